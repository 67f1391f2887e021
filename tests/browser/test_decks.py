"""Decks: favourites, addresses, pictures, codes of other editions, random pairs; and the draft at the table."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from mankai.games.sakura_arms.rules.editions.level99 import GAME
from support.browser.fixtures import Opened
from support.browser.page_driver import DECIDES, open_setup, wait_for_decision
from support.browser.page_driver import edition as look_at

GODDESSES = GAME.goddesses
CODE = re.compile(r"^[LAB][2-9A-HJ-NP-Z]{3}-")


def built(page: Page, edition: str = "sakura-arms/level99") -> str:
    """A legal deck in the builder; its code."""
    page.goto("/#/decks")
    look_at(page, edition)
    expect(page.locator(".status")).to_contain_text("0/7")
    page.get_by_role("button", name="Quick build").click()
    code = page.get_by_test_id("code").inner_text()
    assert CODE.match(code)
    return code


def test_favourites_stay_and_can_be_dropped(page: Page) -> None:
    first = built(page)
    page.get_by_role("button", name="Keep as favourite").click()
    page.get_by_role("button", name="Random pick").click()
    expect(page.get_by_test_id("code")).not_to_have_text(first)
    page.reload()
    favourites = page.get_by_role("group", name="Favourites")
    expect(favourites.get_by_role("link")).to_have_count(1)
    favourites.get_by_role("link").click()
    expect(page.get_by_test_id("code")).to_have_text(first)
    page.get_by_role("button", name=f"Delete {first}").click()
    expect(favourites).to_have_count(0)
    page.reload()
    expect(page.locator(".status")).to_be_visible()
    expect(favourites).to_have_count(0)


def test_favourites_are_those_of_the_edition(page: Page) -> None:
    built(page)
    page.get_by_role("button", name="Keep as favourite").click()
    expect(page.get_by_role("group", name="Favourites")).to_be_visible()
    built(page, "sakura-arms/aeg")
    expect(page.get_by_role("group", name="Favourites")).to_have_count(0)


def test_the_address_of_a_deck_opens_it_in_its_edition(opened: Opened) -> None:
    ann = opened()
    ann.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ann.new_page()
    code = built(page, "sakura-arms/aeg")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    assert address.endswith(f"/#/decks/sakura-arms/aeg/{code}")
    bob = opened().new_page()
    bob.goto(address)
    expect(bob.get_by_label("Edition")).to_have_value("sakura-arms/aeg")
    expect(bob.get_by_test_id("code")).to_have_text(code)


def test_a_code_of_another_edition_is_refused_by_name(opened: Opened) -> None:
    page = opened(quiet=True).new_page()
    code = built(page, "sakura-arms/beta")
    look_at(page, "sakura-arms/aeg")
    expect(page.locator(".status")).to_contain_text("0/7")
    page.get_by_role("textbox", name="Deck code").fill(code)
    page.get_by_role("button", name="Load").click()
    expect(page.get_by_role("alert")).to_contain_text("This deck is of another edition: Beta")
    expect(page.locator(".status")).to_contain_text("0/7")


# Record the drawing before it becomes a picture, and report words that end beyond the edge of their card.
DRAWN = """() => {
    const {set} = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
    Object.defineProperty(HTMLImageElement.prototype, 'src', {set(address) {
        if (address.startsWith('data:image/svg')) window.drawn = decodeURIComponent(address.split(',').slice(1).join(','));
        set.call(this, address);
    }});
}"""
OVERRUN = """() => {
    document.body.insertAdjacentHTML('beforeend', window.drawn);
    const words = [...document.body.lastElementChild.querySelectorAll('g:has(> rect) > text')];
    const isOver = one => one.getBBox().x + one.getBBox().width > one.parentElement.firstElementChild.getBBox().width - 4;
    return [words.length, words.filter(isOver).map(one => one.textContent)];
}"""


def test_a_picture_of_the_deck_can_be_saved(page: Page, tmp_path: Path) -> None:
    code = built(page)
    page.evaluate(DRAWN)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save picture").click()
    assert saving.value.suggested_filename == f"deck-{code}.png"
    saving.value.save_as(tmp_path / "deck.png")
    content = (tmp_path / "deck.png").read_bytes()
    assert content.startswith(b"\x89PNG") and len(content) > 20_000
    assert (int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")) == (2000, 1040)
    many, beyond = page.evaluate(OVERRUN)
    assert many > 30 and beyond == []


def test_a_random_pick_is_two_goddesses_and_a_legal_deck(page: Page) -> None:
    page.goto("/#/decks")
    pairs = set()
    for _ in range(6):
        page.get_by_role("button", name="Random pick").click()
        expect(page.locator(".status")).to_contain_text("ready to play")
        pressed = page.locator(".crest[aria-pressed='true']").all_inner_texts()
        assert len(set(pressed)) == 2
        pairs.add(tuple(pressed))
    assert len(pairs) > 1


def test_a_draft_at_the_table_picks_three_and_bans_one(page: Page) -> None:
    first = open_setup(page)
    first.get_by_label("Decks").select_option("choose")
    first.get_by_label("Three picks, one ban").check()
    first.get_by_role("button", name="Two at this screen").click()
    for count in range(8):
        wait_for_decision(page)
        expect(page.locator(".question")).to_contain_text("Ban one of the foe's three" if count >= 6 else "Pick one")
        assert page.locator(".goddesses .button").count() == (3 if count >= 6 else len(GODDESSES) - count % 3)
        before = page.locator(".table").get_attribute("data-seq")
        page.locator(".goddesses .button").nth(1).click()
        page.wait_for_function(
            "before => document.querySelector('.table').dataset.seq !== before || document.querySelector('.notice-box')",
            arg=before,
        )
        if page.get_by_role("button", name="show my hand").count():
            page.get_by_role("button", name="show my hand").click()
    expect(page.locator(".counts")).to_contain_text("0/7")
    expect(page.locator(".panel .log")).to_contain_text("is banned")


def test_a_deck_in_work_is_there_after_a_reload_until_it_is_played(page: Page) -> None:
    code = built(page)
    page.locator(".slot .bare[aria-pressed='true']").first.click()
    expect(page.locator(".status")).to_contain_text("6/7")
    goddesses = page.locator(".crest[aria-pressed='true']").all_inner_texts()
    page.reload()
    expect(page.locator(".status")).to_contain_text("6/7")
    assert page.locator(".crest[aria-pressed='true']").all_inner_texts() == goddesses
    page.goto(f"/#/decks/sakura-arms/level99/{code}")  # an address with a deck names it
    expect(page.get_by_test_id("code")).to_have_text(code)
    page.get_by_role("button", name="Play this deck").click()
    page.locator(DECIDES).wait_for()
    page.goto("/#/decks")
    expect(page.locator(".status")).to_contain_text("0/7")


def test_a_deck_of_azuki_in_work_is_there_after_a_reload_until_it_is_played(page: Page) -> None:
    page.goto("/#/decks/azuki")
    page.get_by_label("Ready lists").select_option(index=4)
    code = page.get_by_test_id("code").inner_text()
    page.locator("[data-listed] .step").first.click()
    expect(page.locator(".counts")).to_contain_text("49/50")
    page.reload()
    expect(page.locator(".counts")).to_contain_text("49/50")
    page.get_by_text("Read a list").or_(page.locator("summary")).first.click()
    page.locator("textarea").fill(code)
    page.get_by_role("button", name="Load").click()
    expect(page.get_by_test_id("code")).to_have_text(code)
    page.reload()
    expect(page.get_by_test_id("code")).to_have_text(code)
    page.get_by_role("button", name="Play this deck").click()
    page.locator(DECIDES).wait_for()
    page.goto("/#/decks/azuki")
    expect(page.locator(".counts")).to_contain_text("0/50")
