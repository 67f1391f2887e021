"""Cards and goddesses shown large: printed text, certainty, and the mechanics of the goddess."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.text.messages import figure_messages, type_message
from mankai.games.sakura_arms.rules.text.metadata import certainty
from mankai.i18n.catalogues import Speaker
from mankai.terminal.board import NoSuchCard
from mankai.terminal.card_pages import CardPages
from mankai.terminal.name_lookup import matches, normalize


class DuelCardPages(CardPages):
    """The pages of an edition."""

    def __init__(self, rules: Edition, speaker: Speaker) -> None:
        super().__init__(rules.legend(), speaker)
        self.rules = rules
        self.cards: dict[str, int] = {}  # by name; each once, though both players may have it
        for card in range(rules.half):
            self.cards.setdefault(self.name(card), card)
        self.goddesses = {self.goddess_text(number): number for number in range(len(rules.goddesses))}

    def name(self, card: int) -> str:
        return self.speaker.term_name(("card", card))

    def text(self, card: int) -> str:
        return " ".join(self.say(f"{self.legend['cards'][card]['key']}.text").split())

    def goddess_text(self, number: int, attribute: str = "") -> str:
        return self.say(f"{self.legend['goddesses'][number]['key']}{attribute}")

    def type(self, card: int) -> str:
        return self.speaker.say(type_message(self.rules.cards[card]))

    def figures(self, card: int) -> str:
        return "  ".join([self.speaker.say(figure) for figure in figure_messages(self.rules.cards[card])])

    def certainty_text(self, card: int, attribute: str = "") -> str:
        """How certain we are of a card, in a word or in a sentence."""
        return self.say(f"provenance-{certainty(self.rules.cards[card])}{attribute}")

    def search(self, words: str) -> RenderableType:
        """The card or goddess whose name contains `words`, shown large; several as a list.

        If no name fits, the cards whose text contains the words, such as a keyword. Raises `NoSuchCard`.
        """
        wanted = " ".join(words.casefold().split())
        for name, number in self.goddesses.items():
            if wanted and name.casefold() == wanted:
                return self.goddess_page(number)
        names = matches(wanted, [*self.cards, *self.goddesses])
        if len(names) == 1:
            name = names[0]
            return self.card_page(self.cards[name]) if name in self.cards else self.goddess_page(self.goddesses[name])
        if names:
            several = [self.cards[name] for name in names if name in self.cards]
            head = self.say("cards-could-be", words=words, names=", ".join(names))
            return Group(Text(head, style="bold"), self.card_table(several, with_text=True))
        cards_with_words = [card for card in self.cards.values() if wanted and f" {wanted}" in f" {normalize(self.text(card))}"]
        if cards_with_words:
            head = self.say("cards-in-text", words=words)
            return Group(Text(head, style="bold"), self.card_table(cards_with_words, with_text=True))
        raise NoSuchCard(self.say("cards-none", game=self.rules.name, words=words, names=", ".join(self.goddesses)))

    def card_page(self, card: int) -> RenderableType:
        """One card with all its information."""
        printed = self.legend["cards"][card]
        parts: list[RenderableType] = [Text(f"{self.type(card)}   {self.figures(card)}".rstrip(), style="bold")]
        parts.append(Text(f"\n{self.text(card) or self.say('cards-no-text')}"))
        source = self.say("cards-source", text=self.certainty_text(card, ".text"))
        parts.append(Text(f"\n{source}", style="yellow" if printed["provenance"] in ("uncertain", "stand-in") else "dim"))
        number = printed["goddess"]
        owner = self.say("cards-nobodys")
        if number >= 0:
            owner = f"{self.goddess_text(number)}, {self.goddess_text(number, '.weapon')}"
            if self.goddess_text(number, ".mechanics"):
                parts.append(Text(f"\n{self.goddess_text(number)}: {self.goddess_text(number, '.mechanics')}", style="dim"))
        japanese = self.rules.cards[card].japanese
        heading = f"{self.name(card)}  {japanese}" if japanese not in ("", self.name(card)) else self.name(card)
        return self.panel(heading, parts, owner)

    def goddess_head(self, number: int) -> Text:
        japanese = self.rules.goddesses[number].japanese
        names = [self.goddess_text(number)] + ([japanese] if japanese != self.goddess_text(number) else [])
        return Text(f"{'  '.join(names)}, {self.goddess_text(number, '.weapon')}", style="bold")

    def goddess_page(self, number: int) -> RenderableType:
        """A goddess, her mechanics, and all her cards with their texts."""
        parts: list[RenderableType] = [self.goddess_head(number)]
        if self.goddess_text(number, ".mechanics"):
            parts.append(Text(self.goddess_text(number, ".mechanics")))
        if self.rules.goddesses[number].provenance:
            parts.append(Text(self.say("cards-source", text=self.goddess_text(number, ".provenance")), style="dim"))
        cards = self.own_cards(number)
        return Group(*parts, self.card_table(cards, with_text=True), *self.certainty_notes(cards))

    def all_cards(self) -> RenderableType:
        parts: list[RenderableType] = []
        for number in range(len(self.rules.goddesses)):
            parts += [self.goddess_head(number), self.card_table(self.own_cards(number), with_text=False)]
        unowned_cards = self.own_cards(-1)
        if unowned_cards:
            parts += [Text(self.say("cards-of-nobody"), style="bold"), self.card_table(unowned_cards, with_text=False)]
        return Group(*parts, *self.certainty_notes(list(self.cards.values())))

    def certainty_notes(self, cards: list[int]) -> list[Text]:
        """The explanations of the degrees of certainty that these cards have."""
        return [Text(sentence, style="dim") for sentence in sorted({self.certainty_text(card, ".text") for card in cards})]

    def own_cards(self, goddess: int) -> list[int]:
        return [card for card in self.cards.values() if self.legend["cards"][card]["goddess"] == goddess]

    def card_table(self, cards: list[int], with_text: bool) -> Table:
        """A table of cards, with their texts or in short form."""
        table = Table(box=box.SIMPLE_HEAD, expand=False, pad_edge=False)
        table.add_column(self.say("cards-card"), style="bold")
        for heading in ["type-and-figures", "text"] if with_text else ["type", "figures", "sure"]:
            table.add_column(self.say(f"cards-{heading}"))
        for card in cards:
            if with_text:
                facts = [fact for fact in (self.type(card), self.figures(card), f"({self.certainty_text(card)})") if fact]
                table.add_row(self.name(card), "\n".join(facts), self.text(card))
            else:
                table.add_row(self.name(card), self.type(card), self.figures(card), self.certainty_text(card))
        return table
