"""Masked PPO by self-play on one duel, with a learning curve: python examples/ppo.py [--updates 60] [--seed 1] [--out FOLDER].

The network sees what the deciding seat sees, and scores options by verb and card, so that both seats share what they learn. The
same seed gives the same curve.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from network import Network

import mankai
from mankai.envs.arrays import Observations, features_of_options
from mankai.envs.vector import VectorEnv
from mankai.players import player

GAME = "sakura-arms/level99"
DUEL = {"goddesses": [["yurina", "himika"], ["yurina", "himika"]], "decks": "quick"}
AMOUNTS = ("numbers", "zones", "hidden", "on_cards", "distances")  # parts whose numbers are amounts: all others are names
HORIZON = 64  # decisions of every game between two updates
HIDDEN = 256
DISCOUNT, TRACE, CLIP, ENTROPY = 0.997, 0.95, 0.2, 0.01
EPOCHS = 3
RATE = 7e-4  # at the beginning; it falls to 0 at the end
READ = 600  # steps of random games that collect the possible numbers
LOOKS = 10  # games of an evaluation during training
OPPONENTS = ("random", "greedy")
Array = npt.NDArray[Any]


class Reading:
    """Observations as switches, one for every amount or value that random games have shown; and options by kind."""

    def __init__(self, steps: int) -> None:
        env, dice = VectorEnv(GAME, 64, [DUEL]), np.random.default_rng(0)
        shown, values = env.arrays, [{0} for _ in range(env.observer.width)]
        possible = np.zeros(env.rules.size, bool)
        for _ in range(steps):
            for column in np.flatnonzero(shown.observations.any(axis=0)):
                values[column].update(shown.observations[:, column].tolist())
            possible |= shown.masks.any(axis=0)
            env.step((shown.masks * dice.random(shown.masks.shape)).argmax(axis=1))
        amounts = np.zeros(env.observer.width, bool)
        for name in AMOUNTS:
            amounts[env.observer.slices[name]] = True
        switches = [
            (column, value)
            for column, seen in enumerate(values)
            if len(seen) > 1
            for value in sorted(seen)[int(amounts[column]) :]  # of amounts, the least is always reached
        ]
        self.columns = np.array([column for column, _ in switches])
        self.levels = np.array([value for _, value in switches], np.int16)
        self.is_amount = amounts[self.columns]
        _, kinds = np.unique(features_of_options(env.rules), axis=0, return_inverse=True)  # the same verb with the same card
        kinds = np.where(possible, kinds.reshape(-1) + 1, 0)  # and everything that was never possible
        self.order = np.argsort(kinds, kind="stable")
        sizes = np.unique(kinds, return_counts=True)[1]
        self.firsts = np.cumsum(sizes) - sizes
        self.kinds = np.repeat(np.arange(len(sizes)), sizes)  # in that order
        self.inputs, self.options = len(self.columns), len(sizes)

    def seen(self, observations: Array) -> Array:
        numbers = observations[:, self.columns]
        return np.where(self.is_amount, numbers >= self.levels, numbers == self.levels)

    def allowed(self, masks: Array) -> Array:
        """By position and kind, whether any option of that kind is allowed."""
        return np.maximum.reduceat(masks[:, self.order], self.firsts, axis=1) > 0

    def options_of(self, masks: Array, kinds: Array) -> Array:
        """By position, an option of the chosen kind."""
        wanted = (masks[:, self.order] > 0) & (self.kinds == kinds[:, None])
        return np.asarray(self.order[wanted.argmax(axis=1)])


def chances(judged: Array, allowed: Array) -> Array:
    """The logarithms of the chances of all options."""
    judged = np.where(allowed, judged, np.float32(-1e9))
    judged = judged - judged.max(axis=1, keepdims=True)
    return np.asarray(judged - np.log(np.exp(judged).sum(axis=1, keepdims=True)))


class Gathered:
    """The observations and choices of the last decisions, by step and game."""

    def __init__(self, env: VectorEnv, reading: Reading) -> None:
        shape = (HORIZON, env.count)
        self.seen, self.allowed = np.zeros((*shape, reading.inputs), bool), np.zeros((*shape, reading.options), bool)
        self.taken, self.seats = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        self.chances, self.worths = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.rewards, self.ends = np.zeros((*shape, env.rules.seats), np.float32), np.zeros(shape, bool)

    def gather(self, env: VectorEnv, reading: Reading, network: Network, dice: np.random.Generator) -> None:
        lanes = np.arange(env.count)
        for step in range(HORIZON):
            shown = env.arrays
            self.seen[step], self.allowed[step] = reading.seen(shown.observations), reading.allowed(shown.masks)
            self.seats[step] = shown.seats
            judged, self.worths[step] = network.judge(self.seen[step].astype(np.float32))
            shares = chances(judged, self.allowed[step])
            taken = (shares + dice.gumbel(size=shares.shape)).argmax(axis=1)  # each with its chance
            self.taken[step], self.chances[step] = taken, shares[lanes, taken]
            shown = env.step(reading.options_of(shown.masks, taken))
            self.rewards[step], self.ends[step] = shown.rewards, shown.terminated

    def advantages(self) -> Array:
        """The advantage of each decision for its seat: from each seat's next own decision, or the end."""
        steps, games = self.taken.shape
        found = np.zeros((steps, games), np.float32)
        seats = self.rewards.shape[2]
        worth = np.zeros((games, seats), np.float32)  # of each seat's next decision,
        trace = np.zeros((games, seats), np.float32)  # and its advantage
        known = np.zeros((games, seats), bool)  # whether there is one, or an end, in the collected steps
        lanes = np.arange(games)
        for step in range(steps - 1, -1, -1):
            ended = self.ends[step]
            worth[ended], trace[ended], known[ended] = self.rewards[step][ended], 0.0, True
            seat = self.seats[step]
            delta = np.where(ended, 1.0, DISCOUNT) * worth[lanes, seat] - self.worths[step]
            advantage = np.where(known[lanes, seat], delta + DISCOUNT * TRACE * trace[lanes, seat], 0.0)
            found[step] = advantage
            worth[lanes, seat], trace[lanes, seat], known[lanes, seat] = self.worths[step], advantage, True
        return found


def update(network: Network, gathered: Gathered, dice: np.random.Generator, minibatch: int, rate: float) -> None:
    """Make better decisions than expected more likely, by small steps; and fit the value to the results."""
    advantages = gathered.advantages().reshape(-1)
    returns = advantages + gathered.worths.reshape(-1)
    scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    seen, allowed = [array.reshape(len(advantages), -1) for array in (gathered.seen, gathered.allowed)]
    taken, before = gathered.taken.reshape(-1), gathered.chances.reshape(-1)
    for _ in range(EPOCHS):
        order = dice.permutation(len(advantages))
        for first in range(0, len(order), minibatch):
            at = order[first : first + minibatch]
            rows, inputs = np.arange(len(at)), seen[at].astype(np.float32)
            judged, worths = network.judge(inputs)
            logarithms = chances(judged, allowed[at])
            shares = np.exp(logarithms)
            ratio = np.exp(logarithms[rows, taken[at]] - before[at])
            gain = scaled[at] * ratio
            pull = np.where(gain > scaled[at] * np.clip(ratio, 1 - CLIP, 1 + CLIP), 0, gain)  # no further than the clip
            surprise = shares * np.where(allowed[at], logarithms, 0)
            by_options = ENTROPY * (surprise - shares * surprise.sum(axis=1, keepdims=True)) + pull[:, None] * shares
            by_options[rows, taken[at]] -= pull
            by_options, by_worths = by_options.astype(np.float32) / len(at), (worths - returns[at]) / len(at)
            network.learn(network.gradient(inputs, by_options, by_worths), rate)


def score(network: Network, reading: Reading, opponent: str, games: int, first_seed: int) -> float:
    """The share of wins in mirrored games: every deal is played from both seats."""
    rules = mankai.game(GAME)
    looking, won = Observations(rules), 0.0
    for number in range(games):
        seed, seat = first_seed + number // 2, number % 2
        other, position = player(opponent, seed), rules.start(DUEL, seed=seed)
        while not position.is_over:
            if position.seat == seat:
                masks = looking.mask(position, seat)[None]
                judged, _ = network.judge(reading.seen(looking.observe(position, seat)[None]).astype(np.float32))
                kind = chances(judged, reading.allowed(masks)).argmax(axis=1)
                position = position.play(reading.options_of(masks, kind)[0])
            else:
                position = position.play(other.decide(position))
        won += position.scores[seat]
    return won / games


def kept(folder: Path, curve: list[dict[str, float]], network: Network) -> None:
    """Write the curve as numbers and as a picture, and the weights."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "curve.json").write_text(json.dumps(curve, indent=1))
    np.savez(folder / "network.npz", *network.weights)
    figure, axes = pyplot.subplots()
    for name in OPPONENTS:
        axes.plot([row["decisions"] for row in curve], [row[name] for row in curve], label=f"against {name}")
    axes.set(xlabel="decisions", ylabel="share of games won", ylim=(0, 1))
    axes.legend()
    figure.savefig(folder / "curve.png")


def main(arguments: list[str] | None = None) -> list[dict[str, float]]:
    """Train, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--games", type=int, default=256, help="played side by side")
    parser.add_argument("--minibatch", type=int, default=2048, help="decisions of one step of learning")
    parser.add_argument("--judged", type=int, default=200, help="mirrored games at the end against each opponent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=None, help="for the curve and the weights")
    said = parser.parse_args(arguments)
    begun = time.monotonic()
    dice, env, reading = np.random.default_rng(said.seed), VectorEnv(GAME, said.games, [DUEL], seed=said.seed), Reading(READ)
    network = Network(reading.inputs, reading.options, HIDDEN, dice)
    gathered, curve = Gathered(env, reading), []
    for number in range(1, said.updates + 1):
        gathered.gather(env, reading, network, dice)
        update(network, gathered, dice, said.minibatch, RATE * (1 - (number - 1) / said.updates))
        is_last = number == said.updates
        if is_last or number % max(said.updates // LOOKS, 1) == 0:
            games, seed = (said.judged, 1 << 41) if is_last else (max(said.judged // 4, 2), 1 << 40)
            row = {name: score(network, reading, name, games, seed) for name in OPPONENTS}
            curve.append({"decisions": float(number * HORIZON * said.games), **row})
            print(json.dumps({**curve[-1], "minutes": round((time.monotonic() - begun) / 60, 1)}), flush=True)
    if said.out is not None:
        kept(said.out, curve, network)
    return curve


if __name__ == "__main__":
    main()
