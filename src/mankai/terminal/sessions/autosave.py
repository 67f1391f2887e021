"""The saving of a session's game: where it is written, which files are not overwritten, and the messages about it."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.terminal import storage
from mankai.terminal.console.screen import Screen


class Autosave:
    """The writer of one game. `seats` names the player of each seat; `path` is the file written last."""

    def __init__(self, screen: Screen, seats: list[str], path: Path | None) -> None:
        self.screen = screen
        self.seats = seats
        self.path = path

    def save(self, position: Position, name: str) -> None:
        """Write the game to the file of that name. If that fails, print why; the game goes on."""
        try:
            path = storage.parse_path(name) if name else self.path or storage.unused_path(storage.SAVES, position.rules.name)
            if not self.may_write(path, position, may_ask=True):
                self.screen.notice(self.screen.phrases("nothing-written"))
                return
            self.path = storage.write_game(path, position, self.seats)
        except MankaiError as error:
            own = storage.data_folder() / storage.SAVES
            self.screen.notice(self.screen.phrases("cannot-write", reason=str(error), folder=str(own)))
            return
        self.print_path("saved-in", self.path)

    def may_write(self, path: Path, position: Position, may_ask: bool) -> bool:
        """Whether the path may be written: it is free, holds a save of this game, or the user agrees to overwrite it."""
        if not storage.would_overwrite(path) or storage.is_save_of(path, position):
            return True
        return may_ask and self.screen.confirm(self.screen.phrases("write-over", path=str(path)))

    def keep(self, position: Position, may_ask: bool) -> bool:
        """Write the game to its last file, or else to the saves folder. Print how to resume it. Return whether it was written."""
        paths = [storage.unused_path(storage.SAVES, position.rules.name)]
        if self.path is not None and self.may_write(self.path, position, may_ask):
            paths.insert(0, self.path)
        for path in paths:
            try:
                self.path = storage.write_game(path, position, self.seats)
            except MankaiError as error:
                self.screen.notice(self.screen.phrases("sentence", words=str(error)))
                continue
            self.print_path("saved-in", path)
            self.print_path("go-on-with", path)
            return True
        return False

    def record(self, position: Position) -> None:
        """Write the record of a finished game."""
        path = storage.write_game(storage.unused_path(storage.RECORDS, position.rules.name), position, self.seats)
        self.print_path("record-in", path)
        self.print_path("see-again-with", path)

    def print_path(self, key: str, path: Path) -> None:
        self.screen.console.print(Text(f"  {self.screen.phrases(key, path=str(path))}"), soft_wrap=True)
