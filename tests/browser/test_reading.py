"""What players read: a card with its keywords beside the board, the log after a lesson, and large hands on tablets."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import test_azuki
from browser.test_learning import press
from support.browser.fixtures import Opened
from support.browser.page_driver import DECIDES, sequence, stage
from support.browser.sample_positions import DUEL

# The cards with the most words, and the shortest.
WORDY: dict[str, Any] = {
    "distance": 2,
    "turns": 9,
    "me": {
        "hand": ["Eloquence", "Poison Needle"],
        "ready": ["Chikage's Grim Path"],
        "vigor": 2,
        "aura": 4,
        "life": 8,
        "flare": 2,
    },
    "foe": {"hand": ["Shoot"], "aura": 3, "life": 7},
}
# The cards whose explained words are not all in the panel; none without scrolling.
UNSEEN = """() => {
    const panel = document.querySelector('.panel-inner > .detail').getBoundingClientRect();
    return [...document.querySelectorAll('.panel-inner > .detail :is(dt, dd, .rules-text)')]
        .filter(one => one.getBoundingClientRect().bottom > panel.bottom).map(one => one.textContent);
}"""


@pytest.mark.parametrize("language", ["en", "ja"])
def test_keywords_are_explained_in_the_panel_without_scrolling(opened: Opened, language: str) -> None:
    page = opened().new_page()
    page.goto("/")
    page.evaluate("l => localStorage.setItem('mankai.settings', JSON.stringify({language: l, textLanguage: l}))", language)
    for game, scene, cards in (
        ("sakura-arms/level99", WORDY, ".hand .slot [data-card], .ultimates [data-card]"),
        ("azuki", test_azuki.CROWDED, ".hand .slot [data-card]"),
    ):
        stage(page, scene, game)
        explained = 0
        for at in range(page.locator(cards).count()):
            page.locator(cards).nth(at).hover(position={"x": 14, "y": 30})
            card = page.locator(cards).nth(at).get_attribute("data-card") or ""
            expect(page.locator(".panel-inner > .detail")).to_have_attribute("data-detailed", card)
            assert page.evaluate(UNSEEN) == []
            explained += page.locator(".panel-inner dl dt").count()
        assert explained > 1, game


def test_the_log_has_the_room_when_a_lesson_ends(page: Page) -> None:
    page.goto("/#/learn")
    page.locator("article", has_text="Sakura Arms").get_by_role("button", name="Step into Range").click()
    page.locator(DECIDES).wait_for()
    log = page.locator(".panel-inner > .log")
    during = log.bounding_box()
    press(page, "Advance")
    press(page, "Vigor")
    page.locator(".hand .own[data-option]").first.click()
    expect(page.locator(".exercise")).to_have_attribute("data-outcome", "done")
    page.mouse.move(4, 4)
    expect(page.locator(".panel-inner > .detail .muted")).to_be_visible()
    after = log.bounding_box()
    assert during is not None and after is not None
    assert after["height"] > 3 * during["height"]


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (820, 1180)])
def test_tablets_have_a_large_hand_with_texts(opened: Opened, width: int, height: int) -> None:
    page = opened(width, height, touch=True).new_page()
    stage(page, DUEL)
    hand = page.locator(".hand .card")
    expect(hand).to_have_count(5)
    for at in range(5):
        box = hand.nth(at).bounding_box()
        assert box is not None and box["width"] >= 145 and box["x"] + box["width"] <= width
    expect(hand.filter(has_text="Gain 1 Vigor").locator(".text")).to_be_visible()
    before = sequence(page)
    page.locator(".hand .own[data-option]").first.tap(position={"x": 14, "y": 30})
    page.locator(".reader .choice-button").first.tap()
    expect(page.locator(".table").first).not_to_have_attribute("data-seq", before)


def test_a_card_that_would_do_nothing_says_so_and_may_be_played(page: Page) -> None:
    me = {"hand": ["Rabbit Step", "Song and Dance"], "life": 5, "aura": 3, "flare": 2, "vigor": 1}
    stage(page, {"distance": 4, "me": me, "foe": {"life": 10, "aura": 3, "flare": 2}})
    card = page.locator(".hand .own[data-option]", has_text="Rabbit Step")
    expect(card.locator(".reason")).to_have_text("No effect now")
    expect(page.locator(".hand .own", has_text="Song and Dance").locator(".reason")).to_have_count(0)
    card.hover(position={"x": 14, "y": 30})
    expect(page.locator(".panel-inner .idle")).to_contain_text("its effect would change nothing")
    before = sequence(page)
    card.click(position={"x": 14, "y": 30})
    expect(page.locator(".table").first).not_to_have_attribute("data-seq", before)
