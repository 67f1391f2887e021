"""Shinra's cards of the first generation: every sentence on them, played against a Megami made for it."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.sakura_arms.rules.cards.base import CARRIED_OVER, SEEN, UNCERTAIN
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.shinra import SHINRA
from mankai.games.sakura_arms.rules.constants import DESTROY, FACE_DOWN, HAND, IN_PLAY
from mankai.games.sakura_arms.rules.editions.aeg import GAME
from mankai.games.sakura_arms.rules.editions.first_generation import FirstGeneration, first_generation_steps
from mankai.games.sakura_arms.rules.vocabulary import (
    DASH,
    NOTHING,
    SHADOW,
    Attack,
    Card,
    Goddess,
    Pair,
    Player,
    at,
    revised,
    span,
)
from support.games.sakura_arms_scenes import FOE, ME, answer, foe, labels, me, scene, state, why_not

ANYWHERE = span(0, 10)
FORWARD, BACKWARD = "Forward Movement", "Backward Movement"


class Bolt(Card):
    """Make an attack, Range 0-10, 2/1."""

    def act(self, me: Player) -> None:
        me.attack(ANYWHERE, (2, 1))


class Bloom(Card):
    """Disenchant: gain 1 Vigor."""

    def disenchant(self, me: Player) -> None:
        me.gain_vigor(1)


class Keen(Card):
    """Ongoing: your attacks get +1/+0."""

    def ongoing_bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 0) if attack.by(me) else NOTHING


class Snuff(Card):
    """Choose an Enhancement in play: all Sakura on it go to Shadow."""

    def act(self, me: Player) -> None:
        zones = me.duel.table.zones
        card = me.choose_card([*zones[IN_PLAY], *zones[IN_PLAY + 1]], "snuff")
        me.duel.take_off_card(me.duel.charge(card), card, SHADOW)
        me.duel.run_now(DESTROY, 0 if card in zones[IN_PLAY] else 1, card)


KEI = Goddess(
    "Kei",
    "ケイ",
    "Test",
    [
        revised(Card(), name="Thrust", reach=ANYWHERE, damage=(3, 1)),
        revised(Card(), name="Poke", reach=at(1), damage=(1, 1)),
        revised(Card(), name="Sweep", reach=ANYWHERE, damage=(3, 1), full_power=True),
        revised(Card(), name="Parry", reaction=True),
        revised(Card(), name="Frail", charge=3, concentration=True),
        revised(Bloom(), charge=2),
        revised(Keen(), charge=3),
        Snuff(),
        revised(Card(), name="Smite", reach=ANYWHERE, damage=(3, 2), flare=0),
        revised(Bolt(), flare=0),
    ],
    [],
    [],
)
MADE = FirstGeneration("sakura-arms/made", [SHINRA, KEI], "aeg", [], first_generation_steps())


def at_stage(**description: Any) -> Position:
    return scene(MADE, **description)


def choose(position: Position, *choices: str) -> Position:
    """Answer as `answer` does, without saving: the made edition is not installed."""
    for choice in choices:
        words = labels(position)
        assert choice in words, f"{choice!r} is not among {words} (asked: seat {position.seat}, {position.question!r})"
        position = position.play(position.options[words.index(choice)])
    return position


def idle(position: Position, until_turn: int) -> Position:
    """Play on without actions until that turn's Main Phase."""
    while state(position)["turns"] < until_turn or position.question != "main":
        words = labels(position)
        idly = [word for word in ("end turn", "do not reshuffle", "take 1 to Life") if word in words]
        position = choose(position, idly[0] if idly else words[0])
    return position


def asked(position: Position) -> tuple[int, str, list[str]]:
    """The seat that is asked, the question, and the options."""
    return position.seat, position.question, labels(position)


def known_to(seat: int, position: Position, zone: int) -> list[str]:
    """The cards of a zone that a seat knows, by name."""
    return [MADE.cards[card].name for card in position.view(seat)["zones"][zone] if card >= 0]


def card(name: str) -> Card:
    return next(card for card in SHINRA.cards if card.name == name)


# Her cards as printed.


def test_her_numbers_are_the_facts() -> None:
    printed = {"Argue": (2, 7, (DASH, 0)), "Protest": (2, 7, (1, DASH)), "Sophism": (2, 9, (DASH, 1))}
    attacks = {one.name: (one.reach, one.damage) for one in SHINRA.cards if one.reach}
    assert attacks == {name: (span(near, far), damage) for name, (near, far, damage) in printed.items()}
    charges = {"Eloquence": 2, "Confuse": 4, "Refute the World": 5, "Prove the Nature": 5}
    assert {one.name: one.charge for one in SHINRA.cards if one.charge} == charges
    costs = {"Shake the Mind": 4, "Infer the Totality": 2, "Refute the World": 2, "Prove the Nature": 5}
    assert {one.name: one.flare for one in SHINRA.cards if one.is_ultimate} == costs
    assert [one.name for one in SHINRA.cards if one.reaction] == ["Protest"]
    assert [one.name for one in SHINRA.cards if one.full_power] == ["Sophism", "Refute the World"]
    assert [one.is_ultimate for one in SHINRA.cards] == [False] * 7 + [True] * 4


def test_what_is_known_of_her_cards() -> None:
    assert [one.name for one in SHINRA.cards if one.provenance == SEEN] == ["Protest"]
    assert [one.name for one in SHINRA.cards if one.provenance == UNCERTAIN] == ["Argue", "Eloquence"]
    assert len([one for one in SHINRA.cards if one.provenance == CARRIED_OVER]) == 8


def test_every_card_has_a_text() -> None:
    assert [one.name for one in SHINRA.cards if not one.text] == []


def test_quick_builds_are_three_and_one_and_four_and_two() -> None:
    for names, normals in ((SHINRA.blue, 3), (SHINRA.red, 4)):
        kinds = [card(name).is_ultimate for name in names]
        assert kinds == [False] * normals + [True] * (len(names) - normals)
        assert len(set(names)) == len(names) == {3: 4, 4: 6}[normals]


# Argue.


def test_argue_deals_nothing_to_life_from_two_to_seven() -> None:
    for distance in (2, 7):
        done = choose(at_stage(distance=distance, me={"hand": ["Argue"], "vigor": 1}), "play Argue")
        assert (done.question, foe(done)["aura"], foe(done)["life"], me(done)["discard"]) == ("main", 3, 8, ["Argue"])
    for distance in (1, 8):
        start = at_stage(distance=distance, me={"hand": ["Argue"], "vigor": 1})
        assert why_not(start, "play Argue") == f"Distance {distance}, needs 2-7"


def test_argue_with_an_enhancement_discards_the_top_three_cards_of_the_opponent_s_deck() -> None:
    start = at_stage(
        distance=5,
        me={"hand": ["Argue"], "in_play": {"Eloquence": 1}, "vigor": 1},
        foe={"deck": ["Thrust", "Poke", "Sweep", "Parry"]},
    )
    done = choose(start, "play Argue")
    assert (foe(done)["deck"], foe(done)["face_down"], foe(done)["discard"]) == (["Parry"], ["Thrust", "Poke", "Sweep"], [])
    assert known_to(FOE, done, FACE_DOWN + FOE) == ["Thrust", "Poke", "Sweep"]
    assert known_to(ME, done, FACE_DOWN + FOE) == [], "face-down: only their owner may look"


def test_argue_takes_as_many_as_there_are() -> None:
    start = at_stage(
        distance=5, me={"hand": ["Argue"], "in_play": {"Eloquence": 1}, "vigor": 1}, foe={"deck": ["Thrust", "Poke"]}
    )
    done = choose(start, "play Argue")
    assert (foe(done)["deck"], foe(done)["face_down"], foe(done)["life"]) == ([], ["Thrust", "Poke"], 8)


def test_argue_without_an_enhancement_of_one_s_own_discards_nothing() -> None:
    start = at_stage(
        distance=5, me={"hand": ["Argue"], "vigor": 1}, foe={"deck": ["Thrust", "Poke", "Sweep"], "in_play": {"Keen": 2}}
    )
    done = choose(start, "play Argue")
    assert (foe(done)["deck"], foe(done)["face_down"]) == (["Thrust", "Poke", "Sweep"], [])


def test_argue_cancelled_discards_nothing() -> None:
    start = at_stage(
        distance=5,
        me={"hand": ["Argue"], "in_play": {"Eloquence": 1}, "vigor": 1},
        foe={"hand": ["Protest"], "deck": ["Thrust", "Poke", "Sweep"]},
    )
    done = choose(start, "play Argue", "play Protest")
    assert (foe(done)["deck"], foe(done)["face_down"]) == (["Thrust", "Poke", "Sweep"], [])
    assert (done.seat, labels(done)) == (ME, ["take 1 to Life", "take 1 to Aura"]), "Protest has made its opponent draw"


# Protest.


def test_protest_deals_one_to_aura_from_two_to_seven() -> None:
    for distance in (2, 7):
        start = at_stage(distance=distance, me={"hand": ["Protest"], "vigor": 1}, foe={"deck": ["Thrust"]})
        done = choose(start, "play Protest")
        assert (done.question, foe(done)["aura"], foe(done)["life"]) == ("main", 2, 8)
    for distance in (1, 8):
        start = at_stage(distance=distance, me={"hand": ["Protest"], "vigor": 1})
        assert why_not(start, "play Protest") == f"Distance {distance}, needs 2-7"


def test_protest_lets_the_opponent_draw() -> None:
    start = at_stage(distance=5, me={"hand": ["Protest"], "vigor": 1}, foe={"deck": ["Thrust", "Poke"]})
    done = choose(start, "play Protest")
    assert (foe(done)["hand"], foe(done)["deck"]) == (["Thrust"], ["Poke"])


def test_protest_burns_out_an_opponent_without_cards() -> None:
    start = at_stage(distance=5, me={"hand": ["Protest"], "vigor": 1})
    burnt = choose(start, "play Protest")
    assert (burnt.seat, labels(burnt)) == (FOE, ["take 1 to Life", "take 1 to Aura"])
    assert foe(choose(burnt, "take 1 to Aura"))["aura"] == 1


@pytest.mark.parametrize(("place", "name"), [("hand", "Thrust"), ("hand", "Sweep"), ("ready", "Bolt")])
def test_protest_cancels_an_attack_that_is_not_special(place: str, name: str) -> None:
    # Rulings 5.7: what a special card does by its effect is no special attack.
    start = at_stage(
        distance=5, turn="foe", me={"hand": ["Protest"], "deck": ["Argue"]}, foe={place: [name], "deck": ["Poke"], "vigor": 1}
    )
    done = choose(start, f"play {name}", "play Protest")
    assert (me(done)["aura"], me(done)["life"], foe(done)["aura"]) == (3, 8, 2)
    assert done.question in ("main", "reshuffle"), "nothing is left of it: no damage is asked about"
    assert "Poke" in foe(done)["hand"]


def test_protest_does_not_cancel_a_special_attack() -> None:
    start = at_stage(distance=5, turn="foe", me={"hand": ["Protest"]}, foe={"ready": ["Smite"], "deck": ["Poke"], "vigor": 1})
    hit = choose(start, "play Smite", "play Protest")
    assert asked(hit) == (ME, "damage", ["take 3 to Aura", "take 2 to Life"])
    assert foe(hit)["hand"] == ["Poke"], "the opponent draws all the same"


# Sophism.


def test_sophism_deals_one_to_life_from_two_to_nine_and_gives_two_aura_away() -> None:
    for distance in (2, 9):
        start = at_stage(distance=distance, me={"hand": ["Sophism"]}, foe={"aura": 1})
        done = choose(start, "play Sophism")
        assert (foe(done)["life"], foe(done)["aura"], me(done)["aura"]) == (7, 3, 1)
    for distance in (1, 10):
        start = at_stage(distance=distance, me={"hand": ["Sophism"]})
        assert why_not(start, "play Sophism") == f"Distance {distance}, needs 2-9"


def test_sophism_gives_what_there_is_and_what_fits() -> None:
    poor = choose(at_stage(distance=5, me={"hand": ["Sophism"], "aura": 1}), "play Sophism")
    assert (me(poor)["aura"], foe(poor)["aura"]) == (0, 4)
    full = choose(at_stage(distance=5, me={"hand": ["Sophism"]}, foe={"aura": 4}), "play Sophism")
    assert (me(full)["aura"], foe(full)["aura"]) == (2, 5)


def test_sophism_is_throughout() -> None:
    start = at_stage(distance=5, me={"hand": ["Sophism", "Agitate"], "vigor": 1}, foe={"deck": ["Poke", "Thrust"]})
    assert state(choose(start, "play Sophism"))["turn"] == "foe"
    assert "Throughout" in why_not(choose(start, "play Agitate"), "play Sophism")


# Agitate.


def test_agitate_moves_one_from_the_opponent_s_aura_to_distance() -> None:
    done = choose(at_stage(distance=5, me={"hand": ["Agitate"], "vigor": 1}), "play Agitate")
    assert (foe(done)["aura"], state(done)["distance"], me(done)["aura"]) == (2, 6, 3)
    bare = choose(at_stage(distance=5, me={"hand": ["Agitate"], "vigor": 1}, foe={"aura": 0}), "play Agitate")
    assert state(bare)["distance"] == 5
    far = choose(at_stage(distance=10, me={"hand": ["Agitate"], "vigor": 1}), "play Agitate")
    assert (foe(far)["aura"], state(far)["distance"]) == (3, 10)


# Replicate.


def test_replicate_looks_at_the_hand_and_chooses_a_card_without_throughout() -> None:
    start = at_stage(
        distance=5,
        me={"hand": ["Replicate"], "in_play": {"Eloquence": 1}, "vigor": 1},
        foe={"hand": ["Thrust", "Sweep", "Parry"]},
    )
    looked = choose(start, "play Replicate")
    assert asked(looked) == (ME, "play or discard", ["choose Thrust", "choose Parry"])
    assert known_to(ME, looked, HAND + FOE) == ["Thrust", "Sweep", "Parry"]


def test_replicate_may_play_the_card() -> None:
    start = at_stage(
        distance=5,
        me={"hand": ["Replicate"], "in_play": {"Eloquence": 1}, "vigor": 1},
        foe={"hand": ["Thrust", "Bloom"]},
    )
    chosen = choose(start, "play Replicate", "choose Thrust")
    assert labels(chosen) == ["play it", "put it into the discard pile"]
    hit = choose(chosen, "play it")
    assert asked(hit) == (FOE, "damage", ["take 3 to Aura", "take 1 to Life"])
    done = choose(hit, "take 1 to Life")
    assert (foe(done)["life"], foe(done)["hand"], foe(done)["discard"]) == (7, ["Bloom"], ["Thrust"])
    assert (me(done)["discard"], done.question) == (["Replicate"], "main")


def test_replicate_may_put_the_card_into_the_discard_pile() -> None:
    start = at_stage(
        distance=5,
        me={"hand": ["Replicate"], "in_play": {"Eloquence": 1}, "vigor": 1},
        foe={"hand": ["Thrust", "Bloom"]},
    )
    done = choose(start, "play Replicate", "choose Thrust", "put it into the discard pile")
    assert (foe(done)["hand"], foe(done)["face_down"], foe(done)["discard"]) == (["Bloom"], ["Thrust"], [])
    assert known_to(ME, done, FACE_DOWN + FOE) == ["Thrust"], "whoever chose it knows it"


def test_replicate_can_only_discard_what_it_cannot_play() -> None:
    start = at_stage(distance=5, me={"hand": ["Replicate"], "in_play": {"Eloquence": 1}, "vigor": 1}, foe={"hand": ["Poke"]})
    done = choose(start, "play Replicate")
    assert (foe(done)["face_down"], done.question) == (["Poke"], "main"), "Distance 5, needs 1"


def test_replicate_plays_an_enhancement_at_one_s_own_side_until_it_goes_to_its_owner() -> None:
    start = at_stage(
        distance=5,
        me={"goddesses": ["shinra", "kei"], "hand": ["Replicate", "Snuff"], "in_play": {"Eloquence": 1}, "vigor": 1},
        foe={"hand": ["Bloom"]},
    )
    taken = choose(start, "play Replicate", "play it", "0 from Aura")
    assert (me(taken)["in_play"], foe(taken)["in_play"]) == ({"Eloquence": 1, "Bloom (foe's)": 2}, {})
    done = choose(taken, "play Snuff", "choose Bloom")
    assert (foe(done)["discard"], me(done)["vigor"], foe(done)["vigor"]) == (["Bloom"], 2, 0)


def test_replicate_without_an_enhancement_sees_nothing() -> None:
    start = at_stage(
        distance=5, me={"hand": ["Replicate"], "vigor": 1}, foe={"hand": ["Thrust", "Parry"], "in_play": {"Keen": 1}}
    )
    done = choose(start, "play Replicate")
    assert (done.question, foe(done)["hand"]) == ("main", ["Thrust", "Parry"])
    assert known_to(ME, done, HAND + FOE) == []


def test_replicate_finds_nothing_among_throughout_cards() -> None:
    start = at_stage(distance=5, me={"hand": ["Replicate"], "in_play": {"Eloquence": 1}, "vigor": 1}, foe={"hand": ["Sweep"]})
    done = choose(start, "play Replicate")
    assert (done.question, foe(done)["hand"], known_to(ME, done, HAND + FOE)) == ("main", ["Sweep"], ["Sweep"])


# Eloquence.


def test_eloquence_forbids_the_opponent_forward_movement() -> None:
    start = at_stage(distance=5, turn="foe", me={"in_play": {"Eloquence": 1}}, foe={"vigor": 1})
    assert why_not(start, FORWARD) == "forbidden by an effect in play"
    assert BACKWARD in labels(start)


def test_eloquence_does_not_forbid_its_owner_anything() -> None:
    assert FORWARD in labels(at_stage(distance=5, me={"in_play": {"Eloquence": 1}, "vigor": 1}))


def test_eloquence_takes_two_sakura_and_ends_with_them() -> None:
    laid = choose(at_stage(distance=5, me={"hand": ["Eloquence"], "vigor": 1}), "play Eloquence", "1 from Aura")
    assert (me(laid)["in_play"], me(laid)["aura"]) == ({"Eloquence": 2}, 2)
    start = at_stage(
        distance=5, turn="foe", phase="start", me={"in_play": {"Eloquence": 1}}, foe={"deck": ["Poke", "Thrust"], "vigor": 1}
    )
    assert FORWARD in labels(choose(start, "do not reshuffle"))


# Confuse.


def test_confuse_seals_a_card_of_the_opponent_s_played_pile() -> None:
    start = at_stage(
        distance=5,
        me={"hand": ["Confuse"], "discard": ["Argue"], "vigor": 1},
        foe={"discard": ["Thrust", "Poke"], "face_down": ["Parry"], "hand": ["Sweep"]},
    )
    sealing = choose(start, "play Confuse", "0 from Aura")
    assert asked(sealing) == (ME, "seal", ["choose Thrust", "choose Poke"])
    done = choose(sealing, "choose Poke")
    assert (foe(done)["discard"], foe(done)["sealed"], me(done)["in_play"]) == (["Thrust"], ["Poke"], {"Confuse": 4})
    assert (foe(done)["face_down"], foe(done)["hand"]) == (["Parry"], ["Sweep"])


def test_confuse_disenchanted_gives_the_card_back() -> None:
    start = at_stage(
        distance=5,
        me={"goddesses": ["shinra", "kei"], "hand": ["Confuse", "Snuff"], "vigor": 1},
        foe={"discard": ["Thrust", "Poke"]},
    )
    done = choose(start, "play Confuse", "0 from Aura", "choose Poke", "play Snuff")
    assert (foe(done)["discard"], foe(done)["sealed"]) == (["Thrust", "Poke"], [])
    assert done.now.effects == ()


def test_confuse_keeps_the_card_over_the_turns_until_its_last_sakura() -> None:
    start = at_stage(distance=5, me={"hand": ["Confuse"], "vigor": 1}, foe={"discard": ["Thrust"]})
    sealed = choose(start, "play Confuse", "0 from Aura")
    third = idle(sealed, 6)
    assert (me(third)["in_play"], foe(third)["sealed"], foe(third)["discard"]) == ({"Confuse": 1}, ["Thrust"], [])
    fourth = idle(sealed, 7)
    assert (me(fourth)["in_play"], foe(fourth)["sealed"], foe(fourth)["discard"]) == ({}, [], ["Thrust"])


def test_confuse_keeps_the_card_out_of_a_reshuffle() -> None:
    start = at_stage(
        distance=5, me={"hand": ["Confuse"], "vigor": 1}, foe={"discard": ["Thrust", "Poke"], "face_down": ["Parry"]}
    )
    theirs = choose(start, "play Confuse", "0 from Aura", "choose Poke", "end turn", "reshuffle, 1 Damage to your Life")
    assert sorted(foe(theirs)["hand"] + foe(theirs)["deck"]) == ["Parry", "Thrust"]
    assert foe(theirs)["sealed"] == ["Poke"]


def test_confuse_may_find_nothing_to_seal() -> None:
    start = at_stage(
        distance=5,
        me={"goddesses": ["shinra", "kei"], "hand": ["Confuse", "Snuff"], "vigor": 1},
        foe={"face_down": ["Thrust"]},
    )
    laid = choose(start, "play Confuse", "0 from Aura")
    assert (me(laid)["in_play"], foe(laid)["sealed"], laid.question) == ({"Confuse": 4}, [], "main")
    assert (foe(choose(laid, "play Snuff"))["discard"], foe(laid)["face_down"]) == ([], ["Thrust"])


def test_two_confuses_at_one_side_each_give_back_their_own_card() -> None:
    start = at_stage(
        distance=5,
        me={"goddesses": ["shinra", "kei"], "hand": ["Confuse", "Replicate", "Snuff"], "aura": 5, "vigor": 1},
        foe={"goddesses": ["shinra", "kei"], "hand": ["Confuse"], "discard": ["Thrust", "Poke"], "aura": 0},
    )
    mine = choose(start, "play Confuse", "0 from Aura", "choose Thrust")
    both = choose(mine, "play Replicate", "play it", "4 from Aura")
    assert (foe(both)["discard"], foe(both)["sealed"]) == ([], ["Thrust", "Poke"])
    snuffed = choose(both, "play Snuff")
    theirs_gone = snuffed.play(snuffed.options[1])
    assert (foe(theirs_gone)["discard"], foe(theirs_gone)["sealed"]) == (["Confuse", "Poke"], ["Thrust"])
    mine_gone = snuffed.play(snuffed.options[0])
    assert (foe(mine_gone)["discard"], foe(mine_gone)["sealed"]) == (["Thrust"], ["Poke"])


# Shake the Mind.


def test_shake_the_mind_seals_a_card_of_the_opponent_s_played_pile() -> None:
    start = at_stage(
        distance=5,
        me={"ready": ["Shake the Mind"], "flare": 5, "vigor": 1, "discard": ["Argue"]},
        foe={"discard": ["Thrust", "Poke"], "face_down": ["Parry"]},
    )
    sealing = choose(start, "play Shake the Mind")
    assert labels(sealing) == ["choose Thrust", "choose Poke"]
    done = choose(sealing, "choose Thrust")
    assert (foe(done)["discard"], foe(done)["sealed"], me(done)["used"]) == (["Poke"], ["Thrust"], ["Shake the Mind"])
    assert me(done)["flare"] == 1
    poor = at_stage(distance=5, me={"ready": ["Shake the Mind"], "flare": 3, "vigor": 1})
    assert why_not(poor, "play Shake the Mind") == "Flare 3, costs 4"


def test_shake_the_mind_never_gives_the_card_back() -> None:
    start = at_stage(
        distance=5,
        me={
            "goddesses": ["shinra", "kei"], "ready": ["Shake the Mind"], "flare": 4, "vigor": 1, "hand": ["Confuse", "Snuff"]
        },
        foe={"discard": ["Thrust", "Poke"]},
    )  # fmt: skip
    both = choose(start, "play Shake the Mind", "choose Thrust", "play Confuse", "0 from Aura")
    assert foe(both)["sealed"] == ["Thrust", "Poke"]
    done = choose(both, "play Snuff")
    assert (foe(done)["sealed"], foe(done)["discard"]) == (["Thrust"], ["Poke"])
    assert foe(idle(done, 7))["sealed"] == ["Thrust"]


def test_shake_the_mind_may_find_nothing() -> None:
    done = choose(at_stage(distance=5, me={"ready": ["Shake the Mind"], "flare": 4, "vigor": 1}), "play Shake the Mind")
    assert (done.question, foe(done)["sealed"], me(done)["used"]) == ("main", [], ["Shake the Mind"])


# Infer the Totality.


def test_infer_the_totality_puts_up_to_its_charge_on_any_enhancement() -> None:
    start = at_stage(
        distance=5,
        me={"ready": ["Infer the Totality"], "flare": 2, "in_play": {"Eloquence": 1}, "vigor": 1},
        foe={"in_play": {"Keen": 1}, "aura": 1},
    )
    chosen = choose(start, "play Infer the Totality")
    assert asked(chosen) == (ME, "put Sakura on", ["choose Eloquence", "choose Keen"])
    mine = choose(chosen, "choose Eloquence")
    assert labels(mine) == ["put 0 Sakura on it", "put 1 Sakura on it", "put 2 Sakura on it"]
    done = choose(mine, "put 2 Sakura on it")
    assert (me(done)["in_play"], state(done)["shadow"]) == ({"Eloquence": 3}, state(chosen)["shadow"] - 2)
    theirs = choose(chosen, "choose Keen", "put 3 Sakura on it")
    assert (foe(theirs)["in_play"], me(theirs)["in_play"]) == ({"Keen": 4}, {"Eloquence": 1})
    assert me(choose(mine, "put 0 Sakura on it"))["in_play"] == {"Eloquence": 1}


def test_infer_the_totality_takes_sakura_from_shadow_alone_its_own_cost_among_them() -> None:
    start = at_stage(
        distance=9,
        me={"ready": ["Infer the Totality"], "flare": 2, "in_play": {"Confuse": 1}, "aura": 3, "vigor": 1},
        foe={"aura": 1},
    )
    assert state(start)["shadow"] == 0
    chosen = choose(start, "play Infer the Totality")
    assert labels(chosen) == ["put 0 Sakura on it", "put 1 Sakura on it", "put 2 Sakura on it"]
    done = choose(chosen, "put 2 Sakura on it")
    assert (me(done)["in_play"], me(done)["aura"], state(done)["shadow"]) == ({"Confuse": 3}, 3, 0)


def test_infer_the_totality_without_an_enhancement_does_nothing() -> None:
    start = at_stage(distance=5, me={"ready": ["Infer the Totality"], "flare": 2, "vigor": 1})
    done = choose(start, "play Infer the Totality")
    assert (done.question, me(done)["used"]) == ("main", ["Infer the Totality"])
    poor = at_stage(distance=5, me={"ready": ["Infer the Totality"], "flare": 1, "vigor": 1})
    assert why_not(poor, "play Infer the Totality") == "Flare 1, costs 2"


# Refute the World.


def test_refute_the_world_swaps_the_damage_of_one_s_attacks() -> None:
    start = at_stage(
        distance=5, me={"goddesses": ["shinra", "kei"], "in_play": {"Refute the World": 3}, "hand": ["Thrust"], "vigor": 1}
    )
    assert labels(choose(start, "play Thrust")) == ["take 1 to Aura", "take 3 to Life"]


def test_refute_the_world_swaps_a_dash_too() -> None:
    start = at_stage(distance=5, me={"in_play": {"Refute the World": 3}, "hand": ["Protest"], "vigor": 1}, foe={"deck": ["Poke"]})
    done = choose(start, "play Protest")
    assert (foe(done)["aura"], foe(done)["life"]) == (3, 7), "1/- has become -/1"


def test_refute_the_world_swaps_before_anything_is_added() -> None:
    start = at_stage(
        distance=5,
        me={"goddesses": ["shinra", "kei"], "in_play": {"Refute the World": 3, "Keen": 2}, "hand": ["Thrust"], "vigor": 1},
    )
    assert labels(choose(start, "play Thrust")) == ["take 2 to Aura", "take 3 to Life"]


def test_refute_the_world_swaps_attacks_made_by_effects() -> None:
    start = at_stage(
        distance=5, me={"goddesses": ["shinra", "kei"], "in_play": {"Refute the World": 3}, "ready": ["Bolt"], "vigor": 1}
    )
    assert labels(choose(start, "play Bolt")) == ["take 1 to Aura", "take 2 to Life"]


def test_refute_the_world_leaves_the_opponent_s_attacks_alone() -> None:
    start = at_stage(distance=5, turn="foe", me={"in_play": {"Refute the World": 3}}, foe={"hand": ["Thrust"], "vigor": 1})
    assert labels(choose(start, "play Thrust")) == ["take 3 to Aura", "take 1 to Life"]


def test_refute_the_world_is_throughout_costs_two_and_takes_five() -> None:
    start = at_stage(distance=3, me={"ready": ["Refute the World"], "flare": 2, "vigor": 2}, foe={"deck": ["Poke", "Thrust"]})
    done = choose(start, "play Refute the World", "0 from Aura", "do not reshuffle")
    assert (me(done)["in_play"], me(done)["flare"], state(done)["turn"]) == ({"Refute the World": 4}, 0, "foe")
    assert "Throughout" in why_not(choose(start, FORWARD), "play Refute the World")


# Prove the Nature.


def test_prove_the_nature_costs_five_and_gives_two_life() -> None:
    start = at_stage(distance=5, me={"ready": ["Prove the Nature"], "flare": 5, "life": 5, "vigor": 1}, foe={"life": 6})
    done = choose(start, "play Prove the Nature", "0 from Aura")
    assert (me(done)["life"], me(done)["flare"], me(done)["in_play"]) == (7, 0, {"Prove the Nature": 5})
    assert state(done)["shadow"] == state(start)["shadow"] + 5 - 5 - 2
    poor = at_stage(distance=5, me={"ready": ["Prove the Nature"], "flare": 4, "vigor": 1})
    assert why_not(poor, "play Prove the Nature") == "Flare 4, costs 5"


def test_prove_the_nature_gives_the_life_that_shadow_has_left() -> None:
    start = at_stage(
        distance=7, me={"ready": ["Prove the Nature"], "flare": 5, "life": 5, "aura": 5, "vigor": 1}, foe={"aura": 1, "life": 8}
    )
    assert state(start)["shadow"] == 1
    done = choose(start, "play Prove the Nature", "0 from Aura")
    assert (me(done)["life"], state(done)["shadow"]) == (6, 0)


def test_prove_the_nature_disenchanted_loses_the_game() -> None:
    natural = at_stage(distance=5, phase="start", me={"in_play": {"Prove the Nature": 1}})
    assert natural.scores == [0.0, 1.0]
    start = at_stage(
        distance=5, me={"goddesses": ["shinra", "kei"], "in_play": {"Prove the Nature": 5}, "hand": ["Snuff"], "vigor": 1}
    )
    assert choose(start, "play Snuff").scores == [0.0, 1.0]


def test_prove_the_nature_makes_every_disenchant_of_one_s_own_hurt() -> None:
    start = at_stage(
        distance=5,
        phase="start",
        me={
            "goddesses": ["shinra", "kei"],
            "in_play": {"Prove the Nature": 3, "Bloom": 1, "Eloquence": 1},
            "deck": ["Poke", "Thrust"],
        },
    )
    assert (start.seat, foe(start)["life"], me(start)["vigor"]) == (ME, 8, 1)
    assert labels(start) == ["choose Bloom", "choose Eloquence"]
    done = choose(start, "choose Eloquence")
    assert (done.question, foe(done)["life"], foe(done)["flare"], me(done)["vigor"]) == ("reshuffle", 6, 2, 2)


def test_prove_the_nature_hurts_in_the_opponent_s_turn_too() -> None:
    start = at_stage(
        distance=5, turn="foe", phase="start", me={"in_play": {"Prove the Nature": 3, "Eloquence": 1}}, foe={"life": 1}
    )
    assert start.scores == [1.0, 0.0]


def test_prove_the_nature_leaves_the_opponent_s_enhancements_alone() -> None:
    start = at_stage(distance=5, phase="start", me={"in_play": {"Prove the Nature": 3}}, foe={"in_play": {"Keen": 1}})
    assert (foe(start)["life"], me(start)["life"], foe(start)["discard"]) == (8, 8, ["Keen"])


def test_prove_the_nature_hurts_for_no_enhancement_that_goes_without_its_disenchant() -> None:
    start = at_stage(
        distance=5,
        turn="foe",
        me={"goddesses": ["shinra", "kei"], "in_play": {"Prove the Nature": 3, "Frail": 2}},
        foe={"hand": ["Thrust"], "vigor": 1},
    )
    done = choose(start, "play Thrust", "take 1 to Life")
    assert (me(done)["face_down"], foe(done)["life"]) == (["Frail"], 8)


def test_prove_the_nature_emptied_together_with_another_hurts_no_more() -> None:
    # Both go to their piles at once, before any Disenchant (AEG 4-1): nothing is in play then that would add to one.
    done = at_stage(distance=5, phase="start", me={"in_play": {"Prove the Nature": 1, "Eloquence": 1}})
    assert (done.scores, foe(done)["life"], me(done)["discard"]) == ([0.0, 1.0], 8, ["Eloquence"])


# With her neighbours of the box, saved and loaded at every decision.


def test_prove_the_nature_adds_to_a_disenchant_that_attacks() -> None:
    start = scene(
        GAME,
        distance=4,
        phase="start",
        me={"goddesses": ["shinra", "saine"], "in_play": {"Prove the Nature": 3, "Wavering Crystal": 1}},
        foe={"goddesses": ["yurina", "tokoyo"], "hand": ["Song and Dance"]},
    )
    assert (start.seat, start.question, foe(start)["life"]) == (FOE, "reaction", 8)
    done = answer(start, "no Reaction")
    assert (foe(done)["aura"], foe(done)["life"], done.question) == (2, 7, "reshuffle")


def test_a_card_of_the_umbrella_is_replicated_as_its_owner_s_umbrella_shows_it() -> None:
    # Rulings 8, Yukihi.
    start = scene(
        GAME,
        distance=4,
        me={"goddesses": ["shinra", "saine"], "hand": ["Replicate"], "in_play": {"Eloquence": 1}, "vigor": 1},
        foe={"goddesses": ["yukihi", "tokoyo"], "hand": ["Hidden Needles / Kept Needles", "Rabbit Step"]},
    )
    hit = answer(start, "play Replicate", "choose Hidden Needles / Kept Needles", "play it")
    assert asked(hit) == (FOE, "damage", ["take 3 to Aura", "take 1 to Life"])


def test_a_sealed_card_is_still_under_confuse_after_saving() -> None:
    start = scene(
        GAME,
        distance=4,
        me={"goddesses": ["shinra", "saine"], "hand": ["Confuse"], "vigor": 1},
        foe={"goddesses": ["yurina", "yukihi"], "ready": ["Soft Heart"], "flare": 2, "discard": ["Slash", "Gash"]},
    )
    theirs = answer(start, "play Confuse", "0 from Aura", "choose Gash", "end turn", "do not reshuffle")
    while theirs.question != "main":
        theirs = answer(theirs, "take 1 to Life")
    assert foe(theirs)["sealed"] == ["Gash"]
    done = answer(theirs, "play Soft Heart")
    assert (foe(done)["discard"], foe(done)["sealed"], me(done)["discard"]) == (["Slash", "Gash"], [], ["Confuse"])
