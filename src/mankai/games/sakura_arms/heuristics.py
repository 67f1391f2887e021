"""Heuristics for duels and drafts: Life first, then the resources that protect and threaten it.

The weights are estimates, in thousandths of a Life. Decks are built and cards drafted by measurements (`rules.measured_decks`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mankai.games.sakura_arms.rules.cards.base import ATTACK_CARD, Card
from mankai.games.sakura_arms.rules.constants import (
    ACCEPT,
    ADVANCE,
    AURA,
    BASIC,
    DASH,
    DECK,
    DECLINE,
    FINISH,
    FLARE,
    GODDESSES,
    HAND,
    IN_PLAY,
    LIFE,
    PLAY,
    READY,
    RECOVER,
    SET_ASIDE,
    SPEND,
    STUN,
    TAKE_AURA,
    TURN,
    TURNS,
    VIGOR,
)
from mankai.games.sakura_arms.rules.draft.constants import DRAFTED, REVEALING, TAKING
from mankai.games.sakura_arms.rules.draft.rules import Draft
from mankai.games.sakura_arms.rules.engine.duel import Duel
from mankai.games.sakura_arms.rules.engine.mad_pairing import PairedDuel
from mankai.games.sakura_arms.rules.measured_decks import MeasuredDeck, measured_decks
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import Rules
from mankai.kernel.runner import Runner
from mankai.players.heuristics import Heuristics

LIFE_WORTH: Final = 1000
AURA_WORTH: Final = 220
FLARE_WORTH: Final = 110
VIGOR_WORTH: Final = 130
STUN_WORTH: Final = 150
CARD_WORTH: Final = 170  # a card in hand within the hand limit
SPARE_WORTH: Final = 60  # a card above the hand limit
CHARGE_WORTH: Final = 70
READY_WORTH: Final = 140
NEARNESS_WORTH: Final = 60  # value of every step nearer to the Range of the best own attack
IN_REACH_WORTH: Final = 180
WANTED_ULTIMATES: Final = 4  # Ultimates wanted among the twelve cards that a player drafts
SURPLUS_PENALTY: Final = 400  # how much each further Ultimate loses in value


class DuelHeuristics(Heuristics):
    """Heuristics that evaluate as soon as nothing is being resolved."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.setup_questions = ["deck", "goddess", "ban", "set aside"]
        self.horizon = -1

    def value(self, game: Runner, seat: int) -> int:
        assert isinstance(game, Duel)
        return evaluate(game, seat)

    def priors(self, game: Runner, seat: int, options: list[int]) -> list[int]:
        assert isinstance(game, Duel)
        return [option_prior(game, seat, option) for option in options]

    def turn_count(self, game: Runner) -> int:
        return game.table.tokens[TURNS]

    def setup_answer(self, game: Runner, seat: int, options: list[int], dice: FastRng) -> int:
        """The card to add to a deck: one from a measured list that contains all its cards so far; -1 if there is none."""
        assert isinstance(game, Duel)
        if game.question != "deck":
            return -1
        decks = reachable_decks(game, seat)
        if not decks:
            return -1
        target_cards = decks[dice.below(len(decks))].cards
        best, fewest = -1, len(decks) + 1
        for option in options:
            name = game.cards[game.rules.subject(option)].name
            # Cards that few of the lists have come first, so that every list is equally likely.
            decks_with_card = len([deck for deck in decks if name in deck.cards])
            if name in target_cards and decks_with_card < fewest:
                best, fewest = option, decks_with_card
        return best


def evaluate(duel: Duel, seat: int) -> int:
    """The value for `seat`: its side minus the foe's. Before the first turn of a Mad Pairing, the cards set aside count too."""
    value = position_value(duel, seat)
    if isinstance(duel, PairedDuel) and duel.table.tokens[TURNS] == 0:
        value += set_aside_value(duel, seat)
    return value


def position_value(duel: Duel, seat: int) -> int:
    if duel.table.tokens[TURNS] == 0 and not duel.table.zones[HAND + seat]:
        return deck_value(duel, seat)
    return side_value(duel, seat) - side_value(duel, 1 - seat)


def side_value(duel: Duel, seat: i64) -> i64:
    table, edition = duel.table, duel.edition
    tokens, zones = table.tokens, table.zones
    life = tokens[LIFE + seat]
    if life == 0:
        return -100 * LIFE_WORTH
    hand_size: i64 = len(zones[HAND + seat])
    hand_after_discard: i64 = min(hand_size, edition.hand_limit)
    value = life * LIFE_WORTH - (400 if life <= 2 else 0)
    value += tokens[AURA + seat] * AURA_WORTH
    value += min(tokens[FLARE + seat], 7) * FLARE_WORTH
    value += tokens[VIGOR + seat] * VIGOR_WORTH - tokens[STUN + seat] * STUN_WORTH
    value += hand_after_discard * CARD_WORTH + (hand_size - hand_after_discard) * SPARE_WORTH
    value += len(zones[READY + seat]) * READY_WORTH
    for card in zones[IN_PLAY + seat]:
        value += duel.charge(card) * CHARGE_WORTH * (-1 if duel.cards[card].is_poison else 1)
    for card in zones[HAND + seat]:
        if duel.cards[card].is_poison:
            value -= 2 * CARD_WORTH
    return value + threat_value(duel, seat)


def threat_value(duel: Duel, seat: i64) -> i64:
    """The value of the player's attacks: the best one by its distance from its Range, and a bonus for each in reach."""
    distance, tokens = duel.distance(), duel.table.tokens
    best: i64 = 0
    reach_bonus: i64 = 0
    for zone in [HAND + seat, READY + seat]:
        for card in duel.table.zones[zone]:
            definition = duel.cards[card]
            if definition.type != ATTACK_CARD or definition.flare > tokens[FLARE + seat]:
                continue
            range_bits, damage = duel.printed_attack(seat, card)
            gap = gap_to(range_bits, distance)
            aura, life = damage
            strength: i64 = 2 + (0 if life == DASH else life) + (0 if aura == DASH else aura // 2)
            value = (10 - gap) * NEARNESS_WORTH + strength * 20
            if value > best:
                best = value
            if gap == 0:
                reach_bonus += IN_REACH_WORTH
    return best + (reach_bonus if tokens[TURN] == seat else reach_bonus // 3)


def gap_to(range_bits: i64, distance: i64) -> i64:
    """The number of steps from the Distance to the nearest one in a Range; at most 12."""
    gap: i64
    for gap in range(12):
        if range_bits >> (distance + gap) & 1 or (gap <= distance and range_bits >> (distance - gap) & 1):
            return gap
    return 12


def option_prior(duel: Duel, seat: int, option: int) -> int:
    """The prior of an option: attacks first, then other cards, then movement that brings an attack into reach."""
    rules, tokens = duel.rules, duel.table.tokens
    verb, subject = rules.verb_of[option], rules.subject(option)
    if verb == PLAY:
        definition = duel.cards[subject]
        if definition.is_poison:
            return 3
        if definition.type == ATTACK_CARD:
            return 24 if definition.is_ultimate else 20
        return 9
    if verb == BASIC:
        if tokens[VIGOR + seat] == 0 and len(duel.table.zones[HAND + seat]) <= duel.edition.hand_limit:
            return 1
        if subject == ADVANCE:
            return 7 if threat_gap(duel, seat) > 0 else 2
        return 5 if subject == RECOVER and tokens[AURA + seat] < 3 else 3
    if verb == FINISH:
        return 3
    if verb == ACCEPT:
        return 6 if not duel.table.zones[DECK + seat] else 1
    if verb == DECLINE:
        return 4
    if verb == SPEND:
        return 6
    if verb == TAKE_AURA:
        return 5
    return 3


def threat_gap(duel: Duel, seat: i64) -> i64:
    """The number of steps that the player is too far away for every attack in hand; 0 if one reaches or there is none."""
    distance = duel.distance()
    smallest_gap: i64 = 99  # none yet
    for card in duel.table.zones[HAND + seat]:
        range_bits, _ = duel.printed_attack(seat, card)
        if range_bits:
            if range_bits >> distance & 1:
                return 0
            if range_bits & ((1 << int(distance)) - 1):
                smallest_gap = min(smallest_gap, gap_to(range_bits, distance))
    if smallest_gap == 99:
        return 0
    return smallest_gap


def set_aside_value(duel: PairedDuel, seat: int) -> int:
    """The value of the cards that a player has set aside: strong Attacks with a wide Range, usable in any turn."""
    value = 0
    for card in duel.table.zones[SET_ASIDE + seat]:
        definition = duel.faces[card]
        if definition.type == ATTACK_CARD and not definition.full_power:
            aura, life = definition.damage
            value += 100 * (2 + max(aura, 0) + 2 * max(life, 0)) + 20 * bin(definition.reach).count("1")
    return value


def deck_value(duel: Duel, seat: int) -> int:
    """The value of a deck while it is being built: cards of the red quick builds count."""
    value = 0
    for slot in range(2):
        number = duel.table.tokens[GODDESSES + 2 * seat + slot]
        if number:
            red_names = duel.edition.goddesses[number - 1].red
            for zone in [DECK + seat, READY + seat, HAND + seat]:
                for card in duel.table.zones[zone]:
                    if duel.cards[card].name in red_names:
                        value += 100
    return value


def reachable_decks(duel: Duel, seat: int) -> list[MeasuredDeck]:
    """The measured lists of a player's goddesses that contain all cards of the deck so far."""
    names: list[str] = []
    for zone in [DECK + seat, READY + seat]:
        for card in duel.table.zones[zone]:
            names.append(duel.cards[card].name)
    edition = duel.edition
    ids = [edition.goddesses[number].id for number in edition.goddesses_on(duel.table, seat)]
    decks: list[MeasuredDeck] = []
    for deck in measured_decks(edition.name).decks_of(ids):
        if not [name for name in names if name not in deck.cards]:
            decks.append(deck)
    return decks


class DraftHeuristics(Heuristics):
    """Heuristics for drafts: the measured value of each card, and a limit on Ultimates."""

    def __init__(self, rules: Draft) -> None:
        super().__init__(rules)
        self.setup_questions = ["draft take", "draft remove", "draft reveal"]
        card_values = measured_decks(rules.edition.name).card_values
        self.strengths = [card_values[card.name] if card.name in card_values else printed_strength(card) for card in rules.cards]
        self.draft = rules

    def setup_answer(self, game: Runner, seat: int, options: list[int], dice: FastRng) -> int:
        """The best card, or the worst if one is to be removed.

        When a deck is revealed, the kind that the player has too few of.
        """
        draft = self.draft
        drafted_cards = game.table.zones[DRAFTED * draft.seats + seat]
        ultimates = len([card for card in drafted_cards if draft.cards[card].is_ultimate])
        if draft.verb_of[options[0]] == REVEALING:
            return options[0] if 3 * ultimates >= len(drafted_cards) else options[-1]
        values: list[int] = []
        for option in options:
            card = int(draft.subject(option))
            value = self.strengths[card]
            if draft.verb_of[option] == TAKING:
                value -= SURPLUS_PENALTY * max(ultimates - WANTED_ULTIMATES + 1, 0) if draft.cards[card].is_ultimate else 0
            else:
                value = (SURPLUS_PENALTY if draft.cards[card].is_ultimate and ultimates > WANTED_ULTIMATES else 0) - value
            values.append(value)
        return options[values.index(max(values))]


def printed_strength(card: Card) -> int:
    """An estimate of a card's value from its printed numbers, in thousandths of a Life, for cards without measurements."""
    value = 300
    if card.type == ATTACK_CARD:
        aura, life = card.damage
        value = 120 * max(aura, 0) + 330 * max(life, 0) + 45 * bin(card.reach).count("1")
    elif card.charge > 0:
        value += 60 * card.charge
    if card.reaction:
        value += 250
    if card.full_power:
        value -= 350
    if card.is_ultimate:
        value -= 90 * card.flare
    return value


def heuristics_for(rules: Rules) -> Heuristics:
    """The heuristics for a duel or a draft."""
    return DraftHeuristics(rules) if isinstance(rules, Draft) else DuelHeuristics(rules)
