"""The hand solver's rival: the same question as an integer program for OR-tools' CP-SAT.

Written from the rules alone, sharing nothing with the solver but the names of the cards.
Listing every common group (252 of five for each number) makes CP-SAT take minutes over a
hand rich in one number, so the program counts them instead: k groups of different faces
can be dealt from cards of which no face lies there more than k times.
"""

import importlib
from collections import Counter
from collections.abc import Sequence
from typing import Any

# not from the lock file: whoever wants the comparison installs it
cp_model: Any = importlib.import_module("ortools.sat.python.cp_model")

ATTRIBUTES = ("fire", "wind", "water", "earth", "grass", "light", "steel", "ice", "thunder", "dark")
JOBS = ("knight", "priest", "farmer", "merchant")
PLACES = ("demon", "lower", "ground", "upper", "heaven")
FORMS = {"F1": {9: 2, 5: 2}, "F2": {5: 5, 3: 1}, "F3": {3: 9, 1: 1}}
TABLES = (
    [[f"{row}{number}" for number in range(1, 10)] for row in ATTRIBUTES],
    [[f"{row}-{place}" for place in PLACES] for row in JOBS],
)


class Model:
    """Groups chosen, and the cards of each face given to them."""

    def __init__(self, cards: Sequence[str]) -> None:
        self.counts = Counter(card for card in cards if card != "wild")
        self.program = cp_model.CpModel()
        self.given: dict[str, list[Any]] = {face: [] for face in self.counts}

    def _give(self, face: str, groups: Any, each: int) -> Any:
        cards = self.program.new_int_var(0, self.counts[face], "")
        self.program.add(cards <= each * groups)
        self.given[face].append(cards)
        return cards

    def _groups(self, number: int) -> Any:
        return self.program.new_int_var(0, number, "")

    def groups(self, size: int, number: int) -> None:
        """Up to that many groups of a size."""
        chosen = []
        for face in self.counts:
            chosen.append(self._groups(number))
            self._give(face, chosen[-1], size)
        for table in TABLES if size > 1 else ():
            for row in table:
                for start in range(len(row) - size + 1):
                    chosen.append(self._groups(number))
                    for face in row[start : start + size]:
                        if face in self.counts:
                            self._give(face, chosen[-1], 1)
            for column in zip(*table, strict=True) if size <= len(table) else ():
                chosen.append(self._groups(number))
                cards = [self._give(f, chosen[-1], 1) for f in column if f in self.counts]
                self.program.add(sum(cards) <= size * chosen[-1])
        self.program.add(sum(chosen) <= number)

    def solve(self) -> int:
        covered = []
        for face, cards in self.given.items():
            self.program.add(sum(cards) <= self.counts[face])
            covered += cards
        self.program.maximize(sum(covered))
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        assert solver.solve(self.program) == cp_model.OPTIMAL
        best: float = solver.objective_value
        return round(best)


def cover(cards: Sequence[str], form: str) -> int:
    """The most cards of a hand, wilds left out, in the groups of a form."""
    model = Model(cards)
    for size, number in FORMS[form].items():
        model.groups(size, number)
    return model.solve()


def missing(cards: Sequence[str], form: str) -> int:
    wilds = sum(card == "wild" for card in cards)
    return len(cards) - wilds - cover(cards, form)
