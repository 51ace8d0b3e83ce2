"""Every game as an OpenSpiel game: import this, then `pyspiel.load_game("tefuda_<key>")`.

Parameters are `players` and the game's own options, e.g. `tefuda_<key>(players=4)`. OpenSpiel
gives a parameter one type, so an option that is a number or a word is given by its place among
its values, the default being 0. Chance is explicit (see `position`): OpenSpiel's sampled chance
cannot be saved from Python. Returns are payoffs, -1 to 1, given at the end.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from tefuda.adapters.features import Features
from tefuda.adapters.position import OUTCOMES, OVER, Position, Table, open_table
from tefuda.core.game import AnyGame
from tefuda.core.registry import find, keys
from tefuda.core.terms import CHANCE, BadText, Option, Seat, Value

LONGEST = 100_000
"""Actions in a match at the most: a bound, not a guess."""

assert (CHANCE, OVER) == (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL)


def short_name(key: str) -> str:
    """The game's name in OpenSpiel."""
    return f"tefuda_{key}"


def defaults(game: AnyGame) -> dict[str, Value]:
    """Every parameter with its default."""
    players = game.info.players[0]
    parameters: dict[str, Value] = {"players": players}
    for option in game.info.options:
        parameters[option.name] = 0 if is_mixed(option) else option.values(players)[0]
    return parameters


def is_mixed(option: Option) -> bool:
    """Whether the values of an option are of several types."""
    return isinstance(option.values_for, tuple) and len(set(map(type, option.values_for))) > 1


def agreed(game: AnyGame, params: Mapping[str, Value]) -> Table:
    """The table that these parameters ask for."""
    given = {**defaults(game), **params}
    players = int(given.pop("players"))
    for option in filter(is_mixed, game.info.options):
        values, place = option.values(players), int(given[option.name])
        if place not in range(len(values)):
            raise BadText(f"{option.name} is a place among {values}, not {place}")
        given[option.name] = values[place]
    return open_table(game.info.key, players, tuple(given.items()))


def game_type(game: AnyGame) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game at every size."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game.info.key),
        long_name=game.info.title.text,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.info.players),
        min_num_players=min(game.info.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def game_info(table: Table) -> pyspiel.GameInfo:
    """What OpenSpiel wants to know of a game at one size."""
    return pyspiel.GameInfo(
        num_distinct_actions=len(table.actions),
        max_chance_outcomes=OUTCOMES,
        num_players=table.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None,
        max_game_length=LONGEST,
    )


class SpielGame(pyspiel.Game):
    """One of our games with players and options agreed; each game is a class of its own."""

    key: ClassVar[str]

    def __init__(self, params: Mapping[str, Value]) -> None:
        self.table = agreed(find(self.key), params)
        self.first = self.table.start()
        super().__init__(game_type(self.table.game), game_info(self.table), dict(params))

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.first)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        return Observer(Features(self.table.game), is_public)


class SpielState(pyspiel.State):
    """A position. What Python asks often is answered here without a way through C++."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        return self.position.seat

    def is_terminal(self) -> bool:
        return self.position.seat == OVER

    def is_chance_node(self) -> bool:
        return self.position.seat == CHANCE

    def legal_actions(self, player: Seat | None = None) -> list[int]:
        position = self.position
        return position.legal if player is None or player == position.seat else []

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.position.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = self.position.outcomes
        return [(outcome, 1 / number) for outcome in range(number)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if not position.allows(action):
            raise ValueError(f"{action} is not among the legal actions {position.legal}")
        self.position = position.act(action)

    def _action_to_string(self, player: Seat, action: int) -> str:
        return self.position.word(action)

    def returns(self) -> list[float]:
        return self.position.payoffs()

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> "SpielState":
        """A state the player cannot tell from this one, drawn by the game's `imagine`."""
        return SpielState(self.get_game(), self.position.imagine(player, Sampler(sampler)))

    def information_state_string(self, player: Seat | None = None) -> str:
        return self.position.text(self.position.seat if player is None else player)

    def __str__(self) -> str:
        return repr(self.position)


class Sampler:
    """OpenSpiel's source of random numbers, 0 to 1, as our `Rng`."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def below(self, bound: int) -> int:
        return int(self._sampler() * bound)


class Observer:
    """A seat's knowledge as text and tensor; of a public observer the onlooker's.

    A view holds the memory of all that was heard, so both of OpenSpiel's observations, with
    and without perfect recall, are the same here.
    """

    def __init__(self, features: Features, is_public: bool) -> None:
        self._features, self._is_public = features, is_public
        self.tensor = np.zeros(features.size, np.float32)
        self.dict = {"view": self.tensor}

    def _seat(self, player: Seat) -> Seat:
        return -1 if self._is_public else player

    def set_from(self, state: SpielState, player: Seat) -> None:
        self.tensor[:] = self._features.write(state.position, self._seat(player))

    def string_from(self, state: SpielState, player: Seat) -> str:
        return state.position.text(self._seat(player))


def load(game: str) -> pyspiel.Game:
    """A game as OpenSpiel writes it; unlike OpenSpiel's own, this function brings ours along."""
    return pyspiel.load_game(game)


def register() -> None:
    """Make every game known to OpenSpiel.

    It keeps what makes a game until after Python has ended, so that must be a class: only
    the classes that pybind11 knows live as long.
    """
    for key in keys():
        maker = type(short_name(key), (SpielGame,), {"key": key})
        pyspiel.register_game(game_type(find(key)), maker)


register()
