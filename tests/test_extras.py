"""Libraries by Python version: the package, its markers, its Makefile and its tests agree."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from list_requirements import requirements
from mankai.arena.errors import MissingExtra, import_extra
from mankai.cli import main
from mankai.compat import extras
from support import optional_libraries

ROOT = Path(__file__).parents[1]
KNOWN = [(3, minor) for minor in range(11, 16)]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
MARKED = re.compile(r"([A-Za-z0-9_.-]+)[^;]*; python_version < '(\d+)\.(\d+)'")


def test_markers_say_the_same_as_the_package() -> None:
    optional = [one for extra in PROJECT["optional-dependencies"].values() for one in extra]
    marked = {(found[1], (int(found[2]), int(found[3]) - 1)) for one in optional if (found := MARKED.match(one))}
    assert marked == set(extras.NEWEST_PYTHON.values())
    names = {name for name, _ in marked}
    assert [one for one in optional if re.split(r"[<>=;\[ ]", one)[0] in names and not MARKED.match(one)] == []
    assert not [one for one in PROJECT["dependencies"] if "python_version" in one], "the core installs everywhere"


def test_the_requirements_of_an_extra_include_those_of_the_extras_that_it_names() -> None:
    options = PROJECT["optional-dependencies"]
    assert requirements(PROJECT, "arena") == sorted(PROJECT["dependencies"] + options["arena"])
    found = requirements(PROJECT, "test")
    assert {*PROJECT["dependencies"], *options["arena"], *options["cluster"], *options["docs"], *options["envs"]} < set(found)
    assert [one for one in found if one.startswith("mankai")] == []


def test_every_known_python_is_named_everywhere() -> None:
    names = [f"3.{minor}" for _, minor in KNOWN]
    assert PROJECT["requires-python"] == ">=3.11", "a newer one is not refused"
    classified = [one.rpartition(" ")[2] for one in PROJECT["classifiers"] if ":: Python :: 3." in one]
    assert classified == names
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert whole["tool"]["cibuildwheel"]["build"] == [f"cp{name.replace('.', '')}-*" for name in names]
    checks = (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")
    assert f"python: {json.dumps(names)}" in checks
    assert f"{names[0]} to {names[-1]}" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("python", [version for version in KNOWN if version < (3, 15)])
def test_nothing_is_left_out_where_everything_is_released(python: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "running_python", lambda: python)
    assert [name for name in extras.NEWEST_PYTHON if not extras.is_released(name) or optional_libraries.skip_reason(name)] == []
    assert "pip install 'mankai[envs]'" in extras.missing_reason("pettingzoo", "envs")


def test_a_library_that_is_not_released_yet_is_said_with_the_python_that_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "running_python", lambda: (3, 15))
    said = extras.missing_reason("pyspiel", "peers")
    assert said == "this needs open_spiel, which is not released for Python 3.15 yet: it is there for Python 3.14 and older"
    assert extras.is_released("numpy")


@pytest.mark.parametrize("module", ["mankai.envs.pettingzoo", "mankai.envs.openspiel"])
def test_who_calls_what_needs_it_reads_the_sentence(module: str) -> None:
    """As on a Python that lacks them: the libraries are missing, and the version is newer."""
    code = f"""
import sys
sys.modules.update(pettingzoo=None, pyspiel=None)
from mankai.compat import extras
extras.running_python = lambda: (3, 15)
import {module}
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert "is not released for Python 3.15 yet: it is there for Python 3.14 and older" in run.stderr.splitlines()[-1]


def test_commands_and_arena_say_it_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(extras, "running_python", lambda: (3, 15))
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match="ray, which is not released for Python"):
        import_extra("ray", "cluster")

    def lacks(name: str) -> object:
        raise ModuleNotFoundError(name="pettingzoo.utils")

    monkeypatch.setattr("mankai.cli.import_module", lacks)
    assert main(["bench", "envs"]) == 2
    assert "pettingzoo, which is not released for Python 3.15 yet" in capsys.readouterr().err


def test_files_of_tests_that_wait_are_there() -> None:
    for file, library in optional_libraries.NEEDED.items():
        assert (ROOT / "tests" / file).is_file()
        assert library in extras.NEWEST_PYTHON
    assert [one for one in extras.NEWEST_PYTHON if optional_libraries.skip_reason(one)] == [
        one for one in extras.NEWEST_PYTHON if not extras.is_released(one)
    ]


# Messages of `make` about a Python.


def make(tmp_path: Path, version: str) -> subprocess.CompletedProcess[str]:
    """Let `make` set up with a Python that claims this version and can do nothing else."""
    python = tmp_path / "python"
    script = f"""#!{sys.executable}
import sys
if sys.argv[1:] == ["--version"]:
    print("Python {version}")
elif sys.argv[1:2] == ["-c"]:
    sys.version_info = tuple(map(int, "{version}".split(".")))
    exec(sys.argv[2])
"""
    python.write_text(script)
    python.chmod(0o755)
    given = [f"PYTHON={python}", f"VENV={tmp_path / 'venv'}", str(tmp_path / "venv" / ".made")]
    (tmp_path / "venv").mkdir()
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(["make", "-C", str(ROOT), *given], capture_output=True, text=True, check=False, env=environment)


@pytest.mark.parametrize("version", ["3.8.20", "3.10.14"])
def test_make_refuses_a_python_that_is_too_old(tmp_path: Path, version: str) -> None:
    done = make(tmp_path, version)
    assert done.returncode == 2
    assert (
        f"Mankai needs Python 3.11 or newer, and '{tmp_path / 'python'}' is Python {version}. Say make PYTHON=..." in done.stdout
    )


@pytest.mark.parametrize(("version", "is_known"), [("3.11.0", True), ("3.14.10", True), ("3.15.2", True), ("3.16.0", False)])
def test_make_takes_every_newer_one_and_warns_of_an_unknown_one(tmp_path: Path, version: str, is_known: bool) -> None:
    done = make(tmp_path, version)
    assert done.returncode == 0, done.stdout + done.stderr
    assert ("is tested with Python 3.11 to 3.15" in done.stdout) is not is_known
    assert "needs Python" not in done.stdout
