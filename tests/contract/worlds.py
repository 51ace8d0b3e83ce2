"""Two worlds that a seat cannot tell apart by what it heard, played side by side.

World B starts as a copy of world A; now and then, where A's move is not wholly heard, B
makes another one that sounds the same. As long as the seat has heard the same in both, it
must see the same, and may do the same. What was swapped is counted by verb.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from tefuda.core.chance import Quick
from tefuda.core.game import AnyGame
from tefuda.core.match import check_options
from tefuda.core.notation import parse, text, words
from tefuda.core.terms import BadText, Seat
from tests.contract.tables import Set

View = Callable[[AnyGame, Any, Seat], Any]
TRIES = 30


def plain_view(game: AnyGame, state: Any, seat: Seat) -> Any:
    """The view as the game gives it."""
    return game.view(state, seat)


class Leak(AssertionError):
    """The seat saw, or could do, what it had not heard of."""


class Worlds:
    """World A and world B for one listening seat (-1: an onlooker)."""

    def __init__(self, one: Set, seat: Seat, seed: object, view: View = plain_view) -> None:
        self.game, self.seat, self.view = one.game, seat, view
        options = check_options(one.game, one.players, one.options)
        self.a = self.b = one.game.start(one.players, options)
        self.rng = Quick("worlds", one, seat, seed)
        self.swaps: Counter[str] = Counter()  # verbs that B made differently
        self.hidden: Counter[str] = Counter()  # verbs that another move would have sounded like
        self.compared = 0

    def heard(self, state: Any, move: object, seat: Seat) -> list[Any]:
        """What the listener is told of a move."""
        told = (self.game.hears(event, self.seat) for event in self.game.events(state, move, seat))
        return [event for event in told if event is not None]

    def run(self, moves: int) -> None:
        """Play on until over, so many moves, or no move sounds the same."""
        for _ in range(moves):
            if not self.game.turn(self.a).seats or not self._step():
                return
            self._compare()

    def _step(self) -> bool:
        """One move in A, and what B needs to have sounded the same."""
        for _ in range(TRIES):
            seats = self.game.turn(self.a).seats
            seat = seats[self.rng.below(len(seats))]
            move = self.game.choices(self.a, seat).sample(self.rng)
            told = self.heard(self.a, move, seat)
            followed = self._follow(seat, move, told) if told else (self.b, None)
            if followed:
                self._count(seat, move, told, followed[1])
                self.a, self.b = self.game.apply(self.a, move, seat), followed[0]
                return True
        return False

    def _count(self, seat: Seat, move: object, told: list[Any], other: object) -> None:
        name = words(move)[0]
        if not told or getattr(told[0], "move", None) != move:
            self.swaps[name] += other is not None and other != move
            self.hidden[name] += any(
                alike != move and self.heard(self.a, alike, seat) == told
                for alike in self._alike(self.a, seat, move)
            )

    def _follow(self, seat: Seat, move: object, told: list[Any]) -> tuple[Any, object] | None:
        """B after moves that sound just like `told`; silent ones of other seats come first."""
        state = self.b
        whole = getattr(told[0], "move", None) == move  # then no other move sounds like it
        alike = self._itself if whole else self._alike
        for _ in range(8):
            if seat in self.game.turn(state).seats:
                for other in alike(state, seat, move):
                    if self.heard(state, other, seat) == told:
                        return self.game.apply(state, other, seat), other
            silent = self._silent(state, seat)
            if silent is None:
                return None
            state = silent
        return None

    def _silent(self, state: Any, last: Seat) -> Any:
        """The state after a move that the listener does not hear, or None; of `last` only last."""
        for seat in sorted(self.game.turn(state).seats, key=last.__eq__):
            if seat != self.seat and seat >= 0:
                sample = self.game.choices(state, seat).sample(self.rng)
                for move in (*self._short(state, seat), sample):
                    if not self.heard(state, move, seat):
                        return self.game.apply(state, move, seat)
        return None

    def _short(self, state: Any, seat: Seat) -> Iterator[Any]:
        """The moves of a single word."""
        choices = self.game.choices(state, seat)
        for word in choices.options(()):
            if "" in choices.options((word,)):
                yield parse(word, self.game.moves, self.game.deck)

    def _itself(self, state: Any, seat: Seat, move: object) -> Iterator[Any]:
        """The move, if it is legal there too."""
        if move in self.game.choices(state, seat):
            yield move

    def _alike(self, state: Any, seat: Seat, move: object) -> Iterator[Any]:
        """Other moves first (cards swapped, or samples), then the move itself, if legal."""
        choices = self.game.choices(state, seat)
        if self.rng.below(2):
            for _ in range(TRIES):
                other = self._changed(move) if self.rng.below(2) else choices.sample(self.rng)
                if other is not None and other != move and other in choices:
                    yield other
        if move in choices:
            yield move
        else:
            for _ in range(TRIES):
                yield choices.sample(self.rng)

    def _changed(self, move: object) -> Any:
        """The move with two of its words swapped, or one put in the place of another card."""
        line = list(words(move))
        if len(line) < 2:
            return None
        i, j = 1 + self.rng.below(len(line) - 1), 1 + self.rng.below(len(line) - 1)
        if self.rng.below(2):
            line[i], line[j] = line[j], line[i]
        else:
            cards = self.game.deck.cards
            line[i] = cards[self.rng.below(len(cards))]
        try:
            return parse(" ".join(line), self.game.moves, self.game.deck)
        except BadText:
            return None

    def _compare(self) -> None:
        to_act = self._to_act(self.a)
        if to_act != self._to_act(self.b):
            return
        self.compared += self.a != self.b
        mine, other = (self.view(self.game, state, self.seat) for state in (self.a, self.b))
        if mine != other:
            raise Leak(f"seat {self.seat} sees {mine}\nbut in the other world {other}")
        if to_act:
            self._compare_choices()

    def _to_act(self, state: Any) -> bool:
        return self.seat >= 0 and self.seat in self.game.turn(state).seats

    def _compare_choices(self) -> None:
        mine, other = (self.game.choices(state, self.seat) for state in (self.a, self.b))
        if mine.count() != other.count() or mine.sample(self.rng) not in other:
            raise Leak(f"seat {self.seat} may do other things in the other world")
        if mine.count() <= 100 and {*map(text, mine)} != {*map(text, other)}:
            raise Leak(f"seat {self.seat} may do other things in the other world")
