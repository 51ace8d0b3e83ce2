"""The bin for saves: what is deleted can be taken out again until it is emptied."""

import re
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from app.saves.journal import drop_all, head_key
from app.saves.storage import Full, Storage

Clock = Callable[[], datetime]
KEPT = timedelta(days=7)
SLIPS = "tefuda/bin/"
_GONE = "forgotten"
"""On the slip of a match that is forgotten here, until the second copy has forgotten it, too."""


class Bin:
    """A store that throws away what lies in its bin when it has no room left.

    `forget` is told of each match that goes for good, and says whether that is all; where not,
    its slip stays until `bury`: else a browser that ends now would have the match back.
    """

    def __init__(
        self, storage: Storage, now: Clock, forget: Callable[[str], bool] = lambda _: True
    ) -> None:
        self._storage, self._forget_elsewhere = storage, forget
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
            self._storage.put(SLIPS + match_id, iso(self._now()))
        except Full:
            self._forget(match_id)

    def restore(self, match_id: str) -> None:
        self._storage.drop(SLIPS + match_id)

    def ids(self) -> list[str]:
        return [match_id for match_id in self._slips() if not self._is_gone(match_id)]

    def gone(self) -> list[str]:
        """Forgotten, and not buried yet."""
        return [match_id for match_id in self._slips() if self._is_gone(match_id)]

    def bury(self, match_id: str) -> None:
        self._storage.drop(SLIPS + match_id)

    def _slips(self) -> list[str]:
        rests = [key[len(SLIPS) :] for key in self._storage.keys() if key.startswith(SLIPS)]
        return [rest for rest in rests if "/" not in rest]  # others are nobody's slips

    def _is_gone(self, match_id: str) -> bool:
        """Nothing else may be left of it: somebody else may have written this."""
        said = self._storage.get(SLIPS + match_id) == _GONE
        return said and self._storage.get(head_key(match_id)) is None

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
            thrown = self._storage.get(SLIPS + match_id) or ""
            if not is_iso(thrown):
                with suppress(Full):
                    self._storage.put(SLIPS + match_id, now)
            elif thrown < latest:
                self._forget(match_id)

    def _forget(self, match_id: str) -> None:
        drop_all(self._storage, match_id)
        self._storage.drop(SLIPS + match_id)
        if not self._forget_elsewhere(match_id):
            with suppress(Full):
                self._storage.put(SLIPS + match_id, _GONE)


def iso(time: datetime) -> str:
    """ISO 8601, UTC, to the second; such texts sort by time."""
    return time.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


_ISO = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)


def is_iso(text: str) -> bool:
    """Whether `iso` may have written it."""
    return bool(_ISO.fullmatch(text))
