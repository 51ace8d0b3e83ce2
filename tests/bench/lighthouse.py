"""Lighthouse on the lobby: a phone on a slow line, as Lighthouse supposes one.

What keeps a category from 100 is printed above the figures. The host compresses, as hosts do.
Lighthouse itself is fetched into .build/ when this is first run; nothing else needs it.
"""

import json
import os
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.bench.browsing import host as hosts
from tools.bench import Measured
from tools.browsers import chromium
from tools.setup.environments import npm_install, venv_program
from tools.setup.paths import CACHE, WEB
from tools.setup.steps import remembered

PACKAGE = WEB / "tools" / "lighthouse"
LOCKED = [PACKAGE / name for name in ("package.json", "package-lock.json")]
ROUNDS = int(os.environ.get("LIGHTHOUSE_ROUNDS", "3"))
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
TIMES = {
    "first-contentful-paint": "ms",
    "largest-contentful-paint": "ms",
    "total-blocking-time": "ms",
    "cumulative-layout-shift": "",
    "total-byte-weight": "bytes",
}


def run() -> Iterator[Measured]:
    figures: dict[str, list[float]] = defaultdict(list)
    wrong: set[str] = set()
    with hosts.site({}) as folder, hosts.serving(folder, gzip=True) as host:
        for _ in range(ROUNDS):
            report = audit(host.address)
            wrong |= set(failed(report))
            for name in CATEGORIES:
                figures[name].append(100 * (report["categories"][name]["score"] or 0))
            for name in TIMES:
                figures[name].append(report["audits"][name]["numericValue"])
    print("\n".join(f"  {line}" for line in sorted(wrong)) or "  nothing is marked down")  # noqa: T201
    yield from ((name, values, TIMES.get(name, "of 100"), "") for name, values in figures.items())


def installed() -> Path:
    def make(folder: Path) -> None:
        for file in LOCKED:
            shutil.copy(file, folder)
        npm_install(folder)

    return remembered("lighthouse", LOCKED, make)


def audit(url: str) -> Any:
    """One report, as Lighthouse writes it."""
    report = CACHE / "lighthouse.json"
    script = installed() / "node_modules" / "lighthouse" / "cli" / "index.js"
    flags = " ".join([*chromium.FLAGS, "--headless=new"])
    command = [
        *(str(venv_program("node")), str(script), url, "--quiet", "--no-enable-error-reporting"),
        *("--output=json", f"--output-path={report}", f"--chrome-flags={flags}"),
        f"--only-categories={','.join(CATEGORIES)}",
    ]
    env = {**os.environ, "CHROME_PATH": chromium.find()}
    subprocess.run(command, env=env, check=True, timeout=180)  # noqa: S603 - written above
    return json.loads(report.read_text("utf-8"))


def failed(report: Any) -> Iterator[str]:
    """The audits that count and were not passed."""
    for category in CATEGORIES:
        for reference in report["categories"][category]["auditRefs"]:
            verdict = report["audits"][reference["id"]]
            if reference["weight"] and verdict["score"] is not None and verdict["score"] < 0.9:
                yield f"{category}: {verdict['title']} {verdict.get('displayValue', '')}".strip()
