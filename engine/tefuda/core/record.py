"""Match ⇄ record: the one text form of a whole match.

A record holds every outcome of chance, so it is judged without the seed. That of a sealed match
holds "salt" and "seal" too (`seal.py`), and "playouts" where bots told how long they thought: one
number a move, null where nobody counted.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from tefuda.core import seal
from tefuda.core.foreign import check_letters, quoted, read_json
from tefuda.core.match import Match, Step
from tefuda.core.notation import text
from tefuda.core.registry import find
from tefuda.core.slices import Progress, Slices, at_once
from tefuda.core.terms import CHANCE, BadRecord, BadText, IllegalMove

FORMAT = "tefuda/1"
"""Of what is written, and of how it is dealt."""

MOST_PLAYOUTS = 1_000_000_000
"""That a move may tell."""


def result(match: Match) -> dict[str, list[int]] | None:
    """Scores and ranks by seat, or None while the match runs."""
    if not match.over:
        return None
    game, state = match.game, match.state
    return {"scores": list(game.scores(state)), "ranks": list(game.ranks(state))}


def counts(match: Match) -> list[int]:
    """The number of legal moves at each move, 0 for nature."""
    return [_count(match, step) for step in match.steps]


def _count(match: Match, step: Step) -> int:
    return 0 if step.seat == CHANCE else match.game.choices(step.before, step.seat).count()


def write(match: Match, *, with_counts: bool = False) -> dict[str, Any]:
    """The record of a match, running or over."""
    record = {
        **promised(match),
        "moves": [[step.seat, text(step.move)] for step in match.steps],
    }
    playouts = [step.playouts for step in match.steps]
    if any(number is not None for number in playouts):
        record["playouts"] = playouts
    if with_counts:
        record["counts"] = counts(match)
    return {**record, "result": result(match)}


def promised(match: Match) -> dict[str, Any]:
    """The head of a record, all that is known of it before the first move; sealed if it has a salt."""
    head = {
        "format": FORMAT,
        "game": match.game.info.key,
        "players": match.players,
        "options": dict(match.options),
        "seed": match.seed,
    }
    if not match.salt:
        return head
    salted = {**head, "salt": match.salt}
    return {**salted, "seal": seal.seal(salted)}


def line(record: Mapping[str, Any]) -> str:
    """A record as one line of a JSON Lines file."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def digest(record: Mapping[str, Any]) -> str:
    """SHA-256 of a record's line: equal wherever the engine runs."""
    return sha256(line(record).encode()).hexdigest()


def load(text: str) -> Any:
    """The JSON of one record; `BadRecord` says where it breaks."""
    try:
        return read_json(text)
    except BadText as error:
        raise BadRecord(f"this is {error}") from None


_KEYS: tuple[tuple[str, type], ...] = (
    ("format", str),
    ("game", str),
    ("players", int),
    ("options", dict),
    ("seed", str),
    ("moves", list),
)


def read(record: Any) -> Match:
    """The match of a record, replayed move by move; unknown keys are passed over."""
    return at_once(reading(record))


def reading(record: Any) -> Slices[Match]:
    """The same in slices."""
    _check_keys(record)
    try:
        check_letters(record["seed"], "a seed")
        match = Match(
            find(record["game"]),
            record["players"],
            record["options"],
            record["seed"],
            _salt(record),
        )
    except BadText as error:
        raise BadRecord(str(error)) from None
    _check_seal(match, record)
    moves = record["moves"]
    yield from _replaying(match, moves, _playouts(record, len(moves)))
    yield from _check_counts(match, record.get("counts"))
    _check_result(match, record)
    return match


def _check_keys(record: Any) -> None:
    if not isinstance(record, dict):
        raise BadRecord("a record is a JSON object")
    for key, kind in _KEYS:
        if type(record.get(key)) is not kind:
            raise BadRecord(f"the record's {key!r} is missing or not of the right kind")
    if record["format"] != FORMAT:
        raise BadRecord(f"the format {quoted(record['format'])} is not known here, only {FORMAT!r}")


def replay(match: Match, moves: Sequence[Any]) -> None:
    """Play `[seat, text]` pairs; `BadRecord` names the first that fails, counted from 1."""
    at_once(_replaying(match, moves, [None] * len(moves)))


def _replaying(match: Match, moves: Sequence[Any], playouts: Sequence[int | None]) -> Slices[None]:
    for number, (pair, thought) in enumerate(zip(moves, playouts, strict=True), 1):
        yield Progress(number - 1, len(moves))
        if not _is_move(pair):
            raise BadRecord(f"move {number} is not [seat, text]")
        seat, line = pair
        try:
            match.play_text(seat, line, thought)
        except (BadText, IllegalMove) as error:
            raise BadRecord(f"move {number}: {error}") from None
        step = match.steps[-1]
        if step.seat != seat:
            raise BadRecord(f"move {number}: acts made at the same time stand in seat order")


def _salt(record: Mapping[str, Any]) -> str:
    """The salt of a record, "" where it has none."""
    salt = record.get("salt", "")
    if salt != "" and not seal.is_salt(salt):
        raise BadText("the record's 'salt' is not 32 hexadecimal digits")
    return str(salt)


def _check_seal(match: Match, record: Mapping[str, Any]) -> None:
    """A record that holds a seal and no salt is one whose match is not over: nothing to check."""
    truth, given = promised(match).get("seal"), record.get("seal")
    if truth is not None and given is not None and given != truth:
        raise BadRecord(f"the record's seal is {truth}, not {quoted(given)}")


def _playouts(record: Mapping[str, Any], moves: int) -> Sequence[int | None]:
    given = record.get("playouts")
    if given is None:
        return [None] * moves
    if not isinstance(given, list) or len(given) != moves or not all(map(_is_thought, given)):
        raise BadRecord("the record's 'playouts' is not one number or null a move")
    return given


def _is_thought(number: object) -> bool:
    return number is None or (type(number) is int and 0 <= number <= MOST_PLAYOUTS)


def _is_move(pair: Any) -> bool:
    return (
        isinstance(pair, list)
        and len(pair) == 2
        and type(pair[0]) is int
        and isinstance(pair[1], str)
    )


def _check_counts(match: Match, given: Any) -> Slices[None]:
    if given is None:
        return
    if not isinstance(given, list) or len(given) != len(match.steps):
        raise BadRecord("the record's 'counts' is not one number a move")
    for number, (said, step) in enumerate(zip(given, match.steps, strict=True), 1):
        yield Progress(number - 1, len(given))
        truth = _count(match, step)
        if said != truth:
            raise BadRecord(f"move {number}: {truth} legal moves, not {quoted(said)}")


def _check_result(match: Match, record: Mapping[str, Any]) -> None:
    truth, given = result(match), record.get("result")
    if given is None and truth is not None:
        raise BadRecord("the match is over, but the record has no result")
    if given is not None and truth is None:
        raise BadRecord("the record has a result, but the match is not over")
    if truth is not None:
        for key, value in truth.items():
            said = given.get(key) if isinstance(given, dict) else None
            if said != value:
                raise BadRecord(f"the result's {key} are {value}, not {quoted(said)}")
