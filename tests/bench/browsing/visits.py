"""Visits to a host in Chromium, over a line and with a processor of a given speed."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
)

PATIENCE = 180_000  # milliseconds

PLAIN = "() => document.querySelector('[data-state=ready]') && performance.now()"
# the first cards are dealt and it is one's own turn
TABLE = """() => [...document.querySelectorAll("#board .card.open:not(.lifted), #board [data-do^='word ']")]
  .some((one) => one.checkVisibility()) && performance.now()"""
HOW = "performance.getEntriesByName('tefuda:started').at(0)?.detail"
ALL_IS_KEPT = "#kept [data-when=ready]"

# every bot moves at once, so that only starting is measured
SETTINGS = """localStorage["tefuda/settings"] ??= JSON.stringify({pace: "fast", wait: true})"""


class Line(NamedTuple):
    """The way to the host: kilobytes a second and milliseconds there and back; 0 is no limit."""

    speed: float = 0
    latency: float = 0
    slower: float = 1
    """How many times slower the processor is."""


@contextmanager
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """Somebody who has never been here."""
    context = browser.new_context(locale="en")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SETTINGS)
    yield context
    context.close()


def visit(context: BrowserContext, address: str, until: str, line: Line) -> tuple[Page, float]:
    """The page, and milliseconds from navigation until something is true."""
    page = context.new_page()
    slow_down(context.new_cdp_session(page), line)
    page.goto(address, wait_until="commit")
    return page, float(page.wait_for_function(until).json_value())


def slow_down(session: CDPSession, line: Line) -> None:
    session.send("Emulation.setCPUThrottlingRate", {"rate": line.slower})
    if line.speed:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", conditions(line))


def conditions(line: Line) -> dict[str, Any]:
    speed = line.speed * 1000
    return {
        "offline": False,
        "latency": line.latency,
        "downloadThroughput": speed,
        "uploadThroughput": speed,
    }


def slow_down_service_workers(browser: Browser, line: Line) -> None:
    """A page's emulation does not reach what a service worker fetches for it."""
    session = browser.new_browser_cdp_session()
    for target in session.send("Target.getTargets")["targetInfos"]:
        if target["type"] == "service_worker":
            asked = {"targetId": target["targetId"], "flatten": False}
            inside = session.send("Target.attachToTarget", asked)["sessionId"]
            command = {
                "id": 1,
                "method": "Network.emulateNetworkConditions",
                "params": conditions(line),
            }
            message = {"sessionId": inside, "message": json.dumps(command)}
            session.send("Target.sendMessageToTarget", message)
