"""Advice on IT Normandy: work tasks off while points are welcome, shun them once there are plenty.

Not the highest score wins but the one nearest above zero, so with more than `PLENTY`
points a player would rather keep tasks than solve them.
"""

from collections.abc import Sequence

from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Rng
from tefuda.core.game import Choices, Seat
from tefuda.games.it_normandy.bot.endgame import solve
from tefuda.games.it_normandy.bot.habits import COMMON, HOPE, PERSONAL, PLENTY, SURPLUS, evenly
from tefuda.games.it_normandy.bot.playout import playout
from tefuda.games.it_normandy.bot.worlds import misremember, worlds
from tefuda.games.it_normandy.cards import PLACE, RANK, SUIT
from tefuda.games.it_normandy.rules import scoring, turns
from tefuda.games.it_normandy.rules.scoring import strength
from tefuda.games.it_normandy.rules.state import Move, Solve, State, Tasks, View
from tefuda.games.it_normandy.rules.turns import PLAY, followers

Wants = tuple[bool, ...]
"""By seat, whether it wants points."""


def propose(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """All cards, both tasks; of the ways to spread tasks one of each shape, evenest first.

    Before the deal the three suits are alike, so the shape is all that matters.
    """
    if view.leader >= 0:
        return tuple(choices)
    number = view.rounds[-1].tally.surplus[view.seat]
    shapes = [
        (red, yellow, number - red - yellow)
        for red in range(number + 1)
        for yellow in range(red + 1)
        if 0 <= number - red - yellow <= yellow
    ]
    return tuple(Tasks(*shape) for shape in sorted(shapes))


def greedy(view: View, choices: Choices[Move], rng: Rng) -> Move:
    return _quick(view, view.hand, view.seat, rng)


def _quick(table: State | View, hand: Cards, seat: Seat, rng: Rng) -> Move:
    """What a casual player does, from what it sees."""
    if table.leader < 0:
        return Tasks(*evenly(table.rounds[-1].tally.surplus[seat], rng.below(3)))
    wants = welcome(table)
    if len(table.plays) == 2:
        return Solve("personal" if wants[seat] else "common")
    if table.plays:
        return PLAY[_follow(table, hand, seat, wants)]
    return PLAY[max(hand, key=lambda card: _promise(table, card, seat, wants))]


def welcome(table: State | View) -> Wants:
    """Who wants points: whose score, if the round ended now, is not yet plenty."""
    plenty = PLENTY[len(table.rounds)]
    last = len(table.rounds) == turns.ROUNDS - 1
    found = scoring.tally(table.tricks, table.common, table.personal, last=last)
    lines = scoring.points(found, table.setup)
    return tuple(sum(own) <= plenty for own in zip(table.scores, *lines, strict=True))


def worth(table: State | View, taker: Seat, suit: str, seat: Seat, wants: Wants) -> int:
    """What it means to `seat` that `taker` wins a trick in a suit; one's own tricks count twice."""
    place = PLACE[suit]
    free = COMMON if table.common[place] else SURPLUS
    gain = PERSONAL if table.personal[taker][place] else free
    if not wants[taker]:
        gain = -gain
    return 2 * gain if taker == seat else -gain


def _force(table: State | View, card: Card, lead: str) -> int:
    highest = table.setup.highest_wins
    return strength(card, lead, table.trumps, RANK[table.up], highest=highest)


def _follow(table: State | View, hand: Cards, seat: Seat, wants: Wants) -> Card:
    """The card with the best outcome; among equal ones the weakest."""
    lead_card = table.plays[0]
    lead = SUIT[lead_card]
    to_beat = _force(table, lead_card, lead)
    lost = worth(table, 1 - seat, lead, seat, wants)
    best, best_key = hand[0], (-99, 0)
    for card in followers(hand, lead):
        force = _force(table, card, lead)
        value = worth(table, seat, SUIT[card], seat, wants) if force > to_beat else lost
        if (value, -force) > best_key:
            best, best_key = card, (value, -force)
    return best


def _promise(table: State | View, card: Card, seat: Seat, wants: Wants) -> float:
    """What leading a card is worth, by a guess at its chance to win."""
    suit = SUIT[card]
    chance = HOPE.of(_force(table, card, suit))
    own = worth(table, seat, suit, seat, wants)
    return chance * own + (1 - chance) * worth(table, 1 - seat, suit, seat, wants)


class ItNormandyAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    greedy = staticmethod(greedy)
    playout = staticmethod(playout)
    solve = staticmethod(solve)
    worlds = staticmethod(worlds)
    misremember = staticmethod(misremember)
