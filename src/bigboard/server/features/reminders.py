"""Turn reminders: who wants to hear by mail or webhook that a table waits for them, and the round that tells them."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from bigboard.server.db.repos.reminders import RemindersRepo
from bigboard.server.db.store import Store
from bigboard.server.errors import Refused
from bigboard.server.features import mailer
from bigboard.server.limits.rate_limit import RateLimiter
from bigboard.server.room.person import Person
from bigboard.server.room.table import Table as GameTable
from bigboard.server.schemas import own_games
from bigboard.server.settings import Rate, Settings
from bigboard.server.tables.directory import Lobby
from bigboard.server.tables.lifecycle import goes_on_alone

log = logging.getLogger("bigboard.server")
MAIL_LIMIT = 120
MAILS = Rate(4, 1 / 3600)  # confirmations that one person may ask for
WEBHOOK_LIMIT = 500


@dataclass
class Wish:
    """How a person wants to be reminded, and at which entry of which table they were last."""

    name: str = ""
    language: str = "en"
    mail: str | None = None
    webhook: str | None = None
    confirmed: bool = False
    code: str | None = None  # opens with the link in the mail
    told: dict[str, int] = field(default_factory=dict)

    def shown(self, settings: Settings) -> own_games.Reminders:
        return own_games.Reminders(
            mail=self.mail,
            confirmed=self.confirmed,
            webhook=self.webhook,
            mail_possible=bool(settings.mail),
            webhook_possible=settings.webhooks,
        )


class Turn(NamedTuple):
    """A decision that waits for a person."""

    person: str
    table: str
    seq: int
    name: str  # of the table
    game: str


def checked_mail(address: str) -> str:
    name, at, place = address.strip().rpartition("@")
    plain = address.strip().isprintable() and " " not in address.strip()
    if not at or not name or "." not in place or not plain or len(address) > MAIL_LIMIT or set(address) & set(',;<>"'):
        raise Refused("bad_reminder", "That is not a mail address.", reason="mail")
    return address.strip()


class Reminders:
    def __init__(self, settings: Settings, store: Store, lobby: Lobby) -> None:
        self.settings = settings
        self.repo = RemindersRepo(store)
        self.lobby = lobby
        self.server = mailer.MailServer.read(settings.mail) if settings.mail else None
        self.limiter = RateLimiter(MAILS, "Too many mails.")
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self.server is not None or self.settings.webhooks:
            self.task = asyncio.create_task(self._forever())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    # What people wish.

    async def wish_of(self, person: str) -> Wish:
        found = await self.repo.find(person)
        return Wish(**found) if found is not None else Wish()

    async def keep(self, person: str, wish: Wish) -> None:
        await self.repo.put(person, asdict(wish))

    async def change(self, person: Person, asked: own_games.MyReminders) -> Wish:
        """A new mail address is asked first whether it is theirs."""
        wish = await self.wish_of(person.id)
        mail = checked_mail(asked.mail) if asked.mail else None
        if mail and self.server is None:
            raise Refused("bad_reminder", "This server does not send email.", reason="no_mail")
        if asked.webhook:
            if not self.settings.webhooks:
                raise Refused("bad_reminder", "This server does not call webhooks.", reason="no_webhook")
            try:
                wish.webhook = mailer.checked_webhook(asked.webhook)
            except ValueError as error:
                raise Refused("bad_reminder", str(error), reason="webhook") from None
        else:
            wish.webhook = None
        wish.name, wish.language = person.name, asked.language
        if mail != wish.mail:
            wish.mail, wish.confirmed, wish.code = mail, False, None
            if mail is not None:
                self.limiter.check(person.id)
                wish.code = f"{person.id}.{secrets.token_urlsafe(16)}"
                link = f"{self.settings.address}/api/reminders/{wish.code}"
                await self._mail(wish, "confirm", name=person.name, link=link)
        await self.keep(person.id, wish)
        return wish

    async def confirm(self, code: str) -> None:
        person = code.partition(".")[0]
        wish = await self.wish_of(person)
        if wish.code is None or not secrets.compare_digest(wish.code.encode(), code.encode()):
            raise Refused("bad_link", "This link is used up or wrong.")
        wish.code, wish.confirmed = None, True
        await self.keep(person, wish)

    # Telling them.

    async def _mail(self, wish: Wish, kind: str, **facts: str) -> None:
        assert self.server is not None
        assert wish.mail is not None
        subject, text = mailer.written(wish.language, kind, **facts)
        try:
            await asyncio.to_thread(self.server.send, wish.mail, subject, text)
        except mailer.CannotSend as error:
            log.warning("A mail was not sent: %s", error)
            if kind == "confirm":
                raise Refused("bad_reminder", "The email could not be sent. Try again later.", reason="mail") from None

    async def _forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.remind_every_s)
            try:
                await self.round()
            except Refused:
                pass  # the database is away, which the store has said; the next round comes
            except Exception:
                log.exception("Reminding failed.")

    async def round(self) -> None:
        """Everybody whose table waits for them, who is not there, and who has not been told of this turn."""
        awake = [self.awaited(table) for table in list(self.lobby.tables.values())]
        for turn in [*awake, *await self.asleep()]:
            if turn is not None and (await self.wish_of(turn.person)).told.get(turn.table) != turn.seq:
                await self.remind(turn)

    def awaited(self, table: GameTable) -> Turn | None:
        if not table.running or table.game_log.deciding < 0 or table.bot_for(table.game_log.deciding) is not None:
            return None
        person = table.record.seats[table.game_log.deciding].person
        if person is None or table.present(person) or not self.is_time(table.game_log.entries[-1].time):
            return None
        return Turn(person, table.record.id, table.game_log.seq, table.record.name, table.record.game)

    def is_time(self, since: float) -> bool:
        return time.time() - since >= self.settings.remind_after_s

    async def asleep(self) -> list[Turn]:
        """The same for tables that are in no server's memory, as after a restart: no one is there."""
        found = await self.repo.sleeping()
        turns = [self.turn_of(*row) for row in found if row[0] not in self.lobby.tables]
        return [turn for turn in turns if turn is not None]

    def turn_of(self, table_id: str, document: str, latest: str) -> Turn | None:
        if goes_on_alone(document, latest):
            return None
        entry, table = json.loads(latest), json.loads(document)
        person = table["seats"][entry["next"]]["person"] if entry["next"] >= 0 else None
        if person is None or not self.is_time(entry["time"]):
            return None
        return Turn(person, table_id, entry["seq"], table["name"], table["game"])

    async def note_told(self, person: str, table_id: str, seq: int) -> Wish | None:
        """The wish of a person who is to be told of this turn now; None if they were, or do not want to be.

        Noted before it is sent: rather once too few than again and again.
        """

        def wanted(document: dict[str, Any]) -> bool:
            wish = Wish(**document)
            return bool((wish.mail and wish.confirmed) or wish.webhook)

        noted = await self.repo.note_told(person, table_id, seq, wanted)
        return Wish(**noted) if noted is not None else None

    async def remind(self, turn: Turn) -> None:
        wish = await self.note_told(turn.person, turn.table, turn.seq)
        if wish is None:
            return
        facts = {
            "name": wish.name,
            "table": turn.name,
            "link": f"{self.settings.address}/t/{turn.table}",
            "settings": f"{self.settings.address}/settings",
        }
        if wish.mail and wish.confirmed and self.server is not None:
            await self._mail(wish, "turn", **facts)
        if wish.webhook and self.settings.webhooks:
            content: dict[str, Any] = {
                "event": "your_turn",
                "table": turn.table,
                "name": turn.name,
                "game": turn.game,
                "link": facts["link"],
                "content": mailer.written(wish.language, "turn", **facts)[0],
            }
            try:
                await asyncio.to_thread(mailer.post_webhook, wish.webhook, content, self.settings.webhooks_anywhere)
            except mailer.CannotSend as error:
                log.warning("A webhook was not called: %s", error)
