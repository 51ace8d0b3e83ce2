"""What goes where at the table of Hyper Maker: its motion score."""

from collections.abc import Iterator

from tefuda.core.kit.deal import Dealt
from tefuda.core.kit.play import Play
from tefuda.core.kit.travel import dealt, each, holder
from tefuda.core.table import Travel
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.hyper_maker.rules.events import TrickEnded
from tefuda.games.hyper_maker.rules.state import Master


def travels(event: Event, seat: Seat) -> Iterator[Travel]:
    if isinstance(event, Dealt):
        yield from dealt(event, "stock")
    elif isinstance(event, Moved):
        yield from _moved(event, seat)
    elif isinstance(event, TrickEnded):
        winner = event.trick.winner  # where nobody won the cards leave with the master (H10)
        yield from each(event.trick.plays, "trick", "master" if winner < 0 else f"won {winner}")


def _moved(event: Moved, seat: Seat) -> Iterator[Travel]:
    if isinstance(event.move, Master):
        yield Travel(event.move.card, "stock", "master")
    elif isinstance(event.move, Play):
        yield Travel(event.move.card, holder(event.seat, seat), "trick")
