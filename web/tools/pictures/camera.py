"""The pictures of README.md and of the installed page: real tables, drawn by a real browser.

They are committed, because they change seldom and a build need not have a browser. WebP keeps
each below `MOST` bytes.
"""

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from app.view.scene import Scene
from tefuda.core import registry
from tools.browsers import chromium
from tools.setup.paths import ROOT, WEB
from tools.site import words

MOST = 80_000  # bytes
QUALITY = 82
FEW = 8  # cards of one zone; more say nothing more
MOVES = range(12, 36)  # made before a picture, and then on to a turn of one's own


class Kind(NamedTuple):
    folder: Path
    prefix: str
    size: tuple[int, int]
    scale: float  # device pixels for a pixel of the page
    theme: str


README = Kind(ROOT / "docs" / "pictures", "", (1024, 640), 1, "light")
WIDE = Kind(WEB / "static" / "screenshots", "wide-", (1280, 800), 1, "light")
NARROW = Kind(WEB / "static" / "screenshots", "narrow-", (390, 780), 1.5, "dark")
KINDS = (README, WIDE, NARROW)


def pictures() -> int:
    """Take them all again."""
    words.compile_all()
    with chromium.running() as browser:
        for kind in KINDS:
            kind.folder.mkdir(parents=True, exist_ok=True)
            for key in registry.keys():
                taken = shoot(browser, kind, key)
                file = kind.folder / f"{kind.prefix}{key}.webp"
                file.write_bytes(taken)
                print(f"{file.relative_to(ROOT)}: {len(taken) / 1000:.0f} kB")
    return 0


def shoot(browser: Browser, kind: Kind, key: str) -> bytes:
    """One table at one size, as WebP (which Playwright itself does not write)."""
    width, height = kind.size
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    page.set_content(html(key, kind.theme))
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": kind.scale}
    wanted = {"format": "webp", "quality": QUALITY, "clip": clip}
    answer = context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
    context.close()
    return base64.b64decode(answer["data"])


def html(key: str, theme: str) -> str:
    """A table in English, at one's own turn, when most lies there."""
    from tools.pictures import (
        gallery,  # which needs the style, which `publish` gathers, which needs us
    )

    scenes = [scene(key, moves) for moves in MOVES]
    return gallery.draw(max(scenes, key=fullness), "en", theme)


def scene(key: str, moves: int) -> Scene:
    from tools.pictures import gallery

    given = gallery.arguments([key, "--mine", f"--moves={moves}", "--seed=picture"])
    match, heard = gallery.play(given)
    return gallery.scene(match, heard, given, "en")


def fullness(shown: Scene) -> tuple[int, int]:
    """Faces to be seen on the table, a few of each zone, and cards one may play."""
    zones = [*shown.table.centre, *(zone for panel in shown.table.panels for zone in panel.zones)]
    seen = [sum(bool(face.card) for face in zone.cards) for zone in zones]
    return sum(min(number, FEW) for number in seen), len(shown.open_cards)


def there(kind: Kind) -> Iterator[tuple[str, Path]]:
    """Each game that has such a picture, and the picture."""
    for key in registry.keys():
        file = kind.folder / f"{kind.prefix}{key}.webp"
        if file.is_file():
            yield key, file


def pixels(kind: Kind) -> str:
    width, height = kind.size
    return f"{round(width * kind.scale)}x{round(height * kind.scale)}"
