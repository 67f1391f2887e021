"""Settings of players: automatic passing, recent events, the log, languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from support.browser.fixtures import Opened
from support.browser.page_driver import DECIDES, OVER, home, sequence, stage, wait_for_decision

# The computer has nothing but Attacks in Range, and there is no Reaction to them.
ATTACKED = {
    "distance": 3,
    "turns": 4,
    "me": {"hand": ["Shoot"], "deck": ["Magnum", "Backstep"], "vigor": 1, "aura": 0, "life": 6},
    "foe": {"hand": ["Slash"], "deck": ["Brandish", "Hilt Strike"], "aura": 5},
}
ATTACKS = re.compile("Slash|Brandish|Hilt Strike")
IN_JAPANESE = re.compile("斬|一閃|柄打ち")


def with_settings(context: BrowserContext, settings: str) -> Page:
    context.add_init_script(f"if (location.host) localStorage.setItem('mankai.settings', JSON.stringify({settings}))")
    page: Page = context.new_page()
    return page


def life(page: Page) -> int:
    return int(page.locator("[data-place='2'] .count").inner_text())


def said(page: Page, words: str) -> None:
    expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()


def test_passing_by_itself_is_shown_and_can_be_stopped(opened: Opened) -> None:
    page = opened(motion=True).new_page()
    stage(page, ATTACKED)
    page.locator(".bar .main").click()
    said(page, "No answer is possible: passing")
    expect(page.locator(".showcase")).to_contain_text(ATTACKS)
    page.get_by_role("button", name="Wait").click()
    said(page, "No answer was possible")
    page.wait_for_timeout(1200)  # longer than the pass would have taken
    expect(page.locator(".showcase")).to_contain_text(ATTACKS)
    assert life(page) == 6
    page.get_by_role("button", name="Continue").click()
    wait_for_decision(page)
    assert life(page) < 6
    expect(page.locator(".turn-info .note")).to_contain_text(ATTACKS)


def test_the_same_by_keyboard(opened: Opened) -> None:
    page = opened(motion=True).new_page()
    stage(page, ATTACKED)
    page.keyboard.press("Enter")
    said(page, "passing")
    page.keyboard.press("w")
    said(page, "No answer was possible")
    assert life(page) == 6
    page.keyboard.press("Enter")
    wait_for_decision(page)
    assert life(page) < 6


def test_who_does_not_want_it_is_stopped_at_every_attack_with_and_without_motion(opened: Opened) -> None:
    for motion in (True, False):
        page = with_settings(opened(motion=motion), "{alwaysAsk: true}")
        stage(page, ATTACKED)
        page.locator(".bar .main").click()
        # The bar also shows missed answers while the computer thinks on; only the status shows that it has stopped.
        stopped = page.get_by_role("status").filter(has_text="No answer was possible")
        decided = page.locator(f"{DECIDES}, {OVER}")
        lives: list[int] = []
        stopped.or_(decided).first.wait_for()
        while not decided.count():
            lives.append(life(page))
            page.get_by_role("button", name="Continue").click()
            stopped.or_(decided).first.wait_for()
        assert lives[0] == 6 and life(page) < min(lives)


def test_since_your_last_turn_tells_the_foe_s_turn_and_nothing_older(page: Page) -> None:
    stage(page, ATTACKED)
    page.keyboard.press("s")
    expect(page.locator("dialog[open]")).to_contain_text("Nothing yet.")
    page.keyboard.press("Escape")
    page.locator(".action[data-option]", has_text="Recover").click()
    expect(page.locator("[data-place='8']")).to_have_attribute("data-count", "0")
    wait_for_decision(page)
    before = sequence(page)
    page.locator(".bar .main").click()
    wait_for_decision(page, before)
    page.get_by_role("button", name="Since your last turn").click()
    told = page.locator("dialog[open] ol")
    expect(told.locator("li").first).to_contain_text(re.compile("^Turn 5: Foe"))
    expect(told).to_contain_text(re.compile(f"The foe plays ({ATTACKS.pattern})"))
    expect(told).not_to_contain_text("You recover")


def test_cards_in_the_log_can_be_pointed_at_and_opened(page: Page) -> None:
    stage(page, ATTACKED)
    before = sequence(page)
    page.locator(".bar .main").click()
    wait_for_decision(page, before)
    named = page.locator(".panel .log .name", has_text=ATTACKS).first
    card = named.inner_text()
    page.locator(".hand .own").first.hover()
    named.hover()
    expect(page.locator(".panel .detail .card .name").first).to_have_text(card)
    page.locator(".hand .own").first.hover()
    expect(page.locator(".panel .detail .card .name").first).not_to_have_text(card)
    named.focus()
    expect(page.locator(".panel .detail .card .name").first).to_have_text(card)
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] h2")).to_have_text(card)


def test_interface_and_card_names_have_languages_of_their_own(opened: Opened) -> None:
    for language, names, button, card in (
        ("en", "ja", "End turn", "シュート"),
        ("ja", "en", "ターン終了", "Shoot"),
        ("ja", "ja", "ターン終了", "シュート"),
    ):
        page = with_settings(opened(), f"{{language: '{language}', cardLanguage: '{names}'}}")
        stage(page, ATTACKED)
        expect(page.locator(".bar .main")).to_contain_text(button)
        expect(page.locator(".hand .own .name").first).to_have_text(card)
        assert page.evaluate("document.documentElement.lang") == language
        before = sequence(page)
        page.locator(".bar .main").click()
        wait_for_decision(page, before)
        log = page.locator(".panel .log")
        expect(log).to_contain_text(IN_JAPANESE if names == "ja" else ATTACKS)
        expect(log).to_contain_text("plays" if language == "en" else "を使用")


@pytest.mark.parametrize("game", ["sakura-arms/level99", "azuki", "oka/2"])
def test_the_right_button_reads_any_card_also_one_that_cannot_be_played(opened: Opened, game: str) -> None:
    page = opened().new_page()
    stage(page, game=game)
    read = 0
    for kind in ("[data-card][data-option], [data-card]:has([data-option])", "[data-card]:not([data-option])"):
        for card in page.locator(".board-room").locator(kind).all()[:3]:
            if int(card.get_attribute("data-card") or "-1") >= 0 and card.is_visible():
                before = sequence(page)
                box = card.bounding_box()
                assert box is not None
                # This waits until the card holds still: cards are dealt, and the pointer has lifted the one before.
                card.click(button="right", position={"x": box["width"] / 2, "y": 12})
                expect(page.locator("dialog[open]")).to_be_visible()
                page.keyboard.press("Escape")
                expect(page.locator("dialog[open]")).to_have_count(0)
                assert sequence(page) == before, "nothing is taken by it"
                read += 1
    assert read >= 2


def test_play_now_says_what_it_begins_and_begins_with_the_first_two(opened: Opened) -> None:
    page = opened().new_page()
    home(page)
    tile = page.locator("article", has_text="Sakura Arms")
    expect(tile.locator(".facts")).to_contain_text("Level 99")
    way = tile.get_by_role("button", name="Play now")
    expect(way).to_have_attribute("title", re.compile("Yurina.*Himika"))
    way.click()
    page.locator(f"{DECIDES}, {OVER}").first.wait_for()
    for name in ("Yurina", "Himika"):
        expect(page.locator(".side.near")).to_contain_text(name)
