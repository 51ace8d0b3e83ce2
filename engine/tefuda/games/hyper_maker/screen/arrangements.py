"""Ways to lay out a hand of Hyper Maker."""

from collections.abc import Sequence

from tefuda.core.cards import Card, Cards
from tefuda.core.kit.groups import Groups, arrangement, together
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Arrangement, say
from tefuda.games.hyper_maker.cards import NUMBERS, PAIR, SUITS
from tefuda.games.hyper_maker.rules.state import View


def arrangements(view: View) -> Sequence[Arrangement]:
    """By pair of suits; by what follows the master; by the numbers of each suit."""
    master = view.now.master
    return (
        Arrangement(say("By pair"), together(view.hand, PAIR.__getitem__)),
        Arrangement(say("Cards you may play first"), _open_first(master, view.hand)),
        *(_by_suit(view.hand, suit) for suit in SUITS),
    )


def _open_first(master: Card, hand: Cards) -> Groups:
    """By the master's suits that cards hold; those that hold none come last."""
    open_first = sorted(hand, key=lambda card: not _shared(master, card))
    return together(open_first, lambda card: _shared(master, card))


def _shared(master: Card, card: Card) -> tuple[str, ...]:
    """The master's suits that a card holds."""
    return tuple(suit for suit in NUMBERS.get(master, {}) if suit in NUMBERS[card])


def _by_suit(hand: Cards, suit: str) -> Arrangement:
    having = [card for card in hand if suit in NUMBERS[card]]
    having.sort(key=lambda card: -NUMBERS[card][suit])
    others = tuple(card for card in hand if suit not in NUMBERS[card])
    name = say("By {suit}", suit=SUIT_NAMES[suit])
    return arrangement(name, (SUIT_NAMES[suit], having), (say("others"), others))
