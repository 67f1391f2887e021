"""The fields of scenes: numbers, lists, names, and who knows a card.  A wrong field raises `BadScene`."""

from __future__ import annotations

from typing import Any

from mankai.kernel.errors import BadScene
from mankai.kernel.table import ALL, Table


class SceneReader:
    """A reader of the fields of a scene.  `field` names it in errors, with its colon or its verb: `agenda:`, `turn is`."""

    def wrong(self, sentence: str, given: Any) -> BadScene:
        """Return the error for a field: what it should be, and what is given instead."""
        return BadScene(f"{sentence}, not {given!r}")

    def check_keys(self, given: dict[str, Any], allowed: list[str], field: str) -> None:
        """Raise `BadScene` if `given` has a key that is not in `allowed`."""
        for name in given:
            if name not in allowed:
                raise BadScene(f"{field} has no {name!r}; it has: {', '.join(allowed)}")

    def number_at(self, given: dict[str, Any], name: str, default: int, least: int, most: int) -> int:
        """Return the number at `name`, from `least` to `most`."""
        value = given.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(f"{name} is a number from {least} to {most}", value)
        return value

    def mapping(self, given: Any, sentence: str) -> dict[str, Any]:
        """Return a dict; `sentence` says what it is."""
        if not isinstance(given, dict):
            raise self.wrong(sentence, given)
        return given

    def list_of(self, given: Any, field: str) -> list[Any]:
        if not isinstance(given, list):
            raise self.wrong(f"{field} a list", given)
        return given

    def index(self, given: Any, names: list[str], field: str) -> int:
        """Return the place of a name among `names`."""
        if not isinstance(given, str) or given not in names:
            raise self.wrong(f"{field} one of {', '.join(names)}", given)
        return names.index(given)

    def check_faults(self, faults: list[str]) -> None:
        """Raise `BadScene` if a table has faults."""
        if faults:
            raise BadScene(f"this scene cannot exist: {'; '.join(faults)}")


def known_by(numbers: list[int], seats: int) -> int:
    """Return the mask of viewers that know a card, given by seat; the number after the last seat means the spectators."""
    mask = 0
    for number in numbers:
        mask |= ALL << seats if number == seats else 1 << number
    return mask


def witnesses(mask: int, names: list[Any]) -> list[Any]:
    """Return the names of the viewers that know a card, from its mask; the last of `names` means the spectators."""
    return [names[at] for at in range(len(names)) if mask >> at & 1]


def repeated_cards(table: Table) -> list[int]:
    """Return the cards that lie in more than one place, once for each extra place."""
    seen: set[int] = set()
    found: list[int] = []
    for cards in table.zones:
        for card in cards:
            if card in seen:
                found.append(card)
            seen.add(card)
    return found
