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
        world, mind = position.imagine(position.seat, self.dice.below(1 << 30)), heuristics_of(position.rules)
        adviser = mind.rollout_policy(self.dice.below(1 << 30))
        if world.question in mind.setup_questions:
            return answer_setup_question(mind, world, self.dice)
        return (
            adviser.choose(world.asking_runner(), world.seat, world.options)
            if adviser is not None
            else best_option(mind, world, MAX_LOOKAHEAD)
        )


def answer_setup_question(mind: Heuristics, world: Position, dice: FastRng) -> int:
    """Return the answer to a question of the set-up: that of the heuristics, or else the option with the best value."""
    option = mind.setup_answer(world.asking_runner(), world.seat, world.options, dice)
    return option if option >= 0 else best_option(mind, world, MAX_LOOKAHEAD)


def best_option(mind: Heuristics, world: Position, max_lookahead: int) -> int:
    """Return the option with the best value for the deciding seat."""
    chosen, highest = world.options[0], 0
    for at in range(len(world.options)):
        value = value_after(mind, world.play(world.options[at]), world.seat, max_lookahead)
        if at == 0 or value > highest:
            chosen, highest = world.options[at], value
    return chosen


def value_after(mind: Heuristics, world: Position, seat: int, max_lookahead: int) -> int:
    """Return the value for `seat` after following the greedy answers until a quiet question, or `max_lookahead` decisions."""
    while world.seat >= 0 and max_lookahead > 0 and world.question not in world.rules.quiet_questions:
        max_lookahead -= 1
        world = world.play(best_option_shallow(mind, world))
    if world.seat < 0:
        return 1_000_000 if world.ranks[seat] == 0 and max(world.ranks) > 0 else -1_000_000
    return mind.value_at(world, seat)


def best_option_shallow(mind: Heuristics, world: Position) -> int:
    """Return the option with the best value right after it, which is the guess for the answers to follow."""
    chosen, highest = world.options[0], 0
    for at in range(len(world.options)):
        after = world.play(world.options[at])
        value = mind.value_at(after, world.seat)
        if at == 0 or value > highest:
            chosen, highest = world.options[at], value
    return chosen
