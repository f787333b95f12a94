"""The first part of training: lessons are held, kept in a file, and learned from."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any, Final

from bigboard.train.checkpoint import log
from bigboard.train.dataset import Library
from bigboard.train.input_selection import secret_columns
from bigboard.train.learner import Learner
from bigboard.train.search_labels import Lesson, Terms, hold, read_lesson

LESSONS: Final = "lessons.jsonl"
CHUNK: Final = 32  # lessons after which they are learned from
ROOM: Final = 400_000  # decisions that are kept in mind, of some 4 kB each
PASS: Final = 20_000  # decisions that are learned from after each chunk
LAST_PASSES: Final = 6  # in the end: how often everything is gone through, slower and slower
EXAM: Final = 24  # games against three greedy after each chunk; fewer after a few lessons
LAST_EXAM: Final = 200
SEEDS: Final = 1_000_000  # lessons of one seed

Tell = Callable[[str], None]


class Pretraining:
    """Lessons of one training run."""

    def __init__(self, learner: Learner, folder: Path, jobs: int | None, on: str) -> None:
        plan = learner.plan
        self.learner = learner
        self.folder = folder
        self.path = folder / LESSONS
        self.jobs = jobs
        self.on = on
        self.terms = Terms(plan.game, plan.players, plan.options)
        self.library = Library(self.terms, learner.selection, secret_columns(plan.game), ROOM)
        self.held: set[int] = set()  # the numbers of lessons

    def run(self, seconds: float, lessons: int, tell: Tell) -> None:
        """Hold lessons and learn from them until the time is up (`lessons` < 0), or until there have been `lessons`."""
        progress = self.learner.progress
        self.remember(tell)
        while progress.lessons < lessons if lessons >= 0 else progress.seconds < seconds:
            began = time.perf_counter()
            self.hold(min(CHUNK, lessons - progress.lessons) if lessons >= 0 else CHUNK)
            line = self.learner.study(self.library.all(), PASS, False)
            line |= self.learner.examine(min(EXAM, progress.lessons))
            progress.seconds += time.perf_counter() - began
            self.report(line, tell)
        if self.library.rows:
            began = time.perf_counter()
            line = self.learner.study(self.library.all(), LAST_PASSES * self.library.rows, True)
            line |= self.learner.examine(min(LAST_EXAM, 4 * progress.lessons))
            progress.seconds += time.perf_counter() - began
            self.report(line, tell)
        progress.schooled = True

    def hold(self, count: int) -> None:
        """The next lessons, in the order of their numbers wherever they were held; what is finished is kept."""
        first = self.learner.plan.seed * SEEDS
        numbers = islice((number for number in range(first, first + SEEDS) if number not in self.held), count)
        done: list[Lesson] = []
        try:
            for lesson in hold(self.terms, list(numbers), self.jobs, self.on):
                done.append(lesson)  # noqa: PERF402  what is done must be there when the next one fails
        finally:
            self.write(sorted(done))

    def remember(self, tell: Tell) -> None:
        """The lessons of before, where training was stopped among them."""
        if not self.path.exists():
            return
        lines = self.path.read_text(encoding="utf-8").splitlines()
        self.learner.progress.lessons = 0
        for line in lines:
            try:
                lesson = read_lesson(line)
            except ValueError:  # the program was stopped while it wrote the last one
                whole = lines[: self.learner.progress.lessons]
                self.path.write_text("".join(f"{one}\n" for one in whole), encoding="utf-8")
                break
            self.note(lesson)
        tell(f"Lessons of before in {self.path}: {self.learner.progress.lessons}.")

    def write(self, lessons: list[Lesson]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            for lesson in lessons:
                file.write(lesson.line() + "\n")
                self.note(lesson)
                self.learner.progress.processor += lesson.seconds

    def note(self, lesson: Lesson) -> None:
        self.held.add(lesson.number)
        used = time.process_time()
        self.library.add(lesson)
        self.learner.progress.lessons += 1
        self.learner.progress.processor += time.process_time() - used

    def report(self, line: dict[str, Any], tell: Tell) -> None:
        progress = self.learner.progress
        found = {
            **line,  # where "lessons" is an error of the net
            "lessons": progress.lessons,
            "minutes": progress.seconds / 60,
            "processor": progress.processor / 60,
        }
        progress.curve.append(found)
        log(self.folder, found)
        tell(
            f"{found['minutes']:6.1f} min ({found['processor']:.1f} processor)  lessons {progress.lessons:5d}  "
            f"decisions {self.library.rows:6d}  left to learn {line['missed']:.3f}  "
            f"wins {100 * line['wins_teacher']:4.1f} % of {line['games_teacher']:.0f}"
        )
