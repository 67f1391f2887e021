"""A pager for texts that are longer than the screen.

It is the user's own (`PAGER`), or else `less` or `more`.
"""

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
LESS_OPTIONS: Final = "FRX"  # show colours, and leave the text on the screen; as git does


def show(console: Console, renderables: Iterable[RenderableType], is_paged: bool = True, soft_wrap: bool = False) -> None:
    """Print lines. On a terminal a pager shows them if they do not fit on the screen and `is_paged` is set."""
    with console.capture() as capture:
        for renderable in renderables:
            console.print(renderable, soft_wrap=soft_wrap)
    text = capture.get()
    command = pager() if is_paged and sys.stdout.isatty() and height(text, console.width) >= console.height else []
    if not command or not run_pager(command, text):
        console.file.write(text)
        console.file.flush()


def height(text: str, width: int) -> int:
    """The number of screen lines that a text takes when long lines are folded."""
    return sum([max(1, -(-Text.from_ansi(line).cell_len // width)) for line in text.splitlines()])


def pager() -> list[str]:
    """The command of the pager; empty if the user wants none or none is installed."""
    if os.environ.get("TERM") == "dumb":
        return []
    wanted = os.environ.get("PAGER")
    try:
        command = shlex.split(wanted) if wanted is not None else [name for name in DEFAULT_PAGERS if shutil.which(name)][:1]
    except ValueError:  # an unclosed quotation mark
        return []
    return command if command and command != ["cat"] and shutil.which(command[0]) else []


def run_pager(command: list[str], text: str) -> bool:
    """Show a text in a pager. Return whether the pager could be started."""
    env = {**os.environ, "LESS": os.environ.get("LESS", LESS_OPTIONS), "LESSCHARSET": os.environ.get("LESSCHARSET", "utf-8")}
    sys.stdout.flush()
    try:
        process = subprocess.Popen(command, stdin=subprocess.PIPE, text=True, encoding="utf-8", errors="replace", env=env)
    except OSError:
        return False
    try:
        process.communicate(text)
    except BrokenPipeError:
        pass  # the user left the pager before the end
    except KeyboardInterrupt:  # the pager gets it too, and keeps running
        process.wait()
    return True
