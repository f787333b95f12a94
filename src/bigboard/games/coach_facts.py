"""What a game tells the coach about itself: what chance has still to decide, how far to look, what is worth telling.

A title names its own as `prospects`. A game without them can be judged all the same, but luck is not measured.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bigboard.games.contract import State
from bigboard.games.manifest import Title
from bigboard.games.rng import Rng


def to_the_end(state: State) -> int:
    return 0


@dataclass(frozen=True)
class Prospects:
    """The coach's knowledge of one game.

    `redrawn` gives the same state with all that chance has not decided yet drawn afresh: nobody sees a difference.
    `drawn` gives numbers that change whenever chance decides something. `stretch` is a number that never falls, and a
    judgement looks ahead until it has risen by more than `ahead`.
    """

    groups: Mapping[str, str] = field(default_factory=dict)  # by question: the kind of decision
    telling: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by event: the facts that make it another one
    passing: frozenset[str] = frozenset()  # of these events, those that mean something in their own stretch only
    redrawn: Callable[[State, Rng], State] | None = None
    drawn: Callable[[State], tuple[int, ...]] | None = None
    stretch: Callable[[State], int] = to_the_end
    ahead: int = 0
    redraws: int = 100  # of the deal, to see what a state is worth
    effort: float = 1.0  # of a judgement, compared with other games: the more chance, the more simulations
    unit: int = 1  # dollars that a point of the scores is

    def group(self, question: str) -> str:
        return self.groups.get(question, "deciding")


def prospects_of(title: Title) -> Prospects:
    found: Prospects = title.load("prospects") if title.prospects else Prospects()
    return found
