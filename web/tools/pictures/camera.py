"""The pictures of README.md and of the installed page: real tables, drawn by a real browser.

They are committed, because they change seldom and a build need not have a browser. WebP keeps
each below `screenshots.MOST` bytes.
"""

import base64

from playwright.sync_api import Browser

from app.view.scene import Scene
from tefuda.core import registry
from tools.browsers import chromium
from tools.pictures import gallery
from tools.setup.paths import ROOT
from tools.site import words
from tools.site.screenshots import KINDS, MOST, Kind

QUALITIES = range(82, 2, -8)  # the first that is small enough
FEW = 8  # cards of one zone; more say nothing more
MOVES = range(12, 36)  # made before a picture, and then on to a turn of one's own


def pictures() -> int:
    """Take them all again."""
    words.compile_all()
    with chromium.running() as browser:
        for kind in KINDS:
            kind.folder.mkdir(parents=True, exist_ok=True)
            for key in registry.keys():
                tried = (shoot(browser, kind, key, quality) for quality in QUALITIES)
                taken = next(picture for picture in tried if len(picture) < MOST)
                file = kind.file(key)
                file.write_bytes(taken)
                print(f"{file.relative_to(ROOT)}: {len(taken) / 1000:.0f} kB")
    return 0


def shoot(browser: Browser, kind: Kind, key: str, quality: int) -> bytes:
    """One table at one size, as WebP (which Playwright itself does not write)."""
    width, height = kind.size
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    page.set_content(html(key, kind.theme))
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": kind.scale}
    wanted = {"format": "webp", "quality": quality, "clip": clip}
    answer = context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
    context.close()
    return base64.b64decode(answer["data"])


def html(key: str, theme: str) -> str:
    """A table in English, at one's own turn, when most lies there."""
    scenes = [scene(key, moves) for moves in MOVES]
    return gallery.draw(max(scenes, key=fullness), "en", theme)


def scene(key: str, moves: int) -> Scene:
    given = gallery.arguments([key, "--mine", f"--moves={moves}", "--seed=picture"])
    return gallery.scene(gallery.play(given), given, "en")


def fullness(shown: Scene) -> tuple[int, int]:
    """Faces to be seen on the table, a few of each zone, and cards one may play."""
    zones = [*shown.table.centre, *(zone for panel in shown.table.panels for zone in panel.zones)]
    seen = [sum(bool(face.card) for face in zone.cards) for zone in zones]
    return sum(min(number, FEW) for number in seen), len(shown.open_cards)
