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
from mankai.games.sakura_arms.terminal import card_pages as duel_cards
from mankai.games.sakura_arms.terminal.view_model import DuelViewModel, capitalize
from mankai.i18n.catalogues import Speaker
from mankai.kernel.messages import the_seat
from mankai.kernel.position import Position
from mankai.packs import registry
from mankai.terminal.board import Board
from mankai.terminal.layout import heading, in_columns, side_by_side, style_line, title, truncate, wrap
from mankai.terminal.option_numbers import HARM_NUMBER, PASS_NUMBER, sort_by_number

PETAL: Final = "✿"
EMPTY: Final = "·"
COVERED: Final = "◌"
ARTIFICIAL: Final = "◆"
BEFORE_THE_DUEL: Final = ("goddess", "ban", "deck", "set aside")
NOTE_WIDTH: Final = 17  # width of the words beside the track
PILES: Final = [HAND, DECK, READY, DISCARD, FACE_DOWN, LIMBO, USED, IN_PLAY, SEALED, SET_ASIDE]
PUBLIC: Final = [HAND, IN_PLAY, LIMBO, READY, USED, FORMS, DISCARD, FACE_DOWN, SEALED, SET_ASIDE]


class DuelBoard(Board):
    """The board of a duel in any edition, in the language of a speaker (by default English)."""

    def __init__(
        self,
        position: Position,
        rules: Edition,
        seat: int | None,
        earlier: Sequence[Position] = (),
        speaker: Speaker | None = None,
    ) -> None:
        super().__init__(position, seat, earlier)
        speaker = speaker or registry.speaker_of(rules, seat)
        assert speaker is not None
        self.model = DuelViewModel(position, rules, seat, speaker)
        self.model.numbers = self.numbers

    def fixed_number(self, option: int) -> int | None:
        verb = self.position.rules.verb_of[option]
        if verb == ACCEPT and self.position.question == "reshuffle":
            return HARM_NUMBER
        return PASS_NUMBER if verb in (FINISH, PASS, DECLINE) else None

    @property
    def others_word(self) -> str:
        return self.model.say("word-foe")

    @property
    def example(self) -> str:
        return self.model.name(0).casefold()

    def name_for_reader(self, seat: int) -> str:
        return self.model.who(seat)

    def public_name(self, seat: int) -> str:
        pair = self.model.goddesses(seat)
        if pair:
            return self.model.say("screen-player-with", number=seat + 1, goddesses=pair)
        return self.model.say("screen-player", number=seat + 1)

    def heading(self) -> str:
        none = self.model.say("screen-no-goddesses")
        one, other = [f"{self.name_for_reader(seat)}: {self.model.goddesses(seat) or none}" for seat in (0, 1)]
        return self.model.say("screen-heading", one=one, other=other)

    def table(self, width: int, is_short: bool) -> list[Text]:
        return table(self.position, self.model, width, is_short)

    def question(self) -> str:
        return self.model.say_message(self.position.question_message)

    def options(self, width: int, is_short: bool) -> list[Text]:
        return option_lines(self.position, self.model, width, is_short)

    def refusal(self, words: str) -> str:
        return why_impossible(self.position, self.model, words)

    def others(self, width: int) -> list[Text]:
        assert self.seat is not None
        foe = 1 - self.seat
        seen = public_cards(self.model, foe)
        lines = [title(self.model.say("screen-others", goddesses=self.model.goddesses(foe)), "", width)]
        if not seen:
            return [*lines, Text(f"  {self.model.say('screen-no-others')}", style="yellow")]
        return lines + card_lines(self.position, self.model, seen, width, False)

    def page(self, words: str) -> RenderableType:
        return duel_cards.search_cards(self.model.rules, words, self.model.speaker)

    def result(self) -> list[str]:
        ranks = self.position.ranks
        if ranks[0] == ranks[1]:
            return [self.model.say("end-draw")]
        return [self.model.say("end-won", who=the_seat(ranks.index(0)))]


def petals(count: int, room: int = 0, most: int = 30) -> str:
    """A number of Sakura as petals and digits: "✿✿✿·· 3/5"."""
    if room:
        return f"{PETAL * count}{EMPTY * (room - count)} {count}/{room}"
    return f"{petal_row(count, most)} {count}".strip()


def petal_row(count: int, most: int) -> str:
    return PETAL * min(count, most) + ("…" if count > most else "")


def colourize(sight: DuelViewModel, line: str) -> Text:
    areas = [sight.area(place) for place in (LIFE, AURA, FLARE, VIGOR, SHADOW, DISTANCE)]
    headings = areas + [sight.heading(kind) for kind in PILES if kind < len(sight.view["zones"])]
    headings += [capitalize(sight.say(one.key)) for seat in (0, 1) for _, one in sight.mechanisms(seat)]
    headings += [sight.area(one.place) for seat in (0, 1) for _, scales in sight.mechanisms(seat) for one in scales.places]
    players = [owner_word(sight, seat) for seat in (0, 1)]
    return style_line(
        line,
        [
            (r"✿+", "magenta"),
            (r"[●◆]+", "yellow"),
            (rf"\b({'|'.join([re.escape(one) for one in headings])})\b(?= )", "cyan"),
            (rf"\b({'|'.join([re.escape(one) for one in players])})\b", "bold"),
            (re.escape(sight.say("word-stunned").upper()), "bold yellow"),
        ],
    )


def table(position: Position, sight: DuelViewModel, width: int, is_short: bool) -> list[Text]:
    """Everything on the table that the viewer may know; with `is_short`, one line for each card."""
    near, far = sight.near, 1 - sight.near
    lines = [title(sight.moment, sight.rules.name, width)]
    lines += epic_lines(sight, width, is_short) + stand_in_lines(sight, width, is_short)
    if sight.view["question"] not in BEFORE_THE_DUEL:
        lines += [colourize(sight, line) for line in side(sight, far, width)]
        lines += [colourize(sight, line) for line in middle(sight, is_short)]
        lines += [colourize(sight, line) for line in side(sight, near, width)]
    elif sight.goddesses(near):
        taken = [sight.name(card) for card in sight.zone(READY, near) + sight.visible_cards(DECK, near) if card >= 0]
        for seat in (near, far):
            if sight.goddesses(seat):
                said = f"{owner_word(sight, seat)}  {sight.goddesses(seat)}"
                lines += [colourize(sight, line) for line in wrap(said, width, 1)]
        if taken:
            lines += [colourize(sight, line) for line in wrap(sight.say("screen-taken", cards=", ".join(taken)), width, 6)]
    if sight.seat is not None:
        lines += own_cards(position, sight, width, is_short)
    return lines


def epic_lines(sight: DuelViewModel, width: int, is_short: bool) -> list[Text]:
    """The rule of an Epic Battle."""
    in_force = [rule["key"] for rule in sight.legend.get("epics", []) if rule["id"] == sight.view["public"].get("epic")]
    return notices([sight.say("log-epic", epic=(key, {}), text=(f"{key}.text", {})) for key in in_force], width, is_short)


def stand_in_lines(sight: DuelViewModel, width: int, is_short: bool) -> list[Text]:
    """A notice if some cards of this edition are stand-ins, because nobody has seen the printed ones."""
    is_unseen = "stand-in" in [card["provenance"] for card in sight.legend["cards"]]
    return notices([sight.say("screen-stand-ins")] if is_unseen else [], width, is_short)


def notices(said: list[str], width: int, is_short: bool) -> list[Text]:
    if is_short:
        return [truncate(f" {one}", width) for one in said]
    return [Text(line, style="yellow") for one in said for line in wrap(one, width, 1)]


def owner_word(sight: DuelViewModel, seat: int) -> str:
    return sight.who(seat).upper()


def side(sight: DuelViewModel, seat: int, width: int) -> list[str]:
    """The areas and piles of one player, and the mechanisms of their goddesses."""
    rules = sight.rules
    vigor = sight.tokens(VIGOR + seat)
    head = f" {owner_word(sight, seat):<4} {sight.goddesses(seat)}"
    right = f"{sight.area(VIGOR)} {'●' * vigor}{'○' * (rules.vigor_cap - vigor)} {vigor}/{rules.vigor_cap}"
    if sight.tokens(STUN + seat):
        right += f"  {sight.say('word-stunned').upper()}"
    lines = [f"{head:<44}  {right}"]
    lines.append(
        f"      {sight.area(LIFE)} {petals(sight.tokens(LIFE + seat), max(rules.life, sight.tokens(LIFE + seat)))}"
        f"   {sight.area(AURA)} {petals(sight.tokens(AURA + seat), rules.aura_cap)}"
        f"   {sight.area(FLARE)} {petals(sight.tokens(FLARE + seat), 0, 24)}"
    )
    piles = [pile(sight, kind, seat) for kind in (HAND, DECK, READY, DISCARD, FACE_DOWN)]
    lines += side_by_side([words for words in piles if words], width, 6)
    rest = [
        in_play(sight, seat),
        pile(sight, LIMBO, seat),
        pile(sight, USED, seat),
        *[mechanism_text(sight, one, seat, goddess) for goddess, one in sight.mechanisms(seat)],
        pile(sight, SEALED, seat),
        pile(sight, SET_ASIDE, seat),
    ]
    return lines + side_by_side([words for words in rest if words], width, 6)


def pile(sight: DuelViewModel, kind: int, seat: int) -> str:
    """A pile: its number of cards, and the cards that the viewer knows. One's own hand and Ultimates are shown elsewhere."""
    cards = sight.zone(kind, seat)
    if not cards and kind not in (HAND, DECK, READY, DISCARD):
        return ""
    is_apart = not cards or kind == DECK or (seat == sight.seat and kind in (HAND, READY))
    return f"{sight.heading(kind)} {len(cards)}" if is_apart else f"{sight.heading(kind)} {row(sight, cards)}"


def row(sight: DuelViewModel, cards: list[int]) -> str:
    """The number of cards, and those that the viewer knows."""
    seen = [card for card in cards if card >= 0]
    if not seen:
        return sight.say("screen-all-hidden", count=len(cards))
    names = ", ".join([sight.open_name(card) for card in seen])
    hidden = len(cards) - len(seen)
    return f"{len(cards)}: {names}" + (f" {sight.say('screen-some-hidden', count=hidden)}" if hidden else "")


def in_play(sight: DuelViewModel, seat: int) -> str:
    cards = [
        f"{sight.with_mark(card, sight.name_played(card))} {petals(sight.on_card(card))}"
        for card in sight.visible_cards(IN_PLAY, seat)
    ]
    return f"{sight.heading(IN_PLAY)} {', '.join(cards)}" if cards else ""


def mechanism_text(sight: DuelViewModel, mechanism: Mechanism, seat: int, goddess: int) -> str:
    """A mechanism of a goddess, in the form that its `drawn` asks for."""
    called = capitalize(sight.say(mechanism.key))
    if mechanism.drawn == "counter":
        return f"{called} {sight.tokens(mechanism.places[0].place + seat)}"
    if mechanism.drawn == "gauge":
        return f"{called} {gauge(sight, mechanism, seat, goddess)}"
    if mechanism.drawn == "scales":
        return "  ".join([f"{sight.area(one.place)} {sight.tokens(one.place + seat)}" for one in mechanism.places])
    if mechanism.drawn == "row":
        cards = sight.goddess_zone(mechanism.zones[0].zone, seat, goddess)
        return f"{called} {row(sight, cards)}" if cards else ""
    if mechanism.drawn == "switch":
        is_on = bool(sight.visible_cards(mechanism.zones[1].zone, seat))
        return f"{called} {sight.say(f'{mechanism.key}.on' if is_on else f'{mechanism.key}.off')}"
    return ""


def gauge(sight: DuelViewModel, mechanism: Mechanism, seat: int, goddess: int) -> str:
    """The tokens on a gauge, and where the rest are."""
    amounts = {one.name: sight.tokens(one.place + seat) for one in mechanism.places}
    total, on_it = sum(amounts.values()), amounts.pop(mechanism.places[0].name)
    rest = [sight.say(f"part-{name}", amount=amount) for name, amount in amounts.items() if amount]
    rest += [sight.say(f"part-{one.name}", amount=len(sight.goddess_zone(one.zone, seat, goddess))) for one in mechanism.zones]
    return f"{ARTIFICIAL * on_it}{EMPTY * (total - on_it)} {on_it}/{total} ({', '.join(rest)})"


def middle(sight: DuelViewModel, is_short: bool) -> list[str]:
    """The Distance as a track of petals with the current number in brackets, and Shadow."""
    there, cap = sight.tokens(DISTANCE), sight.rules.distance_cap
    covered = sight.tokens(FORWARD) + sight.tokens(FORWARD + 1)
    added = sight.tokens(BACKWARD) + sight.tokens(BACKWARD + 1)
    cells = f"{PETAL * (there - covered)}{ARTIFICIAL * added}{COVERED * covered}".ljust(cap, EMPTY)
    track = "".join([f" {cell} " for cell in cells])
    shadow = sight.tokens(SHADOW)
    lines = [
        f"      {f'{sight.area(DISTANCE)} {sight.distance}':<{NOTE_WIDTH}} {track}     {sight.area(SHADOW)} {shadow}",
        f"      {'':<{NOTE_WIDTH}} {ruler(cap, sight.distance)}    {petal_row(shadow, 20)}".rstrip(),
    ]
    if sight.master_distance >= 0:
        limit = sight.say("screen-master-distance", master=sight.master_distance)
        if len(limit) <= NOTE_WIDTH:
            lines[1] = f"      {limit:<{NOTE_WIDTH}} {lines[1][NOTE_WIDTH + 7 :]}"
        elif not is_short:
            lines.append(f"      {limit}")
    if sight.distance != there:
        notes = [sight.say("screen-lie-there", amount=there)]
        if covered:
            notes.append(f"{COVERED} {sight.say('screen-covered', amount=covered)}")
        if added:
            notes.append(f"{ARTIFICIAL} {sight.say('screen-added', amount=added)}")
        if sight.distance != there - covered + added:
            notes.append(sight.say("screen-cards-change-it"))
        lines.append(f"      {sight.say('screen-distance-now', distance=sight.distance, notes=', '.join(notes))}")
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


def own_cards(position: Position, sight: DuelViewModel, width: int, is_short: bool) -> list[Text]:
    """The viewer's hand, Ready Ultimates and other choices, each with its number or why it cannot be played."""
    assert sight.seat is not None
    hand, ready = sight.visible_cards(HAND, sight.seat), sight.visible_cards(READY, sight.seat)
    lines: list[Text] = []
    if sight.view["question"] not in BEFORE_THE_DUEL:
        for word, cards in (("screen-your-hand", hand), ("screen-your-ultimates", ready)):
            if cards:
                lines.append(heading(sight.say(word), width, is_short))
                lines += card_lines(position, sight, cards, width, is_short)
    others = other_cards(sight)
    if others:
        lines.append(title(sight.say("screen-to-choose-from"), "", width))
        lines += card_lines(position, sight, others, width, is_short or len(others) > 8)
    lines += goddess_lines(sight, width)
    return lines


def other_cards(sight: DuelViewModel) -> list[int]:
    """The cards that can be chosen now and are neither in hand nor among the Ready Ultimates."""
    if sight.seat is None:
        return []
    shown = sight.visible_cards(HAND, sight.seat) + sight.visible_cards(READY, sight.seat)
    found = [card_of(sight, option) for option in sight.view["options"]]
    return [card for card in found if card >= 0 and card not in shown]


def card_of(sight: DuelViewModel, option: int) -> int:
    """The card that an option is about, or -1."""
    rules = sight.rules
    return rules.subject(option) if rules.verbs[rules.verb_of[option]].is_about_card else -1


def is_listed(sight: DuelViewModel, option: int) -> bool:
    """Whether an option's number stands above the list of options, with its card or goddess."""
    return card_of(sight, option) in other_cards(sight) or sight.rules.verb_of[option] == GODDESS


def goddess_lines(sight: DuelViewModel, width: int) -> list[Text]:
    lines: list[Text] = []
    for option in sort_by_number(sight.view["options"], sight.numbers):
        if sight.rules.verb_of[option] == GODDESS:
            key = sight.legend["goddesses"][sight.rules.subject(option)]["key"]
            lines.append(Text(f" {sight.numbers[option]:>2}  {sight.say(key)}, {sight.say(f'{key}.weapon')}", style="bold"))
            lines += [Text(line, style="dim") for line in wrap(sight.say(f"{key}.mechanics"), width, 5) if line.strip()]
    return lines


def card_lines(position: Position, sight: DuelViewModel, cards: list[int], width: int, is_short: bool) -> list[Text]:
    lines: list[Text] = []
    cards = sorted(cards, key=lambda card: int(number_of(sight, card) or 99))
    names = max([len(sight.name_played(card)) for card in cards])
    widest = max([len(short_facts(sight, card)) for card in cards])
    for card in cards:
        number = number_of(sight, card)
        reason = obstacle(position, sight, card)
        printed = sight.played_as(card)
        head = f" {number:>2}  {sight.name_played(card):<{names}}  "
        facts, doubt, below = short_facts(sight, card), sight.doubt(printed), ""
        text = f"{doubt} {sight.text(printed)}".strip()
        if is_short and reason:
            # A text may be cut off, a reason never.
            why = f"✗ {reason}  {doubt}".rstrip()
            padded, plain = f"{head}{facts:<{widest}}  {why}", f"{head}{facts}  {why}"
            line = Text(padded if len(padded) <= width else plain if len(plain) <= width else f"{head}{facts}")
            below = why if len(plain) > width else ""
        elif is_short:
            line = truncate(f"{head}{facts:<{widest}}  {text}".rstrip(), width)
        else:
            whole = f"{head}{'  '.join([sight.type(printed), *sight.figures(printed)])}"
            line = Text(whole if len(whole) <= width else f"{head}{facts}")
            below = f"✗ {reason}" if reason else ""
        line.stylize("bold" if number else "dim", 0, len(head))
        lines.append(line)
        lines += [Text(one, style="yellow") for one in wrap(below, width, 5) if below]
        if not is_short:
            lines += [Text(one, style="dim") for one in wrap(text, width, 5) if one.strip()]
    return lines


def short_facts(sight: DuelViewModel, card: int) -> str:
    """The figures and subtypes, as short as possible. A Range implies an Attack, a Charge an Enchantment."""
    printed = sight.played_as(card)
    return "  ".join([*sight.figures(printed), *sight.subtypes(printed)])


def number_of(sight: DuelViewModel, card: int) -> str:
    """The number to type for a card: that of the first option about it or an identical card; empty if there is none."""
    for option in sort_by_number(sight.view["options"], sight.numbers):
        if card in [card_of(sight, one) for one in (option, *sight.twins.get(option, []))]:
            return str(sight.numbers[option])
    return ""


def obstacle(position: Position, sight: DuelViewModel, card: int) -> str:
    """The reason why a card cannot be played now; empty if the question is not about playing cards."""
    if sight.view["question"] not in ("main", "reaction") or number_of(sight, card):
        return ""
    return sight.say_message(position.reason(sight.rules.code(PLAY, card)))


def option_lines(position: Position, sight: DuelViewModel, width: int, is_short: bool) -> list[Text]:
    """The options by number, in columns, except those that stand above with their numbers."""
    entries: list[str] = []
    rules = sight.rules
    for option in sort_by_number(sight.view["options"], sight.numbers):
        if not is_listed(sight, option):
            is_action = not is_short and rules.verb_of[option] == BASIC
            meaning = f" ({sight.say(f'{rules.actions[rules.subject(option)]}.what')})" if is_action else ""
            entries.append(f"{sight.numbers[option]:>2}  {sight.say_message(position.message(option))}{meaning}")
    return in_columns(entries, width)


def public_cards(sight: DuelViewModel, seat: int) -> list[int]:
    """All cards of a player that the viewer can see now."""
    found: list[int] = []
    for kind in PUBLIC:
        found += sight.visible_cards(kind, seat)
    return found


def why_impossible(position: Position, sight: DuelViewModel, words: str) -> str:
    """The reason why the option that `words` name cannot be chosen; empty if there is no such option."""
    rules = sight.rules
    if sight.seat is None or sight.view["question"] not in ("main", "reaction"):
        return ""
    for card in sight.visible_cards(HAND, sight.seat) + sight.visible_cards(READY, sight.seat):
        if words in sight.say("option-play", card=("card", card)).casefold() and not number_of(sight, card):
            return sight.say("screen-cannot-be-played", card=("card", card), reason=obstacle(position, sight, card))
    for action, key in enumerate(rules.actions):
        option = rules.code(BASIC, action)
        if words in sight.say(key).casefold() and not position.accepts(option):
            return sight.say("screen-not-possible", action=(key, {}), reason=position.reason(option))
    return ""
