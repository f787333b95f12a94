"""A lesson at a table: where it stands, what it asks for, and how its bots answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from weakref import WeakKeyDictionary

from bigboard.coach.lessons.lesson import lessons
from bigboard.coach.lessons.progress import Answer, LessonRun, NotYet
from bigboard.games.contract import JsonDict
from bigboard.room.actor import run_aside
from bigboard.room.game_log import LogEntry
from bigboard.room.ports import LiveTable
from bigboard.schemas.errors import Refused


def answers(entries: Sequence[LogEntry]) -> Iterator[Answer]:
    """The log as the lesson counts it: what came in one message is one answer."""
    actions: list[JsonDict] = []
    for place, entry in enumerate(entries, 1):
        assert entry.action is not None
        actions.append(entry.action)
        following = entries[place] if place < len(entries) else None
        if entry.key is None or following is None or (following.key, following.person) != (entry.key, entry.person):
            yield Answer(entry.seat, actions)
            actions = []


class Followed:
    """A run that goes along with the log of a table, so that no action is played twice."""

    def __init__(self, run: LessonRun) -> None:
        self.run = run
        self.entries: list[LogEntry] = []

    def catch_up(self, standing: list[LogEntry]) -> bool:
        """One answer after the other; False if something was taken back, so that another run has to begin."""
        known = len(self.entries)
        if standing[:known] != self.entries:
            return False
        for answer in answers(standing[known:]):
            self.run.take(answer)
        self.entries = list(standing)
        return True


followed: WeakKeyDictionary[LiveTable, Followed] = WeakKeyDictionary()


def run_of(table: LiveTable) -> LessonRun | None:
    """Return the progress of the lesson at this table; None without a lesson, or with one that no longer exists."""
    lesson = lessons().get(table.record.lesson or "")
    if lesson is None or table.game_log.state is None:
        return None
    found = followed.get(table)
    if found is None or not found.catch_up(table.game_log.standing):
        found = followed[table] = Followed(LessonRun(lesson, deal=table.game_log.entries[0].deal))
        found.catch_up(table.game_log.standing)
    return found.run


def check(table: LiveTable, actions: Sequence[int]) -> None:
    """Refused, with the name of the step, if the lesson asks for something else."""
    run = run_of(table) if table.record.lesson is not None else None
    try:
        if run is not None:
            run.check(table.game_log.describe_all(actions))
    except NotYet as error:
        raise Refused("lesson", str(error), step=error.step.name) from None


def explains(table: LiveTable) -> bool:
    """Return whether a lesson is played here and one of its steps is about the present question."""
    run = run_of(table) if table.record.lesson is not None else None
    return run is not None and run.step is not None


async def bot_action(table: LiveTable) -> int:
    run = run_of(table)
    if run is None:
        return table.game_log.running().legal_actions()[0]
    return await run_aside(run.bot_action)


async def note_done(table: LiveTable) -> None:
    """A lesson that was gone through is remembered."""
    if table.record.lesson is None or table.record.lesson_done:
        return
    run = run_of(table)
    if run is not None and run.done:
        await table.change(lambda draft: setattr(draft, "lesson_done", True))
