"""What a game brings to the house: where its rules are, its words, its mind, its boards, and what a set-up may say.

A package registers its pack under the entry point `mankai.games`; nothing else has to know of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from mankai.kernel.errors import BadSetup, MankaiError
from mankai.kernel.messages import Message, message, slug, verbatim
from mankai.kernel.rules import Rules

RANDOM: Final = "random"
OF: Final = "of"  # the part of a list that says of whom the deck is
CARDS: Final = "cards"

# The kinds of wishes, by what a set-up says for one.
CHOICE: Final = "choice"  # one of `choices`
SEVERAL: Final = "several"  # a list of `count` of them
NUMBER: Final = "number"  # from `least` to `most`
NUMBERS: Final = "numbers"  # a list of `count` such
SWITCH: Final = "switch"  # true or false
NAMES: Final = "names"  # a list of names
TEXT: Final = "text"
FILE: Final = "file"  # one of `choices`, or what stands in a file
DECK: Final = "deck"  # one of `choices`, or a list of card names
SEAT: Final = "seat"  # a seat, or "random"
KINDS: Final = (CHOICE, SEVERAL, NUMBER, NUMBERS, SWITCH, NAMES, TEXT, FILE, DECK, SEAT)


class BadPack(MankaiError):
    """A pack that does not hold what it says."""


class BadDeck(MankaiError):
    """A deck code that stands for no deck; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message[0])
        self.message = message


@dataclass(frozen=True)
class Wish:
    """One thing that a set-up may say: the command line's option, the page's form and the check of a set-up are made from it."""

    name: str  # as the set-up calls it
    kind: str
    choices: tuple[str, ...] = ()
    default: Any = None  # what holds where nothing is said
    each: bool = False  # every seat has its own: the set-up has a list of them
    also: tuple[str, ...] = ()  # words that may stand for the wish of the whole table
    count: int = 0
    least: int | None = None
    most: int | None = None
    may_be_none: bool = False
    group: str = ""  # the table within the set-up in which it stands
    terms: str = ""  # the kind of term (`Rules.names`) that the choices are, in their order
    flag: str = ""  # the command line's option; none: --NAME
    others_flag: str = ""  # and the one for all other seats
    takes: str = ""  # what the command line's option takes, such as FILE
    changes_cards: bool = False  # whether what is printed on cards depends on it
    is_in_forms: bool = True  # whether a form can say all that it needs
    apart: tuple[str, ...] = ()  # choices that mean nothing in an arena, where nobody sits at the table
    beside: dict[str, Any] = field(default_factory=dict)  # what else is said so that in an arena everything can meet everything

    @property
    def option(self) -> str:
        return self.flag or f"--{self.name.replace('_', '-')}"

    @property
    def key(self) -> str:
        """Says what it is about; its attribute `others`, what it is for the other seats."""
        return f"wish-{slug(self.name)}"

    def said(self, rules: Rules, choice: str) -> Message:
        """What a choice is called."""
        names = rules.names().get(self.terms, [])
        at = self.choices.index(choice) if choice in self.choices else len(names)
        return message(names[at] if at < len(names) else f"choice-{slug(choice)}")

    def fault(self, value: Any, seats: int) -> str:
        """What is wrong with what a set-up says for it; empty when nothing is, or when the rules know better."""
        if value in self.also or (value is None and self.may_be_none):
            return ""
        if not self.each:
            return self.fault_of_one(value, seats)
        if isinstance(value, list):
            if len(value) != seats:
                return f"{self.name}: one for each of the {seats} players, not {len(value)}"
            return next((fault for one in value if (fault := self.fault_of_one(one, seats))), "")
        return self.fault_of_one(value, seats)

    def fault_of_one(self, value: Any, seats: int) -> str:
        is_number = isinstance(value, int) and not isinstance(value, bool)
        if self.kind == SWITCH and not isinstance(value, bool):
            return f"{self.name} is true or false, not {value!r}"
        if self.kind == NUMBER and not (is_number and self.is_within(value)):
            return f"{self.name}: a number{self.bounds}, not {value!r}"
        if self.kind == CHOICE and value not in self.choices:
            return f"{self.name}: one of {', '.join(self.choices)}; not {value!r}"
        if self.kind == TEXT and not isinstance(value, str):
            return f"{self.name}: a text, not {value!r}"
        if self.kind == SEAT and value != RANDOM and not (is_number and 0 <= value < seats):
            return f'{self.name}: a seat from 0 to {seats - 1}, or "{RANDOM}", not {value!r}'
        if self.kind in (SEVERAL, NUMBERS, NAMES) and not isinstance(value, list):
            return f"{self.name}: a list, not {value!r}"
        return ""

    def is_within(self, number: int) -> bool:
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)

    @property
    def bounds(self) -> str:
        low = "" if self.least is None else f" from {self.least} on" if self.most is None else f" from {self.least}"
        return low if self.most is None else f"{low} to {self.most}"

    def filled(self, values: list[Any]) -> Any:
        """What a set-up says where some seats have said something; a word for the whole table counts for all."""
        whole = [value for value in values if value in self.also]
        return whole[0] if whole else [self.default if value is None else value for value in values]

    # What can meet in an arena.

    @property
    def can_meet(self) -> bool:
        return self.each and self.kind in (CHOICE, SEVERAL, DECK, TEXT)

    def all_that_meet(self) -> list[str]:
        """Every choice, as an arena names it."""
        if self.kind == SEVERAL:
            return ["+".join(some) for some in combinations(self.choices, self.count)]
        return [choice for choice in self.choices if choice not in self.apart]

    def spelt(self, name: str) -> str:
        """What shall meet, in one spelling."""
        return "+".join([part.strip().lower() for part in name.split("+")]) if self.kind == SEVERAL else name.strip()

    def is_same(self, one: str, other: str) -> bool:
        return set(one.split("+")) == set(other.split("+")) if self.kind == SEVERAL else one == other

    def met(self, names: Sequence[str]) -> dict[str, Any]:
        """What the set-up says where these meet, one at each seat."""
        values: list[Any] = [name.split("+") if self.kind == SEVERAL else name for name in names]
        return {**self.beside, self.name: values}


@dataclass(frozen=True)
class Lesson:
    """A game for a first time, with a fixed beginning: the learner has seat 0, a computer all others."""

    setup: dict[str, Any]
    seed: int
    player: str


@dataclass(frozen=True)
class Deck:
    """A deck as people name it: of whom it is, where the game has such, and its cards."""

    of: tuple[str, ...]
    cards: tuple[str, ...]
    name: str = ""
    about: Message | None = None  # where a ready one comes from, if anything is to be said of that
    title: Message | None = None  # what a ready one is called; else the key `ready-NAME` says it, or its name


@dataclass(frozen=True)
class Part:
    """Cards of a deck that belong together; `key` says what they are."""

    key: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Figures:
    """Numbers about a deck, one for each of several things: how many there are, or with `is_share` how likely something is."""

    key: str
    rows: tuple[tuple[Message, float], ...]
    is_share: bool = False


@dataclass(frozen=True)
class Count:
    """How many cards of a kind a deck has, and how many it must have; `key` says of which kind."""

    key: str
    has: int
    needs: int


@dataclass(frozen=True)
class Group:
    """Decks among which an arena looks for the best: of the same, by the same way to build them."""

    name: str
    of: tuple[str, ...]
    cards: tuple[str, ...]  # all that may be in one
    way: str = ""  # how they are built, where there are several ways


class Decks:
    """The decks of one game: which are ready, which are allowed, and the short codes that stand for them."""

    roles: tuple[str, ...] = ()  # what lists call those of whom a deck is, where each is written with its role

    def ready(self) -> list[Deck]:
        """Decks that can be played at once."""
        return []

    def proposed(self, of: Sequence[str]) -> list[Deck]:
        """Decks to begin with, for these."""
        return []

    def formats(self) -> list[str]:
        """The formats by which a deck can be judged, the usual one first; none where there is but one."""
        return []

    def counts(self, deck: Deck) -> list[Count]:
        raise NotImplementedError

    def faults(self, deck: Deck, format: str = "") -> list[Message]:
        """Why a deck is not allowed, everything at once; nothing when it is."""
        raise NotImplementedError

    def code(self, deck: Deck) -> str:
        raise NotImplementedError

    def deck_of(self, code: str) -> Deck:
        """The deck that a code stands for; raises `BadDeck`."""
        raise NotImplementedError

    def setup(self, decks: Sequence[Deck | None]) -> dict[str, Any]:
        """What a set-up says so that each seat has its deck; `None`: a ready-made one."""
        raise NotImplementedError

    def judged(self, deck: Deck, format: str = "") -> dict[str, Any]:
        """All that is to be said of a deck, as JSON-able data."""
        faults = self.faults(deck, format)
        return {
            "of": list(deck.of),
            "cards": list(deck.cards),
            "counts": [{"key": one.key, "has": one.has, "needs": one.needs} for one in self.counts(deck)],
            "faults": faults,
            "is_legal": not faults,
            "about": deck.about,
            "code": "" if faults else self.code(deck),
            "setup": {} if faults else self.setup([deck, None]),
        }

    # As people write decks down and read them.

    def called(self, words: str, count: int, part: str) -> tuple[str, bool]:
        """What a line of a list names, and whether it is one of those of whom the deck is; `part`: what the list says that it is.

        What nobody is called stays as it was written, and is a fault of the deck.
        """
        return words, part == OF

    def leaves_out(self, words: str) -> bool:
        """Whether a line names what every deck has, and so is no part of the list."""
        return False

    def written(self, name: str) -> str:
        """How a list names a card, or somebody of whom a deck is."""
        return name

    def said(self, name: str) -> Message:
        """The same for people to read."""
        return verbatim(name)

    def parts(self, deck: Deck) -> list[Part]:
        """The cards of a deck as they are shown, each part in its order."""
        return [Part("deck-cards", deck.cards)]

    def figures(self, deck: Deck) -> list[Figures]:
        """What else can be counted in a deck."""
        return []

    # What an arena needs to find good decks by measurement.

    def groups(self) -> list[Group]:
        """All of which good decks are to be found; none where nobody looks for any."""
        return []

    def beginnings(self, group: Group) -> list[Deck]:
        """Decks of a group that people have built: the first that others must beat."""
        return []

    def liked(self, group: Group, likings: Mapping[str, float]) -> Deck:
        """The deck of a group that is allowed and whose cards are liked best."""
        raise NotImplementedError

    def measurements(self) -> Path | None:
        """Where the game keeps what was found."""
        return None


class Offer:
    """What a game offers to whoever sets it up.  It knows the rules, so it is loaded when it is first wanted."""

    def wishes(self, rules: Rules) -> list[Wish]:
        """All that a set-up of this game may say."""
        return []

    def typed(self, rules: Rules, wish: Wish, words: str) -> Any:
        """What the set-up says where somebody has typed `words` for a wish."""
        if words in wish.also:
            return words
        if wish.kind == SEVERAL:
            return [part.strip() for part in words.split("+")]
        if wish.kind == NAMES:
            return [part.strip() for part in words.split(",")]
        return value_of(words) if wish.kind in (NUMBER, NUMBERS, SWITCH) else words

    def setup_from(self, rules: Rules, said: dict[str, Any], seed: int) -> dict[str, Any]:
        """The set-up that was wished for; what every seat has of its own is a list, with `None` where nothing was said."""
        setup: dict[str, Any] = {}
        for wish in self.wishes(rules):
            if wish.name in said:
                table = setup.setdefault(wish.group, {}) if wish.group else setup
                table[wish.name] = wish.filled(said[wish.name]) if wish.each else said[wish.name]
        return setup

    def announcement(self, rules: Rules, setup: dict[str, Any]) -> Message | None:
        """What is to be said before the first decision, if anything is."""
        return None

    def with_computers(self, rules: Rules, setup: dict[str, Any], seats: Sequence[int]) -> dict[str, Any]:
        """The set-up where computers have these seats: what nobody has said for them, they say themselves."""
        return setup

    def founding(self, rules: Rules) -> Rules:
        """The rules without cards that have come since they got their version: no game that was recorded then has those."""
        return rules

    def varied(self, rules: Rules, seed: int) -> dict[str, Any]:
        """A set-up for random games that leaves out nothing."""
        return {}

    def by_chance(self, rules: Rules, seed: int) -> dict[str, Any]:
        """A set-up of which chance decides as much as it may, and in which as much as may be is hidden: what is measured beside
        the usual one."""
        return self.varied(rules, seed)

    def decks(self, rules: Rules) -> Decks | None:
        """The decks of a game that has such."""
        return None

    def check(self, rules: Rules, setup: dict[str, Any]) -> None:
        """Raises `BadSetup` for a wish that a set-up of this game does not have, and for what cannot be said for one."""
        wishes = self.wishes(rules)
        known = list(dict.fromkeys([wish.group or wish.name for wish in wishes]))
        for name, value in setup.items():
            if name not in known:
                raise BadSetup(f"a set-up of {rules.name} has no {name!r}; it has: {', '.join(known) or 'nothing'}")
            within = {wish.name: wish for wish in wishes if wish.group == name}
            if within:
                self.check_group(name, within, value, rules.seats)
        for wish in wishes:
            if not wish.group and wish.name in setup:
                refuse(wish.fault(setup[wish.name], rules.seats))

    def check_group(self, name: str, within: dict[str, Wish], value: Any, seats: int) -> None:
        if not isinstance(value, dict):
            raise BadSetup(f"{name}: a table of {', '.join(within)}, not {value!r}")
        for one in value:
            if one not in within:
                raise BadSetup(f"there is no {one!r} in {name}; there are: {', '.join(within)}")
            refuse(within[one].fault(value[one], seats))


def which_of(name: str) -> str:
    """What a game's name says besides its pack: the edition of pack/edition and pack/edition/players, or how many play."""
    parts = name.split("/")
    return parts[1] if len(parts) > 1 else name


def refuse(fault: str) -> None:
    if fault:
        raise BadSetup(fault)


def value_of(words: str) -> Any:
    """A number, several with commas between, on or off, none; or the words themselves, of which the check says what is wrong."""
    plain = words.strip().casefold()
    if plain in ("true", "on", "yes") or plain in ("false", "off", "no"):
        return plain in ("true", "on", "yes")
    if plain == "none":
        return None
    numbers = [part.strip() for part in plain.split(",")]
    if not all([number.isdecimal() and len(number) < 10 for number in numbers]):
        return words.strip()
    return int(plain) if len(numbers) == 1 else [int(number) for number in numbers]


@dataclass(frozen=True)
class Pack:
    """One family of games.  Addresses are a module and a name in it, `package.module:NAME`, loaded when they are first wanted."""

    name: str  # what the names of its games begin with
    rules: dict[str, str]  # by name of a game: the address of its `Rules`
    seats: dict[str, int]  # by name of a game: how many play it
    usual: str = ""  # the game that is meant when only the pack is named
    rank: int = 100  # packs of lower rank are offered first
    minutes: str = ""  # how long a game takes, as "15–25"
    folder: Path | None = None  # where `words` is
    offer: str = ""  # the address of its `Offer`; none: a set-up says nothing
    mind: str = ""  # the address of a function from rules to their `Mind`; none: players know nothing of the game
    pieces: str = ""  # the address of a function from rules to the `Pieces` that observations of its games have besides
    board: str = ""  # the address of the terminal's `Face`; none: the plain one
    drawing: str = ""  # the address of the `Manner` in which notebooks draw it; none: the plain one
    lessons: dict[str, Lesson] = field(default_factory=dict)  # by name of a game

    @property
    def words(self) -> Path | None:
        """The folder of its catalogues."""
        return self.folder / "words" if self.folder is not None else None

    @property
    def first(self) -> str:
        """The game that is offered first."""
        return self.usual or next(iter(self.rules))

    @property
    def is_by_seats(self) -> bool:
        """Whether its games are one game for different numbers of players."""
        return len(self.rules) > 1 and len(set(self.seats.values())) == len(self.rules)

    @property
    def offered(self) -> Offer:
        found = at(self.offer) if self.offer else Offer()
        if not isinstance(found, Offer):
            raise BadPack(f"{self.offer} of the pack {self.name} is no Offer")
        return found


def at(address: str) -> Any:
    """What an address names."""
    module, _, name = address.partition(":")
    return getattr(import_module(module), name)
