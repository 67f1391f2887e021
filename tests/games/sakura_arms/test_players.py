"""Computer players before a duel: they choose goddesses and decks."""

from __future__ import annotations

from mankai.games.sakura_arms.heuristics import DraftHeuristics
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.himika import HIMIKA
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.yurina import YURINA
from mankai.games.sakura_arms.rules.draft.games import ROTATION_2
from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.measured_decks import measured_decks
from mankai.players import player
from support.games.sakura_arms_scenes import GAME


def test_goddesses_and_decks_are_chosen_by_players_too() -> None:
    for name in ("random", "greedy", "search:4"):
        position, chooser = GAME.start({"goddesses": "choose", "decks": "choose"}, seed=1), player(name, 1)
        while position.question in ("goddess", "deck"):
            position = position.play(chooser.decide(position))
        assert position.question == "mulligan"


def built_by(name: str, seed: int, edition: Edition = GAME) -> list[str]:
    """The deck that a player builds for seat 0, by the names of its cards."""
    position = edition.start({"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]], "decks": "choose"}, seed=seed)
    chooser, taken = player(name, seed), []
    while position.question == "deck" and position.seat == 0:
        option = chooser.decide(position)
        taken.append(position.label(option).removeprefix("take "))
        position = position.play(option)
    return sorted(taken)


def test_computers_build_measured_lists_and_not_always_the_same() -> None:
    measured = [sorted(one.cards) for one in measured_decks(GAME.name).decks_of(["yurina", "himika"])]
    built = [built_by(name, seed) for name in ("greedy", "search:4") for seed in range(6)]
    assert all(deck in measured for deck in built)
    assert len({tuple(deck) for deck in built}) > 1


def test_where_nothing_was_measured_computers_build_from_the_cards_of_the_quick_builds() -> None:
    taken = built_by("greedy", 1, AEG)
    assert measured_decks(AEG.name).groups == {}
    assert len(set(taken) & {*YURINA.red, *HIMIKA.red}) >= 8


def test_computers_draft_by_what_cards_were_measured_to_be_worth() -> None:
    mind = DraftHeuristics(ROTATION_2)
    worth = measured_decks(GAME.name).card_values
    assert mind.strengths == [worth[card.name] for card in ROTATION_2.cards]
    start = ROTATION_2.start(seed=3)
    offered = {ROTATION_2.subject(option): option for option in start.options}
    normals = [card for card in offered if not ROTATION_2.cards[card].is_ultimate]
    taken = ROTATION_2.subject(player("greedy", 1).decide(start))
    assert worth[ROTATION_2.cards[taken].name] >= max([worth[ROTATION_2.cards[card].name] for card in normals])
