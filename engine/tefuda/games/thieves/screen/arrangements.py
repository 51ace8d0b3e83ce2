"""Ways to lay out a hand."""

from collections.abc import Callable, Sequence
from typing import Any

from tefuda.core.cards import Card, Cards
from tefuda.core.kit.groups import Groups, together
from tefuda.core.table import Arrangement, say
from tefuda.games.thieves.cards import COLOUR, VALUE
from tefuda.games.thieves.rules.state import View


def arrangements(view: View) -> Sequence[Arrangement]:
    """By colour; by number; by what the thief before one likes."""
    liked = view.thieves[view.seat].colour if view.thieves and view.seat >= 0 else ""
    return (
        Arrangement(say("By colour"), _together(view.hand, COLOUR.__getitem__)),
        Arrangement(say("By number"), _together(view.hand, lambda card: -VALUE[card])),
        Arrangement(
            say("By the thief’s taste"), _together(view.hand, lambda card: COLOUR[card] != liked)
        ),
    )


def _together(hand: Cards, key: Callable[[Card], Any]) -> Groups:
    """Cards with the same key together."""
    return together(sorted(hand, key=key), key)
