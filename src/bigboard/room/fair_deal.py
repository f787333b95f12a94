"""The fair deal: players commit to values, the start freezes the list, and the deal follows from what they reveal.

Commitments and values are rows of the database, so each may reach another process. The frozen list is part of the
table's document. A player who reveals nothing in time, or another value, stays out of the deal.
"""

from __future__ import annotations

import asyncio
import contextlib

from bigboard.games.contract import JsonDict
from bigboard.records import commitments
from bigboard.room.ports import Commitment, LiveTable
from bigboard.room.record import TableRecord
from bigboard.schemas import messages

LOOK_S = 0.5  # seconds after which values are looked for even without news


def is_opening(table: LiveTable) -> bool:
    """Return whether the list of commitments is frozen and values are awaited."""
    return table.record.opening is not None and table.services.store.now() < table.record.opening_until


def server_commitment(record: TableRecord) -> str | None:
    """Return the commitment to the server's secret, which is public before the start."""
    return commitments.commitment(record.deal_secret) if record.deal_secret and record.status == "open" else None


def seats_with_commitment(record: TableRecord, persons: dict[str, str]) -> list[tuple[int, str]]:
    """Return seat and person of those with a commitment; several seats of one person count once."""
    first: dict[str, int] = {}
    for number, seat in enumerate(record.seats):
        if seat.person is not None and seat.person in persons:
            first.setdefault(seat.person, number)
    return [(number, person) for person, number in first.items()]


async def commit(table: LiveTable, person: str, commitment: str) -> None:
    """Store a player's commitment. While values are awaited, no other one counts."""
    if not is_opening(table):
        await table.services.store.put_commitment(table.record.id, person, Commitment(commitment))


async def reveal(table: LiveTable, person: str, value: str) -> None:
    """Store a player's value, if it is the one of the commitment."""
    known = (await table.services.store.commitments(table.record.id)).get(person)
    if known is not None and known.value is None and known.commitment == commitments.commitment(value):
        await table.services.store.put_commitment(table.record.id, person, Commitment(known.commitment, value))
        table.revealed.set()


async def values(table: LiveTable) -> dict[str, tuple[str, str | None]]:
    """Return the commitments that count and their values, by person: those of the frozen list, if there is one."""
    rows = await table.services.store.commitments(table.record.id)
    counted = table.record.opening
    if counted is None:
        counted = {person: row.commitment for person, row in rows.items()}
    return {
        person: (commitment, rows[person].value if person in rows and rows[person].commitment == commitment else None)
        for person, commitment in counted.items()
        if table.record.seats_of(person)
    }


async def proof(table: LiveTable) -> JsonDict:
    """Return what is stored with the deal, and shown when the game is over."""
    counted = await values(table)
    players = [
        {"seat": number, "commitment": counted[person][0], "value": counted[person][1]}
        for number, person in seats_with_commitment(
            table.record, {person: commitment for person, (commitment, _) in counted.items()}
        )
    ]
    secret = table.record.deal_secret
    return {
        "table": table.record.id,
        "commitment": commitments.commitment(secret),
        "secret": secret,
        "players": players,
    }


def ask(table: LiveTable) -> None:
    """Ask the players at this process for the values of the frozen list."""
    counted = table.record.opening or {}
    shown = [
        messages.SeatCommitment(seat=number, commitment=counted[person])
        for number, person in seats_with_commitment(table.record, counted)
    ]
    request = messages.RevealRequest(commitment=commitments.commitment(table.record.deal_secret), players=shown)
    for connection in table.connections:
        if connection.person is not None and connection.person.id in counted:
            connection.send(request)


async def open_all(table: LiveTable, timeout_s: float) -> None:
    """Freeze the list of commitments, and wait for the values.

    This is no job of the table, because the values come through its jobs.
    """

    def is_complete(counted: dict[str, tuple[str, str | None]]) -> bool:
        return all(value is not None for _, value in counted.values())

    async def freeze() -> bool:
        """Begin to wait, unless all values are here or another start has begun."""
        counted = await values(table)
        if is_complete(counted):
            return False
        if not is_opening(table):
            until = table.services.store.now() + timeout_s

            def set_list(draft: TableRecord) -> None:
                if draft.opening is None or draft.opening_until < until - timeout_s:
                    draft.opening, draft.opening_until = (
                        {one: commitment for one, (commitment, _) in counted.items()},
                        until,
                    )

            await table.change(set_list)
        return True

    if not await table.ask(freeze):
        return
    while is_opening(table):
        table.revealed.clear()
        if is_complete(await values(table)):
            return
        left = table.record.opening_until - table.services.store.now()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(table.revealed.wait(), max(0.0, min(LOOK_S, left)))


async def start(table: LiveTable) -> None:
    """Wait for the values, and start the game. Like `open_all`, this is no job of the table."""
    await open_all(table, table.services.settings.reveal_s)
    await table.ask(table.start)
