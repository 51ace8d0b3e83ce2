"""A match: a game, its options, its seed and its moves; the only keeper of the truth."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tefuda.core.chance import Keyed
from tefuda.core.foreign import quoted
from tefuda.core.game import AnyGame
from tefuda.core.notation import parse, text
from tefuda.core.terms import CHANCE, BadText, Choices, Event, IllegalMove, Seat, Turn, Value


class Step(NamedTuple):
    """A move made, the seat that made it, and the state it was made in."""

    seat: Seat
    move: object
    before: Any
    playouts: int | None = None  # that a bot thought it over; None where nobody counted


class Match:
    """Plays moves, nature's included, and takes them back.

    Where several seats act at the same time their moves stand in seat order, whatever
    order they came in.
    """

    def __init__(
        self,
        game: AnyGame,
        players: int,
        options: Mapping[str, Value] | None = None,
        seed: str = "",
        salt: str = "",
    ) -> None:
        """`salt` goes into the seal alone (`seal.py`); nothing is dealt from it."""
        self.game = game
        self.players = players
        self.options = check_options(game, players, options or {})
        self.seed, self.salt = seed, salt
        self.steps: list[Step] = []
        self.state = game.start(players, self.options)
        self._followed: dict[int, tuple[Step, tuple[Event, ...]]] = {}  # by the move's number
        self._foreseen: tuple[Step, tuple[Event, ...]] | None = None

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.state)

    @property
    def over(self) -> bool:
        return not self.turn.seats

    def choices(self, seat: Seat) -> Choices[Any]:
        """What `seat` may do now; it must be its turn."""
        if seat not in self.turn.seats:
            raise IllegalMove(f"{name(seat)} is not to act now; {self._waiting()}")
        return self.game.choices(self.state, seat)

    def _waiting(self) -> str:
        seats = self.turn.seats
        if not seats:
            return "the match is over"
        return "to act: " + ", ".join(map(name, seats))

    def play(self, seat: Seat, move: object, playouts: int | None = None) -> tuple[Event, ...]:
        """Make a legal move and say all that followed, or raise `IllegalMove`."""
        events, before = self.foresee(seat, move), self.state
        self.push(seat, move, playouts)
        if self.steps[-1].before is before:
            self._followed[len(self.steps) - 1] = self.steps[-1], events
        return events

    def foresee(self, seat: Seat, move: object) -> tuple[Event, ...]:
        """All that will follow if a legal move is made now, or raise `IllegalMove`."""
        known = self._foreseen
        if known and known[0].before is self.state and known[0][:2] == (seat, move):
            return known[1]
        if move not in self.choices(seat):
            raise IllegalMove(f"{name(seat)} may not {quoted(text(move))} now")
        events = tuple(self.game.events(self.state, move, seat))
        self._foreseen = Step(seat, move, self.state), events
        return events

    def events(self, number: int) -> tuple[Event, ...]:
        """All that followed from move `number`, from 0; the game is asked once a move."""
        seat, move, before, _ = step = self.steps[number]
        known = self._followed.get(number)
        if known is None or known[0] is not step:
            known = step, tuple(self.game.events(before, move, seat))
            self._followed[number] = known
        return known[1]

    def push(self, seat: Seat, move: object, playouts: int | None = None) -> None:
        """Make a move that is known to be legal."""
        later = self._later_seats(seat)
        for step in later:
            self.state = step.before
        self.steps = self.steps[: len(self.steps) - len(later)]
        for step in (Step(seat, move, self.state, playouts), *reversed(later)):
            self.steps.append(step._replace(before=self.state))
            self.state = self.game.apply(self.state, step.move, step.seat)

    def _later_seats(self, seat: Seat) -> list[Step]:
        """The last moves of higher seats that were free to act at the same time as `seat`."""
        later: list[Step] = []
        for step in reversed(self.steps):
            if step.seat <= seat or seat not in self.game.turn(step.before).seats:
                break
            later.append(step)
        return later

    def play_text(self, seat: Seat, line: str, playouts: int | None = None) -> tuple[Event, ...]:
        """Make the move that `line` writes."""
        return self.play(seat, parse(line, self.game.moves, self.game.deck), playouts)

    def chance(self) -> tuple[Event, ...]:
        """Nature's next move, from the seed; it must be nature's turn."""
        drawn = sum(step.seat == CHANCE for step in self.steps)
        move = self.choices(CHANCE).sample(Keyed(self.game.info.key, self.seed, drawn))
        return self.play(CHANCE, move)

    def undo(self, seat: Seat | None = None) -> Step:
        """Take back the last move, or the last one of `seat` among those made at once."""
        place = len(self.steps) - 1
        while seat is not None and self.steps[place].seat != seat:
            place -= 1
        gone, kept = self.steps[place], self.steps[place + 1 :]
        self.steps, self.state = self.steps[:place], gone.before
        for step in kept:
            self.push(step.seat, step.move, step.playouts)
        return gone

    def take_back(self, count: int) -> tuple[Step, ...]:
        """Undo the last moves at once; they are given, to be made again by `restore`."""
        gone = tuple(self.steps[-count:])
        self.steps, self.state = self.steps[:-count], gone[0].before
        return gone

    def restore(self, gone: tuple[Step, ...]) -> None:
        """Make again what was taken back last; the game need not be asked anew."""
        self.steps = [*self.steps, *gone]
        last = gone[-1]
        self.state = self.game.apply(last.before, last.move, last.seat)


def name(seat: Seat) -> str:
    """A seat in an error message."""
    return "nature" if seat == CHANCE else f"seat {quoted(seat)}"


def check_options(game: AnyGame, players: int, given: Mapping[str, Value]) -> dict[str, Value]:
    """Every option of the game, defaults filled in; `BadText` where one does not fit."""
    info = game.info
    if type(players) is not int or players not in info.players:
        able = ", ".join(map(str, info.players))
        raise BadText(f"{info.key} is not for {quoted(players)} players; it is for {able}")
    chosen = info.defaults(players)
    values = {option.name: option.values(players) for option in info.options}
    for option, value in given.items():
        if option not in values:
            raise BadText(f"{info.key} has no option {quoted(option)}; {_known(tuple(values))}")
        allowed = values[option]
        if not any(type(value) is type(item) and value == item for item in allowed):
            raise BadText(f"option {option} cannot be {quoted(value)}; {_known(allowed)}")
        chosen[option] = value
    return chosen


def _known(values: tuple[Value, ...]) -> str:
    return f"there is {', '.join(map(str, values))}" if values else "there is none"
