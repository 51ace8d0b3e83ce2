"""The world map: what lies there, how far a hand is, what it waits for, what is left of that."""

from tefuda.core.table import Shown, Table, Zone
from tefuda.core.terms import Value
from tefuda.games.world_management.screen.chart import chart, stock
from tefuda.games.world_management.screen.names import FORMS_CALLED
from tefuda.games.world_management.solver.distance import missing
from tests.games.world_management.tables import (
    DONE,
    FAR,
    NEAR,
    ROW,
    WHOLE_FAR,
    plain,
    screen,
    seen,
    table,
)


def zone(shown: Table, name: str) -> Zone:
    return next(zone for zone in shown.centre if zone.name == name)


def names(shown: Table) -> list[str]:
    return [zone.name for zone in shown.centre]


def test_every_face_that_lies_there_has_its_number() -> None:
    shown = screen(table([FAR, FAR, FAR], "fire1 fire1 wild"), -1)
    gauges = zone(shown, "map").gauges
    assert [(gauge.marks, gauge.value) for gauge in gauges] == [
        (("lies", "fire1"), 2),
        (("lies", "wild"), 1),
    ]


def test_a_distance_a_form_that_open_groups_allow() -> None:
    open_three = table([FAR, NEAR.replace("fire1..3", ""), FAR], exposed={1: ["fire1..3"]})
    gauges = zone(screen(open_three, 1), "distance").gauges
    away = missing(open_three.hands[1], open_three.now.exposed[1])
    assert [(gauge.label, gauge.value) for gauge in gauges] == [
        (FORMS_CALLED["F3"], away["F3"]),
        (FORMS_CALLED["F2"], away["F2"]),
    ]
    assert (away["F3"], away["F1"]) == (1, None)


def test_a_form_says_how_many_dora_it_takes() -> None:
    ten: dict[str, Value] = {"group_points": "by_size", "minimum": 12}
    told = zone(screen(table([FAR, FAR, FAR], options=ten), 1), "forms").gauges
    assert [plain(gauge.label).rpartition(", ")[2] for gauge in told] == [
        "3 dora needed",
        "1 dora needed",
        "no dora needed",
    ]


def test_a_form_that_may_never_be_declared_waits_for_nothing() -> None:
    """Without a dora nine groups of three are too few points: larger groups lack their last card."""
    ten: dict[str, Value] = {"group_points": "by_size", "minimum": 10}
    begun = set[int]()
    for turned in ("wind3", "wild"):
        waits = zone(screen(table([NEAR, FAR, FAR], options=ten, turned=turned), 0), "waits")
        told = [gauge.label.values["cards"] for gauge in waits.gauges]
        begun.add(min(len(shown.cards) for shown in told if isinstance(shown, Shown)))
    assert begun == {2, 4}


def test_the_dora_is_marked_where_points_for_it_are_missing() -> None:
    ten: dict[str, Value] = {"group_points": "by_size", "minimum": 10}
    for turned, marked in (("thunder7", ["thunder8"]), ("north", []), ("west", [])):
        state = table([FAR, DONE, FAR], options=ten, turned=turned)
        gauges = zone(screen(state, 1), "map").gauges
        assert [gauge.marks[1] for gauge in gauges if gauge.marks[0] == "wait"] == marked


def test_no_distance_where_it_is_points_that_are_missing() -> None:
    ten: dict[str, Value] = {"group_points": "by_size", "minimum": 12}
    state = table([FAR, DONE, FAR], options=ten, turned="wild")
    assert [gauge.label.text for gauge in zone(screen(state, 1), "distance").gauges] == ["Leader"]
    never = table([FAR, DONE, FAR], options={"minimum": 10}, turned="wild")
    assert zone(screen(never, 1), "distance").gauges == ()


def test_what_a_group_waits_for_and_what_is_left_of_it() -> None:
    shown = screen(table([FAR, ROW, FAR], "fire3 fire3"), 1)
    waits = {gauge.label.values["cards"]: gauge for gauge in zone(shown, "waits").gauges}
    pair = waits[Shown(("fire1", "fire2"))]
    assert pair.label.values["faces"] == Shown(("fire3",))
    assert pair.value == 5
    awaited = {gauge.marks[1]: gauge for gauge in zone(shown, "map").gauges if "aid" in gauge.marks}
    assert awaited["fire3"].value == 5


def test_what_fits_beside_the_pairs_that_are_named_is_counted() -> None:
    """Another pair that fits as well, or a wild that is freed; else the pairs are all there is."""
    threes = "east*3 south*3 west*3 light1..3 north*3 dark4*3 grass2*3"
    more = f"{threes} fire8 fire9 wild water2 water3 knight-demon grass8"
    alone = f"{threes} fire7..9 water2 water3 knight-demon grass8"
    for hand, said in ((more, "55 cards fit, such as"), (alone, "Waiting for")):
        shown = screen(table([FAR, hand, FAR]), 1)
        assert plain(zone(shown, "waits").label) == said


def test_a_wild_is_no_wait() -> None:
    shown = screen(table([FAR, ROW, FAR]), 1)
    faces = [gauge.marks[1] for gauge in zone(shown, "map").gauges]
    assert "wild" not in faces


def test_the_help_is_marked_as_such() -> None:
    shown = screen(table([FAR, ROW, FAR]), 1)
    assert "aid" in zone(shown, "distance").marks
    assert "aid" in zone(shown, "waits").marks


def test_a_whole_hand_waits_for_nothing() -> None:
    assert "waits" not in names(screen(table([DONE, FAR, FAR], phase="declare", asked=0), 0))


def test_open_groups_of_no_form_leave_no_distance() -> None:
    four = table([FAR, WHOLE_FAR, FAR], exposed={1: ["fire1..4"]})
    assert zone(screen(four, 1), "distance").gauges == ()
    assert "waits" not in names(screen(four, 1))


def test_an_onlooker_has_the_map_alone() -> None:
    assert [zone.name for zone in chart(seen(table([ROW, FAR, FAR]), -1))] == ["map"]


def test_the_stock_is_what_lies_nowhere_else() -> None:
    state = table([FAR, FAR, NEAR], "fire1", {1: ["fire1..3"]}, turned="wild")
    assert stock(seen(state, 0)).size == sum(state.stock)


def test_each_form_says_its_points_by_the_option() -> None:
    state = table([NEAR, FAR, FAR], phase="discard", asked=-1)
    assert [gauge.value for gauge in zone(screen(state, 0), "forms").gauges] == [9, 6, 4]
    by_size = state._replace(setup=state.setup._replace(group_points="by_size"))
    assert [gauge.value for gauge in zone(screen(by_size, 0), "forms").gauges] == [9, 11, 12]


def test_the_map_says_where_a_card_is_taken_while_one_is_asked() -> None:
    asked = zone(screen(table([FAR, NEAR, FAR], "dark4"), 1), "map")
    assert asked.help
    assert "in the row" in plain(asked.help.message)
    assert zone(screen(table([NEAR, FAR, FAR], phase="discard", asked=-1), 0), "map").help is None
