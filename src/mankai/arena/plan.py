"""Schedules: the pairings of players and decks, the number of games, and the jobs that a run is cut into."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

from mankai import players
from mankai.arena.errors import BadPlan
from mankai.kernel.errors import MankaiError
from mankai.kernel.rules import Rules
from mankai.kernel.version import VERSION
from mankai.packs import registry
from mankai.packs.setup_form import SetupField

MATCH = "match"
ROUND_ROBIN = "round-robin"
GAUNTLET = "gauntlet"
FORMS = (MATCH, ROUND_ROBIN, GAUNTLET)
EVERY = "all"
BY_CODE = "codes"  # the kind of decks that are given by code, in any game that has codes
QUICK_PLAYERS = {"random": 40, "greedy": 4}  # mirrored sets in a job of about a second; others: 1


@dataclass(frozen=True, slots=True)
class Pairing:
    """The players at a table and their decks.  The first player is the one that is measured."""

    players: tuple[str, ...]
    decks: tuple[str, ...] = ()  # one for each seat; none: the game's default set-up

    @property
    def name(self) -> str:
        players = " - ".join(self.players)
        return f"{players}, {' - '.join(self.decks)}" if self.decks else players

    @property
    def is_mirror(self) -> bool:
        """Whether one player has all seats, so that only decks or seats are compared."""
        return len(set(self.players)) == 1

    def seating(self, number: int, game: int) -> tuple[list[str], list[str]]:
        """Return the players and the decks by seat, in one game of a mirrored set.

        Within a set the players rotate and the decks stay, so that everybody plays every side of the same deal.  From set to
        set the decks rotate too.  If all players are the same, the decks rotate within the set instead.
        """
        seats = len(self.players)
        names = [self.players[(seat + game) % seats] for seat in range(seats)]
        deck_shift = game if self.is_mirror else number
        return names, [self.decks[(seat + deck_shift) % seats] for seat in range(seats)] if self.decks else []

    def measured_seat(self, game: int) -> int:
        """Return the seat of the measured player, in one game of a mirrored set."""
        return -game % len(self.players)


@dataclass(frozen=True, slots=True)
class Job:
    """Some mirrored sets of games of one pairing, as plain data: the same games wherever it is played."""

    version: str
    game: str
    setup: dict[str, Any]
    kind_of_decks: str
    pairing: Pairing
    seed: int  # seed of the whole run
    first: int  # the number of the first set
    sets: int

    @property
    def id(self) -> str:
        return f"{self.pairing.name} #{self.first}"


@dataclass(frozen=True, slots=True)
class Schedule:
    """A whole run: everything that decides which games are played, and nothing else."""

    form: str
    game: str
    seats: int
    entrants: tuple[str, ...]
    games: int  # number of games in every pairing
    seed: int = 0
    kind_of_decks: str = ""
    decks: tuple[str, ...] = ()
    setup: dict[str, Any] = field(default_factory=dict)
    sprt: tuple[float, float] | None = None
    version: str = VERSION

    def identity(self) -> dict[str, Any]:
        """Return everything that makes two runs the same run, as JSON-able data."""
        return {
            "version": self.version,
            "form": self.form,
            "game": self.game,
            "entrants": list(self.entrants),
            "games": self.games,
            "seed": self.seed,
            "kind of decks": self.kind_of_decks,
            "decks": list(self.decks),
            "setup": self.setup,
            "sprt": list(self.sprt) if self.sprt is not None else None,
        }

    @property
    def command(self) -> str:
        """The command that plays this run."""
        words = ["mankai arena", self.form, *self.entrants, f"--game {self.game} --games {self.games}"]
        if self.decks:
            every = self.decks == tuple(find_field(registry.game(self.game), self.kind_of_decks).arena_choices())
            words.append(f"--{self.kind_of_decks} {EVERY if every else quote_names(self.decks)}")
        if self.setup:
            words.append(f"--setup '{json.dumps(self.setup)}'")
        if self.sprt is not None:
            words.append(f"--sprt {self.sprt[0]}:{self.sprt[1]}")
        return " ".join([*words, f"--seed {self.seed}"])

    def pairings(self) -> list[Pairing]:
        """Return all pairings, in order."""
        rest = self.seats - 1
        if self.form == MATCH:
            last = self.entrants[-1]
            tables = [self.entrants + (last,) * (self.seats - len(self.entrants))]
        elif self.form == GAUNTLET:
            tables = [(self.entrants[0],) + (other,) * rest for other in self.entrants[1:]]
        elif self.seats == 2:
            tables = list(combinations(self.entrants, 2))
        else:
            tables = [(first,) + (other,) * rest for first, other in permutations(self.entrants, 2)]
        if not self.decks:
            return [Pairing(table) for table in tables]
        deck_choices = list(combinations_with_replacement(self.decks, self.seats))
        return [Pairing(table, decks) for table in tables for decks in deck_choices]

    @property
    def sets(self) -> int:
        """The number of mirrored sets of every pairing."""
        return self.games // self.seats

    @property
    def total(self) -> int:
        """The number of games of the whole run."""
        return len(self.pairings()) * self.games

    def jobs(self) -> Iterator[Job]:
        """Yield all jobs, the first ones of all pairings first, so that a stopped run has some games of everything."""
        pairings = self.pairings()
        sizes = [min([QUICK_PLAYERS.get(name, 1) for name in pairing.players]) for pairing in pairings]
        for first in range(self.sets):
            for pairing, size in zip(pairings, sizes):
                if first % size == 0:
                    sets = min(size, self.sets - first)
                    yield Job(self.version, self.game, self.setup, self.kind_of_decks, pairing, self.seed, first, sets)


def quote_names(names: tuple[str, ...]) -> str:
    """Return names as one word of a shell command, separated by commas, or by semicolons if a name contains a comma."""
    if [name for name in names if "," in name]:
        return shlex.quote(f"{';'.join(names)};")
    return shlex.quote(",".join(names))


def make_schedule(
    form: str,
    game: str,
    entrants: list[str],
    games: int,
    seed: int = 0,
    meeting: dict[str, list[str]] | None = None,
    setup: dict[str, Any] | None = None,
    sprt: tuple[float, float] | None = None,
) -> Schedule:
    """Return a checked schedule; raises if it cannot be played.

    `meeting`: by the name of a set-up field with a value per seat, the choices that meet, or `all`.
    """
    rules = registry.game(game)
    if form not in FORMS:
        raise BadPlan(f"there is no {form!r}; there are: {', '.join(FORMS)}")
    check_entrants(form, rules, entrants)
    if games < 1 or games % rules.seats:
        below = max(games - games % rules.seats, 0)
        possible = " or ".join([str(number) for number in (below, below + rules.seats) if number > 0])
        raise BadPlan(
            f"games come in mirrored sets of {rules.seats}, one for every seat: --games cannot be {games}; {possible} would do"
        )
    meeting_names = {kind: names for kind, names in (meeting or {}).items() if names}
    if len(meeting_names) > 1:
        raise BadPlan(f"{' or '.join(meeting_names)} can meet, not both at once")
    kind = next(iter(meeting_names), "")
    choices = normalize_names(find_field(rules, kind), meeting_names[kind]) if kind else ()
    schedule = Schedule(form, rules.name, rules.seats, tuple(entrants), games, seed, kind, choices, dict(setup or {}), sprt)
    for pairing in schedule.pairings():
        complete_setup = merge_setup(rules, schedule.setup, kind, list(pairing.decks))
        registry.pack_of(rules.name).load_setup_form.validate(rules, complete_setup)
        rules.start(complete_setup, 0)
    check_sequential(schedule)
    return schedule


def check_entrants(form: str, rules: Rules, entrants: list[str]) -> None:
    for name in entrants:
        players.player(name)
    if form == MATCH:
        if not 2 <= len(entrants) <= rules.seats:
            range_text = "2" if rules.seats == 2 else f"2 to {rules.seats}"
            raise BadPlan(f"a match of {rules.name} is between {range_text} players, not {len(entrants)}")
        return
    if len(entrants) < 2:
        raise BadPlan(f"a {form} needs at least 2 players")
    twice = sorted({name for name in entrants if entrants.count(name) > 1})
    if twice:
        raise BadPlan(f"in a {form} everybody takes part once, not {twice[0]} twice")


def check_sequential(schedule: Schedule) -> None:
    if schedule.sprt is None:
        return
    low, high = schedule.sprt
    if not 0 < low < high < 1:
        raise BadPlan(f"a sequential test is between two win rates, the lower one first, as 0.5:0.55, not {low}:{high}")
    if schedule.form != MATCH or schedule.seats != 2 or schedule.entrants[0] == schedule.entrants[1]:
        raise BadPlan("a sequential test is for a match between two different players of a game for two")


def find_field(rules: Rules, name: str) -> SetupField:
    """Return the set-up field of that name whose choices can meet; raises `BadPlan`."""
    fields = [field for field in registry.pack_of(rules.name).load_setup_form.fields(rules) if field.can_meet]
    for candidate in fields:
        if candidate.name == name:
            return candidate
    known = " and ".join([field.name for field in fields]) or "nothing but players"
    raise BadPlan(f"{rules.name} has no {name} that could meet, but {known}")


def normalize_names(field: SetupField, names: list[str]) -> tuple[str, ...]:
    """Return the choices that meet, in one spelling; raises `BadPlan` if one is named twice."""
    if names == [EVERY]:
        return tuple(field.arena_choices())
    normalized = [field.normalize(name) for name in names]
    for number, name in enumerate(normalized):
        if [other for other in normalized[:number] if field.is_same(name, other)]:
            raise BadPlan(f"{field.name}: {name} is named twice")
    return tuple(normalized)


def merge_setup(rules: Rules, setup: dict[str, Any], kind: str, decks: list[str]) -> dict[str, Any]:
    """Return the set-up of one game: that of the run, with the choices that meet."""
    if not decks:
        return setup
    if kind == BY_CODE:
        deck_source = registry.pack_of(rules.name).load_setup_form.decks(rules)
        if deck_source is None:
            raise BadPlan(f"{rules.name} has no decks that have codes")
        return {**deck_source.setup([deck_source.decode(code) for code in decks]), **setup}
    if kind in setup:
        raise MankaiError(f"{kind} are given twice: in the set-up, and as what shall meet")
    meeting_setup = find_field(rules, kind).setup_for(decks)
    return {**meeting_setup, **setup}
