"""Where unfinished games and records are kept.  Both are records; one that was written here also says who sat where."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from mankai import door
from mankai.kernel.errors import BadSave, MankaiError
from mankai.kernel.position import Position

PERSON = "person"


class BadFile(MankaiError):
    """A file that cannot be read or written."""


def home() -> Path:
    """The folder for what the user keeps."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "mankai"


def fresh(folder: str, game: str) -> Path:
    """A name that no file has yet, in `folder` of the user's own."""
    stem = f"{game.replace('/', '-')}-{datetime.now():%Y%m%d-%H%M%S}"
    path = home() / folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = home() / folder / f"{stem}-{number}.json"
        number += 1
    return path


def path_of(words: str) -> Path:
    """The path that somebody has typed, `~` being their home."""
    try:
        return Path(words).expanduser()
    except RuntimeError as error:
        raise BadFile(f"cannot write {words}: {error}") from None


def write(path: Path, position: Position, seats: list[str]) -> Path:
    """Write the game so far, whole or not at all; `seats` says who plays each seat."""
    content = {**position.record, "seats": seats}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".part")
        beside.write_text(json.dumps(content, ensure_ascii=False) + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise BadFile(f"cannot write {path}: {error.strerror or error}") from None
    except ValueError as error:  # such as a zero byte in the name
        raise BadFile(f"cannot write {str(path)!r}: {error}") from None
    return path


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(f"cannot read {path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadFile(f"cannot read {path}: it is not text") from None


def opened(path: Path) -> tuple[list[Position], list[str]]:
    """All positions of a written game, the latest last, and who plays each seat if the file says so."""
    text = read(path)
    record: Any = text
    seats: list[str] = []
    try:
        content = json.loads(text)
    except ValueError:
        content = None  # `replay` says what is wrong with it
    if isinstance(content, dict):
        if not isinstance(content.get("setup", {}), dict):
            raise BadSave(f"{path} is damaged: its set-up is no object")
        given = content.get("seats")
        if isinstance(given, list) and all(isinstance(one, str) for one in given):
            seats = given
    try:
        if isinstance(content, dict) and content.get("mankai") == "save":
            record = door.load(text).record
        return door.story(record), seats
    except (TypeError, ValueError, KeyError, IndexError) as error:
        raise BadSave(f"{path} is damaged: {error}") from None
