"""Many games of one kind stepped together: what is seen, what may be chosen, and how games end, in arrays that stay the same.

Where a game ends, its rewards are there after that step, and what is seen is the first decision of the next game in that lane.
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

from mankai import collector, door
from mankai.envs.arrays import Mask, Numbers, Observations, over
from mankai.kernel.errors import IllegalOption, MankaiError
from mankai.kernel.lanes import PATIENCE, Lanes
from mankai.kernel.rules import Rules

SetUps = Sequence[dict[str, Any]]


class BadEnvironment(MankaiError, ValueError):
    """An environment that cannot be made so."""


def whole(name: str, given: object, least: int) -> int:
    if isinstance(given, bool) or not hasattr(given, "__index__"):
        raise TypeError(f"{name}: a whole number, not {type(given).__name__}")
    number = index(given)
    if number < least:
        raise BadEnvironment(f"{name}: a whole number from {least} on, not {number}")
    return number


class Arrays:
    """What a vector environment shows: after each step the same arrays, with other numbers in them."""

    def __init__(self, rules: Rules, observations: Numbers, masks: Mask, rest: list[npt.NDArray[Any]]) -> None:
        self.observations = observations  # by game: what the one who decides sees
        self.masks = masks  # by game: its options
        self.rewards, self.ends, self.cuts, self.seats, self.played = rest
        self.pieces = Observations(rules).pieces(observations)  # the observations once more, by their pieces


class VectorEnv:
    """So many games in this process."""

    def __init__(
        self, game: str, count: int, setups: SetUps = ({},), seed: int = 0, patience: int = PATIENCE, first_lane: int = 0
    ) -> None:
        self.rules = door.game(game)
        self.count = whole("count", count, 1)
        self.looking = Observations(self.rules)
        if not setups:
            raise BadEnvironment("setups: at least one")
        patience, first_lane = whole("patience", patience, 1), whole("first_lane", first_lane, 0)
        self.lanes = Lanes(self.looking.observer, self.count, list(setups), whole("seed", seed, 0), patience, first_lane)
        self.shown = Arrays(
            self.rules,
            over(self.lanes.sheet.cells, np.int16).reshape(self.count, self.looking.width),
            over(self.lanes.masks, np.int8).reshape(self.count, self.rules.size),
            [
                over(self.lanes.rewards, np.float64).reshape(self.count, self.rules.seats),
                over(self.lanes.ends, np.bool_),
                over(self.lanes.cuts, np.bool_),
                over(self.lanes.deciding, np.int64),
                over(self.lanes.played, np.int64),
            ],
        )

    def reset(self, seed: int) -> Arrays:
        """New games everywhere."""
        self.lanes.reset(whole("seed", seed, 0))
        return self.shown

    def step(self, options: Sequence[int] | npt.NDArray[Any]) -> Arrays:
        """One decision in every game."""
        self.lanes.step(listed(options))
        return self.shown

    def close(self) -> None:
        """Nothing is to be given back."""


def listed(options: Sequence[int] | npt.NDArray[Any]) -> list[int]:
    array = np.asarray(options)
    if array.ndim != 1 or not np.issubdtype(array.dtype, np.integer):
        raise TypeError(f"options: one whole number for each game, not {array.dtype} of shape {array.shape}")
    found: list[int] = array.tolist()
    return found


# The same over several processes.


def parts(rules: Rules, width: int, count: int) -> list[tuple[tuple[int, ...], Any]]:
    """The shapes and kinds of all arrays, in their order."""
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


def laid_out(memory: SharedMemory, rules: Rules, width: int, count: int) -> list[npt.NDArray[Any]]:
    """All arrays in one block of shared memory."""
    found: list[npt.NDArray[Any]] = []
    first = 0
    for shape, kind in parts(rules, width, count):
        array: npt.NDArray[Any] = np.ndarray(shape, kind, memory.buf, first)
        found.append(array)
        first += -(-array.nbytes // 64) * 64
    return found


def room(rules: Rules, width: int, count: int) -> int:
    return sum([-(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64 for shape, kind in parts(rules, width, count)])


def work(wire: Connection, name: str, said: dict[str, Any], first: int, count: int, total: int) -> None:
    """A process that has the lanes from `first` on."""
    collector.settle()
    try:
        env = VectorEnv(count=count, first_lane=first, **said)
    except Exception as problem:
        wire.send(problem)
        return
    memory = SharedMemory(name)
    serve(wire, env, [array[first : first + count] for array in laid_out(memory, env.rules, env.looking.width, total)])
    memory.close()


def serve(wire: Connection, env: VectorEnv, ours: list[npt.NDArray[Any]]) -> None:
    """Do what is asked, and tell it in `ours`."""
    shown = env.shown
    inside = [shown.observations, shown.masks, shown.rewards, shown.ends, shown.cuts, shown.seats, shown.played]
    asked: Any = ("begin", 0)
    while asked is not None:
        what, given = asked
        try:
            if what == "reset":
                env.reset(given)
            elif what == "step":
                env.step(given)
            for target, source in zip(ours, inside, strict=True):
                target[...] = source
            wire.send(None)
        except Exception as problem:
            wire.send(problem)
        asked = wire.recv()


class AsyncVectorEnv:
    """The same games over several processes: `send` the options, do something else, and `receive`."""

    def __init__(
        self,
        game: str,
        count: int,
        setups: SetUps = ({},),
        seed: int = 0,
        patience: int = PATIENCE,
        processes: int | None = None,
    ) -> None:
        self.rules = door.game(game)
        self.count = whole("count", count, 1)
        self.looking = Observations(self.rules)
        workers = min(whole("processes", multiprocessing.cpu_count() if processes is None else processes, 1), self.count)
        self.bounds = [self.count * worker // workers for worker in range(workers + 1)]
        self.memory = SharedMemory(create=True, size=room(self.rules, self.looking.width, self.count))
        arrays = laid_out(self.memory, self.rules, self.looking.width, self.count)
        for array in arrays:
            array.flags.writeable = False
        self.shown = Arrays(self.rules, arrays[0], arrays[1], arrays[2:])
        said = {"game": self.rules.name, "setups": list(setups), "seed": whole("seed", seed, 0), "patience": patience}
        context = multiprocessing.get_context("spawn")
        self.wires: list[Connection] = []
        self.workers: list[Any] = []
        self.waits = True
        for worker in range(workers):
            ours, theirs = context.Pipe()
            first, count_here = self.bounds[worker], self.bounds[worker + 1] - self.bounds[worker]
            arguments = (theirs, self.memory.name, said, first, count_here, self.count)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self.wires.append(ours)
            self.workers.append(process)
        try:
            self.receive()
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int) -> Arrays:
        """New games everywhere."""
        number = whole("seed", seed, 0)
        for wire in self.wires:
            wire.send(("reset", number))
        self.waits = True
        return self.receive()

    def send(self, options: Sequence[int] | npt.NDArray[Any]) -> None:
        """One decision in every game; `receive` waits until all are done."""
        if self.waits:
            raise BadEnvironment("receive what was sent before sending again")
        chosen = listed(options)
        masks = self.shown.masks
        size = self.rules.size
        if len(chosen) != self.count or not all([0 <= one < size and masks[at, one] for at, one in enumerate(chosen)]):
            at = next((at for at, one in enumerate(chosen[: self.count]) if not (0 <= one < size and masks[at, one])), -1)
            raise refusal(self.rules, chosen, self.count, at)
        for worker, wire in enumerate(self.wires):
            wire.send(("step", chosen[self.bounds[worker] : self.bounds[worker + 1]]))
        self.waits = True

    def receive(self) -> Arrays:
        """The arrays, once every process has done what it was sent."""
        if not self.waits:
            raise BadEnvironment("nothing was sent, so nothing can be received")
        problems = [problem for problem in [wire.recv() for wire in self.wires] if problem is not None]
        self.waits = False
        if problems:
            raise problems[0]
        return self.shown

    def step(self, options: Sequence[int] | npt.NDArray[Any]) -> Arrays:
        self.send(options)
        return self.receive()

    def close(self) -> None:
        """End the processes; the arrays are gone with them."""
        for wire in self.wires:
            try:
                wire.send(None)
            except OSError:  # it has ended already
                continue
        for process in self.workers:
            process.join()
        for wire in self.wires:
            wire.close()
        self.wires, self.workers = [], []
        del self.shown
        self.memory.close()
        self.memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        self.close()


def refusal(rules: Rules, chosen: list[int], count: int, at: int) -> MankaiError:
    if len(chosen) != count:
        return IllegalOption(f"{len(chosen)} options for {count} games: each game needs its own")
    return IllegalOption(f"option {chosen[at]} ({rules.spelled(chosen[at])}) is not possible in lane {at}")
