"""The base class of a game's rules: visibility of zones, options, set-up and texts.

A game subclasses `Rules` and `Runner`.  `mankai.game(name)` returns an instance of the former.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mankai.kernel.errors import BadRules, BadSave
from mankai.kernel.messages import LogLine, Message, format_plain, slug, the_card, translate_hooks
from mankai.kernel.rng import FastRng
from mankai.kernel.schemas import FollowUpGame
from mankai.kernel.table import ALL, EVERYONE, OWNER, Event, Layout, Option, Seat, Table

if TYPE_CHECKING:
    from mankai.kernel.position import Position
    from mankai.kernel.runner import Runner

ALTERNATIVES: Final = 16  # the first options of every game: the nth alternative of the current question
LARGEST_BIT: Final = 1 << 62  # fits into an `i64`
ABOUT_NOTHING: Final = 0  # the subject is a plain number that is never hidden
ABOUT_CARD: Final = 1
ABOUT_FACE: Final = 2  # the subject is a card's printed face, whichever copy it is
rules_hooks: Final[list[Callable[[str], Rules]]] = []  # the last one returns the rules of a game by its name


class Verb:
    """A kind of option: an action with `count` possible subjects.

    Saves and records write an option as the verb's name and its subject's (`ids`), so these never change.
    """

    def __init__(self, name: str, count: int, about: int = ABOUT_NOTHING, ids: list[str] | None = None) -> None:
        self.name = name
        self.count = count
        self.about = about
        self.is_about_card = about == ABOUT_CARD
        self.ids = ids if ids is not None else [str(subject) for subject in range(count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One edition of one game: visibility of zones, options and set-up.  It holds no game state.

    `mankai.game(name)` returns it, so `start`, `scene`, `size` and the rest are public API.
    """

    def __init__(
        self,
        name: str,
        seats: int,
        visibility: list[int],
        ordered: list[bool],
        backs: list[int],
        verbs: list[Verb],
        exchange_class: list[int] | None = None,
        faces: list[int] | None = None,
    ) -> None:
        self.name = name
        self.wording = name.rpartition("/")[2]  # selects the catalogue where editions name things differently
        self.catalogues: list[Any] = []  # folders of more texts, beside those of the pack
        self.version = 1  # raised when a recorded game could go differently
        self.seats = seats
        self.visibility = visibility  # by kind of zone: nobody, owner, everyone; nothing else decides who sees a zone
        self.ordered = ordered  # by kind of zone: whether the order of its cards is part of the game
        self.backs = backs  # by card: its back
        self.exchange_class = (
            exchange_class if exchange_class is not None else backs
        )  # by card: only cards of one class can take each other's place
        self.faces = faces if faces is not None else list(range(len(backs)))  # by card: its printed face
        self.every_card = vec[i64](range(len(backs)))
        # Where cards occur outside zones: by kind of resolving entry, by effect (its details), by step (its details).
        self.resolving_layouts: dict[int, Layout] = {}
        self.effect_layouts: dict[int, Layout] = {}
        self.step_layouts: dict[int, Layout] = {}
        self.verbs = [Verb("choose", ALTERNATIVES), *verbs]
        self.quiet_questions: list[str] = []  # the questions at which nothing is under way, and which everybody sees being asked
        self.hidden_quiet_questions: list[str] = []  # those of them whose options depend on cards that others do not see
        self.seen_by: list[int] = []  # by zone: the seats that see its cards, as bits
        for kind in range(len(visibility)):
            for seat in range(seats):
                self.seen_by.append(ALL if visibility[kind] == EVERYONE else 1 << seat if visibility[kind] == OWNER else 0)
        self.first_by_verb: list[int] = []  # by verb: the first option
        self.verb_of: list[int] = []  # by option
        for at in range(len(self.verbs)):
            self.first_by_verb.append(len(self.verb_of))
            self.verb_of.extend([at] * self.verbs[at].count)
        # The options as objects, to build lists from: CPython would allocate every integer above 256 anew.
        self.every_option: list[Any] = list(range(len(self.verb_of)))
        self.first_options = vec[i64](self.first_by_verb)
        self.verbs_by_option = vec[i64](self.verb_of)
        self.seen_by_zone = vec[i64](self.seen_by)
        self.zone_kinds = vec[i64]([zone // seats for zone in range(len(self.seen_by))])  # by zone: its kind
        self.watched_zones = vec[i64]([0] * len(backs))  # by card: the kinds of zones where it has a standing effect, as bits
        self.twin_bits = vec[i64]()  # by option: a bit shared with the same verb on a twin card; empty without twins
        self.first_twin: i64 = 0  # the first option with such a bit
        self.spellings: list[str] = []  # by option; `option_by_spelling` is the inverse
        for verb in self.verbs:
            self.spellings += [verb.name] if verb.count == 1 else [f"{verb.name}: {id}" for id in verb.ids]
        self.option_by_spelling = {spelling: option for option, spelling in enumerate(self.spellings)}

    def declare_twins(self, groups: list[list[int]]) -> None:
        """Declare groups of cards with the same face and the same owner.

        While nothing else distinguishes two of them, a seat is offered only one of them (`Runner.without_twins`).
        """
        bits = [0] * len(self.verb_of)
        bit = 1
        for number in range(len(self.verbs)):
            for cards in groups if self.verbs[number].is_about_card else []:
                for card in cards:
                    bits[self.first_by_verb[number] + card] = bit
                bit *= 2
        if bit >= LARGEST_BIT:
            raise BadRules(f"{self.name} has too many kinds of twins")
        self.twin_bits = vec[i64](bits)
        self.first_twin = min([option for option in range(len(bits)) if bits[option]], default=0)

    def spell(self, option: int) -> str:
        """Return an option's name in saves and records.  For messages, any other number gets a name too."""
        return self.spellings[option] if 0 <= option < len(self.spellings) else f"option {option}"

    def parse_option(self, spelling: object) -> Option:
        """Return the option with this name in saves and records."""
        option = self.option_by_spelling.get(spelling) if isinstance(spelling, str) else None
        if option is None:
            raise BadSave(f"{self.name} has no option {str(spelling)[:60]!r}")
        return option

    @property
    def size(self) -> int:
        """The number of options of the game: every option is a number below it, with one meaning."""
        return len(self.verb_of)

    def code(self, verb: i64, subject: i64 = 0) -> i64:
        return self.first_options[verb] + subject

    def subject(self, option: i64) -> i64:
        return option - self.first_options[self.verbs_by_option[option]]

    # For subclasses to override.

    def make_runner(self, table: Table) -> Runner:
        """Return a new runner on `table`, of the `Runner` subclass that implements these rules' steps."""
        raise NotImplementedError

    def deal(self, setup: dict[str, Any], seed: int) -> Table:
        """Return the table at the start; raises `BadSetup`."""
        raise NotImplementedError

    def resolve_setup(self, setup: dict[str, Any], seed: int) -> dict[str, Any]:
        """Return the set-up with those random choices made that depend on which cards exist, so that records state them."""
        return setup

    def recorded_setup(self, setup: dict[str, Any]) -> dict[str, Any]:
        """Return the set-up of a save or record, with cards left out that were added since and that it does not mention."""
        return setup

    def hidden_in_setup(self, setup: dict[str, Any], seat: Seat) -> str:
        """Return the name of the part of a set-up that only `seat` may know, such as "the deck"; empty if there is none."""
        return ""

    def follow_ups(self, table: Table) -> list[FollowUpGame]:
        """Return the games that follow a finished one (see `FollowUpGame`).

        Set-ups may contain hidden information: they are for the program that opens the tables.
        """
        return []

    def simultaneous_round(self, step: int, table: Table) -> int:
        """Return the number of the round in which several seats decide simultaneously, for the asking step `step`; -1 if none.

        Consecutive rounds have different numbers.  Until a round is over no seat learns another's decisions in it, and a seat's
        questions, view and options depend on its own answers alone.  Positions still ask one seat after another.
        """
        return -1

    def table_from_scene(self, scene: dict[str, Any]) -> Table:
        """Return the table that a scene describes; raises `BadScene`."""
        raise NotImplementedError

    def label(self, game: Runner, seat: Seat, option: Option) -> Message:
        """Return the text of an option."""
        return self.verbs[self.verb_of[option]].name, {"subject": int(self.subject(option))}

    def why_not(self, game: Runner, seat: Seat, option: Option) -> Message:
        """Return the reason why an option cannot be chosen now."""
        return "not-possible-now", {}

    def question_message(self, game: Runner, seat: Seat) -> Message:
        """Return the text of the question that `seat` is asked now."""
        return f"ask-{slug(game.question)}", {"card": the_card(game.about)}

    def log_lines(self, events: list[Event], tokens: list[int], seat: Seat | None) -> list[LogLine]:
        """Return the log for `seat`, from events and tokens already reduced to the seat's knowledge."""
        return []

    def translate(self, message: Message, seat: Seat | None) -> str:
        """Return a message as English text."""
        return translate_hooks[-1](self, message, seat) if translate_hooks else format_plain(message)

    def faults(self, table: Table) -> list[str]:
        """Return the faults of a table: violations of the game's own conservation laws."""
        return []

    def portrait(self, table: Table) -> dict[str, Any]:
        """Return a table as a scene.  For tests, rulings and people, not for players: it contains hidden cards."""
        return {}

    def outline(self, table: Table) -> dict[str, Any]:
        """Return the form of a table that rulings compare: the portrait, or a shorter one by names if portraits number copies."""
        return self.portrait(table)

    def resolving_layout(self, kind: int) -> Layout:
        """Return which numbers of a resolving entry of this kind are cards."""
        if kind not in self.resolving_layouts:
            raise BadRules(f"{self.name} does not declare which numbers of a resolving entry of kind {kind} are cards")
        return self.resolving_layouts[kind]

    def step_name(self, step: int) -> str:
        """Return a step's name for error messages."""
        return f"step {step}"

    def has_world_constraints(self, table: Table) -> bool:
        """Return whether `constrain_world` has anything to do."""
        return False

    def constrain_world(self, table: Table, seat: Seat, replacements: dict[int, int], dice: FastRng) -> None:
        """Adjust a world sampled for `seat` so that it also satisfies what the rules imply about hidden cards.

        `replacements` maps each hidden card to its replacement and may be changed.
        """

    def visible_tokens(self, table: Table, seat: Seat | None) -> list[int]:
        """Return the tokens of all places as `seat` may know them; -1 where they are hidden."""
        return list(table.tokens)

    def public(self, game: Runner) -> dict[str, Any]:
        """Return values derived from the table that everybody may know, such as the current Distance.  Part of every view."""
        return {}

    def own(self, game: Runner, seat: Seat) -> dict[str, Any]:
        """Return derived values that only `seat` may know, such as the Ranges of its Attacks.  Part of its view alone."""
        return {}

    def names(self) -> dict[str, list[Any]]:
        """Return, by kind of term (`card`, `place`, `zone`), the catalogue key of each, or the key and its owner."""
        return {}

    def printed_words(self, language: str) -> dict[str, str]:
        """Return, by key, the printed texts of cards in a language, as far as the rules have them."""
        return {}

    def legend(self) -> dict[str, Any]:
        """Return constant data for programs that show views to people, such as the printed facts of cards."""
        return {}

    # Public API.

    def start(self, setup: Any = None, seed: Any = 0) -> Position:
        """Start a game and return its first position.  Without a set-up (a dict) a default is used; raises `BadSetup`."""
        from mankai.kernel.records import start

        return start(self, {} if setup is None else setup, seed)

    def scene(self, scene: Any) -> Position:
        """Return any position from a short description of it (a dict); raises `BadScene`."""
        from mankai.kernel.records import position_from_scene

        return position_from_scene(self, scene)
