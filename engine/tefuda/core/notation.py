"""Move ⇄ text, derived from the fields of the move's dataclass.

A move's text is its verb (the class's name in lower case) and its fields in order. A field
holds a card, a seat, a number, a word, a tuple of these, or a tuple of such tuples (parted
by " / "). `field(metadata=…)` may put a word before it ("word") or glue letters ("prefix"), and
says which numbers or words there are ("values") where players choose one.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from functools import cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from tefuda.core.cards import Deck
from tefuda.core.terms import BadText, Words


class _Field(NamedTuple):
    name: str
    kind: str  # "card" "seat" "int" "str"
    depth: int  # 0 one value, 1 a tuple, 2 a tuple of tuples
    ordered: bool  # False: cards of a hand, whose order means nothing
    word: str
    prefix: str
    values: Sequence[int | str]  # the numbers or words there are, where it says so


IN_ORDER = {"ordered": True}
"""Field metadata: the order of these cards means something and is kept."""


def _kind(hint: Any) -> tuple[str, int]:
    depth = 0
    while get_origin(hint) is tuple:
        hint, depth = get_args(hint)[0], depth + 1
    assert not isinstance(hint, UnionType), hint
    if get_origin(hint) is Annotated:
        return get_args(hint)[1], depth
    return hint.__name__, depth


@cache
def _fields(move: Any) -> tuple[_Field, ...]:
    hints = get_type_hints(move, include_extras=True)
    found = []
    for one in fields(move):
        kind, depth = _kind(hints[one.name])
        data = one.metadata
        ordered = kind != "card" or bool(data.get("ordered"))
        word, prefix, values = data.get("word", ""), data.get("prefix", ""), data.get("values", ())
        found.append(_Field(one.name, kind, depth, ordered, word, prefix, values))
    return tuple(found)


@cache
def verb(move: Any) -> str:
    """The first word of a move's text."""
    return str(move.__name__).lower()


def takes_cards(move: type) -> bool:
    """Whether cards stand in such a move's text."""
    return any(one.kind == "card" for one in _fields(move))


def vocabulary(moves: Iterable[type], deck: Deck, players: int) -> Words:
    """Every word that a text of these moves may hold, each once, verbs first."""
    kinds = tuple(moves)
    found = [word for move in kinds for one in _fields(move) for word in _all(one, deck, players)]
    return tuple(dict.fromkeys([*map(verb, kinds), *found]))


def _all(one: _Field, deck: Deck, players: int) -> Iterator[str]:
    if one.word:
        yield one.word
    if one.depth == 2:
        yield "/"
    open_kinds: dict[str, Iterable[object]] = {"card": deck, "seat": range(players)}
    yield from (f"{one.prefix}{value}" for value in open_kinds.get(one.kind, one.values))


def words(move: object) -> Words:
    """The move's text, as words."""
    kind: Any = type(move)  # any class can be a key
    found = [verb(kind)]
    for one in _fields(kind):
        if one.word:
            found.append(one.word)
        found += _write(getattr(move, one.name), one)
    return tuple(found)


def _write(value: Any, one: _Field) -> list[str]:
    if one.depth == 0:
        return [f"{one.prefix}{value}"]
    if one.depth == 1:
        return [str(part) for part in value]
    parts: list[str] = []
    for place, group in enumerate(value):
        parts += ["/", *map(str, group)] if place else map(str, group)
    return parts


def text(move: object) -> str:
    """The move as a record writes it."""
    return " ".join(words(move))


def parse(line: str, moves: Sequence[type], deck: Deck) -> Any:
    """The move that `line` writes; `BadText` names the first word that does not fit."""
    found = line.split(" ")
    by_verb = {verb(move): move for move in moves}
    if found[0] not in by_verb:
        raise BadText(f"no verb {found[0]!r}; there are {', '.join(by_verb)}")
    move = by_verb[found[0]]
    return move(*_read_fields(found[1:], _fields(move), deck, line))


def _read_fields(rest: list[str], shape: Iterable[_Field], deck: Deck, line: str) -> list[Any]:
    values = []
    shape = tuple(shape)
    for place, one in enumerate(shape):
        if one.word:
            if not rest or rest[0] != one.word:
                raise BadText(f"the word {one.word!r} is missing in {line!r}")
            rest = rest[1:]
        end = _end(rest, one, shape[place + 1 :])
        values.append(_read(rest[:end], one, deck, line))
        rest = rest[end:]
    if rest:
        raise BadText(f"{rest[0]!r} is too much in {line!r}")
    return values


def _end(rest: list[str], one: _Field, later: tuple[_Field, ...]) -> int:
    """How many of the words belong to this field: one, or all up to the next field's word."""
    if one.depth == 0:
        return 1
    stops = [rest.index(field.word) for field in later if field.word and field.word in rest]
    return stops[0] if stops else len(rest)


def _read(part: list[str], one: _Field, deck: Deck, line: str) -> Any:
    if one.depth == 0:
        if not part:
            raise BadText(f"{one.name} is missing in {line!r}")
        return _read_word(part[0], one, deck, line)
    if one.depth == 1:
        return _read_group(part, one, deck, line)
    groups: list[list[str]] = [[]]
    for word in part:
        if word == "/":
            groups.append([])
        else:
            groups[-1].append(word)
    return tuple(_read_group(group, one, deck, line) for group in groups)


def _read_group(part: list[str], one: _Field, deck: Deck, line: str) -> tuple[Any, ...]:
    values = [_read_word(word, one, deck, line) for word in part]
    return tuple(values) if one.ordered else deck.sort(values)


_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}", re.ASCII)


def _read_word(word: str, one: _Field, deck: Deck, line: str) -> Any:
    if not word.startswith(one.prefix):
        raise BadText(f"{word!r} should start with {one.prefix!r} in {line!r}")
    word = word[len(one.prefix) :]
    if one.kind in ("int", "seat"):
        if not _NUMBER.fullmatch(word):
            raise BadText(f"{word!r} is not a number in {line!r}")
        return int(word)
    if one.kind == "card" and word not in deck:
        raise BadText(f"no card {word!r} in this game (in {line!r})")
    return word
