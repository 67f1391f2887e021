"""Drives a page: opens tables, decides, and waits for the next decision."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

DECIDES = ".bar.mine"
OVER = ".finish"
LONGEST = 600  # decisions


def home(page: Page) -> None:
    """The home page, once its last part is there: before that a click may miss moving elements."""
    page.goto("/")
    page.locator("article").first.wait_for()
    expect(page.locator("article[aria-busy='true']")).to_have_count(0)


def choose_setup(page: Page, title: str = "Level 99") -> Locator:
    """Go to the set-up page of a game, by a part of its title; return its form."""
    page.goto("/#/play")
    way = page.locator(".entries a", has_text=title).first
    way.click()
    expect(way).to_have_attribute("aria-current", "page")
    expect(page.locator("article[aria-busy='false']")).to_have_count(1)
    return page.locator("article")


def open_setup(page: Page, edition: str = "Level 99") -> Locator:
    """The set-up page of a game, with its fields unfolded."""
    article = choose_setup(page, edition)
    article.get_by_text("How it is set up").click()
    return article


def start(page: Page, button: str = "Play now", edition: str = "Level 99") -> None:
    """Start a table of Sakura Arms from its set-up page and wait for its first decision."""
    choose_setup(page, edition).get_by_role("button", name=button).click()
    page.locator(DECIDES).wait_for()


STAGE = """async wish => {
    const asked = JSON.stringify(wish);
    const answer = await fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: asked});
    const made = await answer.json();
    if (!answer.ok) throw new Error(made.reason);
    const table = {table: made.table, game: made.game, seats: made.seats, secret: made.secret ?? '', watch: made.watch,
        invites: made.invites, client: made.watch, number: 0, title: 'staged', started: Date.now()};
    localStorage.setItem('mankai.tables', JSON.stringify([table]));
    return made.table;
}"""


def stage(
    page: Page,
    scene: dict[str, Any] | None = None,
    game: str = "sakura-arms/level99",
    bot: str = "greedy",
    seats: int = 2,
    **begins: Any,
) -> str:
    """Open a table that begins with a scene, or as it `begins`; against computers or (no bot) on one screen. Return its name."""
    page.goto("/")
    others = [{"who": "bot", "player": bot, "name": f"Bot {seat}"} if bot else {"who": "me"} for seat in range(1, seats)]
    table: str = page.evaluate(STAGE, {"game": game, "seats": [{"who": "me"}, *others], "scene": scene, **begins})
    page.goto(f"/#/table/{table}")
    page.locator(f"{DECIDES}, {OVER}").first.wait_for()
    return table


def edition(page: Page, game: str) -> None:
    """Look at another edition, on the page of cards or in the deck builder."""
    page.get_by_label("Edition").select_option(game)
    page.locator(f"[data-game='{game}']").wait_for()


def sequence(page: Page) -> str:
    return page.locator(".table").first.get_attribute("data-seq") or ""


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def is_asked(page: Page) -> bool:
    """Whether this page's player decides now."""
    return page.locator(DECIDES).count() > 0


def wait_for_decision(page: Page, before: str = "") -> None:
    """Wait until a decision is asked that was not asked at `before`, or the duel is over."""
    page.wait_for_function(
        """before => {
            const table = document.querySelector('.table');
            if (!table || table.dataset.seq === before || table.dataset.busy === 'true') return false;
            return document.querySelector('.bar.mine') !== null || document.querySelector('.finish') !== null;
        }""",
        arg=before,
    )


def question(page: Page) -> str:
    return page.locator(".question").inner_text()


def question_key(page: Page) -> str:
    """The name of the question in the rules, the same in every language."""
    return page.locator("[data-question]").get_attribute("data-question") or ""


def preferred_target(page: Page) -> Locator:
    """Something to click that advances the duel: a card that can be played, else a Basic Action, else the main button."""
    if question_key(page) in ("main", "reaction"):
        cards = page.locator(".hand .own[data-option]")
        if cards.count():
            return cards.first
        actions = page.locator(".action[data-option]")
        if actions.count():
            return actions.first
        return page.locator(".bar .main")
    main = page.locator(".bar .main")
    if main.count():
        return main
    others = page.locator(".bar [data-option], .hand [data-option], .chooser [data-option], .stage [data-option]")
    return others.first


# A tapped card is read before it is taken; this tells which of the two it is now.
AGAIN = "dialog[open] .sheet-actions .button, .reader .choice-button"
TAKEN_OR_READ = """([before, again]) => {
    const table = document.querySelector('.table');
    return table.dataset.seq !== before || table.dataset.busy === 'true' || document.querySelector(again) !== null;
}"""


def click(page: Page, is_answered: bool = True) -> None:
    """Make one decision by mouse; the answer may have to wait for another player's decision."""
    before = sequence(page)
    target = preferred_target(page)
    is_held = "own" in (target.get_attribute("class") or "").split()
    # On touch screens, cards on the board are read before they are taken, too.
    may_be_read = is_held or (is_answered and target.evaluate("one => one.closest('.bar') === null"))
    # The next card may cover all but the edge of a card.
    target.click(position={"x": 14, "y": 30} if is_held else None)
    if may_be_read:
        page.wait_for_function(TAKEN_OR_READ, arg=[before, AGAIN])
        again = page.locator(AGAIN)
        if sequence(page) == before and again.count():
            again.first.click()
    if is_answered:
        expect(page.locator(".table").first).not_to_have_attribute("data-seq", before)


def concede(page: Page) -> None:
    page.get_by_role("button", name="Concede").click()
    page.locator("dialog[open]").get_by_role("button", name="Concede").click()
    page.locator(OVER).wait_for()
