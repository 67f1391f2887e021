"""A greedy player: looks one option ahead in an imagined world, and takes what leaves it standing best."""

from __future__ import annotations

from typing import Final

from mankai.kernel.luck import Dice
from mankai.kernel.position import Position
from mankai.players.mind import Mind, mind_of
from mankai.players.player import Player

PATIENCE: Final = 8  # how many decisions an option's consequences are followed, each decided greedily


class Greedy(Player):
    """Weighs every option by the game's own short evaluation (`Mind.worth`), after what follows at once has been decided."""

    def decide(self, position: Position) -> int:
        world, mind = position.imagine(position.seat, self.dice.below(1 << 30)), mind_of(position.rules)
        adviser = mind.adviser(self.dice.below(1 << 30))
        if world.question in mind.building:
            return at_a_glance(mind, world, self.dice)
        return adviser.choose(world.asking(), world.seat, world.options) if adviser is not None else best(mind, world, PATIENCE)


def at_a_glance(mind: Mind, world: Position, dice: Dice) -> int:
    """The answer to a question of setting up: what the mind says at once, or the option that leaves one standing best."""
    option = mind.judged(world.asking(), world.seat, world.options, dice)
    return option if option >= 0 else best(mind, world, PATIENCE)


def best(mind: Mind, world: Position, patience: int) -> int:
    """The option that leaves whoever decides at `world` standing best."""
    chosen, highest = world.options[0], 0
    for at in range(len(world.options)):
        value = outcome(mind, world.play(world.options[at]), world.seat, patience)
        if at == 0 or value > highest:
            chosen, highest = world.options[at], value
    return chosen


def outcome(mind: Mind, world: Position, seat: int, patience: int) -> int:
    """What `seat` has once what follows from an option has been decided, and nothing is under way."""
    while world.seat >= 0 and patience > 0 and world.question not in world.rules.rests:
        patience -= 1
        world = world.play(best_at_once(mind, world))
    if world.seat < 0:
        return 1_000_000 if world.ranks[seat] == 0 and max(world.ranks) > 0 else -1_000_000
    return mind.worth_at(world, seat)


def best_at_once(mind: Mind, world: Position) -> int:
    """The option with the best table right after it: how the answers to come are guessed."""
    chosen, highest = world.options[0], 0
    for at in range(len(world.options)):
        after = world.play(world.options[at])
        value = mind.worth_at(after, world.seat)
        if at == 0 or value > highest:
            chosen, highest = world.options[at], value
    return chosen
