"""What docs/fair_dealing.py says of a match without our code, and what the document says of it."""

import ast
import json
import re
import subprocess
import sys
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from docs import fair_dealing
from tefuda.ai.levels import player
from tefuda.ai.simulation import playing
from tefuda.core import record, seal
from tefuda.core.match import Match
from tefuda.core.registry import find, keys
from tefuda.core.slices import at_once
from tefuda.core.terms import CHANCE
from tests.contract.tables import Set, every
from tests.seeds import matches

PROGRAM = Path(fair_dealing.__file__)
DOCUMENT = PROGRAM.with_name("fair-dealing.md").read_text("utf-8")
SALT = "00112233445566778899aabbccddeeff"
LONG = 400  # moves
KEYS = sorted(fair_dealing.GAMES)
"""The games of the document. Another one is sealed alike; what it draws is its own to tell."""


def sealed(one: Set, seed: str) -> Match:
    """A whole match of random moves, dealt from its seed."""
    match = Match(one.game, one.players, one.options, seed, SALT)
    for _ in islice(playing(match, [player("random")] * one.players), LONG):
        pass
    return match


def test_it_needs_nothing_of_ours() -> None:
    tree = ast.parse(PROGRAM.read_text("utf-8"))
    asked = {n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
    asked |= {a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names}
    assert asked <= set(sys.stdlib_module_names) | {"collections.abc"}


@pytest.mark.parametrize("one", [one for one in every() if one.key in KEYS], ids=str)
def test_seal_and_deals_of_every_game_are_made_again(one: Set) -> None:
    for seed in ("2026-11-22", "手札/7"):
        written = record.write(sealed(one, seed))
        assert list(fair_dealing.wrong(json.loads(record.line(written)))) == []


@pytest.mark.parametrize("key", KEYS)
def test_of_recorded_matches_it_says_what_the_engine_says(key: str) -> None:
    """Many of them are made up, and their seeds deal something else."""
    for _, written in matches(key):
        other = at_once(seal.dealing_again(record.read(written)))
        answers = list(fair_dealing.dealt_again(written))
        assert [answer.split(":")[0] for answer in answers] == (
            [] if other is None else [f"move {other + 1}"]
        )


@pytest.mark.parametrize("key", KEYS)
def test_whatever_is_changed_is_noticed(key: str) -> None:
    game = find(key)
    match = Match(game, game.info.players[0], {}, "seed", SALT)
    while match.turn.seats == (CHANCE,):
        match.chance()
    written = record.write(match)
    changes: dict[str, Any] = {"seed": "sead", "salt": "f" * 32, "seal": "0" * 64, "players": 99}
    for name, value in changes.items():
        with_change = {**written, name: value}
        assert fair_dealing.seal(with_change) != with_change["seal"]
    assert list(fair_dealing.dealt_again(written)) == []
    (answer,) = fair_dealing.dealt_again({**written, "seed": "sead"})
    assert answer.startswith("move 1: the seed deals ")


def test_it_is_called_from_a_terminal(tmp_path: Path) -> None:
    whole = record.write(sealed(next(every()), "seed"))
    file = tmp_path / "records.jsonl"
    file.write_text(f"{record.line(whole)}\n{record.line({**whole, 'seal': '0'})}\n", "utf-8")
    command = [sys.executable, "-I", str(PROGRAM), str(file)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)  # noqa: S603
    first, second = done.stdout.splitlines()
    assert (done.returncode, first) == (1, f"1: sealed and dealt as it says: {whole['seal']}")
    assert second.startswith("2: the seal is")


# the examples of the document, from its numbers


def example(name: str) -> str:
    """What stands in a block behind a heading."""
    _, _, rest = DOCUMENT.partition(f"<!-- {name} -->\n```\n")
    return rest.partition("\n```")[0]


def test_the_seal_of_the_document() -> None:
    text = example("sealed text")
    written = json.loads(text)
    assert seal.sealed_text(written) == text
    assert example("seal") == sha256(text.encode()).hexdigest()


def test_the_numbers_of_the_document() -> None:
    numbers = fair_dealing.Numbers("hyper_maker", "2026-11-22", 0)
    words = [int(word, 16) for word in example("words").split()]
    assert [numbers.word() for _ in words] == words
    assert example("block") == sha256(b"hyper_maker/2026-11-22/0#0").hexdigest()
    numbers = fair_dealing.Numbers("hyper_maker", "2026-11-22", 0)
    drawn = [int(number) for number in example("numbers").split()]
    assert [numbers.below(60 - place) for place in range(len(drawn))] == drawn


def test_the_vectors_of_the_document() -> None:
    """The first moves of nature for a seed, in every game."""
    lines = [json.loads(line) for line in example("vectors").splitlines()]
    assert {line["game"] for line in lines} == {*KEYS}
    for line in lines:
        match = Match(find(line["game"]), line["players"], line["options"], line["seed"])
        for seat, said in line["moves"]:
            _ = match.chance() if seat == CHANCE else match.play_text(seat, said)
        assert record.write(match)["moves"] == line["moves"]


def test_every_game_and_verb_of_nature_is_told() -> None:
    assert {*KEYS} <= {*keys()}
    for key in KEYS:
        _, _, told = DOCUMENT.partition(f"### {find(key).info.title.text}\n")
        told = told.partition("\n###")[0]
        moves = [move for _, match in matches(key) for move in match["moves"]]
        verbs = {line.split()[0] for seat, line in moves if seat == CHANCE}
        assert [verb for verb in sorted(verbs) if not re.search(rf"\| `{verb}", told)] == []
