"""The options of each game, for a client to show: names, kinds, defaults, one line each, and keys for translation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bigboard.games import registry
from bigboard.games.contract import Game

Value = str | int | bool


@dataclass(frozen=True)
class Choice:
    value: Value
    text: str


@dataclass(frozen=True)
class Option:
    """A flag has no choices."""

    name: str
    default: Value
    text: str
    explanation: str
    rules: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    group: str | None = None
    needs: str | None = None  # the option that has to be on for this one

    def to_json(self, game: str) -> dict[str, Any]:
        key = f"option-{game}-{self.name}"
        return {
            "name": self.name,
            "type": "choice" if self.choices else "flag",
            "default": self.default,
            "key": key,
            "text": self.text,
            "explanation_key": f"{key}-explanation",
            "explanation": self.explanation,
            "rules": list(self.rules),
            "group": self.group,
            "needs": self.needs,
            "choices": [{"value": c.value, "key": f"{key}-{c.value}", "text": c.text} for c in self.choices],
        }


def module(name: str, text: str, explanation: str, needs: str | None = None) -> Option:
    return Option(name, False, text, explanation, group="modules", needs=needs)


OPTIONS: dict[str, tuple[Option, ...]] = {
    "acquire": (
        Option(
            "dead_tiles",
            "repeat",
            "Dead tiles",
            "What happens to tiles that can never be played because they would merge two safe chains.",
            ("ACQ-SAF-3",),
            (
                Choice("repeat", "Replaced at the end of the turn, until none is left"),
                Choice("once", "Replaced once at the end of the turn"),
                Choice("never", "Kept in the hand"),
            ),
        ),
        Option(
            "open_holdings",
            True,
            "Open holdings",
            "Everybody sees everybody's money and shares.",
            ("ACQ-SET-8",),
        ),
    ),
    "stockpile": (
        Option(
            "board",
            "standard",
            "Board",
            "The price tracks: all alike, or each company with its own.",
            (),
            (Choice("standard", "Standard"), Choice("advanced", "Advanced")),
        ),
        module("bonds", "Bonds", "Buy bonds that pay interest every round."),
        module("commerce", "Commodities and taxes", "Piles also carry commodities to collect and taxes to avoid."),
        module("dice", "Forecast dice", "Dice instead of cards decide which forecasts are in play."),
        module("strategies", "Investment strategies", "A hand of strategy cards with effects of their own."),
        module("promo", "Promo strategies", "Four more strategy cards join the deck.", "strategies"),
        module("investors", "Investors", "Everybody plays an investor with an ability and his own starting money."),
        module("auction", "Investor auction", "Investors are auctioned instead of dealt.", "investors"),
        module("first_player_card", "First player card", "The first player marker is a card in the piles."),
    ),
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
        "text": game.name.capitalize(),
        "min_players": game.min_players,
        "max_players": game.max_players,
        "rules_version": game.rules_version,
        "options": [option.to_json(game.name) for option in OPTIONS.get(game.name, ())],
        "reference": title.load("reference")() if title.reference else None,
    }
