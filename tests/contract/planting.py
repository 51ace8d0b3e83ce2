"""Mistakes planted in what is written twice: the contract has to tell each of them."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import pytest


class Mistake(NamedTuple):
    """What takes the place of a function of a class or a module."""

    place: object
    name: str
    wrong: Callable[..., object]

    @contextmanager
    def planted(self) -> Iterator[None]:
        """While it is there nothing is remembered from before, and afterwards nothing of it."""
        _forget()
        try:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(self.place, self.name, self.wrong)
                yield
        finally:
            _forget()


def _forget() -> None:
    """Whatever games keep of what they have worked out."""
    games = [module for name, module in sys.modules.items() if name.startswith("tefuda.games.")]
    for thing in [thing for module in games for thing in vars(module).values()]:
        if clear := getattr(thing, "cache_clear", None):
            clear()


def each(mistakes: Sequence[Mistake]) -> pytest.MarkDecorator:
    """The test once for each `mistake`, named for what is wrong."""
    names = [mistake.wrong.__name__ for mistake in mistakes]
    return pytest.mark.parametrize("mistake", mistakes, ids=names)
