"""Frames' addresses made strange: the script of embed.html reads them, the page goes where it leads."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tests.fuzz import corpus, mutation
from tests.fuzz.doors import Door
from tests.fuzz.visiting import Visit, seen
from tests.kept.opening import tapped

FRAMES = {"frames": Door(1, lambda _: Visit(), seen)}
AT_ONCE = 2_000
"""Frames that one process of Node taps."""

Frame = tuple[str, dict[str, str]]
"""An address, and what the browser has stored."""


def frame(rng: Random) -> Frame:
    kept = rng.choice([line for line in corpus.lines("frames") if len(line["address"]) < 2_000])
    address = mutation.text(rng, kept["address"].partition("tefuda/")[2] or kept["address"], ())
    stored = {
        mutation.text(rng, key, ()): rng.choice(corpus.PLANTS) for key in kept.get("stored", ())
    }
    return f"https://example.org/tefuda/{address.lstrip('/')}", stored


def inputs(number: int, seed: object) -> Iterator[tuple[str, Any]]:
    """Where so many frames lead; what the script throws ends it."""
    for start in range(0, number, AT_ONCE):
        numbers = range(start, min(number, start + AT_ONCE))
        yield from _led([frame(Random(f"{seed} {count}")) for count in numbers])


def _led(frames: Sequence[Frame]) -> Iterator[tuple[str, Any]]:
    clean = [(address.encode(errors="replace").decode(), stored) for address, stored in frames]
    yield from (("frames", Visit(place, draws=False)) for place in tapped(clean))
