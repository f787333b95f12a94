"""A title of your own: a game of Whisper Street, which is one file in plain Python (`whisper_street/`).

`pip install ./examples/whisper_street` makes it a title: then `bigboard.game("whisper-street")`, the server, the
terminal and the bots know it. Its rules play without that.
"""

import sys
from pathlib import Path

import bigboard

sys.path.insert(0, str(Path(__file__).parent / "whisper_street"))

from whisper_street import WHISPER_STREET

state = WHISPER_STREET.start(WHISPER_STREET.deal(players=3, seed=7))
rng = bigboard.Rng(1)
for line in ("ask Comet", "buy Comet Comet"):
    for action in state.parse(line):
        print(f"seat {state.seat}: {state.text(action)}")
        state.apply(action)
print(state)
print(WHISPER_STREET.playout(state, rng).outcome())
