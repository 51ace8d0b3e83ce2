"""The rest of a turn played quickly with all cards known, on plain numbers.

Held against the rules move by move in tests/contract/test_compact.py.
"""

from typing import TypeVar

from tefuda.core.cards import Card
from tefuda.core.chance import Rng
from tefuda.core.terms import Payoffs, Seat
from tefuda.games.thieves.bot.outlook import outlook
from tefuda.games.thieves.cards import COLOUR, VALUE, Colour
from tefuda.games.thieves.rules import turns
from tefuda.games.thieves.rules.scoring import THRESHOLD, carried, favourites, value
from tefuda.games.thieves.rules.state import State

T = TypeVar("T")

ENOUGH: dict[int, tuple[int, ...]] = {
    2: (0, 10, 12, 9, 5, 1),
    3: (0, 8, 11, 8, 5, 1),
    4: (0, 8, 9, 8, 5, 1),
}
"""Players out stealing → cards in hand → what a thief must be worth to go home as it.

Found by repeated best response, before the dearer of the last two cards was played: both acts
played out from 10,000 decisions, five times. `python3 build.py tables thieves enough` does it
anew, within two points.
"""

ERROR = 8
"""One act in so many is a random one. Set by hand; no fit stands behind it."""


class Run:
    """A turn under way. Lists by seat; a thief is its colour, its sum and its favourites."""

    __slots__ = ("colours", "first", "given", "hands", "liked", "out", "sums")

    def __init__(self, state: State) -> None:
        """`state` must be in a thief phase."""
        cards = [carried(thief) for thief in state.thieves]
        self.colours: list[Colour] = [thief.colour for thief in state.thieves]
        self.sums = [value(loot) for loot in cards]
        self.liked = [
            len(favourites(colour, loot)) for colour, loot in zip(self.colours, cards, strict=True)
        ]
        self.hands: list[list[Card]] = [list(hand) for hand in state.hands]
        self.given: list[Card] = [card for part in state.given for card in part]
        self.out = turns.in_order(state)
        self.first = self.out.index(state.now.seat)

    def worth(self, seat: Seat) -> int:
        """The points of the thief before a seat."""
        total = self.sums[seat]
        return total + self.liked[seat] if total >= THRESHOLD else total

    def steal(self, seat: Seat, card: Card) -> None:
        self.hands[seat].remove(card)
        self._lay(seat, card)

    def _lay(self, seat: Seat, card: Card) -> None:
        self.sums[seat] += VALUE[card]
        self.liked[seat] += COLOUR[card] == self.colours[seat]

    def home(self, seat: Seat) -> None:
        self.given += self.hands[seat]
        self.hands[seat] = []
        self.out.remove(seat)

    def walk(self) -> None:
        """Every thief out goes to the next seat out; `out` starts at the parent's side."""
        _turn_on(self.colours, self.out)
        _turn_on(self.sums, self.out)
        _turn_on(self.liked, self.out)

    def points(self) -> list[int]:
        """By seat, once only one is out."""
        for card in self.given:
            self._lay(self.out[0], card)
        return [self.worth(seat) for seat in range(len(self.sums))]


def _turn_on(row: list[T], seats: list[Seat]) -> None:
    """What each of these seats has goes to the next, the last one's to the first."""
    carried = [row[seat] for seat in seats]
    for place, seat in enumerate(seats):
        row[seat] = carried[place - 1]


def play(run: Run, rng: Rng) -> list[int]:
    """The points of the turn when everybody acts by habit, with slips."""
    acting = run.out[run.first :]
    while True:
        for seat in acting:
            if run.worth(seat) >= ENOUGH[len(run.out)][len(run.hands[seat])] or slip(rng):
                run.home(seat)
                if len(run.out) == 1:
                    return run.points()
            else:
                run.steal(seat, pick(run, seat, rng))
        run.walk()
        acting = run.out[:]
        if not run.hands[acting[0]]:
            run.out = acting[-1:]
            return run.points()


def slip(rng: Rng) -> bool:
    return rng.below(ERROR * 2) == 0


def pick(run: Run, seat: Seat, rng: Rng) -> Card:
    """The card that makes the thief worth least to the next player, now and then another.

    Of the last two it is the one worth most: what is left in hand goes to the last player.
    """
    hand = run.hands[seat]
    if rng.below(ERROR) == 0:
        return hand[rng.below(len(hand))]
    colour = run.colours[seat]
    choose = max if len(hand) == 2 else min
    return choose(hand, key=lambda card: VALUE[card] + (COLOUR[card] == colour))


def playout(state: State, rng: Rng) -> Payoffs:
    """To the end of the turn, then the outlook; between turns the outlook alone."""
    while state.now.phase == 0:
        seat = turns.turn(state).seats[0]
        state = turns.apply(state, turns.choices(state, seat).sample(rng), seat)
    if state.now.phase > 0:
        return finish(Run(state), state, rng)
    return outlook(state.past.scores, state.setup.players - state.past.dealt)


def finish(run: Run, state: State, rng: Rng) -> Payoffs:
    """A run just made from a state, played on; its points promise so much."""
    pairs = zip(state.past.scores, play(run, rng), strict=True)
    return outlook(tuple([a + b for a, b in pairs]), state.setup.players - state.past.dealt)
