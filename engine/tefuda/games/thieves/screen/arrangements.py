"""Ways to lay out a hand."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from tefuda.core.cards import Card, Cards
from tefuda.core.table import Arrangement, Message, say
from tefuda.games.thieves.cards import COLOUR, VALUE
from tefuda.games.thieves.rules.state import View

Groups = tuple[tuple[Message | None, Cards], ...]


def arrangements(view: View) -> Sequence[Arrangement]:
    """By colour; by number; by what the thief before one likes."""
    liked = view.thieves[view.seat].colour if view.thieves and view.seat >= 0 else ""
    return (
        Arrangement(say("By colour"), _groups(view.hand, COLOUR.__getitem__)),
        Arrangement(say("By number"), _groups(view.hand, lambda card: -VALUE[card])),
        Arrangement(say("By the thief’s taste"), _groups(view.hand, lambda c: COLOUR[c] != liked)),
    )


def _groups(hand: Cards, key: Callable[[Card], Any]) -> Groups:
    """Cards with the same key together."""
    together = groupby(sorted(hand, key=key), key)
    return tuple((None, tuple(cards)) for _, cards in together)
