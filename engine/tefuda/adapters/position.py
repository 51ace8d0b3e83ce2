"""A match as others' algorithms want it: one seat at a time says one word, nature too.

Seats that act at the same time act here one after another, in seat order, and what they
chose is held back until the last of them has chosen. So no later seat can tell an earlier
one's choice, whatever the game would show.

Nature's few moves are numbered as they are listed. Where there are too many, as with a deal,
nature names three digits of a seed instead, and the seed draws the move by the game's true
probabilities: all chance is in the history, and every node has few outcomes.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from tefuda.adapters.actions import Action, Actions, Said, Spelling, Walk, actions_of
from tefuda.core.chance import Keyed, Rng
from tefuda.core.choices import Pick
from tefuda.core.game import AnyGame
from tefuda.core.match import check_options
from tefuda.core.notation import text, words
from tefuda.core.plain import to_plain
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE, Choices, Seat, Value, Words

OVER: Seat = -4
"""Who is to act when the match is over; OpenSpiel's number for it."""

OUTCOMES = 256
"""Outcomes of one of nature's nodes, at the most: nature's seed digits count to this."""

DIGITS = 3

Acts = tuple[tuple[Seat, Any], ...]


class Table:
    """A game, a number of players and options."""

    def __init__(self, key: str, players: int, options: Mapping[str, Value]) -> None:
        self.game: AnyGame = find(key)
        self.players = players
        self.options = check_options(self.game, players, options)
        self.actions: Actions = actions_of(key)
        # asked at every step: found once
        self.turn, self.choices, self.apply = self.game.turn, self.game.choices, self.game.apply

    def __reduce__(self) -> tuple[Any, ...]:
        return open_table, (self.game.info.key, self.players, tuple(self.options.items()))

    def start(self) -> "Position":
        """Before nature's first move."""
        return Position(self, self.game.start(self.players, self.options))


@cache
def open_table(key: str, players: int, options: tuple[tuple[str, Value], ...]) -> Table:
    """The same table for the same agreement."""
    return Table(key, players, dict(options))


class Position:
    """Where a match stands, half-said moves included. A value: `act` makes another one."""

    __slots__ = ("_moves", "_texts", "_walk", "held", "said", "seat", "seats", "state", "table")

    def __init__(
        self,
        table: Table,
        state: Any,
        held: Acts = (),
        said: Spelling = (),
        walk: Walk | None = None,
    ) -> None:
        self.table, self.state, self.held, self.said, self._walk = table, state, held, said, walk
        self._moves: Choices[Any] | None = None
        self._texts: dict[Seat, str] | None = None
        self.seats: tuple[Seat, ...] = table.turn(state).seats
        self.seat: Seat = self.seats[len(held)] if self.seats else OVER

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.table, self.state, self.held, self.said)

    def __repr__(self) -> str:
        return f"{self.state!r} {self.held!r} {self.said!r}"

    @property
    def walk(self) -> Walk:
        """The decision of the seat to act."""
        if self._walk is None:
            table = self.table
            self._walk = table.actions.start(table.choices(self.state, self.seat))
        return self._walk

    @property
    def legal(self) -> list[Action]:
        """What the seat to act may say, or nature's outcomes."""
        if self.seat >= 0:
            return (self._walk or self.walk).legal
        return [] if self.seat == OVER else list(range(self.outcomes))

    def allows(self, action: Action) -> bool:
        """Whether it is legal."""
        if self.seat == CHANCE:
            return 0 <= action < self.outcomes
        return action in self.legal

    def act(self, action: Action) -> "Position":
        """The position after one of them."""
        if self.seat == CHANCE:
            return self._chance(action)
        after = (self._walk or self.walk).say(action)
        if type(after) is Said:
            if len(self.seats) > 1:
                return self._hold(after.move)
            return Position(self.table, self.table.apply(self.state, after.move, self.seat))
        return Position(self.table, self.state, self.held, (*self.said, action), after)  # type: ignore[arg-type]

    def _hold(self, move: Any) -> "Position":
        """Others act at the same time: hold a move back, or after the last make all of them."""
        table, state = self.table, self.state
        held = (*self.held, (self.seat, move))
        if len(held) < len(self.seats):
            return Position(table, state, held)
        for seat, act in held:
            state = table.apply(state, act, seat)
        return Position(table, state)

    @property
    def moves(self) -> Choices[Any]:
        """Nature's moves."""
        if self._moves is None:
            self._moves = self.table.choices(self.state, CHANCE)
        return self._moves

    @property
    def outcomes(self) -> int:
        """How many outcomes nature has here, each as likely."""
        return self.moves.count() if self._is_listed() else OUTCOMES

    def _is_listed(self) -> bool:
        return isinstance(self.moves, Pick) and len(self.moves.moves) <= OUTCOMES

    def _chance(self, action: Action) -> "Position":
        table, moves, said = self.table, self.moves, (*self.said, action)
        if self._is_listed():
            move = moves.moves[action]  # type: ignore[attr-defined]
        elif len(said) < DIGITS:
            position = Position(table, self.state, (), said)
            position._moves = moves
            return position
        else:
            move = moves.sample(Keyed(table.game.info.key, *said))
        return Position(table, table.apply(self.state, move, CHANCE))

    def word(self, action: Action) -> str:
        """An action in words: of a seat, or of nature."""
        if self.seat != CHANCE:
            return self.table.actions.words[action] or "end"
        if self._is_listed():
            return text(self.moves.moves[action])  # type: ignore[attr-defined]
        return f"seed {len(self.said)}:{action}"

    def own(self, seat: Seat) -> Words:
        """What a seat has said that the game does not know of yet."""
        for who, move in self.held:
            if who == seat:
                return words(move)
        named = self.table.actions.words
        return tuple([named[word] for word in self.said]) if seat == self.seat >= 0 else ()

    def text(self, seat: Seat) -> str:
        """All that a seat knows, as JSON; seat -1 is an onlooker."""
        if self._texts is None:
            self._texts = {}
        if seat not in self._texts:
            known = [to_plain(self.table.game.view(self.state, seat)), self.own(seat)]
            self._texts[seat] = json.dumps(known, ensure_ascii=False, separators=(",", ":"))
        return self._texts[seat]

    def imagine(self, seat: Seat, rng: Rng) -> "Position":
        """A position that a seat cannot tell from this one, with the same seat to act."""
        table = self.table
        view = table.game.view(self.state, seat)
        position = from_view(table, view, rng, self.seat, self.held)
        for action in self.said if seat == self.seat else ():
            position = position.act(action)
        return position

    def payoffs(self) -> list[float]:
        """What each seat gets: nothing before the match is over."""
        if self.seat != OVER:
            return [0.0] * self.table.players
        return list(self.table.game.payoffs(self.state))


def from_view(
    table: Table, view: Any, rng: Rng, actor: Seat | None = None, held: Acts = ()
) -> Position:
    """A position that the viewing seat cannot tell from the truth, with `actor` to act.

    The actor is the viewing seat unless said otherwise. Of what is held back the viewing seat
    knows its own; the rest is drawn.
    """
    game, mine = table.game, dict(held)
    world = game.imagine(view, rng)
    seats = game.turn(world).seats
    actor = view.seat if actor is None else actor
    before = seats[: seats.index(actor) if actor in seats else 0]
    acts = tuple(
        (who, mine[who] if who == view.seat else game.choices(world, who).sample(rng))
        for who in before
    )
    return Position(table, world, acts)


def _restore(table: Table, state: Any, held: Acts, said: Spelling) -> Position:
    """A pickled position. A half-said move is said again."""
    position = Position(table, state, held)
    for action in said:
        position = position.act(action)
    return position
