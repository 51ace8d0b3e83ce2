"""The bots' own thread. It gets a request as JSON and answers with a decision; no browser here."""

import json

from app.bots.decision import Memory, ponder
from app.bots.request import Request

last_stopped = 0  # the number of a request: it and those before it are to be answered now

memory = Memory()


async def think(text: str) -> str:
    request = Request(**json.loads(text))
    decision = await ponder(request, lambda: request.number <= last_stopped, memory=memory)
    return json.dumps(decision)


def stop(number: int) -> None:
    global last_stopped  # noqa: PLW0603 - the worker is one thinker, and this is its state
    last_stopped = max(last_stopped, number)


__export__ = ["think", "stop"]
