"""Saine: every sentence on her cards, in a scene in which it happens and in one in which it does not."""

from __future__ import annotations

import pytest

from support.games.sakura_arms_scenes import FOE, ME, answer, foe, labels, me, scene, state, why_not

# Swing Rush.


@pytest.mark.parametrize(("distance", "reaches"), [(3, False), (4, True), (5, True), (6, False)])
def test_swing_rush_reaches_4_and_5(distance: int, reaches: bool) -> None:
    start = scene(distance=distance, me={"hand": ["Swing Rush"], "vigor": 1})
    assert ("play Swing Rush" in labels(start)) == reaches


@pytest.mark.parametrize("distance", [4, 5])
@pytest.mark.parametrize("aura", [0, 1])
def test_swing_rush_with_idea_attacks_once_more(distance: int, aura: int) -> None:
    start = scene(distance=distance, me={"hand": ["Swing Rush"], "aura": aura, "vigor": 1}, foe={"aura": 4})
    again = answer(start, "play Swing Rush", "take 2 to Aura")
    assert (again.seat, again.question, labels(again)) == (FOE, "damage", ["take 2 to Aura", "take 1 to Life"])
    done = answer(again, "take 1 to Life")
    assert (done.question, foe(done)["aura"], foe(done)["life"], me(done)["discard"]) == ("main", 2, 9, ["Swing Rush"])


def test_swing_rush_without_idea_attacks_once() -> None:
    start = scene(distance=4, me={"hand": ["Swing Rush"], "aura": 2, "vigor": 1}, foe={"aura": 4})
    done = answer(start, "play Swing Rush", "take 2 to Aura")
    assert (done.question, foe(done)["aura"]) == ("main", 2)


def test_swing_rush_looks_for_idea_once_its_attack_is_over() -> None:
    start = scene(distance=4, me={"hand": ["Swing Rush"], "aura": 4, "vigor": 1}, foe={"aura": 4, "hand": ["Cut Down"]})
    hit = answer(start, "play Swing Rush", "play Cut Down", "take 3 to Aura")
    assert me(hit)["aura"] == 1, "only now is there Idea"
    again = answer(hit, "take 2 to Aura")
    assert (again.seat, again.question) == (FOE, "damage")


def test_swing_rush_s_second_attack_may_be_reacted_to() -> None:
    start = scene(distance=5, me={"hand": ["Swing Rush"], "aura": 0, "vigor": 1}, foe={"aura": 2, "hand": ["Wavering Crystal"]})
    again = answer(start, "play Swing Rush", "no Reaction", "take 2 to Aura")
    assert (again.seat, labels(again)) == (FOE, ["no Reaction", "play Wavering Crystal"])


def test_swing_rush_s_second_attack_vanishes_out_of_range() -> None:
    start = scene(
        distance=6,
        me={"hand": ["Swing Rush"], "aura": 1, "vigor": 1},
        foe={"in_play": {"Silent Approach": 2}, "goddesses": ["chikage", "tokoyo"]},
    )
    done = answer(start, "play Swing Rush", "take 1 to Life")
    assert (foe(done)["life"], foe(done)["in_play"], done.question) == (9, {}, "main"), "6 away again: Silent Approach is lost"


def test_swing_rush_that_misses_makes_no_second_attack() -> None:
    start = scene(distance=5, me={"hand": ["Swing Rush"], "aura": 1, "vigor": 1}, foe={"hand": ["Outclass"], "aura": 1})
    missed = answer(start, "play Swing Rush", "play Outclass", "Shadow to Distance")
    assert (state(missed)["distance"], missed.question, foe(missed)["life"]) == (6, "main", 10)


def test_swing_rush_negated_makes_no_second_attack() -> None:
    start = scene(
        distance=4,
        me={"hand": ["Swing Rush"], "aura": 1, "vigor": 1},
        foe={"hand": ["Polite Return"], "vigor": 2, "goddesses": ["tokoyo", "oboro"]},
    )
    done = answer(start, "play Swing Rush", "play Polite Return")
    assert (done.seat, done.question, foe(done)["aura"], foe(done)["life"]) == (ME, "main", 3, 10)


# Cut Down.


@pytest.mark.parametrize(("distance", "reaches"), [(3, False), (4, True), (5, True), (6, False)])
def test_cut_down_deals_3_or_1_at_4_and_5(distance: int, reaches: bool) -> None:
    start = scene(distance=distance, me={"hand": ["Cut Down"], "vigor": 1})
    if reaches:
        assert labels(answer(start, "play Cut Down")) == ["take 3 to Aura", "take 1 to Life"]
    else:
        assert why_not(start, "play Cut Down") == f"Distance {distance}, needs 4-5"


def test_cut_down_is_a_reaction() -> None:
    start = scene(distance=4, turn="foe", me={"hand": ["Cut Down", "Swing Rush"]}, foe={"hand": ["Slash"], "vigor": 1})
    asked = answer(start, "play Slash")
    assert labels(asked) == ["no Reaction", "play Cut Down"]
    assert labels(answer(asked, "play Cut Down")) == ["take 3 to Aura", "take 1 to Life"]


# Hilt Slam.


@pytest.mark.parametrize(("aura", "distance"), [(0, 3), (1, 3), (2, 2)])
def test_hilt_slam_with_idea_moves_a_sakura_to_distance(aura: int, distance: int) -> None:
    start = scene(distance=2, me={"hand": ["Hilt Slam"], "aura": aura, "vigor": 1})
    done = answer(start, "play Hilt Slam", "take 1 to Life")
    assert (state(done)["distance"], foe(done)["life"]) == (distance, 9)


def test_hilt_slam_as_a_reaction_may_make_the_attack_miss() -> None:
    start = scene(
        distance=3,
        turn="foe",
        me={"hand": ["Hilt Slam"], "aura": 1},
        foe={"hand": ["Brandish"], "vigor": 1},
    )
    done = answer(start, "play Brandish", "play Hilt Slam", "take 2 to Aura")
    assert (done.seat, done.question, state(done)["distance"], me(done)["life"]) == (FOE, "main", 4, 10)


def test_hilt_slam_without_idea_leaves_the_attack_in_range() -> None:
    start = scene(distance=3, turn="foe", me={"hand": ["Hilt Slam"], "aura": 2}, foe={"hand": ["Brandish"], "vigor": 1})
    hit = answer(start, "play Brandish", "play Hilt Slam", "take 2 to Aura")
    assert (hit.seat, labels(hit)) == (ME, ["take 2 to Aura", "take 2 to Life"])


@pytest.mark.parametrize(("distance", "reaches"), [(1, False), (2, True), (3, True), (4, False)])
def test_hilt_slam_reaches_2_and_3(distance: int, reaches: bool) -> None:
    assert ("play Hilt Slam" in labels(scene(distance=distance, me={"hand": ["Hilt Slam"], "vigor": 1}))) == reaches


# Outclass.


def test_outclass_moves_one_between_distance_and_shadow() -> None:
    asked = answer(scene(distance=5, me={"hand": ["Outclass"], "vigor": 1}), "play Outclass")
    assert (asked.seat, labels(asked)) == (ME, ["Distance to Shadow", "Shadow to Distance"])
    shadow = state(asked)["shadow"]
    near, far = answer(asked, "Distance to Shadow"), answer(asked, "Shadow to Distance")
    assert (state(near)["distance"], state(near)["shadow"]) == (4, shadow + 1)
    assert (state(far)["distance"], state(far)["shadow"]) == (6, shadow - 1)
    assert me(near)["discard"] == ["Outclass"]


def test_outclass_may_be_turned_to_what_changes_nothing() -> None:
    full = answer(scene(distance=10, me={"hand": ["Outclass"], "vigor": 1}), "play Outclass", "Shadow to Distance")
    assert state(full)["distance"] == 10


@pytest.mark.parametrize(("aura", "may"), [(0, True), (1, True), (2, False)])
def test_outclass_is_a_reaction_with_idea_alone(aura: int, may: bool) -> None:
    start = scene(
        distance=4,
        turn="foe",
        me={"hand": ["Outclass", "Cut Down"], "aura": aura},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    asked = answer(start, "play Slash")
    assert ("play Outclass" in labels(asked)) == may
    if not may:
        assert why_not(asked, "play Outclass") == "no Reaction"


def test_outclass_as_a_reaction_makes_the_attack_miss() -> None:
    start = scene(distance=4, turn="foe", me={"hand": ["Outclass"], "aura": 1}, foe={"hand": ["Slash"], "vigor": 1})
    done = answer(start, "play Slash", "play Outclass", "Shadow to Distance")
    assert (done.seat, done.question, me(done)["aura"], me(done)["life"]) == (FOE, "main", 1, 10)


def test_outclass_cannot_answer_an_inevitable_attack() -> None:
    start = scene(
        distance=2,
        turn="foe",
        me={"hand": ["Outclass"], "aura": 1},
        foe={"hand": ["Caltrops"], "vigor": 1, "goddesses": ["oboro", "tokoyo"]},
    )
    hit = answer(start, "play Caltrops")
    assert (me(hit)["life"], hit.seat, hit.question) == (9, FOE, "main"), "1 Aura is too little for 2, and nobody was asked"


def test_a_foe_without_aura_does_not_give_idea() -> None:
    start = scene(distance=4, turn="foe", me={"hand": ["Outclass"], "aura": 3}, foe={"hand": ["Slash"], "aura": 0, "vigor": 1})
    assert labels(answer(start, "play Slash")) == ["take 3 to Aura", "take 1 to Life"]


# Space for Master.


def test_space_for_master_gives_its_sakura_to_distance() -> None:
    start = scene(phase="start", distance=4, me={"in_play": {"Space for Master": 2}, "deck": ["Cut Down", "Outclass"]})
    begun = answer(start, "do not reshuffle")
    assert (me(begun)["in_play"], state(begun)["distance"], state(begun)["shadow"]) == ({"Space for Master": 1}, 5, 4)


def test_space_for_master_gives_its_last_one_to_distance_too() -> None:
    start = scene(
        phase="start", turn="foe", distance=4, me={"in_play": {"Space for Master": 1}}, foe={"deck": ["Slash", "Spirit"]}
    )
    begun = answer(start, "do not reshuffle")
    assert (me(begun)["in_play"], me(begun)["discard"], state(begun)["distance"]) == ({}, ["Space for Master"], 5)


def test_space_for_master_keeps_what_does_not_fit() -> None:
    start = scene(
        phase="start", distance=10, me={"in_play": {"Space for Master": 1}, "aura": 2, "deck": ["Cut Down", "Outclass"]}
    )
    begun = answer(start, "do not reshuffle")
    assert (me(begun)["in_play"], state(begun)["distance"]) == ({"Space for Master": 1}, 10)


def test_other_enchantments_give_their_sakura_to_shadow() -> None:
    start = scene(
        phase="start",
        distance=4,
        me={"in_play": {"Space for Master": 2, "Silent Wall": 3}, "aura": 0, "deck": ["Cut Down", "Outclass"]},
        foe={"in_play": {"Overawe": 2}},
    )
    begun = answer(start, "do not reshuffle")
    assert (state(begun)["distance"], state(begun)["shadow"]) == (5, 2 + 2)


def test_emptied_by_the_foe_it_gives_all_its_sakura_to_distance() -> None:
    start = scene(
        distance=4,
        me={"in_play": {"Space for Master": 2}},
        turn="foe",
        foe={"ready": ["Infer the Totality"], "flare": 2, "plan": ["Devious"], "other_plan": ["Divine"]},
    )
    asked = answer(start, "play Infer the Totality")
    assert (me(asked)["in_play"], state(asked)["distance"]) == ({}, 6)


def test_what_does_not_fit_into_distance_keeps_it_in_play() -> None:
    start = scene(
        distance=9,
        me={"in_play": {"Space for Master": 2}, "aura": 0},
        turn="foe",
        foe={"ready": ["Infer the Totality"], "flare": 2, "plan": ["Devious"], "other_plan": ["Divine"]},
    )
    asked = answer(start, "play Infer the Totality")
    assert (me(asked)["in_play"], state(asked)["distance"]) == ({"Space for Master": 1}, 10)


def test_space_for_master_makes_master_distance_larger() -> None:
    here = scene(distance=3, me={"in_play": {"Space for Master": 2}, "vigor": 1})
    assert "Advance" not in labels(here) and "Breakaway" in labels(here)
    there = scene(distance=4, me={"in_play": {"Space for Master": 2}, "vigor": 1})
    assert "Advance" in labels(there) and "Breakaway" not in labels(there)
    without = scene(distance=3, me={"discard": ["Space for Master"], "vigor": 1})
    assert "Advance" in labels(without) and "Breakaway" not in labels(without)


def test_master_distance_is_the_same_for_the_foe() -> None:
    start = scene(distance=3, turn="foe", me={"in_play": {"Space for Master": 2}}, foe={"vigor": 1})
    assert "Advance" not in labels(start) and "Breakaway" in labels(start)


# Wavering Crystal.


def test_wavering_crystal_takes_1_off_the_aura_damage_of_what_it_reacts_to() -> None:
    start = scene(distance=4, turn="foe", me={"hand": ["Wavering Crystal"], "aura": 3}, foe={"hand": ["Slash"], "vigor": 1})
    hit = answer(start, "play Slash", "play Wavering Crystal", "0 from Aura")
    assert labels(hit) == ["take 2 to Aura", "take 1 to Life"]
    assert me(hit)["in_play"] == {"Wavering Crystal": 1}


def test_wavering_crystal_played_in_one_s_own_turn_weakens_nothing() -> None:
    start = scene(distance=4, me={"hand": ["Wavering Crystal", "Cut Down"], "vigor": 1, "aura": 0})
    done = answer(start, "play Wavering Crystal", "play Cut Down")
    assert labels(done) == ["take 3 to Aura", "take 1 to Life"]


def test_wavering_crystal_disenchanted_attacks_and_then_moves_away() -> None:
    start = scene(
        phase="start",
        distance=6,
        me={"in_play": {"Wavering Crystal": 1}, "deck": ["Cut Down", "Outclass"]},
        foe={"aura": 3, "hand": ["Wavering Crystal"], "goddesses": ["saine", "himika"]},
    )
    begun = answer(start, "do not reshuffle")
    assert (foe(begun)["aura"], state(begun)["distance"], begun.seat) == (2, 7, ME), "Inevitable: nobody may react"


@pytest.mark.parametrize(("distance", "afterwards"), [(0, 1), (10, 10)])
def test_wavering_crystal_disenchanted_reaches_everywhere(distance: int, afterwards: int) -> None:
    start = scene(
        phase="start",
        distance=distance,
        me={"in_play": {"Wavering Crystal": 1}, "aura": 2, "deck": ["Cut Down", "Outclass"]},
        foe={"aura": 3},
    )
    begun = answer(start, "do not reshuffle")
    assert (foe(begun)["aura"], state(begun)["distance"]) == (2, afterwards)


def test_wavering_crystal_disenchanted_cannot_hurt_life() -> None:
    start = scene(
        phase="start", distance=6, me={"in_play": {"Wavering Crystal": 1}, "deck": ["Cut Down", "Outclass"]}, foe={"aura": 0}
    )
    begun = answer(start, "do not reshuffle")
    assert (foe(begun)["life"], state(begun)["distance"]) == (10, 7)


def test_wavering_crystal_moves_away_even_if_its_attack_is_negated() -> None:
    start = scene(
        phase="start",
        distance=6,
        me={"in_play": {"Wavering Crystal": 1}, "deck": ["Cut Down", "Outclass"]},
        foe={"aura": 3, "in_play": {"Treacherous Spiritquell": 3}, "goddesses": ["chikage", "himika"]},
    )
    begun = answer(start, "do not reshuffle")
    assert (foe(begun)["aura"], state(begun)["distance"]) == (3, 7)


# Silent Wall.


def test_silent_wall_and_aura_pay_in_any_mix() -> None:
    start = scene(distance=4, turn="foe", me={"in_play": {"Silent Wall": 5}, "aura": 2}, foe={"hand": ["Slash"], "vigor": 1})
    asked = answer(start, "play Slash", "take 3 to Aura")
    assert (asked.seat, labels(asked)) == (ME, [f"{part} from Silent Wall" for part in (1, 2, 3)])
    paid = answer(asked, "2 from Silent Wall")
    assert (me(paid)["aura"], me(paid)["in_play"], me(paid)["life"]) == (1, {"Silent Wall": 3}, 10)


def test_silent_wall_and_aura_together_must_suffice() -> None:
    start = scene(distance=4, turn="foe", me={"in_play": {"Silent Wall": 1}, "aura": 1}, foe={"hand": ["Slash"], "vigor": 1})
    assert me(answer(start, "play Slash"))["life"] == 9


def test_silent_wall_must_pay_where_only_aura_can_be_hurt() -> None:
    start = scene(
        distance=4,
        turn="foe",
        phase="start",
        me={"in_play": {"Silent Wall": 5}, "aura": 1},
        foe={"in_play": {"Overawe": 1}, "deck": ["Slash", "Spirit"]},
    )
    asked = answer(start)
    assert labels(asked) == ["2 from Silent Wall", "3 from Silent Wall"], "they count as Aura, whether one likes it or not"
    paid = answer(asked, "2 from Silent Wall")
    assert (me(paid)["aura"], me(paid)["in_play"]) == (0, {"Silent Wall": 2})


def test_silent_wall_pays_for_cards_that_are_not_there() -> None:
    start = scene(phase="start", distance=5, me={"in_play": {"Silent Wall": 5}, "aura": 0, "deck": ["Outclass"]})
    asked = answer(start, "do not reshuffle")
    assert (asked.question, len(asked.options)) == ("no card to draw", 2)
    paid = answer(asked, next(label for label in labels(asked) if "Aura" in label))
    assert (me(paid)["in_play"], me(paid)["life"]) == ({"Silent Wall": 3}, 10)


def test_silent_wall_emptied_by_damage_is_destroyed_at_once() -> None:
    start = scene(distance=4, turn="foe", me={"in_play": {"Silent Wall": 3}, "aura": 0}, foe={"hand": ["Slash"], "vigor": 1})
    paid = answer(start, "play Slash", "take 3 to Aura")
    assert (me(paid)["in_play"], me(paid)["discard"], paid.question) == ({}, ["Silent Wall"], "main")


def test_silent_wall_does_not_help_life() -> None:
    start = scene(distance=4, turn="foe", me={"in_play": {"Silent Wall": 5}, "aura": 2}, foe={"hand": ["Slash"], "vigor": 1})
    hurt = answer(start, "play Slash", "take 1 to Life")
    assert (me(hurt)["in_play"], me(hurt)["life"]) == ({"Silent Wall": 5}, 9)


def test_silent_wall_is_aura_for_damage_alone() -> None:
    start = scene(
        distance=4,
        me={"in_play": {"Silent Wall": 5}, "aura": 0, "hand": ["Swing Rush"], "vigor": 1},
        foe={"aura": 4},
    )
    assert "Retreat" not in labels(start) and "Focus" not in labels(start)
    again = answer(start, "play Swing Rush", "take 2 to Aura")
    assert (again.seat, again.question) == (FOE, "damage"), "there is Idea"


def test_silent_wall_guards_nobody_else() -> None:
    start = scene(distance=4, me={"in_play": {"Silent Wall": 5}, "hand": ["Cut Down"], "vigor": 1}, foe={"aura": 0})
    done = answer(start, "play Cut Down")
    assert foe(done)["life"] == 9


def test_of_damage_into_distance_what_does_not_fit_stays_on_silent_wall() -> None:
    start = scene(
        distance=8,
        turn="foe",
        me={"in_play": {"Silent Wall": 5}, "aura": 0, "forward": 1, "machine": 4, "goddesses": ["saine", "thallya"]},
        foe={
            "hand": ["Shield Charge"],
            "vigor": 1,
            "in_play": {"Silent Approach": 1},
            "aura": 0,
            "forward": 4,
            "machine": 1,
            "goddesses": ["thallya", "chikage"],
        },
    )
    paid = answer(start, "play Shield Charge", "take 3 to Aura")
    assert (me(paid)["in_play"], state(paid)["distance"]) == ({"Silent Wall": 3}, 10), "there is room for 2"


@pytest.mark.parametrize(("acted", "may"), [(0, True), (1, False)])
def test_silent_wall_has_full_power(acted: int, may: bool) -> None:
    start = scene(distance=4, acted=acted, me={"hand": ["Silent Wall"], "vigor": 1})
    assert ("play Silent Wall" in labels(start)) == may


# Rhythmic Arc.


@pytest.mark.parametrize(("distance", "life"), [(2, 10), (3, 7), (4, 6), (5, 7), (6, 10)])
def test_rhythmic_arc_makes_those_attacks_that_reach(distance: int, life: int) -> None:
    start = scene(distance=distance, me={"ready": ["Rhythmic Arc"], "flare": 6, "vigor": 1}, foe={"aura": 0})
    done = answer(start, "play Rhythmic Arc")
    assert (foe(done)["life"], me(done)["used"], me(done)["flare"]) == (life, ["Rhythmic Arc"], 0)


def test_rhythmic_arc_may_be_reacted_to_at_each_attack() -> None:
    start = scene(
        distance=4,
        me={"ready": ["Rhythmic Arc"], "flare": 6, "vigor": 1},
        foe={"aura": 0, "hand": ["Outclass", "Cut Down"], "life": 9},
    )
    second = answer(start, "play Rhythmic Arc", "no Reaction")
    assert (foe(second)["life"], labels(second)) == (8, ["no Reaction", "play Outclass", "play Cut Down"])
    third = answer(second, "play Outclass", "Distance to Shadow")
    assert (foe(third)["life"], state(third)["distance"], third.question) == (6, 3, "main"), "the second missed, the third hit"


def test_rhythmic_arc_costs_6() -> None:
    start = scene(distance=4, me={"ready": ["Rhythmic Arc"], "flare": 5, "vigor": 1})
    assert why_not(start, "play Rhythmic Arc") == "Flare 5, costs 6"


# Resonant Beat.


@pytest.mark.parametrize(("aura", "flare", "left"), [(5, 3, 0), (5, 4, 1), (3, 5, 0), (1, 7, 0), (0, 8, 0)])
def test_resonant_beat_costs_1_less_for_each_sakura_in_the_foe_s_aura(aura: int, flare: int, left: int) -> None:
    start = scene(distance=4, me={"ready": ["Resonant Beat"], "flare": flare, "vigor": 1, "aura": 0}, foe={"aura": aura})
    done = answer(start, "play Resonant Beat")
    assert (me(done)["flare"], foe(done)["aura"], state(done)["distance"]) == (left, max(aura - 2, 0), 4 + min(aura, 2))


def test_resonant_beat_is_too_dear_with_less() -> None:
    start = scene(distance=4, me={"ready": ["Resonant Beat"], "flare": 4, "vigor": 1}, foe={"aura": 3})
    assert why_not(start, "play Resonant Beat") == "Flare 4, costs 5"


def test_resonant_beat_moves_what_distance_can_hold() -> None:
    start = scene(distance=9, me={"ready": ["Resonant Beat"], "flare": 3, "aura": 0, "life": 9, "vigor": 1}, foe={"aura": 5})
    done = answer(start, "play Resonant Beat")
    assert (foe(done)["aura"], state(done)["distance"]) == (4, 10)


# Silent Icebreaker.


def test_silent_icebreaker_weakens_the_attack_it_reacts_to() -> None:
    start = scene(
        distance=4,
        turn="foe",
        me={"ready": ["Silent Icebreaker"], "flare": 2, "aura": 3},
        foe={"ready": ["Tsukikage Crush"], "flare": 7, "aura": 0},
    )
    hit = answer(start, "play Tsukikage Crush", "play Silent Icebreaker")
    assert (foe(hit)["life"], hit.seat, labels(hit)) == (9, ME, ["take 3 to Aura", "take 3 to Life"])


def test_silent_icebreaker_in_one_s_own_turn_is_an_attack() -> None:
    start = scene(distance=10, me={"ready": ["Silent Icebreaker"], "flare": 2, "aura": 1, "vigor": 1})
    hit = answer(start, "play Silent Icebreaker")
    assert (hit.seat, labels(hit)) == (FOE, ["take 1 to Aura", "take 1 to Life"])


@pytest.mark.parametrize(("aura", "ready"), [(0, True), (1, True), (2, False)])
def test_silent_icebreaker_is_ready_again_with_idea(aura: int, ready: bool) -> None:
    start = scene(me={"used": ["Silent Icebreaker"], "aura": aura, "vigor": 1})
    done = answer(start, "end turn")
    assert ("Silent Icebreaker" in me(done)["ready"]) == ready


def test_silent_icebreaker_is_not_ready_again_in_the_foe_s_end_phase() -> None:
    start = scene(turn="foe", me={"used": ["Silent Icebreaker"], "aura": 0, "deck": ["Outclass"]}, foe={"vigor": 1})
    assert me(answer(start, "end turn"))["used"] == ["Silent Icebreaker"]


# Saine's Final Stage.


def test_saines_final_stage_answers_an_ultimate() -> None:
    start = scene(
        distance=4,
        turn="foe",
        me={"ready": ["Saine's Final Stage"], "flare": 5, "aura": 0, "life": 9},
        foe={"ready": ["Tsukikage Crush"], "flare": 7, "aura": 0},
    )
    asked = answer(start, "play Tsukikage Crush")
    assert labels(asked) == ["no Reaction", "play Saine's Final Stage"]
    hit = answer(asked, "play Saine's Final Stage")
    assert (foe(hit)["life"], me(hit)["used"]) == (5, ["Saine's Final Stage"])
    assert (me(hit)["life"], me(hit)["flare"]) == (5, 4), "all 5 paid; then Tsukikage Crush dealt 4 to Life"


def test_saines_final_stage_answers_no_normal_attack() -> None:
    start = scene(
        distance=4,
        turn="foe",
        me={"ready": ["Saine's Final Stage", "Silent Icebreaker"], "flare": 5},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    asked = answer(start, "play Slash")
    assert labels(asked) == ["no Reaction", "play Silent Icebreaker"]
    assert why_not(asked, "play Saine's Final Stage") == "only as a Reaction to the Attack of an Ultimate"


def test_saines_final_stage_does_not_answer_what_an_ultimate_makes_by_its_effect() -> None:
    start = scene(
        distance=4,
        turn="foe",
        me={"ready": ["Saine's Final Stage", "Silent Icebreaker"], "flare": 5, "aura": 0, "goddesses": ["saine", "himika"]},
        foe={"ready": ["Rhythmic Arc"], "flare": 6, "goddesses": ["saine", "yurina"], "aura": 0},
    )
    assert labels(answer(start, "play Rhythmic Arc")) == ["no Reaction", "play Silent Icebreaker"]


def test_saines_final_stage_cannot_be_played_otherwise() -> None:
    start = scene(distance=4, me={"ready": ["Saine's Final Stage"], "flare": 5, "vigor": 1})
    assert why_not(start, "play Saine's Final Stage") == "only as a Reaction"


@pytest.mark.parametrize(("distance", "may"), [(4, True), (6, False)])
def test_saines_final_stage_needs_range(distance: int, may: bool) -> None:
    start = scene(
        distance=distance,
        turn="foe",
        me={"ready": ["Saine's Final Stage", "Silent Icebreaker"], "flare": 5, "aura": 1},
        foe={"ready": ["Mi-Kazura"], "flare": 3, "goddesses": ["oboro", "tokoyo"], "aura": 0},
    )
    asked = answer(start, "play Mi-Kazura")
    assert ("play Saine's Final Stage" in labels(asked)) == may
