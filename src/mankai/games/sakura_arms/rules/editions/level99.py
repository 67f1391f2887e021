"""Level 99's edition: the second generation of the game, with Stun, five Basic Actions and Master Distance; and Epic Battle."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec

from mankai.games.sakura_arms.rules.cards.base import Card, Goddess
from mankai.games.sakura_arms.rules.cards.goddesses.chikage import CHIKAGE
from mankai.games.sakura_arms.rules.cards.goddesses.hagane import HAGANE
from mankai.games.sakura_arms.rules.cards.goddesses.himika import HIMIKA
from mankai.games.sakura_arms.rules.cards.goddesses.kururu import KURURU
from mankai.games.sakura_arms.rules.cards.goddesses.oboro import OBORO
from mankai.games.sakura_arms.rules.cards.goddesses.raira import RAIRA
from mankai.games.sakura_arms.rules.cards.goddesses.saine import SAINE
from mankai.games.sakura_arms.rules.cards.goddesses.shinra import SHINRA
from mankai.games.sakura_arms.rules.cards.goddesses.thallya import THALLYA
from mankai.games.sakura_arms.rules.cards.goddesses.tokoyo import TOKOYO
from mankai.games.sakura_arms.rules.cards.goddesses.yukihi import YUKIHI
from mankai.games.sakura_arms.rules.cards.goddesses.yurina import YURINA
from mankai.games.sakura_arms.rules.constants import FACE_DOWN, HAND, IN_PLAY, LIMBO, PREPARE, RANDOM_CARDS, STEPS, ZONES
from mankai.games.sakura_arms.rules.editions import epic_battle
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.editions.epic_battle import EPICS
from mankai.games.sakura_arms.rules.engine import mad_pairing
from mankai.games.sakura_arms.rules.engine.duel import Duel
from mankai.games.sakura_arms.rules.engine.mad_pairing import PairedDuel
from mankai.games.sakura_arms.rules.scene.agenda import NAMES, SETTING_UP, StepDescription
from mankai.games.sakura_arms.rules.steps import setup
from mankai.kernel.errors import BadScene, BadSetup
from mankai.kernel.rng import FastRng
from mankai.kernel.runner import Runner
from mankai.kernel.scene_reader import SceneReader
from mankai.kernel.table import Step, Table

ANNOUNCE: Final = STEPS  # the steps after those of all editions
CHOOSE_COPIED: Final = STEPS + 1


class Level99(Edition):
    """Level 99's edition.  In an Epic Battle one more rule is in force for the whole duel."""

    def __init__(self, name: str, goddesses: list[Goddess]) -> None:
        super().__init__(name, goddesses, {ANNOUNCE: announce, CHOOSE_COPIED: mad_pairing.set_aside})
        self.version = 2  # changed Replicate, several Resurgences, owners of Ultimates, twins
        if self.takes_cards_by_chance:
            self.streams = RANDOM_CARDS + 2
        self.set_step_descriptions(
            [*self.step_descriptions, StepDescription("announce", SETTING_UP), StepDescription("set aside", SETTING_UP, 1)]
        )
        self.extra_keys = ["epic", "drafted"]
        self.shared_places[self.places] = "epic"  # the last place, only on tables of Epic Battle: the number of the rule
        self.player_place_names[self.places + 1] = (
            "goddess"  # after it, if decks were drafted: the goddesses that have joined, as bits
        )
        self.extra_seat_keys = [mad_pairing.HIDDEN, mad_pairing.REVEALED]
        self.quiet_questions.append("set aside")
        self.cards_by_epic: list[vec[Card]] = []  # by number of the rule in force
        for number in range(epic_battle.NUMBERS):
            self.cards_by_epic.append(vec[Card](epic_battle.cards_under_epic(number, self.cards)))

    def original_edition(self) -> Edition:
        return self.with_goddesses([goddess for goddess in self.goddesses if goddess in FIRST_BOX])

    def draft_founders(self) -> list[Goddess]:
        return [goddess for goddess in self.goddesses if goddess in FIRST_BOX or goddess in SECOND_BOX]

    def with_goddesses(self, goddesses: list[Goddess]) -> Edition:
        return self if len(goddesses) == len(self.goddesses) else Level99(self.name, goddesses)

    def epic_on(self, table: Table) -> int:
        """Return the number of the rule of Epic Battle in force; `ORDINARY` for none."""
        return table.tokens[self.places] if len(table.tokens) > self.places else epic_battle.ORDINARY

    def is_paired_draft(self, table: Table) -> bool:
        return self.has_drafted_decks(table) and self.epic_on(table) == epic_battle.PAIRING

    def empty_board(self, values: dict[str, Any], seed: int) -> Table:
        rule, is_drafted = epic_battle.epic_in_setup(values, seed), setup.brings_drafted_decks(values)
        if rule is None and not is_drafted:
            return super().empty_board(values, seed)
        if rule is None:
            table, number = super().empty_board(values, seed), epic_battle.ORDINARY
        else:
            table, number = setup.empty_table(self, rule.life, rule.aura), rule.number
        table.tokens = append(table.tokens, number)
        if is_drafted:
            table.tokens = append(append(table.tokens, 0), 0)
        if number == epic_battle.PAIRING and len(table.zones) == ZONES:
            table.zones += [(), ()]
        return table

    def make_runner(self, table: Table) -> Runner:
        return PairedDuel(self, table) if self.epic_on(table) == epic_battle.PAIRING else Duel(self, table)

    def deal(self, setup_given: dict[str, Any], seed: int) -> Table:
        table = super().deal(setup_given, seed)
        if self.is_paired_draft(table):
            raise BadSetup("Mad Pairing is for players with two goddesses, not for drafted decks")
        if self.epic_on(table):
            table.agenda += ((ANNOUNCE, 0, -1, ()),)
        if self.epic_on(table) == epic_battle.PAIRING:
            choosing: list[Step] = [(CHOOSE_COPIED, seat, -1, (slot,)) for seat in (1, 0) for slot in (1, 0)]
            at = [step[0] for step in table.agenda].index(PREPARE) + 1  # once both decks are built
            table.agenda = table.agenda[:at] + tuple(choosing) + table.agenda[at:]
        return table

    def resolve_setup(self, values: dict[str, Any], seed: int) -> dict[str, Any]:
        rule = epic_battle.epic_in_setup(values, seed)
        return super().resolve_setup(values if rule is None else {**values, "epic": rule.id}, seed)

    def table_from_scene(self, description: dict[str, Any]) -> Table:
        table = super().table_from_scene(description)
        if self.is_paired_draft(table):
            raise BadScene('"epic": "pairing" is for players with two goddesses, not for drafted decks')
        for step, _, _, _ in table.agenda:
            rule = self.epic_on(table)
            if (step == ANNOUNCE and rule == epic_battle.ORDINARY) or (step == CHOOSE_COPIED and rule != epic_battle.PAIRING):
                raise BadScene(f'there is no "{self.step_descriptions[step].name}" without such a rule of Epic Battle')
        for seat in range(2):
            half = description.get(NAMES[seat], {})
            if self.epic_on(table) == epic_battle.PAIRING:
                mad_pairing.read_set_aside(self, table, half, seat)
            else:
                pairs = {name: 0 for name in half if name in self.extra_seat_keys}
                SceneReader().check_keys(pairs, [], 'a scene without "epic": "pairing"')
        return table

    def has_world_constraints(self, table: Table) -> bool:
        return self.epic_on(table) == epic_battle.PAIRING or super().has_world_constraints(table)

    def constrain_world(self, table: Table, seat: int, replacements: dict[int, int], dice: FastRng) -> None:
        if self.epic_on(table) == epic_battle.PAIRING:
            mad_pairing.constrain_world(self, table, replacements, dice)
        super().constrain_world(table, seat, replacements, dice)

    def sakura_on(self, table: Table) -> int:
        """Return the number of all Sakura: those in the box, or as many as a rule needs."""
        rule = epic_battle.epic_by_number(self.epic_on(table))
        return self.sakura if rule is None else self.distance + 2 * (rule.life + rule.aura)

    def most_aura_on(self, table: Table) -> int:
        rule = epic_battle.epic_by_number(self.epic_on(table))
        return self.aura_cap if rule is None else max(self.aura_cap, rule.aura)

    def cards_on(self, table: Table) -> vec[Card]:
        return self.cards_by_epic[self.epic_on(table)]

    def arrow_factor_on(self, table: Table) -> int:
        return 2 if self.epic_on(table) == epic_battle.WIND else 1

    def fading_on(self, table: Table, seat: int) -> tuple[int, ...]:
        return (seat,) if self.epic_on(table) == epic_battle.DEBATE else (0, 1)

    def portrait(self, table: Table) -> dict[str, Any]:
        rule, scene = epic_battle.epic_by_number(self.epic_on(table)), super().portrait(table)
        if rule is not None and rule.number == epic_battle.PAIRING:
            for seat in range(2):
                scene[NAMES[seat]].update(mad_pairing.describe_set_aside(self, table, seat))
        if self.has_drafted_decks(table):
            scene = {"drafted": True, **scene}
        return scene if rule is None else {"epic": rule.id, **scene}

    def public(self, game: Runner) -> dict[str, Any]:
        rule, view = epic_battle.epic_by_number(self.epic_on(game.table)), super().public(game)
        if isinstance(game, PairedDuel):
            view["copies"] = {**view.get("copies", {}), **game.copies_in(LIMBO, LIMBO + 1, IN_PLAY, IN_PLAY + 1)}
        if self.has_drafted_decks(game.table):
            view["goddesses"] = [self.goddesses_on(game.table, seat) for seat in range(2)]
        return view if rule is None else {"epic": rule.id, **view}

    def own(self, game: Runner, seat: int) -> dict[str, Any]:
        view = super().own(game, seat)
        if isinstance(game, PairedDuel):
            view["copies"] = game.copies_in(HAND + seat, FACE_DOWN + seat)
        return view

    def epic_key(self, number: int) -> str:
        rule = epic_battle.epic_by_number(number)
        return super().epic_key(number) if rule is None else rule.key

    def names(self) -> dict[str, list[Any]]:
        return {**super().names(), "epic": [rule.key for rule in EPICS]}

    def printed_words(self, language: str) -> dict[str, str]:
        words = super().printed_words(language)
        if language == "en":
            for rule in EPICS:
                words[rule.key], words[f"{rule.key}.text"] = rule.name, rule.text
        return words

    def legend(self) -> dict[str, Any]:
        rules = [{"number": rule.number, "id": rule.id, "key": rule.key} for rule in EPICS]
        return {**super().legend(), "epics": rules}


def announce(duel: Duel) -> None:
    """Announce the rule in force before anything else happens."""
    duel.emit("epic", 0, duel.table.tokens[duel.edition.places], 0)


FIRST_BOX: Final[list[Goddess]] = [YURINA, HIMIKA, TOKOYO, OBORO, CHIKAGE, THALLYA]
SECOND_BOX: Final[list[Goddess]] = [SAINE, YUKIHI, SHINRA, HAGANE, KURURU, RAIRA]
# A new goddess is added at the end: deck codes count the places of all three lists.
NEWCOMERS: Final[list[Goddess]] = []

GAME = Level99("sakura-arms/level99", [*FIRST_BOX, *SECOND_BOX, *NEWCOMERS])
