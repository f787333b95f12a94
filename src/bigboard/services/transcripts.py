"""Transcripts: games from a real table, stored note by note."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from typing import Any

from bigboard.games.contract import IllegalAction, JsonDict
from bigboard.games.transcript.transcript import NoteError, Transcript
from bigboard.records import transcript_record
from bigboard.room.actor import run_aside
from bigboard.room.person import Person, short_id
from bigboard.schemas import messages, tables, transcripts
from bigboard.schemas.errors import Refused, illegal
from bigboard.schemas.text_rules import clean_name
from bigboard.services.ports import TranscriptStore

AT_ONCE = 20  # games that a person may be writing down
IN_MEMORY = 50  # scribes that are kept ready; others read their notes again


def refusal(error: NoteError | IllegalAction | ValueError) -> Refused:
    if isinstance(error, IllegalAction):
        return illegal(error)
    if not isinstance(error, NoteError):
        return Refused("bad_note", str(error), reason="setup")
    facts: dict[str, Any] = dict(error.facts)
    return Refused("bad_note", str(error), reason=error.reason, **facts)


class Transcripts:
    """All transcripts. A note is on disk before it is acknowledged."""

    def __init__(self, repo: TranscriptStore) -> None:
        self.repo = repo
        self.ready: OrderedDict[str, Transcript] = OrderedDict()
        self.lock = asyncio.Lock()  # one note after the other; each takes some milliseconds

    async def mine(self, person: str) -> list[transcripts.TranscriptInfo]:
        return [self.transcript_info(*found) for found in await self.repo.of_person(person)]

    def transcript_info(self, transcript_id: str, kept: JsonDict, updated: float) -> transcripts.TranscriptInfo:
        return transcripts.TranscriptInfo(
            id=transcript_id,
            game=kept["game"],
            names=kept["names"],
            notes=len(kept["notes"]),
            over=bool(kept.get("over")),
            updated=updated,
        )

    async def begin(self, person: Person, request: transcripts.NewTranscript) -> transcripts.TranscriptShown:
        names = [clean_name(name) for name in request.names]
        if len(set(names)) != len(names):
            raise Refused("bad_note", "Each player needs a different name.", reason="names")
        if await self.repo.count(person.id) >= AT_ONCE:
            raise Refused("bad_note", f"You are already recording {AT_ONCE} games.", reason="many")
        try:
            transcript = await run_aside(transcript_record.begin, request.game, names, request.options, request.me)
        except (NoteError, ValueError) as error:
            raise refusal(error) from None
        transcript_id = short_id(12)
        await self.repo.add(person.id, transcript_id, transcript.to_json())
        self.remember(transcript_id, transcript)
        return show_transcript(transcript_id, transcript)

    async def find(self, person: str, transcript_id: str) -> Transcript:
        document = await self.repo.find(person, transcript_id)
        if document is None:
            raise Refused("no_transcript", "You are not recording this game.")
        if transcript_id not in self.ready:
            try:
                self.remember(transcript_id, await run_aside(transcript_record.resume, json.loads(document)))
            except (NoteError, ValueError) as error:
                raise refusal(error) from None
        return self.ready[transcript_id]

    def remember(self, transcript_id: str, transcript: Transcript) -> None:
        self.ready[transcript_id] = transcript
        self.ready.move_to_end(transcript_id)
        while len(self.ready) > IN_MEMORY:
            self.ready.popitem(last=False)

    async def show(self, person: str, transcript_id: str) -> transcripts.TranscriptShown:
        return show_transcript(transcript_id, await self.find(person, transcript_id))

    async def note(self, person: str, transcript_id: str, note: transcripts.Note | None) -> transcripts.TranscriptShown:
        """Add a note; without one, undo the last. An impossible note changes nothing."""
        async with self.lock:
            transcript = await self.find(person, transcript_id)
            try:
                if note is None:
                    await run_aside(transcript.undo)
                elif note.at != len(transcript.notes):
                    raise Refused("late", "The game has continued elsewhere; here is the current position.")
                else:
                    taken = {"do": note.do} if note.do is not None else {"see": note.see}
                    await run_aside(transcript.take, taken)
            except (NoteError, IllegalAction) as error:
                raise refusal(error) from None
            except (KeyError, TypeError, ValueError, AttributeError):
                self.ready.pop(transcript_id, None)
                raise Refused("bad_message", "This does not answer the question.", where="note") from None
            kept = {**transcript.to_json(), "over": transcript.ask.kind == "over"}
            try:
                await self.repo.change(transcript_id, kept)
            except BaseException:
                self.ready.pop(transcript_id, None)  # memory and disk must say the same
                raise
            return show_transcript(transcript_id, transcript)

    async def drop(self, person: str, transcript_id: str) -> None:
        await self.repo.drop(person, transcript_id)
        self.ready.pop(transcript_id, None)


def show_transcript(transcript_id: str, transcript: Transcript) -> transcripts.TranscriptShown:
    """Return the table as far as it is known, and the next question, without guesses."""
    viewer = -1 if transcript.me is None else transcript.me
    seats = [
        tables.SeatInfo(
            seat=number,
            kind="person",
            name=name,
            bot=None,
            person=None,
            connected=True,
            held_by=None,
            back_by=None,
        )
        for number, name in enumerate(transcript.names)
    ]
    known = transcript.events[: transcript.seen]
    entry = messages.Entry(
        seq=1,
        kind="start",
        time=0.0,
        seat=-1,
        bot=None,
        undoes=None,
        events=[event.seen_by(-1) for event in known],
    )
    state = transcript.state
    if transcript.ask.kind == "see" and transcript.doings:
        state = transcript.before_last()
    return transcripts.TranscriptShown(
        id=transcript_id,
        game=transcript.game.name,
        options=transcript.options,
        me=transcript.me,
        notes=len(transcript.notes),
        seats=seats,
        question=transcripts.TranscriptQuestion.model_validate(transcript.ask.to_json()),
        view=state.view(-1) if viewer < 0 or transcript.ask.kind != "over" else state.view(viewer),
        entries=[entry],
    )
