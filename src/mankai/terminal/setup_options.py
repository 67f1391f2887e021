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
from mankai.packs.pack import RANDOM, SEAT, Pack, SetupField

TURNS: Final = ["first", "second", RANDOM]
PAIR: Final = "NAME=VALUE"


class BadCommand(MankaiError):
    """Options of the command line that do not go together."""


class GivenOptions:
    """The values given for set-up fields, by option of the command line."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = {option: value for option, value in given.items() if value is not None and value != []}

    def names(self) -> list[str]:
        return list(self.given)


# The options.


def all_fields() -> Iterator[tuple[Pack, SetupField]]:
    """Yield the set-up fields of all packs. A game that cannot be loaded has none."""
    for pack in registry.packs().values():
        seen: set[str] = set()
        for name in pack.rules:
            try:
                rules = registry.game(name)
                wishes = [wish for wish in pack.load_setup_form.fields(rules) if wish.kind != SEAT and wish.name not in seen]
            except Exception:  # third-party code may raise anything; `mankai games` reports it
                continue
            seen.update([wish.name for wish in wishes])
            for wish in wishes:
                yield pack, wish


def pack_text(pack: Pack, key: str) -> str:
    """A pack's English text for a key; empty if the pack has no such text or its catalogue is broken."""
    try:
        catalogue = catalogues.pack_catalogue(pack.words, catalogues.ENGLISH)
    except catalogues.BadCatalogue:
        return ""
    return catalogue.format(key, {}) if catalogue.has(key) else ""


OptionNaming = Callable[[SetupField], list[tuple[str, str]]]  # the options for a field, each with the key of its help text


def play_options(wish: SetupField) -> list[tuple[str, str]]:
    """The options for setting up a game of one's own."""
    if wish.group:
        return [(wish.option, f"wish-{slug(wish.option)}")]
    return [(wish.option, wish.key), *([(wish.others_flag, f"{wish.key}.others")] if wish.others_flag else [])]


def card_options(wish: SetupField) -> list[tuple[str, str]]:
    """The options that change the values on cards."""
    return play_options(wish) if wish.changes_cards else []


def arena_options(wish: SetupField) -> list[tuple[str, str]]:
    """The options for choosing what competes in an arena."""
    return [(f"--{wish.name}", f"{wish.key}.meet")] if wish.can_meet else []


def options(asked: OptionNaming) -> dict[str, Any]:
    """The annotation of each command-line option. If several packs have the same option, its help names each pack."""
    helps: dict[str, list[str]] = {}
    takes: dict[str, str] = {}
    for pack, wish in all_fields():
        for option, key in asked(wish):
            about = f"{pack_text(pack, 'pack-title') or pack.name}: {pack_text(pack, key) or wish.name}."
            if about not in helps.setdefault(option, []):
                helps[option].append(about)
                takes[option] = PAIR if wish.group else wish.metavar
    return {
        option: Annotated[
            list[str] | None if takes[option] == PAIR else str | None,
            typer.Option(option, metavar=takes[option] or None, help=" ".join(about)),
        ]
        for option, about in helps.items()
    }


@cache
def parameters(asked: OptionNaming) -> tuple[list[Any], dict[str, str]]:
    """The options of all packs as command parameters, and the option of each parameter name. Cached for the process."""
    offered = options(asked)
    names = {slug(option).replace("-", "_") + "_wished": option for option in offered}

    def command() -> None:
        """Only its parameters are used."""

    own = [Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=offered[option]) for name, option in names.items()]
    command.__dict__["__signature__"] = signature(command).replace(parameters=own)
    alone = typer.Typer(add_completion=False)
    alone.command()(command)
    return typer.main.get_command(alone).params, names


def command_with_fields(asked: OptionNaming) -> type[TyperCommand]:
    """A command class that has the options of all packs besides its own. `given_options` reads them from its context.

    Packs are loaded only when such a command runs or prints its help.
    """

    class Wishing(TyperCommand):
        def get_params(self, ctx: Any) -> list[Any]:
            own = super().get_params(ctx)
            at = len(self.params)  # before the help option
            return [*own[:at], *parameters(asked)[0], *own[at:]]

        def invoke(self, ctx: Any) -> Any:
            given = {option: ctx.params.pop(name, None) for name, option in parameters(asked)[1].items()}
            ctx.obj = GivenOptions(
                {option: list(value) if isinstance(value, tuple) else value for option, value in given.items()}
            )
            return super().invoke(ctx)

    return Wishing


def given_options(context: typer.Context) -> GivenOptions:
    """The values of set-up fields given to a command made by `command_with_fields`."""
    said = context.obj
    assert isinstance(said, GivenOptions)
    return said


# The set-up.


def rules_for(rules: Rules, name: str, players: int | None) -> Rules:
    """The rules of the game `name` for that number of players, if the pack has several."""
    if players is None or players == rules.seats:
        return rules
    pack = registry.pack_of(rules.name)
    if pack.is_by_seats and name != rules.name:
        fitting = [one for one, seats in pack.seats.items() if seats == players]
        if fitting:
            return registry.game(fitting[0])
        counts = sorted(pack.seats.values())
        raise BadCommand(f"{pack.name} is for {counts[0]} to {counts[-1]} players, not for {players}")
    raise BadCommand(f"{rules.name} is for {rules.seats} players, not for {players}")


def setup_for(
    rules: Rules, said: GivenOptions, seat_wish: str | None, luck: int, is_hot_seat: bool
) -> tuple[dict[str, Any], int]:
    """Return the set-up, and the seat of the person who plays against the computer."""
    offer = registry.pack_of(rules.name).load_setup_form
    wishes = offer.fields(rules)
    known = [option for wish in wishes for option in (wish.option, wish.others_flag) if option]
    strange = [option for option in said.names() if option not in known]
    if strange:
        raise BadCommand(f"{rules.name} has no {' and no '.join(strange)}")
    first = next((wish for wish in wishes if wish.kind == SEAT), None)
    seat, begins = parse_seat(rules, seat_wish, first is not None)
    wished: dict[str, Any] = {} if first is None else {first.name: begins}
    for wish in wishes:
        if wish.group:
            wished |= parse_group(rules, wish, said.given.get(wish.option, []), wishes)
            continue
        typed = [said.given.get(option) if option else None for option in (wish.option, wish.others_flag)]
        values = [None if words is None else offer.parse_typed(rules, wish, words) for words in typed]
        if wish.is_per_seat and values != [None, None]:
            others = values[0] if is_hot_seat and not wish.others_flag else values[1]
            wished[wish.name] = [values[0] if one == seat else others for one in range(rules.seats)]
        elif values[0] is not None:
            wished[wish.name] = values[0]
    setup = offer.setup_from(rules, wished, luck)
    offer.validate(rules, setup)
    return setup, seat


def parse_group(rules: Rules, wish: SetupField, given: list[str], wishes: list[SetupField]) -> dict[str, Any]:
    """Parse the values of one field of a group that shares an option, such as voluntary_take=on."""
    found: dict[str, Any] = {}
    names = [one.name for one in wishes if one.option == wish.option]
    for typed in given:
        name, equals, value = [part.strip() for part in typed.partition("=")]
        if not equals:
            raise BadCommand(f"{wish.option} takes a name and a value, as {names[0]}=on, not {typed!r}")
        if name not in names:
            raise BadCommand(f"there is no {wish.option.removeprefix('--')} {name!r}; there are: {', '.join(names)}")
        if name == wish.name:
            if name in found:
                raise BadCommand(f"{wish.option} {name} is given twice")
            found[name] = registry.pack_of(rules.name).load_setup_form.parse_typed(rules, wish, value)
    return found


def parse_seat(rules: Rules, wish: str | None, has_first: bool) -> tuple[int, Any]:
    """Return one's own seat and the seat that begins; by default 0 and random."""
    if wish is None:
        return 0, RANDOM
    if has_first and wish in TURNS:
        return 0, [0, rules.seats - 1, RANDOM][TURNS.index(wish)]
    if wish.isdecimal() and len(wish) < 6 and int(wish) < rules.seats:
        return int(wish), RANDOM
    turns = f", or {', '.join(TURNS)}" if has_first else ""
    raise BadCommand(f"--seat is a seat from 0 to {rules.seats - 1}{turns}, not {wish!r}")


def announcement_text(rules: Rules, setup: dict[str, Any], language: str) -> str:
    """The text to print before the first decision; empty if there is none."""
    said = registry.pack_of(rules.name).load_setup_form.announcement(rules, setup)
    return "" if said is None else registry.speaker_of(rules, 0, language).say(said)


def card_values(rules: Rules, said: GivenOptions) -> dict[str, str]:
    """The values given for fields that change the cards, by field name."""
    wishes = [wish for wish in registry.pack_of(rules.name).load_setup_form.fields(rules) if wish.changes_cards]
    strange = [option for option in said.names() if option not in [wish.option for wish in wishes]]
    if strange:
        raise BadCommand(f"what is on the cards of {rules.name} does not depend on {' or '.join(strange)}")
    return {wish.name: said.given[wish.option] for wish in wishes if wish.option in said.given}
