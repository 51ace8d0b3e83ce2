"""Make .venv and web/node_modules from the two lock files."""

import contextlib
import hashlib
import importlib.util
import os
import subprocess
import sys
import venv
from pathlib import Path

from tools.setup import apt
from tools.setup.missing import Missing
from tools.setup.paths import CACHE, NODE_MODULES, ROOT, VENV, WEB
from tools.setup.turns import one_at_a_time

LOCK = ROOT / "requirements.lock"
PEERS_LOCK = ROOT / "peers.lock"
PEERS = CACHE / "peers"
NPM_LOCK = WEB / "package-lock.json"


def prepare() -> Path:
    """The Python of an up-to-date .venv, with web/node_modules beside it."""
    with one_at_a_time():
        _python_packages(VENV, LOCK)
        _node_packages()
    return venv_program("python")


def prepare_peers() -> Path:
    """The Python of an environment with OpenSpiel, PettingZoo and dask in it."""
    with one_at_a_time("peers"):
        _python_packages(PEERS, PEERS_LOCK)
    return venv_program("python", PEERS)


def hand_over(python: Path, argv: list[str]) -> int:
    """Let the Python of .venv go on; where the system can, in this very process."""
    command = [str(python), "-m", "tools", *argv]
    path = os.pathsep.join([str(ROOT / "engine"), str(WEB)])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    if os.name == "posix":
        os.execve(python, command, env)
    with contextlib.suppress(KeyboardInterrupt):
        return subprocess.run(command, env=env, check=False).returncode
    return 130


def venv_program(name: str, folder: Path | None = None) -> Path:
    return (folder or VENV) / ("Scripts" if os.name == "nt" else "bin") / name


def digest(*parts: str | bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(part if isinstance(part, bytes) else part.encode())
        whole.update(b"\0")
    return whole.hexdigest()


def _python_packages(folder: Path, lock: Path) -> None:
    stamp = folder / "stamp"
    wanted = digest(lock.read_bytes(), sys.version, str(folder))
    if stamp.exists() and stamp.read_text() == wanted:
        return
    if folder.is_symlink():
        raise Missing(
            f"{folder.name} is a link, and making it anew would empty the folder it leads to; "
            f"remove the link, and build.py makes a {folder.name} of this checkout's own."
        )
    if importlib.util.find_spec("ensurepip") is None and not apt.install("python3-venv"):
        raise Missing(
            "this Python has no ensurepip, so no virtual environment can be made; "
            "install it (Debian: apt install python3-venv)."
        )
    print(f"making {folder.name} …", flush=True)
    venv.create(folder, clear=True, with_pip=True, symlinks=os.name == "posix")
    _run(
        venv_program("python", folder),
        ["-m", "pip", "install", "-qq", "--require-hashes", "--no-deps", "-r", str(lock)],
        f"the Python packages of {lock.name} could not be installed "
        "(is there a network, and a package index?).",
    )
    stamp.write_text(wanted)


def _node_packages() -> None:
    stamp = NODE_MODULES / ".stamp"
    wanted = digest(NPM_LOCK.read_bytes())
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("fetching the page's packages …", flush=True)
    npm_install(WEB)
    stamp.write_text(wanted)


def npm_install(folder: Path) -> None:
    """node_modules beside a folder's package-lock.json, just as that says."""
    _run(
        venv_program("npm"),
        ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"],
        f"the packages of {NPM_LOCK.name} in {folder.name}/ could not be installed "
        "(is there a network, and an npm registry?).",
        cwd=folder,
    )


def _run(program: Path, arguments: list[str], sorry: str, cwd: Path = ROOT) -> None:
    # npm, from .venv, looks for node on the PATH
    path = f"{venv_program('python').parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path}
    try:
        subprocess.run([program, *arguments], cwd=cwd, env=env, check=True, stdout=sys.stderr)
    except (subprocess.CalledProcessError, FileNotFoundError) as problem:
        raise Missing(sorry) from problem
