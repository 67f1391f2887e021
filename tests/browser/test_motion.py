"""What moves tells the truth: after every event shown, the page shows what there is; and nothing moves under the pointer."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import Opened
from browser.driving import DECIDES, OVER, stage
from browser.following import WATCH, Telling, told
from browser.test_azuki import ATTACKED
from mankai.games.oka.rules.places import ASIDE, BENEATH, COINS, RENEWAL, SCORE, TOPS, TURNED
from mankai.games.sakura_arms.rules.places import AURA, VIGOR

SEATS = 2
PACE = "localStorage.setItem('mankai.settings', JSON.stringify({pace: %d}))"

# Plays by keys, as somebody would who does not care what: most often some number, sometimes the main button.
PLAY = """seed => {
    window.attacked = [];
    let state = seed;
    const next = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
    const timer = setInterval(() => {
        if (document.querySelector('.finish')) return clearInterval(timer);
        if (document.querySelector('dialog[open]')) return document.querySelector('dialog[open]').close();
        const table = document.querySelector('.table');
        if (!document.querySelector('.bar.mine') || table.dataset.busy === 'true') return;
        const question = document.querySelector('[data-question]')?.dataset.question;
        if (['reaction', 'respond', 'defend'].includes(question)) {
            const attacker = document.querySelector('.striker, .attacker').dataset;
            window.attacked.push([attacker.shown ?? attacker.card, document.querySelector('.detail')?.dataset.detailed]);
        }
        const key = next() < 0.12 ? 'Enter' : String(1 + Math.floor(next() * 9));
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    }, 15);
}"""
REPLAY = """async ([table, seat]) => {
    const known = JSON.parse(localStorage.getItem('mankai.tables')).find(one => one.table === table);
    const answer = await fetch(`/api/tables/${table}/replay?seat=${seat}`, {headers: {Authorization: `Bearer ${known.secret}`}});
    return (await answer.json()).frames;
}"""


# What the browser says has moved in the hand or under the pointer; and the events that were shown meanwhile.
SHIFTS = """() => {
    const {left, top, width, height} = (document.querySelector('.hand .own:hover') ?? document.body).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isUnder = box => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    // What is written on a card may change, and its picture gives way to it; and what was not to be seen has not moved.
    const isWritten = one => one.node?.parentElement?.closest('.face') || !one.previousRect.width || !one.currentRect.width;
    const isMeant = one => !isWritten(one)
        && (one.node?.parentElement?.closest('.hand') || isUnder(one.previousRect) || isUnder(one.currentRect));
    window.shifts = [];
    window.clocks = new Set();
    window.lines = document.querySelectorAll('.log li').length;
    const told = one => `${one.node?.className} ${JSON.stringify([one.previousRect, one.currentRect])}`;
    new PerformanceObserver(list => list.getEntries().forEach(
        entry => window.shifts.push(...entry.sources.filter(isMeant).map(told)))).observe({type: 'layout-shift'});
    const table = document.querySelector('.table');
    new MutationObserver(() => table.dataset.clock && window.clocks.add(table.dataset.clock))
        .observe(table, {attributes: true, attributeFilter: ['data-clock']});
}"""
# The foe has something to play, and both have something to draw.
FOES_TURN: dict[str, Any] = {
    "distance": 3,
    "turns": 5,
    "me": {"hand": ["Slash", "Brandish"], "deck": ["Hilt Strike", "Polite Return"], "aura": 3, "flare": 1},
    "foe": {"hand": ["Slash", "Shoot"], "deck": ["Brandish", "Magnum"], "aura": 3, "vigor": 1},
}


# Not far from the end, and the foe is about to attack somebody who could answer.
LATE: dict[str, dict[str, Any]] = {
    "sakura-arms/level99": {
        "distance": 3,
        "turns": 5,
        "me": {"life": 3, "hand": ["Polite Return", "Song and Dance"], "deck": ["Slash", "Brandish"], "aura": 5, "flare": 3},
        "foe": {"life": 2, "hand": ["Slash", "Shoot"], "deck": ["Brandish", "Magnum"], "aura": 1, "vigor": 2},
    },
    "azuki": {**ATTACKED, "me": {**ATTACKED["me"], "health": 2}, "foe": {**ATTACKED["foe"], "health": 2}},
    f"oka/{SEATS}": {
        "turn": 0,
        "first": 1,
        "round": 3,
        "plus": ["red 7"],
        "minus": ["green 9"],
        "row": ["Samurai: turn", "Geisha: look", "Cook 2"],
        "0": {"hand": ["red 8", "green 8", "blue 1", "black 2"], "coins": 6},
        "1": {"coins": 5},
    },
}


def gained(tokens: list[int], _: list[int], event: list[Any]) -> None:
    tokens[COINS + event[2]] += event[4]


def paid(tokens: list[int], _: list[int], event: list[Any]) -> None:
    tokens[COINS + event[2]] -= event[4] if event[1] == "hire" else RENEWAL


def scored(tokens: list[int], _: list[int], event: list[Any]) -> None:
    tokens[SCORE + event[2]] = event[3]


def turned(tokens: list[int], _: list[int], event: list[Any]) -> None:
    tokens[TURNED] = event[4]


def covered(tokens: list[int], zones: list[int], event: list[Any]) -> None:
    pile = event[4] ^ tokens[TURNED]
    zones[BENEATH * SEATS + pile] += zones[TOPS * SEATS + pile]
    zones[TOPS * SEATS + pile] = 0


def dealt(_: list[int], zones: list[int], event: list[Any]) -> None:
    zones[event[2]] = event[4]
    zones[ASIDE * SEATS] -= event[4]


def invigorated(tokens: list[int], _: list[int], event: list[Any]) -> None:
    tokens[VIGOR + event[2]] = event[4]


TELLING: dict[str, Telling] = {
    "sakura-arms/level99": {"vigor": invigorated},
    "azuki": {},
    f"oka/{SEATS}": {
        "gain": gained,
        "hire": paid,
        "renew": paid,
        "score": scored,
        "turn_yin_yang": turned,
        "lay_on_pile": covered,
        "deal": dealt,
    },
}


def truthful(page: Page, frames: list[dict[str, Any]], telling: Telling) -> int:
    """Compares all that the page has shown with what there was; how much that is."""
    tale = told(frames, telling)
    shown: dict[str, dict[str, dict[str, int]]] = page.evaluate("window.shown")
    compared = 0
    for clock, found in shown.items():
        there = tale[int(clock)]
        for kind in ("place", "zone"):
            counts = {number: there[kind][int(number)] for number in found[kind]}
            assert found[kind] == counts, (clock, kind)
            compared += len(counts)
        hands = {number: there["zone"][int(number)] for number in found["hand"]}
        assert found["hand"] == hands, (clock, "as many cards are drawn as are counted")
    assert len(shown) > 0.6 * sum(len(frame["events"]) for frame in frames[1:]), "most events were shown one by one"
    return compared


@pytest.mark.parametrize("game", LATE)
def test_a_game_played_to_its_end_shows_after_every_event_what_there_is(opened: Opened, game: str) -> None:
    page = opened(motion=True).new_page()
    page.goto("/")
    page.evaluate(PACE % 1)
    table = stage(page, LATE[game], game, seats=SEATS)
    page.evaluate(WATCH)
    page.keyboard.press("Enter")
    page.evaluate(PLAY, 7)
    page.locator(OVER).wait_for(state="attached", timeout=240_000)
    truthful(page, page.evaluate(REPLAY, [table, 0]), TELLING[game])
    attacked: list[list[str]] = page.evaluate("window.attacked")
    assert attacked or game.startswith("oka"), "somebody was attacked, wherever there are attacks"
    assert all(attacker == detailed for attacker, detailed in attacked), "what attacks is read beside the board"


def test_nothing_moves_under_the_pointer_while_the_foe_plays(opened: Opened) -> None:
    page = opened(motion=True).new_page()
    page.goto("/")
    page.evaluate(PACE % 30)
    stage(page, FOES_TURN)
    card = page.locator(".hand .own").nth(1)
    card.hover()
    place = card.bounding_box()
    page.evaluate(SHIFTS)
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.clocks.size > 3", timeout=30_000)
    page.locator(f"{DECIDES}, {OVER}").first.wait_for()
    assert page.evaluate("window.shifts") == []
    assert card.bounding_box() == place


def test_nothing_moves_under_the_pointer_until_a_duel_is_over(opened: Opened) -> None:
    page = opened(motion=True).new_page()
    page.goto("/")
    page.evaluate(PACE % 5)
    stage(page, LATE["sakura-arms/level99"])
    page.locator(".hand .own").nth(1).hover()
    page.evaluate(SHIFTS)
    page.keyboard.press("Enter")
    page.evaluate(PLAY, 7)
    page.locator(OVER).wait_for(state="attached", timeout=240_000)
    assert page.evaluate("window.clocks.size") > 20
    shifts = page.evaluate("window.shifts")
    assert not shifts, "\n".join(shifts)


# What is told of a number while it changes, and what is seen of an Ultimate while it is shown.
TICKED = """place => {
    window.ticked = [];
    window.flakes = 0;
    const number = document.querySelector(`[data-place="${place}"] .count`);
    const look = () => {
        const shown = parseInt(number.textContent);
        if (window.ticked.at(-1) !== shown) window.ticked.push(shown);
        window.flakes = Math.max(window.flakes, document.querySelectorAll('.showcase .flake').length);
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true});
    look();
}"""


def test_an_ultimate_sheds_flakes_and_its_damage_ticks(opened: Opened) -> None:
    page = opened(motion=True).new_page()
    scene = {"distance": 3, "me": {"ready": ["Tsukikage Crush"], "flare": 7, "vigor": 1}, "foe": {"aura": 5, "life": 8}}
    stage(page, scene)
    page.evaluate(TICKED, AURA + 1)
    page.locator(".ultimates [data-option]").first.click()
    page.wait_for_function("() => window.ticked.at(-1) === 1")
    assert page.evaluate("window.ticked") == [5, 4, 3, 2, 1], "one petal after the other"
    assert page.evaluate("window.flakes") == 12


def test_with_reduced_motion_the_same_is_shown_at_once(page: Page) -> None:
    stage(page, FOES_TURN)
    page.evaluate(SHIFTS)
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.lines !== document.querySelectorAll('.log li').length")
    page.locator(f"{DECIDES}, {OVER}").first.wait_for()
    assert page.evaluate("[window.clocks.size, document.querySelectorAll('.carried, .flying-petal').length]") == [0, 0]
