"""The rest of what this browser keeps: contests, reviews, puzzles, answers, transcripts."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence

from bigboard.browser.shelf import Shelf, dump, load
from bigboard.browser.store import key_of
from bigboard.games.contract import JsonDict
from bigboard.services.ports import ASKED, DEFAULT_ANSWERS, WHOLE


class Repo:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf


class ContestsRepo(Repo):
    async def _rows(self, contest: str) -> list[tuple[JsonDict, JsonDict]]:
        """Return the tries at a contest with their tables' documents, the first one first."""
        tries = [json.loads(text) for _, text in await self.shelf.scan(f"try/{contest}/")]
        tries.sort(key=lambda one: (one["created"], one["table"]))
        found = []
        for one in tries:
            row = await load(self.shelf, key_of(one["table"]))
            if row is not None:
                found.append((one, row["document"]))
        return found

    async def tries(self, contest: str, person: str | None = None) -> list[tuple[str, JsonDict]]:
        rows = await self._rows(contest)
        return [(one["person"], document) for one, document in rows if person is None or one["person"] == person]

    async def attempts(self, contest: str) -> list[tuple[str, str, float, str]]:
        rows = await self._rows(contest)
        return [(one["table"], one["person"], one["created"], document["status"]) for one, document in rows]

    async def documents(self, ids: Sequence[str]) -> list[JsonDict]:
        rows = [await load(self.shelf, key_of(table_id)) for table_id in ids]
        return [row["document"] for row in rows if row is not None]

    async def add(self, contest: str, person: str, table_id: str) -> None:
        row = {"person": person, "table": table_id, "created": time.time()}
        await self.shelf.put({f"try/{contest}/{table_id}": dump(row)})


class ReviewsRepo(Repo):
    async def pieces(self, table_id: str, piece: str | None = None) -> dict[str, str]:
        prefix = f"review/{table_id}/"
        found = {key.removeprefix(prefix): text for key, text in await self.shelf.scan(prefix)}
        return found if piece is None else {name: text for name, text in found.items() if name == piece}

    async def put(self, table_id: str, piece: str, text: str) -> None:
        await self.shelf.put({f"review/{table_id}/{piece}": text})

    async def put_whole(self, table_id: str, text: str) -> None:
        gone = dict.fromkeys(f"review/{table_id}/{piece}" for piece in await self.pieces(table_id))
        await self.shelf.put({**gone, f"review/{table_id}/{WHOLE}": text})

    async def clear(self, table_id: str) -> None:
        await self.shelf.put(dict.fromkeys(f"review/{table_id}/{piece}" for piece in await self.pieces(table_id)))

    async def list_unfinished(self) -> list[tuple[str, str]]:
        rows = [(key.split("/"), text) for key, text in await self.shelf.scan("review/")]
        return [(table_id, text) for (_, table_id, piece), text in rows if piece == ASKED]

    async def read_finished(self, table_ids: Iterable[str]) -> dict[str, str]:
        found = {table_id: await self.shelf.get(f"review/{table_id}/{WHOLE}") for table_id in table_ids}
        return {table_id: text for table_id, text in found.items() if text is not None}


class SolversRepo(Repo):
    async def find(self, person: str) -> JsonDict | None:
        return await load(self.shelf, f"solver/{person}")

    async def put(self, person: str, document: JsonDict) -> None:
        await self.shelf.put({f"solver/{person}": dump(document)})


class AnswersRepo(Repo):
    async def kinds_of(self, person: str) -> tuple[str, ...]:
        text = await self.shelf.get(f"answers/{person}")
        return tuple(json.loads(text)) if text is not None else DEFAULT_ANSWERS

    async def change(self, person: str, kinds: tuple[str, ...]) -> None:
        await self.shelf.put({f"answers/{person}": dump(list(kinds))})


class TranscriptsRepo(Repo):
    async def of_person(self, person: str) -> list[tuple[str, JsonDict, float]]:
        rows = [(key, json.loads(text)) for key, text in await self.shelf.scan("transcript/")]
        found = [(key.removeprefix("transcript/"), row["document"], row["updated"]) for key, row in rows]
        return sorted(found, key=lambda one: -one[2])

    async def count(self, person: str) -> int:
        return len(await self.shelf.scan("transcript/"))

    async def find(self, person: str, transcript_id: str) -> str | None:
        row = await load(self.shelf, f"transcript/{transcript_id}")
        return dump(row["document"]) if row is not None else None

    async def add(self, person: str, transcript_id: str, document: JsonDict) -> None:
        await self.change(transcript_id, document)

    async def change(self, transcript_id: str, document: JsonDict) -> None:
        row = {"document": document, "updated": time.time()}
        await self.shelf.put({f"transcript/{transcript_id}": dump(row)})

    async def drop(self, person: str, transcript_id: str) -> None:
        await self.shelf.put({f"transcript/{transcript_id}": None})
