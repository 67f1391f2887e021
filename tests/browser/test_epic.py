"""Epic Battle in the browser: chosen with the table, seen on the board; and copies in Mad Pairing."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from support.browser.page_driver import DECIDES, choose_setup, open_setup, stage

WIND = "Every arrow effect moves twice as many Sakura."


def test_a_rule_is_chosen_with_the_table_and_seen_on_the_board(page: Page) -> None:
    first = open_setup(page)
    first.get_by_label("Epic Battle").select_option("wind")
    expect(first).to_contain_text(WIND)
    first.get_by_role("button", name="Play now").click()
    page.locator(DECIDES).wait_for()
    tag = page.locator(".distance-panel .epic")
    expect(tag).to_have_attribute("title", WIND)
    expect(tag.locator("p")).to_be_hidden()
    tag.locator("summary").click()
    expect(tag.locator("p")).to_contain_text(f"Epic Battle: A Day of Powerful Wind{WIND}")
    expect(page.locator(".panel .log")).to_contain_text(f"Epic Battle: A Day of Powerful Wind. {WIND}")


def test_other_editions_offer_none_and_an_ordinary_duel_shows_none(page: Page) -> None:
    for edition, count in (("Level 99", 1), ("AEG", 0), ("Beta", 0), ("Rotation Draft", 0)):
        choose_setup(page, edition)
        expect(page.get_by_label("Epic Battle")).to_have_count(count)
    stage(page, setup={"first": 0})
    expect(page.locator(".distance-panel .epic")).to_have_count(0)


def test_mad_pairing_asks_what_to_set_aside_and_shows_it(page: Page) -> None:
    stage(page, setup={"epic": "pairing", "goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]], "first": 0})
    for _ in range(2):
        expect(page.locator(".question")).to_contain_text("set aside, in secret, the card")
        before = page.locator(".table").first.get_attribute("data-seq")
        page.locator(".chooser .own").first.click()
        page.wait_for_function("before => document.querySelector('.table').dataset.seq !== before", arg=before)
        page.locator(DECIDES).wait_for()
    expect(page.locator(".question")).to_contain_text("Opening hand")
    expect(page.get_by_role("group", name="Set aside").locator("button")).to_have_count(2)


def test_a_copy_says_what_it_is_a_copy_of(page: Page) -> None:
    stage(
        page,
        {
            "epic": "pairing",
            "distance": 3,
            "me": {
                "hand": ["Spirit", "Shoot"],
                "in_play": {"Slash": 2},
                "revealed": ["Overawe"],
                "set_aside": ["Smoke"],
                "vigor": 1,
            },
        },
    )
    expect(page.locator(".hand .original-name")).to_have_text(["Overawe"])
    expect(page.locator(".in-play:not(.far)")).to_contain_text("Overawe")
    page.locator(".hand .own", has_text="Spirit").click()
    expect(page.locator(".panel .log")).to_contain_text("Spirit is a copy of Overawe")
