"""What the others did since one's own last act stays readable where one is to act."""

from tefuda.core.table import Message, Shown, Who
from tefuda.games.thieves.screen.acts import acts, junk
from tests.games.thieves.tables import FOUR, HIDDEN, HIDDEN_OF_THREE, four, second_turn, seen, three


def flat(message: Message | None) -> list[object]:
    """Who did what, one after the other."""
    if message is None:
        return []
    told: list[object] = []
    for value in message.values.values():
        told += flat(value) if isinstance(value, Message) else [value]
    if message.text.endswith("went home"):
        told.append("home")
    return told + ["face down"] * message.text.endswith("face down")


def test_before_anybody_acts_nothing_is_told() -> None:
    assert acts(seen(three(*HIDDEN_OF_THREE), 0)) is None


def test_both_that_act_before_one_are_told_in_their_order() -> None:
    view = seen(three(*HIDDEN_OF_THREE, "steal K-2", "steal R3"), 2)
    assert flat(acts(view)) == [Who(0), Shown(("K-2",)), Who(1), "face down"]


def test_those_after_one_are_told_of_the_phase_before() -> None:
    view = seen(three(*HIDDEN_OF_THREE, "steal K-2", "steal B3", "home"), 0)
    assert flat(acts(view)) == [Who(1), Shown(("B3",)), Who(2), "home"]


def test_who_was_at_home_already_is_told_no_more() -> None:
    match = four(*HIDDEN, "home", "steal B2", "steal Y3", "steal G3", "steal Y2")
    assert flat(acts(seen(match, 2))) == [Who(3), Shown(("G3",)), Who(1), "face down"]


def test_a_turn_without_first_treasures_counts_from_the_first_card() -> None:
    match = second_turn(FOUR[2], "steal B1")
    assert flat(acts(seen(match, 2))) == [Who(1), Shown(("B1",))]


def test_the_junk_that_may_still_come_is_told_beside_them() -> None:
    def told(*moves: str, hand: str = "") -> list[str]:
        view = seen(three(*moves), 0)
        lines = junk(view._replace(hand=(*view.hand, *hand.split())))
        return [str(line.values["cards"]) for line in lines]

    assert told() == [str(Shown(("K-3", "K-3", "K-4")))]
    laid = (*HIDDEN_OF_THREE, "steal K-2", "steal B3", "steal K-3")
    assert told(*laid) == [str(Shown(("K-3", "K-4")))]
    assert told(*laid, hand="K-3 K-4") == []
