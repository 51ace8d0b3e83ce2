"""Everything a page did that no page of ours may do."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page

from e2e.crashes import CRASHES


class Watch:
    """Everything a page did that no page of ours may do."""

    def __init__(self, host: str) -> None:
        self._host = host
        self.wrong: list[str] = []
        self._late: list[str] = []
        self._events: dict[Any, Callable[[Any], None]] = {
            "console": self._console,
            "pageerror": lambda error: self.wrong.append(f"uncaught: {error}"),
            "request": lambda request: self._request(request.url),
            "response": lambda answer: self._status(answer.status, answer.url),
        }

    def attach(self, page: Page) -> None:
        for event, heard in self._events.items():
            page.on(event, heard)

    @contextmanager
    def watching(self, page: Page) -> Iterator[None]:
        """Watch a page for a while that lives longer."""
        self.attach(page)
        yield
        for event, heard in self._events.items():
            page.remove_listener(event, heard)
        self.check()

    def expect(self, part: str) -> None:
        """Forgive what a test provoked: every fault so far that contains this text."""
        self.wrong = [fault for fault in self.wrong if part not in fault]

    def expect_late(self, part: str) -> None:
        """Forgive it to the end of the test as well: what the browser tells in its own time."""
        self._late.append(part)

    def check(self) -> None:
        """Fail where there is anything; what a page leaves half done that crashed bars no second try."""
        for part in self._late:
            self.expect(part)
        assert CRASHES.ended or not self.wrong, "\n".join(self.wrong)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.wrong.append(f"console: {message.text}")

    def _request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in {"http", "https", "ws", "wss"} and parts.netloc != self._host:
            self.wrong.append(f"request to another host: {url}")

    def _status(self, status: int, url: str) -> None:
        if status >= 400:
            self.wrong.append(f"HTTP {status}: {url}")
