"""The cards and characters of Sakura shown large: what is on them, how sure we are of it, and whose numbers these are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mankai.games.oka.rules.edition import Oka
from mankai.games.oka.rules.places import CARDS, COLOURS, HIGHEST
from mankai.games.oka.rules.values import PROFILES, load, profile_of
from mankai.games.oka.terminal.sight import MARKS, STYLES, Values
from mankai.terminal import storage
from mankai.terminal.board import NoSuchCard
from mankai.terminal.matching import matches, plain


def pages(rules: Oka, words: str, wish: str | Path | None) -> RenderableType:
    """All cards, or the one that `words` mean, with the numbers of a profile or of a file."""
    legend = rules.legend()
    values = values_wished(legend, wish)
    return found(legend, values, words) if words else everything(legend, values)


def values_wished(legend: dict[str, Any], wish: str | Path | None) -> Values:
    profile, numbers = profile_of(profile_or_file(wish))
    return Values(legend, profile, list(numbers))


def profile_or_file(wish: str | Path | None) -> Any:
    """What a set-up takes as values: the name of a profile of ours, or what stands in a file."""
    if wish is None or str(wish) in PROFILES:
        return str(wish or PROFILES[0])
    storage.read(Path(wish))  # says in words what is wrong with a file that cannot be read
    return load(wish)


def doubt(character: dict[str, Any]) -> str:
    """What is to be said when not all of a character's text is in the rulebook."""
    return " (The number is ours.)" if "our own" in character["provenance"] else ""


def found(legend: dict[str, Any], values: Values, words: str) -> RenderableType:
    """The card or character that `words` are part of the name of, shown large; several as a list, a family with all its texts.

    Where nobody is called so: the characters that have it in their text.
    """
    wanted = " ".join(words.casefold().split())
    names = [card["name"] for card in legend["cards"]]
    characters = legend["cards"][CARDS:]
    family = [one for one in characters if one["family"].casefold() == wanted]
    if family:
        return Group(*[character_page(one) for one in family])
    meant = matches(wanted, names)
    if len(meant) == 1:
        number = names.index(meant[0])
        return card_page(legend, values, number) if number < CARDS else character_page(legend["cards"][number])
    if meant:
        several = character_table([one for one in characters if one["name"] in meant])
        return Group(Text(f"{words!r} could be: {', '.join(meant)}", style="bold"), *[several] * (several.row_count > 0))
    with_it = [one for one in characters if wanted and f" {wanted}" in f" {plain(one['text'])}"]
    if with_it:
        return Group(Text(f"No card is called {words!r}; in their text have it:", style="bold"), character_table(with_it))
    families = list(dict.fromkeys([one["family"] for one in characters]))
    raise NoSuchCard(
        f"{legend['game']} has no card or character {words!r}; characters: {', '.join(families)}; cards such as red 7"
    )


def counted(number: int | str, word: str) -> str:
    return f"{number} {word}{'' if str(number) == '1' else 's'}"


def card_page(legend: dict[str, Any], values: Values, number: int) -> RenderableType:
    card = legend["cards"][number]
    colour = legend["colours"][number // HIGHEST]
    coins, shurikens = [
        counted(numbers[number], word) for numbers, word in ((values.coins, "coin"), (values.shurikens, "shuriken"))
    ]
    parts = [
        Text(f"{MARKS[colour['shape']]}{colour['letter']}{card['value']}", style=STYLES[number // HIGHEST][1]),
        Text(f"\n{coins} for whoever takes it, {shurikens}."),
        Text(f"\n{values.note}", style="yellow" if values.is_ours else "dim"),
    ]
    if not colour["attested"]:
        parts.append(Text("Of the colours only black is named in the rulebook: this name is ours.", style="dim"))
    return Panel(Group(*parts), title=card["name"], box=box.ROUNDED, padding=(1, 2), width=76)


def character_page(character: dict[str, Any]) -> RenderableType:
    parts = [Text(character["text"]), Text(f"\nSource: {character['provenance']}.", style="dim")]
    return Panel(Group(*parts), title=character["name"], box=box.ROUNDED, padding=(1, 2), width=76)


def everything(legend: dict[str, Any], values: Values) -> RenderableType:
    """The 52 cards by value, then the fifteen characters."""
    colours = [f"{MARKS[colour['shape']]}{colour['letter']} {colour['name']}" for colour in legend["colours"]]
    parts: list[RenderableType] = [
        Text(f"{CARDS} cards: 1 to {HIGHEST} in {', '.join(colours)}", style="bold"),
        Text("Of the colours only black is named in the rulebook: the other names are ours.", style="dim"),
        Text(values.note, style="yellow" if values.is_ours else "dim"),
        value_table(legend, values),
        Text("15 characters, hired for 1 to 5 coins", style="bold"),
    ]
    return Group(*parts, character_table(legend["cards"][CARDS:]))


def character_table(characters: list[dict[str, Any]]) -> Table:
    """Characters in lines, with their text."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Character", style="bold", no_wrap=True)
    table.add_column("What it does")
    for one in characters:
        table.add_row(one["name"], f"{one['text']}{doubt(one)}")
    return table


def value_table(legend: dict[str, Any], values: Values) -> Table:
    """Coins and shurikens by value; by colour too where the colours differ."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for value in range(1, HIGHEST + 1):
        table.add_column(str(value), justify="right")
    for word, numbers in (("coins", values.coins), ("shurikens", values.shurikens)):
        by_colour = [numbers[colour * HIGHEST : (colour + 1) * HIGHEST] for colour in range(COLOURS)]
        if all([row == by_colour[0] for row in by_colour]):
            table.add_row(word, *[str(number) for number in by_colour[0]])
        else:
            for colour, row in enumerate(by_colour):
                table.add_row(f"{word}, {legend['colours'][colour]['name']}", *[str(number) for number in row])
    return table
