"""Starts the page. Imported by the document and by nothing else."""

import asyncio
from datetime import UTC, datetime

from app.dom import Browser
from app.page import Page


async def start() -> None:
    browser = Browser()
    await browser.load()
    Page(browser, lambda: datetime.now(UTC)).start()
    browser.mark("ready", "yes")


STARTED = asyncio.ensure_future(start())  # kept, or it could be thrown away half done
