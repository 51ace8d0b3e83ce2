"""What may follow a move: a tree that grows beneath it where many imagined worlds lead.

Information set Monte Carlo tree search with a single observer (Cowling, Powley and Whitehouse
2012): a node is what the thinking seat has heard since the move, so worlds that it cannot tell
apart share their nodes. Whoever is to move there chooses by UCB1, among what its hand allows in
this world, for its own payoff (max^n). Moves come in by and by, likely ones first (progressive
widening, Coulom 2007), and a node opens only once it was played out `RIPE` times: with playouts as
good as these a thin tree would say less than they do.
"""

from collections.abc import Callable, Sequence
from math import inf, isqrt, log, sqrt
from typing import Any, TypeAlias

from tefuda.core.advice import Narrower
from tefuda.core.chance import Rng
from tefuda.core.game import CHANCE, AnyGame, Choices, Moved, Payoffs, Seat

RIPE = 40
"""Playouts from a node before it opens."""

EXPLORE = 0.5
"""UCB1's constant, for payoffs from -1 to 1."""

Solve: TypeAlias = Callable[[Any], Payoffs | None]


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
        return self.total / self.made + EXPLORE * sqrt(log(self.allowed) / self.made)


class Edges(dict[Any, Edge]):
    """By move; a new one is there when it is asked for."""

    def __missing__(self, move: Any) -> Edge:
        found = self[move] = Edge(move)
        return found


class Node:
    """What the thinking seat has heard since the move."""

    __slots__ = ("after", "edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges = Edges()
        self.after: dict[Any, Node] = {}  # by what is heard next

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

    def step(self, heard: Any) -> "Node":
        """The node after something was heard."""
        if heard not in self.after:
            self.after[heard] = Node()
        return self.after[heard]


class Tree:
    """All that was tried after one move of `seat`; `solve` knows the end of some states."""

    def __init__(self, game: AnyGame, seat: Seat, solve: Solve) -> None:
        self.game, self.seat, self.solve = game, seat, solve
        self.root = Node()

    def sample(self, state: Any, rng: Rng) -> Payoffs:
        """Payoffs by seat of one way on from a state right after the move."""
        game, node, made = self.game, self.root, list[tuple[Edge, Seat]]()
        while (paid := self._end(node, state, rng)) is None:
            seat = game.turn(state).seats[0]
            choices = game.choices(state, seat)
            if seat == CHANCE:
                move = choices.sample(rng)
            else:
                edge = node.pick(self._moves(game.view(state, seat), choices, rng))
                made.append((edge, seat))
                move = edge.move
            node = node.step(game.hears(Moved(seat, move), self.seat))
            state = game.apply(state, move, seat)
        for edge, seat in made:
            edge.add(paid[seat])
        return paid

    def _end(self, node: Node, state: Any, rng: Rng) -> Payoffs | None:
        """Payoffs where the tree ends: what is solved, unripe, over, or for several at once."""
        node.visits += 1
        paid = self.solve(state)
        if paid is None and (node.visits <= RIPE or len(self.game.turn(state).seats) != 1):
            return self.game.advice.playout(state, rng)
        return paid

    def _moves(self, view: Any, choices: Choices[Any], rng: Rng) -> Sequence[Any]:
        """What whoever moves considers, likely moves first: what catches the eye, where it is told."""
        advice = self.game.advice
        if isinstance(advice, Narrower):
            return advice.obvious(view, choices, rng)
        return advice.propose(view, choices, rng)
