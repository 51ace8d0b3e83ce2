"""A match played by Playwright: with clicks, or quick ones."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Frame, Locator, Page, expect

from e2e.playing import OFFERS, Playing

Act = Callable[[Locator], None]


def click(offer: Locator) -> None:
    offer.click()


def click_quickly(offer: Locator) -> None:
    """Without looking whether something lies over it: for matches of thousands of moves."""
    offer.dispatch_event("click")


class Table(Playing):
    def __init__(self, page: Page | Frame, act: Act = click) -> None:
        super().__init__()
        self.page = page
        self._act = act

    def go(self, url: str) -> None:
        self.page.goto(url)

    def wait(self) -> None:
        expect(self.page.locator(OFFERS).first).to_be_visible()

    def offered(self, css: str) -> Sequence[Locator]:
        return self.page.locator(css).all()

    def act(self, offer: Locator) -> None:
        """Do it, and wait until the page has done it: a quick click waits for a frame, any for the disk."""
        self._act(offer)
        self.page.wait_for_function(
            "!('rises' in document.body.dataset || document.body.dataset.waits)"
        )

    def ask(self, script: str) -> object:
        return self.page.evaluate(script)
