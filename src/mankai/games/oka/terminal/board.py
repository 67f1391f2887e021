"""The board of Sakura in lines of text, for 80 columns and more. Every colour also has a letter and a shape."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from mankai.games.oka.rules.constants import (
    BLACK,
    CARDS,
    DECLINE,
    FINISH,
    FREE,
    HIGHEST,
    HIRE,
    PICK,
    PLACE,
    PLACE_ON_BLACK,
    RENEW,
    ROW,
    SCORE,
    TAKE,
    WHITE,
)
from mankai.games.oka.terminal.card_pages import OkaCardPages
from mankai.games.oka.terminal.view_model import SHURIKEN, STYLES, OkaViewModel
from mankai.i18n.catalogues import Speaker
from mankai.kernel.messages import the_card
from mankai.kernel.position import Position
from mankai.terminal.board import Board
from mankai.terminal.layout import heading, in_columns, pad, side_by_side, style_line, title, truncate, wrap
from mankai.terminal.name_lookup import normalize
from mankai.terminal.option_numbers import PASS_NUMBER

LARGE_SIGNS: Final = [["  ┃  ", "━━╋━━", "  ┃  "], ["     ", "━━━━━", "     "]]
UNFIT: Final = "·"
SHOWN_IN_TABLE: Final = [
    PLACE,
    PLACE_ON_BLACK,
    HIRE,
    FREE,
    PICK,
]  # options whose numbers stand in the table: in the row, or among cards
PILE_WIDTH: Final = 40  # width of a pile with its sign and its words
WORDS_WIDTH: Final = 23  # width of the words beside a pile
PRICE_WIDTH: Final = 5  # width of a character's price
LABEL_WIDTH: Final = 10  # width of the label before a line of numbers
CELL_WIDTH: Final = 5  # width of a card in hand
NAME_WIDTH: Final = 24  # width of a character's name


class OkaBoard(Board):
    """The board of Sakura for any number of players."""

    def __init__(
        self, position: Position, seat: int | None, earlier: Sequence[Position] = (), speaker: Speaker | None = None
    ) -> None:
        super().__init__(position, seat, earlier, speaker)
        self.model = OkaViewModel(position, self.view, self.legend, seat, self.speaker)
        self.pages = OkaCardPages(self.legend, self.model.values, self.speaker)

    def ordered_options(self, position: Position) -> list[int]:
        """The options in numbering order: cards by number, characters in row order."""
        rules = position.rules
        row: list[int] = position.view(self.seat)["zones"][ROW * rules.seats]

        def order(option: int) -> tuple[int, int]:
            verb, subject = rules.verb_of[option], rules.subject(option)
            if verb == PICK and position.question == "reorder":
                return verb, 0  # in pile order
            return verb, row.index(CARDS + subject) if verb in (HIRE, FREE) else subject

        return sorted(position.options, key=order)

    def fixed_number(self, option: int) -> int | None:
        return PASS_NUMBER if self.position.rules.verb_of[option] in (FINISH, DECLINE) else None

    def normalize_typed(self, typed: str) -> str:
        """Replace short card names, such as "▲R7" or "r7", by full names, and put spaces around signs."""
        letters = "".join([colour["letter"] for colour in self.legend["colours"]])

        def name(code: re.Match[str]) -> str:
            card = letters.index(code[1].upper()) * HIGHEST + int(code[2]) - 1
            return f" {self.model.name(card)} " if 1 <= int(code[2]) <= HIGHEST else code[0]

        full_names = re.sub(rf"(?i)(?<!\w)[●▲■◆]?([{letters}]) ?(\d+)(?!\w)", name, typed)
        return " ".join(re.sub(r"([+-])", r" \1 ", full_names).split())

    @property
    def others_command(self) -> str:
        return self.say("board-others")

    @property
    def example_input(self) -> str:
        return "R7 +"

    def name_for_viewer(self, seat: int) -> str:
        return self.model.who(seat)

    def public_name(self, seat: int) -> str:
        return self.say("board-seat", number=seat)

    def heading(self) -> str:
        return self.say("board-heading", seats=self.model.seats)

    def table(self, width: int, is_short: bool) -> list[Text]:
        gap = [] if is_short else [Text("")]
        lines = [title(self.model.moment, self.model.rules.name, width), *self.notes(width)]
        lines += self.players(width, is_short)
        lines += [*gap, *self.piles()]
        lines += self.characters(width, is_short or self.view["question"] not in ("act", "free"))
        if self.seat is not None:
            lines += self.own_hand(width, is_short)
        return lines

    def notes(self, width: int) -> list[Text]:
        """The source of the numbers on cards, and the switches that differ from the default."""
        style = "yellow" if self.model.values.is_ours else "dim"
        note = self.speaker.say(self.model.values.note)
        lines = [Text(line, style=style) for line in wrap(note, width, 1)]
        if self.model.house_rules:
            switches = self.say("board-switches", switches=self.model.join_words(self.model.house_rules, "semicolon"))
            lines += [Text(line, style="dim") for line in wrap(switches, width, 1)]
        return lines

    def players(self, width: int, is_short: bool) -> list[Text]:
        """One column for each player, with their public information."""
        model, seats = self.model, range(self.model.seats)
        column_width = min((width - LABEL_WIDTH) // model.seats, 12)
        names = [f"{'▶ ' if seat == model.turn and not self.view['over'] else ''}{model.who(seat)}" for seat in seats]
        rows = [
            ("", names),
            (self.say("board-coins"), [str(model.coins_of(seat)) for seat in seats]),
            (self.say("board-hand"), [str(len(model.hand(seat))) for seat in seats]),
            (self.say("board-tricks"), [f"{len(model.tricks(seat))} ({model.shurikens_of(seat)}{SHURIKEN})" for seat in seats]),
            (self.say("board-score"), [f"{model.tokens(SCORE + seat)}{SHURIKEN}" for seat in seats]),
        ]
        bold = [name for seat, name in enumerate(names) if seat in (model.turn, self.seat)]
        lines: list[Text] = []
        for word, cells in rows:
            line = Text(no_wrap=True)
            line.append(f" {pad(word, LABEL_WIDTH - 2)}", style="cyan")
            for cell in cells:
                line.append(f"{' ' * (column_width - cell_len(cell))}{cell}", style="bold" if cell in bold else "")
            lines.append(line)
        if not is_short:
            lines += self.trick_lines(width)
        return lines

    def trick_lines(self, width: int) -> list[Text]:
        """The visible trick cards, and the known cards in other hands."""
        model = self.model
        parts_by_seat: list[str] = []
        for seat in range(model.seats):
            seen = [card for card in model.tricks(seat) if card >= 0]
            known = [card for card in model.hand(seat) if card >= 0 and seat != self.seat]
            parts = [self.say("board-seen-tricks", cards=model.briefs(seen))] if seen else []
            parts += [self.say("board-in-hand", cards=model.briefs(known))] if known else []
            if parts:
                parts_by_seat.append(self.say("colon", first=model.who(seat), rest=model.join_words(parts, "comma")))
        return [style_line(line, STYLES) for line in side_by_side(parts_by_seat, width, 1)]

    def piles(self) -> list[Text]:
        """Both piles side by side, each with its sign, its top card and the cards that fit."""
        left, right = [self.pile(side) for side in (WHITE, BLACK)]
        lines: list[Text] = []
        for left_line, right_line in zip(left, right, strict=True):
            line = style_line(f"{pad(left_line, PILE_WIDTH)}{right_line}".rstrip(), [(r"[━┃╋]", "bold"), *STYLES])
            lines.append(line)
        beneath = [self.beneath(side) for side in (WHITE, BLACK)]
        return lines + [style_line(f"  {note}", STYLES) for note in beneath if note]

    def pile(self, side: int) -> list[str]:
        model = self.model
        cards = model.pile(side)
        face = model.brief(cards[0]) if cards else ""
        box = ["╭──────╮", f"│{face:^6}│", "╰──────╯"] if cards else ["┌╌╌╌╌╌╌┐", "╎      ╎", "└╌╌╌╌╌╌┘"]
        needs = self.pile_words(side, cards)
        needs += [""] * (3 - len(needs))
        return [f" {sign} {box_line} {words}" for sign, box_line, words in zip(LARGE_SIGNS[side], box, needs, strict=True)]

    def pile_words(self, side: int, cards: list[int]) -> list[str]:
        """The needs of a pile and its number of cards."""
        if not cards:
            return [self.say("board-taken"), self.say("board-taken-too")]
        fits: list[str] = []
        if not self.view["over"]:
            fits = [self.say("pile-served")] if self.model.is_served(side) else self.needs(side)
        return [*fits, self.say("board-top", cards=len(cards), top=self.model.values.numbers_of(cards[0]))]

    def needs(self, side: int) -> list[str]:
        """The needs of a pile in at most two short lines ("needs red above 7,", "or a 7"), with a note where 1 follows 13."""
        pile = self.model.piles[side]
        key, arguments = pile["needs"]
        if key == "needs-counted":
            key, arguments = arguments["needs"]
        if key == "needs-anything":
            return [self.say("board-needs", needs=(key, arguments))]
        if key != "needs":
            return [self.say(key, **arguments)]
        if pile["corner"]:
            text = self.say(key, **arguments)
            with_verb = self.say("board-needs", needs=text)
            corner = "corner-plus" if side == WHITE else "corner-minus"
            return [with_verb if cell_len(with_verb) <= WORDS_WIDTH else text, self.say("board-corner", corner=(corner, {}))]
        first = self.say("board-needs-first", direction=arguments["direction"])
        if cell_len(first) > WORDS_WIDTH:
            first = self.say("board-needs-first-short", direction=arguments["direction"])
        return [first, self.speaker.say(arguments["same"])]

    def beneath(self, side: int) -> str:
        """The cards under the top of a pile, if the viewer knows any of them."""
        cards = self.model.pile(side)[1:]
        if not [card for card in cards if card >= 0]:
            return ""
        return self.say("board-under", side=("side", side), cards=self.model.briefs(cards))

    def characters(self, width: int, is_short: bool) -> list[Text]:
        """The row of characters: number, price, name, text, and why one cannot be hired."""
        model, rules = self.model, self.model.rules
        question = self.view["question"]
        verb = FREE if question == "free" else HIRE
        lines = [] if is_short else [heading(self.say("board-characters"), width, is_short)]
        for price, card in model.row():
            option = rules.code(verb, card - CARDS)
            number = self.number(option)
            reason = self.reason(option) if question in ("act", "free") and not number else ""
            price_text = self.say("board-free") if question == "free" else self.say("board-for", price=price)
            head = f" {number:>2}  {pad(price_text, PRICE_WIDTH)}  {pad(model.character(card), NAME_WIDTH)}  "
            if is_short:
                line = Text(f"{head}✗ {reason}") if reason else truncate(f"{head}{self.pages.text(card)}", width)
            else:
                line = Text(f"{head}✗ {reason}" if reason else head.rstrip())
            line.stylize("bold" if number else "dim", 0, len(head))
            if reason:
                line.stylize("yellow", len(head))
            lines.append(line)
            if not is_short:
                text = self.pages.text_with_provenance_note(card)
                lines += [Text(text_line, style="dim") for text_line in wrap(text, width, 5)]
        return lines

    def own_hand(self, width: int, is_short: bool) -> list[Text]:
        """The viewer's hand and other cards that can be chosen, with the numbers to type."""
        assert self.seat is not None
        rules, hand = self.model.rules, self.model.hand(self.seat)
        others = [rules.subject(option) for option in self.choices if rules.verb_of[option] == PICK]
        others = [card for card in others if card not in hand]
        lines = [] if is_short else [heading(self.say("board-your-hand"), width, is_short)]
        lines += self.card_columns(self.say("board-you-hold"), hand, width)
        return lines + self.card_columns(self.say("board-cards"), others, width)

    def card_columns(self, word: str, cards: list[int], width: int) -> list[Text]:
        """Cards as columns: the card, its coins and shurikens, its owner, and the number to type (for each pile, in a turn)."""
        cards_per_line = (width - LABEL_WIDTH) // CELL_WIDTH
        if len(cards) > cards_per_line:
            return self.card_columns(word, cards[:cards_per_line], width) + self.card_columns("", cards[cards_per_line:], width)
        if not cards:
            return []
        model, rules = self.model, self.model.rules
        coins = [f"{model.values.coins[card]}/{model.values.shurikens[card]}" for card in cards]
        lines = [self.column_line(word, [model.brief(card) for card in cards])]
        lines.append(self.column_line(self.say("board-coins-shurikens"), coins))
        owners = [self.owner(card) for card in cards]
        if any(owners):
            lines.append(self.column_line(self.say("board-of-seat"), owners))
        is_act = self.view["question"] == "act"
        numbers = [(self.say("board-choose"), PICK)]
        if is_act:
            numbers = [(self.say("board-on", side=("side", side)), PLACE + side) for side in (WHITE, BLACK)]
        for label, verb in numbers:
            cells = [self.number(rules.code(verb, card)) for card in cards]
            if is_act or any(cells):
                lines.append(self.column_line(label, [cell or UNFIT for cell in cells]))
                lines[-1].highlight_regex(r"\b\d+\b", "bold green")
        return lines

    def column_line(self, label: str, cells: list[str]) -> Text:
        head = f" {pad(label, LABEL_WIDTH - 1)}"
        line = style_line(head + "".join([f"{cell:<{CELL_WIDTH}}" for cell in cells]).rstrip(), STYLES)
        line.stylize("cyan", 0, len(head))
        return line

    def owner(self, card: int) -> str:
        """The seat that owns a trick card, if it is another player's; else empty."""
        owners = [str(seat) for seat in range(self.model.seats) if seat != self.seat and card in self.model.tricks(seat)]
        return owners[0] if owners else ""

    def options(self, width: int, is_short: bool) -> list[Text]:
        rules = self.model.rules
        entries = [
            f"{self.number(option):>2}  {self.label_with_count(option)}"
            for option in self.choices
            if rules.verb_of[option] not in SHOWN_IN_TABLE
        ]
        return in_columns(entries, width)

    def label_with_count(self, option: int) -> str:
        """The label of an option; for taking a pile, with its number of cards."""
        rules = self.model.rules
        if rules.verb_of[option] != TAKE:
            return self.label(option)
        count = ("count-cards", {"number": len(self.model.pile(rules.subject(option)))})
        return self.say("noted", words=self.label(option), note=count)

    def refusal(self, words: str) -> str:
        model, rules = self.model, self.model.rules
        if self.seat is None or self.view["question"] not in ("act", "free"):
            return ""
        hand = model.hand(self.seat)
        subjects = [(PLACE + side, card) for card in hand for side in (WHITE, BLACK)]
        subjects += [(TAKE, WHITE), (TAKE, BLACK), *[(HIRE, card - CARDS) for _, card in model.row()], (RENEW, 0), (FINISH, 0)]
        if self.view["question"] == "free":
            subjects = [(FREE, card - CARDS) for _, card in model.row()]
        reasons: dict[str, str] = {}
        for verb, subject in subjects:
            option = rules.code(verb, subject)
            label = self.label(option)
            if option not in self.view["options"] and is_label_match(words, label):
                reasons.setdefault(self.reason(option), label)
        texts = [self.say("colon", first=label, rest=reason) for reason, label in reasons.items()]
        texts = texts or [self.say("board-not-held", card=the_card(card)) for card in self.cards_named(words) if card not in hand]
        return self.say("board-impossible", reasons=model.join_words(texts[:4], "semicolon")) if texts else ""

    def cards_named(self, words: str) -> list[int]:
        """The cards whose full names are among these words."""
        return [card for card in range(CARDS) if f" {self.pages.names[card]} " in f" {normalize(words)} "]

    def others(self, width: int) -> list[Text]:
        model = self.model
        lines = [title(self.say("board-the-others"), "", width), *self.notes(width)]
        for seat in range(model.seats):
            if seat != self.seat:
                lines.append(Text(f" {model.who(seat)}", style="bold"))
                tricks = [f"{model.brief(card)} {model.values.numbers_of(card)}" for card in model.tricks(seat) if card >= 0]
                hand = [model.brief(card) for card in model.hand(seat) if card >= 0]
                hidden = len(model.hand(seat)) - len(hand)
                shurikens, score = model.shurikens_of(seat), model.tokens(SCORE + seat)
                parts = [
                    self.say("count-coins", number=model.coins_of(seat)),
                    self.say("board-hand-of", cards=" ".join([*hand, self.say("board-hidden", number=hidden)])),
                    self.say("board-tricks-of", cards=", ".join(tricks) or len(model.tricks(seat))),
                    self.say("board-shurikens-of", shurikens=shurikens, score=score),
                ]
                for text in parts:
                    lines += [style_line(line, STYLES) for line in wrap(text, width, 4)]
        if model.bank >= 0:
            lines.append(Text(f" {self.say('board-bank', number=model.bank)}"))
        return lines

    def page(self, words: str) -> RenderableType:
        return self.pages.search(self.normalize_typed(words))

    def result(self) -> list[str]:
        """The winners, then all players by rank: the fewest shurikens first, then the most coins."""
        model, ranks = self.model, self.position.ranks
        winners = [seat for seat in range(model.seats) if ranks[seat] == 0]
        if len(winners) > 1:
            names = [self.speaker.seat_name(seat) for seat in winners]
            headline = self.say("end-shared", names=model.join_words(names, "and"))
        else:
            headline = self.say("end-you-won") if winners[0] == self.seat else self.say("end-won", name=model.who(winners[0]))
        if self.seat is not None and self.seat not in winners:
            rank = ("end-rank", {"rank": ranks[self.seat] + 1, "seats": model.seats})
            headline = self.say("sentences", first=headline, rest=rank)
        lines = [headline, self.say("board-order")]
        for seat in sorted(range(model.seats), key=ranks.__getitem__):
            score = self.say("count-shurikens", number=model.tokens(SCORE + seat))
            coins = self.say("count-coins", number=model.coins_of(seat))
            lines.append(f"  {ranks[seat] + 1}. {pad(model.who(seat), 8)} {score:>13}, {coins:>9}")
        return lines


def is_label_match(words: str, label: str) -> bool:
    """Whether typed `words` may mean an option: all of them are words of its label."""
    return all([f" {word} " in f" {normalize(label)} " for word in normalize(words).split()])
