"""The Tara board games: ten ringfort games and Tara, Seat of Kings.

>>> import tara
>>> game = tara.Game("four-treasures")
>>> game.play("D4")
>>> game.seat, len(game.legal_moves())
('blue', 44)
>>> tara.best_move(game, level=1) in game.legal_moves()
True
"""

from ._tara import *  # noqa: F403
from ._tara import __all__ as __all__
