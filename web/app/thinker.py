"""Asks a worker for moves; when it dies starts another; without one plays the greedy move."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Protocol

from app.decision import at_once
from app.effects import Question

TRIES = 2
START = 60.0
"""Seconds a worker may take to start: a slow tablet with a cold cache."""
PATIENCE = 4.0
"""Seconds beyond twice its time after which a worker that does not answer counts as dead."""


class Worker(Protocol):
    """Python in another thread."""

    async def think(self, text: str) -> str:
        """The decision on a question, both as JSON. Never answers once the worker is dead."""
        ...

    def terminate(self) -> None: ...


class Thinker:
    """The bots of one match. `start` makes a worker that is ready to think."""

    def __init__(self, start: Callable[[], Awaitable[Worker]], patience: float = PATIENCE) -> None:
        self._start = start
        self._patience = patience
        self._worker: asyncio.Task[Worker] | None = None
        self.helpless = False  # no worker could be had: greedy moves from now on

    def warm(self) -> None:
        """Begin to start a worker; done by itself with the first question."""
        if self._worker is None and not self.helpless:
            self._worker = asyncio.ensure_future(self._begin())

    async def _begin(self) -> Worker:
        return await asyncio.wait_for(self._start(), START)

    async def answer(self, question: Question) -> str:
        """A bot's move, as text."""
        for _ in range(TRIES):
            if self.helpless:
                break
            try:
                return await self._ask(question)
            except Exception:  # noqa: BLE001 - whatever ails a worker, another may be well
                self.close()
        self.helpless = True
        return at_once(question)["move"]

    async def _ask(self, question: Question) -> str:
        self.warm()
        assert self._worker is not None
        worker = await asyncio.shield(self._worker)
        limit = 2 * question.ms / 1000 + self._patience
        text = json.dumps(question._asdict())
        decision = json.loads(await asyncio.wait_for(worker.think(text), limit))
        return str(decision["move"])

    def close(self) -> None:
        """Give the worker's memory back; the next question would start another."""
        task, self._worker = self._worker, None
        if task is None:
            return
        if task.done() and not task.cancelled() and task.exception() is None:
            task.result().terminate()
        else:
            task.cancel()
