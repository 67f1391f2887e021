"""Tokoyo's cards of the first generation: every sentence on them, played in AEG's edition."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from support.games.sakura_arms_scenes import FOE, ME, answer, foe, labels, me, state, why_not
from support.games.sakura_arms_scenes import scene as any_scene

DANCER = ["tokoyo", "yurina"]


def scene(**description: Any) -> Position:
    return any_scene(AEG, **description)


def attacked(distance: int, with_card: str = "Slash", attacker: dict[str, Any] | None = None, **mine: Any) -> Position:
    """The opponent has attacked; I play Tokoyo."""
    start = scene(
        distance=distance,
        turn="foe",
        me={"goddesses": DANCER, **mine},
        foe={"goddesses": ["yurina", "himika"], "hand": [with_card], **(attacker or {})},
    )
    return answer(start, f"play {with_card}")


def test_glancing_strike_deals_one_to_life_at_four_and_goes_on_top_of_the_deck() -> None:
    start = scene(distance=4, me={"hand": ["Glancing Strike"], "deck": ["Rabbit Step"], "vigor": 1}, foe={"aura": 5})
    done = answer(start, "play Glancing Strike")
    assert (foe(done)["life"], foe(done)["aura"]) == (7, 5)
    assert (me(done)["deck"], me(done)["discard"]) == (["Glancing Strike", "Rabbit Step"], [])
    for distance in (3, 5):
        assert why_not(scene(distance=distance, me={"hand": ["Glancing Strike"]}), "play Glancing Strike").endswith("needs 4")


@pytest.mark.parametrize(("vigor", "near"), [(1, 3), (2, 2)])
def test_polite_return_reaches_from_two_with_full_vigor(vigor: int, near: int) -> None:
    for distance in range(6):
        offered = labels(scene(distance=distance, me={"hand": ["Polite Return"], "vigor": vigor}))
        assert ("play Polite Return" in offered) == (near <= distance <= 4)


def test_polite_return_cancels_a_normal_attack_whatever_the_vigor() -> None:
    for vigor in (0, 1, 2):
        reacted = answer(attacked(4, "Shoot", hand=["Polite Return"], vigor=vigor), "play Polite Return", "take 1 to Life")
        assert (foe(reacted)["life"], me(reacted)["life"], me(reacted)["aura"]) == (7, 8, 3)
        assert foe(reacted)["discard"] == ["Shoot"]


def test_polite_return_cancels_no_special_attack() -> None:
    start = scene(
        distance=2,
        turn="foe",
        me={"goddesses": DANCER, "hand": ["Polite Return"], "vigor": 2, "aura": 5, "life": 5},
        foe={"ready": ["Tsukikage Crush"], "flare": 6, "life": 6},
    )
    hit = answer(start, "play Tsukikage Crush", "play Polite Return", "take 2 to Aura")
    assert (hit.seat, labels(hit)) == (ME, ["take 4 to Aura", "take 3 to Life"])


@pytest.mark.parametrize(("distance", "after"), [(0, 2), (2, 4), (3, 3)])
def test_rabbit_step_moves_two_at_distance_two_or_less(distance: int, after: int) -> None:
    start = scene(distance=distance, me={"hand": ["Rabbit Step"], "vigor": 1})
    assert state(answer(start, "play Rabbit Step"))["distance"] == after


def test_song_and_dance_moves_aura_to_distance_or_flare_to_aura_and_gains_no_vigor() -> None:
    start = scene(distance=5, me={"hand": ["Song and Dance"], "ready": ["Immortal Flower"], "flare": 2, "vigor": 1})
    chosen = answer(start, "play Song and Dance")
    assert labels(chosen) == ["Aura to Distance", "Flare to Aura"]
    away, back = answer(chosen, "Aura to Distance"), answer(chosen, "Flare to Aura")
    assert (me(away)["aura"], state(away)["distance"], me(away)["vigor"]) == (2, 6, 1)
    assert (me(back)["aura"], me(back)["flare"], me(back)["vigor"]) == (4, 1, 1)


def test_song_and_dance_is_a_reaction() -> None:
    dodged = answer(attacked(2, hand=["Song and Dance"]), "play Song and Dance", "Aura to Distance")
    assert (state(dodged)["distance"], me(dodged)["aura"], me(dodged)["life"]) == (3, 2, 8)


def test_break_point_puts_cards_of_both_piles_under_the_deck_and_fills_aura() -> None:
    start = scene(
        distance=5,
        turns=1,
        me={"hand": ["Break Point"], "discard": ["Rabbit Step"], "face_down": ["Windy Stage"], "deck": ["Slash"], "vigor": 1},
        foe={"vigor": 1},
    )
    done = answer(start, "play Break Point", "choose Windy Stage", "choose Rabbit Step")
    assert me(done)["deck"] == ["Slash", "Windy Stage", "Rabbit Step"]
    assert (me(done)["aura"], state(done)["turn"]) == (5, "foe"), "it is Throughout"
    none = answer(start, "play Break Point", "no")
    assert (me(none)["deck"], me(none)["aura"]) == (["Slash"], 5)


def test_sense_of_beauty_deals_one_to_life_when_one_reacts_with_full_vigor() -> None:
    for vigor, life in ((2, 7), (1, 8)):
        window = attacked(2, hand=["Song and Dance"], in_play={"Sense of Beauty": 3}, vigor=vigor)
        reacted = answer(window, "play Song and Dance")
        assert (foe(reacted)["life"], reacted.question) == (life, "choose one"), "before anything of the Reaction happens"


def test_sense_of_beauty_does_nothing_when_one_does_not_react() -> None:
    window = attacked(2, hand=["Song and Dance"], in_play={"Sense of Beauty": 3}, vigor=2)
    assert foe(answer(window, "no Reaction"))["life"] == 8
    own_turn = scene(distance=2, me={"hand": ["Song and Dance"], "in_play": {"Sense of Beauty": 3}, "vigor": 2})
    assert foe(answer(own_turn, "play Song and Dance"))["life"] == 8


def test_sense_of_beauty_leaves_the_opponents_reactions() -> None:
    start = scene(
        distance=2,
        me={"goddesses": DANCER, "hand": ["Slash"], "in_play": {"Sense of Beauty": 3}, "vigor": 2},
        foe={"goddesses": DANCER, "hand": ["Song and Dance"], "vigor": 2},
    )
    reacted = answer(start, "play Slash", "play Song and Dance")
    assert (me(reacted)["life"], foe(reacted)["life"]) == (8, 8)


def test_sense_of_beauty_can_end_the_duel_before_the_attack_lands() -> None:
    window = attacked(2, hand=["Song and Dance"], in_play={"Sense of Beauty": 3}, vigor=2, life=1, attacker={"life": 1})
    assert answer(window, "play Song and Dance").ranks == (0, 1)


def test_sense_of_beauty_has_charge_six() -> None:
    start = scene(distance=5, me={"hand": ["Sense of Beauty"], "aura": 1, "vigor": 1})
    assert me(answer(start, "play Sense of Beauty", "0 from Aura"))["in_play"] == {"Sense of Beauty": 6}


def test_windy_stage_brings_two_nearer_and_lets_them_go_again() -> None:
    start = scene(distance=5, me={"hand": ["Windy Stage"], "aura": 2, "vigor": 1})
    staged = answer(start, "play Windy Stage", "0 from Aura")
    assert (me(staged)["aura"], state(staged)["distance"], me(staged)["in_play"]) == (4, 3, {"Windy Stage": 2})
    ended = scene(distance=3, turn="foe", phase="start", me={"in_play": {"Windy Stage": 1}, "aura": 4})
    assert (me(ended)["aura"], state(ended)["distance"], me(ended)["discard"]) == (2, 5, ["Windy Stage"])


def test_immortal_flower_cancels_even_special_attacks_for_five() -> None:
    start = scene(
        distance=2,
        turn="foe",
        me={"ready": ["Immortal Flower"], "flare": 5, "life": 4},
        foe={"ready": ["Tsukikage Crush"], "flare": 6, "life": 6, "goddesses": ["yurina", "himika"], "vigor": 1},
    )
    reacted = answer(start, "play Tsukikage Crush", "play Immortal Flower")
    assert (foe(reacted)["life"], me(reacted)["life"], me(reacted)["flare"]) == (5, 4, 0)
    assert (reacted.seat, reacted.question) == (FOE, "main")


def test_eternal_migrant_regains_the_deck_without_damage() -> None:
    start = scene(
        distance=3,
        me={"ready": ["Eternal Migrant"], "flare": 2, "discard": ["Rabbit Step"], "face_down": ["Windy Stage"], "vigor": 1},
    )
    struck = answer(start, "play Eternal Migrant")
    assert labels(struck) == ["take 3 to Aura", "take 1 to Life"]
    done = answer(struck, "take 3 to Aura")
    assert (sorted(me(done)["deck"]), me(done)["discard"], me(done)["face_down"]) == (["Rabbit Step", "Windy Stage"], [], [])
    assert (me(done)["life"], me(done)["used"]) == (8, ["Eternal Migrant"])


def test_perpetual_wind_takes_a_card_of_the_opponents_hand_by_chance() -> None:
    taken: set[str] = set()
    for seed in range(12):
        start = scene(
            distance=5,
            seed=seed,
            me={"ready": ["Perpetual Wind"], "flare": 1, "vigor": 1},
            foe={"hand": ["Slash", "Gash", "Shoot"]},
        )
        blown = answer(start, "play Perpetual Wind")
        assert len(foe(blown)["discard"]) == 1 and len(foe(blown)["hand"]) == 2
        taken |= set(foe(blown)["discard"])
    assert taken == {"Slash", "Gash", "Shoot"}


def test_perpetual_wind_takes_nothing_from_an_empty_hand() -> None:
    start = scene(distance=5, me={"ready": ["Perpetual Wind"], "flare": 1, "vigor": 1})
    assert foe(answer(start, "play Perpetual Wind"))["discard"] == []


def test_perpetual_wind_is_available_again_after_an_end_phase_with_full_vigor() -> None:
    for vigor, pile in ((2, "ready"), (1, "used")):
        ended = answer(scene(distance=5, me={"used": ["Perpetual Wind"], "vigor": vigor}), "end turn")
        assert me(ended)[pile] == ["Perpetual Wind"]


def test_eternal_moon_sets_vigor_to_two_and_leaves_the_opponents() -> None:
    start = scene(distance=5, me={"ready": ["Eternal Moon"], "flare": 2}, foe={"vigor": 1})
    shone = answer(start, "play Eternal Moon")
    assert (me(shone)["vigor"], me(shone)["flare"], foe(shone)["vigor"], foe(shone)["stunned"]) == (2, 0, 1, 0)
