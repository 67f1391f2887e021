"""Level 99's edition: the second generation of the game, with Stun, five Basic Actions and Master Distance; and Epic Battle."""

from __future__ import annotations

from typing import Any, Final

from mankai.kernel.game import Game
from mankai.kernel.table import Event, Table
from mankai.sakura_arms import epic, setup
from mankai.sakura_arms.cards import Card, Goddess
from mankai.sakura_arms.duel import Duel
from mankai.sakura_arms.edition import Edition, default_steps
from mankai.sakura_arms.epic import EPICS
from mankai.sakura_arms.goddesses.chikage import CHIKAGE
from mankai.sakura_arms.goddesses.himika import HIMIKA
from mankai.sakura_arms.goddesses.oboro import OBORO
from mankai.sakura_arms.goddesses.thallya import THALLYA
from mankai.sakura_arms.goddesses.tokoyo import TOKOYO
from mankai.sakura_arms.goddesses.yurina import YURINA
from mankai.sakura_arms.places import PLACES, STEPS

EPIC: Final = PLACES  # the place after those of all editions, on tables of Epic Battle alone: which rule is in force
ANNOUNCE: Final = STEPS  # the step after those of all editions


class Level99(Edition):
    """Level 99's edition.  In an Epic Battle a rule is in force besides, for the whole duel."""

    def __init__(self, name: str, goddesses: list[Goddess]) -> None:
        super().__init__(name, goddesses, steps=[*default_steps(), announce])
        self.also_said = ["epic"]
        self.cards_under = [epic.cards_under(number, self.cards) for number in range(epic.NUMBERS)]  # by rule in force

    def rule_on(self, table: Table) -> int:
        """Which rule of Epic Battle is in force: `ORDINARY` for none."""
        return table.tokens[EPIC] if len(table.tokens) > EPIC else epic.ORDINARY

    def board(self, said: dict[str, Any], seed: int) -> Table:
        rule = epic.wished(said, seed)
        if rule is None:
            return super().board(said, seed)
        table = setup.blank(self, rule.life, rule.aura)
        table.tokens.append(rule.number)
        return table

    def deal(self, setup_given: dict[str, Any], seed: int) -> Table:
        table = super().deal(setup_given, seed)
        if self.rule_on(table):
            table.agenda += ((ANNOUNCE, 0, -1, ()),)
        return table

    def sakura_on(self, table: Table) -> int:
        """Those in the box, and as many more as a rule needs."""
        rule = epic.numbered(self.rule_on(table))
        return self.sakura if rule is None else self.distance + 2 * (rule.life + rule.aura)

    def most_aura_on(self, table: Table) -> int:
        rule = epic.numbered(self.rule_on(table))
        return self.aura_cap if rule is None else max(self.aura_cap, rule.aura)

    def cards_on(self, table: Table) -> list[Card]:
        return self.cards_under[self.rule_on(table)]

    def arrow_factor_on(self, table: Table) -> int:
        return 2 if self.rule_on(table) == epic.WIND else 1

    def fading_on(self, table: Table, seat: int) -> tuple[int, ...]:
        return (seat,) if self.rule_on(table) == epic.DEBATE else (0, 1)

    def portrait(self, table: Table) -> dict[str, Any]:
        rule, found = epic.numbered(self.rule_on(table)), super().portrait(table)
        return found if rule is None else {"epic": rule.id, **found}

    def public(self, game: Game) -> dict[str, Any]:
        rule, found = epic.numbered(self.rule_on(game.table)), super().public(game)
        return found if rule is None else {"epic": rule.id, **found}

    def tell(self, event: Event, seat: int | None) -> str:
        _, verb, _, subject, _, _ = event
        rule = epic.numbered(subject) if verb == "epic" else None
        return super().tell(event, seat) if rule is None else f"Epic Battle: {rule.name}. {rule.text}"

    def legend(self) -> dict[str, Any]:
        rules = [
            {"number": rule.number, "id": rule.id, "name": rule.name, "japanese": rule.japanese, "text": rule.text}
            for rule in EPICS
        ]
        return {**super().legend(), "epics": rules}


def announce(duel: Duel) -> None:
    """The rule in force is told before anything else happens."""
    duel.tell("epic", 0, duel.table.tokens[EPIC], 0)


GAME = Level99("sakura-arms/level99", [YURINA, HIMIKA, TOKOYO, OBORO, CHIKAGE, THALLYA])
