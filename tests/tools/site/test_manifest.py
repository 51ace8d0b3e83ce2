from collections import Counter

from tefuda.core import registry
from tools.setup.paths import WEB
from tools.site.assets import Assets
from tools.site.manifest import manifest
from tools.site.pages import games
from tools.site.screenshots import KINDS, MOST


def made() -> dict[str, object]:
    assets = Assets()
    assets.add_folder(WEB / "static", ".")
    return manifest(assets, games())


def test_every_game_has_a_shortcut() -> None:
    urls = [shortcut["url"] for shortcut in made()["shortcuts"]]  # type: ignore[attr-defined]
    assert urls == [f"./#/setup/{game.key}" for game in games()]
    assert {*urls} == {f"./#/setup/{key}" for key in registry.keys()}


def test_every_game_is_shown_on_wide_and_narrow_screens() -> None:
    shown = made()["screenshots"]
    forms = Counter(screenshot["form_factor"] for screenshot in shown)  # type: ignore[attr-defined]
    assert forms == {"wide": len(registry.keys()), "narrow": len(registry.keys())}
    assert all(screenshot["label"] for screenshot in shown)  # type: ignore[attr-defined]


def test_a_picture_is_as_large_as_it_says_and_small_to_fetch() -> None:
    for kind in KINDS:
        files = dict(kind.there())
        assert [*files] == [*registry.keys()]
        for file in files.values():
            data = file.read_bytes()
            assert len(data) < MOST, file.name
            assert size(data) == kind.pixels, file.name


def size(webp: bytes) -> str:
    """Of the canvas of an extended WebP: two numbers of three bytes, each one less."""
    assert webp[8:16] == b"WEBPVP8X"
    width, height = (int.from_bytes(webp[at : at + 3], "little") + 1 for at in (24, 27))
    return f"{width}x{height}"


def test_the_ratio_is_one_that_systems_take() -> None:
    for kind in KINDS:
        assert max(kind.size) <= 2.3 * min(kind.size)


def test_nothing_in_it_knows_the_path_of_the_site() -> None:
    about = made()
    assert {about["start_url"], about["scope"], about["id"]} == {"./"}


def test_systems_find_the_icons_they_ask_for() -> None:
    icons = made()["icons"]
    kinds = {(icon["sizes"], icon["purpose"]) for icon in icons}  # type: ignore[attr-defined]
    assert kinds >= {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
