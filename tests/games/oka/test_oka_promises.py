"""Random games for 2 to 6 players keep the promises of every game, and those of this one."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from mankai.games.oka.rules.constants import BANK, COINS, HAND, ROUND
from mankai.games.oka.rules.edition import GAMES, Oka
from mankai.kernel.rng import FastRng
from support import promises
from support.random_games import random_decisions, random_game

COUNT = promises.GAMES // 5  # of random games for each number of players
FEWER = COUNT // 16  # for games whose decisions take long to check
BATCHES = 4
EACH = pytest.mark.parametrize("rules", GAMES, ids=[rules.name for rules in GAMES])


def varied(seed: int) -> dict[str, Any]:
    """A set-up in which every switch has either value in some game; every third is the default."""
    if seed % 3 == 0:
        return {}
    dice = FastRng(seed)
    names = ["voluntary_take", "stack_modifiers", "hire_needs_use", "trick_piles_open", "pile_depth_hidden", "coins_open"]
    switches: dict[str, Any] = {name: dice.below(2) == 1 for name in names}
    switches["yin_yang_reset_each_round"] = dice.below(2) == 1
    if dice.below(2):
        switches["bank_limit"] = 40 + dice.below(41)
    return {"switches": switches, "values": ["default", "flat", "two_symbols"][dice.below(3)]}


@pytest.mark.slow
@EACH
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_keep_their_promises(rules: Oka, batch: int) -> None:
    # Faults (52 cards, 15 characters, limited coins) are checked at every decision, and walking is compared with playing.
    for seed in range(batch, COUNT, BATCHES):
        assert promises.keep(rules, varied(seed), seed, closely=seed % 50 < 4) > 20


@pytest.mark.slow
@EACH
def test_hands_fall_by_two_in_every_turn_and_a_round_has_as_many_turns_as_it_must(rules: Oka) -> None:
    for seed in range(COUNT):
        turns: list[tuple[int, int]] = []  # round and seat
        before: list[int] = []
        for position in random_game(rules.start(varied(seed), seed), FastRng(seed)):
            for event in position.events:
                if event[1] == "turn":
                    hands = [len(position.now.zones[HAND + seat]) for seat in range(rules.seats)]
                    if turns and turns[-1][0] == event[4]:
                        ended = turns[-1][1]
                        assert hands == [size - 2 * (seat == ended) for seat, size in enumerate(before)]
                        assert event[2] == (ended + 1) % rules.seats
                    else:
                        assert hands == [rules.hand_size] * rules.seats
                    turns.append((event[4], event[2]))
                    before = hands
        length = rules.seats * (rules.hand_size - 2) // 2
        assert [number for number, _ in turns] == [1] * length + [2] * length + [3] * length
        starts = [turns[at * length][1] for at in range(3)]
        assert starts == [(starts[0] + at) % rules.seats for at in range(3)]


@EACH
def test_limited_coins_are_conserved(rules: Oka) -> None:
    for seed in range(COUNT // 3):
        for position in random_decisions(rules.start({"switches": {"bank_limit": 80}}, seed), FastRng(seed)):
            tokens = position.now.tokens
            assert tokens[BANK] >= 0 and tokens[BANK] + sum(tokens[COINS : COINS + rules.seats]) == 80


@pytest.mark.slow
@EACH
def test_every_position_can_be_described_and_set_up_again(rules: Oka) -> None:
    described: Counter[str] = Counter()
    for seed in range(2 * FEWER):
        for position in random_game(rules.start(varied(seed), seed), FastRng(seed)):
            again = rules.scene(json.loads(json.dumps(position.portrait)))
            assert again == position and again.now.key() == position.now.key(), "the whole table"
            assert (again.seat, again.question, again.options) == (position.seat, position.question, position.options)
            assert [again.view(seat) for seat in (0, None)] == [position.view(seat) for seat in (0, None)]
            described[position.question] += 1
    assert described["act"] > 10 * FEWER and described[""] == 2 * FEWER
    assert set(described) >= {"act", "free", "give", "reorder", "vote", "take", "discard"}


@EACH
def test_a_table_where_somebody_acts_is_described_alike_while_they_do(rules: Oka) -> None:
    for position in random_decisions(rules.start(seed=4), FastRng(4)):
        if position.question == "act":
            assert rules.portrait(position.now) == rules.portrait(position.base)
            assert rules.scene(rules.portrait(position.now)) == position


@EACH
def test_everything_that_happens_has_words_and_no_word_says_too_much(rules: Oka) -> None:
    said: set[str] = set()
    for seed in range(FEWER):
        for position in random_game(rules.start({"first": 0}, seed), FastRng(seed)):
            if position.is_over:
                break
            labels = [position.label(option) for option in position.options]
            assert len(set(labels)) == len(labels) and all(labels)
            for option in range(0, rules.size, 7):
                assert (position.why_not(option) == "") == (option in position.options)
            for seat in (0, None):
                for event in position.events_for(seat):
                    said.add(event[1])
                    line = " ".join([rules.translate(message, seat) for _, _, message in rules.log_lines([event], [], seat)])
                    assert event[3] >= 0 or event[1] != "place" or " a card " in f" {line} " or line == ""
            assert position.now.tokens[ROUND] in (1, 2, 3)
        assert "The game is over" in position.log(None)
    assert said >= {"round", "turn", "lay_on_pile", "take_pile", "gain", "hire", "renew", "vote", "score", "place", "show"}
