"""A Ray cluster as a backend, to play on many machines."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Self

from mankai.arena.backends import Outcomes, Work
from mankai.arena.errors import UnreachableCluster, import_extra
from mankai.arena.games import GameResult
from mankai.arena.plan import Job
from mankai.kernel.errors import MankaiError

CONNECT_TIMEOUT = 5.0  # seconds until an address counts as unreachable
MAX_RETRIES = 10  # number of times Ray repeats a job whose machine or process was lost
JOBS_PER_CORE = 2  # running or queued at the cluster, for each of its cores
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",  # no telemetry
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # avoids a warning about devices that we do not use
    "RAY_NUM_REDIS_GET_RETRIES": "2",  # Ray would try for a quarter of an hour if another program listens there
}


class Cluster:
    """A running Ray cluster; all its machines must have the same Mankai installed."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ray: Any = None

    @property
    def name(self) -> str:
        return f"the cluster at {self.address}"

    def __enter__(self) -> Self:
        for name, value in SETTINGS.items():
            os.environ.setdefault(name, value)  # before Ray is imported: it reads them once
        self.ray = import_extra("ray", "cluster")
        if self.address != "auto":
            check_reachable(self.address)
        try:
            with silence_stderr():
                self.ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # Ray has many ways to fail here, and no common class for them
            raise UnreachableCluster(
                f"no cluster at {self.address}: {first_line(error)} (does it run, and is RAY_AUTH_TOKEN the cluster's token?)"
            ) from None
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        self.ray.shutdown()

    def run(self, work: Work, jobs: Iterable[Job]) -> Outcomes:
        ray = self.ray
        remote = ray.remote(num_cpus=1, max_retries=MAX_RETRIES)(work)
        new_jobs = iter(jobs)
        playing: dict[Any, Job] = {}
        try:
            while True:
                free_places = JOBS_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(playing)
                for _ in range(free_places):
                    job = next(new_jobs, None)
                    if job is None:
                        break
                    playing[remote.remote(job)] = job
                if not playing:
                    return
                finished, _ = ray.wait(list(playing), num_returns=1, timeout=1.0)
                for task in finished:
                    outcome = self.outcome(task)
                    yield playing.pop(task), outcome
        finally:
            for task in playing:
                ray.cancel(task, force=True)

    def outcome(self, task: Any) -> list[GameResult]:
        """Return the games of a finished job.  A `MankaiError` of its machine is raised here, others as `UnreachableCluster`."""
        try:
            games: list[GameResult] = self.ray.get(task)
            return games
        except self.ray.exceptions.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, MankaiError):
                raise cause from None
            raise UnreachableCluster(
                f"a machine of the cluster cannot play: {last_line(error)} (the same Mankai must be installed on all)"
            ) from error
        except self.ray.exceptions.RayError as error:
            raise UnreachableCluster(f"the cluster at {self.address} was lost: {first_line(error)}") from error


@contextmanager
def silence_stderr() -> Iterator[None]:
    """Discard standard error inside the context: Ray's compiled part reports each of its tries there."""
    sys.stderr.flush()
    saved_stderr = os.dup(2)
    try:
        with open(os.devnull, "wb") as null_device:
            os.dup2(null_device.fileno(), 2)
        yield
    finally:
        os.dup2(saved_stderr, 2)
        os.close(saved_stderr)


def check_reachable(address: str) -> None:
    """Raise `UnreachableCluster` unless something listens at the address.  Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not host or not port.isdigit():
        raise UnreachableCluster(f"the address of a cluster is HOST:PORT, or auto, not {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_TIMEOUT).close()
    except (OSError, OverflowError) as error:
        raise UnreachableCluster(f"no cluster at {address}: {error}") from None


def first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def last_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[-1]
