"""Rules written twice, side by side: the fast simulator and the solver beside the rules.

What was compared is counted, so that nothing passes emptily. The same checks are put to planted
mistakes in tests/games/*/bot/test_compact.py.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any

from tefuda.ai.solving import solver
from tefuda.core.chance import Quick
from tefuda.core.compact import Compact, Simulated
from tefuda.core.game import AnyGame
from tefuda.core.match import Match
from tefuda.core.notation import text
from tefuda.core.terms import CHANCE, Payoffs, Seat
from tests.contract.tables import Set, every, pick_seat

NEAR = 1e-9
"""How far two sums of the same floats may be apart."""

LEAST = {"able": 600, "moves of playouts": 3_000, "playouts to the end": 10, "first moves": 40}
"""How much of a simulator is compared at each table."""

SOLVED = {"solved": 40, "solved in doubt": 12}
"""How many ends of a solver, and how many of those in which it matters what is done."""


class Astray(AssertionError):
    """The simulator or the solver does not keep the rules."""


def agree(what: str, mine: object, rules: object) -> None:
    if mine != rules:
        raise Astray(f"{what}: {mine}\nbut by the rules: {rules}")


def near(what: str, mine: Payoffs | None, rules: Payoffs) -> None:
    if mine is None or len(mine) != len(rules):
        raise Astray(f"{what}: {mine}\nbut by the rules: {rules}")
    if any(abs(a - b) > NEAR for a, b in zip(mine, rules, strict=True)):
        raise Astray(f"{what}: {mine}\nbut by the rules: {rules}")


def states(one: Set, seed: object) -> Iterator[tuple[Any, Seat, Any]]:
    """A whole random match: (state, seat, move), in the end (state, CHANCE, None)."""
    match = Match(one.game, one.players, one.options, f"beside {seed}")
    rng = Quick("beside", one, seed)
    while not match.over:
        seat, state = pick_seat(match, rng), match.state
        if seat == CHANCE:
            match.chance()
        else:
            match.push(seat, match.choices(seat).sample(rng))
        yield state, seat, match.steps[-1].move
    yield match.state, CHANCE, None


class Beside:
    """One table's simulator; `counts` says how much of it was compared, and whether it was enough."""

    def __init__(self, one: Set) -> None:
        self.game: AnyGame = one.game
        self.one = one
        self.advice: Any = one.game.advice
        self.counts: Counter[str] = Counter()

    def enough(self, what: str, least: int) -> None:
        """Random matches until so much was compared; as many as it takes, within reason."""
        check = {
            "able": self._step_by_step,
            "moves of playouts": self._playouts,
            "playouts to the end": self._playouts,
            "first moves": self._first_moves,
            "solved": self._solved,
            "solved in doubt": self._solved,
        }[what]
        for seed in range(100 + least):
            if self.counts[what] >= least:
                return
            check(seed)
        if self.counts[what] < least:
            raise Astray(f"{what} compared only {self.counts[what]} times")

    def _step_by_step(self, seed: int) -> None:
        """A random match, the position taken on move by move, and made anew now and then."""
        rng, compact = Quick("anew", self.one, seed), None
        for (state, seat, move), (after, _, _) in pairwise(states(self.one, seed)):
            fresh = self.advice.compact(state)
            if fresh is None:
                compact = None
                continue
            self._same_facts("made from a state", fresh, state)
            if compact is None or compact.turn() is None or rng.below(8) == 0:
                compact = fresh
            if compact.turn() is None:
                continue
            self._make(compact, state, seat, move)
            self._same_facts(f"after {text(move)}", compact, after)

    def _make(self, compact: Compact[Any], state: Any, seat: Seat, move: Any) -> None:
        agree(f"who acts before {text(move)}", compact.turn(), seat)
        if seat != CHANCE:
            able = sorted(map(text, compact.able()))
            agree("able", able, sorted(map(text, self.game.choices(state, seat))))
            self.counts["able"] += 1
        compact.make(move)
        self.counts[f"made {type(move).__name__}"] += 1

    def _same_facts(self, what: str, compact: Compact[Any], state: Any) -> None:
        over = compact.turn() is None
        mine, rules = compact.facts(), (self.advice.outcome if over else self.advice.truth)(state)
        agree(f"{what}, kept", sorted(mine), sorted(rules))
        for name in rules:
            agree(f"{what}, {name}", mine[name], rules[name])
        self.counts["facts"] += len(rules)

    def _playouts(self, seed: int) -> None:
        """Playouts from states of a random match, made again by the rules."""
        for number, (state, _, _) in enumerate(states(self.one, seed)):
            if number % 3 == 0 and (compact := self.advice.compact(state)):
                paid = compact.play_on(Nervous(seed, number))
                end = self._replay(state, compact.made)
                self._same_facts("after a playout", compact, end)
                near("a playout's answer", paid, self.advice.worth(state, end))
                agree("the same playout", self.advice.playout(state, Nervous(seed, number)), paid)
                self._end(end, paid)
                self.counts["playouts"] += 1

    def _replay(self, state: Any, made: Sequence[tuple[Seat, Any]]) -> Any:
        for seat, move in made:
            if seat not in self.game.turn(state).seats:
                raise Astray(f"{text(move)} of seat {seat}, but {self.game.turn(state)}")
            if move not in self.game.choices(state, seat):
                raise Astray(f"{text(move)} of seat {seat} is not legal")
            state = self.game.apply(state, move, seat)
            self.counts["moves of playouts"] += 1
        return state

    def _end(self, end: Any, paid: Payoffs) -> None:
        """At the end of a match payoffs stand as the rules have them, or nearly; before, open."""
        if self.game.turn(end).seats:
            if not all(-1 < pay < 1 for pay in paid):
                raise Astray(f"{paid}, but the match goes on")
            return
        rules = self.game.payoffs(end)
        agree("the order at the end", order(paid), order(rules))
        if any(abs(pay - true) > 0.5 for pay, true in zip(paid, rules, strict=True)):
            raise Astray(f"{paid} at the end\nbut by the rules: {rules}")
        self.counts["playouts to the end"] += 1

    def _first_moves(self, seed: int) -> None:
        """What a playout may do first: all that the rules allow, or one thing by habit."""
        for number, (state, seat, _) in enumerate(states(self.one, seed)):
            compact = self.advice.compact(state) if number % 5 == 0 else None
            if compact and seat != CHANCE and compact.turn() is not None:
                made = set(self._first(state))
                able = {(seat, move) for move in self.game.choices(state, seat)}
                by_habit = len(made) == 1 and made <= able
                if not by_habit:
                    agree("first moves", sorted(map(told, made)), sorted(map(told, able)))
                self.counts["habits" if by_habit else "first moves"] += len(able) > 1

    def _first(self, state: Any) -> Iterator[tuple[Seat, Any]]:
        """The first move of playouts whose chance goes every way."""
        ways: list[tuple[int, ...]] = [()]
        while ways:
            compact = self.advice.compact(state)
            chance = Branching(ways.pop(), compact.made)
            compact.play_on(chance)
            ways += chance.others()
            yield compact.made[0]

    def _solved(self, seed: int) -> None:
        """What is solved is what everybody playing best comes to; in doubt are ends where moves differ."""
        solve = solver(self.game, studies=True)
        for state, seat, _ in states(self.one, seed):
            paid = solve(state)
            if paid is not None:
                best = Best(self.one, state)
                with suppress(TooMuch):
                    near("solved", paid, best.paid(state))
                    self.counts["solved"] += 1
                    self.counts["solved in doubt"] += len({ways[seat] for ways in best.ways}) > 1


class TooMuch(Exception):
    """More moves are left than are to be tried."""


class Best:
    """max^n by the rules alone, as deep as the fast simulator goes; of equal moves the first."""

    MOST = 2_000  # states looked at

    def __init__(self, one: Set, start: Any) -> None:
        self.game, self.start, self.left = one.game, start, self.MOST
        self.ways: list[Payoffs] = []  # what each first move pays
        self.advice: Any = one.game.advice

    def paid(self, state: Any) -> Payoffs:
        seats = self.game.turn(state).seats
        if not seats:
            return tuple(self.game.payoffs(state))
        if self._ends(state):
            answer: Payoffs = self.advice.worth(self.start, state)
            return answer
        self.left -= 1
        if self.left < 0:
            raise TooMuch
        seat, *_ = seats
        choices = self.game.choices(state, seat)
        self.ways = after = [self.paid(self.game.apply(state, move, seat)) for move in choices]
        if seat == CHANCE:
            return tuple(sum(column) / len(after) for column in zip(*after, strict=True))
        return max(after, key=lambda paid: paid[seat])

    def _ends(self, state: Any) -> bool:
        if not isinstance(self.advice, Simulated):
            return False
        compact = self.advice.compact(state)
        return compact is None or compact.turn() is None


class Nervous:
    """Chance by which whoever may slip slips every other time: half of the draws are 0."""

    def __init__(self, *key: object) -> None:
        self.rng = Quick("nervous", *key)

    def below(self, bound: int) -> int:
        return self.rng.below(bound) if self.rng.below(2) else 0


class Branching:
    """Chance that goes one way after the other, until the first move is made.

    Of many outcomes, as when luck is drawn finely, the edges and the middle are tried.
    """

    DEPTH, ALL = 3, 16

    def __init__(self, way: tuple[int, ...], made: Sequence[object]) -> None:
        self.way, self.made, self.bounds = way, made, list[int]()
        self.rng = Quick("branching", way)

    def below(self, bound: int) -> int:
        place = len(self.bounds)
        if self.made or place == self.DEPTH:
            return self.rng.below(bound)
        self.bounds.append(bound)
        return self.way[place] if place < len(self.way) else 0

    def others(self) -> Iterator[tuple[int, ...]]:
        """The ways that part from this one where it was the first to go."""
        for place in range(len(self.way), len(self.bounds)):
            head = (*self.way, *(0,) * (place - len(self.way)))
            yield from ((*head, other) for other in outcomes(self.bounds[place]) if other)


def outcomes(bound: int) -> Sequence[int]:
    return range(bound) if bound <= Branching.ALL else (0, bound // 2, bound - 1)


def told(made: tuple[Seat, Any]) -> str:
    return f"{made[0]} {text(made[1])}"


def order(paid: Payoffs) -> list[list[int]]:
    """Who has more than whom, for each pair."""
    return [[(a > b) - (a < b) for b in paid] for a in paid]


def is_caught(key: str, *, solver: bool = False) -> bool:
    """Whether some table of a game shows that its simulator, or its solver, has gone astray."""
    tables = [one for one in every() if one.key == key]
    try:
        for what, least in (SOLVED if solver else LEAST).items():
            for one in tables:
                Beside(one).enough(what, least)
    except (AssertionError, ArithmeticError, LookupError, ValueError):
        return True
    return False
