"""Whole duels in a real browser: by mouse, by keyboard alone, and two people playing each other by link."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from support.browser.fixtures import Opened
from support.browser.page_driver import (
    DECIDES,
    LONGEST,
    OVER,
    choose_setup,
    click,
    concede,
    is_asked,
    is_over,
    preferred_target,
    question_key,
    sequence,
    stage,
    start,
    wait_for_decision,
)


def test_the_first_decision_is_two_clicks_from_the_home_page(page: Page) -> None:
    page.goto("/")
    page.locator("article", has_text="Sakura Arms").get_by_role("button", name="Play now").click()
    expect(page.locator(DECIDES)).to_contain_text("Your decision")
    page.locator(".bar .main").click()
    expect(page.locator(".bar")).to_contain_text("turn")


@pytest.mark.parametrize("edition", ["Level 99", "AEG", "Beta"])
def test_a_whole_duel_by_mouse(page: Page, edition: str) -> None:
    start(page, edition=edition)
    life = page.locator("[data-place='2'] .count").inner_text()
    for _ in range(LONGEST):
        wait_for_decision(page)
        if is_over(page):
            break
        click(page)
    page.get_by_role("button", name="See the board").click()
    lives = [page.locator(f"[data-place='{place}'] .count").inner_text() for place in (2, 3)]
    winners = ["The foe has" if edition == "Level 99" else "The opponent has", "You have"]
    if "0" in lives:  # some cards win or lose a duel whatever Life there is
        winners = [winners[lives[0] != "0"]]
    expect(page.locator(f"{OVER} h1")).to_have_text(re.compile(rf"^({'|'.join(winners)}) won the duel\.$"))
    page.get_by_role("button", name="Rematch").click()
    page.locator(DECIDES).wait_for()
    expect(page.locator("[data-place='2'] .count")).to_have_text(life)


def test_a_whole_duel_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.locator("article").first.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if "Play now" in page.evaluate("document.activeElement.textContent"):
            break
    page.keyboard.press("Enter")
    page.locator(DECIDES).wait_for()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("Keys")
    page.keyboard.press("Escape")
    undone = False
    for _ in range(LONGEST):
        wait_for_decision(page)
        if is_over(page):
            break
        before = sequence(page)
        if not undone and question_key(page) == "main" and page.locator(".action[data-option]").count():
            # An action is chosen with the arrows, and taken back before it is paid.
            shown = page.locator("[data-place='0']").inner_text()
            while "action" not in (page.evaluate("document.activeElement.className") or ""):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Shift+Enter")  # and so asks how it is paid for
            wait_for_decision(page, before)
            before = sequence(page)
            page.keyboard.press("u")
            wait_for_decision(page, before)
            assert page.locator("[data-place='0']").inner_text() == shown
            undone = True
            continue
        target = preferred_target(page)
        key = target.locator(".choice-key, .key")
        if key.count():
            page.keyboard.type(key.first.inner_text())
        else:
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('.table').dataset.seq !== before", arg=before)
    assert undone
    expect(page.locator(OVER)).to_be_visible()


def test_two_people_play_each_other_by_link_and_one_of_them_reloads(opened: Opened) -> None:
    ann = opened().new_page()
    ann.goto("/")
    ann.locator("article", has_text="Sakura Arms").get_by_role("button", name="by link").click()
    invite = ann.get_by_test_id("invite").input_value()
    bob = opened().new_page()
    bob.goto(invite)
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    bob.locator(".side").first.wait_for()
    expect(ann.locator(".side:not(.near)")).to_contain_text("Bob")
    decisions = {"ann": 0, "bob": 0}
    answered = {"ann": "", "bob": ""}
    reloaded = False
    for _ in range(LONGEST):
        ann.wait_for_timeout(60)
        if is_over(ann) and is_over(bob):
            break
        for name, page in (("ann", ann), ("bob", bob)):
            if not is_asked(page) or not page.locator(".table[data-busy='false']").count():
                continue
            # Only at a new question does the page show what the server has: an answer may still be on its way.
            if name == "bob" and not reloaded and decisions["bob"] >= 4 and sequence(bob) != answered["bob"]:
                hand = bob.locator(".hand .own .name").all_inner_texts()
                bob.reload()
                bob.locator(DECIDES).wait_for()
                assert bob.locator(".hand .own .name").all_inner_texts() == hand
                reloaded = True
            answered[name] = sequence(page)
            click(page, is_answered=False)
            decisions[name] += 1
    assert reloaded and min(decisions.values()) > 3
    results = {ann.locator(f"{OVER} h1").inner_text(), bob.locator(f"{OVER} h1").inner_text()}
    assert results == {"You have won the duel.", "The foe has won the duel."}


def test_a_spectator_sees_no_hand_and_has_no_buttons(opened: Opened) -> None:
    ann = opened().new_page()
    # With goddesses who never show hands, a card that everybody saw on its way to a hand is known to spectators too.
    stage(ann, setup={"goddesses": [["yurina", "himika"], ["tokoyo", "thallya"]]})
    ann.get_by_role("button", name="Link to watch").click()
    watch = ann.get_by_test_id("watch").input_value()
    ann.keyboard.press("Escape")
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    guest = opened().new_page()
    guest.on("websocket", listen)
    guest.goto(watch)
    guest.locator(".side").first.wait_for()
    for _ in range(6):
        wait_for_decision(ann)
        if is_over(ann):
            break
        click(ann)
    guest.wait_for_timeout(500)
    assert guest.locator(".hand, .chooser, [data-option]").count() == 0
    assert guest.get_by_role("button", name="Concede").count() == 0
    states = [json.loads(frame) for frame in frames if '"state"' in frame]
    assert states
    for state in states:
        for hand in state["view"]["zones"][:2]:
            assert all(card < 0 for card in hand)
        assert state["options"] == []


def test_on_one_screen_the_hand_is_hidden_until_the_other_has_it(page: Page) -> None:
    choose_setup(page).get_by_role("button", name="Two at this screen").click()
    page.locator(DECIDES).wait_for()
    page.locator(".bar .main").click()
    expect(page.locator("h1")).to_contain_text("Hand the screen to")
    assert page.locator(".hand").count() == 0
    page.get_by_role("button", name="show my hand").click()
    expect(page.locator(".hand")).to_be_visible()


def test_a_greyed_card_and_a_greyed_action_say_why_not(page: Page) -> None:
    start(page, "Guided first duel")
    page.locator(".bar .main").click()
    page.locator("[data-question='main'] .bar.mine").wait_for()
    blocked = page.locator(".action[aria-disabled='true']").first
    blocked.click(force=True)
    expect(page.locator(".refused")).not_to_be_empty()
    expect(page.locator(".hand .reason").first).to_contain_text("needs")


def test_pointing_at_an_action_shows_what_it_moves(page: Page) -> None:
    start(page, "Guided first duel")
    page.locator(".bar .main").click()
    page.locator("[data-question='main'] .bar.mine").wait_for()
    page.locator(".action[data-option]", has_text="Advance").hover()
    expect(page.locator("[data-place='4'] .change")).to_have_text("+1")
    expect(page.locator(".distance-panel .next-distance")).to_have_text("→ 9")


def test_a_computer_goes_by_one_name(page: Page) -> None:
    start(page)
    name = page.locator(".side.at-right .person").inner_text()
    concede(page)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".side .person").filter(has_text=name)).to_have_count(1)


def test_a_hint_is_marked_without_a_chance(page: Page) -> None:
    start(page)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_contain_text("★")
    expect(page.locator(".hint")).not_to_contain_text("%")
    expect(page.locator(".hinted")).to_have_count(1)


def test_the_guided_duel_explains_what_comes_up(page: Page) -> None:
    start(page, "Guided first duel")
    expect(page.locator(".coach")).to_contain_text("opening hand")
    page.locator(".bar .main").click()
    expect(page.locator(".coach")).to_contain_text("The goal")
    page.locator(".coach").get_by_role("button").click()
    expect(page.locator(".coach")).to_contain_text("Distance")


def test_what_happens_is_shown_and_can_be_skipped(opened: Opened) -> None:
    page = opened(motion=True).new_page()
    start(page)
    page.locator(".bar .main").click()
    for _ in range(LONGEST):
        page.wait_for_function("() => document.querySelector('.bar.mine, .finish') !== null")
        if is_over(page) or "Turn 3" in page.locator(".panel .log").inner_text():
            break
        click(page)
        # At once, if it is there: it may be gone before a mouse reaches it.
        page.get_by_role("button", name="Continue").evaluate_all("found => found.forEach(one => one.click())")
    expect(page.locator(".panel .log")).to_contain_text("Turn 2")


def test_a_finished_duel_is_replayed_and_played_on(page: Page) -> None:
    start(page)
    for _ in range(10):
        wait_for_decision(page)
        if is_over(page):
            break
        click(page)
    wait_for_decision(page)
    if not is_over(page):
        concede(page)
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".scrub").wait_for()
    expect(page.locator(".said")).to_contain_text("Step 0/")
    assert page.locator(".side .back").count() > 0
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".said")).to_contain_text("Step 6/")
    page.get_by_label("Viewpoint").select_option("all")
    expect(page.locator(".side[data-side='1'] .fan .back")).to_have_count(0)
    page.get_by_label("Viewpoint").select_option("none")
    expect(page.locator(".hand")).to_have_count(0)
    page.get_by_role("slider").fill("2")
    expect(page.locator(".said")).to_contain_text("Step 2/")
    page.get_by_role("button", name="Play on from here").click()
    page.locator(f"{DECIDES}, {OVER}").first.wait_for()
    assert "/table/" in page.url
