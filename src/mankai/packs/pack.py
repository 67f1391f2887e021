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
OWNERS: Final = "of"  # the part of a list that says of whom the deck is
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
class SetupField:
    """One thing that a set-up may say: the command line's option, the page's form and the check of a set-up are made from it."""

    name: str  # as the set-up calls it
    kind: str
    choices: tuple[str, ...] = ()
    default: Any = None  # what holds where nothing is said
    is_per_seat: bool = False  # every seat has its own: the set-up has a list of them
    whole_table_words: tuple[str, ...] = ()  # words that may stand for the wish of the whole table
    count: int = 0
    least: int | None = None
    most: int | None = None
    may_be_none: bool = False
    group: str = ""  # the table within the set-up in which it stands
    term_kind: str = ""  # the kind of term (`Rules.names`) that the choices are, in their order
    flag: str = ""  # the command line's option; none: --NAME
    others_flag: str = ""  # and the one for all other seats
    metavar: str = ""  # what the command line's option takes, such as FILE
    changes_cards: bool = False  # whether what is printed on cards depends on it
    is_in_forms: bool = True  # whether a form can say all that it needs
    not_in_arena: tuple[str, ...] = ()  # choices that mean nothing in an arena, where nobody sits at the table
    implied: dict[str, Any] = field(default_factory=dict)  # what else is said so that in an arena everything can meet everything

    @property
    def option(self) -> str:
        return self.flag or f"--{self.name.replace('_', '-')}"

    @property
    def key(self) -> str:
        """Says what it is about; its attribute `others`, what it is for the other seats."""
        return f"wish-{slug(self.name)}"

    def choice_message(self, rules: Rules, choice: str) -> Message:
        """What a choice is called."""
        names = rules.names().get(self.term_kind, [])
        at = self.choices.index(choice) if choice in self.choices else len(names)
        return message(names[at] if at < len(names) else f"choice-{slug(choice)}")

    def problem(self, value: Any, seats: int) -> str:
        """What is wrong with what a set-up says for it; empty when nothing is, or when the rules know better."""
        if value in self.whole_table_words or (value is None and self.may_be_none):
            return ""
        if not self.is_per_seat:
            return self.problem_of_one(value, seats)
        if isinstance(value, list):
            if len(value) != seats:
                return f"{self.name}: one for each of the {seats} players, not {len(value)}"
            return next((fault for one in value if (fault := self.problem_of_one(one, seats))), "")
        return self.problem_of_one(value, seats)

    def problem_of_one(self, value: Any, seats: int) -> str:
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

    def merge_seats(self, values: list[Any]) -> Any:
        """What a set-up says where some seats have said something; a word for the whole table counts for all."""
        whole = [value for value in values if value in self.whole_table_words]
        return whole[0] if whole else [self.default if value is None else value for value in values]

    # What can meet in an arena.

    @property
    def can_meet(self) -> bool:
        return self.is_per_seat and self.kind in (CHOICE, SEVERAL, DECK, TEXT)

    def arena_choices(self) -> list[str]:
        """Every choice, as an arena names it."""
        if self.kind == SEVERAL:
            return ["+".join(some) for some in combinations(self.choices, self.count)]
        return [choice for choice in self.choices if choice not in self.not_in_arena]

    def normalize(self, name: str) -> str:
        """What shall meet, in one spelling."""
        return "+".join([part.strip().lower() for part in name.split("+")]) if self.kind == SEVERAL else name.strip()

    def is_same(self, one: str, other: str) -> bool:
        return set(one.split("+")) == set(other.split("+")) if self.kind == SEVERAL else one == other

    def setup_for(self, names: Sequence[str]) -> dict[str, Any]:
        """What the set-up says where these meet, one at each seat."""
        values: list[Any] = [name.split("+") if self.kind == SEVERAL else name for name in names]
        return {**self.implied, self.name: values}


@dataclass(frozen=True)
class Lesson:
    """A game for a first time, with a fixed beginning: the learner has seat 0, a computer all others."""

    setup: dict[str, Any]
    seed: int
    player: str


@dataclass(frozen=True)
class Deck:
    """A deck as people name it: of whom it is, where the game has such, and its cards."""

    owners: tuple[str, ...]
    cards: tuple[str, ...]
    name: str = ""
    about: Message | None = None  # where a ready one comes from, if anything is to be said of that
    title: Message | None = None  # what a ready one is called; else the key `ready-NAME` says it, or its name


@dataclass(frozen=True)
class DeckPart:
    """Cards of a deck that belong together; `key` says what they are."""

    key: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class DeckFigures:
    """Numbers about a deck, one for each of several things: how many there are, or with `is_share` how likely something is."""

    key: str
    rows: tuple[tuple[Message, float], ...]
    is_share: bool = False


@dataclass(frozen=True)
class CardCount:
    """How many cards of a kind a deck has, and how many it must have; `key` says of which kind."""

    key: str
    has: int
    needs: int


@dataclass(frozen=True)
class DeckGroup:
    """Decks among which an arena looks for the best: of the same, by the same way to build them."""

    name: str
    owners: tuple[str, ...]
    cards: tuple[str, ...]  # all that may be in one
    build: str = ""  # how they are built, where there are several ways


class Decks:
    """The decks of one game: which are ready, which are allowed, and the short codes that stand for them."""

    roles: tuple[str, ...] = ()  # what lists call those of whom a deck is, where each is written with its role

    def ready(self) -> list[Deck]:
        """Decks that can be played at once."""
        return []

    def suggestions(self, of: Sequence[str]) -> list[Deck]:
        """Decks to begin with, for these."""
        return []

    def formats(self) -> list[str]:
        """The formats by which a deck can be judged, the usual one first; none where there is but one."""
        return []

    def counts(self, deck: Deck) -> list[CardCount]:
        raise NotImplementedError

    def faults(self, deck: Deck, format: str = "") -> list[Message]:
        """Why a deck is not allowed, everything at once; nothing when it is."""
        raise NotImplementedError

    def encode(self, deck: Deck) -> str:
        raise NotImplementedError

    def decode(self, code: str) -> Deck:
        """The deck that a code stands for; raises `BadDeck`."""
        raise NotImplementedError

    def setup(self, decks: Sequence[Deck | None]) -> dict[str, Any]:
        """What a set-up says so that each seat has its deck; `None`: a ready-made one."""
        raise NotImplementedError

    def report(self, deck: Deck, format: str = "") -> dict[str, Any]:
        """All that is to be said of a deck, as JSON-able data."""
        faults = self.faults(deck, format)
        return {
            "of": list(deck.owners),
            "cards": list(deck.cards),
            "counts": [{"key": one.key, "has": one.has, "needs": one.needs} for one in self.counts(deck)],
            "faults": faults,
            "is_legal": not faults,
            "about": deck.about,
            "code": "" if faults else self.encode(deck),
            "setup": {} if faults else self.setup([deck, None]),
        }

    # As people write decks down and read them.

    def resolve_name(self, words: str, count: int, part: str) -> tuple[str, bool]:
        """What a line of a list names, and whether it is one of those of whom the deck is; `part`: what the list says that it is.

        What nobody is called stays as it was written, and is a fault of the deck.
        """
        return words, part == OWNERS

    def is_implied(self, words: str) -> bool:
        """Whether a line names what every deck has, and so is no part of the list."""
        return False

    def list_name(self, name: str) -> str:
        """How a list names a card, or somebody of whom a deck is."""
        return name

    def card_message(self, name: str) -> Message:
        """The same for people to read."""
        return verbatim(name)

    def parts(self, deck: Deck) -> list[DeckPart]:
        """The cards of a deck as they are shown, each part in its order."""
        return [DeckPart("deck-cards", deck.cards)]

    def figures(self, deck: Deck) -> list[DeckFigures]:
        """What else can be counted in a deck."""
        return []

    # What an arena needs to find good decks by measurement.

    def groups(self) -> list[DeckGroup]:
        """All of which good decks are to be found; none where nobody looks for any."""
        return []

    def seed_decks(self, group: DeckGroup) -> list[Deck]:
        """Decks of a group that people have built: the first that others must beat."""
        return []

    def best_deck(self, group: DeckGroup, likings: Mapping[str, float]) -> Deck:
        """The deck of a group that is allowed and whose cards are liked best."""
        raise NotImplementedError

    def measurements(self) -> Path | None:
        """Where the game keeps what was found."""
        return None


class SetupForm:
    """What a game offers to whoever sets it up.  It knows the rules, so it is loaded when it is first wanted."""

    def fields(self, rules: Rules) -> list[SetupField]:
        """All that a set-up of this game may say."""
        return []

    def parse_typed(self, rules: Rules, wish: SetupField, words: str) -> Any:
        """What the set-up says where somebody has typed `words` for a wish."""
        if words in wish.whole_table_words:
            return words
        if wish.kind == SEVERAL:
            return [part.strip() for part in words.split("+")]
        if wish.kind == NAMES:
            return [part.strip() for part in words.split(",")]
        return parse_value(words) if wish.kind in (NUMBER, NUMBERS, SWITCH) else words

    def setup_from(self, rules: Rules, values: dict[str, Any], seed: int) -> dict[str, Any]:
        """The set-up that was wished for; what every seat has of its own is a list, with `None` where nothing was said."""
        setup: dict[str, Any] = {}
        for wish in self.fields(rules):
            if wish.name in values:
                table = setup.setdefault(wish.group, {}) if wish.group else setup
                table[wish.name] = wish.merge_seats(values[wish.name]) if wish.is_per_seat else values[wish.name]
        return setup

    def announcement(self, rules: Rules, setup: dict[str, Any]) -> Message | None:
        """What is to be said before the first decision, if anything is."""
        return None

    def fill_bot_seats(self, rules: Rules, setup: dict[str, Any], seats: Sequence[int]) -> dict[str, Any]:
        """The set-up where computers have these seats: what nobody has said for them, they say themselves."""
        return setup

    def baseline_rules(self, rules: Rules) -> Rules:
        """The rules without cards that have come since they got their version: no game that was recorded then has those."""
        return rules

    def sample_setup(self, rules: Rules, seed: int) -> dict[str, Any]:
        """A set-up for random games that leaves out nothing."""
        return {}

    def sample_hidden_setup(self, rules: Rules, seed: int) -> dict[str, Any]:
        """A set-up of which chance decides as much as it may, and in which as much as may be is hidden: what is measured beside
        the usual one."""
        return self.sample_setup(rules, seed)

    def decks(self, rules: Rules) -> Decks | None:
        """The decks of a game that has such."""
        return None

    def validate(self, rules: Rules, setup: dict[str, Any]) -> None:
        """Raises `BadSetup` for a wish that a set-up of this game does not have, and for what cannot be said for one."""
        wishes = self.fields(rules)
        known = list(dict.fromkeys([wish.group or wish.name for wish in wishes]))
        for name, value in setup.items():
            if name not in known:
                raise BadSetup(f"a set-up of {rules.name} has no {name!r}; it has: {', '.join(known) or 'nothing'}")
            within = {wish.name: wish for wish in wishes if wish.group == name}
            if within:
                self.validate_group(name, within, value, rules.seats)
        for wish in wishes:
            if not wish.group and wish.name in setup:
                raise_if_problem(wish.problem(setup[wish.name], rules.seats))

    def validate_group(self, name: str, within: dict[str, SetupField], value: Any, seats: int) -> None:
        if not isinstance(value, dict):
            raise BadSetup(f"{name}: a table of {', '.join(within)}, not {value!r}")
        for one in value:
            if one not in within:
                raise BadSetup(f"there is no {one!r} in {name}; there are: {', '.join(within)}")
            raise_if_problem(within[one].problem(value[one], seats))


def edition_of(name: str) -> str:
    """What a game's name says besides its pack: the edition of pack/edition and pack/edition/players, or how many play."""
    parts = name.split("/")
    return parts[1] if len(parts) > 1 else name


def raise_if_problem(fault: str) -> None:
    if fault:
        raise BadSetup(fault)


def parse_value(words: str) -> Any:
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
    default: str = ""  # the game that is meant when only the pack is named
    rank: int = 100  # packs of lower rank are offered first
    minutes: str = ""  # how long a game takes, as "15–25"
    folder: Path | None = None  # where `words` is
    setup_form: str = ""  # the address of its `SetupForm`; none: a set-up says nothing
    heuristics: str = ""  # the address of a function from rules to their `Heuristics`; none: players know nothing of the game
    features: str = ""  # the address of a function from rules to the `ExtraFeatures` that observations of its games have besides
    board: str = ""  # the address of the terminal's `Face`; none: the plain one
    drawing: str = ""  # the address of the `CardStyle` in which notebooks draw it; none: the plain one
    lessons: dict[str, Lesson] = field(default_factory=dict)  # by name of a game

    @property
    def words(self) -> Path | None:
        """The folder of its catalogues."""
        return self.folder / "words" if self.folder is not None else None

    @property
    def default_game(self) -> str:
        """The game that is offered first."""
        return self.default or next(iter(self.rules))

    @property
    def is_by_seats(self) -> bool:
        """Whether its games are one game for different numbers of players."""
        return len(self.rules) > 1 and len(set(self.seats.values())) == len(self.rules)

    @property
    def load_setup_form(self) -> SetupForm:
        found = load_address(self.setup_form) if self.setup_form else SetupForm()
        if not isinstance(found, SetupForm):
            raise BadPack(f"{self.setup_form} of the pack {self.name} is no Offer")
        return found


def load_address(address: str) -> Any:
    """What an address names."""
    module, _, name = address.partition(":")
    return getattr(import_module(module), name)
