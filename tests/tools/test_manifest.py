from tefuda.core import registry
from tools.assets import Assets
from tools.manifest import manifest
from tools.pages import games
from tools.paths import WEB


def made() -> dict[str, object]:
    assets = Assets()
    assets.add_folder(WEB / "static", ".")
    return manifest(assets, games())


def test_every_game_has_a_shortcut() -> None:
    urls = [one["url"] for one in made()["shortcuts"]]  # type: ignore[attr-defined]
    assert urls == [f"./#/setup/{key}" for key in registry.keys()]


def test_nothing_in_it_knows_the_path_of_the_site() -> None:
    found = made()
    assert {found["start_url"], found["scope"], found["id"]} == {"./"}


def test_systems_find_the_icons_they_ask_for() -> None:
    icons = made()["icons"]
    found = {(one["sizes"], one["purpose"]) for one in icons}  # type: ignore[attr-defined]
    assert found >= {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
