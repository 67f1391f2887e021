"""A pack: everything that a family of games gives to Mankai, and the set-up fields, forms and decks that it has.

A package registers its `Pack` under the entry point `mankai.games`; nothing else has to know of it.
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
OWNERS: Final = "of"  # the part of a list that names the owners of the deck
CARDS: Final = "cards"

# The kinds of set-up fields, each with its value in a set-up.
CHOICE: Final = "choice"  # one of `choices`
SEVERAL: Final = "several"  # a list of `count` of them
NUMBER: Final = "number"  # from `least` to `most`
NUMBERS: Final = "numbers"  # a list of `count` such
SWITCH: Final = "switch"  # true or false
NAMES: Final = "names"  # a list of names
TEXT: Final = "text"
FILE: Final = "file"  # one of `choices`, or the content of a file
DECK: Final = "deck"  # one of `choices`, or a list of card names
SEAT: Final = "seat"  # a seat, or "random"
KINDS: Final = (CHOICE, SEVERAL, NUMBER, NUMBERS, SWITCH, NAMES, TEXT, FILE, DECK, SEAT)


class BadPack(MankaiError):
    """A pack that does not hold what it declares."""


class BadDeck(MankaiError):
    """A code or a list that is no deck; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message[0])
        self.message = message


@dataclass(frozen=True)
class SetupField:
    """One entry of a set-up.  The command line's option, the page's form and the validation are made from it."""

    name: str  # its key in the set-up
    kind: str
    choices: tuple[str, ...] = ()
    default: Any = None  # the value if none is given
    is_per_seat: bool = False  # every seat has its own value: the set-up has a list of them
    whole_table_words: tuple[str, ...] = ()  # words that may stand for all seats at once
    count: int = 0
    least: int | None = None
    most: int | None = None
    may_be_none: bool = False
    group: str = ""  # the table within the set-up that holds it
    term_kind: str = ""  # the kind of term (`Rules.names`) that the choices are, in their order
    flag: str = ""  # the command line's option; none: --NAME
    others_flag: str = ""  # and the one for all other seats
    metavar: str = ""  # what the command line's option takes, such as FILE
    changes_cards: bool = False  # whether the print on cards depends on it
    is_in_forms: bool = True  # whether a form can express its values
    not_in_arena: tuple[str, ...] = ()  # choices that mean nothing in an arena, where no people play
    implied: dict[str, Any] = field(default_factory=dict)  # other entries, so that all choices can meet in an arena

    @property
    def option(self) -> str:
        return self.flag or f"--{self.name.replace('_', '-')}"

    @property
    def key(self) -> str:
        """The key of its description; the attribute `others` describes it for the other seats."""
        return f"wish-{slug(self.name)}"

    def choice_message(self, rules: Rules, choice: str) -> Message:
        """Return the name of a choice."""
        names = rules.names().get(self.term_kind, [])
        at = self.choices.index(choice) if choice in self.choices else len(names)
        return message(names[at] if at < len(names) else f"choice-{slug(choice)}")

    def problem(self, value: Any, seats: int) -> str:
        """Return the problem with a value; empty if there is none, or if only the rules can tell."""
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
        """Return the set-up's value from one value per seat (`None`: the default).  A word for the whole table counts for all."""
        whole = [value for value in values if value in self.whole_table_words]
        return whole[0] if whole else [self.default if value is None else value for value in values]

    # Choices that meet in an arena.

    @property
    def can_meet(self) -> bool:
        return self.is_per_seat and self.kind in (CHOICE, SEVERAL, DECK, TEXT)

    def arena_choices(self) -> list[str]:
        """Return all choices as an arena names them."""
        if self.kind == SEVERAL:
            return ["+".join(some) for some in combinations(self.choices, self.count)]
        return [choice for choice in self.choices if choice not in self.not_in_arena]

    def normalize(self, name: str) -> str:
        """Return the one spelling of a choice."""
        return "+".join([part.strip().lower() for part in name.split("+")]) if self.kind == SEVERAL else name.strip()

    def is_same(self, one: str, other: str) -> bool:
        return set(one.split("+")) == set(other.split("+")) if self.kind == SEVERAL else one == other

    def setup_for(self, names: Sequence[str]) -> dict[str, Any]:
        """Return the set-up in which these choices meet, one at each seat."""
        values: list[Any] = [name.split("+") if self.kind == SEVERAL else name for name in names]
        return {**self.implied, self.name: values}


@dataclass(frozen=True)
class Lesson:
    """A first game with a fixed beginning.  The learner has seat 0, a computer all others."""

    setup: dict[str, Any]
    seed: int
    player: str


@dataclass(frozen=True)
class Deck:
    """A deck by names: its owners where the game has any (whose cards it holds), and its cards."""

    owners: tuple[str, ...]
    cards: tuple[str, ...]
    name: str = ""
    about: Message | None = None  # the origin of a ready deck, if there is something to say about it
    title: Message | None = None  # of a ready deck; otherwise the message `ready-NAME`, or its name


@dataclass(frozen=True)
class DeckPart:
    """Cards of a deck that belong together; `key` names them."""

    key: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class DeckFigures:
    """Statistics of a deck: each row is a count, or with `is_share` a probability."""

    key: str
    rows: tuple[tuple[Message, float], ...]
    is_share: bool = False


@dataclass(frozen=True)
class CardCount:
    """The number of cards of a kind that a deck has, and that it must have; `key` names the kind."""

    key: str
    has: int
    needs: int


@dataclass(frozen=True)
class DeckGroup:
    """Decks among which an arena searches for the best: they have the same owners and are built in the same way."""

    name: str
    owners: tuple[str, ...]
    cards: tuple[str, ...]  # that may be in such a deck
    build: str = ""  # how they are built, where there are several ways


class Decks:
    """The decks of one game: ready decks, the check whether one is allowed, short codes, and names in lists."""

    roles: tuple[str, ...] = ()  # the roles of owners, where lists write an owner with its role

    def ready(self) -> list[Deck]:
        """Return the decks that can be played at once."""
        return []

    def suggestions(self, of: Sequence[str]) -> list[Deck]:
        """Return decks to begin with, for these owners."""
        return []

    def formats(self) -> list[str]:
        """Return the formats by which a deck can be judged, the usual one first; empty if there is only one."""
        return []

    def counts(self, deck: Deck) -> list[CardCount]:
        raise NotImplementedError

    def faults(self, deck: Deck, format: str = "") -> list[Message]:
        """Return all reasons why a deck is not allowed; empty if it is."""
        raise NotImplementedError

    def encode(self, deck: Deck) -> str:
        raise NotImplementedError

    def decode(self, code: str) -> Deck:
        """Return the deck that a code stands for; raises `BadDeck`."""
        raise NotImplementedError

    def setup(self, decks: Sequence[Deck | None]) -> dict[str, Any]:
        """Return a set-up in which each seat has its deck; `None`: a ready one."""
        raise NotImplementedError

    def report(self, deck: Deck, format: str = "") -> dict[str, Any]:
        """Return everything about a deck as JSON-able data."""
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

    # Decks as people write and read them.

    def resolve_name(self, words: str, count: int, part: str) -> tuple[str, bool]:
        """Return the name that a line of a list means, and whether it is an owner; `part`: the part of the list it is in.

        An unknown name is returned as it was written, and is a fault of the deck.
        """
        return words, part == OWNERS

    def is_implied(self, words: str) -> bool:
        """Whether a line names something that every deck has, so that it is no part of the list."""
        return False

    def list_name(self, name: str) -> str:
        """Return the name of a card or an owner as lists write it."""
        return name

    def card_message(self, name: str) -> Message:
        """Return the name of a card or an owner for people to read."""
        return verbatim(name)

    def parts(self, deck: Deck) -> list[DeckPart]:
        """Return the cards of a deck in the parts and the order in which they are shown."""
        return [DeckPart("deck-cards", deck.cards)]

    def figures(self, deck: Deck) -> list[DeckFigures]:
        """Return more statistics of a deck."""
        return []

    # For the arena's search for good decks.

    def groups(self) -> list[DeckGroup]:
        """Return the groups in which good decks are searched; empty if the game has no such search."""
        return []

    def seed_decks(self, group: DeckGroup) -> list[Deck]:
        """Return decks of a group that people have built: the first that others must beat."""
        return []

    def best_deck(self, group: DeckGroup, likings: Mapping[str, float]) -> Deck:
        """Return the allowed deck of a group whose cards have the highest `likings`."""
        raise NotImplementedError

    def measurements(self) -> Path | None:
        """Return the file in which the game keeps the decks that were found, or `None`."""
        return None


class SetupForm:
    """The set-up form of a game: its fields and decks.  It needs the rules, so it is loaded only on use."""

    def fields(self, rules: Rules) -> list[SetupField]:
        """Return all fields of a set-up of this game."""
        return []

    def parse_typed(self, rules: Rules, wish: SetupField, words: str) -> Any:
        """Return the value of a field for which `words` were typed."""
        if words in wish.whole_table_words:
            return words
        if wish.kind == SEVERAL:
            return [part.strip() for part in words.split("+")]
        if wish.kind == NAMES:
            return [part.strip() for part in words.split(",")]
        return parse_value(words) if wish.kind in (NUMBER, NUMBERS, SWITCH) else words

    def setup_from(self, rules: Rules, values: dict[str, Any], seed: int) -> dict[str, Any]:
        """Return the set-up with these values.  A value per seat is a list, with `None` where a seat has said nothing."""
        setup: dict[str, Any] = {}
        for wish in self.fields(rules):
            if wish.name in values:
                table = setup.setdefault(wish.group, {}) if wish.group else setup
                table[wish.name] = wish.merge_seats(values[wish.name]) if wish.is_per_seat else values[wish.name]
        return setup

    def announcement(self, rules: Rules, setup: dict[str, Any]) -> Message | None:
        """Return a message to show before the first decision, or `None`."""
        return None

    def fill_bot_seats(self, rules: Rules, setup: dict[str, Any], seats: Sequence[int]) -> dict[str, Any]:
        """Return the set-up with values for these seats, which computers have, where none were given."""
        return setup

    def baseline_rules(self, rules: Rules) -> Rules:
        """Return the rules without the cards that were added since they got their version: older records have none of them."""
        return rules

    def sample_setup(self, rules: Rules, seed: int) -> dict[str, Any]:
        """Return a set-up for random games that leaves out nothing."""
        return {}

    def sample_hidden_setup(self, rules: Rules, seed: int) -> dict[str, Any]:
        """Return a set-up with as much chance and hidden information as possible.  It is measured beside the usual one."""
        return self.sample_setup(rules, seed)

    def decks(self, rules: Rules) -> Decks | None:
        """Return the decks of a game, or `None` if it has none."""
        return None

    def validate(self, rules: Rules, setup: dict[str, Any]) -> None:
        """Raise `BadSetup` for unknown fields and for values that a field cannot have."""
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
    """Return the edition in a game's name: the second part of pack/edition, pack/edition/players or pack/players."""
    parts = name.split("/")
    return parts[1] if len(parts) > 1 else name


def raise_if_problem(fault: str) -> None:
    if fault:
        raise BadSetup(fault)


def parse_value(words: str) -> Any:
    """Return typed words as a number, a list of numbers, a bool or `None`; or else as text, which `problem` then reports."""
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
    """One family of games.  Addresses are a module and a name in it, `package.module:NAME`; they are loaded only on use."""

    name: str  # the first part of the names of its games
    rules: dict[str, str]  # by name of a game: the address of its `Rules`
    seats: dict[str, int]  # by name of a game: how many play it
    default: str = ""  # the game that is meant when only the pack is named
    rank: int = 100  # packs of lower rank are offered first
    minutes: str = ""  # how long a game takes, as "15–25"
    folder: Path | None = None  # that has `words` and `lessons`
    setup_form: str = ""  # the address of its `SetupForm`; none: set-ups have no fields
    heuristics: str = ""  # the address of a function from rules to their `Heuristics`; none: players know nothing of the game
    features: str = ""  # the address of a function from rules to the `ExtraFeatures` of observations
    board: str = ""  # the address of its `TerminalUi`; none: the plain one
    drawing: str = ""  # the address of its `CardStyle` in notebooks; none: the plain one
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
            raise BadPack(f"{self.setup_form} of the pack {self.name} is no SetupForm")
        return found


def load_address(address: str) -> Any:
    """Import and return the object that an address names."""
    module, _, name = address.partition(":")
    return getattr(import_module(module), name)
