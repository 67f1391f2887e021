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
    found = bradley_terry(meetings) if len(meetings[0].players) == 2 else plackett_luce(meetings)
    return sorted(found, key=lambda rating: (-rating.value, rating.player))


def bradley_terry(games: list[GameResult]) -> list[Rating]:
    """Return the most likely Elo ratings around 0, with one more drawn game between any two that met.

    That game keeps a player who has never lost from an infinite rating.  The intervals come from the Fisher information
    about each player's distance from the average.  Empty if the players cannot all be compared.
    """
    numpy, choix = import_extra("numpy", "arena"), import_extra("choix", "arena")
    names = sorted({name for game in games for name in game.players})
    at = {name: number for number, name in enumerate(names)}
    won = numpy.zeros((len(names), len(names)))
    for game in games:
        one, other = at[game.players[0]], at[game.players[1]]
        won[one, other] += game.score(0)
        won[other, one] += game.score(1)
    met = (won + won.T) > 0
    if not is_connected(met):
        return []
    won[met] += 0.5
    strengths = choix.ilsr_pairwise_dense(won, max_iter=10_000)
    strengths = strengths - strengths.mean()
    played = won + won.T
    information = numpy.zeros_like(won)
    for one in range(len(names)):
        for other in range(one):
            rate = 1 / (1 + exp(strengths[other] - strengths[one]))
            weight = played[one, other] * rate * (1 - rate)
            information[one, other] = information[other, one] = -weight
            information[one, one] += weight
            information[other, other] += weight
    flat = numpy.full_like(won, 1 / len(names))  # shifting all ratings alike changes nothing: that direction is left out
    spread = numpy.sqrt(numpy.diag(numpy.linalg.inv(information + flat) - flat))
    found = []
    for name in names:
        value, reach = ELO * float(strengths[at[name]]), ELO * Z_95 * float(spread[at[name]])
        found.append(Rating(name, value, value - reach, value + reach))
    return found


def is_connected(met: Any) -> bool:
    """Whether all players can be compared with each other, directly or through others."""
    reached, seen = [0], {0}
    while reached:
        one = reached.pop()
        for other in range(len(met)):
            if met[one, other] and other not in seen:
                seen.add(other)
                reached.append(other)
    return len(seen) == len(met)


def plackett_luce(games: list[GameResult]) -> list[Rating]:
    """Return ratings around 25 from the ranks at tables of three and more, game after game in the order of the plan.

    A player with several seats at a table is rated for each seat, and keeps the mean.
    """
    model = import_extra("openskill.models", "arena").PlackettLuce()
    names = sorted({name for game in games for name in game.players})
    rated = {name: model.rating(name=name) for name in names}
    for game in games:
        table = [[model.rating(mu=rated[name].mu, sigma=rated[name].sigma, name=name)] for name in game.players]
        after = model.rate(table, ranks=[float(rank) for rank in game.ranks])
        for name in set(game.players):
            own = [after[seat][0] for seat in range(len(game.players)) if game.players[seat] == name]
            rated[name] = model.rating(
                mu=sum([one.mu for one in own]) / len(own), sigma=sum([one.sigma for one in own]) / len(own), name=name
            )
    return [Rating(name, one.mu, one.mu - Z_95 * one.sigma, one.mu + Z_95 * one.sigma) for name, one in rated.items()]
