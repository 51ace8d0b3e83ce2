"""What a seat is told of what happens."""

from collections.abc import Iterable

from tefuda.core.game import AnyGame
from tefuda.core.terms import Event, Seat


def heard(game: AnyGame, events: Iterable[Event], seat: Seat) -> list[Event]:
    """What `seat` is told of these events."""
    return [told for event in events if (told := game.hears(event, seat)) is not None]
