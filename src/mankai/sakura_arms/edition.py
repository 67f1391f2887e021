"""An edition of Sakura Arms: its numbers, its steps, its goddesses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mankai.kernel.game import Game, Rules, Verb
from mankai.kernel.table import EVERYONE, NOBODY, OWNER, Event, Table
from mankai.sakura_arms import evaluation, playing, scene, setup, turn, words
from mankai.sakura_arms.cards import ON_DISTANCE_CHANGE, Card, Goddess
from mankai.sakura_arms.duel import Duel
from mankai.sakura_arms.places import (
    BREAKAWAY,
    DESTROY,
    FIRST_GENERATION_PLACES,
    FIRST_GENERATION_STREAMS,
    FOCUS,
    FROM_ATTACK,
    FROM_ELSEWHERE,
    PLACES,
    RESHUFFLE,
    STREAMS,
    TURNS,
)
from mankai.sakura_arms.setup import FirstDeck
from mankai.sakura_arms.words import LEVEL_99, Words

# By kind of zone, in the order of `places`: who sees its cards, and whether their order means anything.
ZONE_NAMES: Final = [
    "hand", "deck", "discard", "face_down", "in_play", "limbo", "ready", "used", "bonus", "pouch", "outside", "sealed", "forms"
]  # fmt: skip
SIGHT: Final = [
    OWNER, NOBODY, EVERYONE, OWNER, EVERYONE, EVERYONE, OWNER, EVERYONE, EVERYONE, OWNER, OWNER, EVERYONE, EVERYONE
]  # fmt: skip
BACKS: Final = 4


def default_steps() -> list[Callable[[Duel], None]]:
    """The steps of the rulebook, in the order of their numbers in `places`."""
    return [
        setup.pick, setup.build, setup.prepare, setup.mulligan,
        turn.turn_begins, turn.gain_vigor, turn.check_enchantments, turn.destroy_empty, turn.offer_reshuffle, turn.draw,
        turn.main, turn.pay, turn.end, turn.hand_limit, turn.next_turn,
        playing.use, playing.react, playing.strike, playing.after, playing.act, playing.charging, playing.initialize,
        playing.destroy, turn.reshuffle, turn.basic_action, playing.attacking, turn.offer_trap,
        setup.pick_secretly, playing.damage, turn.end_effect, setup.draft, setup.ban,
    ]  # fmt: skip


def first_generation_steps() -> list[Callable[[Duel], None]]:
    """The same for the first generation: an Enchantment without Sakura goes before its Disenchant, and reshuffling hurts last."""
    steps = default_steps()
    steps[DESTROY] = playing.put_away_and_disenchant
    steps[RESHUFFLE] = turn.reshuffle_before_damage
    return steps


class Edition(Rules):
    """The rules of one edition.  Another number is another argument, another procedure another step."""

    def __init__(
        self,
        name: str,
        goddesses: list[Goddess],
        sakura: int = 36,
        life: int = 10,
        aura: int = 3,
        distance: int = 10,
        steps: list[Callable[[Duel], None]] | None = None,
        said: Words = LEVEL_99,
        first_decks: list[FirstDeck] | None = None,
    ) -> None:
        self.goddesses = goddesses
        self.words = said
        self.first_decks: list[FirstDeck] = first_decks if first_decks is not None else []  # recommended for a first game
        own: list[Card] = []
        self.first_cards: list[int] = []  # by goddess: the number of her first card
        self.effects_of: list[int] = []  # by goddess: which standing effects her cards have, as bits
        for goddess in goddesses:
            self.first_cards.append(len(own))
            own += [*goddess.cards, *goddess.bonus]
            self.effects_of.append(goddess.effects())
        self.cards: list[Card] = own + own
        self.watching = [number for number in range(len(own)) if own[number].stands & ON_DISTANCE_CHANGE]  # as seat 0's
        backs = [own[at].back for at in range(len(own))] + [BACKS + own[at].back for at in range(len(own))]
        kin = [back * 2 + self.cards[card].is_apart for card, back in enumerate(backs)]
        count = len(self.cards)
        verbs = [
            Verb("end the Main Phase", 1), Verb("pass", 1), Verb("decline", 1), Verb("accept", 1),
            Verb("basic", len(said.actions)), Verb("spend Vigor", 1), Verb("Aura damage", 1), Verb("Life damage", 1),
            Verb("from Aura", 16), Verb("goddess", len(goddesses)), Verb("play", count, True), Verb("full force", count, True),
            Verb("discard", count, True), Verb("pick", count, True),
        ]  # fmt: skip
        super().__init__(name, 2, SIGHT, [kind == "deck" for kind in ZONE_NAMES], backs, verbs, kin)
        self.steps: list[Callable[[Duel], None]] = steps if steps is not None else default_steps()
        self.rests = ["main", "reshuffle", "mulligan", "deck", "goddess", "ban"]
        self.building = ["deck", "goddess", "ban"]
        self.sakura = sakura
        self.life = life
        self.aura = aura
        self.distance = distance
        self.distance_cap = 10
        self.aura_cap = 5
        self.vigor_cap = 2
        self.aura_damage_cap = 5
        self.master_distance = 2
        self.cards_drawn = 2
        self.opening_hand = 3
        self.hand_limit = 2
        self.normals = 7  # in a deck
        self.ultimates = 3
        self.arrow_factor = 1
        self.basic_actions = BREAKAWAY + 1  # those of the rulebook
        self.all_actions = len(said.actions)  # and those that cards add
        self.aura_damage_that_distracts = 0  # what damage breaks Concentration, by what it comes from
        self.life_damage_that_distracts = FROM_ATTACK + FROM_ELSEWHERE
        self.is_for_beginners_too = False  # whether a set-up may leave out Master Distance
        self.sets = 1  # of all cards, in the box
        self.is_picked_secretly = False  # whether goddesses are, where there are two sets
        self.places = PLACES
        self.streams = STREAMS

    def game(self, table: Table) -> Game:
        return Duel(self, table)

    def deal(self, setup_given: dict[str, Any], seed: int) -> Table:
        return setup.dealt(self, setup_given, seed)

    def staged(self, description: dict[str, Any]) -> Table:
        return scene.staged(self, description)

    def portrait(self, table: Table) -> dict[str, Any]:
        """A table as the description of a scene."""
        return scene.portrait(self, table)

    def label(self, game: Game, seat: int, option: int) -> str:
        assert isinstance(game, Duel)
        return words.label(game, seat, option)

    def why_not(self, game: Game, seat: int, option: int) -> str:
        assert isinstance(game, Duel)
        return words.why_not(game, seat, option)

    def tell(self, event: Event, seat: int | None) -> str:
        return words.told(self, event, seat)

    def faults(self, table: Table) -> list[str]:
        return scene.faults(self, table)

    def worth(self, game: Game, seat: int) -> int:
        assert isinstance(game, Duel)
        return evaluation.worth(game, seat)

    def leaning(self, game: Game, seat: int, option: int) -> int:
        assert isinstance(game, Duel)
        return evaluation.leaning(game, seat, option)

    def turns(self, game: Game) -> int:
        return game.table.tokens[TURNS]

    def public(self, game: Game) -> dict[str, Any]:
        assert isinstance(game, Duel)
        return words.public(game)

    def own(self, game: Game, seat: int) -> dict[str, Any]:
        assert isinstance(game, Duel)
        return words.own(game, seat)

    def legend(self) -> dict[str, Any]:
        return words.legend(self)

    def goddess(self, name: str) -> Goddess | None:
        for goddess in self.goddesses:
            if goddess.id == name.lower():
                return goddess
        return None

    def first_card(self, goddess: Goddess) -> int:
        """The number of her first card, as seat 0 has it."""
        return self.first_cards[self.goddesses.index(goddess)]


class FirstGeneration(Edition):
    """An edition of the first generation: 32 Sakura, four Basic Actions, and no limit to Aura damage."""

    def __init__(
        self,
        name: str,
        goddesses: list[Goddess],
        said: Words,
        first_decks: list[FirstDeck],
        steps: list[Callable[[Duel], None]],
    ) -> None:
        super().__init__(name, goddesses, 32, 8, 3, 10, steps, said, first_decks)
        self.basic_actions = FOCUS + 1
        self.aura_damage_cap = self.sakura
        self.is_picked_secretly = True
        self.places = FIRST_GENERATION_PLACES
        self.streams = FIRST_GENERATION_STREAMS
