"""What goes where at the table of IT Normandy: its motion score. Cubes are pieces: "cube R"."""

from collections.abc import Iterator

from tefuda.core.kit.deal import Dealt
from tefuda.core.kit.play import Play
from tefuda.core.kit.travel import dealt, each, holder
from tefuda.core.table import Place, Travel
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.it_normandy.cards import SUITS
from tefuda.games.it_normandy.rules.events import Solved, TasksShown, TrickTaken
from tefuda.games.it_normandy.rules.state import Counts, Dice, Stock, Tasks


def travels(event: Event, seat: Seat) -> Iterator[Travel]:
    if isinstance(event, Dealt):
        yield from dealt(event, "up")
    elif isinstance(event, Moved):
        yield from _moved(event, seat)
    elif isinstance(event, TasksShown):
        for who, counts in enumerate(event.tasks):
            if who != seat:  # one's own went there when one chose
                yield from _tasks(who, counts)
    elif isinstance(event, TrickTaken):
        yield from each(event.plays, "trick", f"done {event.seat}")
    elif isinstance(event, Solved):
        yield _solved(event)


def _moved(event: Moved, seat: Seat) -> Iterator[Travel]:
    move = event.move
    if isinstance(move, Stock):
        yield Travel(move.card, "up", "up")
    elif isinstance(move, Dice):
        for suit in SUITS:
            yield Travel(f"die {suit}", "up", f"common {suit}")
        for suit, count in zip(SUITS, move.pips, strict=True):
            yield Travel(f"cube {suit}", "up", f"common {suit}", count)
    elif isinstance(move, Tasks):
        yield from _tasks(seat, (move.red, move.yellow, move.blue))
    elif isinstance(move, Play):
        yield Travel(move.card, holder(event.seat, seat), "trick")


def _tasks(who: Seat, counts: Counts) -> Iterator[Travel]:
    """The surplus of a round becomes tasks of the next."""
    yield from _cubes(counts, f"done {who}", f"personal {who}")


def _cubes(counts: Counts, start: Place, end: Place) -> Iterator[Travel]:
    for suit, count in zip(SUITS, counts, strict=False):  # () has none
        if count:
            yield Travel(f"cube {suit}", start, end, count)


def _solved(event: Solved) -> Travel:
    """A task worked off, or rubbish."""
    suit, area, winner = event.trick.suit, event.trick.area, event.trick.winner
    if area == "surplus":
        return Travel("rubbish", "trick", f"done {winner}", sound="refuse")
    start = f"common {suit}" if area == "common" else f"personal {winner}"
    return Travel(f"cube {suit}", start, f"done {winner}")
