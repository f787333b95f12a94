"""The action features of each game, which its title brings along."""

from __future__ import annotations

from functools import cache

from bigboard.bots.nets.action_features import ActionFeatures
from bigboard.games.registry import title

Opinions = list[tuple[float, int]]  # the logit of each candidate, and the action


@cache
def action_features_for(game: str) -> ActionFeatures:
    """Return the action features of a game; an instance without features where there are none."""
    brought = title(game)
    made: ActionFeatures = brought.load("action_features")() if brought.action_features else ActionFeatures()
    return made
