"""What AEG's edition and the Beta edition have in common and Level 99's has not: numbers, and three procedures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mankai.kernel.table import Step
from mankai.sakura_arms.cards import ON_DISENCHANT, Goddess
from mankai.sakura_arms.duel import Duel
from mankai.sakura_arms.edition import Edition, default_steps
from mankai.sakura_arms.places import DESTROY, FROM_RESHUFFLE, GODDESS, IN_PLAY, PLACES, RANDOM_CARDS, RESHUFFLE, STEPS
from mankai.sakura_arms.setup import FirstDeck, join
from mankai.sakura_arms.turn import shuffle_all, traps_come_first
from mankai.sakura_arms.words import Words

PICK_SECRETLY: Final = STEPS  # the step after those of all editions
BEGINNERS: Final = PLACES  # the place after those of all editions: whether a rule for experienced players is left out


class FirstGenerationWords(Words):
    """What both editions call otherwise than Level 99's."""

    goddess = "Megami"
    utility = "Action"
    full_power = "Throughout"
    cost = "Cost"
    foe = "opponent"
    negated = "is cancelled"
    missed = "fails"


class FirstGeneration(Edition):
    """An edition of the first generation: 32 Sakura, and no limit to Aura damage."""

    def __init__(
        self,
        name: str,
        goddesses: list[Goddess],
        said: Words,
        first_decks: list[FirstDeck],
        steps: list[Callable[[Duel], None]],
    ) -> None:
        super().__init__(name, goddesses, 32, 8, 3, 10, steps, said, first_decks)
        self.aura_damage_cap = self.sakura
        self.places = BEGINNERS + 1
        self.streams = RANDOM_CARDS + 2

    def picks(self, copies: int) -> list[Step]:
        """Where there are two sets, both pick in secret and show at the same time."""
        return [(PICK_SECRETLY, 0, -1, ())] if copies * self.sets > 1 else super().picks(copies)


def first_generation_steps() -> list[Callable[[Duel], None]]:
    """The steps of all editions, two of them in another order, and picking in secret."""
    steps = [*default_steps(), pick_secretly]
    steps[DESTROY] = put_away_and_disenchant
    steps[RESHUFFLE] = reshuffle_before_damage
    return steps


def pick_secretly(duel: Duel) -> None:
    """Both players pick their two goddesses in secret, and show them at the same time."""
    rules, goddesses = duel.rules, duel.edition.goddesses
    picked: list[list[int]] = [[], []]
    for seat in (0, 0, 1, 1):
        options = [rules.code(GODDESS, number) for number in range(len(goddesses)) if number not in picked[seat]]
        picked[seat].append(rules.subject(duel.choose_secretly(seat, options, "goddess")))
    for seat in (0, 1):
        for number in picked[seat]:
            join(duel.edition, duel.table, goddesses[number], seat)
            duel.tell("goddess", seat, number, 0)
    duel.look_at_goddesses()


def put_away_and_disenchant(duel: Duel) -> None:
    """An Enchantment without Sakura goes to its pile at once; then its Disenchant (AEG 5-2, Beta 5-2)."""
    seat, card = duel.whose, duel.card
    duel.tell("disenchant", seat, card, 0)
    duel.place(card, IN_PLAY + seat, duel.home(card, seat))
    duel.cards[card].disenchant(duel.players[seat])
    duel.happened(ON_DISENCHANT, duel.players[seat])


def reshuffle_before_damage(duel: Duel) -> None:
    """The Life damage comes last, so that what is lost by it is not shuffled in (AEG 4-1, Beta 4-1-3)."""
    if traps_come_first(duel):
        return
    shuffle_all(duel, duel.whose)
    if duel.details[0] == 3:
        duel.hurt_life(duel.whose, 1, -1, FROM_RESHUFFLE)
