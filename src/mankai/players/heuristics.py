"""Heuristics: a game's knowledge for players beyond its rules: evaluation, priors and parameters of the search.

Rules do not know heuristics; a game's pack supplies both.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from mankai.kernel.position import Position
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import Rules
from mankai.kernel.runner import Chooser, Runner

TO_THE_END = 0  # a horizon: rollouts are played to the end of the game


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """The default heuristics, which know only the rules: every table before the end has the value 0.  Games override them."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.setup_questions: list[str] = []  # questions of the set-up, which are evaluated at once instead of searched
        self.value_scale = 1000.0  # the difference in `value` at which the odds are about 3 to 1
        self.horizon = TO_THE_END  # turns of a rollout before `leaf_values` evaluates it; -1: as soon as all is quiet
        self.quiet_questions_only = False  # whether only `Rules.quiet_questions` count as quiet
        self.exploration = 0.15  # the exploration constant of UCT
        self.prior_weight = 0.0  # the exploration constant of PUCT, which weights `priors`; 0: use UCT, which tries all options
        self.virtual_visits = 1  # simulations for which the evaluation of each root option by `value` counts

    def value(self, game: Runner, seat: int) -> int:
        """Return the value of the table for `seat`, in thousandths of a unit that the game defines."""
        return 0

    def leaf_values(self, game: Runner) -> list[int]:
        """Return the value for every seat at the end of a rollout; by default that of `value`."""
        return [self.value(game, seat) for seat in range(game.rules.seats)]

    def priors(self, game: Runner, seat: int, options: list[int]) -> list[int]:
        """Return prior weights for `options` (integers >= 1), from cheap features visible to `seat`.

        Used by rollouts, to order untried options, and by PUCT.
        """
        return [1] * len(options)

    def turn_count(self, game: Runner) -> int:
        """Return how many turns have begun, in the game's own sense of a turn; `horizon` counts them."""
        return 0

    def rollout_policy(self, seed: int) -> Chooser | None:
        """Return a fast chooser that uses only what the seat sees; `None` if `value` is the better guide."""
        return None

    def setup_answer(self, game: Runner, seat: int, options: list[int], dice: FastRng) -> int:
        """Return the answer to a question of the set-up, from what `seat` sees; -1 if `value` is the better guide."""
        return -1

    def value_at(self, position: Position, seat: int) -> int:
        """Return the value of a position for `seat`, from the whole table."""
        game = position.asking_runner()
        value = self.value(game, seat)
        position.runner_pool.append(game)
        return value


heuristics_hooks: list[Callable[[Rules], Heuristics]] = []  # the last one finds a game's heuristics
heuristics_by_game: dict[str, Heuristics] = {}  # cache by name; an entry is replaced if the name has got another rules object


def heuristics_of(rules: Rules) -> Heuristics:
    """Return the heuristics of a game."""
    heuristics = heuristics_by_game.get(rules.name)
    if heuristics is None or heuristics.rules is not rules:
        heuristics = heuristics_hooks[-1](rules) if heuristics_hooks else Heuristics(rules)
        heuristics_by_game[rules.name] = heuristics
    return heuristics
