"""A game of Sakura drawn in lines of text, for 80 columns and more; every colour has a letter and a shape beside it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from mankai.games.oka.rules.places import (
    ANY,
    BLACK,
    CARDS,
    DECLINE,
    FINISH,
    FREE,
    HIGHER,
    HIGHEST,
    HIRE,
    LOWER,
    PICK,
    PLACE,
    PLACE_ON_BLACK,
    RENEW,
    ROW,
    SCORE,
    TAKE,
    WHITE,
)
from mankai.games.oka.terminal import cards as oka_cards
from mankai.games.oka.terminal.cards import counted
from mankai.games.oka.terminal.questions import sentence
from mankai.games.oka.terminal.sight import SHURIKEN, STYLES, Sight
from mankai.games.oka.words import needed
from mankai.kernel.position import Position
from mankai.terminal.board import Board
from mankai.terminal.drawing import cut, heading, in_columns, side_by_side, styled, title, wrapped
from mankai.terminal.matching import plain
from mankai.terminal.numbering import QUIET

LARGE_SIGNS: Final = [["  ┃  ", "━━╋━━", "  ┃  "], ["     ", "━━━━━", "     "]]
UNFIT: Final = "·"
CHOICE: Final = "choose"
LISTED: Final = [PLACE, PLACE_ON_BLACK, HIRE, FREE, PICK]  # what stands in the table with its number: in the row, or among cards
HALF: Final = 40  # columns of a pile with its sign and its words
WORDS: Final = 23  # columns of the words beside a pile
LABELS: Final = 10  # columns before what a line of numbers is about
CELL: Final = 5  # columns of a card in hand
ORDINALS: Final = ["first", "second", "third", "fourth", "fifth", "sixth"]


class OkaBoard(Board):
    """A game of Sakura for any number of players."""

    def __init__(self, position: Position, seat: int | None, earlier: Sequence[Position] = ()) -> None:
        super().__init__(position, seat, earlier)
        self.sight = Sight(position, self.view, self.legend, seat)

    def in_order(self, position: Position) -> list[int]:
        """Cards in their order, characters as they lie in the row."""
        rules = position.rules
        row: list[int] = position.view(self.seat)["zones"][ROW * rules.seats]

        def order(option: int) -> tuple[int, int]:
            verb, subject = rules.verb_of[option], rules.subject(option)
            if verb == PICK and position.question == "reorder":
                return verb, 0  # as they lie
            return verb, row.index(CARDS + subject) if verb in (HIRE, FREE) else subject

        return sorted(position.options, key=order)

    def fixed_number(self, option: int) -> int | None:
        return QUIET if self.position.rules.verb_of[option] in (FINISH, DECLINE) else None

    def spelled(self, typed: str) -> str:
        """With cards as the board shows them, "▲R7" or "r7", by their names, and signs as words of their own."""

        def name(code: re.Match[str]) -> str:
            colour = next(one["name"] for one in self.legend["colours"] if one["letter"] == code[1].upper())
            return f" {colour} {code[2]} "

        letters = "".join([colour["letter"] for colour in self.legend["colours"]])
        said = re.sub(rf"(?i)(?<!\w)[●▲■◆]?([{letters}]) ?(\d+)(?!\w)", name, typed)
        return " ".join(re.sub(r"([+-])", r" \1 ", said).split())

    @property
    def others_word(self) -> str:
        return "others"

    @property
    def example(self) -> str:
        return "R7 +"

    def who(self, seat: int) -> str:
        return self.sight.who(seat)

    def player(self, seat: int) -> str:
        return f"Seat {seat}"

    def heading(self) -> str:
        return f"{self.legend['title']}, {self.sight.seats} players"

    # The table.

    def table(self, width: int, is_short: bool) -> list[Text]:
        gap = [] if is_short else [Text("")]
        lines = [title(self.sight.moment, self.sight.rules.name, width), *self.notes(width)]
        lines += self.players(width, is_short)
        lines += [*gap, *self.piles()]
        lines += self.characters(width, is_short or self.view["question"] not in ("act", "free"))
        if self.seat is not None:
            lines += self.own_hand(width, is_short)
        return lines

    def notes(self, width: int) -> list[Text]:
        """Where the numbers on cards come from, and which rules are not as usual."""
        style = "yellow" if self.sight.values.is_ours else "dim"
        lines = [Text(line, style=style) for line in wrapped(self.sight.values.note, width, 1)]
        if self.sight.house_rules:
            lines += [Text(line, style="dim") for line in wrapped(f"Switches: {'; '.join(self.sight.house_rules)}", width, 1)]
        return lines

    def players(self, width: int, is_short: bool) -> list[Text]:
        """A column for each player: what everybody can see of them."""
        sight, seats = self.sight, range(self.sight.seats)
        wide = min((width - LABELS) // sight.seats, 12)
        names = [f"{'▶ ' if seat == sight.turn and not self.view['over'] else ''}{sight.who(seat)}" for seat in seats]
        rows = [
            ("", names),
            ("coins", [sight.coins_of(seat) for seat in seats]),
            ("hand", [str(len(sight.hand(seat))) for seat in seats]),
            ("tricks", [f"{len(sight.tricks(seat))} ({sight.shurikens_of(seat)}{SHURIKEN})" for seat in seats]),
            ("score", [f"{sight.tokens(SCORE + seat)}{SHURIKEN}" for seat in seats]),
        ]
        lines: list[Text] = []
        for word, cells in rows:
            line = Text(f" {word:<{LABELS - 2}}" + "".join([f"{cell:>{wide}}" for cell in cells]), no_wrap=True)
            line.stylize("cyan", 0, LABELS - 1)
            line.highlight_regex(r"▶ .*?(?= {2}|$)|\bYou\b", "bold")
            lines.append(line)
        if not is_short:
            lines += self.trick_lines(width)
        return lines

    def trick_lines(self, width: int) -> list[Text]:
        """The trick cards that can be seen, and what is known of other hands."""
        sight = self.sight
        said: list[str] = []
        for seat in range(sight.seats):
            seen = [card for card in sight.tricks(seat) if card >= 0]
            known = [card for card in sight.hand(seat) if card >= 0 and seat != self.seat]
            parts = [f"tricks {' '.join([sight.brief(card) for card in seen])}"] if seen else []
            parts += [f"in hand {' '.join([sight.brief(card) for card in known])}"] if known else []
            if parts:
                said.append(f"{sight.who(seat)}: {', '.join(parts)}")
        return [styled(line, STYLES) for line in side_by_side(said, width, 1)]

    def piles(self) -> list[Text]:
        """Both piles side by side, each with its large sign, its top card and what fits there."""
        left, right = [self.pile(side) for side in (WHITE, BLACK)]
        lines: list[Text] = []
        for one, other in zip(left, right, strict=True):
            line = styled(f"{one:<{HALF}}{other}".rstrip(), [(r"[━┃╋]", "bold"), *STYLES])
            lines.append(line)
        beneath = [self.beneath(side) for side in (WHITE, BLACK)]
        return lines + [styled(f"  {words}", STYLES) for words in beneath if words]

    def pile(self, side: int) -> list[str]:
        sight = self.sight
        cards = sight.pile(side)
        face = sight.brief(cards[0]) if cards else ""
        box = ["╭──────╮", f"│{face:^6}│", "╰──────╯"] if cards else ["┌╌╌╌╌╌╌┐", "╎      ╎", "└╌╌╌╌╌╌┘"]
        words = self.pile_words(side, cards)
        words += [""] * (3 - len(words))
        return [f" {sign} {part} {said}" for sign, part, said in zip(LARGE_SIGNS[side], box, words, strict=True)]

    def pile_words(self, side: int, cards: list[int]) -> list[str]:
        """What may be placed on a pile, and how many cards lie there."""
        sight = self.sight
        if not cards:
            return ["taken: any card", "begins it anew"]
        fits: list[str] = []
        if self.view["over"]:
            pass
        elif sight.is_served(side):
            fits = ["has its card this turn"]
        elif sight.modifiers & ANY and not sight.fits_nothing(side, cards[0]):
            fits = ["needs any card"]
        elif sight.modifiers and sight.fits_nothing(side, cards[0]):
            fits = ["not this one now"]
        else:
            fits = self.needs(side, cards[0])
        return [*fits, f"{counted(len(cards), 'card')}, top {sight.values.of(cards[0])}"]

    def needs(self, side: int, top: int) -> list[str]:
        """What fits on `top`, in two short lines: "needs red above 7,", "or a 7"; at the ends with the rule that 1 follows 13."""
        words = needed(side, top, self.sight.modifiers)
        if top % HIGHEST + 1 == (HIGHEST if side == WHITE else 1) and not self.sight.modifiers & (LOWER | HIGHER):
            around = "(1 comes after 13)" if side == WHITE else "(13 comes after 1)"
            return [words if len(words) > WORDS - len("needs ") else f"needs {words}", around]
        begin, _, rest = words.partition(", or ")
        return [f"{begin}," if len(begin) > WORDS - len("needs ,") else f"needs {begin},", f"or {rest}"]

    def beneath(self, side: int) -> str:
        """The cards under the top of a pile that the reader knows."""
        under = self.sight.pile(side)[1:]
        if not [card for card in under if card >= 0]:
            return ""
        return f"under the top of {self.legend['signs'][side]}: {' '.join([self.sight.brief(card) for card in under])}"

    def characters(self, width: int, is_short: bool) -> list[Text]:
        """The row: number, price, name, text, and why one cannot be hired."""
        sight, rules = self.sight, self.sight.rules
        asked = self.view["question"]
        verb = FREE if asked == "free" else HIRE
        lines = [] if is_short else [heading("Characters", width, is_short)]
        for price, card in sight.row():
            printed = sight.cards[card]
            option = rules.code(verb, card - CARDS)
            number = self.number(option)
            reason = self.position.why_not(option) if asked in ("act", "free") and not number else ""
            head = f" {number:>2}  {'free ' if asked == 'free' else f'for {price}'}  {sight.character(card):<24}  "
            if is_short:
                line = Text(f"{head}✗ {reason}") if reason else cut(f"{head}{printed['text']}", width)
            else:
                line = Text(f"{head}✗ {reason}" if reason else head.rstrip())
            line.stylize("bold" if number else "dim", 0, len(head))
            if reason:
                line.stylize("yellow", len(head))
            lines.append(line)
            if not is_short:
                lines += [Text(one, style="dim") for one in wrapped(f"{printed['text']}{oka_cards.doubt(printed)}", width, 5)]
        return lines

    def own_hand(self, width: int, is_short: bool) -> list[Text]:
        """One's hand, and what else can be chosen among cards, with the numbers to type."""
        assert self.seat is not None
        rules, hand = self.sight.rules, self.sight.hand(self.seat)
        others = [rules.subject(option) for option in self.choices if rules.verb_of[option] == PICK]
        others = [card for card in others if card not in hand]
        lines = [] if is_short else [heading("Your hand", width, is_short)]
        lines += self.card_columns("you hold", hand, width)
        return lines + self.card_columns("cards", others, width)

    def card_columns(self, word: str, cards: list[int], width: int) -> list[Text]:
        """Cards as columns: the card, its coins and shurikens, whose it is, and the number to type for each pile or for it."""
        room = (width - LABELS) // CELL
        if len(cards) > room:
            return self.card_columns(word, cards[:room], width) + self.card_columns("", cards[room:], width)
        if not cards:
            return []
        sight, rules, signs = self.sight, self.sight.rules, self.legend["signs"]
        rows = [(word, [sight.brief(card) for card in cards])]
        rows.append((f"coins/{SHURIKEN}", [f"{sight.values.coins[card]}/{sight.values.shurikens[card]}" for card in cards]))
        owners = [self.owner(card) for card in cards]
        if any(owners):
            rows.append(("of seat", owners))
        numbers = [(CHOICE, PICK)]
        if self.view["question"] == "act":
            numbers = [(f"on {signs[side]}", PLACE + side) for side in (WHITE, BLACK)]
        for label, verb in numbers:
            cells = [self.number(rules.code(verb, card)) for card in cards]
            if self.view["question"] == "act" or any(cells):
                rows.append((label, [cell or UNFIT for cell in cells]))
        return [self.column_line(label, cells) for label, cells in rows]

    def column_line(self, label: str, cells: list[str]) -> Text:
        line = styled(f" {label:<{LABELS - 1}}" + "".join([f"{cell:<{CELL}}" for cell in cells]).rstrip(), STYLES)
        line.stylize("cyan", 0, LABELS)
        if label == CHOICE or label.startswith("on "):
            line.highlight_regex(r"\b\d+\b", "bold green")
        return line

    def owner(self, card: int) -> str:
        """Whose trick card it is, if it is another player's."""
        found = [str(seat) for seat in range(self.sight.seats) if seat != self.seat and card in self.sight.tricks(seat)]
        return found[0] if found else ""

    # The question.

    def question(self) -> str:
        return sentence(self.sight)

    def options(self, width: int, is_short: bool) -> list[Text]:
        rules = self.sight.rules
        entries = [
            f"{self.number(option):>2}  {self.position.label(option)}{self.meaning(option)}"
            for option in self.choices
            if rules.verb_of[option] not in LISTED
        ]
        return in_columns(entries, width)

    def meaning(self, option: int) -> str:
        """What else is to be known about an option: of a pile to take, how many cards it has."""
        rules = self.sight.rules
        if rules.verb_of[option] != TAKE:
            return ""
        return f" ({counted(len(self.sight.pile(rules.subject(option))), 'card')})"

    def tried(self, words: str) -> str:
        sight, rules = self.sight, self.sight.rules
        if self.seat is None or self.view["question"] not in ("act", "free"):
            return ""
        hand = sight.hand(self.seat)
        subjects = [(PLACE + side, card) for card in hand for side in (WHITE, BLACK)]
        subjects += [(TAKE, WHITE), (TAKE, BLACK), *[(HIRE, card - CARDS) for _, card in sight.row()], (RENEW, 0), (FINISH, 0)]
        if self.view["question"] == "free":
            subjects = [(FREE, card - CARDS) for _, card in sight.row()]
        reasons: dict[str, str] = {}
        for verb, subject in subjects:
            option = rules.code(verb, subject)
            label = self.position.label(option)
            if option not in self.view["options"] and is_meant(words, label):
                reasons.setdefault(self.position.why_not(option), label)
        said = [f"{label}: {reason}" for reason, label in reasons.items()]
        said = said or [f"you do not hold {name}" for name in self.cards_named(words) if name not in map(sight.name, hand)]
        return f"Not possible: {'; '.join(said[:4])}" if said else ""

    def cards_named(self, words: str) -> list[str]:
        """The cards whose whole names are among these words."""
        return [card["name"] for card in self.legend["cards"][:CARDS] if f" {card['name']} " in f" {plain(words)} "]

    def others(self, width: int) -> list[Text]:
        sight = self.sight
        lines = [title("The others", "", width), *self.notes(width)]
        for seat in range(sight.seats):
            if seat != self.seat:
                lines.append(Text(f" {sight.who(seat)}", style="bold"))
                tricks = [f"{sight.brief(card)} {sight.values.of(card)}" for card in sight.tricks(seat) if card >= 0]
                hand = [sight.brief(card) for card in sight.hand(seat) if card >= 0]
                hidden = len(sight.hand(seat)) - len(hand)
                parts = [
                    counted(sight.coins_of(seat), "coin"),
                    f"hand: {' '.join([*hand, f'{hidden} hidden'])}",
                    f"trick cards: {', '.join(tricks) or len(sight.tricks(seat))}",
                    f"{counted(sight.shurikens_of(seat), 'shuriken')} on them, {sight.tokens(SCORE + seat)} in the rounds before",
                ]
                for part in parts:
                    lines += [styled(line, STYLES) for line in wrapped(part, width, 4)]
        if sight.bank >= 0:
            lines.append(Text(f" {sight.bank} coins are left in the reserve."))
        return lines

    def page(self, words: str) -> RenderableType:
        return oka_cards.found(self.legend, self.sight.values, self.spelled(words))

    def result(self) -> list[str]:
        """Who has won, and everybody by rank: the fewest shurikens first, then the most coins."""
        sight, ranks = self.sight, self.position.ranks
        winners = [seat for seat in range(sight.seats) if ranks[seat] == 0]
        if len(winners) > 1:
            first = f"The game is a draw between {' and '.join([sight.who(seat).lower() for seat in winners])}."
        else:
            first = "You have won the game." if winners[0] == self.seat else f"{sight.who(winners[0])} has won the game."
        if self.seat is not None and self.seat not in winners:
            first += f" You are {ORDINALS[ranks[self.seat]]} of {sight.seats}."
        lines = [first, "The fewest shurikens win, then the most coins:"]
        for seat in sorted(range(sight.seats), key=lambda one: ranks[one]):
            score, coins = counted(sight.tokens(SCORE + seat), "shuriken"), counted(sight.coins_of(seat), "coin")
            lines.append(f"  {ranks[seat] + 1}. {sight.who(seat):<8} {score:>13}, {coins:>9}")
        return lines


def is_meant(words: str, label: str) -> bool:
    """Whether somebody who types `words` may mean an option: all of them stand in its label."""
    return all([f" {word} " in f" {plain(label)} " for word in plain(words).split()])
