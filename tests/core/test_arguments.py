"""What command lines share; how whole calls are answered stands in test_command_line.py."""

import argparse

import pytest

from tefuda.core.arguments import Parser, line, read_options, whole
from tefuda.core.terms import BadText
from tests.core.toy import TOY


def test_a_whole_number_from_1_up() -> None:
    assert whole(1)("12") == 12


@pytest.mark.parametrize("text", ["0", "-1", "two", "²", "1.5", "", "9" * 5_000])
def test_no_whole_number_from_1_up(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="whole number from 1 up"):
        whole(1)(text)


def test_a_text_in_one_line() -> None:
    assert line("手札 7") == "手札 7"
    with pytest.raises(argparse.ArgumentTypeError, match="it may not hold the letter U"):
        line("a\udcff")


def test_a_complaint_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        Parser(prog="tool").error("no")
    assert capsys.readouterr().err == "tool: no\n"


def test_options_have_the_type_of_their_values() -> None:
    assert read_options(TOY, 2, ["stake=2"]) == {"stake": 2, "mood": "calm"}


@pytest.mark.parametrize("pair", ["stake", "stake=3", "colour=red"])
def test_options_that_do_not_fit(pair: str) -> None:
    with pytest.raises(BadText):
        read_options(TOY, 2, [pair])


def test_too_many_players_for_any_option() -> None:
    with pytest.raises(BadText, match="players"):
        read_options(TOY, 9, ["stake=3"])
