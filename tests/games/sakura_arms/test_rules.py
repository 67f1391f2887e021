"""Rules of the rulebook that no card of the six goddesses shows by itself, on a goddess made for them."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.sakura_arms.rules.cards.goddesses.himika import HIMIKA
from mankai.games.sakura_arms.rules.cards.goddesses.oboro import OBORO
from mankai.games.sakura_arms.rules.cards.goddesses.tokoyo import TOKOYO
from mankai.games.sakura_arms.rules.cards.goddesses.yurina import YURINA
from mankai.games.sakura_arms.rules.constants import DISCARD, INESCAPABLE
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.engine.attack import (
    changed_damage,
    changed_reach,
    expand_range,
    only_one_assignment,
    reduce_range,
)
from mankai.games.sakura_arms.rules.vocabulary import (
    AURA,
    BECOMES,
    DASH,
    DISTANCE,
    DIVIDED,
    EXPANDED,
    FLARE,
    FOE_LIFE,
    LIFE,
    NOTHING,
    RECOVER,
    REDUCED,
    REPLACED,
    SHADOW,
    SHIFTED,
    SWAPPED,
    TIMES,
    UNCHANGED,
    WITH_NUMBERS,
    WITHOUT_NUMBERS,
    Attack,
    Card,
    Change,
    Goddess,
    Pair,
    Player,
    at,
    revised,
    span,
)
from support.games.sakura_arms_scenes import FOE, ME, answer, foe, labels, me, scene, state, why_not


class Surge(Card):
    """Full Force: this Attack gets +2/+2 and Range Expansion [Min 1]."""

    def bonus(self, me: Player, attack: Attack) -> Pair:
        return (2, 2) if attack.is_with_full_force else NOTHING


class Borrow(Card):
    """Play a face-up card of the foe's discard pile."""

    def act(self, me: Player) -> None:
        me.play_card_of_foe(me.choose_card(list(me.foe.discards), "borrow"), DISCARD + me.foe.seat)


class Mirror(Card):
    """Ongoing: Aura and Life damage of every Attack are swapped."""

    def ongoing_damage_change(self, me: Player, attack: Attack) -> Change:
        return (SWAPPED, 0, 0)


class Dawn(Card):
    """Ongoing: Master Distance is 3 higher. End: gain 1 Vigor."""

    def ongoing_master_distance(self, me: Player) -> int:
        return 3

    def end(self, me: Player) -> None:
        me.gain_vigor(1)


class Dusk(Card):
    """End: Shadow → your Aura: 1."""

    def end(self, me: Player) -> None:
        me.arrow(1, SHADOW, AURA)


class Ruin(Card):
    """Both players' Life → Shadow: 1, at the same moment."""

    def act(self, me: Player) -> None:
        me.seal_this()
        me.take_basic_action([RECOVER], may_decline=True)


class Harpoon(Card):
    """Inescapable."""


class Ember(Card):
    """Ongoing: all Attacks get +1/+1.  Disenchant: make an Attack, Range 0-10, 2/1, and Shadow gives this card a Sakura."""

    def ongoing_bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 1)

    def disenchant(self, me: Player) -> None:
        me.attack(span(0, 10), (2, 1))
        me.duel.put_on_card(1, SHADOW, me.duel.card)


def made() -> Edition:
    cards: list[Card] = [
        revised(Surge(), reach=span(3, 4), damage=(2, 1), full_force=True),
        Borrow(),
        revised(Mirror(), charge=3),
        revised(Dawn(), charge=3),
        revised(Dusk(), charge=3),
        Ruin(),
        revised(Harpoon(), reach=at(3), damage=(1, 1), traits=INESCAPABLE),
        revised(Ember(), charge=2, concentration=True),
        revised(Card(), name="Last Word", flare=0),
    ]
    kei = Goddess("Kei", "ケイ", "Test", cards, [], [])
    return Edition("sakura-arms/made", [kei, YURINA, HIMIKA, TOKOYO, OBORO])


MADE = made()


def made_scene(**description: Any) -> Position:
    description["me"] = {"goddesses": ["kei", "yurina"], **description.get("me", {})}
    return scene(MADE, **description)


def choose(position: Position, *choices: str) -> Position:
    """Answer as `answer` does, without saving: the made edition is not installed."""
    for choice in choices:
        words = labels(position)
        assert choice in words, f"{choice!r} is not among {words}"
        position = position.play(position.options[words.index(choice)])
    return position


def test_full_force_is_a_full_power_action_with_its_effects() -> None:
    start = made_scene(distance=3, me={"hand": ["Surge", "Slash"], "vigor": 1}, foe={"aura": 5})
    assert {"play Surge", "play Surge with Full Force"} <= set(labels(start))
    assert labels(choose(start, "play Surge")) == ["take 2 to Aura", "take 1 to Life"]
    full = choose(start, "play Surge with Full Force")
    assert labels(full) == ["take 4 to Aura", "take 3 to Life"]
    assert state(choose(full, "take 3 to Life"))["turn"] == "foe", "it was the one Full Power action"


def test_full_force_is_gone_once_anything_was_done() -> None:
    start = made_scene(distance=4, me={"hand": ["Surge", "Slash"], "vigor": 1}, foe={"aura": 5})
    moved = choose(start, "Advance", "spend 1 Vigor")
    assert "play Surge" in labels(moved) and "play Surge with Full Force" not in labels(moved)


def test_a_foe_s_card_goes_back_to_its_owner() -> None:
    start = made_scene(
        distance=5, me={"hand": ["Borrow"], "vigor": 1}, foe={"goddesses": ["himika", "tokoyo"], "discard": ["Magnum"], "aura": 1}
    )
    borrowed = choose(start, "play Borrow")
    assert foe(borrowed)["life"] == 8, "the foe's own Magnum, played against them"
    assert me(borrowed)["life"] == 9, "and its After costs whoever played it"
    assert foe(borrowed)["discard"] == ["Magnum"] and me(borrowed)["discard"] == ["Borrow"]


def test_a_foe_s_enchantment_is_in_play_at_the_side_of_who_played_it() -> None:
    start = made_scene(
        distance=5, me={"hand": ["Borrow"], "vigor": 2}, foe={"goddesses": ["himika", "tokoyo"], "discard": ["Smoke"]}
    )
    borrowed = choose(start, "play Borrow", "0 from Aura")
    assert (me(borrowed)["in_play"], foe(borrowed)["in_play"]) == ({"Smoke": 3}, {})


def test_an_enchantment_has_no_ongoing_effect_in_its_own_disenchant_and_stays_if_it_got_sakura_again() -> None:
    # Rulings 4.10.
    start = made_scene(distance=5, phase="start", me={"in_play": {"Ember": 1}}, foe={"aura": 3})
    assert labels(start) == ["take 2 to Aura", "take 1 to Life"], "not +1/+1"
    assert (me(start)["in_play"], me(start)["limbo"]) == ({}, {"Ember": 0})
    taken = choose(start, "take 2 to Aura")
    assert (me(taken)["in_play"], me(taken)["discard"], taken.question) == ({"Ember": 1}, [], "reshuffle")


def test_an_empty_enchantment_that_waits_has_its_ongoing_effect() -> None:
    start = made_scene(distance=4, phase="start", me={"in_play": {"Ember": 1, "Overawe": 1}}, foe={"aura": 5})
    assert labels(start) == ["choose Ember", "choose Overawe"]
    assert foe(choose(start, "choose Overawe"))["aura"] == 1, "3/- gets +1/+1"
    last = choose(start, "choose Ember", "take 2 to Aura")
    assert foe(last)["aura"] == 0, "it is in play again, and strengthens Overawe"


def test_swapping_comes_before_adding() -> None:
    # Rulings 5.13: Brandish, 2/2, is swapped to 2/2 and then gets +1/+0; Slash, 3/1, becomes 1/3.
    start = made_scene(distance=3, me={"hand": ["Slash"], "in_play": {"Mirror": 2}, "vigor": 1})
    assert labels(choose(start, "play Slash")) == ["take 1 to Aura", "take 3 to Life"]


def test_the_classes_of_damage_changes_apply_in_their_order() -> None:
    changes: list[tuple[Change, int]] = [((DIVIDED, 2, 1), 0), ((TIMES, 3, 1), 0), ((SWAPPED, 0, 0), 0), ((BECOMES, 1, 4), 0)]
    assert changed_damage(9, 9, changes) == (6, 1), "becomes 1/4, swapped 4/1, times 12/1, divided 6/1"
    assert changed_damage(DASH, 2, [((TIMES, 3, 3), 0)]) == (DASH, 6), "'-' is never changed"


def test_of_two_assignments_the_turn_player_s_smallest_applies() -> None:
    theirs, mine, smaller = ((BECOMES, 0, 0), 1), ((BECOMES, 4, 4), 0), ((BECOMES, 2, 2), 0)
    assert only_one_assignment([theirs, mine, smaller], turn=0) == [smaller]
    assert only_one_assignment([mine, theirs], turn=1) == [theirs]


RANGES: list[tuple[int, Change, int]] = [
    (span(3, 4), (EXPANDED, 0, 1), span(3, 5)),
    (span(3, 4), (EXPANDED, 1, 0), span(2, 4)),
    (at(3), (EXPANDED, 0, 1), span(3, 4)),
    (at(3), (EXPANDED, 1, 0), span(2, 3)),
    (at(1, 3, 5, 7), (EXPANDED, 0, 1), at(1, 3, 5, 7, 8)),
    (at(1, 3, 5, 7), (EXPANDED, 1, 0), at(0, 1, 3, 5, 7)),
    (span(3, 4), (REDUCED, 0, 1), at(3)),
    (span(3, 4), (REDUCED, 1, 0), at(4)),
    (at(3), (REDUCED, 0, 1), 0),
    (at(3), (REDUCED, 1, 0), 0),
    (at(1, 3, 5, 7), (REDUCED, 0, 1), at(1, 3, 5)),
    (at(1, 3, 5, 7), (REDUCED, 1, 0), at(3, 5, 7)),
]


@pytest.mark.parametrize(("reach", "change", "expected"), RANGES)
def test_the_rulebook_s_examples_of_range_changes(reach: int, change: Change, expected: int) -> None:
    assert changed_reach(reach, [change]) == expected


def test_range_changes_apply_in_their_order() -> None:
    # Rulings 5.15: replace, shift, add a number, remove a number, expand, reduce.
    changes: list[Change] = [
        (REDUCED, 0, 1), (EXPANDED, 1, 1), (WITHOUT_NUMBERS, at(5), 0), (WITH_NUMBERS, at(9), 0), (SHIFTED, 1, 0),
        (REPLACED, span(3, 5), 0),
    ]  # fmt: skip
    assert changed_reach(at(1), changes) == at(3, 4, 6, 9), "3-5, 4-6, with 9, without 5, 3 to 10, and the 10 is lost"
    assert expand_range(0, 3, 3) == 0, "without a Range there is nothing to expand"
    assert expand_range(at(2), 2, 0) | expand_range(at(2), 5, 0) == span(0, 2), "several expansions add up, down to 0"
    assert reduce_range(span(2, 6), 2, 1) == span(4, 5)
    assert changed_reach(span(3, 4), [UNCHANGED]) == span(3, 4)


def test_a_higher_master_distance_forbids_advance_and_allows_breakaway() -> None:
    start = made_scene(distance=5, me={"in_play": {"Dawn": 2}, "vigor": 1, "hand": ["Slash"]})
    assert "Master Distance (5)" in why_not(start, "Advance")
    assert "Breakaway" in labels(start)


def test_end_effects_happen_in_the_order_the_turn_player_likes() -> None:
    start = made_scene(distance=5, turns=1, me={"in_play": {"Dawn": 2, "Dusk": 2}, "vigor": 1, "aura": 1}, foe={"vigor": 1})
    asked = choose(start, "end turn")
    assert (asked.seat, labels(asked)) == (ME, ["choose Dawn", "choose Dusk"])
    done = choose(asked, "choose Dusk")
    assert (me(done)["vigor"], me(done)["aura"], state(done)["turn"]) == (2, 2, "foe")


def test_an_inescapable_attack_is_not_checked_for_range_again() -> None:
    start = made_scene(
        distance=3, me={"hand": ["Harpoon"], "vigor": 1}, foe={"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"]}
    )
    lured = choose(start, "play Harpoon", "play Induce", "Distance to the foe's Aura")
    assert state(lured)["distance"] == 2
    assert (lured.seat, labels(lured)) == (FOE, ["take 1 to Aura", "take 1 to Life"])


def test_a_sealed_card_is_out_of_the_game() -> None:
    start = made_scene(distance=5, me={"hand": ["Ruin"], "vigor": 1, "aura": 5})
    sealed = choose(start, "play Ruin")
    assert (me(sealed)["sealed"], me(sealed)["discard"]) == (["Ruin"], [])


def test_an_effect_grants_a_basic_action_at_no_cost() -> None:
    start = made_scene(distance=5, me={"hand": ["Ruin"], "vigor": 1, "aura": 1})
    granted = choose(start, "play Ruin")
    assert labels(granted) == ["Recover", "no"]
    taken = choose(granted, "Recover")
    assert (me(taken)["aura"], me(taken)["vigor"]) == (2, 1)


def test_both_at_no_life_at_the_same_moment_is_a_draw() -> None:
    position = made_scene(distance=5, me={"life": 1, "vigor": 1}, foe={"life": 1})
    duel = position.asking_runner()
    duel.table.tokens[FOE_LIFE] = 0
    from mankai.games.sakura_arms.rules.engine.duel import Duel
    from mankai.kernel.runner import GameOver

    assert isinstance(duel, Duel)
    with pytest.raises(GameOver):
        duel.move_sakura(1, LIFE, SHADOW)
    assert duel.table.ranks == (0, 0)


def test_vigor_never_exceeds_two_and_a_stun_is_lost_instead() -> None:
    full = scene(phase="start", me={"vigor": 2, "deck": ["Slash", "Brandish"]})
    assert me(answer(full, "do not reshuffle"))["vigor"] == 2
    stunned = scene(phase="start", me={"vigor": 0, "stunned": 1, "deck": ["Slash", "Brandish"]})
    woken = answer(stunned, "do not reshuffle")
    assert (me(woken)["vigor"], me(woken)["stunned"]) == (0, 0)
    assert (DISTANCE, FLARE) == (0, 6)
