"""What goes where at the table of Master of Rules: its motion score."""

from collections.abc import Iterator

from tefuda.core.cards import Card
from tefuda.core.kit.deal import Dealt
from tefuda.core.kit.play import Play
from tefuda.core.kit.travel import dealt, each, holder
from tefuda.core.table import Travel
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.master_of_rules.cards import NUMBER
from tefuda.games.master_of_rules.rules.events import Reshuffled, Revealed, RoundEnded
from tefuda.games.master_of_rules.rules.state import Dummy, Reveal, Round, Row, Take


def travels(event: Event, seat: Seat) -> Iterator[Travel]:
    if isinstance(event, Dealt):
        yield from dealt(event, seat)  # there are no decks in sight yet
    elif isinstance(event, Moved):
        yield from _moved(event, seat)
    elif isinstance(event, Revealed) and event.seat != seat:
        yield from each(event.cards, f"cards {event.seat}", event.seat)
    elif isinstance(event, Reshuffled):
        yield Travel("", "discards", "decks", event.cards)
    elif isinstance(event, RoundEnded):
        yield from _judged(event.round)


def _moved(event: Moved, seat: Seat) -> Iterator[Travel]:
    move = event.move
    if isinstance(move, Row):
        yield from each(move.cards, "decks", "row")
    elif isinstance(move, Dummy):
        yield Travel(move.card, "decks", "dummies")
    elif isinstance(move, Play | Reveal):
        yield Travel(move.card, holder(event.seat, seat), _place(move.card, event.seat))
    elif isinstance(move, Take):
        yield Travel(move.card, "row", holder(event.seat, seat))


def _place(card: Card, seat: Seat) -> str:
    return f"{'number' if card in NUMBER else 'rule'} {seat}"


def _judged(over: Round) -> Iterator[Travel]:
    """Rules that were met go to their players; all else is discarded (5.2)."""
    for seat, met in enumerate(over.met):
        yield Travel(over.rules[seat], f"rule {seat}", f"won {seat}" if met else "discards")
    for seat, card in enumerate(over.numbers):
        yield Travel(card, f"number {seat}", "discards")
    yield from each(over.dummies, "dummies", "discards")
