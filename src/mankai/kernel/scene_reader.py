"""What a scene says, taken piece by piece: what is not as it should be is refused in words."""

from __future__ import annotations

from typing import Any

from mankai.kernel.errors import BadScene


def check_keys(given: dict[str, Any], allowed: list[str], what: str) -> None:
    """Nothing but what is `allowed` there."""
    for name in given:
        if name not in allowed:
            raise BadScene(f"{what} has no {name!r}; it has: {', '.join(allowed)}")


def read_number(given: dict[str, Any], name: str, default: int, least: int, most: int) -> int:
    value = given.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadScene(f"{name} is a number from {least} to {most}, not {value!r}")
    return value
