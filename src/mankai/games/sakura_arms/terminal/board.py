"""The board of a duel in lines of text, for 80 columns and more. Every colour also has a word or a shape."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from mankai.games.sakura_arms.rules.cards.mechanisms import Mechanism
from mankai.games.sakura_arms.rules.constants import (
    ACCEPT,
    AURA,
    BACKWARD,
    BASIC,
    DECK,
    DECLINE,
    DISCARD,
    DISTANCE,
    FACE_DOWN,
    FINISH,
    FLARE,
    FORMS,
    FORWARD,
    GODDESS,
    HAND,
    IN_PLAY,
    LIFE,
    LIMBO,
    PASS,
    PLAY,
    READY,
    SEALED,
    SET_ASIDE,
    SHADOW,
    STUN,
    USED,
    VIGOR,
)
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.terminal.card_pages import DuelCardPages
from mankai.games.sakura_arms.terminal.view_model import DuelViewModel
from mankai.i18n.catalogues import Speaker
from mankai.kernel.messages import the_seat
from mankai.kernel.position import Position
from mankai.terminal.board import Board
from mankai.terminal.layout import heading, in_columns, side_by_side, style_line, title, truncate, wrap
from mankai.terminal.option_numbers import HARM_NUMBER, PASS_NUMBER, sort_by_number
from mankai.terminal.view_model import capitalize

PETAL: Final = "✿"
EMPTY: Final = "·"
COVERED: Final = "◌"
ARTIFICIAL: Final = "◆"
BEFORE_THE_DUEL: Final = ("goddess", "ban", "deck", "set aside")
NOTE_WIDTH: Final = 17  # width of the words beside the track
PILES: Final = [HAND, DECK, READY, DISCARD, FACE_DOWN, LIMBO, USED, IN_PLAY, SEALED, SET_ASIDE]
PUBLIC: Final = [HAND, IN_PLAY, LIMBO, READY, USED, FORMS, DISCARD, FACE_DOWN, SEALED, SET_ASIDE]


class DuelBoard(Board):
    """The board of a duel in any edition."""

    def __init__(
        self,
        position: Position,
        rules: Edition,
        seat: int | None,
        earlier: Sequence[Position] = (),
        speaker: Speaker | None = None,
    ) -> None:
        super().__init__(position, seat, earlier, speaker)
        self.model = DuelViewModel(position, rules, seat, self.speaker)
        self.model.numbers = self.numbers

    def fixed_number(self, option: int) -> int | None:
        verb = self.position.rules.verb_of[option]
        if verb == ACCEPT and self.position.question == "reshuffle":
            return HARM_NUMBER
        return PASS_NUMBER if verb in (FINISH, PASS, DECLINE) else None

    @property
    def others_command(self) -> str:
        return self.say("word-foe")

    @property
    def example_input(self) -> str:
        return self.model.name(0).casefold()

    def name_for_viewer(self, seat: int) -> str:
        return self.model.who(seat)

    def public_name(self, seat: int) -> str:
        pair = self.model.goddesses(seat)
        if pair:
            return self.say("screen-player-with", number=seat + 1, goddesses=pair)
        return self.say("screen-player", number=seat + 1)

    def heading(self) -> str:
        no_goddesses = self.say("screen-no-goddesses")
        first, second = [f"{self.name_for_viewer(seat)}: {self.model.goddesses(seat) or no_goddesses}" for seat in (0, 1)]
        return self.say("screen-heading", one=first, other=second)

    def table(self, width: int, is_short: bool) -> list[Text]:
        """Everything on the table that the viewer may know; with `is_short`, one line for each card."""
        model = self.model
        near, far = model.near, 1 - model.near
        lines = [title(model.moment, model.rules.name, width)]
        lines += epic_lines(model, width, is_short) + stand_in_lines(model, width, is_short)
        if model.view["question"] not in BEFORE_THE_DUEL:
            lines += [colourize(model, line) for line in side(model, far, width)]
            lines += [colourize(model, line) for line in middle(model, is_short)]
            lines += [colourize(model, line) for line in side(model, near, width)]
        elif model.goddesses(near):
            cards_taken = [model.name(card) for card in model.zone(READY, near) + model.visible_cards(DECK, near) if card >= 0]
            for seat in (near, far):
                if model.goddesses(seat):
                    heading = f"{owner_word(model, seat)}  {model.goddesses(seat)}"
                    lines += [colourize(model, line) for line in wrap(heading, width, 1)]
            if cards_taken:
                lines += [
                    colourize(model, line) for line in wrap(model.say("screen-taken", cards=", ".join(cards_taken)), width, 6)
                ]
        if model.seat is not None:
            lines += own_cards(self.position, model, width, is_short)
        return lines

    def options(self, width: int, is_short: bool) -> list[Text]:
        """The options by number, in columns, except those that stand above with their numbers."""
        model = self.model
        entries: list[str] = []
        rules = model.rules
        for option in sort_by_number(model.view["options"], model.numbers):
            if not is_listed(model, option):
                is_action = not is_short and rules.verb_of[option] == BASIC
                explanation = f" ({model.say(f'{rules.actions[rules.subject(option)]}.what')})" if is_action else ""
                entries.append(f"{model.numbers[option]:>2}  {self.label(option)}{explanation}")
        return in_columns(entries, width)

    def refusal(self, words: str) -> str:
        """The reason why the option that `words` name cannot be chosen; empty if there is no such option."""
        model = self.model
        rules = model.rules
        if model.seat is None or model.view["question"] not in ("main", "reaction"):
            return ""
        for card in model.visible_cards(HAND, model.seat) + model.visible_cards(READY, model.seat):
            if words in model.say("option-play", card=("card", card)).casefold() and not number_of(model, card):
                return model.say("screen-cannot-be-played", card=("card", card), reason=obstacle(self.position, model, card))
        for action, key in enumerate(rules.actions):
            option = rules.code(BASIC, action)
            if words in model.say(key).casefold() and not self.position.accepts(option):
                return model.say("screen-not-possible", action=(key, {}), reason=self.position.reason(option))
        return ""

    def others(self, width: int) -> list[Text]:
        assert self.seat is not None
        foe = 1 - self.seat
        visible_cards = public_cards(self.model, foe)
        lines = [title(self.say("screen-others", goddesses=self.model.goddesses(foe)), "", width)]
        if not visible_cards:
            return [*lines, Text(f"  {self.say('screen-no-others')}", style="yellow")]
        return lines + card_lines(self.position, self.model, visible_cards, width, False)

    def page(self, words: str) -> RenderableType:
        return DuelCardPages(self.model.rules, self.speaker).search(words)

    def result(self) -> list[str]:
        ranks = self.position.ranks
        if ranks[0] == ranks[1]:
            return [self.say("end-draw")]
        return [self.say("end-won", who=the_seat(ranks.index(0)))]


def petals(count: int, capacity: int = 0, most: int = 30) -> str:
    """A number of Sakura as petals and digits: "✿✿✿·· 3/5"."""
    if capacity:
        return f"{PETAL * count}{EMPTY * (capacity - count)} {count}/{capacity}"
    return f"{petal_row(count, most)} {count}".strip()


def petal_row(count: int, most: int) -> str:
    return PETAL * min(count, most) + ("…" if count > most else "")


def colourize(model: DuelViewModel, line: str) -> Text:
    areas = [model.area(place) for place in (LIFE, AURA, FLARE, VIGOR, SHADOW, DISTANCE)]
    headings = areas + [model.heading(kind) for kind in PILES if kind < len(model.view["zones"])]
    headings += [capitalize(model.say(one.key)) for seat in (0, 1) for _, one in model.mechanisms(seat)]
    headings += [model.area(one.place) for seat in (0, 1) for _, scales in model.mechanisms(seat) for one in scales.places]
    players = [owner_word(model, seat) for seat in (0, 1)]
    return style_line(
        line,
        [
            (r"✿+", "magenta"),
            (r"[●◆]+", "yellow"),
            (rf"\b({'|'.join([re.escape(one) for one in headings])})\b(?= )", "cyan"),
            (rf"\b({'|'.join([re.escape(one) for one in players])})\b", "bold"),
            (re.escape(model.say("word-stunned").upper()), "bold yellow"),
        ],
    )


def epic_lines(model: DuelViewModel, width: int, is_short: bool) -> list[Text]:
    """The rule of an Epic Battle."""
    in_force = [rule["key"] for rule in model.legend.get("epics", []) if rule["id"] == model.view["public"].get("epic")]
    return notices([model.say("log-epic", epic=(key, {}), text=(f"{key}.text", {})) for key in in_force], width, is_short)


def stand_in_lines(model: DuelViewModel, width: int, is_short: bool) -> list[Text]:
    """A notice if some cards of this edition are stand-ins, because nobody has seen the printed ones."""
    is_unseen = "stand-in" in [card["provenance"] for card in model.legend["cards"]]
    return notices([model.say("screen-stand-ins")] if is_unseen else [], width, is_short)


def notices(texts: list[str], width: int, is_short: bool) -> list[Text]:
    if is_short:
        return [truncate(f" {text}", width) for text in texts]
    return [Text(line, style="yellow") for text in texts for line in wrap(text, width, 1)]


def owner_word(model: DuelViewModel, seat: int) -> str:
    return model.who(seat).upper()


def side(model: DuelViewModel, seat: int, width: int) -> list[str]:
    """The areas and piles of one player, and the mechanisms of their goddesses."""
    rules = model.rules
    vigor = model.tokens(VIGOR + seat)
    name_text = f" {owner_word(model, seat):<4} {model.goddesses(seat)}"
    vigor_text = f"{model.area(VIGOR)} {'●' * vigor}{'○' * (rules.vigor_cap - vigor)} {vigor}/{rules.vigor_cap}"
    if model.tokens(STUN + seat):
        vigor_text += f"  {model.say('word-stunned').upper()}"
    lines = [f"{name_text:<44}  {vigor_text}"]
    lines.append(
        f"      {model.area(LIFE)} {petals(model.tokens(LIFE + seat), max(rules.life, model.tokens(LIFE + seat)))}"
        f"   {model.area(AURA)} {petals(model.tokens(AURA + seat), rules.aura_cap)}"
        f"   {model.area(FLARE)} {petals(model.tokens(FLARE + seat), 0, 24)}"
    )
    piles = [pile(model, kind, seat) for kind in (HAND, DECK, READY, DISCARD, FACE_DOWN)]
    lines += side_by_side([text for text in piles if text], width, 6)
    other_parts = [
        in_play(model, seat),
        pile(model, LIMBO, seat),
        pile(model, USED, seat),
        *[mechanism_text(model, mechanism, seat, goddess) for goddess, mechanism in model.mechanisms(seat)],
        pile(model, SEALED, seat),
        pile(model, SET_ASIDE, seat),
    ]
    return lines + side_by_side([text for text in other_parts if text], width, 6)


def pile(model: DuelViewModel, kind: int, seat: int) -> str:
    """A pile: its size, and the cards that the viewer knows. The viewer's own hand and Ultimates are shown elsewhere."""
    cards = model.zone(kind, seat)
    if not cards and kind not in (HAND, DECK, READY, DISCARD):
        return ""
    has_size_only = not cards or kind == DECK or (seat == model.seat and kind in (HAND, READY))
    return f"{model.heading(kind)} {len(cards)}" if has_size_only else f"{model.heading(kind)} {row(model, cards)}"


def row(model: DuelViewModel, cards: list[int]) -> str:
    """The number of cards, and those that the viewer knows."""
    visible_cards = [card for card in cards if card >= 0]
    if not visible_cards:
        return model.say("screen-all-hidden", count=len(cards))
    names = ", ".join([model.open_name(card) for card in visible_cards])
    hidden = len(cards) - len(visible_cards)
    return f"{len(cards)}: {names}" + (f" {model.say('screen-some-hidden', count=hidden)}" if hidden else "")


def in_play(model: DuelViewModel, seat: int) -> str:
    cards = [
        f"{model.with_mark(card, model.name_played(card))} {petals(model.on_card(card))}"
        for card in model.visible_cards(IN_PLAY, seat)
    ]
    return f"{model.heading(IN_PLAY)} {', '.join(cards)}" if cards else ""


def mechanism_text(model: DuelViewModel, mechanism: Mechanism, seat: int, goddess: int) -> str:
    """A mechanism of a goddess, in the form that its `drawn` asks for."""
    name = capitalize(model.say(mechanism.key))
    if mechanism.drawn == "counter":
        return f"{name} {model.tokens(mechanism.places[0].place + seat)}"
    if mechanism.drawn == "gauge":
        return f"{name} {gauge(model, mechanism, seat, goddess)}"
    if mechanism.drawn == "scales":
        return "  ".join([f"{model.area(scale.place)} {model.tokens(scale.place + seat)}" for scale in mechanism.places])
    if mechanism.drawn == "row":
        cards = model.goddess_zone(mechanism.zones[0].zone, seat, goddess)
        return f"{name} {row(model, cards)}" if cards else ""
    if mechanism.drawn == "switch":
        is_on = bool(model.visible_cards(mechanism.zones[1].zone, seat))
        return f"{name} {model.say(f'{mechanism.key}.on' if is_on else f'{mechanism.key}.off')}"
    return ""


def gauge(model: DuelViewModel, mechanism: Mechanism, seat: int, goddess: int) -> str:
    """The tokens on a gauge, and where the rest are."""
    amounts = {part.name: model.tokens(part.place + seat) for part in mechanism.places}
    total, on_it = sum(amounts.values()), amounts.pop(mechanism.places[0].name)
    other_parts = [model.say(f"part-{name}", amount=amount) for name, amount in amounts.items() if amount]
    for part in mechanism.zones:
        other_parts.append(model.say(f"part-{part.name}", amount=len(model.goddess_zone(part.zone, seat, goddess))))
    return f"{ARTIFICIAL * on_it}{EMPTY * (total - on_it)} {on_it}/{total} ({', '.join(other_parts)})"


def middle(model: DuelViewModel, is_short: bool) -> list[str]:
    """The Distance as a track of petals with the current number in brackets, and Shadow."""
    tokens_there, cap = model.tokens(DISTANCE), model.rules.distance_cap
    covered = model.tokens(FORWARD) + model.tokens(FORWARD + 1)
    added = model.tokens(BACKWARD) + model.tokens(BACKWARD + 1)
    cells = f"{PETAL * (tokens_there - covered)}{ARTIFICIAL * added}{COVERED * covered}".ljust(cap, EMPTY)
    track = "".join([f" {cell} " for cell in cells])
    shadow = model.tokens(SHADOW)
    lines = [
        f"      {f'{model.area(DISTANCE)} {model.distance}':<{NOTE_WIDTH}} {track}     {model.area(SHADOW)} {shadow}",
        f"      {'':<{NOTE_WIDTH}} {ruler(cap, model.distance)}    {petal_row(shadow, 20)}".rstrip(),
    ]
    if model.master_distance >= 0:
        limit = model.say("screen-master-distance", master=model.master_distance)
        if len(limit) <= NOTE_WIDTH:
            lines[1] = f"      {limit:<{NOTE_WIDTH}} {lines[1][NOTE_WIDTH + 7 :]}"
        elif not is_short:
            lines.append(f"      {limit}")
    if model.distance != tokens_there:
        notes = [model.say("screen-lie-there", amount=tokens_there)]
        if covered:
            notes.append(f"{COVERED} {model.say('screen-covered', amount=covered)}")
        if added:
            notes.append(f"{ARTIFICIAL} {model.say('screen-added', amount=added)}")
        if model.distance != tokens_there - covered + added:
            notes.append(model.say("screen-cards-change-it"))
        lines.append(f"      {model.say('screen-distance-now', distance=model.distance, notes=', '.join(notes))}")
    return lines if is_short else ["", *lines, ""]


def ruler(cap: int, current: int) -> str:
    """The numbers under the track, the current Distance in brackets."""
    row = [" "] * (3 * cap + 1)
    for number in range(1, cap + 1):
        end = 3 * number - 1 if number < 10 else 3 * number
        begin = end - len(str(number))
        row[begin:end] = str(number)
        if number == current:
            row[begin - 1], row[end] = "[", "]"
    return "".join(row)


def own_cards(position: Position, model: DuelViewModel, width: int, is_short: bool) -> list[Text]:
    """The viewer's hand, Ready Ultimates and other choices, each with its number or why it cannot be played."""
    assert model.seat is not None
    hand, ready = model.visible_cards(HAND, model.seat), model.visible_cards(READY, model.seat)
    lines: list[Text] = []
    if model.view["question"] not in BEFORE_THE_DUEL:
        for word, cards in (("screen-your-hand", hand), ("screen-your-ultimates", ready)):
            if cards:
                lines.append(heading(model.say(word), width, is_short))
                lines += card_lines(position, model, cards, width, is_short)
    others = other_cards(model)
    if others:
        lines.append(title(model.say("screen-to-choose-from"), "", width))
        lines += card_lines(position, model, others, width, is_short or len(others) > 8)
    lines += goddess_lines(model, width)
    return lines


def other_cards(model: DuelViewModel) -> list[int]:
    """The cards that can be chosen now and are neither in hand nor among the Ready Ultimates."""
    if model.seat is None:
        return []
    own_cards_shown = model.visible_cards(HAND, model.seat) + model.visible_cards(READY, model.seat)
    subjects = [card_of(model, option) for option in model.view["options"]]
    return [card for card in subjects if card >= 0 and card not in own_cards_shown]


def card_of(model: DuelViewModel, option: int) -> int:
    """The card that an option is about, or -1."""
    rules = model.rules
    return rules.subject(option) if rules.verbs[rules.verb_of[option]].is_about_card else -1


def is_listed(model: DuelViewModel, option: int) -> bool:
    """Whether an option's number stands above the list of options, with its card or goddess."""
    return card_of(model, option) in other_cards(model) or model.rules.verb_of[option] == GODDESS


def goddess_lines(model: DuelViewModel, width: int) -> list[Text]:
    lines: list[Text] = []
    for option in sort_by_number(model.view["options"], model.numbers):
        if model.rules.verb_of[option] == GODDESS:
            key = model.legend["goddesses"][model.rules.subject(option)]["key"]
            lines.append(Text(f" {model.numbers[option]:>2}  {model.say(key)}, {model.say(f'{key}.weapon')}", style="bold"))
            lines += [Text(line, style="dim") for line in wrap(model.say(f"{key}.mechanics"), width, 5) if line.strip()]
    return lines


def card_lines(position: Position, model: DuelViewModel, cards: list[int], width: int, is_short: bool) -> list[Text]:
    lines: list[Text] = []
    cards = sorted(cards, key=lambda card: int(number_of(model, card) or 99))
    name_width = max([len(model.name_played(card)) for card in cards])
    facts_width = max([len(short_facts(model, card)) for card in cards])
    for card in cards:
        number = number_of(model, card)
        reason = obstacle(position, model, card)
        printed = model.played_as(card)
        head = f" {number:>2}  {model.name_played(card):<{name_width}}  "
        facts, doubt, line_below = short_facts(model, card), model.doubt(printed), ""
        text = f"{doubt} {model.text(printed)}".strip()
        if is_short and reason:
            # A text may be cut off, a reason never.
            reason_text = f"✗ {reason}  {doubt}".rstrip()
            padded, plain_line = f"{head}{facts:<{facts_width}}  {reason_text}", f"{head}{facts}  {reason_text}"
            line = Text(padded if len(padded) <= width else plain_line if len(plain_line) <= width else f"{head}{facts}")
            line_below = reason_text if len(plain_line) > width else ""
        elif is_short:
            line = truncate(f"{head}{facts:<{facts_width}}  {text}".rstrip(), width)
        else:
            full_line = f"{head}{'  '.join([model.type(printed), *model.figures(printed)])}"
            line = Text(full_line if len(full_line) <= width else f"{head}{facts}")
            line_below = f"✗ {reason}" if reason else ""
        line.stylize("bold" if number else "dim", 0, len(head))
        lines.append(line)
        lines += [Text(text_line, style="yellow") for text_line in wrap(line_below, width, 5) if line_below]
        if not is_short:
            lines += [Text(text_line, style="dim") for text_line in wrap(text, width, 5) if text_line.strip()]
    return lines


def short_facts(model: DuelViewModel, card: int) -> str:
    """The figures and subtypes, as short as possible. A Range implies an Attack, a Charge an Enchantment."""
    printed = model.played_as(card)
    return "  ".join([*model.figures(printed), *model.subtypes(printed)])


def number_of(model: DuelViewModel, card: int) -> str:
    """The number to type for a card: that of the first option about it or an identical card; empty if there is none."""
    for option in sort_by_number(model.view["options"], model.numbers):
        if card in [card_of(model, twin) for twin in (option, *model.twins.get(option, []))]:
            return str(model.numbers[option])
    return ""


def obstacle(position: Position, model: DuelViewModel, card: int) -> str:
    """The reason why a card cannot be played now; empty if the question is not about playing cards."""
    if model.view["question"] not in ("main", "reaction") or number_of(model, card):
        return ""
    return model.say_message(position.reason(model.rules.code(PLAY, card)))


def public_cards(model: DuelViewModel, seat: int) -> list[int]:
    """All cards of a player that the viewer can see now."""
    cards: list[int] = []
    for kind in PUBLIC:
        cards += model.visible_cards(kind, seat)
    return cards
