"""Look at boards without a running page: python -m tools.pictures.gallery GAME [options], from web/.

Plays a random match to a moment, draws it as the page would, and takes a picture of it at every
size of interest. The pictures are for eyes; nothing tests them.
"""

import argparse
from pathlib import Path

from playwright.sync_api import Page

from app import render
from app.draft import Builder, Draft
from app.scene import Line, Player, Scene, Settings
from app.setup import BOT_NAMES
from tefuda.core import registry
from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.terms import CHANCE
from tools.browsers import chromium
from tools.setup.paths import CACHE
from tools.site import style, words

SIZES = ("360x640", "768x1024", "1024x768", "560x480", "1440x900")
SEATS = (Player("", ""), *(Player(name, "casual") for name in BOT_NAMES))
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
        move = match.choices(seat).sample(rng) if seat != CHANCE else None
        events = match.chance() if move is None else match.play(seat, move)
        heard += [told for event in events if (told := game.hears(event, 0))]
    return match, heard


def _reached(match: Match, given: argparse.Namespace) -> bool:
    if len(match.steps) < given.moves:
        return False
    return not given.mine or 0 in match.turn.seats


def scene(match: Match, heard: list[Event], given: argparse.Namespace, language: str) -> Scene:
    game, over = match.game, match.over
    view = game.view(match.state, 0)
    choices = match.choices(0) if 0 in match.turn.seats else None
    builder = Builder(choices, game.deck, _plain(game)) if choices else None
    draft = _draft(builder, given.lift) if builder else Draft()
    said = [message for event in heard if (message := game.say(event, 0))]
    return Scene(
        key=game.info.key,
        match_id="gallery",
        settings=Settings(language=language, text_size=given.text),
        table=game.table(view, choices),
        viewer=0,
        players=SEATS[: match.players],
        draft=draft.words,
        lifted=builder.lifted(draft) if builder else (),
        open_cards=builder.cards(draft) if builder else frozenset(),
        open_words=builder.words(draft) if builder else (),
        ready=builder.ready(draft) if builder else False,
        paused=given.paused,
        thinking=tuple(seat for seat in match.turn.seats if seat > 0),
        log=tuple(Line(step, message) for step, message in enumerate(said)),
        news=tuple(said[-2:]),
        notice=None,
        notice_clause="",
        arrangements=tuple(game.arrangements(view)),
        arrangement=given.arrangement,
        actions=("rematch", "same-deal", "lobby") if over else ("undo", "give-up", "lobby"),
        dialog=given.dialog,
        over=over,
        ranks=game.ranks(match.state) if over else (),
        scores=game.scores(match.state),
        policy="casual",
        commitment="4f1a" * 16,
        seed=given.seed if over else "",
    )


def _lift(session: Session) -> None:
    """Tap on a card, from the middle of those on offer."""
    shown = session.scene()
    left = sorted(shown.open_cards - {*shown.lifted})
    if left:
        session.do(f"card {left[len(left) // 2]}")


def draw(shown: Scene, language: str, theme: str) -> str:
    return PAGE.format(
        language=language, theme=theme, style=style.gathered(), board=render.board(shown)
    )


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
