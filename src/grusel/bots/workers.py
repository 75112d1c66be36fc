"""Apply a function to many items: in this process, in several, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from typing import TypeVar

from grusel.game import Illegal

T = TypeVar("T")
R = TypeVar("R")


def done(work: Callable[[T], R], due: list[T], jobs: int, dask: str = "") -> Iterator[R]:
    """Yield each result as it arrives; raises Illegal if the cluster, or Dask, is missing."""
    return _on_cluster(work, due, dask) if dask else _in_processes(work, due, jobs)


def _in_processes(work: Callable[[T], R], due: list[T], jobs: int) -> Iterator[R]:
    if jobs <= 1:
        yield from map(work, due)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            for finished in as_completed([pool.submit(work, one) for one in due]):
                yield finished.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _on_cluster(work: Callable[[T], R], due: list[T], address: str) -> Iterator[R]:
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise Illegal("arena-no-dask") from None
    try:
        client = distributed.Client(address)
    except (OSError, ValueError):  # no cluster answers, or the address is invalid
        raise Illegal("arena-no-cluster", address=address) from None
    with client:
        for _, result in distributed.as_completed(client.map(work, due, pure=False), with_results=True):
            yield result
