"""Messages of options, reasons and questions.  Their words are in the catalogues."""

from __future__ import annotations

from typing import Any, Final

from mankai.games.sakura_arms.rules.cards.base import ATTACK_CARD, ENCHANTMENT, FORM, UNDEFINED, UTILITY, Card
from mankai.games.sakura_arms.rules.constants import (
    ACCEPT,
    ATTACK,
    BASIC,
    BASIC_ACTION,
    DASH,
    DEALS_BOTH,
    DECK,
    DECLINE,
    DISCARDING,
    ENTRY_CARD,
    FINISH,
    FLARE,
    FROM_AURA,
    FULL_FORCE,
    GODDESS,
    HAND,
    INESCAPABLE,
    INEVITABLE,
    INEVITABLE_FOR_NORMALS,
    INTO_DISTANCE,
    MARKED,
    NO_ACTION,
    OVERKILL,
    PASS,
    PLAY,
    READY,
    SPEND,
    TAKE_AURA,
    TAKE_LIFE,
)
from mankai.games.sakura_arms.rules.engine.attack import Attack
from mankai.games.sakura_arms.rules.engine.duel import (
    CANNOT_PAY,
    CONDITION_FAILS,
    IS_FORBIDDEN,
    IS_FULL_POWER,
    IS_INEVITABLE,
    IS_LIMITED,
    IS_NO_REACTION,
    IS_ONLY_REACTION,
    NO_COST,
    NOT_OFFERED,
    OUT_OF_RANGE,
    SOURCE_EMPTY,
    TARGET_FULL,
    TOO_FAR,
    TOO_LITTLE_FLARE,
    TOO_NEAR,
    Duel,
)
from mankai.kernel.messages import Message, Term, slug, the_card, the_seat
from mankai.kernel.table import holds

NOT_NOW: Final[Message] = ("not-possible-now", {})
DECLINE_KEYS: Final = {"reshuffle": "no-reshuffle", "mulligan": "keep", "trap": "no-trap"}  # by question
PICK_KEYS: Final = {"mulligan": "put-back", "deck": "take", "set aside": "set-aside"}
OBSTACLES: Final = {
    IS_FULL_POWER: "why-full-power",
    IS_NO_REACTION: "why-no-reaction",
    IS_ONLY_REACTION: "why-only-reaction",
    IS_LIMITED: "why-limited",
    IS_FORBIDDEN: "why-forbidden",
    IS_INEVITABLE: "why-inevitable",
    NO_COST: "why-no-cost",
    NOT_OFFERED: "why-not-offered",
}
TRAITS: Final = {
    INEVITABLE: "trait-inevitable",
    INEVITABLE_FOR_NORMALS: "trait-inevitable-for-normals",
    INESCAPABLE: "trait-inescapable",
    OVERKILL: "trait-overkill",
    DEALS_BOTH: "trait-deals-both",
    INTO_DISTANCE: "trait-into-distance",
}
TYPES: Final = {ATTACK_CARD: "attack", UTILITY: "utility", ENCHANTMENT: "enchantment", FORM: "form", UNDEFINED: "undefined"}


def the_action(action: int) -> Term:
    return "action", action


def the_place(place: int) -> Term:
    return "place", place


def label(duel: Duel, option: int) -> Message:
    """Return the message of an option, given the current question."""
    rules, question = duel.rules, duel.question
    verb, subject = rules.verb_of[option], int(rules.subject(option))
    if verb == FINISH:
        return "option-finish", {}
    if verb == PASS:
        return "option-pass", {}
    if verb == DECLINE:
        return f"option-{DECLINE_KEYS.get(question, 'decline')}", {}
    if verb == ACCEPT:
        return "option-reshuffle" if question == "reshuffle" else "option-accept", {}
    if verb == BASIC:
        return "option-basic", {"action": the_action(subject)}
    if verb == SPEND:
        return "option-spend", {}
    if verb in (TAKE_AURA, TAKE_LIFE):
        return "option-take-aura" if verb == TAKE_AURA else "option-take-life", {"amount": damage_of(duel, verb)}
    if verb == FROM_AURA:
        return "option-from-aura", {"amount": subject}
    if verb == GODDESS:
        return "option-ban-goddess" if question == "ban" else "option-pick-goddess", {"goddess": ("goddess", subject)}
    if verb in (PLAY, FULL_FORCE):
        return play_label(duel, verb, subject, "option-play" if verb == PLAY else "option-full-force")
    key = "discard" if verb == DISCARDING else PICK_KEYS.get(question, "choose")
    return f"option-{key}", {"card": card_term(duel, verb, subject)}


def play_label(duel: Duel, verb: int, card: int, key: str) -> Message:
    """Return the message of a card to be played, with the card of which it is a copy then."""
    copied_card = duel.copied_card(card)
    arguments: dict[str, Any] = {"card": card_term(duel, verb, card)}
    return (key, arguments) if copied_card == card else (f"{key}-as", {**arguments, "copied": the_card(copied_card)})


def card_term(duel: Duel, verb: int, card: int) -> Any:
    """Return a card that may be chosen, with what distinguishes it from others of its name that could be meant."""
    rules, name = duel.rules, duel.faces[card].name
    term: Any = the_card(card)
    subjects = [int(rules.subject(option)) for option in duel.options if rules.verb_of[option] == verb]
    namesakes = [one for one in subjects if one != card and duel.faces[one].name == name]
    counterpart = (card + duel.half) % (2 * duel.half)
    foreign = [one for one in namesakes if duel.owner(one) != duel.owner(card)]
    are_both_offered = len({zone_of(duel, one) % 2 for one in subjects}) > 1
    if foreign or (are_both_offered and lies_open(duel, card) and lies_open(duel, counterpart)):
        term = card_of(duel, card, foreign)
    twins = [one for one in namesakes if one not in foreign]
    for key, differs in (("which-card-at", zone_of), ("which-card-marked", has_mark), ("which-card-shown", is_known)):
        if [one for one in twins if differs(duel, one) != differs(duel, card)] and (
            key == "which-card-at" or differs(duel, card)
        ):
            term = key, {"card": term, **({"zone": ("zone", zone_of(duel, card))} if key == "which-card-at" else {})}
    return term


def card_of(duel: Duel, card: int, foreign: list[int]) -> Message:
    """Return a card with its owner, and with the side where it lies if that is the other player's.

    A Poison belongs to its holder; its pouch distinguishes it only from one of the other pouch (`foreign`) at the same side.
    """
    owner, side = int(duel.owner(card)), zone_of(duel, card) % 2
    is_held_alone = duel.faces[card].is_poison and side not in [zone_of(duel, one) % 2 for one in foreign]
    if owner == side or is_held_alone:
        return whose_card(card, side)
    return "whose-card-there", {"card": the_card(card), "who": the_seat(owner), "there": the_seat(side)}


def whose_card(card: int, seat: int) -> Message:
    """Return a card as one of a player's."""
    return "whose-card", {"card": the_card(card), "who": the_seat(seat)}


def lies_open(duel: Duel, card: int) -> bool:
    return bool(duel.lies_open(card, 0) or duel.lies_open(card, 1))


def zone_of(duel: Duel, card: int) -> int:
    """Return the zone in which a card lies; -1: it is not on the table."""
    for zone in range(len(duel.table.zones)):
        if holds(duel.table.zones[zone], card):
            return zone
    return -1


def has_mark(duel: Duel, card: int) -> int:
    return int([entry for entry in duel.table.effects if entry[0] == MARKED and entry[2] == card] != [])


def is_known(duel: Duel, card: int) -> int:
    """Whether a seat that does not see a card knows it."""
    return int(duel.table.known.get(card, 0) != 0)


def damage_of(duel: Duel, verb: int) -> int:
    """Return the damage that is taken with one of the damage options."""
    resolving = duel.table.resolving
    if duel.question == "damage" and resolving and resolving[-1][0] == ATTACK:
        aura, life = Attack(duel, resolving[-1]).damage()
        return aura if verb == TAKE_AURA else life
    return 1


def why_not(duel: Duel, seat: int, option: int) -> Message:
    """Return the reason why `seat` may not choose an option now."""
    if seat < 0:
        return "why-over", {}
    rules = duel.rules
    verb, subject = rules.verb_of[option], int(rules.subject(option))
    if duel.question == "main" and verb == BASIC:
        return why_no_action(duel, seat, subject)
    if verb == PLAY and subject in duel.playable(seat):
        if duel.question == "main":
            return why_no_card(duel, seat, subject, duel.main_obstacle(seat, subject))
        if duel.question == "reaction":
            traits = Attack(duel, duel.table.resolving[-1]).traits()
            return why_no_card(duel, seat, subject, duel.reaction_obstacle(seat, subject, traits))
        return "why-no-time-to-play", {}
    if verb == FULL_FORCE and subject in duel.playable(seat) and duel.question == "main" and duel.cards[subject].full_force:
        return why_no_card(duel, seat, subject, duel.full_force_obstacle(seat, subject))
    if verb == PLAY:
        return "why-not-at-hand", {"card": the_card(subject)}
    return "why-not-asked", {}


def why_no_card(duel: Duel, seat: int, card: int, obstacle: int) -> Message:
    this = duel.cards[card]
    if obstacle == OUT_OF_RANGE:
        return "why-out-of-range", {"distance": int(duel.distance()), "range": range_text(duel.reach_now(seat, card))}
    if obstacle == TOO_LITTLE_FLARE:
        return "why-too-little-flare", {"flare": int(duel.table.tokens[FLARE + seat]), "cost": int(duel.flare_cost(seat, card))}
    if obstacle in (CONDITION_FAILS, CANNOT_PAY):
        return f"why-{slug(this.condition_words if obstacle == CONDITION_FAILS else this.cost_words)}", {}
    return (OBSTACLES[obstacle], {}) if obstacle in OBSTACLES else NOT_NOW


def why_no_action(duel: Duel, seat: int, action: int) -> Message:
    obstacle = duel.action_obstacle(seat, action)
    if obstacle in (TOO_NEAR, TOO_FAR):
        key = "why-too-near" if obstacle == TOO_NEAR else "why-too-far"
        return key, {"distance": int(duel.distance()), "master": int(duel.master_distance())}
    if obstacle in (SOURCE_EMPTY, TARGET_FULL):
        source, target = duel.route(seat, action)
        if obstacle == SOURCE_EMPTY:
            return "why-source-empty", {"place": the_place(int(source))}
        return "why-target-full", {"place": the_place(int(target))}
    for card in duel.edition.cards:
        if obstacle == NOT_OFFERED and card.adds_action == action and card.condition_words:
            return f"why-{slug(card.condition_words)}", {}
    return (OBSTACLES[obstacle], {}) if obstacle in OBSTACLES else NOT_NOW


def question_message(duel: Duel, seat: int) -> Message:
    """Return the question to `seat` as an unambiguous sentence: who decides, when, and what for."""
    table, edition, question = duel.table, duel.edition, duel.question
    arguments: dict[str, Any] = {"card": card_asked_about(duel)}
    if question in ("reaction", "damage"):
        arguments["attack"] = attack_message(Attack(duel, table.resolving[-1]))
    elif question == "deck":
        arguments["normals"] = edition.normals - len(table.zones[DECK + seat])
        arguments["ultimates"] = edition.ultimates - len(table.zones[READY + seat])
    elif question == "reshuffle":
        arguments["deck"] = len(table.zones[DECK + seat])
    elif question == "hand limit":
        arguments["hand"], arguments["limit"] = len(table.zones[HAND + seat]), edition.hand_limit
    elif question == "pay":
        action = action_paid_for(duel, seat)
        if action == NO_ACTION:
            return "ask-pay-for-something", arguments
        arguments["action"] = the_action(action)
        arguments["what"] = (f"{edition.actions[action]}.what", {})
    return f"ask-{slug(question)}", arguments


def card_asked_about(duel: Duel) -> Any:
    """Return the card that a question is about: the one it names, or else the one that attacks."""
    resolving = duel.table.resolving
    card = int(duel.about)
    if card < 0 and resolving and resolving[-1][0] == ATTACK:
        card = duel.public_card(resolving[-1][ENTRY_CARD])
    return the_card(card) if card >= 0 else ("some-effect", {})


def action_paid_for(duel: Duel, seat: int) -> int:
    """Return the Basic Action that `seat` is paying for now, or `NO_ACTION`."""
    agenda = duel.table.agenda
    if duel.question == "pay" and agenda and agenda[-1][0] == BASIC_ACTION and agenda[-1][1] == seat:
        return agenda[-1][3][0]
    return NO_ACTION


def join_messages(messages: list[Message]) -> Message:
    """Return several messages joined into one."""
    joint_message = messages[-1]
    for one in messages[-2::-1]:
        joint_message = ("listed", {"one": one, "others": joint_message})
    return joint_message


def range_text(reach: int) -> Any:
    """Return a Range as people write it: "3-4", "1, 3, 5, 7"."""
    parts: list[str] = []
    distance = 0
    while reach >> distance:
        if reach >> distance & 1:
            begin = distance
            while reach >> (distance + 1) & 1:
                distance += 1
            parts.append(str(begin) if begin == distance else f"{begin}-{distance}")
        distance += 1
    return ", ".join(parts) if parts else ("figure-no-range", {})


def damage_message(aura: int, life: int) -> Message:
    return "figure-damage", {"aura": "-" if aura == DASH else aura, "life": "-" if life == DASH else life}


def printed_damage(card: Card) -> Message:
    """Return the printed damage, which may be letters."""
    if not card.letters:
        return damage_message(*card.damage)
    aura, life = card.letters.split("/")
    return "figure-damage", {"aura": aura, "life": life}


def attack_message(attack: Attack) -> Message:
    """Return the attack as it stands now: "Range 3-4, damage 3/1, Overkill"."""
    traits = attack.traits()
    parts: list[Message] = [
        ("figure-range", {"range": range_text(attack.reach())}),
        ("figure-named-damage", {"damage": damage_message(*attack.damage())}),
    ]
    return join_messages(parts + [(key, {}) for bit, key in TRAITS.items() if traits & bit])


def type_word(card: Card) -> str:
    """Return the type of a card as a word of keys."""
    return card.called or TYPES[card.type]


def type_message(card: Card) -> Message:
    """Return the type line: "Attack, Reaction"."""
    message: Message = (f"type-{type_word(card)}", {})
    for is_such, subtype in ((card.reaction, "subtype-reaction"), (card.full_power, "subtype-full-power")):
        if is_such:
            message = ("type-line", {"type": message, "subtype": (subtype, {})})
    return message


def figure_messages(card: Card) -> list[Message]:
    """Return the printed numbers, one message each."""
    figures: list[Message] = []
    if card.is_ultimate:
        figures.append(("figure-cost", {"amount": card.flare}))
    if card.reach:
        figures += [("figure-range", {"range": range_text(card.reach)}), printed_damage(card)]
    if card.other_reach:
        figures += [("figure-or-range", {"range": range_text(card.other_reach)}), damage_message(*card.other_damage)]
    if card.type == ENCHANTMENT:
        figures.append(("figure-charge", {"amount": card.charge}))
    return figures
