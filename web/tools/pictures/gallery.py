"""Look at boards without a running page: python -m tools.pictures.gallery GAME [options], from web/.

Plays a random match to a moment, draws it as the page would, and takes a picture of it at every
size of interest. The pictures are for eyes; nothing tests them.
"""

import argparse
import base64
import re
from pathlib import Path

from playwright.sync_api import Page

from app.match.head import Head
from app.match.history import History
from app.match.setup import Setup, from_query
from app.play.session import Session
from app.saves.preferences import Settings
from app.view import render
from app.view.scene import Scene
from tefuda.core import registry
from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.terms import CHANCE
from tools.browsers import chromium
from tools.setup.paths import CACHE, WEB
from tools.site import style, words

SIZES = ("360x640", "768x1024", "1024x768", "560x480", "1440x900")
PAGE = """<!doctype html><html lang="{language}" data-theme="{theme}" data-view="match"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><style>{style}</style>
<body><main id="board">{board}</main></body></html>"""


def main() -> None:
    given = arguments()
    words.compile_all()
    match = play(given)
    given.out.mkdir(parents=True, exist_ok=True)
    with chromium.running() as browser:
        for language in given.language.split(","):
            for theme in given.theme.split(","):
                html = draw(scene(match, given, language), language, theme)
                _shoot(browser.new_page(), html, given, f"{language}-{theme}")


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--moves", type=int, default=12, help="moves made before the picture")
    parser.add_argument("--mine", action="store_true", help="then on to a turn of seat 0")
    parser.add_argument("--seed", default="gallery")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--lift", type=int, default=0, help="cards lifted")
    parser.add_argument("--paused", action="store_true")
    parser.add_argument("--dialog", default="")
    parser.add_argument("--arrangement", type=int, default=0)
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--out", type=Path, default=CACHE / "gallery")
    return parser.parse_args(argv)


def setup(given: argparse.Namespace) -> Setup:
    """A person at seat 0 against bots."""
    players = given.players or registry.find(given.game).info.players[-1]
    options = dict(f"option.{option}".split("=") for option in given.option)
    return from_query(given.game, {"players": str(players), **options}, given.seed)


def play(given: argparse.Namespace) -> Match:
    """A match of random moves."""
    match, rng = setup(given).match(), Quick(given.seed)
    while not match.over and not _reached(match, given):
        seat = match.turn.seats[0]
        _ = match.chance() if seat == CHANCE else match.play(seat, match.choices(seat).sample(rng))
    return match


def _reached(match: Match, given: argparse.Namespace) -> bool:
    if len(match.steps) < given.moves:
        return False
    return not given.mine or 0 in match.turn.seats


def scene(match: Match, given: argparse.Namespace, language: str) -> Scene:
    """What the page shows of it at seat 0."""
    settings = Settings(language=language, text_size=given.text)
    session = Session(Head("gallery", "", "", setup(given)), History(match), settings, viewer=0)
    session.course.paused = given.paused
    session.course.offer()
    for _ in range(given.lift):
        _lift(session)
    session.screen.dialog, session.screen.arrangement = given.dialog, given.arrangement
    return session.scene()


def _lift(session: Session) -> None:
    """Tap on a card, from the middle of those on offer."""
    shown = session.scene()
    left = sorted(shown.open_cards - {*shown.lifted})
    if left:
        session.do(f"card {left[len(left) // 2]}")


def draw(shown: Scene, language: str, theme: str) -> str:
    return PAGE.format(
        language=language, theme=theme, style=alone(style.gathered()), board=render.board(shown)
    )


def alone(sheet: str) -> str:
    """A style sheet for a page without an address: it holds the fonts itself."""
    return re.sub(r'url\("(fonts/[^"]+)"\)', _held, sheet)


def _held(address: re.Match[str]) -> str:
    font = base64.b64encode((WEB / "static" / address[1]).read_bytes()).decode()
    return f'url("data:font/woff2;base64,{font}")'


def _shoot(page: Page, html: str, given: argparse.Namespace, name: str) -> None:
    for size in given.sizes.split(","):
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        page.set_content(html)
        file = (
            given.out
            / f"{given.game}-{given.players}-{given.dialog.split(' ')[0]}-{name}-{size}.png"
        )
        page.screenshot(path=file)
        too_wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        too_high = page.evaluate("document.documentElement.scrollHeight > innerHeight")
        print(file, "too wide" if too_wide else "", "too high" if too_high else "")


if __name__ == "__main__":
    main()
