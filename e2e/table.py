"""A match played by Playwright: with clicks, or quick ones."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Frame, Locator, Page

from e2e.playing import OFFERS, Playing

# asked of the page itself: a locator that searches takes longer than all the rest of an act
SEEN_FIRST = "(css) => document.querySelector(css)?.checkVisibility({visibilityProperty: true})"
HELD_NO_MORE = "() => !document.querySelector('#held')"
NUMBER = "(css) => document.querySelectorAll(css).length"

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
        """A move that waits for the coach is still on the buttons."""
        self.page.wait_for_function(HELD_NO_MORE)
        self.page.wait_for_function(SEEN_FIRST, arg=OFFERS)

    def offered(self, css: str) -> Sequence[Locator]:
        every = self.page.locator(css)
        return [every.nth(place) for place in range(self.page.evaluate(NUMBER, css))]

    def act(self, offer: Locator) -> None:
        """Do it, and wait until the page has done it: a quick click waits for a frame, any for the disk."""
        self._act(offer)
        self.page.wait_for_function(
            "!('rises' in document.body.dataset || document.body.dataset.waits)"
        )

    def ask(self, script: str) -> object:
        return self.page.evaluate(script)
