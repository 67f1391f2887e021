"""Every ruling under `tests/rulings`, played; and the errors for bad files and rulings."""

from __future__ import annotations

from pathlib import Path

import pytest

from mankai.kernel.errors import MankaiError
from mankai.learning.rulings import BadRuling, Ruling, failures, load

FOLDER = Path(__file__).parent / "rulings"
FILES = sorted(FOLDER.rglob("*.toml"))
RULINGS = [(file.relative_to(FOLDER).with_suffix(""), ruling) for file in FILES for ruling in load(file)]

HEAD = 'game = "sakura-arms/level99"\n'
SLASH = (
    HEAD
    + """
[[ruling]]
name = "Slash"
source = "rulebook"
scene = { distance = 3, me = { hand = ["Slash", "Spirit"] } }
choose = ["play Slash"]
"""
)


@pytest.mark.parametrize("ruling", [pytest.param(ruling, id=f"{file}: {ruling.name}") for file, ruling in RULINGS])
def test_ruling(ruling: Ruling) -> None:
    assert failures(ruling) == []


def written(folder: Path, text: str) -> Path:
    path = folder / "some.toml"
    path.write_text(text, encoding="utf-8")
    return path


def only(folder: Path, text: str) -> Ruling:
    (ruling,) = load(written(folder, text))
    return ruling


def test_a_ruling_keeps_what_its_file_says(tmp_path: Path) -> None:
    ruling = only(tmp_path, SLASH + 'seat = "foe"\nafter = { distance = 3 }\n')
    assert (ruling.game, ruling.name, ruling.source) == ("sakura-arms/level99", "Slash", "rulebook")
    assert ruling.choose == ["play Slash"]
    assert ruling.scene == {"distance": 3, "me": {"hand": ["Slash", "Spirit"]}}
    assert ruling.expected == {"seat": "foe", "after": {"distance": 3}}


# Refusals of `load`, with helpful messages.


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("game = ", ["is not TOML"]),
        ('[[ruling]]\nname = "x"\n', ["names no game", "sakura-arms/level99"]),
        (HEAD, ["has no rulings", "[[ruling]]"]),
        (HEAD + '[ruling]\nname = "x"\n', ["has no rulings", "[[ruling]]"]),
        (HEAD + 'rulings = ["x"]\n', ['unknown "rulings"', "[[ruling]]"]),
        (HEAD + '[[ruling]]\nsource = "x"\nseat = "me"\n', ["ruling 1", 'no "name"']),
        (SLASH.replace('source = "rulebook"', ""), ['"Slash"', 'no "source"']),
        (SLASH + "expect = 3\n", ['"Slash"', 'unknown "expect"', "after, seat, options"]),
        (SLASH + 'offers = "end turn"\n', ['"Slash"', '"offers" is a list of labels', "'end turn'"]),
        (SLASH + "lacks = [3]\n", ['"lacks" is a list of labels']),
        (SLASH + 'seat = "he"\n', ['"seat" is "me", "foe" or the number of a seat', "'he'"]),
        (SLASH + 'seat = "draw"\n', ['"seat" is "me"', "'draw'"]),
        (SLASH + 'over = "he"\n', ['"over" is', "draw", "'he'"]),
        (SLASH, ['"Slash"', "could not fail", "why_not"]),
        (SLASH + "offers = []\nafter = {}\n", ['"Slash"', "could not fail"]),
        (SLASH + 'seat = "foe"\n' + SLASH.removeprefix(HEAD) + 'seat = "foe"\n', ["ruling 2", "two of this name"]),
    ],
)
def test_a_file_that_is_no_good_is_refused_with_what_would_be_right(tmp_path: Path, text: str, words: list[str]) -> None:
    with pytest.raises(BadRuling) as refused:
        load(written(tmp_path, text))
    for part in ["some.toml", *words]:
        assert part in str(refused.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MankaiError, match=r"none\.toml cannot be read"):
        load(tmp_path / "none.toml")


# Rulings that `check` cannot play.


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (SLASH.replace("play Slash", "play Slush"), ['"play Slush" cannot be chosen', "play Slash, play Spirit"]),
        (SLASH.replace('hand = ["Slash", "Spirit"]', 'hand = ["Slush"]'), ["have no card 'Slush'"]),
        (SLASH.replace("distance = 3", "distance = 30"), ["this scene cannot exist"]),
        (SLASH.replace("level99", "level98"), ["there is no game 'sakura-arms/level98'"]),
    ],
)
def test_a_ruling_that_cannot_be_played_is_refused_with_the_reason(tmp_path: Path, text: str, words: list[str]) -> None:
    ruling = only(tmp_path, text + 'seat = "foe"\n')
    with pytest.raises(BadRuling) as refused:
        failures(ruling)
    for part in ["some.toml", '"Slash"', *words]:
        assert part in str(refused.value)


def test_nothing_can_be_chosen_once_the_game_is_over(tmp_path: Path) -> None:
    text = SLASH.replace("distance = 3", "distance = 3, foe = { aura = 0, life = 1 }").replace('Slash"]', 'Slash", "end turn"]')
    with pytest.raises(BadRuling, match="offered: nothing, the game is over"):
        failures(only(tmp_path, text + 'over = "me"\n'))


def test_that_something_unheard_of_is_not_offered_says_nothing(tmp_path: Path) -> None:
    for expectation in ('lacks = ["play Slush"]\n', 'why_not = { "play Slush" = "" }\n'):
        with pytest.raises(BadRuling, match='nothing is called "play Slush"'):
            failures(only(tmp_path, SLASH + expectation))


# Failures that `check` finds.


@pytest.mark.parametrize(
    ("expectation", "found"),
    [
        ("after.distance = 4", ["distance: expected 4, found 3"]),
        ("after = { me = { life = 9 }, foe = { aura = 3 } }", ["me.life: expected 9, found 10"]),
        ('after = { me = { hand = ["Slash"] } }', ["me.hand: expected ['Slash'], found ['Spirit']"]),
        (
            "after = { me = { in_play = { Soulfire = 4 } } }",
            ["me.in_play.Soulfire: expected 4, found none; there is: nothing"],
        ),
        ("after.me = {}", ["me: expected {}, found {'life': 10"]),
        ('seat = "me"', ["seat: expected me, found foe"]),
        ("seat = 0", ["seat: expected 0, found foe"]),
        (
            'options = ["take 1 to Life"]',
            ["options: expected ['take 1 to Life'], found ['take 3 to Aura', 'take 1 to Life']"],
        ),
        ('offers = ["play Spirit"]', ["offers: expected \"play Spirit\", found ['take 3 to Aura', 'take 1 to Life']"]),
        ('lacks = ["take 1 to Life"]', ['lacks: expected no "take 1 to Life", found']),
        (
            'why_not = { "take 1 to Life" = "no" }',
            ['why_not "take 1 to Life": expected "no", found that it is offered'],
        ),
        (
            'why_not = { "Advance" = "too near" }',
            ['why_not "Advance": expected "too near", found that is not asked now'],
        ),
        ('over = "me"', ["over: expected me, found that nobody has won yet"]),
        (
            'seat = "me"\nover = "draw"',
            ["seat: expected me, found foe", "over: expected draw, found that nobody has won yet"],
        ),
    ],
)
def test_what_does_not_hold_is_told_with_what_was_found(tmp_path: Path, expectation: str, found: list[str]) -> None:
    wrong = failures(only(tmp_path, SLASH + expectation + "\n"))
    assert len(wrong) == len(found)
    for line, beginning in zip(wrong, found, strict=True):
        assert line.startswith(beginning)


@pytest.mark.parametrize(
    "expectation",
    [
        "after = { distance = 3, me = { hand = ['Spirit'], in_play = {} } }",
        'seat = "foe"',
        "seat = 1",
        'options = ["take 3 to Aura", "take 1 to Life"]',
        'offers = ["take 1 to Life"]',
        'lacks = ["Advance"]',
        'why_not = { "Advance" = "that is not asked now" }',
    ],
)
def test_nothing_is_told_of_what_holds(tmp_path: Path, expectation: str) -> None:
    assert failures(only(tmp_path, SLASH + expectation + "\n")) == []


def test_who_has_won_is_compared(tmp_path: Path) -> None:
    won = SLASH.replace("distance = 3", "distance = 3, foe = { aura = 0, life = 1 }")
    assert failures(only(tmp_path, won + 'over = "me"\n')) == []
    assert failures(only(tmp_path, won + "over = 0\n")) == []
    assert failures(only(tmp_path, won + 'over = "foe"\n')) == ["over: expected foe, found me"]
    assert failures(only(tmp_path, won + 'over = "draw"\n')) == ["over: expected draw, found me"]
    assert failures(only(tmp_path, won + 'seat = "me"\n')) == ["seat: expected me, found nobody, the game is over"]
