"""Higher: both show a card at the same time, and the higher one scores."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mankai.authoring import (
    ABOUT_CARD,
    DEED,
    EVERYONE,
    NUMBER,
    OWNER,
    DealRng,
    Event,
    LogLine,
    Message,
    Pack,
    Rules,
    Runner,
    SetupField,
    SetupForm,
    Table,
    Verb,
    key_from_seed,
    the_card,
    the_seat,
)

ROUNDS, POINTS = 0, 1  # places
HAND, SHOWN = 0, 2  # zones, one for each seat
SHOW: Final = 1  # the only verb
CARDS: Final = 10


class Higher(Rules):
    def __init__(self) -> None:
        super().__init__("higher", 2, [OWNER, EVERYONE], [False, False], [0] * CARDS, [Verb("show", CARDS, ABOUT_CARD)])

    def make_runner(self, table: Table) -> Runner:
        return Showing(self, table)

    def deal(self, setup: dict[str, Any], seed: int) -> Table:
        cards = DealRng(key_from_seed(seed), 0).shuffle_copy(list(range(CARDS)))
        hands = [tuple(cards[:5]), tuple(cards[5:])]
        return Table([setup.get("rounds", 4), 0, 0], [*hands, (), ()], ((0, 0, -1, ()),), [0])

    def names(self) -> dict[str, list[Any]]:
        zones = [[f"zone-{name}", seat] for name in ("hand", "shown") for seat in range(2)]
        places = ["place-rounds", ["place-points", 0], ["place-points", 1]]
        return {"card": [f"card-{number}" for number in range(CARDS)], "place": places, "zone": zones}

    def printed_words(self, language: str) -> dict[str, str]:
        return {f"card-{number}": str(number + 1) for number in range(CARDS)}

    def label(self, game: Runner, seat: int, option: int) -> Message:
        return "option-show", {"card": the_card(self.subject(option))}

    def log_lines(self, events: list[Event], tokens: list[int], seat: int | None) -> list[LogLine]:
        return [(DEED, who, (f"log-{verb}", {"who": the_seat(who), "card": the_card(card)}))
                for _, verb, who, card, _, _ in events if verb in ("show", "score")]  # fmt: skip


class Showing(Runner):
    def perform(self, step: int) -> None:
        table = self.table
        hands = [[self.rules.code(SHOW, card) for card in table.zones[HAND + seat]] for seat in range(2)]
        shown = [self.rules.subject(self.choose_secretly(seat, hands[seat], "show")) for seat in range(2)]
        for seat in range(2):
            self.move_card(shown[seat], HAND + seat, SHOWN + seat)
            self.emit("show", seat, shown[seat], 0)
        winner = shown.index(max(shown))
        table.tokens[POINTS + winner] += 1
        self.emit("score", winner, shown[winner], 1)
        table.tokens[ROUNDS] -= 1
        if table.tokens[ROUNDS]:
            self.schedule(0, 0)
        else:
            points = table.tokens[POINTS : POINTS + 2]
            self.finish(tuple([int(mine < max(points)) for mine in points]))


class HigherForm(SetupForm):
    def fields(self, rules: Rules) -> list[SetupField]:
        return [SetupField("rounds", NUMBER, default=4, least=1, most=5)]


GAME: Final = Higher()
FORM: Final = HigherForm()
PACK: Final = Pack(
    name="higher",
    rules={"higher": "higher:GAME"},
    seats={"higher": 2},
    minutes="2",
    folder=Path(__file__).parent,
    setup_form="higher:FORM",
)
