"""Decks as lines of text: all ready decks, or one deck with its cards, its figures and its faults."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from mankai.decks import text_formats
from mankai.decks.model import BadDeck, Deck, DeckFigures, Decks
from mankai.decks.text_formats import count_names, format_faults
from mankai.i18n.catalogues import Speaker
from mankai.kernel.errors import MankaiError
from mankai.kernel.messages import Message
from mankai.kernel.rules import Rules
from mankai.packs import registry
from mankai.terminal.layout import pad, wrap
from mankai.terminal.phrases import Phrases, phrases_in

BAR: Final = "█"
STANDARD_INPUT: Final = "-"
MAX_BAR: Final = 30  # columns of a bar


class DeckRefused(MankaiError):
    """A deck that does not exist, or may not be played."""


@dataclass(frozen=True)
class DeckPage:
    """The lines to show, and whether the deck is allowed."""

    lines: list[Text]
    is_allowed: bool = True


def make_page(rules: Rules, words: str, form: str, is_check: bool, format: str, language: str, width: int) -> DeckPage:
    """The page of all ready decks, or of the deck that `words` name: in full, checked, or written in a text format."""
    phrases, speaker = phrases_in(language), registry.speaker_of(rules, None, language)
    decks = registry.pack_of(rules.name).load_setup_form.decks(rules)
    if decks is None:
        raise DeckRefused(phrases("decks-none", game=rules.name).removesuffix("."))
    if format and not decks.formats():
        raise DeckRefused(phrases("decks-one-format", game=rules.name))
    if format and format not in decks.formats():
        raise DeckRefused(phrases("decks-no-format", format=format, formats=", ".join(decks.formats())))
    if not words:
        return DeckPage(ready_lines(decks, speaker, phrases, width))
    try:
        deck, faults = (
            text_formats.parse_deck(decks, read_stdin()) if words == STANDARD_INPUT else text_formats.resolve_deck(decks, words)
        )
    except BadDeck as error:
        raise DeckRefused(speaker.say(error.message).removesuffix(".")) from None
    faults = [*faults, *decks.faults(deck, format)]
    if faults and (form or is_check):
        return DeckPage(fault_lines(faults, speaker, phrases, width), False)
    if form:
        return DeckPage([Text(format_deck(decks, deck, rules.name, form))])
    if is_check:
        return DeckPage([Text(f" {phrases('decks-allowed', code=decks.encode(deck))}")])
    return DeckPage(deck_lines(decks, deck, faults, speaker, phrases, width), not faults)


def read_stdin() -> str:
    return sys.stdin.read(text_formats.MAX_BYTES + 1)


def format_deck(decks: Decks, deck: Deck, game: str, form: str) -> str:
    if form == text_formats.TEXT:
        return text_formats.format_text(decks, deck)
    return decks.encode(deck) if form == text_formats.CODE else text_formats.format_json(decks, deck, game)


def ready_lines(decks: Decks, speaker: Speaker, phrases: Phrases, width: int) -> list[Text]:
    """All ready decks: name, origin and code."""
    ready_decks = decks.ready()
    if not ready_decks:
        return [Text(phrases("decks-none-ready"))]
    lines: list[Text] = []
    for deck in ready_decks:
        lines.append(Text(f" {deck.name}", style="bold"))
        if deck.about is not None:
            lines += [Text(line, style="dim") for line in wrap(speaker.say(deck.about), width, 3)]
        lines.append(Text(f"   {decks.encode(deck)}"))
    return lines


def deck_lines(decks: Decks, deck: Deck, faults: list[Message], speaker: Speaker, phrases: Phrases, width: int) -> list[Text]:
    """One deck with its cards, figures and faults."""
    lines: list[Text] = []
    if deck.name:
        lines.append(Text(f" {deck.name}", style="bold"))
    if deck.about is not None:
        lines += [Text(line, style="dim") for line in wrap(speaker.say(deck.about), width, 1)]
    lines += [Text(f"  {count}  {speaker.say(decks.card_message(name))}") for name, count in count_names(deck.owners).items()]
    for part in decks.parts(deck):
        heading = speaker.say((part.key, {}))
        lines.append(Text(f" {heading}: {len(part.cards)}", style="cyan"))
        lines += [Text(f"  {count}  {speaker.say(decks.card_message(name))}") for name, count in count_names(part.cards).items()]
    for figures in decks.figures(deck):
        lines += figure_lines(figures, speaker)
    counts = [f"{speaker.say((count.key, {}))} {count.has}/{count.needs}" for count in decks.counts(deck)]
    lines.append(Text(f" {'   '.join(counts)}"))
    if faults:
        return lines + fault_lines(faults, speaker, phrases, width)
    return [*lines, Text(f" {phrases('decks-allowed', code=decks.encode(deck))}", style="bold green")]


def fault_lines(faults: list[Message], speaker: Speaker, phrases: Phrases, width: int) -> list[Text]:
    """All faults of a deck, as a list."""
    reasons = format_faults(faults, speaker)
    lines = [Text(f" {phrases('decks-not-allowed', count=len(reasons))}", style="bold yellow")]
    return lines + [Text(line, style="yellow") for reason in reasons for line in wrap(f"✗ {reason}", width, 3)]


def figure_lines(figures: DeckFigures, speaker: Speaker) -> list[Text]:
    """Figures of a deck, each with a bar."""
    labels = [speaker.say(label) for label, _ in figures.rows]
    widest = max([cell_len(label) for label in labels], default=0)
    most = 1.0 if figures.is_share else max([value for _, value in figures.rows], default=0.0)
    lines = [Text(f" {speaker.say((figures.key, {}))}", style="cyan")]
    for label, (_, value) in zip(labels, figures.rows, strict=True):
        number = f"{100 * value:.0f} %" if figures.is_share else f"{value:.0f}"
        bar = BAR * round(MAX_BAR * value / most) if most else ""
        lines.append(Text(f"  {pad(label, widest)}  {number:>5}  {bar}".rstrip()))
    return lines
