"""The documentation is correct: every block of code in the README and in docs/ is run or parsed, and the site is built."""

from __future__ import annotations

import ast
import io
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

import mankai
from mankai.cli import main
from support import optional_libraries, third_party_packages

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RUN = ("python", "sh")
READ = ("ftl", "json", "toml", "text")  # plain text, not code
PEERS = {"environments": ("pettingzoo", "pyspiel")}  # by page: libraries that its code needs
FILE_NAME = re.compile(r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|ts|svelte|css|toml|ftl|md))`")
COPIED = "cards_cookbook"  # a page whose code is copied from source files, where it is run or tested
LONG = ("a_game_of_your_own", "arena", "server")  # pages on which whole programs are started
# Shorter variants: fewer games, and minimal searches.
SHORTER = [
    (r"--games \d+", "--games {seats}"),
    (r"(arena (?:match|round-robin|gauntlet) (?!.*--games).*)", r"\1 --games {seats}"),
    (r"(arena (?:match|round-robin|gauntlet) .*)", r"\1 --jobs 1"),
    (r"search:400 search:400", "greedy greedy"),
    (r"search:400|\bnovice\b", "search:1"),
    (r" adept\b", ""),
    (r"\bmaster\b", "search:2"),
    (r"--goddesses all", "--goddesses yurina+himika,tokoyo+oboro"),
    (r"--tables \d+", "--tables 1"),
    (r"--seconds \d+", "--warm-up 0 --every 0.01 --seconds 0"),
    (r"games=\d+", "games=2"),
    (r"Pool\(\)", "Pool(1)"),
]


@dataclass(frozen=True)
class Block:
    """A block of code on a page."""

    page: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(*languages: str) -> list[Block]:
    """All blocks in these languages; all blocks if none is named."""
    found: list[Block] = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for fence in FENCE.finditer(text):
            if not languages or fence[1] in languages:
                found.append(Block(page, text.count("\n", 0, fence.start()) + 2, fence[1], fence[2]))
    return found


def shortened(code: str) -> str:
    seats = "4" if "oka/4" in code else "2"
    for longer, shorter in SHORTER:
        code = re.sub(longer, shorter.replace("{seats}", seats), code)
    return code


def pages_that_run() -> list[Path]:
    return list(dict.fromkeys([block.page for block in blocks(*RUN) if block.page.stem != COPIED]))


def test_every_block_says_what_it_is() -> None:
    assert len(pages_that_run()) >= 6 and len(blocks("json")) > 20
    assert [str(block) for block in blocks() if block.language not in RUN + READ] == []


def marked(page: Path) -> Any:
    marks = [pytest.mark.slow] if page.stem in LONG else []
    return pytest.param(page, id=page.name, marks=[*marks, *[optional_libraries.needs(one) for one in PEERS.get(page.stem, ())]])


@pytest.mark.parametrize("page", [marked(page) for page in pages_that_run()])
def test_what_can_be_run_is_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run all blocks of a page in order, in one folder and with one memory, as a reader would type them."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "kept"))
    monkeypatch.setenv("PYTHONPATH", str(Path(mankai.__file__).parents[1]))  # of programs that it starts
    memory: dict[str, Any] = {"__name__": "__main__", "__file__": str(page)}
    for block in [one for one in blocks(*RUN) if one.page == page]:
        if block.language == "python":
            padded = "\n" * (block.line - 1) + shortened(block.text)
            exec(compile(padded, str(page), "exec", dont_inherit=True), memory)
            for name in [name for name in list(memory) if name.startswith("test_")]:
                memory.pop(name)()
            continue
        for line in block.text.splitlines():
            words = shlex.split(line, comments=True)
            if words:
                run(shlex.split(shortened(" ".join(words))), tmp_path, monkeypatch)


def run(words: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run one line of a shell script, for our own programs."""
    program, *arguments = words
    if program == "make":
        targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        assert arguments[0] in targets, words
    elif program == "python":
        subprocess.run([sys.executable, str(ROOT / arguments[0]), *arguments[1:]], check=True, capture_output=True)
    elif "higher" in arguments:  # a third-party package, which must be installed
        if not (folder / "higher").exists():
            third_party_packages.install(third_party_packages.THIRD_PARTY_GAME, folder)
        done = third_party_packages.run(folder, *arguments)
        assert done.returncode == 0, done.stderr
    else:
        assert program == "mankai", words
        served: list[Any] = []
        monkeypatch.setattr("mankai.server.main.run", lambda *said: served.append(said))  # which would wait for people
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        assert main(arguments) == 0, words
        assert bool(served) == (arguments[0] == "serve")


@pytest.mark.parametrize("block", blocks("json"), ids=str)
def test_examples_of_the_wire_are_json(block: Block) -> None:
    rest = block.text.strip()
    assert rest
    while rest:
        end = json.JSONDecoder().raw_decode(rest)[1]
        rest = rest[end:].lstrip()


@pytest.mark.parametrize("block", blocks("toml", "ftl"), ids=str)
def test_other_files_can_be_read(block: Block) -> None:
    if block.language == "toml":
        assert tomllib.loads(block.text)
    else:
        assert [entry for entry in FluentResource(block.text).body if type(entry).__name__ == "Junk"] == []


def test_the_game_that_the_docs_write_is_the_one_that_is_tested() -> None:
    written = [block for block in blocks() if block.page.name == "a_game_of_your_own.md" and block.language != "sh"]
    files = ("pyproject.toml", "higher/__init__.py", "higher/words/en.ftl")
    assert [block.text for block in written] == [
        (third_party_packages.THIRD_PARTY_GAME / file).read_text(encoding="utf-8") for file in files
    ]


def definitions(source: str) -> dict[str, str]:
    """The source of every class and function of a module, with its decorators, by name."""
    lines = source.splitlines()
    found: dict[str, str] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            first = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
            found[node.name] = "\n".join(lines[first - 1 : node.end_lineno])
    return found


def test_the_cards_of_the_cookbook_are_those_of_the_source() -> None:
    page = (ROOT / "docs" / f"{COPIED}.md").read_text(encoding="utf-8")
    sections = re.split(r"^## ", page, flags=re.MULTILINE)[1:]
    assert len(sections) == 8
    for section in sections:
        copies = re.findall(r"^`(\S+)`:\n\n```python\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
        assert len(copies) == section.count("```python"), f"a block has no file: {section[:40]}"
        names: list[str] = []
        for file, code in copies:
            own = definitions((ROOT / file).read_text(encoding="utf-8"))
            names += definitions(code)
            for name, text in definitions(code).items():
                assert text == own.get(name), f"{name} in {file} has changed: copy it to docs/{COPIED}.md"
        cards = [name for name in names if not name.startswith("test_")]
        assert cards and len(names) - len(cards) == 2 * len(cards), f"a card and its two tests: {names}"


def paths_with_their_ends() -> set[str]:
    """All files of the repository, each also without its first folders: `a/b/c.py`, `b/c.py` and `c.py`."""
    roots = ["benchmarks", "docs", "examples", "src", "tests", "tools", "web/src", "web/tests"]
    paths = [path.relative_to(ROOT) for root in roots for path in (ROOT / root).rglob("*") if path.is_file()]
    paths += [path.relative_to(ROOT) for path in [*ROOT.iterdir(), *(ROOT / "web").iterdir()] if path.is_file()]
    return {"/".join(path.parts[at:]) for path in paths for at in range(len(path.parts))}


def test_the_files_that_the_docs_name_exist() -> None:
    ends = paths_with_their_ends()
    pages = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    named = [(page, name) for page in pages for name in FILE_NAME.findall(page.read_text(encoding="utf-8"))]
    assert len(named) > 300
    example = "de.ftl"  # a language still to be written
    assert [f"{page.name}: {name}" for page, name in named if name not in ends and not name.endswith(example)] == []


@pytest.mark.slow
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs", reason="the extra docs is not installed")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]  # --quiet would hear no warning
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "WARNING" not in done.stderr + done.stdout, done.stderr
    told = (tmp_path / "reference" / "public_api" / "index.html").read_text("utf-8")
    for name in [name for name in mankai.__all__ if name[0].islower()]:
        assert re.search(rf'id="mankai\.(packs\.registry\.)?{name}"', told), f"{name} is no part of the reference"
    assert "Return the position after the deciding seat has chosen" in told, "what compiled classes lose is read from the source"
    assert "Luck nobody can compute" in (tmp_path / "changes" / "index.html").read_text("utf-8")
