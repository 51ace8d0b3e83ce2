"""Plays any game on the page by what the page offers: clicks, keys, and what is seen."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tefuda.core.chance import Quick

MOST_SEATS = 5
MOST_ACTS = 4_000  # of a whole match, before it counts as endless

# What may be done now, as CSS selectors; the first that is there is done.
NEXT = "#next"
SEND = "#send"
RESULT = "#dialog.result"
OPEN_CARD = "#board .card.open:not(.lifted)"
WORD = "#board [data-do^='word ']"
OFFERS = f"{RESULT}, {NEXT}, {SEND}, {OPEN_CARD}, {WORD}"

Act = Callable[[Locator], None]


def click(offer: Locator) -> None:
    offer.click()


def click_quickly(offer: Locator) -> None:
    """Without looking whether something lies over it: for matches of thousands of moves."""
    offer.dispatch_event("click")


def press_enter(offer: Locator) -> None:
    offer.focus()
    offer.press("Enter")


class Table:
    """A match on the page and somebody who plays it."""

    def __init__(self, page: Page, act: Act = click) -> None:
        self.page = page
        self.act = act
        self.acts = 0
        self.rng = Quick("table")

    def start(self, url: str, key: str, more: str = "") -> None:
        """Open the page at a new match against quick bots."""
        bots = "".join(f"&seat{seat}=greedy" for seat in range(1, MOST_SEATS))
        self.page.goto(f"{url}#/new/{key}?seat0=you{bots}{more}")
        self.wait()

    def wait(self) -> None:
        """Until there is something to do."""
        expect(self.page.locator(OFFERS).first).to_be_visible()

    @property
    def over(self) -> bool:
        return self.page.locator(RESULT).is_visible()

    def step(self) -> None:
        """One act of those offered."""
        self.wait()
        self.acts += 1
        assert self.acts < MOST_ACTS
        for wanted in (NEXT, SEND, f"{OPEN_CARD}, {WORD}"):
            offers = self.page.locator(wanted)
            number = offers.count()
            if number:
                self.act(offers.nth(self.rng.below(number)))
                return

    def play(self, acts: int = MOST_ACTS) -> None:
        """So many acts, or to the end."""
        for _ in range(acts):
            self.wait()
            if self.over:
                return
            self.step()

    def look(self) -> str:
        """What is seen while nothing moves, less what is only said once."""
        self.wait()
        return str(self.page.evaluate(SEEN))

    def history(self) -> list[str]:
        """Every entry of the match's save, without its checksum."""
        return [str(line) for line in self.page.evaluate(ENTRIES)]


SEEN = """() => [...document.querySelectorAll("#board .zone, #board .panel, #board .facts")]
  .map((one) => one.dataset.zone + ": " + one.innerText + " "
    + [...one.querySelectorAll(".card")].map((card) => card.getAttribute("aria-label")).join(", "))
  .join("\\n")"""

ENTRIES = """() => {
  const start = `tefuda/match/${location.hash.split("/")[2]}/`;
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
  const number = (key) => Number(key.slice(start.length));
  return keys.sort((a, b) => number(a) - number(b)).map((key) => localStorage[key]).join("")
    .trim().split("\\n").map((line) => line.slice(9));
}"""
