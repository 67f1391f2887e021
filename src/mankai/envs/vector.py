"""Vector environments: many games of one kind stepped together, with observations, masks and results in reused arrays.

After the step that ends a game, its rewards are in the arrays, and the observation is the first decision of the next game.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from operator import index
from types import TracebackType
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from mankai.compat import gc_settings
from mankai.envs.arrays import Mask, Numbers, Observations, array_over
from mankai.kernel.batch import MAX_DECISIONS, GameBatch
from mankai.kernel.errors import IllegalOption, MankaiError
from mankai.kernel.rules import Rules
from mankai.packs import registry

SetUps = Sequence[dict[str, Any]]


class BadEnvironment(MankaiError, ValueError):
    """Bad arguments or a bad order of calls of a vector environment."""


def check_int(name: str, value: object, least: int) -> int:
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{name}: a whole number, not {type(value).__name__}")
    number = index(value)
    if number < least:
        raise BadEnvironment(f"{name}: a whole number from {least} on, not {number}")
    return number


class Arrays:
    """The arrays of a vector environment.  Each step overwrites them; copy what you keep."""

    def __init__(self, rules: Rules, observations: Numbers, masks: Mask, rest: list[npt.NDArray[Any]]) -> None:
        self.observations = observations  # by game: the observation of the seat that decides
        self.masks = masks  # by game: the mask of the options
        self.rewards, self.terminated, self.truncated, self.seats, self.lengths = rest
        self.pieces = Observations(rules).split(observations)  # views of the observations by part


class VectorEnv:
    """A batch of games in this process."""

    def __init__(
        self,
        game: str,
        count: int,
        setups: SetUps = ({},),
        seed: int = 0,
        max_decisions: int = MAX_DECISIONS,
        first_game: int = 0,
    ) -> None:
        self.rules = registry.game(game)
        self.count = check_int("count", count, 1)
        self.observer = Observations(self.rules)
        if not setups:
            raise BadEnvironment("setups: at least one")
        max_decisions, first_game = check_int("max_decisions", max_decisions, 1), check_int("first_game", first_game, 0)
        self.games = GameBatch(
            self.observer.observer, self.count, list(setups), check_int("seed", seed, 0), max_decisions, first_game
        )
        self.arrays = Arrays(
            self.rules,
            array_over(self.games.buffer.cells, np.int16).reshape(self.count, self.observer.width),
            array_over(self.games.masks, np.int8).reshape(self.count, self.rules.size),
            [
                array_over(self.games.rewards, np.float64).reshape(self.count, self.rules.seats),
                array_over(self.games.terminated, np.bool_),
                array_over(self.games.truncated, np.bool_),
                array_over(self.games.to_play, np.int64),
                array_over(self.games.lengths, np.int64),
            ],
        )

    def reset(self, seed: int) -> Arrays:
        """Start new games and return the arrays."""
        self.games.reset(check_int("seed", seed, 0))
        return self.arrays

    def step(self, options: Sequence[int] | npt.NDArray[Any]) -> Arrays:
        """Make one decision in every game and return the arrays."""
        self.games.step(as_list(options))
        return self.arrays

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def as_list(options: Sequence[int] | npt.NDArray[Any]) -> list[int]:
    array = np.asarray(options)
    if array.ndim != 1 or not np.issubdtype(array.dtype, np.integer):
        raise TypeError(f"options: one whole number for each game, not {array.dtype} of shape {array.shape}")
    numbers: list[int] = array.tolist()
    return numbers


# The same over several processes.


def array_specs(rules: Rules, width: int, count: int) -> list[tuple[tuple[int, ...], Any]]:
    """Return the shapes and types of all arrays, in their order."""
    flags = ((count,), np.bool_)
    return [
        ((count, width), np.int16),
        ((count, rules.size), np.int8),
        ((count, rules.seats), np.float64),
        flags,
        flags,
        ((count,), np.int64),
        ((count,), np.int64),
    ]


def arrays_in_memory(memory: SharedMemory, rules: Rules, width: int, count: int) -> list[npt.NDArray[Any]]:
    """Return all arrays over one block of shared memory."""
    arrays: list[npt.NDArray[Any]] = []
    first = 0
    for shape, kind in array_specs(rules, width, count):
        array: npt.NDArray[Any] = np.ndarray(shape, kind, memory.buf, first)
        arrays.append(array)
        first += -(-array.nbytes // 64) * 64
    return arrays


def memory_size(rules: Rules, width: int, count: int) -> int:
    return sum([-(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64 for shape, kind in array_specs(rules, width, count)])


def worker_main(pipe: Connection, name: str, env_options: dict[str, Any], first: int, count: int, total: int) -> None:
    """Run a worker process with `count` of the games, from `first` on."""
    gc_settings.tune_gc()
    try:
        env = VectorEnv(count=count, first_game=first, **env_options)
    except Exception as problem:
        pipe.send(problem)
        return
    memory = SharedMemory(name)
    serve(pipe, env, [array[first : first + count] for array in arrays_in_memory(memory, env.rules, env.observer.width, total)])
    memory.close()


def serve(pipe: Connection, env: VectorEnv, shared: list[npt.NDArray[Any]]) -> None:
    """Handle requests from the pipe and copy the arrays of `env` to `shared`, which is shared memory."""
    arrays = env.arrays
    own = [
        arrays.observations,
        arrays.masks,
        arrays.rewards,
        arrays.terminated,
        arrays.truncated,
        arrays.seats,
        arrays.lengths,
    ]
    request: Any = ("begin", 0)
    while request is not None:
        request_kind, argument = request
        try:
            if request_kind == "reset":
                env.reset(argument)
            elif request_kind == "step":
                env.step(argument)
            for target, source in zip(shared, own, strict=True):
                target[...] = source
            pipe.send(None)
        except Exception as problem:
            pipe.send(problem)
        request = pipe.recv()


class AsyncVectorEnv:
    """The same batch of games over several processes: `send` the options, do something else, and `receive`."""

    def __init__(
        self,
        game: str,
        count: int,
        setups: SetUps = ({},),
        seed: int = 0,
        max_decisions: int = MAX_DECISIONS,
        processes: int | None = None,
    ) -> None:
        self.rules = registry.game(game)
        self.count = check_int("count", count, 1)
        self.observer = Observations(self.rules)
        workers = min(check_int("processes", multiprocessing.cpu_count() if processes is None else processes, 1), self.count)
        self.bounds = [self.count * worker // workers for worker in range(workers + 1)]
        self.memory = SharedMemory(create=True, size=memory_size(self.rules, self.observer.width, self.count))
        arrays = arrays_in_memory(self.memory, self.rules, self.observer.width, self.count)
        for array in arrays:
            array.flags.writeable = False
        self.arrays = Arrays(self.rules, arrays[0], arrays[1], arrays[2:])
        env_options = {
            "game": self.rules.name,
            "setups": list(setups),
            "seed": check_int("seed", seed, 0),
            "max_decisions": max_decisions,
        }
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.workers: list[Any] = []
        self.is_waiting = True
        for worker in range(workers):
            parent_end, child_end = context.Pipe()
            first, count_here = self.bounds[worker], self.bounds[worker + 1] - self.bounds[worker]
            arguments = (child_end, self.memory.name, env_options, first, count_here, self.count)
            process = context.Process(target=worker_main, args=arguments, daemon=True)
            process.start()
            child_end.close()
            self.pipes.append(parent_end)
            self.workers.append(process)
        try:
            self.receive()
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int) -> Arrays:
        """Start new games and return the arrays."""
        number = check_int("seed", seed, 0)
        for pipe in self.pipes:
            pipe.send(("reset", number))
        self.is_waiting = True
        return self.receive()

    def send(self, options: Sequence[int] | npt.NDArray[Any]) -> None:
        """Send one decision for every game; `receive` waits until all are done."""
        if self.is_waiting:
            raise BadEnvironment("receive what was sent before sending again")
        numbers = as_list(options)
        masks = self.arrays.masks
        size = self.rules.size
        wrong = [slot for slot, option in enumerate(numbers[: self.count]) if not (0 <= option < size and masks[slot, option])]
        if len(numbers) != self.count or wrong:
            raise refusal(self.rules, numbers, self.count, wrong[0] if wrong else -1)
        for worker, pipe in enumerate(self.pipes):
            pipe.send(("step", numbers[self.bounds[worker] : self.bounds[worker + 1]]))
        self.is_waiting = True

    def receive(self) -> Arrays:
        """Wait for all processes and return the arrays."""
        if not self.is_waiting:
            raise BadEnvironment("nothing was sent, so nothing can be received")
        problems = [problem for problem in [pipe.recv() for pipe in self.pipes] if problem is not None]
        self.is_waiting = False
        if problems:
            raise problems[0]
        return self.arrays

    def step(self, options: Sequence[int] | npt.NDArray[Any]) -> Arrays:
        self.send(options)
        return self.receive()

    def close(self) -> None:
        """End the processes and free the shared memory: the arrays cannot be used any more."""
        for pipe in self.pipes:
            try:
                pipe.send(None)
            except OSError:  # it has ended already
                continue
        for process in self.workers:
            process.join()
        for pipe in self.pipes:
            pipe.close()
        self.pipes, self.workers = [], []
        del self.arrays
        self.memory.close()
        self.memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        self.close()


def refusal(rules: Rules, options: list[int], count: int, slot: int) -> MankaiError:
    if len(options) != count:
        return IllegalOption(f"{len(options)} options for {count} games: each game needs its own")
    return IllegalOption(f"option {options[slot]} ({rules.spell(options[slot])}) is not possible in slot {slot}")
