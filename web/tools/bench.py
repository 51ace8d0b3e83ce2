"""Run the modules of tests/bench/ and print what they measured.

Each has `run()`, which gives rows: a name, the figures measured, their unit, and the name of the
row it is to be read beside, or "". What helps them stands in the folders beside them. One that
needs what is not installed is left out. Machines differ and are noisy: read the ratios.
"""

import importlib
import statistics
import sys
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tools.setup.paths import ROOT
from tools.site.build import build

FOLDER = ROOT / "tests" / "bench"


Measured = tuple[str, float | Sequence[float], str, str]


class Row(NamedTuple):
    name: str
    figures: Sequence[float]
    unit: str
    beside: str = ""

    @property
    def median(self) -> float:
        return statistics.median(self.figures)


def bench(names: list[str]) -> int:
    there = sorted(file.stem for file in FOLDER.glob("*.py"))
    if unknown := [name for name in names if name not in there]:
        print(f"build.py: no benchmark {unknown[0]!r}; there are: {', '.join(there)}")
        return 2
    build()
    sys.path.insert(0, str(ROOT))
    for name in names or there:
        print(f"— {name}", flush=True)
        try:
            module = importlib.import_module(f"tests.bench.{name}")
        except ModuleNotFoundError as missing:
            print(f"  left out: {missing}")
            continue
        print("\n".join(table(module.run())))
    return 0


def table(rows: Iterable[Measured]) -> list[str]:
    """One line a row: name, median, unit, how much it varied, the ratio to its neighbour."""
    read = [Row(n, f if isinstance(f, Sequence) else [f], u, b) for n, f, u, b in rows]
    medians = {row.name: row.median for row in read}
    width = max((len(row.name) for row in read), default=0)
    return [_line(row, width, medians) for row in read]


def _line(row: Row, width: int, medians: dict[str, float]) -> str:
    line = f"  {row.name:<{width}}  {row.median:>12,.1f} {row.unit}"
    if len(row.figures) > 1:
        line += f"  ({min(row.figures):,.1f} to {max(row.figures):,.1f})"
    if row.beside:
        line += f"  = {row.median / medians[row.beside]:.2f} × {row.beside}"
    return line
