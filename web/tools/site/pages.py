"""Render web/pages/*.html: Jinja2 at build time, with what the engine says of its games."""

import gettext
import json
from collections.abc import Sequence
from pathlib import Path

import jinja2
from markupsafe import Markup

from app.match.setup import BOT_NAMES, MOST_LETTERS, POLICIES, USUAL_LEVEL, usual_players
from app.page import lobby
from app.saves import journal, preferences
from app.share import sharing as share
from app.view.words import LANGUAGES
from tefuda.ai.levels import LEVELS, PLAYERS
from tefuda.core import foreign, registry
from tefuda.core.table import Message
from tefuda.core.terms import Info, Option, Value
from tools.setup.paths import ENGINE, WEB
from tools.site import lessons, rulebook, short, still, style
from tools.site.assets import Assets
from tools.site.vendor import Vendor

# As strict as PyScript allows: Pyodide needs wasm-unsafe-eval, PyScript calls Function, its
# workers are blobs, and drawings position their parts by style attributes. All else is ours.
CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'",
        "worker-src 'self' blob:",
        "connect-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "frame-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
)

# how the set-up calls the levels; a new one shows its own name until it has words here
LEVEL_NAMES = {
    "novice": "Bot: novice",
    "casual": "Bot: casual",
    "keen": "Bot: keen",
    "expert": "Bot: expert",
}

BUILD = "%BUILD%"

# PyScript's plugins: editors, terminals, games of its own
UNUSED = [
    "!codemirror",
    "!deprecations-manager",
    "!donkey",
    "!py-editor",
    "!py-game",
    "!py-terminal",
]


def render_all(assets: Assets, vendor: Vendor, config: dict[str, object]) -> str:
    """Publish every page of web/pages/ under its own name; gives the name of this build, which
    stands for all of its files and tells a page whether a service worker is of its own build.
    """
    env = _environment(assets, vendor, config)
    names = sorted(page.name for page in (WEB / "pages").glob("[!_]*.html"))
    _add_shorts(env, assets)
    _add_worked(env, assets)
    texts = {name: env.get_template(name).render(build=BUILD) for name in names}
    build = assets.digest(*texts.values())
    for name, html in texts.items():
        assets.add(name, html.replace(BUILD, build), hashed=False)
    return build


def short_name(key: str, language: str) -> str:
    """The address of a game's three minutes."""
    return f"three-{key.replace('_', '-')}-{language}.html"


def _add_shorts(env: jinja2.Environment, assets: Assets) -> None:
    grounds = (WEB / "templates" / "kit" / "grounds.html").read_text("utf-8").split("#}", 1)[1]
    page = env.get_template("_short.html")
    for game in games():
        for code in languages():
            if lines := short.read(game.key, code):
                html = page.render(game=game, code=code, lines=lines, grounds=grounds)
                assets.add(short_name(game.key, code), html, hashed=False)


def _add_worked(env: jinja2.Environment, assets: Assets) -> None:
    page = env.get_template("_worked.html")
    for game in games():
        html = page.render(game=game, clauses=rulebook.clauses)
        assets.add(f"worked/{game.key}.html", html)


def _environment(assets: Assets, vendor: Vendor, config: dict[str, object]) -> jinja2.Environment:
    """What pages may ask: addresses, the games, texts, and what page and scripts call alike."""
    env = jinja2.Environment(
        loader=jinja2.FileSystemLoader(WEB / "pages"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals.update(
        asset=assets,
        vendor=vendor,
        csp=CONTENT_SECURITY_POLICY,
        python_config=json.dumps({**config, "plugins": UNUSED}, sort_keys=True),
        no_python_config=json.dumps({"plugins": UNUSED}),
        worker=assets("worker.py") if (WEB / "app" / "bots" / "worker.py").is_file() else "",
        games=games(),
        lessons=lessons.keys(),
        languages=languages(),
        text=text,
        rulebook=rulebook.read,
        short=short.read,
        short_name=short_name,
        emblem=emblem,
        value_sets=value_sets,
        spread=spread,
        levels=LEVELS,
        level_names={level: LEVEL_NAMES.get(level, level) for level in LEVELS},
        usual_level=USUAL_LEVEL,
        usual_players=usual_players,
        bot_names=BOT_NAMES,
        frame=share.FRAME,
        still=still.draw,
        known=known,
        shared=shared(),
        most_letters=MOST_LETTERS,
        most_brought=foreign.MOST_LETTERS,
        language_names=LANGUAGES,
    )
    return env


def games() -> list[Info]:
    return in_order([registry.find(key).info for key in registry.keys()])


def in_order(infos: Sequence[Info]) -> list[Info]:
    """The easiest and shortest first; last those of which nobody has said how hard they are."""
    return sorted(infos, key=lambda info: (info.difficulty or 9, info.minutes))


def languages() -> list[str]:
    """English first; another language is another folder of web/locale/."""
    codes = sorted(folder.parent.name for folder in WEB.glob("locale/*/LC_MESSAGES"))
    return ["en", *(code for code in codes if code != "en")]


def text(message: Message | str, language: str, game: str = "") -> str:
    """Words of the page, or of a game, in a language: {{ text(game.title, "ja", game.key) }}."""
    source = message if isinstance(message, str) else message.text
    folder = ENGINE / "tefuda" / "games" / game if game else WEB
    words = catalogue(folder / "locale", language).gettext(source)
    return words if isinstance(message, str) else words.format(**message.values)


def emblem(key: str) -> Markup:
    """A game's emblem, in the colour of the text and on --cloth: `.game-KEY` sets it around."""
    return Markup(style.emblem(key))  # noqa: S704 - our own file


def known() -> str:
    """What the address of a frame may ask for, as JSON: by game, players and option values."""
    wanted = {
        info.key: {
            "players": info.players,
            "options": {
                option.name: sorted({v for n in info.players for v in option.values(n)}, key=str)
                for option in info.options
            },
        }
        for info in games()
    }
    beside = {"levels": [*PLAYERS], "policies": POLICIES, "letters": MOST_LETTERS}
    return json.dumps({"games": wanted, **beside})


def shared() -> str:
    """What the scripts of a page and its Python call alike, as JSON: settings, and keys of the store."""
    stored = {"settings": preferences.KEY, "tables": preferences.TABLES}
    keys = {**stored, "lobby": lobby.KEPT, "match": journal.START}
    chosen = {name: preferences.CHOICES[name] for name in ("language", "theme")}
    return json.dumps({"keys": keys, **chosen})


def value_sets(game: Info, option: Option) -> list[tuple[tuple[Value, ...], list[int]]]:
    """The values an option may have, and at how many players it has just these."""
    numbers: dict[tuple[Value, ...], list[int]] = {}
    for players in game.players:
        numbers.setdefault(option.values(players), []).append(players)
    return list(numbers.items())


def spread(numbers: Sequence[int]) -> str:
    """3, 4, 5 → 3–5."""
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def catalogue(folder: Path, language: str) -> gettext.NullTranslations:
    return gettext.translation("messages", folder, [language], fallback=True)
