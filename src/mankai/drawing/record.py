"""A record as a spectator saw the game: a strip of decisions, the final position, and the log to unfold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mankai.drawing.picture import PALETTES
from mankai.drawing.style import CardStyle
from mankai.drawing.svg import PLAIN, escape_text
from mankai.drawing.table import SHEET_STYLE, TableDrawing
from mankai.i18n.catalogues import Speaker
from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.packs import registry
from mankai.terminal.phrases import phrases_in

STRIP_WIDTH: Final = 1040  # width of the strip of decisions


def record_html(record: Mapping[str, Any], style: CardStyle, speaker: Speaker) -> str:
    """The HTML of a record. For a record that cannot be replayed, it gives the reason."""
    phrases = phrases_in(speaker.catalogue.language)
    try:
        positions = registry.replay_positions(record)
    except MankaiError as error:
        return f'<div style="{escape_text(SHEET_STYLE)}"><b>{escape_text(record.get("game"))}</b><br/>{escape_text(error)}</div>'
    lines = [line for position in positions for line in position.log(None)]
    log_html = "".join([f"<div>{escape_text(line)}</div>" for line in lines])
    table = TableDrawing(positions[-1], None, style, speaker).to_html()
    count = phrases("drawn-decisions", count=len(positions) - 1)
    return (
        f'<div style="{escape_text(SHEET_STYLE)}"><div>{escape_text(count)}</div>{decision_strip(positions)}{table}'
        f"<details><summary>{escape_text(phrases('drawn-story'))}</summary>{log_html}</details></div>"
    )


def decision_strip(positions: list[Position]) -> str:
    """The SVG strip with one bar for each decision; each seat has its own row and colour."""
    deciders = [position.seat for position in positions if position.seat >= 0]
    seats, step = positions[0].rules.seats, STRIP_WIDTH / max(1, len(deciders))
    size = f'width="{max(1.0, step - 0.5):.1f}" height="10"'
    colours = [PALETTES[seat % len(PALETTES)].main for seat in range(seats)]
    bars = [
        f'<rect x="{index * step:.1f}" y="{seat * 12}" {size} fill="{colours[seat]}"/>' for index, seat in enumerate(deciders)
    ]
    background = f'<rect width="{STRIP_WIDTH}" height="{seats * 12}" fill="{PLAIN.horizon}"/>'
    box = f'viewBox="0 0 {STRIP_WIDTH} {seats * 12}" width="100%" height="{seats * 12}" preserveAspectRatio="none"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img">{background}{"".join(bars)}</svg>'
