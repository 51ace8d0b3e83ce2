"""Rules of thumb held against the strongest player, at decisions where some moves follow one and some do not.

The ratio is that of how often its move follows the rule to how often any move would. MAXIMS=30 makes it short,
MAXIMS_OF="thieves" takes one game.
"""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

from tefuda.ai.driving import Budget, decide
from tefuda.ai.levels import ADVISER, player
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
        followed.update([best] if best in shares else [])
    yield f"{game.info.key}: decisions where a rule parts the moves", met.total(), "", ""
    for text, times in met.most_common():
        by_chance = f"{text} (any move)"
        yield by_chance, 100 * chance[text] / times, "% of moves", ""
        yield f"{text} [{times}]", 100 * followed[text] / times, "% of the best", by_chance


def _weighed(game: AnyGame, step: Step) -> tuple[str, dict[str, float]]:
    """The rule that the strongest player's move follows, "" for none, and each rule's share of the moves."""
    view, choices = game.view(step.before, step.seat), game.choices(step.before, step.seat)
    drawn = Quick("any move", step)
    many = choices.count() > MOVES
    moves = [choices.sample(drawn) for _ in range(MOVES)] if many else [*choices]
    told = Counter(_rule(game, view, move) for move in moves)
    shares = {text: number / len(moves) for text, number in told.items() if text}
    if not shares:
        return "", {}
    thoughts = player(ADVISER).think(game, view, choices, Quick("maxims", step))
    return _rule(game, view, decide(thoughts, Budget(iterations=PLAYOUTS)).move), shares


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
