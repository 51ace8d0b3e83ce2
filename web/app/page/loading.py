"""A match that takes long to open: a slice of it between two frames, and how far it is.

One at a time: who goes elsewhere, or opens another, has given it up.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from app.bots.decision import Clock
from app.browser.door import Door
from app.saves.envelope import Damaged
from app.saves.storage import Full
from tefuda.core.slices import Progress, Slices

T = TypeVar("T")

SLICE = 0.05
"""Seconds after which the page is looked after."""

Refusal = Damaged | Full


class Loading:
    """Goes on with what is opened; `tell` shows how far it is, where it is not done at once."""

    def __init__(self, door: Door, tell: Callable[[Progress], None], clock: Clock) -> None:
        self._door, self._tell, self._clock = door, tell, clock
        self._work: Slices[Any] | None = None
        self._told = tell  # of what is under way

    def run(
        self,
        work: Slices[T],
        done: Callable[[T], None],
        refused: Callable[[Refusal], None],
        tell: Callable[[Progress], None] | None = None,
    ) -> None:
        """The first slice now, which for most matches is all; the others beside the page."""
        self.stop()
        self._work, self._told = work, tell or self._tell
        if not self._slice(work, done, refused):
            self._door.spawn(self._others(work, done, refused))

    def stop(self) -> None:
        """Nobody waits for it any more."""
        if self._work:
            self._work.close()
        self._work = None

    async def _others(
        self, work: Slices[T], done: Callable[[T], None], refused: Callable[[Refusal], None]
    ) -> None:
        goes_on = True
        while goes_on:
            await asyncio.sleep(0)
            goes_on = self._work is work and not self._slice(work, done, refused)

    def _slice(
        self, work: Slices[T], done: Callable[[T], None], refused: Callable[[Refusal], None]
    ) -> bool:
        """Whether that was the last."""
        end = self._clock() + SLICE
        try:
            progress = next(work)
            while self._clock() < end:
                progress = next(work)
        except StopIteration as last:
            self._work = None
            done(last.value)
        except (Damaged, Full) as refusal:
            self._work = None
            refused(refusal)
        else:
            self._told(progress)
            return False
        return True
