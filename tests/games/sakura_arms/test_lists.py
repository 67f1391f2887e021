"""Measured lists: all are legal and complete, and a set-up that asks for one gets a random one of the best."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import Any

import pytest

import mankai
from mankai import BadSetup
from mankai.decks.model import Deck
from mankai.games.sakura_arms.decks import DuelDecks
from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from mankai.games.sakura_arms.rules.measured_decks import measured_decks
from mankai.games.sakura_arms.setup_form import SETUP_FORM
from mankai.packs import registry
from support.games.sakura_arms_scenes import GAME

BALANCE = Path(__file__).parents[3] / "docs" / "balance.md"
LISTS = measured_decks(GAME.name)
DECKS = DuelDecks(GAME)
PAIRS = [list(pair) for pair in itertools.combinations([goddess.id for goddess in GAME.goddesses], 2)]
TWO = [["yurina", "himika"], ["tokoyo", "raira"]]


def cards_of(position: mankai.Position, seat: int) -> list[str]:
    decks: list[list[str]] = position.record["setup"]["decks"]
    return decks[seat]


def split(deck: Deck) -> list[tuple[int, int]]:
    """The number of Normal cards and Ultimates of each goddess in a deck."""
    found: list[tuple[int, int]] = []
    for goddess in DECKS.goddesses(deck):
        hers = [card for card in goddess.cards if card.name in deck.cards]
        ultimates = len([card for card in hers if card.is_ultimate])
        found.append((len(hers) - ultimates, ultimates))
    return sorted(found)


def test_every_pair_has_lists_that_are_allowed_and_some_of_them_split_as_quick_builds_are() -> None:
    assert set(LISTS.groups) == {group.name for group in DECKS.groups()} and len(PAIRS) == 66
    for pair in PAIRS:
        for way in ("", "quick"):
            found = LISTS.decks_of(pair, way)
            assert found and found == LISTS.decks_of(pair[::-1], way)
            for one in found:
                deck = Deck(tuple(pair), tuple(one.cards))
                assert DECKS.faults(deck) == [] and 0 <= one.won <= one.games
                assert way == "" or split(deck) == [(3, 1), (4, 2)]
    assert set(LISTS.card_values) == {card.name for goddess in GAME.goddesses for card in goddess.cards}


def test_a_quick_build_is_the_best_of_that_split_and_said_to_be_ours() -> None:
    for pair in PAIRS:
        deck = DECKS.suggestions(pair)[0]
        assert list(deck.cards) == LISTS.decks_of(pair, "quick")[0].cards and deck.about is not None
        for language, words in (("en", "Our own proposal"), ("ja", "当方の提案")):
            assert words in registry.speaker_of(GAME, None, language).say(deck.about)
    assert DECKS.report(DECKS.suggestions(["yurina", "himika"])[0])["about"] is not None
    assert DuelDecks(AEG).suggestions(["yurina", "himika"])[0].about is None, "where nothing was measured it is the boards' own"


def test_whoever_wishes_for_a_measured_list_has_one_of_the_best_and_the_record_says_which() -> None:
    met = set()
    for seed in range(12):
        start = GAME.start({"goddesses": TWO, "decks": ["measured", "quick"]}, seed=seed)
        assert cards_of(start, 0) in [one.cards for one in LISTS.decks_of(TWO[0])]
        assert start.record["setup"]["decks"][1] == "quick"
        assert mankai.replay(start.record) == start
        met.add(tuple(cards_of(start, 0)))
    assert len(met) > 1
    dealt = GAME.start({"decks": "measured"}, seed=1).record["setup"]
    for pair, cards in zip(dealt["goddesses"], dealt["decks"], strict=True):
        assert cards in [one.cards for one in LISTS.decks_of(pair)]


@pytest.mark.parametrize(
    ("edition", "setup", "why"),
    [
        (GAME, {"goddesses": "choose", "decks": "measured"}, "who are known"),
        (GAME, {"draft": True, "decks": ["measured", "quick"]}, "ready-made goddesses"),
        (GAME, {"goddesses": [["yurina", "nobody"], ["oboro", "raira"]], "decks": "measured"}, "no goddess 'nobody'"),
        (GAME, {"decks": "best"}, 'or "measured"'),
        (AEG, {"decks": "measured"}, "a list of card names"),
    ],
)
def test_what_cannot_be_had_is_refused(edition: Any, setup: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        edition.start(setup, seed=1)


def test_whoever_says_nothing_has_a_good_deck_and_a_quick_one_keeps_the_split() -> None:
    said = {"goddesses": TWO}
    assert SETUP_FORM.setup_from(GAME, said, 1)["decks"] == ["measured", "measured"]
    quick = SETUP_FORM.setup_from(GAME, {**said, "decks": ["quick", None]}, 1)
    assert quick["decks"][0] == list(DECKS.suggestions(TWO[0])[0].cards)
    assert cards_of(GAME.start(quick, 1), 1) in [one.cards for one in LISTS.decks_of(TWO[1])]
    dealt = SETUP_FORM.setup_from(GAME, {"decks": ["quick", "choose"]}, 5)
    assert dealt["goddesses"] == GAME.resolve_setup({}, 5)["goddesses"] and dealt["decks"][1] == "choose"
    assert SETUP_FORM.setup_from(GAME, {"goddesses": ["choose", None]}, 1)["decks"] == ["quick", "quick"]
    assert SETUP_FORM.setup_from(AEG, {"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]]}, 1)["decks"] == [
        "quick",
        "quick",
    ]


@pytest.mark.parametrize(
    ("setup", "decks"),
    [
        ({}, ["quick", "measured"]),
        ({"decks": "quick"}, ["quick", "measured"]),
        ({"goddesses": "choose"}, ["quick", "choose"]),
        ({"draft": True}, ["quick", "choose"]),
        ({"decks": ["choose", "choose"]}, ["choose", "choose"]),
        ({"decks": "choose"}, "choose"),
    ],
)
def test_computers_bring_what_nobody_has_said_for_them(setup: dict[str, Any], decks: Any) -> None:
    brought = SETUP_FORM.fill_bot_seats(GAME, setup, [1])
    assert brought.get("decks", "quick") == decks
    SETUP_FORM.validate(GAME, brought)
    assert not GAME.start(brought, seed=1).is_over
    assert SETUP_FORM.fill_bot_seats(GAME, setup, []) is setup
    assert SETUP_FORM.fill_bot_seats(AEG, setup, [1]) is setup


@pytest.mark.parametrize(("edition", "title"), [("level99", "Level 99"), ("aeg", "AEG"), ("beta", "Beta")])
def test_how_often_a_goddess_wins_is_told_as_it_was_measured(edition: str, title: str) -> None:
    chapters = re.split("^## ", BALANCE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    table = next(chapter for chapter in chapters if chapter.startswith(f"{title}\n"))
    won: dict[str, list[float]] = {}
    for first, second, games, rate in re.findall(r"^\| ([a-z]+)\+([a-z]+) \| ([\d,]+) \| ([\d.]+) %", table, re.MULTILINE):
        for goddess in (first, second):
            so_far = won.setdefault(goddess, [0.0, 0.0])
            so_far[0] += int(games.replace(",", "")) * float(rate) / 100
            so_far[1] += int(games.replace(",", ""))
    told = {one["id"]: one["wins"] for one in mankai.game(edition).legend()["goddesses"]}
    assert told == {goddess: round(wins / games, 3) for goddess, (wins, games) in won.items()}
