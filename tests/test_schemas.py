"""The plain data of the public API has the shapes that its types declare."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import mankai
from mankai import FollowUpGame, Record, View
from mankai.games.azuki.setup_types import AzukiSetup
from mankai.games.oka.setup_types import OkaSetup, OkaSwitches
from mankai.games.sakura_arms.setup_types import DraftSetup, DuelSetup
from mankai.packs import registry


@pytest.mark.parametrize("name", mankai.games())
def test_views_and_records_have_their_shapes(name: str) -> None:
    position = mankai.game(name).start(seed=3)
    for seat in (0, None):
        view = position.view(seat)
        assert set(view) == set(View.__annotations__)
        assert msgspec.convert(json.loads(json.dumps(view)), View)["zones"] == view["zones"]  # raises for a wrong type
    record = position.play(position.options[0]).record
    assert set(record) == set(Record.__annotations__) - {"scene", "check"}
    assert set(json.loads(position.save())) == set(Record.__annotations__) - {"scene"}
    assert mankai.replay(record) == position.play(position.options[0])


def test_a_record_of_a_scene_says_so() -> None:
    game = mankai.game("sakura-arms/level99")
    record = game.scene(game.start(seed=1).portrait).record
    assert set(record) == set(Record.__annotations__) - {"check"}


def test_what_follows_has_its_shape() -> None:
    position = mankai.game("sakura-arms/level99-draft-open-two-pick/2").start(seed=3)
    while not position.is_over:
        position = position.play(position.options[0])
    [one] = position.follow_ups
    assert set(one) == set(FollowUpGame.__annotations__)
    assert mankai.game(one["game"]).start(one["setup"]).seat >= 0


@pytest.mark.parametrize(
    ("pack", "shapes", "groups"),
    [
        ("sakura-arms", [DuelSetup, DraftSetup], {}),
        ("azuki", [AzukiSetup], {}),
        ("oka", [OkaSetup], {"switches": OkaSwitches}),
    ],
)
def test_a_set_up_may_say_what_its_type_says(pack: str, shapes: list[Any], groups: dict[str, Any]) -> None:
    found = registry.packs()[pack]
    wishes = [wish for name in found.rules for wish in found.load_setup_form.fields(mankai.game(name))]
    assert {wish.group or wish.name for wish in wishes} == {name for shape in shapes for name in shape.__annotations__}
    for group, shape in groups.items():
        assert {wish.name for wish in wishes if wish.group == group} == set(shape.__annotations__)


def test_a_typed_set_up_is_taken() -> None:
    duel: DuelSetup = {"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]], "decks": ["quick", "quick"], "first": 0}
    match: AzukiSetup = {"decks": ["Starter: Zero", "Starter: Shao"], "lists": "closed", "first": 1}
    game: OkaSetup = {"values": "flat", "switches": {"coins_open": False, "bank_limit": None}, "first": 2}
    assert mankai.game("level99").start(duel, 1).record["setup"] == duel
    assert mankai.game("azuki").start(match, 1).record["setup"] == match
    assert mankai.game("oka/4").start(game, 1).record["setup"] == game
