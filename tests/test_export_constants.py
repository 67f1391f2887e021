"""The numbers that the page shares with the rules are the rules'."""

from __future__ import annotations

import pytest

from export_constants import SECTIONS, path, written


@pytest.mark.parametrize("game", sorted(SECTIONS))
def test_what_the_page_has_is_what_the_rules_say(game: str) -> None:
    assert path(game).read_text(encoding="utf-8") == written(game), "PYTHONPATH=src:tests python tools/export_constants.py"
