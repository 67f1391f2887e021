"""A game while it runs: the table, the step being done, and the verbs that change it, each of which tells its event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mankai.kernel.luck import Dice, advance, drawn
from mankai.kernel.table import (
    ALL,
    EVERYONE,
    OWNER,
    Card,
    Cards,
    Event,
    Option,
    Seat,
    Step,
    Table,
    Zone,
)

if TYPE_CHECKING:
    from mankai.kernel.position import Position

ALTERNATIVES: Final = 16  # the first options of every game: the nth alternative of what is asked just now


class Ask(BaseException):
    """The answer is not known yet: raised by `Game.choose`, caught by `Position` alone."""


class Over(BaseException):
    """The game is over, at once: raised by `Game.finish`, caught by `Position` and `walk` alone."""


class Cut(BaseException):
    """All that is under way is broken off, down to a step of the agenda: raised by `Game.cut`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """Whoever answers at once, from inside the step: a bot in bulk play, a search going down its tree."""

    def choose(self, game: Game, seat: int, options: list[int]) -> int:
        """One of `options`."""
        raise NotImplementedError


class Chance(Chooser):
    """Chooses at random, quickly."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, game: Game, seat: int, options: list[int]) -> int:
        return self.dice.pick(options)


class Verb:
    """A kind of option: what one does, and what it may be about (`count` subjects)."""

    def __init__(self, name: str, count: int, is_about_card: bool = False) -> None:
        self.name = name
        self.count = count
        self.is_about_card = is_about_card


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One edition of one game: who sees which zone, what may be chosen, how it is set up.  It holds no state.

    This is what `mankai.game(name)` gives, so `start`, `scene`, `size` and the rest are the front of the one door.
    """

    def __init__(
        self,
        name: str,
        seats: int,
        sight: list[int],
        ordered: list[bool],
        backs: list[int],
        verbs: list[Verb],
        kin: list[int] | None = None,
    ) -> None:
        self.name = name
        self.seats = seats
        self.sight = sight  # by kind of zone: nobody, owner, everyone: the one place that decides who sees what
        self.ordered = ordered  # by kind of zone: whether the order of its cards is part of the game
        self.backs = backs  # by card: what can be seen of it from behind
        self.kin = kin if kin is not None else backs  # by card: only cards of a kin can lie in each other's place
        self.verbs = [Verb("choose", ALTERNATIVES), *verbs]
        self.rests: list[str] = []  # the questions at which nothing is under way: where a look ahead may stop
        self.building: list[str] = []  # the questions of setting up, which are judged at a glance rather than searched
        self.spread = 1000.0  # the difference in worth that makes a game about 3 to 1
        self.horizon = -1  # how many turns a search rolls on before it judges by `worth`: -1 as soon as nothing is under way
        self.eyes: list[int] = []  # by zone: the seats that see its cards, as bits
        for kind in range(len(sight)):
            for seat in range(seats):
                self.eyes.append(ALL if sight[kind] == EVERYONE else 1 << seat if sight[kind] == OWNER else 0)
        self.firsts: list[int] = []  # by verb: the first option
        self.verb_of: list[int] = []  # by option
        for at in range(len(self.verbs)):
            self.firsts.append(len(self.verb_of))
            self.verb_of.extend([at] * self.verbs[at].count)

    @property
    def size(self) -> int:
        """How many options the game has in all: every option is a number below this, with one meaning."""
        return len(self.verb_of)

    def code(self, verb: int, subject: int = 0) -> Option:
        return self.firsts[verb] + subject

    def subject(self, option: Option) -> int:
        return option - self.firsts[self.verb_of[option]]

    # What a game of this kind must say for itself.

    def game(self, table: Table) -> Game:
        """A running game on `table`: the subclass of `Game` that knows these rules' steps."""
        raise NotImplementedError

    def deal(self, setup: dict[str, Any], seed: int) -> Table:
        """The table at the beginning; raises `BadSetup`."""
        raise NotImplementedError

    def staged(self, scene: dict[str, Any]) -> Table:
        """The table that a scene describes; raises `BadScene`."""
        raise NotImplementedError

    def label(self, game: Game, seat: Seat, option: Option) -> str:
        """The words for an option."""
        return f"{self.verbs[self.verb_of[option]].name} {self.subject(option)}"

    def why_not(self, game: Game, seat: Seat, option: Option) -> str:
        """Why an option cannot be chosen now, in the words of the rules."""
        return "not possible now"

    def faults(self, table: Table) -> list[str]:
        """What is wrong with a table that claims to be one of this game: the game's own conservation laws."""
        return []

    def portrait(self, table: Table) -> dict[str, Any]:
        """A table in words, as a scene describes it: for tests, rulings and people, not for players."""
        return {}

    def mend(self, table: Table, exchanged: dict[int, int], dice: Dice) -> None:
        """Where the rules know more of hidden cards than their backs tell: which is to lie where in an imagined world."""

    def worth(self, game: Game, seat: Seat) -> int:
        """How well `seat` stands, in thousandths of whatever the game counts: a short evaluation for players that want one."""
        return 0

    def leaning(self, game: Game, seat: Seat, option: Option) -> int:
        """How much an option is to be tried first, from 1 on: a glance, for rollouts, at what `seat` sees anyway."""
        return 1

    def turns(self, game: Game) -> int:
        """How many turns have begun, whatever this game calls a turn: how far a look ahead has gone."""
        return 0

    def adviser(self, seed: int) -> Chooser | None:
        """Somebody who chooses sensibly at a glance, from what the seat sees; `None` where `worth` is the better guide."""
        return None

    def tokens_seen(self, table: Table, seat: Seat | None) -> list[int]:
        """The numbers of all places as `seat` may know them: -1 for what is hidden."""
        return table.tokens[:]

    def public(self, game: Game) -> dict[str, Any]:
        """What follows from the table and everybody may know, such as the current Distance: it is part of every view."""
        return {}

    def own(self, game: Game, seat: Seat) -> dict[str, Any]:
        """What follows from the table and only `seat` may know, such as the Ranges of its Attacks: part of its view alone."""
        return {}

    def legend(self) -> dict[str, Any]:
        """The names of places, zones and cards, for whoever shows a view to people."""
        return {}

    def tell(self, event: Event, seat: Seat | None) -> str:
        """An event, already cut to what the reader at `seat` may know, in words; empty when not worth a line."""
        return ""

    # The front of the door.

    def start(self, setup: dict[str, Any] | None = None, seed: int = 0) -> Position:
        """A game at its first decision; without a set-up a ready-made one."""
        from mankai.kernel.position import start

        return start(self, {} if setup is None else setup, seed)

    def scene(self, scene: dict[str, Any]) -> Position:
        """Any position, from a small description of it."""
        from mankai.kernel.position import stage

        return stage(self, scene)


class Imagination:
    """How a step that is under way is run again in an imagined world: everybody takes what they took.

    What others were asked may differ there, because it depends on what is hidden: one may be asked who had no choice, or
    not be asked who had one.  What they visibly did is the same.
    """

    def __init__(self, seat: Seat, dice: Dice, script: list[int]) -> None:
        self.seat = seat
        self.dice = dice
        self.script = script  # the options taken, in order, also where there was but one
        self.answers: list[int] = []  # those that are answers to a question in the imagined world

    def follow(self, rules: Rules, at: int, options: list[int]) -> Option:
        """The option taken at that point of the script; where it was none, one that shows nothing."""
        option = self.script[at]
        if option not in options:
            quiet = [one for one in options if not rules.verbs[rules.verb_of[one]].is_about_card]
            option = quiet[0] if quiet else options[0] if options else -1
        if len(options) > 1:
            self.answers.append(option)
        return option


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A table while steps run.  A game of its own kind adds its verbs and says in `perform` what its steps do."""

    def __init__(self, rules: Rules, table: Table) -> None:
        self.rules = rules
        self.table = table
        self.chooser: Chooser | None = None
        self.watched = True  # nobody watches bulk play: no events, no words
        self.whose = 0  # the step being done
        self.card = -1
        self.details: Cards = ()
        self.answers: Cards = ()
        self.used = 0  # answers used by this step so far
        self.depth = 0  # how many steps are being done inside one another
        self.added: list[Step] = []
        self.asked = -1  # who is asked, what, and with which words for the alternatives
        self.options: list[int] = []
        self.question = ""
        self.about = -1
        self.words: list[str] = []
        self.events: list[Event] = []
        self.cut_to = -1
        self.trace: list[int] = []  # all options taken in this step, also where there was but one
        self.imagination: Imagination | None = None  # set while a step is run again in an imagined world

    def perform(self, what: int) -> None:
        """Do the step `what`."""
        raise NotImplementedError

    def tidy(self) -> None:
        """Called when all that was under way has been broken off."""

    # Asking.

    def answered(self) -> Option:
        """The answer to the one question of a step that asks before it changes anything, if it is there; else -1."""
        if self.depth == 0 and self.used < len(self.answers) and self.imagination is None:
            return self.next_answer()
        return -1

    def next_answer(self) -> Option:
        self.used += 1
        self.trace.append(self.answers[self.used - 1])
        return self.answers[self.used - 1]

    def decide(self, seat: Seat, options: list[int], question: str = "", about: Card = -1) -> Option:
        """As `choose`, for a step that asks only once and before it changes anything: -1 means return at once and wait."""
        if len(options) < 2 or self.chooser is not None or self.depth > 0 or self.imagination is not None:
            return self.choose(seat, options, question, about)
        self.ask(seat, options, question, about)
        return -1

    def choose(self, seat: Seat, options: list[int], question: str = "", about: Card = -1) -> Option:
        """The option `seat` takes.  Nobody is asked to choose from one, and from none comes -1."""
        if self.imagination is not None and len(self.trace) < len(self.imagination.script):
            self.trace.append(self.imagination.follow(self.rules, len(self.trace), options))
            return self.trace[-1]
        if len(options) < 2:
            if self.watched:
                self.trace.append(options[0] if options else -1)
            return options[0] if options else -1
        if self.used < len(self.answers):
            return self.next_answer()
        if self.chooser is not None:
            return self.chooser.choose(self, seat, options)
        self.ask(seat, options, question, about)
        raise Ask

    def choose_secretly(self, seat: Seat, options: list[int], question: str = "") -> Option:
        """As `choose`; nobody else may know the answer before the step is done, and whoever imagines must guess it."""
        imagination = self.imagination
        if imagination is not None and seat != imagination.seat and len(self.trace) < len(imagination.script):
            imagination.script[len(self.trace)] = imagination.dice.pick(options)
        return self.choose(seat, options, question)

    def alternative(self, seat: Seat, words: list[str], question: str = "", about: Card = -1) -> int:
        """Which of a few alternatives `seat` takes, said in words."""
        self.words = words
        return self.choose(seat, list(range(len(words))), question, about)

    def ask(self, seat: Seat, options: list[int], question: str, about: Card) -> None:
        self.asked = seat
        self.options = options
        self.question = question
        self.about = about

    # Doing.

    def todo(self, what: int, seat: Seat, card: Card = -1, details: Cards = ()) -> None:
        """Do this when the present step is done: in the order said, before anything older."""
        self.added.append((what, seat, card, details))

    def now(self, what: int, seat: Seat, card: Card = -1, details: Cards = ()) -> None:
        """Do this at once, with all it leads to, and then go on: how one effect interrupts another."""
        whose, own_card, own_details, added = self.whose, self.card, self.details, self.added
        steps: list[Step] = [(what, seat, card, details)]
        self.depth += 1
        while steps:
            self.added = []
            code, self.whose, self.card, self.details = steps.pop()
            self.perform(code)
            if self.added:
                self.added.reverse()
                steps += self.added
        self.depth -= 1
        self.whose, self.card, self.details, self.added = whose, own_card, own_details, added

    def cut(self, what: int) -> None:
        """Break off all that is under way, down to the step `what` of the agenda."""
        self.cut_to = what
        raise Cut

    def finish(self, ranks: Cards) -> None:
        """The game is over: the rank of every seat, 0 the best."""
        self.table.ranks = ranks
        self.tell("over", -1, -1, 0)
        raise Over

    def win(self, seat: Seat) -> None:
        """`seat` wins and everybody else loses."""
        self.finish(tuple([0 if other == seat else 1 for other in range(self.rules.seats)]))

    def tell(self, verb: str, where: int, subject: int, amount: int, mask: int = ALL) -> None:
        """An event; `mask` says which seats may know its subject."""
        if not self.watched:
            return
        self.table.clock += 1
        self.events.append((self.table.clock, verb, where, subject, amount, mask))

    def shift(self, amount: int, source: int, target: int) -> int:
        """Move tokens from place to place, as many as there are; how many it were."""
        tokens = self.table.tokens
        if amount > tokens[source]:
            amount = tokens[source]
        if amount <= 0:
            return 0
        tokens[source] -= amount
        tokens[target] += amount
        if self.watched:
            self.tell("shift", source, target, amount)
        return amount

    def lay(self, amount: int, source: int, card: Card) -> int:
        """Move tokens from a place onto a card, as many as there are; how many it were."""
        table = self.table
        amount = min(amount, table.tokens[source])
        if amount <= 0:
            return 0
        table.tokens[source] -= amount
        table.on_cards[card] = table.on_cards.get(card, 0) + amount
        self.tell("lay", source, card, amount)
        return amount

    def lift(self, amount: int, card: Card, target: int) -> int:
        """Move tokens from a card to a place, as many as there are; how many it were."""
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
        self.tell("lift", target, card, amount)
        return amount

    def place(self, card: Card, source: Zone, target: Zone, on_top: bool = False, witnesses: int = 0) -> None:
        """Move a card from zone to zone: only who can see either end learns which card it was, and those in `witnesses`."""
        table = self.table
        zones = table.zones
        cards = zones[source]
        at = cards.index(card)
        zones[source] = cards[:at] + cards[at + 1 :]
        zones[target] = (card, *zones[target]) if on_top else (*zones[target], card)
        eyes = self.rules.eyes
        seeing, left = eyes[target], eyes[source]
        left |= witnesses
        if table.known or left & ~seeing:
            self.remember(card, source, left, seeing)
        if self.watched:
            self.tell("place", source, card, target, left | seeing | table.known.get(card, 0))

    def place_in_secret_order(self, cards: list[int], sources: list[int], target: Zone, seat: Seat) -> None:
        """Move cards to the end of an ordered zone; which went may be seen, but only `seat` knows in which order."""
        table, eyes = self.table, self.rules.eyes
        for card, source in sorted(zip(cards, sources, strict=True)):
            table.zones[source] = tuple([other for other in table.zones[source] if other != card])
            self.tell("place", source, card, target, eyes[source] | eyes[target])
            everybody_sees = len(cards) == 1 and eyes[source] == ALL
            table.known[card] = ALL if everybody_sees else 1 << seat
        table.zones[target] = (*table.zones[target], *cards)

    def remember(self, card: Card, source: Zone, left: int, seeing: int) -> None:
        """Keep account of who knows where a card is that they do not see, when it has just left `source`."""
        known, rules = self.table.known, self.rules
        blind = ~(left | seeing)
        if not rules.ordered[source // rules.seats]:
            # Who saw neither end cannot tell which of the cards with such a back went: nothing they knew of these is sure
            # any more.  This must not depend on which card it was, or that it was not the known one could be seen.
            for other in (card, *self.table.zones[source]):
                if known.get(other, 0) & blind and rules.backs[other] == rules.backs[card]:
                    known[other] &= ~blind
                    if not known[other]:
                        del known[other]
        mask = (known.get(card, 0) | left) & ~seeing
        if mask:
            known[card] = mask
        elif card in known:
            del known[card]

    def show(self, card: Card, zone: Zone, mask: int = ALL) -> None:
        """Let the seats in `mask` see a card that stays where it is."""
        unseeing = mask & ~self.rules.eyes[zone]
        if unseeing:
            self.table.known[card] = self.table.known.get(card, 0) | unseeing
        if self.watched:
            self.tell("show", zone, card, 0, mask | self.rules.eyes[zone])

    def shuffle(self, zone: Zone, luck: int) -> None:
        """Put the cards of a zone in random order: what anybody knew of them is gone."""
        table = self.table
        order = list(table.zones[zone])
        for at in range(len(order) - 1, 0, -1):
            other = self.roll(luck, at + 1)
            order[at], order[other] = order[other], order[at]
        table.zones[zone] = tuple(order)
        if table.known:
            for card in order:
                if card in table.known:
                    del table.known[card]
        self.tell("shuffle", zone, -1, len(order))

    def gather(self, source: Zone, target: Zone) -> None:
        """Move all cards of a zone to another, where they will be shuffled: one event, or their order would be told."""
        zones = self.table.zones
        if zones[source]:
            self.tell("gather", source, target, len(zones[source]))
            zones[target] = zones[target] + zones[source]
            zones[source] = ()

    def roll(self, luck: int, sides: int) -> int:
        """A number below `sides`, from one of the table's streams of luck."""
        table = self.table
        state = table.luck[luck]
        if table.forks:
            for number, leaves, onward in table.forks:
                if number == luck and leaves == state:
                    state = onward
        state = advance(state)
        table.luck = (*table.luck[:luck], state, *table.luck[luck + 1 :])
        return (drawn(state) * sides) >> 32
