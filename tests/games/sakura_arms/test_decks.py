"""Decks of the duel: legality, reasons for refusals, and deck codes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import mankai
from mankai.cli import main
from mankai.decks import text_formats
from mankai.decks.model import BadDeck, Deck, Decks
from mankai.packs.registry import pack_of, speaker_of

LEVEL99, AEG = "sakura-arms/level99", "sakura-arms/aeg"
CODE = "L23W-6GM2-B"  # the code of older versions


def decks_of(game: str = LEVEL99) -> Decks:
    decks = pack_of(game).load_setup_form.decks(mankai.game(game))
    assert decks is not None
    return decks


@pytest.fixture
def deck() -> Deck:
    cards = ["Slash", "Brandish", "Hilt Strike", "Shoot", "Quick Shot", "Magnum", "Backstep"]
    return Deck(("yurina", "himika"), (*cards, "Tsukikage Crush", "Red Bullet", "Crimson Zero"))


def said(deck: Deck) -> list[str]:
    return [speaker_of(mankai.game(LEVEL99), None).say(fault) for fault in decks_of().faults(deck)]


@pytest.mark.parametrize("game", mankai.games())
def test_whoever_has_decks_has_ready_ones_that_can_be_played(game: str) -> None:
    rules = mankai.game(game)
    decks = pack_of(game).load_setup_form.decks(rules)
    if decks is None:
        assert rules.name.startswith("oka") or "-draft-" in rules.name
        return
    for ready in [*decks.ready(), *decks.suggestions(["yurina", "himika"])]:
        assert decks.faults(ready) == []
        setup = decks.setup([ready, None])
        pack_of(game).load_setup_form.validate(rules, setup)
        assert not rules.start(setup, 1).is_over


def test_a_code_is_the_deck_again(deck: Deck) -> None:
    decks = decks_of()
    assert decks.encode(deck) == CODE
    again = decks.decode(CODE.lower().replace("-", " "))
    assert (set(again.cards), set(again.owners)) == (set(deck.cards), set(deck.owners))
    assert decks.encode(replace(deck, owners=deck.owners[::-1])) == CODE, "whoever is named first"


@pytest.mark.parametrize(
    ("game", "code", "key"),
    [
        (LEVEL99, "x", "deck-code-too-short"),
        (LEVEL99, CODE[:-1] + "C", "deck-code-wrong-sign"),
        (LEVEL99, "Z" + CODE[1:], "deck-code-is-none"),
        (AEG, CODE, "deck-code-of-other-game"),
    ],
)
def test_what_is_no_code_is_refused_with_a_reason(game: str, code: str, key: str) -> None:
    with pytest.raises(BadDeck) as refused:
        decks_of(game).decode(code)
    assert refused.value.message[0] == key


def test_why_a_deck_is_not_allowed_is_said(deck: Deck) -> None:
    assert said(deck) == []
    assert said(replace(deck, cards=deck.cards[1:])) == ["A deck has 7 Normal cards, not 6."]
    assert said(replace(deck, owners=("yurina", "yurina")))[0] == "A deck is of two different goddesses."
    twice = said(replace(deck, cards=(*deck.cards[:-1], deck.cards[0])))
    assert twice == ["A deck has every card once, not Slash twice.", "A deck has 3 Ultimates, not 2."]
    assert said(replace(deck, cards=(*deck.cards, "Wingbeat")))[0].startswith("Neither of them has Wingbeat")


def test_a_judged_deck_says_all_of_it_at_once(deck: Deck) -> None:
    judged = decks_of().report(deck)
    assert (judged["is_legal"], judged["code"], judged["faults"]) == (True, CODE, [])
    assert judged["counts"] == [{"key": "deck-normals", "has": 7, "needs": 7}, {"key": "deck-ultimates", "has": 3, "needs": 3}]
    short = decks_of().report(replace(deck, cards=()))
    assert (short["is_legal"], short["code"], short["setup"]) == (False, "", {})


# As text, and at the command line.


@pytest.mark.parametrize("form", text_formats.FORMATS)
def test_a_deck_is_written_down_and_read_again(form: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["decks", CODE, "--as", form]) == 0
    file = tmp_path / "deck.txt"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["decks", str(file), "--as", "code"]) == 0
    assert capsys.readouterr().out == f"{CODE}\n"


def test_the_command_lists_shows_and_checks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["decks", "aeg"]) == 0
    assert "Raging Red Blade" in capsys.readouterr().out
    assert main(["decks", CODE, "--language", "ja"]) == 0
    shown = capsys.readouterr().out
    assert "ユリナ" in shown and "月影落" in shown and CODE in shown
    file = tmp_path / "bad.txt"
    file.write_text("Yurina\nHimika\n2 slash\nWingbeat\nPetals", encoding="utf-8")
    assert main(["decks", str(file), "--check"]) == 1
    assert capsys.readouterr().out.count("✗") == 5
    assert main(["decks", CODE, "--format", "tournament"]) == 2
    assert "only one format" in capsys.readouterr().err
    assert main(["decks", "oka"]) == 2
    assert "has no decks" in capsys.readouterr().err
