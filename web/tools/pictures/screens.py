"""Every game at every size, in both themes and languages, and its motion: python3 build.py screens.

Draws it all on one page, side by side. Of some of it small prints are kept (e2e/looks/); where a
screen looks otherwise than its print, the page shows both, and `e2e/test_screens.py` fails. With
`--renew` the prints become what is seen now.
"""

import html
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from app.saves.preferences import Settings
from app.view.words import LANGUAGES
from tefuda.core import registry
from tools.browsers import chromium
from tools.pictures import prints
from tools.pictures.positions import scenes
from tools.pictures.prints import COLUMNS, Change
from tools.pictures.scores import scores
from tools.pictures.studio import SIZES, Studio, studio
from tools.setup.paths import CACHE, ROOT
from tools.site import words

OUT = CACHE / "screens"
LOOKS = ROOT / "e2e" / "looks"
THEMES = ("light", "dark")
FILMED = (1024, 768)
SHARES = (0.0, 0.5, 1.0)


class Look(NamedTuple):
    """A size, a theme and a language; "1024x768 light en" is its name."""

    size: tuple[int, int]
    theme: str
    language: str

    @property
    def name(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.theme} {self.language}"


KEPT = (Look((1024, 768), "light", "en"), Look((360, 640), "dark", "ja"))
"""Whose prints are kept; every suit, word and place is in one of them."""
ALL = tuple(
    Look(size, theme, language) for size in SIZES for theme in THEMES for language in LANGUAGES
)


class Shot(NamedTuple):
    """A picture, and what it shows."""

    name: str
    png: bytes


def shoot(key: str, screen: Studio, looks: Sequence[Look]) -> Iterator[Shot]:
    """Every position of a game at its largest table, in each of the looks."""
    number = registry.find(key).info.players[-1]
    for look in looks:
        screen.size(look.size)
        for name, scene in scenes(key, number, Settings(language=look.language)):
            screen.put_up(scene, look.theme)
            yield Shot(f"{name} {look.name}", screen.page.screenshot())


def film(key: str, screen: Studio, shares: Sequence[float]) -> Iterator[Shot]:
    """Every score of a game, stopped where these shares of it are over."""
    screen.size(FILMED)
    for score in scores(key, registry.find(key).info.players[-1], Settings(language="en")):
        for share in shares:
            screen.film(score.before, score.after, share)
            yield Shot(f"film {score.name} {share:g}", screen.page.screenshot())


def printed(key: str, browser: Browser) -> dict[str, str]:
    """The prints of a game as it looks now."""
    taken: dict[str, str] = {}
    with studio(browser) as screen:
        taken |= {
            shot.name: prints.develop(screen.page, shot.png) for shot in shoot(key, screen, KEPT)
        }
    with studio(browser, moving=True) as screen:
        taken |= {
            shot.name: prints.develop(screen.page, shot.png) for shot in film(key, screen, [0.5])
        }
    return taken


def kept(key: str) -> Path:
    return LOOKS / f"{key}.json"


def screens(keys: Sequence[str], *, renew: bool, quick: bool) -> int:
    """Draw these games (none: all); with `quick` only what prints are kept of."""
    words.compile_all()
    OUT.mkdir(parents=True, exist_ok=True)
    with chromium.running(path=chromium.shell()) as browser:
        parts = [_game(key, browser, renew=renew, quick=quick) for key in keys or registry.keys()]
    page = OUT / "index.html"
    page.write_text(PAGE.format(parts="\n".join(parts)), "utf-8")
    print(f"look at {page}")
    return 0


def _game(key: str, browser: Browser, *, renew: bool, quick: bool) -> str:
    """A game's part of the page; says what looks otherwise."""
    old, new = prints.read(kept(key)), printed(key, browser)
    changed = prints.changes(old, new)
    print(
        f"{key}: {len(changed)} of {len(new)} look otherwise",
        *(f"  {one.name}" for one in changed),
        sep="\n",
    )
    with studio(browser) as screen:
        shots = [*shoot(key, screen, KEPT if quick else ALL)]
    with studio(browser, moving=True) as screen:
        films = [*film(key, screen, SHARES)]
    compared = "".join(_compared(change, old, new) for change in changed)
    if renew:
        prints.write(kept(key), new)
    pictures = "".join(_figure(key, shot) for shot in (*films, *shots))
    return f"<h2>{key}</h2>{compared}<div>{pictures}</div>"


def _figure(key: str, shot: Shot) -> str:
    file = OUT / key / f"{shot.name.replace(' ', '_')}.png"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(shot.png)
    name = html.escape(shot.name)
    return f'<figure><img loading="lazy" src="{key}/{file.name}" alt=""><figcaption>{name}</figcaption></figure>'


def _compared(change: Change, old: dict[str, str], new: dict[str, str]) -> str:
    """Both prints beside each other, the cells that differ framed."""
    mosaics = [_mosaic(each.get(change.name, ""), change.cells or ()) for each in (old, new)]
    return f"<p>{html.escape(change.name)}: before, and now</p><div>{''.join(mosaics)}</div>"


def _mosaic(kept_print: str, cells: Sequence[int]) -> str:
    if not kept_print:
        return "<em>none</em>"
    squares = "".join(
        f'<i style="background: rgb{colour}"{" class=other" if number in cells else ""}></i>'
        for number, colour in enumerate(prints.colours(kept_print))
    )
    return f'<span class="mosaic" style="grid-template-columns: repeat({COLUMNS}, 1fr)">{squares}</span>'


PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>body {{ font: 14px system-ui; }} div {{ display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }}
figure {{ margin: 0; }} img {{ height: 340px; border: 1px solid #888; }} .mosaic {{ display: grid; width: 320px; }}
i {{ aspect-ratio: 1; }} .other {{ outline: 2px solid red; outline-offset: -2px; }}</style>
<body>{parts}</body></html>"""
