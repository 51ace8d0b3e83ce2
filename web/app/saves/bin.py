"""The bin for saves: what is deleted can be taken out again until it is emptied."""

import re
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from app.saves.journal import drop_all
from app.saves.storage import Full, Storage

Clock = Callable[[], datetime]
KEPT = timedelta(days=7)
_START = "tefuda/bin/"


class Bin:
    """A store that throws away what lies in its bin when it has no room left."""

    def __init__(
        self, storage: Storage, now: Clock, forgotten: Callable[[str], None] = lambda _: None
    ) -> None:
        self._storage, self._forgotten = storage, forgotten
        self._now = now
        self.lasting = storage.lasting

    def get(self, key: str) -> str | None:
        return self._storage.get(key)

    def put(self, key: str, text: str) -> None:
        try:
            self._storage.put(key, text)
        except Full:
            if not self.empty():
                raise
            self._storage.put(key, text)

    def drop(self, key: str) -> None:
        self._storage.drop(key)

    def keys(self) -> list[str]:
        return self._storage.keys()

    def throw(self, match_id: str) -> None:
        """Put a save into the bin. Where there is no room for the slip, it is gone at once."""
        try:
            self._storage.put(_START + match_id, iso(self._now()))
        except Full:
            self._forget(match_id)

    def restore(self, match_id: str) -> None:
        self._storage.drop(_START + match_id)

    def ids(self) -> list[str]:
        rests = [key[len(_START) :] for key in self._storage.keys() if key.startswith(_START)]
        return [rest for rest in rests if "/" not in rest]  # others are nobody's slips

    def empty(self) -> int:
        """Forget all that is in the bin; how many saves that were."""
        gone = self.ids()
        for match_id in gone:
            self._forget(match_id)
        return len(gone)

    def tidy(self) -> None:
        """Forget what has been in the bin for a week; where nobody can tell, that begins now."""
        now, latest = iso(self._now()), iso(self._now() - KEPT)
        for match_id in self.ids():
            thrown = self._storage.get(_START + match_id) or ""
            if not is_iso(thrown):
                with suppress(Full):
                    self._storage.put(_START + match_id, now)
            elif thrown < latest:
                self._forget(match_id)

    def _forget(self, match_id: str) -> None:
        drop_all(self._storage, match_id)
        self._storage.drop(_START + match_id)
        self._forgotten(match_id)


def iso(time: datetime) -> str:
    """ISO 8601, UTC, to the second; such texts sort by time."""
    return time.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


_ISO = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)


def is_iso(text: str) -> bool:
    """Whether `iso` may have written it."""
    return bool(_ISO.fullmatch(text))
