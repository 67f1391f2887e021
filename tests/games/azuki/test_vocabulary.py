"""The vocabulary that Fire and Lightning do not use, on the hardest cards of the other elements, from both seats."""

from __future__ import annotations

from typing import Any

from mankai.games.azuki.rules.constants import DEFENDER, DISCOUNT, IKZ, SPENT, TAPPED
from support.games.azuki_scenes import SEATS, decline_responses, end_turn, fight, labels, play, scene, sides, tapped_unit

pytestmark = SEATS
BOBU: dict[str, Any] = {"leader": "STT03-001", "gate": "STT03-002"}
BENZAI: dict[str, Any] = {"leader": "AZK01-125", "gate": "AZK01-126"}


def test_gou_lets_the_opponent_choose(seat: int) -> None:
    start = scene(seat, me={"hand": ["Gou the Iron Judge", "Rei"]}, foe={"garden": ["Ed"], "hand": ["Rei", "Frida", "Ed"]})
    asked = play(start, "play Gou", "into the Alley")
    assert asked.seat == 1 - seat and labels(asked) == ["sacrifice an entity", "discard 2 cards"]
    assert sides(play(asked, "sacrifice"), seat)[1].garden == []
    assert sides(play(asked, "discard 2", "discard Rei", "discard Ed"), seat)[1].hand == ["Frida"]
    nothing = play(scene(seat, me={"hand": ["Gou the Iron Judge", "Rei"]}), "play Gou", "into the Alley")
    assert nothing.seat == seat


def test_monk_staff_guards_leaders_in_combat_only(seat: int) -> None:
    armed = {"leader": {"card": "STT04-001", "weapons": ["Monk Staff of Warding"]}, "hand": ["Firestorm", "Rei"]}
    start = scene(seat, me=armed, foe={"garden": [tapped_unit("Ed")]})
    assert sides(fight(start, "Zero", "foe's Ed"), seat)[0].health == 18
    assert sides(play(start, "play Firestorm"), seat)[0].health == 18, "not against effects"
    entity = {"garden": [{"card": "Wu Cha", "weapons": ["Monk Staff of Warding"]}, "Rei"]}
    other = fight(scene(seat, me=entity, foe={"garden": [tapped_unit("Ed")]}), "Wu Cha", "foe's Ed")
    assert sides(other, seat)[0].unit("Wu Cha").health == 4


def test_mentor_is_found_by_every_search(seat: int) -> None:
    asked = play(scene(seat, me={"hand": ["Ruby"], "deck": ["Gurugumi Mentor", "Ed"]}), "play Ruby", "into the Alley")
    assert "take Gurugumi Mentor" in labels(asked)


def test_imitator_has_the_text_of_another_until_the_turn_ends(seat: int) -> None:
    start = scene(seat, me={"garden": ["Gurugumi Imitator", "Penny", "Pekiro"]}, foe={"garden": ["Ed"]})
    copied = play(start, "use Gurugumi Imitator")
    me, _ = sides(copied, seat)
    assert me.unit("Gurugumi Imitator").has(DEFENDER) and me.unit("Gurugumi Imitator").attack == 2
    assert "use Gurugumi Imitator" not in labels(copied)
    assert not sides(end_turn(copied), seat)[0].unit("Gurugumi Imitator").has(DEFENDER)
    assert "use Gurugumi Imitator" not in labels(scene(seat, me={"garden": ["Gurugumi Imitator", "Pekiro"]}))


def test_jay_falls_when_another_element_enters(seat: int) -> None:
    start = scene(seat, me={"garden": [{"card": "Jay", "damage": 2}, "Rei"], "hand": ["Pekiro"]})
    assert sides(start, seat)[0].unit("Jay").health == 1
    assert sides(play(start, "play Pekiro", "into the Garden"), seat)[0].garden == ["Rei", "Pekiro"]


def test_concoction_in_both_windows(seat: int) -> None:
    start = scene(seat, me={"garden": ["Rei", "Ed"], "hand": ["Invigorating Concoction"]})
    assert sides(play(start, "play Invig", "your Rei"), seat)[0].unit("Rei").attack == 3
    foe = scene(seat, me={"garden": ["Ed", "Rei"]}, foe={"garden": [tapped_unit("Ed")], "hand": ["Invigorating Concoction"]})
    answered = play(foe, "attack with Rei", "foe's Ed", "play Invig")
    assert sides(decline_responses(answered), seat)[1].unit("Ed").attack == 5


def test_forging_tricks_puts_weapons_back(seat: int) -> None:
    me = {"hand": ["Forging Tricks"], "discard": ["Tenshin", "Ikazuchi", "Rei"]}
    asked = play(scene(seat, me=me), "play Forging", "take Tenshin", "take Ikazuchi")
    after = play(asked, "as it lies")
    side, _ = sides(after, seat)
    assert side.leader.attack == 2 and side.deck[-2:] == ["Tenshin", "Ikazuchi"] and side.discard == ["Forging Tricks", "Rei"]


def test_rin_returns_all_and_selis_draws(seat: int) -> None:
    me = {**BENZAI, "hand": ["Sōryū no Rin", "Rei", "Ed"], "garden": ["Frida"], "alley": ["Rei"]}
    start = scene(seat, me=me, foe={"garden": ["Ed", "Teb Fea", "Penny"]})
    mine, foe = sides(play(start, "play Sōryū", "into the Garden"), seat)
    assert mine.garden == ["Sōryū no Rin"] and mine.hand == ["Frida"] and mine.discard == ["Ed", "Rei"]
    assert foe.garden == ["Teb Fea"] and foe.hand == ["Ed", "Penny"]
    selis = scene(seat, me={**BENZAI, "garden": ["Selis of the Shore", "Ed"]}, foe={"hand": ["Commune with Water"]})
    asked = play(selis, "attack with Selis", "play Commune")
    assert asked.question == "main", "she has left herself"
    other = scene(seat, me={**BENZAI, "garden": ["Selis of the Shore", "Rei"]}, foe={"hand": ["Commune with Water"]})
    watching = play(other, "attack with Rei", "play Commune", "foe's Rei")
    assert watching.seat == seat and sides(play(watching, "tap it"), seat)[0].hand == ["Indra", "Rei"]
    assert sides(play(watching, "do not"), seat)[0].hand == ["Rei"]


def test_tidal_insight_leaves_cards_on_top_or_below(seat: int) -> None:
    me = {**BENZAI, "hand": ["Tidal Insight"], "deck": ["Rei", "Fumiko", "Ed", "Frida"], "garden": ["Ed"]}
    asked = play(scene(seat, me=me), "play Tidal Insight", "take Fumiko")
    assert labels(asked) == ["Rei on top", "Rei to the bottom"]
    side, _ = sides(play(asked, "Rei to the bottom", "Ed on top"), seat)
    assert side.hand == ["Fumiko"] and side.deck == ["Ed", "Frida", "Rei"]


def test_lotus_of_reflection_plays_what_it_finds(seat: int) -> None:
    me = {**BENZAI, "hand": ["Lotus of Reflection"], "deck": ["Foamback Crab", "Ed", "Rei"], "garden": ["Rei"], "ikz": 2}
    asked = play(scene(seat, me=me), "play Lotus", "take Foamback")
    played = play(asked, "play it", "as it lies", "into the Garden")
    side, _ = sides(played, seat)
    assert side.garden == ["Rei", "Foamback Crab"] and side.token(IKZ) == 0
    assert sides(play(asked, "take it", "as it lies"), seat)[0].hand == ["Foamback Crab"]


def test_benzai_makes_the_next_card_cheaper_after_a_discard(seat: int) -> None:
    me = {**BENZAI, "hand": ["Alley Guy", "Rei", "Ed"], "ikz": 5}
    discarded = play(scene(seat, me=me), "play Alley Guy", "into the Alley", "discard Rei", "use Benzai")
    assert sides(discarded, seat)[0].token(DISCOUNT) == 2
    cheap = play(discarded, "play Ed", "into the Alley")
    assert (
        sides(cheap, seat)[0].token(IKZ) == 0
        and sides(cheap, seat)[0].token(SPENT) == 5
        and not sides(cheap, seat)[0].token(DISCOUNT)
    )
    nothing = play(scene(seat, me=me), "use Benzai")
    assert sides(nothing, seat)[0].token(DISCOUNT) == 0


def test_echoed_waves_returns_a_spell(seat: int) -> None:
    me = {**BENZAI, "alley": ["Wolf Cub"], "discard": ["Chilling Water", "Firestorm"], "hand": ["Rei"]}
    assert sides(play(scene(seat, me=me), "portal Wolf Cub"), seat)[0].hand == ["Chilling Water", "Rei"]


def test_frozen_switches_everything_off(seat: int) -> None:
    me = {**BENZAI, "hand": ["Chilling Water", "Firestorm"], "garden": ["Ed"]}
    frozen = play(scene(seat, me=me, foe={"garden": ["Penny", "Foamback Crab"]}), "play Chilling", "foe's Penny")
    assert labels(play(frozen, "attack with Ed")) == ["your Foamback Crab", "no Defender"]
    storm = play(frozen, "play Firestorm")
    assert sides(storm, seat)[1].garden == ["Penny", "Foamback Crab"], "neither is damaged"
    later = end_turn(end_turn(frozen)) if frozen.seat == seat else frozen
    assert sides(later, seat)[1].unit("Penny").has(DEFENDER)


def test_mina_taps_and_never_untaps(seat: int) -> None:
    start = scene(seat, me={**BOBU, "hand": ["Mina the Geomancer", "Rei"]})
    entered = play(start, "play Mina", "into the Garden")
    assert sides(entered, seat)[0].unit("Mina the Geomancer").is_tapped
    mine = end_turn(end_turn(entered))
    assert mine.question == "target", "a leader, at the start of the turn"
    after = sides(play(mine, "foe's Raizan", "1"), seat)
    assert after[1].health == 19 and after[0].unit("Mina the Geomancer").is_tapped


def test_yojin_smuggler_and_osunanami_look_at_the_gardens(seat: int) -> None:
    me = {**BOBU, "garden": ["Yojin", "Penny"], "hand": ["Lord of Sands, Ōsunanami", "Rei"], "ikz": 8}
    few = scene(seat, me=me, foe={"garden": ["Ed", "Rei", "Frida"]})
    assert "play Lord of Sands, Ōsunanami" in labels(few), "two Defenders"
    assert "play Lord of Sands, Ōsunanami" not in labels(scene(seat, me=me))
    smuggled = scene(seat, me={**BOBU, "garden": ["Geodust Smuggler", {"card": "Rei", "damage": 2}], "alley": ["Ed"]})
    side, _ = sides(smuggled, seat)
    assert [side.unit(name).health for name in ("Geodust Smuggler", "Rei", "Ed")] == [5, 1, 3]


def test_what_an_aura_kept_alive_falls_with_it(seat: int) -> None:
    garden = [{"card": "Geodust Smuggler", "damage": 4}, {"card": "Rei", "damage": 2}]
    start = scene(seat, me={"hand": ["Detonation Pact", "Rei"]}, foe={**BOBU, "garden": garden})
    assert sides(play(start, "play Detonation", "foe's Geodust"), seat)[1].garden == []


def test_caretaker_pays(seat: int) -> None:
    garden = [{"card": "Koyama Farm Caretaker", "is": ["cooldown"]}]
    start = scene(seat, me={**BOBU, "garden": garden, "hand": ["Rei", "Wolf Cub"], "ikz": 1})
    asked = play(start, "play Rei", "into the Alley")
    assert labels(asked) == ["pay with IKZ", "tap an entity that counts as IKZ"]
    side, _ = sides(play(asked, "tap an entity"), seat)
    assert side.match.flags_at(side.unit("Koyama Farm Caretaker").spot) & TAPPED and side.token(IKZ) == 1
    assert "play Wolf Cub" in labels(start)
    alley = scene(seat, me={**BOBU, "alley": ["Koyama Farm Caretaker"], "hand": ["Rei", "Wolf Cub"], "ikz": 1})
    assert "play Wolf Cub" not in labels(alley)


def test_caretaker_pays_before_it_is_replaced(seat: int) -> None:
    garden = ["Koyama Farm Caretaker", "Rei", "Rei", "Frida", "Frida"]
    start = scene(seat, me={**BOBU, "garden": garden, "hand": ["Ed"], "ikz": 5})
    asked = play(start, "play Ed", "into the Garden", "your Koyama")
    assert labels(asked) == ["pay with IKZ", "tap an entity that counts as IKZ"], "it still stands, and can pay"
    assert sides(play(asked, "tap an entity"), seat)[0].token(IKZ) == 2
    poor = scene(seat, me={**BOBU, "garden": garden, "hand": ["Ed"], "ikz": 3})
    assert sides(play(poor, "play Ed", "into the Garden", "your Koyama"), seat)[0].discard == ["Koyama Farm Caretaker"]
    assert sides(play(poor, "play Ed", "into the Garden", "(Garden 4)"), seat)[0].unit("Koyama Farm Caretaker").is_tapped


def test_shroommancer_and_miharu_see_destruction(seat: int) -> None:
    start = scene(seat, me={**BOBU, "garden": ["Shroommancer", "Ed"], "health": 10}, foe={"garden": [tapped_unit("Wolf Cub")]})
    asked = fight(start, "Shroommancer", "foe's Wolf Cub")
    assert sides(play(asked, "heal"), seat)[0].health == 11
    assert fight(start, "Ed", "foe's Wolf Cub").question == "main"
    foe = {**BOBU, "garden": [tapped_unit("Miharu of the White Bloom"), tapped_unit("Rei")], "health": 10}
    miharu = fight(scene(seat, me={"garden": ["Ed", "Zero"]}, foe=foe), "Ed", "foe's Rei")
    assert miharu.seat == 1 - seat and sides(play(miharu, "heal"), seat)[1].health == 12


def test_bobu_keeps_a_promise_once(seat: int) -> None:
    me = {**BOBU, "garden": ["Kale", "Dropline Station"], "health": 10, "ikz": 1}
    promised = play(scene(seat, me=me), "use Bobu", "use Dropline Station")
    asked = play(promised, "foe's Raizan")
    assert asked.question == "may" and sides(play(asked, "heal"), seat)[0].health == 11


def test_taunt_while_tapped(seat: int) -> None:
    foe = {**BOBU, "garden": [tapped_unit("Stone Masked Ancient"), tapped_unit("Rei")]}
    start = scene(seat, me={"garden": ["Ed", "Frida"]}, foe=foe)
    assert sides(fight(start, "Ed", ""), seat)[1].unit("Stone Masked Ancient").health == 3
    free = scene(seat, me={"garden": ["Ed", "Frida"]}, foe={**foe, "garden": ["Stone Masked Ancient", tapped_unit("Rei")]})
    assert labels(play(free, "attack with Ed")) == ["foe's Rei", "foe's Bobu"]
