"""Set-ups: every switch, the profiles of values, files of values; and the errors for bad ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mankai import BadScene, BadSetup
from mankai.games.oka.rules.cards import values
from mankai.games.oka.rules.cards.sakura_cards import COLOUR_NAMES
from mankai.games.oka.rules.constants import BENEATH, CARDS, HAND, TRICKS
from mankai.games.oka.rules.edition import GAME2, GAME4, GAMES, Oka, game_for
from mankai.games.oka.rules.steps.setup import DEFAULTS
from support.games.oka_scenes import DULL, SEVENS, answer, dull, labels, me, placements, scene, state, why_not

# The switches.


def test_every_switch_has_a_default_and_the_table_says_how_it_stands() -> None:
    assert state(GAME4.start())["switches"] == DEFAULTS
    other = {
        "voluntary_take": True, "stack_modifiers": False, "hire_needs_use": False, "bank_limit": 80, "trick_piles_open": False,
        "coins_open": False, "pile_depth_hidden": False, "yin_yang_reset_each_round": False, "cook_values": [2, 4, 6],
    }  # fmt: skip
    assert state(GAME4.start({"switches": other}))["switches"] == other


def test_voluntary_take() -> None:
    hand = {"hand": ["red 8", "blue 6", *DULL[:2]]}
    assert labels(scene(me=hand, **SEVENS)) == ["place red 8 on +", "place blue 6 on -"]
    free = scene(me=hand, switches={"voluntary_take": True}, **SEVENS)
    assert labels(free) == ["place red 8 on +", "take the + pile", "place blue 6 on -", "take the - pile"]


def test_without_stacking_the_card_comes_before_anything_else() -> None:
    start = dull(row=["Konohana: any card", "Samurai: turn"], switches={"stack_modifiers": False})
    bound = answer(start, "hire Konohana: any card for 1")
    assert labels(bound) == [f"place {card} on {sign}" for sign in "+-" for card in DULL]
    assert [bound.label(option) for option in bound.options] == labels(bound), "not even a renewal"
    assert why_not(bound, "hire Samurai: turn for 2") == "Konohana: any card must be used first"
    assert "hire Samurai: turn for 2" in labels(answer(bound, "place green 1 on +"))


def test_without_need_of_use_anybody_may_be_hired_and_does_what_is_possible() -> None:
    row = ["Daimyo: discard", "Daimyo: take", "Samurai: lower on white", "Cook 1", "Konohana: coins"]
    start = dull(row=row, switches={"hire_needs_use": False})
    assert len(labels(start)) == 7
    for name, price in (("Daimyo: discard", 1), ("Daimyo: take", 2), ("Samurai: lower on white", 3)):
        start = answer(start, f"hire {name} for {price}")
    assert me(start)["coins"] == 14
    assert labels(start)[:2] == ["take the + pile", "take the - pile"], "what no card can use binds nobody"


def test_a_limited_bank_gives_what_it_has() -> None:
    start = scene(
        me={"hand": DULL, "coins": 60}, others={1: {"coins": 9}, 2: {"coins": 9}, 3: {"coins": 0}},
        plus=["red 7", "red 3", "red 2", "red 1", "red 9"], minus=["blue 7"], switches={"bank_limit": 80},
    )  # fmt: skip
    assert state(start)["bank"] == 2
    taken = answer(start, "take the + pile")
    assert (me(taken)["coins"], state(taken)["bank"]) == (62, 0), "four coins lie on it"
    renewed = answer(taken, "renew the row for 6", "use none")
    assert (me(renewed)["coins"], state(renewed)["bank"]) == (56, 6)


def test_a_limited_bank_keeps_what_is_left_after_the_beginning() -> None:
    assert state(GAME4.start({"switches": {"bank_limit": 80}}))["bank"] == 60
    assert "bank" not in state(GAME4.start())


def test_trick_piles_that_are_not_open() -> None:
    others = {1: {"tricks": ["green 7", "green 6"]}, 2: {"tricks": ["blue 2"]}}
    start = dull(row=["Daimyo: take"], coins=1, others=others, switches={"trick_piles_open": False})
    zone = 2 * 4 + 1
    assert start.view(1)["zones"][zone] == [44, 45] and start.view(0)["zones"][zone] == [-1, -1]
    asked = answer(start, "hire Daimyo: take for 1")
    assert labels(asked) == ["take a trick card of seat 1", "take a trick card of seat 2"]
    done = answer(asked, "take a trick card of seat 1")
    (card,) = me(done)["tricks"]
    assert card in ("green 7", "green 6") and me(done)["coins"] == (9 if card == "green 7" else 6)
    open_start = dull(row=["Daimyo: take"], coins=1, others=others)
    assert open_start.view(0)["zones"][TRICKS * 4 + 1] == [44, 45]


def test_the_depth_of_a_pile_is_hidden_or_what_everybody_saw() -> None:
    for hidden in (True, False):
        start = scene(me={"hand": ["red 8", "blue 6", *DULL[:2]]}, switches={"pile_depth_hidden": hidden}, **SEVENS)
        placed = answer(start, "place red 8 on +")
        for seat in (0, 1, None):
            assert placed.view(seat)["zones"][BENEATH * 4] == ([-1] if hidden else [19])


def test_after_a_geisha_nobody_else_knows_a_pile_that_everybody_saw() -> None:
    start = scene(
        me={"hand": ["red 8", "blue 6", *DULL[:2]]}, row=["Geisha: reorder"], switches={"pile_depth_hidden": False}, **SEVENS
    )
    looked = answer(start, "place red 8 on +", "hire Geisha: reorder for 1", "look through the + pile", "leave the rest")
    assert looked.view(0)["zones"][BENEATH * 4] == [19]
    assert looked.view(1)["zones"][BENEATH * 4] == [-1], "even if she changed nothing: that is not told"


@pytest.mark.parametrize("reset", [True, False])
def test_the_yin_yang_card_at_the_beginning_of_a_round(reset: bool) -> None:
    start = scene(
        me={"hand": ["red 8", "blue 6", "green 1", "green 2"], "coins": 0},
        first=1, turned=True, switches={"yin_yang_reset_each_round": reset}, **SEVENS,
    )  # fmt: skip
    done = answer(start, "place red 8 on +")
    assert state(done)["round"] == 2 and state(done)["turned"] is not reset


def test_the_numbers_of_the_cooks() -> None:
    start = scene(
        me={"hand": ["red 3", *DULL[:3]]}, plus=["red 7"], minus=["blue 7"], row=["Cook 3"], switches={"cook_values": [1, 2, 5]}
    )
    assert "red 3 on +" in placements(answer(start, "hire Cook 3 for 1")), "as an 8"


def test_who_begins_is_said_or_left_to_luck() -> None:
    assert [GAME4.start({"first": seat}).seat for seat in range(4)] == [0, 1, 2, 3]
    assert {GAME4.start({"first": "random"}, seed).seat for seed in range(30)} == {0, 1, 2, 3}


# The values.


def test_the_default_profile_is_that_of_the_documentation_and_alike_from_both_ends() -> None:
    number, default = values.profile_of("default")
    assert number == 0 and len(default) == 2 * CARDS
    assert (sum(default[:CARDS]), sum(default[CARDS:])) == (40, 60)
    for name in values.PROFILES:
        _, numbers = values.profile_of(name)
        for row in (numbers[:13], numbers[52:65]):
            assert row == row[::-1]
            assert numbers[:13] * 4 == numbers[:52] and numbers[52:65] * 4 == numbers[52:]


def test_every_profile_in_the_legend_says_that_it_is_ours() -> None:
    profiles = GAME4.legend()["profiles"]
    assert [one["name"] for one in profiles] == [*values.PROFILES, "supplied"]
    assert [one["provenance"] for one in profiles] == ["ours", "ours", "ours", "supplied"]


def written(numbers: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    return [
        {"colour": colour, "value": value, "coins": 2, "shurikens": value, **(numbers or {})}
        for colour in COLOUR_NAMES
        for value in range(1, 14)
    ]


def test_values_that_somebody_supplies_count(tmp_path: Path) -> None:
    lines = ['name = "printed"']
    for entry in written():
        lines += ["[[card]]", *[f"{key} = {value!r}".replace("'", '"') for key, value in entry.items()]]
    path = tmp_path / "values.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    table = values.load_values(path)
    start = dull(values=table, row=["Daimyo: discard"], me={"tricks": ["green 13"]})
    assert me(answer(start, "hire Daimyo: discard for 1"))["coins"] == 19 + 26
    assert me(answer(start, "take the + pile"))["coins"] == 22
    game = GAME2.start({"values": table}, seed=1)
    assert game.view(1)["lasting"][0][3] == [2] * 52 + [*range(1, 14)] * 4
    assert game.record["setup"] == {"values": table}


def test_values_by_value() -> None:
    by_value = {str(value): {"coins": 0, "shurikens": value} for value in range(1, 14)}
    assert values.parse_values({"by_value": by_value}) == tuple([0] * 52 + [*range(1, 14)] * 4)


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ({}, "either by_value"),
        ({"by_value": {}, "card": []}, "either by_value"),
        ({"card": written()[1:]}, "missing: black 1"),
        ({"card": [*written(), written()[5]]}, "black 6 is there twice"),
        ({"card": written({"coins": -1})}, "coins is a number from 0 to 99, not -1"),
        ({"card": written({"shurikens": "two"})}, "shurikens is a number from 0 to 99, not 'two'"),
        ({"card": written({"shurikens": True})}, "not True"),
        ({"card": written({"colour": "pink"})}, "no colour 'pink'"),
        ({"card": written({"value": 14})}, "a value is 1 to 13, not 14"),
        ({"card": written({"swords": 1})}, "black 1 has no 'swords'"),
        ({"card": [3]}, "not 3"),
        ({"card": {}}, "a list of all 52"),
        ({"by_value": {"1": {"coins": 1, "shurikens": 1}}}, "missing: 2, 3"),
        ({"by_value": {"14": {}}}, "no value '14'"),
        ({"by_value": 3}, "each value from 1 to 13"),
        ({"by_value": {str(value): 1 for value in range(1, 14)}}, "value 1: coins and shurikens"),
        ({"values": 3}, "has no 'values'"),
    ],
)
def test_a_table_of_values_that_is_no_good_is_refused(table: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        GAME4.start({"values": table})


def test_a_file_of_values_that_is_no_good_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"none\.toml cannot be read"):
        values.load_values(tmp_path / "none.toml")
    for text, words in (
        ("[[card", r"some\.toml is not TOML"),
        ("[by_value]\n1 = { coins = 1, shurikens = 1 }\n1 = { coins = 1, shurikens = 1 }\n", r"some\.toml is not TOML"),
        ("[by_value]\n1 = { coins = 1, shurikens = 1 }\n", r"some\.toml: by_value: every value once; missing: 2"),
    ):
        path = tmp_path / "some.toml"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadSetup, match=words):
            values.load_values(path)


# Bad set-ups and scenes.


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"value": "flat"}, "has no 'value'; it has: values, switches, first"),
        ({"values": "printed"}, "no profile 'printed' of values; there are: default, flat, two_symbols"),
        ({"values": 3}, "values: the name of a profile"),
        ({"switches": {"open": True}}, "no switch 'open'; there are: voluntary_take"),
        ({"switches": []}, "switches: a table"),
        ({"switches": {"voluntary_take": 1}}, "voluntary_take is true or false, not 1"),
        ({"switches": {"bank_limit": 19}}, "bank_limit: at least the 20 coins that 4 players begin with"),
        ({"switches": {"bank_limit": "80"}}, "bank_limit"),
        ({"switches": {"cook_values": [1, 2]}}, "cook_values: three numbers from 1 to 12"),
        ({"switches": {"cook_values": [1, 2, 13]}}, "cook_values"),
        ({"first": 4}, "first: a seat from 0 to 3"),
        ({"first": True}, "first: a seat"),
        ({"first": "me"}, "first: a seat"),
    ],
)
def test_a_set_up_that_is_no_good_is_refused(setup: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        GAME4.start(setup)


@pytest.mark.parametrize("players", [0, 1, 7])
def test_a_number_of_players_outside_two_to_six_is_refused(players: int) -> None:
    for call in (game_for, Oka):
        with pytest.raises(BadSetup, match=f"2 to 6 players, not for {players}"):
            call(players)
    assert [game_for(rules.seats) for rules in GAMES] == GAMES


@pytest.mark.parametrize(
    ("description", "words"),
    [
        ({"pile": []}, "a scene has no 'pile'"),
        ({"4": {}}, "a scene has no '4'"),
        ({"0": {"life": 3}}, "\"0\" has no 'life'"),
        ({"0": []}, '"0" is a table'),
        ({"0": {"hand": ["pink 3"]}}, "no card 'pink 3'"),
        ({"0": {"hand": ["red 14"]}}, "no card 'red 14'"),
        ({"0": {"hand": "red 3"}}, "a list of names"),
        ({"0": {"hand": ["red 3", "red 3"]}}, "red 3 is in this scene twice"),
        ({"0": {"hand": ["Cook 1"]}}, "Cook 1 is in this scene twice, or cannot lie there"),
        ({"0": {"hand": ["red 3"]}}, "has 1 cards and 0 of the piles are served"),
        ({"0": {"hand": ["red 3", "red 4"]}}, "an even number from 4 to 10"),
        ({"1": {"hand": [f"red {value}" for value in range(1, 12)]}}, "seat 1 has 11 cards, and has 10 at this point"),
        ({"0": {"coins": -1}}, "coins is a number"),
        ({"turn": 4}, "turn is a number from 0 to 3"),
        ({"round": 4}, "round is a number from 1 to 3"),
        ({"turned": 1}, "turned is true or false"),
        ({"served": ["both"]}, "served: 'both' is none of plus, minus"),
        ({"modifiers": ["Samurai: turn"]}, "used at once"),
        ({"row": ["Cook 4"]}, "no card 'Cook 4'"),
        ({"row": [""] * 6}, "up to 5 characters"),
        ({"draw_pile": ["red 3"]}, "red 3 is not among the characters"),
        ({"switches": {"bank_limit": 30}, "0": {"coins": 31}}, "there are 46 coins, there must be 30"),
        ({"switches": {"open": True}}, "no switch 'open'"),
        ({"plus": [f"{colour} {value}" for colour in ("red", "blue") for value in range(1, 14)]}, "not enough cards"),
        ({"minus": 5}, "minus is a list, not 5"),
        ({"draw_pile": "Cook 1"}, "draw_pile is a list, not 'Cook 1'"),
        ({"aside": ["red 7"], "plus": ["red 7"]}, "red 7 is in this scene twice"),
        ({"luck": [1, 2]}, 'luck: {"key": 32 hexadecimal digits, "drawn": 5 numbers}'),
        ({"luck": {"key": "12", "drawn": [0] * 5}}, "its key has 32 hexadecimal digits, not '12'"),
        ({"luck": {"key": "0" * 32, "drawn": [0] * 4}}, "the counts of words drawn from 5 streams"),
        ({"luck": {"key": "0" * 32, "drawn": [0, 0, 0, 0, "5"]}}, r"a count of words is a whole number below 2\^32, not '5'"),
        ({"known": ["red 7"]}, "known says of cards who knows them"),
        ({"known": {"red 7": [4]}}, "known is a number from 0 to 3, not 4"),
        ({"known": {"red 7": []}}, "nobody knows red 7"),
        ({"todo": ["use"]}, "todo is a list of tables"),
        ({"todo": [{"use": "Cook 4"}]}, "todo: 'Cook 4' is none of"),
        ({"todo": [{"use": "Cook 1", "price": 6}]}, "price is a number from 0 to 5, not 6"),
        ({"todo": [{"give": 0}]}, "seat 0 gives a Sakura card to somebody else"),
        ({"todo": [{"give": 1, "but": "Cook 1"}]}, "seat 0 gives a Sakura card to somebody else"),
        ({"todo": [{"give": 1}, {"give": 1}]}, "nobody is given two cards"),
        ({"todo": [{"reorder": "left"}]}, "todo: 'left' is none of plus, minus"),
        ({"todo": [{"reorder": "plus", "settled": 2}], "plus": ["red 7"]}, "settled is a number from 0 to 1, not 2"),
        ({"over": True, "0": {"hand": ["red 1", "red 2", "red 3"]}}, "seat 0 has 3 cards, and has 2"),
    ],
)
def test_a_scene_that_cannot_be_is_refused(description: dict[str, Any], words: str) -> None:
    with pytest.raises(BadScene, match=words):
        GAME4.scene(description)


def test_a_scene_can_begin_where_a_card_is_owed() -> None:
    owing = scene(me={"hand": ["red 1", "red 2", "red 3", "red 4", "red 5"]}, todo=[{"give": 2, "but": "red 3"}], **SEVENS)
    assert labels(owing) == [f"give red {value} to seat 2" for value in (1, 2, 4, 5)]
    assert [len(me(owing, seat)["hand"]) for seat in range(4)] == [5, 4, 3, 4]
    given = answer(owing, "give red 1 to seat 2")
    assert given.question == "act" and len(me(given, 2)["hand"]) == 4


def test_a_scene_can_be_a_finished_game() -> None:
    over = GAME4.scene({"over": True, "0": {"score": 9}, "1": {"score": 3, "coins": 1}, "2": {"score": 3}, "3": {"score": 12}})
    assert over.is_over and over.ranks == (2, 1, 0, 3)


def test_what_a_scene_says_is_known_is_seen() -> None:
    told = scene(known={"red 1": [2], "red 2": [0, 1, 2, 3, "spectators"]}, others={1: {"hand": ["red 1", "red 2"]}})
    seen = [sum(card >= 0 for card in told.view(seat)["zones"][HAND + 1]) for seat in (0, 2, None)]
    assert seen == [1, 2, 1]


def test_a_seed_deals_the_luck_of_a_portrait_anew() -> None:
    portrait = state(GAME4.start(seed=5))
    assert state(GAME4.scene(portrait))["luck"] == portrait["luck"] != state(GAME4.scene(portrait | {"seed": 5}))["luck"]


def test_what_is_not_said_in_a_scene_is_as_at_the_beginning_of_a_round() -> None:
    table = state(GAME4.scene({}))
    assert [len(table[str(seat)]["hand"]) for seat in range(4)] == [10] * 4
    assert len(table["plus"]) == len(table["minus"]) == 1 and "" not in table["row"]
    hands = {"0": {"hand": ["red 1"]}, "2": {"hand": ["red 2", "red 3", "red 4", "red 5"]}}
    later = state(GAME4.scene({"turn": 2, "first": 0, **hands}))
    assert [len(later[str(seat)]["hand"]) for seat in range(4)] == [2, 2, 4, 4]
    assert later["0"]["hand"][0] == "red 1"


def test_hands_are_hidden_zones_of_the_seat() -> None:
    view = GAME4.start(seed=2).view(1)
    assert [all(card >= 0 for card in view["zones"][HAND + seat]) for seat in range(4)] == [False, True, False, False]
