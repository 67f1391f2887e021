"""Results of a run as tables of text, for the terminal, Markdown and the report."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from mankai.arena.games import GameResult
from mankai.arena.plan import Schedule
from mankai.arena.ratings import ratings
from mankai.arena.runner import SequentialTest
from mankai.arena.statistics import ACCEPTED, REJECTED, quantile, wilson


@dataclass(slots=True)
class Grid:
    """A table: its title, the heads of its columns, its rows, and a note."""

    title: str
    head: list[str]
    rows: list[list[str]]
    note: str = ""

    def markdown(self) -> str:
        lines = [f"### {self.title}", "", "| " + " | ".join(self.head) + " |", "|" + "---|" * len(self.head)]
        lines += ["| " + " | ".join(row) + " |" for row in self.rows]
        return "\n".join([*lines, *(["", self.note] if self.note else [])])


@dataclass(slots=True)
class WinTally:
    """A number of wins (draws count in part) out of a number of games."""

    won: float = 0.0
    games: int = 0

    def add(self, share: float) -> None:
        self.won += share
        self.games += 1

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    @property
    def description(self) -> str:
        low, high = self.interval
        return f"{percent(self.rate)} ({100 * low:.1f} to {100 * high:.1f})"


@dataclass(slots=True)
class Cross:
    """A cross-table: the names in order, and the wins of the row against the column."""

    names: list[str]
    cells: dict[tuple[str, str], WinTally] = field(default_factory=dict)

    def add(self, row: str, column: str, share: float) -> None:
        for name in (row, column):
            if name not in self.names:
                self.names.append(name)
        self.cells.setdefault((row, column), WinTally()).add(share)

    def of_row(self, row: str) -> WinTally:
        total = WinTally()
        for (name, other), tally in self.cells.items():
            if name == row and other != row:
                total.won += tally.won
                total.games += tally.games
        return total


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def others(game: GameResult, seat: int) -> list[str]:
    return game.players[:seat] + game.players[seat + 1 :]


def format_opponents(names: Iterable[str]) -> str:
    """Return the names of the other players at a table as one text."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join([name if count == 1 else f"{count} {name}" for name, count in sorted(counts.items())])


def cross_table(games: list[GameResult]) -> Cross:
    """Return players against players, the strongest first; at larger tables, one against others who are all the same."""
    cross = Cross([rating.player for rating in ratings(games)])
    for game in games:
        for seat, name in enumerate(game.players):
            opponents = set(others(game, seat))
            if len(opponents) == 1 and name not in opponents:
                cross.add(name, opponents.pop(), game.score(seat))
    return cross


def deck_table(games: list[GameResult]) -> Cross:
    """Return decks against decks, the strongest first; a deck against itself shows the advantage of beginning."""
    table = Cross([])
    for game in games:
        if len(game.decks) == 2:
            if game.decks[0] == game.decks[1]:
                table.add(game.decks[0], game.decks[0], game.score(game.first))
            else:
                for seat in (0, 1):
                    table.add(game.decks[seat], game.decks[1 - seat], game.score(seat))
    table.names.sort(key=lambda name: (-table.of_row(name).rate, name))
    return table


def tally_by(games: list[GameResult], name: Callable[[GameResult, int], str]) -> dict[str, WinTally]:
    """Return the wins of all seats, grouped by `name` of game and seat."""
    tallies: dict[str, WinTally] = {}
    for game in games:
        for seat in range(len(game.players)):
            tallies.setdefault(name(game, seat), WinTally()).add(game.score(seat))
    return tallies


def grids(schedule: Schedule, games: list[GameResult]) -> list[Grid]:
    """Return all reproducible tables of a run: those that do not depend on the machine."""
    if not games:
        return []
    tables = [
        sequential_grid(schedule, games), meetings_grid(games), cross_grid(games), ratings_grid(schedule, games),
        decks_grid(games), first_player_grid(schedule, games),
        worst_grid(games), lengths_grid(games),
    ]  # fmt: skip
    return [grid for grid in tables if grid is not None and grid.rows]


def sequential_grid(schedule: Schedule, games: list[GameResult]) -> Grid | None:
    sequential = SequentialTest(schedule)
    sequential.add(games)
    test = sequential.test
    if test is None:
        return None
    verdict = {
        ACCEPTED: f"accepted: {schedule.entrants[0]} wins {percent(test.high)} rather than {percent(test.low)}",
        REJECTED: f"rejected: {schedule.entrants[0]} wins {percent(test.low)} rather than {percent(test.high)}",
    }.get(test.verdict, "undecided")
    counts = [f"{round(count)}" for count in test.counts]
    return Grid(
        "Sequential test",
        ["pairs", "0", "½", "1", "1½", "2", "log-likelihood ratio", "bounds", "verdict"],
        [[str(test.pairs), *counts, f"{test.ratio:.2f}", f"±{test.bound:.2f}", verdict]],
        f"Mirrored pairs by the points that {schedule.entrants[0]} made in their two games; 5 % error of both kinds.",
    )


def meetings_grid(games: list[GameResult]) -> Grid:
    """Return the table of each measured player against its opponents."""
    seats_by_meeting: dict[tuple[str, str], list[tuple[GameResult, int]]] = {}
    for game in games:
        if len(set(game.players)) > 1:
            seats_by_meeting.setdefault((game.players[game.measured], format_opponents(others(game, game.measured))), []).append(
                (game, game.measured)
            )
    rows = []
    for (name, opponents), played in seats_by_meeting.items():
        tally = WinTally()
        draws = 0
        for game, seat in played:
            tally.add(game.score(seat))
            draws += 0 < game.score(seat) < 1
        wins = sum([game.score(seat) == 1 for game, seat in played])
        rows.append(
            [name, opponents, str(tally.games), str(wins), str(draws), str(tally.games - wins - draws), tally.description]
        )
    seats = len(games[0].players)
    fair = "" if seats == 2 else f" With equal players everybody would win {percent(1 / seats)}."
    return Grid(
        "Meetings",
        ["player", "against", "games", "wins", "draws", "losses", "win rate (95 % interval)"],
        rows,
        f"Wilson intervals; a draw counts as a part of a win. Games come in mirrored sets: the same deal, seats changed.{fair}",
    )


def cross_grid(games: list[GameResult]) -> Grid | None:
    cross = cross_table(games)
    if len(cross.names) < 2:
        return None
    rows = []
    for row in cross.names:
        cells = [cross.cells.get((row, column)) for column in cross.names]
        rows.append([row, *[f"{tally.description}, {tally.games}" if tally is not None else "" for tally in cells]])
    how = "The row against the column" if len(games[0].players) == 2 else "One of the row against all others of the column"
    return Grid("Cross-table", ["", *cross.names], rows, f"{how}: win rate, 95 % interval, games.")


def ratings_grid(schedule: Schedule, games: list[GameResult]) -> Grid | None:
    rows = [[rating.player, f"{rating.value:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}"] for rating in ratings(games)]
    note = "Elo scale (Bradley-Terry) around the average of those who took part. Ratings hide cycles: see the cross-table."
    if schedule.seats > 2:
        rows = [[rating.player, f"{rating.value:.2f}", f"{rating.low:.2f} to {rating.high:.2f}"] for rating in ratings(games)]
        note = "Plackett-Luce by openskill from the ranks of all games; newcomers begin at 25."
    return Grid("Ratings", ["player", "rating", "95 % interval"], rows, note)


def decks_grid(games: list[GameResult]) -> Grid | None:
    cross = deck_table(games)
    if len(cross.names) < 2:
        return None
    rows = []
    for name in cross.names:
        total = cross.of_row(name)
        opponents = sorted([(tally.rate, other) for (row, other), tally in cross.cells.items() if row == name and other != name])
        if opponents:
            rows.append(
                [name, str(total.games), total.description, f"{opponents[-1][1]}, {percent(opponents[-1][0])}"]
                + [f"{opponents[0][1]}, {percent(opponents[0][0])}"]
            )
    return Grid(
        "Decks",
        ["deck", "games", "win rate (95 % interval)", "best against", "worst against"],
        rows,
        "Against all other decks, without games against the same deck; all players together.",
    )


def first_player_grid(schedule: Schedule, games: list[GameResult]) -> Grid:
    """Return the table of the advantage of beginning."""
    total = WinTally()
    by_player: dict[str, WinTally] = {}
    for game in games:
        total.add(game.score(game.first))
        by_player.setdefault(game.players[game.first], WinTally()).add(game.score(game.first))
    overall = tally_by(games, lambda game, seat: game.players[seat])
    rows = [["everybody", str(total.games), total.description, percent(1 / schedule.seats)]]
    if len(by_player) > 1:
        for name in sorted(by_player):
            rows.append([name, str(by_player[name].games), by_player[name].description, percent(overall[name].rate)])
    return Grid(
        "First-player advantage",
        ["who begins", "games", "wins when beginning (95 % interval)", "wins in all"],
        rows,
    )


def worst_grid(games: list[GameResult]) -> Grid | None:
    """Return the table of each player's worst opponents, own deck and opposing deck, each over all its games there."""
    tallies_by_player: dict[str, list[dict[str, WinTally]]] = {}
    for game in games:
        if len(set(game.players)) > 1:
            for seat, name in enumerate(game.players):
                conditions = [f"against {format_opponents(others(game, seat))}"]
                if len(game.decks) == 2:
                    conditions += [f"with {game.decks[seat]}", f"against {game.decks[1 - seat]}"]
                all_tallies = tallies_by_player.setdefault(name, [{} for _ in conditions])
                for tallies, condition in zip(all_tallies, conditions, strict=True):
                    tallies.setdefault(condition, WinTally()).add(game.score(seat))
    rows = []
    for name in sorted(tallies_by_player):
        for tallies in tallies_by_player[name]:
            if len(tallies) > 1:
                condition, tally = min(tallies.items(), key=lambda entry: (entry[1].rate, -entry[1].games, entry[0]))
                rows.append([name, condition, str(tally.games), tally.description])
    if not rows:
        return None
    note = "The lowest of many samples is lower than the truth: repeat it with a new seed before believing it."
    return Grid("Where each player is worst", ["player", "where", "games", "win rate (95 % interval)"], rows, note)


def lengths_grid(games: list[GameResult]) -> Grid:
    rows = []
    for unit, numbers in (
        ("decisions", sorted([game.decisions for game in games])),
        ("turns", sorted([game.turns for game in games])),
    ):
        quantiles = [str(quantile(numbers, fraction)) for fraction in (0.05, 0.25, 0.5, 0.75, 0.95)]
        rows.append(
            [unit, str(len(numbers)), f"{sum(numbers) / len(numbers):.1f}", str(numbers[0]), *quantiles, str(numbers[-1])]
        )
    unfinished = sum([game.broken_off for game in games])
    return Grid(
        "Length of games",
        ["counted in", "games", "mean", "shortest", "5 %", "25 %", "median", "75 %", "95 %", "longest"],
        rows,
        f"{unfinished} games did not end, were broken off, and count as draws." if unfinished else "",
    )


def thinking_time_grid(games: list[GameResult]) -> Grid:
    """Return the table of thinking times, the only one that depends on the machine."""
    asked: dict[str, int] = {}
    seconds: dict[str, float] = {}
    for game in games:
        for seat, name in enumerate(game.players):
            asked[name] = asked.get(name, 0) + game.asked[seat]
            seconds[name] = seconds.get(name, 0.0) + game.seconds[seat]
    rows = [
        [name, str(asked[name]), f"{1000 * seconds[name] / max(asked[name], 1):.2f} ms", f"{seconds[name]:.1f} s"]
        for name in sorted(asked)
    ]
    return Grid("Thinking time", ["player", "decisions", "mean of a decision", "in all"], rows)
