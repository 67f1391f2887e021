"""The content security policy blocks nothing that a page needs: every game is played, set up, read, ended and replayed under
it.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from support.browser.fixtures import Opened
from support.browser.page_driver import choose_setup, concede, home, is_over, sequence, stage, wait_for_decision

DECISIONS = 5
QUICK = "if (location.host) localStorage.setItem('mankai.settings', JSON.stringify({pace: 1}))"
REPORT = """addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile, lineNumber, sample}) =>
    window.reportViolation([violatedDirective, blockedURI, sourceFile, lineNumber, sample].join(' ')));"""


def violations(context: BrowserContext) -> list[str]:
    """The list to which every violation on a page of this context is added from now on."""
    found: list[str] = []
    context.expose_function("reportViolation", lambda told: found.append(told))
    context.add_init_script(REPORT)
    return found


def set_everything(page: Page) -> None:
    """Open the settings, press Enter in each of their fields, and close them again."""
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").first.click()
    for field in page.locator("dialog[open] :is(select, input)").all():
        field.focus()
        field.press("Enter")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def enter_in_fields(page: Page) -> None:
    """Press Enter in every line of text that is shown."""
    for field in page.locator("input:is([type='text'], [type='search'], :not([type]))").all():
        if field.is_visible():
            field.press("Enter")


def read_a_card(page: Page) -> None:
    card = page.locator(".board-room [data-card]:not([data-card='-1'])").first
    box = card.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 12, button="right")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_violation_is_reported(opened: Opened) -> None:
    context = opened(quiet=True)
    found = violations(context)
    page = context.new_page()
    home(page)
    page.evaluate(
        """() => new Promise(done => {
            addEventListener('securitypolicyviolation', () => setTimeout(done));
            document.body.append(Object.assign(document.createElement('style'), {textContent: 'p { color: red }'}));
        })"""
    )
    assert [one.split()[0] for one in found] == ["style-src-elem"]


@pytest.mark.parametrize(
    ("game", "title", "decks"),
    [
        ("azuki", "Azuki", "/#/decks/azuki"),
        ("sakura-arms/level99", "Level 99", "/#/decks"),
        ("oka/2", "Sakura 桜花伝説", "/#/cards/oka"),
    ],
)
def test_nothing_in_a_game_violates_the_policy(opened: Opened, game: str, title: str, decks: str) -> None:
    context = opened(motion=True)
    context.add_init_script(QUICK)
    found = violations(context)
    page = context.new_page()
    article = choose_setup(page, title)
    article.get_by_text("By link: name, clock").click()
    article.get_by_role("textbox", name="Name").press("Enter")
    set_everything(page)
    page.goto(decks)
    page.locator("h1").first.wait_for()
    enter_in_fields(page)
    stage(page, game=game, bot="random")
    set_everything(page)
    read_a_card(page)
    if game.startswith("sakura-arms"):  # where one can type what to do
        page.keyboard.press("/")
        page.locator(".command input").press("Enter")
        page.locator(".command input").press("Escape")
    for _ in range(DECISIONS):
        wait_for_decision(page)
        if is_over(page):
            break
        before = sequence(page)
        page.keyboard.press("1")
        wait_for_decision(page, before)
    if not is_over(page):
        concede(page)
    page.get_by_role("button", name="Poster").click()
    expect(page.locator("dialog[open] img")).to_have_attribute("data-made", "true")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".scrub").wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    page.goto("/#/tables")
    page.locator("li").first.wait_for()
    assert found == []
