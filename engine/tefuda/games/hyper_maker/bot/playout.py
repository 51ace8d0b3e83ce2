"""A few tricks played on quickly with all cards known, on plain numbers, and judged then.

Held against the rules move by move in tests/contract/test_compact.py.
"""

from bisect import bisect
from collections.abc import Sequence
from functools import cache

from tefuda.core.chance import Rng
from tefuda.core.elementary import power
from tefuda.core.terms import Payoffs
from tefuda.games.hyper_maker.bot.numbers import BOTH, FOLLOWING, HIGHER, IN, INDEX, VALUES
from tefuda.games.hyper_maker.bot.outlook import BLURRED, evaluate, later_tricks, outlook
from tefuda.games.hyper_maker.rules.state import State

ERROR = 12
"""One play in so many is a random one. Set by hand; no fit stands behind it."""

AHEAD = 2
"""Tricks played on after the running one; 0 to 3 were tried."""

FINE = 1 << 20
"""How finely chances are drawn."""

SLIPS = [FINE - FINE * (ERROR - 1) ** plays // ERROR**plays for plays in range(1, 15 * ERROR)]
"""plays - 1 → in how many of `FINE` cases there is a random one among so many."""

# COST, HOLDS and YIELDS were found by self-play: 50 s of hill climbing against the cheapest winner,
# 1,400 deals a step; `python3 build.py tables hyper_maker bargains` looks for better ones
COST = tuple(1.4 * max(number, 11 - number) for number in range(11))
"""number → the points it is worth to keep a card with this number in one of its suits."""

HOLDS = tuple(
    tuple(share * power(number / 10, 1.36 * after) for number in range(11))
    for after, share in enumerate((1.0, 0.85, 0.42, 0.42, 0.42))
)
"""seats still to play → number → how likely it holds the trick if it is the best so far."""

YIELDS = (0.66, 0.12, 0.12, 0.12, 0.12)
"""seats still to play → what each point weighs that another is about to win."""


def _bargains(points: int, after: int, top: int, *, held: bool) -> tuple[float, ...]:
    """number → what is gained less the cost, in a suit where `top` is the highest number.

    The suit counts, and so many points are won by it; `held` says whether a player has the top.
    """
    wins, lost = [points * share for share in HOLDS[after]], -points * YIELDS[after] * held
    gains = [wins[number] if number >= top else lost for number in range(11)]
    return tuple(gain - cost for gain, cost in zip(gains, COST, strict=True))


Bargains = tuple[tuple[tuple[tuple[float, ...], ...], ...], ...]


@cache
def bargains(points: int) -> Bargains:
    """[seats still to play][held][top], see `_bargains`. No number reaches a top of 11."""
    return tuple(
        tuple(
            tuple(_bargains(points, after, top, held=held) for top in range(12))
            for held in (False, True)
        )
        for after in range(5)
    )


class OpenTrick:
    """A trick under way; how both suits of its master stand is kept card by card."""

    __slots__ = (
        "bargains_a", "bargains_b", "best_a", "best_b", "in_a", "in_b", "lean", "master", "plays",
        "tied_a", "tied_b", "top_a", "top_b",
    )  # fmt: skip

    def __init__(self, master: int, plays: Sequence[int] = ()) -> None:
        (a, b), own = BOTH[master], VALUES[master]
        self.master = master
        self.in_a, self.in_b = IN[a], IN[b]
        own_a, own_b = own[a], own[b]
        self.bargains_a, self.bargains_b = bargains(11 - own_a), bargains(11 - own_b)
        self.top_a, self.top_b = own_a, own_b  # the highest number, the master's among them
        self.best_a = self.best_b = -1  # who has played it
        self.tied_a = self.tied_b = False
        # cards of suit a less those of b; equally many count for the master's higher number
        self.lean = 1 if own_a > own_b else 0
        self.plays: list[int] = []
        for card in plays:
            self.add(card)

    def add(self, card: int) -> None:
        """One more card."""
        number = self.in_a[card]
        if number:
            self.lean += 1
            if number >= self.top_a:
                self.tied_a = number == self.top_a
                self.top_a, self.best_a = number, len(self.plays)
        number = self.in_b[card]
        if number:
            self.lean -= 1
            if number >= self.top_b:
                self.tied_b = number == self.top_b
                self.top_b, self.best_b = number, len(self.plays)
        self.plays.append(card)

    def judge(self) -> tuple[int, int, bool]:
        """(suit, place of the winning card, -1 for none, tied), as `scoring.judge` says it."""
        a, b = BOTH[self.master]
        if self.lean > 0:
            return a, self.best_a, self.tied_a
        return b, self.best_b, self.tied_b

    def pick(self, able: Sequence[int], after: int) -> int:
        """What a casual player plays of these cards: the best bargain of points and strength.

        Either all of them follow the master or none does; `after` seats play later.
        """
        if len(able) == 1:
            return able[0]
        first, second, lean = self.in_a, self.in_b, self.lean
        if not first[able[0]] and not second[able[0]]:
            return min(able, key=HIGHER)
        row_a = self.bargains_a[after][self.best_a >= 0]
        row_b = self.bargains_b[after][self.best_b >= 0]
        # a card of the suit that is ahead keeps it there; one of the other alone may turn it
        if lean > 0:
            ahead, otherwise = row_a[self.top_a], row_b[self.top_b] if lean == 1 else row_a[11]
        else:
            first, second = second, first
            ahead, otherwise = row_b[self.top_b], row_a[self.top_a] if lean == 0 else row_b[11]
        best, most = 0, -99.0
        for card in able:
            number = first[card]
            bargain = ahead[number] if number else otherwise[second[card]]
            if bargain > most:
                best, most = card, bargain
        return best


class Run:
    """A game under way. Lists by seat."""

    __slots__ = ("hands", "leader", "players", "scores", "stays", "stock", "trick")

    def __init__(self, state: State) -> None:
        """`state` must be in a game."""
        now = state.now
        self.players, self.stays = state.setup.players, state.setup.stays
        self.hands = [[INDEX[card] for card in hand] for hand in state.hands]
        self.stock = [INDEX[card] for card in state.stock]
        self.scores = list(state.past.scores)
        self.leader = now.leader % self.players  # before there is one, the last seat
        self.trick: OpenTrick | None = None
        if now.master:
            self.trick = OpenTrick(INDEX[now.master], [INDEX[card] for card in state.plays])

    def turn_master(self, place: int) -> OpenTrick:
        """The next trick, under the master at this place of the stock."""
        self.trick = OpenTrick(self.stock.pop(place))
        return self.trick

    def order(self) -> list[int]:
        """The seats in the order they play, who leads first."""
        return [*range(self.leader, self.players), *range(self.leader)]

    def end(self, trick: OpenTrick) -> None:
        """Everybody has played."""
        suit, best, tied = trick.judge()
        if best >= 0:
            winner = (self.leader + best) % self.players
            self.scores[winner] += 11 - VALUES[trick.master][suit]
            if not (tied and self.stays):
                self.leader = winner
        self.trick = None


def playable(hand: Sequence[int], master: int) -> Sequence[int]:
    """The cards that may be played, as `turns.followers` says it."""
    follows = FOLLOWING[master]
    return [card for card in hand if card in follows] or hand


def until_slip(rng: Rng) -> int:
    """Plays by habit before the next random one; as good as drawing for each, and quicker."""
    return bisect(SLIPS, rng.below(FINE))


def play(run: Run, rng: Rng) -> None:
    """The running trick and up to `AHEAD` more, everybody by habit, with slips."""
    hands, last, slip = run.hands, run.players - 1, until_slip(rng)
    end = max(0, len(run.stock) - AHEAD)
    while run.trick or len(run.stock) > end:
        trick = run.trick or run.turn_master(rng.below(len(run.stock)))
        follows, done = FOLLOWING[trick.master], len(trick.plays)
        for place, seat in enumerate(run.order()[done:], done):
            hand = hands[seat]
            able = [card for card in hand if card in follows] or hand
            if slip:
                slip -= 1
                card = trick.pick(able, last - place)
            else:
                slip = until_slip(rng)
                card = able[rng.below(len(able))]
            hand.remove(card)
            trick.add(card)
        run.end(trick)


def playout(state: State, rng: Rng) -> Payoffs:
    """A few tricks, then what hands and seats promise; the luck after that says nothing.

    With four players at 50 ms a move this gives the thinker half as much again of a margin over
    the quick policy as playing to the end. After the last trick of a match the result is blurred,
    for a win by one point is half luck.
    """
    return finish(Run(state), state, rng)


def finish(run: Run, state: State, rng: Rng) -> Payoffs:
    """A run just made from a state, played on."""
    play(run, rng)
    later = later_tricks(state)
    if run.stock:
        return evaluate(run.scores, run.hands, run.leader, state.stock, later)
    return outlook(run.scores, later) if later else BLURRED.payoffs(run.scores)
