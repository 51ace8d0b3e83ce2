"""Ways to lay out a hand."""

from collections.abc import Sequence

from tefuda.core.kit.groups import arrangement, together
from tefuda.core.table import Arrangement, say
from tefuda.games.master_of_rules.cards import COLOUR, NUMBER, split
from tefuda.games.master_of_rules.rules.state import View
from tefuda.games.master_of_rules.screen.names import COLOUR_NAMES


def arrangements(view: View) -> Sequence[Arrangement]:
    """By colour, or by number; the rules stand behind."""
    numbers, rules = split(view.hand)
    high = tuple(sorted(numbers, key=lambda card: -NUMBER[card]))
    behind = (say("rules"), rules)
    colours = together(numbers, COLOUR.__getitem__, COLOUR_NAMES.__getitem__)
    return (
        arrangement(say("By colour"), *colours, behind),
        arrangement(say("By number"), (None, high), behind),
    )
