"""What only helps: the mark "aid", which strict matches do without."""

from collections.abc import Collection, Iterable

from tefuda.core.table import Arrangement, CardFace, Gauge, Group, Panel, Table, Zone

AID = "aid"


def without(table: Table) -> Table:
    """The table as anybody could see or count it: no aids on it, wherever they stand."""
    return table._replace(
        panels=tuple(map(_panel, table.panels)),
        centre=_zones(table.centre),
        hand=table.hand and _zone(table.hand),
        prompt=table.prompt and table.prompt._replace(fill=(), aids=()),
        facts=_gauges(table.facts),
        last=_zones(table.last),
        decided=False,
    )


def bare(table: Table) -> Table:
    """Nor who would win as it stands: the table of a lesson that has not come so far."""
    return without(table)._replace(standing=None)


def before(table: Table, later: Collection[str]) -> Table:
    """Without zones of these names, and facts of these labels: a lesson comes to them later."""
    if not later:
        return table
    panels = (
        panel._replace(zones=tuple(zone for zone in panel.zones if zone.name not in later))
        for panel in table.panels
    )
    return table._replace(
        panels=tuple(panels),
        centre=tuple(zone for zone in table.centre if zone.name not in later),
        facts=tuple(fact for fact in table.facts if fact.label.text not in later),
    )


def ways(arrangements: Iterable[Arrangement], policy: str) -> tuple[Arrangement, ...]:
    """Ways to lay out a hand; in a strict match none says how far it is, or what it waits for."""
    if policy != "strict":
        return tuple(arrangements)
    return tuple(way._replace(away=None, waits=(), fill=()) for way in arrangements)


def untold(arrangements: Iterable[Arrangement]) -> tuple[Arrangement, ...]:
    """None calls a group by what it waits for: a lesson comes to that later."""
    return tuple(
        way._replace(waits=tuple(None if wait and wait.within else wait for wait in way.waits))
        for way in arrangements
    )


def _panel(panel: Panel) -> Panel:
    return panel._replace(zones=_zones(panel.zones))


def _zones(zones: tuple[Zone, ...]) -> tuple[Zone, ...]:
    return tuple(_zone(zone) for zone in zones if AID not in zone.marks)


def _zone(zone: Zone) -> Zone:
    return zone._replace(
        label=zone.bare or zone.label,
        cards=tuple(map(_face, zone.cards)),
        gauges=_gauges(zone.gauges),
        groups=tuple(_group(group) for group in zone.groups if AID not in group.marks),
    )


def _gauges(gauges: tuple[Gauge, ...]) -> tuple[Gauge, ...]:
    return tuple(gauge for gauge in gauges if AID not in gauge.marks)


def _group(group: Group) -> Group:
    return group._replace(cards=tuple(map(_face, group.cards)))


def _face(face: CardFace) -> CardFace:
    """The card stays, without what was said to it."""
    if AID not in face.marks:
        return face
    return face._replace(marks=tuple(word for word in face.marks if word != AID), note=None)
