"""The games for OpenSpiel: `pip install tara-games[open-spiel]`.

The names are `tara_four_treasures` and so on, once this module is imported. A deck that is shuffled is drawn one card
after the other, so that every chance node lists its outcomes.
"""

from hashlib import sha256
from itertools import islice
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from . import Game, variants
from ._seats import results

_CARDS = 36
# No game takes more actions; of Seat of Kings, no round.
_MAX_LENGTH = 2_000
# The options of `tara.Game("seat-of-kings")`. Lists have spaces between; no region stands for the usual ones.
_OPTIONS = {"seats": "blue red", "edition": "en", "max_rounds": 60, "regions": ""}


def _type(start: Game, players: int) -> pyspiel.GameType:
    """The type of the games that begin so, for so many players at most."""
    kind, hides = pyspiel.GameType, start.is_chance
    return kind(
        short_name="tara_" + start.variant.replace("-", "_"),
        long_name="Tara: " + start.variant.replace("-", " ").title(),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if hides else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION if hides else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if hides and players > 2 else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=2 if hides else players,
        max_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_OPTIONS if hides else {},
    )


class _Game(pyspiel.Game):
    variant: str

    def __init__(self, parameters: dict[str, Any]) -> None:
        options = dict(parameters)
        for name in {"seats", "regions"} & options.keys():
            options[name] = options[name].split() or None
        start = Game(self.variant, **options)
        kind = _type(start, len(start.seats))
        is_zero_sum = kind.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=start.num_actions,
            max_chance_outcomes=_CARDS if start.is_chance else 0,
            num_players=len(start.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=_MAX_LENGTH * parameters.get("max_rounds", 1),
        )
        super().__init__(kind, info, parameters)
        self.start, self.hides, self.event = start, start.is_chance, _event(start)

    def new_initial_state(self) -> "_State":
        return _State(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> "_Observer | None":
        """An observer of all that a seat sees; `None` for the public or the private part alone."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        is_whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return _Observer(self.start, kind.perfect_recall) if is_whole else None


def _event(game: Game) -> tuple[str, int, tuple[int, ...]]:
    """Of the chance event that is next the word, how many cards it draws, and from which."""
    if not game.is_chance:
        return "", 0, ()
    # The outcomes are in order, so that these have every card.
    tokens = [token.split() for token, _ in islice(game.chance_outcomes(), _CARDS)]
    return tokens[0][0], len(tokens[0]) - 1, tuple(sorted({int(card) for _, *cards in tokens for card in cards}))


class _State(pyspiel.State):
    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.game = game.start.copy()
        # Of a chance event that is begun: its word and the cards so far, how many it still draws, and from which.
        self.token, self.count, self.cards = game.event
        # For each seat a digest of all that it has seen and done.
        self.memories = [""] * len(self.game.seats)

    def current_player(self) -> int:
        if self.game.is_over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.game.is_chance else self.game.seats.index(self.game.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(card - 1, 1 / len(self.cards)) for card in self.cards]

    def _apply_action(self, action: int) -> None:
        if self.game.is_chance:
            self.token += f" {action + 1}"
            self.cards = tuple(card for card in self.cards if card != action + 1)
            self.count -= 1
            if self.count:
                return
            self.game.play(self.token)
        else:
            self.memories[self.current_player()] += str(action)
            self.game.play_action(action)
        self.token, self.count, self.cards = _event(self.game)
        if self.get_game().hides:
            for player, memory in enumerate(self.memories):
                self.memories[player] = sha256((memory + self.sight(player)).encode()).hexdigest()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action + 1}" if player == pyspiel.PlayerId.CHANCE else self.game.action_name(action)

    def is_terminal(self) -> bool:
        return self.game.is_over

    def returns(self) -> list[float]:
        return results(self.game)

    def __str__(self) -> str:
        return f"{self.game.to_text()} {self.token} {self.game.begun}"

    def sight(self, player: int) -> str:
        """The position as a seat sees it."""
        if not self.get_game().hides:
            return self.game.to_text()
        seat = self.game.seats[player]
        return f"{self.game.view(seat).to_text()} {self.game.begun if seat == self.game.seat else ()}"


class _Observer:
    def __init__(self, start: Game, recalls: bool) -> None:
        self._recalls = recalls
        planes = start.observe()
        self.tensor = np.zeros(planes.size, np.float32)
        self.dict = {"observation": self.tensor.reshape(planes.shape)}

    def set_from(self, state: _State, player: int) -> None:
        self.dict["observation"][:] = state.game.observe(state.game.seats[player])

    def string_from(self, state: _State, player: int) -> str:
        if not self._recalls:
            return state.sight(player)
        return f"{state.sight(player)} {state.memories[player]}" if state.get_game().hides else state.history_str()


for _variant in variants():
    _start = Game(_variant)
    # Classes, since the registry outlives the interpreter: to release anything else then would end the process.
    _class = type("_Game", (_Game,), {"variant": _variant})
    pyspiel.register_game(_type(_start, 4 if _start.is_chance else len(_start.seats)), _class)
