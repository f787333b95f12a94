"""`bigboard bot --join SERVER`: a bot account that stays online and plays where it is invited, one game at a time."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

from bigboard.client.remote_bot import LIMIT_S, CannotJoin, RemoteBot, join

RETRIES = 30
QUIET_S = 60.0  # a stream without a sign of life for so long is broken


def is_server(url: str) -> bool:
    """Return whether an address is that of a server, not of a table."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.path.strip("/") == ""


def wait_for_invitations(
    url: str,
    bot: str,
    name: str | None = None,
    token: str = "",
    say: Callable[[str], None] = print,
    limit: float | None = LIMIT_S,
    strict: bool = False,
    games: int | None = None,
) -> int:
    """Play every game to which the account is invited; return their number after `games` of them."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    desk = RemoteBot(f"{parts.scheme}://{parts.netloc}", "", bot, say, limit, strict)
    if token:
        desk.token = token
        account = desk.request("GET", "/api/bots/me")
    else:
        made = desk.request("POST", "/api/bots", {"name": (name or desk.usual_name(bot))[:24]})
        desk.token, account = made["token"], made["bot"]
        say(f"New bot account. To use it again: --token {desk.token}")
    say(f"{account['name']} ({account['id']}) waits for invitations at {desk.host}.")
    played = 0
    for event in events(desk):
        if event["type"] != "invitation":
            continue
        try:
            result = join(desk.host + event["path"], bot, say=say, limit=limit, strict=strict, token=desk.token)
            say(f"The game is over. Winner: seat {' and '.join(str(winner + 1) for winner in result['winners'])}.")
        except CannotJoin as error:
            say(f"No game at table {event['table']}: {error}")
            desk.request("DELETE", f"/api/bots/me/invitations/{event['table']}")
            continue
        played += 1
        if played == games:
            break
    return played


def events(desk: RemoteBot) -> Iterator[dict[str, Any]]:
    """Yield the events of the account's stream, which is opened again when it breaks."""
    failures = 0
    while True:
        request = urllib.request.Request(
            f"{desk.host}/api/bots/me/events", headers={"Authorization": f"Bearer {desk.token}"}
        )
        try:
            with urllib.request.urlopen(request, timeout=QUIET_S) as stream:
                for line in stream:
                    if line.startswith(b"data: "):
                        failures = 0
                        yield json.loads(line[6:])
        except urllib.error.HTTPError as error:
            if error.code != 429 and error.code < 500:
                raise CannotJoin(f"The server answers {error.code} to the event stream.") from None
            time.sleep(float(error.headers.get("Retry-After") or 1))
        except OSError:
            pass
        failures += 1
        if failures > RETRIES:
            raise CannotJoin(f"The server {desk.host} cannot be reached any more.")
        time.sleep(min(5.0, 0.2 * failures))
