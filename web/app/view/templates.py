"""Where templates stand, and which of them a template may use.

The page's own ("board.html") use each other and the kit. The kit ("kit/suits.html"), what games
share of drawing, uses the kit alone. A game's use the kit and their own, which they call by its place
in the game's folder: "faces/marks.html" in games/KEY/ is "games/KEY/faces/marks.html" to others.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import jinja2
from jinja2.loaders import split_template_path

from app.view.words import counted, figure
from tefuda.core import registry

PAGE = Path(__file__).resolve().parents[2] / "templates"
COMPILED = PAGE.with_name("compiled")  # where the build has compiled them
KIT = "kit"
GAMES = "games"
OF_A_GAME = ("faces", "screen/templates")
"""A game's folders with templates: its cards, its table."""


class Environment(jinja2.Environment):
    """Finds every template, and refuses a template what is not for it."""

    def __init__(self) -> None:
        compiled = jinja2.FileSystemBytecodeCache(str(COMPILED)) if COMPILED.is_dir() else None
        loaders = [jinja2.FunctionLoader(source), jinja2.FileSystemLoader(PAGE)]
        super().__init__(
            loader=jinja2.ChoiceLoader(loaders),
            autoescape=True,
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            cache_size=-1,
            bytecode_cache=compiled,
        )
        self.filters["pieces"] = pieces
        self.filters["figure"] = figure
        self.filters["counted"] = counted

    def join_path(self, template: str, parent: str) -> str:
        """The whole name of what `parent` calls `template`."""
        owner = owner_of(parent)
        if owner.startswith(f"{GAMES}/") and owner_of(template) != KIT:
            return f"{owner}/{template}"
        if owner_of(template) not in (owner, KIT):
            raise jinja2.TemplateNotFound(template, f"{template!r} is not for {parent!r}")
        return template

    def table(self, key: str) -> jinja2.Template:
        """How a game's table is drawn: as the game says itself, or as any."""
        return self.select_template(
            [f"{GAMES}/{key}/screen/templates/table.html", "kit/table.html"]
        )


@cache
def owner_of(name: str) -> str:
    """Whose a template is: "kit", a game's "games/KEY", or the page's, ""."""
    first, _, rest = name.partition("/")
    return {KIT: KIT, GAMES: f"{GAMES}/{rest.partition('/')[0]}"}.get(first, "")


def source(name: str) -> str | None:
    """The text of a game's template, for Jinja2's loader."""
    owner = owner_of(name)
    if not owner.startswith(GAMES):
        return None
    file = "/".join(split_template_path(name)[2:])  # which refuses ".."
    ours = file.startswith(tuple(f"{folder}/" for folder in OF_A_GAME))
    return registry.data(owner.removeprefix(f"{GAMES}/"), file) if ours else None


def names() -> Iterator[str]:
    """Every template there is."""
    for file in sorted(PAGE.rglob("*.html")):
        yield file.relative_to(PAGE).as_posix()
    for key in registry.keys():
        home = registry.folder(key)
        for folder in OF_A_GAME:
            for file in sorted((home / folder).rglob("*.html")):
                yield f"{GAMES}/{key}/{file.relative_to(home).as_posix()}"


def pieces(text: str) -> list[str]:
    """R5B6 → R, 5, B, 6: letters and numbers apart."""
    return re.findall(r"[^\W\d]+|\d+", text)
