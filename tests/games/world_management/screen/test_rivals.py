"""How near the others are, by what lies open."""

import pytest

from tefuda.core.table import Gauge
from tests.games.world_management.tables import FAR, plain, screen, table

THREES = ["east*3", "south*3", "west*3", "north*3", "fire1..3", "dark4*3"]


def told(groups: list[str], viewer: int = 1) -> list[Gauge]:
    panel = screen(table([FAR, FAR, FAR], exposed={0: groups}), viewer).panels[0]
    return [gauge for zone in panel.zones if zone.name == "open 0" for gauge in zone.gauges]


@pytest.mark.parametrize(
    ("groups", "label", "value"),
    [
        (THREES[:1], "open", "1/9"),
        (THREES, "near! open", "6/9"),
        (["fire1..5", "east*3"], "open", "2/6"),
        (["fire1..4"], "open", "0/6"),
        ([f"{kind}1..5" for kind in ("fire", "wind", "ice", "dark")], "near! open", "4/6"),
        (["fire1..9"], "open", "1/4"),
        (["fire1..9", "east*3"], "fits no form", "✕"),
    ],
)
def test_open_groups_of_how_many(groups: list[str], label: str, value: str) -> None:
    (gauge,) = told(groups)
    assert (plain(gauge.label), gauge.value) == (label, value)
    assert gauge.marks == (("near",) if "near" in label else ())


def test_nothing_is_said_of_none_nor_of_ones_own() -> None:
    assert told([]) == told(THREES, 0) == []
