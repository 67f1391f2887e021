"""Refused options: the reasons why a seat cannot choose them, and the options that it can choose instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mankai.kernel.messages import Message
from mankai.kernel.rules import ABOUT_NOTHING, Rules
from mankai.kernel.table import OWNER, Option

if TYPE_CHECKING:
    from mankai.kernel.position import Position


def refusal(position: Position, option: Option) -> str:
    """Return why `option` is refused, and the options that would be accepted."""
    if position.seat < 0:
        return f"option {option} is not possible: the game is over"
    allowed = option_list(position, position.options)
    if 0 <= option < position.rules.size:
        return f"option {option} ({position.label(option)}) is not possible: {position.why_not(option)}; allowed: {allowed}"
    return f"there is no option {option} in {position.rules.name} (0 to {position.rules.size - 1}); allowed: {allowed}"


def option_list(position: Position, options: list[int]) -> str:
    """Return options as text: each by its number and its label."""
    return ", ".join([f"{one} ({position.label(one)})" for one in options])


def obstacles(position: Position, few: int, common: int) -> list[tuple[Option, Message]]:
    """Return refused options that the deciding seat might expect, with reasons: see `refused_options`.

    A reason that applies to `common` or more verbs explains nothing and is left out.
    """
    game, rules = position.asking_runner(), position.rules
    allowed = set(position.options + position.twins)
    own: list[int] = []
    for zone in range(position.seat, len(position.now.zones), rules.seats):
        if rules.visibility[zone // rules.seats] == OWNER:
            own.extend(position.now.zones[zone])
    given: list[Message] = []  # all distinct reasons
    counts: list[int] = []  # by reason: the number of verbs that it refuses
    latest: list[int] = []  # by reason: the last verb that was counted
    options: list[int] = []
    reasons: list[int] = []  # by option: the index of its reason
    for number in range(1, len(rules.verbs)):
        for option in refused_options(rules, number, own, few, allowed):
            reason = reason_number(rules.why_not(game, position.seat, option), given)
            if reason == len(counts):
                counts.append(0)
                latest.append(0)
            if latest[reason] != number:
                latest[reason] = number
                counts[reason] += 1
            options.append(option)
            reasons.append(reason)
    position.runner_pool.append(game)
    found: list[tuple[Option, Message]] = []
    for at in range(len(options)):
        if counts[reasons[at]] < common:
            found.append((options[at], given[reasons[at]]))
    return found


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
