"""A host of our own, whose files a test may change, and which it may stop."""

import re
import threading
from pathlib import Path

from tools.site.serve import Server

NEW_STYLE = "style-00000000.css"


class Host:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server = Server(folder, "/some/where/")
        self.url = self._server.address
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Nobody answers any more; a second time does nothing."""
        self._server.shutdown()
        self._server.server_close()

    def release(self) -> None:
        """A new build, the old one's files gone: its style is another, so are page and list."""
        (old,) = self.folder.glob("style-*.css")
        new = old.with_name(NEW_STYLE)
        old.rename(new)
        self._edit("index.html", (old.name, new.name), (r'(data-build=)"\w+"', r'\1"next"'))
        entry = r'"index.html", "revision": "\w+", "integrity": "[^"]+"'
        changed = (entry, '"index.html", "revision": "next"')  # its checksum is another now
        self._edit("sw.js", (old.name, new.name), (r'(BUILD = )"\w+"', r'\1"next"'), changed)

    def _edit(self, name: str, *changes: tuple[str, str]) -> None:
        file = self.folder / name
        text = file.read_text("utf-8")
        for pattern, new in changes:
            text = re.sub(pattern, new, text)
        file.write_text(text, "utf-8")
