"""My mistakes as cards, and where I lose."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Path, Query

from bigboard.coach.training.card import Card, CardError
from bigboard.games import registry
from bigboard.room.person import Person
from bigboard.schemas.learning.training import CardAttempt, CardResult, CardShown, Deck, LossReports, TrainingSettings
from bigboard.server.db.repos.training import CardRow
from bigboard.server.features.training import unreadable_card
from bigboard.server.http.deps import CurrentPerson, Network, Services, api_router
from bigboard.services.learning.puzzles import resolve_answer, show_position

router = api_router("/me", "my mistakes")
CardId = Annotated[str, Path(pattern="^[0-9a-z]{16}$", examples=["k3v9m2q7w5xdk3v9"])]


@router.get("/mistakes")
async def my_mistakes(services: Services, person: CurrentPerson) -> Deck:
    """The decisions that cost you something, as cards: how many, how many are due, and your settings."""
    return await services.training.deck(person)


@router.put("/mistakes")
async def change_training(services: Services, person: CurrentPerson, body: TrainingSettings) -> Deck:
    """Choose whether your games are reviewed by themselves, and how many cards a day has."""
    return await services.training.change(person, body)


@router.get("/next-mistake")
async def next_card(
    services: Services,
    network: Network,
    person: CurrentPerson,
    game: Annotated[str, Query(pattern="^([a-z][a-z0-9-]{0,39})?$")] = "",
    but: Annotated[str, Query(max_length=50)] = "",
) -> CardShown:
    """A card that is due."""
    services.look_limit.check(network)
    row, card, unreadable = await services.training.next_card(person, game, but)
    return await asyncio.to_thread(show_card, row, card, person, unreadable)


@router.get("/mistakes/{card_id}")
async def one_card(services: Services, network: Network, person: CurrentPerson, card_id: CardId) -> CardShown:
    services.look_limit.check(network)
    row, card = await services.training.find_card(person, card_id)
    return await asyncio.to_thread(show_card, row, card, person, 0)


@router.post("/mistakes/{card_id}")
async def answer_card(
    services: Services, network: Network, person: CurrentPerson, card_id: CardId, body: CardAttempt
) -> CardResult:
    """Answer a card; see what your answer and the best one are worth, and why."""
    services.look_limit.check(network)
    row, card = await services.training.find_card(person, card_id)
    try:
        state = await asyncio.to_thread(card.state)
    except CardError:
        raise unreadable_card() from None
    return await services.training.answer(person, row, card, resolve_answer(state, body), body.answers)


@router.get("/losses")
async def my_losses(services: Services, person: CurrentPerson) -> LossReports:
    """Your losses by kind of decision, phase and money, over your reviewed games."""
    return await services.training.report(person)


def show_card(row: CardRow, card: Card, person: Person, unreadable: int) -> CardShown:
    """Return the position without anything that tells its game; the other players have the names of bots."""
    declared = {option.name for option in registry.declaration(card.game).options}
    options = {name: value for name, value in card.deal.get("options", {}).items() if name in declared}
    try:
        shown = show_position(card.opening(), card.actions, options, person, sum(map(ord, row.id)))
    except CardError:
        raise unreadable_card() from None
    return CardShown(id=row.id, answers=row.answers, unreadable=unreadable, **shown._asdict())
