import json
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tefuda.core.cards import Card, Cards
from tefuda.core.plain import from_plain, to_plain


@dataclass(frozen=True)
class Inner:
    card: Card
    number: int


class Outer(NamedTuple):
    name: str
    cards: Cards
    hands: tuple[Cards, ...]
    inner: Inner
    maybe: Inner | None
    table: dict[str, tuple[int, int]]
    either: int | str


def outer(cards: list[str], number: int, maybe: bool) -> Outer:
    inner = Inner("a", number)
    one = tuple(cards)
    return Outer("x", one, (one, ()), inner, inner if maybe else None, {"k": (1, number)}, number)


@settings(deadline=None)
@given(st.lists(st.text()), st.integers(), st.booleans())
def test_a_value_comes_back_from_json(cards: list[str], number: int, maybe: bool) -> None:
    value = outer(cards, number, maybe)
    assert from_plain(Outer, json.loads(json.dumps(to_plain(value)))) == value


@pytest.mark.parametrize("value", [object(), {1, 2}, [1]])
def test_what_has_no_place_in_a_view_is_refused(value: Any) -> None:
    with pytest.raises(AssertionError):
        to_plain((value,))
