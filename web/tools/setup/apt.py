"""Debian's packages, where they can be installed: apt is there, and this is root."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence

PATIENCE = 900
"""Seconds another package manager may take: a new machine often brings itself up to date."""

PAUSE = 3
"""Seconds before apt is asked again, where it does not wait itself: for the lock of its lists."""

BUSY = "Could not get lock "
APT = ("apt-get", "-q", "-o", f"DPkg::Lock::Timeout={PATIENCE}")


def install(*packages: str) -> bool:
    """Whether they are there now."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not is_root or shutil.which("apt-get") is None:
        return False
    print(f"installing {' '.join(packages)} …", flush=True)
    return all(map(succeeds, ([*APT, "update"], [*APT, "install", "-y", *packages])))


def succeeds(command: Sequence[str]) -> bool:
    """Whether it does, once nobody else holds a lock."""
    end, told = time.monotonic() + PATIENCE, set[str]()
    code, lines = attempt(command, told)
    while code and any(BUSY in line for line in lines) and time.monotonic() < end:
        time.sleep(PAUSE)
        code, lines = attempt(command, told)
    if code:
        sys.stderr.writelines(line for line in lines if line.startswith("E: "))
    return code == 0


def attempt(command: Sequence[str], told: set[str]) -> tuple[int, list[str]]:
    """Its status, and what it said."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    with subprocess.Popen(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as running:
        lines = [heard(line, told) for line in running.stdout or ()]
    return running.returncode, lines


def heard(line: str, told: set[str]) -> str:
    """The same line; what is waited for is told, once."""
    lock = line.partition(BUSY)[2].strip(" .\n")
    if lock and lock not in told:
        told.add(lock)
        print(f"waiting for another package manager to end: {lock}", flush=True)
    return line
