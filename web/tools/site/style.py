"""The style sheets of the site, its own and one of each game, and the drawings that they and the pages take up.

Each drawing in web/style/art/ is there under its name: seal.svg is var(--seal-drawn). A game may bring two drawings in its folder: art/pattern.svg, a tile of the pattern on its cloth, in
cream; and art/emblem.svg, in `currentcolor` on `var(--cloth)`.
"""

import re
from pathlib import Path
from urllib.parse import quote

from tefuda.core import registry
from tools.setup.paths import WEB
from tools.setup.steps import files_in

NAME = "style.css"
"""Of the site's own; `of_game` lies at `styles/<key>.css`."""
EMBLEM = WEB / "templates" / "kit" / "emblem.svg"
"""Of a game that brings none."""
SAID = re.compile(r"/\*.*?\*/\n?", re.DOTALL)
BREAKS = re.compile(r'("[^"]*")|\s*([{};])\s*')
"""What is quoted, which stays, and a break beside what needs none."""


def gathered() -> str:
    """All of it in one text."""
    return "\n".join([shared(), *map(of_game, registry.keys())])


def shared() -> str:
    """web/style/*.css in name order, and each game's pattern, which the lobby shows too."""
    patterns = filter(None, map(pattern, registry.keys()))
    return "\n".join([drawings(), _joined(WEB / "style"), *patterns])


def of_game(key: str) -> str:
    """The looks of a game's table: style/*.css of its folder in name order."""
    return _joined(registry.folder(key) / "style")


def _joined(folder: Path) -> str:
    """What the files say of themselves is for those who read them, and stays here."""
    texts = [file.read_text("utf-8") for file in files_in(folder, "*.css")]
    return SAID.sub("", "\n".join(texts))


def packed(text: str) -> str:
    """The same without the breaks between rules and declarations, as it goes out."""
    return BREAKS.sub(lambda found: found[1] or found[2], text)


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
