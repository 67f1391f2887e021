"""The part of a view that only its seat gets: current Ranges and damage of its Attacks, and the Basic Action being paid for."""

from __future__ import annotations

from typing import Any

import pytest

from mankai.games.sakura_arms.rules.cards.base import span
from mankai.games.sakura_arms.rules.constants import AURA, DISTANCE, FLARE, LIFE, RECOVER, SHADOW, VIGOR
from mankai.kernel.position import Position
from support.games.sakura_arms_scenes import FOE, GAME, ME, answer, labels, scene


def numbered(name: str) -> str:
    """The number of seat 0's card of that name, as in views."""
    return str([card.name for card in GAME.cards].index(name))


def test_a_range_is_told_where_it_is_not_the_printed_one() -> None:
    before = scene(distance=6, me={"hand": ["Spirit", "Shoot", "Slash"], "ready": ["Red Bullet"], "vigor": 1})
    assert (before.view(ME)["own"]["reaches"], before.view(ME)["own"]["damages"]) == ({}, {})
    after = answer(before, "play Spirit")
    assert after.view(ME)["own"]["reaches"] == {numbered("Shoot"): span(3, 10)}, "neither her own Slash nor an Ultimate"


def test_it_is_the_range_that_decides_whether_the_card_can_be_played() -> None:
    before = scene(distance=3, me={"hand": ["Spirit", "Shoot"], "vigor": 1})
    assert "play Shoot" not in labels(before)
    assert "play Shoot" in labels(answer(before, "play Spirit"))


@pytest.mark.parametrize(
    ("distance", "me", "played", "card", "told", "dealt"),
    [
        (3, {"hand": ["Brandish"], "life": 3}, [], "Brandish", [3, 2], [3, 2]),  # Resolve
        (3, {"hand": ["Brandish"], "life": 4}, [], "Brandish", [], [2, 2]),
        (6, {"hand": ["Quick Shot"], "played": 2}, [], "Quick Shot", [3, 2], [3, 2]),  # Inferno: it will be the third card
        (6, {"hand": ["Quick Shot"], "played": 1}, [], "Quick Shot", [], [2, 1]),
        (3, {"hand": ["Backdraft", "Slash"], "played": 2}, ["play Backdraft"], "Slash", [4, 2], [4, 2]),  # said of the next one
    ],
)
def test_damage_is_told_as_it_would_be_dealt(
    distance: int, me: dict[str, Any], played: list[str], card: str, told: list[int], dealt: list[int]
) -> None:
    position = scene(distance=distance, me=me, foe={"aura": 5})
    for choice in played:
        position = answer(position, choice)
    assert position.view(ME)["own"]["damages"] == ({numbered(card): told} if told else {})
    assert position.view(FOE)["own"]["damages"] == {}
    assert answer(position, f"play {card}").view(ME)["public"]["attack"]["damage"] == dealt


def test_others_are_told_nothing_of_it() -> None:
    after = answer(scene(distance=6, me={"hand": ["Spirit", "Shoot"], "vigor": 1}), "play Spirit")
    assert after.view(FOE)["own"] == {"reaches": {}, "damages": {}}
    assert after.view(None)["own"] == {}


def test_whoever_pays_is_told_for_what() -> None:
    paying = answer(scene(distance=6, me={"hand": ["Slash"], "vigor": 1, "aura": 1}), "Recover")
    assert paying.question == "pay"
    assert paying.view(ME)["own"]["action"] == RECOVER
    assert "action" not in paying.view(FOE)["own"]


def shifts(position: Position, label: str) -> list[list[int]]:
    """What an option would move, as its seat is told."""
    told: list[list[int]] = position.view(position.seat)["own"]["shifts"].get(
        str(position.options[labels(position).index(label)]), []
    )
    return told


def test_options_tell_what_they_would_move() -> None:
    main = scene(
        distance=3, me={"hand": ["Slash"], "ready": ["Tsukikage Crush"], "flare": 7, "vigor": 1, "aura": 2}, foe={"aura": 3}
    )
    assert "shifts" not in main.view(FOE)["own"], "only of the seat that is asked"
    assert shifts(main, "Retreat") == [[AURA + ME, DISTANCE, 1]]
    assert shifts(main, "play Tsukikage Crush") == [[FLARE + ME, SHADOW, 7]]
    paid = answer(main, "Retreat")
    assert shifts(paid, "spend 1 Vigor") == [[VIGOR + ME, -1, 1], [AURA + ME, DISTANCE, 1]]
    assert shifts(paid, "discard Slash") == [[AURA + ME, DISTANCE, 1]]
    hit = answer(main, "play Slash")
    assert shifts(hit, "take 3 to Aura") == [[AURA + FOE, SHADOW, 3]]
    assert shifts(hit, "take 1 to Life") == [[LIFE + FOE, FLARE + FOE, 1]]
