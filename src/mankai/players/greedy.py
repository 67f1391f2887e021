"""A greedy player: looks one option ahead in an imagined world and takes the option with the best value."""

from __future__ import annotations

from typing import Final

from mankai.kernel.position import Position
from mankai.kernel.rng import FastRng
from mankai.players.heuristics import Heuristics, heuristics_of
from mankai.players.player import Player

MAX_LOOKAHEAD: Final = 8  # decisions that are followed after an option, each decided greedily


class Greedy(Player):
    """A player that compares options by `Heuristics.value` once their immediate consequences are decided.

    If the game has a rollout policy, that chooses instead.
    """

    def decide(self, position: Position) -> int:
        world, heuristics = position.imagine(position.seat, self.dice.below(1 << 30)), heuristics_of(position.rules)
        rollout_policy = heuristics.rollout_policy(self.dice.below(1 << 30))
        if world.question in heuristics.setup_questions:
            return answer_setup_question(heuristics, world, self.dice)
        return (
            rollout_policy.choose(world.asking_runner(), world.seat, world.options)
            if rollout_policy is not None
            else best_option(heuristics, world, MAX_LOOKAHEAD)
        )


def answer_setup_question(heuristics: Heuristics, world: Position, dice: FastRng) -> int:
    """Return the answer to a question of the set-up: that of the heuristics, or else the option with the best value."""
    option = heuristics.setup_answer(world.asking_runner(), world.seat, world.options, dice)
    return option if option >= 0 else best_option(heuristics, world, MAX_LOOKAHEAD)


def best_option(heuristics: Heuristics, world: Position, max_lookahead: int) -> int:
    """Return the option with the best value for the deciding seat."""
    best, highest = world.options[0], 0
    for at in range(len(world.options)):
        value = value_after(heuristics, world.play(world.options[at]), world.seat, max_lookahead)
        if at == 0 or value > highest:
            best, highest = world.options[at], value
    return best


def value_after(heuristics: Heuristics, world: Position, seat: int, max_lookahead: int) -> int:
    """Return the value for `seat` after following the greedy answers until a quiet question, or `max_lookahead` decisions."""
    while world.seat >= 0 and max_lookahead > 0 and world.question not in world.rules.quiet_questions:
        max_lookahead -= 1
        world = world.play(best_option_shallow(heuristics, world))
    if world.seat < 0:
        return 1_000_000 if world.ranks[seat] == 0 and max(world.ranks) > 0 else -1_000_000
    return heuristics.value_at(world, seat)


def best_option_shallow(heuristics: Heuristics, world: Position) -> int:
    """Return the option with the best value right after it, which is the guess for the answers to follow."""
    best, highest = world.options[0], 0
    for at in range(len(world.options)):
        after = world.play(world.options[at])
        value = heuristics.value_at(after, world.seat)
        if at == 0 or value > highest:
            best, highest = world.options[at], value
    return best
