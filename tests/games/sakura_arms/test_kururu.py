"""Kururu: every sentence on her cards, in a scene in which it happens and in one in which it does not."""

from __future__ import annotations

from typing import Any

import pytest

import mankai
from mankai import Position
from mankai.games.sakura_arms.rules.constants import BONUS, DECK, HAND, OUTSIDE, READY
from mankai.games.sakura_arms.terminal.board import DuelBoard, number_of
from support.games.sakura_arms_scenes import FOE, GAME, ME, answer, foe, labels, me, scene, state, type_line, why_not

WITH_TOKOYO: dict[str, Any] = {"goddesses": ["kururu", "tokoyo"], "vigor": 1}
SEALED_SLASH: dict[str, Any] = {"used": ["Industria"], "sealed": ["Slash"], "vigor": 1, "goddesses": ["kururu", "yurina"]}
SIMULATOR = "Godly Intervention Simulator: Kururu-Type"


def sealed(card: str, whose: str = "me") -> list[Any]:
    """The effects while `card` lies under Industria."""
    return ["for good", "me", "me: Industria", [f"{whose}: {card}"]]


# Mechanism.


@pytest.mark.parametrize(
    ("more", "hurt"),
    [
        ({"discard": ["Rabbit Step", "Song and Dance", "Acceler", "Polite Return"]}, 1),
        ({"discard": ["Rabbit Step", "Song and Dance", "Acceler", "Polite Return", "Break Point"]}, 1),  # more than it needs
        ({"discard": ["Song and Dance", "Acceler", "Polite Return"]}, 0),  # one Utility too few
        ({"discard": ["Rabbit Step", "Song and Dance", "Acceler"]}, 0),  # one Reaction too few
        ({"discard": ["Rabbit Step", "Song and Dance", "Acceler"], "used": ["Immortal Flower"]}, 1),  # a Used Ultimate counts,
        ({"discard": ["Rabbit Step", "Song and Dance", "Acceler"], "ready": ["Immortal Flower"]}, 0),  # a Ready one does not
        ({"discard": ["Song and Dance", "Acceler"], "used": ["Drain Devil"]}, 1),  # a Utility and a Reaction at once
        ({"discard": ["Rabbit Step", "Song and Dance", "Acceler"], "face_down": ["Polite Return"]}, 0),
    ],
)
def test_elekiter_needs_three_utilities_and_two_reactions(more: dict[str, Any], hurt: int) -> None:
    start = scene(distance=5, me={**WITH_TOKOYO, "hand": ["Elekiter"], **more})
    assert foe(answer(start, "play Elekiter"))["life"] == 10 - hurt


def test_a_card_being_played_does_not_count() -> None:
    start = scene(distance=5, me={**WITH_TOKOYO, "hand": ["Elekiter"], "discard": ["Song and Dance"], "used": ["Drain Devil"]})
    done = answer(start, "play Elekiter")
    assert foe(done)["life"] == 10 and me(done)["discard"] == ["Song and Dance", "Elekiter"], "with itself there are three"


def test_what_the_foe_has_played_does_not_count() -> None:
    full = {"discard": ["Rabbit Step", "Song and Dance", "Polite Return"], "goddesses": ["tokoyo", "yurina"]}
    start = scene(distance=5, me={"hand": ["Elekiter"], "vigor": 1}, foe={**full, "used": ["Immortal Flower"]})
    assert foe(answer(start, "play Elekiter"))["life"] == 10


# Acceler.


def test_acceler_plays_a_card_with_full_power_and_the_phase_goes_on() -> None:
    half = {"hand": ["Acceler", "Art of Drawing", "Slash", "Regainah"], "discard": ["Spirit", "Elekiter"]}
    start = scene(distance=3, me={**half, "in_play": {"Overawe": 1}, "vigor": 1}, foe={"aura": 5})
    asked = answer(start, "play Acceler")
    assert labels(asked) == ["choose Art of Drawing", "choose Regainah", "no"]
    done = answer(asked, "choose Art of Drawing", "take 4 to Aura")
    assert done.question == "main" and done.seat == ME and "play Slash" in labels(done)
    assert me(done)["discard"] == ["Spirit", "Elekiter", "Art of Drawing", "Acceler"]
    assert "Art of Drawing" in me(answer(asked, "no"))["hand"]


@pytest.mark.parametrize(("discard", "in_play"), [(["Spirit"], {"Overawe": 1}), (["Spirit", "Elekiter"], {})])
def test_acceler_does_nothing_while_its_mechanism_is_not_complete(discard: list[str], in_play: dict[str, int]) -> None:
    half = {"hand": ["Acceler", "Art of Drawing", "Overawe"][: 3 - len(in_play)], "discard": discard, "in_play": in_play}
    done = answer(scene(distance=3, me={**half, "vigor": 1}, foe={"aura": 5}), "play Acceler")
    assert done.question == "main" and "Art of Drawing" in me(done)["hand"]


def test_acceler_shows_a_card_that_cannot_be_played_and_puts_it_back() -> None:
    half = {"hand": ["Acceler", "Art of Drawing"], "discard": ["Spirit", "Elekiter"], "in_play": {"Overawe": 1}, "vigor": 1}
    done = answer(scene(distance=6, me=half), "play Acceler", "choose Art of Drawing")
    assert me(done)["hand"] == ["Art of Drawing"] and done.view(FOE)["zones"][HAND][0] >= 0


# Kururu~n.

STRUCK: dict[str, Any] = {
    "hand": ["Kururu~n"], "deck": ["Elekiter", "Acceler"], "face_down": ["Slash", "Spirit"], "aura": 5,
}  # fmt: skip


def spun(**more: Any) -> Position:
    """The foe has struck, and Kururu~n is the Reaction."""
    start = scene(
        turn="foe", distance=4, me={**STRUCK, **more}, foe={"hand": ["Shoot", "Magnum", "Backstep"], "vigor": 1, "life": 8}
    )
    return answer(start, "play Shoot", "play Kururu~n")


def test_kururun_is_only_a_reaction() -> None:
    position = scene(distance=4, me={**STRUCK, "vigor": 1})
    assert "play Kururu~n" not in labels(position) and why_not(position, "play Kururu~n") == "only as a Reaction"


def test_kururun_lets_one_choose_up_to_two_different_things() -> None:
    asked = spun()
    every = ["draw 1 card", "put a face-down card under your deck", "the foe discards a card", "nothing more"]
    assert labels(asked) == every
    assert labels(answer(asked, "draw 1 card")) == every[1:], "not the same twice"
    none = answer(asked, "nothing more")
    assert (me(none)["hand"], len(foe(none)["hand"]), none.question) == ([], 2, "damage")


def test_kururun_does_what_was_chosen_in_that_order() -> None:
    first = answer(spun(deck=[]), "put a face-down card under your deck", "draw 1 card", "choose Slash")
    assert (me(first)["hand"], me(first)["deck"], me(first)["face_down"]) == (["Slash"], [], ["Spirit"])
    second = answer(spun(deck=["Acceler"]), "draw 1 card", "put a face-down card under your deck", "choose Slash")
    assert (me(second)["hand"], me(second)["deck"]) == (["Acceler"], ["Slash"])


def test_kururun_makes_the_foe_discard_a_card_of_their_choice() -> None:
    asked = answer(spun(), "the foe discards a card", "nothing more")
    assert (asked.seat, labels(asked)) == (FOE, ["choose Magnum", "choose Backstep"])
    done = answer(asked, "choose Backstep")
    assert (foe(done)["hand"], foe(done)["discard"]) == (["Magnum"], ["Backstep"]), "Shoot is still being played"


def test_which_card_goes_under_the_deck_is_nobody_elses_business() -> None:
    worlds = [
        answer(spun(), "put a face-down card under your deck", "nothing more", f"choose {card}") for card in ("Slash", "Spirit")
    ]
    assert worlds[0].view(FOE) == worlds[1].view(FOE)
    assert worlds[0].view(ME) != worlds[1].view(ME)


# Tornaydo.


@pytest.mark.parametrize(
    ("discard", "in_play", "aura", "life"),
    [
        (["Slash", "Brandish"], {}, 0, 10),
        (["Slash"], {}, 5, 10),
        (["Slash"], {"Overawe": 1, "Soulfire": 1}, 5, 9),
        (["Slash", "Brandish"], {"Overawe": 1, "Soulfire": 1}, 0, 9),
        (["Slash", "Brandish"], {"Overawe": 1}, 0, 10),
        (["Overawe", "Mozule"], {}, 5, 9),
    ],
)
def test_tornaydo_has_two_mechanisms(discard: list[str], in_play: dict[str, int], aura: int, life: int) -> None:
    half = {"hand": ["Tornaydo"], "discard": discard, "in_play": in_play, "life": 8, "goddesses": ["kururu", "yurina"]}
    done = answer(scene(distance=5, me=half, foe={"aura": 5, "deck": ["Shoot", "Magnum"]}), "play Tornaydo")
    assert (foe(done)["aura"], foe(done)["life"], state(done)["turn"]) == (aura, life, "foe"), "Full Power ends the phase"


# Regainah.

REGAIN: dict[str, Any] = {"hand": ["Regainah"], "in_play": {"Mozule": 3}, "used": ["Drain Devil"], "vigor": 0, "aura": 2}


def regained(distance: int = 4, *choices: str, **more: Any) -> Position:
    start = scene(distance=distance, me={**REGAIN, **more}, foe={"aura": 5, "life": 8, "deck": ["Shoot", "Magnum"]})
    return answer(start, "play Regainah", *choices)


def test_regainah_plays_a_card_of_another_goddess_from_three_places() -> None:
    asked = regained(
        discard=["Slash", "Elekiter", "Art of Drawing"], face_down=["Brandish"], used=["Drain Devil", "Tsukikage Crush"]
    )
    assert labels(asked) == ["choose Slash", "choose Brandish", "choose Tsukikage Crush", "no"], "neither hers nor Full Power"
    struck = answer(asked, "choose Tsukikage Crush", "as printed")
    assert (struck.seat, labels(struck)) == (FOE, ["take 4 to Aura", "take 4 to Life"]), "without its Flare"
    assert "Tsukikage Crush" in me(answer(struck, "take 4 to Aura", "no"))["used"]
    none = answer(asked, "no", "no")
    assert state(none)["turn"] == "foe" and me(none)["discard"] == ["Slash", "Elekiter", "Art of Drawing", "Regainah"]


@pytest.mark.parametrize(
    "more",
    [{"in_play": {}}, {"used": []}, {"used": [], "face_down": ["Kururu~n"]}, {"in_play": {}, "hand": ["Regainah", "Mozule"]}],
)
def test_regainah_needs_an_enchantment_and_a_reaction(more: dict[str, Any]) -> None:
    done = regained(4, *(["no"] if more.get("in_play") is None else []), **{**more, "discard": ["Slash"]})
    assert state(done)["turn"] == "foe" and foe(done)["aura"] == 5


@pytest.mark.parametrize(
    ("change", "distance", "options"),
    [
        ("as printed", 4, ["take 3 to Aura", "take 1 to Life"]),
        ("Range 1 farther", 5, ["take 3 to Aura", "take 1 to Life"]),
        ("Range 1 nearer", 2, ["take 3 to Aura", "take 1 to Life"]),
        ("1 more damage to Aura", 4, ["take 4 to Aura", "take 1 to Life"]),
        ("1 less damage to Aura", 4, ["take 2 to Aura", "take 1 to Life"]),
        ("1 more damage to Life", 4, ["take 3 to Aura", "take 2 to Life"]),
        ("1 less damage to Life", 4, ["take 3 to Aura", "take 0 to Life"]),
    ],
)
def test_regainah_changes_one_number_of_an_attack(change: str, distance: int, options: list[str]) -> None:
    struck = regained(distance, "choose Slash", change, discard=["Slash"])
    assert (struck.seat, labels(struck)) == (FOE, options)
    view = struck.view(None)["public"]["attack"]
    assert view["traits"] == 0, "which is nothing that an attack has"


@pytest.mark.parametrize(("change", "distance"), [("Range 1 farther", 3), ("Range 1 nearer", 4), ("as printed", 5)])
def test_a_changed_range_is_the_one_that_counts(change: str, distance: int) -> None:
    done = regained(distance, "choose Slash", change, "no", discard=["Slash"])
    assert (foe(done)["aura"], me(done)["discard"]) == (5, ["Slash", "Regainah"]), "out of Range, so it is put back"


def test_regainah_changes_a_number_before_anything_else_does() -> None:
    start = scene(
        distance=6,
        start_distance=2,
        me={**REGAIN, "goddesses": ["kururu", "hagane"], "used": ["Drain Devil", "Grand Firmament Crash"]},
        foe={"aura": 5, "life": 8},
    )
    struck = answer(start, "play Regainah", "choose Grand Firmament Crash", "1 more damage to Life")
    assert labels(struck) == ["take 4 to Aura", "take 3 to Life"], "X is 4, and Y one more than 2"
    swapping = {**REGAIN, "goddesses": ["kururu", "shinra"], "in_play": {"Refute the World": 3}, "discard": ["Protest"]}
    refuted = scene(distance=4, me=swapping, foe={"aura": 5, "life": 8, "deck": ["Shoot", "Magnum"]})
    done = answer(refuted, "play Regainah", "choose Protest", "1 more damage to Aura")
    assert foe(done)["life"] == 6, "2/- becomes -/2"


def test_regainah_cannot_change_what_is_not_there() -> None:
    asked = regained(4, "choose Glancing Strike", discard=["Glancing Strike"])
    assert [label for label in labels(asked) if "Aura" in label] == [], "its damage to Aura is a dash"


@pytest.mark.parametrize(("change", "charge"), [("as printed", 2), ("Charge 1 more", 3), ("Charge 1 less", 1)])
def test_regainah_changes_the_charge_of_an_enchantment(change: str, charge: int) -> None:
    done = regained(5, "choose Overawe", change, "0 from Aura", discard=["Overawe"])
    assert me(done)["in_play"]["Overawe"] == charge


def test_regainah_pays_no_other_cost_either() -> None:
    half = {"goddesses": ["kururu", "thallya"], "discard": ["Waving Edge"], "machine": 0, "burned": 5}
    struck = regained(3, "choose Waving Edge", "as printed", **half)
    assert labels(struck) == ["take 3 to Aura", "take 1 to Life"]


def test_regainah_plays_a_utility_as_it_is() -> None:
    done = regained(5, "choose Spirit", discard=["Spirit"])
    assert me(done)["vigor"] == 1 and done.question == "take a Basic Action", "Mozule has seen it, too"


def test_regainah_can_be_played_while_it_is_face_down() -> None:
    half = {"face_down": ["Regainah", "Tornaydo"], "goddesses": ["kururu", "yurina"], "vigor": 1}
    position = scene(distance=5, me=half, foe={"deck": ["Shoot", "Magnum"]})
    assert "play Regainah" in labels(position) and "play Tornaydo" not in labels(position)
    assert me(answer(position, "play Regainah"))["discard"] == ["Regainah"]
    late = scene(distance=5, me={**half, "hand": ["Elekiter"]})
    assert "play Regainah" not in labels(answer(late, "play Elekiter")), "in the normal way: alone in its phase"


# Mozule.


def test_mozule_gives_a_basic_action_after_a_utility() -> None:
    start = scene(distance=5, me={"hand": ["Elekiter", "Slash"], "in_play": {"Mozule": 2}, "vigor": 0, "aura": 2})
    asked = answer(start, "play Elekiter")
    assert asked.question == "take a Basic Action" and me(asked)["discard"] == ["Elekiter"]
    moved = answer(asked, "Retreat")
    assert (state(moved)["distance"], me(moved)["hand"], me(moved)["vigor"]) == (6, ["Slash"], 0), "at no cost"
    assert state(answer(asked, "no"))["distance"] == 5


def test_mozule_gives_nothing_after_an_attack_or_an_enchantment_or_for_the_foe() -> None:
    half = {"hand": ["Slash", "Overawe"], "in_play": {"Mozule": 2}, "vigor": 1}
    start = scene(distance=4, me=half, foe={"hand": ["Backstep"], "vigor": 1})
    assert answer(start, "play Slash", "take 1 to Life").question == "main"
    assert answer(start, "play Overawe", "0 from Aura").question == "main"
    theirs = scene(
        turn="foe", distance=4, me={"in_play": {"Mozule": 2}}, foe={"hand": ["Backstep"], "deck": ["Shoot"], "vigor": 1}
    )
    assert answer(theirs, "play Backstep").question == "main"


def test_mozule_must_have_been_in_play_when_the_utility_was_played() -> None:
    half = {"goddesses": ["kururu", "oboro"], "ready": ["Tobi-Kage"], "face_down": ["Mozule"], "flare": 4, "life": 6}
    start = scene(turn="foe", distance=4, me={**half, "aura": 5}, foe={"hand": ["Shoot"], "vigor": 1})
    done = answer(start, "play Shoot", "play Tobi-Kage", "choose Mozule", "0 from Aura")
    assert me(done)["in_play"] == {"Mozule": 3} and done.question == "damage"


def test_mozule_gives_its_action_even_if_it_is_gone_when_the_utility_is_resolved() -> None:
    half = {"hand": ["Acceler", "Tornaydo"], "in_play": {"Mozule": 2}, "discard": ["Elekiter", "Spirit"], "aura": 2}
    asked = answer(scene(distance=5, me=half), "play Acceler").portrait
    asked["me"]["in_play"], asked["me"]["discard"] = {}, [*asked["me"]["discard"], "Mozule"]
    asked["shadow"] += 2
    assert answer(GAME.scene(asked), "no").question == "take a Basic Action"
    asked["lasting"] = []
    assert answer(GAME.scene(asked), "no").question != "take a Basic Action", "it has not waited"


# Reflecta.


@pytest.mark.parametrize(
    ("discard", "charge"),
    [(["Polite Return"], 4), (["Glancing Strike"], 0), (["Song and Dance"], 0), (["Glancing Strike", "Kururu~n"], 4)],
)
def test_reflecta_needs_an_attack_and_a_reaction_to_stay(discard: list[str], charge: int) -> None:
    done = answer(scene(distance=5, me={**WITH_TOKOYO, "hand": ["Reflecta"], "discard": discard}), "play Reflecta")
    assert me(done)["in_play"] == ({"Reflecta": 4} if charge else {})
    assert ("Reflecta" in me(done)["discard"]) == (charge == 0)


def test_reflecta_takes_as_many_sakura_as_there_are() -> None:
    half = {**WITH_TOKOYO, "hand": ["Reflecta"], "discard": ["Polite Return"], "life": 10, "aura": 5, "flare": 3}
    start = scene(distance=7, me=half, foe={"aura": 5, "life": 4})
    assert state(start)["shadow"] == 2
    assert me(answer(start, "play Reflecta"))["in_play"] == {"Reflecta": 2}


def test_reflecta_negates_the_second_attack_of_a_turn_and_no_other() -> None:
    half = {"hand": ["Slash", "Shoot"], "ready": ["Red Bullet"], "vigor": 1, "goddesses": ["yurina", "himika"]}
    start = scene(turn="foe", distance=4, me={"in_play": {"Reflecta": 3}, "aura": 5}, foe=half)
    second = answer(start, "play Slash", "take 3 to Aura", "play Shoot")
    assert (me(second)["aura"], me(second)["life"], second.question) == (2, 10, "main")
    third = scene(turn="foe", distance=5, me={"in_play": {"Reflecta": 3}, "aura": 5}, foe={**half, "attacks": 2})
    assert answer(third, "play Red Bullet").question == "damage"
    own = scene(distance=4, me={"hand": ["Slash"], "in_play": {"Reflecta": 3}, "attacks": 1, "vigor": 1})
    assert answer(own, "play Slash").question == "damage", "one's own are not negated"


# Drain Devil.


def test_drain_devil_takes_one_of_the_foe_s_aura() -> None:
    done = answer(scene(distance=5, me={"ready": ["Drain Devil"], "flare": 2, "aura": 2, "vigor": 1}), "play Drain Devil")
    assert (me(done)["aura"], foe(done)["aura"], me(done)["flare"]) == (3, 2, 0)


def test_drain_devil_comes_again_when_another_ultimate_becomes_ready() -> None:
    half = {"used": ["Drain Devil", "Ukifune Serene"], "life": 4, "aura": 0}
    struck = answer(scene(turn="foe", distance=5, me=half, foe={"hand": ["Shoot"], "vigor": 1, "aura": 4}), "play Shoot")
    assert (struck.seat, struck.question, labels(struck)) == (ME, "play it at no Flare", ["yes", "no"])
    again = answer(struck, "yes")
    assert (me(again)["aura"], foe(again)["aura"], me(again)["ready"]) == (1, 3, ["Ukifune Serene"])
    assert me(again)["used"] == ["Drain Devil"] and me(answer(struck, "no"))["aura"] == 0


def test_drain_devil_played_again_is_a_utility_to_mozule() -> None:
    half = {"used": ["Drain Devil", "Ukifune Serene"], "in_play": {"Mozule": 2}, "life": 4, "aura": 0}
    start = scene(turn="foe", distance=5, me=half, foe={"hand": ["Shoot"], "vigor": 1, "aura": 4})
    assert answer(start, "play Shoot", "yes").question == "take a Basic Action"


def test_nothing_is_offered_to_who_has_played_a_limited_card() -> None:
    half = {"used": ["Drain Devil", "Ukifune Serene"], "limited": 1, "life": 4, "aura": 0}
    start = scene(turn="foe", distance=5, me=half, foe={"hand": ["Shoot"], "vigor": 1, "aura": 4})
    done = answer(start, "play Shoot")
    assert done.question == "main" and me(done)["ready"] == ["Ukifune Serene"]


def test_drain_devil_waits_only_while_it_is_used_and_only_for_one_s_own() -> None:
    ready = {"ready": ["Drain Devil"], "used": ["Ukifune Serene"], "life": 4, "aura": 0}
    start = scene(turn="foe", distance=5, me=ready, foe={"hand": ["Shoot"], "vigor": 1})
    assert answer(start, "play Shoot").question == "main"
    theirs = {"used": ["Ukifune Serene"], "life": 4, "aura": 0, "goddesses": ["yurina", "tokoyo"]}
    mine = {"used": ["Drain Devil"], "hand": ["Shoot"], "vigor": 1}
    assert answer(scene(distance=5, me=mine, foe=theirs), "play Shoot").question == "main"


def test_drain_devil_hears_of_a_resurgence_in_the_end_phase() -> None:
    half = {"used": ["Drain Devil", "Mi-Kazura"], "flare": 0, "aura": 0, "goddesses": ["kururu", "oboro"]}
    start = scene(distance=5, phase="end", me=half, foe={"deck": ["Shoot", "Magnum"]})
    assert start.question == "play it at no Flare"
    assert (me(answer(start, "yes"))["aura"], me(answer(start, "no"))["aura"]) == (1, 0)


DRAFTED: dict[str, Any] = {"goddesses": ["kururu", "oboro", "saine"]}
RETURNING = ["Mi-Kazura", "Silent Icebreaker"]


def ending(used: list[str]) -> Position:
    """An End Phase in which Mi-Kazura (Flare 0) and Silent Icebreaker (Aura 1 or less) may become Ready."""
    half = {**DRAFTED, "used": used, "flare": 0, "aura": 1}
    return scene(drafted=True, distance=5, phase="end", me=half, foe={**DRAFTED, "aura": 3})


def test_between_two_resurgences_drain_devil_may_undo_the_second() -> None:
    start = ending(["Drain Devil", *RETURNING])
    assert (start.question, labels(start)) == ("which End effect first", [f"choose {card}" for card in RETURNING])
    undone = answer(start, "choose Mi-Kazura", "yes")
    assert (me(undone)["ready"], me(undone)["used"]) == (["Mi-Kazura"], ["Silent Icebreaker", "Drain Devil"])
    both = answer(start, "choose Mi-Kazura", "no", "no")
    assert me(both)["ready"] == RETURNING and both.question == "reshuffle"
    other_way = answer(start, "choose Silent Icebreaker", "yes", "no")
    assert (me(other_way)["ready"], me(other_way)["aura"]) == (["Silent Icebreaker", "Mi-Kazura"], 2)


@pytest.mark.parametrize("used", [RETURNING, [*RETURNING, "Industria"]])
def test_where_nothing_can_happen_between_resurgences_nobody_is_asked_for_an_order(used: list[str]) -> None:
    done = ending(used)
    assert me(done)["ready"] == RETURNING and done.question == "reshuffle"


def test_the_foe_s_drain_devil_does_not_ask_me_for_an_order() -> None:
    half = {**DRAFTED, "used": RETURNING, "flare": 0, "aura": 1}
    done = scene(drafted=True, distance=5, phase="end", me=half, foe={**DRAFTED, "used": ["Drain Devil"], "aura": 3})
    assert me(done)["ready"] == RETURNING and done.question == "reshuffle"


# Big Golem.

GOLEM: dict[str, Any] = {"used": ["Big Golem"], "discard": ["Tornaydo", "Art of Drawing", "Kururu~n"], "deck": ["Elekiter"]}


def test_big_golem_may_deal_1_and_reshuffle_in_the_end_phase() -> None:
    start = scene(distance=5, phase="end", me=GOLEM, foe={"deck": ["Shoot", "Magnum"], "vigor": 1})
    assert labels(start) == ["yes", "no"]
    done = answer(start, "yes")
    assert (foe(done)["life"], me(done)["life"], me(done)["discard"], len(me(done)["deck"])) == (9, 10, [], 4)
    idle = answer(start, "no")
    assert (foe(idle)["life"], len(me(idle)["deck"])) == (10, 1)


@pytest.mark.parametrize("without", ["Tornaydo", "Kururu~n"])
def test_big_golem_does_nothing_while_its_mechanism_is_not_complete(without: str) -> None:
    half = {**GOLEM, "discard": [card for card in GOLEM["discard"] if card != without], "face_down": [without]}
    assert scene(distance=5, phase="end", me=half, foe={"deck": ["Shoot", "Magnum"], "vigor": 1}).question == "reshuffle"


def test_big_golem_must_be_used() -> None:
    half = {**GOLEM, "used": [], "ready": ["Big Golem"]}
    assert scene(distance=5, phase="end", me=half, foe={"deck": ["Shoot", "Magnum"], "vigor": 1}).question == "reshuffle"


def test_traps_may_be_played_before_big_golem_reshuffles() -> None:
    half = {"used": ["Big Golem"], "discard": ["Tornaydo", "Regainah", "Kururu~n"], "face_down": ["Steel Strings"]}
    start = scene(distance=4, phase="end", me={**half, "goddesses": ["kururu", "oboro"]}, foe={"deck": ["Shoot", "Magnum"]})
    assert answer(start, "yes").question == "trap"


def test_big_golem_gives_a_basic_action_after_full_power() -> None:
    half = {"used": ["Big Golem"], "hand": ["Tornaydo", "Elekiter"], "vigor": 1, "aura": 2}
    start = scene(distance=5, me=half, foe={"deck": ["Shoot", "Magnum"]})
    asked = answer(start, "play Tornaydo")
    assert asked.question == "take a Basic Action"
    assert state(answer(asked, "Retreat"))["distance"] == 6
    assert answer(start, "play Elekiter").question == "main", "which has no Full Power"


# Industria and Dupligear.


def test_industria_seals_a_card_and_adds_a_dupligear() -> None:
    half = {"ready": ["Industria"], "flare": 1, "hand": ["Spirit", "Overawe"], "discard": ["Slash", "Soulfire"], "vigor": 1}
    asked = answer(scene(distance=4, me={**half, "deck": ["Brandish"]}), "play Industria")
    assert labels(asked) == ["choose Spirit", "choose Slash", "no"], "no Enchantment"
    done = answer(asked, "choose Slash")
    assert (me(done)["sealed"], me(done)["deck"], me(done)["bonus"]) == (["Slash"], ["Brandish", "Dupligear"], ["Dupligear"] * 2)
    assert me(answer(asked, "choose Spirit"))["hand"] == ["Overawe"]
    none = answer(asked, "no")
    assert (me(none)["sealed"], me(none)["deck"]) == ([], ["Brandish", "Dupligear"])


def test_industria_seals_only_one_card_and_adds_three_dupligears_at_most() -> None:
    half = {"ready": ["Industria"], "sealed": ["Slash"], "flare": 1, "hand": ["Spirit", "Dupligear"], "vigor": 1}
    again = answer(scene(distance=9, me={**half, "discard": ["Dupligear"]}, lasting=[sealed("Slash")]), "play Industria")
    assert (again.question, me(again)["sealed"], me(again)["deck"], me(again)["bonus"]) == ("main", ["Slash"], ["Dupligear"], [])
    full = {**half, "discard": ["Dupligear"], "deck": ["Dupligear"]}
    assert me(answer(scene(distance=9, me=full, lasting=[sealed("Slash")]), "play Industria"))["deck"] == ["Dupligear"]


def test_industria_becomes_ready_after_a_reshuffle() -> None:
    half = {"used": ["Industria"], "discard": ["Spirit", "Brandish"], "deck": ["Dupligear"], "sealed": ["Slash"]}
    start = scene(distance=5, phase="start", me=half, lasting=[sealed("Slash")])
    done = answer(start, "reshuffle, 1 Life damage")
    assert (me(done)["ready"], me(done)["used"], me(done)["sealed"]) == (["Industria"], [], ["Slash"]), "what is sealed stays"
    assert me(answer(start, "do not reshuffle", "take 1 to Life"))["used"] == ["Industria"]


def test_dupligear_is_a_copy_of_what_is_sealed() -> None:
    start = scene(distance=4, me={**SEALED_SLASH, "hand": ["Dupligear"]}, lasting=[sealed("Slash")])
    struck = answer(start, "play Dupligear as Slash")
    assert labels(struck) == ["take 3 to Aura", "take 1 to Life"]
    assert "  Dupligear is a copy of Slash" in struck.log(FOE)
    assert me(answer(struck, "take 1 to Life"))["discard"] == ["Dupligear"]


def test_dupligear_is_nothing_while_industria_is_not_used() -> None:
    half = {**SEALED_SLASH, "used": [], "ready": ["Industria"], "hand": ["Dupligear"]}
    position = scene(distance=4, me=half, lasting=[sealed("Slash")])
    assert not [label for label in labels(position) if "play Dupligear" in label]
    assert "not defined" in why_not(position, "play Dupligear")
    empty = scene(distance=4, me={"used": ["Industria"], "hand": ["Dupligear"], "vigor": 1})
    assert "not defined" in why_not(empty, "play Dupligear")
    assert type_line(GAME, next(card for card in GAME.cards if card.name == "Dupligear")) == "Undefined"


def test_dupligear_says_what_the_other_card_says() -> None:
    half = {
        "used": ["Industria"],
        "sealed": ["Spirit"],
        "hand": ["Dupligear", "Slash"],
        "vigor": 0,
        "goddesses": ["kururu", "yurina"],
    }
    done = answer(scene(distance=4, me=half, lasting=[sealed("Spirit")]), "play Dupligear as Spirit")
    assert me(done)["vigor"] == 1 and ["next attack", "me", "me: Spirit", []] in state(done)["lasting"]


def test_dupligear_counts_for_mechanisms_as_what_it_copies() -> None:
    half = {
        "used": ["Industria"],
        "sealed": ["Song and Dance"],
        "hand": ["Elekiter"],
        "goddesses": ["kururu", "tokoyo"],
        "vigor": 1,
    }
    twice = {**half, "discard": ["Dupligear", "Dupligear"]}
    assert foe(answer(scene(distance=5, me=twice, lasting=[sealed("Song and Dance")]), "play Elekiter"))["life"] == 9
    assert foe(answer(scene(distance=5, me={**twice, "sealed": []}), "play Elekiter"))["life"] == 10


def test_dupligear_as_a_reaction_and_as_full_power() -> None:
    half = {
        "used": ["Industria"],
        "sealed": ["Polite Return"],
        "hand": ["Dupligear"],
        "goddesses": ["kururu", "tokoyo"],
        "vigor": 2,
    }
    start = scene(turn="foe", distance=4, me=half, foe={"hand": ["Shoot"], "vigor": 1}, lasting=[sealed("Polite Return")])
    assert "play Dupligear as Polite Return" in labels(answer(start, "play Shoot"))
    full = {"used": ["Industria", "Big Golem"], "sealed": ["Art of Drawing"], "hand": ["Dupligear"], "aura": 2}
    asked = answer(
        scene(distance=4, me=full, foe={"aura": 5}, lasting=[sealed("Art of Drawing")]),
        "play Dupligear as Art of Drawing",
        "take 4 to Aura",
    )
    assert asked.question == "take a Basic Action", "Big Golem has seen a card with Full Power"


def test_a_poison_may_be_copied_but_its_copy_is_none() -> None:
    half = {"ready": ["Industria"], "flare": 1, "hand": ["Numbing Agent"], "vigor": 1}
    start = scene(distance=5, me=half, foe={"goddesses": ["chikage", "yurina"]})
    assert me(answer(start, "play Industria", "choose Numbing Agent"))["sealed"] == ["Numbing Agent"]
    copying = {"used": ["Industria"], "sealed": ["Hallucinogen"], "hand": ["Dupligear"], "flare": 3, "vigor": 1, "aura": 2}
    position = scene(distance=5, me=copying, foe={"goddesses": ["chikage", "yurina"]}, lasting=[sealed("Hallucinogen", "foe")])
    played = answer(position, "play Dupligear as Hallucinogen")
    assert (me(played)["flare"], me(played)["discard"]) == (1, ["Dupligear"]), "and not in a pouch"
    paid = answer(position, "Recover", "discard Dupligear")
    assert me(paid)["face_down"] == ["Dupligear"], "a Normal card"


def test_two_copies_of_wield_are_both_revealed() -> None:
    half = {
        "used": ["Industria"],
        "sealed": ["Wield"],
        "hand": ["Dupligear", "Dupligear"],
        "aura": 1,
        "goddesses": ["kururu", "yukihi"],
    }
    start = scene(distance=5, phase="end", me=half, lasting=[sealed("Wield")], foe={"deck": ["Shoot", "Magnum"]})
    assert me(answer(start, "yes", "yes", "yes"))["aura"] == 3


def test_the_foe_sees_a_dupligear_in_hand_as_what_it_copies() -> None:
    half = {**SEALED_SLASH, "hand": ["Dupligear", "Spirit"]}
    start = scene(turn="foe", distance=4, me=half, foe={"hand": ["Replicate"], "vigor": 1}, lasting=[sealed("Slash")])
    asked = answer(start, "play Replicate")
    assert labels(asked) == ["choose Dupligear", "no"]
    unused, theirs = {**half, "used": [], "ready": ["Industria"]}, {"hand": ["Replicate", "Argue"], "vigor": 1}
    bare = scene(turn="foe", distance=4, me=unused, foe=theirs, lasting=[sealed("Slash")])
    assert answer(bare, "play Replicate").question == "main", "undefined, and so no Attack"


def test_a_copy_counts_under_the_rule_of_an_epic_battle() -> None:
    half = {**SEALED_SLASH, "sealed": ["Art of Drawing"], "hand": ["Dupligear", "Spirit"]}
    start = scene(epic="prosperous", distance=4, me=half, lasting=[sealed("Art of Drawing")])
    assert "play Dupligear as Art of Drawing" in labels(answer(start, "play Spirit")), "no card has Full Power"
    trapped = {**SEALED_SLASH, "face_down": ["Dupligear"], "discard": ["Spirit"]}
    begun: dict[str, Any] = {"distance": 4, "phase": "start", "me": trapped, "lasting": [sealed("Slash")]}
    for start, can in ((scene(epic="ninja", **begun), True), (scene(**begun), False)):
        assert (answer(start, "reshuffle, 1 Life damage").question == "trap") == can


def test_in_mad_pairing_a_copy_is_a_card_of_the_other_s_goddess() -> None:
    half = {**SEALED_SLASH, "hand": ["Dupligear", "Dupligear"], "set_aside": ["Hilt Strike", "Mozule"], "life": 12}
    start = scene(
        epic="pairing", distance=3, me=half, foe={"set_aside": ["Backstep"], "aura": 5, "life": 12}, lasting=[sealed("Slash")]
    )
    struck = answer(start, "play Dupligear as Slash")
    assert me(struck)["revealed"] == ["Hilt Strike"] and labels(struck) == ["take 3 to Aura", "take 1 to Life"]
    hit = answer(struck, "take 3 to Aura")
    assert not [label for label in labels(hit) if "Dupligear" in label], "the next one is a Hilt Strike, whose Range is 1-2"
    near = scene(epic="pairing", distance=2, me={**half, "set_aside": ["Mozule"], "revealed": ["Hilt Strike"]}, foe={"life": 12},
                 lasting=[sealed("Slash")])  # fmt: skip
    assert "play Dupligear as Hilt Strike" in labels(near)


# Godly Intervention Simulator.

BUILT: dict[str, Any] = {
    "ready": [SIMULATOR], "flare": 3, "life": 8, "vigor": 1, "goddesses": ["kururu", "yurina"],
    "discard": ["Slash", "Brandish", "Spirit", "Elekiter", "Acceler", "Overawe", "Mozule"],
}  # fmt: skip


def test_the_simulator_looks_at_the_foe_s_ultimates_uses_one_up_and_plays_it() -> None:
    theirs = {"ready": ["Red Bullet", "Crimson Zero"], "goddesses": ["himika", "tokoyo"]}
    asked = answer(scene(distance=6, me=BUILT, foe=theirs), f"play {SIMULATOR}")
    assert labels(asked) == ["choose Red Bullet", "choose Crimson Zero", "no"]
    assert all(card >= 0 for card in asked.view(ME)["zones"][READY + FOE])
    struck = answer(asked, "choose Red Bullet", "choose Red Bullet")
    assert (struck.seat, labels(struck)) == (FOE, ["take 3 to Aura", "take 1 to Life"])
    done = answer(struck, "take 1 to Life")
    assert (foe(done)["used"], foe(done)["ready"], me(done)["sealed"]) == (["Red Bullet"], ["Crimson Zero"], [SIMULATOR])
    only_used = answer(asked, "choose Red Bullet", "no")
    assert (foe(only_used)["used"], foe(only_used)["life"], me(only_used)["sealed"]) == (["Red Bullet"], 10, [SIMULATOR])
    assert foe(answer(asked, "no"))["used"] == []


def test_without_its_mechanism_the_simulator_still_plays_what_is_used() -> None:
    half = {**BUILT, "discard": BUILT["discard"][1:]}
    theirs = {"ready": ["Crimson Zero"], "used": ["Red Bullet"], "goddesses": ["himika", "tokoyo"]}
    asked = answer(scene(distance=6, me=half, foe=theirs), f"play {SIMULATOR}")
    assert labels(asked) == ["choose Red Bullet", "no"] and asked.view(ME)["zones"][READY + FOE][0] < 0
    assert me(answer(asked, "no"))["sealed"] == [SIMULATOR], "it is removed all the same"


def test_the_simulator_plays_full_power_too_and_what_it_plays_is_mine() -> None:
    theirs = {"used": ["Julia's BlackBox", "Ukifune Serene"], "goddesses": ["thallya", "yurina"], "flare": 1}
    half = {**BUILT, "aura": 0, "goddesses": ["kururu", "himika"], "discard": ["Elekiter"]}
    asked = answer(scene(distance=5, me=half, foe=theirs), f"play {SIMULATOR}")
    assert len(labels(asked)) == 3
    assert me(answer(asked, "choose Ukifune Serene"))["aura"] == 5
    black_box = answer(asked, labels(asked)[0])
    assert (black_box.question, me(black_box)["sealed"]) == ("main", [SIMULATOR])


@pytest.mark.parametrize(("at_foe_s_side", "life"), [({"Treacherous Spiritquell": 2}, 5), ({"Quagmire": 2}, 7), ({}, 7)])
def test_an_ultimate_of_mine_that_the_foe_has_in_play_is_not_used(at_foe_s_side: dict[str, int], life: int) -> None:
    mine = {"ready": ["Grand Bourdon Peal"], "flare": 2, "life": 5, "vigor": 1, "goddesses": ["hagane", "chikage"]}
    start = scene(distance=5, me=mine, foe={"in_play": at_foe_s_side, "goddesses": ["kururu", "yurina"]})
    assert me(answer(start, "play Grand Bourdon Peal"))["life"] == life


def test_an_ultimate_of_the_foe_s_that_i_have_in_play_is_none_of_mine() -> None:
    mine = {"ready": ["Grand Bourdon Peal"], "flare": 2, "life": 5, "vigor": 1, "goddesses": ["hagane", "kururu"]}
    mine["in_play"] = {"Treacherous Spiritquell": 2}
    start = scene(distance=5, me=mine, foe={"goddesses": ["chikage", "yurina"]})
    assert me(answer(start, "play Grand Bourdon Peal"))["life"] == 7


@pytest.mark.parametrize(("at_my_side", "is_won"), [({"Refute the World": 3}, False), ({"Confuse": 3}, True)])
def test_grim_path_asks_for_the_ultimates_that_its_player_owns(at_my_side: dict[str, int], is_won: bool) -> None:
    theirs = {"in_play": {"Chikage's Grim Path": 1}, "goddesses": ["chikage", "shinra"]}
    done = scene(distance=6, turn="foe", phase="start", me={"in_play": at_my_side, "goddesses": ["kururu", "yurina"]}, foe=theirs)
    assert done.is_over == is_won and (not is_won or done.ranks == (1, 0))


# Dupligears are twins.

TWO: dict[str, Any] = {"hand": ["Dupligear", "Dupligear", "Slash"], "vigor": 1, "goddesses": ["kururu", "yurina"]}


def paying(**more: Any) -> Position:
    return answer(scene(distance=5, me={**TWO, **more}), "Advance")


def test_two_dupligears_in_one_hand_are_one_option() -> None:
    asked = paying()
    assert labels(asked) == ["spend 1 Vigor", "discard Dupligear", "discard Slash"]
    assert [asked.twins_of(option) for option in asked.options] == [[], asked.twins, []] and len(asked.twins) == 1
    assert me(answer(asked, "discard Dupligear"))["face_down"] == ["Dupligear"]


def test_a_record_that_took_the_other_twin_is_played_again() -> None:
    asked = paying()
    (other,) = asked.twins
    assert asked.accepts(other) and asked.why_not(other) == ""
    done = asked.play(other)
    assert done.record["options"][-1] == GAME.spell(other) == "discard: kururu.dupligear#2@0"
    again = mankai.replay(done.record)
    assert again == done and again.now.key() == done.now.key() and mankai.load(done.save()) == done
    imagined = done.imagine(ME, 1)
    assert imagined.options == done.options


def test_at_a_terminal_both_twins_have_the_number_of_the_one_option() -> None:
    held = scene(distance=4, me={**TWO, "used": ["Industria"], "sealed": ["Spirit"]}, lasting=[sealed("Spirit")])
    sight = DuelBoard(held, GAME, ME).model
    twins = [card for card in held.now.zones[HAND + ME] if GAME.cards[card].name == "Dupligear"]
    numbers = [number_of(sight, card) for card in twins]
    assert numbers[0] == numbers[1] != "" and held.twins
    assert not {option for option, _ in held.obstacles(20, 99)} & {*held.options, *held.twins}, "nor is there a reason why not"


def test_nobody_is_asked_which_of_two_twins() -> None:
    half = {**TWO, "hand": ["Dupligear", "Dupligear", "Dupligear"]}
    done = answer(scene(distance=8, me=half, foe={"deck": ["Shoot", "Magnum"]}), "end turn")
    assert done.question != "hand limit" and me(done)["face_down"] == ["Dupligear"]


def test_of_twins_the_foe_may_know_one_and_then_they_are_two() -> None:
    asked = paying()
    held = asked.now.zones[HAND + ME]
    duel = asked.asking_runner()
    assert duel.are_interchangeable(held[0], held[1])
    duel.show(held[0], HAND + ME)
    assert not duel.are_interchangeable(held[0], held[1])


def test_twins_in_two_piles_are_two_options_and_it_is_said_where_they_lie() -> None:
    half = {"goddesses": ["kururu", "tokoyo"], "hand": ["Break Point"], "vigor": 1, "aura": 5}
    piles = {"discard": ["Dupligear", "Song and Dance"], "face_down": ["Dupligear", "Rabbit Step"], "deck": []}
    start = scene(distance=4, me={**half, **piles}, foe={"aura": 0, "life": 5})
    asked = answer(start, "play Break Point")
    while asked.seat != ME:
        asked = asked.play(asked.options[0])
    assert len(set(labels(asked))) == len(asked.options)
    found = [label for label in labels(asked) if "Dupligear" in label]
    assert found == ["choose Dupligear (discard pile)", "choose Dupligear (face-down discards)"], labels(asked)


# Hidden information.


def test_two_worlds_that_differ_in_where_a_dupligear_is() -> None:
    """After a shuffle, it looks the same whether the foe's copy is in hand or in the deck, and which card it copies."""
    views, worlds = [], []
    for hand, deck in ((["Dupligear", "Spirit"], ["Brandish", "Elekiter"]), (["Brandish", "Spirit"], ["Dupligear", "Elekiter"])):
        half = {**SEALED_SLASH, "hand": hand, "deck": deck}
        there = scene(turn="foe", distance=9, me=half, foe={"hand": ["Backstep"], "vigor": 1}, lasting=[sealed("Slash")])
        views.append(there.view(FOE))
        worlds.append([there.imagine(FOE, seed).now.key() for seed in range(6)])
    assert views[0] == views[1] and worlds[0] == worlds[1]


def test_a_dupligear_is_never_imagined_to_have_been_left_out() -> None:
    half = {**SEALED_SLASH, "hand": ["Dupligear"], "deck": ["Dupligear", "Brandish"]}
    start = scene(turn="foe", distance=9, me=half, foe={"hand": ["Backstep"], "vigor": 1}, lasting=[sealed("Slash")])
    seen = set()
    for seed in range(30):
        table = start.imagine(FOE, seed).now
        assert not [card for card in table.zones[OUTSIDE] if GAME.cards[card].name == "Dupligear"]
        assert len([card for card in table.zones[BONUS] if GAME.cards[card].name == "Dupligear"]) == 1
        seen.add(len([card for card in table.zones[DECK] if GAME.cards[card].name == "Dupligear"]))
    assert seen == {1, 2}, "but where it is nobody knows"


def test_a_dupligear_that_was_put_under_the_deck_in_the_open_is_known_there() -> None:
    half = {"ready": ["Industria"], "flare": 1, "deck": ["Slash", "Spirit"], "hand": ["Brandish"], "vigor": 1}
    done = answer(scene(distance=9, me=half), "play Industria", "no")
    deck = done.view(FOE)["zones"][DECK]
    assert [card >= 0 for card in deck] == [False, False, True]


def test_what_a_dupligear_copies_is_told_to_those_who_see_it() -> None:
    half = {**SEALED_SLASH, "hand": ["Dupligear"], "discard": ["Dupligear"]}
    position = scene(distance=4, me=half, lasting=[sealed("Slash")])
    assert len(position.view(ME)["own"]["copies"]) == 1 and len(position.view(FOE)["public"]["copies"]) == 1
    assert "copies" not in position.view(FOE)["own"] or not position.view(FOE)["own"]["copies"]
    assert "copies" not in scene(distance=4, me={"hand": ["Elekiter"], "vigor": 1}).view(ME)["public"]
