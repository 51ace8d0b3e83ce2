"""Following suit: which cards may be played, who has shown to lack a suit, and what is said of it.

`suit` gives every card's suit, `names` what a suit is called.
"""

from collections.abc import Iterable, Mapping

from tefuda.core.cards import Card, Cards
from tefuda.core.table import Message, Reason, say
from tefuda.core.terms import Seat

Suits = Mapping[Card, str]
Names = Mapping[str, Message]


def followers(hand: Cards, plays: Cards, suit: Suits) -> Cards:
    """The cards of a hand that may be played: those of the suit led, else all."""
    return tuple([card for card in hand if plays and suit[card] == suit[plays[0]]]) or hand


def voids(laid: Iterable[tuple[Seat, Cards]], players: int, suit: Suits) -> set[tuple[Seat, str]]:
    """(seat, suit led) where a seat did not follow; `laid` are leaders and cards from them on."""
    return {
        ((leader + turn) % players, suit[plays[0]])
        for leader, plays in laid
        for turn, card in enumerate(plays)
        if suit[card] != suit[plays[0]]
    }


def ask(hand: Cards, plays: Cards, suit: Suits, names: Names) -> Message:
    """What the player to act is asked."""
    if not plays:
        return say("You lead: play any card.")
    led = names[suit[plays[0]]]
    if any(suit[card] == suit[plays[0]] for card in hand):
        return say("Follow suit: {suit}.", suit=led)
    return say("You have no {suit}: play any card.", suit=led)


def must_follow(card: Card, led: Message, clause: str) -> Reason:
    """The hand has a card of the suit led."""
    return Reason(say("You hold {suit} and must follow it.", suit=led), clause, (card,))
