"""The coverage of random games, card by card: plays, abilities, triggers, responses, and effects that fizzled.

PYTHONPATH=src:tests python tests/support/games/azuki_coverage.py [GAMES]
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Final

from mankai import Position
from mankai.games.azuki.rules.cards.base import (
    ENTITY,
    GATE_CARD,
    HAS_AFTER_ATTACK,
    HAS_ATTACKED,
    HAS_ATTACKING,
    HAS_AURA,
    HAS_BONUS,
    HAS_DEALT_DAMAGE,
    HAS_DESTROYED,
    HAS_DISCOUNT,
    HAS_ENTERS,
    HAS_EQUIPPED,
    HAS_GUARDS,
    HAS_MORE_KEYWORDS,
    HAS_ON_PLAY,
    HAS_REACHES,
    HAS_SACRIFICED,
    HAS_TOOK_DAMAGE,
    HAS_TURN_ENDS,
    HAS_TURN_STARTS,
    HAS_USE,
    HAS_WATCHED,
    SPELL,
    WEAPON,
    Card,
    has_own_method,
)
from mankai.games.azuki.rules.cards.card_index import PRINTED
from mankai.games.azuki.rules.constants import (
    AFTER_ATTACK,
    ATTACKED,
    ATTACKING,
    DEALT_DAMAGE,
    DESTROYED,
    ENTERS,
    EQUIPPED,
    FIELD,
    FIELD_SPOTS,
    FROZEN_BY_ANY,
    GATE,
    GODMODE,
    HAND,
    HELD_BACK,
    IMMUNE,
    MAIN,
    MOMENTS,
    NOTHING,
    ON_PLAY,
    PLAY,
    PROMISED,
    REDIRECTS,
    RESPONSE,
    SACRIFICED,
    SPOT,
    SPOTS,
    TOOK_DAMAGE,
    TURN_ENDS,
    TURN_STARTS,
    TURNS,
    USE,
    WATCHED,
    zone_of,
)
from mankai.games.azuki.rules.edition import GAME
from mankai.games.azuki.rules.engine.match import Match
from mankai.kernel.rng import FastRng
from support.games.azuki_decks import COUNT, varied_setup

Line = tuple[str, str]  # the id of a card, or none; and its action, or an event on it

TRIGGERS: Final = {
    HAS_ON_PLAY: ON_PLAY, HAS_ENTERS: ENTERS, HAS_ATTACKING: ATTACKING, HAS_ATTACKED: ATTACKED, HAS_AFTER_ATTACK: AFTER_ATTACK,
    HAS_DESTROYED: DESTROYED, HAS_SACRIFICED: SACRIFICED, HAS_EQUIPPED: EQUIPPED, HAS_TURN_STARTS: TURN_STARTS,
    HAS_TURN_ENDS: TURN_ENDS, HAS_TOOK_DAMAGE: TOOK_DAMAGE, HAS_DEALT_DAMAGE: DEALT_DAMAGE, HAS_WATCHED: WATCHED,
}  # fmt: skip
MODIFIERS: Final = {
    HAS_BONUS: "bonus", HAS_AURA: "aura", HAS_MORE_KEYWORDS: "more keywords", HAS_REACHES: "reaches", HAS_GUARDS: "guards",
    HAS_DISCOUNT: "discount",
}  # fmt: skip
ATTACKER_LEFT: Final = "an attack fizzles: the attacker has left"
TARGET_LEFT: Final = "an attack fizzles: the target has left"
LEFT: Final = "a text is resolved of a card that has left the field"
NOT_FOUGHT: Final = "no [After Attacking]: the attacker has fallen"
SPARED: Final = "an effect fizzles: its target takes no damage from effects"
FROZEN: Final = "an effect fizzles: its target is Frozen"
LASTING: Final = "an effect fizzles: its target has Godmode"
FIZZLES: Final = [ATTACKER_LEFT, TARGET_LEFT, LEFT, NOT_FOUGHT, SPARED, FROZEN, LASTING]
WHERE_MATTERS: Final = {"resolve", "fizzle"}  # events that count by the zones of cards
MODIFIERS_EVERY: Final = 4  # positions: a repeated question about a card is not checked every time


def lines_of(card: Card) -> list[str]:
    """Everything that random games can meet of a card."""
    found: list[str] = ["played"] if card.kind in (ENTITY, SPELL, WEAPON) else []
    if card.kind == SPELL and card.window & MAIN:
        found.append("played in main")
    if card.as_response or (card.kind == SPELL and card.window & RESPONSE):
        found.append("played in response")
    if card.hooks & HAS_USE:
        found += [words for window, words in ((MAIN, "used in main"), (RESPONSE, "used in response")) if card.window & window]
    found += [MOMENTS[moment] for bit, moment in TRIGGERS.items() if card.hooks & bit]
    found += [words for bit, words in MODIFIERS.items() if card.hooks & bit]
    if card.kind == GATE_CARD:
        found.append("portal")
    if has_own_method(card, "promised"):
        found.append(MOMENTS[PROMISED])
    if card.keywords & REDIRECTS:
        found.append(MOMENTS[HELD_BACK])
    return found


def all_lines() -> list[Line]:
    return [(card.id, words) for card in PRINTED for words in lines_of(card)] + [("", words) for words in FIZZLES]


class Coverage:
    """Counts how often each line was met."""

    def __init__(self) -> None:
        self.met: Counter[Line] = Counter()
        self.longest = 0  # game, in turns
        # The present attacker; and the target of an effect without effect, with the reason, until that is seen.
        self.attacker = -1
        self.untouched: tuple[int, str] | None = None

    def play(self, start: Position, dice: FastRng) -> int:
        """Play a random game and note everything that it meets. Return the number of decisions."""
        decisions, position = 0, start
        while not position.is_over:
            before, option = position, dice.pick(position.options)
            position = before.play(option)
            self.note_decision(before, option)
            self.note_events(before, position)
            decisions += 1
            if decisions % MODIFIERS_EVERY == 0:
                self.note_modifiers(position)
        self.longest = max(self.longest, int(position.now.tokens[TURNS]))
        return decisions

    def add(self, card: int, words: str) -> None:
        self.met[GAME.cards[card].id, words] += 1

    def note_decision(self, position: Position, option: int) -> None:
        verb, subject = GAME.verb_of[option], GAME.subject(option)
        if position.question in ("main", "respond"):
            window = "in main" if position.question == "main" else "in response"
            if verb == PLAY:
                self.met[PRINTED[subject].id, f"played {window}"] += 1
            elif verb == USE:
                self.add(position.now.zones[zone_of(position.seat * SPOTS + subject)][0], f"used {window}")
        elif position.question == "target" and verb == SPOT:
            self.untouched = untouchable(position, (subject + position.seat * SPOTS) % FIELD_SPOTS)

    def note_events(self, before: Position, after: Position) -> None:
        lies: dict[int, int] = {}
        if not WHERE_MATTERS.isdisjoint([event[1] for event in after.events]):
            lies = {card: zone for zone, cards in enumerate(before.now.zones) for card in cards}
        touched: set[int] = set()
        for event in after.events:
            _, verb, where, card, amount, _ = event
            if verb == "place":
                lies[card] = amount
                if card == self.attacker and where >= FIELD > amount and GAME.cards[card].hooks & HAS_AFTER_ATTACK:
                    self.met["", NOT_FOUGHT] += 1
            elif verb == "play":
                self.add(card, "played")
            elif verb == "portal":
                self.add(after.now.zones[zone_of(where // SPOTS * SPOTS + GATE)][0], "portal")
            elif verb == "resolve":
                self.note_resolved(card, amount, lies.get(card, -1) >= FIELD)
            elif verb == "fizzle":
                self.met["", TARGET_LEFT if lies.get(self.attacker, -1) >= FIELD else ATTACKER_LEFT] += 1
            elif verb == "attack":
                self.attacker = card
            if verb not in ("place", "resolve"):
                touched.add(card)
        if self.untouched is not None and after.question != "amount":
            card, why = self.untouched
            if card not in touched:
                self.met["", why] += 1
            self.untouched = None
        if not after.now.resolving:
            self.attacker = -1

    def note_resolved(self, card: int, moment: int, is_on_field: bool) -> None:
        self.add(card, MOMENTS[moment])
        if not is_on_field:
            self.met["", LEFT] += 1

    def note_modifiers(self, position: Position) -> None:
        """Note the modifiers that texts give now, to themselves and to others."""
        match = GAME.match(position.now)
        said = match.hooks_on_field()
        for seat in range(2):
            for card in position.now.zones[HAND + seat]:
                if GAME.cards[card].hooks & HAS_DISCOUNT and GAME.cards[card].discount(match.players[seat]):
                    self.add(card, MODIFIERS[HAS_DISCOUNT])
        if any([said & bit for bit in MODIFIERS]):
            for spot in range(FIELD_SPOTS):
                if not match.is_free(spot):
                    self.note_modifiers_at(match, spot)

    def note_modifiers_at(self, match: Match, spot: int) -> None:
        me, it = match.players[spot // SPOTS], match.unit(spot)
        for text in match.texts(spot):
            if text.hooks & HAS_BONUS and text.bonus(me, it) != NOTHING:
                self.met[text.id, MODIFIERS[HAS_BONUS]] += 1
            if text.hooks & HAS_MORE_KEYWORDS and text.more_keywords(me, it):
                self.met[text.id, MODIFIERS[HAS_MORE_KEYWORDS]] += 1
            if text.hooks & HAS_AURA:
                others = [match.unit(other) for other in range(FIELD_SPOTS) if other != spot and not match.is_free(other)]
                if [other for other in others if text.aura(me, it, other) != NOTHING]:
                    self.met[text.id, MODIFIERS[HAS_AURA]] += 1
        weapons = [GAME.cards[weapon] for weapon in it.weapons]
        for text in [*match.texts(spot), *weapons]:
            if text.hooks & HAS_REACHES and text.reaches(me, it):
                self.met[text.id, MODIFIERS[HAS_REACHES]] += 1
        for text in weapons:
            if text.hooks & HAS_GUARDS and text.guards(me, it):
                self.met[text.id, MODIFIERS[HAS_GUARDS]] += 1

    def missing(self) -> list[Line]:
        return [line for line in all_lines() if not self.met[line]]


def untouchable(position: Position, spot: int) -> tuple[int, str] | None:
    """The card at a spot, and the reason why an effect may do nothing to it."""
    match = GAME.match(position.now)
    card = int(match.card_at(spot))
    if match.flags_at(spot) & FROZEN_BY_ANY:
        return card, FROZEN
    if match.has(spot, IMMUNE):
        return card, SPARED
    return (card, LASTING) if match.has(spot, GODMODE) else None


def measure_coverage(count: int) -> Coverage:
    """Measure the coverage of `count` of the random games that keep the promises."""
    coverage = Coverage()
    for seed in range(count):
        coverage.play(GAME.start(varied_setup(seed), seed), FastRng(seed))
    return coverage


def report(coverage: Coverage) -> str:
    rows: list[str] = []
    for card in PRINTED:
        told = [f"{words} {coverage.met[card.id, words]}" for words in lines_of(card)]
        rows.append(f"{card.id} {card.name}: {', '.join(told) or 'a leader without a text of its own'}")
    rows += [f"{words}: {coverage.met['', words]}" for words in FIZZLES]
    missing = coverage.missing()
    rows.append(f"{len(all_lines())} lines, {len(missing)} of them never met{': ' if missing else ''}")
    return "\n".join(rows + [f"  {id or 'fizzle'} {words}" for id, words in missing])


if __name__ == "__main__":
    found = measure_coverage(int(sys.argv[1]) if len(sys.argv) > 1 else COUNT)
    print(report(found))
    sys.exit(1 if found.missing() else 0)
