"""Observations: a seat's view as an array of numbers in named, shaped parts, built only from what the seat may know.

Zones and places are rotated so that the seat's own come first.  Cards appear by definition, not by copy.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from mankai.kernel.messages import slug
from mankai.kernel.position import Position
from mankai.kernel.rules import ABOUT_NOTHING, Rules
from mankai.kernel.runner import Runner
from mankai.kernel.table import PLAIN, Cards, Numbers, Table

DEPTH: Final = 8  # cards of an ordered zone that appear in order, from the top and from the bottom
RESOLVING_ROWS: Final = 4  # number of resolving entries: the innermost
RESOLVING_COLUMNS: Final = 20  # numbers of each of them
EFFECT_ROWS: Final = 8  # number of effects: the latest
EFFECT_DETAILS: Final = 5  # details of each of them
MAX_JOURNAL: Final = 400  # numbers of a row that are cleared one by one; with more, the whole row is cleared
MAX_VALUE: Final = 32767
NO_PERSPECTIVE: Final = -1
NO_CARDS: Final[Cards] = ()


class ObservationPart:
    """A named part of an observation: its first column and its shape."""

    def __init__(self, name: str, shape: list[int], first: int) -> None:
        self.name = name
        self.shape = shape
        self.first = first
        self.size = 1
        for length in shape:
            self.size *= length


class ObservationBuffer:
    """Rows of numbers in one block of memory, each fast to write again.

    Most numbers are 0: the journal of a row lists the others, to clear them.  Zones stay written from one observation to the
    next.  A zone is written again if its tuple of cards is another object, if it is hidden and the cards known without being
    seen have changed, if the row changes its perspective, or if the whole row was cleared.
    """

    def __init__(self, rows: int, width: int) -> None:
        self.rows = rows
        self.width = width
        self.cells = vec[i16](bytes(rows * width))
        self.journal = vec[i64]([0] * (rows * MAX_JOURNAL))
        self.journal_sizes = vec[i64]([0] * rows)  # by row; above `MAX_JOURNAL`: the journal is incomplete
        self.zones: list[list[Cards]] = [[] for _ in range(rows)]  # by row and zone: the cards that are written
        self.perspectives = vec[i64]([NO_PERSPECTIVE] * rows)  # by row: the seat it is written for, + seats if that sees all
        self.known: list[dict[int, int]] = [{} for _ in range(rows)]  # by row: `Table.known` at that time
        self.first: i64 = 0  # the first cell of the current row
        self.row: i64 = 0

    def start_row(self, row: i64) -> None:
        """Make `row` the current one and clear it, except for its zones."""
        cells = self.cells
        journal = self.journal
        first = row * i64(self.width)
        count = self.journal_sizes[row]
        if count > MAX_JOURNAL:
            for at in range(first, first + i64(self.width)):
                cells[at] = 0
            self.perspectives[row] = NO_PERSPECTIVE
        else:
            journal_start = row * MAX_JOURNAL
            for at in range(journal_start, journal_start + count):
                cells[journal[at]] = 0
        self.journal_sizes[row] = 0
        self.first, self.row = first, row

    def put(self, at: i64, value: i64) -> None:
        if value == 0:
            return
        if value > MAX_VALUE:
            value = MAX_VALUE
        elif value < -MAX_VALUE:
            value = -MAX_VALUE
        place = self.first + at
        self.cells[place] = i16(value)
        count = self.journal_sizes[self.row]
        if count < MAX_JOURNAL:
            self.journal[self.row * MAX_JOURNAL + count] = place
        self.journal_sizes[self.row] = count + 1

    def put_all(self, first: i64, numbers: Numbers) -> None:
        """Put numbers into consecutive columns."""
        cells, start, count = self.cells, self.first + first, self.journal_sizes[self.row]
        journal, journal_start = self.journal, self.row * MAX_JOURNAL
        for at in range(len(numbers)):
            number: i64 = numbers[at]
            if number != 0:
                place = start + at
                cells[place] = i16(max(min(number, MAX_VALUE), -MAX_VALUE))
                if count < MAX_JOURNAL:
                    journal[journal_start + count] = place
                count += 1
        self.journal_sizes[self.row] = count


@mypyc_attr(allow_interpreted_subclasses=True)
class ExtraFeatures:
    """A game's own part of the observation: numbers derived from the table that the seat may know."""

    def shapes(self) -> list[tuple[str, list[int]]]:
        """Return the names and shapes of the parts, in the order in which they are written."""
        return []

    def write(self, game: Runner, seat: int, buffer: ObservationBuffer, first: int) -> None:
        """Put the numbers for `seat` into the columns from `first` on; all others are 0."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The writer of observations for one game, from any seat."""

    def __init__(self, rules: Rules, places: int, questions: list[str], extra_features: ExtraFeatures | None = None) -> None:
        self.rules = rules
        self.seats = rules.seats
        self.extra_features = extra_features
        self.hides_numbers = type(rules).visible_tokens is not Rules.visible_tokens
        self.names = definition_names(rules)  # by definition: the key of its name
        self.definitions = vec[i64](definitions(rules))
        backs = sorted(set(rules.backs))
        self.backs = vec[i64]([backs.index(back) for back in rules.backs])
        self.marks = vec[u8](bytes(len(rules.backs)))  # while zones are written: cards known without being seen
        self.questions = questions  # all questions as slugs
        # These caches depend only on constants, so nothing invalidates them.
        self.question_numbers: dict[str, int] = {}  # by question as the rules write it
        self.resolving_cards: dict[int, bytes] = {}  # by kind of resolving entry: its columns with cards
        self.last_question = ""  # the last question looked up
        self.last_number: i64 = 0  # the number of `last_question`
        self.zone_count: i64 = len(rules.seen_by)
        self.kinds: i64 = len(backs)
        self.places: i64 = places
        self.order_rows = vec[i64]()  # by seat and zone: its row among ordered zones, or -1
        self.zone_rows = vec[i64](relative_zone_rows(rules))  # by seat and zone: its row
        ordered_kinds = [kind for kind in range(len(rules.ordered)) if rules.ordered[kind]]
        rows: list[int] = []
        for row in relative_zone_rows(rules):
            kind, other = row // rules.seats, row % rules.seats
            if rules.ordered[kind]:
                rows.append(ordered_kinds.index(kind) * rules.seats + other)
            else:
                rows.append(-1)
        self.order_rows = vec[i64](rows)
        self.place_rows = vec[i64](relative_place_rows(rules, places))  # by seat and place: its row
        self.definition_count: i64 = len(self.names)
        self.parts: list[ObservationPart] = []
        self.width = 0
        cards, zones = len(self.names), len(rules.seen_by)
        self.at_numbers: i64 = self.add_part("numbers", [places])
        self.at_zones: i64 = self.add_part("zones", [zones, cards])
        self.at_hidden: i64 = self.add_part("hidden", [zones, len(backs)])
        self.at_tops: i64 = self.add_part("tops", [len(ordered_kinds) * rules.seats, DEPTH])
        self.at_bottoms: i64 = self.add_part("bottoms", [len(ordered_kinds) * rules.seats, DEPTH])
        self.at_cards: i64 = self.add_part("on_cards", [cards])
        self.at_resolving: i64 = self.add_part("matters", [RESOLVING_ROWS, RESOLVING_COLUMNS])
        self.at_effects: i64 = self.add_part("lasting", [EFFECT_ROWS, 3 + EFFECT_DETAILS])
        self.at_question: i64 = self.add_part("asked", [4])
        self.at_seat: i64 = self.add_part("seat", [rules.seats])
        self.at_ranks: i64 = self.add_part("ranks", [rules.seats])
        self.at_extra_features = self.width
        if extra_features is not None:
            for name, shape in extra_features.shapes():
                self.add_part(name, shape)

    def add_part(self, name: str, shape: list[int]) -> int:
        part = ObservationPart(name, shape, self.width)
        self.parts.append(part)
        self.width += part.size
        return part.first

    def write(self, game: Runner, seat: i64, buffer: ObservationBuffer, row: i64, sees_all: bool = False) -> None:
        """Write the observation of `seat` into a row.  With `sees_all` it has hidden information too, which no player may get."""
        buffer.start_row(row)
        table = game.table
        seat_mask = 1 << int(seat)
        if sees_all:
            seat_mask = -1
        self.write_numbers(table, seat, buffer, sees_all)
        self.write_zones(table, seat, seat_mask, sees_all, buffer)
        for card, amount in table.on_cards.items():
            if not self.is_hidden(table, card, seat_mask, sees_all):
                buffer.put(self.at_cards + self.definitions[card], amount)
        if table.resolving:
            self.write_resolving(table, seat_mask, sees_all, buffer)
        if table.effects:
            self.write_effects(table, seat_mask, sees_all, buffer)
        at = self.at_question
        if game.asked_seat == seat or (sees_all and game.asked_seat >= 0):
            buffer.put(at, self.question_number(game.question))
            if game.about >= 0:
                buffer.put(at + 1, self.definitions[game.about] + 1)
            buffer.put(at + 2, 1)
        if table.ranks:
            buffer.put(at + 3, 1)
            for other in range(self.seats):
                buffer.put(self.at_ranks + (other - seat + self.seats) % self.seats, table.ranks[other] + 1)
        buffer.put(self.at_seat + seat, 1)
        extra_features = self.extra_features
        if extra_features is not None:
            extra_features.write(game, seat, buffer, self.at_extra_features)

    def question_number(self, question: str) -> i64:
        """Return the number of a question, from 1 on; 0 if it is not declared."""
        if question is not self.last_question:
            number = self.question_numbers.get(question, -1)
            if number < 0:
                name = slug(question)
                number = self.questions.index(name) + 1 if name in self.questions else 0
                self.question_numbers[question] = number
            self.last_question, self.last_number = question, number
        return self.last_number

    def write_numbers(self, table: Table, seat: i64, buffer: ObservationBuffer, sees_all: bool) -> None:
        first = self.at_numbers
        rows = self.place_rows
        seat_offset = seat * self.places
        tokens = table.tokens if sees_all or not self.hides_numbers else vec[i64](self.rules.visible_tokens(table, seat))
        cells, start, count = buffer.cells, buffer.first + first, buffer.journal_sizes[buffer.row]
        journal, journal_start = buffer.journal, buffer.row * MAX_JOURNAL
        for place in range(i64(len(tokens))):
            number = tokens[place]
            if number != 0:
                at = start + rows[seat_offset + place]
                cells[at] = i16(max(min(number, MAX_VALUE), -MAX_VALUE))
                if count < MAX_JOURNAL:
                    journal[journal_start + count] = at
                count += 1
        buffer.journal_sizes[buffer.row] = count

    def write_zones(self, table: Table, seat: i64, seat_mask: i64, sees_all: bool, buffer: ObservationBuffer) -> None:
        """Write the cards of all zones, except for those still valid from the last time: see `ObservationBuffer`."""
        known, zones = table.known, table.zones
        seat_offset = seat * self.zone_count
        perspective = seat
        if sees_all:
            perspective += self.seats
        written_zones = buffer.zones[buffer.row]
        before = buffer.perspectives[buffer.row]
        if before != perspective:
            if before >= 0:
                from_there = before % i64(self.seats) * self.zone_count
                for cards in written_zones:
                    if cards:
                        self.clear_zone(cards, from_there, buffer)
                    from_there += 1
            written_zones = [NO_CARDS] * len(zones)
            buffer.zones[buffer.row] = written_zones
            buffer.perspectives[buffer.row] = perspective
        is_known_unchanged = True  # whether `known` has not changed
        if known or buffer.known[buffer.row]:
            is_known_unchanged = known == buffer.known[buffer.row]
            if not is_known_unchanged:
                buffer.known[buffer.row] = known.copy()
        is_marked = False
        zone: i64 = -1
        for cards, old in zip(zones, written_zones):
            zone += 1
            if cards is old and is_known_unchanged:
                continue
            sees = sees_all or self.rules.seen_by_zone[zone] & seat_mask != 0
            if cards is old and sees:
                continue
            if not sees and not is_marked and known:
                is_marked = True
                self.mark_known(known, seat_mask)
            if old:
                self.clear_zone(old, seat_offset + zone, buffer)
            if cards:
                self.write_zone(cards, seat_offset + zone, sees, buffer)
            written_zones[zone] = cards
        if is_marked:
            self.mark_known(known, 0)

    def mark_known(self, knowing_seats: dict[int, int], seat_mask: i64) -> None:
        """Mark the cards that are known without being seen; with `seat_mask` 0, clear the marks."""
        marks = self.marks
        for card, who in knowing_seats.items():
            marks[card] = 1 if who & seat_mask else 0

    def clear_zone(self, cards: Cards, zone_index: i64, buffer: ObservationBuffer) -> None:
        """Clear the cells of a zone in which `cards` were written."""
        length = i64(len(cards))
        cells, definitions, backs = buffer.cells, self.definitions, self.backs
        row = self.zone_rows[zone_index]
        face_cells = buffer.first + self.at_zones + row * self.definition_count
        back_cells = buffer.first + self.at_hidden + row * self.kinds
        for at in range(length):
            card: i64 = cards[at]
            cells[face_cells + definitions[card]] = 0
            cells[back_cells + backs[card]] = 0
        order = self.order_rows[zone_index] * DEPTH
        if order >= 0:
            top, bottom = buffer.first + self.at_tops + order, buffer.first + self.at_bottoms + order
            for place in range(i64(DEPTH)):
                cells[top + place] = 0
                cells[bottom + place] = 0

    def write_zone(self, cards: Cards, zone_index: i64, sees: bool, buffer: ObservationBuffer) -> None:
        """Write the cards of one zone into cleared cells."""
        length = i64(len(cards))
        cells, definitions, backs, marks = buffer.cells, self.definitions, self.backs, self.marks
        row = self.zone_rows[zone_index]
        face_cells = buffer.first + self.at_zones + row * self.definition_count
        back_cells = buffer.first + self.at_hidden + row * self.kinds
        has_order = sees  # whether the order of these cards carries information
        last_back: i64 = -1
        for at in range(length):
            card: i64 = cards[at]
            if sees or marks[card] != 0:
                place = face_cells + definitions[card]
                has_order = True
            else:
                back = backs[card]
                if back != last_back and last_back >= 0:
                    has_order = True
                last_back = back
                place = back_cells + back
            cells[place] = cells[place] + 1
        if has_order and self.order_rows[zone_index] >= 0:
            self.write_order(cards, self.order_rows[zone_index] * DEPTH, sees, buffer)

    def write_order(self, cards: Cards, row: i64, sees: bool, buffer: ObservationBuffer) -> None:
        """Write the first and the last cards of an ordered zone, from its ends inwards."""
        length: i64 = len(cards)
        count: i64 = DEPTH
        if length < count:
            count = length
        cells, top, bottom = buffer.cells, buffer.first + self.at_tops + row, buffer.first + self.at_bottoms + row
        for at in range(count):
            cells[top + at] = i16(self.ordered_card_code(cards[at], sees))
        if length > DEPTH:
            for at in range(count):
                cells[bottom + at] = i16(self.ordered_card_code(cards[length - 1 - at], sees))

    def ordered_card_code(self, card: i64, sees: bool) -> i64:
        """Return the code of a card in an ordered zone: its definition from 1 on, or its back below 0."""
        if sees or self.marks[card] != 0:
            return self.definitions[card] + 1
        return -1 - self.backs[card]

    def is_hidden(self, table: Table, card: i64, seat_mask: i64, sees_all: bool) -> bool:
        """Return whether the seat may not know where this card lies."""
        if sees_all:
            return False
        seen_by = self.rules.seen_by_zone
        for zone in range(i64(len(table.zones))):
            if seen_by[zone] & seat_mask == 0:
                for other in table.zones[zone]:
                    if other == card:
                        return table.known.get(card, 0) & seat_mask == 0
        return False

    def card_code(self, table: Table, card: i64, seat_mask: i64, sees_all: bool) -> i64:
        """Return the code of a card in any zone: its definition from 1 on, its back below 0 if it is hidden, 0 for no card."""
        if card < 0:
            return 0
        if self.is_hidden(table, card, seat_mask, sees_all):
            return -1 - self.backs[card]
        return self.definitions[card] + 1

    def write_resolving(self, table: Table, seat_mask: i64, sees_all: bool, buffer: ObservationBuffer) -> None:
        """Write the resolving entries, the innermost first."""
        entries = table.resolving
        for row in range(min(len(entries), RESOLVING_ROWS)):
            entry = entries[len(entries) - 1 - row]
            first = self.at_resolving + row * RESOLVING_COLUMNS
            cards = self.cards_in_resolving(entry[0])
            for column in range(min(len(entry), RESOLVING_COLUMNS)):
                number: i64 = entry[column]
                if cards[column]:
                    number = self.card_code(table, number, seat_mask, sees_all)
                elif column == 0:
                    number += 1
                buffer.put(first + column, number)

    def cards_in_resolving(self, kind: int) -> bytes:
        """Return, by column of a resolving entry of this kind, whether it holds a card."""
        card_columns = self.resolving_cards.get(kind)
        if card_columns is None:
            places = self.rules.resolving_layout(kind).card_positions(RESOLVING_COLUMNS)
            card_columns = bytes([column in places for column in range(RESOLVING_COLUMNS)])
            self.resolving_cards[kind] = card_columns
        return card_columns

    def write_effects(self, table: Table, seat_mask: i64, sees_all: bool, buffer: ObservationBuffer) -> None:
        """Write the effects, the latest first."""
        effects = table.effects
        for row in range(min(len(effects), EFFECT_ROWS)):
            kind, seat, card, details = effects[len(effects) - 1 - row]
            layout = self.rules.effect_layouts.get(kind, PLAIN)
            first = self.at_effects + row * (3 + EFFECT_DETAILS)
            buffer.put(first, kind + 1)
            buffer.put(first + 1, seat + 1)
            buffer.put(first + 2, self.card_code(table, card, seat_mask, sees_all or layout.is_announced))
            if details:
                cards = layout.card_positions(len(details))
                for column in range(min(len(details), EFFECT_DETAILS)):
                    number: i64 = details[column]
                    buffer.put(
                        first + 3 + column, self.card_code(table, number, seat_mask, sees_all) if column in cards else number
                    )


def observe_position(
    observer: Observer, position: Position, seat: int, buffer: ObservationBuffer, row: int = 0, sees_all: bool = False
) -> None:
    """Write the observation of `seat` at a position into a row: see `Observer.write`."""
    game = position.asking_runner()
    observer.write(game, seat, buffer, row, sees_all)
    position.runner_pool.append(game)


def definition_keys(rules: Rules) -> list[str]:
    """Return, by card, the key of its definition: its name, or its face if the rules do not name every card with a key."""
    names = rules.names().get("card", [])
    if len(names) == len(rules.backs) and all([isinstance(name, str) for name in names]):
        return [str(name) for name in names]
    return [f"face-{face}" for face in rules.faces]


def definition_names(rules: Rules) -> list[str]:
    """Return the keys of all definitions, in the order of the cards."""
    return list(dict.fromkeys(definition_keys(rules)))


def definitions(rules: Rules) -> list[int]:
    """Return, by card, the number of its definition."""
    numbers = {name: number for number, name in enumerate(definition_names(rules))}
    return [numbers[key] for key in definition_keys(rules)]


def relative_zone_rows(rules: Rules) -> list[int]:
    """Return, by seat and zone, the zone's row; of every kind, the seat's own zone comes first."""
    seats = rules.seats
    rows: list[int] = []
    for seat in range(seats):
        for zone in range(len(rules.seen_by)):
            rows.append(zone // seats * seats + (zone % seats - seat) % seats)
    return rows


def relative_place_rows(rules: Rules, places: int) -> list[int]:
    """Return, by seat and place, the place's row; of places that every seat has, the seat's own comes first."""
    names = rules.names().get("place", [])
    place_by_owner: dict[tuple[str, int, int], int] = {}  # by name, owner and number among those of that name: the place
    which: list[tuple[str, int, int]] = []
    counts: dict[tuple[str, int], int] = {}
    for place in range(places):
        name = names[place] if place < len(names) else ""
        key, owner = ("", -1) if isinstance(name, str) else (str(name[0]), int(name[1]))
        number = counts.get((key, owner), 0)
        counts[(key, owner)] = number + 1
        which.append((key, owner, number))
        place_by_owner[(key, owner, number)] = place
    rows: list[int] = []
    for seat in range(rules.seats):
        for place in range(places):
            key, owner, number = which[place]
            home = place
            if 0 <= owner < rules.seats:
                home = place_by_owner.get((key, (owner - seat) % rules.seats, number), -1)
            rows.append(home)
        row = rows[-places:] if places else []
        if sorted(row) != list(range(places)):  # seats have different places: do not rotate
            rows[len(rows) - places :] = list(range(places))
    return rows


def option_kinds(rules: Rules) -> list[list[int]]:
    """Return, by option, its verb, the definition of its card from 1 on (0: none), and its subject if that is a plain number."""
    card_definitions = definitions(rules)
    by_face = {rules.faces[card]: card_definitions[card] for card in range(len(rules.faces))}
    kinds: list[list[int]] = []
    for option in range(rules.size):
        verb, subject = rules.verb_of[option], int(rules.subject(option))
        about = rules.verbs[verb].about
        if about == ABOUT_NOTHING:
            kinds.append([verb, 0, subject])
        elif rules.verbs[verb].is_about_card:
            kinds.append([verb, card_definitions[subject] + 1, 0])
        else:
            kinds.append([verb, by_face.get(subject, -1) + 1, 0])
    return kinds
