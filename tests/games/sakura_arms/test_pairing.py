"""Mad Pairing: which cards are set aside, when they are revealed, and how long a card is a copy or itself."""

from __future__ import annotations

from typing import Any

import pytest

import mankai
from mankai import BadScene, Position
from mankai.games.sakura_arms.rules.cards.base import ATTACK_CARD, NORMAL_BACK, span
from mankai.games.sakura_arms.rules.constants import ADVANCE, DECK, OUTSIDE, PICKING, RETREAT, SET_ASIDE
from mankai.games.sakura_arms.rules.engine.duel import IS_FORBIDDEN, NOTHING_WRONG, Duel
from mankai.kernel.rng import FastRng
from mankai.players import player
from mankai.terminal.ui_lookup import board_of
from support.games.sakura_arms_scenes import FOE, GAME, ME, answer, foe, labels, me, scene, state, why_not
from support.random_games import random_decisions, random_end

PAIRS = [["yurina", "himika"], ["tokoyo", "oboro"]]
SETUP: dict[str, Any] = {"epic": "pairing", "goddesses": PAIRS, "first": 0}


def paired(**description: Any) -> Position:
    return scene(epic="pairing", **description)


# Setting aside.


def test_after_the_decks_each_player_sets_aside_a_normal_card_of_each_goddess() -> None:
    position = GAME.start(SETUP, seed=1)
    asked = []
    while position.question == "set aside":
        seat = position.seat
        cards = [GAME.subject(option) for option in position.options]
        (goddess,) = {GAME.cards[card].goddess for card in cards}
        asked.append((seat, goddess))
        assert all(GAME.cards[card].back == NORMAL_BACK and card in position.now.zones[OUTSIDE + seat] for card in cards)
        left = [card for card in position.now.zones[OUTSIDE + seat] if GAME.cards[card].goddess == goddess]
        assert sorted(cards) == sorted([card for card in left if not GAME.cards[card].is_ultimate]), "any of them"
        position = position.play(position.options[1])
        assert position.now.zones[SET_ASIDE + seat][-1] == cards[1]
    assert asked == [(0, "Yurina"), (0, "Himika"), (1, "Tokoyo"), (1, "Oboro")]
    assert position.question == "mulligan"
    assert [len(position.now.zones[SET_ASIDE + seat]) for seat in (0, 1)] == [2, 2]


@pytest.mark.parametrize("name", ["greedy", "search:5"])
def test_computers_set_aside_an_attack_where_there_is_one_for_every_turn(name: str) -> None:
    asked = 0
    for seed in range(6):
        position = GAME.start({"epic": "pairing"}, seed=seed)
        while position.question == "set aside":
            chosen = GAME.subject(player(name, 1).decide(position))
            attacks = [card for card in map(GAME.subject, position.options) if GAME.cards[card].type == ATTACK_CARD]
            everyday = [card for card in attacks if not GAME.cards[card].full_power]
            assert chosen in everyday or not everyday
            asked += len(everyday) not in (0, len(position.options))
            position = position.play(GAME.code(PICKING, chosen))
    assert asked > 3, "there was something to choose"


def test_a_goddess_of_whom_no_normal_card_is_left_sets_nothing_aside() -> None:
    yurina = ["Slash", "Brandish", "Hilt Strike", "Art of Drawing", "Spirit", "Overawe", "Soulfire"]
    deck = [*yurina, "Tsukikage Crush", "Ukifune Serene", "Red Bullet"]
    position = GAME.start({**SETUP, "decks": [deck, "quick"]}, seed=1)
    assert (position.seat, position.question) == (0, "set aside")
    assert {GAME.cards[GAME.subject(option)].goddess for option in position.options} == {"Himika"}
    position = position.play(position.options[0])
    assert position.seat == 1, "and is not asked"


def test_what_is_set_aside_is_a_secret_of_its_owner() -> None:
    start = GAME.start(SETUP, seed=1)
    worlds = []
    for at in (0, 2):
        position = start.play(start.options[at])
        worlds.append(position.play(position.options[0]))
    one, other = worlds
    assert one.now.zones[SET_ASIDE] != other.now.zones[SET_ASIDE]
    for seat in (FOE, None):
        assert one.view(seat) == other.view(seat) and one.log(seat) == other.log(seat)
    assert one.view(ME) != other.view(ME)
    assert one.imagine(FOE, 3).now.key() == other.imagine(FOE, 3).now.key()


def test_an_imagined_foe_has_set_aside_a_card_of_each_goddess_too() -> None:
    seen: set[int] = set()
    for position in random_decisions(GAME.start({**SETUP, "decks": "choose"}, seed=4), FastRng(4)):
        for seat in (0, 1):
            for seed in range(3):
                world = position.imagine(seat, seed)
                for side in (0, 1):
                    goddesses = [GAME.cards[card].goddess for card in world.now.zones[SET_ASIDE + side]]
                    assert len(set(goddesses)) == len(goddesses)
                    seen.update(world.now.zones[SET_ASIDE + 1] if seat == 0 else ())
    assert len(seen) > 8, "it may be any of hers"


def test_a_set_card_is_in_no_deck() -> None:
    for position in random_decisions(GAME.start(SETUP, seed=5), FastRng(5)):
        for seat in (0, 1):
            assert not set(position.now.zones[SET_ASIDE + seat]) & set(position.now.zones[DECK + seat])


# Revealing.


def test_revealing_is_told_to_everybody_and_so_is_every_copy() -> None:
    start = paired(distance=3, me={"hand": ["Slash", "Spirit", "Hilt Strike"], "set_aside": ["Brandish"]}, foe={"aura": 0})
    first = start.play(start.options[labels(start).index("play Slash")])
    for seat in (ME, FOE, None):
        assert any(line.endswith(("show Brandish", "shows Brandish")) for line in first.log(seat))
        assert GAME.cards[first.view(seat)["zones"][SET_ASIDE][0]].name == "Brandish"
    second = first.play(first.options[labels(first).index("play Spirit as Brandish")])
    for seat in (ME, FOE, None):
        assert "  Spirit is a copy of Brandish" in second.log(seat)
    assert start.view(FOE)["zones"][SET_ASIDE] == [-1], "until then it is hidden"


def test_each_goddess_reveals_her_own_card() -> None:
    start = paired(
        distance=4, me={"hand": ["Slash", "Shoot", "Magnum", "Spirit"], "set_aside": ["Soulfire", "Backstep"]}, foe={"aura": 0}
    )
    slashed = answer(start, "play Slash")
    assert (me(slashed)["set_aside"], me(slashed)["revealed"]) == (["Backstep"], ["Soulfire"])
    assert "play Shoot" in labels(slashed) and "play Magnum as Backstep" not in labels(slashed)
    shot = answer(slashed, "play Shoot")
    assert me(shot)["revealed"] == ["Soulfire", "Backstep"]
    assert "play Magnum as Backstep" in labels(shot)


def test_a_card_played_by_an_effect_reveals_too_and_the_same_card_is_a_copy_the_next_time() -> None:
    # Shadow Cloning plays it twice: the first play reveals, the second is one of a copy.
    start = paired(
        distance=3,
        me={
            "goddesses": ["oboro", "yurina"],
            "hand": ["Shadow Cloning"],
            "face_down": ["Brandish"],
            "set_aside": ["Slash"],
            "vigor": 1,
        },
        foe={"aura": 5},
    )
    cloned = answer(start, "play Shadow Cloning", "take 2 to Aura")
    assert labels(cloned) == ["take 3 to Aura", "take 1 to Life"]


def test_a_reaction_reveals_as_well() -> None:
    start = paired(
        distance=3,
        me={"hand": ["Slash", "Spirit"], "vigor": 1},
        foe={"hand": ["Polite Return"], "set_aside": ["Rabbit Step"], "goddesses": ["tokoyo", "oboro"]},
    )
    reacted = answer(start, "play Slash", "play Polite Return")
    assert foe(reacted)["revealed"] == ["Rabbit Step"]


def test_a_card_of_a_goddess_without_a_set_card_is_itself_for_ever() -> None:
    start = paired(distance=3, me={"hand": ["Slash", "Brandish"], "vigor": 1}, foe={"aura": 0})
    assert "play Brandish" in labels(answer(start, "play Slash"))


def test_the_same_goddess_of_the_foe_is_not_concerned() -> None:
    start = paired(
        distance=3,
        me={"hand": ["Slash", "Spirit"], "revealed": ["Overawe"], "vigor": 1},
        foe={"goddesses": ["yurina", "himika"], "hand": ["Slash"], "deck": ["Spirit", "Brandish"], "set_aside": ["Hilt Strike"]},
    )
    turn = answer(start, "end turn", "do not reshuffle")
    assert turn.seat == FOE and "play Slash" in labels(turn)


# How long a card is a copy, or itself.


def test_a_copy_has_range_damage_and_effects_of_the_set_card() -> None:
    start = paired(
        distance=2, me={"hand": ["Soulfire", "Slash"], "revealed": ["Hilt Strike"], "life": 3, "vigor": 1}, foe={"aura": 5}
    )
    assert start.view(ME)["own"]["reaches"] == {str(card): span(1, 2) for card in start.now.zones[0]}
    struck = answer(start, "play Soulfire as Hilt Strike", "take 2 to Aura")
    assert labels(answer(struck, "play Slash as Hilt Strike")) == ["take 3 to Aura", "take 1 to Life"], (
        "by the boost of the first"
    )
    assert me(struck)["discard"] == ["Soulfire"]


def test_a_copy_has_the_charge_of_the_set_card_and_stands_for_it_in_play() -> None:
    start = paired(
        distance=6,
        me={"hand": ["Shoot", "Magnum", "Backdraft"], "revealed": ["Smoke"], "vigor": 1, "life": 9},
        foe={"hand": ["Windy Stage"], "goddesses": ["tokoyo", "oboro"], "aura": 2, "deck": ["Rabbit Step", "Break Point"]},
    )
    twice = answer(start, "play Shoot as Smoke", "3 from Aura", "play Magnum as Smoke")
    assert me(twice)["in_play"] == {"Shoot": 3, "Magnum": 3}
    assert twice.view(FOE)["public"]["copies"] == {
        str(card): twice.now.zones[SET_ASIDE][0] for card in twice.now.zones[8]
    }  # fmt: skip
    theirs = answer(twice, "end turn", "do not reshuffle", "play Windy Stage", "0 from Aura")
    assert state(theirs)["distance"] == 6, "no arrow moves Sakura out of Distance"


def test_an_enchantment_that_revealed_is_itself_while_it_is_in_play_and_a_copy_when_it_is_played_again() -> None:
    start = paired(
        distance=3,
        me={"hand": ["Overawe", "Spirit"], "deck": ["Brandish", "Hilt Strike"], "set_aside": ["Slash"], "vigor": 2, "life": 9},
        foe={"hand": [], "aura": 3, "life": 9, "deck": ["Shoot", "Magnum", "Smoke"], "goddesses": ["himika", "oboro"]},
    )
    laid = answer(start, "play Overawe", "0 from Aura")
    assert me(laid)["in_play"] == {"Overawe": 2} and "play Spirit as Slash" in labels(laid)
    theirs = answer(laid, "end turn", "do not reshuffle")
    assert me(theirs)["in_play"] == {"Overawe": 1}
    mine = answer(theirs, "end turn")
    assert foe(mine)["aura"] == 0, "its Disenchant made its own Attack, 3/-"
    assert me(mine)["discard"] == ["Overawe"]
    again = answer(mine, "reshuffle, 1 Life damage")
    names = [label for label in labels(again) if label.startswith("play ")]
    assert all(label.endswith(" as Slash") for label in names) and names


def test_what_the_revealing_card_said_of_the_next_attack_still_holds() -> None:
    start = paired(distance=2, me={"hand": ["Hilt Strike", "Spirit"], "set_aside": ["Art of Drawing"], "life": 3, "vigor": 1})
    struck = answer(start, "play Hilt Strike", "take 1 to Life")
    assert state(struck)["lasting"] == [["next attack", "me", "me: Hilt Strike", []]]
    assert why_not(struck, "play Spirit as Art of Drawing").startswith("Full Power")
    ended = answer(struck, "end turn")
    assert "lasting" not in state(ended)


def cloned(hidden: str, chosen: str, **of_me: Any) -> Position:
    """Shadow Cloning plays a face-down card, which reveals the set card, and then the same card once more."""
    half = {"hand": ["Shadow Cloning"], "face_down": [hidden], "set_aside": [chosen], **of_me}
    return paired(distance=2, turns=1, me=half, foe={"aura": 5, "vigor": 1})


def test_the_card_that_revealed_is_a_copy_when_it_is_played_again_though_its_words_still_hold() -> None:
    first = answer(cloned("Hilt Strike", "Art of Drawing", life=3), "play Shadow Cloning")
    assert labels(first) == ["take 2 to Aura", "take 1 to Life"]
    second = answer(first, "take 1 to Life")
    assert labels(second) == ["take 4 to Aura", "take 2 to Life"], "Art of Drawing at Distance 2 is 3/2, and Hilt Strike adds 1/0"


def test_what_the_card_says_as_printed_and_as_a_copy_are_two_things() -> None:
    spare = ["Shadow Cloning", "Caltrops", "Steel Strings", "Induce"]
    done = answer(cloned("Hilt Strike", "Spirit", life=3, hand=spare), "play Shadow Cloning", "take 1 to Life")
    assert (done.question, me(done)["vigor"]) == ("hand limit", 1)
    assert state(done)["lasting"] == [["next attack", "me", "me: Hilt Strike", []], ["next attack", "me", "me: Spirit", []]]


def test_a_copy_in_play_and_what_its_card_said_as_printed_both_hold() -> None:
    spare = ["Shadow Cloning", "Caltrops", "Steel Strings", "Induce"]
    half = {"hand": spare, "face_down": ["Concealment"], "set_aside": ["Quagmire"]}
    start = paired(distance=3, turns=1, me=half, foe={"aura": 3})
    done = answer(start, "play Shadow Cloning", "0 from Aura")
    assert (done.question, me(done)["in_play"]) == ("hand limit", {"Concealment": 2})
    duel, before = done.asking_runner(), start.asking_runner()
    assert isinstance(duel, Duel) and isinstance(before, Duel)
    for action in (ADVANCE, RETREAT):  # Concealment forbids the first, and what is now Quagmire the second
        assert duel.action_obstacle(FOE, action, True) == IS_FORBIDDEN
        assert before.action_obstacle(FOE, action, True) == NOTHING_WRONG


def test_the_log_calls_a_copy_what_is_one_and_nothing_else() -> None:
    start = cloned("Hilt Strike", "Art of Drawing", life=3)
    first = start.play(start.options[labels(start).index("play Shadow Cloning")])
    assert not [line for line in first.log(ME) if "is a copy" in line], "the first play is one of the printed card"
    second = first.play(first.options[labels(first).index("take 1 to Life")])
    assert [line for line in second.log(ME) if "is a copy" in line] == ["  Hilt Strike is a copy of Art of Drawing"]


def test_a_copy_that_goes_on_the_deck_is_itself_there() -> None:
    start = paired(
        distance=4, me={"hand": ["Rabbit Step", "Break Point"], "revealed": ["Glancing Strike"], "vigor": 2}, foe={"aura": 0}
    )
    struck = answer(start, "play Rabbit Step as Glancing Strike")
    assert me(struck)["deck"] == ["Rabbit Step"]


def test_a_card_that_pays_is_itself() -> None:
    start = paired(distance=5, me={"hand": ["Slash", "Brandish"], "revealed": ["Overawe"], "vigor": 0})
    assert labels(answer(start, "Advance")) == ["discard Slash", "discard Brandish"]


def test_a_poison_is_no_copy_and_reveals_nothing() -> None:
    start = paired(
        distance=5,
        me={"hand": ["Hallucinogen", "Slash"], "set_aside": ["Overawe"], "vigor": 1},
        foe={"goddesses": ["chikage", "oboro"]},
    )
    assert me(answer(start, "play Hallucinogen"))["revealed"] == []


# Scenes, and the terminal.


@pytest.mark.parametrize(
    ("description", "words"),
    [
        ({"epic": "pairing", "me": {"set_aside": ["Slash", "Brandish"]}}, "one Normal card of each goddess is set aside"),
        ({"epic": "pairing", "me": {"revealed": ["Tsukikage Crush"]}}, "so Tsukikage Crush cannot be"),
        ({"epic": "pairing", "me": {"hand": ["Slash"], "set_aside": ["Slash"]}}, "more often than there are"),
        ({"me": {"set_aside": ["Slash"]}}, 'a scene without "epic": "pairing" has no \'set_aside\''),
    ],
)
def test_a_scene_that_cannot_be_is_refused(description: dict[str, Any], words: str) -> None:
    with pytest.raises(BadScene, match=words):
        GAME.scene(description)


def test_a_portrait_can_be_staged_again() -> None:
    start = paired(distance=3, me={"hand": ["Slash"], "set_aside": ["Spirit"], "revealed": ["Smoke"], "vigor": 1})
    assert state(GAME.scene(state(start))) == state(start)


def test_a_record_of_such_a_duel_plays_it_again() -> None:
    end = random_end(GAME.start({**SETUP, "decks": "choose"}, seed=8), FastRng(8))
    assert mankai.replay(end.record).now.key() == end.now.key()


def test_the_terminal_shows_what_is_set_aside_and_what_is_a_copy() -> None:
    start = paired(
        distance=3, me={"hand": ["Spirit"], "in_play": {"Slash": 2}, "revealed": ["Overawe"], "set_aside": ["Smoke"], "vigor": 1}
    )
    own, theirs = ["\n".join([line.plain for line in board_of(start, seat).table(100, False)]) for seat in (ME, FOE)]
    assert "Slash as Overawe" in own and "Slash as Overawe" in theirs
    assert "Spirit as Overawe  Enchantment  Charge 2" in own and "Spirit" not in theirs
    assert "Set aside 2: Smoke, Overawe" in own or "Set aside 2: Overawe, Smoke" in own
    assert "Set aside 2: Overawe + 1 hidden" in theirs
