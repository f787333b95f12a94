"""Reminders of turns and of quick matches, by mail, webhook or Web Push: the settings, and the task that sends them."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from datetime import datetime
from functools import cached_property, partial
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bigboard.games import registry
from bigboard.room.person import Person
from bigboard.room.table import Table
from bigboard.schemas import my_games
from bigboard.schemas.errors import Refused
from bigboard.server.db.repos.contacts import ContactsRepo
from bigboard.server.db.repos.reminders import RemindersRepo
from bigboard.server.db.store import Store
from bigboard.server.db.table_rows import Latest
from bigboard.server.features import mailer, push
from bigboard.server.limits.rate_limit import RateLimiter
from bigboard.server.settings import Rate, Settings

log = logging.getLogger("bigboard.server")
MAIL_LIMIT = 120  # characters
MAIL = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])"
)
LOCAL_LIMIT = 64  # characters before the @
MAILS = Rate(4, 1 / 3600)  # confirmations for one person, and to one mail address
NETWORK_MAILS = Rate(12, 1 / 600)  # confirmations for all people of one network
MAIL_S = 30.0  # for a whole mail
MAIL_THREADS = 4
LOOK_UP_THREADS = 8  # for the names of webhooks' machines
MATCH_PAUSE_S = 3600.0  # seconds between two messages to a person about quick matches
AT_ONCE = 100  # reminders that are being sent


@dataclass
class ReminderSettings:
    """A person's reminder settings, and the entry of each table of which they were last reminded."""

    name: str = ""
    language: str = "en"
    mail: str | None = None
    webhook: str | None = None
    confirmed: bool = False
    matches: bool = False  # also when someone waits for players
    match_told: float = 0.0  # when that was said last
    code: str | None = None  # opens with the link in the mail
    told: dict[str, int] = field(default_factory=dict)
    devices: list[dict[str, str]] = field(default_factory=list)  # push subscriptions, the latest last
    quiet: dict[str, str] | None = None  # start, end and zone
    host: str | None = None  # of the table whose webhook this is

    def is_quiet(self, now: float) -> bool:
        """Return whether the person wants to hear nothing at this time."""
        if self.quiet is None:
            return False
        try:
            clock = datetime.fromtimestamp(now, ZoneInfo(self.quiet["zone"])).strftime("%H:%M")
        except (ZoneInfoNotFoundError, ValueError, OSError):  # another machine's zones
            return False
        start, end = self.quiet["start"], self.quiet["end"]
        return start <= clock < end if start <= end else clock >= start or clock < end

    @property
    def is_reachable(self) -> bool:
        return bool((self.mail and self.confirmed) or self.webhook or self.devices)

    def message(self, settings: Settings, push_key: str | None) -> my_games.Reminders:
        return my_games.Reminders(
            push_key=push_key,
            devices=[device["endpoint"] for device in self.devices],
            quiet=my_games.QuietHours(**self.quiet) if self.quiet is not None else None,
            mail=self.mail,
            confirmed=self.confirmed,
            webhook=self.webhook,
            matches=self.matches,
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
    player: str  # the seat's name


def checked_quiet(asked: my_games.QuietHours | None) -> dict[str, str] | None:
    """Return quiet hours as they are stored; Refused if the time zone is unknown."""
    if asked is None:
        return None
    try:
        ZoneInfo(asked.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("bad_reminder", "This time zone is unknown.", reason="zone") from None
    return asked.model_dump()


def key_of_table(table_id: str) -> str:
    """Return the key under which a table's webhook is stored, next to the settings of people."""
    return f"table/{table_id}"


def checked_mail(address: str) -> str:
    """Return the address without blanks around it; Refused if mail servers might not take it."""
    plain = address.strip()
    if len(plain) > MAIL_LIMIT or plain.find("@") > LOCAL_LIMIT or not MAIL.fullmatch(plain):
        raise Refused("bad_reminder", "That is not an email address.", reason="mail")
    return plain


class Reminders:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.repo, self.contacts = RemindersRepo(store), ContactsRepo(store)
        self.server = mailer.MailServer.read(settings.mail) if settings.mail else None
        self.limiter = RateLimiter(MAILS, "Too many mails.")
        self.network_limiter = RateLimiter(NETWORK_MAILS, "Too many mails.")
        # Separate threads: a slow mail server or name server must not hold up the loading of tables.
        self.mail_threads = ThreadPoolExecutor(MAIL_THREADS, "mail")
        self.look_up_threads = ThreadPoolExecutor(LOOK_UP_THREADS, "look-up")
        self.task: asyncio.Task[None] | None = None

    @cached_property
    def push(self) -> push.PushSender | None:
        """The sender of pushes; None where they are not allowed, or the server has no HTTPS address."""
        if not self.settings.push or not self.settings.address.startswith("https://"):
            return None
        return push.PushSender(self.store.secret, self.settings.address)

    def open(self) -> None:
        if self.server is not None or self.settings.webhooks or self.push is not None:
            self.task = asyncio.create_task(self._forever())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        for threads in (self.mail_threads, self.look_up_threads):
            threads.shutdown(wait=False, cancel_futures=True)

    # Settings.

    async def settings_of(self, person: str) -> ReminderSettings:
        found = await self.repo.find(person)
        return ReminderSettings(**found) if found is not None else ReminderSettings()

    async def keep(self, person: str, chosen: ReminderSettings) -> None:
        await self.repo.put(person, asdict(chosen))

    def message(self, chosen: ReminderSettings) -> my_games.Reminders:
        """Return the settings as a client sees them."""
        return chosen.message(self.settings, self.push.public_key if self.push is not None else None)

    async def add_device(self, person: Person, asked: my_games.NewDevice) -> ReminderSettings:
        """Send pushes to a browser from now on; the oldest of too many is dropped."""
        if self.push is None:
            raise Refused("bad_reminder", "This server does not send push notifications.", reason="no_push")
        try:
            push.check_subscription(asked.endpoint, asked.p256dh, asked.auth, self.settings.webhooks_anywhere)
        except ValueError as error:
            raise Refused("bad_reminder", str(error), reason="push") from None
        chosen = await self.settings_of(person.id)
        others = [device for device in chosen.devices if device["endpoint"] != asked.endpoint]
        added = {"endpoint": asked.endpoint, "p256dh": asked.p256dh, "auth": asked.auth}
        chosen.devices = [*others, added][-push.DEVICES :]
        chosen.name, chosen.language = person.name, asked.language
        await self.keep(person.id, chosen)
        return chosen

    async def remove_device(self, person: str, endpoint: str) -> ReminderSettings:
        chosen = await self.settings_of(person)
        chosen.devices = [device for device in chosen.devices if device["endpoint"] != endpoint]
        await self.keep(person, chosen)
        return chosen

    async def table_webhook(self, table: Table, person: Person) -> ReminderSettings:
        """Return the webhook of a table to its host."""
        if table.record.host != person.id:
            raise Refused("not_host", "Only the host of the table can do that.")
        return await self.settings_of(key_of_table(table.record.id))

    async def change_table_webhook(self, table: Table, person: Person, asked: my_games.TableWebhook) -> None:
        await self.table_webhook(table, person)
        chosen = ReminderSettings(language=asked.language, webhook=self._check_webhook(asked.webhook), host=person.id)
        await self.keep(key_of_table(table.record.id), chosen)

    def _check_webhook(self, webhook: str | None) -> str | None:
        """Return a webhook that may be called; Refused says why not."""
        if not webhook:
            return None
        if not self.settings.webhooks:
            raise Refused("bad_reminder", "This server does not call webhooks.", reason="no_webhook")
        try:
            return mailer.checked_webhook(webhook)
        except ValueError as error:
            raise Refused("bad_reminder", str(error), reason="webhook") from None

    async def change(self, person: Person, asked: my_games.MyReminders, network: str) -> ReminderSettings:
        """Change the settings. A new mail address first receives a link that confirms it."""
        chosen = await self.settings_of(person.id)
        mail = checked_mail(asked.mail) if asked.mail else None
        if mail and self.server is None:
            raise Refused("bad_reminder", "This server does not send email.", reason="no_mail")
        chosen.webhook, chosen.quiet = self._check_webhook(asked.webhook), checked_quiet(asked.quiet)
        chosen.name, chosen.language, chosen.matches = person.name, asked.language, asked.matches
        if mail != chosen.mail:
            chosen.mail, chosen.confirmed, chosen.code = mail, False, None
            if mail is not None:
                self.network_limiter.check(network)
                self.limiter.check(person.id)
                self.limiter.check(mail.lower())
                chosen.code = f"{person.id}.{secrets.token_urlsafe(16)}"
                link = f"{self.settings.address}/api/reminders/{chosen.code}"
                await self._mail(chosen, "confirm", name=person.name, link=link)
        await self.keep(person.id, chosen)
        return chosen

    async def confirm(self, code: str) -> None:
        person = code.partition(".")[0]
        chosen = await self.settings_of(person)
        if chosen.code is None or not secrets.compare_digest(chosen.code.encode(), code.encode()):
            raise Refused("bad_link", "This link is invalid or has already been used.")
        chosen.code, chosen.confirmed = None, True
        await self.keep(person, chosen)

    # Sending.

    async def _mail(self, chosen: ReminderSettings, kind: str, **facts: str) -> None:
        assert self.server is not None
        assert chosen.mail is not None
        subject, text = mailer.write_mail(chosen.language, kind, **facts)
        try:
            async with asyncio.timeout(MAIL_S):
                send = partial(self.server.send, chosen.mail, subject, text)
                await asyncio.get_running_loop().run_in_executor(self.mail_threads, send)
        except (mailer.CannotSend, TimeoutError) as error:
            log.warning("A mail was not sent: %s", str(error) or "it took too long.")
            if kind == "confirm":
                raise Refused("bad_reminder", "The email could not be sent. Try again later.", reason="mail") from None

    async def _forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.remind_every_s)
            try:
                await self.round()
                await self.tell_of_matches()
            except Refused:
                pass  # the database is away, which the store has said; the next round comes
            except Exception:
                log.exception("Reminding failed.")

    async def round(self) -> None:
        """Remind all absent people whose table waits for them of this turn, once, and side by side."""
        waiting = await self.repo.waiting(self.store.now() - self.settings.remind_after_s)
        turns = [turn for turn in map(turn_of, waiting) if turn is not None]
        free = asyncio.Semaphore(AT_ONCE)

        async def remind(turn: Turn) -> None:
            async with free:
                mine = await self.settings_of(turn.person)
                the_table = await self.settings_of(key_of_table(turn.table))
                fresh = mine.told.get(turn.table) != turn.seq and not mine.is_quiet(self.store.now())
                fresh_table = the_table.webhook is not None and the_table.told.get(turn.table) != turn.seq
                if not (fresh or fresh_table) or await self.repo.is_here(turn.table, turn.person):
                    return
                if fresh:
                    await self.remind(turn)
                if fresh_table:
                    await self.call_table_webhook(turn)

        for failure in await asyncio.gather(*map(remind, turns), return_exceptions=True):
            if isinstance(failure, BaseException):
                raise failure

    async def note_reminder(self, person: str, table_id: str, seq: int) -> ReminderSettings | None:
        """Return the settings of a person who is to be reminded of this turn; None if they were, or do not want it.

        The turn is noted before the reminder is sent: a crash may lose one, but never repeats it.
        """

        def is_wanted(document: dict[str, Any]) -> bool:
            return ReminderSettings(**document).is_reachable

        noted = await self.repo.note_told(person, table_id, seq, is_wanted)
        return ReminderSettings(**noted) if noted is not None else None

    async def remind(self, turn: Turn) -> None:
        chosen = await self.note_reminder(turn.person, turn.table, turn.seq)
        if chosen is None:
            return
        await self._send(chosen, "turn", "your_turn", turn)

    async def tell_of_matches(self) -> None:
        """Tell people who want to know it that someone waits for players: once an hour, and not those who play."""
        for text in await self.repo.waiting_matches(self.store.now()):
            match = json.loads(text)
            known = {match["host"], *match["kicked"], *(seat["person"] for seat in match["seats"])}
            for person in await self.repo.people_for_matches():
                if person not in known and not known & await self.contacts.apart(person):
                    await self.tell_of_match(person, match)

    async def tell_of_match(self, person: str, match: dict[str, Any]) -> None:
        noted = await self.repo.note_match(person, self.store.now(), MATCH_PAUSE_S)
        chosen = ReminderSettings(**noted) if noted is not None else None
        if chosen is not None and chosen.is_reachable and not chosen.is_quiet(self.store.now()):
            await self._send(chosen, "match", "match", Turn(person, match["id"], 0, name_of(match), match["game"], ""))

    async def _send(self, chosen: ReminderSettings, kind: str, event: str, turn: Turn) -> None:
        facts = {
            "name": chosen.name,
            "table": turn.name,
            "link": f"{self.settings.address}/t/{turn.table}",
            "settings": f"{self.settings.address}/settings",
        }
        if chosen.mail and chosen.confirmed and self.server is not None:
            await self._mail(chosen, kind, **facts)
        said = mailer.write_mail(chosen.language, kind, **facts)[0]
        if chosen.webhook:
            await self._call(chosen.webhook, turn, event=event, content=said)
        for device in chosen.devices:
            await self._push(turn, device, said)

    async def call_table_webhook(self, turn: Turn) -> None:
        """Call the webhook of the table, once for each decision that waits."""
        chosen = await self.note_reminder(key_of_table(turn.table), turn.table, turn.seq)
        if chosen is not None and chosen.webhook:
            said = mailer.write_mail(chosen.language, "turn", name="", table=turn.name, link="", settings="")[0]
            content = f"{turn.player} · {said}"
            await self._call(chosen.webhook, turn, event="turn", player=turn.player, content=content)

    async def _call(self, webhook: str, turn: Turn, **facts: str) -> None:
        if not self.settings.webhooks:
            return
        link = f"{self.settings.address}/t/{turn.table}"
        content = {"table": turn.table, "name": turn.name, "game": turn.game, "link": link, **facts}
        try:
            await mailer.post_webhook(webhook, content, self.settings.webhooks_anywhere, self.look_up_threads)
        except mailer.CannotSend as error:
            log.warning("A webhook was not called: %s", error)

    async def _push(self, turn: Turn, device: dict[str, str], said: str) -> None:
        """Send a push to one device; a device that has no subscription any more is forgotten."""
        if self.push is None:
            return
        content = {"title": said, "url": f"/t/{turn.table}", "tag": turn.table}
        try:
            anywhere = self.settings.webhooks_anywhere
            await self.push.send(device, content, turn.table, anywhere, self.look_up_threads)
        except mailer.CannotSend as error:
            if push.is_gone(error):
                await self.remove_device(turn.person, device["endpoint"])
            else:
                log.warning("A push was not sent: %s", error)


def turn_of(latest: Latest) -> Turn | None:
    """Return the turn that a stored table waits for; None if a bot decides."""
    table = json.loads(latest.document)
    if latest.next < 0:
        return None
    seat = table["seats"][latest.next]
    if seat["person"] is None or seat["left"] or seat.get("held"):
        return None
    return Turn(seat["person"], latest.id, latest.seq, name_of(table), table["game"], seat["name"])


def name_of(table: dict[str, Any]) -> str:
    """Return what a stored table is called: its own name, or its game and its host."""
    return str(table["name"] or f"{registry.title(table['game']).label} · {table['host_name']}")
