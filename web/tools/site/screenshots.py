"""The pictures of tables that are committed: where they stand, and how large they are."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tefuda.core import registry
from tools.setup.paths import ROOT, WEB

MOST = 80_000
"""Bytes of one."""


class Kind(NamedTuple):
    folder: Path
    prefix: str
    size: tuple[int, int]
    scale: float  # device pixels for a pixel of the page
    theme: str

    @property
    def pixels(self) -> str:
        width, height = self.size
        return f"{round(width * self.scale)}x{round(height * self.scale)}"

    def file(self, key: str) -> Path:
        return self.folder / f"{self.prefix}{key}.webp"

    def there(self) -> Iterator[tuple[str, Path]]:
        """Each game that has such a picture, and the picture."""
        files = ((key, self.file(key)) for key in registry.keys())
        return ((key, file) for key, file in files if file.is_file())


README = Kind(ROOT / "docs" / "pictures", "", (1024, 640), 1, "light")
WIDE = Kind(WEB / "static" / "screenshots", "wide-", (1280, 800), 1, "light")
NARROW = Kind(WEB / "static" / "screenshots", "narrow-", (390, 780), 1.5, "dark")
KINDS = (README, WIDE, NARROW)
