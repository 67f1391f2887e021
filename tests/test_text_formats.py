"""Deck texts: lines are parsed in linear time, and mean what they always meant."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from mankai.decks import text_formats
from mankai.decks.model import BadDeck, Decks

# The former parser of lines; only for short texts, because it tries many ways.
BEFORE = re.compile(r"(\d{1,4})(?:\s*[x×]\s*|\s+)(.+)", re.IGNORECASE)
AFTER = re.compile(r"(.+?)\s*(?:\*\s*|\s[x×]\s*)(\d{1,4})", re.IGNORECASE)
HEADING = re.compile(r"([^\W\d][\w ]{0,30}?)\s*(?:\(\d+\))?\s*:(?:\s+(.*))?")
SIGNS = "aX xé桜×*:()_-0123 \t\u3000٣"


def lines() -> list[str]:
    dice = random.Random(5)
    found = ["".join(dice.choices(SIGNS, k=dice.randrange(1, 12))).strip() for _ in range(60_000)]
    found += ["a" * 31 + ":", "a" * 32 + ":", "Deck (50): ", "Leader: Raizan", "4x Name", "4 x", "x4", "Name x 4", "12345 Name"]
    return [line for line in found if line]


def test_lines_mean_what_they_meant() -> None:
    for line in lines():
        before, after, heading = BEFORE.fullmatch(line), AFTER.fullmatch(line), HEADING.fullmatch(line)
        assert text_formats.count_before(line) == ((before[2].strip(), int(before[1])) if before else None), repr(line)
        assert text_formats.count_after(line) == ((after[1].strip(), int(after[2])) if after else None), repr(line)
        assert text_formats.heading_of(line) == ((heading[1], (heading[2] or "").strip()) if heading else None), repr(line)


class Counted(str):
    """A text that counts the accesses to its characters."""

    asked = 0

    def __getitem__(self, at: Any) -> Counted:
        found = super().__getitem__(at)
        Counted.asked += len(found)
        return Counted(found)


@pytest.mark.parametrize("sign", [" ", "x", "1", "(", "a", "* ", " x"])
def test_reading_a_line_takes_steps_in_proportion_to_its_length(sign: str) -> None:
    steps: list[int] = []
    for length in (500, 1000, 2000):
        Counted.asked = 0
        for line in (f"a{sign * length}b", f"4{sign * length}b", f"a{sign * length}4", f"a{sign * length}:"):
            for read in (text_formats.count_before, text_formats.count_after, text_formats.heading_of):
                read(Counted(line))
        steps.append(Counted.asked)
    assert steps[2] <= 4 * steps[0] + 100 and steps[2] <= 100_000


def test_no_pattern_is_left_that_could_try_many_ways() -> None:
    assert not [name for name, value in vars(text_formats).items() if isinstance(value, re.Pattern)]


def test_a_line_that_can_be_no_card_is_named_and_the_others_are_read() -> None:
    text = f"Slash\n{' ' * 16_000}a{' ' * 16_000}b\n2 Feint"
    found = text_formats.parse_text(Decks(), text)
    assert found.lines == [("Slash", 1, ""), ("Feint", 2, "")]
    assert [key for key, _ in found.faults] == ["deck-line-too-long"]


def test_a_list_of_too_many_lines_is_refused() -> None:
    with pytest.raises(BadDeck) as refused:
        text_formats.parse_deck(Decks(), "a\n" * (text_formats.MAX_LINES + 1))
    assert refused.value.message[0] == "deck-text-too-many-lines"


def test_what_json_says_twice_is_named() -> None:
    pairs = ",".join([f'"{at}": 1' for at in range(3000)])
    with pytest.raises(BadDeck) as refused:
        text_formats.parse_deck(Decks(), f'{{"cards": {{{pairs}, "7": 2}}}}')
    assert refused.value.message == ("deck-named-twice", {"name": "7"})
