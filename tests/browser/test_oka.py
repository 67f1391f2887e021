"""Sakura 桜花伝説 in a real browser: whole games, phones, votes, one screen for all, spectators and replays."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from support.browser.accessibility import findings
from support.browser.fixtures import Opened
from support.browser.page_driver import (
    DECIDES,
    LONGEST,
    OVER,
    choose_setup,
    concede,
    is_over,
    question,
    sequence,
    stage,
    wait_for_decision,
)

SHOWN = ".plate"
FLOWERS = ["Momo", "Ayame", "Botan"]  # by seat, for players without a name
# A turn with two cards for +, two for - and two for neither; everything in the row can be hired.
MIDDLE: dict[str, Any] = {
    "turn": 0,
    "first": 3,
    "round": 2,
    "plus": ["red 7", "red 4", "blue 4"],
    "minus": ["green 9", "green 12", "red 12", "black 12"],
    "row": ["Samurai: turn", "Daimyo: vote", "Konohana: coins", "Geisha: look", "Cook 2"],
    "0": {
        "hand": ["black 3", "black 9", "red 2", "red 10", "blue 7", "green 5", "green 11", "blue 2"],
        "coins": 6,
        "score": 9,
        "tricks": ["black 6", "black 5"],
    },
    "1": {"coins": 3, "score": 6, "tricks": ["blue 9", "red 9"]},
    "2": {"coins": 8, "score": 11},
    "3": {"coins": 1, "score": 8},
}
# The last turn of the last round.
LAST: dict[str, Any] = {
    "turn": 0,
    "first": 1,
    "round": 3,
    "plus": ["red 7"],
    "minus": ["green 9"],
    "0": {"hand": ["red 8", "green 8", "blue 1", "blue 2"], "coins": 0},
}


def start(page: Page, seats: int = 4) -> None:
    """Go from the set-up page to the first decision, against computers."""
    tile = choose_setup(page, "桜花伝説")
    tile.get_by_role("radio", name=f"{seats} players").check()
    tile.get_by_role("button", name="Play now").click()
    page.locator(DECIDES).wait_for()


def sit(page: Page, scene: dict[str, Any], seats: int = 4) -> None:
    """Open a table with this scene, against computers."""
    stage(page, scene, f"oka/{seats}", seats=seats)


def place(page: Page) -> None:
    """Tap a card that fits, tap a pile that it fits on."""
    if not page.locator(".top.fits").count():
        page.locator(".hand .legal .own").first.click()
    page.locator(".top.fits").first.click()


def other(page: Page) -> Locator:
    """Something to click where no card of the hand can be placed."""
    main = page.locator(".bar .main")
    found = page.locator(".bar [data-option], .chooser [data-option], .hand .own[data-option]")
    return main if main.count() else found.first


def decide(page: Page, hires: bool = False) -> None:
    """One decision by mouse."""
    before = sequence(page)
    people = page.locator(".character-button[data-option]")
    if hires and people.count():
        people.first.click()
    elif page.locator(".hand .legal .tab").count():
        place(page)
    else:
        other(page).click()
    expect(page.locator(".table").first).not_to_have_attribute("data-seq", before)


def test_a_whole_game_of_four_by_mouse_and_its_replay(page: Page) -> None:
    start(page)
    expect(page.locator(SHOWN)).to_have_count(4)
    asked: set[str] = set()
    for number in range(LONGEST):
        wait_for_decision(page)
        if is_over(page):
            break
        asked.add(question(page))
        decide(page, hires=number % 3 == 0)
    assert len(asked) > 3
    rows = page.locator(".standings tbody tr")
    expect(rows).to_have_count(4)
    ranks = [int(row.locator("td").first.inner_text()) for row in rows.all()]
    scores = [int(row.locator("td").nth(1).inner_text()) for row in rows.all()]
    assert ranks == sorted(ranks) and ranks[0] == 1 and scores == sorted(scores)
    mine = page.locator(".standings tr.mine td").first.inner_text()
    said = page.locator(f"{OVER} h1")
    rank = {"2": "second", "3": "third", "4": "fourth"}.get(mine)
    expect(said).to_contain_text(re.compile(f"You are {rank} of 4." if rank else r"\b[Yy]ou "))
    replayed(page)


def replayed(page: Page) -> None:
    """Watch the replay of the finished game from several viewpoints, and play on from it."""
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".scrub").wait_for()
    expect(page.locator(".said")).to_contain_text("Step 0/")
    assert page.locator(".plate .known-cards").count() == 0
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".said")).to_contain_text("Step 5/")
    viewpoint = page.get_by_label("Viewpoint")
    expect(viewpoint.locator("option")).to_have_count(6)
    viewpoint.select_option("all")
    expect(page.locator(".plate .known-cards")).to_have_count(3)
    expect(page.locator(".hand > .held").first).to_be_visible()
    viewpoint.select_option("none")
    expect(page.locator(".hand")).to_have_count(0)
    viewpoint.select_option("2")
    expect(page.locator(".plate.mine")).to_have_attribute("data-seat", "2")
    assert "Round 3" in page.get_by_label("Turn", exact=True).inner_text()
    assert findings(page) == []
    page.get_by_role("slider").fill("2")
    page.get_by_role("button", name="Play on from here").click()
    page.locator(f"{DECIDES}, {OVER}").first.wait_for()
    assert "/table/" in page.url


def test_a_round_of_two_by_keyboard_alone(page: Page) -> None:
    choose_setup(page, "桜花伝説")
    for _ in range(100):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name") == "seats-oka/4":
            break
    for _ in range(5):
        if page.evaluate("document.activeElement.value") != "2":
            page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.value") == "2"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(DECIDES).wait_for()
    expect(page.locator(SHOWN)).to_have_count(2)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("Keys")
    page.keyboard.press("Escape")
    undone = False
    for _ in range(LONGEST):
        wait_for_decision(page)
        if "Round 1" not in page.locator(".turn-info").inner_text():
            break
        before = sequence(page)
        tabs = page.locator(".tab[data-option]")
        if not undone and tabs.count():
            held = page.locator(".hand > .held").count()
            for _ in range(60):
                if "tab" not in page.evaluate("document.activeElement.className"):
                    page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            wait_for_decision(page, before)
            expect(page.locator(".hand > .held")).to_have_count(held - 1)
            before = sequence(page)
            page.keyboard.press("u")
            wait_for_decision(page, before)
            expect(page.locator(".hand > .held")).to_have_count(held)
            undone = True
            continue
        page.evaluate("document.activeElement.blur()")
        if tabs.count():
            page.keyboard.type(tabs.first.locator(".key").inner_text())
        elif page.locator(".bar .main").count():
            page.keyboard.press("Enter")
        else:
            page.keyboard.type(other(page).locator(".choice-key, .key").inner_text())
        page.wait_for_function("before => document.querySelector('.table').dataset.seq !== before", arg=before)
    assert undone
    expect(page.locator(".turn-info")).to_contain_text("Round 2")
    page.keyboard.press("l")
    expect(page.locator("dialog[open]")).to_contain_text("in this round")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("s")
    expect(page.locator("dialog[open]")).to_contain_text("Since your last turn")


@pytest.mark.parametrize(
    ("width", "height", "seats"), [(390, 844, 4), (844, 390, 4), (360, 740, 2), (390, 844, 6), (740, 360, 3)]
)
def test_on_a_phone_nothing_needs_scrolling_and_everything_is_large_enough(
    opened: Opened, width: int, height: int, seats: int
) -> None:
    page = opened(width, height, touch=True).new_page()
    most = 6 if seats == 6 else 8  # that may be held at this time of a round
    mine = {**MIDDLE["0"], "hand": MIDDLE["0"]["hand"][:most]}
    scene = {what: MIDDLE[what] for what in ("turn", "round", "plus", "minus", "row")} | {"first": 0, "0": mine}
    sit(page, scene, seats)
    fits(page, width, height)
    page.locator(".hand .legal .own").first.tap()
    fits(page, width, height)
    for who in ("vote", "Konohana", "Geisha"):
        sit(page, scene, seats)
        page.locator(".character-button", has_text=who).tap()
        page.locator("dialog .sheet-actions .main").tap()
        page.locator(DECIDES).wait_for()
        fits(page, width, height)
    fits_nowhere = ["blue 1", "blue 2", "blue 3", "black 1", "black 2", "black 3", "black 4", "black 8"]
    sit(page, {**scene, "0": {**mine, "hand": fits_nowhere[:most]}}, seats)
    expect(page.locator(".question")).to_contain_text("nothing fits on + and on -")
    fits(page, width, height)


def fits(page: Page, width: int, height: int) -> None:
    sizes = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert sizes[0] <= width and sizes[1] <= height
    parts = (
        ".plate",
        ".pile .top",
        ".character-button",
        ".renew",
        ".hand .own",
        ".chooser",
        ".chooser .pick",
        ".bar",
        ".bar .button",
    )
    for what in parts:
        for one in page.locator(what).all():
            box = one.bounding_box()
            assert box is not None
            assert box["width"] >= 44 and box["height"] >= 44, (what, box)
            # Cards to choose from are scrolled to.
            assert what == ".chooser .pick" or (box["x"] >= -1 and box["x"] + box["width"] <= width + 1), (what, box)
            assert box["y"] >= -1 and box["y"] + box["height"] <= height + 1, (what, box)
    assert overlaps(page) == []


def overlaps(page: Page) -> list[str]:
    """Overlapping parts of the table; a question may cover a hand that is not asked about."""
    found: list[str] = page.evaluate(
        """() => {
            const hand = '.hand:has([data-option])';
            const found = document.querySelectorAll(`.plates, .pile .top, .needs, .ruler, .row, .chooser, ${hand}, .bar`);
            const seen = [...found].filter(one => one.checkVisibility({visibilityProperty: true}));
            const parts = seen.map((one, at) => [at, one.className, one.getBoundingClientRect()]);
            const over = [];
            for (const [at, name, a] of parts) for (const [number, other, b] of parts)
                if (at < number && a.left < b.right - 2 && b.left < a.right - 2
                    && a.top < b.bottom - 2 && b.top < a.bottom - 2) over.push(name + ' / ' + other);
            return over;
        }"""
    )
    return found


def test_cards_that_fit_light_up_and_the_others_say_why_not(page: Page) -> None:
    sit(page, MIDDLE)
    lit = page.locator(".hand .held.legal")
    expect(lit).to_have_count(4)
    assert sorted(lit.locator(".own > .hidden-words").all_inner_texts()) == [
        "black 9: fits on -",
        "blue 7: fits on +",
        "green 5: fits on -",
        "red 10: fits on +",
    ]
    hand = page.locator(".hand")
    hand.get_by_role("button", name="red 2:").click()
    expect(page.locator(".refused")).to_contain_text("+ shows red 7: needs red above 7, or a 7")
    hand.get_by_role("button", name="red 10:").click()
    expect(page.locator(".top.fits")).to_have_count(1)
    page.locator(".top.not").click()
    expect(page.locator(".refused")).to_contain_text("- shows green 9")
    page.locator(".top.fits").click()
    expect(page.locator(".pile.served")).to_have_count(1)
    expect(page.locator(".pile.served .top")).to_contain_text("+ pile: red 10, 4 cards; has its card this turn")


def test_thirteen_and_one_follow_one_another_and_it_is_shown(page: Page) -> None:
    scene = {
        **MIDDLE,
        "plus": ["red 13"],
        "minus": ["green 1"],
        "0": {"hand": ["red 1", "red 2", "green 13", "green 12"], "coins": 0},
    }
    sit(page, scene)
    expect(page.locator(".corner")).to_have_text(["↻ 1 comes after 13", "↻ 13 comes after 1"])
    assert page.locator(".hand .held.legal").count() == 2


def test_hiring_turns_the_yin_yang_card_and_the_turn_is_ended_apart(page: Page) -> None:
    sit(page, MIDDLE)
    signs = page.locator(".pile .sign")
    expect(signs).to_have_text(["+", "−"])
    expect(page.locator(".plate.mine .coins")).to_have_text("6")
    page.locator(".character-button", has_text="Samurai").click()
    expect(signs).to_have_text(["−", "+"])
    expect(page.locator(".plate.mine .coins")).to_have_text("5")
    expect(page.locator(".row .gap")).to_have_count(1)
    wait_for_decision(page)
    for _ in range(4):
        if page.locator(".bar .main").count():
            break
        before = sequence(page)
        if page.locator(".hand .legal .tab").count():
            place(page)
        else:
            other(page).click()
        wait_for_decision(page, before)
    expect(page.locator(".bar .main")).to_contain_text("End turn")


def test_the_vote_is_secret_until_all_have_voted(page: Page) -> None:
    sit(page, MIDDLE)
    page.locator(".character-button", has_text="vote").click()
    expect(page.locator(".question")).to_contain_text("Nobody sees your choice before all have chosen")
    assert "white" not in page.locator(".panel .log ol").inner_text()
    before = sequence(page)
    page.get_by_role("button", name="Vote black").click()
    wait_for_decision(page, before)
    log = page.locator(".panel .log ol")
    expect(log).to_contain_text("You: black")
    for bot in ("Bot 1", "Bot 2", "Bot 3"):
        expect(log).to_contain_text(f"{bot}: ")
    expect(log).to_contain_text("coin")


def test_a_character_says_what_it_does_and_a_hand_that_was_seen_stays_known(page: Page) -> None:
    sit(page, MIDDLE)
    page.locator(".character-button", has_text="Geisha").hover()
    expect(page.locator(".panel .card-box.detail")).to_contain_text("Look at another player's hand")
    page.locator(".character-button", has_text="Geisha").click()
    expect(page.locator(".plate.legal")).to_have_count(3)
    page.locator(".plate.legal").first.click()
    expect(page.locator(".chooser .pick").first).to_be_visible()
    seen = page.locator(".chooser .pick").count()
    assert findings(page) == []
    page.get_by_role("button", name="Take none").click()
    expect(page.locator(".plate .known-cards .face")).to_have_count(seen)


def test_piles_say_what_they_hold_only_to_those_who_switch_it_on(page: Page) -> None:
    start(page, 2)
    assert page.locator(".sums").count() == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("memory aid").check()
    page.keyboard.press("Escape")
    expect(page.locator(".sums")).to_have_count(2)


def test_a_hint_is_marked(page: Page) -> None:
    sit(page, LAST)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_contain_text("★")
    expect(page.locator(".hinted").first).to_be_visible()


def test_a_character_has_its_rulings(page: Page) -> None:
    page.goto("/#/cards/oka")
    page.get_by_role("button", name="Cook 2:").click()
    page.locator("dialog[open] summary").click()
    expect(page.locator("dialog[open]")).to_contain_text("a black 12 goes on the black 13")


def test_a_character_that_is_read_may_leave_while_it_is(page: Page) -> None:
    stage(page, MIDDLE, "oka/4", seats=4)
    cook = page.locator(".character-button", has_text="Cook 2")
    cook.hover()
    page.locator(".panel .detail summary").first.wait_for()
    before = sequence(page)
    cook.click()
    wait_for_decision(page, before)
    page.locator(".hand .own").first.hover()
    expect(page.locator(".panel-inner > .detail h3")).not_to_contain_text("Cook")


def test_trick_cards_are_open_to_all(page: Page) -> None:
    sit(page, MIDDLE)
    page.locator(".plate[data-seat='1']").click()
    expect(page.locator("dialog[open]")).to_contain_text("trick cards: 2")
    expect(page.locator("dialog[open]")).to_contain_text("our own proposal")
    page.locator("dialog[open]").get_by_role("button", name="red 9").click()
    expect(page.locator("dialog[open]")).to_contain_text("for whoever takes it")


def test_a_spectator_sees_no_hand_and_has_no_buttons(opened: Opened) -> None:
    ann = opened().new_page()
    start(ann, 3)
    ann.get_by_role("button", name="Link to watch").click()
    watch = ann.get_by_test_id("watch").input_value()
    ann.keyboard.press("Escape")
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    guest = opened().new_page()
    guest.on("websocket", listen)
    guest.goto(watch)
    guest.locator(SHOWN).first.wait_for()
    for _ in range(4):
        wait_for_decision(ann)
        decide(ann)
    expect(guest.locator(".panel .log ol")).to_contain_text(" on ")
    assert guest.locator("[data-option], .hand, .known-cards").count() == 0
    assert guest.get_by_role("button", name="Concede").count() == 0
    states = [json.loads(frame) for frame in frames if '"state"' in frame]
    assert states
    for state in states:
        assert all([card < 0 for hand in state["view"]["zones"][:3] for card in hand])
        assert state["options"] == []


def test_a_table_for_people_and_computers_by_link(opened: Opened) -> None:
    ann = opened().new_page()
    tile = choose_setup(ann, "桜花伝説")
    tile.get_by_role("radio", name="3 players").check()
    tile.get_by_text("Choose who sits where").click()
    tile.get_by_role("combobox", name="Player 2").select_option("open")
    tile.get_by_role("combobox", name="Player 3").select_option("bot")
    tile.get_by_role("button", name="Open the table").click()
    expect(ann.get_by_test_id("invite")).to_have_count(1)
    bob = opened().new_page()
    bob.goto(ann.get_by_test_id("invite").input_value())
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    bob.locator(SHOWN).first.wait_for()
    expect(ann.locator(".plate[data-seat='1']")).to_contain_text("Bob")
    expect(ann.locator(".plate[data-seat='2']")).to_contain_text("Kiku")
    expect(bob.locator(".plate.mine")).to_contain_text("You (Bob)")


def test_all_at_one_screen_hand_it_on(page: Page) -> None:
    tile = choose_setup(page, "桜花伝説")
    tile.get_by_role("radio", name="3 players").check()
    tile.get_by_role("button", name="All at this screen").click()
    page.locator(DECIDES).wait_for()
    first = int(page.locator(".plate.mine").get_attribute("data-seat") or "")
    for _ in range(20):
        if page.get_by_role("button", name="show my hand").count():
            break
        wait_for_decision(page)
        before = sequence(page)
        decide(page)
        page.wait_for_function("before => document.querySelector('.table').dataset.seq !== before", arg=before)
    following = (first + 1) % 3
    expect(page.locator("h1")).to_have_text(f"Hand the screen to {FLOWERS[following]}")
    assert page.locator(".hand").count() == 0
    page.get_by_role("button", name="show my hand").click()
    expect(page.locator(".plate.mine")).to_have_attribute("data-seat", str(following))
    expect(page.locator(".hand")).to_be_visible()


def test_whoever_gives_up_among_many_looks_on_while_a_computer_plays(page: Page) -> None:
    sit(page, LAST)
    page.get_by_role("button", name="Concede").click()
    expect(page.locator("dialog[open]")).to_contain_text("A computer will play on for you")
    page.locator("dialog[open]").get_by_role("button", name="Concede").click()
    expect(page.get_by_role("button", name="Concede")).to_have_count(0)
    expect(page.locator("[data-option]")).to_have_count(0)
    page.locator(OVER).wait_for()
    expect(page.locator(".standings tbody tr")).to_have_count(4)


def test_of_two_who_gives_up_has_lost(page: Page) -> None:
    start(page, 2)
    concede(page)
    expect(page.locator(f"{OVER} h1")).to_have_text("Ume has won the game. You are second of 2.")
    page.get_by_role("button", name="Rematch").click()
    page.locator(DECIDES).wait_for()


def test_what_happens_is_shown_and_can_be_skipped(opened: Opened) -> None:
    page = opened(motion=True).new_page()
    start(page, 3)
    for _ in range(4):
        page.wait_for_function("() => document.querySelector('.bar.mine, .finish') !== null")
        decide(page)
        page.keyboard.press("Escape")
    page.locator(DECIDES).wait_for()
    expect(page.locator(".panel .log")).to_contain_text("Your turn")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(opened: Opened, theme: str) -> None:
    page = opened(theme=theme).new_page()
    for path, ready in (("/#/rules/oka", ".rule-sheet"), ("/#/cards/oka", ".characters")):
        page.goto(path)
        page.locator(ready).first.wait_for()
        assert findings(page) == [], path
    sit(page, MIDDLE)
    assert findings(page) == [], "turn"
    page.locator(".hand .legal .own").first.click()
    assert findings(page) == [], "card chosen"
    page.get_by_role("button", name="All choices").click()
    assert findings(page) == [], "list of choices"
    page.keyboard.press("Escape")
    for _ in range(3):
        wait_for_decision(page)
        decide(page)
    wait_for_decision(page)
    assert findings(page) == [], "later"


def test_it_speaks_japanese(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("ja")
    page.get_by_label("カード名").select_option("ja")
    page.keyboard.press("Escape")
    sit(page, MIDDLE)
    expect(page.locator(".question")).to_contain_text("+に1枚")
    expect(page.locator(".row")).to_contain_text("侍")
    page.locator(".hand").get_by_role("button", name="赤2:").click()
    expect(page.locator(".refused")).to_contain_text("赤の7より上、または7が必要")
    page.locator(".tab[data-option]").first.click()
    expect(page.locator(".panel .log ol")).to_contain_text("あなた:")
    page.goto("/#/rules/oka")
    expect(page.locator(".rule-sheet")).to_contain_text("陰陽札")
