"""Sentences: the entries of Fluent catalogues in one language, and how each is said with its arguments.

All of Fluent's syntax is understood: terms, attributes, references, variants by name, number or plural.  Of its functions there
is `NUMBER`, with the options in `OPTIONS`.  Whatever cannot be said is refused and never said in part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Union

from fluent.syntax import FluentParser, ast

from mankai import cldr
from mankai.words import CannotSay

NUMBER: Final = "NUMBER"
OPTIONS: Final = ("minimumFractionDigits", "maximumFractionDigits", "useGrouping")  # as the page's function calls them
MOST_DIGITS: Final = 20  # after the point, as on the page
DEEPEST: Final = 100  # references within references


Value = Union[str, float, "Number"]  # of a part of a sentence


@dataclass(frozen=True)
class Number:
    """A number with the way in which it is to be written."""

    value: float
    least: int = 0  # digits after the point
    most: int = cldr.MOST_DIGITS
    is_grouped: bool = True


class Unknown(str):
    """The name of an argument that nobody gave to a term: no variant is chosen by it."""


class Arguments:
    """What an entry may use while it is said."""

    __slots__ = ("depth", "given", "is_strict")

    def __init__(self, given: dict[str, Any], is_strict: bool = True, depth: int = 0) -> None:
        self.given = given
        self.is_strict = is_strict  # of a message: all that it asks for must be there.  A term may do without.
        self.depth = depth


def parse(text: str) -> ast.Resource:
    """The entries of a catalogue, in their order."""
    return FluentParser(with_spans=False).parse(text)


class Sentences:
    """All entries of one language; of two with one name the later one counts."""

    def __init__(self, language: str, resources: Iterable[ast.Resource]) -> None:
        self.language = language
        self.keys: list[str] = []  # of all messages, in the order of the files
        self.messages: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}
        for entry in [entry for resource in resources for entry in resource.body]:
            if isinstance(entry, ast.Message):
                self.keys.append(entry.id.name)
                self.messages[entry.id.name] = entry
            elif isinstance(entry, ast.Term):
                self.terms[entry.id.name] = entry

    def pattern(self, key: str) -> ast.Pattern | None:
        """What is written for a key; `name.attribute` is an attribute.  `None` where there is nothing."""
        name, _, attribute = key.partition(".")
        return pattern_of(self.messages.get(name), attribute)

    def say(self, pattern: ast.Pattern, given: dict[str, Any]) -> str:
        """A pattern with its arguments put in; raises `CannotSay`."""
        return self.text(pattern, Arguments(given))

    def text(self, pattern: ast.Pattern, known: Arguments) -> str:
        if known.depth > DEEPEST:
            raise CannotSay("it refers to itself")
        return "".join([self.shown(self.value(one, known)) for one in pattern.elements])

    def shown(self, value: Value) -> str:
        """A value as it stands in a text."""
        if isinstance(value, str):
            return value
        if isinstance(value, Number):
            return cldr.written(self.language, value.value, value.least, value.most, value.is_grouped)
        return cldr.written(self.language, value)

    def value(self, node: ast.BaseNode, known: Arguments) -> Value:
        """What a part of a pattern is."""
        return HOW[type(node)](self, node, known)

    # One method for each kind of part.

    def literal(self, node: ast.TextElement, known: Arguments) -> str:
        return node.value

    def placeable(self, node: ast.Placeable, known: Arguments) -> Value:
        return self.value(node.expression, known)

    def string(self, node: ast.StringLiteral, known: Arguments) -> str:
        return str(node.parse()["value"])

    def number(self, node: ast.NumberLiteral, known: Arguments) -> Value:
        found = node.parse()
        least = int(found["precision"])
        return Number(found["value"], least, max(least, cldr.MOST_DIGITS))

    def variable(self, node: ast.VariableReference, known: Arguments) -> Value:
        name = node.id.name
        value = known.given.get(name)
        if isinstance(value, (str, int, float, Number)):
            return value
        if known.is_strict or value is not None:
            raise CannotSay(f"there is no argument {name}" if value is None else f"{name} is neither a number nor a text")
        return Unknown(name)

    def message(self, node: ast.MessageReference, known: Arguments) -> str:
        inner = Arguments(known.given, known.is_strict, known.depth + 1)
        return self.referred(self.messages.get(node.id.name), node.id.name, node.attribute, inner)

    def term(self, node: ast.TermReference, known: Arguments) -> str:
        named = node.arguments.named if node.arguments is not None else []
        given = {one.name.name: self.value(one.value, known) for one in named}
        inner = Arguments(given, False, known.depth + 1)
        return self.referred(self.terms.get(node.id.name), f"-{node.id.name}", node.attribute, inner)

    def referred(
        self, entry: ast.Message | ast.Term | None, name: str, attribute: ast.Identifier | None, inner: Arguments
    ) -> str:
        pattern = pattern_of(entry, attribute.name if attribute is not None else "")
        if pattern is None:
            raise CannotSay(f"there is no {name}{f'.{attribute.name}' if attribute is not None else ''}")
        return self.text(pattern, inner)

    def function(self, node: ast.FunctionReference, known: Arguments) -> Value:
        if node.id.name != NUMBER or len(node.arguments.positional) != 1:
            raise CannotSay(f"there is no function {node.id.name} with such arguments, only {NUMBER} of one number")
        value = self.value(node.arguments.positional[0], known)
        if isinstance(value, str):
            if isinstance(value, Unknown):
                return value
            raise CannotSay(f"{NUMBER} is for numbers, not for {value!r}")
        options = {one.name.name: self.value(one.value, known) for one in node.arguments.named}
        strange = [name for name in options if name not in OPTIONS]
        if strange:
            raise CannotSay(f"{NUMBER} has no option {strange[0]}; it has: {', '.join(OPTIONS)}")
        number = value if isinstance(value, Number) else Number(value)
        least = digits(options.get(OPTIONS[0]), number.least)
        most = digits(options.get(OPTIONS[1]), max(least, number.most))
        return Number(number.value, least, max(least, most), options.get(OPTIONS[2]) not in ("false", Number(0)))

    def select(self, node: ast.SelectExpression, known: Arguments) -> str:
        selector = self.value(node.selector, known)
        chosen = next((one for one in node.variants if self.fits(one.key, selector)), None)
        if chosen is None:
            chosen = next(one for one in node.variants if one.default)  # the parser refuses a selection without one
        return self.text(chosen.value, Arguments(known.given, known.is_strict, known.depth + 1))

    def fits(self, key: ast.Identifier | ast.NumberLiteral, selector: Value) -> bool:
        """Whether a variant is for a value: by number, by plural, or by name."""
        if isinstance(selector, Unknown):
            return False
        value = selector.value if isinstance(selector, Number) else selector
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(value, str) and float(key.value) == value
        return key.name == (value if isinstance(value, str) else cldr.plural(self.language, value))


def digits(option: Value | None, otherwise: int) -> int:
    """How many digits an option asks for."""
    if option is None:
        return otherwise
    if not isinstance(option, Number) or not 0 <= option.value <= MOST_DIGITS:
        raise CannotSay(f"{NUMBER} has at most {MOST_DIGITS} digits after the point")
    return int(option.value)


def pattern_of(entry: ast.Message | ast.Term | None, attribute: str) -> ast.Pattern | None:
    """The pattern of an entry, or of one of its attributes."""
    if entry is None or not attribute:
        return entry.value if entry is not None else None
    return next((one.value for one in reversed(entry.attributes) if one.id.name == attribute), None)


HOW: Final[dict[type[ast.BaseNode], Callable[[Any, Any, Arguments], Value]]] = {
    ast.TextElement: Sentences.literal,
    ast.Placeable: Sentences.placeable,
    ast.StringLiteral: Sentences.string,
    ast.NumberLiteral: Sentences.number,
    ast.VariableReference: Sentences.variable,
    ast.MessageReference: Sentences.message,
    ast.TermReference: Sentences.term,
    ast.FunctionReference: Sentences.function,
    ast.SelectExpression: Sentences.select,
}
