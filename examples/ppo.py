"""Masked PPO by self-play on one duel, with a learning curve: python examples/ppo.py [--minutes 30] [--seed 1] [--out FOLDER].

The policy judges every option by what it does and with which card, so both seats share what they learn.  Needs the extra `learn`.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

import mankai
from mankai.envs.arrays import Observations, features_of_options
from mankai.envs.vector import VectorEnv
from mankai.players import player

HORIZON = 64  # decisions of every game between two updates
DISCOUNT, TRACE, CLIP, ENTROPY = 0.997, 0.95, 0.2, 0.01
EPOCHS, MINIBATCH = 2, 1024
Array = npt.NDArray[Any]


class Policy(nn.Module):
    """Judges options and positions from the numbers that are ever anything."""

    def __init__(self, columns: Array, kinds: Array, hidden: int = 192) -> None:
        super().__init__()
        self.register_buffer("columns", torch.from_numpy(columns))
        self.register_buffer("kinds", torch.from_numpy(kinds))
        self.body = nn.Sequential(nn.Linear(len(columns), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.options = nn.Linear(hidden, int(kinds.max()) + 1)
        self.worth = nn.Linear(hidden, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        inside = self.body(torch.tanh(seen[:, self.columns].float() / 4))
        return self.options(inside)[:, self.kinds].masked_fill(masks == 0, -1e9), self.worth(inside)[:, 0]


def option_kinds(rules: mankai.Rules) -> Array:
    """By option, one number for all options that do the same with the same card, whosever it is."""
    _, kinds = np.unique(features_of_options(rules), axis=0, return_inverse=True)
    return kinds.reshape(-1)


def columns_used(env: VectorEnv, steps: int) -> Array:
    """The numbers of observations that are ever anything, in random games."""
    used = np.zeros(env.looking.width, bool)
    dice = np.random.default_rng(0)
    for _ in range(steps):
        used |= env.shown.observations.any(axis=0)
        env.step(chosen_at_random(env.shown.masks, dice))
    return np.flatnonzero(used)


def chosen_at_random(masks: Array, dice: np.random.Generator) -> Array:
    return np.asarray((masks * dice.random(masks.shape)).argmax(axis=1))


class Gathered:
    """What was seen and done in the last decisions, by step and game."""

    def __init__(self, steps: int, env: VectorEnv) -> None:
        shape = (steps, env.count)
        self.seen = np.zeros((*shape, env.looking.width), np.int16)
        self.masks = np.zeros((*shape, env.rules.size), np.int8)
        self.taken, self.seats = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        self.chances, self.worths = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.rewards, self.ends = np.zeros((*shape, env.rules.seats), np.float32), np.zeros(shape, bool)

    def gather(self, env: VectorEnv, policy: Policy) -> None:
        for step in range(len(self.taken)):
            shown = env.shown
            self.seen[step], self.masks[step], self.seats[step] = shown.observations, shown.masks, shown.seats
            with torch.no_grad():
                judged, worths = policy(torch.from_numpy(self.seen[step]), torch.from_numpy(self.masks[step]))
                choice: Any = torch.distributions.Categorical(logits=judged)
                taken = choice.sample()
                self.chances[step], self.worths[step] = choice.log_prob(taken).numpy(), worths.numpy()
            self.taken[step] = taken.numpy()
            shown = env.step(self.taken[step])
            self.rewards[step], self.ends[step] = shown.rewards, shown.ends

    def advantages(self) -> Array:
        """By decision, how much better it went for its seat than expected: from each seat's next own decision, or the end."""
        steps, games = self.taken.shape
        found = np.zeros((steps, games), np.float32)
        seats = self.rewards.shape[2]
        worth = np.zeros((games, seats), np.float32)  # of each seat's next decision,
        trace = np.zeros((games, seats), np.float32)  # and its advantage
        known = np.zeros((games, seats), bool)  # whether there is one, or an end, in what was gathered
        lanes = np.arange(games)
        for step in range(steps - 1, -1, -1):
            ended = self.ends[step]
            worth[ended], trace[ended], known[ended] = self.rewards[step][ended], 0.0, True
            seat = self.seats[step]
            later = np.where(ended[:, None], 1.0, DISCOUNT)[:, 0]
            delta = later * worth[lanes, seat] - self.worths[step]
            advantage = np.where(known[lanes, seat], delta + DISCOUNT * TRACE * trace[lanes, seat], 0.0)
            found[step] = advantage
            worth[lanes, seat], trace[lanes, seat], known[lanes, seat] = self.worths[step], advantage, True
        return found


def update(policy: Policy, optimiser: Any, gathered: Gathered, dice: np.random.Generator) -> None:
    advantages = gathered.advantages().reshape(-1)
    returns = torch.from_numpy(advantages + gathered.worths.reshape(-1))
    scaled = torch.from_numpy((advantages - advantages.mean()) / (advantages.std() + 1e-6))
    seen = torch.from_numpy(gathered.seen.reshape(len(advantages), -1))
    masks = torch.from_numpy(gathered.masks.reshape(len(advantages), -1))
    taken, chances = torch.from_numpy(gathered.taken.reshape(-1)), torch.from_numpy(gathered.chances.reshape(-1))
    for _ in range(EPOCHS):
        order = dice.permutation(len(advantages))
        for first in range(0, len(order), MINIBATCH):
            at = torch.from_numpy(order[first : first + MINIBATCH])
            judged, worths = policy(seen[at], masks[at])
            choice: Any = torch.distributions.Categorical(logits=judged)
            ratio = torch.exp(choice.log_prob(taken[at]) - chances[at])
            gain = torch.min(ratio * scaled[at], torch.clamp(ratio, 1 - CLIP, 1 + CLIP) * scaled[at]).mean()
            loss = 0.5 * ((worths - returns[at]) ** 2).mean() - gain - ENTROPY * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def score(policy: Policy, rules: mankai.Rules, opponent: str, games: int, first_seed: int) -> float:
    """The share of wins in mirrored games: every deal is played from both seats."""
    looking, won = Observations(rules), 0.0
    for number in range(games):
        seed, seat = first_seed + number // 2, number % 2
        other, position = player(opponent, seed), rules.start(seed=seed)
        while not position.is_over:
            if position.seat == seat:
                with torch.no_grad():
                    seen, mask = looking.flat(position, seat)[None], looking.mask(position, seat)[None]
                    judged, _ = policy(torch.from_numpy(seen), torch.from_numpy(mask.copy()))
                position = position.play(int(judged.argmax()))
            else:
                position = position.play(other.decide(position))
        won += position.scores[seat]
    return won / games


def main(arguments: list[str] | None = None) -> list[dict[str, float]]:
    """Learn, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="sakura-arms/beta")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--games", type=int, default=128, help="played side by side")
    parser.add_argument("--judged", type=int, default=200, help="mirrored games at the end against each opponent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=None, help="for the curve and the weights")
    said = parser.parse_args(arguments)
    torch.manual_seed(said.seed)
    dice, env = np.random.default_rng(said.seed), VectorEnv(said.game, said.games, seed=said.seed)
    policy = Policy(columns_used(env, 300), option_kinds(env.rules))
    optimiser = torch.optim.Adam(policy.parameters(), lr=7e-4)
    gathered, curve = Gathered(HORIZON, env), []
    begun = told = time.monotonic()
    updates = 0
    while time.monotonic() - begun < said.minutes * 60:
        gathered.gather(env, policy)
        update(policy, optimiser, gathered, dice)
        updates += 1
        if time.monotonic() - told > max(said.minutes * 60 / 12, 5):
            told = time.monotonic()
            row = {"minutes": (told - begun) / 60, "decisions": float(updates * HORIZON * said.games)}
            row |= {name: score(policy, env.rules, name, 20, 1 << 40) for name in ("random", "greedy")}
            curve.append(row)
            print(json.dumps(row), flush=True)
    last = {name: score(policy, env.rules, name, said.judged, 1 << 41) for name in ("random", "greedy")}
    curve.append({"minutes": (time.monotonic() - begun) / 60, "decisions": float(updates * HORIZON * said.games), **last})
    print(json.dumps(curve[-1]), flush=True)
    if said.out is not None:
        said.out.mkdir(parents=True, exist_ok=True)
        (said.out / "curve.json").write_text(json.dumps(curve, indent=1))
        torch.save(policy.state_dict(), said.out / "policy.pt")
    return curve


if __name__ == "__main__":
    main()
