"""What goes where at the table of World Management: its motion score.

Cards are drawn from the stock, which lies at the map while a hand runs.
"""

from collections.abc import Iterator

from tefuda.core.kit.deal import Dealt
from tefuda.core.kit.travel import dealt, each, holder
from tefuda.core.table import Place, Travel
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.world_management.cards.deck import dora_of
from tefuda.games.world_management.rules.events import Drew, HandEnded
from tefuda.games.world_management.rules.state import (
    Discard,
    Dora,
    Extend,
    ShownHand,
    Summon,
)
from tefuda.games.world_management.screen.declaration import parts, place, stamps


def travels(event: Event, seat: Seat) -> Iterator[Travel]:
    if isinstance(event, Dealt):
        yield from dealt(event, seat)
    elif isinstance(event, Drew):
        yield from _drew(event, seat)
    elif isinstance(event, Moved):
        yield from _moved(event, seat)
    elif isinstance(event, HandEnded):
        for hand in event.result.shown:
            yield from _shown(hand, holder(hand.seat, seat))


def _shown(hand: ShownHand, start: Place) -> Iterator[Travel]:
    """Card by card into its form; a group that is whole is stamped with what it is worth."""
    for number, (cards, points) in enumerate(zip(parts(hand), stamps(hand), strict=True)):
        end = place(hand, number)
        yield from each(cards, start, end)
        if points:
            yield Travel("stamp", end, end)


def _drew(event: Drew, seat: Seat) -> Iterator[Travel]:
    end = holder(event.seat, seat)
    if event.cards:
        yield from each(event.cards, "stock", end)
    else:
        yield Travel("", "stock", end, event.size)


def _moved(event: Moved, seat: Seat) -> Iterator[Travel]:
    move, who = event.move, event.seat
    start, thrown = holder(who, seat), f"thrown {who}"
    if isinstance(move, Dora):
        yield Travel(move.card, "stock", "dora")
        yield Travel(dora_of(move.card) or move.card, "dora", "dora")  # the dora lies beside it
    elif isinstance(move, Discard):
        yield from each(move.cards, start, thrown)
    elif isinstance(move, Summon):
        yield from (Travel(move.card, "pile", who, sound="clap"), *each(move.cards, start, who))
        yield Travel(move.discard, start, thrown)
    elif isinstance(move, Extend):
        yield Travel(move.card, "pile", f"group {who} {move.group}")
        yield Travel(move.discard, start, thrown)
