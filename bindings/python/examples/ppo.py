"""PPO with masks against a level of Tara in Four Treasures, in NumPy alone.

python ppo.py --level 1 --iterations 100
"""

import argparse

import numpy as np

import tara

Weights = list[np.ndarray]


class Network:
    """Planes to a logit for each action and a value: two hidden layers, and Adam."""

    def __init__(self, inputs: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        sizes = [(inputs, hidden), (hidden, hidden), (hidden, actions + 1)]
        self.weights: Weights = []
        for rows, columns in sizes:
            scale = np.sqrt(2 / rows) if columns == hidden else 0.01
            self.weights += [rng.normal(0, scale, (rows, columns)), np.zeros(columns)]
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        self.updates = 0

    def forward(self, inputs: np.ndarray) -> list[np.ndarray]:
        """The values of each layer; the last ones are the logits, and then the value."""
        layers = [inputs]
        for at in (0, 2):
            layers.append(np.maximum(layers[-1] @ self.weights[at] + self.weights[at + 1], 0))
        layers.append(layers[-1] @ self.weights[4] + self.weights[5])
        return layers

    def backward(self, layers: list[np.ndarray], error: np.ndarray, rate: float) -> None:
        """Takes a step of Adam down the gradient, of which `error` is that of the last layer."""
        gradients: Weights = []
        for at in (4, 2, 0):
            below = layers[at // 2]
            gradients = [below.T @ error, error.sum(0), *gradients]
            error = (error @ self.weights[at].T) * (below > 0)
        self.updates += 1
        for weight, gradient, (mean, square) in zip(self.weights, gradients, self.moments, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            ratio = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            weight -= rate * ratio * mean / (np.sqrt(square) + 1e-8)


def policy(logits: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """The probability of each action; of those that are not legal 0."""
    logits = np.where(mask, logits, -np.inf)
    exponentials = np.exp(logits - logits.max(1, keepdims=True))
    return exponentials / exponentials.sum(1, keepdims=True)


def play(env: tara.VecEnv, network: Network, level: int, rng: np.random.Generator, greedy: bool = False):
    """Plays one game in each row, as Red in the even ones. Returns the decisions and the results."""
    env.reset()
    side = np.arange(env.n) % 2
    results = np.zeros(env.n, np.float32)
    is_over = np.zeros(env.n, bool)
    decisions: list[list[np.ndarray]] = [[] for _ in range(5)]
    while not is_over.all():
        actions = np.zeros(env.n, np.int64)
        own = np.flatnonzero((env.seat == side) & ~is_over)
        if own.size:
            planes, mask = env.planes[own].reshape(own.size, -1).astype(np.float32), env.mask[own]
            chances = policy(network.forward(planes)[-1][:, :-1], mask)
            drawn = (chances.cumsum(1) > rng.random((own.size, 1))).argmax(1)
            chosen = (
                chances.argmax(1) if greedy else np.where(mask[np.arange(own.size), drawn], drawn, chances.argmax(1))
            )
            actions[own] = chosen
            kept = (planes, mask, chosen, chances[np.arange(own.size), chosen], own)
            for column, values in zip(decisions, kept, strict=True):
                column.append(values)
        for i in np.flatnonzero((env.seat == 1 - side) & ~is_over):
            token = tara.best_move(env.game(i), level=level, seed=int(rng.integers(2**63)))
            actions[i] = env.action(i, token)
        # The games that are over go on with other ones, which count for nothing.
        for i in np.flatnonzero(is_over & ~env.done):
            actions[i] = env.mask[i].argmax()
        env.step(actions)
        ended = env.done & ~is_over
        results[ended] = env.reward[ended, side[ended]]
        is_over |= ended
    return [np.concatenate(column) for column in decisions], results


def learn(network: Network, decisions: list[np.ndarray], results: np.ndarray, rng: np.random.Generator, rate: float):
    """Four rounds of PPO over all decisions of a batch of games."""
    planes, mask, chosen, old, row = decisions
    returns = results[row]
    values = network.forward(planes)[-1][:, -1]
    advantages = returns - values
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(4):
        for part in np.array_split(rng.permutation(len(chosen)), max(1, len(chosen) // 1024)):
            layers = network.forward(planes[part])
            size, rows = len(part), np.arange(len(part))
            chances = policy(layers[-1][:, :-1], mask[part])
            ratio = chances[rows, chosen[part]] / old[part]
            advantage = advantages[part]
            # The clipped ratio has no gradient.
            is_free = np.where(advantage > 0, ratio < 1.2, ratio > 0.8)
            one_hot = np.zeros_like(chances)
            one_hot[rows, chosen[part]] = 1
            error = np.zeros_like(layers[-1])
            error[:, :-1] = (is_free * ratio * advantage)[:, None] * (chances - one_hot)
            # A bonus for entropy keeps it trying.
            logs = np.log(np.maximum(chances, 1e-12))
            entropy = -(chances * logs).sum(1, keepdims=True)
            error[:, :-1] += 0.01 * chances * (logs + entropy)
            error[:, -1] = 0.5 * (layers[-1][:, -1] - returns[part])
            network.backward(layers, error / size, rate)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", type=int, default=1, help="the level of the opponent, 1 to 8")
    parser.add_argument("--games", type=int, default=256, help="games an iteration")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    rng = np.random.default_rng(options.seed)
    env = tara.VecEnv("four-treasures", options.games, seed=options.seed)
    network = Network(int(np.prod(env.planes_shape)), env.num_actions, options.hidden, rng)
    for iteration in range(options.iterations):
        decisions, results = play(env, network, options.level, rng)
        learn(network, decisions, results, rng, options.rate)
        print(
            f"iteration {iteration + 1}: {(results > 0).mean():.0%} won, {(results == 0).mean():.0%} drawn", flush=True
        )
    _, results = play(env, network, options.level, rng, greedy=True)
    print(f"greedy: {(results > 0).mean():.0%} won, {(results == 0).mean():.0%} drawn")


if __name__ == "__main__":
    main()
