"""Two at once in one checkout take turns."""

import contextlib
import importlib.util
from collections.abc import Iterator

from tools.setup.paths import CACHE


@contextlib.contextmanager
def one_at_a_time(work: str = "build") -> Iterator[None]:
    """Wait for whoever is at the same work (where the system has flock)."""
    CACHE.mkdir(exist_ok=True)
    if importlib.util.find_spec("fcntl") is None:
        yield
        return
    import fcntl

    with (CACHE / f"{work}.lock").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
