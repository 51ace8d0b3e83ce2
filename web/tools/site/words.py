"""Compile every gettext catalogue: messages.po → messages.mo beside it."""

import os
from datetime import UTC, datetime
from pathlib import Path

from tools.setup.paths import ENGINE, WEB

CATALOGUES = "locale/*/LC_MESSAGES/messages.po"
LONG_AGO = datetime(1980, 1, 1, tzinfo=UTC)


def catalogues() -> list[Path]:
    tefuda = ENGINE / "tefuda"
    ours = (f"core/kit/{CATALOGUES}", f"games/*/{CATALOGUES}")
    return sorted([*(file for part in ours for file in tefuda.glob(part)), *WEB.glob(CATALOGUES)])


def compile_all() -> None:
    for source in catalogues():
        compiled = source.with_suffix(".mo")
        if compiled.exists() and compiled.stat().st_mtime_ns == source.stat().st_mtime_ns:
            continue
        _compile(source, compiled)


def _compile(source: Path, compiled: Path) -> None:
    # only here, so that a build with nothing to do is quick
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with source.open("rb") as text:
        catalogue = read_po(text, locale=source.parents[1].name)
    catalogue.creation_date = LONG_AGO  # else it is now, and no two builds are alike
    with compiled.open("wb") as out:
        write_mo(out, catalogue)
    stat = source.stat()
    os.utime(compiled, ns=(stat.st_atime_ns, stat.st_mtime_ns))
