"""The lessons of seeds/KEY/lesson.toml, as the page reads them: lessons/KEY.json beside it."""

import json
import tomllib

from app.lesson.lesson import marked
from tools.setup.paths import ROOT

SEEDS = ROOT / "seeds"


def keys() -> list[str]:
    """The games that have one."""
    return sorted(file.parent.name for file in SEEDS.glob("*/lesson.toml"))


def read(key: str) -> str:
    """A game's lesson as JSON, with eight digits that stand for it."""
    data = tomllib.loads((SEEDS / key / "lesson.toml").read_text("utf-8"))
    return json.dumps({**data, "mark": marked(data)}, ensure_ascii=False)
