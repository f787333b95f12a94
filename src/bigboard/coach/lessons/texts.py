"""The texts of lessons, terms and the two-minute pages, in the reader's language."""

from __future__ import annotations

import tomllib
from functools import cache

from bigboard.coach.lessons.lesson import Lesson, lessons
from bigboard.coach.lessons.progress import LessonRun
from bigboard.games import registry
from bigboard.games.contract import JsonDict
from bigboard.i18n import DEFAULT_LANGUAGE, REGIONS, Messages

PAGE_TURN = "¶"


@cache
def messages(language: str) -> Messages:
    return Messages(language if language in REGIONS else DEFAULT_LANGUAGE)


def pages(language: str, key: str) -> list[str]:
    return [page.strip() for page in messages(language).say(key).split(PAGE_TURN)]


def title(language: str, lesson: Lesson) -> str:
    return messages(language).say(f"lesson-{lesson.name}-title")


def about(language: str, lesson: Lesson) -> str:
    return messages(language).say(f"lesson-{lesson.name}-about")


def step_pages(language: str, run: LessonRun) -> list[str]:
    """Return the pages for the current step."""
    said, lesson, step = messages(language), run.lesson, run.step
    if run.done:
        return pages(language, f"lesson-{lesson.name}-done")
    if step is not None:
        return pages(language, f"lesson-{lesson.name}-{step.name}")
    if run.state.seat != 0:
        return [said.say("lesson-others")]
    key = f"lesson-free-{run.state.decision}"
    return [said.say(key if said.has(key) else "lesson-free")]


def wrong(language: str, run: LessonRun) -> str:
    """The friendly sentence for another answer than the one that the step asks for."""
    said = messages(language)
    key = f"lesson-{run.lesson.name}-{run.step.name}-wrong" if run.step is not None else "lesson-wrong"
    return said.say(key if said.has(key) else "lesson-wrong")


def following(lesson: Lesson) -> str | None:
    """The next lesson of the same game."""
    names = [other.name for other in lessons().values() if other.game == lesson.game]
    place = names.index(lesson.name) + 1
    return names[place] if place < len(names) else None


@cache
def term_clauses(game: str) -> dict[str, str]:
    """Return the words of a game that explain themselves, and the clause behind each."""
    file = registry.title(game).file("terms.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file is not None else {}


def terms(language: str, game: str) -> list[JsonDict]:
    said = messages(language)
    found = []
    for name, rule in term_clauses(game).items():
        key = f"term-{game}-{name}"
        found.append({"id": name, "title": said.say(key), "text": said.say(f"{key}-text"), "rule": rule})
    return found


def two_minutes(language: str, game: str) -> list[JsonDict]:
    """The parts of the page, each with its place, heading and text."""
    found = []
    for place in registry.title(game).summary_parts:
        heading, text = pages(language, f"minutes-{game}-{place}")
        found.append({"place": place, "heading": heading, "text": text})
    return found
