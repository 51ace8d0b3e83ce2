"""What quick players do, and from where they may begin."""

from tefuda.core.chance import Quick
from tefuda.games.thieves.bot.outlook import outlook
from tefuda.games.thieves.bot.playout import Run, pick, playout
from tests.games.thieves.tables import HIDDEN, four, match_after, state


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


def test_between_turns_the_scores_promise_for_the_turns_left() -> None:
    between = state(four(*HIDDEN, "home", "home", "home"))
    assert playout(between, Quick(1)) == outlook(between.past.scores, 3)


def test_first_treasures_are_hidden_by_chance_before_the_turn_is_played() -> None:
    assert len({playout(state(four(*HIDDEN[:2])), Quick(seed)) for seed in range(20)}) > 1
