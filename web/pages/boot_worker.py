"""The worker of boot.html: JSON text in, JSON text out."""

import json


def think(text: str) -> str:
    question = json.loads(text)
    return json.dumps({"answer": question["six"] * question["seven"]})


__export__ = ["think"]
