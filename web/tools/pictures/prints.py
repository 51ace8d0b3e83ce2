"""What a picture comes to when it is seen from afar: the mean colours of a few large cells.

Another machine's letters and edges hardly change them; a card that moved, a part that is missing or
another colour does. So small prints can be kept where pictures could not.
"""

import base64
import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

COLUMNS, ROWS = 12, 9
FAR = 14
"""Of 255, in one of three colours: a cell that differs by more looks otherwise."""
FEW = 2
"""Cells that may, where a line of words breaks elsewhere."""
VERY_FAR = 40
"""A cell that no line of words changes by so much."""
ALL_OVER = 4
"""The mean of all cells: a cloth of another dye changes each a little."""

MEANS = """async ([picture, columns, rows]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
  const {width, height} = image;
  const pen = new OffscreenCanvas(width, height).getContext("2d", {willReadFrequently: true});
  pen.drawImage(image, 0, 0);
  const {data} = pen.getImageData(0, 0, width, height);
  const sums = new Float64Array(columns * rows * 4);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y * rows / height) * columns;
    for (let x = 0; x < width; x++, at += 4) {
      const cell = 4 * (row + Math.floor(x * columns / width));
      sums[cell] += data[at]; sums[cell + 1] += data[at + 1];
      sums[cell + 2] += data[at + 2]; sums[cell + 3] += 1;
    }
  }
  return [...sums].map((sum, at) => Math.round(sum / sums[at - at % 4 + 3])).filter((_, at) => at % 4 < 3);
}"""


class Change(NamedTuple):
    """Cells of a screen that look otherwise; None for all of one that is new or gone."""

    name: str
    cells: tuple[int, ...] | None


def develop(page: Page, picture: bytes) -> str:
    """The print of a PNG, as text; `page` is any page to reckon in."""
    encoded = base64.b64encode(picture).decode()
    means: list[int] = page.evaluate(MEANS, [encoded, COLUMNS, ROWS])
    return base64.b64encode(bytes(means)).decode()


def colours(kept: str) -> list[tuple[int, int, int]]:
    """Of every cell, row by row."""
    means = base64.b64decode(kept)
    return [(means[at], means[at + 1], means[at + 2]) for at in range(0, len(means), 3)]


def cells_that_differ(old: str, new: str) -> tuple[int, ...]:
    """Their numbers; none where it looks alike."""
    far = [
        max(abs(a - b) for a, b in zip(one, other, strict=True))
        for one, other in zip(colours(old), colours(new), strict=True)
    ]
    cells = tuple(number for number, by in enumerate(far) if by > FAR)
    if sum(far) > ALL_OVER * len(far):
        return tuple(range(len(far)))
    return cells if len(cells) > FEW or max(far) > VERY_FAR else ()


def changes(old: Mapping[str, str], new: Mapping[str, str]) -> list[Change]:
    """What looks otherwise, by the names of the screens."""
    gone = [Change(name, None) for name in sorted({*old} ^ {*new})]
    both = [(name, cells_that_differ(old[name], new[name])) for name in new if name in old]
    return [*gone, *(Change(name, cells) for name, cells in both if cells)]


def read(file: Path) -> dict[str, str]:
    kept: dict[str, str] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return kept


def write(file: Path, prints: Mapping[str, str]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(prints, indent=0, sort_keys=True) + "\n", "utf-8")
