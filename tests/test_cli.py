"""The `mankai` command: what it prints, where it writes, and how it refuses."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

import mankai
from mankai.cli import main
from mankai.kernel.luck import Dice

DUEL = [
    "play",
    "--goddesses",
    "yurina+himika",
    "--foe",
    "tokoyo+oboro",
    "--seed",
    "3",
    "--seat",
    "first",
    "--player",
    "random",
]


class Shell:
    """Runs the command with what is typed, and keeps what it said."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capture = capture
        self.code = 0
        self.errors = ""

    def run(self, *arguments: str, typed: str = "") -> str:
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        self.code = main(list(arguments))
        shown = self.capture.readouterr()
        self.errors = shown.err
        return shown.out

    def refused(self, *arguments: str) -> str:
        """The one line with which a command is refused."""
        self.run(*arguments)
        assert self.code == 2
        assert self.errors.startswith("mankai: ")
        assert self.errors.endswith("\n")
        assert self.errors.count("\n") == 1
        return self.errors


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Shell:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    return Shell(monkeypatch, capsys)


def saved(folder: Path, kind: str = "saves") -> Path:
    """The one file there."""
    (path,) = (folder / "mankai" / kind).iterdir()
    return path


# Playing.


def test_without_arguments_a_duel_starts_at_once(shell: Shell, tmp_path: Path) -> None:
    shown = shell.run("play")
    assert shell.code == 0
    assert "── Your decision" in shown
    assert "Opening hand" in shown
    assert json.loads(saved(tmp_path).read_text(encoding="utf-8"))["game"] == "sakura-arms/level99"


def test_the_same_seed_gives_the_same_duel(shell: Shell) -> None:
    first = shell.run(*DUEL).split("Saved in")[0]
    assert shell.run(*DUEL).split("Saved in")[0] == first
    assert "FOE  Tokoyo + Oboro" in first
    assert "YOU  Yurina + Himika" in first


def test_the_end_of_input_saves_and_says_how_to_go_on(shell: Shell, tmp_path: Path) -> None:
    shown = shell.run(*DUEL, typed="keep\n")
    path = saved(tmp_path)
    assert f"mankai play --resume {path}" in shown
    assert len(json.loads(path.read_text(encoding="utf-8"))["options"]) >= 1


def test_quit_saves_and_resume_goes_on_with_undo(shell: Shell, tmp_path: Path) -> None:
    before = shell.run(*DUEL, typed="keep\nquit\n")
    path = saved(tmp_path)
    after = shell.run("play", "--resume", str(path), typed="undo\nquit\n")
    assert shell.code == 0
    main_phase = before.rsplit("── Turn 1", 1)[1].split("> ")[0]
    assert main_phase in after
    assert after.rsplit("▶ ", 1)[1].startswith("Opening hand")


def test_save_to_a_named_file_and_resume(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "here.json"
    shell.run(*DUEL, typed=f"keep\nsave {path}\n")
    record = json.loads(path.read_text(encoding="utf-8"))
    assert record["seats"] == ["person", "random"]
    assert "Turn 1 · your turn · Main Phase" in shell.run("play", "--resume", str(path))


def test_a_whole_game_and_its_replay(shell: Shell, tmp_path: Path) -> None:
    dice = Dice(5)
    shown = shell.run(*DUEL, typed="".join([f"{1 + dice.below(4)}\n" for _ in range(4000)]))
    assert shell.code == 0
    assert "has won the duel." in shown or "You have won the duel." in shown or "The duel is a draw." in shown
    path = saved(tmp_path, "records")
    assert f"Record in {path}" in shown
    record = json.loads(path.read_text(encoding="utf-8"))
    final = mankai.replay(record)
    assert final.is_over
    story = shell.run("replay", str(path))
    assert "Turn 1: Blue" in story
    assert f"{'Blue' if final.ranks[0] == 0 else 'Red'} has won the duel." in story
    mine = shell.run("replay", str(path), "--seat", "0")
    assert ("You have won" if final.ranks[0] == 0 else "The foe has won") in mine
    early = shell.run("replay", str(path), "--step", "1")
    assert "has won" not in early
    assert "after 1 decisions." in early
    assert str(path) in shell.refused("play", "--resume", str(path))
    assert "--step is from 0 to" in shell.refused("replay", str(path), "--step", "99999")


def test_a_replay_for_spectators_hides_hands(shell: Shell, tmp_path: Path) -> None:
    mine = shell.run(*DUEL, typed="keep\n")
    path = saved(tmp_path)
    hand = mine.rsplit("── Your hand", 1)[1].split("── Your Ultimates")[0]
    assert "Attack" in hand
    position = mankai.replay(path.read_text(encoding="utf-8"))
    names = [position.rules.legend()["cards"][card]["name"] for card in position.view(0)["zones"][0]]
    story = shell.run("replay", str(path))
    own = shell.run("replay", str(path), "--seat", "0")
    for name in names:
        assert name not in story
        assert name in own


def test_building_and_choosing(shell: Shell) -> None:
    assert "Build your deck in secret" in shell.run("play", "--build", "choose")
    shown = shell.run("play", "--goddesses", "choose", typed="yurina\n")
    assert "Pick one of your two goddesses." in shown
    assert "You: Yurina joins" in shown


def test_one_pair_given_the_other_is_drawn_from_the_rest(shell: Shell) -> None:
    for seed in range(6):
        shown = shell.run("play", "--goddesses", "yurina+himika", "--seed", str(seed))
        foe = shown.split("FOE  ")[1].split("   ")[0]
        assert " + " in foe
        assert "Yurina" not in foe
        assert "Himika" not in foe


def test_hot_seat(shell: Shell, tmp_path: Path) -> None:
    shown = shell.run(*DUEL, "--hot-seat", typed="keep\n\nkeep\n")
    assert "Player 2 (Tokoyo + Oboro) decides." in shown
    assert "Player 1 (Yurina + Himika) decides." in shown
    assert json.loads(saved(tmp_path).read_text(encoding="utf-8"))["seats"] == ["person", "person"]


# Looking things up.


def test_cards(shell: Shell) -> None:
    everything = shell.run("cards")
    assert "Slash" in everything
    assert "Fading Light Toxin" in everything
    card = shell.run("cards", "hilt", "str")
    assert "Hilt Strike" in card
    assert "Source: seen in this edition's rulebook." in card
    goddess = shell.run("cards", "chikage")
    assert "Poison: belongs to whoever holds it" in goddess
    assert "Chikage's Grim Path" in goddess


def test_games_and_version(shell: Shell) -> None:
    assert "sakura-arms/level99" in shell.run("games")
    shown = shell.run("version")
    assert shown.startswith(f"Mankai {mankai.__version__}, ")
    assert shown.strip().endswith(("compiled", "interpreted"))


def test_no_command_shows_the_help(shell: Shell) -> None:
    assert "replay" in shell.run()
    assert shell.code == 0
    assert shell.errors == ""


RULING = """
game = "sakura-arms/level99"

[[ruling]]
name = "Slash is in Range at Distance 3"
source = "rulebook"
scene = {{ distance = 3, me = {{ hand = ["Slash"], vigor = 1 }} }}
choose = ["play Slash"]
after = {{ me = {{ vigor = {vigor} }} }}
"""


def test_check(shell: Shell, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(RULING.format(vigor=1), encoding="utf-8")
    bad.write_text(RULING.format(vigor=2), encoding="utf-8")
    assert shell.run("check", str(good)) == "holds  Slash is in Range at Distance 3 (rulebook)\n"
    assert shell.code == 0
    lines = shell.run("check", str(good), str(bad)).splitlines()
    assert shell.code == 1
    assert [line.split()[0] for line in lines] == ["holds", "FAILS"]


def test_bench_hands_its_arguments_on(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[str, float, bool, bool]] = []
    monkeypatch.setattr("mankai.bench.run", lambda *arguments: given.append(arguments))
    shell.run("bench", "level99", "--seconds", "0.5", "--strength")
    assert given == [("sakura-arms/level99", 0.5, True, False)]


# Refusing.


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "--goddesses", "yurina"], "exactly two goddesses"),
        (["play", "--goddesses", "yurina+nobody"], "there is no goddess 'nobody'"),
        (["play", "--goddesses", "yurina+yurina"], "must be different"),
        (["play", "--foe", ""], "exactly two goddesses"),
        (["play", "--goddesses", "choose", "--foe", "tokoyo+oboro"], "choose goes with no names"),
        (["play", "--build", "best"], "best"),
        (["play", "--seat", "third"], "third"),
        (["play", "--seed", "x"], "--seed"),
        (["play", "--player", "nobody"], "there is no player 'nobody'"),
        (["play", "--resume", "/nowhere/at/all.json"], "cannot read /nowhere/at/all.json"),
        (["play", "--nonsense"], "--nonsense"),
        (["replay", "/nowhere/at/all.json"], "cannot read /nowhere/at/all.json"),
        (["replay"], "FILE"),
        (["replay", "/"], "cannot read /"),
        (["cards", "zzz"], "no card or goddess 'zzz'"),
        (["cards", "--game", "chess"], "there is no game 'chess'"),
        (["check", "/nowhere/at/all.toml"], "/nowhere/at/all.toml"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["dance"], "dance"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(shell: Shell, arguments: list[str], words: str) -> None:
    assert words.casefold() in shell.refused(*arguments).casefold()


@pytest.mark.parametrize(
    "content",
    [
        "", "{", "[]", "null", '{"mankai": "record"}', '{"mankai": "record", "version": "0.0.0"}',
        '{"mankai": "save", "version": "VERSION"}',
        '{"mankai": "record", "version": "VERSION", "game": "chess", "setup": {}, "seed": 1, "options": []}',
        '{"mankai": "record", "version": "VERSION", "game": "GAME", "setup": {}, "seed": 1, "options": [9999]}',
        '{"mankai": "record", "version": "VERSION", "game": "GAME", "setup": {}, "seed": 1, "options": ["x"]}',
        '{"mankai": "record", "version": "VERSION", "game": "GAME", "setup": {}, "seed": "x", "options": []}',
        '{"mankai": "record", "version": "VERSION", "game": "GAME", "setup": {}, "seed": 1, "options": 7}',
        '{"mankai": "record", "version": "VERSION", "game": "GAME", "setup": [], "seed": 1, "options": []}',
    ],
)  # fmt: skip
def test_a_damaged_file_is_refused_in_one_line(shell: Shell, tmp_path: Path, content: str) -> None:
    path = tmp_path / "damaged.json"
    path.write_text(content.replace("VERSION", mankai.__version__).replace("GAME", "sakura-arms/level99"), encoding="utf-8")
    for command in (["play", "--resume"], ["replay"]):
        shell.refused(*command, str(path))


def test_bytes_that_are_no_text_are_refused(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "damaged.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert "it is not text" in shell.refused("replay", str(path))


def test_as_a_program_with_typed_bytes_that_are_no_text(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "mankai", *DUEL],
        input=b"\xff\xfe\nkeep\nquit\n",
        capture_output=True,
        env={
            "XDG_DATA_HOME": str(tmp_path),
            "PYTHONPATH": str(Path(mankai.__file__).parents[1]),
            "PYTHONIOENCODING": "ascii",
        },
        check=False,
    )
    assert ran.returncode == 0
    assert ran.stderr == b""
    assert b"Main Phase: what do you do?" in ran.stdout
