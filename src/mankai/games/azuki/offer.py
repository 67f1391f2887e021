"""What a set-up of the Azuki TCG may say: decks, whether lists are open, the format, who begins, a limit of turns."""

from __future__ import annotations

from typing import Any, Final

from mankai import listing
from mankai.games.azuki.decks import AzukiDecks
from mankai.games.azuki.rules.lists import FORMATS, READY_LISTS, deck_by_chance, heads
from mankai.games.azuki.rules.setup import CHOOSE, LEAST_TURNS, LISTS, MOST_TURNS, USUAL
from mankai.kernel.errors import BadSetup
from mankai.kernel.luck import Dice
from mankai.kernel.rules import Rules
from mankai.pack import CHOICE, DECK, NUMBER, RANDOM, SEAT, BadDeck, Decks, Offer, Wish


class AzukiOffer(Offer):
    """Whoever names no deck gets a starter."""

    def wishes(self, rules: Rules) -> list[Wish]:
        names = [ready.name for ready in READY_LISTS]
        return [
            Wish("decks", DECK, (*names, CHOOSE), USUAL[0], True, flag="--deck", others_flag="--foe", apart=(CHOOSE,)),
            Wish("lists", CHOICE, tuple(LISTS), LISTS[0]),
            Wish("format", CHOICE, tuple(FORMATS), FORMATS[0]),
            Wish("first", SEAT, default=RANDOM),
            Wish("turn_limit", NUMBER, least=LEAST_TURNS, most=MOST_TURNS, may_be_none=True),
        ]

    def typed(self, rules: Rules, wish: Wish, words: str) -> Any:
        """For a deck also a code, or a file with a list."""
        if wish.kind != DECK or words == CHOOSE:
            return super().typed(rules, wish, words)
        decks = AzukiDecks()
        try:
            deck, faults = listing.deck_called(decks, words)
        except BadDeck as error:
            raise BadSetup(rules.speak(error.message, None)) from None
        faults = [*faults, *decks.faults(deck)]
        if faults:
            raise BadSetup(f"{words[:60]}: {' '.join([rules.speak(fault, None) for fault in faults])}")
        return decks.said_in_setup(deck)

    def decks(self, rules: Rules) -> Decks | None:
        return AzukiDecks()

    def setup_from(self, rules: Rules, said: dict[str, Any], seed: int) -> dict[str, Any]:
        decks = said.get("decks", [None, None])
        return super().setup_from(rules, {**said, "decks": with_starters(decks)}, seed)

    def varied(self, rules: Rules, seed: int) -> dict[str, Any]:
        return {"decks": CHOOSE, "lists": LISTS[seed % 2]}

    def by_chance(self, rules: Rules, seed: int) -> dict[str, Any]:
        dice = Dice(seed)
        chosen = [heads()[dice.below(len(heads()))] for _ in range(2)]
        return {"decks": [deck_by_chance(dice, leader, gate) for leader, gate in chosen], "lists": LISTS[1]}


def with_starters(decks: list[Any]) -> list[Any]:
    """A starter for each seat that has named no deck, another one than the other seat has where that is one."""
    left = [name for name in USUAL if name not in decks]
    return [left.pop(0) if deck is None else deck for deck in decks]


OFFER: Final = AzukiOffer()
