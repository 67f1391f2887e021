"""Packages of third parties, put into a folder as an installer would, so that their entry points are found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import mankai

THIRD_PARTY_GAME = Path(__file__).parents[1] / "third_party_game"


def install(source: Path, folder: Path) -> Path:
    """Install the project in `source`, which has a pyproject.toml, into a folder for the path."""
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))
    about = project["project"]
    for package in project["tool"]["setuptools"]["packages"]:
        shutil.copytree(source / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    register(folder, about["name"], about["entry-points"]["mankai.games"])
    return folder


def register(folder: Path, name: str, entries: dict[str, str]) -> None:
    """Register a package with these entry points."""
    told = folder / f"{name}-1.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{entry} = {value}\n" for entry, value in entries.items()]
    (told / "entry_points.txt").write_text("[mankai.games]\n" + "".join(lines), encoding="utf-8")


def install_module(folder: Path, name: str, source: str) -> None:
    """A package of one module, registered under its own name."""
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    register(folder, name, {name: f"{name}:PACK"})


def path_with(folder: Path) -> str:
    """The path on which both this Mankai and the packages in a folder are found."""
    return os.pathsep.join([str(Path(mankai.__file__).parents[1]), str(folder)])


def run(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the `mankai` command with these packages installed; its data goes into the folder too."""
    environment = {**os.environ, "PYTHONPATH": path_with(folder), "XDG_DATA_HOME": str(folder / "kept"), "COLUMNS": "80"}
    command = [sys.executable, "-m", "mankai", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, cwd=folder, check=False)


def run_file(folder: Path, file: str) -> subprocess.CompletedProcess[str]:
    """Run a program with these packages installed."""
    environment = {**os.environ, "PYTHONPATH": path_with(folder)}
    return subprocess.run([sys.executable, file], capture_output=True, text=True, env=environment, cwd=folder, check=False)


def output_of(folder: Path, *arguments: str, typed: str = "") -> str:
    """Run a command that must succeed and return its output."""
    done = run(folder, *arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout
