"""Strict matches show no aid, wherever it stands."""

from app.view.aids import bare, before, untold, ways, without
from tefuda.core.table import (
    Arrangement,
    CardFace,
    Gauge,
    Group,
    Panel,
    Prompt,
    Table,
    Wait,
    Zone,
    say,
)

NONE = say("")
AID = ("aid",)
CARD = CardFace("A1", ("lit", "aid"), note=say("waits"))
GAUGE = Gauge(NONE, 3, AID)
ZONE = Zone(
    "row",
    "row",
    NONE,
    (CARD,),
    gauges=(GAUGE,),
    groups=(Group(NONE, (CARD,)), Group(NONE, (), marks=AID)),
)
HELPED = Zone("waits", "gauges", NONE, marks=AID)


def table() -> Table:
    panel = Panel(0, 0, (ZONE, HELPED))
    return Table(NONE, (panel,), (ZONE, HELPED), ZONE, None, (), (GAUGE,), (ZONE, HELPED))


def test_what_only_helps_is_gone() -> None:
    shown = without(table())
    for zones in (shown.centre, shown.last, shown.panels[0].zones, (shown.hand,)):
        assert [zone and zone.name for zone in zones] == ["row"]
        for zone in zones:
            assert zone and not zone.gauges and len(zone.groups) == 1
    assert not shown.facts
    assert "'aid'" not in repr(shown)


def test_what_is_counted_for_one_is_not_said_either() -> None:
    counted = Zone("dora", "row", say("3 left"), bare=say("Dora"))
    prompt = Prompt(NONE, hints=(say("It happened."),), aids=(say("Unseen: 3."),))
    shown = without(table()._replace(centre=(counted,), prompt=prompt))
    assert shown.centre[0].label == say("Dora")
    assert shown.prompt == prompt._replace(aids=())


def test_a_card_stays_without_what_was_said_to_it() -> None:
    shown = without(table())
    assert shown.centre[0].cards == shown.centre[0].groups[0].cards == (CardFace("A1", ("lit",)),)


def test_nothing_else_changes() -> None:
    plain = table()._replace(panels=(), centre=(Zone("row", "row", NONE, (CardFace("A1"),)),))
    plain = plain._replace(hand=None, facts=(Gauge(NONE, 3),), last=())
    assert without(plain) == plain


def test_how_far_a_hand_is_is_not_told_in_a_strict_match() -> None:
    wait = Wait(NONE, ("A1",), 2)
    way = Arrangement(NONE, (), away=3, waits=(wait,))
    assert [ways([way], policy)[0].away for policy in ("casual", "strict")] == [3, None]
    assert [ways([way], policy)[0].waits for policy in ("casual", "strict")] == [(wait,), ()]


def test_no_group_is_called_by_what_it_waits_for_before_a_lesson_comes_to_that() -> None:
    beside, within = Wait(NONE, ("A1",), 2), Wait(NONE, ("A1",), 2, within=say("two fit"))
    way = Arrangement(NONE, ((NONE, ("A1",)),) * 3, waits=(beside, within, None))
    assert untold([way])[0].waits == (beside, None, None)


def test_a_bare_table_does_not_say_who_would_win_either() -> None:
    shown = table()._replace(standing=say("you lead"))
    assert bare(shown) == without(shown)._replace(standing=None)


def test_what_a_lesson_comes_to_later_is_not_there_yet() -> None:
    plain = table()._replace(facts=(Gauge(say("Turn"), 3),))
    shown = before(plain, {"waits", "Turn"})
    for zones in (shown.centre, shown.panels[0].zones):
        assert [zone.name for zone in zones] == ["row"]
    assert not shown.facts
    assert before(plain, ()) is plain
