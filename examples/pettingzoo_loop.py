"""The PettingZoo loop, with random actions. Needs `pip install 'bigboard[env]'`."""

from bigboard.envs.pettingzoo import stockpile_v0

env = stockpile_v0.env(players=3, options={"investors": True}, reward="rank")
env.reset(seed=42)
env.action_space(env.agents[0]).seed(42)
total = dict.fromkeys(env.agents, 0.0)

for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    total[agent] += reward
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

for agent, reward in total.items():
    print(f"{agent}: {reward:+.1f}")
