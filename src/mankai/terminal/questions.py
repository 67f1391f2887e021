"""What is asked, in a sentence that cannot be mistaken: who decides, when, and what for."""

from __future__ import annotations

from typing import Final

from mankai.kernel.position import Position
from mankai.sakura_arms.places import BASIC, DECK, HAND, READY
from mankai.sakura_arms.words import ACTION_NAMES, ACTION_TEXTS
from mankai.terminal.sight import Sight

# By question.  {card}: the card it is about; {attack}: the attack under way; the rest is worked out in `sentence`.
SENTENCES: Final = {
    "goddess": "Pick one of your two goddesses.",
    "deck": "Build your deck in secret: take a card ({normals} Normal cards and {ultimates} Ultimates still to take).",
    "mulligan": "Opening hand: put back any cards, one at a time; as many are drawn when you keep the rest.",
    "reshuffle": "Reshuffle your discards into your deck? It costs 1 Life damage ({deck} left in your deck).",
    "trap": "Before you reshuffle you may play a Trap that lies face-down.",
    "which is destroyed first": "These Enchantments have lost their last Sakura: which is destroyed first?",
    "main": "Your Main Phase: what do you do?",
    "pay": "{action}: how do you pay for it?",
    "reaction": "{attacker} with {card} ({attack}): do you play a Reaction?",
    "damage": "{card} hits you ({attack}): where do you take the damage?",
    "charge": "Charge {card}: how many of its Sakura come from your Aura? The rest come from Shadow.",
    "which End effect first": "Your End Phase: which effect happens first?",
    "hand limit": "Your End Phase: {hand} cards in hand, {limit} may stay. Discard one face-down.",
    "no card to draw": "Your deck is empty: for the card you cannot draw, take 1 damage.",
    "take a Basic Action": "You may take a Basic Action at no cost: which?",
    "choose one": "{card}: choose one.",
    "discard": "{card}: which card of your hand do you discard?",
    "discard from the foe's hand": "{card}: which card does the foe discard from hand?",
    "put under your deck": "{card}: which card of your discard pile goes under your deck?",
    "play a Trap": "{card}: do you play a Trap that lies face-down?",
    "play twice": "{card}: which card do you play twice?",
    "Ready": "{card}: which Used Ultimate becomes Ready?",
    "play from face-down": "{card}: which face-down card do you play?",
    "give a Poison": "{card}: which Poison does the foe get?",
    "TransForm": "{card}: which TransForm goes to your machine?",
}


def sentence(position: Position, sight: Sight) -> str:
    """The question the reader is asked now."""
    rules, view = sight.rules, sight.view
    question: str = view["question"]
    about = view["about"] if view["about"] >= 0 else sight.attack_card
    card = sight.name(about) if about >= 0 else "An effect"
    asked = SENTENCES.get(question, "{card}: " + question.replace("{", "").replace("}", "") + "?")
    me, deck = sight.near, len(sight.zone(DECK, sight.near))
    return asked.format(
        card=card,
        attack=sight.attack_words,
        attacker="The foe attacks" if sight.attack_card < 0 or sight.attacker != me else "You attack",
        action=action_paid_for(position),
        normals=rules.normals - deck,
        ultimates=rules.ultimates - len(sight.zone(READY, me)),
        deck="no card is" if deck == 0 else "1 card is" if deck == 1 else f"{deck} cards are",
        hand=len(sight.zone(HAND, me)),
        limit=rules.hand_limit,
    )


def action_paid_for(position: Position) -> str:
    """The Basic Action just chosen by the one who decides: "Advance (Distance to your Aura)"."""
    if position.trail is None or position.rules.verb_of[position.trail[0]] != BASIC:
        return "Your Basic Action"
    action = position.rules.subject(position.trail[0])
    return f"{ACTION_NAMES[action]} ({ACTION_TEXTS[action]})"
