"""A card played from hand, the commonest move there is, and why it may not be."""

from dataclasses import dataclass

from tefuda.core.cards import Card
from tefuda.core.table import Message, Reason, Shown, Who, say
from tefuda.core.terms import Seat


@dataclass(frozen=True, slots=True)
class Play:
    """A player plays a card from hand."""

    card: Card


def say_played(seat: Seat, card: Card) -> Message:
    return say("{who} played {card}.", who=Who(seat), card=Shown((card,)))


def not_your_turn(clause: str) -> Reason:
    """Somebody else is to act, or nobody."""
    return Reason(say("It is not your turn."), clause)


def not_held(card: Card, clause: str) -> Reason:
    """The card is somewhere else."""
    return Reason(say("You do not hold this card."), clause, (card,))
