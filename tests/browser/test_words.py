"""Texts appear only after the event that they describe: in the log, in the bar, in spoken text and in exercises."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser.test_motion import PACE, PLAY
from support.browser.fixtures import Opened
from support.browser.page_driver import DECIDES, sequence, stage, wait_for_decision

# Record, at each change of the page during animations, the event shown last and the lines that are read aloud.
RECORD = """() => {
    window.seen = [];
    const look = () => {
        const table = document.querySelector('.table');
        if (table?.dataset.playing !== 'true') return;
        const lines = [...document.querySelectorAll('[data-testid=spoken] [data-line]')].map(one => Number(one.dataset.line));
        const outcome = document.querySelector('.exercise')?.dataset.outcome ?? '';
        window.seen.push([Number(table.dataset.clock ?? 0), Math.max(-1, ...lines), outcome]);
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
}"""
RESTS = "() => document.querySelector('.table').dataset.playing === 'false' && document.querySelector('.bar.mine') !== null"
ENOUGH = 40  # changes of the page that were looked at


def listen(page: Page) -> list[int]:
    """The clocks of the log lines that the page receives."""
    clocks: list[int] = []

    def told(frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "state":
            if said["since"] == 0:
                clocks.clear()
            clocks.extend([line[3] for line in said["lines"]])

    def opens(socket: WebSocket) -> None:
        socket.on("framereceived", told)

    page.on("websocket", opens)
    return clocks


@pytest.mark.parametrize(("game", "seats"), [("sakura-arms/level99", 2), ("oka/4", 4), ("azuki", 2)])
def test_no_line_is_told_before_its_last_event_was_shown(opened: Opened, game: str, seats: int) -> None:
    context = opened(motion=True)
    context.add_init_script(f"if (location.host) {PACE % 20}")
    page = context.new_page()
    clocks = listen(page)
    stage(page, game=game, seats=seats)
    page.evaluate(RECORD)
    page.evaluate(PLAY, 5)
    page.wait_for_function("most => window.seen.length >= most && window.seen.some(one => one[1] >= 0)", arg=ENOUGH)
    seen: list[tuple[int, int, str]] = page.evaluate("window.seen")
    early = [(clock, clocks[line]) for clock, line, _ in seen if line >= 0 and clock and clocks[line] > clock]
    assert early == []


def test_an_exercise_is_done_when_it_has_been_seen(opened: Opened) -> None:
    context = opened(motion=True)
    context.add_init_script(f"if (location.host) {PACE % 60}")
    page = context.new_page()
    page.goto("/#/learn")
    page.locator("article", has_text="Sakura Arms").get_by_role("button", name="Step into Range").click()
    page.locator(DECIDES).wait_for()
    page.evaluate(RECORD)
    for name in ("Advance", "Vigor"):
        before = sequence(page)
        page.locator("[data-option]", has_text=name).first.click()
        wait_for_decision(page, before)
        page.wait_for_function(RESTS)
    page.locator(".hand .own[data-option]").first.click()
    expect(page.locator(".exercise")).to_have_attribute("data-outcome", "done")
    outcomes = {outcome for _, _, outcome in page.evaluate("window.seen")}
    assert outcomes == {"open"}
