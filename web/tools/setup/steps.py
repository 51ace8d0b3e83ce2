"""Do a piece of work only when what it depends on has changed."""

import hashlib
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

from tools.setup.paths import CACHE, ROOT
from tools.setup.turns import one_at_a_time


def digest_of(parts: Iterable[bytes | str | Path]) -> str:
    """One hash over texts, files (name and content) and folders (every file in them)."""
    whole = hashlib.sha256()
    for part in parts:
        for chunk in _chunks(part):
            whole.update(len(chunk).to_bytes(8, "big") + chunk)
    return whole.hexdigest()


def _chunks(part: bytes | str | Path) -> Iterable[bytes]:
    if isinstance(part, bytes):
        yield part
    elif isinstance(part, str):
        yield part.encode()
    else:
        for file in files_in(part) if part.is_dir() else [part]:
            yield str(file.relative_to(ROOT) if ROOT in file.parents else file.name).encode()
            yield file.read_bytes()


def files_in(folder: Path, pattern: str = "*") -> list[Path]:
    """Every file under a folder that a person wrote or a build made for keeps, in order."""
    return [
        file
        for file in sorted(folder.rglob(pattern))
        if file.is_file() and "__pycache__" not in file.parts and not file.name.startswith(".")
    ]


def remembered(
    name: str, inputs: Iterable[bytes | str | Path], make: Callable[[Path], None]
) -> Path:
    """The folder .build/<name>, filled by `make` when the inputs are not those of last time."""
    folder, stamp = CACHE / name, CACHE / f"{name}.stamp"
    wanted = digest_of(inputs)
    with one_at_a_time(name):
        if folder.is_dir() and stamp.exists() and stamp.read_text() == wanted:
            return folder
        stamp.unlink(missing_ok=True)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        make(folder)
        stamp.write_text(wanted)
    return folder
