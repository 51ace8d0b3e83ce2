"""What sounds when: js/sounds.mjs says it from flights alone."""

import gzip
import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.setup.paths import WEB

SOUNDS = WEB / "js" / "sounds.mjs"
ASK = Path(__file__).with_name("sounds.mjs")
MOST = 2048  # bytes, compressed
Cue = list[Any]


def flight(delay: int, *sound: str, time: int = 260) -> dict[str, Any]:
    """From 100 to 500 across."""
    return {"delay": delay, "time": time, "sound": sound, "from": {"x": 100}, "to": {"x": 500}}


def cues(flights: Sequence[dict[str, Any]], *marks: str, rate: float = 1) -> list[Cue]:
    """[name, milliseconds, how far right]; a mark is in the middle."""
    given = json.dumps({"flights": flights, "rate": rate, "marks": marks})
    node = shutil.which("node", path=Path(sys.executable).parent)
    command = [str(node), str(ASK), str(SOUNDS), given]
    done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")  # noqa: S603
    told: list[Cue] = json.loads(done.stdout)
    return told


def test_a_card_sounds_as_it_starts_and_as_it_lands() -> None:
    assert cues([flight(0, "slide", "place")]) == [["slide", 0, 100], ["place", 260, 500]]


def test_at_another_pace_it_sounds_with_the_motion() -> None:
    told = cues([flight(140, "slide", "place")], rate=0.5)
    assert told == [["slide", 280, 100], ["place", 800, 500]]


def test_silence_is_left_out() -> None:
    assert cues([flight(0, "", "token")]) == [["token", 260, 500]]


def test_of_a_kind_there_is_at_most_one_in_100_ms() -> None:
    dealt = [flight(45 * number, "", "place") for number in range(6)]
    assert [at for _, at, _ in cues(dealt)] == [260, 395]


def test_marks_follow_one_another_when_everything_lies() -> None:
    told = cues([flight(0, "slide", "place")], "clap", "win")
    assert told[2:] == [["clap", 260], ["win", 400]]
    assert cues([], "refuse") == [["refuse", 0]]


def test_they_take_two_kilobytes_at_most() -> None:
    assert len(gzip.compress(SOUNDS.read_bytes(), 9)) <= MOST
