"""The bots to choose from, with keys for translation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bigboard.bots.levels import BUDGETS, Budget, simulations_of
from bigboard.bots.personas import personas
from bigboard.games import registry


@dataclass(frozen=True)
class Level:
    """A bot that may be put in a seat: a level of strength, or one with a name and a face."""

    name: str
    text: str
    explanation: str
    face: int | None = None
    wins: Mapping[str, int] = field(default_factory=dict)
    budget: Budget | None = None

    def to_json(self) -> dict[str, Any]:
        key = f"bot-{self.name}"
        return {
            "name": self.name,
            "key": key,
            "text": self.text,
            "explanation_key": f"{key if self.budget is None else 'bot-search'}-explanation",
            "explanation": self.explanation,
            "face": self.face,
            "wins": dict(self.wins),
            "thinks": self.thinks(),
        }

    def thinks(self) -> dict[str, Any] | None:
        """Return the limits of the search, which the client's explanation names."""
        if self.budget is None:
            return None
        simulations = {game: simulations_of(self.name, game) for game in registry.names()}
        return {"seconds": self.budget.seconds, "simulations": simulations}


def searching(name: str, text: str) -> Level:
    """Return a level that searches as far as its budget allows."""
    budget = BUDGETS[name]
    return Level(name, text, f"Looks ahead by simulation, for at most {budget.seconds:g} s.", budget=budget)


LEVELS: tuple[Level, ...] = (
    Level("easy", "Easy", "Plays by rules of thumb, but overlooks about half of its options."),
    searching("medium", "Medium"),
    searching("hard", "Hard"),
    searching("expert", "Expert"),
    Level("greedy", "Greedy", "Plays instantly, by rules of thumb."),
    Level("random", "Random", "Plays any legal move; useful for comparison."),
    *(Level(one.id, one.name, one.about, one.face, one.wins) for one in personas().values()),
)
LEVEL_NAMES = tuple(level.name for level in LEVELS)
