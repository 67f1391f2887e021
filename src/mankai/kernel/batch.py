"""Many games of one kind, stepped together: what is seen, what may be chosen and how games end lies in blocks of memory.

A game in a lane waits on its running table, as in bulk play; only where a step asks in the middle is it run again from a copy
that was kept, as a position does it.  Both ways give the same games.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from mankai.kernel.errors import BadSetup, IllegalOption
from mankai.kernel.observation import ObservationBuffer, Observer
from mankai.kernel.position import Position, run_steps, scores_of
from mankai.kernel.records import PlainDataCopier, first_table
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import Rules
from mankai.kernel.runner import AgendaBuffer, Runner, is_among
from mankai.kernel.table import Numbers, Table

MAX_DECISIONS: Final = 20_000  # decisions after which a game is broken off, where nothing else is said
HALF_SEED: Final = 1 << 31


class GameSlot:
    """One game that is played on in place, from decision to decision."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.table = Table(None, [])
        self.runner: Runner | None = None
        self.base = Table(None, [])  # the table as it was before the step that asks in the middle,
        self.agenda = AgendaBuffer()  # what was to do then,
        self.answers: Numbers = ()  # and what has been answered since
        self.is_mid_step = False
        self.steps_done: i64 = 0  # how many steps were done since then, before the one that asks
        self.seat = -1
        self.options: list[int] = []
        self.decisions = 0

    def start(self, setup: dict[str, Any], seed: int) -> None:
        """A new game, up to its first decision."""
        rules = self.rules
        if self.runner is not None:
            self.runner.close()
        self.table = first_table(rules, rules.resolve_setup(setup, seed), seed)
        self.decisions = 0
        game = rules.make_runner(self.table)
        self.runner = game
        game.is_watched = False
        self.answers = ()
        game.agenda.load(self.table)
        self.table.agenda = ()
        self.checkpoint(game)
        self.read_question(game, run_steps(game, (), -1))

    def play(self, option: int) -> None:
        """Go on with this option, which must be one of those that there are."""
        game = self.runner
        assert game is not None
        self.decisions += 1
        if self.is_mid_step:
            self.restore(game)
            if (
                self.steps_done > 0
            ):  # the steps before the one that asks are done once more, and it alone is run again from here on
                run_steps(game, self.answers, self.steps_done)
                self.answers = ()
                self.checkpoint(game)
            self.answers = self.answers + (option,)
        else:
            self.answers = (option,)
            self.checkpoint(game)
        self.read_question(game, run_steps(game, self.answers, -1))

    def checkpoint(self, game: Runner) -> None:
        """Remember everything as it is before the step that comes next."""
        self.base.copy_from(self.table)
        self.agenda.copy_from(game.agenda)
        game.asked_seat, game.used = -1, 0

    def restore(self, game: Runner) -> None:
        """Everything as it was before the step under way."""
        self.table = self.base.clone()
        game.rebind(self.table)
        game.asked_seat = -1
        if game.trace:
            game.trace = []
        game.agenda.copy_from(self.agenda)

    def read_question(self, game: Runner, done: i64) -> None:
        """Who decides now, after so many steps."""
        self.is_mid_step, self.steps_done = game.is_mid_step, done
        if self.is_mid_step:  # what was done since is a dry run
            self.table = game.asking_table
            game.rebind(self.table)
            game.is_mid_step, game.replay_script = False, None
        self.seat = game.asked_seat
        self.options = game.options if self.seat >= 0 else []


class SingleGame:
    """One game in a lane of its own, and what any seat sees of it, in one row of numbers."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.rules = observer.rules
        self.buffer = ObservationBuffer(1, observer.width)
        self.slot = GameSlot(observer.rules)
        self.setup: dict[str, Any] = {}
        self.seed = 0
        self.pending_options: list[int] = []  # the options chosen since `position` was asked for
        self.cached_position: Position | None = None

    def start(self, setup: object, seed: int) -> None:
        """A new game, up to its first decision."""
        self.setup, self.seed = PlainDataCopier("set-up", BadSetup).copy_table(setup), seed
        self.slot.start(self.setup, seed)
        self.pending_options, self.cached_position = [], None

    @property
    def seat(self) -> int:
        """Who decides; -1: nobody, it is over."""
        return self.slot.seat

    @property
    def decisions(self) -> int:
        return self.slot.decisions

    def play(self, option: int) -> None:
        """Go on with this option; where it is not allowed nothing happens."""
        if not is_among(option, self.slot.options):
            raise IllegalOption(self.position().refusal(option))
        self.slot.play(option)
        self.pending_options.append(option)

    def position(self) -> Position:
        """Where the game waits."""
        position = self.cached_position
        if position is None:
            position = self.rules.start(self.setup, self.seed)
        for option in self.pending_options:
            position = position.play(option)
        self.pending_options, self.cached_position = [], position
        return position

    def scores(self) -> list[float]:
        """When it is over: see `Position.scores`."""
        return scores_of(self.slot.table.ranks)

    def observe(self, seat: int, sees_all: bool = False) -> None:
        """Write what `seat` sees into the row; with `sees_all`, what is hidden too."""
        game = self.slot.runner
        assert game is not None
        self.observer.write(game, seat, self.buffer, 0, sees_all)

    def mask(self, seat: int) -> bytearray:
        """By option, whether `seat` may choose it."""
        found = bytearray(self.rules.size)
        if seat == self.slot.seat:
            for option in self.slot.options:
                found[option] = 1
        return found


class GameBatch:
    """Games side by side.  Where one ends its scores are told, and the next begins at once in the same lane."""

    def __init__(
        self,
        observer: Observer,
        count: int,
        setups: list[dict[str, Any]],
        seed: int,
        max_decisions: int = MAX_DECISIONS,
        first: int = 0,
    ) -> None:
        self.observer = observer
        self.rules = observer.rules
        self.count = count
        self.setups = [PlainDataCopier("set-up", BadSetup).copy_table(setup) for setup in setups]
        self.max_decisions = max_decisions
        self.size = self.rules.size
        self.seats = self.rules.seats
        self.buffer = ObservationBuffer(count, observer.width)
        self.masks = vec[u8](bytes(count * self.rules.size))
        self.rewards = vec[float]([0.0] * (count * self.rules.seats))
        self.terminated = vec[u8](bytes(count))
        self.truncated = vec[u8](bytes(count))
        self.to_play = vec[i64]([0] * count)
        self.lengths = vec[i64]([0] * count)  # by lane: the decisions of the game that has just ended, else 0
        self.slots = [GameSlot(self.rules) for _ in range(count)]
        self.masked_options: list[list[int]] = [[] for _ in range(count)]  # by lane: the options in its mask
        self.dice: list[FastRng] = []
        self.seeds: list[int] = [0] * count  # of the games that are played now,
        self.setup_numbers: list[int] = [0] * count  # and which of the set-ups they have
        self.first_slot = first
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New games in all lanes: the same for the same seed, whichever process has which lanes."""
        self.dice = [FastRng(seed * 1_000_003 + self.first_slot + lane) for lane in range(self.count)]
        for lane in range(self.count):
            self.clear_result(lane)
            self.start_game(lane)
            self.write_row(lane)

    def start_game(self, lane: int) -> None:
        dice = self.dice[lane]
        self.seeds[lane] = int(dice.below(HALF_SEED)) << 31 | int(dice.below(HALF_SEED))
        self.setup_numbers[lane] = int(dice.below(len(self.setups)))
        self.slots[lane].start(self.setups[self.setup_numbers[lane]], self.seeds[lane])

    def clear_result(self, lane: i64) -> None:
        """Nothing has ended here."""
        if self.terminated[lane]:
            self.terminated[lane] = self.truncated[lane] = 0
            self.lengths[lane] = 0
            for seat in range(self.seats):
                self.rewards[lane * self.seats + seat] = 0.0

    def write_row(self, lane: i64) -> None:
        """What the one who decides sees and may choose."""
        one = self.slots[lane]
        game = one.runner
        assert game is not None
        masks, first = self.masks, lane * self.size
        for option in self.masked_options[lane]:
            masks[first + option] = 0
        for option in one.options:
            masks[first + option] = 1
        self.masked_options[lane] = one.options
        self.to_play[lane] = one.seat
        self.observer.write(game, one.seat, self.buffer, lane)

    def step(self, options: list[int]) -> None:
        """One decision in every lane.  Where any is not allowed nothing happens."""
        if len(options) != self.count:
            raise IllegalOption(f"{len(options)} options for {self.count} games: each game needs its own")
        for lane in range(self.count):
            if not is_among(options[lane], self.slots[lane].options):
                raise IllegalOption(
                    f"option {options[lane]} ({self.rules.spell(options[lane])}) is not possible in lane {lane}; "
                    f"allowed: {self.slots[lane].options}"
                )
        for lane in range(self.count):
            self.clear_result(lane)
            one = self.slots[lane]
            one.play(options[lane])
            if one.seat < 0:
                self.end_game(lane, scores_of(one.table.ranks), False)
            elif one.decisions >= self.max_decisions:
                self.end_game(lane, [0.5] * self.rules.seats, True)
            self.write_row(lane)

    def end_game(self, lane: int, scores: list[float], is_cut: bool) -> None:
        """Tell the scores, a win as 1 and a loss as -1, and begin the next game."""
        self.terminated[lane] = 1
        self.truncated[lane] = 1 if is_cut else 0
        self.lengths[lane] = self.slots[lane].decisions
        for seat in range(self.rules.seats):
            self.rewards[lane * self.seats + seat] = 2.0 * scores[seat] - 1.0
        self.start_game(lane)
        while self.slots[lane].seat < 0:  # over before anybody had to decide
            self.start_game(lane)

    def random_options(self, dice: FastRng) -> list[int]:
        """An option for every lane, each as likely: for whoever measures."""
        return [dice.pick(lane.options) for lane in self.slots]
