"""Accessibility: axe on every page and dialog, touch targets, keyboard, large text, contrast, reduced motion."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.browser.accessibility import findings, small_targets, unreached_targets
from support.browser.fixtures import Opened
from support.browser.page_driver import DECIDES, OVER, click, concede, is_over, stage, start, wait_for_decision

PAGES = (
    ("/", "article"),
    ("/#/rules/aeg", ".rule-sheet"),
    ("/#/cards", ".grid"),
    ("/#/decks", ".status"),
    ("/#/tables", "h1"),
    ("/#/record", "input[type='file']"),
    ("/#/join/0123456789/0123456789", "form"),  # to a table that is not there: the console says so, and so is not listened to
)
SCENE: dict[str, Any] = {
    "distance": 3,
    "me": {
        "hand": ["Slash", "Spirit", "Shoot"], "ready": ["Tsukikage Crush"], "used": ["Red Bullet"], "discard": ["Brandish"],
        "vigor": 1, "aura": 2,
    },
    "foe": {"aura": 3, "in_play": {"Windy Stage": 2}, "hand": ["Rabbit Step", "Song and Dance"]},
}  # fmt: skip
SIZES = {"desktop": (1280, 800, False), "phone": (390, 844, True)}
# Every layout once and every colour once: a layout has no colours of its own.
WAYS = pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])


def new_page(opened: Opened, size: str, theme: str = "light", settings: dict[str, Any] | None = None, **more: Any) -> Page:
    width, height, touch = SIZES[size]
    context = opened(width, height, touch=touch, theme=theme, **more)
    if settings:
        script = f"if (location.host) localStorage.setItem('mankai.settings', {json.dumps(json.dumps(settings))})"
        context.add_init_script(script)
    page: Page = context.new_page()
    return page


@WAYS
def test_axe_finds_nothing_serious_on_any_page(opened: Opened, size: str, theme: str) -> None:
    page = new_page(opened, size, theme, quiet=True)
    for path, ready in PAGES:
        page.goto(path)
        page.locator(ready).first.wait_for()
        assert findings(page) == [], path
    page.goto("/#/decks")
    page.get_by_role("button", name="Quick build").click()
    page.get_by_role("button", name="Keep as favourite").click()
    assert findings(page) == [], "a deck"
    page.locator(".detail-button").first.click()
    page.locator("dialog[open] summary").click()
    assert findings(page) == [], "a card, large"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    assert findings(page) == [], "settings"


def read(page: Page) -> None:
    """Open one of the player's own cards."""
    page.locator(".hand .own").first.focus()
    page.keyboard.press("i")


def dialogs(page: Page, size: str) -> list[tuple[str, Callable[[], None]]]:
    """The dialogs of a table, and how each is opened."""
    found: list[tuple[str, Callable[[], None]]] = [
        ("since", page.get_by_role("button", name="Since your last turn").click),
        ("settings", page.get_by_role("button", name="Settings").click),
        ("concede", page.get_by_role("button", name="Concede").click),
        ("share", page.get_by_role("button", name="Link to watch").click),
        ("pile", page.locator(".side.near [data-zone='4']").click),
        ("used", page.locator(".side.near [data-zone='14']").click),
        ("card", lambda: read(page)),
    ]
    if size == "phone":
        found.append(("log", page.get_by_role("button", name="Log").click))
    else:
        found += [("log", lambda: page.keyboard.press("l")), ("keys", page.get_by_role("button", name="Keys").click)]
    return found


@WAYS
def test_axe_finds_nothing_serious_in_any_dialog_of_a_table(opened: Opened, size: str, theme: str) -> None:
    page = new_page(opened, size, theme)
    stage(page, SCENE)
    assert findings(page) == [], "board"
    for name, show in dialogs(page, size):
        show()
        page.locator("dialog[open]").wait_for()
        assert findings(page) == [], name
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)  # closed, and known to be: until then keys are the dialog's
    page.keyboard.press("/")
    page.get_by_role("textbox", name="Command").fill("where")
    page.keyboard.press("Enter")
    assert findings(page) == [], "commands"
    stage(page, setup={"goddesses": "choose", "decks": "choose"}, bot="")
    assert findings(page) == [], "goddesses"
    stage(page, setup={"decks": "choose"}, bot="")
    assert findings(page) == [], "deck at the table"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_every_target_is_large_enough_for_a_finger(opened: Opened, width: int, height: int) -> None:
    page = opened(width, height, touch=True, quiet=True).new_page()
    for path, ready in PAGES:
        page.goto(path)
        page.locator(ready).first.wait_for()
        assert small_targets(page) == [], path
    page.goto("/#/decks")
    page.get_by_role("button", name="Quick build").click()
    page.get_by_role("button", name="Keep as favourite").click()
    page.locator(".detail-button").first.click()
    assert small_targets(page) == [], "deck builder"
    stage(page, SCENE)
    assert small_targets(page) == [], "board"
    page.get_by_role("button", name="Log").click()
    assert small_targets(page) == [], "log"
    page.keyboard.press("Escape")
    start(page, "Guided first duel")
    for _ in range(8):
        wait_for_decision(page)
        if is_over(page):
            break
        assert small_targets(page) == [], page.locator(".question").inner_text()
        click(page)
    wait_for_decision(page)
    if not is_over(page):
        concede(page)
    assert small_targets(page) == [], "end"
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".scrub").wait_for()
    assert small_targets(page) == [], "replay"


def test_tab_leads_everywhere_and_shows_where_it_is(opened: Opened) -> None:
    page = opened(quiet=True).new_page()
    for path, ready in PAGES:
        page.goto(path)
        page.locator(ready).first.wait_for()
        assert unreached_targets(page) == [], path
    stage(page, SCENE)
    assert unreached_targets(page) == [], "board"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    assert unreached_targets(page) == [], "settings"


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_letters_of_twice_the_size_break_nothing(opened: Opened, size: str) -> None:
    page = new_page(opened, size, settings={"textSize": 200}, quiet=True)
    stage(page, SCENE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.bar .button, .question, .card .head, .card .reason, .area, .who b, .number')]
            .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 0)
            .map(one => one.className + ': ' + one.textContent)"""
    )
    assert cut == []
    for _ in range(4):
        wait_for_decision(page)
        if is_over(page):
            break
        click(page)
    for path, ready in PAGES:
        page.goto(path)
        page.locator(ready).first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_a_page_zoomed_to_twice_its_size_still_shows_the_whole_board(opened: Opened) -> None:
    page = opened(640, 400).new_page()
    stage(page, SCENE)
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [640, 400]
    expect(page.locator(".bar .main")).to_be_in_viewport(ratio=1)
    for at in range(3):
        expect(page.locator(".hand .cards").first.locator(".own").nth(at)).to_be_in_viewport(ratio=1)


# The elements whose place changes in a running animation.
MOVED = """() => document.getAnimations()
    .filter(one => new Set(one.effect.getKeyframes().map(frame => frame.transform)).size > 1)
    .map(one => one.effect.target.className)"""


def test_nothing_moves_where_motion_is_not_wanted(opened: Opened) -> None:
    page = opened(motion=False).new_page()
    stage(page, SCENE)
    page.locator(".hand .own", has_text="Slash").click()
    wait_for_decision(page)
    assert page.evaluate(MOVED) == [], "blows may appear and fade, but nothing moves"
    page.goto("/")
    page.locator("article").first.wait_for()
    assert page.evaluate("document.getAnimations().length") == 0
    moving = opened(motion=True).new_page()
    moving.goto("/")
    moving.locator("article").first.wait_for()
    moving.wait_for_function("() => document.getAnimations().length > 0")  # the pictures of the tiles come late


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_high_contrast_is_a_setting_and_holds_the_stricter_rule(opened: Opened, theme: str) -> None:
    page = opened(theme=theme).new_page()
    stage(page, SCENE)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("High contrast").check()
    page.keyboard.press("Escape")
    stricter = {"color-contrast-enhanced": {"enabled": True}}
    assert findings(page, stricter) == []
    page.reload()
    page.locator(f"{DECIDES}, {OVER}").first.wait_for()
    assert page.evaluate("document.documentElement.dataset.contrast") == "more"


def test_where_the_system_wants_more_contrast_it_is_on(opened: Opened) -> None:
    page = opened(contrast="more").new_page()
    page.goto("/")
    page.locator("article").first.wait_for()
    assert page.evaluate("document.documentElement.dataset.contrast") == "more"


def test_in_forced_colours_what_can_be_played_is_still_marked(opened: Opened) -> None:
    page = opened(forced_colors="active").new_page()
    stage(page, SCENE)
    outlines = {
        state: page.locator(f".hand .card.{state}").first.evaluate("one => getComputedStyle(one).outlineStyle")
        for state in ("legal", "blocked")
    }
    assert outlines == {"legal": "solid", "blocked": "none"}
    assert findings(page) == []
