"""A record as a spectator saw the game: who decided when, how it stands at the end, and the story of it to be unfolded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mankai import door
from mankai.drawing.manner import Manner
from mankai.drawing.pen import PLAIN, written
from mankai.drawing.picture import ROWS
from mankai.drawing.table import SHEET, DrawnTable
from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.terminal.saying import voice
from mankai.words import Speaker

STRIP: Final = 1040  # how wide the course is


def drawn_record(record: Mapping[str, Any], manner: Manner, speaker: Speaker) -> str:
    """The whole of it; of a record that cannot be played again, why not."""
    voiced = voice(speaker.catalogue.language)
    try:
        positions = door.story(record)
    except MankaiError as error:
        return f'<div style="{written(SHEET)}"><b>{written(record.get("game"))}</b><br/>{written(error)}</div>'
    lines = [line for position in positions for line in position.log(None)]
    told = "".join([f"<div>{written(line)}</div>" for line in lines])
    table = DrawnTable(positions[-1], None, manner, speaker).drawn()
    count = voiced("drawn-decisions", count=len(positions) - 1)
    return (
        f'<div style="{written(SHEET)}"><div>{written(count)}</div>{course(positions)}{table}'
        f"<details><summary>{written(voiced('drawn-story'))}</summary>{told}</details></div>"
    )


def course(positions: list[Position]) -> str:
    """A strip with a stroke for every decision, in a row and a colour for each seat."""
    deciders = [position.seat for position in positions if position.seat >= 0]
    seats, step = positions[0].rules.seats, STRIP / max(1, len(deciders))
    wide = f'width="{max(1.0, step - 0.5):.1f}" height="10"'
    colours = [ROWS[seat % len(ROWS)].main for seat in range(seats)]
    strokes = [f'<rect x="{at * step:.1f}" y="{seat * 12}" {wide} fill="{colours[seat]}"/>' for at, seat in enumerate(deciders)]
    ground = f'<rect width="{STRIP}" height="{seats * 12}" fill="{PLAIN.horizon}"/>'
    box = f'viewBox="0 0 {STRIP} {seats * 12}" width="100%" height="{seats * 12}" preserveAspectRatio="none"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img">{ground}{"".join(strokes)}</svg>'
