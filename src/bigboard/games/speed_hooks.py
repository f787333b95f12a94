"""The speed hooks of a state: what compiled code calls to play many games.

Programs use the methods of `State`; these belong to the engine, to bots that search and to environments. They build no
lists, check nothing and tell nothing. `docs/reference/engine.md` has the protocol.
"""

from abc import ABCMeta, abstractmethod
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bigboard.games.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class SpeedHooks(metaclass=ABCMeta):
    """The protocol that compiled titles implement for speed; games in plain Python get it from here and `SimpleState`.

    `TableBase` adds what compiled titles alone have: `compact` and `fill_tensor`.
    """

    # The defaults need these three, which `State` documents.

    @abstractmethod
    def legal_actions(self) -> list[int]: ...

    @abstractmethod
    def apply(self, action: int, events: bool = True) -> list[Event]: ...

    @abstractmethod
    def scores(self) -> list[int]: ...

    def fill_legal(self, out: vec[i64]) -> i64:
        """Write the legal actions into `out`, in any order, and return their number; 0 when the game is over."""
        actions = self.legal_actions()
        for k in range(i64(len(actions))):
            out[k] = actions[k]
        return len(actions)

    def take(self, action: i64) -> None:
        """Take an action that is known to be legal, without a check and without a note for the record."""
        self.apply(int(action))

    def fill_scores(self, out: vec[i64]) -> None:
        """Write `scores` into `out`."""
        scores = self.scores()
        for seat in range(i64(len(scores))):
            out[seat] = scores[seat]

    @abstractmethod
    def step_into(self, action: int, tensor: Any, mask: Any) -> int:
        """Apply the action, write tensor and legal mask of the seat that decides next, and return that seat.

        At the end it is -1, with a spectator's tensor and an empty mask.
        """
