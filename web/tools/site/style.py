"""The style sheet of the site, and the drawings that it and the pages take up.

Each drawing in web/style/art/ is there under its name: seal.svg is var(--seal-drawn). A game may bring two drawings in its folder: art/pattern.svg, a tile of the pattern on its cloth, in
cream; and art/emblem.svg, in `currentcolor` on `var(--cloth)`.
"""

import re
from urllib.parse import quote

from tefuda.core import registry
from tools.setup.paths import ENGINE, WEB
from tools.setup.steps import files_in

NAME = "style.css"
EMBLEM = WEB / "templates" / "kit" / "emblem.svg"
"""Of a game that brings none."""
SAID = re.compile(r"/\*.*?\*/\n?", re.DOTALL)


def gathered() -> str:
    """web/style/*.css in name order, then each game's own and its pattern, found by folder.

    What the files say of themselves is for those who read them, and stays here.
    """
    own = files_in(WEB / "style", "*.css")
    games = sorted((ENGINE / "tefuda" / "games").glob("*/style.css"))
    texts = [SAID.sub("", file.read_text("utf-8")) for file in [*own, *games]]
    return "\n".join([drawings(), *texts, *filter(None, map(pattern, registry.keys()))])


def drawings() -> str:
    """A rule that gives the page its drawings."""
    drawn = [
        f"--{file.stem}-drawn: {inline(file.read_text('utf-8'))};"
        for file in files_in(WEB / "style" / "art", "*.svg")
    ]
    return f":root {{ {' '.join(drawn)} }}\n"


def pattern(key: str) -> str:
    """A rule that gives the game its --pattern; empty if it has none."""
    drawn = registry.data(key, "art/pattern.svg")
    return f".game-{key} {{ --pattern: {inline(drawn)}; }}\n" if drawn else ""


def inline(drawing: str) -> str:
    """A drawing as an address of itself."""
    return f'url("data:image/svg+xml,{quote(drawing.strip(), safe="/ :=,;()")}")'


def emblem(key: str) -> str:
    """The game's emblem as SVG, 100 wide and high."""
    return registry.data(key, "art/emblem.svg") or EMBLEM.read_text("utf-8")
