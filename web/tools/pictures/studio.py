"""A browser page on which boards are put up one after the other, with no Python running in it."""

import base64
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from app.view import render
from app.view.scene import Scene
from tools.pictures import gallery
from tools.setup.paths import WEB
from tools.site import style

SIZES = ((360, 640), (560, 480), (768, 1024), (1024, 768), (1440, 900))
FRAME = (560, 480)

PUT_UP = """async ([html, language, theme, framed]) => {
  const {documentElement} = document;
  documentElement.lang = language;
  documentElement.dataset.theme = theme;
  documentElement.toggleAttribute("data-frame", framed);
  document.getElementById("board").innerHTML = html;
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}"""


FLIGHTS = """async (module) => { globalThis.flights = await import(module); }"""

# two tables one after the other, and everything on its way held at a share of the score
FILM = """async ([html, share]) => {
  const board = document.getElementById("board");
  flights.settle();
  flights.before(board, html);
  board.innerHTML = html;
  flights.after(board);
  const all = document.getAnimations().filter((each) => !(each instanceof CSSTransition));
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  for (const each of all) each.pause();
  const last = Math.max(0, ...all.map((each) => each.effect.getComputedTiming().endTime));
  if (share === 1) flights.settle();
  else for (const each of all) each.currentTime = share * last;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return all.length;
}"""


class Studio:
    """The page; `page` is to be looked at."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_content(
            gallery.PAGE.format(
                language="en", theme="light", style=gallery.alone(style.gathered()), board=""
            )
        )
        page.evaluate("document.body.dataset.ready = 'yes'")
        page.evaluate("document.fonts.ready.then(() => true)")

    def size(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def put_up(self, scene: Scene, theme: str = "light") -> None:
        """Show a scene in its own language."""
        framed = self.page.viewport_size == {"width": FRAME[0], "height": FRAME[1]}
        html = render.board(scene)
        self.page.evaluate(PUT_UP, [html, scene.settings.language, theme, framed])

    def film(self, before: Scene, after: Scene, share: float) -> int:
        """Stop the way from one scene to the next where `share` (0 to 1) of it is over.

        How many animations there were.
        """
        self.put_up(before)
        moving: int = self.page.evaluate(FILM, [render.board(after), share])
        return moving


@contextmanager
def studio(browser: Browser, *, moving: bool = False) -> Iterator[Studio]:
    """One on which nothing moves of itself; where `moving`, scores can be filmed."""
    context = browser.new_context(reduced_motion="no-preference" if moving else "reduce")
    made = Studio(context.new_page())
    if moving:
        script = (WEB / "js" / "flights.mjs").read_text("utf-8")
        plan = _address((WEB / "js" / "plan.mjs").read_text("utf-8"))
        made.page.evaluate(FLIGHTS, _address(script.replace("%PLAN%", plan)))
    yield made
    context.close()


def _address(module: str) -> str:
    """One under which the page, which has no server, can import it."""
    return f"data:text/javascript;base64,{base64.b64encode(module.encode()).decode()}"
