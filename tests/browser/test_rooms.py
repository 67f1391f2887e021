"""Before a duel, in real browsers: decks that two build at the same time, drafts and what follows, goddesses that are chosen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Opened
from browser.driving import DECIDES, LONGEST, OVER, click, come, home, is_over, wishing


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


def taken(page: Page) -> None:
    """One more card of the draft."""
    before = page.locator(".table").get_attribute("data-seq") or ""
    page.locator(".draft .own[data-option]").first.click()
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before)


def test_a_rotation_draft_with_three_computers_to_the_end_of_the_duel(page: Page) -> None:
    page.add_init_script("localStorage.setItem('mankai.settings', JSON.stringify({level: 'random'}))")
    home(page)
    article = page.locator("article", has_text="Rotation Draft")
    article.locator("input[value='4']").check()
    article.get_by_role("button", name="Play now").click()
    expect(page.locator(".draft .own[data-option]")).to_have_count(12)
    draft = page.url
    for pick in range(11):
        expect(page.locator(".draft .offered .own[data-option]")).to_have_count(12 - pick)
        taken(page)
    expect(page.locator("[data-question='draft remove'] .own[data-option]")).to_have_count(12)
    taken(page)
    page.locator(".draft .own[data-option]").first.click()
    # The duel with whoever sits opposite opens by itself.
    page.locator(".hand .own").first.wait_for()
    assert page.url != draft
    for _ in range(LONGEST):
        come(page)
        if is_over(page):
            break
        click(page, is_answered=False)
        expect(page.locator(f".table[data-busy='false'] {DECIDES}").or_(page.locator(OVER)).first).to_be_visible()
    page.get_by_role("link", name="Results and next games").click()
    expect(page.locator("tbody tr")).to_have_count(4)
    expect(page.locator("[data-duel='0-2'] b")).to_have_text(re.compile("[01] : [01]"))
    expect(page.locator("[data-duel]")).to_have_count(3)
    page.get_by_role("button", name="Play against").click()
    page.locator(".hand .own").first.wait_for()


def test_a_solo_game_from_choosing_goddesses_to_the_first_decision(page: Page) -> None:
    home(page)
    page.get_by_role("link", name="Choose first").click()
    chosen = page.locator("[data-goddess='kururu']")
    chosen.locator(".portrait").click()
    story = page.locator("[data-story='kururu']")
    expect(story).to_contain_text("wheels")
    expect(story).to_contain_text("hard")
    expect(story.locator(".samples button")).to_have_count(3)
    begin = page.locator(".deck").get_by_role("button", name="Play now")
    expect(begin).to_be_disabled()
    chosen.get_by_role("button", name="You").click()
    page.locator("[data-goddess='yurina']").get_by_role("button", name="You").click()
    page.locator("[data-goddess='raira']").get_by_role("button", name="Foe").click()
    expect(page.locator(".deck [data-card]")).to_have_count(10)
    begin.click()
    page.locator(DECIDES).wait_for()
    sides = page.locator(".hud")
    for called in ("Kururu", "Yurina", "Raira"):
        expect(sides).to_contain_text(called)
