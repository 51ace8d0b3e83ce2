"""The fast round in the words of the rules, to be held against them."""

from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Rng
from tefuda.core.compact import Facts
from tefuda.core.kit.play import Play
from tefuda.core.payoffs import by_rank
from tefuda.core.terms import Payoffs, Seat
from tefuda.games.it_normandy.bot.numbers import INDEX
from tefuda.games.it_normandy.bot.outlook import outlook
from tefuda.games.it_normandy.bot.playout import Run, SelfPlay, playable
from tefuda.games.it_normandy.cards import DECK, PLACE, RANK, SUIT
from tefuda.games.it_normandy.rules.scoring import points, ranks, strength, tally
from tefuda.games.it_normandy.rules.state import Move, Solve, State, Tally
from tefuda.games.it_normandy.rules.turns import PLAY, ROUNDS, winner


class Compact(Run):
    """A round under way that remembers what was done."""

    __slots__ = ("falling", "lies", "made")

    def __init__(self, state: State) -> None:
        self.made: list[tuple[Seat, Move]] = []
        self.falling = False  # the second card, which may put the trick away by itself
        self.lies = True  # the first card lay there at the start
        super().__init__(state)
        self.made.clear()
        self.lies = self.lead >= 0

    def follow(self, card: int) -> None:
        if not self.lies:
            self.made.append((self.leader, PLAY[FACES[self.lead]]))
        self.made.append((1 - self.leader, PLAY[FACES[card]]))
        self.lies, self.falling = False, True
        super().follow(card)
        self.falling = False

    def settle(self, *, common: bool) -> None:
        if not self.falling:
            self.made.append((self.taken[0], Solve("common" if common else "personal")))
        super().settle(common=common)

    def turn(self) -> Seat | None:
        return None if self.is_over() else self.to_act()

    def able(self) -> list[Move]:
        if self.taken[0] >= 0:
            return [Solve("common"), Solve("personal")]
        hand = self.hands[self.to_act()]
        return [PLAY[FACES[hand[place]]] for place in playable(hand, self.lead)]

    def make(self, move: Move) -> None:
        if type(move) is Solve:
            self.settle(common=move.area == "common")
            return
        assert type(move) is Play
        card = INDEX[move.card]
        self.hands[self.to_act()].remove(card)
        if self.lead < 0:
            self.lead = card
        else:
            self.follow(card)

    def facts(self) -> Facts:
        round_ = {
            "setup": self.setup,
            "number": self.number,
            "common": tuple(self.common),
            "personal": [tuple(own) for own in self.personal],
            "solves": [tuple(own) for own in self.solves],
            "won": tuple(self.won),
            "surplus": tuple(self.surplus),
            "standing": tuple(self.standing()),
        }
        if self.is_over():
            return round_
        return {
            **round_,
            "scores": tuple(self.scores),
            "rank": self.rank,
            "hands": [_faces(hand) for hand in self.hands],
            "leader": self.leader,
            "lead": FACES[self.lead] if self.lead >= 0 else "",
            "taken": self.taken,
            "within": self.strengths.within,
            "outside": self.strengths.outside,
        }

    def play_on(self, rng: Rng) -> Payoffs:
        return SelfPlay(self, rng).finish()


FACES: Cards = DECK.cards
"""A card here is its place in the deck."""


def _faces(hand: list[int]) -> Cards:
    return DECK.sort(FACES[card] for card in hand)


def compact(state: State) -> Compact | None:
    """While somebody leads, follows or chooses a task."""
    return Compact(state) if state.now.leader >= 0 else None


def truth(state: State) -> Facts:
    """What the round of a state must know; between rounds the scores alone."""
    if state.now.leader < 0:
        return {"scores": state.past.scores}
    last = len(state.past.rounds) == ROUNDS - 1
    now = tally(state.now.tricks, state.now.common, state.now.personal, last=last)
    standing = map(sum, zip(state.past.scores, *points(now, state.setup), strict=True))
    return {**_round(state, now, len(state.past.rounds), tuple(standing)), **_trick(state)}


def outcome(state: State) -> Facts:
    """What the round that is over must have come to."""
    return _round(state, state.past.rounds[-1].tally, len(state.past.rounds) - 1, state.past.scores)


def _round(state: State, now: Tally, number: int, standing: tuple[int, ...]) -> dict[str, object]:
    return {
        "setup": state.setup,
        "number": number,
        "common": state.now.common,
        "personal": list(state.now.personal),
        "solves": list(now.solves),
        "won": now.won,
        "surplus": now.surplus,
        "standing": standing,
    }


def _trick(state: State) -> Facts:
    """The cards, and how the running trick stands."""
    taken = (-1, -1)
    if len(state.plays) == 2:
        taker = winner(state)
        taken = taker, PLACE[SUIT[state.plays[taker != state.now.leader]]]
    return {
        "scores": state.past.scores,
        "rank": RANK[state.now.up],
        "hands": list(state.hands),
        "leader": state.now.leader,
        "lead": state.plays[0] if len(state.plays) == 1 else "",
        "taken": taken,
        "within": [_strength(state, card, SUIT[card]) for card in DECK],
        "outside": [_strength(state, card, "") for card in DECK],
    }


def _strength(state: State, card: Card, lead: str) -> int:
    highest = state.setup.highest_wins
    return strength(card, lead, state.now.trumps, RANK[state.now.up], highest=highest)


def worth(start: State, end: State) -> Payoffs:
    """What the scores after the round promise."""
    if len(end.past.rounds) == ROUNDS:
        return by_rank(ranks(end.past.scores))
    return outlook(len(end.past.rounds), end.past.scores, end.past.rounds[-1].tally.surplus)
