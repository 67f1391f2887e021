"""Cards say the same in Japanese as in English: the same numbers, arrows and keywords."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from mankai.games.sakura_arms.rules.editions import aeg, beta, level99
from mankai.kernel.rules import Rules
from mankai.packs import registry

EDITIONS = [level99.GAME, aeg.GAME, beta.GAME]
FIGURE = re.compile(r"[+-]?(?:\d+|-)/[+-]?(?:\d+|-)|\d+-\d+|\d+")
# Numbers that Japanese writes as digits and English as words.
IN_WORDS = {
    "1": r"\b(a|an|another|each|neighbour|one|once|other)\b",
    "2": r"\b(two|twice)\b",
    "3": r"\b(three|third)\b",
}
# The Japanese word for each keyword; a text has both or neither.
KEYWORDS = {
    r"\bAfter\b(?! a\b)": "攻撃後",
    r"\bAlways\b": "常時",
    r"\bArtistic\b": "境地",
    r"\bCentrifuge\b": "遠心",
    r"\bChoose one:": "1つ選ぶ:",
    r"\bClosed\b": "閉:|閉、",
    r"\bCombust\b|\bburn(ed)?\b": "燃焼",
    r"\bConcentration\b|\bUnguarded\b": "隙",
    r"\bDevious:": "鬼謀:",
    r"\bDisenchant\b": "破棄時",
    r"\bDistance\b": "間合",
    r"\bDivine:": "神算:",
    r"\bFlare\b": "フレア",
    r"\bFull Force\b": "全力化",
    r"\bIdea\b": "八相",
    r"\bImmediate Resurgence\b": "即再起",
    r"\bInevitable\b": "対応不可",
    r"\bInferno\b": "連火",
    r"\bInitialize\b": "展開時",
    r"\bLife\b": "ライフ",
    r"\bLimited\b": "終端",
    r"\bManeuver\b": "騎動",
    r"\bMechanism\b": "機巧",
    r"\bOngoing\b|\bEffective\b|\bin play\b": "展開中",
    r"\bOverkill\b": "超克",
    r"\bPlan\b": "計略",
    r"\bPoison\.": "毒。",
    r"\bRange\b": "適正距離",
    r"\bResolve\b": "決死",
    r"\bResurgence\b|\bAvailable again\b": "再起",
    r"\bShadow\b": "ダスト",
    r"\bseal(ed)?\b": "封印",
    r"\bStun(ned)?\b": "畏縮",
    r"\bTrap\b": "設置",
    r"\bUsed:": "使用済:",
    r"\bVigor\b": "集中力",
    r"\bWhen played\b": "使用時",
}


def texts(rules: Rules) -> list[tuple[str, str, str]]:
    """Every text of a card or a goddess: its key, and the text in both languages."""
    english, japanese = [registry.speaker_of(rules, None, language).catalogue for language in ("en", "ja")]
    keys = sorted([key for key in english.printed if key.endswith(".text")])
    return [(key, english.format(key, {}), japanese.format(key, {})) for key in keys if english.format(key, {})]


@pytest.mark.parametrize("rules", EDITIONS, ids=lambda rules: rules.name)
def test_every_text_is_said_in_japanese(rules: Rules) -> None:
    found = texts(rules)
    assert len(found) > 20
    assert [key for key, english, japanese in found if english == japanese] == []


@pytest.mark.parametrize("rules", EDITIONS, ids=lambda rules: rules.name)
def test_both_languages_have_the_same_numbers_and_arrows(rules: Rules) -> None:
    for key, english, japanese in texts(rules):
        assert not re.search("[０-９：（）]", japanese), f"{key}: {japanese}"
        wanted, found = Counter(FIGURE.findall(english)), Counter(FIGURE.findall(japanese))
        assert not wanted - found, f"{key} lacks {wanted - found}: {japanese}"
        for number in found - wanted:
            assert re.search(IN_WORDS[number], english, re.IGNORECASE), f"{key} says {number}: {japanese}"
        for sign in "→↔":
            assert english.count(sign) == japanese.count(sign), f"{key}: {japanese}"


@pytest.mark.parametrize("rules", EDITIONS, ids=lambda rules: rules.name)
def test_both_languages_have_the_same_keywords(rules: Rules) -> None:
    for key, english, japanese in texts(rules):
        if key.startswith("card-"):
            for pattern, keyword in KEYWORDS.items():
                assert bool(re.search(pattern, english)) == bool(re.search(keyword, japanese)), f"{key}: {keyword}"
