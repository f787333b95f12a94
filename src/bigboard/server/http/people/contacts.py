"""People you have played with: agree to be listed, see who is here, invite, block."""

from __future__ import annotations

from bigboard.schemas.contacts import Contacts, Invite, Listing
from bigboard.schemas.tables import TableAnswer
from bigboard.server.http.deps import CurrentPerson, PathTable, Services, TableId, api_router
from bigboard.server.http.tables import PersonId

router = api_router("", "people")


@router.get("/me/people")
async def my_people(services: Services, person: CurrentPerson) -> Contacts:
    """The people you have played with who agree to be listed, invitations, and whom you have blocked."""
    return await services.contacts.overview(person)


@router.put("/me/people")
async def agree(services: Services, person: CurrentPerson, body: Listing) -> Contacts:
    """Agree that people you have played with see and invite you, or no longer."""
    await services.contacts.set_listed(person, body.listed)
    return await services.contacts.overview(person)


@router.put("/me/people/{person_id}/block")
async def block(services: Services, person: CurrentPerson, person_id: PersonId) -> Contacts:
    """Block a person who has been at a table with you."""
    services.seat_limit.check(person.id)
    await services.contacts.block(person, person_id, True)
    return await services.contacts.overview(person)


@router.delete("/me/people/{person_id}/block")
async def unblock(services: Services, person: CurrentPerson, person_id: PersonId) -> Contacts:
    await services.contacts.block(person, person_id, False)
    return await services.contacts.overview(person)


@router.post("/tables/{table_id}/invitations")
async def invite(services: Services, table: PathTable, person: CurrentPerson, body: Invite) -> TableAnswer:
    """Invite a person you have played with to a table where you sit."""
    await services.rate_limit.check("invitations", person.id)
    await services.contacts.invite(table, person, body.person)
    return table.answer(person)


@router.delete("/me/invitations/{table_id}")
async def decline(services: Services, person: CurrentPerson, table_id: TableId) -> Contacts:
    """Decline an invitation. The person who sent it is not told."""
    await services.contacts.repo.drop(table_id, person.id)
    return await services.contacts.overview(person)
