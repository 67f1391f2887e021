"""Pages: what is longer than the screen is read in a pager, the one that the person uses for everything else."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

DEFAULT_PAGERS: Final = ("less", "more")
LESS_OPTIONS: Final = "FRX"  # colours are shown, and what was read stays on the screen; as git has it


def show(console: Console, shown: Iterable[RenderableType], is_paged: bool = True, soft_wrap: bool = False) -> None:
    """Show lines; at a terminal in a pager where they are more than fit on the screen, unless nobody wants that."""
    with console.capture() as taken:
        for one in shown:
            console.print(one, soft_wrap=soft_wrap)
    text = taken.get()
    command = pager() if is_paged and sys.stdout.isatty() and height(text, console.width) >= console.height else []
    if not command or not run_pager(command, text):
        console.file.write(text)
        console.file.flush()


def height(text: str, width: int) -> int:
    """The lines that a text takes on a screen, in which long ones are folded."""
    return sum([max(1, -(-Text.from_ansi(line).cell_len // width)) for line in text.splitlines()])


def pager() -> list[str]:
    """The command that shows a text page by page; nothing where somebody wants none, or none is there."""
    if os.environ.get("TERM") == "dumb":
        return []
    wanted = os.environ.get("PAGER")
    try:
        command = shlex.split(wanted) if wanted is not None else [name for name in DEFAULT_PAGERS if shutil.which(name)][:1]
    except ValueError:  # a quotation mark that is not closed
        return []
    return command if command and command != ["cat"] and shutil.which(command[0]) else []


def run_pager(command: list[str], text: str) -> bool:
    """Whether a pager has shown a text."""
    told = {**os.environ, "LESS": os.environ.get("LESS", LESS_OPTIONS), "LESSCHARSET": os.environ.get("LESSCHARSET", "utf-8")}
    sys.stdout.flush()
    try:
        reading = subprocess.Popen(command, stdin=subprocess.PIPE, text=True, encoding="utf-8", errors="replace", env=told)
    except OSError:
        return False
    try:
        reading.communicate(text)
    except BrokenPipeError:
        pass  # it was left before its end
    except KeyboardInterrupt:  # which a pager also gets, and goes on
        reading.wait()
    return True
