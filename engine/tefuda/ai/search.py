"""The thinker: tries moves in imagined worlds, looks what may follow, and knows no game.

A world is dealt from the view, and every move still in the race is made in it. What follows is
solved exactly where little is left, else read from a tree, at whose leaves the game's own quick
policy plays on. In games of this kind good playouts, and judging them in time, matter more than the
tree, and a race over shared worlds gets most out of each (figures in docs/measurements/search.md).
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tefuda.ai.player import Deal, Thought
from tefuda.ai.race import Arm, Race
from tefuda.ai.solving import solver, unsolved
from tefuda.ai.stream import Stream
from tefuda.ai.tree import Tree
from tefuda.ai.worlds import endless, listed, vague
from tefuda.core.advice import Careless, Narrower, Pace, Paced, Unhurried
from tefuda.core.chance import Rng
from tefuda.core.game import AnyGame, Game
from tefuda.core.terms import Choices, M, S, V

SLICE = 8
"""Playouts between two thoughts, at least."""

WIDEST = 40
"""Moves tried at the most, of those the game proposes."""

KEPT = 100
"""Worlds that are remembered, to see why a move is better."""

UNMEASURED = Pace(200)
"""What is spent on a decision of a game that says nothing."""


class Mind(NamedTuple):
    """How well somebody thinks."""

    worlds: int = 20_000  # imagined at the most; the game may set fewer
    remembers: bool = True  # keeps in mind what was played
    solves: bool = True  # sees through the end of a game
    studies: bool = False  # and further than a bot has time for
    misjudges: float = 0.0  # payoff by which a move may look better or worse than it is
    habit: float = 0.0  # how often the first plausible move is made without a thought
    glances: float = 0.0  # how often nothing is considered but what catches the eye
    slips: float = 0.0  # how often one errs as people do, where a game says how


class Search:
    """Thinks until a decision is clear, `mind.worlds` are used up, or nobody asks on."""

    def __init__(self, mind: Mind) -> None:
        assert mind.worlds > 0
        self.mind = mind

    def think(
        self, game: Game[S, M, V], view: V, choices: Choices[M], rng: Rng
    ) -> Iterator[Thought]:
        if _happens(self.mind.habit, rng):
            yield Thought(game.advice.greedy(view, choices, rng))
            return
        if isinstance(game.advice, Careless) and _happens(self.mind.slips, rng):
            yield Thought(game.advice.careless(view, choices, rng))
            return
        moves = self._considered(game, view, choices, rng)[:WIDEST]
        yield Thought(moves[0])
        if len(moves) > 1:
            race = Race([Arm(move, self._belief(rng)) for move in moves])
            yield from self._race(game, view, race, rng)

    def _considered(
        self, game: AnyGame, view: Any, choices: Choices[Any], rng: Rng
    ) -> Sequence[Any]:
        advice = game.advice
        if isinstance(advice, Narrower) and _happens(self.mind.glances, rng):
            return advice.obvious(view, choices, rng)
        return advice.propose(view, choices, rng)

    def _belief(self, rng: Rng) -> float:
        """How wrong a move is judged, all the time; tends to the middle."""
        if not self.mind.misjudges:
            return 0.0
        return self.mind.misjudges * (rng.below(1001) - rng.below(1001)) / 1000

    def _race(self, game: AnyGame, view: Any, race: Race, rng: Rng) -> Iterator[Thought]:
        tried = reported = 0
        worlds = min(self.mind.worlds, pace(game, view, studies=self.mind.studies).worlds)
        solve = solver(game, studies=self.mind.studies) if self.mind.solves else unsolved
        tree, kept, settled = Tree(game, view.seat, solve), list[Deal](), True
        for number, world in enumerate(self._worlds(game, view, rng), 1):
            luck = rng.below(1 << 30)
            if number <= KEPT:
                kept.append(Deal(world, luck, solve))
            for arm in race.running:
                after = game.apply(world, arm.move, view.seat)
                over = arm.belief != 0 and not game.turn(after).seats
                arm.add(tree.sample(after, Stream(luck))[view.seat], over=over)
            tried += len(race.running)
            race.look()
            if race.over or number == worlds:
                settled = race.over
                break
            if tried - reported >= SLICE:
                reported = tried
                yield Thought(race.leader.move, race.lines(), tried, kept)
        yield Thought(race.leader.move, race.lines(), tried, kept, settled)

    def _worlds(self, game: AnyGame, view: Any, rng: Rng) -> Iterator[Any]:
        if not self.mind.remembers:
            return vague(game, view, rng)
        every = listed(game, view, rng) if self.mind.solves else None
        return endless(game, view, rng) if every is None else iter(every)


def pace(game: AnyGame, view: Any, *, studies: bool = False) -> Pace:
    """What the best player may spend on this decision."""
    advice = game.advice
    if studies and isinstance(advice, Unhurried):
        return advice.study_pace(view)
    return advice.pace(view) if isinstance(advice, Paced) else UNMEASURED


def _happens(share: float, rng: Rng) -> bool:
    return share > 0 and rng.below(1000) < 1000 * share
