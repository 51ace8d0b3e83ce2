"""Run the tests: engine and page logic in tests/, the browser in e2e/."""

import json
import os
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from tools.setup import environments
from tools.setup.paths import CACHE, ENGINE, ROOT, SOURCES, WEB
from tools.setup.steps import digest_of
from tools.site.build import build

# what tests/ has seen when it passed in `check`, where it runs under coverage
PASSED = CACHE / "tests.passed"
# the tests that need more browsers than one
OTHERS = "e2e/test_other_browsers.py"
# the tests that need others' packages, and are left out where those are not
WITH_PEERS = (
    "tests/adapters",
    "tests/ai/test_arena.py",
    *map(str, (ROOT / "tests" / "games").rglob("test_rival.py")),
)
THEY_RUN_HERE = os.name != "nt"
# what covers the rules, less what plays `many` deals: measuring makes it three times as slow
COVERING = ("tests/core", "tests/games", "tests/contract")
# a start of Python may end Chromium's own process (docs/measurements/crashes.md): again then, in a while
CRASHES = ("--reruns", "4", "--reruns-delay", "1", "--only-rerun", "(Page|Target) crashed", "-rR")
WORKERS = min(os.cpu_count() or 1, 4)
SIDE_BY_SIDE = ("-n", str(WORKERS), "--dist", "worksteal")
# what to look at first when they take too long
LONGEST = ("--durations=30", "--durations-min=8")
# what pytest remembers (pyproject.toml: cache_dir), and how many may be asked again: more is no accident
FAILED = CACHE / "pytest" / "v" / "cache" / "lastfailed"
MOST_AGAIN = 10


def test(rest: list[str], *, again: bool) -> int:
    """Everything; or, with pytest's own arguments, just what they ask for."""
    chosen = [word for word in rest if (ROOT / word.split("::")[0]).exists()]
    paths = chosen or ["tests", "e2e"]
    if any(path.startswith("e2e") for path in paths):
        _need_browsers(paths)
    build()
    if rest:
        return pytest([word for word in rest if word not in chosen] + paths)
    with ThreadPoolExecutor(1) as aside:  # it mostly waits for the network
        theirs = aside.submit(environments.prepare_peers) if THEY_RUN_HERE else None
        ours = 0 if _just_passed() and not again else unit_tests()
        return ours or browser_tests() or peers(theirs)


def _need_browsers(paths: list[str]) -> None:
    from tools.browsers import chromium, others

    chromium.find()
    if any(path.rstrip("/") == "e2e" or path.startswith(OTHERS) for path in paths):
        others.install()


def unit_tests(*more: str) -> int:
    return pytest(["tests", *SIDE_BY_SIDE, *more])


def browser_tests() -> int:
    """Side by side; those that look at time or kill browsers come after, one by one."""
    together = [*SIDE_BY_SIDE, *LONGEST, "-m", "not alone"]
    return _or_again(together) or _or_again(["-m", "alone"])


def _or_again(arguments: list[str]) -> int:
    """The browser tests so chosen; a few that fail are named and must pass by themselves."""
    code = pytest(["e2e", *CRASHES, *arguments])
    failed = _failed() if code == 1 else []
    if not 0 < len(failed) <= MOST_AGAIN:
        return code
    print("FAILED beside other browsers, now each by itself:", *failed, sep="\n  ", flush=True)
    return pytest([*CRASHES, *failed])


def _failed() -> list[str]:
    remembered = json.loads(FAILED.read_text()) if FAILED.exists() else {}
    return [name for name in remembered if name.startswith("e2e/")]


def peers(theirs: Future[Path] | None) -> int:
    """What others' suites and a dask cluster say, in an environment of their own."""
    if theirs is None:
        print("LEFT OUT: OpenSpiel, PettingZoo and dask; there is no OpenSpiel for Windows.")
        return 0
    return pytest([*WITH_PEERS, *SIDE_BY_SIDE], theirs.result())


def covered() -> int:
    """All of tests/, what covers the rules under coverage; a pass is remembered for `test`."""
    PASSED.unlink(missing_ok=True)
    seen = _tested()
    code = _measured() or _unmeasured()
    if code == 0:
        PASSED.write_text(seen)
    return code


def _measured() -> int:
    report = ("--cov", "--cov-report=term-missing:skip-covered")
    return pytest([*COVERING, "-m", "not many", *report, *SIDE_BY_SIDE])


def _unmeasured() -> int:
    places = sorted(place.relative_to(ROOT).as_posix() for place in (ROOT / "tests").iterdir())
    others = [place for place in places if place not in COVERING and _has_tests(ROOT / place)]
    return pytest([*others, *SIDE_BY_SIDE]) or pytest([*COVERING, "-m", "many", *SIDE_BY_SIDE])


def _has_tests(place: Path) -> bool:
    return place.match("test_*.py") or any(place.rglob("test_*.py"))


def _just_passed() -> bool:
    same = PASSED.exists() and PASSED.read_text() == _tested()
    if same:
        print("tests/ passed in `check` and nothing has changed since; --again runs it again.")
    return same


def _tested() -> str:
    names = ("build.py", "pyproject.toml", "requirements.lock", "tests", "seeds")
    places: list[Path] = [ENGINE, *(ROOT / n for n in names), *(WEB / n for n in SOURCES)]
    return digest_of([sys.version, *(place for place in places if place.exists())])


def pytest(arguments: list[str], python: str | Path = sys.executable) -> int:
    env = {**os.environ, "TEFUDA_BUILT": "1"}
    command = [str(python), "-m", "pytest", *arguments]
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
