"""What goes where when the board is patched: js/plan.mjs plans it from rectangles alone."""

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from tools.setup.paths import WEB

STEP, PAUSE, TRAVEL, PART, WALK = 45, 140, 260, 300, 720  # milliseconds, as the script has them

Lying = tuple[str, str, int]  # a face ("" a back), its zone, how far right


def table(*cards: Lying, **places: int) -> dict[str, Any]:
    """Cards of 50 × 70; places, named with _ for a space, are as large."""
    return {
        "cards": [{"face": face, "zone": zone, "at": at(x)} for face, zone, x in cards],
        "places": {name.replace("_", " "): at(x) for name, x in places.items()},
    }


def at(x: int) -> dict[str, int]:
    return {"x": x, "y": 0, "w": 50, "h": 70}


def planned(
    before: dict[str, Any], after: dict[str, Any], *told: Sequence[object]
) -> tuple[list[list[Any]], list[list[Any]]]:
    """Flights as [way, what, from, to, delay], and what is owed."""
    answer = asked("plan.mjs", {"before": before, "after": after, "told": told})
    return answer["flights"], answer["owed"]


def asked(script: str, given: object) -> Any:
    """What a script beside this one prints of js/plan.mjs."""
    node = shutil.which("node", path=Path(sys.executable).parent)
    scripts = (Path(__file__).with_name(script), WEB / "js" / "plan.mjs")
    command = [str(node), *map(str, scripts), json.dumps(given)]
    done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")  # noqa: S603
    return json.loads(done.stdout)


def test_what_lies_where_it_lay_does_not_move() -> None:
    still = table(("R1", "hand", 0), ("R1", "hand", 60), ("", "row", 200))
    assert planned(still, still) == ([], [])


def test_a_neighbour_closes_up_in_place() -> None:
    flights, _ = planned(table(("R2", "hand", 60)), table(("R2", "hand", 0)))
    assert flights == [["shift", "R2@hand", 60, 0, 0]]


def test_equal_cards_take_the_nearest() -> None:
    before = table(("R1", "hand", 0), ("R1", "hand", 60), ("R1", "hand", 120))
    flights, _ = planned(before, table(("R1", "hand", 60), ("R1", "hand", 130)))
    assert flights == [["shift", "R1@hand", 120, 130, 0]]


def test_far_away_in_its_zone_it_needs_no_copy() -> None:
    flights, _ = planned(table(("R1", "hand", 0)), table(("R1", "hand", 400)))
    assert flights == [["shift", "R1@hand", 0, 400, 0]]


def test_the_same_face_elsewhere_is_where_it_comes_from() -> None:
    before = table(("R1", "hand", 0), ("R2", "hand", 60))
    flights, _ = planned(before, table(("R2", "hand", 60), ("R1", "trick", 300)))
    assert flights == [["travel", "R1@trick", 0, 300, 0]]


def test_a_newcomer_comes_from_where_it_was_told() -> None:
    flights, _ = planned(
        table(cards_1=500), table(("R1", "trick", 300)), ("R1", "cards 1", "trick", 1)
    )
    assert flights == [["travel", "R1@trick", 512.5, 300, 0]]


def test_a_zone_that_is_not_drawn_is_at_its_seat() -> None:
    told = ("R1", "cards 1", "trick", 1)
    flights, _ = planned(table(seat_1=500), table(("R1", "trick", 300)), told)
    assert flights == [["travel", "R1@trick", 512.5, 300, 0]]


def test_a_newcomer_of_which_nothing_was_told_is_new() -> None:
    flights, _ = planned(table(), table(("R1", "trick", 300)))
    assert flights == [["new", "R1@trick", 300, 300, 0]]


def test_what_was_told_outweighs_an_equal_face() -> None:
    """A drawn card does not come from the pile where its like was covered."""
    before, after = table(("R1", "pile", 100), stock=700), table(("R1", "hand", 0))
    flights, _ = planned(before, after, ("R1", "stock", "hand", 1))
    assert flights == [["travel", "R1@hand", 712.5, 0, 0]]


def test_a_card_that_goes_parts_to_where_it_was_told() -> None:
    before, after = table(("R1", "trick", 300)), table(won_1=500)
    flights, _ = planned(before, after, ("R1", "trick", "won 1", 1))
    assert flights == [["part", "R1@trick", 300, 512.5, 0]]


def test_a_trick_that_stays_to_be_read_is_swept_when_the_next_begins() -> None:
    lying = table(("R1", "trick", 300), won_1=500, stock=700)
    flights, owed = planned(lying, lying, ("R1", "trick", "won 1", 1))
    assert (flights, owed) == ([], [["R1", "trick", "won 1", 1]])
    after = table(("B2", "master", 250), won_1=500)
    flights, owed = planned(lying, after, *owed, ("B2", "stock", "master", 1))
    assert flights == [
        ["travel", "B2@master", 712.5, 250, TRAVEL + PAUSE],
        ["part", "R1@trick", 300, 512.5, 0],
    ]
    assert owed == []


def test_backs_and_pieces_go_from_place_to_place() -> None:
    places = table(stock=700, common=100, done_0=0)
    flights, _ = planned(
        places, places, ("", "stock", "done 0", 2), ("cube R", "common", "done 0", 1)
    )
    assert flights == [
        ["piece", "", 715, 15, 0],
        ["piece", "", 715, 15, STEP],
        ["piece", "cube R", 115, 15, TRAVEL + PAUSE],
    ]


def test_a_piece_lands_where_in_its_zone_it_is_counted() -> None:
    before, after = table(common=100, done_0=0), table(common=100, done_0=0)
    before["places"]["common: cube R"] = at(130)
    after["places"]["done 0: cube R"] = at(40)
    flights, _ = planned(before, after, ("cube R", "common", "done 0", 1))
    assert flights == [["piece", "cube R", 145, 55, 0]]


def test_zones_walk_together_and_take_along_what_lies_there() -> None:
    before = table(("R1", "thief R", 0), thief_R=0, thief_G=300)
    after = table(("R1", "thief R", 300), thief_R=300, thief_G=0)
    flights, _ = planned(before, after, ("thief R", 0, 1, 1), ("thief G", 1, 0, 1))
    assert flights == [["walk", "thief R", 0, 300, 0], ["walk", "thief G", 300, 0, 0]]


RING = {"x": 0, "y": 0, "w": 400, "h": 200}
AROUND = {"x": -50, "y": -50, "w": 500, "h": 300}


def test_a_walk_follows_the_bend_of_the_ring() -> None:
    left, top = {"x": -10, "y": 90, "w": 20, "h": 20}, {"x": 190, "y": -10, "w": 20, "h": 20}
    steps = asked("round.mjs", [RING, AROUND, left, top])
    places = [(200 + x, 0 + y) for x, y in steps]
    assert places[0] == pytest.approx((0, 100))
    assert places[-1] == pytest.approx((200, 0))
    assert all(hypot((x - 200) / 200, (y - 100) / 100) == pytest.approx(1) for x, y in places)


def test_a_walk_goes_clockwise_the_long_way_too_and_stays_on_the_table() -> None:
    left, below = {"x": -10, "y": 90, "w": 20, "h": 20}, {"x": 190, "y": 190, "w": 20, "h": 20}
    steps = asked("round.mjs", [RING, {"x": 0, "y": 0, "w": 400, "h": 210}, left, below])
    places = [(200 + x, 200 + y) for x, y in steps]
    assert [min(y for _, y in places), max(x for x, _ in places)] == [10, 390]


def test_what_a_figure_carries_stays_beside_it() -> None:
    left, top = {"x": -10, "y": 90, "w": 20, "h": 20}, {"x": 190, "y": -10, "w": 20, "h": 20}
    load = {"from": {**left, "x": -40}, "to": {**top, "x": 240}}
    figure, carried = (
        asked("round.mjs", [RING, AROUND, left, top, 9, *more]) for more in ([], [load])
    )
    asides = [240 + x - 190 - at for (at, _), (x, _) in zip(figure, carried, strict=True)]
    assert [round(asides[place]) for place in (0, 16, 32)] == [-30, 10, 50]
    assert [y for _, y in carried] == pytest.approx([y for _, y in figure])


def test_a_figure_hops_four_times() -> None:
    still = {"x": 190, "y": -10, "w": 20, "h": 20}
    heights = [-y for _, y in asked("round.mjs", [RING, AROUND, still, still, 12])]
    assert [round(max(heights[at : at + 9])) for at in (0, 8, 16, 24)] == [12] * 4
    assert [round(heights[at]) for at in (0, 8, 16, 24, 32)] == [0] * 5


def test_what_was_told_between_places_out_of_sight_is_left_out() -> None:
    assert planned(table(), table(), ("", "here", "there", 3)) == ([], [])


def test_a_stamp_comes_when_its_group_lies_and_holds_nothing_up() -> None:
    before = table(("A1", "hand", 0), ("A2", "hand", 60), hand=0)
    after = table(("A1", "row", 300), ("A2", "far", 600), row=300, far=600)
    told = [
        ("A1", "hand", "row"),
        ("stamp", "row", "row", 1),
        ("A2", "hand", "far"),
        ("stamp", "far", "far", 1),
    ]
    flights, owed = planned(before, after, *told)
    assert {what: delay for _, what, _, _, delay in flights} == {
        "A1@row": 0,
        "row": TRAVEL,
        "A2@far": STEP,
        "far": STEP + TRAVEL,
    }
    assert not owed
