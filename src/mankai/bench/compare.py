"""Benchmarks of speed and strength, next to peers or to another build in the same run.  Each build runs in its own process."""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from mankai.bench import worker
from mankai.bench.worker import LINES, clock, python_version_text
from mankai.compat import extras
from mankai.kernel.errors import MankaiError
from mankai.kernel.rules import Rules
from mankai.packs.registry import game as game_named
from mankai.players import player

OWN_BUILD = str(Path(worker.__file__).parents[2])  # the folder of this build


class CannotMeasure(MankaiError):
    """The thing to measure is no build of Mankai, or does not run here."""


class Build:
    """A build of Mankai in a process of its own, which measures one game on request."""

    def __init__(self, folder: str, game: str, setups: list[dict[str, Any]] | None = None) -> None:
        self.folder = folder
        paths = [folder, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in paths if path]), "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-P", str(worker.__file__), game, json.dumps(setups or [])]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        self.about: dict[str, Any] = {}

    def __enter__(self) -> Self:
        try:
            self.about = self.read_answer()["about"]
            if Path(self.about["folder"]) != Path(self.folder):
                raise CannotMeasure(f"the build in {self.folder} is not what runs, but that in {self.about['folder']}")
        except BaseException as error:
            self.__exit__(type(error), error, None)
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        if kind is not None:
            self.process.kill()
        self.process.communicate()

    def ask(self, request: str, seconds: float = 0.0) -> Any:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"ask": request, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise CannotMeasure(self.failure_reason()) from None
        return self.read_answer()["answer"]

    def read_answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise CannotMeasure(self.failure_reason())
        reply: dict[str, Any] = json.loads(line)
        return reply

    def failure_reason(self) -> str:
        assert self.process.stderr is not None
        lines = self.process.stderr.read().split("\n")
        return f"the build in {self.folder} cannot be measured: {next((line for line in reversed(lines) if line), 'it ended')}"

    @property
    def description(self) -> str:
        """The version of the build, and the compiler flags."""
        version = f"Mankai {self.about['version']}"
        if not self.about["is_compiled"]:
            return f"{version} interpreted"
        build_info = self.about["built"]
        compiler = f" by {build_info['compiler']} {' '.join(build_info['flags'])}" if build_info else ""
        return f"{version} compiled{compiler}"


def calibration() -> float:
    """Return rounds per second of a plain loop: the present speed of this machine for interpreted code."""
    start, total = clock(), 0
    for number in range(300_000):
        total += number % 7
    return 300_000 / (clock() - start)


def best_rate(work: Callable[[], int], seconds: float) -> float:
    """Return the best rate of several runs, in units per second as counted by `work`."""
    best, total_seconds = 0.0, 0.0
    while total_seconds < seconds:
        start = clock()
        units = work()
        seconds_taken = clock() - start
        total_seconds += seconds_taken
        best = max(best, units / seconds_taken)
    return best


def peer_search(seconds: float) -> float:
    """Return simulations per second of OpenSpiel's C++ search on gin rummy."""
    pyspiel = importlib.import_module("pyspiel")
    state, rng = pyspiel.load_game("gin_rummy").new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return best_rate(lambda: peer_decision(pyspiel, state), seconds)


def missing_peers_reason() -> str:
    """Return why other engines are not measured, as a cell of a table."""
    return extras.missing_reason("pyspiel", "peers").partition(", which is ")[2].replace("[", "\\[")


def peer_decision(pyspiel: Any, state: Any) -> int:
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 0.7, 300)
    bot.step(state)
    return 300


def peer_rates(seconds: float) -> list[tuple[str, float]]:
    """Return decisions per second of random play in OpenSpiel's C++ games, through its Python interface."""
    pyspiel = importlib.import_module("pyspiel")
    rates: list[tuple[str, float]] = []
    for name in ("gin_rummy", "hearts"):
        rates.append((f"OpenSpiel {name}, decisions/s", best_rate(partial(peer_games, pyspiel.load_game(name)), seconds)))
    return rates


def peer_games(peer_game: Any) -> int:
    decisions, rng = 0, random.Random(1)
    for _ in range(20):
        state = peer_game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, probabilities)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions


def strength(rules: Rules, pairs: int, console: Console) -> tuple[float, int]:
    """Play greedy against random, each seed twice with seats changed.  Returns the score of greedy, and the number of games."""
    score = 0.0
    with Progress(console=console, transient=True) as progress:
        for seed in progress.track(range(pairs), description="greedy against random"):
            for seat in (0, 1):
                seat_players = [player("random", seed + 1000) for _ in range(rules.seats)]
                seat_players[seat] = player("greedy", seed + 1000)
                position = rules.start(seed=seed)
                while position.seat >= 0:
                    position = position.play(seat_players[position.seat].decide(position))
                score += position.scores[seat]
    return score, 2 * pairs


def figures_grid(title: str, build: Build) -> Grid:
    """Return an empty table for figures, with the build and the Python in its caption."""
    grid = Grid(title=f"{title}, one core", caption=f"{build.description}; {python_version_text()}")
    grid.add_column("what")
    grid.add_column("figure", justify="right")
    return grid


def run_search(name: str, seconds: float) -> None:
    """Measure the search player alone, next to OpenSpiel's if that is installed, and print the figures."""
    console = Console()
    rules = game_named(name)
    with Build(OWN_BUILD, name) as build, Progress(console=console, transient=True) as progress:
        grid = figures_grid(f"the search on {rules.name}", build)
        task = progress.add_task("measuring", total=4)
        simulations = build.ask("search", seconds)
        progress.advance(task)
        player_rate = build.ask("player", seconds)
        progress.advance(task)
        peer_rate = peer_search(seconds) if importlib.util.find_spec("pyspiel") is not None else 0.0
        progress.advance(task)
        counts = build.ask("tenths")
        progress.advance(task)
    grid.add_row("simulations/s, from the opening, random to the end", f"{simulations:,.0f}")
    if peer_rate:
        grid.add_row("OpenSpiel's ISMCTS on gin rummy, simulations/s", f"{peer_rate:,.0f}")
        grid.add_row("  ours, as a multiple of that", f"{simulations / peer_rate:.1f}")
    else:
        grid.add_row("OpenSpiel", missing_peers_reason())
    grid.add_row("simulations/s, as the player plays", f"{player_rate:,.0f}")
    grid.add_row("simulations in 0.1 s as the player searches: median of its decisions", f"{counts[len(counts) // 2]:,}")
    grid.add_row("  a tenth of its decisions have fewer than", f"{counts[len(counts) // 10]:,}")
    console.print(grid)


def run_game(name: str, seconds: float, with_strength: bool, peers: bool) -> None:
    """Measure a game and print the figures."""
    console = Console()
    rules = game_named(name)
    speed_before = calibration()
    with Build(OWN_BUILD, name) as build, Progress(console=console, transient=True) as progress:
        grid = figures_grid(rules.name, build)
        figures: dict[str, float] = {}
        for line in progress.track(LINES, description="measuring"):
            figures[line] = build.ask(line, seconds)
    with_peers = peers and importlib.util.find_spec("pyspiel") is not None
    rates = peer_rates(seconds) if with_peers else []
    peer_simulations = peer_search(seconds) if with_peers else 0.0
    speed_after = calibration()
    for line, description in LINES.items():
        grid.add_row(description, f"{figures[line]:,.0f}")
    grid.add_row("an imagined world, microseconds", f"{1e6 / figures['imagined']:.1f}")
    grid.add_row("an imagined world in games from set-ups by chance, microseconds", f"{1e6 / figures['hidden']:.1f}")
    grid.add_row("a table copied, microseconds", f"{1e6 / figures['copies']:.2f}")
    grid.add_row("saved inside an effect, microseconds", f"{1e6 / figures['saves']:.0f}")
    grid.add_row("loaded inside an effect, microseconds", f"{1e6 / figures['loads']:.0f}")
    grid.add_row("calibration loop, rounds/s before and after", f"{speed_before:,.0f} / {speed_after:,.0f}")
    grid.add_row("decisions walked per round of the calibration loop", f"{figures['walk'] / max(speed_before, speed_after):.4f}")
    for description, rate in rates:
        grid.add_row(description, f"{rate:,.0f}")
        grid.add_row("  ours, as a multiple of that", f"{figures['walk'] / rate:.1f}")
    if with_peers:
        grid.add_row("OpenSpiel search on gin rummy, simulations/s", f"{peer_simulations:,.0f}")
        grid.add_row("  ours, as a multiple of that", f"{figures['search'] / peer_simulations:.1f}")
    elif peers:
        grid.add_row("peers", missing_peers_reason())
    console.print(grid)
    if with_strength:
        score, played = strength(rules, 50, console)
        console.print(f"greedy against random: {score:g} of {played} mirrored games")


def install_wheel(wheel: Path, folder: str) -> str:
    """Install the wheel of another build into `folder` and return it.  Its dependencies are those of this environment."""
    if not wheel.is_file():
        raise CannotMeasure(f"there is no wheel {wheel}")
    if wheel.suffix != ".whl" or not zipfile.is_zipfile(wheel):
        raise CannotMeasure(f"{wheel} is no wheel: a wheel is what pip wheel --no-deps makes, a file that ends in .whl")
    with zipfile.ZipFile(wheel) as content:
        if "mankai/__init__.py" not in content.namelist():
            raise CannotMeasure(f"{wheel} is a wheel, but not one of Mankai")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-index"]
    completed = subprocess.run([*command, "--target", folder, str(wheel)], capture_output=True, text=True)
    if completed.returncode:
        lines = [line for line in completed.stderr.split("\n") if line] or ["no pip here"]
        raise CannotMeasure(f"{wheel} cannot be installed here: {lines[-1].removeprefix('ERROR: ')}")
    return folder


class Comparison:
    """One line of the comparison of two builds: their best figures, and the ratio of every round."""

    def __init__(self) -> None:
        self.ours = 0.0
        self.theirs = 0.0
        self.ratios: list[float] = []

    def add(self, ours: float, theirs: float) -> None:
        self.ours, self.theirs = max(self.ours, ours), max(self.theirs, theirs)
        self.ratios.append(ours / theirs)

    @property
    def median(self) -> float:
        return statistics.median(self.ratios)


def compare(ours: Build, theirs: Build, lines: list[str], seconds: float, rounds: int, console: Console) -> dict[str, Comparison]:
    """Measure all lines in both builds and return a comparison by line.  The builds take turns in being first in a round."""
    comparisons = {line: Comparison() for line in lines}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(lines))
        for round_number in range(rounds):
            for line in lines:
                progress.update(task, description=f"round {round_number + 1} of {rounds}: {LINES[line]}")
                builds = [ours, theirs] if round_number % 2 == 0 else [theirs, ours]
                rates = [build.ask(line, seconds / rounds) for build in builds]
                comparisons[line].add(*(rates if round_number % 2 == 0 else reversed(rates)))
                progress.advance(task)
    return comparisons


def load_setups(file: Path, rules: Rules) -> list[dict[str, Any]]:
    """Return the set-ups of a file; raises if one of them cannot start a game."""
    try:
        setups = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise CannotMeasure(f"{file} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise CannotMeasure(f"{file} is no JSON: {error}") from None
    if not isinstance(setups, list) or not setups or not all(isinstance(setup, dict) for setup in setups):
        raise CannotMeasure(f"{file} must hold a list of set-ups, as [{{}}]")
    for setup in setups:
        rules.start(setup, 0)
    return setups


def run_against(
    name: str, wheel: Path, lines: list[str], seconds: float, rounds: int, fail_below: float, setups: Path | None = None
) -> bool:
    """Measure this build and that of a wheel in turn, and print the ratios.  Returns whether none is below `fail_below`."""
    console = Console()
    rules = game_named(name)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        with console.status("installing the other build"):
            install_wheel(wheel, folder)
        shared_setups = load_setups(setups, rules) if setups is not None else []
        ours, theirs = [stack.enter_context(Build(path, name, shared_setups)) for path in (OWN_BUILD, folder)]
        comparisons = compare(ours, theirs, lines, seconds, rounds, console)
    print_ratios(console, rules, comparisons, ("against", "this one"))
    console.print(f"against: {theirs.description}", f"this one: {ours.description}", sep="\n", markup=False, highlight=False)
    return report_slow_lines(console, comparisons, fail_below)


def run_two_setups(
    name: str, setups: Path, other_setups: Path, lines: list[str], seconds: float, rounds: int, fail_below: float
) -> bool:
    """Measure this build with the set-ups of two files in turn; the rest is as in `run_against`."""
    console = Console()
    rules = game_named(name)
    with ExitStack() as stack:
        ours = stack.enter_context(Build(OWN_BUILD, name, load_setups(setups, rules)))
        theirs = stack.enter_context(Build(OWN_BUILD, name, load_setups(other_setups, rules)))
        comparisons = compare(ours, theirs, lines, seconds, rounds, console)
    print_ratios(console, rules, comparisons, (other_setups.stem, setups.stem))
    console.print(ours.description, markup=False, highlight=False)
    return report_slow_lines(console, comparisons, fail_below)


def print_ratios(console: Console, rules: Rules, comparisons: dict[str, Comparison], names: tuple[str, str]) -> None:
    """Print the best figures of each line, the other build's first, and the ratio."""
    rounds = max(len(comparison.ratios) for comparison in comparisons.values())
    grid = Grid(title=f"{rules.name}, one core, {rounds} rounds in turn", caption=python_version_text())
    for heading in ("", *names, "ratio", "lowest to highest"):
        grid.add_column(heading, justify="right" if heading else "left")
    for line, comparison in comparisons.items():
        range_text = f"{min(comparison.ratios):.2f} to {max(comparison.ratios):.2f}"
        grid.add_row(LINES[line], f"{comparison.theirs:,.0f}", f"{comparison.ours:,.0f}", f"{comparison.median:.2f}", range_text)
    console.print(grid)


def report_slow_lines(console: Console, comparisons: dict[str, Comparison], fail_below: float) -> bool:
    """Print the lines whose ratio is below `fail_below`.  Returns whether there are none."""
    slow = [
        f"{LINES[line]} {comparison.median:.2f}" for line, comparison in comparisons.items() if comparison.median < fail_below
    ]
    if slow:
        console.print(f"below {fail_below:g}: {'; '.join(slow)}", markup=False, highlight=False)
    return not slow
