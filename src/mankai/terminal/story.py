"""What happened, in lines that people read: the log folded, and a whole record told by turns."""

from __future__ import annotations

import textwrap
from typing import Final

from rich.console import Console
from rich.text import Text

from mankai.kernel.position import Position
from mankai.terminal.boards import board_of
from mankai.terminal.drawing import title

GATHERED: Final = "new in the row: "  # lines that begin so are one list
NOTED: Final = " in this round, "  # lines with this say what a round that is over has brought
ROUND_OVER: Final = "== The round is over =="


def folded(lines: list[str]) -> list[str]:
    """The log with fewer lines: moves of Sakura beside what caused them, cards drawn together, repetitions counted."""
    found: list[str] = []
    times: list[int] = []
    for line in lines:
        last = found[-1] if found else ""
        if NOTED in line and NOTED not in last:
            found.append(ROUND_OVER)
            times.append(1)
        if line.startswith("  ") and last and not is_heading(last) and ": Vigor " not in last:
            said = line.strip()
            if " · " not in last and said.endswith((" coin", " coins")):
                said = said.removeprefix(f"{last.partition(':')[0]}: ")  # whose they are has just been said
            if GATHERED in last:
                said = said.removeprefix(GATHERED)
            found[-1] += f"{', ' if ' · ' in last or last.startswith(GATHERED) else ' · '}{said}"
        elif line == last:
            times[-1] += 1
        elif is_draw(line) and is_draw(last) and line.partition(": ")[0] == last.partition(": ")[0]:
            found[-1] = f"{last.removesuffix(' drawn')}, {line.partition(': ')[2]}"
        else:
            found.append(line.strip())
            times.append(1)
    return [line if count == 1 else f"{line} ({count} times)" for line, count in zip(found, times, strict=True)]


def is_draw(line: str) -> bool:
    return line.endswith(" drawn") and not line.endswith(": a card drawn") and " · " not in line


def is_heading(line: str) -> bool:
    return line.startswith(("-- ", "== "))


def log_texts(lines: list[str], width: int) -> list[Text]:
    """Lines of the log, long ones wrapped."""
    texts: list[Text] = []
    for line in folded(lines):
        if is_heading(line):
            texts.append(Text(f" {line}", style="bold"))
        else:
            for piece in textwrap.wrap(line, max(width - 2, 20), initial_indent="   ", subsequent_indent="     "):
                texts.append(Text(piece, style="dim" if line.startswith(("You", "you")) else ""))
    return texts


def tell(console: Console, positions: list[Position], seat: int | None) -> None:
    """A record as a story, as `seat` could follow it (`None`: a spectator), and the board at its end."""
    width = console.width
    last = positions[-1]
    board = board_of(last, seat)
    console.print(Text(f"{last.rules.name} · {board.heading()}", style="bold"))
    lines: list[str] = []
    for position in positions:
        lines += position.log(seat)
    for text in log_texts(lines, width):
        if is_heading(text.plain.strip()):
            console.print(title(text.plain.strip(" -="), "", width))
        else:
            console.print(text)
    console.print()
    for text in board.table(width, False):
        console.print(text)
    console.print()
    if last.is_over:
        for line in board.result():
            console.print(Text(line, style="bold"))
    else:
        console.print(Text(f"{board.who(last.seat)} to decide, after {len(positions) - 1} decisions.", style="bold"))
