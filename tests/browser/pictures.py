"""Takes the pictures of the documentation anew: pytest tests/browser/pictures.py

No part of the tests, for which pytest collects only files with such a name.  Positions come from duels of greedy players, and are
the same every time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import mankai
from browser.conftest import Opened
from browser.driving import stage
from browser.test_azuki import CROWDED
from browser.test_oka import MIDDLE
from browser.test_replays import GAME, replay
from mankai.games.sakura_arms.rules.places import HAND, IN_PLAY
from mankai.kernel.position import Position
from mankai.players import player
from mankai.players.mind import mind_of

FOLDER = Path(__file__).parents[2] / "docs" / "images"
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844, "touch": True},
}
LATE = 8  # turns, when there is something to see on a board


def played(seed: int) -> Iterator[Position]:
    """The positions of a duel between greedy players."""
    position = mankai.game(GAME).start({"goddesses": [["yurina", "tokoyo"], ["himika", "oboro"]]}, seed=seed)
    players = [player("greedy", seed + seat) for seat in (0, 1)]
    while not position.is_over:
        yield position
        position = position.play(players[position.seat].decide(position))
    yield position


def moment(wanted: Callable[[Position], bool]) -> dict[str, Any]:
    """How a table begins that stands where the wish comes true for the first seat, in the first duel where it does."""
    for seed in range(100):
        for position in played(seed):
            turns = mind_of(position.rules).turns(position.asking())
            if position.seat == 0 and turns >= LATE and wanted(position):
                return {"record": {"text": json.dumps(position.record), "at": len(position.record["options"])}}
    raise AssertionError("no such moment in a hundred duels")


def home(page: Page) -> None:
    page.goto("/")
    page.locator("article").first.wait_for()


def duel(page: Page) -> None:
    stage(page, **moment(lambda one: one.question == "main" and len(one.now.zones[HAND]) > 1 and len(one.now.zones[IN_PLAY]) > 0))


def reaction(page: Page) -> None:
    stage(page, **moment(lambda one: one.question == "reaction" and len(one.options) > 1))


def decks(page: Page) -> None:
    page.goto("/#/decks")
    page.locator(".page").wait_for()
    page.get_by_role("button", name="Random").first.click()


def replayed(page: Page, folder: Path) -> None:
    *_, last = played(1)
    file = folder / "duel.json"
    file.write_text(json.dumps(last.record))
    replay(page, file)
    page.get_by_label("Viewpoint").select_option("all")
    page.locator(".scrub input[type=range]").fill(str(len(last.record["options"]) * 2 // 3))


def oka(page: Page) -> None:
    stage(page, MIDDLE, "oka/4", seats=4)
    page.locator(".character-button", has_text="Geisha").hover()


def azuki(page: Page) -> None:
    stage(page, CROWDED, "azuki")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["home", "duel", "reaction", "decks", "replay", "oka", "azuki"])
def test_picture(opened: Opened, tmp_path: Path, name: str, size: str) -> None:
    page = opened(**SIZES[size]).new_page()
    if name == "replay":
        replayed(page, tmp_path)
    else:
        {"home": home, "duel": duel, "reaction": reaction, "decks": decks, "oka": oka, "azuki": azuki}[name](page)
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{name}-{size}.png")
