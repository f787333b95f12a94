"""Many games at once: one call steps all of them in compiled code. Needs `pip install 'bigboard[env]'`."""

import numpy as np

from bigboard.envs.vector import TableVectorEnv

GAMES, STEPS = 64, 1000

envs = TableVectorEnv("acquire", num_envs=GAMES, players=4, reward="win")
observations, infos = envs.reset(seed=1)
won, finished = np.zeros(4), 0

for _ in range(STEPS):
    actions = envs.random_actions()  # your policy goes here: observations["observation"], observations["action_mask"]
    observations, rewards, terminations, truncations, infos = envs.step(actions)
    finished += int(terminations.sum())
    won += infos["rewards"][terminations].sum(axis=0)

print(f"{finished} games finished in {STEPS} steps of {GAMES} games.")
print("Wins by seat:", *(f"{share:.0%}" for share in won / finished))
