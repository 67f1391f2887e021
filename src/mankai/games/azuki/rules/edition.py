"""The `Rules` of the Azuki TCG: faces and copies, visibility of zones, verbs, and the dispatch of steps."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mankai.games.azuki.rules import determinization
from mankai.games.azuki.rules.cards.base import Card
from mankai.games.azuki.rules.cards.card_index import PRINTED
from mankai.games.azuki.rules.constants import (
    ABILITY,
    ACT,
    AFTER_ATTACKING,
    ALLEY,
    ATTACK_ENDS,
    BUILD,
    CHOOSE_GATE,
    CHOOSE_LIST,
    CLEAN_UP,
    COMBAT,
    COPIES,
    DECLARE,
    DEFEND,
    DRAW,
    END_EFFECTS,
    FACES,
    FIELD,
    FIELD_SPOTS,
    HALF,
    HURT_BY,
    IDS,
    IN_ATTACK,
    LARGEST_AMOUNT,
    LIST,
    LISTS_CLOSED,
    MOST_LISTS,
    MULLIGAN,
    PHASE,
    PLAYING,
    PORTALS,
    RESOLVE,
    RESOURCE,
    RESPOND,
    ROW,
    SET_OUT,
    SET_UP,
    SPOTS,
    START_EFFECTS,
    TURN_BEGINS,
    WAITING,
    WAITING_SOURCE,
    WHEN_ATTACKED,
    ZONES,
)
from mankai.games.azuki.rules.engine import triggers
from mankai.games.azuki.rules.engine.match import Match
from mankai.games.azuki.rules.scene import read, summary
from mankai.games.azuki.rules.steps import combat, play, setup, turn
from mankai.games.azuki.rules.text import messages, metadata
from mankai.kernel.errors import BadRules
from mankai.kernel.messages import LogLine, Message
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import ABOUT_FACE, Rules, Verb
from mankai.kernel.runner import Runner
from mankai.kernel.table import EVERYONE, NOBODY, OWNER, PLAIN, Event, Layout, Table

# By kind of zone, in the order of its constants: the visibility of its cards, and whether their order matters.
VISIBILITY: Final = [OWNER, NOBODY, EVERYONE, EVERYONE, OWNER] + [EVERYONE] * SPOTS
ORDERED: Final = [False, True, False, False, False] + [True] * SPOTS
SPOT_IDS: Final = ["leader", "gate", *[f"garden {at + 1}" for at in range(ROW)], *[f"alley {at + 1}" for at in range(ROW)]]


class Azuki(Rules):
    """The Azuki TCG for two."""

    def __init__(self) -> None:
        verbs = [
            Verb("end the turn", 1), Verb("pass", 1), Verb("decline", 1), Verb("accept", 1), Verb("amount", LARGEST_AMOUNT + 1),
            Verb("row", 2, ids=["garden", "alley"]), Verb("purse", 3, ids=["ikz", "token", "entity"]),
            Verb("play", FACES, ABOUT_FACE, IDS), Verb("take", FACES, ABOUT_FACE, IDS),
            Verb("attack with", ALLEY, ids=SPOT_IDS[:ALLEY]), Verb("portal", ROW), Verb("use", SPOTS, ids=SPOT_IDS),
            Verb("spot", FIELD_SPOTS, ids=[*[f"my {id}" for id in SPOT_IDS], *[f"foe's {id}" for id in SPOT_IDS]]),
            Verb("ready list", MOST_LISTS),
        ]  # fmt: skip
        faces = [card % HALF // COPIES for card in range(2 * HALF)]
        backs = [card // HALF for card in range(2 * HALF)]
        super().__init__("azuki", 2, VISIBILITY, ORDERED, backs, verbs, None, faces)
        self.printed: list[Card] = PRINTED
        self.cards: list[Card] = [PRINTED[face] for face in faces]
        # The same as packed arrays, which need no type checks in compiled code.
        self.packed_faces: vec[Card] = vec[Card](PRINTED)
        self.packed_cards: vec[Card] = vec[Card](self.cards)
        self.hooks_by_card: vec[i64] = vec[i64]([card.hooks for card in self.cards])
        field = sum([1 << kind for kind in range(FIELD // 2, ZONES // 2)])  # the kinds of zones in which texts work
        self.watched_zones = vec[i64]([field if card.hooks else 0 for card in self.cards])
        self.resolving_layouts = {IN_ATTACK: PLAIN}
        self.effect_layouts = {WAITING: Layout((WAITING_SOURCE,)), HURT_BY: PLAIN}
        self.step_layouts = {
            CHOOSE_LIST: PLAIN, CHOOSE_GATE: PLAIN, PLAYING: PLAIN, PORTALS: PLAIN, ABILITY: PLAIN, DECLARE: PLAIN,
        }  # fmt: skip
        self.quiet_questions = ["main", "mulligan"]
        self.version = 2
        self.hidden_quiet_questions = ["main"]

    def match(self, table: Table) -> Match:
        return Match(self, table)

    def make_runner(self, table: Table) -> Runner:
        return Match(self, table)

    def do_step(self, match: Match, step: i64) -> None:
        """Do a step.  Frequent steps come first; calling through a list of functions would cost more than most steps do."""
        if step == ACT:
            turn.act(match)
        elif step == RESOLVE:
            triggers.resolve(match)
        elif step == PLAYING:
            play.play_card(match)
        elif step == RESPOND:
            combat.respond(match)
        elif step == DEFEND:
            combat.defend(match)
        elif step == DECLARE:
            combat.declare(match)
        elif step == COMBAT:
            combat.combat(match)
        elif step == TURN_BEGINS:
            turn.turn_begins(match)
        elif step == START_EFFECTS:
            turn.start_effects(match)
        elif step == DRAW:
            turn.draw(match)
        elif step == RESOURCE:
            turn.resource(match)
        elif step == PORTALS:
            play.portal(match)
        elif step == ABILITY:
            play.use_ability(match)
        elif step == WHEN_ATTACKED:
            combat.when_attacked(match)
        elif step == AFTER_ATTACKING:
            combat.after_attacking(match)
        elif step == ATTACK_ENDS:
            combat.attack_ends(match)
        elif step == END_EFFECTS:
            turn.end_effects(match)
        elif step == CLEAN_UP:
            turn.clean_up(match)
        elif step == CHOOSE_LIST:
            setup.choose_list(match)
        elif step == CHOOSE_GATE:
            setup.choose_gate(match)
        elif step == BUILD:
            setup.build(match)
        elif step == SET_OUT:
            setup.set_out(match)
        elif step == MULLIGAN:
            turn.mulligan(match)
        else:
            raise BadRules(f"{self.name} has no step {step}")

    def step_name(self, step: int) -> str:
        return read.STEPS[step] if 0 <= step < len(read.STEPS) else super().step_name(step)

    def deal(self, setup_given: dict[str, Any], seed: int) -> Table:
        return setup.deal_table(self, setup_given, seed)

    def hidden_in_setup(self, setup_given: dict[str, Any], seat: int) -> str:
        decks = setup.decks_in_setup(setup_given)
        is_chosen = isinstance(decks, list) and len(decks) == 2 and decks[seat] == setup.CHOOSE
        return "the deck" if setup_given.get("lists") == "closed" and not is_chosen else ""

    def simultaneous_round(self, step: int, table: Table) -> int:
        """Return the round of a step: both players choose and build their decks in one simultaneous round; -1 for other steps."""
        return CHOOSE_LIST if step in (CHOOSE_LIST, CHOOSE_GATE, BUILD) else -1

    def table_from_scene(self, description: dict[str, Any]) -> Table:
        return read.table_from_scene(self, description)

    def portrait(self, table: Table) -> dict[str, Any]:
        return read.portrait(self, table)

    def outline(self, table: Table) -> dict[str, Any]:
        match = self.match(table)
        outline = summary.outline(match)
        match.close()
        return outline

    def faults(self, table: Table) -> list[str]:
        return read.faults(table)

    def has_world_constraints(self, table: Table) -> bool:
        """Whether a player's list is hidden: closed, or not set out yet."""
        return table.tokens[LISTS_CLOSED] == 1 or (
            table.tokens[PHASE] == SET_UP and bool(table.zones[LIST] or table.zones[LIST + 1])
        )

    def constrain_world(self, table: Table, seat: int, replacements: dict[int, int], dice: FastRng) -> None:
        determinization.sample_hidden_cards(self, table, seat, replacements, dice)

    def label(self, game: Runner, seat: int, option: int) -> Message:
        assert isinstance(game, Match)
        return messages.label(game, seat, option)

    def why_not(self, game: Runner, seat: int, option: int) -> Message:
        assert isinstance(game, Match)
        return messages.why_not(game, seat, option)

    def question_message(self, game: Runner, seat: int) -> Message:
        assert isinstance(game, Match)
        return messages.question_message(game, seat)

    def log_lines(self, events: list[Event], tokens: list[int], seat: int | None) -> list[LogLine]:
        return messages.lines(events, tokens)

    def public(self, game: Runner) -> dict[str, Any]:
        """The current numbers of the field, and the lists if these are open."""
        assert isinstance(game, Match)
        return metadata.public(game)

    def names(self) -> dict[str, list[Any]]:
        return metadata.names()

    def printed_words(self, language: str) -> dict[str, str]:
        return metadata.printed_words(language)

    def legend(self) -> dict[str, Any]:
        return metadata.legend()


GAME: Final = Azuki()
