"""A duel drawn in lines of text, for 80 columns and more; every colour has a word or a shape beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from mankai.games.sakura_arms.rules.edition import Edition
from mankai.games.sakura_arms.rules.places import (
    ACCEPT,
    AURA,
    BACKWARD,
    BASIC,
    BONUS,
    BURNED,
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
    MACHINE,
    PASS,
    PLAY,
    POUCH,
    READY,
    SEALED,
    SET_ASIDE,
    SHADOW,
    STUN,
    USED,
    VIGOR,
)
from mankai.games.sakura_arms.terminal import cards as duel_cards
from mankai.games.sakura_arms.terminal.questions import sentence
from mankai.games.sakura_arms.terminal.sight import Sight
from mankai.games.sakura_arms.words import ACTION_TEXTS
from mankai.kernel.position import Position
from mankai.terminal.board import Board
from mankai.terminal.drawing import cut, heading, in_columns, side_by_side, styled, title, wrapped
from mankai.terminal.numbering import GRAVE, QUIET, in_sequence

PETAL: Final = "✿"
EMPTY: Final = "·"
COVERED: Final = "◌"
ARTIFICIAL: Final = "◆"
BEFORE_THE_DUEL: Final = ("goddess", "ban", "deck", "set aside")
STAND_IN: Final = "stand-in"
UMBRELLA: Final = "Umbrella"
MASTER_DISTANCE: Final = "Master Distance"
AREAS: Final = [
    "Life", "Aura", "Flare", "Vigor", "Shadow", "Distance", "In play", "Machine", "Forms", "Pouch", "Sealed",
    "Set aside", UMBRELLA,
]  # fmt: skip
PILES: Final = [HAND, DECK, READY, DISCARD, FACE_DOWN, LIMBO, USED]


class DuelBoard(Board):
    """A duel of any edition of Sakura Arms."""

    def __init__(self, position: Position, rules: Edition, seat: int | None, earlier: Sequence[Position] = ()) -> None:
        super().__init__(position, seat, earlier)
        self.sight = Sight(position, rules, seat)
        self.sight.numbers = self.numbers

    def fixed_number(self, option: int) -> int | None:
        verb = self.position.rules.verb_of[option]
        if verb == ACCEPT and self.position.question == "reshuffle":
            return GRAVE
        return QUIET if verb in (FINISH, PASS, DECLINE) else None

    @property
    def others_word(self) -> str:
        return self.sight.words["foe"]

    @property
    def example(self) -> str:
        return "slash"

    def who(self, seat: int) -> str:
        return self.sight.who(seat)

    def player(self, seat: int) -> str:
        pair = " + ".join(self.sight.goddesses(seat))
        return f"Player {seat + 1} ({pair})" if pair else f"Player {seat + 1}"

    def heading(self) -> str:
        none = f"{self.sight.words['goddesses']} not chosen yet"
        return " against ".join([f"{self.who(seat)}: {' + '.join(self.sight.goddesses(seat)) or none}" for seat in (0, 1)])

    def table(self, width: int, is_short: bool) -> list[Text]:
        return table(self.position, self.sight, width, is_short)

    def question(self) -> str:
        return sentence(self.position, self.sight)

    def options(self, width: int, is_short: bool) -> list[Text]:
        return option_lines(self.position, self.sight, width, is_short)

    def tried(self, words: str) -> str:
        return tried(self.position, self.sight, words)

    def others(self, width: int) -> list[Text]:
        assert self.seat is not None
        foe, word = 1 - self.seat, self.sight.words["foe"]
        seen = public_cards(self.sight, foe)
        lines = [title(f"The {word}: {' + '.join(self.sight.goddesses(foe))}", "", width)]
        if not seen:
            return [*lines, Text(f"  No card of the {word} can be seen yet.", style="yellow")]
        return lines + card_lines(self.position, self.sight, seen, width, False)

    def page(self, words: str) -> RenderableType:
        return duel_cards.found(self.legend, words)

    def result(self) -> list[str]:
        ranks = self.position.ranks
        if ranks[0] == ranks[1]:
            return ["The duel is a draw."]
        winner = ranks.index(0)
        if winner == self.seat:
            return ["You have won the duel."]
        return [f"{self.who(winner) if self.seat is None else f'The {self.others_word}'} has won the duel."]


def petals(count: int, room: int = 0, most: int = 30) -> str:
    """Sakura as petals and as a number: "✿✿✿·· 3/5"."""
    if room:
        return f"{PETAL * count}{EMPTY * (room - count)} {count}/{room}"
    return f"{petal_row(count, most)} {count}".strip()


def petal_row(count: int, most: int) -> str:
    return PETAL * min(count, most) + ("…" if count > most else "")


def coloured(sight: Sight, line: str) -> Text:
    headings = AREAS + [sight.pile_word(kind) for kind in PILES]
    return styled(
        line,
        [
            (r"✿+", "magenta"),
            (r"[●◆]+", "yellow"),
            (rf"\b({'|'.join(headings)})\b(?= )", "cyan"),
            (rf"\b(YOU|{sight.words['foe'].upper()}|BLUE|RED)\b", "bold"),
            (r"STUNNED", "bold yellow"),
        ],
    )


def table(position: Position, sight: Sight, width: int, is_short: bool) -> list[Text]:
    """Everything on the table that the reader may know; with `is_short` one line for each card."""
    near, far = sight.near, 1 - sight.near
    lines = [title(sight.moment, sight.rules.name, width)]
    lines += epic_lines(sight, width, is_short) + stand_in_lines(sight, width, is_short)
    if sight.view["question"] not in BEFORE_THE_DUEL:
        lines += [coloured(sight, line) for line in side(sight, far, width)]
        lines += [coloured(sight, line) for line in middle(sight, is_short)]
        lines += [coloured(sight, line) for line in side(sight, near, width)]
    elif sight.goddesses(near):
        taken = [sight.name(card) for card in sight.zone(READY, near) + sight.seen(DECK, near) if card >= 0]
        for seat in (near, far):
            if sight.goddesses(seat):
                said = f"{owner_word(sight, seat)}  {' + '.join(sight.goddesses(seat))}"
                lines += [coloured(sight, line) for line in wrapped(said, width, 1)]
        if taken:
            lines += [coloured(sight, line) for line in wrapped(f"Taken: {', '.join(taken)}", width, 6)]
    if sight.seat is not None:
        lines += own_cards(position, sight, width, is_short)
    return lines


def epic_lines(sight: Sight, width: int, is_short: bool) -> list[Text]:
    """The rule of an Epic Battle."""
    in_force = [rule for rule in sight.legend.get("epics", []) if rule["id"] == sight.view["public"].get("epic")]
    said = [f"Epic Battle: {rule['name']}. {rule['text']}" for rule in in_force]
    if is_short:
        return [cut(f" {one}", width) for one in said]
    return [Text(line, style="yellow") for one in said for line in wrapped(one, width, 1)]


def stand_in_lines(sight: Sight, width: int, is_short: bool) -> list[Text]:
    """That cards of this edition are not what they are printed as, where nobody has seen them."""
    told = sorted({card["provenance"] for card in sight.cards if duel_cards.certainty(card["provenance"]) == STAND_IN})
    said = [one.replace(STAND_IN, f"Cards here are {STAND_IN}s", 1) for one in told]
    if is_short:
        return [cut(f" {one}", width) for one in said]
    return [Text(line, style="yellow") for one in said for line in wrapped(one, width, 1)]


def owner_word(sight: Sight, seat: int) -> str:
    return sight.who(seat).upper()


def side(sight: Sight, seat: int, width: int) -> list[str]:
    """One player's areas and piles."""
    rules = sight.rules
    vigor = sight.tokens(VIGOR + seat)
    head = f" {owner_word(sight, seat):<4} {' + '.join(sight.goddesses(seat))}"
    right = f"Vigor {'●' * vigor}{'○' * (rules.vigor_cap - vigor)} {vigor}/{rules.vigor_cap}"
    if sight.tokens(STUN + seat):
        right += "  STUNNED"
    lines = [f"{head:<44}  {right}"]
    lines.append(
        f"      Life {petals(sight.tokens(LIFE + seat), max(rules.life, sight.tokens(LIFE + seat)))}"
        f"   Aura {petals(sight.tokens(AURA + seat), rules.aura_cap)}"
        f"   Flare {petals(sight.tokens(FLARE + seat), 0, 24)}"
    )
    piles = [pile(sight, sight.pile_word(kind), kind, seat) for kind in (HAND, DECK, READY, DISCARD, FACE_DOWN)]
    lines += side_by_side([words for words in piles if words], width, 6)
    table = [
        in_play(sight, seat),
        pile(sight, sight.pile_word(LIMBO), LIMBO, seat),
        pile(sight, sight.pile_word(USED), USED, seat),
        umbrella(sight, seat),
        machine(sight, seat),
        pile(sight, "Forms", FORMS, seat),
        pile(sight, "Pouch", POUCH, seat),
        pile(sight, "Sealed", SEALED, seat),
        pile(sight, "Set aside", SET_ASIDE, seat),
    ]
    return lines + side_by_side([words for words in table if words], width, 6)


def pile(sight: Sight, word: str, kind: int, seat: int) -> str:
    """A pile: how many cards, and which, as far as the reader knows; one's own hand and Ultimates are shown apart."""
    cards = [card for card in sight.zone(kind, seat) if card < 0 or sight.name(card) != UMBRELLA]
    seen = [card for card in cards if card >= 0]
    if not cards:
        return f"{word} 0" if kind in (HAND, DECK, READY, DISCARD) else ""
    if kind == DECK or (seat == sight.seat and kind in (HAND, READY)):
        return f"{word} {len(cards)}"
    if not seen:
        return f"{word} {len(cards)} (hidden)"
    names = ", ".join([sight.name(card) for card in seen])
    return f"{word} {len(cards)}: {names}" + (f" + {len(cards) - len(seen)} hidden" if len(cards) > len(seen) else "")


def umbrella(sight: Sight, seat: int) -> str:
    """Yukihi's umbrella, open or closed."""
    for kind, state in ((FORMS, "open"), (BONUS, "closed")):
        if UMBRELLA in [sight.name(card) for card in sight.seen(kind, seat)]:
            return f"{UMBRELLA} {state}"
    return ""


def in_play(sight: Sight, seat: int) -> str:
    cards = [f"{sight.name_played(card)} {petals(sight.on_card(card))}" for card in sight.seen(IN_PLAY, seat)]
    return f"In play {', '.join(cards)}" if cards else ""


def machine(sight: Sight, seat: int) -> str:
    """Thallya's machine with its fuel, and where the rest of it is."""
    fuel, burned = sight.tokens(MACHINE + seat), sight.tokens(BURNED + seat)
    ridden = sight.tokens(FORWARD + seat) + sight.tokens(BACKWARD + seat)
    if not fuel + burned + ridden:
        return ""
    total = fuel + burned + ridden
    away = f", {ridden} in Distance" if ridden else ""
    rest = f"{burned} burned{away}; {len(sight.zone(BONUS, seat))} forms left"
    return f"Machine {ARTIFICIAL * fuel}{EMPTY * (total - fuel)} {fuel}/{total} ({rest})"


def middle(sight: Sight, is_short: bool) -> list[str]:
    """Distance as a track of petals with numbers, the current one in brackets; and Shadow."""
    there, cap = sight.tokens(DISTANCE), sight.rules.distance_cap
    covered = sight.tokens(FORWARD) + sight.tokens(FORWARD + 1)
    added = sight.tokens(BACKWARD) + sight.tokens(BACKWARD + 1)
    cells = f"{PETAL * (there - covered)}{ARTIFICIAL * added}{COVERED * covered}".ljust(cap, EMPTY)
    track = "".join([f" {cell} " for cell in cells])
    shadow = sight.tokens(SHADOW)
    numbers, said = ruler(cap, sight.distance), sight.rules.words
    is_limited = sight.master_distance >= 0
    master = f"{MASTER_DISTANCE} {sight.master_distance}" if is_limited and MASTER_DISTANCE in said.too_near else ""
    lines = [
        f"      Distance {sight.distance:<2}       {track}     Shadow {shadow}",
        f"      {master:<{len(MASTER_DISTANCE) + 2}} {numbers}    {petal_row(shadow, 20)}".rstrip(),
    ]
    if is_limited and not master and not is_short:
        lines.append(f"      {said.too_near.format(sight.master_distance)}")
    if sight.distance != there:
        notes = [f"{there} Sakura lie there"]
        if covered:
            notes.append(f"{COVERED} {covered} covered")
        if added:
            notes.append(f"{ARTIFICIAL} {added} more by Artificial Sakura")
        if sight.distance != there - covered + added:
            notes.append("cards change it")
        lines.append(f"      Now {sight.distance}: {', '.join(notes)}")
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


def own_cards(position: Position, sight: Sight, width: int, is_short: bool) -> list[Text]:
    """One's hand and Ready Ultimates, and what else can be chosen, each with its number or why it cannot be played."""
    assert sight.seat is not None
    hand, ready = sight.seen(HAND, sight.seat), sight.seen(READY, sight.seat)
    lines: list[Text] = []
    if sight.view["question"] not in BEFORE_THE_DUEL:
        for word, cards in (("hand", hand), (sight.words["ultimates"], ready)):
            if cards:
                lines.append(heading(f"Your {word}", width, is_short))
                lines += card_lines(position, sight, cards, width, is_short)
    others = other_cards(sight)
    if others:
        lines.append(title("To choose from", "", width))
        lines += card_lines(position, sight, others, width, is_short or len(others) > 8)
    lines += goddess_lines(sight, width)
    return lines


def other_cards(sight: Sight) -> list[int]:
    """Cards that can be chosen now and are neither in hand nor among the Ready Ultimates."""
    if sight.seat is None:
        return []
    shown = sight.seen(HAND, sight.seat) + sight.seen(READY, sight.seat)
    found = [card_of(sight, option) for option in sight.view["options"]]
    return [card for card in found if card >= 0 and card not in shown]


def card_of(sight: Sight, option: int) -> int:
    """The card that an option is about, or -1."""
    rules = sight.rules
    return rules.subject(option) if rules.verbs[rules.verb_of[option]].is_about_card else -1


def is_listed(sight: Sight, option: int) -> bool:
    """Whether what can be chosen with this option stands with its number above the list of options."""
    return card_of(sight, option) in other_cards(sight) or sight.rules.verb_of[option] == GODDESS


def goddess_lines(sight: Sight, width: int) -> list[Text]:
    lines: list[Text] = []
    for option in in_sequence(sight.view["options"], sight.numbers):
        if sight.rules.verb_of[option] == GODDESS:
            goddess = sight.legend["goddesses"][sight.rules.subject(option)]
            lines.append(Text(f" {sight.numbers[option]:>2}  {goddess['name']}, {goddess['weapon']}", style="bold"))
            lines += [Text(line, style="dim") for line in wrapped(goddess["mechanics"], width, 5) if line.strip()]
    return lines


def card_lines(position: Position, sight: Sight, cards: list[int], width: int, is_short: bool) -> list[Text]:
    lines: list[Text] = []
    cards = sorted(cards, key=lambda card: int(number_of(sight, card) or 99))
    names = max([len(sight.name_played(card)) for card in cards])
    widest = max([len(short_facts(sight, card)) for card in cards])
    for card in cards:
        number = number_of(sight, card)
        reason = obstacle(position, sight, card)
        printed = sight.cards[sight.counted(card)]
        head = f" {number:>2}  {sight.name_played(card):<{names}}  "
        facts = short_facts(sight, card)
        below = ""
        if is_short and reason:
            # Text may be cut, a reason never.
            padded, plain = f"{head}{facts:<{widest}}  ✗ {reason}", f"{head}{facts}  ✗ {reason}"
            line = Text(padded if len(padded) <= width else plain if len(plain) <= width else f"{head}{facts}")
            below = reason if len(plain) > width else ""
        elif is_short:
            line = cut(f"{head}{facts:<{widest}}  {' '.join(printed['text'].split())}".rstrip(), width)
        else:
            whole = f"{head}{printed['type']}  {printed['figures']}".rstrip()
            line = Text(whole if len(whole) <= width else f"{head}{facts}")
            below = reason
        line.stylize("bold" if number else "dim", 0, len(head))
        lines.append(line)
        lines += [Text(one, style="yellow") for one in wrapped(f"✗ {below}", width, 5) if below]
        if not is_short:
            lines += [Text(one, style="dim") for one in wrapped(" ".join(printed["text"].split()), width, 5) if one.strip()]
    return lines


def short_facts(sight: Sight, card: int) -> str:
    """Type and figures as briefly as can be: what has a Range is an Attack, what has a Charge an Enchantment."""
    printed = sight.cards[sight.counted(card)]
    kinds = [kind for kind in printed["type"].split(", ") if kind not in ("Attack", sight.words["enchantment"])]
    return "  ".join([part for part in (printed["figures"], *kinds) if part])


def number_of(sight: Sight, card: int) -> str:
    """The number to type for a card: of the first option about it."""
    for option in in_sequence(sight.view["options"], sight.numbers):
        if card_of(sight, option) == card:
            return str(sight.numbers[option])
    return ""


def obstacle(position: Position, sight: Sight, card: int) -> str:
    """Why a card cannot be played now, when playing cards is what is asked."""
    if sight.view["question"] not in ("main", "reaction") or number_of(sight, card):
        return ""
    return position.why_not(sight.rules.code(PLAY, card))


def option_lines(position: Position, sight: Sight, width: int, is_short: bool) -> list[Text]:
    """The options by number, in columns, but for those that stand above with their numbers."""
    entries: list[str] = []
    rules = sight.rules
    for option in in_sequence(sight.view["options"], sight.numbers):
        if not is_listed(sight, option):
            is_action = not is_short and rules.verb_of[option] == BASIC
            meaning = f" ({ACTION_TEXTS[rules.subject(option)]})" if is_action else ""
            entries.append(f"{sight.numbers[option]:>2}  {position.label(option)}{meaning}")
    return in_columns(entries, width)


def public_cards(sight: Sight, seat: int) -> list[int]:
    """All cards of a player that the reader can see just now."""
    found: list[int] = []
    for kind in (HAND, IN_PLAY, LIMBO, READY, USED, FORMS, DISCARD, FACE_DOWN, SEALED, SET_ASIDE):
        found += sight.seen(kind, seat)
    return found


def tried(position: Position, sight: Sight, words: str) -> str:
    """Why something cannot be done whose name somebody has typed; empty if there is no such thing."""
    rules = sight.rules
    if sight.seat is None or sight.view["question"] not in ("main", "reaction"):
        return ""
    for card in sight.seen(HAND, sight.seat) + sight.seen(READY, sight.seat):
        if words in f"play {sight.name(card)}".casefold() and not number_of(sight, card):
            return f"{sight.name(card)} cannot be played: {obstacle(position, sight, card)}"
    for action, name in enumerate(sight.actions):
        option = rules.code(BASIC, action)
        if words in name.casefold() and option not in position.options:
            return f"{name} is not possible: {position.why_not(option)}"
    return ""
