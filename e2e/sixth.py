"""A site with a sixth game in it, from a copy of all that is ours with the game laid over it.

So it is built by the very lines that build the site, none of which knows of it; and `dist/`
stays as it is.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.sixth.place import PLACE
from tools.setup.paths import CACHE, NODE_MODULES, ROOT, VENV
from tools.setup.turns import one_at_a_time

TREE = CACHE / "sixth"
FILES = (".gitignore", "pyproject.toml", "requirements.lock", "README.md", "LICENSE")
FOLDERS = ("engine", "seeds", "web")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "node_modules")


def build() -> Path:
    """The folder of the built site; what its own build remembers is kept."""
    with one_at_a_time("sixth"):
        _lay()
        path = os.pathsep.join([str(TREE / "engine"), str(TREE / "web")])
        env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
        subprocess.run([sys.executable, "-m", "tools", "build"], cwd=TREE, env=env, check=True)
    return TREE / "dist"


def _lay() -> None:
    """The tree anew: ours, and over it what a game is made of."""
    TREE.mkdir(exist_ok=True)
    for name in FILES:
        shutil.copy2(ROOT / name, TREE / name)
    for name in FOLDERS:
        shutil.rmtree(TREE / name, ignore_errors=True)
        shutil.copytree(ROOT / name, TREE / name, ignore=NOT_COPIED)
    for name in ("engine", "seeds"):
        shutil.copytree(PLACE / name, TREE / name, ignore=NOT_COPIED, dirs_exist_ok=True)
    for place, there in ((TREE / ".venv", VENV), (TREE / "web" / "node_modules", NODE_MODULES)):
        place.unlink(missing_ok=True)
        place.symlink_to(there.resolve(), target_is_directory=True)
