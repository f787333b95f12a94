"""The tables of this browser: the port `DirectoryStore` on a shelf.

Keys: `table/ID` is the document with its version, `entry/ID/…` the log, `chat/ID/…` the chat, `commitment/ID/…` the
commitments. Windows exist in memory alone: they end with the page.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Sequence

from bigboard.browser.shelf import Shelf, dump, load
from bigboard.games.contract import JsonDict
from bigboard.room.person import Person, Presence
from bigboard.room.ports import Change, Commitment, Head, SeqTaken, Stored, VersionTaken

ME = "here"


class OnlyMember:
    """The only process."""

    me = ME
    alive = frozenset({ME})

    def turn(self, table_id: str) -> float:
        return 0.0

    def delay(self, table_id: str, writer: str) -> float:
        return 0.0


class BrowserStore:
    shared = False

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.members = OnlyMember()
        self.presence: dict[str, Presence] = {}
        self.lock = asyncio.Lock()

    def now(self) -> float:
        return time.time()

    def tell(self, what: str, *words: object) -> None:
        """Tell no one: there are no other processes."""

    @contextlib.asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[None]:
        """Nothing else asks for it at the same time: the services lock what two windows could do at once."""
        yield

    async def add_table(self, document: JsonDict, added: Sequence[JsonDict] = ()) -> None:
        row = {"document": document, "version": 1, "seq": len(added), "chats": 0, "updated": self.now()}
        await self.shelf.put({key_of(document["id"]): dump(row), **entry_texts(document["id"], 1, added)})

    async def append(
        self, table_id: str, seq: int, added: Sequence[JsonDict], change: Change | None = None
    ) -> list[JsonDict]:
        async with self.lock:
            row = await self._row(table_id)
            if row["seq"] != seq - 1:
                raise SeqTaken
            row["seq"] += len(added)
            return await self._put(table_id, row, change, entry_texts(table_id, seq, added))

    async def change(self, table_id: str, change: Change) -> list[JsonDict]:
        async with self.lock:
            return await self._put(table_id, await self._row(table_id), change, {})

    async def say(self, table_id: str, line: JsonDict) -> JsonDict:
        (said,) = await self.change(table_id, Change(None, 0, self.now(), [line]))
        return said

    async def _row(self, table_id: str) -> JsonDict:
        row = await load(self.shelf, key_of(table_id))
        assert row is not None
        return row

    async def _put(
        self, table_id: str, row: JsonDict, change: Change | None, texts: dict[str, str | None]
    ) -> list[JsonDict]:
        lines: list[JsonDict] = []
        if change is not None:
            if change.document is not None:
                if change.version != row["version"]:
                    raise VersionTaken
                row["version"] += 1
                row["document"] = change.document
            for line in change.lines:
                row["chats"] += 1
                lines.append({**line, "n": row["chats"]})
                texts[f"chat/{table_id}/{row['chats']:06}"] = dump(lines[-1])
        row["updated"] = self.now()
        await self.shelf.put({key_of(table_id): dump(row), **texts})
        return lines

    async def load_table(self, table_id: str) -> Stored | None:
        return await self.read_since(table_id, Head(-1, 0, 0, 0.0))

    async def read_since(self, table_id: str, known: Head) -> Stored | None:
        row = await load(self.shelf, key_of(table_id))
        if row is None:
            return None
        here = self.presence.get(table_id, Presence())
        entries = await self._numbered_rows(f"entry/{table_id}/", known.seq) if row["seq"] > known.seq else []
        chat = await self._numbered_rows(f"chat/{table_id}/", known.chats) if row["chats"] > known.chats else []
        document = row["document"] if row["version"] != known.version else None
        return Stored(head_of(row, here), document, entries, ME, chat, here)

    async def _numbered_rows(self, prefix: str, known: int) -> list[JsonDict]:
        return [json.loads(text) for _, text in (await self.shelf.scan(prefix))[known:]]

    async def heads(self, ids: Sequence[str]) -> dict[str, Head]:
        rows = {table_id: await load(self.shelf, key_of(table_id)) for table_id in ids}
        return {one: head_of(row, self.presence.get(one, Presence())) for one, row in rows.items() if row is not None}

    async def note_windows(self, table_id: str, person: Person, windows: int, players: Sequence[str]) -> None:
        now, before = self.now(), self.presence.get(table_id, Presence())
        counts = {**before.windows, person.id: windows}
        came = now if windows and not before.windows else before.players_since
        self.presence[table_id] = Presence(
            {one: count for one, count in counts.items() if count},
            {**before.names, person.id: person.name},
            {**before.since, person.id: now},
            came,
        )

    async def commitments(self, table_id: str) -> dict[str, Commitment]:
        prefix = f"commitment/{table_id}/"
        found = await self.shelf.scan(prefix)
        return {key.removeprefix(prefix): Commitment(*json.loads(text)) for key, text in found}

    async def put_commitment(self, table_id: str, person: str, commitment: Commitment) -> None:
        await self.shelf.put({f"commitment/{table_id}/{person}": dump(list(commitment))})

    async def tables_of(self, person: str, limit: int) -> list[JsonDict]:
        rows = [json.loads(text) for _, text in await self.shelf.scan("table/")]
        rows.sort(key=lambda row: -row["updated"])
        return [row["document"] for row in rows if is_of(row["document"], person)][:limit]

    async def count_of(self, person: str) -> int:
        return len(await self.tables_of(person, 1_000_000))


def key_of(table_id: str) -> str:
    return f"table/{table_id}"


def entry_texts(table_id: str, seq: int, added: Sequence[JsonDict]) -> dict[str, str | None]:
    return {f"entry/{table_id}/{seq + n:06}": dump(entry) for n, entry in enumerate(added)}


def head_of(row: JsonDict, here: Presence) -> Head:
    return Head(row["version"], row["seq"], row["chats"], here.players_since)


def is_of(document: JsonDict, person: str) -> bool:
    """Return whether a person hosts or plays at a table."""
    return document["host"] == person or any(seat.get("person") == person for seat in document["seats"])
