"""Nothing on a board lies over another, leaves the screen or is cut, whatever position, screen, letters and language.

MANKAI_FITTING=all looks at every position at every size in every language; else they take turns.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

import mankai
from browser.boxes import emptiness, faults
from browser.conftest import PATIENCE
from browser.driving import DECIDES, OVER, STAGE
from browser.positions import positions
from browser.serving import UNHURRIED, served

WHOLE = os.environ.get("MANKAI_FITTING") == "all"
LANGUAGES = ("en", "ja")
# What is looked with: a mouse, also where the page is zoomed to twice its size; a finger; letters as large as one can have them.
SIZES = {
    "mouse": [(1920, 1080), (1280, 800), (960, 540)],
    "finger": [(390, 844), (844, 390)],
    "tablet": [(768, 1024), (1024, 768)],
    "letters": [(1280, 800), (390, 844)],
}
MOST_EMPTY = 1 / 3

# To a table that has just been opened, without loading the page again; ready when nothing of the one before is shown.
GO = """table => new Promise(done => {
    location.hash = `#/table/${table}`;
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 0);
})"""
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Looking:
    """Pages that stay open, one for each way of looking and language."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.pages: dict[tuple[str, str], Page] = {}
        self.contexts: list[BrowserContext] = []

    def page(self, way: str, language: str) -> Page:
        found = self.pages.get((way, language))
        if found is None:
            width, height = SIZES[way][0]
            is_touched = way in ("finger", "tablet")
            context = self.browser.new_context(
                base_url=self.address,
                viewport={"width": width, "height": height},
                has_touch=is_touched,
                is_mobile=is_touched,
                reduced_motion="reduce",
                locale="en-GB",
            )
            context.set_default_timeout(PATIENCE)
            spoken = {"language": language, "cardLanguage": language, "textLanguage": language}
            settings = json.dumps({**spoken, "textSize": 140 if way == "letters" else 100})
            context.add_init_script(f"if (location.host) localStorage.setItem('mankai.settings', {json.dumps(settings)})")
            self.contexts.append(context)
            found = self.pages[way, language] = context.new_page()
            found.goto("/#/tables")
        return found

    def at(self, way: str, language: str, begin: dict[str, Any]) -> Page:
        page = self.page(way, language)
        game = begin["game"]
        seats = mankai.game(game).seats
        others = [{"who": "bot", "player": "random", "name": f"Computer {seat}"} for seat in range(1, seats)]
        table = page.evaluate(STAGE, {"seats": [{"who": "me"}, *others], **begin})
        page.evaluate(GO, table)
        page.locator(f"{DECIDES}, {OVER}").first.wait_for()
        return page


@pytest.fixture(scope="module")
def looking(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Looking]:
    with served(tmp_path_factory.mktemp("tables"), UNHURRIED) as address:
        looking = Looking(browser, address)
        yield looking
        for context in looking.contexts:
            context.close()


@pytest.mark.parametrize("way", SIZES)
@pytest.mark.parametrize("kind", ["sakura-arms", "oka", "azuki"])
def test_everything_fits(looking: Looking, kind: str, way: str) -> None:
    found: dict[str, list[str]] = {}
    for number, begin in enumerate(positions(kind)):
        turn = number % 2 if way == "mouse" else number % 4
        languages = LANGUAGES if WHOLE else LANGUAGES[turn : turn + 1]
        for language in languages:
            page = looking.at(way, language, begin)
            for width, height in SIZES[way]:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(SETTLED)
                for fault in faults(page):
                    where = f"{number} {begin['game']}"
                    found.setdefault(fault, []).append(f"{width}x{height} {language} {where}")
                    keep(page, f"{kind}-{number}-{width}-{language}")
    assert not found, "\n".join(f"{fault}\n    at {len(where)}: {'; '.join(where[:4])}" for fault, where in found.items())


def keep(page: Page, name: str) -> None:
    """A picture of what is wrong, where one is wanted."""
    folder = os.environ.get("MANKAI_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.parametrize("kind", ["sakura-arms", "oka", "azuki"])
def test_a_large_screen_is_not_left_empty(looking: Looking, kind: str) -> None:
    for number, begin in enumerate(positions(kind)[:: 1 if WHOLE else 5]):
        page = looking.at("mouse", "en", begin)
        page.set_viewport_size({"width": 1920, "height": 1080})
        page.evaluate(SETTLED)
        assert emptiness(page) < MOST_EMPTY, number
