"""What happened, in lines that people read: deeds with their details folded away or shown, and a whole record told by turns."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from mankai import door
from mankai.kernel.messages import DETAIL, TURN, Line
from mankai.kernel.position import Position
from mankai.terminal.boards import board_of
from mankai.terminal.drawing import folded, title
from mankai.terminal.saying import voice
from mankai.words import ENGLISH, Speaker

Told = tuple[str, int, str]  # the weight of a line, whose deed it is, and its words


def told(lines: list[Line], speaker: Speaker, has_details: bool) -> list[Told]:
    """Lines in words: without details where they are folded away, and what was said several times said once."""
    found: list[Told] = []
    times: list[int] = []
    for weight, who, message in lines:
        if weight == DETAIL and not has_details:
            continue
        line = (weight, who, speaker.say(message))
        if found and found[-1] == line and weight != TURN:
            times[-1] += 1
        else:
            found.append(line)
            times.append(1)
    says = voice(speaker.catalogue.language)
    return [
        (weight, who, words if count == 1 else says("times", line=words, count=count))
        for (weight, who, words), count in zip(found, times, strict=True)
    ]


def log_texts(lines: list[Line], speaker: Speaker, width: int, has_details: bool = False) -> list[Text]:
    """Lines of the log, long ones wrapped; one's own deeds and details are dim."""
    texts: list[Text] = []
    for weight, who, words in told(lines, speaker, has_details):
        if weight == TURN:
            texts.append(Text(f" -- {words} --", style="bold"))
            continue
        is_dim = weight == DETAIL or (who >= 0 and who == speaker.reader)
        indent = " " * (5 if weight == DETAIL else 3)
        for piece in folded(words, max(width - 2, 20), indent, f"{indent}  "):
            texts.append(Text(piece, style="dim" if is_dim else ""))
    return texts


def tell(console: Console, positions: list[Position], seat: int | None, language: str = ENGLISH) -> None:
    """A record as a story, as `seat` could follow it (`None`: a spectator), and the board at its end."""
    width = console.width
    last = positions[-1]
    board, speaker = board_of(last, seat, (), language), door.speaker_of(last.rules, seat, language)
    console.print(Text(f"{last.rules.name} · {board.heading()}", style="bold"))
    for position in positions:
        lines = position.lines(seat)
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
        said = voice(language)("to-decide", who=board.who(last.seat), decisions=len(positions) - 1)
        console.print(Text(said, style="bold"))
