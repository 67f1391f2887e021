"""Packages of strangers: laid into a folder as an installer would, so that their entry points are found there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import mankai

STRANGER = Path(__file__).parent / "third_party_game"


def installed(source: Path, folder: Path) -> Path:
    """Install what lies at `source`, a project with its pyproject.toml, into a folder for the path."""
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))
    about = project["project"]
    for package in project["tool"]["setuptools"]["packages"]:
        shutil.copytree(source / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    registered(folder, about["name"], about["entry-points"]["mankai.games"])
    return folder


def registered(folder: Path, name: str, entries: dict[str, str]) -> None:
    """Tell Python of a package with these entry points."""
    told = folder / f"{name}-1.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{entry} = {value}\n" for entry, value in entries.items()]
    (told / "entry_points.txt").write_text("[mankai.games]\n" + "".join(lines), encoding="utf-8")


def module(folder: Path, name: str, source: str) -> None:
    """A package of one module, registered under its own name."""
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    registered(folder, name, {name: f"{name}:PACK"})


def path_with(folder: Path) -> str:
    """The path on which both this Mankai and the packages in a folder are found."""
    return os.pathsep.join([str(Path(mankai.__file__).parents[1]), str(folder)])


def run(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The `mankai` command where these packages are installed; what it keeps goes into the folder too."""
    environment = {**os.environ, "PYTHONPATH": path_with(folder), "XDG_DATA_HOME": str(folder / "kept"), "COLUMNS": "80"}
    command = [sys.executable, "-m", "mankai", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, cwd=folder, check=False)


def run_file(folder: Path, file: str) -> subprocess.CompletedProcess[str]:
    """A program where these packages are installed."""
    environment = {**os.environ, "PYTHONPATH": path_with(folder)}
    return subprocess.run([sys.executable, file], capture_output=True, text=True, env=environment, cwd=folder, check=False)


def shown(folder: Path, *arguments: str, typed: str = "") -> str:
    """What a command prints that must do."""
    done = run(folder, *arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout
