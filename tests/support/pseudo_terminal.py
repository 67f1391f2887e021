"""A pseudo terminal with the `mankai` command in it, as a person uses it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import mankai

PATIENCE = 120.0  # seconds without output, after which a test has failed
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\x1b\][^\x07]*\x07|\r")


class Terminal:
    """A running command, its output so far, and its keyboard."""

    def __init__(self, process: subprocess.Popen[bytes], own: int) -> None:
        self.process = process
        self.own = own
        self.raw = b""

    @property
    def shown(self) -> str:
        return ESCAPES.sub("", self.raw.decode("utf-8", "replace"))

    def read(self) -> bool:
        """Read the next output. Return whether there may be more."""
        ready, _, _ = select.select([self.own], [], [], PATIENCE)
        assert ready, f"nothing more came after:\n{self.shown}"
        try:
            more = os.read(self.own, 65536)
        except OSError:  # no process has it open any more
            return False
        self.raw += more
        return bool(more)

    def until(self, text: str, count: int = 1) -> str:
        """Everything that was shown until a text has appeared so often."""
        while self.shown.count(text) < count:
            assert self.read(), f"{text!r} never came:\n{self.shown}"
        return self.shown

    def rest(self) -> str:
        """Everything that was shown until the end."""
        while self.read():
            pass
        self.process.wait(PATIENCE)
        return self.shown

    def type(self, line: str) -> None:
        os.write(self.own, f"{line}\n".encode())


@contextmanager
def terminal(folder: Path, *arguments: str, lines: int = 24, columns: int = 80, **environment: str) -> Iterator[Terminal]:
    """A terminal of this size in which the command runs; its data folder is in `folder`."""
    own, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    usual = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "PAGER", "LESS", "NO_COLOR")}
    told = {**usual, "TERM": "xterm", "XDG_DATA_HOME": str(folder), "PYTHONPATH": str(Path(mankai.__file__).parents[1])}
    process = subprocess.Popen(
        [sys.executable, "-m", "mankai", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**told, **environment},
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(process, own)
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            process.wait(PATIENCE)
        os.close(own)
