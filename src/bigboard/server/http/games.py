"""What a client offers for a new table: the declared options of each game, with keys for translation."""

from __future__ import annotations

from typing import Any

from bigboard.games import registry
from bigboard.games.contract import Game
from bigboard.games.declaration import Option
from bigboard.games.manifest import declaration_of


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
