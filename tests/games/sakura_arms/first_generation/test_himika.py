"""Himika's cards of the first generation: every sentence on them, played in AEG's edition."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from support.games.sakura_arms_scenes import FOE, answer, foe, labels, me, state, why_not
from support.games.sakura_arms_scenes import scene as any_scene


def scene(**description: Any) -> Position:
    return any_scene(AEG, **description)


@pytest.mark.parametrize(
    ("card", "pile", "near", "far", "choices"),
    [
        ("Shoot", "hand", 4, 10, ["take 2 to Aura", "take 1 to Life"]),
        ("Quick Shot", "hand", 6, 9, ["take 2 to Aura", "take 1 to Life"]),
        ("Magnum", "hand", 6, 10, ["take 3 to Aura", "take 2 to Life"]),
        ("Red Bullet", "ready", 5, 10, ["take 3 to Aura", "take 1 to Life"]),
        ("Crimson Zero", "ready", 0, 0, ["take 3 to Aura", "take 2 to Life"]),
    ],
)
def test_attacks_deal_their_damage_in_their_range(card: str, pile: str, near: int, far: int, choices: list[str]) -> None:
    for distance in range(11):
        start = scene(distance=distance, me={pile: [card], "flare": 2, "aura": 0, "vigor": 1}, foe={"aura": 4})
        if near <= distance <= far:
            assert labels(answer(start, f"play {card}")) == choices
        else:
            assert why_not(start, f"play {card}").startswith(f"Distance {distance}, needs {near}")


def test_quick_shot_gets_one_to_aura_as_the_third_card_of_the_turn() -> None:
    for played, choices in ((1, ["take 2 to Aura", "take 1 to Life"]), (2, ["take 3 to Aura", "take 1 to Life"])):
        start = scene(distance=7, me={"hand": ["Quick Shot"], "played": played}, foe={"aura": 5})
        assert labels(answer(start, "play Quick Shot")) == choices


def test_magnum_costs_ones_own_life() -> None:
    start = scene(distance=7, me={"hand": ["Magnum"], "vigor": 1}, foe={"aura": 5})
    done = answer(start, "play Magnum", "take 3 to Aura")
    assert (me(done)["life"], me(done)["flare"], state(done)["shadow"]) == (7, 0, state(start)["shadow"] + 4)


def test_magnum_may_be_the_end_of_whoever_shoots() -> None:
    start = scene(distance=7, me={"hand": ["Magnum"], "life": 1}, foe={"aura": 5})
    assert answer(start, "play Magnum", "take 3 to Aura").ranks == (1, 0)


def test_barrage_deals_both_damages_and_is_throughout() -> None:
    start = scene(distance=6, turns=1, me={"hand": ["Barrage"], "vigor": 1}, foe={"aura": 3, "vigor": 1})
    hit = answer(start, "play Barrage")
    assert (foe(hit)["aura"], foe(hit)["life"], foe(hit)["flare"]) == (0, 7, 1)
    assert state(hit)["turn"] == "foe"


def test_barrage_takes_what_aura_there_is_and_life_besides() -> None:
    hit = answer(scene(distance=9, turns=1, me={"hand": ["Barrage"], "vigor": 1}, foe={"aura": 1, "vigor": 1}), "play Barrage")
    assert (foe(hit)["aura"], foe(hit)["life"]) == (0, 7)


def test_barrage_that_fails_deals_nothing() -> None:
    start = scene(
        distance=9,
        turns=1,
        me={"hand": ["Barrage"], "vigor": 1},
        foe={"goddesses": ["tokoyo", "saine"], "hand": ["Song and Dance"], "aura": 3, "vigor": 1},
    )
    missed = answer(start, "play Barrage", "play Song and Dance", "Aura to Distance")
    assert (state(missed)["distance"], foe(missed)["aura"], foe(missed)["life"]) == (10, 2, 8)


def test_backstep_draws_and_moves_one_from_shadow_to_distance() -> None:
    start = scene(distance=5, me={"hand": ["Backstep"], "deck": ["Shoot", "Magnum"], "vigor": 1})
    done = answer(start, "play Backstep")
    assert (me(done)["hand"], state(done)["distance"]) == (["Shoot"], 6)


def test_backdraft_moves_the_opponents_flare_to_their_aura() -> None:
    start = scene(distance=5, me={"hand": ["Backdraft"], "deck": ["Shoot"], "vigor": 1}, foe={"flare": 2, "aura": 2})
    done = answer(start, "play Backdraft")
    assert (foe(done)["flare"], foe(done)["aura"], me(done)["hand"]) == (1, 3, [])
    full = scene(distance=5, me={"hand": ["Backdraft"], "vigor": 1}, foe={"flare": 2, "aura": 5})
    assert foe(answer(full, "play Backdraft"))["flare"] == 2, "a full area takes none"


def test_backdraft_draws_as_the_third_card_of_the_turn() -> None:
    start = scene(distance=5, me={"hand": ["Backdraft"], "deck": ["Shoot"], "vigor": 1, "played": 2}, foe={"flare": 1})
    assert me(answer(start, "play Backdraft"))["hand"] == ["Shoot"]


def test_smoke_makes_the_distance_greater_by_the_sakura_on_it() -> None:
    start = scene(distance=2, me={"in_play": {"Smoke": 3}, "hand": ["Shoot", "Slash"]}, foe={"aura": 5})
    assert "play Shoot" in labels(start) and why_not(start, "play Slash") == "Distance 5, needs 1-2"


def test_smoke_counts_for_both_players_and_fades() -> None:
    start = scene(distance=2, turn="foe", phase="start", me={"in_play": {"Smoke": 2}}, foe={"hand": ["Shoot"], "vigor": 1})
    later = answer(start, "do not reshuffle")
    while later.question == "no card to draw":
        later = answer(later, "take 1 to Life")
    assert why_not(later, "play Shoot") == "Distance 3, needs 4-10"


def test_smoke_lets_one_move_forward_where_two_sakura_lie() -> None:
    start = scene(distance=2, me={"in_play": {"Smoke": 1}, "vigor": 1})
    assert state(answer(start, "Forward Movement"))["distance"] == 1


def test_smoke_is_throughout_with_charge_five() -> None:
    start = scene(distance=5, turns=1, me={"hand": ["Smoke"], "vigor": 1}, foe={"vigor": 1})
    settled = answer(start, "play Smoke", "0 from Aura")
    assert (me(settled)["in_play"], state(settled)["turn"]) == ({"Smoke": 5}, "foe")


def test_red_bullet_costs_one() -> None:
    hit = answer(scene(distance=5, me={"ready": ["Red Bullet"], "flare": 1}), "play Red Bullet")
    assert (me(hit)["flare"], labels(hit)) == (0, ["take 3 to Aura", "take 1 to Life"])
    assert why_not(scene(distance=5, me={"ready": ["Red Bullet"], "vigor": 1}), "play Red Bullet") == "Flare 0, costs 1"


def test_crimson_zero_cannot_be_reacted_to() -> None:
    start = scene(
        distance=0,
        me={"goddesses": ["himika", "yurina"], "hand": ["Gash"], "ready": ["Crimson Zero"], "flare": 2},
        foe={"goddesses": ["tokoyo", "yurina"], "ready": ["Immortal Flower"], "flare": 5},
    )
    struck = answer(start, "play Crimson Zero")
    assert (struck.seat, struck.question, labels(struck)) == (FOE, "damage", ["take 3 to Aura", "take 2 to Life"])


def test_scarlet_visions_draws_two_for_two() -> None:
    start = scene(distance=5, me={"ready": ["Scarlet Visions"], "flare": 2, "deck": ["Shoot", "Magnum", "Smoke"], "vigor": 1})
    done = answer(start, "play Scarlet Visions")
    assert (me(done)["hand"], me(done)["flare"], me(done)["face_down"]) == (["Shoot", "Magnum"], 0, [])


def test_vermillion_field_moves_two_as_the_third_card_of_the_turn() -> None:
    for played, distance in ((1, 5), (2, 7)):
        start = scene(distance=5, me={"ready": ["Vermillion Field"], "flare": 2, "played": played, "vigor": 1})
        assert state(answer(start, "play Vermillion Field"))["distance"] == distance


def test_vermillion_field_is_available_again_after_an_end_phase_with_an_empty_hand() -> None:
    empty = answer(scene(distance=5, me={"used": ["Vermillion Field"], "vigor": 1}), "end turn")
    assert (me(empty)["ready"], me(empty)["used"]) == (["Vermillion Field"], [])
    held = answer(scene(distance=5, me={"used": ["Vermillion Field"], "hand": ["Shoot"]}), "end turn")
    assert me(held)["used"] == ["Vermillion Field"]
