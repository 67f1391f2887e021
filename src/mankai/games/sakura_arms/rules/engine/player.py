"""A player, as cards see them: `me`, and `me.foe`. Cards use only what is defined here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mankai.games.sakura_arms.rules.cards.base import ON_DRAWS
from mankai.games.sakura_arms.rules.constants import (
    ACCEPT,
    ALTERED,
    ATTACK,
    ATTACKING,
    ATTACKS,
    AURA,
    BASIC,
    BASIC_ACTION,
    BONUS,
    BOOST,
    BURNOUT,
    BY_EFFECT,
    CARD_ORDINAL,
    COMING_TURN,
    DECK,
    DECLINE,
    DISCARD,
    DRAWN,
    END,
    ENTRY_FULL_FORCE,
    ENTRY_ORDINAL,
    ENTRY_ORIGIN,
    ENTRY_REACTS_TO,
    ENTRY_SEAT,
    FACE_DOWN,
    FLARE,
    FLARE_WAIVED,
    FOR_GOOD,
    FROM_ELSEWHERE,
    HAND,
    IN_PLAY,
    LIFE,
    LIMBO,
    MAIN,
    MAIN_PHASE,
    MARKED,
    MOVED,
    NEXT_TURN,
    NOTED,
    PHASE,
    PHASE_ATTACKS,
    PICKING,
    RANDOM_CARDS,
    READY,
    RESHUFFLE,
    SCARRED,
    SEALED,
    SHADOW,
    START_DISTANCE,
    START_PHASE,
    STUN,
    TAKE_AURA,
    TAKE_LIFE,
    THIS_TURN,
    TURN,
    USE,
    USED,
    VIGOR,
    Pair,
)
from mankai.games.sakura_arms.rules.engine.attack import Attack
from mankai.kernel.messages import message, the_card
from mankai.kernel.table import remove_effect

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.cards.base import Card
    from mankai.games.sakura_arms.rules.cards.mechanisms import Place
    from mankai.games.sakura_arms.rules.engine.duel import Duel


class Player:
    """A player of the duel."""

    def __init__(self, duel: Duel, seat: int) -> None:
        self.duel = duel
        self.seat = seat

    # Queries.

    @property
    def foe(self) -> Player:
        return self.duel.players[1 - self.seat]

    @property
    def life(self) -> int:
        return self.duel.table.tokens[LIFE + self.seat]

    @property
    def aura(self) -> int:
        return self.duel.table.tokens[AURA + self.seat]

    @property
    def flare(self) -> int:
        return self.duel.table.tokens[FLARE + self.seat]

    @property
    def vigor(self) -> int:
        return self.duel.table.tokens[VIGOR + self.seat]

    @property
    def distance(self) -> int:
        """The current Distance."""
        return self.duel.distance()

    @property
    def start_distance(self) -> int:
        """The Distance at the start of the turn."""
        return self.duel.table.tokens[START_DISTANCE]

    @property
    def attacks_this_phase(self) -> int:
        """The number of attacks made in the current phase; counted if her goddess registers `ATTACKS_THIS_PHASE`."""
        return self.duel.table.tokens[PHASE_ATTACKS + self.seat]

    @property
    def attacks_this_turn(self) -> int:
        """The number of attacks made this turn; counted if her goddess registers `ATTACKS_THIS_TURN`."""
        return self.duel.table.tokens[ATTACKS + self.seat]

    @property
    def noted(self) -> list[int]:
        """The cards with `is_noted` that this player has played this turn, in order."""
        return [card for kind, seat, card, _ in self.duel.table.effects if kind == NOTED and seat == self.seat]

    @property
    def hand(self) -> tuple[int, ...]:
        return self.duel.table.zones[HAND + self.seat]

    @property
    def deck(self) -> tuple[int, ...]:
        return self.duel.table.zones[DECK + self.seat]

    @property
    def discards(self) -> tuple[int, ...]:
        """The face-up cards of the discard pile."""
        return self.duel.table.zones[DISCARD + self.seat]

    @property
    def face_down(self) -> tuple[int, ...]:
        """The face-down cards of the discard pile."""
        return self.duel.table.zones[FACE_DOWN + self.seat]

    @property
    def ready_ultimates(self) -> tuple[int, ...]:
        return self.duel.table.zones[READY + self.seat]

    @property
    def used_ultimates(self) -> tuple[int, ...]:
        return self.duel.table.zones[USED + self.seat]

    @property
    def enchantments(self) -> tuple[int, ...]:
        """The Enchantments in play at this player's side, including those about to be destroyed."""
        return self.duel.table.zones[IN_PLAY + self.seat]

    @property
    def bonus_cards(self) -> tuple[int, ...]:
        """The cards in the Bonus Area, of both goddesses."""
        return self.duel.table.zones[BONUS + self.seat]

    @property
    def this(self) -> int:
        """The number of the card whose effect happens."""
        return self.duel.card

    @property
    def owns_this(self) -> bool:
        """Whether the player owns the card whose effect happens, and does not only play it."""
        return self.duel.owner(self.duel.card) == self.seat

    @property
    def owner_of_this(self) -> Player:
        return self.duel.players[self.duel.owner(self.duel.card)]

    @property
    def attack_to_react_to(self) -> Attack | None:
        """The foe's attack that this player may react to now, if any."""
        resolving = self.duel.table.resolving
        if not resolving or resolving[-1][0] != ATTACK or resolving[-1][ENTRY_SEAT] == self.seat:
            return None
        return Attack(self.duel, resolving[-1])

    @property
    def is_resolved(self) -> bool:
        """Whether Resolve holds: Life is 3 or less."""
        return self.duel.table.tokens[LIFE + self.seat] <= 3

    @property
    def is_artistic(self) -> bool:
        """Whether Artistic holds: Vigor is 2."""
        return self.duel.table.tokens[VIGOR + self.seat] == 2

    @property
    def is_inferno(self) -> bool:
        """Whether Inferno holds: the card being played is the third or a later one its player has played this turn."""
        resolving = self.duel.table.resolving
        return bool(resolving) and resolving[-1][ENTRY_ORDINAL] & CARD_ORDINAL >= 3

    @property
    def plays_from_face_down(self) -> bool:
        """Whether the card being played was face-down in the discard pile."""
        resolving = self.duel.table.resolving
        return bool(resolving) and resolving[-1][ENTRY_ORIGIN] >> 1 << 1 == FACE_DOWN

    @property
    def plays_with_full_force(self) -> bool:
        resolving = self.duel.table.resolving
        return bool(resolving) and resolving[-1][ENTRY_FULL_FORCE] == 1

    @property
    def is_turn_player(self) -> bool:
        return self.duel.table.tokens[TURN] == self.seat

    @property
    def was_scarred(self) -> bool:
        """Whether the player has taken Aura damage this turn, 0 included."""
        return self.duel.table.tokens[SCARRED + self.seat] == 1

    @property
    def basic_actions_taken(self) -> int:
        """The number of Basic Actions taken this turn."""
        return self.duel.table.tokens[MOVED + self.seat]

    @property
    def cards_drawn(self) -> int:
        """The number of cards drawn this turn."""
        return self.duel.table.tokens[DRAWN + self.seat]

    @property
    def attack_reacted_to(self) -> Attack | None:
        """The attack that the card being played reacts to, if any."""
        return self.duel.attack_reacted_to()

    def card(self, number: int) -> Card:
        """Return the printed face of a card, or its face as a copy by its own text."""
        if self.duel.copies and number in self.duel.copies:
            return self.duel.edition.copy_of(self.duel.faces, number, self.duel.copies[number])
        return self.duel.faces[number]

    def played_as(self, number: int) -> Card:
        """Return the face that a card counts as while it is played or in play."""
        return self.duel.cards[number]

    def charge_of(self, card: Card) -> int:
        """Return the number of Sakura on an Enchantment that this player has in play."""
        for number in self.duel.table.zones[IN_PLAY + self.seat]:
            if self.duel.cards[number] is card:
                return self.duel.charge(number)
        return 0

    # Choices.

    def pick(self, *words: Any) -> int:
        """Ask for one of the alternatives (plain words or messages), also if it changes nothing.  Returns its number, from 0."""
        return self.duel.alternative(self.seat, list(words), "choose one", self.duel.card)

    def pick_for(self, card: int, keys: list[str]) -> int:
        """Ask like `pick`, with messages about a card.  The messages are made only if somebody watches."""
        duel = self.duel
        words: list[Any] = [message(key, card=the_card(card)) for key in keys] if duel.is_watched else [*keys]
        return duel.alternative(self.seat, words, "choose one", duel.card)

    def may(self, question: str) -> bool:
        """Ask whether the player wants to do something."""
        rules = self.duel.rules
        return self.duel.choose(self.seat, [rules.code(ACCEPT), rules.code(DECLINE)], question, self.duel.card) == rules.code(
            ACCEPT
        )

    def choose_card(self, cards: list[int], question: str, may_decline: bool = False) -> int:
        """Ask for one of `cards`.  Returns -1 if there is none or the player declines."""
        rules = self.duel.rules
        if cards and cards[0] in self.foe.hand:
            cards = sorted(cards)  # the order in which the foe has drawn them is hidden
        options = [rules.code(PICKING, card) for card in cards]
        if may_decline and options:
            options.append(rules.code(DECLINE))
        self.duel.might_choose(self.seat, cards)
        option = self.duel.choose(self.seat, options, question, self.duel.card)
        if option < 0 or option == rules.code(DECLINE):
            return -1
        return rules.subject(option)

    def choose_secretly(self, cards: list[int], question: str) -> int:
        """Ask for one of `cards`, which only this player sees.  Nobody else learns the choice.  Returns -1 if there is none."""
        duel = self.duel
        option = duel.choose_secretly(self.seat, [duel.rules.code(PICKING, card) for card in cards], question)
        return int(duel.rules.subject(option)) if option >= 0 else -1

    def choose_cards(self, cards: list[int], most: int, question: str) -> list[int]:
        """Ask for up to `most` of `cards`.  Returns them in the order chosen."""
        chosen: list[int] = []
        while len(chosen) < most:
            card = self.choose_card([one for one in cards if one not in chosen], question, may_decline=True)
            if card < 0:
                break
            chosen.append(card)
        return chosen

    def choose_from_hand(self, may_be_face_down: bool = False) -> int:
        """Ask for a card of the hand to discard: any, or one that can be discarded face-down."""
        fitting = [card for card in self.hand if not may_be_face_down or self.can_be_discarded_face_down(card)]
        return self.choose_card(fitting, "discard")

    # Sakura.

    def arrow(self, amount: int, source: int, target: int) -> int:
        """Apply an arrow effect: move as many Sakura as possible.  Returns how many were moved.

        `LIFE`, `AURA` and `FLARE` are the player's own, `FOE_AURA` and so on the foe's (see `vocabulary`).
        """
        start, goal = self.duel.arrow(self, self.area(source), self.area(target))
        if start < 0:
            return 0
        return self.duel.move_sakura(amount * self.duel.arrow_factor, start, goal)

    def arrow_up_to(self, amount: int, source: int, target: int) -> int:
        """Apply an arrow effect of which the player may move fewer Sakura, or none.  Returns how many were moved."""
        duel = self.duel
        start, goal = duel.arrow(self, self.area(source), self.area(target))
        if start < 0:
            return 0
        most = max(min(amount * duel.arrow_factor, int(duel.loose(start)), int(duel.room(goal))), 0)
        return duel.move_sakura(
            self.pick(*[message("choose-move-so-many", amount=moved) for moved in range(most + 1)]), start, goal
        )

    def move(self, amount: int, source: int, target: int) -> int:
        """Move Sakura by an effect that is not an arrow.  Returns how many were moved."""
        return self.duel.move_sakura(amount, self.area(source), self.area(target))

    def area(self, place: int) -> int:
        """Translate a place as this player names it into its number on the table."""
        if place <= SHADOW:
            return place
        return place + self.seat if place % 2 == 0 else place - self.seat

    def amount(self, place: Place) -> int:
        """Return this player's number in a place that a goddess brings."""
        return self.duel.table.tokens[place.place + self.seat]

    def set_amount(self, place: Place, amount: int) -> None:
        """Set this player's number in such a place, but never below 0."""
        at = place.place + self.seat
        if self.duel.table.tokens[at] != max(amount, 0):
            self.duel.table.tokens[at] = max(amount, 0)
            self.duel.emit("count", at, -1, max(amount, 0))

    def take_life_damage(self, amount: int) -> None:
        self.duel.hurt_life(self.seat, amount)

    def take_aura_damage(self, amount: int) -> None:
        """Take damage as far as there is Aura, without the choice of Life."""
        self.duel.hurt_aura(self.seat, amount, SHADOW, FROM_ELSEWHERE, False)

    def put_on_this(self, amount: int) -> None:
        """Put up to `amount` Sakura from Shadow on the Enchantment whose effect happens."""
        self.duel.put_on_card(amount, SHADOW, self.duel.card)

    def empty(self, card: int) -> None:
        """Move all Sakura on an Enchantment in play, of either player, to Shadow, so that it is destroyed.  Ignores -1."""
        if card >= 0:
            self.duel.empty_enchantment(0 if card in self.duel.table.zones[IN_PLAY] else 1, card)

    # Vigor.

    def gain_vigor(self, amount: int) -> None:
        """Gain Vigor up to the cap; a Stunned player loses the Stun instead."""
        tokens = self.duel.table.tokens
        if tokens[STUN + self.seat]:
            tokens[STUN + self.seat] = 0
            self.duel.emit("unstun", self.seat, -1, 0)
        else:
            self.set_vigor(min(tokens[VIGOR + self.seat] + amount, self.duel.edition.vigor_cap))

    def lose_vigor(self, amount: int) -> None:
        self.set_vigor(max(self.vigor - amount, 0))

    def set_vigor(self, amount: int) -> None:
        """Set Vigor to `amount`; a Stun stays."""
        if self.vigor != amount:
            self.duel.table.tokens[VIGOR + self.seat] = amount
            self.duel.emit("vigor", self.seat, -1, amount)

    def be_stunned(self) -> None:
        if not self.duel.table.tokens[STUN + self.seat]:
            self.duel.table.tokens[STUN + self.seat] = 1
            self.duel.emit("stun", self.seat, -1, 0)

    # Cards.

    def draw(self, count: int) -> None:
        """Draw cards.  For each missing card, take 1 damage to Aura or Life, as the player chooses."""
        duel, seat, tokens = self.duel, self.seat, self.duel.table.tokens
        if tokens[PHASE] == START_PHASE:
            for owner, _, standing in duel.standing_effects(ON_DRAWS):
                count = standing.ongoing_draws(duel.players[owner], self, count)
        for _ in range(count):
            deck = duel.table.zones[DECK + seat]
            if deck:
                duel.move_card(deck[0], DECK + seat, HAND + seat)
                tokens[DRAWN + seat] += 1
                continue
            options = [duel.rules.code(TAKE_LIFE)]
            if duel.aura_against_damage(seat) > 0:
                options.append(duel.rules.code(TAKE_AURA))
            option = duel.choose(seat, options, "no card to draw")
            duel.note(BURNOUT, seat)
            if option == duel.rules.code(TAKE_AURA):
                duel.hurt_aura(seat, 1)
            else:
                duel.hurt_life(seat, 1)

    def discard(self, card: int) -> None:
        """Move a card from hand to the discard pile, face-up.  Ignores -1."""
        if card >= 0:
            self.duel.move_card(card, HAND + self.seat, DISCARD + self.seat)

    def discard_face_down(self, card: int, chosen_by_foe: bool = False) -> None:
        """Move a card from hand to the discard pile, face-down.  A foe who chose it knows which it is.  Ignores -1."""
        if card >= 0:
            witnesses = 1 << (1 - self.seat) if chosen_by_foe else 0
            self.duel.move_card(card, HAND + self.seat, FACE_DOWN + self.seat, False, witnesses)

    def can_be_discarded_face_down(self, card: int) -> bool:
        return not self.duel.cards[card].is_poison

    def discard_hand_face_down(self) -> None:
        """Discard all cards of the hand that can be discarded face-down."""
        for card in self.hand:
            if self.can_be_discarded_face_down(card):
                self.discard_face_down(card)

    def discard_at_random(self) -> None:
        """Discard a random card from hand, face-up, if there is one."""
        if self.hand:
            self.discard(self.hand[self.duel.roll(RANDOM_CARDS + self.seat, len(self.hand))])

    def put_top_cards_face_down(self, count: int) -> None:
        """Put up to `count` top cards of the deck face-down on the discard pile.  Poisons among them stay."""
        for card in self.deck[:count]:
            if self.can_be_discarded_face_down(card):
                self.duel.move_card(card, DECK + self.seat, FACE_DOWN + self.seat)

    def put_on_deck(self, card: int) -> None:
        """Put a face-up card of the discard pile on top of the deck.  Ignores -1."""
        if card >= 0:
            self.duel.move_card(card, DISCARD + self.seat, DECK + self.seat, True)

    def put_bonus_under_deck(self, card: int) -> None:
        """Put a card from the Bonus Area on the bottom of the deck.  Ignores -1."""
        if card >= 0:
            self.duel.move_card(card, BONUS + self.seat, DECK + self.seat)

    def take_bonus(self, card: int) -> None:
        """Make an Ultimate from the Bonus Area Ready.  Ignores -1."""
        if card >= 0:
            self.duel.move_card(card, BONUS + self.seat, READY + self.seat)

    def take_this_to_hand(self) -> None:
        """Return the card being played to its owner's hand."""
        card = self.duel.card
        if card in self.duel.table.zones[LIMBO + self.seat]:
            self.duel.move_card(card, LIMBO + self.seat, HAND + self.duel.owner(card))

    def look_at_ready_of_foe(self) -> None:
        """Look at the Ready Ultimates of the foe."""
        for card in self.foe.ready_ultimates:
            self.duel.show(card, READY + self.foe.seat, 1 << self.seat)

    def use_up(self, card: int) -> None:
        """Make a Ready Ultimate of this player Used without playing it.  Ignores -1."""
        if card >= 0:
            self.duel.move_card(card, READY + self.seat, USED + self.seat)

    def reveal_hand(self) -> None:
        for card in self.hand:
            self.duel.show(card, HAND + self.seat)

    def look_at_hand_of_foe(self) -> None:
        for card in self.foe.hand:
            self.duel.show(card, HAND + self.foe.seat, 1 << self.seat)

    def mill(self) -> None:
        """Put the top card of the deck face-up on the discard pile, if there is one."""
        if self.deck:
            self.duel.move_card(self.deck[0], DECK + self.seat, DISCARD + self.seat)

    def put_under_deck(self, cards: list[int]) -> None:
        """Put cards of the discard pile, face-up or face-down, on the bottom of the deck.  The foe does not learn their order."""
        sources = [(DISCARD if card in self.discards else FACE_DOWN) + self.seat for card in cards]
        self.duel.move_cards_in_secret_order(cards, sources, DECK + self.seat, self.seat)

    def put_this_on_deck(self) -> None:
        """Put the card being played on top of its owner's deck."""
        card = self.duel.card
        if card in self.duel.table.zones[LIMBO + self.seat]:
            self.duel.move_card(card, LIMBO + self.seat, DECK + self.duel.owner(card), True)

    def ready(self, number: int) -> None:
        """Make a Used Ultimate Ready.  Ignores -1."""
        if number >= 0:
            self.duel.make_ready(self.seat, number)

    def ready_this(self) -> None:
        """Make the Ultimate being played Ready instead of Used."""
        card = self.duel.card
        if card in self.duel.table.zones[LIMBO + self.seat]:
            self.duel.move_card(card, LIMBO + self.seat, READY + self.duel.owner(card))

    def seal_this(self) -> None:
        """Remove the card being played from the game."""
        card = self.duel.card
        if card in self.duel.table.zones[LIMBO + self.seat]:
            self.duel.move_card(card, LIMBO + self.seat, SEALED + self.duel.owner(card))

    def seal_under_this(self, card: int, zone: int) -> None:
        """Move a card of either player from `zone` under the card whose effect happens, out of the game.  Ignores -1.

        It stays there wherever that card goes, and comes back only by `return_sealed`.  Level 99 calls this Suspend.
        """
        duel = self.duel
        if card >= 0:
            duel.move_card(card, zone, SEALED + zone % 2)  # by zone, not by owner: a Poison belongs to its holder
            duel.table.effects += ((FOR_GOOD, self.seat, int(duel.card), (card,)),)
            duel.mark_copies_stale()

    def sealed_under(self, card: int) -> list[int]:
        """Return the cards that lie under a card."""
        return [details[0] for kind, _, sealing, details in self.duel.table.effects if kind == FOR_GOOD and sealing == card]

    def return_sealed(self) -> None:
        """Put all cards under the card whose effect happens face-up on the discard piles of the players they came from."""
        duel = self.duel
        for card in self.sealed_under(duel.card):
            seat = 0 if card in duel.table.zones[SEALED] else 1
            duel.move_card(card, SEALED + seat, DISCARD + seat)
        duel.table.effects = tuple([effect for effect in duel.table.effects if effect[0] != FOR_GOOD or effect[2] != duel.card])
        duel.mark_copies_stale()

    # Marks.

    def mark(self, card: int) -> None:
        """Mark a card at this player's side.  It keeps the mark while it is being played, face-up, in play or Used there."""
        if not self.is_marked(card):
            self.duel.table.effects += ((MARKED, self.seat, card, ()),)
            self.duel.are_marks_stale = True
            self.duel.emit("mark", self.seat, card, 0)

    def unmark(self, card: int) -> None:
        """Remove the mark of a card, whichever player put it there."""
        self.duel.emit("unmark", self.seat, card, 0)
        table = self.duel.table
        for at in range(len(table.effects) - 1, -1, -1):
            if table.effects[at][0] == MARKED and table.effects[at][2] == card:
                table.effects = remove_effect(table.effects, at)

    def is_marked(self, card: int) -> bool:
        for kind, seat, marked, _ in self.duel.table.effects:
            if kind == MARKED and seat == self.seat and marked == card:
                return True
        return False

    @property
    def has_marked(self) -> bool:
        """Whether this player has marked any card."""
        for kind, seat, _, _ in self.duel.table.effects:
            if kind == MARKED and seat == self.seat:
                return True
        return False

    @property
    def marked(self) -> list[int]:
        """The cards that this player has marked."""
        return [card for kind, seat, card, _ in self.duel.table.effects if kind == MARKED and seat == self.seat]

    def reshuffle(self) -> None:
        """Reshuffle without Life damage.  Traps may be played first, as always."""
        self.duel.run_now(RESHUFFLE, self.seat)

    def can_play(self, card: int, waived: int = 0) -> bool:
        """Whether the player can play a card by an effect now."""
        return self.duel.obstacle(self.seat, card, waived) == 0

    def play_from_face_down(self, card: int, traits: int = 0, reacts_too: bool = False) -> bool:
        """Play a face-down card of the discard pile.  Returns whether it could be played.  Ignores -1."""
        return self.play(card, FACE_DOWN + self.seat, traits, reacts_too)

    def play_from_hand(self, card: int) -> bool:
        """Play a card from hand by an effect.  Returns whether it could be played."""
        return self.play(card, HAND + self.seat)

    def play_from_used(self, card: int) -> bool:
        """Play a Used Ultimate of the player again, at no Flare. Returns whether it could be played."""
        return self.play(card, USED + self.seat, 0, False, FLARE_WAIVED)

    def play_from_discards(self, card: int, traits: int = 0) -> bool:
        """Play a face-up card of the discard pile.  Returns whether it could be played."""
        return self.play(card, DISCARD + self.seat, traits)

    def play_card_of_foe(self, card: int, zone: int) -> bool:
        """Play a card of the foe, at no Flare.  It goes back to its owner's pile.  Returns whether it could be played."""
        return self.play(card, zone, 0, False, FLARE_WAIVED)

    def play(
        self,
        card: int,
        zone: int,
        traits: int = 0,
        reacts_too: bool = False,
        waived: int = 0,
        more_charge: int = 0,
        altered: int = 0,
    ) -> bool:
        """Play a card by an effect.  Returns whether it could be played.

        The effect may give its Attack `traits`, waive costs (`FLARE_WAIVED`, `COSTS_WAIVED`), and change its Charge or another
        number (`FARTHER` and so on).  `reacts_too`: the card counts as reacting to the attack that the effect reacts to.
        """
        duel = self.duel
        if card < 0:
            return False
        if duel.obstacle(self.seat, card, waived, False, False, altered):
            duel.show(card, zone)  # a chosen card is shown before it is put back
            return False
        reacts_to = duel.table.resolving[-1][ENTRY_REACTS_TO] if reacts_too else -1
        duel.run_now(USE, self.seat, card, (zone, reacts_to, 0, 0, traits | altered << ALTERED, waived, more_charge))
        return True

    def take_back_this(self) -> None:
        """Ready this Ultimate in play: its Sakura go to Shadow, and no Disenchant happens."""
        duel, card = self.duel, self.duel.card
        duel.take_off_card(duel.charge(card), card, SHADOW)
        duel.move_card(card, IN_PLAY + self.seat, READY + duel.owner(card))

    @property
    def all_other_ultimates_are_used(self) -> bool:
        """Whether all other Ultimates of this player are Used, at either side; those out of the game do not count."""
        zones, duel = self.duel.table.zones, self.duel
        for side in range(2):
            for card in zones[READY + side] + zones[IN_PLAY + side] + zones[LIMBO + side]:
                if card != duel.card and duel.owner(card) == self.seat and duel.cards[card].is_ultimate:
                    return False
        return True

    def reveal_face_down(self) -> None:
        """Show the face-down cards of the discard pile as proof."""
        for card in self.face_down:
            self.duel.show(card, FACE_DOWN + self.seat)

    # Attacks.

    def attack(self, reach: int, damage: Pair, traits: int = 0) -> None:
        """Make an attack by the effect of this card and resolve it.  Out of Range it vanishes and counts as never made."""
        duel = self.duel
        entry = duel.new_attack(self.seat, duel.card, reach, damage, BY_EFFECT, traits)
        if not Attack(duel, entry).is_in_range():
            duel.emit("vanish", self.seat, duel.card, 0)
            return
        duel.table.resolving.append(entry)
        duel.run_now(ATTACKING, self.seat, duel.card)

    def boost_next_attack(self, choice: int = 0) -> None:
        """Let this card wait for the next Attack this turn that it `boosts`.  `attack.choice` will be `choice` (0 to 15)."""
        self.remember(BOOST, (choice,) if choice else ())

    def this_turn(self) -> None:
        """Let the standing effects of this card hold for the rest of this turn."""
        self.remember(THIS_TURN)

    def in_coming_turn(self) -> None:
        """Let the standing effects of this card hold in this player's next turn."""
        self.remember(COMING_TURN)

    def remember(self, kind: int, details: tuple[int, ...] = ()) -> None:
        self.duel.table.effects += ((kind, self.seat, int(self.duel.text_source(self.duel.card)), details),)

    # Phases and Basic Actions.

    def end_phase(self) -> None:
        """End the current phase: its remaining steps are dropped."""
        phase = self.duel.table.tokens[PHASE]
        self.duel.cut(MAIN if phase == START_PHASE else END if phase == MAIN_PHASE else NEXT_TURN)

    @property
    def basic_actions(self) -> list[int]:
        """All Basic Actions: the rulebook's, and those that cards add."""
        return self.duel.edition.paid_actions

    def take_basic_action(self, actions: list[int], may_decline: bool = False) -> None:
        """Ask for one of these Basic Actions and take it at no cost."""
        duel, rules = self.duel, self.duel.rules
        options = [rules.code(BASIC, action) for action in actions if not duel.action_obstacle(self.seat, action, True)]
        if may_decline and options:
            options.append(rules.code(DECLINE))
        option = duel.choose(self.seat, options, "take a Basic Action")
        if option >= 0 and option != rules.code(DECLINE):
            duel.run_now(BASIC_ACTION, self.seat, -1, (rules.subject(option),))

    def win(self) -> None:
        self.duel.win(self.seat)
