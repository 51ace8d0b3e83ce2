"""A host with or without compression, which counts what it sends.

Everything is compressed beforehand, so that the server's own work is never measured.
"""

import json
import os
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any, cast

from tools.setup.environments import venv_program
from tools.setup.paths import DIST, NODE_MODULES
from tools.setup.steps import remembered
from tools.site.serve import Handler, Server

SCRIPT = Path(__file__).with_name("compress.mjs")
# what hosts compress: text and WebAssembly, never archives
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".wasm", ".webmanifest"}


class Sender(Handler):
    """Sends the gzipped twin of a file where host and browser have agreed on it."""

    def send_head(self) -> Any:
        host = cast("Host", self.server)
        asked = self.path.split("?", maxsplit=1)[0].removeprefix(host.prefix) or "index.html"
        self.name, self.twin = asked, ""
        if host.gzip and Path(asked).suffix in COMPRESSED:
            self.twin = f"{asked}.gzip"
            self.path = f"{host.prefix}.twins/{self.twin}"
        return super().send_head()

    def send_response(self, code: int, message: str | None = None) -> None:
        if code == HTTPStatus.OK:
            cast("Host", self.server).given.append(self.name)
        super().send_response(code, message)

    def guess_type(self, path: Any) -> str:
        return super().guess_type(str(path).removesuffix(".gzip") if self.twin else path)

    def end_headers(self) -> None:
        if self.twin:
            self.send_header("Content-Encoding", "gzip")
            self.twin = ""
        super().end_headers()


class Host(Server):
    """`given` lists the files sent since somebody last cleared it; not those found unchanged."""

    def __init__(self, folder: Path, *, gzip: bool) -> None:
        super().__init__(folder)
        self.RequestHandlerClass = Sender
        self.gzip = gzip
        self.given: list[str] = []

    def sent(self, encoding: str) -> int:
        """Bytes of all that was sent, had it gone out in this encoding (or in none)."""
        return sum(self._size(name, encoding) for name in self.given)

    def _size(self, name: str, encoding: str) -> int:
        twin = self.folder / ".twins" / f"{name}.{encoding}"
        file = twin if encoding and twin.is_file() else self.folder / name
        return file.stat().st_size if file.is_file() else 0


@contextmanager
def serving(folder: Path, *, gzip: bool) -> Iterator[Host]:
    with Host(folder, gzip=gzip) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


@contextmanager
def site(pages: dict[str, str]) -> Iterator[Path]:
    """dist/ with these pages beside it, Pyodide's own library in its place, and all the twins."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for entry in DIST.iterdir():
            if entry.name != "vendor":
                (folder / entry.name).symlink_to(entry)
        _vendor(folder / "vendor")
        for page, text in pages.items():
            (folder / page).write_text(text)
        (folder / ".twins").symlink_to(_twins(folder))
        yield folder


def _vendor(folder: Path) -> None:
    whole = NODE_MODULES / "pyodide" / "python_stdlib.zip"
    for library in (DIST / "vendor").iterdir():
        (folder / library.name).mkdir(parents=True)
        for entry in library.iterdir():
            (folder / library.name / entry.name).symlink_to(entry)
        if library.name.startswith("pyodide-"):
            (folder / library.name / whole.name).symlink_to(whole)


def _twins(folder: Path) -> Path:
    files = (
        Path(place, name) for place, _, names in os.walk(folder, followlinks=True) for name in names
    )
    names = sorted(str(file.relative_to(folder)) for file in files if file.suffix in COMPRESSED)

    def make(target: Path) -> None:
        command = [venv_program("node"), SCRIPT, folder, target]
        subprocess.run(  # noqa: S603 - a script of ours
            [*map(str, command)], input=json.dumps(names), text=True, check=True
        )

    content = [part for name in names for part in (name, (folder / name).read_bytes())]
    return remembered("twins", [*content, SCRIPT], make)
