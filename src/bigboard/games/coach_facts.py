"""The facts about a title that the coach needs: open chance, the horizon, the events that matter.

A title names its own as `coach_facts`. A game without them can be judged all the same, but luck is not measured.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from bigboard.games.contract import State
from bigboard.games.manifest import Title
from bigboard.games.rng import Rng


class HiddenFact(NamedTuple):
    """One thing that a seat may not know: an item in a place of that kind, at least `copies` times.

    `subject` is the place: the seat that holds it, a stockpile counted from 0, or the company of a forecast.
    """

    kind: str
    subject: int | str
    item: str
    copies: int = 1


@dataclass(frozen=True)
class CoachFacts:
    """The facts of one title.

    `redrawn` returns the same state with all open chance drawn again; no seat can see a difference. `drawn` returns
    numbers that change whenever chance decides something.
    """

    groups: Mapping[str, str] = field(default_factory=dict)  # by question: the kind of decision
    telling: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by event: the facts that distinguish it
    passing: frozenset[str] = frozenset()  # of these events, those that matter in the current round only
    redrawn: Callable[[State, Rng], State] | None = None
    drawn: Callable[[State], tuple[int, ...]] | None = None
    redraws: int = 100  # of the deal, to estimate the worth of a state
    effort: float = 1.0  # simulations of a judgment, compared with other titles
    by_action: Mapping[str, str] = field(default_factory=dict)  # kinds of decision that the type of an action tells
    horizon: Callable[[State], int] | None = None  # rounds or turns that a rollout plays if the heuristic has a value
    hidden: Callable[[State], Iterable[HiddenFact]] | None = None  # everything that some seat may not know

    def group(self, question: str, *types: str) -> str:
        """Return the kind of decision, by the types of the actions that are compared or else by the question."""
        told = (self.by_action[one] for one in types if one in self.by_action)
        return next(told, self.groups.get(question, "deciding"))


def coach_facts_of(title: Title) -> CoachFacts:
    found: CoachFacts = title.load("coach_facts") if title.coach_facts else CoachFacts()
    return found
