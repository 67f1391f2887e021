"""Decks of the duel: which are allowed, which are ready, and their short codes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from mankai.games.sakura_arms.rules.cards.base import Card, Goddess
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.measured_decks import FOLDER, file_name, measured_decks
from mankai.games.sakura_arms.rules.steps.setup import QUICK, quick_build
from mankai.games.sakura_arms.rules.text.metadata import card_keys, goddess_key
from mankai.kernel.messages import Message, message
from mankai.packs.pack import CARDS, OWNERS, BadDeck, CardCount, Deck, DeckGroup, DeckPart, Decks

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
        measured, pair = measured_decks(self.rules.name), list(of)
        about = message("deck-was-measured", games=measured.games)
        found = [Deck(tuple(of), tuple(one.cards), about=about) for one in measured.decks_of(pair, QUICK)]
        return [deck for deck in found if not self.faults(deck)] or self.quick_builds(of)

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
        own = self.cards_by_name(deck)
        cards = [own[name] for name in dict.fromkeys(deck.cards) if name in own]
        ultimates = len([card for card in cards if card.is_ultimate])
        return [
            CardCount("deck-normals", len(cards) - ultimates, self.rules.normals),
            CardCount("deck-ultimates", ultimates, self.rules.ultimates),
        ]

    def faults(self, deck: Deck, format: str = "") -> list[Message]:
        found: list[Message] = []
        if len(deck.owners) != 2 or len(set(self.goddesses(deck))) != 2:
            found.append(message("deck-needs-two-goddesses"))
        own = self.cards_by_name(deck)
        found += [message("deck-no-such-card", name=name) for name in dict.fromkeys(deck.cards) if name not in own]
        found += [message("deck-card-twice", name=name) for name in dict.fromkeys(deck.cards) if deck.cards.count(name) > 1]
        found += [message(f"{one.key}-wrong", has=one.has, needs=one.needs) for one in self.counts(deck) if one.has != one.needs]
        return found

    def setup(self, decks: Sequence[Deck | None]) -> dict[str, Any]:
        pairs = [list(deck.owners) if deck is not None else [] for deck in decks]
        named = [name for pair in pairs for name in pair]
        rest = [one.id for one in self.rules.goddesses if one.id not in named]
        goddesses = [pair or (rest if len(rest) >= 2 else named)[:2] for pair in pairs]
        return {"goddesses": goddesses, "decks": [list(deck.cards) if deck is not None else QUICK for deck in decks], "copies": 2}

    # Deck lists as text.

    def resolve_name(self, words: str, count: int, part: str) -> tuple[str, bool]:
        wanted = words.casefold().strip()
        for goddess in self.rules.goddesses:
            if part != CARDS and wanted in (goddess.id, goddess.name.casefold(), goddess.japanese):
                return goddess.id, True
        cards = [card.name for goddess in self.rules.goddesses for card in goddess.cards]
        return next((name for name in cards if name.casefold() == wanted), words), part == OWNERS

    def card_message(self, name: str) -> Message:
        goddess = self.rules.goddess(name)
        if goddess is not None:
            return message(goddess_key(goddess))
        number = next((number for number, card in enumerate(self.rules.cards) if card.name == name), -1)
        return message(card_keys(self.rules)[number]) if number >= 0 else super().card_message(name)

    def parts(self, deck: Deck) -> list[DeckPart]:
        own = self.cards_by_name(deck)
        ultimates = [name for name in deck.cards if name in own and own[name].is_ultimate]
        normals = [name for name in deck.cards if name not in ultimates]
        parts = [DeckPart("deck-normals", tuple(normals)), DeckPart("deck-ultimates", tuple(ultimates))]
        return [part for part in parts if part.cards]

    # Measured lists: any, and those with the split of a quick build.

    def groups(self) -> list[DeckGroup]:
        found: list[DeckGroup] = []
        for pair in combinations(self.rules.goddesses, 2):
            of, cards = tuple([goddess.id for goddess in pair]), tuple([card.name for goddess in pair for card in goddess.cards])
            found += [DeckGroup("+".join(of), of, cards), DeckGroup(f"{'+'.join(of)} {QUICK}", of, cards, QUICK)]
        return found

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
        """The names of the Normal cards and Ultimates with the highest likings, as many as asked for."""
        ordered = sorted(cards, key=lambda card: -likings[card.name])
        taken = [card.name for card in ordered if not card.is_ultimate][:normals]
        return taken + [card.name for card in ordered if card.is_ultimate][:ultimates]

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
        own = [card.name for goddess in pair for card in goddess.cards]
        bits = "".join(["1" if name in deck.cards else "0" for name in own])
        bits += "0" * (-len(bits) % BITS)
        signs = "".join([ALPHABET[number] for number in numbers])
        signs += "".join([ALPHABET[int(bits[first : first + BITS], 2)] for first in range(0, len(bits), BITS)])
        whole = f"{self.letter}{signs}{check_sign(self.letter + signs)}"
        return "-".join([part for part in (whole[:4], whole[4:8], whole[8:]) if part])

    def decode(self, code: str) -> Deck:
        signs = "".join([sign for sign in code.upper() if sign.isascii() and sign.isalnum()])
        if len(signs) < 4:
            raise BadDeck(message("deck-code-too-short"))
        if signs[0] != self.letter:
            other = LETTERS.get(signs[0], "").rpartition("/")[2]
            title = message("game-title", game=other)
            raise BadDeck(message("deck-code-of-other-game", game=title) if other else message("deck-code-is-none"))
        if check_sign(signs[:-1]) != signs[-1]:
            raise BadDeck(message("deck-code-wrong-sign"))
        numbers = [ALPHABET.find(sign) for sign in signs[1:-1]]
        pair = [goddess for number in numbers[:2] if (goddess := self.goddess_of_number(number)) is not None]
        if -1 in numbers or len(pair) < 2 or pair[0] is pair[1]:
            raise BadDeck(message("deck-code-is-none"))
        bits = "".join([f"{number:05b}" for number in numbers[2:]])
        own = [card.name for goddess in pair for card in goddess.cards]
        if len(bits) < len(own):
            raise BadDeck(message("deck-code-too-short"))
        cards = [name for name, bit in zip(own, bits, strict=False) if bit == "1"]
        return Deck(tuple([goddess.id for goddess in pair]), tuple(cards))


def check_sign(signs: str) -> str:
    total = 7
    for sign in signs:
        total = (total * 31 + ord(sign)) % 1009
    return ALPHABET[total % len(ALPHABET)]
