"""All printed facts as data for clients: numbers as numbers, and the keys by which catalogues name things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NotRequired, TypedDict

from mankai.games.sakura_arms.rules.cards.base import FORM_BACK, POISON_BACK, Card, Goddess
from mankai.games.sakura_arms.rules.constants import (
    ACTED,
    AURA,
    DISTANCE,
    DRAWN,
    FLARE,
    GODDESSES,
    LIFE,
    LIMITED,
    MOVED,
    PHASE,
    PLAYED,
    SCARRED,
    SHADOW,
    START_DISTANCE,
    STUN,
    TURN,
    TURNS,
    VIGOR,
)
from mankai.games.sakura_arms.rules.engine.duel import ROUTES
from mankai.games.sakura_arms.rules.measured_decks import win_rates
from mankai.games.sakura_arms.rules.text.messages import type_word
from mankai.kernel.messages import slug

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.editions.base import Edition

SHARED_PLACES: Final = {
    DISTANCE: "distance", SHADOW: "shadow", TURN: "turn", TURNS: "turns", START_DISTANCE: "start-distance", ACTED: "acted",
    PHASE: "phase",
}  # fmt: skip
OWN_PLACES: Final = {
    LIFE: "life", AURA: "aura", FLARE: "flare", VIGOR: "vigor", STUN: "stun", PLAYED: "played", MOVED: "moved",
    SCARRED: "scarred", LIMITED: "limited", DRAWN: "drawn",
}  # fmt: skip


class PrintedCard(TypedDict):
    """A card.  The message `key` is its name, `key.text` its text; the cards of both seats are alike."""

    key: str
    name: str  # the English name, as in saves and set-ups
    written: str  # the name in Japanese letters, as first printed; empty: not known, or it has none
    goddess: int  # the number of its goddess, from 0; -1: none
    type: str  # attack, utility, enchantment, form, or the own type word of a form: the message `type-...`
    back: int  # its back: 0 a Normal card, 1 an Ultimate, 2 a Poison, 3 a form
    flare: int  # the cost of an Ultimate; -1: it is not an Ultimate
    reach: int  # the Range, as bits: 1 << Distance; 0: it has none
    damage: list[int]  # damage to Aura and to Life; "-" is -1
    letters: str  # its damage if that is not a number, as "X/Y"
    other_reach: int  # Range of the other side of an Attack with two sides
    other_damage: list[int]
    charge: int
    reaction: bool
    full_power: bool
    is_for_decks: bool
    provenance: str  # seen, carried-over, uncertain, stand-in: the message `provenance-...`


class PrintedGoddess(TypedDict):
    """A goddess.  The message `key` is her name; `key.weapon`, `key.mechanics` and `key.provenance` are the rest, if any."""

    id: str
    key: str
    name: str
    cards: list[int]  # her cards that can be in decks, numbered as seat 0's
    blue: list[str]  # quick builds, by the names of cards
    red: list[str]
    mechanisms: list[dict[str, Any]]  # her own mechanisms
    wins: NotRequired[float]  # the share of duels that decks with her win, if it was measured


class Caps(TypedDict):
    """The most that areas and decks hold."""

    distance: int
    aura: int
    vigor: int
    hand: int
    normals: int
    ultimates: int
    life: int  # Life at the beginning


class PrintedDeck(TypedDict):
    """A deck that a rulebook recommends."""

    name: str
    goddesses: list[str]
    cards: list[str]


def legend(edition: Edition) -> dict[str, Any]:
    """Return all printed facts."""
    caps: Caps = {
        "distance": edition.distance_cap,
        "aura": edition.aura_cap,
        "vigor": edition.vigor_cap,
        "hand": edition.hand_limit,
        "normals": edition.normals,
        "ultimates": edition.ultimates,
        "life": edition.life,
    }
    decks: list[PrintedDeck] = [
        {"name": deck.name, "goddesses": deck.goddesses[:], "cards": deck.cards[:]} for deck in edition.first_decks
    ]
    keys = card_keys(edition)
    return {
        "game": edition.name,
        "caps": caps,
        "zones": [f"zone-{slug(name)}" for name in edition.zone_names],
        "actions": edition.actions[:],
        "routes": [[route(edition, seat, action) for action in range(edition.all_actions)] for seat in range(2)],
        "first decks": decks,
        "goddesses": [printed_goddess(edition, one) for one in edition.goddesses],
        "cards": [printed_card(edition, number, keys[number]) for number in range(len(edition.cards))],
    }


def draft_legend(edition: Edition, numbers: list[int], zones: dict[str, int]) -> dict[str, Any]:
    """Return everything printed on the cards of a draft (`numbers`: their numbers in a duel), and the first zone of each kind."""
    keys = card_keys(edition)
    goddesses = [printed_goddess(edition, one) for one in edition.goddesses]
    own = [[numbers.index(number) for number in one["cards"]] for one in goddesses]
    return {
        **legend(edition),
        "goddesses": [{**one, "cards": cards} for one, cards in zip(goddesses, own, strict=True)],
        "cards": [printed_card(edition, number, keys[number]) for number in numbers],
        "zones": zones,
    }


def route(edition: Edition, seat: int, action: int) -> list[int] | None:
    """Return source and target of the Sakura that a Basic Action of the rulebook moves; none for actions that cards add."""
    if action >= edition.basic_actions:
        return None
    return [place + seat if place >= LIFE else place for place in ROUTES[action]]


def printed_card(edition: Edition, number: int, key: str) -> PrintedCard:
    card = edition.cards[number]
    return {
        "key": key,
        "name": card.name,
        "written": "" if card.japanese.isascii() else card.japanese,
        "goddess": edition.goddess_of[number % edition.half] if card.goddess else -1,
        "type": type_word(card),
        "back": card.back,
        "flare": card.flare,
        "reach": card.reach,
        "damage": list(card.damage),
        "letters": card.letters,
        "other_reach": card.other_reach,
        "other_damage": list(card.other_damage),
        "charge": card.charge,
        "reaction": card.reaction,
        "full_power": card.full_power,
        "is_for_decks": card.back not in (POISON_BACK, FORM_BACK) and number % edition.half not in edition.bonus_normal_cards,
        "provenance": certainty(card),
    }


def printed_goddess(edition: Edition, goddess: Goddess) -> PrintedGoddess:
    first = edition.first_card(goddess)
    entry: PrintedGoddess = {
        "id": goddess.id,
        "key": goddess_key(goddess),
        "name": goddess.name,
        "cards": list(range(first, first + len(goddess.cards))),
        "blue": goddess.blue[:],
        "red": goddess.red[:],
        "mechanisms": [one.describe() for one in goddess.mechanisms],
    }
    wins = win_rates(edition.name)
    if goddess.id in wins:
        entry["wins"] = wins[goddess.id]
    return entry


def certainty(card: Card) -> str:
    """Return how sure we are of a card, in a word."""
    return slug(card.provenance)


def goddess_key(goddess: Goddess) -> str:
    return f"goddess-{slug(goddess.name)}"


def card_keys(edition: Edition) -> list[str]:
    """Return, by card, the key of its name."""
    own: list[str] = []
    for goddess in edition.goddesses:
        own += [f"card-{slug(goddess.name)}-{slug(card.name)}" for card in [*goddess.cards, *goddess.bonus]]
    return own + own


def place_keys(edition: Edition, prefix: str) -> list[Any]:
    """Return, by place, its key, with its owner if it has one."""
    shared_places, own_places = edition.shared_places, edition.player_place_names
    keys: list[Any] = [f"{prefix}-unused"] * (max([*shared_places, *[place + 1 for place in own_places], edition.places - 1]) + 1)
    for place, name in shared_places.items():
        keys[place] = f"{prefix}-{name}"
    for place, name in own_places.items():
        for seat in range(2):
            keys[place + seat] = [f"{prefix}-{name}", seat]
    for slot in range(4):
        keys[GODDESSES + slot] = [f"{prefix}-goddess", slot // 2]
    return keys


def names(edition: Edition) -> dict[str, list[Any]]:
    """Return, by kind of term, the key of each term, with its owner if it has one."""
    return {
        "card": card_keys(edition),
        "place": place_keys(edition, "place"),
        "area": [one if isinstance(one, str) else one[0] for one in place_keys(edition, "area")],
        "zone": [[f"zone-{slug(name)}", seat] for name in edition.zone_names for seat in range(2)],
        "action": edition.actions[:],
        "goddess": [goddess_key(one) for one in edition.goddesses],
    }


def printed_words(edition: Edition, language: str) -> dict[str, str]:
    """Return the printed texts in a language: English from the card files, and the names in Japanese."""
    words: dict[str, str] = {}
    keys = card_keys(edition)
    if language == "en":
        for number in range(edition.half):
            card = edition.cards[number]
            words[keys[number]] = card.name
            words[f"{keys[number]}.text"] = card.text
        for goddess in edition.goddesses:
            key = goddess_key(goddess)
            words[key] = goddess.name
            words[f"{key}.weapon"] = goddess.weapon
            words[f"{key}.mechanics"] = goddess.mechanics
            words[f"{key}.provenance"] = goddess.provenance
    elif language == "ja":
        for number in range(edition.half):
            if edition.cards[number].japanese:
                words[keys[number]] = edition.cards[number].japanese
        for goddess in edition.goddesses:
            if goddess.japanese:
                words[goddess_key(goddess)] = goddess.japanese
    return words
