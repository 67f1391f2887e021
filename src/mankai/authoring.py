"""Everything that a game package imports: rules, runner and table, random numbers, messages, pack and set-up form, heuristics.

A third-party game needs no other module of Mankai; `docs/a_game_of_your_own.md` leads through one.
"""

from __future__ import annotations

from mankai.decks.model import BadDeck, Deck, Decks
from mankai.kernel.errors import BadRules, BadScene, BadSetup
from mankai.kernel.messages import DEED, DETAIL, HARM, TURN, LogLine, Message, message, the_card, the_seat, verbatim
from mankai.kernel.observation import ExtraFeatures
from mankai.kernel.position import Position
from mankai.kernel.rng import DealRng, FastRng, key_from_seed
from mankai.kernel.rules import ABOUT_CARD, ABOUT_FACE, ABOUT_NOTHING, Rules, Verb
from mankai.kernel.runner import Chooser, Runner
from mankai.kernel.table import EVERYONE, NOBODY, OWNER, Event, Layout, Table
from mankai.packs.pack import Lesson, Pack
from mankai.packs.setup_form import CHOICE, DECK, FILE, NAMES, NUMBER, NUMBERS, SEAT, SEVERAL, SWITCH, TEXT, SetupField, SetupForm
from mankai.players.heuristics import Heuristics

__all__ = [
    "ABOUT_CARD",
    "ABOUT_FACE",
    "ABOUT_NOTHING",
    "CHOICE",
    "DECK",
    "DEED",
    "DETAIL",
    "EVERYONE",
    "FILE",
    "HARM",
    "NAMES",
    "NOBODY",
    "NUMBER",
    "NUMBERS",
    "OWNER",
    "SEAT",
    "SEVERAL",
    "SWITCH",
    "TEXT",
    "TURN",
    "BadDeck",
    "BadRules",
    "BadScene",
    "BadSetup",
    "Chooser",
    "DealRng",
    "Deck",
    "Decks",
    "Event",
    "ExtraFeatures",
    "FastRng",
    "Heuristics",
    "Layout",
    "Lesson",
    "LogLine",
    "Message",
    "Pack",
    "Position",
    "Rules",
    "Runner",
    "SetupField",
    "SetupForm",
    "Table",
    "Verb",
    "key_from_seed",
    "message",
    "the_card",
    "the_seat",
    "verbatim",
]
