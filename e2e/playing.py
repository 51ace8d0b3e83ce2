"""Plays any game on the page by what the page offers, whatever drives the browser."""

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from tefuda.core.chance import Quick
from tefuda.core.registry import find

MOST_SEATS = 5
MOST_ACTS = 4_000  # of a whole match, before it counts as endless

# What may be done now, as CSS selectors; the first that is there is done.
NEXT = "#next"
SEND = "#send, #board [data-do^='word '][aria-pressed='true']"
"""A whole move: what plays it, or the word that was pressed and plays when pressed again."""
RESULT = "#dialog[data-kind=result]"
OPEN_CARD = "#board .card.open:not(.lifted)"
WORD = "#board [data-do^='word ']"
BEGUN = "#drop, #counters, #board .lifted"
OFFERS = f"{RESULT}, {NEXT}, {SEND}, {OPEN_CARD}, {WORD}"

# bots without pauses
SETTINGS = {"pace": "fast", "wait": True}
FAST = f"localStorage['tefuda/settings'] ??= {json.dumps(json.dumps(SETTINGS))}"


def shortest(key: str) -> str:
    """The fewest players, and 1 of whatever an option counts."""
    info = find(key).info
    players = min(info.players)
    ones = [option.name for option in info.options if 1 in option.values(players)]
    return f"&players={players}" + "".join(f"&option.{name}=1" for name in ones)


class Playing(ABC):
    """A match on the page and somebody who plays it."""

    def __init__(self) -> None:
        self.acts = 0
        self.rng = Quick("table")

    @abstractmethod
    def go(self, url: str) -> None:
        """Open an address."""

    @abstractmethod
    def wait(self) -> None:
        """Until there is something to do."""

    @abstractmethod
    def offered(self, css: str) -> Sequence[Any]:
        """The elements that are there."""

    @abstractmethod
    def act(self, offer: Any) -> None:
        """Do what an element offers."""

    @abstractmethod
    def ask(self, script: str) -> Any:
        """What a JavaScript function of no arguments gives."""

    def start(self, url: str, key: str, more: str = "") -> None:
        """Open the page at a new match against quick bots; the same one every time."""
        bots = "".join(f"&seat{seat}=greedy" for seat in range(1, MOST_SEATS))
        seed = "" if "&seed=" in more else "&seed=table"
        self.go(f"{url}#/new/{key}?seat0=you{bots}{seed}{more}")
        self.wait()

    @property
    def over(self) -> bool:
        return bool(self.offered(RESULT))

    def step(self) -> None:
        """One act of those offered."""
        self.wait()
        self.acts += 1
        assert self.acts < MOST_ACTS
        for wanted in (NEXT, SEND, f"{OPEN_CARD}, {WORD}"):
            offers = self.offered(wanted)
            if offers:
                self.act(offers[self.rng.below(len(offers))])
                return

    def play(self, acts: int = MOST_ACTS) -> None:
        """So many acts, or to the end."""
        for _ in range(acts):
            self.wait()
            if self.over:
                return
            self.step()

    def finish_turn(self) -> None:
        """Until nothing is lifted or half said; that much a reload forgets."""
        while self.offered(BEGUN):
            self.wait()
            self.step()

    def look(self) -> str:
        """What is seen while nothing moves, less what is only said once."""
        self.wait()
        return str(self.ask(SEEN))

    def history(self) -> list[str]:
        """Every entry of the match's save, without its checksum."""
        return [str(line) for line in self.ask(ENTRIES)]


# less who thinks: where all act at once a bot may still be at it
SEEN = """() => [...document.querySelectorAll("#board .zone, #board .panel, #board .facts")]
  .map((one) => one.dataset.zone + ": "
    + [...one.querySelectorAll(".name .unseen")]
      .reduce((text, {innerText}) => text.replace(innerText, ""), one.innerText).replace(/\\s+/g, " ")
    + [...one.querySelectorAll(".card")].map((card) => card.getAttribute("aria-label")).join(", "))
  .join("\\n")"""

ENTRIES = """() => {
  const start = `tefuda/match/${location.hash.split("/")[2]}/`;
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
  const number = (key) => Number(key.slice(start.length));
  return keys.sort((a, b) => number(a) - number(b)).map((key) => localStorage[key]).join("")
    .trim().split("\\n").map((line) => line.slice(9));
}"""
