"""A game while it runs: the table, the current step, and the verbs that change the table and emit events.

A game subclasses `Runner`; its steps call `choose` or `decide` to ask a seat.  If the answer is not known yet, the step is
abandoned and later run again with one more answer (see `position`).
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from mankai.kernel.errors import BadRules, IllegalOption
from mankai.kernel.rng import MAX_SIDES, FastRng, KeyedRng, advance, output_bits
from mankai.kernel.rules import ABOUT_NOTHING, ALTERNATIVES, Rules
from mankai.kernel.table import (
    ALL,
    CARD,
    NO_DETAILS,
    NO_STEP_DETAILS,
    ONE_CARD,
    ONE_CARD_COUNT,
    OWNER,
    PLAIN,
    WITH_DETAILS,
    Event,
    Layout,
    Numbers,
    Option,
    PackedSteps,
    Roll,
    Seat,
    Step,
    Table,
    holds,
    unpack_steps,
    without,
)

NO_WORDS: Final[list[Any]] = []  # never changed
NO_TWINS: Final[list[int]] = []  # never changed
MAX_EXTRA_ANSWERS: Final = 4  # questions after the end of a script that are answered before the step is broken off
NO_DICE: Final = FastRng(0)  # never used


class Enough(BaseException):
    """A step has run far enough beyond its script: raised by `ScriptedReplay.next_option`, caught in `position`."""


class GameOver(BaseException):
    """The game is over, at once: raised by `Runner.finish`, caught in `position`."""


class StepsCut(BaseException):
    """Everything under way is broken off, down to a step of the agenda: raised by `Runner.cut`, caught in `position`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """A callback that answers at once, from inside the step: a bot in bulk play, or a search descending its tree."""

    picks_from_list: bool = False  # its answer is one of the options by construction, and is not looked up among them

    def choose(self, game: Runner, seat: int, options: list[int]) -> int:
        """Return one of `options`."""
        raise NotImplementedError


class Chance(Chooser):
    """A chooser that takes uniformly random options."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = FastRng(seed)
        self.picks_from_list = type(self) is Chance

    def choose(self, game: Runner, seat: int, options: list[int]) -> int:
        return self.dice.pick(options)


class ScriptedReplay:
    """A script by which the current step is run again in an imagined world: every seat takes the option that it took.

    The questions to other seats may differ there, because they depend on hidden cards: a seat may be asked that had no
    choice, or not be asked although it had one.  Their visible actions stay the same.
    """

    def __init__(self, seat: Seat, dice: FastRng, script: list[int]) -> None:
        self.seat = seat
        self.dice = dice
        self.script = script  # the options taken, in order, also where there was only one
        self.position = 0  # how many of them have been used
        self.answers: list[int] = []  # those that answer a question in the imagined world
        self.asked: i64 = -1  # the seat that is asked where the script ends,
        self.question = ""  # its question,
        self.options: list[int] = []  # and its options
        self.leads_elsewhere = False  # the step has come to another question than the real one

    def next_option(self, rules: Rules, seat: i64, options: list[int], every: list[int], question: str) -> Option:
        """Return the next option of the script; if it is impossible here, one with the same verb, or one that reveals nothing.

        `every` lists the options together with their twins.  After the end of the script the result does not matter, and the
        step runs on with first options: breaking it off by an exception costs more, except for long steps.
        """
        self.position += 1
        if self.position > len(self.script):
            if self.asked < 0 and len(options) > 1:
                self.asked, self.question, self.options = seat, question, options
            if self.position > len(self.script) + MAX_EXTRA_ANSWERS:
                raise Enough
            return options[0] if options else -1
        option = self.script[self.position - 1]
        if not is_among(option, every):
            alike = [one for one in options if option >= 0 and rules.verb_of[one] == rules.verb_of[option]]
            quiet = [one for one in options if rules.verbs[rules.verb_of[one]].about == ABOUT_NOTHING]
            options_left = alike or quiet or options
            option = options_left[0] if options_left else -1
        if len(options) > 1:
            self.answers.append(option)
        return option


def is_among(option: int, options: list[int]) -> bool:
    """Return `option in options`, compiled without a call per comparison: every choice of bulk play comes through here."""
    for one in options:
        if one == option:
            return True
    return False


def card_mentions(card: int, of: int, head: list[int], details: list[int], layout: Layout) -> list[list[int]]:
    """Return the entry with `card` replaced by -1, in a list, if it mentions `card`; else an empty list."""
    places = layout.card_positions(len(details))
    if card != of and card not in [details[at] for at in places]:
        return []
    others = [-1 if at in places and details[at] == card else details[at] for at in range(len(details))]
    return [[head[0], head[1], -1 if card == of else head[2], *others]]


class AgendaBuffer:
    """The steps still to do, packed, the next one last.  Entries from `size` on are leftovers."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.codes: vec[i64] = vec[i64]()
        self.details: list[Numbers] = []  # valid only where the code has `WITH_DETAILS`

    def push(self, what: i64, seat: i64, card: i64, details: Numbers) -> None:
        code, at = (card + 1) << CARD | (seat + 1) << 8 | what, self.size
        if at == len(self.codes):
            self.codes = append(self.codes, code)
            self.details.append(NO_DETAILS)
        if details:
            code |= WITH_DETAILS
            self.details[at] = details
        self.codes[at] = code
        self.size = at + 1

    def details_of(self, at: i64) -> Numbers:
        if self.codes[at] & WITH_DETAILS:
            return self.details[at]
        return NO_DETAILS

    def reverse_from(self, first: i64) -> None:
        """Reverse the steps from `first` on, so that they run in the order in which they were pushed."""
        codes, details, low, high = self.codes, self.details, first, self.size - 1
        while low < high:
            code, other = codes[low], codes[high]
            codes[low] = other
            codes[high] = code
            if (code | other) & WITH_DETAILS:
                details[low], details[high] = details[high], details[low]
            low += 1
            high -= 1

    def load(self, table: Table) -> None:
        """Replace the content by the agenda of a table."""
        self.size = 0
        if table.steps is not None:
            for what, seat, card, details in table.steps:
                self.push(what, seat, card, details)
            return
        packed = table.packed
        size = packed.size
        while len(self.codes) < size:
            self.codes = append(self.codes, 0)
            self.details.append(NO_DETAILS)
        codes = self.codes
        for at in range(size):
            code = packed.codes[at]
            codes[at] = code
            if code & WITH_DETAILS:
                self.details[at] = packed.details[at]
        self.size = size

    def store(self, table: Table) -> None:
        """Make the content the agenda of a table."""
        codes, size = self.codes[: self.size], self.size
        every: i64 = 0
        for at in range(size):
            every |= codes[at]
        details = self.details[:size] if every & WITH_DETAILS else NO_STEP_DETAILS
        table.steps, table.packed = None, PackedSteps(codes, details, size)

    def copy_from(self, other: AgendaBuffer) -> None:
        """Replace the content by that of another buffer."""
        size = other.size
        self.size, self.codes, self.details = size, other.codes[:size], other.details[:size]

    def steps(self) -> tuple[Step, ...]:
        """Return the content as an agenda."""
        return unpack_steps(self.codes, self.details, self.size)


@mypyc_attr(allow_interpreted_subclasses=True)
class Runner:
    """A table while steps run.  A game's subclass adds its own verbs and implements its steps in `perform`."""

    def __init__(self, rules: Rules, table: Table) -> None:
        self.rules = rules
        self.table = table
        self.chooser: Chooser | None = None
        self.is_watched = True  # False in bulk play: no events and no notes
        self.stop_requested = False  # set by a chooser: stop after the current step
        self.whose: i64 = 0  # the seat of the current step, and below its card and details
        self.card: i64 = -1
        self.details: Numbers = ()
        self.answers: Numbers = ()
        self.used: i64 = 0  # answers used by this step so far
        self.depth: i64 = 0  # how many `run_now` are nested
        self.agenda = AgendaBuffer()  # the steps still to do; the current step pushes on top
        self.asked_seat: i64 = -1  # the seat that is asked, and below its question
        self.options: list[int] = []
        self.twins: list[int] = NO_TWINS  # options not offered because each equals one that is
        self.question = ""
        self.about = -1
        self.alternative_words: list[Any] = []  # plain words, or messages
        self.events: list[Event] = []
        self.notes: list[Event] = []  # reasons for the next event; not events themselves
        self.cut_to: i64 = -1
        # Caches of subclasses compare these two versions.  Any move of a card changes the first; the second changes only if the
        # card enters or leaves a zone in which it has a standing effect.  `rebind` changes both.
        self.move_version: i64 = 0
        self.watched_zones: vec[i64] = rules.watched_zones
        self.watch_version: i64 = 0
        self.has_twins = len(rules.twin_bits) > 0  # whether any card on the table may have a twin
        self.keyed_rng = KeyedRng(table.rng_key)
        self.trace: list[int] = []  # all options taken in this step, also where there was only one,
        self.rolls: list[Roll] = []  # and all numbers rolled
        self.reveals_hidden = False  # an outcome depended on cards that some seat cannot see
        self.possible_answerers: list[int] = []  # seats that might have answered with such cards, asked or not; once per chance
        self.answer_window: i64 = -1  # the seat that might answer by the next choice of this step
        self.is_answering = False  # the current question is such an answer
        self.hidden_rest_count: i64 = 0  # quiet questions skipped for lack of a choice, which others cannot know
        self.halt_at_rest: i64 = 0  # the number of the one at which to wait nevertheless; 0: none
        self.is_mid_step = False  # a step asks in the middle, and everything since is a dry run
        self.asking_table: Table = table  # then: the table at the question,
        self.asking_words: list[Any] = NO_WORDS  # and the words of its alternatives
        self.step_clock = 0  # the clock at the start of the current step, if watched
        self.replay_script: ScriptedReplay | None = None  # set while a step is run again in an imagined world, or in a dry run
        self.dry_run = ScriptedReplay(-1, NO_DICE, [])  # the empty script of dry runs

    def rebind(self, table: Table) -> None:
        """Continue with another table of the same game, as a new runner would.  Reusing a runner is cheaper than making one."""
        self.table = table
        self.move_version += 1
        self.watch_version += 1
        self.answers, self.used, self.depth, self.stop_requested = (), 0, 0, False
        if self.keyed_rng.key != table.rng_key:
            self.keyed_rng = KeyedRng(table.rng_key)

    def start_watching(self) -> None:
        """Record events and stop at questions from here on.  Clears the question and everything recorded before."""
        self.chooser, self.is_watched, self.replay_script = None, True, None
        self.asked_seat, self.options, self.question, self.about, self.alternative_words = -1, [], "", -1, NO_WORDS
        self.twins = NO_TWINS
        self.is_mid_step = self.reveals_hidden = self.is_answering = False
        self.hidden_rest_count = self.halt_at_rest = 0
        self.answer_window = -1
        self.step_clock = self.table.clock
        # Positions keep non-empty lists, so those must be replaced; empty ones can be reused.
        if self.events:
            self.events = []
        if self.notes:
            self.notes = []
        if self.trace:
            self.trace = []
        if self.rolls:
            self.rolls = []
        if self.possible_answerers:
            self.possible_answerers = []

    def end_step(self) -> None:
        """Clear the answers, choices and rolls of the step that is done."""
        self.answers, self.used, self.answer_window = (), 0, -1
        self.step_clock = self.table.clock
        if self.trace:
            self.trace = []
        if self.rolls:
            self.rolls = []
        if self.table.rolls_to_repeat:
            self.table.rolls_to_repeat = ()

    def close(self) -> None:
        """Break reference cycles, so that the runner is freed without the garbage collector."""

    def perform(self, what: i64) -> None:
        """Run the step `what`."""
        raise NotImplementedError

    def after_cut(self) -> None:
        """Clean up after everything under way has been broken off.  Called after `cut`."""

    # Asking.

    def early_answer(self) -> i64:
        """Return the answer to the only question of a step that asks before it changes anything; -1 if it is not known yet."""
        if self.used < len(self.answers) and self.depth == 0 and self.replay_script is None:
            return self.next_answer()
        return -1

    def next_answer(self) -> i64:
        self.used += 1
        self.answer_window = -1
        self.trace.append(self.answers[self.used - 1])
        return self.answers[self.used - 1]

    def decide(self, seat: i64, options: list[int], question: str = "", about: i64 = -1) -> i64:
        """Ask like `choose`, in a step that asks once and before any change.  Return -1 if the step must return and wait."""
        if self.chooser is not None or self.depth > 0 or self.replay_script is not None:
            return self.choose(seat, options, question, about)
        offered = self.without_twins(options) if self.has_twins and len(options) > 1 else options
        if len(offered) < 2 and not (self.is_watched and len(offered) == 1 and self.must_halt(seat, question)):
            return self.choose(seat, options, question, about)
        self.ask(seat, offered, options, question, about)
        return -1

    def must_halt(self, seat: i64, question: str) -> bool:
        """Return whether to wait here although there is only one option.

        Counts the quiet questions at which others cannot know that there is only one.
        """
        if question not in self.rules.hidden_quiet_questions or not self.hides_choice(seat):
            return False
        self.hidden_rest_count += 1
        return self.hidden_rest_count == self.halt_at_rest

    def hides_choice(self, seat: i64) -> bool:
        """Return whether others cannot know if a seat has several options at a quiet question.

        By default this holds if the seat has cards that it alone sees.
        """
        rules, zones = self.rules, self.table.zones
        for zone in range(seat, len(zones), rules.seats):
            if zones[zone] and rules.visibility[zone // rules.seats] == OWNER:
                return True
        return False

    def choose(self, seat: i64, options: list[int], question: str = "", about: i64 = -1) -> i64:
        """Return the option that `seat` takes; of twins only one is offered.

        A single option is taken without asking; without any option the result is -1.
        """
        offered = self.without_twins(options) if self.has_twins and len(options) > 1 else options
        if self.replay_script is not None:
            return self.replay_script.next_option(self.rules, seat, offered, options, question)
        if len(offered) < 2:
            self.answer_window = -1
            if self.is_watched:
                self.trace.append(offered[0] if offered else -1)
            return offered[0] if offered else -1
        if self.used < len(self.answers):
            option = self.next_answer()
            if not is_among(option, options):
                raise IllegalOption(f"{self.rules.spell(option)} is no answer to {question!r}")
            return option
        if self.chooser is not None:
            self.question, self.about = question, about
            option = self.chooser.choose(self, seat, offered)
            if not self.chooser.picks_from_list and not is_among(option, offered):
                raise IllegalOption(f"{self.rules.spell(option)} was chosen, and is no answer to {question!r}")
            return option
        self.ask(seat, offered, options, question, about)
        self.begin_dry_run()
        return offered[0]

    def begin_dry_run(self) -> None:
        """Keep a copy of the table where a step asks in the middle, and let the step run on with first options, unwatched.

        The table of the dry run is thrown away.  Breaking the step off by an exception through all its frames costs more.
        """
        self.is_mid_step, self.is_watched = True, False
        self.asking_table, self.asking_words = self.table.clone(), self.alternative_words
        self.table.rolls_to_repeat = ()
        self.dry_run.position = self.dry_run.asked = 0
        self.replay_script = self.dry_run

    def choose_secretly(self, seat: i64, options: list[int], question: str = "") -> i64:
        """Ask like `choose` and return the option.  Others learn it only after the step, so imagined worlds guess it."""
        imagination = self.replay_script
        if imagination is not None and seat != imagination.seat and imagination.position < len(imagination.script):
            imagination.script[imagination.position] = imagination.dice.pick(options)
        return self.choose(seat, options, question)

    def alternative(self, seat: i64, words: list[Any], question: str = "", about: i64 = -1) -> int:
        """Return which of a few alternatives `seat` takes.  Each is a message, or plain words with a catalogue entry."""
        if len(words) > ALTERNATIVES:
            raise BadRules(f"{self.rules.name} asks {question!r} with {len(words)} alternatives; there may be {ALTERNATIVES}")
        self.alternative_words = words
        return self.choose(seat, self.rules.every_option[: len(words)], question, about)

    def ask(self, seat: i64, options: list[int], every: list[int], question: str, about: i64) -> None:
        """Set the question for `seat`; `every` lists the options together with their twins."""
        self.asked_seat = seat
        self.is_answering = seat == self.answer_window
        self.options = options
        self.twins = NO_TWINS
        if len(every) > len(options):
            self.twins = [option for option in every if not is_among(option, options)]
        self.question = question
        self.about = about

    def without_twins(self, options: list[int]) -> list[int]:
        """Return the options with only the first of each set of twins: usually the list itself."""
        bits, first = self.rules.twin_bits, self.rules.first_twin
        seen: i64 = 0
        for at in range(len(options)):
            option: i64 = options[at]
            if option >= first:  # most options have a lower number and no twins
                bit = bits[option]
                if bit & seen:
                    return self.first_of_twins(options)
                seen |= bit
        return options

    def first_of_twins(self, options: list[int]) -> list[int]:
        """Return the options with only the first of those whose cards are interchangeable."""
        bits, rules = self.rules.twin_bits, self.rules
        found: list[int] = []
        for option in options:
            bit, is_new = bits[option], True
            if bit:
                for other in found:
                    if bits[other] == bit and self.are_interchangeable(rules.subject(option), rules.subject(other)):
                        is_new = False
            if is_new:
                found.append(option)
        return found

    def are_interchangeable(self, card: i64, other: i64) -> bool:
        """Return whether nothing but their numbers tells two cards with the same face apart."""
        table, rules = self.table, self.rules
        for zone in range(len(table.zones)):
            is_there = holds(table.zones[zone], card)
            if is_there and (rules.ordered[rules.zone_kinds[zone]] or not holds(table.zones[zone], other)):
                return False
        if table.known.get(card, 0) != table.known.get(other, 0) or table.on_cards.get(card, 0) != table.on_cards.get(other, 0):
            return False
        return self.mentions(card) == self.mentions(other)

    def mentions(self, card: int) -> list[Any]:
        """Return all resolving entries, effects and steps that mention `card`, with -1 in its place, so that cards compare."""
        rules = self.rules
        found: list[Any] = []
        for matter in self.table.resolving:
            places = rules.resolving_layout(matter[0]).card_positions(len(matter))
            if card in [matter[at] for at in places]:
                found.append([-1 if at in places and matter[at] == card else matter[at] for at in range(len(matter))])
        for what, whose, of, details in self.table.effects:
            layout = rules.effect_layouts.get(what, PLAIN)
            found += card_mentions(card, -1 if layout.is_announced else of, [what, whose, of], list(details), layout)
        for what, whose, of, details in self.table.agenda + self.agenda.steps():
            layout = rules.step_layouts.get(what, PLAIN)
            found += card_mentions(card, -1 if layout.is_announced else of, [what, whose, of], list(details), layout)
        return found

    # Doing.

    def schedule(self, what: i64, seat: i64, card: i64 = -1, details: Numbers = ()) -> None:
        """Schedule a step for after the current one: in the order of the calls, before all older steps."""
        self.agenda.push(what, seat, card, details)

    def next_step(self) -> i64:
        """Pop the next step from the agenda, set `whose`, `card` and `details`, and return its code."""
        plan = self.agenda
        at = plan.size - 1
        plan.size = at
        code = plan.codes[at]
        self.whose = (code >> 8 & 255) - 1
        self.card = (code >> CARD) - 1
        self.details = plan.details_of(at)
        return code & 255

    def run_now(self, what: i64, seat: i64, card: i64 = -1, details: Numbers = ()) -> None:
        """Run a step at once, with all steps that it schedules: one effect interrupts another."""
        whose, own_card, own_details, plan = self.whose, self.card, self.details, self.agenda
        under = plan.size
        plan.push(what, seat, card, details)
        self.depth += 1
        while plan.size > under:
            code = self.next_step()
            first = plan.size
            self.perform(code)
            plan.reverse_from(first)
        self.depth -= 1
        self.whose, self.card, self.details = whose, own_card, own_details

    def cut(self, what: i64) -> None:
        """Break off everything under way, down to the step `what` of the agenda."""
        self.cut_to = what
        raise StepsCut

    def finish(self, ranks: Numbers) -> None:
        """End the game with the rank of every seat, 0 the best."""
        self.table.ranks = ranks
        self.emit("over", -1, -1, 0)
        raise GameOver

    def win(self, seat: i64) -> None:
        """End the game: `seat` wins and everybody else loses."""
        self.finish(tuple([0 if other == seat else 1 for other in range(self.rules.seats)]))

    def emit(self, verb: str, where: i64, subject: i64, amount: i64, mask: i64 = ALL) -> None:
        """Emit an event, if watched; `mask` holds the seats that may know its subject."""
        if not self.is_watched:
            return
        self.table.clock += 1
        self.events.append((self.table.clock, verb, where, subject, amount, mask))

    def note(self, verb: str, where: i64) -> None:
        """Note the reason for the next event, for the log.  A note is not an event and changes nothing."""
        if self.is_watched:
            self.notes.append((self.table.clock, verb, where, -1, 0, ALL))

    def move_tokens(self, amount: i64, source: i64, target: i64) -> i64:
        """Move up to `amount` tokens from `source` to `target`.  Return how many were moved."""
        tokens = self.table.tokens
        if amount > tokens[source]:
            amount = tokens[source]
        if amount <= 0:
            return 0
        tokens[source] -= amount
        tokens[target] += amount
        if self.is_watched:
            self.emit("shift", source, target, amount)
        return amount

    def put_on_card(self, amount: i64, source: i64, card: i64) -> i64:
        """Move up to `amount` tokens from a place onto a card.  Return how many were moved."""
        table = self.table
        amount = min(amount, table.tokens[source])
        if amount <= 0:
            return 0
        table.tokens[source] -= amount
        table.on_cards[card] = table.on_cards.get(card, 0) + amount
        if self.is_watched:
            self.emit("lay", source, card, amount, self.seats_that_know(card))
        return amount

    def take_off_card(self, amount: i64, card: i64, target: i64) -> i64:
        """Move up to `amount` tokens from a card to a place.  Return how many were moved."""
        table = self.table
        there = table.on_cards.get(card, 0)
        amount = min(amount, there)
        if amount <= 0:
            return 0
        if there == amount:
            del table.on_cards[card]
        else:
            table.on_cards[card] = there - amount
        table.tokens[target] += amount
        if self.is_watched:
            self.emit("lift", target, card, amount, self.seats_that_know(card))
        return amount

    def seats_that_know(self, card: i64) -> int:
        """Return the seats that know a card where it lies, as bits."""
        table = self.table
        for zone in range(len(table.zones)):
            if holds(table.zones[zone], card):
                return self.rules.seen_by[zone] | table.known.get(card, 0)
        return 0

    def public_card(self, card: int) -> int:
        """Return a card as everybody may see it: its number, or a negative one for its back."""
        return card if card < 0 or self.seats_that_know(card) == ALL else -1 - self.rules.backs[card]

    def move_card(self, card: i64, source: i64, target: i64, on_top: bool = False, witnesses: i64 = 0) -> None:
        """Move a card between zones.  Only seats that see either zone, and those in `witnesses`, learn which card it was."""
        table = self.table
        zones = table.zones
        self.move_version += 1
        if self.watched_zones[card]:
            self.note_watched_move(card, source, target)
        zones[source] = without(zones[source], card)
        alone = ONE_CARD[card] if card < ONE_CARD_COUNT else (card,)
        zones[target] = alone + zones[target] if on_top else zones[target] + alone
        eyes = self.rules.seen_by_zone
        seeing, left = eyes[target], eyes[source]
        left |= witnesses
        if table.known or left & ~seeing:
            self.update_known(card, source, left, seeing)
        if self.is_watched:
            self.emit("place", source, card, target, left | seeing | table.known.get(card, 0))

    def note_watched_move(self, card: i64, source: i64, target: i64) -> None:
        """Bump `watch_version` if this move enters or leaves a zone in which the card has a standing effect."""
        where, kinds = self.watched_zones[card], self.rules.zone_kinds
        if (where >> kinds[source] | where >> kinds[target]) & 1:
            self.watch_version += 1

    def move_cards(self, source: i64, target: i64) -> None:
        """Move all cards of a zone to the end of another, in order."""
        zones, eyes = self.table.zones, self.rules.seen_by_zone
        cards = zones[source]
        if self.is_watched:
            for card in cards:
                self.move_card(card, source, target)
            return
        self.move_version += 1
        for card in cards:
            if self.watched_zones[card]:
                self.note_watched_move(card, source, target)
        zones[source] = ()
        zones[target] = zones[target] + cards
        seeing, left = eyes[target], eyes[source]
        if self.table.known or left & ~seeing:
            for card in cards:
                self.update_known(card, source, left, seeing)

    def move_cards_in_secret_order(self, cards: list[int], sources: list[int], target: i64, seat: i64) -> None:
        """Move cards to the end of an ordered zone.  Others may see which cards, but only `seat` knows their order."""
        table, eyes, knower = self.table, self.rules.seen_by_zone, 1 << int(seat)
        pairs: list[int] = []
        for at in range(len(cards)):
            pairs.append(cards[at] << 16 | sources[at])
        pairs.sort()
        for pair in pairs:
            card, source = i64(pair >> 16), i64(pair & 0xFFFF)
            self.note_watched_move(card, source, target)
            table.zones[source] = without(table.zones[source], card)
            if self.is_watched:
                self.emit("place", source, card, target, eyes[source] | eyes[target])
            table.known[card] = ALL if len(cards) == 1 and eyes[source] == ALL else knower
        table.zones[target] = table.zones[target] + tuple(cards)
        self.move_version += 1

    def update_known(self, card: i64, source: i64, left: i64, seeing: i64) -> None:
        """Update the seats that know a card without seeing it, after it has left `source`."""
        known, rules = self.table.known, self.rules
        blind, mask = ~(left | seeing), left & ~seeing
        if not known:
            if mask:
                known[card] = mask
            return
        before: i64 = known.get(card, 0)
        if not blind or rules.ordered[rules.zone_kinds[source]]:
            mask |= before & ~seeing
        else:
            # A seat that saw neither zone cannot tell which of the cards with this back went, so it forgets all of them.
            # This must not depend on which card it was: else the seat would learn that it was not the known one.
            others: tuple[Any, ...] = self.table.zones[source]  # typed `Any`, because unboxing all of them takes longer
            for other in others:
                if other in known:
                    self.forget_card(other, card, blind)
        if mask and mask != before:
            known[card] = mask
        elif before and not mask:
            del known[card]

    def forget_card(self, card: i64, moved: i64, blind: i64) -> None:
        """Remove the `blind` seats from those that know `card`, if it has the same back as `moved`."""
        known, backs = self.table.known, self.rules.backs
        if backs[card] == backs[moved]:
            seats = known[card] & ~blind
            if seats:
                known[card] = seats
            else:
                del known[card]

    def show(self, card: i64, zone: i64, mask: int = ALL) -> None:
        """Show a card that stays where it is to the seats in `mask`."""
        unseeing = mask & ~self.rules.seen_by[zone]
        if unseeing:
            self.table.known[card] = self.table.known.get(card, 0) | unseeing
        if self.is_watched:
            self.emit("show", zone, card, 0, mask | self.rules.seen_by[zone])

    def shuffle(self, zone: i64, luck: i64) -> None:
        """Shuffle a zone with the rng stream `luck`, and clear all knowledge of its cards."""
        table = self.table
        order = list(table.zones[zone])
        for at in range(len(order) - 1, 0, -1):
            other = self.roll(luck, at + 1)
            order[at], order[other] = order[other], order[at]
        table.zones[zone] = tuple(order)
        self.move_version += 1
        for card in order:
            if self.watched_zones[card]:
                self.note_watched_move(card, zone, zone)
        if table.known:
            for card in order:
                if card in table.known:
                    del table.known[card]
        self.emit("shuffle", zone, -1, len(order))

    def merge_zone(self, source: i64, target: i64) -> None:
        """Move all cards of a zone to another that will be shuffled.  A single event, so that their order stays hidden."""
        zones = self.table.zones
        if zones[source]:
            self.emit("gather", source, target, len(zones[source]))
            for card in zones[source]:
                if self.watched_zones[card]:
                    self.note_watched_move(card, source, target)
            zones[target] = zones[target] + zones[source]
            zones[source] = ()
            self.move_version += 1

    def roll(self, luck: i64, sides: i64) -> i64:
        """Return a uniform number from 0 to `sides` - 1 from the table's rng stream `luck`."""
        table = self.table
        if table.rolls_to_repeat:
            return self.replay_roll(luck, sides)
        number: i64
        if table.rng_key:
            if sides > MAX_SIDES:
                raise BadRules(f"{self.rules.name} rolls {sides} sides; there may be {MAX_SIDES}")
            number = -1
            while number < 0:
                number = self.keyed_rng.below(luck, table.rng_counters[luck], sides)
                table.rng_counters[luck] += 1
        else:
            state = advance(table.rng_counters[luck])
            table.rng_counters[luck] = state
            number = (output_bits(state) * sides) >> 32
        if self.is_watched:
            self.rolls.append((luck, number))
        return number

    def replay_roll(self, luck: i64, sides: i64) -> i64:
        """Return the number that the step rolled in reality, when it is run again in an imagined world.

        Rolls beyond those recorded, or that do not fit, are new.
        """
        table = self.table
        for at in range(len(table.rolls_to_repeat)):
            stream, number = table.rolls_to_repeat[at]
            if stream == luck:
                table.rolls_to_repeat = table.rolls_to_repeat[:at] + table.rolls_to_repeat[at + 1 :]
                if number < sides:
                    self.rolls.append((luck, number))
                    return number
                break
        rest, table.rolls_to_repeat = table.rolls_to_repeat, ()
        number = self.roll(luck, sides)
        table.rolls_to_repeat = rest
        return number

    def mark_reveal(self) -> None:
        """Mark that the outcome depends on cards that some seat cannot see, so that others learn something from it."""
        if not self.is_mid_step:
            self.reveals_hidden = True

    def might_answer(self, seat: i64) -> None:
        """Mark that `seat` might answer here with hidden cards, whether it can or not.

        The absence of a question, or a quick continuation, would otherwise reveal what it holds.
        """
        if self.is_watched:
            self.mark_reveal()
            self.note_answerer(seat)

    def might_choose(self, seat: i64, cards: list[int]) -> None:
        """Mark that `seat` chooses one of `cards`, if others cannot know their number: they must not learn if it was asked."""
        if self.is_watched and self.is_number_hidden(seat, cards):
            if seat != self.whose:
                self.mark_reveal()
            self.note_answerer(seat)
            if not cards:
                self.answer_window = -1

    def is_number_hidden(self, seat: i64, cards: list[int]) -> bool:
        """Return whether others cannot know how many of these cards there are."""
        for card in cards:
            if self.seats_that_know(card) != ALL:
                return True
        return not cards and self.hides_choice(seat)

    def note_answerer(self, seat: i64) -> None:
        """Record that `seat` might answer.  If the step is being run again, this was recorded when the seat was asked."""
        self.answer_window = seat
        if self.used == len(self.answers):
            self.possible_answerers.append(seat)
