"""Tests of many games at once."""

import itertools
import os

import numpy as np
import pytest

import tara

ARRAYS = ["planes", "mask", "seat", "reward", "done", "truncated"]
OPTIONS = {"seat-of-kings": {"max_rounds": 2}}


def make(variant, n, **options):
    return tara.VecEnv(variant, n, **{**OPTIONS.get(variant, {}), **options})


def copied(env):
    return [getattr(env, name).copy() for name in ARRAYS]


def are_equal(some, others):
    return all(np.array_equal(one, other) for one, other in zip(some, others, strict=True))


def check_row(env, i, game):
    """Compares the row of a game with the game itself."""
    assert env.text(i) == game.to_text()
    assert np.flatnonzero(env.mask[i]).tolist() == game.legal_actions()
    assert np.array_equal(env.mask[i], game.action_mask())
    assert np.array_equal(env.planes[i], game.observe())
    assert env.seat[i] == (game.seats.index(game.seat) if game.seat else -1)
    assert env.done[i] == game.is_over
    assert not env.truncated[i]
    points = list(game.score().values())
    if not game.is_over or points.count(max(points)) > 1:
        assert not env.reward[i].any()
    else:
        assert env.reward[i].tolist() == [1 if each == max(points) else -1 for each in points]


@pytest.mark.parametrize("variant", tara.variants())
def test_rows_are_those_of_the_games(variant):
    env = make(variant, 3, seed=5)
    assert (len(env), env.n, env.variant, env.numbering) == (3, 3, variant, variant + ":1")
    assert env.planes.shape == (3, *env.planes_shape) and env.mask.shape == (3, env.num_actions)
    kept = [getattr(env, name) for name in ARRAYS]
    games = [env.game(i) for i in range(3)]
    ended = 0
    while ended < 4:
        actions = env.sample()
        env.step(actions)
        for i, game in enumerate(games):
            if game.is_over:
                ended += 1
                games[i] = env.game(i)
            else:
                game.play_action(int(actions[i]))
                if game.is_chance:
                    games[i] = env.game(i)
            check_row(env, i, games[i])
    assert all(array is getattr(env, name) for array, name in zip(kept, ARRAYS, strict=True))


@pytest.mark.parametrize("variant", tara.variants())
def test_threads_change_nothing(variant):
    one, three, other = (make(variant, 200, seed=seed, threads=threads) for seed, threads in [(7, 1), (7, 3), (8, 1)])
    differs = False
    for _ in range(60):
        assert are_equal(copied(one), copied(three))
        differs |= not are_equal(copied(one), copied(other))
        for env in (one, three, other):
            env.step(env.sample())
    assert differs
    one.reset(seed=7)
    three.reset(seed=7)
    assert are_equal(copied(one), copied(three))
    assert np.array_equal(one.sample(), three.sample())
    assert np.array_equal(one.sample(seed=3), three.sample(seed=3))


def test_an_illegal_action_changes_nothing():
    env = tara.VecEnv("four-treasures", 100, threads=2)
    env.step(np.zeros(100, dtype=np.int32))
    before = copied(env)
    actions = np.full(100, 1)
    actions[[40, 70]] = 0
    with pytest.raises(tara.IllegalMove, match='^game 40: "A2" is not legal by B11: ') as illegal:
        env.step(actions)
    assert (illegal.value.index, illegal.value.clause, illegal.value.places) == (40, "B11", ["A2"])
    for action in (90, -1, 2**40):
        actions[40] = action
        with pytest.raises(tara.IllegalMove, match=f"game 40: .{action}. is not legal: the actions are 0 to 89"):
            env.step(actions)
    assert are_equal(copied(env), before)
    kings = tara.VecEnv("seat-of-kings", 1)
    kings.step([int(np.flatnonzero(kings.mask[0])[0])])
    with pytest.raises(tara.IllegalMove, match="no legal move has this part now"):
        kings.step([1914])


def test_bad_arguments():
    env = tara.VecEnv("high-kings-1", 4)
    for actions, error, message in [
        ([0, 0, 0], ValueError, r"shape \[3\], not \[4\]"),
        (np.zeros((4, 1), int), ValueError, r"shape \[4, 1\], not \[4\]"),
        (np.zeros(5, np.int64), ValueError, r"shape \[5\], not \[4\]"),
        (np.zeros(4), TypeError, "integers, not float64"),
        (["D4"] * 4, TypeError, "integers"),
        ([], ValueError, "shape"),
        (None, ValueError, "shape"),
        (np.full(4, 2**63, np.uint64), tara.IllegalMove, "game 0: .9223372036854775807. is not legal"),
        (3, ValueError, "shape"),
    ]:
        with pytest.raises(error, match=message):
            env.step(actions)
    env.step(env.sample()[::-1][::-1])
    for n in (0, 2**20 + 1):
        with pytest.raises(ValueError, match=f"n is {n}, not 1 to 1048576"):
            tara.VecEnv("high-kings-1", n)
    for options, message in [
        ({"threads": 0}, "threads is 0, not 1 to 256"),
        ({"max_steps": 0}, "max_steps is 0"),
        ({"reward": "win"}, 'reward is "win", not "result" or "points"'),
        ({"seats": ["blue", "red"]}, "has no options"),
    ]:
        with pytest.raises(ValueError, match=message):
            tara.VecEnv("high-kings-1", 2, **options)
    with pytest.raises(tara.BadText, match="lists them"):
        tara.VecEnv("chess", 2)
    with pytest.raises(IndexError, match="no game 4: they are 0 to 3"):
        env.text(4)
    unaligned = np.frombuffer(bytes(1) + env.sample().astype(">i8").tobytes(), ">i8", offset=1)
    env.step(unaligned)
    with pytest.raises(tara.BadText, match="position|variant|key"):
        tara.VecEnv("{}", 1)


@pytest.mark.parametrize("name", ARRAYS)
def test_arrays_that_were_changed(name):
    env = tara.VecEnv("high-kings-1", 4)
    array = getattr(env, name)
    array.shape = (-1,)
    array.setflags(write=False)
    env.step(env.sample())
    array.base.resize(3, refcheck=False)
    with pytest.raises(ValueError, match=f"the array `{name}` was changed"):
        env.step(env.sample())


def test_a_forked_process_steps_too():
    env, same = (tara.VecEnv("four-treasures", 200, threads=2) for _ in range(2))
    env.step(env.sample())
    if (child := os.fork()) == 0:
        env.step(env.sample())
        os._exit(int(env.seat.sum() > 200))
    assert os.waitpid(child, 0)[1] == 0
    same.step(same.sample())
    assert are_equal(copied(env), copied(same))


def test_a_closed_environment():
    env = tara.VecEnv("sacred-hill-1", 2)
    actions = env.sample()
    env.close()
    env.close()
    calls = [env.reset, env.sample, lambda: env.step(actions), lambda: env.text(0), lambda: env.game(0)]
    for call in calls:
        with pytest.raises(ValueError, match="the environment is closed"):
            call()
    assert env.mask.shape == (2, 90)


def test_games_are_cut_off():
    env = tara.VecEnv("poisoned-chalice", 5, max_steps=3, reward="points")
    for _ in range(2):
        assert not env.done.any()
        for _ in range(3):
            env.step(env.sample())
        assert env.done.all() and env.truncated.all() and not env.reward.any()
        env.step(env.sample())
        assert env.text(0) == tara.Game("poisoned-chalice").to_text()


def test_points_as_rewards():
    env = tara.VecEnv("stone-of-destiny", 1, reward="points")
    while not env.done[0]:
        env.step(env.sample())
    game = env.game(0)
    assert game.is_over and env.reward[0].tolist() == list(game.score().values())


def test_tokens_and_actions():
    env = make("seat-of-kings", 1)
    for _ in range(200):
        if env.seat[0] >= 0:
            game = env.game(0)
            for token in game.legal_moves()[:5]:
                numbers = game.action_numbers(token)
                if game.begun != tuple(numbers[: len(game.begun)]):
                    with pytest.raises(tara.IllegalMove, match="another move is begun"):
                        env.action(0, token)
                else:
                    assert env.action(0, token) == numbers[len(game.begun)]
        env.step(env.sample())
    env = tara.VecEnv("four-treasures", 2)
    assert env.action(1, "D4") == 22 and env.token(1, 22) == "D4"
    with pytest.raises(tara.IllegalMove, match="B12|is not legal"):
        env.action(1, "xD4")
    with pytest.raises(ValueError, match="it has 90"):
        env.token(0, 90)


def test_observations_have_no_hidden_card():
    env = make("seat-of-kings", 4, seed=3, seats=["blue", "red", "white"])
    differs = 0
    for step in range(300):
        for i in range(4):
            game = env.game(i)
            if game.seat is None:
                continue
            guess = game.guess(step)
            differs += guess != game
            assert np.array_equal(guess.observe(), env.planes[i])
        env.step(env.sample())
    assert differs > 300


def test_a_game_depends_on_its_own_actions_alone():
    small, large = make("seat-of-kings", 3, seed=4), make("seat-of-kings", 70, seed=4)
    for step in range(150):
        one, other = small.sample(), large.sample()
        assert np.array_equal(one, other[:3])
        if step % 2:
            other[5:] = large.mask[5:].argmax(1)
        small.step(one)
        large.step(other)
        assert np.array_equal(small.planes, large.planes[:3])


def test_games_begin_at_a_position():
    text = "four-treasures 5/7/7/3br2/3r3/7/5 blue battle - - -"
    env = tara.VecEnv(text, 2)
    assert env.text(1) == text and env.variant == "four-treasures" and env.seat[0] == 1
    with pytest.raises(tara.BadText, match="board, column 16"):
        tara.VecEnv("four-treasures 6/7/7/7/7/7/5 red battle - - -", 2)


def test_seats_and_sides():
    doubles = tara.VecEnv("sacred-hill-doubles-1", 1)
    assert (doubles.seats, doubles.sides, doubles.seat_sides) == (
        ("south", "west", "north", "east"),
        ("red", "blue"),
        (0, 1, 0, 1),
    )
    kings = make("seat-of-kings", 1, seats=["red", "white", "blue"])
    assert kings.seats == kings.sides == ("red", "white", "blue") and kings.seat_sides == (0, 1, 2)
    assert kings.reward.shape == (1, 3)
    game = tara.Game.from_text("four-treasures 5/7/7/3br2/3r3/7/5 blue battle - - -")
    assert np.array_equal(game.observe("blue"), game.observe())
    assert np.array_equal(game.observe("red"), game.observe()[[1, 0, 2]])


def test_a_decision_that_is_begun():
    game = make("seat-of-kings", 1, seed=1).game(0)
    game.play_action(game.legal_actions()[0])
    moves = game.legal_moves()
    assert moves and all(tuple(game.action_numbers(token))[:1] == game.begun for token in moves)
    assert len(moves) < len(tara.Game.from_text(game.to_text()).legal_moves())
    guess = game.guess(1)
    assert guess.begun == game.begun and guess.legal_moves() == moves
    with pytest.raises(ValueError, match="a decision is begun"):
        tara.best_move(game, level=1)
    game.undo()
    assert tara.best_move(game, level=1) in game.legal_moves()


def test_other_libraries_take_the_same_memory():
    env = tara.VecEnv("four-treasures", 4)
    for array in (env.planes, env.mask, env.seat, env.reward, env.sample()):
        taken = np.from_dlpack(array)
        assert np.shares_memory(taken, array)
        # JAX takes memory only at such an address, and copies other.
        assert array.ctypes.data % 64 == 0
    planes = np.from_dlpack(env.planes)
    env.step([0, 1, 2, 3])
    assert [np.argwhere(board[1]).tolist() for board in planes] == [[[0, 1]], [[0, 2]], [[0, 3]], [[0, 4]]]


def test_layout_names_the_planes():
    env = tara.VecEnv("high-kings-1", 1)
    assert list(env.planes_layout)[:4] == ["own", "enemy", "own_kings", "enemy_kings"]
    kings = make("seat-of-kings", 1)
    ends = [part.stop for part in kings.planes_layout.values()]
    assert [0, *ends][:-1] == [part.start for part in kings.planes_layout.values()]
    assert kings.planes_shape == (ends[-1],)
    assert kings.planes[0, kings.planes_layout["hand"]].sum() == 6
    assert tara.VecEnv("four-treasures", 1, planes=False).planes is None


@pytest.mark.parametrize("variant", tara.variants())
def test_symmetries_keep_the_rules(variant):
    symmetries = tara.symmetries(variant)
    counts = {"sacred-hill-doubles": 4, "four-treasures-doubles": 4, "poisoned-chalice": 8, "seat-of-kings": 1}
    assert len(symmetries) == next((count for name, count in counts.items() if variant.startswith(name)), 16)
    images = set()
    for symmetry in symmetries:
        images.add((*symmetry.planes, *symmetry.actions, *symmetry.sides))
        assert np.array_equal(np.sort(symmetry.actions), np.arange(len(symmetry.actions)))
        if "doubles" in variant or (variant == "poisoned-chalice" and symmetry.sides[0]):
            continue  # The image begins with another seat.
        image_of = np.argsort(symmetry.actions)
        game, image = tara.Game(variant), tara.Game(variant)
        for seed in itertools.count():
            assert np.array_equal(game.observe().ravel()[symmetry.planes], image.observe().ravel())
            assert np.array_equal(game.action_mask()[symmetry.actions], image.action_mask())
            if game.is_over or game.is_chance:
                break
            actions = game.legal_actions()
            action = actions[seed * 7 % len(actions)]
            game.play_action(action)
            image.play_action(int(image_of[action]))
        assert image.score() == game.score()
    assert len(images) == len(symmetries)
