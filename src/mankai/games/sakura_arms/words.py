"""The words for options, for what happened, and for why something cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mankai.games.sakura_arms.rules import playing
from mankai.games.sakura_arms.rules.attack import Attack
from mankai.games.sakura_arms.rules.cards import ATTACK_CARD, ENCHANTMENT, FORM, Card
from mankai.games.sakura_arms.rules.duel import (
    CANNOT_PAY,
    CONDITION_FAILS,
    IS_FORBIDDEN,
    IS_FULL_POWER,
    IS_INEVITABLE,
    IS_LIMITED,
    IS_NO_REACTION,
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
from mankai.games.sakura_arms.rules.places import (
    ACCEPT,
    ATTACK,
    AURA,
    BASIC,
    BASIC_ACTION,
    DASH,
    DECK,
    DECLINE,
    DISCARD,
    DISCARDING,
    DISTANCE,
    FACE_DOWN,
    FINISH,
    FLARE,
    FROM_AURA,
    FULL_FORCE,
    GODDESS,
    HAND,
    IN_PLAY,
    LIFE,
    LIMBO,
    M_CARD,
    M_SEAT,
    PASS,
    PLAY,
    READY,
    SHADOW,
    SPEND,
    TAKE_AURA,
    TAKE_LIFE,
    TURN,
    USED,
)
from mankai.kernel.table import Event

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.edition import Edition

ACTION_TEXTS: Final = [
    "Distance to your Aura", "your Aura to Distance", "Shadow to your Aura", "your Aura to your Flare", "Shadow to Distance",
    "attack 2, 4, 6, 8; 2/1, then Maneuver", "mill the top card of the foe's deck", "Shadow to Distance if it is 7 or less",
]  # fmt: skip
SIDES: Final = ["Blue", "Red"]  # for spectators


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """What an edition calls things: here as Level 99's does, and a subclass says what another one calls otherwise."""

    actions: tuple[str, ...] = (  # all the Basic Actions there are
        "Advance", "Retreat", "Recover", "Focus", "Breakaway", "Beta-Edge", "Gamma-Ray", "Delta-Wing",
    )  # fmt: skip
    zones: tuple[str, ...] = (
        "hand", "deck", "discard pile", "face-down discards", "play", "being played", "Ready Ultimates", "Used Ultimates",
        "Bonus area", "poison pouch", "unused cards", "out of the game", "machine", "set aside",
    )  # fmt: skip
    goddess: str = "goddess"
    goddesses: str = "goddesses"
    normals: str = "Normal cards"
    ultimates: str = "Ultimates"
    utility: str = "Utility"
    enchantment: str = "Enchantment"
    full_power: str = "Full Power"
    cost: str = "Flare"
    main_phase: str = "Main Phase"
    foe: str = "foe"
    reshuffle: str = "reshuffle"
    life_damage: str = "1 Life damage"
    discard: str = "discard {0}"
    discarded: str = "discarded face-down"
    negated: str = "is negated"
    missed: str = "misses"
    too_near: str = "no Advance at Master Distance ({0}) or less"

    def table(self) -> dict[str, str]:
        """The words that whoever shows a duel needs for headings."""
        return {
            "goddess": self.goddess, "goddesses": self.goddesses, "normals": self.normals, "ultimates": self.ultimates,
            "utility": self.utility, "enchantment": self.enchantment, "full power": self.full_power, "cost": self.cost,
            "main phase": self.main_phase, "foe": self.foe, "reshuffle": self.reshuffle,
        }  # fmt: skip


LEVEL_99: Final = Words()


def label(duel: Duel, seat: int, option: int) -> str:
    """The words for an option, given what is asked just now."""
    rules, question, said = duel.rules, duel.question, duel.edition.words
    verb, subject = rules.verb_of[option], rules.subject(option)
    if verb == FINISH:
        return "end turn"
    if verb == PASS:
        return "no Reaction"
    if verb == DECLINE:
        return f"do not {said.reshuffle}" if question == "reshuffle" else DECLINES.get(question, "no")
    if verb == ACCEPT:
        return f"{said.reshuffle}, {said.life_damage}" if question == "reshuffle" else "yes"
    if verb == BASIC:
        return said.actions[subject]
    if verb == SPEND:
        return "spend 1 Vigor"
    if verb in (TAKE_AURA, TAKE_LIFE):
        return damage_label(duel, verb, question)
    if verb == FROM_AURA:
        return f"{subject} from Aura"
    if verb == GODDESS:
        return f"{'ban' if question == 'ban' else 'pick'} {duel.edition.goddesses[subject].name}"
    name = duel.faces[subject].name
    if verb in (PLAY, FULL_FORCE):
        copied = "" if duel.cards[subject] is duel.faces[subject] else f" as {duel.cards[subject].name}"
        return f"play {name}{copied}{' with Full Force' if verb == FULL_FORCE else ''}"
    if verb == DISCARDING:
        return said.discard.format(name)
    return f"{PICKS.get(question, 'choose')} {name}"


DECLINES: Final = {"mulligan": "keep", "trap": "no Trap"}
PICKS: Final = {"mulligan": "put back", "deck": "take", "set aside": "set aside"}


def damage_label(duel: Duel, verb: int, question: str) -> str:
    amount = 1
    if question == "damage" and duel.table.matters and duel.table.matters[-1][0] == ATTACK:
        aura, life = Attack(duel, duel.table.matters[-1]).damage()
        amount = aura if verb == TAKE_AURA else life
    return f"take {amount} to {'Aura' if verb == TAKE_AURA else 'Life'}"


def why_not(duel: Duel, seat: int, option: int) -> str:
    """Why `seat` may not choose an option now."""
    if seat < 0:
        return "the game is over"
    rules = duel.rules
    verb, subject = rules.verb_of[option], rules.subject(option)
    if duel.question == "main" and verb == BASIC:
        return action_words(duel, seat, subject, duel.action_obstacle(seat, subject))
    if verb == PLAY and subject in duel.playable(seat):
        if duel.question == "main":
            return card_words(duel, seat, subject, duel.main_obstacle(seat, subject))
        if duel.question == "reaction":
            traits = Attack(duel, duel.table.matters[-1]).traits()
            return card_words(duel, seat, subject, duel.reaction_obstacle(seat, subject, traits))
        return "now is not the time to play a card"
    if verb == PLAY:
        return f"{duel.faces[subject].name} is neither in your hand nor one of your {duel.edition.words.zones[READY // 2]}"
    return "that is not asked now"


def card_words(duel: Duel, seat: int, card: int, obstacle: int) -> str:
    this = duel.cards[card]
    if obstacle == OUT_OF_RANGE:
        return f"Distance {duel.distance()}, needs {range_words(duel.reach_now(seat, card))}"
    if obstacle == TOO_LITTLE_FLARE:
        return f"Flare {duel.table.tokens[FLARE + seat]}, costs {this.flare}"
    if obstacle == CONDITION_FAILS:
        return this.condition_words
    if obstacle == CANNOT_PAY:
        return this.cost_words
    if obstacle == IS_FULL_POWER:
        said = duel.edition.words
        return f"{said.full_power}: only as the first and only thing in your {said.main_phase}"
    return OBSTACLES.get(obstacle, "not possible now")


OBSTACLES: Final = {
    IS_NO_REACTION: "no Reaction",
    IS_LIMITED: "Limited: you may do nothing more this turn",
    IS_FORBIDDEN: "forbidden by an effect in play",
    IS_INEVITABLE: "Inevitable: Normal cards cannot react to this Attack",
    NO_COST: "neither Vigor nor a card to pay with",
    NOT_OFFERED: "your machine does not have that form",
}


def action_words(duel: Duel, seat: int, action: int, obstacle: int) -> str:
    if obstacle == TOO_NEAR:
        return f"Distance {duel.distance()}: {duel.edition.words.too_near.format(duel.master_distance())}"
    if obstacle == TOO_FAR:
        return f"Distance {duel.distance()}: Breakaway only at Master Distance ({duel.master_distance()}) or less"
    if obstacle in (SOURCE_EMPTY, TARGET_FULL):
        source, target = duel.route(seat, action)
        if obstacle == SOURCE_EMPTY:
            return f"no Sakura that can be moved in {place_words(duel.edition, source, seat)}"
        return f"no room in {place_words(duel.edition, target, seat)}"
    return OBSTACLES.get(obstacle, "not possible now")


def place_words(edition: Edition, place: int, seat: int) -> str:
    if place == DISTANCE:
        return "Distance"
    if place == SHADOW:
        return "Shadow"
    area = {LIFE: "Life", AURA: "Aura", FLARE: "Flare"}[place >> 1 << 1]
    return f"your {area}" if place % 2 == seat else f"the {edition.words.foe}'s {area}"


def range_words(reach: int) -> str:
    """A Range as people write it: "3-4", "1, 3, 5, 7"."""
    parts: list[str] = []
    distance = 0
    while reach >> distance:
        if reach >> distance & 1:
            begin = distance
            while reach >> (distance + 1) & 1:
                distance += 1
            parts.append(str(begin) if begin == distance else f"{begin}-{distance}")
        distance += 1
    return ", ".join(parts) if parts else "nothing"


def damage_words(aura: int, life: int) -> str:
    return f"{'-' if aura == DASH else aura}/{'-' if life == DASH else life}"


def type_words(card: Card, said: Words = LEVEL_99) -> str:
    """The type line: "Attack, Reaction"."""
    kind = {ATTACK_CARD: "Attack", ENCHANTMENT: said.enchantment, FORM: "TransForm"}.get(card.type, said.utility)
    return kind + (", Reaction" if card.reaction else "") + (f", {said.full_power}" if card.full_power else "")


def figures(card: Card, said: Words = LEVEL_99) -> str:
    """The printed numbers in one line."""
    parts: list[str] = []
    if card.is_ultimate:
        parts.append(f"{said.cost} {card.flare}")
    if card.reach:
        parts.append(f"Range {range_words(card.reach)}")
        parts.append(damage_words(*card.damage))
    if card.other_reach:
        parts.append(f"or {range_words(card.other_reach)}")
        parts.append(damage_words(*card.other_damage))
    if card.charge:
        parts.append(f"Charge {card.charge}")
    return "  ".join(parts)


def name_of(edition: Edition, who: int, reader: int | None) -> str:
    """A player, as the reader calls them."""
    return SIDES[who] if reader is None else "You" if who == reader else edition.words.foe.capitalize()


def told(edition: Edition, event: Event, reader: int | None) -> str:
    """An event as a line of the log; empty when it is not worth one."""
    _, verb, where, subject, amount, _ = event
    who, said = name_of(edition, where % 2, reader), edition.words
    name = "a card"
    if verb == "shift":
        return f"  {amount} Sakura: {spot(edition, where, reader)} to {spot(edition, subject, reader)}"
    if verb in ("lay", "lift", "place") or verb in CARD_EVENTS:
        name = edition.cards[subject].name if subject >= 0 else name
    if verb == "lay":
        return f"  {amount} Sakura: {spot(edition, where, reader)} to {name}"
    if verb == "lift":
        return f"  {amount} Sakura: {name} to {spot(edition, where, reader)}"
    if verb == "place":
        return placed(said, who, name, where // 2 * 2, amount // 2 * 2)
    if verb in CARD_EVENTS:
        return CARD_EVENTS[verb].format(who, name, said)
    if verb in PLAYER_EVENTS:
        return PLAYER_EVENTS[verb].format(who, amount)
    if verb == "basic":
        return f"{who}: {said.actions[subject]}"
    if verb == "goddess":
        return f"{who}: {edition.goddesses[subject].name} joins"
    if verb == "drafted":
        return f"{who}: {edition.goddesses[subject].name} is drafted"
    if verb == "banned":
        return f"{who}: {edition.goddesses[subject].name} is banned"
    if verb == "turn":
        return f"-- Turn {amount}: {who} --"
    if verb == "shuffle":
        return f"{who}: {said.zones[DECK // 2]} shuffled ({amount} cards)"
    if verb == "copy":
        return f"  {edition.cards[subject].name} is a copy of {edition.cards[amount].name}"
    if verb == "gets":
        return f"  {edition.cards[subject].name} gets {amount:+d}/+0"
    return ""


def placed(said: Words, who: str, name: str, source: int, target: int) -> str:
    """A card has moved; moves that another line tells already are left out."""
    if target == LIMBO or (source == LIMBO and target in (DISCARD, USED, IN_PLAY)):
        return ""
    if source == DECK and target == HAND:
        return f"{who}: {name} drawn"
    if target == FACE_DOWN:
        return f"{who}: {name} {said.discarded}"
    return f"{who}: {name} from {said.zones[source // 2]} to {said.zones[target // 2]}"


CARD_EVENTS: Final = {
    "play": "{0}: {1} is played",
    "attack": "{0}: {1} makes an attack",
    "vanish": "{0}: the attack of {1} is out of Range and vanishes",
    "miss": "{0}: {1} {2.missed}",
    "negate": "{0}: {1} {2.negated}",
    "disenchant": "{0}: {1} is disenchanted",
    "show": "{0}: {1} is shown",
}
PLAYER_EVENTS: Final = {
    "hurt_aura": "{0}: {1} to Aura",
    "hurt_life": "{0}: {1} to Life",
    "vigor": "{0}: Vigor {1}",
    "stun": "{0}: Stunned",
    "unstun": "{0}: no longer Stunned",
    "first": "{0}: first player",
}


def spot(edition: Edition, place: int, reader: int | None) -> str:
    if place == DISTANCE:
        return "Distance"
    if place == SHADOW:
        return "Shadow"
    area = PLACE_NAMES.get(place >> 1 << 1, "elsewhere")
    if place % 2 == reader:
        return f"your {area}"
    return f"{SIDES[place % 2] if reader is None else edition.words.foe}'s {area}"


PLACE_NAMES: Final = {
    LIFE: "Life", AURA: "Aura", FLARE: "Flare", 24: "machine", 26: "burned tokens", 28: "forward tokens", 30: "backward tokens"
}  # fmt: skip


def public(duel: Duel) -> dict[str, Any]:
    """The current Distance, and the attack that is being resolved as it would hit now."""
    found: dict[str, Any] = {"distance": duel.distance(), "master_distance": duel.master_distance()}
    matters = duel.table.matters
    if matters and matters[-1][0] == ATTACK:
        attack = Attack(duel, matters[-1])
        found["attack"] = {
            "card": duel.seen_by_all(matters[-1][M_CARD]),
            "by": matters[-1][M_SEAT],
            "range": range_words(attack.reach()),
            "damage": damage_words(*attack.damage()),
        }
    return found


def own(duel: Duel, seat: int) -> dict[str, Any]:
    """By card, as text: the Ranges that a player's own Attacks have now, and what those would deal that they can make.

    Both where they are not the printed ones.  And while a Basic Action is paid for: which.
    """
    ranges: dict[str, str] = {}
    damages: dict[str, str] = {}
    is_at_it = duel.question == "main" and duel.table.tokens[TURN] == seat
    for zone in (HAND + seat, READY + seat):
        for card in duel.table.zones[zone]:
            if duel.cards[card].type == ATTACK_CARD:
                reach = duel.reach_now(seat, card)
                if reach != duel.faces[card].reach:
                    ranges[str(card)] = range_words(reach)
                if is_at_it and not duel.obstacle(seat, card):
                    damage = playing.foreseen(duel, seat, card, zone)
                    if damage != duel.faces[card].damage:
                        damages[str(card)] = damage_words(*damage)
    found: dict[str, Any] = {"ranges": ranges, "damages": damages}
    agenda = duel.table.agenda
    if duel.question == "pay" and agenda and agenda[-1][0] == BASIC_ACTION and agenda[-1][1] == seat:
        found["action"] = agenda[-1][3][0]
    return found


def legend(edition: Edition) -> dict[str, Any]:
    """Everything printed, for whoever shows views to people."""
    return {
        "caps": {
            "distance": edition.distance_cap,
            "aura": edition.aura_cap,
            "vigor": edition.vigor_cap,
            "hand": edition.hand_limit,
            "normals": edition.normals,
            "ultimates": edition.ultimates,
        },
        "game": edition.name,
        "words": edition.words.table(),
        "zones": [*edition.words.zones],
        "actions": [*edition.words.actions],
        "first decks": [
            {"name": deck.name, "goddesses": deck.goddesses[:], "cards": deck.cards[:]} for deck in edition.first_decks
        ],
        "goddesses": [
            {
                "id": one.id,
                "name": one.name,
                "japanese": one.japanese,
                "weapon": one.weapon,
                "blue": one.blue,
                "red": one.red,
                "mechanics": one.mechanics,
                "provenance": one.provenance,
            }
            for one in edition.goddesses
        ],
        "cards": [
            {
                "name": card.name,
                "japanese": card.japanese,
                "goddess": card.goddess,
                "type": type_words(card, edition.words),
                "figures": figures(card, edition.words),
                "text": card.text,
                "provenance": card.provenance,
            }
            for card in edition.cards
        ],
    }
