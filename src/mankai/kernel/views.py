"""The view of a seat: everything that it may know of a position, and whether it has learnt anything since another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from mankai.kernel.errors import IllegalOption
from mankai.kernel.schemas import View
from mankai.kernel.table import PLAIN, Effect, Layout, Seat, holds

if TYPE_CHECKING:
    from mankai.kernel.position import Position

SPECTATOR: Final = 1 << 30


def view_of(position: Position, seat: Seat | None) -> View:
    """Return everything that `seat` may know (`None`: a spectator), and nothing else, as JSON-able data.

    A card that is hidden from the seat is a negative number for its back.  Zones without an order are sorted.  The view
    does not say which other seat decides: that alone could reveal what the seat holds.
    """
    seat_bit = SPECTATOR if seat is None else 1 << seat
    table, rules = position.now, position.rules
    zones: list[list[int]] = []
    hidden: dict[int, int] = {-1: -1}  # by card that the seat may not know: the number shown instead
    for zone in range(len(table.zones)):
        seen: list[int] = []
        if rules.seen_by[zone] & seat_bit:
            seen.extend(table.zones[zone])
        else:
            for card in table.zones[zone]:
                if table.known.get(card, 0) & seat_bit:
                    seen.append(card)
                else:
                    hidden[card] = -1 - rules.backs[card]
                    seen.append(hidden[card])
        if len(seen) > 1 and not rules.ordered[zone // rules.seats]:
            seen.sort()
        zones.append(seen)
    decides = seat is not None and seat == position.seat
    asking = position.asking_runner()
    view: View = {
        "game": rules.name,
        "seat": seat,
        "decides": decides,
        "question": position.question if decides else "",
        "about": position.about if decides else -1,
        "options": position.options[:] if decides else [],
        "tokens": rules.visible_tokens(table, seat),
        "zones": zones,
        "on_cards": sorted([[hidden.get(card, card), table.on_cards[card]] for card in table.on_cards]),
        "matters": [hide_cards(matter, rules.resolving_layout(matter[0]), hidden) for matter in table.resolving],
        "lasting": [visible_effect(entry, rules.effect_layouts.get(entry[0], PLAIN), hidden) for entry in table.effects],
        "public": rules.public(asking),
        "own": {} if seat is None else rules.own(asking, seat),
        "over": position.seat < 0,
        "ranks": list(table.ranks),
    }
    position.runner_pool.append(asking)
    return view


def visible_effect(entry: Effect, layout: Layout, hidden: dict[int, int]) -> list[Any]:
    """Return an effect for a viewer that sees `hidden[card]` instead of some cards."""
    kind, seat, card, details = entry
    return [kind, seat, card if layout.is_announced else hidden.get(card, card), hide_cards(list(details), layout, hidden)]


def hide_cards(row: list[int], layout: Layout, hidden: dict[int, int]) -> list[int]:
    """Return a row for a viewer that sees `hidden[card]` instead of some cards."""
    seen = row[:]
    for at in layout.card_positions(len(row)):
        seen[at] = hidden.get(row[at], row[at])
    return seen


def reveals(position: Position, after: Position, seat: Seat) -> bool:
    """Return whether `seat` has learnt anything between `position` and `after`, a later position of this game.

    That is: a random number was drawn, a hidden card or number was seen, an outcome depended on hidden cards, or another seat
    than the one deciding at `position` has decided.
    """
    if list(position.now.rng_counters) != list(after.now.rng_counters):
        return True
    if has_learnt_of_cards(position, after, seat):
        return True
    before, since = position.rules.visible_tokens(position.now, seat), position.rules.visible_tokens(after.now, seat)
    if any([before[place] < 0 <= since[place] for place in range(len(before))]):
        return True
    here: Any = position.trail
    there: Any = after.trail
    if here is not None and there is not None and there[1] is here:  # one decision later: its flag covers all of it
        return after.reveals_hidden
    at = position
    for option in options_between(position, after):
        if at.seat != position.seat:
            return True
        at = at.play(option)
        if at.reveals_hidden:
            return True
    return False


def options_between(position: Position, after: Position) -> list[int]:
    """Return the options that led from `position` to `after`."""
    here, there = position.decisions, after.decisions
    if there[: len(here)] != here:
        raise IllegalOption("only a later position of the same game can be compared with this one")
    return there[len(here) :]


def has_learnt_of_cards(position: Position, after: Position, seat: Seat) -> bool:
    """Return whether `seat` knows the place of a card in `after` that it did not know at `position`."""
    here, there, seen_by, seat_bit = position.now, after.now, position.rules.seen_by, 1 << seat
    for zone in range(len(there.zones)):
        if seen_by[zone] & seat_bit and there.zones[zone] is not here.zones[zone]:
            for card in there.zones[zone]:
                if not holds(here.zones[zone], card) and not is_known_to(position, card, seat_bit):
                    return True
    for card, seats in there.known.items():
        if seats & seat_bit and not is_known_to(position, card, seat_bit):
            return True
    return False


def is_known_to(position: Position, card: i64, seat_bit: int) -> bool:
    """Return whether the seat whose bit is `seat_bit` knows where a card is."""
    table, seen_by = position.now, position.rules.seen_by
    if table.known.get(card, 0) & seat_bit:
        return True
    for zone in range(len(table.zones)):
        if seen_by[zone] & seat_bit and holds(table.zones[zone], card):
            return True
    return False


def known_cards(position: Position, seat: Seat) -> set[int]:
    """Return the cards whose place `seat` knows."""
    found: set[int] = set()
    table, seen_by, seat_bit = position.now, position.rules.seen_by, 1 << seat
    for zone in range(len(table.zones)):
        if seen_by[zone] & seat_bit:
            found.update(table.zones[zone])
        else:
            for card in table.zones[zone]:
                if table.known.get(card, 0) & seat_bit:
                    found.add(card)
    return found
