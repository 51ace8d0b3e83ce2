"""The mark "advised": on cards that a game, or a hint, thinks helpful."""

from collections import Counter
from collections.abc import Callable, Container, Iterable

from tefuda.core.cards import Card
from tefuda.core.table import CardFace, Gauge, Table, Zone
from tefuda.core.terms import Words

ADVISED = "advised"


def plain(table: Table) -> Table:
    """The table without any such mark."""
    return _each(table, _unmarked)


def mark(table: Table, cards: Iterable[Card]) -> Table:
    """The mark on these cards alone: where a turn's cards are picked, then in the hand."""
    left = Counter(cards)

    def picked(zone: Zone) -> Zone:
        here = zone.kind == "hand" or {"choose", "first"} & {*zone.marks}
        return _marked(zone, left) if here else zone

    table = plain(table)
    centre = tuple(map(picked, table.centre))
    return table._replace(centre=centre, hand=table.hand and picked(table.hand))


def mark_move(table: Table, words: Words) -> Table:
    """The same of a move's cards; where its first card is picked from rows, that one alone has it there."""
    rows = [face for zone in table.centre if "first" in zone.marks for face in zone.cards]
    first = next((word for word in words if any(face.card == word for face in rows)), None)
    if first is None:
        return mark(table, words)
    others = list(words)
    others.remove(first)
    marked = mark(table._replace(centre=()), others)
    left = Counter([first])
    centre = [
        _marked(zone, left) if "first" in zone.marks else zone for zone in plain(table).centre
    ]
    return marked._replace(centre=tuple(centre))


def _marked(zone: Zone, left: Counter[Card]) -> Zone:
    """With the mark on as many of its cards as are left, which are counted off."""

    def marked(face: CardFace) -> CardFace:
        if left[face.card] <= 0:
            return face
        left[face.card] -= 1
        return face._replace(marks=(*face.marks, ADVISED))

    return zone._replace(cards=tuple(map(marked, zone.cards)))


def light(table: Table, names: Container[str]) -> Table:
    """The mark on whole places: zones by name, facts by their English label."""

    def lit(zone: Zone) -> Zone:
        return zone._replace(marks=(*zone.marks, ADVISED)) if zone.name in names else zone

    def told(fact: Gauge) -> Gauge:
        return fact._replace(marks=(*fact.marks, ADVISED)) if fact.label.text in names else fact

    panels = tuple(panel._replace(zones=tuple(map(lit, panel.zones))) for panel in table.panels)
    return table._replace(
        panels=panels,
        centre=tuple(map(lit, table.centre)),
        hand=table.hand and lit(table.hand),
        facts=tuple(map(told, table.facts)),
    )


def leading(table: Table) -> Table:
    """The marked cards in front, in rows from which the first card of a move is picked."""

    def led(zone: Zone) -> Zone:
        if "first" not in zone.marks:
            return zone
        return zone._replace(
            cards=tuple(sorted(zone.cards, key=lambda face: ADVISED not in face.marks))
        )

    return table._replace(centre=tuple(map(led, table.centre)))


def _unmarked(face: CardFace) -> CardFace:
    if ADVISED not in face.marks:
        return face
    return face._replace(marks=tuple(word for word in face.marks if word != ADVISED))


def _each(table: Table, change: Callable[[CardFace], CardFace]) -> Table:
    """The table with every card of the middle and of the hand changed."""

    def changed(zone: Zone) -> Zone:
        return zone._replace(cards=tuple(map(change, zone.cards)))

    centre = tuple(map(changed, table.centre))
    return table._replace(centre=centre, hand=table.hand and changed(table.hand))
