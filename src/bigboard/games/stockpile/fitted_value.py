"""The numbers of `prospect.py`, fitted to self-play: `python -m benchmarks.fit_value stockpile`."""

from typing import Final

FEATURES: Final = 6
LEVELS: Final = [0.0] * 9
SLOPES: Final = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 9
DOUBTS: Final = [5.0] * 9
