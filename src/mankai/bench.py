"""How fast and how strong it is: measured, with a calibration loop before and after, and next to peers in the same run."""

from __future__ import annotations

import importlib
import importlib.util
import platform
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from mankai.door import game as game_named
from mankai.door import load
from mankai.kernel.game import Chance, Chooser, Game, Rules
from mankai.kernel.luck import Dice
from mankai.kernel.position import Position, walk
from mankai.kernel.version import VERSION, is_compiled
from mankai.players import player
from mankai.players.search import Search

GAMES = 200


class Counted(Chooser):
    """Chooses at random and counts how often it was asked."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.asked = 0

    def choose(self, game: Game, seat: int, options: list[int]) -> int:
        self.asked += 1
        return self.dice.pick(options)


def calibration() -> float:
    """Rounds a second of a plain loop: what this machine gives an interpreted program just now."""
    begin, total = time.perf_counter(), 0
    for number in range(300_000):
        total += number % 7
    return 300_000 / (time.perf_counter() - begin)


def best_rate(work: Callable[[], int], seconds: float) -> float:
    """The best rate of several runs: how many of what `work` counts are done in a second."""
    best, spent = 0.0, 0.0
    while spent < seconds:
        begin = time.perf_counter()
        done = work()
        took = time.perf_counter() - begin
        spent += took
        best = max(best, done / took)
    return best


def openings(rules: Rules) -> list[Position]:
    return [rules.start(seed=seed) for seed in range(GAMES)]


def decisions_in(positions: list[Position]) -> int:
    """How many decisions these games have when played at random."""
    counted = [Counted(seed) for seed in range(len(positions))]
    for position, chooser in zip(positions, counted, strict=True):
        position.walk(chooser)
    return sum(chooser.asked for chooser in counted)


def walking(rules: Rules, seconds: float) -> tuple[float, float]:
    """Decisions and games a second of random play by `walk`."""
    positions = openings(rules)
    decisions = decisions_in(positions)
    best, spent = 1e9, 0.0
    while spent < seconds:
        tables = [position.base.clone() for position in positions]
        begin = time.perf_counter()
        for seed in range(GAMES):
            walk(rules, tables[seed], Chance(seed), positions[seed].answers)
        took = time.perf_counter() - begin
        spent += took
        best = min(best, took)
    return decisions / best, GAMES / best


def waiting(rules: Rules) -> int:
    """Play games at random through positions; how many decisions it were."""
    decisions = 0
    for seed in range(GAMES // 10):
        position, dice = rules.start(seed=seed), Dice(seed)
        while position.seat >= 0:
            position = position.play(dice.pick(position.options))
            decisions += 1
    return decisions


def inside_an_effect(rules: Rules) -> Position:
    """A position in the middle of a step that has already been answered once."""
    latest = rules.start(seed=0)
    for seed in range(400):
        position, dice = rules.start(seed=seed), Dice(seed)
        while position.seat >= 0:
            if position.answers:
                return position
            latest = position
            position = position.play(dice.pick(position.options))
    return latest


def searching(rules: Rules, seconds: float) -> float:
    """Simulations a second of the search, from the opening, with random rollouts to the end of the game."""
    position = rules.start(seed=3)
    return best_rate(lambda: searched(position), seconds)


def searched(position: Position) -> int:
    search = Search(1, 300, 0, 0, False)
    search.searched(position)
    return search.done


def peer_search(seconds: float) -> float:
    """The same by OpenSpiel's C++ search on gin rummy."""
    pyspiel = importlib.import_module("pyspiel")
    state, dice = pyspiel.load_game("gin_rummy").new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(dice.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return best_rate(lambda: peer_decision(pyspiel, state), seconds)


def peer_decision(pyspiel: Any, state: Any) -> int:
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 0.7, 300)
    bot.step(state)
    return 300


def peer_rates(seconds: float) -> list[tuple[str, float]]:
    """The same random play in OpenSpiel's C++ games through its Python interface."""
    pyspiel = importlib.import_module("pyspiel")
    rates: list[tuple[str, float]] = []
    for name in ("gin_rummy", "hearts"):
        rates.append((f"OpenSpiel {name}, decisions/s", best_rate(partial(peer_games, pyspiel.load_game(name)), seconds)))
    return rates


def peer_games(peer: Any) -> int:
    decisions, dice = 0, random.Random(1)
    for _ in range(20):
        state = peer.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(dice.choices([one for one, _ in outcomes], [chance for _, chance in outcomes])[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
    return decisions


def strength(rules: Rules, pairs: int, console: Console) -> tuple[float, int]:
    """Greedy against random, `pairs` times on the same seed with seats changed; the score of greedy, and the games."""
    score = 0.0
    with Progress(console=console, transient=True) as progress:
        for seed in progress.track(range(pairs), description="greedy against random"):
            for seat in (0, 1):
                seated = [player("random", seed + 1000) for _ in range(rules.seats)]
                seated[seat] = player("greedy", seed + 1000)
                position = rules.start(seed=seed)
                while position.seat >= 0:
                    position = position.play(seated[position.seat].decide(position))
                score += position.scores[seat]
    return score, 2 * pairs


def in_a_tenth(rules: Rules) -> list[int]:
    """How many simulations a search player has done in a tenth of a second, over the decisions of some greedy games."""
    done: list[int] = []
    for seed in range(3):
        position, search, other = rules.start(seed=seed), Search(seed, 0, 100), player("greedy", seed)
        while position.seat >= 0:
            if len(position.options) > 1 and position.question not in rules.building and len(done) < 20 * (seed + 1):
                search.decide(position)
                done.append(search.done)
            position = position.play(other.decide(position))
    return sorted(done)


def figures_of(what: str) -> Grid:
    """An empty table for the figures of something, which says what they were measured with."""
    flavour = "compiled" if is_compiled() else "interpreted"
    grid = Grid(title=f"{what}, Mankai {VERSION} {flavour}, Python {platform.python_version()}, one core")
    grid.add_column("what")
    grid.add_column("figure", justify="right")
    return grid


def run_search(name: str, seconds: float) -> None:
    """Measure the search player alone, next to OpenSpiel's in the same run where that is installed."""
    console = Console()
    rules = game_named(name)
    grid = figures_of(f"the search on {rules.name}")
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=3)
        simulations = searching(rules, seconds)
        progress.advance(task)
        peer = peer_search(seconds) if importlib.util.find_spec("pyspiel") is not None else 0.0
        progress.advance(task)
        tenths = in_a_tenth(rules)
        progress.advance(task)
    grid.add_row("simulations/s, from the opening, random to the end", f"{simulations:,.0f}")
    if peer:
        grid.add_row("OpenSpiel's ISMCTS on gin rummy, simulations/s", f"{peer:,.0f}")
        grid.add_row("  ours, as a multiple of that", f"{simulations / peer:.1f}")
    else:
        grid.add_row("OpenSpiel, by pip install 'mankai\\[peers]'", "not installed")
    grid.add_row("simulations in 0.1 s as the player searches: median of its decisions", f"{tenths[len(tenths) // 2]:,}")
    grid.add_row("  a tenth of its decisions have fewer than", f"{tenths[len(tenths) // 10]:,}")
    console.print(grid)


def run(name: str, seconds: float, with_strength: bool, peers: bool) -> None:
    """Measure and print."""
    console = Console()
    rules = game_named(name)
    grid = figures_of(rules.name)
    before = calibration()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=6)
        decisions, games = walking(rules, seconds)
        progress.advance(task)
        waited = best_rate(lambda: waiting(rules), seconds)
        progress.advance(task)
        position = inside_an_effect(rules)
        copies = best_rate(lambda: repeat(position.base.clone, 20_000), seconds / 2)
        progress.advance(task)
        saves = best_rate(lambda: repeat(position.save, 500), seconds / 4)
        text = position.save()
        loads = best_rate(lambda: repeat(lambda: load(text), 500), seconds / 4)
        progress.advance(task)
        simulations = searching(rules, seconds)
        progress.advance(task)
        with_peers = peers and importlib.util.find_spec("pyspiel") is not None
        rates = peer_rates(seconds) if with_peers else []
        peer_simulations = peer_search(seconds) if with_peers else 0.0
        progress.advance(task)
    after = calibration()
    grid.add_row("decisions/s, walking at random", f"{decisions:,.0f}")
    grid.add_row("games/s, walking at random", f"{games:,.0f}")
    grid.add_row("decisions/s, through positions", f"{waited:,.0f}")
    grid.add_row("a table copied, microseconds", f"{1e6 / copies:.2f}")
    grid.add_row(f"saved inside an effect ({len(text):,} bytes), microseconds", f"{1e6 / saves:.0f}")
    grid.add_row("loaded inside an effect, microseconds", f"{1e6 / loads:.0f}")
    grid.add_row("search simulations/s, from the opening, random to the end", f"{simulations:,.0f}")
    grid.add_row("calibration loop, rounds/s before and after", f"{before:,.0f} / {after:,.0f}")
    grid.add_row("decisions walked per round of the calibration loop", f"{decisions / max(before, after):.4f}")
    for what, rate in rates:
        grid.add_row(what, f"{rate:,.0f}")
        grid.add_row("  ours, as a multiple of that", f"{decisions / rate:.1f}")
    if with_peers:
        grid.add_row("OpenSpiel search on gin rummy, simulations/s", f"{peer_simulations:,.0f}")
        grid.add_row("  ours, as a multiple of that", f"{simulations / peer_simulations:.1f}")
    elif peers:
        grid.add_row("peers", "not installed: pip install 'mankai\\[peers]'")
    console.print(grid)
    if with_strength:
        score, played = strength(rules, 50, console)
        console.print(f"greedy against random: {score:g} of {played} mirrored games")


def repeat(work: Callable[[], object], times: int) -> int:
    for _ in range(times):
        work()
    return times
