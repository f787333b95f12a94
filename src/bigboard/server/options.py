"""What a client offers for a new table: the declared options of each game, and the bots, with keys for translation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bigboard.games import registry
from bigboard.games.contract import Game
from bigboard.games.declaration import Option
from bigboard.games.title import declaration_of


def describe_option(game: str, option: Option) -> dict[str, Any]:
    key = f"option-{game}-{option.name}"
    return {
        "name": option.name,
        "type": "choice" if option.choices else "flag",
        "default": option.default,
        "key": key,
        "text": option.text,
        "explanation_key": f"{key}-explanation",
        "explanation": option.explanation,
        "rules": list(option.rules),
        "group": option.group,
        "needs": option.needs,
        "choices": [{"value": c.value, "key": f"{key}-{c.value}", "text": c.text} for c in option.choices],
    }


@dataclass(frozen=True)
class Level:
    name: str
    text: str
    explanation: str

    def to_json(self) -> dict[str, str]:
        key = f"bot-{self.name}"
        return {
            "name": self.name,
            "key": key,
            "text": self.text,
            "explanation_key": f"{key}-explanation",
            "explanation": self.explanation,
        }


LEVELS: tuple[Level, ...] = (
    Level("easy", "Easy", "Follows rules of thumb and does not look ahead."),
    Level("medium", "Medium", "Looks ahead for a moment."),
    Level("hard", "Hard", "Thinks for about a second."),
    Level("expert", "Expert", "Thinks for as long as people put up with."),
    Level("greedy", "Greedy", "Plays by rules of thumb, at once."),
    Level("random", "Random", "Any legal action, for comparison."),
)
LEVEL_NAMES = tuple(level.name for level in LEVELS)


def describe_game(game: Game) -> dict[str, Any]:
    """One entry of `GET /api/games`."""
    title = registry.title(game.name)
    return {
        "name": game.name,
        "key": f"game-{game.name}",
        "text": title.label,
        "about": title.about,
        "rules": title.rules,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "rules_version": game.rules_version,
        "options": [describe_option(game.name, option) for option in declaration_of(title).options],
        "reference": title.load("reference")() if title.reference else None,
    }
