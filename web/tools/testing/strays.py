"""The gate for strays: no working notes, and beside code only the kinds of files that belong."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from tools.setup.paths import ROOT

NOTES = {"note", "notes", "todo", "todos", "handover", "progress", "plan"}
WRITTEN = {"", ".txt", ".md"}
# folder → the kinds of files that belong there, in its rooms too
KINDS = {
    "engine": {".py", ".html", ".css", ".svg", ".po", ".mo"},
    "web/app": {".py"},
    "web/tools": {".py", ".json"},
}
# what .gitignore names at the top, where there is no git to ask
MADE = {".git", ".venv", ".build", "dist", "node_modules", "__pycache__"}


def strays(root: Path = ROOT) -> Iterator[str]:
    for name in listed(root):
        path = PurePosixPath(name)
        if path.stem.lower() in NOTES and path.suffix.lower() in WRITTEN:
            yield f"{name}: a working note; what it says belongs into code, tests or docs/"
        for place, kinds in KINDS.items():
            if path.is_relative_to(place) and path.suffix not in kinds:
                yield f"{name}: in {place}/ there is only {', '.join(sorted(kinds))}"


def listed(root: Path) -> list[str]:
    """The files that git keeps or would keep; all but what tools made where there is no git."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(command, cwd=root, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return sorted(walked(root))
    names = done.stdout.decode().split("\0")
    return sorted(name for name in set(names) if name and (root / name).exists())


def walked(root: Path) -> Iterator[str]:
    for place, folders, names in os.walk(root):
        folders[:] = [folder for folder in folders if folder not in MADE]
        yield from (Path(place, name).relative_to(root).as_posix() for name in names)
