"""Learns the priors of the Azuki TCG from the choices of a search: examples/leanings.py --games 200 --out FILE.

The searcher plays against itself, with starters or with any ready lists (--book). Each game is then walked again to record the
features of every option (`PolicyFeatures`). The weights under which the chosen options are likeliest are written in the form of
`ai/policy_weights.json`. The search uses those weights itself: with the new file it becomes a better teacher.
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
from scipy.sparse import csr_matrix

import mankai
from mankai.games.azuki.ai.policy import WEIGHTS, PolicyFeatures, feature_names
from mankai.games.azuki.rules.decklists import READY_DECKS
from mankai.games.azuki.rules.engine.match import Match
from mankai.kernel.runner import Chooser, Runner
from mankai.players import player
from mankai.players.heuristics import heuristics_of

STRAYING = 0.04  # the share of random options, for positions that good players do not reach
ORDERLY = 1.0  # regularisation of large weights
PARTS = 1000  # weights are stored in thousandths
Features = list[tuple[int, int]]


class Decision(NamedTuple):
    """The features of every option, and the chosen one."""

    options: list[Features]
    taken: int


class Follower(Chooser):
    """Walks a game again and records the features."""

    def __init__(self, played: list[int], judged: list[int]) -> None:
        self.played = iter(played)
        self.judged = iter(judged)  # the searcher's choice; -1 for decisions without training
        self.weights = WEIGHTS.weights()
        self.found: list[Decision] = []

    def choose(self, game: Runner, seat: int, options: list[int]) -> int:
        judged = next(self.judged)
        if judged >= 0:
            assert isinstance(game, Match)
            glance, seen = PolicyFeatures(game, seat, self.weights), []
            for option in options:
                notes: Features = []
                glance.feature_log = notes
                glance.score(option)
                seen.append(notes)
            self.found.append(Decision(seen, options.index(judged)))
        return next(self.played)


def played(task: tuple[str, bool, int]) -> list[Decision]:
    """One game of the searcher against itself."""
    name, is_of_book, seed = task
    dice, rules = random.Random(seed), mankai.game("azuki")
    lists = [ready.name for ready in READY_DECKS if is_of_book or ready.name.startswith("Starter")]
    start = position = rules.start({"decks": dice.choices(lists, k=2)}, seed=seed)
    searcher, building = player(name, seed), heuristics_of(rules).setup_questions
    options: list[int] = []
    judged: list[int] = []
    while not position.is_over:
        option = searcher.decide(position)
        judged.append(-1 if position.question in building else option)
        options.append(dice.choice(position.options) if dice.random() < STRAYING else option)
        position = position.play(options[-1])
    follower = Follower(options, judged)
    start.walk(follower)
    return follower.found


def fitted(decisions: list[Decision]) -> npt.NDArray[np.float64]:
    """The weights under which the chosen options are likeliest."""
    entries = [
        (row, feature, amount)
        for row, seen in enumerate([seen for decision in decisions for seen in decision.options])
        for feature, amount in seen
    ]
    rows, columns, amounts = np.array(entries).T
    sizes = np.array([len(decision.options) for decision in decisions])
    firsts = np.append(0, np.cumsum(sizes)[:-1])
    taken, whose = firsts + [decision.taken for decision in decisions], np.repeat(np.arange(len(sizes)), sizes)
    seen = csr_matrix((amounts, (rows, columns)), shape=(sizes.sum(), len(feature_names())))

    def unlikelihood(weights: npt.NDArray[np.float64]) -> tuple[float, npt.NDArray[np.float64]]:
        scores = seen @ weights
        scores -= np.maximum.reduceat(scores, firsts)[whose]
        shares = np.exp(scores)
        totals = np.add.reduceat(shares, firsts)
        loss = np.log(totals).sum() - scores[taken].sum() + ORDERLY / 2 * weights @ weights
        shares /= totals[whose]
        shares[taken] -= 1
        return float(loss), seen.T @ shares + ORDERLY * weights

    found: npt.NDArray[np.float64] = minimize(unlikelihood, np.zeros(len(feature_names())), jac=True, method="L-BFGS-B").x
    return found


def agreement(decisions: list[Decision], weights: npt.NDArray[np.float64]) -> float:
    """The share of decisions in which the chosen option has the highest score."""
    hits = 0
    for decision in decisions:
        scores = [sum([weights[feature] * amount for feature, amount in seen]) for seen in decision.options]
        hits += scores[decision.taken] == max(scores)
    return hits / len(decisions)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--player", default="search:400")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--book", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    said = parser.parse_args()
    tasks = [(said.player, said.book, said.seed * 1_000_003 + number) for number in range(said.games)]
    with Pool(said.jobs) as pool:
        games = list(track(pool.imap(played, tasks), "playing", total=len(tasks)))
    tested = max(1, said.games // 10)
    weights = fitted([decision for game in games[tested:] for decision in game])
    held_out = [decision for game in games[:tested] for decision in game]
    share = agreement(held_out, weights)
    print(f"{sum(map(len, games)):,} decisions; takes what was taken in {share:.1%} of those that it had not seen")
    kept_weights = {name: round(weight * PARTS) for name, weight in zip(feature_names(), weights) if round(weight * PARTS)}
    said.out.write_text(json.dumps(kept_weights, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
