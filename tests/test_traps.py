"""The source avoids what mypyc compiles wrongly, slowly or not at all; and the search for these constructs finds them."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.compiler_traps import Knowledge, Trap, compiled_sources, traps_in

ROOT = Path(__file__).parent.parent
# The modules in which random play, search and sampling spend their time; set-up and texts may be slow.
HOT = {
    "kernel/rng.py", "kernel/runner.py", "kernel/position.py", "kernel/rules.py", "kernel/table.py",
    "kernel/agenda.py", "kernel/scripted_replay.py", "kernel/step_loop.py", "kernel/worlds.py",
    "games/oka/heuristics.py",
    "games/oka/rules/cards/sakura_cards.py", "games/oka/rules/cards/characters.py", "games/oka/rules/engine/hanami.py",
    "games/oka/rules/steps/turn.py",
    "players/greedy.py", "players/search.py",
    "games/sakura_arms/heuristics.py",
    "games/sakura_arms/rules/engine/attack.py", "games/sakura_arms/rules/cards/base.py", "games/sakura_arms/rules/engine/duel.py",
    "games/sakura_arms/rules/engine/standing_effects.py", "games/sakura_arms/rules/engine/copies.py",
    "games/sakura_arms/rules/engine/distance.py",
    "games/sakura_arms/rules/engine/player.py", "games/sakura_arms/rules/steps/play.py", "games/sakura_arms/rules/steps/turn.py",
}  # fmt: skip
MODULES = compiled_sources(ROOT / "src" / "mankai", (ROOT / "setup.py").read_text(encoding="utf-8"))
KNOWN = Knowledge(list(MODULES.values()))


def test_all_that_is_hot_is_there() -> None:
    assert set(MODULES) >= HOT


@pytest.mark.parametrize("path", MODULES)
def test_the_source_keeps_clear_of_the_traps(path: str) -> None:
    assert traps_in(MODULES[path], KNOWN, path in HOT) == []


PRELUDE = """
from librt.vecs import vec
from mypy_extensions import i64

TABLE: Final = vec[i64]([1, 2])

class Holder:
    def __init__(self, seats: int) -> None:
        self.native: i64 = 0
        self.plain = 0
        self.array = vec[i64]([1])
        self.seats = seats

    def give(self) -> i64:
        return self.native

    def plainly(self) -> int:
        return self.plain
"""


def found_in(body: str, is_hot: bool = True) -> list[str]:
    lines = "\n".join(f"    {line}" for line in body.split("\n"))
    source = f"{PRELUDE}\ndef tried(self: Holder, n: i64, m: int, cards: tuple[int, ...]) -> int:\n{lines}\n"
    return [one.trap for one in traps_in(source, Knowledge([source]), is_hot)]


@pytest.mark.parametrize(
    "body",
    [
        "return 1 << n",
        "return 1 << (n + m)",
        "return m | 1 << self.native",
        "return 1 << self.give()",
        "return 1 << self.array[m]",
        "return 1 << TABLE[m]",
        "k = n\nreturn 1 << k",
        "k: i64 = m\nreturn 3 << k",
        "numbers = self.array\nreturn 1 << numbers[0]",
        "for k in self.array:\n    m |= 1 << k\nreturn m",
        "if m:\n    return 1 << max(n, 0)\nreturn 0",
    ],
)
def test_a_literal_shifted_by_an_i64_is_found(body: str) -> None:
    assert found_in(body) == ["a literal shifted by an i64"]


@pytest.mark.parametrize(
    "body",
    [
        "return 1 << m",
        "return 1 << 40",
        "return 1 << int(n)",
        "return n << m",
        "return 1 << self.plain",
        "return 1 << self.plainly()",
        "k: int = n\nreturn 1 << k",
        "for k in range(3):\n    m |= 1 << k\nreturn m",
        "for k in cards:\n    m |= 1 << k\nreturn m",
        "return 1 >> n",
        "return TABLE[n] << n",
    ],
)
def test_a_shift_that_is_right_is_not(body: str) -> None:
    assert found_in(body) == []


def test_a_loop_over_a_tuple_is_found_where_it_is_hot() -> None:
    for body in ("for k in (0, 1):\n    m += k\nreturn m", "return sum([k for k in (m, 2)])"):
        assert found_in(body) == ["a loop over a tuple"]
        assert found_in(body, is_hot=False) == []
    for numbers in ("range(2)", "cards", "[0, 1]"):
        assert found_in(f"for k in {numbers}:\n    m += k\nreturn m") == []
    assert found_in('for k in ("setup", "seed"):\n    m += len(k)\nreturn m') == [], "a few words of a save"
    module = f"{PRELUDE}\nSUMS = [k for k in (0, 1)]\n"
    assert traps_in(module, Knowledge([module]), True) == [], "done once, when it is loaded"


@pytest.mark.parametrize(
    "body", ["return n if m else -1", "return 0 if m else self.give()", "k = TABLE[0] if m else 7\nreturn k"]
)
def test_an_i64_or_a_literal_is_found(body: str) -> None:
    assert found_in(body) == ["an i64 or a literal"]


@pytest.mark.parametrize(
    "body", ["return m if m else -1", "return n if m else self.native", "return 1 if n else 0", "if m:\n    return n\nreturn -1"]
)
def test_a_choice_between_alike_numbers_is_not(body: str) -> None:
    assert found_in(body) == []


def test_a_search_in_a_list_of_lists_is_found() -> None:
    for body in ("return m in [*cards, *cards]", "return m not in (*cards, 3)", "return m in {*cards}"):
        assert found_in(body) == ["a search in a list of lists"]
    for body in ("return m in cards + cards", "return m in [1, 2]", "k = [*cards, m]\nreturn len(k)"):
        assert found_in(body) == []


def test_what_is_found_says_where() -> None:
    source = "from mypy_extensions import i64\n\ndef bit(n: i64) -> int:\n    return 1 << n\n"
    assert traps_in(source, Knowledge([source]), False) == [Trap("a literal shifted by an i64", 4, "1 << n")]
