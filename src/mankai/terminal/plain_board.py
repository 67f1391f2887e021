"""The plain board: any game in lines of text, from its names, zones, numbers and options. For games without their own board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from mankai.i18n.catalogues import Speaker
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.packs.pack import edition_of
from mankai.terminal.board import Board, NoSuchCard, TerminalUi
from mankai.terminal.follow_ups import first_round
from mankai.terminal.layout import in_columns, title, wrap
from mankai.terminal.name_lookup import matches
from mankai.terminal.phrases import phrases_in


class PlainBoard(Board):
    """A position of any game. Places and zones are shown with their owner, or else on the table."""

    def __init__(self, position: Position, seat: int | None, earlier: Sequence[Position], speaker: Speaker) -> None:
        self.phrases = phrases_in(speaker.catalogue.language)
        super().__init__(position, seat, earlier, speaker)

    def fixed_number(self, option: int) -> int | None:
        return None

    @property
    def others_command(self) -> str:
        return self.phrases("plain-others")

    @property
    def example_input(self) -> str:
        options = self.view["options"]
        return self.label(options[0]).casefold() if options else "1"

    def name_for_viewer(self, seat: int) -> str:
        return self.phrases("plain-you") if seat == self.seat else self.phrases("plain-seat", number=seat)

    def public_name(self, seat: int) -> str:
        return self.phrases("plain-player", number=seat + 1)

    def heading(self) -> str:
        return title_of(self.position.rules, self.speaker)

    def table(self, width: int, is_short: bool) -> list[Text]:
        """The common part first, then each player; the viewer comes last."""
        seats = range(self.position.rules.seats)
        lines = self.part(self.phrases("plain-table"), -1, width)
        for seat in sorted(seats, key=lambda owner: owner == self.seat):
            lines += self.part(self.name_for_viewer(seat), seat, width)
        return lines

    def part(self, heading: str, owner: int, width: int) -> list[Text]:
        lines = [line for part in (self.numbers_of(owner), self.zones_of(owner)) for line in part]
        if not lines:
            return []
        return [title(heading, "", width), *[Text(line) for text in lines for line in wrap(text, width, 1)]]

    def numbers_of(self, owner: int) -> list[str]:
        """The numbers of one owner's places (-1: nobody's). Hidden numbers are question marks."""
        tokens: list[int] = self.view["tokens"]
        own_places = [place for place in range(len(tokens)) if self.owner("place", place) == owner]
        numbers = [f"{self.name('place', place)}: {tokens[place] if tokens[place] >= 0 else '?'}" for place in own_places]
        return ["   ".join(numbers)] if numbers else []

    def zones_of(self, owner: int) -> list[str]:
        """The zones of one owner with their cards, by name where they are visible, else counted."""
        zones: list[list[int]] = self.view["zones"]
        own_zones = [
            zone for zone in range(len(zones)) if self.owner("zone", zone) == owner and (zones[zone] or self.is_named(zone))
        ]
        return [f"{self.name('zone', zone)}: {self.cards(zones[zone])}" for zone in own_zones]

    def cards(self, cards: list[int]) -> str:
        if not cards:
            return self.phrases("plain-nothing")
        on_cards = {card: count for card, count in self.view["on_cards"] if card >= 0}
        visible_names = [self.name("card", card) for card in cards if card >= 0]
        counts = [on_cards.get(card, 0) for card in cards if card >= 0]
        names = [
            self.phrases("plain-on-card", card=name, count=count) if count else name
            for name, count in zip(visible_names, counts, strict=True)
        ]
        hidden = len(cards) - len(visible_names)
        return ", ".join([*names, *([self.phrases("plain-cards", count=hidden)] if hidden else [])])

    def names(self, kind: str) -> list[Any]:
        return self.speaker.names.get(kind, [])

    def is_named(self, zone: int) -> bool:
        return zone < len(self.names("zone")) and self.names("zone")[zone] != ""

    def is_named_place(self, place: int) -> bool:
        return place < len(self.names("place")) and self.names("place")[place] != ""

    def owner(self, kind: str, number: int) -> int:
        """The seat that owns a place or zone; -1: nobody."""
        names = self.names(kind)
        if number < len(names):
            return -1 if isinstance(names[number], str) else int(names[number][1])
        return number % self.position.rules.seats if kind == "zone" else -1

    def name(self, kind: str, number: int) -> str:
        """The name of a card, place or zone, or its number if the game has no name for it."""
        if number < len(self.names(kind)):
            return self.speaker.term_name((kind, number))
        return self.phrases(f"plain-{kind}", number=number)

    def question(self) -> str:
        if self.speaker.catalogue.has_or_falls_back(self.position.question_message[0]):
            return super().question()
        return self.phrases("plain-question", question=self.position.question)

    def options(self, width: int, is_short: bool) -> list[Text]:
        return in_columns([f"{self.number(option):>3}  {self.label(option)}" for option in self.choices], width)

    def refusal(self, words: str) -> str:
        """The reason why the option that `words` name cannot be chosen; empty unless exactly one option fits."""
        options = [option for option in range(self.position.rules.size) if option not in self.choices]
        labels = {option: self.label(option) for option in options}
        matching = matches(words, list(labels.values()))
        if len(matching) != 1:
            return ""
        option = next(candidate for candidate, label in labels.items() if label == matching[0])
        return f"{matching[0]}: {self.reason(option)}"

    def others(self, width: int) -> list[Text]:
        seats = [seat for seat in range(self.position.rules.seats) if seat != self.seat]
        return [line for seat in seats for line in self.part(self.name_for_viewer(seat), seat, width)]

    def page(self, words: str) -> RenderableType:
        return pages(self.position.rules, words, {}, self.speaker)

    def result(self) -> list[str]:
        ranks: list[int] = self.view["ranks"]
        if self.position.follow_ups:
            return [self.phrases("plain-follows", count=len(first_round(self.position)))]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 0]
        if len(winners) == len(ranks):
            return [self.phrases("plain-draw")]
        sentences = [
            self.phrases("plain-won", who=self.name_for_viewer(seat), who_is="you" if seat == self.seat else "other")
            for seat in winners
        ]
        others = sorted([(rank, seat) for seat, rank in enumerate(ranks) if rank > 0]) if len(ranks) > 2 else []
        return sentences + [self.phrases("plain-rank", who=self.name_for_viewer(seat), rank=rank + 1) for rank, seat in others]


def title_of(rules: Rules, speaker: Speaker) -> str:
    """The title of a game before it starts."""
    arguments = {"game": edition_of(rules.name), "seats": rules.seats}
    keys = [key for key in ("pack-title", "game-title") if speaker.catalogue.has_or_falls_back(key)]
    return " · ".join([speaker.catalogue.format(key, arguments) for key in keys]) or rules.name


def pages(rules: Rules, words: str, card_values: dict[str, str], speaker: Speaker) -> RenderableType:
    """All named cards with their texts, or those that `words` name."""
    phrases = phrases_in(speaker.catalogue.language)
    keys = list(dict.fromkeys([name if isinstance(name, str) else name[0] for name in speaker.names.get("card", [])]))
    names = {speaker.catalogue.format(key, {}): key for key in keys}
    matching = matches(words, list(names)) if words else list(names)
    if not matching:
        raise NoSuchCard(phrases("no-such-card", typed=words).removesuffix("."))
    parts: list[RenderableType] = []
    for name in matching:
        text_key = f"{names[name]}.text"
        text_after_name = f": {speaker.catalogue.format(text_key, {})}" if speaker.catalogue.has_or_falls_back(text_key) else ""
        parts.append(Text.assemble((name, "bold"), text_after_name))
    return Group(*parts)


PLAIN_UI: Final = TerminalUi(PlainBoard, pages)
