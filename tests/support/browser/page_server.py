"""A server of its own for a browser."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SERVE = """import sys, msgspec
from mankai.server.main import run
from mankai.server.settings import Settings
run(port=0, data=sys.argv[1], settings=msgspec.json.decode(sys.argv[2], type=Settings))
"""
# Tests open hundreds of positions in a minute, so limits on requests are raised.
UNHURRIED = {
    "tables_burst": 1e6,
    "replays_burst": 1e6,
    "requests_burst": 1e6,
    "files_burst": 1e6,
    "burst": 1e6,
    "frames_burst": 1e6,
    "seat_burst": 1e6,
    "changes_burst": 1e6,
}

# The pauses that hide whether somebody could answer would make games long; they have tests of their own.
UNGUARDED = {"silence_most": 0.0}


@contextmanager
def page_server(folder: Path, settings: dict[str, float] | None = None, **environment: str) -> Iterator[str]:
    """Run a server that keeps its tables in a folder and yield its address; `settings` override its limits."""
    with (
        open(folder / "errors.txt", "w") as errors,
        subprocess.Popen(
            [sys.executable, "-c", SERVE, str(folder), json.dumps(settings or {})],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, **environment},
        ) as server,
    ):
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Mankai is at "), (folder / "errors.txt").read_text()
        try:
            yield line.split()[-1]
        finally:
            server.terminate()
