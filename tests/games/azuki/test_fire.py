"""Every sentence of the cards of Fire: a scene in which it happens and one in which it does not, from both seats."""

from __future__ import annotations

from typing import Any

from mankai import Position
from mankai.games.azuki.rules.constants import CHARGE, INFILTRATE, TAPPED
from support.games.azuki_scenes import SEATS, decline_responses, end_turn, fight, labels, play, scene, sides, tapped_unit, winner

pytestmark = SEATS
SEARCHED = ["Pekiro", "Ed", "Firestorm", "Rei", "Wolf Cub", "Frida"]


def played(seat: int, card: str, row: str = "", me: dict[str, Any] | None = None, **more: Any) -> Position:
    """A card of mine is played."""
    start = scene(seat, me={**(me or {}), "hand": [card, *(me or {}).get("hand", [])]}, **more)
    return play(start, f"play {card}", *([f"into the {row}"] if row else []))


# Entities.


def test_hokuto_finds_a_scorchweaver(seat: int) -> None:
    searching = played(seat, "Glass Blower, Hokuto", "Alley", me={"deck": SEARCHED})
    assert labels(searching) == ["take Firestorm", "take none"]
    me, _ = sides(play(searching, "take Firestorm", "Rei next", "the rest as it lies"), seat)
    assert me.hand == ["Firestorm"] and me.deck == ["Frida", "Rei", "Pekiro", "Ed", "Wolf Cub"]
    none, _ = sides(play(searching, "take none", "the rest as it lies"), seat)
    assert none.hand == [] and none.deck == ["Frida", "Pekiro", "Ed", "Firestorm", "Rei", "Wolf Cub"]


def test_hokuto_finds_none(seat: int) -> None:
    assert played(seat, "Glass Blower, Hokuto", "Alley", me={"deck": ["Ed", "Rei"]}).question == "bottom"


def test_saeko_hurts_one_of_each_garden_when_her_owners_turn_begins(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed"]}, foe={"garden": ["Lounge Siren, Saeko", "Wolf Cub"]})
    me, foe = sides(play(end_turn(start), "your Wolf Cub"), seat)
    assert foe.unit("Wolf Cub").health == 1 and me.unit("Ed").health == 2 and foe.hand == ["Indra"]


def test_saeko_works_in_the_garden_and_in_her_owners_turn_only(seat: int) -> None:
    in_alley = scene(seat, me={"garden": ["Ed"]}, foe={"alley": ["Lounge Siren, Saeko"], "garden": ["Wolf Cub"]})
    assert end_turn(in_alley).question == "main"
    mine = scene(seat, me={"garden": ["Lounge Siren, Saeko"]}, foe={"garden": ["Ed"]})
    assert sides(end_turn(mine), seat)[1].unit("Ed").health == 3


def test_saeko_alone_hurts_herself(seat: int) -> None:
    assert sides(end_turn(scene(seat, foe={"garden": ["Lounge Siren, Saeko"]})), seat)[1].garden == []


def test_effects_of_the_start_are_those_of_cards_that_are_still_there(seat: int) -> None:
    two = ["Lounge Siren, Saeko", "Lounge Siren, Saeko"]
    after = play(end_turn(scene(seat, me={"garden": ["Ed"]}, foe={"garden": two})), "your Lounge Siren, Saeko (Garden 2)")
    mine, foe = sides(after, seat)
    assert foe.garden == two[:1] and mine.unit("Ed").health == 2, "the second has fallen before it was activated"


def test_warlord_may_be_sacrificed_after_attacking(seat: int) -> None:
    attacked = fight(scene(seat, me={"garden": ["Black Jade Warlord", "Ed"]}), "Black Jade Warlord", "Raizan")
    me, _ = sides(play(attacked, "sacrifice it", "your Ed"), seat)
    assert me.garden == ["Ed"] and me.unit("Ed").attack == 5
    stays, _ = sides(play(attacked, "do not"), seat)
    assert stays.unit("Black Jade Warlord").is_tapped and stays.unit("Ed").attack == 3


def test_warlord_that_dies_is_not_asked(seat: int) -> None:
    start = scene(seat, me={"garden": ["Black Jade Warlord"]}, foe={"garden": [tapped_unit("Ed")]})
    assert fight(start, "Black Jade Warlord", "foe's Ed").question == "main"


def test_spice_strengthens_another_once_also_when_it_dies(seat: int) -> None:
    garden = {"garden": ["Spice", "Ed", "Rei"]}
    hurt = play(scene(seat, me=garden), "use Zero", "your Spice", "your Ed")
    me, _ = sides(hurt, seat)
    assert me.unit("Spice").attack == 2 and me.unit("Ed").attack == 4
    dead = played(seat, "Firestorm", me={**garden, "hand": ["Rei"]})
    assert sides(dead, seat)[0].garden == ["Ed"] and sides(dead, seat)[0].unit("Ed").attack == 4
    again = play(scene(seat, me={**garden, "hand": ["Detonation Pact"]}), "use Zero", "your Spice", "your Ed")
    assert sides(play(again, "play Detonation Pact", "your Spice"), seat)[0].unit("Ed").attack == 4, "once in a turn"


def test_spice_alone_does_nothing(seat: int) -> None:
    assert play(scene(seat, me={"garden": ["Spice"]}), "use Zero").question == "main"


def test_scarlett_may_infiltrate_and_is_sacrificed_at_the_end(seat: int) -> None:
    start = scene(seat, me={"garden": [{"card": "Scarlett", "is": ["cooldown"]}]}, foe={"garden": ["Penny"]})
    asked = play(start, "attack with Scarlett")
    me, foe = sides(play(asked, "give it Infiltrate"), seat)
    assert foe.health == 16 and me.unit("Scarlett").has(INFILTRATE), "Penny cannot defend"
    assert sides(end_turn(play(asked, "give it Infiltrate")), seat)[0].garden == []
    declined = play(asked, "do not")
    assert declined.question == "defend"
    assert sides(end_turn(decline_responses(declined)), seat)[0].garden == ["Scarlett"]


def test_renji_counts_three_different_sources(seat: int) -> None:
    me = {"garden": [{"card": "Firebrand Renji", "health": 9}], "hand": ["Firestorm", "Detonation Pact"]}
    start = play(scene(seat, me=me), "use Zero")
    two = play(start, "play Detonation Pact", "your Firebrand Renji")
    assert two.question == "main", "two sources"
    three = play(two, "play Firestorm")
    assert three.question == "target"
    amounts = play(three, "foe's Raizan")
    assert labels(amounts) == ["3", "2", "1", "0"]
    assert sides(play(amounts, "3"), seat)[1].health == 15 and sides(play(amounts, "0"), seat)[1].health == 18


def test_one_source_counts_once_for_renji(seat: int) -> None:
    garden = [{"card": "Firebrand Renji", "health": 9}]
    start = scene(seat, me={"garden": garden, "hand": ["Firestorm", "Collateral Burst"]})
    burst = play(start, "play Collateral Burst", "1", "0")
    assert play(burst, "play Firestorm").question == "main", "two sources of two cards"


def test_pekiro_sends_on_damage_of_effects(seat: int) -> None:
    start = scene(seat, me={"hand": ["Detonation Pact", "Rei"]}, foe={"garden": ["Pekiro", "Ed"]})
    held = play(start, "play Detonation Pact", "foe's Pekiro")
    assert held.seat == 1 - seat and labels(held) == ["your Ed", "your Pekiro"]
    _, foe = sides(play(held, "your Ed"), seat)
    assert foe.unit("Ed").health == 1 and foe.garden == ["Pekiro", "Ed"]
    assert sides(play(held, "your Pekiro"), seat)[1].garden == ["Ed"]


def test_pekiro_takes_damage_of_combat(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed"]}, foe={"garden": [tapped_unit("Pekiro"), "Rei"]})
    assert sides(fight(start, "Ed", "foe's Pekiro"), seat)[1].garden == ["Rei"]


def test_pekiro_alone_takes_it(seat: int) -> None:
    start = scene(seat, me={"hand": ["Detonation Pact"]}, foe={"garden": ["Pekiro"]})
    assert sides(play(start, "play Detonation Pact", "foe's Pekiro"), seat)[1].garden == []


def test_pekiro_sends_on_once_in_a_turn(seat: int) -> None:
    start = scene(seat, me={"hand": ["Detonation Pact", "Detonation Pact"]}, foe={"garden": ["Pekiro", "Ed", "Zero"]})
    once = play(start, "play Detonation Pact", "foe's Pekiro", "your Zero")
    _, foe = sides(play(once, "play Detonation Pact", "foe's Pekiro"), seat)
    assert foe.garden == ["Ed", "Zero"]


def test_enzo_strikes_from_the_garden_only(seat: int) -> None:
    garden = played(seat, "Enzo", "Garden")
    assert sides(play(garden, "foe's Raizan", "3"), seat)[1].health == 17
    assert played(seat, "Enzo", "Alley").question == "main"


def test_zero_hurts_all_gardens_when_it_enters_one(seat: int) -> None:
    entered = played(seat, "Zero", "Garden", me={"garden": ["Ed"]}, foe={"garden": ["Ed", "Rei"]})
    me, foe = sides(entered, seat)
    assert (me.unit("Ed").health, me.unit("Zero").health, foe.garden) == (1, 5, ["Ed"])
    waiting = played(seat, "Zero", "Alley", me={"garden": ["Ed"]})
    assert sides(waiting, seat)[0].unit("Ed").health == 3
    portal = scene(seat, me={"alley": ["Zero"], "garden": ["Rei"], "leader": "Kagoro of the Burnt Path"})
    assert sides(play(portal, "portal Zero"), seat)[0].garden == ["Zero"]


def test_kasha_devours_the_others(seat: int) -> None:
    start = scene(seat, me={"garden": ["Gluttonous Devourer, Kasha", "Rei", "Frida"]})
    asked = play(start, "attack with Gluttonous")
    me, foe = sides(play(asked, "sacrifice all others"), seat)
    assert me.garden == ["Gluttonous Devourer, Kasha"] and foe.health == 16
    assert sides(play(asked, "do not"), seat)[1].health == 18
    alone = scene(seat, me={"garden": ["Gluttonous Devourer, Kasha"]})
    assert play(alone, "attack with Gluttonous").question == "main"


def test_decoy_is_sacrificed_from_the_alley(seat: int) -> None:
    start = scene(seat, me={"alley": ["Black Jade Decoy"], "hand": ["Rei", "Ed"]}, foe={"garden": ["Ed"]})
    asked = play(start, "use Black Jade Decoy", "2")
    assert labels(asked) == ["play Rei", "decline"], "2 or less"
    me, foe = sides(play(asked, "play Rei"), seat)
    assert me.garden == ["Rei"] and me.discard == ["Black Jade Decoy"] and foe.unit("Ed").health == 1
    assert sides(play(asked, "decline"), seat)[0].garden == []


def test_decoy_does_nothing_in_the_garden(seat: int) -> None:
    start = scene(seat, me={"garden": ["Black Jade Decoy"]})
    assert "use Black Jade Decoy" not in labels(start)
    use = next(option for option in range(start.rules.size) if start.label(option) == "use Black Jade Decoy")
    assert start.why_not(use) == "Black Jade Decoy has its ability in the Alley only"


def test_enrai_charges_from_the_alley_over_an_empty_garden(seat: int) -> None:
    asked = played(seat, "Enrai Shakunetsu", "Alley", me={"garden": ["Rei", tapped_unit("Ed")]})
    assert labels(asked) == ["your Rei", "enough"], "untapped ones"
    assert not sides(play(asked, "your Rei"), seat)[0].unit("Enrai Shakunetsu").has(CHARGE)
    last = played(seat, "Enrai Shakunetsu", "Alley", me={"garden": ["Rei"]})
    assert sides(play(last, "your Rei"), seat)[0].unit("Enrai Shakunetsu").has(CHARGE)
    assert not sides(play(last, "enough"), seat)[0].unit("Enrai Shakunetsu").has(CHARGE)


def test_enrai_in_the_garden_counts_himself(seat: int) -> None:
    asked = played(seat, "Enrai Shakunetsu", "Garden", me={"garden": ["Rei"]})
    assert not sides(play(asked, "your Rei"), seat)[0].unit("Enrai Shakunetsu").has(CHARGE)
    assert sides(play(asked, "your Enrai"), seat)[0].garden == ["Rei"], "and may go himself"


def test_pursuer_charges_as_the_third_card(seat: int) -> None:
    for before, has_charge in ((0, False), (1, False), (2, True)):
        me, _ = sides(played(seat, "Cinderwake Pursuer", "Garden", me={"played": before}), seat)
        assert me.unit("Cinderwake Pursuer").has(CHARGE) == has_charge


def test_peddler_strikes_from_the_alley_only(seat: int) -> None:
    foe = {"garden": ["Ed"]}
    assert sides(played(seat, "Omen Peddler", "Alley", foe=foe), seat)[1].unit("Ed").health == 1
    assert sides(played(seat, "Omen Peddler", "Garden", foe=foe), seat)[1].unit("Ed").health == 3


def test_arsonist_burns_both_leaders_attacking_and_sacrificed(seat: int) -> None:
    start = scene(seat, me={"garden": ["Crazed Arsonist"], "hand": ["Wrath of Sinder"]})
    me, foe = sides(fight(start, "Crazed Arsonist", ""), seat)
    assert (me.health, foe.health) == (19, 18)
    wrath = play(start, "play Wrath", "your Crazed Arsonist", "foe's Raizan")
    assert [side.health for side in sides(wrath, seat)] == [19, 18]
    destroyed = scene(seat, me={"garden": [tapped_unit("Crazed Arsonist")]}, foe={"garden": ["Ed"]}, turn="foe")
    assert sides(fight(destroyed, "Ed", "foe's Crazed"), seat)[0].health == 20, "destroyed is not sacrificed"


def test_daiki_costs_three_health_and_charges(seat: int) -> None:
    after = played(seat, "Tenmoku Daiki", "Garden")
    assert sides(after, seat)[0].health == 17
    assert sides(fight(after, "Tenmoku Daiki", ""), seat)[1].health == 17


def test_tinkerer_hurts_itself_and_charges(seat: int) -> None:
    after = played(seat, "Reckless Tinkerer", "Garden")
    assert sides(after, seat)[0].unit("Reckless Tinkerer").health == 1
    assert "attack with Reckless Tinkerer" in labels(after)


def test_ringleader_pays_with_an_own_entity(seat: int) -> None:
    sides_of: dict[str, dict[str, Any]] = {"me": {"garden": ["Ed"], "played": 2}, "foe": {"garden": ["Ed"]}}
    asked = played(seat, "Bandit Ringleader", "Alley", **sides_of)
    me, foe = sides(play(asked, "your Ed", "2"), seat)
    assert (me.unit("Ed").health, foe.unit("Ed").health) == (2, 1)
    assert sides(play(asked, "decline"), seat)[1].unit("Ed").health == 3
    second = played(seat, "Bandit Ringleader", "Alley", me={"garden": ["Ed"], "played": 1}, foe={"garden": ["Ed"]})
    assert play(second, "your Ed").question == "main", "without two other cards nothing follows"


def test_who_takes_no_damage_pays_nothing_for_the_ringleader(seat: int) -> None:
    frozen = {"card": "Ed", "is": ["frozen by me", "frozen by foe"]}
    asked = played(seat, "Bandit Ringleader", "Alley", me={"garden": [frozen], "played": 2}, foe={"garden": ["Rei"]})
    assert play(asked, "your Ed").question == "main"
    sent = played(seat, "Bandit Ringleader", "Alley", me={"garden": ["Pekiro"], "played": 2}, foe={"garden": ["Rei"]})
    assert play(sent, "your Pekiro").question == "amount", "it is dealt, whoever takes it in the end"


def test_velya_burns_both_leaders_once_when_hurt_or_hurting(seat: int) -> None:
    start = scene(seat, me={"garden": ["Silk Tongue Velya"]}, foe={"garden": [tapped_unit("Ed")]})
    me, foe = sides(fight(start, "Silk Tongue Velya", "foe's Ed"), seat)
    assert (me.health, foe.health) == (19, 19), "took and dealt, but once"
    hurt = play(scene(seat, me={"garden": ["Silk Tongue Velya"]}), "use Zero")
    assert [side.health for side in sides(hurt, seat)] == [18, 19]
    idle = scene(seat, me={"garden": [tapped_unit("Silk Tongue Velya"), "Rei"]})
    assert sides(fight(idle, "Rei", ""), seat)[0].health == 20


def test_velya_defends(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed"]}, foe={"garden": ["Silk Tongue Velya"]})
    assert "your Silk Tongue Velya" in labels(play(start, "attack with Ed"))


def test_seer_is_hurt_at_each_turns_start(seat: int) -> None:
    start = scene(seat, me={"garden": ["Cinderwake Seer"]})
    foes = end_turn(start)
    assert sides(foes, seat)[0].unit("Cinderwake Seer").health == 1
    assert sides(end_turn(foes), seat)[0].unit("Cinderwake Seer").health == 1, "it does not add up"
    assert sides(start, seat)[0].unit("Cinderwake Seer").health == 2


def test_kindler_may_be_sacrificed(seat: int) -> None:
    asked = played(seat, "Fanatic Kindler", "Garden", me={"hand": ["Rei"]}, foe={"garden": ["Ed"]})
    me, foe = sides(play(asked, "sacrifice it"), seat)
    assert me.garden == [] and foe.unit("Ed").health == 2
    assert sides(play(asked, "do not"), seat)[0].garden == ["Fanatic Kindler"]


def test_ruby_finds_a_pyreskin(seat: int) -> None:
    searching = played(seat, "Ruby", "Garden", me={"deck": SEARCHED})
    assert labels(searching) == ["take Pekiro", "take none"]
    assert sides(play(searching, "take Pekiro", "as it lies"), seat)[0].hand == ["Pekiro"]


def test_howler_rages_once(seat: int) -> None:
    start = scene(seat, me={"garden": ["Enraged Howler"], "hand": ["Collateral Burst"]})
    hurt = play(start, "use Zero")
    me, _ = sides(hurt, seat)
    assert me.unit("Enraged Howler").attack == 3 and me.unit("Enraged Howler").health == 1
    again = play(scene(seat, me={"garden": [{"card": "Enraged Howler", "health": 3}], "hand": ["Firestorm"]}), "use Zero")
    assert sides(play(again, "play Firestorm"), seat)[0].unit("Enraged Howler").attack == 3, "once"
    assert sides(end_turn(hurt), seat)[0].unit("Enraged Howler").attack == 1


def test_emberheart_may_untap_after_an_entity(seat: int) -> None:
    start = scene(seat, me={"garden": ["Lady Emberheart"]}, foe={"garden": [tapped_unit("Rei"), tapped_unit("Frida")]})
    asked = fight(start, "Lady Emberheart", "foe's Rei")
    untapped = play(asked, "untap it")
    assert not sides(untapped, seat)[0].unit("Lady Emberheart").is_tapped
    assert sides(play(asked, "do not"), seat)[0].unit("Lady Emberheart").is_tapped
    assert fight(start, "Lady Emberheart", "foe's Raizan").question == "main", "not after a leader"
    again = fight(
        scene(seat, me={"garden": [{"card": "Lady Emberheart", "once": 1}]}, foe={"garden": [tapped_unit("Penny")]}),
        "Lady",
        "foe's Penny",
    )
    assert again.question == "main", "once"


def test_ritualist_deals_as_much_from_effects(seat: int) -> None:
    start = scene(seat, me={"garden": ["Cinderwake Ritualist"], "hand": ["Firestorm"]})
    asked = play(start, "use Zero")
    assert "your Cinderwake Ritualist" not in labels(asked), "another"
    assert sides(play(asked, "foe's Raizan"), seat)[1].health == 19
    assert sides(play(asked, "decline"), seat)[1].health == 20
    dead = play(start, "play Firestorm", "foe's Raizan")
    assert sides(dead, seat)[1].health == 16, "2 of the storm, 2 of the dead Ritualist"
    alley = scene(seat, me={"alley": ["Cinderwake Ritualist"]})
    assert play(alley, "use Zero").question == "main", "in the Garden only"


def test_ritualist_does_not_answer_combat(seat: int) -> None:
    start = scene(seat, me={"garden": ["Rei"]}, foe={"garden": [tapped_unit("Cinderwake Ritualist")]})
    assert fight(start, "Rei", "foe's Cinderwake").question == "main"


def test_raider_strikes_when_hurt(seat: int) -> None:
    asked = play(scene(seat, me={"garden": ["Spiteful Raider"]}), "use Zero")
    assert sides(play(asked, "foe's Raizan"), seat)[1].health == 19
    once = scene(seat, me={"garden": [{"card": "Spiteful Raider", "once": 1}]})
    assert play(once, "use Zero").question == "main"


def test_kurai_untaps_when_a_foe_in_the_garden_is_destroyed(seat: int) -> None:
    start = scene(
        seat,
        me={"garden": [tapped_unit("Kurai the Volcano"), "Ed", "Rei"]},
        foe={"garden": [tapped_unit("Rei"), tapped_unit("Frida")]},
    )
    first = fight(start, "Ed", "foe's Rei")
    assert not sides(first, seat)[0].unit("Kurai the Volcano").is_tapped
    own = scene(seat, me={"garden": [tapped_unit("Kurai the Volcano"), "Rei"]}, foe={"garden": [tapped_unit("Ed")]})
    assert sides(fight(own, "Rei", "foe's Ed"), seat)[0].unit("Kurai the Volcano").is_tapped, "not for one's own"
    used = scene(seat, me={"garden": [tapped_unit("Kurai the Volcano", once=1), "Ed"]}, foe={"garden": [tapped_unit("Rei")]})
    assert sides(fight(used, "Ed", "foe's Rei"), seat)[0].unit("Kurai the Volcano").is_tapped, "once"


def test_suzuka_burns_all_for_a_scorchweaver(seat: int) -> None:
    both: dict[str, dict[str, Any]] = {"me": {"garden": ["Ed", "Frida"]}, "foe": {"garden": ["Rei"]}}
    me, foe = sides(played(seat, "Scorchveil Shinobi, Suzuka", "Garden", **both), seat)
    assert me.garden == ["Ed", "Scorchveil Shinobi, Suzuka"] and foe.unit("Rei").health == 1
    assert me.unit("Ed").attack == 4 and me.unit("Scorchveil Shinobi, Suzuka").attack == 3
    assert me.unit("Scorchveil Shinobi, Suzuka").health == 2
    both["me"]["leader"] = "Kagoro of the Burnt Path"
    other, _ = sides(played(seat, "Scorchveil Shinobi, Suzuka", "Garden", **both), seat)
    assert other.garden == ["Ed", "Frida", "Scorchveil Shinobi, Suzuka"] and other.unit("Ed").attack == 3


# Spells.


def test_fire_orb_costs_three_and_deals_up_to_five(seat: int) -> None:
    asked = play(played(seat, "Fire Orb"), "foe's Raizan")
    assert labels(asked) == ["5", "4", "3", "2", "1", "0"]
    me, foe = sides(play(asked, "5"), seat)
    assert (me.health, foe.health, me.discard) == (17, 15, ["Fire Orb"])


def test_fire_orb_that_kills_its_own_leader_deals_nothing(seat: int) -> None:
    fatal = played(seat, "Fire Orb", me={"health": 3})
    assert winner(fatal) == 1 - seat and sides(fatal, seat)[1].health == 20


def test_firestorm_hits_everything_in_sight_but_the_alley(seat: int) -> None:
    after = played(seat, "Firestorm", me={"garden": ["Ed"], "alley": ["Rei"]}, foe={"garden": ["Rei"], "alley": ["Rei"]})
    me, foe = sides(after, seat)
    assert (me.health, foe.health, me.unit("Ed").health) == (18, 18, 1)
    assert (me.alley, foe.alley, foe.garden) == (["Rei"], ["Rei"], [])


def test_ignition_pact_lets_one_charge(seat: int) -> None:
    me = {"garden": [{"card": "Ed", "is": ["cooldown"]}, {"card": "Enzo", "is": ["cooldown"]}]}
    after = played(seat, "Ignition Pact", me=me)
    mine, _ = sides(after, seat)
    assert mine.health == 18 and mine.unit("Ed").has(CHARGE), "the only one that costs 5 or less"
    assert "attack with Ed" in labels(after) and "attack with Enzo" not in labels(after)
    nobody = scene(seat, me={"hand": ["Ignition Pact"], "alley": ["Rei"]})
    assert "play Ignition Pact" not in labels(nobody), "the Alley is not named"


def test_detonation_pact_hurts_both(seat: int) -> None:
    me, foe = sides(play(played(seat, "Detonation Pact"), "foe's Raizan"), seat)
    assert (me.health, foe.health) == (19, 18)
    own = sides(play(played(seat, "Detonation Pact"), "your Zero"), seat)[0]
    assert own.health == 17


def test_collateral_burst_hits_one_of_each_side_as_far_as_there_are(seat: int) -> None:
    alone = play(played(seat, "Collateral Burst"), "2")
    assert sides(alone, seat)[1].health == 18, "there is no entity of one's own to be hurt"
    start = played(seat, "Collateral Burst", me={"garden": ["Ed"]}, foe={"garden": ["Ed"]})
    me, foe = sides(play(start, "1", "foe's Ed", "2"), seat)
    assert (me.unit("Ed").health, foe.unit("Ed").health) == (2, 1)
    none = sides(play(start, "0", "foe's Raizan", "0"), seat)
    assert none[0].unit("Ed").health == 3 and none[1].health == 20


def test_wrath_deals_as_much_as_was_sacrificed(seat: int) -> None:
    start = played(seat, "Wrath of Sinder", me={"garden": ["Rei", "Frida", "Ed"]})
    me, foe = sides(play(start, "your Rei", "your Frida", "enough", "foe's Raizan"), seat)
    assert me.garden == ["Ed"] and foe.health == 18
    assert sides(play(start, "enough"), seat)[1].health == 20


# Leaders and gates.


def test_kagoro_gains_attack_for_entities_played(seat: int) -> None:
    for count, attack in ((0, 0), (1, 1), (2, 2), (3, 2)):
        start = scene(seat, me={"leader": "Kagoro of the Burnt Path", "entities_played": count, "ikz": 2})
        after = play(start, "use Kagoro")
        assert sides(after, seat)[0].leader.attack == attack
        assert ("attack with Kagoro of the Burnt Path" in labels(after)) == (attack > 0)
        assert "use Kagoro of the Burnt Path" not in labels(after)
    poor = scene(seat, me={"leader": "Kagoro of the Burnt Path", "ikz": 1})
    assert "use Kagoro of the Burnt Path" not in labels(poor)


def test_rushfire_gate_plays_one_that_is_sacrificed_at_the_end(seat: int) -> None:
    me = {"gate": "Rushfire Gate", "alley": ["Wolf Cub"], "hand": ["Rei", "Ed"]}
    asked = play(scene(seat, me=me), "portal Wolf Cub")
    assert labels(asked) == ["play Rei", "decline"], "as much as the Gate Power"
    rushed = play(asked, "play Rei", "into the Garden")
    mine, _ = sides(rushed, seat)
    assert mine.garden == ["Wolf Cub", "Rei"] and mine.unit("Rei").has(CHARGE)
    assert "attack with Rei" in labels(rushed) and "attack with Wolf Cub" not in labels(rushed)
    assert sides(end_turn(rushed), seat)[0].garden == ["Wolf Cub"]
    assert sides(play(asked, "decline"), seat)[0].hand == ["Ed", "Rei"]


def test_zero_hurts_to_strengthen_in_both_rows_once(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed"], "alley": ["Wolf Cub"]})
    asked = play(start, "use Zero")
    assert labels(asked) == ["your Ed", "your Wolf Cub"]
    used = play(asked, "your Wolf Cub")
    me, _ = sides(used, seat)
    assert (me.health, me.unit("Wolf Cub").health, me.unit("Wolf Cub").attack) == (19, 1, 2)
    assert "use Zero" not in labels(used)
    assert "use Zero" not in labels(scene(seat))


def test_ragefire_gate_strengthens_one_that_was_hurt(seat: int) -> None:
    me = {"alley": ["Scorchland Raven"], "garden": [{"card": "Ed", "is": ["hurt"]}, "Rei"]}
    asked = play(scene(seat, me=me), "portal Scorchland Raven")
    assert labels(asked) == ["your Ed", "decline"]
    assert sides(play(asked, "your Ed"), seat)[0].unit("Ed").attack == 6
    none = play(scene(seat, me={"alley": ["Scorchland Raven"], "garden": ["Ed"]}), "portal Scorchland Raven")
    assert none.question == "main" and sides(none, seat)[0].match.flags_at(12 * seat + 1) & TAPPED
