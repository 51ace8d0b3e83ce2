"""The bots' own thread. It gets a question as JSON and answers with a decision; no browser here."""

import json

from app.decision import decide
from app.effects import Question


def think(text: str) -> str:
    return json.dumps(decide(Question(**json.loads(text))))


__export__ = ["think"]
