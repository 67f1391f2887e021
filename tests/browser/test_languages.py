"""Interface, card names and card texts each in a language of their own; and a duel in a language that nobody speaks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.test_oka import decide
from support.browser.fixtures import Opened
from support.browser.page_driver import DECIDES, LONGEST, click, is_over, sequence, stage, wait_for_decision
from support.browser.page_driver import edition as look_at
from support.browser.page_server import page_server
from support.reversed_language import LANGUAGE, foreign_words, install, vocabulary

# Slash is out of Range, Hilt Strike is not, and the Ultimate costs more than there is.
SCENE = {
    "distance": 2,
    "me": {"hand": ["Slash", "Hilt Strike"], "ready": ["Tsukikage Crush"], "vigor": 1, "flare": 1, "aura": 2},
    "foe": {"aura": 3},
}


def settle(page: Page, **languages: str) -> None:
    """Set languages in the panel of settings, whatever language it is in."""
    page.get_by_role("button", name=re.compile("Settings|設定")).click()
    for at, name in enumerate(("interface", "names", "texts")):
        if name in languages:
            page.locator("dialog[open] select").nth(at).select_option(languages[name])
    page.keyboard.press("Escape")


def look(page: Page, wanted: str) -> None:
    page.goto("/#/cards")
    page.get_by_role("searchbox").fill(wanted)
    expect(page.locator(".grid button")).to_have_count(1)


def test_card_texts_have_a_language_of_their_own(page: Page) -> None:
    look(page, "polite return")
    card = page.locator(".grid .card")
    expect(card.locator(".text")).to_contain_text("negate the Attack")
    settle(page, texts="ja")
    expect(card.locator(".text")).to_have_text("攻撃後、境地:対応した攻撃を打ち消す。ただし切札の攻撃を除く。")
    expect(card.locator(".text")).to_have_attribute("lang", "ja")
    expect(card.locator(".type")).to_contain_text("攻撃")
    expect(card.locator(".mark")).to_have_text("対応")
    expect(card.locator(".range")).to_contain_text("適正距離")
    expect(card.locator(".name")).to_have_text("Polite Return")
    expect(page.locator("h1")).to_have_text("Cards")
    page.locator(".grid button").click()
    expect(page.locator("dialog[open] dt", has_text="境地")).to_be_visible()
    expect(page.locator("dialog[open] dd", has_text="Holds while your Vigor is 2.")).to_be_visible()
    page.keyboard.press("Escape")
    settle(page, names="ja", texts="en")
    expect(card.locator(".name")).to_have_text("雅打ち")
    expect(card.locator(".text")).to_contain_text("negate the Attack")
    expect(card.locator(".type")).to_contain_text("Attack")
    settle(page, interface="ja", names="en")
    expect(page.locator("h1")).to_have_text("カード")
    expect(card.locator(".name")).to_have_text("Polite Return")
    expect(card.locator(".text")).to_contain_text("negate the Attack")
    page.reload()
    expect(page.locator("h1")).to_have_text("カード")
    expect(page.locator(".grid .text").first).to_contain_text(re.compile("[a-z]"))


@pytest.mark.parametrize(
    ("edition", "wanted", "found"),
    [
        ("sakura-arms/level99", "連火 畏縮", "Backdraft"),
        ("sakura-arms/aeg", "封印 破棄時", "Confuse"),
        ("sakura-arms/beta", "伏せ札になる", "Overawe"),
    ],
)
def test_cards_are_found_by_their_japanese_texts(page: Page, edition: str, wanted: str, found: str) -> None:
    page.goto("/#/cards")
    settle(page, texts="ja")
    look_at(page, edition)
    page.get_by_role("searchbox").fill(wanted)
    expect(page.locator(".grid .name")).to_have_text(found)


def test_texts_come_only_when_they_are_wanted(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    look(page, "soulfire")
    assert not [one for one in asked if one.endswith("/words/ja")]
    settle(page, texts="ja")
    expect(page.locator(".grid .text")).to_contain_text("展開中、決死")
    assert [one for one in asked if "/api/games/" in one and one.endswith("/words/ja")] == [
        one for one in asked if one.endswith("/api/games/sakura-arms/level99/words/ja")
    ]


def test_a_japanese_browser_reads_everything_in_japanese(opened: Opened) -> None:
    context = opened()
    context.add_init_script("Object.defineProperty(navigator, 'language', {get: () => 'ja-JP'})")
    page = context.new_page()
    stage(page, SCENE)
    hand = page.locator(".hand .card")
    blocked = hand.filter(has_text="斬")
    expect(blocked.locator(".reason")).to_have_text("間合2、適正3-\u20604")
    expect(hand.filter(has_text="柄打ち").locator(".text")).to_contain_text("攻撃後、決死")
    expect(page.locator(".hand")).to_contain_text("フレア1、消費は7")
    expect(page.locator(".hand .own[data-option]").first).to_contain_text("柄打ちを使用")
    settled = sequence(page)
    page.get_by_role("button", name="ヒント").click()
    expect(page.locator(".hint")).to_contain_text(re.compile("★ (柄打ちを使用|ターン終了|後退|纏い|宿し|離脱)"))
    page.locator(".action", has_text="宿し").click(modifiers=["Shift"])
    wait_for_decision(page, settled)
    bar = page.locator(".bar")
    expect(bar).to_contain_text("支払い")
    expect(bar).to_contain_text("集中力を1使う")


def test_options_and_reasons_change_with_the_interface_alone(page: Page) -> None:
    stage(page, SCENE)
    blocked = page.locator(".hand .card", has_text="Slash")
    expect(blocked.locator(".reason")).to_have_text("Distance 2, needs 3-\u20604")
    settle(page, interface="ja")
    expect(blocked.locator(".reason")).to_have_text("間合2、適正3-\u20604")
    expect(page.locator(".hand .own[data-option]").first).to_contain_text("Hilt Strikeを使用")
    expect(page.locator(".hand .card", has_text="Hilt Strike").locator(".text")).to_contain_text("your next Attack")


@pytest.mark.parametrize("edition", ["sakura-arms/level99", "sakura-arms/aeg", "sakura-arms/beta"])
def test_basic_actions_have_one_name_in_japanese(page: Page, edition: str) -> None:
    stage(page, {"distance": 5, "me": {"hand": ["Slash"], "vigor": 1, "aura": 2}}, game=edition)
    settle(page, interface="ja")
    for name in ("前進", "後退", "纏い", "宿し"):
        expect(page.locator(".action", has_text=name)).to_have_count(1)


# Everything that can be read, or is read aloud.
READ = """() => {
    const found = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (texts.currentNode.parentElement.checkVisibility()) found.push(texts.currentNode.data);
    for (const name of ['aria-label', 'title', 'placeholder'])
        for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
    return found.join('\\n');
}"""


@pytest.fixture(scope="module")
def backwards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a language in which every word is reversed, made of catalogue files alone."""
    package: Path = install(tmp_path_factory.mktemp("package"))
    with page_server(tmp_path_factory.mktemp("tables"), PYTHONPATH=str(package)) as found:
        yield found


@pytest.fixture
def foreign(opened: Opened, backwards: str) -> Page:
    """A page on which everything is set to that language."""
    context = opened(base_url=backwards)
    settings = json.dumps(dict.fromkeys(("language", "cardLanguage", "textLanguage"), LANGUAGE))
    context.add_init_script(f"if (location.host) localStorage.setItem('mankai.settings', {json.dumps(settings)})")
    page = context.new_page()
    page.goto("/")
    page.locator("article").first.wait_for()
    expect(page.locator("article[aria-busy='true']")).to_have_count(0)
    return page


@cache
def known() -> set[str]:
    return vocabulary()


def read(page: Page) -> None:
    """Check that nothing on the page is in another language."""
    found = foreign_words(page.evaluate(READ), known())
    assert not found, sorted(found)


def read_whole_game(page: Page, number: int, decide: Callable[[Page], None]) -> None:
    """Play the game with that number on the set-up page to its end, reading everything at every decision."""
    page.goto("/#/play")
    page.locator(".entries a").nth(number).click()
    expect(page.locator("article[aria-busy='false']")).to_have_count(1)
    read(page)
    page.locator("article .button.big").click()
    page.locator(DECIDES).wait_for()
    for _ in range(LONGEST):
        wait_for_decision(page)
        read(page)
        if is_over(page):
            return
        decide(page)
    raise AssertionError("the game has no end")


def test_a_whole_duel_in_a_language_that_nobody_speaks(foreign: Page) -> None:
    read(foreign)
    for name in ("cards", "decks", "rules"):
        foreign.goto(f"/#/{name}")
        foreign.locator(".card .name, .rule").first.wait_for()
        read(foreign)
    read_whole_game(foreign, 0, click)


def test_a_whole_game_of_four_in_a_language_that_nobody_speaks(foreign: Page) -> None:
    read_whole_game(foreign, 1, decide)
