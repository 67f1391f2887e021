"""The catalogues of the duel: every key in every language and edition, and a text for every message."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from mankai import Position, Rules
from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from mankai.games.sakura_arms.rules.editions.beta import GAME as BETA
from mankai.games.sakura_arms.terminal.board import DuelBoard
from mankai.i18n import catalogues
from mankai.kernel.messages import DEED, DETAIL, HARM, TURN, Message
from mankai.kernel.rng import FastRng
from mankai.packs import registry
from mankai.packs.pack import Pack
from support.games.sakura_arms_scenes import GAME, labels, scene

FOLDER = Path(registry.__file__).parents[1] / "games" / "sakura_arms"
EDITIONS = [GAME, AEG, BETA]
PACK: Pack = registry.pack_of(GAME.name)
LANGUAGES = catalogues.languages_in(FOLDER / "words")
JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
DECISIONS = 1200  # of random duels, in each edition


# Catalogues.


def variables(node: Any) -> Iterator[str]:
    """The arguments that an entry takes; the role of a player goes with the name of the player."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name.removesuffix("_is")
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for one in value if isinstance(value, list) else [value]:
                yield from variables(one)


def entries(rules: Rules, language: str) -> dict[str, set[str]]:
    """By key, with attributes: the arguments of all texts of an edition in a language."""
    found: dict[str, set[str]] = {}
    for path in catalogues.catalogue_files(PACK.words, rules, language):
        for entry in FluentParser().parse(catalogues.read_catalogue(path)).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = set(variables(entry.value))
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = set(variables(attribute.value))
    for key, text in rules.printed_words(language).items():
        if text:
            found.setdefault(key, set())
    return found


def test_there_are_english_and_japanese() -> None:
    assert LANGUAGES == ["en", "ja"]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("rules", EDITIONS, ids=lambda rules: str(rules.wording))
def test_every_key_is_in_every_language_with_the_same_arguments(rules: Rules, language: str) -> None:
    english, other = entries(rules, "en"), entries(rules, language)
    assert sorted(english.keys() - other.keys()) == [], "not in this language"
    assert sorted(other.keys() - english.keys()) == [], "nobody says these in English"
    whose = {"whose", "owner"}  # a language may name a place with either
    unlike = {key: (english[key], other[key]) for key in english if english[key] - whose != other[key] - whose}
    assert unlike == {}


@pytest.mark.parametrize("rules", EDITIONS, ids=lambda rules: str(rules.wording))
def test_what_the_legend_names_is_in_the_catalogue(rules: Rules) -> None:
    english, legend = entries(rules, "en"), rules.legend()
    named = [*legend["zones"], *[f"{key}.heading" for key in legend["zones"]], *legend["actions"]]
    named += [f"{action}.what" for action in legend["actions"]]
    named += [f"log-{action}" for action in legend["actions"]]
    named += [one["key"] for goddess in legend["goddesses"] for one in goddess["mechanisms"]]
    named += [f"provenance-{card['provenance']}" for card in legend["cards"]]
    named += [key if isinstance(key, str) else key[0] for keys in rules.names().values() for key in keys]
    assert [key for key in named if key not in english] == []


# Messages.


def keys_in(message: Message, rules: Rules) -> Iterator[str]:
    """All keys that a message needs, including those of its arguments."""
    names = rules.names()
    yield message[0]
    for value in message[1].values():
        if isinstance(value, tuple) and isinstance(value[1], dict):
            yield from keys_in((value[0], value[1]), rules)
        elif isinstance(value, tuple) and value[0] != "seat":
            key = names[value[0]][value[1]] if value[1] >= 0 else f"unknown-{value[0]}"
            yield key if isinstance(key, str) else key[0]


def said_at(position: Position, dice: FastRng) -> Iterator[Message]:
    """All messages of a position: labels, a few reasons, the question and the log."""
    for seat in (0, 1, None):
        yield from [message for _, _, message in position.log_lines(seat)]
    if position.seat >= 0:
        yield position.question_message
        yield from [position.message(option) for option in position.options]
        others = [option for option in range(position.rules.size) if option not in position.options]
        yield from [position.reason(dice.pick(others)) for _ in range(8)]


@pytest.mark.parametrize("rules", EDITIONS, ids=lambda rules: str(rules.wording))
def test_all_that_is_said_in_random_duels_has_words_in_every_language(rules: Rules) -> None:
    known = [entries(rules, language) for language in LANGUAGES]
    speakers = [registry.speaker_of(rules, seat, language) for language in LANGUAGES for seat in (0, None)]
    done, seed = 0, 0
    while done < DECISIONS:
        dice = FastRng(seed)
        wishes: dict[str, Any] = {"goddesses": "choose", "decks": "choose", "copies": 2}
        position = rules.start(wishes if seed % 2 else {"draft": seed % 4 == 0}, seed)
        while True:
            for message in said_at(position, dice):
                for key in keys_in(message, rules):
                    assert [key in catalogue for catalogue in known] == [True] * len(known), key
                for speaker in speakers:
                    assert speaker.say(message)
            if position.is_over:
                break
            position = position.play(dice.pick(position.options))
            done += 1
        seed += 1


@pytest.mark.parametrize("rules", EDITIONS, ids=lambda rules: str(rules.wording))
def test_the_board_can_be_read_in_japanese(rules: Any) -> None:
    dice, position = FastRng(5), rules.start({}, 5)
    english = re.compile(r"\b(Life|Aura|Flare|Distance|Shadow|hand|turn|Range|card)\b", re.IGNORECASE)
    while not position.is_over:
        seat = position.seat
        board = DuelBoard(position, rules, seat, speaker=registry.speaker_of(rules, seat, "ja"))
        shown = "\n".join([line.plain for line in board.table(100, False) + board.options(100, False)] + [board.question()])
        assert english.search(shown) is None, english.search(shown)
        position = position.play(dice.pick(position.options))


# The words of editions.


@pytest.mark.parametrize("rules", [AEG, BETA], ids=lambda rules: str(rules.wording))
def test_no_edition_has_words_of_another(rules: Rules) -> None:
    others_words = "ultimates?|goddess(es)?|enchantments?|full power|start phase|foe|negated|misses|used|transform"
    other = re.compile(rf"(?i)\b({others_words})\b")
    leaked = {
        key
        for seed in range(6)
        for position in game(rules, seed)
        for message in said_at(position, FastRng(seed))
        for key in [rules.translate(message, max(position.seat, 0))]
        if other.search(key)
    }
    assert leaked == set()


def game(rules: Rules, seed: int) -> list[Position]:
    dice, positions = FastRng(seed), [rules.start({"goddesses": "choose", "decks": "choose", "copies": 2}, seed)]
    while not positions[-1].is_over:
        positions.append(positions[-1].play(dice.pick(positions[-1].options)))
    return positions


def test_what_a_card_that_cannot_be_drawn_costs_is_named_as_the_edition_names_it() -> None:
    named = {"level99": "No card to draw: You take 1 to Life", "aeg": "Burnout: You take 1 to Life"}
    named["beta"] = "Irritation: You take 1 to Life"
    for rules in EDITIONS:
        start = scene(rules, phase="start", me={"aura": 0, "life": 5})
        done = start.play(start.options[labels(start)[1:].index(labels(start)[-1]) + 1])
        assert f"{named[rules.wording]}: Life 4, Flare 1" in done.log(0)


def test_artificial_sakura_are_no_sakura() -> None:
    start = scene(distance=3, me={"goddesses": ["thallya", "himika"], "hand": ["Turbo Switch"], "vigor": 1})
    lines = start.play(start.options[labels(start).index("play Turbo Switch")]).log(0)
    assert "You play Turbo Switch: machine 4, burned tokens 1" in lines
    assert "  1 Artificial Sakura: your machine to your burned tokens" in lines


# Lines.


def test_a_deed_is_one_line_with_its_outcome_and_its_details_come_after_it() -> None:
    start = scene(distance=10, me={"hand": ["Slash"], "vigor": 2, "aura": 3})
    paying = start.play(start.options[labels(start).index("Advance")])
    done = paying.play(paying.options[labels(paying).index("spend 1 Vigor")])
    assert [weight for weight, _, _ in done.log_lines(0)] == [DEED, DETAIL]
    assert done.log(0) == ["You advance: Distance 9, Aura 4", "  You have 1 Vigor"]
    assert done.log(1) == ["The foe advances: Distance 9, Aura 4", "  The foe has 1 Vigor"]
    assert done.log(None) == ["Blue advances: Distance 9, Aura 4", "  Blue has 1 Vigor"]


def test_harm_and_turns_are_told_apart() -> None:
    start = scene(distance=3, me={"hand": ["Slash"], "vigor": 1}, foe={"aura": 3})
    struck = start.play(start.options[labels(start).index("play Slash")])
    hurt = struck.play(struck.options[labels(struck).index("take 1 to Life")])
    assert hurt.log_lines(1)[0][:2] == (HARM, 1)
    assert hurt.log(1)[0] == "You take 1 to Life: Life 9, Flare 1"
    ended = hurt.play(hurt.options[labels(hurt).index("end turn")]) if hurt.question == "main" else hurt
    assert TURN in [weight for weight, _, _ in ended.log_lines(0)]


def test_what_is_done_in_secret_says_nothing_to_others() -> None:
    position = GAME.start({"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]], "decks": "choose"}, 1)
    taken = position.play(position.options[0])
    assert (taken.log(1), taken.log(None)) == ([], [])
    assert len(taken.log(0)) == 1


# The folder.


def test_no_japanese_outside_catalogues_and_card_files() -> None:
    found = [path for path in FOLDER.rglob("*.py") if "goddesses" not in path.parts and JAPANESE.search(path.read_text("utf-8"))]
    assert found == []


# Whose card it is.

BOTH: dict[str, Any] = {"in_play": {"Overawe": 1}, "goddesses": ["yurina", "himika"]}


def test_of_two_cards_of_one_name_labels_and_lines_say_whose_each_is() -> None:
    asked = scene(distance=8, phase="start", me=BOTH, foe=BOTH)
    assert labels(asked) == ["choose Overawe (yours)", "choose Overawe (the foe's)"]
    japanese = registry.speaker_of(GAME, 0, "ja")
    assert [japanese.say(message) for message in asked.messages()] == ["圧気(自分)を選ぶ", "圧気(相手)を選ぶ"]
    done = asked.play(asked.options[1])
    assert any(line.strip() == "Overawe (the foe's) is disenchanted" for line in done.log(0))
    assert any(line.strip() == "Overawe (yours) is disenchanted" for line in done.log(1))
    assert any(line.strip() == "Overawe (Red's) is disenchanted" for line in done.log(None))


def test_where_one_player_alone_can_have_a_card_nobody_says_whose_it_is() -> None:
    mine = {"in_play": {"Overawe": 1, "Soulfire": 1}, "goddesses": ["yurina", "himika"]}
    asked = scene(distance=8, phase="start", me=mine, foe={"goddesses": ["tokoyo", "oboro"]})
    assert labels(asked) == ["choose Overawe", "choose Soulfire"]
    assert any(line.strip() == "Overawe is disenchanted" for line in asked.play(asked.options[0]).log(0))


def test_a_card_of_mine_at_the_foe_s_side_is_said_to_be_there() -> None:
    theirs = {"in_play": {"Overawe": 1, "Overawe (foe's)": 1}, "goddesses": ["yurina", "himika"]}
    asked = scene(distance=8, phase="start", turn="foe", me={"goddesses": ["yurina", "shinra"]}, foe=theirs)
    assert sorted(labels(asked)) == ["choose Overawe (the foe's, at your side)", "choose Overawe (yours)"]
