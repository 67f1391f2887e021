"""Playing the games of a job.  The randomness of a game follows from the run's seed and the game's name alone."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from time import perf_counter

from mankai import players
from mankai.arena.dataset import DatasetWriter, PositionRows
from mankai.arena.plan import Job, merge_setup
from mankai.kernel.errors import OtherVersion
from mankai.kernel.version import VERSION
from mankai.packs import registry

MAX_DECISIONS = 20_000  # a game of so many decisions is broken off and counts as a draw


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of one game: the players by seat, the ranks, the length."""

    job: str
    pairing: str
    number: int  # number of the mirrored set within the pairing
    game: int  # number of the game within the set
    measured: int  # the seat of the measured player
    seed: int
    players: list[str]
    decks: list[str]
    first: int  # the seat that began
    ranks: list[int]
    decisions: int
    turns: int
    broken_off: bool
    asked: list[int]  # by seat: the number of its decisions
    seconds: list[float]  # by seat: its thinking time; the only field that is not reproducible

    @property
    def reproducible_fields(self) -> tuple[object, ...]:
        """All fields that are the same whenever and wherever this game is played."""
        return (
            self.job, self.pairing, self.number, self.game, self.measured, self.seed, tuple(self.players), tuple(self.decks),
            self.first, tuple(self.ranks), self.decisions, self.turns, self.broken_off, tuple(self.asked),
        )  # fmt: skip

    def score(self, seat: int) -> float:
        """Return a seat's share of the win: 1 for a win, a part of it if several share the first rank, else 0."""
        return 1 / self.ranks.count(0) if self.ranks[seat] == 0 else 0.0


def seed_of(root: int, name: str) -> int:
    """Return a seed for something with a name: the same on every machine and in any order."""
    return int.from_bytes(blake2b(f"{root}\n{name}".encode(), digest_size=8).digest(), "big") >> 2


def play_job(job: Job, dataset: str = "") -> list[GameResult]:
    """Play and return all games of a job.  With the folder of a dataset, their positions are written there."""
    if job.version != VERSION:
        raise OtherVersion(f"this run is of Mankai {job.version}, but here is Mankai {VERSION}: all must have the same")
    rows = PositionRows() if dataset else None
    results = [
        play_game(job, number, game, rows)
        for number in range(job.first, job.first + job.sets)
        for game in range(len(job.pairing.players))
    ]
    if rows is not None:
        rows.write(DatasetWriter(Path(dataset), job.game), job.id)
    return results


def play_game(job: Job, number: int, game: int, rows: PositionRows | None = None) -> GameResult:
    """Play one game of a mirrored set.  All games of the set have the same deal, and every player keeps its own seed."""
    name = f"{job.pairing.name} #{number}"
    seed = seed_of(job.seed, name)
    names, decks = job.pairing.seating(number, game)
    seats = len(names)
    deciders = [players.player(names[seat], seed_of(job.seed, f"{name} player {(seat + game) % seats}")) for seat in range(seats)]
    rules = registry.game(job.game)
    position = rules.start(merge_setup(rules, job.setup, job.kind_of_decks, decks), seed)
    first, decisions, turns = -1, 0, 0
    asked, seconds = [0] * seats, [0.0] * seats
    while True:
        for event in position.events:
            if event[1] == "turn":
                turns += 1
                if first < 0:
                    first = event[2]
        if position.seat < 0 or decisions == MAX_DECISIONS:
            break
        seat, start = position.seat, perf_counter()
        option = deciders[seat].decide(position)
        seconds[seat] += perf_counter() - start
        if rows is not None:
            rows.add_decision(position, deciders[seat], names[seat], option)
        asked[seat] += 1
        decisions += 1
        position = position.play(option)
    if rows is not None:
        rows.end_game(position)
    broken_off = position.seat >= 0
    return GameResult(
        job.id,
        job.pairing.name,
        number,
        game,
        job.pairing.measured_seat(game),
        seed,
        names,
        decks,
        max(first, 0),
        [0] * seats if broken_off else list(position.ranks),
        decisions,
        turns,
        broken_off,
        asked,
        seconds,
    )
