"""What goes where at the table of thieves: its motion score. A thief walks with its whole zone."""

from collections.abc import Iterator

from tefuda.core.kit.deal import Dealt
from tefuda.core.kit.travel import dealt, each, holder
from tefuda.core.table import Travel
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.thieves.rules.events import CameHome, Hid, Stole, TurnEnded, Walked
from tefuda.games.thieves.rules.state import Result, Thieves


def travels(event: Event, seat: Seat) -> Iterator[Travel]:
    if isinstance(event, Dealt):
        yield from dealt(event, "pile")
    elif isinstance(event, Hid | Stole):
        yield Travel(event.card, holder(event.seat, seat), f"thief {event.thief}")
    elif isinstance(event, CameHome):
        yield from _home(event, seat)
    elif isinstance(event, TurnEnded):
        yield from _shared_out(event.result)
    else:
        yield from _thieves(event)


def _thieves(event: Event) -> Iterator[Travel]:
    """The thieves are dealt, or walk."""
    if isinstance(event, Moved) and isinstance(event.move, Thieves):
        for who, group in enumerate(event.move.groups):
            yield from each([f"thief {colour}" for colour in group], "pile", who)
    elif isinstance(event, Walked):
        for path in event.paths:
            yield Travel(f"thief {path.thief}", path.start, path.end)


def _home(event: CameHome, seat: Seat) -> Iterator[Travel]:
    """A hand joins the leftover pile, as far as it is known."""
    start = holder(event.seat, seat)
    if event.cards:
        yield from each(event.cards, start, "pile")
    elif event.size:
        yield Travel("", start, "pile", event.size)


def _shared_out(result: Result) -> Iterator[Travel]:
    """The loot goes to those who are at home with it, the pile to the last player."""
    for who, (colour, loot) in enumerate(result.thieves):
        yield from each([treasure.card for treasure in loot], f"thief {colour}", who)
    yield from each(result.pile, "pile", result.last)
