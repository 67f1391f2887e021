"""The board of the Azuki TCG in lines of text, for 80 columns and more. Every colour also has a word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from mankai.games.azuki.rules.constants import (
    ALLEY,
    ATTACK,
    COPIES,
    DECK,
    DECLINE,
    DISCARD,
    END_TURN,
    FLEETING,
    GARDEN,
    GATE,
    HALF,
    HAND,
    IKZ,
    IKZ_PILE,
    IKZ_TOKEN,
    LEADER,
    LIMBO,
    LIST,
    MOST_IKZ,
    PASS,
    PLAY,
    PORTAL,
    ROW,
    SPENT,
    SPOTS,
    TAKE,
    USE,
)
from mankai.games.azuki.terminal.card_pages import AzukiCardPages
from mankai.games.azuki.terminal.view_model import AzukiViewModel, UnitView
from mankai.i18n.catalogues import Speaker
from mankai.kernel.messages import the_card, the_seat
from mankai.kernel.position import Position
from mankai.terminal.board import Board
from mankai.terminal.layout import heading, in_columns, pad, side_by_side, style_line, title, truncate, wrap
from mankai.terminal.name_lookup import normalize
from mankai.terminal.option_numbers import PASS_NUMBER
from mankai.terminal.view_model import capitalize

UNTAPPED_MARK: Final = "●"
SPENT_MARK: Final = "○"
SETUP_QUESTIONS: Final = ("choose list", "choose gate", "build")  # questions before the table is set out
WINDOWS: Final = ("main", "respond")  # questions in which cards are played
MOST_WITH_TEXTS: Final = 8  # most cards to choose from that are shown with their texts


class AzukiBoard(Board):
    """The board of a match."""

    def __init__(
        self, position: Position, seat: int | None, earlier: Sequence[Position] = (), speaker: Speaker | None = None
    ) -> None:
        super().__init__(position, seat, earlier, speaker)
        self.model = AzukiViewModel(position, self.view, self.legend, seat, self.speaker)
        self.pages = AzukiCardPages(self.legend, self.speaker)

    def fixed_number(self, option: int) -> int | None:
        return PASS_NUMBER if self.position.rules.verb_of[option] in (END_TURN, PASS, DECLINE) else None

    @property
    def others_command(self) -> str:
        return self.say("board-foe")

    @property
    def example_input(self) -> str:
        face = self.legend["written"][0]
        return self.pages.name(face).casefold()

    def name_for_viewer(self, seat: int) -> str:
        return self.model.who(seat)

    def public_name(self, seat: int) -> str:
        return self.say("board-player", number=seat + 1)

    def heading(self) -> str:
        leaders = [self.model.unit_at(seat * SPOTS + LEADER) for seat in (0, 1)]
        no_leader = self.say("board-no-leader")
        first, second = [
            f"{self.name_for_viewer(seat)}: {self.model.name(leader.card) if leader is not None else no_leader}"
            for seat, leader in enumerate(leaders)
        ]
        return self.say("board-heading", one=first, other=second)

    def table(self, width: int, is_short: bool) -> list[Text]:
        lines = [title(self.model.moment, self.model.rules.name, width)]
        if self.model.is_set_out:
            near = self.model.near
            lines += self.side(1 - near, width, is_short)
            lines += self.middle(width, is_short)
            lines += self.side(near, width, is_short)
        else:
            lines += self.lists(width)
        if self.seat is not None:
            lines += self.own_cards(width, is_short)
        return lines

    def lists(self, width: int) -> list[Text]:
        """The decks that are being built, as far as the viewer sees them."""
        lines: list[Text] = []
        for seat in (0, 1):
            cards = self.model.zone(LIST, seat)
            seen = [card for card in cards if card >= 0]
            if cards:
                cards_text = self.join_counts(counts_of(seen)) if seen else self.say("board-hidden-list")
                sentence = self.say("board-list", who=the_seat(seat), count=len(cards), cards=cards_text)
                lines += [Text(line) for line in wrap(sentence, width, 1)]
        return lines

    def side(self, seat: int, width: int, is_short: bool) -> list[Text]:
        """The side of one player: leader and piles, then the rows, with the Garden towards the middle."""
        head = self.head(seat, width)
        rows = [self.row_lines(seat, GARDEN, width, is_short), self.row_lines(seat, ALLEY, width, is_short)]
        if seat != self.model.near:
            return [*head, *rows[1], *rows[0]]
        return [*rows[0], *rows[1], *head]

    def head(self, seat: int, width: int) -> list[Text]:
        model = self.model
        lines: list[Text] = []
        leader, gate = model.unit_at(seat * SPOTS + LEADER), model.unit_at(seat * SPOTS + GATE)
        if leader is not None:
            leader_line = Text(f" {model.who(seat).upper()}  ", style="bold", no_wrap=True)
            leader_line.append(self.say("board-leader", card=the_card(leader.card), health=leader.health), style="bold magenta")
            notes = [self.say("board-attack", attack=leader.attack)] if leader.attack else []
            notes += [*model.states(leader), *[model.weapon(card) for card in leader.weapons]]
            leader_line.append("".join([f"{self.say('board-between')}{note}" for note in notes]), style="")
            lines += wrap_styled(leader_line, width)
        untapped, spent = model.tokens(IKZ + seat), model.tokens(SPENT + seat)
        marks = UNTAPPED_MARK * min(untapped, MOST_IKZ) + SPENT_MARK * min(spent, MOST_IKZ)
        parts = [self.say("board-ikz", marks=marks, untapped=untapped, all=untapped + spent, pile=model.tokens(IKZ_PILE + seat))]
        parts += [self.say("board-token")] if model.tokens(IKZ_TOKEN + seat) else []
        parts += [self.say("board-fleeting", count=model.tokens(FLEETING + seat))] if model.tokens(FLEETING + seat) else []
        if gate is not None:
            parts.append(self.say("board-gate", card=the_card(gate.card), state="tapped" if gate.is_tapped else "ready"))
        piles = [("board-hand", HAND), ("board-deck", DECK), ("board-discard", DISCARD)]
        parts += [self.say(key, count=len(model.zone(kind, seat))) for key, kind in piles]
        played = [model.name(card) for card in model.zone(LIMBO, seat) if card >= 0]
        parts += [self.say("board-played", cards=", ".join(played))] if played else []
        return lines + [colourize(line) for line in side_by_side(parts, width, 6)]

    def row_lines(self, seat: int, first_spot: int, width: int, is_short: bool) -> list[Text]:
        """The units in a row: one line each, or side by side on a short screen."""
        name = self.say("board-garden" if first_spot == GARDEN else "board-alley")
        row = self.model.row(seat, first_spot)
        if not row:
            return [Text(f"   {name}: {self.say('board-empty')}", style="dim")]
        if is_short:
            units = [self.short_unit(unit) for unit in row]
            return [colourize(line) for line in side_by_side([f"{name}: {units[0]}", *units[1:]], width, 3)]
        lines = [Text(f"   {name}", style="cyan")]
        for unit in row:
            lines += self.unit_lines(unit, width)
        return lines

    def numbers_of(self, unit: UnitView) -> str:
        """Attack and health of a unit, with the printed numbers if they differ."""
        if unit.is_changed:
            printed = unit.printed
            return self.say(
                "board-changed", attack=unit.attack, health=unit.health, first=printed["attack"], second=printed["health"]
            )
        return self.say("board-numbers", attack=unit.attack, health=unit.health)

    def join_notes(self, notes: list[str]) -> str:
        return self.say("board-between").join(notes)

    def short_unit(self, unit: UnitView) -> str:
        notes = [*self.model.states(unit), *[self.model.weapon(card) for card in unit.weapons]]
        text = f"{spot_label(unit.spot)} {self.model.name(unit.card)} {self.numbers_of(unit)}"
        return f"{text} [{self.join_notes(notes)}]" if notes else text

    def unit_lines(self, unit: UnitView, width: int) -> list[Text]:
        head = f"     {spot_label(unit.spot)}  {self.model.name(unit.card)}  {self.numbers_of(unit)}"
        states = self.join_notes(self.model.states(unit))
        lines = [Text(line) for line in wrap(f"{head.strip()}  {states}".rstrip(), width, 5)]
        lines[0].stylize("dim" if unit.is_tapped else "bold", 0, min(len(head), len(lines[0])))
        lines += [Text(f"         └ {self.model.weapon(card)}", style="yellow") for card in unit.weapons]
        return lines

    def middle(self, width: int, is_short: bool) -> list[Text]:
        """The events between the players: the current attack and the pending triggers."""
        sentences: list[str] = []
        attack = self.model.attack()
        if attack is not None:
            attacker, target = [self.fighter(unit) for unit in attack]
            sentences.append(self.say("board-under-attack", attacker=attacker, target=target))
        for number, (seat, trigger) in enumerate(self.model.pending_triggers(), 1):
            sentences.append(self.say("board-waits", number=number, who=the_seat(seat), what=trigger))
        lines = [Text(line, style="bold yellow") for sentence in sentences for line in wrap(sentence, width, 3)]
        rule = Text(f" {'─' * (width - 2)}", style="dim")
        return [rule, *lines, rule] if lines and not is_short else lines or [rule]

    def fighter(self, unit: UnitView | None) -> str:
        if unit is None:
            return self.say("board-gone")
        return self.say("board-fighter", card=the_card(unit.card), attack=unit.attack, health=unit.health)

    def own_cards(self, width: int, is_short: bool) -> list[Text]:
        """The viewer's hand and other cards that can be chosen, each with its number or why it cannot be played."""
        assert self.seat is not None
        hand = [card for card in self.model.zone(HAND, self.seat) if card >= 0]
        lines: list[Text] = []
        if hand:
            lines.append(heading(self.say("board-your-hand", count=len(hand)), width, is_short))
            lines += self.card_lines(list(counts_of(hand)), counts_of(hand), width, is_short)
        others = self.to_choose_from()
        if others:
            lines.append(heading(self.say("board-to-choose-from"), width, is_short))
            lines += self.card_lines(others, {}, width, is_short or len(others) > MOST_WITH_TEXTS)
        return lines

    def to_choose_from(self) -> list[int]:
        """The faces that can be taken and are not in hand. In the set-up they are listed among the options instead."""
        rules, held = self.position.rules, self.held_faces()
        if self.view["question"] in SETUP_QUESTIONS:
            return []
        faces = [rules.subject(option) for option in self.choices if rules.verb_of[option] == TAKE]
        return [face for face in faces if face not in held]

    def held_faces(self) -> list[int]:
        if self.seat is None:
            return []
        return list(counts_of([card for card in self.model.zone(HAND, self.seat) if card >= 0]))

    def option_of(self, face: int) -> int | None:
        """The option for a face, if there is one."""
        rules = self.position.rules
        for option in self.choices:
            if rules.verb_of[option] in (PLAY, TAKE) and rules.subject(option) == face:
                return option
        return None

    def card_lines(self, faces: list[int], counts: dict[int, int], width: int, is_short: bool) -> list[Text]:
        lines: list[Text] = []
        numbers = {face: self.number(option) if (option := self.option_of(face)) is not None else "" for face in faces}
        faces = sorted(faces, key=lambda face: (int(numbers[face] or 999), self.legend["faces"][face]["cost"], face))
        labels = {face: f"{self.pages.name(face)}{f' ×{counts[face]}' if counts.get(face, 1) > 1 else ''}" for face in faces}
        name_width = max([cell_len(name) for name in labels.values()])
        for face in faces:
            reason = self.obstacle(face) if not numbers[face] else ""
            head = f" {numbers[face]:>2}  {pad(labels[face], name_width)}  {self.pages.short_figures(face)}"
            with_note = f"{head}  ✗ {reason}" if reason else f"{head}  {self.pages.text(face)}" if is_short else head
            is_note_below = bool(reason) and cell_len(with_note) > width  # a text may be cut off, a reason never
            line = truncate(head if is_note_below else with_note, width)
            line.stylize("bold" if numbers[face] else "dim", 0, min(len(head), len(line)))
            line.highlight_regex(r"✗ .*", "yellow")
            lines.append(line)
            lines += [Text(text_line, style="yellow") for text_line in wrap(f"✗ {reason}", width, 5) if is_note_below]
            if not is_short:
                text_lines = wrap(self.pages.text(face), width, 5)
                lines += [Text(text_line, style="dim") for text_line in text_lines if text_line.strip()]
        return lines

    def obstacle(self, face: int) -> str:
        """The reason why a card cannot be played now; empty if the question is not about playing cards."""
        if self.view["question"] not in WINDOWS:
            return ""
        return self.reason(self.position.rules.code(PLAY, face))

    def options(self, width: int, is_short: bool) -> list[Text]:
        rules, above = self.position.rules, [*self.held_faces(), *self.to_choose_from()]
        entries = [
            f"{self.number(option):>2}  {self.label(option)}"
            for option in self.choices
            if not (rules.verb_of[option] in (PLAY, TAKE) and rules.subject(option) in above and self.is_shown_above(option))
        ]
        return in_columns(entries, width)

    def is_shown_above(self, option: int) -> bool:
        """Whether the card's line above shows the number of this very option."""
        return self.option_of(self.position.rules.subject(option)) == option

    def refusal(self, words: str) -> str:
        """The reason why the typed option (to play a card, attack, use or portal) is impossible; empty if none fits."""
        if self.seat is None or self.view["question"] not in WINDOWS:
            return ""
        rules = self.position.rules
        candidates = [rules.code(PLAY, face) for face in self.held_faces()]
        candidates += [rules.code(ATTACK, spot) for spot in range(ALLEY)] + [rules.code(USE, spot) for spot in range(SPOTS)]
        candidates += [rules.code(PORTAL, position) for position in range(ROW)]
        for option in candidates:
            if option not in self.choices and self.has_subject(option) and is_label_match(words, self.label(option)):
                return self.say("board-impossible", what=self.label(option), reason=self.reason(option))
        return ""

    def has_subject(self, option: int) -> bool:
        """Whether an option is about a card in hand, or about an occupied spot."""
        assert self.seat is not None
        verb, subject = self.position.rules.verb_of[option], self.position.rules.subject(option)
        if verb == PLAY:
            return True
        spot = self.seat * SPOTS + subject + (ALLEY if verb == PORTAL else 0)
        return self.model.unit_at(spot) is not None

    def others(self, width: int) -> list[Text]:
        assert self.seat is not None
        foe = 1 - self.seat
        lines = [title(self.say("board-others"), "", width), *self.head(foe, width)]
        units = [self.model.unit_at(foe * SPOTS + spot) for spot in range(SPOTS)]
        for unit in [unit for unit in units if unit is not None]:
            is_in_row = unit.spot % SPOTS >= GARDEN
            lines += self.unit_lines(unit, width) if is_in_row else [Text(f" {self.model.name(unit.card)}", style="bold")]
            for card in [unit.card, *unit.weapons]:
                lines += [Text(line, style="dim") for line in wrap(self.pages.text(card % HALF // COPIES), width, 7)]
        discard = [card for card in self.model.zone(DISCARD, foe) if card >= 0]
        if discard:
            sentence = self.say("board-discarded", cards=self.join_counts(counts_of(discard)))
            lines += [Text(line) for line in wrap(sentence, width, 1)]
        lists = self.view["public"].get("lists")
        if lists:
            sentence = self.say("board-open-list", cards=self.join_counts(dict(lists[foe])))
            lines += [Text(line) for line in wrap(sentence, width, 1)]
        return lines

    def join_counts(self, counts: dict[int, int]) -> str:
        return self.say("board-between-cards").join([f"{count} {self.pages.name(face)}" for face, count in counts.items()])

    def page(self, words: str) -> RenderableType:
        return self.pages.search(words)

    def result(self) -> list[str]:
        ranks = self.position.ranks
        if ranks[0] == ranks[1]:
            return [self.say("board-draw")]
        return [capitalize(self.say("board-won", who=the_seat(ranks.index(0))))]


def counts_of(cards: list[int]) -> dict[int, int]:
    """The number of cards of each face."""
    faces = [card % HALF // COPIES for card in cards]
    return {face: faces.count(face) for face in dict.fromkeys(faces)}


def spot_label(spot: int) -> str:
    """A spot of the Garden or the Alley in two characters."""
    spot_of_side = spot % SPOTS
    return f"A{spot_of_side - ALLEY + 1}" if spot_of_side >= ALLEY else f"G{spot_of_side - GARDEN + 1}"


def colourize(line: str) -> Text:
    return style_line(line, [(f"{UNTAPPED_MARK}+", "yellow"), (r"\b[GA][1-5]\b", "cyan")])


def wrap_styled(text: Text, width: int) -> list[Text]:
    """Wrap a styled line if it is too long; wrapped lines keep only bold in the first."""
    if cell_len(text.plain) <= width:
        return [text]
    lines = [Text(line) for line in wrap(text.plain.strip(), width, 1)]
    lines[0].stylize("bold")
    return lines


def is_label_match(words: str, label: str) -> bool:
    """Whether typed `words` may mean an option: all of them occur in its label."""
    return bool(words) and all([word in normalize(label) for word in normalize(words).split()])
