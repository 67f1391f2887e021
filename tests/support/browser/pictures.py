"""Takes the pictures of the documentation anew: pytest tests/support/browser/pictures.py

Not a test: pytest collects only files with such a name. Positions come from duels of greedy players, and are the same every
time. MANKAI_PICTURES=folder writes them elsewhere, MANKAI_MOMENTS="home duel" takes only these, and MANKAI_LANGUAGE=ja shows
them in another language.
"""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.sync_api import Page

import mankai
from browser.test_azuki import CROWDED
from browser.test_oka import MIDDLE
from browser.test_replays import GAME, replay
from mankai.games.sakura_arms.rules.constants import HAND, IN_PLAY
from mankai.kernel.position import Position
from mankai.players import player
from mankai.players.heuristics import heuristics_of
from support.browser.card_pictures import COLUMNS, card_pictures, screenshots, sheet
from support.browser.fixtures import Opened
from support.browser.page_driver import DECIDES, OVER, stage
from support.browser.page_server import UNHURRIED, page_server

DOCS = Path(__file__).parents[3] / "docs"
FOLDER = Path(os.environ.get("MANKAI_PICTURES") or DOCS / "images")
LANGUAGE = os.environ.get("MANKAI_LANGUAGE", "en")
SIZES: dict[str, dict[str, Any]] = {
    "large": {"width": 1920, "height": 1080},
    "desktop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844, "touch": True},
    "lying": {"width": 844, "height": 390, "touch": True},
}
THEMES = ("light", "dark")
WIDEST = 1280  # pixels: larger pictures are made smaller
QUALITY = 0.6
SHEET = "all-cards"  # the picture with those of all cards
SMALLER = """async ([picture, widest, quality]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const scale = Math.min(1, widest / image.width);
    const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({type: 'image/webp', quality})).arrayBuffer());
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}"""
LATE = 8  # turns, when there is something to see on a board


def greedy_duel(seed: int) -> Iterator[Position]:
    """The positions of a duel between greedy players."""
    position = mankai.game(GAME).start({"goddesses": [["yurina", "tokoyo"], ["himika", "oboro"]]}, seed=seed)
    players = [player("greedy", seed + seat) for seat in (0, 1)]
    while not position.is_over:
        yield position
        position = position.play(players[position.seat].decide(position))
    yield position


@cache
def moment(wanted: Callable[[Position], bool]) -> dict[str, Any]:
    """The start of a table at the first position, over all duels, in which the first seat decides and that is `wanted`."""
    for seed in range(100):
        for position in greedy_duel(seed):
            turns = heuristics_of(position.rules).turn_count(position.asking_runner())
            if position.seat == 0 and turns >= LATE and wanted(position):
                return {"record": {"text": json.dumps(position.record), "at": len(position.record["options"])}}
    raise AssertionError("no such moment in a hundred duels")


def home(page: Page) -> None:
    page.goto("/")
    page.locator("article").first.wait_for()


def page_at(path: str, ready: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.goto(path)
        page.locator(ready).first.wait_for()

    return show


def in_a_duel(position: Position) -> bool:
    zones = position.now.zones
    return position.question == "main" and len(zones[HAND]) > 1 and len(zones[IN_PLAY]) > 0


def in_a_reaction(position: Position) -> bool:
    return position.question == "reaction" and len(position.options) > 1


def duel(page: Page) -> None:
    stage(page, **moment(in_a_duel))


def reaction(page: Page) -> None:
    stage(page, **moment(in_a_reaction))


def opening(page: Page) -> None:
    stage(page, setup={"goddesses": [["yurina", "tokoyo"], ["himika", "oboro"]]})


@cache
def last_blow() -> tuple[dict[str, Any], int]:
    """The start of a table at which one decision of the first seat is left, and that decision."""
    for seed in range(100):
        *_, before, last = greedy_duel(seed)
        if before.seat == 0 and last.scores[0] > last.scores[1]:
            begin = {"record": {"text": json.dumps(before.record), "at": len(before.record["options"])}}
            return begin, next(option for option in before.options if before.play(option) == last)
    raise AssertionError("nobody won with a decision of their own in a hundred duels")


def ending(page: Page) -> None:
    begin, option = last_blow()
    stage(page, **begin)
    page.locator(f"[data-option='{option}']").first.click()
    again = page.locator(".reader .choice-button, dialog[open] .sheet-actions .button")
    page.locator(OVER).or_(again).first.wait_for()
    if again.count():
        again.first.click()
    page.locator(OVER).wait_for()


def tables(page: Page) -> None:
    ending(page)
    page.goto("/#/tables")
    page.locator("li .button").first.wait_for()


def settings(page: Page) -> None:
    home(page)
    page.locator("header nav button").click()
    page.locator("dialog[open]").wait_for()


def decks(page: Page) -> None:
    page.goto("/#/decks")
    page.locator(".status .ways .button").first.click()
    page.locator(".slot .tick").first.wait_for()


def goddess_choice(page: Page) -> None:
    page.goto("/#/choose")
    for goddess in ("kururu", "yurina"):
        page.locator(f"[data-goddess='{goddess}'] .picks button").first.click()
    page.locator("[data-goddess='raira'] .picks button").last.click()
    page.locator("[data-goddess='kururu'] .portrait").click()
    page.locator(".deck [data-card]").first.wait_for()
    page.evaluate("scrollTo(0, 0)")


DRAFT = "sakura-arms/level99-draft-rotation/4"
PICKED = 5  # cards, when there is something to see in a draft


def draft_page(page: Page, picks: int = PICKED) -> None:
    stage(page, game=DRAFT, bot="random", seats=4)
    for _ in range(picks):
        before = page.locator(".table").get_attribute("data-seq")
        page.locator(".draft .own[data-option]").first.click()
        page.wait_for_function("before => document.querySelector('.table')?.dataset.seq !== before", arg=before)
        page.locator(f"{DECIDES}, .hand").first.wait_for()


def room(page: Page) -> None:
    """The page of the duels after a draft: the draft is over, its first duels are open."""
    draft_page(page, 12)
    draft = page.url.rsplit("/", 1)[1]
    page.locator(".draft .own[data-option]").first.click()
    page.locator(".hand .own").first.wait_for()
    page.goto(f"/#/room/{draft}")
    page.locator("tbody tr").first.wait_for()


def replay_page(page: Page) -> None:
    *_, last = greedy_duel(1)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "duel.json"
        file.write_text(json.dumps(last.record))
        replay(page, file)
    page.locator(".replay header select").select_option("all")
    page.locator(".scrub input[type=range]").fill(str(len(last.record["options"]) * 2 // 3))


def oka(page: Page) -> None:
    stage(page, MIDDLE, "oka/4", seats=4)


def azuki(page: Page) -> None:
    stage(page, CROWDED, "azuki")


# Every page and moment, with the caption below its pictures.
MOMENTS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "home": ("Home", home),
    "settings": ("Settings", settings),
    "play": ("Setting up a game", page_at("/#/play/sakura-arms/level99", "article[aria-busy='false']")),
    "learn": ("Lessons", page_at("/#/learn", ".courses article .ways")),
    "rules": ("Rules of an edition", page_at("/#/rules/aeg", ".rule-sheet")),
    "cards": ("Cards of a game", page_at("/#/cards", ".grid")),
    "decks": ("Building a deck", decks),
    "choose": ("Choosing goddesses", goddess_choice),
    "draft": ("A draft", draft_page),
    "room": ("The duels after a draft", room),
    "tables": ("Tables and records", tables),
    "opening": ("The opening hand", opening),
    "duel": ("A duel", duel),
    "reaction": ("An attack comes: react?", reaction),
    "end": ("How a duel ended", ending),
    "replay": ("A replay, with both hands", replay_page),
    "oka": ("Sakura 桜花伝説 for four", oka),
    "azuki": ("The Azuki TCG, both sides full", azuki),
}


def keep(page: Page, name: str) -> None:
    write_picture(page, page.screenshot(), name)


def write_picture(page: Page, png: bytes, name: str) -> None:
    made: str = page.evaluate(SMALLER, [base64.b64encode(png).decode(), WIDEST, QUALITY])
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(made))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with page_server(tmp_path_factory.mktemp("tables"), UNHURRIED) as found:
        yield found


@pytest.mark.parametrize("size", SIZES)
def test_pictures(opened: Opened, size: str) -> None:
    for name in os.environ.get("MANKAI_MOMENTS", "").split() or MOMENTS:
        _, show = MOMENTS[name]
        context = opened(**SIZES[size])
        spoken = json.dumps({"language": LANGUAGE, "cardLanguage": LANGUAGE, "textLanguage": LANGUAGE})
        context.add_init_script(f"if (location.host) localStorage.setItem('mankai.settings', {json.dumps(spoken)})")
        page = context.new_page()
        show(page)
        for theme in THEMES:
            page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            page.wait_for_timeout(300)
            keep(page, f"{name}-{size}-{theme}")
        context.close()


def test_sheet_of_all_cards(opened: Opened) -> None:
    page = opened(**SIZES["desktop"]).new_page()
    sections = {
        "Sakura Arms": card_pictures(page, GAME),
        "Azuki TCG": card_pictures(page, "azuki"),
        "Sakura": screenshots(page, "oka", ".grid button, .characters button"),
    }
    write_picture(page, sheet(page, sections, WIDEST // COLUMNS), SHEET)


def test_index() -> None:
    lines = [
        "# Every page and moment",
        "",
        "Taken by `pytest tests/support/browser/pictures.py`, at dawn and at dusk, at four sizes.",
        "",
    ]
    for name, (words, _) in MOMENTS.items():
        lines += [f"## {words}", "", "| 1920 x 1080 | 1280 x 800 | 390 x 844 | 844 x 390 |", "|---|---|---|---|"]
        lines += [
            "| " + " | ".join(f"![{words}, {size}, {theme}](images/{name}-{size}-{theme}.webp)" for size in SIZES) + " |"
            for theme in THEMES
        ]
        lines.append("")
    lines += ["## All cards", "", f"![The pictures of all cards of all games](images/{SHEET}.webp)", ""]
    (DOCS / "pictures.md").write_text("\n".join(lines))
