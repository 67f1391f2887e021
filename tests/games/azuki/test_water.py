"""Every sentence of the cards of Water: a scene in which it happens and one in which it does not, from both seats."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.azuki.rules.constants import DEFENDER, DISCOUNT, IKZ, IMMUNE, SPENT
from support.games.azuki_scenes import SEATS, decline_responses, end_turn, fight, labels, play, scene, sides, tapped_unit

pytestmark = SEATS
SHAO: dict[str, Any] = {"leader": "STT02-001", "gate": "STT02-002"}
BENZAI: dict[str, Any] = {"leader": "AZK01-125", "gate": "AZK01-126"}
SEARCHED = ["Rei", "Foamback Crab", "Ed", "Chilling Water", "Frida", "Penny"]


def mine(seat: int, me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **more: Any) -> Position:
    """A scene in which I play Water."""
    return scene(seat, me={**SHAO, **(me or {})}, foe=foe, **more)


def played(seat: int, card: str, *answers: str, me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None) -> Position:
    """I play a card; Ed is there, so that I still have something to do."""
    start = mine(seat, me={"garden": ["Ed"], **(me or {}), "hand": [card, *(me or {}).get("hand", [])]}, foe=foe)
    return play(start, f"play {card}", *answers)


def attacked(seat: int, foe: dict[str, Any], me: dict[str, Any] | None = None, target: str = "foe's Shao") -> Position:
    """I attack with Ed; the opponent plays Water and may respond."""
    start = scene(seat, me={"garden": ["Ed", "Rei"], **(me or {})}, foe={**SHAO, **foe})
    asked = play(start, "attack with Ed")
    return play(asked, target) if asked.question == "attack" else asked


# Entities.


def test_mizuto_finds_a_driftward(seat: int) -> None:
    searching = played(seat, "Mizuto", "into the Alley", me={"deck": SEARCHED})
    assert labels(searching) == ["take Foamback Crab", "take none"]
    found, _ = sides(play(searching, "take Foamback", "the rest as it lies"), seat)
    assert found.hand == ["Foamback Crab"] and found.deck == ["Penny", "Rei", "Ed", "Chilling Water", "Frida"]
    assert sides(play(searching, "take none", "the rest as it lies"), seat)[0].hand == []
    below = ["Rei", "Ed", "Frida", "Wolf Cub", "Chilling Water", "Foamback Crab"]
    assert played(seat, "Mizuto", "into the Alley", me={"deck": below}).question == "bottom", "it is the sixth"


def test_itto_finds_a_watercrafting(seat: int) -> None:
    searching = played(seat, "Hayabusa Itto", "into the Alley", me={"deck": SEARCHED})
    assert labels(searching) == ["take Chilling Water", "take none"]
    found, _ = sides(play(searching, "take Chilling", "Ed next", "the rest as it lies"), seat)
    assert found.hand == ["Chilling Water"] and found.deck == ["Penny", "Ed", "Rei", "Foamback Crab", "Frida"]
    assert played(seat, "Hayabusa Itto", "into the Alley", me={"deck": ["Rei", "Foamback Crab"]}).question == "bottom"


def test_frog_discards_and_returns_an_entity(seat: int) -> None:
    me, foe = {"hand": ["Frida", "Rei"]}, {"garden": ["Wolf Cub", "Jay"], "alley": ["Rei"]}
    asked = played(seat, "Mirage Frog", "into the Garden", me=me, foe=foe)
    assert labels(asked) == ["discard Frida", "discard Rei", "decline"]
    paid = play(asked, "discard Frida")
    assert labels(paid) == ["foe's Wolf Cub", "your Mirage Frog"], "neither what costs more nor the Alley"
    mine_now, other = sides(play(paid, "foe's Wolf Cub"), seat)
    assert other.hand == ["Wolf Cub"] and other.garden == ["Jay"] and mine_now.discard == ["Frida"]
    assert sides(play(paid, "your Mirage Frog"), seat)[0].hand == ["Mirage Frog", "Rei"]
    declined, untouched = sides(play(asked, "decline"), seat)
    assert declined.hand == ["Frida", "Rei"] and declined.discard == [] and untouched.garden == ["Wolf Cub", "Jay"]


def test_frog_needs_a_card_and_may_discard_for_nothing(seat: int) -> None:
    assert played(seat, "Mirage Frog", "into the Garden", foe={"garden": ["Wolf Cub"]}).question == "main"
    nothing = played(seat, "Mirage Frog", "into the Alley", "discard Rei", me={"hand": ["Rei"]})
    assert nothing.question == "main" and sides(nothing, seat)[0].discard == ["Rei"]


@pytest.mark.parametrize(("held", "more"), [(0, 1), (2, 1), (3, 0)])
def test_maho_draws_at_the_end_of_the_turn(seat: int, held: int, more: int) -> None:
    start = mine(seat, me={"garden": ["Maho"], "hand": ["Rei", "Ed", "Frida"][:held]})
    assert len(sides(end_turn(start), seat)[0].hand) == held + more


def test_maho_works_in_the_garden_in_her_own_turn(seat: int) -> None:
    assert sides(end_turn(mine(seat, me={"alley": ["Maho"]})), seat)[0].hand == []
    other = scene(seat, me={"garden": ["Ed"]}, foe={**SHAO, "garden": ["Maho"]})
    assert sides(end_turn(other), seat)[1].hand == ["Indra"], "only the turn's own card"


def test_two_mahos_count_one_after_the_other(seat: int) -> None:
    assert len(sides(end_turn(mine(seat, me={"garden": ["Maho", "Maho"], "hand": ["Rei"]})), seat)[0].hand) == 3
    assert len(sides(end_turn(mine(seat, me={"garden": ["Maho", "Maho"], "hand": ["Rei", "Ed"]})), seat)[0].hand) == 3


def test_fumiko_returns_one_and_plays_one(seat: int) -> None:
    me = {"garden": ["Ed", "Wolf Cub"], "hand": ["Rei", "Jay"]}
    asked = played(seat, "Fumiko", "into the Alley", me=me)
    assert labels(asked) == ["your Ed", "your Wolf Cub", "decline"], "she is in the Alley"
    again = play(asked, "your Wolf Cub")
    assert labels(again) == ["play Rei", "play Wolf Cub"], "no more than 2, and it must be"
    after, _ = sides(play(again, "play Wolf Cub", "into the Garden"), seat)
    assert after.garden == ["Ed", "Wolf Cub"] and after.hand == ["Jay", "Rei"] and after.token(IKZ) == 7
    assert sides(play(asked, "decline"), seat)[0].hand == ["Jay", "Rei"]
    none = played(seat, "Fumiko", "into the Alley", "your Ed", me={"hand": ["Jay"]})
    assert none.question == "main" and sides(none, seat)[0].hand == ["Ed", "Jay"], "nothing costs so little"


@pytest.mark.parametrize("name", ["Foamback Crab", "Lighthouse Keeper", "Serene Fist, Misaki"])
def test_driftward_take_damage_in_combat_only(seat: int, name: str) -> None:
    storm = scene(seat, me={"hand": ["Firestorm", "Rei"]}, foe={**SHAO, "garden": [name, "Rei"]})
    assert sides(play(storm, "play Firestorm"), seat)[1].garden == [name]
    combat = scene(seat, me={"garden": ["Ed", "Frida"]}, foe={**SHAO, "garden": [tapped_unit(name)]})
    assert sides(fight(combat, "Ed", f"foe's {name}"), seat)[1].garden == []


@pytest.mark.parametrize("name", ["Foamback Crab", "Lighthouse Keeper"])
def test_crab_and_keeper_defend(seat: int, name: str) -> None:
    start = scene(seat, me={"garden": ["Rei", "Frida"]}, foe={"garden": [name, "Serene Fist, Misaki"]})
    asked = play(start, "attack with Rei")
    assert labels(asked) == [f"your {name}", "no Defender"], "Misaki does not"
    assert sides(play(asked, f"your {name}"), seat)[1].health == 20
    assert sides(play(asked, "no Defender"), seat)[1].health == 19
    alley = scene(seat, me={"garden": ["Rei", "Frida"]}, foe={"alley": [name]})
    assert play(alley, "attack with Rei").question == "main"


@pytest.mark.parametrize("row", ["garden", "alley"])
def test_crane_discards_to_lower_an_attack(seat: int, row: str) -> None:
    asked = attacked(seat, {row: ["Moonlit Crane"], "hand": ["Rei", "Frida"], "ikz": 0})
    assert labels(asked) == ["use Moonlit Crane", "no response"]
    paid = play(asked, "use Moonlit Crane", "discard Rei")
    own = ["your Moonlit Crane"] if row == "garden" else []
    assert labels(paid) == ["foe's Zero", "foe's Ed", "foe's Rei", "your Shao", *own]
    after = decline_responses(play(paid, "foe's Ed"))
    assert after.seat == seat, "once in a turn"
    me, foe = sides(after, seat)
    assert foe.health == 18 and foe.discard == ["Rei"] and me.unit("Ed").attack == 2
    assert sides(end_turn(after), seat)[0].unit("Ed").attack == 3


def test_crane_needs_a_card_and_an_attack(seat: int) -> None:
    assert attacked(seat, {"garden": ["Moonlit Crane"], "hand": [], "ikz": 0}).question == "main"
    assert attacked(seat, {"garden": [{"card": "Moonlit Crane", "once": 1}], "hand": ["Rei"], "ikz": 0}).question == "main"
    assert "use Moonlit Crane" not in labels(mine(seat, me={"garden": ["Moonlit Crane"], "hand": ["Rei"]}))


def test_kaiya_exchanges_up_to_four_cards(seat: int) -> None:
    asked = played(seat, "Kaiya Mizumi", "into the Alley", me={"hand": ["Rei", "Rei", "Frida", "Penny", "Wolf Cub"]})
    two, _ = sides(play(asked, "discard Rei", "discard Frida", "decline"), seat)
    assert two.discard == ["Frida", "Rei"] and two.hand == ["Indra", "Indra", "Penny", "Rei", "Wolf Cub"]
    four = play(asked, "discard Rei", "discard Rei", "discard Frida", "discard Penny")
    assert four.question == "main" and sides(four, seat)[0].hand == ["Indra"] * 4 + ["Wolf Cub"], "no fifth"
    none, _ = sides(play(asked, "decline"), seat)
    assert len(none.hand) == 5 and none.discard == []
    assert played(seat, "Kaiya Mizumi", "into the Alley").question == "main"


def test_rin_returns_all_also_with_an_empty_hand(seat: int) -> None:
    after, foe = sides(played(seat, "Sōryū no Rin", "into the Alley", foe={"garden": ["Rei"], "alley": ["Frida"]}), seat)
    assert after.garden == [] and after.hand == ["Ed"] and foe.hand == ["Rei"] and foe.alley == ["Frida"]


@pytest.mark.parametrize("way", ["Mizuryuu's Torrent", "Mizuryuu Fist Master"])
def test_mizuryuu_sinks_two_that_cost_five_together(seat: int, way: str) -> None:
    foe = {"garden": ["Jay", "Wolf Cub", "Ed", "Enzo", "Scarlett"], "alley": ["Penny"], "deck": ["Indra"]}
    asked = sinking(seat, way, foe)
    assert labels(asked) == ["foe's Jay", "foe's Wolf Cub", "foe's Ed", "foe's Scarlett", "enough"]
    first = play(asked, "foe's Jay")
    assert labels(first) == ["foe's Wolf Cub", "enough"], "3 and 2 are 5"
    _, both = sides(play(first, "foe's Wolf Cub"), seat)
    assert both.garden == ["Ed", "Enzo", "Scarlett"] and both.deck == ["Indra", "Jay", "Wolf Cub"]
    _, turned = sides(play(asked, "foe's Wolf Cub", "foe's Jay"), seat)
    assert turned.deck == ["Indra", "Wolf Cub", "Jay"], "in any order"
    alone = play(asked, "foe's Scarlett")
    assert alone.question == "main" and sides(alone, seat)[1].deck == ["Indra", "Scarlett"], "5 is enough for one"
    assert sides(play(first, "enough"), seat)[1].deck == ["Indra", "Jay"]
    three = play(sinking(seat, way, {**foe, "garden": ["Rei", "Frida", "Penny"]}), "foe's Rei", "foe's Frida")
    assert three.question == "main" and sides(three, seat)[1].garden == ["Penny"], "no third"
    assert sides(play(asked, "enough"), seat)[1].deck == ["Indra"]


def sinking(seat: int, way: str, foe: dict[str, Any]) -> Position:
    if way == "Mizuryuu's Torrent":
        return played(seat, way, foe=foe)
    return play(mine(seat, me={"alley": [way], "garden": ["Ed"], "hand": ["Rei"]}, foe=foe), f"use {way}")


def test_what_is_sunk_is_known_to_both_in_its_place(seat: int) -> None:
    foe = {"garden": ["Wolf Cub", "Rei"], "deck": ["Indra"]}
    after = play(played(seat, "Mizuryuu's Torrent", foe=foe), "foe's Rei", "foe's Wolf Cub")
    side = sides(after, seat)[1]
    below = after.now.zones[2 + side.seat][1:]
    assert side.names(below) == ["Rei", "Wolf Cub"] and [after.now.known[card] & 3 for card in below] == [3, 3]


def test_fist_master_goes_to_the_bottom_and_works_in_the_alley(seat: int) -> None:
    start = {"alley": ["Mizuryuu Fist Master"], "garden": ["Ed"], "deck": ["Rei"]}
    after = play(mine(seat, me=start, foe={"garden": ["Rei"]}), "use Mizuryuu", "enough")
    assert sides(after, seat)[0].deck == ["Rei", "Mizuryuu Fist Master"] and after.question == "main", "up to two may be none"
    assert "use Mizuryuu Fist Master" not in labels(mine(seat, me={**start, "hand": ["Rei"]})), "it needs somebody to choose"
    assert "use Mizuryuu Fist Master" not in labels(mine(seat, me={"garden": ["Mizuryuu Fist Master"]}))


def test_priestess_may_return_a_small_entity_of_yours(seat: int) -> None:
    asked = played(
        seat, "Priestess of the Mists", "into the Garden", me={"garden": ["Jay", "Wolf Cub"]}, foe={"garden": ["Frida"]}
    )
    assert labels(asked) == ["your Wolf Cub", "decline"]
    assert sides(play(asked, "your Wolf Cub"), seat)[0].hand == ["Wolf Cub"]
    assert sides(play(asked, "decline"), seat)[0].garden == ["Jay", "Wolf Cub", "Priestess of the Mists"]
    assert played(seat, "Priestess of the Mists", "into the Garden", me={"alley": ["Rei"]}).question == "main"


def test_adept_is_sacrificed_to_lower_an_attack(seat: int) -> None:
    asked = attacked(seat, {"garden": ["Bubble Adept", "Rei"], "ikz": 0}, {"alley": ["Frida"]})
    aimed = play(asked, "use Bubble Adept")
    assert labels(aimed) == ["foe's Ed", "foe's Rei", "your Rei"], "entities of Gardens"
    after = decline_responses(play(aimed, "foe's Ed"))
    me, foe = sides(after, seat)
    assert me.unit("Ed").attack == 2 and foe.health == 18 and foe.garden == ["Rei"] and foe.discard == ["Bubble Adept"]
    assert sides(end_turn(after), seat)[0].unit("Ed").attack == 3


def test_adept_makes_an_attack_on_itself_fizzle(seat: int) -> None:
    asked = attacked(seat, {"garden": [tapped_unit("Bubble Adept")], "ikz": 0}, target="foe's Bubble Adept")
    after, _ = sides(play(asked, "use Bubble Adept", "foe's Rei"), seat)
    assert after.unit("Rei").attack == 0 and after.unit("Ed").health == 3


def test_adept_needs_the_garden_an_attack_and_somebody(seat: int) -> None:
    assert attacked(seat, {"alley": ["Bubble Adept"], "ikz": 0}).question == "main"
    assert "use Bubble Adept" not in labels(mine(seat, me={"garden": ["Bubble Adept", "Ed"]}))
    armed = {"leader": {"card": "STT01-001", "weapons": ["Tenshin"]}, "hand": ["Rei"]}
    lone = scene(seat, me=armed, foe={**SHAO, "garden": ["Bubble Adept"], "ikz": 0})
    assert play(lone, "attack with Raizan").question == "main", "there is no other entity"
    pair = scene(seat, me=armed, foe={**SHAO, "garden": ["Bubble Adept", "Ed"], "ikz": 0})
    assert sides(play(pair, "attack with Raizan", "use Bubble Adept"), seat)[1].unit("Ed").attack == 2, "one's own will do"


def test_naiyara_sinks_an_entity_from_the_garden(seat: int) -> None:
    foe = {"garden": ["Ed", "Scarlett", "Rei"], "alley": ["Frida"], "deck": ["Indra"]}
    asked = played(seat, "Naiyara the Tideweaver", "into the Garden", foe=foe)
    assert labels(asked) == ["foe's Ed", "foe's Rei"]
    assert sides(play(asked, "foe's Ed"), seat)[1].deck == ["Indra", "Ed"]
    assert played(seat, "Naiyara the Tideweaver", "into the Alley", foe=foe).question == "main"
    none = played(seat, "Naiyara the Tideweaver", "into the Garden", foe={**foe, "garden": ["Scarlett"]})
    assert none.question == "main" and sides(none, seat)[1].garden == ["Scarlett"]


def test_saburo_draws_as_the_third_entity(seat: int) -> None:
    hand = ["Rei", "Frida", "Hayabusa Saburo", "Chilling Water"]
    start = mine(seat, me={"hand": hand, "garden": ["Ed"]}, foe={"garden": ["Rei"]})
    second = play(start, "play Rei", "into the Alley", "play Chilling", "play Hayabusa", "into the Alley")
    assert sides(second, seat)[0].hand == ["Frida"], "a spell is no entity"
    third = play(start, "play Rei", "into the Alley", "play Frida", "into the Alley", "play Hayabusa", "into the Alley")
    assert sides(third, seat)[0].hand == ["Chilling Water", "Indra"]


def test_saburo_counts_entities_that_effects_played(seat: int) -> None:
    me = {"hand": ["Frida", "Hayabusa Saburo"]}
    free = played(seat, "Fumiko", "into the Alley", "your Ed", "play Frida", "into the Alley", me=me)
    assert sides(play(free, "play Hayabusa", "into the Alley"), seat)[0].hand == ["Ed", "Indra"]


def test_merchant_draws(seat: int) -> None:
    after, foe = sides(played(seat, "Benzai the Merchant", "into the Alley"), seat)
    assert after.hand == ["Indra"] and foe.hand == []
    assert sides(mine(seat, me={"garden": ["Benzai the Merchant"]}), seat)[0].hand == []


def test_aya_returns_one_of_each_garden(seat: int) -> None:
    me, foe = {"garden": ["Wolf Cub", "Rei"]}, {"garden": ["Wolf Cub", "Jay"], "alley": ["Rei"]}
    asked = played(seat, "Aya", "into the Garden", me=me, foe=foe)
    assert labels(asked) == ["your Wolf Cub", "your Aya", "decline"], "2 or more, herself too"
    paid = play(asked, "your Wolf Cub")
    assert labels(paid) == ["foe's Wolf Cub", "decline"]
    one, other = sides(play(paid, "foe's Wolf Cub"), seat)
    assert one.hand == ["Wolf Cub"] and other.hand == ["Wolf Cub"]
    assert sides(play(paid, "decline"), seat)[1].hand == []
    unpaid, untouched = sides(play(asked, "decline"), seat)
    assert unpaid.hand == [] and untouched.garden == ["Wolf Cub", "Jay"]
    assert played(seat, "Aya", "into the Alley", me={"garden": ["Rei"]}, foe=foe).question == "main", "the cost cannot be paid"


def test_selis_sees_what_returns_from_anywhere(seat: int) -> None:
    me = {"garden": [{"card": "Selis of the Shore", "is": ["cooldown"]}, "Rei"]}
    asked = played(seat, "Priestess of the Mists", "into the Alley", "your Rei", me=me)
    after, _ = sides(play(asked, "tap it"), seat)
    assert after.hand == ["Indra", "Rei"] and after.unit("Selis of the Shore").is_tapped, "despite Cooldown"
    for garden, alley in ((["Rei", tapped_unit("Selis of the Shore")], []), (["Rei"], ["Selis of the Shore"])):
        returned = played(seat, "Priestess of the Mists", "into the Alley", "your Rei", me={"garden": garden, "alley": alley})
        assert returned.question == "main" and sides(returned, seat)[0].hand == ["Rei"]


def test_selis_does_not_see_what_is_destroyed(seat: int) -> None:
    start = mine(seat, me={"garden": ["Selis of the Shore", "Ed"]}, foe={"garden": [tapped_unit("Rei")]})
    assert fight(start, "Ed", "foe's Rei").question == "main"


def test_bubblemancer_spares_another_until_your_next_turn(seat: int) -> None:
    me = {"garden": ["Bubblemancer", "Rei", "Wolf Cub"], "alley": ["Frida"]}
    asked = play(mine(seat, me=me, foe={"hand": ["Firestorm", "Firestorm"], "garden": ["Ed"]}), "use Bubblemancer")
    assert labels(asked) == ["your Rei", "your Wolf Cub"]
    spared = play(asked, "your Rei")
    assert sides(spared, seat)[0].discard == ["Bubblemancer"]
    storm = play(end_turn(spared), "play Firestorm")
    assert sides(storm, seat)[0].garden == ["Rei"]
    assert sides(storm, seat)[0].unit("Rei").has(IMMUNE)
    assert not sides(end_turn(storm), seat)[0].unit("Rei").has(IMMUNE)


def test_bubblemancer_does_not_help_in_combat(seat: int) -> None:
    me = {"garden": ["Bubblemancer", "Rei"], "hand": ["Rei"]}
    spared = play(mine(seat, me=me, foe={"garden": ["Ed", "Frida"]}), "use Bubblemancer", "attack with Rei")
    assert sides(spared, seat)[0].unit("Rei").has(IMMUNE)
    assert sides(fight(end_turn(spared), "Ed", "foe's Rei"), seat)[0].garden == []


def test_bubblemancer_needs_the_garden_and_another(seat: int) -> None:
    assert "use Bubblemancer" not in labels(mine(seat, me={"alley": ["Bubblemancer"], "garden": ["Ed"]}))
    assert "use Bubblemancer" not in labels(mine(seat, me={"garden": ["Bubblemancer"], "alley": ["Ed"]}))
    assert attacked(seat, {"garden": ["Bubblemancer", "Ed"], "ikz": 0}).question == "main", "no response"


def test_mizuki_takes_a_card_and_plays_it_in_the_alley(seat: int) -> None:
    deck = ["Fumiko", "Benzai the Merchant", "Rei", "Chilling Water"]
    searching = played(seat, "Mizuki", "into the Garden", me={"deck": deck, "ikz": 5})
    assert labels(searching) == ["take Benzai the Merchant", "take none"], "Water, 2 or less, of the top three"
    asked = play(searching, "take Benzai", "the rest as it lies")
    assert asked.question == "may" and sides(asked, seat)[0].deck == ["Chilling Water", "Fumiko", "Rei"]
    free, _ = sides(play(asked, "play it"), seat)
    assert free.alley == ["Benzai the Merchant"] and free.hand == ["Chilling Water"] and free.token(SPENT) == 5, (
        "its On Play works"
    )
    kept, _ = sides(play(asked, "do not"), seat)
    assert kept.alley == [] and kept.hand == ["Benzai the Merchant"]
    none = play(searching, "take none", "the rest as it lies")
    assert none.question == "main" and sides(none, seat)[0].hand == []


def test_mizuki_only_takes_a_spell(seat: int) -> None:
    taken = played(seat, "Mizuki", "into the Alley", "take Chilling", me={"deck": ["Chilling Water", "Rei"]})
    assert taken.question == "main" and sides(taken, seat)[0].hand == ["Chilling Water"]


def test_mizuki_replaces_in_a_full_alley(seat: int) -> None:
    alley = ["Rei", "Frida", "Penny", "Wolf Cub", "Ed"]
    full = played(seat, "Mizuki", "into the Garden", "take Foamback", "play it", me={"alley": alley, "deck": ["Foamback Crab"]})
    assert full.question == "replace"
    after, _ = sides(play(full, "your Penny"), seat)
    assert after.alley == ["Rei", "Frida", "Foamback Crab", "Wolf Cub", "Ed"] and after.discard == ["Penny"]


# Spells.


@pytest.mark.parametrize(("name", "price", "less", "count"), [("Aquatic Veil", 0, 3, 2), ("Water Orb", 1, 2, 1)])
def test_veil_and_orb_lower_an_attack(seat: int, name: str, price: int, less: int, count: int) -> None:
    foe = {**BENZAI, "hand": [name, "Rei", "Frida", "Penny"][: 2 + count], "garden": ["Rei"], "ikz": 2}
    discards = ["discard Rei", "discard Frida"][:count]
    me_now = {"garden": [{"card": "Ed", "weapons": ["Tenshin"]}, "Rei"], "alley": ["Frida"]}
    paid = play(attacked(seat, foe, me_now), f"play {name}", *discards)
    assert labels(paid) == ["foe's Zero", "foe's Ed", "foe's Rei", "your Benzai the Sly", "your Rei"]
    after = decline_responses(play(paid, "foe's Ed"))
    me, other = sides(after, seat)
    assert me.unit("Ed").attack == 5 - less and other.health == 15 + less and other.token(SPENT) == price
    assert other.discard == sorted([name, *["Rei", "Frida"][:count]]) and len(other.hand) == 1
    assert sides(end_turn(after), seat)[0].unit("Ed").attack == 3


@pytest.mark.parametrize(("name", "count"), [("Aquatic Veil", 2), ("Water Orb", 1)])
def test_veil_and_orb_cannot_be_played_without_other_cards(seat: int, name: str, count: int) -> None:
    few: dict[str, Any] = {"leader": "STT04-001", "gate": "STT04-002", "hand": [name, "Ed"][:count], "ikz": 1}
    assert attacked(seat, few).question == "main"
    enough = attacked(seat, {**few, "hand": [name, "Ed", "Scarlett"][: 1 + count]})
    assert labels(enough) == [f"play {name}", "no response"]
    assert f"play {name}" not in labels(mine(seat, me={"hand": [name, "Rei", "Frida"]})), "a response only"


def test_another_copy_can_be_discarded(seat: int) -> None:
    paid = play(attacked(seat, {"hand": ["Water Orb", "Water Orb"]}), "play Water Orb", "foe's Ed")
    assert sides(decline_responses(paid), seat)[1].discard == ["Water Orb", "Water Orb"]


@pytest.mark.parametrize(("tapped_ikz", "most"), [(0, 1), (1, 2), (4, 2)])
def test_lotus_of_paradise_untaps_up_to_two(seat: int, tapped_ikz: int, most: int) -> None:
    foe = {"leader": "STT04-001", "gate": "STT04-002", "hand": ["Lotus of Paradise"], "ikz": 1, "spent": tapped_ikz}
    asked = play(attacked(seat, foe), "play Lotus")
    assert labels(asked) == [str(number) for number in range(most, -1, -1)]
    for number in (0, most):
        _, after = sides(decline_responses(play(asked, str(number))), seat)
        assert (after.token(IKZ), after.token(SPENT)) == (number, 1 + tapped_ikz - number)
    assert "play Lotus of Paradise" not in labels(mine(seat, me={"hand": ["Lotus of Paradise", "Rei"]})), "a response only"


def test_tidal_insight_takes_water_only(seat: int) -> None:
    me = {"hand": ["Tidal Insight"], "deck": ["Rei", "Fumiko", "Ed", "Mizuto"], "garden": ["Ed"]}
    asked = play(mine(seat, me=me), "play Tidal Insight")
    assert labels(asked) == ["take Fumiko", "take none"]
    after, _ = sides(play(asked, "take none", "Rei on top", "Fumiko on top", "Ed to the bottom", "Fumiko next"), seat)
    assert after.hand == [] and after.deck == ["Fumiko", "Rei", "Mizuto", "Ed"]
    assert play(mine(seat, me={**me, "deck": ["Rei", "Ed"]}), "play Tidal Insight").question == "top or bottom"


def test_rippling_recall_returns_one_of_each_garden(seat: int) -> None:
    me, foe = {"garden": ["Ed", "Wolf Cub", "Rei"], "alley": ["Jay"]}, {"garden": ["Ed", "Scarlett"], "alley": ["Rei"]}
    asked = played(seat, "Rippling Recall", me=me, foe=foe)
    assert labels(asked) == ["your Ed", "your Wolf Cub"], "2 or more, of the Garden, and it must be"
    paid = play(asked, "your Wolf Cub")
    assert labels(paid) == ["foe's Ed", "decline"], "4 or less"
    one, other = sides(play(paid, "foe's Ed"), seat)
    assert one.hand == ["Wolf Cub"] and other.hand == ["Ed"] and other.garden == ["Scarlett"]
    assert sides(play(paid, "decline"), seat)[1].hand == []
    alone = played(seat, "Rippling Recall", foe={"garden": ["Scarlett"]})
    assert sides(alone, seat)[0].hand == ["Ed"] and sides(alone, seat)[1].garden == ["Scarlett"]
    unpaid = mine(seat, me={"hand": ["Rippling Recall", "Rei"], "garden": ["Rei"], "alley": ["Ed"]}, foe=foe)
    assert "play Rippling Recall" not in labels(unpaid)
    assert sides(played(seat, "Rippling Recall", me={"garden": ["Wolf Cub"], "alley": ["Ed"]}), seat)[0].hand == ["Wolf Cub"]


def test_pulled_under_sinks_one(seat: int) -> None:
    foe = {"garden": ["Zero", "Geodust Smuggler", "Rei"], "alley": ["Frida"], "deck": ["Indra"]}
    asked = played(seat, "Pulled Under", foe=foe)
    assert labels(asked) == ["foe's Geodust Smuggler", "foe's Rei"], "7 or less"
    assert sides(play(asked, "foe's Geodust"), seat)[1].deck == ["Indra", "Geodust Smuggler"]
    for garden, can_be in ((["Zero"], False), ([], False), (["Geodust Smuggler"], True)):
        held = mine(seat, me={"hand": ["Pulled Under", "Rei"], "garden": ["Ed"]}, foe={**foe, "garden": garden})
        assert ("play Pulled Under" in labels(held)) == can_be


def test_lotus_of_reflection_takes_cheap_water(seat: int) -> None:
    deck = ["Rei", "Fumiko", "Mizuto", "Ed", "Frida", "Foamback Crab"]
    asked = played(seat, "Lotus of Reflection", me={"deck": deck})
    assert labels(asked) == ["take Mizuto", "take none"]
    after, _ = sides(play(asked, "take none", "the rest as it lies"), seat)
    assert after.hand == [] and after.deck == ["Foamback Crab", "Rei", "Fumiko", "Mizuto", "Ed", "Frida"]
    assert played(seat, "Lotus of Reflection", me={"deck": ["Rei", "Fumiko"]}).question == "bottom"


def test_lotus_of_reflection_plays_a_response_spell_if_it_can(seat: int) -> None:
    commune = played(seat, "Lotus of Reflection", "take Commune", me={"deck": ["Commune with Water"]}, foe={"garden": ["Rei"]})
    assert labels(commune) == ["take it", "play it"]
    after, foe = sides(play(commune, "play it"), seat)
    assert foe.hand == ["Rei"] and after.discard == ["Commune with Water", "Lotus of Reflection"] and after.token(SPENT) == 2
    nobody = played(seat, "Lotus of Reflection", "take Commune", me={"deck": ["Commune with Water"]}, foe={"garden": ["Ed"]})
    assert nobody.question == "main" and sides(nobody, seat)[0].hand == ["Commune with Water"], "no target"


def test_lotus_of_reflection_plays_a_spell_that_costs_a_card(seat: int) -> None:
    one = played(seat, "Lotus of Reflection", "take Water Orb", me={"deck": ["Water Orb"], "hand": ["Rei"]})
    after, _ = sides(play(one, "play it", "your Ed"), seat)
    assert after.hand == [] and after.discard == ["Lotus of Reflection", "Rei", "Water Orb"] and after.unit("Ed").attack == 1
    none = played(seat, "Lotus of Reflection", "take Water Orb", me={"deck": ["Water Orb"]})
    assert none.question == "main" and sides(none, seat)[0].hand == ["Water Orb"], "there is no other card"


def test_chilling_water_freezes_a_small_entity_until_your_next_turn(seat: int) -> None:
    foe = {"garden": ["Foamback Crab", "Jay", "Wolf Cub"], "alley": ["Rei"]}
    asked = played(seat, "Chilling Water", me={"garden": ["Ed", "Rei"]}, foe=foe)
    assert labels(asked) == ["foe's Foamback Crab", "foe's Wolf Cub"]
    frozen = play(asked, "foe's Wolf Cub")
    theirs = end_turn(frozen)
    assert "attack with Wolf Cub" not in labels(theirs) and "attack with Foamback Crab" in labels(theirs)
    assert "attack with Wolf Cub" in labels(end_turn(end_turn(theirs)))
    crab = play(asked, "foe's Foamback Crab")
    assert not sides(crab, seat)[1].unit("Foamback Crab").has(DEFENDER)
    assert sides(end_turn(end_turn(crab)), seat)[1].unit("Foamback Crab").has(DEFENDER)
    dear = mine(seat, me={"hand": ["Chilling Water"], "garden": ["Rei"]}, foe={"garden": ["Jay"], "alley": ["Rei"]})
    assert "play Chilling Water" not in labels(dear)


def test_commune_returns_a_small_entity_of_any_garden(seat: int) -> None:
    foe = {
        "leader": "STT04-001",
        "gate": "STT04-002",
        "hand": ["Commune with Water"],
        "garden": [tapped_unit("Jay")],
        "ikz": 2,
    }
    asked = play(attacked(seat, foe, target="foe's Jay"), "play Commune")
    assert labels(asked) == ["foe's Rei", "your Jay"], "Ed costs 4"
    me, other = sides(play(asked, "your Jay"), seat)
    assert other.hand == ["Jay"] and other.health == 20 and me.unit("Ed").is_tapped, "the attack fizzles"
    dear = {**foe, "garden": [], "alley": ["Rei"]}
    assert attacked(seat, dear, {"garden": ["Ed", "Scarlett"]}).question == "main"
    own = attacked(seat, {**dear, "garden": ["Rei"]}, {"garden": ["Ed", "Scarlett"]})
    assert labels(own) == ["play Commune with Water", "no response"], "one's own will do"
    assert "play Commune with Water" not in labels(mine(seat, me={"hand": ["Commune with Water", "Rei"], "garden": ["Rei"]}))


def test_perseverance_returns_all_that_cost_four_or_less(seat: int) -> None:
    foe = {"garden": ["Ed", "Rei", "Scarlett"], "alley": ["Frida"]}
    after, other = sides(played(seat, "Shao's Perseverance", me={"garden": ["Ed"]}, foe=foe), seat)
    assert other.hand == ["Ed", "Rei"] and other.garden == ["Scarlett"] and other.alley == ["Frida"] and after.garden == ["Ed"]
    _, stays = sides(played(seat, "Shao's Perseverance", me=BENZAI, foe=foe), seat)
    assert stays.garden == ["Ed", "Rei", "Scarlett"], "the leader is not Shao"


# Leaders and gates.


def test_benzai_the_sly_answers_too_once(seat: int) -> None:
    foe = {**BENZAI, "garden": ["Moonlit Crane"], "hand": ["Rei", "Commune with Water"], "ikz": 2}
    asked = attacked(seat, foe)
    spent = play(asked, "use Moonlit Crane", "discard Rei", "foe's Ed", "use Benzai")
    assert sides(spent, seat)[1].token(DISCOUNT) == 2 and labels(spent) == ["play Commune with Water", "no response"]
    after = play(spent, "play Commune")
    assert sides(after, seat)[0].hand == ["Rei"] and sides(after, seat)[1].token(DISCOUNT) == 0
    assert sides(end_turn(decline_responses(spent)), seat)[1].token(DISCOUNT) == 0, "until the turn ends"
    poor = attacked(seat, {**foe, "ikz": 0})
    assert labels(poor) == ["use Moonlit Crane", "no response"]


def test_echoed_waves_returns_spells_up_to_the_gate_power(seat: int) -> None:
    me = {**BENZAI, "alley": ["Wolf Cub"], "discard": ["Chilling Water", "Lotus of Reflection", "Mizuto"], "hand": ["Rei"]}
    assert sides(play(mine(seat, me=me), "portal Wolf Cub"), seat)[0].hand == ["Chilling Water", "Rei"]
    dear = play(mine(seat, me={**me, "discard": ["Lotus of Reflection", "Mizuto"]}), "portal Wolf Cub")
    assert sides(dear, seat)[0].hand == ["Rei"], "Gate Power 1, spells only"
    two = play(mine(seat, me={**me, "alley": ["Alpine Prowler"]}), "portal Alpine Prowler")
    assert labels(two) == ["take Chilling Water", "take Lotus of Reflection"], "it must be one"


def test_shao_lowers_an_attack_once(seat: int) -> None:
    asked = attacked(seat, {"garden": ["Rei"], "ikz": 2}, {"alley": ["Frida"]})
    aimed = play(asked, "use Shao")
    assert labels(aimed) == ["foe's Zero", "foe's Ed", "foe's Rei", "your Shao", "your Rei"]
    after = play(aimed, "foe's Ed")
    me, foe = sides(after, seat)
    assert after.seat == seat and foe.health == 18 and foe.token(IKZ) == 1 and me.unit("Ed").attack == 2, "once in a turn"
    assert sides(end_turn(after), seat)[0].unit("Ed").attack == 3
    assert attacked(seat, {"ikz": 0}).question == "main"
    assert "use Shao" not in labels(mine(seat, me={"hand": ["Rei"]})), "a response only"


def test_hydromancy_gate_untaps_ikz(seat: int) -> None:
    me = {"alley": ["Alpine Prowler"], "hand": ["Rei"], "ikz": 3, "spent": 4}
    asked = play(mine(seat, me=me), "portal Alpine Prowler")
    assert labels(asked) == ["2", "1", "0"]
    for number in (0, 1, 2):
        after, _ = sides(play(asked, str(number)), seat)
        assert (after.token(IKZ), after.token(SPENT)) == (3 + number, 4 - number)
    assert labels(play(mine(seat, me={**me, "spent": 1}), "portal Alpine Prowler")) == ["1", "0"]
    weak = play(mine(seat, me={**me, "alley": ["Penny"]}), "portal Penny")
    assert weak.question == "main" and sides(weak, seat)[0].token(SPENT) == 4, "Gate Power 0"
