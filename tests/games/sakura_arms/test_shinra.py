"""Shinra: every sentence on her cards, in a scene in which it happens and in one in which it does not; and what Plans hide."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import BadScene, IllegalOption, Position
from mankai.games.sakura_arms.rules.constants import PREPARED, UNPREPARED
from mankai.players import player
from support.games.sakura_arms_scenes import FOE, GAME, ME, answer, foe, labels, me, scene, state

DIVINE: dict[str, Any] = {"plan": ["Divine"], "other_plan": ["Devious"]}
DEVIOUS: dict[str, Any] = {"plan": ["Devious"], "other_plan": ["Divine"]}


def with_plan(plan: dict[str, Any], **description: Any) -> Position:
    """A scene with a prepared Plan that the foe does not know."""
    return scene(**{**description, "me": {"vigor": 1, **plan, **description.get("me", {})}})


# Plans.


def test_the_first_plan_is_divine_and_everybody_knows() -> None:
    position = GAME.start({"goddesses": [["shinra", "yurina"], ["himika", "tokoyo"]]}, seed=3)
    assert (me(position)["plan"], me(position)["other_plan"]) == (["Divine"], ["Devious"])
    for seat in (ME, FOE, None):
        (card,) = position.view(seat)["zones"][PREPARED]
        assert GAME.cards[card].name == "Divine"


def test_a_plan_is_shown_when_it_is_enacted_and_the_next_is_chosen_in_secret() -> None:
    asked = answer(with_plan(DIVINE, distance=5, me={"hand": ["Agitate"]}), "play Agitate")
    assert (asked.seat, labels(asked)) == (ME, ["choose Divine", "choose Devious"])
    assert asked.view(FOE)["zones"][PREPARED] == [], "it was shown, and no other is prepared yet"
    done = answer(asked, "choose Devious")
    assert (me(done)["plan"], me(done)["other_plan"], me(done)["bonus"]) == (["Devious"], ["Divine"], [])
    for zone in (PREPARED, UNPREPARED):
        assert all(card < 0 for card in done.view(FOE)["zones"][zone])
        assert all(card < 0 for card in done.view(None)["zones"][zone])
        assert all(card >= 0 for card in done.view(ME)["zones"][zone])


def test_the_same_plan_may_be_prepared_again() -> None:
    done = answer(with_plan(DIVINE, distance=5, me={"hand": ["Agitate"]}), "play Agitate", "choose Divine")
    assert me(done)["plan"] == ["Divine"]


@pytest.mark.parametrize("plan", [DIVINE, DEVIOUS])
def test_a_plan_chosen_in_secret_leaves_no_trace(plan: dict[str, Any]) -> None:
    asked = answer(with_plan(plan, distance=5, me={"hand": ["Agitate"], "aura": 2}, foe={"vigor": 2}), "play Agitate")
    worlds = [asked.play(asked.options[at]) for at in (0, 1)]
    assert me(worlds[0])["plan"] != me(worlds[1])["plan"]
    for seat in (FOE, None):
        assert worlds[0].view(seat) == worlds[1].view(seat)
        assert worlds[0].events_for(seat) == worlds[1].events_for(seat) and worlds[0].log(seat) == worlds[1].log(seat)
    assert worlds[0].imagine(FOE, 5).now.key() == worlds[1].imagine(FOE, 5).now.key()
    later = [answer_by(world, "end turn", "do not reshuffle") for world in worlds]
    assert later[0].view(FOE) == later[1].view(FOE) and later[0].seat == FOE
    for name in ("greedy", "search:8"):
        assert player(name, 3).decide(later[0]) == player(name, 3).decide(later[1])


def answer_by(position: Position, *choices: str) -> Position:
    for choice in choices:
        if choice in labels(position):
            position = position.play(position.options[labels(position).index(choice)])
    return position


def test_who_imagines_holds_either_plan_possible_and_the_shown_one_certain() -> None:
    asked = answer(with_plan(DIVINE, distance=5, me={"hand": ["Agitate"]}, foe={"vigor": 1}), "play Agitate")
    done = answer(asked, "choose Devious")
    plans = {me(done.imagine(FOE, seed))["plan"][0] for seed in range(20)}
    assert plans == {"Divine", "Devious"}
    assert {me(done.imagine(ME, seed))["plan"][0] for seed in range(6)} == {"Devious"}
    first = GAME.start({"goddesses": [["shinra", "yurina"], ["himika", "tokoyo"]]}, seed=3)
    assert {me(first.imagine(FOE, seed))["plan"][0] for seed in range(6)} == {"Divine"}


def test_a_plan_prepared_in_the_start_phase_is_guessed_too() -> None:
    start = with_plan(
        DEVIOUS,
        phase="start",
        distance=6,
        me={"in_play": {"Eloquence": 1}, "deck": ["Argue", "Protest"]},
        foe={"hand": ["Slash", "Spirit"], "deck": ["Brandish"], "vigor": 1},
    )
    prepared = answer(start, "choose Divine")
    assert {me(prepared.imagine(FOE, seed))["plan"][0] for seed in range(12)} == {"Divine", "Devious"}


def test_a_plan_that_was_not_prepared_is_in_the_end_phase() -> None:
    start = with_plan(
        DIVINE,
        distance=5,
        me={"ready": ["Infer the Totality"], "used": ["Refute the World"], "flare": 2, "life": 8},
        foe={"deck": ["Slash", "Spirit"], "vigor": 1},
    )
    asked = answer(start, "play Infer the Totality", "0 from Aura")
    assert (state(asked)["phase"], asked.seat, me(asked)["plan"]) == ("end", ME, [])
    assert labels(asked) == ["choose Divine", "choose Devious"]
    done = answer(asked, "choose Devious")
    assert (me(done)["plan"], me(done)["bonus"], me(done)["in_play"]) == (["Devious"], [], {"Refute the World": 4})


@pytest.mark.parametrize(
    ("mine", "message"),
    [
        ({"plan": ["Slash"]}, "Slash is none of the cards of which one is prepared"),
        ({"plan": ["Divine"], "other_plan": ["Devious", "Agitate"]}, "Agitate is none of the cards"),
        ({"plan": ["Nonsense"]}, "have no card 'Nonsense'"),
        ({"plan": ["Divine"], "other_plan": ["Divine"]}, "more often than there are such cards"),
        ({"plan": ["Divine", "Devious"]}, "one card is prepared, and not more"),
        ({"plan": ["Divine"], "goddesses": ["yurina", "himika"]}, "Yurina and Himika have no card 'Divine'"),
        ({"hand": ["Devious"]}, "Devious is never in a deck, in a hand or in play"),
    ],
)
def test_a_plan_that_is_none_of_hers_is_refused(mine: dict[str, Any], message: str) -> None:
    with pytest.raises(BadScene, match=message):
        scene(me=mine)


def test_nothing_but_her_own_plans_can_be_prepared() -> None:
    asked = answer(with_plan(DIVINE, distance=5, me={"hand": ["Agitate", "Slash"]}), "play Agitate")
    own = asked.options[0]
    for name, owner in (("Slash", ME), ("Divine", FOE)):
        (card,) = [card for card, one in enumerate(GAME.cards) if one.name == name and card // GAME.half == owner]
        with pytest.raises(IllegalOption, match=f"choose {name}.* is not possible"):
            asked.play(own - GAME.subject(own) + card)
    with pytest.raises(IllegalOption, match="'choose Slash' is no option"):
        asked.choose("choose Slash")


def test_nothing_is_prepared_in_the_end_phase_while_one_is() -> None:
    position = with_plan(DEVIOUS, distance=5, me={"hand": ["Argue"]}, foe={"vigor": 1})
    done = answer(position, "end turn", "do not reshuffle")
    assert me(done)["plan"] == ["Devious"]


def test_a_foe_without_plans_who_plays_her_card_enacts_nothing() -> None:
    played = {"play": "me: Agitate", "by": "foe", "origin": 0, "ordinal": 1, "reacts_to": -1, "as_reaction": 0, "full_force": 0}
    phases = [["next turn", "foe", "", []], ["end", "foe", "", []], ["main", "foe", "", []]]
    done = scene(
        turn="foe",
        distance=5,
        agenda=[*phases, ["act", "foe", "me: Agitate", []]],
        matters=[played],
        me={**DIVINE, "aura": 3},
        foe={"limbo": {"Agitate": 0}, "goddesses": ["himika", "tokoyo"], "hand": ["Shoot"], "vigor": 1},
    )
    assert (state(done)["distance"], me(done)["plan"], me(done)["discard"]) == (5, ["Divine"], ["Agitate"])


def test_scenes_of_plans_are_the_same_again() -> None:
    asked = answer(with_plan(DIVINE, distance=5, me={"hand": ["Agitate"]}), "play Agitate")
    for position in (asked, answer(asked, "choose Devious")):
        again = GAME.scene(position.portrait)
        assert again == position and again.now.key() == position.now.key()


# Argue.


@pytest.mark.parametrize(("deck", "aura", "face_down"), [(3, 3, 2), (2, 3, 2), (1, 1, 0), (0, 1, 0)])
def test_argue_takes_cards_instead_of_its_damage(deck: int, aura: int, face_down: int) -> None:
    cards = ["Slash", "Spirit", "Brandish"][:deck]
    start = with_plan(DIVINE, distance=5, me={"hand": ["Argue"]}, foe={"deck": cards, "aura": 3, "hand": ["Overawe"]})
    done = answer(start, "play Argue")
    assert (foe(done)["aura"], foe(done)["face_down"]) == (aura, cards[:face_down])


def test_argue_leaves_a_poison_on_the_deck() -> None:
    start = scene(
        distance=5,
        me={"hand": ["Argue"], "goddesses": ["shinra", "chikage"], "vigor": 1},
        foe={"deck": ["Hallucinogen", "Slash", "Spirit"]},
    )
    done = answer(start, "play Argue")
    assert (foe(done)["deck"], foe(done)["face_down"]) == (["Hallucinogen", "Spirit"], ["Slash"])


# Protest.


def against(hand: str, aura: int, life: int, **foe_half: Any) -> Position:
    start = scene(
        turn="foe",
        distance=4,
        me={"hand": ["Protest"], "aura": 5, "goddesses": ["shinra", "tokoyo"]},
        foe={"hand": [hand], "vigor": 1, "deck": ["Spirit"], "life": life, "aura": aura, **foe_half},
    )
    return answer(start, f"play {hand}", "play Protest")


def test_protest_negates_the_damage_of_3_or_more_to_aura_and_the_foe_draws() -> None:
    done = against("Slash", 3, 10)
    assert (me(done)["aura"], me(done)["life"], foe(done)["aura"], foe(done)["hand"]) == (5, 10, 2, ["Spirit"])
    assert "The damage of Slash is negated" in done.log(ME)


def test_protest_does_not_negate_less() -> None:
    done = against("Shoot", 3, 10)
    assert labels(done) == ["take 2 to Aura", "take 1 to Life"] and foe(done)["hand"] == ["Spirit"]


def test_protest_does_not_negate_an_ultimate() -> None:
    start = scene(
        turn="foe",
        distance=4,
        me={"hand": ["Protest"], "aura": 5, "goddesses": ["shinra", "tokoyo"]},
        foe={"ready": ["Tsukikage Crush"], "flare": 7, "life": 5, "vigor": 1, "deck": ["Spirit"], "aura": 1},
    )
    done = answer(start, "play Tsukikage Crush", "play Protest")
    assert labels(done) == ["take 4 to Aura", "take 4 to Life"]


def test_negated_damage_leaves_what_comes_after() -> None:
    start = scene(
        turn="foe",
        distance=3,
        me={"hand": ["Protest", "Argue"], "aura": 5, "goddesses": ["shinra", "tokoyo"], "life": 9},
        foe={"hand": ["Behead"], "vigor": 1, "deck": ["Miasma", "Quagmire"], "life": 8, "aura": 3},
    )
    done = answer(start, "play Behead", "play Protest")
    assert labels(done) == ["take 2 to Aura", "take 3 to Life"], "2 to Aura are not enough"


# Sophism.


def test_sophism_divine_takes_three_cards() -> None:
    start = with_plan(DIVINE, distance=6, me={"hand": ["Sophism"]}, foe={"deck": ["Slash", "Spirit", "Brandish", "Overawe"]})
    done = answer(start, "play Sophism", "choose Divine")
    assert (foe(done)["life"], foe(done)["face_down"]) == (9, ["Slash", "Spirit", "Brandish"])


def test_sophism_devious_plays_a_discard_of_the_foe_s() -> None:
    start = with_plan(
        DEVIOUS,
        distance=4,
        me={"hand": ["Sophism"]},
        foe={"discard": ["Slash", "Spirit"], "deck": ["Brandish", "Overawe"], "aura": 5},
    )
    asked = answer(start, "play Sophism")
    assert labels(asked) == ["choose Slash", "choose Spirit", "no"]
    struck = answer(asked, "choose Slash")
    assert (struck.seat, labels(struck)) == (FOE, ["take 3 to Aura", "take 1 to Life"])
    done = answer(struck, "take 3 to Aura", "choose Divine")
    assert (foe(done)["discard"], me(done)["discard"]) == (["Spirit", "Slash"], ["Sophism"]), "back to its owner's pile"
    assert me(answer(asked, "no", "choose Divine"))["plan"] == ["Divine"]


def test_sophism_negated_enacts_nothing() -> None:
    start = with_plan(
        DIVINE, distance=4, me={"hand": ["Sophism"]}, foe={"hand": ["Polite Return"], "vigor": 2, "deck": ["Rabbit Step"]}
    )
    done = answer(start, "play Sophism", "play Polite Return", "take 1 to Life")
    assert me(done)["plan"] == ["Divine"] and foe(done)["face_down"] == []


# Replicate.


def replicate(**foe_half: Any) -> Position:
    half = {"hand": ["Slash", "Spirit", "Art of Drawing"], "aura": 5, "vigor": 1, "deck": ["Overawe", "Brandish"], **foe_half}
    return answer(with_plan(DIVINE, distance=4, me={"hand": ["Replicate", "Argue"]}, foe=half), "play Replicate")


def test_replicate_shows_the_hand_and_offers_its_attacks() -> None:
    asked = replicate()
    assert labels(asked) == ["choose Slash", "choose Art of Drawing", "no"]
    seen = asked.view(ME)["zones"][1]
    assert sorted([GAME.cards[card].name for card in seen]) == ["Art of Drawing", "Slash", "Spirit"]
    assert all(card < 0 for card in asked.view(None)["zones"][1])


def test_replicate_plays_what_is_chosen() -> None:
    done = answer(replicate(), "choose Slash", "play it", "take 3 to Aura")
    assert (foe(done)["aura"], foe(done)["discard"], foe(done)["hand"]) == (2, ["Slash"], ["Spirit", "Art of Drawing"])
    assert me(done)["played"] == 2


def test_replicate_discards_what_is_chosen() -> None:
    done = answer(replicate(), "choose Slash", "put it into the face-down discards")
    assert (foe(done)["aura"], foe(done)["face_down"], foe(done)["hand"]) == (5, ["Slash"], ["Spirit", "Art of Drawing"])


def test_replicate_may_choose_nothing() -> None:
    done = answer(replicate(), "no")
    assert foe(done)["hand"] == ["Slash", "Spirit", "Art of Drawing"] and done.question == "main"


def test_what_cannot_be_played_is_discarded_or_put_back_as_the_player_likes() -> None:
    start = with_plan(DIVINE, distance=9, me={"hand": ["Replicate", "Argue"]}, foe={"hand": ["Slash", "Spirit"]})
    asked = answer(start, "play Replicate", "choose Slash")
    assert labels(asked) == ["play it", "put it into the face-down discards"]
    back = answer(asked, "play it")
    assert (foe(back)["hand"], foe(back)["face_down"], me(back)["played"]) == (["Slash", "Spirit"], [], 1)
    gone = answer(asked, "put it into the face-down discards")
    assert (foe(gone)["hand"], foe(gone)["face_down"]) == (["Spirit"], ["Slash"])


def test_what_was_put_back_has_been_seen_by_everybody() -> None:
    start = with_plan(DIVINE, distance=9, me={"hand": ["Replicate", "Argue"]}, foe={"hand": ["Slash", "Spirit"]})
    back = answer(start, "play Replicate", "choose Slash", "play it")
    assert sorted(card < 0 for card in back.view(None)["zones"][1]) == [False, True]


def test_a_card_with_full_power_ends_the_phase_played() -> None:
    start = with_plan(
        DIVINE,
        distance=2,
        me={"hand": ["Replicate", "Argue"], "vigor": 2},
        foe={"hand": ["Behead"], "aura": 5, "deck": ["Miasma", "Quagmire"]},
    )
    done = answer(start, "play Replicate", "choose Behead", "play it", "take 2 to Aura")
    assert (state(done)["turn"], me(done)["hand"]) == ("foe", ["Argue"])


@pytest.mark.parametrize(("choice", "pile"), [("put it into the face-down discards", "face_down"), ("play it", "hand")])
def test_a_card_with_full_power_ends_the_phase_discarded_and_put_back(choice: str, pile: str) -> None:
    half = {"hand": ["Behead"], "deck": ["Shoot", "Magnum"], "goddesses": ["chikage", "himika"]}
    start = with_plan(DIVINE, distance=9, me={"hand": ["Replicate", "Argue"], "vigor": 2}, foe=half)
    done = answer(start, "play Replicate", "choose Behead", choice)
    assert state(done)["turn"] == "foe" and "Behead" in foe(done)[pile]


# Agitate.


def test_agitate_moves_by_the_plan() -> None:
    divine = answer(with_plan(DIVINE, distance=5, me={"hand": ["Agitate"]}, foe={"aura": 1}), "play Agitate", "choose Divine")
    assert (state(divine)["distance"], foe(divine)["aura"]) == (6, 1)
    devious = answer(with_plan(DEVIOUS, distance=5, me={"hand": ["Agitate"]}, foe={"aura": 1}), "play Agitate", "choose Divine")
    assert (state(devious)["distance"], foe(devious)["aura"]) == (4, 2)


def test_agitate_is_a_reaction() -> None:
    start = scene(turn="foe", distance=4, me={"hand": ["Agitate"], **DIVINE}, foe={"hand": ["Slash"], "vigor": 1})
    missed = answer(start, "play Slash", "play Agitate", "choose Divine")
    assert state(missed)["distance"] == 5 and me(missed)["aura"] == 3, "out of Range"


# Eloquence.


def eloquence(plan: dict[str, Any], **foe_half: Any) -> Position:
    half = {"deck": ["Slash", "Brandish", "Overawe", "Hilt Strike"], "vigor": 1, **foe_half}
    return with_plan(plan, phase="start", distance=6, me={"in_play": {"Eloquence": 1}, "vigor": 0, "deck": ["Argue"]}, foe=half)


def test_eloquence_divine_gives_vigor_and_goes_on_the_deck() -> None:
    done = answer(eloquence(DIVINE), "choose Divine")
    assert (me(done)["vigor"], me(done)["deck"], me(done)["discard"]) == (2, ["Eloquence", "Argue"], [])


def test_eloquence_devious_fills_a_hand_of_one_and_empties_it_again() -> None:
    asked = eloquence(DEVIOUS, hand=["Spirit"])
    assert (asked.seat, labels(asked)) == (FOE, [f"choose {name}" for name in ("Spirit", "Slash", "Brandish", "Overawe")])
    done = answer(asked, "choose Spirit", "choose Slash", "choose Divine")
    assert (foe(done)["stunned"], foe(done)["hand"], foe(done)["discard"]) == (1, ["Brandish", "Overawe"], ["Spirit", "Slash"])
    assert me(done)["discard"] == ["Eloquence"] and me(done)["vigor"] == 1


def test_eloquence_devious_does_nothing_to_a_hand_of_two() -> None:
    done = answer(eloquence(DEVIOUS, hand=["Spirit", "Soulfire"]), "choose Divine")
    assert (foe(done)["stunned"], len(foe(done)["hand"]), foe(done)["discard"]) == (0, 2, [])


# Confuse and Shake the Mind.


def ending(position: Position) -> Position:
    """The player's next turn but one, when a single Sakura is left on Confuse."""
    mine = {**me(position), "in_play": {"Confuse": 1}}
    return scene(**{**position.portrait, "phase": "start", "turns": 5, "me": mine, "shadow": state(position)["shadow"] + 3})


def test_confuse_seals_a_discard_until_it_is_disenchanted() -> None:
    start = with_plan(
        DIVINE, distance=6, me={"hand": ["Confuse", "Argue"]}, foe={"discard": ["Slash", "Spirit"], "face_down": ["Overawe"]}
    )
    asked = answer(start, "play Confuse", "0 from Aura")
    assert labels(asked) == ["choose Slash", "choose Spirit"], "face-up ones alone"
    sealed = answer(asked, "choose Slash")
    assert (foe(sealed)["discard"], foe(sealed)["sealed"]) == (["Spirit"], ["Slash"])
    last = ending(sealed)
    assert (foe(last)["discard"], foe(last)["sealed"], me(last)["discard"]) == (["Spirit", "Slash"], [], ["Confuse"])


def test_confuse_seals_nothing_where_nothing_lies_face_up() -> None:
    done = answer(
        with_plan(DIVINE, distance=6, me={"hand": ["Confuse", "Argue"]}, foe={"face_down": ["Slash"]}),
        "play Confuse",
        "0 from Aura",
    )
    assert foe(done)["sealed"] == [] and me(done)["in_play"] == {"Confuse": 4}


def test_a_sealed_poison_returns_to_who_held_it() -> None:
    half = {"hand": ["Confuse", "Miasma"], "goddesses": ["shinra", "chikage"], "vigor": 1}
    sealed = answer(scene(distance=6, me=half, foe={"discard": ["Fading Light Toxin"]}), "play Confuse", "0 from Aura")
    assert foe(sealed)["discard"] == [] and GAME.scene(sealed.portrait) == sealed
    assert foe(ending(sealed))["discard"] == ["Fading Light Toxin"]


def test_shake_the_mind_seals_for_good() -> None:
    start = with_plan(DIVINE, distance=6, me={"ready": ["Shake the Mind"], "flare": 2}, foe={"discard": ["Slash"]})
    done = answer(start, "play Shake the Mind")
    assert (foe(done)["sealed"], foe(done)["discard"], me(done)["used"]) == (["Slash"], [], ["Shake the Mind"])


# Infer the Totality.


def infer(plan: dict[str, Any], mine: dict[str, Any], **foe_half: Any) -> Position:
    half = {"ready": ["Infer the Totality"], "flare": 2, "life": 8, **mine}
    return answer(with_plan(plan, distance=5, me=half, foe={"vigor": 1, **foe_half}), "play Infer the Totality")


def test_infer_the_totality_divine_plays_an_enchantment_again() -> None:
    asked = infer(DIVINE, {"discard": ["Confuse", "Argue", "Eloquence"], "used": ["Prove the Nature"], "life": 6})
    assert labels(asked) == ["choose Confuse", "choose Eloquence", "choose Prove the Nature"]
    done = answer(asked, "choose Eloquence", "0 from Aura", "choose Divine")
    assert me(done)["in_play"] == {"Eloquence": 2} and me(done)["flare"] == 0 and done.question == "main"
    proved = answer(asked, "choose Prove the Nature", "0 from Aura", "choose Divine")
    assert (me(proved)["in_play"], me(proved)["life"]) == ({"Prove the Nature": 6}, 8), "at no Flare"


def test_infer_the_totality_devious_empties_an_enchantment_of_the_foe_s_that_is_no_ultimate() -> None:
    asked = infer(DEVIOUS, {}, in_play={"Overawe": 2, "Soulfire": 3}, goddesses=["yurina", "himika"])
    assert labels(asked) == ["choose Overawe", "choose Soulfire"]
    done = answer(asked, "choose Soulfire", "choose Divine")
    assert (foe(done)["in_play"], foe(done)["discard"]) == ({"Overawe": 2}, ["Soulfire"])
    spared = infer(DEVIOUS, {}, in_play={"Treacherous Spiritquell": 3}, goddesses=["chikage", "himika"])
    assert labels(spared) == ["choose Divine", "choose Devious"] and foe(spared)["in_play"] == {"Treacherous Spiritquell": 3}


# Refute the World and Prove the Nature.


def test_refute_the_world_swaps_the_damages_of_one_s_own_attacks() -> None:
    start = with_plan(DIVINE, distance=5, me={"hand": ["Argue", "Slash"], "in_play": {"Refute the World": 2}}, foe={"deck": []})
    assert foe(answer(start, "play Argue"))["life"] == 8, "2/- is -/2"
    theirs = scene(turn="foe", distance=4, me={"in_play": {"Refute the World": 2}}, foe={"hand": ["Slash"], "vigor": 1})
    assert labels(answer(theirs, "play Slash")) == ["take 3 to Aura", "take 1 to Life"]


def test_prove_the_nature_gives_life_and_hurts_when_other_enchantments_end() -> None:
    start = with_plan(DIVINE, distance=5, me={"ready": ["Prove the Nature"], "flare": 6, "life": 6}, foe={"life": 8})
    done = answer(start, "play Prove the Nature", "0 from Aura")
    assert (me(done)["life"], me(done)["in_play"]) == (8, {"Prove the Nature": 6})
    ending = with_plan(
        DIVINE,
        phase="start",
        distance=5,
        me={"in_play": {"Prove the Nature": 3, "Eloquence": 1}, "deck": ["Argue"]},
        foe={"life": 8},
    )
    assert foe(answer(ending, "choose Divine"))["life"] == 7
    theirs = with_plan(
        DIVINE, phase="start", distance=5, me={"in_play": {"Prove the Nature": 3}}, foe={"life": 8, "in_play": {"Soulfire": 1}}
    )
    assert foe(theirs)["life"] == 8, "only one's own count"


def test_a_card_lost_for_lack_of_concentration_was_not_disenchanted() -> None:
    start = scene(
        turn="foe",
        distance=4,
        me={"in_play": {"Prove the Nature": 3, "Overawe": 2}, "goddesses": ["shinra", "yurina"], "aura": 0},
        foe={"hand": ["Slash"], "vigor": 1, "life": 8},
    )
    struck = answer(start, "play Slash")
    assert (foe(struck)["life"], me(struck)["face_down"]) == (8, ["Overawe"])


def test_who_has_proved_the_nature_loses_with_it() -> None:
    lost = with_plan(DIVINE, phase="start", distance=5, me={"in_play": {"Prove the Nature": 1}})
    assert lost.is_over and lost.scores == [0.0, 1.0]


def test_prove_the_nature_running_out_together_with_another_is_ordered_by_the_turn_player() -> None:
    both = with_plan(DIVINE, phase="start", distance=5, me={"in_play": {"Prove the Nature": 1, "Confuse": 1}}, foe={"life": 1})
    assert labels(both) == ["choose Prove the Nature", "choose Confuse"]
    assert answer(both, "choose Confuse").scores == [1.0, 0.0], "its damage comes first"
    assert answer(both, "choose Prove the Nature").scores == [0.0, 1.0]
