"""Prints what an extra of pyproject.toml requires, with the extras it names: `python tools/list_requirements.py test`.

`make test` installs it while the package itself is still being compiled.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

PROJECT: Final = Path(__file__).parent.parent / "pyproject.toml"


def requirements(project: dict[str, Any], extra: str) -> list[str]:
    """Return the requirements of the package and of one of its extras, sorted."""
    own = re.compile(rf"{re.escape(project['name'])}\[(.*)\]$")
    found = set(project["dependencies"])
    for entry in project["optional-dependencies"][extra]:
        named = own.match(entry)
        found.update(*[requirements(project, part) for part in named[1].split(",")] if named else [[entry]])
    return sorted(found)


if __name__ == "__main__":
    print("\n".join(requirements(tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"], sys.argv[1])))
