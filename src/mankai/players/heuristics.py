"""A mind: what players know of a game besides its rules.  Rules know no minds; whoever brings the game brings its mind too."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from mankai.kernel.position import Position
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import Rules
from mankai.kernel.runner import Chooser, Runner

TO_THE_END = 0  # a horizon


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """The mind of somebody who knows only the rules: nothing is worth anything before the end.  Each game's own knows more."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.setup_questions: list[str] = []  # the questions of setting up, which are judged at a glance rather than searched
        self.value_scale = 1000.0  # the difference in worth that makes a game about 3 to 1
        self.horizon = TO_THE_END  # how many turns a search rolls on before it judges by `value`: -1 as soon as all is quiet
        self.quiet_questions_only = False  # it is quiet only where one of `Rules.quiet_questions` is asked
        self.exploration = 0.15  # how much a search is drawn to what it has tried little
        self.prior_weight = 0.0  # how much a search is drawn to what `priors` speak for; 0: all is tried once, whatever they say
        self.virtual_visits = 1  # for how many simulations a first look at every option by `value` counts

    def value(self, game: Runner, seat: int) -> int:
        """How well `seat` stands, in thousandths of whatever the game counts."""
        return 0

    def leaf_values(self, game: Runner) -> list[int]:
        """How well every seat stands where a look ahead ends: as `value` says, where nothing better is known."""
        return [self.value(game, seat) for seat in range(game.rules.seats)]

    def priors(self, game: Runner, seat: int, options: list[int]) -> list[int]:
        """How much each option is to be tried first, from 1 on: a glance, for rollouts, at what `seat` sees anyway."""
        return [1] * len(options)

    def turn_count(self, game: Runner) -> int:
        """How many turns have begun, whatever this game calls a turn: how far a look ahead has gone."""
        return 0

    def rollout_policy(self, seed: int) -> Chooser | None:
        """Somebody who chooses sensibly at a glance, from what the seat sees; `None` where `value` is the better guide."""
        return None

    def setup_answer(self, game: Runner, seat: int, options: list[int], dice: FastRng) -> int:
        """The answer to a question of setting up, from what `seat` sees; -1 where `value` is the better guide."""
        return -1

    def value_at(self, position: Position, seat: int) -> int:
        """How well `seat` stands at a position, by the whole table."""
        game = position.asking_runner()
        value = self.value(game, seat)
        position.runner_pool.append(game)
        return value


heuristics_hooks: list[Callable[[Rules], Heuristics]] = []  # who knows the minds of games: the last one is asked
heuristics_by_game: dict[str, Heuristics] = {}  # by name of the game


def heuristics_of(rules: Rules) -> Heuristics:
    """The mind that plays a game."""
    found = heuristics_by_game.get(rules.name)
    if found is None or found.rules is not rules:
        found = heuristics_hooks[-1](rules) if heuristics_hooks else Heuristics(rules)
        heuristics_by_game[rules.name] = found
    return found
