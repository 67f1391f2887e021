"""Information-set Monte Carlo tree search: one tree over what a player can know, walked from inside the rules.

Each simulation copies a table in which the hidden was imagined and walks it on; `Descent` is called wherever somebody chooses.
At the root the options race: all of them are tried in the same imagined worlds, so that luck is the same for all, and the worse
half leaves, again and again.  Below, the tree's edges are options; in every imagined world only those possible there are
compared (availability counts).  Where a game has an adviser, everybody is expected to follow it instead of a tree.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from mankai.kernel.luck import Dice
from mankai.kernel.play import Chooser, Play
from mankai.kernel.position import Position, scores_of, walk_on
from mankai.kernel.table import Numbers, Table
from mankai.players.greedy import PATIENCE, at_a_glance, outcome
from mankai.players.mind import Mind, mind_of
from mankai.players.player import Player

PRIOR: Final = 1.0  # how much the first glance at an option counts
CAUTION: Final = 0.02  # by how much less an untried option is expected to bring than those tried
AS_THE_GAME_SAYS: Final = -2  # a horizon


class Node:
    """A decision as its player sees it: by option, how often it could be taken, was taken, and what it brought."""

    def __init__(self, seat: int, prior: float) -> None:
        self.children: dict[int, Node] = {}
        self.seat = seat  # who took the option that leads here
        self.prior = prior
        self.could = 0
        self.visits = 0
        self.won = 0.0

    def mean(self) -> float:
        return self.won / max(self.visits, 1)

    def is_surer_than(self, other: Node) -> bool:
        return self.mean() > other.mean() if self.visits == other.visits else self.visits > other.visits


class Descent(Chooser):
    """One simulation: an option of the root, down the tree, one new node, then on until nothing is under way at the horizon."""

    def __init__(self, mind: Mind, dice: Dice, adviser: Chooser | None, horizon: int, leans: bool) -> None:
        self.mind = mind
        self.dice = dice
        self.adviser = adviser
        self.horizon = horizon
        self.leans = leans
        self.first = -1  # the option of the root, until it is taken
        self.path: list[Node] = []
        self.inside = True
        self.last = 0  # the turn in which a rollout is judged
        self.worths: list[int] = []

    def begin(self, option: int, node: Node, turn: int) -> None:
        self.first = option
        self.path = [node]
        self.inside = self.adviser is None
        self.last = turn + max(self.horizon, 0)
        self.worths = []

    def choose(self, game: Play, seat: int, options: list[int]) -> int:
        if self.first >= 0:
            option = self.first
            self.first = -1
            return option
        if not self.inside:
            return options[0] if game.is_enough else self.roll_on(game, seat, options)
        if self.leans and self.mind.trust > 0.0:
            return self.follow(game, seat, options)
        children = self.path[-1].children
        tried: list[Node] = []
        untried: list[int] = []
        for option in options:
            found = children.get(option)
            if found is None:
                untried.append(option)
            else:
                found.could += 1
                tried.append(found)
        if not untried:
            at = self.most_promising(tried)
            self.path.append(tried[at])
            return options[at]
        weights = self.mind.leanings(game, seat, untried)
        at = self.heaviest(weights)
        total = 0
        for weight in weights:
            total += weight
        child = Node(seat, weights[at] / total)
        child.could = 1
        children[untried[at]] = child
        self.inside = False
        self.path.append(child)
        return untried[at]

    def follow(self, game: Play, seat: int, options: list[int]) -> int:
        """Down the tree by the mind's leanings: what it would hardly take is hardly tried, and need not be tried once."""
        children = self.path[-1].children
        nodes: list[Node] = []
        for option in options:
            found = children.get(option)
            if found is not None:
                nodes.append(found)
        if len(nodes) < len(options):
            weights = self.mind.leanings(game, seat, options)
            nodes = []
            for at in range(len(options)):
                found = children.get(options[at])
                if found is None:
                    found = Node(seat, math.sqrt(weights[at]))
                    children[options[at]] = found
                nodes.append(found)
        at = self.most_trusted(nodes)
        self.path.append(nodes[at])
        self.inside = nodes[at].visits > 0
        return options[at]

    def most_trusted(self, nodes: list[Node]) -> int:
        """Where the best mixture is of what an option brought and how much speaks for it; the untried count as the others do."""
        total, won = 0.0, 0.0
        visits = 0
        for node in nodes:
            total += node.prior
            won += node.won
            visits += node.visits
        usual = won / visits - CAUTION if visits > 0 else 0.5
        trust = self.mind.trust * math.sqrt(visits + 1.0) / total
        chosen, highest = 0, -1.0
        for at in range(len(nodes)):
            node = nodes[at]
            value = trust * node.prior / (node.visits + 1.0)
            value += node.won / node.visits if node.visits > 0 else usual
            if value > highest:
                chosen, highest = at, value
        return chosen

    def most_promising(self, nodes: list[Node]) -> int:
        """Where the best mixture is of what an option brought, how little it was tried, and the first glance at it."""
        chosen, highest = 0, -1.0
        for at in range(len(nodes)):
            child = nodes[at]
            visits = float(child.visits)
            value = child.won / visits
            value += self.mind.curiosity * math.sqrt(math.log(child.could + 1.0) / visits)
            value += PRIOR * child.prior / (visits + 1.0)
            if value > highest:
                chosen, highest = at, value
        return chosen

    def heaviest(self, weights: list[int]) -> int:
        """A place in the list, the more likely the heavier."""
        total: i64 = 0
        for weight in weights:
            total += weight
        at = self.dice.below(total)
        for place in range(len(weights)):
            at -= weights[place]
            if at < 0:
                return place
        return len(weights) - 1

    def roll_on(self, game: Play, seat: int, options: list[int]) -> int:
        if self.horizon != 0 and is_quiet(self.mind, game, self.last):
            self.worths = self.mind.prospects(game)
            game.is_enough = True  # what is left of this step does not matter any more
            return options[0]
        if self.adviser is not None:
            return self.adviser.choose(game, seat, options)
        if not self.leans:
            return self.dice.pick(options)
        return options[self.heaviest(self.mind.leanings(game, seat, options))]


def is_quiet(mind: Mind, game: Play, turn: int) -> bool:
    """Whether `turn` has come and nothing is under way."""
    if game.depth > 0 or game.table.matters or mind.turns(game) < turn:
        return False
    return not mind.at_rest_only or game.question in game.rules.rests


def shares(worths: list[int], spread: float) -> list[float]:
    """What each seat may expect, from how well they stand."""
    found: list[float] = []
    for one in range(len(worths)):
        share = 0.0
        for other in range(len(worths)):
            if other != one:
                share += 1.0 / (1.0 + math.exp((worths[other] - worths[one]) / spread))
        found.append(share / (len(worths) - 1))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Player):
    """Decides by search; `simulations` or `milliseconds` is its budget, whichever is given."""

    def __init__(
        self, seed: int = 0, simulations: int = 400, milliseconds: int = 0, horizon: int = AS_THE_GAME_SAYS, leans: bool = True
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.horizon = horizon
        self.leans = leans
        self.turn = 0
        self.began = 0.0
        self.done = 0  # simulations of the last decision
        self.visits: dict[int, int] = {}  # of the last decision: by option, how often it was tried; nothing where none was

    def decide(self, position: Position) -> int:
        mind = mind_of(position.rules)
        self.visits = {}
        if position.question in mind.building:
            return at_a_glance(mind, position.imagine(position.seat, self.dice.below(1 << 30)), self.dice)
        children = self.searched(position)
        chosen = position.options[0]
        for option in position.options:
            if children[option].is_surer_than(children[chosen]):
                chosen = option
        self.visits = {option: children[option].visits for option in position.options}
        return chosen

    def searched(self, position: Position) -> dict[int, Node]:
        """What is known of every option after the whole budget has been spent."""
        mind = mind_of(position.rules)
        self.turn = mind.turns(position.asking())
        horizon = mind.horizon if self.horizon == AS_THE_GAME_SAYS else self.horizon
        adviser = mind.adviser(self.dice.below(1 << 30)) if self.leans else None
        self.done = 0
        self.began = time.perf_counter()
        descent = Descent(mind, Dice(self.dice.below(1 << 30)), adviser, horizon, self.leans)
        children = {option: Node(position.seat, 0.0) for option in position.options}
        if self.leans and adviser is None:
            self.glance(mind, position, children)
        self.race(position, children, descent)
        return children

    def spent(self) -> float:
        """How much of the budget has been used, as a part of 1."""
        if self.milliseconds == 0:
            return self.done / self.simulations
        return (time.perf_counter() - self.began) * 1000 / self.milliseconds

    def race(self, position: Position, children: dict[int, Node], descent: Descent) -> None:
        """Sequential halving: each heat gets the same part of the budget, and the better half goes on to the next."""
        running, game = position.options[:], position.rules.running(position.base)
        heats = max(1, (len(running) - 1).bit_length())
        for heat in range(1, heats + 1):
            while self.spent() * heats < heat:
                table, answers = self.world(position)
                for option in running:
                    self.done += 1
                    descent.begin(option, children[option], self.turn)
                    game.take_up(table.clone())
                    self.simulate(game, answers, descent)
            running.sort(key=lambda option: -children[option].mean())
            del running[(len(running) + 1) // 2 :]

    def glance(self, mind: Mind, position: Position, children: dict[int, Node]) -> None:
        """A first look at every option by the game's evaluation, which counts as some simulations."""
        world = position.imagine(position.seat, self.dice.below(1 << 30))
        values = [outcome(mind, world.play(option), position.seat, PATIENCE) / mind.spread for option in world.options]
        most = max(values)
        for at in range(len(world.options)):
            child = children[world.options[at]]
            child.visits = mind.first_look
            child.won = mind.first_look * (0.2 + 0.4 * math.exp(max(values[at] - most, -20.0)))

    def simulate(self, game: Play, answers: Numbers, descent: Descent) -> None:
        walk_on(game, descent, answers)
        results = shares(descent.worths, descent.mind.spread) if descent.worths else scores_of(game.table.ranks)
        for node in descent.path:
            node.visits += 1
            node.won += results[node.seat]

    def world(self, position: Position) -> tuple[Table, Numbers]:
        """A world that this seat could be in."""
        return position.imagined(position.seat, self.dice)


class Oracle(Search):
    """A search that sees everything, for measuring how far knowledge alone would carry.  Never offered to people."""

    def world(self, position: Position) -> tuple[Table, Numbers]:
        return position.base.clone(), position.answers
