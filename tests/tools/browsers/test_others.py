import shutil

import pytest

from tools.browsers import others
from tools.setup import apt
from tools.setup.missing import Missing


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A machine with no browser; the packages it was asked to install."""
    packages: list[str] = []
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(apt, "install", lambda *names: packages.extend(names))
    return packages


def test_what_the_distribution_has_is_asked_for(asked: list[str]) -> None:
    others.install()
    assert asked == ["webkit2gtk-driver", "xvfb", "firefox-esr"]


def test_what_is_there_is_not_asked_for(monkeypatch: pytest.MonkeyPatch, asked: list[str]) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    others.install()
    assert asked == []


@pytest.mark.parametrize("name", ["webkit", "firefox"])
def test_what_is_missing_is_said_in_one_line(name: str) -> None:
    with pytest.raises(Missing, match=r"apt install") as caught, getattr(others, name)():
        pass
    assert "\n" not in str(caught.value)
