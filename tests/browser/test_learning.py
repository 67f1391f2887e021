"""Lessons in the browser: from the list to an exercise, a wrong turn explained, done, and the next one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from support.browser.page_driver import DECIDES, sequence, wait_for_decision


def press(page: Page, name: str) -> None:
    """Take an option by its label."""
    before = sequence(page)
    page.locator("[data-option]", has_text=name).first.click()
    wait_for_decision(page, before)


def test_an_exercise_is_missed_explained_and_done(page: Page) -> None:
    page.goto("/#/learn")
    course = page.locator("article", has_text="Sakura Arms")
    expect(course.locator("li")).to_have_count(7)
    course.get_by_role("button", name="Step into Range").click()
    page.locator(DECIDES).wait_for()
    strip = page.locator(".exercise")
    expect(strip).to_contain_text("1 of 7: Step into Range")
    strip.get_by_role("button", name="Hint").click()
    expect(strip).to_contain_text("Advance takes one petal out of Distance")
    page.locator(".bar .main").click()
    expect(strip).to_have_attribute("data-outcome", "missed")
    expect(strip).to_contain_text("First step nearer, then strike")
    strip.get_by_role("button", name="Once more").click()
    expect(strip).to_have_attribute("data-outcome", "open")
    press(page, "Advance")
    press(page, "Vigor")
    page.locator(".hand .own[data-option]").first.click()
    expect(strip).to_have_attribute("data-outcome", "done")
    strip.get_by_role("button", name="Next lesson").click()
    expect(strip).to_contain_text("2 of 7: Pay with a card")
    page.goto("/#/learn")
    expect(page.locator("li .done")).to_have_count(1)
    page.goto("/#/tables")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_list_is_said_in_japanese_too(page: Page) -> None:
    page.goto("/")
    page.evaluate("localStorage.setItem('mankai.settings', JSON.stringify({language: 'ja'}))")
    page.goto("/#/learn")
    page.reload()
    expect(page.get_by_role("button", name="間合に踏み込む")).to_be_visible()


@pytest.mark.parametrize(
    ("course", "lesson", "step"),
    [("Azuki", "Play an entity", "play Ed"), ("Sakura 桜花伝説", "Get rid of trick cards", "hire Daimyo: discard for 1")],
)
def test_the_hint_at_the_bar_follows_the_exercise(page: Page, course: str, lesson: str, step: str) -> None:
    page.goto("/#/learn")
    page.locator("article", has_text=course).get_by_role("button", name=lesson).click()
    page.locator(DECIDES).wait_for()
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_contain_text(f"★ {step}", ignore_case=True)


def test_an_exercise_says_which_card_was_played_for_the_learner_and_why(page: Page) -> None:
    page.goto("/#/learn")
    page.locator("article", has_text="Sakura 桜花伝説").get_by_role("button", name="What fits").click()
    page.locator(DECIDES).wait_for()
    strip = page.locator(".exercise")
    expect(strip.locator(".unasked")).to_have_count(0)
    page.locator(".hand [data-option]").first.click()
    expect(strip).to_have_attribute("data-outcome", "done")
    expect(strip.locator(".unasked")).to_have_text(re.compile("^Your red 1 went on \\+ at once: nothing else was possible"))


def test_opponents_of_the_guided_game_have_names_of_their_own(page: Page) -> None:
    page.goto("/#/learn")
    course = page.locator("article", has_text="Sakura 桜花伝説")
    course.get_by_role("button", name="Guided").click()
    page.locator(DECIDES).wait_for()
    expect(page.locator(".plate")).to_have_count(4)
    names = page.locator(".plate:not(.mine) .name").all_inner_texts()
    assert len(names) == len(set(names)) == 3, names


@pytest.mark.parametrize("course", ["Sakura Arms", "Azuki", "Sakura 桜花伝説"])
def test_the_panel_shows_a_whole_card_while_advice_is_given(page: Page, course: str) -> None:
    """At the least height of a laptop: nothing of a card in hand is below the edge of its box, which would cut a line."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("/#/learn")
    page.locator("article", has_text=course).get_by_role("button", name="Guided").click()
    page.locator(DECIDES).wait_for()
    expect(page.locator(".panel-inner .coach")).to_be_visible()
    cards = page.locator(".hand [data-card]:not(.ultimates *):visible")
    box = page.locator(".panel-inner > .detail")
    assert cards.count() >= 3
    for at in range(cards.count()):
        number = cards.nth(at).get_attribute("data-card") or ""
        cards.nth(at).hover(force=True)
        expect(box).to_have_attribute("data-detailed", number)
        hidden = box.evaluate("box => box.scrollHeight - box.clientHeight")
        assert hidden <= 0, f"{hidden} pixels of card {number} are cut"
