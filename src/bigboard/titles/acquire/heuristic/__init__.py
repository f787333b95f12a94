"""The heuristic player of Acquire, and its fitted weights."""
