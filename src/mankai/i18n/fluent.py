"""Evaluation of Project Fluent messages in one language.

All of Fluent's syntax is supported: terms, attributes, references, variants by name, number or plural.  The only function is
`NUMBER`, with the options in `OPTIONS`.  A message that cannot be formatted raises an error; it is never formatted in part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Union

from fluent.syntax import FluentParser, ast

from mankai.i18n import CannotFormat, cldr

NUMBER: Final = "NUMBER"
OPTIONS: Final = ("minimumFractionDigits", "maximumFractionDigits", "useGrouping")  # named as in JavaScript
MAX_FRACTION_DIGITS: Final = 20  # most digits after the point, like the page
MAX_DEPTH: Final = 100  # references within references


Value = Union[str, float, "Number"]  # value of a part of a pattern


@dataclass(frozen=True)
class Number:
    """A number with its format."""

    value: float
    least: int = 0  # digits after the point
    most: int = cldr.MAX_FRACTION_DIGITS
    is_grouped: bool = True


class MissingArgument(str):
    """The name of an argument that a term was not given; it matches no variant."""


class Scope:
    """The arguments, strictness and depth of references with which an entry is evaluated."""

    __slots__ = ("arguments", "depth", "is_strict")

    def __init__(self, arguments: dict[str, Any], is_strict: bool = True, depth: int = 0) -> None:
        self.arguments = arguments
        self.is_strict = is_strict  # a message needs all its arguments; a term may lack some
        self.depth = depth


def parse(text: str) -> ast.Resource:
    """Return the entries of a catalogue, in their order."""
    return FluentParser(with_spans=False).parse(text)


class FluentBundle:
    """All entries of one language.  Later entries replace earlier ones of the same name."""

    def __init__(self, language: str, resources: Iterable[ast.Resource]) -> None:
        self.language = language
        self.keys: list[str] = []  # keys of all messages, in the order of the files
        self.messages: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}
        for entry in [entry for resource in resources for entry in resource.body]:
            if isinstance(entry, ast.Message):
                self.keys.append(entry.id.name)
                self.messages[entry.id.name] = entry
            elif isinstance(entry, ast.Term):
                self.terms[entry.id.name] = entry

    def pattern(self, key: str) -> ast.Pattern | None:
        """Return the pattern of a key, or `None`; `name.attribute` is an attribute."""
        name, _, attribute = key.partition(".")
        return pattern_of(self.messages.get(name), attribute)

    def format(self, pattern: ast.Pattern, arguments: dict[str, Any]) -> str:
        """Return the text of a pattern with its arguments; raises `CannotFormat`."""
        return self.format_pattern(pattern, Scope(arguments))

    def format_pattern(self, pattern: ast.Pattern, scope: Scope) -> str:
        if scope.depth > MAX_DEPTH:
            raise CannotFormat("it refers to itself")
        return "".join([self.format_value(self.evaluate(one, scope)) for one in pattern.elements])

    def format_value(self, value: Value) -> str:
        """Return a value as text."""
        if isinstance(value, str):
            return value
        if isinstance(value, Number):
            return cldr.format_number(self.language, value.value, value.least, value.most, value.is_grouped)
        return cldr.format_number(self.language, value)

    def evaluate(self, node: ast.BaseNode, scope: Scope) -> Value:
        """Return the value of a part of a pattern."""
        return EVALUATORS[type(node)](self, node, scope)

    # One method for each kind of part.

    def literal(self, node: ast.TextElement, scope: Scope) -> str:
        return node.value

    def placeable(self, node: ast.Placeable, scope: Scope) -> Value:
        return self.evaluate(node.expression, scope)

    def string(self, node: ast.StringLiteral, scope: Scope) -> str:
        return str(node.parse()["value"])

    def number(self, node: ast.NumberLiteral, scope: Scope) -> Value:
        literal = node.parse()
        least = int(literal["precision"])
        return Number(literal["value"], least, max(least, cldr.MAX_FRACTION_DIGITS))

    def variable(self, node: ast.VariableReference, scope: Scope) -> Value:
        name = node.id.name
        value = scope.arguments.get(name)
        if isinstance(value, (str, int, float, Number)):
            return value
        if scope.is_strict or value is not None:
            raise CannotFormat(f"there is no argument {name}" if value is None else f"{name} is neither a number nor a text")
        return MissingArgument(name)

    def message(self, node: ast.MessageReference, scope: Scope) -> str:
        inner = Scope(scope.arguments, scope.is_strict, scope.depth + 1)
        return self.format_reference(self.messages.get(node.id.name), node.id.name, node.attribute, inner)

    def term(self, node: ast.TermReference, scope: Scope) -> str:
        named_arguments = node.arguments.named if node.arguments is not None else []
        arguments = {one.name.name: self.evaluate(one.value, scope) for one in named_arguments}
        inner = Scope(arguments, False, scope.depth + 1)
        return self.format_reference(self.terms.get(node.id.name), f"-{node.id.name}", node.attribute, inner)

    def format_reference(
        self, entry: ast.Message | ast.Term | None, name: str, attribute: ast.Identifier | None, inner: Scope
    ) -> str:
        pattern = pattern_of(entry, attribute.name if attribute is not None else "")
        if pattern is None:
            raise CannotFormat(f"there is no {name}{f'.{attribute.name}' if attribute is not None else ''}")
        return self.format_pattern(pattern, inner)

    def function(self, node: ast.FunctionReference, scope: Scope) -> Value:
        if node.id.name != NUMBER or len(node.arguments.positional) != 1:
            raise CannotFormat(f"there is no function {node.id.name} with such arguments, only {NUMBER} of one number")
        value = self.evaluate(node.arguments.positional[0], scope)
        if isinstance(value, str):
            if isinstance(value, MissingArgument):
                return value
            raise CannotFormat(f"{NUMBER} is for numbers, not for {value!r}")
        options = {one.name.name: self.evaluate(one.value, scope) for one in node.arguments.named}
        unknown = [name for name in options if name not in OPTIONS]
        if unknown:
            raise CannotFormat(f"{NUMBER} has no option {unknown[0]}; it has: {', '.join(OPTIONS)}")
        number = value if isinstance(value, Number) else Number(value)
        least = digits_option(options.get(OPTIONS[0]), number.least)
        most = digits_option(options.get(OPTIONS[1]), max(least, number.most))
        return Number(number.value, least, max(least, most), options.get(OPTIONS[2]) not in ("false", Number(0)))

    def select(self, node: ast.SelectExpression, scope: Scope) -> str:
        selector = self.evaluate(node.selector, scope)
        variant = next((one for one in node.variants if self.matches_variant(one.key, selector)), None)
        if variant is None:
            variant = next(one for one in node.variants if one.default)  # the parser refuses a selection without one
        return self.format_pattern(variant.value, Scope(scope.arguments, scope.is_strict, scope.depth + 1))

    def matches_variant(self, key: ast.Identifier | ast.NumberLiteral, selector: Value) -> bool:
        """Whether a variant matches a value: by number, by plural or by name."""
        if isinstance(selector, MissingArgument):
            return False
        value = selector.value if isinstance(selector, Number) else selector
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(value, str) and float(key.value) == value
        return key.name == (value if isinstance(value, str) else cldr.plural(self.language, value))


def digits_option(option: Value | None, otherwise: int) -> int:
    """Return the number of digits of an option, or `otherwise` if it is not given; raises `CannotFormat`."""
    if option is None:
        return otherwise
    if not isinstance(option, Number) or not 0 <= option.value <= MAX_FRACTION_DIGITS:
        raise CannotFormat(f"{NUMBER} has at most {MAX_FRACTION_DIGITS} digits after the point")
    return int(option.value)


def pattern_of(entry: ast.Message | ast.Term | None, attribute: str) -> ast.Pattern | None:
    """Return the pattern of an entry, or of one of its attributes; `None` if there is none."""
    if entry is None or not attribute:
        return entry.value if entry is not None else None
    return next((one.value for one in reversed(entry.attributes) if one.id.name == attribute), None)


EVALUATORS: Final[dict[type[ast.BaseNode], Callable[[Any, Any, Scope], Value]]] = {
    ast.TextElement: FluentBundle.literal,
    ast.Placeable: FluentBundle.placeable,
    ast.StringLiteral: FluentBundle.string,
    ast.NumberLiteral: FluentBundle.number,
    ast.VariableReference: FluentBundle.variable,
    ast.MessageReference: FluentBundle.message,
    ast.TermReference: FluentBundle.term,
    ast.FunctionReference: FluentBundle.function,
    ast.SelectExpression: FluentBundle.select,
}
