"""A running game of Sakura: queries about the table for rules and characters, and the changes they make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mankai.games.oka.rules.cards.sakura_cards import CARD_BITS, fitting_cards
from mankai.games.oka.rules.constants import (
    ANY,
    ASIDE,
    BANK,
    BANK_LIMIT,
    BENEATH,
    BLIND,
    CARDS,
    CHARACTER_SHUFFLES,
    CLOSED_TRICKS,
    COINS,
    COOK_VALUES,
    DECLINE,
    DISCARD,
    DRAW_PILE,
    FILLED,
    GIVE,
    HAND,
    HIRE_NEEDS_USE,
    MODIFIER_BITS,
    MODIFIERS,
    OUT,
    PICK,
    PILE,
    PILE_DEPTH_HIDDEN,
    PLAYER,
    REORDER,
    ROW,
    SERVED,
    SLOTS,
    STACK_MODIFIERS,
    SWITCHES,
    TOPS,
    TRICK_PILES_OPEN,
    TRICKS,
    TURNED,
    VALUES,
    VOLUNTARY_TAKE,
    YIN_YANG_RESET,
)
from mankai.games.oka.rules.steps.setup import game_numbers
from mankai.kernel.runner import Runner
from mankai.kernel.table import ALL, Table

if TYPE_CHECKING:
    from mankai.games.oka.rules.edition import Oka


class Hanami(Runner):
    """A running game of Sakura."""

    def __init__(self, oka: Oka, table: Table) -> None:
        super().__init__(oka, table)
        self.oka = oka
        seats = oka.seats
        switches = game_numbers(table, SWITCHES)
        self.values = game_numbers(table, VALUES)  # the coins of the 52 cards, then their shurikens
        # The expected numbers on a card that nobody sees, in hundredths.
        self.coins_on_average = 100 * sum(self.values[:CARDS]) // CARDS
        self.shurikens_on_average = 100 * sum(self.values[CARDS:]) // CARDS
        self.voluntary_take = switches[VOLUNTARY_TAKE] == 1
        self.stack_modifiers = switches[STACK_MODIFIERS] == 1
        self.hire_needs_use = switches[HIRE_NEEDS_USE] == 1
        self.bank_limit = switches[BANK_LIMIT]  # 0: unlimited
        self.trick_piles_open = switches[TRICK_PILES_OPEN] == 1
        self.pile_depth_hidden = switches[PILE_DEPTH_HIDDEN] == 1
        self.yin_yang_reset = switches[YIN_YANG_RESET] == 1
        self.cooks = switches[COOK_VALUES:]
        # The zones of seat 0 or pile 0; hands begin at 0.
        self.tricks = (TRICKS if self.trick_piles_open else CLOSED_TRICKS) * seats
        self.tops = TOPS * seats
        self.beneath = BENEATH * seats
        self.aside = ASIDE * seats
        self.out = OUT * seats
        self.row = ROW * seats
        self.draw_pile = DRAW_PILE * seats
        self.discard = DISCARD * seats

    def perform(self, step: i64) -> None:
        self.oka.do_step(self, step)

    # Queries.

    def coins_on(self, card: i64) -> i64:
        return self.values[card]

    def shurikens_on(self, card: i64) -> i64:
        return self.values[CARDS + card]

    def left_of(self, seat: int) -> int:
        """The neighbour to the left, who plays next."""
        return seat + 1 if seat + 1 < self.oka.seats else 0

    def right_of(self, seat: int) -> int:
        return seat - 1 if seat > 0 else self.oka.seats - 1

    def pile_on(self, side: int) -> int:
        """The pile on a side of the Yin-Yang card."""
        return side ^ self.table.tokens[TURNED]

    def hand_bits(self, seat: int) -> i64:
        """The hand of `seat` as a set."""
        bits: i64 = 0
        for card in self.table.zones[HAND + seat]:
            bits |= CARD_BITS[card]
        return bits

    def can_use(self, bits: i64, modifiers: i64) -> bool:
        """Whether one of these cards can be placed now using all these modifiers. Starting a new pile uses none (A35)."""
        table = self.table
        tokens = table.tokens
        for side in range(2):
            pile = side ^ tokens[TURNED]
            if not tokens[SERVED + pile]:
                top = table.zones[self.tops + pile]
                if top and fitting_cards(side, top[0], modifiers, self.cooks) & bits:
                    return True
        return False

    def pending_modifiers(self, bits: i64) -> i64:
        """The modifiers that the next card must use, for a hand of these cards. Useless modifiers do not count (A18).

        All hired modifiers, if a card can use them together. Otherwise those that are each still usable, if a card can use these
        together.
        """
        modifiers = self.table.tokens[MODIFIERS]
        if modifiers == 0 or self.can_use(bits, modifiers):
            return modifiers
        useful: i64 = 0
        for at in range(MODIFIER_BITS):
            modifier = modifiers & CARD_BITS[at]
            if modifier and self.can_use(bits, modifier):
                useful |= modifier
        if useful and not self.can_use(bits, useful):
            useful = 0
        return useful

    def could_add(self, bits: i64, modifier: i64) -> bool:
        """Whether this modifier could be used together with the pending ones, and would make a difference (A20).

        No modifier makes a difference if any card may be placed, nor does one that is already pending.
        """
        waiting = self.pending_modifiers(bits)
        return waiting & (modifier | ANY) == 0 and self.can_use(bits, waiting | modifier)

    def pile_coins(self, pile: int) -> int:
        """The coins on all cards of a pile, including hidden cards."""
        zones = self.table.zones
        total = 0
        for card in zones[self.tops + pile]:
            total += self.values[card]
        for card in zones[self.beneath + pile]:
            total += self.values[card]
        return total

    def shurikens_of(self, seat: int) -> int:
        """The shurikens on the trick cards of `seat`."""
        total = 0
        for card in self.table.zones[self.tricks + seat]:
            total += self.values[CARDS + card]
        return total

    def has_pile(self) -> bool:
        """Whether there is a pile that was not just taken."""
        zones = self.table.zones
        return len(zones[self.tops]) + len(zones[self.tops + 1]) > 0

    def has_order(self) -> bool:
        """Whether there is a pile of two or more cards, so that it can be reordered."""
        zones = self.table.zones
        return len(zones[self.beneath]) + len(zones[self.beneath + 1]) > 0

    def others_have_tricks(self, seat: int) -> bool:
        zones = self.table.zones
        for other in range(self.oka.seats):
            if other != seat and zones[self.tricks + other]:
                return True
        return False

    def price_of(self, character: i64) -> i64:
        """The price of a character: 1 to 5, by its slot; 0 if it is not in the row."""
        filled_slots, at = self.table.tokens[FILLED], 0
        row = self.table.zones[self.row]
        for slot in range(SLOTS):
            if filled_slots >> slot & 1:
                if row[at] == CARDS + character:
                    return slot + 1
                at += 1
        return 0

    def hides_choice(self, seat: i64) -> bool:
        """Whether others cannot know if the seat has more than one option.

        Once both piles are served, every choice left costs coins, and the hand matters only for the characters that are of use.
        Without coins, or if use does not matter, nothing is hidden.
        """
        tokens = self.table.tokens
        if tokens[SERVED] and tokens[SERVED + 1] and (tokens[COINS + seat] == 0 or not self.hire_needs_use):
            return False
        return super().hides_choice(seat)

    # Changes.

    def gain(self, seat: int, amount: int) -> None:
        """Give coins from the reserve to `seat`, at most as many as it holds."""
        tokens = self.table.tokens
        if self.bank_limit:
            if amount > tokens[BANK]:
                amount = tokens[BANK]
            tokens[BANK] -= amount
        tokens[COINS + seat] += amount
        if self.is_watched:
            self.emit("gain", seat, -1, amount)

    def gain_coins_on(self, pile: int, seat: int) -> None:
        """Give `seat` the coins on all cards of a pile, which stays.

        The sum reveals something about cards that some seat cannot see.
        """
        for card in self.table.zones[self.beneath + pile]:
            if self.table.known.get(card, 0) != ALL:
                self.mark_reveal()
        self.gain(seat, self.pile_coins(pile))

    def pay(self, seat: int, amount: int) -> None:
        """Return coins of `seat` to the reserve."""
        tokens = self.table.tokens
        tokens[COINS + seat] -= amount
        if self.bank_limit:
            tokens[BANK] += amount

    def lay_on_pile(self, seat: int, card: int, side: int) -> None:
        """Place a card from hand on a pile, or start the pile anew."""
        table = self.table
        zones = table.zones
        pile = side ^ table.tokens[TURNED]
        if self.is_watched:
            self.emit("lay_on_pile", seat, card, side)
        old_top = zones[self.tops + pile]
        if old_top:
            zones[self.beneath + pile] = old_top + zones[self.beneath + pile]
            zones[self.tops + pile] = ()
            if not self.pile_depth_hidden:
                table.known[old_top[0]] = ALL
        self.move_card(card, HAND + seat, self.tops + pile)
        table.tokens[SERVED + pile] = 1
        table.tokens[MODIFIERS] = 0

    def take_pile(self, seat: int, side: int) -> None:
        """Move a pile to the trick cards of `seat`, who gains its coins."""
        zones = self.table.zones
        pile = side ^ self.table.tokens[TURNED]
        beneath = zones[self.beneath + pile]
        coins = self.pile_coins(pile)
        if self.is_watched:
            self.emit("take_pile", seat, len(beneath) + 1, side)
        self.move_card(zones[self.tops + pile][0], self.tops + pile, self.tricks + seat)
        self.move_cards(self.beneath + pile, self.tricks + seat)
        self.gain(seat, coins)

    def leave_row(self, character: int) -> None:
        """Move a character from the row to the discard pile, leaving a gap."""
        tokens = self.table.tokens
        slot = self.price_of(character) - 1
        tokens[FILLED] &= ~CARD_BITS[slot]
        self.move_card(CARDS + character, self.row, self.discard)

    def fill_row(self) -> None:
        """Move the characters towards the cheap end, and fill up from the draw pile (A24, A27)."""
        zones = self.table.zones
        while len(zones[self.row]) < SLOTS:
            if not zones[self.draw_pile]:
                self.merge_zone(self.discard, self.draw_pile)
                self.shuffle(self.draw_pile, CHARACTER_SHUFFLES)
            self.move_card(zones[self.draw_pile][0], self.draw_pile, self.row)
        self.table.tokens[FILLED] = (1 << SLOTS) - 1

    # Abilities of characters.

    def modify(self, seat: int, modifier: int) -> None:
        """Add a modifier to the pending ones for the next card of `seat` (A18). Useless modifiers are dropped."""
        self.table.tokens[MODIFIERS] = self.pending_modifiers(self.hand_bits(seat)) | modifier

    def turn_yin_yang(self) -> None:
        self.table.tokens[TURNED] ^= 1
        self.emit("turn_yin_yang", self.step_seat, -1, self.table.tokens[TURNED])

    def subject_or_none(self, option: i64) -> i64:
        """The subject of an option; -1 if no option was chosen."""
        if option < 0:
            return -1
        return self.oka.subject(option)

    def choose_pile(self, seat: int, question: str) -> int:
        """Let `seat` choose a pile. Return its side; -1 if there is no pile."""
        options: list[int] = []
        for side in range(2):
            if self.table.zones[self.tops + self.pile_on(side)]:
                options.append(self.oka.code(PILE, side))
        option = self.choose(seat, options, question)
        return self.subject_or_none(option)

    def choose_player(self, seat: int, others: list[int], question: str) -> int:
        """Let `seat` choose one of these players. Return the seat; -1 if there is none."""
        option = self.choose(seat, [self.oka.code(PLAYER, other) for other in others], question)
        return self.subject_or_none(option)

    def choose_card(self, seat: int, cards: list[int], question: str) -> int:
        """Let `seat` choose one of these cards, which it sees. Return the card; -1 if there is none."""
        option = self.choose(seat, [self.oka.code(PICK, card) for card in cards], question)
        return self.subject_or_none(option)

    def choose_card_or_none(self, seat: int, cards: list[int], question: str) -> int:
        """Let `seat` choose one of these cards or none. Return the card, or -1."""
        options = [self.oka.code(DECLINE)]
        for card in cards:
            options.append(self.oka.code(PICK, card))
        option = self.choose(seat, options, question)
        if option == self.oka.code(DECLINE):
            return -1
        return self.oka.subject(option)

    def choose_trick(self, seat: int) -> int:
        """Move another player's trick card to `seat`: by choice, or at random if trick piles are not open (A43).

        Return it, or -1.
        """
        zones = self.table.zones
        others = [other for other in range(self.oka.seats) if other != seat and zones[self.tricks + other]]
        if not others:
            return -1
        if self.trick_piles_open:
            cards: list[int] = []
            for other in others:
                cards += zones[self.tricks + other]
            card = self.choose_card(seat, sorted(cards), "take trick")
        else:
            source = self.tricks + self.choose_player(seat, others, "take trick")
            card = zones[source][self.roll(BLIND, len(zones[source]))]
        for other in others:
            if card in zones[self.tricks + other]:
                self.move_card(card, self.tricks + other, self.tricks + seat)
        return card

    def draw_blind(self, seat: int, source: int) -> int:
        """Move a random card from a zone to the hand of `seat`. Return the card."""
        cards = self.table.zones[source]
        card = cards[self.roll(BLIND, len(cards))]
        self.move_card(card, source, HAND + seat)
        return card

    def give_back(self, seat: int, other: int, drawn_card: int) -> None:
        """Schedule that `seat` gives `other` a card from hand, but not the one drawn from there."""
        self.schedule(GIVE, seat, drawn_card, (other,))

    def look_through(self, seat: int, side: int) -> None:
        """Let `seat` look through a pile and reorder it. Nobody else knows its order afterwards (A41)."""
        table = self.table
        pile = self.pile_on(side)
        self.emit("look_through", seat, -1, side)
        for card in table.zones[self.tops + pile]:
            table.known[card] = 1 << seat  # still known when another card covers it
        for card in table.zones[self.beneath + pile]:
            table.known[card] = 1 << seat
            self.emit("show", self.beneath + pile, card, 0, 1 << seat)
        self.schedule(REORDER, seat, -1, (pile, 0))
