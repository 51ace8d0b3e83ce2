"""Chromium killed at random moments of a match (SIGKILL, the same profile again), over all games.

What the page had shown before is held against what the next start finds, in the page's own store
as it was on disk and in the match as it opens. KILLS=20 makes it short; the profile is thrown away.
"""

import os
import sys
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import Error as Broken
from playwright.sync_api import sync_playwright

from e2e.kills import MOMENTS, Kill, Victim
from tools.bench import Measured
from tools.setup.paths import DIST
from tools.site.serve import Server

NUMBER = int(os.environ.get("KILLS", "200"))
SEED = int(os.environ.get("KILLS_SEED", "1"))


def run() -> list[Measured]:
    kills: list[Kill] = []
    with tempfile.TemporaryDirectory() as folder, Server(DIST) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with sync_playwright() as playwright:
            victim = Victim(playwright.chromium, server.address, Path(folder) / "profile", SEED)
            try:
                for kill in victim.kills(NUMBER):
                    kills.append(kill)
                    sys.stderr.write(f"  {len(kills)} of {NUMBER}: {kill}\n")
            except Broken as problem:  # what was measured until then is worth telling
                sys.stderr.write(f"  ended after {len(kills)}: {problem}\n")
        server.shutdown()
    table: list[Measured] = [
        ("pages that crashed by themselves at a start", victim.crashes, "", "")
    ]
    table += rows("all", kills)
    for moment in MOMENTS:
        table += rows(moment, [kill for kill in kills if kill.moment == moment])
    return table


def rows(name: str, kills: list[Kill]) -> list[Measured]:
    """How often, how much was shown, what the page's own store lost, what was lost."""
    if not kills:
        return []
    return [
        (f"{name}: kills", len(kills), "", ""),
        (f"{name}: beats shown before", [kill.shown for kill in kills], "", ""),
        (
            f"{name}: kills that cost the page's own store entries",
            _some(kills, "store_lost"),
            "",
            "",
        ),
        (f"{name}: entries it lost", [kill.store_lost for kill in kills], "", ""),
        (f"{name}: kills that cost anything", _some(kills, "lost"), "", ""),
        (f"{name}: entries lost", [kill.lost for kill in kills], "", ""),
        (f"{name}: beats lost, at most", max(kill.beats_lost for kill in kills), "", ""),
    ]


def _some(kills: list[Kill], field: str) -> int:
    return sum(getattr(kill, field) > 0 for kill in kills)
