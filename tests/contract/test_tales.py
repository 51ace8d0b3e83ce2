"""An example beside a reason: a deal of those behind it, told until the round is over."""

from itertools import islice

import pytest

from tefuda.ai.replay import deals, replay
from tefuda.ai.tale import LONGEST, Tale, tale
from tefuda.ai.why import Reason
from tefuda.core.advice import Explainer
from tefuda.core.game import AnyGame
from tefuda.core.registry import find
from tests.contract.again import Hint, hints

HINTS, ENOUGH = 12, 3


def tales(game: AnyGame) -> list[tuple[Hint, Tale]]:
    """Of some hints, those that have one."""
    if not isinstance(game.advice, Explainer) or not game.advice.tales:
        pytest.skip("tells no examples")
    pairs = ((hint, told) for hint in hints(game, 40) if (told := _of(game, hint)))
    found = list(islice(pairs, ENOUGH))
    assert found
    return found


def _of(game: AnyGame, hint: Hint) -> Tale | None:
    return tale(game, hint.seat, hint.thought, hint.why)


@pytest.mark.many
def test_a_tale_is_one_of_the_deals_played_again(key: str) -> None:
    game = find(key)
    for (seat, thought, why), told in tales(game):
        figures = [
            tuple(
                replay(game, deal, move, seat)[1].get(told.fact, 0)
                for move in (thought.move, why.rival)
            )
            for deal in islice(deals(thought), why.deals)
        ]
        assert told.figures in figures
        assert told.figures[0] != told.figures[1]


def test_a_tale_speaks_for_the_move_as_its_reason_does(key: str) -> None:
    for hint, told in tales(find(key)):
        facts = (*hint.why.reasons, *(row.reason for row in hint.why.balance))
        reason: Reason = next(reason for reason in facts if reason.fact == told.fact)
        assert (told.figures[0] > told.figures[1]) == (reason.best > reason.rival)


def test_a_tale_is_told_shortly_and_differs(key: str) -> None:
    for _, told in tales(find(key)):
        assert 0 < len(told.best) <= LONGEST and 0 < len(told.rival) <= LONGEST
        if {*told.figures} == {0, 1}:  # so or not so: the sentences show it, else the figures do
            assert told.best != told.rival


def test_where_no_reason_is_no_tale_is(key: str) -> None:
    for hint, _ in tales(find(key))[:1]:
        bare = hint._replace(why=hint.why._replace(games=()))
        assert _of(find(key), bare) is None
