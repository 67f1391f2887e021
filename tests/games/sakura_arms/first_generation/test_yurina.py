"""Yurina's cards of the first generation: every sentence on them, played in AEG's edition."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from support.games.sakura_arms_scenes import FOE, ME, answer, foe, labels, me, state, why_not
from support.games.sakura_arms_scenes import scene as any_scene


def scene(**description: Any) -> Position:
    return any_scene(AEG, **description)


def hit(distance: int, card: str, **mine: Any) -> list[str]:
    """The options of an opponent with full Aura when this card is played from hand."""
    return labels(answer(scene(distance=distance, me={"hand": [card], **mine}, foe={"aura": 5}), f"play {card}"))


@pytest.mark.parametrize(
    ("card", "near", "far", "choices"),
    [
        ("Slash", 1, 2, ["take 3 to Aura", "take 1 to Life"]),
        ("Brandish", 2, 2, ["take 3 to Aura", "take 2 to Life"]),
        ("Gash", 1, 2, ["take 2 to Aura", "take 1 to Life"]),
        ("Art of Drawing", 2, 3, ["take 4 to Aura", "take 3 to Life"]),
    ],
)
def test_normal_attacks_deal_their_damage_in_their_range(card: str, near: int, far: int, choices: list[str]) -> None:
    for distance in range(near, far + 1):
        assert hit(distance, card) == choices
    needs = f"needs {near}" if near == far else f"needs {near}-{far}"
    for distance in (near - 1, far + 1):
        assert needs in why_not(scene(distance=distance, me={"hand": [card], "vigor": 1}), f"play {card}")


def test_brandish_knows_no_resolve() -> None:
    assert hit(2, "Brandish", life=3) == ["take 3 to Aura", "take 2 to Life"]


def test_gash_is_stronger_with_resolve() -> None:
    assert hit(2, "Gash", life=3) == ["take 3 to Aura", "take 2 to Life"]
    assert hit(2, "Gash", life=4) == ["take 2 to Aura", "take 1 to Life"]


def test_art_of_drawing_is_throughout_and_no_weaker_up_close() -> None:
    assert hit(2, "Art of Drawing") == hit(3, "Art of Drawing")
    start = scene(distance=4, me={"hand": ["Art of Drawing"], "vigor": 2})
    moved = answer(start, "Forward Movement", "spend 1 Vigor")
    assert why_not(moved, "play Art of Drawing") == "Throughout: only as the first and only thing in your main phase"
    done = answer(scene(distance=3, me={"hand": ["Art of Drawing"], "vigor": 1}), "play Art of Drawing")
    assert state(done)["turn"] == "foe"


def test_footwork_moves_two_from_distance_to_shadow() -> None:
    start = scene(distance=5, me={"hand": ["Footwork"], "vigor": 1})
    moved = answer(start, "play Footwork")
    assert (state(moved)["distance"], state(moved)["shadow"]) == (3, state(start)["shadow"] + 2)


def test_footwork_has_no_condition_and_passes_distance_two() -> None:
    for distance, after in ((2, 0), (1, 0), (0, 0)):
        moved = answer(scene(distance=distance, me={"hand": ["Footwork"], "vigor": 1}), "play Footwork")
        assert state(moved)["distance"] == after


@pytest.mark.parametrize(("distance", "aura"), [(0, 0), (5, 0), (6, 3)])
def test_overawe_attacks_when_disenchanted(distance: int, aura: int) -> None:
    burst = scene(distance=distance, turn="foe", phase="start", me={"in_play": {"Overawe": 1}}, foe={"aura": 3})
    assert (foe(burst)["aura"], foe(burst)["life"]) == (aura, 8)
    assert me(burst)["discard"] == ["Overawe"]


def test_overawe_is_unguarded() -> None:
    start = scene(distance=2, turn="foe", me={"in_play": {"Overawe": 2}}, foe={"hand": ["Slash"]})
    hurt = answer(start, "play Slash", "take 3 to Aura")
    assert (me(hurt)["in_play"], me(hurt)["face_down"], me(hurt)["discard"]) == ({}, ["Overawe"], [])
    assert foe(hurt)["aura"] == 3, "no Disenchant"


def test_spirit_of_fire_strengthens_all_ones_attacks_with_resolve() -> None:
    for life, choices in ((3, ["take 4 to Aura", "take 2 to Life"]), (4, ["take 3 to Aura", "take 1 to Life"])):
        assert hit(2, "Slash", life=life, in_play={"Spirit of Fire": 2}) == choices


def test_spirit_of_fire_strengthens_attacks_made_by_effects_too() -> None:
    burst = scene(
        distance=3, turn="foe", phase="start", me={"in_play": {"Overawe": 1, "Spirit of Fire": 3}, "life": 3}, foe={"aura": 5}
    )
    assert foe(burst)["aura"] == 1, "4/-, and '-' stays '-'"


def test_spirit_of_fire_leaves_the_opponents_attacks() -> None:
    start = scene(
        distance=2,
        turn="foe",
        me={"in_play": {"Spirit of Fire": 2}, "life": 3},
        foe={"hand": ["Slash"], "goddesses": ["yurina", "himika"]},
    )
    assert labels(answer(start, "play Slash")) == ["take 3 to Aura", "take 1 to Life"]


def test_spirit_of_fire_is_throughout_with_charge_four() -> None:
    start = scene(distance=5, turns=1, me={"hand": ["Spirit of Fire"], "aura": 2, "vigor": 1}, foe={"vigor": 1})
    settled = answer(start, "play Spirit of Fire", "0 from Aura")
    assert (me(settled)["in_play"], state(settled)["turn"]) == ({"Spirit of Fire": 4}, "foe")


def test_tsukikage_crush_costs_six() -> None:
    rich = scene(distance=1, me={"ready": ["Tsukikage Crush"], "flare": 6}, foe={"aura": 5})
    struck = answer(rich, "play Tsukikage Crush")
    assert labels(struck) == ["take 4 to Aura", "take 3 to Life"]
    done = answer(struck, "take 3 to Life")
    assert (foe(done)["life"], me(done)["used"], me(done)["flare"]) == (5, ["Tsukikage Crush"], 0)
    poor = scene(distance=2, me={"ready": ["Tsukikage Crush"], "flare": 5, "vigor": 1})
    assert why_not(poor, "play Tsukikage Crush") == "Flare 5, costs 6"


def test_uranami_storm_weakens_the_attack_it_reacts_to() -> None:
    start = scene(
        distance=2, turn="foe", me={"ready": ["Uranami Storm"], "flare": 3, "aura": 5}, foe={"hand": ["Slash"], "aura": 2}
    )
    reacted = answer(start, "play Slash", "play Uranami Storm")
    assert (foe(reacted)["aura"], foe(reacted)["life"]) == (0, 8)
    assert (reacted.seat, labels(reacted)) == (ME, ["take 1 to Aura", "take 1 to Life"])


def test_uranami_storm_lets_one_go_on() -> None:
    start = scene(distance=7, me={"ready": ["Uranami Storm"], "flare": 3, "vigor": 2})
    assert "Forward Movement" in labels(answer(start, "play Uranami Storm")), "not Limited, as it is in a later printing"


def test_ukifune_serene_fills_ones_aura_and_then_the_opponents() -> None:
    start = scene(
        distance=3, shadow=6, me={"ready": ["Ukifune Serene"], "flare": 3, "aura": 1, "vigor": 1}, foe={"aura": 3, "flare": 0}
    )
    filled = answer(start, "play Ukifune Serene")
    assert (me(filled)["aura"], foe(filled)["aura"], state(filled)["shadow"]) == (5, 5, 2), "2 of them its own cost"


def test_ukifune_serene_gives_the_opponent_what_is_left() -> None:
    start = scene(distance=9, shadow=1, me={"ready": ["Ukifune Serene"], "flare": 2, "aura": 3, "vigor": 1}, foe={"aura": 1})
    filled = answer(start, "play Ukifune Serene")
    assert (me(filled)["aura"], foe(filled)["aura"]) == (5, 2)


def test_ukifune_serene_stays_devoted() -> None:
    start = scene(distance=2, turn="foe", me={"used": ["Ukifune Serene"], "life": 4, "aura": 0}, foe={"hand": ["Slash"]})
    assert me(answer(start, "play Slash"))["used"] == ["Ukifune Serene"]


def test_yurinas_final_blow_needs_resolve_and_is_throughout() -> None:
    calm = scene(distance=1, me={"ready": ["Yurina's Final Blow"], "flare": 5, "life": 4, "vigor": 1})
    assert why_not(calm, "play Yurina's Final Blow") == "Resolve: only while your Life is 3 or less"
    for distance in (1, 3):
        resolved = scene(distance=distance, me={"ready": ["Yurina's Final Blow"], "flare": 5, "life": 3}, foe={"aura": 5})
        struck = answer(resolved, "play Yurina's Final Blow")
        assert (struck.seat, labels(struck)) == (FOE, ["take 5 to Aura", "take 5 to Life"])
    assert state(answer(struck, "take 5 to Life"))["turn"] == "foe"
    far = scene(distance=4, me={"ready": ["Yurina's Final Blow"], "flare": 5, "life": 3, "vigor": 1})
    assert why_not(far, "play Yurina's Final Blow") == "Distance 4, needs 1-3"
