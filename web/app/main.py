"""Starts the page. Imported by the document and by nothing else."""

from datetime import UTC, datetime

from app.browser.dom import Browser
from app.page.page import Page


async def start(browser: Browser) -> None:
    await browser.load()
    page = Page(browser, lambda: datetime.now(UTC))
    await page.recover()
    page.start()
    browser.mark("ready", "yes")


here = Browser()
here.spawn(start(here))
