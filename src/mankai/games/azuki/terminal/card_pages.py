"""Cards of the Azuki TCG shown large: printed text, errata, readings, certainty and rulings."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mankai.games.azuki.rules.cards.card_index import FACE_NUMBERS, normalize_name, official_id
from mankai.games.azuki.rules.constants import COPIES
from mankai.games.azuki.rules.text.metadata import KEYWORDS
from mankai.i18n.catalogues import Speaker
from mankai.kernel.messages import the_card
from mankai.learning import rulings
from mankai.terminal.board import NoSuchCard
from mankai.terminal.card_pages import CardPages
from mankai.terminal.name_lookup import matches
from mankai.terminal.name_lookup import normalize as spaced

COMBAT: Final = ("entity", "leader")  # kinds with attack and health


class AzukiCardPages(CardPages):
    """The pages of all cards."""

    def __init__(self, legend: dict[str, Any], speaker: Speaker) -> None:
        super().__init__(legend, speaker)
        self.written: list[int] = legend["written"]

    def name(self, face: int) -> str:
        return self.speaker.term_name(the_card(face * COPIES))

    def printed_name(self, face: int) -> str:
        """The English name that is printed on the card."""
        english = self.speaker.catalogue.fallback or self.speaker.catalogue
        return english.format(self.speaker.names["card"][face * COPIES], {})

    def both_names(self, face: int) -> list[str]:
        """The name of a card and, if it differs, the printed English one, which all players have on their cards."""
        return list(dict.fromkeys([self.name(face), self.printed_name(face)]))

    def card_text(self, face: int, attribute: str) -> str:
        """A text of a card by attribute; empty if it has none."""
        key = f"{self.speaker.names['card'][face * COPIES]}.{attribute}"
        return " ".join(self.say(key).split()) if self.speaker.catalogue.has_or_falls_back(key) else ""

    def text(self, face: int) -> str:
        return self.card_text(face, "text")

    def kind(self, face: int) -> str:
        """Element, kind and subtypes."""
        printed = self.legend["faces"][face]
        element = self.speaker.term_name(("element", printed["element"]))
        kind = self.say(f"kind-{printed['kind']}")
        subtypes = [subtype for subtype in printed["subtypes"] if printed["kind"] != "gate"]
        if subtypes:
            return self.say("cards-kind-with", element=element, kind=kind, subtypes=", ".join(subtypes))
        return self.say("cards-kind", element=element, kind=kind)

    def figures(self, face: int) -> list[str]:
        """Cost, attack and health, Gate Power, keywords: as printed."""
        printed = self.legend["faces"][face]
        figures: list[str] = []
        if printed["kind"] not in ("leader", "gate"):
            figures.append(self.say("cards-cost", cost=printed["cost"]))
        if printed["kind"] in COMBAT:
            figures.append(self.say("cards-combat", attack=printed["attack"], health=printed["health"]))
        if printed["kind"] == "weapon":
            figures.append(self.say("cards-gives", attack=printed["attack"]))
        if printed["kind"] == "entity":
            figures.append(self.say("cards-gate-power", power=printed["gate_power"]))
        if printed["carapace"]:
            figures.append(self.say("board-carapace", amount=printed["carapace"]))
        names = list(KEYWORDS)
        return figures + [self.speaker.term_name(("keyword", names.index(name))) for name in printed["keywords"]]

    def short_figures(self, face: int) -> str:
        return "  ".join(self.figures(face))

    def rulings(self, face: int) -> list[str]:
        """The rulings about a card with their sources. Rulings are in English."""
        name = self.printed_name(face)
        about_it = [ruling for ruling in rulings.of_game(self.legend["game"]) if rulings.names_in(ruling.name, [name])]
        return [self.say("cards-ruling", text=ruling.name, source=ruling.source) for ruling in about_it]

    def search(self, words: str) -> RenderableType:
        """The card with that id, or whose name contains `words`, shown large; several as a list.

        If no name fits, the cards whose subtypes or text contain the words. Raises `NoSuchCard`.
        """
        id = official_id(words)
        if id and FACE_NUMBERS[id] in self.written:
            return self.card_page(FACE_NUMBERS[id])
        names: dict[str, list[int]] = {}
        for face in self.written:
            for name in self.both_names(face):
                names.setdefault(name, []).append(face)
        exact_matches = [face for name, faces in names.items() if normalize_name(name) == normalize_name(words) for face in faces]
        matching = exact_matches or [face for name in matches(words, list(names)) for face in names[name]]
        if len(matching) == 1:
            return self.card_page(matching[0])
        if matching:
            heading = self.say("cards-could-be", typed=words, names=", ".join([self.name(face) for face in matching]))
            return Group(Text(heading, style="bold"), self.card_table(matching, with_text=True))
        wanted = spaced(words)
        prefix = f" {wanted}" if wanted.isascii() else wanted  # Japanese has no spaces between words
        cards_with_words = [face for face in self.written if wanted and prefix in f" {spaced(self.searchable_text(face))}"]
        if cards_with_words:
            heading = self.say("cards-in-text", typed=words)
            return Group(Text(heading, style="bold"), self.card_table(cards_with_words, with_text=True))
        raise NoSuchCard(self.say("cards-none", typed=words))

    def searchable_text(self, face: int) -> str:
        return f"{', '.join(self.legend['faces'][face]['subtypes'])} {self.text(face)}"

    def card_page(self, face: int) -> RenderableType:
        """One card with all its information."""
        printed = self.legend["faces"][face]
        parts: list[RenderableType] = [Text(self.kind(face), style="bold"), Text(self.short_figures(face), style="bold")]
        parts.append(Text(f"\n{self.text(face) or self.say('cards-no-text')}"))
        if self.card_text(face, "readings"):
            parts.append(Text(f"\n{self.say('cards-readings', text=self.card_text(face, 'readings'))}", style="dim"))
        if self.card_text(face, "errata"):
            parts.append(Text(f"\n{self.say('cards-errata', text=self.card_text(face, 'errata'))}", style="dim"))
        for ruling in self.rulings(face):
            parts.append(Text(f"\n{ruling}", style="dim"))
        source = self.say("cards-source", date=self.legend["facts_of"], doubt=self.card_text(face, "provenance") or "none")
        parts.append(Text(f"\n{source}", style="yellow" if printed["provenance"] else "dim"))
        subtitle = self.say("cards-id", id=printed["id"], rarity=printed["rarity"])
        return self.panel("  ".join(self.both_names(face)), parts, subtitle)

    def all_cards(self) -> RenderableType:
        """All cards by element."""
        about = self.say("cards-all", count=len(self.written), date=self.legend["facts_of"])
        parts: list[RenderableType] = [Text(about, style="dim")]
        for element in range(len(self.speaker.names["element"])):
            faces = [face for face in self.written if self.legend["faces"][face]["element"] == element]
            if faces:
                heading = self.speaker.term_name(("element", element))
                parts += [Text(heading, style="bold"), self.card_table(faces, with_text=False)]
        return Group(*parts)

    def card_table(self, faces: list[int], with_text: bool) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for heading in ("cards-number", "cards-card", "cards-figures", *(["cards-text"] if with_text else ["cards-type"])):
            style = "bold" if heading == "cards-card" else ""
            table.add_column(self.say(heading), style=style, overflow="fold")  # else Japanese text is cut off at its first line
        for face in faces:
            figures = "\n".join(self.figures(face)) if with_text else self.short_figures(face)
            last_cell = self.text(face) if with_text else self.kind(face)
            table.add_row(self.legend["faces"][face]["id"], self.name(face), figures, last_cell)
        return table
