"""Places of cards, as `Game.zones` names them."""

from collections.abc import Iterable

from tefuda.core.cards import Cards


def by_seat(name: str, cards: Iterable[Cards]) -> dict[str, Cards]:
    """A place a seat: "hand 0", "hand 1" …"""
    return {f"{name} {seat}": some for seat, some in enumerate(cards)}
