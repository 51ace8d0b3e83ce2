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
from tefuda.core.foreign import quoted
from tefuda.core.terms import BadText, Words


class _Field(NamedTuple):
    name: str
    kind: str  # "card" "seat" "int" "str"
    depth: int  # 0 one value, 1 a tuple, 2 a tuple of tuples
    word: str
    prefix: str
    values: Sequence[int | str]  # the numbers or words there are, where it says so


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
    shape = []
    for spec in fields(move):
        kind, depth = _kind(hints[spec.name])
        data = spec.metadata
        word, prefix, values = data.get("word", ""), data.get("prefix", ""), data.get("values", ())
        shape.append(_Field(spec.name, kind, depth, word, prefix, values))
    return tuple(shape)


@cache
def verb(move: Any) -> str:
    """The first word of a move's text."""
    return str(move.__name__).lower()


def takes_cards(move: type) -> bool:
    """Whether cards stand in such a move's text."""
    return any(spec.kind == "card" for spec in _fields(move))


def counters(move: type) -> Words:
    """What stands before each number of a move that is nothing but numbers; () of any other."""
    shape = _fields(move)
    counts = all(spec.kind == "int" and spec.prefix and not spec.depth for spec in shape)
    return tuple(spec.prefix for spec in shape) if counts else ()


def vocabulary(moves: Iterable[type], deck: Deck, players: int) -> Words:
    """Every word that a text of these moves may hold, each once, verbs first."""
    kinds = tuple(moves)
    said = [word for move in kinds for spec in _fields(move) for word in _all(spec, deck, players)]
    return tuple(dict.fromkeys([*map(verb, kinds), *said]))


def _all(spec: _Field, deck: Deck, players: int) -> Iterator[str]:
    if spec.word:
        yield spec.word
    if spec.depth == 2:
        yield "/"
    open_kinds: dict[str, Iterable[object]] = {"card": deck, "seat": range(players)}
    yield from (f"{spec.prefix}{value}" for value in open_kinds.get(spec.kind, spec.values))


def words(move: object) -> Words:
    """The move's text, as words."""
    kind: Any = type(move)  # any class can be a key
    said = [verb(kind)]
    for spec in _fields(kind):
        if spec.word:
            said.append(spec.word)
        said += _write(getattr(move, spec.name), spec)
    return tuple(said)


def _write(value: Any, spec: _Field) -> list[str]:
    if spec.depth == 0:
        return [f"{spec.prefix}{value}"]
    if spec.depth == 1:
        return [str(part) for part in value]
    parts: list[str] = []
    for place, group in enumerate(value):
        parts += ["/", *map(str, group)] if place else map(str, group)
    return parts


def text(move: object) -> str:
    """The move as a record writes it."""
    return " ".join(words(move))


MOST_LETTERS = 5_000
"""Letters of a move's text; the longest deal there is has 1,000."""


def parse(line: str, moves: Sequence[type], deck: Deck) -> Any:
    """The move that `line` writes; `BadText` names the first word that does not fit."""
    if len(line) > MOST_LETTERS:
        raise BadText(f"a move has at most {MOST_LETTERS} letters, not {len(line)}")
    return _read_move(split(line), line, moves, deck)


def from_words(said: Words, moves: Sequence[type], deck: Deck) -> Any:
    """The move that these words make, as `words` gives them; `BadText` as `parse` has it."""
    return _read_move(said, " ".join(said), moves, deck)


def split(line: str) -> Words:
    """The words of a move's text."""
    return tuple(line.split(" "))


def _read_move(said: Words, line: str, moves: Sequence[type], deck: Deck) -> Any:
    by_verb = {verb(move): move for move in moves}
    first, *rest = said or ("",)
    if first not in by_verb:
        raise BadText(f"no verb {quoted(first)}; there are {', '.join(by_verb)}")
    move = by_verb[first]
    return move(*_read_fields(rest, _fields(move), deck, line))


def _read_fields(rest: list[str], shape: Iterable[_Field], deck: Deck, line: str) -> list[Any]:
    values = []
    shape = tuple(shape)
    for place, spec in enumerate(shape):
        if spec.word:
            if not rest or rest[0] != spec.word:
                raise BadText(f"the word {spec.word!r} is missing in {quoted(line)}")
            rest = rest[1:]
        end = _end(rest, spec, shape[place + 1 :])
        values.append(_read(rest[:end], spec, deck, line))
        rest = rest[end:]
    if rest:
        raise BadText(f"{quoted(rest[0])} is too much in {quoted(line)}")
    return values


def _end(rest: list[str], spec: _Field, later: tuple[_Field, ...]) -> int:
    """How many of the words belong to this field: one, or all up to the next field's word."""
    if spec.depth == 0:
        return 1
    stops = [rest.index(field.word) for field in later if field.word and field.word in rest]
    return stops[0] if stops else len(rest)


def _read(part: list[str], spec: _Field, deck: Deck, line: str) -> Any:
    if spec.depth == 0:
        if not part:
            raise BadText(f"{spec.name} is missing in {quoted(line)}")
        return _read_word(part[0], spec, deck, line)
    if spec.depth == 1:
        return _read_group(part, spec, deck, line)
    groups: list[list[str]] = [[]]
    for word in part:
        if word == "/":
            groups.append([])
        else:
            groups[-1].append(word)
    return tuple(_read_group(group, spec, deck, line) for group in groups)


def _read_group(part: list[str], spec: _Field, deck: Deck, line: str) -> tuple[Any, ...]:
    values = [_read_word(word, spec, deck, line) for word in part]
    return deck.sort(values) if spec.kind == "card" else tuple(values)


_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}", re.ASCII)


def _read_word(word: str, spec: _Field, deck: Deck, line: str) -> Any:
    if not word.startswith(spec.prefix):
        raise BadText(f"{quoted(word)} should start with {spec.prefix!r} in {quoted(line)}")
    word = word[len(spec.prefix) :]
    if spec.kind in ("int", "seat"):
        if not _NUMBER.fullmatch(word):
            raise BadText(f"{quoted(word)} is not a number in {quoted(line)}")
        return int(word)
    if spec.kind == "card" and word not in deck:
        raise BadText(f"no card {quoted(word)} in this game (in {quoted(line)})")
    return word
