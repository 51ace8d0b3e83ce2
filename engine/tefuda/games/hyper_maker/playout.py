"""A game played on quickly with all cards known, on plain numbers.

Held against the rules move by move in tests/games/hyper_maker.
"""

from collections.abc import Sequence
from functools import cache
from math import log1p

from tefuda.core.cards import Card
from tefuda.core.chance import Rng, shuffled
from tefuda.core.game import by_leads
from tefuda.games.hyper_maker import cards
from tefuda.games.hyper_maker.cards import DECK, NUMBERS, SUITS
from tefuda.games.hyper_maker.state import State

ERROR = 12
"""One play in so many is a random one."""

FINE = 1 << 20
"""How finely chances are drawn."""

INDEX: dict[Card, int] = {card: place for place, card in enumerate(DECK.cards)}
"""A card here is its place in the deck."""

VALUES = tuple(tuple(NUMBERS[card].get(suit, 0) for suit in SUITS) for card in DECK.cards)
"""card → its number in each suit, 0 where it has not the suit."""

BOTH = tuple(tuple(suit for suit in range(4) if numbers[suit]) for numbers in VALUES)
"""card → its two suits."""

# found by self-play: 50 s of hill climbing against the cheapest winner, 1,400 deals a step
FOLLOWS = tuple(frozenset(INDEX[card] for card in cards.FOLLOWS[face]) for face in DECK.cards)
"""master → the cards that follow it."""

COST = tuple(1.4 * max(number, 11 - number) for number in range(11))
"""number → the points it is worth to keep a card with this number in one of its suits."""

HOLDS = tuple(
    tuple(share * (number / 10) ** (1.36 * after) for number in range(11))
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


IN = tuple(tuple(numbers[suit] for numbers in VALUES) for suit in range(4))
"""suit → card → its number there, 0 where it has not the suit."""


SPREAD = 6.0
"""Points: how far a lead means little with one game to go (a logistic scale)."""


BLUR = 0.4
"""Games left that a finished match is also judged by, as if so much could still happen."""


class Trick:
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
        found, most = 0, -99.0
        for card in able:
            number = first[card]
            bargain = ahead[number] if number else otherwise[second[card]]
            if bargain > most:
                found, most = card, bargain
        return found


HIGHER = tuple(max(numbers) for numbers in VALUES).__getitem__
"""card → its higher number."""


class Run:
    """A game under way. Lists by seat."""

    __slots__ = ("hands", "leader", "players", "scores", "stays", "stock", "trick")

    def __init__(self, state: State, rng: Rng) -> None:
        """`state` must be in a game; the masters to come are put in order by chance."""
        self.players, self.stays, _ = state.setup
        self.hands = [[INDEX[card] for card in hand] for hand in state.hands]
        self.stock = shuffled([INDEX[card] for card in state.stock], rng)
        self.scores = list(state.scores)
        self.leader = state.leader % self.players  # before there is one, the last seat
        self.trick: Trick | None = None
        if state.master:
            self.trick = Trick(INDEX[state.master], [INDEX[card] for card in state.plays])

    def turn_master(self) -> Trick:
        """The next trick."""
        self.trick = Trick(self.stock.pop())
        return self.trick

    def order(self) -> list[int]:
        """The seats in the order they play, who leads first."""
        return [*range(self.leader, self.players), *range(self.leader)]

    def end(self, trick: Trick) -> None:
        """Everybody has played."""
        suit, best, tied = trick.judge()
        if best >= 0:
            winner = (self.leader + best) % self.players
            self.scores[winner] += 11 - VALUES[trick.master][suit]
            if not (tied and self.stays):
                self.leader = winner
        self.trick = None


def followers(hand: Sequence[int], master: int) -> Sequence[int]:
    """The cards that may be played, as `rules.followers` says it."""
    follows = FOLLOWS[master]
    return [card for card in hand if card in follows] or hand


def until_slip(rng: Rng) -> int:
    """Plays by habit before the next random one; as good as drawing for each, and quicker."""
    return int(log1p(-rng.below(FINE) / FINE) / log1p(-1 / ERROR))


def play(run: Run, rng: Rng) -> list[int]:
    """The scores of the running game when everybody plays by habit, with slips."""
    hands, last, slip = run.hands, run.players - 1, until_slip(rng)
    while run.trick or run.stock:
        trick = run.trick or run.turn_master()
        follows, done = FOLLOWS[trick.master], len(trick.plays)
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
    return run.scores


class Leads(dict[int, float]):
    """lead over another → the payoff to expect of the two, -1 to 1; worked out when asked for."""

    def __init__(self, left: float, blur: float = 0.0) -> None:
        """With so many games left; if `blur`, halfway to what it were with so many left."""
        super().__init__()
        self.spreads = [SPREAD * games**0.5 for games in ((left, blur) if blur else (left,))]

    def __missing__(self, lead: int) -> float:
        pairs = [by_leads((lead, 0), spread)[0] for spread in self.spreads]
        self[lead] = found = sum(pairs) / len(pairs)
        return found

    def payoffs(self, totals: Sequence[int]) -> tuple[float, ...]:
        """By seat: the mean over the others."""
        others = len(totals) - 1
        return tuple([sum([self[mine - other] for other in totals]) / others for mine in totals])


BLURRED = Leads(0, BLUR)

leads = cache(Leads)


def outlook(totals: Sequence[int], left: int) -> tuple[float, ...]:
    """Payoffs to expect from totals with so many games left."""
    return leads(left).payoffs(totals)


def playout(state: State, rng: Rng) -> tuple[float, ...]:
    """To the end of the running game, then the outlook.

    After the last game the result is blurred, for a win by one point is half luck: the same
    playouts tell more about a move so (measured: a quarter more margin at 200 playouts).
    """
    scores = play(Run(state, rng), rng)
    left = state.setup.games - state.dealt
    return outlook(scores, left) if left else BLURRED.payoffs(scores)
