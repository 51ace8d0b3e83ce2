"""Plays any game by what is announced, what a key answers, and what things are called."""

import re

from playwright.sync_api import Locator, Page

from e2e.table import Table

# every line of the live region, as it comes
LISTEN = """window.heard = [];
new MutationObserver((all) => all.filter(({target}) => target.id === "live").forEach(({addedNodes}) =>
  window.heard.push(...[...addedNodes].map(({textContent}) => textContent))))
  .observe(document, {childList: true, subtree: true});"""

OFFER = "You may choose: "
NOTHING = "It is not for you to act now."
ONWARD = re.compile(r"^(Go on|Result)$")
MOST_QUESTIONS = 600  # a tenth of a second each, before the bots count as stuck


class Ears(Table):
    """Somebody at a keyboard who sees nothing."""

    page: Page

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.heard: list[str] = []
        self._begun = ""  # what was chosen and, if it is offered again, wants to be confirmed
        page.add_init_script(LISTEN)

    def listen(self) -> list[str]:
        """What was said since it was last asked."""
        new = [str(line) for line in self.page.evaluate("() => window.heard.splice(0)")]
        self.heard += new
        return new

    def wait(self) -> None:
        """Until there is something to do; a question every tenth of a second."""
        self.page.wait_for_function("() => document.body.dataset.ready")
        for _ in range(MOST_QUESTIONS):
            if self.over or self.onward.count() or self.offers():
                return
            self.page.wait_for_timeout(100)
        raise AssertionError("nobody acts")

    @property
    def over(self) -> bool:
        return bool(self.page.get_by_role("dialog").count())

    @property
    def onward(self) -> Locator:
        return self.page.get_by_role("button", name=ONWARD)

    def offers(self) -> list[str]:
        """What A answers: the names of what may be chosen."""
        self.listen()
        self.page.keyboard.press("a")
        self.page.wait_for_function(
            "(starts) => heard.some((line) => starts.some((start) => line.startsWith(start)))",
            arg=[OFFER, NOTHING],
        )
        answer = [line for line in self.listen() if line.startswith((OFFER, NOTHING))][-1]
        return answer.removeprefix(OFFER).split("; ") if answer.startswith(OFFER) else []

    def step(self) -> None:
        """Choose among what is offered, and confirm it where that is asked."""
        self.acts += 1
        if self.onward.count():
            self.onward.press("Enter")
            return
        names = self.offers()
        again = self._begun in names
        name = self._begun if again else names[self.rng.below(len(names))]
        self._begun = "" if again else name
        words = re.compile(rf"^{re.escape(name)}(?!\w)")  # and what else is to be said of it
        called = self.page.get_by_role("button", name=words, disabled=False)
        called.first.press("Enter")

    def log(self) -> list[str]:
        """What the page says happened, in order."""
        self.page.keyboard.press("Escape")
        self.page.get_by_role("button", name="Menu").press("Enter")
        self.page.get_by_role("button", name="What happened").press("Enter")
        lines = self.page.get_by_role("dialog").get_by_role("listitem").all_inner_texts()
        return lines[::-1]


def in_order(wanted: list[str], heard: list[str]) -> list[str]:
    """Those of `wanted` that were not heard, or out of their order."""
    rest, missed = iter(heard), list[str]()
    for line in wanted:
        left = list(rest)
        place = next((n for n, other in enumerate(left) if other == line), None)
        if place is None:
            missed.append(line)
        rest = iter(left if place is None else left[place + 1 :])
    return missed
