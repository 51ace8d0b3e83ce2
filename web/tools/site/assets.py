"""The files of the site and their public names: the one place that knows both.

Everything but the pages and what stands in a folder of its own version gets a hash of its
content into its name, so that a name never means two things and a cache may keep it for ever.
`assets.json` lists every file with its hash and size: what a service worker has to fetch.
"""

import hashlib
import json
import os
import shutil
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from tools.setup.steps import files_in

MANIFEST = "assets.json"
VERSIONED = "vendor/"


class File(NamedTuple):
    name: str  # its public path
    sha256: str
    size: int  # bytes
    lasting: bool  # its name never means anything else


class Assets:
    def __init__(self) -> None:
        self._content: dict[str, bytes] = {}
        self._names: dict[str, str] = {}
        self._lasting: set[str] = set()

    def add(self, name: str, content: bytes | str, *, hashed: bool = True) -> str:
        """Publish under a name with a hash in it (or as it is); gives the public path."""
        content = content.encode() if isinstance(content, str) else content
        public = hashed_name(name, content) if hashed else name
        self._content[public] = content
        self._names[name] = public
        if hashed or name.startswith(VERSIONED):
            self._lasting.add(public)
        return public

    def add_folder(self, folder: Path, under: str, pattern: str = "*") -> None:
        for file in files_in(folder, pattern):
            name = PurePosixPath(under, file.relative_to(folder).as_posix())
            self.add(str(name), file.read_bytes(), hashed=False)

    def __call__(self, name: str) -> str:
        """The public path of an asset, as templates ask for it: {{ asset("style.css") }}."""
        if name not in self._names:
            known = ", ".join(sorted(n for n in self._names if not n.startswith("vendor/")))
            raise LookupError(f"no asset called {name!r}; there are: {known}")
        return self._names[name]

    def write(self, folder: Path) -> None:
        """Make the folder hold exactly these files; files that are right are not touched."""
        files = {**self._content, MANIFEST: self._manifest().encode()}
        for stale in set(_present(folder)) - set(files):
            (folder / stale).unlink()
        for name, content in files.items():
            _write_if_changed(folder / name, content)
        _drop_empty_folders(folder)

    def files(self) -> list[File]:
        """Everything published so far, in name order."""
        return [
            File(name, hashlib.sha256(content).hexdigest(), len(content), name in self._lasting)
            for name, content in sorted(self._content.items())
        ]

    def digest(self, *more: str) -> str:
        """Twelve digits for all of it, and for texts that are not published yet."""
        whole = [*(file.name + file.sha256 for file in self.files()), *more]
        return hashlib.sha256("\n".join(whole).encode()).hexdigest()[:12]

    def _manifest(self) -> str:
        rows = [{"url": f.name, "sha256": f.sha256, "bytes": f.size} for f in self.files()]
        return json.dumps(rows, indent=1) + "\n"


def hashed_name(name: str, content: bytes) -> str:
    """style.css → style-1a2b3c4d.css"""
    short = hashlib.sha256(content).hexdigest()[:8]
    path = PurePosixPath(name)
    return str(path.with_name(f"{path.stem}-{short}{path.suffix}"))


def _present(folder: Path) -> list[str]:
    return [f.relative_to(folder).as_posix() for f in folder.rglob("*") if f.is_file()]


def _write_if_changed(path: Path, content: bytes) -> None:
    if path.is_file() and path.stat().st_size == len(content) and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_bytes(content)
    fresh.replace(path)


def _drop_empty_folders(folder: Path) -> None:
    for place, _, _ in os.walk(folder, topdown=False):
        if not os.listdir(place):  # noqa: PTH208 - beside os.walk
            shutil.rmtree(place)
