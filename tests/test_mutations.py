"""Saves, records, scenes and set-ups, damaged or made up: each is refused with a message or played; nothing else happens.

Each is made from a real one by small mutations of its JSON, with a correct checksum, so that only the content can be refused.
Accepted ones are played on for a few decisions, since a fault may show late.
"""

from __future__ import annotations

import itertools
import json
import random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mankai
from mankai import MankaiError, Position
from mankai.kernel.records import checksum, to_save
from mankai.kernel.rng import FastRng
from mankai.packs.registry import replay_positions
from support.random_games import random_game

GAMES: Final = ["sakura-arms/level99", "sakura-arms/aeg", "sakura-arms/beta", "oka/2", "oka/4"]
EACH: Final = pytest.mark.parametrize("name", GAMES)
SEEDS: Final = range(2_600)  # plain seeds, in which nothing could be made smaller
STRANGE: Final[list[Any]] = [
    None, True, False, -1, 0, 1, 2, 3, 99, 255, 65_536, 1 << 31, 1 << 63, -(1 << 63), 1 << 128, 1 << 4000, 0.5, float("inf"),
    "", "x", "choose: 0", "quick", "choose", "random", "yurina", "Slash", "red 7", "\ud800", "\x00", "9" * 5000, [], {}, [[]],
    [None], {"": 0}, {"me": {}}, ["Slash", "Slash"], [1] * 3000,
]  # fmt: skip


def spots(content: Any) -> list[tuple[Any, Any]]:
    """Every place in nested data: its container, and its name or number there."""
    found: list[tuple[Any, Any]] = []
    if isinstance(content, dict):
        items: list[tuple[Any, Any]] = list(content.items())
    else:
        items = list(enumerate(content)) if isinstance(content, list) else []
    for name, value in items:
        found.append((content, name))
        found += spots(value)
    return found


def mutated(content: Any, luck: random.Random) -> Any:
    """The same data with one to three places changed, removed, doubled or exchanged."""
    content = copied(content)
    for _ in range(luck.randint(1, 3)):
        everywhere = spots(content)
        if not everywhere:
            break
        holder, name = luck.choice(everywhere)
        what = luck.randrange(6)
        if what == 0:
            del holder[name]
        elif what == 1 and isinstance(holder[name], (int, float)) and not isinstance(holder[name], bool):
            holder[name] += luck.choice([-1, 1, 7, -100, 1 << 40])
        elif what == 2:
            other, at = luck.choice(everywhere)
            holder[name] = copied(other[at])
        elif what == 3 and isinstance(holder, list):
            holder.insert(name, copied(holder[name]))
        elif what == 4 and isinstance(holder, dict):
            holder[luck.choice(["luck", "agenda", "known", "matters", "todo", "epic", "seed", "strange"])] = copied(holder[name])
        else:
            holder[name] = copied(luck.choice(STRANGE))
    return content


def copied(content: Any) -> Any:
    return json.loads(json.dumps(content))


def positions_of(name: str) -> list[Position]:
    """Some positions of random games, from the beginning to the end."""
    found: list[Position] = []
    for seed in range(3):
        setup: dict[str, Any] = {}
        if name.startswith("sakura"):
            setup = {"decks": "choose", "copies": 2} if seed == 1 else {"first": 1}
        line = list(random_game(mankai.game(name).start(setup, seed), FastRng(seed)))
        found += [*line[:: max(1, len(line) // 6)], *[one for one in line if one.answers][:3]]
    return found


POSITIONS: Final = {name: positions_of(name) for name in GAMES}


def said(error: MankaiError) -> None:
    """Check that a refusal is a sentence of readable length."""
    assert 10 < len(str(error)) < 5_000


def played_on(position: Position, seed: int) -> None:
    """Check that an accepted position is like any other."""
    for here in itertools.islice(random_game(position, FastRng(seed)), 7):
        for reader in (0, None):
            json.dumps(here.view(reader), allow_nan=False)
        assert here.is_over or len(here.options) > 1


@pytest.mark.slow
@EACH
def test_a_mutated_save_is_refused_or_played(name: str) -> None:
    for seed in SEEDS:
        try_mutated_save(name, seed)


def try_mutated_save(name: str, seed: int) -> None:
    luck = random.Random(seed)
    content = mutated(json.loads(luck.choice(POSITIONS[name]).save()), luck)
    if luck.random() < 0.9:
        content["check"] = checksum(content)
    try:
        again = mankai.load(json.dumps(content))
    except MankaiError as error:
        said(error)
        return
    played_on(again, 1)


@pytest.mark.slow
@EACH
def test_a_mutated_record_is_refused_or_played(name: str) -> None:
    for seed in SEEDS:
        try_mutated_record(name, seed)


def try_mutated_record(name: str, seed: int) -> None:
    luck = random.Random(seed)
    content = mutated(luck.choice(POSITIONS[name]).record, luck)
    try:
        positions = replay_positions(content) if luck.random() < 0.5 else replay_positions(json.dumps(content))
    except MankaiError as error:
        said(error)
        return
    played_on(positions[-1], 2)


@pytest.mark.slow
@EACH
def test_a_mutated_scene_is_refused_or_played(name: str) -> None:
    for seed in SEEDS:
        try_mutated_scene(name, seed)


def try_mutated_scene(name: str, seed: int) -> None:
    luck = random.Random(seed)
    content = mutated(luck.choice(POSITIONS[name]).portrait, luck)
    try:
        position = mankai.game(name).scene(content)
    except MankaiError as error:
        said(error)
        return
    played_on(position, 3)


SETUPS: Final[dict[str, list[dict[str, Any]]]] = {
    "sakura": [
        {"goddesses": [["yurina", "himika"], ["tokoyo", "yurina"]], "decks": ["quick", "choose"], "first": 0, "copies": 2},
        {"goddesses": "random", "decks": "first game", "first": "random", "draft": False},
        {"goddesses": "choose", "decks": "choose", "draft": True, "epic": "pairing"},
    ],
    "oka": [
        {"values": "default", "switches": {"voluntary_take": True, "bank_limit": 80, "cook_values": [1, 2, 3]}, "first": 1},
        {"switches": {"trick_piles_open": False, "coins_open": False, "pile_depth_hidden": False}, "first": "random"},
    ],
}


@pytest.mark.slow
@EACH
def test_a_mutated_set_up_is_refused_or_played(name: str) -> None:
    for seed in SEEDS:
        try_mutated_set_up(name, seed)


def try_mutated_set_up(name: str, seed: int) -> None:
    luck = random.Random(seed)
    content = mutated(luck.choice(SETUPS[name.split("-")[0].split("/")[0]]), luck)
    anything: Any = luck.choice(STRANGE) if luck.random() < 0.2 else luck.getrandbits(128)
    try:
        position = mankai.game(name).start(content, anything)
    except MankaiError as error:
        said(error)
        return
    played_on(position, 4)


@given(text=st.one_of(st.text(max_size=200), st.binary(max_size=200)))
@settings(max_examples=500, deadline=None, database=None, derandomize=True)
def test_any_text_is_refused(text: str | bytes) -> None:
    for read in (mankai.load, mankai.replay):
        with pytest.raises(MankaiError):
            read(text)


def test_deep_and_huge_texts_are_refused_at_once() -> None:
    good = mankai.game("oka/2").start(seed=1).record
    for text in ("[" * 100_000, '{"a":' * 50_000, "1" * 10_000, json.dumps({**good, "options": ["decline"] * 300_000})):
        for read in (mankai.load, mankai.replay):
            with pytest.raises(MankaiError):
                read(text)
    with pytest.raises(MankaiError, match="has 300000 decisions; a game has at most 200000"):
        mankai.replay({**good, "options": ["decline"] * 300_000})


def test_a_save_that_was_changed_with_its_check_sum_plays_nobody_else_s_card() -> None:
    """A fault of old: an answer that was no option was accepted."""
    position = mankai.game("level99").start({"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]], "first": 0}, 5)
    while position.question != "main":
        position = position.play(position.options[-1])
    foe_s = next(card for card in position.now.zones[1])
    option = position.rules.spell(position.rules.code(11, foe_s))
    assert option.endswith("@1")
    with pytest.raises(mankai.BadSave, match=r"cannot be replayed: at decision \d+, option \d+ .* is not possible"):
        mankai.load(to_save({**position.record, "options": [*position.record["options"], option]}))
