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

from mankai.kernel.position import Position, scores_of, walk_runner
from mankai.kernel.rng import FastRng
from mankai.kernel.runner import Chooser, Runner
from mankai.kernel.table import Numbers, Table
from mankai.players.greedy import MAX_LOOKAHEAD, answer_setup_question, value_after
from mankai.players.heuristics import Heuristics, heuristics_of
from mankai.players.player import Player

PRIOR_BONUS: Final = 1.0  # weight of the prior in UCT
FIRST_PLAY_REDUCTION: Final = 0.02  # in PUCT an untried option counts as the mean of its siblings less this
DEFAULT_HORIZON: Final = -2  # as a horizon: that of the heuristics


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
    """One simulation: a root option, a descent of the tree, one new node, then a rollout until all is quiet at the horizon."""

    def __init__(self, mind: Heuristics, dice: FastRng, adviser: Chooser | None, horizon: int, leans: bool) -> None:
        self.heuristics = mind
        self.dice = dice
        self.rollout_policy = adviser
        self.horizon = horizon
        self.uses_priors = leans
        self.root_option = -1  # the root option until it is taken, then -1
        self.path: list[Node] = []
        self.is_in_tree = True
        self.last_turn = 0  # the turn from which on a rollout is evaluated
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
        """Return the option that PUCT selects, and extend the path by it.  Options with a low prior may stay untried."""
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
        """Return the index of the node with the best PUCT value: Q + c * P * sqrt(N + 1) / (n + 1) (Silver et al. 2017).

        P are the priors (square roots of the heuristics' weights), normalised over the options of this world; N is the sum of
        their visits.  For an untried option, Q is the mean of these visits less `FIRST_PLAY_REDUCTION`, or 0.5 without any.
        """
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
        """Return the index of the node with the best UCT value: Q + c * sqrt(ln(a + 1) / n) + b * prior / (n + 1).

        Here a counts how often the option was available; it replaces the parent's visits (Cowling et al. 2012).  The last term,
        with b = `PRIOR_BONUS`, is a progressive bias: the prior fades with visits.
        """
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


def is_quiet(mind: Heuristics, game: Runner, turn: int) -> bool:
    """Return whether `turn` has come and nothing is under way."""
    if game.depth > 0 or game.table.resolving or mind.turn_count(game) < turn:
        return False
    return not mind.quiet_questions_only or game.question in game.rules.quiet_questions


def expected_scores(worths: list[int], spread: float) -> list[float]:
    """Return the expected score of each seat: the mean over the others of the logistic function of the difference in value."""
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
    """A player that decides by search.  Its budget is `milliseconds` if given, else `simulations`."""

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
        self.simulations_done = 0  # in the last search
        self.visits: dict[int, int] = {}  # by option of the last decision: its visits; empty if there was no search

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
        """Spend the whole budget.  Return the node of every option."""
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
        """Return the fraction of the budget that has been used."""
        if self.milliseconds == 0:
            return self.simulations_done / self.simulations
        return (time.perf_counter() - self.start_time) * 1000 / self.milliseconds

    def sequential_halving(self, position: Position, children: dict[int, Node], descent: Simulation) -> None:
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
                    descent.reset(option, children[option], self.turn)
                    game.rebind(table.clone())
                    self.simulate(game, answers, descent)
            running.sort(key=lambda option: -children[option].mean())
            del running[(len(running) + 1) // 2 :]

    def seed_with_values(self, mind: Heuristics, position: Position, children: dict[int, Node]) -> None:
        """Give every root option `virtual_visits` visits, with a mean from 0.2 to 0.6 by the game's evaluation."""
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
        """Return a determinization: a table that fits what the seat knows, and the answers given since."""
        return position.imagine_table(position.seat, self.dice)


class Oracle(Search):
    """A search that sees all hidden information, to measure the value of knowing it.  Never offered to people."""

    def sample_world(self, position: Position) -> tuple[Table, Numbers]:
        return position.base.clone(), position.answers
