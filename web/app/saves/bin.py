"""The bin for saves: what is deleted can be taken out again until it is emptied."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

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
        return [key[len(_START) :] for key in self._storage.keys() if key.startswith(_START)]

    def empty(self) -> int:
        """Forget all that is in the bin; how many saves that were."""
        gone = self.ids()
        for match_id in gone:
            self._forget(match_id)
        return len(gone)

    def tidy(self) -> None:
        """Forget what has been in the bin for a week."""
        latest = iso(self._now() - KEPT)
        for match_id in self.ids():
            if (self._storage.get(_START + match_id) or "") < latest:
                self._forget(match_id)

    def _forget(self, match_id: str) -> None:
        for key in self._storage.keys():
            if match_id in key.split("/"):
                self._storage.drop(key)
        self._forgotten(match_id)


def iso(time: datetime) -> str:
    """ISO 8601, UTC, to the second; such texts sort by time."""
    return time.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
