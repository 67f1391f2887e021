"""Oboro's cards: every sentence on them, played; and Trap, which most of them have."""

from __future__ import annotations

from mankai import Position
from mankai.games.sakura_arms.rules.constants import ENTRY_AS_REACTION, ENTRY_REACTS_TO, FACE_DOWN, HAND
from mankai.games.sakura_arms.rules.editions.level99 import GAME
from support.games.sakura_arms_scenes import FOE, ME, answer, foe, labels, me, scene, state, why_not

RESHUFFLE = "reshuffle, 1 Life damage"
FILL = ["Shadow Cloning", "Rush of Blades"]  # two cards to draw


def known_to(seat: int, position: Position, zone: int) -> list[str]:
    """The cards of a zone that a seat knows, by name."""
    return [GAME.cards[card].name for card in position.view(seat)["zones"][zone] if card >= 0]


def asked(position: Position) -> tuple[int, str, list[str]]:
    """The seat that is asked, the question, and the options."""
    return position.seat, position.question, labels(position)


# Trap.


def test_trap_is_played_from_face_down_before_the_life_damage_of_the_reshuffle() -> None:
    # Rulings 2.6.
    start = scene(distance=3, phase="start", me={"deck": FILL, "face_down": ["Steel Strings"]})
    offered = answer(start, RESHUFFLE)
    assert asked(offered) == (ME, "trap", ["play Steel Strings", "no Trap"])
    struck = answer(offered, "play Steel Strings")
    assert asked(struck) == (FOE, "damage", ["take 2 to Aura", "take 2 to Life"])
    assert me(struck)["life"] == 10
    done = answer(struck, "take 2 to Life")
    assert (foe(done)["life"], me(done)["life"], me(done)["flare"]) == (8, 9, 1)
    assert done.question == "main"
    cards = me(done)["hand"] + me(done)["deck"]
    assert sorted(cards) == sorted([*FILL, "Steel Strings"]), "what was played is shuffled in as well"
    assert (me(done)["discard"], me(done)["face_down"]) == ([], [])


def test_trap_may_win_before_the_life_damage_is_taken() -> None:
    # Rulings 2.6 and 1.1.
    start = scene(
        distance=3,
        phase="start",
        me={"life": 1, "deck": FILL, "face_down": ["Steel Strings"]},
        foe={"life": 2, "aura": 0},
    )
    assert answer(start, RESHUFFLE, "play Steel Strings").scores == [1.0, 0.0]
    assert answer(start, RESHUFFLE, "no Trap").scores == [0.0, 1.0]


def test_trap_is_optional() -> None:
    start = scene(distance=3, phase="start", me={"deck": FILL, "face_down": ["Steel Strings"]})
    done = answer(start, RESHUFFLE, "no Trap")
    assert (done.question, foe(done)["aura"], foe(done)["life"], me(done)["life"]) == ("main", 3, 10, 9)


def test_trap_is_not_offered_without_a_reshuffle() -> None:
    start = scene(distance=3, phase="start", me={"deck": FILL, "face_down": ["Steel Strings"]})
    done = answer(start, "do not reshuffle")
    assert (done.question, me(done)["face_down"], me(done)["life"]) == ("main", ["Steel Strings"], 10)


def test_trap_is_only_for_face_down_cards_that_have_it() -> None:
    start = scene(
        distance=3,
        phase="start",
        me={"discard": ["Steel Strings"], "hand": ["Induce"], "deck": ["Ninpo-Walk"], "face_down": FILL, "vigor": 1},
    )
    assert answer(start, RESHUFFLE).question == "main", "face-up, in hand, in the deck, or without Trap"


def test_trap_belongs_to_whoever_reshuffles() -> None:
    start = scene(distance=3, turn="foe", phase="start", me={"face_down": ["Steel Strings"]}, foe={"deck": ["Slash", "Brandish"]})
    assert asked(answer(start, RESHUFFLE))[:2] == (FOE, "main")


def test_trap_cannot_be_an_attack_out_of_range() -> None:
    # Rulings 4.1.
    start = scene(distance=5, phase="start", me={"deck": FILL, "face_down": ["Steel Strings", "Caltrops", "Induce"]})
    assert labels(answer(start, RESHUFFLE)) == ["play Induce", "no Trap"]
    alone = scene(distance=5, phase="start", me={"deck": FILL, "face_down": ["Steel Strings", "Caltrops"], "vigor": 1})
    assert answer(alone, RESHUFFLE).question == "main"


def test_trap_cannot_be_an_attack_under_muscle_relaxant() -> None:
    # Rulings 8, Chikage: Attack cards are forbidden, Traps too.
    start = scene(
        distance=3,
        turn="foe",
        phase="start",
        me={"goddesses": ["chikage", "yurina"]},
        foe={"in_play": {"Muscle Relaxant": 3}, "deck": FILL, "face_down": ["Steel Strings", "Ninpo-Walk"]},
    )
    assert labels(answer(start, RESHUFFLE)) == ["play Ninpo-Walk", "no Trap"]


def test_trap_is_one_card_per_reshuffle() -> None:
    # Rulings 8, Oboro.
    start = scene(distance=3, phase="start", me={"deck": FILL, "face_down": ["Steel Strings", "Induce"]})
    done = answer(start, RESHUFFLE, "play Steel Strings", "take 2 to Aura")
    assert (done.question, me(done)["life"]) == ("main", 9)
    assert me(done)["face_down"] == [], "the other one has been shuffled in"


def test_trap_comes_before_a_reshuffle_by_an_effect_too() -> None:
    # Rulings 2.7.
    start = scene(
        distance=3,
        me={
            "ready": ["Eternal Migrant"],
            "flare": 2,
            "vigor": 1,
            "deck": ["Polite Return"],
            "face_down": ["Steel Strings", "Induce"],
        },
    )
    offered = answer(start, "play Eternal Migrant", "take 2 to Aura")
    assert asked(offered) == (ME, "trap", ["play Steel Strings", "play Induce", "no Trap"])
    done = answer(offered, "play Steel Strings")
    assert (done.seat, done.question) == (ME, "main"), "2 to Aura were more than was left"
    assert (foe(done)["life"], me(done)["life"]) == (8, 10), "such a reshuffle costs no Life"
    assert sorted(me(done)["deck"]) == ["Induce", "Polite Return", "Steel Strings"]
    assert me(done)["used"] == ["Eternal Migrant"]


def test_trap_before_a_reshuffle_by_an_effect_is_optional() -> None:
    start = scene(distance=3, me={"ready": ["Eternal Migrant"], "flare": 2, "vigor": 1, "face_down": ["Steel Strings"]})
    done = answer(start, "play Eternal Migrant", "take 2 to Aura", "no Trap")
    assert (foe(done)["life"], me(done)["deck"]) == (10, ["Steel Strings"])


def test_trap_of_an_attack_can_be_reacted_to() -> None:
    # Rulings 5.3.
    start = scene(
        distance=3,
        phase="start",
        me={"deck": FILL, "face_down": ["Steel Strings"]},
        foe={"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"]},
    )
    struck = answer(start, RESHUFFLE, "play Steel Strings")
    assert asked(struck) == (FOE, "reaction", ["no Reaction", "play Induce"])
    missed = answer(struck, "play Induce", "Distance to the foe's Aura")
    assert (foe(missed)["aura"], foe(missed)["life"], me(missed)["life"]) == (3, 10, 9)


def test_trap_does_not_use_up_the_main_phase() -> None:
    # Rulings 3.1: a Full Power card may still be played.
    start = scene(
        distance=3,
        phase="start",
        me={"deck": FILL, "face_down": ["Induce"], "hand": ["Steel Strings"]},
        foe={"aura": 5},
    )
    main = answer(start, RESHUFFLE, "play Induce", "the foe's Aura to their Flare")
    full_power = [f"play {name}" for name in me(main)["hand"] if name in FILL]
    assert full_power, "at least one of the two was drawn"
    assert set(full_power) <= set(labels(main))


def test_trap_counts_as_a_card_played_this_turn() -> None:
    # Rulings 4.4.
    start = scene(
        distance=6,
        phase="start",
        me={"deck": ["Shoot", "Magnum"], "hand": ["Backstep", "Quick Shot"], "face_down": ["Ninpo-Walk"]},
        foe={"aura": 5},
    )
    with_trap = answer(start, RESHUFFLE, "play Ninpo-Walk", "play Backstep", "play Quick Shot")
    assert labels(with_trap) == ["take 3 to Aura", "take 2 to Life"]
    without = answer(start, RESHUFFLE, "no Trap", "play Backstep", "play Quick Shot")
    assert labels(without) == ["take 2 to Aura", "take 1 to Life"]


def test_trap_being_played_is_in_no_pile() -> None:
    # Rulings 4.3.
    start = scene(distance=3, phase="start", me={"deck": FILL, "face_down": ["Steel Strings"]})
    struck = answer(start, RESHUFFLE, "play Steel Strings")
    assert (me(struck)["face_down"], me(struck)["discard"]) == ([], [])


def test_face_down_cards_are_known_to_their_owner_alone() -> None:
    # Rulings 4.14.
    start = scene(distance=3, me={"face_down": ["Steel Strings", "Induce"], "vigor": 1})
    assert known_to(ME, start, FACE_DOWN + ME) == ["Steel Strings", "Induce"]
    assert known_to(FOE, start, FACE_DOWN + ME) == []


# Steel Strings.


def test_steel_strings_deals_two_to_aura_or_two_to_life_at_three_and_four() -> None:
    for distance in (3, 4):
        hit = answer(scene(distance=distance, me={"hand": ["Steel Strings"], "vigor": 1}), "play Steel Strings")
        assert asked(hit) == (FOE, "damage", ["take 2 to Aura", "take 2 to Life"])
        done = answer(hit, "take 2 to Life")
        assert (foe(done)["life"], foe(done)["flare"], me(done)["discard"]) == (8, 2, ["Steel Strings"])
    for distance in (2, 5):
        start = scene(distance=distance, me={"hand": ["Steel Strings"]})
        assert why_not(start, "play Steel Strings") == f"Distance {distance}, needs 3-4"


# Caltrops.


def test_caltrops_deals_two_to_aura_or_one_to_life_at_two() -> None:
    hit = answer(scene(distance=2, me={"hand": ["Caltrops"], "vigor": 1}), "play Caltrops")
    assert labels(hit) == ["take 2 to Aura", "take 1 to Life"]
    for distance in (1, 3):
        start = scene(distance=distance, me={"hand": ["Caltrops"]})
        assert why_not(start, "play Caltrops") == f"Distance {distance}, needs 2"


def test_caltrops_is_inevitable_for_normal_cards_and_ultimates() -> None:
    start = scene(
        distance=2,
        me={"hand": ["Caltrops"], "vigor": 1},
        foe={"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"], "ready": ["Immortal Flower"], "flare": 5},
    )
    assert answer(start, "play Caltrops").question == "damage"


def test_caltrops_from_face_down_discards_a_card_of_the_foes_hand_face_down() -> None:
    start = scene(
        distance=2,
        phase="start",
        me={"deck": FILL, "face_down": ["Caltrops"]},
        foe={"hand": ["Slash", "Brandish"]},
    )
    struck = answer(start, RESHUFFLE, "play Caltrops")
    assert known_to(ME, struck, HAND + FOE) == []
    looked = answer(struck, "take 2 to Aura")
    assert (looked.seat, labels(looked)) == (ME, ["choose Slash", "choose Brandish"]), "one must be chosen"
    assert known_to(ME, looked, HAND + FOE) == ["Slash", "Brandish"]
    done = answer(looked, "choose Brandish")
    assert (foe(done)["hand"], foe(done)["face_down"], foe(done)["discard"]) == (["Slash"], ["Brandish"], [])


def test_caltrops_leaves_its_player_knowing_what_they_saw_and_chose() -> None:
    start = scene(distance=2, phase="start", me={"deck": FILL, "face_down": ["Caltrops"]}, foe={"hand": ["Slash", "Brandish"]})
    done = answer(start, RESHUFFLE, "play Caltrops", "take 2 to Aura", "choose Brandish")
    assert known_to(ME, done, HAND + FOE) == ["Slash"]
    assert known_to(ME, done, FACE_DOWN + FOE) == ["Brandish"]


def test_caltrops_takes_the_only_card_without_asking() -> None:
    start = scene(distance=2, phase="start", me={"deck": FILL, "face_down": ["Caltrops"]}, foe={"hand": ["Slash"]})
    done = answer(start, RESHUFFLE, "play Caltrops", "take 2 to Aura")
    assert (foe(done)["hand"], foe(done)["face_down"], done.question) == ([], ["Slash"], "main")


def test_caltrops_against_an_empty_hand_discards_nothing() -> None:
    start = scene(distance=2, phase="start", me={"deck": FILL, "face_down": ["Caltrops"]})
    done = answer(start, RESHUFFLE, "play Caltrops", "take 2 to Aura")
    assert (done.question, foe(done)["face_down"]) == ("main", [])


def test_caltrops_cannot_discard_a_poison() -> None:
    # Poisons can never be discarded face-down.
    start = scene(
        distance=2,
        phase="start",
        me={"goddesses": ["oboro", "chikage"], "deck": FILL, "face_down": ["Caltrops"]},
        foe={"hand": ["Hallucinogen", "Slash", "Brandish"]},
    )
    looked = answer(start, RESHUFFLE, "play Caltrops", "take 2 to Aura")
    assert labels(looked) == ["choose Slash", "choose Brandish"]
    poisoned = scene(
        distance=2,
        phase="start",
        me={"goddesses": ["oboro", "chikage"], "deck": FILL, "face_down": ["Caltrops"]},
        foe={"hand": ["Hallucinogen"]},
    )
    done = answer(poisoned, RESHUFFLE, "play Caltrops", "take 2 to Aura")
    assert (foe(done)["hand"], known_to(ME, done, HAND + FOE)) == (["Hallucinogen"], ["Hallucinogen"])


def test_caltrops_from_hand_discards_nothing() -> None:
    start = scene(distance=2, me={"hand": ["Caltrops"], "vigor": 1}, foe={"hand": ["Slash", "Brandish"]})
    done = answer(start, "play Caltrops", "take 2 to Aura")
    assert (done.question, foe(done)["hand"], foe(done)["face_down"]) == ("main", ["Slash", "Brandish"], [])
    assert known_to(ME, done, HAND + FOE) == []


# Rush of Blades.


def test_rush_of_blades_deals_three_to_aura_or_two_to_life_from_two_to_four() -> None:
    for distance in (2, 3, 4):
        hit = answer(scene(distance=distance, me={"hand": ["Rush of Blades"]}, foe={"aura": 5}), "play Rush of Blades")
        assert labels(hit) == ["take 3 to Aura", "take 2 to Life"]
    for distance in (1, 5):
        start = scene(distance=distance, me={"hand": ["Rush of Blades"]})
        assert why_not(start, "play Rush of Blades") == f"Distance {distance}, needs 2-4"


def test_rush_of_blades_has_full_power() -> None:
    start = scene(distance=3, me={"hand": ["Rush of Blades", "Steel Strings"], "vigor": 2})
    assert state(answer(start, "play Rush of Blades", "take 2 to Life"))["turn"] == "foe"
    moved = answer(start, "Advance", "spend 1 Vigor")
    assert "Full Power" in why_not(moved, "play Rush of Blades")
    struck = answer(start, "play Steel Strings", "take 2 to Aura")
    assert "Full Power" in why_not(struck, "play Rush of Blades")


def test_rush_of_blades_is_stronger_when_a_trap_has_hurt_aura_in_the_start_phase() -> None:
    # Rulings 8, Oboro.
    start = scene(
        distance=3,
        phase="start",
        me={"hand": ["Rush of Blades"], "deck": ["Induce", "Caltrops"], "face_down": ["Steel Strings"]},
        foe={"aura": 5, "life": 9},
    )
    struck = answer(start, RESHUFFLE, "play Steel Strings")
    to_aura = answer(struck, "take 2 to Aura", "play Rush of Blades")
    assert foe(to_aura)["life"] == 6, "3 Aura are too little for 4 to Aura, and 3 to Life it is"
    to_life = answer(struck, "take 2 to Life", "play Rush of Blades")
    assert labels(to_life) == ["take 3 to Aura", "take 2 to Life"], "Life damage is not meant"


def test_rush_of_blades_counts_zero_damage_to_aura() -> None:
    # Rulings 5.12.
    start = scene(
        distance=3,
        phase="start",
        me={"hand": ["Rush of Blades"], "deck": ["Induce", "Caltrops"], "face_down": ["Steel Strings"]},
        foe={"aura": 5, "life": 8, "flare": 3, "ready": ["Uranami Storm"]},
    )
    struck = answer(start, RESHUFFLE, "play Steel Strings", "play Uranami Storm")
    assert labels(struck) == ["take 0 to Aura", "take 2 to Life"]
    rushed = answer(struck, "take 0 to Aura", "play Rush of Blades")
    assert labels(rushed) == ["take 4 to Aura", "take 3 to Life"]


def test_rush_of_blades_counts_neither_other_turns_nor_ones_own_aura_damage() -> None:
    start = scene(distance=3, turn="foe", phase="start", me={"hand": ["Rush of Blades"], "aura": 3}, foe={"aura": 5, "life": 9})
    foes_turn = answer(start, "do not reshuffle", "take 1 to Aura", "take 1 to Aura")
    assert (foe(foes_turn)["scarred"], foe(foes_turn)["aura"]) == (1, 3)
    mine = answer(foes_turn, "end turn", "do not reshuffle", "take 1 to Aura", "take 1 to Aura")
    assert me(mine)["scarred"] == 1
    assert labels(answer(mine, "play Rush of Blades")) == ["take 3 to Aura", "take 2 to Life"]


# Ninpo-Walk.


def test_ninpo_walk_moves_a_sakura_from_shadow_to_distance() -> None:
    start = scene(distance=3, me={"hand": ["Ninpo-Walk"], "vigor": 1})
    walked = answer(start, "play Ninpo-Walk")
    assert state(walked)["distance"] == 4
    assert state(walked)["shadow"] == state(start)["shadow"] - 1
    assert me(walked)["discard"] == ["Ninpo-Walk"]


def test_ninpo_walk_moves_nothing_into_a_full_distance_or_from_an_empty_shadow() -> None:
    # Rulings 1.7 and 1.12.
    full = scene(distance=10, me={"hand": ["Ninpo-Walk"], "vigor": 1, "aura": 0}, foe={"aura": 0})
    assert state(full)["shadow"] > 0
    assert state(answer(full, "play Ninpo-Walk"))["distance"] == 10
    empty = scene(distance=6, me={"hand": ["Ninpo-Walk"], "vigor": 1, "aura": 5}, foe={"aura": 5})
    assert state(empty)["shadow"] == 0
    assert state(answer(empty, "play Ninpo-Walk"))["distance"] == 6


def test_ninpo_walk_from_hand_plays_no_other_trap() -> None:
    start = scene(distance=3, me={"hand": ["Ninpo-Walk"], "face_down": ["Steel Strings", "Induce"], "vigor": 1})
    assert answer(start, "play Ninpo-Walk").question == "main"


def test_ninpo_walk_from_face_down_may_play_another_trap() -> None:
    start = scene(distance=2, phase="start", me={"deck": FILL, "face_down": ["Ninpo-Walk", "Steel Strings", "Induce"]})
    offered = answer(start, RESHUFFLE)
    assert labels(offered) == ["play Ninpo-Walk", "play Induce", "no Trap"], "Steel Strings do not reach yet"
    walked = answer(offered, "play Ninpo-Walk")
    assert (walked.seat, labels(walked)) == (ME, ["choose Steel Strings", "choose Induce", "no"])
    struck = answer(walked, "choose Steel Strings")
    assert asked(struck) == (FOE, "damage", ["take 2 to Aura", "take 2 to Life"])
    done = answer(struck, "take 2 to Life")
    assert (done.question, foe(done)["life"], me(done)["life"]) == ("main", 8, 9), "that was the one Trap of the reshuffle"


def test_ninpo_walk_from_face_down_need_not_play_another_trap() -> None:
    start = scene(distance=2, phase="start", me={"deck": FILL, "face_down": ["Ninpo-Walk", "Steel Strings"]})
    done = answer(start, RESHUFFLE, "play Ninpo-Walk", "no")
    assert (done.question, foe(done)["aura"], foe(done)["life"], state(done)["distance"]) == ("main", 3, 10, 3)


def test_ninpo_walk_plays_only_face_down_cards_with_trap() -> None:
    start = scene(
        distance=3,
        phase="start",
        me={
            "goddesses": ["oboro", "yurina"],
            "deck": FILL,
            "face_down": ["Ninpo-Walk", "Slash", "Induce"],
            "discard": ["Steel Strings"],
        },
    )
    assert labels(answer(start, RESHUFFLE, "play Ninpo-Walk")) == ["choose Induce", "no"]


def test_ninpo_walk_plays_no_attack_out_of_range() -> None:
    start = scene(distance=4, phase="start", me={"deck": FILL, "face_down": ["Ninpo-Walk", "Steel Strings"]})
    walked = answer(start, RESHUFFLE, "play Ninpo-Walk")
    assert (walked.question, state(walked)["distance"], foe(walked)["life"]) == ("main", 5, 10), "walked too far"


# Induce.


def test_induce_moves_a_sakura_from_distance_to_the_foes_aura() -> None:
    start = scene(distance=5, me={"hand": ["Induce"], "vigor": 1})
    asking = answer(start, "play Induce")
    assert (asking.seat, labels(asking)) == (ME, ["Distance to the foe's Aura", "the foe's Aura to their Flare"])
    done = answer(asking, "Distance to the foe's Aura")
    assert (state(done)["distance"], foe(done)["aura"], me(done)["discard"]) == (4, 4, ["Induce"])


def test_induce_or_moves_a_sakura_from_the_foes_aura_to_their_flare() -> None:
    start = scene(distance=5, me={"hand": ["Induce"], "vigor": 1})
    done = answer(start, "play Induce", "the foe's Aura to their Flare")
    assert (state(done)["distance"], foe(done)["aura"], foe(done)["flare"]) == (5, 2, 1)


def test_induce_may_be_played_for_nothing() -> None:
    # Rulings 1.9: the alternative that changes nothing may be chosen even if the other would change something.
    full = scene(distance=5, me={"hand": ["Induce"], "vigor": 1}, foe={"aura": 5})
    done = answer(full, "play Induce", "Distance to the foe's Aura")
    assert (state(done)["distance"], foe(done)["aura"]) == (5, 5)
    bare = scene(distance=5, me={"hand": ["Induce"], "vigor": 1}, foe={"aura": 0})
    done = answer(bare, "play Induce", "the foe's Aura to their Flare")
    assert (foe(done)["aura"], foe(done)["flare"], state(done)["distance"]) == (0, 0, 5)


def test_induce_takes_nothing_out_of_distance_through_smoke() -> None:
    # Rulings 8, Himika: for both players, and only arrows out of Distance.
    start = scene(distance=5, me={"hand": ["Induce"], "vigor": 1}, foe={"in_play": {"Smoke": 2}})
    done = answer(start, "play Induce", "Distance to the foe's Aura")
    assert (state(done)["distance"], foe(done)["aura"]) == (5, 3)
    done = answer(start, "play Induce", "the foe's Aura to their Flare")
    assert (foe(done)["aura"], foe(done)["flare"]) == (2, 1)


def test_induce_as_a_reaction_makes_slash_miss() -> None:
    # The rulebook's own example.
    start = scene(distance=3, me={"hand": ["Slash", "Hilt Strike"]}, foe={"hand": ["Induce"]})
    slashed = answer(start, "play Slash")
    assert asked(slashed) == (FOE, "reaction", ["no Reaction", "play Induce"])
    missed = answer(slashed, "play Induce", "Distance to the foe's Aura")
    assert (state(missed)["distance"], me(missed)["aura"], foe(missed)["aura"], foe(missed)["life"]) == (2, 4, 3, 10)
    assert (me(missed)["discard"], foe(missed)["discard"]) == (["Slash"], ["Induce"])
    assert foe(answer(missed, "play Hilt Strike", "take 2 to Aura"))["aura"] == 1


def test_induce_as_a_reaction_may_take_the_attackers_aura() -> None:
    start = scene(distance=3, me={"hand": ["Slash"], "vigor": 1}, foe={"hand": ["Induce"]})
    reacted = answer(start, "play Slash", "play Induce", "the foe's Aura to their Flare")
    assert (me(reacted)["aura"], me(reacted)["flare"]) == (2, 1)
    assert labels(reacted) == ["take 3 to Aura", "take 1 to Life"]


def test_induce_may_react_in_ones_own_turn() -> None:
    # Rulings 5.3: here to the Disenchant of the foe's Enchantment in the player's Start Phase.
    start = scene(distance=4, phase="start", me={"hand": ["Induce"]}, foe={"in_play": {"Overawe": 1}})
    assert asked(start) == (ME, "reaction", ["no Reaction", "play Induce"])


def test_induce_can_be_a_trap() -> None:
    start = scene(distance=5, phase="start", me={"deck": FILL, "face_down": ["Induce"]})
    done = answer(start, RESHUFFLE, "play Induce", "Distance to the foe's Aura")
    assert (state(done)["distance"], foe(done)["aura"], me(done)["life"]) == (4, 4, 9)


# Shadow Cloning.


def test_shadow_cloning_plays_a_face_down_card_twice() -> None:
    start = scene(distance=3, me={"hand": ["Shadow Cloning"], "face_down": ["Steel Strings", "Induce"]}, foe={"aura": 5})
    chosen = answer(start, "play Shadow Cloning")
    assert (chosen.seat, labels(chosen)) == (ME, ["choose Steel Strings", "choose Induce"])
    first = answer(chosen, "choose Steel Strings")
    assert labels(first) == ["take 2 to Aura", "take 2 to Life"]
    second = answer(first, "take 2 to Aura")
    assert asked(second) == (FOE, "damage", ["take 2 to Aura", "take 2 to Life"])
    done = answer(second, "take 2 to Life")
    assert (foe(done)["aura"], foe(done)["life"]) == (3, 8)
    assert (me(done)["discard"], me(done)["face_down"]) == (["Steel Strings", "Shadow Cloning"], ["Induce"])


def test_shadow_cloning_has_full_power() -> None:
    start = scene(distance=3, me={"hand": ["Shadow Cloning", "Steel Strings"], "face_down": ["Induce"], "vigor": 2})
    done = answer(start, "play Shadow Cloning", "Distance to the foe's Aura", "the foe's Aura to their Flare")
    assert (state(done)["turn"], state(done)["distance"], foe(done)["aura"]) == ("foe", 2, 3)
    moved = answer(start, "Retreat", "spend 1 Vigor")
    assert "Full Power" in why_not(moved, "play Shadow Cloning")


def test_shadow_cloning_makes_both_attacks_inevitable() -> None:
    foes = {"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"], "ready": ["Immortal Flower"], "flare": 5, "aura": 3}
    start = scene(distance=3, me={"hand": ["Shadow Cloning"], "face_down": ["Steel Strings"]}, foe=foes)
    first = answer(start, "play Shadow Cloning")
    assert first.question == "damage"
    done = answer(first, "take 2 to Aura")
    assert (foe(done)["life"], state(done)["turn"]) == (8, "foe"), "no window for the second one either"
    played = scene(distance=3, me={"hand": ["Steel Strings"], "vigor": 1}, foe=foes)
    assert answer(played, "play Steel Strings").question == "reaction", "by themselves they are not"


def test_shadow_cloning_plays_no_full_power_card() -> None:
    start = scene(
        distance=3,
        me={"hand": ["Shadow Cloning"], "face_down": ["Rush of Blades", "Steel Strings", "Induce"]},
        foe={"aura": 5},
    )
    assert labels(answer(start, "play Shadow Cloning")) == ["choose Steel Strings", "choose Induce"]


def test_shadow_cloning_shows_the_face_down_cards_when_all_have_full_power() -> None:
    # Rulings 1.16.
    start = scene(distance=3, me={"hand": ["Shadow Cloning"], "face_down": ["Rush of Blades"]}, foe={"aura": 5})
    assert known_to(FOE, start, FACE_DOWN + ME) == []
    done = answer(start, "play Shadow Cloning")
    assert known_to(FOE, done, FACE_DOWN + ME) == ["Rush of Blades"]
    assert (foe(done)["aura"], me(done)["discard"], state(done)["turn"]) == (5, ["Shadow Cloning"], "foe")


def test_shadow_cloning_hides_the_other_face_down_cards() -> None:
    start = scene(distance=3, me={"hand": ["Shadow Cloning"], "face_down": ["Rush of Blades", "Steel Strings"]}, foe={"aura": 5})
    first = answer(start, "play Shadow Cloning")
    assert known_to(FOE, first, FACE_DOWN + ME) == []


def test_shadow_cloning_without_face_down_cards_does_nothing() -> None:
    start = scene(distance=3, me={"hand": ["Shadow Cloning"], "discard": ["Steel Strings"]})
    done = answer(start, "play Shadow Cloning")
    assert (foe(done)["aura"], me(done)["discard"], state(done)["turn"]) == (
        3,
        ["Steel Strings", "Shadow Cloning"],
        "foe",
    )


def test_shadow_cloning_may_choose_an_attack_out_of_range_which_then_stays() -> None:
    # Rulings 4.13.
    start = scene(distance=5, me={"hand": ["Shadow Cloning"], "face_down": ["Steel Strings", "Induce"]})
    chosen = answer(start, "play Shadow Cloning")
    assert labels(chosen) == ["choose Steel Strings", "choose Induce"]
    done = answer(chosen, "choose Steel Strings")
    assert (me(done)["face_down"], me(done)["discard"]) == (["Steel Strings", "Induce"], ["Shadow Cloning"])
    assert (foe(done)["aura"], foe(done)["life"], state(done)["turn"]) == (3, 10, "foe")


def test_shadow_cloning_has_shown_an_attack_out_of_range_before_it_is_put_back() -> None:
    # Rulings 4.2: playing a card begins with revealing it.
    start = scene(distance=5, me={"hand": ["Shadow Cloning"], "face_down": ["Steel Strings", "Induce"]})
    done = answer(start, "play Shadow Cloning", "choose Steel Strings")
    assert known_to(FOE, done, FACE_DOWN + ME) == ["Steel Strings"]


def test_shadow_cloning_of_caltrops_discards_only_once() -> None:
    # Rulings 8, Oboro: the first use is from face-down, the second from face-up.
    start = scene(
        distance=2,
        me={"hand": ["Shadow Cloning"], "face_down": ["Caltrops"]},
        foe={"aura": 5, "hand": ["Slash", "Brandish", "Spirit"]},
    )
    first = answer(start, "play Shadow Cloning", "take 2 to Aura")
    assert labels(first) == ["choose Slash", "choose Brandish", "choose Spirit"]
    done = answer(first, "choose Brandish", "take 2 to Aura")
    assert (foe(done)["aura"], foe(done)["hand"], foe(done)["face_down"]) == (1, ["Slash", "Spirit"], ["Brandish"])


def test_shadow_cloning_of_ninpo_walk_plays_another_trap_only_once() -> None:
    # Rulings 8, Oboro.
    start = scene(
        distance=2,
        me={"hand": ["Shadow Cloning"], "face_down": ["Ninpo-Walk", "Steel Strings", "Induce"]},
        foe={"aura": 5},
    )
    walked = answer(start, "play Shadow Cloning", "choose Ninpo-Walk")
    assert labels(walked) == ["choose Steel Strings", "choose Induce", "no"]
    done = answer(walked, "choose Steel Strings", "take 2 to Aura")
    assert (state(done)["turn"], state(done)["distance"], me(done)["face_down"]) == ("foe", 4, ["Induce"])


def test_shadow_cloning_does_not_repeat_a_card_that_left_the_discard_pile() -> None:
    # Rulings 8, Oboro.
    start = scene(distance=4, me={"hand": ["Shadow Cloning"], "face_down": ["Glancing Strike"], "vigor": 2})
    artistic = answer(start, "play Shadow Cloning")
    assert (foe(artistic)["life"], me(artistic)["deck"], me(artistic)["discard"]) == (
        9,
        ["Glancing Strike"],
        ["Shadow Cloning"],
    )
    plain = scene(distance=4, me={"hand": ["Shadow Cloning"], "face_down": ["Glancing Strike"], "vigor": 1})
    twice = answer(plain, "play Shadow Cloning")
    assert (foe(twice)["life"], me(twice)["discard"]) == (8, ["Glancing Strike", "Shadow Cloning"])


def test_shadow_cloning_must_play_the_card_once_more() -> None:
    # Rulings 8, Oboro: the second use is compulsory, here at the price of Life.
    start = scene(distance=5, me={"hand": ["Shadow Cloning"], "face_down": ["Magnum"]}, foe={"aura": 5})
    done = answer(start, "play Shadow Cloning", "take 3 to Aura")
    assert (me(done)["life"], foe(done)["aura"], foe(done)["life"]) == (8, 2, 8)


def test_shadow_cloning_leaves_a_card_that_cannot_be_played_again() -> None:
    # Rulings 4.1: the After of Concealment has carried it out of its own Range.
    start = scene(distance=2, me={"hand": ["Shadow Cloning"], "face_down": ["Concealment"]}, foe={"aura": 5})
    done = answer(start, "play Shadow Cloning")
    assert (state(done)["distance"], foe(done)["aura"], me(done)["discard"]) == (
        4,
        4,
        ["Concealment", "Shadow Cloning"],
    )


def test_shadow_cloning_puts_an_enchantment_into_play_once() -> None:
    start = scene(distance=5, turns=1, me={"hand": ["Shadow Cloning"], "face_down": ["Revitalize"], "aura": 3}, foe={"vigor": 1})
    done = answer(start, "play Shadow Cloning", "0 from Aura")
    assert (me(done)["in_play"], me(done)["discard"]) == ({"Revitalize": 4}, ["Shadow Cloning"])


def test_shadow_cloning_repeats_an_enchantment_that_was_destroyed_at_once() -> None:
    # Rulings 4.8: without any Sakura it is destroyed at once, and then it does lie face-up in the discard pile.
    start = scene(
        distance=6,
        me={
            "hand": ["Shadow Cloning"],
            "face_down": ["Revitalize"],
            "used": ["Kuma-Suke", "Tobi-Kage", "Uro-Uo"],
            "aura": 0,
        },
        foe={"aura": 5, "flare": 5},
    )
    assert state(start)["shadow"] == 0
    first = answer(start, "play Shadow Cloning")
    assert labels(first) == ["choose Kuma-Suke", "choose Tobi-Kage", "choose Uro-Uo"]
    done = answer(first, "choose Tobi-Kage", "choose Kuma-Suke")
    assert (me(done)["ready"], me(done)["used"]) == (["Tobi-Kage", "Kuma-Suke"], ["Uro-Uo"])
    assert me(done)["discard"] == ["Revitalize", "Shadow Cloning"]


def test_shadow_cloning_and_both_uses_count_as_cards_played() -> None:
    # Rulings 4.4: the second use is the third card, so that Inferno holds.
    start = scene(distance=6, me={"hand": ["Shadow Cloning"], "face_down": ["Quick Shot"]}, foe={"aura": 5})
    first = answer(start, "play Shadow Cloning")
    assert labels(first) == ["take 2 to Aura", "take 1 to Life"]
    assert labels(answer(first, "take 2 to Aura")) == ["take 3 to Aura", "take 2 to Life"]


# Revitalize.


def test_revitalize_has_charge_four() -> None:
    start = scene(distance=5, me={"hand": ["Revitalize"], "aura": 3, "vigor": 1})
    asking = answer(start, "play Revitalize")
    assert (asking.seat, labels(asking)) == (ME, ["0 from Aura", "1 from Aura", "2 from Aura", "3 from Aura"])
    done = answer(asking, "3 from Aura")
    assert (me(done)["in_play"], me(done)["aura"]) == ({"Revitalize": 4}, 0)
    assert state(done)["shadow"] == state(start)["shadow"] - 1


def test_revitalize_readies_a_used_ultimate_when_disenchanted() -> None:
    start = scene(
        distance=5,
        phase="start",
        me={"in_play": {"Revitalize": 1}, "used": ["Kuma-Suke", "Tobi-Kage"], "ready": ["Uro-Uo"]},
        foe={"used": ["Tsukikage Crush"]},
    )
    assert (start.seat, labels(start)) == (ME, ["choose Kuma-Suke", "choose Tobi-Kage"]), "one of them, and only one's own"
    done = answer(start, "choose Kuma-Suke")
    assert (me(done)["ready"], me(done)["used"]) == (["Uro-Uo", "Kuma-Suke"], ["Tobi-Kage"])
    assert (me(done)["in_play"], me(done)["discard"]) == ({}, ["Revitalize"])


def test_revitalize_readies_in_the_foes_turn_too_and_is_not_optional() -> None:
    start = scene(distance=5, turn="foe", phase="start", me={"in_play": {"Revitalize": 1}, "used": ["Kuma-Suke"]})
    assert (me(start)["ready"], me(start)["used"], start.question) == (["Kuma-Suke"], [], "reshuffle")


def test_revitalize_without_a_used_ultimate_does_nothing() -> None:
    start = scene(distance=5, phase="start", me={"in_play": {"Revitalize": 1}, "ready": ["Kuma-Suke"]})
    assert (me(start)["ready"], me(start)["used"], me(start)["discard"]) == (["Kuma-Suke"], [], ["Revitalize"])


def test_revitalize_stays_while_sakura_lie_on_it() -> None:
    start = scene(distance=5, phase="start", me={"in_play": {"Revitalize": 2}, "used": ["Kuma-Suke"]})
    assert (me(start)["in_play"], me(start)["used"]) == ({"Revitalize": 1}, ["Kuma-Suke"])


def test_revitalize_without_any_sakura_readies_at_once() -> None:
    # Rulings 4.8.
    start = scene(
        distance=6,
        me={"hand": ["Revitalize"], "used": ["Kuma-Suke"], "aura": 0, "vigor": 1},
        foe={"aura": 5, "flare": 5},
    )
    assert state(start)["shadow"] == 0
    done = answer(start, "play Revitalize")
    assert (me(done)["ready"], me(done)["used"], me(done)["discard"]) == (["Kuma-Suke"], [], ["Revitalize"])


def test_revitalize_is_lost_face_down_and_silently_with_concentration() -> None:
    # Rulings 6.1.
    start = scene(
        distance=3,
        turn="foe",
        me={"in_play": {"Revitalize": 3}, "used": ["Kuma-Suke"]},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    attacked = answer(start, "play Slash")
    hurt = answer(attacked, "take 1 to Life")
    assert (me(hurt)["in_play"], me(hurt)["face_down"], me(hurt)["discard"]) == ({}, ["Revitalize"], [])
    assert state(hurt)["shadow"] == state(start)["shadow"] + 3
    assert (me(hurt)["used"], me(hurt)["ready"]) == (["Kuma-Suke"], []), "no Disenchant"
    assert me(answer(attacked, "take 3 to Aura"))["in_play"] == {"Revitalize": 3}


def test_revitalize_is_lost_to_life_damage_for_want_of_cards() -> None:
    # Rulings 6.1: from anything but reshuffling.
    start = scene(distance=5, phase="start", me={"in_play": {"Revitalize": 3}, "deck": ["Induce"], "vigor": 1})
    hurt = answer(start, "do not reshuffle", "take 1 to Life")
    assert (me(hurt)["in_play"], me(hurt)["face_down"]) == ({}, ["Revitalize"])
    assert me(answer(start, "do not reshuffle", "take 1 to Aura"))["in_play"] == {"Revitalize": 2}


def test_revitalize_outlasts_reshuffling() -> None:
    # Rulings 6.1 and 2.5.
    start = scene(distance=5, phase="start", me={"in_play": {"Revitalize": 3}, "deck": FILL, "vigor": 1})
    done = answer(start, RESHUFFLE)
    assert (me(done)["life"], me(done)["in_play"]) == (9, {"Revitalize": 2})


def test_revitalize_can_be_a_trap_and_is_not_shuffled_in() -> None:
    start = scene(distance=5, phase="start", me={"face_down": ["Revitalize"], "deck": FILL, "vigor": 1})
    done = answer(start, RESHUFFLE, "play Revitalize", "0 from Aura")
    assert (me(done)["life"], me(done)["in_play"], me(done)["deck"]) == (9, {"Revitalize": 4}, [])


# Kuma-Suke.


def test_kuma_suke_costs_four_flare_and_deals_two_at_three_and_four() -> None:
    for distance in (3, 4):
        start = scene(distance=distance, me={"ready": ["Kuma-Suke"], "flare": 4})
        hit = answer(start, "play Kuma-Suke")
        assert labels(hit) == ["take 2 to Aura", "take 2 to Life"]
        assert me(hit)["flare"] == 0
        done = answer(hit, "take 2 to Life")
        assert (foe(done)["life"], me(done)["used"]) == (8, ["Kuma-Suke"])
    for distance in (2, 5):
        start = scene(distance=distance, me={"ready": ["Kuma-Suke"], "flare": 4, "vigor": 1})
        assert why_not(start, "play Kuma-Suke") == f"Distance {distance}, needs 3-4"
    poor = scene(distance=3, me={"ready": ["Kuma-Suke"], "flare": 3, "vigor": 1})
    assert why_not(poor, "play Kuma-Suke") == "Flare 3, costs 4"


def test_kuma_suke_has_full_power() -> None:
    start = scene(distance=3, me={"ready": ["Kuma-Suke"], "flare": 4, "hand": ["Steel Strings"], "vigor": 2})
    assert state(answer(start, "play Kuma-Suke", "take 2 to Life"))["turn"] == "foe"
    moved = answer(start, "Retreat", "spend 1 Vigor")
    assert "Full Power" in why_not(moved, "play Kuma-Suke")


def test_kuma_suke_attacks_once_more_for_each_face_down_card() -> None:
    start = scene(
        distance=3,
        me={
            "ready": ["Kuma-Suke"],
            "flare": 4,
            "face_down": ["Steel Strings", "Induce"],
            "discard": ["Caltrops", "Ninpo-Walk"],
        },
        foe={"aura": 5, "face_down": ["Slash"]},
    )
    first = answer(start, "play Kuma-Suke", "take 2 to Aura")
    assert asked(first) == (FOE, "damage", ["take 2 to Aura", "take 2 to Life"])
    second = answer(first, "take 2 to Life")
    assert asked(second) == (FOE, "damage", ["take 2 to Aura", "take 2 to Life"])
    done = answer(second, "take 2 to Aura")
    assert (foe(done)["aura"], foe(done)["life"], state(done)["turn"]) == (1, 8, "foe"), "face-up cards are not counted"
    assert me(done)["face_down"] == ["Steel Strings", "Induce"]


def test_kuma_suke_ends_the_game_at_once() -> None:
    # Rulings 1.1.
    start = scene(
        distance=3,
        me={"ready": ["Kuma-Suke"], "flare": 4, "face_down": ["Steel Strings", "Induce", "Caltrops"]},
        foe={"aura": 0, "life": 5},
    )
    won = answer(start, "play Kuma-Suke")
    assert (won.scores, foe(won)["flare"]) == ([1.0, 0.0], 5)


def test_kuma_suke_gives_a_window_for_a_reaction_to_each_attack() -> None:
    # Rulings 5.5.
    start = scene(
        distance=4,
        me={"ready": ["Kuma-Suke"], "flare": 4, "face_down": ["Steel Strings", "Induce"]},
        foe={"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"], "aura": 0},
    )
    position = answer(start, "play Kuma-Suke")
    for life in (10, 8, 6):
        assert asked(position) == (FOE, "reaction", ["no Reaction", "play Induce"])
        assert foe(position)["life"] == life
        position = answer(position, "no Reaction")
    assert (foe(position)["life"], state(position)["turn"]) == (4, "foe")


def test_kuma_suke_misses_from_the_reaction_on() -> None:
    # Rulings 5.5 and 5.6: the attack reacted to misses, the others are never made and open no window.
    start = scene(
        distance=3,
        me={"ready": ["Kuma-Suke"], "flare": 4, "face_down": ["Steel Strings", "Induce", "Caltrops"]},
        foe={"goddesses": ["oboro", "tokoyo"], "hand": ["Induce", "Polite Return"], "aura": 0},
    )
    first = answer(start, "play Kuma-Suke", "no Reaction")
    assert foe(first)["life"] == 8
    missed = answer(first, "play Induce", "Distance to the foe's Aura")
    assert asked(missed)[:2] == (FOE, "reshuffle"), "Polite Return would reach at Distance 2, had there been an attack"
    assert (foe(missed)["life"], foe(missed)["hand"], state(missed)["distance"]) == (8, ["Polite Return"], 2)


def test_kuma_suke_missing_itself_makes_no_further_attack() -> None:
    start = scene(
        distance=3,
        me={"ready": ["Kuma-Suke"], "flare": 4, "face_down": ["Steel Strings", "Induce"]},
        foe={"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"], "aura": 0},
    )
    missed = answer(start, "play Kuma-Suke", "play Induce", "Distance to the foe's Aura")
    assert (foe(missed)["life"], me(missed)["used"], me(missed)["flare"]) == (10, ["Kuma-Suke"], 0)
    assert asked(missed)[:2] == (FOE, "reshuffle")


def test_kuma_suke_negated_makes_no_further_attack() -> None:
    # Rulings 5.8.
    start = scene(
        distance=4,
        me={"ready": ["Kuma-Suke"], "flare": 4, "face_down": ["Steel Strings", "Induce"], "life": 8},
        foe={"ready": ["Immortal Flower"], "flare": 5, "aura": 0},
    )
    negated = answer(start, "play Kuma-Suke", "play Immortal Flower")
    assert (foe(negated)["life"], me(negated)["life"], me(negated)["used"]) == (10, 7, ["Kuma-Suke"])


def test_kuma_suke_is_an_ultimate_attack_but_those_it_makes_are_not() -> None:
    # Rulings 5.7: Polite Return can negate one of them.
    start = scene(
        distance=4,
        me={"ready": ["Kuma-Suke"], "flare": 4, "face_down": ["Steel Strings", "Induce"], "life": 8},
        foe={"hand": ["Polite Return"], "vigor": 2, "aura": 0},
    )
    against_itself = answer(start, "play Kuma-Suke", "play Polite Return", "take 2 to Aura")
    assert foe(against_itself)["life"] == 4, "Polite Return does not negate an Ultimate: all three have hit"
    against_the_first = answer(start, "play Kuma-Suke", "no Reaction", "play Polite Return", "take 2 to Aura")
    assert foe(against_the_first)["life"] == 6, "one was negated, the one after it was not"


def test_kuma_suke_goes_on_when_one_further_attack_is_negated() -> None:
    # Rulings 5.8: the Flare for Immortal Flower comes from the Life damage of the first three.
    start = scene(
        distance=3,
        me={
            "ready": ["Kuma-Suke"],
            "flare": 4,
            "life": 8,
            "face_down": ["Steel Strings", "Caltrops", "Ninpo-Walk", "Induce", "Revitalize"],
        },
        foe={"ready": ["Immortal Flower"], "aura": 0, "life": 11},
    )
    third = answer(start, "play Kuma-Suke")
    assert asked(third) == (FOE, "reaction", ["no Reaction", "play Immortal Flower"])
    assert (foe(third)["life"], foe(third)["flare"]) == (5, 6)
    done = answer(third, "play Immortal Flower")
    assert (foe(done)["life"], me(done)["life"]) == (1, 7), "the third negated, the fourth and fifth not"


def test_kuma_sukes_further_attacks_are_not_weakened_with_it() -> None:
    # Rulings 5.5: effects on the attack reacted to apply to that one only.
    start = scene(
        distance=3,
        me={"ready": ["Kuma-Suke"], "flare": 4, "face_down": ["Steel Strings"], "aura": 2, "life": 9},
        foe={"ready": ["Uranami Storm"], "flare": 3, "aura": 5},
    )
    reacted = answer(start, "play Kuma-Suke", "play Uranami Storm")
    assert labels(reacted) == ["take 0 to Aura", "take 2 to Life"]
    assert labels(answer(reacted, "take 0 to Aura")) == ["take 2 to Aura", "take 2 to Life"]


def test_kuma_sukes_further_attacks_are_oboros() -> None:
    # Rulings 5.7: so Soulfire strengthens them.
    start = scene(
        distance=3,
        me={"ready": ["Kuma-Suke"], "flare": 4, "face_down": ["Steel Strings"], "in_play": {"Soulfire": 3}, "life": 3},
        foe={"aura": 5},
    )
    hit = answer(start, "play Kuma-Suke")
    assert labels(hit) == ["take 3 to Aura", "take 3 to Life"]
    assert labels(answer(hit, "take 3 to Life")) == ["take 3 to Aura", "take 3 to Life"]


# Tobi-Kage.


def test_tobi_kage_costs_four_flare() -> None:
    start = scene(distance=5, me={"ready": ["Tobi-Kage"], "flare": 4, "vigor": 1, "face_down": ["Ninpo-Walk"]})
    done = answer(start, "play Tobi-Kage", "choose Ninpo-Walk")
    assert (me(done)["flare"], me(done)["used"], me(done)["ready"]) == (0, ["Tobi-Kage"], [])
    poor = scene(distance=5, me={"ready": ["Tobi-Kage"], "flare": 3, "vigor": 1, "face_down": ["Ninpo-Walk"]})
    assert why_not(poor, "play Tobi-Kage") == "Flare 3, costs 4"


def test_tobi_kage_in_ones_own_turn_plays_any_face_down_card_without_full_power() -> None:
    start = scene(
        distance=3,
        me={
            "ready": ["Tobi-Kage"],
            "flare": 4,
            "vigor": 1,
            "face_down": ["Slash", "Rush of Blades", "Art of Drawing", "Induce"],
            "discard": ["Steel Strings"],
        },
    )
    asking = answer(start, "play Tobi-Kage")
    assert (asking.seat, labels(asking)) == (ME, ["choose Slash", "choose Induce", "no"]), "Trap is not needed"
    struck = answer(asking, "choose Slash")
    assert asked(struck) == (FOE, "damage", ["take 3 to Aura", "take 1 to Life"])
    done = answer(struck, "take 1 to Life")
    assert (done.question, me(done)["discard"]) == ("main", ["Steel Strings", "Slash"])


def test_tobi_kage_is_optional() -> None:
    start = scene(distance=3, me={"ready": ["Tobi-Kage"], "flare": 4, "vigor": 1, "face_down": ["Steel Strings"]})
    done = answer(start, "play Tobi-Kage", "no")
    assert (foe(done)["aura"], me(done)["face_down"], me(done)["used"]) == (3, ["Steel Strings"], ["Tobi-Kage"])


def test_tobi_kage_may_be_played_for_nothing() -> None:
    # Rulings 4.1: a Utility can be played even if it does nothing.
    start = scene(distance=5, me={"ready": ["Tobi-Kage"], "flare": 4, "vigor": 1, "face_down": ["Rush of Blades"]})
    done = answer(start, "play Tobi-Kage")
    assert (done.question, me(done)["used"], me(done)["face_down"]) == ("main", ["Tobi-Kage"], ["Rush of Blades"])


def test_tobi_kage_plays_no_attack_out_of_range() -> None:
    start = scene(distance=5, me={"ready": ["Tobi-Kage"], "flare": 4, "vigor": 1, "face_down": ["Steel Strings", "Induce"]})
    assert labels(answer(start, "play Tobi-Kage")) == ["choose Induce", "no"]


def test_tobi_kage_plays_no_card_whose_cost_cannot_be_paid() -> None:
    # Rulings 4.2: an unpayable play is none.
    half = {"ready": ["Tobi-Kage"], "flare": 4, "vigor": 1, "face_down": ["Waving Edge", "Induce"]}
    empty = scene(distance=3, me={**half, "machine": 0, "burned": 5})
    assert labels(answer(empty, "play Tobi-Kage")) == ["choose Induce", "no"]
    fuelled = answer(scene(distance=3, me={**half, "machine": 1, "burned": 4}), "play Tobi-Kage", "choose Waving Edge")
    assert (me(fuelled)["machine"], labels(fuelled)) == (0, ["take 3 to Aura", "take 1 to Life"])


def test_tobi_kage_in_ones_own_turn_plays_an_attack_that_can_be_reacted_to() -> None:
    start = scene(
        distance=3,
        me={"ready": ["Tobi-Kage"], "flare": 4, "vigor": 1, "face_down": ["Steel Strings"]},
        foe={"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"]},
    )
    struck = answer(start, "play Tobi-Kage", "choose Steel Strings")
    assert asked(struck) == (FOE, "reaction", ["no Reaction", "play Induce"])


def test_tobi_kage_makes_a_normal_card_no_ultimate() -> None:
    # Rulings 4.13: its Attack is a Normal one, so Polite Return can negate it.
    start = scene(
        distance=3,
        me={"ready": ["Tobi-Kage"], "flare": 4, "vigor": 1, "face_down": ["Steel Strings"]},
        foe={"hand": ["Polite Return"], "vigor": 2},
    )
    done = answer(start, "play Tobi-Kage", "choose Steel Strings", "play Polite Return", "take 2 to Aura")
    assert (foe(done)["aura"], foe(done)["life"], me(done)["aura"]) == (3, 10, 1)


def test_tobi_kage_plays_from_face_down() -> None:
    start = scene(
        distance=2,
        me={"ready": ["Tobi-Kage"], "flare": 4, "vigor": 1, "face_down": ["Caltrops"]},
        foe={"hand": ["Slash", "Brandish"]},
    )
    looked = answer(start, "play Tobi-Kage", "choose Caltrops", "take 2 to Aura")
    assert (looked.seat, labels(looked)) == (ME, ["choose Slash", "choose Brandish"])


def test_tobi_kage_as_a_reaction_makes_an_attack_miss_with_induce() -> None:
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Tobi-Kage"], "flare": 4, "face_down": ["Induce"]},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    slashed = answer(start, "play Slash")
    assert asked(slashed) == (ME, "reaction", ["no Reaction", "play Tobi-Kage"])
    missed = answer(slashed, "play Tobi-Kage", "choose Induce", "Distance to the foe's Aura")
    assert (me(missed)["life"], me(missed)["aura"], state(missed)["distance"]) == (10, 3, 2)
    assert (missed.seat, missed.question, me(missed)["discard"], me(missed)["used"]) == (
        FOE,
        "main",
        ["Induce"],
        ["Tobi-Kage"],
    )


def test_tobi_kage_needs_its_flare_as_a_reaction_too() -> None:
    # Rulings 5.4.
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Tobi-Kage"], "flare": 3, "face_down": ["Induce"]},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    assert answer(start, "play Slash").question == "damage"


def test_tobi_kage_as_a_reaction_plays_a_card_that_reacts_too() -> None:
    # Rulings 8, Oboro: so Polite Return negates the Attack, and its own cannot be reacted to (5.2).
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Tobi-Kage"], "flare": 4, "face_down": ["Polite Return"], "vigor": 2},
        foe={"goddesses": ["yurina", "oboro"], "hand": ["Slash", "Induce"], "aura": 3},
    )
    returned = answer(start, "play Slash", "play Tobi-Kage", "choose Polite Return")
    assert asked(returned) == (FOE, "damage", ["take 2 to Aura", "take 1 to Life"]), "no window for Induce"
    done = answer(returned, "take 2 to Aura")
    assert (foe(done)["aura"], me(done)["life"], me(done)["aura"], foe(done)["discard"]) == (1, 10, 3, ["Slash"])


def test_tobi_kage_does_not_make_the_card_one_played_as_a_reaction() -> None:
    # Rulings 8, Oboro: it counts as reacting, but was not played as a Reaction.
    # No card of this edition asks for that: seen on the play itself.
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Tobi-Kage"], "flare": 4, "face_down": ["Induce"], "hand": ["Ninpo-Walk"]},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    tobi_kage = answer(start, "play Slash", "play Tobi-Kage")
    assert (tobi_kage.now.resolving[-1][ENTRY_REACTS_TO], tobi_kage.now.resolving[-1][ENTRY_AS_REACTION]) == (1, 1)
    induce = answer(tobi_kage, "choose Induce")
    assert (induce.now.resolving[-1][ENTRY_REACTS_TO], induce.now.resolving[-1][ENTRY_AS_REACTION]) == (1, 0)


def test_tobi_kage_in_ones_own_turn_plays_a_card_that_reacts_to_nothing() -> None:
    start = scene(
        distance=3,
        me={"ready": ["Tobi-Kage"], "flare": 4, "face_down": ["Polite Return"], "vigor": 2},
        foe={"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"]},
    )
    returned = answer(start, "play Tobi-Kage", "choose Polite Return")
    assert asked(returned) == (FOE, "reaction", ["no Reaction", "play Induce"])
    done = answer(returned, "no Reaction", "take 2 to Aura")
    assert (done.question, foe(done)["aura"]) == ("main", 1)


def test_tobi_kage_as_a_reaction_may_play_a_card_that_is_no_reaction() -> None:
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Tobi-Kage"], "flare": 4, "face_down": ["Steel Strings"]},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    struck = answer(start, "play Slash", "play Tobi-Kage", "choose Steel Strings")
    assert asked(struck) == (FOE, "damage", ["take 2 to Aura", "take 2 to Life"])
    assert asked(answer(struck, "take 2 to Aura")) == (ME, "damage", ["take 3 to Aura", "take 1 to Life"])


def test_tobi_kage_as_a_reaction_may_walk_into_another_trap_that_does_not_react() -> None:
    # Rulings 5.2: what the card so played does by its own effect can be reacted to.
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Tobi-Kage"], "flare": 4, "face_down": ["Ninpo-Walk", "Steel Strings"]},
        foe={"goddesses": ["yurina", "oboro"], "hand": ["Slash", "Induce"]},
    )
    struck = answer(start, "play Slash", "play Tobi-Kage", "choose Ninpo-Walk", "choose Steel Strings")
    assert asked(struck) == (FOE, "reaction", ["no Reaction", "play Induce"])


def test_tobi_kage_answers_an_attack_that_normal_cards_cannot() -> None:
    # Rulings 5.10: and may by its effect play a Normal card.
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Tobi-Kage"], "flare": 4, "hand": ["Induce"], "face_down": ["Ninpo-Walk"]},
        foe={"goddesses": ["yurina", "oboro"], "hand": ["Spirit", "Steel Strings"]},
    )
    struck = answer(start, "play Spirit", "play Steel Strings")
    assert asked(struck) == (ME, "reaction", ["no Reaction", "play Tobi-Kage"])
    walked = answer(struck, "play Tobi-Kage", "choose Ninpo-Walk")
    assert state(walked)["distance"] == 4


def test_tobi_kage_cannot_answer_an_inevitable_attack() -> None:
    start = scene(
        distance=2,
        turn="foe",
        me={"ready": ["Tobi-Kage"], "flare": 4, "face_down": ["Induce"]},
        foe={"hand": ["Caltrops"], "vigor": 1},
    )
    assert asked(answer(start, "play Caltrops"))[:2] == (ME, "damage")


# Uro-Uo.


def test_uro_uo_costs_four_flare_and_is_then_used() -> None:
    start = scene(distance=5, me={"ready": ["Uro-Uo"], "flare": 5, "vigor": 1})
    done = answer(start, "play Uro-Uo")
    assert (me(done)["flare"], me(done)["used"], me(done)["ready"]) == (1, ["Uro-Uo"], [])
    poor = scene(distance=5, me={"ready": ["Uro-Uo"], "flare": 3, "vigor": 1})
    assert why_not(poor, "play Uro-Uo") == "Flare 3, costs 4"


def test_uro_uo_used_allows_any_number_of_traps_in_any_order() -> None:
    start = scene(
        distance=3,
        phase="start",
        me={"used": ["Uro-Uo"], "deck": FILL, "face_down": ["Steel Strings", "Induce", "Caltrops"]},
        foe={"aura": 3, "hand": ["Slash"]},
    )
    offered = answer(start, RESHUFFLE)
    assert labels(offered) == ["play Steel Strings", "play Induce", "no Trap"]
    again = answer(offered, "play Steel Strings", "take 2 to Life")
    assert asked(again) == (ME, "trap", ["play Induce", "no Trap"])
    nearer = answer(again, "play Induce", "Distance to the foe's Aura")
    assert asked(nearer) == (ME, "trap", ["play Caltrops", "no Trap"]), "in Range now"
    done = answer(nearer, "play Caltrops", "take 2 to Aura")
    assert (done.question, foe(done)["aura"], foe(done)["life"], foe(done)["hand"]) == ("main", 2, 8, [])
    assert me(done)["life"] == 9, "the Life damage comes after all of them"
    assert len(me(done)["hand"] + me(done)["deck"]) == 5


def test_uro_uo_used_does_not_oblige() -> None:
    start = scene(
        distance=3,
        phase="start",
        me={"used": ["Uro-Uo"], "deck": FILL, "face_down": ["Steel Strings", "Induce"]},
        foe={"aura": 5},
    )
    done = answer(start, RESHUFFLE, "play Steel Strings", "take 2 to Aura", "no Trap")
    assert (done.question, me(done)["life"], foe(done)["aura"]) == ("main", 9, 3)


def test_uro_uo_used_holds_for_reshuffles_by_effects() -> None:
    start = scene(
        distance=3,
        me={
            "used": ["Uro-Uo"],
            "ready": ["Eternal Migrant"],
            "flare": 2,
            "vigor": 1,
            "face_down": ["Steel Strings", "Induce"],
        },
        foe={"aura": 5},
    )
    offered = answer(start, "play Eternal Migrant", "take 2 to Aura", "play Steel Strings", "take 2 to Aura")
    assert asked(offered) == (ME, "trap", ["play Induce", "no Trap"])


def test_uro_uo_ready_allows_only_one_trap() -> None:
    # Rulings 6.5.
    start = scene(
        distance=3,
        phase="start",
        me={"ready": ["Uro-Uo"], "deck": FILL, "face_down": ["Steel Strings", "Induce"]},
        foe={"aura": 5},
    )
    assert answer(start, RESHUFFLE, "play Steel Strings", "take 2 to Aura").question == "main"


def test_uro_uo_readied_again_allows_only_one_trap() -> None:
    # Rulings 6.5: Revitalize is disenchanted before the reshuffle of the same Start Phase.
    start = scene(
        distance=3,
        phase="start",
        me={"used": ["Uro-Uo"], "in_play": {"Revitalize": 1}, "deck": FILL, "face_down": ["Steel Strings", "Induce"]},
        foe={"aura": 5},
    )
    assert me(start)["ready"] == ["Uro-Uo"]
    assert answer(start, RESHUFFLE, "play Steel Strings", "take 2 to Aura").question == "main"


def test_uro_uo_of_the_foe_is_of_no_use() -> None:
    start = scene(
        distance=3,
        phase="start",
        me={"deck": FILL, "face_down": ["Steel Strings", "Induce"]},
        foe={"goddesses": ["oboro", "yurina"], "used": ["Uro-Uo"], "aura": 5},
    )
    assert answer(start, RESHUFFLE, "play Steel Strings", "take 2 to Aura").question == "main"


# Mi-Kazura.


def test_mi_kazura_costs_nothing_and_deals_one_from_three_to_seven() -> None:
    for distance in (3, 7):
        start = scene(distance=distance, me={"ready": ["Mi-Kazura"], "vigor": 1})
        hit = answer(start, "play Mi-Kazura")
        assert labels(hit) == ["take 1 to Aura", "take 1 to Life"]
        assert foe(answer(hit, "take 1 to Life"))["life"] == 9
    for distance in (2, 8):
        start = scene(distance=distance, me={"ready": ["Mi-Kazura"], "vigor": 1})
        assert why_not(start, "play Mi-Kazura") == f"Distance {distance}, needs 3-7"


def test_mi_kazura_gives_a_flare_from_shadow_afterwards() -> None:
    start = scene(distance=5, me={"ready": ["Mi-Kazura"], "vigor": 1})
    hit = answer(start, "play Mi-Kazura")
    assert me(hit)["flare"] == 0
    done = answer(hit, "take 1 to Life")
    assert (me(done)["flare"], state(done)["shadow"], me(done)["used"]) == (
        1,
        state(start)["shadow"] - 1,
        ["Mi-Kazura"],
    )


def test_mi_kazura_gives_none_from_an_empty_shadow() -> None:
    start = scene(distance=6, me={"ready": ["Mi-Kazura"], "vigor": 1, "aura": 5}, foe={"aura": 5})
    assert state(start)["shadow"] == 0
    assert me(answer(start, "play Mi-Kazura", "take 1 to Life"))["flare"] == 0
    assert me(answer(start, "play Mi-Kazura", "take 1 to Aura"))["flare"] == 1, "the damage has filled Shadow before"


def test_mi_kazura_gives_none_when_it_misses_and_resurges() -> None:
    start = scene(distance=3, me={"ready": ["Mi-Kazura"], "vigor": 1}, foe={"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"]})
    missed = answer(start, "play Mi-Kazura", "play Induce", "Distance to the foe's Aura")
    assert (me(missed)["flare"], me(missed)["used"]) == (0, ["Mi-Kazura"])
    assert me(answer(missed, "end turn"))["ready"] == ["Mi-Kazura"]


def test_mi_kazura_resurges_in_the_end_phase_without_flare() -> None:
    # Rulings 6.4.
    start = scene(distance=5, me={"used": ["Mi-Kazura"], "vigor": 1})
    done = answer(start, "end turn")
    assert (me(done)["ready"], me(done)["used"]) == (["Mi-Kazura"], [])


def test_mi_kazura_does_not_resurge_with_flare() -> None:
    start = scene(distance=5, me={"used": ["Mi-Kazura"], "vigor": 1, "flare": 1})
    assert me(answer(start, "end turn"))["used"] == ["Mi-Kazura"]
    played = answer(scene(distance=5, me={"ready": ["Mi-Kazura"], "vigor": 1}), "play Mi-Kazura", "take 1 to Aura", "end turn")
    assert me(played)["used"] == ["Mi-Kazura"], "it has brought its own Flare"


def test_mi_kazura_resurges_when_its_flare_has_been_spent() -> None:
    start = scene(distance=5, me={"ready": ["Mi-Kazura", "Perpetual Wind"], "vigor": 1})
    done = answer(start, "play Mi-Kazura", "take 1 to Aura", "play Perpetual Wind", "take 1 to Aura", "end turn")
    assert (me(done)["flare"], me(done)["ready"], me(done)["used"]) == (0, ["Mi-Kazura"], ["Perpetual Wind"])


def test_mi_kazura_does_not_resurge_in_the_foes_end_phase() -> None:
    # Rulings 6.4.
    start = scene(distance=5, turn="foe", me={"used": ["Mi-Kazura"]}, foe={"vigor": 1})
    done = answer(start, "end turn")
    assert (state(done)["turn"], me(done)["used"]) == ("me", ["Mi-Kazura"])
