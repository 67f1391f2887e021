"""Information-set Monte Carlo tree search: one tree over what a player can know, walked from inside the rules.

Each simulation copies a table in which the hidden was imagined and walks it on; `Simulation` is called wherever somebody chooses.
At the root the options race: all of them are tried in the same imagined worlds, so that luck is the same for all, and the worse
half leaves, again and again.  Below, the tree's edges are options; in every imagined world only those possible there are
compared (availability counts).  Where a game has an adviser, everybody is expected to follow it instead of a tree.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from mankai.kernel.position import Position, scores_of, walk_runner
from mankai.kernel.rng import FastRng
from mankai.kernel.runner import Chooser, Runner
from mankai.kernel.table import Numbers, Table
from mankai.players.greedy import MAX_LOOKAHEAD, answer_setup_question, value_after
from mankai.players.heuristics import Heuristics, heuristics_of
from mankai.players.player import Player

PRIOR_BONUS: Final = 1.0  # how much the first glance at an option counts
FIRST_PLAY_REDUCTION: Final = 0.02  # by how much less an untried option is expected to bring than those tried
DEFAULT_HORIZON: Final = -2  # a horizon


class Node:
    """A decision as its player sees it: by option, how often it could be taken, was taken, and what it brought."""

    def __init__(self, seat: int, prior: float) -> None:
        self.children: dict[int, Node] = {}
        self.seat = seat  # who took the option that leads here
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.total_reward = 0.0

    def mean(self) -> float:
        return self.total_reward / max(self.visits, 1)

    def is_better_than(self, other: Node) -> bool:
        return self.mean() > other.mean() if self.visits == other.visits else self.visits > other.visits


class Simulation(Chooser):
    """One simulation: an option of the root, down the tree, one new node, then on until nothing is under way at the horizon."""

    def __init__(self, mind: Heuristics, dice: FastRng, adviser: Chooser | None, horizon: int, leans: bool) -> None:
        self.heuristics = mind
        self.dice = dice
        self.rollout_policy = adviser
        self.horizon = horizon
        self.uses_priors = leans
        self.root_option = -1  # the option of the root, until it is taken
        self.path: list[Node] = []
        self.is_in_tree = True
        self.last_turn = 0  # the turn in which a rollout is judged
        self.values: list[int] = []

    def reset(self, option: int, node: Node, turn: int) -> None:
        self.root_option = option
        self.path = [node]
        self.is_in_tree = self.rollout_policy is None
        self.last_turn = turn + max(self.horizon, 0)
        self.values = []

    def choose(self, game: Runner, seat: int, options: list[int]) -> int:
        if self.root_option >= 0:
            option = self.root_option
            self.root_option = -1
            return option
        if not self.is_in_tree:
            return options[0] if game.stop_requested else self.rollout(game, seat, options)
        if self.uses_priors and self.heuristics.prior_weight > 0.0:
            return self.descend_by_priors(game, seat, options)
        children = self.path[-1].children
        tried: list[Node] = []
        untried: list[int] = []
        for option in options:
            found = children.get(option)
            if found is None:
                untried.append(option)
            else:
                found.available += 1
                tried.append(found)
        if not untried:
            at = self.select_uct(tried)
            self.path.append(tried[at])
            return options[at]
        weights = self.heuristics.priors(game, seat, untried)
        at = self.sample(weights)
        total = 0
        for weight in weights:
            total += weight
        child = Node(seat, weights[at] / total)
        child.available = 1
        children[untried[at]] = child
        self.is_in_tree = False
        self.path.append(child)
        return untried[at]

    def descend_by_priors(self, game: Runner, seat: int, options: list[int]) -> int:
        """Down the tree by the mind's leanings: what it would hardly take is hardly tried, and need not be tried once."""
        children = self.path[-1].children
        nodes: list[Node] = []
        for option in options:
            found = children.get(option)
            if found is not None:
                nodes.append(found)
        if len(nodes) < len(options):
            weights = self.heuristics.priors(game, seat, options)
            nodes = []
            for at in range(len(options)):
                found = children.get(options[at])
                if found is None:
                    found = Node(seat, math.sqrt(weights[at]))
                    children[options[at]] = found
                nodes.append(found)
        at = self.select_puct(nodes)
        self.path.append(nodes[at])
        self.is_in_tree = nodes[at].visits > 0
        return options[at]

    def select_puct(self, nodes: list[Node]) -> int:
        """Where the best mixture is of what an option brought and how much speaks for it; the untried count as the others do."""
        total, won = 0.0, 0.0
        visits = 0
        for node in nodes:
            total += node.prior
            won += node.total_reward
            visits += node.visits
        usual = won / visits - FIRST_PLAY_REDUCTION if visits > 0 else 0.5
        trust = self.heuristics.prior_weight * math.sqrt(visits + 1.0) / total
        chosen, highest = 0, -1.0
        for at in range(len(nodes)):
            node = nodes[at]
            value = trust * node.prior / (node.visits + 1.0)
            value += node.total_reward / node.visits if node.visits > 0 else usual
            if value > highest:
                chosen, highest = at, value
        return chosen

    def select_uct(self, nodes: list[Node]) -> int:
        """Where the best mixture is of what an option brought, how little it was tried, and the first glance at it."""
        chosen, highest = 0, -1.0
        for at in range(len(nodes)):
            child = nodes[at]
            visits = float(child.visits)
            value = child.total_reward / visits
            value += self.heuristics.exploration * math.sqrt(math.log(child.available + 1.0) / visits)
            value += PRIOR_BONUS * child.prior / (visits + 1.0)
            if value > highest:
                chosen, highest = at, value
        return chosen

    def sample(self, weights: list[int]) -> int:
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

    def rollout(self, game: Runner, seat: int, options: list[int]) -> int:
        if self.horizon != 0 and is_quiet(self.heuristics, game, self.last_turn):
            self.values = self.heuristics.leaf_values(game)
            game.stop_requested = True  # what is left of this step does not matter any more
            return options[0]
        if self.rollout_policy is not None:
            return self.rollout_policy.choose(game, seat, options)
        if not self.uses_priors:
            return self.dice.pick(options)
        return options[self.sample(self.heuristics.priors(game, seat, options))]


def is_quiet(mind: Heuristics, game: Runner, turn: int) -> bool:
    """Whether `turn` has come and nothing is under way."""
    if game.depth > 0 or game.table.resolving or mind.turn_count(game) < turn:
        return False
    return not mind.quiet_questions_only or game.question in game.rules.quiet_questions


def expected_scores(worths: list[int], spread: float) -> list[float]:
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
        self, seed: int = 0, simulations: int = 400, milliseconds: int = 0, horizon: int = DEFAULT_HORIZON, leans: bool = True
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.horizon = horizon
        self.uses_priors = leans
        self.turn = 0
        self.start_time = 0.0
        self.simulations_done = 0  # simulations of the last decision
        self.visits: dict[int, int] = {}  # of the last decision: by option, how often it was tried; nothing where none was

    def decide(self, position: Position) -> int:
        mind = heuristics_of(position.rules)
        self.visits = {}
        if position.question in mind.setup_questions:
            return answer_setup_question(mind, position.imagine(position.seat, self.dice.below(1 << 30)), self.dice)
        children = self.search(position)
        chosen = position.options[0]
        for option in position.options:
            if children[option].is_better_than(children[chosen]):
                chosen = option
        self.visits = {option: children[option].visits for option in position.options}
        return chosen

    def search(self, position: Position) -> dict[int, Node]:
        """What is known of every option after the whole budget has been spent."""
        mind = heuristics_of(position.rules)
        self.turn = mind.turn_count(position.asking_runner())
        horizon = mind.horizon if self.horizon == DEFAULT_HORIZON else self.horizon
        adviser = mind.rollout_policy(self.dice.below(1 << 30)) if self.uses_priors else None
        self.simulations_done = 0
        self.start_time = time.perf_counter()
        descent = Simulation(mind, FastRng(self.dice.below(1 << 30)), adviser, horizon, self.uses_priors)
        children = {option: Node(position.seat, 0.0) for option in position.options}
        if self.uses_priors and adviser is None:
            self.seed_with_values(mind, position, children)
        self.sequential_halving(position, children, descent)
        return children

    def budget_spent(self) -> float:
        """How much of the budget has been used, as a part of 1."""
        if self.milliseconds == 0:
            return self.simulations_done / self.simulations
        return (time.perf_counter() - self.start_time) * 1000 / self.milliseconds

    def sequential_halving(self, position: Position, children: dict[int, Node], descent: Simulation) -> None:
        """Sequential halving: each heat gets the same part of the budget, and the better half goes on to the next."""
        running, game = position.options[:], position.rules.make_runner(position.base)
        heats = max(1, (len(running) - 1).bit_length())
        for heat in range(1, heats + 1):
            while self.budget_spent() * heats < heat:
                table, answers = self.sample_world(position)
                for option in running:
                    self.simulations_done += 1
                    descent.reset(option, children[option], self.turn)
                    game.rebind(table.clone())
                    self.simulate(game, answers, descent)
            running.sort(key=lambda option: -children[option].mean())
            del running[(len(running) + 1) // 2 :]

    def seed_with_values(self, mind: Heuristics, position: Position, children: dict[int, Node]) -> None:
        """A first look at every option by the game's evaluation, which counts as some simulations."""
        world = position.imagine(position.seat, self.dice.below(1 << 30))
        values = [
            value_after(mind, world.play(option), position.seat, MAX_LOOKAHEAD) / mind.value_scale for option in world.options
        ]
        most = max(values)
        for at in range(len(world.options)):
            child = children[world.options[at]]
            child.visits = mind.virtual_visits
            child.total_reward = mind.virtual_visits * (0.2 + 0.4 * math.exp(max(values[at] - most, -20.0)))

    def simulate(self, game: Runner, answers: Numbers, descent: Simulation) -> None:
        walk_runner(game, descent, answers)
        results = (
            expected_scores(descent.values, descent.heuristics.value_scale) if descent.values else scores_of(game.table.ranks)
        )
        for node in descent.path:
            node.visits += 1
            node.total_reward += results[node.seat]

    def sample_world(self, position: Position) -> tuple[Table, Numbers]:
        """A world that this seat could be in."""
        return position.imagine_table(position.seat, self.dice)


class Oracle(Search):
    """A search that sees everything, for measuring how far knowledge alone would carry.  Never offered to people."""

    def sample_world(self, position: Position) -> tuple[Table, Numbers]:
        return position.base.clone(), position.answers
