"""The subcommand `hand` of records.md."""

import io
import json
from itertools import chain

import pytest

from tefuda.games.world_management.cli import COMMANDS
from tefuda.games.world_management.rules.yakuman import CHAOS
from tests.games.world_management.hands import hand

WINNER = " ".join(hand("north*24 ground/4"))
POOR = " ".join(hand("east*24 south fire8 fire9 fire1"))


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, list[dict[str, object]]]:
    code = COMMANDS["hand"](argv)
    return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_hand_as_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    code, (reply,) = run(capsys, *WINNER.split())
    assert code == 0
    assert (reply["form"], reply["points"]) == ("F3", 9)
    assert reply["missing"] == {"F1": 4, "F2": 1, "F3": 0}
    assert isinstance(reply["groups"], list)
    assert sorted(chain(*reply["groups"])) == sorted(WINNER.split())


def test_hands_a_line_and_a_bad_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [
        POOR,
        "fire1 fire2",
        f"{POOR} ",
        " ".join(["fire1"] * 28),
        POOR.replace("south", "sun"),
    ]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    code, replies = run(capsys, "-")
    assert code == 2
    assert replies[0] == replies[2]
    assert (replies[0]["form"], replies[0]["points"], replies[0]["groups"]) == (None, 0, [])
    assert [line.get("error") for line in replies[1::2]] == [
        "a hand is 28 cards, not 2",
        "28 cards fire1, and there are only 5",
    ]
    assert replies[4] == {"error": "there is no card sun"}


def test_what_is_no_text_is_answered_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff\n"), "utf-8"))
    with pytest.raises(SystemExit):
        COMMANDS["hand"](["-"])
    assert capsys.readouterr().err.startswith("tefuda hand: cannot read -: ")


def test_a_long_word_is_cut_short_in_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    _, (reply,) = run(capsys, *["x" * 9_999] * 28)
    assert reply == {"error": f"there is no card {'x' * 40}"}


def test_points_by_size(capsys: pytest.CaptureFixture[str]) -> None:
    cards = hand("east*9 fire1..9 water5*5 knight")
    assert run(capsys, *cards, "--option", "group_points=by_size")[1][0]["points"] == 12


def test_chaos_has_no_form(capsys: pytest.CaptureFixture[str]) -> None:
    reply = run(capsys, *sorted(CHAOS))[1][0]
    assert (reply["form"], reply["points"]) == (None, 20)
