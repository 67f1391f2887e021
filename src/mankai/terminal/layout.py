"""Layout for all boards: titles across the screen, wrapped lines, options in columns."""

from __future__ import annotations

import re
import textwrap
from typing import Final

from rich.cells import cell_len
from rich.text import Text

# A Latin word, a space, or one character of a script without spaces together with the punctuation that may not begin a line.
PIECES: Final = re.compile("[!-~]+|\\s+|.[\u3001\u3002\u300d\u300f\u30fb\uff01\uff09\uff1a\uff1f]*")


def fold(words: str, width: int, first_indent: str = "", indent: str = "", breaks: bool = True) -> list[str]:
    """Wrap words at `width` columns. Indent by `first_indent`, then by `indent`. With `breaks`, long words are broken too."""
    if cell_len(words) == len(words):
        return textwrap.wrap(
            words, width, initial_indent=first_indent, subsequent_indent=indent, break_on_hyphens=False, break_long_words=breaks
        )
    lines = [first_indent]
    for piece in PIECES.findall(words):
        has_words = lines[-1] not in (first_indent, indent)
        if has_words and cell_len(lines[-1] + piece) > width:
            lines[-1] = lines[-1].rstrip()
            lines.append(indent + piece.strip())
        else:
            lines[-1] += piece if has_words else piece.strip()
    return lines


def pad(words: str, width: int) -> str:
    """Return the words, padded with spaces to `width` columns."""
    return words + " " * max(width - cell_len(words), 0)


def wrap(line: str, width: int, indent: int) -> list[str]:
    """Wrap a long line; all resulting lines are indented."""
    space = " " * indent
    return fold(line, width, space, f"{space}  ") or [space]


def side_by_side(parts: list[str], width: int, indent: int) -> list[str]:
    """Put parts side by side in as few lines as possible. A part that does not fit begins a new line."""
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]}   {part}" if lines else ""
        if lines and cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines += wrap(part, width, indent)
    return lines


def title(left: str, right: str, width: int) -> Text:
    """A line across the screen with words in it."""
    line_end = f" {right} ──" if right else ""
    text = Text("── ", style="dim", no_wrap=True)
    text.append(left, style="bold not dim")
    text.append(f" {'─' * max(width - cell_len(left) - cell_len(line_end) - 4, 1)}{line_end}")
    return text


def heading(words: str, width: int, is_short: bool) -> Text:
    """The line above a part of the board."""
    return Text(f" {words}", style="dim") if is_short else title(words, "", width)


def style_line(line: str, styles: list[tuple[str, str]]) -> Text:
    """A line in which each pattern's matches have the given style."""
    text = Text(line, no_wrap=True, overflow="ellipsis")
    for pattern, style in styles:
        text.highlight_regex(pattern, style)
    return text


def truncate(line: str, width: int) -> Text:
    """A line cut at `width`, ending in an ellipsis if it was longer."""
    text = Text(line)
    text.truncate(width, overflow="ellipsis")
    return text


def is_truncated(line: Text, width: int) -> bool:
    """Whether a line ends, or will be shown ending, in an ellipsis."""
    return line.plain.endswith("…") or (line.overflow == "ellipsis" and line.cell_len > width)


def in_columns(entries: list[str], width: int) -> list[Text]:
    """Numbered options in as many columns as fit, at most four, counted downwards."""
    if not entries:
        return []
    widest = max([cell_len(entry) for entry in entries]) + 3
    columns = max(min((width - 1) // widest, 4), 1)
    rows = -(-len(entries) // columns)
    lines: list[Text] = []
    for row in range(rows):
        cells = [entries[row + column * rows] for column in range(columns) if row + column * rows < len(entries)]
        line = Text(" " + "".join([pad(cell, widest) for cell in cells]).rstrip(), no_wrap=True, overflow="ellipsis")
        line.highlight_regex(r"(?<= )\d+(?=  )", "bold green")
        lines.append(line)
    return lines
