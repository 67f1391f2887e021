"""Every sentence of the cards of Lightning: a scene in which it happens and one in which it does not, from both seats."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.azuki.rules.constants import CHARGE, IKZ, SHOCKED
from support.games.azuki_scenes import SEATS, decline_responses, end_turn, fight, labels, play, scene, sides, tapped_unit

pytestmark = SEATS
RAIZAN: dict[str, Any] = {"leader": "STT01-001", "gate": "STT01-002"}


def mine(seat: int, me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **more: Any) -> Position:
    """A scene in which I play Lightning."""
    return scene(seat, me={**RAIZAN, **(me or {})}, foe=foe, **more)


def played(seat: int, card: str, *answers: str, me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None) -> Position:
    start = mine(seat, me={"garden": ["Ed"], **(me or {}), "hand": [card, *(me or {}).get("hand", [])]}, foe=foe)
    return play(start, f"play {card}", *answers)


def is_shocked(position: Position, seat: int, name: str) -> bool:
    side = sides(position, seat)[0]
    unit = side.leader if name == "" else side.unit(name)
    return side.match.flags_at(unit.spot) & SHOCKED != 0


# Entities.


def test_hoshin_finds_a_steelborn(seat: int) -> None:
    searching = played(seat, "Elder Hoshin", "into the Alley", me={"deck": ["Rei", "Piko", "Ed"]})
    assert labels(searching) == ["take Piko", "take none"]
    assert sides(play(searching, "take Piko", "as it lies"), seat)[0].hand == ["Piko"]
    assert played(seat, "Elder Hoshin", "into the Alley", me={"deck": ["Rei", "Ed"]}).question == "bottom"


def test_kira_takes_the_place_of_one_that_is_attacked(seat: int) -> None:
    garden = [tapped_unit("Ed", weapons=["Tenshin"])]
    start = scene(seat, me={"garden": ["Wolf Cub", "Rei"]}, foe={**RAIZAN, "garden": garden, "alley": ["Kira"]})
    asked = decline_responses(play(start, "attack with Wolf Cub", "foe's Ed"))
    assert asked.seat == 1 - seat and labels(asked) == ["change places", "do not"]
    _, foe = sides(play(asked, "change places"), seat)
    assert foe.alley == ["Ed"] and foe.garden == [] and foe.discard == ["Kira", "Tenshin"]
    assert sides(play(asked, "do not"), seat)[1].alley == ["Kira"]


def test_kira_does_not_guard_leaders_or_from_the_garden(seat: int) -> None:
    alley = scene(seat, me={"garden": ["Ed", "Rei"]}, foe={**RAIZAN, "alley": ["Kira"]})
    assert fight(alley, "Ed", "").question == "main"
    garden = scene(seat, me={"garden": ["Ed", "Rei"]}, foe={**RAIZAN, "garden": [tapped_unit("Ed"), "Kira"]})
    assert fight(garden, "Ed", "foe's Ed").question == "main"


def test_raimaru_may_be_played_as_a_response_and_defend(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed", "Rei"]}, foe={**RAIZAN, "hand": ["Raimaru the Stolen", "Piko"], "ikz": 5})
    attacked = play(start, "attack with Ed")
    assert labels(attacked) == ["play Raimaru the Stolen", "no response"]
    defending = play(attacked, "play Raimaru", "into the Garden")
    assert labels(defending) == ["your Raimaru the Stolen", "no Defender"]
    poor = scene(seat, me={"garden": ["Ed", "Rei"]}, foe={**RAIZAN, "hand": ["Raimaru the Stolen"], "ikz": 2})
    assert play(poor, "attack with Ed").question == "main"


def test_denmu_shocks_who_attacks_it(seat: int) -> None:
    foe = {**RAIZAN, "garden": [tapped_unit("Denmu"), tapped_unit("Ed")]}
    start = scene(seat, me={"garden": ["Zero", "Rei"]}, foe=foe)
    after = fight(start, "Zero", "foe's Denmu")
    assert is_shocked(after, seat, "Zero")
    assert sides(end_turn(end_turn(after)), seat)[0].unit("Zero").is_tapped
    assert not is_shocked(fight(start, "Zero", "foe's Ed"), seat, "Zero")


@pytest.mark.parametrize("name", ["Stormcaller Tenkichi", "Riven Flashborne"])
def test_riftwalkers_reach_the_alley(seat: int, name: str) -> None:
    start = mine(seat, me={"garden": [name, "Ed"]}, foe={"alley": ["Rei", tapped_unit("Frida")]})
    assert labels(play(start, f"attack with {name}")) == ["foe's Rei", "foe's Frida", "foe's Raizan"]
    assert sides(fight(start, name, "foe's Rei"), seat)[1].alley == ["Frida"]
    assert play(start, "attack with Ed").question == "main", "others do not"


def test_tenkichi_charges_and_riven_does_not(seat: int) -> None:
    garden = [{"card": "Stormcaller Tenkichi", "is": ["cooldown"]}, {"card": "Riven Flashborne", "is": ["cooldown"]}]
    options = labels(mine(seat, me={"garden": garden}))
    assert "attack with Stormcaller Tenkichi" in options and "attack with Riven Flashborne" not in options


def test_piko_charges_when_equipped(seat: int) -> None:
    garden = [{"card": "Piko", "is": ["cooldown"]}, {"card": "Ed", "is": ["cooldown"]}]
    start = mine(seat, me={"garden": garden, "hand": ["Tenshin"]})
    asked = play(start, "play Tenshin", "your Piko")
    armed = play(asked, "Pik") if asked.question == "order" else asked
    while armed.question in ("target", "amount", "order"):
        armed = armed.play(armed.options[-1])
    assert sides(armed, seat)[0].unit("Piko").has(CHARGE)
    other = mine(seat, me={"garden": garden, "hand": ["Lightning Shuriken", "Rei"]})
    assert not sides(play(other, "play Lightning Shuriken", "your Ed"), seat)[0].unit("Piko").has(CHARGE)


def test_vault_master_hurts_a_leader_when_attacked(seat: int) -> None:
    foe = {**RAIZAN, "garden": [tapped_unit("Black Jade Vault Master"), tapped_unit("Rei")]}
    start = scene(seat, me={"garden": ["Ed", "Rei"]}, foe=foe)
    asked = decline_responses(play(start, "attack with Ed", "foe's Black Jade"))
    assert asked.seat == 1 - seat and labels(play(asked, "foe's Zero")) == ["1", "0"]
    assert sides(play(asked, "foe's Zero", "1"), seat)[0].health == 19
    assert fight(start, "Ed", "foe's Rei").question == "main"
    untapped = scene(seat, me={"garden": ["Ed", "Rei"]}, foe={**RAIZAN, "garden": ["Black Jade Vault Master"]})
    assert "your Black Jade Vault Master" in labels(play(untapped, "attack with Ed")), "it defends"


def test_wu_cha_takes_up_two_weapons(seat: int) -> None:
    me = {"garden": ["Wu Cha"], "discard": ["Lightning Shuriken", "Hidden Dagger", "Ikazuchi"], "ikz": 1}
    asked = play(mine(seat, me=me), "use Wu Cha")
    assert labels(asked) == ["take Lightning Shuriken", "take Hidden Dagger", "enough"]
    armed = play(asked, "take Lightning", "take Hidden")
    side, _ = sides(armed, seat)
    assert side.unit("Wu Cha").attack == 9 and side.token(IKZ) == 0 and "use Wu Cha" not in labels(armed)
    assert sides(play(asked, "enough"), seat)[0].unit("Wu Cha").attack == 7
    for lacking in ({"ikz": 0}, {"discard": ["Ikazuchi"]}, {"garden": [], "alley": ["Wu Cha"]}):
        assert "use Wu Cha" not in labels(mine(seat, me={**me, "hand": ["Rei"], **lacking}))


def test_pawnbroker_mills_and_takes_a_weapon(seat: int) -> None:
    deck = ["Rei", "Tenshin", "Ed", "Ikazuchi", "Frida", "Penny"]
    asked = played(seat, "Black Jade Pawnbroker", "into the Alley", me={"deck": deck})
    assert labels(asked) == ["take Tenshin", "take Ikazuchi", "decline"]
    side, _ = sides(play(asked, "take Ikazuchi"), seat)
    assert side.hand == ["Ikazuchi"] and len(side.discard) == 4 and side.deck == ["Penny"]
    assert sides(play(asked, "decline"), seat)[0].hand == []
    few = played(seat, "Black Jade Pawnbroker", "into the Alley", me={"deck": ["Rei", "Ed"]})
    assert few.question == "main" and sides(few, seat)[0].deck == [], "that is no draw"


def test_kin_plays_a_weapon_from_the_alley(seat: int) -> None:
    me = {"hand": ["Tenraku", "Ikazuchi"]}
    asked = played(seat, "Arms Dealer, Kin", "into the Alley", me=me)
    armed = play(asked, "tap it", "your Ed")
    side, _ = sides(armed, seat)
    assert side.unit("Ed").attack == 6 and side.unit("Arms Dealer, Kin").is_tapped and side.token(IKZ) == 6
    assert sides(play(asked, "do not"), seat)[0].unit("Ed").attack == 3
    assert played(seat, "Arms Dealer, Kin", "into the Garden", me=me).question == "main"
    assert played(seat, "Arms Dealer, Kin", "into the Alley", me={"hand": ["Ikazuchi"]}).question == "main"


def test_shin_shocks_or_charges(seat: int) -> None:
    foe = {"garden": ["Rei", "Zero"]}
    asked = played(seat, "Raiko's Wrath, Shin", "into the Garden", foe=foe)
    shocked = play(asked, "shock an entity")
    assert is_shocked(shocked, 1 - seat, "Rei") and not sides(shocked, seat)[0].unit("Raiko's Wrath, Shin").has(CHARGE)
    assert sides(play(asked, "gain Charge"), seat)[0].unit("Raiko's Wrath, Shin").has(CHARGE)
    alone = played(seat, "Raiko's Wrath, Shin", "into the Garden", foe={"garden": ["Zero"]})
    assert sides(alone, seat)[0].unit("Raiko's Wrath, Shin").has(CHARGE), "nobody costs 5 or less"


def test_kurobo_mills_more_without_weapons(seat: int) -> None:
    deck = ["Rei", "Ed", "Frida", "Penny", "Piko", "Indra"]
    assert len(sides(played(seat, "Crate Rat Kurobo", "into the Alley", me={"deck": deck}), seat)[0].discard) == 5
    me = {"deck": deck, "discard": ["Tenshin"]}
    assert len(sides(played(seat, "Crate Rat Kurobo", "into the Alley", me=me), seat)[0].discard) == 4


def test_prowler_draws_three_and_discards_two(seat: int) -> None:
    start = mine(seat, me={"alley": ["Alpine Prowler"], "hand": ["Rei", "Ed"]})
    side, _ = sides(play(start, "use Alpine Prowler", "discard Ed", "discard Rei"), seat)
    assert side.hand == ["Indra"] * 3 and side.discard == ["Alpine Prowler", "Ed", "Rei"] and side.alley == []
    assert "use Alpine Prowler" not in labels(mine(seat, me={"garden": ["Alpine Prowler"]}))


def test_haruhi_strikes_once_when_attacking(seat: int) -> None:
    start = mine(seat, me={"garden": ["Silver Current, Haruhi", "Rei"]}, foe={"garden": ["Ed"]})
    asked = play(start, "attack with Silver")
    assert labels(asked) == ["foe's Raizan", "foe's Ed"]
    assert sides(play(asked, "foe's Ed", "1"), seat)[1].unit("Ed").health == 2
    assert sides(play(asked, "foe's Ed", "0"), seat)[1].unit("Ed").health == 3
    used = mine(seat, me={"garden": [{"card": "Silver Current, Haruhi", "once": 1}, "Rei"]}, foe={"garden": ["Ed"]})
    assert play(used, "attack with Silver").question == "main"


def test_crewleader_is_stronger_with_a_weapon(seat: int) -> None:
    armed = mine(seat, me={"garden": [{"card": "Black Jade Crewleader", "weapons": ["Hidden Dagger"]}]})
    assert sides(armed, seat)[0].unit("Black Jade Crewleader").attack == 4
    assert sides(mine(seat, me={"garden": ["Black Jade Crewleader"]}), seat)[0].unit("Black Jade Crewleader").attack == 2


def test_yamada_is_stronger_over_six_weapons(seat: int) -> None:
    for count, attack in ((5, 2), (6, 4)):
        discard = ["Tenshin"] * 3 + ["Tenraku"] * (count - 3)
        side, _ = sides(mine(seat, me={"garden": ["Mastersmith Yamada"], "discard": discard}), seat)
        assert side.unit("Mastersmith Yamada").attack == attack


def test_indra_charges(seat: int) -> None:
    assert "attack with Indra" in labels(played(seat, "Indra", "into the Garden", me={"deck": ["Rei"]}))


@pytest.mark.parametrize("row", ["garden", "alley"])
def test_raizan_strengthens_ikazuchi(seat: int, row: str) -> None:
    armed = {"leader": {"card": "STT01-001", "weapons": ["Ikazuchi"]}}
    assert sides(mine(seat, me={**armed, row: ["Raizan", "Raizan"]}), seat)[0].leader.attack == 5, "they do not add up"
    assert sides(mine(seat, me=armed, foe={row: ["Raizan"]}), seat)[0].leader.attack == 4, "the foe's does not count"


# Weapons.


@pytest.mark.parametrize(("name", "more"), [("Stormglass Dagger", 1), ("Stormglass Katana", 3)])
def test_stormglass_lets_a_leader_reach_the_alley(seat: int, name: str, more: int) -> None:
    foe = {"alley": ["Rei"]}
    leader = mine(seat, me={"leader": {"card": "STT01-001", "weapons": [name]}}, foe=foe)
    assert labels(play(leader, "attack with Raizan")) == ["foe's Rei", "foe's Raizan"]
    assert sides(leader, seat)[0].leader.attack == more
    entity = mine(seat, me={"garden": [{"card": "Ed", "weapons": [name]}, "Frida"]}, foe=foe)
    assert play(entity, "attack with Ed").question == "main", "an entity does not"


def test_kanabo_shocks_what_its_carrier_fights_once(seat: int) -> None:
    armed = {"garden": [{"card": "Ed", "weapons": ["Lightning Kanabō"]}, "Rei"]}
    start = mine(seat, me=armed, foe={"garden": [tapped_unit("Zero")]})
    after = fight(start, "Ed", "foe's Zero")
    assert is_shocked(after, 1 - seat, "Zero") and sides(after, seat)[1].unit("Zero").health == 2
    leader = fight(start, "Ed", "foe's Raizan")
    assert is_shocked(leader, 1 - seat, ""), "a leader too"
    used = {"garden": [{"card": "Ed", "weapons": [{"card": "Lightning Kanabō", "marks": 2}]}, "Rei"]}
    assert not is_shocked(fight(mine(seat, me=used), "Ed", ""), 1 - seat, ""), "once in a turn"


def test_hidden_dagger_may_be_played_as_a_response(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed", "Rei"]}, foe={**RAIZAN, "hand": ["Hidden Dagger", "Tenshin"]})
    asked = play(start, "attack with Ed")
    assert labels(asked) == ["play Hidden Dagger", "no response"]
    after = decline_responses(play(asked, "play Hidden Dagger"))
    assert sides(after, seat)[0].unit("Ed").health == 2, "the leader strikes back"
    assert sides(after, seat)[1].leader.attack == 1


def test_shuriken_mills_one_when_attacking(seat: int) -> None:
    start = mine(seat, me={"garden": [{"card": "Ed", "weapons": ["Lightning Shuriken"]}, "Rei"]})
    after = sides(fight(start, "Ed", ""), seat)
    assert after[0].discard == ["Indra"] and after[1].health == 16
    assert sides(fight(start, "Rei", ""), seat)[0].discard == []


def test_ikazuchi_burns_the_garden_for_a_raizan(seat: int) -> None:
    foe = {"garden": ["Ed"]}
    leader = mine(seat, me={"leader": {"card": "STT01-001", "weapons": ["Ikazuchi"]}, "garden": ["Rei"]}, foe=foe)
    after = sides(fight(leader, "Raizan", ""), seat)[1]
    assert after.unit("Ed").health == 2 and after.health == 16
    other = mine(seat, me={"garden": [{"card": "Rei", "weapons": ["Ikazuchi"]}, "Frida"]}, foe=foe)
    assert sides(fight(other, "Rei", ""), seat)[1].unit("Ed").health == 3


# Spells.


def test_thunderclap_strikes_three(seat: int) -> None:
    foe = {"garden": ["Zero", "Ed", "Wolf Cub", "Rei"]}
    asked = played(seat, "Thunderclap", foe=foe)
    _, side = sides(play(asked, "foe's Zero", "foe's Ed", "foe's Wolf Cub"), seat)
    assert [side.unit(name).health for name in ("Zero", "Ed", "Wolf Cub", "Rei")] == [4, 1, 1, 2]
    two = play(played(seat, "Thunderclap", foe={"garden": ["Zero", "Ed"]}), "foe's Zero")
    assert [sides(two, seat)[1].unit(name).health for name in ("Zero", "Ed")] == [4, 1]
    assert "play Thunderclap" not in labels(mine(seat, me={"hand": ["Thunderclap", "Rei"]}, foe={"alley": ["Ed"]}))


def test_thunderstep_changes_places_and_target(seat: int) -> None:
    foe = {**RAIZAN, "garden": [tapped_unit("Ed"), "Rei"], "alley": ["Zero"], "hand": ["Ninpō: Thunderstep"]}
    start = scene(seat, me={"garden": ["Wu Cha", "Frida"]}, foe=foe)
    attacked = play(start, "attack with Wu Cha", "foe's Ed", "play Ninpō")
    target = decline_responses(play(attacked, "your Ed"))
    mine_now, side = sides(target, seat)
    assert side.alley == ["Ed"] and side.garden == [] and mine_now.garden == [], "Zero enters, storms, and takes the attack"
    other = decline_responses(play(attacked, "your Rei"))
    assert sides(other, seat)[1].alley == ["Rei"] and "Ed" not in sides(other, seat)[1].garden
    lone = scene(seat, me={"garden": ["Wu Cha", "Frida"]}, foe={**foe, "alley": []})
    assert play(lone, "attack with Wu Cha", "foe's Ed").question == "main", "it needs one in each row"


def test_riposte_plays_a_weapon_of_the_discard_pile(seat: int) -> None:
    foe = {**RAIZAN, "hand": ["Raizan's Riposte"], "discard": ["Hidden Dagger", "Ikazuchi"]}
    start = scene(seat, me={"garden": ["Ed", "Rei"]}, foe=foe)
    after = decline_responses(play(start, "attack with Ed", "play Raizan's Riposte"))
    assert sides(after, seat)[0].unit("Ed").health == 2 and sides(after, seat)[1].discard == ["Ikazuchi", "Raizan's Riposte"]
    none = scene(seat, me={"garden": ["Ed", "Rei"]}, foe={**foe, "discard": ["Ikazuchi"]})
    assert play(none, "attack with Ed").question == "main"


def test_lightning_orb_answers_an_attack(seat: int) -> None:
    start = scene(seat, me={"garden": ["Rei", "Frida"]}, foe={**RAIZAN, "hand": ["Lightning Orb"]})
    asked = play(start, "attack with Rei", "play Lightning Orb")
    assert labels(asked) == ["foe's Zero", "foe's Rei", "foe's Frida"]
    assert sides(play(asked, "foe's Zero"), seat)[0].health == 19
    assert "play Lightning Orb" not in labels(mine(seat, me={"hand": ["Lightning Orb", "Rei"]}))


# Leaders and gates.


def test_piko_of_thousand_blades_strengthens_a_carrier(seat: int) -> None:
    me = {"leader": "Piko of Thousand Blades", "gate": "Stormchain Gate", "discard": ["Tenshin"] * 4, "ikz": 3}
    garden = [{"card": "Ed", "weapons": ["Hidden Dagger"]}]
    used = play(mine(seat, me={**me, "garden": garden}), "use Piko")
    assert sides(used, seat)[0].unit("Ed").attack == 7 and "use Piko of Thousand Blades" not in labels(used), "at most 3 more"
    one = play(mine(seat, me={**me, "garden": garden, "discard": ["Tenshin"]}), "use Piko")
    assert sides(one, seat)[0].unit("Ed").attack == 5
    for lacking in ({"ikz": 2, "garden": garden}, {"garden": ["Ed"]}):
        assert "use Piko of Thousand Blades" not in labels(mine(seat, me={**me, **lacking}))


def test_stormchain_gate_moves_a_weapon(seat: int) -> None:
    me = {"gate": "Stormchain Gate", "alley": ["Alpine Prowler"], "hand": ["Rei"]}
    garden = [
        {"card": "Ed", "weapons": [{"card": "Black Jade Dagger", "marks": 1}, "Ikazuchi"]},
        {"card": "Piko", "is": ["cooldown"]},
    ]
    asked = play(mine(seat, me={**me, "garden": garden}), "portal Alpine Prowler")
    assert labels(asked) == ["your Ed", "decline"]
    side, _ = sides(play(asked, "your Ed", "your Piko"), seat)
    assert side.unit("Piko").attack == 4 and side.unit("Ed").attack == 7, "with its bonus, and not played again"
    assert side.unit("Piko").has(CHARGE)
    none = play(mine(seat, me={**me, "garden": [{"card": "Ed", "weapons": ["Ikazuchi"]}]}), "portal Alpine Prowler")
    assert none.question == "main", "2 at most"


def test_raizan_lets_a_carrier_charge(seat: int) -> None:
    garden = [{"card": "Ed", "is": ["cooldown"], "weapons": ["Hidden Dagger"]}, {"card": "Rei", "is": ["cooldown"]}]
    used = play(mine(seat, me={"garden": garden, "ikz": 1}), "use Raizan")
    assert "attack with Ed" in labels(used) and "attack with Rei" not in labels(used) and "use Raizan" not in labels(used)
    assert "use Raizan" not in labels(mine(seat, me={"garden": ["Ed"], "ikz": 1}))
    assert "use Raizan" not in labels(mine(seat, me={"garden": garden, "ikz": 0, "hand": ["Rei"], "alley": ["Frida"]}))


def test_surge_gate_plays_a_weapon_of_the_discard_pile(seat: int) -> None:
    me = {"alley": ["Alpine Prowler"], "discard": ["Tenshin", "Ikazuchi"], "hand": ["Rei"]}
    asked = play(mine(seat, me=me), "portal Alpine Prowler")
    assert labels(asked) == ["play Tenshin", "decline"]
    armed = play(asked, "Tenshin", "your Raizan", "foe's Raizan", "1")
    assert sides(armed, seat)[0].leader.attack == 2 and sides(armed, seat)[1].health == 19, "its On Play works"
    assert sides(play(asked, "decline"), seat)[0].leader.attack == 0
    weak = play(mine(seat, me={**me, "alley": ["Frida"], "discard": ["Tenshin"]}), "portal Frida")
    assert weak.question == "main"
