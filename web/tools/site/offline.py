"""The service worker: Workbox's scripts, ours, and the list of every file a page may need."""

import base64
import json
from collections.abc import Iterable

from tools.setup.paths import NODE_MODULES, WEB
from tools.site.assets import Assets, File

NAME = "sw.js"
SOURCE = WEB / "js" / "offline" / NAME
# each wants those before it
WORKBOX = ("core", "routing", "strategies", "precaching")
# read by people, or needed only where a browser refuses to keep anything
NOT_KEPT = ("LICENSE", "fake-indexeddb", "screenshots/")
PAGES = (".html", ".webmanifest")


def add_service_worker(assets: Assets, build: str) -> None:
    """Publish it; call this last, when every other file is known."""
    entries = [entry(file) for file in kept(assets.files())]
    own = SOURCE.read_text("utf-8").replace("%BUILD%", build)
    own = own.replace("self.__WB_MANIFEST", json.dumps(entries))
    assets.add(NAME, "\n".join([*map(workbox, WORKBOX), own]), hashed=False)


def workbox(name: str) -> str:
    """One of Workbox's ready-made scripts, without the address of its source map."""
    (script,) = (NODE_MODULES / f"workbox-{name}" / "build").glob("*.prod.js")
    return script.read_text("utf-8").partition("//# sourceMappingURL")[0]


def kept(files: Iterable[File]) -> list[File]:
    """Pages last: what they name is there before them."""
    wanted = [file for file in files if not any(part in file.name for part in NOT_KEPT)]
    return sorted(wanted, key=lambda file: (file.name.endswith(PAGES), file.name))


def entry(file: File) -> dict[str, str | None]:
    """As Workbox wants it; what may change under its name has a revision."""
    checked = base64.b64encode(bytes.fromhex(file.sha256)).decode()
    revision = None if file.lasting else file.sha256[:16]
    return {"url": file.name, "revision": revision, "integrity": f"sha256-{checked}"}
