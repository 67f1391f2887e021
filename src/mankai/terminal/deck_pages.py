"""Decks shown in a terminal: all that are ready, or one with its cards, what can be counted in it, and what is wrong with it."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from mankai import door, listing
from mankai.kernel.errors import MankaiError
from mankai.kernel.messages import Message
from mankai.kernel.rules import Rules
from mankai.listing import counted, faults_said
from mankai.pack import BadDeck, Deck, Decks, Figures
from mankai.terminal.drawing import filled, wrapped
from mankai.terminal.saying import Voice, voice
from mankai.words import Speaker

BAR: Final = "█"
TYPED: Final = "-"
LONGEST: Final = 30  # columns of a bar


class DeckRefused(MankaiError):
    """There is no such deck, or it may not be played."""


@dataclass(frozen=True)
class Page:
    """What is shown of decks, and whether that is allowed which was asked about."""

    lines: list[Text]
    is_allowed: bool = True


def page(rules: Rules, words: str, form: str, is_check: bool, format: str, language: str, width: int) -> Page:
    """All ready decks; or the one that is meant by `words`, whole, judged, or written down in a form."""
    says, speaker = voice(language), door.speaker_of(rules, None, language)
    decks = door.pack_of(rules.name).offered.decks(rules)
    if decks is None:
        raise DeckRefused(says("decks-none", game=rules.name).removesuffix("."))
    if format and not decks.formats():
        raise DeckRefused(says("decks-one-format", game=rules.name))
    if format and format not in decks.formats():
        raise DeckRefused(says("decks-no-format", format=format, formats=", ".join(decks.formats())))
    if not words:
        return Page(ready_lines(decks, speaker, says, width))
    try:
        deck, faults = listing.read(decks, typed()) if words == TYPED else listing.deck_called(decks, words)
    except BadDeck as error:
        raise DeckRefused(speaker.say(error.message).removesuffix(".")) from None
    faults = [*faults, *decks.faults(deck, format)]
    if faults and (form or is_check):
        return Page(fault_lines(faults, speaker, says, width), False)
    if form:
        return Page([Text(written(decks, deck, rules.name, form))])
    if is_check:
        return Page([Text(f" {says('decks-allowed', code=decks.code(deck))}")])
    return Page(deck_lines(decks, deck, faults, speaker, says, width), not faults)


def typed() -> str:
    return sys.stdin.read(listing.LARGEST + 1)


def written(decks: Decks, deck: Deck, game: str, form: str) -> str:
    if form == listing.TEXT:
        return listing.as_text(decks, deck)
    return decks.code(deck) if form == listing.CODE else listing.as_json(decks, deck, game)


def ready_lines(decks: Decks, speaker: Speaker, says: Voice, width: int) -> list[Text]:
    """All ready decks: name, where each comes from, its code."""
    ready = decks.ready()
    if not ready:
        return [Text(says("decks-none-ready"))]
    lines: list[Text] = []
    for deck in ready:
        lines.append(Text(f" {deck.name}", style="bold"))
        if deck.about is not None:
            lines += [Text(line, style="dim") for line in wrapped(speaker.say(deck.about), width, 3)]
        lines.append(Text(f"   {decks.code(deck)}"))
    return lines


def deck_lines(decks: Decks, deck: Deck, faults: list[Message], speaker: Speaker, says: Voice, width: int) -> list[Text]:
    """One deck, whole."""
    lines: list[Text] = []
    if deck.name:
        lines.append(Text(f" {deck.name}", style="bold"))
    if deck.about is not None:
        lines += [Text(line, style="dim") for line in wrapped(speaker.say(deck.about), width, 1)]
    lines += [Text(f"  {count}  {speaker.say(decks.said(name))}") for name, count in counted(deck.of).items()]
    for part in decks.parts(deck):
        heading = speaker.say((part.key, {}))
        lines.append(Text(f" {heading}: {len(part.cards)}", style="cyan"))
        lines += [Text(f"  {count}  {speaker.say(decks.said(name))}") for name, count in counted(part.cards).items()]
    for figures in decks.figures(deck):
        lines += figure_lines(figures, speaker)
    counts = [f"{speaker.say((one.key, {}))} {one.has}/{one.needs}" for one in decks.counts(deck)]
    lines.append(Text(f" {'   '.join(counts)}"))
    if faults:
        return lines + fault_lines(faults, speaker, says, width)
    return [*lines, Text(f" {says('decks-allowed', code=decks.code(deck))}", style="bold green")]


def fault_lines(faults: list[Message], speaker: Speaker, says: Voice, width: int) -> list[Text]:
    """Everything that is wrong, one after the other."""
    said = faults_said(faults, speaker)
    lines = [Text(f" {says('decks-not-allowed', count=len(said))}", style="bold yellow")]
    return lines + [Text(line, style="yellow") for one in said for line in wrapped(f"✗ {one}", width, 3)]


def figure_lines(figures: Figures, speaker: Speaker) -> list[Text]:
    """Numbers with bars beside them."""
    labels = [speaker.say(label) for label, _ in figures.rows]
    widest = max([cell_len(label) for label in labels], default=0)
    most = 1.0 if figures.is_share else max([value for _, value in figures.rows], default=0.0)
    lines = [Text(f" {speaker.say((figures.key, {}))}", style="cyan")]
    for label, (_, value) in zip(labels, figures.rows, strict=True):
        number = f"{100 * value:.0f} %" if figures.is_share else f"{value:.0f}"
        bar = BAR * round(LONGEST * value / most) if most else ""
        lines.append(Text(f"  {filled(label, widest)}  {number:>5}  {bar}".rstrip()))
    return lines
