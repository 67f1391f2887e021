"""Games as Gymnasium environments for one agent; a named player has all other seats.

Importing this module registers them: `gymnasium.make("mankai/NAME-vVERSION")`, with the version of the rules.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from mankai.envs.spaces import ObservationSpaces, as_option, environment_id, game_seed
from mankai.envs.text_render import render_text
from mankai.kernel.batch import MAX_DECISIONS
from mankai.kernel.position import Position
from mankai.packs import registry
from mankai.players import player
from mankai.players.player import Player

METADATA: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}
LOSE = "lose"
RAISE = "raise"


class MankaiEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game.  The reward comes at the end: 1 for a win, -1 for a loss, between them with more than two players.

    `seat` is a number, or `None`: a random one each game.  An illegal action loses the game (`illegal="lose"`), or raises
    `InvalidAction` and changes nothing (`illegal="raise"`).  `options` of `reset` may give another `setup`, `seat` or `opponent`.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str = "",
        opponent: str = "random",
        seat: int | None = None,
        setup: dict[str, Any] | None = None,
        flat: bool = False,
        illegal: str = LOSE,
        max_decisions: int = MAX_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        self.rules = registry.game(game or registry.first_game())
        if render_mode is not None and render_mode not in ("human", "ansi"):
            raise ValueError(f"render_mode: human or ansi, not {render_mode!r}")
        if illegal not in (LOSE, RAISE):
            raise ValueError(f"illegal: {LOSE} or {RAISE}, not {illegal!r}")
        self.render_mode = render_mode
        self.opponent = opponent
        player(opponent)  # raises for an unknown player
        self.wanted_seat = self.check_seat(seat)
        self.setup = setup
        self.illegal = illegal
        self.max_decisions = max_decisions
        self.observations = ObservationSpaces(self.rules, flat)
        self.observation_space = self.observations.space
        self.action_space = spaces.Discrete(self.rules.size)
        self.position: Position | None = None
        self.seat = 0
        self.others: list[Player] = []
        self.decisions = 0
        self.is_done = True

    def check_seat(self, seat: object) -> int | None:
        if seat is None:
            return None
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.rules.seats:
            raise ValueError(f"seat: a number from 0 to {self.rules.seats - 1}, or None, not {seat!r}")
        return seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        given_options = options or {}
        first_seed = game_seed(self.np_random)
        seat = self.check_seat(given_options.get("seat", self.wanted_seat))
        self.seat = int(self.np_random.integers(self.rules.seats)) if seat is None else seat
        name = given_options.get("opponent", self.opponent)
        self.others = [player(name, first_seed + other) for other in range(self.rules.seats)]
        self.position = self.rules.start(given_options.get("setup", self.setup), first_seed)
        self.decisions, self.is_done = 0, False
        self.play_others()
        self.is_done = self.position.is_over
        return self.observations.observe(self.position, self.seat), self.info()

    def play_others(self) -> None:
        """Play the other seats until the agent decides or the game ends."""
        position = self.position
        assert position is not None
        while position.seat >= 0 and position.seat != self.seat and self.decisions < self.max_decisions:
            position = position.play(self.others[position.seat].decide(position))
            self.decisions += 1
        self.position = position
        if self.render_mode == "human":
            self.render()

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        position = self.position
        if position is None or self.is_done:
            raise ResetNeeded("the game is over or has not begun: call reset")
        option = as_option(action)
        if not 0 <= option < self.rules.size:
            raise InvalidAction(f"{action!r} is no action: a whole number from 0 to {self.rules.size - 1}")
        if option not in position.options:
            if self.illegal == RAISE:
                raise InvalidAction(position.refusal(option))
            self.is_done = True
            return (
                self.observations.observe(position, self.seat),
                -1.0,
                True,
                False,
                {**self.info(), "illegal": position.refusal(option)},
            )
        self.position = position.play(option)
        self.decisions += 1
        self.play_others()
        terminated = self.position.is_over
        truncated = not terminated and self.decisions >= self.max_decisions
        self.is_done = terminated or truncated
        reward = 2 * self.position.scores[self.seat] - 1 if terminated else 0.0
        return self.observations.observe(self.position, self.seat), reward, terminated, truncated, self.info()

    def info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self.action_masks()}

    def action_masks(self) -> Any:
        """Return the mask of the present actions.  Trainers with action masks expect this name."""
        assert self.position is not None, "reset comes first"
        return self.observations.observer.mask(self.position, self.seat)

    def render(self) -> Any:
        assert self.position is not None, "reset comes first"
        text = render_text(self.position, self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def register() -> list[str]:
    """Register all games and return their ids."""
    ids: list[str] = []
    for name in registry.games():
        rules = registry.game(name)
        id = environment_id(rules)
        ids.append(id)
        if id not in gymnasium.registry:
            gymnasium.register(id, f"{__name__}:{MankaiEnv.__name__}", kwargs={"game": name})
    return ids


IDS = register()
