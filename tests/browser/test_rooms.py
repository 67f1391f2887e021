"""Before a duel, in real browsers: two players build decks at the same time, drafts and their duels, choosing goddesses."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocketRoute, expect

from mankai.decks.model import Deck
from mankai.games.sakura_arms.rules.editions.level99 import GAME
from mankai.packs import registry
from support.browser.fixtures import PATIENCE, Opened
from support.browser.page_driver import (
    DECIDES,
    LONGEST,
    OVER,
    choose_setup,
    click,
    concede,
    is_over,
    open_setup,
    stage,
    wait_for_decision,
)
from support.browser.page_server import UNHURRIED, page_server


def put(page: Page, cards: int) -> None:
    """Put cards into the deck, one after another."""
    for _ in range(cards):
        before = page.locator(".table").get_attribute("data-seq") or ""
        page.locator(".chooser .own[data-option]").last.click()
        expect(page.locator(".table")).not_to_have_attribute("data-seq", before)


def test_two_people_build_their_decks_at_the_same_time_by_link(opened: Opened) -> None:
    ann, bob = opened().new_page(), opened().new_page()
    article = open_setup(ann)
    article.get_by_label("Decks").select_option("choose")
    article.get_by_role("button", name="by link").click()
    bob.goto(ann.get_by_test_id("invite").input_value())
    bob.get_by_role("button", name="Take a seat").click()
    for page in (ann, bob):
        expect(page.locator(".counts")).to_contain_text("0/7")
    put(bob, 2)
    asked = ann.locator(".table").get_attribute("data-seq") or ""
    bob.get_by_role("button", name="Undo").click()
    expect(bob.locator(".chooser .tick")).to_have_count(1)
    bob.get_by_role("button", name="Undo").click()
    expect(bob.locator(".chooser .tick")).to_have_count(0)
    bob.get_by_role("button", name="Quick build").click()
    expect(bob.locator(".bar")).to_contain_text("decides")
    expect(ann.locator(".table")).to_have_attribute("data-seq", asked)
    expect(ann.locator(".counts")).to_contain_text("0/7")
    put(ann, 10)
    for page in (ann, bob):
        expect(page.locator(".hand .own")).to_have_count(6)


def building(page: Page) -> None:
    """A table where a player builds a deck of these two goddesses."""
    stage(page, setup={"goddesses": [["yurina", "himika"], ["oboro", "tokoyo"]], "decks": "choose", "first": 0})
    expect(page.locator(".counts")).to_contain_text("0/7")


def code_of(*goddesses: str) -> tuple[str, list[str]]:
    """The code of a deck other than the quick build, and its cards."""
    decks = registry.pack_of(GAME.name).load_setup_form.decks(GAME)
    assert decks is not None
    found = [one for goddess in GAME.goddesses if goddess.id in goddesses for one in goddess.cards]
    normals, ultimates = [one.name for one in found if not one.is_ultimate], [one.name for one in found if one.is_ultimate]
    deck = Deck(goddesses, tuple(normals[-7:] + ultimates[-3:]))
    assert not decks.faults(deck)
    return decks.encode(deck), normals[-7:] + ultimates[-3:]


def holds(page: Page, cards: list[str]) -> None:
    """Check the built deck: the opening hand and the Ultimates are among these cards."""
    dealt = page.locator(".hand .own")
    expect(dealt).to_have_count(6)
    for number in range(6):
        name = dealt.nth(number).get_attribute("data-card") or ""
        assert GAME.cards[int(name)].name in cards


def test_a_deck_by_its_code_at_the_table(opened: Opened) -> None:
    page = opened(quiet=True).new_page()
    building(page)
    code, cards = code_of("yurina", "himika")
    alert = page.locator(".deck-shortcuts [role='alert']")
    for typed, said in (("nonsense", "no deck code"), (code_of("oboro", "tokoyo")[0], "of other goddesses")):
        page.get_by_label("Deck code").fill(typed)
        page.get_by_role("button", name="Load").click()
        expect(alert).to_contain_text(said)
        expect(page.locator(".counts")).to_contain_text("0/7")
    page.get_by_label("Deck code").fill(code)
    page.get_by_role("button", name="Load").click()
    holds(page, cards)


def test_a_kept_deck_at_the_table_and_what_is_not_in_it_is_taken_back_first(page: Page) -> None:
    code, cards = code_of("yurina", "himika")
    for one in (code, code_of("oboro", "tokoyo")[0]):
        page.goto(f"/#/decks/sakura-arms/level99/{one}")
        page.get_by_role("button", name="Keep as favourite").click()
    building(page)
    kept = page.locator(".deck-shortcuts").get_by_role("button", name=code)
    expect(page.locator(".deck-shortcuts button code")).to_have_count(1)  # of these two goddesses
    other = page.locator(".chooser .own[data-option]").first  # those of the deck are the last
    other.click()
    expect(page.locator(".chooser .tick")).to_have_count(1)
    kept.click()
    expect(page.locator(".deck-shortcuts [role='alert']")).to_contain_text("Take back first")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".chooser .tick")).to_have_count(0)
    kept.click()
    holds(page, cards)


def taken(page: Page) -> None:
    """One more card of the draft."""
    before = page.locator(".table").get_attribute("data-seq") or ""
    page.locator(".draft .own[data-option]").first.click()
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before)


def test_a_rotation_draft_with_three_computers_to_the_end_of_the_duel(page: Page) -> None:
    page.add_init_script("localStorage.setItem('mankai.settings', JSON.stringify({level: 'random'}))")
    article = choose_setup(page, "Rotation Draft")
    article.locator("input[value='4']").check()
    article.get_by_role("button", name="Play now").click()
    expect(page.locator(".draft .own[data-option]")).to_have_count(12)
    draft = page.url
    for pick in range(11):
        expect(page.locator(".draft .offered .own[data-option]")).to_have_count(12 - pick)
        taken(page)
    expect(page.locator("[data-question='draft remove'] .own[data-option]")).to_have_count(12)
    taken(page)
    page.locator(".draft .own[data-option]").first.click()
    # The duel with the opposite player opens by itself.
    page.locator(".hand .own").first.wait_for()
    assert page.url != draft
    for _ in range(LONGEST):
        wait_for_decision(page)
        if is_over(page):
            break
        click(page, is_answered=False)
        expect(page.locator(f".table[data-busy='false'] {DECIDES}").or_(page.locator(OVER)).first).to_be_visible()
    page.get_by_role("link", name="Results and next games").click()
    expect(page.locator("tbody tr")).to_have_count(4)
    expect(page.locator("[data-duel='0-2'] b")).to_have_text(re.compile("[01] : [01]"))
    expect(page.locator("[data-duel]")).to_have_count(3)
    page.get_by_role("button", name="Play against").click()
    page.locator(".hand .own").first.wait_for()


def test_a_solo_game_from_choosing_goddesses_to_the_first_decision(page: Page) -> None:
    choose_setup(page).get_by_role("link", name="Choose first").click()
    chosen = page.locator("[data-goddess='kururu']")
    chosen.locator(".portrait").click()
    story = page.locator("[data-story='kururu']")
    expect(story).to_contain_text("wheels")
    expect(story).to_contain_text("hard")
    expect(story.locator(".samples button")).to_have_count(3)
    begin = page.locator(".deck").get_by_role("button", name="Play now")
    expect(begin).to_be_disabled()
    chosen.get_by_role("button", name="You").click()
    page.locator("[data-goddess='yurina']").get_by_role("button", name="You").click()
    page.locator("[data-goddess='raira']").get_by_role("button", name="Foe").click()
    expect(page.locator(".deck [data-card]")).to_have_count(10)
    begin.click()
    page.locator(DECIDES).wait_for()
    sides = page.locator(".hud")
    for called in ("Kururu", "Yurina", "Raira"):
        expect(sides).to_contain_text(called)


# The messages between a new address and the page shown there, which takes a moment longer.
TOLD_MEANWHILE = """
    const Plain = WebSocket;
    const sockets = [];
    let last = '';
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            sockets.push(this);
            this.addEventListener('message', ({data}) => { if (data.includes('"type":"players"')) last = data; });
        }
    };
    addEventListener('hashchange', () => {
        if (!last || !location.hash.startsWith('#/table/')) return;
        for (const one of sockets) if (one.readyState === 1) one.onmessage({data: last});
    });
"""


def test_from_a_draft_to_the_duel_whatever_is_told_meanwhile(page: Page) -> None:
    page.add_init_script(TOLD_MEANWHILE)
    draft = stage(page, game="sakura-arms/level99-draft-rotation/2", bot="random")
    while page.locator(".draft .own[data-option]").count():
        before = page.locator(".table").get_attribute("data-seq") or ""
        page.locator(".draft .own[data-option]").first.click()
        page.wait_for_function(
            """([before, draft]) => {
                const table = document.querySelector('.table[data-busy=false]');
                const has = one => document.querySelector(one) !== null;
                if (!location.hash.endsWith(`/table/${draft}`)) return has('.hand .own') || has('tbody');
                return table && table.dataset.seq !== before && has('.draft .own[data-option]');
            }""",
            arg=[before, draft],
        )
    assert "/#/table/" in page.url
    expect(page.locator(".hand .own").first).to_be_visible()
    # A deck of many goddesses leaves room for the player's name.
    for side in page.locator(".side").all():
        expect(side.locator(".mon")).to_have_count(2)
        expect(side.locator(".more-goddesses")).to_contain_text(re.compile("[+][0-9]+"))
        named = side.locator(".person b")
        box = named.bounding_box()
        assert box is not None and box["width"] > 20 and box["height"] > 10


# Pick the first card, each time something can be picked, until the page shows a duel.
PICK = """() => {
    let picked = '';
    const timer = setInterval(() => {
        if (document.querySelector('.hand .own')) return clearInterval(timer);
        const table = document.querySelector('.table[data-busy=false]');
        const card = table?.querySelector('.draft .own[data-option]');
        if (!card || table.dataset.seq === picked) return;
        picked = table.dataset.seq;
        card.click();
    }, 15);
}"""


def pick_all(pages: list[Page]) -> None:
    """Let everybody pick at the same time, until each is at a duel."""
    for page in pages:
        page.evaluate(PICK)
    for page in pages:
        page.locator(".hand .own").first.wait_for()


class Line:
    """The connection of a page to the server, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.ends: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.route_web_socket(re.compile("/ws$"), self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        self.ends.append((socket, socket.connect_to_server()))

    def cut(self) -> None:
        for near, far in self.ends:
            far.close()
            near.close(code=3000)
        self.ends = []


def to_the_room(page: Page) -> None:
    page.get_by_role("link", name="Results and next games").click()
    expect(page.locator("tbody tr")).to_have_count(4)


def test_a_draft_for_four_of_which_one_never_comes_one_closes_the_browser_and_one_changes_the_network(
    browser: Browser, tmp_path: Path
) -> None:
    with page_server(tmp_path, {**UNHURRIED, "away_seconds": 0.0}) as address:

        def window(kept: str | None = None) -> tuple[BrowserContext, Page]:
            state = json.loads(kept) if kept else None
            context = browser.new_context(base_url=address, storage_state=state, reduced_motion="reduce", locale="en-GB")
            context.set_default_timeout(PATIENCE)
            return context, context.new_page()

        (_, ann), (cats, cat), (_, dan) = window(), window(), window()
        line = Line(dan)
        # Ann invites three, to a draft with a clock.
        article = choose_setup(ann, "Rotation Draft")
        article.locator("input[value='4']").check()
        article.get_by_text("By link: name, clock").click()
        article.get_by_label("Name").fill("Ann")
        article.get_by_label("Clock").select_option("25")
        article.get_by_role("button", name="by link").click()
        invites = ann.get_by_test_id("invite")
        expect(invites).to_have_count(3)
        links = [one.input_value() for one in invites.all()]
        for page, name, link in ((cat, "Cat", links[1]), (dan, "Dan", links[2])):
            page.goto(link)
            page.get_by_label("Name").fill(name)
            page.get_by_role("button", name="Take a seat").click()
            page.locator(".draft").wait_for()
        # Nobody comes to the first seat: a computer takes it.
        expect(invites).to_have_count(1)
        ann.get_by_role("button", name="Let the computer play").click()
        expect(ann.locator(".clock")).to_have_count(4)
        taken(ann)
        line.cut()  # Dan changes his network now
        pick_all([cat, dan, ann])
        for page in (ann, cat, dan):
            assert "/#/table/" in page.url
        # Cat closes the browser in the middle of her duel with Ann.
        kept = json.dumps(cats.storage_state())
        cats.close()
        expect(ann.locator(".away-notice")).to_contain_text("Cat")
        # Dan plays against the computer of the empty seat, over another network again.
        line.cut()
        expect(dan.locator("[role='alert']")).to_have_count(0)
        concede(dan)
        to_the_room(dan)
        # Cat finds the room again, and from there her duel, unchanged.
        cats, cat = window(kept)
        cat.goto("/#/tables")
        draft = draft_of(cat)
        expect(draft).to_contain_text("0 of 3 played")
        expect(draft.get_by_role("link", name="Watch")).to_have_count(0)
        draft.get_by_role("link", name="Results and next games").click()
        cat.get_by_role("button", name="Play against Ann").click()
        expect(cat.locator(".hand .own").first).to_be_visible()
        expect(ann.locator(".away-notice")).to_have_count(0)
        concede(cat)
        ann.locator(OVER).wait_for()
        # Ann waits for Dan, who has left; then she no longer has to.
        dan.close()
        for page in (ann, cat):
            to_the_room(page)
        ann.locator("[data-duel='0-3']").get_by_role("button", name="Play").click()
        ann.locator(".away-notice").get_by_role("button", name="Claim the win").click()
        ann.locator(OVER).wait_for()
        cat.locator("[data-duel='2-3']").get_by_role("button", name="Play").click()
        cat.locator(".away-notice").get_by_role("button", name="Claim the win").click()
        cat.locator(OVER).wait_for()
        for page, duel in ((ann, "0-1"), (cat, "1-2")):
            to_the_room(page)
            page.locator(f"[data-duel='{duel}']").get_by_role("button", name="Play").click()
            concede(page)
            to_the_room(page)
            expect(page.get_by_text("You have met everybody.")).to_be_visible()
        # A player who has finished a duel may watch another.
        ann.locator("[data-duel='1-3']").get_by_role("button", name="Look").click()
        ann.locator(OVER).wait_for()
        ann.go_back()
        rows = ann.locator("tbody tr")
        expect(rows).to_have_count(4)
        expect(ann.locator("[data-duel] b")).to_have_count(6)
        standings = [[cell.inner_text() for cell in row.locator("td").all()] for row in rows.all()]
        assert standings == [["3", "3"], ["2", "3"], ["1", "3"], ["0", "3"]]
        expect(rows.nth(1)).to_contain_text("Ann")
        expect(rows.nth(2)).to_contain_text("Cat")
        expect(rows.nth(3)).to_contain_text("Dan")
        cat.goto("/#/tables")
        expect(draft_of(cat)).to_contain_text("3 of 3 played")
        for context in browser.contexts[:]:
            if context in (cats, ann.context, dan.context):
                context.close()


def draft_of(page: Page) -> Locator:
    """The draft in the list of the browser's own tables."""
    return page.locator("li", has=page.get_by_role("link", name="Results and next games"))


def test_a_seat_is_not_forgotten_without_being_asked(page: Page) -> None:
    table = stage(page)
    page.goto("/#/tables")
    row = page.locator(f"[data-table='{table}']")
    expect(row.get_by_role("link", name="Continue")).to_be_visible()
    row.get_by_role("button", name="Forget").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("kept in this browser alone")
    dialog.get_by_role("button", name="No").click()
    expect(row).to_have_count(1)
    row.get_by_role("link", name="Continue").click()
    concede(page)
    page.goto("/#/tables")
    expect(row.get_by_role("link", name="Watch")).to_be_visible()
    row.get_by_role("button", name="Forget").click()  # it is over
    expect(row).to_have_count(0)


def test_a_guest_has_a_link_to_watch_and_by_letter_there_is_no_red_clock(opened: Opened) -> None:
    ann, bob, eve = [opened().new_page() for _ in range(3)]
    article = open_setup(ann)
    article.get_by_text("By link: name, clock").click()
    article.get_by_label("Clock").select_option("letters")
    article.get_by_role("button", name="by link").click()
    bob.goto(ann.get_by_test_id("invite").input_value())
    bob.get_by_role("button", name="Take a seat").click()
    bob.locator(".hand .own").first.wait_for()
    for page in (ann, bob):
        expect(page.locator(".clock")).to_have_count(2)
        expect(page.locator(".clock.low")).to_have_count(0)
        for clock in page.locator(".clock b").all():
            expect(clock).to_contain_text(re.compile("[23] d"))
    bob.get_by_role("button", name="Link to watch").click()
    eve.goto(bob.get_by_test_id("watch").input_value())
    expect(eve.locator(".side")).to_have_count(2)
    expect(eve.locator(".hand .own")).to_have_count(0)
