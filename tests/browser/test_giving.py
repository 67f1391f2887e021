"""Cards that are paid, discarded or put back look different from cards that are played, in every game."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

import mankai
from mankai.kernel.rng import FastRng
from support.browser.fixtures import Opened
from support.browser.page_driver import question_key, sequence, stage, wait_for_decision
from support.browser.sample_positions import DUEL, Begin
from support.random_games import random_decisions

# What can be seen of a choice: its label, and the colour of its edge.
EDGES = """() => {
    const of = (name) => {
        const probe = document.createElement('i');
        probe.style.color = `var(${name})`;
        document.body.append(probe);
        const found = getComputedStyle(probe).color;
        probe.remove();
        return found;
    };
    const [glow, give] = [of('--glow'), of('--give')];
    const things = [...document.querySelectorAll('.board-room [data-option]')]
        .map(one => one.closest('[data-card]') ?? one).filter(one => one.matches('[data-card], .chooser *'));
    const edge = (one) => [one, ...one.querySelectorAll('*')].flatMap(part => ['', '::before'].map(pseudo => {
        const style = getComputedStyle(part, pseudo);
        const drawn = `${style.outlineColor} ${style.borderTopColor} ${style.boxShadow}`;
        const shown = pseudo && style.content === 'none' ? '' : drawn;
        return shown.includes(give) ? 'give' : shown.includes(glow) ? 'glow' : '';
    }));
    return things.map(one => {
        const word = getComputedStyle(one, '::after').content.replaceAll('"', '');
        return [word === 'none' ? '' : word, [...new Set(edge(one))].filter(Boolean).sort().join(' ')];
    });
}"""
SEEDS = 40  # games in which the question is looked for


def found(game: str, question: str) -> Begin:
    """The first position of random games in which the first seat is asked something."""
    for seed in range(SEEDS):
        for position in random_decisions(mankai.game(game).start(seed=seed), FastRng(seed)):
            if position.seat == 0 and position.question == question:
                record = position.record
                return {"text": json.dumps(record), "at": len(record["options"])}
    raise AssertionError(f"{question} is never asked in {game}")


def test_payment_is_no_play(page: Page) -> None:
    stage(page, {**DUEL, "distance": 5, "me": {**DUEL["me"], "vigor": 0, "aura": 3}})
    played = page.evaluate(EDGES)
    assert {tuple(one) for one in played if one[1]} == {("", "glow")}
    assert page.locator(".bar-row.legal").count() > 0
    before = sequence(page)
    page.locator(".action[data-option]").first.click()
    wait_for_decision(page, before)
    assert question_key(page) == "pay"
    paid = [one for one in page.evaluate(EDGES) if one[0]]
    assert len(paid) == 5 and all(one == ["pay", "give"] for one in paid)
    assert page.locator(".bar-row.legal").count() == 0, "no Range is lit: nothing is played now"
    page.evaluate("localStorage.setItem('mankai.settings', JSON.stringify({language: 'ja'}))")
    page.reload()
    wait_for_decision(page)
    assert {one[0] for one in page.evaluate(EDGES) if one[0]} == {"支払う"}


GIVEN = {
    "sakura-arms": ("sakura-arms/level99", "hand limit", "discard"),
    "putting back": ("sakura-arms/level99", "mulligan", "put back"),
    "oka": ("oka/4", "give", "give"),
    "azuki": ("azuki", "discard", "discard"),
}


@pytest.mark.parametrize("kind", GIVEN)
def test_what_is_given_up_says_so(opened: Opened, kind: str) -> None:
    game, question, word = GIVEN[kind]
    page: Page = opened().new_page()
    stage(page, game=game, seats=mankai.game(game).seats, record=found(game, question))
    given = [one for one in page.evaluate(EDGES) if one[0]]
    assert given and all(one == [word, "give"] for one in given)
