"""The style sheet of the site."""

from tools.setup.paths import ENGINE, WEB
from tools.setup.steps import files_in

NAME = "style.css"


def gathered() -> str:
    """web/style/*.css in name order, then each game's own, found by folder."""
    own = files_in(WEB / "style", "*.css")
    games = sorted((ENGINE / "tefuda" / "games").glob("*/style.css"))
    return "\n".join(file.read_text("utf-8") for file in [*own, *games])
