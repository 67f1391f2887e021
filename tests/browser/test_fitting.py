"""On a board nothing is covered, cut or off the screen, for every position, screen, text size and language, and the parts of
the board never move.

Positions take turns at sizes and languages; the fullest are tested in each size. MANKAI_FITTING=all tests every one in all of
them, which takes seven minutes; MANKAI_PICTURES=folder saves a picture of each fault.
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
# Ways of looking: a mouse, also with pages zoomed to twice their size; a finger; large text and the largest text.
LETTERS = {"letters": 140, "huge": 200}
SIZES = [
    ("mouse", 1920, 1080),
    ("finger", 390, 844),
    ("mouse", 1280, 800),
    ("letters", 390, 844),
    ("finger", 844, 390),
    ("mouse", 960, 540),
    ("letters", 1280, 800),
    ("tablet", 768, 1024),
    ("tablet", 1024, 768),
    ("window", 1180, 760),
    ("zoom", 640, 400),
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
            is_touched = way in ("finger", "tablet")
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


def looks(kind: str, number: int) -> list[tuple[Size, str]]:
    """The sizes and languages in which a position is checked: the first of a kind is the fullest."""
    if IS_WHOLE:
        return [(size, language) for language in LANGUAGES for size in sorted(SIZES)]
    turn = number + 3 * KINDS.index(kind)
    language = LANGUAGES[turn // len(SIZES) % 2]
    return (
        [(size, LANGUAGES[KINDS.index(kind) % 2]) for size in sorted(SIZES)]
        if number == 0
        else [(SIZES[turn % len(SIZES)], language)]
    )


@pytest.mark.parametrize("kind", KINDS)
def test_everything_fits_and_keeps_its_place(looking: Looking, kind: str) -> None:
    found: dict[str, list[str]] = {}
    places: dict[tuple[Size, str, str], Boxes] = {}
    for number, begin in enumerate(positions(kind)):
        looked = looks(kind, number)
        # A page is resized once for each size, for the layout and the faults together.
        for way, language in dict.fromkeys((size[0], language) for size, language in looked):
            for size in SIZES:
                # With large text the page is scrolled, and texts take the room they need.
                is_steady = size[0] == way and way not in LETTERS
                is_looked_at = size[0] == way and (size, language) in looked
                if not is_steady and not is_looked_at:
                    continue
                page = looking.at(size, language, begin)
                if is_steady:
                    lies = regions(page)
                    before = places.setdefault((size, language, begin["game"]), lies)
                    for part in before.keys() & lies.keys():
                        if lies[part] != before[part]:
                            where = f"{part} has moved: {before[part]} to {lies[part]}"
                            found.setdefault(where, []).append(f"{size} {language} {number} {begin['game']}")
                if is_looked_at:
                    for fault in faults(page):
                        found.setdefault(fault, []).append(f"{size} {language} {number} {begin['game']}")
                        keep(page, f"{kind}-{number}-{size[0]}-{size[1]}-{language}")
                    if size == LARGE and language == "en":
                        empty = emptiness(page)
                        if empty >= MOST_EMPTY:
                            found.setdefault(f"{empty:.0%} of the screen is empty", []).append(f"{number} {begin['game']}")
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
