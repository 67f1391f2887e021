"""A third-party game in the browser: it has no board of its own, and is played by its names, zones, numbers and options."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from support.browser.page_driver import DECIDES, OVER, choose_setup, home, sequence, wait_for_decision
from support.browser.page_server import page_server
from support.third_party_packages import THIRD_PARTY_GAME, install, path_with


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = install(THIRD_PARTY_GAME, tmp_path_factory.mktemp("stranger"))
    with page_server(tmp_path_factory.mktemp("tables"), PYTHONPATH=path_with(folder)) as where:
        yield where


def test_it_is_offered_set_up_played_and_told_again(page: Page) -> None:
    home(page)
    tile = page.locator("article", has_text="Higher")
    expect(tile).to_contain_text("Both show a card at the same time, and the higher one scores.")
    expect(tile.locator("svg.art")).to_have_count(1)
    game = choose_setup(page, "Higher")
    expect(game.locator("svg.art")).to_have_count(1)
    game.get_by_text("How it is set up").click()
    game.get_by_label("Rounds").fill("2")
    game.get_by_role("button", name="Play now").click()
    page.locator(DECIDES).wait_for()
    expect(page.locator(".question")).to_contain_text("Which card do you show?")
    own = page.locator("section.own")
    expect(own).to_contain_text("Points")
    expect(own.locator("[data-card]")).to_have_count(5)
    expect(page.locator("section[data-seat='-1']")).to_contain_text("Rounds left")
    expect(page.locator("section[data-seat='1'] .back")).to_have_count(5)
    for is_by_card in (True, False):
        before = sequence(page)
        (own.locator("[data-card].legal").first if is_by_card else page.locator(".bar [data-option]").last).click()
        wait_for_decision(page, before)
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(".graph")).to_contain_text("The score")
    expect(page.locator(".deciding")).to_contain_text("The decisive card")
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(".log")).to_contain_text("You show")
    expect(page.locator(".log")).to_contain_text(re.compile("scores? with"))
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".scrub .said")).to_contain_text("Step 0/4")
    page.get_by_role("button", name="Forward").click()
    expect(page.locator(".scrub .said")).to_contain_text("show ")


def test_its_cards_can_be_read(page: Page) -> None:
    page.goto("/#/cards/higher")
    expect(page.get_by_role("heading", name="Cards")).to_be_visible()
    expect(page.get_by_role("status")).to_have_text("10 cards")
