"""The unfinished part of a table, as a scene describes it: steps, cards and attacks being resolved, effects, knowledge.

    {"agenda": [["next turn", "me", "", []], ["end", "me", "", []], ["main", "me", "", []], ["act", "me", "me: Spirit", []]],
     "matters": [{"play": "me: Spirit", "by": "me", "origin": 0, "ordinal": 1, "reacts_to": -1, ...}],
     "lasting": [["next attack", "me", "me: Hilt Strike", []]],
     "known": {"foe: Slash": ["me", "others"]}}

The next step comes last.  `matters` is `Table.resolving`, `lasting` is `Table.effects`.  A card is named by its owner and its
name; `others` are the spectators.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.games.sakura_arms.rules.cards.base import Card
from mankai.games.sakura_arms.rules.constants import (
    ACT,
    AFTER,
    ATTACK,
    BAN,
    BASIC_ACTION,
    BY_EFFECT,
    CARD_PLAYED,
    CHARGING,
    END,
    ENTRY_BOOSTS,
    ENTRY_CARD,
    ENTRY_CLASS,
    ENTRY_REACTS_TO,
    ENTRY_SEAT,
    ENTRY_STATE,
    FOLLOWING,
    FOR_GOOD,
    GODDESSES,
    INITIALIZE,
    MAIN,
    MAIN_PHASE,
    MULLIGAN,
    NEXT_TURN,
    NO_CARD,
    PAY,
    PHASE,
    PICK,
    PREPARE,
    SEALED,
    START_PHASE,
    STEPS,
    SUFFER,
    TURN_BEGINS,
    TURNS,
    USE,
)
from mankai.kernel.errors import BadScene
from mankai.kernel.scene_reader import SceneReader, known_by, witnesses
from mankai.kernel.table import Effect, Numbers, Step, Table

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.editions.base import Edition

NAMES: Final = ["me", "foe"]
WITNESSES: Final = ["me", "foe", "others"]
EFFECT_NAMES: Final = ["this turn", "coming turn", "next attack", "for good", "as printed", "noted", "marked", "following"]
ABOUT_CARDS: Final = [FOR_GOOD, FOLLOWING]  # the kinds of effects whose detail is another card
PLAY_FIELDS: Final = ["origin", "ordinal", "reacts_to", "as_reaction", "full_force"]  # keys of both
ATTACK_FIELDS: Final = ["class", "reach", "aura", "life", "traits", "more_aura", "more_life", "state", "took_aura", "took_life"]
# The subject of a step, and its details if they are not a fixed count of numbers.
PLAIN: Final = 0
SETTING_UP: Final = 1
ALL_GODDESSES: Final = 2  # also a step of the set-up: both players get theirs
A_CARD: Final = 3
AN_ATTACK: Final = 4
CARDS: Final = -1  # any number of cards
CARDS_OF_BOTH: Final = -2  # the cards of one player, `NO_CARD`, the cards of the other


class StepDescription:
    """The name of a step in scenes, its subject, and its number of details."""

    def __init__(self, name: str, about: int = PLAIN, details: int = 0) -> None:
        self.name = name
        self.about = about
        self.details = details


def default_descriptions() -> list[StepDescription]:
    """Return the descriptions of the steps of all editions, in the order of their numbers in `constants`."""
    return [
        StepDescription("pick", SETTING_UP, 1), StepDescription("build", SETTING_UP, 1),
        StepDescription("prepare", SETTING_UP, 1),
        StepDescription("mulligan", SETTING_UP, 1), StepDescription("turn begins"), StepDescription("gain Vigor"),
        StepDescription("check Enchantments"), StepDescription("destroy empty"), StepDescription("offer reshuffle"),
        StepDescription("draw"),
        StepDescription("main"), StepDescription("pay", PLAIN, 1), StepDescription("end", PLAIN, CARDS),
        StepDescription("hand limit"),
        StepDescription("next turn"), StepDescription("use", A_CARD, 7), StepDescription("react", AN_ATTACK),
        StepDescription("strike", AN_ATTACK),
        StepDescription("after", AN_ATTACK), StepDescription("act", A_CARD), StepDescription("charging", A_CARD, 1),
        StepDescription("initialize", A_CARD), StepDescription("destroy", A_CARD), StepDescription("reshuffle", PLAIN, 1),
        StepDescription("basic action", PLAIN, 1), StepDescription("attacking", AN_ATTACK),
        StepDescription("offer Trap", PLAIN, 1),
        StepDescription("end effect", A_CARD), StepDescription("suffer", AN_ATTACK, 4), StepDescription("draft", ALL_GODDESSES),
        StepDescription("ban", ALL_GODDESSES, 6), StepDescription("instead", AN_ATTACK), StepDescription("readying", A_CARD),
    ]  # fmt: skip


def portrait(edition: Edition, table: Table, is_at_rest: bool) -> dict[str, Any]:
    """Return the unfinished part of a table.  The agenda is left out if the table `is_at_rest`: the phase implies it."""
    found: dict[str, Any] = {}
    if not is_at_rest:
        found["agenda"] = [describe_step(edition, step) for step in table.agenda]
    if table.resolving:
        found["matters"] = [describe_entry(edition, entry) for entry in table.resolving]
    if table.effects:
        found["lasting"] = [describe_effect(edition, effect) for effect in table.effects]
    if table.known:
        found["known"] = {card_reference(edition, card): witnesses(table.known[card], WITNESSES) for card in sorted(table.known)}
    if table.ranks:
        found["ranks"] = list(table.ranks)
    return found


def card_reference(edition: Edition, card: int) -> str:
    """Return a card by its owner and its name, wherever it lies."""
    return "" if card == NO_CARD else edition.scene_names[card]


def card_references(cards: list[Card]) -> list[str]:
    """Return owner and name of all cards, those of seat 0 first.  The second of two twins has a number."""
    names: list[str] = []
    for owner in NAMES:
        for card in cards[: len(cards) // 2]:
            name = f"{owner}: {card.name}"
            alike = len([other for other in names if other == name or other.startswith(f"{name} (")])
            names.append(f"{name} ({alike + 1})" if alike else name)
    return names


def has_twin(edition: Edition, card: int) -> bool:
    """Whether its owner has another card of the same name."""
    name = edition.cards[card].name
    return len([other for other in edition.cards[: edition.half] if other.name == name]) > 1


def describe_step(edition: Edition, step: Step) -> list[Any]:
    number, seat, card, details = step
    description = edition.step_descriptions[number]
    shown_details: list[Any] = [card_reference(edition, one) for one in details] if description.details < 0 else list(details)
    return [description.name, NAMES[seat], card_reference(edition, card), shown_details]


def describe_entry(edition: Edition, entry: list[int]) -> dict[str, Any]:
    is_attack = entry[0] == ATTACK
    fields = PLAY_FIELDS + ATTACK_FIELDS if is_attack else PLAY_FIELDS
    found: dict[str, Any] = {
        "attack" if is_attack else "play": card_reference(edition, entry[ENTRY_CARD]),
        "by": NAMES[entry[ENTRY_SEAT]],
    }
    for at in range(len(fields)):
        found[fields[at]] = entry[ENTRY_CARD + 1 + at]
    if len(entry) > ENTRY_BOOSTS:
        found["boosts"] = [card_reference(edition, card) for card in entry[ENTRY_BOOSTS:]]
    return found


def describe_effect(edition: Edition, effect: Effect) -> list[Any]:
    kind, seat, card, details = effect
    shown_details: list[Any] = [card_reference(edition, one) for one in details] if kind in ABOUT_CARDS else list(details)
    return [EFFECT_NAMES[kind], NAMES[seat], card_reference(edition, card), shown_details]


class DuelSceneReader(SceneReader):
    """A reader of scenes of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def read_in_progress(self, table: Table, scene: dict[str, Any]) -> None:
        """Put the unfinished part of a scene on a table that already has its cards and tokens.  Raises `BadScene`."""
        table.resolving = [self.read_entry(entry) for entry in self.list_at(scene, "matters")]
        table.effects = tuple([self.effect(one) for one in self.list_at(scene, "lasting")])
        known = self.mapping(scene.get("known", {}), '"known" says who knows which card')
        for name, who in known.items():
            table.known[self.card(name)] = self.mask(who)
        table.ranks = self.numbers(scene.get("ranks", []), "ranks")
        if "agenda" in scene:
            table.agenda = tuple([self.step(one) for one in self.list_at(scene, "agenda")])
            check_agenda(self.edition, table)
        check_in_progress(self.edition, table)

    def list_at(self, scene: dict[str, Any], name: str) -> list[Any]:
        return self.list_of(scene.get(name, []), f'"{name}" is')

    def plain_number(self, given: Any, field: str, bits: int = 31) -> int:
        if not isinstance(given, int) or abs(given) >= 1 << bits:
            raise self.wrong(f"{field} a number", given)
        return int(given)

    def numbers(self, given: Any, field: str) -> Numbers:
        return tuple([self.plain_number(one, f"{field}:") for one in self.list_of(given, f'"{field}" is')])

    def card(self, phrase: Any, may_be_none: bool = False) -> int:
        """Return the number of the card with this reference."""
        if phrase == "" and may_be_none:
            return NO_CARD
        if phrase in self.edition.scene_names:
            return self.edition.scene_names.index(phrase)
        raise BadScene(f'there is no card called {phrase!r}: say owner and name, as "me: {self.edition.cards[0].name}"')

    def mask(self, who: Any) -> int:
        mask = known_by([self.index(name, WITNESSES, "known:") for name in self.list_of(who, '"known" is')], len(NAMES))
        if mask == 0:
            raise BadScene("known: somebody must know the card")
        return mask

    def parts(self, given: Any, field: str) -> list[Any]:
        """Return the four parts of a step or an effect."""
        if not isinstance(given, list) or len(given) != 4:
            raise self.wrong(f"{field}: what, who, about which card and details, as four parts", given)
        self.list_of(given[3], f'"{field}" is')
        return given

    def step(self, given: Any) -> Step:
        name, who, card, details = self.parts(given, "agenda")
        step = self.index(name, [description.name for description in self.edition.step_descriptions], "agenda:")
        description = self.edition.step_descriptions[step]
        seat, is_about_card = self.index(who, NAMES, "agenda:"), description.about in (A_CARD, AN_ATTACK)
        return step, seat, self.card(card, not is_about_card), self.details(description, details)

    def details(self, description: StepDescription, given: list[Any]) -> Numbers:
        if description.details < 0:
            numbers = tuple([self.card(one, True) for one in given])
            if numbers.count(NO_CARD) != (1 if description.details == CARDS_OF_BOTH else 0):
                raise self.wrong(f'agenda: the details of "{description.name}" are cards', given)
            return numbers
        numbers = self.numbers(given, "agenda")
        if len(numbers) != description.details and (numbers or description.name != "reshuffle"):
            raise BadScene(f'agenda: "{description.name}" has {description.details} details, not {len(numbers)}')
        return numbers

    def read_entry(self, given: Any) -> list[int]:
        if not isinstance(given, dict) or ("attack" in given) == ("play" in given):
            raise self.wrong('matters: a table with "attack" or "play"', given)
        is_attack = "attack" in given
        fields = PLAY_FIELDS + ATTACK_FIELDS if is_attack else PLAY_FIELDS
        allowed = ["attack" if is_attack else "play", "by", *fields] + (["boosts"] if is_attack else [])
        for name in given:
            if name not in allowed:
                raise BadScene(f"matters: there is no {name!r}; there is: {', '.join(allowed)}")
        found = [ATTACK if is_attack else CARD_PLAYED, self.index(given.get("by"), NAMES, "matters:")]
        found.append(self.card(given[allowed[0]]))
        found += [self.plain_number(given.get(name), f"matters, {name}:") for name in fields]
        return found + [self.card(card) for card in self.list_of(given.get("boosts", []), '"matters" is')]

    def effect(self, given: Any) -> Effect:
        name, who, card, details = self.parts(given, "lasting")
        kind = self.index(name, EFFECT_NAMES, "lasting:")
        numbers = tuple([self.card(one) for one in details]) if kind in ABOUT_CARDS else self.numbers(details, "lasting")
        if len(numbers) > 1 or (kind in ABOUT_CARDS and not numbers):
            most = "one detail" if kind in ABOUT_CARDS else "at most one detail"
            raise BadScene(f'lasting: "{name}" has {most}, not {len(numbers)}')
        return kind, self.index(who, NAMES, "lasting:"), self.card(card), numbers


def impossible(why: str) -> BadScene:
    return BadScene(f"this cannot be under way: {why}")


def check_in_progress(edition: Edition, table: Table) -> None:
    """Check that the resolving entries, the effects and the ranks are possible."""
    for at in range(len(table.resolving)):
        entry = table.resolving[at]
        if not -1 <= entry[ENTRY_REACTS_TO] < at or (
            entry[ENTRY_REACTS_TO] >= 0 and table.resolving[entry[ENTRY_REACTS_TO]][0] != ATTACK
        ):
            raise impossible("a Reaction reacts to an attack that was made before it")
        if entry[0] == ATTACK and not (0 <= entry[ENTRY_CLASS] <= 2 and 0 <= entry[ENTRY_STATE] <= 2):
            raise impossible("class and state of an attack are 0, 1 or 2")
    sealed = [*table.zones[SEALED], *table.zones[SEALED + 1]]
    for kind, _, _, details in table.effects:
        if kind == FOR_GOOD:
            if details[0] not in sealed:
                raise impossible(f"{edition.cards[details[0]].name} is not sealed, or twice")
            sealed.remove(details[0])
    if sorted(table.ranks) not in ([], [0, 0], [0, 1]) or bool(table.ranks) == bool(table.agenda):
        raise impossible("a duel has ranks when it is over, and then nothing is to be done")


def check_agenda(edition: Edition, table: Table) -> None:
    """Check that every step has what it needs, and that the agenda does not run out."""
    agenda, phase = table.agenda, table.tokens[PHASE]
    if not agenda:
        return
    steps = [step[0] for step in agenda]
    if steps[0] not in (NEXT_TURN, TURN_BEGINS, PREPARE):
        raise impossible("the agenda does not lead to another turn")
    if steps[0] == NEXT_TURN and ((phase <= MAIN_PHASE and END not in steps) or (phase == START_PHASE and MAIN not in steps)):
        raise impossible("there are phases of the turn still to come")
    is_picked = False
    for number, _, _, details in reversed(agenda):
        if edition.step_descriptions[number].about in (SETTING_UP, ALL_GODDESSES):
            check_set_up(edition, table, number, details)
        is_pick = number == PICK or edition.step_descriptions[number].about == ALL_GODDESSES
        if is_pick and is_picked:
            raise impossible(f"{edition.word('goddesses')} are chosen before anything else")
        is_picked = is_picked or (not is_pick and number < STEPS)
    for seat in (0, 1):
        to_come = len([step for step in agenda if step[0] == PICK and step[1] == seat])
        to_come += 2 * len([step for step in agenda if edition.step_descriptions[step[0]].about == ALL_GODDESSES])
        if to_come + count_goddesses(table, seat) != (0 if edition.has_drafted_decks(table) else 2):
            raise impossible(f"each player has two {edition.word('goddesses')} in the end")
    resolving = [entry[:] for entry in table.resolving]
    for step in reversed(agenda):
        check_step(edition, table, step, resolving)
    if resolving:
        raise impossible(f"nothing is left to do for {edition.cards[resolving[-1][ENTRY_CARD]].name}")


def count_goddesses(table: Table, seat: int) -> int:
    """Return the number of goddesses a player has."""
    return len([slot for slot in (0, 1) if table.tokens[GODDESSES + 2 * seat + slot]])


def check_set_up(edition: Edition, table: Table, step: int, details: Numbers) -> None:
    if table.tokens[TURNS] > 0:
        raise impossible("the duel has begun, so it is not set up any more")
    most = edition.opening_hand if step == MULLIGAN else len(edition.goddesses) - 1 if step == BAN else 1
    for number in details:
        if not (-1 if step == PREPARE else 0) <= number <= most:
            raise impossible(f'"{edition.step_descriptions[step].name}" has no detail {number}')


def check_step(edition: Edition, table: Table, step: Step, resolving: list[list[int]]) -> None:
    """Check that a step finds the resolving entries it needs, and change `resolving` as the step would leave them."""
    number, seat, card, details = step
    description = edition.step_descriptions[number]
    if number == USE:
        zone, reacts_to = details[0], details[1]
        if step != table.agenda[-1] or not 0 <= zone < len(table.zones) or card not in table.zones[zone]:
            raise impossible("a card is used next or not at all, and from where it lies")
        if not -1 <= reacts_to < len(resolving) or (reacts_to >= 0 and resolving[reacts_to][0] != ATTACK):
            raise impossible("a Reaction reacts to an attack")
    elif number in (PAY, BASIC_ACTION) and not 0 <= details[0] < edition.all_actions:
        raise impossible("there is no such Basic Action")
    elif number in (ACT, INITIALIZE):
        end_play(edition, card, seat, resolving)
    elif number == CHARGING and (not resolving or resolving[-1][:3] != [CARD_PLAYED, seat, card]):
        raise impossible(f"{edition.cards[card].name} is not being played")
    elif description.about == AN_ATTACK:
        attacker = 1 - seat if number == SUFFER else seat
        if not resolving or resolving[-1][:3] != [ATTACK, attacker, card]:
            raise impossible(f'"{description.name}" is not about the attack that is being made')
        if number == AFTER and resolving.pop()[ENTRY_CLASS] != BY_EFFECT:
            end_play(edition, card, seat, resolving)


def end_play(edition: Edition, card: int, seat: int, resolving: list[list[int]]) -> None:
    if not resolving or resolving.pop()[:3] != [CARD_PLAYED, seat, card]:
        raise impossible(f"{edition.cards[card].name} is not being played")
