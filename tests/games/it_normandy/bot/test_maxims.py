"""Rules of thumb: which move follows which, as the view shows it."""

from typing import Any

from tefuda.core.kit.play import Play
from tefuda.core.terms import Words
from tefuda.games.it_normandy.bot.maxims import maxim
from tefuda.games.it_normandy.rules.secrets import view
from tefuda.games.it_normandy.rules.state import State
from tefuda.games.it_normandy.rules.turns import apply
from tests.facts import put
from tests.games.it_normandy.rounds import between, choosing, running


def told(state: State, *words: str, seat: int = 0) -> str:
    reason = maxim(view(state, seat), words)
    return reason.message.text if reason else ""


def led(mine: str, yours: str, lead: str, **facts: Any) -> State:
    """Seat 0 has led; the dice gave red 6, yellow 1 and blue 3, and ■5 was turned up."""
    return apply(put(running(mine, yours), **facts), Play(lead), 0)


def test_a_beginning_follows_none_and_an_onlooker_knows_none() -> None:
    words: Words = ("play", "Y1")
    assert maxim(view(running("Y1", "Y2"), 0), ()) is None
    assert maxim(view(running("Y1", "Y2"), -1), words) is None
    assert not told(between((3, 0)), "tasks", "R1", "Y1")


def test_tasks_are_gathered_well_above_0_and_else_spread() -> None:
    high = put(between((3, 0)), scores=(6, 0))
    assert told(high, "tasks", "R3", "Y0", "B0").startswith("Well above 0")
    assert not told(high, "tasks", "R1", "Y1", "B1")
    assert told(between((3, 0)), "tasks", "R1", "Y1", "B1").startswith("Close to 0")
    assert not told(between((1, 0)), "tasks", "R1", "Y0", "B0")


def test_near_0_or_below_ones_own_task_gets_done() -> None:
    low, high = choosing(), put(choosing(), scores=(6, 0))
    assert told(low, "solve", "personal").startswith("Close to 0 or below")
    assert not told(low, "solve", "common")
    assert not told(high, "solve", "common") and not told(high, "solve", "personal")


def test_in_the_last_round_who_has_much_leaves_ones_own_task() -> None:
    last = put(choosing(), rounds=between((0, 0)).past.rounds * 2, scores=(12, 0))
    assert told(last, "solve", "common").startswith("Last round, well above 0")
    assert not told(last, "solve", "personal")
    assert not told(put(last, scores=(6, 0), personal=((9, 9, 9), (0, 0, 0))), "solve", "common")


def test_who_cannot_win_plays_the_weakest() -> None:
    assert told(led("Y9", "Y1 Y2", "Y9"), "play", "Y1", seat=1).startswith("No card")
    assert not told(led("Y9", "Y1 Y2", "Y9"), "play", "Y2", seat=1)


def test_who_is_high_enough_in_the_second_round_has_no_use_for_strong_cards() -> None:
    past = between((0, 0)).past.rounds
    for rounds, score, follows in ((past, 20, False), (past, 5, True), (past * 2, 20, True)):
        state = led("Y9", "Y1 Y2", "Y9", rounds=rounds, scores=(0, score))
        assert bool(told(state, "play", "Y1", seat=1)) == follows


def test_who_must_win_plays_the_weakest() -> None:
    assert told(led("Y1", "Y8 Y9", "Y1"), "play", "Y8", seat=1).startswith("Each card")
    assert told(led("Y1", "Y8 Y9", "Y1", scores=(0, 9)), "play", "Y8", seat=1).startswith("Each")
    assert not told(led("Y1", "Y8 Y9", "Y1"), "play", "Y9", seat=1)


def test_from_the_second_round_on_who_is_below_0_wins_a_trick_that_does_a_task() -> None:
    first = led("R6", "R3 R9", "R6", scores=(0, -9))
    later = put(first, rounds=between((0, 0)).past.rounds)
    assert told(later, "play", "R9", seat=1).startswith("Below 0 if it ended now")
    assert not told(later, "play", "R3", seat=1)
    assert not told(first, "play", "R9", seat=1)
    assert not told(put(later, common=(0, 1, 0)), "play", "R9", seat=1)


def test_who_may_lose_does_where_points_are_not_needed() -> None:
    assert told(led("Y6", "Y3 Y9", "Y6", scores=(0, 9)), "play", "Y3", seat=1).startswith("At 0")
    assert not told(led("Y6", "Y3 Y9", "Y6"), "play", "Y3", seat=1)
    many = led("Y6", "Y3 Y9", "Y6", rounds=between((0, 0)).past.rounds, common=(9, 9, 0))
    assert told(many, "play", "Y3", seat=1).startswith("Too many tasks")


def test_a_lead_is_the_weakest_of_the_longest_suit_or_of_another_or_at_first_an_only_card() -> None:
    state = running("R1 R2 R8 Y3 B7 B9", "")
    assert told(state, "play", "R1").startswith("No suit of yours has more")
    assert told(state, "play", "Y3").startswith("First round")
    assert told(state, "play", "B7").startswith("In {suit}, lead the weakest card:")
    assert not told(state, "play", "B9")
    only = running("R1 R2 R8 Y9 B7 B9", "")
    assert told(only, "play", "Y9").startswith("First round")
    later = put(only, rounds=between((0, 0)).past.rounds)
    assert not told(later, "play", "Y9")


def test_in_the_first_round_the_trump_rank_is_led_where_a_task_waits() -> None:
    state = put(running("R5 R8 Y5 Y9 B7 B9", ""), common=(1, 0, 0))
    assert told(state, "play", "R5").startswith("First round: lead the trump rank")
    assert not told(state, "play", "Y5").startswith("First round: lead the trump rank")


def test_with_few_cards_the_weakest_is_led() -> None:
    assert told(running("R7 Y3 B8", ""), "play", "Y3").startswith(
        "Few cards left: lead the weakest;"
    )


def test_4_1_a_higher_rank_is_not_called_the_weakest_of_a_few_for_want_of_trump() -> None:
    """Red is trump: ●1 beats ★9, but ★9 is the harder one to beat as a lead."""
    assert not told(running("R1 Y9 R7", ""), "play", "Y9").startswith("Few cards")


def test_what_most_cards_follow_says_nothing() -> None:
    alike = running("Y3 B3 R1", "", dice=(6, 1, 1), up="R9")
    assert not told(alike, "play", "Y3")
