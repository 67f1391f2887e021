"""A mind: what players know of a game besides its rules.  Rules know no minds; whoever brings the game brings its mind too."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from mankai.kernel.luck import Dice
from mankai.kernel.play import Chooser, Play
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules

TO_THE_END = 0  # a horizon


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """The mind of somebody who knows only the rules: nothing is worth anything before the end.  Each game's own knows more."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.building: list[str] = []  # the questions of setting up, which are judged at a glance rather than searched
        self.spread = 1000.0  # the difference in worth that makes a game about 3 to 1
        self.horizon = TO_THE_END  # how many turns a search rolls on before it judges by `worth`: -1 as soon as all is quiet
        self.at_rest_only = False  # it is quiet only where one of `Rules.rests` is asked
        self.curiosity = 0.15  # how much a search is drawn to what it has tried little
        self.trust = 0.0  # how much a search is drawn to what `leanings` speak for; 0: all is tried once, whatever they say
        self.first_look = 1  # for how many simulations a first look at every option by `worth` counts

    def worth(self, game: Play, seat: int) -> int:
        """How well `seat` stands, in thousandths of whatever the game counts."""
        return 0

    def prospects(self, game: Play) -> list[int]:
        """How well every seat stands where a look ahead ends: as `worth` says, where nothing better is known."""
        return [self.worth(game, seat) for seat in range(game.rules.seats)]

    def leanings(self, game: Play, seat: int, options: list[int]) -> list[int]:
        """How much each option is to be tried first, from 1 on: a glance, for rollouts, at what `seat` sees anyway."""
        return [1] * len(options)

    def turns(self, game: Play) -> int:
        """How many turns have begun, whatever this game calls a turn: how far a look ahead has gone."""
        return 0

    def adviser(self, seed: int) -> Chooser | None:
        """Somebody who chooses sensibly at a glance, from what the seat sees; `None` where `worth` is the better guide."""
        return None

    def judged(self, game: Play, seat: int, options: list[int], dice: Dice) -> int:
        """The answer to a question of setting up, from what `seat` sees; -1 where `worth` is the better guide."""
        return -1

    def worth_at(self, position: Position, seat: int) -> int:
        """How well `seat` stands at a position, by the whole table."""
        game = position.asking()
        value = self.worth(game, seat)
        position.spare.append(game)
        return value


finders: list[Callable[[Rules], Mind]] = []  # who knows the minds of games: the last one is asked
known: dict[str, Mind] = {}  # by name of the game


def mind_of(rules: Rules) -> Mind:
    """The mind that plays a game."""
    found = known.get(rules.name)
    if found is None or found.rules is not rules:
        found = finders[-1](rules) if finders else Mind(rules)
        known[rules.name] = found
    return found
