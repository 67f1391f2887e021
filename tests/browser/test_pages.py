"""The pages around the duels: phones, accessibility, decks, languages, and how much is loaded."""

from __future__ import annotations

import gzip
import json
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.browser.accessibility import findings
from support.browser.fixtures import Opened
from support.browser.page_driver import (
    choose_setup,
    click,
    concede,
    home,
    is_over,
    open_setup,
    sequence,
    stage,
    start,
    wait_for_decision,
)

WEB = Path(__file__).parents[2] / "web"
LARGEST = 150 * 1024


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (360, 740)])
def test_on_a_phone_hand_board_and_main_button_need_no_scrolling(opened: Opened, width: int, height: int) -> None:
    page = opened(width, height, touch=True).new_page()
    start(page)
    page.locator(".bar .main").tap()
    for _ in range(12):
        wait_for_decision(page)
        if is_over(page):
            break
        fits(page, width, height)
        click(page)


CROWDED = {
    "distance": 4,
    "me": {
        "hand": ["Slash", "Spirit", "Kunai Throw", "Poison Needle"],
        "ready": ["Tsukikage Crush", "Uranami Storm", "Ukifune Serene"],
        "in_play": {"Silent Approach": 2, "Overawe": 1}, "vigor": 2, "aura": 1, "life": 6,
    },
    "foe": {"aura": 2, "life": 4, "hand": ["Shoot", "Magnum"], "used": ["Red Bullet", "Crimson Zero"], "in_play": {"Smoke": 3}},
}  # fmt: skip


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (360, 740)])
def test_a_crowded_board_fits_a_phone(opened: Opened, width: int, height: int) -> None:
    page = opened(width, height, touch=True).new_page()
    stage(page, CROWDED)
    expect(page.locator(".stage .line")).to_be_visible()
    fits(page, width, height)


def fits(page: Page, width: int, height: int) -> None:
    sizes = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert sizes[0] <= width and sizes[1] <= height
    for what in (".side", ".stage .line", ".hand .own", ".bar", ".bar .button"):
        for at in range(page.locator(what).count()):
            box = page.locator(what).nth(at).bounding_box()
            assert box is not None
            assert box["x"] >= -1 and box["x"] + box["width"] <= width + 1, what
            assert box["y"] >= -1 and box["y"] + box["height"] <= height + 1, what
    assert overlaps(page) == []


def overlaps(page: Page) -> list[str]:
    """Overlapping parts of the board; a question may cover a hand that is not asked about."""
    found: list[str] = page.evaluate(
        """() => {
            const found = document.querySelectorAll('.side, .stage, .hand:has([data-option]), .bar');
            const parts = [...found].map(one => [one.className, one.getBoundingClientRect()]);
            const over = [];
            for (const [name, a] of parts) for (const [other, b] of parts)
                if (name < other && a.left < b.right - 2 && b.left < a.right - 2
                    && a.top < b.bottom - 2 && b.top < a.bottom - 2) over.push(name + ' / ' + other);
            return over;
        }"""
    )
    return found


def test_on_a_phone_buttons_are_large_and_a_tap_asks_before_it_plays(opened: Opened) -> None:
    page = opened(390, 844, touch=True).new_page()
    start(page)
    for at in range(page.locator(".bar .button").count()):
        box = page.locator(".bar .button").nth(at).bounding_box()
        assert box is not None and box["height"] >= 44 and box["width"] >= 44
    before = sequence(page)
    page.locator(".hand .own").first.tap()
    expect(page.locator(".reader .choice-button")).to_be_visible()
    assert sequence(page) == before
    page.locator(".hand .own").first.tap()
    wait_for_decision(page, before)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_a_duel_and_its_replay(opened: Opened, theme: str) -> None:
    page = opened(theme=theme).new_page()
    start(page, "Guided first duel")
    assert findings(page) == [], "opening hand"
    page.locator(".bar .main").click()
    for _ in range(8):
        wait_for_decision(page)
        if is_over(page):
            break
        assert findings(page) == [], page.locator(".question").inner_text()
        click(page)
    wait_for_decision(page)
    if not is_over(page):
        concede(page)
    assert findings(page) == [], "end"
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".scrub").wait_for()
    assert findings(page) == [], "replay"


def test_the_deck_builder_knows_what_is_legal_and_its_codes_come_back(opened: Opened) -> None:
    page = opened(quiet=True).new_page()
    page.goto("/#/decks")
    status = page.locator(".status")
    expect(status).to_contain_text("0/7")
    page.locator(".slot button").first.click()
    expect(status).to_contain_text("1/7")
    page.get_by_role("button", name="Quick build").click()
    expect(status).to_contain_text("ready to play")
    code = page.get_by_test_id("code").inner_text()
    chosen = page.locator(".slot [aria-pressed='true']").count()
    assert chosen == 10
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_role("textbox", name="Deck code").fill(code)
    page.get_by_role("button", name="Load").click()
    expect(page.get_by_test_id("code")).to_have_text(code)
    page.get_by_role("textbox", name="Deck code").fill("A" + code[1:])
    page.get_by_role("button", name="Load").click()
    expect(page.get_by_role("alert")).to_contain_text("AEG edition")
    page.get_by_role("button", name="Play this deck").click()
    page.locator(".bar.mine").wait_for()


def test_goddesses_and_decks_can_be_chosen_at_the_table(page: Page) -> None:
    first = open_setup(page)
    first.get_by_label("Goddesses").select_option("choose")
    first.get_by_label("Decks").select_option("choose")
    first.get_by_role("button", name="Two at this screen").click()
    page.locator(".goddesses .button").first.wait_for()
    for _ in range(4):
        wait_for_decision(page)
        before = page.locator(".table").get_attribute("data-seq")
        page.locator(".goddesses .button").first.click()
        page.wait_for_function(
            "before => document.querySelector('.table').dataset.seq !== before || document.querySelector('.notice-box')",
            arg=before,
        )
        if page.get_by_role("button", name="show my hand").count():
            page.get_by_role("button", name="show my hand").click()
    for taken in range(3):
        expect(page.locator(".counts")).to_contain_text(f"{taken}/7")
        page.locator(".chooser .own:enabled").first.click()
    expect(page.locator(".counts")).to_contain_text("3/7")


@pytest.mark.parametrize(
    ("deck", "mine", "theirs", "ultimate"),
    [
        ("Raging Red Blade", "Yurina + Himika", "Tokoyo + Saine", "Scarlet Visions"),
        ("Elegant Blue Dance", "Tokoyo + Saine", "Yurina + Himika", "Immortal Flower"),
    ],
)
def test_a_first_deck_is_one_click_from_the_home_page(page: Page, deck: str, mine: str, theirs: str, ultimate: str) -> None:
    start(page, f"Play {deck}", "AEG")
    expect(page.locator(".side.near .who")).to_contain_text(mine)
    expect(page.locator(".side:not(.near) .who")).to_contain_text(theirs)
    expect(page.locator(".hand .ultimates")).to_contain_text(ultimate)


def test_the_interface_speaks_japanese(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("ja")
    page.get_by_label("カード名").select_option("ja")
    page.keyboard.press("Escape")
    expect(page.locator("article").first).to_contain_text("すぐ遊ぶ")
    assert page.evaluate("document.documentElement.lang") == "ja"
    page.reload()
    page.locator("article").first.get_by_role("button", name="すぐ遊ぶ").click()
    expect(page.locator(".bar")).to_contain_text("あなたの番")


def test_the_first_load_is_small(page: Page) -> None:
    """The files that the home page loads; games are loaded when they are opened."""
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.rpartition("/")[2]))
    home(page)
    assets = files("mankai.server") / "web" / "assets"
    scripts = [one for one in assets.iterdir() if one.name.endswith(".js") and one.name in asked]
    assert scripts
    assert [one.name for one in scripts if one.name.startswith("face-")] == []
    assert sum(len(gzip.compress(one.read_bytes())) for one in scripts) < LARGEST


def test_the_lock_file_names_no_download_addresses() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    assert len(lock["packages"]) > 20
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


@pytest.mark.parametrize(("width", "height", "screens"), [(1280, 800, 1), (390, 844, 2)])
def test_every_game_has_a_door_above_the_fold_or_one_swipe_below(opened: Opened, width: int, height: int, screens: int) -> None:
    page = opened(width, height).new_page()
    home(page)
    tiles = page.locator("article")
    expect(tiles).to_have_count(3)
    for tile in tiles.all():
        expect(tile.locator(".picture svg")).to_have_count(1)
        box = tile.get_by_role("button", name="Play now").bounding_box()
        assert box is not None and box["y"] + box["height"] <= screens * height
        box = tile.bounding_box()
        assert box is not None and box["y"] + box["height"] <= screens * height
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_door_leads_to_the_form_of_its_edition(page: Page) -> None:
    home(page)
    page.locator("article", has_text="Sakura Arms").get_by_role("link", name="AEG").click()
    form = page.locator("article")
    expect(form).to_contain_text("The first English edition")
    page.get_by_role("link", name="Rochester Draft").click()
    expect(form).to_contain_text("Rochester Draft")
    expect(form.get_by_role("radio")).to_have_count(2)
    assert page.url.endswith("#/play/sakura-arms/level99-draft-rochester/2")


def test_what_waits_for_me_is_on_the_home_page(opened: Opened) -> None:
    ann, bob = opened().new_page(), opened().new_page()
    choose_setup(ann).get_by_role("button", name="by link").click()
    invite = ann.get_by_test_id("invite").input_value()
    home(ann)
    expect(ann.locator(".waiting a[data-kind='guest']")).to_have_count(1)
    bob.goto(invite)
    bob.get_by_role("button", name="Take a seat").wait_for()
    home(bob)
    bob.locator(".waiting a[data-kind='invitation']").click()
    bob.get_by_role("button", name="Take a seat").click()
    bob.locator(".side").first.wait_for()
    for page in (ann, bob):
        home(page)
        expect(page.locator(".waiting a")).to_have_count(1)
    kinds = {page.locator(".waiting a").get_attribute("data-kind") for page in (ann, bob)}
    assert kinds == {"decision", "game"}
    page = next(page for page in (ann, bob) if page.locator(".waiting a[data-kind='decision']").count())
    page.locator(".waiting a").click()
    page.locator(".bar.mine").wait_for()


def test_the_exercise_of_the_day_begins_with_a_press(page: Page) -> None:
    home(page)
    title = page.locator(".strip [data-kind='daily'] small").inner_text().split(" · ")[0]
    page.locator(".strip [data-kind='daily']").click()
    expect(page.locator(".exercise, .bar.mine").first).to_be_visible()
    expect(page.locator("body")).to_contain_text(title)
