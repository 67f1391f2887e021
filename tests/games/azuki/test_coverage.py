"""Random games play every card, every text, every response and every way in which a text fizzles."""

from __future__ import annotations

import pytest

from mankai.games.azuki.rules.cards.card_index import FACE_NUMBERS, PRINTED
from support.games.azuki_coverage import all_lines, lines_of, measure_coverage, report
from support.games.azuki_decks import COUNT

LONGEST = 400  # turns of any game
ENOUGH = 5000  # games that together meet everything


@pytest.mark.slow
def test_random_games_meet_everything() -> None:
    coverage = measure_coverage(COUNT)
    missing = coverage.missing()
    assert missing == [] or (COUNT < ENOUGH and len(missing) < len(all_lines()) // 3), report(coverage)
    assert 20 < coverage.longest <= LONGEST


def test_every_card_of_a_deck_and_every_gate_has_its_lines() -> None:
    assert [card.id for card in PRINTED if not lines_of(card)] == []
    assert lines_of(PRINTED[FACE_NUMBERS["STT04-001"]]) == ["used in main"]
    assert lines_of(PRINTED[FACE_NUMBERS["STT02-015"]]) == ["played", "played in response"]
    assert len(all_lines()) > 350


def test_what_was_never_met_is_said() -> None:
    nothing = measure_coverage(0)
    assert nothing.missing() == all_lines()
    assert report(nothing).endswith(" ".join(["  fizzle", all_lines()[-1][1]]))
    some = measure_coverage(2)
    assert 0 < len(some.missing()) < len(all_lines()) and sum(some.met.values()) > 20
