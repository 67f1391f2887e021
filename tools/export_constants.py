"""Writes the constants of views and options for the page: `PYTHONPATH=src:tests python tools/export_constants.py`.

Exported are some sections of each game's `rules/constants.py`, and the verbs of options in their order.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
SECTIONS = {  # by game: the beginnings of the comments above the sections that its page needs
    "sakura_arms": ["Places of Sakura", "Places of other numbers", "Kinds of zones", "Phases", "Basic Actions"],
    "azuki": [
        "Faces",
        "Elements",
        "Numbers of",
        "Phases",
        "A spot of",
        "Flags of",
        "Other keywords",
        "Kinds of zones",
        "Kinds of entries of `Table.effects`",
        "Columns of the only kind of entry",
    ],
    "oka": ["Places", "Kinds of zones", "Sides of", "Modifiers", "Facts of the whole game", "Switches", "Counts"],
}
VERBS = "Verbs of options"
NUMBER = re.compile(r"^([A-Z_]+): Final = (-?\d+|1 << \d+)(?:  # (.*))?$")

Numbers = list[tuple[str, int, str]]  # names, numbers and comments


def sections(game: str) -> dict[str, Numbers]:
    """All numbers of a game, by the comment above them."""
    found: dict[str, Numbers] = {}
    heading = before = ""
    source = ROOT / "src" / "mankai" / "games" / game / "rules" / "constants.py"
    for line in source.read_text(encoding="utf-8").splitlines():
        match = NUMBER.match(line)
        if match:
            number = 1 << int(match[2][5:]) if "<<" in match[2] else int(match[2])
            found.setdefault(heading, []).append((match[1], number, match[3] or ""))
        elif line.startswith("# ") and not before.startswith("# "):
            heading = line[2:]
        before = line
    return found


def written(game: str) -> str:
    """The file of a game on the page."""
    known = sections(game)
    lines = [
        "/** The numbers that stand for places, zones and verbs, as the rules have them: written by tools/export_constants.py. */"
    ]
    for wanted in [*SECTIONS[game], VERBS]:
        heading = next(one for one in known if one.startswith(wanted))
        lines += ["", f"// {heading}"]
        if wanted == VERBS:
            lines.append(f"export const VERBS = [\n{verbs(known[heading])}] as const;")
            continue
        for name, number, note in known[heading]:
            lines.append(f"export const {name} = {number};" + (f" // {note}" if note else ""))
    return "\n".join(lines) + "\n"


def verbs(numbers: Numbers) -> str:
    """The names of verbs by number; the first belongs to every game."""
    assert [number for _, number, _ in numbers] == list(range(1, len(numbers) + 1)), "verbs stand in their order"
    return "".join([f'  "{name.lower()}",\n' for name in ["choose", *[name for name, _, _ in numbers]]])


def path(game: str) -> Path:
    return ROOT / "web" / "src" / "games" / game / "constants.ts"


if __name__ == "__main__":
    for one in SECTIONS:
        path(one).write_text(written(one), encoding="utf-8")
        print(path(one).relative_to(ROOT))
