"""Saving and leaving at the terminal: no file is overwritten or created unasked, and errors are explained."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

import mankai
from mankai import Position
from mankai.terminal import storage
from support.terminal_sessions import TypedSession

LETTER = "a letter to grandmother\n"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "mankai"


@pytest.fixture
def letter(tmp_path: Path) -> Path:
    path = tmp_path / "letter.txt"
    path.write_text(LETTER)
    return path


def game(seed: int = 3) -> Position:
    return mankai.game("oka/2").start({"first": 0}, seed)


def is_save(path: Path) -> bool:
    return storage.load_game(path)[0][-1].rules.name == "oka/2"


# Other people's files.


@pytest.mark.parametrize("answer", ["", "n", "no", "what?", "save"])
def test_a_file_that_is_no_save_of_this_game_is_not_written_over(
    monkeypatch: pytest.MonkeyPatch, letter: Path, answer: str
) -> None:
    sitting = TypedSession(monkeypatch, game(), [f"save {letter}", answer, "log"])
    assert letter.read_text() == LETTER
    assert f"{letter} exists already and is no save of this game. Overwrite it? (y/N)" in sitting.said
    assert "Nothing was written." in sitting.shown


@pytest.mark.parametrize("answer", ["y", "Yes"])
def test_it_is_written_over_when_somebody_says_so(monkeypatch: pytest.MonkeyPatch, letter: Path, answer: str) -> None:
    sitting = TypedSession(monkeypatch, game(), [f"save {letter}", answer])
    assert is_save(letter)
    assert f"Saved in {letter}" in sitting.said


def test_the_end_of_input_is_no_yes(monkeypatch: pytest.MonkeyPatch, letter: Path) -> None:
    TypedSession(monkeypatch, game(), [f"save {letter}"])
    assert letter.read_text() == LETTER


def test_a_save_of_another_game_counts_as_another_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    storage.write_game(path, game(4), ["person", "first"])
    before = path.read_text()
    sitting = TypedSession(monkeypatch, game(3), [f"save {path}", ""])
    assert "Overwrite it?" in sitting.shown
    assert path.read_text() == before


def test_the_games_own_save_is_written_over_unasked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = game().label(game().options[0])
    sitting = TypedSession(monkeypatch, game(), [f"save {path}", first, f"save {path}", "undo", "save", "log"])
    assert "Overwrite it?" not in sitting.shown
    assert sitting.shown.count(f"Saved in {path}") == 4, "three times by word, and at the end of input"


def test_leaving_writes_to_the_same_file_unless_it_is_another_by_now(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, own_folder: Path
) -> None:
    path = tmp_path / "game.json"
    TypedSession(monkeypatch, game(), [f"save {path}", "quit"])
    assert is_save(path)
    assert not own_folder.exists()
    for answers, expected in (([""], LETTER), (["y"], None)):
        path.write_text(LETTER)
        sitting = TypedSession(monkeypatch, game(), ["quit", *answers], path=path)
        assert "Overwrite it?" in sitting.shown
        assert (path.read_text() == expected) is (expected is not None)
    assert len(list((own_folder / "saves").iterdir())) == 1, "the first was kept in our own folder"


def test_at_the_end_of_input_nobody_is_asked_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch, letter: Path, own_folder: Path
) -> None:
    sitting = TypedSession(monkeypatch, game(), [], path=letter)
    assert "Overwrite it?" not in sitting.shown
    assert letter.read_text() == LETTER
    (kept,) = (own_folder / "saves").iterdir()
    assert is_save(kept)


def test_a_record_without_seats_is_no_save_of_ours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(game().save())
    assert not storage.is_save_of(path, game())
    storage.write_game(path, game(), ["person", "first"])
    assert storage.is_save_of(path, game())
    assert not storage.is_save_of(path, game(4))


# Folders.


def test_no_folder_is_made_for_a_save(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, own_folder: Path) -> None:
    path = tmp_path / "games" / "old" / "game.json"
    sitting = TypedSession(monkeypatch, game(), [f"save {path}", "log"])
    assert f"cannot write {path}: there is no folder {tmp_path / 'games'}." in sitting.said
    assert f"type save alone to write to {own_folder / 'saves'}." in sitting.said
    assert not (tmp_path / "games").exists()
    TypedSession(monkeypatch, game(), [f"save {own_folder / 'elsewhere' / 'game.json'}"])
    assert not (own_folder / "elsewhere").exists(), "nor beside our own"


def test_our_own_folder_is_made(monkeypatch: pytest.MonkeyPatch, own_folder: Path) -> None:
    assert not own_folder.exists()
    TypedSession(monkeypatch, game(), ["save", "quit"])
    (kept,) = (own_folder / "saves").iterdir()
    assert is_save(kept)


# Errors of the system, in words.


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EACCES, "you may not read or write there"),
        (errno.EPERM, "you may not read or write there"),
        (errno.ENOSPC, "the disk is full"),
        (errno.EROFS, "nothing can be written on that disk"),
        (errno.ENAMETOOLONG, "the name is too long"),
        (errno.EIO, "the disk does not do it"),
    ],
)
def test_errors_of_the_file_system_are_sentences(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, number: int, words: str
) -> None:
    path = tmp_path / "game.json"

    def refused(self: Path, target: Path) -> None:
        raise OSError(number, os.strerror(number), str(target))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", refused)
        with pytest.raises(storage.BadFile, match=f"^cannot write {path}: {words}$"):
            storage.write_game(path, game(), ["person", "first"])
    assert list(tmp_path.iterdir()) == [], "nothing half-written stays"


def test_a_folder_a_file_as_folder_and_names_that_cannot_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, letter: Path
) -> None:
    typed = [f"save {tmp_path}", f"save {letter / 'game.json'}", "save a\0b", "save ~nobody-of-that-name/x"]
    said = TypedSession(monkeypatch, game(), typed).said
    assert f"cannot write {tmp_path}: it is a folder." in said
    assert f"{letter} is a file, not a folder." in said
    assert r"cannot write 'a\x00b': no file can have that name." in said
    assert "there is nobody called nobody-of-that-name here." in said
    assert "Errno" not in said
    assert letter.read_text() == LETTER


def test_a_game_that_cannot_be_written_is_left_only_by_a_second_quit(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, own_folder: Path
) -> None:
    own_folder.parent.write_text("a file where our folder should be")
    sitting = TypedSession(monkeypatch, game(), ["quit", "log", "quit"])
    assert f"{own_folder.parent} is a file, not a folder." in sitting.said
    assert sitting.said.count("The game is not saved. save FILE may write it elsewhere; another quit leaves without saving.") == 1
    saved = tmp_path / "game.json"
    sitting = TypedSession(monkeypatch, game(), ["quit", f"save {saved}", "quit"])
    assert is_save(saved)
    with pytest.raises(storage.BadFile, match="the game is not saved"):
        TypedSession(monkeypatch, game(), [])


def test_a_file_that_cannot_be_read(tmp_path: Path, letter: Path) -> None:
    for path, words in (
        (tmp_path, "it is a folder"),
        (tmp_path / "nothing.json", "there is no such file"),
        (letter / "x", f"{letter} is a file, not a folder"),
        (tmp_path / "a" / "b" / "x", f"there is no folder {tmp_path / 'a'}"),
    ):
        with pytest.raises(storage.BadFile, match=f"^cannot read {path}: {words}$"):
            storage.read_file(path)
