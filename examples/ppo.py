"""PPO in one file, in the style of CleanRL: one seat against `greedy`, many games at once, illegal actions masked.

    pip install 'bigboard[env]' torch
    python examples/ppo.py --game acquire --steps 500000

The opponents play in compiled code. Rewards come at the end of a game, so a rollout is long and gamma is 1.
"""

import argparse
import time
from typing import Any

import numpy as np

from bigboard.envs.vector import TableVectorEnv

try:
    import torch
    from torch import nn
except ModuleNotFoundError:
    raise SystemExit("This example needs PyTorch: pip install torch") from None

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="acquire")
parser.add_argument("--opponents", default="greedy")
parser.add_argument("--players", type=int, default=2)
parser.add_argument("--reward", default="money")
parser.add_argument("--steps", type=int, default=500_000)
parser.add_argument("--rows", type=int, default=64, help="games at once")
parser.add_argument("--horizon", type=int, default=128, help="decisions of each game between two updates")
parser.add_argument("--seed", type=int, default=1)
args = parser.parse_args()

RATE, LAMBDA, CLIP, ENTROPY, VALUE, EPOCHS, PARTS, GRADIENT = 5e-4, 0.99, 0.2, 0.003, 0.5, 4, 8, 0.5
ILLEGAL = -1e9
torch.manual_seed(args.seed)


def judge(seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
    """Return the policy, without illegal actions, and the value."""
    inner = agent["trunk"](seen)
    logits = agent["policy"](inner).masked_fill(~mask, ILLEGAL)
    return torch.distributions.Categorical(logits=logits), agent["value"](inner).squeeze(-1)


def tensors(observations: dict[str, Any]) -> tuple[torch.Tensor, torch.Tensor]:
    """Copy the observations: the environment overwrites them in the next step."""
    return torch.tensor(observations["observation"]), torch.tensor(observations["action_mask"]).bool()


envs = TableVectorEnv(args.game, args.rows, args.players, opponents=args.opponents, reward=args.reward)
observations, infos = envs.reset(seed=args.seed)
seen, mask = tensors(observations)
over = torch.zeros(args.rows)
agent = nn.ModuleDict(
    {
        "trunk": nn.Sequential(nn.Linear(seen.shape[1], 256), nn.Tanh(), nn.Linear(256, 256), nn.Tanh()),
        "policy": nn.Linear(256, mask.shape[1]),
        "value": nn.Linear(256, 1),
    }
)
optimizer = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
shape = (args.horizon, args.rows)
began, taken = time.perf_counter(), 0

while taken < args.steps:
    store = {name: torch.zeros(shape) for name in ("logs", "values", "rewards", "over")}
    actions = torch.zeros(shape, dtype=torch.long)
    views, masks = torch.zeros(*shape, seen.shape[1]), torch.zeros(*shape, mask.shape[1], dtype=torch.bool)
    results: list[float] = []
    for t in range(args.horizon):
        views[t], masks[t], store["over"][t] = seen, mask, over
        with torch.no_grad():
            policy, store["values"][t] = judge(seen, mask)
        actions[t] = policy.sample()
        store["logs"][t] = policy.log_prob(actions[t])
        observations, rewards, terminations, truncations, infos = envs.step(actions[t].numpy())
        store["rewards"][t] = torch.tensor(rewards)
        results += [float(np.argmax(scores) == 0) for scores in infos["scores"][terminations]]
        seen, mask = tensors(observations)
        over = torch.tensor(terminations).float()
    taken += args.horizon * args.rows

    with torch.no_grad():
        ahead = judge(seen, mask)[1]
    advantages, running = torch.zeros(shape), torch.zeros(args.rows)
    for t in reversed(range(args.horizon)):
        live = 1 - (store["over"][t + 1] if t + 1 < args.horizon else over)
        after = store["values"][t + 1] if t + 1 < args.horizon else ahead
        running = store["rewards"][t] + live * after - store["values"][t] + LAMBDA * live * running
        advantages[t] = running
    targets = advantages + store["values"]

    # The step after a game's end only deals the next one: its action had no effect.
    places = torch.nonzero(store["over"].flatten() == 0).squeeze(-1)
    flat = {"views": views.flatten(0, 1), "masks": masks.flatten(0, 1), "actions": actions.flatten()}
    for _ in range(EPOCHS):
        for part in places[torch.randperm(len(places))].chunk(PARTS):
            policy, values = judge(flat["views"][part], flat["masks"][part])
            ratio = (policy.log_prob(flat["actions"][part]) - store["logs"].flatten()[part]).exp()
            gain = advantages.flatten()[part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            surrogate = torch.min(gain * ratio, gain * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
            value_loss = ((values - targets.flatten()[part]) ** 2).mean()
            loss = VALUE * value_loss - surrogate - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), GRADIENT)
            optimizer.step()
    if results:
        speed = taken / (time.perf_counter() - began)
        print(f"{taken:>9,} decisions, {speed:,.0f}/s: {np.mean(results):.1%} of {len(results)} games won", flush=True)
