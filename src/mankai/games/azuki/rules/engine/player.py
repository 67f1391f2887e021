"""A player, as card texts use it: `me` and `me.foe`.  Card texts use only this, `Unit`, `Attack` and `Happening`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from mankai.games.azuki.rules.cards.base import ENTITY, SPELL, WEAPON
from mankai.games.azuki.rules.constants import (
    ALLEY,
    AMOUNT,
    ANYWHERE,
    BY_EFFECT,
    BY_ENTITY,
    BY_IKZ,
    DECK,
    DECLINE,
    DISCARD,
    DISCARDED,
    DISCOUNT,
    ENTITIES_PLAYED,
    FIELD_SPOTS,
    FLEETING,
    GARDEN,
    GATE,
    HAND,
    IKZ,
    IKZ_PILE,
    IKZ_TOKEN,
    IS_IKZ,
    LEADER,
    LEADER_WAITS,
    LIMBO,
    MAIN,
    PLAYED,
    PLAYING,
    PURSE,
    SPENT,
    SPOT,
    SPOTS,
    TAKE,
    TAPPED,
    zone_of,
)
from mankai.games.azuki.rules.engine import damage
from mankai.games.azuki.rules.engine.attack import Attack
from mankai.games.azuki.rules.engine.unit import Unit
from mankai.games.azuki.rules.steps import play
from mankai.kernel.table import ALL

if TYPE_CHECKING:
    from mankai.games.azuki.rules.engine.match import Match


class Player:
    """A player of the match."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat

    # State that card texts may read.

    @property
    def foe(self) -> Player:
        return self.match.players[1 - self.seat]

    @property
    def leader(self) -> Unit:
        return self.match.unit(self.seat * SPOTS + LEADER)

    @property
    def gate(self) -> Unit:
        return self.match.unit(self.seat * SPOTS + GATE)

    @property
    def garden(self) -> list[Unit]:
        """The entities in the Garden."""
        return self.match.units(self.match.row(self.seat * SPOTS + GARDEN))

    @property
    def alley(self) -> list[Unit]:
        return self.match.units(self.match.row(self.seat * SPOTS + ALLEY))

    @property
    def field(self) -> list[Unit]:
        """The entities of both rows."""
        return self.garden + self.alley

    @property
    def garden_size(self) -> int:
        return self.match.row_count(self.seat * SPOTS + GARDEN)

    @property
    def hand(self) -> list[int]:
        return list(self.match.table.zones[HAND + self.seat])

    @property
    def discards(self) -> list[int]:
        """The cards of the discard pile."""
        return list(self.match.table.zones[DISCARD + self.seat])

    @property
    def element(self) -> int:
        """The element of the leader."""
        return self.leader.element

    @property
    def ikz_in_area(self) -> int:
        tokens = self.match.table.tokens
        return tokens[IKZ + self.seat] + tokens[SPENT + self.seat]

    @property
    def played_this_turn(self) -> int:
        return self.match.table.tokens[PLAYED + self.seat]

    @property
    def entities_played_this_turn(self) -> int:
        return self.match.table.tokens[ENTITIES_PLAYED + self.seat]

    @property
    def has_discarded(self) -> bool:
        """Whether this player has discarded a card this turn."""
        return self.match.table.tokens[DISCARDED + self.seat] > 0

    @property
    def is_active(self) -> bool:
        return self.match.is_active(self.seat)

    @property
    def attack(self) -> Attack:
        """The attack under way."""
        return Attack(self.match)

    @property
    def this_card(self) -> int:
        """The card whose text is being resolved."""
        return self.match.card

    @property
    def nobody(self) -> Unit:
        return Unit(self.match, -1, -1)

    def has_text_of(self, face_id: str) -> bool:
        """Whether the text of a card works somewhere on this player's field."""
        for unit in self.field:
            if any([text.id == face_id for text in self.match.texts(unit.spot)]):
                return True
        return False

    # Targets.

    def targets(self) -> list[Unit]:
        """The leader and the Garden of this player."""
        return [self.leader] + self.garden

    def any_target(self) -> list[Unit]:
        """Both leaders and both Gardens."""
        return self.foe.targets() + self.targets()

    def any_entity(self) -> list[Unit]:
        """The entities of both Gardens."""
        return self.foe.garden + self.garden

    def both_leaders(self) -> list[Unit]:
        return [self.foe.leader, self.leader]

    # Choosing.

    def relative_spot(self, spot: i64) -> i64:
        """Return a spot as this player counts it, own spots first.  Also converts back."""
        return (spot + self.seat * SPOTS) % FIELD_SPOTS

    def choose(self, units: list[Unit], may: bool = False, question: str = "target") -> Unit:
        """Let the player choose one of these units.  Returns `nobody` if there is none, or if an optional choice is declined."""
        match, rules = self.match, self.match.rules
        options: list[int] = [rules.code(SPOT, self.relative_spot(unit.spot)) for unit in units]
        if may and options:
            options.append(rules.code(DECLINE))
        option = match.choose(self.seat, options, question, match.card)
        if option < 0 or option == rules.code(DECLINE):
            match.has_declined = True
            return self.nobody
        return match.unit(self.relative_spot(rules.subject(option)))

    def choose_up_to(self, count: int, units: list[Unit], question: str = "target", cost: int = 99) -> list[Unit]:
        """Let the player choose up to `count` different units, one after the other, with a total cost of at most `cost`."""
        found: list[Unit] = []
        while len(found) < count:
            left = [unit for unit in cost_at_most(units, cost) if unit not in found]
            one = self.choose(left, may=True, question=question)
            if not one.is_here:
                break
            cost -= one.cost
            found.append(one)
        return found

    def choose_card(self, cards: list[int], may: bool = False, question: str = "take") -> int:
        """Let the player choose one of these cards by its face.  Returns -1 for none."""
        match, rules = self.match, self.match.rules
        faces: list[int] = []
        for card in cards:
            if match.cards[card].face not in faces:
                faces.append(match.cards[card].face)
        options: list[int] = [rules.code(TAKE, face) for face in faces]
        if may and options:
            options.append(rules.code(DECLINE))
        match.might_choose(self.seat, cards)
        option = match.choose(self.seat, options, question, match.card)
        if option < 0 or option == rules.code(DECLINE):
            match.has_declined = True
            return -1
        return self.copy_among(cards, rules.subject(option))

    def copy_among(self, cards: list[int], face: i64) -> int:
        """Return a copy of a face: one that the foe knows if possible, so that the choice reveals nothing."""
        alike = [card for card in cards if self.match.cards[card].face == face]
        for card in alike:
            if self.match.table.known.get(card, 0) >> (1 - self.seat) & 1:
                return card
        return alike[0]

    def choose_cards_up_to(self, count: int, cards: list[int], question: str = "take") -> list[int]:
        found: list[int] = []
        while len(found) < count:
            card = self.choose_card([one for one in cards if one not in found], may=True, question=question)
            if card < 0:
                break
            found.append(card)
        return found

    def amount(self, most: int) -> int:
        """Let the player choose a number from 0 to `most`."""
        rules = self.match.rules
        options: list[int] = [rules.code(AMOUNT, number) for number in range(most, -1, -1)]
        return rules.subject(self.match.choose(self.seat, options, "amount", self.match.card))

    def may(self, words: str) -> bool:
        """Ask whether the player does something optional."""
        if self.match.alternative(self.seat, [words, "decline"], "may", self.match.card) == 0:
            return True
        self.match.has_declined = True
        return False

    def pick(self, *words: str) -> str:
        """Let the player choose one of these alternatives."""
        messages: list[Any] = list(words)
        return words[self.match.alternative(self.seat, messages, "pick", self.match.card)]

    # Damage and health.

    def deal(self, units: list[Unit], amounts: list[int]) -> None:
        """Deal damage to several units together."""
        damage.deal(self.match, [unit.spot for unit in units], amounts, self.match.card, BY_EFFECT)

    def deal_to(self, unit: Unit, amount: int) -> None:
        damage.deal(self.match, [unit.spot], [amount], self.match.card, BY_EFFECT)

    def deal_up_to(self, most: int, units: list[Unit]) -> None:
        """Deal up to `most` damage to one of these units; the player chooses both."""
        unit = self.choose(units)
        if unit.is_here:
            self.deal_to(unit, self.amount(most))

    def deal_to_all(self, units: list[Unit], amount: int) -> None:
        self.deal(units, [amount] * len(units))

    def hurt_leader(self, amount: int) -> None:
        """Deal damage to this player's leader; often a cost."""
        self.deal_to(self.leader, amount)

    def heal(self, amount: int) -> None:
        """Heal the leader; never more than its damage."""
        damage.heal(self.match, self.seat * SPOTS + LEADER, amount)

    def destroy_all(self, units: list[Unit]) -> None:
        """Destroy these units together."""
        damage.destroy(self.match, [unit.spot for unit in units])

    def sacrifice_all(self, units: list[Unit]) -> int:
        """Sacrifice these units together.  Returns how many were sacrificed."""
        return damage.sacrifice(self.match, [unit.spot for unit in units])

    def return_all(self, units: list[Unit]) -> None:
        """Return these units to their owners' hands together."""
        damage.return_to_hand(self.match, [unit.spot for unit in units])

    def put_all_to_bottom(self, units: list[Unit]) -> None:
        """Put these units on the bottom of their owners' decks together, the last one lowest.  Everybody sees the order."""
        damage.to_bottom(self.match, [unit.spot for unit in units])

    # Cards.

    def draw(self, count: int) -> None:
        self.match.draw(self.seat, count)

    def discard(self, count: int, cards: list[int] | None = None) -> int:
        """Let the player discard up to `count` cards from hand, or of `cards` in hand.  Returns how many were discarded."""
        done = 0
        while done < count:
            held = self.hand if cards is None else [card for card in self.hand if card in cards]
            card = self.choose_card(held, question="discard")
            if card < 0:
                break
            self.discard_card(card)
            done += 1
        return done

    def discard_card(self, card: int) -> None:
        self.match.move_card(card, HAND + self.seat, DISCARD + self.seat)
        self.match.table.tokens[DISCARDED + self.seat] += 1
        self.match.emit("discard", self.seat, card, 0)

    def discard_hand(self) -> int:
        held = self.hand
        for card in held:
            self.discard_card(card)
        return len(held)

    def mill(self, count: int) -> list[int]:
        """Move up to `count` cards from the top of the deck to the discard pile.  Returns them."""
        found = list(self.match.table.zones[DECK + self.seat][:count])
        for card in found:
            self.match.move_card(card, DECK + self.seat, DISCARD + self.seat)
        if found:
            self.match.emit("mill", self.seat, -1, len(found))
        return found

    def look(self, count: int) -> list[int]:
        """Show the top cards of the deck to this player only.  Returns them."""
        zone = DECK + self.seat
        found = list(self.match.table.zones[zone][:count])
        for card in found:
            self.match.show(card, zone, 1 << self.seat)
        if found:
            self.match.emit("look", self.seat, -1, len(found))
        return found

    def take(self, card: int) -> None:
        """Move a card from the deck or the discard pile to the hand, shown to all.  Does nothing for -1."""
        if card >= 0:
            source = DECK if card in self.match.table.zones[DECK + self.seat] else DISCARD
            self.match.emit("take", self.seat, card, 0)
            self.match.move_card(card, source + self.seat, HAND + self.seat, False, ALL)

    def bottom(self, cards: list[int]) -> None:
        """Put cards of deck or discard pile on the bottom of the deck, in an order that only the player chooses and knows."""
        zone, pile = DECK + self.seat, self.match.table.zones[DISCARD + self.seat]
        order = self.in_order(cards, "bottom")
        if order:
            sources = [DISCARD + self.seat if card in pile else zone for card in order]
            self.match.move_cards_in_secret_order(order, sources, zone, self.seat)

    def in_order(self, cards: list[int], question: str) -> list[int]:
        """Let the player order these cards.  `decline` keeps the order of the rest.  Returns the ordered cards."""
        match, rules = self.match, self.match.rules
        left, order = cards[:], [0][:0]
        while len(left) > 1:
            match.might_choose(self.seat, left)
            faces: list[int] = []
            for card in left:
                if match.cards[card].face not in faces:
                    faces.append(match.cards[card].face)
            if len(faces) == 1:
                break
            options: list[int] = [rules.code(TAKE, face) for face in faces]
            options.append(rules.code(DECLINE))
            option = match.choose_secretly(self.seat, options, question)
            if option == rules.code(DECLINE):
                break
            card = self.copy_among(left, rules.subject(option))
            left.remove(card)
            order.append(card)
        return order + left

    def top_or_bottom(self, cards: list[int]) -> None:
        """Let the player put each of these top cards on the top or bottom of the deck, in an order that nobody else learns."""
        match, zone = self.match, DECK + self.seat
        above: list[int] = []
        below: list[int] = []
        for card in cards:
            match.alternative_words = [("choose-top", {"card": ("card", card)}), ("choose-bottom", {"card": ("card", card)})]
            (above if match.choose_secretly(self.seat, [0, 1], "top or bottom") == 0 else below).append(card)
        above, below = self.in_order(above, "top"), self.in_order(below, "bottom")
        rest = [card for card in match.table.zones[zone] if card not in cards]
        match.table.zones[zone] = tuple(above + rest + below)
        match.move_version += 1
        match.emit("arrange", self.seat, -1, len(cards))

    def search(self, count: int, subtype: str, but: str = "") -> None:
        """Look at the top cards.  The player may show and take one with that subtype, and puts the others on the bottom."""
        looked = self.look(count)
        fitting: list[int] = []
        for card in looked:
            this = self.match.cards[card]
            if (this.has_subtype(subtype) or this.every_subtype_in_deck) and this.id != but:
                fitting.append(card)
        card = self.choose_card(fitting, may=True, question="search")
        self.take(card)
        self.bottom([one for one in looked if one != card])

    # Filters for cards.

    def weapons(self, cards: list[int], cost: int = 99) -> list[int]:
        """The weapons among these cards that cost at most `cost`."""
        return [card for card in cards if self.is_kind(card, WEAPON, cost)]

    def entities(self, cards: list[int], cost: int = 99) -> list[int]:
        return [card for card in cards if self.is_kind(card, ENTITY, cost)]

    def spells(self, cards: list[int], cost: int = 99) -> list[int]:
        return [card for card in cards if self.is_kind(card, SPELL, cost)]

    def of_element(self, cards: list[int], element: int, cost: int = 99) -> list[int]:
        found = [card for card in cards if self.match.cards[card].element == element]
        return [card for card in found if self.match.cards[card].cost <= cost]

    def is_kind(self, card: int, kind: int, cost: int) -> bool:
        return self.match.cards[card].kind == kind and self.match.cards[card].cost <= cost

    # Playing and equipping by effects, without paying IKZ.

    def play_free(self, card: int, rows: int = ANYWHERE) -> Unit:
        """Play an entity from hand.  Returns its unit, or `nobody` for -1."""
        if card < 0:
            return self.nobody
        spot = play.play_entity(self.match, self.seat, card, HAND + self.seat, rows)
        return self.match.unit(spot)

    def play_at_once(self, card: int) -> None:
        """Play a card of the deck, of any kind, after the current text, without paying IKZ."""
        match = self.match
        match.move_card(card, DECK + self.seat, LIMBO + self.seat, False, ALL)
        match.schedule(PLAYING, self.seat, card, (MAIN, 1))

    def can_play(self, card: int) -> bool:
        """Whether a card could be played if its IKZ need not be paid."""
        this = self.match.cards[card]
        if this.kind != SPELL:
            return True
        if this.discards and len([other for other in self.hand if other != card]) < this.discards:
            return False
        return this.can_play(self)

    def play_weapon(self, card: int) -> None:
        """Play a weapon from hand or discard pile to the leader or an entity of the Garden."""
        if card >= 0:
            carrier = self.choose(self.targets(), question="carrier")
            self.match.count_played(self.seat)
            self.equip(card, carrier)

    def equip(self, card: int, carrier: Unit) -> None:
        """Move a weapon from hand or discard pile to a carrier, and queue its [On Play]."""
        source = HAND if card in self.match.table.zones[HAND + self.seat] else DISCARD
        play.equip(self.match, self.seat, card, source + self.seat, carrier.spot)

    def move_weapon(self, weapon: int, carrier: Unit) -> None:
        """Move a weapon on the field to another carrier.  It is not played again."""
        for unit in self.targets():
            if weapon in unit.weapons and carrier != unit:
                self.match.attach(weapon, zone_of(unit.spot), carrier.spot)
                return

    def exchange(self, front: Unit, back: Unit) -> None:
        """Exchange an entity of the Garden and one of the Alley."""
        if front.is_in_garden and back.is_in_alley:
            self.match.exchange(front.spot, back.spot)
            damage.check_fallen(self.match)

    # IKZ.

    def can_pay(self, amount: int) -> bool:
        return self.match.money(self.seat) >= amount

    def untap_ikz(self, count: int) -> None:
        """Untap up to `count` IKZ.  The player chooses between IKZ cards and entities that count as IKZ."""
        match, rules, tokens = self.match, self.match.rules, self.match.table.tokens
        for _ in range(count):
            tapped = [unit for unit in self.garden if unit.is_tapped and unit.has(IS_IKZ)]
            options: list[int] = [rules.code(PURSE, BY_IKZ)] if tokens[SPENT + self.seat] else []
            if tapped:
                options.append(rules.code(PURSE, BY_ENTITY))
            option = match.choose(self.seat, options, "untap", match.card)
            if option == rules.code(PURSE, BY_IKZ):
                match.move_tokens(1, SPENT + self.seat, IKZ + self.seat)
            elif option >= 0:
                self.choose(tapped).untap()

    @property
    def tapped_ikz(self) -> int:
        """The number of IKZ that can be untapped."""
        tapped = [unit for unit in self.garden if unit.is_tapped and unit.has(IS_IKZ)]
        return self.match.table.tokens[SPENT + self.seat] + len(tapped)

    @property
    def has_pile(self) -> bool:
        """Whether IKZ are left in the pile."""
        return self.match.table.tokens[IKZ_PILE + self.seat] > 0

    def gain_ikz(self, count: int) -> None:
        """Move IKZ from the pile to the area, tapped."""
        self.match.move_tokens(count, IKZ_PILE + self.seat, SPENT + self.seat)

    def gain_fleeting_token(self) -> None:
        """Give the player a token that disappears at the end of the turn, unless they have a token."""
        tokens = self.match.table.tokens
        if not tokens[IKZ_TOKEN + self.seat] and not tokens[FLEETING + self.seat]:
            tokens[FLEETING + self.seat] = 1
            self.match.emit("token", self.seat, -1, 1)

    def next_card_costs_less(self, amount: int) -> None:
        self.match.table.tokens[DISCOUNT + self.seat] += amount

    def promise(self) -> None:
        """Let the leader's `promised` wait for the first of its entities that falls, until this player's next turn begins."""
        self.match.table.tokens[LEADER_WAITS + self.seat] = 1


# Filters for units.


def others(units: list[Unit], it: Unit) -> list[Unit]:
    """These units without `it`."""
    return [unit for unit in units if unit.arrival != it.arrival]


def untapped(units: list[Unit]) -> list[Unit]:
    return [unit for unit in units if not unit.match.flags_at(unit.spot) & TAPPED]


def cost_at_most(units: list[Unit], cost: int) -> list[Unit]:
    return [unit for unit in units if unit.cost <= cost]


def cost_at_least(units: list[Unit], cost: int) -> list[Unit]:
    return [unit for unit in units if unit.cost >= cost]


def with_subtype(units: list[Unit], name: str) -> list[Unit]:
    return [unit for unit in units if unit.has_subtype(name)]


def of_element(units: list[Unit], element: int) -> list[Unit]:
    return [unit for unit in units if unit.element == element]


def with_weapon(units: list[Unit]) -> list[Unit]:
    """The units that carry a weapon."""
    return [unit for unit in units if unit.weapons]
