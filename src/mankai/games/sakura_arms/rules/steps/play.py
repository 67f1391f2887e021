"""The steps of playing a card and of an attack, in the order of the rulebook."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.cards.base import (
    ATTACK_CARD,
    ON_DISENCHANT,
    ON_NEGATES,
    ON_PLAY,
    ON_PLAYED,
    ON_REACT,
    ON_RESOLVED,
    UTILITY,
)
from mankai.games.sakura_arms.rules.constants import (
    ACT,
    AFTER,
    AURA,
    BY_EFFECT,
    CARD_PLAYED,
    CHARGING,
    COSTS_WAIVED,
    DAMAGELESS,
    DASH,
    DEALS_BOTH,
    DESTROY,
    DISTANCE,
    ENTRY_CLASS,
    ENTRY_REACTS_TO,
    ENTRY_STATE,
    ENTRY_TOOK_AURA,
    ENTRY_TOOK_LIFE,
    ENTRY_TRAITS,
    FLARE,
    FROM_ATTACK,
    FROM_AURA,
    HAND,
    IN_PLAY,
    INESCAPABLE,
    INEVITABLE,
    INITIALIZE,
    INSTEAD,
    INTO_DISTANCE,
    LIMBO,
    LIMITED,
    MISSED,
    NEGATED,
    NOTED,
    OPEN,
    PASS,
    PLAY,
    PLAYED,
    REACT,
    READY,
    SHADOW,
    STRIKE,
    SUFFER,
    TAKE_AURA,
    TAKE_LIFE,
    USE,
    WITH_AFTER,
    Pair,
)
from mankai.games.sakura_arms.rules.engine.attack import Attack
from mankai.games.sakura_arms.rules.engine.duel import Duel, play_details
from mankai.kernel.runner import Chooser, GameOver, Runner, StepsCut


def use_card(duel: Duel) -> None:
    """Play a card.

    Details: the zone it comes from, the attack it reacts to, whether as a Reaction, with Full Force, the traits its attack gains,
    the costs that are waived, and the change of its Charge.
    """
    seat, card = duel.step_seat, duel.card
    zone, reacts_to, as_reaction, full_force, extra_traits, waived_costs, more_charge = duel.details
    this, me, tokens = duel.cards[card], duel.players[seat], duel.table.tokens
    duel.emit("play", seat, card, as_reaction)
    if duel.copies:
        duel.emit_copy(seat, card)
    duel.move_card(card, zone, LIMBO + seat)
    if this.is_ultimate and not waived_costs:
        duel.move_tokens(duel.flare_cost(seat, card), FLARE + seat, SHADOW)
    tokens[PLAYED + seat] += 1
    duel.table.resolving.append([CARD_PLAYED, seat, card, zone, tokens[PLAYED + seat], reacts_to, as_reaction, full_force])
    if this.is_noted:
        me.remember(NOTED)
    if as_reaction:
        duel.trigger(ON_REACT, me)
    duel.trigger(ON_PLAY, me, card)
    if duel.possible_effects & ON_PLAYED:
        duel.queue_followers(card)
    if this.type == ATTACK_CARD:
        entry = duel.own_attack(seat, card, extra_traits, full_force == 1)
        if waived_costs < COSTS_WAIVED:
            this.pay(me)
        duel.spend_boosts(entry)
        duel.note_attack(seat, entry)
        duel.table.resolving.append(entry)
        duel.schedule(REACT, seat, card)
        duel.schedule(STRIKE, seat, card)
        duel.schedule(AFTER, seat, card)
        return
    if waived_costs < COSTS_WAIVED:
        this.pay(me)
    if this.type == UTILITY:
        duel.schedule(ACT, seat, card)
    else:
        duel.schedule(CHARGING, seat, card, (more_charge,))
        duel.schedule(INITIALIZE, seat, card)


class DecliningChooser(Chooser):
    """A chooser that takes the last option, which declines wherever that is possible."""

    def choose(self, game: Runner, seat: int, options: list[int]) -> int:
        return options[-1]


def preview_damage(duel: Duel, seat: int, card: int, zone: int) -> Pair:
    """Return the damage that the Attack of a card would deal if it were played now.  It is made on a copy of the table."""
    trial = duel.edition.make_runner(duel.table.clone())
    assert isinstance(trial, Duel)
    trial.chooser = DecliningChooser()  # cards that wait for plays may ask, but the answers do not change the Attack
    trial.step_seat, trial.card, trial.details = seat, card, play_details(zone)
    use_card(trial)
    damage = Attack(trial, trial.table.resolving[-1]).damage()
    trial.close()
    return damage


class QuestionAsked(Exception):
    """An effect that is tried asks somebody something."""


class RefusingChooser(Chooser):
    """A chooser that breaks off at the first question."""

    def choose(self, game: Runner, seat: int, options: list[int]) -> int:
        raise QuestionAsked


def does_nothing(duel: Duel, seat: int, card: int, zone: int) -> bool:
    """Whether the effect of a Utility would change nothing if the card were played now.  It is tried on a copy of the table.

    An effect that asks, shows or depends on hidden cards does something: the result tells nothing that the player does not know.
    """
    this = duel.cards[card]
    has_more = this.standing_bits or this.waits_for or this.lasts or this.full_force or this.is_noted
    if this.type != UTILITY or has_more or this.has_resurgence or this.has_immediate_resurgence:
        return False
    trial = duel.edition.make_runner(duel.table.clone())
    assert isinstance(trial, Duel)
    trial.chooser = RefusingChooser()
    trial.step_seat, trial.card, trial.details = seat, card, play_details(zone)
    steps = trial.agenda.size + 1
    is_quiet = False
    try:
        use_card(trial)
        if trial.agenda.size == steps:  # nothing follows but the effect
            before, clock = trial.table.key(), trial.table.clock
            this.act(trial.players[seat])
            is_same = trial.table.clock == clock and trial.table.key() == before
            is_quiet = is_same and trial.agenda.size == steps and not trial.reveals_hidden
    except (QuestionAsked, GameOver, StepsCut):
        pass  # it does something
    trial.close()
    return is_quiet


def make_attack(duel: Duel) -> None:
    """Make an attack by an effect, which is the last entry of `Table.resolving`."""
    duel.spend_boosts(duel.table.resolving[-1])
    duel.note_attack(duel.step_seat, duel.table.resolving[-1])
    duel.emit("attack", duel.step_seat, duel.card, 0)
    duel.schedule(REACT, duel.step_seat, duel.card)
    duel.schedule(STRIKE, duel.step_seat, duel.card)
    duel.schedule(AFTER, duel.step_seat, duel.card)


def react(duel: Duel) -> None:
    """Let the foe play one Reaction, but not to a Reaction."""
    rules, foe, table = duel.rules, 1 - duel.step_seat, duel.table
    option = duel.early_answer()
    if option < 0:
        entry = table.resolving[-1]
        if entry[ENTRY_REACTS_TO] >= 0:
            return
        traits = Attack(duel, entry).traits()
        if traits & INEVITABLE:
            return
        if table.zones[HAND + foe] or table.zones[READY + foe]:
            duel.might_answer(foe)
        options = [rules.code(PASS)]
        for card in table.zones[HAND + foe] + table.zones[READY + foe]:
            this = duel.cards[card]
            if (this.reaction or this.may_gain_reaction) and not duel.reaction_obstacle(foe, card, traits):
                options.append(rules.code(PLAY, card))
        option = duel.decide(foe, options, "reaction", duel.card)
    if option >= 0 and option != rules.code(PASS):
        card = rules.subject(option)
        zone = HAND + foe if card in table.zones[HAND + foe] else READY + foe
        duel.schedule(USE, foe, card, play_details(zone, reacts_to=len(table.resolving) - 1, as_reaction=1))


def strike(duel: Duel) -> None:
    """Check whether the attack is negated, then whether it is still in Range, then deal its damage."""
    option = duel.early_answer()
    attack = Attack(duel, duel.table.resolving[-1])
    traits = attack.traits() if option >= 0 else traits_on_success(duel, attack)
    if traits >= 0:
        deal_damage(duel, attack, traits, option)


def traits_on_success(duel: Duel, attack: Attack) -> int:
    """Return the traits of the attack if it succeeds; -1 if it is negated or out of Range."""
    if is_negated(duel, attack):
        return -1
    traits = attack.traits()
    if not traits & INESCAPABLE and not attack.is_in_range():
        attack.entry[ENTRY_STATE] = MISSED
        duel.emit("miss", duel.step_seat, duel.card, 0)
        return -1
    return traits


def deal_damage(duel: Duel, attack: Attack, traits: int, option: int) -> None:
    """Deal damage, of which the foe chooses the kind; `option` is the foe's choice, or -1."""
    rules, foe = duel.rules, 1 - duel.step_seat
    if option < 0 and traits & DAMAGELESS:
        return
    if option < 0 and replaces_damage(attack):
        duel.schedule(INSTEAD, duel.step_seat, duel.card)
        return
    aura, life = attack.damage()
    has_choice = aura != DASH and life != DASH and not traits & DEALS_BOTH
    if option < 0 and not traits & DEALS_BOTH:
        options: list[int] = []
        if aura != DASH and (life == DASH or duel.aura_against_damage(foe) >= aura):
            options.append(rules.code(TAKE_AURA))
        if life != DASH:
            options.append(rules.code(TAKE_LIFE))
        option = duel.decide(foe, options, "damage", duel.card)
        if option < 0:
            return
    if has_choice:
        aura, life = (aura, DASH) if option == rules.code(TAKE_AURA) else (DASH, life)
    duel.schedule(SUFFER, foe, duel.card, (aura, life, traits & INTO_DISTANCE, 1 if has_choice else 0))


def replaces_damage(attack: Attack) -> bool:
    """Whether this is a card's own Attack that does something else instead of its damage."""
    card = attack.card
    return card.may_replace_damage and attack.entry[ENTRY_CLASS] != BY_EFFECT and card.replaces_damage(attack.attacker, attack)


def replace_damage(duel: Duel) -> None:
    """Do what the attack does instead of its damage."""
    attack = Attack(duel, duel.table.resolving[-1])
    attack.card.instead_of_damage(attack.attacker, attack)


def suffer(duel: Duel) -> None:
    """Take the damage of an attack, each kind as far as possible.  This is a step of its own, since a card may ask something.

    Details: to Aura, to Life, whether its Sakura go to Distance, whether it was chosen.
    """
    aura, life, into_distance, was_chosen = duel.details
    entry = duel.table.resolving[-1]
    if aura != DASH:
        entry[ENTRY_TOOK_AURA] = aura
        duel.hurt_aura(duel.step_seat, aura, DISTANCE if into_distance else SHADOW, FROM_ATTACK, was_chosen == 1)
    if life != DASH:
        entry[ENTRY_TOOK_LIFE] = life
        duel.hurt_life(duel.step_seat, life, DISTANCE if into_distance else -1, FROM_ATTACK)


def is_negated(duel: Duel, attack: Attack) -> bool:
    if attack.entry[ENTRY_STATE] == OPEN:
        for owner, _, standing in duel.standing_effects(ON_NEGATES):
            if standing.ongoing_negates(duel.players[owner], attack):
                attack.negate()
                break
    return attack.entry[ENTRY_STATE] == NEGATED


def resolve_after(duel: Duel) -> None:
    """Apply After effects; then the attack is over and its card is put away."""
    table, seat, card = duel.table, duel.step_seat, duel.card
    entry = table.resolving[-1]
    this = duel.cards[card]
    is_by_card = entry[ENTRY_CLASS] != BY_EFFECT
    if entry[ENTRY_STATE] == OPEN and (is_by_card or entry[ENTRY_TRAITS] & WITH_AFTER):
        this.after(duel.players[seat], Attack(duel, entry))
    table.resolving.pop()
    if is_by_card:
        finish(duel)
    duel.trigger(ON_RESOLVED, duel.players[seat], len(table.resolving) + is_by_card)


def act(duel: Duel) -> None:
    """Apply the effect of a Utility; then put it away."""
    duel.cards[duel.card].act(duel.players[duel.step_seat])
    finish(duel)


def finish(duel: Duel) -> None:
    """End the play of a card that has been resolved."""
    duel.table.resolving.pop()
    duel.put_away(duel.card, duel.step_seat)
    if duel.cards[duel.card].limited:
        duel.table.tokens[LIMITED + duel.step_seat] = 1
    duel.resolve_followers(duel.step_seat, duel.card)


def put_charge(duel: Duel) -> None:
    """Put Sakura from Shadow and Aura, in any mix, on an Enchantment: as many as its Charge, or as there are.

    Details: the difference to its Charge.
    """
    seat, card, rules, tokens = duel.step_seat, duel.card, duel.rules, duel.table.tokens
    option = duel.early_answer()
    charge, shadow, aura = max(duel.cards[card].charge + duel.details[0], 0), tokens[SHADOW], tokens[AURA + seat]
    if option < 0:
        least = max(0, charge - shadow)
        most = min(charge, aura)
        options = [rules.code(FROM_AURA, amount) for amount in range(min(least, most), most + 1)]
        option = duel.decide(seat, options, "charge", card)
        if option < 0:
            return
    amount = rules.subject(option)
    duel.put_on_card(amount, AURA + seat, card)
    duel.put_on_card(charge - amount, SHADOW, card)


def initialize(duel: Duel) -> None:
    """Apply Initialize before the card is in play.  Then put it in play, or destroy it at once if no Sakura lie on it."""
    seat, card = duel.step_seat, duel.card
    this = duel.cards[card]
    this.initialize(duel.players[seat])
    duel.table.resolving.pop()
    if card in duel.table.zones[LIMBO + seat]:
        if duel.charge(card) == 0:
            duel.schedule(DESTROY, seat, card)
        else:
            duel.move_card(card, LIMBO + seat, IN_PLAY + seat)
    if this.limited:
        duel.table.tokens[LIMITED + seat] = 1
    duel.resolve_followers(seat, card)


def destroy(duel: Duel) -> None:
    """Destroy an Enchantment without Sakura: its Ongoing effects and its Concentration end, then its Disenchant happens.

    During Disenchant it lies on the table but is not in play.  Afterwards it is put away, unless it got Sakura again.
    """
    seat, card = duel.step_seat, duel.card
    duel.emit("disenchant", seat, card, 0)
    if card in duel.table.zones[IN_PLAY + seat]:
        duel.move_card(card, IN_PLAY + seat, LIMBO + seat)
    duel.cards[card].disenchant(duel.players[seat])
    if duel.charge(card) == 0:
        duel.trigger(ON_DISENCHANT, duel.players[seat])
        duel.put_away(card, seat)
    elif card in duel.table.zones[LIMBO + seat]:
        duel.move_card(card, LIMBO + seat, IN_PLAY + seat)
