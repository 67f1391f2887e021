"""The set-up fields of Sakura: the values on the cards, switches of the rules, and the first player."""

from __future__ import annotations

from typing import Any, Final

from mankai.games.oka.rules.cards.values import PROFILES
from mankai.games.oka.rules.constants import COINS_AT_START, HIGHEST
from mankai.games.oka.rules.steps.setup import DEFAULTS
from mankai.games.oka.terminal.card_pages import profile_or_file
from mankai.kernel.rules import Rules
from mankai.packs.setup_form import FILE, NUMBER, NUMBERS, RANDOM, SEAT, SWITCH, SetupField, SetupForm

SWITCHES: Final = "switches"
FLAG: Final = "--switch"


class OkaSetupForm(SetupForm):
    """The set-up form for any number of players."""

    def fields(self, rules: Rules) -> list[SetupField]:
        values = SetupField("values", FILE, tuple(PROFILES), PROFILES[0], metavar="FILE", changes_cards=True)
        switches = [switch_field(name, value, rules.seats) for name, value in DEFAULTS.items()]
        return [values, *switches, SetupField("first", SEAT, default=RANDOM)]

    def parse_typed(self, rules: Rules, field: SetupField, words: str) -> Any:
        return profile_or_file(words) if field.kind == FILE else super().parse_typed(rules, field, words)


def switch_field(name: str, value: Any, seats: int) -> SetupField:
    """The set-up field for a switch; its kind follows from its default value."""
    if isinstance(value, bool):
        return SetupField(name, SWITCH, default=value, group=SWITCHES, flag=FLAG)
    if isinstance(value, list):
        return SetupField(name, NUMBERS, default=value, count=len(value), least=1, most=HIGHEST - 1, group=SWITCHES, flag=FLAG)
    return SetupField(name, NUMBER, default=value, least=COINS_AT_START * seats, may_be_none=True, group=SWITCHES, flag=FLAG)


SETUP_FORM: Final = OkaSetupForm()
