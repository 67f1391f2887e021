"""The three drafts: picks, knowledge, and the duels with the drafted decks."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from typer.testing import CliRunner

import mankai
from mankai import BadScene, BadSetup, IllegalOption, Position, Rules, UnknownGame
from mankai.cli import app
from mankai.games.sakura_arms.rules.constants import BONUS, DECK, HAND, LIFE, READY
from mankai.games.sakura_arms.rules.draft.constants import (
    DECKS,
    DRAFTED,
    MIDDLE,
    NORMALS,
    OFFERED,
    OPEN_TWO_PICK,
    REMOVED,
    ROCHESTER,
    ROTATION,
    ULTIMATES,
)
from mankai.games.sakura_arms.rules.draft.rules import Draft
from mankai.i18n import catalogues
from mankai.kernel.rng import FastRng
from mankai.packs import registry
from mankai.players import player
from mankai.terminal import follow_ups
from support.games.sakura_arms_scenes import GAME
from support.promises import GAMES, keep
from support.random_games import random_decisions, random_end, random_game
from support.terminal_sessions import TypedSession

NAMES = [name for name in mankai.games() if "-draft-" in name]
EACH = pytest.mark.parametrize("name", NAMES)
SECRET = pytest.mark.parametrize("name", [name for name in NAMES if ROCHESTER not in name])
COUNT = 500 if GAMES >= 10000 else max(GAMES // 100, 3)  # random drafts of each kind: in the full proof, or daily


def draft(name: str) -> Draft:
    rules = mankai.game(name)
    assert isinstance(rules, Draft)
    return rules


def of(way: str, seats: int) -> Draft:
    return draft(f"sakura-arms/level99-draft-{way}/{seats}")


def pile(position: Position, kind: int, slot: int = 0) -> tuple[int, ...]:
    return position.now.zones[kind * position.rules.seats + slot]


def backs(rules: Rules, cards: tuple[int, ...]) -> Counter[int]:
    return Counter([rules.backs[card] for card in cards])


def first_taken(position: Position, times: int) -> Position:
    for _ in range(times):
        position = position.play(position.options[0])
    return position


# The drafts.


def test_every_way_is_there_for_the_numbers_of_players_of_the_rulebook() -> None:
    ways = sorted([(name.split("-draft-")[1], mankai.game(name).seats) for name in NAMES])
    assert ways == [
        ("open-two-pick/2", 2), ("rochester/2", 2), ("rochester/4", 4),
        ("rotation/2", 2), ("rotation/4", 4), ("rotation/6", 6), ("rotation/8", 8),
    ]  # fmt: skip


@pytest.mark.parametrize(("way", "seats"), [(OPEN_TWO_PICK, 4), (ROTATION, 3), (ROTATION, 10), (ROCHESTER, 6)])
def test_another_number_of_players_is_refused(way: str, seats: int) -> None:
    with pytest.raises(BadSetup, match=f"not for {seats}"):
        Draft(GAME, way, seats)
    with pytest.raises(UnknownGame):
        mankai.game(f"sakura-arms/level99-draft-{way}/{seats}")


def test_the_duel_is_still_called_by_its_short_name() -> None:
    assert mankai.game("level99") is GAME
    assert mankai.game("rotation/4") is of(ROTATION, 4)
    with pytest.raises(UnknownGame, match="fits 4 games"):
        mankai.game("level99-draft-rotation")


# Promises.


@EACH
def test_random_drafts_and_the_duels_that_follow_keep_all_promises(name: str) -> None:
    rules = draft(name)
    for seed in range(COUNT):
        keep(rules, {}, seed, closely=seed % 25 == 0)
        duels = random_end(rules.start(seed=seed), FastRng(seed)).follow_ups
        assert len(duels) == rules.seats * (rules.seats - 1) // 2
        for number, duel in enumerate(duels):
            assert keep(mankai.game(duel["game"]), duel["setup"], seed + number, closely=False) > 5


@EACH
def test_everybody_ends_with_ten_cards_that_nobody_else_has(name: str) -> None:
    rules, splits = draft(name), set()
    for seed in range(COUNT):
        end = random_end(rules.start(seed=seed), FastRng(seed))
        decks = [pile(end, DRAFTED, seat) for seat in range(rules.seats)]
        drafted = [card for deck in decks for card in deck]
        assert [len(deck) for deck in decks] == [10] * rules.seats and len(set(drafted)) == len(drafted)
        assert end.scores == [0.5] * rules.seats, "nobody wins a draft"
        splits |= {backs(rules, deck)[1] for deck in decks}
    assert len(splits) > 1, "any split of Normal cards and Ultimates"


@EACH
def test_a_portrait_is_a_scene_of_the_same_position(name: str) -> None:
    rules = draft(name)
    for position in random_game(rules.start(seed=3), FastRng(3)):
        assert rules.scene(json.loads(json.dumps(position.portrait))) == position


@EACH
def test_computers_draft_to_the_end(name: str) -> None:
    rules = draft(name)
    position = rules.start(seed=5)
    while not position.is_over:
        position = position.play(player("greedy", seed=1).decide(position))
    ultimates = [backs(rules, pile(position, DRAFTED, seat))[1] for seat in range(rules.seats)]
    assert max(ultimates) <= 6, "and take no more Ultimates than they can do with"


# Rotation.


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_in_a_rotation_everybody_is_dealt_eight_normal_cards_and_four_ultimates(seats: int) -> None:
    rules = of(ROTATION, seats)
    start = rules.start(seed=1)
    for seat in range(seats):
        assert backs(rules, pile(start, OFFERED, seat)) == {0: 8, 1: 4}


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_in_a_rotation_all_pick_before_anything_moves_and_the_rest_goes_to_the_left(seats: int) -> None:
    start = of(ROTATION, seats).start(seed=1)
    asked, position = [], start
    for _ in range(seats):
        asked.append(position.seat)
        assert position.now.zones == start.now.zones and position.log(0) == []
        last, position = position, position.play(position.options[2])
    assert asked == list(range(seats)) and last.seat == seats - 1
    for seat in range(seats):
        hand = set(pile(start, OFFERED, seat))
        [taken] = pile(position, DRAFTED, seat)
        assert taken in hand and set(pile(position, OFFERED, (seat + 1) % seats)) == hand - {taken}
    assert "You take" in position.log(0)[1] and position.log(1)[1].endswith("takes a card")


def test_the_last_card_of_a_rotation_is_taken_without_a_question() -> None:
    position = first_taken(of(ROTATION, 2).start(seed=1), 22)
    assert position.question == "draft remove" and len(pile(position, DRAFTED)) == 12


# Rochester.


@pytest.mark.parametrize(("seats", "deals"), [(2, 2), (4, 4)])
def test_in_a_rochester_draft_the_first_pick_shifts_to_the_left(seats: int, deals: int) -> None:
    rules = of(ROCHESTER, seats)
    position = rules.start({"first": 1}, seed=2)
    for deal in range(deals):
        assert backs(rules, pile(position, MIDDLE)) == {0: 8, 1: 4}
        for turn in range(11):
            assert position.seat == (1 + deal + turn) % seats and len(position.options) == 12 - turn
            position = position.play(position.options[0])
    assert position.question == "draft remove" and position.seat == 0
    assert {len(pile(position, DRAFTED, seat)) for seat in range(seats)} == {12}


def test_in_a_rochester_draft_everybody_sees_what_is_taken_but_not_what_is_removed() -> None:
    rules = of(ROCHESTER, 2)
    start = rules.start({"first": 0}, seed=2)
    after = start.play(start.options[3])
    [taken] = pile(after, DRAFTED, 0)
    assert after.view(1)["zones"][DRAFTED * 2] == after.view(None)["zones"][DRAFTED * 2] == [taken]
    removing = first_taken(start, 22)
    end = first_taken(removing, 4)
    assert set(end.view(1)["zones"][DRAFTED * 2]) <= {-1, -2}, "ten cards of twelve"
    assert set(end.view(1)["zones"][REMOVED * 2]) <= {-1, -2}


# Open Two Pick.


def test_in_open_two_pick_two_cards_of_either_deck_are_revealed_to_all() -> None:
    rules = of(OPEN_TWO_PICK, 2)
    start = rules.start({"first": 0}, seed=4)
    for words_said, deck in (("reveal two Normal cards", NORMALS), ("reveal two Ultimates", ULTIMATES)):
        position = start.choose(words_said)
        both = sorted(pile(start, DECKS, deck)[:2])
        assert sorted(pile(position, OFFERED)) == both
        for reader in (0, 1, None):
            assert sorted(position.view(reader)["zones"][OFFERED * 2]) == both
        assert len(position.options) == 2 and position.seat == 0


def test_in_open_two_pick_one_is_taken_in_secret_and_the_other_removed() -> None:
    start = of(OPEN_TWO_PICK, 2).start({"first": 0}, seed=4).choose("reveal two Normal cards")
    one, other = start.play(start.options[0]), start.play(start.options[1])
    assert pile(one, DRAFTED) == pile(other, REMOVED) and pile(one, REMOVED) == pile(other, DRAFTED)
    assert one.seat == other.seat == 1
    assert one.view(1) == other.view(1) and one.events_for(1) == other.events_for(1) and one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)
    both = sorted(pile(start, OFFERED))
    assert one.view(1)["own"] == {"remembered": [both]}, "whoever saw both knows that it is one of them"
    guesses = {pile(one.imagine(1, seed), DRAFTED) for seed in range(20)}
    assert guesses == {(both[0],), (both[1],)}


def test_a_smallest_pool_is_used_up() -> None:
    rules = of(OPEN_TWO_PICK, 2)
    normals = [card.name for card in rules.cards if not card.is_ultimate][:32]
    ultimates = [card.name for card in rules.cards if card.is_ultimate][:16]
    end = random_end(rules.start({"pool": normals + ultimates}, seed=1), FastRng(1))
    assert not pile(end, DECKS, NORMALS) and not pile(end, DECKS, ULTIMATES)


# Two worlds.


@SECRET
def test_nobody_learns_of_the_picks_of_others_before_all_have_picked(name: str) -> None:
    """In worlds with other choices of the others: the same view, events, imagined worlds and bot's move."""
    rules, compared = draft(name), 0
    for seed in range(max(GAMES // 300, 2)):
        for position in random_decisions(rules.start(seed=seed), FastRng(seed)):
            chooser = position.seat
            one, other = position.play(position.options[0]), position.play(position.options[-1])
            if position.question == "draft reveal" or one.seat != other.seat or one.is_over:
                continue
            if rules.way == ROTATION and position.now.zones != one.now.zones:
                continue  # all have picked: the next player sees the cards that are left
            for seat in range(rules.seats):
                if seat != chooser:
                    assert one.view(seat) == other.view(seat) and one.events_for(seat) == other.events_for(seat)
                    assert one.log(seat) == other.log(seat)
                    here, there = one.imagine(seat, seed), other.imagine(seat, seed)
                    assert here.view(seat) == there.view(seat)
                    if one.seat == seat:
                        assert here == there
                        assert player("greedy", 3).decide(one) == player("greedy", 3).decide(other)
                        compared += 1
            assert one.view(None) == other.view(None) and one.events_for(None) == other.events_for(None)
    assert compared > 20


@EACH
def test_imagined_drafts_look_the_same_to_whoever_imagines_and_hide_nothing_they_remember(name: str) -> None:
    rules, others = draft(name), 0
    for seed in range(2):
        for number, position in enumerate(random_decisions(rules.start(seed=seed), FastRng(seed))):
            for seat in (position.seat, (position.seat + 1) % rules.seats):
                world = position.imagine(seat, number)
                assert world.view(seat) == position.view(seat) and not rules.faults(world.now)
                assert (world.seat, world.question) == (position.seat, position.question)
                others += world.now.zones != position.now.zones
    assert others > 0


def test_a_hand_that_comes_back_tells_what_was_taken_from_it() -> None:
    """With two players I know two rounds later which card of my first hand the other took."""
    position = first_taken(of(ROTATION, 2).start(seed=6), 4)
    taken = pile(position, DRAFTED, 1)[1]
    assert [taken] in position.view(0)["own"]["remembered"]
    assert {pile(position.imagine(0, seed), DRAFTED, 1)[1] for seed in range(12)} == {taken}
    assert len({pile(position.imagine(0, seed), DRAFTED, 1)[0] for seed in range(12)}) > 1, "their first pick I never saw"


@EACH
def test_replays_and_saves_tell_the_same_draft(name: str) -> None:
    end = random_end(draft(name).start(seed=8), FastRng(8))
    assert mankai.replay(end.record).follow_ups == end.follow_ups != []
    assert mankai.load(end.save()) == end


# Refusals.


@pytest.mark.parametrize(
    ("way", "setup", "message"),
    [
        (OPEN_TWO_PICK, {"pool": ["yurina", "himika", "tokoyo", "oboro"]}, "at least 32 .* and 16 .*, not 28 and 16"),
        (ROTATION, {"pool": ["yurina"]}, "at least 16 .* and 8 .*, not 7 and 4"),
        (ROCHESTER, {"pool": ["yurina", "Slash"]}, "every card is there once, not Slash twice"),
        (ROCHESTER, {"pool": ["nobody"]}, "called 'nobody'"),
        (ROCHESTER, {"pool": "yurina"}, "a list"),
        (ROCHESTER, {"first": 2}, 'first player: 0 to 1 or "random", not 2'),
        (ROCHESTER, {"first": True}, "not True"),
        (ROTATION, {"first": 0}, "has no 'first'"),
        (ROTATION, {"goddesses": "random"}, "has no 'goddesses'"),
    ],
)
def test_set_ups_that_are_refused(way: str, setup: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        of(way, 2).start(setup, seed=1)


def test_a_card_of_another_hand_cannot_be_taken() -> None:
    start = of(ROTATION, 2).start(seed=1)
    card = pile(start, OFFERED, 1)[0]
    with pytest.raises(IllegalOption):
        start.play(start.rules.code(1, card))


@pytest.mark.parametrize(
    ("scene", "message"),
    [
        ({"petals": 1}, "has no 'petals'"),
        ({"step": "take"}, "step: one of rotate, remove"),
        ({"players": [{}]}, "each of the 2"),
        ({"middle": ["yurina.slash", "yurina.slash"]}, "Slash is there twice"),
        ({"middle": ["slash"]}, "no card 'slash'"),
        ({"picks": 13}, "picks is a number"),
    ],
)
def test_scenes_that_cannot_be(scene: dict[str, Any], message: str) -> None:
    with pytest.raises(BadScene, match=message):
        of(ROTATION, 2).scene(scene)


# The duels that follow.


def decks(seed: int = 1) -> list[list[str]]:
    found: list[list[str]] = random_end(of(ROTATION, 2).start(seed=seed), FastRng(seed)).follow_ups[0]["setup"]["decks"]
    return found


@EACH
def test_the_duels_that_follow_are_for_everybody_and_can_be_played(name: str) -> None:
    rules = draft(name)
    end = random_end(rules.start(seed=2), FastRng(2))
    tables = end.follow_ups
    half, pairs = rules.seats // 2, [tuple(table["seats"]) for table in tables]
    assert sorted(pairs) == [(one, other) for one in range(rules.seats) for other in range(one + 1, rules.seats)]
    assert pairs[:half] == [(seat, seat + half) for seat in range(half)], "first whoever sits opposite"
    for number in range(rules.seats - 1):
        met = [seat for table in tables if table["round"] == number for seat in table["seats"]]
        assert sorted(met) == list(range(rules.seats)), "everybody once in every round"
    for number, table in enumerate(tables[:half]):
        duel = mankai.game(table["game"])
        assert duel is GAME
        registry.pack_of(duel.name).load_setup_form.validate(duel, table["setup"])
        start = duel.start(table["setup"], seed=number)
        for seat, drafter in enumerate(table["seats"]):
            cards = [duel.cards[card].name for zone in (DECK, HAND, READY) for card in start.now.zones[zone + seat]]
            assert sorted(cards) == sorted([rules.cards[card].name for card in pile(end, DRAFTED, drafter)])
        if number == 0:
            keep(duel, table["setup"], number, closely=False)


def test_nothing_follows_before_a_draft_is_over_nor_after_a_duel() -> None:
    start = of(ROTATION, 2).start(seed=1)
    assert start.follow_ups == [] and random_end(GAME.start(seed=1), FastRng(1)).follow_ups == []


def test_drafted_decks_bring_all_that_belongs_to_their_goddesses() -> None:
    mixed = [["Elekiter", "Bestial Claw", "Kunai Throw", *decks()[0]], decks()[1]]
    names = list(dict.fromkeys(mixed[0]))[:10]
    rest = [name for name in decks()[1] if name not in names]
    others = [card.name for goddess in GAME.goddesses for card in goddess.cards if card.name not in names + rest]
    start = GAME.start({"drafted": True, "decks": [names, (rest + others)[:10]]}, seed=1)
    joined = [[GAME.goddesses[number].id for number in numbers] for numbers in start.view(1)["public"]["goddesses"]]
    assert {"kururu", "raira", "chikage"} <= set(joined[0]) and len(joined[0]) > 2
    bonus = [GAME.cards[card].goddess for card in start.now.zones[BONUS]]
    assert {"Kururu", "Raira"} <= set(bonus)


def test_both_players_have_a_copy_of_what_belongs_to_each_goddess_of_whom_either_has_a_card() -> None:
    by_goddess = {goddess.id: [card.name for card in goddess.cards] for goddess in GAME.goddesses}
    one, other = by_goddess["kururu"][:5] + by_goddess["yurina"][:5], by_goddess["chikage"][:5] + by_goddess["himika"][:5]
    start = GAME.start({"drafted": True, "decks": [one, other]}, seed=1)
    joined = [[GAME.goddesses[number].id for number in numbers] for numbers in start.view(None)["public"]["goddesses"]]
    assert joined[0] == joined[1] and sorted(joined[0]) == ["chikage", "himika", "kururu", "yurina"]
    for zone in (BONUS, GAME.mechanism_zones["pouch"]):
        piles = [sorted([GAME.cards[card].name for card in start.now.zones[zone + seat]]) for seat in range(2)]
        assert piles[0] == piles[1] and len(piles[0]) >= 3, "gears and Poisons for both"
    decks = [
        [GAME.cards[card].goddess for zone in (DECK, HAND, READY) for card in start.now.zones[zone + seat]] for seat in range(2)
    ]
    assert set(decks[0]) == {"Kururu", "Yurina"} and set(decks[1]) == {"Chikage", "Himika"}, "decks are what was drafted"


def test_duels_with_drafted_decks_are_saved_imagined_and_portrayed() -> None:
    checked = 0
    for seed in range(2):
        start = GAME.start({"drafted": True, "decks": decks(seed)}, seed=seed)
        for number, position in enumerate(random_decisions(start, FastRng(seed))):
            if number % 9 == 0:
                assert mankai.load(position.save()) == position and GAME.scene(position.portrait) == position
                world = position.imagine(position.seat, number)
                assert world.view(position.seat) == position.view(position.seat) and not GAME.faults(world.now)
                checked += 1
    assert checked > 5


def test_an_epic_battle_with_drafted_decks_has_its_rule() -> None:
    start = GAME.start({"drafted": True, "decks": decks(), "epic": "prosperous"}, seed=1)
    assert start.now.tokens[LIFE] == 12 and start.view(0)["public"]["epic"] == "prosperous"
    assert random_end(start, FastRng(1)).is_over


def test_a_deck_of_ultimates_alone_hurts_nobody_before_the_first_turn() -> None:
    ultimates = [card.name for goddess in GAME.goddesses for card in goddess.cards if card.is_ultimate]
    start = GAME.start({"drafted": True, "decks": [ultimates[:10], ultimates[10:20]], "first": 0}, seed=1)
    assert start.now.tokens[LIFE] == 10 and start.now.zones[HAND] == () and len(start.now.zones[READY]) == 10
    assert random_end(start, FastRng(1)).is_over


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda two: {"decks": [two[0][:9], two[1]]}, "has 10 cards, not 9"),
        (lambda two: {"decks": [[*two[0], "Slash" if "Slash" not in two[0] + two[1] else "Induce"], two[1]]}, "not 11"),
        (lambda two: {"decks": [two[0], [*two[1][:9], two[1][0]]]}, "every card once"),
        (lambda two: {"decks": [two[0], [two[0][0], *two[1][:9]]]}, "was drafted twice"),
        (lambda two: {"decks": [two[0], [*two[1][:9], "Numbing Agent"]]}, "Bonus card"),
        (lambda two: {"decks": [two[0], [*two[1][:9], "Nonsense"]]}, "no card 'Nonsense'"),
        (lambda two: {"decks": "quick"}, "two lists of card names"),
        (lambda two: {"decks": [two[0], "quick"]}, "a list of card names"),
        (lambda two: {"goddesses": "random"}, 'leave "goddesses" out'),
        (lambda two: {"draft": True}, 'leave "draft" out'),
        (lambda two: {"epic": "pairing"}, "two goddesses"),
        (lambda two: {"drafted": 1}, "true or false, not 1"),
    ],
)
def test_drafted_decks_that_are_refused(change: Any, message: str) -> None:
    two = decks()
    with pytest.raises(BadSetup, match=message):
        GAME.start({"drafted": True, "decks": two, **change(two)}, seed=1)


def test_with_two_copies_of_the_box_both_may_have_drafted_a_card() -> None:
    deck = decks()[0]
    assert GAME.start({"drafted": True, "decks": [deck, deck], "copies": 2}, seed=1).question == "mulligan"


# Words and the terminal.


@EACH
@pytest.mark.parametrize("language", catalogues.languages())
def test_everything_is_said_in_every_language(name: str, language: str) -> None:
    rules = draft(name)
    for position in random_game(rules.start(seed=1), FastRng(1)):
        for reader in (0, 1, None):
            speaker = registry.speaker_of(rules, reader, language)
            said = [message for _, _, message in position.log_lines(reader)]
            said += [] if position.is_over else [position.question_message, *position.messages()]
            for message in said:
                assert speaker.catalogue.has(message[0]) and speaker.say(message)


def test_a_draft_at_the_terminal_is_followed_by_a_duel(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    sitting = TypedSession(monkeypatch, of(ROTATION, 4).start(seed=1), ["1"] * 12 + ["2"])
    shown = sitting.file.getvalue()
    assert "To choose from:" in shown and "2 games follow." in shown
    opened = follow_ups.first_positions(sitting.session.position, ["person", "greedy", "greedy", "greedy"], 1)
    [(start, seats)] = opened
    assert start.rules is GAME and seats == ["person", "greedy"] and start.question == "mulligan"
    assert follow_ups.first_positions(sitting.session.position, ["greedy"] * 4, 1) == []


def test_the_command_line_plays_the_draft_and_then_the_duel(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    typed = "\n".join(["1"] * 12 + ["2", "quit", ""])
    shown = CliRunner().invoke(app, ["play", "rotation/2", "--seed", "1"], input=typed)
    assert shown.exit_code == 0, shown.output
    draft_shown, _, duel_shown = shown.output.partition("A game follows.")
    assert "Take a card for your deck." in draft_shown and "Opening hand" in duel_shown
    assert [path.name.startswith("sakura-arms-level99-2") for path in tmp_path.rglob("saves/*.json")] == [True]
