"""The build's own JavaScript, run by the Node of .venv."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools.setup.environments import venv_program
from tools.setup.paths import NODE_MODULES, WEB

PYODIDE = NODE_MODULES / "pyodide"


class Failed(Exception):
    """What the script complained of."""


def run(script: str, *arguments: str | Path | Sequence[str]) -> None:
    """web/js/<script>, told where Pyodide is and then this; a list is given as JSON."""
    read = [a if isinstance(a, str | Path) else json.dumps(list(a)) for a in arguments]
    command = [venv_program("node"), WEB / "js" / script, PYODIDE, *read]
    done = subprocess.run([*map(str, command)], check=False, capture_output=True, text=True)
    if done.returncode:
        raise Failed(done.stderr)
