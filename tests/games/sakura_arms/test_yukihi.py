"""Yukihi: every sentence on her cards, on both sides of them, in a scene in which it happens and in one in which it does not."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.sakura_arms.rules.cards.goddesses.yukihi import UMBRELLA, YUKIHI
from mankai.games.sakura_arms.rules.constants import CLOSED, HAND, OPENED
from mankai.games.sakura_arms.rules.editions.level99 import FIRST_BOX, Level99
from mankai.games.sakura_arms.rules.vocabulary import AURA, DISTANCE, Card, Goddess, Player
from mankai.games.sakura_arms.terminal.board import DuelBoard
from mankai.packs import registry
from support.games.sakura_arms_scenes import FOE, GAME, ME, answer, foe, labels, me, scene, state, why_not

NEEDLES = "Hidden Needles / Kept Needles"
PREPARATION = "Preparation / Fake Out"
HIDDEN_POWER = "Hidden Power / Chain Reel"
SWING = "Swing / Pierce"
PULL_BACK = "Pull Back / Advance"
TRANSFORMATION = "Abrupt Transformation"


def closed(distance: int, **of_me: Any) -> Position:
    """It is the turn of Yukihi's player, whose umbrella is closed."""
    return scene(distance=distance, me={"goddesses": ["yukihi", "yurina"], "vigor": 1, **of_me}, foe={"aura": 5, "life": 8})


def opened(distance: int, **of_me: Any) -> Position:
    """The same with the umbrella open."""
    return closed(distance, opened=[UMBRELLA], **of_me)


def is_open(half: dict[str, Any]) -> bool:
    """Whether a player's umbrella is open; it lies in one of two zones."""
    assert half["closed"] + half["opened"] == [UMBRELLA]
    return bool(half["opened"])


def reaches(name: str, **of_me: Any) -> tuple[list[int], list[int]]:
    """The Distances at which an Attack can be played with a closed umbrella, and those with an open one."""
    pile = {"ready": [name], "flare": 5, "life": 5, "aura": 1} if name in ULTIMATES else {"hand": [name], "aura": 1}
    of_me = {**pile, **of_me}
    return (
        [distance for distance in range(10) if f"play {name}" in labels(closed(distance, **of_me))],
        [distance for distance in range(10) if f"play {name}" in labels(opened(distance, **of_me))],
    )


ULTIMATES = [card.name for card in YUKIHI.cards if card.is_ultimate]


# The umbrella.


def test_the_umbrella_is_closed_at_the_beginning_and_everybody_sees_it() -> None:
    start = GAME.start({"goddesses": [["yukihi", "yurina"], ["himika", "oboro"]], "decks": "quick"}, seed=1)
    assert not is_open(me(start))
    assert (foe(start)["closed"], foe(start)["opened"]) == ([], []), "only her player has one"
    for seat in (ME, FOE, None):
        for position, zone in ((closed(5), CLOSED), (opened(5), OPENED)):
            assert [GAME.cards[card].name for card in position.view(seat)["zones"][zone]] == [UMBRELLA]


@pytest.mark.parametrize("was_open", [False, True])
def test_the_umbrella_may_be_turned_once_in_one_s_end_phase(was_open: bool) -> None:
    asked = answer(opened(5) if was_open else closed(5), "end turn")
    assert (asked.seat, asked.question, labels(asked)) == (ME, "open or close your umbrella", ["yes", "no"])
    turned = answer(asked, "yes")
    assert (is_open(me(turned)), state(turned)["turn"]) == (not was_open, "foe"), "once"
    assert is_open(me(answer(asked, "no"))) == was_open


def test_the_umbrella_is_turned_before_the_hand_limit() -> None:
    asked = answer(opened(5, hand=["Slash", "Brandish", "Overawe"]), "end turn")
    assert asked.question == "open or close your umbrella"
    assert answer(asked, "yes").question == "hand limit"


def test_the_umbrella_is_not_turned_in_the_foe_s_end_phase() -> None:
    start = scene(turn="foe", distance=5, me={"goddesses": ["yukihi", "yurina"]}, foe={"vigor": 1})
    ended = answer(start, "end turn")
    assert (ended.seat, ended.question) == (ME, "reshuffle")


def test_the_umbrella_lies_beside_the_forms_of_a_machine_and_is_told_of_in_its_own_words() -> None:
    start = closed(5, goddesses=["yukihi", "thallya"], forms=["Form: NAGA"])
    asked = answer(start, "end turn")
    turned = answer(asked, "yes")
    assert is_open(me(turned)) and (me(turned)["forms"], len(me(turned)["bonus"])) == (["Form: NAGA"], 2)
    assert "  You: Umbrella from closed to open" in asked.play(asked.options[0]).log(ME)


@pytest.mark.parametrize(("language", "shut", "unfurled"), [("en", "Umbrella closed", "Umbrella open"), ("ja", "傘 閉", "傘 開")])
def test_the_board_shows_the_umbrella_and_does_not_take_a_form_for_it(language: str, shut: str, unfurled: str) -> None:
    pair: dict[str, Any] = {"goddesses": ["yukihi", "thallya"], "forms": ["Form: NAGA"]}
    for start, words in ((closed(5, **pair), shut), (opened(5, **pair), unfurled)):
        for seat in (ME, FOE):
            board = DuelBoard(start, GAME, seat, speaker=registry.speaker_of(GAME, seat, language))
            assert words in "\n".join([line.plain for line in board.table(100, False)])


def test_an_end_effect_of_the_other_goddess_s_may_come_first() -> None:
    start = closed(5, goddesses=["yukihi", "shinra"], plan=[], other_plan=["Devious"], bonus=["Divine"])
    asked = answer(start, "end turn")
    assert sorted(labels(asked)) == ["choose Divine", f"choose {UMBRELLA}"]
    assert answer(asked, f"choose {UMBRELLA}").question == "open or close your umbrella"


# Attacks with two sides.


@pytest.mark.parametrize(
    ("name", "far", "near"),
    [
        (NEEDLES, [4, 5, 6], [0, 1, 2]),
        (PREPARATION, [5, 6], [0, 1, 2]),
        (HIDDEN_POWER, [2, 3, 4, 5], [0, 1, 2]),
        (SWING, [4, 5, 6], [0, 1, 2]),
        ("Gentle Snow", [3, 4, 5], [0, 1]),
        ("Swaying Flame", [4, 5, 6], [0]),
    ],
)
def test_range_follows_the_umbrella(name: str, far: list[int], near: list[int]) -> None:
    assert reaches(name) == (far, near)


def test_needles_deal_3_1_closed_and_1_2_open() -> None:
    assert labels(answer(closed(5, hand=[NEEDLES]), f"play {NEEDLES}")) == ["take 3 to Aura", "take 1 to Life"]
    assert labels(answer(opened(1, hand=[NEEDLES]), f"play {NEEDLES}")) == ["take 1 to Aura", "take 2 to Life"]


def test_a_card_follows_the_umbrella_as_it_is_when_it_is_played() -> None:
    start = closed(2, hand=[NEEDLES], ready=[TRANSFORMATION], flare=1)
    assert why_not(start, f"play {NEEDLES}") == "Distance 2, needs 4-6"
    assert f"play {NEEDLES}" in labels(answer(start, f"play {TRANSFORMATION}"))


# Preparation / Fake Out.


def test_preparation_returns_to_the_hand_and_turns_the_umbrella() -> None:
    hit = answer(closed(5, hand=[PREPARATION]), f"play {PREPARATION}")
    assert labels(hit) == ["take 1 to Aura", "take 1 to Life"]
    done = answer(hit, "take 1 to Aura")
    assert (me(done)["hand"], me(done)["discard"], is_open(me(done))) == ([PREPARATION], [], True)
    faked = answer(opened(1, hand=[PREPARATION]), f"play {PREPARATION}", "take 1 to Life")
    assert (me(faked)["hand"], is_open(me(faked)), foe(faked)["life"]) == ([PREPARATION], False, 7)


def test_preparation_may_be_played_again_with_its_other_side() -> None:
    faked = answer(
        opened(2, hand=[PREPARATION, PULL_BACK], ready=[TRANSFORMATION], flare=1), f"play {PREPARATION}", "take 1 to Aura"
    )
    assert f"play {PREPARATION}" not in labels(faked), "closed, it does not reach so near"
    twice = answer(faked, f"play {TRANSFORMATION}", f"play {PREPARATION}", "take 1 to Aura")
    assert (foe(twice)["aura"], me(twice)["hand"]) == (3, [PULL_BACK, PREPARATION])


def test_preparation_that_misses_is_discarded_and_turns_nothing() -> None:
    start = scene(
        distance=5,
        me={"goddesses": ["yukihi", "yurina"], "hand": [PREPARATION, "Slash"], "vigor": 1},
        foe={"hand": ["Turbo Switch"], "goddesses": ["thallya", "tokoyo"]},
    )
    missed = answer(start, f"play {PREPARATION}", "play Turbo Switch", "ride forward")
    assert (me(missed)["discard"], is_open(me(missed))) == ([PREPARATION], False)


def test_preparation_is_no_reaction() -> None:
    start = scene(
        turn="foe",
        distance=5,
        me={"goddesses": ["yukihi", "yurina"], "hand": [PREPARATION], "aura": 5},
        foe={"hand": ["Shoot"], "vigor": 1},
    )
    assert answer(start, "play Shoot").question == "damage"


# Hidden Power / Chain Reel.


def test_hidden_power_moves_one_either_way() -> None:
    asked = answer(closed(4, hand=[HIDDEN_POWER]), f"play {HIDDEN_POWER}", "take 1 to Aura")
    assert (asked.seat, labels(asked)) == (ME, ["Shadow to Distance", "Distance to Shadow"])
    shadow = state(asked)["shadow"]
    away = answer(asked, "Shadow to Distance")
    assert (state(away)["distance"], state(away)["shadow"]) == (5, shadow - 1)
    near = answer(asked, "Distance to Shadow")
    assert (state(near)["distance"], state(near)["shadow"]) == (3, shadow + 1)


def test_chain_reel_draws_two_nearer() -> None:
    for distance, after in ((2, 0), (1, 0)):
        done = answer(opened(distance, hand=[HIDDEN_POWER]), f"play {HIDDEN_POWER}", "take 1 to Life")
        assert (state(done)["distance"], foe(done)["life"], done.question) == (after, 7, "main")


# Swing / Pierce.


def test_swing_is_full_power_and_hits_aura_closed_and_life_open() -> None:
    swung = answer(closed(6, hand=[SWING]), f"play {SWING}", "no")
    assert (foe(swung)["aura"], foe(swung)["life"], state(swung)["turn"]) == (0, 8, "foe")
    pierced = answer(opened(2, hand=[SWING]), f"play {SWING}", "no")
    assert (foe(pierced)["aura"], foe(pierced)["life"]) == (5, 6)
    assert f"play {SWING}" not in labels(answer(closed(4, hand=[SWING, "Wield"]), "play Wield"))


# Wield.


def test_wield_does_nothing_when_played() -> None:
    done = answer(closed(5, hand=["Wield"], aura=1), "play Wield")
    assert (me(done)["aura"], is_open(me(done)), me(done)["discard"]) == (1, False, ["Wield"])


def test_wield_may_be_revealed_for_any_turning() -> None:
    start = closed(5, hand=["Wield", PREPARATION, "Slash"], ready=[TRANSFORMATION], flare=1, aura=0)
    asked = answer(start, f"play {TRANSFORMATION}")
    assert (asked.seat, asked.question, labels(asked)) == (ME, "reveal Wield", ["yes", "no"])
    shown, hidden = answer(asked, "yes"), answer(asked, "no")
    assert (me(shown)["aura"], me(hidden)["aura"]) == (2, 1), "the card itself gives one"
    for position, known in ((shown, ["Wield"]), (hidden, [])):
        assert [GAME.cards[card].name for card in position.view(FOE)["zones"][HAND] if card >= 0] == known
    prepared = answer(start, f"play {PREPARATION}", "take 1 to Aura", "yes")
    assert me(prepared)["aura"] == 1
    ended = answer(prepared, "end turn", "yes", "yes")
    assert me(ended)["aura"] == 2, "again, in the End Phase"


def test_wield_is_only_revealed_from_the_hand_of_whoever_turns_the_umbrella() -> None:
    start = closed(5, face_down=["Wield"], ready=[TRANSFORMATION], flare=1)
    assert answer(start, f"play {TRANSFORMATION}").question == "main"
    theirs = scene(
        distance=5,
        me={"goddesses": ["yukihi", "yurina"], "ready": [TRANSFORMATION], "flare": 1, "vigor": 1},
        foe={"goddesses": ["yukihi", "oboro"], "hand": ["Wield"]},
    )
    assert answer(theirs, f"play {TRANSFORMATION}").question == "main"


def test_wield_fills_aura_no_further_than_five() -> None:
    done = answer(closed(5, hand=["Wield"], aura=5), "end turn", "yes", "yes")
    assert me(done)["aura"] == 5


# Pull Back / Advance.


def test_pull_back_moves_one_away_closed_and_one_nearer_open() -> None:
    assert state(answer(closed(4, hand=[PULL_BACK]), f"play {PULL_BACK}"))["distance"] == 5
    assert state(answer(opened(4, hand=[PULL_BACK]), f"play {PULL_BACK}"))["distance"] == 3


@pytest.mark.parametrize(("forms", "distance", "question"), [([], 5, "main"), ([UMBRELLA], 3, "damage")])
def test_pull_back_is_a_reaction(forms: list[str], distance: int, question: str) -> None:
    start = scene(
        turn="foe",
        distance=4,
        me={"goddesses": ["yukihi", "yurina"], "hand": [PULL_BACK], "aura": 5, "opened": forms},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    moved = answer(start, "play Slash", f"play {PULL_BACK}")
    assert (state(moved)["distance"], moved.question) == (distance, question), "Slash reaches 3-4"


# Bind.


@pytest.mark.parametrize(("forms", "distance"), [([], 3), ([UMBRELLA], 5)])
def test_bind_draws_nearer_closed_and_moves_away_open(forms: list[str], distance: int) -> None:
    done = answer(closed(4, hand=["Bind"], aura=0, opened=forms), "play Bind")
    assert (state(done)["distance"], me(done)["in_play"]) == (distance, {"Bind": 2})


@pytest.mark.parametrize(("forms", "distance"), [([], 5), ([UMBRELLA], 3)])
def test_bind_gives_back_what_it_took_when_disenchanted(forms: list[str], distance: int) -> None:
    start = scene(
        phase="start",
        distance=4,
        me={"goddesses": ["yukihi", "yurina"], "in_play": {"Bind": 1}, "opened": forms, "deck": ["Slash", "Brandish"]},
    )
    begun = answer(start, "do not reshuffle")
    assert (state(begun)["distance"], me(begun)["in_play"], me(begun)["discard"]) == (distance, {}, ["Bind"])


# Gentle Snow.


def test_gentle_snow_deals_3_1_closed_and_0_0_open() -> None:
    pile: dict[str, Any] = {"ready": ["Gentle Snow"], "flare": 2}
    assert labels(answer(closed(3, **pile), "play Gentle Snow")) == ["take 3 to Aura", "take 1 to Life"]
    assert labels(answer(opened(1, **pile), "play Gentle Snow")) == ["take 0 to Aura", "take 0 to Life"]


def test_gentle_snow_is_ready_again_when_the_umbrella_is_turned_either_way() -> None:
    for start in (closed(4, used=["Gentle Snow"]), opened(4, used=["Gentle Snow"])):
        asked = answer(start, "end turn")
        assert me(answer(asked, "yes"))["ready"] == ["Gentle Snow"]
        assert me(answer(asked, "no"))["used"] == ["Gentle Snow"]


def test_gentle_snow_stays_used_when_the_foe_turns_an_umbrella() -> None:
    start = scene(
        distance=4,
        me={"goddesses": ["yukihi", "yurina"], "ready": [TRANSFORMATION], "flare": 1, "vigor": 1},
        foe={"goddesses": ["yukihi", "oboro"], "used": ["Gentle Snow"]},
    )
    assert foe(answer(start, f"play {TRANSFORMATION}"))["used"] == ["Gentle Snow"]


# Swaying Flame.


def test_swaying_flame_deals_nothing_closed_and_4_5_open() -> None:
    pile: dict[str, Any] = {"ready": ["Swaying Flame"], "flare": 5, "life": 7}
    assert labels(answer(closed(4, **pile), "play Swaying Flame")) == ["take 0 to Aura", "take 0 to Life"]
    assert labels(answer(opened(0, **pile), "play Swaying Flame")) == ["take 4 to Aura", "take 5 to Life"]


# Soft Heart.


def test_soft_heart_is_full_power_and_takes_seven_sakura() -> None:
    start = closed(4, ready=["Soft Heart"], flare=3, aura=0, life=8, hand=["Wield"])
    done = answer(start, "play Soft Heart")
    assert (me(done)["in_play"], me(done)["flare"], state(done)["phase"]) == ({"Soft Heart": 7}, 0, "end")
    assert "play Soft Heart" not in labels(answer(start, "play Wield"))


HEART = {"in_play": {"Soft Heart": 2}}


@pytest.mark.parametrize(
    ("name", "both"), [(NEEDLES, [0, 1, 2, 4, 5, 6]), (HIDDEN_POWER, [0, 1, 2, 3, 4, 5]), ("Swaying Flame", [0, 4, 5, 6])]
)
def test_soft_heart_gives_both_ranges(name: str, both: list[int]) -> None:
    assert reaches(name, **HEART) == (both, both)


def test_under_soft_heart_damage_and_text_follow_the_umbrella() -> None:
    assert labels(answer(closed(1, hand=[NEEDLES], **HEART), f"play {NEEDLES}")) == ["take 3 to Aura", "take 1 to Life"]
    assert labels(answer(opened(6, hand=[NEEDLES], **HEART), f"play {NEEDLES}")) == ["take 1 to Aura", "take 2 to Life"]
    reeled = answer(opened(5, hand=[HIDDEN_POWER], **HEART), f"play {HIDDEN_POWER}", "take 1 to Aura")
    assert state(reeled)["distance"] == 3


def test_soft_heart_helps_neither_the_other_goddess_nor_the_foe() -> None:
    assert "play Slash" not in labels(closed(5, hand=["Slash"], **HEART))
    theirs = scene(
        turn="foe",
        distance=1,
        me={"goddesses": ["yukihi", "yurina"], **HEART},
        foe={"goddesses": ["yukihi", "oboro"], "hand": [NEEDLES, SWING], "vigor": 1},
    )
    assert f"play {NEEDLES}" not in labels(theirs)


# Abrupt Transformation.


def test_abrupt_transformation_turns_the_umbrella_and_gives_aura() -> None:
    for start, after in ((closed(4, ready=[TRANSFORMATION], flare=1), True), (opened(4, ready=[TRANSFORMATION], flare=1), False)):
        done = answer(start, f"play {TRANSFORMATION}")
        assert (is_open(me(done)), me(done)["aura"], me(done)["used"], me(done)["flare"]) == (after, 4, [TRANSFORMATION], 0)
    assert why_not(closed(4, ready=[TRANSFORMATION]), f"play {TRANSFORMATION}") == "Flare 0, costs 1"


def test_abrupt_transformation_is_a_reaction() -> None:
    start = scene(
        turn="foe",
        distance=4,
        me={"goddesses": ["yukihi", "yurina"], "ready": [TRANSFORMATION], "flare": 1, "aura": 2},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    done = answer(start, "play Slash", f"play {TRANSFORMATION}")
    assert (is_open(me(done)), me(done)["aura"], labels(done)) == (True, 3, ["take 3 to Aura", "take 1 to Life"])


# Her cards played by others: the owner's umbrella counts.


def replicating(distance: int, forms: list[str], name: str, **more: Any) -> Position:
    start = scene(
        distance=distance,
        me={"goddesses": ["shinra", "yurina"], "hand": ["Replicate", "Slash"], "vigor": 1, **more},
        foe={"goddesses": ["yukihi", "oboro"], "opened": forms, "hand": [name, "Wield"]},
    )
    return answer(start, "play Replicate", f"choose {name}")


def test_a_card_played_by_the_foe_follows_its_owner_s_umbrella() -> None:
    near = answer(replicating(1, [UMBRELLA], NEEDLES, aura=5), "play it")
    assert (near.seat, labels(near)) == (FOE, ["take 1 to Aura", "take 2 to Life"])
    far = answer(replicating(5, [UMBRELLA], NEEDLES), "play it")
    assert (far.seat, far.question, foe(far)["hand"]) == (ME, "main", [NEEDLES, "Wield"]), "out of Range it is put back"
    assert labels(answer(replicating(5, [], NEEDLES), "play it")) == ["take 3 to Aura", "take 1 to Life"]


def test_preparation_played_by_the_foe_returns_to_its_owner_and_turns_no_umbrella() -> None:
    done = answer(replicating(5, [], PREPARATION), "play it", "take 1 to Aura")
    assert (is_open(foe(done)), me(done)["hand"], foe(done)["hand"]) == (False, ["Slash"], ["Wield", PREPARATION])
    assert done.question == "main", "nobody is asked to reveal Wield"


@pytest.mark.parametrize(("forms", "distance"), [([], 5), ([UMBRELLA], 5)])
def test_bind_played_by_the_foe_looks_at_the_umbrella_of_whoever_plays_it(forms: list[str], distance: int) -> None:
    start = scene(
        distance=6,
        me={"goddesses": ["shinra", "yurina"], "hand": ["Sophism"], "plan": ["Devious"], "other_plan": ["Divine"]},
        foe={"goddesses": ["yukihi", "oboro"], "opened": forms, "discard": ["Bind"], "aura": 5},
    )
    asked = answer(start, "play Sophism", "choose Bind", "0 from Aura")
    assert (state(asked)["distance"], me(asked)["in_play"]) == (distance, {"Bind": 2}), "who has none"


class Echo(Card):
    text = "It is a copy of the last card that the foe has discarded."

    def copied(self, me: Player) -> int:
        return me.foe.discards[-1] if me.foe.discards else -1


class Breath(Card):
    text = "Distance → your Aura: 1."

    def act(self, me: Player) -> None:
        me.arrow(1, DISTANCE, AURA)


def echoing(distance: int, discard: str, **of_me: Any) -> Position:
    echo = Goddess("Kei", "ケイ", "Test", [Echo(), Breath()], [], [])
    edition = Level99("sakura-arms/made", [*FIRST_BOX, YUKIHI, echo])
    return scene(
        edition,
        distance=distance,
        me={"hand": ["Echo", "Breath"], "vigor": 1, "goddesses": ["kei", "yurina"], **of_me},
        foe={"goddesses": ["yukihi", "oboro"], "discard": [discard], "aura": 5},
    )


def test_without_an_umbrella_such_a_card_has_neither_range_nor_text() -> None:
    for distance in range(8):
        assert f"play Echo as {NEEDLES}" not in labels(echoing(distance, NEEDLES))
    start = echoing(4, PULL_BACK)
    done = start.play(start.options[labels(start).index(f"play Echo as {PULL_BACK}")])
    assert state(done)["distance"] == 4


def test_with_an_umbrella_a_copy_follows_it() -> None:
    assert f"play Echo as {NEEDLES}" in labels(echoing(5, NEEDLES, goddesses=["kei", "yukihi"]))
    assert f"play Echo as {NEEDLES}" in labels(echoing(1, NEEDLES, goddesses=["kei", "yukihi"], opened=[UMBRELLA]))
