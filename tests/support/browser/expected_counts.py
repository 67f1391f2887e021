"""The counts that a page has to show after each event, computed from the server's views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Counts = dict[str, dict[int, int]]  # "place" and "zone": how many, by number
CountsByClock = dict[int, Counts]  # by the clock of the event that led to it
GameEvents = dict[str, Callable[[list[int], list[int], list[Any]], None]]  # by verb: the effect on the counts


def follow(tokens: list[int], zones: list[int], event: list[Any]) -> None:
    """Apply an event that all games share."""
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


def counts_by_event(frames: list[dict[str, Any]], telling: GameEvents) -> CountsByClock:
    """Return the counts after each event of a replay, and check that the events lead from every frame to the next."""
    tale: CountsByClock = {}
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
            # At a frame the server's view is right, also for derived values.
            tale[frame["events"][-1][0]]["place"] = dict(enumerate(before["tokens"]))
    return tale


# Record what a page shows after each event: by clock, the counts at places and in zones. Nothing is painted for that, because
# painting would take most of the time.
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
