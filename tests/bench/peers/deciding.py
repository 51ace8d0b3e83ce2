"""Single decisions of the best bots, in whatever Python runs this: it needs the engine alone."""

from typing import Any

from tefuda.ai.driving import Budget, decide
from tefuda.ai.levels import LEVELS, player, playouts
from tefuda.ai.simulation import simulate
from tefuda.core.chance import Quick
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE

LOOKED_AT = 40  # decisions of a table, spread over a match
decisions: list[tuple[Any, Any, int]] = []  # game, state, seat


def prepare(key: str, players: int) -> int:
    """Lay out the decisions of a quick match with a choice; how many there are."""
    game = find(key)
    whole = simulate(game, [player("greedy")] * players, {}, "tablet")
    steps = [step for step in whole.steps if step.seat != CHANCE]
    open_ = [step for step in steps if len(set(_proposed(game, step))) > 1]
    spread = open_[:: max(1, len(open_) // LOOKED_AT)]
    decisions[:] = [(game, step.before, step.seat) for step in spread]
    return len(decisions)


def _proposed(game: Any, step: Any) -> Any:
    choices = game.choices(step.before, step.seat)
    return game.advice.propose(game.view(step.before, step.seat), choices, Quick("proposed"))


def think(number: int, most: int = 0) -> list[int]:
    """The playouts of a decision, of so many at the most (else the level's number), and that."""
    game, state, seat = decisions[number]
    view, choices = game.view(state, seat), game.choices(state, seat)
    budget = Budget(iterations=most or playouts(game, view))
    thoughts = player(LEVELS[-1]).think(game, view, choices, Quick("tablet", number))
    return [decide(thoughts, budget).iterations, budget.iterations or 0]
