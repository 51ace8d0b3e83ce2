"""Every game as a PettingZoo AEC environment: `env("<key>", players=4)`.

An agent observes what its seat knows (see `features`) and finds the legal actions in
`infos[agent]["action_mask"]` when it is to act. Rewards are payoffs, -1 to 1, at the end.
Nature's moves are made inside, drawn from the seed given to `reset`.
"""

from collections.abc import Mapping
from secrets import token_hex
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from tefuda.adapters.features import LIMIT, Features, Tensor
from tefuda.adapters.position import OVER, Position, Table
from tefuda.core.chance import Quick
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE, Value

Agent = str


class Discrete(gymnasium.spaces.Discrete):
    """Gymnasium's, twenty times as quick where it chooses from a mask."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random action, of those that `mask` allows."""
        able = [] if mask is None else mask.nonzero()[0].tolist()
        if not able:
            return super().sample(mask, probability)
        return able[int(self.np_random.random() * len(able))]


class Environment(AECEnv[Agent, Tensor, int], EzPickle):
    """One game at one table."""

    def __init__(self, key: str, players: int, options: Mapping[str, Value] | None = None) -> None:
        EzPickle.__init__(self, key, players, options)
        super().__init__()
        self.metadata = {
            "name": f"tefuda_{key}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.table = Table(key, players, options or {})
        self.features = Features(self.table.game)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        shape, box = (self.features.size,), gymnasium.spaces.Box
        self._number = len(self.table.actions)
        self.observation_spaces = {
            a: box(-LIMIT, LIMIT - 1, shape, np.int16) for a in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self._number) for agent in self.possible_agents}
        self._random = Quick(token_hex())

    def observation_space(self, agent: Agent) -> gymnasium.spaces.Space[Tensor]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> gymnasium.spaces.Space[int]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = Quick(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_to(self.table.start())

    def _go_to(self, position: Position) -> None:
        """On to the next seat to act, nature's moves made."""
        while position.seat == CHANCE:
            table, state = self.table, position.state
            move = table.choices(state, CHANCE).sample(self._random)
            position = Position(table, table.apply(state, move, CHANCE))
        self.position = position
        if position.seat == OVER:
            self._end()
            return
        mask = bytearray(self._number)
        for action in position.legal:
            mask[action] = 1
        self.agent_selection = agent = self.possible_agents[position.seat]
        self.infos[agent] = {"action_mask": np.frombuffer(mask, np.int8)}

    def _end(self) -> None:
        for agent, payoff in zip(self.agents, self.position.payoffs(), strict=True):
            self.rewards[agent] = payoff
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        # compared as a plain number, for numpy's are slow at it
        said = -1 if action is None else int(action)
        if not self.position.allows(said):
            raise ValueError(f"{agent} may not {action!r} now; legal: {self.position.legal}")
        self.infos[agent] = {}
        self._go_to(self.position.act(said))

    def observe(self, agent: Agent) -> Tensor:
        return self.features.write(self.position, self.seat_of[agent])

    def words(self, action: int) -> str:
        """An action as a person would read it."""
        return self.table.actions.words[action] or "end"

    def render(self) -> str:
        """What an onlooker sees, as JSON."""
        return self.position.text(-1)

    def close(self) -> None:
        """There is nothing to release."""


def env(key: str, players: int = 0, **options: Value) -> Environment:
    """A game by its key, at its smallest table unless said otherwise."""
    return Environment(key, players or find(key).info.players[0], options)
