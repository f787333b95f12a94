"""The heuristic that a title offers to bots, and the linear value at a rollout's horizon."""
