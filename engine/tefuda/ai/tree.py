"""What may follow a move: a tree that grows beneath it where many imagined worlds lead.

Information set Monte Carlo tree search with a single observer (Cowling, Powley and Whitehouse
2012): a node is what the thinking seat can see, so worlds that it cannot tell apart share their
nodes, and a few moves may meet in one. Whoever is to move there chooses by UCB1, among what its hand allows in
this world, for its own payoff (max^n). Moves come in by and by, likely ones first (progressive
widening, Coulom 2007), and a node opens only once it was played out `RIPE` times: with playouts as
good as these a thin tree would say less than they do.
"""

from collections.abc import Sequence
from math import inf, isqrt, sqrt
from typing import Any, TypeAlias

from tefuda.ai.solving import Solve
from tefuda.core.advice import Narrower
from tefuda.core.chance import Rng
from tefuda.core.elementary import log
from tefuda.core.game import AnyGame
from tefuda.core.terms import CHANCE, Choices, Payoffs, Seat

RIPE = 40
"""Playouts from a node before it opens."""

EXPLORE = 0.5
"""UCB1's constant, for payoffs from -1 to 1."""


class Logs(dict[int, float]):
    """By number its logarithm; worked out when it is asked for."""

    def __missing__(self, number: int) -> float:
        self[number] = logarithm = log(number)
        return logarithm


LOGS = Logs()


class Edge:
    """A move from a node: how often a world allowed it, how often it was made, what it paid."""

    __slots__ = ("allowed", "made", "move", "total")

    def __init__(self, move: Any) -> None:
        self.move = move
        self.allowed = self.made = 0
        self.total = 0.0

    def add(self, paid: float) -> None:
        self.made += 1
        self.total += paid

    @property
    def promise(self) -> float:
        """UCB1's upper bound."""
        if not self.made:
            return inf
        return self.total / self.made + EXPLORE * sqrt(LOGS[self.allowed] / self.made)


class Edges(dict[Any, Edge]):
    """By move; a new one is there when it is asked for."""

    def __missing__(self, move: Any) -> Edge:
        edge = self[move] = Edge(move)
        return edge


class Node:
    """One view of the thinking seat, with one other, or itself, to act."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges = Edges()

    @property
    def width(self) -> int:
        """How many moves are considered."""
        return 1 + isqrt(self.visits - RIPE)

    def pick(self, moves: Sequence[Any]) -> Edge:
        """The most promising of these, likely ones first."""
        edges = [self.edges[move] for move in moves[: self.width]]
        for edge in edges:
            edge.allowed += 1
        return max(edges, key=lambda edge: edge.promise)


Seen: TypeAlias = tuple[Any, Sequence[Seat]]
"""A view, and who is to act."""


class Nodes(dict[Seen, Node]):
    """By what is seen, for hashes are not the same everywhere; a new one is there when asked for."""

    def __missing__(self, key: Seen) -> Node:
        node = self[key] = Node()
        return node


class Tree:
    """All that was tried after the moves of `seat`; `solve` knows the end of some states."""

    def __init__(self, game: AnyGame, seat: Seat, solve: Solve) -> None:
        self.game, self.seat, self.solve = game, seat, solve
        self.nodes = Nodes()

    def sample(self, state: Any, rng: Rng) -> Payoffs:
        """Payoffs by seat of one way on from a state right after the move."""
        game, made = self.game, list[tuple[Edge, Seat]]()
        while (paid := self.solve(state)) is None:
            seats = game.turn(state).seats
            node = self.node(state, seats)
            node.visits += 1
            if node.visits <= RIPE or len(seats) != 1:
                paid = game.advice.playout(state, rng)
                break
            seat = seats[0]
            choices = game.choices(state, seat)
            if seat == CHANCE:
                move = choices.sample(rng)
            else:
                edge = node.pick(self._moves(game.view(state, seat), choices, rng))
                made.append((edge, seat))
                move = edge.move
            state = game.apply(state, move, seat)
        for edge, seat in made:
            edge.add(paid[seat])
        return paid

    def node(self, state: Any, seats: Sequence[Seat]) -> Node:
        """What the thinking seat sees; who acts it may not know, but one node is for one actor."""
        return self.nodes[self.game.view(state, self.seat), seats]

    def _moves(self, view: Any, choices: Choices[Any], rng: Rng) -> Sequence[Any]:
        """What whoever moves considers, likely moves first: what catches the eye, where it is told."""
        advice = self.game.advice
        if isinstance(advice, Narrower):
            return advice.obvious(view, choices, rng)
        return advice.propose(view, choices, rng)
