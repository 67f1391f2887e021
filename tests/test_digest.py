"""The same source gives the same games compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import mankai
from mankai.kernel.version import is_compiled
from mankai.proof import digest

ROOT = Path(__file__).parent.parent
COUNT = 60


@pytest.mark.parametrize("name", mankai.games())
def test_compiled_and_interpreted_games_are_the_same(name: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "mankai.proof", name, str(COUNT)]
    printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=ROOT).stdout.split()
    assert printed[0] == "interpreted", "the source folder is run as it is"
    if not is_compiled():
        pytest.skip("there is no compiled build here to compare with (no C compiler)")
    assert printed[1] == digest(mankai.game(name), COUNT)


def test_the_fingerprint_tells_games_apart() -> None:
    rules = mankai.game("sakura-arms/level99")
    assert digest(rules, 3) == digest(rules, 3) != digest(rules, 4)
