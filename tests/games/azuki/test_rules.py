"""The rulebook's own examples and procedures, from both seats."""

from __future__ import annotations

import pytest

from mankai.games.azuki.rules.cards.base import HAS_USE, LEADER_CARD, SPELL
from mankai.games.azuki.rules.constants import ALLEY_ONLY, FLEETING, IKZ, IKZ_PILE, IKZ_TOKEN, MAIN, SPENT, TURNS
from mankai.games.azuki.rules.edition import GAME
from mankai.kernel.errors import BadScene, BadSetup
from support.games.azuki_scenes import SEATS, decline_responses, end_turn, fight, labels, play, scene, sides, tapped_unit, winner

pytestmark = SEATS
FULL = ["Ed", "Rei", "Frida", "Penny", "Wolf Cub"]


# Winning and losing.


def test_who_forces_a_double_knock_out_loses_example_a(seat: int) -> None:
    start = scene(seat, me={"health": 1, "hand": ["Firestorm"]}, foe={"health": 1})
    assert winner(play(start, "play Firestorm")) == 1 - seat


def test_who_forces_a_double_knock_out_by_response_loses_example_b(seat: int) -> None:
    me = {"leader": "STT01-001", "gate": "STT01-002", "health": 1, "hand": ["Lightning Shuriken"]}
    start = scene(seat, me=me, foe={"health": 1, "hand": ["Hidden Dagger"]})
    attacked = play(start, "play Lightning Shuriken", "attack with Raizan")
    assert winner(play(attacked, "no response")) == seat
    assert winner(play(attacked, "play Hidden Dagger")) == seat, "the responder forced it"


def test_who_attacks_into_a_double_knock_out_loses(seat: int) -> None:
    leader = {"leader": "STT01-001", "gate": "STT01-002", "health": 1}
    start = scene(
        seat, me={**leader, "hand": ["Lightning Shuriken"]}, foe={"leader": {"card": "STT01-001", "attack": 1}, "health": 1}
    )
    assert winner(play(start, "play Lightning Shuriken", "attack with Raizan")) == 1 - seat


def test_who_ends_the_turn_forces_what_comes_of_it(seat: int) -> None:
    """Even if the other player was the last to respond, to an attack that fizzled."""
    doomed = tapped_unit("Crazed Arsonist", **{"is": ["tapped", "sacrificed at end"]})
    foe = {"health": 1, "hand": ["Commune with Water"]}
    start = scene(seat, me={"health": 1, "garden": [doomed, "Rei"]}, foe=foe)
    fizzled = play(start, "attack with Rei", "play Commune", "foe's Rei")
    assert fizzled.question == "main" and GAME.portrait(fizzled.now)["forcing"] == ["me", "foe"][seat]
    assert winner(end_turn(fizzled)) == 1 - seat
    assert winner(end_turn(scene(seat, me={"health": 1, "garden": [doomed], "hand": ["Rei"]}, foe=foe))) == 1 - seat


def test_a_leader_at_zero_loses_at_once(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed"]}, foe={"health": 3})
    assert winner(fight(start, "Ed", "")) == seat


def test_who_cannot_draw_loses_and_not_before(seat: int) -> None:
    last = scene(seat, foe={"deck": ["Rei"], "hand": ["Ed"]})
    drawn = end_turn(last)
    assert not drawn.is_over and sides(drawn, seat)[1].deck == []
    assert winner(end_turn(scene(seat, me={"hand": ["Rei"]}, foe={"deck": []}))) == seat


# The field.


def test_a_full_row_replaces_and_replacing_is_not_destroying(seat: int) -> None:
    start = scene(seat, me={"garden": ["Crazed Arsonist", *FULL[1:]], "hand": ["Ed"]})
    asked = play(start, "play Ed", "into the Garden")
    assert asked.question == "replace" and len(labels(asked)) == 5
    after = play(asked, "your Crazed Arsonist")
    me, foe = sides(after, seat)
    assert me.garden == ["Ed", *FULL[1:]] and me.discard == ["Crazed Arsonist"]
    assert (me.health, foe.health) == (20, 20), "neither destroyed nor sacrificed"


def test_godmode_may_be_replaced(seat: int) -> None:
    start = scene(seat, me={"alley": ["Teb Fea", *FULL[1:]], "hand": ["Ed"]})
    me, _ = sides(play(start, "play Ed", "into the Alley", "your Teb Fea"), seat)
    assert me.alley == ["Ed", *FULL[1:]]


def test_a_swap_of_full_rows_replaces_nothing(seat: int) -> None:
    foe = {"garden": FULL, "alley": ["Piko", "Indra", "Ruby", "Spice", "Enzo"], "hand": ["Ninpō: Thunderstep"]}
    start = scene(seat, me={"garden": ["Ed"]}, foe={**foe, "garden": [tapped_unit("Ed"), *FULL[1:]], "deck": ["Rei"]})
    attacked = play(start, "attack with Ed", "foe's Ed")
    stepped = decline_responses(play(attacked, "play Ninpō", "your Ed", "your Indra"))
    _, side = sides(stepped, seat)
    assert side.garden == ["Rei", "Frida", "Penny", "Wolf Cub"] and "Ed" in side.alley, "Indra took the attack and fell"
    assert sorted(side.discard) == ["Indra", "Ninpō: Thunderstep"]


def test_only_tapped_entities_and_leaders_are_attacked(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed"]}, foe={"garden": ["Rei", tapped_unit("Frida")], "alley": [tapped_unit("Penny")]})
    asked = play(start, "attack with Ed")
    assert labels(asked) == ["foe's Frida", "foe's Raizan"]
    reasons = {asked.label(option): asked.why_not(option) for option in range(GAME.size) if GAME.spell(option).startswith("spot")}
    assert reasons["foe's Rei"] == "Rei is untapped: only tapped entities can be attacked"
    assert reasons["foe's Penny"] == "Penny is in the Alley" and reasons["your Ed"] == "Ed is your own"


def test_cooldown_in_the_turn_of_entering(seat: int) -> None:
    start = scene(seat, me={"hand": ["Ed", "Rei"], "alley": ["Frida"]})
    played = play(start, "play Ed", "into the Garden")
    attack = next(option for option in range(GAME.size) if played.label(option) == "attack with Ed")
    assert played.why_not(attack) == "Ed entered the Garden this turn (Cooldown)"
    portaled = play(start, "portal Frida")
    assert "attack with Frida" not in labels(portaled), "also when it waited in the Alley for turns"
    assert "portal Frida" not in labels(portaled)


def test_the_gate_portals_one_untapped_entity_in_a_turn(seat: int) -> None:
    start = scene(seat, me={"alley": ["Frida", tapped_unit("Rei"), "Penny"], "hand": ["Ed"]})
    assert "portal Rei" not in labels(start)
    assert not [label for label in labels(play(start, "portal Frida")) if label.startswith("portal")]


# Turns.


def test_the_first_player_skips_the_first_start_and_the_second_gets_the_token(seat: int) -> None:
    first = play(GAME.start({"first": seat}, 3), "keep the hand", "keep the hand")
    me, foe = sides(first, seat)
    assert (len(me.hand), me.token(IKZ), me.token(IKZ_PILE), me.token(IKZ_TOKEN)) == (7, 1, 9, 0)
    assert (len(foe.hand), foe.token(IKZ), foe.token(IKZ_TOKEN)) == (7, 0, 0), "no token before the own turn"
    second = end_turn(first) if first.seat == seat else first
    while sides(second, seat)[0].token(TURNS - seat) < 2:
        second = end_turn(second)
    _, foe = sides(second, seat)
    assert (len(foe.hand), foe.token(IKZ), foe.token(IKZ_TOKEN)) == (8, 1, 1)


def test_a_mulligan_brings_seven_other_cards(seat: int) -> None:
    start = GAME.start({"first": seat}, 5)
    before = sides(start, seat)[0]
    after = sides(play(start, "mulligan"), seat)[0]
    assert len(after.hand) == 7 and len(after.deck) == 43 and after.deck != before.deck


def test_untapping_shocked_and_the_order_of_a_turn(seat: int) -> None:
    foe = {
        "garden": [tapped_unit("Ed"), {"card": "Rei", "is": ["tapped", "shocked"]}],
        "alley": [tapped_unit("Frida")],
        "ikz": 1,
        "spent": 4,
    }
    after = end_turn(scene(seat, me={"garden": [tapped_unit("Penny")]}, foe=foe))
    me, side = sides(after, seat)
    assert [side.unit(name).is_tapped for name in ("Ed", "Rei", "Frida")] == [False, True, False]
    assert (side.token(IKZ), side.token(SPENT), side.hand) == (6, 0, ["Indra"]) and me.unit("Penny").is_tapped
    later = end_turn(end_turn(after))
    assert not sides(later, seat)[1].unit("Rei").is_tapped, "Shocked is used up"


def test_the_token_is_chosen_when_paying_and_then_gone(seat: int) -> None:
    start = scene(seat, me={"hand": ["Rei", "Rei"], "ikz": 1, "token": 1}, turns=6)
    asked = play(start, "play Rei", "into the Alley")
    assert labels(asked) == ["pay with IKZ", "use the token"]
    by_token = sides(play(asked, "use the token"), seat)[0]
    assert (by_token.token(IKZ), by_token.token(IKZ_TOKEN)) == (1, 0)
    both = scene(seat, me={"hand": ["Wolf Cub"], "ikz": 1, "token": 1, "garden": ["Ed"]}, turns=6)
    paid = play(both, "play Wolf Cub", "into the Alley")
    assert paid.question == "main" and sides(paid, seat)[0].token(IKZ_TOKEN) == 0, "nobody is asked where all is needed"


def test_damage_and_bonuses_and_weapons_end_with_the_turn(seat: int) -> None:
    me = {"garden": [{"card": "Ed", "damage": 2, "attack": 2, "health": 1, "weapons": ["Tenshin"]}]}
    after = end_turn(scene(seat, me=me, foe={"leader": {"card": "STT01-001", "damage": 5, "weapons": ["Hidden Dagger"]}}))
    mine, foe = sides(after, seat)
    assert (mine.unit("Ed").attack, mine.unit("Ed").health, mine.discard) == (3, 3, ["Tenshin"])
    assert foe.health == 15 and foe.discard == ["Hidden Dagger"], "leaders keep damage; weapons of both go"


# Combat.


def test_damage_is_dealt_at_the_same_time(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed", "Rei"]}, foe={"garden": [tapped_unit("Ed")]})
    me, foe = sides(fight(start, "Ed", "foe's Ed"), seat)
    assert me.garden == ["Rei"] and foe.garden == [] and me.discard == ["Ed"]


def test_commune_lets_the_attack_fizzle(seat: int) -> None:
    start = scene(seat, me={"garden": ["Black Jade Warlord", "Rei"]}, foe={"hand": ["Commune with Water"]})
    attacked = play(start, "attack with Black Jade Warlord", "play Commune", "foe's Black Jade Warlord")
    me, foe = sides(attacked, seat)
    assert me.hand == ["Black Jade Warlord"] and foe.health == 20 and attacked.question == "main"
    assert "The attack fizzles" in " ".join(attacked.log(None))


def test_a_declared_attack_is_answered_until_the_other_player_passes(seat: int) -> None:
    """Of an attacker that is gone the rulebook says only that no combat occurs."""
    foe = {"hand": ["Commune with Water", "Lightning Orb"]}
    start = scene(seat, me={"garden": ["Rei", "Ed"]}, foe=foe)
    gone = play(start, "attack with Rei", "play Commune")
    assert sides(gone, seat)[0].garden == ["Ed"] and gone.seat == 1 - seat
    assert gone.question == "respond" and labels(gone) == ["play Lightning Orb", "no response"]
    after = decline_responses(play(gone, "play Lightning Orb", "foe's Zero"))
    assert after.question == "main" and [side.health for side in sides(after, seat)] == [19, 20]


def test_an_attack_whose_target_is_gone_before_the_responses_is_answered_too(seat: int) -> None:
    foe = {"garden": [tapped_unit("Frida")], "hand": ["Lightning Orb"]}
    start = scene(seat, me={"garden": ["Silver Current, Haruhi"], "hand": ["Rei"]}, foe=foe)
    asked = play(start, "attack with Silver", "foe's Frida", "foe's Frida", "1")
    assert sides(asked, seat)[1].garden == [] and asked.question == "respond" and asked.seat == 1 - seat
    after = play(asked, "no response")
    assert after.question == "main" and "attack with Silver Current, Haruhi" not in labels(after)


def test_a_defender_takes_the_attack_and_taps(seat: int) -> None:
    start = scene(
        seat, me={"garden": ["Ed", "Rei"]}, foe={"garden": ["Penny", {"card": "Raimaru the Stolen", "is": ["cooldown"]}]}
    )
    asked = play(start, "attack with Ed")
    assert labels(asked) == ["your Penny", "your Raimaru the Stolen", "no Defender"], "despite Cooldown"
    _, foe = sides(play(asked, "your Penny"), seat)
    assert foe.garden == ["Raimaru the Stolen"] and foe.health == 20
    tapped_ones = scene(seat, me={"garden": ["Ed", "Rei"]}, foe={"garden": [tapped_unit("Penny")]})
    assert sides(fight(tapped_ones, "Ed", "foe's Raizan"), seat)[1].health == 17


def test_entities_without_attack_may_attack_and_leaders_not(seat: int) -> None:
    start = scene(seat, me={"garden": ["Penny"]})
    assert "attack with Penny" in labels(start) and "attack with Zero" not in labels(start)
    attack = next(option for option in range(GAME.size) if start.label(option) == "attack with Zero")
    assert start.why_not(attack) == "Zero has no attack"


# The order of resolution.


def test_two_pekiros_example_a(seat: int) -> None:
    start = scene(seat, me={"garden": ["Pekiro"], "hand": ["Collateral Burst", "Rei"]}, foe={"garden": ["Pekiro"]})
    held = play(start, "play Collateral Burst", "1", "foe's Pekiro", "2")
    assert held.seat == seat and held.question == "redirect", "the active player's first"
    theirs = play(held, "foe's Pekiro")
    assert theirs.seat == 1 - seat
    after = play(theirs, "foe's Pekiro")
    me, foe = sides(after, seat)
    assert me.garden == [] and foe.garden == []


def test_pekiro_and_ritualist_example_b(seat: int) -> None:
    me = {"leader": {"card": "STT01-001", "weapons": ["Ikazuchi"]}, "gate": "STT01-002", "hand": ["Rei"]}
    start = scene(seat, me=me, foe={"garden": ["Pekiro", "Cinderwake Ritualist"]})
    ordering = play(start, "attack with Raizan")
    assert ordering.seat == 1 - seat and ordering.question == "order"
    assert labels(ordering) == ["Pekiro: damage held back, 1", "Cinderwake Ritualist: took damage, 1"]
    first = play(ordering, "Pekiro:", "your Cinderwake Ritualist")
    assert sides(first, seat)[1].garden == ["Pekiro"], "the damage was sent to the Ritualist, who had taken 1"
    other = play(ordering, "Cinderwake", "foe's Raizan")
    assert sides(play(other, "your Cinderwake Ritualist"), seat)[1].garden == ["Pekiro"]
    assert sides(play(other, "your Pekiro"), seat)[1].garden == ["Cinderwake Ritualist"], "in any order one of them falls"


def test_decoy_is_done_before_the_ritualist_answers(seat: int) -> None:
    start = scene(seat, me={"alley": ["Black Jade Decoy"], "hand": ["Rei"]}, foe={"garden": ["Cinderwake Ritualist"]})
    asked = play(start, "use Black Jade Decoy", "1")
    assert asked.seat == seat and asked.question == "play free", "the Decoy's own text comes first"
    answer = play(asked, "play Rei")
    assert answer.seat == 1 - seat and "foe's Rei" in labels(answer)


def test_zero_portaled_hurts_itself(seat: int) -> None:
    mine = {"alley": ["Zero"], "leader": "Kagoro of the Burnt Path", "hand": ["Rei"]}
    start = scene(seat, me=mine, foe={"garden": ["Ed"]})
    me, foe = sides(play(start, "portal Zero"), seat)
    assert (me.unit("Zero").health, foe.unit("Ed").health) == (5, 1)


def test_fumiko_may_return_herself(seat: int) -> None:
    start = scene(seat, me={"leader": "STT02-001", "gate": "STT02-002", "hand": ["Fumiko", "Rei", "Ed"]})
    asked = play(start, "play Fumiko", "into the Garden")
    assert labels(asked) == ["your Fumiko", "decline"]
    me, _ = sides(play(asked, "your Fumiko", "into the Alley"), seat)
    assert me.garden == [] and me.alley == ["Rei"] and me.hand == ["Ed", "Fumiko"], "free, and she costs 3 herself"


def test_dropline_station_cannot_sacrifice_teb_fea(seat: int) -> None:
    me = {
        "leader": "STT03-001",
        "gate": "STT03-002",
        "garden": [{"card": "Dropline Station", "is": ["cooldown"]}, "Teb Fea", "Kale"],
    }
    asked = play(scene(seat, me=me), "use Dropline Station")
    assert labels(asked) == ["your Teb Fea", "your Kale"], "it may be chosen"
    failed, foe = sides(play(asked, "your Teb Fea"), seat)
    assert failed.garden == ["Dropline Station", "Teb Fea", "Kale"] and foe.health == 20
    assert failed.unit("Dropline Station").is_tapped
    _, hurt = sides(play(asked, "your Kale", "foe's Raizan"), seat)
    assert hurt.health == 18


def test_oathstone_adds_to_carapace(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed"]}, foe={"garden": [tapped_unit("Kale")], "hand": ["Oathstone"]})
    attacked = play(start, "attack with Ed", "foe's Kale")
    after = decline_responses(play(attacked, "play Oathstone", "your Kale"))
    assert sides(after, seat)[1].garden == ["Kale"]
    assert after.question == "main"


def test_godmode_is_not_destroyed_by_damage(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed", "Rei"]}, foe={"garden": [tapped_unit("Teb Fea", damage=6)]})
    assert sides(fight(start, "Ed", "foe's Teb Fea"), seat)[1].garden == ["Teb Fea"]


# Impossible cases.


@pytest.mark.parametrize(
    ("side", "more", "reason"),
    [
        ({"garden": [*FULL, "Ed"]}, {}, "5 entities, not for 6"),
        ({"alley": [{"card": "Ed", "weapons": ["Tenshin"]}]}, {}, "in the Garden only"),
        ({"hand": ["Rei #1", "Rei #1"]}, {}, "two places"),
        ({"ikz": 8, "spent": 3}, {}, "11 IKZ"),
        ({"token": 1}, {"turns": 1}, "no token before"),
        ({"hand": ["Raii"]}, {}, "there is no card 'Raii' (perhaps Raizan, Rei, Kira)"),
        ({"garden": ["Firestorm"]}, {}, "is a spell"),
        ({"deck": ["Rei"] * 5}, {}, "more than 4 copies"),
        ({"gardens": []}, {}, "has no 'gardens'"),
    ],
)
def test_scenes_that_cannot_be_are_refused(seat: int, side: dict[str, object], more: dict[str, object], reason: str) -> None:
    with pytest.raises(BadScene) as refused:
        GAME.scene({["me", "foe"][seat]: side, **more})
    assert reason in str(refused.value)


def test_a_seat_that_is_named_twice_knows_a_card_once(seat: int) -> None:
    me = ["me", "foe"][seat]
    known = {f"{me}: STT04-004 Fanatic Kindler #1": [me, me]}
    table = GAME.table_from_scene({me: {"deck": ["STT04-004"]}, "known": known})
    assert list(table.known.values()) == [1 << seat]


def test_every_fault_of_a_deck_is_named_at_once(seat: int) -> None:
    deck = {"leader": "STT04-001", "gate": "STT01-002", "cards": {"STT04-003": 5, "Ikazuchi": 4, "Rei": 4}}
    decks: list[object] = ["Starter: Zero", "Starter: Zero"]
    decks[seat] = deck
    with pytest.raises(BadSetup) as refused:
        GAME.start({"decks": decks}, 1)
    said = str(refused.value)
    for fault in ("Surge Gate is of Lightning", "50 cards besides leader and Gate, not 13", "5 copies", "Ikazuchi is of"):
        assert fault in said
    decks[seat] = {"leader": "Zeroo", "gate": "Rushfire Gate", "cards": {"Zero": 1, "STT99-001": 4}}
    with pytest.raises(BadSetup) as unknown:
        GAME.start({"decks": decks}, 1)
    assert "Zeroo" in str(unknown.value) and "STT99-001" in str(unknown.value)


def test_a_banned_gate_is_refused_in_tournaments_only(seat: int) -> None:
    decks = ["Starter: Raizan", "Starter: Raizan"]
    decks[seat] = "Zero, Rushfire Gate, list 4"
    assert GAME.start({"decks": decks}, 1).question == "mulligan"
    with pytest.raises(BadSetup, match="banned in official tournaments since 2026-08-18"):
        GAME.start({"decks": decks, "format": "tournament"}, 1)


def test_a_fleeting_token_ends_with_the_turn(seat: int) -> None:
    start = scene(seat, me={"fleeting": 1, "hand": ["Rei"], "ikz": 0})
    assert sides(end_turn(start), seat)[0].token(FLEETING) == 0


# Playable cards and their targets.

# Spells and abilities that choose nothing, or always have a leader to choose: they need no other target.
CHOOSE_NOBODY = [
    "Healing Flutter", "Sleight of Hand", "Hook Sword Strike", "Lotus of Paradise", "Tidal Insight", "Earth Orb", "Fire Orb",
    "Firestorm", "Lotus of Reflection", "Lightning Orb", "Shao's Perseverance", "Jar of Beans", "Quicksand",
    "Sprout of Fortune", "Detonation Pact", "Collateral Burst",
]  # fmt: skip
USED_FOR_NOBODY = [
    "Prickly Tumbleweed", "Kagoro of the Burnt Path", "Benzai the Sly", "Alpine Prowler", "Shao", "Bobu", "Sloth Scarecrow",
]  # fmt: skip


def test_what_chooses_cards_needs_one_and_everything_else_needs_nobody(seat: int) -> None:
    """One rule for all spells and abilities, including those with "up to" and "any number"."""
    for face in GAME.printed:
        if face.kind != SPELL:
            continue
        foe_turn = not face.window & MAIN
        mine = {"hand": [face.id], "leader": "STT04-001", "gate": "STT04-002"}
        attacker = {"leader": {"card": "STT01-001", "attack": 1}, "hand": ["Ed"]}
        position = scene(seat, me=attacker, foe=mine) if foe_turn else scene(seat, me={**mine, "garden": []}, foe=attacker)
        if foe_turn:
            position = play(position, "attack with Raizan")
        is_offered = position.question in ("main", "respond") and f"play {face.name}" in labels(position)
        assert is_offered == (face.name in CHOOSE_NOBODY), face.name


def test_an_ability_that_chooses_cards_needs_one(seat: int) -> None:
    for face in GAME.printed:
        if not face.hooks & HAS_USE or not face.window & MAIN:
            continue
        me: dict[str, object] = {"hand": ["Ed"]}
        if face.kind == LEADER_CARD:
            me = {**me, "leader": face.id}
        else:
            me = {**me, "alley" if face.works_in == ALLEY_ONLY else "garden": [face.id]}
        position = scene(seat, me=me)
        assert (f"use {face.name}" in labels(position)) == (face.name in USED_FOR_NOBODY), face.name


@pytest.mark.parametrize(
    ("name", "me"),
    [
        ("Mizuryuu's Torrent", {}),
        ("Wrath of Sinder", {"garden": ["Rei"]}),
        ("Forging Tricks", {"discard": ["Tenshin"]}),
    ],
)
def test_up_to_may_be_none_where_there_is_one(seat: int, name: str, me: dict[str, object]) -> None:
    start = scene(seat, me={**me, "hand": [name]}, foe={"garden": ["Rei"]})
    assert "enough" in labels(play(start, f"play {name}"))


# A limit of turns.


def test_a_limit_of_turns_lets_the_healthier_leader_win(seat: int) -> None:
    for mine, others, best in ((5, 4, [seat]), (4, 5, [1 - seat]), (4, 4, [0, 1])):
        start = scene(seat, me={"health": mine, "hand": ["Rei"]}, foe={"health": others}, turns=12 + seat, turn_limit=12 + seat)
        over = end_turn(start)
        assert over.is_over and [one for one in range(2) if over.ranks[one] == 0] == best
        assert f"The {12 + seat} turns of this match have been played" in " ".join(over.log(None))


def test_without_a_limit_or_before_it_a_match_goes_on(seat: int) -> None:
    for limit in (0, 14 + seat):
        after = end_turn(scene(seat, me={"hand": ["Rei"]}, foe={"hand": ["Rei"]}, turns=12 + seat, turn_limit=limit))
        assert not after.is_over and after.now.tokens[TURNS] == 13 + seat


def test_only_a_match_with_a_limit_can_be_a_draw(seat: int) -> None:
    over = end_turn(scene(seat, me={"hand": ["Rei"]}, turns=12 + seat, turn_limit=12 + seat))
    portrait = GAME.portrait(over.now)
    assert GAME.scene(portrait).scores == [0.5, 0.5]
    with pytest.raises(BadScene, match="only a match with a limit of turns can be a draw"):
        GAME.scene({**portrait, "turn_limit": 0})
