import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.browsers import chromium
from tools.setup import apt
from tools.setup.missing import Missing


@pytest.fixture(autouse=True)
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    forget()
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(apt, "install", lambda *_: False)
    monkeypatch.setattr(chromium, "playwrights_own", lambda: Path("/nowhere/chrome"))
    yield
    forget()


def forget() -> None:
    chromium.find.cache_clear()
    chromium.shell.cache_clear()


def test_the_systems_browser_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", {"google-chrome": "/bin/chrome"}.get)
    assert chromium.find() == "/bin/chrome"


def test_pages_alone_need_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", {chromium.SHELL: "/bin/shell", "chromium": "/bin/c"}.get)
    assert (chromium.shell(), chromium.find()) == ("/bin/shell", "/bin/c")


def test_where_no_shell_is_the_browser_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", {"chromium": "/bin/c"}.get)
    assert chromium.shell() == "/bin/c"


def test_then_the_distributions(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def install(*packages: str) -> bool:
        asked.extend(packages)
        monkeypatch.setattr(shutil, "which", {"chromium": "/bin/chromium"}.get)
        return True

    monkeypatch.setattr(apt, "install", install)
    assert chromium.find() == "/bin/chromium"
    assert asked == ["chromium", "chromium-headless-shell", "fonts-noto-cjk"]


def test_then_playwrights_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    chrome = tmp_path / "chrome"
    monkeypatch.setattr(chromium, "playwrights_own", lambda: chrome)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: chrome.touch())
    assert chromium.find() == str(chrome)


def test_else_one_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(*_: object, timeout: float, **__: object) -> None:
        raise subprocess.TimeoutExpired("install", timeout)

    monkeypatch.setattr(subprocess, "run", hang)
    with pytest.raises(Missing, match="apt install chromium"):
        chromium.find()
