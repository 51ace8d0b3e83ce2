"""Ways to lay out a hand of IT Normandy."""

from collections.abc import Sequence

from tefuda.core.cards import Cards
from tefuda.core.table import Arrangement, Message, say
from tefuda.games.it_normandy.cards import RANK, SUIT, SUITS
from tefuda.games.it_normandy.rules.scoring import is_trump
from tefuda.games.it_normandy.rules.state import View


def arrangements(view: View) -> Sequence[Arrangement]:
    """By suit; trumps apart; by rank."""
    trumps = tuple(card for card in view.hand if is_trump(view, card))
    others = tuple(card for card in view.hand if not is_trump(view, card))
    ranks = tuple(sorted(view.hand, key=lambda card: -RANK[card]))
    suits = [tuple(card for card in view.hand if SUIT[card] == suit) for suit in SUITS]
    return (
        _arrangement(say("By suit"), *((None, cards) for cards in suits)),
        _arrangement(say("Trumps apart"), (say("trump"), trumps), (None, others)),
        _arrangement(say("By rank"), (None, ranks)),
    )


def _arrangement(name: Message, *groups: tuple[Message | None, Cards]) -> Arrangement:
    """Of the groups that have cards."""
    return Arrangement(name, tuple(group for group in groups if group[1]))
