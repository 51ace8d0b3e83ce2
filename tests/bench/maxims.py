"""Rules of thumb held against the strongest player, at decisions where some moves follow one and some do not.

The ratio is that of how often its move follows the rule to how often any move would; of moves that came to
exactly as much each has its part, for the first of them is only the one listed first. MAXIMS=30 makes it short,
MAXIMS_OF="thieves" takes one game.
"""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

from tefuda.ai.driving import Budget, decide
from tefuda.ai.levels import ADVISER, player
from tefuda.ai.player import Thought
from tefuda.ai.simulation import simulate
from tefuda.core.advice import Experienced
from tefuda.core.chance import Quick
from tefuda.core.game import AnyGame
from tefuda.core.match import Step
from tefuda.core.notation import words
from tefuda.core.registry import find, keys
from tefuda.core.terms import CHANCE
from tools.bench import Measured

DECISIONS = int(os.environ.get("MAXIMS", "200"))
PLAYOUTS = 240
EVERY = 4  # of the moves of a match
MATCHES = 60
MOVES = 300
"""Legal moves, and where there are more so many drawn at random."""


def run() -> Iterator[Measured]:
    for key in os.environ.get("MAXIMS_OF", " ".join(keys())).split():
        game = find(key)
        if isinstance(game.advice, Experienced):
            yield from _told(game)


def _told(game: AnyGame) -> Iterator[Measured]:
    met, followed, chance = Counter[str](), Counter[str](), Counter[str]()
    for step in islice(_decisions(game), DECISIONS):
        best, shares = _weighed(game, step)
        met.update(shares.keys())
        chance.update(shares)
        followed.update({text: part for text, part in best.items() if text in shares})
    yield f"{game.info.key}: decisions where a rule parts the moves", met.total(), "", ""
    for text, times in met.most_common():
        by_chance = f"{text} (any move)"
        yield by_chance, 100 * chance[text] / times, "% of moves", ""
        yield f"{text} [{times}]", 100 * followed[text] / times, "% of the best", by_chance


def _weighed(game: AnyGame, step: Step) -> tuple[dict[str, float], dict[str, float]]:
    """The rules that the strongest player's moves follow, "" for none, and each rule's share of the moves."""
    view, choices = game.view(step.before, step.seat), game.choices(step.before, step.seat)
    drawn = Quick("any move", step)
    many = choices.count() > MOVES
    moves = [choices.sample(drawn) for _ in range(MOVES)] if many else [*choices]
    told = Counter(_rule(game, view, move) for move in moves)
    shares = {text: number / len(moves) for text, number in told.items() if text}
    if not shares:
        return {}, {}
    thoughts = player(ADVISER).think(game, view, choices, Quick("maxims", step))
    equal = _best(decide(thoughts, Budget(iterations=PLAYOUTS)))
    best = Counter(_rule(game, view, move) for move in equal)
    return {text: number / len(equal) for text, number in best.items()}, shares


def _best(thought: Thought) -> list[object]:
    """Its move, and the others that came to exactly as much."""
    worth = next((line.worth for line in thought.lines if line.move == thought.move), None)
    equal = [line.move for line in thought.lines if line.worth == worth]
    return equal or [thought.move]


def _rule(game: AnyGame, view: Any, move: object) -> str:
    advice: Any = game.advice
    reason = advice.maxim(view, words(move))
    return reason.message.text if reason else ""


def _decisions(game: AnyGame) -> Iterator[Step]:
    """Of quick matches at every size, some of those of a seat that has a choice."""
    for number in range(MATCHES):
        players = game.info.players[number % len(game.info.players)]
        whole = simulate(game, [player("greedy")] * players, {}, f"maxims {number}", 400)
        for step in whole.steps[::EVERY]:
            if step.seat != CHANCE and game.choices(step.before, step.seat).count() > 1:
                yield step
