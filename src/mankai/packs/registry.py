"""The registry of packs: finds games by name, loads their rules, and loads saves and records.

On import it also installs the hooks by which the kernel reaches translations, heuristics and drawings.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from mankai.i18n import catalogues
from mankai.kernel import records
from mankai.kernel.errors import UnknownGame
from mankai.kernel.messages import Message, format_plain, translate_hooks
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules, rules_hooks
from mankai.kernel.schemas import html_hooks
from mankai.packs.pack import BadPack, Pack, load_address
from mankai.players import heuristics as minds

GROUP = "mankai.games"  # group of entry points, and the folder of our own games
games_package = import_module(GROUP)  # by name, so that this package imports no game
loaded_rules: dict[str, Rules] = {}
bad_packs: dict[str, str] = {}  # by the name of the entry point: why a pack cannot be loaded
bad_games: dict[str, str] = {}  # by name: why a game cannot be played


@cache
def packs() -> dict[str, Pack]:
    """Return all packs by name, ordered by rank.  Cached: packages installed later are seen by the next process.

    Our own packs are found in their folder, so that a checkout runs without being installed.
    """
    from importlib.metadata import entry_points  # late: it takes a third of the time of importing this package

    own_names = [
        module.name
        for module in iter_modules(games_package.__path__)
        if find_spec(f"{games_package.__name__}.{module.name}.pack") is not None
    ]
    own = [
        (name, f"{games_package.__name__}.{name}.pack:PACK") for name in own_names
    ]  # without a pack, a game is still being written
    third_party = [
        (entry.name, entry.value)
        for entry in entry_points(group=GROUP)
        if entry.module.partition(".")[0] != __name__.partition(".")[0]
    ]
    packs_by_name: dict[str, Pack] = {}
    for name, address in own + sorted(third_party):
        try:
            add_pack(packs_by_name, load_address(address), address)
        except Exception as error:  # a third party's package may raise anything: the other packs go on
            bad_packs[name] = f"{type(error).__name__}: {error}"
    return dict(sorted(packs_by_name.items(), key=lambda entry: (entry[1].rank, entry[0])))


def add_pack(packs_by_name: dict[str, Pack], pack: object, address: str) -> None:
    """Add a pack to `packs_by_name`; raises `BadPack` if it is wrong or another pack has one of its names."""
    if not isinstance(pack, Pack):
        raise BadPack(f"{address} is no Pack")
    if not pack.rules or set(pack.rules) != set(pack.seats) or pack.default_game not in pack.rules:
        raise BadPack(f"{address} must say the rules and the seats of the same games, and which one is usual")
    for name in (pack.name, *pack.rules):
        if name in packs_by_name or [other for other in packs_by_name.values() if name in other.rules]:
            raise BadPack(f"{name} is there already")
    packs_by_name[pack.name] = pack


@cache
def rules_addresses() -> dict[str, str]:
    """Return the addresses of all rules by name of the game.  Cached as `packs` is."""
    return {name: address for pack in packs().values() for name, address in pack.rules.items()}


def pack_of(name: str) -> Pack:
    """Return the pack of a game, by the game's whole name."""
    return next(pack for pack in packs().values() if name in pack.rules)


def games() -> list[str]:
    """Return the names of all games that can be played here."""
    return sorted([name for name in rules_addresses() if name not in bad_games])


def first_game() -> str:
    """Return the name of the game that is meant when none is named."""
    return next(iter(packs().values())).default_game


def game(name: str) -> Rules:
    """Return the rules of a game, by its name or an unambiguous part of it. Loaded rules are kept."""
    name = packs()[name].default_game if name in packs() else name
    if name in loaded_rules:
        return loaded_rules[name]
    known = rules_addresses()
    matching = [name] if name in known else matching_games(name)
    if len(matching) > 1:
        raise UnknownGame(f"{name!r} fits {len(matching)} games; say {', '.join([shortest_name(match) for match in matching])}")
    if not matching:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(sorted(known))}")
    if matching[0] not in loaded_rules:
        loaded_rules[matching[0]] = load_rules(matching[0])
    return loaded_rules[matching[0]]


rules_hooks.append(game)


def has_follow_ups(rules: Rules) -> bool:
    """Whether a game leads to others; `Rules.follow_ups` returns them."""
    return type(rules).follow_ups is not Rules.follow_ups


def matching_games(words: str) -> list[str]:
    """Return the games whose name ends with these words after a slash; if there are none, the games whose name contains them."""
    wanted, known = words.casefold(), sorted(rules_addresses())
    ending = [name for name in known if wanted and name.casefold().endswith(f"/{wanted}")]
    return ending or [name for name in known if wanted and wanted in name.casefold()]


def load_rules(name: str) -> Rules:
    """Load and return the rules of a game by its whole name; raises `BadPack` if they are not as their pack says."""
    pack = pack_of(name)
    try:
        rules = load_address(pack.rules[name])
        if not isinstance(rules, Rules):
            raise BadPack(f"{pack.rules[name]} are no Rules")
        if rules.name != name:
            raise BadPack(f"the rules at {pack.rules[name]} are those of {rules.name}")
        if rules.seats != pack.seats[name]:
            raise BadPack(f"its pack says that {pack.seats[name]} play it, its rules say {rules.seats}")
    except Exception as error:  # a third party's package may raise anything
        bad_games[name] = str(error) if isinstance(error, BadPack) else f"{type(error).__name__}: {error}"
        raise BadPack(f"{name} cannot be played: {bad_games[name]}") from error
    return rules


def pack_for(rules: Rules) -> Pack | None:
    """Return the pack of these rules.  A variant that no pack lists belongs to the pack that its name begins with."""
    return next((pack for pack in packs().values() if rules.name in pack.rules), packs().get(rules.name.partition("/")[0]))


@cache
def speaker_of(rules: Rules, seat: int | None, language: str = catalogues.ENGLISH) -> catalogues.Speaker:
    """Return the speaker that puts messages of a game into words for the viewer at a seat. Cached per process."""
    pack = pack_for(rules)
    folder = pack.words if pack is not None else None
    return catalogues.Speaker(catalogues.catalogue(folder, rules, language), rules.names(), rules.seats, seat)


def find_speaker(name: str, seat: int | None, language: str = catalogues.ENGLISH) -> catalogues.Speaker | None:
    """Return the speaker by the name of a game; `None` if no pack has it."""
    return speaker_of(game(name), seat, language) if name in rules_addresses() else None


def translate(rules: Rules, message: Message, seat: int | None) -> str:
    return speaker_of(rules, seat).say(message) if pack_for(rules) is not None else format_plain(message)


translate_hooks.append(translate)


def heuristics_for(rules: Rules) -> minds.Heuristics:
    """Return the heuristics of a game's pack; if it has none, those that know only the rules."""
    pack = pack_for(rules)
    if pack is None or not pack.heuristics:
        return minds.Heuristics(rules)
    heuristics = load_address(pack.heuristics)(rules)
    if not isinstance(heuristics, minds.Heuristics):
        raise BadPack(f"{pack.heuristics} of the pack {pack.name} makes no Heuristics")
    return heuristics


minds.heuristics_hooks.append(heuristics_for)


def to_html(thing: Any) -> str:
    """Return a position or a record as HTML for notebooks."""
    return str(import_module("mankai.drawing").to_html(thing))  # late: few need drawings


html_hooks.append(to_html)


def shortest_name(name: str) -> str:
    """Return the shortest way to name a game: the end of its name ("edition for family/edition") if unique, else all of it."""
    end = name.rpartition("/")[2]
    is_clear = matching_games(end) == [name] != [end] and not end.isdecimal()
    return f"{end} for {name}" if is_clear else name


def load(text: str | bytes) -> Position:
    """Return the position that `Position.save` wrote."""
    return records.load(text, game)


def replay(record: Mapping[str, Any] | str | bytes) -> Position:
    """Return the final position of a recorded game."""
    return records.replay(record, game)[-1]


def replay_positions(record: Mapping[str, Any] | str | bytes) -> list[Position]:
    """Return all positions of a recorded game, in order."""
    return records.replay(record, game)
