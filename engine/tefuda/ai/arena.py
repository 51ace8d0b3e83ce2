"""Players measured against each other: the same deals for everybody, from every seat.

A deal is played once for each way to turn the table, so the luck of cards and seats cancels.
What counts as one observation is a deal: the mean over its turns.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import sqrt
from typing import Any, NamedTuple

from tefuda.ai.driving import Budget
from tefuda.ai.guests import invite
from tefuda.ai.simulation import simulate
from tefuda.core.registry import find
from tefuda.core.terms import Payoffs, Value


class Plan(NamedTuple):
    """What is played; fixed before the first match. `names` are the players', one a seat."""

    key: str
    options: Mapping[str, Value]
    names: tuple[str, ...]
    deals: int
    seed: str
    budget: Budget

    def head(self) -> dict[str, Any]:
        """What makes results comparable, as JSON: all but how many deals there are."""
        asked = {name: value for name, value in self.budget._asdict().items() if value is not None}
        options = dict(self.options)
        return {
            "game": self.key, "options": options, "names": list(self.names),
            "seed": self.seed, **asked,
        }  # fmt: skip

    def seating(self, turn: int) -> tuple[str, ...]:
        """Who sits where when the table was turned so many times."""
        place = turn % len(self.names)
        return self.names[place:] + self.names[:place]

    def jobs(self) -> Iterator[tuple[int, int]]:
        """(deal, turn) of every match; turns that seat the same names alike are left out."""
        different = {self.seating(turn): turn for turn in reversed(range(len(self.names)))}
        for deal in range(self.deals):
            for turn in sorted(different.values()):
                yield deal, turn


class Result(NamedTuple):
    """A match that was played. Tuples by seat."""

    deal: int
    turn: int
    names: tuple[str, ...]
    payoffs: Payoffs
    ranks: tuple[int, ...]


def play(plan: Plan, deal: int, turn: int) -> Result:
    """One match; what the players are is all that differs between the turns of a deal."""
    game, names = find(plan.key), plan.seating(turn)
    bots = [invite(name, plan.budget) for name in names]
    match = simulate(game, bots, plan.options, f"{plan.seed}/{deal}", None, plan.budget)
    payoffs = tuple(round(paid, 4) for paid in game.payoffs(match.state))
    return Result(deal, turn, names, payoffs, game.ranks(match.state))


def write(plan: Plan, result: Result) -> dict[str, Any]:
    """A result as a line of JSON that can be continued from."""
    seats = {"payoffs": list(result.payoffs), "ranks": list(result.ranks)}
    return {**plan.head(), "deal": result.deal, "turn": result.turn, **seats}


def read(plan: Plan, line: Mapping[str, Any]) -> Result | None:
    """The result that a line of JSON holds, None if it is another plan's."""
    head, turn = plan.head(), line["turn"]
    if {name: line.get(name) for name in head} != head:
        return None
    names, payoffs, ranks = plan.seating(turn), tuple(line["payoffs"]), tuple(line["ranks"])
    if not len(names) == len(payoffs) == len(ranks):
        raise ValueError(f"results of {len(names)} seats are wanted")
    return Result(line["deal"], turn, names, payoffs, ranks)


class Mean(NamedTuple):
    """A mean with half of its 95 % confidence interval."""

    mean: float
    within: float

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.within:.3f}"


def mean(values: Sequence[float]) -> Mean:
    """Mean and interval of independent observations (Student's t)."""
    number = len(values)
    middle = sum(values) / number
    if number == 1:
        return Mean(middle, float("inf"))
    variance = sum((value - middle) ** 2 for value in values) / (number - 1)
    return Mean(middle, student(number - 1) * sqrt(variance / number))


FEW = {1: 12.706, 2: 4.303}
"""Degrees of freedom → Student's t where the expansion is far off."""


def student(degrees: int) -> float:
    """The 97.5 % point of Student's t, by Cornish and Fisher's expansion; 1 % off at 3 degrees."""
    if degrees in FEW:
        return FEW[degrees]
    z = 1.959964
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / degrees + second / degrees**2 + third / degrees**3


class Row(NamedTuple):
    """How a player did in one deal, on average over its seats and turns."""

    payoff: float  # -1 to 1
    rank: float  # 1 is best
    won: float  # the share of matches in which nobody was better


Rows = Mapping[str, Sequence[Row]]
"""By name, each deal."""


class Standing(NamedTuple):
    """How a player did in all."""

    name: str
    payoff: Mean
    rank: Mean
    won: Mean


class Margin(NamedTuple):
    """How much more one player was paid than another in the same deals, and its rank less."""

    name: str
    other: str
    payoff: Mean
    rank: Mean


def by_deal(results: Iterable[Result]) -> Rows:
    """What each name had on average in each deal, in one order."""
    rows_of: dict[str, dict[int, list[Row]]] = {}
    for result in results:
        for name, paid, rank in zip(result.names, result.payoffs, result.ranks, strict=True):
            rows = rows_of.setdefault(name, {}).setdefault(result.deal, [])
            rows.append(Row(paid, rank, float(rank == 1)))
    return {
        name: [_middle(deals[deal]) for deal in sorted(deals)] for name, deals in rows_of.items()
    }


def _middle(rows: Sequence[Row]) -> Row:
    return Row(*(sum(column) / len(rows) for column in zip(*rows, strict=True)))


def standings(rows: Rows) -> list[Standing]:
    """Every name with its means."""
    return [
        Standing(name, *(mean(column) for column in zip(*deals, strict=True)))
        for name, deals in rows.items()
    ]


def margins(rows: Rows) -> list[Margin]:
    """Every pair of names with its mean differences."""
    return [_margin(rows, name, other) for name, other in combinations(rows, 2)]


def _margin(rows: Rows, name: str, other: str) -> Margin:
    pairs = list(zip(rows[name], rows[other], strict=True))
    payoff = mean([a.payoff - b.payoff for a, b in pairs])
    rank = mean([a.rank - b.rank for a, b in pairs])
    return Margin(name, other, payoff, rank)
