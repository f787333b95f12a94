"""The numbers of `instinct_prospect.py`, fitted to self-play: `python -m benchmarks.fit_value acquire`."""

from typing import Final

FEATURES: Final = 6
LEVELS: Final = [0.0] * 8
SLOPES: Final = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 8
DOUBTS: Final = [5000.0] * 8
