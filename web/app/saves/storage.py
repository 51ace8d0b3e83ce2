"""Where saves are kept: a small store of texts by key."""

from typing import Protocol


class Full(Exception):
    """The store takes no more."""


class Storage(Protocol):
    """Texts by key. `lasting` is False where they are lost when the tab closes."""

    lasting: bool

    def get(self, key: str) -> str | None: ...

    def put(self, key: str, text: str) -> None:
        """Keep `text`, all of it or nothing; `Full` where there is no room."""
        ...

    def drop(self, key: str) -> None: ...

    def keys(self) -> list[str]: ...


class Memory:
    """A store for a browser that refuses its own, and for tests."""

    def __init__(self, room: int | None = None, *, lasting: bool = False) -> None:
        self.lasting = lasting
        self.room = room  # characters, keys included
        self.texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def put(self, key: str, text: str) -> None:
        if self.room is not None and self._used_without(key) + len(key) + len(text) > self.room:
            raise Full
        self.texts[key] = text

    def _used_without(self, key: str) -> int:
        return sum(len(other) + len(text) for other, text in self.texts.items() if other != key)

    def drop(self, key: str) -> None:
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        return list(self.texts)
