"""What a set-up of Sakura may say: whose numbers are on the cards, switches of the rules, who begins."""

from __future__ import annotations

from typing import Any, Final

from mankai.games.oka.rules.places import COINS_AT_START, HIGHEST
from mankai.games.oka.rules.setup import DEFAULTS
from mankai.games.oka.rules.values import PROFILES
from mankai.games.oka.terminal.cards import profile_or_file
from mankai.kernel.rules import Rules
from mankai.pack import FILE, NUMBER, NUMBERS, RANDOM, SEAT, SWITCH, Offer, Wish

SWITCHES: Final = "switches"
FLAG: Final = "--switch"


class OkaOffer(Offer):
    """The same for any number of players."""

    def wishes(self, rules: Rules) -> list[Wish]:
        values = Wish("values", FILE, tuple(PROFILES), PROFILES[0], takes="FILE", changes_cards=True)
        switches = [switch(name, value, rules.seats) for name, value in DEFAULTS.items()]
        return [values, *switches, Wish("first", SEAT, default=RANDOM)]

    def typed(self, rules: Rules, wish: Wish, words: str) -> Any:
        return profile_or_file(words) if wish.kind == FILE else super().typed(rules, wish, words)


def switch(name: str, value: Any, seats: int) -> Wish:
    """A switch of the rules, by what it is where nobody says anything."""
    if isinstance(value, bool):
        return Wish(name, SWITCH, default=value, group=SWITCHES, flag=FLAG)
    if isinstance(value, list):
        return Wish(name, NUMBERS, default=value, count=len(value), least=1, most=HIGHEST - 1, group=SWITCHES, flag=FLAG)
    return Wish(name, NUMBER, default=value, least=COINS_AT_START * seats, may_be_none=True, group=SWITCHES, flag=FLAG)


OFFER: Final = OkaOffer()
