"""Cards can be told apart by their pictures, at the size that they have in a hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from support.browser.card_pictures import ALIKE, card_pictures, nearest


@pytest.mark.parametrize(("game", "count"), [("azuki", 197), ("sakura-arms", 147)])
def test_few_cards_look_alike(page: Page, game: str, count: int) -> None:
    pictures = card_pictures(page, game)
    assert len(pictures) == count
    twins = [row for row in nearest(page, pictures) if row[0] < ALIKE]
    assert len(twins) < 10, twins
