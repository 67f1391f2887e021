"""Before a duel, in real browsers: decks that two build at the same time, drafts and what follows, goddesses that are chosen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Opened
from browser.driving import DECIDES, LONGEST, OVER, click, come, home, is_over, stage, wishing
from mankai import door
from mankai.games.sakura_arms.rules.editions.level99 import GAME
from mankai.pack import Deck


def put(page: Page, cards: int) -> None:
    """Cards into the deck, one after another."""
    for _ in range(cards):
        before = page.locator(".table").get_attribute("data-seq") or ""
        page.locator(".chooser .own[data-option]").last.click()
        expect(page.locator(".table")).not_to_have_attribute("data-seq", before)


def test_two_people_build_their_decks_at_the_same_time_by_link(opened: Opened) -> None:
    ann, bob = opened().new_page(), opened().new_page()
    article = wishing(ann)
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
    """A table where one builds a deck of these two."""
    stage(page, setup={"goddesses": [["yurina", "himika"], ["oboro", "tokoyo"]], "decks": "choose", "first": 0})
    expect(page.locator(".counts")).to_contain_text("0/7")


def code_of(*goddesses: str) -> tuple[str, list[str]]:
    """The code of a deck that is not the quick build, and its cards."""
    decks = door.pack_of(GAME.name).offered.decks(GAME)
    assert decks is not None
    found = [one for goddess in GAME.goddesses if goddess.id in goddesses for one in goddess.cards]
    normals, ultimates = [one.name for one in found if not one.is_ultimate], [one.name for one in found if one.is_ultimate]
    deck = Deck(goddesses, tuple(normals[-7:] + ultimates[-3:]))
    assert not decks.faults(deck)
    return decks.code(deck), normals[-7:] + ultimates[-3:]


def holds(page: Page, cards: list[str]) -> None:
    """The deck is built: the opening hand and the Ultimates are of these cards."""
    dealt = page.locator(".hand .own")
    expect(dealt).to_have_count(6)
    for number in range(6):
        name = dealt.nth(number).get_attribute("data-card") or ""
        assert GAME.cards[int(name)].name in cards


def test_a_deck_by_its_code_at_the_table(opened: Opened) -> None:
    page = opened(quiet=True).new_page()
    building(page)
    code, cards = code_of("yurina", "himika")
    alert = page.locator(".whole [role='alert']")
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
    kept = page.locator(".whole").get_by_role("button", name=code)
    expect(page.locator(".whole button code")).to_have_count(1)  # of these two goddesses
    other = page.locator(".chooser .own[data-option]").first  # those of the deck are the last
    other.click()
    expect(page.locator(".chooser .tick")).to_have_count(1)
    kept.click()
    expect(page.locator(".whole [role='alert']")).to_contain_text("Take back first")
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
    home(page)
    article = page.locator("article", has_text="Rotation Draft")
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
    # The duel with whoever sits opposite opens by itself.
    page.locator(".hand .own").first.wait_for()
    assert page.url != draft
    for _ in range(LONGEST):
        come(page)
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
    home(page)
    page.get_by_role("link", name="Choose first").click()
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
