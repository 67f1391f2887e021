"""The common base of AEG's edition and the Beta edition: their numbers, and the steps in which they differ from Level 99's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mankai.games.sakura_arms.rules.cards.base import ON_DISENCHANT, RESHUFFLED, Goddess
from mankai.games.sakura_arms.rules.constants import (
    BREAKAWAY,
    CHECK_ENCHANTMENTS,
    DESTROY,
    DESTROY_EMPTY,
    FROM_RESHUFFLE,
    GODDESS,
    IN_PLAY,
    LIMBO,
    NO_CARD,
    PICKING,
    PLACES,
    RANDOM_CARDS,
    RESHUFFLE,
    STEPS,
)
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.engine.duel import Duel
from mankai.games.sakura_arms.rules.scene.agenda import ALL_GODDESSES, CARDS_OF_BOTH, StepDescription
from mankai.games.sakura_arms.rules.steps.setup import FirstDeck, join
from mankai.games.sakura_arms.rules.steps.turn import AT_A_COST, TRAPS_DONE, drain_all_charges, offer_traps_first, shuffle_all
from mankai.kernel.table import Step, Table

PICK_SECRETLY: Final = STEPS  # the step after those of all editions
BEGINNERS: Final = PLACES  # the place after those of all editions: 1 if a rule for experienced players is left out


class FirstGeneration(Edition):
    """An edition of the first generation: 32 Sakura, and no limit to Aura damage."""

    sakura = 32
    life = 8
    aura_damage_cap = 32
    basic_actions = BREAKAWAY
    places = PLACES + 1
    streams = RANDOM_CARDS + 2

    def __init__(
        self,
        name: str,
        goddesses: list[Goddess],
        wording: str,
        first_decks: list[FirstDeck],
        steps: dict[int, Callable[[Duel], None]],
    ) -> None:
        super().__init__(name, goddesses, steps)
        self.wording = wording
        self.first_decks = first_decks
        self.shared_places[BEGINNERS] = "beginners"
        self.step_descriptions[DESTROY_EMPTY].details = CARDS_OF_BOTH
        self.set_step_descriptions([*self.step_descriptions, StepDescription("pick secretly", ALL_GODDESSES)])

    def has_enough_sets(self, copies: int) -> bool:
        """Whether there are two sets of all cards.  The rulebooks define the sets per box: AEG has one, the Beta edition two."""
        return copies * self.sets > 1

    def pick_steps(self, copies: int) -> list[Step]:
        """Return the steps of picking goddesses.  With two sets both players pick in secret and show at the same time."""
        return [(PICK_SECRETLY, 0, -1, ())] if self.has_enough_sets(copies) else super().pick_steps(copies)

    def simultaneous_round(self, step: int, table: Table) -> int:
        return step if step == PICK_SECRETLY else super().simultaneous_round(step, table)


def first_generation_steps() -> dict[int, Callable[[Duel], None]]:
    """Return the steps that differ: the order of Disenchants and of reshuffling, and picking in secret."""
    return {
        CHECK_ENCHANTMENTS: put_away_all_empty,
        DESTROY_EMPTY: disenchant_all,
        DESTROY: put_away_and_disenchant,
        RESHUFFLE: reshuffle_before_damage,
        PICK_SECRETLY: pick_secretly,
    }


def pick_secretly(duel: Duel) -> None:
    """Let both players pick their two goddesses in secret, and show them at the same time."""
    rules, goddesses = duel.rules, duel.edition.goddesses
    picks: list[list[int]] = [[], []]
    for seat in (0, 0, 1, 1):
        options = [rules.code(GODDESS, number) for number in range(len(goddesses)) if number not in picks[seat]]
        picks[seat].append(rules.subject(duel.choose_secretly(seat, options, "goddess")))
    for seat in (0, 1):
        for number in picks[seat]:
            join(duel.edition, duel.table, goddesses[number], seat)
            duel.emit("goddess", seat, number, 0)
    duel.refresh_goddesses()


def put_away_all_empty(duel: Duel) -> None:
    """Remove one Sakura from every Enchantment, and put away the empty ones together (AEG 4-1, Beta 4-1-2)."""
    drain_all_charges(duel, duel.step_seat)
    sides: list[list[int]] = []
    for seat in (duel.step_seat, 1 - duel.step_seat):
        sides.append([card for card in duel.table.zones[IN_PLAY + seat] if duel.charge(card) == 0])
        for card in sides[-1]:
            duel.move_card(card, IN_PLAY + seat, duel.home_zone(card, seat))
    if sides[0] or sides[1]:
        duel.schedule(DESTROY_EMPTY, duel.step_seat, -1, (*sides[0], NO_CARD, *sides[1]))


def disenchant_all(duel: Duel) -> None:
    """Apply the Disenchants of the cards put away, one by one, in the turn player's order.

    Details: the cards not done yet, first those of the turn player's side, then those of the other.
    """
    seat, rules, cards = duel.step_seat, duel.rules, duel.details
    border = cards.index(NO_CARD)
    option = duel.early_answer()
    if option < 0:
        own_cards = [card for card in cards[:border] if has_disenchant(duel, seat, card)]
        theirs = [card for card in cards[border + 1 :] if has_disenchant(duel, 1 - seat, card)]
        if not own_cards and not theirs:
            return
        option = duel.decide(seat, [rules.code(PICKING, card) for card in own_cards + theirs], "which is destroyed first")
        if option < 0:
            return
    card = rules.subject(option)
    duel.schedule(DESTROY, seat if card in cards[:border] else 1 - seat, card)
    duel.schedule(DESTROY_EMPTY, seat, -1, tuple([other for other in cards if other != card]))


def has_disenchant(duel: Duel, seat: int, card: int) -> bool:
    """Whether anything happens when a card at the side of `seat` is disenchanted: by its own text or another card's."""
    return duel.cards[card].has_disenchant or seat in [owner for owner, _, _ in duel.standing_effects(ON_DISENCHANT)]


def put_away_and_disenchant(duel: Duel) -> None:
    """Put away an Enchantment without Sakura, if it is not yet; then apply its Disenchant (AEG 5-2, Beta 5-2)."""
    seat, card = duel.step_seat, duel.card
    duel.emit("disenchant", seat, card, 0)
    for zone in (IN_PLAY + seat, LIMBO + seat):
        if card in duel.table.zones[zone]:
            duel.move_card(card, zone, duel.home_zone(card, seat))
    duel.cards[card].disenchant(duel.players[seat])
    duel.trigger(ON_DISENCHANT, duel.players[seat])


def reshuffle_before_damage(duel: Duel) -> None:
    """Reshuffle, and deal the Life damage last, so that cards lost by it are not shuffled in (AEG 4-1, Beta 4-1-3)."""
    if offer_traps_first(duel):
        return
    shuffle_all(duel, duel.step_seat)
    duel.resurge_at_once(duel.step_seat, RESHUFFLED, 0, 0)
    if duel.details[0] == TRAPS_DONE + AT_A_COST:
        duel.hurt_life(duel.step_seat, 1, -1, FROM_RESHUFFLE)
