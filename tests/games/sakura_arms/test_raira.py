"""Raira: every sentence on her cards, in a scene in which it happens and in one in which it does not."""

from __future__ import annotations

from typing import Any

import pytest

import mankai
from mankai import Position
from mankai.games.sakura_arms.rules.cards.goddesses.raira import RAIRA, THUNDER, WIND
from mankai.games.sakura_arms.rules.constants import BONUS, DECK, DISCARD, FORMS, MARKED, READY
from mankai.games.sakura_arms.rules.editions.level99 import FIRST_BOX, Level99
from mankai.games.sakura_arms.rules.vocabulary import Card, Goddess, Player
from mankai.games.sakura_arms.terminal.board import DuelBoard
from mankai.kernel.errors import BadScene
from mankai.kernel.rng import FastRng
from mankai.packs import registry
from support.games.sakura_arms_scenes import FOE, GAME, ME, answer, foe, labels, me, scene, state, why_not
from support.random_games import random_game

PAIR = ["raira", "yurina"]


def storm(wind: int = 0, thunder: int = 0, **description: Any) -> Position:
    """A scene with Raira and Yurina on the player's side, and these gauges."""
    half = {"goddesses": PAIR, "wind": wind, "thunder": thunder, "vigor": 1, **description.pop("me", {})}
    return scene(me=half, **description)


def gauges(position: Position) -> tuple[int, int]:
    return me(position)["wind"], me(position)["thunder"]


def charged(position: Position) -> list[str]:
    """The player's charged cards, by name."""
    held = state(position).get("lasting", [])
    return [card.removeprefix("me: ") for what, who, card, _ in held if what == "marked" and who == "me"]


def charge(*cards: str, who: str = "me") -> list[list[Any]]:
    """The charged cards, as a scene has them."""
    return [["marked", who, f"{who}: {card}", []] for card in cards]


# The gauges.


def test_both_gauges_begin_at_0_and_three_windbeasts_wait() -> None:
    position = scene(me={"goddesses": PAIR})
    assert gauges(position) == (0, 0)
    assert me(position)["bonus"] == ["Windbeast Manifestation", "Windbeast Reincarnation", "Windbeast Perdition"]
    assert me(position)["forms"] == ["Wind and Thunder Board"]
    assert (foe(position)["wind"], foe(position)["bonus"], foe(position)["forms"]) == (0, [], [])


def test_a_gauge_goes_up_to_20_and_no_farther() -> None:
    start = storm(20, 19, distance=2, me={"hand": ["Wisdom of the Gods"]})
    assert gauges(answer(start, "play Wisdom of the Gods", "raise Wind")) == (20, 19)
    assert gauges(answer(start, "play Wisdom of the Gods", "raise Thunder")) == (20, 20)
    with pytest.raises(BadScene, match="wind is at most 20"):
        storm(21)


def test_the_gauges_have_places_of_their_own_that_everybody_sees() -> None:
    assert (WIND.place, THUNDER.place) == (50, 52)
    position = storm(3, 5)
    for seat in (ME, FOE, None):
        assert position.view(seat)["tokens"][WIND.place] == 3
        assert position.view(seat)["tokens"][THUNDER.place] == 5


def test_two_who_have_her_have_gauges_of_their_own() -> None:
    half = {"goddesses": ["raira", "himika"], "thunder": 7}
    start = storm(1, 1, distance=2, me={"hand": ["Wisdom of the Gods"]}, foe=half)
    raised = answer(start, "play Wisdom of the Gods", "raise Thunder")
    assert gauges(raised) == (1, 2) and foe(raised)["thunder"] == 7


# Charging, and discharging what is played.


def test_a_card_of_another_goddess_is_charged_when_it_is_played() -> None:
    start = storm(distance=4, me={"hand": ["Slash", "Windrun"]})
    asked = answer(start, "play Slash")
    assert labels(asked) == ["discharge Slash for Wind", "discharge Slash for Thunder", "leave Slash charged"]
    assert (asked.seat, me(asked)["hand"]) == (ME, ["Windrun"]), "before the foe reacts or takes anything"
    struck = answer(asked, "leave Slash charged", "take 1 to Life")
    assert (charged(struck), gauges(struck), me(struck)["discard"]) == (["Slash"], (0, 0), ["Slash"])
    assert "  Slash is charged" in asked.log(ME)


def test_a_card_of_hers_is_not_charged() -> None:
    played = answer(storm(distance=4, me={"hand": ["Windrun", "Slash"]}), "play Windrun")
    assert (charged(played), played.question, state(played)["distance"]) == ([], "main", 2)


@pytest.mark.parametrize(("gauge", "after"), [("Wind", (1, 0)), ("Thunder", (0, 1))])
def test_a_card_may_be_discharged_as_it_is_played(gauge: str, after: tuple[int, int]) -> None:
    asked = answer(storm(distance=4, me={"hand": ["Slash", "Windrun"]}), "play Slash")
    done = answer(asked, f"discharge Slash for {gauge}")
    assert (gauges(done), charged(done), done.seat) == (after, [], FOE)
    assert {f"  your {gauge} 1", "  Slash (yours) is discharged"} <= set(done.log(ME))
    assert f"  your {gauge} 1" not in answer(asked, "leave Slash charged").log(ME)


def test_as_a_card_is_played_no_other_can_be_discharged() -> None:
    start = storm(distance=4, me={"hand": ["Slash"], "discard": ["Brandish"]}, lasting=charge("Brandish"))
    assert [label for label in labels(answer(start, "play Slash")) if "Brandish" in label] == []


def test_who_plays_without_her_charges_nothing() -> None:
    start = scene(distance=4, me={"goddesses": ["yurina", "himika"], "hand": ["Slash", "Spirit"], "vigor": 1})
    struck = answer(start, "play Slash")
    assert (struck.seat, struck.question) == (FOE, "damage") and charged(struck) == []


def test_what_the_foe_plays_is_not_charged() -> None:
    start = storm(turn="foe", distance=4, me={"aura": 5}, foe={"hand": ["Shoot"], "vigor": 1})
    struck = answer(start, "play Shoot")
    assert (struck.seat, struck.question, state(struck).get("lasting")) == (ME, "damage", None)


def test_a_reaction_is_charged_too() -> None:
    half = {"goddesses": ["raira", "tokoyo"], "hand": ["Polite Return"], "vigor": 2, "aura": 5}
    start = scene(turn="foe", distance=4, me=half, foe={"hand": ["Slash"], "vigor": 1})
    reacted = answer(start, "play Slash", "play Polite Return", "discharge Polite Return for Thunder")
    assert gauges(reacted) == (0, 1)


def test_an_ultimate_is_charged_and_stays_so_while_it_is_used() -> None:
    start = storm(distance=4, me={"ready": ["Tsukikage Crush"], "flare": 7, "aura": 1})
    used = answer(start, "play Tsukikage Crush", "leave Tsukikage Crush charged", "end turn", "do not reshuffle")
    assert (me(used)["used"], charged(used)) == (["Tsukikage Crush"], ["Tsukikage Crush"]), "in the foe's turn as well"


def test_an_enchantment_is_charged_in_play_and_after_it() -> None:
    start = storm(
        phase="start", distance=5, me={"in_play": {"Soulfire": 1}, "deck": ["Slash", "Spirit"]}, lasting=charge("Soulfire")
    )
    done = answer(start, "do not reshuffle")
    assert (me(done)["in_play"], me(done)["discard"], charged(done)) == ({}, ["Soulfire"], ["Soulfire"])


def test_a_poison_is_of_no_goddess_and_so_never_charged() -> None:
    half = {"goddesses": PAIR, "hand": ["Hallucinogen", "Windrun"], "vigor": 1, "wind": 4}
    start = scene(distance=5, me=half, foe={"goddesses": ["chikage", "himika"]})
    played = answer(start, "play Hallucinogen")
    assert charged(played) == [] and played.question == "main"


def test_a_card_that_is_discarded_unplayed_is_not_charged() -> None:
    half = {"goddesses": ["tokoyo", "himika"], "ready": ["Perpetual Wind"], "flare": 1, "vigor": 1, "hand": ["Shoot"]}
    start = storm(turn="foe", distance=4, me={"hand": ["Spirit"], "aura": 5}, foe=half)
    blown = answer(start, "play Perpetual Wind", "take 1 to Aura")
    assert me(blown)["discard"] == ["Spirit"] and charged(blown) == []


# Losing a charge.


def test_a_card_that_goes_on_the_deck_loses_its_charge_and_no_gauge_rises() -> None:
    half = {"goddesses": ["raira", "tokoyo"], "hand": ["Glancing Strike", "Windrun"], "vigor": 2}
    start = scene(distance=4, me=half)
    done = answer(start, "play Glancing Strike", "leave Glancing Strike charged")
    assert (me(done)["deck"], charged(done), gauges(done)) == (["Glancing Strike"], [], (0, 0))
    tired = answer(scene(distance=4, me={**half, "vigor": 1}), "play Glancing Strike", "leave Glancing Strike charged")
    assert charged(tired) == ["Glancing Strike"], "it lies in the discard pile"


def test_an_ultimate_that_is_readied_loses_its_charge() -> None:
    start = storm(
        distance=5,
        me={"used": ["Ukifune Serene"], "life": 4, "aura": 0},
        foe={"hand": ["Shoot"], "vigor": 1},
        turn="foe",
        lasting=charge("Ukifune Serene"),
    )
    struck = answer(start, "play Shoot")
    assert (me(struck)["life"], me(struck)["ready"], charged(struck), gauges(struck)) == (3, ["Ukifune Serene"], [], (0, 0))


def test_concentration_takes_the_charge_with_the_card() -> None:
    start = storm(
        turn="foe",
        distance=5,
        me={"in_play": {"Overawe": 2}, "aura": 0},
        foe={"hand": ["Shoot"], "vigor": 1},
        lasting=charge("Overawe"),
    )
    struck = answer(start, "play Shoot")
    assert (me(struck)["in_play"], me(struck)["face_down"], charged(struck)) == ({}, ["Overawe"], [])
    assert gauges(struck) == (0, 0)


def test_a_card_that_was_sealed_and_comes_back_is_no_longer_charged() -> None:
    half = {"goddesses": ["shinra", "himika"], "hand": ["Confuse"], "vigor": 1, "life": 7}
    start = storm(turn="foe", distance=5, me={"discard": ["Slash"]}, foe=half, lasting=charge("Slash"))
    sealed = answer(start, "play Confuse", "0 from Aura")
    assert (me(sealed)["sealed"], charged(sealed)) == (["Slash"], [])
    back = scene(
        phase="start",
        distance=5,
        turn="foe",
        me={"goddesses": PAIR, "sealed": ["Slash"], "vigor": 1},
        foe={"goddesses": ["shinra", "himika"], "in_play": {"Confuse": 1}, "deck": ["Shoot", "Smoke"], "vigor": 1},
        lasting=[["for good", "foe", "foe: Confuse", ["me: Slash"]]],
    )
    done = answer(back, "do not reshuffle")
    assert (me(done)["discard"], charged(done)) == (["Slash"], [])


def test_a_card_of_the_foe_s_is_charged_only_while_it_is_played() -> None:
    half = {"goddesses": ["raira", "shinra"], "hand": ["Replicate", "Windrun"], "vigor": 1}
    start = scene(distance=4, me=half, foe={"goddesses": ["yurina", "himika"], "hand": ["Slash"]})
    asked = answer(start, "play Replicate", "leave Replicate charged", "choose Slash", "play it")
    assert labels(asked)[0] == "discharge Slash for Wind"
    left = answer(asked, "leave Slash charged", "take 1 to Life")
    assert (foe(left)["discard"], charged(left)) == (["Slash"], ["Replicate"]), "it is back with its owner"
    used = answer(asked, "discharge Slash for Wind", "take 1 to Life")
    assert gauges(used) == (1, 0)


def test_a_card_that_the_foe_has_played_comes_back_without_a_charge() -> None:
    half = {"goddesses": ["shinra", "himika"], "hand": ["Replicate", "Argue"], "vigor": 1}
    start = storm(turn="foe", distance=4, me={"hand": ["Slash"], "aura": 5}, foe=half)
    done = answer(start, "play Replicate", "choose Slash", "play it", "take 3 to Aura")
    assert me(done)["discard"] == ["Slash"] and state(done).get("lasting") is None
    half["goddesses"] = ["shinra", "raira"]
    again = storm(turn="foe", distance=4, me={"hand": ["Slash"], "aura": 5}, foe=half)
    asked = answer(again, "play Replicate", "leave Replicate charged", "choose Slash", "play it")
    assert asked.seat == FOE
    back = answer(asked, "leave Slash charged", "take 3 to Aura")
    assert me(back)["discard"] == ["Slash"] and state(back)["lasting"] == charge("Replicate", who="foe")


# Discharging in the Main Phase.


def test_a_card_is_discharged_in_the_main_phase_at_no_cost() -> None:
    start = storm(
        distance=5,
        me={"discard": ["Slash"], "used": ["Tsukikage Crush"], "in_play": {"Soulfire": 2}, "hand": ["Pounce"]},
        lasting=charge("Slash", "Tsukikage Crush", "Soulfire"),
    )
    assert {"play Pounce", "Discharge"} <= set(labels(start))
    asked = answer(start, "Discharge")
    assert labels(asked) == ["choose Slash", "choose Tsukikage Crush", "choose Soulfire"]
    done = answer(asked, "choose Soulfire", "raise Thunder")
    assert (gauges(done), charged(done), me(done)["in_play"]) == ((0, 1), ["Slash", "Tsukikage Crush"], {"Soulfire": 2})
    assert (me(done)["vigor"], me(done)["hand"], me(done)["moved"]) == (1, ["Pounce"], 0), "it is no Basic Action"
    assert "play Pounce" not in labels(done), "it is a standard action: no Full Power action after it"
    more = answer(done, "Discharge", "choose Slash", "raise Wind", "Discharge", "raise Wind")
    assert (gauges(more), charged(more)) == ((2, 1), []) and "Discharge" not in labels(more)
    assert asked.log(ME)[0] == "You discharge a card"
    assert "  Soulfire (yours) is discharged" in answer(asked, "choose Soulfire").log(ME)


def test_without_a_charged_card_there_is_nothing_to_discharge() -> None:
    start = storm(distance=5, me={"discard": ["Slash"], "hand": ["Windrun"]})
    assert "Discharge" not in labels(start)
    assert why_not(start, "Discharge") == "no card of yours is charged"
    theirs = storm(
        distance=5,
        me={"hand": ["Windrun"]},
        foe={"goddesses": ["raira", "himika"], "discard": ["Shoot"]},
        lasting=charge("Shoot", who="foe"),
    )
    assert "Discharge" not in labels(theirs), "the foe's are the foe's"


def test_the_foe_s_turn_is_no_time_to_discharge() -> None:
    start = storm(turn="foe", distance=5, me={"discard": ["Slash"]}, foe={"hand": ["Shoot"], "vigor": 1}, lasting=charge("Slash"))
    assert "Discharge" not in labels(start)


def test_discharging_is_neither_a_card_nor_a_basic_action_and_so_not_limited() -> None:
    half = {"discard": ["Slash"], "limited": 1, "hand": ["Windrun"]}
    start = storm(distance=5, me=half, lasting=charge("Slash"))
    assert labels(start) == ["end turn", "Discharge"]
    assert gauges(answer(start, "Discharge", "raise Wind")) == (1, 0)


# Discharging before a reshuffle.


def test_any_number_is_discharged_just_before_a_reshuffle() -> None:
    half = {"discard": ["Slash", "Brandish", "Windrun"], "used": ["Tsukikage Crush"], "vigor": 0}
    start = storm(phase="start", distance=5, me=half, lasting=charge("Slash", "Brandish", "Tsukikage Crush"))
    asked = answer(start, "reshuffle, 1 Life damage")
    assert labels(asked) == ["choose Slash", "choose Brandish", "choose Tsukikage Crush", "no"]
    assert me(asked)["life"] == 10, "before the Life damage"
    one = answer(asked, "choose Brandish", "raise Wind")
    assert labels(one) == ["choose Slash", "choose Tsukikage Crush", "no"]
    done = answer(one, "no")
    assert (gauges(done), me(done)["life"], charged(done)) == ((1, 0), 9, ["Tsukikage Crush"]), "the Used one keeps its charge"
    two = answer(one, "choose Slash", "raise Thunder", "no")
    assert gauges(two) == (1, 1)
    none = answer(asked, "no")
    assert gauges(none) == (0, 0)


def test_nothing_is_asked_where_one_does_not_reshuffle_or_nothing_is_charged() -> None:
    half = {"discard": ["Slash"], "deck": ["Spirit", "Brandish"], "vigor": 0}
    left = answer(storm(phase="start", distance=5, me=half, lasting=charge("Slash")), "do not reshuffle")
    assert (left.question, charged(left)) == ("main", ["Slash"])
    assert answer(storm(phase="start", distance=5, me=half), "reshuffle, 1 Life damage").question == "main"


def test_a_reshuffle_by_an_effect_counts_as_well() -> None:
    half = {"goddesses": ["raira", "tokoyo"], "ready": ["Eternal Migrant"], "flare": 2, "discard": ["Rabbit Step"], "vigor": 1}
    start = scene(distance=4, me=half, lasting=charge("Rabbit Step"))
    asked = answer(start, "play Eternal Migrant", "leave Eternal Migrant charged", "take 2 to Aura")
    assert labels(asked) == ["choose Rabbit Step", "choose Eternal Migrant", "no"]
    done = answer(asked, "choose Rabbit Step", "raise Wind", "no")
    assert (gauges(done), me(done)["life"]) == ((1, 0), 10)


def test_a_trap_is_charged_before_the_reshuffle_and_can_be_discharged_then() -> None:
    half = {"goddesses": ["raira", "oboro"], "face_down": ["Steel Strings"], "deck": ["Caltrops"], "vigor": 0}
    start = scene(phase="start", distance=4, me=half, foe={"aura": 5})
    trapped = answer(start, "reshuffle, 1 Life damage", "play Steel Strings", "leave Steel Strings charged", "take 2 to Aura")
    assert labels(trapped) == ["choose Steel Strings", "no"]
    assert gauges(answer(trapped, "choose Steel Strings", "raise Thunder")) == (0, 1)


# Her Normal cards.


def test_bestial_claw() -> None:
    assert labels(answer(storm(distance=2, me={"hand": ["Bestial Claw"]}), "play Bestial Claw")) == [
        "take 3 to Aura",
        "take 1 to Life",
    ]
    assert "play Bestial Claw" not in labels(storm(distance=3, me={"hand": ["Bestial Claw"]}))


@pytest.mark.parametrize(("wind", "thunder", "x"), [(0, 0, 0), (4, 2, 2), (1, 3, 1), (5, 5, 5), (9, 8, 5)])
def test_wind_and_thunder_deals_the_lower_gauge_to_aura(wind: int, thunder: int, x: int) -> None:
    start = storm(wind, thunder, distance=2, me={"hand": ["Wind and Thunder"]}, foe={"aura": 5})
    assert labels(answer(start, "play Wind and Thunder")) == [f"take {x} to Aura", "take 2 to Life"], "at most 5"
    assert list(start.view(ME)["own"]["damages"].values()) == ([] if x == 0 else [[x, 2]])


def test_wind_and_thunder_follows_the_gauges_until_the_damage() -> None:
    half = {"hand": ["Wind and Thunder"], "in_play": {"Death and Rebirth": 2}}
    start = storm(
        1, 2, distance=2, me=half, foe={"goddesses": ["tokoyo", "oboro"], "hand": ["Polite Return"], "vigor": 1, "aura": 5}
    )
    asked = answer(start, "play Wind and Thunder", "play Polite Return", "take 1 to Life", "Distance to Shadow", "raise Wind")
    assert state(asked)["distance"] == 1 and foe(asked)["life"] == 10, "it is out of Range now"
    waiting = answer(start, "play Wind and Thunder", "play Polite Return", "take 1 to Life", "neither")
    assert labels(waiting)[0] == "take 1 to Aura"


def test_wind_and_thunder_in_the_hands_of_one_without_gauges() -> None:
    half = {"goddesses": ["shinra", "himika"], "hand": ["Replicate", "Argue"], "vigor": 1}
    start = storm(5, 5, turn="foe", distance=2, me={"hand": ["Wind and Thunder"]}, foe=half)
    struck = answer(start, "play Replicate", "choose Wind and Thunder", "play it")
    assert labels(struck) == ["take 0 to Aura", "take 2 to Life"]


def test_wind_and_thunder_turned_round_has_no_limit_to_life() -> None:
    half = {
        "goddesses": ["raira", "shinra"],
        "hand": ["Wind and Thunder"],
        "in_play": {"Refute the World": 2},
        "wind": 6,
        "thunder": 6,
    }
    struck = answer(scene(distance=2, me={**half, "vigor": 1}), "play Wind and Thunder")
    assert labels(struck) == ["take 2 to Aura", "take 6 to Life"]


def test_claw_of_regrowth_puts_an_attack_on_the_deck() -> None:
    half = {"hand": ["Claw of Regrowth", "Pounce"], "discard": ["Slash", "Spirit", "Bestial Claw"], "deck": ["Windrun"]}
    start = storm(distance=2, me=half)
    asked = answer(start, "play Claw of Regrowth", "take 1 to Life")
    assert labels(asked) == ["choose Slash", "choose Bestial Claw", "no"]
    put = answer(asked, "choose Slash")
    assert (me(put)["deck"], me(put)["discard"]) == (["Slash", "Windrun"], ["Spirit", "Bestial Claw", "Claw of Regrowth"])
    assert me(answer(asked, "no"))["deck"] == ["Windrun"]


def test_claw_of_regrowth_finds_no_attack_or_is_negated() -> None:
    bare = storm(distance=2, me={"hand": ["Claw of Regrowth", "Pounce"], "discard": ["Spirit"], "face_down": ["Slash"]})
    assert answer(bare, "play Claw of Regrowth", "take 1 to Life").question == "main", "neither itself nor face-down cards"
    half = {"goddesses": ["tokoyo", "oboro"], "hand": ["Polite Return"], "vigor": 2}
    start = storm(distance=2, me={"hand": ["Claw of Regrowth"], "discard": ["Slash"]}, foe=half)
    assert me(answer(start, "play Claw of Regrowth", "play Polite Return", "take 1 to Life"))["deck"] == []


def test_what_claw_of_regrowth_takes_loses_its_charge() -> None:
    half = {"hand": ["Claw of Regrowth", "Pounce"], "discard": ["Slash"]}
    start = storm(distance=2, me=half, lasting=charge("Slash"))
    done = answer(start, "play Claw of Regrowth", "take 1 to Life", "choose Slash")
    assert (charged(done), gauges(done)) == ([], (0, 0)) and "Discharge" not in labels(done)


@pytest.mark.parametrize(("distance", "after"), [(5, 3), (3, 1), (2, 2), (0, 0)])
def test_windrun_needs_a_distance_of_3(distance: int, after: int) -> None:
    assert state(answer(storm(distance=distance, me={"hand": ["Windrun"]}), "play Windrun"))["distance"] == after


def test_wisdom_of_the_gods_takes_back_a_card_of_another_goddess() -> None:
    half = {"hand": ["Wisdom of the Gods", "Pounce"], "discard": ["Slash", "Windrun"], "deck": ["Spirit"]}
    asked = answer(storm(3, 1, distance=2, me=half, lasting=charge("Slash")), "play Wisdom of the Gods")
    assert labels(asked) == ["choose Slash", "no"]
    put = answer(asked, "choose Slash", "raise Thunder")
    assert (me(put)["deck"], gauges(put), charged(put)) == (["Slash", "Spirit"], (3, 2), [])
    kept = answer(asked, "no", "raise Wind")
    assert (me(kept)["deck"], gauges(kept)) == (["Spirit"], (4, 1))
    low = answer(storm(3, 0, distance=2, me=half), "play Wisdom of the Gods")
    assert labels(low) == ["raise Wind", "raise Thunder"], "3 together are too few"


def test_wisdom_of_the_gods_takes_no_poison() -> None:
    half = {"goddesses": PAIR, "hand": ["Wisdom of the Gods", "Pounce"], "discard": ["Hallucinogen"], "wind": 4, "vigor": 1}
    asked = answer(scene(distance=2, me=half, foe={"goddesses": ["chikage", "himika"]}), "play Wisdom of the Gods")
    assert labels(asked) == ["raise Wind", "raise Thunder"]


def test_roar_stuns_and_raises_both_gauges_or_doubles_thunder() -> None:
    half = {"hand": ["Roar", "Slash", "Windrun"], "vigor": 0}
    asked = answer(storm(2, 3, distance=5, me=half, foe={"vigor": 1}), "play Roar")
    assert labels(asked) == ["raise both", "double Thunder"]
    both = answer(asked, "raise both")
    assert (gauges(both), me(both)["hand"], state(both)["turn"]) == ((3, 4), ["Slash", "Windrun"], "foe")
    twice = answer(asked, "double Thunder")
    assert (gauges(twice), me(twice)["hand"], me(twice)["face_down"]) == ((2, 6), [], ["Slash", "Windrun"])
    assert foe(answer(asked, "raise both", "do not reshuffle"))["vigor"] == 1, (
        "the foe has lost the Stun instead of gaining Vigor"
    )


def test_roar_doubles_up_to_20_and_keeps_poisons_in_hand() -> None:
    half = {"goddesses": PAIR, "hand": ["Roar", "Hallucinogen", "Slash"], "thunder": 13}
    done = answer(scene(distance=5, me=half, foe={"goddesses": ["chikage", "himika"], "vigor": 1}), "play Roar", "double Thunder")
    assert (me(done)["thunder"], me(done)["hand"], me(done)["face_down"]) == (20, ["Hallucinogen"], ["Slash"])


def test_roar_is_full_power() -> None:
    acted = answer(storm(distance=5, me={"hand": ["Roar", "Windrun"]}), "play Windrun")
    assert "play Roar" not in labels(acted) and "Full Power" in why_not(acted, "play Roar")


def test_roar_in_the_hands_of_one_without_gauges_stuns_and_no_more() -> None:
    half = {"goddesses": ["shinra", "himika"], "hand": ["Sophism"], "plan": ["Devious"], "other_plan": ["Divine"], "vigor": 1}
    start = storm(3, 3, turn="foe", distance=5, me={"discard": ["Roar"], "vigor": 1}, foe=half)
    struck = answer(start, "play Sophism", "choose Roar", "raise both")
    assert (gauges(struck), foe(struck)["wind"], foe(struck)["thunder"], me(struck)["stunned"]) == ((3, 3), 0, 0, 1)


@pytest.mark.parametrize(
    ("distance", "way", "after"), [(5, "Distance to Shadow", 2), (5, "Shadow to Distance", 8), (2, "Distance to Shadow", 0)]
)
def test_pounce_goes_either_way(distance: int, way: str, after: int) -> None:
    start = storm(distance=distance, me={"hand": ["Pounce"], "aura": 0, "life": 9}, foe={"vigor": 1})
    assert state(answer(start, "play Pounce", way))["distance"] == after


# Her Ultimates.


@pytest.mark.parametrize(("thunder", "aura"), [(3, 2), (4, 3), (9, 3)])
def test_stormcharged_claw_is_stronger_with_4_thunder(thunder: int, aura: int) -> None:
    start = storm(0, thunder, distance=2, me={"ready": ["Stormcharged Claw"], "flare": 3})
    assert labels(answer(start, "play Stormcharged Claw")) == [f"take {aura} to Aura", "take 2 to Life"]


@pytest.mark.parametrize(("wind", "is_back"), [(3, False), (4, True), (12, True)])
def test_stormcharged_claw_comes_back_with_4_wind(wind: int, is_back: bool) -> None:
    ended = storm(wind, 9, phase="end", distance=2, me={"used": ["Stormcharged Claw"]}, foe={"vigor": 1})
    assert me(ended)["ready"] == (["Stormcharged Claw"] if is_back else [])


@pytest.mark.parametrize(("thunder", "attacks"), [(0, 0), (1, 1), (4, 2), (5, 3), (20, 10)])
def test_thundercall_ritual_attacks_as_often_as_half_the_thunder(thunder: int, attacks: int) -> None:
    start = storm(
        0,
        thunder,
        distance=9,
        me={"ready": ["Thundercall Ritual"], "flare": 6, "life": 5},
        foe={"aura": 1, "life": 10, "vigor": 1},
    )
    done = answer(start, "play Thundercall Ritual")
    struck = 0
    while done.question == "damage":
        done, struck = answer(done, "take 1 to Aura" if struck == 0 else "take 1 to Life"), struck + 1
    taken = 10 - foe(done)["life"] + 1 - foe(done)["aura"]
    assert (taken, done.is_over) == (attacks, False)


def test_each_attack_of_thundercall_ritual_can_be_reacted_to() -> None:
    half = {"goddesses": ["tokoyo", "oboro"], "hand": ["Polite Return"], "vigor": 2, "aura": 5}
    start = storm(0, 3, distance=4, me={"ready": ["Thundercall Ritual"], "flare": 6, "life": 5}, foe=half)
    negated = answer(start, "play Thundercall Ritual", "play Polite Return", "take 1 to Life")
    assert labels(negated) == ["take 1 to Aura", "take 1 to Life"], "the first is negated, the second comes"
    assert answer(negated, "take 1 to Aura").question != "damage"


@pytest.mark.parametrize(("wind", "taken"), [(2, 0), (3, 1), (6, 1), (7, 2), (11, 2), (12, 3), (20, 3)])
def test_windbeast_invocation_takes_all_that_the_wind_calls(wind: int, taken: int) -> None:
    beasts = ["Windbeast Manifestation", "Windbeast Reincarnation", "Windbeast Perdition"]
    start = storm(wind, 0, distance=5, me={"ready": ["Windbeast Invocation"], "flare": 2})
    done = answer(start, "play Windbeast Invocation")
    assert (me(done)["ready"], me(done)["bonus"]) == (beasts[:taken], beasts[taken:])
    assert (me(done)["sealed"], me(done)["used"], me(done)["flare"]) == (["Windbeast Invocation"], [], 0)


def test_windbeast_invocation_leaves_the_cards_of_others_in_the_bonus_area() -> None:
    half = {"goddesses": ["raira", "thallya"], "ready": ["Windbeast Invocation"], "flare": 2, "wind": 12, "vigor": 1}
    done = answer(scene(distance=5, me=half), "play Windbeast Invocation")
    assert sorted(me(done)["bonus"]) == ["Form: GARUDA", "Form: NAGA", "Form: YAKSHA"]


def test_windbeast_manifestation() -> None:
    start = storm(distance=3, me={"ready": ["Windbeast Manifestation"], "flare": 1})
    assert labels(answer(start, "play Windbeast Manifestation")) == ["take 1 to Aura", "take 2 to Life"]
    assert "play Windbeast Manifestation" not in labels(storm(distance=4, me={"ready": ["Windbeast Manifestation"], "flare": 1}))


def test_windbeast_reincarnation_readies_a_used_ultimate() -> None:
    half = {"ready": ["Windbeast Reincarnation"], "flare": 1, "used": ["Tsukikage Crush", "Stormcharged Claw"]}
    asked = answer(storm(distance=5, me=half, lasting=charge("Tsukikage Crush")), "play Windbeast Reincarnation")
    assert labels(asked) == ["choose Tsukikage Crush", "choose Stormcharged Claw"], "not itself, and one must be chosen"
    done = answer(asked, "choose Tsukikage Crush")
    assert (me(done)["ready"], me(done)["used"]) == (["Tsukikage Crush"], ["Stormcharged Claw", "Windbeast Reincarnation"])
    assert charged(done) == []
    bare = answer(storm(distance=5, me={**half, "used": []}), "play Windbeast Reincarnation")
    assert me(bare)["used"] == ["Windbeast Reincarnation"]


def test_used_windbeast_reincarnation_makes_ones_ultimates_cheaper() -> None:
    half = {"used": ["Windbeast Reincarnation"], "ready": ["Stormcharged Claw", "Ukifune Serene"], "flare": 2}
    start = storm(distance=2, me=half, foe={"goddesses": ["oboro", "himika"], "ready": ["Red Bullet"]})
    paid = answer(start, "play Stormcharged Claw")
    assert me(paid)["flare"] == 0
    ready = storm(distance=2, me={**half, "used": [], "ready": ["Stormcharged Claw", "Windbeast Reincarnation"]})
    assert "3" in why_not(ready, "play Stormcharged Claw"), "only while it is Used"
    theirs = storm(
        turn="foe",
        distance=4,
        me=half,
        foe={"goddesses": ["yurina", "himika"], "ready": ["Tsukikage Crush"], "flare": 6, "life": 7},
    )
    assert "play Tsukikage Crush" not in labels(theirs), "the foe's cost what they cost"


def test_an_ultimate_never_costs_less_than_nothing() -> None:
    half = {
        "goddesses": ["raira", "himika"],
        "used": ["Windbeast Reincarnation"],
        "ready": ["Red Bullet"],
        "flare": 1,
        "vigor": 1,
    }
    paid = answer(scene(distance=6, me=half), "play Red Bullet", "leave Red Bullet charged")
    assert me(paid)["flare"] == 1


def test_windbeast_perdition_moves_up_to_5_either_way() -> None:
    half = {"ready": ["Windbeast Perdition"], "flare": 4}
    start = storm(distance=6, me=half)
    asked = answer(start, "play Windbeast Perdition", "Distance to Shadow")
    assert labels(asked) == ["move 0", "move 1", "move 2", "move 3", "move 4", "move 5"]
    assert state(answer(asked, "move 2"))["distance"] == 4
    gone = answer(asked, "move 0")
    assert (state(gone)["distance"], me(gone)["sealed"], me(gone)["used"]) == (6, ["Windbeast Perdition"], [])
    away = answer(start, "play Windbeast Perdition", "Shadow to Distance")
    assert labels(away)[-1] == "move 4", "Distance holds 10"
    assert state(answer(away, "move 4"))["distance"] == 10


def test_windbeast_perdition_as_a_reaction_lets_an_attack_miss() -> None:
    start = storm(turn="foe", distance=4, me={"ready": ["Windbeast Perdition"], "flare": 4}, foe={"hand": ["Slash"], "vigor": 1})
    missed = answer(start, "play Slash", "play Windbeast Perdition", "Shadow to Distance", "move 1")
    assert (state(missed)["distance"], me(missed)["aura"], me(missed)["life"]) == (5, 3, 10)
    struck = answer(start, "play Slash", "play Windbeast Perdition", "Distance to Shadow", "move 1")
    assert labels(struck) == ["take 3 to Aura", "take 1 to Life"]


def test_windbeast_perdition_moves_nothing_through_smoke() -> None:
    half = {"ready": ["Windbeast Perdition"], "flare": 4}
    start = storm(distance=6, me=half, foe={"goddesses": ["himika", "tokoyo"], "in_play": {"Smoke": 2}, "life": 7})
    assert state(answer(start, "play Windbeast Perdition", "Distance to Shadow"))["distance"] == 6


def test_where_arrows_move_twice_as_many_fewer_may_be_moved_of_all_of_them() -> None:
    asked = answer(
        storm(epic="wind", distance=8, me={"ready": ["Windbeast Perdition"], "flare": 4, "life": 7}), "play Windbeast Perdition"
    )
    down = answer(asked, "Distance to Shadow")
    assert labels(down) == [f"move {amount}" for amount in range(9)]
    assert state(answer(down, "move 7"))["distance"] == 1


# Cards that are copies.


class Echo(Card):
    text = "A copy of the first card that lies face-down in your discard pile."
    japanese = "谺"

    def copied(self, me: Player) -> int:
        return me.face_down[0] if me.face_down else -1


KODAMA = Goddess("Kodama", "コダマ", "Echo", [Echo()], blue=[], red=[])
ECHOING = Level99("sakura-arms/echoing", [*FIRST_BOX, RAIRA, KODAMA])


@pytest.mark.parametrize(
    ("face_down", "is_attack", "is_of_another"), [("Bestial Claw", True, False), ("Windrun", False, False), ("", False, True)]
)
def test_a_copy_is_what_it_copies_also_where_it_lies(face_down: str, is_attack: bool, is_of_another: bool) -> None:
    half = {"goddesses": ["raira", "kodama"], "discard": ["Echo"], "face_down": [face_down] if face_down else [], "vigor": 1}
    held = {"hand": ["Claw of Regrowth", "Wisdom of the Gods", "Pounce"], "wind": 4}
    start = scene(ECHOING, distance=2, me={**half, **held})
    clawed = start.choose("play Claw of Regrowth").choose("take 1 to Life")
    assert ("choose Echo" in labels(clawed)) == is_attack
    assert ("choose Echo" in labels(start.choose("play Wisdom of the Gods"))) == is_of_another


# Death and Rebirth.


def circling(**description: Any) -> Position:
    """Death and Rebirth in play, the foe about to attack."""
    half = {"in_play": {"Death and Rebirth": 2}, "aura": 5, "life": 9, **description.pop("me", {})}
    theirs = {"goddesses": ["yurina", "himika"], "hand": ["Slash"], "vigor": 1, **description.pop("foe", {})}
    return storm(1, 1, **{"turn": "foe", "distance": 4, **description}, me=half, foe=theirs)


def test_death_and_rebirth_after_an_attack_of_the_foe_s() -> None:
    asked = answer(circling(), "play Slash", "take 3 to Aura")
    assert (asked.seat, labels(asked)) == (ME, ["Distance to Shadow", "Shadow to Distance", "neither"])
    near = answer(asked, "Distance to Shadow", "raise Wind")
    assert (state(near)["distance"], gauges(near)) == (3, (2, 1))
    far = answer(asked, "Shadow to Distance", "raise Thunder")
    assert (state(far)["distance"], gauges(far)) == (5, (1, 2))
    neither = answer(asked, "neither")
    assert (state(neither)["distance"], gauges(neither), neither.seat) == (4, (1, 1), FOE), "both or neither"


def test_death_and_rebirth_does_not_wait_for_ones_own_attacks() -> None:
    half = {"in_play": {"Death and Rebirth": 2}, "hand": ["Bestial Claw", "Windrun"]}
    struck = answer(storm(1, 1, distance=2, me=half), "play Bestial Claw", "take 1 to Life")
    assert (struck.seat, struck.question) == (ME, "main")


def test_death_and_rebirth_is_a_reaction_and_sees_that_attack_end() -> None:
    start = circling(me={"in_play": {}, "ready": ["Death and Rebirth"], "flare": 2})
    asked = answer(start, "play Slash", "play Death and Rebirth", "0 from Aura", "take 3 to Aura")
    assert me(asked)["in_play"] == {"Death and Rebirth": 3} and "neither" in labels(asked)
    assert gauges(answer(asked, "Distance to Shadow", "raise Wind")) == (2, 1)
    assert "neither" not in labels(answer(start, "play Slash", "no Reaction", "take 3 to Aura")), "it must be in play"


def test_death_and_rebirth_after_a_negated_attack() -> None:
    half = {"goddesses": ["raira", "tokoyo"], "hand": ["Polite Return"], "vigor": 2}
    struck = answer(circling(me=half), "play Slash", "play Polite Return", "leave Polite Return charged", "take 1 to Life")
    assert labels(struck) == ["Distance to Shadow", "Shadow to Distance", "neither"] and me(struck)["aura"] == 5


def test_death_and_rebirth_not_after_an_attack_that_was_never_made() -> None:
    half = {"goddesses": ["saine", "himika"], "hand": [], "ready": ["Rhythmic Arc"], "flare": 6, "life": 7}
    done = answer(circling(distance=2, foe=half), "play Rhythmic Arc")
    assert "neither" not in labels(done) and gauges(done) == (1, 1)


def test_death_and_rebirth_after_each_attack_of_swing_rush() -> None:
    half = {"goddesses": ["saine", "himika"], "hand": ["Swing Rush"], "aura": 1}
    first = answer(circling(foe=half), "play Swing Rush", "take 2 to Aura", "take 1 to Life")
    assert "neither" in labels(first) and me(first)["discard"] == [], "after the one that the effect makes"
    second = answer(first, "neither")
    assert labels(second) == ["Distance to Shadow", "Shadow to Distance", "neither"], "and after Swing Rush itself"
    assert answer(second, "neither").seat == FOE


def test_death_and_rebirth_through_smoke_raises_the_gauge_alone() -> None:
    half = {"in_play": {"Smoke": 2}}
    done = answer(circling(foe=half), "play Slash", "take 3 to Aura", "Distance to Shadow", "raise Thunder")
    assert (state(done)["distance"], gauges(done)) == (4, (1, 2))


# Public and hidden information.


def test_everybody_sees_what_is_charged() -> None:
    start = storm(3, 1, distance=5, me={"discard": ["Slash"], "hand": ["Windrun"]}, lasting=charge("Slash"))
    slash = start.now.zones[DISCARD][0]
    for seat in (ME, FOE, None):
        assert start.view(seat)["public"]["marked"] == [slash]
    assert "marked" not in storm(distance=5).view(ME)["public"]


def shown(position: Position, seat: int | None, language: str = "en") -> str:
    board = DuelBoard(position, GAME, seat, speaker=registry.speaker_of(GAME, seat, language))
    return "\n".join([line.plain for line in board.table(100, False) + board.options(100, False)])


def test_the_terminal_shows_the_gauges_and_what_is_charged() -> None:
    half = {"goddesses": ["raira", "thallya"], "discard": ["Stunt", "Roaring"], "in_play": {"Death and Rebirth": 2}, "vigor": 1}
    position = scene(distance=5, me={**half, "wind": 3, "thunder": 12}, lasting=charge("Stunt"))
    for seat in (ME, FOE):
        text = shown(position, seat)
        assert "Wind 3  Thunder 12" in text and "Stunt (charged), Roaring" in text
        assert "Bonus area 3: Windbeast Manifestation" in text and "3 forms left" in text, "each goddess's own"
    assert "Discharge" in shown(position, ME) and "Discharge" not in shown(position, FOE)
    japanese = shown(position, ME, "ja")
    assert "風神ゲージ 3  雷神ゲージ 12" in japanese and "Stunt(帯電)" in japanese


def test_what_lies_on_the_deck_again_is_known_there_and_what_is_shuffled_in_is_not() -> None:
    half = {"hand": ["Claw of Regrowth", "Pounce"], "discard": ["Slash"], "deck": ["Windrun", "Spirit"]}
    put = answer(storm(distance=2, me=half), "play Claw of Regrowth", "take 1 to Life", "choose Slash")
    assert [card >= 0 for card in put.view(FOE)["zones"][DECK]] == [True, False, False]
    start = storm(phase="start", distance=5, me={"discard": ["Slash"], "deck": ["Windrun", "Spirit"]}, lasting=charge("Slash"))
    done = answer(start, "reshuffle, 1 Life damage", "no")
    assert all(card < 0 for card in done.view(FOE)["zones"][DECK]) and done.view(FOE)["lasting"] == []


def test_windbeasts_that_were_called_are_known_to_be_ready() -> None:
    half = {"ready": ["Windbeast Invocation", "Stormcharged Claw"], "flare": 2}
    done = answer(storm(7, 0, distance=5, me=half), "play Windbeast Invocation")
    seen = done.view(FOE)["zones"][READY]
    assert [card >= 0 for card in seen] == [False, True, True], "of the others nobody knows which they are"


def exchanged(position: Position, one: int, other: int) -> Position:
    """The world with two cards exchanged."""
    table, change = position.base.clone(), {one: other, other: one}
    table.zones = [tuple([change.get(card, card) for card in cards]) for cards in table.zones]
    return Position(GAME, table, (), position.origin, position.trail)


def test_two_worlds_that_differ_in_a_hidden_hand_ask_and_say_the_same() -> None:
    here = storm(
        turn="foe",
        distance=4,
        me={"aura": 5, "in_play": {"Death and Rebirth": 2}, "discard": ["Spirit"]},
        foe={"goddesses": ["raira", "himika"], "hand": ["Shoot", "Magnum"], "deck": ["Windrun"], "vigor": 1},
        lasting=charge("Spirit"),
    )
    there = exchanged(here, here.base.zones[1][1], here.base.zones[3][0])
    for choice in ["play Shoot", "leave Shoot charged", "take 2 to Aura", "Distance to Shadow", "raise Wind"]:
        here, there = (world.choose(choice) for world in (here, there))
        assert here.view(ME) == there.view(ME) and here.events_for(ME) == there.events_for(ME)
        assert here.imagine(ME, 5).now.key() == there.imagine(ME, 5).now.key()
    assert here.view(FOE) != there.view(FOE), "the one whose hand it is knows better"


def test_a_position_is_imagined_while_somebody_chooses_what_to_discharge() -> None:
    asked = answer(storm(distance=4, me={"hand": ["Slash", "Windrun"]}, foe={"hand": ["Shoot"], "deck": ["Smoke"]}), "play Slash")
    for seat in (ME, FOE):
        imagined = asked.imagine(seat, 3)
        assert GAME.faults(imagined.now) == [] and labels(imagined) == labels(asked)


def test_the_board_stays_where_it_is_and_adds_nothing_to_the_deck() -> None:
    start = mankai.game("sakura-arms/level99").start({"goddesses": [PAIR, ["tokoyo", "himika"]]}, seed=4)
    for position in random_game(start, FastRng(2)):
        zones = position.now.zones
        assert len(zones[FORMS]) == 1 and zones[FORMS + 1] == () and len(zones[BONUS]) <= 3


@pytest.mark.parametrize("partner", ["thallya", "shinra", "yukihi", "chikage", "oboro"])
def test_random_duels_with_her_and_anybody_keep_their_laws(partner: str) -> None:
    for seed in range(3):
        start = GAME.start({"goddesses": [["raira", partner], ["raira", "hagane"]]}, seed=seed)
        for position in random_game(start, FastRng(seed)):
            assert GAME.faults(position.now) == [] and GAME.scene(position.portrait) == position
            marked = [entry for entry in position.now.effects if entry[0] == MARKED]
            assert len({card for _, _, card, _ in marked}) == len(marked), "no card is charged twice"
