"""Where a game waits: a committed table plus the answers given since.

A step that asks is simply run again with one more answer, so half-run code is never stored, copied or saved.
Bulk play and search need not wait: `walk` plays on in place, and whoever chooses is called from inside the step.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from mankai.kernel.errors import BadSave, IllegalOption, OtherVersion, UnknownGame
from mankai.kernel.game import ALTERNATIVES, Ask, Chooser, Cut, Game, Imagination, Over, Plan, Rules
from mankai.kernel.luck import Dice
from mankai.kernel.table import (
    Cards,
    Event,
    Fork,
    Option,
    Seat,
    Step,
    Table,
    in_order,
    restored,
)
from mankai.kernel.version import VERSION

SPECTATOR = 1 << 30


class Origin:
    """Where a game came from: its set-up and seed, or the scene that it began with."""

    def __init__(self, setup: dict[str, Any], seed: int, scene: dict[str, Any] | None = None) -> None:
        self.setup = setup
        self.seed = seed
        self.scene = scene


class Position:
    """Who decides, between what, and what has happened since the last decision.  A position never changes."""

    def __init__(
        self, rules: Rules, base: Table, answers: Cards = (), origin: Origin | None = None, trail: Any = None, since: int = 0
    ) -> None:
        """Run on from `base`, which stays as it is, until somebody must decide or the game is over."""
        self.rules = rules
        self.origin = origin
        self.trail = trail  # the options chosen so far: the last one and the trail before it
        self.question = ""
        self.about = -1
        self.words: list[str] = []
        self.seat = -1
        self.options: list[int] = []
        self.unseen: Unseen | None = None  # kept for whoever imagines often
        self.run(base, answers, since)

    def run(self, base: Table, answers: Cards, since: int) -> None:
        now = base.clone()
        game = self.rules.game(now)
        while now.agenda:
            step = now.agenda[-1]
            now.agenda = now.agenda[:-1]
            what, game.whose, game.card, game.details = step
            game.answers, game.used, game.trace = answers, 0, []
            try:
                game.perform(what)
            except Ask:
                pass
            except Over:
                now.agenda, game.plan = (), Plan()
            except Cut:
                break_off(game, now)
            if game.asked >= 0:
                break
            if len(game.plan.codes) > 0:
                game.plan.turn(0, 0)
                now.agenda += game.plan.steps()
                game.plan = Plan()
            base, answers = now, ()
            now = base.clone()
            game.table = now
        self.base, self.answers, self.now, self.trace = base, answers, now, game.trace
        self.seat, self.options, self.question, self.about = game.asked, game.options, game.question, game.about
        if self.options and self.options[0] < ALTERNATIVES:
            self.words = game.words
        self.events: list[Event] = [event for event in game.events if event[0] > since]
        game.close()

    @property
    def is_over(self) -> bool:
        return self.seat < 0

    @property
    def ranks(self) -> Cards:
        """When over: the rank of every seat, 0 the best, equal for a draw."""
        return self.now.ranks

    @property
    def scores(self) -> list[float]:
        """When over, for every seat: the share of the others it has left behind; 1 a win, 0 a loss, 0.5 a draw for two."""
        return scores_of(self.now.ranks)

    def play(self, option: Option) -> Position:
        """The position after the one who decides has chosen; this one stays as it is."""
        if option not in self.options:
            raise IllegalOption(self.refusal(option))
        answers = (*self.answers, option)
        return Position(self.rules, self.base, answers, self.origin, (option, self.trail), self.now.clock)

    def refusal(self, option: Option) -> str:
        """Why `option` is refused, and what would be accepted."""
        if self.seat < 0:
            return f"option {option} is not possible: the game is over"
        allowed = ", ".join([f"{one} ({self.label(one)})" for one in self.options])
        if 0 <= option < self.rules.size:
            return f"option {option} ({self.label(option)}) is not possible: {self.why_not(option)}; allowed: {allowed}"
        return f"there is no option {option} in {self.rules.name} (0 to {self.rules.size - 1}); allowed: {allowed}"

    def label(self, option: Option) -> str:
        """The words for an option."""
        if option < ALTERNATIVES:
            return self.words[option] if 0 <= option < len(self.words) else f"alternative {option + 1}"
        return self.rules.label(self.asking(), self.seat, option)

    def why_not(self, option: Option) -> str:
        """Why the one who decides may not choose this option now; empty when they may."""
        if option in self.options:
            return ""
        return self.rules.why_not(self.asking(), self.seat, option)

    def asking(self) -> Game:
        """The game as it waits, for whoever needs words about it."""
        game = self.rules.game(self.now)
        game.question, game.about = self.question, self.about
        return game

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """All that `seat` may know (`None`: a spectator), and nothing else, as JSON-able data.

        A card that is hidden from the seat shows only its back, as a negative number; where order means nothing
        there is none to be seen.  Who else is thinking is not told: that alone could betray what they hold.
        """
        mine = SPECTATOR if seat is None else 1 << seat
        table, rules = self.now, self.rules
        zones: list[list[int]] = []
        for zone in range(len(table.zones)):
            seen = [
                card if (rules.eyes[zone] | table.known.get(card, 0)) & mine else -1 - rules.backs[card]
                for card in table.zones[zone]
            ]
            zones.append(seen if rules.ordered[zone // rules.seats] else sorted(seen))
        decides = seat is not None and seat == self.seat
        asking = self.asking()
        return {
            "game": rules.name,
            "seat": seat,
            "decides": decides,
            "question": self.question if decides else "",
            "about": self.about if decides else -1,
            "options": self.options[:] if decides else [],
            "tokens": rules.tokens_seen(table, seat),
            "zones": zones,
            "on_cards": [list(pair) for pair in in_order(table.on_cards)],
            "matters": [matter[:] for matter in table.matters],
            "lasting": [[what, whose, card, list(details)] for what, whose, card, details in table.lasting],
            "public": rules.public(asking),
            "own": {} if seat is None else rules.own(asking, seat),
            "over": self.seat < 0,
            "ranks": list(table.ranks),
        }

    def told(self, seat: Seat | None) -> list[Event]:
        """The events since the last decision as `seat` may know them (`None`: a spectator)."""
        mine = SPECTATOR if seat is None else 1 << seat
        return [event if event[5] & mine else (event[0], event[1], event[2], -1, event[4], 0) for event in self.events]

    def log(self, seat: Seat | None) -> list[str]:
        """The same in words."""
        lines = [self.rules.tell(event, seat) for event in self.told(seat)]
        return [line for line in lines if line]

    def imagine(self, seat: Seat, seed: int) -> Position:
        """A full position that `seat` could be in, from what it knows alone: hidden cards and the luck to come are dealt anew."""
        base, answers = self.imagined(seat, Dice(seed))
        return Position(self.rules, base, answers, None, None, 0)

    def imagined(self, seat: Seat, dice: Dice) -> tuple[Table, Cards]:
        """The same as a table and the answers given since, for whoever walks on from there at once."""
        unseen = self.unseen
        if unseen is None or unseen.seat != seat:
            unseen = Unseen(self, seat)
            self.unseen = unseen
        exchanged = unseen.dealt(self.rules, dice)
        if self.rules.is_to_mend(self.now):
            unseen.mend(self.rules, self.now, exchanged, dice)
        base = self.base.clone()
        for zone in unseen.zones:
            base.zones[zone] = tuple([int(exchanged[card]) for card in base.zones[zone]])
        if base.known:
            base.known = {exchanged[card]: mask for card, mask in base.known.items()}
        for _, _, card, _ in base.agenda:
            if card >= 0 and exchanged[card] != card:
                base.agenda = tuple([exchanged_step(step, exchanged) for step in base.agenda])
                break
        forks: list[Fork] = []
        luck = base.luck
        for number in range(len(luck)):
            onward = dice.below(1 << 31)
            if luck[number] == self.now.luck[number]:
                luck[number] = onward
            else:
                forks.append((number, self.now.luck[number], onward))
        base.forks = tuple(forks)
        script = [self.exchanged_option(option, exchanged) for option in self.trace] if self.answers else []
        return base, self.imagined_answers(base, Imagination(seat, dice, script))

    def exchanged_option(self, option: Option, exchanged: vec[i64]) -> Option:
        rules = self.rules
        if option < 0:
            return option
        verb = rules.verb_of[option]
        if not rules.verbs[verb].is_about_card:
            return option
        card = rules.subject(option)
        return rules.code(verb, exchanged[card])

    def imagined_answers(self, base: Table, imagination: Imagination) -> Cards:
        """The answers that lead through the running step of the imagined `base` to where this position is."""
        if imagination.script:
            now = base.clone()
            game = self.rules.game(now)
            what, game.whose, game.card, game.details = now.agenda[-1]
            now.agenda = now.agenda[:-1]
            game.imagination = imagination
            with suppress(Ask, Over, Cut):
                game.perform(what)
        return tuple(imagination.answers)

    def walk(self, chooser: Chooser) -> list[float]:
        """Play a copy on to the end and give its scores."""
        table = self.base.clone()
        walk(self.rules, table, chooser, self.answers)
        return scores_of(table.ranks)

    @property
    def record(self) -> dict[str, Any]:
        """Game, set-up, seed, engine version and the options chosen: enough to play the game again."""
        if self.origin is None:
            raise BadSave("an imagined position has no record: it was never played")
        options: list[int] = []
        trail = self.trail
        while trail is not None:
            option, trail = trail
            options.append(option)
        options.reverse()
        record: dict[str, Any] = {
            "mankai": "record", "version": VERSION, "game": self.rules.name, "setup": self.origin.setup, "seed": self.origin.seed,
            "options": options,
        }  # fmt: skip
        if self.origin.scene is not None:
            record["scene"] = self.origin.scene
        return record

    def save(self) -> str:
        """The position as text, also in the middle of an effect; `mankai.load` is the way back."""
        content: dict[str, Any] = {
            "mankai": "save", "version": VERSION, "game": self.rules.name, "table": self.base.data(), "answers": self.answers,
            "since": self.now.clock, "record": None if self.origin is None else self.record,
        }  # fmt: skip
        content["check"] = checksum(content)
        return json.dumps(content, ensure_ascii=False)

    def key(self) -> int:
        """Equal for positions that are the same, whatever way led to them."""
        return hash((self.base.key(), self.answers))


class Unseen:
    """The cards that a seat cannot know at a position: what may lie where."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.seat = seat
        self.spots: list[vec[i64]] = []  # by kin: the cards as they really lie,
        self.cards: list[vec[i64]] = []  # and in the order of their numbers, so that dice deal alike wherever they really lie
        self.decks: list[list[int]] = []  # cards that look alike from behind but are not of a kin, in one ordered zone
        self.zones: list[int] = []  # the zones of the committed table that hold any of them
        mine, table, rules = 1 << seat, position.now, position.rules
        by_kin: dict[int, list[int]] = {}
        for zone in range(len(table.zones)):
            if not rules.eyes[zone] & mine:
                hidden = [card for card in table.zones[zone] if not table.known.get(card, 0) & mine]
                for card in hidden:
                    by_kin.setdefault(rules.kin[card], []).append(card)
                if rules.ordered[zone // rules.seats]:
                    self.note_deck(rules, hidden)
        for kin in sorted(by_kin):
            self.spots.append(vec[i64](by_kin[kin]))
            self.cards.append(vec[i64](sorted(by_kin[kin])))
        every = {card for kin in by_kin for card in by_kin[kin]}
        base = position.base.zones
        self.zones = [zone for zone in range(len(base)) if not every.isdisjoint(base[zone])]

    def note_deck(self, rules: Rules, hidden: list[int]) -> None:
        for back in sorted({rules.backs[card] for card in hidden}):
            alike = [card for card in hidden if rules.backs[card] == back]
            if len({rules.kin[card] for card in alike}) > 1:
                self.decks.append(alike)

    def mend(self, rules: Rules, table: Table, mapping: vec[i64], dice: Dice) -> None:
        """What the rules know better."""
        exchanged = {int(card): int(mapping[card]) for spots in self.spots for card in spots}
        rules.mend(table, exchanged, dice)
        for card in exchanged:
            mapping[card] = exchanged[card]

    def dealt(self, rules: Rules, dice: Dice) -> vec[i64]:
        """By card, for every unseen one another of its kin that may just as well lie there; the others stay what they are."""
        mapping = rules.every_card[:]
        for group in range(len(self.spots)):
            spots, cards = self.spots[group], self.cards[group][:]
            dice.shuffle(cards)
            for at in range(len(spots)):
                mapping[spots[at]] = cards[at]
        for alike in self.decks:
            mixed = dice.shuffled(sorted([int(mapping[card]) for card in alike]))
            for at in range(len(alike)):
                mapping[alike[at]] = mixed[at]
        return mapping


def exchanged_step(step: Step, exchanged: vec[i64]) -> Step:
    what, seat, card, details = step
    return what, seat, exchanged[card] if card >= 0 else card, details


def break_off(game: Game, table: Table) -> None:
    """After a `Cut`: forget all steps above the one that is to come next."""
    agenda = list(table.agenda)
    while agenda and agenda[-1][0] != game.cut_to:
        agenda.pop()
    table.agenda = tuple(agenda)
    game.plan, game.depth = Plan(), 0
    game.tidy()


def walk(rules: Rules, table: Table, chooser: Chooser, answers: Cards = ()) -> None:
    """Play `table` on to the end, in place: no copy, no re-run, no events; the same steps and the same luck as `Position`."""
    game = rules.game(table)
    walk_on(game, chooser, answers)
    game.close()


def walk_on(game: Game, chooser: Chooser, answers: Cards) -> None:
    """The same for a game that is made already."""
    table, plan = game.table, Plan()
    plan.put_all(table.agenda)
    table.agenda = ()
    game.plan, game.chooser, game.watched, game.answers = plan, chooser, False, answers
    while len(plan.codes) > 0:
        first: i64 = 0
        first_details: i64 = 0
        try:
            while len(plan.codes) > 0 and not game.is_enough:
                what = game.next_step()
                first, first_details = len(plan.codes), len(plan.details)
                game.perform(what)
                if len(plan.codes) - first > 1:
                    plan.turn(first, first_details)
                if game.answers:
                    game.answers, game.used = (), 0
            return
        except Over:
            return
        except Cut:
            plan.codes = plan.codes[:first]
            del plan.details[first_details:]
            table.agenda = plan.steps()
            break_off(game, table)
            plan = game.plan
            plan.put_all(table.agenda)
            table.agenda = ()
            game.answers, game.used = (), 0


def scores_of(ranks: Cards) -> list[float]:
    others = len(ranks) - 1
    scores: list[float] = []
    for rank in ranks:
        behind = 0.0
        for other in ranks:
            behind += 1.0 if other > rank else 0.5 if other == rank else 0.0
        scores.append((behind - 0.5) / others)
    return scores


def start(rules: Rules, setup: dict[str, Any], seed: int) -> Position:
    return Position(rules, rules.deal(setup, seed), (), Origin(setup, seed))


def stage(rules: Rules, scene: dict[str, Any]) -> Position:
    return Position(rules, rules.staged(scene), (), Origin({}, 0, scene))


def checksum(content: dict[str, Any]) -> str:
    text = json.dumps({name: content[name] for name in sorted(content) if name != "check"}, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def opened(text: str, kind: str) -> dict[str, Any]:
    """The content of a save or a record, once it is sure that it is one, undamaged and of this version."""
    try:
        content = json.loads(text)
    except ValueError as error:
        raise BadSave(f"this is not a Mankai {kind}: it is not JSON ({error})") from None
    if not isinstance(content, dict) or content.get("mankai") != kind:
        raise BadSave(f'this is not a Mankai {kind}: a {kind} is a JSON object with "mankai": "{kind}"')
    if content.get("version") != VERSION:
        raise OtherVersion(
            f"this {kind} was written by engine version {content.get('version')}, this is {VERSION}: "
            f"rules may have changed between them; open it with Mankai {content.get('version')}"
        )
    return content


def load(text: str, find: Callable[[str], Rules]) -> Position:
    """The position that was saved; `find` gives the rules of a game by its name."""
    content = opened(text, "save")
    if content.get("check") != checksum(content):
        raise BadSave("this save has been damaged: its check sum does not fit its content")
    rules = found(content, find)
    record = content["record"]
    origin: Origin | None = None
    trail: Any = None
    if record is not None:
        origin = Origin(record["setup"], record["seed"], record.get("scene"))
        for option in record["options"]:
            trail = (int(option), trail)
    answers = tuple([int(option) for option in content["answers"]])
    return Position(rules, restored(content["table"]), answers, origin, trail, int(content["since"]))


def found(content: dict[str, Any], find: Callable[[str], Rules]) -> Rules:
    try:
        return find(str(content.get("game")))
    except UnknownGame as error:
        raise BadSave(f"this is of a game that is not installed: {error}") from None


def replay(record: dict[str, Any] | str, find: Callable[[str], Rules]) -> list[Position]:
    """All positions of a recorded game, the final one last."""
    content = opened(record if isinstance(record, str) else json.dumps(record), "record")
    rules = found(content, find)
    for name in ("setup", "seed", "options"):
        if name not in content:
            raise BadSave(f'this record has no "{name}"')
    scene = content.get("scene")
    if not isinstance(content["setup"], dict) or not isinstance(content["options"], list) or not isinstance(content["seed"], int):
        raise BadSave("this record has been damaged: its set-up is a table, its seed a number, its options a list")
    positions = [start(rules, content["setup"], int(content["seed"])) if scene is None else stage(rules, scene)]
    for number, option in enumerate(content["options"]):
        try:
            positions.append(positions[-1].play(int(option)))
        except IllegalOption as error:
            raise BadSave(f"this record has been damaged: at decision {number + 1}, {error}") from None
    return positions
