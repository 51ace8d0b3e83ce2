"""What happened in a match, entry by entry; live play and loading go the same way.

An entry is one line: "2 play R9Y2" (a seat's move; nature is seat -1), "undo 3" (the last
three moves are taken back), "redo" (and made again), "give-up", and what `asking.py` writes of
the questions that a person does not want to hear.
"""

from app.match.asking import ASK, Asking
from tefuda.core.match import Match, Step
from tefuda.core.notation import text
from tefuda.core.terms import CHANCE, BadText, IllegalMove, Seat


class History:
    """A match, the moves taken back that may come again, and whether it was given up."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.undone: list[tuple[str, ...]] = []  # groups of move entries, the next one last
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
            self._undo(rest)
        elif entry == "redo":
            self._redo()
        elif entry == "give-up":
            self.given_up = True
        elif kind == ASK:
            self.asking.apply(rest)
        else:
            self._move(kind, rest)
            self.undone.clear()

    def chance(self) -> str:
        """Nature's next move, from the match's seed, as an entry."""
        self.match.chance()
        self.undone.clear()
        return written(self.match.steps[-1])

    def _move(self, seat: str, line: str) -> None:
        if seat not in _SEATS:
            raise BadText(f"no entry begins with {seat!r}")
        self.match.play_text(_SEATS[seat], line)

    def _undo(self, number: str) -> None:
        if not number.isascii() or not number.isdigit():
            raise BadText(f"{number!r} is no number of moves to take back")
        count, steps = int(number), self.match.steps
        if not 1 <= count <= len(steps):
            raise IllegalMove(f"{count} moves cannot be taken back after {len(steps)}")
        self.undone.append(tuple(map(written, steps[-count:])))
        for _ in range(count):
            self.match.undo()

    def _redo(self) -> None:
        if not self.undone:
            raise IllegalMove("there is no move to make again")
        for entry in self.undone.pop():
            seat, _, line = entry.partition(" ")
            self._move(seat, line)


def written(step: Step) -> str:
    """A move as an entry."""
    return f"{step.seat} {text(step.move)}"


_SEATS: dict[str, Seat] = {str(seat): seat for seat in range(CHANCE, 10)}
