"""The fast round in the words of the rules, to be held against them."""

from collections.abc import Iterable, Sequence

from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Rng
from tefuda.core.compact import Facts
from tefuda.core.kit.play import Play
from tefuda.core.terms import CHANCE, Payoffs, Seat
from tefuda.games.master_of_rules.bot import numbers
from tefuda.games.master_of_rules.bot.numbers import FACES, FIRST_NUMBER, INDEX, NONE, tallies
from tefuda.games.master_of_rules.bot.outlook import outlook, result, weights
from tefuda.games.master_of_rules.bot.playout import Run, finish
from tefuda.games.master_of_rules.cards import COLOUR, COLOURS, DECK, KINDS, NUMBER
from tefuda.games.master_of_rules.rules import turns
from tefuda.games.master_of_rules.rules.scoring import five_of, only, winnings
from tefuda.games.master_of_rules.rules.state import Dummy, Move, Reveal, Row, State, Take
from tefuda.games.master_of_rules.rules.turns import DUMMIES, PLAY, REVEAL, ROUNDS, TAKE


class Compact(Run):
    """A round under way that remembers what was done."""

    __slots__ = ("made", "start")

    def __init__(self, state: State) -> None:
        super().__init__(state, state.hands)
        self.start = state
        self.made: list[tuple[Seat, Move]] = []

    def lay_row(self, cards: Sequence[int]) -> None:
        self.made.append((CHANCE, Row(_faces(cards))))
        super().lay_row(cards)

    def lay_dummy(self, card: int) -> None:
        self.made.append((CHANCE, Dummy(FACES[card])))
        super().lay_dummy(card)

    def take(self, seat: Seat, card: int) -> None:
        self.made.append((seat, TAKE[FACES[card]]))
        super().take(seat, card)

    def play(self, seat: Seat, card: int) -> None:
        self.made.append((seat, self._played(card)))
        super().play(seat, card)

    def _played(self, card: int) -> Move:
        """A rule that is barred can only be revealed."""
        barred = card < FIRST_NUMBER and self.barred >> card & 1
        return REVEAL[FACES[card]] if barred else PLAY[FACES[card]]

    def turn(self) -> Seat | None:
        if self.taking != NONE:
            return self.seat
        if self.due or self.bare:
            return CHANCE
        return self.seat if self.plays < 2 * self.players else None

    def able(self) -> list[Move]:
        cards = self.cards(self.seat)
        if self.taking != NONE:
            return [TAKE[FACES[card]] for card in cards]
        return [self._played(card) for card in cards]

    def make(self, move: Move) -> None:
        if type(move) is Row:
            self.lay_row(sorted(INDEX[card] for card in move.cards))
        elif type(move) is Dummy:
            self.lay_dummy(INDEX[move.card])
        elif type(move) is Take:
            self.take(self.seat, INDEX[move.card])
        else:
            assert isinstance(move, Play | Reveal)
            self.play(self.seat, INDEX[move.card])

    def facts(self) -> Facts:
        if self.turn() is None:
            played = [_face(card) for card in self.numbers], [_face(card) for card in self.rules]
            return {"played": played, "met": self.judge(), "hands": list(map(_faces, self.hands))}
        return {
            "table": (self.players, self.first, self.left),
            "plays": self.plays,
            "hands": list(map(_faces, self.hands)),
            "row": _faces([*self.row[0], *self.row[1]]),
            "taking": _face(self.taking),
            "numbers": tuple(map(_face, self.numbers)),
            "rules": tuple(map(_face, self.rules)),
            "dummies to come": self.plan,
            "barred": {FACES[rule] for rule in range(FIRST_NUMBER) if self.barred >> rule & 1},
            "five": _five(self.five),
            "won": self.won,
            "weights": self.weights,
        }

    def play_on(self, rng: Rng) -> Payoffs:
        return finish(self, self.start, rng)


def _face(card: int) -> Card:
    return FACES[card] if card != NONE else ""


def _faces(cards: Iterable[int]) -> Cards:
    return DECK.sort(FACES[card] for card in cards)


def _five(five: int) -> Facts:
    """What the single number says of the number cards on the table, see `numbers`."""
    cards = numbers.cards_in(five)
    return {
        "cards": _faces(cards),
        "sum": numbers.total(five),
        "count": numbers.count_of(five),
        "colours": [mine for mine, _ in numbers.colours(five)[1]],
        "commonest": numbers.commonest(five),
        "alone": {FACES[card] for card in cards if numbers.alone(five, card)},
        "highest": {FACES[card] for card in cards if not five & numbers.HIGHER[card]},
    }


def compact(state: State) -> Compact | None:
    """In a round, or before it; the start player is known."""
    begun = state.past.first >= 0 and len(state.past.rounds) < ROUNDS[state.setup.players]
    return Compact(state) if begun else None


def truth(state: State) -> Facts:
    """What the round of a state must know."""
    now, left = state.now, ROUNDS[state.setup.players] - len(state.past.rounds)
    won = [
        tuple(map(cards.count, KINDS)) for cards in winnings(state.past.rounds, state.setup.players)
    ]
    return {
        "table": (state.setup.players, turns.starter(state), left),
        "plays": now.plays,
        "hands": list(state.hands),
        "row": now.row,
        "taking": now.taking,
        "numbers": now.numbers,
        "rules": now.rules,
        "dummies to come": DUMMIES[state.setup.players][len(now.dummies) :],
        "barred": set(turns.barred(now)),
        "five": _said(tuple(card for card in five_of(now.numbers, now.dummies) if card)),
        "won": won,
        "weights": [weights(tally, left - 1) for tally in won],
    }


def _said(five: Cards) -> Facts:
    """The same of the cards themselves."""
    colours, values = [COLOUR[card] for card in five], [NUMBER[card] for card in five]
    return {
        "cards": DECK.sort(five),
        "sum": sum(values),
        "count": len(five),
        "colours": list(map(colours.count, COLOURS)),
        "commonest": max(map(values.count, values), default=0),
        "alone": {card for card in five if only(five, card)},
        "highest": {max(card for card in five if card[0] == colour) for colour in colours},
    }


def outcome(state: State) -> Facts:
    """What the round that is over must have come to."""
    over = state.past.rounds[-1]
    return {
        "played": (list(over.numbers), list(over.rules)),
        "met": list(over.met),
        "hands": list(state.hands),
    }


def worth(start: State, end: State) -> Payoffs:
    """What the rules won and the hands promise."""
    won, left = (
        tallies(end.past.rounds, end.setup.players),
        ROUNDS[end.setup.players] - len(end.past.rounds),
    )
    hands = [[INDEX[card] for card in hand] for hand in end.hands]
    return outlook(won, hands, left) if left else result(won)
