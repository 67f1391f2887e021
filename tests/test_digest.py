"""The same source gives the same games compiled and interpreted, unchanged as long as the rules have the same version.

`MANKAI_GOLDEN=write` writes the fingerprints of games whose version was raised; the others must stay as they are.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import mankai
from mankai.bench.digest import digest
from mankai.kernel.version import is_compiled

ROOT = Path(__file__).parent.parent
COUNT = 60
NOTED = ROOT / "tests" / "golden" / "digests.json"


@pytest.mark.parametrize("name", mankai.games())
def test_compiled_and_interpreted_games_are_the_same(name: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "mankai.bench.digest", name, str(COUNT)]
    printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=ROOT).stdout.split()
    assert printed[0] == "interpreted", "the source folder is run as it is"
    if not is_compiled():
        pytest.skip("there is no compiled build here to compare with (no C compiler)")
    assert printed[1] == digest(mankai.game(name), COUNT)


@pytest.mark.parametrize("name", mankai.games())
def test_games_go_as_ever_or_the_version_of_their_rules_is_raised(name: str) -> None:
    rules, noted = mankai.game(name), json.loads(NOTED.read_text(encoding="utf-8")) if NOTED.exists() else {}
    found = {"rules": rules.version, "games": COUNT, "digest": digest(rules, COUNT)}
    if os.environ.get("MANKAI_GOLDEN") == "write" and noted.get(name, {}).get("rules") != rules.version:
        NOTED.write_text(json.dumps({**noted, name: found}, indent=2, sort_keys=True) + "\n", encoding="utf-8")
        return
    assert found == noted[name], (
        f"recorded games of {name} could go differently now: raise `version` in its rules, so that old saves, records and tables "
        f"are refused by name, and note the new fingerprint (MANKAI_GOLDEN=write)"
    )


def test_the_fingerprint_tells_games_apart() -> None:
    rules = mankai.game("sakura-arms/level99")
    assert digest(rules, 3) == digest(rules, 3) != digest(rules, 4)
