"""Quick matches: a table with people, found or made."""

from __future__ import annotations

from bigboard.schemas.matches import MatchRequest
from bigboard.schemas.tables import TableAnswer
from bigboard.server.http.deps import CurrentPerson, Network, Services, api_router

router = api_router("", "tables")


@router.post("/matches", status_code=201)
async def join_match(services: Services, network: Network, person: CurrentPerson, body: MatchRequest) -> TableAnswer:
    """Sit down at a table that waits for people, or make one; bots take the free seats after the wait."""
    services.seat_limit.check(person.id)
    await services.rate_limit.check_table(person.id, network)
    return (await services.matches.join(body, person)).answer(person)
