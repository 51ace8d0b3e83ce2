"""What happened in a match, entry by entry; live play and loading go the same way.

An entry is one line: "2 play R9Y2" (a seat's move; nature is seat -1), "undo 3" (the last
three moves are taken back), "redo" (and made again), "give-up", and what `asking.py` writes of
the questions that a person does not want to hear.
"""

from app.match.asking import ASK, Asking
from tefuda.core.foreign import quoted, whole
from tefuda.core.match import Match, Step
from tefuda.core.notation import parse, text
from tefuda.core.terms import CHANCE, BadText, IllegalMove, Seat

MOST_ENTRIES = 20_000
"""Of a match that is read; the longest recorded one has 500, and people take back little."""


class History:
    """A match, the moves taken back that may come again, and whether it was given up."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.undone: list[tuple[Step, ...]] = []  # groups of moves, the next one last
        self.given_up = False
        self.asking = Asking()

    @property
    def over(self) -> bool:
        return self.given_up or self.match.over

    def apply(self, entry: str) -> None:
        """Do what an entry says; `BadText` or `IllegalMove` where it cannot be done."""
        if self.given_up:
            raise IllegalMove("the match was given up before this")
        kind, _, rest = entry.partition(" ")
        if kind == "undo":
            self.undo(_number(rest))
        elif entry == "redo":
            self.redo()
        elif entry == "give-up":
            self.give_up()
        elif kind == ASK:
            self.asking.apply(rest)
        else:
            seat, game = _seat(kind), self.match.game
            self._make(seat, parse(rest, game.moves, game.deck))

    # each of these gives the entry that says so

    def play(self, seat: Seat, move: object) -> str:
        """Make a legal move."""
        self._make(seat, move)
        return _entry(seat, move)

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

    def give_up(self) -> str:
        self.given_up = True
        return "give-up"

    def _make(self, seat: Seat, move: object) -> None:
        self.match.play(seat, move)
        self.undone.clear()


def written(step: Step) -> str:
    """A move as an entry."""
    return _entry(step.seat, step.move)


def _entry(seat: Seat, move: object) -> str:
    return f"{seat} {text(move)}"


_SEATS: dict[str, Seat] = {str(seat): seat for seat in range(CHANCE, 10)}


def _seat(name: str) -> Seat:
    if name not in _SEATS:
        raise BadText(f"no entry begins with {quoted(name)}")
    return _SEATS[name]


def _number(count: str) -> int:
    number = whole(count)
    if number is None:
        raise BadText(f"{quoted(count)} is no number of moves to take back")
    return number
