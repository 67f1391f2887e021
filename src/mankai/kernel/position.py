"""Positions: a committed table plus the answers given since, and the loop that runs steps.

When a step asks a seat, its work is dropped; once the answer is known, the step runs again from the committed table with all
answers so far.  No half-run code is ever stored, so a position can be copied, saved and hashed at every decision.
Bulk play and search do not wait: `walk` plays a table in place and calls a `Chooser` from inside the step.
"""

from __future__ import annotations

import sys
from importlib import import_module
from operator import index
from typing import Any, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from mankai.kernel.errors import BadRules, BadSave, IllegalOption
from mankai.kernel.messages import DETAIL, TURN, LogLine, Message, slug, the_card
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import ABOUT_CARD, ABOUT_NOTHING, ALTERNATIVES, Rules
from mankai.kernel.runner import NO_WORDS, Chooser, Enough, GameOver, Runner, ScriptedReplay, StepsCut, is_among
from mankai.kernel.schemas import FollowUpGame, Record, View, html_hooks
from mankai.kernel.table import OWNER, PLAIN, Effect, Event, Layout, Numbers, Option, Roll, Seat, Step, Table, holds, restore

SPECTATOR: Final = 1 << 30
MAX_REDEALS: Final = 20  # further attempts to deal hidden cards so that they lead to the real question
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
    """Return the events after the clock `since`: usually all of them."""
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
        spare: list[Runner] | None = None,
        halt: int = 0,
    ) -> None:
        """Run from `base`, which is not changed, until a seat must decide or the game is over.

        `halt` is for `play_in_pieces`: the number of the hidden quiet question at which to wait although there is one option.
        """
        self.rules = rules
        self.origin = origin
        self.trail = trail  # the options chosen so far
        self.runner_pool: list[Runner] = spare if spare is not None else []  # idle runners, shared by the positions of a game
        self.hidden_cards: HiddenCards | None = None  # cache of `redeal`; replaced when another seat imagines
        now = base.clone()
        game = self.borrow_runner(now)
        game.start_watching()
        game.halt_at_rest = halt
        done = run_agenda(game, answers, -1)
        self.trace: list[int] = game.trace if game.trace else NO_OPTIONS  # options taken in the current step,
        self.rolls: list[Roll] = game.rolls if game.rolls else NO_ROLLS  # and numbers rolled in it
        self.reveals_hidden = game.reveals_hidden
        # Seats that might have answered since the last decision, once per chance.
        self.possible_answerers: list[int] = game.possible_answerers if game.possible_answerers else NO_OPTIONS
        # Quiet questions skipped since then because there was one option, which others cannot know.
        self.hidden_rest_count = int(game.hidden_rest_count)
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
            self.standing.copy_steps(base, base.step_count() - 1)
        elif done == 0:
            self.standing = now
            now.copy_steps(base, base.step_count() - 1)
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
        """Return whether the deciding seat may choose this: one of `options` or `twins`."""
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

    def play_in_pieces(self, option: SupportsIndex) -> list[Position]:
        """Return the result of `play`, preceded by a position for every hidden quiet question skipped for lack of a choice.

        To others these must look like questions with several options.  Each position has the events since the one before.
        """
        end = self.play(option)
        found: list[Position] = []
        base, answers, since, first = self.base, (*self.answers, index(option)), self.clock, 1
        for _ in range(end.hidden_rest_count):
            at = Position(self.rules, base, answers, self.origin, end.trail, since, self.runner_pool, first)
            found.append(at)
            base, answers, since, first = at.base, at.answers, at.clock, 2
        if found:
            end = Position(self.rules, base, answers, self.origin, end.trail, since, self.runner_pool)
        return [*found, end]

    def choose(self, words: str) -> Position:
        """Return the position after an option, given by its label or an unambiguous part of it."""
        said = words.casefold().strip()
        labels = [(option, self.label(option)) for option in self.options]
        fitting = [option for option, label in labels if label.casefold() == said]
        if not fitting and said:
            fitting = [option for option, label in labels if said in label.casefold()]
        if len(fitting) == 1:
            return self.play(fitting[0])
        if fitting:
            raise IllegalOption(f"{words!r} fits several options: {self.option_list(fitting)}")
        if self.seat < 0:
            raise IllegalOption(f"{words!r} cannot be chosen: the game is over")
        raise IllegalOption(f"{words!r} is no option now; allowed: {self.option_list(self.options)}")

    def option_list(self, options: list[int]) -> str:
        return ", ".join([f"{one} ({self.label(one)})" for one in options])

    def refusal(self, option: Option) -> str:
        """Return why `option` is refused, and the options that would be accepted."""
        if self.seat < 0:
            return f"option {option} is not possible: the game is over"
        allowed = self.option_list(self.options)
        if 0 <= option < self.rules.size:
            return f"option {option} ({self.label(option)}) is not possible: {self.why_not(option)}; allowed: {allowed}"
        return f"there is no option {option} in {self.rules.name} (0 to {self.rules.size - 1}); allowed: {allowed}"

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
        """Return refused options that the deciding seat might expect, with reasons: see `refused_options`.

        A reason that applies to `common` or more verbs explains nothing and is left out.
        """
        game, rules = self.asking_runner(), self.rules
        allowed = set(self.options + self.twins)
        own: list[int] = []
        for zone in range(self.seat, len(self.now.zones), rules.seats):
            if rules.visibility[zone // rules.seats] == OWNER:
                own.extend(self.now.zones[zone])
        given: list[Message] = []  # all distinct reasons,
        counts: list[int] = []  # by reason: its number of verbs,
        latest: list[int] = []  # and the last of them
        options: list[int] = []
        reasons: list[int] = []  # by option: the index of its reason
        for number in range(1, len(rules.verbs)):
            for option in refused_options(rules, number, own, few, allowed):
                reason = reason_number(rules.why_not(game, self.seat, option), given)
                if reason == len(counts):
                    counts.append(0)
                    latest.append(0)
                if latest[reason] != number:
                    latest[reason] = number
                    counts[reason] += 1
                options.append(option)
                reasons.append(reason)
        self.runner_pool.append(game)
        found: list[tuple[Option, Message]] = []
        for at in range(len(options)):
            if counts[reasons[at]] < common:
                found.append((options[at], given[reasons[at]]))
        return found

    def asking_runner(self) -> Runner:
        """Return a runner on the current table and question, for queries to the rules.  The caller puts it back into the pool."""
        game = self.borrow_runner(self.now)
        game.start_watching()
        game.question, game.about, game.options = self.question, self.about, self.options
        return game

    def view(self, seat: Seat | None) -> View:
        """Return everything that `seat` may know (`None`: a spectator), and nothing else, as JSON-able data.

        A card that is hidden from the seat is a negative number for its back.  Zones without an order are sorted.  The view
        does not say which other seat decides: that alone could reveal what the seat holds.
        """
        mine = SPECTATOR if seat is None else 1 << seat
        table, rules = self.now, self.rules
        zones: list[list[int]] = []
        hidden: dict[int, int] = {-1: -1}  # by card that the seat may not know: the number shown instead
        for zone in range(len(table.zones)):
            seen: list[int] = []
            if rules.seen_by[zone] & mine:
                seen.extend(table.zones[zone])
            else:
                for card in table.zones[zone]:
                    if table.known.get(card, 0) & mine:
                        seen.append(card)
                    else:
                        hidden[card] = -1 - rules.backs[card]
                        seen.append(hidden[card])
            if len(seen) > 1 and not rules.ordered[zone // rules.seats]:
                seen.sort()
            zones.append(seen)
        decides = seat is not None and seat == self.seat
        asking = self.asking_runner()
        view: View = {
            "game": rules.name,
            "seat": seat,
            "decides": decides,
            "question": self.question if decides else "",
            "about": self.about if decides else -1,
            "options": self.options[:] if decides else [],
            "tokens": rules.visible_tokens(table, seat),
            "zones": zones,
            "on_cards": sorted([[hidden.get(card, card), table.on_cards[card]] for card in table.on_cards]),
            "matters": [hide_cards(matter, rules.resolving_layout(matter[0]), hidden) for matter in table.resolving],
            "lasting": [visible_effect(entry, rules.effect_layouts.get(entry[0], PLAIN), hidden) for entry in table.effects],
            "public": rules.public(asking),
            "own": {} if seat is None else rules.own(asking, seat),
            "over": self.seat < 0,
            "ranks": list(table.ranks),
        }
        self.runner_pool.append(asking)
        return view

    def events_for(self, seat: Seat | None) -> list[Event]:
        """Return the events since the last decision as `seat` may know them (`None`: a spectator)."""
        mine = SPECTATOR if seat is None else 1 << seat
        return [event if event[5] & mine else (event[0], event[1], event[2], -1, event[4], 0) for event in self.events]

    def log(self, seat: Seat | None) -> list[str]:
        """Return the same events as English text; details are indented."""
        lines: list[str] = []
        for weight, _, message in self.log_lines(seat):
            said = self.rules.translate(message, seat)
            lines.append(f"  {said}" if weight == DETAIL else f"-- {said} --" if weight == TURN else said)
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
        """Return whether `seat` has learnt anything between here and `after`, a later position of this game.

        That is: a random number was drawn, a hidden card or number was seen, an outcome depended on hidden cards, or another
        seat than the one deciding here has decided.
        """
        if list(self.now.rng_counters) != list(after.now.rng_counters):
            return True
        if self.has_learnt_of_cards(after, seat):
            return True
        before, since = self.rules.visible_tokens(self.now, seat), self.rules.visible_tokens(after.now, seat)
        if any([before[place] < 0 <= since[place] for place in range(len(before))]):
            return True
        here: Any = self.trail
        there: Any = after.trail
        if here is not None and there is not None and there[1] is here:  # one decision later: its flag covers all of it
            return after.reveals_hidden
        position = self
        for option in self.options_to(after):
            if position.seat != self.seat:
                return True
            position = position.play(option)
            if position.reveals_hidden:
                return True
        return False

    def has_learnt_of_cards(self, after: Position, seat: Seat) -> bool:
        """Return whether `seat` knows the place of a card in `after` that it did not know here."""
        here, there, eyes, mine = self.now, after.now, self.rules.seen_by, 1 << seat
        for zone in range(len(there.zones)):
            if eyes[zone] & mine and there.zones[zone] is not here.zones[zone]:
                for card in there.zones[zone]:
                    if not holds(here.zones[zone], card) and not self.is_known_to(card, mine):
                        return True
        for card, who in there.known.items():
            if who & mine and not self.is_known_to(card, mine):
                return True
        return False

    def is_known_to(self, card: i64, mine: int) -> bool:
        """Return whether the seat whose bit is `mine` knows where a card is."""
        table, eyes = self.now, self.rules.seen_by
        if table.known.get(card, 0) & mine:
            return True
        for zone in range(len(table.zones)):
            if eyes[zone] & mine and holds(table.zones[zone], card):
                return True
        return False

    def known_to(self, seat: Seat) -> set[int]:
        """Return the cards whose place `seat` knows."""
        found: set[int] = set()
        table, eyes, mine = self.now, self.rules.seen_by, 1 << seat
        for zone in range(len(table.zones)):
            if eyes[zone] & mine:
                found.update(table.zones[zone])
            else:
                for card in table.zones[zone]:
                    if table.known.get(card, 0) & mine:
                        found.add(card)
        return found

    def options_to(self, after: Position) -> list[int]:
        """Return the options that led from here to `after`."""
        here, there = self.decisions, after.decisions
        if there[: len(here)] != here:
            raise IllegalOption("what was learnt since can be told only of a position to which this one has led")
        return there[len(here) :]

    def imagine(self, seat: Seat, seed: int) -> Position:
        """Return a determinization: a position that fits all that `seat` knows, with hidden cards and future rolls resampled."""
        base, answers = self.imagine_table(seat, FastRng(seed))
        return Position(self.rules, base, answers, None, None, 0, self.runner_pool)

    def imagine_table(self, seat: Seat, dice: FastRng) -> tuple[Table, Numbers]:
        """Return the same as a table and the answers given since, for callers that walk on from there at once.

        With the sampled cards, the current step may lead to another question than the real one.  Such a sample contradicts
        what the seat knows, so it is rejected, at most `MAX_REDEALS` times.
        """
        base, imagination = self.redeal(seat, dice)
        redeals = 0
        while imagination.leads_elsewhere and redeals < MAX_REDEALS:
            base, imagination = self.redeal(seat, dice)
            redeals += 1
        return base, tuple(imagination.answers)

    def is_asked_in(self, imagination: ScriptedReplay) -> bool:
        """Return whether the current step has led to the real question in an imagined world."""
        if imagination.asked != self.seat or imagination.question != self.question:
            return False
        return self.seat != imagination.seat or imagination.options == self.options

    def redeal(self, seat: Seat, dice: FastRng) -> tuple[Table, ScriptedReplay]:
        """Sample the hidden cards once.  Return the table, and the replay of the current step on it by the visible actions."""
        unseen = self.hidden_cards
        if unseen is None or unseen.seat != seat:
            unseen = HiddenCards(self, seat)
            self.hidden_cards = unseen
        rules, exchanged = self.rules, unseen.deal(self.rules, dice)
        if rules.has_world_constraints(self.now):
            unseen.constrain(rules, self.now, exchanged, dice)
        base = self.base.clone()
        for zone in unseen.zones:
            base.zones[zone] = tuple(int(exchanged[card]) for card in base.zones[zone])
        if base.known:
            base.known = {exchanged[card]: mask for card, mask in base.known.items()}
        if base.on_cards:
            base.on_cards = {exchanged[card]: amount for card, amount in base.on_cards.items()}
        for matter in base.resolving:
            for at in rules.resolving_layout(matter[0]).card_positions(len(matter)):
                if matter[at] >= 0:
                    matter[at] = exchanged[matter[at]]
        agenda = self.base.agenda
        base.agenda = exchange_in_steps(agenda, rules.step_layouts, exchanged)
        base.effects = exchange_in_steps(base.effects, rules.effect_layouts, exchanged)
        base.rng_key = b""
        for number in range(len(base.rng_counters)):
            base.rng_counters[number] = dice.below(1 << 31)
        base.rolls_to_repeat = tuple(self.rolls)
        script = [self.exchange_option(option, exchanged) for option in self.trace]
        imagination = ScriptedReplay(seat, dice, script)
        is_uncertain = self.is_mid_step or (base.agenda is not agenda and base.agenda[-1] != agenda[-1])
        if script or is_uncertain:
            self.rerun_step(base, imagination)
        imagination.leads_elsewhere = is_uncertain and not self.is_asked_in(imagination)
        return base, imagination

    def exchange_option(self, option: Option, exchanged: vec[i64]) -> Option:
        """Return a chosen option as it is numbered in the imagined world."""
        rules = self.rules
        if option < 0:
            return option
        verb, subject = rules.verb_of[option], rules.subject(option)
        about = rules.verbs[verb].about
        if about == ABOUT_NOTHING:
            return option
        if about == ABOUT_CARD:
            return rules.code(verb, exchanged[subject])
        images = [rules.faces[exchanged[card]] for card in range(len(rules.faces)) if rules.faces[card] == subject]
        return option if subject in images or not images else rules.code(verb, images[0])

    def rerun_step(self, base: Table, imagination: ScriptedReplay) -> None:
        """Run the current step again on a copy of the imagined `base`, as far as its script goes."""
        now = base.clone()
        game = self.borrow_runner(now)
        game.start_watching()
        what, game.whose, game.card, game.details = now.agenda[-1]
        now.agenda = now.agenda[:-1]
        game.replay_script, game.is_watched, game.agenda.size = imagination, False, 0
        try:
            game.perform(what)
        except (Enough, GameOver, StepsCut):
            game.depth = 0
        except Exception:
            if imagination.position <= len(imagination.script):
                raise
            game.depth = 0  # an error beyond the script does not matter
        self.runner_pool.append(game)

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
        return unpickle, (*address_of(self.rules), self.base.data(), self.answers, origin, self.decisions, self.events)


def address_of(rules: Rules) -> tuple[str, str]:
    """Return the module that holds these rules, and their name in it.  Cached in `rules.address`, which never changes."""
    if not rules.address:
        for module in list(sys.modules.values()):
            for name, value in list(getattr(module, "__dict__", {}).items()):
                if value is rules and not rules.address:
                    rules.address = [module.__name__, name]
    if not rules.address:
        raise BadRules(f"a position of {rules.name} cannot be pickled: no module holds its rules under a name")
    return rules.address[0], rules.address[1]


def unpickle(
    module: str,
    name: str,
    base: list[Any],
    answers: Numbers,
    origin: tuple[Any, ...] | None,
    decisions: list[int],
    events: list[Event],
) -> Position:
    """Return a position from its pickled parts."""
    rules: Rules = getattr(import_module(module), name)
    trail: Trail | None = None
    for option in decisions:
        trail = (option, trail)
    position = Position(rules, restore(base), answers, None if origin is None else Origin(*origin), trail)
    position.events = events
    return position


def visible_effect(entry: Effect, layout: Layout, hidden: dict[int, int]) -> list[Any]:
    """Return an effect for a viewer that sees `hidden[card]` instead of some cards."""
    what, whose, card, details = entry
    return [what, whose, card if layout.is_announced else hidden.get(card, card), hide_cards(list(details), layout, hidden)]


def refused_options(rules: Rules, number: int, own: list[int], few: int, allowed: set[int]) -> list[int]:
    """Return the options of a verb that are not allowed now, but that a seat with the cards `own` might expect.

    These are options on the cards or on their faces, and those of verbs with at most `few` subjects that are plain numbers.
    """
    verb, first = rules.verbs[number], rules.first_by_verb[number]
    if verb.about != ABOUT_NOTHING:
        subjects = own if verb.is_about_card else sorted({rules.faces[card] for card in own})
        return [first + subject for subject in subjects if subject < verb.count and first + subject not in allowed]
    return [option for option in range(first, first + verb.count) if option not in allowed] if verb.count <= few else []


def reason_number(message: Message, given: list[Message]) -> int:
    """Return the index of a message in `given`, after appending it if it is new."""
    key, arguments = message
    for number in range(len(given)):
        other, others = given[number]
        if other == key and ((not arguments and not others) or arguments == others):
            return number
    given.append(message)
    return len(given) - 1


def hide_cards(row: list[int], layout: Layout, hidden: dict[int, int]) -> list[int]:
    """Return a row for a viewer that sees `hidden[card]` instead of some cards."""
    seen = row[:]
    for at in layout.card_positions(len(row)):
        seen[at] = hidden.get(row[at], row[at])
    return seen


class HiddenCards:
    """The cards that a seat cannot know at a position, by exchange class."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.seat = seat
        self.places: list[vec[i64]] = []  # by exchange class: the cards in their real order,
        self.cards: list[vec[i64]] = []  # and sorted, so that a sample does not depend on the real order
        self.mixed_piles: list[list[int]] = []  # cards of one ordered zone with the same back but of different classes
        self.zones: list[int] = []  # the zones of the committed table that hold any of them
        mine, table, rules = 1 << seat, position.now, position.rules
        by_kin: dict[int, list[int]] = {}
        for zone in range(len(table.zones)):
            if not rules.seen_by[zone] & mine:
                hidden = [card for card in table.zones[zone] if not table.known.get(card, 0) & mine]
                for card in hidden:
                    by_kin.setdefault(rules.exchange_class[card], []).append(card)
                if rules.ordered[zone // rules.seats]:
                    self.note_mixed_pile(rules, hidden)
        for kin in sorted(by_kin):
            self.places.append(vec[i64](by_kin[kin]))
            self.cards.append(vec[i64](sorted(by_kin[kin])))
        every = {card for kin in by_kin for card in by_kin[kin]}
        base = position.base.zones
        self.zones = [zone for zone in range(len(base)) if not every.isdisjoint(base[zone])]

    def note_mixed_pile(self, rules: Rules, hidden: list[int]) -> None:
        for back in sorted({rules.backs[card] for card in hidden}):
            alike = [card for card in hidden if rules.backs[card] == back]
            if len({rules.exchange_class[card] for card in alike}) > 1:
                self.mixed_piles.append(alike)

    def constrain(self, rules: Rules, table: Table, mapping: vec[i64], dice: FastRng) -> None:
        """Let the rules adjust `mapping`: see `Rules.constrain_world`."""
        exchanged = {int(card): int(mapping[card]) for spots in self.places for card in spots}
        rules.constrain_world(table, self.seat, exchanged, dice)
        for card in exchanged:
            mapping[card] = exchanged[card]

    def deal(self, rules: Rules, dice: FastRng) -> vec[i64]:
        """Return a random mapping of cards: hidden ones are permuted within their exchange class, others map to themselves.

        In mixed piles the result is shuffled again among cards with the same back.
        """
        mapping = rules.every_card[:]
        for group in range(len(self.places)):
            spots, cards = self.places[group], self.cards[group][:]
            dice.shuffle(cards)
            for at in range(len(spots)):
                mapping[spots[at]] = cards[at]
        for alike in self.mixed_piles:
            mixed = dice.shuffle_copy(sorted([int(mapping[card]) for card in alike]))
            for at in range(len(alike)):
                mapping[alike[at]] = mixed[at]
        return mapping


def exchange_in_steps(steps: tuple[Step, ...], layouts: dict[int, Layout], exchanged: vec[i64]) -> tuple[Step, ...]:
    """Return steps or effects with their cards replaced by those of an imagined world."""
    for what, _, card, details in steps:
        if (card >= 0 and exchanged[card] != card) or (details and layouts.get(what, PLAIN) is not PLAIN):
            return tuple([exchange_in_step(step, layouts, exchanged) for step in steps])
    return steps


def exchange_in_step(step: Step, layouts: dict[int, Layout], exchanged: vec[i64]) -> Step:
    what, seat, card, details = step
    numbers, layout = list(details), layouts.get(what, PLAIN)
    for at in layout.card_positions(len(numbers)):
        if numbers[at] >= 0:
            numbers[at] = exchanged[numbers[at]]
    return what, seat, exchanged[card] if card >= 0 and not layout.is_announced else card, tuple(numbers)


def walk(rules: Rules, table: Table, chooser: Chooser, answers: Numbers = ()) -> None:
    """Play `table` to the end in place: no copies, re-runs or events, but the same steps and rolls as with `Position`."""
    game = rules.make_runner(table)
    walk_runner(game, chooser, answers)
    game.close()


def walk_runner(game: Runner, chooser: Chooser, answers: Numbers) -> None:
    """Play a runner's table to the end in place."""
    game.chooser, game.is_watched = chooser, False
    run_agenda(game, answers, -1)


def run_agenda(game: Runner, answers: Numbers, limit: i64) -> i64:
    """Load the table's agenda and run it: see `run_steps`.  Return the number of steps completed."""
    table = game.table
    game.agenda.load(table)
    table.agenda = ()
    return run_steps(game, answers, limit)


def run_steps(game: Runner, answers: Numbers, limit: i64) -> i64:
    """Run steps in place until a seat must decide, the game is over, or the chooser requests a stop.

    Runs at most `limit` steps (-1: any number).  Return the number of steps completed, without one that waits for a decision.
    """
    table, plan = game.table, game.agenda
    game.answers = answers
    done: i64 = 0
    what: i64 = -1
    first: i64 = 0
    while True:
        try:
            while plan.size > 0 and not game.stop_requested and done != limit:
                what = game.next_step()
                first = plan.size
                game.perform(what)
                if game.asked_seat >= 0:
                    if not game.is_mid_step:
                        plan.push(what, game.whose, game.card, game.details)
                    return done
                if plan.size - first > 1:
                    plan.reverse_from(first)
                done += 1
                if game.answers or game.is_watched or table.rolls_to_repeat:
                    game.end_step()
            if plan.size == 0 and not game.stop_requested and not table.ranks:
                raise BadRules(f"{game.rules.name}: nothing is left to do after {game.rules.step_name(what)}, and nobody has won")
            return done
        except Enough:
            return done
        except GameOver:
            if game.is_mid_step:
                return done
            game.end_step()
            plan.size = 0
            return done + 1
        except StepsCut:
            if game.is_mid_step:
                return done
            plan.size = first
            cut_agenda(game, what)
            done += 1
            game.end_step()
        except Exception:
            if game.is_mid_step:  # in the dry run: a real fault will show up again with the real answer
                return done
            raise


def cut_agenda(game: Runner, what: i64) -> None:
    """Drop all steps above the step `game.cut_to`, after a `StepsCut` in the step `what`."""
    plan = game.agenda
    while plan.size > 0 and plan.codes[plan.size - 1] & 255 != game.cut_to:
        plan.size -= 1
    if plan.size == 0:
        rules = game.rules
        raise BadRules(
            f"{rules.name}: {rules.step_name(what)} breaks off to {rules.step_name(game.cut_to)}, which is not to come"
        )
    game.depth = 0
    game.after_cut()


def scores_of(ranks: Numbers) -> list[float]:
    others = len(ranks) - 1
    scores: list[float] = []
    for rank in ranks:
        behind = 0.0
        for other in ranks:
            behind += 1.0 if other > rank else 0.5 if other == rank else 0.0
        scores.append((behind - 0.5) / others)
    return scores
