"""Information-set Monte Carlo tree search: one tree over what a player can know, walked from inside the rules.

Each simulation imagines what is hidden, copies one table and walks it on; `Descent` is called wherever somebody chooses.
The tree's edges are options; in every imagined world only those possible there are compared (availability counts).
"""

from __future__ import annotations

import math
import time
from typing import Final

from mankai.kernel.game import Chooser, Game
from mankai.kernel.luck import Dice
from mankai.kernel.position import Position, scores_of, walk
from mankai.kernel.table import Cards, Table
from mankai.players.greedy import PATIENCE, best, outcome
from mankai.players.player import Player

EXPLORE: Final = 0.15
TRUST: Final = 1.0  # how much the first glance at an option counts
AS_THE_GAME_SAYS: Final = -2  # a horizon
WHIM: Final = 8  # one in so many decisions of a rollout is left to chance, where an adviser makes the others
SPREAD: Final = 1000.0  # the difference in worth that makes a game about 3 to 1


class Enough(BaseException):
    """A rollout has gone far enough: raised by `Descent`, caught by the search alone."""


class Node:
    """A decision as its player sees it: by option, how often it could be taken, was taken, and what it brought."""

    def __init__(self, seat: int, prior: float) -> None:
        self.children: dict[int, Node] = {}
        self.seat = seat  # who took the option that leads here
        self.prior = prior
        self.could = 0
        self.visits = 0
        self.won = 0.0


class Descent(Chooser):
    """One simulation: down the tree, one new node, then on by leaning until nothing is under way and the horizon is reached."""

    def __init__(self, dice: Dice, horizon: int, leans: bool, explore: float, trust: float, adviser: Chooser | None) -> None:
        self.dice = dice
        self.adviser = adviser
        self.explore = explore
        self.trust = trust
        self.horizon = horizon
        self.leans = leans
        self.path: list[Node] = []
        self.inside = True
        self.last = 0  # the turn in which a rollout is judged
        self.worths: list[int] = []

    def begin(self, root: Node, turn: int) -> None:
        self.path = [root]
        self.inside = True
        self.last = turn + max(self.horizon, 0)
        self.worths = []

    def choose(self, game: Game, seat: int, options: list[int]) -> int:
        if not self.inside:
            return self.roll_on(game, seat, options)
        node = self.path[-1]
        children = node.children
        untried = [option for option in options if option not in children]
        for option in options:
            if option in children:
                children[option].could += 1
        if untried:
            weights = [game.rules.leaning(game, seat, option) for option in untried]
            if self.adviser is not None and self.leans:
                advised = self.adviser.choose(game, seat, options)
                if advised in untried:
                    weights[untried.index(advised)] += 3 * len(weights)
            option = untried[self.heaviest(weights)]
            total = sum(weights)
            child = Node(seat, weights[untried.index(option)] / total)
            child.could = 1
            children[option] = child
            self.inside = False
        else:
            option = self.promising(children, options)
        self.path.append(children[option])
        return option

    def promising(self, children: dict[int, Node], options: list[int]) -> int:
        """The option with the best mixture of what it brought, how little it was tried, and the first glance at it."""
        chosen, highest = options[0], -1.0
        for option in options:
            child = children[option]
            value = child.won / child.visits
            value += self.explore * math.sqrt(math.log(child.could + 1.0) / child.visits)
            value += self.trust * child.prior / (child.visits + 1.0)
            if value > highest:
                chosen, highest = option, value
        return chosen

    def heaviest(self, weights: list[int]) -> int:
        """A place in the list, the more likely the heavier."""
        at = self.dice.below(sum(weights))
        for place in range(len(weights)):
            at -= weights[place]
            if at < 0:
                return place
        return len(weights) - 1

    def roll_on(self, game: Game, seat: int, options: list[int]) -> int:
        if self.horizon != 0 and game.depth == 0 and game.rules.turns(game) >= self.last and not game.table.matters:
            self.worths = [game.rules.worth(game, one) for one in range(game.rules.seats)]
            raise Enough
        if not self.leans:
            return self.dice.pick(options)
        if self.adviser is not None:
            return self.dice.pick(options) if self.dice.below(WHIM) == 0 else self.adviser.choose(game, seat, options)
        return options[self.heaviest([game.rules.leaning(game, seat, option) for option in options])]


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
        self.explore, self.trust, self.spread = EXPLORE, TRUST, SPREAD
        self.turn = 0
        self.done = 0  # simulations of the last decision
        self.expected = 0.5  # what the option taken may bring, as the search sees it

    def decide(self, position: Position) -> int:
        if position.question in position.rules.building:
            return best(position.imagine(position.seat, self.dice.below(1 << 30)), PATIENCE)
        root = self.searched(position)
        chosen = position.options[0]
        for option in position.options:
            if option in root.children and (
                chosen not in root.children or root.children[option].visits > root.children[chosen].visits
            ):
                chosen = option
        if chosen in root.children:
            self.expected = root.children[chosen].won / max(root.children[chosen].visits, 1)
        return chosen

    def searched(self, position: Position) -> Node:
        """The tree after the whole budget has been spent."""
        root = Node(-1, 1.0)
        self.glance(position, root)
        self.turn = position.rules.turns(position.asking())
        adviser = position.rules.adviser(self.dice.below(1 << 30))
        horizon = position.rules.horizon if self.horizon == AS_THE_GAME_SAYS else self.horizon
        descent = Descent(Dice(self.dice.below(1 << 30)), horizon, self.leans, self.explore, self.trust, adviser)
        self.done = 0
        end = time.perf_counter() + self.milliseconds / 1000
        while self.done < self.simulations if self.milliseconds == 0 else time.perf_counter() < end:
            self.done += 1
            self.simulate(position, root, descent)
        return root

    def glance(self, position: Position, root: Node) -> None:
        """First look at every option by the game's evaluation, so that the search begins with the likely ones."""
        if not self.leans:
            return
        world = position.imagine(position.seat, self.dice.below(1 << 30))
        adviser = position.rules.adviser(self.dice.below(1 << 30))
        if adviser is not None:
            return
        values = [outcome(world.play(option), position.seat, PATIENCE) / self.spread for option in world.options]
        most = max(values)
        weights = [math.exp(max(value - most, -20.0)) for value in values]
        for at in range(len(world.options)):
            child = Node(position.seat, weights[at] / sum(weights))
            child.visits, child.won, child.could = 1, 0.2 + 0.4 * weights[at], 1
            root.children[world.options[at]] = child

    def simulate(self, position: Position, root: Node, descent: Descent) -> None:
        table, answers = self.world(position)
        descent.begin(root, self.turn)
        try:
            walk(position.rules, table, descent, answers)
            results = scores_of(table.ranks)
        except Enough:
            results = shares(descent.worths, self.spread)
        for node in descent.path:
            node.visits += 1
            if node.seat >= 0:
                node.won += results[node.seat]

    def world(self, position: Position) -> tuple[Table, Cards]:
        """A world that this seat could be in."""
        return position.imagined(position.seat, self.dice)


class Oracle(Search):
    """A search that sees everything, for measuring how far knowledge alone would carry.  Never offered to people."""

    def world(self, position: Position) -> tuple[Table, Cards]:
        return position.base.clone(), position.answers
