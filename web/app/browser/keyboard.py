"""Where an arrow key leads, where the next act is, and what may be asked by a letter."""

from collections.abc import Sequence
from typing import NamedTuple

ASIDE = 3
"""How much more a step aside counts than a step ahead; and more than so many is elsewhere."""

NEXT_ACT = (
    "#next",
    "#send",
    "#prompt [id^=word-][aria-pressed=true]",
    "#take-over",
    "#board .hand .card.open",
    "#board .card.open",
    "#prompt [id^=word-]",
    "#counters [id^=more-][data-do]",
    "#result-button",
)
"""Where the next act may be, as CSS selectors, likeliest first."""

LETTERS = frozenset("htwsla")
"""Hand, table, who would win now, scores, last trick, what one may do: `app.view.told`."""


def asked(key: str) -> bool:
    """Whether a key asks for something to be said."""
    return key.lower() in LETTERS


class Box(NamedTuple):
    """A thing's place on the screen, in pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def x(self) -> float:
        return (self.left + self.right) / 2

    @property
    def y(self) -> float:
        return (self.top + self.bottom) / 2


def nearest(here: Box, boxes: Sequence[Box], right: int, down: int) -> int | None:
    """The place in `boxes` of the nearest one in a direction: (1, 0) is right, (0, -1) up."""
    ahead = [((box.x - here.x) * right + (box.y - here.y) * down, box) for box in boxes]
    aside = [abs((box.x - here.x) * down) + abs((box.y - here.y) * right) for box in boxes]
    far = [
        (step + ASIDE * off, place)
        for place, ((step, _), off) in enumerate(zip(ahead, aside, strict=True))
        if step > 1 and off < ASIDE * step
    ]
    return min(far)[1] if far else None
