"""What anything on a table means: in the words of its game, else in words that fit every table."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tefuda.core.cards import Card
from tefuda.core.table import Gauge, Help, Message, Panel, Table, Zone, say

if TYPE_CHECKING:
    from tefuda.core.game import AnyGame

CARD, POINTS, STANDING = "card", "points", "standing"
"""What a glossary may name beside labels and faces: any card, a player's points, who would win."""

PLACES = {
    "hand": say("The cards you hold. Tap one to choose it."),
    "trick": say("What is being played, in the order it was laid."),
    "row": say("Cards that lie open for all to see."),
    "pile": say("A pile of cards that are out of play or won."),
    "stock": say("Cards nobody sees; the number says how many there are."),
    "group": say("Cards that lie together."),
    "gauges": say("Numbers that say how things stand."),
}
"""By the kind of a zone."""


def pointed(game: "AnyGame", table: Table) -> Iterator[tuple[str, Help]]:
    """All that can be pointed at, by its address, with what it means.

    "NAME" is a zone, "NAME/N" its Nth gauge from 0, "card:FACE" a card, "player:SEAT" who sits there,
    "badge:SEAT/N" what is said of them, "fact:N" what is always in sight, "standing:" who would win.
    """
    for zone in _zones(table):
        yield zone.name, zone.help or _called(game, zone.label, PLACES[zone.kind])
        for number, gauge in enumerate(zone.gauges):
            yield f"{zone.name}/{number}", _gauge(game, gauge)
        yield from ((f"card:{face.card}", of_card(game, face.card)) for face in zone.cards)
    for panel in table.panels:
        yield from _panel(game, panel)
    for number, fact in enumerate(table.facts):
        yield f"fact:{number}", _gauge(game, fact)
    if table.standing:
        standing = say("How it would end as things stand.")
        yield "standing:", _called(game, Message(STANDING), standing)


def of_card(game: "AnyGame", card: Card) -> Help:
    """What a face does; "" is a back, or a place where a card will lie."""
    words = game.glossary()
    usual = Help(say("A card of this game."), "")
    return game.meaning(card) or words.get(card) or words.get(CARD) or usual


def _called(game: "AnyGame", label: Message, usual: Message) -> Help:
    return game.glossary().get(label.text) or Help(usual, "")


def _gauge(game: "AnyGame", gauge: Gauge) -> Help:
    stands = say("{label}: {value}.", label=gauge.label, value=gauge.value)
    return gauge.help or _called(game, gauge.label, stands)


def _panel(game: "AnyGame", panel: Panel) -> Iterator[tuple[str, Help]]:
    yield (
        f"player:{panel.seat}",
        _called(game, Message(POINTS), say("A player, and the points so far.")),
    )
    for number, badge in enumerate(panel.badges):
        said = say("Said of this player: {badge}.", badge=badge)
        yield f"badge:{panel.seat}/{number}", _called(game, badge, said)


def _zones(table: Table) -> Iterator[Zone]:
    yield from (*table.centre, *table.last, *((table.hand,) if table.hand else ()))
    for panel in table.panels:
        yield from panel.zones
