"""A net at a table: its logits for the candidate actions of a decision."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Protocol

from bigboard.bots.heuristic.lookup import heuristic_for
from bigboard.bots.nets.candidates import Candidates
from bigboard.bots.nets.integer_net import LOGIT, RATED
from bigboard.bots.nets.lookup import Opinions, action_features_for
from bigboard.bots.nets.weights_file import SUFFIX, build_net, read_weights
from bigboard.games.contract import State
from bigboard.games.registry import title


class Policy(Protocol):
    """A net and the tables that it was trained for."""

    game: str
    options: dict[str, Any]
    reproducible: bool | str

    def opinions(self, world: State) -> Opinions: ...


class IntegerPolicy:
    """The policy of an integer net: the same answer on every machine."""

    reproducible: bool | str = True

    def __init__(self, path: Path) -> None:
        about, numbers = read_weights(path)
        self.game: str = about["game"]
        self.options: dict[str, Any] = about["options"]
        features = action_features_for(self.game)
        self.candidates = Candidates(heuristic_for(self.game), features, RATED)
        try:
            self.net = build_net(about, numbers, int(features.size) + RATED)
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(f"The weights file {path} is damaged: {error}.") from error

    def opinions(self, world: State) -> Opinions:
        count = int(self.candidates.read(world))
        self.net.judge(self.candidates)
        actions, logits = self.candidates.actions, self.net.logits
        return [(int(logits[k]) / LOGIT, int(actions[k])) for k in range(count)]


@cache
def shipped_policy(game: str) -> Policy | None:
    """Return the net that comes with Big Board, or None where a game has none."""
    file = title(game).file(f"policy{SUFFIX}")
    return None if file is None else IntegerPolicy(Path(str(file)))


def read_policy(path: Path) -> Policy:
    """Return the net of a weights file of either kind; that of `bigboard train` with numpy needs numpy."""
    if path.suffix == SUFFIX:
        return IntegerPolicy(path)
    try:
        from bigboard.bots.nets.net import FloatPolicy
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise ValueError(f"The weights file {path} needs numpy: pip install 'bigboard[lab]'.") from error
    return FloatPolicy(path)


def policy_for(world: State, own: Policy | None) -> Policy | None:
    """Return the given net, or the shipped one if it was trained for tables like this; None where there is none."""
    policy = own or shipped_policy(world.game.name)
    if policy is None:
        return None
    if policy.game != world.game.name:
        raise ValueError(f"The weights are for {policy.game}, and this is {world.game.name}.")
    played = world.options_in_play()
    return policy if all(played.get(name) == value for name, value in policy.options.items()) else None
