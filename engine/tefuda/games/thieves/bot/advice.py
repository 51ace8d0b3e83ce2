"""Advice on the thieves: go home as a thief worth having, else load it with what hurts."""

from collections.abc import Iterable, Sequence

from tefuda.core.cards import Card
from tefuda.core.chance import Rng
from tefuda.core.game import Choices
from tefuda.games.thieves.bot import endgame, playout
from tefuda.games.thieves.cards import COLOUR, VALUE, Colour
from tefuda.games.thieves.rules.imagine import doubts, misremember, unseen
from tefuda.games.thieves.rules.scoring import THRESHOLD
from tefuda.games.thieves.rules.state import Move, Thief, View
from tefuda.games.thieves.rules.turns import HIDE, HOME, STEAL, hideable

LIKELY = 0.75
"""How often a doubtful first treasure is of its thief's colour, roughly."""


def propose(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """All legal moves, there are never more than six; the quick one first."""
    first = greedy(view, choices, rng)
    return (first, *(move for move in choices if move != first))


def greedy(view: View, choices: Choices[Move], rng: Rng) -> Move:
    colour = view.thieves[view.seat].colour
    if view.phase == 0:
        return HIDE[cheapest(hideable(view.hand, colour), colour)]
    enough = playout.ENOUGH[view.home.count(False)][len(view.hand)]
    if expected(view, view.thieves[view.seat]) >= enough:
        return HOME
    return STEAL[cheapest(view.hand, colour)]


def cheapest(cards: Iterable[Card], colour: Colour) -> Card:
    """The card that is worth least on a thief of that colour."""
    return min(cards, key=lambda card: VALUE[card] + (COLOUR[card] == colour))


def expected(view: View, thief: Thief) -> float:
    """What a thief is worth on average, as far as a seat can tell."""
    pool = unseen(view)
    own = [VALUE[card] for card in pool if COLOUR[card] == thief.colour]
    rest = [VALUE[card] for card in pool if COLOUR[card] != thief.colour]
    doubtful = thief.colour in doubts(view)
    backs = sum(not one.card for one in thief.loot) - doubtful
    liked = float(backs + sum(COLOUR.get(one.card) == thief.colour for one in thief.loot))
    total = sum(VALUE[one.card] for one in thief.loot if one.card) + backs * _mean(own)
    if doubtful:
        sure = LIKELY if own else 0.0
        total += sure * _mean(own) + (1 - sure) * _mean(rest)
        liked += sure
    return total + liked * _bonus_chance(total, backs + doubtful)


def _bonus_chance(total: float, unknown: int) -> float:
    """How likely the sum is 5 or more, given its mean: certain only where all is known."""
    if not unknown:
        return float(total >= THRESHOLD)
    return min(1.0, max(0.0, 0.5 + (total - THRESHOLD + 0.5) / 5))


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


class ThievesAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    greedy = staticmethod(greedy)
    playout = staticmethod(playout.playout)
    solve = staticmethod(endgame.solve)
    misremember = staticmethod(misremember)
