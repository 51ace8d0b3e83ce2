"""Values ⇄ JSON, by their types: named tuples, dataclasses, tuples, mappings, plain values.

So a view can go to a worker and a save can hold one. Nothing that is not one of these has
a place in a view.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")


def to_plain(value: Any) -> Any:
    """`value` as lists, dicts, texts, numbers and None."""
    if is_dataclass(value):
        return [to_plain(getattr(value, field.name)) for field in fields(value)]
    if isinstance(value, tuple):
        return [to_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: to_plain(item) for key, item in value.items()}
    assert value is None or isinstance(value, str | int | float), value
    return value


def from_plain(kind: Any, data: Any) -> Any:
    """The value of type `kind` that `to_plain` wrote as `data`."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _from_union(kind, data)
    if origin is tuple:
        return _from_tuple(get_args(kind), data)
    if origin is not None:
        kinds = get_args(kind)[1]
        return {key: from_plain(kinds, item) for key, item in data.items()}
    shape = _shape(kind)
    if shape is None:
        return data
    return kind(*(from_plain(part, item) for part, item in zip(shape, data, strict=True)))


def _from_union(kind: Any, data: Any) -> Any:
    """A union here is `X | None`, or of plain values."""
    parts = [part for part in get_args(kind) if part is not NoneType]
    return None if data is None else from_plain(parts[0], data)


def _from_tuple(parts: tuple[Any, ...], data: Any) -> tuple[Any, ...]:
    if len(parts) == 2 and parts[1] is Ellipsis:
        return tuple(from_plain(parts[0], item) for item in data)
    return tuple(from_plain(part, item) for part, item in zip(parts, data, strict=True))


@cache
def _shape(kind: Any) -> tuple[Any, ...] | None:
    """The types of a record's fields, or None for a plain value."""
    if is_dataclass(kind) or (isinstance(kind, type) and issubclass(kind, tuple)):
        return tuple(get_type_hints(kind).values())
    return None
