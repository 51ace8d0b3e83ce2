"""The gates, one after the other; all of them run, and any of them fails the lot."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable

from tools.setup.paths import ENGINE, ROOT, WEB
from tools.setup.steps import files_in
from tools.site import words
from tools.testing import seeds, sizes, strays, suites

TYPED = (
    *(ROOT / name for name in ("build.py", "tests", "e2e", "seeds")),
    *(WEB / "app", WEB / "tools", ENGINE),
)


def check() -> int:
    words.compile_all()
    failed = [name for name, gate in GATES.items() if not _passes(name, gate)]
    print(f"failed: {', '.join(failed)}" if failed else "every gate passed")
    return 1 if failed else 0


def _passes(name: str, gate: Callable[[], bool]) -> bool:
    print(f"— {name}", flush=True)
    started = time.monotonic()
    good = gate()
    print(f"  {'ok' if good else 'FAILED'} in {time.monotonic() - started:.1f} s", flush=True)
    return good


def _tool(*arguments: str) -> bool:
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def _covered() -> bool:
    """What the recorded matches show, printed a line a game."""
    path = os.pathsep.join(map(str, (ENGINE, ROOT)))
    command = [sys.executable, "-m", "tests.seeds"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, check=False)
    return done.returncode == 0


def _types() -> bool:
    """mypy refuses folders without Python in them, which seeds/ may be."""
    places = [p for p in TYPED if p.is_file() or (p.is_dir() and files_in(p, "*.py"))]
    return _tool("mypy", *(str(place.relative_to(ROOT)) for place in places))


def _silent(complaints: Iterable[str]) -> bool:
    lines = list(complaints)
    print("\n".join(f"  {line}" for line in lines), end="\n" if lines else "")
    return not lines


GATES: dict[str, Callable[[], bool]] = {
    "format (ruff)": lambda: _tool("ruff", "format", "--check", "--quiet", "."),
    "lint and complexity (ruff)": lambda: _tool("ruff", "check", "--quiet", "."),
    "types (mypy --strict)": _types,
    "sizes": lambda: _silent(sizes.sizes()),
    "no strays": lambda: _silent(strays.strays()),
    "seeds for every game": lambda: _silent(seeds.seeds()),
    "recorded matches cover what they must": _covered,
    "tests, with full branch coverage of core and games": lambda: suites.covered() == 0,
}
