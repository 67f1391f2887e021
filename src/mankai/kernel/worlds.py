"""Sampled worlds: tables that fit a seat's knowledge, with hidden cards and future rolls resampled (determinization).

Hidden cards are exchanged within their class, wherever a layout says that a number is a card. Then the current step is run
again by the visible actions. A world in which it leads to another question than the real one is rejected.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from mankai.kernel.rng import FastRng
from mankai.kernel.rules import ABOUT_CARD, ABOUT_NOTHING, Rules
from mankai.kernel.runner import GameOver, StepsCut
from mankai.kernel.scripted_replay import Enough, ScriptedReplay
from mankai.kernel.table import PLAIN, Layout, Numbers, Option, Seat, Step, Table

if TYPE_CHECKING:
    from mankai.kernel.position import Position

MAX_REDEALS: Final = 20  # further attempts to deal hidden cards so that they lead to the real question


def imagine_table(position: Position, seat: Seat, dice: FastRng) -> tuple[Table, Numbers]:
    """Return a sampled world as a table and the answers given since, for callers that walk on from there.

    With the sampled cards, the current step may lead to another question than the real one. Such a sample contradicts what the
    seat knows, so it is rejected, at most `MAX_REDEALS` times.
    """
    base, replay = redeal(position, seat, dice)
    redeals = 0
    while replay.leads_elsewhere and redeals < MAX_REDEALS:
        base, replay = redeal(position, seat, dice)
        redeals += 1
    return base, tuple(replay.answers)


def is_asked_in(position: Position, replay: ScriptedReplay) -> bool:
    """Return whether the current step has led to the real question in an imagined world."""
    if replay.asked != position.seat or replay.question != position.question:
        return False
    return position.seat != replay.seat or replay.options == position.options


def redeal(position: Position, seat: Seat, dice: FastRng) -> tuple[Table, ScriptedReplay]:
    """Sample the hidden cards once.  Return the table, and the replay of the current step on it by the visible actions."""
    unseen = position.hidden_cards
    if unseen is None or unseen.seat != seat:
        unseen = HiddenCards(position, seat)
        position.hidden_cards = unseen
    rules, exchanged = position.rules, unseen.deal(position.rules, dice)
    if unseen.is_constrained:
        unseen.constrain(rules, position.now, exchanged, dice)
    base = position.base.clone()
    for zone in unseen.zones:
        base.zones[zone] = tuple(int(exchanged[card]) for card in base.zones[zone])
    if base.known:
        base.known = {exchanged[card]: mask for card, mask in base.known.items()}
    if base.on_cards:
        base.on_cards = {exchanged[card]: amount for card, amount in base.on_cards.items()}
    for resolving_entry in base.resolving:
        for at in rules.resolving_layout(resolving_entry[0]).card_positions(len(resolving_entry)):
            if resolving_entry[at] >= 0:
                resolving_entry[at] = exchanged[resolving_entry[at]]
    agenda = base.agenda
    steps = exchange_in_steps(agenda, rules.step_layouts, exchanged)
    has_other_steps = steps is not agenda
    if has_other_steps:
        base.agenda = steps
    base.effects = exchange_in_steps(base.effects, rules.effect_layouts, exchanged)
    base.rng_key = b""
    for number in range(len(base.rng_counters)):
        base.rng_counters[number] = dice.below(1 << 31)
    base.rolls_to_repeat = tuple(position.rolls)
    script = [exchange_option(rules, option, exchanged) for option in position.trace]
    replay = ScriptedReplay(seat, dice, script)
    is_uncertain = position.is_mid_step or (has_other_steps and steps[-1] != agenda[-1])
    if script or is_uncertain:
        rerun_step(position, base, replay)
    replay.leads_elsewhere = is_uncertain and not is_asked_in(position, replay)
    return base, replay


def exchange_option(rules: Rules, option: Option, exchanged: vec[i64]) -> Option:
    """Return a chosen option as it is numbered in the imagined world."""
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


def rerun_step(position: Position, base: Table, replay: ScriptedReplay) -> None:
    """Run the current step again on a copy of the imagined `base`, as far as its script goes."""
    now = base.clone()
    game = position.borrow_runner(now)
    game.start_watching()
    step, game.step_seat, game.card, game.details = now.agenda[-1]
    now.agenda = now.agenda[:-1]
    game.replay_script, game.is_watched, game.agenda.size = replay, False, 0
    try:
        game.perform(step)
    except (Enough, GameOver, StepsCut):
        game.depth = 0
    except Exception:
        if replay.position <= len(replay.script):
            raise
        game.depth = 0  # an error beyond the script does not matter
    position.runner_pool.append(game)


class HiddenCards:
    """The cards that a seat cannot know at a position, by exchange class."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.seat = seat
        self.places: list[vec[i64]] = []  # by exchange class: the cards in their real order
        self.cards: list[vec[i64]] = []  # the same, sorted, so that a sample does not depend on the real order
        self.mixed_piles: list[list[int]] = []  # cards of one ordered zone with the same back but of different classes
        self.zones: list[int] = []  # the zones of the committed table that hold any of them
        seat_bit, table, rules = 1 << seat, position.now, position.rules
        by_class: dict[int, list[int]] = {}
        for zone in range(len(table.zones)):
            if not rules.seen_by[zone] & seat_bit:
                hidden = [card for card in table.zones[zone] if not table.known.get(card, 0) & seat_bit]
                for card in hidden:
                    by_class.setdefault(rules.exchange_class[card], []).append(card)
                if rules.ordered[zone // rules.seats]:
                    self.note_mixed_pile(rules, hidden)
        for number in sorted(by_class):
            self.places.append(vec[i64](by_class[number]))
            self.cards.append(vec[i64](sorted(by_class[number])))
        every = {card for number in by_class for card in by_class[number]}
        base = position.base.zones
        self.zones = [zone for zone in range(len(base)) if not every.isdisjoint(base[zone])]
        self.is_constrained = rules.has_world_constraints(table)

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
    for kind, _, card, details in steps:
        if (card >= 0 and exchanged[card] != card) or (details and layouts.get(kind, PLAIN) is not PLAIN):
            return tuple([exchange_in_step(step, layouts, exchanged) for step in steps])
    return steps


def exchange_in_step(step: Step, layouts: dict[int, Layout], exchanged: vec[i64]) -> Step:
    kind, seat, card, details = step
    numbers, layout = list(details), layouts.get(kind, PLAIN)
    for at in layout.card_positions(len(numbers)):
        if numbers[at] >= 0:
            numbers[at] = exchanged[numbers[at]]
    return kind, seat, exchanged[card] if card >= 0 and not layout.is_announced else card, tuple(numbers)
