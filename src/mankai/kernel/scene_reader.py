"""Checks on the fields of a scene.  A wrong field raises `BadScene` with a message that says what is allowed."""

from __future__ import annotations

from typing import Any

from mankai.kernel.errors import BadScene


def check_keys(given: dict[str, Any], allowed: list[str], what: str) -> None:
    """Raise `BadScene` if `given` has a key that is not in `allowed`."""
    for name in given:
        if name not in allowed:
            raise BadScene(f"{what} has no {name!r}; it has: {', '.join(allowed)}")


def read_number(given: dict[str, Any], name: str, default: int, least: int, most: int) -> int:
    value = given.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadScene(f"{name} is a number from {least} to {most}, not {value!r}")
    return value
