"""What a page ought to show after every event, found without the page: views of the server, followed event by event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Counts = dict[str, dict[int, int]]  # "place" and "zone": how many, by number
Tale = dict[int, Counts]  # by the clock of the event that led to it
Telling = dict[str, Callable[[list[int], list[int], list[Any]], None]]  # by verb: what only one game tells of tokens and zones


def follow(tokens: list[int], zones: list[int], event: list[Any]) -> None:
    """What every game tells alike."""
    _, verb, where, subject, amount, _ = event
    if verb == "shift":
        tokens[where] -= amount
        tokens[subject] += amount
    elif verb in ("lay", "lift"):
        tokens[where] += amount if verb == "lift" else -amount
    elif verb == "place":
        zones[where] -= 1
        zones[amount] += 1
    elif verb == "gather":
        zones[subject] += zones[where]
        zones[where] = 0


def told(frames: list[dict[str, Any]], telling: Telling) -> Tale:
    """What lies where after each event of a replay; it leads from every frame to the next, or events were left out."""
    tale: Tale = {}
    before = frames[0]["views"][0]
    for frame in frames[1:]:
        tokens, zones = list(before["tokens"]), [len(cards) for cards in before["zones"]]
        for event in frame["events"]:
            if event[1] in telling:
                telling[event[1]](tokens, zones, event)
            follow(tokens, zones, event)
            tale[event[0]] = {"place": dict(enumerate(tokens)), "zone": dict(enumerate(zones))}
        before = frame["views"][0]
        assert zones == [len(cards) for cards in before["zones"]], (frame["at"], frame["events"])
        if frame["events"]:
            # Where a frame is reached it is the server who says what is there, also of what is derived.
            tale[frame["events"][-1][0]]["place"] = dict(enumerate(before["tokens"]))
    return tale


# Writes down what a page shows whenever it has shown one more event: by clock, what it counts at places and in zones.
# Nothing need be painted for that, which would take most of the time.
WATCH = """() => {
    document.querySelector('.board-room').style.visibility = 'hidden';
    window.shown = {};
    const table = document.querySelector('[data-clock], .table, .replay');
    const look = () => {
        if (table.dataset.clock === undefined || table.dataset.clock in window.shown) return;
        const found = {place: {}, zone: {}};
        for (const kind of ['place', 'zone'])
            for (const one of document.querySelectorAll(`[data-${kind}][data-count]`))
                if (!one.closest('aside')) found[kind][one.dataset[kind]] = Number(one.dataset.count);
        const hand = [...document.querySelectorAll('.hand [data-zone], .hand[data-zone]')]
            .map(one => [one.dataset.zone, one.querySelectorAll('[data-card]').length]);
        window.shown[table.dataset.clock] = {...found, hand: Object.fromEntries(hand)};
    };
    new MutationObserver(look).observe(table, {attributes: true, attributeFilter: ['data-clock']});
}"""
