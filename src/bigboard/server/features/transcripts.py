"""Games that people write down from a real table, kept note by note."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from typing import Any

from bigboard.games.contract import IllegalAction, JsonDict
from bigboard.games.transcript.transcript import NoteError, Scribe
from bigboard.records import transcript_record
from bigboard.server.db.repos.transcripts import TranscriptsRepo
from bigboard.server.db.store import Store
from bigboard.server.errors import Refused, illegal
from bigboard.server.room.person import Person, short_id
from bigboard.server.schemas import messages, protocol, transcript
from bigboard.server.schemas.text_rules import clean_name

AT_ONCE = 20  # games that a person may be writing down
IN_MEMORY = 50  # scribes that are kept ready; others read their notes again


def refused(error: NoteError | IllegalAction | ValueError) -> Refused:
    if isinstance(error, IllegalAction):
        return illegal(error)
    if not isinstance(error, NoteError):
        return Refused("bad_note", str(error), reason="setup")
    facts: dict[str, Any] = dict(error.facts)
    return Refused("bad_note", str(error), reason=error.reason, **facts)


class Evenings:
    """All of them on this server. A note is on disk before it is answered."""

    def __init__(self, store: Store) -> None:
        self.repo = TranscriptsRepo(store)
        self.ready: OrderedDict[str, Scribe] = OrderedDict()
        self.lock = asyncio.Lock()  # one note after the other; each takes some milliseconds

    async def mine(self, person: str) -> list[transcript.EveningInfo]:
        return [self.listed(*found) for found in await self.repo.of_person(person)]

    def listed(self, evening_id: str, kept: JsonDict, updated: float) -> transcript.EveningInfo:
        return transcript.EveningInfo(
            id=evening_id,
            game=kept["game"],
            names=kept["names"],
            notes=len(kept["notes"]),
            over=bool(kept.get("over")),
            updated=updated,
        )

    async def begin(self, person: Person, wish: transcript.NewEvening) -> transcript.EveningShown:
        names = [clean_name(name) for name in wish.names]
        if len(set(names)) != len(names):
            raise Refused("bad_note", "Each player has a name of their own.", reason="names")
        if await self.repo.count(person.id) >= AT_ONCE:
            raise Refused("bad_note", f"You are writing down {AT_ONCE} games already.", reason="many")
        try:
            scribe = await asyncio.to_thread(transcript_record.begin, wish.game, names, wish.options, wish.me)
        except (NoteError, ValueError) as error:
            raise refused(error) from None
        evening_id = short_id(12)
        await self.repo.add(person.id, evening_id, scribe.kept())
        self.remember(evening_id, scribe)
        return shown(evening_id, scribe)

    async def find(self, person: str, evening_id: str) -> Scribe:
        document = await self.repo.find(person, evening_id)
        if document is None:
            raise Refused("no_evening", "You are not writing down such a game.")
        if evening_id not in self.ready:
            try:
                self.remember(evening_id, await asyncio.to_thread(transcript_record.resume, json.loads(document)))
            except (NoteError, ValueError) as error:
                raise refused(error) from None
        return self.ready[evening_id]

    def remember(self, evening_id: str, scribe: Scribe) -> None:
        self.ready[evening_id] = scribe
        self.ready.move_to_end(evening_id)
        while len(self.ready) > IN_MEMORY:
            self.ready.popitem(last=False)

    async def show(self, person: str, evening_id: str) -> transcript.EveningShown:
        return shown(evening_id, await self.find(person, evening_id))

    async def note(self, person: str, evening_id: str, note: transcript.Note | None) -> transcript.EveningShown:
        """A note more, or, without one, the last taken back. What cannot be leaves everything as it was."""
        async with self.lock:
            scribe = await self.find(person, evening_id)
            try:
                if note is None:
                    await asyncio.to_thread(scribe.undo)
                elif note.at != len(scribe.notes):
                    raise Refused("late", "The game has been continued elsewhere; here is how it stands.")
                else:
                    told = {"do": note.do} if note.do is not None else {"see": note.see}
                    await asyncio.to_thread(scribe.take, told)
            except (NoteError, IllegalAction) as error:
                raise refused(error) from None
            except (KeyError, TypeError, ValueError, AttributeError):
                self.ready.pop(evening_id, None)
                raise Refused("bad_message", "This does not answer the question.", where="note") from None
            kept = {**scribe.kept(), "over": scribe.ask.kind == "over"}
            try:
                await self.repo.change(evening_id, kept)
            except BaseException:
                self.ready.pop(evening_id, None)  # memory and disk must say the same
                raise
            return shown(evening_id, scribe)

    async def drop(self, person: str, evening_id: str) -> None:
        await self.repo.drop(person, evening_id)
        self.ready.pop(evening_id, None)


def shown(evening_id: str, scribe: Scribe) -> transcript.EveningShown:
    """The table as far as it is known, and what is asked. What would only be guessed is left out."""
    viewer = -1 if scribe.me is None else scribe.me
    seats = [
        protocol.SeatInfo(
            seat=number,
            kind="person",
            name=name,
            bot=None,
            person=None,
            connected=True,
            held_by=None,
            back_by=None,
        )
        for number, name in enumerate(scribe.names)
    ]
    known = scribe.events[: scribe.seen]
    entry = messages.Entry(
        seq=1,
        kind="start",
        time=0.0,
        seat=-1,
        bot=None,
        undoes=None,
        events=[event.seen_by(-1) for event in known],
    )
    state = scribe.state
    if scribe.ask.kind == "see" and scribe.doings:
        state = scribe.before_last()
    return transcript.EveningShown(
        id=evening_id,
        game=scribe.game.name,
        options=scribe.options,
        me=scribe.me,
        notes=len(scribe.notes),
        seats=seats,
        question=transcript.EveningQuestion.model_validate(scribe.ask.to_json()),
        view=state.view(-1) if viewer < 0 or scribe.ask.kind != "over" else state.view(viewer),
        entries=[entry],
    )
