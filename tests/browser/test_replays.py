"""Replays: stepping, turns, viewpoints, links, records saved and opened from files, playing on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import mankai
from mankai.kernel.rng import FastRng
from support.browser.fixtures import Opened
from support.browser.page_driver import DECIDES, OVER, stage
from support.random_games import random_end

GAME = "sakura-arms/level99"
DROP = """([text, name]) => {
    const files = new DataTransfer();
    files.items.add(new File([text], name, {type: 'application/json'}));
    window.dispatchEvent(new DragEvent('dragover', {dataTransfer: files, bubbles: true, cancelable: true}));
    window.dispatchEvent(new DragEvent('drop', {dataTransfer: files, bubbles: true, cancelable: true}));
}"""


def recorded(seed: int = 4, game: str = GAME) -> str:
    """A whole random game, as a record."""
    return json.dumps(random_end(mankai.game(game).start(seed=seed), FastRng(seed)).record)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "duel.json"
    path.write_text(recorded())
    return path


def replay(page: Page, file: Path) -> None:
    page.goto("/#/tables")
    page.locator("a[href='#/record']").click()
    page.locator("input[type='file']").set_input_files(file)
    page.locator(".scrub").wait_for()


def step(page: Page) -> int:
    return int(page.locator(".said b").inner_text().split()[1].split("/")[0])


def test_a_record_opens_from_a_file_and_can_be_walked_through(page: Page, file: Path) -> None:
    replay(page, file)
    last = len(json.loads(file.read_text())["options"])
    expect(page.locator(".said")).to_contain_text(f"Step 0/{last}")
    for key, expected in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        assert step(page) == expected
    for name, expected in (("Forward", 1), ("Last", last), ("Back", last - 1), ("First", 0)):
        page.get_by_role("button", name=name, exact=True).click()
        assert step(page) == expected
    page.get_by_role("slider").fill("7")
    assert step(page) == 7
    chapters = page.get_by_label("Turn", exact=True)
    third = next(name for name in chapters.locator("option").all_inner_texts() if name.startswith("Turn 3"))
    chapters.select_option(label=third)
    expect(page.locator(".panel .turn").last).to_contain_text("Turn 3")
    page.get_by_role("button", name="Last", exact=True).click()
    expect(page.locator(".said")).to_contain_text("over")
    lives = [page.locator(f"[data-place='{place}'] .count").inner_text() for place in (2, 3)]
    assert "0" in lives


def test_it_runs_by_itself_until_it_is_stopped(page: Page, file: Path) -> None:
    replay(page, file)
    run = page.get_by_role("button", name="Continue")
    run.click()
    page.wait_for_function("() => document.querySelector('.said b').innerText.split(' ')[1].startsWith('2/')")
    run.click()
    expect(run).to_have_attribute("aria-pressed", "false")


def test_viewpoints_hide_and_show_what_each_could_see(page: Page, file: Path) -> None:
    replay(page, file)
    page.get_by_role("slider").fill("3")
    viewpoint = page.get_by_label("Viewpoint")
    viewpoint.select_option("none")
    expect(page.locator(".hand")).to_have_count(0)
    hidden = page.locator(".side .fan .back").count()
    assert hidden > 0
    viewpoint.select_option("1")
    expect(page.locator(".side.near")).to_have_attribute("data-side", "1")
    expect(page.locator(".side:not(.near) .fan .back")).not_to_have_count(0)
    expect(page.locator(".hand .own").first).to_be_visible()
    viewpoint.select_option("all")
    expect(page.locator(".side .fan .back")).to_have_count(0)
    assert step(page) == 3, "another viewpoint is of the same moment"


def test_a_record_dropped_on_the_page_is_opened(page: Page, file: Path) -> None:
    page.goto("/#/record")
    page.locator("input[type='file']").wait_for()
    page.evaluate(DROP, [file.read_text(), "dropped.json"])
    page.locator(".scrub").wait_for()
    expect(page.locator(".replay > header .title")).to_contain_text("dropped.json")


def test_what_is_no_record_is_refused_with_the_reason(page: Page, tmp_path: Path, opened: Opened) -> None:
    broken = json.loads(recorded())
    broken["options"][5] = 600
    for text, reason in (
        ("no json", "it is not JSON"),
        ("{}", "not a Mankai record"),
        (json.dumps(broken), "at decision 6"),
        (" " * 300_000, "too large"),
    ):
        path = tmp_path / "bad.json"
        path.write_text(text)
        # A refusal is an error to the browser's console, but none of ours.
        page = opened(quiet=True).new_page()
        page.goto("/#/record")
        page.locator("input[type='file']").set_input_files(path)
        expect(page.get_by_role("alert")).to_contain_text(reason)
        expect(page.locator("input[type='file']")).to_be_visible()


def test_one_plays_on_from_a_step_of_a_record(page: Page, file: Path) -> None:
    replay(page, file)
    page.get_by_label("Viewpoint").select_option("1")
    page.get_by_role("slider").fill("12")
    expect(page.locator(".side.near")).to_have_attribute("data-side", "1")
    life = page.locator("[data-place='3'] .count").inner_text()
    page.get_by_role("button", name="Play on from here").click()
    page.locator(f"{DECIDES}, {OVER}").first.wait_for()
    expect(page.locator(".side.near")).to_have_attribute("data-side", "1")
    assert "/table/" in page.url and int(page.locator("[data-place='3'] .count").inner_text()) <= int(life)


def test_a_finished_duel_is_saved_and_opened_again_and_shown_to_others_by_link(opened: Opened, tmp_path: Path) -> None:
    page = opened().new_page()
    scene = {"distance": 3, "me": {"hand": ["Slash"], "vigor": 1}, "foe": {"aura": 0, "life": 1}}
    stage(page, scene, bot="")
    page.locator(".hand .own", has_text="Slash").click()
    page.locator(OVER).wait_for()
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".scrub").wait_for()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    path = tmp_path / "saved.json"
    saving.value.save_as(path)
    assert mankai.replay(path.read_text()).is_over
    page.keyboard.press("ArrowRight")
    address = page.locator(".share").get_attribute("data-address")
    assert address is not None
    guest = opened().new_page()
    guest.goto(address)
    guest.locator(".scrub").wait_for()
    assert step(guest) == 1
    replay(guest, path)
    expect(guest.locator(".said")).to_contain_text("Step 0/1")
