"""Reasons in words: of every game that says why, no figure is another than the deals show."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tefuda.ai.replay import replay
from tefuda.ai.stream import Stream
from tefuda.ai.why import HALF
from tefuda.core.advice import Explainer
from tefuda.core.registry import find
from tests.contract.again import Hint, carried, hints, played_again, shown

HINTS, ENOUGH = 12, 4
"""Decisions asked about at the most, and reasons that are enough."""


def all_hints(key: str) -> Iterator[Hint]:
    if not isinstance(find(key).advice, Explainer):
        pytest.skip("says no reasons")
    return hints(find(key), HINTS)


def test_every_reason_is_what_its_deals_show(key: str) -> None:
    game, reasons = find(key), 0
    advice: Any = game.advice
    for hint in all_hints(key):
        again = played_again(game, hint)
        for place, reason in enumerate(hint.why.reasons):
            reasons += 1
            assert [reason.best, reason.rival] == pytest.approx(shown(reason, again))
            part, gap = carried(reason, again)
            assert place or part >= HALF * gap > 0
        for told in filter(None, (hint.why.price, hint.why.either)):
            assert [told.best, told.rival] == pytest.approx(shown(told, again))
        for fact in again[0][0][1] if again else ():
            assert all(advice.told[fact.name][:4])
        if reasons >= ENOUGH:
            break
    assert reasons


def test_the_number_is_read_from_the_same_line(key: str) -> None:
    """Unless the end is solved: then it is the exact one."""
    game = find(key)
    for seat, thought, why in islice(all_hints(key), 3):
        for deal in thought.deals[:5] if why.deals else ():
            after = game.apply(deal.world, thought.move, seat)
            paid = deal.solve(after) or game.advice.playout(after, Stream(deal.luck))
            assert replay(game, deal, thought.move, seat)[0] == pytest.approx(paid[seat])
