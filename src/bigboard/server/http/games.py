"""Games: their options with keys for translation, their declarations for a plain table, their clauses."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query

from bigboard.games.rulebook import DEFAULT_LANGUAGE
from bigboard.schemas.games import DeclaredGame, Games, Rulebook, Version
from bigboard.server.http.deps import GameName, api_router
from bigboard.services import catalog

router = api_router("", "games")


@router.get("/version")
async def version() -> Version:
    return catalog.version()


@router.get("/games")
async def games() -> Games:
    return catalog.games()


@router.get("/games/{game}/declaration")
async def declaration(game: GameName) -> DeclaredGame:
    """The actions, questions and events of a game: enough to show it at a plain table."""
    return catalog.declaration(game)


@router.get("/rules/{game}")
async def rulebook(game: GameName, lang: Annotated[str, Query(pattern="^[a-z]{2}$")] = DEFAULT_LANGUAGE) -> Rulebook:
    """The clauses of a game, in the order of the rulebook."""
    return catalog.rulebook(game, lang)
