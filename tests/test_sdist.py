"""The sdist: without Node, compiler or network it installs a complete Mankai, which says that it runs interpreted."""

from __future__ import annotations

import http.client
import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from support.server.server_process import Client

ROOT = Path(__file__).parent.parent
MADE = ("node_modules", ".*", "build", "dist", "site", "*.egg-info", "__pycache__")
GAME = "oka/4"
PLAIN = "Mankai runs as plain Python here"
pytestmark = [pytest.mark.slow, pytest.mark.skipif(os.name != "posix", reason="an environment of links")]


def needed(requirements: list[str], found: dict[str, Distribution]) -> dict[str, Distribution]:
    """The installed distributions that are required, directly or indirectly; no others."""
    for one in [Requirement(said) for said in requirements]:
        if one.name.lower() not in found and (one.marker is None or one.marker.evaluate({"extra": ""})):
            found[one.name.lower()] = distribution(one.name)
            needed(distribution(one.name).requires or [], found)
    return found


def linked(distributions: list[Distribution], folder: Path) -> list[Path]:
    """Distributions of this environment, linked into another."""
    made: list[Path] = []
    for one in distributions:
        for first in sorted({path.parts[0] for path in one.files or [] if path.parts[0] not in ("..", "__pycache__")}):
            made.append(folder / first)
            if not made[-1].exists():
                made[-1].symlink_to(Path(str(one.locate_file(first))))
    return made


class Installed:
    """Mankai in an environment of its own that contains only its declared requirements."""

    def __init__(self, folder: Path) -> None:
        copied = folder / "source"
        shutil.copytree(ROOT, copied, ignore=shutil.ignore_patterns(*MADE))
        self.nothing = folder / "nothing"
        self.nothing.mkdir()
        self.folder = folder
        self.environment = {
            "PATH": str(self.nothing),
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "kept"),
            "COLUMNS": "80",
        }
        self.run(sys.executable, "setup.py", "-q", "sdist", "--dist-dir", str(folder), at=copied)
        [self.sdist] = folder.glob("mankai-*.tar.gz")
        self.run(sys.executable, "-m", "venv", "--without-pip", str(folder / "environment"))
        python = folder / "environment" / "bin" / "python"
        [packages] = (folder / "environment" / "lib").glob("python*/site-packages")
        tools = linked([distribution("setuptools")], packages)
        pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index", "--no-build-isolation"]
        done = self.run(*pip, "--verbose", "--no-compile", str(self.sdist))
        self.said = done.stdout + done.stderr
        for one in tools:
            one.unlink()
        [told] = packages.glob("mankai-*.dist-info")
        linked(list(needed(Distribution.at(told).requires or [], {}).values()), packages)
        self.package = packages / "mankai"
        self.command = str(folder / "environment" / "bin" / "mankai")

    def run(self, *command: str, typed: str = "", at: Path | None = None) -> subprocess.CompletedProcess[str]:
        where = at or self.nothing
        done = subprocess.run(command, input=typed, capture_output=True, text=True, env=self.environment, cwd=where, check=False)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("sdist"))


@pytest.fixture
def port(installed: Installed) -> Iterator[int]:
    command = [installed.command, "serve", "--port", "0", "--data", str(installed.folder / "tables")]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, env=installed.environment, cwd=installed.nothing, **pipes) as process:
        assert process.stdout is not None and process.stderr is not None
        assert process.stderr.readline().startswith(PLAIN)
        line = process.stdout.readline()
        assert line.startswith("Mankai is at http://127.0.0.1:"), line + process.stderr.read()
        yield int(line.strip().rstrip("/").rpartition(":")[2])
        process.terminate()


def asked(port: int, path: str, body: Any = None) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    sent = {} if body is None else {"Content-Type": "application/json"}
    connection.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), sent)
    answer = connection.getresponse()
    try:
        return answer.status, answer.read().decode()
    finally:
        connection.close()


def test_the_sdist_holds_what_wheels_are_trained_with(installed: Installed) -> None:
    with tarfile.open(installed.sdist) as sdist:
        assert {"setup.py", "tools/train_build.py"} <= {name.partition("/")[2] for name in sdist.getnames()}


def test_the_build_says_in_one_line_that_it_stays_plain(installed: Installed) -> None:
    said = [line.strip() for line in installed.said.splitlines() if line.strip().startswith("Mankai: ")]
    assert said == ["Mankai: no C compiler found; installing the pure Python version (same results, several times slower)"]
    assert not list(installed.package.parent.glob("*mypyc*"))


def test_nothing_is_missing_in_what_is_installed(installed: Installed) -> None:
    source = ROOT / "src" / "mankai"
    for folder in (source, source / "server" / "web", source / "i18n" / "words"):
        wanted = {
            path.relative_to(source).as_posix()
            for path in folder.rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        }
        assert len(wanted) > 1
        assert wanted - {path.relative_to(installed.package).as_posix() for path in installed.package.rglob("*")} == set()
    rulings = [path.relative_to(ROOT / "tests" / "rulings") for path in (ROOT / "tests" / "rulings").rglob("*.toml")]
    assert rulings and all([(installed.package / "ruling_files" / path).is_file() for path in rulings])


def test_a_game_is_played_through_a_pipe(installed: Installed) -> None:
    done = installed.run(installed.command, "play", GAME, "--seed", "7", typed="1\n1\nquit\n")
    assert done.stdout.count("> ") >= 2, done.stdout
    assert [line[: len(PLAIN)] for line in done.stderr.splitlines()] == [PLAIN]


def test_page_and_socket_answer(port: int) -> None:
    status, page = asked(port, "/")
    assert status == 200 and "<script" in page
    script = page.partition('src="')[2].partition('"')[0]
    assert asked(port, script if script.startswith("/") else f"/{script.removeprefix('./')}")[0] == 200
    assert json.loads(asked(port, f"/api/rulings/{GAME}")[1])["rulings"]
    status, table = asked(port, "/api/tables", {"game": GAME, "seats": [{"who": "me"}] * 4})
    assert status == 201, table
    client = Client(port, json.loads(table)["table"], json.loads(table)["secret"], None)
    assert client.state["view"]["decides"]
    client.close()
