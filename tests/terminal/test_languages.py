"""The terminal in other languages: all its texts come from catalogues, and a language consists of files alone."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from mankai.i18n import catalogues
from mankai.kernel.rng import FastRng
from mankai.packs import validation
from mankai.terminal import phrases
from support import reversed_language

NONSENSE = "xyzzy"
COMMANDS = ["help", "log", "board", "rules", "hint greedy", "undo", "pause off", "card", f"card {NONSENSE}", NONSENSE, "save"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a Mankai with the reversed language."""
    return reversed_language.install(tmp_path_factory.mktemp("reversed"))


def played(folder: Path, *arguments: str, typed: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder), "XDG_DATA_HOME": str(folder / "kept"), "COLUMNS": "80"}
    command = [sys.executable, "-m", "mankai", *arguments, "--language", reversed_language.LANGUAGE]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, cwd=folder, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def backwards(command: str) -> str:
    """A command as typed in that language; names stay as they are."""
    first, *rest = command.split()
    return " ".join([first[::-1], *[word[::-1] if word in ("on", "off") else word for word in rest]])


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("sakura-arms/level99", ["--goddesses", "chikage+thallya", "--foe", "oboro+tokoyo"]),
        ("oka/2", []),
        ("azuki", []),
        pytest.param("sakura-arms/aeg", ["--goddesses", "yukihi+shinra", "--foe", "oboro+saine"], marks=pytest.mark.slow),
        pytest.param("sakura-arms/beta", [], marks=pytest.mark.slow),
        pytest.param("oka/4", ["--switch", "voluntary_take=on"], marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_has_not_one_word_of_another_language(folder: Path, game: str, options: list[str]) -> None:
    dice, most = FastRng(5), 10 if game.startswith("sakura-arms") else 30
    typed = [backwards(command) for command in COMMANDS] + [str(dice.below(most)) for _ in range(12_000)]
    shown = played(folder, "play", game, "--seed", "3", "--player", "random", *options, typed="\n".join(typed) + "\n")
    records = sorted((folder / "kept" / "mankai" / "records").glob(f"{game.replace('/', '-')}-*.json"))
    assert records, "the game was not played to its end"
    story = played(folder, "replay", str(records[-1]))
    known = reversed_language.vocabulary()
    for text in (shown, story):
        said = re.sub(r"\S*/kept/\S*|\S*…", "", text)  # neither paths nor cut texts
        assert reversed_language.foreign_words(said, known, [game, "greedy", NONSENSE, NONSENSE[::-1]]) == set()
        assert len([word for word in reversed_language.words_in(said) if word in known]) > 200


@pytest.mark.parametrize("language", catalogues.languages())
def test_every_language_says_all_that_english_says_with_the_same_arguments(language: str) -> None:
    english, other = [
        validation.arguments_by_key("".join(catalogues.common_text(one, True))) for one in (catalogues.ENGLISH, language)
    ]
    assert other == english


@pytest.mark.parametrize("language", catalogues.languages())
def test_what_only_the_terminal_says_is_not_sent_to_the_page(language: str) -> None:
    (whole,), (shared,) = catalogues.common_text(language, for_terminal=True), catalogues.common_text(language)
    assert whole.count(catalogues.TERMINAL) == 1
    assert "\ncommand-quit = " in whole and "\ncommand-quit = " not in shared and "\nseat-you = " in shared


def test_every_key_that_the_terminal_uses_is_in_its_catalogue() -> None:
    source = Path(phrases.__file__).parent
    texts = [path.read_text(encoding="utf-8") for path in source.rglob("*.py")]
    used = {key for text in texts for key in re.findall(r'(?:phrases|say|says)\(\s*"([a-z-]+)"', text)}
    assert len(used) > 30
    assert [key for key in sorted(used) if not phrases.phrase_catalogue(catalogues.ENGLISH).has(key)] == []
