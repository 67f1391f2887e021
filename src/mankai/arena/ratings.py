"""Ratings: Bradley and Terry's for games of two, Plackett and Luce's for games of more, each with its interval."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from typing import Any

from mankai.arena.errors import import_extra
from mankai.arena.games import GameResult
from mankai.arena.statistics import Z_95

ELO = 400 / log(10)  # Elo points for a factor of e in the odds


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a player with its interval."""

    player: str
    value: float
    low: float
    high: float


def ratings(games: list[GameResult]) -> list[Rating]:
    """Return the ratings of all players, the strongest first."""
    meetings = [game for game in games if len(set(game.players)) > 1]
    if not meetings:
        return []
    rated = bradley_terry(meetings) if len(meetings[0].players) == 2 else plackett_luce(meetings)
    return sorted(rated, key=lambda rating: (-rating.value, rating.player))


def bradley_terry(games: list[GameResult]) -> list[Rating]:
    """Return the most likely Elo ratings around 0, with one more drawn game between any two that met.

    That game keeps a player who has never lost from an infinite rating.  The intervals come from the Fisher information
    about each player's distance from the average.  Empty if the players cannot all be compared.
    """
    numpy, choix = import_extra("numpy", "arena"), import_extra("choix", "arena")
    names = sorted({name for game in games for name in game.players})
    index_of = {name: number for number, name in enumerate(names)}
    won = numpy.zeros((len(names), len(names)))
    for game in games:
        row, column = index_of[game.players[0]], index_of[game.players[1]]
        won[row, column] += game.score(0)
        won[column, row] += game.score(1)
    have_met = (won + won.T) > 0
    if not is_connected(have_met):
        return []
    won[have_met] += 0.5
    strengths = choix.ilsr_pairwise_dense(won, max_iter=10_000)
    strengths = strengths - strengths.mean()
    played = won + won.T
    information = numpy.zeros_like(won)
    for row in range(len(names)):
        for column in range(row):
            rate = 1 / (1 + exp(strengths[column] - strengths[row]))
            weight = played[row, column] * rate * (1 - rate)
            information[row, column] = information[column, row] = -weight
            information[row, row] += weight
            information[column, column] += weight
    uniform = numpy.full_like(won, 1 / len(names))  # shifting all ratings alike changes nothing: that direction is left out
    standard_error = numpy.sqrt(numpy.diag(numpy.linalg.inv(information + uniform) - uniform))
    rated = []
    for name in names:
        value, margin = ELO * float(strengths[index_of[name]]), ELO * Z_95 * float(standard_error[index_of[name]])
        rated.append(Rating(name, value, value - margin, value + margin))
    return rated


def is_connected(have_met: Any) -> bool:
    """Whether all players can be compared with each other, directly or through others."""
    to_visit, seen = [0], {0}
    while to_visit:
        player = to_visit.pop()
        for other in range(len(have_met)):
            if have_met[player, other] and other not in seen:
                seen.add(other)
                to_visit.append(other)
    return len(seen) == len(have_met)


def plackett_luce(games: list[GameResult]) -> list[Rating]:
    """Return ratings around 25 from the ranks at tables of three and more, game after game in the order of the schedule.

    A player with several seats at a table is rated for each seat, and keeps the mean.
    """
    model = import_extra("openskill.models", "arena").PlackettLuce()
    names = sorted({name for game in games for name in game.players})
    rated = {name: model.rating(name=name) for name in names}
    for game in games:
        table = [[model.rating(mu=rated[name].mu, sigma=rated[name].sigma, name=name)] for name in game.players]
        new_ratings = model.rate(table, ranks=[float(rank) for rank in game.ranks])
        for name in set(game.players):
            seat_ratings = [new_ratings[seat][0] for seat in range(len(game.players)) if game.players[seat] == name]
            rated[name] = model.rating(
                mu=sum([rating.mu for rating in seat_ratings]) / len(seat_ratings),
                sigma=sum([rating.sigma for rating in seat_ratings]) / len(seat_ratings),
                name=name,
            )
    return [Rating(name, skill.mu, skill.mu - Z_95 * skill.sigma, skill.mu + Z_95 * skill.sigma) for name, skill in rated.items()]
