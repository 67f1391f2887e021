"""Many games of one kind, stepped together: observations, option masks and rewards lie in shared blocks of memory.

A game in a slot is played in place, without making positions.  Only a step that asks in the middle is run again from a copy,
as a position does.  Both ways give the same games.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from mankai.kernel.agenda import AgendaBuffer
from mankai.kernel.errors import BadSetup, IllegalOption
from mankai.kernel.observation import ObservationBuffer, Observer
from mankai.kernel.position import Position
from mankai.kernel.records import PlainDataCopier, first_table
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import Rules
from mankai.kernel.runner import Runner
from mankai.kernel.step_loop import run_steps, scores_of
from mankai.kernel.table import NO_STEPS, Numbers, Table, is_among

MAX_DECISIONS: Final = 20_000  # default number of decisions after which a game is truncated
HALF_SEED: Final = 1 << 31


class GameSlot:
    """One game that is played in place, from decision to decision."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.table = Table(None, [])
        self.runner: Runner | None = None
        self.base = Table(None, [])  # the checkpoint: the table before the step that was answered last
        self.agenda = AgendaBuffer()  # the agenda of the checkpoint
        self.answers: Numbers = ()  # the answers given since the checkpoint
        self.is_mid_step = False
        self.steps_done: i64 = 0  # steps completed since the checkpoint, before the one that asks
        self.seat = -1
        self.options: list[int] = []
        self.decisions = 0

    def start(self, setup: dict[str, Any], seed: int) -> None:
        """Start a new game and run it to its first decision."""
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
        self.table.steps = NO_STEPS
        self.checkpoint(game)
        self.read_question(game, run_steps(game, (), -1))

    def play(self, option: int) -> None:
        """Apply `option`, which must be one of `options`, and run to the next decision."""
        game = self.runner
        assert game is not None
        self.decisions += 1
        if self.is_mid_step:
            self.restore(game)
            if self.steps_done > 0:  # redo the steps before the asking one now: from here on only that one is run again
                run_steps(game, self.answers, self.steps_done)
                self.answers = ()
                self.checkpoint(game)
            self.answers = self.answers + (option,)
        else:
            self.answers = (option,)
            self.checkpoint(game)
        self.read_question(game, run_steps(game, self.answers, -1))

    def checkpoint(self, game: Runner) -> None:
        """Save the table and the agenda as they are before the next step."""
        self.base.copy_from(self.table)
        self.agenda.copy_from(game.agenda)
        game.asked_seat, game.used = -1, 0

    def restore(self, game: Runner) -> None:
        """Go back to the checkpoint."""
        self.table = self.base.clone()
        game.rebind(self.table)
        game.asked_seat = -1
        if game.trace:
            game.trace = []
        game.agenda.copy_from(self.agenda)

    def read_question(self, game: Runner, steps_done: i64) -> None:
        """Take over from the runner which seat decides now and its options; `steps_done` steps were completed."""
        self.is_mid_step, self.steps_done = game.is_mid_step, steps_done
        if self.is_mid_step:  # the runner's table has gone on in a dry run
            self.table = game.asking_table
            game.rebind(self.table)
            game.is_mid_step, game.replay_script = False, None
        self.seat = game.asked_seat
        self.options = game.options if self.seat >= 0 else []


class SingleGame:
    """One game in its own slot, with a buffer of one row for the observation of any seat."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.rules = observer.rules
        self.buffer = ObservationBuffer(1, observer.width)
        self.slot = GameSlot(observer.rules)
        self.setup: dict[str, Any] = {}
        self.seed = 0
        self.pending_options: list[int] = []  # chosen since `cached_position`
        self.cached_position: Position | None = None  # last result of `position`; `start` drops it

    def start(self, setup: object, seed: int) -> None:
        """Start a new game and run it to its first decision."""
        self.setup, self.seed = PlainDataCopier("set-up", BadSetup).copy_table(setup), seed
        self.slot.start(self.setup, seed)
        self.pending_options, self.cached_position = [], None

    @property
    def seat(self) -> int:
        """The seat that decides; -1 when the game is over."""
        return self.slot.seat

    @property
    def decisions(self) -> int:
        return self.slot.decisions

    def play(self, option: int) -> None:
        """Apply `option`.  An illegal one raises `IllegalOption` and changes nothing."""
        if not is_among(option, self.slot.options):
            raise IllegalOption(self.position().refusal(option))
        self.slot.play(option)
        self.pending_options.append(option)

    def position(self) -> Position:
        """Return the current position: the cached one, with the options chosen since then applied."""
        position = self.cached_position
        if position is None:
            position = self.rules.start(self.setup, self.seed)
        for option in self.pending_options:
            position = position.play(option)
        self.pending_options, self.cached_position = [], position
        return position

    def scores(self) -> list[float]:
        """Return the scores of a finished game, as `Position.scores` does."""
        return scores_of(self.slot.table.ranks)

    def observe(self, seat: int, sees_all: bool = False) -> None:
        """Write the observation of `seat` into the row; with `sees_all`, hidden information too."""
        game = self.slot.runner
        assert game is not None
        self.observer.write(game, seat, self.buffer, 0, sees_all)

    def mask(self, seat: int) -> bytearray:
        """Return, by option, whether `seat` may choose it."""
        mask = bytearray(self.rules.size)
        if seat == self.slot.seat:
            for option in self.slot.options:
                mask[option] = 1
        return mask


class GameBatch:
    """Games side by side.  When one ends, its scores are reported and the next one starts at once in the same slot."""

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
        self.lengths = vec[i64]([0] * count)  # by slot: the decisions of the game that has just ended, else 0
        self.slots = [GameSlot(self.rules) for _ in range(count)]
        self.masked_options: list[list[int]] = [[] for _ in range(count)]  # by slot: the options set in its mask
        self.dice: list[FastRng] = []
        self.seeds: list[int] = [0] * count  # by slot: the seed of the current game
        self.setup_numbers: list[int] = [0] * count  # by slot: the index of its set-up
        self.first_slot = first
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Start new games in all slots.  A seed gives the same games, however slots are distributed over processes."""
        self.dice = [FastRng(seed * 1_000_003 + self.first_slot + index) for index in range(self.count)]
        for index in range(self.count):
            self.clear_result(index)
            self.start_game(index)
            self.write_row(index)

    def start_game(self, index: int) -> None:
        dice = self.dice[index]
        self.seeds[index] = int(dice.below(HALF_SEED)) << 31 | int(dice.below(HALF_SEED))
        self.setup_numbers[index] = int(dice.below(len(self.setups)))
        self.slots[index].start(self.setups[self.setup_numbers[index]], self.seeds[index])

    def clear_result(self, index: i64) -> None:
        """Clear the result of the game that ended last."""
        if self.terminated[index]:
            self.terminated[index] = self.truncated[index] = 0
            self.lengths[index] = 0
            for seat in range(self.seats):
                self.rewards[index * self.seats + seat] = 0.0

    def write_row(self, index: i64) -> None:
        """Write the observation and the option mask of the deciding seat."""
        one = self.slots[index]
        game = one.runner
        assert game is not None
        masks, first = self.masks, index * self.size
        for option in self.masked_options[index]:
            masks[first + option] = 0
        for option in one.options:
            masks[first + option] = 1
        self.masked_options[index] = one.options
        self.to_play[index] = one.seat
        self.observer.write(game, one.seat, self.buffer, index)

    def step(self, options: list[int]) -> None:
        """Apply one option per slot.  If any is illegal, this raises `IllegalOption` and changes nothing."""
        if len(options) != self.count:
            raise IllegalOption(f"{len(options)} options for {self.count} games: each game needs its own")
        for index in range(self.count):
            if not is_among(options[index], self.slots[index].options):
                raise IllegalOption(
                    f"option {options[index]} ({self.rules.spell(options[index])}) is not possible in slot {index}; "
                    f"allowed: {self.slots[index].options}"
                )
        for index in range(self.count):
            self.clear_result(index)
            one = self.slots[index]
            one.play(options[index])
            if one.seat < 0:
                self.end_game(index, scores_of(one.table.ranks), False)
            elif one.decisions >= self.max_decisions:
                self.end_game(index, [0.5] * self.rules.seats, True)
            self.write_row(index)

    def end_game(self, index: int, scores: list[float], is_cut: bool) -> None:
        """Write the rewards (a win is 1, a loss -1) and start the next game."""
        self.terminated[index] = 1
        self.truncated[index] = 1 if is_cut else 0
        self.lengths[index] = self.slots[index].decisions
        for seat in range(self.rules.seats):
            self.rewards[index * self.seats + seat] = 2.0 * scores[seat] - 1.0
        self.start_game(index)
        while self.slots[index].seat < 0:  # over before anybody had to decide
            self.start_game(index)

    def random_options(self, dice: FastRng) -> list[int]:
        """Return a uniformly random option for every slot, for benchmarks."""
        return [dice.pick(index.options) for index in self.slots]
