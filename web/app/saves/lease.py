"""Who plays a match that is open in several tabs: one holds its lease, the others follow.

"tefuda/lease/ID" holds the tab's name, the time in seconds, and "lock" where a lock of the browser
stands behind it: then it lasts as long as that, else as long as it is renewed.
"""

import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

from app.saves.bin import Clock
from app.saves.journal import lease_key
from app.saves.storage import Full, Storage
from tefuda.core.foreign import whole

RENEWED = 2
"""Seconds after which a lease is written again."""

LAPSE = 10
"""Seconds after which one that was not is nobody's."""

FAR = 10**12  # seconds
_LOCK = "lock"


class Lease(NamedTuple):
    tab: str
    time: int  # seconds
    locked: bool


class Leases:
    """The leases of one tab, and those of others as it reads them."""

    def __init__(self, storage: Storage, now: Clock) -> None:
        self._storage, self._now = storage, now
        self._tab = secrets.token_hex(4)
        self._living: frozenset[str] | None = None
        self._asked = 0

    def learn(self, locked: Iterable[str] | None) -> None:
        """Of which matches the browser holds a lock now: other such leases are a dead tab's."""
        self._living = None if locked is None else frozenset(locked)
        self._asked = self._seconds()

    def is_living(self, match_id: str) -> bool:
        """Whether the browser held a lock of it when it was asked, be it another's or one's own."""
        return self._living is not None and match_id in self._living

    def take(self, match_id: str, *, locked: bool = False) -> None:
        """Whoever had it hears of it. Where it finds no room the others do not know."""
        text = f"{self._tab} {self._seconds()}{f' {_LOCK}' if locked else ''}"
        with suppress(Full):
            self._storage.put(lease_key(match_id), text)

    def renew(self, match_id: str) -> None:
        """Say that one is still here, where nothing else tells."""
        lease = self._read(match_id)
        if lease and not lease.locked and abs(self._seconds() - lease.time) >= RENEWED:
            self.take(match_id)

    def drop(self, match_id: str) -> None:
        if self.is_mine(match_id):
            self._storage.drop(lease_key(match_id))

    def is_mine(self, match_id: str) -> bool:
        lease = self._read(match_id)
        return lease is not None and lease.tab == self._tab

    def is_anothers(self, match_id: str) -> bool:
        """Another tab plays it, as far as the store tells."""
        lease = self._read(match_id)
        if lease is None or lease.tab == self._tab:
            return False
        if lease.locked:
            return self._living is None or match_id in self._living or lease.time >= self._asked
        return abs(self._seconds() - lease.time) < LAPSE

    def is_locked(self, match_id: str) -> bool:
        lease = self._read(match_id)
        return lease is not None and lease.locked

    def _read(self, match_id: str) -> Lease | None:
        words = (self._storage.get(lease_key(match_id)) or "").split(" ")
        if len(words) not in (2, 3) or words[2:] not in ([], [_LOCK]):
            return None
        time = whole(words[1], FAR)
        return None if time is None else Lease(words[0], time, len(words) > 2)

    def _seconds(self) -> int:
        return int(self._now().timestamp())
