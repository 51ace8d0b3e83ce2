"""Chromium ended in the middle of things, again and again, with a profile that lasts.

All its processes are killed at once (SIGKILL): right after a tap, while a bot thinks, or at any
moment of a match. The page says after every beat what it shows; what the next start finds is held
against that.
"""

import json
import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

from playwright.sync_api import BrowserContext, BrowserType, ConsoleMessage, Page
from playwright.sync_api import Error as Broken

from e2e.playing import ENTRIES, FAST, NEXT, OPEN_CARD, RESULT, SEND, WORD
from tefuda.core.registry import keys
from tools.browsers import chromium

MARK = "TEFUDA_KILLED"  # in the environment of every process of the browser, to know them by
PATIENCE = 60_000  # milliseconds for a start
LONGEST = 6.0  # seconds of play before a kill
PAUSE = 0.05  # seconds at most between what was waited for and the kill
VAIN = 10.0  # seconds after which what does not come is not waited for
LAUNCHES = 3  # of a browser that does not come up

AFTER_A_TAP, WHILE_A_BOT_THINKS, ANY = MOMENTS = ("after a tap", "while a bot thinks", "any moment")

# after every change of the board: what the match is made of, as the page has it
TELL = """addEventListener("DOMContentLoaded", () => {
  const entries = ENTRIES;
  let before = "";
  new MutationObserver(() => {
    if (!location.hash.startsWith("#/match/")) return;
    const now = JSON.stringify(entries());
    if (now !== before) console.log("shows " + location.hash.split("/")[2] + " " + now);
    before = now;
  }).observe(document.getElementById("board"), { childList: true, subtree: true, attributes: true });
})""".replace("ENTRIES", ENTRIES)

THINKS = """() => Boolean(document.querySelector(".panel.thinks"))"""

# one of the things offered is clicked
TAP = f"""(chance) => {{
  if (document.querySelector("{RESULT}")) return "over";
  const send = document.querySelector("{NEXT}, {SEND}");
  const offers = [...document.querySelectorAll("{OPEN_CARD}, {WORD}")];
  const offer = send ?? offers[Math.floor(chance * offers.length)];
  offer?.dispatchEvent(new MouseEvent("click", {{ bubbles: true, cancelable: true }}));
  return send ? "sent" : "";
}}"""


class Kill(NamedTuple):
    """What one kill cost. A beat is a move and all that follows from it by itself."""

    key: str
    moment: str  # one of MOMENTS
    shown: int  # beats shown since the start
    entries: int  # in the last of them
    store_lost: int  # of these the page's own store had not on disk
    lost: int  # and these did not come back
    beats_lost: int


class Shown:
    """What the page has said of one match: its entries after each beat."""

    def __init__(self, key: str) -> None:
        self.key, self.moment, self.match_id = key, ANY, ""
        self.beats: list[list[str]] = []

    def hear(self, message: ConsoleMessage) -> None:
        word, _, rest = message.text.partition(" ")
        if word == "shows":
            match_id, _, entries = rest.partition(" ")
            if match_id != self.match_id:
                self.match_id, self.beats = match_id, []
            self.beats.append(json.loads(entries))


class Victim:
    """A browser that is killed and started again."""

    def __init__(
        self, kind: BrowserType, url: str, profile: Path, seed: int, longest: float = LONGEST
    ) -> None:
        self._kind, self._url, self._profile = kind, url, profile
        self._longest = longest
        self._rng = random.Random(seed)
        self._matches: dict[str, str] = {}  # the one that goes on, by game
        self._mark = uuid4().hex
        self.crashes = 0  # of a page at a start, by itself

    def kills(self, number: int) -> Iterator[Kill]:
        """So many, over all the games in turns; each start shows what the one before cost."""
        shown: Shown | None = None
        for count in range(number + 1):
            with self._browser() as context:
                page, cost = self._start(context, shown)
                if count < number:
                    shown = self._play(page, keys()[count % len(keys())])
            if cost:
                yield cost

    def _start(self, context: BrowserContext, shown: Shown | None) -> tuple[Page, Kill | None]:
        """A page, and what the kill before cost; one that crashes by itself is opened again."""
        for _ in range(LAUNCHES):
            page = context.new_page()
            page.add_init_script(FAST)
            page.add_init_script(TELL)
            try:
                return page, self._judge(page, shown) if shown else None
            except Broken as problem:
                if "crashed" not in str(problem):
                    raise
            self.crashes += 1
            page.close()
        raise AssertionError(f"Page crashed at its start, {LAUNCHES} times in a row")

    # playing

    def _play(self, page: Page, key: str) -> Shown:
        """Until it is killed: by a timer at any moment, or when what was waited for is there."""
        shown, after = Shown(key), self._rng.uniform(0.2, self._longest)
        page.on("console", shown.hear)
        page.goto(f"{self._url}{self._matches.get(key) or self._new(key)}")
        page.locator("#board .zone").first.wait_for(timeout=PATIENCE)
        killer = threading.Timer(after, self.kill)
        wanted = self._rng.choice(MOMENTS)
        if wanted == ANY:
            killer.start()
        try:
            shown.moment = self._taps(page, time.monotonic() + after, wanted)
        except Broken:
            if wanted != ANY:  # only the timer may end it
                raise
        if wanted == ANY:
            killer.join()
        self.kill()
        return shown

    def _new(self, key: str) -> str:
        bots = "".join(f"&seat{seat}=casual" for seat in range(1, 5))
        return f"#/new/{key}?seat0=you{bots}"

    def _taps(self, page: Page, end: float, wanted: str) -> str:
        """Play what is offered until the time is over and the moment there; which one it is."""
        while (done := page.evaluate(TAP, self._rng.random())) != "over":
            late = time.monotonic() - end
            if late > 0 and self._is_there(page, wanted, done):
                time.sleep(self._rng.uniform(0, PAUSE))
                return wanted
            if late > VAIN and wanted != ANY:
                break
            page.wait_for_timeout(20)
        return ANY

    def _is_there(self, page: Page, wanted: str, done: str) -> bool:
        if wanted == WHILE_A_BOT_THINKS:
            return bool(page.evaluate(THINKS))
        return wanted == AFTER_A_TAP and done == "sent"

    # killing, and what is there then

    def kill(self) -> None:
        """Until none of its processes is left."""
        while some := family(self._mark):
            for process in some:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            time.sleep(0.02)

    def _judge(self, page: Page, shown: "Shown") -> Kill:
        last = shown.beats[-1] if shown.beats else []
        address = f"#/match/{shown.match_id}"
        page.goto(f"{self._url}manifest.webmanifest")  # of the same origin; nothing is mended
        stored = page.evaluate(ENTRIES.replace("location.hash", repr(address)))
        page.goto(self._url + address)
        page.locator("body[data-ready=yes]").wait_for(timeout=PATIENCE)
        kept = page.evaluate(ENTRIES)
        over = page.locator(RESULT).count() > 0
        self._matches[shown.key] = "" if over or not kept[0] else address
        return Kill(
            shown.key,
            shown.moment,
            len(shown.beats),
            len(last),
            len(last) - common(last, stored),
            len(last) - common(last, kept),
            sum(kept[: len(beat)] != beat for beat in shown.beats),
        )

    @contextmanager
    def _browser(self) -> Iterator[BrowserContext]:
        context = self._launched()
        try:
            yield context
        finally:
            self.kill()
            with suppress(Broken):
                context.close()

    def _launched(self) -> BrowserContext:
        """One that comes up; under load, or after a kill, it may take more than one trial."""
        for _ in range(LAUNCHES - 1):
            with suppress(Broken):
                return self._launch()
            self.kill()
        return self._launch()

    def _launch(self) -> BrowserContext:
        return self._kind.launch_persistent_context(
            self._profile,
            executable_path=chromium.find(),
            args=chromium.FLAGS,
            locale="en",
            service_workers="block",  # they would fetch everything again and again
            env={**os.environ, MARK: self._mark},
        )


def common(one: list[str], other: list[str]) -> int:
    """How many entries are the same from the start."""
    pairs = zip(one, other, strict=False)
    return next((place for place, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def family(mark: str) -> set[int]:
    """The living processes that carry a mark, and those born of them."""
    parents = dict(processes())
    mine = {process for process in parents if _marked(process, mark)}
    while more := {process for process, parent in parents.items() if parent in mine} - mine:
        mine |= more
    return mine


def processes() -> Iterator[tuple[int, int]]:
    """Every living process and its parent."""
    for folder in Path("/proc").iterdir():
        with suppress(OSError, IndexError):
            if folder.name.isdigit():
                state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
                if state != "Z":
                    yield int(folder.name), int(parent)


def _marked(process: int, mark: str) -> bool:
    with suppress(OSError):
        return f"{MARK}={mark}".encode() in Path(f"/proc/{process}/environ").read_bytes()
    return False
