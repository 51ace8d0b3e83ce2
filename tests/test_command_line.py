"""The command line as a person calls it: quiet, exact, one line where the call is wrong."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tefuda.__main__ import all_commands, main
from tefuda.core import record
from tefuda.core.foreign import MOST_LETTERS
from tefuda.core.registry import find, keys

KEY = keys()[0]


def call(capsys: Any, *argv: str) -> tuple[int, str, str]:
    """(exit status, standard output, standard error)."""
    try:
        code = main(argv)
    except SystemExit as stop:
        code = int(stop.code or 0)
    return (code, *capsys.readouterr())


@pytest.mark.parametrize("key", keys())
def test_simulate_writes_whole_records(capsys: Any, key: str) -> None:
    options = [f"{option.name}={option.values(4)[-1]}" for option in find(key).info.options]
    chosen = [word for option in options if option != "games=4" for word in ("--option", option)]
    code, out, err = call(capsys, "simulate", key, "--seed", "x", *chosen, "--counts")
    assert (code, err) == (0, "")
    assert record.read(json.loads(out)).over


def test_simulate_repeats_itself(capsys: Any) -> None:
    argv = ("simulate", KEY, "--games", "2", "--seed", "7", "--ai", "greedy")
    assert call(capsys, *argv) == call(capsys, *argv)


def test_simulate_may_play_none(capsys: Any) -> None:
    assert call(capsys, "simulate", KEY, "--games", "0") == (0, "", "")


WRONG = {
    "no game": (["simulate"], "the following arguments are required: GAME"),
    "strange game": (["simulate", "chess"], "no game 'chess'"),
    "too many players": (["simulate", KEY, "--players", "9"], f"{KEY} is not for 9 players"),
    "players a word": (["simulate", KEY, "--players", "two"], "'two' is not a whole number"),
    "games below 0": (["simulate", KEY, "--games", "-1"], "--games"),
    "strange level": (["simulate", KEY, "--ai", "god"], "no level 'god'; there are"),
    "strange option": (["simulate", KEY, "--option", "x=1"], f"{KEY} has no option 'x'"),
    "option no pair": (["simulate", KEY, "--option", "x"], "--option wants NAME=VALUE, not 'x'"),
    "too much": (["simulate", KEY, "more"], "unrecognized arguments: more"),
    "strange command": (["dance"], "invalid choice: 'dance'"),
    "no command": ([], "the following arguments are required: COMMAND"),
    "seed no text": (["simulate", KEY, "--seed", "\udcff"], "may not hold the letter U+DCFF"),
    "no file": (["judge"], "the following arguments are required: FILE"),
    "missing file": (["judge", "/no/such/file"], "cannot read /no/such/file"),
    "a folder": (["judge", "/"], "cannot read /"),
}


@pytest.mark.parametrize(("argv", "answer"), WRONG.values(), ids=list(WRONG))
def test_a_wrong_call_is_answered_in_one_line(capsys: Any, argv: list[str], answer: str) -> None:
    code, out, err = call(capsys, *argv)
    assert (code, out) == (2, "")
    assert answer in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", sorted(all_commands()))
def test_every_command_explains_itself(capsys: Any, command: str) -> None:
    code, out, _ = call(capsys, command, "--help")
    assert code == 0
    assert len(out) > 100


@pytest.fixture
def records(capsys: Any, tmp_path: Path) -> Path:
    """A file of two matches."""
    _, out, _ = call(capsys, "simulate", KEY, "--games", "2")
    path = tmp_path / "records.jsonl"
    path.write_text(out, encoding="utf-8")
    return path


def test_judge_is_silent_where_all_is_right(capsys: Any, records: Path) -> None:
    assert call(capsys, "judge", str(records)) == (0, "", "")


def test_judge_names_the_line_and_the_move(capsys: Any, records: Path) -> None:
    first, second = map(json.loads, records.read_text(encoding="utf-8").splitlines())
    second["moves"][3][1] = "nonsense"
    lines = [json.dumps(first), "", json.dumps(second), "not json"]
    records.write_text("\n".join(lines), encoding="utf-8")
    code, out, _ = call(capsys, "judge", str(records))
    assert code == 1
    assert [line.split(": ")[:2] for line in out.splitlines()] == [
        [f"{records}:3", "move 4"],
        [f"{records}:4", "this is not JSON"],
    ]


def test_judge_reads_no_further_than_a_record_may_go(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "long"
    path.write_text("{}\n" + "[" * (MOST_LETTERS + 9) + "\n{}\n", encoding="utf-8")
    code, out, _ = call(capsys, "judge", str(path))
    assert code == 1
    assert [line.split(": ")[0] for line in out.splitlines()] == [f"{path}:1", f"{path}:2"]
    assert f"more than {MOST_LETTERS} letters" in out


def test_judge_reads_standard_input(records: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tefuda", "judge", "-"],
        input=records.read_bytes(),
        capture_output=True,
        env={"PYTHONPATH": "engine"},
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_judge_refuses_what_is_no_text(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "binary"
    path.write_bytes(b"\xff\xfe")
    code, _, err = call(capsys, "judge", str(path))
    assert code == 2
    assert "cannot read" in err
