"""The worker that measures one build of Mankai.  It is run by its path, with that build on `PYTHONPATH`.

A line in is {"ask": "walk", "seconds": 0.2}, a line out {"answer": 1236798.0}, the first {"about": {...}}.  It also measures
builds that are older than this file.  So it uses only what all builds have, under whichever name, and loads no neighbouring file
but the settings of the garbage collector.
"""

from __future__ import annotations

import json
import platform
import sys
import sysconfig
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import mankai
from mankai.players import player
from mankai.players.search import Search


def find_name(*addresses: str) -> Any:
    """Return the first `module:name` that the build has; builds older than this file have other names for some things."""
    for address in addresses[:-1]:
        module, _, name = address.partition(":")
        try:
            return getattr(import_module(module), name)
        except (ImportError, AttributeError):
            continue
    module, _, name = addresses[-1].partition(":")
    return getattr(import_module(module), name)


def find_member(owner: Any, *names: str) -> Any:
    """Return the member of an object that has one of these names, the newest first."""
    return next(getattr(owner, name) for name in names if hasattr(owner, name))


FastRng: Any = find_name("mankai.kernel.rng:FastRng", "mankai.kernel.luck:Dice")

# The measurements and their descriptions: all are rates per second.
LINES = {
    "walk": "decisions/s, walking at random",
    "chance": "decisions/s, walking at random, from set-ups by chance",
    "positions": "decisions/s, through positions",
    "player": "search simulations/s, as the player plays",
    "search": "search simulations/s, from the opening, random to the end",
    "imagined": "imagined worlds/s",
    "hidden": "imagined worlds/s, in games from set-ups by chance",
    "copies": "tables copied/s",
    "saves": "saved inside an effect/s",
    "loads": "loaded inside an effect/s",
}
GAMES = 50  # games that are walked; at least one for each set-up, each equally often
GAMES_BY_POSITIONS = 10  # games played through positions
SEARCHED_POSITIONS = 12  # positions that a player searches
DECISIONS_BEFORE = 24  # random decisions before each of them
SIMULATIONS = 60  # simulations in each search
# CPU time, so that other processes on the same core do not count; if its clock is too coarse, wall-clock time.
clock = time.process_time if time.get_clock_info("process_time").resolution < 1e-4 else time.perf_counter


class CountingChance(mankai.Chooser):
    """Chooses at random and counts how often it was asked."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)
        self.decisions = 0

    def choose(self, game: mankai.Runner, seat: int, options: list[int]) -> int:
        self.decisions += 1
        return int(self.rng.pick(options))


class GameStarter:
    """Starts games from the default set-up, or from the given set-ups in turn."""

    def __init__(self, setups: list[dict[str, Any]]) -> None:
        self.setups = setups

    def __call__(self, rules: mankai.Rules, seed: int) -> mankai.Position:
        return rules.start(self.setups[seed % len(self.setups)] if self.setups else {}, seed)


class Benchmark:
    """The measurements of one game of one build.  Their positions are prepared on first use, and not measured."""

    def __init__(self, name: str, setups: list[dict[str, Any]]) -> None:
        self.rules = mankai.game(name)
        self.starter: GameStarter = GameStarter(setups)
        self.games = -(-GAMES // len(setups)) * len(setups) if setups else GAMES
        self.openings: list[mankai.Position] = []
        self.decisions = 0  # number of decisions in all openings, which are played at random
        self.random_openings: list[mankai.Position] = []  # the same from random set-ups
        self.random_decisions = 0
        self.middles: list[mankai.Position] = []
        self.random_middles: list[mankai.Position] = []
        self.mid_step: mankai.Position | None = None
        self.save = ""

    def prepare(self, line: str) -> None:
        if line == "walk" and not self.openings:
            self.openings = [self.starter(self.rules, seed) for seed in range(self.games)]
            self.decisions = count_decisions(self.openings)
        elif line == "chance" and not self.random_openings:
            self.random_openings = [start_random_setup(self.rules, seed) for seed in range(GAMES)]
            self.random_decisions = count_decisions(self.random_openings)
        elif line in ("player", "imagined") and not self.middles:
            self.middles = middle_positions(self.rules, self.starter)
        elif line == "hidden" and not self.random_middles:
            self.random_middles = middle_positions(self.rules, start_random_setup)
        elif line in ("copies", "saves", "loads") and self.mid_step is None:
            self.mid_step = inside_an_effect(self.rules, self.starter)
            self.save = self.mid_step.save()

    def rate(self, line: str, seconds: float) -> float:
        """Return the best rate of several runs, per second."""
        work_by_line: dict[str, Callable[[], int]] = {
            "walk": self.walk, "chance": self.walk_random_setups, "positions": self.positions, "player": self.think,
            "search": self.search, "imagined": self.imagine, "hidden": self.imagine_random_setups, "copies": self.copy,
            "saves": self.save_often, "loads": self.load_often,
        }  # fmt: skip
        self.prepare(line)
        work, best, total_seconds = work_by_line[line], 0.0, 0.0
        while total_seconds < seconds:
            start = clock()
            units = work()
            seconds_taken = clock() - start
            total_seconds += seconds_taken
            best = max(best, units / seconds_taken)
        return best

    def walk(self) -> int:
        for seed in range(self.games):
            self.openings[seed].walk(mankai.Chance(seed))
        return self.decisions

    def walk_random_setups(self) -> int:
        for seed in range(GAMES):
            self.random_openings[seed].walk(mankai.Chance(seed))
        return self.random_decisions

    def positions(self) -> int:
        decisions = 0
        for seed in range(GAMES_BY_POSITIONS):
            position, rng = self.starter(self.rules, seed), FastRng(seed)
            while position.seat >= 0:
                position = position.play(rng.pick(position.options))
                decisions += 1
        return decisions

    def think(self) -> int:
        """Search as the player does, with the game's own heuristics.  Returns the number of simulations."""
        simulations = 0
        for seed, position in enumerate(self.middles):
            thinker = player(f"search:{SIMULATIONS}", seed)
            assert isinstance(thinker, Search)
            thinker.decide(position)
            simulations += find_member(thinker, "simulations_done", "done")
        return simulations

    def search(self) -> int:
        """Search without heuristics, random to the end.  Returns the number of simulations."""
        thinker = Search(1, 300, 0, 0, False)
        find_member(thinker, "search", "searched")(self.starter(self.rules, 3))
        return int(find_member(thinker, "simulations_done", "done"))

    def imagine(self) -> int:
        return imagine_worlds(self.middles)

    def imagine_random_setups(self) -> int:
        return imagine_worlds(self.random_middles)

    def copy(self) -> int:
        assert self.mid_step is not None
        table = self.mid_step.base
        for _ in range(5000):
            table.clone()
        return 5000

    def save_often(self) -> int:
        assert self.mid_step is not None
        for _ in range(100):
            self.mid_step.save()
        return 100

    def load_often(self) -> int:
        for _ in range(100):
            mankai.load(self.save)
        return 100


def setup_questions(rules: mankai.Rules) -> list[str]:
    """Return the questions of the set-up, which no player searches.  Builds without heuristics have them in the rules."""
    try:
        heuristics_of = find_name("mankai.players.heuristics:heuristics_of", "mankai.players.mind:mind_of")
    except ModuleNotFoundError:
        return list(rules.__getattribute__("building"))
    return list(find_member(heuristics_of(rules), "setup_questions", "building"))


def count_decisions(openings: list[mankai.Position]) -> int:
    """Return the number of decisions in all of these games, played at random."""
    choosers = [CountingChance(seed) for seed in range(len(openings))]
    for opening, chooser in zip(openings, choosers, strict=True):
        opening.walk(chooser)
    return sum(chooser.decisions for chooser in choosers)


def imagine_worlds(positions: list[mankai.Position]) -> int:
    rng = FastRng(1)
    for position in positions:
        imagine = find_member(position, "imagine_table", "imagined")
        for _ in range(100):
            imagine(position.seat, rng)
    return 100 * len(positions)


def start_random_setup(rules: mankai.Rules, seed: int) -> mankai.Position:
    """Return a game with as much chance as possible, after its set-up; in builds before packs, a default game."""
    try:
        pack_for = find_name("mankai.packs.registry:pack_for", "mankai.door:pack_for")
    except ImportError:
        return rules.start(seed=seed)
    pack = pack_for(rules)
    form = find_member(pack, "load_setup_form", "offered") if pack is not None else None
    setup = find_member(form, "sample_hidden_setup", "by_chance", "sample_setup", "varied") if form is not None else None
    position, rng, setup_phase = rules.start(setup(rules, seed) if setup else {}, seed), FastRng(seed), setup_questions(rules)
    while position.question in setup_phase:
        position = position.play(rng.pick(position.options))
    return position


def middle_positions(rules: mankai.Rules, start: Callable[[mankai.Rules, int], mankai.Position]) -> list[mankai.Position]:
    """Return positions in the middle of games, where a player would search."""
    middles: list[mankai.Position] = []
    setup_phase = setup_questions(rules)
    for seed in range(20 * SEARCHED_POSITIONS):
        position, rng = start(rules, seed), FastRng(seed)
        for _ in range(DECISIONS_BEFORE):
            if position.seat >= 0:
                position = position.play(rng.pick(position.options))
        if position.seat >= 0 and position.question not in setup_phase and len(middles) < SEARCHED_POSITIONS:
            middles.append(position)
    return middles


def inside_an_effect(rules: mankai.Rules, start: GameStarter) -> mankai.Position:
    """Return a position in the middle of a step that already has an answer; if none is found, some other position."""
    latest = start(rules, 0)
    for seed in range(400):
        position, rng = start(rules, seed), FastRng(seed)
        while position.seat >= 0:
            if position.answers:
                return position
            latest = position
            position = position.play(rng.pick(position.options))
    return latest


def simulations_in_100ms(rules: mankai.Rules) -> list[int]:
    """Return the sorted numbers of simulations that a search player does in 0.1 s, over decisions of some greedy games."""
    counts: list[int] = []
    setup_phase = setup_questions(rules)
    for seed in range(3):
        position, search, greedy = rules.start(seed=seed), Search(seed, 0, 100), player("greedy", seed)
        while position.seat >= 0:
            if len(position.options) > 1 and position.question not in setup_phase and len(counts) < 20 * (seed + 1):
                search.decide(position)
                counts.append(find_member(search, "simulations_done", "done"))
            position = position.play(greedy.decide(position))
    return sorted(counts)


def about() -> dict[str, Any]:
    """Return which build this is, and how it was compiled."""
    folder = Path(str(mankai.__file__)).parent
    build_info = folder / "built.json"  # older builds have none
    return {
        "folder": str(folder.parent),
        "version": mankai.__version__,
        "is_compiled": not str(sys.modules["mankai.kernel.version"].__file__).endswith(".py"),
        "built": json.loads(build_info.read_text(encoding="utf-8")) if build_info.exists() else {},
    }


def python_version_text() -> str:
    """Return the Python that runs this, with its build options: PGO and LTO make it up to a tenth faster."""
    arguments = sysconfig.get_config_var("CONFIG_ARGS")
    version = f"{platform.python_implementation()} {platform.python_version()}"
    if arguments is None:
        return version
    optimizations = [
        name for name, argument in (("PGO", "--enable-optimizations"), ("LTO", "--with-lto")) if argument in arguments
    ]
    return f"{version} with {' and '.join(optimizations)}" if optimizations else f"{version} without PGO and LTO"


def tune_gc() -> None:
    """Set the garbage collector as in all processes that only play.  Loads the file beside this one: the build may lack it."""
    spec = spec_from_file_location("gc_settings", Path(__file__).parents[1] / "compat" / "gc_settings.py")
    assert spec is not None and spec.loader is not None
    collector = module_from_spec(spec)
    spec.loader.exec_module(collector)
    collector.tune_gc()


def send(answer: dict[str, Any]) -> None:
    print(json.dumps(answer), flush=True)


def serve(name: str, setups: list[dict[str, Any]]) -> None:
    send({"about": about()})
    benchmark = Benchmark(name, setups)
    tune_gc()
    for line in sys.stdin:
        request = json.loads(line)
        if request["ask"] == "tenths":
            send({"answer": simulations_in_100ms(benchmark.rules)})
        else:
            send({"answer": benchmark.rate(request["ask"], request["seconds"])})


if __name__ == "__main__":
    serve(sys.argv[1], json.loads(sys.argv[2]))
