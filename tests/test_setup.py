"""The build: flags that a compiler lacks are left out with a notice, and objects of another compiler are not reused."""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
from importlib import import_module
from importlib.metadata import distribution
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mankai.kernel.version import is_compiled

setuptools = pytest.importorskip("setuptools", reason="without setuptools nothing is built here")
ROOT = Path(__file__).parent.parent
TINY = """
#include <Python.h>
static PyObject *twice(PyObject *self, PyObject *number) { return PyLong_FromLong(2 * PyLong_AsLong(number)); }
static PyMethodDef methods[] = {{"twice", twice, METH_O, NULL}, {NULL, NULL, 0, NULL}};
static struct PyModuleDef tiny = {PyModuleDef_HEAD_INIT, "tiny", NULL, -1, methods, NULL, NULL, NULL, NULL};
PyMODINIT_FUNC PyInit_tiny(void) { return PyModule_Create(&tiny); }
"""
LIGHT_TRAINING = "import tiny\nassert tiny.twice(21) == 42\n"
posix_only = pytest.mark.skipif(os.name != "posix", reason="flags are for the compilers of posix systems")


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The definitions of setup.py, without a build."""
    monkeypatch.setattr(setuptools, "setup", lambda **said: None)
    monkeypatch.setattr(sys, "argv", ["setup.py", "egg_info"])
    return SimpleNamespace(**runpy.run_path(str(ROOT / "setup.py")))


def compiler_that(folder: Path, refuses: str) -> Any:
    """The compiler of this machine, without one flag."""
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
    command.build_temp, command.extensions = str(tmp_path / "temp"), []
    folders: list[Path] = []
    for refuses in ("nothing", "nothing", "-flto*"):
        command.compiler = compiler_that(tmp_path, refuses)
        command.build_extensions()
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


class Project:
    """A package of one small module in C, built by the commands of setup.py, and their messages."""

    def __init__(self, build: SimpleNamespace, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.build, self.folder, self.capsys = build, folder, capsys
        for name, content in {"tiny.c": TINY, "setup.py": "", "pyproject.toml": ""}.items():
            (folder / name).write_text(content)
        self.training = folder / build.TRAINING
        self.training.parent.mkdir()
        self.training.write_text(LIGHT_TRAINING)

    def make(self, refuses: str = "nothing", profile: str = "1") -> list[str]:
        """Build it with a compiler that refuses a flag, run it, and return the printed lines."""
        library = self.folder / "library"
        (library / "mankai").mkdir(parents=True, exist_ok=True)
        command = self.build.BuildExtensions(setuptools.Distribution({"ext_modules": [setuptools.Extension("tiny", ["tiny.c"])]}))
        command.build_lib, command.build_temp = str(library), str(self.folder / "temp")
        command.ensure_finalized()
        compiler_that(self.folder, refuses)
        with pytest.MonkeyPatch.context() as context:
            context.setenv("CC", str(self.folder / "cc"))
            context.setenv("MANKAI_PROFILE", profile)
            command.run()
        run = [sys.executable, "-c", "import tiny; print(tiny.twice(4))"]
        assert subprocess.check_output(run, env={"PYTHONPATH": str(library)}, text=True) == "8\n"
        return [line for line in self.capsys.readouterr().out.splitlines() if line.startswith("Mankai: ")]

    @property
    def is_trained(self) -> bool:
        """Whether the flags in the build are those of a profile."""
        return "-fprofile-use" in json.loads((self.folder / "library" / "mankai" / "built.json").read_text())["flags"]

    @property
    def counts(self) -> list[Path]:
        return sorted((self.folder / "temp" / "profile").rglob("*.gcda"))


@pytest.fixture
def project(
    build: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Project:
    monkeypatch.chdir(tmp_path)
    compiler = compiler_that(tmp_path, "nothing")
    if not build.has(compiler, ["-fprofile-generate", *build.TRAINED], build.GCC_ONLY):
        pytest.skip("the compiler of this machine has no profiles as gcc has them")
    return Project(build, tmp_path, capsys)


WITHOUT = "; building without a profile (a few percent slower)"


@posix_only
def test_a_build_is_trained_and_made_by_what_was_counted(project: Project) -> None:
    assert project.make() == ["Mankai: trained 1 files", "Mankai: compiled 0 modules"]
    assert project.is_trained and len(project.counts) == 1
    written = project.counts[0].stat().st_mtime_ns
    assert project.make() == ["Mankai: compiled 0 modules"]  # the same source needs no other training
    assert project.counts[0].stat().st_mtime_ns == written


@posix_only
@pytest.mark.parametrize("refuses", ["-fprofile-generate*", "-fprofile-partial-training"])
def test_a_compiler_without_profiles_builds_without(project: Project, refuses: str) -> None:
    said = f"Mankai: this compiler has no profiles as gcc has them{WITHOUT}"
    assert project.make(refuses) == [said, "Mankai: compiled 0 modules"]
    assert not project.is_trained


@posix_only
def test_a_compiler_that_is_not_gcc_builds_without(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CFLAGS", "-D__clang__=1")  # the version line of clang
    assert project.make()[0] == f"Mankai: this compiler has no profiles as gcc has them{WITHOUT}"
    assert not project.is_trained


@posix_only
@pytest.mark.parametrize(
    ("training", "reason"),
    [
        ("raise SystemExit('no games today')", "the training run failed (no games today)"),
        ("import os; os.abort()", "the training run failed (-6)"),
        (LIGHT_TRAINING + "import os; os._exit(0)", "the training run has counted nothing"),
    ],
)
def test_a_training_run_that_fails_is_said_and_the_build_goes_on_without(project: Project, training: str, reason: str) -> None:
    project.training.write_text(training)
    assert project.make() == [f"Mankai: {reason}{WITHOUT}", "Mankai: compiled 0 modules"]
    assert not project.is_trained


@posix_only
def test_a_stale_profile_is_said_and_not_used(project: Project) -> None:
    project.make()
    [stale] = project.counts
    (project.folder / "tiny.c").write_text(TINY + "int more(void);\nint more(void) { return 1; }\n")
    again = "Mankai: the profile is of another source or compiler, or incomplete; training again"
    assert project.make() == [again, "Mankai: trained 1 files", "Mankai: compiled 0 modules"]
    assert project.is_trained and not stale.exists() and len(project.counts) == 1


@posix_only
def test_a_profile_that_the_compiler_refuses_is_said_and_the_build_goes_on_without(project: Project) -> None:
    said = project.make("-fprofile-use*")
    assert said == ["Mankai: trained 1 files", f"Mankai: compiling by the profile failed{WITHOUT}", "Mankai: compiled 0 modules"]
    assert not project.is_trained


@posix_only
def test_without_the_switch_nothing_is_trained(project: Project) -> None:
    assert project.make(profile="") == ["Mankai: compiled 0 modules"]
    assert not project.is_trained and not project.counts


@posix_only
def test_the_training_plays_all_games_of_a_compiled_build_with_what_a_build_has(tmp_path: Path) -> None:
    for name in ("mankai", "librt", "mypy_extensions"):
        found = distribution(name)
        for first in {path.parts[0] for path in found.files or []} - {"..", "__pycache__"}:
            (tmp_path / first).symlink_to(str(found.locate_file(first)))
    command = [sys.executable, "-S", str(ROOT / "tools" / "train_build.py")]
    run = subprocess.run(command, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False)
    if is_compiled():
        assert (run.returncode, run.stderr) == (0, "")
    else:
        assert run.returncode == 1 and run.stderr.endswith(" is not compiled: nothing can be counted\n")
