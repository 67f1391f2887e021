"""The set-up fields of the Azuki TCG: decks, open or closed lists, format, first player, turn limit."""

from __future__ import annotations

from typing import Any, Final

from mankai.decks import text_formats
from mankai.decks.model import BadDeck, Decks
from mankai.games.azuki.decks import AzukiDecks
from mankai.games.azuki.rules.decklists import FORMATS, READY_DECKS, leader_gate_pairs, random_deck
from mankai.games.azuki.rules.steps.setup import CHOOSE, DEFAULT_DECKS, LEAST_TURNS, LIST_MODES, MOST_TURNS
from mankai.kernel.errors import BadSetup
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import Rules
from mankai.packs.setup_form import CHOICE, DECK, NUMBER, RANDOM, SEAT, SetupField, SetupForm


class AzukiSetupForm(SetupForm):
    """The set-up form of a match. A seat without a deck gets a starter."""

    def fields(self, rules: Rules) -> list[SetupField]:
        names = [ready.name for ready in READY_DECKS]
        return [
            SetupField(
                "decks",
                DECK,
                (*names, CHOOSE),
                DEFAULT_DECKS[0],
                True,
                flag="--deck",
                others_flag="--foe",
                not_in_arena=(CHOOSE,),
            ),
            SetupField("lists", CHOICE, tuple(LIST_MODES), LIST_MODES[0]),
            SetupField("format", CHOICE, tuple(FORMATS), FORMATS[0]),
            SetupField("first", SEAT, default=RANDOM),
            SetupField("turn_limit", NUMBER, least=LEAST_TURNS, most=MOST_TURNS, may_be_none=True),
        ]

    def parse_typed(self, rules: Rules, field: SetupField, words: str) -> Any:
        """Parse typed text. For a deck, it may also be a deck code, or a file with a list."""
        if field.kind != DECK or words == CHOOSE:
            return super().parse_typed(rules, field, words)
        decks = AzukiDecks()
        try:
            deck, faults = text_formats.resolve_deck(decks, words)
        except BadDeck as error:
            raise BadSetup(rules.translate(error.message, None)) from None
        faults = [*faults, *decks.faults(deck)]
        if faults:
            raise BadSetup(f"{words[:60]}: {' '.join([rules.translate(fault, None) for fault in faults])}")
        return decks.setup_value(deck)

    def decks(self, rules: Rules) -> Decks | None:
        return AzukiDecks()

    def setup_from(self, rules: Rules, values: dict[str, Any], seed: int) -> dict[str, Any]:
        decks = values.get("decks", [None, None])
        return super().setup_from(rules, {**values, "decks": with_starters(decks)}, seed)

    def sample_setup(self, rules: Rules, seed: int) -> dict[str, Any]:
        return {"decks": CHOOSE, "lists": LIST_MODES[seed % 2]}

    def sample_hidden_setup(self, rules: Rules, seed: int) -> dict[str, Any]:
        rng = FastRng(seed)
        pairs = [leader_gate_pairs()[rng.below(len(leader_gate_pairs()))] for _ in range(2)]
        return {"decks": [random_deck(rng, leader, gate) for leader, gate in pairs], "lists": LIST_MODES[1]}


def with_starters(decks: list[Any]) -> list[Any]:
    """Return the decks, with a starter for each seat that has none; where possible not the other seat's starter."""
    unused_names = [name for name in DEFAULT_DECKS if name not in decks]
    return [unused_names.pop(0) if deck is None else deck for deck in decks]


SETUP_FORM: Final = AzukiSetupForm()
