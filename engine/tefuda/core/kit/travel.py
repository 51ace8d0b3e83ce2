"""What goes where at the table: cards leave hands, hands are dealt."""

from collections.abc import Iterable

from tefuda.core.cards import Card
from tefuda.core.kit.deal import Dealt
from tefuda.core.table import Place, Travel
from tefuda.core.terms import Seat


def holder(who: Seat, seat: Seat) -> str:
    """The zone where a player's cards in hand are, as `seat` sees the table."""
    return "hand" if who == seat else f"cards {who}"


def each(cards: Iterable[Card], start: Place, end: Place) -> list[Travel]:
    """Cards that go the same way, one by one."""
    return [Travel(card, start, end) for card in cards]


def dealt(event: Dealt, start: Place) -> list[Travel]:
    """One's own hand as it is dealt; an onlooker has none."""
    return each(event.hand, start, "hand")
