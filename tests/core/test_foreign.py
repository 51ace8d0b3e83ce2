"""What comes from elsewhere is read, or answered in one line that can be shown."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tefuda.core.foreign import (
    MOST_DEEP,
    MOST_LETTERS,
    MOST_QUOTED,
    check_letters,
    check_line,
    quoted,
    read_json,
    whole,
)
from tefuda.core.terms import BadText

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@settings(deadline=None)
@given(JSON)
def test_json_is_read(value: Any) -> None:
    assert read_json(json.dumps(value)) == value
    assert read_json(json.dumps(value, ensure_ascii=False, indent=1)) == value


def nested(deep: int) -> str:
    return "[" * deep + "]" * deep


def test_it_may_be_so_deep_and_no_deeper() -> None:
    read_json(nested(MOST_DEEP))
    with pytest.raises(BadText, match=f"nested more than {MOST_DEEP} deep"):
        read_json(nested(MOST_DEEP + 1))


@pytest.mark.parametrize(
    "start", ["[", '{"a":', '[{"a":', '["\\"",', '["]",', '{"\\\\":[', "[[],", " [ "]
)
@pytest.mark.parametrize("end", ["", "]", "]}" * 50_000])
def test_no_depth_reaches_the_reader(start: str, end: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a browser it would end Python, and no exception would tell."""
    monkeypatch.setattr("json.loads", lambda _: pytest.fail("it was read"))
    with pytest.raises(BadText, match="deep"):
        read_json(start * 50_000 + end)


def test_brackets_in_strings_are_none() -> None:
    text = json.dumps(["[" * 100, '"[' * 100, "\\" + '"[' * 100, {"{" * 100: "\\" * 99}])
    assert len(read_json(text)) == 4


@pytest.mark.parametrize("text", ['"', '"\\', '["' + "[" * 9_999, '"' * 9_999, '\\"' * 9_999])
def test_strings_without_an_end_are_answered(text: str) -> None:
    with pytest.raises(BadText):
        read_json(text)


def test_a_text_may_be_so_long_and_no_longer() -> None:
    text = " " * (MOST_LETTERS - 1) + "1"
    assert read_json(text) == 1
    with pytest.raises(BadText, match=f"more than {MOST_LETTERS} letters"):
        read_json(f" {text}")


def test_a_number_too_long_for_python_is_answered() -> None:
    with pytest.raises(BadText, match="not JSON"):
        read_json("9" * 5_000)


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("12", 12), ("007", 7), ("1000000", 10**6)])
def test_whole_numbers(text: str, number: int) -> None:
    assert whole(text) == number


@pytest.mark.parametrize(
    "text", ["", "-1", "+1", "1.5", "1e3", " 1", "1_0", "²", "१२", "1000001", "9" * 5_000]
)
def test_no_whole_numbers(text: str) -> None:
    assert whole(text) is None


def test_zeros_before_a_number_are_no_matter() -> None:
    assert whole("0" * 5_000 + "1") == 1
    assert whole("0" * 5_000) == 0


@pytest.mark.parametrize("letter", "\0\t\n\r\x1c\x7f\x85\u2028\u2029\u202e\u2066\ud800")
def test_letters_that_cannot_stand_in_a_line(letter: str) -> None:
    with pytest.raises(BadText, match=rf"^a name may not hold the letter U\+{ord(letter):04X}$"):
        check_line(f"A{letter}B", "a name")


@pytest.mark.parametrize("text", ["", "Ren", "蓮", "👩‍👧", "a b", "é\u0301", "<b>", "שלום"])
def test_letters_that_can(text: str) -> None:
    check_line(text, "a name")


def test_halves_of_letters_can_be_told_alone() -> None:
    check_letters("a\nb\x85", "a seed")
    with pytest.raises(BadText, match=r"U\+DFFF"):
        check_letters("a\udfff", "a seed")


@given(st.text(st.characters()) | st.binary() | st.lists(st.text()))
def test_what_is_quoted_can_be_shown(value: object) -> None:
    shown = quoted(value)
    assert shown.isprintable() and len(shown) <= MOST_QUOTED
    shown.encode()
