"""The rules of a game: who sees which zone, what may be chosen, how it is set up and told; the front of the one door."""

from __future__ import annotations

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

ALTERNATIVES: Final = 16  # the first options of every game: the nth alternative of what is asked just now
LARGEST_BIT: Final = 1 << 62  # what fits into a number of a packed array
ABOUT_NOTHING: Final = 0  # of what others cannot see
ABOUT_CARD: Final = 1
ABOUT_FACE: Final = 2  # what is printed on cards, whichever card it is


class Verb:
    """A kind of option: what one does, and what it may be about (`count` subjects).

    Saves and records call an option by the verb's name and its subject's (`ids`), so these never change.
    """

    def __init__(self, name: str, count: int, about: int = ABOUT_NOTHING, ids: list[str] | None = None) -> None:
        self.name = name
        self.count = count
        self.about = about
        self.is_about_card = about == ABOUT_CARD
        self.ids = ids if ids is not None else [str(subject) for subject in range(count)]


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
        faces: list[int] | None = None,
    ) -> None:
        self.name = name
        self.address: list[str] = []  # the module that holds this, and its name there, once somebody has asked
        self.wording = name.rpartition("/")[2]  # whose words it is said in, where editions call things differently
        self.catalogues: list[Any] = []  # folders of more words, beside those of the pack
        self.version = 1  # of these rules: raised when a recorded game could go differently
        self.seats = seats
        self.visibility = sight  # by kind of zone: nobody, owner, everyone: the one place that decides who sees what
        self.ordered = ordered  # by kind of zone: whether the order of its cards is part of the game
        self.backs = backs  # by card: what can be seen of it from behind
        self.exchange_class = kin if kin is not None else backs  # by card: only cards of a kin can lie in each other's place
        self.faces = faces if faces is not None else list(range(len(backs)))  # by card: what is printed on it
        self.every_card = vec[i64](range(len(backs)))
        # Where cards lie beside the zones: by kind of matter, by what lasts (its details), by step (its details).
        self.resolving_layouts: dict[int, Layout] = {}
        self.effect_layouts: dict[int, Layout] = {}
        self.step_layouts: dict[int, Layout] = {}
        self.verbs = [Verb("choose", ALTERNATIVES), *verbs]
        self.quiet_questions: list[str] = []  # the questions at which nothing is under way, and which everybody sees being asked
        self.hidden_quiet_questions: list[
            str
        ] = []  # those of them at which what can be done hangs on cards that others do not see
        self.seen_by: list[int] = []  # by zone: the seats that see its cards, as bits
        for kind in range(len(sight)):
            for seat in range(seats):
                self.seen_by.append(ALL if sight[kind] == EVERYONE else 1 << seat if sight[kind] == OWNER else 0)
        self.first_by_verb: list[int] = []  # by verb: the first option
        self.verb_of: list[int] = []  # by option
        for at in range(len(self.verbs)):
            self.first_by_verb.append(len(self.verb_of))
            self.verb_of.extend([at] * self.verbs[at].count)
        # The options themselves, for lists of many: a number above 256 that is taken from here need not be made anew.
        self.every_option: list[Any] = list(range(len(self.verb_of)))
        self.first_options = vec[i64](self.first_by_verb)
        self.verbs_by_option = vec[i64](self.verb_of)
        self.seen_by_zone = vec[i64](self.seen_by)
        self.zone_kinds = vec[i64]([zone // seats for zone in range(len(self.seen_by))])  # by zone: of which kind it is
        self.watched_zones = vec[i64]([0] * len(backs))  # by card: the kinds of zones where something hangs on it, as bits
        self.twin_bits = vec[i64]()  # by option: a bit that it shares with the same done with a twin; empty where there are none
        self.first_twin: i64 = 0  # the first option that has one
        self.spellings: list[str] = []  # by option, and the way back
        for verb in self.verbs:
            self.spellings += [verb.name] if verb.count == 1 else [f"{verb.name}: {id}" for id in verb.ids]
        self.option_by_spelling = {spelling: option for option, spelling in enumerate(self.spellings)}

    def declare_twins(self, groups: list[list[int]]) -> None:
        """Say which cards have the same printed on them and the same owner: while nothing else tells two of them apart, a
        player is offered one of them (`Runner.without_twins`).
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
        """What saves and records call an option; for messages also of what is none."""
        return self.spellings[option] if 0 <= option < len(self.spellings) else f"option {option}"

    def parse_option(self, spelling: object) -> Option:
        """The option that a save or a record calls so."""
        option = self.option_by_spelling.get(spelling) if isinstance(spelling, str) else None
        if option is None:
            raise BadSave(f"{self.name} has no option {str(spelling)[:60]!r}")
        return option

    @property
    def size(self) -> int:
        """How many options the game has in all: every option is a number below this, with one meaning."""
        return len(self.verb_of)

    def code(self, verb: i64, subject: i64 = 0) -> i64:
        return self.first_options[verb] + subject

    def subject(self, option: i64) -> i64:
        return option - self.first_options[self.verbs_by_option[option]]

    # What a game of this kind must say for itself.

    def make_runner(self, table: Table) -> Runner:
        """A running game on `table`: the subclass of `Runner` that knows these rules' steps."""
        raise NotImplementedError

    def deal(self, setup: dict[str, Any], seed: int) -> Table:
        """The table at the beginning; raises `BadSetup`."""
        raise NotImplementedError

    def resolve_setup(self, setup: dict[str, Any], seed: int) -> dict[str, Any]:
        """The set-up once chance has decided what it leaves to chance, as far as that depends on which cards there are."""
        return setup

    def recorded_setup(self, setup: dict[str, Any]) -> dict[str, Any]:
        """The set-up of a save or record: where it says nothing of cards that have come since, they are left out."""
        return setup

    def hidden_in_setup(self, setup: dict[str, Any], seat: Seat) -> str:
        """What a set-up says of `seat` that is hidden from others in the game, such as "the deck"; empty when nothing."""
        return ""

    def follow_ups(self, table: Table) -> list[FollowUpGame]:
        """The games to which a finished one leads: of each the name of the `game`, its `setup`, and which `seats` of this one sit
        there, in their order, and in which `round` they meet, from 0.  Set-ups may tell what is hidden: they are for whoever
        opens the tables.
        """
        return []

    def simultaneous_round(self, what: int, table: Table) -> int:
        """Of a step that asks: the number of the round in which several seats decide at the same time, other than that of the
        round before; -1 where they do not.

        Until such a round is over nobody learns what another has decided in it, and what a seat is asked, sees and may answer
        depends on its own answers alone.  Positions ask one after another all the same.
        """
        return -1

    def table_from_scene(self, scene: dict[str, Any]) -> Table:
        """The table that a scene describes; raises `BadScene`."""
        raise NotImplementedError

    def label(self, game: Runner, seat: Seat, option: Option) -> Message:
        """What an option is called."""
        return self.verbs[self.verb_of[option]].name, {"subject": int(self.subject(option))}

    def why_not(self, game: Runner, seat: Seat, option: Option) -> Message:
        """Why an option cannot be chosen now."""
        return "not-possible-now", {}

    def question_message(self, game: Runner, seat: Seat) -> Message:
        """What `seat` is asked now."""
        return f"ask-{slug(game.question)}", {"card": the_card(game.about)}

    def log_lines(self, events: list[Event], tokens: list[int], seat: Seat | None) -> list[LogLine]:
        """What happened, to be read at `seat`: from events and numbers that are already cut to what it may know."""
        return []

    def translate(self, message: Message, seat: Seat | None) -> str:
        """A message in words, in English."""
        return translate_hooks[-1](self, message, seat) if translate_hooks else format_plain(message)

    def faults(self, table: Table) -> list[str]:
        """What is wrong with a table that claims to be one of this game: the game's own conservation laws."""
        return []

    def portrait(self, table: Table) -> dict[str, Any]:
        """A table in words, as a scene describes it: for tests, rulings and people, not for players."""
        return {}

    def outline(self, table: Table) -> dict[str, Any]:
        """What rulings compare: the portrait, or a shorter one by names where a portrait must tell copies apart."""
        return self.portrait(table)

    def resolving_layout(self, kind: int) -> Layout:
        """Where cards lie in what is being resolved."""
        if kind not in self.resolving_layouts:
            raise BadRules(f"{self.name} does not declare which numbers of a matter of kind {kind} are cards")
        return self.resolving_layouts[kind]

    def step_name(self, what: int) -> str:
        """What a step is called where somebody must look for a fault."""
        return f"step {what}"

    def has_world_constraints(self, table: Table) -> bool:
        """Whether `constrain_world` has anything to do."""
        return False

    def constrain_world(self, table: Table, seat: Seat, exchanged: dict[int, int], dice: FastRng) -> None:
        """Where the rules know more of hidden cards than their backs tell: which is to lie where in the world `seat` imagines."""

    def visible_tokens(self, table: Table, seat: Seat | None) -> list[int]:
        """The numbers of all places as `seat` may know them: -1 for what is hidden."""
        return list(table.tokens)

    def public(self, game: Runner) -> dict[str, Any]:
        """What follows from the table and everybody may know, such as the current Distance: it is part of every view."""
        return {}

    def own(self, game: Runner, seat: Seat) -> dict[str, Any]:
        """What follows from the table and only `seat` may know, such as the Ranges of its Attacks: part of its view alone."""
        return {}

    def names(self) -> dict[str, list[Any]]:
        """By kind of term (`card`, `place`, `zone`): the key in the catalogue of each, or the key and whose it is."""
        return {}

    def printed_words(self, language: str) -> dict[str, str]:
        """By key: what is printed on cards in a language, as far as the rules have it."""
        return {}

    def legend(self) -> dict[str, Any]:
        """The names of places, zones and cards, for whoever shows a view to people."""
        return {}

    # The front of the door.

    def start(self, setup: Any = None, seed: Any = 0) -> Position:
        """A game at its first decision; without a set-up (a dict) a ready-made one.  What is no set-up or seed is `BadSetup`."""
        from mankai.kernel.records import start

        return start(self, {} if setup is None else setup, seed)

    def scene(self, scene: Any) -> Position:
        """Any position, from a small description of it (a dict); what is none is `BadScene`."""
        from mankai.kernel.records import position_from_scene

        return position_from_scene(self, scene)
