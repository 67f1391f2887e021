"""Utilities whose effect would change nothing: the view names them, rightly, and without a secret."""

from __future__ import annotations

from itertools import takewhile

import pytest

import mankai
from mankai import Position
from mankai.games.sakura_arms.rules.cards.base import Card
from mankai.games.sakura_arms.rules.constants import HAND, PLAY
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.kernel.rng import FastRng
from support.games.sakura_arms_scenes import scene
from support.random_games import random_decisions

GAMES = ["sakura-arms/level99", "sakura-arms/aeg", "sakura-arms/beta"]


def idle_cards(position: Position) -> list[int]:
    found: list[int] = (position.view(position.seat).get("own") or {}).get("idle", [])
    return found


@pytest.mark.parametrize(
    ("name", "distance", "flare", "is_idle"),
    [
        ("Rabbit Step", 3, 2, False),
        ("Rabbit Step", 4, 2, True),  # its condition fails
        ("Rabbit Step", 2, 6, True),  # Shadow is empty
        ("Song and Dance", 4, 2, False),  # Vigor is gained
    ],
)
def test_a_utility_is_idle_if_its_effect_would_change_nothing(name: str, distance: int, flare: int, is_idle: bool) -> None:
    me = {"hand": [name], "life": 5, "aura": 3, "flare": flare, "vigor": 0}
    foe = {"life": 10, "aura": 3, "flare": flare + (1 if flare == 6 else 0)}
    start = scene(distance=distance, me=me, foe=foe)
    assert idle_cards(start) == (list(start.now.zones[HAND]) if is_idle else [])


@pytest.mark.parametrize("game", GAMES)
def test_an_idle_card_changes_nothing_when_it_is_played_and_tells_no_secret(game: str) -> None:
    played = 0
    for seed in range(12):
        for position in random_decisions(mankai.game(game).start(seed=seed), FastRng(seed)):
            cards = idle_cards(position)
            for card in cards:
                assert all(idle_cards(position.imagine(position.seat, other)) == cards for other in range(2))
                assert isinstance(position.rules, Edition)
                printed = position.rules.cards[card]
                if printed.full_power or printed.is_ultimate or type(printed).pay is not Card.pay:
                    continue  # the phase ends with it, or a cost is paid
                after = position.play(position.rules.code(PLAY, card))
                # The turn may end by itself when nothing else can be done.
                own_events = takewhile(lambda event: event[1] != "turn", after.events)
                moved = {(event[1], event[3]) for event in own_events if event[1] != "play"}
                assert moved <= {("place", card)}, position.label(position.rules.code(PLAY, card))
                played += 1
    assert played > 3
