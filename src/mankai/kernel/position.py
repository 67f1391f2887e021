"""Positions: a committed table plus the answers given since.

When a step asks a seat, its work is dropped; once the answer is known, the step runs again from the committed table with all
answers so far.  No half-run code is ever stored, so a position can be copied, saved and hashed at every decision.
Bulk play and search do not wait: `walk` plays a table in place and calls a `Chooser` from inside the step.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from mankai.kernel import refusals, views, worlds
from mankai.kernel.errors import BadRules, BadSave, IllegalOption, UnknownGame
from mankai.kernel.messages import DETAIL, TURN, LogLine, Message, slug, the_card
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import ALTERNATIVES, Rules, rules_hooks
from mankai.kernel.runner import NO_WORDS, Chooser, Runner
from mankai.kernel.schemas import FollowUpGame, Record, View, html_hooks
from mankai.kernel.step_loop import run_agenda, scores_of, walk_runner
from mankai.kernel.table import Event, Numbers, Option, Roll, Seat, Table, is_among, restore

Trail = tuple[int, Any]  # an option, and the trail before it


class Origin:
    """The origin of a game: its set-up and seed, or the scene that it began with."""

    def __init__(self, setup: dict[str, Any], seed: int, scene: dict[str, Any] | None = None) -> None:
        self.setup = setup
        self.seed = seed
        self.scene = scene


# Shared empty lists, which most positions use; never changed.
NO_OPTIONS: Final[list[int]] = []
NO_ROLLS: Final[list[Roll]] = []
NO_EVENTS: Final[list[Event]] = []


def events_after(since: int, events: list[Event]) -> list[Event]:
    """Return the events after the clock `since`; usually that is all of them."""
    return events if events[0][0] > since else [event for event in events if event[0] > since]


def table_before_asking(game: Runner, base: Table, answers: Numbers, done: i64) -> Table:
    """Return the table right before the step that asks, by redoing the `done` steps before it on a copy of `base`.

    From then on only the asking step is run again.
    """
    clock, base = game.step_clock, base.clone()
    game.rebind(base)
    game.start_watching()
    game.is_watched = False
    run_agenda(game, answers, done)
    game.agenda.store(base)
    base.clock = clock
    return base


@mypyc_attr(native_class=False)
class RunnerPool(list[Runner]):
    """Idle runners, which refer to themselves: closed with the last position of their game, without the garbage collector."""

    def __del__(self) -> None:
        for game in self:
            game.close()


class Position:
    """A game at a decision or at its end: the seat that decides, its options, and the events since the last decision.

    A position is an immutable value.  It equals every other position from which the game continues in the same ways.
    """

    def __init__(
        self,
        rules: Rules,
        base: Table,
        answers: Numbers = (),
        origin: Origin | None = None,
        trail: Trail | None = None,
        since: int = 0,
        runner_pool: list[Runner] | None = None,
        halt_at: int = 0,
    ) -> None:
        """Run from `base`, which is not changed, until a seat must decide or the game is over.

        `halt_at` is for `play_in_stages`: the number of the hidden quiet question at which to wait although there is one option.
        """
        self.rules = rules
        self.origin = origin
        self.trail = trail  # the options chosen so far
        self.runner_pool: list[Runner] = runner_pool if runner_pool is not None else RunnerPool()  # one for all of a game
        self.hidden_cards: worlds.HiddenCards | None = None  # cache of `worlds.redeal`; replaced when another seat imagines
        now = base.clone()
        game = self.borrow_runner(now)
        game.start_watching()
        game.halt_at_quiet = halt_at
        done = run_agenda(game, answers, -1)
        self.trace: list[int] = game.trace if game.trace else NO_OPTIONS  # options taken in the current step
        self.rolls: list[Roll] = game.rolls if game.rolls else NO_ROLLS  # numbers rolled in the current step
        self.reveals_hidden = game.reveals_hidden
        # Seats that might have answered since the last decision, once per chance.
        self.possible_answerers: list[int] = game.possible_answerers if game.possible_answerers else NO_OPTIONS
        # Quiet questions skipped since then because there was one option, which others cannot know.
        self.skipped_quiet_count = int(game.skipped_quiet_count)
        self.is_answering = game.is_answering  # the answer may use hidden cards: others may not learn of the question
        self.is_mid_step = game.is_mid_step  # the step that asks may already have changed something
        self.seat: Seat = game.asked_seat
        self.options: list[int] = game.options
        self.twins: list[int] = game.twins  # options not offered because each equals one that is; `play` accepts them
        self.question = game.question
        self.about = game.about
        self.alternative_words: list[Any] = NO_WORDS
        if self.options and self.options[0] < ALTERNATIVES:
            self.alternative_words = game.asking_words if game.is_mid_step else game.alternative_words
        self.events: list[Event] = events_after(since, game.events) if game.events else NO_EVENTS
        self.notes: list[Event] = [note for note in game.notes if note[0] >= since] if game.notes else NO_EVENTS
        self.standing: Table | None = None  # the current table; None: `base` without the step that asks
        if self.is_mid_step:
            self.standing = game.asking_table
            if done > 0:
                base, answers = table_before_asking(game, base, answers, done), ()
            self.standing.steps = base.steps.first(base.steps.size - 1)
        elif done == 0:
            self.standing = now
            now.steps = base.steps.first(base.steps.size - 1)
        else:
            base, answers = now, ()
            if self.seat >= 0:
                game.agenda.store(base)
            else:
                self.standing = base
        self.base = base
        self.answers = answers
        self.runner_pool.append(game)

    def borrow_runner(self, table: Table) -> Runner:
        """Return a runner on `table`: an idle one from the pool, or a new one.  The caller puts it back."""
        try:
            game = self.runner_pool.pop()
        except IndexError:
            return self.rules.make_runner(table)
        game.rebind(table)
        return game

    @property
    def now(self) -> Table:
        """The current table, with the agenda after the step that asks.  Computed once: positions do not change."""
        standing = self.standing
        if standing is None:
            standing = self.base.without_next_step()
            self.standing = standing
        return standing

    @property
    def clock(self) -> int:
        """The number of events so far."""
        return self.base.clock if self.standing is None else self.standing.clock

    @property
    def is_over(self) -> bool:
        return self.seat < 0

    @property
    def ranks(self) -> Numbers:
        """The rank of every seat when the game is over, 0 the best, equal for a draw."""
        return self.now.ranks

    @property
    def scores(self) -> list[float]:
        """The score of every seat when the game is over: the share of the other seats that it beat, a draw counting half."""
        return scores_of(self.now.ranks)

    @property
    def follow_ups(self) -> list[FollowUpGame]:
        """The games that follow this one when it is over, each with its set-up and seats."""
        return self.rules.follow_ups(self.now) if self.seat < 0 else []

    @property
    def simultaneous_round(self) -> int:
        """The number of the round in which several seats decide simultaneously, one of them here; -1 if there is none."""
        return self.rules.simultaneous_round(self.base.agenda[-1][0], self.base) if self.seat >= 0 else -1

    def own_view_of_round(self, seat: Seat, answers: list[int]) -> tuple[Position, bool]:
        """Return the current simultaneous round as `seat` sees it after giving `answers`, and whether it is asked again.

        If not, the seat waits at that position for the others, whose choices do not affect it.
        """
        number, position, given = self.simultaneous_round, self, 0
        while True:
            is_own = position.seat == seat
            if is_own and (given == len(answers) or not position.accepts(answers[given])):
                return position, True
            after = position.play(answers[given] if is_own else position.options[0])
            if after.simultaneous_round != number:
                return position, False
            given += is_own
            position = after

    def play(self, option: SupportsIndex) -> Position:
        """Return the position after the deciding seat has chosen `option`; this one does not change."""
        chosen = option if isinstance(option, int) else index(option)
        if not is_among(chosen, self.options) and not is_among(chosen, self.twins):
            raise IllegalOption(self.refusal(chosen))
        trail = (chosen, self.trail)
        return Position(self.rules, self.base, self.answers + (chosen,), self.origin, trail, self.clock, self.runner_pool)

    def accepts(self, option: int) -> bool:
        """Return whether the deciding seat may choose `option`: one of `options` or `twins`."""
        return is_among(option, self.options) or is_among(option, self.twins)

    def twins_of(self, option: int) -> list[int]:
        """Return the twins that are not offered because they equal this option."""
        bits = self.rules.twin_bits
        if not self.twins:
            return []
        game, subject = self.asking_runner(), self.rules.subject(option)
        game.agenda.size = 0  # the agenda is on the table: leftovers must not count
        found = [
            twin
            for twin in self.twins
            if bits[twin] == bits[option] and game.are_interchangeable(self.rules.subject(twin), subject)
        ]
        self.runner_pool.append(game)
        return found

    def play_in_stages(self, option: SupportsIndex) -> list[Position]:
        """Return the result of `play`, preceded by a position for every hidden quiet question skipped for lack of a choice.

        To others these must look like questions with several options.  Each position has the events since the one before.
        """
        end = self.play(option)
        stages: list[Position] = []
        base, answers, since, first = self.base, (*self.answers, index(option)), self.clock, 1
        for _ in range(end.skipped_quiet_count):
            at = Position(self.rules, base, answers, self.origin, end.trail, since, self.runner_pool, first)
            stages.append(at)
            base, answers, since, first = at.base, at.answers, at.clock, 2
        if stages:
            end = Position(self.rules, base, answers, self.origin, end.trail, since, self.runner_pool)
        return [*stages, end]

    def choose(self, words: str) -> Position:
        """Return the position after an option, given by its label or an unambiguous part of it."""
        folded = words.casefold().strip()
        labels = [(option, self.label(option)) for option in self.options]
        fitting = [option for option, label in labels if label.casefold() == folded]
        if not fitting and folded:
            fitting = [option for option, label in labels if folded in label.casefold()]
        if len(fitting) == 1:
            return self.play(fitting[0])
        if fitting:
            raise IllegalOption(f"{words!r} fits several options: {refusals.option_list(self, fitting)}")
        if self.seat < 0:
            raise IllegalOption(f"{words!r} cannot be chosen: the game is over")
        raise IllegalOption(f"{words!r} is no option now; allowed: {refusals.option_list(self, self.options)}")

    def refusal(self, option: Option) -> str:
        """Return why `option` is refused, and the options that would be accepted."""
        return refusals.refusal(self, option)

    def label(self, option: SupportsIndex) -> str:
        """Return the text of an option, in English."""
        return self.rules.translate(self.message(option), self.seat)

    def message(self, option: SupportsIndex) -> Message:
        """Return the text of an option, as a translatable message."""
        chosen = index(option)
        if chosen < ALTERNATIVES:
            return self.alternative(chosen)
        game = self.asking_runner()
        found = self.rules.label(game, self.seat, chosen)
        self.runner_pool.append(game)
        return found

    def alternative(self, number: int) -> Message:
        """Return the text of the nth alternative, which the rules give in plain words or as a message."""
        if not 0 <= number < len(self.alternative_words):
            return "alternative", {"number": number + 1}
        words = self.alternative_words[number]
        if isinstance(words, str):
            return f"choose-{slug(words)}", {"card": the_card(self.about)}
        key, arguments = words
        return str(key), dict(arguments)

    def why_not(self, option: SupportsIndex) -> str:
        """Return why the deciding seat may not choose this option now, in English; empty if it may."""
        return "" if self.accepts(index(option)) else self.rules.translate(self.reason(option), self.seat)

    def reason(self, option: SupportsIndex) -> Message:
        """Return the same as a translatable message, for an option that may not be chosen."""
        game = self.asking_runner()
        found = self.rules.why_not(game, self.seat, index(option))
        self.runner_pool.append(game)
        return found

    @property
    def question_message(self) -> Message:
        """The text of the question to the deciding seat, as a translatable message."""
        game = self.asking_runner()
        found = self.rules.question_message(game, self.seat)
        self.runner_pool.append(game)
        return found

    def messages(self) -> list[Message]:
        """Return the texts of all options, in order."""
        game = self.asking_runner()
        found: list[Message] = []
        for option in self.options:
            found.append(self.alternative(option) if option < ALTERNATIVES else self.rules.label(game, self.seat, option))
        self.runner_pool.append(game)
        return found

    def obstacles(self, few: int, common: int) -> list[tuple[Option, Message]]:
        """Return refused options that the deciding seat might expect, with reasons: see `refusals.obstacles`."""
        return refusals.obstacles(self, few, common)

    def asking_runner(self) -> Runner:
        """Return a runner on the current table and question, for queries to the rules.  The caller puts it back into the pool."""
        game = self.borrow_runner(self.now)
        game.start_watching()
        game.asked_seat, game.question, game.about, game.options = self.seat, self.question, self.about, self.options
        return game

    def view(self, seat: Seat | None) -> View:
        """Return everything that `seat` may know (`None`: a spectator) as JSON-able data.

        A card that is hidden from the seat is a negative number for its back. Zones without an order are sorted. The view does
        not say which other seat decides: that alone could reveal what the seat holds.
        """
        return views.view_of(self, seat)

    def events_for(self, seat: Seat | None) -> list[Event]:
        """Return the events since the last decision as `seat` may know them (`None`: a spectator)."""
        seat_bit = views.SPECTATOR if seat is None else 1 << seat
        return [event if event[5] & seat_bit else (event[0], event[1], event[2], -1, event[4], 0) for event in self.events]

    def log(self, seat: Seat | None) -> list[str]:
        """Return the same events as English text; details are indented."""
        lines: list[str] = []
        for weight, _, message in self.log_lines(seat):
            text = self.rules.translate(message, seat)
            lines.append(f"  {text}" if weight == DETAIL else f"-- {text} --" if weight == TURN else text)
        return lines

    def log_lines(self, seat: Seat | None) -> list[LogLine]:
        """Return the same log as translatable messages."""
        return self.rules.log_lines(self.events_with_notes(seat), self.rules.visible_tokens(self.now, seat), seat)

    def events_with_notes(self, seat: Seat | None) -> list[Event]:
        """Return the events, each preceded by its notes."""
        events, notes = self.events_for(seat), self.notes[:]
        if not notes:
            return events
        found: list[Event] = []
        for event in events:
            while notes and notes[0][0] < event[0]:
                found.append(notes.pop(0))
            found.append(event)
        return found

    def reveals_to(self, after: Position, seat: Seat) -> bool:
        """Return whether `seat` has learnt anything between here and `after`, a later position: see `views.reveals`."""
        return views.reveals(self, after, seat)

    def known_to(self, seat: Seat) -> set[int]:
        """Return the cards whose place `seat` knows."""
        return views.known_cards(self, seat)

    def imagine(self, seat: Seat, seed: int) -> Position:
        """Return a determinization: a position that fits what `seat` knows, with hidden cards and future rolls resampled."""
        base, answers = self.imagine_table(seat, FastRng(seed))
        return Position(self.rules, base, answers, None, None, 0, self.runner_pool)

    def imagine_table(self, seat: Seat, dice: FastRng) -> tuple[Table, Numbers]:
        """Return an imagined world as a table and the answers given since, for callers that walk on from there."""
        return worlds.imagine_table(self, seat, dice)

    def walk(self, chooser: Chooser) -> list[float]:
        """Play a copy to the end and return its scores."""
        game = self.borrow_runner(self.base.clone())
        game.start_watching()
        walk_runner(game, chooser, self.answers)
        self.runner_pool.append(game)
        return scores_of(game.table.ranks)

    @property
    def decisions(self) -> list[int]:
        """The options chosen so far, in order."""
        options: list[int] = []
        trail = self.trail
        while trail is not None:
            options.append(trail[0])
            trail = trail[1]
        options.reverse()
        return options

    @property
    def record(self) -> Record:
        """The record: game, version of its rules, set-up, seed and the names of the chosen options, enough for a replay."""
        if self.origin is None:
            raise BadSave("an imagined position has no record or save: it was never played (pickle keeps it)")
        from mankai.kernel import records

        return records.to_record(self.rules, self.origin.setup, self.origin.seed, self.origin.scene, self.decisions)

    @property
    def portrait(self) -> dict[str, Any]:
        """The position as a scene, with hidden cards and rng state: `Rules.scene` of it is the same position again."""
        portrait = self.rules.portrait(self.base)
        if self.answers:
            portrait["answers"] = [self.rules.spell(option) for option in self.answers]
        return portrait

    def save(self) -> str:
        """Return the position as text, also in the middle of an effect; `mankai.load` is the inverse."""
        from mankai.kernel import records

        return records.to_save(self.record)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.rules is other.rules and self.answers == other.answers and self.base.key() == other.base.key()

    def __hash__(self) -> int:
        return hash((self.rules.name, self.answers, self.base.key()))

    def __repr__(self) -> str:
        after = f"after {len(self.decisions)} decisions" if self.origin is not None else "imagined"
        if self.seat < 0:
            return f"<{self.rules.name} {after}: over, ranks {list(self.now.ranks)}>"
        return f"<{self.rules.name} {after}: seat {self.seat} decides {self.question!r}, {len(self.options)} options>"

    def _repr_html_(self) -> str | None:
        """Return a drawing for notebooks, as the deciding seat sees the position; as spectators do when it is over."""
        return html_hooks[-1](self) if html_hooks else None

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        origin = None if self.origin is None else (self.origin.setup, self.origin.seed, self.origin.scene)
        return unpickle, (registered_name(self.rules), self.base.data(), self.answers, origin, self.decisions, self.events)


def registered_name(rules: Rules) -> str:
    """Return the name by which the registry has these rules; raises `BadRules` if it does not have them."""
    try:
        if rules_hooks and rules_hooks[-1](rules.name) is rules:
            return rules.name
    except UnknownGame:
        pass
    raise BadRules(f"a position of {rules.name} cannot be pickled: the registry does not have its rules")


def unpickle(
    name: str, base: list[Any], answers: Numbers, origin: tuple[Any, ...] | None, decisions: list[int], events: list[Event]
) -> Position:
    """Return a position from its pickled parts, the first of which is the name of the game."""
    position = restore_position(rules_hooks[-1](name), base, answers, origin, decisions)
    position.events = events
    return position


def refuse_old_pickle(*parts: object) -> Position:
    """Raise `BadSave`: the pickle was written before version 0.4."""
    raise BadSave("this position was pickled before Mankai 0.4, which cannot read it; records and saves of that time can be read")


unpickled: Final = refuse_old_pickle  # the name that old pickles call


def restore_position(
    rules: Rules, base: list[Any], answers: Numbers, origin: tuple[Any, ...] | None, decisions: list[int]
) -> Position:
    """Return a position from its table as data, the answers given since, its origin and all options chosen; without events."""
    trail: Trail | None = None
    for option in decisions:
        trail = (option, trail)
    position = Position(rules, restore(base), answers, None if origin is None else Origin(*origin), trail)
    position.events = []
    return position
