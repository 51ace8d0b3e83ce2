"""A match that is open in several tabs: one of them plays it, the others follow."""

import asyncio
from collections.abc import Callable

from app.browser.door import Door
from app.saves.bin import Clock
from app.saves.journal import Elsewhere
from app.saves.lease import Leases
from app.saves.recovery import agree, recover
from app.saves.saves import Opened, Saves

GRACE = 0.2
"""Seconds in which the tab that has played so far hears of it, and ends its last move."""

CLAIMS = 2
"""Times that a lease is written when a match is taken over: other processes may see it late."""

_LOCK = "tefuda/match/"


class Tabs:
    """This tab among the others. `again` is called with a match that is to be opened anew.

    The lease in the store is looked at before every write. A lock of the browser, where there are
    such, tells whether the tab that has a lease still lives.
    """

    def __init__(self, door: Door, saves: Saves, now: Clock, again: Callable[[str], None]) -> None:
        self._door, self._saves, self._again = door, saves, again
        self._leases = Leases(door.storage, now)
        self._locked_out: set[str] = set()  # another has the lock of these, whatever the store says
        self.match_id = ""  # open here, and not over
        self.follows = False

    async def ask(self) -> None:
        """Learn which tabs live."""
        names = await self._door.locks()
        if names is not None:
            names = [name.removeprefix(_LOCK) for name in names]
        self._leases.learn(names)

    def is_elsewhere(self, match_id: str) -> bool:
        return self._leases.is_anothers(match_id)

    async def look_round(self) -> None:
        """Before a file is taken in: what was cleared comes back, and who plays is known."""
        await self.ask()
        await self.others_back()

    def is_played(self, match_id: str) -> bool:
        """By another tab, even where the store tells nothing of it; asked of the browser before."""
        living = match_id != self.match_id and self._leases.is_living(match_id)
        return living or self.is_elsewhere(match_id)

    async def others_back(self) -> None:
        """From the second copy, where those that were cleared may be still; not the open one."""
        await recover(self._saves, lambda match_id: match_id == self.match_id)
        self._saves.second.go_on()

    # coming and going

    def enter(self, match_id: str) -> bool:
        """Play a match, unless another tab does; whether this one follows."""
        if match_id != self.match_id:
            self.leave()
        self.match_id = match_id
        self.follows = self.is_elsewhere(match_id) or match_id in self._locked_out
        if not self.follows:
            self._leases.take(match_id, locked=self._leases.is_locked(match_id))
        self._door.spawn(self._lock(match_id))
        return self.follows

    def leave(self) -> None:
        if self.match_id:
            self._leases.drop(self.match_id)
            self._door.release(_LOCK + self.match_id)
            self._door.tell()
        self.match_id = ""

    def take_over(self) -> None:
        """Play the match that was followed."""
        match_id = self.match_id
        self._locked_out.discard(match_id)
        self._leases.take(match_id)
        self._door.tell()
        self._door.spawn(self._take(match_id, steal=True))

    def lost(self, name: str) -> None:
        """Another tab took a lock over."""
        match_id = name.removeprefix(_LOCK)
        self._locked_out.add(match_id)
        self._leases.drop(match_id)
        if match_id == self.match_id:
            self._again(match_id)

    async def _lock(self, match_id: str) -> None:
        """Ask for the lock behind the lease."""
        mine = await self._door.hold(_LOCK + match_id, steal=False)
        if mine is None:
            return
        if not mine:
            self._lock_out(match_id)
        elif match_id != self.match_id:
            self._door.release(_LOCK + match_id)
        elif not self.follows:
            self._leases.take(match_id, locked=True)
        elif self._leases.is_locked(match_id) or match_id in self._locked_out:
            self._locked_out.discard(match_id)
            self._leases.take(match_id, locked=True)
            await self._take(match_id, steal=False)  # from a tab that is no more
        else:
            self._door.release(_LOCK + match_id)

    def _lock_out(self, match_id: str) -> None:
        """Two tabs have opened it at once, and the other was quicker."""
        self._locked_out.add(match_id)
        self._leases.drop(match_id)
        if match_id == self.match_id and not self.follows:
            self._again(match_id)

    async def _take(self, match_id: str, *, steal: bool) -> None:
        if steal:
            await self._claim(match_id)
        await agree(self._saves, match_id)
        if match_id == self.match_id:
            self._again(match_id)
        else:  # somebody has gone elsewhere meanwhile
            self._leases.drop(match_id)
            self._door.release(_LOCK + match_id)

    async def _claim(self, match_id: str) -> None:
        """The lock and the lease; twice where the tab before, which read too early, renews its own."""
        locked = bool(await self._door.hold(_LOCK + match_id, steal=True))
        for _ in range(CLAIMS):
            self._leases.take(match_id, locked=locked)
            await asyncio.sleep(GRACE)
            if self._leases.is_mine(match_id) or match_id in self._locked_out:
                return

    # while it is open

    def check(self, opened: Opened) -> bool:
        """Before a write: whether it had to be put back, for somebody had cleared the store.

        `Elsewhere` where another tab plays it, or has gone on with it.
        """
        match_id = opened.head.match_id
        if self.match_id != match_id or self.is_elsewhere(match_id):
            raise Elsewhere
        cleared = self._saves.is_cleared(match_id) or opened.journal.gone
        if cleared or (self._leases.is_mine(match_id) and not opened.journal.intact):
            self._saves.put_back(opened)
        if not opened.journal.intact:
            raise Elsewhere
        if self._leases.is_mine(match_id):
            self._leases.renew(match_id)
        else:
            self._leases.take(match_id)
        return cleared
