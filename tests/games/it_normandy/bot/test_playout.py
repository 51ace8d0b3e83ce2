"""The compact run against the rules, move by move."""

from collections.abc import Iterator

import pytest

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.terms import CHANCE, Value
from tefuda.games.it_normandy.bot.numbers import INDEX
from tefuda.games.it_normandy.bot.playout import Run, SelfPlay, playout
from tefuda.games.it_normandy.rules.state import Play, Solve, State
from tefuda.games.it_normandy.rules.turns import turn
from tests.games.it_normandy.rounds import GAME, between

OPTIONS: tuple[dict[str, Value], ...] = (
    {},
    {"off_suit": "highest_rank_wins"},
    {"trump_suit": "follows_counters"},
    {"most_solved_tie": "none"},
)


def steps(seed: int) -> Iterator[tuple[State, object, State]]:
    """(before, move, after) of a random match."""
    match, rng = Match(GAME, 2, OPTIONS[seed % len(OPTIONS)], f"playout {seed}"), Quick(seed)
    while not match.over:
        seat = match.turn.seats[0]
        move = match.choices(seat).sample(rng) if seat != CHANCE else None
        before = match.state
        if move is None:
            match.chance()
        else:
            match.play(seat, move)
        yield before, match.steps[-1].move, match.state


def make(run: Run, before: State, move: object) -> None:
    """The same move on plain numbers."""
    if isinstance(move, Solve):
        run.settle(common=move.area == "common")
    elif isinstance(move, Play):
        seat, card = turn(before).seats[0], INDEX[move.card]
        run.hands[seat].remove(card)
        if run.lead < 0:
            run.lead = card
        else:
            run.follow(card)


def facts(run: Run) -> tuple[object, ...]:
    parts = (run.hands, run.common, run.personal, run.solves, run.won, run.surplus)
    return (*parts, run.leader, run.lead, run.taken, run.strengths, run.standing())


@pytest.mark.parametrize("seed", range(12))
def test_a_run_keeps_step_with_the_rules(seed: int) -> None:
    run = None
    for before, move, after in steps(seed):
        if run and before.leader >= 0:
            make(run, before, move)
        if after.leader >= 0:
            fresh = Run(after)
            assert before.leader < 0 or run is None or facts(run) == facts(fresh)
            run = fresh
        elif before.leader >= 0:
            assert run
            assert run.standing() == list(after.scores)


def test_quick_players_finish_a_round() -> None:
    for seed in range(8):
        for number, (_, _, after) in enumerate(steps(seed)):
            if after.leader >= 0 and number % 9 == 0:
                run = Run(after)
                assert len(SelfPlay(run, Quick(number)).finish()) == 2
                assert run.number == len(after.rounds)
                assert not run.hands[0] + run.hands[1]


def test_a_playout_starts_anywhere() -> None:
    before, over = between((2, 0)), between((0, 0))
    assert all(-1 <= paid <= 1 for paid in playout(before, Quick("advice")))
    over = over._replace(rounds=over.rounds * 3, scores=(3, 4))
    assert playout(over, Quick("advice")) == (1, -1)
