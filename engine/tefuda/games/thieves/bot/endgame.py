"""The end of a turn solved exactly, all cards known: few cards in few hands."""

from collections.abc import Mapping
from functools import lru_cache

from tefuda.core.terms import Payoffs, Seat
from tefuda.games.thieves.bot.outlook import outlook
from tefuda.games.thieves.bot.playout import Run
from tefuda.games.thieves.cards import COLOUR, VALUE
from tefuda.games.thieves.rules.scoring import THRESHOLD
from tefuda.games.thieves.rules.state import State

SOLVED = {2: 6, 3: 6, 4: 4}
"""Players out stealing → cards in all their hands from which on it is solved."""

STUDIED = {2: 6, 3: 7, 4: 8}
"""The same where somebody waits for advice."""

MOST = 1.0
"""The most that can be paid: no other move need be looked at."""

Seats = tuple[Seat, ...]


@lru_cache(maxsize=1024)
def study(state: State) -> Payoffs | None:
    """As `solve`, and more. Kept, for the reasons of a hint ask again."""
    return solve(state, STUDIED)


def solve(state: State, most: Mapping[int, int] = SOLVED) -> Payoffs | None:
    """Payoffs when all play best for themselves; of equal moves the first.

    With turns to come, what the points of this one promise.
    """
    if state.now.phase < 1 or sum(map(len, state.hands)) > most[state.now.home.count(False)]:
        return None
    run = Run(state)
    out = tuple(run.out)
    return Endgame(run, state).act(out, out, run.first)


class Endgame:
    """What is left of a turn; every act is taken back once it is judged.

    Thieves are numbered by the seats they stood before when it was taken up. `out` are the seats
    out from the parent's side, `thieves` those before them, `place` says who acts.
    """

    __slots__ = ("before", "colours", "given", "hands", "liked", "scores", "sums", "turns")

    def __init__(self, run: Run, state: State) -> None:
        self.colours, self.sums, self.liked = run.colours, run.sums, run.liked
        self.hands = [tuple(hand) for hand in run.hands]
        self.given = tuple(run.given)
        self.before = list(range(len(run.hands)))  # at the end: by seat, its thief
        self.scores, self.turns = state.past.scores, state.setup.players - state.past.dealt

    def act(self, out: Seats, thieves: Seats, place: int) -> Payoffs:
        """The best of all that a seat can do, in the order of the rules' choices."""
        seat = out[place]
        hand = self.hands[seat]
        best: Payoffs = ()
        for index in range(len(hand)):
            paid = self._steal(out, thieves, place, index)
            if not best or paid[seat] > best[seat]:
                best = paid
                if paid[seat] >= MOST:
                    return best
        paid = self._home(out, thieves, place)
        return paid if paid[seat] > best[seat] else best

    def _steal(self, out: Seats, thieves: Seats, place: int, index: int) -> Payoffs:
        seat, thief = out[place], thieves[place]
        hand, total, liked = self.hands[seat], self.sums[thief], self.liked[thief]
        card = hand[index]
        self.hands[seat] = hand[:index] + hand[index + 1 :]
        self.sums[thief] = total + VALUE[card]
        self.liked[thief] = liked + (COLOUR[card] == self.colours[thief])
        paid = self._on(out, thieves, place + 1)
        self.hands[seat], self.sums[thief], self.liked[thief] = hand, total, liked
        return paid

    def _home(self, out: Seats, thieves: Seats, place: int) -> Payoffs:
        seat, hand, given = out[place], self.hands[out[place]], self.given
        self.hands[seat], self.given = (), given + hand
        self.before[seat] = thieves[place]
        out, thieves = out[:place] + out[place + 1 :], thieves[:place] + thieves[place + 1 :]
        paid = self._on(out, thieves, place) if len(out) > 1 else self._over(out, thieves)
        self.hands[seat], self.given = hand, given
        return paid

    def _on(self, out: Seats, thieves: Seats, place: int) -> Payoffs:
        """The next one out acts, or the thieves walk."""
        if place < len(out):
            return self.act(out, thieves, place)
        thieves = thieves[-1:] + thieves[:-1]
        if self.hands[out[0]]:
            return self.act(out, thieves, 0)
        return self._over(out, thieves)

    def _over(self, out: Seats, thieves: Seats) -> Payoffs:
        """The last one out gets what was given away."""
        for seat, thief in zip(out, thieves, strict=True):
            self.before[seat] = thief
        sums, liked = self.sums[:], self.liked[:]
        last = thieves[-1]
        for card in self.given:
            sums[last] += VALUE[card]
            liked[last] += COLOUR[card] == self.colours[last]
        totals = [
            score + (sums[thief] + liked[thief] if sums[thief] >= THRESHOLD else sums[thief])
            for score, thief in zip(self.scores, self.before, strict=True)
        ]
        return outlook(tuple(totals), self.turns)
