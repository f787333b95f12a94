"""The numbers of `value.py`, fitted to self-play: `python -m benchmarks.fit_value acquire`."""

from typing import Final

FEATURES: Final = 6
LEVELS: Final = [39580.5, 40071.8, 39800.2, 40063.8, 40221.4, 40221.4, 43768.9, 48116.5]
# By dozens of tiles in the bag: money, shares of chains that can go under and of safe ones, their bonuses, all shares.
SLOPES: Final = [
    [1.025, 1.19, 1.045, 0.8577, 1.014, 26.25],
    [1.08, 1.202, 1.067, 0.7906, 0.9605, 122.2],
    [1.254, 0.9895, 1.144, 0.8073, 0.768, 318.9],
    [1.803, 0.2781, 1.251, 0.8917, 0.3656, 707.4],
    [2.803, 0.1608, 1.046, 0.7887, 0.5228, 1047],
    [4.308, 0.986, -0.4776, 0.5861, 1.937, 1127],
    [7.553, 2.957, 0, 0.3393, 0, 1297],
    [17.15, 15.32, 0, -0.353, 0, -213.3],
]
DOUBTS: Final = [1561.62, 2864.92, 4350.84, 5650.52, 6722.95, 7967.57, 9438.8, 11296.1]
