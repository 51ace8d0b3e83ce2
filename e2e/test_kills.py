"""The browser is killed while a match is played: at most the beat being made is missing."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.kills import Victim

NUMBER = 10
LONGEST = 1.5  # seconds of play


@pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")
@pytest.mark.alone
def test_ten_kills(browser: Browser, url: str, tmp_path: Path) -> None:
    victim = Victim(browser.browser_type, url, tmp_path / "profile", 16, LONGEST)
    kills = list(victim.kills(NUMBER))
    assert all(kill.shown for kill in kills)
    assert max(kill.beats_lost for kill in kills) <= 1, kills
