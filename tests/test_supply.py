"""The parts of which Mankai is built: each has one version and a hash."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([0-9][^ ]*)(?: ; [^\\\n]+)? \\$", re.MULTILINE)  # perhaps only where it exists


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def numbers(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", version)]


def lock() -> dict[str, Any]:
    content: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    return content


def test_every_package_of_the_page_has_a_hash() -> None:
    packages = {name: package for name, package in lock()["packages"].items() if name}
    assert len(packages) > 20
    for name, package in packages.items():
        assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, f"{name} names an address to download from"


def test_nothing_of_the_page_needs_what_the_lock_file_does_not_have() -> None:
    packages = lock()["packages"]
    there = {name.rpartition("node_modules/")[2] for name in packages}
    for name, package in packages.items():
        kinds = ("dependencies", "optionalDependencies", "devDependencies")
        for needed in [one for kind in kinds for one in package.get(kind, {})]:
            assert needed in there, f"{name or 'the page'} needs {needed}"


def test_everything_the_server_needs_is_pinned_with_hashes() -> None:
    text = (ROOT / "constraints" / "server.txt").read_text("utf-8")
    pinned = {canonical(name): version for name, version in PINNED.findall(text)}
    assert len(pinned) == text.count("==") and len(pinned) > 15
    parts = re.split(PINNED, text)[3::3]
    assert all(["--hash=sha256:" in part for part in parts]), "each has one at least"
    assert "://" not in text and "--find-links" not in text and "--index" not in text
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    for one in wanted:
        name, _, least = one.partition(";")[0].partition(">=")
        assert numbers(pinned[canonical(name)]) >= numbers(least), one


def test_ci_looks_for_known_dangers() -> None:
    text = (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")
    assert "pip-audit" in text and "npm audit" in text and "make test" in text and "constraints/server.txt" in text


def test_what_is_given_away_is_made_for_every_python_that_is_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    promised = [one.rpartition(" ")[2] for one in project["project"]["classifiers"] if re.search(r":: 3\.\d+$", one)]
    assert project["tool"]["cibuildwheel"]["build"] == [f"cp{version.replace('.', '')}-*" for version in promised]
    workflow = (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")
    assert f"python: {json.dumps(promised)}" in workflow
    version = re.search(r'VERSION: Final = "(.*?)"', (ROOT / "src/mankai/kernel/version.py").read_text("utf-8"))
    assert version is not None and version[1] == project["project"]["version"]
    assert f"\n## {version[1]}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_entry_points_have_names_that_draw_no_warning() -> None:
    """Letters, digits, underscores, dots and dashes, which installers accept without a warning."""
    for path in (ROOT / "pyproject.toml", ROOT / "tests" / "third_party_game" / "pyproject.toml"):
        project = tomllib.loads(path.read_text("utf-8"))["project"]
        names = [*project.get("scripts", {}), *[name for group in project.get("entry-points", {}).values() for name in group]]
        assert names and all([re.fullmatch(r"[A-Za-z0-9_.-]+", name) for name in names]), path
