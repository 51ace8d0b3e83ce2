"""Two build.py at once in one checkout take turns."""

import contextlib
import importlib.util
from collections.abc import Iterator

from tools.setup.paths import CACHE


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait for the other one (where the system has flock)."""
    CACHE.mkdir(exist_ok=True)
    if importlib.util.find_spec("fcntl") is None:
        yield
        return
    import fcntl

    with (CACHE / "lock").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
