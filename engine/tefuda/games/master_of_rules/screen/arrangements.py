"""Ways to lay out a hand."""

from collections.abc import Sequence
from itertools import groupby

from tefuda.core.table import Arrangement, say
from tefuda.games.master_of_rules.cards import COLOUR, NUMBER, split
from tefuda.games.master_of_rules.rules.state import View
from tefuda.games.master_of_rules.screen.names import COLOUR_NAMES


def arrangements(view: View) -> Sequence[Arrangement]:
    """By colour, or by number; the rules stand behind."""
    numbers, rules = split(view.hand)
    high = tuple(sorted(numbers, key=lambda card: -NUMBER[card]))
    colours = tuple(
        (COLOUR_NAMES[colour], tuple(cards))
        for colour, cards in groupby(numbers, COLOUR.__getitem__)
    )
    behind = ((say("rules"), rules),) if rules else ()
    return (
        Arrangement(say("By colour"), (*colours, *behind)),
        Arrangement(say("By number"), (*(((None, high),) if high else ()), *behind)),
    )
