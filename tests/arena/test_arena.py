"""Tests of the arena: plans, mirrored games, equal results of all backends, continued runs, reports and refusals."""

from __future__ import annotations

import json
import math
import os
import random
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import mankai
from mankai.arena import (
    BadPlan,
    BadResults,
    GameResult,
    Job,
    Pool,
    ResultsFolder,
    Serial,
    UnreachableCluster,
    make_schedule,
    play_job,
    run,
)
from mankai.arena.backends import Outcomes, Work
from mankai.arena.command import app, split_names
from mankai.arena.errors import LostJob, MissingExtra, import_extra
from mankai.arena.games import seed_of
from mankai.arena.plan import Pairing, Schedule, quote_names
from mankai.arena.report_tables import cross_table, deck_table, grids
from mankai.arena.results import DIGEST, MARK, checksum
from mankai.arena.runner import ProgressListener, counted_games, load_results
from mankai.games.oka.rules.edition import Oka
from mankai.kernel.errors import MankaiError, OtherVersion
from mankai.packs import registry

DUEL = "sakura-arms/level99"
PAIRS = ["yurina+himika", "tokoyo+oboro", "chikage+thallya"]


def same(games: list[GameResult]) -> list[tuple[object, ...]]:
    return [game.reproducible_fields for game in games]


def command(*words: str) -> None:
    app(list(words), standalone_mode=False)


def files(folder: Path) -> dict[str, int]:
    """All files below a folder, and when each was written."""
    return {str(path.relative_to(folder)): path.stat().st_mtime_ns for path in folder.rglob("*") if path.is_file()}


# Pairings.


def test_in_a_mirrored_set_players_change_seats_and_the_deal_stays() -> None:
    pairing = Pairing(("a", "b"), ("p", "q"))
    assert [pairing.seating(0, game) for game in (0, 1)] == [(["a", "b"], ["p", "q"]), (["b", "a"], ["p", "q"])]
    assert [pairing.seating(1, game) for game in (0, 1)] == [(["a", "b"], ["q", "p"]), (["b", "a"], ["q", "p"])]
    assert [pairing.measured_seat(game) for game in (0, 1)] == [0, 1]


def test_where_the_players_are_the_same_the_decks_change_seats() -> None:
    pairing = Pairing(("a", "a"), ("p", "q"))
    assert [pairing.seating(0, game)[1] for game in (0, 1)] == [["p", "q"], ["q", "p"]]


def test_at_a_larger_table_the_one_who_is_measured_has_every_seat_once() -> None:
    pairing = Pairing(("a", "b", "b", "b"))
    for game in range(4):
        sitting, _ = pairing.seating(0, game)
        assert sitting.index("a") == pairing.measured_seat(game)
    assert sorted([pairing.measured_seat(game) for game in range(4)]) == [0, 1, 2, 3]


def test_mirrored_games_have_one_deal_and_each_player_begins_once() -> None:
    job = next(make_schedule("match", DUEL, ["greedy", "random"], 8).jobs())
    games = play_job(job)
    assert len(games) == 8
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert one.seed == other.seed
        assert one.first == other.first
        assert one.players == other.players[::-1]
    assert len({game.seed for game in games}) == 4
    assert all(game.players[game.measured] == "greedy" for game in games)
    assert all(sorted(game.ranks) in ([0, 1], [0, 0]) for game in games)
    assert all(sum(game.asked) == game.decisions > game.turns > 1 for game in games)


def test_forms() -> None:
    def met(form: str, *names: str, **more: Any) -> list[str]:
        return [pairing.name for pairing in make_schedule(form, DUEL, list(names), 2, **more).pairings()]

    door_players = ["random", "greedy"]
    assert met("match", *door_players) == ["random - greedy"]
    assert met("round-robin", *door_players) == ["random - greedy"]
    assert met("gauntlet", *door_players) == ["random - greedy"]
    assert met("match", "random", "random", meeting={"goddesses": PAIRS[:2]}) == [
        "random - random, yurina+himika - yurina+himika",
        "random - random, yurina+himika - tokoyo+oboro",
        "random - random, tokoyo+oboro - tokoyo+oboro",
    ]
    pairs = math.comb(len(mankai.game(DUEL).legend()["goddesses"]), 2)
    assert len(met("match", "random", "greedy", meeting={"goddesses": ["all"]})) == pairs * (pairs + 1) // 2
    three = Schedule("round-robin", DUEL, 2, ("a", "b", "c"), 2)
    assert [pairing.name for pairing in three.pairings()] == ["a - b", "a - c", "b - c"]
    assert [pairing.name for pairing in Schedule("gauntlet", DUEL, 2, ("a", "b", "c"), 2).pairings()] == ["a - b", "a - c"]
    assert [pairing.players for pairing in Schedule("round-robin", "", 3, ("a", "b"), 3).pairings()] == [
        ("a", "b", "b"),
        ("b", "a", "a"),
    ]
    assert [pairing.players for pairing in Schedule("match", "", 4, ("a", "b", "c"), 4).pairings()] == [("a", "b", "c", "c")]


def test_jobs_hold_every_set_once_and_are_named_for_it() -> None:
    plan = make_schedule("match", DUEL, ["random", "greedy"], 22)
    jobs = list(plan.jobs())
    assert [(job.first, job.sets) for job in jobs] == [(0, 4), (4, 4), (8, 3)]
    assert len({job.id for job in jobs}) == 3
    assert plan.total == 22


def test_a_game_does_not_depend_on_the_job_that_it_is_in() -> None:
    one, *_ = make_schedule("match", DUEL, ["random", "greedy"], 8, seed=5).jobs()
    alone = Job(one.version, one.game, one.setup, one.kind_of_decks, one.pairing, one.seed, 3, 1)
    assert [game.reproducible_fields[1:] for game in play_job(one)[6:]] == [
        game.reproducible_fields[1:] for game in play_job(alone)
    ]


def test_seeds_come_from_names_and_fit_the_engine() -> None:
    assert seed_of(1, "a #0") == seed_of(1, "a #0")
    seeds = {seed_of(root, f"a #{number}") for root in range(10) for number in range(100)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 1 << 62 for seed in seeds)


# Backends.


def test_serial_and_pool_give_the_same_table(tmp_path: Path) -> None:
    plan = make_schedule("match", DUEL, ["greedy", "random"], 12, seed=3, meeting={"goddesses": PAIRS})
    here = run(plan, ResultsFolder(tmp_path / "serial"), Serial())
    pool = run(plan, ResultsFolder(tmp_path / "pool"), Pool(2))
    assert len(here) == plan.total == 72
    assert same(here) == same(pool)
    assert grids(plan, here) == grids(plan, pool)
    assert same(load_results(ResultsFolder(tmp_path / "pool"))[1]) == same(here)


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    one, other = [
        run(make_schedule("match", DUEL, ["random", "random"], 20, seed=seed), ResultsFolder(tmp_path / str(seed)), Serial())
        for seed in (0, 1)
    ]
    assert [game.decisions for game in one] != [game.decisions for game in other]


class Killing(ProgressListener):
    """Kills every worker of a pool after the first job."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.killed: list[int] = []

    def on_games(self, games: list[GameResult]) -> None:
        if not self.killed:
            for worker in self.pool.workers:
                assert worker.process.pid is not None
                os.kill(worker.process.pid, signal.SIGKILL)
                self.killed.append(worker.process.pid)


def test_the_jobs_of_lost_workers_are_played_again(tmp_path: Path) -> None:
    plan = make_schedule("match", DUEL, ["greedy", "random"], 48)
    pool = Pool(2)
    watcher = Killing(pool)
    games = run(plan, ResultsFolder(tmp_path / "pool"), pool, watcher)
    assert watcher.killed
    assert same(games) == same(run(plan, ResultsFolder(tmp_path / "serial"), Serial()))
    assert pool.workers == []


def deadly(job: Job) -> list[GameResult]:
    os._exit(7)


def test_a_job_that_ends_every_process_is_given_up() -> None:
    jobs = make_schedule("match", DUEL, ["greedy", "random"], 48).jobs()
    with pytest.raises(LostJob, match="greedy - random #0"), Pool(1) as pool:
        list(pool.run(deadly, jobs))


def test_what_goes_wrong_in_a_worker_is_raised_here() -> None:
    one, *_ = make_schedule("match", DUEL, ["greedy", "random"], 8).jobs()
    old = Job("0.0.0", one.game, one.setup, one.kind_of_decks, one.pairing, one.seed, 0, 1)
    for backend in (Serial(), Pool(1)):
        with pytest.raises(OtherVersion, match=r"0\.0\.0"), backend:
            list(backend.run(play_job, [old]))


def test_only_a_few_jobs_are_taken_ahead_of_time() -> None:
    taken: list[str] = []

    def watched(jobs: Iterator[Job]) -> Iterator[Job]:
        for job in jobs:
            taken.append(job.id)
            yield job

    with Pool(2) as pool:
        playing = pool.run(play_job, watched(make_schedule("match", DUEL, ["greedy", "random"], 4000).jobs()))
        next(playing)
        assert len(taken) <= 4
        playing.close()
        assert pool.workers == []


# Continued runs.


class Counting(Serial):
    """Knows which jobs it has played."""

    def __init__(self, most: int = 1000) -> None:
        self.most = most
        self.ids: list[str] = []

    def run(self, work: Work, jobs: Iterable[Job]) -> Outcomes:
        for job in jobs:
            if len(self.ids) == self.most:
                raise KeyboardInterrupt
            self.ids.append(job.id)
            yield job, work(job)


def test_no_finished_job_is_played_again(tmp_path: Path) -> None:
    plan = make_schedule("match", DUEL, ["random", "greedy"], 40)
    first, second, third = Counting(2), Counting(), Counting()
    with pytest.raises(KeyboardInterrupt):
        run(plan, ResultsFolder(tmp_path / "a"), first)
    before = files(tmp_path / "a")
    games = run(plan, ResultsFolder(tmp_path / "a"), second)
    assert first.ids + second.ids == [job.id for job in plan.jobs()]
    assert before.items() <= files(tmp_path / "a").items()
    assert same(run(plan, ResultsFolder(tmp_path / "a"), third)) == same(games)
    assert third.ids == []


def alive(group: int) -> list[str]:
    """The processes of a group that are still running."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            state, _, its_group, *_ = (process / "stat").read_text().rpartition(")")[2].split()
            if int(its_group) == group and state != "Z":
                found.append((process / "cmdline").read_text())
    return found


COMMAND = [sys.executable, "-c", "from mankai.arena.command import app; app()"]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no Ctrl-C, or no list of who is still running")
@pytest.mark.slow
def test_a_run_that_was_interrupted_ends_as_one_that_never_was(tmp_path: Path) -> None:
    words = ["match", "greedy", "random", "--games", "160", "--seed", "9", "--jobs", "2", "--out"]
    stopped = subprocess.Popen(
        [*COMMAND, *words, str(tmp_path / "stopped")],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    parts = tmp_path / "stopped" / "games"
    patience = time.monotonic() + 300
    while len(list(parts.glob("*.parquet"))) < 3:
        assert stopped.poll() is None and time.monotonic() < patience
        time.sleep(0.01)
    os.killpg(stopped.pid, signal.SIGINT)  # as a terminal does it: the workers get it as well
    _, errors = stopped.communicate(timeout=300)
    assert stopped.returncode == 130
    assert "stopped; what has been played is kept in" in errors
    assert "Traceback" not in errors
    while left := alive(stopped.pid):
        assert time.monotonic() < patience, left
        time.sleep(0.01)
    before = files(tmp_path / "stopped")
    assert 3 <= len(before) - 1 < 20
    assert not [name for name in before if name.endswith(".part")]

    told = [
        subprocess.run([*COMMAND, *words, str(tmp_path / name)], capture_output=True, text=True, check=True).stdout
        for name in ("stopped", "straight")
    ]
    assert told[0].replace("/stopped", "/straight") == told[1]
    assert "160 games" in told[1]
    assert before.items() <= files(tmp_path / "stopped").items()
    assert same(load_results(ResultsFolder(tmp_path / "stopped"))[1]) == same(
        load_results(ResultsFolder(tmp_path / "straight"))[1]
    )


# The sequential test.


def test_a_sequential_test_stops_early_and_at_the_same_game_everywhere(tmp_path: Path) -> None:
    plan = make_schedule("match", DUEL, ["greedy", "random"], 400, sprt=(0.5, 0.8))
    here = run(plan, ResultsFolder(tmp_path / "serial"), Serial())
    pool = run(plan, ResultsFolder(tmp_path / "pool"), Pool(2))
    assert 4 <= len(here) < 100
    *_, last = plan.jobs()
    assert same(counted_games(plan, [*play_job(last), *here])) == same(here)  # games that were under way at the verdict
    assert same(here) == same(pool) == same(load_results(ResultsFolder(tmp_path / "pool"))[1])
    verdict = grids(plan, here)[0]
    assert verdict.title == "Sequential test"
    assert verdict.rows[0][0] == str(len(here) // 2)
    assert verdict.rows[0][-1] == "accepted: greedy wins 80.0 % rather than 50.0 %"
    again = Counting()
    assert same(run(plan, ResultsFolder(tmp_path / "pool"), again)) == same(here)
    assert again.ids == []


# Larger tables.


@pytest.fixture
def four_seats(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(registry.loaded_rules, "oka/4", Oka(4))
    return "oka/4"


def test_four_at_a_table(four_seats: str, tmp_path: Path) -> None:
    plan = make_schedule("match", four_seats, ["greedy", "random"], 8)
    games = run(plan, ResultsFolder(tmp_path / "a"), Serial())
    assert [game.players.index("greedy") for game in games] == [0, 3, 2, 1] * 2
    assert all(game.players.count("random") == 3 for game in games)
    assert all(sum([game.score(seat) for seat in range(4)]) == pytest.approx(1) for game in games)
    shown = {grid.title: grid for grid in grids(plan, games)}
    assert shown["Meetings"].rows[0][:3] == ["greedy", "3 random", "8"]
    assert "25.0 %" in shown["Meetings"].note
    assert len(shown["Ratings"].rows) == 2
    command("match", "greedy", "random", "--game", four_seats, "--games", "8", "--out", str(tmp_path / "a"))


# Tables.


def won(names: list[str], decks: list[str], first: int, winner: int) -> GameResult:
    ranks = [0 if seat == winner else 1 for seat in (0, 1)]
    return GameResult("j", "p", 0, 0, 0, 1, names, decks, first, ranks, 50, 9, False, [25, 25], [0.5, 0.25])


def test_cross_tables_count_both_sides() -> None:
    games = [won(["a", "b"], ["p", "q"], 0, 0), won(["b", "a"], ["p", "q"], 0, 0), won(["a", "b"], ["p", "p"], 1, 1)]
    players = cross_table(games)
    assert (players.cells["a", "b"].won, players.cells["a", "b"].games) == (1, 3)
    assert (players.cells["b", "a"].won, players.cells["b", "a"].games) == (2, 3)
    decks = deck_table(games)
    assert (decks.cells["p", "q"].won, decks.cells["p", "q"].games) == (2, 2)
    assert (decks.cells["q", "p"].won, decks.cells["q", "p"].games) == (0, 2)
    assert (decks.cells["p", "p"].won, decks.cells["p", "p"].games) == (1, 1)  # the player who begins
    assert decks.names == ["p", "q"]


def test_tables_say_what_was_played() -> None:
    games = [won(["a", "b"], ["p", "q"], 0, 0), won(["b", "a"], ["p", "q"], 0, 0), won(["a", "b"], ["q", "p"], 0, 0)]
    shown = {grid.title: grid for grid in grids(Schedule("match", DUEL, 2, ("a", "b"), 4), games)}
    assert shown["Meetings"].rows[0][:6] == ["a", "b", "2", "2", "0", "0"]
    assert shown["First-player advantage"].rows[0][:2] == ["everybody", "3"]
    assert shown["First-player advantage"].rows[0][2].startswith("100.0 % (43.9 to 100.0)")
    assert shown["Length of games"].rows[1][:4] == ["turns", "3", "9.0", "9"]
    worst = [row[:3] for row in shown["Where each player is worst"].rows]
    assert worst == [["a", "with q", "2"], ["a", "against p", "2"], ["b", "with q", "1"], ["b", "against p", "1"]]
    assert shown["Meetings"].markdown().splitlines()[4].startswith("| a | b | 2 |")


# The report.


def test_the_report_is_one_file_with_all_its_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from mankai.arena.command import report

    out = tmp_path / "results"
    command("match", "greedy", "random", "--games", "4", "--goddesses", ",".join(PAIRS), "--out", str(out))
    report(out)
    page = (out / "report.html").read_text("utf-8")
    assert str(out / "report.html") in capsys.readouterr().out
    for caption in (
        "Rating ladder",
        "Win rate of the row against the column",
        "Win rate of the row&#x27;s deck",
        "Length of games",
    ):
        assert f'<svg role="img" aria-label="{caption}' in page
    assert page.count("<svg") == page.count("</svg>") == 4
    for title in ("Meetings", "Cross-table", "Ratings", "Decks", "First-player advantage", "Length of games", "Thinking time"):
        assert f"<h2>{title}</h2>" in page
    plan, games = load_results(ResultsFolder(out))
    for grid in grids(plan, games):
        for row in grid.rows:
            assert "<tr>" + "".join([f"<td>{cell}</td>" for cell in row]) + "</tr>" in page
    assert "mankai arena match greedy random" in page
    for reference in ("<link", "<script", "<img", "src=", "url(http", 'href="http', "@import"):
        assert reference not in page
    report(out, markdown=True)
    assert capsys.readouterr().out.startswith("### Meetings")
    report(out, plots=tmp_path / "plots")
    drawn = {path.name: path.read_text("utf-8") for path in (tmp_path / "plots").iterdir()}
    assert sorted(drawn) == ["cross-table.svg", "decks.svg", "length_of_games.svg", "ratings.svg"]
    assert all(svg in page for svg in drawn.values())


def test_a_report_of_a_run_that_was_stopped_says_so(tmp_path: Path) -> None:
    from mankai.arena.command import report

    plan = make_schedule("match", DUEL, ["random", "greedy"], 40)
    with pytest.raises(KeyboardInterrupt):
        run(plan, ResultsFolder(tmp_path / "a"), Counting(2))
    report(tmp_path / "a", out=tmp_path / "report.html")
    assert "16 (so far of 40)" in (tmp_path / "report.html").read_text("utf-8")


# Refusals before any game is played, without a changed file.


def test_names_with_commas_in_them_are_parted_by_semicolons() -> None:
    assert split_names("--decks", "a, b ,c") == ["a", "b", "c"]
    assert split_names("--decks", "a, one;b") == ["a, one", "b"]
    assert split_names("--decks", "a, one;") == ["a, one"], "also one alone"
    for names in (("quick", "choose"), ("a, one", "b"), ("a, one",)):
        [word] = shlex.split(quote_names(names))
        assert split_names("--decks", word) == list(names), "as a plan writes its command, it is read"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["match", "greedy", "nobody"], "nobody"),
        (["match", "greedy", "search:0"], "search"),
        (["gauntlet", "greedy", "search:9:9"], "search"),
        (["match", "greedy", "random", "--game", "chess"], "chess"),
        (["match", "greedy"], "between 2 players, not 1"),
        (["match", "greedy", "random", "random"], "between 2 players, not 3"),
        (["round-robin", "greedy"], "at least 2"),
        (["round-robin", "greedy", "random", "greedy"], "not greedy twice"),
        (["match", "greedy", "random", "--games", "0"], "2 would do"),
        (["match", "greedy", "random", "--games", "-2"], "2 would do"),
        (["match", "greedy", "random", "--games", "5"], "4 or 6 would do"),
        (["match", "greedy", "random", "--goddesses", "yurina+nobody"], "no goddess 'nobody'"),
        (["match", "greedy", "random", "--goddesses", "yurina"], "exactly two goddesses"),
        (["match", "greedy", "random", "--goddesses", "yurina+himika,himika+yurina"], "twice"),
        (["match", "greedy", "random", "--goddesses", "yurina+himika,"], "commas between"),
        (["match", "greedy", "random", "--decks", "no such deck"], "no such deck"),
        (["match", "greedy", "random", "--decks", "quick", "--goddesses", "all"], "not both"),
        (["match", "greedy", "random", "--setup", '{"weather": 1}'], "weather"),
        (["match", "greedy", "random", "--setup", "{"], "not JSON"),
        (["match", "greedy", "random", "--setup", "3"], "JSON object"),
        (["match", "greedy", "random", "--setup", '{"goddesses": "choose"}', "--goddesses", "all"], "given twice"),
        (["match", "greedy", "random", "--jobs", "0"], "at least 1 process"),
        (["match", "greedy", "random", "--jobs", "2", "--cluster", "auto"], "not both"),
        (["match", "greedy", "random", "--sprt", "half"], "two win rates"),
        (["match", "greedy", "random", "--sprt", "0.6:0.5"], "the lower one first"),
        (["match", "greedy", "random", "--sprt", "nan:nan"], "the lower one first"),
        (["match", "greedy", "greedy", "--sprt", "0.5:0.6"], "two different players"),
    ],
)
def test_bad_input_is_refused_in_one_line(words: list[str], said: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(MankaiError) as refusal:
        command(*words, "--out", str(tmp_path / "out"))
    assert said in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert list(tmp_path.iterdir()) == []
    assert capfd.readouterr() == ("", "")


def test_the_folder_of_another_run_is_refused_and_left_alone(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    words = ["match", "greedy", "random", "--games", "2", "--out", str(tmp_path / "out"), "--jobs", "1"]
    command(*words)
    before = files(tmp_path)
    capfd.readouterr()
    with pytest.raises(BadResults, match="another run: games is 2 there and 4 here"):
        command(*words, "--games", "4")
    with pytest.raises(BadResults, match="seed is 0 there and 1 here"):
        command(*words, "--seed", "1")
    assert files(tmp_path) == before
    assert capfd.readouterr() == ("", "")

    about = json.loads((tmp_path / "out" / "run.json").read_text())
    about["run"]["version"] = "0.0.1"
    about["check"] = checksum(about)
    (tmp_path / "out" / "run.json").write_text(json.dumps(about))
    before = files(tmp_path)
    with pytest.raises(BadResults, match=r'version is "0\.0\.1" there'):
        command(*words)
    with pytest.raises(BadResults, match=r"of Mankai 0\.0\.1"):
        load_results(ResultsFolder(tmp_path / "out"))
    assert files(tmp_path) == before


@pytest.mark.parametrize("content", ["", "{", "[]", '{"mankai": "save"}', '{"mankai": "arena", "run": 3}'])
def test_a_damaged_folder_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "run.json").write_text(content)
    before = files(tmp_path)
    with pytest.raises(BadResults, match="damaged"):
        command("match", "greedy", "random", "--games", "2", "--out", str(tmp_path))
    with pytest.raises(BadResults, match="damaged"):
        load_results(ResultsFolder(tmp_path))
    assert files(tmp_path) == before


def test_what_is_no_folder_of_results_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear diary")
    with pytest.raises(BadResults, match=r"has no run\.json"):
        command("match", "greedy", "random", "--games", "2", "--out", str(tmp_path))
    with pytest.raises(BadResults, match="is a file"):
        command("match", "greedy", "random", "--games", "2", "--out", str(tmp_path / "letter.txt"))
    with pytest.raises(BadResults, match="no results"):
        load_results(ResultsFolder(tmp_path / "nowhere"))
    assert list(files(tmp_path)) == ["letter.txt"]


def test_a_damaged_part_is_named(tmp_path: Path) -> None:
    plan = make_schedule("match", DUEL, ["random", "greedy"], 8)
    run(plan, ResultsFolder(tmp_path / "a"), Serial())
    [part] = (tmp_path / "a" / "games").iterdir()
    part.write_bytes(part.read_bytes()[:100])
    with pytest.raises(BadResults, match=part.name):
        run(plan, ResultsFolder(tmp_path / "a"), Serial())
    part.unlink()
    assert len(run(plan, ResultsFolder(tmp_path / "a"), Serial())) == 8


def test_a_flipped_bit_is_reported_wherever_it_is(tmp_path: Path) -> None:
    plan = make_schedule("match", DUEL, ["random", "greedy"], 8)
    folder = ResultsFolder(tmp_path / "a")
    played = run(plan, folder, Serial())
    [part] = (tmp_path / "a" / "games").iterdir()
    polars = pytest.importorskip("polars")
    assert len(polars.read_parquet(tmp_path / "a" / "games" / "*.parquet")) == 8, "for others it is Parquet as ever"
    for path, problem in ((part, part.name), (tmp_path / "a" / "run.json", "damaged|of an arena")):
        whole = path.read_bytes()
        dice = random.Random(1)
        for bit in dice.sample(range(8 * len(whole)), 300):
            flipped = bytearray(whole)
            flipped[bit // 8] ^= 1 << bit % 8
            path.write_bytes(bytes(flipped))
            with pytest.raises(BadResults, match=problem):
                load_results(folder)
        path.write_bytes(whole)
    assert load_results(folder)[1] == played


def test_results_from_before_there_were_checksums_are_read(tmp_path: Path) -> None:
    plan = make_schedule("match", DUEL, ["random", "greedy"], 8)
    folder = ResultsFolder(tmp_path / "a")
    played = run(plan, folder, Serial())
    [part] = (tmp_path / "a" / "games").iterdir()
    content = part.read_bytes()
    at = content.index(MARK)
    part.write_bytes(content[:at] + content[at + len(MARK) + DIGEST :])
    with pytest.raises(BadResults, match=part.name):
        load_results(folder)
    about = json.loads((tmp_path / "a" / "run.json").read_text())
    del about["check"]
    (tmp_path / "a" / "run.json").write_text(json.dumps(about))
    assert load_results(folder)[1] == played


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "127.0.0.1:", "127.0.0.1:99999"])
def test_an_unreachable_cluster_is_refused(tmp_path: Path, address: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(UnreachableCluster, match=address):
        command("match", "greedy", "random", "--games", "2", "--out", str(tmp_path / "out"), "--cluster", address)
    assert list(tmp_path.iterdir()) == []


def test_a_missing_library_is_named_with_its_extra() -> None:
    with pytest.raises(MissingExtra, match=r"no_such_library.*mankai\[arena\]"):
        import_extra("no_such_library", "arena")


def test_without_the_extras_the_arena_imports_and_says_what_is_missing(tmp_path: Path) -> None:
    script = """
import sys
for name in ("polars", "choix", "openskill", "numpy", "scipy", "matplotlib", "ray"):
    sys.modules[name] = None
from mankai.arena.command import app
from mankai.kernel.errors import MankaiError
for more in ([], ["--cluster", "auto"]):
    try:
        app(["match", "greedy", "random", "--games", "2", "--out", sys.argv[1], *more], standalone_mode=False)
    except MankaiError as error:
        print(error)
"""
    ran = subprocess.run([sys.executable, "-c", script, str(tmp_path / "out")], capture_output=True, text=True, check=True)
    assert ran.stdout.count("pip install 'mankai[arena]'") == 2
    assert not (tmp_path / "out").exists()


def test_a_match_needs_names() -> None:
    with pytest.raises(BadPlan):
        make_schedule("melee", DUEL, ["greedy", "random"], 2)
