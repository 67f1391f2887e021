"""A server of its own for a browser."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SERVE = "import sys; from mankai.server.main import run; run(port=0, data=sys.argv[1])"


@contextmanager
def served(folder: Path, **environment: str) -> Iterator[str]:
    """Where the server is that keeps its tables in a folder."""
    with (
        open(folder / "errors.txt", "w") as errors,
        subprocess.Popen(
            [sys.executable, "-c", SERVE, str(folder)],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, **environment},
        ) as server,
    ):
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Mankai is at "), (folder / "errors.txt").read_text()
        yield line.split()[-1]
        server.terminate()
