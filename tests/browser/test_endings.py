"""The end page of every game in a real browser: score graph, decisive card, poster."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import mankai
from mankai.players import player
from support.browser.accessibility import findings
from support.browser.fixtures import Opened
from support.browser.page_driver import OVER, stage

GAMES = {
    "sakura-arms/level99": ("Life", {"goddesses": [["yurina", "tokoyo"], ["himika", "oboro"]]}),
    "azuki": ("Health", {}),
    "oka/3": ("Shurikens", {}),
}


def ended(page: Page, game: str, setup: dict[str, Any]) -> None:
    """Sit at a table at which greedy players have played to the end."""
    position = mankai.game(game).start(setup, seed=11)
    players = [player("greedy", seat) for seat in range(position.rules.seats)]
    while not position.is_over:
        position = position.play(players[position.seat].decide(position))
    record = json.dumps(position.record)
    stage(page, game=game, seats=len(players), record={"text": record, "at": len(position.record["options"])})


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_its_course_its_decisive_card_and_a_poster(opened: Opened, game: str, tmp_path: Path) -> None:
    counted, setup = GAMES[game]
    page = opened().new_page()
    ended(page, game, setup)
    expect(page.locator(f"{OVER} h1")).to_be_visible()
    expect(page.locator(".graph h2")).to_contain_text(counted)
    numbers = [int(one) for one in page.locator(".graph td").all_inner_texts()]
    assert len(numbers) > 10 and min(numbers) == 0 < max(numbers)
    name = page.locator(".deciding b").inner_text()
    expect(page.locator(".deciding .words")).to_contain_text(f"{name}")
    assert findings(page) == []
    page.locator(".deciding").click()
    expect(page.locator("dialog[open]")).to_contain_text(name)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Poster").click()
    expect(page.locator("dialog[open] img")).to_have_attribute("data-made", "true")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    saved.value.save_as(tmp_path / "poster.png")
    head = (tmp_path / "poster.png").read_bytes()[:24]
    assert head[1:4] == b"PNG" and struct.unpack(">II", head[16:24]) == (1080, 1350)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(".graph")).to_have_count(0)
    page.get_by_role("button", name="How it went").click()
    expect(page.locator(".graph")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_last_blow_is_saved_as_a_film(opened: Opened, game: str, tmp_path: Path) -> None:
    page = opened(motion=True).new_page()
    ended(page, game, GAMES[game][1])
    page.get_by_role("button", name="Clip").click()
    expect(page.locator("canvas")).to_have_attribute("data-made", "true")
    assert findings(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the film").click()
    assert saved.value.suggested_filename.endswith(".webm")
    saved.value.save_as(tmp_path / "film.webm")
    film = (tmp_path / "film.webm").read_bytes()
    assert film[:4] == b"\x1a\x45\xdf\xa3", "Matroska"
    assert len(film) > 50_000, "more than one picture"


def test_a_browser_that_cannot_record_says_so_and_shows_the_end_of_the_film(opened: Opened) -> None:
    context = opened()
    context.add_init_script("delete window.MediaRecorder")
    page = context.new_page()
    ended(page, "azuki", {})
    page.get_by_role("button", name="Clip").click()
    expect(page.get_by_role("note")).to_contain_text("cannot record")
    expect(page.get_by_role("button", name="Save the film")).to_be_disabled()
    expect(page.locator("canvas")).to_have_attribute("data-made", "true")
    page.wait_for_function("() => document.querySelector('canvas').getContext('2d').getImageData(480, 60, 1, 1).data[3] === 255")


def test_on_a_low_screen_the_end_is_whole(opened: Opened) -> None:
    page = opened(width=844, height=390, touch=True).new_page()
    ended(page, "azuki", {})
    page.locator(".deciding").wait_for()
    for part in (".graph", ".deciding", OVER):
        box = page.locator(part).bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= 390, part
