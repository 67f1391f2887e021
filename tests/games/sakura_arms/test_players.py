"""Computer players before a duel: they choose goddesses and decks."""

from __future__ import annotations

from duelling import GAME
from mankai.players import player


def test_goddesses_and_decks_are_chosen_by_players_too() -> None:
    for name in ("random", "greedy", "search:4"):
        position, chooser = GAME.start({"goddesses": "choose", "decks": "choose"}, seed=1), player(name, 1)
        while position.question in ("goddess", "deck"):
            position = position.play(chooser.decide(position))
        assert position.question == "mulligan"


def test_a_greedy_player_builds_from_the_cards_of_the_quick_builds() -> None:
    position = GAME.start({"goddesses": [["yurina", "himika"], ["oboro", "tokoyo"]], "decks": "choose"}, seed=1)
    chooser = player("greedy", 1)
    taken = []
    while position.question == "deck" and position.seat == 0:
        option = chooser.decide(position)
        taken.append(position.label(option))
        position = position.play(option)
    assert {"take Slash", "take Tsukikage Crush", "take Shoot"} <= set(taken)
    assert "take Soulfire" not in taken
