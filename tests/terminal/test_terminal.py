"""The board, the questions and the session of the terminal client."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import mankai
from mankai import Position
from mankai.games.sakura_arms.rules.constants import HAND, PLAY, READY
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.terminal import board as drawing
from mankai.games.sakura_arms.terminal.view_model import DuelViewModel
from mankai.kernel.messages import DEED, DETAIL, HARM, TURN, LogLine, slug, verbatim
from mankai.kernel.rng import FastRng
from mankai.packs import registry
from mankai.terminal import storage
from mankai.terminal.name_lookup import matches
from mankai.terminal.pages.log_text import log_texts
from mankai.terminal.ui_lookup import board_of
from support.games.sakura_arms_scenes import answer, scene
from support.terminal_sessions import TypedSession, random_input

GODDESSES: list[list[str]] = [["yurina", "himika"], ["tokoyo", "oboro"]]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def duel(seed: int = 3, **wishes: Any) -> Position:
    return mankai.game("sakura-arms/level99").start({"goddesses": GODDESSES, "first": 0, **wishes}, seed)


def seen_by(position: Position, seat: int | None) -> DuelViewModel:
    rules = position.rules
    assert isinstance(rules, Edition)
    speaker = registry.speaker_of(rules, seat)
    assert speaker is not None
    return DuelViewModel(position, rules, seat, speaker)


def screen(position: Position, seat: int | None, width: int = 80, is_short: bool = False) -> str:
    board = board_of(position, seat)
    lines = board.table(width, is_short) + board.options(width, is_short)
    return "\n".join([line.plain for line in lines])


def random_positions(seed: int, **wishes: Any) -> list[Position]:
    rules = mankai.game("sakura-arms/level99")
    dice, positions = FastRng(seed), [rules.start(wishes, seed)]
    while not positions[-1].is_over:
        positions.append(positions[-1].play(dice.pick(positions[-1].options)))
    return positions


# The board.


def test_sakura_are_shown_as_petals_and_as_numbers() -> None:
    assert drawing.petals(3, 5) == "✿✿✿·· 3/5"
    assert drawing.petals(2) == "✿✿ 2"
    assert drawing.petals(0) == "0"
    assert drawing.petals(40, 0, 5) == "✿✿✿✿✿… 40"


def test_the_ruler_marks_the_current_distance_without_colour() -> None:
    assert drawing.ruler(10, 4) == " 1  2  3 [4] 5  6  7  8  9  10 "
    assert drawing.ruler(10, 10).endswith(" 9 [10]")
    assert "[" not in drawing.ruler(10, 0)


def test_numbers_of_the_ruler_stand_under_their_petals() -> None:
    lines = screen(scene(distance=7), 0).split("\n")
    track = next(line for line in lines if line.strip().startswith("Distance 7"))
    ruler = next(line for line in lines if line.strip().startswith("Master Distance 2"))
    assert [at for at, letter in enumerate(track) if letter == "✿"] == [ruler.index(f"{number}", 24) for number in range(1, 8)]


def test_areas_of_both_sides() -> None:
    shown = screen(scene(distance=4, me={"life": 6, "flare": 2, "vigor": 1, "stunned": 1}, foe={"aura": 5, "vigor": 2}), 0)
    foe, me = shown.split("Distance 4")
    assert "Life ✿✿✿✿✿✿···· 6/10" in me
    assert "Aura ✿✿✿·· 3/5" in me
    assert "Flare ✿✿ 2" in me
    assert "Vigor ●○ 1/2  STUNNED" in me
    assert "Aura ✿✿✿✿✿ 5/5" in foe
    assert "Vigor ●● 2/2" in foe
    assert "STUNNED" not in foe


def test_a_card_out_of_range_says_why_and_one_in_range_has_its_number() -> None:
    far = screen(scene(distance=5, me={"hand": ["Slash"], "vigor": 1}), 0)
    assert "✗ Distance 5, needs 3-4" in far
    near = screen(scene(distance=4, me={"hand": ["Slash"], "vigor": 1}), 0)
    assert "needs 3-4" not in near
    number = re.search(r"(\d+)  play Slash", near)
    assert number is not None
    assert re.search(rf"^ +{number[1]}  Slash +Attack +Range 3-4 +3/1", near, re.MULTILINE)


def test_an_ultimate_says_what_flare_it_lacks() -> None:
    shown = screen(scene(distance=3, me={"ready": ["Tsukikage Crush"], "flare": 2, "vigor": 1}), 0)
    assert "✗ Flare 2, costs 7" in shown


def test_piles_in_play_and_hidden_ultimates_of_the_foe() -> None:
    position = scene(
        distance=8,
        me={
            "goddesses": ["yurina", "himika"],
            "in_play": {"Overawe": 2},
            "discard": ["Slash"],
            "face_down": ["Shoot"],
            "vigor": 1,
        },
        foe={
            "goddesses": ["tokoyo", "oboro"],
            "ready": ["Mi-Kazura"],
            "used": ["Uro-Uo"],
            "hand": ["Induce"],
            "face_down": ["Caltrops"],
        },
    )
    mine, theirs = screen(position, 0), screen(position, 1)
    assert "In play Overawe ✿✿ 2" in mine
    assert "   Discard pile 1: Slash\n      Face-down discards 1: Shoot\n" in mine
    assert "   Discard pile 1: Slash\n      Face-down discards 1 (hidden)\n" in theirs
    assert "Shoot" not in theirs
    assert "Ready Ultimates 1 (hidden)" in mine
    assert "Used Ultimates 1: Uro-Uo" in mine
    for hidden in ("Mi-Kazura", "Induce", "Caltrops"):
        assert hidden not in mine
        assert hidden in theirs


def test_the_machine_and_the_ridden_distance() -> None:
    position = scene(
        distance=5,
        me={"goddesses": ["thallya", "himika"], "vigor": 1, "machine": 3, "burned": 1, "forward": 1, "backward": 0},
    )
    shown = screen(position, 0)
    assert "Machine ◆◆◆·· 3/5 (1 burned, 1 in Distance, 3 forms left)" in shown
    assert "Distance 4 " in shown
    assert "Now 4: 5 Sakura lie there, ◌ 1 covered" in shown


def test_the_pouch_is_seen_by_its_owner_alone() -> None:
    position = scene(me={"goddesses": ["chikage", "himika"], "vigor": 1}, foe={"goddesses": ["tokoyo", "oboro"]})
    assert "Pouch 5: " in screen(position, 0)
    assert "Pouch 5 (hidden)" in screen(position, 1)
    assert "Numbing Agent" not in screen(position, 1)


@pytest.mark.parametrize("seed", range(4))
def test_the_screen_shows_nothing_that_its_reader_cannot_know(seed: int) -> None:
    compared = 0
    for position in random_positions(seed, decks="choose"):
        if position.seat == 0:
            imagined = position.imagine(0, seed + 1)
            assert screen(position, 0) == screen(imagined, 0)
            assert board_of(position, 0).question() == board_of(imagined, 0).question()
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("is_short", [False, True])
@pytest.mark.parametrize("seed", range(2))
def test_the_board_keeps_to_80_columns(seed: int, is_short: bool) -> None:
    for position in random_positions(seed):
        for line in screen(position, max(position.seat, 0), 80, is_short).split("\n"):
            assert len(line) <= 80
        for text in log_texts(position.log_lines(0), registry.speaker_of(position.rules, 0), 80, has_details=True):
            assert len(text.plain) <= 80


@pytest.mark.parametrize("seed", range(2))
def test_a_short_board_cuts_text_but_never_a_reason(seed: int) -> None:
    reasons = 0
    for position in random_positions(seed):
        if position.question == "main":
            shown = " ".join(screen(position, position.seat, 80, True).split())
            sight = seen_by(position, position.seat)
            for card in sight.visible_cards(HAND, position.seat) + sight.visible_cards(READY, position.seat):
                reason = position.why_not(sight.rules.code(PLAY, card))
                assert reason in shown
                reasons += bool(reason)
    assert reasons > 20


# The questions.


def test_every_step_that_asks_has_its_own_sentence() -> None:
    asked: list[str] = []
    for module in ("play", "setup", "turn"):
        source = (
            Path(mankai.__file__).parent / "games" / "sakura_arms" / "rules" / "steps" / f"{module}.py"
        )  # beside it, when it is compiled
        asked += re.findall(r'decide\([^"\n]*"([^"]+)"', source.read_text(encoding="utf-8"))
    assert len(asked) >= 11
    speaker = registry.find_speaker("sakura-arms/level99", 0)
    assert speaker is not None
    assert [question for question in asked if not speaker.catalogue.has(f"ask-{slug(question)}")] == []


def test_a_reaction_window_says_which_attack_is_coming() -> None:
    position = scene(distance=4, me={"hand": ["Slash"], "vigor": 1}, foe={"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"]})
    position = answer(position, "play Slash")
    asked = board_of(position, 1).question()
    assert asked == "The foe attacks with Slash (Range 3-4, damage 3/1): do you play a Reaction?"


def test_paying_says_what_is_paid_for() -> None:
    position = scene(distance=4, me={"hand": ["Slash"], "vigor": 1})
    position = position.play(next(option for option in position.options if position.label(option) == "Advance"))
    assert board_of(position, 0).question() == "Advance (Distance to your Aura): how do you pay for it?"


def test_a_question_of_a_card_names_it() -> None:
    position = scene(me={"goddesses": ["thallya", "himika"], "hand": ["Roaring"], "vigor": 1})
    position = answer(position, "play Roaring")
    assert board_of(position, 0).question() == "Roaring: do you burn 2 Artificial Sakura?"


# The first generation, in its own words.


def first_generation(edition: str, seed: int) -> list[Position]:
    rules = mankai.game(edition)
    wishes = {"decks": "choose" if seed % 2 else "quick", "goddesses": "choose" if seed % 3 == 0 else "random"}
    dice, positions = FastRng(seed), [rules.start(wishes, seed)]
    while not positions[-1].is_over:
        positions.append(positions[-1].play(dice.pick(positions[-1].options)))
    return positions


@pytest.mark.parametrize("edition", ["aeg", "beta"])
def test_headings_and_questions_have_no_words_of_another_edition(edition: str) -> None:
    other = re.compile(r"(?i)\b(ultimates?|goddess(es)?|enchantments?|full power|retreat|breakaway|master distance|face-down)\b")
    questions = set()
    for seed in range(6):
        for position in first_generation(edition, seed)[seed % 2 :: 2]:  # half of each game: a screen takes a while to draw
            reader = max(position.seat, 0)
            for is_short in (False, True):
                shown = screen(position, reader, 80, is_short)
                assert other.search(shown) is None
                assert max([len(line) for line in shown.split("\n")]) <= 80
            if not position.is_over:
                asked = board_of(position, reader).question()
                assert other.search(asked) is None
                assert "foe" not in asked
                questions.add(position.question)
    assert questions >= {"goddess", "deck", "mulligan", "main", "pay", "reshuffle", "hand limit"}


def test_piles_of_other_editions_have_their_names() -> None:
    aeg = mankai.game("aeg").scene({"me": {"discard": ["Slash"], "face_down": ["Brandish"], "vigor": 1}})
    shown = screen(aeg, 0)
    assert "── Turn 3 · your turn · main phase" in shown
    assert "OPPONENT " in shown
    assert "Played pile 1: Slash" in shown
    assert "Discard pile 1: Brandish" in shown
    assert "no Forward Movement at Distance 2 or less" in shown
    assert "Forward Movement (Distance to your Aura)" in shown
    assert board_of(aeg, 0).question() == "Your main phase: what do you do?"
    beta = mankai.game("beta").scene({"me": {"discard": ["Slash"], "face_down": ["Brandish"], "vigor": 1}})
    shown = screen(beta, 0)
    assert "Stock " in shown
    assert "Upcard pile 1: Slash" in shown
    assert "Downcard pile 1: Brandish" in shown
    assert "Distance -1" not in shown
    assert "2 or less" not in shown


def test_typing_an_action_of_another_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    aeg = mankai.game("aeg").scene({"distance": 2, "me": {"hand": ["Slash"], "vigor": 1}})
    sitting = TypedSession(monkeypatch, aeg, ["forward", "opponent", "help"])
    assert "Forward Movement is not possible: Distance 2: no Forward Movement at Distance 2 or less." in " ".join(
        sitting.shown.split()
    )
    assert "The opponent: " in sitting.shown
    assert "everything that you can see of the opponent" in sitting.shown


def test_stand_ins_are_said_on_the_board_of_beta_alone() -> None:
    for edition, is_said in (("beta", True), ("aeg", False), ("level99", False)):
        position = mankai.game(edition).start({}, 1)
        for is_short in (False, True):
            assert (
                "Cards here are stand-ins: nobody has seen this edition's card" in screen(position, 0, 80, is_short)
            ) is is_said


def test_the_umbrella_is_open_or_closed() -> None:
    goddesses = {"goddesses": ["yukihi", "saine"], "vigor": 1}
    position = mankai.game("aeg").scene({"me": goddesses, "foe": {"goddesses": ["yurina", "himika"]}})
    assert screen(position, 0).count("Umbrella closed") == 1
    while "Umbrella open" not in screen(position, 0):
        wanted = "yes" if position.question == "open or close your umbrella" else "end turn"
        labels = [position.label(option) for option in position.options]
        position = position.play(position.options[labels.index(wanted) if wanted in labels else 0])
        assert not position.is_over
    assert "Umbrella closed" not in screen(position, 1)


def test_who_has_won_in_the_words_of_the_edition() -> None:
    final = first_generation("aeg", 1)[-1]
    loser = final.ranks.index(1)
    assert board_of(final, loser).result() == ["The opponent has won the duel."]
    assert board_of(final, 1 - loser).result() == ["You have won the duel."]
    assert board_of(final, None).result() == [f"{['Blue', 'Red'][1 - loser]} has won the duel."]


# What is typed.


def test_an_unambiguous_part_is_enough() -> None:
    labels = ["end turn", "Advance", "Retreat", "Recover", "play Slash", "play Slash with Full Force"]
    assert matches("adv", labels) == ["Advance"]
    assert matches("ADVANCE ", labels) == ["Advance"]
    assert matches("re", labels) == ["Retreat", "Recover"]
    assert matches("slash", labels) == ["play Slash"]
    assert matches("full", labels) == ["play Slash with Full Force"]
    assert matches("sl", labels) == ["play Slash", "play Slash with Full Force"]
    assert matches("ase", labels) == []
    assert matches("red 1", ["place red 1 on +", "place red 10 on +"]) == ["place red 1 on +"]
    assert matches("geisha look", ["hire Geisha: look for 2", "hire Geisha: reorder for 1"]) == ["hire Geisha: look for 2"]
    assert matches("", labels) == []


def test_cards_of_the_same_name_are_not_ambiguous() -> None:
    assert matches("toxin", ["choose Fading Light Toxin", "choose Fading Light Toxin"]) == ["choose Fading Light Toxin"]


# The log.


def said(weight: str, who: int, words: str) -> LogLine:
    return weight, who, verbatim(words)


def test_details_are_folded_away_unless_somebody_asks_for_them() -> None:
    speaker = registry.speaker_of(mankai.game("level99"), 0)
    lines = [
        said(TURN, 0, "Turn 2: you"),
        said(DEED, 0, "You advance: Distance 9"),
        said(DETAIL, 0, "a petal moves"),
        said(HARM, 1, "Foe loses 1 Life"),
    ]
    deeds = [" -- Turn 2: you --", "   You advance: Distance 9", "   Foe loses 1 Life"]
    assert [text.plain for text in log_texts(lines, speaker, 80)] == deeds
    everything = log_texts(lines, speaker, 80, has_details=True)
    assert [text.plain for text in everything] == [*deeds[:2], "     a petal moves", deeds[2]]
    assert [str(text.style) for text in everything] == ["bold", "dim", "dim", ""]


def test_what_is_said_several_times_is_counted() -> None:
    speaker = registry.speaker_of(mankai.game("level99"), 0)
    texts = log_texts([said(DEED, 1, "Foe: a card drawn")] * 2 + [said(DEED, 0, "Foe: a card drawn")], speaker, 80)
    assert [text.plain for text in texts] == ["   Foe: a card drawn (2 times)", "   Foe: a card drawn"]


# The session.


def test_an_option_by_number_and_by_words(monkeypatch: pytest.MonkeyPatch) -> None:
    by_number = TypedSession(monkeypatch, duel(), ["0"])
    by_words = TypedSession(monkeypatch, duel(), ["kee"])
    assert by_number.position.record["options"] == by_words.position.record["options"]
    assert len(by_number.position.record["options"]) >= 1
    assert "Your Main Phase: what do you do?" in by_words.shown


def test_wrong_and_ambiguous_input_change_nothing_and_say_what_would_be_right(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = TypedSession(monkeypatch, duel(), ["put back", "99", "4", "nonsense", ""])
    assert sitting.position.record["options"] == []
    assert re.search(r"'put back' could mean:\n +1  put back .*\n +2  put back .*\n +3  put back .*\n  Type more", sitting.shown)
    for number in (99, 4):
        assert f"There is no option {number} now: type the number of an option" in sitting.said
    assert "No option contains 'nonsense'." in sitting.shown
    assert sitting.shown.count("── Your decision") == 2, "Enter shows the table again"


def test_typing_a_card_that_cannot_be_played_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = TypedSession(monkeypatch, scene(distance=5, me={"hand": ["Slash", "Spirit"], "vigor": 1}), ["slash", "breakaway"])
    assert sitting.position.record["options"] == []
    assert "Slash cannot be played: Distance 5, needs 3-4." in sitting.shown
    assert "Breakaway is not possible: Distance 5" in sitting.shown


def test_undo_goes_back_to_the_persons_previous_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = TypedSession(monkeypatch, duel(), ["keep", "end turn", "undo"])
    assert sitting.position.question == "main"
    assert sitting.position.seat == 0
    assert len([option for option in sitting.session.history if option.seat == 0]) == 2
    again = TypedSession(monkeypatch, duel(), ["keep", "undo", "undo"])
    assert again.position.question == "mulligan"
    assert "There is nothing to undo" in again.shown


def test_two_people_cannot_undo_what_the_other_decided_or_what_was_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = TypedSession(monkeypatch, duel(), ["keep", "", "undo"], is_hot_seat=True)
    assert "That was the other player's decision: it stands." in refused.shown
    assert refused.position.seat == 1
    position = scene(me={"hand": ["Backstep"], "deck": ["Shoot"], "goddesses": ["himika", "yurina"], "vigor": 1})
    drawn = TypedSession(monkeypatch, position, ["backstep", "undo"], is_hot_seat=True)
    assert "Something has been revealed since" in drawn.shown
    paid = TypedSession(monkeypatch, scene(distance=5, me={"hand": ["Slash"], "vigor": 1}), ["advance", "undo"], is_hot_seat=True)
    assert paid.position.record["options"] == []


def test_two_people_hand_the_screen_over(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = TypedSession(monkeypatch, duel(), ["keep", ""], is_hot_seat=True)
    before, after = sitting.shown.split("Player 2 (Tokoyo + Oboro) decides.")
    hand = [sitting.position.rules.legend()["cards"][card]["name"] for card in sitting.position.view(1)["zones"][1]]
    assert len(hand) == 3
    for name in hand:
        assert name in after
        assert name not in before
    assert TypedSession(monkeypatch, duel(), ["keep"], is_hot_seat=True).shown.count("── Your hand") == 1


def test_words_that_only_show(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["card slash", "card", "card zzz", "card s", "foe", "log", "help", "?", "board"]
    sitting = TypedSession(
        monkeypatch, scene(foe={"discard": ["Shoot"], "goddesses": ["himika", "yurina"]}, me={"vigor": 1}), typed
    )
    assert sitting.position.record["options"] == []
    assert "Source: seen in this edition's rulebook." in sitting.shown
    assert "Resolve: holds while your Life is 3 or less" in sitting.shown
    assert "Which card?" in sitting.shown
    assert "has no card or goddess 'zzz'" in sitting.shown
    assert "'s' could be: " in sitting.shown
    assert "The foe: Himika + Yurina" in sitting.shown
    assert sitting.shown.count("back to your previous decision") == 2
    assert sitting.shown.count("── Your decision") == 2


def test_the_log_tells_what_the_foe_did_since_the_last_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = TypedSession(monkeypatch, duel(), ["keep", "end turn", "1"])
    last = sitting.shown.split("── Your decision")[3]
    assert "-- Turn 2: Foe --" in last
    assert "-- Turn 3: You --" in last
    assert "-- Turn 1: You --" not in last


def test_a_save_that_cannot_be_written_is_said_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    sitting = TypedSession(
        monkeypatch,
        duel(),
        [f"save {tmp_path / 'file' / 'x.json'}", "save ~nobody-of-that-name/x", "save a\0b", "keep"],
    )
    assert sitting.shown.count("cannot write") == 3
    assert sitting.position.question == "main"


def test_saving_and_opening_gives_the_same_game_and_all_undo(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    sitting = TypedSession(monkeypatch, duel(), ["keep", "end turn", f"save {path}"])
    history, seats = storage.load_game(path)
    assert seats == ["person", "first"]
    assert history[-1] == sitting.position
    assert history == sitting.session.history


def test_a_kernel_save_opens_too(tmp_path: Path) -> None:
    position = duel()
    position = position.play(position.options[-1])
    path = tmp_path / "save.json"
    path.write_text(position.save(), encoding="utf-8")
    history, seats = storage.load_game(path)
    assert history[-1] == position
    assert len(history) == 2
    assert seats == []


@pytest.mark.parametrize(
    "size",
    [
        {"width": 80},
        {"width": 120, "height": 40, "force_terminal": True},
        {"width": 80, "height": 24, "force_terminal": True},
    ],
)
def test_a_whole_game_to_its_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, size: dict[str, Any]) -> None:
    sitting = TypedSession(monkeypatch, duel(), random_input(11), color_system=None, **size)
    assert sitting.position.is_over
    won = sitting.position.ranks[0] == 0
    assert ("You have won the duel." if won else "The foe has won the duel.") in sitting.shown
    records = list((tmp_path / "mankai" / "records").iterdir())
    assert len(records) == 1
    assert mankai.replay({**sitting.position.record}) == sitting.position
    assert f"mankai replay {records[0]}" in sitting.shown


def test_files_of_the_same_second_do_not_overwrite_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    paths = set()
    for _ in range(3):
        path = storage.unused_path("saves", "sakura-arms/level99")
        storage.write_game(path, duel(), ["person", "first"])
        paths.add(path)
    assert len(paths) == 3


def test_without_a_data_folder_in_the_environment_the_home_folder_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert storage.data_folder() == tmp_path / ".local" / "share" / "mankai"
