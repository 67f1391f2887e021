"""Many games of one kind, stepped together: what is seen, what may be chosen and how games end lies in blocks of memory.

A game in a lane waits on its running table, as in bulk play; only where a step asks in the middle is it run again from a copy
that was kept, as a position does it.  Both ways give the same games.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from mankai.kernel.errors import BadSetup, IllegalOption
from mankai.kernel.luck import Dice
from mankai.kernel.observing import Observer, Sheet
from mankai.kernel.play import Plan, Play, is_among
from mankai.kernel.position import Position, go_on, scores_of
from mankai.kernel.records import Copying, first_table
from mankai.kernel.rules import Rules
from mankai.kernel.table import Numbers, Table

PATIENCE: Final = 20_000  # decisions after which a game is broken off, where nothing else is said
HALF: Final = 1 << 31


class Lane:
    """One game that is played on in place, from decision to decision."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.table = Table(None, [])
        self.game: Play | None = None
        self.base = Table(None, [])  # the table as it was before the step that asks in the middle,
        self.plan = Plan()  # what was to do then,
        self.answers: Numbers = ()  # and what has been answered since
        self.is_amid = False
        self.done: i64 = 0  # how many steps were done since then, before the one that asks
        self.seat = -1
        self.options: list[int] = []
        self.decisions = 0

    def begin(self, setup: dict[str, Any], seed: int) -> None:
        """A new game, up to its first decision."""
        rules = self.rules
        if self.game is not None:
            self.game.close()
        self.table = first_table(rules, rules.settled(setup, seed), seed)
        self.decisions = 0
        game = rules.running(self.table)
        self.game = game
        game.watched = False
        self.answers = ()
        game.plan.load(self.table)
        self.table.agenda = ()
        self.keep(game)
        self.see(game, go_on(game, (), -1))

    def play(self, option: int) -> None:
        """Go on with this option, which must be one of those that there are."""
        game = self.game
        assert game is not None
        self.decisions += 1
        if self.is_amid:
            self.restore(game)
            if self.done > 0:  # the steps before the one that asks are done once more, and it alone is run again from here on
                go_on(game, self.answers, self.done)
                self.answers = ()
                self.keep(game)
            self.answers = self.answers + (option,)
        else:
            self.answers = (option,)
            self.keep(game)
        self.see(game, go_on(game, self.answers, -1))

    def keep(self, game: Play) -> None:
        """Remember everything as it is before the step that comes next."""
        self.base.take_over(self.table)
        self.plan.take_over(game.plan)
        game.asked, game.used = -1, 0

    def restore(self, game: Play) -> None:
        """Everything as it was before the step under way."""
        self.table = self.base.clone()
        game.take_up(self.table)
        game.asked = -1
        if game.trace:
            game.trace = []
        game.plan.take_over(self.plan)

    def see(self, game: Play, done: i64) -> None:
        """Who decides now, after so many steps."""
        self.is_amid, self.done = game.is_amid, done
        if self.is_amid:  # what was done since is a dry run
            self.table = game.asking_table
            game.take_up(self.table)
            game.is_amid, game.imagination = False, None
        self.seat = game.asked
        self.options = game.options if self.seat >= 0 else []


class Alone:
    """One game in a lane of its own, and what any seat sees of it, in one row of numbers."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.rules = observer.rules
        self.sheet = Sheet(1, observer.width)
        self.lane = Lane(observer.rules)
        self.setup: dict[str, Any] = {}
        self.seed = 0
        self.since: list[int] = []  # the options chosen since `position` was asked for
        self.reached: Position | None = None

    def begin(self, setup: object, seed: int) -> None:
        """A new game, up to its first decision."""
        self.setup, self.seed = Copying("set-up", BadSetup).table(setup), seed
        self.lane.begin(self.setup, seed)
        self.since, self.reached = [], None

    @property
    def seat(self) -> int:
        """Who decides; -1: nobody, it is over."""
        return self.lane.seat

    @property
    def decisions(self) -> int:
        return self.lane.decisions

    def play(self, option: int) -> None:
        """Go on with this option; where it is not allowed nothing happens."""
        if not is_among(option, self.lane.options):
            raise IllegalOption(self.position().refusal(option))
        self.lane.play(option)
        self.since.append(option)

    def position(self) -> Position:
        """Where the game waits."""
        position = self.reached
        if position is None:
            position = self.rules.start(self.setup, self.seed)
        for option in self.since:
            position = position.play(option)
        self.since, self.reached = [], position
        return position

    def scores(self) -> list[float]:
        """When it is over: see `Position.scores`."""
        return scores_of(self.lane.table.ranks)

    def look(self, seat: int, sees_all: bool = False) -> None:
        """Write what `seat` sees into the row; with `sees_all`, what is hidden too."""
        game = self.lane.game
        assert game is not None
        self.observer.write(game, seat, self.sheet, 0, sees_all)

    def mask(self, seat: int) -> bytearray:
        """By option, whether `seat` may choose it."""
        found = bytearray(self.rules.size)
        if seat == self.lane.seat:
            for option in self.lane.options:
                found[option] = 1
        return found


class Lanes:
    """Games side by side.  Where one ends its scores are told, and the next begins at once in the same lane."""

    def __init__(
        self, observer: Observer, count: int, setups: list[dict[str, Any]], seed: int, patience: int = PATIENCE, first: int = 0
    ) -> None:
        self.observer = observer
        self.rules = observer.rules
        self.count = count
        self.setups = [Copying("set-up", BadSetup).table(setup) for setup in setups]
        self.patience = patience
        self.size = self.rules.size
        self.seats = self.rules.seats
        self.sheet = Sheet(count, observer.width)
        self.masks = vec[u8](bytes(count * self.rules.size))
        self.rewards = vec[float]([0.0] * (count * self.rules.seats))
        self.ends = vec[u8](bytes(count))
        self.cuts = vec[u8](bytes(count))
        self.deciding = vec[i64]([0] * count)
        self.played = vec[i64]([0] * count)  # by lane: the decisions of the game that has just ended, else 0
        self.lanes = [Lane(self.rules) for _ in range(count)]
        self.shown: list[list[int]] = [[] for _ in range(count)]  # by lane: the options in its mask
        self.dice: list[Dice] = []
        self.seeds: list[int] = [0] * count  # of the games that are played now,
        self.chosen: list[int] = [0] * count  # and which of the set-ups they have
        self.first = first
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New games in all lanes: the same for the same seed, whichever process has which lanes."""
        self.dice = [Dice(seed * 1_000_003 + self.first + lane) for lane in range(self.count)]
        for lane in range(self.count):
            self.clear(lane)
            self.begin(lane)
            self.show(lane)

    def begin(self, lane: int) -> None:
        dice = self.dice[lane]
        self.seeds[lane] = int(dice.below(HALF)) << 31 | int(dice.below(HALF))
        self.chosen[lane] = int(dice.below(len(self.setups)))
        self.lanes[lane].begin(self.setups[self.chosen[lane]], self.seeds[lane])

    def clear(self, lane: i64) -> None:
        """Nothing has ended here."""
        if self.ends[lane]:
            self.ends[lane] = self.cuts[lane] = 0
            self.played[lane] = 0
            for seat in range(self.seats):
                self.rewards[lane * self.seats + seat] = 0.0

    def show(self, lane: i64) -> None:
        """What the one who decides sees and may choose."""
        one = self.lanes[lane]
        game = one.game
        assert game is not None
        masks, first = self.masks, lane * self.size
        for option in self.shown[lane]:
            masks[first + option] = 0
        for option in one.options:
            masks[first + option] = 1
        self.shown[lane] = one.options
        self.deciding[lane] = one.seat
        self.observer.write(game, one.seat, self.sheet, lane)

    def step(self, options: list[int]) -> None:
        """One decision in every lane.  Where any is not allowed nothing happens."""
        if len(options) != self.count:
            raise IllegalOption(f"{len(options)} options for {self.count} games: each game needs its own")
        for lane in range(self.count):
            if not is_among(options[lane], self.lanes[lane].options):
                raise IllegalOption(
                    f"option {options[lane]} ({self.rules.spelled(options[lane])}) is not possible in lane {lane}; "
                    f"allowed: {self.lanes[lane].options}"
                )
        for lane in range(self.count):
            self.clear(lane)
            one = self.lanes[lane]
            one.play(options[lane])
            if one.seat < 0:
                self.end(lane, scores_of(one.table.ranks), False)
            elif one.decisions >= self.patience:
                self.end(lane, [0.5] * self.rules.seats, True)
            self.show(lane)

    def end(self, lane: int, scores: list[float], is_cut: bool) -> None:
        """Tell the scores, a win as 1 and a loss as -1, and begin the next game."""
        self.ends[lane] = 1
        self.cuts[lane] = 1 if is_cut else 0
        self.played[lane] = self.lanes[lane].decisions
        for seat in range(self.rules.seats):
            self.rewards[lane * self.seats + seat] = 2.0 * scores[seat] - 1.0
        self.begin(lane)
        while self.lanes[lane].seat < 0:  # over before anybody had to decide
            self.begin(lane)

    def choose_at_random(self, dice: Dice) -> list[int]:
        """An option for every lane, each as likely: for whoever measures."""
        return [dice.pick(lane.options) for lane in self.lanes]
