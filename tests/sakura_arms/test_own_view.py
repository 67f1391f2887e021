"""What only one's own view says: the Ranges one's Attacks have now, and the Basic Action one is paying for."""

from __future__ import annotations

from duelling import FOE, GAME, ME, answer, labels, scene
from mankai.sakura_arms.places import RECOVER


def numbered(name: str) -> str:
    """The number of seat 0's card of that name, as views have it."""
    return str([card.name for card in GAME.cards].index(name))


def test_a_range_is_told_where_it_is_not_the_printed_one() -> None:
    before = scene(distance=6, me={"hand": ["Spirit", "Shoot", "Slash"], "ready": ["Red Bullet"], "vigor": 1})
    assert before.view(ME)["own"] == {"ranges": {}}
    after = answer(before, "play Spirit")
    assert after.view(ME)["own"]["ranges"] == {numbered("Shoot"): "3-10"}, "neither her own Slash nor an Ultimate"


def test_it_is_the_range_that_decides_whether_the_card_can_be_played() -> None:
    before = scene(distance=3, me={"hand": ["Spirit", "Shoot"], "vigor": 1})
    assert "play Shoot" not in labels(before)
    assert "play Shoot" in labels(answer(before, "play Spirit"))


def test_others_are_told_nothing_of_it() -> None:
    after = answer(scene(distance=6, me={"hand": ["Spirit", "Shoot"], "vigor": 1}), "play Spirit")
    assert after.view(FOE)["own"] == {"ranges": {}}
    assert after.view(None)["own"] == {}


def test_whoever_pays_is_told_for_what() -> None:
    paying = answer(scene(distance=6, me={"hand": ["Slash"], "vigor": 1, "aura": 1}), "Recover")
    assert paying.question == "pay"
    assert paying.view(ME)["own"]["action"] == RECOVER
    assert "action" not in paying.view(FOE)["own"]
