"""Deck codes: a deck in some thirty characters that fit in a link and are not easily confused.

A code is the letter Z, a version, then bits, five per character: leader, gate, the number of faces, and for each face its
distance from the one before and its number of copies.  Two check characters come last.
"""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.rules.constants import COPIES, DECK_SIZE, FACES, IDS
from mankai.kernel.messages import Message, message

ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
PREFIX: Final = "Z2"  # the game and the version
BITS: Final = 5  # per character
OF_FACE: Final = 8
OF_COUNT: Final = 6
SMALL: Final = 2  # the bits that every distance has
CHECKS: Final = 2
GROUP: Final = 5  # characters between two hyphens
LONGEST: Final = 120
COPY_CODES: Final = ["111", "110", "10", "0"]  # codes for one to four copies


class BadCode(Exception):
    """The text is not a deck code; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message[0])
        self.message = message


def is_deck_code(words: str) -> bool:
    """Whether these words look like a code rather than a name."""
    signs = words.strip().upper().replace("-", "")
    return signs.startswith(PREFIX) and len(signs) > 2 * GROUP and signs.isascii() and signs.isalnum()


def encode_deck(leader: int, gate: int, counts: dict[int, int]) -> str:
    """Return the code of a deck by faces, with at most four copies of each."""
    bits = f"{leader:08b}{gate:08b}{len(counts):06b}"
    last = -1
    for face in sorted(counts):
        bits += distance_bits(face - last - 1) + COPY_CODES[counts[face] - 1]
        last = face
    bits += "0" * (-len(bits) % BITS)
    signs = PREFIX + "".join([ALPHABET[int(bits[at : at + BITS], 2)] for at in range(0, len(bits), BITS)])
    whole = signs + check_signs(signs)
    return "-".join([whole[at : at + GROUP] for at in range(0, len(whole), GROUP)])


def distance_bits(distance: int) -> str:
    """Return a distance as an exponential Golomb code: small distances are short."""
    binary = f"{distance + (1 << SMALL):b}"
    return "0" * (len(binary) - SMALL - 1) + binary


def check_signs(signs: str) -> str:
    """Return two check characters.  The modulus is prime, so they detect one wrong character, or two that were swapped."""
    total = 1
    for sign in signs:
        total = (total * 37 + ALPHABET.index(sign)) % 1021
    return ALPHABET[total // 32] + ALPHABET[total % 32]


class BitReader:
    """A reader that takes bits one after the other."""

    def __init__(self, bits: str) -> None:
        self.bits = bits
        self.at = 0

    def number(self, width: int) -> int:
        bits = self.bits[self.at : self.at + width]
        if len(bits) < width:
            raise BadCode(message("deck-code-too-short"))
        self.at += width
        return int(bits, 2) if bits else 0

    def distance(self) -> int:
        zeros = 0
        while self.number(1) == 0:
            zeros += 1
            if zeros > OF_FACE:
                raise BadCode(message("deck-code-is-none"))
        return (1 << (zeros + SMALL)) + self.number(zeros + SMALL) - (1 << SMALL)

    def copies(self) -> int:
        for copies in range(COPIES, 1, -1):
            if self.number(1) == 0:
                return copies
        return 1


def decode_deck(code: str) -> tuple[str, str, dict[str, int]]:
    """Return leader, gate and cards of a code, by id.  Raises `BadCode`.  Does not check whether the deck is legal."""
    signs = "".join(code[: 4 * LONGEST].upper().replace("-", "").split())
    if not signs.startswith(PREFIX[0]):
        raise BadCode(message("deck-code-of-other-game"))
    if [sign for sign in signs if sign not in ALPHABET] or len(signs) > LONGEST:
        raise BadCode(message("deck-code-is-none"))
    if len(signs) < len(PREFIX) + CHECKS + 5:
        raise BadCode(message("deck-code-too-short"))
    if check_signs(signs[:-CHECKS]) != signs[-CHECKS:]:
        raise BadCode(message("deck-code-wrong-sign"))
    if not signs.startswith(PREFIX):
        raise BadCode(message("deck-code-of-other-version"))
    bits = BitReader("".join([f"{ALPHABET.index(sign):05b}" for sign in signs[len(PREFIX) : -CHECKS]]))
    of = [bits.number(OF_FACE), bits.number(OF_FACE)]
    counts: dict[int, int] = {}
    last = -1
    for _ in range(bits.number(OF_COUNT)):
        last += bits.distance() + 1
        counts[last] = bits.copies()
    if max([*of, last]) >= FACES or sum(counts.values()) > 2 * DECK_SIZE:
        raise BadCode(message("deck-code-is-none"))
    return IDS[of[0]], IDS[of[1]], {IDS[face]: count for face, count in counts.items()}
