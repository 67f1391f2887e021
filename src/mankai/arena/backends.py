"""Backends that play jobs: in this process, or in a pool of processes.  `cluster` plays on many machines."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Protocol, Self

from mankai.arena.errors import BadPlan, LostJob
from mankai.arena.games import GameResult
from mankai.arena.plan import Job
from mankai.compat import gc_settings

Work = Callable[[Job], list[GameResult]]
Outcomes = Generator[tuple[Job, list[GameResult]], None, None]
MAX_TRIES = 3  # number of times a job is started whose process is lost


class Backend(Protocol):
    """A context manager that plays jobs.  It is entered before anything is written, and raises if it cannot play."""

    @property
    def name(self) -> str:
        """The name of the place where it plays, for people."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None: ...

    def run(self, work: Work, jobs: Iterable[Job]) -> Outcomes:
        """Yield every job with its games as soon as it is done, in any order; only a few jobs are taken ahead of time.

        The job of a lost worker is played again.  Closing the generator stops the playing.
        """
        ...


class Serial:
    """A backend that plays one job after another in this process."""

    name = "this process"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        pass

    def run(self, work: Work, jobs: Iterable[Job]) -> Outcomes:
        for job in jobs:
            yield job, work(job)


class Worker:
    """A process of a pool, its jobs, and the pipe to it."""

    def __init__(self, work: Work) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, worker_pipe = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(worker_pipe, work), daemon=True)
        self.jobs: deque[Job] = deque()  # the first is being played, the others wait at the worker
        with BlockedInterrupts():
            self.process.start()
        worker_pipe.close()

    def send_job(self, job: Job) -> None:
        self.jobs.append(job)
        with suppress(OSError):  # the worker is lost: `Pool.run` notices it, and `jobs` still has the job
            self.pipe.send(job)

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


class BlockedInterrupts:
    """A context in which interrupts wait.  Processes started in it inherit the blocked signal; the main process stops them."""

    def __enter__(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            self.previous_mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_SETMASK, self.previous_mask)


def serve(pipe: Connection, work: Work) -> None:
    """Play jobs from the pipe in a worker process, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc_settings.tune_gc()
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            outcome: list[GameResult] | Exception = work(job)
        except Exception as error:
            outcome = error
        try:
            pipe.send(outcome)
        except OSError:
            return


class Pool:
    """A backend with several processes of this machine, each a fresh interpreter."""

    def __init__(self, workers: int | None = None) -> None:
        self.count = (os.cpu_count() or 1) if workers is None else workers
        if self.count < 1:
            raise BadPlan(f"at least 1 process must play, not {self.count}")
        self.workers: list[Worker] = []

    @property
    def name(self) -> str:
        return f"{self.count} process{'es' if self.count > 1 else ''} of this machine"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        for worker in self.workers:
            worker.stop()
        self.workers = []

    def run(self, work: Work, jobs: Iterable[Job]) -> Outcomes:
        new_jobs, retries = iter(jobs), deque[Job]()
        losses_by_job: dict[str, int] = {}
        try:
            while True:
                self.assign_jobs(work, new_jobs, retries)
                if not self.workers:
                    return
                for ready in wait([worker.pipe for worker in self.workers]):
                    worker = next(candidate for candidate in self.workers if candidate.pipe is ready)
                    try:
                        outcome = worker.pipe.recv()
                    except (EOFError, OSError):
                        self.replace_lost_worker(worker, retries, losses_by_job)
                        continue
                    if isinstance(outcome, Exception):
                        raise outcome
                    yield worker.jobs.popleft(), outcome
        finally:
            self.__exit__(None, None, None)

    def assign_jobs(self, work: Work, new_jobs: Iterator[Job], retries: deque[Job]) -> None:
        """Give every worker one job to play and one in reserve; workers without any are stopped."""
        for wanted_jobs in (1, 2):
            while True:
                idle = next((worker for worker in self.workers if len(worker.jobs) < wanted_jobs), None)
                if idle is None and (wanted_jobs == 2 or len(self.workers) == self.count):
                    break
                job = retries.popleft() if retries else next(new_jobs, None)
                if job is None:
                    break
                if idle is None:
                    idle = Worker(work)
                    self.workers.append(idle)
                idle.send_job(job)
        for worker in [worker for worker in self.workers if not worker.jobs]:
            worker.stop()
            self.workers.remove(worker)

    def replace_lost_worker(self, worker: Worker, retries: deque[Job], losses_by_job: dict[str, int]) -> None:
        """Remove a lost worker and queue its jobs again; raises `LostJob` if the same job has ended `MAX_TRIES` workers."""
        worker.stop()
        self.workers.remove(worker)
        current = worker.jobs[0]
        losses_by_job[current.id] = losses_by_job.get(current.id, 0) + 1
        if losses_by_job[current.id] >= MAX_TRIES:
            raise LostJob(f"the process that played {current.id!r} ended {MAX_TRIES} times without a result; giving up")
        retries.extend(worker.jobs)
