"""Decks of the duel: which are allowed, which are ready, and their short codes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from mankai.decks.model import CARDS, OWNERS, BadDeck, CardCount, Deck, DeckGroup, DeckPart, Decks
from mankai.games.sakura_arms.rules.cards.base import Card, Goddess
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.measured_decks import FOLDER, file_name, measured_decks
from mankai.games.sakura_arms.rules.steps.setup import QUICK, quick_build
from mankai.games.sakura_arms.rules.text.metadata import card_keys, goddess_key
from mankai.kernel.messages import Message, message

ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # 32 characters that are not easily confused
LETTERS: Final = {"L": "sakura-arms/level99", "A": "sakura-arms/aeg", "B": "sakura-arms/beta"}
BITS: Final = 5  # bits per character
SMALLER_PART: Final = (3, 1)  # the Normal cards and Ultimates of one goddess in a quick build


class DuelDecks(Decks):
    """The decks of one edition: a fixed number of Normal cards and Ultimates of two goddesses."""

    def __init__(self, rules: Edition) -> None:
        self.rules = rules

    def ready(self) -> list[Deck]:
        return [Deck(tuple(deck.goddesses), tuple(deck.cards), deck.name) for deck in self.rules.first_decks]

    def suggestions(self, of: Sequence[str]) -> list[Deck]:
        """The best measured lists with the split of a quick build, or else the quick builds of the goddess boards."""
        measurements, pair = measured_decks(self.rules.name), list(of)
        about = message("deck-was-measured", games=measurements.games)
        decks = [Deck(tuple(of), tuple(measured.cards), about=about) for measured in measurements.decks_of(pair, QUICK)]
        return [deck for deck in decks if not self.faults(deck)] or self.quick_builds(of)

    def quick_builds(self, of: Sequence[str]) -> list[Deck]:
        """The quick builds on the boards of two goddesses."""
        pair = [goddess for id in of if (goddess := self.rules.goddess(id)) is not None]
        if len(pair) != 2 or pair[0] is pair[1] or not all([goddess.blue and goddess.red for goddess in pair]):
            return []
        builds = [quick_build(self.rules, pair[blue], pair[1 - blue]) for blue in range(2)]
        return [Deck(tuple(of), tuple([self.rules.cards[card].name for card in build])) for build in builds]

    def cards_by_name(self, deck: Deck) -> dict[str, Card]:
        """The cards of the deck's goddesses, by name."""
        return {card.name: card for goddess in self.goddesses(deck) for card in goddess.cards}

    def goddesses(self, deck: Deck) -> list[Goddess]:
        return [goddess for id in deck.owners if (goddess := self.rules.goddess(id)) is not None]

    def counts(self, deck: Deck) -> list[CardCount]:
        cards_by_name = self.cards_by_name(deck)
        cards = [cards_by_name[name] for name in dict.fromkeys(deck.cards) if name in cards_by_name]
        ultimates = len([card for card in cards if card.is_ultimate])
        return [
            CardCount("deck-normals", len(cards) - ultimates, self.rules.normals),
            CardCount("deck-ultimates", ultimates, self.rules.ultimates),
        ]

    def faults(self, deck: Deck, format: str = "") -> list[Message]:
        faults: list[Message] = []
        if len(deck.owners) != 2 or len(set(self.goddesses(deck))) != 2:
            faults.append(message("deck-needs-two-goddesses"))
        cards_by_name = self.cards_by_name(deck)
        faults += [message("deck-no-such-card", name=name) for name in dict.fromkeys(deck.cards) if name not in cards_by_name]
        faults += [message("deck-card-twice", name=name) for name in dict.fromkeys(deck.cards) if deck.cards.count(name) > 1]
        wrong_counts = [count for count in self.counts(deck) if count.has != count.needs]
        faults += [message(f"{count.key}-wrong", has=count.has, needs=count.needs) for count in wrong_counts]
        return faults

    def setup(self, decks: Sequence[Deck | None]) -> dict[str, Any]:
        pairs = [list(deck.owners) if deck is not None else [] for deck in decks]
        names = [name for pair in pairs for name in pair]
        unused_ids = [goddess.id for goddess in self.rules.goddesses if goddess.id not in names]
        goddesses = [pair or (unused_ids if len(unused_ids) >= 2 else names)[:2] for pair in pairs]
        return {"goddesses": goddesses, "decks": [list(deck.cards) if deck is not None else QUICK for deck in decks], "copies": 2}

    # Deck lists as text.

    def resolve_name(self, words: str, count: int, part: str) -> tuple[str, bool]:
        folded_name = words.casefold().strip()
        for goddess in self.rules.goddesses:
            if part != CARDS and folded_name in (goddess.id, goddess.name.casefold(), goddess.japanese):
                return goddess.id, True
        cards = [card.name for goddess in self.rules.goddesses for card in goddess.cards]
        return next((name for name in cards if name.casefold() == folded_name), words), part == OWNERS

    def card_message(self, name: str) -> Message:
        goddess = self.rules.goddess(name)
        if goddess is not None:
            return message(goddess_key(goddess))
        number = next((number for number, card in enumerate(self.rules.cards) if card.name == name), -1)
        return message(card_keys(self.rules)[number]) if number >= 0 else super().card_message(name)

    def parts(self, deck: Deck) -> list[DeckPart]:
        cards_by_name = self.cards_by_name(deck)
        ultimates = [name for name in deck.cards if name in cards_by_name and cards_by_name[name].is_ultimate]
        normals = [name for name in deck.cards if name not in ultimates]
        parts = [DeckPart("deck-normals", tuple(normals)), DeckPart("deck-ultimates", tuple(ultimates))]
        return [part for part in parts if part.cards]

    # Measured lists: any, and those with the split of a quick build.

    def groups(self) -> list[DeckGroup]:
        groups: list[DeckGroup] = []
        for pair in combinations(self.rules.goddesses, 2):
            ids, cards = tuple([goddess.id for goddess in pair]), tuple([card.name for goddess in pair for card in goddess.cards])
            groups += [DeckGroup("+".join(ids), ids, cards), DeckGroup(f"{'+'.join(ids)} {QUICK}", ids, cards, QUICK)]
        return groups

    def seed_decks(self, group: DeckGroup) -> list[Deck]:
        return self.quick_builds(group.owners)

    def best_deck(self, group: DeckGroup, likings: Mapping[str, float]) -> Deck:
        pair = [goddess for id in group.owners if (goddess := self.rules.goddess(id)) is not None]
        if group.build != QUICK:
            cards = [card for goddess in pair for card in goddess.cards]
            return Deck(group.owners, tuple(self.best_of(cards, likings, self.rules.normals, self.rules.ultimates)))
        normals, ultimates = SMALLER_PART
        larger = (self.rules.normals - normals, self.rules.ultimates - ultimates)
        builds = [
            self.best_of(pair[small].cards, likings, *SMALLER_PART) + self.best_of(pair[1 - small].cards, likings, *larger)
            for small in range(2)
        ]
        return Deck(group.owners, tuple(max(builds, key=lambda names: sum([likings[name] for name in names]))))

    def best_of(self, cards: Sequence[Card], likings: Mapping[str, float], normals: int, ultimates: int) -> list[str]:
        """The names of the Normal cards and Ultimates with the highest likings, up to these counts."""
        by_value = sorted(cards, key=lambda card: -likings[card.name])
        names = [card.name for card in by_value if not card.is_ultimate][:normals]
        return names + [card.name for card in by_value if card.is_ultimate][:ultimates]

    def measurements(self) -> Path | None:
        return Path(__file__).parent / FOLDER / file_name(self.rules.name)

    # A deck code: edition, both goddesses, the chosen cards as bits, and a check character.

    @property
    def letter(self) -> str:
        return next((letter for letter, name in LETTERS.items() if name == self.rules.name), "X")

    def goddess_numbers(self, deck: Deck) -> list[int]:
        return sorted([self.rules.code_order.index(goddess.id) for goddess in self.goddesses(deck)])

    def goddess_of_number(self, number: int) -> Goddess | None:
        """The goddess with that number in deck codes."""
        return self.rules.goddess(self.rules.code_order[number]) if 0 <= number < len(self.rules.code_order) else None

    def encode(self, deck: Deck) -> str:
        numbers = self.goddess_numbers(deck)
        pair = [goddess for number in numbers if (goddess := self.goddess_of_number(number)) is not None]
        card_names = [card.name for goddess in pair for card in goddess.cards]
        bits = "".join(["1" if name in deck.cards else "0" for name in card_names])
        bits += "0" * (-len(bits) % BITS)
        signs = "".join([ALPHABET[number] for number in numbers])
        signs += "".join([ALPHABET[int(bits[first : first + BITS], 2)] for first in range(0, len(bits), BITS)])
        code = f"{self.letter}{signs}{check_sign(self.letter + signs)}"
        return "-".join([part for part in (code[:4], code[4:8], code[8:]) if part])

    def decode(self, code: str) -> Deck:
        signs = "".join([sign for sign in code.upper() if sign.isascii() and sign.isalnum()])
        if len(signs) < 4:
            raise BadDeck(message("deck-code-too-short"))
        if signs[0] != self.letter:
            other_edition = LETTERS.get(signs[0], "").rpartition("/")[2]
            title = message("game-title", game=other_edition)
            raise BadDeck(message("deck-code-of-other-game", game=title) if other_edition else message("deck-code-is-none"))
        if check_sign(signs[:-1]) != signs[-1]:
            raise BadDeck(message("deck-code-wrong-sign"))
        numbers = [ALPHABET.find(sign) for sign in signs[1:-1]]
        pair = [goddess for number in numbers[:2] if (goddess := self.goddess_of_number(number)) is not None]
        if -1 in numbers or len(pair) < 2 or pair[0] is pair[1]:
            raise BadDeck(message("deck-code-is-none"))
        bits = "".join([f"{number:05b}" for number in numbers[2:]])
        card_names = [card.name for goddess in pair for card in goddess.cards]
        if len(bits) < len(card_names):
            raise BadDeck(message("deck-code-too-short"))
        cards = [name for name, bit in zip(card_names, bits, strict=False) if bit == "1"]
        return Deck(tuple([goddess.id for goddess in pair]), tuple(cards))


def check_sign(signs: str) -> str:
    total = 7
    for sign in signs:
        total = (total * 31 + ord(sign)) % 1009
    return ALPHABET[total % len(ALPHABET)]
