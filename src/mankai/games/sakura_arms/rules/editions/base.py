"""The base class of editions: an edition's numbers, steps and goddesses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mankai.games.sakura_arms.rules import derived_view
from mankai.games.sakura_arms.rules.cards.base import HAS_COPIES, NORMAL_BACK, Card, Goddess, copy_with
from mankai.games.sakura_arms.rules.cards.mechanisms import NEW, SAKURA, Mechanism, Row
from mankai.games.sakura_arms.rules.constants import (
    ACT,
    AFTER,
    AS_PRINTED,
    ATTACK,
    ATTACKING,
    ATTACKS,
    BAN,
    BASIC_ACTION,
    BONUS,
    BOOST,
    BUILD,
    CARD_PLAYED,
    CHARGING,
    CHECK_ENCHANTMENTS,
    COMING_TURN,
    DESTROY,
    DESTROY_EMPTY,
    DRAFT,
    DRAW,
    END,
    END_EFFECT,
    ENTRY_CARD,
    FOLLOWING,
    FOR_GOOD,
    FORMS,
    FROM_ATTACK,
    FROM_ELSEWHERE,
    GAIN_VIGOR,
    GODDESSES,
    HAND_LIMIT,
    INITIALIZE,
    INSTEAD,
    MAIN,
    MARKED,
    MULLIGAN,
    NEXT_TURN,
    NOTED,
    OFFER_RESHUFFLE,
    OFFER_TRAP,
    OUTSIDE,
    PAY,
    PICK,
    PLACES,
    PREPARE,
    REACT,
    READYING,
    RESHUFFLE,
    SET_ASIDE,
    STREAMS,
    STRIKE,
    SUFFER,
    THIS_TURN,
    TURN_BEGINS,
    USE,
    USED,
    ZONES,
)
from mankai.games.sakura_arms.rules.engine.duel import Duel
from mankai.games.sakura_arms.rules.scene import read
from mankai.games.sakura_arms.rules.scene.agenda import StepDescription, card_references, default_descriptions
from mankai.games.sakura_arms.rules.steps import play, setup, turn
from mankai.games.sakura_arms.rules.steps.setup import FirstDeck
from mankai.games.sakura_arms.rules.text import log_lines, messages, metadata
from mankai.kernel.errors import BadRules
from mankai.kernel.messages import LogLine, Message
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import ABOUT_CARD, Rules, Verb
from mankai.kernel.runner import Runner
from mankai.kernel.table import ANNOUNCED, EVERYONE, NOBODY, OWNER, PLAIN, Event, Layout, Step, Table, holds

# By kind of zone, in the order of `constants`: the seats that see its cards.
VISIBILITY_BY_ZONE_NAME: Final = {
    "hand": OWNER, "deck": NOBODY, "discard": EVERYONE, "face_down": OWNER, "in_play": EVERYONE, "limbo": EVERYONE,
    "ready": OWNER, "used": EVERYONE, "bonus": EVERYONE, "pouch": OWNER, "outside": OWNER, "sealed": EVERYONE,
    "forms": EVERYONE, "set_aside": OWNER, "prepared": OWNER, "unprepared": OWNER, "closed": EVERYONE, "opened": EVERYONE,
}  # fmt: skip
ZONE_NAMES: Final = list(VISIBILITY_BY_ZONE_NAME)
BACKS: Final = 4
ACTIONS: Final = ["advance", "retreat", "recover", "focus", "breakaway"]  # in the rulebook's order


def check_number(name: str, before: int, now: int) -> None:
    """Check that something of a goddess has the same number in all her editions."""
    if before not in (NEW, now):
        raise BadRules(f"{name} has the number {before} in another edition, so it cannot be {now} here")


class Edition(Rules):
    """The rules of one edition.  Editions differ in numbers (attributes of the class) and in procedures (`steps`)."""

    sakura: int = 36
    life: int = 10
    aura: int = 3
    distance: int = 10
    distance_cap: int = 10
    aura_cap: int = 5
    vigor_cap: int = 2
    aura_damage_cap: int = 5
    master_distance: int = 2
    cards_drawn: int = 2
    opening_hand: int = 3
    hand_limit: int = 2
    normals: int = 7  # Normal cards in a deck
    ultimates: int = 3
    basic_actions: int = len(ACTIONS)  # the number of the rulebook's, without those that cards add
    aura_damage_that_distracts: int = 0  # the sources of damage that break Concentration, as bits
    life_damage_that_distracts: int = FROM_ATTACK + FROM_ELSEWHERE
    sets: int = 1  # sets of all cards in the box
    places: int = PLACES  # `register` adds those of the goddesses
    zones: int = ZONES
    streams: int = STREAMS

    def __init__(self, name: str, goddesses: list[Goddess], steps: dict[int, Callable[[Duel], None]] | None = None) -> None:
        self.goddesses = goddesses
        self.mechanisms = list({one.name: one for goddess in goddesses for one in goddess.mechanisms}.values())
        self.actions = [f"action-{one}" for one in ACTIONS[: self.basic_actions]]  # the keys of the Basic Actions
        self.first_decks: list[FirstDeck] = []  # decks recommended for a first game
        own: list[Card] = []
        self.first_cards: list[int] = []  # by goddess: the number of her first card
        self.goddess_of: list[int] = []  # by card of seat 0: the number of its goddess
        self.effects_of: list[int] = []  # by goddess: the standing effects of her cards, as bits
        self.zones_of: list[list[int]] = []  # by goddess: the kinds of zones, other than in play, where they hold
        for goddess in goddesses:
            self.first_cards.append(len(own))
            own += [*goddess.cards, *goddess.bonus]
            self.goddess_of += [len(self.first_cards) - 1] * (len(goddess.cards) + len(goddess.bonus))
            self.effects_of.append(goddess.effects())
            self.zones_of.append(goddess.zones_elsewhere())
            self.number_actions(goddess)
        self.all_actions = len(self.actions)
        free_actions = sorted({card.adds_action for card in own if card.action and card.action_is_free})
        self.paid_actions = [action for action in range(self.all_actions) if action not in free_actions]
        self.free_action_bits = sum(1 << action for action in free_actions)
        self.copying_cards = [
            number for number, card in enumerate(own) if card.standing_bits & HAS_COPIES
        ]  # cards of seat 0 that may be copies
        self.bonus_normal_cards = self.find_bonus_normals(goddesses)
        self.quick_builds: dict[tuple[str, str], list[int]] = {}  # cache by pair of goddesses; never stale, cards are fixed
        self.copy_cache: dict[tuple[int, Card], Card] = {}  # by card and copied face: see `copy_of`; never stale, faces are fixed
        self.cards: list[Card] = own + own
        self.printed: vec[Card] = vec[Card](self.cards)
        self.scene_names = card_references(self.cards)  # by card: its owner and name, for scenes
        self.half = len(own)  # the cards of seat 1 are numbered after those of seat 0
        mechanism_zones = {zone for zones in self.zones_of for zone in zones}
        self.zones_elsewhere = [
            zone for zone in (FORMS, *range(FORMS), *range(FORMS + 1, 2 * len(ZONE_NAMES))) if zone in mechanism_zones
        ]
        backs = [own[at].back for at in range(len(own))] + [BACKS + own[at].back for at in range(len(own))]
        kin = [back * 2 + self.cards[card].is_apart for card, back in enumerate(backs)]
        count = len(self.cards)
        ids = [f"{id}@{seat}" for seat in range(2) for goddess in goddesses for id in goddess.card_ids()]
        verbs = [
            Verb("end the Main Phase", 1), Verb("pass", 1), Verb("decline", 1), Verb("accept", 1),
            Verb("basic", self.all_actions), Verb("spend Vigor", 1), Verb("Aura damage", 1), Verb("Life damage", 1),
            Verb("from Aura", 16), Verb("goddess", len(goddesses), ids=[goddess.id for goddess in goddesses]),
            Verb("play", count, ABOUT_CARD, ids), Verb("full force", count, ABOUT_CARD, ids),
            Verb("discard", count, ABOUT_CARD, ids), Verb("pick", count, ABOUT_CARD, ids),
        ]  # fmt: skip
        super().__init__(name, 2, self.zone_visibility(), [kind == "deck" for kind in ZONE_NAMES], backs, verbs, kin)
        alike = self.alike_cards(goddesses)
        self.goddesses_with_twins = sorted({self.goddess_of[cards[0]] for cards in alike})  # goddesses with such cards
        if alike:
            self.declare_twins(alike + [[card + self.half for card in cards] for cards in alike])
        anywhere = 1 << USED // 2  # the watched zones of a card that may count as any other one
        for card in own:
            anywhere |= card.watched_zones
        watched_zones = [self.watched_zones_of(number, anywhere) for number in range(len(own))]
        self.watched_zones = vec[i64](watched_zones + watched_zones)
        self.all_watched_zones = vec[i64]([anywhere for _ in range(count)])  # for duels in which any card may count as another
        self.zone_names = ZONE_NAMES
        self.shared_places = dict(metadata.SHARED_PLACES)
        self.player_place_names = dict(metadata.OWN_PLACES)
        self.token_keys: dict[int, str] = {}  # by place: the key of its tokens, if they are not Sakura
        self.mechanism_places: dict[str, int] = {}  # by name: places and, below, kinds of zones that goddesses bring
        self.mechanism_zones: dict[str, int] = {}
        for mechanism in self.mechanisms:
            self.register(mechanism)
        self.counts_attacks = ATTACKS in self.player_place_names
        self.catalogues = [goddess.words for goddess in goddesses if goddess.words is not None]
        self.resolving_layouts = {CARD_PLAYED: Layout((ENTRY_CARD,)), ATTACK: Layout((ENTRY_CARD,))}  # boosts are public
        self.effect_layouts = {
            THIS_TURN: ANNOUNCED, COMING_TURN: ANNOUNCED, BOOST: ANNOUNCED, FOR_GOOD: Layout(rest=0), AS_PRINTED: PLAIN,
            NOTED: ANNOUNCED,
            MARKED: PLAIN, FOLLOWING: Layout(rest=0),
        }  # fmt: skip
        # By number: the steps that only this edition has or does differently; and their numbers as bits.
        self.own_steps: dict[int, Callable[[Duel], None]] = steps if steps is not None else {}
        self.own_step_bits: i64 = sum([1 << step for step in self.own_steps])
        self.step_descriptions: list[StepDescription] = []  # all steps, for scenes
        self.set_step_descriptions(default_descriptions())
        self.quiet_questions = ["main", "reshuffle", "mulligan", "deck", "goddess", "ban"]
        self.hidden_quiet_questions = ["main"]
        self.extra_keys: list[str] = []  # keys that the edition adds to set-ups and scenes
        self.extra_seat_keys: list[str] = []  # keys that the edition adds to a player in a scene
        self.code_order: list[str] = [goddess.id for goddess in goddesses]  # the order of goddesses in deck codes
        self.takes_cards_by_chance = bool([goddess for goddess in goddesses if goddess.takes_cards_by_chance])

    def watched_zones_of(self, number: int, anywhere: int) -> int:
        """Return the kinds of zones, as bits, where a card of seat 0 affects anything, such as which cards are copies."""
        card = self.cards[number]
        if card.standing_bits & HAS_COPIES:
            return anywhere
        return card.watched_zones | 1 << USED // 2 if card.decides_copies else card.watched_zones

    def original_edition(self) -> Edition:
        """Return this edition with only the goddesses that it had when its rules got their version."""
        return self

    def draft_founders(self) -> list[Goddess]:
        """Return the goddesses from which drafts dealt when their rules got their version."""
        return self.goddesses

    def with_goddesses(self, goddesses: list[Goddess]) -> Edition:
        """Return this edition with only these goddesses."""
        return self

    def find_bonus_normals(self, goddesses: list[Goddess]) -> list[int]:
        """Return the numbers, as of seat 0, of the Bonus cards that look like cards of a deck."""
        cards: list[int] = []
        for at in range(len(goddesses)):
            first = self.first_cards[at] + len(goddesses[at].cards)
            bonus = goddesses[at].bonus
            cards += [first + place for place in range(len(bonus)) if bonus[place].back == NORMAL_BACK]
        return cards

    def alike_cards(self, goddesses: list[Goddess]) -> list[list[int]]:
        """Return the numbers, as of seat 0, of cards of one goddess with the same name, grouped."""
        groups: list[list[int]] = []
        for at in range(len(goddesses)):
            own = [*goddesses[at].cards, *goddesses[at].bonus]
            names = [card.name for card in own]
            for name in dict.fromkeys(names):
                if names.count(name) > 1:
                    groups.append([self.first_cards[at] + place for place in range(len(own)) if names[place] == name])
        return groups

    def number_actions(self, goddess: Goddess) -> None:
        """Number the Basic Actions of her cards after those numbered so far."""
        for name in goddess.actions:
            self.actions.append(f"action-{name}")
            for card in [*goddess.cards, *goddess.bonus]:
                if card.action == name:
                    check_number(name, card.adds_action, len(self.actions) - 1)
                    card.adds_action = len(self.actions) - 1

    def simultaneous_round(self, step: int, table: Table) -> int:
        """Return the step's number if both players decide at the same time (building decks, secret picks and bans), else -1."""
        return step if step in (BUILD, DRAFT, BAN) else -1

    def has_joined(self, table: Table, card: int) -> bool:
        """Whether the goddess of a card has joined its owner."""
        if self.has_drafted_decks(table):
            return self.goddess_of[card % self.half] in self.goddesses_on(table, card // self.half)
        number, slot = self.goddess_of[card % self.half] + 1, GODDESSES + 2 * (card // self.half)
        return number in (table.tokens[slot], table.tokens[slot + 1])

    def is_shared_goddess(self, tokens: list[int], card: int) -> bool:
        """Whether the goddess of a card has joined both players, so that each may have such a card."""
        goddess = self.goddess_of[card % self.half]
        if len(tokens) > self.places + 1:
            return bool(tokens[self.places + 1] & tokens[self.places + 2] & 1 << goddess)
        pairs = [tokens[GODDESSES : GODDESSES + 2], tokens[GODDESSES + 2 : GODDESSES + 4]]
        return goddess + 1 in pairs[0] and goddess + 1 in pairs[1]

    def goddesses_key(self, table: Table) -> i64:
        """Return a number that identifies the goddesses that have joined."""
        tokens = table.tokens
        if self.has_drafted_decks(table):
            return (tokens[self.places + 1] << 16 | tokens[self.places + 2]) << 32
        first = tokens[GODDESSES] << 24 | tokens[GODDESSES + 1] << 16
        return first | tokens[GODDESSES + 2] << 8 | tokens[GODDESSES + 3]

    def has_drafted_decks(self, table: Table) -> bool:
        """Whether players may have cards of more than two goddesses.  Such a table has two more places for the goddesses."""
        return len(table.tokens) > self.places + 1

    def goddesses_on(self, table: Table, seat: int) -> list[int]:
        """Return the numbers of the goddesses that have joined a player, from 0."""
        if self.has_drafted_decks(table):
            goddess_bits = int(table.tokens[self.places + 1 + seat])
            return [number for number in range(len(self.goddesses)) if goddess_bits >> number & 1]
        slots = [table.tokens[GODDESSES + 2 * seat + slot] for slot in range(2)]
        return [int(slot) - 1 for slot in slots if slot > 0]

    def copy_of(self, faces: vec[Card], card: int, original: int) -> Card:
        """Return a copy of the Normal card `original` with the name of `card`, as it counts under the rule in force."""
        key = (card % self.half, faces[original])
        copy = self.copy_cache.get(key)
        if copy is None:
            name, other = faces[card].name, faces[original]
            trap = other.trap or (faces[card].trap and not other.full_power)
            copy = copy_with(other, flare=-1, name=name, is_poison=False, full_power=other.full_power, trap=trap)
            self.copy_cache[key] = copy
        return copy

    def has_world_constraints(self, table: Table) -> bool:
        """Whether a Bonus card has publicly left its area, so that a sampled world could put it among the cards left out."""
        for number in self.bonus_normal_cards:
            for seat in range(2):
                card = number + seat * self.half
                if self.has_joined(table, card) and not holds(table.zones[BONUS + seat], card):
                    return True
        return False

    def constrain_world(self, table: Table, seat: int, replacements: dict[int, int], dice: FastRng) -> None:
        """Keep Bonus cards out of the cards left out in a sampled world, since all players saw them join the deck."""
        for owner in range(2):
            left_out = list(table.zones[OUTSIDE + owner])
            if len(table.zones) > SET_ASIDE:
                left_out += table.zones[SET_ASIDE + owner]
            for card in left_out:
                image = replacements.get(card, card)
                if image % self.half in self.bonus_normal_cards:
                    self.swap_image(card, [other for other in replacements if other not in left_out], replacements, dice)

    def swap_image(self, card: int, others: list[int], replacements: dict[int, int], dice: FastRng) -> None:
        """Exchange the image of `card` with that of one of `others`, of the same goddess if possible."""
        image = replacements[card]
        alike = [other for other in others if self.exchange_class[replacements[other]] == self.exchange_class[image]]
        fitting = [other for other in alike if replacements[other] % self.half not in self.bonus_normal_cards]
        same_goddess = [other for other in fitting if self.cards[replacements[other]].goddess == self.cards[image].goddess]
        if fitting:
            other = dice.pick(same_goddess or fitting)
            replacements[card], replacements[other] = replacements[other], image

    def zone_visibility(self) -> list[int]:
        """Return, by kind of zone, the seats that see its cards."""
        visibility = list(VISIBILITY_BY_ZONE_NAME.values())
        for mechanism in self.mechanisms:
            if isinstance(mechanism, Row):
                visibility[mechanism.zones[0].zone // 2] = mechanism.visibility
        return visibility

    def register(self, mechanism: Mechanism) -> None:
        """Register the places and zones that a goddess brings, and number the new places."""
        for place in mechanism.places:
            if place.is_new:
                check_number(place.name, place.place, self.places)
                place.place = self.places
                self.places += 2
            self.places = max(self.places, place.place + 2)
            self.player_place_names[place.place] = place.name
            self.mechanism_places[place.name] = place.place
            self.token_keys[place.place] = self.token_keys[place.place + 1] = place.tokens
        for zone in mechanism.zones:
            self.mechanism_zones[zone.name] = zone.zone
            self.zones = max(self.zones, zone.zone + 2)

    def set_step_descriptions(self, descriptions: list[StepDescription]) -> None:
        """Set the descriptions of all steps, by number, and with them the layouts that say which details are cards."""
        self.step_descriptions = descriptions
        for step in range(len(descriptions)):
            self.step_layouts[step] = Layout(rest=0) if descriptions[step].details < 0 else PLAIN

    def make_runner(self, table: Table) -> Runner:
        return Duel(self, table)

    def do_step(self, duel: Duel, step: i64) -> None:
        """Do a step: one of this edition's own, or one of the rulebook, the frequent ones first.

        This is a chain of calls, because calling through a list costs more than most steps do.
        """
        if self.own_step_bits >> step & 1:
            self.own_steps[step](duel)
        elif step == MAIN:
            turn.main(duel)
        elif step == PAY:
            turn.pay(duel)
        elif step == BASIC_ACTION:
            turn.basic_action(duel)
        elif step == HAND_LIMIT:
            turn.hand_limit(duel)
        elif step == END:
            turn.end(duel)
        elif step == TURN_BEGINS:
            turn.turn_begins(duel)
        elif step == GAIN_VIGOR:
            turn.gain_vigor(duel)
        elif step == CHECK_ENCHANTMENTS:
            turn.check_enchantments(duel)
        elif step == DESTROY_EMPTY:
            turn.destroy_empty(duel)
        elif step == OFFER_RESHUFFLE:
            turn.offer_reshuffle(duel)
        elif step == RESHUFFLE:
            turn.reshuffle(duel)
        elif step == DRAW:
            turn.draw(duel)
        elif step == NEXT_TURN:
            turn.next_turn(duel)
        elif step == USE:
            play.use_card(duel)
        elif step == OFFER_TRAP:
            turn.offer_trap(duel)
        elif step == ACT:
            play.act(duel)
        elif step == REACT:
            play.react(duel)
        elif step == STRIKE:
            play.strike(duel)
        elif step == SUFFER:
            play.suffer(duel)
        elif step == AFTER:
            play.resolve_after(duel)
        elif step == END_EFFECT:
            turn.end_effect(duel)
        elif step == CHARGING:
            play.put_charge(duel)
        elif step == INITIALIZE:
            play.initialize(duel)
        elif step == DESTROY:
            play.destroy(duel)
        elif step == READYING:
            turn.ready_ultimate(duel)
        elif step == ATTACKING:
            play.make_attack(duel)
        elif step == INSTEAD:
            play.replace_damage(duel)
        elif step == PICK:
            setup.pick(duel)
        elif step == DRAFT:
            setup.draft(duel)
        elif step == BAN:
            setup.ban(duel)
        elif step == BUILD:
            setup.build(duel)
        elif step == PREPARE:
            setup.prepare(duel)
        elif step == MULLIGAN:
            setup.mulligan(duel)
        else:
            raise BadRules(f"{self.name} has no step {step}")

    def deal(self, setup_given: dict[str, Any], seed: int) -> Table:
        return setup.deal_table(self, setup_given, seed)

    def resolve_setup(self, values: dict[str, Any], seed: int) -> dict[str, Any]:
        return setup.resolve_setup(self, values, seed)

    def hidden_in_setup(self, values: dict[str, Any], seat: int) -> str:
        """Return "the deck" if the set-up gives the deck of `seat` by its cards or its name, else nothing."""
        decks = setup.decks_in_setup(self, values.get("decks", setup.QUICK))
        return "" if decks[seat] in (setup.QUICK, setup.CHOOSE, setup.MEASURED) else "the deck"

    def step_name(self, step: int) -> str:
        return self.step_descriptions[step].name if 0 <= step < len(self.step_descriptions) else super().step_name(step)

    def pick_steps(self, copies: int) -> list[Step]:
        """Return the steps of picking goddesses: in turn, and with a single set only goddesses that nobody has yet."""
        return [(PICK, seat, -1, (setup.SHARED if copies * self.sets > 1 else 0,)) for seat in (0, 1, 1, 0)]

    def has_enough_sets(self, copies: int) -> bool:
        """Whether a set-up may give both players the same goddess.  This may depend on the copies of the box."""
        return True

    # Values that a rule in force on a table may change.

    def empty_board(self, values: dict[str, Any], seed: int) -> Table:
        """Return the board with its Sakura, before any player has a card; `values` is the set-up or the scene."""
        return setup.empty_table(self, self.life, self.aura)

    def sakura_on(self, table: Table) -> int:
        """Return the number of all Sakura."""
        return self.sakura

    def most_aura_on(self, table: Table) -> int:
        """Return the most Sakura that may lie in Aura: its cap, or the number at the beginning."""
        return max(self.aura_cap, self.aura)

    def cards_on(self, table: Table) -> vec[Card]:
        return self.printed

    def arrow_factor_on(self, table: Table) -> int:
        """Return the factor by which arrow effects move more Sakura."""
        return 1

    def fading_on(self, table: Table, seat: int) -> tuple[int, ...]:
        """Return the seats whose Enchantments lose a Sakura in the Start Phase of `seat`."""
        return (0, 1)

    def master_distance_on(self, table: Table) -> int:
        return self.master_distance

    def table_from_scene(self, description: dict[str, Any]) -> Table:
        return read.table_from_scene(self, description)

    def portrait(self, table: Table) -> dict[str, Any]:
        """Return the scene that describes a table."""
        return read.portrait(self, table)

    def label(self, game: Runner, seat: int, option: int) -> Message:
        assert isinstance(game, Duel)
        return messages.label(game, option)

    def why_not(self, game: Runner, seat: int, option: int) -> Message:
        assert isinstance(game, Duel)
        return messages.why_not(game, seat, option)

    def question_message(self, game: Runner, seat: int) -> Message:
        assert isinstance(game, Duel)
        return messages.question_message(game, seat)

    def log_lines(self, events: list[Event], tokens: list[int], seat: int | None) -> list[LogLine]:
        return log_lines.lines(self, events, tokens)

    def token_key(self, place: int) -> str:
        """Return the key of the tokens in a place."""
        return self.token_keys.get(place, SAKURA)

    def epic_key(self, number: int) -> str:
        """Return the key of a rule of Epic Battle."""
        return "epic-none"

    def word(self, name: str) -> str:
        """Return this edition's English word for something, for authors of set-ups and scenes."""
        return self.translate((f"word-{name}", {}), None)

    def names(self) -> dict[str, list[Any]]:
        return metadata.names(self)

    def printed_words(self, language: str) -> dict[str, str]:
        return metadata.printed_words(self, language)

    def faults(self, table: Table) -> list[str]:
        return read.faults(self, table)

    def public(self, game: Runner) -> dict[str, Any]:
        assert isinstance(game, Duel)
        return derived_view.public(game)

    def own(self, game: Runner, seat: int) -> dict[str, Any]:
        assert isinstance(game, Duel)
        return derived_view.own(game, seat)

    def legend(self) -> dict[str, Any]:
        return metadata.legend(self)

    def goddess(self, name: str) -> Goddess | None:
        for goddess in self.goddesses:
            if goddess.id == name.lower():
                return goddess
        return None

    def first_card(self, goddess: Goddess) -> int:
        """Return the number of her first card, as of seat 0."""
        return self.first_cards[self.goddesses.index(goddess)]
