"""The build: what a compiler lacks is left out and said, and what another compiler made is not used again."""

from __future__ import annotations

import os
import runpy
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

setuptools = pytest.importorskip("setuptools", reason="without setuptools nothing is built here")
ROOT = Path(__file__).parent.parent
posix_only = pytest.mark.skipif(os.name != "posix", reason="flags are for the compilers of posix systems")


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """What setup.py defines, without building anything."""
    monkeypatch.setattr(setuptools, "setup", lambda **said: None)
    monkeypatch.setattr(sys, "argv", ["setup.py", "egg_info"])
    return SimpleNamespace(**runpy.run_path(str(ROOT / "setup.py")))


def compiler_that(folder: Path, refuses: str) -> Any:
    """The compiler of this machine, but for one flag that it does not know."""
    script = folder / "cc"
    script.write_text(f'#!/bin/sh\nfor flag in "$@"; do case "$flag" in {refuses}) exit 1;; esac; done\nexec cc "$@"\n')
    script.chmod(0o755)
    compiler = import_module("setuptools._distutils.ccompiler").new_compiler()
    compiler.set_executables(compiler_so=f"{script} -fPIC", linker_so=f"{script} -shared", compiler=str(script))
    return compiler


@posix_only
@pytest.mark.parametrize(
    ("refuses", "found", "said"),
    [
        ("nothing", ["-fvisibility=hidden", "-flto=auto"], ""),
        ("-flto=auto", ["-fvisibility=hidden", "-flto"], ""),
        ("-flto*", ["-fvisibility=hidden"], "Mankai: this compiler has no -flto; building without (a few percent slower)\n"),
        ("-f[vl]*", [], "Mankai: this compiler has no -fvisibility=hidden -flto; building without (a few percent slower)\n"),
    ],
)
def test_the_flags_are_those_that_the_compiler_has(
    build: SimpleNamespace, tmp_path: Path, refuses: str, found: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build.flags_of(compiler_that(tmp_path, refuses)) == found
    assert capsys.readouterr().out == said


@posix_only
def test_what_another_compiler_or_other_flags_have_made_is_thrown_away(build: SimpleNamespace, tmp_path: Path) -> None:
    command = build.BuildExtensions(setuptools.Distribution())
    command.build_temp = str(tmp_path / "temp")
    folders: list[Path] = []
    for refuses in ("nothing", "nothing", "-flto*"):
        command.compiler = compiler_that(tmp_path, refuses)
        command.find_out()
        command.kept.mkdir(parents=True, exist_ok=True)
        folders.append(command.kept)
    assert folders[0] == folders[1] != folders[2]
    assert (folders[0].exists(), folders[2].exists()) == (False, True)


@posix_only
def test_without_librt_the_build_stays_plain_and_says_so(
    build: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("MANKAI_COMPILE", raising=False)
    monkeypatch.setitem(sys.modules, "librt", None)
    assert build.extensions() == []
    [line] = capsys.readouterr().out.splitlines()
    assert line.startswith("Mankai: no librt, the run-time library of compiled code, found; installing the pure Python version")


@posix_only
def test_with_librt_nothing_stands_in_the_way(build: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MANKAI_COMPILE", raising=False)
    assert build.obstacle() == ""
