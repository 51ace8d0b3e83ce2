"""Renderers that end by themselves: what fails beside one says so, and is asked again.

Playwright tells of a page's renderer, and not of one that draws a frame: the browser tells of all.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser


class RendererCrashedError(Exception):
    """Its text is what `tools.testing.suites.CRASHES` looks for."""


class Crashes:
    """The targets that ended since `begin`."""

    def __init__(self) -> None:
        self.ended: list[str] = []

    def watch(self, browser: Browser) -> None:
        told = browser.new_browser_cdp_session()
        told.on("Target.targetCrashed", lambda event: self.ended.append(event["status"]))
        told.send("Target.setDiscoverTargets", {"discover": True})

    def begin(self) -> None:
        self.ended.clear()

    @contextmanager
    def named(self) -> Iterator[None]:
        """A failure in here has the crash for its reason, where there was one."""
        try:
            yield
        except Exception as problem:
            if not self.ended:
                raise
            raise RendererCrashedError(f"Target crashed: {', '.join(self.ended)}") from problem


CRASHES = Crashes()
