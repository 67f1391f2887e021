"""A language is added by following CONTRIBUTING.md, and no catalogue says one thing twice."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import mankai
from mankai.i18n import catalogues

ROOT = Path(__file__).parent.parent
SOURCE = Path(mankai.__file__).parent
CATALOGUES = sorted(SOURCE.rglob("*.ftl"))
FILE_AND_BLOCK = re.compile(r"`src/(mankai/\S+/de\.ftl)`:\n\n```ftl\n(.*?)```", re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with all changes that the section on languages shows."""
    found = tmp_path_factory.mktemp("german")
    shutil.copytree(SOURCE, found / "mankai", ignore=shutil.ignore_patterns("__pycache__", "web"))
    shown = FILE_AND_BLOCK.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert len(shown) == 2
    for file, text in shown:
        assert (found / file).parent.is_dir() and not (found / file).exists()
        (found / file).write_text(text, encoding="utf-8")
    return found


def run(folder: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder), "XDG_DATA_HOME": str(folder / "kept"), "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, *command], input="", capture_output=True, text=True, env=environment, cwd=folder, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_one_german_sentence_is_said_and_the_rest_is_english(folder: Path) -> None:
    shown = run(folder, "-m", "mankai", "play", "oka/2", "--seed", "4", "--language", "de")
    assert "Du bist dran: je eine Karte auf + und auf -" in shown
    assert "Your decision" in shown, "what the terminal says is not translated yet"


def test_the_list_of_games_has_one_line_for_an_unfinished_language(folder: Path) -> None:
    lines = run(folder, "-m", "mankai", "games").splitlines()
    german = [line for line in lines if "de:" in line]
    assert [line.split()[0] for line in german] == ["terminal", "oka"]
    assert re.fullmatch(r"oka  de: 1 of \d{3} sentences, the rest in English", german[1])
    assert not [line for line in lines if line.startswith("!")]


def test_all_that_a_language_lacks_is_listed_when_it_is_asked_for(folder: Path) -> None:
    lines = run(folder, "-m", "mankai", "games", "--language", "de").splitlines()
    assert {"terminal: de.ftl has no command-quit", "page: de.ftl has no brand", "oka: de.ftl has no ask-give"} <= set(lines)
    assert "sakura-arms: aeg.de.ftl has no rule-goal" in lines
    assert not [line for line in lines if line.endswith((" ask-act", " seat-you", " language-name"))]
    assert run(folder, "-m", "mankai", "games", "--language", "ja") == ""


OFFERED = """
from mankai.i18n import catalogues
from mankai.server.http import catalogue_api
print(catalogues.languages())
print([one["code"] for one in catalogue_api.games_payload()["languages"]])
print([one["name"] for one in catalogue_api.games_payload()["languages"]])
german, english = catalogue_api.page_catalogue("de"), catalogue_api.page_catalogue("en")
print(german.format("refusal-over", {}) == english.format("refusal-over", {}))
print("ask-act = Du bist dran" in "".join(catalogue_api.game_words("oka/3", "de")["files"]))
"""


def test_terminal_and_server_have_the_same_languages(folder: Path) -> None:
    told = run(folder, "-c", OFFERED).splitlines()
    assert told == ["['en', 'de', 'ja']", "['en', 'de', 'ja']", "['English', 'Deutsch', '日本語']", "True", "True"]


def test_a_language_is_at_most_one_file_for_each_game_and_edition() -> None:
    for path in CATALOGUES:
        edition, _, language = path.stem.rpartition(".")
        assert language in catalogues.languages()
        if edition:
            wordings = {mankai.game(name).wording for name in mankai.games()}
            assert edition in wordings, f"{path.name} is of no edition"
    assert len([path for path in CATALOGUES if path.stem.endswith("ja")]) == 9


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_catalogue_has_a_key_twice(path: Path) -> None:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    named = Counter([(type(entry), entry.id.name) for entry in body if isinstance(entry, ast.Message | ast.Term)])
    assert [name for (_, name), count in named.items() if count > 1] == []
