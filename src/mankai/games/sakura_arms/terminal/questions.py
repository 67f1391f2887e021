"""What is asked, in a sentence that cannot be mistaken: who decides, when, and what for."""

from __future__ import annotations

from typing import Final

from mankai.games.sakura_arms.rules.places import BASIC, DECK, DISCARD, FACE_DOWN, HAND, READY
from mankai.games.sakura_arms.terminal.sight import Sight
from mankai.games.sakura_arms.words import ACTION_TEXTS
from mankai.kernel.position import Position

# By question.  {card}: the card it is about; {attack}: the attack under way; {foe}, {deck} and such: what the edition calls
# them; the rest is worked out in `sentence`.
SENTENCES: Final = {
    "goddess": "Pick one of your two {goddesses}.",
    "ban": "Ban one of the {foe}'s three {goddesses}: the other two stay.",
    "deck": "Build your {deck} in secret: take a card ({normals_left} {normals} and {ultimates_left} {ultimates} still to take).",
    "set aside": "Mad Pairing: set aside, in secret, the card of which this goddess's {normals} will be copies.",
    "mulligan": "Opening hand: put back any cards, one at a time; as many are drawn when you keep the rest.",
    "reshuffle": "{reshuffle}? It costs {life_damage} ({deck_left} left in your {deck}).",
    "trap": "Before you {reshuffle_word} you may play a Trap that lies among your {face_down}.",
    "which is destroyed first": "These {enchantment} cards have lost their last Sakura: which goes first?",
    "main": "Your {main_phase}: what do you do?",
    "pay": "{action}: how do you pay for it?",
    "reaction": "{attacker} with {card} ({attack}): do you play a Reaction?",
    "damage": "{card} hits you ({attack}): where do you take the damage?",
    "charge": "Charge {card}: how many of its Sakura come from your Aura? The rest come from Shadow.",
    "which End effect first": "Your {end_phase}: which effect happens first?",
    "hand limit": "Your {end_phase}: {hand} cards in hand, {limit} may stay. One is {discarded}.",
    "no card to draw": "Your {deck} is empty: for the card you cannot draw, take 1 damage.",
    "take a Basic Action": "You may take a Basic Action at no cost: which?",
    "choose one": "{card}: choose one.",
    "discard": "{card}: which card of your hand do you discard?",
    "discard from the foe's hand": "{card}: which card does the {foe} discard from hand?",
    "put under your deck": "{card}: which card of your {discard_pile} goes under your {deck}?",
    "play a Trap": "{card}: do you play a Trap that lies among your {face_down}?",
    "play twice": "{card}: which card do you play twice?",
    "Ready": "{card}: which Used Ultimate becomes Ready?",
    "play from face-down": "{card}: which of your {face_down} do you play?",
    "give a Poison": "{card}: which Poison does the {foe} get?",
    "open or close your umbrella": "You may open or close your umbrella: do you?",
    "seal": "{card}: which card of the {foe}'s {discard_pile} is sealed?",
    "play from the discard pile": "{card}: which card of your {face_down} do you play?",
    "put Sakura on": "{card}: which {enchantment} gets Sakura?",
    "TransForm": "{card}: which TransForm goes to your machine?",
}


def sentence(position: Position, sight: Sight) -> str:
    """The question the reader is asked now."""
    rules, view, said, zones = sight.rules, sight.view, sight.words, sight.zones
    question: str = view["question"]
    about = view["about"] if view["about"] >= 0 else sight.attack_card
    card = sight.name(about) if about >= 0 else "An effect"
    asked = SENTENCES.get(question, "{card}: " + question.replace("{", "").replace("}", "") + "?")
    me, deck = sight.near, len(sight.zone(DECK, sight.near))
    return asked.format(
        card=card,
        attack=sight.attack_words,
        attacker=f"The {said['foe']} attacks" if sight.attack_card < 0 or sight.attacker != me else "You attack",
        action=action_paid_for(position, sight),
        goddesses=said["goddesses"],
        normals=said["normals"],
        ultimates=said["ultimates"],
        enchantment=said["enchantment"],
        main_phase=said["main phase"],
        end_phase=sight.phase("End"),
        foe=said["foe"],
        reshuffle=said["reshuffle"].capitalize() + ("" if "your" in said["reshuffle"] else f" your {zones[DECK // 2]}"),
        reshuffle_word=said["reshuffle"],
        life_damage=rules.words.life_damage,
        deck=zones[DECK // 2],
        face_down=zones[FACE_DOWN // 2],
        discard_pile=zones[DISCARD // 2],
        discarded=rules.words.discarded,
        normals_left=rules.normals - deck,
        ultimates_left=rules.ultimates - len(sight.zone(READY, me)),
        deck_left="no card is" if deck == 0 else "1 card is" if deck == 1 else f"{deck} cards are",
        hand=len(sight.zone(HAND, me)),
        limit=rules.hand_limit,
    )


def action_paid_for(position: Position, sight: Sight) -> str:
    """The Basic Action just chosen by the one who decides: "Advance (Distance to your Aura)"."""
    if position.trail is None or position.rules.verb_of[position.trail[0]] != BASIC:
        return "Your Basic Action"
    action = position.rules.subject(position.trail[0])
    return f"{sight.actions[action]} ({ACTION_TEXTS[action]})"
