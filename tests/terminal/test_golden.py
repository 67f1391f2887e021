"""A whole game of oka at a terminal of 80 columns and 24 lines, for a reader who does not know it."""

from __future__ import annotations

import re

import pytest

from write_golden_terminal import GOLDEN, transcript

# Lines at which something is typed: the text between two of them is visible at once.
PROMPT = re.compile(r"^(> .*|>|  Enter goes on.*)$")


@pytest.fixture(scope="module")
def shown() -> str:
    return transcript()


def test_the_game_goes_as_it_was_written_down(shown: str) -> None:
    assert shown == GOLDEN.read_text(encoding="utf-8"), (
        "on purpose? Read it, and write it anew: see tools/write_golden_terminal.py"
    )


def test_everything_is_seen_on_80_columns_and_24_lines(shown: str) -> None:
    height = 0
    for line in shown.splitlines():
        assert len(line) <= 80
        height += 1
        if PROMPT.match(line.rstrip()):
            assert height <= 24
            height = 0


def test_a_stranger_finds_the_rules_the_way_to_type_and_who_won(shown: str) -> None:
    said = " ".join(shown.split())
    assert "Goal: Three rounds. Shurikens (✶) on the cards you have to take count against you" in said
    assert "Shuriken: ✶, a point against you." in said
    assert re.search(r"> [KRBG]\d+\n  Not possible: ", shown), "a card that does not fit"
    assert re.search(r"> [KRBG]\d+( [+-])?\n   You: \w+ \d+ on [+-]\n", shown), "cards as the board shows them"
    assert "The player greedy would take " in said
    assert shown.count("── What happened ──") >= 15, "what the other did, turn by turn"
    for total in (1, 2, 3):
        assert re.search(rf"── Round {total} of 3 · ", shown)
    assert shown.count("-- The round is over --") >= 3
    assert re.search(r"(You have won|Seat 1 has won|a draw)", said)


def test_what_the_other_did_is_seen_after_every_end_of_a_turn(shown: str) -> None:
    """On a page of its own, or above the table if there is room; then the table comes next."""
    turns = re.findall(r"\n> (?:0|end)\n(.*?)\n── (?:Round|The game)", shown, re.DOTALL)
    assert len(turns) >= 10
    assert [seen for seen in turns if "-- seat 1's turn --" not in seen and "-- Round 3" not in seen] == []
