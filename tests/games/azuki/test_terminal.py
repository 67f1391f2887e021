"""The board, the questions and the cards of the Azuki TCG at a terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import mankai
from mankai import Position
from mankai.cli import main
from mankai.games.azuki.rules.cards.card_index import IMPLEMENTED
from mankai.games.azuki.rules.decklists import READY_DECKS
from mankai.games.azuki.rules.edition import GAME
from mankai.games.azuki.terminal.board import AzukiBoard
from mankai.kernel.rng import FastRng
from mankai.learning import rulings
from mankai.terminal.board import NoSuchCard
from mankai.terminal.pages.rules_sheet import RulesSheet
from mankai.terminal.ui_lookup import board_of
from support.games.azuki_scenes import labels, play, scene, tapped_unit
from support.random_games import random_game
from support.terminal_sessions import TypedSession, random_input


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def screen(position: Position, seat: int | None, is_short: bool = False, width: int = 80) -> str:
    board = board_of(position, seat)
    lines = board.table(width, is_short) + board.options(width, is_short)
    return "\n".join([line.plain for line in lines])


def line_with(shown: str, word: str) -> str:
    return next(line for line in shown.split("\n") if word in line)


def page(words: str, language: str = "en") -> str:
    console = Console(width=80, file=io.StringIO())
    with console.capture() as capture:
        console.print(board_of(GAME.start(seed=1), 0, (), language).page(words))
    return " ".join(capture.get().replace("│", " ").split())


# The board.


def test_leaders_piles_and_ikz_of_both_are_shown() -> None:
    me = {"ikz": 3, "spent": 2, "health": 11, "hand": ["Rei"]}
    shown = screen(scene(0, me=me, foe={"ikz": 0, "token": 1}), 0)
    assert "YOU  Zero, 11 health" in shown and "FOE  Raizan, 20 health" in shown
    assert "IKZ ●●●○○ 3/5 (pile 5)" in shown and "token" in line_with(shown, "Surge Gate")
    assert "Gate Ragefire Gate" in shown and "deck 8" in shown and "discard 0" in shown


def test_numbers_are_as_they_are_and_as_printed_where_that_differs() -> None:
    position = scene(0, me={"garden": [{"card": "Rei", "damage": 1}, "Ruby"]})
    shown = screen(position, 0)
    assert "G1  Rei  1/1 (printed 1/2)" in shown and "G2  Ruby  1/1" in shown and "Ruby  1/1 (printed" not in shown


def test_weapons_stand_under_their_carriers_and_make_them_stronger() -> None:
    position = scene(
        0, me={"garden": [{"card": "Rei", "weapons": ["Tenshin"]}]}, foe={"leader": {"card": "STT01-001", "weapons": ["Tenraku"]}}
    )
    lines = screen(position, 0).split("\n")
    at = next(number for number, line in enumerate(lines) if "G1  Rei  3/2 (printed 1/2)" in line)
    assert lines[at + 1].strip() == "└ Tenshin (+2)"
    assert "Raizan, 20 health, attack 3, Tenraku (+3)" in screen(position, 0)
    assert "[Tenshin (+2)]" in screen(position, 0, is_short=True)


@pytest.mark.parametrize(
    ("flag", "word"),
    [
        ("tapped", "tapped"),
        ("cooldown", "on Cooldown"),
        ("shocked", "Shocked"),
        ("frozen by foe", "Frozen"),
        ("rooted by foe", "Rooted"),
        ("defends for me", "Defender"),
        ("charge", "Charge"),
        ("infiltrate", "Infiltrate"),
    ],
)
@pytest.mark.parametrize("is_short", [False, True])
def test_every_condition_is_said_in_words_and_only_where_it_holds(flag: str, word: str, is_short: bool) -> None:
    shown = screen(scene(0, me={"garden": [{"card": "Rei", "is": [flag]}, "Ruby"]}), 0, is_short)
    assert word in line_with(shown, "Rei") and word not in line_with(shown, "Ruby").partition("Ruby")[2]


def test_garden_and_alley_of_both_sides_face_each_other() -> None:
    shown = screen(scene(0, me={"garden": ["Rei"], "alley": ["Ruby"]}, foe={"garden": ["Alley Guy"], "alley": ["Alley Guy"]}), 0)
    order = [shown.index(word) for word in ("FOE", "Alley Guy", "Alley Guy", "Rei", "Ruby", "YOU")]
    assert order == sorted(order)
    from_behind = screen(scene(0, me={"garden": ["Rei"]}, foe={"garden": ["Alley Guy"]}), 1)
    assert from_behind.index("Rei") < from_behind.index("Alley Guy")


def test_the_attack_under_way_is_shown_until_it_is_over() -> None:
    start = scene(0, me={"garden": ["Rei"]}, foe={"garden": [tapped_unit("Alley Guy")], "hand": ["Lightning Orb"]})
    assert "Attack:" not in screen(start, 0)
    attacked = play(start, "attack with Rei", "Alley Guy")
    assert attacked.seat == 1 and attacked.question == "respond"
    for seat in (0, 1, None):
        assert "Attack: Rei 1/2 against Alley Guy" in screen(attacked, seat)
    assert "Attack:" not in screen(play(attacked, "no response"), 0)


def test_what_waits_is_listed_in_order_for_both() -> None:
    start = scene(0, me={"hand": ["Collateral Burst"], "garden": ["Pekiro", "Rei"]}, foe={"garden": ["Pekiro", "Alley Guy"]})
    position = play(start, "play Collateral Burst")
    for _ in range(8):
        if "waits" in screen(position, 0) or position.question == "main":
            break
        position = play(position, next((label for label in labels(position) if "Pekiro" in label), labels(position)[0]))
    shown = screen(position, 0)
    assert "waits, 1: " in shown and "Pekiro" in line_with(shown, "waits, 1: ")
    assert ("waits, 1: foe's" in screen(position, 1)) == ("waits, 1: your" in shown)


# Cards in hand.


def test_a_card_has_its_number_or_the_reason_why_it_cannot_be_played() -> None:
    position = scene(0, me={"ikz": 1, "hand": ["Rei", "Rei", "Pekiro", "Detonation Pact"]})
    shown = screen(position, 0)
    assert line_with(shown, "Rei ×2").strip()[0].isdigit()
    for is_short in (False, True):
        lines = screen(position, 0, is_short).split("\n")
        at = next(number for number, line in enumerate(lines) if "Pekiro" in line)
        assert "✗ costs 3, you have 1" in lines[at] + lines[at + 1], "a reason is never cut"
    assert "play Rei" not in "\n".join([line.plain for line in board_of(position, 0).options(80, False)]), (
        "its number stands above"
    )


def test_what_is_typed_and_cannot_be_done_is_answered_with_the_reason() -> None:
    board = board_of(scene(0, me={"ikz": 1, "hand": ["Pekiro"], "garden": [tapped_unit("Rei"), "Ruby"]}), 0)
    assert board.refusal("pekiro") == "Not possible: play Pekiro: costs 3, you have 1"
    assert board.refusal("attack rei") == "Not possible: attack with Rei: Rei is tapped"
    assert board.refusal("attack ruby") == "", "that can be done"
    assert board.refusal("nonsense") == ""


def test_other_hands_and_closed_lists_stay_hidden() -> None:
    position = GAME.start({"lists": "closed"}, 7)
    foe = 1 - position.seat
    names = {GAME.cards[card].name for card in position.now.zones[foe]}
    board = board_of(position, position.seat)
    shown = "\n".join([line.plain for line in [*board.table(80, False), *board.others(80)]])
    own = {GAME.cards[card].name for card in position.now.zones[position.seat]}
    assert [name for name in names - own - {"Raizan", "Zero"} if name in shown] == []
    opened = board_of(GAME.start({"lists": "open"}, 7), 0)
    assert "The list, which is open" in "\n".join([line.plain for line in opened.others(80)])


def test_a_deck_that_is_built_is_listed_and_the_other_one_hidden() -> None:
    position = play(GAME.start({"decks": "choose"}, 1), "build a deck with Kagoro", "the Gate Ragefire")
    position = position.play(position.options[0])
    shown = screen(position, 0)
    assert "Your list, 3 cards" in shown and "Kagoro of the Burnt Path" in shown
    assert "Kagoro" not in screen(position, 1) and "3 cards: hidden" in screen(position, 1)


# All boards.


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_wider_than_the_screen_and_every_option_has_its_number(width: int, language: str) -> None:
    dice = FastRng(width)
    for number in range(4):
        names = [READY_DECKS[dice.below(len(READY_DECKS))].name for _ in range(2)]
        for at, position in enumerate(random_game(GAME.start({"decks": names}, number), dice)):
            if at % 5 or position.is_over:
                continue
            for seat in (position.seat, None):
                board = board_of(position, seat, (), language)
                for is_short in (False, True):
                    lines = [line.plain for line in board.table(width, is_short) + board.options(width, is_short)]
                    assert [line for line in lines if cell_len(line) > width] == []
            mine = board_of(position, position.seat, (), language)
            assert isinstance(mine, AzukiBoard)
            shown = "\n".join([line.plain for line in mine.table(width, False) + mine.options(width, False)])
            for option in position.options:
                assert f" {mine.number(option)}  " in shown, mine.label(option)
            assert all([cell_len(line.plain) <= width for line in mine.others(width)]) and mine.question() and mine.heading()


@pytest.mark.parametrize("is_hot_seat", [False, True])
def test_a_game_is_played_through_by_what_is_typed(monkeypatch: pytest.MonkeyPatch, is_hot_seat: bool) -> None:
    sitting = TypedSession(monkeypatch, GAME.start(seed=5), random_input(5), is_hot_seat)
    shown = sitting.file.getvalue()
    assert "won." in shown and "Record in" in shown


# Cards and rules.


def test_a_card_is_shown_with_all_that_is_known_of_it() -> None:
    shown = page("pekiro")
    for part in (
        "Fire entity (Red Panda, Pyreskin)", "3 IKZ 2/1 Gate Power 2", "send that damage to another entity", "How we read it:",
        "First printed otherwise:", "official card list of 2026-09-30", "AZK01-062, R",
    ):  # fmt: skip
        assert part in shown, part
    assert page("stt04-03") == page("Cinderwake Seer"), "also by any spelling of its id"


def test_what_has_been_ruled_about_a_card_stands_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = 'game = "azuki"\n[[ruling]]\nname = "Two Pekiro fall"\nsource = "rulebook, example A"\nscene = {}\nseat = "me"\n'
    (tmp_path / "some.toml").write_text(said, encoding="utf-8")
    monkeypatch.setattr(rulings, "folder", lambda: tmp_path)
    rulings.of_game.cache_clear()
    try:
        for language, word in (("en", "Ruled: "), ("ja", "裁定")):
            assert "Two Pekiro fall" in page("pekiro", language) and word in page("pekiro", language)
        assert "rulebook, example A" in page("pekiro") and "Ruled: " not in page("Tenraku")
    finally:
        rulings.of_game.cache_clear()


def test_cards_are_found_by_part_of_name_by_subtype_and_by_text() -> None:
    assert "could be" in page("black jade")
    assert "in their text or subtypes" in page("scorchweaver")
    assert "Zero" in page("zero") and "could be: Zero, Zero" in page("zero")
    with pytest.raises(NoSuchCard):
        page("xyzzy")


def test_in_japanese_cards_are_found_by_both_names_and_by_any_part_of_their_text() -> None:
    shown = page("ペキロ", "ja")
    assert "ペキロ Pekiro" in shown and shown == page("pekiro", "ja")
    for part in ("私たちの読み方:ダメージは保留され", "最初の印刷との違い:「なら」"):
        assert part in shown, part
    assert "確かでない点:公式のテキストは" in page("水鏡の蓮", "ja").replace(" ", ""), "where a line may end anywhere"
    assert "STT03-014" in page("根縛", "ja"), "which is in the middle of what has no spaces"
    assert "…" not in page("根縛", "ja"), "all of a text is in the list"
    with pytest.raises(NoSuchCard):
        page("ペキロ", "en")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_card_has_a_page(language: str) -> None:
    board = board_of(GAME.start(seed=1), 0, (), language)
    assert isinstance(board, AzukiBoard)
    console = Console(width=80, file=io.StringIO())
    for card in IMPLEMENTED:
        with console.capture() as capture:
            console.print(board.pages.card_page(card.face))
        assert card.id in capture.get() and "2026-09-30" in capture.get()


def test_the_commands_show_cards_and_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "Pekiro"]) == 0, "also where the first game has no such card"
    assert "AZK01-062" in capsys.readouterr().out
    assert main(["cards", "azuki"]) == 0
    assert f"{len(IMPLEMENTED)} cards" in capsys.readouterr().out
    for language in ("en", "ja"):
        assert main(["rules", "azuki", "--language", language]) == 0
    assert "Goal:" in capsys.readouterr().out


def test_the_sheet_says_that_charge_is_for_attacks_alone(capsys: pytest.CaptureFixture[str]) -> None:
    said = {"en": "nor be tapped for an ability; with Charge it can attack", "ja": "チャージがあれば攻撃だけはできる"}
    for language, sentence in said.items():
        assert main(["rules", "azuki", "--language", language]) == 0
        assert "".join(sentence.split()) in "".join(capsys.readouterr().out.split())


def test_a_draw_is_said() -> None:
    over = play(scene(0, me={"hand": ["Rei"]}, turns=12, turn_limit=12), "end the turn")
    assert board_of(over, 0).result() == ["It is a draw."] and board_of(over, 0, (), "ja").result() == ["引き分けです。"]


def test_the_sheet_explains_every_keyword_and_condition_on_cards() -> None:
    sheet = RulesSheet(GAME)
    for word in ("Charge", "Defender", "Infiltrate", "Godmode", "Taunt", "Carapace", "Frozen", "Shocked", "Rooted", "Cooldown"):
        assert word in sheet.words, word
    assert list(RulesSheet(GAME, "ja").rules) and len(RulesSheet(GAME, "ja").words) == len(sheet.words)


def test_the_lesson_begins_with_a_hand_that_can_be_played() -> None:
    from mankai.packs.registry import pack_of

    lesson = pack_of("azuki").lessons["azuki"]
    position = mankai.game("azuki").start(lesson.setup, lesson.seed)
    assert position.seat == 0 and position.question == "mulligan"
    hand = [GAME.cards[card] for card in position.now.zones[0]]
    assert {card.cost for card in hand if card.kind == 0} >= {1, 2, 3} and [card for card in hand if card.kind == 2]
