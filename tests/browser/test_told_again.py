"""Whole games replayed: after every event the page shows what there is, and words follow the motion that they tell.

A short one of each game; MANKAI_TOLD_AGAIN=20 replays twenty more of each.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.test_motion import MOVING, PACE, SEATS, TELLING, truthful
from browser.test_replays import recorded, replay
from support.browser.expected_counts import WATCH
from support.browser.fixtures import Opened
from support.browser.words_after_motion import WATCH_WORDS, check_words, line_clocks

# Short random games, by their seeds.
SHORT = {"sakura-arms/level99": 4, "azuki": 2, f"oka/{SEATS}": 5}
MORE = range(100, 100 + int(os.environ.get("MANKAI_TOLD_AGAIN", "0")))
TOLD_AGAIN = """async record => {
    const headers = {'Content-Type': 'application/json'};
    const answer = await fetch('/api/replay?seat=0', {method: 'POST', headers, body: record});
    return (await answer.json()).frames;
}"""


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in TELLING for seed in (SHORT[game], *MORE)])
def test_a_whole_game_told_again_shows_after_every_event_what_there_was(
    opened: Opened, tmp_path: Path, game: str, seed: int
) -> None:
    page = opened(motion=True).new_page()
    page.goto("/")
    page.evaluate(PACE % 1)
    page.reload()  # only a reloaded page reads the setting
    record = recorded(seed, game)
    file = tmp_path / "game.json"
    file.write_text(record)
    replay(page, file)
    page.get_by_label("Viewpoint").select_option("0")
    page.wait_for_function("() => document.querySelector('.hand') !== null || document.querySelector('.choosing-decks') !== null")
    page.evaluate(WATCH)
    page.evaluate(WATCH_WORDS)
    page.get_by_label("Continue", exact=True).dispatch_event("click")  # which is not visible while everything is recorded
    last = len(json.loads(record)["options"])
    expect(page.locator(".said")).to_contain_text(f"Step {last}/{last}", timeout=900_000)
    page.wait_for_function("() => document.querySelector('.replay').dataset.clock === undefined")
    frames = page.evaluate(TOLD_AGAIN, record)
    assert truthful(page, frames, TELLING[game]) > 1000
    assert check_words(page, frames, line_clocks(frames), MOVING[game]) > 20
