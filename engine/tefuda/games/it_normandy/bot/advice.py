"""Advice on IT Normandy: work tasks off while points are welcome, shun them once there are plenty.

Not the highest score wins but the one nearest above zero, so with more than `PLENTY`
points a player would rather keep tasks than solve them.
"""

from collections.abc import Sequence

from tefuda.core.advice import Pace
from tefuda.core.cards import Card
from tefuda.core.chance import Rng
from tefuda.core.terms import Choices, Seat
from tefuda.games.it_normandy.bot.compact import compact, outcome, truth, worth
from tefuda.games.it_normandy.bot.endgame import solve
from tefuda.games.it_normandy.bot.explain import SENSES, TALES, TOLD, facts
from tefuda.games.it_normandy.bot.habits import COMMON, HOPE, PERSONAL, PLENTY, SURPLUS, evenly
from tefuda.games.it_normandy.bot.maxims import maxim
from tefuda.games.it_normandy.bot.playout import playout
from tefuda.games.it_normandy.bot.worlds import misremember, worlds
from tefuda.games.it_normandy.cards import PLACE, RANK, SUIT
from tefuda.games.it_normandy.rules.scoring import points, strength, tally
from tefuda.games.it_normandy.rules.state import Move, Solve, Tasks, View
from tefuda.games.it_normandy.rules.turns import PLAY, ROUNDS, followers

Wants = tuple[bool, ...]
"""By seat, whether it wants points."""

PACE = Pace(640)
"""Measured by `python3 build.py bench tablet`."""


def propose(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """All cards, both tasks; of the ways to spread tasks one of each shape, evenest first.

    Before the deal the three suits are alike, so the shape is all that matters.
    """
    if view.now.leader >= 0:
        return tuple(choices)
    number = view.past.rounds[-1].tally.surplus[view.seat]
    shapes = [
        (red, yellow, number - red - yellow)
        for red in range(number + 1)
        for yellow in range(red + 1)
        if 0 <= number - red - yellow <= yellow
    ]
    return tuple(Tasks(*shape) for shape in sorted(shapes))


def greedy(view: View, choices: Choices[Move], rng: Rng) -> Move:
    """What a casual player does."""
    if view.now.leader < 0:
        return Tasks(*evenly(view.past.rounds[-1].tally.surplus[view.seat], rng.below(3)))
    wants = welcome(view)
    if len(view.plays) == 2:
        return Solve("personal" if wants[view.seat] else "common")
    if view.plays:
        return PLAY[_follow(view, wants)]
    return PLAY[max(view.hand, key=lambda card: _lead_gain(view, card, wants))]


def welcome(view: View) -> Wants:
    """Who wants points: whose score, if the round ended now, is not yet plenty."""
    plenty = PLENTY[len(view.past.rounds)]
    last = len(view.past.rounds) == ROUNDS - 1
    round_tally = tally(view.now.tricks, view.now.common, view.now.personal, last=last)
    lines = points(round_tally, view.setup)
    return tuple(sum(own) <= plenty for own in zip(view.past.scores, *lines, strict=True))


def _gain(view: View, taker: Seat, suit: str, wants: Wants) -> int:
    """What it means to the viewer that `taker` wins a trick in a suit; its own count twice."""
    place = PLACE[suit]
    free = COMMON if view.now.common[place] else SURPLUS
    gain = PERSONAL if view.now.personal[taker][place] else free
    if not wants[taker]:
        gain = -gain
    return 2 * gain if taker == view.seat else -gain


def _strength(view: View, card: Card, lead: str) -> int:
    highest = view.setup.highest_wins
    return strength(card, lead, view.now.trumps, RANK[view.now.up], highest=highest)


def _follow(view: View, wants: Wants) -> Card:
    """The card with the best outcome; among equal ones the weakest."""
    lead = SUIT[view.plays[0]]
    to_beat = _strength(view, view.plays[0], lead)
    lost = _gain(view, 1 - view.seat, lead, wants)
    best, best_key = view.hand[0], (-99, 0)
    for card in followers(view.hand, lead):
        own = _strength(view, card, lead)
        gain = _gain(view, view.seat, SUIT[card], wants) if own > to_beat else lost
        if (gain, -own) > best_key:
            best, best_key = card, (gain, -own)
    return best


def _lead_gain(view: View, card: Card, wants: Wants) -> float:
    """What leading a card is worth, by a guess at its chance to win."""
    suit, seat = SUIT[card], view.seat
    chance = HOPE.of(_strength(view, card, suit))
    won, lost = _gain(view, seat, suit, wants), _gain(view, 1 - seat, suit, wants)
    return chance * won + (1 - chance) * lost


def pace(view: View) -> Pace:
    """The same everywhere."""
    return PACE


class ItNormandyAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    greedy = staticmethod(greedy)
    pace = staticmethod(pace)
    playout = staticmethod(playout)
    solve = staticmethod(solve)
    worlds = staticmethod(worlds)
    misremember = staticmethod(misremember)
    compact = staticmethod(compact)
    truth = staticmethod(truth)
    outcome = staticmethod(outcome)
    worth = staticmethod(worth)
    facts = staticmethod(facts)
    maxim = staticmethod(maxim)
    told, senses, tales = TOLD, SENSES, TALES
