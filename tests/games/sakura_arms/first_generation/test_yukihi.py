"""Yukihi's cards as the first generation prints them, and her umbrella: every sentence on them, on both sides."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.sakura_arms.rules.cards.base import CARRIED_OVER, UNCERTAIN
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.oboro import OBORO
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.yukihi import YUKIHI
from mankai.games.sakura_arms.rules.cards.goddesses.yukihi import UmbrellaAttack
from mankai.games.sakura_arms.rules.constants import HAND
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.editions.first_generation import FirstGeneration, first_generation_steps
from mankai.games.sakura_arms.rules.vocabulary import AURA, DASH, NOTHING, SHADOW, Card, Goddess, Player, at, revised, span
from support.games.sakura_arms_scenes import FOE, ME, foe, labels, me, scene, state, why_not

NEEDLES = "Hidden Needles / Kept Needles"
PREPARATION = "Preparation / Fake Out"
SWING = "Swing / Pierce"
PULL_BACK = "Pull Back / Advance"
TURNING_OVER = "Turning Over / Chance Meeting"
LOOKING_FAR = "Looking Far / Glaring"
OPEN = ["Umbrella"]  # as the forms of a scene


class Borrow(Card):
    """Play a card of the opponent's hand."""

    def act(self, me: Player) -> None:
        me.play_card_of_foe(me.choose_card(list(me.foe.hand), "borrow"), HAND + me.foe.seat)


class Vow(Card):
    """Disenchant: gain 1 Vigor."""

    def disenchant(self, me: Player) -> None:
        me.gain_vigor(1)


class Drift(Card):
    """Shadow → your Aura: 1."""

    def act(self, me: Player) -> None:
        me.arrow(1, SHADOW, AURA)


class Ordeal(Card):
    """Throughout."""


def made() -> Edition:
    cards: list[Card] = [
        Borrow(),
        revised(Vow(), charge=3),
        revised(Ordeal(), charge=3, full_power=True),
        revised(Drift(), reaction=True),
        revised(Card(), name="Jab", reach=span(2, 4), damage=(2, 1)),
        revised(Card(), name="Poke", reach=at(3), damage=(0, 1)),
        revised(Card(), name="Last Word", flare=2),
    ]
    kei = Goddess("Kei", "ケイ", "Test", cards, [], [])
    return FirstGeneration("sakura-arms/made", [YUKIHI, OBORO, kei], "aeg", [], first_generation_steps())


MADE = made()


def duel(**description: Any) -> Position:
    return scene(MADE, **description)


def closed(distance: int, **of_me: Any) -> Position:
    """It is the turn of Yukihi's player, whose umbrella is closed."""
    return duel(distance=distance, me={"goddesses": ["yukihi", "kei"], "vigor": 1, **of_me})


def opened(distance: int, **of_me: Any) -> Position:
    """The same with the umbrella open."""
    return closed(distance, forms=OPEN, **of_me)


def choose(position: Position, *choices: str) -> Position:
    """Answer as `answer` does, without saving: the made edition is not installed."""
    for choice in choices:
        words = labels(position)
        assert choice in words, f"{choice!r} is not among {words} (asked: seat {position.seat}, {position.question!r})"
        position = position.play(position.options[words.index(choice)])
    return position


def is_open(half: dict[str, Any]) -> bool:
    """Whether a player's umbrella is open; it lies in one of two zones."""
    assert sorted(half["forms"] + half["bonus"]) == ["Umbrella"]
    return bool(half["forms"])


def card(name: str) -> Card:
    (found,) = [one for one in YUKIHI.cards if one.name == name]
    return found


def known_to(seat: int, position: Position, zone: int) -> list[str]:
    """The cards of a zone that a seat knows, by name."""
    return [MADE.cards[number].name for number in position.view(seat)["zones"][zone] if number >= 0]


# What is printed.


@pytest.mark.parametrize(
    ("name", "is_attack", "charge", "flare", "keywords"),
    [
        (NEEDLES, True, 0, -1, ""),
        (PREPARATION, True, 0, -1, "reaction"),
        (SWING, True, 0, -1, "full_power"),
        ("Wield", False, 0, -1, ""),
        (PULL_BACK, False, 0, -1, "reaction"),
        (TURNING_OVER, False, 0, -1, "full_power"),
        (LOOKING_FAR, False, 4, -1, ""),
        ("Gentle Snow", True, 0, 2, ""),
        ("Swaying Flame", True, 0, 7, ""),
        ("Soft Heart", False, 0, 2, ""),
        ("Abrupt Transformation", False, 0, 0, ""),
    ],
)
def test_the_printed_numbers(name: str, is_attack: bool, charge: int, flare: int, keywords: str) -> None:
    this = card(name)
    assert (isinstance(this, UmbrellaAttack), this.charge, this.flare) == (is_attack, charge, flare)
    if not is_attack:
        assert (this.reach, this.damage) == (0, NOTHING)
    held = {"trap": this.trap, "full_power": this.full_power, "concentration": this.concentration, "reaction": this.reaction}
    assert [word for word, holds in held.items() if holds] == keywords.split()


@pytest.mark.parametrize(
    ("name", "reach", "damage", "open_reach", "open_damage"),
    [
        (NEEDLES, span(4, 5), (3, 1), span(0, 1), (1, 1)),
        (PREPARATION, span(4, 5), (2, 1), span(0, 1), (1, DASH)),
        (SWING, span(4, 6), (5, DASH), at(0), (DASH, 1)),
        ("Gentle Snow", span(4, 5), (3, 1), span(0, 1), (0, 0)),
        ("Swaying Flame", span(4, 6), (0, 0), at(0), (4, 4)),
    ],
)
def test_the_numbers_of_both_sides(
    name: str, reach: int, damage: tuple[int, int], open_reach: int, open_damage: tuple[int, int]
) -> None:
    this = card(name)
    assert isinstance(this, UmbrellaAttack)
    assert (this.reach, this.damage, this.other_reach, this.other_damage) == (reach, damage, open_reach, open_damage)


def test_cards_that_changed_in_the_same_year_say_so() -> None:
    unsure = {one.name for one in YUKIHI.cards if one.provenance == UNCERTAIN}
    assert unsure == {PREPARATION, SWING, "Swaying Flame"}
    assert {one.provenance for one in YUKIHI.cards if one.name not in unsure} == {CARRIED_OVER}
    assert "Turning Over" in YUKIHI.provenance, "a name of our own is said to be one"


def test_the_quick_builds_have_three_and_one_and_four_and_two() -> None:
    for names, normals, specials in ((YUKIHI.blue, 3, 1), (YUKIHI.red, 4, 2)):
        kinds = [card(name).is_ultimate for name in names]
        assert (kinds.count(False), kinds.count(True), len(set(names))) == (normals, specials, len(names))


# The umbrella.


def test_the_umbrella_is_closed_at_the_beginning_and_everybody_sees_it() -> None:
    goddesses = [["yukihi", "oboro"], ["yukihi", "kei"]]
    start = MADE.start({"goddesses": goddesses, "decks": "choose", "copies": 2}, seed=1)
    assert (is_open(me(start)), is_open(foe(start))) == (False, False)
    for seat in (ME, FOE, None):
        view = opened(5).view(seat)
        names = [MADE.cards[number].name for number in view["zones"][24] if number >= 0]
        assert names == ["Umbrella"]


def test_only_yukihis_player_has_an_umbrella() -> None:
    start = duel(distance=5, me={"goddesses": ["yukihi", "kei"]}, foe={"goddesses": ["oboro", "kei"]})
    assert not is_open(me(start))
    assert (foe(start)["forms"], foe(start)["bonus"]) == ([], [])


def test_the_umbrella_may_be_opened_in_ones_end_phase() -> None:
    asked = choose(closed(5), "end turn")
    assert (asked.seat, asked.question, labels(asked)) == (ME, "open or close your umbrella", ["yes", "no"])
    turned = choose(asked, "yes")
    assert (is_open(me(turned)), state(turned)["turn"]) == (True, "foe"), "once"
    assert not is_open(me(choose(asked, "no")))


def test_the_umbrella_may_be_closed_in_ones_end_phase() -> None:
    asked = choose(opened(5), "end turn")
    assert (asked.seat, labels(asked)) == (ME, ["yes", "no"])
    turned = choose(asked, "yes")
    assert (is_open(me(turned)), state(turned)["turn"]) == (False, "foe"), "once"
    assert is_open(me(choose(asked, "no")))


def test_the_umbrella_is_turned_before_the_hand_limit() -> None:
    asked = choose(opened(5, hand=["Jab", "Poke", "Vow"]), "end turn")
    assert asked.question == "open or close your umbrella"
    assert choose(asked, "yes").question == "hand limit"


def test_the_umbrella_is_not_turned_in_the_opponents_end_phase() -> None:
    for forms in ([], OPEN):
        start = duel(distance=5, turn="foe", me={"goddesses": ["yukihi", "kei"], "forms": forms}, foe={"vigor": 1})
        ended = choose(start, "end turn")
        assert (ended.seat, ended.question) == (ME, "reshuffle")


def test_each_player_has_their_own_umbrella() -> None:
    start = duel(
        distance=0,
        me={"goddesses": ["yukihi", "kei"], "hand": [NEEDLES], "ready": ["Abrupt Transformation"], "vigor": 1},
        foe={"goddesses": ["yukihi", "kei"], "forms": OPEN, "hand": [NEEDLES]},
    )
    assert why_not(start, f"play {NEEDLES}") == "Distance 0, needs 4-5"
    turned = choose(start, "play Abrupt Transformation")
    assert (is_open(me(turned)), is_open(foe(turned))) == (True, True)


def test_an_open_umbrella_adds_no_basic_action() -> None:
    assert labels(closed(1, aura=2)) == labels(opened(1, aura=2))
    assert "Breakaway" not in labels(opened(1, aura=2))


# Hidden Needles / Kept Needles.


def reaches(name: str, is_opened: bool, **of_me: Any) -> list[int]:
    """The Distances at which an attack card can be played from hand, or as a Special card."""
    pile = "ready" if card(name).is_ultimate else "hand"
    held = {pile: [name], "flare": max(card(name).flare, 0), "life": 3, "aura": 0, **of_me}
    scenes = [(opened if is_opened else closed)(distance, **held) for distance in range(11)]
    return [distance for distance in range(11) if f"play {name}" in labels(scenes[distance])]


def test_needles_follow_the_umbrella() -> None:
    assert (reaches(NEEDLES, False), reaches(NEEDLES, True)) == ([4, 5], [0, 1])
    assert labels(choose(closed(5, hand=[NEEDLES]), f"play {NEEDLES}")) == ["take 3 to Aura", "take 1 to Life"]
    assert labels(choose(opened(1, hand=[NEEDLES]), f"play {NEEDLES}")) == ["take 1 to Aura", "take 1 to Life"]


def test_the_reason_names_the_range_of_the_side_that_is_up() -> None:
    assert why_not(closed(1, hand=[NEEDLES]), f"play {NEEDLES}") == "Distance 1, needs 4-5"
    assert why_not(opened(5, hand=[NEEDLES]), f"play {NEEDLES}") == "Distance 5, needs 0-1"


def test_needles_do_nothing_else() -> None:
    for start in (closed(4, hand=[NEEDLES]), opened(0, hand=[NEEDLES])):
        done = choose(start, f"play {NEEDLES}", "take 1 to Life")
        assert (foe(done)["life"], is_open(me(done)), me(done)["discard"]) == (7, is_open(me(start)), [NEEDLES])


# Preparation / Fake Out.


def test_preparation_follows_the_umbrella() -> None:
    assert (reaches(PREPARATION, False), reaches(PREPARATION, True)) == ([4, 5], [0, 1])
    assert labels(choose(closed(4, hand=[PREPARATION]), f"play {PREPARATION}")) == ["take 2 to Aura", "take 1 to Life"]


def test_fake_out_can_be_taken_to_aura_alone() -> None:
    done = choose(opened(0, hand=[PREPARATION]), f"play {PREPARATION}")
    assert (done.question, foe(done)["aura"], foe(done)["life"]) == ("main", 2, 8), "1/-"


def test_preparation_opens_and_closes_the_umbrella_after_the_attack() -> None:
    hit = choose(closed(5, hand=[PREPARATION]), f"play {PREPARATION}")
    assert not is_open(me(hit))
    done = choose(hit, "take 1 to Life")
    assert (is_open(me(done)), me(done)["discard"], me(done)["hand"]) == (True, [PREPARATION], [])
    assert not is_open(me(choose(opened(1, hand=[PREPARATION]), f"play {PREPARATION}")))


def test_preparation_turns_nothing_when_it_fails() -> None:
    start = duel(
        distance=5,
        me={"goddesses": ["yukihi", "kei"], "hand": [PREPARATION], "vigor": 1},
        foe={"goddesses": ["yukihi", "kei"], "hand": [PULL_BACK]},
    )
    missed = choose(start, f"play {PREPARATION}", f"play {PULL_BACK}")
    assert (state(missed)["distance"], foe(missed)["aura"], is_open(me(missed))) == (6, 3, False)


def test_preparation_is_a_reaction() -> None:
    start = duel(
        distance=4,
        turn="foe",
        me={"goddesses": ["yukihi", "kei"], "hand": [PREPARATION, NEEDLES]},
        foe={"hand": ["Jab"], "aura": 0, "vigor": 1},
    )
    asked = choose(start, "play Jab")
    assert (asked.seat, labels(asked)) == (ME, ["no Reaction", f"play {PREPARATION}"])
    reacted = choose(asked, f"play {PREPARATION}")
    assert (foe(reacted)["life"], is_open(me(reacted)), reacted.question) == (7, True, "damage")


# Swing / Pierce.


def test_swing_follows_the_umbrella() -> None:
    assert (reaches(SWING, False), reaches(SWING, True)) == ([4, 5, 6], [0])
    swung = choose(closed(6, hand=[SWING]), f"play {SWING}")
    assert (foe(swung)["aura"], foe(swung)["life"], state(swung)["turn"]) == (0, 8, "me"), "5/-, as far as there is Aura"
    assert swung.question == "open or close your umbrella", "Throughout: that was the main phase"
    pierced = choose(opened(0, hand=[SWING]), f"play {SWING}")
    assert (foe(pierced)["aura"], foe(pierced)["life"]) == (3, 7), "-/1"


def test_swing_is_throughout() -> None:
    start = closed(4, hand=[SWING, "Jab"])
    assert f"play {SWING}" not in labels(choose(start, "play Jab", "take 1 to Life"))


# Wield.


def test_wield_does_nothing_when_it_is_played() -> None:
    start = closed(5, hand=["Wield"])
    done = choose(start, "play Wield")
    assert (me(done)["discard"], me(done)["aura"], is_open(me(done))) == (["Wield"], 3, False)
    assert state(done)["shadow"] == state(start)["shadow"]


def test_wield_may_be_revealed_when_the_umbrella_is_turned() -> None:
    start = closed(5, hand=["Wield", "Jab"], ready=["Abrupt Transformation"])
    asked = choose(start, "play Abrupt Transformation")
    assert (asked.seat, asked.question, labels(asked)) == (ME, "reveal Wield", ["yes", "no"])
    assert is_open(me(asked))
    shown = choose(asked, "yes")
    assert (me(shown)["aura"], state(shown)["shadow"], me(shown)["hand"]) == (4, 4, ["Wield", "Jab"])
    assert known_to(FOE, shown, HAND + ME) == ["Wield"]
    hidden = choose(asked, "no")
    assert (me(hidden)["aura"], known_to(FOE, hidden, HAND + ME)) == (3, [])


def test_wield_may_be_revealed_again_and_for_any_turning() -> None:
    start = opened(1, hand=["Wield", PREPARATION], ready=["Abrupt Transformation"], aura=1)
    twice = choose(start, "play Abrupt Transformation", "yes", "end turn", "yes", "yes")
    assert (me(twice)["aura"], is_open(me(twice)), state(twice)["turn"]) == (3, True, "foe")
    faked = choose(start, f"play {PREPARATION}", "yes")
    assert (me(faked)["aura"], is_open(me(faked))) == (2, False)


def test_wield_is_only_revealed_from_the_hand_of_whoever_turns_their_umbrella() -> None:
    start = closed(5, face_down=["Wield"], ready=["Abrupt Transformation"])
    assert choose(start, "play Abrupt Transformation").question == "main"
    theirs = duel(
        distance=5,
        me={"goddesses": ["yukihi", "kei"], "ready": ["Abrupt Transformation"], "vigor": 1},
        foe={"goddesses": ["yukihi", "kei"], "hand": ["Wield"]},
    )
    assert choose(theirs, "play Abrupt Transformation").question == "main"


def test_wield_fills_aura_no_further_than_five() -> None:
    start = closed(5, hand=["Wield"], ready=["Abrupt Transformation"], aura=5)
    assert me(choose(start, "play Abrupt Transformation", "yes"))["aura"] == 5


# Pull Back / Advance and Turning Over / Chance Meeting.


def test_pull_back_moves_one_and_turning_over_three_away_or_near() -> None:
    for name, amount in ((PULL_BACK, 1), (TURNING_OVER, 3)):
        away = choose(closed(4, hand=[name]), f"play {name}")
        assert (state(away)["distance"], state(away)["shadow"]) == (4 + amount, 6 - amount)
        near = choose(opened(4, hand=[name]), f"play {name}")
        assert (state(near)["distance"], state(near)["shadow"]) == (4 - amount, 6 + amount)


def test_they_move_what_there_is() -> None:
    few = choose(opened(2, hand=[TURNING_OVER]), f"play {TURNING_OVER}")
    assert (state(few)["distance"], state(few)["shadow"]) == (0, 10)
    full = choose(closed(9, hand=[TURNING_OVER], aura=0), f"play {TURNING_OVER}")
    assert (state(full)["distance"], state(full)["shadow"]) == (10, 3)


def test_pull_back_is_a_reaction_and_turning_over_is_not() -> None:
    for forms, distance in (([], 5), (OPEN, 3)):
        start = duel(
            distance=4,
            turn="foe",
            me={"goddesses": ["yukihi", "kei"], "forms": forms, "hand": [PULL_BACK, TURNING_OVER], "aura": 2},
            foe={"hand": ["Jab"], "vigor": 1},
        )
        asked = choose(start, "play Jab")
        assert labels(asked) == ["no Reaction", f"play {PULL_BACK}"]
        moved = choose(asked, f"play {PULL_BACK}")
        assert (state(moved)["distance"], moved.question) == (distance, "main" if distance == 5 else "damage")


def test_turning_over_is_throughout() -> None:
    start = closed(4, hand=[TURNING_OVER, "Wield"])
    assert choose(start, f"play {TURNING_OVER}").question == "open or close your umbrella"
    assert f"play {TURNING_OVER}" not in labels(choose(start, "play Wield"))


# Looking Far / Glaring.


def test_looking_far_takes_four_sakura_tokens() -> None:
    assert me(choose(closed(4, hand=[LOOKING_FAR], aura=0), f"play {LOOKING_FAR}"))["in_play"] == {LOOKING_FAR: 4}


def test_looking_far_weakens_ones_attacks_and_lets_them_reach_farther() -> None:
    far = {"in_play": {LOOKING_FAR: 2}}
    assert reaches(NEEDLES, False, **far) == [4, 5, 6]
    hit = choose(closed(5, hand=["Jab"], **far), "play Jab")
    assert labels(hit) == ["take 1 to Aura", "take 1 to Life"]
    assert "play Jab" not in labels(closed(6, hand=["Jab"], **far))
    assert "play Jab" in labels(closed(2, hand=["Jab"], **far)), "the near end stays"


def test_looking_far_takes_no_damage_below_0_and_leaves_a_dash() -> None:
    far = {"in_play": {LOOKING_FAR: 2}}
    poked = choose(closed(4, hand=["Poke"], **far), "play Poke")
    assert labels(poked) == ["take 0 to Aura", "take 1 to Life"]
    swung = choose(closed(7, hand=[SWING], **far), f"play {SWING}")
    assert (foe(swung)["life"], foe(swung)["aura"]) == (8, 0), "4/-"


def test_glaring_strengthens_ones_attacks_and_takes_away_their_nearest_distance() -> None:
    glare = {"in_play": {LOOKING_FAR: 2}}
    assert reaches(NEEDLES, True, **glare) == [1]
    assert labels(choose(opened(1, hand=[NEEDLES], **glare), f"play {NEEDLES}")) == ["take 2 to Aura", "take 1 to Life"]
    assert [distance for distance in range(6) if "play Jab" in labels(opened(distance, hand=["Jab"], **glare))] == [3, 4]
    assert labels(choose(opened(4, hand=["Jab"], **glare), "play Jab")) == ["take 3 to Aura", "take 1 to Life"]


def test_glaring_leaves_an_attack_with_one_distance_no_range() -> None:
    glare = {"in_play": {LOOKING_FAR: 2}}
    assert reaches(SWING, True, **glare) == []
    assert why_not(opened(3, hand=["Poke"], **glare), "play Poke") == "Distance 3, needs nothing"


def test_looking_far_leaves_the_opponents_attacks() -> None:
    for forms in ([], OPEN):
        start = duel(
            distance=2,
            turn="foe",
            me={"goddesses": ["yukihi", "kei"], "forms": forms, "in_play": {LOOKING_FAR: 2}},
            foe={"hand": ["Jab"], "vigor": 1},
        )
        assert labels(choose(start, "play Jab")) == ["take 2 to Aura", "take 1 to Life"]


def test_looking_far_turns_with_the_umbrella() -> None:
    start = closed(4, hand=["Jab"], in_play={LOOKING_FAR: 2}, ready=["Abrupt Transformation"])
    assert labels(choose(start, "play Jab")) == ["take 1 to Aura", "take 1 to Life"]
    assert labels(choose(start, "play Abrupt Transformation", "play Jab")) == ["take 3 to Aura", "take 1 to Life"]


# Gentle Snow.


def test_gentle_snow_follows_the_umbrella_and_costs_two() -> None:
    assert (reaches("Gentle Snow", False), reaches("Gentle Snow", True)) == ([4, 5], [0, 1])
    hit = choose(closed(4, ready=["Gentle Snow"], flare=2), "play Gentle Snow")
    assert (labels(hit), me(hit)["flare"]) == (["take 3 to Aura", "take 1 to Life"], 0)
    soft = choose(opened(0, ready=["Gentle Snow"], flare=2), "play Gentle Snow")
    assert labels(soft) == ["take 0 to Aura", "take 0 to Life"]
    assert why_not(closed(4, ready=["Gentle Snow"], flare=1), "play Gentle Snow") == "Flare 1, costs 2"


def test_gentle_snow_is_available_again_when_the_umbrella_is_turned() -> None:
    start = closed(4, used=["Gentle Snow"], ready=["Abrupt Transformation"])
    turned = choose(start, "play Abrupt Transformation")
    assert (me(turned)["ready"], me(turned)["used"]) == (["Gentle Snow"], ["Abrupt Transformation"])
    ended = choose(opened(4, used=["Gentle Snow"]), "end turn", "yes")
    assert me(ended)["ready"] == ["Gentle Snow"]
    faked = choose(opened(1, used=["Gentle Snow"], hand=[PREPARATION]), f"play {PREPARATION}")
    assert me(faked)["ready"] == ["Gentle Snow"]


def test_gentle_snow_stays_devoted_otherwise() -> None:
    assert me(choose(closed(4, used=["Gentle Snow"]), "end turn", "no"))["used"] == ["Gentle Snow"]
    theirs = duel(
        distance=4,
        me={"goddesses": ["yukihi", "kei"], "ready": ["Abrupt Transformation"], "vigor": 1},
        foe={"goddesses": ["yukihi", "kei"], "used": ["Gentle Snow"]},
    )
    assert foe(choose(theirs, "play Abrupt Transformation"))["used"] == ["Gentle Snow"], "it is one's own umbrella that counts"


# Swaying Flame.


def test_swaying_flame_follows_the_umbrella_and_costs_seven() -> None:
    assert (reaches("Swaying Flame", False), reaches("Swaying Flame", True)) == ([4, 5, 6], [0])
    faint = choose(closed(6, ready=["Swaying Flame"], flare=7, life=3), "play Swaying Flame")
    assert (labels(faint), me(faint)["flare"]) == (["take 0 to Aura", "take 0 to Life"], 0)
    blaze = choose(opened(0, ready=["Swaying Flame"], flare=7), "play Swaying Flame")
    assert (foe(blaze)["life"], foe(blaze)["aura"]) == (4, 3), "4/4, and 3 Aura are too few"
    assert why_not(opened(0, ready=["Swaying Flame"], flare=6), "play Swaying Flame") == "Flare 6, costs 7"


# Soft Heart.


def test_soft_heart_empties_any_enhancement_in_play_that_is_not_throughout() -> None:
    start = duel(
        distance=4,
        me={
            "goddesses": ["yukihi", "kei"],
            "ready": ["Soft Heart"],
            "flare": 2,
            "aura": 0,
            "in_play": {LOOKING_FAR: 2, "Ordeal": 1},
            "vigor": 1,
        },
        foe={"in_play": {"Vow": 3, "Ordeal": 2}, "aura": 0},
    )
    asked = choose(start, "play Soft Heart")
    assert (asked.seat, labels(asked)) == (ME, [f"choose {LOOKING_FAR}", "choose Vow"])
    done = choose(asked, "choose Vow")
    assert (foe(done)["in_play"], foe(done)["discard"], foe(done)["vigor"]) == ({"Ordeal": 2}, ["Vow"], 1), "Disenchant"
    assert state(done)["shadow"] == state(start)["shadow"] + 2 + 3, "the cost, and what lay on it"
    assert me(done)["used"] == ["Soft Heart"]
    own = choose(asked, f"choose {LOOKING_FAR}")
    assert (me(own)["in_play"], me(own)["discard"], foe(own)["in_play"]) == (
        {"Ordeal": 1},
        [LOOKING_FAR],
        {"Vow": 3, "Ordeal": 2},
    )


def test_soft_heart_without_an_enhancement_to_choose_does_nothing() -> None:
    start = closed(4, ready=["Soft Heart"], flare=2, in_play={"Ordeal": 1})
    done = choose(start, "play Soft Heart")
    assert (done.question, me(done)["in_play"], me(done)["flare"]) == ("main", {"Ordeal": 1}, 0)


def test_soft_heart_costs_two() -> None:
    assert why_not(closed(4, ready=["Soft Heart"], flare=1), "play Soft Heart") == "Flare 1, costs 2"


# Abrupt Transformation.


def test_abrupt_transformation_turns_the_umbrella_for_nothing() -> None:
    done = choose(closed(4, ready=["Abrupt Transformation"]), "play Abrupt Transformation")
    assert (is_open(me(done)), me(done)["used"], me(done)["aura"], done.question) == (True, ["Abrupt Transformation"], 3, "main")
    assert not is_open(me(choose(opened(4, ready=["Abrupt Transformation"]), "play Abrupt Transformation")))


def test_abrupt_transformation_is_no_reaction() -> None:
    start = duel(
        distance=4,
        turn="foe",
        me={"goddesses": ["yukihi", "kei"], "ready": ["Abrupt Transformation"]},
        foe={"hand": ["Jab"], "vigor": 1},
    )
    assert choose(start, "play Jab").question == "damage"


# Cards played by the other player: the owner's umbrella counts.


def borrowing(distance: int, forms: list[str], hand: list[str], **of_me: Any) -> Position:
    return duel(
        distance=distance,
        me={"goddesses": ["oboro", "kei"], "hand": ["Borrow", "Jab"], "vigor": 1, **of_me},
        foe={"goddesses": ["yukihi", "kei"], "forms": forms, "hand": hand},
    )


def test_a_borrowed_card_follows_its_owners_umbrella() -> None:
    assert labels(choose(borrowing(1, OPEN, [NEEDLES]), "play Borrow")) == ["take 1 to Aura", "take 1 to Life"]
    assert labels(choose(borrowing(5, [], [NEEDLES]), "play Borrow")) == ["take 3 to Aura", "take 1 to Life"]
    assert choose(borrowing(5, OPEN, [NEEDLES]), "play Borrow").question == "main", "out of Range"
    assert state(choose(borrowing(4, OPEN, [PULL_BACK]), "play Borrow"))["distance"] == 3
    assert state(choose(borrowing(4, [], [PULL_BACK]), "play Borrow"))["distance"] == 5


def test_a_borrowed_enhancement_follows_its_owners_umbrella_and_helps_whoever_played_it() -> None:
    for forms, aura in ((OPEN, 3), ([], 1)):
        start = borrowing(4, forms, [LOOKING_FAR], aura=0)
        assert labels(choose(start, "play Borrow", "play Jab")) == [f"take {aura} to Aura", "take 1 to Life"]


def test_a_borrowed_preparation_turns_no_umbrella_for_a_player_without_one() -> None:
    done = choose(borrowing(5, [], [PREPARATION]), "play Borrow", "take 1 to Life")
    assert (is_open(foe(done)), me(done)["forms"], foe(done)["discard"]) == (False, [], [PREPARATION])
