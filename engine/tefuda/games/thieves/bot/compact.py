"""The fast turn in the words of the rules, to be held against them."""

from tefuda.core.cards import Card
from tefuda.core.chance import Rng
from tefuda.core.compact import Facts
from tefuda.core.terms import Payoffs, Seat
from tefuda.games.thieves.bot.outlook import outlook
from tefuda.games.thieves.bot.playout import Run, finish
from tefuda.games.thieves.cards import DECK
from tefuda.games.thieves.rules import scoring
from tefuda.games.thieves.rules.scoring import carried, favourites
from tefuda.games.thieves.rules.state import Move, State, Steal
from tefuda.games.thieves.rules.turns import HOME, STEAL, in_order


class Compact(Run):
    """A turn under way that remembers what was done; `acting` are those yet to act in the phase."""

    __slots__ = ("acting", "made", "start")

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.start = state
        self.acting = self.out[self.first :]
        self.made: list[tuple[Seat, Move]] = []

    def steal(self, seat: Seat, card: Card) -> None:
        self.made.append((seat, STEAL[card]))
        super().steal(seat, card)

    def home(self, seat: Seat) -> None:
        self.made.append((seat, HOME))
        super().home(seat)

    def points(self) -> list[int]:
        self.acting = []
        return super().points()

    def turn(self) -> Seat | None:
        return self.acting[0] if self.acting else None

    def able(self) -> list[Move]:
        return [*[STEAL[card] for card in dict.fromkeys(self.hands[self.acting[0]])], HOME]

    def make(self, move: Move) -> None:
        seat = self.acting.pop(0)
        if type(move) is Steal:
            self.steal(seat, move.card)
        else:
            self.home(seat)
        if len(self.out) == 1:
            self.points()
        elif not self.acting:
            self._next_phase()

    def _next_phase(self) -> None:
        self.walk()
        self.acting = self.out[:]
        if not self.hands[self.out[0]]:
            self.out = self.out[-1:]
            self.points()

    def facts(self) -> Facts:
        worth = [self.worth(seat) for seat in range(len(self.sums))]
        if not self.acting:
            pile = scoring.value(self.given)
            totals = [sum(pair) for pair in zip(self.start.past.scores, worth, strict=True)]
            end = {"worth": worth, "last": self.out, "colours": self.colours, "pile": pile}
            left = self.start.setup.players - self.start.past.dealt
            return {**end, "totals": totals, "left": left}
        return {
            "acting": self.acting,
            "out": self.out,
            "hands": [DECK.sort(hand) for hand in self.hands],
            "given": DECK.sort(self.given),
            "colours": self.colours,
            "sums": self.sums,
            "liked": self.liked,
            "worth": worth,
        }

    def play_on(self, rng: Rng) -> Payoffs:
        return finish(self, self.start, rng)


def compact(state: State) -> Compact | None:
    """In a thief phase."""
    return Compact(state) if state.now.phase > 0 else None


def truth(state: State) -> Facts:
    """What the turn of a state must know."""
    out = in_order(state)
    loot = [(thief.colour, carried(thief)) for thief in state.thieves]
    return {
        "acting": out[out.index(state.now.seat) :],
        "out": out,
        "hands": list(state.hands),
        "given": DECK.sort(card for part in state.given for card in part),
        "colours": [colour for colour, _ in loot],
        "sums": [scoring.value(cards) for _, cards in loot],
        "liked": [len(favourites(colour, cards)) for colour, cards in loot],
        "worth": [scoring.points(colour, cards) for colour, cards in loot],
    }


def outcome(state: State) -> Facts:
    """What the turn that is over must have come to."""
    result = state.past.results[-1]
    return {
        "worth": list(result.points),
        "last": [result.last],
        "colours": [thief.colour for thief in result.thieves],
        "pile": scoring.value(result.pile),
        "totals": list(state.past.scores),
        "left": state.setup.players - len(state.past.results),
    }


def worth(start: State, end: State) -> Payoffs:
    """What the scores after the turn promise."""
    return outlook(end.past.scores, end.setup.players - len(end.past.results))
