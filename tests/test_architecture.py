"""The house as it is built: a game is one folder, and nothing outside of it names a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mankai
from mankai.packs import registry, validation

ROOT = Path(__file__).parent.parent
NAMES = re.compile(r"sakura_arms|sakura-arms|level99|goddess|\boka\b|azuki", re.IGNORECASE)
GAMES = [ROOT / "src" / "mankai" / "games", ROOT / "web" / "src" / "games"]
BUILT = [ROOT / "src" / "mankai" / "server" / "web"]  # what the page's tools have written


def sources() -> list[Path]:
    """All that is written in Python, TypeScript, Svelte and Fluent outside the folders of games."""
    roots = [ROOT / "src", ROOT / "benchmarks", ROOT / "web" / "src", ROOT / "setup.py"]
    roots.append(ROOT / "tools" / "train_build.py")  # the other tools write files of games and of their tests
    found = [path for root in roots for path in ([root] if root.is_file() else sorted(root.rglob("*")))]
    return [
        path
        for path in found
        if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".css", ".html")
        and not [folder for folder in GAMES + BUILT if folder in path.parents]
    ]


def test_there_are_sources_to_look_at() -> None:
    paths = {path.relative_to(ROOT).as_posix() for path in sources()}
    expected = {"setup.py", "src/mankai/cli.py", "src/mankai/i18n/words/ja.ftl", "benchmarks/load.py", "tools/train_build.py"}
    assert expected <= paths
    assert NAMES.search('GAME = "sakura-arms/x"') and NAMES.search("the goddesses") and NAMES.search("oka/4")
    assert not NAMES.search("token, smoka, bokan")


@pytest.mark.parametrize("kind", [".py", ".ftl", ".svelte", ".ts", ".css", ".html"])
def test_nothing_outside_its_folder_names_a_game(kind: str) -> None:
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in sources()
        if path.suffix == kind
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert named == []


def test_every_folder_of_a_game_is_a_pack_and_all_of_them_are_sound() -> None:
    folders = sorted([path.name for path in GAMES[0].iterdir() if (path / "pack.py").is_file()])
    assert folders == sorted([str(pack.folder.name) for pack in registry.packs().values() if pack.folder is not None])
    assert validation.problems() == []
    assert validation.language_gaps() == []
    assert mankai.games() == sorted([name for pack in registry.packs().values() for name in pack.rules])
