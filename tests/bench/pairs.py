"""Two checkouts beside each other, in turn: how much longer one's rules take for the same matches.

`BESIDE=FOLDER PAIRS=160 python3 build.py bench pairs` holds this checkout against the one in FOLDER:
the same random matches through the full rules, processor time, each pair a ratio; of their median
the 95 % interval, by bootstrap.
"""

import os
import random
import statistics
import subprocess
import sys
from pathlib import Path

from tefuda.core.registry import keys
from tools.bench import Measured
from tools.setup.paths import ROOT

PAIRS = int(os.environ.get("PAIRS", "60"))
SHORT = 0.25
"""Seconds of processor time that a batch takes at least."""

BATCH = """
import sys, time
sys.path[:0] = [sys.argv[1] + "/engine"]
from tefuda.core.chance import Quick
from tefuda.core.match import check_options
from tefuda.core.registry import find

def play(game, players, rng):
    state = game.start(players, check_options(game, players, {}))
    while seats := game.turn(state).seats:
        able = game.choices(state, seats[0])
        move = able.sample(rng)
        assert move in able
        state = game.apply(state, move, seats[0])

for line in sys.stdin:
    key, seed, matches = line.split()
    game, rng = find(key), Quick(seed)
    players = 4 if 4 in game.info.players else game.info.players[0]
    start = time.process_time()
    for _ in range(int(matches)):
        play(game, players, rng)
    print(time.process_time() - start, flush=True)
"""


class Checkout:
    """A process that plays matches by the rules of one checkout."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - a program of ours
            [sys.executable, "-c", BATCH, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def seconds(self, key: str, seed: int, matches: int) -> float:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(f"{key} {seed} {matches}\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate()


def size(here: Checkout, key: str) -> int:
    """How many matches make a batch."""
    matches = 1
    while here.seconds(key, 0, matches) < SHORT:
        matches *= 2
    return matches


def ratios(here: Checkout, there: Checkout, key: str) -> list[float]:
    """Here over there, one a pair; who is first changes from pair to pair."""
    matches = size(here, key)
    there.seconds(key, 0, matches)
    pairs = []
    for seed in range(PAIRS):
        order = (here, there) if seed % 2 else (there, here)
        took = {checkout: checkout.seconds(key, seed, matches) for checkout in order}
        pairs.append(took[here] / took[there])
    return pairs


def interval(pairs: list[float]) -> str:
    rng = random.Random("pairs")
    medians = sorted(statistics.median(rng.choices(pairs, k=len(pairs))) for _ in range(2000))
    return f"{medians[50]:.3f} to {medians[-51]:.3f}"


def run() -> list[Measured]:
    folder = os.environ.get("BESIDE", "")
    if not folder:
        return [("NO COMPARISON: BESIDE=FOLDER names the other checkout", 0.0, "", "")]
    here, there = Checkout(ROOT), Checkout(Path(folder).resolve())
    rows: list[Measured] = []
    for key in keys():
        pairs = ratios(here, there, key)
        rows.append((f"{key}, here over there", pairs, f"times, 95 % {interval(pairs)}", ""))
    here.close()
    there.close()
    return rows
