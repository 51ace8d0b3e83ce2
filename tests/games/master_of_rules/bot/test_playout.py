"""The compact round against the rules, move by move."""

from collections.abc import Sequence
from typing import Any

import pytest

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE
from tefuda.games.master_of_rules.bot.numbers import FACES, INDEX, LAID, NONE
from tefuda.games.master_of_rules.bot.playout import Decks, Run, play, playout
from tefuda.games.master_of_rules.rules.state import Dummy, Play, Reveal, Row, State, Take
from tests.games.master_of_rules.tables import finish, match_after, three

GAME = find("master_of_rules")


def dealt(players: int, seed: str) -> Match:
    """A match before its first row."""
    match = match_after(players, (), seed)
    match.chance()
    match.chance()
    return match


def facts(run: Run) -> tuple[Any, ...]:
    """All that a run knows."""
    return tuple(getattr(run, name) for name in Run.__slots__)


def make(run: Run, move: object, seat: int) -> None:
    """The same move on plain numbers, of the same seat."""
    if isinstance(move, Row):
        assert run.bare
        run.lay_row(sorted(INDEX[card] for card in move.cards))
    elif isinstance(move, Dummy):
        assert run.due
        run.lay_dummy(INDEX[move.card])
    elif isinstance(move, Take):
        run.take(seat, INDEX[move.card])
    elif isinstance(move, Play | Reveal):
        run.play(seat, INDEX[move.card])


def keeps_step(run: Run, state: State, move: object, seat: int, after: State) -> None:
    """A move made on both; who may do what before it, how they stand then."""
    if seat != CHANCE:
        assert run.seat == seat
        able = [FACES[card] for card in run.able(seat)]
        assert able == [choice.card for choice in GAME.choices(state, seat)]
        assert FACES[run.pick(seat)] in able
    make(run, move, seat)
    if len(after.rounds) > len(state.rounds):
        assert tuple(run.judge()) == after.rounds[-1].met
        assert [sorted(INDEX[card] for card in hand) for hand in after.hands] == run.hands
    else:
        assert facts(run) == facts(Run(after, after.hands))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_run_keeps_step_with_the_rules(players: int, seed: int) -> None:
    """A random match; the run is made anew for each round, and taken on move by move."""
    match, rng = dealt(players, f"step {seed}"), Quick(seed)
    run, rounds = Run(match.state, match.state.hands), 0
    while not match.over:
        state, seat = match.state, match.turn.seats[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.choices(seat).sample(rng))
        keeps_step(run, state, match.steps[-1].move, seat, match.state)
        if len(match.state.rounds) > rounds and not match.over:
            run, rounds = Run(match.state, match.state.hands), rounds + 1


def test_quick_players_finish_a_round_from_any_point() -> None:
    for players in GAME.info.players:
        match, rng = dealt(players, "any"), Quick(players)
        while not match.over:
            run = Run(match.state, match.state.hands)
            play(run, Decks(match.state), rng)
            assert run.plays == 2 * players
            assert not any(run.row)
            seat = match.turn.seats[0]
            match.push(seat, match.choices(seat).sample(rng))


def test_nature_draws_in_order_and_turns_the_discards_over() -> None:
    state = finish(match_after(5, ()), rounds=5).state
    assert not state.numbers
    decks = Decks(state)
    drawn = [FACES[card] for card in decks.draw(5, Quick(1), numbers=True)]
    assert drawn == sorted(drawn, key=state.discards.index)
    assert sorted([*drawn, *decks.numbers]) == sorted(state.discards)
    assert not decks.discards


def test_a_playout_pays_from_any_point() -> None:
    match = match_after(3, ())
    for _ in range(40):
        assert all(-1 <= paid <= 1 for paid in playout(match.state, Quick(1)))
        seat = match.turn.seats[0]
        match.push(seat, match.choices(seat).sample(Quick(seat)))


def supported(rules: Sequence[str], *numbers: str) -> float:
    """The chance of seat 0 with SUPPORT, the numbers of all on the table or of none."""
    run = Run(three("TRIO ONLY BEST", "TRIO ONLY BEST", "TRIO ONLY BEST").state, ())
    run.rules = [INDEX.get(rule, NONE) for rule in rules]
    run.numbers = [INDEX[number] for number in numbers] or [NONE] * 3
    run.five = sum(LAID[INDEX[number]] for number in numbers)
    return run.odds(0, INDEX["SUPPORT"], run.numbers[0], run.five)


def test_support_hangs_on_the_right() -> None:
    down = ("R9", "B8", "Y7")
    assert supported(("", "", "LIMIT"), *down) == 0.0
    assert supported(("", "SUPPORT", "SUPPORT"), *down) == 1.0
    assert 0 < supported(("", "LIMIT", ""), *down) < 1
    assert 0 < supported(("", "", "ONLY")) < 1


def test_a_playout_of_a_match_that_is_over_is_its_result() -> None:
    match = finish(match_after(4, ()))
    assert playout(match.state, Quick(1)) == match.game.payoffs(match.state)


def test_a_playout_of_the_last_round_is_a_result() -> None:
    match = finish(match_after(3, ()), rounds=11)
    assert sum(playout(match.state, Quick(1))) == pytest.approx(0)
