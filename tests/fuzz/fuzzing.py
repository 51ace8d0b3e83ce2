"""Puts strange inputs to every door, and says what went wrong, what took longest, what it needed."""

import asyncio
import re
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from tests.fuzz.corpus import WORKED_OUT
from tests.fuzz.doors import DOORS, Door
from tests.fuzz.visiting import Visit, rest

MARKUP = re.compile(
    rf"""<planted|<img src=x|\splanted=["']|(?:href|src)="javascript:|{WORKED_OUT}"""
)
"""A plant of the corpus that has grown: in HTML none may stand as markup."""

INSIDE = ('id="table"', 'class="what"', "done")
MOST_FAILURES = 20
MOST_TOLD = 500
"""Letters of an input, when it is told of."""

DRAWN = 0.05
"""Visits that draw the tables they come to."""
KILOBYTE = 1 if sys.platform == "darwin" else 1024  # what ru_maxrss counts in


class Failure(NamedTuple):
    door: str
    given: Any
    why: str


class Report(NamedTuple):
    """What came of so many inputs."""

    counts: Counter[str]  # by door
    inside: Counter[str]  # those that were taken, in part or whole
    slowest: dict[
        str, tuple[float, str]
    ]  # seconds of processor time, and the start of what took them
    failures: list[Failure]
    seconds: float  # of processor time, over all
    grown: int  # bytes that the process has grown by, at its peak


def inputs(number: int, seed: object, doors: Mapping[str, Door]) -> Iterator[tuple[str, Any]]:
    """So many, each made of the seed, its door and its number alone."""
    shares = [door.share for door in doors.values()]
    for count in range(number):
        rng = Random(f"{seed} {count}")
        (name,) = rng.choices([*doors], shares)
        thing = doors[name].make(rng)
        if isinstance(thing, Visit):
            thing = thing._replace(draws=rng.random() < DRAWN)
        yield name, thing


def fuzz(number: int, seed: object = "", doors: Mapping[str, Door] = DOORS) -> Report:
    """Feed so many inputs; failures are collected, and end it when there are many."""
    return feed(inputs(number, seed, doors), doors)


def feed(given: Iterable[tuple[str, Any]], doors: Mapping[str, Door] = DOORS) -> Report:
    return asyncio.run(_feed(given, doors))


async def _feed(given: Iterable[tuple[str, Any]], doors: Mapping[str, Door]) -> Report:
    counts, inside, slowest = Counter[str](), Counter[str](), dict[str, tuple[float, str]]()
    failures: list[Failure] = []
    before, began = _memory(), time.process_time()
    for name, thing in given:
        start = time.process_time()
        shown, why = await _answer(doors[name], thing)
        took = time.process_time() - start
        await rest()
        counts[name] += 1
        inside[name] += any(mark in shown for mark in INSIDE)
        slowest[name] = max(slowest.get(name, (0.0, "")), (took, str(thing)[:MOST_TOLD]))
        failures += [Failure(name, thing, why)] if why else []
        if len(failures) >= MOST_FAILURES:
            break
    seconds, grown = time.process_time() - began, _memory() - before
    return Report(counts, inside, slowest, failures, seconds, grown)


async def _answer(door: Door, thing: Any) -> tuple[str, str]:
    """What is shown, and what is wrong about it."""
    try:
        shown = await door.feed(thing)
    except Exception as error:  # noqa: BLE001 - it is what we look for
        return "", f"{type(error).__name__}: {error} {_place(error)}"
    grown = MARKUP.search(shown)
    return shown, f"markup: {shown[grown.start() - 40 : grown.end() + 40]}" if grown else ""


def _place(error: BaseException) -> str:
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return f"({trace.tb_frame.f_code.co_filename}:{trace.tb_lineno})" if trace else ""


def _memory() -> int:
    """The most that this process ever had, in bytes; 0 where nobody tells."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * KILOBYTE
