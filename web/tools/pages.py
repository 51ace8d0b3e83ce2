"""Render web/pages/*.html: Jinja2 at build time, with what the engine says of its games."""

import gettext
import json
from pathlib import Path

import jinja2

from tefuda.core import registry
from tefuda.core.game import Info
from tefuda.core.table import Message
from tools.assets import Assets
from tools.paths import ENGINE, WEB
from tools.vendor import Vendor

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

# PyScript's plugins: editors, terminals, games of its own
UNUSED = [
    "!codemirror",
    "!deprecations-manager",
    "!donkey",
    "!py-editor",
    "!py-game",
    "!py-terminal",
]


def render_all(assets: Assets, vendor: Vendor, config: dict[str, object]) -> None:
    """Publish every page of web/pages/ under its own name."""
    folders = [WEB / "pages", WEB / "templates"]
    env = jinja2.Environment(
        loader=jinja2.FileSystemLoader(folders),
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
        games=games(),
        languages=languages(),
        text=text,
    )
    for page in sorted((WEB / "pages").glob("[!_]*.html")):
        assets.add(page.name, env.get_template(page.name).render(), hashed=False)


def games() -> list[Info]:
    return [registry.find(key).info for key in registry.keys()]


def languages() -> list[str]:
    """English first; another language is another folder of web/locale/."""
    found = sorted(folder.parent.name for folder in WEB.glob("locale/*/LC_MESSAGES"))
    return ["en", *(code for code in found if code != "en")]


def text(message: Message | str, language: str, game: str = "") -> str:
    """Words of the page, or of a game, in a language: {{ text(game.title, "ja", game.key) }}."""
    source = message if isinstance(message, str) else message.text
    folder = ENGINE / "tefuda" / "games" / game if game else WEB
    words = catalogue(folder / "locale", language).gettext(source)
    return words if isinstance(message, str) else words.format(**message.values)


def catalogue(folder: Path, language: str) -> gettext.NullTranslations:
    return gettext.translation("messages", folder, [language], fallback=True)
