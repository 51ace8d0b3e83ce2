"""Match ⇄ record: the one text form of a whole match.

A record holds every outcome of chance, so it is judged without the seed.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from tefuda.core.foreign import check_letters, quoted, read_json
from tefuda.core.match import Match, Step
from tefuda.core.notation import text
from tefuda.core.registry import find
from tefuda.core.slices import Progress, Slices, at_once
from tefuda.core.terms import CHANCE, BadRecord, BadText, IllegalMove

FORMAT = "tefuda/1"


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
        "format": FORMAT,
        "game": match.game.info.key,
        "players": match.players,
        "options": dict(match.options),
        "seed": match.seed,
        "moves": [[step.seat, text(step.move)] for step in match.steps],
    }
    if with_counts:
        record["counts"] = counts(match)
    return {**record, "result": result(match)}


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
        match = Match(find(record["game"]), record["players"], record["options"], record["seed"])
    except BadText as error:
        raise BadRecord(str(error)) from None
    yield from _replaying(match, record["moves"])
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
    at_once(_replaying(match, moves))


def _replaying(match: Match, moves: Sequence[Any]) -> Slices[None]:
    for number, pair in enumerate(moves, 1):
        yield Progress(number - 1, len(moves))
        if not _is_move(pair):
            raise BadRecord(f"move {number} is not [seat, text]")
        seat, line = pair
        try:
            match.play_text(seat, line)
        except (BadText, IllegalMove) as error:
            raise BadRecord(f"move {number}: {error}") from None
        step = match.steps[-1]
        if step.seat != seat:
            raise BadRecord(f"move {number}: acts made at the same time stand in seat order")


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
