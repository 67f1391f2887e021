"""The set-up fields of duels (goddesses, decks, Epic Battle, first player) and drafts (pool, first player)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mankai.decks.model import Decks
from mankai.games.sakura_arms.decks import DuelDecks
from mankai.games.sakura_arms.rules.draft.constants import ROTATION
from mankai.games.sakura_arms.rules.draft.rules import Draft
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.editions.epic_battle import EPICS
from mankai.games.sakura_arms.rules.measured_decks import measured_decks
from mankai.games.sakura_arms.rules.steps.setup import CHOOSE, MEASURED, QUICK, RANDOM, FirstDeck, resolve_setup
from mankai.kernel.errors import BadSetup
from mankai.kernel.messages import Message, message
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import Rules
from mankai.packs.setup_form import CHOICE, DECK, NAMES, NUMBER, SEAT, SEVERAL, SWITCH, SetupField, SetupForm
from mankai.terminal.name_lookup import matches

FIRST_GAME: Final = "first-game"  # the rulebook's first recommended deck, whatever its name


class DuelSetupForm(SetupForm):
    """The set-up form of duels. Fields that an edition does not have are left out."""

    def fields(self, rules: Rules) -> list[SetupField]:
        assert isinstance(rules, Edition)
        ids = tuple([goddess.id for goddess in rules.goddesses])
        first_decks = tuple([deck.name for deck in rules.first_decks])
        measured_choice = (MEASURED,) if measured_decks(rules.name).groups else ()
        fields = [
            SetupField("goddesses", SEVERAL, ids, RANDOM, True, (RANDOM, CHOOSE), 2, term_kind="goddess", others_flag="--foe",
                 implied={"copies": 2}),
            SetupField("decks", DECK, (QUICK, CHOOSE, *measured_choice, *first_decks), QUICK, True, flag="--build"),
            SetupField("draft", SWITCH, default=False),
            SetupField("copies", NUMBER, default=1, least=1, most=2),
            SetupField("first", SEAT, default=RANDOM),
        ]  # fmt: skip
        if "drafted" in rules.extra_keys:
            fields.insert(3, SetupField("drafted", SWITCH, default=False, is_in_forms=False))
        if "epic" in rules.extra_keys:
            rule_ids = tuple([rule.id for rule in EPICS])
            fields.insert(2, SetupField("epic", CHOICE, (*rule_ids, RANDOM), None, term_kind="epic"))
        return fields

    def setup_from(self, rules: Rules, values: dict[str, Any], seed: int) -> dict[str, Any]:
        """The set-up from field values.

        Missing goddesses are chosen at random, missing decks are good ones. A recommended deck comes with its own goddesses, and
        the other player gets another recommended deck.
        """
        assert isinstance(rules, Edition)
        goddesses, decks = values.get("goddesses", [None, None]), values.get("decks", [None, None])
        rest = {name: value for name, value in values.items() if name not in ("goddesses", "decks")}
        setup = super().setup_from(rules, rest, seed)
        if setup.get("drafted", False):
            return {**setup, "decks": decks}
        if decks[0] in (None, QUICK, CHOOSE, MEASURED) or isinstance(decks[0], list):
            setup["goddesses"] = goddess_pairs(rules, goddesses, seed)
            are_known = CHOOSE not in goddesses and not setup.get("draft", False)
            good = MEASURED if are_known and measured_decks(rules.name).groups else QUICK
            setup["decks"] = [good if deck is None else deck for deck in decks]
            return with_quick_builds(rules, setup, seed) if are_known else setup
        deck = find_recommended_deck(rules, str(decks[0]))
        if goddesses != [None, None]:
            raise BadSetup(f"recommended decks bring their own goddesses: --build {decks[0]} goes with no others")
        other = next(one.name for one in rules.first_decks if one is not deck)
        return {**setup, "goddesses": RANDOM, "decks": [deck.name, other]}

    def announcement(self, rules: Rules, setup: dict[str, Any]) -> Message | None:
        assert isinstance(rules, Edition)
        decks = setup.get("decks", [])
        if not [deck for deck in rules.first_decks if deck.name in decks]:
            return None
        return message("first-game", mine=decks[0], theirs=decks[1])

    def fill_bot_seats(self, rules: Rules, setup: dict[str, Any], seats: Sequence[int]) -> dict[str, Any]:
        """Give measured lists to bots. If goddesses are still to be chosen, bots build such a list themselves."""
        assert isinstance(rules, Edition)
        decks_value = setup.get("decks", QUICK)
        decks = list(decks_value) if isinstance(decks_value, list) else [decks_value, decks_value]
        if setup.get("drafted", False) or len(decks) != 2 or not measured_decks(rules.name).groups:
            return setup
        are_known = setup.get("goddesses", RANDOM) != CHOOSE and not setup.get("draft", False)
        new_decks = [
            deck if seat not in seats or deck != QUICK else MEASURED if are_known else CHOOSE for seat, deck in enumerate(decks)
        ]
        return setup if new_decks == decks else {**setup, "decks": new_decks}

    def baseline_rules(self, rules: Rules) -> Rules:
        assert isinstance(rules, Edition)
        return rules.original_edition()

    def sample_setup(self, rules: Rules, seed: int) -> dict[str, Any]:
        return {"goddesses": CHOOSE, "decks": CHOOSE, "copies": 2}

    def decks(self, rules: Rules) -> Decks | None:
        assert isinstance(rules, Edition)
        return DuelDecks(rules)


def with_quick_builds(rules: Edition, setup: dict[str, Any], seed: int) -> dict[str, Any]:
    """The set-up with measured quick builds for the seats that chose a quick build."""
    if QUICK not in setup["decks"] or not measured_decks(rules.name).groups:
        return setup
    resolved_setup = resolve_setup(rules, setup, seed)
    builds = [DuelDecks(rules).suggestions(pair) for pair in resolved_setup["goddesses"]]
    decks = [list(best[0].cards) if deck == QUICK and best else deck for deck, best in zip(resolved_setup["decks"], builds)]
    return {**resolved_setup, "decks": decks}


def find_recommended_deck(rules: Edition, build: str) -> FirstDeck:
    """The recommended deck that `build` names; "first-game" is the rulebook's first one. Raises `BadSetup`."""
    names = [deck.name for deck in rules.first_decks]
    if build == FIRST_GAME and names:
        return rules.first_decks[0]
    matching_names = matches(build, names)
    if len(matching_names) != 1:
        known_names = [QUICK, CHOOSE] + ([FIRST_GAME, *names] if names else [])
        raise BadSetup(f"--build in {rules.name} is one of: {', '.join(known_names)}; not {build!r}")
    return rules.first_decks[names.index(matching_names[0])]


def goddess_pairs(rules: Edition, values: list[Any], seed: int) -> Any:
    """The goddesses of a set-up: the chosen ones, and random ones for the rest."""
    if CHOOSE in values:
        if [value for value in values if value not in (CHOOSE, RANDOM, None)]:
            raise BadSetup("goddesses are chosen in turn by both players, or given: choose goes with no names")
        return CHOOSE
    pairs: list[list[str]] = [[] if value in (RANDOM, None) else value for value in values]
    if pairs == [[], []]:
        return RANDOM
    everybody = [one.id for one in rules.goddesses]
    free = [one for one in everybody if one not in [name.lower() for names in pairs for name in names]]
    pool = free if len(free) >= 2 else everybody
    order = FastRng(seed).shuffle_copy(list(range(len(pool))))
    return [names or [pool[number] for number in order[:2]] for names in pairs]


class DraftSetupForm(SetupForm):
    """The set-up form of drafts: the pool and, except in rotation drafts, the first player."""

    def fields(self, rules: Rules) -> list[SetupField]:
        assert isinstance(rules, Draft)
        fields = [SetupField("pool", NAMES, default=[])]
        return fields if rules.way == ROTATION else [*fields, SetupField("first", SEAT, default=RANDOM)]

    def baseline_rules(self, rules: Rules) -> Rules:
        assert isinstance(rules, Draft)
        return rules.founding()


class SakuraArmsSetupForm(SetupForm):
    """The set-up form of duels and drafts."""

    def __init__(self) -> None:
        self.duels = DuelSetupForm()
        self.drafts = DraftSetupForm()

    def form_for(self, rules: Rules) -> SetupForm:
        return self.drafts if isinstance(rules, Draft) else self.duels

    def fields(self, rules: Rules) -> list[SetupField]:
        return self.form_for(rules).fields(rules)

    def setup_from(self, rules: Rules, values: dict[str, Any], seed: int) -> dict[str, Any]:
        return self.form_for(rules).setup_from(rules, values, seed)

    def announcement(self, rules: Rules, setup: dict[str, Any]) -> Message | None:
        return self.form_for(rules).announcement(rules, setup)

    def fill_bot_seats(self, rules: Rules, setup: dict[str, Any], seats: Sequence[int]) -> dict[str, Any]:
        return self.form_for(rules).fill_bot_seats(rules, setup, seats)

    def baseline_rules(self, rules: Rules) -> Rules:
        return self.form_for(rules).baseline_rules(rules)

    def sample_setup(self, rules: Rules, seed: int) -> dict[str, Any]:
        return self.form_for(rules).sample_setup(rules, seed)

    def decks(self, rules: Rules) -> Decks | None:
        return self.form_for(rules).decks(rules)


SETUP_FORM: Final = SakuraArmsSetupForm()
