"""States and views with other facts, for tests."""

from typing import Any, TypeVar

T = TypeVar("T", bound=Any)


def put(position: T, **facts: Any) -> T:
    """A state or view with other facts, each put where it is written: in a record or beside."""
    for name, value in facts.items():
        if name in position._fields:
            position = position._replace(**{name: value})
        else:
            within = next(part for part in position._fields if _holds(position, part, name))
            record = getattr(position, within)._replace(**{name: value})
            position = position._replace(**{within: record})
    return position


def _holds(position: Any, part: str, name: str) -> bool:
    return name in getattr(getattr(position, part), "_fields", ())
