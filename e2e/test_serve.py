"""The site starts from `build.py serve`, and from the plainest server there is."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tools.setup.paths import DIST, ROOT


@contextmanager
def running(command: list[str], line: str) -> Iterator[str]:
    """A server's own words about where it is, found by a pattern in its first line."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield next(found[1] for said in process.stdout if (found := re.search(line, said)))
        finally:
            process.terminate()


def boots(context: BrowserContext, url: str) -> None:
    page = context.new_page()
    page.goto(f"{url}boot.html")
    expect(page.locator("#page")).to_have_attribute("data-state", "ready")


def test_the_serve_command_under_a_sub_path(context: BrowserContext) -> None:
    options = ["serve", "--no-open", "--port", "0", "--path", "/any/where"]
    command = [sys.executable, "-u", str(ROOT / "build.py"), *options]
    with running(command, r"(http://localhost:\d+/any/where/)") as url:
        boots(context, url)


def test_pythons_own_server_under_a_sub_path(context: BrowserContext, tmp_path: Path) -> None:
    (tmp_path / "tefuda").symlink_to(DIST)
    options = ["0", "--bind", "127.0.0.1", "--directory", str(tmp_path)]
    command = [sys.executable, "-u", "-m", "http.server", *options]
    with running(command, r"port (\d+)") as port:
        boots(context, f"http://localhost:{port}/tefuda/")
