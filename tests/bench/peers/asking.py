"""Runs a module of this folder where OpenSpiel and PettingZoo are installed."""

import json
import os
import subprocess
from typing import Any

from tools.setup import environments
from tools.setup.paths import ENGINE, ROOT


def ask(module: str, key: str, players: int) -> Any:
    """What `python -m tests.bench.peers.<module> KEY PLAYERS` writes, as JSON."""
    command = [
        str(environments.prepare_peers()),
        "-m",
        f"tests.bench.peers.{module}",
        key,
        str(players),
    ]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ENGINE, ROOT)))}
    done = subprocess.run(command, cwd=ROOT, env=env, check=True, stdout=subprocess.PIPE)  # noqa: S603
    return json.loads(done.stdout)
