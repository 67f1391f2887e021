"""A position as text: the terminal's board without styles."""

from __future__ import annotations

from mankai.kernel.position import Position
from mankai.terminal.ui_lookup import board_of

WIDTH = 100


def render_text(position: Position, seat: int | None = None) -> str:
    """Return the board as `seat` sees it (`None`: a spectator), after the log since the last decision."""
    board = board_of(position, seat)
    lines = [f"{position.rules.name} · {board.heading()}", *position.log(seat)]
    lines += [text.plain.rstrip() for text in board.table(WIDTH, False)]
    lines += board.result() if position.is_over else []
    return "\n".join(lines)
