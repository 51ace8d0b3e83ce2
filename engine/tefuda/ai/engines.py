"""Where matches of a measurement are played: on this machine's cores, or on a dask cluster."""

import os
from collections.abc import Callable, Iterator
from concurrent import futures
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from typing import NamedTuple

from tefuda.core.terms import BadText


class Where(NamedTuple):
    """How many processes (None: one a core), and the address of a scheduler (None: its own)."""

    jobs: int | None
    scheduler: str | None


def _processes(where: Where) -> futures.Executor:
    if where.scheduler is not None:
        raise BadText("--scheduler is for --engine dask")
    return futures.ProcessPoolExecutor(where.jobs or os.cpu_count())


@contextmanager
def _dask(where: Where) -> Iterator[futures.Executor]:
    """Of a running scheduler, or of a cluster that lives as long as this process."""
    # one thread each: two in a process would take each other's time
    number = {"n_workers": where.jobs or os.cpu_count(), "threads_per_worker": 1}
    own = {} if where.scheduler else {**number, "dashboard_address": None}
    try:
        client = import_module("distributed").Client(where.scheduler, **own)
    except ValueError as error:
        raise BadText(f"no scheduler {where.scheduler!r}: {error}") from error
    with client:
        yield client.get_executor(pure=False)


ENGINES: dict[str, Callable[[Where], AbstractContextManager[futures.Executor]]] = {
    "processes": _processes,
    "dask": _dask,
}
