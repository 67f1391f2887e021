"""Typed input and its answers: cards by their signs, stable numbers, pauses, rules, hints, line editing."""

from __future__ import annotations

import io
import re
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

import mankai
from mankai import Position, players
from mankai.games.oka.rules.edition import game_for
from mankai.kernel.errors import MankaiError
from mankai.kernel.table import Numbers, Table
from mankai.packs import registry
from mankai.terminal.console.line_editor import EditingKeyboard
from mankai.terminal.name_lookup import matches
from mankai.terminal.option_numbers import number_options
from mankai.terminal.pages.rules_sheet import RulesSheet
from mankai.terminal.sessions import bot_runner
from mankai.terminal.sessions.session import Session
from mankai.terminal.ui_lookup import board_of
from support.games.oka_scenes import SEVENS, dull, scene
from support.games.sakura_arms_scenes import answer as duelled
from support.games.sakura_arms_scenes import scene as duel_scene
from support.terminal_sessions import TypedSession

SMALL: dict[str, Any] = {"width": 80, "height": 24, "force_terminal": True, "color_system": None}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def chosen(sitting: TypedSession) -> list[str]:
    """The decisions, in words."""
    history = sitting.session.history
    return [before.label(after.decisions[-1]) for before, after in pairwise(history)]


# Cards as the board shows them.


HAND = {"hand": ["red 8", "red 10", "blue 6", "green 7"]}


@pytest.mark.parametrize(
    ("typed", "label"),
    [
        ("R8", "place red 8 on +"),
        ("r8", "place red 8 on +"),
        ("▲R8", "place red 8 on +"),
        ("R 8", "place red 8 on +"),
        ("R8 +", "place red 8 on +"),
        ("R8+", "place red 8 on +"),
        ("+ r8", "place red 8 on +"),
        ("r10 on +", "place red 10 on +"),
        ("G7 -", "place green 7 on -"),
        ("g7+", "place green 7 on +"),
        ("green -", "place green 7 on -"),
        ("8", None),
        ("blue", "place blue 6 on -"),
    ],
)
def test_what_the_board_shows_can_be_typed(monkeypatch: pytest.MonkeyPatch, typed: str, label: str | None) -> None:
    sitting = TypedSession(monkeypatch, scene(me=HAND, **SEVENS), [typed])
    assert chosen(sitting)[:1] == ([label] if label else [])


@pytest.mark.parametrize("typed", ["G7", "g", "green 7", "red"])
def test_what_fits_several_lists_them_and_decides_nothing(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    sitting = TypedSession(monkeypatch, scene(me=HAND, row=["Geisha: look"], **SEVENS), [typed])
    assert chosen(sitting) == []
    listed = sitting.shown.split(f"'{typed}' could mean:\n")[1].split("  Type more of it, or the number.")[0].splitlines()
    assert len(listed) >= 2
    assert all([re.match(r" +\d+  (place|hire) ", line) for line in listed])


def test_a_card_that_is_not_held_and_one_that_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = TypedSession(monkeypatch, scene(me=HAND, **SEVENS), ["K7", "R14", "R1", "B8"])
    assert chosen(sitting) == [], "R1 is not the beginning of R10"
    assert "Not possible: you do not hold black 7." in sitting.said
    assert "No option contains 'R14'." in sitting.said
    assert "Not possible: you do not hold red 1." in sitting.said


def test_reasons_that_are_the_same_are_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    position = scene(me=HAND, served=["plus", "minus"], **SEVENS)
    said = TypedSession(monkeypatch, position, ["place"]).said
    assert said.count("the + pile has its card of this turn") == 1
    assert said.count("the - pile has its card of this turn") == 1


def test_words_in_any_order_and_whole_numbers() -> None:
    labels = ["place red 1 on +", "place red 10 on +", "place red 1 on -", "hire Cook 1 for 3"]
    assert matches("+ red 1", labels) == ["place red 1 on +"]
    assert matches("1 red", labels) == ["place red 1 on +", "place red 1 on -"]
    assert matches("on re 10", labels) == ["place red 10 on +"]
    assert matches("red 2", labels) == []
    assert matches("red 1", labels[1:2]) == []
    assert matches("ook 1", labels) == [], "a number is whole, and so is what stands before it"
    assert matches("ook", labels) == ["hire Cook 1 for 3"]


# Numbers.


def test_numbers_stay_and_new_options_get_new_ones() -> None:
    def none(option: int) -> int | None:
        return None

    first = number_options([[30, 40, 50]], none)
    assert first == {30: 1, 40: 2, 50: 3}
    later = number_options([[30, 40, 50], [40, 60], [70, 60, 30]], none)
    assert {option: later[option] for option in first} == first
    assert (later[60], later[70]) == (4, 5)


def test_what_has_a_number_of_its_own() -> None:
    fixed = {30: 0, 31: 0, 40: 9}.get
    many = list(range(50, 62))
    found = number_options([[30, 31, 40, *many]], fixed)
    assert (found[30], found[40]) == (0, 9)
    assert found[31] != 0
    assert len(set(found.values())) == len(found)


@pytest.mark.parametrize("game", ["oka/2", "oka/4", "sakura-arms/level99", "sakura-arms/aeg", "sakura-arms/beta"])
def test_within_a_turn_no_number_changes_its_meaning(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    turns: dict[tuple[int, str], dict[str, int]] = {}
    kept = []

    def typed(session: Session) -> str:
        board, position = session.board, session.position
        turn = len(session.history) - 1 - len(session.turn_so_far())
        meant = turns.setdefault((turn, position.question), {})
        for option in board.choices:
            kept.append(board.number(option) in meant)
            assert meant.setdefault(board.number(option), option) == option
        if len(kept) > 600:
            raise EOFError
        return board.number(board.choices[len(session.history) * 7 % len(board.choices)])

    TypedSession(monkeypatch, mankai.game(game).start({}, 5), typed)
    assert kept.count(True) > 50


@pytest.mark.parametrize("game", ["oka/3", "sakura-arms/level99", "sakura-arms/beta"])
def test_what_ends_or_declines_is_0_and_nothing_else_is(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    quiet: set[str] = set()

    def typed(session: Session) -> str:
        board, position = session.board, session.position
        quiet.update([position.label(option) for option in board.choices if board.number(option) == "0"])
        assert "end turn" not in [position.label(option) for option in board.choices if board.number(option) != "0"]
        if len(session.history) > 150:
            raise EOFError
        return board.number(board.choices[len(session.history) * 5 % len(board.choices)])

    TypedSession(monkeypatch, mankai.game(game).start({}, 2), typed)
    words = {"oka/3": {"end turn", "take none", "use none", "leave the rest"}}
    allowed = words.get(
        game, {"end turn", "keep", "no Reaction", "no", "no Trap", "do not reshuffle", "do not regain your stock"}
    )
    assert "end turn" in quiet
    assert quiet <= allowed


def test_no_number_of_a_habit_reshuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number that ends a turn, or was typed last in it, must not mean Life damage in the next decision."""
    position = mankai.game("aeg").start({"first": 0}, 4)
    asked = 0
    while asked < 3:
        if position.question == "reshuffle":
            board = board_of(position, position.seat)
            numbers = {position.label(option).split()[0]: board.number(option) for option in board.choices}
            assert numbers == {"do": "0", "reshuffle,": "9"}
            asked += 1
        labels = [position.label(option) for option in position.options]
        quiet = [label for label in labels if label in ("end turn", "keep") or label.startswith("do not")]
        position = position.play(position.options[labels.index(quiet[0]) if quiet else 0])


def test_undo_gives_an_option_its_number_back(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def typed(session: Session) -> str:
        board, position = session.board, session.position
        seen.append([f"{board.number(option)} {position.label(option)}" for option in board.choices])
        if len(seen) == 3:
            raise EOFError
        return "undo" if len(seen) == 2 else board.number(board.choices[0])

    TypedSession(monkeypatch, game_for(4).start({"first": 0}, 8), typed)
    assert seen[0] == seen[2] != seen[1]


# The others' actions.


def turn_of_others(position: Position) -> list[str]:
    """The input that ends the first turn, whatever is dealt."""
    typed = []
    while position.seat == 0:
        typed.append(position.label(position.options[0]))
        position = position.play(position.options[0])
    return typed


def test_at_24_lines_what_others_did_has_a_page_and_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    start = game_for(4).start({"first": 0}, 8)
    own = turn_of_others(start)
    waiting = TypedSession(monkeypatch, start, own, pauses=True, **SMALL).shown
    page = waiting.split("── What happened ──")[1]
    for seat in (1, 2, 3):
        assert f"-- seat {seat}'s turn --" in page
    assert page.count("Enter goes on:") == 1
    assert "── Your decision" not in page.split("Enter goes on:")[1], "the table waits too"
    on = TypedSession(monkeypatch, start, [*own, ""], pauses=True, **SMALL).shown.split("Enter goes on:")[1]
    assert on.count("── Your decision") == 1
    assert "-- seat 1's turn --" not in on, "it has been told"


def test_nobody_waits_without_pauses_nor_after_ones_own_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    start = game_for(4).start({"first": 0}, 8)
    own = turn_of_others(start)
    assert "Enter goes on" not in TypedSession(monkeypatch, start, own, pauses=False, **SMALL).shown
    assert "Enter goes on" not in TypedSession(monkeypatch, start, own[:1], pauses=True, **SMALL).shown


def test_pauses_can_be_switched_off_and_on(monkeypatch: pytest.MonkeyPatch) -> None:
    start = game_for(4).start({"first": 0}, 8)
    own = turn_of_others(start)
    off = TypedSession(monkeypatch, start, ["pause off", *own], pauses=True, **SMALL)
    assert "Pauses are off: pause on and pause off change that." in off.said
    assert "Enter goes on" not in off.shown
    on = TypedSession(monkeypatch, start, ["pause", "pause on", *own], pauses=False, **SMALL)
    assert "Pauses are off" in on.said and "Pauses are on" in on.said
    assert on.shown.count("Enter goes on") == 1
    there = TypedSession(monkeypatch, start, [*own, "pause off"], pauses=True, **SMALL)
    assert not there.session.screen.pauses
    gone = TypedSession(monkeypatch, start, [*own, "quit"], pauses=True, **SMALL)
    assert "── Your decision" not in gone.shown.split("Enter goes on:")[1]
    assert "Saved in" in gone.shown


def test_where_there_is_room_nobody_waits_but_at_the_end_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both at a tall terminal; the summary is in the log of all screens."""
    pages: list[str] = []

    def typed(session: Session) -> str:
        shown = session.console.file
        assert isinstance(shown, io.StringIO)
        if "Enter goes on" in shown.getvalue()[-40:]:
            pages.append(shown.getvalue().split("── What happened ──")[-1])
            return ""
        if len(pages) == 2:
            raise EOFError
        return session.board.number(session.board.choices[0])

    size = {**SMALL, "height": 60}
    TypedSession(monkeypatch, game_for(3).start({"first": 0}, 8), typed, pauses=True, **size)
    assert len(pages) == 2
    for number, page in enumerate(pages, 1):
        assert "-- The round is over --" in page
        for who in ("You", "seat 1", "seat 2"):
            assert re.search(rf"{who}: \d+ shurikens? in this round; \d+ in all", page)
        assert f"-- Round {number + 1}: " in page


# Rules, words, cards.


def test_rules_on_one_sheet_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    start = game_for(4).start({"first": 0}, 8)
    whole = TypedSession(monkeypatch, start, ["rules"], **SMALL).shown
    assert "With 2, 3, 4, 5 or 6 players everybody is dealt 14, 12, 10, 8 or 6" in " ".join(whole.split())
    assert "Enter goes on" not in whole
    stopped = TypedSession(monkeypatch, start, ["rules", "q", "rules", ""], pauses=True, **SMALL).shown
    assert stopped.count("Enter goes on, q stops:") == 2
    assert stopped.count("Goal: Three rounds.") == 2
    assert stopped.count("Words to ask for") == 1, "q has stopped the first"


def test_rules_by_word(monkeypatch: pytest.MonkeyPatch) -> None:
    said = TypedSession(
        monkeypatch, game_for(2).start({"first": 0}, 8), ["rules shur", "rules pile", "rules zzz", "rules corner"]
    ).said
    assert "Shuriken: ✶, a point against you." in said
    assert "Pile: One of the two stacks" in said
    assert "the rules of oka/2 have no 'zzz'; they have: Goal, Cards," in said
    assert "Your turn: Put one card on each pile" in said, "found in a text where no title has it"


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("oka/6", ["everybody is dealt 14, 12, 10, 8 or 6"]),
        ("sakura-arms/level99", ["You begin with 10 Life, 3 Aura", "No Advance at Distance 2 or less", "Ultimate: "]),
        ("sakura-arms/aeg", ["You begin with 8 Life", "32 Sakura tokens in all", "Unguarded: "]),
        ("sakura-arms/beta", ["You begin with 8 Life", "Nothing forbids going closer", "Upcard pile: "]),
    ],
)
def test_every_game_has_its_sheet_with_its_own_numbers(game: str, words: list[str]) -> None:
    sheet = RulesSheet(mankai.game(game))
    lines = sheet.lines("", 80)
    assert max([len(line.plain) for line in lines]) <= 80
    said = " ".join(" ".join([line.plain for line in lines] + [f"{word}: {text}" for word, text in sheet.words.items()]).split())
    for word in words:
        assert word in said
    assert "{" not in said


@pytest.mark.parametrize("game", ["aeg", "beta"])
def test_sheets_have_no_words_of_another_edition(game: str) -> None:
    other = re.compile(
        r"(?i)\b(ultimates?|goddess(es)?|enchantments?|full power|retreat|breakaway|master distance|foe|face-down)\b"
    )
    sheet = RulesSheet(mankai.game(game))
    for text in [*sheet.rules, *sheet.rules.values(), *sheet.words, *sheet.words.values()]:
        assert other.search(text) is None


@pytest.mark.parametrize("game", ["level99", "aeg", "beta", "oka"])
def test_every_word_that_is_offered_is_found_and_actions_are_named_as_the_game_names_them(game: str) -> None:
    rules = mankai.game(game)
    sheet = RulesSheet(rules)
    for word in [*sheet.rules, *sheet.words]:
        assert word in " ".join([line.plain for line in sheet.lines(word, 80)])
    text = " ".join(sheet.rules.values())
    for action in range(min(len(rules.names().get("action", [])), 4)):
        assert f"{registry.speaker_of(rules, None).term_name(('action', action))}: " in text


def test_card_trap(monkeypatch: pytest.MonkeyPatch) -> None:
    level99 = TypedSession(monkeypatch, duel_scene(me={"vigor": 1}), ["card trap", "card st", "card slash"]).said
    assert "No card is called 'trap'; in their text have it:" in level99
    for name in ("Steel Strings", "Induce"):
        assert name in level99
    several = level99.split("'st' could be: ")[1]
    assert "Steel Strings" in several
    assert "Source: seen in this edition's rulebook." in several, "one alone is shown large"
    oka = TypedSession(monkeypatch, dull(), ["card R7", "card ■B12"]).said
    assert "─ red 7 ─" in oka
    assert "─ blue 12 ─" in oka


# Hints, and players that think.


def test_a_hint_is_what_that_player_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    start = game_for(2).start({"first": 0}, 8)
    sitting = TypedSession(monkeypatch, start, ["hint greedy", "hint search:5", "hint nobody", "hint cheating-search"])
    option = players.player("greedy", 1).decide(start)
    number = board_of(start, 0).number(option)
    assert f"The player greedy would take {number}: {start.label(option)}. " in f"{sitting.said} "
    assert re.search(r"The player search:5 would take \d+: ", sitting.said)
    assert "%" not in sitting.said and "chance" not in sitting.said, "how good it is, nobody is told"
    assert "there is no player 'nobody'" in sitting.said
    assert "cheating-search looks at hidden cards, so it gives no hints." in sitting.said
    assert chosen(sitting) == []


def test_a_hint_of_nobody_in_particular_is_that_of_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "HINT", "search:3")
    said = TypedSession(monkeypatch, game_for(4).start({"first": 0}, 8), ["hint"]).said
    assert "A computer player that searches for a second would take " in said and "%" not in said
    building = mankai.game("level99").start({"decks": "choose"}, 1)
    assert "would take " in TypedSession(monkeypatch, building, ["hint search:3"]).said


class Slow(bot_runner.StoppableSearch):
    """A player that thinks until it is stopped, or for so many worlds."""

    def __init__(self, worlds: int) -> None:
        super().__init__(0, 1 << 30, 0)
        self.worlds = worlds
        self.seen = 0

    def sample_world(self, position: Position) -> tuple[Table, Numbers]:
        self.seen += 1
        if self.seen == self.worlds:
            self.simulations = 1
        time.sleep(0.02)
        return super().sample_world(position)


def console_of(is_terminal: bool) -> tuple[Console, io.StringIO]:
    file = io.StringIO()
    return Console(file=file, width=80, force_terminal=is_terminal, color_system=None), file


@pytest.mark.parametrize("is_terminal", [True, False])
def test_that_somebody_thinks_is_seen_on_a_terminal_alone(is_terminal: bool) -> None:
    console, file = console_of(is_terminal)
    position = game_for(2).start({"first": 0}, 8)
    option = bot_runner.run_decision(console, Slow(15), position, "Seat 1 thinks …")
    assert option in position.options
    assert ("Seat 1 thinks …" in file.getvalue()) is is_terminal


def test_a_quick_decision_shows_nothing() -> None:
    console, file = console_of(True)
    position = game_for(2).start({"first": 0}, 8)
    bot_runner.run_decision(console, players.player("greedy"), position, "Seat 1 thinks …")
    assert file.getvalue() == ""


def test_whoever_takes_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    console, _ = console_of(True)
    slow = Slow(0)
    with pytest.raises(bot_runner.SearchStopped):
        bot_runner.run_decision(console, slow, game_for(2).start({"first": 0}, 8), "thinks", 0.2)
    monkeypatch.setattr(bot_runner, "stoppable_player", lambda name, seed: Slow(0))
    monkeypatch.setattr(bot_runner, "MAX_HINT_SECONDS", 0.2)
    said = TypedSession(monkeypatch, game_for(2).start({"first": 0}, 8), ["hint master"]).said
    assert "No hint: it took too long. hint alone takes a second." in said


def interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl-C while somebody waits for a thinking player."""
    join, times = Thread.join, []

    def pressed(self: Thread, timeout: float | None = None) -> None:
        times.append(timeout)
        if timeout == bot_runner.POLL_SECONDS and times.count(timeout) == 2:
            raise KeyboardInterrupt
        join(self, timeout)

    monkeypatch.setattr(Thread, "join", pressed)


def test_control_c_stops_the_thinking_and_saves_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    position = game_for(2).start({"first": 1}, 8)
    assert position.seat == 1
    console, file = console_of(True)
    slow = Slow(0)
    session = Session(console, [position], {1: slow}, ["person", "master"])
    interrupted(monkeypatch)
    session.run()
    assert slow.is_stopped
    assert "Go on with: mankai play --resume" in file.getvalue()
    assert len(list((tmp_path / "mankai" / "saves").iterdir())) == 1
    assert session.position is position


def test_control_c_stops_a_hint_but_not_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "stoppable_player", lambda name, seed: Slow(0))
    interrupted(monkeypatch)
    sitting = TypedSession(monkeypatch, game_for(2).start({"first": 0}, 8), ["hint", "rules score"])
    assert "No hint: it took too long." in sitting.said
    assert "Score: The shurikens of the rounds that are over." in sitting.said


def test_a_fault_of_a_player_is_not_swallowed() -> None:
    class Broken(bot_runner.StoppableSearch):
        def sample_world(self, position: Position) -> tuple[Table, Numbers]:
            raise MankaiError("broken")

    console, _ = console_of(False)
    with pytest.raises(MankaiError, match="broken"):
        bot_runner.run_decision(console, Broken(0, 10, 0), game_for(2).start({"first": 0}, 8), "thinks")


def test_players_by_name_are_those_of_the_same_strength() -> None:
    adept = bot_runner.stoppable_player("adept", 5)
    assert isinstance(adept, bot_runner.StoppableSearch)
    position = game_for(2).start({"first": 0}, 8)
    same = players.player("search:20", 5)
    assert bot_runner.stoppable_player("search:20", 5).decide(position) == same.decide(position)
    assert (adept.simulations, adept.milliseconds) == (players.LEVELS["adept"], 0)
    assert not isinstance(bot_runner.stoppable_player("greedy", 5), bot_runner.StoppableSearch)
    assert not isinstance(bot_runner.stoppable_player("cheating-search:5", 5), bot_runner.StoppableSearch)


# Line editing.


@pytest.fixture
def typing() -> Any:
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        yield keys


LEFT, TAB = "\x1b[D", "\t"


def offered() -> list[str]:
    return ["place red 8 on +", "place blue 6 on -", "card Slash", "rules Goal", "hint"]


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("hnt" + LEFT * 2 + "i\r", "hint"),
        ("car" + TAB + "\r", "card Slash"),
        ("place r" + TAB + "\r", "place red 8 on +"),
        ("h" + TAB + "\r", "hint"),
        ("zzz" + TAB + "\r", "zzz"),
    ],
)
def test_lines_can_be_edited_and_completed(typing: PipeInput, keys: str, line: str) -> None:
    typing.send_text(keys)
    assert EditingKeyboard().read_line("> ", offered) == line


def test_earlier_lines_come_back_but_not_to_somebody_else(typing: PipeInput) -> None:
    keyboard = EditingKeyboard()
    typing.send_text("log\r" + "y\r")
    assert keyboard.read_line("> ", offered) == "log"
    assert keyboard.read_line("(y/N) ") == "y"
    assert keyboard.command_prompt.history.get_strings() == ["log"], "answers to passing questions are not among them"
    keyboard.clear_history()
    assert keyboard.command_prompt.history.get_strings() == []


def test_control_c_and_control_d_at_the_prompt(typing: PipeInput) -> None:
    typing.send_text("\x03")
    with pytest.raises(KeyboardInterrupt):
        EditingKeyboard().read_line("> ", offered)
    typing.send_text("\x04")
    with pytest.raises(EOFError):
        EditingKeyboard().read_line("> ", offered)


def test_a_session_offers_options_words_and_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = TypedSession(monkeypatch, scene(me=HAND, **SEVENS), [])
    lines = sitting.session.completions()
    for line in ("place red 8 on +", "hint", "undo", "others", "pause off", "card Geisha: look", "rules Trick cards"):
        assert line in lines
    assert "place red 1 on +" not in lines
    assert "{1}" not in lines


def test_the_screen_forgets_when_it_is_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten: list[int] = []

    class Keys:
        def __init__(self) -> None:
            self.lines = iter(["keep", ""])

        def read_line(self, prompt: str, completions: Callable[[], list[str]] | None = None) -> str:
            try:
                return next(self.lines)
            except StopIteration:
                raise EOFError from None

        def clear_history(self) -> None:
            forgotten.append(1)

    console, _ = console_of(False)
    start = mankai.game("level99").start({"first": 0}, 3)
    Session(console, [start], {}, ["person", "person"], Keys()).run()
    assert forgotten == [1]


def test_a_reaction_keeps_its_number_within_the_turn_of_the_foe() -> None:
    position = duelled(
        duel_scene(distance=4, me={"hand": ["Slash"], "vigor": 1}, foe={"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"]}),
        "play Slash",
    )
    board = board_of(position, 1)
    assert [(board.number(option), position.label(option)) for option in board.choices] == [
        ("1", "play Induce"),
        ("0", "no Reaction"),
    ]
