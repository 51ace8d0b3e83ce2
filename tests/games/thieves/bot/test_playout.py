"""The quick simulator plays by the rules, move by move."""

import pytest

from tefuda.core.chance import Quick
from tefuda.games.thieves import GAME
from tefuda.games.thieves.bot.playout import Run, pick, playout
from tefuda.games.thieves.rules.state import State, Steal
from tests.games.thieves.tables import HIDDEN, HIDDEN_OF_THREE, four, match_after, state, three


def plain(run: Run) -> tuple[object, ...]:
    """Everything a run knows, hands and pile as sets."""
    hands = [sorted(hand) for hand in run.hands]
    return (run.colours, run.sums, run.liked, hands, sorted(run.given), run.out)


def follow(truth: State, seed: int) -> None:
    """A turn at random, the run beside it."""
    rng, run = Quick(seed), Run(truth)
    while True:
        seat = truth.now.seat
        move = GAME.choices(truth, seat).sample(rng)
        after = GAME.apply(truth, move, seat)
        if isinstance(move, Steal):
            run.steal(seat, move.card)
        else:
            run.home(seat)
        if after.now.phase != truth.now.phase and len(run.out) > 1:
            run.walk()
        if after.now.phase < 0:
            run.out = [after.past.results[-1].last]
            assert tuple(run.points()) == after.past.results[-1].points
            return
        assert plain(run) == plain(Run(after))
        truth = after


@pytest.mark.parametrize("seed", range(60))
def test_a_run_follows_the_rules(seed: int) -> None:
    follow(state(four(*HIDDEN)), seed)
    follow(state(three(*HIDDEN_OF_THREE)), seed)


def test_a_run_can_begin_in_the_middle_of_a_phase() -> None:
    run = Run(state(four(*HIDDEN, "steal R3", "home")))
    assert run.out[run.first :] == [2, 3]


class Never:
    """Chance that never makes anybody slip."""

    def below(self, bound: int) -> int:
        return bound - 1


def test_junk_is_played_first_and_of_two_cards_the_dearer() -> None:
    """Seat 0 holds R3 B4 K-2 G2 before thief G; at last it would leave B4 to others."""
    run = Run(state(four(*HIDDEN)))
    assert pick(run, 0, Never()) == "K-2"
    run.hands[0] = ["G2", "B4"]
    assert pick(run, 0, Never()) == "B4"


def test_a_playout_pays_from_any_point() -> None:
    for lines in ((), HIDDEN[:2], HIDDEN, (*HIDDEN, "home", "home", "home")):
        for seed in range(20):
            assert all(-1 <= paid <= 1 for paid in playout(state(four(*lines)), Quick(seed)))


def test_before_the_deal_nobody_is_ahead() -> None:
    assert set(playout(state(match_after(4, ())), Quick(1))) == {0.0}
