"""People whom the administrator has muted or blocked, in all processes."""

from __future__ import annotations

import contextlib

from bigboard.room import host_actions
from bigboard.schemas.errors import Refused
from bigboard.server.tables.directory import Lobby

MOST = 1000  # tables of a person at which a block is applied


async def renew_measures(lobby: Lobby) -> None:
    """Read the measures from the database; the windows of people who are blocked close."""
    await lobby.moderation.open()
    close_windows(lobby)


def close_windows(lobby: Lobby) -> None:
    for window in [one for one in lobby.connections() if one.person is not None]:
        if window.person is not None and lobby.moderation.kind_of(window.person.id) == "blocked":
            window.close(4003, "The administrator of this server has blocked you.")


async def send_away(lobby: Lobby, person: str) -> None:
    """Take the seats of a blocked person at all tables, and close their windows."""
    for stored in await lobby.store.tables_of(person, MOST):
        if stored.get("status") in ("open", "running"):
            with contextlib.suppress(Refused):  # quarantined
                await host_actions.banish(await lobby.find(stored["id"]), person)
    close_windows(lobby)
