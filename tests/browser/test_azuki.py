"""The Azuki TCG in a real browser: whole turns, responses, secret decks, the deck builder, phones."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser.accessibility import findings
from support.browser.fixtures import Opened
from support.browser.page_driver import (
    DECIDES,
    LONGEST,
    OVER,
    STAGE,
    choose_setup,
    is_asked,
    is_over,
    open_setup,
    question_key,
    sequence,
    stage,
    wait_for_decision,
)

GAME = "azuki"
FOE = 12  # the first spot of the other side: its leader
# A turn with everything that a turn can have: a searching card, a weapon, an entity to portal; the foe is nearly beaten.
TURN: dict[str, Any] = {
    "turn": "me",
    "turns": 9,
    "me": {
        "leader": "STT04-001",
        "gate": "STT04-002",
        "health": 15,
        "ikz": 8,
        "garden": ["Penny"],
        "alley": ["Reckless Tinkerer"],
        "hand": ["Ruby", "Tenshin", "Firestorm"],
        "deck": ["Pekiro", "Indra", "Collateral Burst", "Frida", "Ed", "Lady Emberheart", "Enraged Howler"],
    },
    "foe": {"leader": "STT01-001", "gate": "STT01-002", "health": 7, "ikz": 0, "deck": ["Alley Guy"] * 4 + ["Indra"] * 4},
}
# The foe attacks: there is a response in hand, and a Defender with a question when it is attacked.
ATTACKED: dict[str, Any] = {
    "turn": "foe",
    "turns": 10,
    "me": {
        "leader": "STT03-001",
        "gate": "STT03-002",
        "health": 15,
        "ikz": 6,
        "garden": ["Chillax", "Lone Journeyman"],
        "hand": ["Oathstone"],
        "deck": ["Kale"] * 4,
    },
    "foe": {
        "leader": "STT01-001",
        "gate": "STT01-002",
        "ikz": 0,
        "garden": ["Alley Guy", {"card": "Black Jade Recruit", "is": ["cooldown"]}],
        "deck": ["Indra"] * 4,
    },
}
# The foe can attack an entity that Kira replaces, and that asks something after that.
STEPPED_IN: dict[str, Any] = {
    **ATTACKED,
    "me": {
        "leader": "STT03-001",
        "gate": "STT03-002",
        "ikz": 6,
        "garden": ["Rei", {"card": "Chillax", "is": ["tapped"]}],
        "alley": ["Ed", "Penny", "Kira"],
        "deck": ["Kale"] * 4,
    },
}
# The foe can attack an entity that may change places; after that there is still a response.
CHANGED_PLACES: dict[str, Any] = {
    **ATTACKED,
    "me": {
        "leader": "STT01-001",
        "gate": "STT01-002",
        "ikz": 6,
        "garden": ["Rei", {"card": "Ed", "is": ["tapped"]}],
        "alley": ["Penny", "Indra"],
        "hand": ["Ninpō: Thunderstep", "Ninpō: Thunderstep"],
        "deck": ["Kale"] * 4,
    },
}
# What is written on the card on which the arrow ends.
POINTED = """() => {
    const point = document.querySelector('svg.arrow .tip').getBoundingClientRect();
    const [x, y] = [point.left + point.width / 2, point.top + point.height / 2];
    const units = [...document.querySelectorAll('.unit')].map(one => ({one, box: one.getBoundingClientRect()}));
    const at = units.find(({box}) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
    return at ? at.one.innerText : '';
}"""
# Both rows full on both sides, many weapons and keywords: a crowded board.
CROWDED: dict[str, Any] = {
    "turn": "me",
    "turns": 10,
    "me": {
        "leader": "STT04-001",
        "gate": "STT04-002",
        "health": 13,
        "ikz": 5,
        "spent": 5,
        "token": 1,
        "garden": [
            "Pekiro",
            {"card": "Ed", "is": ["tapped"], "damage": 1},
            {"card": "Scorchland Raven", "weapons": ["Tenshin"]},
            "Silk Tongue Velya",
            {"card": "Enraged Howler", "is": ["cooldown", "shocked"]},
        ],
        "alley": ["Frida", "Reckless Tinkerer", "Cinderwake Ritualist", "Ruby", "Lady Emberheart"],
        "hand": ["Firestorm", "Lady Emberheart", "Collateral Burst", "Tenshin", "Ruby", "Reckless Tinkerer", "Frida"],
        "deck": ["Indra"] * 3,
        "discard": ["Firestorm", "Ed"],
    },
    "foe": {
        "leader": "STT01-001",
        "gate": "STT01-002",
        "health": 9,
        "ikz": 6,
        "garden": [
            {"card": "Black Jade Recruit", "is": ["tapped"]},
            "Alley Guy",
            {"card": "Silver Current, Haruhi", "is": ["tapped"]},
            "Black Jade Vault Master",
            "Raimaru the Stolen",
        ],
        "alley": ["Black Jade Crewleader", "Alley Thug", "Black Jade Courier", "Penny", "Kira"],
        "hand": ["Lightning Orb"],
        "deck": ["Alley Guy"] * 2,
    },
}
OVERLAPS = """selectors => {
    const found = selectors.flatMap(selector => [...document.querySelectorAll(selector)]).filter(one => one.checkVisibility());
    const boxes = found.map(one => ({one, box: one.getBoundingClientRect()}));
    const name = ({one, box}) =>
        `${one.className} ${one.dataset.spot ?? ''} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`;
    const isOutside = ({box}) =>
        box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    const isOver = (a, b) => !a.one.contains(b.one) && !b.one.contains(a.one)
        && Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1
        && Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1;
    return boxes.flatMap((a, at) => [
        ...(isOutside(a) ? [`outside ${name(a)}`] : []),
        ...boxes.slice(at + 1).filter(b => isOver(a, b)).map(b => `${name(a)} over ${name(b)}`),
    ]);
}"""
CUT = """() => [...document.querySelectorAll('.unit .name, .unit .numbers, .held .name, .resources b')]
    .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).display !== 'inline')
    .map(one => one.textContent)"""


def sit(page: Page, scene: dict[str, Any], bot: str = "greedy") -> None:
    stage(page, scene, GAME, bot)


def press(page: Page, target: Locator) -> None:
    """One decision by mouse: with the card, spot or button."""
    before = sequence(page)
    target.click()
    wait_for_decision(page, before)


def spot(page: Page, number: int) -> Locator:
    return page.locator(f"[data-spot='{number}']")


def held(page: Page, name: str) -> Locator:
    return page.locator(".hand .held", has_text=name)


def offered(page: Page) -> Locator:
    """Everything that can be pressed now."""
    return page.locator(".azuki [data-option]:not(.main)")


def settle(page: Page) -> None:
    """Answer every question until the Main Phase is asked again."""
    for _ in range(20):
        if is_over(page) or question_key(page) == "main":
            return
        main = page.locator(".bar .main")
        press(page, main if main.count() else offered(page).first)
    raise AssertionError(question_key(page))


def bring_on(page: Page) -> None:
    """One decision that brings the match nearer to its end: attack the leader, or play a card."""
    question = question_key(page)
    if question == "attack" and spot(page, FOE).get_attribute("data-option"):
        press(page, spot(page, FOE))
    elif question == "main":
        ready = page.locator(".side:not(.far) .garden .unit.legal, .side:not(.far) .leader-room .legal, .hand .held[data-option]")
        before = sequence(page)
        (ready.first if ready.count() else page.locator(".bar .main")).click()
        if page.locator(".unit.chosen").count() and sequence(page) == before:  # it can do several things
            page.locator(".bar .strong").first.click()
        wait_for_decision(page, before)
    else:
        choices = offered(page)
        press(page, choices.first if choices.count() else page.locator(".bar .main"))


def test_a_match_with_search_undo_weapon_portal_and_a_reload_to_its_end_and_its_replay(page: Page) -> None:
    sit(page, TURN)
    # A card is begun and taken back: nothing was revealed by it.
    press(page, held(page, "Ruby"))
    assert question_key(page) == "row"
    press(page, page.get_by_role("button", name="Undo"))
    assert question_key(page) == "main"
    expect(held(page, "Ruby")).to_have_count(1)
    # Again, to its end: five cards are laid out, one is shown and taken, the others are put in order and go to the bottom.
    press(page, held(page, "Ruby"))
    press(page, page.locator(".alley .row-choice"))
    assert question_key(page) == "search"
    expect(page.locator(".laid .held")).to_have_count(5)
    press(page, page.locator(".laid .held[data-option]").first)
    expect(page.locator(".log")).to_contain_text("You take")
    assert question_key(page) == "bottom"
    order = page.locator(".ordering .movable")
    expect(order).to_have_count(4)
    first = order.first.get_attribute("data-ordered") or ""
    order.first.press("ArrowRight")
    expect(order.nth(1)).to_have_attribute("data-ordered", first)
    order.nth(1).drag_to(order.nth(3))
    expect(order.nth(3)).to_have_attribute("data-ordered", first)
    page.locator(".confirm-order").click()
    expect(page.locator(".ordering")).to_have_count(0)
    expect(page.locator(".azuki")).to_have_attribute("data-question", "main")
    # A weapon on the leader, which does damage when it is played.
    press(page, held(page, "Tenshin"))
    assert question_key(page) == "carrier"
    press(page, spot(page, 0))
    press(page, spot(page, FOE))
    settle(page)
    expect(spot(page, 0)).to_contain_text("Tenshin")
    # Through the Gate into the Garden.
    press(page, spot(page, 7))
    settle(page)
    expect(page.locator(".side:not(.far) .garden .unit")).to_have_count(2)
    garden = page.locator(".side:not(.far) .garden").inner_text()
    page.reload()
    page.locator(DECIDES).wait_for()
    assert page.locator(".side:not(.far) .garden").inner_text() == garden
    for _ in range(LONGEST):
        if is_over(page):
            break
        bring_on(page)
    expect(page.locator(OVER)).to_contain_text("You have")
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".scrub").wait_for()
    page.get_by_label("Viewpoint").select_option("all")
    for _ in range(LONGEST):
        if page.locator(".open-hand [data-card]").count():
            break
        page.keyboard.press("ArrowRight")
    assert page.locator(".open-hand [data-card]").count() and page.locator(".hand").count()


def test_an_attack_a_response_and_a_defender_to_whom_the_arrow_turns(page: Page) -> None:
    page.goto("/")
    stage_on_one_screen(page, ATTACKED)
    press_and_hand_over(page, spot(page, FOE + 2))  # there is nobody else to attack than the leader
    assert question_key(page) == "respond"
    arrow = page.locator("svg.arrow")
    expect(arrow).to_have_attribute("data-target", "0")
    expect(arrow).to_have_attribute("data-attacker", str(FOE + 2))
    expect(page.locator(".combat-strip")).to_contain_text("Responses")
    press_and_hand_over(page, held(page, "Oathstone"))
    press_and_hand_over(page, spot(page, 2))
    expect(spot(page, 2)).to_contain_text("Carapace 1")
    for _ in range(3):
        if question_key(page) == "defend":
            break
        press_and_hand_over(page, page.locator(".bar .main"))
    expect(page.locator(".combat-strip")).to_contain_text("Defender?")
    press_and_hand_over(page, spot(page, 2))
    expect(arrow).to_have_attribute("data-target", "2")
    press_and_hand_over(page, page.locator(".bar .main"))
    expect(page.locator("svg.arrow")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("Chillax (yours) defends")


def points_at(page: Page, name: str) -> None:
    """Check that the arrow ends on the card of that name, on the screen and in the spoken text."""
    page.wait_for_function(f"name => ({POINTED})().includes(name)", arg=name)
    at = page.locator("svg.arrow").get_attribute("data-target") or ""
    expect(spot(page, int(at))).to_contain_text(name)


def test_the_arrow_turns_to_kira_who_steps_in(page: Page) -> None:
    page.goto("/")
    stage_on_one_screen(page, STEPPED_IN)
    press(page, spot(page, FOE + 2))
    press_and_hand_over(page, spot(page, 3))
    assert question_key(page) == "order"
    points_at(page, "Chillax")
    press_and_hand_over(page, page.locator("[data-option]", has_text="Kira: saw it happen"))
    assert question_key(page) == "may"
    points_at(page, "Chillax")
    press_and_hand_over(page, page.locator("[data-option]", has_text="change places"))
    assert question_key(page) == "target", "Chillax was attacked, and still gives health to somebody"
    points_at(page, "Kira")
    expect(page.locator(".side:not(.far) .alley")).to_contain_text("Chillax")


def test_what_waits_is_a_list_to_be_seen_in_its_order_on_a_phone_too(opened: Opened) -> None:
    for width, height in ((1280, 800), (390, 844)):
        page = opened(width, height).new_page()
        page.goto("/")
        stage_on_one_screen(page, STEPPED_IN)
        press(page, spot(page, FOE + 2))
        press_and_hand_over(page, spot(page, 3))
        expect(page.locator(".combat-strip li")).to_have_text(["Chillax: When Attacked", "Kira: saw it happen"])
        strip, *listed = [one.bounding_box() for one in [page.locator(".combat-strip"), *page.locator(".combat-strip li").all()]]
        assert strip is not None
        for box in listed:
            assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= strip["x"] + strip["width"]
            assert box["y"] >= strip["y"] and box["y"] + box["height"] <= strip["y"] + strip["height"]


def test_the_arrow_turns_to_whoever_thunderstep_puts_in_its_way(page: Page) -> None:
    page.goto("/")
    stage_on_one_screen(page, CHANGED_PLACES)
    press(page, spot(page, FOE + 2))
    press_and_hand_over(page, spot(page, 3))
    assert question_key(page) == "respond"
    points_at(page, "Ed")
    press(page, held(page, "Thunderstep").first)
    press(page, spot(page, 3))
    press(page, page.locator(".side:not(.far) .alley .unit", has_text="Indra"))
    assert question_key(page) == "respond"
    points_at(page, "Indra")


def stage_on_one_screen(page: Page, scene: dict[str, Any]) -> None:
    table: str = page.evaluate(STAGE, {"game": GAME, "seats": [{"who": "me"}, {"who": "me"}], "scene": scene})
    page.goto(f"/#/table/{table}")
    show(page)


def show(page: Page) -> None:
    """Show the screen to the player who decides."""
    over = page.get_by_role("button", name="show my hand")
    page.locator(DECIDES).or_(over).or_(page.locator(OVER)).first.wait_for()
    if over.count():
        over.click()
    page.locator(f"{DECIDES}, {OVER}").first.wait_for()


def press_and_hand_over(page: Page, target: Locator) -> None:
    before = sequence(page)
    target.click()
    expect(page.locator(".table").first).not_to_have_attribute("data-seq", before)
    show(page)


def test_everything_says_why_not_and_a_spot_too(page: Page) -> None:
    poor = {**TURN, "me": {**TURN["me"], "ikz": 1, "garden": [{"card": "Penny", "is": ["cooldown"]}]}}
    sit(page, poor)
    expect(page.locator(".table")).to_have_attribute("data-reasons", sequence(page))
    held(page, "Firestorm").click(force=True)  # which is marked as not playable
    expect(page.locator(".refused")).to_contain_text("costs 5, you have 1")
    spot(page, 2).click()
    expect(page.locator(".refused")).to_contain_text("Cooldown")


def test_both_bring_their_decks_at_the_same_time_by_one_message_each(opened: Opened) -> None:
    ann, bob = opened().new_page(), opened().new_page()
    sent: list[str] = []
    bob.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    bob.goto("/#/decks/azuki")
    codes: list[str] = []
    for at in (4, 1):
        bob.get_by_label("Ready lists").select_option(index=at)
        expect(bob.get_by_test_id("code")).not_to_have_text(codes[-1] if codes else "")
        codes.append(bob.get_by_test_id("code").inner_text())
    article = open_setup(ann, "Azuki TCG")
    article.locator("label", has_text="Decks").locator("select").select_option("choose")
    article.get_by_role("button", name="by link").click()
    bob.goto(ann.get_by_test_id("invite").input_value())
    bob.get_by_role("button", name="Take a seat").click()
    for page in (ann, bob):  # both are asked
        expect(page.locator("[data-question='choose list'] .chooser")).to_be_visible()
    # What Bob has begun with is not in that deck; the rest of the other deck is added, after a reload.
    bob.locator(".chooser .grid [data-option]").first.click()
    expect(bob.locator("[data-question='choose gate'] .chooser")).to_be_visible()
    bob.reload()
    bob.get_by_label("code").fill(codes[0])
    bob.get_by_role("button", name="Use").click()
    expect(bob.locator(".trouble[role='alert']")).to_contain_text("Take back first")
    bob.get_by_role("button", name="Undo").click()
    expect(bob.locator("[data-question='choose list'] .chooser")).to_be_visible()
    before = len(sent)
    bob.get_by_label("code").fill(codes[0])
    bob.get_by_role("button", name="Use").click()
    expect(bob.locator(".deck-room")).to_contain_text("deck")
    expect(bob.locator(".chooser")).to_have_count(0)
    acts = [text for text in sent[before:] if '"act' in text]
    assert len(acts) == 1 and '"acts"' in acts[0]
    expect(ann.locator("[data-question='choose list'] .chooser")).to_be_visible()
    ann.locator(".chooser [data-option]").first.click()
    for page in (ann, bob):
        expect(page.locator(".side")).to_have_count(2)


def test_two_play_with_secret_decks_by_link_and_one_deck_was_built_here(opened: Opened) -> None:
    ann, bob = opened().new_page(), opened().new_page()
    # Bob builds a deck and keeps it.
    bob.goto("/#/decks/azuki")
    bob.get_by_label("Ready lists").select_option(index=4)
    expect(bob.get_by_test_id("code")).to_have_count(1)
    code = bob.get_by_test_id("code").inner_text()
    bob.locator("[data-listed] .step").first.click()
    expect(bob.get_by_test_id("code")).to_have_count(0)
    expect(bob.locator(".faults")).to_contain_text("50 cards")
    bob.locator(".slot:not(:has(.count)) .bare").nth(6).click()
    bob.get_by_test_id("code").wait_for()
    assert bob.get_by_test_id("code").inner_text() != code
    bob.get_by_label("Name of the deck").fill("Bob's own")
    bob.get_by_role("button", name="Keep as favourite").click()
    # Ann opens a table at which both choose in secret.
    article = open_setup(ann, "Azuki TCG")
    article.locator("label", has_text="Decks").locator("select").select_option("choose")
    article.locator("label", has_text="Lists").locator("select").select_option("closed")
    article.get_by_role("button", name="by link").click()
    invite = ann.get_by_test_id("invite").input_value()
    bob.goto(invite)
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    ann.locator(".chooser").wait_for()
    assert question_key(ann) == "choose list"
    ann.locator(".chooser [data-option]").first.click()
    bob.locator(".kept .button", has_text="Bob's own").wait_for()
    expect(bob.locator(".log")).not_to_contain_text("Raizan")
    bob.locator(".kept .button", has_text="Bob's own").click()
    for page in (ann, bob):
        expect(page.locator(".side")).to_have_count(2)
    for _ in range(4):
        for page in (ann, bob):
            if is_asked(page) and question_key(page) == "mulligan":
                page.locator(".bar .main").click()
        ann.wait_for_timeout(200)
    expect(ann.locator(".hand .held")).not_to_have_count(0)
    expect(bob.locator(".hand .held")).not_to_have_count(0)
    expect(ann.locator(".open-hand")).to_have_count(0)


def test_the_deck_builder_refuses_and_explains(page: Page) -> None:
    page.goto("/#/decks/azuki")
    page.locator(".builder .slot").first.wait_for()
    play = page.get_by_role("button", name="Play this deck")
    expect(play).to_be_disabled()
    expect(page.locator(".faults")).to_contain_text("A deck has one leader, not 0.")
    expect(page.locator(".faults")).to_contain_text("A deck has one Gate, not 0.")
    page.get_by_label("Ready lists").select_option(index=1)
    expect(play).to_be_enabled()
    expect(page.locator(".faults")).to_have_count(0)
    written = page.evaluate(
        """async code => (await (await fetch('/api/decks/azuki', {method: 'POST', headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({code, whole: true})})).json()).text""",
        page.get_by_test_id("code").inner_text(),
    )
    page.locator("details", has_text="Import").locator("summary").click()
    field = page.locator("textarea")
    field.fill(written + "\n5 Firestorm\n1 Nobody At All")
    page.get_by_role("button", name="Load").click()
    faults = page.locator(".faults")
    for words in ("Nobody At All", "Firestorm is of Fire, but the leader is of Lightning", "at most 4", "not 56"):
        expect(faults).to_contain_text(words)
    expect(play).to_be_disabled()
    field.fill(written)
    page.get_by_role("button", name="Load").click()
    expect(play).to_be_enabled()
    page.get_by_role("button", name="Draw an opening hand").click()
    expect(page.locator("dialog[open] .card")).to_have_count(7)
    page.keyboard.press("Escape")
    page.get_by_label("Search names and texts").fill("recruit")
    expect(page.locator(".slot")).to_have_count(1)
    play.click()
    page.locator(DECIDES).wait_for()
    assert question_key(page) == "mulligan"


SIZES = [(1920, 1080), (1280, 800), (390, 844), (844, 390)]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_crowded_board_overlaps_nowhere_and_everybody_finds_their_way(
    opened: Opened, width: int, height: int, theme: str
) -> None:
    page = opened(width, height, touch=width < 900, theme=theme).new_page()
    sit(page, CROWDED)
    parts = [".unit", ".empty-spot", ".resources", ".combat-strip", ".bar", ".reader", ".cards", ".panel"]
    assert page.evaluate(OVERLAPS, parts) == []
    assert page.evaluate(CUT) == []
    assert findings(page) == []


# Hand cards without a spot that a finger could press, and whether the bar covers any of them.
COVERED = """() => {
    const cards = [...document.querySelectorAll('.hand .held')];
    const bar = document.querySelector('.bar').getBoundingClientRect();
    const isFree = (card) => {
        const box = card.getBoundingClientRect();
        return [4, 12, 20].every(x => card.contains(document.elementFromPoint(box.left + x, box.top + box.height / 2)));
    };
    const isUnderBar = (card) => card.getBoundingClientRect().bottom > bar.top + 1;
    return [cards.length, cards.filter(one => !isFree(one)).length, cards.filter(isUnderBar).length];
}"""
NINE = {**CROWDED["me"], "spent": 0, "hand": [*CROWDED["me"]["hand"], "Indra", "Ed"]}


@pytest.mark.parametrize(("width", "height", "touch"), [(1280, 800, False), (390, 844, True), (844, 390, True)])
def test_every_card_of_a_full_hand_is_seen_and_the_bar_lies_over_none(
    opened: Opened, width: int, height: int, touch: bool
) -> None:
    page = opened(width, height, touch).new_page()
    sit(page, {**CROWDED, "me": NINE})
    assert page.evaluate(COVERED) == [9, 0, 0]
    units = page.locator(".unit[data-option]")
    for at in range(units.count()):
        units.nth(at).focus()
        page.evaluate("at => document.querySelectorAll('.unit[data-option]')[at].click()", at)
        if page.locator(".unit.chosen").count() == 0:  # there was no question about its effect
            break
        assert page.evaluate(COVERED) == [9, 0, 0], units.nth(at).inner_text()


# Both rows full on both sides, with every state that has a shape of its own, and eight cards in hand.
STATES: dict[str, Any] = {
    **CROWDED,
    "me": {
        **CROWDED["me"],
        "garden": [
            {"card": "Scarlett", "weapons": ["Tenshin"]},
            {"card": "Enraged Howler", "is": ["tapped"], "damage": 1},
            {"card": "Penny", "damage": 0},
            {"card": "Shroom Tender", "is": ["rooted by foe"]},
            {"card": "Scorchland Raven", "is": ["cooldown"]},
        ],
        "hand": [*CROWDED["me"]["hand"], "Ed"],
    },
    "foe": {
        **CROWDED["foe"],
        "gate": {"card": "STT01-002", "is": ["tapped"]},
        "garden": [
            {"card": "Black Jade Recruit", "is": ["tapped"]},
            {"card": "Silver Current, Haruhi", "is": ["shocked"]},
            {"card": "Alley Guy", "is": ["frozen by me"]},
            "Black Jade Vault Master",
            "Raimaru the Stolen",
        ],
    },
}
LEAST_PICTURE = 0.4  # of a card on the table
# By unit: the share of its print that is picture, without the parts of it that stand over it.
SHARES = """() => [...document.querySelectorAll('.unit')].map(one => {
    const area = box => box.offsetWidth * box.offsetHeight;
    return [one.innerText, area(one.querySelector('.picture-frame')) / area(one.querySelector('.tile-face'))];
})"""
# What is said on the signs of the rows, from top to bottom, and whether all of it can be seen.
SIGNS = """() => [...document.querySelectorAll('.sign')].map(one => ({one, box: one.getBoundingClientRect()}))
    .sort((a, b) => a.box.top - b.box.top)
    .map(({one, box}) => {
        const word = one.querySelector('.row-name').getBoundingClientRect();
        return [one.innerText.trim(), word.top >= box.top - 1 && word.bottom <= box.bottom + 1 && word.height > 20];
    })"""
# The cards in hand that are wholly on the screen, whether the hand can be scrolled, and the smallest letters of their names.
HAND = """() => {
    const hand = document.querySelector('.cards');
    const cards = [...hand.querySelectorAll('.hand .held')].map(one => one.getBoundingClientRect());
    const seen = cards.filter(box => box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight);
    const isOver = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const letters = [...hand.querySelectorAll('.name')].map(one => parseFloat(getComputedStyle(one).fontSize));
    return {
        seen: seen.length,
        isScrolled: hand.scrollWidth > hand.clientWidth + 1,
        overlaps: cards.flatMap((a, at) => cards.slice(at + 1).filter(b => isOver(a, b))).length,
        smallest: Math.min(...letters),
    };
}"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_picture_is_the_card_the_rows_are_named_and_eight_cards_are_held(opened: Opened, width: int, height: int) -> None:
    page = opened(width, height, touch=width < 900).new_page()
    sit(page, STATES)
    shares: list[tuple[str, float]] = page.evaluate(SHARES)
    assert len(shares) == 24
    assert [(name, share) for name, share in shares if share < LEAST_PICTURE] == []
    assert page.evaluate(SIGNS) == [[name, True] for name in ("Alley", "Garden", "Garden", "Alley")]
    hand = page.evaluate(HAND)
    assert hand.pop("smallest") >= 12
    assert hand == {"seen": 8, "isScrolled": False, "overlaps": 0}
    assert page.evaluate(COVERED) == [8, 0, 0]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_state_has_a_shape_and_a_word(opened: Opened, width: int, height: int) -> None:
    page = opened(width, height, touch=width < 900).new_page()
    sit(page, STATES)
    for number, sign, word in (
        (3, "tapped", "Tapped"),
        (4, "defender", "Defender"),
        (5, "rooted", "Rooted"),
        (6, "cooldown", "Cooldown"),
        (FOE + 3, "shocked", "Shocked"),
        (FOE + 4, "frozen", "Frozen"),
    ):
        tag = spot(page, number).locator(f".tag.{sign}")
        expect(tag).to_have_text(word)
        expect(tag.locator(".word")).to_be_visible()
    for number, drawn in ((5, "rooted"), (FOE + 3, "shocked"), (FOE + 4, "frozen")):
        expect(spot(page, number).locator(f".over.{drawn}")).to_be_visible()
    charging = spot(page, 8)
    expect(charging.locator(".tag.charge")).to_have_text("Charge")
    # A used gate has shut doors, a weapon its print and bonus, and changed numbers are marked.
    expect(spot(page, FOE + 1).locator(".doors")).to_be_visible()
    expect(spot(page, 1).locator(".doors")).not_to_be_visible()
    expect(spot(page, 2).locator(".weapon")).to_contain_text("+2")
    expect(spot(page, 2).locator(".stat.attack")).to_have_class(re.compile("raised"))
    expect(spot(page, 3).locator(".stat.health")).to_have_class(re.compile("lowered"))


def test_ikz_lie_as_stones_ready_spent_and_still_to_come(page: Page) -> None:
    sit(page, TURN)
    stones = page.locator(".side:not(.far) .stones")
    for kind, count in (("ready", 8), ("spent", 0), ("free", 2)):
        expect(stones.locator(f"g.{kind}")).to_have_count(count)
    press(page, held(page, "Tenshin"))
    press(page, spot(page, 0))
    expect(stones.locator("g.spent")).to_have_count(2)


# Count the marks of damage by their spots, as they come.
MARKS = """() => {
    window.marks = {};
    new MutationObserver(changes => changes.forEach(({addedNodes}) => addedNodes.forEach(one => {
        if (one.dataset?.damaged) window.marks[one.dataset.damaged] = one.innerText.trim();
    }))).observe(document.querySelector('.damage'), {childList: true});
}"""
# The viewer's Alley Guy can attack the leader, or one that is tapped and strikes back.
CLASH: dict[str, Any] = {
    **TURN,
    "me": {**TURN["me"], "garden": [{"card": "Alley Guy", "weapons": ["Tenshin"]}]},
    "foe": {**TURN["foe"], "garden": [{"card": "Black Jade Recruit", "is": ["tapped"]}]},
}


@pytest.mark.parametrize("motion", [True, False])
def test_an_attack_aims_strikes_and_shows_both_damages_where_they_land(opened: Opened, motion: bool) -> None:
    page = opened(motion=motion).new_page()
    sit(page, CLASH)
    press(page, spot(page, 2))
    assert question_key(page) == "attack"
    expect(page.locator("svg.aims .aimed")).to_have_count(2)
    spot(page, FOE + 2).hover()
    expect(page.locator(f"[data-aimed='{FOE + 2}']")).not_to_have_class(re.compile("pale"))
    expect(page.locator(f"[data-aimed='{FOE}']")).to_have_class(re.compile("pale"))
    page.evaluate(MARKS)
    press(page, spot(page, FOE + 2))
    expect(page.locator(".side.far .garden .unit")).to_have_count(0)
    expect(page.locator(".mark")).to_have_count(0)
    assert page.evaluate("window.marks") == {"2": "−1", str(FOE + 2): "−3"}


def test_the_pages_of_the_game_are_for_everybody(page: Page) -> None:
    for address, part in (("cards", ".azuki-cards .card"), ("decks", ".builder .slot"), ("rules", ".rule")):
        page.goto(f"/#/{address}/azuki")
        page.locator(part).first.wait_for()
        assert findings(page) == []


def test_a_ready_deck_is_two_clicks_from_home_and_is_played_by_keys_alone(page: Page) -> None:
    choose_setup(page, "Azuki TCG").get_by_role("button", name="Starter: Zero").click()
    page.locator(DECIDES).wait_for()
    page.keyboard.press("Enter")
    questions: set[str] = set()
    for _ in range(12):
        wait_for_decision(page)
        if is_over(page):
            break
        questions.add(question_key(page))
        before = sequence(page)
        page.keyboard.press("1")
        page.wait_for_function("before => document.querySelector('.table').dataset.seq !== before", arg=before)
    assert "main" in questions


def test_a_match_is_said_in_japanese(opened: Opened) -> None:
    page = opened().new_page()
    page.goto("/")
    page.evaluate(
        "localStorage.setItem('mankai.settings', JSON.stringify({language: 'ja', cardLanguage: 'ja', textLanguage: 'ja'}))"
    )
    page.reload()
    sit(page, CROWDED)
    expect(page.locator(".bar")).to_contain_text("メインフェイズ")
    expect(page.locator(".side:not(.far) .resources")).to_contain_text("デッキ")
    assert page.evaluate(CUT) == []
