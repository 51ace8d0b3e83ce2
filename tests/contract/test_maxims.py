"""Rules of thumb: a move that follows one is told from most others, in both languages, with a clause."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from tefuda.core import kit, registry
from tefuda.core.advice import Experienced, Explainer
from tefuda.core.match import Match
from tefuda.core.notation import words
from tefuda.core.table import Reason
from tests.contract.tables import Set, walk
from tests.contract.test_screen import catalogue
from tests.seeds import clauses

MOVES = 300
"""Legal moves up to which all are looked at."""


Told = tuple[Reason | None, ...]
"""The rules followed by the legal moves of one decision; None for a move that follows none."""


def decisions(one: Set, limit: int = 80) -> Iterator[Told]:
    advice: Any = one.game.advice
    for match in walk(one, "maxims", limit if isinstance(advice, Experienced) else 0):
        yield from _of(one, match, advice)


def _of(one: Set, match: Match, advice: Any) -> Iterator[Told]:
    for seat in match.turn.seats:
        choices = match.choices(seat)
        if seat >= 0 and 1 < choices.count() <= MOVES:
            view = one.game.view(match.state, seat)
            yield tuple(advice.maxim(view, words(move)) for move in choices)


def test_most_other_moves_do_not_follow_it(size: Set) -> None:
    for told in decisions(size):
        for reason in filter(None, told):
            same = [other for other in told if other and other.message == reason.message]
            assert 2 * len(same) <= len(told), reason.message.text


def test_some_decisions_have_one(key: str) -> None:
    """Of every game whose hints say why."""
    sizes = [Set(key, players, {}) for players in registry.find(key).info.players]
    advice = registry.find(key).advice
    told = chain.from_iterable(chain.from_iterable(map(decisions, sizes)))
    assert isinstance(advice, Experienced) == isinstance(advice, Explainer) == any(told)


def test_it_is_translated_and_has_a_clause(size: Set) -> None:
    locales = [registry.folder(size.key) / "locale", kit.WORDS]
    known = {entry.id for locale in locales for entry in catalogue(locale)}
    for reason in filter(None, chain.from_iterable(decisions(size))):
        assert reason.message.text in known
        assert reason.clause in clauses(size.key)
