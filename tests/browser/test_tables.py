"""Tables between people, in real browsers: clocks, absence, crashes, undo and redo, rematches, chat, passwords, spectators."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from support.browser.accessibility import findings
from support.browser.fixtures import NOT_BUILT, PATIENCE, Opened
from support.browser.page_driver import DECIDES, OVER, choose_setup, click, is_asked, question_key, sequence, wait_for_decision
from support.server.server_process import GAME, Server, server_process

# Console messages of the browser when a server stops or refuses something.
BY_THE_BROWSER = ("WebSocket connection", "Failed to load resource")
TABLE = ".table[data-busy='false']"

Window = Callable[..., Page]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server at which nobody has to wait for players who are away."""
    if not (files("mankai.server") / "web" / "index.html").is_file():
        pytest.fail(NOT_BUILT, pytrace=False)
    with server_process(away_seconds=0.0, passwords_burst=1e6, chat_burst=1e6) as one:
        yield one


@pytest.fixture
def window(browser: Browser, server: Server) -> Iterator[Window]:
    """Opens windows of browsers that share nothing; whatever goes wrong inside a page fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def note(message: Any) -> None:
        if message.type == "error" and not message.text.startswith(BY_THE_BROWSER):
            wrong.append(message.text)

    def new(**more: Any) -> Page:
        size = more.pop("viewport", {"width": 1280, "height": 800})
        context = browser.new_context(
            base_url=f"http://127.0.0.1:{server.port}/", viewport=size, reduced_motion="reduce", locale="en-GB", **more
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page: Page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", note)
        return page

    yield new
    for context in contexts:
        context.close()
    assert wrong == []


def invited(page: Page, **chosen: str) -> tuple[str, str]:
    """Make a table with an invitation; return the links to join and to watch."""
    article = choose_setup(page)
    if chosen:
        article.get_by_text("By link: name, clock").click()
    for label, value in chosen.items():
        field = article.get_by_label(label)
        if field.evaluate("one => one.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    article.get_by_role("button", name="by link").click()
    return page.get_by_test_id("invite").input_value(), page.get_by_test_id("watch").input_value()


def sit_down(page: Page, invite: str, name: str = "Bob", password: str = "") -> None:
    page.goto(invite)
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    if password:
        page.get_by_label("Password").fill(password)
        page.get_by_role("button", name="Take a seat").click()
    page.locator(".side").first.wait_for()


def pair(window: Window, **chosen: str) -> tuple[Page, Page, str]:
    """Ann and Bob at a table, and the link to watch it."""
    ann, bob = window(), window()
    invite, watch = invited(ann, **chosen)
    sit_down(bob, invite)
    ann.locator(".side").first.wait_for()
    return ann, bob, watch


def decider(*pages: Page) -> Page:
    """The page of the player who is asked."""
    for _ in range(PATIENCE // 25):
        for page in pages:
            if is_asked(page) and page.locator(TABLE).count():
                return page
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def other(page: Page, *pages: Page) -> Page:
    return next(one for one in pages if one is not page)


def test_an_invitation_says_to_both_who_plays_what_with_which_clock(window: Window) -> None:
    ann, bob = window(), window()
    invite, _ = invited(ann, Clock="10", Name="Ann")
    expect(ann.locator("svg[data-address]")).to_have_attribute("data-address", invite)
    expect(ann.get_by_role("note")).to_contain_text("work on this computer only")
    bob.goto(invite)
    expect(bob.get_by_role("heading", name="Ann invites you")).to_be_visible()
    for page in (ann, bob):
        expect(page.get_by_test_id("invitation")).to_contain_text(re.compile("Level 99.*Ann.*10:00 each", re.DOTALL))
    # If others can reach the address, it is in the link and in the code.
    ann.route("**/api/reach", lambda route: route.fulfill(json={"origins": ["http://192.0.2.7:8000"]}))
    ann.reload()
    expect(ann.get_by_test_id("invite")).to_have_value(re.compile("^http://192.0.2.7:8000/share/[^/]+#/join/"))
    expect(ann.locator("svg[data-address]")).to_have_attribute(
        "data-address", re.compile("^http://192.0.2.7:8000/share/[^/]+#/join/")
    )
    expect(ann.get_by_role("note")).to_contain_text("same network")


def test_two_browsers_with_a_clock(window: Window) -> None:
    ann, bob, _ = pair(window, Clock="10")
    for page in (ann, bob):
        expect(page.locator("[data-clock]")).to_have_count(2)
        for seat in (0, 1):
            expect(page.locator(f"[data-clock='{seat}'] b")).to_have_text(re.compile(r"^▸?(10:00|9:\d\d)$"))
    seen = set()
    for _ in range(8):
        one = decider(ann, bob)
        if question_key(one) in ("main", "mulligan"):
            # In a public decision: whose clock runs is the same for both.
            mine = one.locator(".clock.runs").get_attribute("data-clock")
            expect(other(one, ann, bob).locator(f".clock.runs[data-clock='{mine}']")).to_have_count(1)
            seen.add(mine)
        click(one, is_answered=False)
    assert seen == {"0", "1"}


def test_a_flag_that_falls_ends_the_duel(window: Window, server: Server) -> None:
    table = server.new_table("me", "open", setup={"first": 0}, clock={"seconds": 1.5, "free": 0, "lag": 0})
    bob = window()
    sit_down(bob, f"/#/join/{table['table']}/{table['invites'][0]['invite']}")
    expect(bob.locator(OVER)).to_contain_text("You have won the duel.")
    expect(bob.locator(OVER)).to_contain_text("on time")


def test_a_killed_server_comes_back_and_nothing_is_lost_or_doubled(window: Window, server: Server) -> None:
    ann, bob, _ = pair(window)
    for page in (ann, bob):
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    for _ in range(6):
        click(decider(ann, bob), is_answered=False)
    one = decider(ann, bob)
    two = other(one, ann, bob)

    def shown(page: Page) -> list[str]:
        page.mouse.move(0, 0)  # a choice under the pointer or focus shows its move
        page.evaluate("document.activeElement?.blur()")
        if page.locator(DECIDES).count():  # then reasons come a moment later
            expect(page.locator(f".table[data-reasons='{sequence(page)}']")).to_have_count(1)
        parts = [sequence(page)]
        for what in (".side", ".hand", ".panel .log"):
            parts += page.locator(what).all_inner_texts()
        return parts

    one.wait_for_timeout(300)
    before = [shown(page) for page in (one, two)]
    server.kill()
    for page in (one, two):
        expect(page.get_by_role("alert")).to_contain_text("connection is lost")
    server.start()
    for page in (one, two):
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.locator(".away")).to_have_count(0)
    assert [shown(page) for page in (one, two)] == before
    for _ in range(4):
        click(decider(ann, bob), is_answered=False)
    decider(ann, bob)
    for page in (ann, bob):
        page.wait_for_timeout(300)
        before_reload = shown(page)
        page.reload()
        page.locator(".side").first.wait_for()
        assert shown(page) == before_reload, "what came piece by piece is what is told in one piece"


def test_undo_by_consent(window: Window) -> None:
    ann, bob, _ = pair(window)
    one = decider(ann, bob)
    two = other(one, ann, bob)
    hand = one.locator(".hand").inner_text()
    one.locator(".bar .main").click()  # keeps the opening hand; now the other is asked
    two.locator(DECIDES).wait_for()
    for page in (one, two):
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)  # against people there are none
    stands = one.locator(".hud").bounding_box()
    for answer in ("No", "Yes"):
        one.get_by_role("button", name="Undo").click()
        expect(one.get_by_role("status").filter(has_text="You have asked to take your last decision back")).to_be_visible()
        assert one.locator(".hud").bounding_box() == stands, "what is told lies over the board and moves nothing"
        ask = two.get_by_role("alert").filter(has_text="take back")
        ask.get_by_role("button", name=answer, exact=True).click()
        expect(ask).to_have_count(0)
        if answer == "No":
            expect(one.get_by_role("alert")).to_contain_text("does not agree")
    one.locator(DECIDES).wait_for()
    expect(one.locator(".question")).to_contain_text("Opening hand")
    assert one.locator(".hand").inner_text() == hand
    expect(two.locator(DECIDES)).to_have_count(0)


def test_undo_and_redo_by_keys(window: Window, server: Server) -> None:
    page = window()
    choose_setup(page).get_by_role("button", name="Guided first duel").click()
    page.locator(DECIDES).wait_for()
    click(page)
    wait_for_decision(page)

    def shown() -> list[str]:
        page.mouse.move(0, 0)  # a choice under the pointer shows its move
        expect(page.locator(f".table[data-reasons='{sequence(page)}']")).to_have_count(1)  # which come a moment later
        return [page.locator(what).inner_text() for what in (".distance-panel", ".hand", ".question", ".panel .log")]

    first, before = shown(), sequence(page)
    page.locator(".action[data-option]", has_text="Advance").click()
    wait_for_decision(page, before)
    second = shown()
    assert first != second
    page.evaluate("document.activeElement.blur()")
    for key, wanted in (("u", first), ("r", second), ("u", first)):
        before = sequence(page)
        page.keyboard.press(key)
        wait_for_decision(page, before)
        expect(page.get_by_role("button", name="Redo")).to_have_count(1 if key == "u" else 0)
        assert shown() == wanted
    # Another decision: now there is nothing to redo.
    before = sequence(page)
    page.locator(".bar .main").click()
    wait_for_decision(page, before)
    expect(page.get_by_role("button", name="Redo")).to_have_count(0)


def test_a_rematch_between_two_people(window: Window) -> None:
    ann, bob, _ = pair(window)
    first = ann.url
    ann.get_by_role("button", name="Concede").click()
    ann.locator("dialog[open]").get_by_role("button", name="Concede").click()
    expect(bob.locator(OVER)).to_contain_text("You have won the duel.")
    expect(bob.locator(OVER)).to_contain_text("by concession")
    bob.get_by_role("button", name="Rematch").click()
    expect(ann.locator(OVER)).to_contain_text("Bob wants another game")
    expect(bob.locator(OVER)).to_contain_text("You have asked for another game")
    assert ann.url == first
    ann.get_by_role("button", name="Rematch").click()
    for page in (ann, bob):
        page.wait_for_url(re.compile(r"#/table/(?!" + re.escape(first.rpartition("/")[2]) + ")"))
        expect(page.locator(OVER)).to_have_count(0)
    assert ann.url == bob.url
    expect(ann.locator(".side:not(.near)")).to_contain_text("Bob")
    decider(ann, bob)


def test_the_win_is_claimed_after_an_absence(window: Window) -> None:
    ann, bob, _ = pair(window)
    bob.context.close()
    notice = ann.locator(".away-notice")
    expect(notice).to_contain_text("Bob has been away since")
    notice.get_by_role("button", name="Claim the win").click()
    expect(ann.locator(OVER)).to_contain_text("You have won the duel.")
    expect(ann.locator(OVER)).to_contain_text("stayed away")
    expect(notice).to_have_count(0)


def test_a_computer_plays_until_the_other_comes_back(window: Window) -> None:
    ann, bob, _ = pair(window)
    hand = bob.locator(".hand").inner_text() if bob.locator(".hand").count() else ""
    here = bob.url
    bob.goto("about:blank")
    notice = ann.locator(".away-notice")
    notice.get_by_role("button", name="Wait").click()
    expect(notice).to_have_count(0)
    bob.goto(here)
    bob.locator(".side").first.wait_for()
    assert not hand or bob.locator(".hand").inner_text() == hand
    bob.goto("about:blank")
    notice.get_by_role("button", name="Let the computer play").click()
    expect(notice).to_have_count(0)
    wait_for_decision(ann)
    click(ann)
    bob.goto(here)
    bob.locator(".side").first.wait_for()
    missed = bob.get_by_test_id("missed")
    expect(missed).to_contain_text("A computer has played for you.")
    missed.get_by_role("button", name="Got it").click()
    expect(missed).to_have_count(0)
    for _ in range(30):
        one = decider(ann, bob)
        if one is bob:
            break
        click(one, is_answered=False)
    click(bob, is_answered=False)


@pytest.mark.parametrize("goes", [False, True])
def test_for_a_picker_who_leaves_a_draft_a_computer_picks_and_the_duel_opens(window: Window, goes: bool) -> None:
    ann, bob = window(), window()
    article = choose_setup(ann, "Rotation Draft")
    article.locator("input[value='2']").check()
    article.get_by_role("button", name="by link").click()
    invite, draft = ann.get_by_test_id("invite").input_value(), ann.url
    bob.goto(invite)
    bob.get_by_role("button", name="Take a seat").click()
    for page in (ann, bob):
        expect(page.locator(".draft .own[data-option]")).to_have_count(12)
    if goes:
        bob.context.close()
        notice = ann.locator(".away-notice")
        expect(notice.get_by_role("button", name="Let the computer play")).to_be_visible()
        expect(notice.get_by_role("button", name="Claim the win")).to_have_count(0)
        notice.get_by_role("button", name="Let the computer play").click()
    else:
        bob.get_by_role("button", name="Concede").click()
        expect(bob.get_by_role("dialog")).to_contain_text("A computer will play on for you.")
        bob.get_by_role("dialog").get_by_role("button", name="Concede").click()
        expect(bob.locator(".draft .own[data-option]")).to_have_count(0)
    for _ in range(13):
        before = sequence(ann)
        ann.locator(".draft .own[data-option]").first.click()
        ann.wait_for_function("before => document.querySelector('.table')?.dataset.seq !== before", arg=before)
        expect(ann.locator(".draft .own[data-option], .hand .own").first).to_be_visible()
    ann.locator(".hand .own").first.wait_for()
    assert ann.url != draft


def test_chat_between_two_and_none_to_a_spectator(window: Window) -> None:
    ann, bob, watch = pair(window)
    guest = window()
    guest.goto(watch)
    guest.locator(".side").first.wait_for()
    ann.get_by_test_id("chat").click()
    dialog = ann.locator("dialog[open]")
    dialog.get_by_role("button", name="Hello!").click()
    dialog.get_by_label("Write a line").fill("<img src=x onerror=alert(1)> well met")
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.locator("li .line-text")).to_have_text(["Hello!", "<img src=x onerror=alert(1)> well met"])
    expect(bob.get_by_test_id("chat")).to_have_accessible_name("Chat, new: 2")
    expect(bob.locator(".passing")).to_contain_text("well met")
    bob.get_by_test_id("chat").click()
    expect(bob.locator("dialog[open] li .line-text")).to_have_text(["Hello!", "<img src=x onerror=alert(1)> well met"])
    bob.get_by_label("Mute others").check()
    expect(bob.locator("dialog[open] li .line-text")).to_have_count(0)
    bob.get_by_label("Mute others").uncheck()
    bob.reload()
    bob.get_by_test_id("chat").click()
    expect(bob.locator("dialog[open] li .line-text")).to_have_count(2)
    expect(bob.locator(".passing")).to_be_empty()  # an old notice is not shown again
    guest.get_by_test_id("chat").click()
    expect(guest.locator("dialog[open]")).to_contain_text("Only spectators")
    guest.get_by_label("Write a line").fill("who wins?")
    guest.keyboard.press("Enter")
    expect(guest.locator("dialog[open] li .line-text")).to_have_text(["who wins?"])
    expect(dialog.locator("li .line-text")).to_have_count(2)


@pytest.mark.parametrize("page_of", ["join", "watch", "replay"])
def test_a_link_that_has_lost_its_end_says_so_in_plain_words(opened: Opened, page_of: str) -> None:
    page = opened(quiet=True).new_page()
    page.goto(f"/#/{page_of}/half/a-link")
    expect(page.get_by_text(re.compile("There is no such table|This link is incomplete")).first).to_be_visible()


def test_the_password_is_asked_of_who_joins_and_who_watches(window: Window) -> None:
    ann, bob, guest = window(), window(), window()
    invite, watch = invited(ann, Password="sakura")
    bob.goto(invite)
    bob.get_by_role("button", name="Take a seat").click()
    expect(bob.locator("form")).to_contain_text("This table has a password.")
    bob.get_by_label("Password").fill("wrong")
    bob.get_by_role("button", name="Take a seat").click()
    expect(bob.get_by_role("alert")).to_contain_text("not the password")
    expect(ann.get_by_test_id("invite")).to_be_visible()
    bob.get_by_label("Password").fill("sakura")
    bob.get_by_role("button", name="Take a seat").click()
    bob.locator(".side").first.wait_for()
    guest.goto(watch)
    guest.get_by_label("Password").fill("wrong")
    guest.get_by_role("button", name="Enter").click()
    expect(guest.get_by_role("alert")).to_contain_text("not the password")
    guest.get_by_label("Password").fill("sakura")
    guest.get_by_role("button", name="Enter").click()
    guest.locator(".side").first.wait_for()
    guest.reload()
    guest.locator(".side").first.wait_for()


def test_spectators_see_hands_when_both_agree(window: Window) -> None:
    ann, bob, watch = pair(window)
    guest = window()
    guest.goto(watch)
    guest.locator(".side").first.wait_for()
    for page in (ann, bob):
        assert guest.get_by_label("Viewpoint").count() == 0
        page.get_by_role("button", name="Link to watch").click()
        page.get_by_label("Spectators may see my hand").check()
        page.keyboard.press("Escape")
    guest.get_by_label("Viewpoint").select_option("1")
    expect(guest.locator(".hand")).to_be_visible()
    assert guest.locator("[data-option]").count() == 0
    cards = bob.locator(".hand .own .name").all_inner_texts()
    assert cards == guest.locator(".hand .own .name").all_inner_texts()
    ann.get_by_role("button", name="Link to watch").click()
    ann.get_by_label("Spectators may see my hand").uncheck()
    expect(guest.locator(".hand")).to_have_count(0)
    expect(guest.get_by_label("Viewpoint")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_a_table_of_two(window: Window, theme: str) -> None:
    ann, bob = window(color_scheme=theme), window()
    invite, _ = invited(ann, Clock="25", Name="Ann")
    assert findings(ann) == [], "while waiting"
    sit_down(bob, invite)
    expect(bob.locator(".side:not(.near)")).to_contain_text("Ann")
    ann.locator(".side").first.wait_for()
    assert findings(ann) == [], "with clocks"
    bob.get_by_test_id("chat").click()
    bob.locator("dialog[open]").get_by_role("button", name="Good game!").click()
    expect(ann.locator(".passing")).to_contain_text("Good game!")
    assert findings(ann) == [], "with something said"
    ann.get_by_test_id("chat").click()
    assert findings(ann) == [], "the chat"
    ann.keyboard.press("Escape")
    bob.context.close()
    ann.locator(".away-notice").wait_for()
    assert findings(ann) == [], "alone"


def test_the_guided_duel_always_begins_the_same(window: Window) -> None:
    hands = []
    for _ in range(2):
        page = window()
        choose_setup(page).get_by_role("button", name="Guided first duel").click()
        expect(page.locator(".hand [data-option]")).to_have_count(3)
        hands.append(page.locator(".hand").inner_text())
    assert hands[0] == hands[1] and "Shoot" in hands[0]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_with_clock_and_chat_a_phone_needs_no_scrolling(window: Window, server: Server, width: int, height: int) -> None:
    table = server.new_table("me", "open", setup={"first": 1}, game=GAME, clock={"seconds": 600, "free": 10})
    bob = window(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    sit_down(bob, f"/#/join/{table['table']}/{table['invites'][0]['invite']}")
    expect(bob.locator("[data-clock]")).to_have_count(2)
    sizes = bob.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert sizes[0] <= width and sizes[1] <= height
    for what in ("header .button", "[data-clock]", ".bar", ".hand .own"):
        for at in range(bob.locator(what).count()):
            box = bob.locator(what).nth(at).bounding_box()
            if box is not None:
                assert box["x"] >= -1 and box["x"] + box["width"] <= width + 1, what
                assert box["y"] >= -1 and box["y"] + box["height"] <= height + 1, what


def test_a_shared_link_keeps_its_secret_from_the_address_that_is_asked_for(opened: Opened) -> None:
    ann, bob = opened().new_page(), opened().new_page()
    choose_setup(ann).get_by_role("button", name="by link").click()
    invite = ann.get_by_test_id("invite").input_value()
    path, _, behind = invite.partition("#")
    assert "/share/" in path and behind.startswith("/join/")
    asked: list[str] = []
    bob.on("request", lambda request: asked.append(request.url))
    bob.goto(invite)
    bob.get_by_role("button", name="Take a seat").click()
    bob.locator(".side").first.wait_for()
    assert "/share/" not in bob.url
    assert not [one for one in asked if behind.rpartition("/")[2] in one.partition("#")[0]]
