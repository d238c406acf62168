"""Games by seat, as the interfaces of other libraries play them."""

import numpy as np

from . import Game


def draw(game: Game, rng: np.random.Generator) -> None:
    """Draws until a seat is to move or the game is over."""
    while game.is_chance:
        game.play_random(int(rng.integers(2**63)))


def results(game: Game) -> list[float]:
    """The reward of each seat: 1 if its side has won, -1 if another has, 0 if nobody has or the game goes on."""
    score = game.score()
    points = [score[side] for side in game.sides]
    most = max(points)
    if not game.is_over or points.count(most) > 1:
        return [0.0] * len(game.seats)
    return [1.0 if points[seat % len(points)] == most else -1.0 for seat in range(len(game.seats))]


def render(game: Game, mode: str | None) -> str | None:
    """The position as text ("ansi"), or as a picture ("svg")."""
    return {"ansi": game.to_text, "svg": game._repr_svg_}[mode]() if mode else None
