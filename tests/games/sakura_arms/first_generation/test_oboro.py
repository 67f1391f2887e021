"""Oboro's cards as the first generation prints them: every sentence on them, played."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.sakura_arms.rules.cards.base import CARRIED_OVER, UNCERTAIN
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.oboro import OBORO
from mankai.games.sakura_arms.rules.constants import FACE_DOWN
from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.editions.first_generation import FirstGeneration, first_generation_steps
from mankai.games.sakura_arms.rules.vocabulary import (
    AURA,
    DISTANCE,
    FLARE,
    NOTHING,
    SHADOW,
    Attack,
    Card,
    Goddess,
    Player,
    at,
    revised,
    span,
)
from support.games.sakura_arms_scenes import FOE, ME, foe, labels, me, scene, state, type_line, why_not

RESHUFFLE = "reshuffle, 1 Damage to your Life"
FILL = ["Shadow Cloning", "Revitalize"]  # two cards to draw


class Fetch(Card):
    """Play a card of your discard pile."""

    def act(self, me: Player) -> None:
        me.play_from_face_down(me.choose_card(list(me.face_down), "fetch"))


class Stumble(Card):
    """Shadow → Distance: 2."""

    def act(self, me: Player) -> None:
        me.arrow(2, SHADOW, DISTANCE)


class Gather(Card):
    """Move 2 Sakura tokens from Shadow to your Aura, by no arrow."""

    def act(self, me: Player) -> None:
        me.move(2, SHADOW, AURA)


class Counter(Card):
    """After: the attack this reacted to is cancelled."""

    def after(self, me: Player, attack: Attack) -> None:
        against = me.attack_reacted_to
        if against is not None:
            against.negate()


class Vow(Card):
    """Disenchant: Shadow → your Flare: 1."""

    def disenchant(self, me: Player) -> None:
        me.arrow(1, SHADOW, FLARE)


def made() -> Edition:
    cards: list[Card] = [
        Fetch(),
        revised(Stumble(), reaction=True),
        Gather(),
        revised(Counter(), reach=span(0, 10), damage=(1, 1), reaction=True),
        revised(Vow(), charge=1),
        revised(Card(), name="Jab", reach=span(0, 10), damage=(1, 1)),
        revised(Card(), name="Strike", reach=span(0, 10), damage=(4, 2)),
        revised(Card(), name="Last Word", flare=2),
    ]
    kei = Goddess("Kei", "ケイ", "Test", cards, [], [])
    return FirstGeneration("sakura-arms/made", [OBORO, kei], "aeg", [], first_generation_steps())


MADE = made()


def duel(**description: Any) -> Position:
    return scene(MADE, **description)


def choose(position: Position, *choices: str) -> Position:
    """Answer as `answer` does, without saving: the made edition is not installed."""
    for choice in choices:
        words = labels(position)
        assert choice in words, f"{choice!r} is not among {words} (asked: seat {position.seat}, {position.question!r})"
        position = position.play(position.options[words.index(choice)])
    return position


def card(name: str) -> Card:
    (found,) = [one for one in OBORO.cards if one.name == name]
    return found


def known_to(seat: int, position: Position, zone: int) -> list[str]:
    """The cards of a zone that a seat knows, by name."""
    return [MADE.cards[number].name for number in position.view(seat)["zones"][zone] if number >= 0]


# What is printed.


@pytest.mark.parametrize(
    ("name", "kind", "reach", "damage", "charge", "flare", "keywords"),
    [
        ("Steel Strings", "Attack", span(3, 4), (2, 2), 0, -1, "trap"),
        ("Caltrops", "Attack", at(2), (2, 1), 0, -1, "trap"),
        ("Rush of Blades", "Attack", span(2, 4), (3, 2), 0, -1, "full_power"),
        ("Ninpo-Walk", "", 0, NOTHING, 0, -1, "trap"),
        ("Induce", "", 0, NOTHING, 0, -1, "trap"),
        ("Shadow Cloning", "", 0, NOTHING, 0, -1, "full_power"),
        ("Revitalize", "Enchantment", 0, NOTHING, 2, -1, "concentration"),
        ("Kuma-Suke", "Attack", span(3, 4), (2, 1), 0, 3, "full_power"),
        ("Tobi-Kage", "", 0, NOTHING, 0, 3, "reaction"),
        ("Uro-Uo", "Enchantment", 0, NOTHING, 5, 3, ""),
        ("Mi-Kazura", "", 0, NOTHING, 0, 0, ""),
    ],
)
def test_the_printed_numbers(
    name: str, kind: str, reach: int, damage: tuple[int, int], charge: int, flare: int, keywords: str
) -> None:
    this = card(name)
    assert (this.reach, this.damage, this.charge, this.flare) == (reach, damage, charge, flare)
    if kind == "Attack":
        assert type_line(MADE, this).startswith("Attack")
    assert (this.type == 2) == (kind == "Enchantment")
    held = {"trap": this.trap, "full_power": this.full_power, "concentration": this.concentration, "reaction": this.reaction}
    assert [word for word, holds in held.items() if holds] == keywords.split()
    assert (this.traits, this.limited, this.full_force) == (0, False, False)


def test_the_later_oboro_is_left_as_she_is() -> None:
    from mankai.games.sakura_arms.rules.cards.goddesses.oboro import OBORO as LATER

    by_name = {one.name: one for one in LATER.cards}
    assert (by_name["Induce"].reaction, by_name["Revitalize"].charge, by_name["Revitalize"].trap) == (True, 4, True)
    assert (by_name["Kuma-Suke"].flare, by_name["Mi-Kazura"].reach) == (4, span(3, 7))
    assert not {id(one) for one in OBORO.cards} & {id(one) for one in LATER.cards}


def test_no_card_claims_to_have_been_seen_and_the_changed_one_says_so() -> None:
    assert {one.name: one.provenance for one in OBORO.cards if one.provenance != CARRIED_OVER} == {"Ninpo-Walk": UNCERTAIN}


def test_her_texts_speak_of_the_opponent_and_her_two_piles() -> None:
    for one in OBORO.cards:
        assert one.text
        for word in ("foe", "Ultimate", "Used", "Ready", "Enchantment", "Full Power", "face-down", "Concentration"):
            assert word not in one.text, f"{one.name}: {word}"


def test_the_quick_builds_have_three_and_one_and_four_and_two() -> None:
    for names, normals, specials in ((OBORO.blue, 3, 1), (OBORO.red, 4, 2)):
        kinds = [card(name).is_ultimate for name in names]
        assert (kinds.count(False), kinds.count(True), len(set(names))) == (normals, specials, len(names))


# Steel Strings.


def test_steel_strings_deal_two_to_aura_or_two_to_life_at_three_and_four() -> None:
    for distance in (3, 4):
        hit = choose(duel(distance=distance, me={"hand": ["Steel Strings"], "vigor": 1}), "play Steel Strings")
        assert (hit.seat, labels(hit)) == (FOE, ["take 2 to Aura", "take 2 to Life"])
    for distance in (2, 5):
        start = duel(distance=distance, me={"hand": ["Steel Strings"]})
        assert why_not(start, "play Steel Strings") == f"Distance {distance}, needs 3-4"


def test_steel_strings_are_a_trap() -> None:
    start = duel(distance=3, phase="start", me={"deck": FILL, "face_down": ["Steel Strings"]})
    offered = choose(start, RESHUFFLE)
    assert (offered.question, labels(offered)) == ("trap", ["play Steel Strings", "no Trap"])
    done = choose(offered, "play Steel Strings", "take 2 to Life")
    assert (foe(done)["life"], me(done)["life"], done.question) == (6, 7, "main")


# Caltrops.


def test_caltrops_from_hand_deal_two_to_aura_or_one_to_life_at_two() -> None:
    hit = choose(duel(distance=2, me={"hand": ["Caltrops"], "vigor": 1}), "play Caltrops")
    assert labels(hit) == ["take 2 to Aura", "take 1 to Life"]
    for distance in (1, 3):
        assert why_not(duel(distance=distance, me={"hand": ["Caltrops"]}), "play Caltrops") == f"Distance {distance}, needs 2"


def test_caltrops_from_the_discard_pile_get_one_and_one() -> None:
    start = duel(distance=2, phase="start", me={"deck": FILL, "face_down": ["Caltrops"]})
    hit = choose(start, RESHUFFLE, "play Caltrops")
    assert labels(hit) == ["take 3 to Aura", "take 2 to Life"]
    fetched = choose(duel(distance=2, me={"hand": ["Fetch"], "face_down": ["Caltrops"], "vigor": 1}), "play Fetch")
    assert labels(fetched) == ["take 3 to Aura", "take 2 to Life"]


def test_caltrops_leave_the_opponents_hand_alone() -> None:
    start = duel(distance=2, phase="start", me={"deck": FILL, "face_down": ["Caltrops"]}, foe={"hand": ["Jab", "Gather"]})
    done = choose(start, RESHUFFLE, "play Caltrops", "take 3 to Aura")
    assert (done.question, foe(done)["hand"]) == ("main", ["Jab", "Gather"]), "that is the later card's"


def test_caltrops_can_be_reacted_to() -> None:
    start = duel(distance=2, me={"hand": ["Caltrops"], "vigor": 1}, foe={"hand": ["Stumble"]})
    assert labels(choose(start, "play Caltrops")) == ["no Reaction", "play Stumble"]


# Rush of Blades.


def test_rush_of_blades_from_hand_deals_three_to_aura_or_two_to_life_from_two_to_four() -> None:
    for distance in (2, 3, 4):
        hit = choose(duel(distance=distance, me={"hand": ["Rush of Blades"]}), "play Rush of Blades")
        assert labels(hit) == ["take 3 to Aura", "take 2 to Life"]
    for distance in (1, 5):
        start = duel(distance=distance, me={"hand": ["Rush of Blades"]})
        assert why_not(start, "play Rush of Blades") == f"Distance {distance}, needs 2-4"


def test_rush_of_blades_does_not_mind_aura_damage_taken() -> None:
    start = duel(distance=3, me={"hand": ["Rush of Blades"]}, foe={"scarred": 1})
    assert labels(choose(start, "play Rush of Blades")) == ["take 3 to Aura", "take 2 to Life"]


def test_rush_of_blades_is_throughout() -> None:
    start = duel(distance=3, me={"hand": ["Rush of Blades", "Steel Strings"], "vigor": 2})
    assert state(choose(start, "play Rush of Blades", "take 2 to Life"))["turn"] == "foe"
    assert "play Rush of Blades" not in labels(choose(start, "play Steel Strings", "take 2 to Aura"))


def test_rush_of_blades_played_from_the_discard_pile_has_range_four_to_seven_and_deals_three_or_one() -> None:
    for distance in (4, 5, 6, 7):
        start = duel(distance=distance, me={"hand": ["Fetch"], "face_down": ["Rush of Blades"], "vigor": 1})
        hit = choose(start, "play Fetch")
        assert labels(hit) == ["take 3 to Aura", "take 1 to Life"]
        done = choose(hit, "take 1 to Life")
        assert (foe(done)["life"], me(done)["face_down"], me(done)["discard"]) == (7, [], ["Rush of Blades", "Fetch"])
    for distance in (2, 3, 8):
        start = duel(distance=distance, me={"hand": ["Fetch"], "face_down": ["Rush of Blades"], "vigor": 1})
        missed = choose(start, "play Fetch")
        assert (missed.question, me(missed)["face_down"], foe(missed)["life"]) == ("main", ["Rush of Blades"], 8)


def test_rush_of_blades_from_the_discard_pile_can_be_left_behind_by_a_reaction() -> None:
    start = duel(
        distance=7, me={"hand": ["Fetch"], "face_down": ["Rush of Blades"], "vigor": 1}, foe={"hand": ["Stumble"], "aura": 0}
    )
    missed = choose(start, "play Fetch", "play Stumble")
    assert (state(missed)["distance"], foe(missed)["life"], me(missed)["discard"]) == (9, 8, ["Rush of Blades", "Fetch"])
    start = duel(
        distance=4, me={"hand": ["Fetch"], "face_down": ["Rush of Blades"], "vigor": 1}, foe={"hand": ["Stumble"], "aura": 0}
    )
    hit = choose(start, "play Fetch", "play Stumble")
    assert (state(hit)["distance"], foe(hit)["life"]) == (6, 7), "it keeps the Range it was thrown with"


def test_rush_of_blades_in_the_discard_pile_is_offered_in_the_main_phase() -> None:
    start = duel(distance=6, me={"face_down": ["Rush of Blades", "Steel Strings"], "vigor": 1})
    assert "play Rush of Blades" in labels(start)
    assert "play Steel Strings" not in labels(start)
    hit = choose(start, "play Rush of Blades")
    assert labels(hit) == ["take 3 to Aura", "take 1 to Life"]
    done = choose(hit, "take 1 to Life")
    assert (state(done)["turn"], me(done)["discard"], me(done)["face_down"]) == ("foe", ["Rush of Blades"], ["Steel Strings"])


def test_rush_of_blades_in_the_discard_pile_waits_for_its_range_and_is_throughout_there_too() -> None:
    near = duel(distance=3, me={"face_down": ["Rush of Blades"], "hand": ["Jab"]})
    assert "play Rush of Blades" not in labels(near)
    far = duel(distance=6, me={"face_down": ["Rush of Blades"], "hand": ["Jab", "Gather"]})
    assert "play Rush of Blades" in labels(far)
    assert "play Rush of Blades" not in labels(choose(far, "play Jab", "take 1 to Life"))


def test_rush_of_blades_cannot_be_played_from_the_played_pile_nor_by_the_opponent() -> None:
    start = duel(distance=6, me={"discard": ["Rush of Blades"]}, foe={"face_down": ["Rush of Blades"]})
    assert "play Rush of Blades" not in labels(start)


def test_rush_of_blades_is_no_trap() -> None:
    start = duel(distance=4, phase="start", me={"deck": FILL, "face_down": ["Rush of Blades"], "vigor": 1})
    assert choose(start, RESHUFFLE).question == "main"


# Ninpo-Walk.


def test_ninpo_walk_moves_flare_to_distance_or_aura_to_flare() -> None:
    start = duel(distance=3, me={"hand": ["Ninpo-Walk"], "flare": 1, "vigor": 1})
    asked = choose(start, "play Ninpo-Walk")
    assert (asked.seat, labels(asked)) == (ME, ["your Flare to Distance", "your Aura to your Flare"])
    away = choose(asked, "your Flare to Distance")
    assert (state(away)["distance"], me(away)["flare"], me(away)["aura"]) == (4, 0, 3)
    up = choose(asked, "your Aura to your Flare")
    assert (state(up)["distance"], me(up)["flare"], me(up)["aura"]) == (3, 2, 2)
    assert me(up)["discard"] == ["Ninpo-Walk"]


def test_ninpo_walk_may_move_nothing() -> None:
    start = duel(distance=3, me={"hand": ["Ninpo-Walk"], "aura": 0, "vigor": 1})
    for words in ("your Flare to Distance", "your Aura to your Flare"):
        done = choose(start, "play Ninpo-Walk", words)
        assert (state(done)["distance"], me(done)["flare"], me(done)["aura"]) == (3, 0, 0)


def test_ninpo_walk_is_a_trap_and_plays_no_other() -> None:
    start = duel(distance=3, phase="start", me={"deck": FILL, "face_down": ["Ninpo-Walk", "Steel Strings"], "vigor": 1})
    done = choose(start, RESHUFFLE, "play Ninpo-Walk", "your Aura to your Flare")
    assert (done.question, foe(done)["life"], me(done)["flare"]) == ("main", 8, 2), "one more from the Life damage"


# Induce.


def test_induce_moves_distance_to_the_opponents_aura_or_their_aura_to_their_flare() -> None:
    asked = choose(duel(distance=5, me={"hand": ["Induce"], "vigor": 1}), "play Induce")
    assert (asked.seat, len(asked.options)) == (ME, 2)
    nearer = asked.play(asked.options[0])
    assert (state(nearer)["distance"], foe(nearer)["aura"], foe(nearer)["flare"]) == (4, 4, 0)
    weaker = asked.play(asked.options[1])
    assert (state(weaker)["distance"], foe(weaker)["aura"], foe(weaker)["flare"]) == (5, 2, 1)


def test_induce_is_no_reaction() -> None:
    start = duel(distance=3, me={"hand": ["Jab"], "vigor": 1}, foe={"hand": ["Induce"]})
    assert choose(start, "play Jab").question == "damage"


def test_induce_is_a_trap() -> None:
    start = duel(distance=5, phase="start", me={"deck": FILL, "face_down": ["Induce"]})
    assert labels(choose(start, RESHUFFLE)) == ["play Induce", "no Trap"]


# Shadow Cloning.


def test_shadow_cloning_plays_a_card_from_the_discard_pile_and_once_more_from_the_played_pile() -> None:
    start = duel(distance=2, me={"hand": ["Shadow Cloning"], "face_down": ["Caltrops"]}, foe={"aura": 5})
    first = choose(start, "play Shadow Cloning")
    assert labels(first) == ["take 3 to Aura", "take 2 to Life"]
    second = choose(first, "take 2 to Life")
    assert labels(second) == ["take 2 to Aura", "take 1 to Life"], "now it comes from the played pile"
    done = choose(second, "take 1 to Life")
    assert (foe(done)["life"], sorted(me(done)["discard"]), me(done)["face_down"]) == (5, ["Caltrops", "Shadow Cloning"], [])
    assert state(done)["turn"] == "foe", "Throughout"


def test_shadow_cloning_chooses_neither_throughout_cards_nor_enhancements() -> None:
    pile = ["Rush of Blades", "Revitalize", "Vow", "Steel Strings", "Induce"]
    start = duel(distance=3, me={"hand": ["Shadow Cloning"], "face_down": pile})
    assert labels(choose(start, "play Shadow Cloning")) == ["choose Steel Strings", "choose Induce"], "and one must be chosen"


def test_shadow_cloning_gives_a_card_that_can_be_reacted_to() -> None:
    start = duel(
        distance=3, me={"hand": ["Shadow Cloning"], "face_down": ["Steel Strings"]}, foe={"hand": ["Stumble"], "aura": 0}
    )
    asked = choose(start, "play Shadow Cloning")
    assert labels(asked) == ["no Reaction", "play Stumble"]
    left = choose(asked, "play Stumble")
    assert (foe(left)["life"], state(left)["distance"]) == (8, 5), "out of Range both times"
    stood = choose(asked, "no Reaction")
    assert (foe(stood)["life"], labels(stood)) == (6, ["no Reaction", "play Stumble"]), "and again at the second time"


def test_shadow_cloning_of_a_card_out_of_range_shows_it_and_leaves_it() -> None:
    start = duel(distance=5, me={"hand": ["Shadow Cloning"], "face_down": ["Steel Strings"]})
    done = choose(start, "play Shadow Cloning")
    assert (me(done)["face_down"], known_to(FOE, done, FACE_DOWN + ME)) == (["Steel Strings"], ["Steel Strings"])


def test_shadow_cloning_without_a_card_to_choose_shows_that_there_is_none() -> None:
    start = duel(distance=5, me={"hand": ["Shadow Cloning"], "face_down": ["Revitalize"]})
    done = choose(start, "play Shadow Cloning")
    assert (me(done)["face_down"], known_to(FOE, done, FACE_DOWN + ME)) == (["Revitalize"], ["Revitalize"])


# Revitalize.


def test_revitalize_makes_a_devoted_special_card_available_when_disenchanted() -> None:
    start = duel(distance=5, turn="foe", phase="start", me={"in_play": {"Revitalize": 1}, "used": ["Kuma-Suke", "Tobi-Kage"]})
    asked = choose(start)
    assert (asked.seat, labels(asked)) == (ME, ["choose Kuma-Suke", "choose Tobi-Kage"])
    done = choose(asked, "choose Tobi-Kage")
    assert (me(done)["ready"], me(done)["used"], me(done)["discard"]) == (["Tobi-Kage"], ["Kuma-Suke"], ["Revitalize"])


def test_revitalize_has_two_sakura_tokens_and_so_lasts_two_beginning_phases() -> None:
    start = duel(distance=5, me={"hand": ["Revitalize"], "used": ["Kuma-Suke"], "aura": 0, "vigor": 1})
    played = choose(start, "play Revitalize")
    assert me(played)["in_play"] == {"Revitalize": 2}
    theirs = choose(played, "end turn", "do not reshuffle")
    assert (me(theirs)["in_play"], me(theirs)["ready"]) == ({"Revitalize": 1}, [])


def test_revitalize_without_a_devoted_card_does_nothing() -> None:
    start = duel(distance=5, turn="foe", phase="start", me={"in_play": {"Revitalize": 1}, "ready": ["Kuma-Suke"]})
    assert (me(start)["discard"], me(start)["ready"], start.question) == (["Revitalize"], ["Kuma-Suke"], "reshuffle")


def test_revitalize_is_unguarded() -> None:
    start = duel(
        distance=5,
        turn="foe",
        me={"in_play": {"Revitalize": 2}, "used": ["Kuma-Suke"]},
        foe={"hand": ["Jab"], "vigor": 1},
    )
    hurt = choose(start, "play Jab", "take 1 to Life")
    assert (me(hurt)["in_play"], me(hurt)["face_down"], me(hurt)["discard"]) == ({}, ["Revitalize"], [])
    assert (me(hurt)["used"], me(hurt)["ready"]) == (["Kuma-Suke"], []), "no Disenchant"
    assert state(hurt)["shadow"] == state(start)["shadow"] + 2


def test_revitalize_is_unguarded_against_damage_to_aura_too() -> None:
    start = scene(
        AEG,
        distance=2,
        turn="foe",
        me={"in_play": {"Revitalize": 2}, "used": ["Kuma-Suke"]},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    hurt = choose(start, "play Slash", "take 3 to Aura")
    assert (me(hurt)["in_play"], me(hurt)["face_down"], me(hurt)["used"]) == ({}, ["Revitalize"], ["Kuma-Suke"])


def test_revitalize_is_no_trap() -> None:
    start = duel(distance=5, phase="start", me={"deck": ["Caltrops", "Shadow Cloning"], "face_down": ["Revitalize"], "vigor": 1})
    assert choose(start, RESHUFFLE).question == "main"


# Kuma-Suke.


def test_kuma_suke_attacks_and_then_once_more_for_each_card_in_the_discard_pile() -> None:
    pile = ["Steel Strings", "Caltrops"]
    start = duel(distance=4, me={"ready": ["Kuma-Suke"], "flare": 3, "face_down": pile, "discard": ["Induce"]})
    position = choose(start, "play Kuma-Suke")
    for life in (8, 7, 6):
        assert (foe(position)["life"], labels(position)) == (life, ["take 2 to Aura", "take 1 to Life"])
        position = choose(position, "take 1 to Life")
    assert (foe(position)["life"], me(position)["flare"], me(position)["used"]) == (5, 0, ["Kuma-Suke"])
    assert (state(position)["turn"], me(position)["face_down"]) == ("foe", pile), "Throughout"


def test_kuma_suke_with_an_empty_discard_pile_attacks_once() -> None:
    start = duel(distance=3, me={"ready": ["Kuma-Suke"], "flare": 3, "discard": ["Induce"]})
    done = choose(start, "play Kuma-Suke", "take 1 to Life")
    assert (foe(done)["life"], state(done)["turn"]) == (7, "foe")


def test_kuma_suke_makes_no_more_attacks_when_cancelled() -> None:
    start = duel(
        distance=3, me={"ready": ["Kuma-Suke"], "flare": 3, "aura": 5, "face_down": ["Induce"]}, foe={"hand": ["Counter"]}
    )
    done = choose(start, "play Kuma-Suke", "play Counter", "take 1 to Aura")
    assert (foe(done)["life"], foe(done)["aura"], state(done)["turn"]) == (8, 3, "foe")


def test_kuma_sukes_further_attacks_are_out_of_range_once_the_distance_has_changed() -> None:
    start = duel(
        distance=4,
        me={"ready": ["Kuma-Suke"], "flare": 3, "face_down": ["Induce", "Caltrops"]},
        foe={"hand": ["Stumble"], "aura": 0},
    )
    moved = choose(start, "play Kuma-Suke", "no Reaction", "play Stumble")
    assert (foe(moved)["life"], state(moved)["distance"]) == (7, 6), "the second misses and the third is never made"


def test_kuma_suke_costs_three_and_needs_three_or_four() -> None:
    assert why_not(duel(distance=3, me={"ready": ["Kuma-Suke"], "flare": 2, "vigor": 1}), "play Kuma-Suke") == "Flare 2, costs 3"
    for distance in (2, 5):
        start = duel(distance=distance, me={"ready": ["Kuma-Suke"], "flare": 3, "vigor": 1})
        assert why_not(start, "play Kuma-Suke") == f"Distance {distance}, needs 3-4"


# Tobi-Kage.


def test_tobi_kage_may_play_a_card_of_the_discard_pile() -> None:
    start = duel(distance=2, me={"ready": ["Tobi-Kage"], "flare": 3, "vigor": 1, "face_down": ["Caltrops", "Revitalize"]})
    asked = choose(start, "play Tobi-Kage")
    assert (asked.seat, labels(asked), me(asked)["flare"]) == (ME, ["choose Caltrops", "choose Revitalize", "no"], 0)
    assert labels(choose(asked, "choose Caltrops")) == ["take 3 to Aura", "take 2 to Life"]
    assert me(choose(asked, "choose Revitalize", "0 from Aura"))["in_play"] == {"Revitalize": 2}
    declined = choose(asked, "no")
    assert (me(declined)["face_down"], me(declined)["used"]) == (["Caltrops", "Revitalize"], ["Tobi-Kage"])


def test_tobi_kage_plays_no_throughout_card_and_none_out_of_range() -> None:
    pile = ["Rush of Blades", "Shadow Cloning", "Caltrops"]
    start = duel(distance=5, me={"ready": ["Tobi-Kage"], "flare": 3, "vigor": 1, "face_down": pile})
    done = choose(start, "play Tobi-Kage")
    assert (done.question, me(done)["face_down"], me(done)["used"]) == ("main", pile, ["Tobi-Kage"])


def test_tobi_kage_is_a_reaction_and_what_it_plays_can_spoil_the_attack() -> None:
    start = duel(
        distance=4,
        turn="foe",
        me={"ready": ["Tobi-Kage"], "flare": 4, "face_down": ["Ninpo-Walk"]},
        foe={"hand": ["Steel Strings"], "vigor": 1},
    )
    asked = choose(start, "play Steel Strings")
    assert (asked.seat, labels(asked)) == (ME, ["no Reaction", "play Tobi-Kage"])
    walked = choose(asked, "play Tobi-Kage", "choose Ninpo-Walk", "your Flare to Distance")
    assert (state(walked)["distance"], me(walked)["life"], me(walked)["aura"]) == (5, 8, 3)


def test_what_tobi_kage_plays_does_not_itself_react() -> None:
    start = duel(
        distance=4,
        turn="foe",
        me={"ready": ["Tobi-Kage"], "flare": 3, "face_down": ["Counter"]},
        foe={"hand": ["Strike"], "vigor": 1, "aura": 0},
    )
    countered = choose(start, "play Strike", "play Tobi-Kage", "choose Counter")
    assert (me(countered)["life"], foe(countered)["life"]) == (6, 7), "nothing to cancel: it is not said to react"


def test_tobi_kage_costs_three() -> None:
    assert why_not(duel(distance=5, me={"ready": ["Tobi-Kage"], "flare": 2, "vigor": 1}), "play Tobi-Kage") == "Flare 2, costs 3"


# Uro-Uo.


def test_uro_uo_takes_five_sakura_tokens_and_costs_three() -> None:
    played = choose(duel(distance=3, me={"ready": ["Uro-Uo"], "flare": 3, "vigor": 1, "aura": 0}), "play Uro-Uo")
    assert (me(played)["in_play"], me(played)["flare"]) == ({"Uro-Uo": 5}, 0)
    assert why_not(duel(distance=3, me={"ready": ["Uro-Uo"], "flare": 2, "vigor": 1}), "play Uro-Uo") == "Flare 2, costs 3"


def test_uro_uo_turns_the_arrows_of_ones_own_cards() -> None:
    start = duel(distance=5, me={"in_play": {"Uro-Uo": 2}, "hand": ["Stumble", "Ninpo-Walk"], "vigor": 1, "flare": 1})
    nearer = choose(start, "play Stumble")
    assert (state(nearer)["distance"], state(nearer)["shadow"]) == (3, state(start)["shadow"] + 2)
    walked = choose(start, "play Ninpo-Walk", "your Flare to Distance")
    assert (state(walked)["distance"], me(walked)["flare"]) == (4, 2)
    back = choose(start, "play Ninpo-Walk", "your Aura to your Flare")
    assert (me(back)["aura"], me(back)["flare"]) == (4, 0)


def test_uro_uo_turns_arrows_into_full_areas_no_more_than_any_arrow() -> None:
    start = duel(distance=5, me={"in_play": {"Uro-Uo": 2}, "hand": ["Ninpo-Walk"], "vigor": 1, "flare": 1, "aura": 5})
    full = choose(start, "play Ninpo-Walk", "your Aura to your Flare")
    assert (me(full)["aura"], me(full)["flare"]) == (5, 1)


def test_uro_uo_leaves_the_opponents_arrows_other_moves_and_basic_actions() -> None:
    theirs = duel(distance=5, turn="foe", me={"in_play": {"Uro-Uo": 2}}, foe={"hand": ["Stumble"], "vigor": 1})
    assert state(choose(theirs, "play Stumble"))["distance"] == 7
    mine = duel(distance=5, me={"in_play": {"Uro-Uo": 2}, "hand": ["Gather"], "vigor": 1})
    assert me(choose(mine, "play Gather"))["aura"] == 5
    recovered = choose(duel(distance=5, me={"in_play": {"Uro-Uo": 2}, "vigor": 1}), "Recover")
    assert me(recovered)["aura"] == 4


def test_uro_uo_no_longer_turns_its_own_players_arrows_once_it_is_gone() -> None:
    gone = duel(distance=5, phase="start", me={"in_play": {"Uro-Uo": 1}, "hand": ["Stumble"], "deck": FILL, "vigor": 1})
    done = choose(gone, "do not reshuffle", "play Stumble")
    assert (state(done)["distance"], me(done)["used"]) == (7, ["Uro-Uo"])


# Mi-Kazura.


def test_mi_kazura_moves_a_sakura_token_from_shadow_to_flare_for_nothing() -> None:
    start = duel(distance=9, me={"ready": ["Mi-Kazura"], "vigor": 1})
    done = choose(start, "play Mi-Kazura")
    assert (me(done)["flare"], state(done)["shadow"], me(done)["used"]) == (1, 0, ["Mi-Kazura"])
    assert (done.seat, foe(done)["life"], foe(done)["aura"]) == (ME, 8, 3), "no attack, at any Distance"


def test_mi_kazura_is_available_again_after_an_end_phase_with_flare_0() -> None:
    empty = duel(distance=5, me={"used": ["Mi-Kazura"], "vigor": 1})
    assert me(choose(empty, "end turn"))["ready"] == ["Mi-Kazura"]
    holding = duel(distance=5, me={"used": ["Mi-Kazura"], "flare": 1, "vigor": 1})
    assert me(choose(holding, "end turn"))["used"] == ["Mi-Kazura"]
    theirs = duel(distance=5, turn="foe", me={"used": ["Mi-Kazura"]}, foe={"vigor": 1})
    assert me(choose(theirs, "end turn"))["used"] == ["Mi-Kazura"], "in its owner's end phase alone"
