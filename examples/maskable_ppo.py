"""MaskablePPO of Stable-Baselines3 against `greedy`. Needs `pip install 'bigboard[env]' sb3-contrib`."""

import sys

import gymnasium as gym

try:
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy
    from stable_baselines3.common.monitor import Monitor
except ModuleNotFoundError:
    raise SystemExit("This example needs Stable-Baselines3: pip install sb3-contrib") from None

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
env = Monitor(gym.make("bigboard.envs:bigboard/Acquire-v0", opponents="greedy", players=2, reward="money"))
model = MaskablePPO("MultiInputPolicy", env, n_steps=1024, gamma=1.0, seed=1, verbose=0)
model.learn(steps)
mean, deviation = evaluate_policy(model, env, n_eval_episodes=20)
print(f"Mean reward after {steps:,} decisions: {mean:+.3f} ± {deviation / 20**0.5:.3f}")
env.close()
