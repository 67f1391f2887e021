"""On a board nothing is covered, cut or off the screen, for every position, screen, text size and language, and the parts of
the board never move.

Every position is tested in all sizes; the languages take turns, and the fullest positions are tested in both. MANKAI_FITTING=all
tests every one in both, which takes twice as long; MANKAI_PICTURES=folder saves a picture of each fault.
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
from mankai.learning import exercises
from support.browser.board_regions import Boxes, regions
from support.browser.fixtures import PATIENCE
from support.browser.layout_faults import emptiness, faults
from support.browser.page_driver import DECIDES, OVER, STAGE
from support.browser.page_server import UNHURRIED, page_server
from support.browser.sample_positions import SCENES, positions

IS_WHOLE = os.environ.get("MANKAI_FITTING") == "all"
LANGUAGES = ("en", "ja")
KINDS = list(SCENES)
# Ways of looking: a mouse, a finger, large text and the largest text. Each way has one page for all its sizes and positions, and
# 640 x 400 is a laptop whose pages are zoomed to twice their size.
LETTERS = {"letters": 140, "huge": 200}
SIZES = [
    ("mouse", 1920, 1080),
    ("finger", 390, 844),
    ("mouse", 1280, 800),
    ("letters", 390, 844),
    ("finger", 844, 390),
    ("mouse", 960, 540),
    ("letters", 1280, 800),
    ("finger", 768, 1024),
    ("finger", 820, 1180),
    ("finger", 1024, 768),
    ("mouse", 1180, 760),
    ("mouse", 640, 400),
    ("huge", 1280, 800),
]
LARGE = SIZES[0]
HELD = [("mouse", 1280, 800), ("finger", 390, 844), ("finger", 844, 390)]
MOST_EMPTY = 1 / 3
NAME = "Lone Journeyman"  # of somebody who plays: two words, neither of them short

# Open a table without loading the page again; ready when nothing of the one before is shown.
GO = """table => new Promise(done => {
    location.hash = `#/table/${table}`;
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 0);
})"""
# Wait until fonts are loaded, or text has another font's width; then until layouts that depend on the window are drawn.
SETTLED = """async () => {
    const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frames();
    await document.fonts.ready;
    await frames();
}"""

# The choices that are covered by the text of an exercise.
COVERED = """() => {
    const words = document.querySelector('.exercise').getBoundingClientRect();
    const covers = box => box.width > 0 && box.left < words.right - 2 && box.right > words.left + 2
        && box.top < words.bottom - 2 && box.bottom > words.top + 2;
    return [...document.querySelectorAll('[data-option]')].filter(one => covers(one.getBoundingClientRect()))
        .map(one => one.textContent.trim());
}"""

Size = tuple[str, int, int]


class Looking:
    """Pages that stay open, one for each way of looking and language."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.pages: dict[tuple[str, str], Page] = {}
        self.shown: dict[tuple[str, str], Any] = {}
        self.contexts: list[BrowserContext] = []

    def page(self, way: str, language: str) -> Page:
        found = self.pages.get((way, language))
        if found is None:
            is_touched = way == "finger"
            context = self.browser.new_context(
                base_url=self.address,
                has_touch=is_touched,
                is_mobile=is_touched,
                reduced_motion="reduce",
                locale="en-GB",
            )
            context.set_default_timeout(PATIENCE)
            spoken = {"language": language, "cardLanguage": language, "textLanguage": language}
            settings = json.dumps({**spoken, "textSize": LETTERS.get(way, 100)})
            context.add_init_script(f"if (location.host) localStorage.setItem('mankai.settings', {json.dumps(settings)})")
            self.contexts.append(context)
            found = self.pages[way, language] = context.new_page()
            found.goto("/#/tables")
        return found

    def at(self, size: Size, language: str, begin: dict[str, Any]) -> Page:
        """A page of some size that shows a position, which is opened unless it is shown already."""
        way, width, height = size
        page = self.page(way, language)
        page.set_viewport_size({"width": width, "height": height})
        if self.shown.get((way, language)) is not begin:
            seats = mankai.game(begin["game"]).seats
            others = [
                {"who": "bot", "player": "random", "name": NAME if seat == 1 else f"Computer {seat}"} for seat in range(1, seats)
            ]
            table = page.evaluate(STAGE, {"seats": [{"who": "me"}, *others], **begin})
            page.evaluate(GO, table)
            page.locator(f"{DECIDES}, {OVER}").first.wait_for()
            self.shown[way, language] = begin
        page.evaluate(SETTLED)
        return page


@pytest.fixture(scope="module")
def looking(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Looking]:
    with page_server(tmp_path_factory.mktemp("tables"), UNHURRIED) as address:
        looking = Looking(browser, address)
        yield looking
        for context in looking.contexts:
            context.close()


def languages_of(kind: str, number: int) -> tuple[str, ...]:
    """The languages in which a position is checked: the first of a kind is the fullest."""
    return LANGUAGES if IS_WHOLE or number == 0 else (LANGUAGES[(number + KINDS.index(kind)) % 2],)


@pytest.mark.parametrize("kind", KINDS)
def test_everything_fits_and_keeps_its_place(looking: Looking, kind: str) -> None:
    found: dict[str, list[str]] = {}
    places: dict[tuple[Size, str, str], Boxes] = {}
    for number, begin in enumerate(positions(kind)):
        for language in languages_of(kind, number):
            # A page is opened once for each way of looking, and resized for each size.
            for size in sorted(SIZES):
                page = looking.at(size, language, begin)
                where = f"{size} {language} {number} {begin['game']}"
                # With large text the page is scrolled, and texts take the room they need.
                if size[0] not in LETTERS:
                    lies = regions(page)
                    before = places.setdefault((size, language, begin["game"]), lies)
                    for part in before.keys() & lies.keys():
                        if lies[part] != before[part]:
                            found.setdefault(f"{part} has moved: {before[part]} to {lies[part]}", []).append(where)
                for fault in faults(page):
                    found.setdefault(fault, []).append(where)
                    keep(page, f"{kind}-{number}-{size[0]}-{size[1]}-{language}")
                if size == LARGE and language == "en":
                    empty = emptiness(page)
                    if empty >= MOST_EMPTY:
                        found.setdefault(f"{empty:.0%} of the screen is empty", []).append(where)
    assert not found, "\n".join(f"{fault}\n    at {len(where)}: {'; '.join(where[:4])}" for fault, where in found.items())


@pytest.mark.parametrize("game", [game for game in mankai.games() if exercises.of_game(game)])
def test_the_words_of_an_exercise_fit_and_a_hint_covers_nothing_that_can_be_chosen(looking: Looking, game: str) -> None:
    found: list[str] = []
    for number, exercise in enumerate(exercises.of_game(game)):
        for size in HELD if IS_WHOLE else HELD[number % len(HELD) :][:1]:
            language = LANGUAGES[(number + HELD.index(size)) % 2]
            page = looking.page(size[0], language)
            page.set_viewport_size({"width": size[1], "height": size[2]})
            page.evaluate(GO, page.evaluate(STAGE, {"game": game, "exercise": exercise.name}))
            page.locator(DECIDES).first.wait_for()
            page.evaluate(SETTLED)
            where = f"{exercise.name} {size} {language}"
            found += [f"{where}: {fault}" for fault in faults(page)]
            page.locator(".exercise button").click()
            page.evaluate(SETTLED)
            found += [f"{where}, with the hint: {covered} is covered" for covered in page.evaluate(COVERED)]
            looking.shown.pop((size[0], language), None)
            if found:
                keep(page, f"{exercise.name}-{size[1]}-{language}")
    assert found == []


def keep(page: Page, name: str) -> None:
    """Save a picture of a fault, if asked for."""
    folder = os.environ.get("MANKAI_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")
