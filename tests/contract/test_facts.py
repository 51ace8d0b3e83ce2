"""A fact is written once: what all see stands in records that state and view share."""

from itertools import chain
from typing import Any

from tests.contract.tables import Set, walk

ALONE = 1
"""So many facts may stand beside the records, in state and view: one that moves often change."""


def is_record(value: Any) -> bool:
    return hasattr(value, "_fields")


def test_state_and_view_share_records(size: Set) -> None:
    """A field that both name, and that a view only copies, is a record; the others tell less."""
    copied: set[str] = set()
    told_less: set[str] = set()
    for match in chain.from_iterable(walk(size, seed) for seed in range(4)):
        for seat in range(-1, size.players):
            state, view = match.state, size.game.view(match.state, seat)
            for name in {*state._fields} & {*view._fields}:
                same = getattr(state, name) == getattr(view, name)
                (copied if same else told_less).add(name)
                assert same or not is_record(getattr(state, name))
    alone = [name for name in copied - told_less if not is_record(getattr(state, name))]
    assert len(alone) <= ALONE
