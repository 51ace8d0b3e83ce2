import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tefuda.core import record
from tefuda.core.terms import BadRecord
from tests.contract.tables import Set, far, sizes

FIRST = next(sizes())
WHOLE = record.line(record.write(far(FIRST, "record", 20_000), with_counts=True))


def spoiled(**changes: Any) -> dict[str, Any]:
    found: dict[str, Any] = {**json.loads(WHOLE), **changes}
    return {key: value for key, value in found.items() if value is not ...}


def thought(playouts: object) -> dict[str, Any]:
    """With that of its last move."""
    return spoiled(playouts=[*[None] * (len(json.loads(WHOLE)["moves"]) - 1), playouts])


def test_a_record_is_told_apart_by_its_digest() -> None:
    whole, other = json.loads(WHOLE), spoiled(seed="another")
    assert record.digest(whole) == record.digest(json.loads(WHOLE)) != record.digest(other)


def test_playouts_and_seal_are_kept() -> None:
    written = {**thought(1_200), "salt": "0" * 32}
    match = record.read(written)
    assert match.steps[-1].playouts == 1_200
    again = record.write(match)
    assert (again["playouts"], again["salt"]) == (written["playouts"], written["salt"])
    assert record.write(record.read(again)) == again


def test_a_seal_that_is_not_opened_yet_is_passed_over() -> None:
    assert record.read(spoiled(seal="1" * 64)).salt == ""


def test_a_whole_record_is_read() -> None:
    assert record.line(record.write(record.read(json.loads(WHOLE)), with_counts=True)) == WHOLE


def test_unknown_keys_are_passed_over() -> None:
    assert record.read(spoiled(comment="a fine match")).over


def test_a_running_match_has_no_result() -> None:
    moves = json.loads(WHOLE)["moves"][:5]
    running = spoiled(moves=moves, counts=..., result=None)
    assert record.write(record.read(running))["result"] is None


BAD: dict[str, tuple[Any, str]] = {
    "not an object": ([1], "a record is a JSON object"),
    "no format": (spoiled(format=...), "'format' is missing or not of the right kind"),
    "other format": (spoiled(format="tefuda/9"), "the format 'tefuda/9' is not known here"),
    "other game": (spoiled(game="chess"), "no game 'chess'; there are"),
    "players a text": (spoiled(players="4"), "'players' is missing or not of the right kind"),
    "too many players": (spoiled(players=99), "is not for 99 players"),
    "strange option": (spoiled(options={"x": 1}), "has no option 'x'"),
    "seed no text that can be written": (spoiled(seed="\ud800"), "a seed may not hold the letter"),
    "seed a number": (spoiled(seed=1), "'seed' is missing or not of the right kind"),
    "move not a pair": (spoiled(moves=[[1]]), "move 1 is not [seat, text]"),
    "move of strange kinds": (spoiled(moves=[["0", "x"]]), "move 1 is not [seat, text]"),
    "strange seat": (spoiled(moves=[[10**99, "deal"]]), "move 1: seat 1000"),
    "unknown verb": (spoiled(moves=[[-1, "shuffle"]]), "move 1: no verb 'shuffle'"),
    "no result": (spoiled(result=None), "the match is over, but the record has no result"),
    "result no object": (spoiled(result=[1]), "the result's scores are"),
    "too early a result": (
        spoiled(moves=[], counts=...),
        "the record has a result, but the match is not over",
    ),
    "counts too short": (spoiled(counts=[0]), "'counts' is not one number a move"),
    "counts no list": (spoiled(counts=3), "'counts' is not one number a move"),
    "salt too short": (spoiled(salt="00"), "'salt' is not 32 hexadecimal digits"),
    "salt a number": (spoiled(salt=0), "'salt' is not 32 hexadecimal digits"),
    "another seal": (spoiled(salt="0" * 32, seal="1" * 64), "not '1111"),
    "playouts no list": (spoiled(playouts=3), "'playouts' is not one number or null a move"),
    "playouts too short": (spoiled(playouts=[1]), "'playouts' is not one number or null a move"),
    "playouts no numbers": (thought(True), "'playouts' is not one number or null a move"),
    "playouts too many": (thought(10**10), "'playouts' is not one number or null a move"),
}


@pytest.mark.parametrize(("data", "answer"), BAD.values(), ids=list(BAD))
def test_a_wrong_record_is_answered(data: Any, answer: str) -> None:
    with pytest.raises(BadRecord) as error:
        record.read(data)
    assert answer in str(error.value)


def test_a_wrong_count_is_named() -> None:
    counts = json.loads(WHOLE)["counts"]
    place = next(n for n, count in enumerate(counts) if count)
    counts[place] += 1
    with pytest.raises(BadRecord, match=f"^move {place + 1}: .* legal moves, not {counts[place]}"):
        record.read(spoiled(counts=counts))


def test_a_rank_is_checked_too() -> None:
    result = json.loads(WHOLE)["result"]
    with pytest.raises(BadRecord, match="the result's ranks are"):
        record.read(spoiled(result={**result, "ranks": [9]}))


@pytest.mark.parametrize(
    "text", ["", "{", "[" * 100_000, '{"a":' * 100_000, "[" * 21 + "]" * 21, "\x00", "nul"]
)
def test_what_is_no_json_is_answered(text: str) -> None:
    with pytest.raises(BadRecord, match="this is not JSON"):
        record.load(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@settings(deadline=None)
@given(st.sampled_from(sorted(json.loads(WHOLE))), JSON)
def test_any_value_in_any_key_is_read_or_answered(key: str, value: Any) -> None:
    try:
        record.read(spoiled(**{key: value}))
    except BadRecord as error:
        assert "\n" not in str(error)
        assert len(str(error)) < 500


def test_a_record_is_read_in_slices() -> None:
    work, steps = record.reading(json.loads(WHOLE)), len(json.loads(WHOLE)["moves"])
    progress = list(iter(work))
    assert progress == [(number, steps) for number in range(steps)] * 2, "moves, then counts"


def test_acts_at_once_out_of_seat_order_are_refused() -> None:
    from tefuda.core.match import Match
    from tests.core.toy import TOY

    match = Match(TOY, 2)
    moves = [[-1, "deal a / b"], [1, "play b"], [0, "play a"]]
    with pytest.raises(BadRecord, match="move 3: acts made at the same time stand in seat order"):
        record.replay(match, moves)


def test_tables_have_names() -> None:
    assert str(Set("toy", 2, {"stake": 2})) == "toy-2-stake=2"
