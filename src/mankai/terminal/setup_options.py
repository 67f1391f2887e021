"""Set-up fields as options of the command line, and the set-up made from the given options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from inspect import Parameter, signature
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand

from mankai.i18n import catalogues
from mankai.kernel.errors import MankaiError
from mankai.kernel.messages import slug
from mankai.kernel.rules import Rules
from mankai.packs import registry
from mankai.packs.pack import Pack
from mankai.packs.setup_form import RANDOM, SEAT, SetupField

TURNS: Final = ["first", "second", RANDOM]
PAIR: Final = "NAME=VALUE"


class BadCommand(MankaiError):
    """Options of the command line that do not go together."""


class GivenOptions:
    """The values given for set-up fields, by option of the command line."""

    def __init__(self, typed_options: dict[str, Any]) -> None:
        self.given = {option: value for option, value in typed_options.items() if value is not None and value != []}

    def names(self) -> list[str]:
        return list(self.given)


def all_fields() -> Iterator[tuple[Pack, SetupField]]:
    """Yield the set-up fields of all packs. A game that cannot be loaded has none."""
    for pack in registry.packs().values():
        seen: set[str] = set()
        for name in pack.rules:
            try:
                rules = registry.game(name)
                fields = [field for field in pack.load_setup_form.fields(rules) if field.kind != SEAT and field.name not in seen]
            except Exception:  # third-party code may raise anything; `mankai games` reports it
                continue
            seen.update([field.name for field in fields])
            for field in fields:
                yield pack, field


def pack_text(pack: Pack, key: str) -> str:
    """A pack's English text for a key; empty if the pack has no such text or its catalogue is broken."""
    try:
        catalogue = catalogues.pack_catalogue(pack.words, catalogues.ENGLISH)
    except catalogues.BadCatalogue:
        return ""
    return catalogue.format(key, {}) if catalogue.has(key) else ""


OptionNaming = Callable[[SetupField], list[tuple[str, str]]]  # the options for a field, each with the key of its help text


def play_options(field: SetupField) -> list[tuple[str, str]]:
    """The options for setting up a game."""
    if field.group:
        return [(field.option, f"wish-{slug(field.option)}")]
    return [(field.option, field.key), *([(field.others_flag, f"{field.key}.others")] if field.others_flag else [])]


def card_options(field: SetupField) -> list[tuple[str, str]]:
    """The options that change the values on cards."""
    return play_options(field) if field.changes_cards else []


def arena_options(field: SetupField) -> list[tuple[str, str]]:
    """The options for choosing what competes in an arena."""
    return [(f"--{field.name}", f"{field.key}.meet")] if field.can_meet else []


def options(naming: OptionNaming) -> dict[str, Any]:
    """The annotation of each command-line option. If several packs have the same option, its help names each pack."""
    helps: dict[str, list[str]] = {}
    metavars: dict[str, str] = {}
    for pack, field in all_fields():
        for option, key in naming(field):
            help_text = f"{pack_text(pack, 'pack-title') or pack.name}: {pack_text(pack, key) or field.name}."
            if help_text not in helps.setdefault(option, []):
                helps[option].append(help_text)
                metavars[option] = PAIR if field.group else field.metavar
    return {
        option: Annotated[
            list[str] | None if metavars[option] == PAIR else str | None,
            typer.Option(option, metavar=metavars[option] or None, help=" ".join(help_texts)),
        ]
        for option, help_texts in helps.items()
    }


@cache
def parameters(naming: OptionNaming) -> tuple[list[Any], dict[str, str]]:
    """The options of all packs as command parameters, and the option of each parameter name. Cached for the process."""
    annotated = options(naming)
    names = {slug(option).replace("-", "_") + "_option": option for option in annotated}

    def command() -> None:
        """Only its parameters are used."""

    own = [Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=annotated[option]) for name, option in names.items()]
    command.__dict__["__signature__"] = signature(command).replace(parameters=own)
    alone = typer.Typer(add_completion=False)
    alone.command()(command)
    return typer.main.get_command(alone).params, names


def command_with_fields(naming: OptionNaming) -> type[TyperCommand]:
    """A command class that has the options of all packs besides its own. `given_options` reads them from its context.

    Packs are loaded only when such a command runs or prints its help.
    """

    class CommandWithFields(TyperCommand):
        def get_params(self, ctx: Any) -> list[Any]:
            own = super().get_params(ctx)
            at = len(self.params)  # before the help option
            return [*own[:at], *parameters(naming)[0], *own[at:]]

        def invoke(self, ctx: Any) -> Any:
            typed_options = {option: ctx.params.pop(name, None) for name, option in parameters(naming)[1].items()}
            ctx.obj = GivenOptions(
                {option: list(value) if isinstance(value, tuple) else value for option, value in typed_options.items()}
            )
            return super().invoke(ctx)

    return CommandWithFields


def given_options(context: typer.Context) -> GivenOptions:
    """The values of set-up fields given to a command made by `command_with_fields`."""
    typed_options = context.obj
    assert isinstance(typed_options, GivenOptions)
    return typed_options


def rules_for(rules: Rules, name: str, players: int | None) -> Rules:
    """The rules of the game `name` for that number of players, if the pack has several."""
    if players is None or players == rules.seats:
        return rules
    pack = registry.pack_of(rules.name)
    if pack.is_by_seats and name != rules.name:
        matching = [game_name for game_name, seats in pack.seats.items() if seats == players]
        if matching:
            return registry.game(matching[0])
        counts = sorted(pack.seats.values())
        raise BadCommand(f"{pack.name} is for {counts[0]} to {counts[-1]} players, not for {players}")
    raise BadCommand(f"{rules.name} is for {rules.seats} players, not for {players}")


def setup_for(
    rules: Rules, typed_options: GivenOptions, typed_seat: str | None, seed: int, is_hot_seat: bool
) -> tuple[dict[str, Any], int]:
    """Return the set-up, and the seat of the person who plays against the computer."""
    form = registry.pack_of(rules.name).load_setup_form
    fields = form.fields(rules)
    known_options = [option for field in fields for option in (field.option, field.others_flag) if option]
    unknown_options = [option for option in typed_options.names() if option not in known_options]
    if unknown_options:
        raise BadCommand(f"{rules.name} has no {' and no '.join(unknown_options)}")
    first_seat_field = next((field for field in fields if field.kind == SEAT), None)
    seat, first_seat = parse_seat(rules, typed_seat, first_seat_field is not None)
    values_by_field: dict[str, Any] = {} if first_seat_field is None else {first_seat_field.name: first_seat}
    for field in fields:
        if field.group:
            values_by_field |= parse_group(rules, field, typed_options.given.get(field.option, []), fields)
            continue
        typed = [typed_options.given.get(option) if option else None for option in (field.option, field.others_flag)]
        values = [None if words is None else form.parse_typed(rules, field, words) for words in typed]
        if field.is_per_seat and values != [None, None]:
            others = values[0] if is_hot_seat and not field.others_flag else values[1]
            values_by_field[field.name] = [values[0] if table_seat == seat else others for table_seat in range(rules.seats)]
        elif values[0] is not None:
            values_by_field[field.name] = values[0]
    setup = form.setup_from(rules, values_by_field, seed)
    form.validate(rules, setup)
    return setup, seat


def parse_group(rules: Rules, field: SetupField, typed: list[str], fields: list[SetupField]) -> dict[str, Any]:
    """Parse the values of one field of a group that shares an option, such as voluntary_take=on."""
    values: dict[str, Any] = {}
    names = [group_field.name for group_field in fields if group_field.option == field.option]
    for assignment in typed:
        name, equals, value = [part.strip() for part in assignment.partition("=")]
        if not equals:
            raise BadCommand(f"{field.option} takes a name and a value, as {names[0]}=on, not {assignment!r}")
        if name not in names:
            raise BadCommand(f"there is no {field.option.removeprefix('--')} {name!r}; there are: {', '.join(names)}")
        if name == field.name:
            if name in values:
                raise BadCommand(f"{field.option} {name} is given twice")
            values[name] = registry.pack_of(rules.name).load_setup_form.parse_typed(rules, field, value)
    return values


def parse_seat(rules: Rules, typed: str | None, has_first: bool) -> tuple[int, Any]:
    """Return the user's seat and the seat that begins; by default 0 and random."""
    if typed is None:
        return 0, RANDOM
    if has_first and typed in TURNS:
        return 0, [0, rules.seats - 1, RANDOM][TURNS.index(typed)]
    if typed.isdecimal() and len(typed) < 6 and int(typed) < rules.seats:
        return int(typed), RANDOM
    turns = f", or {', '.join(TURNS)}" if has_first else ""
    raise BadCommand(f"--seat is a seat from 0 to {rules.seats - 1}{turns}, not {typed!r}")


def announcement_text(rules: Rules, setup: dict[str, Any], language: str) -> str:
    """The text to print before the first decision; empty if there is none."""
    announcement = registry.pack_of(rules.name).load_setup_form.announcement(rules, setup)
    return "" if announcement is None else registry.speaker_of(rules, 0, language).say(announcement)


def card_values(rules: Rules, typed_options: GivenOptions) -> dict[str, str]:
    """The values given for fields that change the cards, by field name."""
    fields = [field for field in registry.pack_of(rules.name).load_setup_form.fields(rules) if field.changes_cards]
    unknown_options = [option for option in typed_options.names() if option not in [field.option for field in fields]]
    if unknown_options:
        raise BadCommand(f"the cards of {rules.name} do not depend on {' or '.join(unknown_options)}")
    return {field.name: typed_options.given[field.option] for field in fields if field.option in typed_options.given}
