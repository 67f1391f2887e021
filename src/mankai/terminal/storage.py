"""The files of saved games and records. Both are records; files written here also name the player of each seat."""

from __future__ import annotations

import errno
import json
import os
import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from mankai.kernel.errors import BadSave, MankaiError
from mankai.kernel.position import Position
from mankai.packs import registry

PERSON: Final = "person"
SAVES: Final = "saves"
RECORDS: Final = "records"
IDENTITY: Final = ("mankai", "game", "setup", "seed", "scene")  # equal in all records of one game, at any stage
REASONS: Final = {  # why a file cannot be read or written, in plain words
    errno.EISDIR: "it is a folder",
    errno.ENOSPC: "the disk is full",
    errno.EROFS: "nothing can be written on that disk",
    errno.ENAMETOOLONG: "the name is too long",
}


class BadFile(MankaiError):
    """A file that cannot be read or written."""


def data_folder() -> Path:
    """The folder for the user's saves and records."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "mankai"


def unused_path(folder: str, game: str) -> Path:
    """A path in the user's `folder` that does not exist yet."""
    stem = f"{game.replace('/', '-')}-{datetime.now():%Y%m%d-%H%M%S}"
    path = data_folder() / folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = data_folder() / folder / f"{stem}-{number}.json"
        number += 1
    return path


def parse_path(typed: str) -> Path:
    """The path that the user typed, with `~` expanded."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        raise BadFile(f"cannot write {typed}: there is nobody called {typed.partition('/')[0].removeprefix('~')} here") from None


def would_overwrite(path: Path) -> bool:
    """Whether writing to the path would overwrite a file."""
    try:
        return path.exists() and not path.is_dir()
    except (OSError, ValueError):
        return False  # writing reports the reason


def is_save_of(path: Path, position: Position) -> bool:
    """Whether the file was written here and is a save of this very game, so that it may be overwritten."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return False
    record = json.loads(json.dumps(position.record))
    return isinstance(content, dict) and "seats" in content and all([content.get(key) == record.get(key) for key in IDENTITY])


def write_game(path: Path, position: Position, seats: list[str]) -> Path:
    """Write the game so far, atomically, and return the path. Only the two folders of our own are created."""
    content = json.dumps({**position.record, "seats": seats}, ensure_ascii=False) + "\n"
    temporary = path.with_name(f".mankai-{secrets.token_hex(4)}") if path.name else path
    try:
        if path.parent in (data_folder() / SAVES, data_folder() / RECORDS):
            path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "", str(path))
        with temporary.open("x", encoding="utf-8") as file:
            file.write(content)
        temporary.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            temporary.unlink()
        raise BadFile(f"cannot write {printable_path(path)}: {error_reason(error, path)}") from None
    return path


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile(f"cannot read {printable_path(path)}: it is not text") from None
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot read {printable_path(path)}: {error_reason(error, path)}") from None


def printable_path(path: Path) -> str:
    """A path in printable form."""
    return str(path) if str(path).isprintable() else repr(str(path))


def error_reason(error: OSError | ValueError, path: Path) -> str:
    """The reason for a file error in plain words."""
    if not isinstance(error, OSError):
        return "no file can have that name"
    folder = path.absolute().parent
    while error.errno in (errno.ENOENT, errno.ENOTDIR, errno.EEXIST) and not folder.is_dir():
        if folder.exists():
            return f"{folder} is a file, not a folder"
        if folder.parent.is_dir():
            return f"there is no folder {folder}"
        folder = folder.parent
    if error.errno == errno.ENOENT:
        return "there is no such file"
    if error.errno in (errno.EACCES, errno.EPERM):
        return "you may not read or write there"
    return REASONS.get(error.errno or 0, "the disk does not do it")


def load_game(path: Path) -> tuple[list[Position], list[str]]:
    """Return all positions of a saved game, the latest last, and the player of each seat if the file names them."""
    text = read_file(path)
    record: Any = text
    seats: list[str] = []
    try:
        content = json.loads(text)
    except ValueError:
        content = None  # `replay_positions` reports what is wrong
    if isinstance(content, dict):
        if not isinstance(content.get("setup", {}), dict):
            raise BadSave(f"{path} is damaged: its set-up is no object")
        seat_names = content.get("seats")
        if isinstance(seat_names, list) and all(isinstance(name, str) for name in seat_names):
            seats = seat_names
    try:
        if isinstance(content, dict) and content.get("mankai") == "save":
            record = registry.load(text).record
        return registry.replay_positions(record), seats
    except (TypeError, ValueError, KeyError, IndexError) as error:
        raise BadSave(f"{path} is damaged: {error}") from None
