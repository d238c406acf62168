"""The owners' own tests of the interfaces of other libraries."""

import json
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import evaluate_bots, generate_playthrough, mcts
from open_spiel.python.bots import uniform_random
from pettingzoo.test import api_test, seed_test

import tara
import tara.gymnasium
import tara.open_spiel
import tara.pettingzoo

GOLDEN = Path(__file__).resolve().parents[3] / "data/golden"

variants = pytest.mark.parametrize("variant", tara.variants())


def golden():
    files = [GOLDEN / "ringforts.jsonl", GOLDEN / "seat-of-kings.jsonl"]
    return [json.loads(line) for file in files for line in file.read_text().splitlines()]


def gymnasium_id(variant):
    return f"tara/{variant.title().replace('-', '')}-v0"


def open_spiel_game(variant, **options):
    options = {name: " ".join(value) if isinstance(value, list) else value for name, value in options.items()}
    return pyspiel.load_game("tara_" + variant.replace("-", "_"), options)


def play_random(env, seed):
    env.reset(seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        yield agent, reward
        env.step(None if is_over else rng.choice(np.flatnonzero(observation["action_mask"])))


@pytest.mark.filterwarnings("ignore:Observation", "ignore:We recommend agents")
@pytest.mark.parametrize("make", [tara.pettingzoo.env, tara.pettingzoo.raw_env])
@variants
def test_pettingzoo(variant, make):
    api_test(make(variant, render_mode="ansi"), num_cycles=100)
    seed_test(lambda: make(variant), num_cycles=100)


def test_pettingzoo_rewards_and_seats():
    env = tara.pettingzoo.env("four-treasures-doubles", render_mode="svg")
    ends = dict(play_random(env, 3))
    score = env.unwrapped.game.score()
    winner = env.unwrapped.possible_agents[score["blue"] > score["red"] :: 2]
    assert ends == {seat: 1 if seat in winner else -1 for seat in ("south", "west", "north", "east")}
    assert env.render().startswith("<svg")

    kings = tara.pettingzoo.raw_env("seat-of-kings", seats=["blue", "red", "white"], max_rounds=2)
    turns = [agent for agent, _ in play_random(kings, 1)]
    assert set(turns) == {"blue", "red", "white"}
    # Nobody sees the choices of another, and three cards are kept one by one.
    kings.reset(1)
    assert [kings.observe(agent)["action_mask"].any() for agent in kings.agents] == [
        agent == kings.agent_selection for agent in kings.agents
    ]
    assert turns[0] == turns[1] == turns[2] != turns[3]


def test_pettingzoo_illegal_actions():
    env = tara.pettingzoo.env("four-treasures")
    env.reset()
    env.step(22)
    env.step(22)
    assert env.terminations == {"red": True, "blue": True}
    assert env.rewards == {"red": 0, "blue": -1}
    env = tara.pettingzoo.raw_env("four-treasures")
    env.reset()
    env.step(22)
    with pytest.raises(tara.IllegalMove):
        env.step(22)


@pytest.mark.filterwarnings("error")
@variants
def test_gymnasium(variant):
    check_env(gymnasium.make(gymnasium_id(variant)).unwrapped)


@pytest.mark.parametrize(
    "opponent", ["random", "greedy", "level:1", "search:nodes=10", lambda game: game.legal_moves()[0]]
)
@pytest.mark.parametrize("variant", ["four-treasures-doubles", "seat-of-kings"])
def test_gymnasium_opponents(variant, opponent):
    options = {"max_rounds": 1} if variant == "seat-of-kings" else {}
    env = gymnasium.make(gymnasium_id(variant), opponent=opponent, **options)
    _, info = env.reset(seed=5)
    rng, is_over = np.random.default_rng(5), False
    while not is_over:
        assert (info["action_mask"] == env.unwrapped.action_masks()).all() and info["action_mask"].any()
        assert env.unwrapped.game.seat == info["seat"]
        _, reward, is_over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    game = env.unwrapped.game
    assert game.is_over and not info["action_mask"].any()
    score = list(game.score().values())
    ours = score[game.seats.index(info["seat"]) % 2]
    assert reward == (ours > min(score)) - (ours < max(score))


def test_gymnasium_seats():
    env = gymnasium.make("tara/HighKings1-v0", seat="blue", opponent=lambda game: "D4")
    _, info = env.reset()
    assert info["seat"] == "blue" and env.unwrapped.game.history == ["D4"]
    _, reward, is_over, _, _ = env.step(env.unwrapped.game.action_numbers("D4")[0])
    assert (reward, is_over) == (-1, True)
    with pytest.raises(ValueError, match="no seat"):
        gymnasium.make("tara/HighKings1-v0", seat="green")
    drawn = {gymnasium.make("tara/HighKings1-v0").reset(seed=seed)[1]["seat"] for seed in range(9)}
    assert drawn == {"red", "blue"}


@variants
def test_open_spiel(variant):
    games = [open_spiel_game(variant)]
    if variant == "seat-of-kings":
        games = [open_spiel_game(variant, max_rounds=2, seats=seats) for seats in ("blue red", "red white yellow")]
    for game in games:
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@variants
def test_open_spiel_playthroughs(variant, tmp_path):
    game = open_spiel_game(variant, **({"max_rounds": 1} if variant == "seat-of-kings" else {}))
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(str(game), None, seed=0), encoding="utf-8")
    first, second = generate_playthrough.replay(file)
    assert first == second and "IsTerminal() = True" in first


@pytest.mark.parametrize("record", golden(), ids=lambda record: "-".join([record["variant"], *record["seats"]]))
def test_open_spiel_plays_the_games_of_the_twin(record):
    variant, options = record["variant"], {**record.get("options", {}), "seats": record["seats"]}
    options.pop("deck", None)
    options = options if "events" in record else {}
    game = tara.Game(variant, **options)
    state = open_spiel_game(variant, **options).new_initial_state()
    for event in record.get("events") or [{"do": move} for move in record["moves"]]:
        token = event.get("do") or event["chance"]
        actions = [int(card) - 1 for card in token.split()[1:]] if "chance" in event else game.action_numbers(token)
        for action in actions:
            assert action in state.legal_actions()
            state.apply_action(action)
        game.play(token)
    assert game.to_text() in str(state) and state.is_terminal() == game.is_over
    points = list(record.get("points", {}).values())
    most = max(points, default=0)
    if state.is_terminal() and points.count(most) == 1:
        wins = [1 if of_side == most else -1 for of_side in points]
        assert state.returns() == wins * (len(game.seats) // len(wins))
    else:
        assert not any(state.returns())


def test_open_spiel_search():
    game = open_spiel_game("four-treasures")
    rng = np.random.RandomState(1)
    search = mcts.MCTSBot(game, 2, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng, solve=True)
    random = uniform_random.UniformRandomBot(1, rng)
    assert list(evaluate_bots.evaluate_bots(game.new_initial_state(), [search, random], rng)) == [1, -1]


def test_open_spiel_hides_what_a_seat_does_not_see():
    game = open_spiel_game("seat-of-kings")
    deals = []
    for deck in (range(36), [*range(6), 20, *range(7, 20), 6, *range(21, 36)]):
        state = game.new_initial_state()
        for card in (0, 1, *deck):
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            assert card in cards and set(chances) == {1 / len(cards)}
            state.apply_action(card)
        deals.append(state)
    # Red has the first six cards of the deck, blue the next.
    blue, red = ([state.information_state_string(player) for state in deals] for player in (0, 1))
    assert red[0] == red[1] and blue[0] != blue[1]
    tensors = [[state.information_state_tensor(player) for state in deals] for player in (0, 1)]
    assert tensors[1][0] == tensors[1][1] and tensors[0][0] != tensors[0][1]
    seen = deals[0].observation_string(0)
    for state in deals:
        state.apply_action(state.legal_actions()[0])
    # What blue sees is as before, but it knows that red has acted.
    assert deals[0].observation_string(0) == seen
    assert deals[0].information_state_string(0) != blue[0]
    red_next, blue_next = ([state.information_state_string(player) for state in deals] for player in (1, 0))
    assert red_next[0] == red_next[1] != red[0] and blue_next[0] != blue_next[1]
