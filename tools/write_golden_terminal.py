"""A whole game of oka at a terminal of 80 columns and 24 lines, as somebody plays it who has never seen it before.

What is typed is chosen by rule, so that it goes with any deal.  `tests/golden/oka_terminal.txt` is what the screen showed;
where that changes on purpose, read the new one as a stranger would, and write it anew:

    PYTHONPATH=src:tests python tools/write_golden_terminal.py
"""

from __future__ import annotations

import io
import os
import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

import mankai
from mankai import Position
from mankai.terminal.board import Board
from mankai.terminal.sessions.bot_runner import stoppable_player
from mankai.terminal.sessions.session import Session
from mankai.terminal.storage import PERSON

GOLDEN = Path(__file__).parents[1] / "tests" / "golden" / "oka_terminal.txt"
SEED = 7
# The commands of the newcomer, by the number of the decision before which they are typed; moves are in `Stranger.move`.
CURIOSITY = {
    0: ["help", "rules", "", "rules shuriken", "MISFIT", "place", "hint greedy"],
    1: ["undo"],
    2: ["CHARACTER"],
    5: ["others"],
    9: ["card R7"],
    24: ["log"],
}


class Stranger:
    """A newcomer who looks around now and then, and plays the greedy player's options: by card, by name, by number."""

    def __init__(self, file: io.StringIO) -> None:
        self.file = file
        self.session: Session | None = None
        self.adviser = stoppable_player("greedy", SEED)
        self.decisions = 0
        self.wishes: list[str] = CURIOSITY[0][:]

    def read_line(self, prompt: str, offered: Callable[[], list[str]] | None = None) -> str:
        typed = "" if offered is None else self.line()
        self.file.write(f"{prompt}{typed}\n")  # as a terminal shows typed text
        return typed

    def clear_history(self) -> None:
        raise AssertionError("nobody else sits here")

    def line(self) -> str:
        assert self.session is not None
        board, position = self.session.board, self.session.position
        if self.wishes:
            wish = self.wishes.pop(0)
            return {"MISFIT": misfit(board, position), "CHARACTER": f"card {somebody(board)}"}.get(wish, wish)
        self.decisions += 1
        self.wishes = CURIOSITY.get(self.decisions, [])[:]
        return self.move(board, position, self.adviser.decide(position))

    def move(self, board: Board, position: Position, option: int) -> str:
        """An option as a person types it."""
        label = position.label(option)
        if self.decisions % 5 == 0:
            return board.number(option)
        if placed := re.fullmatch(r"place (\w+) (\d+) on ([+-])", label):
            code = f"{letter(placed[1])}{placed[2]}"
            alike = [one for one in board.choices if f" {placed[1]} {placed[2]} on " in position.label(one)]
            return code if len(alike) == 1 else f"{code} {placed[3]}"
        if hired := re.fullmatch(r"hire (.*) for \d+", label):
            return hired[1].lower()
        return {"end turn": "end", "take the + pile": "take +", "take the - pile": "take -"}.get(label, label)


def letter(colour: str) -> str:
    return "K" if colour == "black" else colour[0].upper()


def misfit(board: Board, position: Position) -> str:
    """A card in hand that fits on neither pile, or else one that does not exist."""
    labels = " ".join([position.label(option) for option in board.choices])
    hand = [board.legend["cards"][card]["name"] for card in position.view(board.seat)["zones"][board.seat or 0]]
    name = next((name for name in hand if f" {name} on " not in labels), "red 14")
    return f"{letter(name.split()[0])}{name.split()[1]}"


def somebody(board: Board) -> str:
    """A family of characters that can be hired now."""
    hired = [board.position.label(option) for option in board.choices if "hire" in board.position.label(option)]
    return hired[0].split()[1].rstrip(":").lower() if hired else "cook"


def transcript() -> str:
    """The whole game as shown on the screen."""
    file = io.StringIO()
    console = Console(
        file=file, width=80, height=24, force_terminal=True, color_system=None, highlight=False, markup=False, emoji=False
    )
    stranger = Stranger(file)
    start = mankai.game("oka/2").start({"first": 0}, SEED)
    kept = os.environ.get("XDG_DATA_HOME")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder
        try:
            session = Session(
                console, [start], {1: stoppable_player("greedy", SEED + 1)}, [PERSON, "greedy"], stranger, pauses=True
            )
            stranger.session = session
            session.run()
        finally:
            os.environ.pop("XDG_DATA_HOME")
            if kept is not None:
                os.environ["XDG_DATA_HOME"] = kept
    assert session.position.is_over
    shown = file.getvalue().replace(folder, "~/.local/share")
    return re.sub(r"oka-2-\d+-\d+\.json", "oka-2.json", shown)


if __name__ == "__main__":
    GOLDEN.write_text(transcript(), encoding="utf-8")
