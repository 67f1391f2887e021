"""Start-up: importing the package or asking for help loads nothing that is not used."""

from __future__ import annotations

import subprocess
import sys

import pytest

LATE = (
    "attr",
    "babel",
    "fluent",
    "importlib.metadata",
    "msgspec",
    "numpy",
    "prompt_toolkit",
    "pytz",
    "rich",
    "secrets",
    "structlog",
    "uvicorn",
)
HELP = "import mankai.cli; assert mankai.cli.main(['{}']) == 0"
SEEN = "\nimport sys; print(*sorted(sys.modules), file=sys.stderr)"


def loaded(code: str) -> set[str]:
    """The modules that a fresh Python has loaded after running some code."""
    run = subprocess.run([sys.executable, "-c", code + SEEN], capture_output=True, text=True, check=True)
    return set(run.stderr.split())


@pytest.mark.parametrize("code", ["import mankai", HELP.format("--help"), HELP.format("--version")])
def test_the_start_loads_only_what_it_needs(code: str) -> None:
    found = loaded(code)
    assert "mankai.kernel.position" in found
    assert [name for name in LATE if name in found] == []
    assert [name for name in found if name.startswith(("mankai.games.", "mankai.server"))] == []


def test_who_only_plays_needs_no_words() -> None:
    found = loaded("import mankai\nmankai.game('oka/2').start({}, 1).options")
    assert [name for name in ("babel", "fluent", "numpy", "rich", "typer", "uvicorn") if name in found] == []


def test_no_library_comes_along_for_all_languages() -> None:
    """Texts are formatted without the libraries that contain all of CLDR and all time zones."""
    found = loaded("import mankai\np = mankai.game('oka/2').start({}, 1)\np.label(p.options[0])")
    assert "fluent.syntax" in found
    assert [name for name in ("attr", "babel", "fluent.runtime", "pytz") if name in found] == []
