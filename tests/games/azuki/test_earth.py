"""Every sentence of the cards of Earth: a scene in which it happens and one in which it does not, from both seats."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.azuki.rules.constants import DEFENDER, FLEETING, IKZ, IKZ_PILE, IKZ_TOKEN, LEADER_WAITS, ROOTED_BY_ANY, SPENT
from support.games.azuki_scenes import (
    NAMES,
    SEATS,
    decline_responses,
    end_turn,
    fight,
    labels,
    play,
    scene,
    sides,
    tapped_unit,
    winner,
)

pytestmark = SEATS
BOBU: dict[str, Any] = {"leader": "STT03-001", "gate": "STT03-002"}
GORO: dict[str, Any] = {"leader": "AZK01-123", "gate": "AZK01-124"}
ROW = ["Ed", "Wolf Cub", "Spice", "Penny"]


def mine(seat: int, me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **more: Any) -> Position:
    """A scene in which I play Earth, with another card to play, so that the turn does not end by itself."""
    return scene(seat, me={**BOBU, **(me or {}), "hand": [*(me or {}).get("hand", []), "Frida"]}, foe=foe, **more)


def played(seat: int, card: str, *answers: str, me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None) -> Position:
    start = mine(seat, me={**(me or {}), "hand": [card, *(me or {}).get("hand", [])]}, foe=foe)
    return play(start, f"play {card}", *answers)


def against(seat: int, foe: dict[str, Any], *garden: Any, **me: Any) -> Position:
    """A scene in which the foe plays Earth, and I attack with these; one more could attack, so that my turn goes on."""
    return scene(seat, me={"garden": [*garden, "Piko"], **me}, foe={**BOBU, **foe})


def frozen(seat: int, card: str, **more: Any) -> dict[str, Any]:
    """Frozen by the player of that seat."""
    return {"card": card, "is": [f"frozen by {NAMES[seat]}"], **more}


def is_rooted(position: Position, seat: int, name: str) -> bool:
    side = sides(position, seat)[0]
    return side.match.flags_at(side.unit(name).spot) & ROOTED_BY_ANY != 0


# Entities.


def test_scout_finds_an_obsidian(seat: int) -> None:
    deck = ["Rei", "Kale", "Ed", "Oathstone", "Frida", "Teb Fea"]
    searching = played(seat, "Treetop Scout", "into the Alley", me={"deck": deck})
    assert labels(searching) == ["take Kale", "take Oathstone", "take none"]
    me, _ = sides(play(searching, "take Oathstone", "Ed next", "as it lies"), seat)
    assert me.hand == ["Frida", "Oathstone"] and me.deck == ["Teb Fea", "Ed", "Rei", "Kale", "Frida"]
    none, _ = sides(play(searching, "take none", "as it lies"), seat)
    assert none.hand == ["Frida"] and none.deck == ["Teb Fea", *deck[:5]]
    assert played(seat, "Treetop Scout", "into the Alley", me={"deck": ["Rei", "Ed"]}).question == "bottom"


def test_mina_is_tapped_in_the_garden_only(seat: int) -> None:
    start = mine(seat, me={"hand": ["Mina the Geomancer"], "alley": ["Mina the Geomancer"]})
    waiting = play(start, "play Mina", "into the Alley")
    assert not sides(waiting, seat)[0].unit("Mina the Geomancer").is_tapped
    me, _ = sides(play(start, "portal Mina"), seat)
    assert me.garden == ["Mina the Geomancer"] and me.unit("Mina the Geomancer").is_tapped


def test_mina_strikes_when_her_owners_turn_begins_from_the_garden(seat: int) -> None:
    start = mine(seat, foe={"garden": [tapped_unit("Mina the Geomancer")]})
    asked = end_turn(start)
    assert asked.seat == 1 - seat and labels(asked) == ["foe's Bobu", "your Raizan"]
    amounts = play(asked, "foe's Bobu")
    assert labels(amounts) == ["1", "0"]
    assert sides(play(amounts, "1"), seat)[0].health == 19 and sides(play(amounts, "0"), seat)[0].health == 20
    own = end_turn(mine(seat, me={"garden": [tapped_unit("Mina the Geomancer")]}, foe={"hand": ["Rei"]}))
    assert own.question == "main", "not when the opponent's turn begins"
    alley = end_turn(mine(seat, foe={"alley": ["Mina the Geomancer"], "hand": ["Rei"]}))
    assert alley.question == "main", "not from the Alley"


def test_shiko_heals_once_when_she_attacks(seat: int) -> None:
    me, foe = sides(fight(mine(seat, me={"garden": ["Shiko the Priestess"], "health": 10}), "Shiko", ""), seat)
    assert (me.health, foe.health) == (11, 19)
    used = mine(seat, me={"garden": [{"card": "Shiko the Priestess", "once": 1}], "health": 10})
    assert sides(fight(used, "Shiko", ""), seat)[0].health == 10, "once"
    whole = mine(seat, me={"garden": ["Shiko the Priestess"]})
    assert sides(fight(whole, "Shiko", ""), seat)[0].health == 20, "never more than 20"
    attacked = against(seat, {"garden": [tapped_unit("Shiko the Priestess")], "health": 10}, "Rei")
    assert sides(fight(attacked, "Rei", "foe's Shiko"), seat)[1].health == 10, "not when she is attacked"


@pytest.mark.parametrize(("name", "health"), [("Kale", 2), ("Rock Sloth", 4)])
def test_carapace_lowers_every_damage(seat: int, name: str, health: int) -> None:
    start = against(seat, {"garden": [tapped_unit(name), "Ed"]}, "Wolf Cub", "Cinderwake Pursuer", hand=["Firestorm"])
    assert sides(fight(start, "Wolf Cub", f"foe's {name}"), seat)[1].unit(name).health == health
    assert sides(fight(start, "Cinderwake Pursuer", f"foe's {name}"), seat)[1].unit(name).health == health - 1
    stormed = sides(play(start, "play Firestorm"), seat)[1]
    assert (stormed.unit(name).health, stormed.unit("Ed").health) == (health - 1, 1), "others take it all"


def test_carapace_is_switched_off_by_freezing_and_then_nothing_hurts(seat: int) -> None:
    start = against(seat, {"garden": [frozen(seat, "Kale")]}, "Rei", hand=["Firestorm"])
    side = sides(play(start, "play Firestorm"), seat)[1]
    assert side.unit("Kale").health == 2 and side.match.carapace_of(side.unit("Kale").spot) == 0


@pytest.mark.parametrize("name", ["Lone Journeyman", "Chillax", "Sloth Scarecrow", "Warding Totem"])
def test_defenders_defend(seat: int, name: str) -> None:
    asked = play(against(seat, {"garden": [name, "Kale"]}, "Frida"), "attack with Frida")
    assert asked.seat == 1 - seat and labels(asked) == [f"your {name}", "no Defender"], "Kale has no Defender"
    assert sides(play(asked, "no Defender"), seat)[1].health == 19
    defended = play(asked, f"your {name}")
    defended = play(defended, "decline") if defended.question == "target" else defended
    assert sides(defended, seat)[1].health == 20
    late = play(against(seat, {"garden": [tapped_unit(name)]}, "Frida"), "attack with Frida", "foe's Bobu")
    assert late.question == "main", "it is tapped"


def test_tender_heals_when_played(seat: int) -> None:
    for row in ("Garden", "Alley"):
        assert sides(played(seat, "Shroom Tender", f"into the {row}", me={"health": 10}), seat)[0].health == 12
    assert sides(played(seat, "Shroom Tender", "into the Alley", me={"health": 19}), seat)[0].health == 20
    portaled = play(mine(seat, me={"alley": ["Shroom Tender"], "health": 10}), "portal Shroom Tender", "decline")
    assert sides(portaled, seat)[0].health == 10, "a portal is no play"


def test_chillax_strengthens_another_when_attacked(seat: int) -> None:
    start = against(seat, {"garden": ["Chillax", "Kale", "Yojin"], "alley": ["Rei"]}, "Frida")
    asked = play(start, "attack with Frida", "your Chillax")
    assert labels(asked) == ["your Kale", "your Yojin", "decline"], "as Defender too; not itself, not the Alley"
    given = play(asked, "your Kale")
    assert sides(given, seat)[1].unit("Kale").health == 3
    assert sides(end_turn(given), seat)[1].unit("Kale").health == 2, "until the turn ends"
    assert sides(play(asked, "decline"), seat)[1].unit("Kale").health == 2


def test_chillax_does_nothing_alone_or_when_another_is_attacked(seat: int) -> None:
    alone = against(seat, {"garden": [tapped_unit("Chillax")]}, "Frida")
    assert fight(alone, "Frida", "foe's Chillax").question == "main"
    another = against(seat, {"garden": [tapped_unit("Chillax"), tapped_unit("Kale")]}, "Frida")
    assert fight(another, "Frida", "foe's Kale").question == "main"


def test_yojin_defends_while_his_garden_is_smaller(seat: int) -> None:
    assert labels(play(against(seat, {"garden": ["Yojin"]}, "Ed"), "attack with Ed")) == ["your Yojin", "no Defender"]
    even = against(seat, {"garden": ["Yojin", "Kale"]}, "Ed")
    assert play(even, "attack with Ed").question == "main"


def test_smuggler_helps_the_own_garden_from_the_garden(seat: int) -> None:
    start = mine(seat, me={"garden": ["Geodust Smuggler", "Rei"]}, foe={"garden": ["Rei"]})
    me, foe = sides(start, seat)
    assert (me.unit("Rei").health, foe.unit("Rei").health) == (3, 2)
    alley = mine(seat, me={"alley": ["Geodust Smuggler"], "garden": ["Rei"]})
    assert sides(alley, seat)[0].unit("Rei").health == 2


def test_teb_fea_is_neither_destroyed_nor_sacrificed_but_replaced(seat: int) -> None:
    sand = scene(seat, me={**BOBU, "hand": ["Quicksand", "Frida"]}, foe={"garden": [{"card": "Teb Fea", "damage": 6}]})
    assert sides(play(sand, "play Quicksand"), seat)[1].garden == ["Teb Fea"]
    judged = scene(seat, me={"hand": ["Gou the Iron Judge", "Rei"]}, foe={**BOBU, "garden": ["Teb Fea"]})
    assert sides(play(judged, "play Gou", "into the Alley"), seat)[1].garden == ["Teb Fea"]
    full = mine(seat, me={"garden": ["Teb Fea", *ROW], "hand": ["Kale"]})
    assert sides(play(full, "play Kale", "into the Garden", "your Teb Fea"), seat)[0].discard == ["Teb Fea"]


def test_dropline_station_deals_the_health_at_most_five_and_draws_from_three(seat: int) -> None:
    garden = ["Dropline Station", "Stone Masked Ancient", {"card": "Kale", "health": 1}, "Mina the Geomancer", "Ed"]
    asked = play(mine(seat, me={"garden": garden}), "use Dropline Station")
    assert labels(asked) == ["your Stone Masked Ancient", "your Kale", "your Mina the Geomancer"], "Earth, and not itself"
    for name, health, hand in (("Stone Masked Ancient", 15, 2), ("Kale", 17, 2), ("Mina the Geomancer", 19, 1)):
        leaders = play(asked, f"your {name}")
        assert labels(leaders) == ["foe's Raizan", "your Bobu"]
        me, foe = sides(play(leaders, "foe's Raizan"), seat)
        assert (foe.health, len(me.hand), me.discard) == (health, hand, [name])
        assert me.unit("Dropline Station").is_tapped


def test_dropline_station_needs_an_untapped_earth_entity_and_the_garden(seat: int) -> None:
    for garden in (["Dropline Station", "Ed", tapped_unit("Kale")], [tapped_unit("Dropline Station"), "Kale"]):
        assert "use Dropline Station" not in labels(mine(seat, me={"garden": garden}))
    assert "use Dropline Station" not in labels(mine(seat, me={"alley": ["Dropline Station"], "garden": ["Kale"]}))


def test_envoy_discards_to_heal_in_the_garden(seat: int) -> None:
    asked = played(seat, "Sanzu's Envoy", "into the Garden", me={"health": 10, "hand": ["Rei"]})
    assert labels(asked) == ["discard Rei", "discard Frida", "decline"]
    me, _ = sides(play(asked, "discard Rei"), seat)
    assert (me.health, me.discard, me.hand) == (12, ["Rei"], ["Frida"])
    kept, _ = sides(play(asked, "decline"), seat)
    assert (kept.health, kept.discard) == (10, [])
    assert played(seat, "Sanzu's Envoy", "into the Alley", me={"health": 10}).question == "main"
    bare = scene(seat, me={**BOBU, "hand": ["Sanzu's Envoy"], "garden": ["Ed"], "health": 10})
    assert sides(play(bare, "play Sanzu", "into the Garden"), seat)[0].health == 10, "nothing to discard"


def test_tumbleweed_deals_the_health_it_had(seat: int) -> None:
    for more, dealt in ((0, 3), (1, 4)):
        garden = [{"card": "Prickly Tumbleweed", "health": more, "is": ["cooldown"]}]
        asked = play(mine(seat, me={"garden": garden}, foe={"garden": ["Zero"]}), "use Prickly Tumbleweed")
        assert labels(asked) == ["foe's Raizan", "foe's Zero"]
        me, foe = sides(play(asked, "foe's Raizan"), seat)
        assert (foe.health, me.garden, me.discard) == (20 - dealt, [], ["Prickly Tumbleweed"])
        assert sides(play(asked, "foe's Zero"), seat)[1].unit("Zero").health == 7 - dealt
    hurt = mine(seat, me={"garden": [{"card": "Prickly Tumbleweed", "damage": 1}]})
    assert sides(play(hurt, "use Prickly Tumbleweed"), seat)[1].health == 18


def test_tumbleweed_stays_in_the_alley_and_in_the_foes_turn(seat: int) -> None:
    assert "use Prickly Tumbleweed" not in labels(mine(seat, me={"alley": ["Prickly Tumbleweed"]}))
    theirs = against(seat, {"garden": ["Prickly Tumbleweed"]}, "Ed")
    assert play(theirs, "attack with Ed").question == "main", "no response"


def test_osunanami_counts_what_has_defender_now(seat: int) -> None:
    me = {"hand": ["Lord of Sands, Ōsunanami"], "ikz": 9, "alley": ["Frida"]}
    asked = play(mine(seat, me=me), "portal Frida")
    assert "play Lord of Sands, Ōsunanami" not in labels(play(asked, "decline"))
    assert "play Lord of Sands, Ōsunanami" in labels(play(asked, "your Frida")), "granted Defender"
    assert "play Lord of Sands, Ōsunanami" in labels(mine(seat, me={**me, "garden": ["Penny"]}))
    cold = mine(seat, me={**me, "garden": [frozen(1 - seat, "Penny")]})
    assert "play Lord of Sands, Ōsunanami" not in labels(cold), "Frozen"
    behind = mine(seat, me={**me, "alley": ["Penny"]})
    assert "play Lord of Sands, Ōsunanami" not in labels(behind), "in the Garden"


def test_potter_finds_a_verdant(seat: int) -> None:
    deck = ["Kale", "Warding Totem", "Sprout of Fortune", "Ed", "Frida", "Sandcoil Python"]
    searching = played(seat, "Koyama Farm Potter", "into the Garden", me={"deck": deck})
    assert labels(searching) == ["take Warding Totem", "take Sprout of Fortune", "take none"]
    me, _ = sides(play(searching, "take Sprout", "as it lies"), seat)
    assert me.hand == ["Frida", "Sprout of Fortune"] and me.deck == ["Sandcoil Python", "Kale", "Warding Totem", "Ed", "Frida"]
    assert sides(play(searching, "take none", "as it lies"), seat)[0].hand == ["Frida"]
    assert played(seat, "Koyama Farm Potter", "into the Garden", me={"deck": ["Rei", "Ed"]}).question == "bottom"


@pytest.mark.parametrize("row", ["garden", "alley"])
def test_scarecrow_is_sacrificed_to_heal(seat: int, row: str) -> None:
    start = mine(seat, me={row: [{"card": "Sloth Scarecrow"}], "health": 10})
    me, _ = sides(play(start, "use Sloth Scarecrow"), seat)
    assert (me.health, me.discard, me.garden, me.alley) == (11, ["Sloth Scarecrow"], [], [])
    assert sides(start, seat)[0].health == 10
    whole = mine(seat, me={row: ["Sloth Scarecrow"]})
    assert sides(play(whole, "use Sloth Scarecrow"), seat)[0].health == 20


def test_scarecrow_is_no_response(seat: int) -> None:
    start = against(seat, {"garden": ["Sloth Scarecrow"], "health": 10}, "Ed")
    assert play(start, "attack with Ed").question == "defend"


def test_cart_takes_one_with_it(seat: int) -> None:
    me: list[Any] = ["Ed", "Frida", {"card": "Rei", "damage": 1}, "Wolf Cub"]
    asked = fight(against(seat, {"garden": [tapped_unit("Wobbly Cabbage Cart"), "Frida"]}, *me), "Ed", "foe's Wobbly")
    assert asked.seat == 1 - seat and labels(asked) == ["foe's Frida", "foe's Rei", "decline"], "1 health now"
    mine_left, foe = sides(play(asked, "foe's Rei"), seat)
    assert mine_left.discard == ["Rei"] and foe.discard == ["Wobbly Cabbage Cart"]
    assert sides(play(asked, "decline"), seat)[0].discard == []


def test_cart_without_a_target_or_sacrificed_does_nothing(seat: int) -> None:
    strong = scene(seat, me={"garden": ["Ed", "Rei"]}, foe={**BOBU, "garden": [tapped_unit("Wobbly Cabbage Cart")]})
    assert fight(strong, "Ed", "foe's Wobbly").question == "main"
    me = {**GORO, "garden": ["Wobbly Cabbage Cart"], "alley": ["Lone Journeyman"]}
    given = play(mine(seat, me=me, foe={"garden": ["Frida", "Ed"]}), "portal Lone Journeyman", "your Wobbly", "decline")
    assert given.question == "main" and sides(given, seat)[1].garden == ["Frida", "Ed"]


def test_farmer_draws_and_discards_when_destroyed(seat: int) -> None:
    foe = {"garden": [tapped_unit("Cactus Farmer")], "hand": ["Kale"]}
    asked = fight(against(seat, foe, "Ed"), "Ed", "foe's Cactus Farmer")
    assert asked.seat == 1 - seat and labels(asked) == ["discard Kale", "discard Indra"]
    side = sides(play(asked, "discard Kale"), seat)[1]
    assert side.hand == ["Indra"] and side.discard == ["Cactus Farmer", "Kale"]
    none = sides(fight(against(seat, {**foe, "hand": []}, "Ed"), "Ed", "foe's Cactus Farmer"), seat)[1]
    assert none.hand == [] and none.discard == ["Cactus Farmer", "Indra"], "what was drawn"
    last = fight(against(seat, {**foe, "deck": []}, "Ed"), "Ed", "foe's Cactus Farmer")
    assert winner(last) == seat, "who cannot draw loses"


def test_farmer_sacrificed_or_alive_does_nothing(seat: int) -> None:
    me = {"garden": ["Dropline Station", "Cactus Farmer"]}
    gone = play(mine(seat, me=me), "use Dropline Station", "foe's Raizan")
    assert gone.question == "main" and sides(gone, seat)[0].hand == ["Frida"]
    alive = against(seat, {"garden": [tapped_unit("Cactus Farmer", health=1)]}, "Rei")
    assert sides(fight(alive, "Rei", "foe's Cactus Farmer"), seat)[1].hand == []


def test_caretaker_is_untapped_as_ikz(seat: int) -> None:
    me = {
        "leader": "STT02-001",
        "gate": "STT02-002",
        "garden": [tapped_unit("Koyama Farm Caretaker"), tapped_unit("Kale")],
        "ikz": 4,
    }
    asked = play(mine(seat, me={**me, "alley": ["Scorchland Raven"]}), "portal Scorchland Raven")
    assert labels(asked) == ["1", "0"], "the Caretaker and nothing else"
    assert not sides(play(asked, "1"), seat)[0].unit("Koyama Farm Caretaker").is_tapped
    assert sides(play(asked, "0"), seat)[0].unit("Koyama Farm Caretaker").is_tapped


def test_totem_brings_a_tapped_ikz(seat: int) -> None:
    for row in ("Garden", "Alley"):
        me, _ = sides(played(seat, "Warding Totem", f"into the {row}", me={"ikz": 5}), seat)
        assert (me.token(IKZ), me.token(SPENT), me.token(IKZ_PILE)) == (1, 5, 4)
    empty, _ = sides(played(seat, "Warding Totem", "into the Alley"), seat)
    assert (empty.token(IKZ), empty.token(SPENT), empty.token(IKZ_PILE)) == (6, 4, 0)
    portaled, _ = sides(play(mine(seat, me={"ikz": 5, "alley": ["Warding Totem"]}), "portal Warding", "decline"), seat)
    assert (portaled.token(IKZ), portaled.token(SPENT)) == (5, 0)


def test_shroommancer_heals_once_when_it_attacks_and_destroys(seat: int) -> None:
    start = mine(
        seat,
        me={"garden": ["Shroommancer"], "health": 10},
        foe={"garden": [tapped_unit("Cinderwake Pursuer", health=1), "Penny"]},
    )
    asked = fight(start, "Shroommancer", "foe's Cinderwake")
    assert asked.question == "may" and sides(asked, seat)[0].garden == [], "also when it falls too"
    assert sides(play(asked, "heal"), seat)[0].health == 11 and sides(play(asked, "do not"), seat)[0].health == 10
    defended = play(start, "attack with Shroommancer", "foe's Raizan", "your Penny")
    assert defended.question == "may", "a Defender that took the attack"
    used = mine(seat, me={"garden": [{"card": "Shroommancer", "once": 1}]}, foe={"garden": [tapped_unit("Penny")]})
    assert fight(used, "Shroommancer", "foe's Penny").question == "main", "once"


def test_shroommancer_does_not_heal_for_what_it_does_not_destroy(seat: int) -> None:
    alive = mine(seat, me={"garden": ["Shroommancer"]}, foe={"garden": [tapped_unit("Ed")]})
    assert fight(alive, "Shroommancer", "foe's Ed").question == "main"
    attacked = against(seat, {"garden": [tapped_unit("Shroommancer")]}, "Frida")
    assert fight(attacked, "Frida", "foe's Shroommancer").question == "main", "it was attacked"


def test_plowman_destroys_by_base_health_from_the_garden(seat: int) -> None:
    foe = {"garden": ["Ed", {"card": "Ed", "damage": 2}, {"card": "Rei", "health": 4}, "Cactus Farmer"], "hand": ["Rei"]}
    asked = played(seat, "Koyama Farm Plowman", "into the Garden", foe=foe)
    assert labels(asked) == ["foe's Rei", "foe's Cactus Farmer", "decline"]
    assert sides(play(asked, "foe's Rei"), seat)[1].discard == ["Rei"]
    assert play(asked, "foe's Cactus Farmer").seat == 1 - seat, "which was destroyed"
    assert len(sides(play(asked, "decline"), seat)[1].garden) == 4
    assert played(seat, "Koyama Farm Plowman", "into the Alley", foe=foe).question == "main"
    assert played(seat, "Koyama Farm Plowman", "into the Garden", foe={"garden": ["Ed"]}).question == "main"


def test_miharu_plays_a_cheap_entity_into_the_garden(seat: int) -> None:
    for row, garden in (("Garden", ["Miharu of the White Bloom", "Rei"]), ("Alley", ["Rei"])):
        asked = played(seat, "Miharu of the White Bloom", f"into the {row}", me={"hand": ["Rei", "Ed"], "ikz": 7})
        assert labels(asked) == ["play Rei", "play Frida", "decline"], "2 or less"
        me, _ = sides(play(asked, "play Rei"), seat)
        assert me.garden == garden and me.token(IKZ) == 1, "free of IKZ"
        assert sides(play(asked, "decline"), seat)[0].hand == ["Ed", "Frida", "Rei"]


def test_miharu_heals_once_in_the_opponents_turn(seat: int) -> None:
    garden = [tapped_unit("Miharu of the White Bloom", damage=1), "Rei", "Frida"]
    start = against(seat, {"garden": garden, "health": 10}, "Zero", hand=["Firestorm", "Rei"])
    asked = play(start, "play Firestorm")
    assert asked.seat == 1 - seat and sides(asked, seat)[1].garden == [], "she is among them"
    once = play(asked, "heal")
    assert once.question == "main" and sides(once, seat)[1].health == 10, "8 and 2, for three that fell"
    assert sides(play(asked, "do not", "do not", "do not"), seat)[1].health == 8
    used = against(seat, {"garden": [tapped_unit("Miharu of the White Bloom", once=1), tapped_unit("Rei")]}, "Ed")
    assert fight(used, "Ed", "foe's Rei").question == "main"


def test_miharu_does_not_heal_in_her_owners_turn_or_from_the_alley_or_for_sacrifices(seat: int) -> None:
    own = mine(seat, me={"garden": ["Miharu of the White Bloom", "Rei"], "health": 10}, foe={"garden": [tapped_unit("Ed")]})
    assert sides(fight(own, "Rei", "foe's Ed"), seat)[0].discard == ["Rei"]
    assert fight(own, "Rei", "foe's Ed").question == "main"
    alley = against(seat, {"alley": ["Miharu of the White Bloom"], "garden": [tapped_unit("Rei")]}, "Ed")
    assert fight(alley, "Ed", "foe's Rei").question == "main"
    judged = scene(
        seat,
        me={"hand": ["Gou the Iron Judge", "Rei"]},
        foe={**BOBU, "garden": ["Miharu of the White Bloom", "Rei"], "health": 10},
    )
    assert play(judged, "play Gou", "into the Alley", "your Rei").question == "main", "sacrificed is not destroyed"


def test_masked_ancient_may_be_tapped_when_it_enters_the_garden(seat: int) -> None:
    asked = played(seat, "Stone Masked Ancient", "into the Garden")
    assert sides(play(asked, "tap it"), seat)[0].unit("Stone Masked Ancient").is_tapped
    assert not sides(play(asked, "do not"), seat)[0].unit("Stone Masked Ancient").is_tapped
    assert played(seat, "Stone Masked Ancient", "into the Alley").question == "main"
    portaled = play(mine(seat, me={**GORO, "alley": ["Stone Masked Ancient"]}), "portal Stone Masked Ancient")
    assert sides(play(portaled, "tap it"), seat)[0].unit("Stone Masked Ancient").is_tapped


def test_masked_ancient_taunts_in_the_garden_unless_frozen(seat: int) -> None:
    reaching = against(seat, {"garden": [tapped_unit("Stone Masked Ancient")], "alley": ["Rei"]}, "Riven Flashborne")
    attacked = sides(play(reaching, "attack with Riven"), seat)[1]
    assert attacked.unit("Stone Masked Ancient").health < 6, "neither leader nor Alley can be attacked"
    alley = against(seat, {"alley": [tapped_unit("Stone Masked Ancient")], "garden": [tapped_unit("Rei")]}, "Ed")
    assert labels(play(alley, "attack with Ed")) == ["foe's Rei", "foe's Bobu"]
    cold = {"card": "Stone Masked Ancient", "is": ["tapped", f"frozen by {NAMES[seat]}"]}
    assert "foe's Bobu" in labels(play(against(seat, {"garden": [cold]}, "Ed"), "attack with Ed"))


def test_python_roots_the_weak_until_its_owners_next_turn(seat: int) -> None:
    foe = {"garden": ["Ed", "Zero", {"card": "Rei", "attack": 5}], "alley": ["Wolf Cub"]}
    for row in ("Garden", "Alley"):
        rooted = played(seat, "Sandcoil Python", f"into the {row}", me={"garden": ["Penny"]}, foe=foe)
        assert [is_rooted(rooted, 1 - seat, name) for name in ("Ed", "Zero", "Rei", "Wolf Cub")] == [True, False, True, False]
        assert not is_rooted(rooted, seat, "Penny"), "the opponent's Garden"
    theirs = end_turn(rooted)
    assert [label for label in labels(theirs) if label.startswith("attack")] == ["attack with Zero"]
    later = end_turn(end_turn(theirs))
    assert "attack with Ed" in labels(later) and "attack with Rei" in labels(later)


# Spells.


def test_earth_orb_hurts_and_weakens_on_the_opponents_side(seat: int) -> None:
    start = against(seat, {"hand": ["Earth Orb"], "garden": ["Kale"]}, "Ed")
    asked = play(start, "attack with Ed", "play Earth Orb")
    assert labels(asked) == ["foe's Zero", "foe's Ed", "foe's Piko"]
    amounts = play(asked, "foe's Ed")
    assert labels(amounts) == ["1", "0"]
    for amount, health in (("1", 2), ("0", 3)):
        after = play(amounts, amount)
        me, foe = sides(after, seat)
        assert (foe.health, me.unit("Ed").health, me.unit("Ed").attack) == (18, health, 2)
        assert sides(end_turn(after), seat)[0].unit("Ed").attack == 3
    assert sides(play(asked, "foe's Piko", "0"), seat)[1].health == 17


def test_earth_orb_weakens_leaders_and_lets_attacks_fizzle(seat: int) -> None:
    armed = {"leader": {"card": "STT04-001", "weapons": ["Tenshin"]}}
    struck = play(against(seat, {"hand": ["Earth Orb"]}, **armed), "attack with Zero", "play Earth Orb", "foe's Zero", "1")
    assert [side.health for side in sides(struck, seat)] == [19, 19]
    weak = play(against(seat, {"hand": ["Earth Orb"]}, "Frida"), "attack with Frida", "play Earth Orb", "foe's Frida", "1")
    me, foe = sides(weak, seat)
    assert me.discard == ["Frida"] and foe.health == 20
    assert "play Earth Orb" not in labels(mine(seat, me={"hand": ["Earth Orb"]})), "a response only"


def test_sand_strengthens_an_own_earth_entity_in_both_windows(seat: int) -> None:
    given = played(seat, "Sand Stands Still", me={"garden": ["Ed", "Kale"], "alley": ["Yojin"]})
    assert sides(given, seat)[0].unit("Kale").health == 5, "the only one"
    assert sides(end_turn(given), seat)[0].unit("Kale").health == 2
    start = against(seat, {"garden": [tapped_unit("Kale"), "Yojin"], "hand": ["Sand Stands Still"]}, "Ed", "Kale")
    asked = play(start, "attack with Ed", "foe's Kale", "play Sand")
    assert labels(asked) == ["your Kale", "your Yojin"]
    assert sides(decline_responses(play(asked, "your Kale")), seat)[1].unit("Kale").health == 3
    for side in ({"garden": ["Ed"]}, {"alley": ["Kale"]}):
        assert "play Sand Stands Still" not in labels(mine(seat, me={**side, "hand": ["Sand Stands Still"]}))


def test_oathstone_is_for_cheap_entities_of_both_gardens(seat: int) -> None:
    foe = {"garden": [tapped_unit("Kale"), "Rock Sloth"], "alley": ["Rei"], "hand": ["Oathstone"]}
    asked = play(against(seat, foe, "Ed", "Enzo"), "attack with Ed", "foe's Kale", "play Oathstone")
    assert labels(asked) == ["foe's Ed", "foe's Piko", "your Kale"]
    kept = play(asked, "your Kale")
    assert sides(kept, seat)[1].unit("Kale").health == 1
    later = sides(end_turn(kept), seat)[1]
    assert later.match.carapace_of(later.unit("Kale").spot) == 1, "until the turn ends"
    dear = scene(seat, me={"garden": ["Enzo", "Zero"]}, foe={**BOBU, "alley": ["Kale"], "hand": ["Oathstone"]})
    assert play(dear, "attack with Enzo").question == "main", "there is none"
    assert "play Oathstone" not in labels(mine(seat, me={"hand": ["Oathstone"], "garden": ["Kale"]})), "a response only"


def test_offering_gives_a_token_for_this_turn(seat: int) -> None:
    asked = played(seat, "Offering to Stillstone", me={"hand": ["Rei"], "ikz": 0})
    assert labels(asked) == ["discard Rei", "discard Frida"]
    after = play(asked, "discard Rei")
    me, _ = sides(after, seat)
    assert (me.token(FLEETING), me.token(IKZ_TOKEN), me.discard) == (1, 0, ["Offering to Stillstone", "Rei"])
    assert "play Frida" in labels(after)
    spent = sides(play(after, "play Frida", "into the Alley"), seat)[0]
    assert spent.alley == ["Frida"] and spent.token(FLEETING) == 0
    assert sides(end_turn(after), seat)[0].token(FLEETING) == 0


def test_offering_needs_a_card_and_gives_no_second_token(seat: int) -> None:
    start = mine(seat, me={"hand": ["Offering to Stillstone"], "token": 1, "garden": ["Ed"]}, turns=6)
    me, _ = sides(play(start, "play Offering"), seat)
    assert (me.token(FLEETING), me.token(IKZ_TOKEN), me.discard) == (0, 1, ["Frida", "Offering to Stillstone"])
    last = scene(seat, me={**BOBU, "hand": ["Offering to Stillstone"], "garden": ["Ed"]})
    assert "play Offering to Stillstone" not in labels(last)


def test_crushing_weight_deals_the_health_of_an_earth_entity_at_most_five(seat: int) -> None:
    garden = ["Ed", "Stone Masked Ancient", {"card": "Rock Sloth", "damage": 1}, {"card": "Kale", "health": 2}]
    asked = played(seat, "Crushing Weight", me={"garden": garden, "alley": ["Yojin"]}, foe={"garden": ["Zero"]})
    assert asked.question == "own" and labels(asked) == ["your Stone Masked Ancient", "your Rock Sloth", "your Kale"]
    for name, dealt in (("Stone Masked Ancient", 5), ("Rock Sloth", 3), ("Kale", 4)):
        targets = play(asked, f"your {name}")
        assert labels(targets) == ["foe's Raizan", "foe's Zero"]
        assert sides(play(targets, "foe's Raizan"), seat)[1].health == 20 - dealt
        assert sides(play(targets, "foe's Zero"), seat)[1].unit("Zero").health == 7 - dealt
    for side in ({"garden": ["Ed"]}, {"alley": ["Kale"]}):
        assert "play Crushing Weight" not in labels(mine(seat, me={**side, "hand": ["Crushing Weight"]}))


def test_wrong_step_destroys_a_weak_attacker(seat: int) -> None:
    foe = {"hand": ["Wrong Step"]}
    attacked = play(against(seat, foe, "Rei"), "attack with Rei")
    assert labels(attacked) == ["play Wrong Step", "no response"]
    me, side = sides(play(attacked, "play Wrong Step"), seat)
    assert (me.discard, me.garden, side.health, side.token(IKZ)) == (["Rei"], ["Piko"], 20, 8)
    assert sides(play(attacked, "no response"), seat)[1].health == 19
    hurt = against(seat, foe, {"card": "Ed", "damage": 1})
    assert sides(play(hurt, "attack with Ed", "play Wrong Step"), seat)[0].discard == ["Ed"]


def test_wrong_step_is_not_for_the_strong_or_leaders_or_main(seat: int) -> None:
    foe = {"hand": ["Wrong Step"]}
    for attacker in ("Ed", {"card": "Rei", "health": 1}, "Jay"):
        start = scene(seat, me={"garden": [attacker, "Wolf Cub"]}, foe={**BOBU, **foe})
        name = attacker if isinstance(attacker, str) else "Rei"
        assert play(start, f"attack with {name}").question == "main"
    armed = against(seat, foe, leader={"card": "STT04-001", "weapons": ["Tenshin"]}, health=2)
    assert play(armed, "attack with Zero").question == "main"
    assert "play Wrong Step" not in labels(mine(seat, me={"hand": ["Wrong Step"]}, foe={"garden": ["Rei"]}))


def test_wrong_step_does_not_move_godmode(seat: int) -> None:
    start = against(seat, {"hand": ["Wrong Step"]}, {"card": "Teb Fea", "damage": 6})
    me, foe = sides(play(start, "attack with Teb Fea", "play Wrong Step"), seat)
    assert me.garden == ["Teb Fea", "Piko"] and foe.health == 13, "it is played in vain"


def test_jar_of_beans_heals_more_with_seven_ikz(seat: int) -> None:
    for ikz, spent, health in ((7, 0, 15), (4, 3, 15), (6, 0, 13), (4, 2, 13)):
        me, _ = sides(played(seat, "Jar of Beans", me={"ikz": ikz, "spent": spent, "health": 10, "garden": ["Ed"]}), seat)
        assert me.health == health
    assert sides(played(seat, "Jar of Beans", me={"health": 18}), seat)[0].health == 20


def test_jar_of_beans_counts_neither_token_nor_caretaker(seat: int) -> None:
    me = {"hand": ["Jar of Beans"], "ikz": 6, "health": 10}
    token = mine(seat, me={**me, "token": 1}, turns=6)
    assert sides(play(token, "play Jar", "pay with IKZ"), seat)[0].health == 13
    caretaker = mine(seat, me={**me, "garden": ["Koyama Farm Caretaker"]})
    assert sides(play(caretaker, "play Jar", "pay with IKZ"), seat)[0].health == 13


def test_quicksand_swallows_the_weak_of_the_opponents_garden_together(seat: int) -> None:
    garden = ["Ed", {"card": "Ed", "damage": 1}, {"card": "Rei", "health": 1}, "Foamback Crab", "Wobbly Cabbage Cart"]
    foe = {"garden": garden, "alley": ["Frida"]}
    asked = played(seat, "Quicksand", me={"garden": ["Frida", "Rei"]}, foe=foe)
    assert asked.seat == 1 - seat and labels(asked) == ["foe's Frida", "decline"], "the Cart's effect comes after"
    me, side = sides(play(asked, "decline"), seat)
    assert side.garden == ["Ed", "Rei"] and side.alley == ["Frida"] and me.garden == ["Frida", "Rei"]
    assert side.discard == ["Ed", "Foamback Crab", "Wobbly Cabbage Cart"], "destroying is no damage"
    strong = played(seat, "Quicksand", foe={"garden": ["Ed"]})
    assert sides(strong, seat)[1].garden == ["Ed"]


def test_sprout_of_fortune_grows_or_draws(seat: int) -> None:
    asked = played(seat, "Sprout of Fortune", me={"ikz": 4, "health": 10})
    assert labels(asked) == ["gain 1 IKZ and heal up to 1", "draw a card"]
    amounts = play(asked, "gain 1 IKZ")
    assert labels(amounts) == ["1", "0"]
    for amount, health in (("1", 11), ("0", 10)):
        me, _ = sides(play(amounts, amount), seat)
        assert (me.token(IKZ), me.token(SPENT), me.health, me.hand) == (1, 4, health, ["Frida"])
    drawn, _ = sides(play(asked, "draw a card"), seat)
    assert (drawn.token(IKZ), drawn.token(SPENT), drawn.health, drawn.hand) == (1, 3, 10, ["Frida", "Indra"])
    empty, _ = sides(played(seat, "Sprout of Fortune", me={"health": 10}), seat)
    assert (empty.health, empty.hand) == (10, ["Frida", "Indra"]), "an empty pile"


# Leaders and gates.


def test_goro_strengthens_once_for_an_ikz(seat: int) -> None:
    start = mine(seat, me={**GORO, "garden": ["Rei", "Kale"], "alley": ["Ed"], "ikz": 3})
    asked = play(start, "use Goro")
    assert labels(asked) == ["your Rei", "your Kale"]
    used = play(asked, "your Rei")
    me, _ = sides(used, seat)
    assert (me.unit("Rei").health, me.token(IKZ)) == (3, 2) and "use Goro Graveloth" not in labels(used)
    assert sides(end_turn(used), seat)[0].unit("Rei").health == 2
    assert "use Goro Graveloth" not in labels(mine(seat, me={**GORO, "garden": ["Rei"], "ikz": 0}))
    assert "use Goro Graveloth" not in labels(mine(seat, me={**GORO, "alley": ["Rei"]}))


def test_bobus_promise_is_for_the_first_earth_entity_of_both_rows(seat: int) -> None:
    me = {"alley": ["Sloth Scarecrow", "Sloth Scarecrow"], "health": 10, "ikz": 2}
    promised = play(mine(seat, me=me), "use Bobu")
    assert sides(promised, seat)[0].token(IKZ) == 1 and "use Bobu" not in labels(promised)
    asked = play(promised, "use Sloth Scarecrow (Alley 1)")
    healed = play(asked, "heal")
    assert sides(healed, seat)[0].health == 12 and sides(play(asked, "do not"), seat)[0].health == 11
    for used in (healed, play(asked, "do not")):
        assert sides(used, seat)[0].token(LEADER_WAITS) == 0
        assert play(used, "use Sloth Scarecrow").question == "main", "the first only"
    without = mine(seat, me=me)
    assert play(without, "use Sloth Scarecrow (Alley 1)").question == "main"


def test_bobus_promise_holds_in_the_opponents_turn_and_ends_with_the_next(seat: int) -> None:
    start = scene(
        seat, me={"garden": ["Ed", "Rei"]}, foe={**BOBU, "garden": [tapped_unit("Kale"), tapped_unit("Frida")], "promise": 1}
    )
    assert fight(start, "Ed", "foe's Frida").question == "main", "not of Earth"
    asked = fight(start, "Ed", "foe's Kale")
    assert asked.seat == 1 - seat and play(asked, "heal").question == "main"
    assert sides(play(asked, "heal"), seat)[1].token(LEADER_WAITS) == 0, "used up also at full health"
    assert sides(end_turn(start), seat)[1].token(LEADER_WAITS) == 0
    promised = play(mine(seat), "use Bobu")
    assert sides(end_turn(promised), seat)[0].token(LEADER_WAITS) == 1


def test_bobus_promise_is_not_for_what_is_replaced(seat: int) -> None:
    start = mine(seat, me={"garden": ["Kale", *ROW], "hand": ["Rei"], "promise": 1})
    replaced = play(start, "play Rei", "into the Garden", "your Kale")
    assert replaced.question == "main" and sides(replaced, seat)[0].token(LEADER_WAITS) == 1


def test_bobu_costs_an_ikz(seat: int) -> None:
    assert "use Bobu" not in labels(mine(seat, me={"ikz": 0, "garden": ["Ed"]}))


def test_gate_of_devotion_throws_another_at_an_entity(seat: int) -> None:
    garden = [{"card": "Treetop Scout", "health": 1}, tapped_unit("Frida"), "Wolf Cub", "Sloth Scarecrow"]
    start = mine(seat, me={**GORO, "alley": ["Koyama Farm Potter"], "garden": garden}, foe={"garden": ["Ed", "Zero"]})
    asked = play(start, "portal Koyama Farm Potter")
    assert labels(asked) == ["your Treetop Scout", "your Sloth Scarecrow", "enough"], "untapped, cheap, another"
    targets = play(asked, "your Treetop Scout")
    assert labels(targets) == ["foe's Ed", "foe's Zero", "decline"]
    me, foe = sides(play(targets, "foe's Ed"), seat)
    assert foe.unit("Ed").health == 1 and me.discard == ["Treetop Scout"]
    assert sides(play(targets, "decline"), seat)[1].unit("Ed").health == 3
    kept, unhurt = sides(play(asked, "enough"), seat)
    assert kept.discard == [] and unhurt.unit("Ed").health == 3 and len(kept.garden) == 5


def test_gate_of_devotion_without_anything_to_sacrifice_or_to_hit(seat: int) -> None:
    alone = play(mine(seat, me={**GORO, "alley": ["Treetop Scout"]}, foe={"garden": ["Ed"]}), "portal Treetop Scout")
    assert alone.question == "main" and sides(alone, seat)[0].garden == ["Treetop Scout"]
    nobody = play(mine(seat, me={**GORO, "alley": ["Treetop Scout"], "garden": ["Frida"]}), "portal Treetop Scout")
    after = play(nobody, "your Frida")
    assert sides(after, seat)[0].discard == ["Frida"] and sides(after, seat)[1].health == 20, "never the leader"


def test_stonehaven_gate_makes_a_defender_until_the_next_turn(seat: int) -> None:
    garden = [{"card": "Rei", "damage": 1}, {"card": "Mina the Geomancer", "health": 5}]
    start = mine(seat, me={"alley": ["Frida"], "garden": garden}, foe={"garden": ["Ed"], "hand": ["Rei"]})
    asked = play(start, "portal Frida")
    assert labels(asked) == ["your Mina the Geomancer", "your Frida", "decline"], "base health 1; the portaled one, too"
    given = play(asked, "your Frida")
    assert sides(given, seat)[0].unit("Frida").has(DEFENDER)
    attacked = play(end_turn(given), "attack with Ed")
    assert attacked.seat == seat and labels(attacked) == ["your Frida", "no Defender"]
    back = end_turn(end_turn(given))
    assert not sides(back, seat)[0].unit("Frida").has(DEFENDER)
    assert not sides(play(asked, "decline"), seat)[0].unit("Frida").has(DEFENDER)


def test_stonehaven_gate_with_nobody_so_small(seat: int) -> None:
    after = play(mine(seat, me={"alley": ["Ed"], "garden": ["Kale"]}), "portal Ed")
    assert after.question == "main" and sides(after, seat)[0].garden == ["Kale", "Ed"]
