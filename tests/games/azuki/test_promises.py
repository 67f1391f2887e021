"""Random games over random legal decks keep the promises of every game, and those of this one."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from typing import Any

import pytest

import promises
from games.azuki.sitting import FOLDER
from mankai import Position, words
from mankai.games.azuki.rules.edition import GAME
from mankai.games.azuki.rules.faces import PRINTED, card_number
from mankai.games.azuki.rules.lists import READY_LISTS, gates_of, leaders, pool_of
from mankai.games.azuki.rules.places import CLOSED, COPIES, DECK, HALF, HAND, IDS, LIST, TURNS
from mankai.kernel.luck import Dice
from random_games import random_decisions, random_game

COUNT = promises.GAMES // 5
FEWER = max(4, COUNT // 12)
CARDS = 104  # two leaders, two gates, two decks


def random_deck(dice: Dice) -> dict[str, Any]:
    """Any leader, a gate of its element, fifty legal cards."""
    leader = dice.pick(leaders())
    pool = [face for face in pool_of(PRINTED[leader].element) for _ in range(COPIES)]
    counts = Counter(dice.shuffled(pool)[:50])
    gate = dice.pick(gates_of(PRINTED[leader].element))
    return {"leader": IDS[leader], "gate": IDS[gate], "cards": {IDS[face]: count for face, count in counts.items()}}


def varied(seed: int) -> dict[str, Any]:
    """Random decks, ready lists, and decks chosen through the door; open and closed."""
    dice = Dice(seed + 77)
    if not [face for face in leaders() if len(pool_of(PRINTED[face].element)) * COPIES >= 50]:
        return {}
    decks: list[Any] = []
    for _ in range(2):
        kind = dice.below(6)
        deck: Any = READY_LISTS[dice.below(len(READY_LISTS))].name if kind < 2 else "choose" if kind == 2 else full_deck(dice)
        decks.append(deck)
    return {"decks": decks, "lists": ["open", "closed"][dice.below(2)]}


def full_deck(dice: Dice) -> dict[str, Any]:
    """A random deck of an element of which enough cards are written."""
    while True:
        deck = random_deck(dice)
        if sum(deck["cards"].values()) == 50:
            return deck


def dealt(position: Position) -> bool:
    """Whether nobody is choosing a deck any more."""
    return not position.now.zones[LIST] and not position.now.zones[LIST + 1] and bool(position.now.zones[DECK])


@pytest.mark.parametrize("batch", range(4))
def test_random_games_keep_their_promises(batch: int) -> None:
    for seed in range(batch, COUNT, 4):
        assert promises.keep(GAME, varied(seed), seed, closely=seed % 50 < 2) > 10


def test_cards_are_conserved_and_no_game_is_endless() -> None:
    for seed in range(FEWER):
        for position in random_game(GAME.start(varied(seed), seed), Dice(seed)):
            if dealt(position):
                assert sum([len(cards) for cards in position.now.zones]) == CARDS
            assert position.now.tokens[TURNS] < 400


def test_every_position_can_be_described_and_set_up_again() -> None:
    described: Counter[str] = Counter()
    for seed in range(FEWER):
        for position in random_game(GAME.start(varied(seed), seed), Dice(seed)):
            again = GAME.scene(json.loads(json.dumps(position.portrait)))
            assert again == position and again.now.key() == position.now.key(), "the whole table"
            assert (again.seat, again.question, again.options) == (position.seat, position.question, position.options)
            described[position.question] += 1
    assert set(described) >= {"main", "mulligan", "respond", "attack", "target", "amount", "row", ""}


def test_a_position_survives_pickling() -> None:
    for position in random_game(GAME.start({}, 9), Dice(9)):
        assert pickle.loads(pickle.dumps(position)) == position


@pytest.mark.parametrize("language", words.languages(FOLDER))
def test_all_that_random_games_say_has_words(language: str) -> None:
    catalogue = words.catalogue(FOLDER, GAME, language)
    said: set[str] = set()
    for seed in range(FEWER):
        dice = Dice(seed + 5)
        for position in random_game(GAME.start(varied(seed), seed), Dice(seed)):
            speaker = words.Speaker(catalogue, GAME.names(), 2, max(position.seat, 0))
            messages = [message for _, _, message in position.lines(max(position.seat, 0))]
            if not position.is_over:
                others = [option for option in range(16, GAME.size) if option not in position.options]
                tried = [dice.pick(others) for _ in range(4)]
                messages += [position.asked, *[position.message(option) for option in position.options]]
                messages += [position.reason(option) for option in tried] + [position.message(option) for option in tried]
                spoken = [speaker.say(position.message(option)) for option in position.options]
                assert len(set(spoken)) == len(spoken), (position.question, spoken)
            for message in messages:
                said.add(message[0])
                assert speaker.catalogue.has_somewhere(message[0]), message[0]
                assert speaker.say(message) not in ("", message[0])
    assert said >= {"option-play", "ask-main", "why-costs", "log-attack", "log-hurt", "log-turn"}


# Two worlds.


def hidden_from(position: Position, seat: int) -> list[int]:
    """The other's cards that `seat` could not see when the step under way began, and that it has not shown since."""
    before, now = [
        [
            card
            for zone in (HAND + 1 - seat, DECK + 1 - seat)
            for card in table.zones[zone]
            if not (GAME.eyes[zone] | table.known.get(card, 0)) >> seat & 1
        ]
        for table in (position.base, position.now)
    ]
    return [card for card in before if card in now]


def changed(position: Position, change: dict[int, int]) -> Position:
    """The world in which other cards lie there."""
    table = position.base.clone()
    table.zones = [tuple([change.get(card, card) for card in cards]) for cards in table.zones]
    table.known = {change.get(card, card): mask for card, mask in table.known.items()}
    table.agenda = tuple([(what, whose, change.get(card, card), details) for what, whose, card, details in table.agenda])
    return Position(GAME, table, (), position.origin, position.trail, table.clock)


def compare(here: Position, there: Position, seat: int, seed: int) -> bool:
    """Whether `seat` was found to see, hear and imagine the same; not where the other is asked in one world only."""
    if here.seat != there.seat or here.question != there.question or here.now.clock != there.now.clock:
        return False
    assert here.view(seat) == there.view(seat)
    assert here.told(seat) == there.told(seat)
    assert here.imagine(seat, seed).now.key() == there.imagine(seat, seed).now.key()
    return True


def test_hidden_cards_and_lists_leave_no_trace() -> None:
    compared, closed = 0, 0
    for seed in range(2 * FEWER):
        dice = Dice(seed + 100)
        setup: dict[str, Any] = {"decks": [full_deck(dice), full_deck(dice)], "lists": ["open", "closed"][seed % 2]}
        for position in list(random_decisions(GAME.start(setup, seed), Dice(seed)))[::5]:
            seat = dice.below(2)
            hidden = hidden_from(position, seat)
            if position.answers or len(hidden) < 2:
                continue
            one, other = dice.shuffled(hidden)[:2]
            here = Position(GAME, position.base, (), position.origin, position.trail, position.base.clone().clock)
            if position.now.tokens[CLOSED]:
                other = absent(position, 1 - seat, dice)
                closed += compare(here, changed(position, {one: other}), seat, seed)
            compared += compare(here, changed(position, {one: other, other: one}), seat, seed)
    assert compared > 5 * FEWER and closed > FEWER


def absent(position: Position, seat: int, dice: Dice) -> int:
    """A card of a legal face that is on no table."""
    there = [card for cards in position.base.zones for card in cards]
    leader = next(card for cards in position.base.zones for card in cards if card // HALF == seat and GAME.cards[card].kind == 3)
    pool = [card_number(seat, face, copy) for face in pool_of(GAME.cards[leader].element) for copy in range(COPIES)]
    return dice.pick([card for card in pool if card not in there])


def test_what_is_imagined_looks_the_same_to_the_one_who_imagines() -> None:
    compared, different, inside = 0, 0, 0
    for seed in range(FEWER):
        for position in list(random_decisions(GAME.start(varied(seed), seed), Dice(seed)))[::3]:
            imagined = position.imagine(position.seat, seed + 17)
            seen, real = imagined.view(position.seat), position.view(position.seat)
            assert seen == real and imagined.seat == position.seat, (seed, position.question)
            assert GAME.faults(imagined.now) == []
            compared += 1
            different += imagined.now.zones != position.now.zones
            inside += bool(position.answers)
    assert compared > 10 * FEWER and inside > 0 and different > compared // 2


def test_copy_numbers_do_not_betray_how_many_there_are() -> None:
    copies: Counter[int] = Counter()
    for seed in range(40):
        table = GAME.start({"decks": ["Starter: Zero", "Starter: Raizan"]}, seed).now
        two = [card for cards in table.zones for card in cards if GAME.cards[card].id == "STT04-009" and card < HALF]
        copies.update([card % COPIES for card in two])
        assert len(two) == 2
    assert sorted(copies) == [0, 1, 2, 3] and min(copies.values()) > 8
