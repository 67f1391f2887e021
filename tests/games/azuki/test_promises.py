"""Random games over all ready lists and random legal decks keep the promises of every game, and those of this one."""

from __future__ import annotations

import json
import pickle
from collections import Counter

import pytest

from mankai import Chooser, Runner
from mankai.games.azuki.rules.constants import COPIES, HALF, IDS, TURNS
from mankai.games.azuki.rules.decklists import READY_DECKS, leader_gate_pairs
from mankai.games.azuki.rules.edition import GAME
from mankai.games.azuki.rules.engine.match import Match
from mankai.i18n import catalogues
from mankai.kernel.rng import FastRng
from mankai.kernel.step_loop import walk
from support import promises
from support.games.azuki_decks import COUNT, FEWER, is_dealt, varied_setup
from support.games.azuki_scenes import FOLDER
from support.random_games import random_game

CARDS = 104  # two leaders, two gates, two decks
LONGEST = 400  # turns
CLOSELY = 10  # one game in so many is saved and loaded at every decision: each load replays it
BATCHES = 25


def is_looked_at_closely(seed: int) -> bool:
    """Whether this game is checked closely: the same share of every batch."""
    return seed // BATCHES % CLOSELY == 0


def test_the_random_games_leave_out_no_list_no_leader_and_no_gate() -> None:
    met: Counter[tuple[str, str]] = Counter()
    for seed in range(COUNT):
        setup = varied_setup(seed)
        for deck in setup["decks"]:
            met[deck if isinstance(deck, str) else f"{deck['leader']} {deck['gate']}", setup["lists"]] += 1
    names = [ready.name for ready in READY_DECKS] + [f"{IDS[leader]} {IDS[gate]}" for leader, gate in leader_gate_pairs()]
    assert len(names) == 43 + 16
    assert [name for name in names if not met[name, "open"] + met[name, "closed"]] == []
    if COUNT >= 1000:
        assert [name for name in names if not met[name, "open"] or not met[name, "closed"]] == []


@pytest.mark.parametrize("batch", [pytest.param(at, marks=pytest.mark.slow) if at else at for at in range(BATCHES)])
def test_random_games_keep_their_promises(batch: int) -> None:
    seeds = range(batch, COUNT, BATCHES)
    assert CLOSELY * sum([is_looked_at_closely(seed) for seed in seeds]) >= len(seeds)
    for seed in seeds:
        assert promises.keep(GAME, varied_setup(seed), seed, closely=is_looked_at_closely(seed)) > 10


def test_cards_are_conserved_and_no_game_is_endless() -> None:
    for seed in range(COUNT // 5):
        for position in random_game(GAME.start(varied_setup(seed), seed), FastRng(seed)):
            if is_dealt(position):
                assert sum([len(cards) for cards in position.now.zones]) == CARDS
        assert position.now.tokens[TURNS] <= LONGEST


class Auditor(Chooser):
    """A random chooser that checks, at every question, whether a text on the field was overlooked."""

    def __init__(self) -> None:
        self.dice = FastRng(1)
        self.looks = 0

    def choose(self, game: Runner, seat: int, options: list[int]) -> int:
        assert isinstance(game, Match)
        said, fresh = game.hooks_on_field(), GAME.match(game.table.clone()).hooks_on_field()
        assert not fresh & ~said, "nobody who has something to say is left out"
        self.looks += 1
        return self.dice.pick(options)


def test_no_text_on_the_field_is_overlooked_whatever_has_moved() -> None:
    auditor = Auditor()
    for seed in range(FEWER):
        walk(GAME, GAME.start(varied_setup(seed), seed).base.clone(), auditor)
    assert auditor.looks > 100


def test_a_row_is_asked_for_before_anything_has_changed_and_is_asked_for_in_every_world() -> None:
    asked = 0
    for seed in range(FEWER):
        before = GAME.start(varied_setup(seed), seed)
        for position in random_game(before, FastRng(seed)):
            if position.question == "row" and before.question == "main":
                asked += 1
                assert not position.is_mid_step and position.now.zones == before.now.zones
                for who in range(2):
                    world = position.imagine(who, seed)
                    assert (world.seat, world.question, world.options) == (position.seat, "row", position.options)
            before = position
    assert asked > 5


def test_every_position_can_be_described_and_set_up_again() -> None:
    described: Counter[str] = Counter()
    for seed in range(max(4, FEWER // 3)):
        for position in random_game(GAME.start(varied_setup(seed), seed), FastRng(seed)):
            again = GAME.scene(json.loads(json.dumps(position.portrait)))
            assert again == position and again.now.key() == position.now.key(), "the whole table"
            assert (again.seat, again.question, again.options) == (position.seat, position.question, position.options)
            described[position.question] += 1
    assert set(described) >= {"main", "mulligan", "respond", "attack", "target", "amount", "row", ""}


def test_a_position_survives_pickling() -> None:
    for position in random_game(GAME.start({}, 9), FastRng(9)):
        assert pickle.loads(pickle.dumps(position)) == position


@pytest.mark.parametrize("language", catalogues.languages_in(FOLDER))
def test_all_that_random_games_say_has_words(language: str) -> None:
    catalogue = catalogues.catalogue(FOLDER, GAME, language)
    said: set[str] = set()
    for seed in range(max(4, FEWER // 5)):
        dice = FastRng(seed + 5)
        for position in random_game(GAME.start(varied_setup(seed), seed), FastRng(seed)):
            speaker = catalogues.Speaker(catalogue, GAME.names(), 2, max(position.seat, 0))
            messages = [message for _, _, message in position.log_lines(max(position.seat, 0))]
            if not position.is_over:
                others = [option for option in range(16, GAME.size) if option not in position.options]
                tried = [dice.pick(others) for _ in range(4)]
                messages += [position.question_message, *[position.message(option) for option in position.options]]
                messages += [position.reason(option) for option in tried] + [position.message(option) for option in tried]
                spoken = [speaker.say(position.message(option)) for option in position.options]
                assert len(set(spoken)) == len(spoken), (position.question, spoken)
            for message in messages:
                said.add(message[0])
                assert speaker.catalogue.has_or_falls_back(message[0]), message[0]
                assert speaker.say(message) not in ("", message[0])
    assert said >= {"option-play", "ask-main", "why-costs", "log-attack", "log-hurt", "log-turn"}


def test_copy_numbers_do_not_betray_how_many_there_are() -> None:
    copies: Counter[int] = Counter()
    for seed in range(40):
        table = GAME.start({"decks": ["Starter: Zero", "Starter: Raizan"]}, seed).now
        two = [card for cards in table.zones for card in cards if GAME.cards[card].id == "STT04-009" and card < HALF]
        copies.update([card % COPIES for card in two])
        assert len(two) == 2
    assert sorted(copies) == [0, 1, 2, 3] and min(copies.values()) > 8
