"""What happened in a match, entry by entry; live play and loading go the same way.

An entry is one line: "0 play R9Y2" (a seat's move; nature is seat -1), "2:1200 play R9Y2" (a bot's,
after so many playouts), "undo 3" (the last three moves are taken back), "redo" (and made again),
"give-up:0" (by that seat), and what `asking.py` writes of the questions that a person does not want
to hear. "format 2" stands where a match of format 1 goes on in this one; format 1 knows no ":".
"""

from collections.abc import Callable

from app.match.asking import ASK, Asking
from tefuda.core.foreign import quoted, whole
from tefuda.core.match import Match, Step
from tefuda.core.notation import parse, text
from tefuda.core.record import MOST_PLAYOUTS
from tefuda.core.terms import CHANCE, BadText, IllegalMove, Seat

MOST_ENTRIES = 20_000
"""Of a match that is read; the longest recorded one has 500, and people take back little."""


FORMAT = 2
"""Of entries, heads and links. Each is read in every format there was."""


GO_ON = f"format {FORMAT}"
"""The entry with which a match of format 1 goes on in this one."""


class Newer(BadText):
    """Written in a format that is not known yet."""

    def __init__(self, number: int) -> None:
        super().__init__(f"it is of format {quoted(number)}; only 1 to {FORMAT} are known here")
        self.format = number


class History:
    """A match, the moves taken back that may come again, and whether it was given up."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.undone: list[tuple[Step, ...]] = []  # groups of moves, the next one last
        self.went_on = False  # in this format
        self._end = ""  # the entry that gives up
        self._asking: dict[Seat | None, Asking] = {}

    @property
    def given_up(self) -> bool:
        return bool(self._end)

    @property
    def gave_up(self) -> Seat | None:
        """Who gave up; None where nobody did, or where it is not told."""
        return whole(self._end.partition(":")[2])

    @property
    def end(self) -> tuple[str, ...]:
        """The entry that gives up, where there is one."""
        return (self._end,) if self._end else ()

    @property
    def over(self) -> bool:
        return self.given_up or self.match.over

    def asking(self, seat: Seat) -> Asking:
        """What this seat wants to be asked about; in format 1 it was whoever sat there."""
        return self._asking.get(seat) or self._asking.setdefault(None, Asking())

    def apply(self, entry: str) -> None:
        """Do what an entry says; `BadText` or `IllegalMove` where it cannot be done."""
        if self.given_up:
            raise IllegalMove("the match was given up before this")
        first, _, rest = entry.partition(" ")
        kind, colon, about = first.partition(":")
        number = whole(about, MOST_PLAYOUTS) if colon else None
        if colon and (number is None or about != str(number)):
            raise BadText(f"{quoted(first)} begins no entry")
        if kind in _SEATS:
            _move(self, _SEATS[kind], rest, number)
        elif kind in _KINDS:
            _KINDS[kind](self, rest, number)
        else:
            raise BadText(f"no entry begins with {quoted(first)}")

    def told(self, seat: Seat | None, rest: str) -> None:
        """What a seat (None: whoever sits there) says of the questions it wants to hear."""
        if seat is None:
            self._asking.clear()
        self._asking.setdefault(seat, Asking()).apply(rest)

    # each of these gives the entry that says so

    def play(self, seat: Seat, move: object, playouts: int | None = None) -> str:
        """Make a legal move; a bot's after so many playouts."""
        self._make(seat, move, playouts)
        return _entry(seat, move, playouts)

    def chance(self) -> str:
        """Make nature's next move, from the match's seed."""
        self.match.chance()
        self.undone.clear()
        return written(self.match.steps[-1])

    def undo(self, count: int) -> str:
        """Take the last moves back."""
        steps = self.match.steps
        if not 1 <= count <= len(steps):
            raise IllegalMove(f"{count} moves cannot be taken back after {len(steps)}")
        self.undone.append(self.match.take_back(count))
        return f"undo {count}"

    def redo(self) -> str:
        """Make again what was taken back last."""
        if not self.undone:
            raise IllegalMove("there is no move to make again")
        self.match.restore(self.undone.pop())
        return "redo"

    def give_up(self, seat: Seat | None = None) -> str:
        self._end = "give-up" if seat is None else f"give-up:{seat}"
        return self._end

    def _make(self, seat: Seat, move: object, playouts: int | None) -> None:
        self.match.play(seat, move, playouts)
        self.undone.clear()


# what an entry says: what stands behind its word and, after a colon, in it


def _move(history: History, seat: Seat, line: str, playouts: int | None) -> None:
    if seat == CHANCE and playouts is not None:
        raise BadText("nature thinks nothing over")
    game = history.match.game
    history.play(seat, parse(line, game.moves, game.deck), playouts)


def _undo(history: History, rest: str, number: int | None) -> None:
    _bare(number is None)
    history.undo(_number(rest))


def _redo(history: History, rest: str, number: int | None) -> None:
    _bare(number is None and not rest)
    history.redo()


def _give_up(history: History, rest: str, number: int | None) -> None:
    _bare(not rest)
    history.give_up(_seat(history, number))


def _ask(history: History, rest: str, number: int | None) -> None:
    history.told(_seat(history, number), rest)


def _go_on(history: History, rest: str, number: int | None) -> None:
    _bare(number is None)
    said = whole(rest)
    if said is not None and said > FORMAT:
        raise Newer(said)
    if rest != str(FORMAT):
        raise BadText(f"{quoted(rest)} is no format to go on in")
    history.went_on = True


_KINDS: dict[str, Callable[[History, str, int | None], None]] = {
    "undo": _undo,
    "redo": _redo,
    "give-up": _give_up,
    ASK: _ask,
    "format": _go_on,
}


def _seat(history: History, number: int | None) -> Seat | None:
    if number is not None and number >= history.match.players:
        raise BadText(f"there is no seat {quoted(number)}")
    return number


def written(step: Step) -> str:
    """A move as an entry."""
    return _entry(step.seat, step.move, step.playouts)


def _entry(seat: Seat, move: object, playouts: int | None) -> str:
    who = seat if playouts is None else f"{seat}:{playouts}"
    return f"{who} {text(move)}"


def plain(entry: str) -> str:
    """The entry in format 1: without who gave up, or how long a move was thought over."""
    first, space, rest = entry.partition(" ")
    return f"{first.partition(':')[0]}{space}{rest}"


_SEATS: dict[str, Seat] = {str(seat): seat for seat in range(CHANCE, 10)}


def _bare(bare: bool) -> None:
    """An entry says nothing beyond its word."""
    if not bare:
        raise BadText("it says more than such an entry may")


def _number(count: str) -> int:
    number = whole(count)
    if number is None:
        raise BadText(f"{quoted(count)} is no number of moves to take back")
    return number
