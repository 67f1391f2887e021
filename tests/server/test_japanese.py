"""The browser client's Japanese: every card has its text, with the same numbers and keywords, and every sentence is known."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import mankai
from mankai.games.sakura_arms.rules.editions import aeg, beta, level99
from mankai.games.sakura_arms.words import OBSTACLES
from mankai.kernel.luck import Dice

SOURCE = Path(__file__).parents[2] / "web" / "src"
GODDESSES = Path(__file__).parents[2] / "src" / "mankai" / "games" / "sakura_arms" / "rules" / "goddesses"
EDITIONS = {"sakura-arms/level99": level99.GAME, "sakura-arms/aeg": aeg.GAME, "sakura-arms/beta": beta.GAME}
FILES = {"sakura-arms/level99": "level99", "sakura-arms/aeg": "aeg", "sakura-arms/beta": "beta"}
ENTRY = re.compile(r'^  "(.+?)": "(.*)",$', re.MULTILINE)
FIGURE = re.compile(r"[+-]?(?:\d+|-)/[+-]?(?:\d+|-)|\d+-\d+|\d+")
# Numbers that Japanese says and English has words for.
IN_WORDS = {
    "1": r"\b(a|an|another|each|neighbour|one|once|other)\b",
    "2": r"\b(two|twice)\b",
    "3": r"\b(three|third)\b",
}
# What a keyword is called in Japanese; a text has either both or neither.
KEYWORDS = {
    r"\bAfter\b(?! a\b)": "攻撃後",
    r"\bAlways\b": "常時",
    r"\bArtistic\b": "境地",
    r"\bChoose one:": "1つ選ぶ:",
    r"\bClosed\b": "閉:|閉、",
    r"\bCombust\b|\bburn(ed)?\b": "燃焼",
    r"\bConcentration\b|\bUnguarded\b": "隙",
    r"\bDisenchant\b": "破棄時",
    r"\bDistance\b": "間合",
    r"\bFlare\b": "フレア",
    r"\bIdea\b": "八相",
    r"\bImmediate Resurgence\b": "即再起",
    r"\bInevitable\b": "対応不可",
    r"\bInferno\b": "連火",
    r"\bInitialize\b": "展開時",
    r"\bLife\b": "ライフ",
    r"\bLimited\b": "終端",
    r"\bManeuver\b": "騎動",
    r"\bOngoing\b|\bEffective\b|\bin play\b": "展開中",
    r"\bOverkill\b": "超克",
    r"\bPoison\.": "毒。",
    r"\bRange\b": "適正距離",
    r"\bResolve\b": "決死",
    r"\bResurgence\b|\bAvailable again\b": "再起",
    r"\bShadow\b": "ダスト",
    r"\bStun(ned)?\b": "畏縮",
    r"\bTrap\b": "設置",
    r"\bUsed:": "使用済:",
    r"\bVigor\b": "集中力",
    r"\bWhen played\b": "使用時",
}


def entries(name: str, table: str = "TEXTS") -> dict[str, str]:
    text = (SOURCE / "japanese" / f"{name}.ts").read_text()
    begin = text.index(f"export const {table}")
    return dict(ENTRY.findall(text[begin : text.index("\n};", begin)]))


def texts(game: str) -> dict[str, str]:
    """By name: the English texts of a game's cards, where a card has one."""
    cards = mankai.game(game).legend()["cards"]
    return {card["name"]: card["text"] for card in cards if card.get("text")}


@pytest.mark.parametrize("game", FILES)
def test_exactly_the_cards_with_a_text_have_one_in_japanese(game: str) -> None:
    assert entries(FILES[game]).keys() == texts(game).keys()


def test_every_rule_of_an_epic_battle_is_said_in_japanese() -> None:
    said = dict(ENTRY.findall((SOURCE / "lib" / "epic.ts").read_text()))
    rules = mankai.game("sakura-arms/level99").legend()["epics"]
    assert said.keys() == {rule["id"] for rule in rules}
    for rule in rules:
        same_numbers(rule["id"], rule["text"], said[rule["id"]])


@pytest.mark.parametrize("game", EDITIONS)
def test_what_is_peculiar_to_a_goddess_is_said_in_japanese(game: str) -> None:
    goddesses = mankai.game(game).legend()["goddesses"]
    said = entries(FILES[game], "MECHANICS")
    assert said.keys() == {one["name"] for one in goddesses if one["mechanics"]}
    for one in goddesses:
        same_numbers(one["name"], one["mechanics"], said[one["name"]])


@pytest.mark.parametrize("game", FILES)
def test_both_languages_have_the_same_numbers_and_arrows(game: str) -> None:
    japanese = entries(FILES[game])
    for name, english in texts(game).items():
        same_numbers(name, english, japanese[name])
        for sign in "→↔":
            assert english.count(sign) == japanese[name].count(sign), f"{name}: {japanese[name]}"


def same_numbers(name: str, english: str, japanese: str) -> None:
    assert not re.search("[０-９：（）]", japanese), f"{name}: {japanese}"
    wanted, found = Counter(FIGURE.findall(english)), Counter(FIGURE.findall(japanese))
    assert not wanted - found, f"{name} lacks {wanted - found}: {japanese}"
    for number in found - wanted:
        assert re.search(IN_WORDS[number], english, re.IGNORECASE), f"{name} says {number}: {japanese}"


@pytest.mark.parametrize("game", EDITIONS)
def test_both_languages_have_the_same_keywords(game: str) -> None:
    japanese = entries(FILES[game])
    for name, english in texts(game).items():
        for pattern, keyword in KEYWORDS.items():
            assert bool(re.search(pattern, english)) == bool(re.search(keyword, japanese[name])), f"{name}: {keyword}"


def patterns(table: str) -> list[re.Pattern[str]]:
    """The sentences that the client can say in Japanese."""
    text = (SOURCE / "lib" / "spoken.ts").read_text()
    begin = text.index(f"export const {table}")
    found = re.findall(r"^  \[/(\^.+?\$)/, ", text[begin : text.index("\n];", begin)], re.MULTILINE)
    assert found
    return [re.compile(one) for one in found]


def is_said(sentence: str, known: list[re.Pattern[str]]) -> bool:
    return any(one.search(sentence) for one in known)


@pytest.mark.parametrize("game", EDITIONS)
def test_every_reason_why_not_is_said_in_japanese(game: str) -> None:
    known, edition = patterns("REASONS"), EDITIONS[game]
    cards = [words for card in edition.cards for words in (card.condition_words, card.cost_words) if words]
    reasons = {*OBSTACLES.values(), *cards}
    for seed in range(3):
        position, dice = edition.start(seed=seed), Dice(seed)
        while not position.is_over:
            if dice.below(8) == 0:
                reasons.update(position.why_not(option) for option in range(edition.size))
            position = position.play(dice.pick(position.options))
        reasons.add(position.why_not(0))
    reasons.discard("")
    assert len(reasons) > 20
    assert [one for one in sorted(reasons) if not is_said(one, known)] == []


def called(method: str) -> Iterator[list[str]]:
    """The literal words that cards give to a method of the player."""
    for path in sorted(GODDESSES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == method:
                yield [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def test_every_alternative_that_a_card_offers_is_said_in_japanese() -> None:
    known = patterns("ALTERNATIVES")
    offered = {words for given in called("pick") for words in given}
    assert "Distance to the foe's Aura" in offered
    offered |= {words.replace("foe", "opponent") for words in offered}
    offered |= {"put 0 Sakura on it", "3 from Silent Wall"}
    assert [one for one in sorted(offered) if not is_said(one, known)] == []


def test_every_question_of_a_card_is_asked_in_japanese() -> None:
    text = (SOURCE / "lib" / "words.ts").read_text()
    text = text[text.index("const QUESTIONS") :]
    asked = {words for method in ("may", "choose_card", "choose_cards") for given in called(method) for words in given}
    assert "play twice" in asked
    assert [one for one in sorted(asked) if f'\n  "{one}": [' not in text and f"\n  {one}: [" not in text] == []


def test_every_verb_of_options_is_known_to_the_client() -> None:
    text = (SOURCE / "lib" / "places.ts").read_text()
    known = re.findall(r'^  "?([\w ]+?)"?: "\w+",$', text[text.index("const VERBS") :], re.MULTILINE)
    for edition in EDITIONS.values():
        assert [verb.name for verb in edition.verbs if verb.name not in known] == []
