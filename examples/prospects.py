"""Learns the value of Azuki positions where a turn begins: examples/prospects.py --games 20000 --out FILE.

Both sides play by the rollout policy, as the search does below its tree, a hundred games a second; half of the games have
starters, half any ready lists. The features at the start of every turn (`ValueFeatures`) are fitted to the winner, and written
in the form of `ai/value_weights.json`. The strength of decks is fitted too and left out, since it cannot change in a game.
"""

from __future__ import annotations

import argparse
import json
import random
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from rich.progress import track
from scipy.optimize import minimize
from scipy.sparse import csr_matrix, hstack

import mankai
from mankai.games.azuki.ai.value import WEIGHTS, ValueFeatures, feature_names
from mankai.games.azuki.rules.constants import TURN, TURNS
from mankai.games.azuki.rules.decklists import READY_DECKS
from mankai.games.azuki.rules.engine.match import Match
from mankai.kernel.rng import FastRng
from mankai.kernel.runner import Chooser, Runner
from mankai.players.heuristics import heuristics_of

ORDERLY = 3.0  # regularisation of large weights
PARTS = 1000  # weights are stored in thousandths
Numbers = npt.NDArray[np.int64]


class Game(NamedTuple):
    """The starts of turns: features as (row, feature, amount), the turn player, the lists, and the winner."""

    seen: Numbers
    active: Numbers
    lists: list[int]
    won: list[float]


class Glancer(Chooser):
    """Plays both sides by the rollout policy, and records the features where turns begin."""

    def __init__(self, seed: int) -> None:
        self.dice = FastRng(seed)
        self.mind = heuristics_of(mankai.game("azuki"))
        self.weights = WEIGHTS.weights()
        self.turn = 0
        self.seen: list[tuple[int, int, int]] = []
        self.active: list[int] = []

    def choose(self, game: Runner, seat: int, options: list[int]) -> int:
        assert isinstance(game, Match)
        if game.question == "main" and game.table.tokens[TURNS] != self.turn:
            self.turn = game.table.tokens[TURNS]
            outlook = ValueFeatures(game, self.weights)
            outlook.feature_log = []
            outlook.score()
            self.seen += [(len(self.active), feature, amount) for feature, amount in outlook.feature_log]
            self.active.append(game.table.tokens[TURN])
        if game.question in self.mind.setup_questions:
            return self.mind.setup_answer(game, seat, options, self.dice)
        weights = self.mind.priors(game, seat, options)
        drawn = self.dice.below(sum(weights))
        for option, weight in zip(options, weights):
            drawn -= weight
            if drawn < 0:
                return option
        return options[-1]


def played(seed: int) -> Game:
    dice = random.Random(seed)
    starters = [number for number, ready in enumerate(READY_DECKS) if ready.name.startswith("Starter")]
    lists = dice.choices(starters if seed % 2 else range(len(READY_DECKS)), k=2)
    glancer = Glancer(seed)
    won = mankai.game("azuki").start({"decks": [READY_DECKS[one].name for one in lists]}, seed=seed).walk(glancer)
    return Game(np.array(glancer.seen), np.array(glancer.active), lists, list(won))


def told(games: list[Game]) -> tuple[csr_matrix, csr_matrix, npt.NDArray[np.float64]]:
    """The features, the decks and the winner, one row for every turn."""
    firsts = np.append(0, np.cumsum([len(game.active) for game in games]))
    seen = np.concatenate([game.seen + [[first, 0, 0]] for game, first in zip(games, firsts)])
    count, lists = int(firsts[-1]), len(READY_DECKS)
    features = csr_matrix((seen[:, 2].astype(float), (seen[:, 0], seen[:, 1])), shape=(count, len(feature_names())))
    active = np.concatenate([np.array(game.lists)[game.active] for game in games])
    waiting = np.concatenate([np.array(game.lists)[1 - game.active] for game in games])
    rows, ones = np.arange(count), np.ones(count)
    columns = [active, lists + waiting, 2 * lists + lists * active + waiting]
    decks = csr_matrix((np.tile(ones, 3), (np.tile(rows, 3), np.concatenate(columns))), shape=(count, 2 * lists + lists * lists))
    return features, decks, np.concatenate([np.array(game.won)[game.active] for game in games])


def fitted(games: list[Game]) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """The weights of features and decks under which the winners are likeliest."""
    features, decks, won = told(games)
    seen = hstack([features, decks]).tocsr()
    turned = seen.T.tocsr()

    def unlikelihood(weights: npt.NDArray[np.float64]) -> tuple[float, npt.NDArray[np.float64]]:
        sums = seen @ weights
        loss = float((np.logaddexp(0, sums) - won * sums).sum()) + ORDERLY / 2 * float(weights @ weights)
        return loss, turned @ (1 / (1 + np.exp(-sums)) - won) + ORDERLY * weights

    found = minimize(unlikelihood, np.zeros(seen.shape[1]), jac=True, method="L-BFGS-B", options={"maxiter": 500}).x
    return found[: len(feature_names())], found[len(feature_names()) :]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    said = parser.parse_args()
    seeds = [said.seed * 1_000_003 + number for number in range(said.games)]
    with Pool(said.jobs) as pool:
        games = list(track(pool.imap(played, seeds, chunksize=20), "playing", total=len(seeds)))
    tested = max(1, said.games // 10)
    weights, of_decks = fitted(games[tested:])
    features, decks, won = told(games[:tested])
    sums = features @ weights + decks @ of_decks
    loss, right = (np.logaddexp(0, sums) - won * sums).mean(), ((sums > 0) == (won > 0.5)).mean()
    print(
        f"{sum(len(game.active) for game in games):,} turns; of {len(won):,} others: log loss {loss:.3f}, right about {right:.1%}"
    )
    kept_weights = {name: round(weight * PARTS) for name, weight in zip(feature_names(), weights) if round(weight * PARTS)}
    said.out.write_text(json.dumps(kept_weights, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
