"""A comparison of reveal delays: how well the time until a game goes on tells whether a person could have answered, as AUC.

    python benchmarks/silence.py

Each row is a way of hiding it, each column a kind of person: how long they take to decline an answer that they hold.  0.5 means
that the time tells nothing.  If everybody is always asked, it matters how long people without an answer take to pass; the figure
is the worse of two such habits: passing at once, and taking as long as with an answer.  `waits` is the mean time, in seconds,
that the other person waits where there was no answer.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable
from typing import Final

from mankai.server.table.reveal_delay import DelayBounds, ResponseTimes

Draw = Callable[[random.Random], float]
Way = Callable[[Draw, Draw, random.Random, int], tuple[list[float], list[float]]]


def log_normal(median: float, spread: float) -> Draw:
    """Return a draw of log-normal times about a median, none outside of 0.5 to 6 seconds."""

    def draw(dice: random.Random) -> float:
        while True:
            seconds = median * math.exp(dice.gauss(0.0, spread))
            if 0.5 <= seconds <= 6.0:
                return seconds

    return draw


def uniform(least: float, most: float) -> Draw:
    return lambda dice: dice.uniform(least, most)


PEOPLE: Final[dict[str, Draw]] = {
    "uniform 0.5-6": uniform(0.5, 6.0),
    "uniform 0.5-2": uniform(0.5, 2.0),
    "uniform 3-6": uniform(3.0, 6.0),
    "about 1": log_normal(1.0, 0.4),
    "about 2": log_normal(2.0, 0.5),
    "about 3.5": log_normal(3.5, 0.4),
}
AT_ONCE: Final = uniform(0.25, 0.8)  # a key pressed at once


def by_lot(least: float, most: float) -> Way:
    """Return a way with a delay drawn uniformly.  A person who is asked may take longer."""

    def way(answer: Draw, passing: Draw, dice: random.Random, chances: int) -> tuple[list[float], list[float]]:
        asked = [max(answer(dice), dice.uniform(least, most)) for _ in range(chances // 2)]
        return asked, [dice.uniform(least, most) for _ in range(chances // 2)]

    return way


def asked_always(least: float, most: float) -> Way:
    """Return a way that always asks, and shows nothing before a delay drawn uniformly."""

    def way(answer: Draw, passing: Draw, dice: random.Random, chances: int) -> tuple[list[float], list[float]]:
        asked = [max(answer(dice), dice.uniform(least, most)) for _ in range(chances // 2)]
        return asked, [max(passing(dice), dice.uniform(least, most)) for _ in range(chances // 2)]

    return way


def as_answers(silence: DelayBounds, learns: bool, asks: bool) -> Way:
    """Return a way with delays drawn like answers; `learns`: from the person's own times; `asks`: everybody is always asked."""

    def way(answer: Draw, passing: Draw, dice: random.Random, chances: int) -> tuple[list[float], list[float]]:
        habit = ResponseTimes()
        asked: list[float] = []
        unasked: list[float] = []
        for _ in range(chances):
            if dice.random() < 0.5:
                seconds = answer(dice)
                asked.append(max(seconds, silence.draw_minimum(dice)))
                if learns:
                    habit.add(seconds)
            else:
                unasked.append(max(habit.draw_delay(silence, dice), passing(dice) if asks else 0.0))
        return asked, unasked

    return way


WAYS: Final[dict[str, Way]] = {
    "1 to 3 s by lot": by_lot(1.0, 3.0),
    "6 s for all": by_lot(6.0, 6.0),
    "asked always": asked_always(0.0, 0.0),
    "asked always, 1 to 3 s by lot": asked_always(1.0, 3.0),
    "as people answer": as_answers(DelayBounds(0.5, 9.0), False, False),
    "as this person answers": as_answers(DelayBounds(0.5, 9.0), True, False),
    "as this person answers, asked always": as_answers(DelayBounds(0.5, 9.0), True, True),
}


def auc(asked: list[float], unasked: list[float]) -> float:
    """Return the probability that a random time of `asked` is longer than one of `unasked`; a tie counts half."""
    ranked = sorted([(seconds, 1) for seconds in asked] + [(seconds, 0) for seconds in unasked])
    below, wins, at = 0, 0.0, 0
    while at < len(ranked):
        same = at
        while same < len(ranked) and ranked[same][0] == ranked[at][0]:
            same += 1
        ones = sum([kind for _, kind in ranked[at:same]])
        wins += ones * (below + (same - at - ones) / 2)
        below += same - at - ones
        at = same
    return wins / (len(asked) * len(unasked))


def measured(way: Way, answer: Draw, passing: Draw, games: int, chances: int) -> tuple[float, float]:
    """Return the AUC over many games, each with so many chances to answer, and the mean wait where there was no answer."""
    dice = random.Random(1)
    asked: list[float] = []
    unasked: list[float] = []
    for _ in range(games):
        some, others = way(answer, passing, dice, chances)
        asked += some
        unasked += others
    return auc(asked, unasked), sum(unasked) / len(unasked)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--chances", type=int, default=20, help="to answer, in a game; half of them with an answer")
    given = parser.parse_args()
    print(f"{'':38}" + "".join([f"{name:>15}" for name in PEOPLE]) + f"{'worst':>8}{'waits':>8}")
    for name, way in WAYS.items():
        found: list[float] = []
        waits: list[float] = []
        for answer in PEOPLE.values():
            both = [measured(way, answer, passing, given.games, given.chances) for passing in (AT_ONCE, answer)]
            found.append(max([one for one, _ in both], key=lambda one: abs(one - 0.5)))
            waits.append(sum([wait for _, wait in both]) / 2)
        worst = max([max(one, 1 - one) for one in found])
        figures = "".join([f"{one:15.2f}" for one in found])
        print(f"{name:38}{figures}{worst:8.2f}{sum(waits) / len(waits):8.2f}")


if __name__ == "__main__":
    main()
