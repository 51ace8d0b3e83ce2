"""Pages that go from test to test: a start of Python takes longer than most of what is asked of it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Error, Page, ViewportSize

from e2e.watch import Watch

SIZE: ViewportSize = {"width": 1024, "height": 768}
HOME = "() => { location.hash = '#/'; }"
AT_HOME = "() => document.getElementById('home')?.checkVisibility()"
SETTINGS = "() => localStorage.getItem('tefuda/settings')"


class Living:
    """One page of each kind, for as long as those who sit at it leave it as they found it.

    A kind is a browser's options and what is kept as settings when it opens the site first. What
    was played stays in its store, so that a test of what is stored wants a page of its own.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._pages: dict[str, Page] = {}

    @contextmanager
    def lent(self, watch: Watch, settings: dict[str, Any], **options: Any) -> Iterator[Page]:
        """A page at the lobby, or one that has opened nothing yet; who closes it, keeps it."""
        options = {"locale": "en", "viewport": SIZE, "service_workers": "block"} | options
        kind = json.dumps([settings, options])
        page = self._pages.pop(kind, None) or self._begun(settings, options)
        with watch.watching(page):
            yield page
            stays = self._is_as_it_was(page, settings, options)
        if stays:
            self._pages[kind] = page
        else:
            page.context.close()

    def close(self) -> None:
        for page in self._pages.values():
            page.context.close()

    def _begun(self, settings: dict[str, Any], options: dict[str, Any]) -> Page:
        context = self._browser.new_context(**options)
        context.set_default_timeout(30_000)
        page = context.new_page()
        kept = json.dumps(json.dumps(settings))
        page.add_init_script(f"localStorage['tefuda/settings'] ??= {kept}")
        return page

    def _is_as_it_was(self, page: Page, settings: dict[str, Any], options: dict[str, Any]) -> bool:
        """Bring it home, if that is possible and nothing else has changed."""
        try:
            page.unroute_all()
            page.set_viewport_size(options["viewport"])
            page.emulate_media(reduced_motion=options.get("reduced_motion", "no-preference"))
            page.evaluate(HOME)
            page.wait_for_function(AT_HOME)
            kept = json.loads(page.evaluate(SETTINGS))
        except Error:
            return False
        return kept == settings and len(page.context.pages) == 1
