"""Information-set Monte Carlo tree search (ISMCTS).

- Determinization: each simulation walks a copy of a sampled world that fits the seat's knowledge (`Position.imagine_table`).
  All worlds share one tree whose edges are options; a node compares only the options that are legal in the current world.
  This is single-observer ISMCTS (Cowling, Powley and Whitehouse 2012, "Information Set Monte Carlo Tree Search").
- Root: sequential halving (Karnin, Koren and Somekh 2013, "Almost Optimal Exploration in Multi-Armed Bandits").  All options
  are tried in the same worlds, future rolls included, which makes their comparison less noisy.
- Virtual visits: each root option begins with a few visits whose mean comes from the game's evaluation, as in Gelly and
  Silver 2007 ("Combining Online and Offline Knowledge in UCT").
- Below the root: UCT with availability counts, or PUCT (Silver et al. 2017, "Mastering the game of Go without human
  knowledge") if the heuristics set `prior_weight`.
- Leaves: a rollout up to the horizon, then `Heuristics.leaf_values`.

If a game has a rollout policy, it chooses for all seats below the root instead of the tree, and there are no virtual visits.
The rules call `Simulation.choose` at every choice, so the walk never stores a position.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from mankai.kernel.position import Position
from mankai.kernel.rng import FastRng
from mankai.kernel.runner import Chooser, Runner
from mankai.kernel.step_loop import scores_of, walk_runner
from mankai.kernel.table import Numbers, Table
from mankai.players.greedy import MAX_LOOKAHEAD, answer_setup_question, value_after
from mankai.players.heuristics import Heuristics, heuristics_of
from mankai.players.player import Player

PRIOR_BONUS: Final = 1.0  # weight of the prior in UCT
FIRST_PLAY_REDUCTION: Final = 0.02  # in PUCT an untried option counts as the mean of its siblings less this
DEFAULT_HORIZON: Final = -2  # a horizon: that of the heuristics


class Node:
    """A node of the tree: how often its option was available and taken, the sum of rewards, and the options after it."""

    def __init__(self, seat: int, prior: float) -> None:
        self.children: dict[int, Node] = {}
        self.seat = seat  # the seat that took the option leading here; rewards are its scores
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.total_reward = 0.0

    def mean(self) -> float:
        return self.total_reward / max(self.visits, 1)

    def is_better_than(self, other: Node) -> bool:
        return self.mean() > other.mean() if self.visits == other.visits else self.visits > other.visits


class Simulation(Chooser):
    """One simulation: root option, descent through the tree, one new node, then a rollout to a quiet position at the horizon."""

    def __init__(
        self, heuristics: Heuristics, dice: FastRng, rollout_policy: Chooser | None, horizon: int, uses_priors: bool
    ) -> None:
        self.heuristics = heuristics
        self.dice = dice
        self.rollout_policy = rollout_policy
        self.horizon = horizon
        self.uses_priors = uses_priors
        self.root_option = -1  # the root option until it is taken, then -1
        self.path: list[Node] = []
        self.is_in_tree = True
        self.last_turn = 0  # the turn from which on a rollout is evaluated
        self.values: list[int] = []

    def reset(self, option: int, node: Node, turn: int) -> None:
        self.root_option = option
        self.picks_from_list = False
        self.path = [node]
        self.is_in_tree = self.rollout_policy is None
        self.last_turn = turn + max(self.horizon, 0)
        self.values = []

    def choose(self, game: Runner, seat: int, options: list[int]) -> int:
        if self.root_option >= 0:
            option = self.root_option
            self.root_option = -1
            return option
        self.picks_from_list = self.rollout_policy is None
        if not self.is_in_tree:
            return options[0] if game.stop_requested else self.rollout(game, seat, options)
        if self.uses_priors and self.heuristics.prior_weight > 0.0:
            return self.descend_by_priors(game, seat, options)
        children = self.path[-1].children
        visited_nodes: list[Node] = []
        new_options: list[int] = []
        for option in options:
            child = children.get(option)
            if child is None:
                new_options.append(option)
            else:
                child.available += 1
                visited_nodes.append(child)
        if not new_options:
            at = self.select_uct(visited_nodes)
            self.path.append(visited_nodes[at])
            return options[at]
        weights = self.heuristics.priors(game, seat, new_options)
        at = self.sample(weights)
        total = 0
        for weight in weights:
            total += weight
        leaf = Node(seat, weights[at] / total)
        leaf.available = 1
        children[new_options[at]] = leaf
        self.is_in_tree = False
        self.path.append(leaf)
        return new_options[at]

    def descend_by_priors(self, game: Runner, seat: int, options: list[int]) -> int:
        """Return the option that PUCT selects, and extend the path by it.  Options with a low prior may stay untried."""
        children = self.path[-1].children
        nodes: list[Node] = []
        for option in options:
            child = children.get(option)
            if child is not None:
                nodes.append(child)
        if len(nodes) < len(options):
            weights = self.heuristics.priors(game, seat, options)
            nodes = []
            for at in range(len(options)):
                child = children.get(options[at])
                if child is None:
                    child = Node(seat, math.sqrt(weights[at]))
                    children[options[at]] = child
                nodes.append(child)
        at = self.select_puct(nodes)
        self.path.append(nodes[at])
        self.is_in_tree = nodes[at].visits > 0
        return options[at]

    def select_puct(self, nodes: list[Node]) -> int:
        """Return the index of the node with the best PUCT value: Q + c * P * sqrt(N + 1) / (n + 1) (Silver et al. 2017).

        P are the priors (square roots of the heuristics' weights), normalised over the options of this world; N is the sum of
        their visits.  For an untried option, Q is the mean of these visits less `FIRST_PLAY_REDUCTION`, or 0.5 without any.
        """
        total, total_reward = 0.0, 0.0
        visits = 0
        for node in nodes:
            total += node.prior
            total_reward += node.total_reward
            visits += node.visits
        usual = total_reward / visits - FIRST_PLAY_REDUCTION if visits > 0 else 0.5
        trust = self.heuristics.prior_weight * math.sqrt(visits + 1.0) / total
        best, highest = 0, -1.0
        for at in range(len(nodes)):
            node = nodes[at]
            value = trust * node.prior / (node.visits + 1.0)
            value += node.total_reward / node.visits if node.visits > 0 else usual
            if value > highest:
                best, highest = at, value
        return best

    def select_uct(self, nodes: list[Node]) -> int:
        """Return the index of the node with the best UCT value: Q + c * sqrt(ln(a + 1) / n) + b * prior / (n + 1).

        Here a counts how often the option was available; it replaces the parent's visits (Cowling et al. 2012).  The last term,
        with b = `PRIOR_BONUS`, is a progressive bias: the prior fades with visits.
        """
        best, highest = 0, -1.0
        for at in range(len(nodes)):
            child = nodes[at]
            visits = float(child.visits)
            value = child.total_reward / visits
            value += self.heuristics.exploration * math.sqrt(math.log(child.available + 1.0) / visits)
            value += PRIOR_BONUS * child.prior / (visits + 1.0)
            if value > highest:
                best, highest = at, value
        return best

    def sample(self, weights: list[int]) -> int:
        """Return a random index, with probabilities proportional to the weights."""
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
            game.stop_requested = True  # the rest of this step does not matter
            return options[0]
        if self.rollout_policy is not None:
            return self.rollout_policy.choose(game, seat, options)
        if not self.uses_priors:
            return self.dice.pick(options)
        return options[self.sample(self.heuristics.priors(game, seat, options))]


def is_quiet(heuristics: Heuristics, game: Runner, turn: int) -> bool:
    """Return whether `turn` has come and nothing is under way."""
    if game.depth > 0 or game.table.resolving or heuristics.turn_count(game) < turn:
        return False
    return not heuristics.quiet_questions_only or game.question in game.rules.quiet_questions


def expected_scores(worths: list[int], spread: float) -> list[float]:
    """Return the expected score of each seat: the mean over the others of the logistic function of the difference in value."""
    scores: list[float] = []
    for one in range(len(worths)):
        share = 0.0
        for other in range(len(worths)):
            if other != one:
                share += 1.0 / (1.0 + math.exp((worths[other] - worths[one]) / spread))
        scores.append(share / (len(worths) - 1))
    return scores


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Player):
    """A player that decides by search.  Its budget is `milliseconds` if given, else `simulations`."""

    def __init__(
        self,
        seed: int = 0,
        simulations: int = 400,
        milliseconds: int = 0,
        horizon: int = DEFAULT_HORIZON,
        uses_priors: bool = True,
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.horizon = horizon
        self.uses_priors = uses_priors
        self.turn = 0
        self.start_time = 0.0
        self.simulations_done = 0  # number of simulations in the last search
        self.visits: dict[int, int] = {}  # by option of the last decision: its visits; empty if there was no search

    def decide(self, position: Position) -> int:
        heuristics = heuristics_of(position.rules)
        self.visits = {}
        if position.question in heuristics.setup_questions:
            return answer_setup_question(heuristics, position.imagine(position.seat, self.dice.below(1 << 30)), self.dice)
        children = self.search(position)
        best = position.options[0]
        for option in position.options:
            if children[option].is_better_than(children[best]):
                best = option
        self.visits = {option: children[option].visits for option in position.options}
        return best

    def search(self, position: Position) -> dict[int, Node]:
        """Spend the whole budget.  Return the node of every option."""
        heuristics = heuristics_of(position.rules)
        self.turn = heuristics.turn_count(position.asking_runner())
        horizon = heuristics.horizon if self.horizon == DEFAULT_HORIZON else self.horizon
        rollout_policy = heuristics.rollout_policy(self.dice.below(1 << 30)) if self.uses_priors else None
        self.simulations_done = 0
        self.start_time = time.perf_counter()
        simulation = Simulation(heuristics, FastRng(self.dice.below(1 << 30)), rollout_policy, horizon, self.uses_priors)
        children = {option: Node(position.seat, 0.0) for option in position.options}
        if self.uses_priors and rollout_policy is None:
            self.seed_with_values(heuristics, position, children)
        self.sequential_halving(position, children, simulation)
        return children

    def budget_spent(self) -> float:
        """Return the fraction of the budget that has been used."""
        if self.milliseconds == 0:
            return self.simulations_done / self.simulations
        return (time.perf_counter() - self.start_time) * 1000 / self.milliseconds

    def sequential_halving(self, position: Position, children: dict[int, Node], simulation: Simulation) -> None:
        """Run simulations by sequential halving (Karnin et al. 2013).

        Each of the log2(n) rounds (rounded up) gets the same part of the budget, and the better half of the options goes on to
        the next.  Means are taken over all rounds so far and include the virtual visits.
        """
        running, game = position.options[:], position.rules.make_runner(position.base)
        heats = max(1, (len(running) - 1).bit_length())
        for heat in range(1, heats + 1):
            while self.budget_spent() * heats < heat:
                table, answers = self.sample_world(position)
                for option in running:
                    self.simulations_done += 1
                    simulation.reset(option, children[option], self.turn)
                    game.rebind(table.clone())
                    self.simulate(game, answers, simulation)
            running.sort(key=lambda option: -children[option].mean())
            del running[(len(running) + 1) // 2 :]
        game.close()

    def seed_with_values(self, heuristics: Heuristics, position: Position, children: dict[int, Node]) -> None:
        """Give every root option `virtual_visits` visits, with a mean from 0.2 to 0.6 by the game's evaluation."""
        world = position.imagine(position.seat, self.dice.below(1 << 30))
        values = [
            value_after(heuristics, world.play(option), position.seat, MAX_LOOKAHEAD) / heuristics.value_scale
            for option in world.options
        ]
        most = max(values)
        for at in range(len(world.options)):
            child = children[world.options[at]]
            child.visits = heuristics.virtual_visits
            child.total_reward = heuristics.virtual_visits * (0.2 + 0.4 * math.exp(max(values[at] - most, -20.0)))

    def simulate(self, game: Runner, answers: Numbers, simulation: Simulation) -> None:
        walk_runner(game, simulation, answers)
        results = (
            expected_scores(simulation.values, simulation.heuristics.value_scale)
            if simulation.values
            else scores_of(game.table.ranks)
        )
        for node in simulation.path:
            node.visits += 1
            node.total_reward += results[node.seat]

    def sample_world(self, position: Position) -> tuple[Table, Numbers]:
        """Return a determinization: a table that fits what the seat knows, and the answers given since."""
        return position.imagine_table(position.seat, self.dice)


class Oracle(Search):
    """A search that sees all hidden information, to measure the value of knowing it.  Never offered to people."""

    def sample_world(self, position: Position) -> tuple[Table, Numbers]:
        return position.base.clone(), position.answers
