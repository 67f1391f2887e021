"""Cards dragged instead of clicked: to the stage, to their costs, to piles, to the field."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.test_azuki import TURN
from browser.test_oka import MIDDLE
from support.browser.page_driver import sequence, stage, wait_for_decision

DUEL: dict[str, Any] = {
    "distance": 3,
    "me": {"hand": ["Slash", "Cut Down"], "vigor": 1, "aura": 3},
    "foe": {"aura": 3, "life": 8},
}


def drag(page: Page, card: Locator, to: Locator) -> None:
    """Drag in small steps, as a hand does."""
    card.hover()
    page.mouse.down()
    box = to.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()


def test_a_card_dragged_to_the_stage_is_played_and_dropped_in_the_hand_is_not(page: Page) -> None:
    stage(page, DUEL)
    slash = page.locator(".hand .own", has_text="Slash")
    before = sequence(page)
    drag(page, slash, page.locator(".hand .own").nth(1))
    drag(page, slash, page.locator(".bar .turn-info"))
    assert sequence(page) == before
    drag(page, slash, page.locator(".stage"))
    wait_for_decision(page, before)
    expect(page.locator(".log")).to_contain_text("Slash")
    expect(page.locator(".hand .own", has_text="Slash")).to_have_count(0)


def test_a_basic_action_takes_vigor_or_the_card_dragged_on_it_or_asks_with_shift(page: Page) -> None:
    stage(page, DUEL)
    before = sequence(page)
    page.locator(".action", has_text="Focus").click()
    expect(page.locator("[data-place='8']")).to_have_attribute("data-count", "0")
    expect(page.locator("[data-place='6']")).to_have_attribute("data-count", "1")
    expect(page.locator(".hand .own")).to_have_count(2)
    stage(page, DUEL)
    page.locator(".action", has_text="Focus").click(modifiers=["Shift"])
    expect(page.locator(".question")).to_contain_text("how do you pay")
    stage(page, DUEL)
    before = sequence(page)
    drag(page, page.locator(".hand .own", has_text="Cut Down"), page.locator(".action", has_text="Focus"))
    wait_for_decision(page, before)
    expect(page.locator(".hand .own", has_text="Cut Down")).to_have_count(0)
    expect(page.locator("[data-place='8']")).to_have_attribute("data-count", "1")
    expect(page.locator("[data-place='6']")).to_have_attribute("data-count", "1")


def test_a_card_dragged_to_a_pile_is_placed_there(page: Page) -> None:
    stage(page, MIDDLE, "oka/4", seats=4)
    held = page.locator(".held:has(.tab[data-option])").first
    card, side = held.get_attribute("data-card"), 0 if held.locator(".tab").first.get_attribute("data-option") else 1
    before = sequence(page)
    drag(page, held.locator(".own"), page.locator(f".pile[data-side='{side}'] .top"))
    wait_for_decision(page, before)
    expect(page.locator(f".hand [data-card='{card}']")).to_have_count(0)


def test_a_card_dragged_to_a_row_enters_it_and_a_unit_dragged_on_a_foe_attacks(page: Page) -> None:
    stage(page, TURN, "azuki")
    drag(page, page.locator(".hand .held", has_text="Ruby"), page.locator(".side:not(.far) .alley [data-spot]").nth(1))
    expect(page.locator(".side:not(.far) .alley .unit", has_text="Ruby")).to_be_visible()
    while page.locator("[data-question='main']").count() == 0:
        before = sequence(page)
        page.keyboard.press("Enter")
        wait_for_decision(page, before)
    drag(page, page.locator(".unit", has_text="Penny"), page.locator(".side.far .leader-room .unit"))
    expect(page.locator(".log")).to_contain_text("attack")
