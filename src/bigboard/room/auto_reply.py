"""Automatic answers: the only one there is, and those that players have left to their tables.

A question with one answer is never put to a person, even where the game asks it because others could conclude
something from silence (STK-HID-15). The table takes a moment before it answers, as a person would. How long does not
depend on the question, the answer or the reason, so the time tells others nothing about hidden cards.
"""

from __future__ import annotations

import asyncio
import contextlib
import random

from bigboard.games.contract import State
from bigboard.room import lessons
from bigboard.room.ports import AnswerStore, LiveTable
from bigboard.schemas.errors import Refused

KINDS = ("show", "pass")
AGAIN_S = 1.0  # after which a database that was away is asked again


def answer_for(state: State, kinds: tuple[str, ...]) -> int | None:
    """Return the only action, or the one that these kinds give now; None where the person has to decide."""
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    types = [state.describe(action)["type"] for action in legal]
    if "show" in kinds and set(types) == {"show"}:
        return legal[-1]  # all of them: the answers are counted upwards
    if "pass" in kinds and "pass" in types:
        return legal[types.index("pass")]
    return None


class AutoReplies:
    """The answers that people leave to their tables: read once from the store, then cached."""

    def __init__(self, store: AnswerStore, pause_s: tuple[float, float]) -> None:
        self.store = store
        self.pause_s = pause_s
        self.known: dict[str, tuple[str, ...]] = {}
        self.planned: dict[str, tuple[int, asyncio.Task[None]]] = {}  # by table

    async def kinds_of(self, person: str) -> tuple[str, ...]:
        if person not in self.known:
            self.known[person] = await self.store.kinds_of(person)
        return self.known[person]

    async def change(self, person: str, kinds: list[str]) -> tuple[str, ...]:
        wanted = tuple(kind for kind in KINDS if kind in kinds)
        await self.store.change(person, wanted)
        self.known[person] = wanted
        return wanted

    def pause(self) -> float:
        """Return the seconds before an answer: mostly short, now and then longer."""
        least, most = self.pause_s
        return random.triangular(least, most, least + (most - least) / 4)

    def plan(self, table: LiveTable) -> None:
        """Answer for the person who decides, if there is one answer only or they have left it to the table."""
        seq, seat = table.game_log.seq, table.game_log.deciding
        name = table.record.id
        if name in self.planned and self.planned[name][0] == seq:
            return
        person = table.record.seats[seat].person if seat >= 0 else None
        if person is None or table.bot_for(seat) is not None:
            return
        if person in self.known and self._answer_now(table, person) is None:
            return
        self.planned[name] = seq, asyncio.create_task(self._answer(table, seq, seat, person))

    def will_answer(self, table: LiveTable, seat: int) -> bool:
        """Return whether the table answers the present question for this seat."""
        person = table.record.seats[seat].person if seat >= 0 and seat == table.game_log.deciding else None
        return person in self.known and self._answer_now(table, person) is not None

    def forget(self, table: LiveTable) -> None:
        _, task = self.planned.pop(table.record.id, (0, None))
        if task is not None:
            task.cancel()

    async def _wait_for_kinds(self, person: str) -> tuple[str, ...]:
        """Return the kinds, when the database is back."""
        while True:
            with contextlib.suppress(Refused):
                return await self.kinds_of(person)
            await asyncio.sleep(AGAIN_S)

    def _answer_now(self, table: LiveTable, person: str) -> int | None:
        """Return the answer to the present question; in a lesson people answer where they have a choice."""
        if lessons.explains(table):
            return None
        kinds = self.known.get(person, ()) if table.record.lesson is None else ()
        return answer_for(table.game_log.running(), kinds)

    async def _answer(self, table: LiveTable, seq: int, seat: int, person: str) -> None:
        await self._wait_for_kinds(person)
        if table.game_log.seq != seq or self._answer_now(table, person) is None:
            return
        await asyncio.sleep(self.pause())

        async def act() -> None:
            if table.running and table.game_log.seq == seq and table.bot_for(seat) is None:
                action = self._answer_now(table, person)
                if action is not None:
                    await table.append("action", seat=seat, person=person, actions=[action])
                    await lessons.note_done(table)

        try:
            await table.ask(act)
        except Refused:
            return  # the table has moved on
