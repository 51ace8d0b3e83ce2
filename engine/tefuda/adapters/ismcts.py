"""OpenSpiel's own Python IS-MCTS (Cowling et al. 2012) as players, to measure ours against.

In the arena they are `tefuda.adapters.ismcts:random`, with OpenSpiel's random rollouts, and
`tefuda.adapters.ismcts:playout`, whose rollouts are the game's own quick policy, as our
thinker's. The search is OpenSpiel's, unchanged, with its defaults: UCT, the most visited action,
a world for each simulation; its constant of exploration is that of OpenSpiel's `mcts.py` example.

A move is searched word by word (see `actions`), each word from an empty tree, as OpenSpiel's
bots do. All that the search gets is a position imagined from the view.
"""

import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator

from tefuda.adapters.actions import Action, Said, Walk
from tefuda.adapters.openspiel import SpielState, short_name
from tefuda.adapters.position import Position, from_view
from tefuda.ai.driving import Budget
from tefuda.ai.player import Thought
from tefuda.ai.stream import Stream
from tefuda.core.chance import Rng
from tefuda.core.game import Game
from tefuda.core.terms import Choices, M, Payoffs, S, V

UCT_C = 2.0
"""Constant of exploration for payoffs from -1 to 1."""

PROBE = 8
"""Simulations of a first search by the clock, which only measures."""

LEAST = 2
"""Simulations of a search: OpenSpiel's first one only makes the root."""

UNTOLD = 1000
"""Simulations of a search where the budget gives no number."""

FRESH = 0.3
"""How much the latest search counts in the measured pace."""

Rollout = Callable[[np.random.RandomState], Evaluator]


class PlayoutEvaluator(RandomRolloutEvaluator):
    """OpenSpiel's evaluator with our playout: a half-said move is finished at random."""

    def __init__(self, random_state: np.random.RandomState) -> None:
        super().__init__(1, random_state)
        self._stream = Stream(int(random_state.randint(1 << 30)))

    def evaluate(self, state: SpielState) -> Payoffs:
        """Payoffs by seat."""
        position, rng = state.position, self._stream
        while position.said:
            legal = position.legal
            position = position.act(legal[rng.below(len(legal))])
        table, world = position.table, position.state
        for seat, move in position.held:
            world = table.apply(world, move, seat)
        return table.game.advice.playout(world, rng)


class Pace:
    """Simulations a second, as measured lately; None before the first search."""

    rate: float | None = None

    def note(self, simulations: int, seconds: float) -> None:
        fresh = simulations / max(seconds, 1e-6)
        self.rate = fresh if self.rate is None else self.rate + FRESH * (fresh - self.rate)


@cache
def pace_of(rollout: Rollout, key: str, players: int) -> Pace:
    """What is known in this process of a search's pace at a table."""
    return Pace()


@cache
def spiel_of(key: str, players: int) -> Any:
    """The OpenSpiel game; a position brings its own options."""
    return pyspiel.load_game(short_name(key), {"players": players})


class IsmctsPlayer:
    """So many simulations a word, or as many as give a whole move the budget's time."""

    def __init__(self, rollout: Rollout, budget: Budget) -> None:
        self.rollout, self.budget = rollout, budget

    def think(
        self, game: Game[S, M, V], view: V, choices: Choices[M], rng: Rng
    ) -> Iterator[Thought]:
        world = game.imagine(view, rng)
        spiel = spiel_of(game.info.key, len(game.scores(world)))
        move = _Move(self, spiel, from_view(spiel.table, view, rng), rng)
        yield Thought(move.find(), iterations=move.done)


class _Move:
    """The search for one move."""

    def __init__(self, player: IsmctsPlayer, spiel: Any, position: Position, rng: Rng) -> None:
        self.player, self.spiel, self.position, self.rng = player, spiel, position, rng
        self.pace = pace_of(player.rollout, position.table.game.info.key, position.table.players)
        self.start, self.done = time.process_time(), 0

    def find(self) -> Any:
        """The whole move."""
        while True:
            action = self._word()
            after = self.position.walk.say(action)
            if isinstance(after, Said):
                return after.move
            self.position = self.position.act(action)

    def _word(self) -> Action:
        legal = self.position.legal
        if len(legal) == 1:
            return legal[0]
        if self.player.budget.ms is not None and self.pace.rate is None:
            self._search(PROBE)
        return self._search(self._simulations())

    def _simulations(self) -> int:
        """For the next word; by the clock, its share of the time that is left."""
        ms, number = self.player.budget.ms, self.player.budget.iterations
        if ms is None or self.pace.rate is None:
            return max(LEAST, number or UNTOLD)
        left = ms / 1000 - (time.process_time() - self.start)
        return max(LEAST, int(self.pace.rate * left / decisions(self.position.walk, self.rng)))

    def _search(self, simulations: int) -> Action:
        start = time.process_time()
        random_state = np.random.RandomState(self.rng.below(1 << 31))
        evaluator = self.player.rollout(random_state)
        bot = ISMCTSBot(self.spiel, evaluator, UCT_C, simulations, random_state=random_state)
        # OpenSpiel's own resampler is seeded by the clock; matches shall repeat themselves
        bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, self._uniform))
        action = int(bot.step(SpielState(self.spiel, self.position)))
        self.done += simulations
        self.pace.note(simulations, time.process_time() - start)
        return action

    def _uniform(self) -> float:
        return self.rng.below(1 << 30) / (1 << 30)


def decisions(walk: Walk | Said, rng: Rng) -> int:
    """How many words are left to choose, if they are chosen at random; at least 1."""
    number = 0
    while not isinstance(walk, Said):
        number += len(walk.legal) > 1
        walk = walk.say(walk.legal[rng.below(len(walk.legal))])
    return max(1, number)


def _random_rollout(random_state: np.random.RandomState) -> Evaluator:
    return RandomRolloutEvaluator(1, random_state)


def random(budget: Budget) -> IsmctsPlayer:
    """As it comes: one random rollout to the end a simulation."""
    return IsmctsPlayer(_random_rollout, budget)


def playout(budget: Budget) -> IsmctsPlayer:
    """With the same playouts as our thinker's."""
    return IsmctsPlayer(PlayoutEvaluator, budget)
