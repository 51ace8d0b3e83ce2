"""Ways to lay out a hand of IT Normandy."""

from collections.abc import Sequence

from tefuda.core.kit.groups import arrangement, together
from tefuda.core.table import Arrangement, say
from tefuda.games.it_normandy.cards import RANK, SUIT
from tefuda.games.it_normandy.rules.scoring import is_trump
from tefuda.games.it_normandy.rules.state import View


def arrangements(view: View) -> Sequence[Arrangement]:
    """By suit; trumps apart; by rank."""
    trumps = tuple(card for card in view.hand if is_trump(view, card))
    others = tuple(card for card in view.hand if not is_trump(view, card))
    ranks = tuple(sorted(view.hand, key=lambda card: -RANK[card]))
    return (
        arrangement(say("By suit"), *together(view.hand, SUIT.__getitem__)),
        arrangement(say("Trumps apart"), (say("trump"), trumps), (None, others)),
        arrangement(say("By rank"), (None, ranks)),
    )
