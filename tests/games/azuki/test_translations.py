"""Cards say the same in Japanese as in English: the same numbers, tags, keywords and subtypes."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from mankai.games.azuki.rules.cards.card_index import PRINTED
from mankai.games.azuki.rules.edition import GAME
from mankai.games.azuki.rules.text.metadata import card_key
from mankai.packs import registry
from support.games.azuki_scenes import FOLDER

ATTRIBUTES = ["text", "readings", "errata", "provenance"]
FIGURE = re.compile(r"[+-]\d+/[+-]\d+|[+-]?\d+")
TAG = re.compile(r"\[[^\]]*\]")
# Numbers that Japanese writes as digits and English as words.
IN_WORDS = {
    "1": r"\b(a|an|another|each|first|one|once)\b",
    "2": r"\b(two|twice)\b",
    "3": r"\b(three|third)\b",
    "7": r"\bJuly\b",
    "9": r"\bSeptember\b",
}
# The Japanese word for each keyword; a text has both or neither.
KEYWORDS = {
    r"\bCarapace\b": "甲殻",
    r"\bCharge\b": "チャージ",
    r"\bCooldown\b": "クールダウン",
    r"\bDefender\b": "ディフェンダー",
    r"\bFrozen\b": "凍結",
    r"\bGate Power\b": "ゲートパワー",
    r"\bGodmode\b": "ゴッドモード",
    r"\bIKZ\b": "IKZ",
    r"\bInfiltrate\b": "潜入",
    r"\bRooted\b": "根縛",
    r"\bShocked\b": "ショック",
    r"\bTaunt\b": "挑発",
    r"\bas a Response\b": "対応",
    r"\bAlley\b": "アレイ",
    r"\bGardens?\b": "ガーデン",
    r"\bany Garden\b": "いずれかのガーデン",
    r"\bboth Gardens\b": "両方のガーデン",
    r"\bthe opponent's( Garden| Alley| leader|[.,])|\btheir (Garden|leader)\b": "相手の(ガーデン|アレイ|リーダー)",
    r"[+-]\d attack\b|\bbase attack\b|\bthe attack of\b|\battack equal\b": "攻撃力",
    r"\bcarries\b|\bcarrier\b|\bput up to two weapons\b": "装備",
    r"\bdestroy(s|ed)?\b": "破壊",
    r"\bdiscard pile\b": "捨て札",
    r"\bdraws?\b": "引",
    r"\bheals?\b": "回復",
    r"\bhealth\b": "体力",
    r"\bother than\b": "以外",
    r"\bportal\b": "ポータル",
    r"\bsacrifice[ds]?\b": "生け贄",
    r"\buntil the turn ends\b": "ターン終了時まで",
    r"\buntil your next turn begins\b": "自分の次のターンの初めまで",
    r"\buntap\b|\buntapped\b|\buntaps\b": "アンタップ",
    r"\byou may\b|\bMay (attack|be)\b(?! leaders only)|\bleader may\b": "もよい",
}
SUBTYPES = sorted({name for card in PRINTED for name in card.all_subtypes if name != "Gate"})


def texts(attribute: str) -> list[tuple[str, str, str]]:
    """An attribute's texts on all cards: the key, and the text in both languages."""
    english, japanese = [registry.speaker_of(GAME, None, language).catalogue for language in ("en", "ja")]
    keys = sorted([key for key in english.printed if key.endswith(f".{attribute}")])
    return [(key, english.format(key, {}), japanese.format(key, {})) for key in keys]


@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_everything_on_cards_is_said_in_japanese(attribute: str) -> None:
    wanted = [card for card in PRINTED if getattr(card, attribute)]
    found = texts(attribute)
    assert wanted and len(found) == len(wanted)
    assert [key for key, english, japanese in found if english == japanese] == []


def test_japanese_says_nothing_that_no_card_has() -> None:
    english, japanese = [registry.speaker_of(GAME, None, language).catalogue for language in ("en", "ja")]
    for key in [key for key in japanese.keys if key.startswith("card-")]:
        assert key in english.printed, key
        for attribute in [one.id.name for one in japanese.bundle.messages[key].attributes]:
            assert f"{key}.{attribute}" in english.printed, f"{key}.{attribute}"
    assert len(set(japanese.keys)) == len(japanese.keys), "nothing is said twice"


def test_cards_of_one_name_have_one_name_in_japanese_and_others_another() -> None:
    catalogue = registry.speaker_of(GAME, None, "ja").catalogue
    names: dict[str, set[str]] = {}
    for face, card in enumerate(PRINTED):
        assert catalogue.has(card_key(face)), card.id
        names.setdefault(catalogue.format(card_key(face), {}), set()).add(card.name)
    assert [name for name, printed in names.items() if len(printed) > 1] == []
    assert len(names) == len({card.name for card in PRINTED})


@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_both_languages_have_the_same_numbers_and_tags(attribute: str) -> None:
    for key, english, japanese in texts(attribute):
        assert not re.search("[０-９：（）＋－]", japanese), f"{key}: {japanese}"
        if attribute in ("text", "errata"):
            assert TAG.findall(english) == TAG.findall(japanese), f"{key}: {japanese}"
        wanted, found = Counter(FIGURE.findall(english)), Counter(FIGURE.findall(japanese))
        assert not wanted - found, f"{key} lacks {wanted - found}: {japanese}"
        for number in found - wanted:
            assert re.search(IN_WORDS.get(number, "(?!)"), english, re.IGNORECASE), f"{key} says {number}: {japanese}"


def test_both_languages_have_the_same_keywords() -> None:
    for key, english, japanese in texts("text"):
        bare = [TAG.sub("", said) for said in (english, japanese)]
        for pattern, keyword in KEYWORDS.items():
            same = bool(re.search(pattern, bare[0], re.IGNORECASE)) == bool(re.search(keyword, bare[1]))
            assert same, f"{key}: {keyword}: {japanese}"


def test_texts_name_subtypes_as_they_are_printed() -> None:
    named = 0
    for key, english, japanese in texts("text"):
        for subtype in SUBTYPES:
            if re.search(rf"\b{subtype}\b", english):
                named += 1
                assert re.search(rf"(?<![A-Za-z]){subtype}(?![A-Za-z])", japanese), f"{key}: {subtype}: {japanese}"
    assert named >= 15


def test_one_thing_has_one_word_in_all_files() -> None:
    paths = [path for path in FOLDER.glob("*.ftl") if path.stem.rpartition(".")[2] == "ja"]
    assert len(paths) == 2
    for path in paths:
        said = path.read_text(encoding="utf-8")
        for other in ("(?<!手)(?<!捨て)札", "応答", "他", "カード効果", "[０-９：（）？]"):
            assert re.findall(f".*{other}.*", said) == [], f"{path.name}: {other}"
