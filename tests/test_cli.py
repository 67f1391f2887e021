"""The `mankai` command: what it prints, where it writes, and how it refuses."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
import typer
from rich.console import Console

import mankai
from mankai.cli import main
from mankai.kernel.rng import FastRng
from mankai.kernel.version import is_compiled
from mankai.terminal.console.line_editor import EditingKeyboard
from mankai.terminal.console.screen import PlainKeyboard

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


class Typed(io.StringIO):
    """Typed input, at a terminal or not."""

    is_terminal = False

    def isatty(self) -> bool:
        return self.is_terminal


class Shell:
    """Run the command with input, and keep its output."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capture = capture
        self.code = 0
        self.errors = ""

    def run(self, *arguments: str, typed: str = "") -> str:
        self.patch.setattr(sys, "stdin", Typed(typed))
        self.code = main(list(arguments))
        shown = self.capture.readouterr()
        self.errors = shown.err
        return shown.out

    def refused(self, *arguments: str) -> str:
        """The one line of a refusal."""
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
    """The only file in the folder."""
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


def test_a_resumed_game_is_written_to_its_own_file(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "here.json"
    shell.run(*DUEL, typed=f"save {path}\nquit\n")
    shell.run("play", "--resume", str(path), typed="keep\nquit\n")
    assert len(json.loads(path.read_text(encoding="utf-8"))["options"]) >= 1
    assert not (tmp_path / "mankai").exists()
    other = tmp_path / "kernel.json"
    other.write_text(mankai.game("oka/2").start(seed=3).save(), encoding="utf-8")
    before = other.read_text(encoding="utf-8")
    shell.run("play", "--resume", str(other), typed="quit\n")
    assert other.read_text(encoding="utf-8") == before, "a file of another kind is not written over unasked"
    assert mankai.replay(saved(tmp_path).read_text(encoding="utf-8")).rules.name == "oka/2"


class Seen:
    """A session that only records its arguments."""

    given: ClassVar[list[tuple[Any, ...]]] = []

    def __init__(self, *arguments: Any) -> None:
        self.given.append(arguments)

    def run(self) -> None:
        pass


@pytest.mark.parametrize(
    ("is_terminal", "options", "pauses"), [(True, [], True), (True, ["--no-pause"], False), (False, [], False)]
)
def test_pauses_and_line_editing_are_for_people_at_a_terminal(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, is_terminal: bool, options: list[str], pauses: bool
) -> None:
    monkeypatch.setattr("mankai.terminal.sessions.session.Session", Seen)
    monkeypatch.setattr("mankai.cli.new_console", lambda: Console(force_terminal=is_terminal))
    monkeypatch.setattr(Typed, "is_terminal", is_terminal)
    shell.run("play", "oka", *options)
    keyboard, given_pauses = Seen.given[-1][4:6]
    assert isinstance(keyboard, EditingKeyboard) is is_terminal
    assert isinstance(keyboard, PlainKeyboard) is not is_terminal
    assert given_pauses is pauses


def test_a_terminal_that_is_read_from_a_pipe_has_no_line_editing(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mankai.terminal.sessions.session.Session", Seen)
    monkeypatch.setattr("mankai.cli.new_console", lambda: Console(force_terminal=True))
    shell.run("play", "oka")
    assert isinstance(Seen.given[-1][4], PlainKeyboard)
    assert Seen.given[-1][5] is False


def test_rules_by_game_and_by_word(shell: Shell) -> None:
    assert "Goal: Bring the foe's Life to 0." in shell.run("rules")
    assert "Goal: Three rounds." in shell.run("rules", "oka")
    word = shell.run("rules", "aeg", "after", "att")
    assert word == " After Attack: Happens after the attack has been resolved.\n"


def test_a_whole_game_and_its_replay(shell: Shell, tmp_path: Path) -> None:
    dice = FastRng(5)
    shown = shell.run(*DUEL, typed="".join([f"{dice.below(8)}\n" for _ in range(8000)]))
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


def test_an_epic_battle_says_its_rule_in_the_story_and_over_the_board(shell: Shell) -> None:
    shown = " ".join(shell.run("play", "--epic", "wind").split())
    assert shown.count("Epic Battle: A Day of Powerful Wind. Every arrow effect moves twice as many Sakura.") >= 2
    assert "Epic Battle" in shell.run("play", "--epic", "random")
    assert "Epic Battle" not in shell.run("play")


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


# Sakura 桜花伝説.


EVERY_NUMBER = "".join([f"{number}\n" for number in (*range(1, 30), 0)])  # one of them is an option
BY_VALUE = "".join([f"{value} = {{ coins = 1, shurikens = 2 }}\n" for value in range(1, 14)])


@pytest.mark.parametrize("players", range(2, 7))
def test_oka_for_two_to_six(shell: Shell, tmp_path: Path, players: int) -> None:
    shown = shell.run("play", "oka", "--players", str(players), "--seed", "3", "--seat", "first")
    assert shell.code == 0
    assert f" oka/{players} ──" in shown
    assert f"Seat {players - 1}" in shown
    assert f"Seat {players}" not in shown
    assert "our own proposal, not the printed numbers" in shown
    record = json.loads(saved(tmp_path).read_text(encoding="utf-8"))
    assert (record["game"], record["seats"]) == (f"oka/{players}", ["person"] + ["greedy"] * (players - 1))


def test_oka_alone_is_for_four_and_the_number_may_be_in_the_name(shell: Shell) -> None:
    assert " oka/4 ──" in shell.run("play", "oka")
    assert " oka/3 ──" in shell.run("play", "oka/3")
    assert " oka/3 ──" in shell.run("play", "oka/3", "--players", "3")


def test_oka_at_another_seat(shell: Shell, tmp_path: Path) -> None:
    shown = shell.run("play", "oka", "--seat", "2", "--seed", "3", "--player", "random", typed="quit\n")
    assert re.search(r"^ +▶? ?Seat 0 +▶? ?Seat 1 +▶? ?You +▶? ?Seat 3$", shown, re.MULTILINE)
    assert "Seat 2" not in shown
    assert json.loads(saved(tmp_path).read_text(encoding="utf-8"))["seats"] == ["random", "random", "person", "random"]


def test_who_begins_oka(shell: Shell) -> None:
    for seed in range(3):
        assert "Round 1: you begin" in shell.run("play", "oka", "--seat", "first", "--seed", str(seed))
        assert "Round 1: seat 3 begins" in shell.run("play", "oka", "--seat", "second", "--seed", str(seed))


def test_oka_with_the_numbers_of_the_box(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "values.toml"
    path.write_text(f"[by_value]\n{BY_VALUE}", encoding="utf-8")
    shown = shell.run("play", "oka", "--values", str(path), "--seed", "3", "--seat", "first", typed="1\nquit\n")
    assert "not the printed numbers" not in shown
    assert "supplied with the set-up" in shown
    path.unlink()
    again = shell.run("play", "--resume", str(saved(tmp_path)))
    assert "supplied with the set-up" in again, "the numbers are kept with the game"
    flat = shell.run("play", "oka", "--values", "flat", "--seed", "3")
    assert "not the printed numbers" in flat


SWITCHES = "Switches: Taking a pile at will: on; Coins in all: 90; Coins are open: off; What Cooks change: 2, 3, 4"


def test_oka_with_switches(shell: Shell) -> None:
    switches = ["voluntary_take=on", "bank_limit=90", "cook_values=2,3,4", "coins_open=no"]
    shown = shell.run("play", "oka", *[word for one in switches for word in ("--switch", one)])
    assert SWITCHES in " ".join(shown.split())
    assert "Switches" not in shell.run("play", "oka", "--switch", "bank_limit=none")


def test_oka_hot_seat(shell: Shell, tmp_path: Path) -> None:
    shown = shell.run("play", "oka", "--players", "3", "--hot-seat", "--seat", "first", "--seed", "3", typed=EVERY_NUMBER * 9)
    for seat in (1, 2, 0):
        assert f"Seat {seat} decides." in shown
    assert json.loads(saved(tmp_path).read_text(encoding="utf-8"))["seats"] == ["person"] * 3


def test_a_whole_game_of_oka_its_end_and_its_replay(shell: Shell, tmp_path: Path) -> None:
    shown = shell.run("play", "oka", "--players", "3", "--seed", "5", "--player", "random", typed=EVERY_NUMBER * 200)
    path = saved(tmp_path, "records")
    final = mankai.replay(path.read_text(encoding="utf-8"))
    winner = final.ranks.index(0)
    assert ("You have won the game." if winner == 0 else f"Seat {winner} has won the game. You are ") in shown
    story = shell.run("replay", str(path))
    assert story.startswith("oka/3 · Sakura 桜花伝説, 3 players\n")
    assert f"Seat {winner} has won the game.\n" in story
    assert "── Round 3: " in story
    assert "you hold" not in story
    assert "not the printed numbers" in story
    mine = shell.run("replay", str(path), "--seat", "2", "--step", "9")
    assert "you hold" in mine
    assert "to decide, after 9 decisions." in mine
    assert "--seat is a seat from 0 to 2, or spectator, not '3'" in shell.refused("replay", str(path), "--seat", "3")
    assert str(path) in shell.refused("play", "--resume", str(path))


def test_cards_of_oka(shell: Shell, tmp_path: Path) -> None:
    everything = shell.run("cards", "oka")
    assert "52 cards: 1 to 13 in ●K black, ▲R red, ■B blue, ◆G green" in everything
    assert "not the printed numbers" in everything
    assert "Konohana: any card" in everything
    assert "only black is named in the rulebook" in everything
    card = shell.run("cards", "oka", "red", "7")
    assert "3 shurikens" in card
    assert "not the printed" in card
    assert "it does not count in this round" in " ".join(shell.run("cards", "--game", "oka", "daimyo", "disc").split())
    path = tmp_path / "values.toml"
    rest = "".join([f'[[card]]\ncolour = "{colour}"\nvalue = {value}\ncoins = {value}\nshurikens = {at}\n'
                    for at, colour in enumerate(["black", "red", "blue", "green"]) for value in range(1, 14)])  # fmt: skip
    path.write_text(rest, encoding="utf-8")
    supplied = shell.run("cards", "oka", "--values", str(path))
    assert "not the printed numbers" not in supplied
    assert "shurikens, green" in supplied
    assert "coins, green" not in supplied


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (f"[by_value]\n{BY_VALUE.replace('13 = ', '12 = ')}", "is not TOML"),
        (f"[by_value]\n{BY_VALUE.partition('13 = ')[0]}", "missing: 13"),
        (f"[by_value]\n{BY_VALUE.replace('= 2', '= -2')}", "from 0 to 99, not -2"),
        ('[[card]]\ncolour = "red"\nvalue = 1\ncoins = 1\nshurikens = 1\n' * 2, "red 1 is there twice"),
        ("x = 1", "has no 'x'"),
        ("", "either by_value"),
    ],
)
def test_a_bad_file_of_values_is_refused(shell: Shell, tmp_path: Path, content: str, words: str) -> None:
    path = tmp_path / "values.toml"
    path.write_text(content, encoding="utf-8")
    for command in (["play", "oka"], ["cards", "oka"]):
        said = shell.refused(*command, "--values", str(path))
        assert words in said
        assert str(path) in said


# The first generation of Sakura Arms.


@pytest.mark.parametrize(
    ("edition", "decks"),
    [("aeg", ["Raging Red Blade", "Elegant Blue Dance"]), ("beta", ["Rapid Red Blade", "Sword Dance Blooming"])],
)
def test_a_first_game(shell: Shell, tmp_path: Path, edition: str, decks: list[str]) -> None:
    shown = shell.run("play", edition, "--build", "first-game", "--seat", "first")
    assert shown.startswith(f"A first game: {decks[0]} for you, {decks[1]} for the opponent.\n")
    assert "YOU  Yurina + Himika" in shown
    other = shell.run("play", edition, "--build", decks[1].split()[0].lower())
    assert f"{decks[1]} for you, {decks[0]} for the opponent." in other
    for path in (tmp_path / "mankai" / "saves").iterdir():
        assert sorted(json.loads(path.read_text(encoding="utf-8"))["setup"]["decks"]) == sorted(decks)


def test_one_pair_of_beta_given_leaves_too_few_for_the_other(shell: Shell) -> None:
    for seed in range(4):
        shown = shell.run("play", "beta", "--goddesses", "yurina+himika", "--seed", str(seed))
        assert "YOU  Yurina + Himika" in shown
        assert re.search(r"OPPONENT (Yurina|Himika|Tokoyo) \+ (Yurina|Himika|Tokoyo) ", shown)


def test_cards_of_another_edition(shell: Shell) -> None:
    assert "Umbrella: closed or open" in shell.run("cards", "aeg", "yukihi")
    assert "Source: stand-in: nobody has seen this edition's card" in shell.run("cards", "beta", "slash")
    everything = shell.run("cards", "beta")
    assert "stand-in" in everything
    assert "carried over" not in everything
    assert "sakura-arms/aeg has no card or Megami 'zzz'; Megami: Yurina" in shell.refused("cards", "aeg", "zzz")


# Extras.


def test_serve_hands_its_arguments_on(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[object, ...]] = []

    def prune_log(settings: object, export: Path) -> int:
        given.append((export,))
        return 1

    fake = SimpleNamespace(
        load_settings=lambda file, limits, **settings: SimpleNamespace(
            **{"file": file, "limits": limits, "export": "", **settings}
        ),
        run=lambda *arguments: given.append(arguments),
        prune_log=prune_log,
        back_up_log=lambda settings, to: given.append((settings.data, to)),
    )
    monkeypatch.setattr("mankai.cli.import_module", {"mankai.server.main": fake}.__getitem__)
    usual = SimpleNamespace(file="", limits=[], export="")
    shell.run("serve")
    shell.run("serve", "--host", "0.0.0.0", "--port", "8000", "--data", "here", "--open")
    shell.run("serve", "--origin", "https://play.example", "--trusted-proxy", "10.0.0.0/8", "--keep-finished", "30")
    shell.run("serve", "--settings", "club.toml", "--limit", "burst=50", "--limit", "rate=9")
    behind = {"origins": ("https://play.example",), "trusted_proxies": ("10.0.0.0/8",), "keep_finished_days": 30}
    assert given == [
        ("127.0.0.1", 0, "", False, usual, "en"),
        ("0.0.0.0", 8000, "here", True, SimpleNamespace(file="", limits=[], export="", data="here"), "en"),
        ("127.0.0.1", 0, "", False, SimpleNamespace(file="", limits=[], export="", **behind), "en"),
        ("127.0.0.1", 0, "", False, SimpleNamespace(file="club.toml", limits=["burst=50", "rate=9"], export=""), "en"),
    ]
    assert "Removed 1 table." in shell.run("serve", "--prune", "--export", "old.gz")
    assert "Copied to there." in shell.run("serve", "--data", "here", "--backup", "there")
    assert given[4:] == [(Path("old.gz"),), ("here", Path("there"))]


def test_arena_and_report_get_the_rest_of_the_line(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[str, bool]] = []
    commands = typer.Typer()

    @commands.callback()
    def several() -> None:
        """There are several."""

    @commands.command()
    def match(players: str, quick: bool = False) -> None:
        given.append((players, quick))
        if quick:
            raise typer.Exit(3)

    def report(folder: str, markdown: bool = False) -> None:
        given.append((folder, markdown))

    fake = SimpleNamespace(app=commands, report=report)
    monkeypatch.setattr("mankai.cli.import_module", {"mankai.arena.command": fake}.__getitem__)
    shell.run("arena", "match", "greedy")
    assert shell.code == 0
    shell.run("arena", "match", "--quick", "random")
    assert shell.code == 3
    shell.run("report", "there", "--markdown")
    assert given == [("greedy", False), ("random", True), ("there", True)]
    assert "match" in shell.run("arena", "--help")
    assert "--markdown" in shell.run("report", "--help")
    assert "dance" in shell.refused("arena", "dance")
    assert "--nonsense" in shell.refused("report", "there", "--nonsense")


@pytest.mark.parametrize(("command", "extra"), [("serve", "server"), ("arena", "arena"), ("report", "arena")])
def test_a_missing_extra_is_named(shell: Shell, monkeypatch: pytest.MonkeyPatch, command: str, extra: str) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError("No module named 'elsewhere'", name="elsewhere.part")

    monkeypatch.setattr("mankai.cli.import_module", missing)
    assert f"this needs elsewhere, which is not installed: pip install 'mankai[{extra}]'" in shell.refused(command)


def test_a_module_of_ours_that_is_missing_is_no_missing_extra(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError("No module named 'mankai.nowhere'", name="mankai.nowhere")

    monkeypatch.setattr("mankai.cli.import_module", missing)
    with pytest.raises(ModuleNotFoundError):
        shell.run("serve")


# Lookups.


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
    assert [line.split()[0] for line in lines[:2]] == ["holds", "FAILS"] and lines[2] == "1 hold, 1 fails"
    assert sorted(shell.run("check", str(tmp_path)).splitlines()) == sorted(lines), "a folder: all that is in it"
    assert shell.code == 1
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "there is no TOML file in the folder" in shell.refused("check", str(empty))


def test_bench_hands_its_arguments_on(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[str, float, bool, bool]] = []
    monkeypatch.setattr("mankai.bench.compare.run_game", lambda *arguments: given.append(arguments))
    shell.run("bench", "level99", "--seconds", "0.5", "--strength")
    assert given == [("sakura-arms/level99", 0.5, True, False)]


@pytest.mark.parametrize("game", ["level99", "oka/4"])
def test_bench_measures_the_search_alone(shell: Shell, game: str) -> None:
    printed = shell.run("bench", "search", "--game", game, "--seconds", "0.1")
    assert shell.code == 0 and game in printed
    rows = {line.split("│")[1].strip(): line.split("│")[2].strip() for line in printed.splitlines() if line.count("│") == 3}
    assert int(rows["simulations/s, from the opening, random to the end"].replace(",", "")) > 0
    assert any(row.startswith("OpenSpiel") for row in rows)


# Refusals.


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
        (["play", "--epic", "storm"], "epic: one of prosperous, "),
        (["play", "aeg", "--epic", "wind"], "sakura-arms/aeg has no --epic"),
        (["play", "oka", "--epic", "wind"], "oka/4 has no --epic"),
        (["play", "--resume", "x.json", "--epic", "wind"], "--resume goes without --epic"),
        (["play", "--seed", "x"], "--seed"),
        (["play", "--player", "nobody"], "there is no player 'nobody'"),
        (["play", "--resume", "/nowhere/at/all.json"], "cannot read /nowhere/at/all.json: there is no folder /nowhere\n"),
        (["play", "--resume", "/nothing.json"], "cannot read /nothing.json: there is no such file\n"),
        (["play", "--nonsense"], "--nonsense"),
        (["replay", "/nowhere/at/all.json"], "cannot read /nowhere/at/all.json"),
        (["replay"], "FILE"),
        (["replay", "/"], "cannot read /: it is a folder\n"),
        (["cards", "zzz"], "no card or goddess 'zzz'"),
        (["cards", "--game", "chess"], "there is no game 'chess'"),
        (["check", "/nowhere/at/all.toml"], "cannot read /nowhere/at/all.toml: there is no folder /nowhere\n"),
        (["play", "sakura"], "'sakura' fits 10 games; say aeg for sakura-arms/aeg, beta for sakura-arms/beta, level99 for sa"),
        (["play", "ka/"], "'ka/' fits 5 games; say oka/2, oka/3, oka/4, oka/5, oka/6\n"),
        (["rules", "oka", "zzz"], "the rules of oka/4 have no 'zzz'; they have: Goal"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["bench", "search", "--game", "chess"], "there is no game 'chess'"),
        (["bench", "beta", "--game", "aeg"], "mankai bench search --game aeg"),
        (["bench", "beta", "--seconds", "0"], "--seconds is a number above 0, not 0"),
        (["bench", "beta", "--against", "/nowhere/at/all.whl"], "there is no wheel /nowhere/at/all.whl"),
        (["bench", "beta", "--against", "x.whl", "--lines", "walk,dance"], "there is no line 'dance'; there are: walk, "),
        (["bench", "beta", "--against", "x.whl", "--rounds", "0"], "--rounds"),
        (["bench", "search", "--against", "x.whl"], "mankai bench GAME --against WHEEL"),
        (["bench", "beta", "--fail-below", "0.9"], "--lines, --setups and --fail-below are for --against WHEEL"),
        (["bench", "beta", "--beside", "some.json"], "say mankai bench GAME --setups FILE --beside FILE"),
        (["bench", "beta", "--lines", "walk"], "--lines, --setups and --fail-below are for --against WHEEL"),
        (["dance"], "dance"),
        (["play", "oka", "--players", "1"], "oka is for 2 to 6 players, not for 1"),
        (["play", "oka", "--players", "7"], "oka is for 2 to 6 players, not for 7"),
        (["play", "oka", "--players", "x"], "--players"),
        (["play", "oka/3", "--players", "4"], "oka/3 is for 3 players, not for 4"),
        (["play", "level99", "--players", "3"], "sakura-arms/level99 is for 2 players, not for 3"),
        (["play", "oka", "--values", "/nowhere/at/all.toml"], "cannot read /nowhere/at/all.toml: there is no folder /nowhere\n"),
        (["play", "oka", "--values", "/"], "cannot read /: it is a folder\n"),
        (["play", "oka", "--switch", "cheat=on"], "there is no switch 'cheat'; there are: voluntary_take"),
        (["play", "oka", "--switch", "voluntary_take"], "--switch takes a name and a value"),
        (["play", "oka", "--switch", "voluntary_take=maybe"], "voluntary_take is true or false, not 'maybe'"),
        (["play", "oka", "--switch", "bank_limit=3"], "bank_limit: a number from 20 on, not 3"),
        (["play", "oka", "--switch", "cook_values=1,2"], "three numbers from 1 to 12"),
        (["play", "oka", "--switch", "coins_open=on", "--switch", "coins_open=off"], "coins_open is given twice"),
        (["play", "oka", "--seat", "4"], "--seat is a seat from 0 to 3"),
        (["play", "oka", "--goddesses", "yurina+himika", "--build", "quick"], "oka/4 has no --goddesses and no --build"),
        (["play", "--values", "flat"], "sakura-arms/level99 has no --values"),
        (["play", "--switch", "coins_open=on"], "sakura-arms/level99 has no --switch"),
        (["play", "--build", "first-game"], "--build in sakura-arms/level99 is one of: quick, choose; not 'first-game'"),
        (["play", "aeg", "--build", "green"], "Raging Red Blade, Elegant Blue Dance; not 'green'"),
        (["play", "aeg", "--build", "first-game", "--foe", "oboro+saine"], "recommended decks bring their own goddesses"),
        (["play", "aeg", "--goddesses", "yurina"], "exactly two Megami"),
        (["play", "--resume", "x.json", "--players", "3", "--seat", "1"], "--resume goes without --seat, --players"),
        (["cards", "oka", "zzz"], "no card or character 'zzz'"),
        (["cards", "--values", "flat"], "do not depend on --values"),
        (["serve", "--port", "70000"], "--port"),
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
    told = [line[:27] for line in ran.stderr.splitlines()]
    assert told == ([] if is_compiled() else [b"Mankai runs as plain Python"])
    assert b"Main Phase: what do you do?" in ran.stdout
