"""A fact is written once: what all see stands in records that state and view share."""

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
    for match in walk(size, "facts"):
        for seat in range(-1, size.players):
            state, view = match.state, size.game.view(match.state, seat)
            for name in {*state._fields} & {*view._fields}:
                same = getattr(state, name) == getattr(view, name)
                (copied if same else told_less).add(name)
                assert same or not is_record(getattr(state, name))
    alone = [name for name in copied - told_less if not is_record(getattr(state, name))]
    assert len(alone) <= ALONE


def test_no_fact_of_a_view_stands_in_its_records_too(size: Set) -> None:
    match = next(walk(size, "facts", limit=1))
    view = size.game.view(match.state, 0)
    within = [name for part in view if is_record(part) for name in part._fields]
    assert len({*within, *view._fields}) == len(within) + len(view._fields)
