"""Random play a second, of Tara and of what else is installed: open_spiel, pgx, envpool.

python speed.py --seconds 2
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec

import tara


def rate(step: Callable[[], int], seconds: float) -> float:
    """Moves a second: `step` plays some and returns their number."""
    for _ in range(3):
        step()
    moves, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        moves += step()
    return moves / elapsed


def tara_batches(games: int, planes: bool, threads: int) -> Iterator[tuple[str, Callable[[], int]]]:
    for variant in tara.variants():
        env = tara.VecEnv(variant, games, planes=planes, threads=threads, seed=1)

        def step(env: tara.VecEnv = env) -> int:
            env.step(env.sample())
            return env.n

        yield variant, step


def tara_games() -> Iterator[tuple[str, Callable[[], int]]]:
    for variant in tara.variants():
        start = tara.Game(variant)

        def play(start: tara.Game = start) -> int:
            game, moves = start.copy(), 0
            while not game.is_over:
                if game.is_chance:
                    game.play_random(moves)
                    continue
                game.play_action(random.choice(game.legal_actions()))
                moves += 1
            return moves

        yield variant, play


def open_spiel_games() -> Iterator[tuple[str, Callable[[], int]]]:
    import pyspiel

    for name in ("y(board_size=9)", "hex", "havannah", "go(board_size=7)", "backgammon"):
        start = pyspiel.load_game(name).new_initial_state()

        def play(start: "pyspiel.State" = start) -> int:
            state, moves = start.clone(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                    continue
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
            return moves

        yield name, play


def pgx_batches(games: int) -> Iterator[tuple[str, Callable[[], int]]]:
    import jax
    import jax.numpy as jnp
    import pgx

    for name in ("hex", "othello", "go_9x9", "backgammon"):
        env = pgx.make(name)
        restart = pgx.experimental.auto_reset(env.step, env.init)

        def move(carry, _, restart=restart):
            state, key = carry
            key, draws, steps = jax.random.split(key, 3)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(draws, logits)
            return (jax.vmap(restart)(state, actions, jax.random.split(steps, games)), key), None

        begin = jax.jit(jax.vmap(env.init))
        run = jax.jit(lambda carry, move=move: jax.lax.scan(move, carry, None, length=20)[0])
        kept = [(begin(jax.random.split(jax.random.PRNGKey(0), games)), jax.random.PRNGKey(1))]

        def step(kept=kept, run=run) -> int:
            kept[0] = jax.block_until_ready(run(kept[0]))
            return 20 * games

        yield name, step


def envpool_batch(games: int) -> Iterator[tuple[str, Callable[[], int]]]:
    import envpool
    import numpy

    env = envpool.make("CartPole-v1", env_type="gymnasium", num_envs=games, num_threads=1)
    env.reset()
    actions = numpy.random.default_rng(0).integers(2, size=games)

    def step() -> int:
        env.step(actions)
        return games

    yield "CartPole-v1", step


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1, help="the time for each")
    parser.add_argument("--games", type=int, default=4096, help="games at once")
    options = parser.parse_args()
    tables = [
        ("VecEnv", tara_batches(options.games, False, 1)),
        ("VecEnv, with planes", tara_batches(options.games, True, 1)),
        ("VecEnv, two threads", tara_batches(options.games, False, 2)),
        ("tara.Game", tara_games()),
    ]
    if find_spec("pyspiel"):
        tables.append(("open_spiel", open_spiel_games()))
    if find_spec("pgx"):
        tables.append(("pgx", pgx_batches(options.games)))
    if find_spec("envpool"):
        tables.append(("envpool", envpool_batch(options.games)))
    for title, rows in tables:
        for name, step in rows:
            print(f"{title:22}{name:24}{rate(step, options.seconds):>14,.0f}", flush=True)


if __name__ == "__main__":
    main()
