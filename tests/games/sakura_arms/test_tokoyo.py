"""Tokoyo's cards: every sentence on them, played."""

from __future__ import annotations

import pytest

from mankai import Position
from mankai.games.sakura_arms.rules.constants import HAND
from mankai.games.sakura_arms.rules.editions.level99 import GAME
from support.games.sakura_arms_scenes import FOE, ME, answer, foe, labels, me, scene, state, why_not


@pytest.mark.parametrize(
    ("pile", "name", "near", "far"),
    [
        ("hand", "Glancing Strike", 4, 4),
        ("hand", "Polite Return", 2, 4),
        ("ready", "Immortal Flower", 0, 10),
        ("ready", "Eternal Migrant", 3, 4),
        ("ready", "Perpetual Wind", 3, 8),
    ],
)
def test_attacks_can_be_played_at_the_distances_of_their_range_only(pile: str, name: str, near: int, far: int) -> None:
    # Rulings 4.1.
    possible = [
        distance
        for distance in range(11)
        if f"play {name}" in labels(scene(distance=distance, me={pile: [name], "life": 5, "flare": 5, "vigor": 1}))
    ]
    assert possible == list(range(near, far + 1))


# Glancing Strike.


def test_glancing_strike_deals_one_to_life_and_nothing_to_aura() -> None:
    struck = answer(scene(distance=4, me={"hand": ["Glancing Strike"], "vigor": 1}), "play Glancing Strike")
    assert (foe(struck)["life"], foe(struck)["flare"], foe(struck)["aura"]) == (9, 1, 3), "Aura cannot be chosen"


def test_glancing_strike_with_artistic_goes_on_top_of_the_deck() -> None:
    start = scene(distance=4, me={"hand": ["Glancing Strike"], "deck": ["Rabbit Step"], "vigor": 2})
    struck = answer(start, "play Glancing Strike")
    assert (me(struck)["deck"], me(struck)["discard"], me(struck)["hand"]) == (
        ["Glancing Strike", "Rabbit Step"],
        [],
        [],
    )


def test_glancing_strike_without_artistic_is_discarded() -> None:
    start = scene(distance=4, me={"hand": ["Glancing Strike"], "deck": ["Rabbit Step"], "vigor": 1})
    struck = answer(start, "play Glancing Strike")
    assert (me(struck)["deck"], me(struck)["discard"]) == (["Rabbit Step"], ["Glancing Strike"])


def test_glancing_strike_negated_is_discarded() -> None:
    # Rulings 5.8 and 5.9.
    start = scene(
        distance=4,
        me={"hand": ["Glancing Strike"], "deck": ["Rabbit Step"], "vigor": 2},
        foe={"hand": ["Polite Return"], "vigor": 2},
    )
    negated = answer(start, "play Glancing Strike", "play Polite Return", "take 1 to Life")
    assert (foe(negated)["life"], me(negated)["deck"], me(negated)["discard"]) == (
        10,
        ["Rabbit Step"],
        ["Glancing Strike"],
    )


def test_glancing_strike_that_misses_is_discarded() -> None:
    start = scene(distance=4, me={"hand": ["Glancing Strike"], "deck": ["Rabbit Step"], "vigor": 2}, foe={"hand": ["Induce"]})
    missed = answer(start, "play Glancing Strike", "play Induce", "Distance to the foe's Aura")
    assert (foe(missed)["life"], me(missed)["deck"], me(missed)["discard"]) == (
        10,
        ["Rabbit Step"],
        ["Glancing Strike"],
    )


def test_glancing_strike_on_the_deck_is_not_played_once_more_by_shadow_cloning() -> None:
    # Rulings 8, Oboro: a card that left the discard pile is not repeated.
    start = scene(
        distance=4,
        me={"hand": ["Shadow Cloning"], "face_down": ["Glancing Strike"], "deck": ["Rabbit Step"], "vigor": 2},
    )
    cloned = answer(start, "play Shadow Cloning")
    assert (foe(cloned)["life"], me(cloned)["deck"]) == (9, ["Glancing Strike", "Rabbit Step"])
    plain = scene(
        distance=4,
        me={"hand": ["Shadow Cloning"], "face_down": ["Glancing Strike"], "deck": ["Rabbit Step"], "vigor": 1},
    )
    assert foe(answer(plain, "play Shadow Cloning"))["life"] == 8


# Polite Return.


def test_polite_return_deals_two_to_aura_or_one_to_life_in_ones_own_turn_too() -> None:
    # Rulings 3.6.
    struck = answer(scene(distance=2, me={"hand": ["Polite Return", "Rabbit Step"], "vigor": 2}), "play Polite Return")
    assert (struck.seat, labels(struck)) == (FOE, ["take 2 to Aura", "take 1 to Life"])
    hurt = answer(struck, "take 1 to Life")
    assert (foe(hurt)["life"], me(hurt)["discard"]) == (9, ["Polite Return"])


def test_polite_return_with_artistic_negates_the_attack_it_reacts_to() -> None:
    start = scene(distance=3, turn="foe", me={"hand": ["Polite Return"], "vigor": 2}, foe={"hand": ["Slash", "Brandish"]})
    returned = answer(start, "play Slash", "play Polite Return")
    assert (returned.seat, labels(returned)) == (FOE, ["take 2 to Aura", "take 1 to Life"])
    negated = answer(returned, "take 2 to Aura")
    assert (me(negated)["life"], me(negated)["aura"], foe(negated)["aura"]) == (10, 3, 1)
    assert (foe(negated)["discard"], me(negated)["discard"]) == (["Slash"], ["Polite Return"])


def test_polite_return_without_artistic_negates_nothing() -> None:
    start = scene(distance=3, turn="foe", me={"hand": ["Polite Return"], "vigor": 1}, foe={"hand": ["Slash", "Brandish"]})
    returned = answer(start, "play Slash", "play Polite Return", "take 2 to Aura")
    assert (returned.seat, labels(returned)) == (ME, ["take 3 to Aura", "take 1 to Life"])


def test_polite_return_does_not_negate_the_attack_of_an_ultimate() -> None:
    start = scene(
        distance=3,
        turn="foe",
        me={"hand": ["Polite Return"], "vigor": 2, "aura": 5},
        foe={"ready": ["Tsukikage Crush"], "flare": 7, "life": 5},
    )
    returned = answer(start, "play Tsukikage Crush", "play Polite Return", "take 2 to Aura")
    assert foe(returned)["aura"] == 1
    assert labels(returned) == ["take 4 to Aura", "take 4 to Life"]


def test_polite_return_negates_one_attack_made_by_an_ultimate() -> None:
    # Rulings 5.5, 5.7 and 5.8: an Attack made by an effect is no Ultimate's; the others of the series go on.
    start = scene(
        distance=3,
        turn="foe",
        me={"hand": ["Polite Return"], "vigor": 2, "aura": 5},
        foe={"ready": ["Kuma-Suke"], "flare": 4, "face_down": ["Induce", "Caltrops"], "life": 5},
    )
    first = answer(start, "play Kuma-Suke", "no Reaction", "take 2 to Aura")
    assert (first.seat, labels(first)) == (ME, ["no Reaction", "play Polite Return"])
    second = answer(first, "play Polite Return", "take 1 to Life")
    assert (me(second)["aura"], me(second)["life"]) == (3, 10), "the first of the two is negated"
    assert (second.seat, labels(second)) == (ME, ["take 2 to Aura", "take 2 to Life"])
    assert state(answer(second, "take 2 to Aura"))["turn"] == "me"


@pytest.mark.parametrize(("distance", "is_offered"), [(1, False), (2, True), (4, True), (5, False)])
def test_polite_return_must_be_in_range_to_react(distance: int, is_offered: bool) -> None:
    # Rulings 5.4.
    start = scene(
        distance=distance,
        turn="foe",
        me={"hand": ["Polite Return", "Song and Dance"], "vigor": 2},
        foe={"ready": ["Uranami Storm"], "flare": 3, "vigor": 1},
    )
    assert ("play Polite Return" in labels(answer(start, "play Uranami Storm"))) == is_offered


def test_polite_return_cannot_answer_a_reaction() -> None:
    # Rulings 5.2.
    start = scene(
        distance=3,
        me={"hand": ["Polite Return", "Slash"], "vigor": 2, "goddesses": ["tokoyo", "yurina"]},
        foe={"hand": ["Polite Return"], "vigor": 2, "goddesses": ["tokoyo", "yurina"]},
    )
    slashed = answer(start, "play Slash", "play Polite Return")
    assert (slashed.seat, labels(slashed)) == (ME, ["take 2 to Aura", "take 1 to Life"])


def test_polite_return_answers_attacks_of_the_start_phase() -> None:
    # Rulings 5.3.
    start = scene(
        distance=3,
        phase="start",
        turns=5,
        me={"hand": ["Polite Return"], "vigor": 1, "deck": ["Rabbit Step", "Windy Stage"]},
        foe={"in_play": {"Overawe": 1}},
    )
    assert (start.seat, labels(start)) == (ME, ["no Reaction", "play Polite Return"])
    returned = answer(start, "play Polite Return", "take 1 to Life")
    assert me(returned)["aura"] == 3, "the Vigor of the Start Phase comes first, so Artistic holds"
    assert me(answer(start, "no Reaction"))["aura"] == 0


def test_polite_return_played_by_tobi_kage_counts_as_reacting() -> None:
    # Rulings 8, Oboro.
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Tobi-Kage"], "flare": 4, "face_down": ["Polite Return"], "vigor": 2},
        foe={"hand": ["Slash", "Brandish"]},
    )
    negated = answer(start, "play Slash", "play Tobi-Kage", "choose Polite Return", "take 2 to Aura")
    assert (me(negated)["life"], me(negated)["aura"], me(negated)["discard"]) == (10, 3, ["Polite Return"])
    assert (negated.seat, negated.question) == (FOE, "main")


def test_polite_return_played_by_tobi_kage_answers_an_attack_that_normal_cards_cannot_answer() -> None:
    # Rulings 5.10: Spirit keeps Normal cards from being the Reaction, not from being played by an Ultimate that is.
    start = scene(
        distance=3,
        turn="foe",
        me={
            "ready": ["Tobi-Kage"],
            "flare": 4,
            "hand": ["Song and Dance"],
            "face_down": ["Polite Return"],
            "vigor": 2,
        },
        foe={"hand": ["Spirit", "Shoot", "Slash"]},
    )
    shot = answer(start, "play Spirit", "play Shoot")
    assert (shot.seat, labels(shot)) == (ME, ["no Reaction", "play Tobi-Kage"])
    negated = answer(shot, "play Tobi-Kage", "choose Polite Return", "take 2 to Aura")
    assert (me(negated)["life"], me(negated)["aura"], foe(negated)["discard"]) == (10, 3, ["Spirit", "Shoot"])


# Rabbit Step.


def test_rabbit_step_widens_a_distance_of_three_or_less_by_two() -> None:
    near = answer(scene(distance=3, me={"hand": ["Rabbit Step", "Polite Return"]}), "play Rabbit Step")
    assert (state(near)["distance"], me(near)["discard"]) == (5, ["Rabbit Step"])
    nearest = answer(scene(distance=0, me={"hand": ["Rabbit Step", "Polite Return"]}), "play Rabbit Step")
    assert state(nearest)["distance"] == 2


def test_rabbit_step_does_nothing_beyond_three_but_can_be_played() -> None:
    # Rulings 4.1.
    far = answer(scene(distance=4, me={"hand": ["Rabbit Step", "Polite Return"]}), "play Rabbit Step")
    assert (state(far)["distance"], me(far)["discard"]) == (4, ["Rabbit Step"])


def test_rabbit_step_looks_at_the_current_distance() -> None:
    # Rulings 1.12: with Silent Approach it is 2 less than the Sakura that lie there.
    start = scene(distance=5, me={"hand": ["Rabbit Step", "Polite Return"], "vigor": 1}, foe={"in_play": {"Silent Approach": 2}})
    assert state(answer(start, "play Rabbit Step"))["distance"] == 7


def test_rabbit_step_moves_what_sakura_there_are() -> None:
    # Rulings 1.7.
    start = scene(distance=3, me={"hand": ["Rabbit Step", "Polite Return"], "flare": 6})
    assert state(start)["shadow"] == 1
    assert state(answer(start, "play Rabbit Step"))["distance"] == 4


# Song and Dance.


def test_song_and_dance_gains_vigor_and_moves_flare_to_aura() -> None:
    start = scene(distance=5, me={"hand": ["Song and Dance", "Rabbit Step"], "flare": 2})
    asked = answer(start, "play Song and Dance")
    assert (asked.seat, labels(asked)) == (ME, ["Flare to Aura", "Aura to Distance"])
    done = answer(asked, "Flare to Aura")
    assert (me(done)["vigor"], me(done)["flare"], me(done)["aura"], state(done)["distance"]) == (1, 1, 4, 5)


def test_song_and_dance_gains_vigor_and_moves_aura_to_distance() -> None:
    start = scene(distance=5, me={"hand": ["Song and Dance", "Rabbit Step"], "flare": 2})
    done = answer(start, "play Song and Dance", "Aura to Distance")
    assert (me(done)["vigor"], me(done)["flare"], me(done)["aura"], state(done)["distance"]) == (1, 2, 2, 6)


def test_song_and_dance_may_choose_what_changes_nothing() -> None:
    # Rulings 1.9.
    no_flare = scene(distance=5, me={"hand": ["Song and Dance", "Rabbit Step"]})
    done = answer(no_flare, "play Song and Dance", "Flare to Aura")
    assert (me(done)["vigor"], me(done)["flare"], me(done)["aura"], state(done)["distance"]) == (1, 0, 3, 5)
    full_aura = scene(distance=5, me={"hand": ["Song and Dance", "Rabbit Step"], "flare": 1, "aura": 5})
    done = answer(full_aura, "play Song and Dance", "Flare to Aura")
    assert (me(done)["flare"], me(done)["aura"]) == (1, 5)
    full_distance = scene(distance=10, me={"hand": ["Song and Dance", "Rabbit Step"], "life": 5})
    done = answer(full_distance, "play Song and Dance", "Aura to Distance")
    assert (me(done)["aura"], state(done)["distance"]) == (3, 10)


def test_song_and_dance_removes_a_stun_instead_of_gaining_vigor() -> None:
    start = scene(distance=5, me={"hand": ["Song and Dance", "Rabbit Step"], "stunned": 1, "vigor": 1})
    done = answer(start, "play Song and Dance", "Aura to Distance")
    assert (me(done)["stunned"], me(done)["vigor"]) == (0, 1)


def test_song_and_dance_does_not_raise_vigor_above_two() -> None:
    start = scene(distance=5, me={"hand": ["Song and Dance", "Rabbit Step"], "vigor": 2})
    assert me(answer(start, "play Song and Dance", "Aura to Distance"))["vigor"] == 2


def test_song_and_dance_as_a_reaction_can_make_an_attack_miss() -> None:
    start = scene(
        distance=4,
        turn="foe",
        me={"hand": ["Song and Dance"], "aura": 1},
        foe={"hand": ["Slash", "Brandish"], "vigor": 1},
    )
    missed = answer(start, "play Slash", "play Song and Dance", "Aura to Distance")
    assert (state(missed)["distance"], me(missed)["life"], me(missed)["aura"], me(missed)["vigor"]) == (5, 10, 0, 1)
    assert (foe(missed)["discard"], me(missed)["discard"]) == (["Slash"], ["Song and Dance"])


def test_song_and_dance_as_a_reaction_can_strengthen_aura_against_an_attack() -> None:
    start = scene(
        distance=4,
        turn="foe",
        me={"hand": ["Song and Dance"], "aura": 2, "flare": 1},
        foe={"hand": ["Slash", "Brandish"]},
    )
    danced = answer(start, "play Slash", "play Song and Dance", "Flare to Aura")
    assert (danced.seat, labels(danced)) == (ME, ["take 3 to Aura", "take 1 to Life"])


# Break Point.


def test_break_point_puts_two_discards_under_the_deck_and_fills_aura() -> None:
    # Rulings 8, Tokoyo: face-up and face-down may be mixed.
    start = scene(
        distance=5,
        turns=1,
        me={
            "hand": ["Break Point", "Windy Stage"],
            "deck": ["Rabbit Step"],
            "discard": ["Polite Return", "Slash"],
            "face_down": ["Brandish"],
            "vigor": 1,
        },
        foe={"vigor": 1},
    )
    asked = answer(start, "play Break Point")
    assert (asked.seat, labels(asked)) == (ME, ["choose Polite Return", "choose Slash", "choose Brandish", "no"])
    done = answer(asked, "choose Brandish", "choose Polite Return")
    assert me(done)["deck"] == ["Rabbit Step", "Brandish", "Polite Return"]
    assert (me(done)["discard"], me(done)["face_down"], me(done)["aura"]) == (["Slash", "Break Point"], [], 5)
    other = answer(asked, "choose Polite Return", "choose Brandish")
    assert me(other)["deck"] == ["Rabbit Step", "Polite Return", "Brandish"], "in any order"


def test_break_point_may_put_one_or_no_card_under_the_deck() -> None:
    start = scene(
        distance=5,
        turns=1,
        me={
            "hand": ["Break Point"],
            "discard": ["Polite Return", "Slash"],
            "face_down": ["Brandish"],
            "aura": 0,
            "vigor": 1,
        },
        foe={"vigor": 1},
    )
    none = answer(start, "play Break Point", "no")
    assert (me(none)["deck"], me(none)["aura"]) == ([], 2)
    one = answer(start, "play Break Point", "choose Slash", "no")
    assert (me(one)["deck"], me(one)["aura"], me(one)["face_down"]) == (["Slash"], 2, ["Brandish"])


def test_break_point_with_no_discards_only_fills_aura() -> None:
    # Rulings 4.3: while it is being played it is itself in no pile.
    start = scene(distance=5, turns=1, me={"hand": ["Break Point"], "vigor": 1}, foe={"vigor": 1})
    done = answer(start, "play Break Point")
    assert (me(done)["deck"], me(done)["aura"], me(done)["discard"]) == ([], 5, ["Break Point"])


def test_break_point_fills_aura_as_far_as_possible() -> None:
    start = scene(distance=5, turns=1, me={"hand": ["Break Point"], "aura": 4, "vigor": 1}, foe={"vigor": 1})
    assert me(answer(start, "play Break Point"))["aura"] == 5


def test_break_point_has_full_power_and_ends_the_main_phase() -> None:
    start = scene(distance=5, turns=1, me={"hand": ["Break Point", "Rabbit Step"], "vigor": 1}, foe={"vigor": 1})
    assert state(answer(start, "play Break Point"))["turn"] == "foe"
    moved = answer(start, "Advance", "spend 1 Vigor")
    assert "Full Power" in why_not(moved, "play Break Point")


def test_break_point_can_put_a_poison_under_the_deck() -> None:
    # Rulings 8, Chikage.
    start = scene(
        distance=5,
        turn="foe",
        turns=1,
        me={"goddesses": ["chikage", "yurina"], "vigor": 1},
        foe={"hand": ["Break Point"], "discard": ["Fading Light Toxin"], "deck": ["Rabbit Step"], "vigor": 1},
    )
    done = answer(start, "play Break Point", "choose Fading Light Toxin")
    assert (foe(done)["deck"], foe(done)["discard"]) == (["Rabbit Step", "Fading Light Toxin"], ["Break Point"])


FACES = pytest.mark.parametrize(
    "discards",
    [
        {"discard": ["Slash", "Brandish"]},
        {"discard": ["Slash"], "face_down": ["Brandish"]},
        {"face_down": ["Slash", "Brandish"]},
    ],
    ids=["both face-up", "one face-up", "both face-down"],
)


def about_to_break_point(discards: dict[str, list[str]]) -> Position:
    mine = {"goddesses": ["tokoyo", "yurina"], "hand": ["Break Point"], "deck": ["Rabbit Step"], "vigor": 1, **discards}
    return scene(distance=5, turns=1, me=mine, foe={"vigor": 1})


@FACES
def test_break_point_leaves_the_foe_ignorant_of_the_order_of_the_cards(discards: dict[str, list[str]]) -> None:
    # Rulings 8, Tokoyo.
    start = about_to_break_point(discards)
    one = answer(start, "play Break Point", "choose Slash", "choose Brandish")
    other = answer(start, "play Break Point", "choose Brandish", "choose Slash")
    assert me(one)["deck"] != me(other)["deck"]
    assert one.view(ME) != other.view(ME), "who has put them there knows"
    assert one.view(FOE) == other.view(FOE)


@FACES
def test_break_point_does_not_tell_the_foe_the_order_of_the_cards(discards: dict[str, list[str]]) -> None:
    # Rulings 8, Tokoyo.
    told = []
    for choices in (["choose Slash", "choose Brandish"], ["choose Brandish", "choose Slash"]):
        position = answer(about_to_break_point(discards), "play Break Point")
        events = []
        for choice in choices:
            position = position.play(position.options[labels(position).index(choice)])
            events += position.events_for(FOE)
        told.append(events)
    assert len(told[0]) > 2
    assert told[0] == told[1]


# Windy Stage.


def test_windy_stage_moves_two_from_distance_to_aura() -> None:
    start = scene(distance=5, me={"hand": ["Windy Stage", "Rabbit Step"]})
    asked = answer(start, "play Windy Stage")
    assert (asked.seat, labels(asked)) == (ME, ["0 from Aura", "1 from Aura", "2 from Aura"]), "Charge 2"
    staged = answer(asked, "1 from Aura")
    assert (me(staged)["in_play"], me(staged)["aura"], state(staged)["distance"]) == ({"Windy Stage": 2}, 4, 3)


def test_windy_stage_moves_as_many_as_fit_into_aura() -> None:
    start = scene(distance=5, me={"hand": ["Windy Stage", "Rabbit Step"], "aura": 4})
    staged = answer(start, "play Windy Stage", "0 from Aura")
    assert (me(staged)["aura"], state(staged)["distance"]) == (5, 4)
    emptied = answer(start, "play Windy Stage", "2 from Aura")
    assert (me(emptied)["aura"], state(emptied)["distance"]) == (4, 3), "the Charge leaves Aura first"


def test_windy_stage_passes_master_distance() -> None:
    # Rulings 3.5.
    start = scene(distance=2, me={"hand": ["Windy Stage", "Rabbit Step"]})
    assert state(answer(start, "play Windy Stage", "0 from Aura"))["distance"] == 0
    nearer = scene(distance=1, me={"hand": ["Windy Stage", "Rabbit Step"]})
    staged = answer(nearer, "play Windy Stage", "0 from Aura")
    assert (me(staged)["aura"], state(staged)["distance"]) == (4, 0)


def test_windy_stage_disenchanted_moves_two_from_aura_to_distance() -> None:
    blown = scene(distance=5, turn="foe", phase="start", turns=5, me={"in_play": {"Windy Stage": 1}})
    assert (me(blown)["aura"], state(blown)["distance"]) == (1, 7)
    assert (me(blown)["in_play"], me(blown)["discard"]) == ({}, ["Windy Stage"])


def test_windy_stage_with_sakura_left_stays() -> None:
    still = scene(distance=5, turn="foe", phase="start", turns=5, me={"in_play": {"Windy Stage": 2}})
    assert (me(still)["in_play"], me(still)["aura"], state(still)["distance"]) == ({"Windy Stage": 1}, 3, 5)


def test_windy_stage_disenchanted_moves_what_is_left_in_aura() -> None:
    # Rulings 8, Tokoyo.
    blown = scene(distance=5, turn="foe", phase="start", turns=5, me={"in_play": {"Windy Stage": 1}, "aura": 1})
    assert (me(blown)["aura"], state(blown)["distance"]) == (0, 6)


def test_windy_stage_disenchanted_moves_as_many_as_fit_into_distance() -> None:
    blown = scene(distance=9, turn="foe", phase="start", turns=5, me={"in_play": {"Windy Stage": 1}, "life": 5})
    assert (me(blown)["aura"], state(blown)["distance"]) == (2, 10)


def test_windy_stage_without_any_sakura_is_destroyed_at_once() -> None:
    # Rulings 4.8: Initialize, then Disenchant.
    start = scene(distance=5, me={"hand": ["Windy Stage", "Rabbit Step"], "aura": 0, "flare": 8}, foe={"aura": 3})
    assert state(start)["shadow"] == 0
    done = answer(start, "play Windy Stage")
    assert (me(done)["aura"], state(done)["distance"], me(done)["in_play"]) == (0, 5, {})
    assert me(done)["discard"] == ["Windy Stage"]
    rich = scene(distance=5, me={"hand": ["Windy Stage", "Rabbit Step"], "aura": 0, "flare": 7})
    assert state(rich)["shadow"] == 1
    staged = answer(rich, "play Windy Stage")
    assert (me(staged)["aura"], state(staged)["distance"], me(staged)["in_play"]) == (2, 3, {"Windy Stage": 1})


# Sunny Stage.


def test_sunny_stage_sets_vigor_to_two() -> None:
    start = scene(distance=5, turns=1, me={"hand": ["Sunny Stage"], "vigor": 0}, foe={"vigor": 1})
    staged = answer(start, "play Sunny Stage", "1 from Aura")
    assert (me(staged)["vigor"], me(staged)["in_play"], me(staged)["aura"]) == (2, {"Sunny Stage": 2}, 2)


def test_sunny_stage_leaves_a_stun() -> None:
    # Rulings 2.3.
    start = scene(distance=5, turns=1, me={"hand": ["Sunny Stage"], "vigor": 0, "stunned": 1}, foe={"vigor": 1})
    staged = answer(start, "play Sunny Stage", "0 from Aura")
    assert (me(staged)["vigor"], me(staged)["stunned"]) == (2, 1)


def test_sunny_stage_is_limited() -> None:
    # Rulings 4.16: neither cards nor Basic Actions, though there is Vigor for them; the foe is not restricted.
    start = scene(
        distance=4,
        turns=1,
        me={"hand": ["Sunny Stage", "Polite Return"], "vigor": 1},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    staged = answer(start, "play Sunny Stage", "0 from Aura")
    assert (state(staged)["turn"], staged.seat, me(staged)["vigor"]) == ("foe", FOE, 2)
    assert "play Slash" in labels(staged)


def test_sunny_stage_restricts_nothing_in_the_next_turn() -> None:
    start = scene(
        distance=4,
        turns=1,
        me={"hand": ["Sunny Stage", "Polite Return"], "vigor": 1},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    attacked = answer(start, "play Sunny Stage", "0 from Aura", "play Slash")
    assert (attacked.seat, labels(attacked)) == (ME, ["no Reaction", "play Polite Return"])


def test_sunny_stage_disenchanted_attacks() -> None:
    shone = scene(distance=3, turn="foe", phase="start", turns=5, me={"in_play": {"Sunny Stage": 1}})
    assert (foe(shone)["life"], foe(shone)["flare"], foe(shone)["aura"]) == (9, 1, 3), "1 to Life; Aura cannot be chosen"
    assert me(shone)["discard"] == ["Sunny Stage"]


@pytest.mark.parametrize(("distance", "life"), [(2, 10), (3, 9), (6, 9), (7, 10)])
def test_sunny_stage_out_of_range_vanishes(distance: int, life: int) -> None:
    # Rulings 5.6.
    shone = scene(distance=distance, turn="foe", phase="start", turns=5, me={"in_play": {"Sunny Stage": 1}})
    assert (foe(shone)["life"], me(shone)["in_play"], me(shone)["discard"]) == (life, {}, ["Sunny Stage"])


def test_sunny_stage_attack_can_be_reacted_to_in_anybodys_turn() -> None:
    # Rulings 5.3 and 5.7.
    for turn in ("me", "foe"):
        shone = scene(
            distance=4,
            turn=turn,
            phase="start",
            turns=5,
            me={"in_play": {"Sunny Stage": 1}},
            foe={"hand": ["Polite Return"], "vigor": 2},
        )
        assert (shone.seat, labels(shone)) == (FOE, ["no Reaction", "play Polite Return"])
        assert foe(answer(shone, "no Reaction"))["life"] == 9
        assert foe(answer(shone, "play Polite Return", "take 1 to Life"))["life"] == 10


def test_sunny_stage_attack_out_of_range_cannot_be_reacted_to() -> None:
    # Rulings 5.6.
    shone = scene(
        distance=2,
        turn="foe",
        phase="start",
        turns=5,
        me={"in_play": {"Sunny Stage": 1}},
        foe={"hand": ["Polite Return"], "vigor": 2},
    )
    assert shone.question == "reshuffle"


def test_sunny_stage_without_any_sakura_attacks_at_once() -> None:
    # Rulings 4.8.
    start = scene(distance=5, turns=1, me={"hand": ["Sunny Stage", "Rabbit Step"], "aura": 0, "flare": 8}, foe={"vigor": 1})
    assert state(start)["shadow"] == 0
    shone = answer(start, "play Sunny Stage")
    assert (me(shone)["vigor"], foe(shone)["life"], me(shone)["discard"]) == (2, 9, ["Sunny Stage"])
    assert state(shone)["turn"] == "foe", "Limited"


@pytest.mark.parametrize("turn", ["me", "foe"])
def test_both_stages_empty_at_once_are_destroyed_in_the_order_of_the_turn_player(turn: str) -> None:
    # Rulings 1.5 and 2.4: Windy Stage first widens the Distance, which brings Sunny Stage into Range.
    both = scene(distance=2, turn=turn, phase="start", turns=5, me={"in_play": {"Windy Stage": 1, "Sunny Stage": 1}, "aura": 2})
    assert both.seat == (ME if turn == "me" else FOE)
    windy = answer(both, "choose Windy Stage")
    assert (state(windy)["distance"], foe(windy)["life"]) == (4, 9)
    sunny = answer(both, "choose Sunny Stage")
    assert (state(sunny)["distance"], foe(sunny)["life"]) == (4, 10)


# Immortal Flower.


def test_immortal_flower_negates_the_attack_it_reacts_to() -> None:
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Immortal Flower"], "flare": 5, "life": 5},
        foe={"hand": ["Slash", "Brandish"]},
    )
    negated = answer(start, "play Slash", "play Immortal Flower")
    assert (me(negated)["life"], me(negated)["aura"], foe(negated)["life"], foe(negated)["aura"]) == (5, 3, 9, 3)
    assert (me(negated)["flare"], me(negated)["used"], foe(negated)["discard"]) == (0, ["Immortal Flower"], ["Slash"])


def test_immortal_flower_negates_the_attack_of_an_ultimate() -> None:
    # Rulings 5.9: it is Used all the same.
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Immortal Flower"], "flare": 5, "life": 5},
        foe={"ready": ["Tsukikage Crush"], "flare": 7, "life": 5, "vigor": 1},
    )
    negated = answer(start, "play Tsukikage Crush", "play Immortal Flower")
    assert (me(negated)["life"], me(negated)["aura"], foe(negated)["life"]) == (5, 3, 4)
    assert (foe(negated)["used"], foe(negated)["flare"]) == (["Tsukikage Crush"], 1)


def test_immortal_flower_stops_the_after_effects_of_the_attack() -> None:
    # Rulings 5.8.
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Immortal Flower"], "flare": 5, "life": 5},
        foe={"ready": ["Mi-Kazura"], "vigor": 1},
    )
    negated = answer(start, "play Mi-Kazura", "play Immortal Flower")
    assert foe(negated)["flare"] == 1, "from Life, not from Mi-Kazura"


def test_immortal_flower_costs_five_flare() -> None:
    # Rulings 5.4.
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Immortal Flower"], "hand": ["Song and Dance"], "flare": 4, "life": 5},
        foe={"hand": ["Slash", "Brandish"]},
    )
    attacked = answer(start, "play Slash")
    assert labels(attacked) == ["no Reaction", "play Song and Dance"]
    assert why_not(attacked, "play Immortal Flower") == "Flare 4, costs 5"


def test_immortal_flower_can_be_played_in_ones_own_turn() -> None:
    # Rulings 3.6.
    start = scene(distance=8, me={"ready": ["Immortal Flower"], "flare": 5, "life": 5, "vigor": 1})
    played = answer(start, "play Immortal Flower")
    assert (foe(played)["life"], foe(played)["aura"], me(played)["used"]) == (9, 3, ["Immortal Flower"])


def test_immortal_flower_that_kills_ends_the_duel_before_the_attack() -> None:
    # Rulings 1.1 and 5.4.
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Immortal Flower"], "flare": 5, "life": 1, "aura": 0},
        foe={"hand": ["Slash", "Brandish"], "life": 1},
    )
    won = answer(start, "play Slash", "play Immortal Flower")
    assert (won.is_over, won.scores) == (True, [1.0, 0.0])


# Eternal Migrant.


def test_eternal_migrant_deals_two_and_two_for_two_flare() -> None:
    start = scene(distance=3, me={"ready": ["Eternal Migrant"], "flare": 2, "vigor": 1})
    struck = answer(start, "play Eternal Migrant")
    assert (struck.seat, labels(struck)) == (FOE, ["take 2 to Aura", "take 2 to Life"])
    done = answer(struck, "take 2 to Life")
    assert (foe(done)["life"], me(done)["flare"], me(done)["used"]) == (8, 0, ["Eternal Migrant"])
    poor = scene(distance=3, me={"ready": ["Eternal Migrant"], "flare": 1, "vigor": 1})
    assert why_not(poor, "play Eternal Migrant") == "Flare 1, costs 2"


def test_eternal_migrant_reshuffles_without_life_damage() -> None:
    # Rulings 2.5 and 2.7: Enchantments stay, and no Life damage is taken.
    start = scene(
        distance=4,
        me={
            "ready": ["Eternal Migrant"],
            "flare": 2,
            "hand": ["Rabbit Step"],
            "deck": ["Slash"],
            "discard": ["Polite Return", "Brandish"],
            "face_down": ["Glancing Strike"],
            "in_play": {"Windy Stage": 1},
            "vigor": 1,
        },
    )
    done = answer(start, "play Eternal Migrant", "take 2 to Aura")
    assert sorted(me(done)["deck"]) == ["Brandish", "Glancing Strike", "Polite Return", "Slash"]
    assert (me(done)["discard"], me(done)["face_down"], me(done)["hand"]) == ([], [], ["Rabbit Step"])
    assert (me(done)["life"], me(done)["flare"], me(done)["in_play"]) == (10, 0, {"Windy Stage": 1})


def test_eternal_migrant_allows_a_trap_before_the_reshuffle() -> None:
    # Rulings 2.7.
    start = scene(
        distance=4,
        me={
            "ready": ["Eternal Migrant"],
            "flare": 2,
            "hand": ["Rabbit Step"],
            "face_down": ["Steel Strings", "Caltrops"],
        },
        foe={"aura": 5},
    )
    trap = answer(start, "play Eternal Migrant", "take 2 to Aura")
    assert (trap.seat, labels(trap)) == (ME, ["play Steel Strings", "no Trap"])
    sprung = answer(trap, "play Steel Strings")
    assert (sprung.seat, labels(sprung)) == (FOE, ["take 2 to Aura", "take 2 to Life"])
    done = answer(sprung, "take 2 to Life")
    assert (sorted(me(done)["deck"]), me(done)["life"], foe(done)["life"]) == (["Caltrops", "Steel Strings"], 10, 8)
    refused = answer(trap, "no Trap")
    assert (sorted(me(refused)["deck"]), foe(refused)["life"]) == (["Caltrops", "Steel Strings"], 10)


def test_eternal_migrant_negated_reshuffles_nothing() -> None:
    # Rulings 5.8.
    start = scene(
        distance=4,
        me={
            "goddesses": ["tokoyo", "oboro"],
            "ready": ["Eternal Migrant"],
            "flare": 2,
            "discard": ["Polite Return"],
            "vigor": 1,
        },
        foe={"ready": ["Immortal Flower"], "flare": 5, "life": 5},
    )
    negated = answer(start, "play Eternal Migrant", "play Immortal Flower")
    assert (me(negated)["deck"], me(negated)["discard"], foe(negated)["life"]) == ([], ["Polite Return"], 5)


# Perpetual Wind.


def test_perpetual_wind_deals_one_and_one_for_one_flare() -> None:
    start = scene(distance=3, me={"ready": ["Perpetual Wind"], "flare": 1, "vigor": 1})
    struck = answer(start, "play Perpetual Wind")
    assert (struck.seat, labels(struck)) == (FOE, ["take 1 to Aura", "take 1 to Life"])
    done = answer(struck, "take 1 to Life")
    assert (foe(done)["life"], me(done)["flare"], me(done)["used"]) == (9, 0, ["Perpetual Wind"])
    poor = scene(distance=3, me={"ready": ["Perpetual Wind"], "flare": 0, "vigor": 1})
    assert why_not(poor, "play Perpetual Wind") == "Flare 0, costs 1"


def test_perpetual_wind_is_inevitable() -> None:
    start = scene(
        distance=4,
        me={"goddesses": ["tokoyo", "yurina"], "ready": ["Perpetual Wind"], "flare": 1, "vigor": 1},
        foe={"hand": ["Polite Return"], "ready": ["Immortal Flower"], "flare": 5, "life": 5, "vigor": 2},
    )
    assert answer(start, "play Perpetual Wind").question == "damage"


def test_perpetual_wind_makes_the_foe_choose_a_card_that_is_no_attack_and_discard_it_face_up() -> None:
    # Rulings 8, Tokoyo.
    start = scene(
        distance=4,
        me={"ready": ["Perpetual Wind"], "flare": 1, "vigor": 1},
        foe={"hand": ["Slash", "Spirit", "Overawe"]},
    )
    asked = answer(start, "play Perpetual Wind", "take 1 to Life")
    assert (asked.seat, labels(asked)) == (FOE, ["choose Spirit", "choose Overawe"])
    done = answer(asked, "choose Overawe")
    assert (foe(done)["hand"], foe(done)["discard"], foe(done)["face_down"]) == (["Slash", "Spirit"], ["Overawe"], [])


def shown_hand_of_foe(position: Position) -> list[str]:
    """The cards of the foe's hand that I know."""
    return [GAME.cards[card].name for card in position.view(ME)["zones"][HAND + FOE] if card >= 0]


def test_perpetual_wind_makes_a_foe_with_only_attacks_show_their_hand() -> None:
    # Rulings 1.16.
    start = scene(distance=4, me={"ready": ["Perpetual Wind"], "flare": 1, "vigor": 1}, foe={"hand": ["Slash", "Brandish"]})
    struck = answer(start, "play Perpetual Wind")
    assert shown_hand_of_foe(struck) == []
    done = answer(struck, "take 1 to Life")
    assert shown_hand_of_foe(done) == ["Slash", "Brandish"]
    assert (foe(done)["hand"], foe(done)["discard"]) == (["Slash", "Brandish"], [])


def test_perpetual_wind_does_not_show_the_hand_of_a_foe_who_discards() -> None:
    start = scene(distance=4, me={"ready": ["Perpetual Wind"], "flare": 1, "vigor": 1}, foe={"hand": ["Slash", "Spirit"]})
    done = answer(start, "play Perpetual Wind", "take 1 to Life")
    assert (foe(done)["hand"], foe(done)["discard"], shown_hand_of_foe(done)) == (["Slash"], ["Spirit"], [])


def test_perpetual_wind_does_nothing_more_to_an_empty_hand() -> None:
    start = scene(distance=4, me={"ready": ["Perpetual Wind"], "flare": 1, "vigor": 1})
    done = answer(start, "play Perpetual Wind", "take 1 to Life")
    assert (foe(done)["discard"], done.seat, done.question) == ([], ME, "main")


def test_perpetual_wind_can_take_a_poison() -> None:
    # A Poison cannot be discarded face-down, but this is face-up.
    start = scene(
        distance=4,
        me={"goddesses": ["tokoyo", "chikage"], "ready": ["Perpetual Wind"], "flare": 1, "vigor": 1},
        foe={"goddesses": ["yurina", "himika"], "hand": ["Slash", "Hallucinogen"]},
    )
    done = answer(start, "play Perpetual Wind", "take 1 to Life")
    assert (foe(done)["hand"], foe(done)["discard"]) == (["Slash"], ["Hallucinogen"])


def test_perpetual_wind_readies_at_the_end_of_a_turn_with_artistic() -> None:
    start = scene(distance=4, me={"ready": ["Perpetual Wind"], "flare": 1, "vigor": 2})
    played = answer(start, "play Perpetual Wind", "take 1 to Life")
    assert me(played)["used"] == ["Perpetual Wind"], "not before the End Phase"
    ended = answer(played, "end turn")
    assert (me(ended)["ready"], me(ended)["used"]) == (["Perpetual Wind"], [])


def test_perpetual_wind_does_not_ready_without_artistic() -> None:
    start = scene(distance=4, me={"used": ["Perpetual Wind"], "vigor": 2})
    ended = answer(start, "Retreat", "end turn")
    assert (me(ended)["vigor"], me(ended)["ready"], me(ended)["used"]) == (1, [], ["Perpetual Wind"])


def test_perpetual_wind_does_not_ready_in_the_end_phase_of_the_foe() -> None:
    # Rulings 6.4.
    start = scene(distance=4, turn="foe", me={"used": ["Perpetual Wind"], "vigor": 2}, foe={"vigor": 1})
    ended = answer(start, "end turn")
    assert (state(ended)["turn"], me(ended)["used"]) == ("me", ["Perpetual Wind"])


def test_perpetual_wind_readies_after_sunny_stage() -> None:
    start = scene(distance=4, turns=1, me={"used": ["Perpetual Wind"], "hand": ["Sunny Stage"], "vigor": 0}, foe={"vigor": 1})
    ended = answer(start, "play Sunny Stage", "0 from Aura")
    assert (state(ended)["turn"], me(ended)["ready"]) == ("foe", ["Perpetual Wind"])


# Eternal Moon.


def test_eternal_moon_sets_both_vigors_and_stuns_the_foe() -> None:
    start = scene(distance=5, me={"ready": ["Eternal Moon"], "flare": 2, "hand": ["Rabbit Step"]}, foe={"vigor": 2})
    risen = answer(start, "play Eternal Moon")
    assert (me(risen)["vigor"], me(risen)["stunned"]) == (2, 0)
    assert (foe(risen)["vigor"], foe(risen)["stunned"]) == (0, 1)
    assert (me(risen)["flare"], me(risen)["used"]) == (0, ["Eternal Moon"])
    later = answer(risen, "end turn", "do not reshuffle", "take 1 to Aura", "take 1 to Aura")
    assert (foe(later)["vigor"], foe(later)["stunned"]) == (0, 0), "the Stun is lost instead of gaining Vigor"


def test_eternal_moon_leaves_ones_own_stun() -> None:
    # Rulings 2.3.
    start = scene(
        distance=5,
        me={"ready": ["Eternal Moon"], "flare": 2, "hand": ["Rabbit Step"], "stunned": 1},
        foe={"stunned": 1},
    )
    risen = answer(start, "play Eternal Moon")
    assert (me(risen)["vigor"], me(risen)["stunned"], foe(risen)["stunned"]) == (2, 1, 1)


def test_eternal_moon_costs_two_flare() -> None:
    start = scene(distance=5, me={"ready": ["Eternal Moon"], "flare": 1, "hand": ["Rabbit Step"]})
    assert why_not(start, "play Eternal Moon") == "Flare 1, costs 2"
