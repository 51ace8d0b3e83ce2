"""What hints say of their reasons: fifty a game, every sentence held against the deals it speaks of.

A sentence is false where a figure is another when its deals are played again, or where the first
reason does not carry half of the gap. REASONS=10 makes it short, REASONS_PLAYOUTS=600 gives each hint more deals.
"""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import isclose

from tefuda.ai.why import HALF, Reason, Why
from tefuda.core.advice import Explainer
from tefuda.core.game import AnyGame
from tefuda.core.registry import find, keys
from tests.contract.again import Hint, Played, carried, hints, played_again, shown
from tools.bench import Measured

HINTS = int(os.environ.get("REASONS", "50"))
NEAR = 1e-9


def run() -> Iterator[Measured]:
    for key in keys():
        game = find(key)
        if isinstance(game.advice, Explainer):
            counted = Counter[str]()
            for hint in islice(hints(game, 8 * HINTS), HINTS):
                counted.update(said(game, hint))
            for what in (
                "hints",
                "that hardly matter",
                "of them with nothing more",
                "without a single reason",
                "sentences",
                "rows of balances",
                "false",
            ):
                yield f"{key}: {what}", counted[what], "", ""


def said(game: AnyGame, hint: Hint) -> Iterator[str]:
    """What a hint says, by kind, and "false" for each sentence that its deals do not show."""
    yield "hints"
    yield from kinds(hint.why)
    again = played_again(game, hint) if hint.why.rival is not None else []
    for place, reason in enumerate(hint.why.reasons):
        yield "sentences"
        part, gap = carried(reason, again)
        if not (is_so(reason, again) and (place or part >= HALF * gap > 0)):
            yield "false"
    yield from ["rows of balances"] * len(hint.why.balance)
    told = (*(row.reason for row in hint.why.balance), hint.why.price, hint.why.either)
    yield from ["false" for reason in filter(None, told) if not is_so(reason, again)]


def kinds(why: Why) -> Iterator[str]:
    if why.even:
        yield "that hardly matter"
        if not (why.either or any(row.speaks >= 0 for row in why.balance)):
            yield "of them with nothing more"
    elif not why.reasons:
        yield "without a single reason"


def is_so(reason: Reason, again: list[tuple[Played, Played]]) -> bool:
    told = zip((reason.best, reason.rival), shown(reason, again), strict=True)
    return all(isclose(figure, other, abs_tol=NEAR) for figure, other in told)
