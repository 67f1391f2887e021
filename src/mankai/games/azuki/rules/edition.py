"""The rules of the Azuki TCG: faces and copies, who sees which zone, what may be chosen, the steps."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mankai.games.azuki.rules import beliefs, combat, legend, outline, playing, saying, scene, setup, turn, waiting
from mankai.games.azuki.rules.cards import Card
from mankai.games.azuki.rules.faces import PRINTED
from mankai.games.azuki.rules.match import Match
from mankai.games.azuki.rules.places import (
    ABILITY,
    ACT,
    AFTER_ATTACKING,
    ALLEY,
    ATTACK_ENDS,
    BUILD,
    CHOOSE_GATE,
    CHOOSE_LIST,
    CLEAN_UP,
    CLOSED,
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
    W_SOURCE,
    WAITING,
    WHEN_ATTACKED,
    ZONES,
)
from mankai.kernel.errors import BadRules
from mankai.kernel.luck import Dice
from mankai.kernel.messages import Line, Message
from mankai.kernel.play import Play
from mankai.kernel.rules import ABOUT_FACE, Rules, Verb
from mankai.kernel.table import EVERYONE, NOBODY, OWNER, PLAIN, Event, Layout, Table

# By kind of zone, in the order of `places`: who sees its cards, and whether their order means anything.
SIGHT: Final = [OWNER, NOBODY, EVERYONE, EVERYONE, OWNER] + [EVERYONE] * SPOTS
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
        super().__init__("azuki", 2, SIGHT, ORDERED, backs, verbs, None, faces)
        self.printed: list[Card] = PRINTED
        self.cards: list[Card] = [PRINTED[face] for face in faces]
        # The same for running games: nothing need be asked about what lies in a packed array.
        self.by_face: vec[Card] = vec[Card](PRINTED)
        self.by_card: vec[Card] = vec[Card](self.cards)
        self.says: vec[i64] = vec[i64]([card.says for card in self.cards])
        field = sum([1 << kind for kind in range(FIELD // 2, ZONES // 2)])  # the kinds of zones in which texts work
        self.heeded = vec[i64]([field if card.says else 0 for card in self.cards])
        self.matter_layouts = {IN_ATTACK: PLAIN}
        self.lasting_layouts = {WAITING: Layout((W_SOURCE,)), HURT_BY: PLAIN}
        self.step_layouts = {
            CHOOSE_LIST: PLAIN, CHOOSE_GATE: PLAIN, PLAYING: PLAIN, PORTALS: PLAIN, ABILITY: PLAIN, DECLARE: PLAIN,
        }  # fmt: skip
        self.rests = ["main", "mulligan"]
        self.version = 2
        self.hidden_rests = ["main"]

    def match(self, table: Table) -> Match:
        return Match(self, table)

    def running(self, table: Table) -> Play:
        return Match(self, table)

    def do(self, match: Match, what: i64) -> None:
        """Do a step, the frequent ones first: to call through a list of functions costs more than most steps do."""
        if what == ACT:
            turn.act(match)
        elif what == RESOLVE:
            waiting.resolve(match)
        elif what == PLAYING:
            playing.playing(match)
        elif what == RESPOND:
            combat.respond(match)
        elif what == DEFEND:
            combat.defend(match)
        elif what == DECLARE:
            combat.declare(match)
        elif what == COMBAT:
            combat.combat(match)
        elif what == TURN_BEGINS:
            turn.turn_begins(match)
        elif what == START_EFFECTS:
            turn.start_effects(match)
        elif what == DRAW:
            turn.draw(match)
        elif what == RESOURCE:
            turn.resource(match)
        elif what == PORTALS:
            playing.portals(match)
        elif what == ABILITY:
            playing.ability(match)
        elif what == WHEN_ATTACKED:
            combat.when_attacked(match)
        elif what == AFTER_ATTACKING:
            combat.after_attacking(match)
        elif what == ATTACK_ENDS:
            combat.attack_ends(match)
        elif what == END_EFFECTS:
            turn.end_effects(match)
        elif what == CLEAN_UP:
            turn.clean_up(match)
        elif what == CHOOSE_LIST:
            setup.choose_list(match)
        elif what == CHOOSE_GATE:
            setup.choose_gate(match)
        elif what == BUILD:
            setup.build(match)
        elif what == SET_OUT:
            setup.set_out(match)
        elif what == MULLIGAN:
            turn.mulligan(match)
        else:
            raise BadRules(f"{self.name} has no step {what}")

    def step_name(self, what: int) -> str:
        return scene.STEPS[what] if 0 <= what < len(scene.STEPS) else super().step_name(what)

    def deal(self, setup_given: dict[str, Any], seed: int) -> Table:
        return setup.dealt(self, setup_given, seed)

    def tells_of(self, setup_given: dict[str, Any], seat: int) -> str:
        decks = setup.decks_given(setup_given)
        is_chosen = isinstance(decks, list) and len(decks) == 2 and decks[seat] == setup.CHOOSE
        return "the deck" if setup_given.get("lists") == "closed" and not is_chosen else ""

    def together(self, what: int, table: Table) -> int:
        """Both players choose and build their decks at the same time, in one round from the list to the last card."""
        return CHOOSE_LIST if what in (CHOOSE_LIST, CHOOSE_GATE, BUILD) else -1

    def staged(self, description: dict[str, Any]) -> Table:
        return scene.staged(self, description)

    def portrait(self, table: Table) -> dict[str, Any]:
        return scene.portrait(self, table)

    def outline(self, table: Table) -> dict[str, Any]:
        return outline.outline(self.match(table))

    def faults(self, table: Table) -> list[str]:
        return scene.faults(table)

    def is_to_mend(self, table: Table) -> bool:
        """Whether somebody's list is hidden: it is closed, or not set out yet."""
        return table.tokens[CLOSED] == 1 or (table.tokens[PHASE] == SET_UP and bool(table.zones[LIST] or table.zones[LIST + 1]))

    def mend(self, table: Table, seat: int, exchanged: dict[int, int], dice: Dice) -> None:
        beliefs.believe(self, table, seat, exchanged, dice)

    def label(self, game: Play, seat: int, option: int) -> Message:
        assert isinstance(game, Match)
        return saying.label(game, seat, option)

    def why_not(self, game: Play, seat: int, option: int) -> Message:
        assert isinstance(game, Match)
        return saying.why_not(game, seat, option)

    def asked(self, game: Play, seat: int) -> Message:
        assert isinstance(game, Match)
        return saying.asked(game, seat)

    def lines(self, events: list[Event], tokens: list[int], seat: int | None) -> list[Line]:
        return saying.lines(events, tokens)

    def public(self, game: Play) -> dict[str, Any]:
        """The numbers of the field as they are now, and the lists where these are open."""
        assert isinstance(game, Match)
        return legend.public(game)

    def names(self) -> dict[str, list[Any]]:
        return legend.names()

    def printed_words(self, language: str) -> dict[str, str]:
        return legend.printed_words(language)

    def legend(self) -> dict[str, Any]:
        return legend.legend()


GAME: Final = Azuki()
