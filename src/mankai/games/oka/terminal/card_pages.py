"""The cards and characters of Sakura shown large: their values, and how certain these are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mankai.games.oka.rules.cards.characters import NUMBER_IS_OURS
from mankai.games.oka.rules.cards.values import PROFILES, load_values
from mankai.games.oka.rules.constants import CARDS, COLOURS, HIGHEST
from mankai.games.oka.terminal.view_model import MARKS, STYLES, CardValues
from mankai.i18n.catalogues import Speaker
from mankai.kernel.messages import the_card
from mankai.terminal import storage
from mankai.terminal.board import NoSuchCard
from mankai.terminal.card_pages import CardPages
from mankai.terminal.name_lookup import matches, normalize


def profile_or_file(profile: str | Path | None) -> Any:
    """The `values` of a set-up: the name of a built-in profile, or the content of a file."""
    if profile is None or str(profile) in PROFILES:
        return str(profile or PROFILES[0])
    storage.read_file(Path(profile))  # gives a readable error for a file that cannot be read
    return load_values(profile)


class OkaCardPages(CardPages):
    """The pages of all cards, with the values of one game."""

    def __init__(self, legend: dict[str, Any], values: CardValues, speaker: Speaker) -> None:
        super().__init__(legend, speaker)
        self.values = values
        self.names = [speaker.term_name(the_card(card)) for card in range(len(legend["cards"]))]

    def text(self, card: int) -> str:
        """The text of a character."""
        return self.say(f"{self.speaker.names['card'][card]}.text")

    def text_with_provenance_note(self, card: int) -> str:
        """The text of a character, with a note if not all of it is from the rulebook."""
        if self.legend["cards"][card]["provenance"] != NUMBER_IS_OURS:
            return self.text(card)
        return self.say("noted", words=self.text(card), note=("number-ours", {}))

    def families(self) -> list[str]:
        return [self.speaker.term_name(("family", family)) for family in range(len(self.speaker.names["family"]))]

    def search(self, words: str) -> RenderableType:
        """The card or character whose name contains `words`, shown large; several as a list, a family with all its texts.

        If no name fits, the characters whose text contains the words. Raises `NoSuchCard`.
        """
        wanted = " ".join(words.casefold().split())
        characters = range(CARDS, len(self.names))
        families = [name.casefold() for name in self.families()]
        if wanted in families:
            family = families.index(wanted)
            return Group(*[self.character_page(card) for card in characters if self.legend["cards"][card]["family"] == family])
        matching = matches(wanted, self.names)
        if len(matching) == 1:
            number = self.names.index(matching[0])
            return self.card_page(number) if number < CARDS else self.character_page(number)
        if matching:
            several = self.character_table([card for card in characters if self.names[card] in matching])
            choice_line = Text(self.say("board-could-be", typed=words, names=", ".join(matching)), style="bold")
            return Group(choice_line, *[several] * (several.row_count > 0))
        with_words = [card for card in characters if wanted and f" {wanted}" in f" {normalize(self.text(card))}"]
        if with_words:
            return Group(Text(self.say("board-in-text", typed=words), style="bold"), self.character_table(with_words))
        arguments = {"game": self.legend["game"], "typed": words, "families": ", ".join(self.families())}
        raise NoSuchCard(self.say("board-no-card", **arguments, card=the_card(HIGHEST + 6)))

    def card_page(self, card: int) -> RenderableType:
        colour, values = self.legend["colours"][card // HIGHEST], self.values
        worth = self.say("board-taker", coins=values.coins[card], shurikens=values.shurikens[card])
        parts = [
            Text(
                f"{MARKS[colour['shape']]}{colour['letter']}{card % HIGHEST + 1}",
                style=STYLES[card // HIGHEST][1],
            ),
            Text(f"\n{worth}"),
            Text(f"\n{self.speaker.say(values.note)}", style="yellow" if values.is_ours else "dim"),
        ]
        if not colour["is_attested"]:
            parts.append(Text(self.say("colours-ours"), style="dim"))
        return self.panel(self.names[card], parts)

    def character_page(self, card: int) -> RenderableType:
        source = self.say(f"provenance-{self.legend['cards'][card]['provenance']}")
        return self.panel(self.names[card], [Text(self.text(card)), Text(f"\n{source}", style="dim")])

    def all_cards(self) -> RenderableType:
        """The 52 cards by value, then the fifteen characters."""
        colours = [
            f"{MARKS[colour['shape']]}{colour['letter']} {self.speaker.term_name(('colour', number))}"
            for number, colour in enumerate(self.legend["colours"])
        ]
        characters = list(range(CARDS, len(self.names)))
        return Group(
            Text(self.say("board-all-cards", cards=CARDS, highest=HIGHEST, colours=", ".join(colours)), style="bold"),
            Text(self.say("colours-ours"), style="dim"),
            Text(self.speaker.say(self.values.note), style="yellow" if self.values.is_ours else "dim"),
            self.value_table(),
            Text(self.say("board-all-characters", characters=len(characters)), style="bold"),
            self.character_table(characters),
        )

    def character_table(self, characters: list[int]) -> Table:
        """A table of characters with their texts."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(self.say("board-character"), style="bold", no_wrap=True)
        table.add_column(self.say("board-does"))
        for character in characters:
            table.add_row(self.names[character], self.text_with_provenance_note(character))
        return table

    def value_table(self) -> Table:
        """The coins and shurikens by value, and by colour if the colours differ."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for value in range(1, HIGHEST + 1):
            table.add_column(str(value), justify="right")
        for key, numbers in (("coins", self.values.coins), ("shurikens", self.values.shurikens)):
            by_colour = [numbers[colour * HIGHEST : (colour + 1) * HIGHEST] for colour in range(COLOURS)]
            if all([row == by_colour[0] for row in by_colour]):
                table.add_row(self.say(key), *[str(number) for number in by_colour[0]])
            else:
                for colour, row in enumerate(by_colour):
                    word = self.say("board-of-colour", what=(key, {}), colour=("colour", colour))
                    table.add_row(word, *[str(number) for number in row])
        return table
