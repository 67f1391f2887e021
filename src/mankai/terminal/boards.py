"""How the terminal shows each game: by the face that its pack brings, or else by the plain one."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from mankai import door
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.pack import BadPack, at
from mankai.terminal.board import Board, Face
from mankai.terminal.plain import PlainFace
from mankai.terminal.rules_sheet import Sheet
from mankai.terminal.saying import voice
from mankai.words import ENGLISH


def face_of(rules: Rules) -> Face:
    pack = door.pack_for(rules)
    if pack is None or not pack.board:
        return PlainFace()
    face = at(pack.board)
    if not isinstance(face, Face):
        raise BadPack(f"{pack.board} of the pack {pack.name} is no Face")
    return face


def board_of(position: Position, seat: int | None, earlier: Sequence[Position] = (), language: str = ENGLISH) -> Board:
    """The position as `seat` sees it (`None`: a spectator), after the positions before it in the same turn."""
    return face_of(position.rules).board(position, seat, earlier, door.speaker_of(position.rules, seat, language))


def sheet_of(rules: Rules, language: str = ENGLISH) -> Sheet:
    """The rules and words of a game."""
    return Sheet(rules, door.speaker_of(rules, None, language).catalogue, voice(language))


def pages(rules: Rules, words: str, said: dict[str, str], language: str = ENGLISH) -> RenderableType:
    """All cards, or the one that is meant by `words`; `said`: what was typed for wishes that change what is on cards."""
    return face_of(rules).pages(rules, words, said, door.speaker_of(rules, None, language))
