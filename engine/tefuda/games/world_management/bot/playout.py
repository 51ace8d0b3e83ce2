"""The rest of a hand played quickly with all cards known: a packing race on plain numbers.

Every seat goes for the sage's form. Its finished groups stay as they are; what lies loose it
turns into groups by what it draws and by what lies in the pile, and it throws away what has
least company. Exposed groups that fit another form only are raced by distance alone.
"""

from itertools import accumulate
from typing import Final

from tefuda.core.chance import Rng
from tefuda.core.terms import Payoffs, Seat
from tefuda.games.world_management.bot.loose import Loose
from tefuda.games.world_management.bot.numbers import ends, faces_in
from tefuda.games.world_management.bot.outlook import outlook
from tefuda.games.world_management.bot.race import Standing, standing
from tefuda.games.world_management.cards.deck import dora_of, spread
from tefuda.games.world_management.cards.faces import INDEX
from tefuda.games.world_management.rules.draws import TURNS, exchange_on, next_turn, next_turner
from tefuda.games.world_management.rules.state import State

BETWEEN: Final = ("dice", "deal", "over")
"""Phases in which nobody holds cards."""

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
`python3 build.py tables world_management left` counts anew, with as many players as are named.
"""


class Racer:
    """A seat on its way."""

    __slots__ = ("distance", "loose", "need", "points")

    def __init__(self, start: Standing) -> None:
        self.need, cards, self.points, self.distance = start
        self.loose = Loose(cards)

    def group(self, card: int, dora: int) -> bool:
        """A card that was drawn or summoned makes a group with two loose ones, if it can."""
        pair = self.loose.partners(card) if self.need else None
        if pair is None:
            return False
        for partner in pair:
            self.loose.remove(partner)
        self.points += (card, *pair).count(dora)
        self.need -= 1
        return True


class Run:
    """A hand under way; `dora` is -1 where there is none. `lying` are the faces in the pile."""

    __slots__ = ("dora", "lying", "minimum", "pile", "players", "racers", "rng", "stock")

    def __init__(self, state: State, rng: Rng) -> None:
        dora = dora_of(state.now.turned)
        self.rng, self.dora = rng, INDEX[dora] if dora else -1
        self.players, self.minimum = state.setup.players, state.setup.minimum
        self.racers: list[Racer | None] = []
        for hand, exposed in zip(state.hands, state.now.exposed, strict=True):
            start = standing(hand, exposed, state.setup, dora)
            self.racers.append(Racer(start) if start else None)
        self.pile = list(state.now.pile)
        self.lying = faces_in(state.now.pile)
        self.stock = [INDEX[card] for card in spread(state.stock)]

    def points_of(self, racer: Racer | None) -> int:
        """The points of a hand when it is complete, no fewer than it needs in another form."""
        assert racer
        if racer.distance >= 0:
            return max(racer.points, self.minimum)
        return racer.points + racer.loose.cards.count(self.dora)

    def helping(self, loose: Loose) -> int:
        """How many cards of stock and pile make a group with two of these."""
        outs = loose.outs()
        drawn = sum(outs >> card & 1 for card in self.stock)
        return drawn + sum(number for card, number in enumerate(self.pile) if outs >> card & 1)

    def is_done(self, seat: Seat) -> bool:
        racer = self.racers[seat]
        if racer is None or racer.need or racer.distance > 0:
            return False
        return not racer.distance or self.points_of(racer) >= self.minimum

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
            racer.group(card, self.dora)
            self._throw(racer)
        return able > 0

    def _take(self, card: int) -> None:
        self.pile[card] -= 1
        if not self.pile[card]:
            self.lying ^= 1 << card

    def _throw(self, racer: Racer) -> None:
        loose, dora = racer.loose, self.dora
        kept = len(loose.cards) if self.points_of(racer) <= self.minimum else 1
        card = min(loose.cards, key=lambda card: loose.company(card) + kept * (card == dora))
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
            if not racer.group(card, self.dora):
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
        first = (state.asked - state.now.turner) % players + (state.phase == "declare")
        done = run.window(state.now.turner, first)
        if done >= 0:
            return done
    seat, turn = next_turner(state), next_turn(state)
    while turn <= TURNS[players]:
        run.turn(seat, *exchange_on(turn, players))
        done = seat if run.is_done(seat) else run.window(seat, 1)
        if done >= 0:
            return done
        seat = (seat + 1) % players
        turn += seat == state.past.dealer
    return -1


def playout(state: State, rng: Rng) -> Payoffs:
    """The running hand to its end, then what the points promise."""
    scores, moved = list(state.past.scores), state.past.moved
    if state.phase not in BETWEEN:
        run = Run(state, rng)
        seat = winner(run, state)
        if seat >= 0:
            scores[seat] += run.points_of(run.racers[seat])
        moved += seat != state.past.dealer
    left = 0 if state.setup.single else state.setup.players - moved
    return outlook(scores, left)
