"""What quick players finish, from wherever they begin."""

from collections.abc import Iterator

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.terms import CHANCE, Value
from tefuda.games.it_normandy.bot.playout import Run, SelfPlay, playout
from tefuda.games.it_normandy.rules.state import State
from tests.facts import put
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


def test_quick_players_finish_a_round() -> None:
    for seed in range(8):
        for number, (_, _, after) in enumerate(steps(seed)):
            if after.now.leader >= 0 and number % 9 == 0:
                run = Run(after)
                assert len(SelfPlay(run, Quick(number)).finish()) == 2
                assert run.number == len(after.past.rounds)
                assert not run.hands[0] + run.hands[1]


def test_a_playout_starts_anywhere() -> None:
    before, over = between((2, 0)), between((0, 0))
    assert all(-1 <= paid <= 1 for paid in playout(before, Quick("advice")))
    over = put(over, rounds=over.past.rounds * 3, scores=(3, 4))
    assert playout(over, Quick("advice")) == (1, -1)
