"""Games as PettingZoo's agent environment cycle: `env` with the usual wrappers, `raw_env` without them."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from mankai.compat import extras

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise extras.missing_error(error, "envs") from None

from mankai.envs.arrays import Numbers, array_over
from mankai.envs.spaces import LIMITS, ObservationSpaces, environment_id, game_seed
from mankai.envs.text_render import render_text
from mankai.kernel.batch import MAX_DECISIONS, SingleGame
from mankai.kernel.errors import IllegalOption
from mankai.kernel.position import Position
from mankai.packs import registry

Observation = dict[str, Any]


def env(game: str = "", **kwargs: Any) -> AECEnv[str, Observation, int]:
    """Return a game in the usual wrappers: an illegal action loses the game, and calls out of order raise an error."""
    wrapped_env: AECEnv[str, Observation, int] = raw_env(game, **kwargs)
    wrapped_env = wrappers.TerminateIllegalWrapper(wrapped_env, illegal_reward=-1)
    wrapped_env = wrappers.AssertOutOfBoundsWrapper(wrapped_env)
    return wrappers.OrderEnforcingWrapper(wrapped_env)


class raw_env(AECEnv[str, Observation, int]):  # the name that PettingZoo prescribes
    """A game without wrappers: an illegal action raises `IllegalOption` and changes nothing.

    `options` of `reset` may give another set-up for that game: `{"setup": {...}}`.  Rewards come at the end: 1 for a win, -1 for
    a loss, between them with more than two players.
    """

    def __init__(
        self,
        game: str = "",
        setup: dict[str, Any] | None = None,
        flat: bool = False,
        max_decisions: int = MAX_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = registry.game(game or registry.first_game())
        self.metadata = {
            "name": environment_id(self.rules).replace("/", "_").replace("-", "_"),
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode is not None and render_mode not in ("human", "ansi"):
            raise ValueError(f"render_mode: human or ansi, not {render_mode!r}")
        self.render_mode = render_mode
        self.setup = setup
        self.max_decisions = max_decisions
        self.is_flat = flat
        self.observations = ObservationSpaces(self.rules, flat)
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = spaces.Discrete(self.rules.size)
        self.observation_spaces: dict[str, spaces.Space[Any]] = dict.fromkeys(self.possible_agents, self.observations.space)
        self.action_spaces: dict[str, spaces.Space[Any]] = dict.fromkeys(self.possible_agents, actions)
        width = self.observations.observer.width
        self.state_space = spaces.Box(int(LIMITS.min), int(LIMITS.max), (width,), np.int16)
        self.dice: np.random.Generator | None = None
        self.game: SingleGame | None = None  # `None` before the first reset

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self.dice is None:
            self.dice, _ = seeding.np_random(seed)
        setup = options["setup"] if options is not None and "setup" in options else self.setup
        if self.game is None:
            self.game = SingleGame(self.observations.observer.observer)
            self.row: Numbers = array_over(self.game.buffer.cells, np.int16)
        self.game.start({} if setup is None else setup, game_seed(self.dice))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(self.game.seat, 0)]
        if self.render_mode == "human":
            self.render()

    @property
    def position(self) -> Position | None:
        """The current position; `None` before the first reset."""
        return None if self.game is None else self.game.position()

    def observe(self, agent: str) -> Observation:
        game = self.game
        assert game is not None, "reset comes first"
        seat = self.seat_of[agent]
        game.observe(seat)
        flat = self.row.copy()
        mask = np.frombuffer(game.mask(seat), np.int8)
        return {"observation": flat if self.is_flat else self.observations.observer.split(flat), "action_mask": mask}

    def state(self) -> Any:
        """Return an observation with all hidden information, for critics in training only."""
        assert self.game is not None, "reset comes first"
        self.game.observe(max(self.game.seat, 0), True)
        return self.row.copy()

    def step(self, action: int | None) -> None:
        game = self.game
        assert game is not None, "reset comes first"
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalOption(f"None is no option: {agent} is still in the game")
        game.play(index(action))
        self._cumulative_rewards[agent] = 0
        seat = game.seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        if seat < 0 or game.decisions >= self.max_decisions:  # before that, there is nothing to accumulate
            self.end_game(game)
        if self.render_mode == "human":
            self.render()

    def end_game(self, game: SingleGame) -> None:
        """Set rewards and terminations of a game that is over, or truncations of one that took too long."""
        if game.seat < 0:
            for seat, score in enumerate(game.scores()):
                self.rewards[self.possible_agents[seat]] = 2 * score - 1
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        assert self.game is not None, "reset comes first"
        text = render_text(self.game.position())
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
