"""At a real terminal: long pages use a pager, exercises keep their task visible, the server prints help for people."""

from __future__ import annotations

import signal
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from rich.console import Console

if sys.platform == "win32":
    pytest.skip("there are no pseudo terminals", allow_module_level=True)

import mankai
from mankai.cli import main
from mankai.learning import exercises
from mankai.terminal.console.screen import PlainKeyboard
from mankai.terminal.sessions.session import Session
from support.pseudo_terminal import terminal

LONG = [["rules", "level99"], ["decks", "azuki"], ["cards"]]
PAGES = [pytest.param(one, id=one[0]) for one in LONG]


@pytest.fixture
def pager(tmp_path: Path) -> Path:
    """A pager that records its input, and says so."""
    script = tmp_path / "pager.py"
    script.write_text(
        "import pathlib, sys\ntext = sys.stdin.buffer.read()\npathlib.Path(sys.argv[1]).write_bytes(text)\nprint('PAGED')\n",
        encoding="utf-8",
    )
    return script


def command_for(pager: Path, kept: Path) -> str:
    return f"'{sys.executable}' '{pager}' '{kept}'"


@pytest.mark.parametrize("command", PAGES)
def test_what_is_longer_than_the_screen_is_read_in_the_pager(command: list[str], tmp_path: Path, pager: Path) -> None:
    kept = tmp_path / "kept.txt"
    with terminal(tmp_path, *command, PAGER=command_for(pager, kept)) as screen:
        shown = screen.rest()
        assert screen.process.returncode == 0
    assert shown.split() == ["PAGED"]
    assert kept.read_text(encoding="utf-8").count("\n") > 24


@pytest.mark.parametrize("command", PAGES)
def test_nobody_gets_a_pager_who_wants_none_or_has_room(command: list[str], tmp_path: Path, pager: Path) -> None:
    wanted = command_for(pager, tmp_path / "kept.txt")
    with terminal(tmp_path, *command, "--no-pager", PAGER=wanted) as screen:
        whole = screen.rest()
    assert "PAGED" not in whole and whole.count("\n") > 24
    with terminal(tmp_path, *command, lines=whole.count("\n") + 10, PAGER=wanted) as screen:
        assert screen.rest() == whole
    for none in ("", "cat", "no-such-pager-anywhere", "'"):
        with terminal(tmp_path, *command, PAGER=none) as screen:
            assert screen.rest() == whole


@pytest.mark.parametrize("command", PAGES)
def test_no_pager_where_nobody_looks(
    command: list[str], tmp_path: Path, pager: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PAGER", command_for(pager, tmp_path / "kept.txt"))
    assert main(command) == 0
    assert capsys.readouterr().out.count("\n") > 24
    assert not (tmp_path / "kept.txt").exists()


def test_a_pager_that_is_left_early_is_no_fault(tmp_path: Path) -> None:
    with terminal(tmp_path, *LONG[0], PAGER=f"'{sys.executable}' -c pass") as screen:
        assert screen.rest() == ""
        assert screen.process.returncode == 0


def test_an_exercise_keeps_its_task_in_sight(tmp_path: Path) -> None:
    """At each decision it is among the last lines of the screen."""
    exercise = next(one for one in exercises.of_game("sakura-arms/level99") if len(one.solution) > 1)
    number = exercises.of_game(exercise.game).index(exercise) + 1
    with terminal(tmp_path, "learn", exercise.game, str(number), TERM="dumb") as screen:
        for at, label in enumerate(exercise.solution):
            shown = screen.until("▶ ", at + 1)
            shown = screen.until("> ", shown.count("> ") + (not shown.rstrip(" ").endswith(">")))
            assert "Task: " in "\n".join(shown.splitlines()[-24:]), shown
            screen.type(label)
        screen.until("Done!")


def test_an_exercise_shows_what_was_played_without_a_question(tmp_path: Path) -> None:
    """Only the black 3 fits on the second pile, so it goes there at once, and the exercise is over."""
    with terminal(tmp_path, "learn", "oka/4", "1", TERM="dumb") as screen:
        screen.until("> ")
        screen.type("place red 1 on +")
        shown = screen.until("Done!")
    assert "black 3 on -" in shown[shown.rindex("place red 1") :], shown


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_cut_text_says_how_it_is_read_on(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """If three dots are on a screen, so is the command that shows the whole card; otherwise it is not."""
    seen: dict[bool, int] = {True: 0, False: 0}
    for game, step, height in product(("sakura-arms/level99", "azuki"), range(0, 12, 3), (24, 60)):
        position = mankai.game(game).start({}, 3)
        for _ in range(step):
            position = position.play(position.options[0])
        console = Console(
            width=80, height=height, force_terminal=True, color_system=None, highlight=False, markup=False, emoji=False
        )
        Session(console, [position], {}, ["person", "person"], PlainKeyboard(console), language=language).show_table()
        shown = capsys.readouterr().out.splitlines()
        is_cut = any([line.rstrip().endswith("…") for line in shown])
        heading = next(line for line in shown if "hint" in line and "──" in line)
        assert ("card" in heading) is is_cut, shown
        seen[is_cut] += 1
    assert min(seen.values()) > 0


def test_the_server_speaks_to_the_person_at_the_terminal(tmp_path: Path) -> None:
    with terminal(tmp_path, "serve", "--data", str(tmp_path / "tables")) as screen:
        shown = screen.until("serving")
        screen.process.send_signal(signal.SIGTERM)
        shown = screen.rest()
    lines = shown.replace("\n", " ")
    assert "Mankai is at http://127.0.0.1:" in lines
    assert "Open this address in a browser" in lines and "--host 0.0.0.0" in lines
    assert "Ctrl+C stops it" in lines and str(tmp_path / "tables") in lines
    assert "{" not in shown, "no JSON"
    assert "clock" not in shown and "error" not in shown and "warning" not in shown


def test_the_version_is_said() -> None:
    run = subprocess.run([sys.executable, "-m", "mankai", "--version"], capture_output=True, text=True, check=True)
    assert run.stdout.startswith(f"Mankai {mankai.__version__}, ")
