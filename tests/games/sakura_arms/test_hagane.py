"""Hagane: every sentence on her cards, in a scene in which it happens and in one in which it does not."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from support.games.sakura_arms_scenes import FOE, ME, answer, foe, labels, me, scene, state, why_not

FLUNG: dict[str, Any] = {"distance": 6, "start_distance": 4}  # 2 farther than at the start of the turn


def flung(**description: Any) -> Position:
    """A scene in the player's Main Phase, 2 farther than at the start of the turn."""
    return scene(**{**FLUNG, **description})


# Centrifuge.


@pytest.mark.parametrize(("distance", "start", "can"), [(6, 4, True), (6, 3, True), (6, 5, False), (4, 6, False), (2, 0, True)])
def test_centrifuge_needs_2_or_more_farther_than_at_the_start_of_the_turn(distance: int, start: int, can: bool) -> None:
    position = scene(distance=distance, start_distance=start, me={"hand": ["Centrifugal Swing"], "vigor": 1})
    assert ("play Centrifugal Swing" in labels(position)) == can
    if not can:
        assert why_not(position, "play Centrifugal Swing").startswith("Centrifuge")


def test_centrifuge_allows_no_attack_before_in_the_phase() -> None:
    start = flung(me={"hand": ["Waltz of Steel", "Scatter to the Winds"], "vigor": 1}, foe={"flare": 3})
    assert "play Waltz of Steel" in labels(start)
    struck = answer(start, "play Scatter to the Winds")
    assert "play Waltz of Steel" not in labels(struck)
    assert (me(struck)["attacks"], me(struck)["phase_attacks"]) == (1, 1)


def test_an_attack_of_the_foe_s_does_not_matter_to_centrifuge() -> None:
    position = flung(me={"hand": ["Waltz of Steel"], "vigor": 1}, foe={"flare": 3, "attacks": 1, "phase_attacks": 1})
    assert "play Waltz of Steel" in labels(position)


def test_an_attack_of_the_start_phase_does_not_matter_to_centrifuge() -> None:
    start = scene(
        phase="start",
        distance=4,
        me={"hand": ["Waltz of Steel"], "vigor": 1, "in_play": {"Overawe": 1}, "deck": ["Slash", "Brandish"]},
        foe={"aura": 5, "flare": 3},
    )
    begun = answer(start, "do not reshuffle")
    assert (me(begun)["attacks"], me(begun)["phase_attacks"]) == (1, 0), "Overawe has attacked"


def test_what_was_attacked_is_counted_anew_every_turn() -> None:
    struck = answer(flung(me={"hand": ["Scatter to the Winds", "Recoil"], "vigor": 1}), "play Scatter to the Winds")
    later = answer(struck, "end turn", "do not reshuffle")
    assert (me(later)["attacks"], me(later)["phase_attacks"]) == (0, 0)


def test_the_distance_may_be_nearer_again_once_the_card_is_played() -> None:
    start = flung(
        me={"hand": ["Centrifugal Swing"]},
        foe={"hand": ["Induce"], "aura": 5, "goddesses": ["oboro", "tokoyo"]},
    )
    nearer = answer(start, "play Centrifugal Swing", "play Induce", "Distance to the foe's Aura")
    assert state(nearer)["distance"] == 5 and nearer.seat == FOE
    assert labels(nearer) == ["take 5 to Aura", "take 3 to Life"]


# Centrifugal Swing.


def test_centrifugal_swing_empties_both_hands_and_ends_the_phase() -> None:
    start = flung(
        me={"hand": ["Centrifugal Swing", "Recoil", "Gravity Well"], "vigor": 2},
        foe={"hand": ["Slash", "Spirit"], "aura": 5, "deck": ["Brandish", "Overawe"]},
    )
    swung = answer(start, "play Centrifugal Swing", "take 5 to Aura")
    assert (me(swung)["hand"], me(swung)["face_down"], me(swung)["vigor"]) == ([], ["Recoil", "Gravity Well"], 0)
    assert foe(swung)["face_down"] == ["Slash", "Spirit"] and me(swung)["discard"] == ["Centrifugal Swing"]
    assert state(swung)["turn"] == "foe"


def test_centrifugal_swing_leaves_poisons_in_hand() -> None:
    start = flung(
        me={"hand": ["Centrifugal Swing"], "goddesses": ["hagane", "chikage"]},
        foe={"hand": ["Slash", "Hallucinogen"], "aura": 5, "deck": ["Brandish", "Overawe"]},
    )
    swung = answer(start, "play Centrifugal Swing", "take 5 to Aura")
    assert foe(swung)["face_down"] == ["Slash"] and "Hallucinogen" in foe(swung)["hand"]


def test_centrifugal_swing_does_none_of_that_in_the_foe_s_turn() -> None:
    start = scene(
        turn="foe",
        distance=4,
        start_distance=2,
        me={"ready": ["Tobi-Kage"], "flare": 4, "face_down": ["Centrifugal Swing"], "hand": ["Recoil"], "vigor": 1, "life": 6},
        foe={"hand": ["Slash", "Spirit"], "aura": 5, "vigor": 1},
    )
    swung = answer(start, "play Slash", "play Tobi-Kage", "choose Centrifugal Swing", "take 5 to Aura")
    assert (me(swung)["hand"], me(swung)["vigor"], foe(swung)["hand"]) == (["Recoil"], 1, ["Spirit"])


def test_whoever_plays_the_swing_has_swung_it() -> None:
    start = scene(
        turn="foe",
        **FLUNG,
        me={"hand": ["Centrifugal Swing", "Recoil"], "aura": 5},
        foe={"hand": ["Replicate", "Agitate"], "vigor": 2},
    )
    swung = answer(start, "play Replicate", "choose Centrifugal Swing", "play it", "take 5 to Aura")
    assert me(swung)["face_down"] == ["Recoil"] and foe(swung)["vigor"] == 0, "it is the turn of the one who plays it"


def test_negated_the_swing_does_none_of_that() -> None:
    start = scene(
        distance=4,
        start_distance=2,
        me={"hand": ["Centrifugal Swing", "Recoil"], "vigor": 1},
        foe={"hand": ["Polite Return"], "vigor": 2, "goddesses": ["tokoyo", "oboro"]},
    )
    returned = answer(start, "play Centrifugal Swing", "play Polite Return", "take 1 to Life")
    assert me(returned)["hand"] == ["Recoil"] and me(returned)["vigor"] == 1 and state(returned)["turn"] == "me"


# Scatter to the Winds.


@pytest.mark.parametrize(("start", "discarded"), [(4, 1), (8, 1), (5, 0), (6, 0), (7, 0)])
def test_scatter_to_the_winds_takes_a_card_at_random_if_the_distance_differs_by_2(start: int, discarded: int) -> None:
    position = scene(
        distance=6,
        start_distance=start,
        me={"hand": ["Scatter to the Winds"], "vigor": 1},
        foe={"hand": ["Slash", "Spirit", "Brandish"]},
    )
    struck = answer(position, "play Scatter to the Winds")
    assert len(foe(struck)["discard"]) == discarded and len(foe(struck)["hand"]) == 3 - discarded


def test_any_card_may_be_the_one() -> None:
    taken = set()
    for seed in range(20):
        start = flung(seed=seed, me={"hand": ["Scatter to the Winds"], "vigor": 1}, foe={"hand": ["Slash", "Spirit", "Brandish"]})
        taken |= set(foe(answer(start, "play Scatter to the Winds"))["discard"])
    assert taken == {"Slash", "Spirit", "Brandish"}


def test_scatter_to_the_winds_takes_nothing_from_an_empty_hand() -> None:
    struck = answer(flung(me={"hand": ["Scatter to the Winds"], "vigor": 1}), "play Scatter to the Winds")
    assert foe(struck)["discard"] == [] and foe(struck)["aura"] == 2


# Earthshatter.


def test_earthshatter_is_inevitable_and_takes_vigor() -> None:
    start = scene(distance=2, me={"hand": ["Earthshatter"]}, foe={"hand": ["Polite Return"], "vigor": 2, "deck": ["Rabbit Step"]})
    struck = answer(start, "play Earthshatter")
    assert struck.question != "reaction" and (foe(struck)["vigor"], foe(struck)["aura"]) == (0, 1)
    assert foe(struck)["stunned"] == 0, "the Stun went in the foe's Start Phase, instead of the Vigor they would gain"


def test_other_attacks_of_hers_can_be_reacted_to_and_leave_the_vigor() -> None:
    start = scene(distance=4, me={"hand": ["Scatter to the Winds"], "vigor": 1}, foe={"hand": ["Polite Return"], "vigor": 2})
    struck = answer(start, "play Scatter to the Winds")
    assert struck.question == "reaction"
    assert foe(answer(struck, "no Reaction"))["vigor"] == 2


def test_earthshatter_is_full_power() -> None:
    start = scene(distance=2, me={"hand": ["Earthshatter", "Recoil"], "vigor": 1})
    assert "play Earthshatter" in labels(start)
    assert "play Earthshatter" not in labels(answer(start, "play Recoil"))


# Recoil.


@pytest.mark.parametrize(("distance", "after", "mine", "theirs"), [(5, 4, 1, 2), (9, 8, 1, 2), (4, 5, 0, 1), (0, 1, 0, 1)])
def test_recoil_goes_by_the_distance(distance: int, after: int, mine: int, theirs: int) -> None:
    start = scene(distance=distance, me={"hand": ["Recoil"], "vigor": 1}, foe={"flare": 2, "life": 8})
    done = answer(start, "play Recoil")
    assert (state(done)["distance"], me(done)["flare"], foe(done)["flare"]) == (after, mine, theirs)


# Waltz of Steel.


@pytest.mark.parametrize(("flare", "moved"), [(2, 0), (3, 2), (5, 2)])
def test_waltz_of_steel_needs_3_flare_of_the_foe_s(flare: int, moved: int) -> None:
    start = flung(me={"hand": ["Waltz of Steel"], "vigor": 1, "aura": 1}, foe={"flare": flare})
    done = answer(start, "play Waltz of Steel")
    assert (foe(done)["flare"], me(done)["aura"]) == (flare - moved, 1 + moved)


# Sound the Bell.


def bell(choice: str, *hand: str, **more: Any) -> Position:
    start = scene(
        distance=4,
        start_distance=2,
        me={"hand": ["Sound the Bell", *hand], "vigor": 1, **more},
        foe={"hand": ["Polite Return"], "vigor": 2, "aura": 5, "life": 8},
    )
    return answer(start, "play Sound the Bell", choice)


def test_sound_the_bell_makes_the_next_attack_inevitable() -> None:
    struck = answer(bell("Inevitable", "Scatter to the Winds"), "play Scatter to the Winds")
    assert struck.question != "reaction" and foe(struck)["aura"] == 4, "and adds nothing to it"


def test_sound_the_bell_adds_to_aura_where_that_is_less_than_3() -> None:
    struck = answer(bell("more damage", "Scatter to the Winds"), "play Scatter to the Winds")
    assert struck.question == "reaction", "and is not Inevitable then"
    assert foe(answer(struck, "no Reaction"))["aura"] == 2


def test_sound_the_bell_adds_to_life_where_aura_damage_is_3_or_more() -> None:
    start = scene(
        distance=5,
        start_distance=2,
        me={"hand": ["Sound the Bell"], "vigor": 1, "ready": ["Grand Firmament Crash"], "flare": 4, "life": 8},
        foe={"aura": 5, "life": 8},
    )
    struck = answer(start, "play Sound the Bell", "more damage", "play Grand Firmament Crash")
    assert labels(struck) == ["take 3 to Aura", "take 3 to Life"]


def test_only_the_next_attack_hears_the_bell() -> None:
    start = flung(
        me={"hand": ["Sound the Bell", "Scatter to the Winds"], "vigor": 1, "ready": ["Grand Firmament Crash"], "flare": 4},
        foe={"aura": 5, "life": 8},
    )
    twice = answer(start, "play Sound the Bell", "more damage", "play Scatter to the Winds", "play Grand Firmament Crash")
    assert foe(twice)["aura"] == 2
    assert labels(twice) == ["take 2 to Aura", "take 1 to Life"]


def test_both_bells_sound_when_it_is_rung_twice() -> None:
    start = scene(
        distance=4,
        start_distance=2,
        me={"hand": ["Sound the Bell", "Scatter to the Winds"], "vigor": 1, "ready": ["Grand Sierra Respect"], "flare": 4},
        foe={"hand": ["Polite Return"], "vigor": 2, "aura": 5, "life": 8},
    )
    rung = answer(start, "play Sound the Bell", "Inevitable", "play Grand Sierra Respect", "choose Sound the Bell", "more damage")
    struck = answer(rung, "play Scatter to the Winds")
    assert struck.question == "main" and foe(struck)["aura"] == 2, "Inevitable, and +2/+0"


def test_the_bell_is_forgotten_when_the_turn_ends() -> None:
    later = answer(bell("more damage", "Recoil"), "end turn", "do not reshuffle")
    assert state(later).get("lasting") is None


# Gravity Well.


def test_gravity_well_draws_nearer_and_makes_master_distance_smaller() -> None:
    start = scene(distance=4, me={"hand": ["Gravity Well"], "vigor": 2, "aura": 1})
    done = answer(start, "play Gravity Well", "0 from Aura")
    assert (state(done)["distance"], me(done)["aura"], me(done)["in_play"]) == (3, 2, {"Gravity Well": 2})
    assert done.view(ME)["public"]["master_distance"] == 1
    assert start.view(ME)["public"]["master_distance"] == 2
    assert "Advance" in labels(scene(distance=2, me={"vigor": 1, "in_play": {"Gravity Well": 1}}))
    assert "Advance" not in labels(scene(distance=2, me={"vigor": 1, "goddesses": ["hagane", "yurina"]}))


def test_gravity_well_with_full_force_moves_one_more_and_is_all_that_is_done() -> None:
    start = scene(distance=4, me={"hand": ["Gravity Well", "Recoil"], "vigor": 2, "aura": 1}, foe={"deck": ["Slash", "Spirit"]})
    done = answer(start, "play Gravity Well with Full Force", "0 from Aura")
    assert (state(done)["distance"], me(done)["aura"], state(done)["turn"]) == (2, 3, "foe")


def test_there_is_no_full_force_once_something_was_done() -> None:
    start = scene(distance=4, me={"hand": ["Gravity Well", "Recoil"], "vigor": 2})
    assert "play Gravity Well with Full Force" in labels(start)
    assert "play Gravity Well with Full Force" not in labels(answer(start, "play Recoil"))


# Ultimates.


@pytest.mark.parametrize(("distance", "start", "aura", "life"), [(6, 1, 5, 3), (3, 9, 6, 3), (5, 4, 1, 1), (5, 5, 0, 0)])
def test_grand_firmament_crash_is_as_strong_as_the_distance_has_changed(distance: int, start: int, aura: int, life: int) -> None:
    position = scene(
        distance=distance,
        start_distance=start,
        me={"ready": ["Grand Firmament Crash"], "flare": 4, "vigor": 1, "life": 6},
        foe={"aura": 5},
    )
    struck = answer(position, "play Grand Firmament Crash")
    if aura > 5:
        assert foe(struck)["life"] == 10 - life, "with Overkill it is more than 5, so there is no choice"
    else:
        assert labels(struck) == [f"take {aura} to Aura", f"take {life} to Life"]


def test_grand_firmament_crash_follows_a_distance_that_a_reaction_changes() -> None:
    start = scene(
        distance=5,
        start_distance=2,
        me={"ready": ["Grand Firmament Crash"], "flare": 4, "vigor": 1},
        foe={"hand": ["Induce"], "goddesses": ["oboro", "tokoyo"], "aura": 4},
    )
    struck = answer(start, "play Grand Firmament Crash", "play Induce", "Distance to the foe's Aura")
    assert labels(struck) == ["take 2 to Aura", "take 1 to Life"]


PEAL = {"flare": 2, "life": 5, "vigor": 1, "goddesses": ["hagane", "chikage"]}


@pytest.mark.parametrize(
    ("more", "life"),
    [
        ({"ready": ["Grand Bourdon Peal"], "used": ["Grand Gravity Attract"]}, 7),
        ({"ready": ["Grand Bourdon Peal"]}, 7),
        ({"ready": ["Grand Bourdon Peal", "Grand Gravity Attract"]}, 5),
        ({"ready": ["Grand Bourdon Peal"], "in_play": {"Treacherous Spiritquell": 2}}, 5),
    ],
)
def test_grand_bourdon_peal_heals_if_all_other_ultimates_are_used(more: dict[str, Any], life: int) -> None:
    assert me(answer(scene(distance=5, me={**PEAL, **more}), "play Grand Bourdon Peal"))["life"] == life


def test_grand_gravity_attract_draws_into_flare() -> None:
    done = answer(
        scene(distance=5, me={"ready": ["Grand Gravity Attract"], "flare": 5, "vigor": 1}), "play Grand Gravity Attract"
    )
    assert (state(done)["distance"], me(done)["flare"], me(done)["used"]) == (2, 3, ["Grand Gravity Attract"])


def test_grand_gravity_attract_comes_back_after_a_card_with_centrifuge() -> None:
    start = flung(
        me={"hand": ["Waltz of Steel", "Recoil"], "used": ["Grand Gravity Attract"], "vigor": 1}, foe={"deck": ["Slash"]}
    )
    danced = answer(start, "play Waltz of Steel", "end turn", "do not reshuffle", "take 1 to Aura")
    assert me(danced)["ready"] == ["Grand Gravity Attract"]
    idle = answer(start, "play Recoil", "end turn", "do not reshuffle", "take 1 to Aura")
    assert me(idle)["used"] == ["Grand Gravity Attract"], "Recoil has no Centrifuge"


def test_grand_gravity_attract_does_not_come_back_in_the_turn_it_was_played() -> None:
    start = flung(me={"hand": ["Waltz of Steel"], "ready": ["Grand Gravity Attract"], "flare": 5, "vigor": 1, "life": 8})
    done = answer(start, "play Waltz of Steel", "play Grand Gravity Attract", "end turn", "do not reshuffle")
    assert me(done)["used"] == ["Grand Gravity Attract"]


def test_grand_sierra_respect_plays_up_to_two_discards_in_any_order() -> None:
    start = flung(
        me={
            "ready": ["Grand Sierra Respect"],
            "flare": 4,
            "vigor": 1,
            "discard": ["Recoil", "Scatter to the Winds", "Earthshatter"],
        },
        foe={"hand": ["Slash"]},
    )
    asked = answer(start, "play Grand Sierra Respect")
    assert labels(asked) == ["choose Recoil", "choose Scatter to the Winds", "no"], "none with Full Power"
    both = answer(asked, "choose Scatter to the Winds", "choose Recoil")
    assert (foe(both)["discard"], me(both)["flare"]) == (["Slash"], 1)
    assert me(both)["discard"] == ["Earthshatter", "Scatter to the Winds", "Recoil"]
    one = answer(asked, "choose Recoil", "no")
    assert (foe(one)["discard"], me(one)["flare"]) == ([], 1)
    none = answer(asked, "no")
    assert (foe(none)["discard"], me(none)["flare"], me(none)["used"]) == ([], 0, ["Grand Sierra Respect"])


def test_grand_sierra_respect_has_centrifuge() -> None:
    near = scene(
        distance=6, start_distance=6, me={"ready": ["Grand Sierra Respect"], "flare": 4, "vigor": 1, "discard": ["Recoil"]}
    )
    assert "play Grand Sierra Respect" not in labels(near)
