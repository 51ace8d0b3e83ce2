"""Plays any game by what is announced, what a key answers, and what things are called."""

import json
import re
from collections import Counter
from contextlib import suppress
from functools import partial

from playwright.sync_api import Error, Locator, Page

from e2e.table import Table

OFFER = "You may choose: "
NOTHING = "It is not for you to act now."

# every line of the live region, as it comes; `stirs` waits for the next that nobody asked for, or
# for the focus to go on
LISTEN = """window.heard = [];
{
  const asked = (line) => ASKED.some((start) => line.startsWith(start));
  let stirred = false;
  let wake = () => {};
  const stir = () => ((stirred = true), wake());
  new MutationObserver((all) => all.filter(({target}) => target.id === "live").forEach(({addedNodes}) => {
    const lines = [...addedNodes].map(({textContent}) => textContent);
    window.heard.push(...lines);
    if (!lines.every(asked)) stir();
  })).observe(document, {childList: true, subtree: true});
  addEventListener("focusin", stir);
  window.stirs = async (ms) => {
    if (!stirred) await new Promise((done) => ((wake = done), setTimeout(done, ms)));
    stirred = false;
  };
}""".replace("ASKED", json.dumps([OFFER, NOTHING]))

ANSWERED = """(starts) => document.querySelector("[role=dialog]")
  || heard.some((line) => starts.some((start) => line.startsWith(start)))"""
ONWARD = re.compile(r"^(Go on|Result)$")
# asked before what a reader of the screen does, which takes longer
RESTS = """(name) => [...document.querySelectorAll("[role=dialog], button")].some((each) =>
  each.checkVisibility() && (each.role === "dialog" || new RegExp(name).test(each.innerText.trim())))"""
MOST_STIRS = 600  # before the bots count as stuck
PATIENCE = 1_000  # milliseconds without a stir, before one asks again
MOST_CHOSEN = 30  # times that one thing is chosen before it counts as one that nothing comes of


class Ears(Table):
    """Somebody at a keyboard who sees nothing."""

    page: Page

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.heard: list[str] = []
        self._names: list[str] = []  # of what may be chosen
        self._before: list[str] = []  # the same before the last choice
        self._begun = ""  # what was chosen last and, if it is offered again, may be confirmed
        self._chosen = Counter[str]()  # how often, since anything happened
        page.add_init_script(LISTEN)

    def go(self, url: str) -> None:
        super().go(url)
        self.page.wait_for_function("() => document.body.dataset.ready")

    def listen(self) -> list[str]:
        """What was said since it was last asked."""
        new = [str(line) for line in self.page.evaluate("() => window.heard.splice(0)")]
        self.heard += new
        if not all(line.startswith((OFFER, NOTHING)) for line in new):
            self._begun = ""
            self._chosen.clear()
        return new

    def wait(self) -> None:
        """Until there is something to do; asked again whenever something was said."""
        for _ in range(MOST_STIRS):
            self._names = [] if self._rests() else self.offers()
            if self._names or self._rests():
                return
            self.page.evaluate("(ms) => stirs(ms)", PATIENCE)
        raise AssertionError("nobody acts")

    def _rests(self) -> bool:
        """There is a dialog, or a button that goes on."""
        return bool(self.page.evaluate(RESTS, ONWARD.pattern))

    @property
    def over(self) -> bool:
        return not self._names and bool(self.dialog.count())

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def onward(self) -> Locator:
        return self.page.get_by_role("button", name=ONWARD)

    def offers(self) -> list[str]:
        """What A answers: the names of what may be chosen; it is mute while a dialog is open."""
        self.listen()
        self.page.keyboard.press("a")
        self.page.wait_for_function(ANSWERED, arg=[OFFER, NOTHING])
        answers = [line for line in self.listen() if line.startswith(OFFER)]
        return answers[-1].removeprefix(OFFER).split("; ") if answers else []

    def step(self) -> None:
        """Choose among what is offered, and confirm it where that is asked."""
        self.acts += 1
        if not self._names:
            with suppress(Error):  # it may go on by itself
                self.onward.press("Enter", timeout=2000)
            return
        name = self._choice()
        self._begun = "" if name == self._begun else name
        self._chosen[name] += 1
        assert self._chosen[name] < MOST_CHOSEN, f"nothing comes of {name}"
        self._before = self._names
        self._press(name)

    def _choice(self) -> str:
        """What the last choice brought, or it again; else what was chosen least."""
        names, begun = self._names, self._begun in self._names
        if begun and (new := [name for name in names if name not in self._before]):
            return self._any([*new, self._begun])
        if begun and self._stays_pressed(self._begun):
            return self._begun
        least = min(self._chosen[name] for name in names)
        return self._any([name for name in names if self._chosen[name] == least])

    def _any(self, names: list[str]) -> str:
        return names[self.rng.below(len(names))]

    def _stays_pressed(self, word: str) -> bool:
        """A word of the move: pressed again it is played."""
        asks = self.page.get_by_role("region", name="Your move")
        return bool(asks.get_by_role("button", name=called(word), pressed=True).count())

    def _press(self, name: str) -> None:
        """Of twins one that is not pressed yet."""
        buttons = partial(self.page.get_by_role, "button", name=called(name), disabled=False)
        fresh = buttons(pressed=False)
        (fresh if fresh.count() else buttons()).first.press("Enter")

    def log(self) -> list[str]:
        """What the page says happened, in order."""
        self.page.keyboard.press("Escape")
        self.page.get_by_role("button", name="Menu").press("Enter")
        self.page.get_by_role("button", name="What happened").press("Enter")
        lines = self.page.get_by_role("dialog").get_by_role("listitem").all_inner_texts()
        return lines[::-1]


def called(name: str) -> re.Pattern[str]:
    """What else is to be said of a thing may follow its name, but no colon: "TRIO: free" is no card."""
    return re.compile(rf"^{re.escape(name)}(?![\w:])")


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
