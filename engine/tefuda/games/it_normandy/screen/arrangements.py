"""Ways to lay out a hand of IT Normandy."""

from collections.abc import Sequence

from tefuda.core.cards import Cards
from tefuda.core.table import Arrangement, Message, say
from tefuda.games.it_normandy.cards import RANK, SUIT, SUITS
from tefuda.games.it_normandy.rules.scoring import is_trump
from tefuda.games.it_normandy.rules.state import View

Groups = tuple[tuple[Message | None, Cards], ...]


def arrangements(view: View) -> Sequence[Arrangement]:
    """By suit; trumps apart; by rank."""
    trumps = tuple(card for card in view.hand if is_trump(view, card))
    others = tuple(card for card in view.hand if not is_trump(view, card))
    ranks = tuple(sorted(view.hand, key=lambda card: -RANK[card]))
    suits = [(None, tuple(c for c in view.hand if SUIT[c] == suit)) for suit in SUITS]
    return (
        Arrangement(say("By suit"), _filled(tuple(suits))),
        Arrangement(say("Trumps apart"), _filled(((say("trump"), trumps), (None, others)))),
        Arrangement(say("By rank"), _filled(((None, ranks),))),
    )


def _filled(groups: Groups) -> Groups:
    return tuple(group for group in groups if group[1])
