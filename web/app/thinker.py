"""Asks a worker for moves; when it dies starts another; without one plays the greedy move."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from app.decision import Clock, Decision, at_once, decide, forced
from app.effects import Question

TRIES = 2
START = 60.0
"""Seconds a worker may take to start: a slow tablet with a cold cache."""

FIRST = 1.1
"""Seconds from a question to its answer, where the worker is still starting."""

PATIENCE = 4.0
"""Seconds beyond twice its time after which a worker that does not answer counts as dead."""

BRIEF = 80
"""Milliseconds to think on the page, where the worker is not up in time: hardly a hitch."""

LEAST = 0.05
"""Seconds that are always waited for a worker, and left for it to think."""


class Worker(Protocol):
    """Python in another thread."""

    async def think(self, text: str) -> str:
        """The decision on a question, both as JSON. Never answers once the worker is dead."""
        ...

    def stop(self, number: int) -> None:
        """Questions up to that number shall be answered now."""
        ...

    def terminate(self) -> None: ...


class Thinker:
    """The bots of one match. `start` makes a worker that is ready to think."""

    def __init__(
        self,
        start: Callable[[], Awaitable[Worker]],
        patience: float = PATIENCE,
        clock: Clock = time.monotonic,
    ) -> None:
        self._start, self._patience, self._clock = start, patience, clock
        self._starting: asyncio.Task[Worker] | None = None
        self._worker: Worker | None = None
        self._turn = asyncio.Lock()  # one question at a time
        self._newest = self._stopped = 0  # numbers of questions
        self.helpless = False  # no worker could be had: greedy moves from now on

    def warm(self) -> None:
        """Begin to start a worker; done by itself with the first question."""
        if self._starting is None and not self.helpless:
            self._starting = asyncio.ensure_future(self._begin())

    async def _begin(self) -> Worker:
        self._worker = await asyncio.wait_for(self._start(), START)
        return self._worker

    async def answer(self, question: Question) -> Decision:
        """A bot's move and the evidence for it."""
        if question.only:
            return forced(question.only)
        self._newest = max(self._newest, question.number)
        end = self._clock() + (question.ms / 1000 if self._worker else FIRST)
        async with self._turn:
            return await self._tried(question, end)

    async def _tried(self, question: Question, end: float) -> Decision:
        for _ in range(TRIES):
            if self.helpless:
                break
            try:
                return await self._asked(question, end)
            except Exception:  # noqa: BLE001 - whatever ails a worker, another may be well
                self.close()
        self.helpless = True
        return at_once(question)

    async def _asked(self, question: Question, end: float) -> Decision:
        """What the worker says; what comes to mind on the page where it is not up in time."""
        self.warm()
        assert self._starting is not None
        left = START if question.patient else max(LEAST, end - self._clock() - LEAST)
        await asyncio.wait({self._starting}, timeout=left)
        if not self._starting.done():
            return decide(question._replace(ms=min(BRIEF, question.ms)))
        return await self._think(self._starting.result(), question, end)

    async def _think(self, worker: Worker, question: Question, end: float) -> Decision:
        ms = question.ms if question.patient else self._left(question, end)
        text = json.dumps(question._replace(ms=ms)._asdict())
        limit = 2 * ms / 1000 + self._patience
        decision: Decision = json.loads(await asyncio.wait_for(worker.think(text), limit))
        return decision

    def _left(self, question: Question, end: float) -> int:
        """Milliseconds that a question still has; nearly none once it was stopped."""
        if question.number <= self._stopped:
            return 0
        left = max(LEAST, end - self._clock())
        return min(question.ms, round(1000 * left))

    def stop(self) -> None:
        """All that was asked is to be answered now."""
        self._stopped = self._newest
        if self._worker:
            self._worker.stop(self._newest)

    def close(self) -> None:
        """Give the worker's memory back; the next question would start another."""
        task, self._starting, self._worker = self._starting, None, None
        if task is None:
            return
        if task.done() and not task.cancelled() and task.exception() is None:
            task.result().terminate()
        else:
            task.cancel()
