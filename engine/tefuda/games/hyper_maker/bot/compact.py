"""The fast game in the words of the rules, to be held against them."""

from tefuda.core.cards import Cards
from tefuda.core.chance import Rng
from tefuda.core.compact import Facts
from tefuda.core.kit.play import Play
from tefuda.core.terms import CHANCE, Payoffs, Seat
from tefuda.games.hyper_maker.bot.numbers import INDEX
from tefuda.games.hyper_maker.bot.outlook import BLURRED, evaluate, later_tricks, outlook
from tefuda.games.hyper_maker.bot.playout import OpenTrick, Run, finish, playable
from tefuda.games.hyper_maker.cards import DECK, SUITS
from tefuda.games.hyper_maker.rules.scoring import judge
from tefuda.games.hyper_maker.rules.state import Master, Move, State
from tefuda.games.hyper_maker.rules.turns import PLAY


class Compact(Run):
    """A game under way that remembers what was done."""

    __slots__ = ("lain", "made", "start")

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.start = state
        self.lain = len(state.plays)  # cards of the running trick that lay there at first
        self.made: list[tuple[Seat, Move]] = []

    def turn_master(self, place: int) -> OpenTrick:
        trick = super().turn_master(place)
        self.made.append((CHANCE, Master(DECK.cards[trick.master])))
        return trick

    def end(self, trick: OpenTrick) -> None:
        plays = zip(self.order(), trick.plays, strict=True)
        self.made += [(seat, PLAY[DECK.cards[card]]) for seat, card in list(plays)[self.lain :]]
        self.lain = 0
        super().end(trick)

    def turn(self) -> Seat | None:
        if self.trick:
            return self.order()[len(self.trick.plays)]
        return CHANCE if self.stock else None

    def able(self) -> list[Move]:
        assert self.trick
        hand = self.hands[self.order()[len(self.trick.plays)]]
        return [PLAY[DECK.cards[card]] for card in playable(hand, self.trick.master)]

    def make(self, move: Move) -> None:
        if type(move) is Master:
            self.turn_master(self.stock.index(INDEX[move.card]))
            return
        assert type(move) is Play and self.trick
        self.hands[self.order()[len(self.trick.plays)]].remove(INDEX[move.card])
        self.trick.add(INDEX[move.card])
        if len(self.trick.plays) == self.players:
            self.end(self.trick)

    def facts(self) -> Facts:
        trick = self.trick
        return {
            "setup": (self.players, self.stays),
            "hands": [_faces(hand) for hand in self.hands],
            "stock": _faces(self.stock),
            "scores": tuple(self.scores),
            "leader": self.leader,
            "master": DECK.cards[trick.master] if trick else "",
            "plays": tuple(DECK.cards[card] for card in trick.plays) if trick else (),
            "so far": _so_far(trick) if trick else None,
        }

    def play_on(self, rng: Rng) -> Payoffs:
        return finish(self, self.start, rng)


def _faces(cards: list[int]) -> Cards:
    return DECK.sort(DECK.cards[card] for card in cards)


def _so_far(trick: OpenTrick) -> tuple[str, int, bool]:
    """Suit, place of the best card and whether it is tied, if the trick ended now."""
    suit, best, tied = trick.judge()
    return SUITS[suit] if best >= 0 else "", best, tied


def compact(state: State) -> Compact | None:
    """In a game, once its leader is known."""
    return Compact(state) if state.now.leader >= 0 else None


def truth(state: State) -> Facts:
    """What the position of a state must know."""
    return {
        "setup": (state.setup.players, state.setup.stays),
        "hands": list(state.hands),
        "stock": state.stock,
        "scores": state.past.scores,
        "leader": state.now.leader,
        "master": state.now.master,
        "plays": state.plays,
        "so far": _verdict(state) if state.now.master else None,
    }


def _verdict(state: State) -> tuple[str, int, bool]:
    suit, best, _, tied = judge(state.now.master, state.plays)
    return suit if best >= 0 else "", best, tied


def outcome(state: State) -> Facts:
    """A game that is over is seen as one under way."""
    return truth(state)


def worth(start: State, end: State) -> Payoffs:
    """By the masters there were at the start, see `outlook.evaluate`."""
    later = later_tricks(end)
    if end.stock:
        hands = [[INDEX[card] for card in hand] for hand in end.hands]
        return evaluate(end.past.scores, hands, end.now.leader, start.stock, later)
    return outlook(end.past.scores, later) if later else BLURRED.payoffs(end.past.scores)
