"""What a card would do is said of the lifted one, in one's turn, from what one knows."""

from itertools import combinations

import pytest

from tefuda.core.kit.play import Play
from tefuda.core.table import Message, Who
from tefuda.games.it_normandy.cards import SUIT
from tefuda.games.it_normandy.rules.secrets import unseen, view, voids
from tefuda.games.it_normandy.rules.state import Counts, State, Trick, View
from tefuda.games.it_normandy.rules.turns import apply, followers
from tefuda.games.it_normandy.screen.foresight import foresee, wins
from tests.facts import put
from tests.games.it_normandy.rounds import NONE, between, choosing, running


def told(state: State, seat: int, card: str) -> Message:
    foresight = foresee(view(state, seat), ("play", card))
    assert foresight
    line = foresight.message
    while "line" in line.values:
        inner = line.values["line"]
        assert isinstance(inner, Message)
        line = inner
    return line


def lost(state: State, card: str) -> Message | None:
    """What seat 0 hears of the other's taking this lead in its suit."""
    foresight = foresee(view(state, 0), ("play", card))
    done = foresight and foresight.message.values.get("done")
    return done if isinstance(done, Message) and done.text.startswith("If {who} takes it") else None


def work(message: Message) -> str:
    piece = message.values["work"]
    assert isinstance(piece, Message)
    return piece.text


def led(dice: Counts = (6, 1, 3), personal: Counts = NONE) -> State:
    """Seat 0 has led red 7; seat 1 follows."""
    return apply(put(running("R7", "R3 R9", dice), personal=(NONE, personal)), Play("R7"), 0)


def test_a_follower_hears_which_card_beats_which() -> None:
    for card, best in (("R9", "R9"), ("R3", "R7")):
        message = told(led(), 1, card)
        assert message.text == "{best} beats {other}: {how}. {work}"
        assert getattr(message.values["best"], "cards", None) == (best,)


@pytest.mark.parametrize(
    ("common", "personal", "said"),
    [
        ((6, 1, 3), NONE, "{who} would do a common {suit} task ({n} more left)."),
        ((0, 1, 3), (2, 0, 0), "{who} would do a personal {suit} task ({n} more left)."),
        ((0, 1, 3), (1, 0, 0), "{who} would do the last personal {suit} task."),
        (
            (6, 1, 3),
            (1, 0, 0),
            "{who} would choose: a common or a personal {suit} task.",
        ),
        (
            (0, 1, 3),
            NONE,
            "{who} would get a surplus trick: no {suit} task is left.",
        ),
    ],
)
def test_5_2_and_which_task_it_would_work_off(common: Counts, personal: Counts, said: str) -> None:
    assert work(told(put(led(personal=personal), common=common), 1, "R9")) == said


def finishing(*reds: int, tie: bool = True) -> Message:
    """What is said of the last red task, of which these seats have done one each; seat 1 takes it."""
    tricks = tuple(Trick(0, (), seat, "R", "common", ("R",)) for seat in reds)
    state = put(led(), common=(1, 1, 3), tricks=tricks)
    state = put(state, setup=state.setup._replace(tie_scores=tie))
    piece = told(state, 1, "R9").values["work"]
    assert isinstance(piece, Message)
    return piece


def test_6_4_who_gets_points_for_the_last_common_task_of_a_suit_is_said() -> None:
    mine, theirs = finishing(1), finishing(0, 0)
    assert (
        mine.text
        == theirs.text
        == ("{who} would do the last common {suit} task: +2 for {most} (most of them).")
    )
    assert (mine.values["most"], theirs.values["most"]) == (Who(1), Who(0))
    assert finishing(0).text == "{who} would do the last common {suit} task: +2 for both."
    assert finishing(0, tie=False).text == "{who} would do the last common {suit} task."


def test_few_cards_that_beat_a_lead_are_named() -> None:
    state = put(running("R10 R5 Y5", "R11 Y1 Y2 B1", up="B5"), stock=("B3", "B4"))
    line = told(state, 0, "R10")
    assert line.text.startswith("Only {cards} can beat it: {n}% likely with {who}.")
    assert getattr(line.values["cards"], "cards", None) == ("R11",)


def test_6_11_in_the_last_round_surplus_is_a_minus_at_once() -> None:
    last = put(led(), common=(0, 1, 3), rounds=between((0, 0)).past.rounds * 2)
    assert work(told(last, 1, "R9")) == (
        "{who} would get a surplus trick, −1 at once: no {suit} task is left."
    )


def after(state: State, card: str, seat: int = 1) -> list[tuple[str, dict[str, object]]]:
    """What is said of both sums: texts and figures."""
    foresight = foresee(view(state, seat), ("play", card))
    done = foresight and foresight.message.values.get("done")
    lines = [done] if isinstance(done, Message) else []
    if lines and lines[0].text == "{line} {done}":
        lines = [line for line in lines[0].values.values() if isinstance(line, Message)]
    return [(line.text, dict(line.values)) for line in lines]


FIRST = Trick(0, ("B2", "B3"), 1, "B", "common", ("R",))


def second(common: Counts, personal: Counts = NONE, winner: int = 1) -> State:
    """Seat 0 has led red 7 to the second trick; the first did a blue task."""
    trick = FIRST._replace(winner=winner)
    return put(led(personal=personal), common=common, tricks=(trick,))


def test_6_2_a_follower_hears_what_a_trick_does_to_the_sums() -> None:
    [(text, values)] = after(second((6, 1, 2)), "R9")
    assert text == "If all gets done: {who} {before} → {after}."
    assert values == {"who": Who(1), "before": "1", "after": "2"}


def test_6_6_of_two_sums_that_change_the_one_that_tells_is_named() -> None:
    [(rest, values)] = after(second((6, 1, 2)), "R3")
    assert rest.startswith("If all gets done: {who}")
    assert (values["before"], values["after"]) == ("−2", "1")


def test_6_8_that_not_all_can_be_done_any_more_is_said() -> None:
    """Surplus, and now more common tasks are left than tricks."""
    [(text, _)] = after(second((0, 6, 6)), "R9")
    assert text == "Then too few tricks are left for all tasks."


def test_6_9_from_the_second_round_on_it_is_as_things_stand() -> None:
    later = put(second((6, 1, 2), (0, 1, 0), winner=0), rounds=between((0, 0)).past.rounds)
    [(now, values)] = after(later, "R9")
    assert now == "If it ended now: {who} {before} → {after}."
    assert (values["before"], values["after"]) == ("−8", "−6")


def test_6_8_the_last_common_task_changes_both_scores_and_one_of_several_none() -> None:
    rounds = between((0, 0)).past.rounds
    last, one = (put(second((red, 0, 0), (0, 1, 0)), rounds=rounds) for red in (1, 6))
    [(now, _)] = after(last, "R9")
    assert now == "If it ended now: {a} {a0} → {a1}, {b} {b0} → {b1}."
    assert after(one, "R9") == []


def test_6_2_a_follower_hears_that_tasks_are_all_done_then() -> None:
    [(text, values)] = after(second((1, 0, 0)), "R9")
    assert text == "With that all is done. Score then: {a} {a1}, {b} {b1}."
    assert values["b1"] == "8"


def test_6_9_later_beside_the_scores_as_things_stand() -> None:
    state = put(second((1, 0, 0)), rounds=between((0, 0)).past.rounds)
    [(text, values)] = after(state, "R9")
    assert text == "With that all is done. If it ended now: {a} {a0} → {a1}, {b} {b0} → {b1}."
    assert (values["b0"], values["b1"]) == ("2", "8")


def test_6_2_once_all_is_done_no_rest_is_told_of() -> None:
    [(text, _)] = after(second(NONE), "R9")
    assert text == "If it ended now: {who} {before} → {after}."


def test_a_leader_hears_what_it_is_to_take_the_trick() -> None:
    state = put(running("R9 Y1 B7", "Y2 B3"), stock=("R10",), tricks=(FIRST,))
    assert after(state, "R9", 0)[0][1]["who"] == Who(0)


@pytest.mark.parametrize(
    ("common", "mine", "personal", "said"),
    [
        ((6, 1, 3), NONE, NONE, None),
        ((0, 1, 3), NONE, NONE, None),
        ((6, 1, 3), (1, 0, 0), (1, 0, 0), None),
        ((1, 1, 3), (1, 0, 0), (1, 0, 0), None),
        (
            (1, 1, 3),
            NONE,
            NONE,
            "{who} would do the last common {suit} task: +2 for {most} (most of them).",
        ),
        ((0, 1, 3), (1, 0, 0), NONE, "If {who} takes it with {suit}, it is surplus for {who}."),
        (
            (1, 1, 3),
            (1, 0, 0),
            NONE,
            "{who} would do the last common {suit} task: +2 for {most} (most of them).",
        ),
        ((6, 1, 3), NONE, (1, 0, 0), "{who} would choose: a common or a personal {suit} task."),
        ((0, 1, 3), NONE, (2, 0, 0), "{who} would do a personal {suit} task ({n} more left)."),
    ],
)
def test_a_leader_hears_what_the_other_does_by_taking_it_in_its_suit(
    common: Counts, mine: Counts, personal: Counts, said: str | None
) -> None:
    """Where it is something else than one would do oneself, or the last common task of the suit."""
    state = put(
        running("R7 Y1", "R9 Y2"),
        common=common,
        personal=(mine, personal),
        stock=("B11",),
    )
    heard = lost(state, "R7")
    assert (heard and (work(heard) if "work" in heard.values else heard.text)) == said


def test_of_a_suit_that_the_other_has_not_only_the_lead_itself_is_told() -> None:
    tricks = (Trick(0, ("R1", "B1"), 0, "R", "common", ("R",)),)
    state = put(running("R7 Y1", "Y2 B3"), common=(0, 1, 3), tricks=tricks, stock=("R9",))
    assert lost(state, "R7") is None


def test_nothing_is_summed_before_the_first_trick_nor_while_a_choice_is_open() -> None:
    assert after(led(), "R9") == []
    assert after(second((6, 1, 2), (1, 0, 0)), "R9") == []


def _in_all_hands(state: State, card: str) -> float:
    """The same by counting every hand that seat 1 may hold."""
    seen = view(state, 0)
    cards = [other for other in unseen(seen) if SUIT[other] not in voids(seen)[1]]
    hands = list(combinations(cards, seen.sizes[1]))
    able = [
        any(wins(apply_lead(seen, card), other) for other in followers(hand, SUIT[card]))
        for hand in hands
    ]
    return 100 * sum(able) / len(able)


def apply_lead(seen: View, card: str) -> View:
    return seen._replace(plays=(card,), seat=1, now=seen.now._replace(leader=0))


def test_a_leader_hears_in_how_many_hands_a_card_that_follows_beats_it() -> None:
    """Red is trump and 5 its rank; the other holds two cards."""
    state = put(running("R9 Y1 B7", "Y2 B3"), stock=("R10",))
    for card in ("R9", "Y1", "B7"):
        told_of = told(state, 0, card).values["n"]
        assert isinstance(told_of, int)
        assert abs(told_of - _in_all_hands(state, card)) <= 0.5


def test_3_2_suits_the_other_has_not_beat_nothing() -> None:
    """Red was led and not followed, so no red card is to be feared."""
    tricks = (Trick(0, ("R1", "B1"), 0, "R", "common", ("R",)),)
    state = put(running("R9 Y1", "Y2 B3"), stock=("R10",), tricks=tricks)
    assert told(state, 0, "R9").values["n"] == round(_in_all_hands(state, "R9"))


def test_what_is_rare_is_not_called_impossible() -> None:
    """Only a hand without blue may trump the highest blue."""
    others = "R1 R2 R3 R4 R6 R7 R8 R10 R11 Y2 Y3 Y4 Y6"
    rare = told(put(running("B11 Y1", others, up="B5"), stock=("R9",)), 0, "B11")
    assert type(rare.values["n"]) is int
    assert rare.values["n"] == 1
    assert rare.text == "{who} can hardly beat it. If you take it: {work}"


def test_what_is_nearly_sure_is_not_called_so() -> None:
    """Only a hand of nothing but blue fails to beat the lowest yellow card."""
    state = put(running("Y1 B11", "Y2 Y3 Y4 Y6 B1", up="B5"), stock=("Y11",))
    common = told(state, 0, "Y1")
    assert common.values["n"] == 99
    assert common.text == "{who} can almost surely beat it if {who} wants. If you take it: {work}"


def test_what_is_sure_is_said_so() -> None:
    """Red 5 is of the trump rank and suit; to yellow 1 the other must follow with a higher one."""
    state = put(running("R5 Y1", "Y2"), stock=("R10",))
    assert told(state, 0, "R5").text == "{who} cannot beat it. {work}"
    tricks = tuple(Trick(0, ("Y1", f"{suit}1"), 0, "Y", "common", ("R",)) for suit in "RB")
    blue = tuple(Trick(0, ("B1", "R1"), 0, "B", "common", ("R",)) for _ in "1")
    only = put(running("B2", "R3"), stock=("R10",), tricks=(*tricks[:1], *blue), up="R5")
    assert told(only, 0, "B2").text == "{who} can surely beat it. If {who} lets you take it: {work}"


def test_nothing_is_foreseen_without_a_card_or_out_of_turn() -> None:
    assert foresee(view(led(), 1), ()) is None
    assert foresee(view(led(), 1), ("play",)) is None
    assert foresee(view(running("R7", "R3"), 1), ("play", "R3")) is None
    assert foresee(view(choosing(), 0), ("play", "Y1")) is None
