"""The log of a game as lines of text, with or without details, and a whole record turn by turn."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from mankai.i18n.catalogues import ENGLISH, Speaker
from mankai.kernel.messages import DETAIL, TURN, LogLine
from mankai.kernel.position import Position
from mankai.packs import registry
from mankai.terminal.layout import fold, title
from mankai.terminal.phrases import phrases_in
from mankai.terminal.ui_lookup import board_of

SpokenLine = tuple[str, int, str]  # weight, acting seat and text of a log line


def spoken_lines(lines: list[LogLine], speaker: Speaker, has_details: bool) -> list[SpokenLine]:
    """Return log lines as text. Details are left out unless `has_details`; repeated lines are merged with a count."""
    merged: list[SpokenLine] = []
    repeats: list[int] = []
    for weight, seat, message in lines:
        if weight == DETAIL and not has_details:
            continue
        line = (weight, seat, speaker.say(message))
        if merged and merged[-1] == line and weight != TURN:
            repeats[-1] += 1
        else:
            merged.append(line)
            repeats.append(1)
    phrases = phrases_in(speaker.catalogue.language)
    return [
        (weight, seat, text if count == 1 else phrases("times", line=text, count=count))
        for (weight, seat, text), count in zip(merged, repeats, strict=True)
    ]


def log_texts(lines: list[LogLine], speaker: Speaker, width: int, has_details: bool = False) -> list[Text]:
    """Return log lines as wrapped, styled text. Details and the viewer's own actions are dim."""
    texts: list[Text] = []
    for weight, seat, text in spoken_lines(lines, speaker, has_details):
        if weight == TURN:
            texts.append(Text(f" -- {text} --", style="bold"))
            continue
        is_dim = weight == DETAIL or (seat >= 0 and seat == speaker.viewer)
        indent = " " * (5 if weight == DETAIL else 3)
        for piece in fold(text, max(width - 2, 20), indent, f"{indent}  "):
            texts.append(Text(piece, style="dim" if is_dim else ""))
    return texts


def print_record(console: Console, positions: list[Position], seat: int | None, language: str = ENGLISH) -> None:
    """Print a record turn by turn as `seat` sees it (`None`: a spectator), then the final board."""
    width = console.width
    last = positions[-1]
    board, speaker = board_of(last, seat, (), language), registry.speaker_of(last.rules, seat, language)
    console.print(Text(f"{last.rules.name} · {board.heading()}", style="bold"))
    for position in positions:
        lines = position.log_lines(seat)
        while lines:
            heading, *rest = lines
            if heading[0] == TURN:
                console.print(title(speaker.say(heading[2]), "", width))
                lines = rest
                continue
            until = next((number for number, line in enumerate(lines) if line[0] == TURN), len(lines))
            for text in log_texts(lines[:until], speaker, width, has_details=True):
                console.print(text)
            lines = lines[until:]
    console.print()
    for text in board.table(width, False):
        console.print(text)
    console.print()
    if last.is_over:
        for line in board.result():
            console.print(Text(line, style="bold"))
    else:
        to_decide = phrases_in(language)("to-decide", who=board.name_for_viewer(last.seat), decisions=len(positions) - 1)
        console.print(Text(to_decide, style="bold"))
