import importlib.util
import venv
from pathlib import Path

import pytest

from tools.setup import apt, environments, turns
from tools.setup.missing import Missing
from tools.setup.paths import WEB


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(environments, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(turns, "CACHE", tmp_path / ".build")
    monkeypatch.setattr(apt, "install", lambda *_: False)


def test_a_python_without_venv_gets_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(Missing, match=r"apt install python3-venv\)\.$"):
        environments.prepare()


def test_a_network_without_packages_gets_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(venv, "create", lambda *_, **__: None)
    with pytest.raises(Missing, match=r"requirements\.lock could not be installed"):
        environments.prepare()


def test_a_linked_venv_is_never_emptied(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "python").touch()
    (tmp_path / ".venv").symlink_to(tmp_path / "other")
    with pytest.raises(Missing, match=r"remove the link, and build\.py makes"):
        environments.prepare()
    assert (tmp_path / "other" / "python").exists()


def test_no_lock_names_a_registry() -> None:
    for lock in (environments.LOCK, environments.PEERS_LOCK, environments.NPM_LOCK):
        assert "//" not in lock.read_text("utf-8"), lock.name
    for lock in (WEB / "tools").rglob("package-lock.json"):
        assert '"resolved"' not in lock.read_text("utf-8"), lock
