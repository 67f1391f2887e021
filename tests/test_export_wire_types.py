"""The page's types of messages are those of the server."""

from __future__ import annotations

from export_wire_types import TARGET, wire_types


def test_the_page_has_the_types_of_the_server() -> None:
    assert TARGET.read_text(encoding="utf-8") == wire_types(), "python tools/export_wire_types.py"
