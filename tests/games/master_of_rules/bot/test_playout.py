"""What quick players do, what nature draws, and how a round is judged."""

from collections.abc import Sequence

import pytest

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE
from tefuda.games.master_of_rules.bot.numbers import FACES, INDEX, LAID, NONE
from tefuda.games.master_of_rules.bot.playout import Decks, Run, play, playout
from tests.games.master_of_rules.tables import finish, match_after, three

GAME = find("master_of_rules")


def dealt(players: int, seed: str) -> Match:
    """A match before its first row."""
    match = match_after(players, (), seed)
    match.chance()
    match.chance()
    return match


def test_quick_players_finish_a_round_from_any_point() -> None:
    for players in GAME.info.players:
        match, rng = dealt(players, "any"), Quick(players)
        while not match.over:
            run = Run(match.state, match.state.hands)
            if match.turn.seats != (CHANCE,):
                assert run.pick(run.seat) in run.cards(run.seat)
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
    assert drawn == sorted(drawn, key=state.past.discards.index)
    assert sorted([*drawn, *decks.numbers]) == sorted(state.past.discards)
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
