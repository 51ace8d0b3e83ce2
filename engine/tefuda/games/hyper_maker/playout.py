"""A game played on quickly with all cards known, on plain numbers.

Held against the rules move by move in tests/games/hyper_maker.
"""

from collections.abc import Sequence

from tefuda.core.cards import Card
from tefuda.core.chance import Rng, shuffled
from tefuda.core.game import by_leads
from tefuda.games.hyper_maker import cards
from tefuda.games.hyper_maker.cards import DECK, NUMBERS, SUITS
from tefuda.games.hyper_maker.state import State

ERROR = 12
"""One play in so many is a random one."""

INDEX: dict[Card, int] = {card: place for place, card in enumerate(DECK.cards)}
"""A card here is its place in the deck."""

VALUES = tuple(tuple(NUMBERS[card].get(suit, 0) for suit in SUITS) for card in DECK.cards)
"""card → its number in each suit, 0 where it has not the suit."""

BOTH = tuple(tuple(suit for suit in range(4) if numbers[suit]) for numbers in VALUES)
"""card → its two suits."""

# found by self-play: 50 s of hill climbing against the cheapest winner, 1,400 deals a step
FOLLOWS = tuple(frozenset(INDEX[card] for card in cards.FOLLOWS[face]) for face in DECK.cards)
"""master → the cards that follow it."""

COST = tuple(1.4 * max(numbers) for numbers in VALUES)
"""card → the points it is worth to keep it."""

HOLDS = tuple(
    tuple(share * (number / 10) ** (1.36 * after) for number in range(11))
    for after, share in enumerate((1.0, 0.85, 0.42, 0.42, 0.42))
)
"""seats still to play → number → how likely it holds the trick if it is the best so far."""

YIELDS = (0.66, 0.12, 0.12, 0.12, 0.12)
"""seats still to play → what each point weighs that another is about to win."""


SPREAD = 6.0
"""Points: how far a lead means little with one game to go (a logistic scale)."""


BLUR = 0.4
"""Games left that a finished match is also judged by, as if so much could still happen."""


class Run:
    """A game under way. Lists by seat."""

    __slots__ = ("hands", "leader", "master", "players", "plays", "scores", "stays", "stock")

    def __init__(self, state: State, rng: Rng) -> None:
        """`state` must be in a game; the masters to come are put in order by chance."""
        self.players, self.stays, _ = state.setup
        self.hands = [[INDEX[card] for card in hand] for hand in state.hands]
        self.stock = shuffled([INDEX[card] for card in state.stock], rng)
        self.leader = state.leader
        self.scores = list(state.scores)
        self.master = INDEX[state.master] if state.master else -1
        self.plays = [INDEX[card] for card in state.plays]

    def turn_master(self) -> None:
        self.master = self.stock.pop()

    def play(self, card: int) -> None:
        """The next seat plays; the last one ends the trick."""
        self.hands[(self.leader + len(self.plays)) % self.players].remove(card)
        self.plays.append(card)
        if len(self.plays) == self.players:
            self._end_trick()

    def _end_trick(self) -> None:
        suit, best, tied = judge(self.master, self.plays)
        if best >= 0:
            winner = (self.leader + best) % self.players
            self.scores[winner] += 11 - VALUES[self.master][suit]
            if not (tied and self.stays):
                self.leader = winner
        self.plays, self.master = [], -1


def judge(master: int, plays: Sequence[int]) -> tuple[int, int, bool]:
    """(suit, place of the winning card, -1 for none, tied), as `scoring.judge` says it."""
    a, b = BOTH[master]
    first = second = 0
    for card in plays:
        numbers = VALUES[card]
        first += numbers[a] > 0
        second += numbers[b] > 0
    if not first and not second:
        return a, -1, False
    own = VALUES[master]
    suit = a if (first, own[a]) > (second, own[b]) else b
    top, best, tied = own[suit], -1, False
    for place, card in enumerate(plays):
        number = VALUES[card][suit]
        if number > top:
            top, best, tied = number, place, False
        elif number == top:
            best, tied = place, True
    return suit, best, tied


def followers(hand: Sequence[int], master: int) -> Sequence[int]:
    """The cards that may be played, as `rules.followers` says it."""
    follows = FOLLOWS[master]
    return [card for card in hand if card in follows] or hand


def lie(master: int, plays: Sequence[int], suit: int) -> tuple[int, int, bool]:
    """(cards of a suit played, the highest number there, whether a player has it)."""
    count, top, held = 0, VALUES[master][suit], False
    for card in plays:
        number = VALUES[card][suit]
        if number:
            count += 1
            if number >= top:
                top, held = number, True
    return count, top, held


def pick(hand: Sequence[int], master: int, plays: Sequence[int], players: int) -> int:
    """What a casual player plays of these cards: the best bargain of points and strength."""
    (a, b), own = BOTH[master], VALUES[master]
    first, top_a, held_a = lie(master, plays, a)
    second, top_b, held_b = lie(master, plays, b)
    after = players - len(plays) - 1
    holds, yields = HOLDS[after], YIELDS[after]
    found, most = hand[0], -99.0
    for card in hand:
        numbers = VALUES[card]
        in_a, in_b = numbers[a], numbers[b]
        if (first + (in_a > 0), own[a]) > (second + (in_b > 0), own[b]):
            points, number, top, held = 11 - own[a], in_a, top_a, held_a
        else:
            points, number, top, held = 11 - own[b], in_b, top_b, held_b
        bargain = -COST[card]
        if number >= top:
            bargain += points * holds[number]
        elif held:
            bargain -= points * yields
        if bargain > most:
            found, most = card, bargain
    return found


def play(run: Run, rng: Rng) -> list[int]:
    """The scores of the running game when everybody plays by habit, with slips."""
    players, hands = run.players, run.hands
    while True:
        if run.master < 0:
            if not run.stock:
                return run.scores
            run.turn_master()
        plays = run.plays
        able = followers(hands[(run.leader + len(plays)) % players], run.master)
        if rng.below(ERROR):
            run.play(pick(able, run.master, plays, players))
        else:
            run.play(able[rng.below(len(able))])


def outlook(totals: Sequence[int], left: float) -> tuple[float, ...]:
    """Payoffs to expect from totals with so many games left."""
    return by_leads(totals, SPREAD * left**0.5)


def playout(state: State, rng: Rng) -> tuple[float, ...]:
    """To the end of the running game, then the outlook.

    After the last game the result is blurred, for a win by one point is half luck: the same
    playouts tell more about a move so (measured: a quarter more margin at 200 playouts).
    """
    scores = play(Run(state, rng), rng)
    left = state.setup.games - state.dealt
    if left:
        return outlook(scores, left)
    pairs = zip(outlook(scores, 0), outlook(scores, BLUR), strict=True)
    return tuple([(sharp + blurred) / 2 for sharp, blurred in pairs])
