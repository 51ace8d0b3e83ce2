"""The rest of a hand played quickly with all cards known: a packing race on plain numbers.

Every seat goes for the sage's form. Its finished groups stay as they are; what lies loose it
turns into groups by what it draws and by what lies in the pile, and it throws away what has
least company. Exposed groups that fit another form only are raced by distance alone.
"""

from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Rng
from tefuda.core.game import Payoffs, Seat, by_leads
from tefuda.games.world_management.bot.loose import Loose, ends
from tefuda.games.world_management.bot.plan import Aim, aim
from tefuda.games.world_management.cards.deck import dora_of, spread
from tefuda.games.world_management.cards.faces import INDEX
from tefuda.games.world_management.rules.draws import TURNS, exchange_on, next_turn, next_turner
from tefuda.games.world_management.rules.scoring import form_points
from tefuda.games.world_management.rules.state import Melds, Setup, State

BETWEEN: Final = ("dice", "deal", "over")
"""Phases in which nobody holds cards."""

SPREAD: Final = 6.0
"""Points: how far a lead means little with one hand to go (a logistic scale)."""

LEFT: Final = (
    (100,),
    (90, 10),
    (69, 27, 4),
    (37, 39, 18, 6),
    (23, 37, 33, 5, 2),
    (11, 15, 41, 30, 3),
)
"""Distance → in how many of 100 turns 0, 1, 2 … of it is left a turn later.

Counted in 150 hands of four greedy seats that summon but never declare; three do alike.
"""


class Start(NamedTuple):
    """Where a seat stands in the race."""

    need: int  # groups of three it lacks
    loose: tuple[int, ...]
    points: int  # what the hand will be worth, without loose dora cards
    distance: int  # in another form than the sage's, else -1


@lru_cache(maxsize=1 << 12)
def standing(hand: Cards, exposed: Melds, setup: Setup, gold: Card) -> Start | None:
    """Where a seat stands; None where its exposed groups fit no form."""
    found = aim(hand, exposed, setup, gold)
    if found is None:
        return None
    threes = all(part.size in (1, 3) for part in found.layout.parts)
    if threes and all(len(group) == 3 for group in exposed) and is_race(setup):
        return _race(found, gold)
    return Start(0, (), found.points, found.distance)


def is_race(setup: Setup) -> bool:
    """Whether it is enough to be fast: a dora at most is needed, which may be the single card.

    Where more are needed, groups are not finished as they come, and distance tells more.
    """
    return setup.minimum <= form_points("F3", setup.group_points) + 1


def _race(found: Aim, gold: Card) -> Start:
    loose = list(found.layout.loose)
    need = 0
    for part in found.layout.parts:
        if part.size == 1 or part.lacking:
            loose += part.cards
            need += part.size == 3
    return Start(need, tuple([INDEX[card] for card in loose]), found.points - loose.count(gold), -1)


class Racer:
    """A seat on its way."""

    __slots__ = ("distance", "loose", "need", "points")

    def __init__(self, start: Start) -> None:
        self.need, cards, self.points, self.distance = start
        self.loose = Loose(cards)

    def group(self, card: int, gold: int) -> bool:
        """A card that was drawn or summoned makes a group with two loose ones, if it can."""
        pair = self.loose.partners(card) if self.need else None
        if pair is None:
            return False
        for one in pair:
            self.loose.remove(one)
        self.points += (card, *pair).count(gold)
        self.need -= 1
        return True


class Run:
    """A hand under way; `gold` is the dora. `lying` are the faces in the pile, as a mask."""

    __slots__ = (
        "gold",
        "lying",
        "minimum",
        "pile",
        "players",
        "racers",
        "rng",
        "stock",
    )

    def __init__(self, state: State, rng: Rng) -> None:
        gold = dora_of(state.turned)
        self.rng, self.gold = rng, INDEX[gold] if gold else -1
        self.players, self.minimum = state.setup.players, state.setup.minimum
        self.racers: list[Racer | None] = []
        for hand, exposed in zip(state.hands, state.exposed, strict=True):
            found = standing(hand, exposed, state.setup, gold)
            self.racers.append(Racer(found) if found else None)
        self.pile = list(state.pile)
        self.lying = sum([1 << face for face, number in enumerate(state.pile) if number])
        self.stock = [INDEX[card] for card in spread(state.stock)]

    def worth(self, racer: Racer | None) -> int:
        """The points of a hand when it is complete, no fewer than it needs in another form."""
        assert racer
        if racer.distance >= 0:
            return max(racer.points, self.minimum)
        return racer.points + racer.loose.cards.count(self.gold)

    def is_done(self, seat: Seat) -> bool:
        racer = self.racers[seat]
        if racer is None or racer.need or racer.distance > 0:
            return False
        return not racer.distance or self.worth(racer) >= self.minimum

    def window(self, turner: Seat, first: int) -> Seat:
        """Everybody from that place on may summon; the seat that is complete then, or -1."""
        for place in range(first, self.players):
            seat = (turner + place) % self.players
            racer = self.racers[seat]
            if racer and self._summon(racer) and self.is_done(seat):
                return seat
        return -1

    def _summon(self, racer: Racer) -> bool:
        """Take a card that makes a group."""
        able = racer.loose.outs() & self.lying if racer.need else 0
        if able:
            card = ends(able)[0]
            self._take(card)
            racer.group(card, self.gold)
            self._throw(racer)
        return able > 0

    def _take(self, card: int) -> None:
        self.pile[card] -= 1
        if not self.pile[card]:
            self.lying ^= 1 << card

    def _throw(self, racer: Racer) -> None:
        loose, gold = racer.loose, self.gold
        kept = len(loose.cards) if self.worth(racer) <= self.minimum else 1
        card = min(loose.cards, key=lambda card: loose.company(card) + kept * (card == gold))
        loose.remove(card)
        self.pile[card] += 1
        self.lying |= 1 << card

    def turn(self, seat: Seat, drawn: int, thrown: int) -> None:
        """Draw, lay out, discard."""
        new = [self._draw() for _ in range(drawn)]
        racer = self.racers[seat]
        if racer is None:
            return
        if racer.distance >= 0:
            racer.distance = _a_turn_later(racer.distance, self.rng)
            return
        for card in new:
            if not racer.group(card, self.gold):
                racer.loose.add(card)
        while thrown > 0 and len(racer.loose.cards) > 1:
            self._throw(racer)
            thrown -= 1

    def _draw(self) -> int:
        stock = self.stock
        place = self.rng.below(len(stock))
        stock[place], stock[-1] = stock[-1], stock[place]
        return stock.pop()


def _a_turn_later(distance: int, rng: Rng) -> int:
    """What is left of a distance; far ones shrink as five does."""
    near = min(distance, len(LEFT) - 1)
    place = rng.below(100)
    left = sum(place >= edge for edge in accumulate(LEFT[near]))
    return left + distance - near


def winner(run: Run, state: State) -> Seat:
    """Who declares first, or -1 when the turns run out."""
    players = run.players
    if state.phase == "declare" and run.is_done(state.asked):
        return state.asked
    if state.asked >= 0:
        first = (state.asked - state.turner) % players + (state.phase == "declare")
        found = run.window(state.turner, first)
        if found >= 0:
            return found
    seat, turn = next_turner(state), next_turn(state)
    while turn <= TURNS[players]:
        run.turn(seat, *exchange_on(turn, players))
        found = seat if run.is_done(seat) else run.window(seat, 1)
        if found >= 0:
            return found
        seat = (seat + 1) % players
        turn += seat == state.dealer
    return -1


def playout(state: State, rng: Rng) -> Payoffs:
    """The running hand to its end, then what the points promise."""
    scores, moved = list(state.scores), state.moved
    if state.phase not in BETWEEN:
        run = Run(state, rng)
        seat = winner(run, state)
        if seat >= 0:
            scores[seat] += run.worth(run.racers[seat])
        moved += seat != state.dealer
    left = 0 if state.setup.single else state.setup.players - moved
    return by_leads(scores, SPREAD * left**0.5)
