"""The games by name."""

from bigboard.games.contract import Game


def names() -> list[str]:
    return ["acquire", "stockpile"]


def game(name: str) -> Game:
    """The game of that name; ValueError lists the names there are."""
    if name == "acquire":
        from bigboard.games.acquire.game import ACQUIRE

        return ACQUIRE
    if name == "stockpile":
        from bigboard.games.stockpile.game import STOCKPILE

        return STOCKPILE
    raise ValueError(f"There is no game {name!r}; the games are {', '.join(names())}.")
