"""How one's hand stands, and the match."""

from typing import Any

import pytest

from tefuda.games.world_management.screen.standing import lead, standing
from tests.games.world_management.tables import DONE, FAR, NEAR, plain, screen, seen, table

FULL = {"hands": "full"}


def told(hand: str, **more: Any) -> str:
    return plain(standing(seen(table([FAR, hand, FAR], **more), 1)))


def test_the_groups_are_counted_and_what_the_whole_would_bring() -> None:
    assert told(NEAR).startswith("8 of 9 groups whole. With all: 9 points.")


def test_dora_that_is_held_counts() -> None:
    start = "8 of 9 groups whole. With all: 12 points (3 dora)."
    assert told(NEAR, turned="north").startswith(start)


def test_an_open_group_is_one_of_them() -> None:
    hand = NEAR.replace("east*3 ", "")
    assert told(hand, exposed={1: ["east*3"]}).startswith("8 of 9 groups whole")


def test_open_groups_of_no_form_are_told() -> None:
    assert told("fire1 fire4", exposed={1: ["east*4"]}).startswith("Your open groups fit no form")


def test_an_onlooker_hears_of_the_match_alone() -> None:
    view = seen(table([FAR, FAR, FAR]), -1)
    assert standing(view) == lead(view)


@pytest.mark.parametrize(
    ("scores", "seat", "said"),
    [
        ((0, 0, 0), 0, "Match: all at 0."),
        ((9, 4, 0), 0, "Match: you lead by 5."),
        ((9, 4, 9), 0, "Match: you share the lead."),
        ((9, 4, 0), 1, "Match: you are 5 behind 0."),
        ((9, 4, 0), -1, "The lead in the match: 0, with 9."),
    ],
)
def test_the_match_is_told_as_the_viewer_has_it(
    scores: tuple[int, ...], seat: int, said: str
) -> None:
    assert plain(lead(seen(table([FAR, FAR, FAR], options=FULL, scores=scores), seat))) == said


def test_a_single_hand_decides() -> None:
    assert plain(lead(seen(table([FAR, FAR, FAR]), 0))) == "This one hand decides the match."


def test_it_is_told_while_a_hand_runs_alone() -> None:
    assert screen(table([FAR, DONE, FAR]), 1).standing
    assert screen(table([FAR, FAR, FAR], phase="deal"), 1).standing is None


TEN = {"minimum": 10}
BY_SIZE = {"group_points": "by_size", **TEN}


def test_with_points_needed_it_is_told_what_they_lack() -> None:
    said = "9 of 9 groups whole. With all: 9 points; for 10 find 1 dora, even a lone one."
    assert told(DONE, options=TEN, turned="fire4").startswith(said)


def test_a_larger_form_has_no_single_card() -> None:
    fives = "east*5 south*5 west*5 north*5 fire1..5 dark7..9"
    said = "Commander: 6 of 6 groups whole. With all: 11 points; for 12 find 1 dora. "
    assert told(fives, options=BY_SIZE | {"minimum": 12}, turned="thunder7").startswith(said)


def test_with_points_needed_it_is_told_that_there_are_enough() -> None:
    said = "8 of 9 groups whole. With all: 12 points, 10 needed."
    assert told(NEAR, options=TEN, turned="north").startswith(said)


def test_where_no_dora_is_a_form_that_needs_none_is_told() -> None:
    said = "Commander: 1 of 6 groups whole. With all: 11 points, 10 needed."
    assert told(DONE, options=BY_SIZE, turned="wild").startswith(said)


def test_where_no_form_can_reach_the_points_that_is_told() -> None:
    assert told(DONE, options=TEN, turned="wild").startswith("No dora in this hand")


def test_before_the_dora_is_turned_the_points_alone_are_told() -> None:
    said = "8 of 9 groups whole. With all: 9 points, 10 needed."
    assert told(NEAR, options=TEN).startswith(said)


def test_a_whole_form_that_may_be_declared_is_told_before_one_that_lacks_dora() -> None:
    ten = {"group_points": "by_size", "minimum": 10}
    fives = "east*5 south*5 west*5 fire1..5 wild*8"
    assert told(fives, options=ten, turned="ice6").startswith("Commander: 6 of 6 groups whole.")
