"""Asks a worker for moves; when it dies starts another; without one plays the greedy move."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from app.bots.decision import Clock, Decision, at_once, forced, ponder
from app.bots.request import Request

TRIES = 2
START = 60.0
"""Seconds a worker may take to start: a slow tablet with a cold cache."""

PATIENCE = 4.0
"""Seconds beyond twice its time after which a worker that does not answer counts as dead."""

FRAME = 0.012
"""Seconds the page is held up at a time, where it thinks itself because no worker is up yet."""


class Worker(Protocol):
    """Python in another thread."""

    async def think(self, text: str) -> str:
        """The decision on a request, both as JSON. Never answers once the worker is dead."""
        ...

    def stop(self, number: int) -> None:
        """Requests up to that number shall be answered now."""
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
        self._turn = asyncio.Lock()  # one request at a time
        self._newest = self._stopped = 0  # numbers of requests
        self.helpless = False  # no worker could be had: greedy moves from now on

    def warm(self) -> None:
        """Begin to start a worker; done by itself with the first request."""
        if self._starting is None and not self.helpless:
            self._starting = asyncio.ensure_future(self._begin())

    async def _begin(self) -> Worker:
        self._worker = await asyncio.wait_for(self._start(), START)
        return self._worker

    async def answer(self, request: Request) -> Decision:
        """A bot's move and the evidence for it."""
        if request.only:
            return forced(request.only)
        self._newest = max(self._newest, request.number)
        end = self._clock() + request.ms / 1000
        async with self._turn:
            return await self._tried(request, end)

    async def _tried(self, request: Request, end: float) -> Decision:
        for _ in range(TRIES):
            if self.helpless:
                break
            try:
                return await self._asked(request, end)
            except Exception:  # noqa: BLE001 - whatever ails a worker, another may be well
                self.close()
        self.helpless = True
        return at_once(request)

    async def _asked(self, request: Request, end: float) -> Decision:
        """What the worker says; while it starts the page thinks, a little at a time."""
        self.warm()
        assert self._starting is not None
        await self._started(request, self._starting)
        if not request.patient:
            request = request._replace(ms=self._left(request, end))
        if not self._starting.done():
            return await ponder(request, lambda: self._is_stopped(request), self._clock, FRAME)
        return await self._think(self._starting.result(), request)

    async def _started(self, request: Request, starting: asyncio.Task[Worker]) -> None:
        """Until the worker is up; who is patient waits long for that, unless stopped: others may wait behind it."""
        for _ in range(round(START / FRAME) if request.patient else 1):
            await asyncio.wait({starting}, timeout=FRAME)
            if starting.done() or self._is_stopped(request):
                return

    async def _think(self, worker: Worker, request: Request) -> Decision:
        limit = 2 * request.ms / 1000 + self._patience
        text = json.dumps(request._asdict())
        decision: Decision = json.loads(await asyncio.wait_for(worker.think(text), limit))
        return decision

    def _left(self, request: Request, end: float) -> int:
        """Milliseconds that a request still has; none once it was stopped."""
        if self._is_stopped(request):
            return 0
        return max(0, min(request.ms, round(1000 * (end - self._clock()))))

    def _is_stopped(self, request: Request) -> bool:
        return request.number <= self._stopped

    def stop(self) -> None:
        """All that was asked is to be answered now."""
        self._stopped = self._newest
        if self._worker:
            self._worker.stop(self._newest)

    def close(self) -> None:
        """Give the worker's memory back; the next request would start another."""
        task, self._starting, self._worker = self._starting, None, None
        if task is None:
            return
        if task.done() and not task.cancelled() and task.exception() is None:
            task.result().terminate()
        else:
            task.cancel()
