"""Mistakes planted in what is written twice: the contract has to tell each of them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest


class Mistake(NamedTuple):
    """What takes the place of a function of a class or a module."""

    place: object
    name: str
    wrong: Callable[..., object]

    def plant(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(self.place, self.name, self.wrong)


def each(mistakes: Sequence[Mistake]) -> pytest.MarkDecorator:
    """The test once for each `mistake`, named for what is wrong."""
    names = [mistake.wrong.__name__ for mistake in mistakes]
    return pytest.mark.parametrize("mistake", mistakes, ids=names)
