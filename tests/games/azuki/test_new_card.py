"""A card that is added by following docs/writing_azuki_cards.md can be played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "writing_azuki_cards.md").read_text(encoding="utf-8")
RECIPE = PAGE.partition("## A new card\n")[2].partition("\n## ")[0]
PLAYED = """
from mankai.games.azuki.rules.deck_codes import encode_deck, decode_deck
from mankai.games.azuki.rules.edition import GAME
from mankai.games.azuki.rules.cards.card_index import PRINTED, find_face
start = GAME.scene({"me": {"hand": ["Ash Lantern"], "ikz": 5, "deck": ["Ed"]}})
def labels(position):
    return [position.label(option) for option in position.options]
played = start.play(start.options[[label.startswith("play Ash Lantern") for label in labels(start)].index(True)])
while played.question not in ("main", "act"):
    played = played.play(played.options[0])
print(find_face("STT 04-18"), find_face("ash lantern"), len(PRINTED))
print(played.log(0))
print(decode_deck(encode_deck(0, 196, {3: 4})))
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """The package as plain source, for changes."""
    shutil.copytree(ROOT / "src" / "mankai", tmp_path / "mankai", ignore=shutil.ignore_patterns("__pycache__", "web", "*.so"))
    return tmp_path


def run(source: Path, code: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, cwd=source, check=False)


def change(path: Path, before: str, after: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1
    path.write_text(text.replace(before, after), encoding="utf-8")


def test_a_card_is_a_class_an_entry_and_its_number(source: Path) -> None:
    written = re.findall(r"^(class .*?)\n?```", RECIPE, re.MULTILINE | re.DOTALL)[0]
    entry = re.findall(r"`(\w+\(\),)`", RECIPE)[0]
    numbers, faces = re.findall(r"```text\n(.*)\n(.*)\n```", RECIPE)[0]
    rules = source / "mankai" / "games" / "azuki" / "rules"
    fire, places = rules / "cards" / "elements" / "fire.py", rules / "constants.py"
    change(fire, "FIRE_CARDS: Final = all_of(", f"{written}\n\nFIRE_CARDS: Final = all_of(")
    change(fire, "        WrathOfSinder(),\n", f"        WrathOfSinder(), {entry}\n")
    assert "SETS has no STT04-018 (Ash Lantern); add it at the end" in run(source, PLAYED).stderr
    change(places, '("STT04", 1, 17)]', f'("STT04", 1, 17), {numbers}]')
    assert "SETS has 198 cards, so FACES is 198, not 197" in run(source, PLAYED).stderr
    change(places, "FACES: Final = 197", faces)
    done = run(source, PLAYED)
    assert done.returncode == 0, done.stderr
    called, log, decoded = done.stdout.splitlines()
    assert called == "197 197 198"
    assert "Ash Lantern" in log and "draw" in log
    assert decoded == "('AZK01-001', 'STT04-017', {'AZK01-004': 4})", "codes mean what they meant"
