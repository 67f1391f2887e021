"""Packs: set-ups as data, from which the command line, the page's forms and the check of a set-up are made."""

from __future__ import annotations

import json
from typing import Any

import pytest

import mankai
from mankai import BadSetup
from mankai.i18n import catalogues
from mankai.packs import manifest, registry
from mankai.packs.setup_form import CHOICE, FILE, KINDS, NUMBER, SEVERAL, SWITCH, TEXT, SetupField, SetupForm, parse_value


def offer_of(game: str) -> SetupForm:
    return registry.pack_of(game).load_setup_form


@pytest.mark.parametrize("game", mankai.games())
def test_what_a_pack_offers_its_rules_understand(game: str) -> None:
    rules, offer = mankai.game(game), offer_of(game)
    for wish in offer.fields(rules):
        assert wish.kind in KINDS
        values = [wish.default] if wish.default is not None else []
        values += [*wish.whole_table_words] if wish.kind == SEVERAL else [*wish.choices] if wish.kind in (CHOICE, FILE) else []
        for value in values:
            setup = {wish.group: {wish.name: value}} if wish.group else {wish.name: value}
            offer.validate(rules, setup)
            rules.start(setup, 1)
    rules.start(offer.sample_setup(rules, 1), 1)


@pytest.mark.parametrize("game", mankai.games())
@pytest.mark.parametrize("setup", [{"petals": 1}, {"first": 99}, {"first": "me"}, {"switches": {"petals": 1}}])
def test_a_wish_that_a_set_up_does_not_have_is_named(game: str, setup: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as refused:
        offer_of(game).validate(mankai.game(game), setup)
    assert "petals" in str(refused.value) or "first" in str(refused.value) or "switches" in str(refused.value)


@pytest.mark.parametrize(
    ("wish", "value", "fault"),
    [
        (SetupField("a", SWITCH), 1, "a is true or false, not 1"),
        (SetupField("a", NUMBER, least=2, most=4), 5, "a: a number from 2 to 4, not 5"),
        (SetupField("a", NUMBER, least=0), -1, "a: a number from 0 on, not -1"),
        (SetupField("a", NUMBER), True, "a: a number, not True"),
        (SetupField("a", NUMBER, may_be_none=True), None, ""),
        (SetupField("a", CHOICE, ("x", "y")), "z", "a: one of x, y; not 'z'"),
        (SetupField("a", TEXT), 7, "a: a text, not 7"),
        (SetupField("a", SEVERAL, ("x", "y"), is_per_seat=True, whole_table_words=("random",)), "random", ""),
        (SetupField("a", SEVERAL, ("x", "y"), is_per_seat=True), ["x", "y"], "a: a list, not 'x'"),
        (SetupField("a", SEVERAL, ("x", "y"), is_per_seat=True), [["x"]], "a: one for each of the 2 players, not 1"),
        (SetupField("a", SEVERAL, ("x", "y"), is_per_seat=True), [["x"], ["y"]], ""),
    ],
)
def test_what_cannot_be_said_for_a_wish(wish: SetupField, value: Any, fault: str) -> None:
    assert wish.problem(value, 2) == fault


@pytest.mark.parametrize(
    ("typed", "value"),
    [("on", True), ("No", False), ("none", None), ("7", 7), ("1, 2,3", [1, 2, 3]), ("maybe", "maybe"), ("1,x", "1,x")],
)
def test_values_as_they_are_typed(typed: str, value: Any) -> None:
    assert parse_value(typed) == value


@pytest.mark.parametrize("name", list(registry.packs()))
def test_a_pack_says_everything_of_itself_in_every_language(name: str) -> None:
    told = json.loads(json.dumps(manifest.pack_manifest(name)))
    texts = [told["title"]]
    for game in told["games"]:
        texts += [game["title"], game["what"]]
        assert game["seats"] == mankai.game(game["name"]).seats
        for wish in game["wishes"]:
            texts += [wish["label"], wish["help"]]
    assert texts
    for text in texts:
        assert sorted(text) == sorted(catalogues.languages()) and all(text.values())


def test_packs_come_in_the_order_of_their_rank_and_the_first_is_meant_when_none_is_named() -> None:
    ranks = [pack.rank for pack in registry.packs().values()]
    assert ranks == sorted(ranks)
    assert registry.first_game() in next(iter(registry.packs().values())).rules
