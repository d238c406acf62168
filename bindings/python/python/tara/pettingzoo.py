"""The games for PettingZoo, one agent a seat: `pip install tara-games[pettingzoo]`."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from . import Game
from ._seats import draw, render, results


def env(variant: str, render_mode: str | None = None, **options: Any) -> AECEnv:
    """A game with PettingZoo's wrappers: an illegal action ends it, and costs its agent 1.

    `options` are those of `tara.Game`.
    """
    raw = raw_env(variant, render_mode, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))


class raw_env(AECEnv):
    """The same without wrappers: an illegal action raises `tara.IllegalMove`, and changes nothing."""

    def __init__(self, variant: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.metadata = {"name": f"tara/{variant}", "render_modes": ["ansi", "svg"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.game = self._start = Game(variant, **options)
        self.possible_agents = list(self.game.seats)
        shape, count = self.game.observe().shape, self.game.num_actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, shape, np.uint8),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.game = self._start.copy()
        draw(self.game, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self.agent_selection = self.game.seat or self.agents[0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        mask = self.game.action_mask() & (agent == self.game.seat)
        return {"observation": self.game.observe(agent), "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        if action is None or self.terminations[self.agent_selection]:
            return self._was_dead_step(action)
        self.game.play_action(int(action))
        draw(self.game, self._rng)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.agents, results(self.game), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.game.is_over)
        self.agent_selection = self.game.seat or self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return render(self.game, self.render_mode)

    def close(self) -> None:
        pass
