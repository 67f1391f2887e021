"""Animations: after every event the page shows the state of the table, and nothing moves under the pointer."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from playwright.sync_api import Page

import mankai
from browser.test_azuki import ATTACKED
from mankai.games.oka.rules.constants import ASIDE, BENEATH, COINS, RENEWAL, SCORE, TOPS, TURNED
from mankai.games.sakura_arms.rules.constants import AURA, VIGOR
from mankai.players import player
from support.browser.board_regions import REGIONS
from support.browser.expected_counts import WATCH, GameEvents, counts_by_event
from support.browser.fixtures import Opened
from support.browser.page_driver import DECIDES, OVER, stage
from support.browser.words_after_motion import WATCH_WORDS, check_words, collect_line_clocks

SEATS = 2
PACE = "localStorage.setItem('mankai.settings', JSON.stringify({pace: %d}))"

# Play by keys at random: mostly a number, sometimes the main button.
PLAY = """seed => {
    window.attacked = [];
    window.answered = [];
    let state = seed;
    const next = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
    const timer = setInterval(() => {
        if (document.querySelector('.finish')) return clearInterval(timer);
        if (document.querySelector('dialog[open]')) return document.querySelector('dialog[open]').close();
        const table = document.querySelector('.table');
        if (!document.querySelector('.bar.mine') || table.dataset.busy === 'true') return;
        const question = document.querySelector('[data-question]')?.dataset.question;
        if (['reaction', 'respond', 'defend'].includes(question)) {
            const attacker = document.querySelector('.attack-card, .attacker').dataset;
            window.attacked.push([attacker.shown ?? attacker.card, document.querySelector('.detail')?.dataset.detailed]);
        }
        if (window.look) {
            window.look();
            if (!window.answered.includes(table.dataset.seq)) window.answered.push(table.dataset.seq);
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


# The layout shifts that the browser reports, with the events shown meanwhile. Cards, plaques, the bar and the panel must not
# move; texts and drawings inside them may. New and removed elements have not moved; the game ends when its end page is shown.
SHIFTS = """() => {
    const within = '.face, .tile-face, .strip, .card-summary, .pile-info, .bar, .side, .plate, .resources, .stage, header, aside';
    const box = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' ');
    const isMeant = one => one.previousRect.width && one.currentRect.width && box(one.previousRect) !== box(one.currentRect)
        && !document.querySelector('.finish') && !one.node?.parentElement?.closest(within);
    const called = one => `${one.node?.parentElement?.className} > ${one.node?.className}`.replace(/ ?svelte-[^ ]+/g, '');
    const told = one => `${called(one)}: ${box(one.previousRect)} to ${box(one.currentRect)}`;
    window.shifts = [];
    window.clocks = new Set();
    window.lines = document.querySelectorAll('.log li').length;
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


# Near the end; the foe is about to attack a player who could answer.
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


# Events that move something wherever they are shown.
MOVING = {
    "sakura-arms/level99": {"play", "hurt_aura", "hurt_life"},
    "azuki": set(),
    f"oka/{SEATS}": {"lay_on_pile"},
}
TELLING: dict[str, GameEvents] = {
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


def truthful(page: Page, frames: list[dict[str, Any]], telling: GameEvents) -> int:
    """Compare everything that the page has shown with the truth; return how much that is."""
    tale = counts_by_event(frames, telling)
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
    clocks = collect_line_clocks(page)
    table = stage(page, LATE[game], game, seats=SEATS)
    page.evaluate(WATCH)
    page.evaluate(WATCH_WORDS)
    page.keyboard.press("Enter")
    page.evaluate(PLAY, 7)
    page.locator(OVER).wait_for(state="attached", timeout=240_000)
    frames = page.evaluate(REPLAY, [table, 0])
    truthful(page, frames, TELLING[game])
    check_words(page, frames, clocks, MOVING[game])
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


# Check in every frame, after every event and before every answer, where the regions of the board and the hand cards are, and
# report the moved ones; and at which decisions it checked with the pointer still in the hand.
RESTS = """regions => {
    const lies = eval(regions);
    const first = new Map();
    const isCard = what => what.startsWith('card ');
    window.moved = new Set();
    window.rested = new Set();
    const compare = (what, box) => {
        if (!first.has(what)) first.set(what, box);
        else if (first.get(what) !== box) window.moved.add(`${what}: ${first.get(what)} to ${box}`);
    };
    window.look = () => {
        if (document.querySelector('.finish')) return;
        for (const [what, box] of Object.entries(lies())) compare(what, box);
        // Where something lies over the hand, nothing of it is pointed at.
        if (!document.querySelector('.hand:hover')) return [...first.keys()].filter(isCard).forEach(what => first.delete(what));
        window.rested.add(document.querySelector('.table').dataset.seq);
        for (const card of document.querySelectorAll('.hand :is(.slot, .held[data-card]) :is([data-card], .own)')) {
            const {offsetLeft, offsetTop, offsetWidth} = card.closest('.slot, .held[data-card]');
            compare(`card ${card.closest('[data-card]').dataset.card}`, [offsetLeft, offsetTop, offsetWidth].join(' '));
        }
    };
    // A card that has left the hand may come back to another place of it, and another hand lies as it likes.
    window.cleared = 0;
    const leave = node => {
        if (node.matches?.('.board-room')) window.cleared++;
        for (const {dataset} of node.querySelectorAll ? [node, ...node.querySelectorAll('[data-card]')] : [])
            first.delete(`card ${dataset?.card}`);
    };
    new MutationObserver(changes => changes.forEach(one => one.removedNodes.forEach(leave)))
        .observe(document.body, {subtree: true, childList: true});
    const table = document.querySelector('.table');
    new MutationObserver(window.look).observe(table, {attributes: true, attributeFilter: ['data-clock']});
    const frame = () => {
        window.look();
        requestAnimationFrame(frame);
    };
    frame();
}"""
# A deal of each game, always the same; a duel of goddesses with many mechanisms of their own.
SEED = 2
SETUPS = {"sakura-arms/level99": {"goddesses": [["shinra", "hagane"], ["chikage", "kururu"]]}, "azuki": {}, f"oka/{SEATS}": {}}
IS_WHOLE = os.environ.get("MANKAI_RESTS") == "whole"


def begun(game: str) -> dict[str, Any]:
    """A table at which others have played for a while; with MANKAI_RESTS=whole, a new one."""
    position = mankai.game(game).start(SETUPS[game] or None, seed=SEED)
    players = [player("greedy", seat) for seat in range(SEATS)]
    while not position.is_over:
        position = position.play(players[position.seat].decide(position))
    record = position.record
    return {"record": {"text": json.dumps(record), "at": 0 if IS_WHOLE else len(record["options"]) * 2 // 3}}


@pytest.mark.parametrize("game", SETUPS)
def test_nothing_moves_to_the_end_of_a_game_while_the_pointer_rests(opened: Opened, game: str) -> None:
    page = opened(motion=True).new_page()
    page.goto("/")
    page.evaluate(PACE % 1)
    stage(page, game=game, seats=SEATS, **begun(game))
    page.evaluate(PLAY, 7)
    page.wait_for_function("() => document.querySelector('.hand [data-card]') && document.querySelector('.bar.mine')")
    page.locator(".hand [data-card]").nth(1).hover()
    page.evaluate(RESTS, REGIONS)
    page.locator(OVER).wait_for(state="attached", timeout=240_000)
    moved, answered, rested = page.evaluate("[[...window.moved], window.answered, [...window.rested]]")
    assert answered, "something was asked"
    assert len(rested) > len(answered) / 2, "at most decisions the pointer rested on the hand"
    assert not moved, "\n".join(sorted(moved))
    assert page.evaluate("window.cleared") <= 1, "the board goes once, when all has been told"


# The text of a number while it changes, and the visible parts of an Ultimate while it is shown.
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


# Record the number and the words at each blow, and every animation that would move something.
BLOWS = """() => {
    window.blows = [];
    window.moves = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...given) {
        const places = new Set(frames.map(frame => String(frame.transform)));
        if (places.size > 1) window.moves.push(this.className);
        return animate.call(this, frames, ...given);
    };
    const look = () => {
        for (const one of document.querySelectorAll('[data-blow]')) {
            const told = one.innerText.replace(/\\s+/g, ' ');
            if (!window.blows.includes(told)) window.blows.push(told);
        }
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true});
}"""
BLOW_SCENE: dict[str, Any] = {
    "distance": 3,
    "turns": 5,
    "me": {"hand": ["Slash"], "aura": 3, "life": 8},
    "foe": {"aura": 1, "life": 1, "flare": 3},
}


def test_a_blow_shows_its_number_and_the_loser_falls(opened: Opened) -> None:
    page = opened(motion=True).new_page()
    stage(page, BLOW_SCENE)
    page.evaluate(BLOWS)
    page.locator(".hand [data-option]").first.click()
    page.locator("[data-actor='1'] .fallen.is-shown").first.wait_for(state="attached")
    assert page.evaluate("window.blows") == ["−1 Life"]
    assert page.evaluate("window.moves.some(one => one.includes('carried'))"), "the card rushes at the foe"
    assert page.evaluate("window.moves.some(one => one.includes('flying-petal'))")
    assert page.evaluate("window.moves.some(one => one.includes('figures'))"), "who is hit recoils"


def test_with_reduced_motion_a_blow_appears_without_moving(page: Page) -> None:
    stage(page, {**BLOW_SCENE, "foe": {"aura": 1, "life": 8, "flare": 3}})
    page.evaluate(BLOWS)
    page.locator(".hand [data-option]").first.click()
    page.wait_for_function("() => window.blows.includes('−1 Life')")
    assert page.evaluate("window.moves") == []


# Where petals of the foe's Aura lie, and where each petal in flight begins.
PETALS = """() => {
    const centre = one => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    window.begins = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...given) {
        if (this.className === 'flying-petal') {
            window.spots ??= [...document.querySelectorAll('[data-actor="1"] [data-slot="full"]')].map(centre);
            const [, x, y] = frames[0].transform.match(/translate\\(([-0-9.]+)px, ([-0-9.]+)px\\)/).map(Number);
            window.begins.push([x + 15, y + 15]);
        }
        return animate.call(this, frames, ...given);
    };
}"""


def test_petals_fly_from_the_very_spots_where_they_lay(opened: Opened) -> None:
    page = opened(motion=True).new_page()
    stage(page, {**BLOW_SCENE, "foe": {"aura": 4, "life": 8}})
    page.evaluate(PETALS)
    page.locator(".hand [data-option]").first.click()
    page.wait_for_function("() => window.begins.length === 3")
    spots, begins = page.evaluate("[window.spots, window.begins]")
    assert len(spots) == 4
    for (x, y), (left, top) in zip(reversed(spots), begins, strict=False):
        assert abs(x - left) < 2 and abs(y - top) < 2


# The card in flight: its number, whether its face is drawn, and its size at the end beside that of the top of the pile.
FLIGHTS = """() => {
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...given) {
        const flight = animate.call(this, frames, ...given);
        if (this.dataset?.flying) {
            const top = document.querySelector('.pile .top').getBoundingClientRect();
            flight.finish();
            const end = this.getBoundingClientRect();
            const isFace = this.querySelector('.face .number') !== null;
            const distance = Math.hypot(top.x - end.x, top.y - end.y, top.width - end.width);
            window.flights.push([this.dataset.flying, isFace, distance]);
        }
        return flight;
    };
}"""


def test_in_oka_a_card_flies_as_itself_to_the_very_pile(opened: Opened) -> None:
    page = opened(motion=True).new_page()
    stage(page, LATE[f"oka/{SEATS}"], f"oka/{SEATS}", seats=SEATS)
    tab = page.locator(".hand .held", has=page.locator(".tab[data-option]")).first
    card = tab.get_attribute("data-card")
    page.evaluate(FLIGHTS)
    tab.locator(".tab[data-option]").first.click()
    page.wait_for_function("() => window.flights.length > 0")
    flying, is_face, distance = page.evaluate("window.flights[0]")
    assert flying == card
    assert is_face
    assert distance < 2, "it lands where it is drawn next"
