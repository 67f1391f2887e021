"""Set-up forms: the fields of a game's set-ups, and everything made from them."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from mankai.decks.model import Decks
from mankai.kernel.errors import BadSetup
from mankai.kernel.messages import Message, message, slug
from mankai.kernel.rules import Rules

RANDOM: Final = "random"

# The kinds of set-up fields, each with its value in a set-up.
CHOICE: Final = "choice"  # one of `choices`
SEVERAL: Final = "several"  # a list of `count` of them
NUMBER: Final = "number"  # a number from `least` to `most`
NUMBERS: Final = "numbers"  # a list of `count` such
SWITCH: Final = "switch"  # true or false
NAMES: Final = "names"  # a list of names
TEXT: Final = "text"
FILE: Final = "file"  # one of `choices`, or the content of a file
DECK: Final = "deck"  # one of `choices`, or a list of card names
SEAT: Final = "seat"  # a seat, or "random"
KINDS: Final = (CHOICE, SEVERAL, NUMBER, NUMBERS, SWITCH, NAMES, TEXT, FILE, DECK, SEAT)


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
    others_flag: str = ""  # the command-line flag for all other seats
    metavar: str = ""  # what the command line's option takes, such as FILE
    changes_cards: bool = False  # whether the printed values of cards depend on it
    is_in_forms: bool = True  # whether a form can express its values
    not_in_arena: tuple[str, ...] = ()  # choices that mean nothing in an arena, where no people play
    implied: dict[str, Any] = dataclasses.field(default_factory=dict)  # other entries, so that all choices can meet in an arena

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
        index = self.choices.index(choice) if choice in self.choices else len(names)
        return message(names[index] if index < len(names) else f"choice-{slug(choice)}")

    def problem(self, value: Any, seats: int) -> str:
        """Return the problem with a value; empty if there is none, or if only the rules can tell."""
        if value in self.whole_table_words or (value is None and self.may_be_none):
            return ""
        if not self.is_per_seat:
            return self.problem_of_value(value, seats)
        if isinstance(value, list):
            if len(value) != seats:
                return f"{self.name}: one for each of the {seats} players, not {len(value)}"
            return next((problem for seat_value in value if (problem := self.problem_of_value(seat_value, seats))), "")
        return self.problem_of_value(value, seats)

    def problem_of_value(self, value: Any, seats: int) -> str:
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
        whole_table_values = [value for value in values if value in self.whole_table_words]
        return whole_table_values[0] if whole_table_values else [self.default if value is None else value for value in values]

    # Choices that meet in an arena.

    @property
    def can_meet(self) -> bool:
        return self.is_per_seat and self.kind in (CHOICE, SEVERAL, DECK, TEXT)

    def arena_choices(self) -> list[str]:
        """Return all choices as an arena names them."""
        if self.kind == SEVERAL:
            return ["+".join(chosen) for chosen in combinations(self.choices, self.count)]
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


class SetupForm:
    """The set-up form of a game: its fields and decks.  It needs the rules, so it is loaded only on use."""

    def fields(self, rules: Rules) -> list[SetupField]:
        """Return all fields of a set-up of this game."""
        return []

    def parse_typed(self, rules: Rules, field: SetupField, words: str) -> Any:
        """Return the value of a field for which `words` were typed."""
        if words in field.whole_table_words:
            return words
        if field.kind == SEVERAL:
            return [part.strip() for part in words.split("+")]
        if field.kind == NAMES:
            return [part.strip() for part in words.split(",")]
        return parse_value(words) if field.kind in (NUMBER, NUMBERS, SWITCH) else words

    def setup_from(self, rules: Rules, values: dict[str, Any], seed: int) -> dict[str, Any]:
        """Return the set-up with these values. A value per seat is a list, with `None` for seats without a choice."""
        setup: dict[str, Any] = {}
        for field in self.fields(rules):
            if field.name in values:
                table = setup.setdefault(field.group, {}) if field.group else setup
                table[field.name] = field.merge_seats(values[field.name]) if field.is_per_seat else values[field.name]
        return setup

    def announcement(self, rules: Rules, setup: dict[str, Any]) -> Message | None:
        """Return a message to show before the first decision, or `None`."""
        return None

    def fill_bot_seats(self, rules: Rules, setup: dict[str, Any], seats: Sequence[int]) -> dict[str, Any]:
        """Return the set-up with values for these bot seats added, where none were given."""
        return setup

    def baseline_rules(self, rules: Rules) -> Rules:
        """Return the rules without the cards added since their version was raised: older records have none of them."""
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
        fields = self.fields(rules)
        known = list(dict.fromkeys([field.group or field.name for field in fields]))
        for name, value in setup.items():
            if name not in known:
                raise BadSetup(f"a set-up of {rules.name} has no {name!r}; it has: {', '.join(known) or 'nothing'}")
            group_fields = {field.name: field for field in fields if field.group == name}
            if group_fields:
                self.validate_group(name, group_fields, value, rules.seats)
        for field in fields:
            if not field.group and field.name in setup:
                raise_if_problem(field.problem(setup[field.name], rules.seats))

    def validate_group(self, name: str, within: dict[str, SetupField], value: Any, seats: int) -> None:
        if not isinstance(value, dict):
            raise BadSetup(f"{name}: a table of {', '.join(within)}, not {value!r}")
        for key in value:
            if key not in within:
                raise BadSetup(f"there is no {key!r} in {name}; there are: {', '.join(within)}")
            raise_if_problem(within[key].problem(value[key], seats))


def raise_if_problem(problem: str) -> None:
    if problem:
        raise BadSetup(problem)


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
