"""Cards and goddesses shown large: all that is printed, how sure we are of it, and what the goddess brings."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mankai.terminal.board import NoSuchCard
from mankai.terminal.matching import matches, plain

CERTAINTIES: Final = ["seen", "uncertain", "stand-in"]  # how a provenance may begin


def found(legend: dict[str, Any], words: str) -> RenderableType:
    """The card or goddess that `words` are part of the name of, shown large, or all of them as a list.

    Where nobody is called so: the cards that have it in their text, such as a keyword.
    """
    wanted = " ".join(words.casefold().split())
    for goddess in legend["goddesses"]:
        if wanted and goddess["name"].casefold() == wanted:
            return goddess_page(legend, goddess)
    unlike: dict[str, dict[str, Any]] = {card["name"]: card for card in legend["cards"]}
    goddesses = {goddess["name"]: goddess for goddess in legend["goddesses"]}
    names = matches(wanted, [*unlike, *goddesses])
    if len(names) == 1:
        name = names[0]
        return large(legend, unlike[name]) if name in unlike else goddess_page(legend, goddesses[name])
    if names:
        several = [unlike[name] for name in names if name in unlike]
        return Group(Text(f"{words!r} could be: {', '.join(names)}", style="bold"), card_table(several, with_text=True))
    with_it = [card for card in unlike.values() if wanted and f" {wanted}" in f" {plain(card['text'])}"]
    if with_it:
        return Group(
            Text(f"No card is called {words!r}; in their text have it:", style="bold"), card_table(with_it, with_text=True)
        )
    said = legend["words"]
    raise NoSuchCard(f"{legend['game']} has no card or {said['goddess']} {words!r}; {said['goddesses']}: {', '.join(goddesses)}")


def large(legend: dict[str, Any], card: dict[str, Any]) -> RenderableType:
    """One card with everything that is to be said about it."""
    goddess = next((one for one in legend["goddesses"] if one["name"] == card["goddess"]), None)
    parts: list[RenderableType] = [Text(f"{card['type']}   {card['figures']}".rstrip(), style="bold")]
    parts.append(Text(f"\n{' '.join(card['text'].split()) or 'No further text.'}"))
    parts.append(Text(f"\nSource: {card['provenance']}.", style="dim"))
    if goddess is not None and goddess["mechanics"]:
        parts.append(Text(f"\n{goddess['name']}: {goddess['mechanics']}", style="dim"))
    heading = f"{card['name']}  {card['japanese']}" if card["japanese"] != card["name"] else card["name"]
    owner = f"{goddess['name']}, {goddess['weapon']}" if goddess is not None else f"belongs to no {legend['words']['goddess']}"
    return Panel(Group(*parts), title=heading, subtitle=owner, box=box.ROUNDED, padding=(1, 2), width=76)


def goddess_page(legend: dict[str, Any], goddess: dict[str, Any]) -> RenderableType:
    """A goddess, what she brings, and all her cards with their text."""
    head = Text(f"{goddess['name']}  {goddess['japanese']}, {goddess['weapon']}", style="bold")
    parts: list[RenderableType] = [head]
    if goddess["mechanics"]:
        parts.append(Text(goddess["mechanics"]))
    if goddess["provenance"]:
        parts.append(Text(f"Source: {goddess['provenance']}.", style="dim"))
    cards = own_cards(legend, goddess["name"])
    parts += [card_table(cards, with_text=True), *meanings(cards)]
    return Group(*parts)


def all_cards(legend: dict[str, Any]) -> RenderableType:
    """Every goddess with her cards, one line each."""
    parts: list[RenderableType] = []
    for goddess in legend["goddesses"]:
        parts.append(Text(f"{goddess['name']}  {goddess['japanese']}, {goddess['weapon']}", style="bold"))
        parts.append(card_table(own_cards(legend, goddess["name"]), with_text=False))
    rest = own_cards(legend, "")
    if rest:
        parts.append(Text(f"Cards of no {legend['words']['goddess']}", style="bold"))
        parts.append(card_table(rest, with_text=False))
    return Group(*parts, *meanings(legend["cards"]))


def meanings(cards: list[dict[str, Any]]) -> list[Text]:
    """What the words of `certainty` mean, as far as these cards need them."""
    told = sorted({card["provenance"] for card in cards})
    return [Text(one if one.startswith(certainty(one)) else f"{certainty(one)}: {one}", style="dim") for one in told]


def own_cards(legend: dict[str, Any], goddess: str) -> list[dict[str, Any]]:
    """The cards of a goddess, each once though both players may have them."""
    half = legend["cards"][: len(legend["cards"]) // 2]
    found_cards: list[dict[str, Any]] = []
    for card in half:
        if card["goddess"] == goddess and card not in found_cards:
            found_cards.append(card)
    return found_cards


def card_table(cards: list[dict[str, Any]], with_text: bool) -> Table:
    """Cards in lines: with their text, or briefly."""
    table = Table(box=box.SIMPLE_HEAD, expand=False, pad_edge=False)
    table.add_column("Card", style="bold")
    for heading in ["Type and figures", "Text"] if with_text else ["Type", "Figures", "Certainty"]:
        table.add_column(heading)
    for card in cards:
        sure = certainty(card["provenance"])
        if with_text:
            facts = [fact for fact in (card["type"], card["figures"], f"({sure})") if fact]
            table.add_row(card["name"], "\n".join(facts), " ".join(card["text"].split()))
        else:
            table.add_row(card["name"], card["type"], card["figures"], sure)
    return table


def certainty(provenance: str) -> str:
    """The provenance in one word or two."""
    for word in CERTAINTIES:
        if provenance.startswith(word):
            return word
    return "carried over"
