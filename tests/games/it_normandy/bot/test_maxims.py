"""Rules of thumb: which move follows which, as the view shows it."""

from typing import Any

from tefuda.core.kit.play import Play
from tefuda.core.table import Message, Who
from tefuda.core.terms import Words
from tefuda.games.it_normandy.bot.maxims import maxim
from tefuda.games.it_normandy.rules.secrets import view
from tefuda.games.it_normandy.rules.state import State, Trick
from tefuda.games.it_normandy.rules.turns import apply
from tests.facts import put
from tests.games.it_normandy.rounds import between, choosing, running

BLUE = Trick(0, ("B1", "B2"), 1, "B", "common", ("R",))
RED = Trick(0, ("R1", "B2"), 0, "R", "common", ("R",))


def told(state: State, *words: str, seat: int = 0) -> str:
    reason = maxim(view(state, seat), words)
    return reason.message.text if reason else ""


def where(state: State, *words: str, seat: int = 0) -> str:
    """Where the mover of a rule stands, as the page would say it in English."""
    reason = maxim(view(state, seat), words)
    assert reason
    return said(reason.message.values["where"])


def said(piece: object) -> str:
    if isinstance(piece, Who):
        return str(piece.seat)
    if not isinstance(piece, Message):
        return str(piece)
    return piece.text.format(**{name: said(value) for name, value in piece.values.items()})


def lost(state: State, **facts: Any) -> State:
    """With a trick before, in which the other did a blue task."""
    return put(state, tricks=(BLUE,), **facts)


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
    assert told(high, "tasks", "R3", "Y0", "B0").startswith("You are at {score}, well above 0")
    assert not told(high, "tasks", "R1", "Y1", "B1")
    assert told(between((3, 0)), "tasks", "R1", "Y1", "B1").startswith("You are at {score}: spread")
    assert not told(between((1, 0)), "tasks", "R1", "Y0", "B0")


def test_the_last_personal_task_gets_done_where_its_minus_leads_below_0() -> None:
    low = put(choosing(), rounds=between((0, 0)).past.rounds)
    assert told(low, "solve", "personal").endswith("below 0. Do it: that takes its −4 away.")
    assert not told(low, "solve", "common")
    high = put(low, scores=(5, 0))
    assert not told(high, "solve", "personal")


def test_the_last_personal_task_is_left_where_all_done_is_further_from_0() -> None:
    second = put(choosing(), rounds=between((0, 0)).past.rounds, scores=(5, 0))
    assert told(second, "solve", "common").endswith(
        "with all done at {done}, {how}. Do the common task."
    )
    assert not told(put(second, scores=(12, 0)), "solve", "common")
    last = put(second, rounds=between((0, 0)).past.rounds * 2)
    assert not told(last, "solve", "common")
    assert told(put(last, scores=(12, 0)), "solve", "common").endswith("Do the common task.")
    assert not told(put(last, scores=(12, 0)), "solve", "personal")


def test_with_too_few_tricks_for_all_the_last_personal_task_is_weighed_by_what_it_takes_away() -> (
    None
):
    few = put(choosing(), rounds=between((0, 0)).past.rounds, common=(9, 9, 9))
    assert told(put(few, scores=(9, 0)), "solve", "common").endswith(
        "with it done at {done}, {how}. Do the common task."
    )
    assert not told(put(few, scores=(7, 0)), "solve", "common")
    assert not told(put(few, scores=(9, 0)), "solve", "personal")
    assert told(few, "solve", "personal").endswith("that takes its −4 away.")


def test_in_the_last_round_who_has_much_leaves_ones_own_tasks() -> None:
    last = put(choosing(), rounds=between((0, 0)).past.rounds * 2, scores=(12, 0))
    several = put(last, personal=((2, 2, 0), (0, 0, 0)))
    assert told(several, "solve", "common").startswith(
        "You began this round at {score}, well above 0"
    )
    assert not told(several, "solve", "personal")
    assert not told(put(several, scores=(5, 0)), "solve", "common")
    assert not told(put(last, scores=(6, 0), personal=((9, 9, 9), (0, 0, 0))), "solve", "common")


def test_in_the_second_round_several_are_left_only_where_it_stays_high() -> None:
    one = put(choosing(), rounds=between((0, 0)).past.rounds, scores=(12, 0))
    several = put(one, personal=((2, 2, 0), (0, 0, 0)))
    assert not told(several, "solve", "common")
    assert not told(put(several, scores=(18, 0), common=(1, 0, 0)), "solve", "common")
    assert told(put(several, scores=(18, 0)), "solve", "common")


def test_who_cannot_win_plays_the_weakest() -> None:
    late = lost(led("Y9", "Y1 Y2", "Y9"), common=(9, 9, 9))
    assert told(late, "play", "Y1", seat=1).startswith("No card")
    assert not told(late, "play", "Y2", seat=1)


def test_in_the_first_round_who_has_enough_throws_the_strongest_away() -> None:
    state = led("Y9", "Y1 Y2", "Y9")
    assert not told(state, "play", "Y1", seat=1)
    enough = lost(state, scores=(0, 4))
    assert told(enough, "play", "Y2", seat=1).endswith(
        "No card of yours wins: throw away the strongest, and keep weak ones to lose with later."
    )
    assert not told(enough, "play", "Y1", seat=1)


def test_later_who_has_enough_hears_nothing_of_cards_that_are_all_beaten() -> None:
    past = between((0, 0)).past.rounds
    for rounds in (past, past * 2):
        state = lost(led("Y9", "Y1 Y2", "Y9"), rounds=rounds, scores=(0, 20))
        assert not told(state, "play", "Y1", seat=1)
        assert not told(state, "play", "Y2", seat=1)


def test_who_must_win_plays_the_strongest_where_no_more_tricks_are_wanted() -> None:
    late = lost(led("Y1", "Y8 Y9", "Y1"), common=(9, 9, 9))
    enough = put(late, scores=(0, 9))
    assert told(enough, "play", "Y9", seat=1).startswith("Each card")
    assert not told(enough, "play", "Y8", seat=1)
    assert not told(late, "play", "Y9", seat=1)


def test_who_may_lose_does_with_the_strongest_where_points_are_not_needed() -> None:
    state = lost(led("Y6", "Y3 Y4 Y9", "Y6"), rounds=between((0, 0)).past.rounds)
    enough = put(state, scores=(0, 9))
    assert told(enough, "play", "Y4", seat=1) == (
        "{where} Lose with the strongest card that loses, and keep weak ones to lose with later."
    )
    assert where(enough, "play", "Y4", seat=1) == "If it ended now: 7. You need no more tricks."
    for other in (enough, put(enough, common=(9, 9, 0))):
        assert not told(other, "play", "Y3", seat=1)
    assert not told(put(enough, common=(9, 9, 0)), "play", "Y4", seat=1)
    assert not told(state, "play", "Y4", seat=1)


def test_of_the_only_card_that_loses_no_strongest_is_told() -> None:
    state = lost(led("Y6", "Y3 Y9", "Y6"), rounds=between((0, 0)).past.rounds, scores=(0, 9))
    assert told(state, "play", "Y3", seat=1) == "{where} Only one card of yours loses: play it."
    assert not told(state, "play", "Y9", seat=1)


def test_in_the_first_round_it_is_told_how_many_tricks_will_do() -> None:
    state = running("R1 R2 R8 Y3 B7 B9", "")
    assert where(state, "play", "Y3").startswith("A good score for round one is 2 to 5")
    assert where(lost(state, scores=(2, 0)), "play", "Y3") == (
        "If all gets done you are at 0: you need hardly any more tricks, and there is time."
    )
    assert where(lost(state), "play", "Y3") == (
        "If all gets done you are at −2: a few more tricks will do, and there is time."
    )
    for score in (2, 6):
        assert where(lost(state, scores=(score + 2, 0)), "play", "Y3") == (
            f"If all gets done you are at {score}. You need no more tricks."
        )


def test_a_lead_is_the_lowest_card_outside_trump_where_tasks_are_needed() -> None:
    state = running("R1 R2 R8 Y3 B7 B9", "")
    assert told(state, "play", "Y3").endswith(
        "outside trump, and keep strong ones for when you want a trick."
    )
    assert not told(state, "play", "R1")
    assert not told(running("R1 R2 R8 Y7 B7 B9", ""), "play", "Y7")
    later = put(lost(state, common=(0, 0, 0), scores=(-3, 0)), rounds=between((0, 0)).past.rounds)
    assert not told(later, "play", "Y3")


def test_who_needs_no_tricks_leads_an_only_card_in_the_first_round() -> None:
    state = lost(running("R1 R2 R8 Y3 B4 B9", ""), scores=(9, 0), stock=("Y4",))
    assert "your only {suit} card" in told(state, "play", "Y3")
    assert "your only {suit} card" not in told(put(state, scores=(0, 0)), "play", "Y3")
    later = put(state, rounds=between((0, 0)).past.rounds)
    assert told(later, "play", "Y3").endswith("outside trump: most cards beat it.")


def test_who_needs_no_tricks_leads_the_lowest_if_it_may_lose() -> None:
    state = lost(running("R8 R9 Y4 Y8 B6 B9", ""), scores=(9, 0), stock=("Y9",))
    assert told(state, "play", "Y4").endswith("outside trump: most cards beat it.")
    assert not told(state, "play", "B6")
    assert not told(put(state, stock=()), "play", "Y4")


def test_in_the_second_round_a_weak_card_is_led_where_the_other_far_higher_has_personal_tasks() -> (
    None
):
    state = put(
        lost(running("R1 R2 R8 Y3 Y4 B7 B9", "Y9")),
        rounds=between((0, 0)).past.rounds,
        personal=((0, 0, 0), (0, 1, 0)),
        scores=(3, 9),
        stock=("B11",),
    )
    assert told(state, "play", "Y3").startswith("{where} {who} can use the minus")
    assert not told(state, "play", "Y4").startswith("{where} {who} can use the minus")
    for facts in ({"scores": (6, 9)}, {"scores": (-3, 3)}, {"rounds": state.past.rounds * 2}):
        assert "use the minus" not in told(put(state, **facts), "play", "Y3")


def test_a_lead_says_where_one_stands_and_what_one_needs() -> None:
    state = put(running("R1 R2 R8 Y3 B7 B9", ""), rounds=between((0, 0)).past.rounds)
    for facts, text in (
        ({"scores": (3, 0)}, "You begin this round at 3: a few tricks will do."),
        ({"scores": (-3, 0)}, "You begin this round at −3: you need tasks done."),
        (
            {"scores": (9, 0)},
            "You begin this round at 9, well above 0: you need no points, and a −2 for common tasks left helps.",
        ),
        (
            {"scores": (3, 0), "personal": ((1, 0, 0), (0, 0, 0))},
            "You begin this round at 3: get your personal tasks done (left, they are −4 or worse).",
        ),
        (
            {"scores": (3, 13), "personal": ((0, 0, 0), (1, 2, 0))},
            "You begin this round at 3: a few tricks will do. 1 would go from 13 to 7 with all personal tasks left undone.",
        ),
        (
            {"scores": (9, 0), "personal": ((1, 0, 0), (0, 0, 0))},
            "You begin this round at 9, well above 0: a personal task left undone is −4, and your tricks then score nothing.",
        ),
    ):
        assert where(put(state, **facts), "play", "Y3") == text
    assert where(lost(state, common=(9, 9, 9)), "play", "Y3") == (
        "If it ended now: −4. There are too few tricks left for all tasks."
    )
    assert where(lost(state), "play", "Y3") == (
        "If it ended now: −4. You need tasks done; common ones may be done by 1 too."
    )
    own = lost(state, common=(0, 0, 0), personal=((1, 0, 0), (0, 0, 0)))
    assert where(own, "play", "Y3") == "If it ended now: −2. You need your own tasks done."


def test_who_leads_hears_that_the_other_needs_no_more_tricks_either() -> None:
    state = lost(running("R1 R2 R8 Y3 B6 B9", "B11"), common=(9, 9, 9), scores=(9, 9))
    neither = (
        "If it ended now: 5. You need no more tricks, nor does 1, who may leave this one to you."
    )
    assert where(state, "play", "Y3") == neither
    alone = put(state, scores=(9, 0))
    assert where(alone, "play", "Y3") == "If it ended now: 5. You need no more tricks."


def test_in_the_first_round_the_trump_rank_is_led_where_a_task_waits() -> None:
    state = put(running("R5 R8 Y5 Y9 B7 B9", ""), common=(1, 0, 0))
    assert "Lead the trump rank" in told(state, "play", "R5")
    assert "Lead the trump rank" not in told(state, "play", "Y5")
    assert "Lead the trump rank" not in told(put(state, tricks=(RED,) * 3), "play", "R5")


def test_4_1_a_high_card_is_not_the_one_to_lead_for_want_of_trump() -> None:
    """Red is trump: ●1 beats ★9, but ★9 is the harder one to beat as a lead."""
    assert not told(running("R1 Y9 R7", ""), "play", "Y9")


def test_what_most_cards_follow_says_nothing() -> None:
    alike = running("Y3 B3 R1", "", dice=(6, 1, 1), up="R9")
    assert not told(alike, "play", "Y3")
