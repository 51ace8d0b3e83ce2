"""The archives Python is made of: its standard library, the engine's wheel, the page's own."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import NamedTuple

import jinja2
import markupsafe
import segno

from tools.python import node
from tools.python.modules import modules
from tools.setup.paths import ENGINE, ROOT, WEB
from tools.setup.steps import files_in, remembered

LONG_AGO = (1980, 1, 1, 0, 0, 0)
PAGE = "page.zip"
LIBRARY = Path(__file__).with_name("library.py")
# what of the page goes into the archive, laid out as it is in web/
OF_THE_PAGE = {"app": "*.py", "templates": "*", "locale": "*.mo"}
# of segno: its command line, and what makes contacts and the like
NOT_USED = {"segno/cli.py", "segno/helpers.py"}
NOT_PYTHON = {".pyc", ".pyi", ".so", ".pyd", ".c", ".typed"}


def wheel() -> Path:
    """tefuda-<version>-py3-none-any.whl, built from engine/."""
    inputs = [ROOT / "pyproject.toml", ENGINE / "tefuda"]
    folder = remembered("wheel", inputs, _build_wheel)
    return next(folder.glob("*.whl"))


def _build_wheel(folder: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    env = {**os.environ, "SOURCE_DATE_EPOCH": "315532800"}
    done = subprocess.run(command, cwd=ROOT, env=env, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"build.py: the wheel could not be built:\n{done.stdout}{done.stderr}")


def page() -> Path:
    """page.zip: web/app, its templates and words, and Jinja2, MarkupSafe and segno in pure Python."""
    parts = [WEB / name for name in OF_THE_PAGE if (WEB / name).is_dir()]
    inputs = [*parts, Path(__file__), ROOT / "requirements.lock"]
    return remembered("page", inputs, _build_page) / PAGE


def _build_page(folder: Path) -> None:
    with zipfile.ZipFile(folder / PAGE, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, pattern in OF_THE_PAGE.items():
            for file in files_in(WEB / name, pattern):
                _put(archive, file.relative_to(WEB).as_posix(), file.read_bytes())
        for library in (jinja2, markupsafe, segno):
            _put_library(archive, Path(next(iter(library.__path__))))


class Compiled(NamedTuple):
    """What the page fetches: all of it compiled by the Python that will run it."""

    stdlib: Path
    engine: Path
    page: Path


def compiled() -> Compiled:
    inputs: list[str | Path] = [
        *modules(),
        LIBRARY,
        WEB / "js" / "library.mjs",
        WEB / "package-lock.json",
    ]
    folder = remembered("compiled", [*inputs, wheel(), page()], _compile)
    return Compiled(*(folder / name for name in ("python_stdlib.zip", "tefuda.pack", "page.pack")))


def _compile(folder: Path) -> None:
    node.run("library.mjs", folder, LIBRARY, modules(), wheel(), page())


def _put_library(archive: zipfile.ZipFile, folder: Path) -> None:
    for file in files_in(folder):
        name = file.relative_to(folder.parent).as_posix()
        if file.suffix not in NOT_PYTHON and name not in NOT_USED:
            _put(archive, name, file.read_bytes())


def _put(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    entry = zipfile.ZipInfo(name, LONG_AGO)
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, content)
