"""The numbers of `heuristic/value.py`, fitted to self-play: `python -m benchmarks.fit_value stockpile`."""

from typing import Final

FEATURES: Final = 6
LEVELS: Final = [118.7, 118.5, 118.5, 118.5, 118.5, 127.1, 148.8]
# By remaining rounds: worth now, cash, shares, expensive ones, cheap ones, majority bonuses.
SLOPES: Final = [
    [1.125, -0.1029, 0.6458, 0.03129, 0.1826, -0.5934],
    [1.173, -0.1533, 0.3418, -0.04254, 0.5496, -0.6398],
    [1.167, 0.002056, 1.617, 0.11, -0.04479, -0.8727],
    [1.382, 0.03138, 1.408, -0.07084, 0.8542, -1.219],
    [1.4, 0.3632, 2.236, 0.998, 0.8262, -1.329],
    [1.031, 1.104, 5.905, 2.598, -2.404, -0.8342],
    [3.258, -0.5616, -4.775, -4.774, 7.182, -3.126],
]
DOUBTS: Final = [10.95, 11.9, 15.35, 18.19, 19.8, 21.25, 27.08]
