"""A moment to which texts respond.  `triggers.py` has the order in which the texts are resolved."""

from __future__ import annotations

from mypy_extensions import i64


class Trigger:
    """A moment to which texts respond, and what happens then."""

    def __init__(self, moment: i64, amount: i64 = 0, source: i64 = -1, facts: i64 = 0, other: i64 = 0) -> None:
        self.moment = moment
        self.amount = amount  # amount of damage
        self.source = source  # the card that dealt the damage, or the card to which it happens
        self.facts = facts
        self.other = other  # the number of arrival of the unit to which it happens
