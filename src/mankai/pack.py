"""What a game brings to the house: the names of its games and where their rules are, its words, its mind, its boards.

A package registers its pack under the entry point `mankai.games`; nothing else has to know of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Pack:
    """One family of games.  Addresses are a module and a name in it, `package.module:NAME`, loaded when they are first wanted."""

    name: str  # what the names of its games begin with
    rules: dict[str, str]  # by name of a game: the address of its `Rules`
    usual: str = ""  # the game that is meant when only the pack is named
    folder: Path | None = None  # where `words` is
    mind: str = ""  # the address of a function from rules to their `Mind`; none: players know nothing of the game
    board: str = ""  # the address of the terminal's `Board`; none: the plain one

    @property
    def words(self) -> Path | None:
        """The folder of its catalogues."""
        return self.folder / "words" if self.folder is not None else None
