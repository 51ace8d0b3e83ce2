"""Strange inputs at every door of the page and of the command line: what they do, and what they need.

FUZZ=1000000 says how many (20000), FUZZ_SEED which. A failure is printed with the start of its input.
"""

import os
import sys

from tests.fuzz import frames
from tests.fuzz.doors import DOORS
from tests.fuzz.fuzzing import Report, feed, fuzz
from tools.bench import Measured

NUMBER = int(os.environ.get("FUZZ", "20000"))
SEED = os.environ.get("FUZZ_SEED", "bench")
FRAMES = NUMBER // 50


def run() -> list[Measured]:
    reports = {
        "": fuzz(NUMBER - FRAMES, SEED, DOORS),
        "frames: ": feed(frames.inputs(FRAMES, SEED), frames.FRAMES),
    }
    return [row for start, report in reports.items() for row in rows(start, report)]


def rows(start: str, report: Report) -> list[Measured]:
    for failure in report.failures:
        sys.stderr.write(f"{failure.door}: {failure.why}\n  {str(failure.given)[:500]}\n")
    doors: list[Measured] = []
    for name, count in sorted(report.counts.items()):
        took, given = report.slowest[name]
        sys.stderr.write(f"slowest at {name}: {given[:200]!r}\n")
        doors.append((f"{name}: inputs", count, "", ""))
        doors.append((f"{name}: taken", report.inside[name], "", f"{name}: inputs"))
        doors.append((f"{name}: slowest", 1000 * took, "ms", ""))
    return [
        *doors,
        (f"{start}failures", len(report.failures), "", ""),
        (f"{start}processor time", report.seconds, "s", ""),
        (f"{start}grown by", report.grown / 1_000_000, "MB", ""),
    ]
