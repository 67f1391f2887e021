"""Before a duel, in real browsers: decks that two build at the same time, drafts and what follows, goddesses that are chosen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Opened
from browser.driving import wishing


def put(page: Page, cards: int) -> None:
    """Cards into the deck, one after another."""
    for _ in range(cards):
        before = page.locator(".table").get_attribute("data-seq") or ""
        page.locator(".chooser .own[data-option]").last.click()
        expect(page.locator(".table")).not_to_have_attribute("data-seq", before)


def test_two_people_build_their_decks_at_the_same_time_by_link(opened: Opened) -> None:
    ann, bob = opened().new_page(), opened().new_page()
    article = wishing(ann)
    article.get_by_label("Decks").select_option("choose")
    article.get_by_role("button", name="by link").click()
    bob.goto(ann.get_by_test_id("invite").input_value())
    bob.get_by_role("button", name="Take a seat").click()
    for page in (ann, bob):
        expect(page.locator(".counts")).to_contain_text("0/7")
    put(bob, 2)
    asked = ann.locator(".table").get_attribute("data-seq") or ""
    bob.get_by_role("button", name="Undo").click()
    expect(bob.locator(".chooser .tick")).to_have_count(1)
    bob.get_by_role("button", name="Undo").click()
    expect(bob.locator(".chooser .tick")).to_have_count(0)
    bob.get_by_role("button", name="Quick build").click()
    expect(bob.locator(".bar")).to_contain_text("decides")
    expect(ann.locator(".table")).to_have_attribute("data-seq", asked)
    expect(ann.locator(".counts")).to_contain_text("0/7")
    put(ann, 10)
    for page in (ann, bob):
        expect(page.locator(".hand .own")).to_have_count(6)
