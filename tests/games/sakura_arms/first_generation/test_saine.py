"""Saine's cards of the first generation: every sentence on them, played against a Megami made for it."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.sakura_arms.rules.cards.base import CARRIED_OVER
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.saine import SAINE
from mankai.games.sakura_arms.rules.editions.aeg import GAME
from mankai.games.sakura_arms.rules.editions.first_generation import FirstGeneration, first_generation_steps
from mankai.games.sakura_arms.rules.vocabulary import AURA, DASH, DISTANCE, SHADOW, Card, Goddess, Player, revised, span
from support.games.sakura_arms_scenes import FOE, ME, answer, foe, labels, me, scene, state, why_not

ANYWHERE = span(0, 10)
FORWARD, BACKWARD = "Forward Movement", "Backward Movement"


class Stride(Card):
    """Distance → Shadow: 2."""

    def act(self, me: Player) -> None:
        me.arrow(2, DISTANCE, SHADOW)


class Sidestep(Card):
    """Reaction.  Distance → Shadow: 2."""

    def act(self, me: Player) -> None:
        me.arrow(2, DISTANCE, SHADOW)


class Bolt(Card):
    """Make an attack, Range 0-10, 2/1."""

    def act(self, me: Player) -> None:
        me.attack(ANYWHERE, (2, 1))


class Haze(Card):
    """Ongoing: the Distance is larger by the Sakura on this card."""

    def ongoing_distance(self, me: Player) -> int:
        return sum(me.duel.charge(card) for card in me.duel.table.zones[8] + me.duel.table.zones[9] if me.card(card) is self)


class Clear(Card):
    """All Sakura on Haze go to Shadow."""

    def act(self, me: Player) -> None:
        for card in me.duel.table.zones[8] + me.duel.table.zones[9]:
            if me.card(card).name == "Haze":
                me.duel.take_off_card(me.duel.charge(card), card, SHADOW)


class Study(Card):
    """Draw a card."""

    def act(self, me: Player) -> None:
        me.draw(1)


class Ebb(Card):
    """Ongoing: nothing.  Disenchant: Distance → your Aura: 2."""

    def disenchant(self, me: Player) -> None:
        me.arrow(2, DISTANCE, AURA)


class Volley(Card):
    """Make an attack, Range 0-10, 2/1: the effect of a Throughout card."""

    def act(self, me: Player) -> None:
        me.attack(ANYWHERE, (2, 1))


KEI = Goddess(
    "Kei",
    "ケイ",
    "Test",
    [
        revised(Card(), name="Thrust", reach=ANYWHERE, damage=(3, 1)),
        revised(Card(), name="Jab", reach=ANYWHERE, damage=(1, DASH), reaction=True),
        revised(Card(), name="Sweep", reach=ANYWHERE, damage=(3, 1), full_power=True),
        revised(Volley(), full_power=True),
        revised(Card(), name="Club", reach=ANYWHERE, damage=(3, DASH)),
        Stride(),
        revised(Sidestep(), reaction=True),
        Study(),
        revised(Haze(), charge=4),
        Clear(),
        revised(Ebb(), charge=1),
        revised(Card(), name="Smite", reach=ANYWHERE, damage=(3, 2), flare=0),
        revised(Bolt(), flare=0),
    ],
    [],
    [],
)
MADE = FirstGeneration("sakura-arms/made", [SAINE, KEI], "aeg", [], first_generation_steps())


def at_stage(**description: Any) -> Position:
    return scene(MADE, **description)


def choose(position: Position, *choices: str) -> Position:
    """Answer as `answer` does, without saving: the made edition is not installed."""
    for choice in choices:
        words = labels(position)
        assert choice in words, f"{choice!r} is not among {words} (asked: seat {position.seat}, {position.question!r})"
        position = position.play(position.options[words.index(choice)])
    return position


def asked(position: Position) -> tuple[int, str, list[str]]:
    """The seat that is asked, the question, and the options."""
    return position.seat, position.question, labels(position)


def card(name: str) -> Card:
    return next(card for card in SAINE.cards if card.name == name)


# Her cards as printed.


def test_her_numbers_are_the_facts() -> None:
    printed = {
        "Cut Down": (3, 4, (3, 1)),
        "Swing Rush": (3, 4, (2, 1)),
        "Saine's Final Stage": (1, 5, (5, 4)),
    }
    attacks = {one.name: (one.reach, one.damage) for one in SAINE.cards if one.reach}
    assert attacks == {name: (span(near, far), damage) for name, (near, far, damage) in printed.items()}
    assert {one.name: one.charge for one in SAINE.cards if one.charge} == {"Wavering Crystal": 1, "Silent Wall": 5}
    costs = {"Rhythmic Arc": 4, "Resonant Beat": 1, "Silent Icebreaker": 2, "Saine's Final Stage": 4}
    assert {one.name: one.flare for one in SAINE.cards if one.is_ultimate} == costs
    reactions = ["Outclass", "Wavering Crystal", "Silent Icebreaker", "Saine's Final Stage"]
    assert [one.name for one in SAINE.cards if one.reaction] == reactions
    assert [one.name for one in SAINE.cards if one.full_power] == ["Silent Wall"]
    assert [one.is_ultimate for one in SAINE.cards] == [False] * 7 + [True] * 4


def test_her_own_cards_were_not_seen() -> None:
    assert {one.provenance for one in SAINE.cards} == {CARRIED_OVER}


def test_every_card_but_cut_down_has_a_text() -> None:
    assert [one.name for one in SAINE.cards if not one.text] == ["Cut Down"]


def test_quick_builds_are_three_and_one_and_four_and_two() -> None:
    for names, normals in ((SAINE.blue, 3), (SAINE.red, 4)):
        kinds = [card(name).is_ultimate for name in names]
        assert kinds == [False] * normals + [True] * (len(names) - normals)
        assert len(set(names)) == len(names) == {3: 4, 4: 6}[normals]


# Cut Down.


def test_cut_down_deals_three_to_aura_or_one_to_life_at_three_and_four() -> None:
    for distance in (3, 4):
        hit = choose(at_stage(distance=distance, me={"hand": ["Cut Down"], "vigor": 1}), "play Cut Down")
        assert asked(hit) == (FOE, "damage", ["take 3 to Aura", "take 1 to Life"])
        done = choose(hit, "take 1 to Life")
        assert (foe(done)["life"], foe(done)["flare"], me(done)["discard"]) == (7, 1, ["Cut Down"])
    for distance in (2, 5):
        start = at_stage(distance=distance, me={"hand": ["Cut Down"], "vigor": 1})
        assert why_not(start, "play Cut Down") == f"Distance {distance}, needs 3-4"


# Swing Rush.


def test_swing_rush_deals_two_to_aura_or_one_to_life_at_three_and_four() -> None:
    for distance in (3, 4):
        hit = choose(at_stage(distance=distance, me={"hand": ["Swing Rush"], "vigor": 1}), "play Swing Rush")
        assert labels(hit) == ["take 2 to Aura", "take 1 to Life"]
    for distance in (2, 5):
        start = at_stage(distance=distance, me={"hand": ["Swing Rush"], "vigor": 1})
        assert why_not(start, "play Swing Rush") == f"Distance {distance}, needs 3-4"


def test_swing_rush_with_idea_attacks_once_more_at_four() -> None:
    start = at_stage(distance=4, me={"hand": ["Swing Rush"], "aura": 0, "vigor": 1}, foe={"aura": 4})
    again = choose(start, "play Swing Rush", "take 2 to Aura")
    assert asked(again) == (FOE, "damage", ["take 2 to Aura", "take 1 to Life"])
    done = choose(again, "take 1 to Life")
    assert (done.question, foe(done)["aura"], foe(done)["life"], me(done)["discard"]) == ("main", 2, 7, ["Swing Rush"])


def test_swing_rush_with_idea_does_not_reach_three_a_second_time() -> None:
    start = at_stage(distance=3, me={"hand": ["Swing Rush"], "aura": 0, "vigor": 1}, foe={"aura": 4})
    done = choose(start, "play Swing Rush", "take 2 to Aura")
    assert (done.question, foe(done)["aura"]) == ("main", 2)


def test_swing_rush_without_idea_attacks_once() -> None:
    start = at_stage(distance=4, me={"hand": ["Swing Rush"], "aura": 1, "vigor": 1}, foe={"aura": 4})
    done = choose(start, "play Swing Rush", "take 2 to Aura")
    assert (done.question, foe(done)["aura"]) == ("main", 2)


def test_swing_rush_looks_for_idea_after_the_attack() -> None:
    # Rulings 8, Saine.
    start = at_stage(distance=4, me={"hand": ["Swing Rush"], "aura": 1, "vigor": 1}, foe={"aura": 4, "hand": ["Jab"]})
    again = choose(start, "play Swing Rush", "play Jab", "take 2 to Aura")
    assert me(again)["aura"] == 0
    assert asked(again) == (FOE, "damage", ["take 2 to Aura", "take 1 to Life"])


def test_swing_rush_s_second_attack_can_be_reacted_to() -> None:
    start = at_stage(distance=4, me={"hand": ["Swing Rush"], "aura": 0, "vigor": 1}, foe={"aura": 4, "hand": ["Sidestep"]})
    again = choose(start, "play Swing Rush", "no Reaction", "take 2 to Aura")
    assert asked(again) == (FOE, "reaction", ["no Reaction", "play Sidestep"])
    missed = choose(again, "play Sidestep")
    assert (state(missed)["distance"], foe(missed)["aura"], missed.question) == (2, 2, "main")


def test_swing_rush_cancelled_makes_no_second_attack() -> None:
    start = at_stage(distance=4, me={"hand": ["Swing Rush"], "aura": 0, "vigor": 1}, foe={"hand": ["Outclass"], "aura": 0})
    done = choose(start, "play Swing Rush", "play Outclass")
    assert (done.question, foe(done)["life"], me(done)["discard"]) == ("main", 8, ["Swing Rush"])


# Gait.


def test_gait_moves_one_from_distance_to_shadow_or_back() -> None:
    start = at_stage(distance=5, me={"hand": ["Gait"], "vigor": 1})
    assert state(start)["shadow"] == 5
    gait = choose(start, "play Gait")
    assert asked(gait) == (ME, "choose one", ["Distance to Shadow", "Shadow to Distance"])
    nearer, farther = choose(gait, "Distance to Shadow"), choose(gait, "Shadow to Distance")
    assert (state(nearer)["distance"], state(nearer)["shadow"]) == (4, 6)
    assert (state(farther)["distance"], state(farther)["shadow"]) == (6, 4)
    assert me(nearer)["discard"] == ["Gait"]


def test_gait_may_go_to_what_changes_nothing() -> None:
    # Rulings 1.9.
    full = choose(at_stage(distance=10, me={"hand": ["Gait"], "vigor": 1}), "play Gait", "Shadow to Distance")
    assert (state(full)["distance"], state(full)["shadow"]) == (10, 0)
    close = choose(at_stage(distance=0, me={"hand": ["Gait"], "vigor": 1}), "play Gait", "Distance to Shadow")
    assert (state(close)["distance"], state(close)["shadow"]) == (0, 10)


def test_gait_passes_where_forward_movement_cannot() -> None:
    start = at_stage(distance=2, me={"hand": ["Gait"], "vigor": 1})
    assert FORWARD not in labels(start)
    assert state(choose(start, "play Gait", "Distance to Shadow"))["distance"] == 1


# Space for Master.


def test_space_for_master_does_nothing_when_played() -> None:
    start = at_stage(distance=5, me={"hand": ["Space for Master"], "vigor": 1})
    done = choose(start, "play Space for Master")
    assert (done.question, me(done)["discard"], state(done)["distance"]) == ("main", ["Space for Master"], 5)


def test_space_for_master_attacks_an_opponent_who_comes_two_closer() -> None:
    start = at_stage(distance=5, turn="foe", me={"discard": ["Space for Master"]}, foe={"hand": ["Stride"], "vigor": 1})
    struck = choose(start, "play Stride")
    assert asked(struck) == (FOE, "damage", ["take 3 to Aura", "take 1 to Life"])
    done = choose(struck, "take 3 to Aura")
    assert (foe(done)["aura"], foe(done)["discard"], me(done)["discard"]) == (0, ["Stride"], ["Space for Master"])
    assert asked(done)[:2] == (FOE, "main")


def test_space_for_master_lets_the_opponent_come_one_closer() -> None:
    start = at_stage(distance=5, turn="foe", me={"discard": ["Space for Master"]}, foe={"vigor": 2, "aura": 0})
    one = choose(start, FORWARD)
    assert (asked(one)[:2], state(one)["distance"], foe(one)["life"]) == ((FOE, "main"), 4, 8)
    two = choose(one, FORWARD)
    assert (state(two)["distance"], foe(two)["aura"], foe(two)["life"]) == (3, 2, 7), "too little Aura for 3"


def test_space_for_master_attacks_at_every_further_change() -> None:
    start = at_stage(
        distance=6, turn="foe", me={"discard": ["Space for Master"]}, foe={"hand": ["Stride"], "vigor": 2, "aura": 0}
    )
    first = choose(start, "play Stride")
    assert (foe(first)["life"], first.question) == (7, "main")
    second = choose(first, FORWARD)
    assert (foe(second)["life"], foe(second)["aura"]) == (6, 1)
    back = choose(second, BACKWARD)
    assert (state(back)["distance"], foe(back)["life"]) == (4, 5), "farther again, and still 2 closer than at the start"


def test_space_for_master_does_not_reach_beyond_four() -> None:
    start = at_stage(distance=7, turn="foe", me={"discard": ["Space for Master"]}, foe={"hand": ["Stride"], "vigor": 1})
    done = choose(start, "play Stride")
    assert (asked(done)[:2], state(done)["distance"], foe(done)["aura"], foe(done)["life"]) == ((FOE, "main"), 5, 3, 8)


def test_space_for_master_reaches_zero() -> None:
    start = at_stage(distance=2, turn="foe", me={"discard": ["Space for Master"]}, foe={"hand": ["Stride"], "vigor": 1})
    assert asked(choose(start, "play Stride")) == (FOE, "damage", ["take 3 to Aura", "take 1 to Life"])


def test_space_for_master_is_silent_in_its_owner_s_turn() -> None:
    start = at_stage(
        distance=5, me={"goddesses": ["saine", "kei"], "discard": ["Space for Master"], "hand": ["Stride"], "vigor": 1}
    )
    done = choose(start, "play Stride")
    assert (done.question, foe(done)["aura"], foe(done)["life"]) == ("main", 3, 8)


@pytest.mark.parametrize("pile", ["hand", "face_down", "deck"])
def test_space_for_master_attacks_only_from_the_played_pile(pile: str) -> None:
    start = at_stage(distance=5, turn="foe", me={pile: ["Space for Master"]}, foe={"hand": ["Stride"], "vigor": 1})
    done = choose(start, "play Stride")
    assert (asked(done)[:2], foe(done)["aura"], foe(done)["life"]) == ((FOE, "main"), 3, 8)


def test_space_for_master_counts_from_the_start_of_the_turn() -> None:
    start = at_stage(
        distance=3, turn="foe", me={"discard": ["Space for Master"]}, foe={"hand": ["Stride"], "aura": 3, "vigor": 2}
    )
    away = choose(start, BACKWARD, "spend 1 Vigor")
    assert (away.question, state(away)["distance"]) == ("main", 4)
    near = choose(away, "play Stride")
    assert (near.question, state(near)["distance"], foe(near)["aura"]) == ("main", 2, 2), "1 closer than 3"


def test_space_for_master_also_hears_what_its_owner_does() -> None:
    start = at_stage(
        distance=5,
        turn="foe",
        me={"goddesses": ["saine", "kei"], "discard": ["Space for Master"], "hand": ["Sidestep"]},
        foe={"hand": ["Thrust"], "vigor": 1},
    )
    struck = choose(start, "play Thrust", "play Sidestep")
    assert asked(struck) == (FOE, "damage", ["take 3 to Aura", "take 1 to Life"])
    hit = choose(struck, "take 1 to Life")
    assert asked(hit) == (ME, "damage", ["take 3 to Aura", "take 1 to Life"]), "then Thrust goes on"


def test_space_for_master_interrupts_and_can_be_reacted_to() -> None:
    start = at_stage(
        distance=5,
        turn="foe",
        me={"discard": ["Space for Master"]},
        foe={"goddesses": ["saine", "kei"], "hand": ["Stride", "Outclass"], "aura": 0},
    )
    struck = choose(start, "play Stride")
    assert asked(struck) == (FOE, "reaction", ["no Reaction", "play Outclass"])
    assert foe(struck)["discard"] == [], "Stride is still being played"
    done = choose(struck, "play Outclass")
    assert (foe(done)["life"], foe(done)["vigor"], asked(done)[:2]) == (8, 1, (FOE, "main"))


def test_space_for_master_hears_of_a_current_distance_that_is_not_that_of_the_sakura() -> None:
    start = at_stage(
        distance=2,
        turn="foe",
        me={"discard": ["Space for Master"]},
        foe={"in_play": {"Haze": 4}, "hand": ["Clear"], "vigor": 1},
    )
    assert asked(choose(start, "play Clear")) == (FOE, "damage", ["take 3 to Aura", "take 1 to Life"])


def test_space_for_master_attacks_in_the_beginning_phase_too() -> None:
    start = at_stage(
        distance=5, turn="foe", phase="start", me={"discard": ["Space for Master"]}, foe={"in_play": {"Ebb": 1}, "aura": 1}
    )
    assert asked(start) == (FOE, "damage", ["take 3 to Aura", "take 1 to Life"])


# Outclass.


def test_outclass_gives_a_vigor() -> None:
    done = choose(at_stage(distance=5, me={"hand": ["Outclass"]}), "play Outclass")
    assert me(done)["vigor"] == 1
    full = choose(at_stage(distance=5, me={"hand": ["Outclass"], "vigor": 2}), "play Outclass")
    assert me(full)["vigor"] == 2


def test_outclass_with_idea_cancels_the_attack() -> None:
    start = at_stage(distance=5, turn="foe", me={"hand": ["Outclass"], "aura": 0}, foe={"hand": ["Thrust"], "vigor": 1})
    done = choose(start, "play Thrust", "play Outclass")
    assert (me(done)["life"], me(done)["vigor"], foe(done)["discard"]) == (8, 1, ["Thrust"])
    assert asked(done)[:2] == (FOE, "main")


def test_outclass_without_idea_only_gives_a_vigor() -> None:
    start = at_stage(distance=5, turn="foe", me={"hand": ["Outclass"], "aura": 1}, foe={"hand": ["Thrust"], "vigor": 1})
    done = choose(start, "play Thrust", "play Outclass")
    assert (me(done)["vigor"], me(done)["life"], me(done)["aura"]) == (1, 7, 1)


@pytest.mark.parametrize(("place", "name", "life"), [("hand", "Sweep", 7), ("ready", "Smite", 6)])
def test_outclass_cancels_neither_throughout_nor_special(place: str, name: str, life: int) -> None:
    start = at_stage(distance=5, turn="foe", me={"hand": ["Outclass"], "aura": 0}, foe={place: [name], "vigor": 1})
    done = choose(start, f"play {name}", "play Outclass")
    assert (me(done)["life"], me(done)["discard"]) == (life, ["Outclass"])


@pytest.mark.parametrize(("place", "name"), [("hand", "Volley"), ("ready", "Bolt")])
def test_outclass_cancels_what_such_cards_do_by_their_effect(place: str, name: str) -> None:
    # Rulings 5.7: such an attack is neither special nor has it a sub-type.
    start = at_stage(distance=5, turn="foe", me={"hand": ["Outclass"], "aura": 0}, foe={place: [name], "vigor": 1})
    done = choose(start, f"play {name}", "play Outclass")
    assert (me(done)["life"], me(done)["discard"]) == (8, ["Outclass"])


# Wavering Crystal.


def test_wavering_crystal_takes_one_off_the_damage_to_aura() -> None:
    start = at_stage(distance=5, turn="foe", me={"hand": ["Wavering Crystal"]}, foe={"hand": ["Thrust"], "vigor": 1})
    hit = choose(start, "play Thrust", "play Wavering Crystal", "0 from Aura")
    assert asked(hit) == (ME, "damage", ["take 2 to Aura", "take 1 to Life"])
    assert me(hit)["in_play"] == {"Wavering Crystal": 1}


def test_wavering_crystal_in_one_s_own_turn_weakens_nothing() -> None:
    start = at_stage(distance=5, me={"goddesses": ["saine", "kei"], "hand": ["Wavering Crystal", "Thrust"], "vigor": 1})
    hit = choose(start, "play Wavering Crystal", "0 from Aura", "play Thrust")
    assert labels(hit) == ["take 3 to Aura", "take 1 to Life"]


def test_wavering_crystal_disenchanted_attacks_up_to_five() -> None:
    for distance in (0, 5):
        start = at_stage(distance=distance, phase="start", me={"in_play": {"Wavering Crystal": 1}})
        assert (foe(start)["aura"], foe(start)["life"], start.question) == (2, 8, "reshuffle")
        assert me(start)["discard"] == ["Wavering Crystal"]
    far = at_stage(distance=6, phase="start", me={"in_play": {"Wavering Crystal": 1}})
    assert (foe(far)["aura"], far.question) == (3, "reshuffle")


def test_wavering_crystal_disenchanted_cannot_hurt_life() -> None:
    start = at_stage(distance=5, phase="start", me={"in_play": {"Wavering Crystal": 1}}, foe={"aura": 0})
    assert (foe(start)["aura"], foe(start)["life"], start.question) == (0, 8, "reshuffle")


def test_wavering_crystal_disenchanted_can_be_reacted_to() -> None:
    # Rulings 5.3.
    start = at_stage(distance=5, phase="start", me={"in_play": {"Wavering Crystal": 1}}, foe={"hand": ["Outclass"], "aura": 0})
    assert asked(start) == (FOE, "reaction", ["no Reaction", "play Outclass"])


# Silent Wall.


def test_silent_wall_is_throughout_and_takes_five_sakura() -> None:
    start = at_stage(distance=3, me={"hand": ["Silent Wall"], "vigor": 2})
    laid = choose(start, "play Silent Wall", "0 from Aura")
    assert (me(laid)["in_play"], state(laid)["turn"]) == ({"Silent Wall": 4}, "foe"), "the one action; 1 is off already"
    assert "Throughout" in why_not(choose(start, FORWARD, "spend 1 Vigor"), "play Silent Wall")


def test_silent_wall_may_pay_for_damage_to_aura() -> None:
    start = at_stage(distance=5, turn="foe", me={"in_play": {"Silent Wall": 5}, "aura": 0}, foe={"hand": ["Thrust"], "vigor": 1})
    hit = choose(start, "play Thrust")
    assert asked(hit) == (ME, "damage", ["take 3 to Aura", "take 1 to Life"])
    done = choose(hit, "take 3 to Aura")
    assert (me(done)["in_play"], me(done)["aura"], me(done)["life"]) == ({"Silent Wall": 2}, 0, 8)
    assert state(done)["shadow"] == state(start)["shadow"] + 3
    assert me(choose(hit, "take 1 to Life"))["in_play"] == {"Silent Wall": 5}


def test_silent_wall_and_aura_pay_in_any_mix() -> None:
    start = at_stage(distance=5, turn="foe", me={"in_play": {"Silent Wall": 2}, "aura": 2}, foe={"hand": ["Thrust"], "vigor": 1})
    hit = choose(start, "play Thrust", "take 3 to Aura")
    assert asked(hit) == (ME, "which Sakura", ["1 from Silent Wall", "2 from Silent Wall"])
    one, two = choose(hit, "1 from Silent Wall"), choose(hit, "2 from Silent Wall")
    assert (me(one)["in_play"], me(one)["aura"]) == ({"Silent Wall": 1}, 0)
    assert (me(two)["in_play"], me(two)["aura"]) == ({}, 1)


def test_silent_wall_emptied_goes_to_the_played_pile_at_once() -> None:
    start = at_stage(distance=5, turn="foe", me={"in_play": {"Silent Wall": 3}, "aura": 0}, foe={"hand": ["Thrust"], "vigor": 1})
    done = choose(start, "play Thrust", "take 3 to Aura")
    assert (me(done)["in_play"], me(done)["discard"], me(done)["life"]) == ({}, ["Silent Wall"], 8)


def test_silent_wall_and_aura_together_must_suffice() -> None:
    start = at_stage(distance=5, turn="foe", me={"in_play": {"Silent Wall": 1}, "aura": 1}, foe={"hand": ["Thrust"], "vigor": 1})
    done = choose(start, "play Thrust")
    assert (me(done)["life"], me(done)["in_play"], me(done)["aura"]) == (7, {"Silent Wall": 1}, 1)


def test_silent_wall_may_stand_aside_where_only_aura_can_be_hurt() -> None:
    start = at_stage(distance=5, turn="foe", me={"in_play": {"Silent Wall": 4}, "aura": 1}, foe={"hand": ["Club"], "vigor": 1})
    hit = choose(start, "play Club")
    assert labels(hit) == [f"{part} from Silent Wall" for part in range(4)]
    none, all_three = choose(hit, "0 from Silent Wall"), choose(hit, "3 from Silent Wall")
    assert (me(none)["in_play"], me(none)["aura"]) == ({"Silent Wall": 4}, 0)
    assert (me(all_three)["in_play"], me(all_three)["aura"]) == ({"Silent Wall": 1}, 1)


def test_silent_wall_pays_for_burnout() -> None:
    start = at_stage(
        distance=5, me={"goddesses": ["saine", "kei"], "in_play": {"Silent Wall": 4}, "aura": 0, "hand": ["Study"], "vigor": 1}
    )
    burnt = choose(start, "play Study")
    assert set(labels(burnt)) == {"take 1 to Aura", "take 1 to Life"}
    done = choose(burnt, "take 1 to Aura")
    assert (me(done)["in_play"], me(done)["life"], me(done)["aura"]) == ({"Silent Wall": 3}, 8, 0)


def test_silent_wall_of_the_opponent_guards_nobody_else() -> None:
    start = at_stage(
        distance=5,
        me={"goddesses": ["saine", "kei"], "in_play": {"Silent Wall": 5}, "hand": ["Thrust"], "vigor": 1},
        foe={"aura": 2},
    )
    done = choose(start, "play Thrust")
    assert (foe(done)["life"], me(done)["in_play"]) == (7, {"Silent Wall": 5})


def test_silent_wall_is_aura_for_damage_alone() -> None:
    # Rulings 8, Saine: Idea holds, and nothing can be focused or walked back from it.
    start = at_stage(
        distance=4, me={"in_play": {"Silent Wall": 5}, "aura": 0, "hand": ["Swing Rush"], "vigor": 1}, foe={"aura": 4}
    )
    assert BACKWARD not in labels(start) and "Focus" not in labels(start)
    assert choose(start, "play Swing Rush", "take 2 to Aura").question == "damage", "the second attack"


# Rhythmic Arc.


def test_rhythmic_arc_makes_three_attacks_at_three() -> None:
    start = at_stage(distance=3, me={"ready": ["Rhythmic Arc"], "flare": 5, "vigor": 1}, foe={"aura": 4})
    first = choose(start, "play Rhythmic Arc")
    assert (labels(first), me(first)["flare"]) == (["take 1 to Aura", "take 1 to Life"], 1)
    second = choose(first, "take 1 to Aura")
    assert labels(second) == ["take 1 to Aura", "take 1 to Life"]
    third = choose(second, "take 1 to Life")
    assert labels(third) == ["take 2 to Aura", "take 1 to Life"]
    done = choose(third, "take 2 to Aura")
    assert (foe(done)["aura"], foe(done)["life"], me(done)["used"], done.question) == (1, 7, ["Rhythmic Arc"], "main")


@pytest.mark.parametrize(("distance", "life"), [(1, 8), (2, 6), (3, 5), (4, 6), (5, 8)])
def test_rhythmic_arc_leaves_out_what_is_out_of_range(distance: int, life: int) -> None:
    start = at_stage(distance=distance, me={"ready": ["Rhythmic Arc"], "flare": 4, "vigor": 1}, foe={"aura": 0})
    done = choose(start, "play Rhythmic Arc")
    assert (done.question, foe(done)["life"]) == ("main", life)


def test_rhythmic_arc_costs_four() -> None:
    start = at_stage(distance=3, me={"ready": ["Rhythmic Arc"], "flare": 3, "vigor": 1})
    assert why_not(start, "play Rhythmic Arc") == "Flare 3, costs 4"


def test_rhythmic_arc_can_be_reacted_to_at_each_attack() -> None:
    start = at_stage(
        distance=4,
        me={"ready": ["Rhythmic Arc"], "flare": 4, "vigor": 1},
        foe={"goddesses": ["saine", "kei"], "hand": ["Outclass", "Sidestep"], "aura": 0},
    )
    first = choose(start, "play Rhythmic Arc")
    assert asked(first) == (FOE, "reaction", ["no Reaction", "play Outclass", "play Sidestep"])
    second = choose(first, "play Outclass")
    assert asked(second) == (FOE, "reaction", ["no Reaction", "play Sidestep"]), "3-4 was cancelled: now 2-4"
    done = choose(second, "no Reaction")
    assert (foe(done)["life"], done.question) == (7, "main")


# Resonant Beat.


def test_resonant_beat_moves_two_from_a_full_aura_to_distance() -> None:
    start = at_stage(distance=4, me={"ready": ["Resonant Beat"], "flare": 1, "vigor": 1}, foe={"aura": 5})
    done = choose(start, "play Resonant Beat")
    assert (foe(done)["aura"], state(done)["distance"], me(done)["flare"], me(done)["used"]) == (3, 6, 0, ["Resonant Beat"])


def test_resonant_beat_does_nothing_to_four() -> None:
    start = at_stage(distance=4, me={"ready": ["Resonant Beat"], "flare": 1, "vigor": 1}, foe={"aura": 4})
    done = choose(start, "play Resonant Beat")
    assert (foe(done)["aura"], state(done)["distance"], me(done)["used"]) == (4, 4, ["Resonant Beat"])


def test_resonant_beat_moves_what_distance_can_hold() -> None:
    start = at_stage(distance=9, me={"ready": ["Resonant Beat"], "flare": 1, "vigor": 1, "aura": 1}, foe={"aura": 5})
    done = choose(start, "play Resonant Beat")
    assert (foe(done)["aura"], state(done)["distance"]) == (4, 10)


def test_resonant_beat_costs_one() -> None:
    start = at_stage(distance=4, me={"ready": ["Resonant Beat"], "vigor": 1}, foe={"aura": 5})
    assert why_not(start, "play Resonant Beat") == "Flare 0, costs 1"


# Silent Icebreaker.


def test_silent_icebreaker_ends_the_main_phase_once_the_attack_is_resolved() -> None:
    start = at_stage(
        distance=5,
        turn="foe",
        me={"ready": ["Silent Icebreaker"], "flare": 2},
        foe={"hand": ["Thrust", "Study"], "vigor": 2},
    )
    hit = choose(start, "play Thrust", "play Silent Icebreaker")
    assert asked(hit) == (ME, "damage", ["take 3 to Aura", "take 1 to Life"]), "the attack itself goes on"
    done = choose(hit, "take 1 to Life")
    assert (me(done)["life"], state(done)["turn"], foe(done)["hand"], foe(done)["discard"]) == (7, "me", ["Study"], ["Thrust"])
    assert me(done)["used"] == ["Silent Icebreaker"]


def test_silent_icebreaker_leaves_the_rest_undone() -> None:
    start = at_stage(
        distance=4,
        turn="foe",
        me={"ready": ["Silent Icebreaker"], "flare": 2},
        foe={"goddesses": ["saine", "kei"], "hand": ["Study"], "ready": ["Rhythmic Arc"], "flare": 4},
    )
    hit = choose(start, "play Rhythmic Arc", "play Silent Icebreaker")
    done = choose(hit, "take 1 to Life")
    assert (me(done)["life"], state(done)["turn"], foe(done)["used"]) == (7, "me", ["Rhythmic Arc"]), "1/1, and not 2/1 after it"


def test_silent_icebreaker_waits_for_the_after_attack_effects() -> None:
    start = at_stage(
        distance=4,
        turn="foe",
        me={"ready": ["Silent Icebreaker"], "flare": 2, "aura": 5},
        foe={"goddesses": ["saine", "kei"], "hand": ["Swing Rush", "Study"], "aura": 0},
    )
    again = choose(start, "play Swing Rush", "play Silent Icebreaker", "take 2 to Aura")
    assert asked(again) == (ME, "damage", ["take 2 to Aura", "take 1 to Life"])
    done = choose(again, "take 2 to Aura")
    assert (me(done)["aura"], state(done)["turn"]) == (1, "me")


def test_silent_icebreaker_ends_no_other_phase() -> None:
    start = at_stage(
        distance=5,
        turn="foe",
        phase="start",
        me={"ready": ["Silent Icebreaker"], "flare": 2},
        foe={"goddesses": ["saine", "kei"], "in_play": {"Wavering Crystal": 1}, "deck": ["Study", "Stride"]},
    )
    done = choose(start, "play Silent Icebreaker", "do not reshuffle")
    assert (asked(done)[:2], sorted(foe(done)["hand"])) == ((FOE, "main"), ["Stride", "Study"])
    assert me(done)["aura"] == 2


def test_silent_icebreaker_in_one_s_own_turn_ends_nothing() -> None:
    start = at_stage(distance=5, me={"ready": ["Silent Icebreaker"], "flare": 2, "vigor": 1})
    done = choose(start, "play Silent Icebreaker")
    assert (asked(done)[:2], me(done)["used"], me(done)["flare"]) == ((ME, "main"), ["Silent Icebreaker"], 0)
    poor = at_stage(distance=5, me={"ready": ["Silent Icebreaker"], "flare": 1, "vigor": 1})
    assert why_not(poor, "play Silent Icebreaker") == "Flare 1, costs 2"


def test_silent_icebreaker_resurges_with_idea_in_one_s_own_end_phase() -> None:
    assert me(choose(at_stage(distance=5, me={"used": ["Silent Icebreaker"], "aura": 0, "vigor": 1}), "end turn"))["ready"] == [
        "Silent Icebreaker"
    ]
    kept = choose(at_stage(distance=5, me={"used": ["Silent Icebreaker"], "aura": 1, "vigor": 1}), "end turn")
    assert (me(kept)["ready"], me(kept)["used"]) == ([], ["Silent Icebreaker"])
    theirs = choose(at_stage(distance=5, turn="foe", me={"used": ["Silent Icebreaker"], "aura": 0}, foe={"vigor": 1}), "end turn")
    assert (state(theirs)["turn"], me(theirs)["used"]) == ("me", ["Silent Icebreaker"])


# Saine's Final Stage.


def test_saines_final_stage_answers_a_special_card() -> None:
    for distance in (1, 5):
        start = at_stage(
            distance=distance,
            turn="foe",
            me={"ready": ["Saine's Final Stage"], "flare": 4, "life": 7},
            foe={"ready": ["Smite"], "aura": 5, "vigor": 1},
        )
        struck = choose(start, "play Smite", "play Saine's Final Stage")
        assert asked(struck) == (FOE, "damage", ["take 5 to Aura", "take 4 to Life"])
        hit = choose(struck, "take 4 to Life")
        assert (foe(hit)["life"], me(hit)["flare"]) == (4, 0)
        assert asked(hit) == (ME, "damage", ["take 3 to Aura", "take 2 to Life"]), "Smite goes on"


@pytest.mark.parametrize("distance", [0, 6])
def test_saines_final_stage_needs_range(distance: int) -> None:
    start = at_stage(
        distance=distance, turn="foe", me={"ready": ["Saine's Final Stage"], "flare": 4}, foe={"ready": ["Smite"], "vigor": 1}
    )
    assert choose(start, "play Smite").question == "damage"


def test_saines_final_stage_costs_four() -> None:
    start = at_stage(
        distance=3, turn="foe", me={"ready": ["Saine's Final Stage"], "flare": 3}, foe={"ready": ["Smite"], "vigor": 1}
    )
    assert choose(start, "play Smite").question == "damage"


def test_saines_final_stage_cannot_be_played_in_the_main_phase() -> None:
    start = at_stage(distance=3, me={"ready": ["Saine's Final Stage"], "flare": 4, "vigor": 1})
    assert why_not(start, "play Saine's Final Stage") == "only as a Reaction to a special card"


@pytest.mark.parametrize(("place", "name"), [("hand", "Thrust"), ("ready", "Bolt")])
def test_saines_final_stage_answers_neither_normal_cards_nor_attacks_by_effects(place: str, name: str) -> None:
    # Rulings 5.7: an attack made by the effect of a special card is not itself special.
    start = at_stage(
        distance=3,
        turn="foe",
        me={"ready": ["Saine's Final Stage", "Silent Icebreaker"], "flare": 4},
        foe={place: [name], "vigor": 1},
    )
    hit = choose(start, f"play {name}")
    assert asked(hit) == (ME, "reaction", ["no Reaction", "play Silent Icebreaker"])
    assert why_not(hit, "play Saine's Final Stage") == "only as a Reaction to a special card"


# With her neighbours of the box, saved and loaded at every decision.


def test_space_for_master_counts_smoke_that_has_thinned() -> None:
    start = scene(
        GAME,
        distance=3,
        turn="foe",
        phase="start",
        me={"goddesses": ["saine", "shinra"], "discard": ["Space for Master"]},
        foe={"goddesses": ["himika", "tokoyo"], "in_play": {"Smoke": 2}, "deck": ["Shoot", "Magnum"], "aura": 2},
    )
    main = answer(start, "do not reshuffle")
    assert (main.question, foe(main)["in_play"], foe(main)["life"]) == ("main", {"Smoke": 1}, 8), "from 5 to 4: 1 closer"
    struck = answer(main, FORWARD, "spend 1 Vigor")
    assert asked(struck) == (FOE, "damage", ["take 3 to Aura", "take 1 to Life"])


def test_silent_wall_takes_its_share_of_a_forced_attack() -> None:
    start = scene(
        GAME,
        distance=6,
        turn="foe",
        me={"goddesses": ["saine", "shinra"], "in_play": {"Silent Wall": 4}, "aura": 1, "deck": ["Gait", "Outclass"]},
        foe={"goddesses": ["himika", "yukihi"], "hand": ["Barrage", "Shoot", "Backstep", "Magnum"]},
    )
    hit = answer(start, "play Barrage")
    assert asked(hit) == (ME, "which Sakura", [f"{part} from Silent Wall" for part in range(4)])
    done = answer(hit, "2 from Silent Wall")
    assert (me(done)["in_play"], me(done)["aura"], me(done)["life"]) == ({"Silent Wall": 2}, 0, 7)


def test_silent_icebreaker_breaks_off_a_series() -> None:
    start = scene(
        GAME,
        distance=3,
        turn="foe",
        me={"goddesses": ["saine", "shinra"], "ready": ["Silent Icebreaker"], "flare": 2, "aura": 0},
        foe={"goddesses": ["oboro", "yurina"], "ready": ["Kuma-Suke"], "flare": 3, "face_down": ["Slash", "Brandish"]},
    )
    second = answer(start, "play Kuma-Suke", "no Reaction")
    assert (me(second)["life"], labels(second)) == (7, ["no Reaction", "play Silent Icebreaker"])
    done = answer(second, "play Silent Icebreaker")
    assert (me(done)["life"], foe(done)["used"], state(done)["turn"]) == (6, ["Kuma-Suke"], "me"), "a third was to come"
    assert done.now.effects == ()


def test_what_silent_wall_pays_is_damage_all_the_same() -> None:
    # AEG 6-6: Unguarded is lost by damage of 1 or more, no matter whose Sakura pay for it.
    start = scene(
        GAME,
        distance=5,
        turn="foe",
        me={"goddesses": ["saine", "yurina"], "in_play": {"Silent Wall": 4, "Overawe": 2}, "aura": 3},
        foe={"goddesses": ["himika", "tokoyo"], "hand": ["Shoot"], "vigor": 1, "aura": 1},
    )
    asked = answer(start, "play Shoot", "take 2 to Aura")
    paid = answer(asked, "2 from Silent Wall")
    assert (me(paid)["aura"], me(paid)["in_play"]) == (3, {"Silent Wall": 2})
