"""A discard on its way into a group that lies open."""

from typing import Final

from tefuda.core.cards import Card
from tefuda.core.table import Message, Shown, say
from tefuda.games.world_management.cards.groups import SIZES
from tefuda.games.world_management.rules.state import View

WHICH: Final = say(
    "Takes a discard into a group that lies open. Only 5 or 9 cards count, for Commander and "
    "Leader. Choose which."
)
"""What an addition is good for, before its group is chosen."""


def into(view: View, number: int) -> Message:
    """What becomes of an open group by one card more."""
    size, whole = _sizes(view, number)
    if size == whole:
        return say("Take a discard into it: {n} cards are a whole group.", n=size)
    return say(
        "Take a discard into it. With {n} cards it counts for nothing until it has {whole}.",
        n=size,
        whole=whole,
    )


def joins(view: View, number: int, card: Card) -> Message:
    """The same once its card is chosen, so that nobody parts with another for nothing."""
    size, whole = _sizes(view, number)
    shown = Shown((card,))
    if size == whole:
        return say(
            "{card} makes your open group one of {n}. ③ Tap the card to discard for it.",
            card=shown,
            n=size,
        )
    return say(
        "{card} makes your open group {n} cards; it counts for nothing until it has {whole}. "
        "③ Tap the card to discard for it.",
        card=shown,
        n=size,
        whole=whole,
    )


def _sizes(view: View, number: int) -> tuple[int, int]:
    """Of an open group with a card more, and of the next whole one."""
    size = len(view.now.exposed[view.seat][number]) + 1
    return size, min(each for each in SIZES if each >= size)
