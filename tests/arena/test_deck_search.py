"""Tests of the deck search: halving, no repeated games, the same result for the same seed, and refusals."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from mankai.arena import BadPlan, BadResults, GameResult, Job, Serial
from mankai.arena.backends import Outcomes, Work
from mankai.arena.command import app
from mankai.arena.deck_search import DECKS_KEPT, RUNGS_FILE, DeckSearch, SearchResult, make_search, run_search
from mankai.decks.model import DeckGroup, Decks
from mankai.games.sakura_arms.decks import DuelDecks
from mankai.games.sakura_arms.rules.editions.level99 import GAME
from mankai.packs import registry

DUEL = "sakura-arms/level99"
SEARCH = DeckSearch(DUEL, "random", lists=8, sets=1, passes=2, seed=5)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists of three pairs, each with both ways to build them."""
    every = DuelDecks.groups
    monkeypatch.setattr(DuelDecks, "groups", lambda decks: every(decks)[:6])


def decks_of(game: str = DUEL) -> Decks:
    decks = registry.pack_of(game).load_setup_form.decks(registry.game(game))
    assert decks is not None
    return decks


class Rigged(Serial):
    """Rigged games, which nobody plays: the side with more of certain cards wins."""

    def __init__(self, liked: set[str]) -> None:
        self.liked = liked
        self.decks = decks_of()

    def run(self, work: Work, jobs: Iterable[Job]) -> Outcomes:
        for job in jobs:
            ours, theirs = [len(self.liked & set(self.decks.decode(code).cards)) for code in job.pairing.decks]
            ranks = [0, 1] if ours > theirs else [1, 0] if ours < theirs else [0, 0]
            yield job, [played(job, game, ranks if game == 0 else ranks[::-1]) for game in range(2)]


class Counting(Rigged):
    """Counts the jobs played, and may stop after so many."""

    def __init__(self, most: int = 1_000_000) -> None:
        super().__init__({"Slash", "Shoot", "Magnum"})
        self.jobs: list[str] = []
        self.most = most

    def run(self, work: Work, jobs: Iterable[Job]) -> Outcomes:
        for job, games in super().run(work, jobs):
            if len(self.jobs) == self.most:
                raise KeyboardInterrupt
            self.jobs.append(job.id)
            yield job, games


def played(job: Job, game: int, ranks: list[int]) -> GameResult:
    decks = job.pairing.seating(job.first, game)[1]
    measured = job.pairing.measured_seat(game)
    return GameResult(job.id, "", job.first, game, measured, 0, [], decks, 0, ranks, 1, 1, False, [1, 1], [0.0, 0.0])


def content(found: SearchResult) -> str:
    return json.dumps(found.content(decks_of()))


def test_half_of_them_leave_and_the_others_play_twice_as_much() -> None:
    assert SEARCH.rungs() == [(8, 1), (4, 2), (3, 4)]
    assert DeckSearch(DUEL, "greedy", 24, 4, 1).rungs() == [(24, 4), (12, 8), (6, 16), (3, 32)]
    assert DeckSearch(DUEL, "greedy", DECKS_KEPT, 4, 1).rungs() == [(DECKS_KEPT, 4)]


def test_a_search_that_was_stopped_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    whole, stopped, rest = Counting(), Counting(100), Counting()
    found = run_search(SEARCH, tmp_path / "whole", whole)
    games = 6 * 2 * 2 * (8 * 1 + 4 * 2 + 3 * 4)
    assert found.games == 2 * len(whole.jobs) == games
    with pytest.raises(KeyboardInterrupt):
        run_search(SEARCH, tmp_path / "parts", stopped)
    with (tmp_path / "parts" / RUNGS_FILE).open("a") as file:
        file.write('{"pass": 0, "gro')  # as when the machine has stopped in the middle of a line
    assert content(run_search(SEARCH, tmp_path / "parts", rest)) == content(found)
    assert len(rest.jobs) < len(whole.jobs), "what had been played is not played again"
    again = Counting()
    assert content(run_search(SEARCH, tmp_path / "parts", again)) == content(found)
    assert again.jobs == []


def test_every_list_is_allowed_and_the_quick_ones_are_split_as_quick_builds_are(tmp_path: Path) -> None:
    decks = decks_of()
    found = run_search(SEARCH, tmp_path, Rigged(set()))
    assert len(found.best) == 6
    for group in decks.groups():
        assert len(found.best[group.name]) == DECKS_KEPT
        for score in found.best[group.name]:
            deck = decks.decode(score.code)
            assert decks.faults(deck) == [] and set(deck.owners) == set(group.owners)
            if group.build:
                assert sorted(split(group, deck.cards)) == [(3, 1), (4, 2)]


def split(group: DeckGroup, cards: tuple[str, ...]) -> list[tuple[int, int]]:
    """The number of Normal cards and Ultimates of each goddess."""
    found: list[tuple[int, int]] = []
    for name in group.owners:
        goddess = GAME.goddess(name)
        assert goddess is not None
        hers = [card for card in goddess.cards if card.name in cards]
        ultimates = len([card for card in hers if card.is_ultimate])
        found.append((len(hers) - ultimates, ultimates))
    return found


def test_what_wins_is_found_and_known_to_be_worth_something(tmp_path: Path) -> None:
    liked = {"Hilt Strike", "Battle Qi", "Amane Sunder", "Smoke Bomb", "Soulfire", "Song and Dance"}
    search = DeckSearch(DUEL, "greedy", lists=16, sets=4, passes=3, seed=2)
    found = run_search(search, tmp_path, Rigged(liked))
    decks = decks_of()
    for group in decks.groups():
        if not group.build:
            best = set(decks.decode(found.best[group.name][0].code).cards)
            assert liked & set(group.cards) <= best, group.name
    worst_liked = min([found.card_values[card] for card in liked if card in found.card_values])
    assert worst_liked > max([worth for card, worth in found.card_values.items() if card not in liked])


def test_notes_of_another_search_are_refused_and_left_alone(tmp_path: Path) -> None:
    run_search(SEARCH, tmp_path, Rigged(set()))
    before = (tmp_path / RUNGS_FILE).read_bytes()
    with pytest.raises(BadResults, match="another search"):
        run_search(DeckSearch(DUEL, "random", 8, 1, 2, seed=6), tmp_path, Serial())
    assert (tmp_path / RUNGS_FILE).read_bytes() == before
    (tmp_path / RUNGS_FILE).write_text("nonsense\n")
    with pytest.raises(BadResults, match="damaged in line 1"):
        run_search(SEARCH, tmp_path, Serial())
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "letter.txt").write_text("Dear Sir")
    with pytest.raises(BadResults, match="something other"):
        run_search(SEARCH, tmp_path / "elsewhere", Serial())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--game", "oka/4"], "for two"),
        (["--game", "oka/2"], "no lists"),
        (["--lists", "2"], "--lists 3 or more"),
        (["--sets", "0"], "--sets 1 or more"),
        (["--passes", "0"], "--passes 1 or more"),
    ],
)
def test_what_cannot_be_searched_is_said(words: list[str], why: str, tmp_path: Path) -> None:
    with pytest.raises(BadPlan, match=why):
        app(["lists", "random", *words, "--out", str(tmp_path / "out"), "--jobs", "1"], standalone_mode=False)
    assert not (tmp_path / "out").exists()


def test_the_command_shows_and_writes_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lists", "random", "--game", DUEL, "--lists", "3", "--sets", "1", "--passes", "1", "--seed", "1"]
    app([*words, "--out", str(tmp_path), "--jobs", "1"], standalone_mode=False)
    written = json.loads((tmp_path / "lists.json").read_text("utf-8"))
    assert written["command"] == f"mankai arena {' '.join(words)}"
    assert written["games"] == 6 * 3 * 2
    assert list(written["lists"]) == [group.name for group in decks_of().groups()]
    assert "yurina+himika quick" in capsys.readouterr().out


def test_a_search_names_its_player(tmp_path: Path) -> None:
    assert make_search("level99", "search:60", 4, 1, 1, 0).command.startswith("mankai arena lists search:60 --game")
