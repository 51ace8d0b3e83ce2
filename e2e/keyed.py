"""Plays any game with the keyboard alone, from where the focus is."""

from playwright.sync_api import Page, expect

from e2e.playing import NEXT, OPEN_CARD, RESULT, SEND, WORD
from e2e.table import Table

LOST = 5  # steps at random, before one tabs on
MINDS_CHANGED = 4  # every so many times a whole move is not played at once
FARTHEST = 150  # steps, before nothing that may be chosen counts as in reach
STEPS = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Tab")
HERE = f"{NEXT}, {SEND}, {OPEN_CARD}, {WORD}"
SEEDED = "(css) => { document.querySelector(css).hash += '&seed=table'; }"
FOCUS_IN = "(css) => Boolean(document.activeElement?.closest(css))"


class Keyboard(Table):
    """Somebody without mouse or finger; the focus must have come to where the next act is."""

    page: Page

    def wait(self) -> None:
        self.page.wait_for_function(FOCUS_IN, arg=f"{HERE}, {RESULT}, #board .lifted")
        super().wait()

    def step(self) -> None:
        self.acts += 1
        keys = self.page.keyboard
        if not self._in(f"{NEXT}, {SEND}"):
            made = self.page.locator(SEND).count() and self.rng.below(MINDS_CHANGED)
            self._walk(self.rng.below(4), SEND if made else HERE)
        keys.press("Enter")

    def _walk(self, least: int, wanted: str) -> None:
        """At least so many steps, and on to something that is wanted."""
        for number in range(FARTHEST):
            if number >= least and self._in(wanted):
                return
            step = STEPS[self.rng.below(len(STEPS))] if number < LOST else "Tab"
            self.page.keyboard.press(step)
        raise AssertionError("no key leads to what may be chosen")

    def _in(self, css: str) -> bool:
        return bool(self.page.evaluate(FOCUS_IN, css))

    def take_seat(self, url: str, key: str) -> None:
        """From the lobby to a new match, by Tab and Enter; the same match every time."""
        self.page.goto(url)
        expect(self.page.locator("#home")).to_be_visible()
        self.page.evaluate(SEEDED, f"[data-play={key}]")
        for _ in range(40):
            self.page.keyboard.press("Tab")
            if self._in(f"[data-play={key}]"):
                break
        self.page.keyboard.press("Enter")
        self.wait()
