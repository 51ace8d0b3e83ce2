"""Debian's packages, where they can be installed: apt is there, and this is root."""

import os
import shutil
import subprocess


def install(*packages: str) -> bool:
    """Whether they are there now."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not is_root or shutil.which("apt-get") is None:
        return False
    print(f"installing {' '.join(packages)} …", flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-q"], ["install", "-q", "-y", *packages]):
        done = subprocess.run(
            ["apt-get", *command], env=env, check=False, stdout=subprocess.DEVNULL
        )
        if done.returncode:
            return False
    return True
