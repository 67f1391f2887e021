"""A game while it runs: the table, the current step, and the verbs that change the table and emit events.

A game subclasses `Runner`; its steps call `choose` or `decide` to ask a seat.  If the answer is not known yet, the step is
abandoned and later run again with one more answer (see `position`).
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mankai.kernel.agenda import AgendaBuffer
from mankai.kernel.errors import BadRules, IllegalOption
from mankai.kernel.rng import MAX_SIDES, FastRng, KeyedRng, advance, output_bits
from mankai.kernel.rules import ALTERNATIVES, Rules
from mankai.kernel.scripted_replay import ScriptedReplay
from mankai.kernel.table import (
    ALL,
    CARD,
    ONE_CARD,
    ONE_CARD_COUNT,
    OWNER,
    PLAIN,
    WITH_DETAILS,
    Event,
    Layout,
    Numbers,
    Roll,
    Table,
    holds,
    is_among,
    without,
)

NO_WORDS: Final[list[Any]] = []  # never changed
NO_TWINS: Final[list[int]] = []  # never changed
NO_DICE: Final = FastRng(0)  # never used


class GameOver(BaseException):
    """The game is over, at once: raised by `Runner.finish`, caught in `step_loop`."""


class StepsCut(BaseException):
    """Everything under way is broken off, down to a step of the agenda: raised by `Runner.cut`, caught in `step_loop`."""


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


def card_mentions(card: int, of: int, head: list[int], details: list[int], layout: Layout) -> list[list[int]]:
    """Return the entry with `card` replaced by -1, in a list, if it mentions `card`; else an empty list."""
    places = layout.card_positions(len(details))
    if card != of and card not in [details[at] for at in places]:
        return []
    others = [-1 if at in places and details[at] == card else details[at] for at in range(len(details))]
    return [[head[0], head[1], -1 if card == of else head[2], *others]]


def occurs_in_steps(card: i64, codes: vec[i64], details: list[Numbers], size: i64) -> bool:
    """Return whether a number is the card of one of these packed steps or among its details."""
    for at in range(size):
        code = codes[at]
        if (code >> CARD) - 1 == card or (code & WITH_DETAILS and holds(details[at], card)):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Runner:
    """A table while steps run.  A game's subclass adds its own verbs and implements its steps in `perform`."""

    def __init__(self, rules: Rules, table: Table) -> None:
        self.rules = rules
        self.table = table
        self.chooser: Chooser | None = None
        self.is_watched = True  # False in bulk play: no events and no notes
        self.stop_requested = False  # set by a chooser: stop after the current step
        self.step_seat: i64 = 0  # the seat of the current step, and below its card and details
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
        self.trace: list[int] = []  # all options taken in this step, also where there was only one
        self.rolls: list[Roll] = []  # all numbers rolled in this step
        self.reveals_hidden = False  # an outcome depended on cards that some seat cannot see
        self.possible_answerers: list[int] = []  # seats that might have answered with such cards, asked or not; once per chance
        self.answer_window: i64 = -1  # the seat that might answer by the next choice of this step
        self.is_answering = False  # the current question is such an answer
        self.skipped_quiet_count: i64 = 0  # quiet questions skipped for lack of a choice, which others cannot know
        self.halt_at_quiet: i64 = 0  # the number of the one at which to wait nevertheless; 0: none
        self.is_mid_step = False  # a step asks in the middle, and everything since is a dry run
        self.asking_table: Table = table  # then: the table at the question
        self.asking_words: list[Any] = NO_WORDS  # then: the words of its alternatives
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
        self.skipped_quiet_count = self.halt_at_quiet = 0
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
        """Break reference cycles, so that the runner is freed without the garbage collector.  It is not used afterwards."""
        self.chooser = None

    def perform(self, step: i64) -> None:
        """Run a step."""
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
        self.skipped_quiet_count += 1
        return self.skipped_quiet_count == self.halt_at_quiet

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
        replay = self.replay_script
        if replay is not None and seat != replay.seat and replay.position < len(replay.script):
            replay.script[replay.position] = replay.dice.pick(options)
        return self.choose(seat, options, question)

    def alternative(self, seat: i64, words: list[Any], question: str = "", about: i64 = -1) -> int:
        """Return which of a few alternatives `seat` takes.  Each is a message, or plain words with a catalogue entry."""
        if len(words) > ALTERNATIVES:
            raise BadRules(f"{self.rules.name} asks {question!r} with {len(words)} alternatives; there may be {ALTERNATIVES}")
        self.alternative_words = words
        return self.choose(seat, self.rules.every_option[: len(words)], question, about)

    def ask(self, seat: i64, options: list[int], with_twins: list[int], question: str, about: i64) -> None:
        """Set the question for `seat`; `with_twins` lists the options together with their twins."""
        self.asked_seat = seat
        self.is_answering = seat == self.answer_window
        self.options = options
        self.twins = NO_TWINS
        if len(with_twins) > len(options):
            self.twins = [option for option in with_twins if not is_among(option, options)]
        self.question = question
        self.about = about

    def without_twins(self, options: list[int]) -> list[int]:
        """Return the options with only the first of each set of twins: usually the list itself."""
        bits, first = self.rules.twin_bits, self.rules.first_twin
        seen: i64 = 0
        numbers: list[Any] = options  # typed `Any`, so that each is unboxed to a machine integer without a call
        for number in numbers:
            option: i64 = number
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
        """Return whether two cards with the same face differ only in their numbers."""
        table, rules = self.table, self.rules
        for zone in range(len(table.zones)):
            if holds(table.zones[zone], card):
                if rules.ordered[rules.zone_kinds[zone]] or not holds(table.zones[zone], other):
                    return False
                break
        if table.known.get(card, 0) != table.known.get(other, 0) or table.on_cards.get(card, 0) != table.on_cards.get(other, 0):
            return False
        if not self.may_mention(card) and not self.may_mention(other):
            return True
        return self.mentions(card) == self.mentions(other)

    def may_mention(self, card: i64) -> bool:
        """Return whether this number occurs in a resolving entry, an effect or a step, as this card or as something else."""
        table, agenda = self.table, self.agenda
        for entry in table.resolving:
            if is_among(card, entry):
                return True
        for _, _, of, details in table.effects:
            if of == card or holds(details, card):
                return True
        steps = table.steps
        return occurs_in_steps(card, steps.codes, steps.details, steps.size) or occurs_in_steps(
            card, agenda.codes, agenda.details, agenda.size
        )

    def mentions(self, card: int) -> list[Any]:
        """Return all resolving entries, effects and steps that mention `card`, with -1 in its place, so that cards compare."""
        rules = self.rules
        found: list[Any] = []
        for entry in self.table.resolving:
            places = rules.resolving_layout(entry[0]).card_positions(len(entry))
            if card in [entry[at] for at in places]:
                found.append([-1 if at in places and entry[at] == card else entry[at] for at in range(len(entry))])
        for kind, seat, of, details in self.table.effects:
            layout = rules.effect_layouts.get(kind, PLAIN)
            found += card_mentions(card, -1 if layout.is_announced else of, [kind, seat, of], list(details), layout)
        for kind, seat, of, details in self.table.agenda + self.agenda.steps():
            layout = rules.step_layouts.get(kind, PLAIN)
            found += card_mentions(card, -1 if layout.is_announced else of, [kind, seat, of], list(details), layout)
        return found

    # Doing.

    def schedule(self, step: i64, seat: i64, card: i64 = -1, details: Numbers = ()) -> None:
        """Schedule a step for after the current one: in the order of the calls, before all older steps."""
        self.agenda.push(step, seat, card, details)

    def next_step(self) -> i64:
        """Pop the next step from the agenda, set `whose`, `card` and `details`, and return its code."""
        agenda = self.agenda
        at = agenda.size - 1
        agenda.size = at
        code = agenda.codes[at]
        self.step_seat = (code >> 8 & 255) - 1
        self.card = (code >> CARD) - 1
        self.details = agenda.details_of(at)
        return code & 255

    def run_now(self, step: i64, seat: i64, card: i64 = -1, details: Numbers = ()) -> None:
        """Run a step at once, with all steps that it schedules: one effect interrupts another."""
        own_seat, own_card, own_details, agenda = self.step_seat, self.card, self.details, self.agenda
        under = agenda.size
        agenda.push(step, seat, card, details)
        self.depth += 1
        while agenda.size > under:
            code = self.next_step()
            first = agenda.size
            self.perform(code)
            agenda.reverse_from(first)
        self.depth -= 1
        self.step_seat, self.card, self.details = own_seat, own_card, own_details

    def cut(self, step: i64) -> None:
        """Break off everything under way, down to this step of the agenda."""
        self.cut_to = step
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
        one_card = ONE_CARD[card] if card < ONE_CARD_COUNT else (card,)
        zones[target] = one_card + zones[target] if on_top else zones[target] + one_card
        seen_by = self.rules.seen_by_zone
        sees_target, saw_source = seen_by[target], seen_by[source]
        saw_source |= witnesses
        if table.known or saw_source & ~sees_target:
            self.update_known(card, source, saw_source, sees_target)
        if self.is_watched:
            self.emit("place", source, card, target, saw_source | sees_target | table.known.get(card, 0))

    def note_watched_move(self, card: i64, source: i64, target: i64) -> None:
        """Bump `watch_version` if this move enters or leaves a zone in which the card has a standing effect."""
        watched, kinds = self.watched_zones[card], self.rules.zone_kinds
        if (watched >> kinds[source] | watched >> kinds[target]) & 1:
            self.watch_version += 1

    def move_cards(self, source: i64, target: i64) -> None:
        """Move all cards of a zone to the end of another, in order."""
        zones, seen_by = self.table.zones, self.rules.seen_by_zone
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
        sees_target, saw_source = seen_by[target], seen_by[source]
        if self.table.known or saw_source & ~sees_target:
            for card in cards:
                self.update_known(card, source, saw_source, sees_target)

    def move_cards_in_secret_order(self, cards: list[int], sources: list[int], target: i64, seat: i64) -> None:
        """Move cards to the end of an ordered zone.  Others may see which cards, but only `seat` knows their order."""
        table, seen_by, knower = self.table, self.rules.seen_by_zone, 1 << int(seat)
        pairs: list[int] = []
        for at in range(len(cards)):
            pairs.append(cards[at] << 16 | sources[at])
        pairs.sort()
        for pair in pairs:
            card, source = i64(pair >> 16), i64(pair & 0xFFFF)
            self.note_watched_move(card, source, target)
            table.zones[source] = without(table.zones[source], card)
            if self.is_watched:
                self.emit("place", source, card, target, seen_by[source] | seen_by[target])
            table.known[card] = ALL if len(cards) == 1 and seen_by[source] == ALL else knower
        table.zones[target] = table.zones[target] + tuple(cards)
        self.move_version += 1

    def update_known(self, card: i64, source: i64, saw_source: i64, sees_target: i64) -> None:
        """Update the seats that know a card without seeing it, after it has left `source`."""
        known, rules = self.table.known, self.rules
        saw_neither, still_knows = ~(saw_source | sees_target), saw_source & ~sees_target
        if not known:
            if still_knows:
                known[card] = still_knows
            return
        before: i64 = known.get(card, 0)
        if not saw_neither or rules.ordered[rules.zone_kinds[source]]:
            still_knows |= before & ~sees_target
        else:
            # A seat that saw neither zone cannot tell which of the cards with this back went, so it forgets all of them.
            # This must not depend on which card it was: else the seat would learn that it was not the known one.
            others: tuple[Any, ...] = self.table.zones[source]  # typed `Any`, because unboxing all of them takes longer
            for other in others:
                if other in known:
                    self.forget_card(other, card, saw_neither)
        if still_knows and still_knows != before:
            known[card] = still_knows
        elif before and not still_knows:
            del known[card]

    def forget_card(self, card: i64, moved: i64, saw_neither: i64) -> None:
        """Remove seats from those that know `card`, if it has the same back as `moved`."""
        known, backs = self.table.known, self.rules.backs
        if backs[card] == backs[moved]:
            seats = known[card] & ~saw_neither
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

    def shuffle(self, zone: i64, stream: i64) -> None:
        """Shuffle a zone with an rng stream, and clear all knowledge of its cards."""
        table = self.table
        order = list(table.zones[zone])
        for at in range(len(order) - 1, 0, -1):
            other = self.roll(stream, at + 1)
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

    def roll(self, stream: i64, sides: i64) -> i64:
        """Return a uniform number from 0 to `sides` - 1 from an rng stream of the table."""
        table = self.table
        if table.rolls_to_repeat:
            return self.replay_roll(stream, sides)
        number: i64
        if table.rng_key:
            if sides > MAX_SIDES:
                raise BadRules(f"{self.rules.name} rolls {sides} sides; there may be {MAX_SIDES}")
            number = -1
            while number < 0:
                number = self.keyed_rng.below(stream, table.rng_counters[stream], sides)
                table.rng_counters[stream] += 1
        else:
            state = advance(table.rng_counters[stream])
            table.rng_counters[stream] = state
            number = (output_bits(state) * sides) >> 32
        if self.is_watched:
            self.rolls.append((stream, number))
        return number

    def replay_roll(self, wanted_stream: i64, sides: i64) -> i64:
        """Return the number that the step rolled in reality, when it is run again in an imagined world.

        Rolls beyond those recorded, or that do not fit, are new.
        """
        table = self.table
        for at in range(len(table.rolls_to_repeat)):
            recorded_stream, number = table.rolls_to_repeat[at]
            if recorded_stream == wanted_stream:
                table.rolls_to_repeat = table.rolls_to_repeat[:at] + table.rolls_to_repeat[at + 1 :]
                if number < sides:
                    self.rolls.append((wanted_stream, number))
                    return number
                break
        rest, table.rolls_to_repeat = table.rolls_to_repeat, ()
        number = self.roll(wanted_stream, sides)
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
            if seat != self.step_seat:
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
