"""A memory snapshot of Python with the engine and the page's modules already imported.

The interface is private to Pyodide; where the snapshot cannot be made the site starts plainly.
"""

import sys
from pathlib import Path

from tools.python import archives, node
from tools.python.modules import modules
from tools.setup.paths import WEB
from tools.setup.steps import remembered

SCRIPT = "snapshot.mjs"
NAME = "python.snapshot"


def snapshot() -> Path | None:
    inputs: list[str | Path] = [*archives.compiled(), *modules(), WEB / "package-lock.json"]
    try:
        return remembered("snapshot", [*inputs, WEB / "js" / SCRIPT], _make) / NAME
    except node.Failed as reason:
        print(f"no memory snapshot, the site will start plainly:\n{reason}", file=sys.stderr)
        return None


def _make(folder: Path) -> None:
    stdlib, *others = archives.compiled()
    node.run(SCRIPT, folder / NAME, stdlib, modules(), *others)
