"""A position as text, as somebody who looks on sees it: the terminal's own board."""

from __future__ import annotations

from mankai.kernel.position import Position
from mankai.terminal.ui_lookup import board_of

WIDTH = 100


def render_text(position: Position, seat: int | None = None) -> str:
    """The board as `seat` sees it (`None`: a spectator), and what has happened since the last decision."""
    board = board_of(position, seat)
    lines = [f"{position.rules.name} · {board.heading()}", *position.log(seat)]
    lines += [text.plain.rstrip() for text in board.table(WIDTH, False)]
    lines += board.result() if position.is_over else []
    return "\n".join(lines)
