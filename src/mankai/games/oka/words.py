"""The words for options, for what happened, and for why something cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.games.oka.rules import setup, values
from mankai.games.oka.rules.cards import COLOUR_NAMES, LETTERS, SHAPES, colour_of, fitting, name_of, value_of
from mankai.games.oka.rules.characters import NAMES, THE_FIFTEEN, character_name
from mankai.games.oka.rules.hanami import Hanami
from mankai.games.oka.rules.places import (
    BENEATH,
    CARDS,
    CLOSED_TRICKS,
    COINS,
    COLOUR,
    DECLINE,
    DRAW_PILE,
    FINISH,
    FREE,
    HAND,
    HIGHER,
    HIGHEST,
    HIRE,
    LOWER,
    OUT,
    PILE,
    PLACE,
    PLACE_ON_BLACK,
    PLAYER,
    RENEW,
    RENEWAL,
    ROW,
    SERVED,
    TAKE,
    TRICKS,
    VOTE,
    WHITE,
)
from mankai.kernel.table import Event

if TYPE_CHECKING:
    from mankai.games.oka.rules.edition import Oka

SIGNS: Final = ["+", "-"]
TOKEN_SIDES: Final = ["white", "black"]
PLACE_NAMES: Final = [
    *[f"coins of seat {seat}" for seat in range(6)], *[f"score of seat {seat}" for seat in range(6)], "turn", "first", "round",
    "turned", "pile 0 served", "pile 1 served", "modifiers", "slots filled", "bank",
]  # fmt: skip
ZONE_NAMES: Final = [
    "hand", "trick cards", "trick cards, not open", "top of a pile", "beneath the top of a pile", "put aside",
    "discarded trick cards", "row", "draw pile of characters", "discard pile of characters",
]  # fmt: skip
PILE_WORDS: Final = {"look through": "look through the {0} pile", "coins of": "the coins of the {0} pile"}
PLAYER_WORDS: Final = {"look": "look at the hand of seat {0}", "take trick": "take a trick card of seat {0}"}
PICK_WORDS: Final = {"take": "take {0}", "discard": "discard {0}", "take trick": "take {0}"}
DECLINE_WORDS: Final = {"free": "use none", "take": "take none", "reorder": "leave the rest"}


def label(game: Hanami, seat: int, option: int) -> str:
    """The words for an option, given what is asked just now."""
    oka, question = game.oka, game.question
    verb, subject = oka.verb_of[option], oka.subject(option)
    if verb in (PLACE, PLACE_ON_BLACK):
        return f"place {name_of(subject)} on {SIGNS[verb - PLACE]}"
    if verb == TAKE:
        return f"take the {SIGNS[subject]} pile"
    if verb == HIRE:
        price = game.price_of(subject)
        return f"hire {NAMES[subject]} for {price}" if price else f"hire {NAMES[subject]}"
    if verb == FREE:
        return f"use {NAMES[subject]} free"
    if verb == RENEW:
        return f"renew the row for {RENEWAL}"
    if verb == FINISH:
        return "end turn"
    if verb == DECLINE:
        return DECLINE_WORDS.get(question, "none")
    if verb == PILE:
        return PILE_WORDS.get(question, "the {0} pile").format(SIGNS[subject])
    if verb == PLAYER:
        return PLAYER_WORDS.get(question, "seat {0}").format(subject)
    if verb == VOTE:
        return f"vote {TOKEN_SIDES[subject]}"
    if question == "give":
        return f"give {name_of(subject)} to seat {game.about}"
    if question == "reorder":
        return f"{name_of(subject)} on top" if game.about == 0 else f"then {name_of(subject)}"
    return PICK_WORDS.get(question, "choose {0}").format(name_of(subject))


def why_not(game: Hanami, seat: int, option: int) -> str:
    """Why `seat` may not choose an option now."""
    if seat < 0:
        return "the game is over"
    oka, tokens = game.oka, game.table.tokens
    verb, subject = oka.verb_of[option], oka.subject(option)
    if game.question == "free" and verb == FREE:
        return "it would do nothing now" if game.price_of(subject) else "it is not in the row"
    if game.question != "act":
        return "that is not asked now"
    if verb in (PLACE, PLACE_ON_BLACK):
        return why_not_place(game, seat, subject, verb - PLACE)
    if verb == TAKE:
        return why_not_take(game, seat, subject)
    waiting = waiting_modifiers(game, seat)
    if verb in (HIRE, RENEW) and waiting and not game.stack_modifiers:
        return f"{modifier_words(waiting)} must be used first"
    if verb == HIRE:
        price = game.price_of(subject)
        if not price:
            return "it is not in the row"
        if price > tokens[COINS + seat]:
            return f"it costs {price}, you have {tokens[COINS + seat]}"
        return "it would do nothing now"
    if verb == RENEW:
        return f"it costs {RENEWAL}, you have {tokens[COINS + seat]}"
    if verb == FINISH:
        return "both piles must get a card first"
    return "that is not asked now"


def why_not_place(game: Hanami, seat: int, card: int, side: int) -> str:
    pile, waiting = game.pile_on(side), waiting_modifiers(game, seat)
    top = game.table.zones[game.tops + pile]
    if card not in game.table.zones[HAND + seat]:
        return f"{name_of(card)} is not in your hand"
    if game.table.tokens[SERVED + pile]:
        return f"the {SIGNS[side]} pile has its card of this turn"
    if not top:
        return f"{modifier_words(waiting)} must be used first, and a new pile uses nothing"
    if waiting and not fitting(side, top[0], waiting, game.cooks):
        return f"{modifier_words(waiting)} must be used, on the other side"
    needs = f"{SIGNS[side]} shows {name_of(top[0])}: needs {needed(side, top[0], waiting)}"
    return f"{needs}, with {modifier_words(waiting)}" if waiting else needs


def needed(side: int, top: int, modifiers: int) -> str:
    """What a card must be to be placed: "red above 7, or a 7"."""
    colour = "any colour" if modifiers & COLOUR else COLOUR_NAMES[colour_of(top)]
    value = value_of(top)
    same = f"or {'an' if value in (8, 11) else 'a'} {value}"
    if modifiers & (LOWER | HIGHER):
        return f"{colour}, {same}"
    if side == WHITE:
        return f"{colour} {'1' if value == HIGHEST else f'above {value}'}, {same}"
    return f"{colour} {HIGHEST if value == 1 else f'below {value}'}, {same}"


def why_not_take(game: Hanami, seat: int, side: int) -> str:
    pile, waiting = game.pile_on(side), waiting_modifiers(game, seat)
    if game.table.tokens[SERVED + pile]:
        return f"the {SIGNS[side]} pile has its card of this turn"
    if not game.table.zones[game.tops + pile]:
        return f"the {SIGNS[side]} pile has been taken"
    if waiting:
        return f"{modifier_words(waiting)} must be used first"
    return "a card of yours fits"


def waiting_modifiers(game: Hanami, seat: int) -> int:
    """The modifiers that the next card must use: those that none can use do nothing."""
    return game.waiting(game.hand_bits(seat))


def modifier_words(modifiers: int) -> str:
    return " and ".join([one.name for one in THE_FIFTEEN if one.modifier & modifiers])


def player(seat: int, reader: int | None) -> str:
    """A player, as the reader calls them."""
    return "you" if seat == reader else f"seat {seat}"


def told(oka: Oka, event: Event, reader: int | None) -> str:
    """An event as a line of the log; empty when it is not worth one."""
    _, verb, where, subject, amount, _ = event
    who = player(where, reader)
    if verb == "place":
        return placed(oka, where, subject, amount, reader)
    if verb == "show":
        return f"  you see {name_of(subject)}" if subject >= 0 and where // oka.seats in (HAND, BENEATH) else ""
    if verb == "round":
        return f"== Round {amount}: {who} begin{'' if who == 'you' else 's'} =="
    if verb == "turn":
        return f"-- {who} --"
    if verb == "lay_on_pile":
        return f"{who}: {name_of(subject)} on {SIGNS[amount]}"
    if verb == "take_pile":
        return f"{who}: the {SIGNS[amount]} pile is taken, {subject} card{'' if subject == 1 else 's'}"
    if verb == "gain":
        return f"  {who}: {amount} coin{'' if amount == 1 else 's'}"
    if verb == "hire":
        return f"{who}: {character_name(subject)} is hired for {amount}"
    if verb == "free":
        return f"{who}: {character_name(subject)} is used free"
    if verb == "renew":
        return f"{who}: the row is renewed for {amount}"
    if verb == "turn_yin_yang":
        return "  the Yin-Yang card is turned round: + and - change places"
    if verb == "look_through":
        return f"  {who}: the {SIGNS[amount]} pile is looked through"
    if verb == "new_top":
        return f"  {name_of(subject)} lies on top"
    if verb == "vote":
        return f"  {who}: {TOKEN_SIDES[subject]}"
    if verb == "toss":
        return f"  the third token: {TOKEN_SIDES[subject]}"
    if verb == "score":
        return f"{who}: {amount} shuriken{'' if amount == 1 else 's'} in this round, {subject} in all"
    if verb == "over":
        return "The game is over"
    return ""


def placed(oka: Oka, source: int, card: int, target: int, reader: int | None) -> str:
    """A card has moved; moves that another line tells already are left out."""
    left, reached = source // oka.seats, target // oka.seats
    name = "a card" if card < 0 else name_of(card) if card < CARDS else character_name(card)
    giver, getter = player(source % oka.seats, reader), player(target % oka.seats, reader)
    if left == DRAW_PILE and reached == ROW:
        return f"  new in the row: {name}"
    if left == HAND and reached == HAND:
        return f"  {name} from {giver} to {getter}"
    if left in (TRICKS, CLOSED_TRICKS) and reached in (TRICKS, CLOSED_TRICKS):
        return f"  {name} from the trick cards of {giver} to those of {getter}"
    if reached == OUT:
        return f"  {giver}: {name} is discarded from the trick cards"
    return ""


def legend(oka: Oka) -> dict[str, Any]:
    """Everything that can be read on cards, for whoever shows views to people.

    The coins and shurikens in play are in the view: `lasting[0]` has the number of the profile, then the coins of the 52 cards
    and their shurikens.  Profiles of ours have theirs by value, 1 to 13.
    """
    return {
        "game": oka.name,
        "title": "Sakura 桜花伝説",
        "designer": "Csaba Hegedűs",
        "places": PLACE_NAMES[:],
        "zones": ZONE_NAMES[:],
        "signs": SIGNS[:],
        "colours": [
            {"name": COLOUR_NAMES[at], "letter": LETTERS[at], "shape": SHAPES[at], "attested": at == 0} for at in range(4)
        ],
        "cards": [
            {"name": name_of(card), "colour": COLOUR_NAMES[colour_of(card)], "value": value_of(card)} for card in range(CARDS)
        ]
        + [{"name": one.name, "family": one.family, "text": one.text, "provenance": one.provenance} for one in oka.characters],
        "profiles": [
            {
                "name": values.PROFILES[at],
                "note": values.NOTES[at],
                "provenance": values.OURS,
                "coins": values.COINS_BY_VALUE[at][:],
                "shurikens": values.SHURIKENS_BY_VALUE[at][:],
            }
            for at in range(len(values.PROFILES))
        ]
        + [{"name": "supplied", "note": "written down by whoever set up the game", "provenance": "supplied with the set-up"}],
        "switches": [{"name": name, "default": setup.DEFAULTS[name], "text": setup.MEANINGS[name]} for name in setup.DEFAULTS],
    }
