"""Deals from every seat, means by deal, results that can be continued."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tefuda.__main__ import main
from tefuda.ai import arena
from tefuda.ai.arena import Plan, Result, Row
from tefuda.ai.driving import Budget
from tefuda.core.registry import find, keys

KEY = keys()[0]
SIZE = find(KEY).info.players[-1]
NAMES = ("random", *("greedy",) * (SIZE - 1))


def plan(names: tuple[str, ...] = NAMES, deals: int = 2) -> Plan:
    return Plan(KEY, {}, names, deals, "test", Budget(iterations=5))


def test_every_player_sits_everywhere() -> None:
    seatings = [plan().seating(turn) for _, turn in plan(deals=1).jobs()]
    assert sorted(names.index("random") for names in seatings) == list(range(SIZE))


def test_equal_seatings_are_played_once() -> None:
    assert list(plan(("greedy",) * SIZE, 3).jobs()) == [(0, 0), (1, 0), (2, 0)]
    assert [turn for _, turn in plan(("random", "greedy") * 2, 1).jobs()] == [0, 1]


def test_a_match_repeats_itself() -> None:
    assert arena.play(plan(), 0, 1) == arena.play(plan(), 0, 1)
    assert arena.play(plan(), 0, 1) != arena.play(plan(), 1, 1)


def result(deal: int, turn: int, *payoffs: float) -> Result:
    return Result(deal, turn, ("a", "b", "b")[-turn:] + ("a", "b", "b")[:-turn], payoffs, (1, 2, 3))


def test_a_deal_is_one_observation() -> None:
    """Its value is the mean over seats and turns."""
    first, second = result(0, 0, 1.0, 0.0, -1.0), result(0, 0, 0.0, 0.0, 1.0)
    rows = arena.by_deal([first, second])
    assert rows == {"a": [Row(0.5, 1.0, 1.0)], "b": [Row(0.0, 2.5, 0.0)]}


def test_margins_are_paired_by_deal() -> None:
    rows = {
        "a": [Row(1.0, 1.0, 1.0), Row(0.4, 1.0, 1.0)],
        "b": [Row(0.5, 2.0, 0.0), Row(-0.1, 2.0, 0.0)],
    }
    (margin,) = arena.margins(rows)
    assert (margin.name, margin.other) == ("a", "b")
    assert margin.payoff == pytest.approx((0.5, 0.0))
    assert margin.rank == pytest.approx((-1.0, 0.0))


T = [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (100, 1.984)]


@pytest.mark.parametrize(("degrees", "point"), T)
def test_students_t(degrees: int, point: float) -> None:
    assert arena.student(degrees) == pytest.approx(point, rel=0.01)


def test_an_interval_needs_two_deals() -> None:
    assert str(arena.mean([0.5])) == "+0.500 ± inf"
    assert arena.mean([0.0, 1.0, 0.0, 1.0]) == pytest.approx((0.5, 3.182 / 12**0.5), rel=0.02)


def test_a_line_and_back() -> None:
    played = arena.play(plan(), 1, 0)
    line = json.loads(json.dumps(arena.write(plan(), played)))
    assert arena.read(plan(), line) == played
    assert arena.read(plan(), {**line, "seed": "other"}) is None


def run(capsys: Any, *argv: str) -> tuple[str, str]:
    assert main(["arena", KEY, "--seats", ",".join(NAMES), "--jobs", "1", *argv]) == 0
    said = capsys.readouterr()
    return said.out, said.err


def test_it_goes_on_where_it_stopped(capsys: Any, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(capsys, "--deals", "1", "--results", str(file))
    before = file.read_text(encoding="utf-8")
    out, err = run(capsys, "--deals", "2", "--results", str(file))
    assert file.read_text(encoding="utf-8").startswith(before)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2 * SIZE
    assert f"{SIZE}/{2 * SIZE}" in err
    assert out == run(capsys, "--deals", "2")[0]


TORN = {
    "cut off": (lambda text: text[:-30], SIZE),
    "no JSON": (lambda text: "what?\n" + text, 1),
    "a list": (lambda text: "[1]\n" + text, 1),
    "half a result": (lambda text: '{"deal": 0}\n' + text, 1),
    "a seat too few": (
        lambda text: text.splitlines()[0].replace('"ranks": [', '"ranks": [1, ') + "\n" + text,
        1,
    ),
    "strange letters": (lambda text: "\udcff\n" + text, 1),
}


@pytest.mark.parametrize(("tear", "line"), TORN.values(), ids=list(TORN))
def test_a_line_that_is_no_result_is_passed_over_and_played_again(
    capsys: Any, tmp_path: Path, tear: Callable[[str], str], line: int
) -> None:
    file = tmp_path / "results.jsonl"
    out, _ = run(capsys, "--deals", "1", "--results", str(file))
    torn = tear(file.read_text(encoding="utf-8"))
    file.write_bytes(torn.encode(errors="surrogateescape"))
    again, err = run(capsys, "--deals", "1", "--results", str(file))
    assert (again, f"results.jsonl, line {line}: not a result" in err) == (out, True)


def test_matches_of_a_longer_or_stranger_plan_do_not_count(capsys: Any, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(capsys, "--deals", "2", "--results", str(file))
    first = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    with file.open("a", encoding="utf-8") as more:
        more.write(json.dumps({**first, "turn": SIZE}) + "\n")
    assert run(capsys, "--deals", "1", "--results", str(file)) == (
        run(capsys, "--deals", "1")[0],
        f"\r[{'#' * 40}] {SIZE}/{SIZE}\n",
    )


def test_it_says_who_is_better(capsys: Any) -> None:
    out, _ = run(capsys, "--deals", "2")
    assert f"{KEY}, {SIZE} players, 2 deals" in out
    assert "random over greedy: payoff " in out


WRONG = {
    "strange name": (["--seats", "random,god"], "no level 'god'"),
    "other number": (
        ["--seats", ",".join(NAMES), "--players", "2"],
        f"--seats names {SIZE}, not 2",
    ),
    "too many": (["--seats", ",".join(["random"] * 9)], "is not for 9 players"),
    "two budgets": (["--seats", "random", "--ms", "1", "--iterations", "1"], "not allowed with"),
    "no names": ([], "--seats"),
    "no such folder": (
        ["--seats", ",".join(NAMES), "--results", "/nowhere/results.jsonl"],
        "No such file or directory: '/nowhere/results.jsonl'",
    ),
    "scheduler of no cluster": (
        ["--seats", ",".join(NAMES), "--scheduler", "tcp://here:1"],
        "--scheduler is for --engine dask",
    ),
    "a guest that takes no budget": (
        ["--seats", "tefuda.ai.player:RandomPlayer," + ",".join(NAMES[1:])],
        "no player 'tefuda.ai.player:RandomPlayer'",
    ),
    "a guest that cannot think": (
        ["--seats", "builtins:str," + ",".join(NAMES[1:])],
        "no player 'builtins:str': what it makes cannot think",
    ),
}


@pytest.mark.parametrize(("argv", "answer"), WRONG.values(), ids=list(WRONG))
def test_a_wrong_call_is_answered_in_one_line(capsys: Any, argv: list[str], answer: str) -> None:
    with pytest.raises(SystemExit):
        main(["arena", KEY, *argv])
    assert answer in capsys.readouterr().err


@pytest.fixture
def distributed() -> Any:
    """Dask, which is optional."""
    return pytest.importorskip(
        "distributed", reason="LEFT OUT here: dask; `build.py test` ends with it"
    )


def test_at_a_scheduler_of_two_workers(capsys: Any, distributed: Any) -> None:
    workers = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with distributed.LocalCluster(**workers) as cluster, distributed.Client(cluster) as client:
        address = cluster.scheduler_address
        out, _ = run(capsys, "--deals", "4", "--engine", "dask", "--scheduler", address)
        done = client.run(lambda dask_worker: dask_worker.state.executed_count)
    assert len(done) == 2
    assert min(done.values()) > 0
    assert out == run(capsys, "--deals", "4")[0]


def test_on_a_cluster_of_its_own(capsys: Any, distributed: Any) -> None:
    out, err = run(capsys, "--deals", "2", "--engine", "dask", "--jobs", "2")
    assert out == run(capsys, "--deals", "2")[0]
    assert f"{2 * SIZE}/{2 * SIZE}" in err


def test_the_table_of_levels(capsys: Any) -> None:
    options = ["--option", "hands=1", "--option", "nobody_has=it"]
    argv = ["levels", KEY, "--deals", "2", "--iterations", "2", "--jobs", "1", *options]
    assert main(argv) == 0
    head, line, *rows = capsys.readouterr().out.splitlines()
    info = find(KEY).info
    assert head == f"| | {info.title.text} (1 in {info.players[0]}) |"
    assert line == "|---|---|"
    assert len(rows) == 8
    assert re.fullmatch(r"\| novice over random \| \d+ %, [+-]\d\.\d+ ± \d+\.\d+ \|", rows[0])


def test_a_table_of_no_game(capsys: Any) -> None:
    with pytest.raises(SystemExit):
        main(["levels", "chess"])
    assert "no game 'chess'" in capsys.readouterr().err
