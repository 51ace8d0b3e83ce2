"""How much of each table's middle is used: cards, places, pieces, figures and text, over the cloth.

What counts is the union of their boxes, at every position that `build.py screens` draws of each
number of players. A pattern, a shadow, scenery, an empty frame and a line are nothing; a card, a line of
text, a filled shape of a drawing, and paper with something on it (up to 12 % of the cloth) are.
MIDDLE_BEFORE=/path/of/an/older/checkout puts its tables beside; it needs `tools.pictures.positions`.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tools.bench import Measured
from tools.browsers import chromium
from tools.setup.paths import ROOT

SIZES = ((1024, 768), (360, 640))
BEFORE = os.environ.get("MIDDLE_BEFORE", "")
BOARDS = Path(__file__).parent / "drawn" / "boards.py"

Board = tuple[str, int, str, str]  # game, players, position, HTML

# per cent of the cloth
USED = """(html) => {
  document.getElementById("board").innerHTML = html;
  const cloth = document.querySelector(".cloth").getBoundingClientRect();
  const [wide, high] = [Math.round(cloth.width), Math.round(cloth.height)];
  const used = new Uint8Array(wide * high);
  const cover = ({left, top, right, bottom}) => {
    const [x, end] = [Math.max(0, Math.round(left - cloth.left)), Math.min(wide, Math.round(right - cloth.left))];
    for (let y = Math.max(0, Math.round(top - cloth.top)); y < Math.min(high, bottom - cloth.top); y++)
      if (end > x) used.fill(1, y * wide + x, y * wide + end);
  };
  const SEEN = {visibilityProperty: true, opacityProperty: true};
  const cut = (part) => getComputedStyle(part).clipPath === "inset(50%)" || (part.parentElement && cut(part.parentElement));
  const seen = (part) => part.checkVisibility(SEEN) && !part.closest(".unseen") && !cut(part);
  const solid = (colour) => !/^rgba\\(.*, 0(\\.[0-4]\\d*)?\\)$|transparent/.test(colour);
  const small = ({width, height}) => width * height < 0.12 * cloth.width * cloth.height;
  for (const root of document.querySelectorAll(".others, .centre, .mat")) {
    for (const card of root.querySelectorAll(".card:not(.empty, .tiny)")) if (seen(card)) cover(card.getBoundingClientRect());
    for (const shape of root.querySelectorAll("svg :is(path, rect, circle, ellipse, polygon, text)"))
      if (!shape.closest(".card, defs, .scenery") && !/^(none|url)/.test(getComputedStyle(shape).fill) && seen(shape)) cover(shape.getBoundingClientRect());
    for (const paper of root.querySelectorAll("*:not(svg *)"))
      if (solid(getComputedStyle(paper).backgroundColor) && paper.textContent.trim() && small(paper.getBoundingClientRect()) && seen(paper))
        cover(paper.getBoundingClientRect());
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), range = document.createRange();
    while (texts.nextNode()) {
      const part = texts.currentNode.parentElement;
      if (!texts.currentNode.data.trim() || part.closest("svg") || !seen(part)) continue;
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) cover(line);
    }
  }
  return 100 * used.reduce((sum, one) => sum + one) / used.length;
}"""


def run() -> Iterator[Measured]:
    before = dict(_all(Path(BEFORE).resolve())) if BEFORE else {}
    for name, figures in _all(ROOT):
        if name in before:
            yield f"{name}, before", before[name], "%", ""
        yield name, figures, "%", f"{name}, before" if name in before else ""


def _all(tree: Path) -> Iterator[tuple[str, list[float]]]:
    shell, *boards = _drawn(tree)
    with chromium.running() as browser:
        page = browser.new_page(reduced_motion="reduce")
        page.set_content(shell)
        page.evaluate("document.fonts.ready.then(() => true)")
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            yield from _tables(page, boards, f"{size[0]} × {size[1]}")


def _tables(page: Page, boards: list[Board], size: str) -> Iterator[tuple[str, list[float]]]:
    for (key, players), some in groupby(boards, key=lambda board: board[:2]):
        used = [page.evaluate(USED, html) for *_, html in some]
        yield f"{key}, {players} players, {size}", used


def _drawn(tree: Path) -> list[Any]:
    """The page, and the boards of a checkout."""
    paths = os.pathsep.join(str(tree / part) for part in ("engine", "web"))
    command = [sys.executable, str(BOARDS)]
    told = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run(command, env=told, cwd=tree, check=True, stdout=subprocess.PIPE)  # noqa: S603
    return [json.loads(line) for line in done.stdout.decode().splitlines()]
