"""The games for Gymnasium, against an opponent: `pip install tara-games[gymnasium]`.

The ids are `tara/FourTreasures-v0` and so on, once this module is imported.
"""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from . import Game, best_move, variants
from ._seats import draw, render, results

__all__ = ["Env"]


class Env(gymnasium.Env[np.ndarray, np.int64]):
    """A game of one seat, drawn at each reset unless it is named; the opponent plays all others.

    The opponent is a player as of `tara.arena`, such as "level:3", or a function that takes a `tara.Game` and gives
    a move. An illegal action loses the game. `options` are those of `tara.Game`.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        variant: str,
        opponent: str | Callable[[Game], str] = "random",
        seat: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = render_mode
        self.game = self._start = Game(variant, **options)
        if seat not in (None, *self.game.seats):
            raise ValueError(f"{seat!r} is no seat: they are {self.game.seats}")
        self._opponent, self._named, self.seat = opponent, seat, seat
        self.observation_space = spaces.Box(0, 255, self.game.observe().shape, np.uint8)
        self.action_space = spaces.Discrete(self.game.num_actions)

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self.game = self._start.copy()
        self.seat = self._named or self.game.seats[self.np_random.integers(len(self.game.seats))]
        self._play_on()
        return self._seen()

    def step(self, action: int | np.integer) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        is_legal = self.action_masks()[action]
        if is_legal:
            self.game.play_action(int(action))
            self._play_on()
        reward = results(self.game)[self.game.seats.index(self.seat)] if is_legal else -1.0
        observation, info = self._seen()
        return observation, reward, not is_legal or self.game.is_over, False, info

    def action_masks(self) -> np.ndarray:
        """The legal actions, as sb3-contrib's `MaskablePPO` asks for them."""
        return self.game.action_mask()

    def render(self) -> str | None:
        return render(self.game, self.render_mode)

    def _seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        return self.game.observe(self.seat), {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}

    def _play_on(self) -> None:
        """Draws, and plays the moves of the opponent, until the seat is to move or the game is over."""
        draw(self.game, self.np_random)
        while self.game.seat not in (None, self.seat):
            seed = int(self.np_random.integers(2**63))
            if callable(self._opponent):
                self.game.play(self._opponent(self.game.copy()))
            else:
                self.game.play(best_move(self.game, player=self._opponent, seed=seed))
            draw(self.game, self.np_random)


for _variant in variants():
    _id = f"tara/{_variant.title().replace('-', '')}-v0"
    gymnasium.register(_id, "tara.gymnasium:Env", kwargs={"variant": _variant})
