"""Drafts: players make decks of ten cards of any goddesses, in one of the rulebook's three ways.

A draft is a game of its own.  Nobody wins it: it leads to duels with the drafted decks (`Draft.follow_ups`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from mankai.games.sakura_arms.rules.cards.base import Card, Goddess
from mankai.games.sakura_arms.rules.draft import scene as draft_scene
from mankai.games.sakura_arms.rules.draft.constants import (
    BOX,
    CARDS_DRAFTED,
    CHOOSE_ONE,
    DECK_SIZE,
    DECKS,
    DRAFTED,
    FIRST,
    FIRST_PICK,
    LAY_OUT,
    MIDDLE,
    NEVER_SEEN,
    NORMALS,
    NORMALS_EACH,
    OFFERED,
    OPEN_TWO_PICK,
    PICKS,
    PLACES,
    REMOVE,
    REMOVED,
    REMOVING,
    REVEAL,
    REVEALING,
    ROCHESTER,
    ROTATE,
    ROTATION,
    SHUFFLES,
    STREAMS,
    TAKE,
    TAKING,
    ULTIMATES,
    ULTIMATES_EACH,
    ZONES,
)
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.text import metadata
from mankai.kernel.errors import BadSetup
from mankai.kernel.messages import DEED, TURN, LogLine, Message, the_card, the_seat
from mankai.kernel.rng import DealRng, FastRng, key_from_seed
from mankai.kernel.rules import ABOUT_CARD, Rules, Verb
from mankai.kernel.runner import Runner
from mankai.kernel.schemas import FollowUpGame
from mankai.kernel.table import ALL, EVERYONE, NOBODY, OWNER, PLAIN, Event, Table

RANDOM: Final = "random"
PLAYERS: Final = {OPEN_TWO_PICK: [2], ROTATION: [2, 4, 6, 8], ROCHESTER: [2, 4]}  # by way: the possible numbers of players
# By kind of zone: the seats that see its cards, and whether their order means anything.
VISIBILITY: Final = [OWNER, OWNER, OWNER, EVERYONE, NOBODY, NOBODY]
ORDERED: Final = [False, True, True, False, True, False]
# In Rochester all picks are public, so the order of a pile must not show which of its cards were removed.
ORDERED_IN_ROCHESTER: Final = [False, False, False, False, True, False]
NORMAL_BACK: Final = 0
ULTIMATE_BACK: Final = 1


class Draft(Rules):
    """The rules of one way to draft, for `seats` players."""

    def __init__(self, edition: Edition, way: str, seats: int) -> None:
        if seats not in PLAYERS[way]:
            numbers = " or ".join([str(number) for number in PLAYERS[way]])
            raise BadSetup(f"a {way} draft is for {numbers} players, not for {seats}")
        self.edition = edition
        self.way = way
        self.founders = edition.draft_founders()
        self.numbers: list[int] = []  # by card: its number in a duel, as seat 0 has it
        ids: list[str] = []
        for goddess in edition.goddesses:
            first = edition.first_card(goddess)
            self.numbers += range(first, first + len(goddess.cards))
            ids += goddess.card_ids()[: len(goddess.cards)]
        self.cards: list[Card] = [edition.cards[number] for number in self.numbers]
        backs = [ULTIMATE_BACK if card.is_ultimate else NORMAL_BACK for card in self.cards]
        verbs = [
            Verb("take", len(ids), ABOUT_CARD, ids), Verb("remove", len(ids), ABOUT_CARD, ids),
            Verb("reveal", 2, ids=["normals", "ultimates"]),
        ]  # fmt: skip
        ordered_kinds = ORDERED_IN_ROCHESTER if way == ROCHESTER else ORDERED
        super().__init__(f"{edition.name}-draft-{way}/{seats}", seats, VISIBILITY, ordered_kinds, backs, verbs)
        self.wording = edition.wording
        self.catalogues = edition.catalogues
        self.steps: list[Callable[[DraftRunner], None]] = [rotate, lay_out, take, reveal, choose_one, remove]
        self.step_layouts = dict.fromkeys(range(len(self.steps)), PLAIN)
        self.quiet_questions = ["draft take", "draft reveal"]

    @property
    def fewest_normals(self) -> int:
        """The fewest Normal cards that a pool may have."""
        shown_for_one_taken = 2 if self.way == OPEN_TWO_PICK else 1
        return NORMALS_EACH * self.seats * shown_for_one_taken

    @property
    def fewest_ultimates(self) -> int:
        return self.fewest_normals // 2

    def make_runner(self, table: Table) -> Runner:
        return DraftRunner(self, table)

    def step_name(self, step: int) -> str:
        return self.steps[step].__name__ if 0 <= step < len(self.steps) else super().step_name(step)

    def founding(self) -> Draft:
        """Return this draft without the goddesses added after its rules got their version."""
        edition = self.edition.with_goddesses(self.founders)
        return self if edition is self.edition else Draft(edition, self.way, self.seats)

    # Set-up.

    def resolve_setup(self, setup: dict[str, Any], seed: int) -> dict[str, Any]:
        """Return the set-up with the goddesses to deal from, if goddesses were added after records began to leave them out."""
        return self.with_pool(setup, self.edition.goddesses)

    def recorded_setup(self, setup: dict[str, Any]) -> dict[str, Any]:
        return self.with_pool(setup, self.founders)

    def with_pool(self, setup: dict[str, Any], goddesses: list[Goddess]) -> dict[str, Any]:
        """Return the set-up with this pool, if it names none and could mean more than one."""
        if setup.get("pool", []) != [] or len(self.founders) == len(self.edition.goddesses):
            return setup
        return {**setup, "pool": [goddess.name for goddess in goddesses]}

    def deal(self, setup: dict[str, Any], seed: int) -> Table:
        allowed_keys = ["pool", "first"] if self.way != ROTATION else ["pool"]
        for name in setup:
            if name not in allowed_keys:
                raise BadSetup(f"a set-up of {self.name} has no {name!r}; it has: {', '.join(allowed_keys)}")
        pool = self.pool_cards(setup.get("pool", []))
        table = Table([0] * PLACES, [()] * (ZONES * self.seats), (), [0] * STREAMS, rng_key=key_from_seed(seed))
        draws = DealRng(table.rng_key, SHUFFLES)
        normals = draws.shuffle_copy([card for card in pool if self.backs[card] == NORMAL_BACK])
        ultimates = draws.shuffle_copy([card for card in pool if self.backs[card] == ULTIMATE_BACK])
        first = setup.get("first", RANDOM)
        if first == RANDOM:
            first = DealRng(table.rng_key, FIRST_PICK).below(self.seats)
        elif isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < self.seats:
            raise BadSetup(f'first player: 0 to {self.seats - 1} or "random", not {first!r}')
        if self.way == ROTATION:
            for seat in range(self.seats):
                hand = normals[NORMALS_EACH * seat :][:NORMALS_EACH] + ultimates[ULTIMATES_EACH * seat :][:ULTIMATES_EACH]
                table.zones[OFFERED * self.seats + seat] = tuple(hand)
            table.agenda = ((ROTATE, 0, -1, ()),)
        else:
            table.tokens[FIRST] = first
            most = len(pool) if self.way == OPEN_TWO_PICK else NORMALS_EACH * self.seats
            table.zones[DECKS * self.seats + NORMALS] = tuple(normals[:most])
            table.zones[DECKS * self.seats + ULTIMATES] = tuple(ultimates[: most if self.way == OPEN_TWO_PICK else most // 2])
            table.agenda = ((REVEAL if self.way == OPEN_TWO_PICK else LAY_OUT, int(first), -1, ()),)
        dealt_cards = {card for cards in table.zones for card in cards}
        table.zones[BOX * self.seats] = tuple([card for card in pool if card not in dealt_cards])
        return table

    def pool_cards(self, pool: Any) -> list[int]:
        """Return the cards of a pool: those of the goddesses it names, and those it names.  An empty pool means the founders."""
        if not isinstance(pool, list):
            raise BadSetup(f"pool: a list of {self.edition.word('goddesses')} and cards, not {pool!r}")
        cards: list[int] = []
        for name in pool:
            folded_name = str(name).casefold()
            fitting = [
                card
                for card in range(len(self.cards))
                if folded_name in (self.cards[card].goddess.casefold(), self.cards[card].name.casefold())
            ]
            if not fitting:
                raise BadSetup(f"pool: there is no {self.edition.word('goddess')} and no card for decks called {name!r}")
            twice = [self.cards[card].name for card in fitting if card in cards]
            if twice:
                raise BadSetup(f"pool: every card is there once, not {twice[0]} twice")
            cards += fitting
        if not cards:
            founders = [goddess.name for goddess in self.founders]
            cards = [card for card in range(len(self.cards)) if self.cards[card].goddess in founders]
        cards.sort()
        normals = len([card for card in cards if self.backs[card] == NORMAL_BACK])
        if normals < self.fewest_normals or len(cards) - normals < self.fewest_ultimates:
            raise BadSetup(
                f"pool: at least {self.fewest_normals} {self.edition.word('normals')} and {self.fewest_ultimates} "
                f"{self.edition.word('ultimates')}, not {normals} and {len(cards) - normals}"
            )
        return cards

    def simultaneous_round(self, step: int, table: Table) -> int:
        """Return the number of picks for steps in which all players decide at the same time: passing hands, and removing."""
        return int(table.tokens[PICKS]) if step in (ROTATE, REMOVE) else -1

    # Follow-up games.

    def follow_ups(self, table: Table) -> list[FollowUpGame]:
        """Return a round robin of duels that begins with the players opposite each other.  Every seat plays once per round."""
        half = self.seats // 2
        circle = [*range(half), *range(self.seats - 1, half - 1, -1)]  # each seat opposite another
        games: list[FollowUpGame] = []
        for number in range(self.seats - 1 if table.ranks else 0):
            for at in range(half):
                seats = sorted([circle[at], circle[-1 - at]])
                decks = [[self.cards[card].name for card in table.zones[DRAFTED * self.seats + one]] for one in seats]
                setup = {"drafted": True, "decks": decks}
                games.append({"game": self.edition.name, "setup": setup, "seats": seats, "round": number})
            circle = [circle[0], circle[-1], *circle[1:-1]]
        return games

    # Knowledge.

    def has_world_constraints(self, table: Table) -> bool:
        return True

    def constrain_world(self, table: Table, seat: int, replacements: dict[int, int], dice: FastRng) -> None:
        """Keep cards that `seat` remembers among the places where they can be.

        The seat remembers cards of hands it has passed on, and the two revealed cards of which one was taken.
        """
        groups: dict[tuple[int, int], list[int]] = {}
        for group, card in self.remembered_groups(table, seat):
            if card in replacements:
                groups.setdefault((group, self.backs[card]), []).append(card)
        for key in sorted(groups):
            images = dice.shuffle_copy(sorted(groups[key]))
            for at in range(len(images)):
                replacements[groups[key][at]] = images[at]

    def remembered_groups(self, table: Table, seat: int) -> list[tuple[int, int]]:
        """Return all cards, each with its group as `seat` knows it.  Cards of one group could be exchanged."""
        groups: list[tuple[int, int]] = []
        for zone in range(len(table.zones)):
            kind, owner = zone // self.seats, zone % self.seats
            cards = table.zones[zone]
            for at in range(len(cards)):
                groups.append((self.group_of(table, seat, kind, owner, at), cards[at]))
        return groups

    def group_of(self, table: Table, seat: int, kind: int, owner: int, at: int) -> int:
        if self.way == OPEN_TWO_PICK and kind in (DRAFTED, REMOVED):
            return owner * CARDS_DRAFTED + at  # one of the two cards revealed together was taken
        if self.way == ROTATION and kind in (OFFERED, DRAFTED):
            rounds = len(table.zones[DRAFTED * self.seats + seat])
            passes = at if kind == DRAFTED else rounds
            first_holder = (owner - passes) % self.seats  # the seat that had this hand first
            since = passes - (seat - first_holder) % self.seats  # rounds since `seat` saw it first
            return NEVER_SEEN if since < 0 else first_holder * CARDS_DRAFTED + since // self.seats
        return NEVER_SEEN

    def own(self, game: Runner, seat: int) -> dict[str, Any]:
        """Return the cards that a player has seen and can no longer see, in groups: within a group, their places are unknown."""
        if not isinstance(game, DraftRunner) or game.table.ranks:
            return {}
        table = game.table
        cards_by_group: dict[int, list[int]] = {}
        for zone in range(len(table.zones)):
            if not self.seen_by[zone] & 1 << seat:
                for at in range(len(table.zones[zone])):
                    group = self.group_of(table, seat, zone // self.seats, zone % self.seats, at)
                    if group != NEVER_SEEN and not table.known.get(table.zones[zone][at], 0) & 1 << seat:
                        cards_by_group.setdefault(group, []).append(table.zones[zone][at])
        return {"remembered": [sorted(cards_by_group[group]) for group in sorted(cards_by_group)]} if cards_by_group else {}

    def faults(self, table: Table) -> list[str]:
        return draft_scene.faults(self, table)

    def table_from_scene(self, scene: dict[str, Any]) -> Table:
        return draft_scene.table_from_scene(self, scene)

    def portrait(self, table: Table) -> dict[str, Any]:
        return draft_scene.portrait(self, table)

    # Texts.

    def names(self) -> dict[str, list[Any]]:
        keys = metadata.card_keys(self.edition)
        seats = range(self.seats)
        zones: list[Any] = [[f"zone-draft-{name}", seat] for name in ("offered", "drafted", "removed") for seat in seats]
        for names in (["zone-draft-middle"], ["zone-draft-normals", "zone-draft-ultimates"], ["zone-draft-box"]):
            zones += names + [""] * (self.seats - len(names))
        return {
            "card": [keys[number] for number in self.numbers],
            "place": ["place-draft-picks", "place-draft-first"],
            "zone": zones,
            "goddess": [metadata.goddess_key(one) for one in self.edition.goddesses],
        }

    def legend(self) -> dict[str, Any]:
        kinds = {"offered": OFFERED, "drafted": DRAFTED, "removed": REMOVED, "middle": MIDDLE}
        return metadata.draft_legend(self.edition, self.numbers, {name: kind * self.seats for name, kind in kinds.items()})

    def printed_words(self, language: str) -> dict[str, str]:
        return metadata.printed_words(self.edition, language)

    def label(self, game: Runner, seat: int, option: int) -> Message:
        verb, subject = self.verb_of[option], int(self.subject(option))
        if verb == REVEALING:
            return ("option-draft-reveal-normals", "option-draft-reveal-ultimates")[subject], {}
        return f"option-draft-{'take' if verb == TAKING else 'remove'}", {"card": the_card(subject)}

    def log_lines(self, events: list[Event], tokens: list[int], seat: int | None) -> list[LogLine]:
        lines: list[LogLine] = []
        for _, verb, where, subject, amount, _ in events:
            if verb in ("turn", "draft over"):
                lines.append((TURN, -1, ("log-draft-round" if verb == "turn" else "log-draft-over", {"round": amount})))
            elif verb == "draft pass":
                lines.append((DEED, -1, ("log-draft-pass", {"round": amount})))
            elif verb == "show":
                owner = where % self.seats
                lines.append((DEED, owner, ("log-draft-revealed", {"who": the_seat(owner), "card": the_card(subject)})))
            elif verb == "place" and amount // self.seats == MIDDLE:
                lines.append((DEED, -1, ("log-draft-laid-out", {"card": the_card(subject)})))
            elif verb == "place" and amount // self.seats in (DRAFTED, REMOVED):
                owner = amount % self.seats
                key = "log-draft-took" if amount // self.seats == DRAFTED else "log-draft-removed"
                lines.append((DEED, owner, (key, {"who": the_seat(owner), "card": the_card(subject)})))
        return lines


class DraftRunner(Runner):
    """A draft while it runs."""

    def __init__(self, draft: Draft, table: Table) -> None:
        super().__init__(draft, table)
        self.draft = draft
        self.seats: int = draft.seats

    def perform(self, step: i64) -> None:
        self.draft.steps[step](self)

    def zone(self, kind: int, seat: int = 0) -> int:
        return kind * self.seats + seat

    def cards(self, kind: int, seat: int = 0) -> list[int]:
        """Return the cards of a zone, sorted by number, so that options do not show their order in the zone."""
        return sorted(self.table.zones[self.zone(kind, seat)])


# Rotation.


def rotate(game: DraftRunner) -> None:
    """Let all players pick one card of their hand at the same time, in secret, and pass the rest to the left."""
    seats, table = game.seats, game.table
    picks: list[int] = []
    for seat in range(seats):
        options = [game.draft.code(TAKING, card) for card in game.cards(OFFERED, seat)]
        picks.append(game.draft.subject(game.choose_secretly(seat, options, "draft take")))
    table.tokens[PICKS] += 1
    game.emit("turn", -1, -1, table.tokens[PICKS])
    for seat in range(seats):
        game.move_card(picks[seat], game.zone(OFFERED, seat), game.zone(DRAFTED, seat))
    if table.tokens[PICKS] == CARDS_DRAFTED:
        game.schedule(REMOVE, 0)
        return
    hands = [table.zones[game.zone(OFFERED, seat)] for seat in range(seats)]
    for seat in range(seats):
        table.zones[game.zone(OFFERED, (seat + 1) % seats)] = hands[seat]
    game.move_version += 1
    game.emit("draft pass", -1, -1, len(hands[0]))
    game.schedule(ROTATE, 0)


# Rochester.


def lay_out(game: DraftRunner) -> None:
    """Put eight Normal cards and four Ultimates face up in the middle.  `whose` takes the first of them."""
    table = game.table
    table.tokens[FIRST] = game.step_seat
    game.emit("turn", -1, -1, table.tokens[PICKS] + 1)
    for deck, count in ((NORMALS, NORMALS_EACH), (ULTIMATES, ULTIMATES_EACH)):
        for _ in range(count):
            game.move_card(table.zones[game.zone(DECKS, deck)][0], game.zone(DECKS, deck), game.zone(MIDDLE))
    game.schedule(TAKE, game.step_seat)


def take(game: DraftRunner) -> None:
    """Let a player take a card from the middle, then the player to the left.  The next first player sits left of the first."""
    seat, seats, tokens = game.step_seat, game.seats, game.table.tokens
    option = game.early_answer()
    if option < 0:
        option = game.decide(seat, [game.draft.code(TAKING, card) for card in game.cards(MIDDLE)], "draft take")
        if option < 0:
            return
    game.move_card(game.draft.subject(option), game.zone(MIDDLE), game.zone(DRAFTED, seat))
    tokens[PICKS] = min([len(game.table.zones[game.zone(DRAFTED, one)]) for one in range(seats)])
    if game.table.zones[game.zone(MIDDLE)]:
        game.schedule(TAKE, (seat + 1) % seats)
    elif game.table.zones[game.zone(DECKS, NORMALS)]:
        game.schedule(LAY_OUT, (tokens[FIRST] + 1) % seats)
    else:
        game.schedule(REMOVE, 0)


# Open Two Pick.


def reveal(game: DraftRunner) -> None:
    """Let a player reveal the top two cards of either deck."""
    seat, table = game.step_seat, game.table
    option = game.early_answer()
    if option < 0:
        decks = [deck for deck in range(2) if len(table.zones[game.zone(DECKS, deck)]) > 1]
        option = game.decide(seat, [game.draft.code(REVEALING, deck) for deck in decks], "draft reveal")
        if option < 0:
            return
    deck = game.zone(DECKS, game.draft.subject(option))
    game.emit("turn", -1, -1, len(table.zones[game.zone(DRAFTED, seat)]) + 1)
    for card in table.zones[deck][:2]:
        game.move_card(card, deck, game.zone(OFFERED, seat))
        game.show(card, game.zone(OFFERED, seat), ALL)
    game.schedule(CHOOSE_ONE, seat)


def choose_one(game: DraftRunner) -> None:
    """Let the player choose one of the two in secret, and remove the other."""
    seat, table = game.step_seat, game.table
    option = game.early_answer()
    if option < 0:
        option = game.decide(seat, [game.draft.code(TAKING, card) for card in game.cards(OFFERED, seat)], "draft take")
        if option < 0:
            return
    game.move_card(game.draft.subject(option), game.zone(OFFERED, seat), game.zone(DRAFTED, seat))
    game.move_card(table.zones[game.zone(OFFERED, seat)][0], game.zone(OFFERED, seat), game.zone(REMOVED, seat))
    draft_sizes = [len(table.zones[game.zone(DRAFTED, one)]) for one in range(2)]
    table.tokens[PICKS] = min(draft_sizes)
    if table.tokens[PICKS] == CARDS_DRAFTED:
        game.schedule(REMOVE, 0)
    else:
        game.schedule(REVEAL, 1 - seat)


# All ways.


def remove(game: DraftRunner) -> None:
    """Let all players remove cards until a deck is left, at the same time and in secret.  Ends the draft without a winner."""
    removals: list[list[int]] = []
    for seat in range(game.seats):
        choices: list[int] = []
        while len(choices) < CARDS_DRAFTED - DECK_SIZE:
            options = [game.draft.code(REMOVING, card) for card in game.cards(DRAFTED, seat) if card not in choices]
            choices.append(game.draft.subject(game.choose_secretly(seat, options, "draft remove")))
        removals.append(choices)
    for seat in range(game.seats):
        deck = game.zone(DRAFTED, seat)
        for card in removals[seat]:
            game.move_card(card, deck, game.zone(REMOVED, seat))
        # Backs in the order of the picks would show which picks were removed.
        ultimates = [card for card in game.cards(DRAFTED, seat) if game.draft.cards[card].is_ultimate]
        normals = [card for card in game.cards(DRAFTED, seat) if card not in ultimates]
        game.table.zones[deck] = tuple(normals + ultimates)
    game.emit("draft over", -1, -1, 0)
    game.finish(tuple([0] * game.seats))
