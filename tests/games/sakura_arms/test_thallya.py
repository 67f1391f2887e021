"""Thallya's cards, her machine and its forms: every sentence on them, played."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.sakura_arms.rules.cards.base import at
from mankai.games.sakura_arms.rules.constants import START_DISTANCE
from mankai.games.sakura_arms.rules.editions.level99 import GAME
from mankai.games.sakura_arms.rules.engine.attack import expand_range, reduce_range
from mankai.games.sakura_arms.rules.engine.duel import Duel
from mankai.kernel.errors import BadSetup
from support.games.sakura_arms_scenes import FOE, ME, answer, foe, labels, me, scene, state, why_not

RIDES = ["ride forward", "ride back"]
ARROWS = ["Shadow to Distance", "Distance to Shadow", "neither"]
NO_FUEL = "Combust: no Artificial Sakura on your machine"
THALLYA = ["thallya", "yurina"]


def artificial(half: dict[str, Any]) -> tuple[int, int, int, int]:
    """A player's Artificial Sakura: on the machine, burned, forward and backward in Distance."""
    return half["machine"], half["burned"], half["forward"], half["backward"]


def distance(position: Position) -> int:
    """The current Distance, which is not always the number of Sakura there."""
    duel = position.asking_runner()
    assert isinstance(duel, Duel)
    return duel.distance()


def playable(card: str) -> list[int]:
    """The Distances at which a card can be played."""
    pile = "ready" if card == "Alpha Edge" else "hand"
    found = []
    for far in range(11):
        start = scene(distance=far, me={"goddesses": THALLYA, pile: [card], "vigor": 1, "flare": 1, "life": 9})
        if f"play {card}" in labels(start):
            found.append(far)
    return found


# The machine.


def test_set_up_puts_five_artificial_sakura_on_the_machine_and_three_transform_cards_in_the_bonus_area() -> None:
    start = GAME.start({"goddesses": [["himika", "oboro"], ["yurina", "thallya"]], "first": 0}, seed=3)
    assert artificial(foe(start)) == (5, 0, 0, 0)
    assert foe(start)["bonus"] == ["Form: YAKSHA", "Form: NAGA", "Form: GARUDA"]
    assert foe(start)["forms"] == []
    assert (artificial(me(start)), me(start)["bonus"]) == ((0, 0, 0, 0), [])


def test_transform_cards_cannot_be_put_in_a_deck() -> None:
    ultimates = ["Alpha Edge", "Omega-Burst", "Julia's BlackBox"]
    normals = ["Burning Steam", "Waving Edge", "Stunt", "Roaring", "Turbo Switch", "Slash", "Form: NAGA"]
    with pytest.raises(BadSetup, match="Form: NAGA is a Bonus card"):
        GAME.start({"goddesses": [THALLYA, ["himika", "oboro"]], "decks": [[*normals, *ultimates], "quick"]}, seed=1)


@pytest.mark.parametrize(("card", "near"), [("Waving Edge", 2), ("Shield Charge", 1), ("Steam Cannon", 5), ("Turbo Switch", 5)])
def test_combust_that_cannot_be_paid_keeps_a_card_from_being_played(card: str, near: int) -> None:
    # Rulings 4.1: a cost that cannot be paid; those burned or in Distance cannot pay it.
    empty = scene(distance=near, me={"hand": [card], "vigor": 1, "machine": 0, "burned": 3, "forward": 1, "backward": 1})
    assert why_not(empty, f"play {card}") == NO_FUEL
    fuelled = scene(distance=near, me={"hand": [card], "vigor": 1, "machine": 1, "burned": 2, "forward": 1, "backward": 1})
    assert f"play {card}" in labels(fuelled)


def test_combust_that_cannot_be_paid_keeps_a_card_from_reacting() -> None:
    start = scene(
        distance=3,
        turn="foe",
        me={"hand": ["Turbo Switch"], "ready": ["Omega-Burst"], "flare": 4, "machine": 0, "burned": 5},
        foe={"hand": ["Slash"]},
    )
    attacked = answer(start, "play Slash")
    assert labels(attacked) == ["no Reaction", "play Omega-Burst"]
    assert why_not(attacked, "play Turbo Switch") == NO_FUEL


def test_combust_is_paid_before_the_reaction_and_stays_paid_when_the_attack_is_negated() -> None:
    start = scene(
        distance=2,
        me={"hand": ["Waving Edge", "Stunt"]},
        foe={"goddesses": ["tokoyo", "oboro"], "ready": ["Immortal Flower"], "flare": 5},
    )
    attacked = answer(start, "play Waving Edge")
    assert (attacked.seat, artificial(me(attacked))) == (FOE, (4, 1, 0, 0))
    negated = answer(attacked, "play Immortal Flower")
    assert labels(negated)[0] == "end turn", "rulings 5.8: no damage, and no After"
    assert (artificial(me(negated)), me(negated)["discard"], foe(negated)["aura"]) == ((4, 1, 0, 0), ["Waving Edge"], 3)


def test_combust_is_paid_again_when_a_card_is_played_again() -> None:
    # Rulings 4.15: playing a card by an effect waives no cost that it does not name.
    cloning = {"goddesses": ["thallya", "oboro"], "hand": ["Shadow Cloning"], "face_down": ["Waving Edge"]}
    rich = answer(scene(distance=2, me=cloning, foe={"aura": 0}), "play Shadow Cloning", "ride forward", "ride back")
    assert (artificial(me(rich)), foe(rich)["life"]) == ((1, 2, 1, 1), 8)
    poor = scene(distance=2, me={**cloning, "machine": 2, "burned": 3}, foe={"aura": 0})
    once = answer(poor, "play Shadow Cloning", "ride forward")
    assert (artificial(me(once)), foe(once)["life"], me(once)["discard"]) == (
        (0, 4, 1, 0),
        9,
        ["Waving Edge", "Shadow Cloning"],
    )


# Maneuver.


def test_riding_forward_covers_a_sakura_in_distance_which_no_longer_counts() -> None:
    ridden = answer(scene(distance=5, me={"hand": ["Turbo Switch"], "vigor": 1}), "play Turbo Switch", "ride forward")
    assert (state(ridden)["distance"], distance(ridden), artificial(me(ridden))) == (5, 4, (3, 1, 1, 0))


def test_riding_back_adds_to_the_distance_what_is_no_sakura() -> None:
    ridden = answer(scene(distance=5, me={"hand": ["Turbo Switch"], "vigor": 1}), "play Turbo Switch", "ride back")
    assert (state(ridden)["distance"], distance(ridden), artificial(me(ridden))) == (5, 6, (3, 1, 0, 1))


def test_the_distance_a_maneuver_leads_to_is_what_attacks_need() -> None:
    start = scene(distance=5, me={"hand": ["Turbo Switch", "Slash"], "vigor": 1})
    assert why_not(start, "play Slash") == "Distance 5, needs 3-4"
    assert "play Slash" in labels(answer(start, "play Turbo Switch", "ride forward"))
    assert why_not(answer(start, "play Turbo Switch", "ride back"), "play Slash") == "Distance 6, needs 3-4"


def test_a_maneuver_is_mandatory_and_only_its_way_is_chosen() -> None:
    asked = answer(scene(distance=5, me={"hand": ["Turbo Switch"], "vigor": 1}), "play Turbo Switch")
    assert (asked.seat, labels(asked)) == (ME, RIDES)


def test_riding_forward_is_impossible_when_no_sakura_is_uncovered() -> None:
    bare = answer(scene(distance=0, me={"hand": ["Turbo Switch"], "vigor": 1}), "play Turbo Switch")
    assert (distance(bare), artificial(me(bare))) == (1, (3, 1, 0, 1)), "back, without a question"
    covered = scene(distance=2, me={"hand": ["Turbo Switch"], "vigor": 1, "machine": 3, "forward": 2})
    ridden = answer(covered, "play Turbo Switch")
    assert (distance(ridden), artificial(me(ridden))) == (1, (1, 1, 2, 1))


def test_sakura_that_the_foe_covers_cannot_be_covered_again() -> None:
    start = scene(distance=2, me={"hand": ["Turbo Switch"], "vigor": 1}, foe={"goddesses": THALLYA, "machine": 3, "forward": 2})
    assert artificial(me(answer(start, "play Turbo Switch"))) == (3, 1, 0, 1)


def test_riding_back_does_nothing_when_sakura_and_tokens_make_ten() -> None:
    # Rulings 8, Thallya: it may be chosen.  Rulings 1.12: ten Sakura fill Distance, however low the current Distance is.
    sakura = scene(distance=10, me={"hand": ["Turbo Switch"], "vigor": 1, "machine": 3, "forward": 2})
    tokens = scene(distance=8, me={"hand": ["Turbo Switch"], "vigor": 1, "machine": 3, "backward": 2})
    of_foe = scene(distance=9, me={"hand": ["Turbo Switch"], "vigor": 1}, foe={"goddesses": THALLYA, "machine": 4, "backward": 1})
    for start, forward, back in (
        (sakura, (1, 1, 3, 0), (2, 1, 2, 0)),
        (tokens, (1, 1, 1, 2), (2, 1, 0, 2)),
        (of_foe, (3, 1, 1, 0), (4, 1, 0, 0)),
    ):
        asked = answer(start, "play Turbo Switch")
        assert labels(asked) == RIDES
        assert artificial(me(answer(asked, "ride forward"))) == forward
        assert artificial(me(answer(asked, "ride back"))) == back
    roomy = scene(distance=7, me={"hand": ["Turbo Switch"], "vigor": 1, "machine": 3, "backward": 2})
    assert artificial(me(answer(roomy, "play Turbo Switch", "ride back"))) == (1, 1, 0, 3)


def test_riding_back_into_full_distance_is_no_change_of_the_distance() -> None:
    start = scene(distance=10, me={"hand": ["Turbo Switch"], "used": ["Alpha Edge", "Thallya's Masterpiece"], "vigor": 1})
    back = answer(start, "play Turbo Switch", "ride back")
    assert (back.question, me(back)["used"]) == ("main", ["Alpha Edge", "Thallya's Masterpiece"])
    forward = answer(start, "play Turbo Switch", "ride forward")
    assert (forward.question, me(forward)["ready"]) == ("choose one", ["Alpha Edge"])


def test_tokens_that_count_fill_distance_for_sakura_too() -> None:
    full = scene(distance=8, me={"goddesses": THALLYA, "vigor": 1, "machine": 3, "backward": 2})
    assert why_not(full, "Retreat") == "no room in Distance"
    roomy = scene(distance=7, me={"goddesses": THALLYA, "vigor": 1, "machine": 3, "backward": 2})
    assert state(answer(roomy, "Retreat"))["distance"] == 8


def test_retreat_and_breakaway_are_impossible_with_ten_sakura_although_the_distance_is_lower() -> None:
    # Rulings 1.12.
    start = scene(
        distance=10,
        me={"goddesses": THALLYA, "life": 9, "vigor": 1, "machine": 1, "forward": 4},
        foe={"goddesses": THALLYA, "machine": 1, "forward": 4},
    )
    assert distance(start) == 2
    assert why_not(start, "Retreat") == "no room in Distance"
    assert why_not(start, "Breakaway") == "no room in Distance"


def test_nothing_happens_without_fuel() -> None:
    start = scene(distance=4, me={"hand": ["Burning Steam"], "vigor": 1, "machine": 0, "burned": 5}, foe={"aura": 0})
    struck = answer(start, "play Burning Steam")
    assert (labels(struck)[0], artificial(me(struck)), distance(struck)) == ("end turn", (0, 5, 0, 0), 4)


def test_a_maneuver_is_not_limited_by_master_distance() -> None:
    start = scene(distance=2, me={"hand": ["Turbo Switch"], "vigor": 1})
    assert "Advance" not in labels(start)
    assert distance(answer(start, "play Turbo Switch", "ride forward")) == 1
    closer = scene(distance=1, me={"hand": ["Turbo Switch"], "vigor": 1})
    assert distance(answer(closer, "play Turbo Switch", "ride forward")) == 0


def test_master_distance_goes_by_the_current_distance() -> None:
    near = scene(distance=3, me={"goddesses": THALLYA, "vigor": 1, "machine": 4, "forward": 1})
    assert why_not(near, "Advance") == "Distance 2: no Advance at Master Distance (2) or less"
    assert "Breakaway" in labels(near)
    far = scene(distance=2, me={"goddesses": THALLYA, "vigor": 1, "machine": 4, "backward": 1})
    assert "Advance" in labels(far)
    assert why_not(far, "Breakaway") == "Distance 3: Breakaway only at Master Distance (2) or less"


def test_nobody_can_advance_when_all_sakura_in_distance_are_covered() -> None:
    tokens = {"goddesses": THALLYA, "machine": 0, "forward": 2, "backward": 3}
    mine = scene(distance=2, me={**tokens, "vigor": 1})
    assert distance(mine) == 3
    assert "Sakura" in why_not(mine, "Advance")
    theirs = scene(distance=2, turn="foe", me=tokens, foe={"vigor": 1})
    assert "Sakura" in why_not(theirs, "Advance")


def test_an_uncovered_sakura_can_be_moved_until_only_covered_ones_are_left() -> None:
    start = scene(distance=3, me={"goddesses": THALLYA, "vigor": 2, "aura": 1, "machine": 0, "forward": 2, "backward": 3})
    advanced = answer(start, "Advance")
    assert (state(advanced)["distance"], distance(advanced), me(advanced)["aura"]) == (2, 3, 2)
    assert "Sakura" in why_not(advanced, "Advance")


def test_no_effect_moves_a_covered_sakura() -> None:
    stage = {"goddesses": ["thallya", "tokoyo"], "hand": ["Windy Stage"], "vigor": 1, "aura": 0}
    covered = scene(distance=3, me={**stage, "machine": 3, "forward": 2})
    staged = answer(covered, "play Windy Stage")
    assert (state(staged)["distance"], me(staged)["aura"], distance(staged)) == (2, 1, 0), "1 instead of 2"
    free = answer(scene(distance=3, me=stage), "play Windy Stage")
    assert (state(free)["distance"], me(free)["aura"]) == (1, 2)


def test_her_tokens_leave_distance_burned_at_the_beginning_of_her_start_phase() -> None:
    # Rulings 2.1: after the Distance at the start of the turn is fixed, before everything else.
    begun = scene(distance=5, phase="start", me={"goddesses": THALLYA, "machine": 1, "forward": 3, "backward": 1})
    assert (artificial(me(begun)), distance(begun), state(begun)["distance"]) == ((1, 4, 0, 0), 5, 5)
    assert begun.now.tokens[START_DISTANCE] == 3


def test_her_tokens_leave_distance_before_enchantments_are_checked() -> None:
    # Rulings 2.1: the Attack of Overawe, Range 1-4, already meets the Distance without them.
    burst = scene(
        distance=5,
        phase="start",
        me={"goddesses": THALLYA, "machine": 4, "forward": 1, "in_play": {"Overawe": 1}},
    )
    assert foe(burst)["aura"] == 3
    stays = scene(
        distance=5,
        phase="start",
        turn="foe",
        me={"goddesses": THALLYA, "machine": 4, "forward": 1, "in_play": {"Overawe": 1}},
    )
    assert foe(stays)["aura"] == 0


def test_her_tokens_leave_distance_on_her_first_turn_too() -> None:
    # Rulings 2.2: only the four printed steps are skipped on a first turn.
    begun = scene(
        distance=5,
        phase="start",
        turns=2,
        me={"goddesses": THALLYA, "vigor": 1, "machine": 3, "burned": 1, "backward": 1},
    )
    assert (begun.question, me(begun)["vigor"], artificial(me(begun))) == ("main", 1, (3, 2, 0, 0))


def test_her_tokens_stay_in_the_start_phase_of_the_foe_and_each_loses_only_their_own() -> None:
    halves = {"goddesses": THALLYA, "machine": 3, "forward": 1, "backward": 1}
    begun = scene(distance=5, phase="start", turn="foe", me=halves, foe=halves)
    assert (artificial(me(begun)), artificial(foe(begun))) == ((3, 0, 1, 1), (3, 2, 0, 0))


def test_tokens_leaving_distance_are_no_maneuver() -> None:
    # Rulings 8, Thallya.
    begun = scene(
        distance=5,
        phase="start",
        me={"used": ["Alpha Edge", "Thallya's Masterpiece"], "machine": 3, "forward": 2},
    )
    assert (begun.question, distance(begun)) == ("reshuffle", 5)
    assert me(begun)["used"] == ["Alpha Edge", "Thallya's Masterpiece"]


# Normal cards.


def test_burning_steam_deals_two_to_aura_or_one_to_life_and_maneuvers_after() -> None:
    start = scene(distance=4, me={"hand": ["Burning Steam"], "vigor": 1})
    hit = answer(start, "play Burning Steam")
    assert (hit.seat, labels(hit)) == (FOE, ["take 2 to Aura", "take 1 to Life"])
    asked = answer(hit, "take 2 to Aura")
    assert (asked.seat, labels(asked), foe(asked)["aura"]) == (ME, RIDES, 1)
    ridden = answer(asked, "ride back")
    assert (artificial(me(ridden)), me(ridden)["discard"]) == ((4, 0, 0, 1), ["Burning Steam"]), "nothing was burned"


def test_burning_steam_has_range_three_to_five() -> None:
    assert playable("Burning Steam") == [3, 4, 5]


def test_burning_steam_that_misses_does_not_maneuver() -> None:
    start = scene(distance=3, me={"hand": ["Burning Steam", "Stunt"], "aura": 1}, foe={"hand": ["Induce"]})
    missed = answer(start, "play Burning Steam", "play Induce", "Distance to the foe's Aura")
    assert (labels(missed)[0], artificial(me(missed)), foe(missed)["aura"]) == ("end turn", (5, 0, 0, 0), 3)


def test_burning_steam_that_wins_does_not_maneuver() -> None:
    # Rulings 1.1.
    won = answer(scene(distance=4, me={"hand": ["Burning Steam"]}, foe={"aura": 0, "life": 1}), "play Burning Steam")
    assert (won.is_over, won.scores, artificial(me(won))) == (True, [1.0, 0.0], (5, 0, 0, 0))


def test_waving_edge_burns_one_and_maneuvers_after() -> None:
    hit = answer(scene(distance=3, me={"hand": ["Waving Edge"], "vigor": 1}), "play Waving Edge")
    assert (labels(hit), artificial(me(hit))) == (["take 3 to Aura", "take 1 to Life"], (4, 1, 0, 0))
    ridden = answer(hit, "take 3 to Aura", "ride forward")
    assert (artificial(me(ridden)), distance(ridden), foe(ridden)["aura"]) == ((3, 1, 1, 0), 2, 0)
    assert playable("Waving Edge") == [1, 2, 3]


def test_waving_edge_burns_the_last_token_and_cannot_maneuver() -> None:
    # Rulings 8, Thallya.
    start = scene(distance=3, me={"hand": ["Waving Edge"], "vigor": 1, "machine": 1, "burned": 4}, foe={"aura": 0})
    struck = answer(start, "play Waving Edge")
    assert (labels(struck)[0], artificial(me(struck)), distance(struck)) == ("end turn", (0, 5, 0, 0), 3)


def test_shield_charge_moves_aura_to_distance() -> None:
    hit = answer(scene(distance=1, me={"hand": ["Shield Charge"], "vigor": 1}), "play Shield Charge")
    assert (labels(hit), artificial(me(hit))) == (["take 3 to Aura", "take 2 to Life"], (4, 1, 0, 0))
    pushed = answer(hit, "take 3 to Aura")
    assert (foe(pushed)["aura"], state(pushed)["distance"], state(pushed)["shadow"]) == (0, 4, state(hit)["shadow"])


def test_shield_charge_moves_life_to_distance() -> None:
    start = scene(distance=1, me={"hand": ["Shield Charge"], "vigor": 1}, foe={"aura": 2})
    pushed = answer(start, "play Shield Charge")
    assert (foe(pushed)["life"], foe(pushed)["flare"], state(pushed)["distance"]) == (8, 0, 3)


def test_shield_charge_has_range_one() -> None:
    assert playable("Shield Charge") == [1]


def test_shield_charge_moves_only_as_many_as_fit() -> None:
    # Rulings 5.17: the rest stay where they were.
    halves = {"goddesses": THALLYA, "machine": 1, "forward": 4}
    start = scene(distance=9, me={**halves, "hand": ["Shield Charge"], "vigor": 1}, foe=halves)
    hit = answer(start, "play Shield Charge")
    soft = answer(hit, "take 3 to Aura")
    assert (foe(soft)["aura"], state(soft)["distance"], state(soft)["shadow"]) == (2, 10, 1)
    hard = answer(hit, "take 2 to Life")
    assert (foe(hard)["life"], foe(hard)["flare"], state(hard)["distance"]) == (9, 0, 10)


def test_shield_charge_does_not_kill_when_the_last_life_does_not_fit() -> None:
    # Rulings 5.17.
    start = scene(
        distance=9,
        me={"hand": ["Shield Charge"], "vigor": 1, "machine": 1, "forward": 4},
        foe={"goddesses": THALLYA, "machine": 1, "forward": 4, "life": 2, "aura": 0},
    )
    pushed = answer(start, "play Shield Charge")
    assert (pushed.is_over, foe(pushed)["life"]) == (False, 1)
    roomy = scene(distance=1, me={"hand": ["Shield Charge"]}, foe={"life": 2, "aura": 0})
    assert answer(roomy, "play Shield Charge").is_over


def test_shield_charge_moves_nothing_into_a_full_distance() -> None:
    # Rulings 5.17.
    start = scene(
        distance=10,
        me={"hand": ["Shield Charge"], "vigor": 1, "machine": 1, "forward": 4},
        foe={"goddesses": THALLYA, "machine": 0, "forward": 5},
    )
    pushed = answer(start, "play Shield Charge", "take 3 to Aura")
    assert (foe(pushed)["aura"], foe(pushed)["scarred"], state(pushed)["distance"]) == (3, 1, 10)


def test_steam_cannon_burns_one_and_deals_three_to_aura_or_life_from_two_to_eight() -> None:
    hit = answer(scene(distance=8, me={"hand": ["Steam Cannon"]}), "play Steam Cannon")
    assert (labels(hit), artificial(me(hit))) == (["take 3 to Aura", "take 3 to Life"], (4, 1, 0, 0))
    assert playable("Steam Cannon") == [2, 3, 4, 5, 6, 7, 8]


def test_steam_cannon_has_full_power_and_ends_the_main_phase() -> None:
    start = scene(distance=5, me={"hand": ["Steam Cannon", "Stunt"], "vigor": 1})
    assert "Full Power" in why_not(answer(start, "Advance", "spend 1 Vigor"), "play Steam Cannon")
    assert state(answer(start, "play Steam Cannon", "take 3 to Aura"))["turn"] == "foe"


def test_stunt_stuns_the_foe_and_moves_two_aura_to_flare() -> None:
    played = answer(scene(me={"hand": ["Stunt"], "vigor": 1}, foe={"vigor": 1}), "play Stunt")
    assert (me(played)["aura"], me(played)["flare"]) == (1, 2)
    assert (foe(played)["stunned"], foe(played)["vigor"]) == (1, 1)
    assert foe(answer(played, "end turn"))["vigor"] == 1, "the Stun is lost instead of gaining Vigor"


def test_stunt_moves_what_aura_there_is() -> None:
    one = answer(scene(me={"hand": ["Stunt"], "vigor": 1, "aura": 1}), "play Stunt")
    assert (me(one)["aura"], me(one)["flare"], foe(one)["stunned"]) == (0, 1, 1)
    # Rulings 4.1: a Utility can be played for nothing.
    none = answer(scene(me={"hand": ["Stunt"], "vigor": 1, "aura": 0}, foe={"stunned": 1}), "play Stunt")
    assert (me(none)["flare"], foe(none)["stunned"], me(none)["discard"]) == (0, 1, ["Stunt"])


def test_roaring_may_burn_two_to_gain_vigor_and_to_take_vigor_and_stun() -> None:
    asked = answer(scene(me={"hand": ["Roaring", "Stunt"]}, foe={"vigor": 2}), "play Roaring")
    assert (asked.question, labels(asked)) == ("burn 2 Artificial Sakura", ["yes", "no"])
    roared = answer(asked, "yes")
    assert (me(roared)["vigor"], foe(roared)["vigor"], foe(roared)["stunned"]) == (1, 1, 1)
    assert (roared.question, artificial(me(roared))) == ("main", (3, 2, 0, 0)), "1 Vigor cannot pay for the second part"


def test_roaring_may_leave_out_the_first_part() -> None:
    start = scene(me={"hand": ["Roaring", "Stunt"], "vigor": 1}, foe={"vigor": 2})
    silent = answer(start, "play Roaring", "no")
    assert (silent.question, artificial(me(silent)), me(silent)["vigor"]) == ("main", (5, 0, 0, 0), 1)
    assert (foe(silent)["vigor"], foe(silent)["stunned"]) == (2, 0)


def test_roaring_burns_two_or_nothing() -> None:
    # Rulings 1.7 and 8, Thallya: burning is a payment, all or nothing.
    start = scene(me={"hand": ["Roaring", "Stunt"], "machine": 1, "burned": 4}, foe={"vigor": 1})
    played = answer(start, "play Roaring")
    assert (played.question, artificial(me(played)), me(played)["vigor"]) == ("main", (1, 4, 0, 0), 0)
    assert (foe(played)["vigor"], foe(played)["stunned"], me(played)["discard"]) == (1, 0, ["Roaring"])


def test_roaring_then_may_pay_two_vigor_to_recover_three() -> None:
    start = scene(me={"hand": ["Roaring", "Stunt"], "vigor": 1, "machine": 2, "burned": 3})
    asked = answer(start, "play Roaring", "yes")
    assert (asked.question, labels(asked), me(asked)["vigor"]) == ("pay 2 Vigor to recover 3", ["yes", "no"], 2)
    paid = answer(asked, "yes")
    assert (me(paid)["vigor"], artificial(me(paid))) == (0, (3, 2, 0, 0))
    kept = answer(asked, "no")
    assert (me(kept)["vigor"], artificial(me(kept))) == (2, (0, 5, 0, 0))


def test_roaring_recovers_without_the_first_part_and_as_many_as_are_burned() -> None:
    start = scene(me={"hand": ["Roaring", "Stunt"], "vigor": 2, "machine": 1, "burned": 2, "forward": 2})
    asked = answer(start, "play Roaring")
    assert asked.question == "pay 2 Vigor to recover 3"
    assert artificial(me(answer(asked, "yes"))) == (3, 0, 2, 0)


def test_roaring_while_stunned_loses_the_stun_instead_of_gaining_vigor() -> None:
    start = scene(me={"hand": ["Roaring", "Stunt"], "vigor": 1, "stunned": 1})
    roared = answer(start, "play Roaring", "yes")
    assert (roared.question, me(roared)["vigor"], me(roared)["stunned"]) == ("main", 1, 0)


def test_roaring_stuns_a_foe_without_vigor() -> None:
    roared = answer(scene(me={"hand": ["Roaring", "Stunt"]}, foe={"vigor": 0}), "play Roaring", "yes")
    assert (foe(roared)["vigor"], foe(roared)["stunned"]) == (0, 1)


def test_turbo_switch_reacts_and_rides_out_of_range() -> None:
    start = scene(distance=4, turn="foe", me={"hand": ["Turbo Switch"]}, foe={"hand": ["Slash"], "vigor": 1})
    reacted = answer(start, "play Slash", "play Turbo Switch")
    assert (reacted.seat, labels(reacted)) == (ME, RIDES)
    missed = answer(reacted, "ride back")
    assert (missed.question, me(missed)["aura"], me(missed)["life"]) == ("main", 3, 10)
    assert (artificial(me(missed)), foe(missed)["discard"], me(missed)["discard"]) == (
        (3, 1, 0, 1),
        ["Slash"],
        ["Turbo Switch"],
    )
    assert labels(answer(reacted, "ride forward")) == ["take 3 to Aura", "take 1 to Life"]


def test_turbo_switch_with_one_token_burns_it_and_cannot_maneuver() -> None:
    start = scene(distance=4, turn="foe", me={"hand": ["Turbo Switch"], "machine": 1, "burned": 4}, foe={"hand": ["Slash"]})
    reacted = answer(start, "play Slash", "play Turbo Switch")
    assert labels(reacted) == ["take 3 to Aura", "take 1 to Life"]
    assert artificial(me(reacted)) == (0, 5, 0, 0)


def test_turbo_switch_played_by_an_effect_rides_out_of_range_too() -> None:
    # Rulings 8, Oboro: what Tobi-Kage plays counts as reacting.
    start = scene(
        distance=4,
        turn="foe",
        me={"ready": ["Tobi-Kage"], "flare": 4, "face_down": ["Turbo Switch"]},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    missed = answer(start, "play Slash", "play Tobi-Kage", "choose Turbo Switch", "ride back")
    assert (missed.question, me(missed)["aura"], artificial(me(missed))) == ("main", 3, (3, 1, 0, 1))


def test_spirit_brings_the_minimum_of_her_range_nearer() -> None:
    start = scene(distance=0, me={"hand": ["Spirit", "Shield Charge"]})
    assert why_not(start, "play Shield Charge") == "Distance 0, needs 1"
    assert "play Shield Charge" in labels(answer(start, "play Spirit"))


# Alpha Edge.


def test_alpha_edge_has_range_one_three_five_seven() -> None:
    assert playable("Alpha Edge") == [1, 3, 5, 7]
    off = scene(distance=2, me={"ready": ["Alpha Edge"], "flare": 1, "vigor": 1})
    assert why_not(off, "play Alpha Edge") == "Distance 2, needs 1, 3, 5, 7"


def test_alpha_edge_is_expanded_and_reduced_at_its_ends() -> None:
    # Rulebook, Range Expansion and Range Reduction: the examples.
    edge = at(1, 3, 5, 7)
    assert expand_range(edge, 0, 1) == at(1, 3, 5, 7, 8)
    assert expand_range(edge, 1, 0) == at(0, 1, 3, 5, 7)
    assert reduce_range(edge, 0, 1) == at(1, 3, 5)
    assert reduce_range(edge, 1, 0) == at(3, 5, 7)


def test_alpha_edge_costs_one_flare_deals_one_and_stays_used() -> None:
    hit = answer(scene(distance=5, me={"ready": ["Alpha Edge"], "flare": 1, "vigor": 1}), "play Alpha Edge")
    assert labels(hit) == ["take 1 to Aura", "take 1 to Life"]
    done = answer(hit, "take 1 to Life")
    assert (me(done)["flare"], me(done)["used"], me(done)["ready"]) == (0, ["Alpha Edge"], [])
    poor = scene(distance=5, me={"ready": ["Alpha Edge"], "vigor": 1})
    assert why_not(poor, "play Alpha Edge") == "Flare 0, costs 1"


@pytest.mark.parametrize("way", RIDES)
def test_alpha_edge_readies_when_a_maneuver_changes_the_distance(way: str) -> None:
    start = scene(distance=4, me={"used": ["Alpha Edge"], "hand": ["Turbo Switch"], "flare": 1, "vigor": 1})
    ridden = answer(start, "play Turbo Switch", way)
    assert (me(ridden)["ready"], me(ridden)["used"]) == (["Alpha Edge"], [])
    assert "play Alpha Edge" in labels(ridden)


def test_alpha_edge_can_be_played_after_every_maneuver() -> None:
    start = scene(
        distance=5,
        me={"ready": ["Alpha Edge"], "hand": ["Turbo Switch", "Burning Steam"], "flare": 2, "vigor": 1},
        foe={"aura": 0},
    )
    once = answer(start, "play Alpha Edge")
    assert "play Alpha Edge" not in labels(once)
    twice = answer(once, "play Burning Steam", "ride forward", "play Turbo Switch", "ride forward", "play Alpha Edge")
    assert (foe(twice)["life"], me(twice)["flare"], me(twice)["used"]) == (7, 0, ["Alpha Edge"])


def test_alpha_edge_readies_in_the_turn_of_the_foe_too() -> None:
    start = scene(
        distance=4,
        turn="foe",
        me={"used": ["Alpha Edge"], "hand": ["Turbo Switch"]},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    assert me(answer(start, "play Slash", "play Turbo Switch", "ride back"))["ready"] == ["Alpha Edge"]


def test_alpha_edge_does_not_ready_when_the_distance_does_not_change() -> None:
    # Rulings 1.12: the current Distance never goes below 0; 2 Sakura less 2 by Silent Approach is 0 already.
    start = scene(
        distance=2,
        me={
            "goddesses": ["thallya", "chikage"],
            "used": ["Alpha Edge"],
            "hand": ["Turbo Switch"],
            "in_play": {"Silent Approach": 3},
            "vigor": 1,
        },
    )
    assert distance(start) == 0
    forward = answer(start, "play Turbo Switch", "ride forward")
    assert (distance(forward), artificial(me(forward)), me(forward)["used"]) == (0, (3, 1, 1, 0), ["Alpha Edge"])
    back = answer(start, "play Turbo Switch", "ride back")
    assert (distance(back), me(back)["ready"]) == (1, ["Alpha Edge"])


def test_alpha_edge_does_not_ready_without_a_maneuver() -> None:
    moved = answer(scene(distance=4, me={"used": ["Alpha Edge"], "vigor": 2}), "Retreat")
    assert (distance(moved), me(moved)["used"]) == (5, ["Alpha Edge"])
    start = scene(distance=1, me={"used": ["Alpha Edge"], "hand": ["Shield Charge"], "vigor": 1})
    pushed = answer(start, "play Shield Charge", "take 3 to Aura")
    assert (distance(pushed), me(pushed)["used"]) == (4, ["Alpha Edge"])
    hurt = answer(scene(distance=3, turn="foe", me={"used": ["Alpha Edge"], "aura": 0}, foe={"hand": ["Slash"]}), "play Slash")
    assert (me(hurt)["life"], me(hurt)["used"]) == (9, ["Alpha Edge"])


def test_alpha_edge_does_not_ready_by_a_maneuver_of_the_foe() -> None:
    start = scene(
        distance=5,
        me={"used": ["Alpha Edge"], "hand": ["Burning Steam"], "vigor": 1},
        foe={"used": ["Alpha Edge"], "hand": ["Turbo Switch"]},
    )
    missed = answer(start, "play Burning Steam", "play Turbo Switch", "ride back")
    assert (me(missed)["used"], foe(missed)["ready"]) == (["Alpha Edge"], ["Alpha Edge"])


def test_alpha_edge_that_misses_is_used_all_the_same() -> None:
    # Rulings 5.9; and the Maneuver that made it miss was the foe's.
    start = scene(distance=5, me={"ready": ["Alpha Edge"], "flare": 1, "vigor": 1}, foe={"hand": ["Turbo Switch"], "aura": 0})
    missed = answer(start, "play Alpha Edge", "play Turbo Switch", "ride back")
    assert (me(missed)["used"], foe(missed)["life"], distance(missed)) == (["Alpha Edge"], 10, 6)


# Omega-Burst.


def omega(attack: str, burned: int, **of_foe: Any) -> Position:
    """A position in which the foe has attacked with a card and Omega-Burst has answered."""
    start = scene(
        distance=4 if attack == "Glancing Strike" else 3,
        turn="foe",
        me={"ready": ["Omega-Burst"], "flare": 4, "machine": 5 - burned, "burned": burned},
        foe={"vigor": 1, **of_foe},
    )
    return answer(start, f"play {attack}", "play Omega-Burst")


def test_omega_burst_recovers_all_and_negates_an_attack_of_no_more_aura_damage() -> None:
    equal = omega("Slash", 3, hand=["Slash"])
    assert (equal.question, me(equal)["aura"], me(equal)["life"]) == ("main", 3, 10)
    assert (artificial(me(equal)), me(equal)["flare"], me(equal)["used"]) == ((5, 0, 0, 0), 0, ["Omega-Burst"])
    assert foe(equal)["discard"] == ["Slash"]
    assert omega("Slash", 5, hand=["Slash"]).question == "main"


def test_omega_burst_recovers_but_does_not_negate_an_attack_of_more_aura_damage() -> None:
    hit = omega("Slash", 2, hand=["Slash"])
    assert (hit.seat, labels(hit), artificial(me(hit))) == (ME, ["take 3 to Aura", "take 1 to Life"], (5, 0, 0, 0))


def test_omega_burst_looks_at_the_aura_damage_as_it_is_now() -> None:
    calm = omega("Brandish", 2, hand=["Brandish"], life=4)
    assert calm.question == "main"
    resolved = omega("Brandish", 2, hand=["Brandish"], life=3)
    assert labels(resolved) == ["take 3 to Aura", "take 2 to Life"]


def test_omega_burst_negates_an_attack_without_aura_damage_whatever_it_recovers() -> None:
    negated = omega("Glancing Strike", 0, hand=["Glancing Strike"], goddesses=["tokoyo", "oboro"], vigor=2)
    assert (negated.question, me(negated)["life"]) == ("main", 10)
    assert (foe(negated)["deck"], foe(negated)["discard"]) == ([], ["Glancing Strike"]), "no After either"


def test_omega_burst_does_not_negate_an_attack_for_lacking_life_damage() -> None:
    start = scene(
        distance=3,
        phase="start",
        me={"ready": ["Omega-Burst"], "flare": 4, "machine": 3, "burned": 2},
        foe={"in_play": {"Overawe": 1}},
    )
    hit = answer(start, "play Omega-Burst")
    assert (me(hit)["aura"], artificial(me(hit))) == (0, (5, 0, 0, 0)), "3/- against 2 recovered"


def test_omega_burst_negates_an_ultimate() -> None:
    negated = omega("Tsukikage Crush", 4, ready=["Tsukikage Crush"], flare=7, life=3)
    assert (negated.question, me(negated)["life"], foe(negated)["used"]) == ("main", 10, ["Tsukikage Crush"])


def test_omega_burst_recovers_nothing_that_lies_in_distance() -> None:
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Omega-Burst"], "flare": 4, "machine": 1, "burned": 2, "forward": 1, "backward": 1},
        foe={"hand": ["Slash"]},
    )
    hit = answer(start, "play Slash", "play Omega-Burst")
    assert (labels(hit), artificial(me(hit))) == (["take 3 to Aura", "take 1 to Life"], (3, 0, 1, 1))


def test_omega_burst_can_be_played_in_ones_own_turn_just_to_recover() -> None:
    # Rulings 3.6.
    start = scene(distance=6, me={"ready": ["Omega-Burst"], "flare": 4, "vigor": 1, "machine": 1, "burned": 4})
    played = answer(start, "play Omega-Burst")
    assert (artificial(me(played)), me(played)["flare"], me(played)["used"]) == ((5, 0, 0, 0), 0, ["Omega-Burst"])


# Thallya's Masterpiece.


def masterpiece(**of_me: Any) -> dict[str, Any]:
    return {"used": ["Thallya's Masterpiece"], "hand": ["Turbo Switch"], "vigor": 1, **of_me}


def test_masterpiece_costs_one_flare_and_does_nothing_by_itself() -> None:
    start = scene(distance=4, me={"ready": ["Thallya's Masterpiece"], "flare": 1, "vigor": 1})
    played = answer(start, "play Thallya's Masterpiece")
    assert (played.question, me(played)["used"], me(played)["flare"]) == ("main", ["Thallya's Masterpiece"], 0)
    assert (distance(played), artificial(me(played))) == (4, (5, 0, 0, 0))


@pytest.mark.parametrize("way", RIDES)
def test_masterpiece_moves_a_sakura_either_way_or_not_at_all(way: str) -> None:
    asked = answer(scene(distance=4, me=masterpiece()), "play Turbo Switch", way)
    assert (asked.seat, labels(asked)) == (ME, ARROWS)
    now = (state(asked)["distance"], state(asked)["shadow"])
    assert now == (4, 6)
    added = state(answer(asked, "Shadow to Distance"))
    assert (added["distance"], added["shadow"]) == (5, 5)
    taken = state(answer(asked, "Distance to Shadow"))
    assert (taken["distance"], taken["shadow"]) == (3, 7)
    kept = state(answer(asked, "neither"))
    assert (kept["distance"], kept["shadow"]) == (4, 6)


def test_masterpiece_works_at_each_maneuver() -> None:
    start = scene(distance=5, me=masterpiece(hand=["Turbo Switch", "Burning Steam"]), foe={"aura": 0})
    first = answer(start, "play Burning Steam", "ride forward")
    assert labels(first) == ARROWS
    second = answer(first, "Distance to Shadow", "play Turbo Switch", "ride forward")
    assert labels(second) == ARROWS
    assert distance(answer(second, "Distance to Shadow")) == 1


def test_masterpiece_works_only_while_it_is_used() -> None:
    # Rulings 6.5.
    ready = scene(distance=4, me={"ready": ["Thallya's Masterpiece"], "flare": 1, "hand": ["Turbo Switch"], "vigor": 1})
    assert answer(ready, "play Turbo Switch", "ride forward").question == "main"
    used = answer(ready, "play Thallya's Masterpiece", "play Turbo Switch", "ride forward")
    assert labels(used) == ARROWS


def test_masterpiece_does_nothing_in_the_turn_of_the_foe() -> None:
    start = scene(distance=4, turn="foe", me=masterpiece(), foe={"hand": ["Slash"], "vigor": 1})
    missed = answer(start, "play Slash", "play Turbo Switch", "ride back")
    assert (missed.seat, missed.question, state(missed)["distance"]) == (FOE, "main", 4)


def test_masterpiece_works_for_a_reaction_in_ones_own_turn() -> None:
    # Rulings 5.3: the foe's Enchantment attacks in the player's own Start Phase.
    start = scene(distance=4, phase="start", me=masterpiece(), foe={"in_play": {"Overawe": 1}})
    assert labels(start) == ["no Reaction", "play Turbo Switch"]
    asked = answer(start, "play Turbo Switch", "ride forward")
    assert labels(asked) == ARROWS
    hit = answer(asked, "neither")
    assert (hit.question, me(hit)["aura"]) == ("reshuffle", 0)
    missed = answer(start, "play Turbo Switch", "ride back", "Shadow to Distance")
    assert (distance(missed), me(missed)["aura"]) == (6, 3)


def test_masterpiece_does_nothing_when_the_distance_does_not_change() -> None:
    start = scene(distance=2, me=masterpiece(goddesses=["thallya", "chikage"], in_play={"Silent Approach": 3}))
    assert answer(start, "play Turbo Switch", "ride forward").question == "main"
    assert labels(answer(start, "play Turbo Switch", "ride back")) == ARROWS


def test_masterpiece_does_nothing_for_a_maneuver_of_the_foe() -> None:
    start = scene(distance=5, me=masterpiece(hand=["Burning Steam"]), foe={"hand": ["Turbo Switch"]})
    missed = answer(start, "play Burning Steam", "play Turbo Switch", "ride back")
    assert (missed.question, distance(missed)) == ("main", 6)
    theirs = scene(distance=5, turn="foe", me=masterpiece(), foe={"hand": ["Turbo Switch"], "vigor": 1})
    ridden = answer(theirs, "play Turbo Switch", "ride back")
    assert (ridden.seat, ridden.question, distance(ridden)) == (FOE, "main", 6)


def test_masterpiece_moves_no_covered_sakura() -> None:
    start = scene(distance=1, me=masterpiece())
    asked = answer(start, "play Turbo Switch", "ride forward")
    assert labels(asked) == ARROWS, "rulings 1.9: one that changes nothing may be chosen"
    moved = answer(asked, "Distance to Shadow")
    assert (state(moved)["distance"], distance(moved)) == (1, 0)


def test_masterpiece_does_not_fill_distance_beyond_ten() -> None:
    # Rulings 1.12: tokens that count take room.
    moved = answer(scene(distance=9, me=masterpiece(life=9)), "play Turbo Switch", "ride back", "Shadow to Distance")
    assert (state(moved)["distance"], state(moved)["shadow"]) == (9, 2)


def test_smoke_stops_the_arrow_of_masterpiece_but_no_maneuver() -> None:
    # Rulings 8, Himika: Smoke stops arrows out of Distance, and a Maneuver is none.
    start = scene(distance=4, me=masterpiece(), foe={"in_play": {"Smoke": 2}})
    asked = answer(start, "play Turbo Switch", "ride forward")
    assert distance(asked) == 3
    assert state(answer(asked, "Distance to Shadow"))["distance"] == 4
    assert state(answer(asked, "Shadow to Distance"))["distance"] == 5


def test_the_arrow_of_masterpiece_is_no_maneuver() -> None:
    start = scene(distance=3, me=masterpiece(used=["Thallya's Masterpiece", "Alpha Edge"], flare=1), foe={"aura": 0})
    asked = answer(start, "play Turbo Switch", "ride forward")
    assert me(asked)["ready"] == ["Alpha Edge"]
    assert labels(answer(asked, "Shadow to Distance"))[0] == "end turn", "it does not lead to itself"


# Julia's BlackBox.


def transformed(form: str, **of_foe: Any) -> Position:
    """A position in which the machine has just been transformed; Full Power has ended the turn."""
    start = scene(distance=5, me={"ready": ["Julia's BlackBox"], "flare": 2, "machine": 0, "burned": 5}, foe=of_foe)
    return answer(start, "play Julia's BlackBox", f"choose Form: {form}")


def test_black_box_without_fuel_transforms_the_machine_and_recovers_two() -> None:
    start = scene(distance=5, me={"ready": ["Julia's BlackBox"], "flare": 3, "machine": 0, "burned": 5})
    asked = answer(start, "play Julia's BlackBox")
    assert (asked.seat, labels(asked)) == (ME, ["choose Form: YAKSHA", "choose Form: NAGA", "choose Form: GARUDA"])
    done = answer(asked, "choose Form: NAGA")
    assert (me(done)["forms"], me(done)["bonus"]) == (["Form: NAGA"], ["Form: YAKSHA", "Form: GARUDA"])
    assert (artificial(me(done)), me(done)["used"], me(done)["flare"]) == ((2, 3, 0, 0), ["Julia's BlackBox"], 1)


def test_black_box_with_fuel_only_readies_itself() -> None:
    start = scene(distance=5, me={"ready": ["Julia's BlackBox"], "flare": 2, "machine": 1, "burned": 4})
    done = answer(start, "play Julia's BlackBox")
    assert (me(done)["ready"], me(done)["used"], me(done)["flare"]) == (["Julia's BlackBox"], [], 0)
    assert (artificial(me(done)), me(done)["forms"], state(done)["turn"]) == ((1, 4, 0, 0), [], "foe")


def test_black_box_counts_only_the_machine_and_recovers_only_what_is_burned() -> None:
    riding = {"ready": ["Julia's BlackBox"], "flare": 2, "machine": 0, "burned": 1, "forward": 2, "backward": 2}
    done = answer(scene(distance=5, me=riding), "play Julia's BlackBox", "choose Form: NAGA")
    assert (artificial(me(done)), me(done)["forms"]) == ((1, 0, 2, 2), ["Form: NAGA"])


def test_black_box_has_full_power() -> None:
    start = scene(distance=5, me={"ready": ["Julia's BlackBox"], "flare": 2, "vigor": 2, "machine": 0, "burned": 5})
    assert "Full Power" in why_not(answer(start, "Advance"), "play Julia's BlackBox")
    assert state(answer(start, "play Julia's BlackBox", "choose Form: NAGA"))["turn"] == "foe", "Vigor was left"


def test_black_box_offers_only_forms_the_machine_does_not_have() -> None:
    one = {"ready": ["Julia's BlackBox"], "flare": 2, "machine": 0, "burned": 5, "forms": ["Form: NAGA"]}
    asked = answer(scene(distance=5, me=one), "play Julia's BlackBox")
    assert labels(asked) == ["choose Form: YAKSHA", "choose Form: GARUDA"]
    all_three = {**one, "forms": ["Form: YAKSHA", "Form: NAGA", "Form: GARUDA"]}
    done = answer(scene(distance=5, me=all_three, foe={"flare": 4, "life": 6}), "play Julia's BlackBox")
    assert (artificial(me(done)), me(done)["used"]) == ((2, 3, 0, 0), ["Julia's BlackBox"])
    assert foe(done)["flare"] == 4, "no form was transformed, so none has its effect"


# Form: YAKSHA.


def test_yaksha_lets_the_foe_draw_only_one_card_in_their_next_start_phase_and_stuns_them() -> None:
    deck = ["Slash", "Brandish", "Hilt Strike", "Spirit"]
    start = scene(
        distance=5,
        me={
            "ready": ["Julia's BlackBox"],
            "flare": 2,
            "machine": 0,
            "burned": 5,
            "deck": ["Stunt", "Roaring", "Waving Edge"],
        },
        foe={"deck": deck},
    )
    begun = answer(start, "play Julia's BlackBox", "choose Form: YAKSHA")
    assert (begun.seat, begun.question) == (FOE, "reshuffle")
    assert (foe(begun)["vigor"], foe(begun)["stunned"]) == (0, 0), "the Stun was lost instead of gaining Vigor"
    drawn = answer(begun, "do not reshuffle")
    assert foe(drawn)["hand"] == ["Slash"]
    mine = answer(drawn, "end turn", "do not reshuffle")
    assert len(me(mine)["hand"]) == 2, "only the foe"
    later = answer(mine, "end turn", "do not reshuffle")
    assert foe(later)["hand"] == ["Slash", "Brandish", "Hilt Strike"], "only once"


def test_another_form_neither_stuns_nor_keeps_from_drawing() -> None:
    begun = transformed("NAGA", deck=["Slash", "Brandish", "Hilt Strike"])
    assert foe(begun)["vigor"] == 1
    assert foe(answer(begun, "do not reshuffle"))["hand"] == ["Slash", "Brandish"]


def test_yaksha_on_the_machine_keeps_nobody_from_drawing() -> None:
    start = scene(
        distance=5,
        turn="foe",
        phase="start",
        me={"goddesses": THALLYA, "forms": ["Form: YAKSHA"]},
        foe={"deck": ["Slash", "Brandish"]},
    )
    assert foe(answer(start, "do not reshuffle"))["hand"] == ["Slash", "Brandish"]


def test_yaksha_lets_the_foe_with_an_empty_deck_take_damage_only_once() -> None:
    # Rulings 2.9: one damage for each card that is to be drawn and is not there.
    begun = answer(transformed("YAKSHA", aura=3, vigor=1), "do not reshuffle")
    assert (begun.seat, labels(begun)) == (FOE, ["take 1 to Life", "take 1 to Aura"])
    assert answer(begun, "take 1 to Aura").question == "main"


def reacting(is_bound: bool = True, **of_foe: Any) -> Position:
    """A Start Phase in which the foe may react to Sunny Stage with Tobi-Kage, by which Backstep draws; with YAKSHA, or not."""
    return scene(
        distance=4,
        turn="foe",
        phase="start",
        lasting=[["this turn", "foe", "me: Form: YAKSHA", []]] if is_bound else [],
        me={
            "goddesses": ["thallya", "tokoyo"],
            "bonus": ["Form: NAGA", "Form: GARUDA"],
            "forms": ["Form: YAKSHA"],
            "in_play": {"Sunny Stage": 1},
        },
        foe={"ready": ["Tobi-Kage"], "flare": 4, "face_down": ["Backstep"], "vigor": 1, **of_foe},
    )


def test_yaksha_counts_a_card_that_an_effect_drew_in_that_start_phase() -> None:
    # Rulings 8, Thallya: FAQ.
    deck = ["Shoot", "Magnum", "Induce"]
    drawn = answer(reacting(deck=deck), "play Tobi-Kage", "choose Backstep")
    assert (foe(drawn)["hand"], foe(drawn)["drawn"]) == (["Shoot"], 1)
    assert foe(answer(drawn, "do not reshuffle"))["hand"] == ["Shoot"]
    assert foe(answer(reacting(deck=deck), "no Reaction", "do not reshuffle"))["hand"] == ["Shoot"]
    unbound = answer(reacting(False, deck=deck), "play Tobi-Kage", "choose Backstep", "do not reshuffle")
    assert foe(unbound)["hand"] == deck, "one by the effect, and two"


def test_yaksha_lets_no_effect_draw_a_second_card_in_that_start_phase() -> None:
    def trapped(is_bound: bool) -> Position:
        return scene(
            distance=4,
            turn="foe",
            phase="start",
            epic="ninja",
            lasting=[["this turn", "foe", "me: Form: YAKSHA", []]] if is_bound else [],
            me={"goddesses": THALLYA, "bonus": ["Form: NAGA", "Form: GARUDA"], "forms": ["Form: YAKSHA"]},
            foe={"used": ["Uro-Uo"], "hand": ["Smoke"], "face_down": ["Backstep"], "deck": ["Shoot", "Magnum"], "drawn": 0},
        )

    for is_bound, held in ((True, 2), (False, 4)):
        drawn = answer(trapped(is_bound), "reshuffle, 1 Life damage", "play Backstep")
        assert foe(drawn)["hand"][:2] == ["Smoke", "Shoot"] and len(foe(drawn)["hand"]) == held


def test_yaksha_does_not_count_a_card_that_was_not_there_to_draw() -> None:
    drawn = answer(reacting(deck=[], aura=2), "play Tobi-Kage", "choose Backstep", "take 1 to Aura")
    assert (foe(drawn)["hand"], foe(drawn)["drawn"], drawn.question) == ([], 0, "reshuffle")
    again = answer(drawn, "reshuffle, 1 Life damage")
    assert foe(again)["hand"] == ["Backstep"], "it is the one card"


def test_yaksha_binds_nobody_in_the_main_phase() -> None:
    drawn = answer(
        reacting(deck=["Shoot", "Magnum", "Induce"], hand=["Backstep"], face_down=[]), "no Reaction", "do not reshuffle"
    )
    assert foe(drawn)["hand"] == ["Backstep", "Shoot"]
    assert foe(answer(drawn, "play Backstep"))["hand"] == ["Shoot", "Magnum"]


def yaksha(**of_me: Any) -> dict[str, Any]:
    return {"goddesses": THALLYA, "forms": ["Form: YAKSHA"], "vigor": 1, **of_me}


def test_yaksha_without_fuel_keeps_its_owner_from_basic_actions() -> None:
    empty = scene(distance=4, me=yaksha(hand=["Stunt"], machine=0, burned=4, backward=1), foe={"vigor": 1})
    assert labels(empty) == ["end turn", "play Stunt"]
    for action in ("Advance", "Retreat", "Recover", "Focus", "Beta-Edge"):
        assert why_not(empty, action) == "forbidden by an effect in play"
    theirs = scene(distance=4, turn="foe", me=yaksha(machine=0, burned=5), foe={"vigor": 1})
    assert "Advance" in labels(theirs), "the foe may"


def test_yaksha_with_fuel_keeps_nobody_from_basic_actions() -> None:
    fuelled = scene(distance=4, me=yaksha(machine=1, burned=4))
    assert labels(fuelled) == ["end turn", "Advance", "Retreat", "Recover", "Focus", "Beta-Edge"]


def test_no_fuel_keeps_nobody_from_basic_actions_without_yaksha() -> None:
    plain = scene(distance=4, me={"goddesses": THALLYA, "forms": ["Form: NAGA"], "vigor": 1, "machine": 0, "burned": 5})
    assert "Advance" in labels(plain)


def test_beta_edge_attacks_and_maneuvers_after() -> None:
    hit = answer(scene(distance=4, me=yaksha()), "Beta-Edge")
    assert (hit.seat, labels(hit), me(hit)["vigor"]) == (FOE, ["take 2 to Aura", "take 1 to Life"], 0)
    asked = answer(hit, "take 2 to Aura")
    assert (asked.seat, labels(asked), foe(asked)["aura"]) == (ME, RIDES, 1)
    assert artificial(me(answer(asked, "ride forward"))) == (4, 0, 1, 0)


def test_beta_edge_costs_vigor_or_a_card_as_every_basic_action() -> None:
    asked = answer(scene(distance=4, me=yaksha(hand=["Stunt"])), "Beta-Edge")
    assert labels(asked) == ["spend 1 Vigor", "discard Stunt"]
    assert me(answer(asked, "discard Stunt", "take 1 to Life"))["face_down"] == ["Stunt"]


def test_beta_edge_has_range_two_four_six_eight_and_vanishes_elsewhere() -> None:
    # Rulings 5.6: an Attack that was never made has no After.
    made = []
    for far in range(11):
        struck = answer(scene(distance=far, me=yaksha(vigor=2), foe={"aura": 0}), "Beta-Edge")
        if foe(struck)["life"] == 9:
            made.append(far)
        else:
            assert (struck.question, artificial(me(struck)), me(struck)["vigor"]) == ("main", (5, 0, 0, 0), 1)
    assert made == [2, 4, 6, 8]


def test_beta_edge_can_be_answered_by_reactions() -> None:
    start = scene(distance=4, me=yaksha(vigor=2), foe={"hand": ["Induce"], "aura": 0})
    attacked = answer(start, "Beta-Edge")
    assert (attacked.seat, labels(attacked)) == (FOE, ["no Reaction", "play Induce"])
    missed = answer(attacked, "play Induce", "Distance to the foe's Aura")
    assert (missed.question, foe(missed)["life"], artificial(me(missed))) == ("main", 10, (5, 0, 0, 0))


def test_beta_edge_is_no_attack_of_an_ultimate() -> None:
    # Rulings 5.7: an Attack made by an effect is neither Normal nor Ultimate.
    start = scene(
        distance=4,
        me=yaksha(vigor=2, aura=0),
        foe={"goddesses": ["tokoyo", "oboro"], "hand": ["Polite Return"], "vigor": 2, "aura": 0},
    )
    negated = answer(start, "Beta-Edge", "play Polite Return")
    assert (negated.question, me(negated)["life"], foe(negated)["life"]) == ("main", 9, 10)
    assert artificial(me(negated)) == (5, 0, 0, 0), "no After"


def test_beta_edge_is_an_attack_of_thallya() -> None:
    # Rulings 5.7: it has her as its Goddess, so Yurina's cards strengthen it.
    soulful = scene(distance=4, me=yaksha(in_play={"Soulfire": 2}, life=3))
    assert labels(answer(soulful, "Beta-Edge")) == ["take 3 to Aura", "take 2 to Life"]
    spirited = scene(distance=1, me=yaksha(hand=["Spirit"]), foe={"hand": ["Induce"]})
    assert labels(answer(spirited, "play Spirit", "Beta-Edge")) == ["take 2 to Aura", "take 1 to Life"]


def test_beta_edge_readies_alpha_edge() -> None:
    start = scene(distance=4, me=yaksha(used=["Alpha Edge"]), foe={"aura": 0})
    assert me(answer(start, "Beta-Edge", "ride forward"))["ready"] == ["Alpha Edge"]


def test_beta_edge_is_a_basic_action_and_leaves_masterpiece_alone() -> None:
    start = scene(distance=4, me=yaksha(used=["Thallya's Masterpiece"], vigor=2), foe={"aura": 0})
    ridden = answer(start, "Beta-Edge", "ride forward")
    assert (ridden.question, distance(ridden)) == ("main", 3)


def test_beta_edge_with_the_last_token_rides_and_then_no_basic_action_is_left() -> None:
    start = scene(distance=4, me=yaksha(vigor=2, hand=["Stunt"], machine=1, burned=4), foe={"aura": 0})
    ridden = answer(start, "Beta-Edge", "spend 1 Vigor", "ride back")
    assert (artificial(me(ridden)), labels(ridden)) == ((0, 4, 0, 1), ["end turn", "play Stunt"])


# Form: NAGA.


def test_naga_leaves_the_foe_two_flare() -> None:
    many = transformed("NAGA", flare=5, life=6)
    assert (foe(many)["flare"], state(many)["shadow"]) == (2, 36 - 5 - 10 - 3 - 6 - 3 - 2)
    assert foe(transformed("NAGA", flare=3))["flare"] == 2


def test_naga_leaves_two_flare_or_less_alone() -> None:
    assert foe(transformed("NAGA", flare=2))["flare"] == 2
    assert foe(transformed("NAGA", flare=1))["flare"] == 1
    assert foe(transformed("NAGA", flare=0))["flare"] == 0
    assert foe(transformed("YAKSHA", flare=4, life=6))["flare"] == 4, "another form leaves all"


def test_gamma_ray_puts_the_top_card_of_the_foes_deck_face_up_in_their_discard_pile() -> None:
    start = scene(distance=4, me={"goddesses": THALLYA, "forms": ["Form: NAGA"], "vigor": 2}, foe={"deck": ["Slash", "Brandish"]})
    milled = answer(start, "Gamma-Ray")
    assert (foe(milled)["deck"], foe(milled)["discard"], me(milled)["vigor"]) == (["Brandish"], ["Slash"], 1)
    again = answer(milled, "Gamma-Ray")
    assert (foe(again)["deck"], foe(again)["discard"]) == ([], ["Slash", "Brandish"])


def test_gamma_ray_does_nothing_to_an_empty_deck() -> None:
    # Rulings 2.9: discarding from an empty deck is no drawing.
    start = scene(distance=4, me={"goddesses": THALLYA, "forms": ["Form: NAGA"], "vigor": 2})
    milled = answer(start, "Gamma-Ray")
    assert (milled.question, me(milled)["vigor"]) == ("main", 1)
    assert (foe(milled)["life"], foe(milled)["aura"], foe(milled)["discard"]) == (10, 3, [])


# Form: GARUDA.


def test_garuda_draws_two_and_lifts_the_hand_limit_this_turn_only() -> None:
    start = scene(
        distance=5,
        me={
            "ready": ["Julia's BlackBox"],
            "flare": 2,
            "machine": 0,
            "burned": 5,
            "hand": ["Stunt", "Roaring"],
            "deck": ["Slash", "Brandish", "Hilt Strike", "Spirit"],
        },
        foe={"deck": ["Slash", "Brandish", "Hilt Strike"]},
    )
    ended = answer(start, "play Julia's BlackBox", "choose Form: GARUDA")
    assert (ended.seat, ended.question) == (FOE, "reshuffle")
    assert me(ended)["hand"] == ["Stunt", "Roaring", "Slash", "Brandish"]
    mine = answer(ended, "do not reshuffle", "end turn", "do not reshuffle")
    assert (mine.seat, len(me(mine)["hand"])) == (ME, 6)
    assert "Delta-Wing" in labels(mine), "the form stays"
    limited = answer(mine, "end turn")
    assert (limited.seat, limited.question, len(limited.options)) == (ME, "hand limit", 6)


def test_the_hand_limit_holds_with_another_form_and_for_the_foe() -> None:
    hand = ["Stunt", "Roaring", "Slash"]
    start = scene(distance=5, me={"ready": ["Julia's BlackBox"], "flare": 2, "machine": 0, "burned": 5, "hand": hand})
    assert answer(start, "play Julia's BlackBox", "choose Form: NAGA").question == "hand limit"
    theirs = scene(
        turn="foe",
        me={"goddesses": THALLYA, "forms": ["Form: GARUDA"]},
        foe={"hand": ["Slash", "Brandish", "Hilt Strike"]},
    )
    asked = answer(theirs, "end turn")
    assert (asked.seat, asked.question) == (FOE, "hand limit")


def test_garuda_with_too_small_a_deck_costs_damage() -> None:
    # Rulings 2.9: each card that cannot be drawn, whatever the cause.
    start = scene(distance=5, me={"ready": ["Julia's BlackBox"], "flare": 2, "machine": 0, "burned": 5, "deck": ["Stunt"]})
    asked = answer(start, "play Julia's BlackBox", "choose Form: GARUDA")
    assert (asked.seat, labels(asked), me(asked)["hand"]) == (ME, ["take 1 to Life", "take 1 to Aura"], ["Stunt"])
    done = answer(asked, "take 1 to Aura")
    assert (me(done)["aura"], me(done)["machine"], state(done)["turn"]) == (2, 2, "foe")


def garuda(**of_me: Any) -> dict[str, Any]:
    return {"goddesses": THALLYA, "forms": ["Form: GARUDA"], "vigor": 2, **of_me}


def test_delta_wing_moves_a_sakura_from_shadow_to_distance_up_to_seven() -> None:
    seven = answer(scene(distance=7, me=garuda()), "Delta-Wing")
    assert (state(seven)["distance"], state(seven)["shadow"], me(seven)["vigor"]) == (8, 2, 1)
    assert state(answer(scene(distance=0, me=garuda()), "Delta-Wing"))["distance"] == 1


def test_delta_wing_may_be_taken_for_nothing_beyond_seven() -> None:
    eight = answer(scene(distance=8, me=garuda()), "Delta-Wing")
    assert (state(eight)["distance"], state(eight)["shadow"], me(eight)["vigor"]) == (8, 2, 1)


def test_delta_wing_goes_by_the_current_distance() -> None:
    near = answer(scene(distance=8, me=garuda(machine=4, forward=1)), "Delta-Wing")
    assert state(near)["distance"] == 9
    far = answer(scene(distance=7, me=garuda(machine=4, backward=1)), "Delta-Wing")
    assert state(far)["distance"] == 7


def test_delta_wing_may_be_taken_when_nothing_can_move() -> None:
    full = answer(scene(distance=10, me=garuda(machine=2, forward=3, life=9)), "Delta-Wing")
    assert (state(full)["distance"], state(full)["shadow"], me(full)["vigor"]) == (10, 1, 1)
    no_shadow = answer(scene(distance=7, me=garuda(flare=3)), "Delta-Wing")
    assert (state(no_shadow)["distance"], me(no_shadow)["vigor"]) == (7, 1)


# Several forms.


def test_several_forms_are_active_together() -> None:
    forms = ["Form: YAKSHA", "Form: NAGA", "Form: GARUDA"]
    start = scene(distance=4, me={"goddesses": THALLYA, "forms": forms, "vigor": 2}, foe={"deck": ["Slash"], "aura": 0})
    assert labels(start)[-3:] == ["Beta-Edge", "Gamma-Ray", "Delta-Wing"]
    done = answer(start, "Gamma-Ray", "Beta-Edge", "ride forward")
    assert (foe(done)["discard"], foe(done)["life"], artificial(me(done))) == (["Slash"], 9, (4, 0, 1, 0))
    empty = scene(distance=4, me={"goddesses": THALLYA, "forms": forms, "vigor": 2, "hand": ["Stunt"], "machine": 0, "burned": 5})
    assert labels(empty) == ["end turn", "play Stunt"], "YAKSHA forbids the others' Basic Actions too"


def test_basic_actions_of_forms_are_offered_only_to_whose_machine_has_the_form() -> None:
    naga = scene(distance=4, me={"goddesses": THALLYA, "forms": ["Form: NAGA"], "vigor": 1})
    assert "Gamma-Ray" in labels(naga)
    assert why_not(naga, "Beta-Edge") == "your machine does not have that form"
    assert why_not(naga, "Delta-Wing") == "your machine does not have that form"
    theirs = scene(
        distance=4,
        turn="foe",
        me={"goddesses": THALLYA, "forms": ["Form: NAGA"]},
        foe={"goddesses": THALLYA, "vigor": 1},
    )
    assert why_not(theirs, "Gamma-Ray") == "your machine does not have that form"


def test_basic_actions_of_forms_count_as_basic_actions() -> None:
    start = scene(
        distance=4,
        turn="foe",
        me={"goddesses": ["chikage", "oboro"]},
        foe={"goddesses": THALLYA, "forms": ["Form: NAGA"], "vigor": 2, "hand": ["Numbing Agent"]},
    )
    assert "play Numbing Agent" in labels(start)
    acted = answer(start, "Gamma-Ray")
    assert why_not(acted, "play Numbing Agent") == "cannot be played after a Basic Action this turn"
