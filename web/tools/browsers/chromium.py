"""Find a Chromium to drive, or fetch one, or say what is missing."""

import functools
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.setup import apt
from tools.setup.missing import Missing

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# the same without a window's own pages: what it draws alike takes a third less of a processor
SHELL = "chromium-headless-shell"
PATIENCE = 60  # seconds for a download
# a test machine is often a container without a GPU or a user of its own; and a page that
# must not talk to other hosts should not share its wire with the browser's own errands
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@contextmanager
def running(*flags: str, path: str = "") -> Iterator[Browser]:
    """A Chromium without a window; the one people have, unless another is named."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path or find(), args=[*FLAGS, *flags])
        yield browser
        browser.close()


@functools.cache
def find() -> str:
    """The path of one."""
    path = on_this_machine() or from_the_distribution() or from_playwright()
    if path is None:
        raise Missing(
            "no Chromium was found and none could be installed; install one "
            "(Debian: apt install chromium fonts-noto-cjk; else: playwright install chromium)."
        )
    return path


@functools.cache
def shell() -> str:
    """The path of one for pages alone; where there is none, of the one people have."""
    return shutil.which(SHELL) or find()


def on_this_machine() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def from_the_distribution() -> str | None:
    return on_this_machine() if apt.install("chromium", SHELL, "fonts-noto-cjk") else None


def from_playwright() -> str | None:
    """Playwright's own, fetched once; some networks let it hang, so not for long."""
    if (known := playwrights_own()).exists():
        return str(known)
    print("fetching Chromium with Playwright …", flush=True)
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    try:
        subprocess.run(command, check=True, timeout=PATIENCE, stdout=sys.stderr)
    except (subprocess.SubprocessError, OSError):
        return None
    return str(known) if known.exists() else None


def playwrights_own() -> Path:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)
