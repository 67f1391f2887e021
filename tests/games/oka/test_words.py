"""The catalogues of Sakura: every key in every language with the same arguments, and words for all that random games say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import mankai
from mankai import Position
from mankai.games.oka.rules.edition import GAME4, GAMES, Oka
from mankai.games.oka.rules.text.metadata import GLOSSARY, RULES
from mankai.games.oka.terminal.board import OkaBoard
from mankai.i18n import catalogues
from mankai.kernel.messages import DEED, DETAIL, HARM, TURN, Message
from mankai.kernel.rng import FastRng
from mankai.packs import registry
from support.games.oka_scenes import SEVENS, answer, dull, option_of, scene

FOLDER = Path(mankai.__file__).parent / "games" / "oka" / "words"
LANGUAGES = catalogues.languages_in(FOLDER)
OTHER_LANGUAGES = [language for language in LANGUAGES if language != catalogues.ENGLISH]
SWITCHES: list[dict[str, Any]] = [
    {},
    {"voluntary_take": True, "stack_modifiers": False, "hire_needs_use": False},
    {"trick_piles_open": False, "bank_limit": 80},
]


def within(node: Any) -> Iterator[Any]:
    """A part of a catalogue and all parts of it."""
    if isinstance(node, list):
        for one in node:
            yield from within(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        yield from within(list(vars(node).values()))


def patterns(language: str) -> dict[str, ast.Pattern]:
    """The patterns of a language's files by key, with attributes."""
    found: dict[str, ast.Pattern] = {}
    for path in catalogues.catalogue_files(FOLDER, GAME4, language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


def arguments(key: str, said: dict[str, ast.Pattern]) -> set[str]:
    """The arguments of a message, with those of the messages in it; a role counts as the argument of its seat."""
    found: set[str] = set()
    for node in within(said[key]):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name.removesuffix("_is").replace("whose", "owner"))
        elif isinstance(node, ast.MessageReference):
            found |= arguments(node.id.name, said)
    return found


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_key_is_in_every_language_with_the_same_arguments(language: str) -> None:
    english, other = patterns(catalogues.ENGLISH), patterns(language)
    printed = GAME4.printed_words(catalogues.ENGLISH)
    assert sorted({*english, *printed} - {*other, *GAME4.printed_words(language)}) == []
    assert sorted({*other, *GAME4.printed_words(language)} - {*english, *printed}) == []
    unlike = {key for key in english if key in other and arguments(key, english) != arguments(key, other)}
    assert unlike == set()


@pytest.mark.parametrize("rules", GAMES, ids=[rules.name for rules in GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(rules: Oka, language: str) -> None:
    speaker = speaker_of(rules, 0, language)
    names = rules.names()
    assert [len(names["card"]), len(names["place"]), len(names["zone"])] == [67, 21, 10 * rules.seats]
    for kind, keys in names.items():
        for number, key in enumerate(keys):
            assert speaker.catalogue.has(key if isinstance(key, str) else key[0]), key
            assert speaker.say((key, {"number": 2})) if key in ("brief-cook", "which-cook") else speaker.term_name((kind, number))
            if kind in ("profile", "rule", "glossary") or (kind == "card" and number >= 52):
                assert speaker.catalogue.has(f"{key}.text"), key
    assert [len(RULES), len(GLOSSARY)] == [len(names["rule"]), len(names["glossary"])]


def speaker_of(rules: Oka, seat: int | None, language: str) -> catalogues.Speaker:
    found = registry.find_speaker(rules.name, seat, language)
    assert found is not None
    return found


def messages_of(position: Position, seat: int | None, dice: FastRng) -> Iterator[Message]:
    """All messages of a position, and some of the reasons."""
    yield from [message for _, _, message in position.log_lines(seat)]
    if seat is not None and seat == position.seat:
        yield position.question_message
        yield from [position.message(option) for option in position.options]
        others = [option for option in range(16, position.rules.size) if option not in position.options]
        for option in [dice.pick(others) for _ in range(6)]:
            yield position.reason(option)
            yield position.message(option)
        for pile in [*position.view(seat)["public"]["piles"], *position.view(seat)["own"].get("piles", [])]:
            yield pile["needs"]


@pytest.mark.parametrize("rules", GAMES, ids=[rules.name for rules in GAMES])
def test_all_that_random_games_say_has_words_in_every_language(rules: Oka) -> None:
    dice, decisions = FastRng(rules.seats), 0
    seen: set[str] = set()
    for seed, switches in enumerate(SWITCHES):
        position = rules.start({"switches": switches}, seed)
        while not position.is_over:
            position = position.play(dice.pick(position.options))
            decisions += 1
            for seat in {0, max(position.seat, 0)}:
                for message in messages_of(position, seat, dice):
                    seen.add(message[0])
                    said = [speaker_of(rules, seat, language).say(message) for language in LANGUAGES]
                    assert "" not in said and message[0] not in said, message
        for language in LANGUAGES:
            assert all([speaker_of(rules, None, language).say(message) for _, _, message in position.log_lines(None)])
    assert decisions > 200
    assert seen >= {"option-place", "ask-act", "why-needs", "why-costs", "log-lay", "log-take", "log-hire", "log-turn"}


def lines(position: Position, label: str, seat: int | None) -> list[tuple[str, str]]:
    """The log lines of an option, with their weights."""
    after = position.play(option_of(position, label))
    return [(weight, after.rules.translate(message, seat)) for weight, _, message in after.log_lines(seat)]


def test_a_deed_is_told_in_one_line_with_its_outcome() -> None:
    start = dull(plus=["red 7", "red 1", "red 2"])
    assert lines(start, "take the + pile", 0) == [(HARM, "You: the + pile is taken, 3 cards, 2 coins")]
    assert lines(start, "take the + pile", 1) == [(HARM, "seat 0: the + pile is taken, 3 cards, 2 coins")]
    placing = scene(me={"hand": ["red 8", "blue 6", "green 1", "green 2"]}, **SEVENS)
    assert lines(placing, "place red 8 on +", None) == [(DEED, "seat 0: red 8 on +")]


def test_what_comes_of_a_deed_is_told_after_it_and_together() -> None:
    told = lines(dull(row=["Samurai: turn"]), "renew the row for 6", 0)
    assert told[0] == (DEED, "You: the row is renewed for 6")
    assert told[1][0] == DETAIL and told[1][1].startswith("new in the row: ") and told[1][1].count(", ") == 4
    assert len(told) == 2
    others = {1: {"hand": ["red 1", "red 2", "red 3", "red 4"]}}
    looked = answer(dull(row=["Geisha: look"], others=others), "hire Geisha: look for 1")
    assert lines(looked, "look at the hand of seat 1", 0) == [(DETAIL, "you see red 1, red 2, red 3, red 4")]
    assert lines(looked, "look at the hand of seat 1", 2) == []


def test_what_begins_anew_is_a_heading() -> None:
    served: dict[str, Any] = {"served": ["plus", "minus"], "row": ["Samurai: turn"]}
    told = lines(scene(me={"hand": ["green 1", "green 2", "green 3", "green 4"]}, **SEVENS, **served), "end turn", 0)
    assert (TURN, "seat 1's turn") in told


def test_two_players_are_called_by_their_seats_or_their_names() -> None:
    rules = mankai.game("oka/2")
    speaker = catalogues.Speaker(catalogues.catalogue(FOLDER, rules, "en"), rules.names(), 2, 0)
    turn: Message = ("log-turn", {"who": ("seat", 1)})
    assert speaker.say(turn) == "seat 1's turn"
    named = catalogues.Speaker(speaker.catalogue, speaker.names, 2, 0, ("Ann", "Bob"))
    assert [named.say(turn), named.say(("log-turn", {"who": ("seat", 0)}))] == ["Bob's turn", "Your turn"]


def test_what_a_pile_needs_is_told_to_everybody_and_with_modifiers_to_whom_they_bind() -> None:
    start = scene(me={"hand": ["red 3", "green 9", "green 1", "green 2"]}, row=["Samurai: lower on white", "Cook 2"], **SEVENS)
    public = [start.rules.translate(pile["needs"], 0) for pile in start.view(1)["public"]["piles"]]
    assert public == ["red above 7, or a 7", "blue below 7, or a 7"]
    assert [pile["reach"] for pile in start.view(None)["public"]["piles"]] == [0b1111111000000, 0b0000001111111]
    assert start.view(0)["own"] == {}
    lower = answer(start, "hire Samurai: lower on white for 1")
    assert [lower.rules.translate(pile["needs"], 0) for pile in lower.view(0)["own"]["piles"]] == [
        "red, or a 7",
        "not this one now",
    ]
    assert lower.view(1)["own"] == {} and lower.view(1)["public"] == start.view(1)["public"]
    corner = scene(plus=["red 13"], minus=["blue 12"]).view(0)["public"]["piles"]
    assert [pile["corner"] for pile in corner] == [True, False]
    assert corner[0]["reach"] == 0b1000000000001


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_the_board_speaks_any_language(language: str) -> None:
    """No English letters except in signs, the game's name and the marks of cards."""
    dice, position = FastRng(3), GAME4.start({"switches": {"coins_open": False}}, 3)
    english = {chr(letter) for letter in range(ord("a"), ord("z") + 1)}
    for _ in range(80):
        board = OkaBoard(position, position.seat, (), speaker_of(GAME4, position.seat, language))
        for is_short in (False, True):
            shown = [*board.table(80, is_short), *board.options(80, is_short), *board.others(80)]
            said = " ".join([text.plain for text in shown] + [board.question(), board.heading(), board.refusal("+")])
            assert not english & set(said.replace("oka/4", "")), said
        position = position.play(dice.pick(position.options))
