"""The board, the questions and the session of the terminal client for Sakura 桜花伝説."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import mankai
from mankai import Position
from mankai.games.oka.rules.cards.values import COINS_BY_VALUE, SHURIKENS_BY_VALUE
from mankai.games.oka.rules.constants import FREE, HIRE, PLACE
from mankai.games.oka.rules.edition import GAMES, game_for
from mankai.games.oka.terminal.board import OkaBoard
from mankai.kernel.messages import slug
from mankai.kernel.rng import FastRng
from mankai.packs import registry
from mankai.terminal import storage
from mankai.terminal.board import NoSuchCard
from mankai.terminal.pages.log_text import log_texts
from mankai.terminal.sessions.session import Session
from mankai.terminal.ui_lookup import board_of
from support.games.oka_scenes import SEVENS, answer, dull, scene
from support.random_games import random_game
from support.terminal_sessions import TypedSession, random_input

NOT_PRINTED = "Coins and shurikens (✶) on cards: our own proposal, not the printed numbers."
PRINTED: dict[str, Any] = {
    "by_value": {
        str(value): {"coins": COINS_BY_VALUE[1][value - 1], "shurikens": 2 * SHURIKENS_BY_VALUE[1][value - 1]}
        for value in range(1, 14)
    }
}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def oka_board(position: Position, seat: int | None) -> OkaBoard:
    board = board_of(position, seat)
    assert isinstance(board, OkaBoard)
    return board


def screen(position: Position, seat: int | None, is_short: bool = False) -> str:
    board = board_of(position, seat)
    lines = board.table(80, is_short) + board.options(80, is_short)
    return "\n".join([line.plain for line in lines])


def asked(position: Position) -> str:
    return board_of(position, position.seat).question()


def random_positions(players: int, seed: int, **setup: Any) -> list[Position]:
    return list(random_game(game_for(players).start(setup, seed), FastRng(seed)))


def line_of(shown: str, word: str) -> list[str]:
    """The cells of the line that begins with a word."""
    line = next(line for line in shown.split("\n") if line.strip().startswith(word))
    return line.strip().removeprefix(word).split()


def page(position: Position, words: str) -> str:
    console = Console(width=80, file=io.StringIO())
    with console.capture() as capture:
        console.print(board_of(position, 0).page(words))
    return capture.get()


# The board.


def test_a_card_has_its_letter_and_its_shape_and_its_colour() -> None:
    position = scene(me={"hand": ["black 3", "red 8", "blue 12", "green 1"]}, **SEVENS)
    assert line_of(screen(position, 0), "you hold") == ["●K3", "▲R8", "■B12", "◆G1"]
    hand = next(line for line in board_of(position, 0).table(80, False) if "■B12" in line.plain)
    styles = {hand.plain[span.start : span.end]: str(span.style) for span in hand.spans}
    assert [styles[card] for card in ("●K3", "▲R8", "■B12", "◆G1")] == ["bold", "red", "bright_blue", "green"]


def test_both_piles_have_their_sign_their_top_card_and_what_they_need() -> None:
    lines = screen(scene(me={"hand": ["red 8", "blue 6", "green 1", "green 2"]}, plus=["red 7", "red 3"], minus=["blue 5"]), 0)
    top, middle, bottom = [line for line in lines.split("\n") if "──────╮" in line or "──────╯" in line or "│" in line]
    assert "━━╋━━ │ ▲R7  │ or a 7" in middle
    assert "━━━━━ │ ■B5  │ or a 5" in middle
    assert top.split("needs ")[1].strip().startswith("red above 7,")
    assert top.endswith("needs blue below 5,")
    assert "2 cards, top 0/3✶" in bottom
    assert bottom.endswith("1 card, top 1/1✶")


def test_the_corner_is_explained_at_13_and_at_1_alone() -> None:
    shown = screen(scene(plus=["red 13"], minus=["blue 1"]), 0)
    assert "needs red 1, or a 13" in shown
    assert "(1 comes after 13)" in shown
    assert "needs blue 13, or a 1" in shown
    assert "(13 comes after 1)" in shown
    assert "comes after" not in screen(scene(row=[], plus=["red 1"], minus=["blue 13"]), 0)


def test_a_pile_that_has_its_card_and_one_that_was_taken() -> None:
    served = screen(scene(me={"hand": ["green 1", "green 2", "green 3"]}, served=["plus"], plus=["red 8"], minus=["blue 7"]), 0)
    assert served.count("has its card this turn") == 1
    taken = answer(dull(), "take the + pile")
    assert "taken: any card" in screen(taken, 0)
    assert "any card to begin +; nothing fits on -: take it, or hire somebody." in asked(taken)


def test_the_numbers_under_the_hand_are_those_of_the_placements() -> None:
    position = scene(me={"hand": ["black 7", "red 9", "green 7", "green 1"]}, **SEVENS)
    board, shown = board_of(position, 0), screen(position, 0)
    labels = [position.label(option) for option in board.choices]
    for sign in ("+", "-"):
        for card, cell in zip(("black 7", "red 9", "green 1", "green 7"), line_of(shown, f"on {sign}"), strict=True):
            wanted = f"place {card} on {sign}"
            assert cell == (str(labels.index(wanted) + 1) if wanted in labels else "·")
    assert line_of(shown, "on +") == ["1", "2", "·", "3"]
    assert line_of(shown, "on -") == ["4", "·", "·", "5"]


def test_options_are_in_order_and_what_ends_the_turn_comes_last() -> None:
    served: dict[str, Any] = {"served": ["plus", "minus"], "row": ["Samurai: turn", "", "Geisha: look"]}
    position = scene(me={"hand": ["green 1", "green 2"]}, **SEVENS, **served)
    board = board_of(position, 0)
    labels = {board.number(option): position.label(option) for option in board.choices}
    assert list(labels.items()) == [
        ("1", "hire Samurai: turn for 1"), ("2", "hire Geisha: look for 3"), ("3", "renew the row for 6"), ("0", "end turn"),
    ]  # fmt: skip


@pytest.mark.parametrize("is_short", [False, True])
def test_the_row_shows_price_text_and_why_somebody_cannot_be_hired(is_short: bool) -> None:
    row = ["Samurai: turn", "Daimyo: discard", "", "Konohana: any card"]
    shown = screen(dull(row=row, coins=3), 0, is_short)
    assert re.search(r"^ +\d+  for 1  Samurai: turn", shown, re.MULTILINE)
    assert re.search(r"^ +for 2  Daimyo: discard +✗ it would do nothing now$", shown, re.MULTILINE)
    assert re.search(r"^ +for 4  Konohana: any card +✗ it costs 4, you have 3$", shown, re.MULTILINE)
    assert "Turn the Yin-Yang card round: the " in shown
    assert ("the other way round." in shown) is not is_short


def test_every_player_has_coins_hand_tricks_and_score() -> None:
    position = scene(
        3,
        {"hand": ["green 1", "green 2", "green 3", "green 4"], "coins": 4, "tricks": ["red 1"], "score": 9},
        {1: {"coins": 7, "tricks": ["blue 7", "blue 8"]}},
        **SEVENS | {"minus": ["black 7"]},
    )
    shown = screen(position, 0)
    assert line_of(shown, "coins ") == ["4", "7", "5"]
    assert line_of(shown, "hand  ")[0] == "4"
    assert line_of(shown, "tricks") == ["1", "(0✶)", "2", "(5✶)", "0", "(0✶)"]
    assert line_of(shown, "score")[0] == "9✶"
    assert "Seat 1: tricks ■B7 ■B8" in shown
    assert "▶ You" in shown
    assert "▶ Seat 1" not in shown


def test_what_is_hidden_is_a_question_mark() -> None:
    switches = {"coins_open": False, "trick_piles_open": False}
    position = scene(
        2, {"coins": 4}, {1: {"coins": 7, "tricks": ["blue 7"]}}, switches=switches, plus=["red 7"], minus=["green 7"]
    )
    shown = screen(position, 0)
    assert line_of(shown, "coins ") == ["4", "?"]
    assert line_of(shown, "tricks") == ["0", "(0✶)", "1", "(?✶)"]
    assert "■B7" not in shown
    assert "Switches: Trick cards are open: off; Coins are open: off" in shown


def test_switches_are_shown_when_they_are_not_as_usual() -> None:
    assert "Switches" not in screen(dull(), 0)
    switches = {"bank_limit": 80, "cook_values": [4, 2, 5], "voluntary_take": True}
    shown = screen(dull(row=["Cook 1", "Cook 2", "Cook 3"], switches=switches), 0)
    assert "Switches: Taking a pile at will: on; Coins in all: 80; What Cooks change: 4, 2, 5" in " ".join(shown.split())
    assert "Cook 1 (here 4)" in shown
    assert "Cook 2 (here" not in shown


def test_the_number_of_a_cook_that_is_ours_says_so() -> None:
    shown = " ".join(screen(dull(row=["Cook 1", "Cook 2"]), 0).split())
    assert shown.count("(The number is ours.)") == 1
    assert "our own choice" in page(dull(), "cook 1")


# The origin of the numbers on cards.


@pytest.mark.parametrize("profile", ["default", "flat", "two_symbols"])
@pytest.mark.parametrize("is_short", [False, True])
def test_our_own_numbers_are_never_shown_without_saying_so(profile: str, is_short: bool) -> None:
    position = game_for(4).start({"values": profile}, 1)
    for seat in (position.seat, None):
        assert NOT_PRINTED in screen(position, seat, is_short)
    board = board_of(position, position.seat)
    assert NOT_PRINTED in [line.plain.strip() for line in board.others(80)]
    assert "not the printed" in page(position, "red 7")


def test_numbers_that_were_supplied_are_not_called_ours() -> None:
    position = game_for(4).start({"values": PRINTED}, 1)
    shown = screen(position, position.seat)
    assert NOT_PRINTED not in shown
    assert "Coins and shurikens (✶) on cards: supplied with the set-up." in shown
    assert set(line_of(shown, "coins/✶")) == {"1/2"}
    assert "not the printed" not in page(position, "red 7")
    assert "2 shurikens" in page(position, "red 7")


# Hidden information, and the size of the screen.


@pytest.mark.parametrize("players", range(2, 7))
def test_the_screen_shows_nothing_that_its_reader_cannot_know(players: int) -> None:
    compared = 0
    for position in random_positions(players, 3, switches={"trick_piles_open": players % 2 == 0}):
        if position.seat == 1:
            imagined = position.imagine(1, compared)
            assert screen(position, 1) == screen(imagined, 1)
            assert asked(position) == asked(imagined)
            lines = [line.plain for line in board_of(position, 1).others(80)]
            assert lines == [line.plain for line in board_of(imagined, 1).others(80)]
            compared += 1
    assert compared > 15


@pytest.mark.parametrize("players", range(2, 7))
def test_the_board_keeps_to_80_columns(players: int) -> None:
    for position in random_positions(players, 4):
        reader = max(position.seat, 0)
        for is_short in (False, True):
            for line in screen(position, reader, is_short).split("\n"):
                assert len(line) <= 80
        lines = log_texts(position.log_lines(reader), registry.speaker_of(position.rules, reader), 80, has_details=True)
        for text in [*lines, *board_of(position, reader).others(80)]:
            assert len(text.plain) <= 80


@pytest.mark.parametrize("players", [4, 6])
def test_a_turn_fits_on_24_lines_and_every_option_is_on_the_screen(players: int) -> None:
    for position in random_positions(players, 5):
        if position.question == "act":
            board = board_of(position, position.seat)
            shown = screen(position, position.seat, True)
            assert len(shown.split("\n")) + 3 <= 24  # a heading, the question, the input
            numbers = re.findall(r"(?<= )\d+(?= {2}|$)", "\n".join([*cells(shown)]), re.MULTILINE)
            assert sorted(numbers) == sorted([board.number(option) for option in board.choices])


def cells(shown: str) -> list[str]:
    """The lines with numbers to type: the row, the lines under the hand, and the list of options, without other numbers."""
    lines = shown.split("\n")
    found = []
    for line in lines:
        if line.startswith((" on +", " on -")):
            found += [f" {cell}" for cell in line[10:].split() if cell != "·"]
        elif re.match(r"^ +\d+  for \d", line):
            found.append(f" {line.split()[0]}")
        elif re.match(r"^ +\d+  (take|renew|end)", line):
            found += [f" {number}" for number in re.findall(r"(?:^|  ) *(\d+)  (?=take|renew|end)", line)]
    return found


# The questions.


def test_every_question_has_its_own_sentence() -> None:
    found: set[str] = set()
    folder = Path(mankai.__file__).parent / "games" / "oka" / "rules"  # beside it, when it is compiled
    for module in ("steps/turn", "cards/characters", "engine/hanami"):
        source = (folder / f"{module}.py").read_text(encoding="utf-8")
        found |= set(re.findall(r'(?:decide|choose\w*)\([^"\n]*"([^"]+)"', source))
    assert found >= {"act", "free", "give", "reorder", "look", "take", "vote", "discard", "take trick", "coins of"}
    speaker = registry.find_speaker("oka/4", 0)
    assert speaker is not None
    assert [question for question in sorted(found) if not speaker.catalogue.has(f"ask-{slug(question)}")] == []


def test_what_is_still_to_do_in_a_turn() -> None:
    hand = {"hand": ["red 8", "blue 6", "green 1", "green 2"]}
    both = scene(me=hand, **SEVENS)
    assert asked(both) == "Your turn: a card on + and one on -; hire whenever you like."
    assert asked(answer(both, "place red 8 on +")) == "Your turn: still a card on -; hire whenever you like."
    done = answer(both, "place red 8 on +", "place blue 6 on -")
    assert asked(done) == "Both piles have their card: end your turn, or hire first."


def test_a_waiting_character_is_in_the_question_and_at_the_piles() -> None:
    position = answer(scene(me={"hand": ["red 8", "green 9", "green 1", "green 2"]}, row=["Konohana: colour"], **SEVENS),
                      "hire Konohana: colour for 1")  # fmt: skip
    assert asked(position) == "Your turn: the next card you place must use Konohana: colour."
    assert "any colour above 7," in screen(position, 0)
    one_side = answer(scene(me={"hand": ["red 3", "green 9", "green 1", "green 2"]}, row=["Samurai: lower on white"], **SEVENS),
                      "hire Samurai: lower on white for 1")  # fmt: skip
    assert "not this one now" in screen(one_side, 0)
    anything = answer(dull(row=["Konohana: any card"]), "hire Konohana: any card for 1")
    assert screen(anything, 0).count("needs any card") == 2


def test_a_vote_says_whose_it_is() -> None:
    position = answer(dull(row=["Daimyo: vote"]), "hire Daimyo: vote for 1")
    assert asked(position).startswith("Your vote: choose a side")
    position = answer(position, "vote white")
    assert position.seat == 1
    assert asked(position).startswith("Vote for seat 0: choose a side")


def test_giving_and_taking_cards_have_their_numbers_under_them() -> None:
    position = dull(row=["Geisha: look"], others={1: {"hand": ["black 9", "black 10", "red 1", "red 2"]}})
    position = answer(position, "hire Geisha: look for 1", "look at the hand of seat 1")
    shown = screen(position, 0)
    assert line_of(shown, "cards") == ["●K9", "●K10", "▲R1", "▲R2"]
    assert line_of(shown, "choose") == ["1", "2", "3", "4"]
    assert "0  take none" in shown
    position = answer(position, "take red 2")
    assert asked(position).startswith("Geisha: which card do you give to seat 1?")
    labels = [position.label(option) for option in board_of(position, 0).choices]
    assert len(line_of(screen(position, 0), "choose")) == 5
    assert [cell for cell in line_of(screen(position, 0), "choose") if cell != "·"] == [str(at + 1) for at in range(len(labels))]


def test_trick_cards_of_others_say_whose_they_are() -> None:
    others = {1: {"tricks": ["black 9"]}, 3: {"tricks": ["black 10", "black 7"]}}
    shown = screen(answer(dull(row=["Daimyo: take"], others=others), "hire Daimyo: take for 1"), 0)
    assert line_of(shown, "cards") == ["●K7", "●K9", "●K10"]
    assert line_of(shown, "of seat") == ["3", "1", "3"]


def test_a_pile_to_put_in_order_lies_as_it_lies() -> None:
    position = dull(row=["Geisha: reorder"], plus=["red 7", "red 2", "red 5"])
    position = answer(position, "hire Geisha: reorder for 1", "look through the + pile")
    assert asked(position) == "Geisha: which card goes on top?"
    assert line_of(screen(position, 0), "cards") == ["▲R7", "▲R2", "▲R5"]
    position = answer(position, "red 5 on top")
    assert asked(position) == "Geisha: which card comes next?"
    seen = screen(answer(position, "leave the rest"), 0)
    assert "under the top of +: ▲R7 ▲R2" in seen


def test_free_characters_say_free() -> None:
    position = dull(row=["Samurai: turn", "Daimyo: discard"], free=True)
    shown = screen(position, 0)
    assert re.search(r"^ +\d+  free +Samurai: turn", shown, re.MULTILINE)
    assert re.search(r"^ +free +Daimyo: discard +✗ it would do nothing now", shown, re.MULTILINE)
    assert "use none" in shown
    board = oka_board(position, 0)
    assert [board.number(position.rules.code(FREE, 6)), board.number(position.rules.code(HIRE, 6))] == ["1", ""]


# The session.


def test_typing_a_card_that_fits_nowhere_says_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    position = scene(me={"hand": ["red 6", "red 10", "blue 8", "green 1"], "coins": 2}, row=["", "", "Cook 2"], **SEVENS)
    sitting = TypedSession(monkeypatch, position, ["red 6", "red 6 on -", "cook", "renew", "end turn"])
    assert sitting.position.record["options"] == []
    shown = " ".join(sitting.shown.split())
    assert "place red 6 on +: + shows red 7: needs red above 7, or a 7" in shown
    assert "Not possible: place red 6 on -: - shows blue 7: needs blue below 7, or a 7." in shown
    assert "hire Cook 2 for 3: it costs 3, you have 2." in shown
    assert "renew the row for 6: it costs 6, you have 2." in shown
    assert "end turn: both piles must get a card first." in shown


def test_a_whole_value_comes_before_a_longer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    position = scene(me={"hand": ["red 1", "red 10", "red 11", "green 1"]}, plus=["red 13"], minus=["red 12"])
    sitting = TypedSession(monkeypatch, position, ["red 1 on +"])
    assert sitting.position.decisions[0] == position.rules.code(PLACE, 13)
    unclear = TypedSession(monkeypatch, position, ["red 1"])
    assert unclear.position.record["options"] == []
    assert "'red 1' could mean: 1 place red 1 on + 2 place red 1 on - Type more of it, or the number." in unclear.said


def test_numbers_on_the_screen_are_what_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    start = game_for(4).start({"first": 0}, 8)
    for option in board_of(start, 0).choices:
        sitting = TypedSession(monkeypatch, start, [board_of(start, 0).number(option)])
        assert sitting.position.decisions[0] == option


def test_undo_against_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    start = game_for(4).start({"first": 0}, 8)
    decided: list[int] = []

    def typed(session: Session) -> str:
        """Any four decisions; then undo as often as possible, and once more."""
        decided.append(len(session.history))
        if len(decided) < 10:
            return session.board.number(session.board.choices[0]) if len(decided) < 5 else "undo"
        raise EOFError

    sitting = TypedSession(monkeypatch, start, typed)
    assert len(set(decided)) == 5
    assert sitting.position.record["options"] == []
    assert "There is nothing to undo" in sitting.shown


def test_people_cannot_undo_what_was_learnt_or_decided_since(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = {"hand": ["red 8", "blue 6", "green 1", "green 2"]}
    placed = TypedSession(monkeypatch, scene(me=hand, **SEVENS), ["red 8", "undo"], is_hot_seat=True)
    assert "Something has been revealed since" in placed.shown, "everybody has seen the card"
    hired = TypedSession(monkeypatch, scene(me=hand, row=["Samurai: turn"], **SEVENS), ["samurai", "undo"], is_hot_seat=True)
    assert hired.position.record["options"] == []
    drawn = TypedSession(monkeypatch, dull(row=["Geisha: neighbours"]), ["geisha", "undo"], is_hot_seat=True)
    assert "Something has been revealed since" in drawn.shown
    voted = TypedSession(monkeypatch, dull(2, row=["Daimyo: vote"]), ["daimyo", "white", "", "undo"], is_hot_seat=True)
    assert "That was the other player's decision: it stands." in voted.shown


def test_one_of_several_people_cannot_take_back_what_computers_have_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    position = dull(3, row=["Daimyo: vote"])
    sitting = TypedSession(monkeypatch, position, ["daimyo", "white", "quit"])
    sitting.session.people = [0, 1]
    assert sitting.session.position.seat == 0
    assert sitting.session.undo_refusal(1) == "undo-answered"


def test_people_hand_the_screen_over(monkeypatch: pytest.MonkeyPatch) -> None:
    start = game_for(3).start({"first": 0}, 8)
    typed, position = [], start
    while position.seat == 0:
        typed.append(position.label(position.options[0]))
        position = position.play(position.options[0])
    sitting = TypedSession(monkeypatch, start, [*typed, ""], is_hot_seat=True)
    assert sitting.position.seat == 1
    before, after = sitting.shown.split("Seat 1 decides. Press Enter once nobody else sees the screen.")
    board = oka_board(sitting.position, 1)
    hand = [board.model.brief(card) for card in board.model.hand(1)]
    assert line_of(after, "you hold") == hand
    assert len(hand) == 12
    assert hand[0] not in [cell for line in before.split("\n") if line.startswith(" you hold") for cell in line.split()]


def test_words_that_only_show(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["card red 7", "card geisha", "card cook", "card zzz", "card", "others", "foe", "log", "help", "board"]
    position = dull(others={1: {"tricks": ["black 9"], "coins": 3}}, switches={"bank_limit": 100})
    sitting = TypedSession(monkeypatch, position, typed)
    assert sitting.position.record["options"] == []
    shown = " ".join(sitting.shown.split())
    assert "0 coins for whoever takes it, 3 shurikens." in shown
    for name in ("Geisha: neighbours", "Geisha: look", "Geisha: reorder", "Cook 3"):
        assert f"─ {name} ─" in shown
    assert "oka/4 has no card or character 'zzz'" in shown
    assert "such as: card R7" in shown
    assert shown.count("3 coins hand: 4 hidden trick cards: ●K9 1/1✶ 1 shuriken on them, 0 in the rounds before") == 2
    assert "coins are left in the reserve." in shown
    assert "everything that you can see of the others" in shown
    assert sitting.shown.count("── Your decision") == 2


def test_a_name_that_several_have_lists_them_and_a_word_of_a_text_finds_whose_it_is() -> None:
    assert "'red' could be: red 1, red 2, red 3," in page(dull(), "red")
    both = page(dull(), "lo")
    assert "'lo' could be: Geisha: look, Samurai: lower on white" in both
    assert "Look at another player's hand." in both
    assert "Cook 1" not in both
    neighbour = page(dull(), "unseen")
    assert "No card is called 'unseen'; in their text have it:" in neighbour
    assert "Geisha: neighbours" in neighbour
    assert "Geisha: look" not in neighbour
    with pytest.raises(NoSuchCard, match="no card or character 'zzz'"):
        board_of(dull(), 0).page("zzz")


def test_saving_and_opening_gives_the_same_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    setup = {"first": 0, "values": PRINTED, "switches": {"voluntary_take": True}}
    sitting = TypedSession(monkeypatch, game_for(5).start(setup, 8), ["1", "1", "1", f"save {path}"])
    history, seats = storage.load_game(path)
    assert seats == ["person", "first", "first", "first", "first"]
    assert history == sitting.session.history
    assert "supplied with the set-up" in screen(history[-1], 0)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(
    "size", [{"width": 120, "height": 40, "force_terminal": True}, {"width": 80, "height": 24, "force_terminal": True}]
)
def test_a_whole_game_to_its_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, players: int, size: dict[str, Any]) -> None:
    sitting = TypedSession(monkeypatch, game_for(players).start({}, 2), random_input(players), color_system=None, **size)
    final = sitting.position
    assert final.is_over
    winners = [seat for seat in range(players) if final.ranks[seat] == 0]
    won = "You have won the game." if winners == [0] else f"Seat {winners[0]} has won the game."
    assert (won if len(winners) == 1 else "The game is a draw between") in sitting.shown
    ranking = re.findall(r"^  (\d)\. (You|Seat \d) +(\d+) shurikens?,", sitting.shown, re.MULTILINE)
    assert [int(rank) - 1 for rank, _, _ in ranking] == sorted(final.ranks)
    assert [int(score) for _, _, score in ranking] == sorted([int(score) for _, _, score in ranking])
    (record,) = (tmp_path / "mankai" / "records").iterdir()
    assert mankai.replay(final.record) == final
    assert f"mankai replay {record}" in sitting.shown


def test_ranks_are_told_as_the_reader_stands() -> None:
    final = next(one[-1] for one in (random_positions(4, seed) for seed in range(9)) if sorted(one[-1].ranks) == [0, 1, 2, 3])
    last, winner = final.ranks.index(3), final.ranks.index(0)
    assert board_of(final, winner).result()[0] == "You have won the game."
    assert board_of(final, last).result()[0] == f"Seat {winner} has won the game. You are fourth of 4."
    assert board_of(final, None).result()[0] == f"Seat {winner} has won the game."
    assert board_of(final, None).heading() == "Sakura 桜花伝説, 4 players"


def test_a_draw() -> None:
    nothing = {"by_value": {str(value): {"coins": 0, "shurikens": 0} for value in range(1, 14)}}
    found = (random_positions(2, seed, values=nothing)[-1] for seed in range(40))
    final = next(one for one in found if one.ranks == (0, 0))
    assert board_of(final, 0).result()[0] == "The game is a draw between you and seat 1."
    assert board_of(final, None).result()[0] == "The game is a draw between seat 0 and seat 1."


# The log.


def test_rounds_and_turns_are_headings() -> None:
    lines = game_for(3).start({"first": 1}, 1).log_lines(0)
    texts = log_texts(lines, registry.speaker_of(game_for(3), 0), 80)
    assert [str(text.style) for text in texts] == ["bold", "bold"]
    assert texts[0].plain == " -- Round 1: seat 1 begins --"


def test_all_sizes_have_a_board() -> None:
    assert [board_of(rules.start(seed=1), None).heading() for rules in GAMES] == [
        f"Sakura 桜花伝説, {players} players" for players in range(2, 7)
    ]
