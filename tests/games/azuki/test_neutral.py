"""Every sentence of the Neutral cards: a scene in which it happens and one in which it does not, from both seats."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.azuki.rules.constants import CHARGE, COPIED, IKZ, SPENT, block_of
from support.games.azuki_scenes import (
    SEATS,
    Side,
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
RAIZAN: dict[str, Any] = {"leader": "STT01-001", "gate": "STT01-002"}
SHAO: dict[str, Any] = {"leader": "STT02-001", "gate": "STT02-002"}
ZERO: dict[str, Any] = {"leader": "STT04-001", "gate": "STT04-002"}


def played(seat: int, card: str, *answers: str, me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None) -> Position:
    """A card of mine is played."""
    start = scene(seat, me={**(me or {}), "hand": [card, *(me or {}).get("hand", [])]}, foe=foe)
    return play(start, f"play {card}", *answers)


def numbers(side: Side, name: str) -> tuple[int, int]:
    """Attack and health."""
    return side.unit(name).attack, side.unit(name).health


def waits_to(card: str) -> dict[str, Any]:
    return {"card": card, "is": ["cooldown"]}


# Entities.


def test_penny_defends_untapped(seat: int) -> None:
    attacked = play(scene(seat, me={"garden": ["Ed"]}, foe={"garden": ["Penny"]}), "attack with Ed")
    assert attacked.seat == 1 - seat and labels(attacked) == ["your Penny", "no Defender"]
    _, foe = sides(play(attacked, "your Penny"), seat)
    assert foe.garden == [] and foe.health == 20
    idle = play(scene(seat, me={"garden": ["Ed"]}, foe={"garden": [tapped_unit("Penny")]}), "attack with Ed", "foe's Raizan")
    assert idle.question == "main" and sides(idle, seat)[1].health == 17


def test_courier_finds_a_black_jade_but_no_courier(seat: int) -> None:
    deck = ["Ed", "Black Jade Courier", "Black Jade Brawler", "Rei", "Black Jade Dagger", "Black Jade Recruit"]
    searching = played(seat, "Black Jade Courier", "into the Alley", me={"deck": deck})
    assert labels(searching) == ["take Black Jade Brawler", "take Black Jade Dagger", "take none"]
    me, _ = sides(play(searching, "take Black Jade Brawler", "as it lies"), seat)
    assert me.hand == ["Black Jade Brawler"]
    assert me.deck == ["Black Jade Recruit", "Ed", "Black Jade Courier", "Rei", "Black Jade Dagger"]
    assert sides(play(searching, "take none", "as it lies"), seat)[0].hand == []
    none = played(seat, "Black Jade Courier", "into the Alley", me={"deck": ["Black Jade Courier", "Ed"]})
    assert none.question == "bottom"


def test_thug_is_stronger_when_attacking(seat: int) -> None:
    attacked = fight(scene(seat, me={"garden": ["Alley Thug", "Rei"]}), "Alley Thug", "")
    assert sides(attacked, seat)[1].health == 18 and sides(attacked, seat)[0].unit("Alley Thug").attack == 2
    assert sides(end_turn(attacked), seat)[0].unit("Alley Thug").attack == 1
    defending = scene(seat, me={"garden": ["Rei"]}, foe={"garden": [tapped_unit("Alley Thug")]})
    assert sides(fight(defending, "Rei", "foe's Alley Thug"), seat)[0].unit("Rei").health == 1


def test_guard_hurts_an_entity_of_the_opponent(seat: int) -> None:
    asked = played(
        seat, "Caravan Guard", "into the Alley", me={"garden": ["Rei"]}, foe={"garden": ["Ed", "Rei"], "alley": ["Frida"]}
    )
    assert labels(asked) == ["foe's Ed", "foe's Rei"]
    amounts = play(asked, "foe's Ed")
    assert labels(amounts) == ["1", "0"]
    assert sides(play(amounts, "1"), seat)[1].unit("Ed").health == 2
    assert sides(play(amounts, "0"), seat)[1].unit("Ed").health == 3
    assert played(seat, "Caravan Guard", "into the Alley", foe={"alley": ["Frida"]}).question == "main"


def test_gus_may_return_when_attacked(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed", "Frida"]}, foe={"garden": [tapped_unit("Gus"), tapped_unit("Rei")]})
    asked = decline_responses(play(start, "attack with Ed", "foe's Gus"))
    assert asked.seat == 1 - seat and labels(asked) == ["return it to hand", "do not"]
    me, foe = sides(play(asked, "return it"), seat)
    assert foe.hand == ["Gus"] and foe.garden == ["Rei"] and me.unit("Ed").is_tapped and me.unit("Ed").health == 3
    hit = sides(play(asked, "do not"), seat)
    assert hit[1].discard == ["Gus"] and hit[0].unit("Ed").health == 2
    assert fight(start, "Ed", "foe's Rei").question == "main", "another is attacked"


def test_gus_may_return_as_a_defender_and_not_when_attacking(seat: int) -> None:
    guarded = scene(seat, me={"garden": ["Ed", "Frida"]}, foe={"garden": [{"card": "Gus", "is": ["defends for me"]}]})
    me, foe = sides(play(guarded, "attack with Ed", "your Gus", "return it"), seat)
    assert foe.health == 20 and foe.hand == ["Gus"] and me.unit("Ed").is_tapped
    attacking = fight(scene(seat, me={"garden": ["Gus", "Rei"]}), "Gus", "")
    assert attacking.question == "main" and sides(attacking, seat)[1].health == 19


def test_johnny_strengthens_one_of_the_garden(seat: int) -> None:
    asked = played(seat, "Johnny", "into the Garden", me={"garden": ["Ed"], "alley": ["Rei"]})
    assert labels(asked) == ["your Ed", "your Johnny"]
    after = play(asked, "your Ed")
    assert sides(after, seat)[0].unit("Ed").attack == 4 and sides(after, seat)[0].unit("Johnny").attack == 1
    assert sides(end_turn(after), seat)[0].unit("Ed").attack == 3
    alone = played(seat, "Johnny", "into the Garden")
    assert sides(alone, seat)[0].unit("Johnny").attack == 2, "he must"
    alley = played(seat, "Johnny", "into the Alley")
    assert alley.question == "main" and sides(alley, seat)[0].unit("Johnny").attack == 1


def test_rainy_day_assassin_takes_one_along(seat: int) -> None:
    asked = played(seat, "Rainy Day Assassin", "into the Alley", foe={"garden": ["Jay", "Ed"], "alley": ["Rei"]})
    assert labels(asked) == ["sacrifice it", "do not"]
    me, foe = sides(play(asked, "sacrifice it"), seat)
    assert me.alley == [] and me.discard == ["Rainy Day Assassin"]
    assert foe.garden == ["Ed"] and foe.alley == ["Rei"], "3 or less, in the Garden"
    stays = sides(play(asked, "do not"), seat)
    assert stays[0].alley == ["Rainy Day Assassin"] and stays[1].garden == ["Jay", "Ed"]
    vain = play(
        played(seat, "Rainy Day Assassin", "into the Alley", me={"garden": ["Rei"]}, foe={"garden": ["Ed"]}), "sacrifice it"
    )
    assert sides(vain, seat)[0].alley == [] and sides(vain, seat)[1].garden == ["Ed"]


@pytest.mark.parametrize(("name", "plain", "more"), [("JD", (1, 2), (3, 2)), ("Jay", (2, 1), (2, 3))])
def test_jd_and_jay_want_a_neutral_garden(seat: int, name: str, plain: tuple[int, int], more: tuple[int, int]) -> None:
    neutral: list[dict[str, Any]] = [
        {"garden": [name, "Rei"], "alley": ["Pekiro"]}, {"garden": [name]},
        {"alley": [name]}, {"alley": [name], "garden": ["Rei"]},
    ]  # fmt: skip
    for me in neutral:
        assert numbers(sides(scene(seat, me=me, foe={"garden": ["Pekiro"]}), seat)[0], name) == more
    mixed: list[dict[str, Any]] = [{"garden": [name, "Pekiro"]}, {"alley": [name], "garden": ["Pekiro", "Rei"]}]
    for me in mixed:
        assert numbers(sides(scene(seat, me=me), seat)[0], name) == plain


def test_hunter_charges_or_is_sacrificed_at_the_end(seat: int) -> None:
    start = played(seat, "Rooftop Hunter", "into the Garden", me={"garden": [waits_to("Rei")]})
    assert "attack with Rooftop Hunter" in labels(start) and "attack with Rei" not in labels(start)
    idle, _ = sides(end_turn(start), seat)
    assert idle.garden == ["Rei"] and idle.discard == ["Rooftop Hunter"]
    assert sides(end_turn(fight(start, "Rooftop Hunter", "")), seat)[0].garden == ["Rei", "Rooftop Hunter"]


def test_hunter_is_safe_in_the_alley_and_in_the_opponents_turn(seat: int) -> None:
    alley = played(seat, "Rooftop Hunter", "into the Alley", me={"garden": ["Rei"]})
    assert sides(end_turn(alley), seat)[0].alley == ["Rooftop Hunter"]
    foes = scene(seat, me={"garden": ["Rooftop Hunter"]}, foe={"hand": ["Rei"]}, turn="foe")
    assert sides(end_turn(foes), seat)[0].garden == ["Rooftop Hunter"]


def test_hunters_in_the_alley_are_not_put_in_order(seat: int) -> None:
    start = scene(seat, me={"garden": ["Alley Fetchduck"], "alley": ["Rooftop Hunter"]})
    assert end_turn(start).question == "may"
    both = scene(seat, me={"garden": ["Alley Fetchduck", "Rooftop Hunter"]})
    assert end_turn(both).question == "order"


def test_gou_offers_what_can_be_done(seat: int) -> None:
    alone = played(seat, "Gou the Iron Judge", "into the Alley", me={"hand": ["Rei"]}, foe={"garden": ["Ed", "Rei"]})
    assert alone.seat == 1 - seat and labels(alone) == ["your Ed", "your Rei"], "an empty hand"
    held = played(seat, "Gou the Iron Judge", "into the Alley", me={"hand": ["Rei"]}, foe={"hand": ["Ed", "Rei", "Frida"]})
    assert held.seat == 1 - seat and held.question == "discard", "an empty Garden"
    one = played(seat, "Gou the Iron Judge", "into the Alley", me={"hand": ["Rei"]}, foe={"hand": ["Ed"]})
    assert one.question == "main" and sides(one, seat)[1].discard == ["Ed"], "one card is discarded where there is but one"


def test_cavalry_strengthens_another_when_attacking(seat: int) -> None:
    start = scene(seat, me={"garden": ["Trade Guild Cavalry", "Ed", "Rei"], "alley": ["Frida"]})
    asked = play(start, "attack with Trade Guild Cavalry")
    assert labels(asked) == ["your Ed", "your Rei"]
    after = play(asked, "your Ed")
    assert sides(after, seat)[0].unit("Ed").attack == 5 and sides(after, seat)[1].health == 17
    assert sides(end_turn(after), seat)[0].unit("Ed").attack == 3
    alone = fight(scene(seat, me={"garden": ["Trade Guild Cavalry"]}), "Trade Guild Cavalry", "")
    assert sides(alone, seat)[0].unit("Trade Guild Cavalry").attack == 3
    another = fight(start, "Ed", "")
    assert sides(another, seat)[0].unit("Rei").attack == 1


@pytest.mark.parametrize(
    ("leader", "untapped", "health", "charges"),
    [(SHAO, 2, 10, False), (BOBU, 1, 12, False), (RAIZAN, 1, 10, True)],
    ids=["water", "earth", "lightning"],
)
def test_mo_does_as_the_leaders_element_says(
    seat: int, leader: dict[str, Any], untapped: int, health: int, charges: bool
) -> None:
    after = played(seat, "Mo", "into the Garden", me={**leader, "ikz": 7, "health": 10, "garden": ["Rei"]})
    me, foe = sides(after, seat)
    assert (me.token(IKZ), me.token(SPENT)) == (untapped, 7 - untapped)
    assert (me.health, foe.health, me.unit("Mo").has(CHARGE)) == (health, 20, charges)
    assert ("attack with Mo" in labels(after)) == charges
    assert not sides(end_turn(after), seat)[0].unit("Mo").has(CHARGE)


def test_mo_burns_a_leader_for_fire(seat: int) -> None:
    asked = played(seat, "Mo", "into the Alley", me={**ZERO, "ikz": 7, "health": 10, "garden": ["Rei"]}, foe={"garden": ["Ed"]})
    assert labels(asked) == ["foe's Raizan", "your Zero"]
    me, foe = sides(play(asked, "foe's Raizan"), seat)
    assert (foe.health, me.health, me.token(IKZ), me.unit("Mo").has(CHARGE)) == (18, 10, 1, False)
    assert sides(play(asked, "your Zero"), seat)[0].health == 8


def test_pip_draws_and_discards_from_the_alley(seat: int) -> None:
    asked = played(seat, "Pip", "into the Alley", me={"hand": ["Rei"]})
    assert sorted(labels(asked)) == ["discard Indra", "discard Rei"]
    me, _ = sides(play(asked, "discard Rei"), seat)
    assert me.hand == ["Indra"] and me.discard == ["Rei"]
    garden = played(seat, "Pip", "into the Garden", me={"hand": ["Rei"]})
    assert garden.question == "main" and sides(garden, seat)[0].hand == ["Rei"]


def test_link_finds_a_beanz(seat: int) -> None:
    deck = ["Rei", "Link", "Invigorating Concoction", "Pekiro", "Wolf Cub", "Penny"]
    searching = played(seat, "Link", "into the Garden", me={"deck": deck})
    assert labels(searching) == ["take Link", "take Invigorating Concoction", "take none"]
    assert sides(play(searching, "take Invig", "as it lies"), seat)[0].hand == ["Invigorating Concoction"]
    assert sides(play(searching, "take none", "as it lies"), seat)[0].hand == []
    assert played(seat, "Link", "into the Garden", me={"deck": ["Rei", "Wolf Cub"]}).question == "bottom"


def test_dummy_weakens_an_entity_in_response(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed", "Frida"], "alley": ["Rei"]}, foe={"garden": ["Mocking Dummy"]})
    asked = play(start, "attack with Ed")
    assert labels(asked) == ["use Mocking Dummy", "no response"]
    targets = play(asked, "use Mocking Dummy")
    assert targets.seat == 1 - seat and labels(targets) == ["foe's Ed", "foe's Frida"]
    after = play(targets, "foe's Ed")
    me, foe = sides(after, seat)
    assert foe.health == 18 and me.unit("Ed").attack == 2
    assert foe.unit("Mocking Dummy").is_tapped and foe.unit("Mocking Dummy").health == 1
    assert sides(end_turn(after), seat)[0].unit("Ed").attack == 3
    assert sides(play(asked, "no response"), seat)[1].health == 17


def test_dummy_pays_with_its_life(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed"]}, foe={"garden": [{"card": "Mocking Dummy", "damage": 1}]})
    me, foe = sides(play(start, "attack with Ed", "use Mocking Dummy"), seat)
    assert foe.garden == [] and foe.health == 18 and me.unit("Ed").attack == 2


def test_dummy_needs_garden_window_target_and_cost(seat: int) -> None:
    lacking: list[Any] = [
        {"alley": ["Mocking Dummy"]},
        {"hand": ["Mocking Dummy"]},
        {"garden": [tapped_unit("Mocking Dummy")]},
        {"garden": [{"card": "Mocking Dummy", "carapace": 1}]},
        {"garden": [{"card": "Mocking Dummy", "is": ["spared by foe"]}]},
        {"garden": [{"card": "Mocking Dummy", "is": ["frozen by me"]}]},
    ]
    for foe in lacking:
        attacked = play(scene(seat, me={"garden": ["Ed"]}, foe=foe), "attack with Ed")
        attacked = play(attacked, "foe's Raizan") if attacked.question == "attack" else attacked
        assert attacked.question == "main" and sides(attacked, seat)[1].health == 17, foe
    armed = {"leader": {"card": "STT04-001", "weapons": ["Tenshin"]}, "hand": ["Rei"]}
    leader = play(scene(seat, me=armed, foe={"garden": ["Mocking Dummy"]}), "attack with Zero")
    assert leader.question == "main" and sides(leader, seat)[1].health == 18, "no entity"
    own = scene(seat, me={"garden": ["Mocking Dummy"]}, foe={"garden": ["Ed"]})
    assert "use Mocking Dummy" not in labels(own)


@pytest.mark.parametrize("row", ["garden", "alley"])
def test_fetchduck_may_go_for_a_card_at_the_end(seat: int, row: str) -> None:
    asked = end_turn(scene(seat, me={row: ["Alley Fetchduck"]}))
    assert asked.seat == seat and labels(asked) == ["put it on the bottom of the deck", "do not"]
    me, _ = sides(play(asked, "put it"), seat)
    assert me.garden == me.alley == me.discard == [] and me.hand == ["Indra"] and me.deck[-1] == "Alley Fetchduck"
    stays, _ = sides(play(asked, "do not"), seat)
    assert stays.garden + stays.alley == ["Alley Fetchduck"] and stays.hand == []
    foes = end_turn(scene(seat, me={row: ["Alley Fetchduck"]}, foe={"hand": ["Rei"]}, turn="foe"))
    assert foes.question == "main", "not at the end of the opponent's turn"


def test_fetchduck_draws_itself_from_an_empty_deck(seat: int) -> None:
    me, _ = sides(play(end_turn(scene(seat, me={"garden": ["Alley Fetchduck"], "deck": []})), "put it"), seat)
    assert me.hand == ["Alley Fetchduck"]


def test_fetchduck_may_go_before_rushfire_gate_sacrifices_it(seat: int) -> None:
    me = {"gate": "Rushfire Gate", "alley": ["Scorchland Raven"], "hand": ["Alley Fetchduck"]}
    rushed = play(scene(seat, me=me), "portal Scorchland Raven", "play Alley Fetchduck", "into the Garden")
    asked = end_turn(rushed)
    assert asked.seat == seat and labels(asked) == [
        "Alley Fetchduck: end of turn",
        "Alley Fetchduck: sacrifice that is due",
    ]
    gone, _ = sides(play(asked, "Alley Fetchduck: end of turn", "put it"), seat)
    assert gone.discard == [] and gone.deck[-1] == "Alley Fetchduck"
    due, _ = sides(play(asked, "Alley Fetchduck: sacrifice"), seat)
    assert due.discard == ["Alley Fetchduck"] and due.hand == []


def test_beanz_mentor_strengthens_another_beanz(seat: int) -> None:
    garden = ["Beanz Mentor", "Ed", "Penny", "Rei"]
    asked = play(scene(seat, me={"garden": garden, "alley": ["Frida"]}), "attack with Beanz Mentor")
    assert labels(asked) == ["your Ed", "your Penny"]
    after = play(asked, "your Penny")
    assert sides(after, seat)[0].unit("Penny").attack == 1 and sides(after, seat)[1].health == 19
    assert sides(end_turn(after), seat)[0].unit("Penny").attack == 0
    alone, _ = sides(fight(scene(seat, me={"garden": ["Beanz Mentor", "Rei"]}), "Beanz Mentor", ""), seat)
    assert alone.unit("Rei").attack == 1 and alone.unit("Beanz Mentor").attack == 1


def test_gurugumi_mentor_has_every_subtype_in_the_deck_only(seat: int) -> None:
    for name, subtype in (("Link", "Beanz"), ("Black Jade Courier", "Black Jade")):
        searching = played(seat, name, "into the Alley", me={"deck": ["Gurugumi Mentor", "Wolf Cub"]})
        assert labels(searching) == ["take Gurugumi Mentor", "take none"], subtype
    garden = {"garden": ["Beanz Mentor", "Gurugumi Mentor"]}
    assert sides(fight(scene(seat, me=garden), "Beanz Mentor", ""), seat)[0].unit("Gurugumi Mentor").attack == 3


def test_top_beanz_wants_a_garden_of_beanz(seat: int) -> None:
    beanz: list[dict[str, Any]] = [
        {"garden": ["Top Beanz", "Penny"], "alley": ["Rei"]}, {"garden": ["Top Beanz"]}, {"alley": ["Top Beanz"]},
    ]  # fmt: skip
    for me in beanz:
        assert numbers(sides(scene(seat, me=me, foe={"garden": ["Rei"]}), seat)[0], "Top Beanz") == (2, 2)
    mixed: list[dict[str, Any]] = [
        {"garden": ["Top Beanz", "Rei"]}, {"garden": ["Top Beanz", "Gurugumi Mentor"]},
        {"alley": ["Top Beanz"], "garden": ["Rei"]},
    ]  # fmt: skip
    for me in mixed:
        assert numbers(sides(scene(seat, me=me), seat)[0], "Top Beanz") == (1, 1)
    hurt = played(seat, "Rei", "into the Garden", me={"garden": [{"card": "Top Beanz", "damage": 1}]})
    assert sides(hurt, seat)[0].garden == ["Rei"]


@pytest.mark.parametrize("row", ["garden", "alley"])
def test_vanguard_is_as_strong_as_a_foe_once(seat: int, row: str) -> None:
    foe = {"garden": ["Ed", {"card": "Rei", "attack": 4}], "alley": ["Frida"]}
    start = scene(seat, me={row: [{"card": "Gurugumi Vanguard", "attack": 2}], "hand": ["Rei"]}, foe=foe)
    asked = play(start, "use Gurugumi Vanguard")
    assert labels(asked) == ["foe's Ed", "foe's Rei"]
    used = play(asked, "foe's Rei")
    assert sides(used, seat)[0].unit("Gurugumi Vanguard").attack == 5 and "use Gurugumi Vanguard" not in labels(used)
    assert sides(play(asked, "foe's Ed"), seat)[0].unit("Gurugumi Vanguard").attack == 3
    assert sides(end_turn(used), seat)[0].unit("Gurugumi Vanguard").attack == 0
    assert "use Gurugumi Vanguard" not in labels(scene(seat, me={row: ["Gurugumi Vanguard"]}, foe={"alley": ["Ed"]}))


def test_vanguard_keeps_the_number_and_gains_on_top(seat: int) -> None:
    me = {"garden": ["Gurugumi Vanguard"], "hand": ["Rainy Day Assassin", "Monk Staff of Warding"]}
    used = play(scene(seat, me=me, foe={"garden": ["Jay"]}), "use Gurugumi Vanguard")
    fallen = play(used, "play Rainy Day Assassin", "into the Alley", "sacrifice it")
    assert sides(fallen, seat)[1].garden == [] and sides(fallen, seat)[0].unit("Gurugumi Vanguard").attack == 2
    armed = play(fallen, "play Monk Staff", "your Gurugumi Vanguard")
    assert sides(armed, seat)[0].unit("Gurugumi Vanguard").attack == 5


@pytest.mark.parametrize("row", ["garden", "alley"])
def test_brewmaster_drinks_two_beanz(seat: int, row: str) -> None:
    garden = ["Penny", "Frida", "Ed", "Rei"]
    me = (
        {"garden": [*garden, "Drunken Brewmaster"]}
        if row == "garden"
        else {"garden": [*garden, "Johnny"], "alley": ["Drunken Brewmaster"]}
    )
    asked = play(scene(seat, me=me), "use Drunken Brewmaster")
    assert "your Rei" not in labels(asked) and "your Drunken Brewmaster" not in labels(asked)
    second = play(asked, "your Penny")
    assert "your Penny" not in labels(second) and "your Ed" in labels(second)
    used = play(second, "your Ed")
    mine, _ = sides(used, seat)
    assert mine.discard == ["Ed", "Penny"] and numbers(mine, "Drunken Brewmaster") == (4, 4)
    assert numbers(sides(end_turn(used), seat)[0], "Drunken Brewmaster") == (2, 2)


def test_brewmaster_needs_two_and_drinks_once(seat: int) -> None:
    one = scene(seat, me={"garden": ["Drunken Brewmaster", "Penny", "Rei"], "alley": ["Frida"]})
    assert "use Drunken Brewmaster" not in labels(one)
    four = scene(seat, me={"garden": ["Drunken Brewmaster", "Penny", "Frida", "Ed", "Johnny"]})
    used = play(four, "use Drunken Brewmaster", "your Penny", "your Frida")
    assert sides(used, seat)[0].garden == ["Drunken Brewmaster", "Ed", "Johnny"]
    assert "use Drunken Brewmaster" not in labels(used)


def test_horen_charges_or_heals_as_the_opponent_likes(seat: int) -> None:
    asked = played(seat, "Hōren of Two Paths", "into the Garden", me={"health": 10, "garden": ["Rei"]})
    assert asked.seat == 1 - seat and labels(asked) == ["it gains Charge", "the opponent's leader heals by 2"]
    charged = play(asked, "it gains Charge")
    me, _ = sides(charged, seat)
    assert me.unit("Hōren of Two Paths").has(CHARGE) and me.health == 10 and "attack with Hōren of Two Paths" in labels(charged)
    assert not sides(end_turn(charged), seat)[0].unit("Hōren of Two Paths").has(CHARGE)
    healed, _ = sides(play(asked, "the opponent's leader"), seat)
    assert healed.health == 12 and not healed.unit("Hōren of Two Paths").has(CHARGE)
    full = played(seat, "Hōren of Two Paths", "into the Garden", me={"health": 19, "garden": ["Rei"]})
    assert sides(play(full, "the opponent's leader"), seat)[0].health == 20


def test_stalking_assassin_attacks_leaders_only(seat: int) -> None:
    start = scene(seat, me={"garden": ["Stalking Assassin", "Ed"]}, foe={"garden": [tapped_unit("Rei"), "Penny"]})
    attacked = play(start, "attack with Stalking Assassin")
    assert attacked.question == "defend", "and a Defender may take it"
    assert sides(play(attacked, "no Defender"), seat)[1].health == 18
    assert sides(play(attacked, "your Penny"), seat)[1].garden == ["Rei"]
    assert labels(play(start, "attack with Ed")) == ["foe's Rei", "foe's Raizan"]
    taunted = scene(seat, me={"garden": ["Stalking Assassin", "Ed"]}, foe={"garden": [tapped_unit("Stone Masked Ancient")]})
    assert "attack with Stalking Assassin" not in labels(taunted) and "attack with Ed" in labels(taunted)


def test_fermented_beanz_strike_when_destroyed(seat: int) -> None:
    start = scene(seat, me={"garden": ["Ed", "Rei"], "alley": ["Frida"]}, foe={"garden": [tapped_unit("Fermented Beanz")]})
    asked = fight(start, "Ed", "foe's Fermented Beanz")
    assert asked.seat == 1 - seat and labels(asked) == ["foe's Zero", "foe's Ed", "foe's Rei"]
    assert sides(play(asked, "foe's Zero"), seat)[0].health == 19
    assert sides(play(asked, "foe's Ed"), seat)[0].garden == ["Rei"]


def test_fermented_beanz_do_not_strike_when_sacrificed_or_replaced(seat: int) -> None:
    wrath = played(
        seat, "Wrath of Sinder", "your Fermented Beanz", "foe's Raizan", me={"garden": ["Fermented Beanz"], "hand": ["Rei"]}
    )
    assert wrath.question == "main" and sides(wrath, seat)[1].health == 19
    row = ["Fermented Beanz", "Ed", "Frida", "Penny", "Wolf Cub"]
    replaced = played(seat, "Rei", "into the Garden", "your Fermented Beanz", me={"garden": row})
    me, foe = sides(replaced, seat)
    assert me.discard == ["Fermented Beanz"] and foe.health == 20


def test_gin_and_tonika_let_the_opponent_choose(seat: int) -> None:
    asked = played(seat, "Gin and Tonika", "into the Alley", me={"garden": ["Rei"]})
    assert asked.seat == 1 - seat and labels(asked) == ["the opponent draws 2 cards", "your leader takes 3 damage"]
    me, foe = sides(play(asked, "the opponent draws"), seat)
    assert me.hand == ["Indra", "Indra"] and foe.health == 20
    hurt = sides(play(asked, "your leader takes"), seat)
    assert hurt[0].hand == [] and hurt[0].health == 20 and hurt[1].health == 17
    assert winner(play(played(seat, "Gin and Tonika", "into the Alley", foe={"health": 3}), "your leader takes")) == seat
    assert winner(play(played(seat, "Gin and Tonika", "into the Alley", me={"deck": ["Rei"]}), "the opponent draws")) == 1 - seat


def test_bladebound_ally_strengthens_another_from_the_garden(seat: int) -> None:
    after = played(seat, "Bladebound Ally", "into the Garden", me={"garden": ["Ed"], "alley": ["Rei"]})
    assert sides(after, seat)[0].unit("Ed").attack == 5, "not itself, not the Alley"
    assert sides(end_turn(after), seat)[0].unit("Ed").attack == 3
    alley = played(seat, "Bladebound Ally", "into the Alley", me={"garden": ["Ed"]})
    assert sides(alley, seat)[0].unit("Ed").attack == 3
    alone = played(seat, "Bladebound Ally", "into the Garden")
    assert sides(alone, seat)[0].unit("Bladebound Ally").attack == 3


def test_brawler_charges(seat: int) -> None:
    me = {"garden": [waits_to("Ed")]}
    charged = played(seat, "Black Jade Brawler", "into the Garden", me=me)
    assert "attack with Black Jade Brawler" in labels(charged) and "attack with Ed" not in labels(charged)
    assert "attack with Black Jade Brawler" not in labels(played(seat, "Black Jade Brawler", "into the Alley", me=me))


def test_imitator_uses_and_triggers_what_it_has_copied(seat: int) -> None:
    me = {"garden": ["Gurugumi Imitator", "Gurugumi Vanguard"], "hand": ["Rei"]}
    copied = play(scene(seat, me=me, foe={"garden": ["Ed"]}), "use Gurugumi Imitator")
    again = play(copied, "use Gurugumi Imitator")
    assert sides(again, seat)[0].unit("Gurugumi Imitator").attack == 3, "a copied text has its own use"
    assert "use Gurugumi Imitator" not in labels(again) and "use Gurugumi Vanguard" in labels(again)
    thug = play(scene(seat, me={"garden": ["Gurugumi Imitator", "Alley Thug"]}), "use Gurugumi Imitator")
    assert sides(fight(thug, "Gurugumi Imitator", ""), seat)[1].health == 17
    plain = scene(seat, me={"garden": ["Gurugumi Imitator", "Alley Thug"]})
    assert sides(fight(plain, "Gurugumi Imitator", ""), seat)[1].health == 18


def test_imitator_copies_in_the_garden_no_imitator_and_nothing_that_is_played(seat: int) -> None:
    alley = scene(seat, me={"alley": ["Gurugumi Imitator"], "garden": ["Penny"]})
    assert "use Gurugumi Imitator" not in labels(alley)
    two = scene(seat, me={"garden": ["Gurugumi Imitator", "Gurugumi Imitator"], "alley": ["Penny"]}, foe={"garden": ["Penny"]})
    assert [label for label in labels(two) if label.startswith("use Gurugumi")] == []
    johnny = play(scene(seat, me={"garden": ["Gurugumi Imitator", "Johnny"]}), "use Gurugumi Imitator")
    mine, _ = sides(johnny, seat)
    assert johnny.now.tokens[block_of(mine.unit("Gurugumi Imitator").spot) + COPIED] and johnny.question == "main"
    assert mine.unit("Gurugumi Imitator").attack == 2 and mine.unit("Johnny").attack == 1


def test_recruit_discards_a_weapon_to_find_one(seat: int) -> None:
    deck = ["Rei", "Ikazuchi", "Ed", "Tenraku", "Frida", "Tenshin"]
    asked = played(seat, "Black Jade Recruit", "into the Alley", me={"hand": ["Tenshin", "Rei"], "deck": deck})
    assert labels(asked) == ["discard Tenshin", "decline"]
    searching = play(asked, "discard Tenshin")
    assert labels(searching) == ["take Ikazuchi", "take Tenraku", "take none"]
    me, _ = sides(play(searching, "take Tenraku", "as it lies"), seat)
    assert me.hand == ["Rei", "Tenraku"] and me.discard == ["Tenshin"]
    assert me.deck == ["Tenshin", "Rei", "Ikazuchi", "Ed", "Frida"]
    assert sides(play(searching, "take none", "as it lies"), seat)[0].hand == ["Rei"]
    declined, _ = sides(play(asked, "decline"), seat)
    assert declined.hand == ["Rei", "Tenshin"] and declined.deck == deck
    unarmed = played(seat, "Black Jade Recruit", "into the Alley", me={"hand": ["Rei"], "deck": deck})
    assert unarmed.question == "main" and sides(unarmed, seat)[0].deck == deck


def test_alley_guy_may_exchange_a_card(seat: int) -> None:
    asked = played(seat, "Alley Guy", "into the Garden", me={"hand": ["Rei", "Ed"]})
    assert labels(asked) == ["discard Rei", "discard Ed", "decline"]
    me, _ = sides(play(asked, "discard Ed"), seat)
    assert me.hand == ["Indra", "Rei"] and me.discard == ["Ed"]
    assert sides(play(asked, "decline"), seat)[0].hand == ["Ed", "Rei"]
    empty = played(seat, "Alley Guy", "into the Garden")
    assert empty.question == "main" and sides(empty, seat)[0].hand == []


def test_young_shao_wants_two_more_than_the_opponent(seat: int) -> None:
    for row, mine in (("garden", ["Rei", "Frida"]), ("alley", ["Rei", "Frida", "Ed"])):
        for foes, expected in ((["Ed"], (3, 3)), (["Ed", "Rei"], (2, 2))):
            me: dict[str, Any] = {"garden": mine}
            me[row] = [*me.get(row, []), "Young Shao"]
            side, _ = sides(scene(seat, me=me, foe={"garden": foes, "alley": ["Penny"]}), seat)
            assert numbers(side, "Young Shao") == expected, (row, foes)


def test_young_shao_falls_when_the_difference_is_gone(seat: int) -> None:
    garden = [{"card": "Young Shao", "damage": 2}, "Frida"]
    start = scene(seat, me={"garden": garden}, foe={"hand": ["Rei"]}, turn="foe")
    assert sides(start, seat)[0].unit("Young Shao").health == 1
    assert sides(play(start, "play Rei", "into the Garden"), seat)[0].garden == ["Frida"]
    assert sides(play(start, "play Rei", "into the Alley"), seat)[0].garden == ["Young Shao", "Frida"]


# Spells.


def test_healing_flutter_heals_up_to_the_full(seat: int) -> None:
    for health, healed in ((15, 17), (19, 20), (20, 20)):
        me, foe = sides(played(seat, "Healing Flutter", me={"health": health, "hand": ["Rei"]}, foe={"health": 10}), seat)
        assert (me.health, foe.health, me.discard) == (healed, 10, ["Healing Flutter"])


@pytest.mark.parametrize(
    "name", ["Healing Flutter", "The Red Bean", "Sleight of Hand", "Hook Sword Strike", "Good Enough Replica"]
)
def test_main_spells_are_no_responses(seat: int, name: str) -> None:
    foe = {"hand": [name], "garden": ["Rei"], "discard": ["Rei"]}
    attacked = play(scene(seat, me={"garden": ["Ed", "Rei"]}, foe=foe), "attack with Ed")
    assert attacked.question == "main" and sides(attacked, seat)[1].health == 17


def test_red_bean_lets_one_charge(seat: int) -> None:
    me = {"garden": [waits_to("Ed"), waits_to("Enzo")]}
    after = played(seat, "The Red Bean", me=me)
    assert "attack with Ed" in labels(after) and "attack with Enzo" not in labels(after), "4 or less"
    assert not sides(end_turn(after), seat)[0].unit("Ed").has(CHARGE)
    asked = played(seat, "The Red Bean", me=me, foe={"garden": ["Rei"], "alley": ["Frida"]})
    assert labels(asked) == ["foe's Rei", "your Ed"]
    for nobody in ({"alley": ["Rei"]}, {"garden": ["Enzo"]}):
        assert "play The Red Bean" not in labels(scene(seat, me={"hand": ["The Red Bean", "Rei"], **nobody}))


def test_sleight_draws_two_and_discards_two(seat: int) -> None:
    asked = played(seat, "Sleight of Hand", me={"hand": ["Rei"], "deck": ["Ed", "Frida", "Penny"]})
    me, _ = sides(play(asked, "discard Ed", "discard Rei"), seat)
    assert me.hand == ["Frida"] and me.discard == ["Ed", "Rei", "Sleight of Hand"] and me.deck == ["Penny"]
    assert winner(played(seat, "Sleight of Hand", me={"deck": ["Ed"]})) == 1 - seat


def test_hook_sword_strikes_an_entity_and_a_leader(seat: int) -> None:
    asked = played(seat, "Hook Sword Strike", me={"garden": ["Ed"], "alley": ["Rei"]}, foe={"garden": ["Ed"], "alley": ["Rei"]})
    assert labels(asked) == ["foe's Ed", "your Ed"]
    first = play(asked, "foe's Ed")
    assert labels(first) == ["1", "0"]
    leaders = play(first, "1")
    assert labels(leaders) == ["foe's Raizan", "your Zero"]
    both = sides(play(leaders, "foe's Raizan", "1"), seat)
    assert both[1].unit("Ed").health == 2 and both[1].health == 19 and both[0].unit("Ed").health == 3
    none = sides(play(first, "0", "your Zero", "0"), seat)
    assert none[1].unit("Ed").health == 3 and none[0].health == none[1].health == 20
    empty = play(played(seat, "Hook Sword Strike", me={"alley": ["Rei"]}), "foe's Raizan", "1")
    assert empty.question == "main" and sides(empty, seat)[1].health == 19


def test_friendship_gives_two_attack_in_main(seat: int) -> None:
    asked = played(seat, "Power of Friendship", me={"garden": ["Ed", "Rei", "Frida"], "alley": ["Penny"]})
    assert labels(asked) == ["your Ed", "your Rei", "your Frida"]
    second = play(asked, "your Ed")
    assert labels(second) == ["your Rei", "your Frida"]
    after = play(second, "your Frida")
    me, _ = sides(after, seat)
    assert [numbers(me, name) for name in ("Ed", "Rei", "Frida")] == [(4, 3), (1, 2), (2, 1)]
    assert numbers(sides(end_turn(after), seat)[0], "Ed") == (3, 3)
    one = scene(seat, me={"garden": ["Ed"], "alley": ["Rei"], "hand": ["Power of Friendship"]})
    assert "play Power of Friendship" not in labels(one)


def test_friendship_gives_two_health_in_response(seat: int) -> None:
    foe = {"garden": [tapped_unit("Ed"), "Rei"], "hand": ["Power of Friendship"]}
    start = scene(seat, me={"garden": ["Ed", "Frida"]}, foe=foe)
    after = decline_responses(play(start, "attack with Ed", "foe's Ed", "play Power of Friendship", "your Ed"))
    me, side = sides(after, seat)
    assert me.garden == ["Frida"] and numbers(side, "Ed") == (3, 1) and numbers(side, "Rei") == (1, 3)
    assert sides(fight(start, "Ed", "foe's Ed"), seat)[1].garden == ["Rei"]
    one = scene(seat, me={"garden": ["Ed", "Frida"]}, foe={**foe, "garden": [tapped_unit("Ed")]})
    assert play(one, "attack with Ed", "foe's Ed").question == "main"


def test_replica_returns_a_neutral_entity(seat: int) -> None:
    asked = played(seat, "Good Enough Replica", me={"discard": ["Rei", "Pekiro", "Tenshin", "Mo", "Healing Flutter"]})
    assert labels(asked) == ["take Rei", "take Mo"]
    me, _ = sides(play(asked, "take Mo"), seat)
    assert me.hand == ["Mo"] and me.discard == ["Good Enough Replica", "Healing Flutter", "Pekiro", "Rei", "Tenshin"]
    for discard in ([], ["Pekiro", "Tenshin", "Healing Flutter"]):
        none = scene(seat, me={"hand": ["Good Enough Replica", "Rei"], "discard": discard}, foe={"discard": ["Rei"]})
        assert "play Good Enough Replica" not in labels(none)


def test_concoction_needs_an_entity_in_the_garden(seat: int) -> None:
    none = scene(seat, me={"hand": ["Invigorating Concoction", "Rei"], "alley": ["Ed"]}, foe={"garden": ["Ed"]})
    assert "play Invigorating Concoction" not in labels(none)
    after = played(seat, "Invigorating Concoction", me={"garden": ["Ed"]})
    assert sides(after, seat)[0].unit("Ed").attack == 5 and sides(end_turn(after), seat)[0].unit("Ed").attack == 3
    foe = {"hand": ["Invigorating Concoction"], "alley": ["Ed"]}
    assert play(scene(seat, me={"garden": ["Ed", "Rei"]}, foe=foe), "attack with Ed").question == "main"


def test_forging_tricks_may_take_none(seat: int) -> None:
    start = {"hand": ["Rei"], "discard": ["Tenshin", "Rei"]}
    asked = played(seat, "Forging Tricks", me=start)
    assert labels(asked) == ["take Tenshin", "enough"]
    none, _ = sides(play(asked, "enough"), seat)
    assert none.leader.attack == 0 and none.discard == ["Forging Tricks", "Rei", "Tenshin"]
    one = play(asked, "take Tenshin")
    assert sides(one, seat)[0].leader.attack == 1 and "attack with Zero" in labels(one)
    assert sides(end_turn(one), seat)[0].leader.attack == 0


def test_forging_tricks_takes_five_at_most(seat: int) -> None:
    asked = played(seat, "Forging Tricks", me={"discard": ["Tenshin"] * 3 + ["Tenraku"] * 3})
    taken = play(asked, *["take Tenshin"] * 3, *["take Tenraku"] * 2)
    me, _ = sides(play(taken, "as it lies"), seat)
    assert me.leader.attack == 5 and me.discard == ["Forging Tricks", "Tenraku"]


def test_sundering_strike_hurts_an_entity_in_response(seat: int) -> None:
    foe = {"hand": ["Sundering Strike"], "garden": ["Rei"]}
    asked = play(scene(seat, me={"garden": ["Ed", "Frida"], "alley": ["Penny"]}, foe=foe), "attack with Ed")
    assert labels(asked) == ["play Sundering Strike", "no response"]
    targets = play(asked, "play Sundering Strike")
    assert labels(targets) == ["foe's Ed", "foe's Frida"]
    me, side = sides(play(targets, "foe's Ed"), seat)
    assert me.unit("Ed").health == 2 and side.health == 17
    saved = play(targets, "foe's Frida")
    assert sides(saved, seat)[0].garden == ["Ed"]
    armed = {"leader": {"card": "STT04-001", "weapons": ["Tenshin"]}, "hand": ["Rei"]}
    assert play(scene(seat, me=armed, foe=foe), "attack with Zero").question == "main", "no entity"
    own = scene(seat, me={"hand": ["Sundering Strike", "Rei"]}, foe={"garden": ["Ed"]})
    assert "play Sundering Strike" not in labels(own)


# Weapons.


@pytest.mark.parametrize(
    ("name", "more"), [("Monk Staff of Warding", 3), ("Black Jade Dagger", 1), ("Tenshin", 2), ("Tenraku", 3)]
)
def test_weapons_give_attack_until_the_turn_ends(seat: int, name: str, more: int) -> None:
    start = scene(seat, me={"garden": [{"card": "Ed", "weapons": [name]}, "Frida"]})
    assert sides(start, seat)[0].unit("Ed").attack == 3 + more and sides(start, seat)[0].unit("Frida").attack == 1
    after, _ = sides(end_turn(start), seat)
    assert after.unit("Ed").attack == 3 and after.discard == [name]


def test_black_jade_dagger_is_stronger_for_blood(seat: int) -> None:
    asked = played(seat, "Black Jade Dagger", "your Ed", me={"garden": ["Ed"]})
    assert labels(asked) == ["deal 1 damage to your leader", "do not"]
    paid, _ = sides(play(asked, "deal 1 damage"), seat)
    assert paid.health == 19 and paid.unit("Ed").attack == 5
    declined, _ = sides(play(asked, "do not"), seat)
    assert declined.health == 20 and declined.unit("Ed").attack == 4


def test_tenshin_hurts_a_leader_when_played(seat: int) -> None:
    asked = played(seat, "Tenshin", "your Ed", me={"garden": ["Ed"]}, foe={"garden": ["Rei"]})
    assert labels(asked) == ["foe's Raizan", "your Zero"]
    amounts = play(asked, "foe's Raizan")
    assert labels(amounts) == ["1", "0"]
    assert sides(play(amounts, "1"), seat)[1].health == 19 and sides(play(amounts, "0"), seat)[1].health == 20


def test_tenraku_is_stronger_over_fifteen_discards(seat: int) -> None:
    pile = ["Rei"] * 4 + ["Frida"] * 4 + ["Penny"] * 4 + ["Wolf Cub"] * 2
    garden = {"garden": [{"card": "Ed", "weapons": ["Tenraku"]}], "hand": ["Healing Flutter", "Indra"], "deck": ["Indra"]}
    start = scene(seat, me={**garden, "discard": pile})
    assert sides(start, seat)[0].unit("Ed").attack == 6
    assert sides(play(start, "play Healing Flutter"), seat)[0].unit("Ed").attack == 7, "whenever it is looked at"
    assert sides(scene(seat, me=garden, foe={"discard": [*pile, "Jay"]}), seat)[0].unit("Ed").attack == 6, "one's own pile"
