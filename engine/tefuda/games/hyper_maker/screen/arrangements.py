"""Ways to lay out a hand of Hyper Maker."""

from collections.abc import Callable, Sequence
from typing import Any

from tefuda.core.cards import Card, Cards
from tefuda.core.table import Arrangement, say
from tefuda.games.hyper_maker.cards import NUMBERS, PAIR, SUITS
from tefuda.games.hyper_maker.rules.state import View
from tefuda.games.hyper_maker.screen.names import SUIT_NAMES


def arrangements(view: View) -> Sequence[Arrangement]:
    """By pair of suits; by what follows the master; by the numbers of each suit."""
    master = view.now.master
    return (
        Arrangement(say("By pair"), _together(view.hand, PAIR.__getitem__)),
        Arrangement(
            say("By what follows"), _together(view.hand, lambda card: _shared(master, card))
        ),
        *(_by_suit(view.hand, suit) for suit in SUITS),
    )


def _together(hand: Cards, key: Callable[[Card], Any]) -> tuple[tuple[None, Cards], ...]:
    """Cards with the same key together, in the order the keys first come."""
    groups: dict[Any, Cards] = {}
    for card in hand:
        groups[key(card)] = (*groups.get(key(card), ()), card)
    return tuple((None, cards) for cards in groups.values())


def _shared(master: Card, card: Card) -> tuple[str, ...]:
    """The master's suits that a card holds."""
    return tuple(suit for suit in NUMBERS.get(master, {}) if suit in NUMBERS[card])


def _by_suit(hand: Cards, suit: str) -> Arrangement:
    having = [card for card in hand if suit in NUMBERS[card]]
    having.sort(key=lambda card: -NUMBERS[card][suit])
    others = tuple(card for card in hand if suit not in NUMBERS[card])
    groups = ((SUIT_NAMES[suit], tuple(having)), (say("others"), others))
    name = say("By {suit}", suit=SUIT_NAMES[suit])
    return Arrangement(name, tuple(group for group in groups if group[1]))
