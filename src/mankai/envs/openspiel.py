"""Games as OpenSpiel games.  Importing this module registers them as `mankai_NAME_vVERSION`, with the version of the rules.

All randomness of a game follows from its seed, so there is one chance node, at the beginning: it picks one of `deals` equally
likely seeds, and no player sees which.  With few deals and a small scene a game can be solved; with many it is the real game.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final
from zlib import crc32

import numpy as np

from mankai.compat import extras

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise extras.missing_error(error, "peers") from None

from mankai.envs.arrays import Observations
from mankai.kernel.batch import MAX_DECISIONS
from mankai.kernel.errors import BadSetup
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.packs import registry

DEFAULT_DEALS: Final = 4096
HISTORY_ROWS: Final = 64  # events in the tensor of an information state, the latest first
EVENT_COLUMNS: Final = 4  # verb, where, subject and amount of an event; or the player's own choice
VERB_CODES: Final = 1009  # number of codes for verbs, which are words
PARAMETERS: Final = {"setup": "{}", "scene": "", "deals": DEFAULT_DEALS, "first_deal": 0}


def short_name(rules: Rules) -> str:
    """Return the name of a game in OpenSpiel."""
    return f"mankai_{rules.name.replace('/', '_').replace('-', '_')}_v{rules.version}"


@cache
def type_of(rules: Rules) -> Any:
    return pyspiel.GameType(
        short_name=short_name(rules),
        long_name=f"Mankai {rules.name}, version {rules.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats,
        min_num_players=rules.seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class MankaiGame(pyspiel.Game):
    """One game, with a set-up or a scene to begin with, each as JSON.  The deal sets only the random seed of a scene.

    With a list of scenes, the deal also picks the scene: players do not know in which one they are.
    """

    rules: Rules  # set by the subclass of each game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.parameters = {**PARAMETERS, **(params or {})}
        parse_object("setup", self.parameters["setup"])
        if self.parameters["scene"]:
            parse_scenes(self.rules, self.parameters["scene"])
        deals, first = int(self.parameters["deals"]), int(self.parameters["first_deal"])
        if deals < 1 or first < 0:
            raise BadSetup(f"deals: a number from 1 on, not {deals}, and the first from 0 on, not {first}")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.size,
            max_chance_outcomes=deals,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_DECISIONS,
        )
        super().__init__(type_of(self.rules), info, self.parameters)

    def new_initial_state(self, *_: Any) -> MankaiState:
        return MankaiState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MankaiObserver:
        if params:
            raise ValueError(f"an observer of {self.rules.name} takes no parameters, but was given {params}")
        return MankaiObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def position_of_deal(rules: Rules, parameters: dict[str, Any], deal: int) -> Position:
    """Return the first position of a deal."""
    seed = int(parameters["first_deal"]) + deal
    if not parameters["scene"]:
        return rules.start(parse_object("setup", parameters["setup"]), seed)
    scenes = parse_scenes(rules, parameters["scene"])
    scene = scenes[seed % len(scenes)]
    return rules.scene({**scene, "luck": {**scene["luck"], "key": f"{seed:032x}"}})


def parse_json(name: str, text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as problem:
        raise BadSetup(f"{name} is not JSON: {problem}") from None


def parse_object(name: str, text: str) -> dict[str, Any]:
    value = parse_json(name, text)
    if not isinstance(value, dict):
        raise BadSetup(f"{name} is a JSON object, not {text}")
    return value


@cache
def parse_scenes(rules: Rules, text: str) -> list[dict[str, Any]]:
    """Return the scenes of a text, each as the portrait of its position, which is complete, `luck` included.  Cached by text."""
    value = parse_json("scene", text)
    scenes = value if isinstance(value, list) else [value]
    if not scenes:
        raise BadSetup("scene is a JSON object or a list of them, not an empty list")
    return [rules.scene(scene).portrait for scene in scenes]


class PlayerHistories:
    """The events and own choices of every player so far: an immutable linked list, the latest first."""

    def __init__(self, before: PlayerHistories | None, items: list[list[Any]]) -> None:
        self.before = before
        self.items = items  # by player

    def of(self, player: int) -> list[Any]:
        """Return all items of one player, in order."""
        histories: list[list[Any]] = []
        link: PlayerHistories | None = self
        while link is not None:
            histories.append(link.items[player])
            link = link.before
        return [item for items in reversed(histories) for item in items]

    def __deepcopy__(self, memo: dict[int, Any]) -> PlayerHistories:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return PlayerHistories, (None, [self.of(player) for player in range(len(self.items))])


class MankaiState(pyspiel.State):
    """A state of a game: before the deal, or a position with the histories of all players."""

    def __init__(self, game: MankaiGame) -> None:
        super().__init__(game)
        self.name = game.rules.name  # not the game itself, because states are pickled
        self.parameters = game.parameters
        self.position: Position | None = None
        self.histories: PlayerHistories | None = None

    @property
    def rules(self) -> Rules:
        return registry.game(self.name)

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.is_over else self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        return sorted(position.options) if position is not None and position.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = int(self.parameters["deals"])
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        rules, before = self.rules, self.position
        after = position_of_deal(rules, self.parameters, action) if before is None else before.play(action)
        items: list[list[Any]] = []
        for player in range(rules.seats):
            own_choice = [rules.spell(action)] if before is not None and before.seat == player else []
            items.append(
                [*own_choice, *[list(event[1:5]) for event in after.events_for(player)]]
            )  # without the time, which counts the events of others too
        self.position, self.histories = after, PlayerHistories(self.histories, items)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.spell(action)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.is_over

    def returns(self) -> list[float]:
        if self.position is None or not self.position.is_over:
            return [0.0] * self.rules.seats
        return [2 * score - 1 for score in self.position.scores]

    def player_history(self, player: int) -> list[Any]:
        """Return all events and choices of a player, in order."""
        return self.histories.of(player) if self.histories is not None else []

    def resample_from_infostate(self, player: int, sampler: Any) -> MankaiState:
        """Return a state that the player cannot tell from this one: hidden cards are dealt anew from its knowledge alone."""
        if self.position is None:
            raise ValueError("nothing is hidden before the deal")
        state: MankaiState = self.clone()
        state.position = self.position.imagine(player, int(sampler() * (1 << 31)))
        return state  # the histories stay as they were

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        options = ", ".join([self.rules.spell(option) for option in self.position.decisions])
        return f"{self.position!r} {options}"


class MankaiObserver:
    """Observations by part as in the other environments; with perfect recall, also the player's history."""

    def __init__(self, rules: Rules, kind: Any) -> None:
        self.rules = rules
        self.has_history = bool(kind.perfect_recall)
        self.observer = observations = Observations(rules)
        self.tensor = np.zeros(observations.width + (HISTORY_ROWS * EVENT_COLUMNS if self.has_history else 0), np.float32)
        self.dict: dict[str, Any] = dict(observations.split(self.tensor[: observations.width]))
        if self.has_history:
            self.dict["told"] = self.tensor[observations.width :].reshape(HISTORY_ROWS, EVENT_COLUMNS)

    def set_from(self, state: MankaiState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is None:
            return
        observations = self.observer
        self.tensor[: observations.width] = observations.observe(state.position, player)
        if self.has_history:
            for row, event in enumerate(reversed(state.player_history(player)[-HISTORY_ROWS:])):
                self.dict["told"][row] = self.as_numbers(event)

    def as_numbers(self, event: list[Any] | str) -> list[int]:
        if isinstance(event, str):
            return [-1, self.rules.option_by_spelling[event], 0, 0]
        verb, where, subject, amount = event
        return [crc32(str(verb).encode()) % VERB_CODES + 1, int(where), int(subject), int(amount)]

    def string_from(self, state: MankaiState, player: int) -> str:
        if state.position is None:
            return "before the deal"
        view = state.position.view(player)
        return json.dumps([state.player_history(player), view] if self.has_history else view, separators=(",", ":"))


def register() -> list[str]:
    """Register all games and return their names."""
    registered_names = set(pyspiel.registered_names())
    new_names: list[str] = []
    for name in registry.games():
        rules = registry.game(name)
        new_names.append(short_name(rules))
        if short_name(rules) not in registered_names:
            pyspiel.register_game(type_of(rules), type("MankaiGame", (MankaiGame,), {"rules": rules}))
    return new_names


NAMES = register()
