"""Explanations: cards, current Ranges, previews, typed commands, rules; and fewer of them on request."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from support.browser.fixtures import Opened
from support.browser.page_driver import DECIDES, click, question, sequence, stage, start, wait_for_decision
from support.browser.page_driver import edition as look_at

SPIRIT = {"distance": 3, "me": {"hand": ["Spirit", "Shoot", "Slash"], "vigor": 1}, "foe": {"aura": 3}}


def main_phase(page: Page) -> None:
    page.locator("[data-question='main'] .bar.mine").wait_for()


@pytest.mark.parametrize(
    ("edition", "wanted", "card", "word", "number"),
    [
        ("sakura-arms/level99", "soulfire", "Soulfire", "Overkill", "Soulfire never strengthens her own Attacks"),
        ("sakura-arms/aeg", "barrage", "Barrage", "Forced", "Forced: Barrage deals to both Aura and Life"),
        ("sakura-arms/beta", "overawe", "Overawe", "Disenchant", "Overawe"),
    ],
)
def test_a_card_shows_its_words_its_rulings_and_how_sure_we_are(
    page: Page, edition: str, wanted: str, card: str, word: str, number: str
) -> None:
    page.goto("/#/cards")
    look_at(page, edition)
    page.get_by_role("searchbox").fill(wanted)
    expect(page.get_by_role("status")).to_have_text("1 cards")
    page.locator(".grid button").click()
    detail = page.locator("dialog[open]")
    expect(detail.locator("h2")).to_have_text(card)
    expect(detail.locator("dt", has_text=re.compile(f"^{word}$"))).to_be_visible()
    detail.locator("summary").click()
    expect(detail.locator("li", has_text=number).first).to_contain_text(re.compile(r"№ \d+"))
    expect(detail.locator(".provenance")).to_contain_text("How sure we are")


def test_words_that_come_late_are_not_those_of_the_edition_picked_since(page: Page) -> None:
    late: list[Route] = []
    page.route("**/api/games/sakura-arms/level99/words/*", lambda route: late.append(route))
    page.goto("/#/cards")
    look_at(page, "sakura-arms/aeg")
    with page.expect_response("**/api/games/sakura-arms/level99/words/*"):
        late[0].continue_()
    page.get_by_role("searchbox").fill("barrage")
    page.locator(".grid button").click()
    expect(page.locator("dialog[open] dt", has_text=re.compile("^Forced$"))).to_be_visible()


def test_a_stand_in_says_so(page: Page) -> None:
    page.goto("/#/cards")
    look_at(page, "sakura-arms/beta")
    expect(page.locator(".grid button").first).to_contain_text("Slash")
    expect(page.locator(".grid button").first.locator(".uncertain-mark")).to_contain_text("stand-in")
    page.locator(".grid button").first.click()
    expect(page.locator("dialog[open] .unsure")).to_contain_text("stand-in")
    page.keyboard.press("Escape")
    look_at(page, "sakura-arms/level99")
    page.get_by_role("searchbox").fill("tsukikage crush")
    page.locator(".grid button").click()
    expect(page.locator("dialog[open] .provenance")).to_contain_text("✓")
    expect(page.locator("dialog[open] .unsure")).to_have_count(0)


def test_the_search_looks_into_texts_and_says_when_there_is_nothing(page: Page) -> None:
    page.goto("/#/cards")
    page.get_by_role("searchbox").fill("arrow effects distance")
    expect(page.locator(".grid button")).to_have_count(1)
    expect(page.locator(".grid button")).to_contain_text("Smoke")
    page.get_by_role("searchbox").fill("no such words")
    expect(page.get_by_role("status")).to_contain_text("No card has these words")


def test_in_a_duel_any_card_opens_large_by_key_and_by_a_long_press(opened: Opened) -> None:
    page = opened().new_page()
    stage(page, SPIRIT)
    page.locator(".hand .own").first.focus()
    name = page.locator(".hand .own .name").first.inner_text()
    page.keyboard.press("i")
    expect(page.locator("dialog[open] h2")).to_have_text(name)
    page.keyboard.press("Escape")
    phone = opened(390, 844, touch=True).new_page()
    phone.add_init_script("localStorage.setItem('mankai.settings', JSON.stringify({confirm: false}))")
    stage(phone, SPIRIT)
    held = phone.locator(".hand .own[data-option]").first
    before = sequence(phone)
    box = held.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + 20, "y": box["y"] + 20}
    touch = phone.context.new_cdp_session(phone)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    phone.locator("dialog[open] .detail").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator("dialog[open] .detail")).to_be_visible()
    assert sequence(phone) == before, "a long press reads, and plays nothing"


def test_ranges_are_drawn_as_they_are_now(page: Page) -> None:
    stage(page, SPIRIT)
    shoot = page.locator(".bar-row", has_text="Shoot")
    expect(shoot).not_to_contain_text("3-10")
    expect(shoot.locator(".hits-now")).to_have_count(0)
    page.locator(".hand .own", has_text="Spirit").click()
    wait_for_decision(page)
    expect(shoot).to_contain_text("Shoot 3-10")
    expect(shoot.locator(".hits-now")).to_have_count(1)
    expect(page.locator(".bar-row", has_text="Slash")).to_have_text("Slash")
    page.locator(".hand .own", has_text="Shoot").hover()
    expect(page.locator(".panel .current-value")).to_contain_text("Range now: 3-10")


ACTIONS = {  # the changes by Basic Action
    "Advance": {".distance-panel .next-distance": "→ 5", "[data-place='4'] .change": "+1"},
    "Retreat": {".distance-panel .next-distance": "→ 7", "[data-place='4'] .change": "−1"},
    "Recover": {"[data-place='1'] .change": "−1", "[data-place='4'] .change": "+1"},
    "Focus": {"[data-place='4'] .change": "−1", "[data-place='6'] .change": "+1"},
}


def go_to(page: Page, words: str) -> None:
    """Go to the button with that text, by arrow keys."""
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        if page.evaluate(
            "words => document.activeElement.matches('button') && document.activeElement.innerText.includes(words)", words
        ):
            return
    raise AssertionError(f"the arrows do not lead to {words}")


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_every_basic_action_shows_what_it_moves(page: Page, how: str) -> None:
    stage(page, {"distance": 6, "me": {"hand": ["Slash"], "vigor": 1, "aura": 2}})
    for name, changes in ACTIONS.items():
        button = page.locator(".action[data-option]", has_text=name)
        if how == "mouse":
            button.hover()
        else:
            go_to(page, name)
        for where, change in changes.items():
            expect(page.locator(where)).to_have_text(change)
    stage(page, {"distance": 2, "me": {"hand": ["Slash"], "vigor": 1, "aura": 2}})
    page.locator(".action[data-option]", has_text="Breakaway").hover()
    expect(page.locator(".distance-panel .next-distance")).to_have_text("→ 3")


def test_pointing_at_an_attack_shows_what_it_would_deal_now(page: Page) -> None:
    for life, aura, lost in ((4, "−2", "or −2"), (3, "−3", "or −2")):
        stage(page, {"distance": 3, "me": {"hand": ["Brandish"], "life": life}, "foe": {"aura": 5}})
        page.locator(".hand .own").first.hover()
        foe = page.locator("[data-side='1']")
        expect(foe.locator("[data-place='5'] .change")).to_have_text(aura)
        expect(foe.locator("[data-place='3'] .change")).to_have_text(lost)
        expect(page.locator(".panel").get_by_text("Damage now")).to_have_count(1 if life == 3 else 0)  # Resolve


def test_cards_in_play_are_chosen_where_they_lie(page: Page) -> None:
    mine = {"goddesses": ["himika", "chikage"], "in_play": {"Smoke": 1, "Quagmire": 1}}
    scene = {"turn": "foe", "distance": 8, "me": mine, "foe": {"goddesses": ["yurina", "oboro"]}}
    stage(page, scene, bot="")  # the foe has nothing to do
    lit = page.locator(".in-play [data-option]")
    expect(lit).to_have_count(2)
    expect(page.locator(".question")).to_contain_text("which goes first")
    lit.first.click()
    expect(lit).to_have_count(0)


def test_payments_show_what_they_cost_and_what_they_pay_for(page: Page) -> None:
    stage(page, {"distance": 6, "me": {"hand": ["Slash", "Shoot"], "vigor": 1, "aura": 2}})
    page.locator(".action", has_text="Advance").click(modifiers=["Shift"])
    expect(page.locator(".question")).to_contain_text("how do you pay")
    spend = page.locator(".bar [data-option]", has_text="Spend 1 Vigor")
    go_to(page, "Spend")
    expect(spend).to_be_focused()
    expect(page.locator("[data-place='8'] .change")).to_have_text("−1")
    expect(page.locator("[data-place='4'] .change")).to_have_text("+1")
    expect(page.locator(".distance-panel .next-distance")).to_have_text("→ 5")
    page.locator(".hand .own", has_text="Slash").hover()
    expect(page.locator("[data-zone='4'] .change")).to_have_text("+1 face-down")
    expect(page.locator("[data-place='8'] .change")).to_have_count(0)


def test_charging_an_enchantment_shows_where_its_sakura_come_from(page: Page) -> None:
    stage(page, {"distance": 6, "me": {"hand": ["Overawe"], "vigor": 1, "aura": 3}})
    page.locator(".hand .own", has_text="Overawe").click()
    page.locator(".bar [data-option]", has_text="1 from Aura").hover()
    expect(page.locator("[data-place='4'] .change")).to_have_text("−1")
    expect(page.locator("[data-place='1'] .change")).to_have_text("−1")


def commanded(page: Page, text: str) -> str:
    line = page.get_by_role("textbox", name="Command")
    line.fill(text)
    page.keyboard.press("Enter")
    answer = page.locator(".command .answer")
    expect(answer).not_to_be_empty()
    return answer.inner_text()


def test_a_turn_by_typed_commands_alone(page: Page) -> None:
    stage(page, {"distance": 4, "me": {"hand": ["Slash", "Shoot"], "vigor": 1, "aura": 2}, "foe": {"aura": 0, "life": 5}}, bot="")
    page.keyboard.press("/")
    expect(page.get_by_role("textbox", name="Command")).to_be_focused()
    assert "Distance 4" in commanded(page, "where") and "Slash" in commanded(page, "where")
    assert "is no command" in commanded(page, "dance") and "undo, hint, log, since" in commanded(page, "dance")
    assert "Breakaway is not possible" in commanded(page, "breakaway")
    before = sequence(page)
    assert commanded(page, "advance") == "✓ Advance"
    expect(page.locator(".distance-panel .title b").first).to_have_text("3")  # which has taken Vigor
    assert sequence(page) != before
    commanded(page, "undo")
    expect(page.locator(".question")).to_contain_text("how do you pay")
    assert commanded(page, "vigor") == "✓ spend 1 Vigor"
    main_phase(page)
    expect(page.get_by_role("textbox", name="Command")).to_be_focused()
    commanded(page, "play slash")
    expect(page.locator("[data-place='3'] .count")).to_have_text("4")
    commanded(page, "log")
    expect(page.locator("dialog[open] ol")).to_contain_text("Slash")
    page.keyboard.press("Escape")
    commanded(page, "card shoot")
    expect(page.locator("dialog[open] h2")).to_have_text("Shoot")
    page.keyboard.press("Escape")
    page.get_by_role("textbox", name="Command").press("Escape")
    expect(page.locator(".command")).to_have_count(0)


def test_the_hint_and_the_summary_can_be_asked_for_by_command(page: Page) -> None:
    stage(page, SPIRIT)
    page.keyboard.press("/")
    commanded(page, "hint")
    expect(page.locator(".hint")).to_contain_text("★")
    commanded(page, "since")
    expect(page.locator("dialog[open]")).to_contain_text("Since your last turn")


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("Level 99", ["goddesses", "Breakaway", "Full Power"]),
        ("AEG", ["Forward Movement", "played pile", "Burnout", "Devoted"]),
        ("Beta", ["Dressing", "Holding", "upcard pile", "Irritation"]),
    ],
)
def test_there_is_a_page_of_rules_for_every_edition(page: Page, edition: str, words: list[str]) -> None:
    page.goto("/#/rules")
    page.get_by_role("navigation", name="Edition").get_by_role("link", name=edition).click()
    for word in words:
        expect(page.locator(".rule-sheet")).to_contain_text(word)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("ja")
    page.keyboard.press("Escape")
    expect(page.locator(".rule-sheet")).to_contain_text("桜花結晶")


def test_the_guided_duel_goes_on_through_the_first_turns(page: Page) -> None:
    start(page, "Guided first duel")
    lessons: list[str] = []
    for _ in range(60):
        wait_for_decision(page)
        if page.locator(".finish").count() or "Turn 5" in page.locator(".turn-info").inner_text():
            break
        while page.locator(".coach").count():
            if page.locator(".table[data-look]").count():  # else it is told what the foe did
                lessons.append(page.locator(".coach b").inner_text())
            page.locator(".coach").get_by_role("button").click()
        click(page)
    assert len(lessons) == len(set(lessons)), "nothing is said twice"
    said = " ".join(lessons)
    for part in ("opening hand", "goal", "Distance", "Basic Actions", "Paying", "in range"):
        assert part in said
    assert page.locator(DECIDES).count() or page.locator(".finish").count()
    assert question(page) if page.locator(DECIDES).count() else True
