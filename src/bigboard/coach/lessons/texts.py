"""What lessons, terms and the pages of two minutes say, in the reader's language."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from bigboard.coach.lessons.lesson import Lesson, lessons
from bigboard.coach.lessons.progress import LessonRun
from bigboard.games.contract import JsonDict
from bigboard.i18n import DEFAULT_LANGUAGE, REGIONS, Messages

TERMS = Path(__file__).with_name("terms.toml")
PAGE_TURN = "¶"
# The parts of a game's page in their order; `minutes-GAME-PLACE` has heading and text.
PLACES = {
    "acquire": ("title", "aim", "turn", "found", "grow", "buy", "merge", "safe", "end"),
    "stockpile": ("title", "aim", "pair", "supply", "demand", "action", "sell", "move", "end"),
}


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
    """What the reader is told now."""
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
def rules_of_terms() -> dict[str, dict[str, str]]:
    """By game: the words that explain themselves, and the clause behind each."""
    return tomllib.loads(TERMS.read_text(encoding="utf-8"))


def terms(language: str, game: str) -> list[JsonDict]:
    said = messages(language)
    found = []
    for name, rule in rules_of_terms().get(game, {}).items():
        key = f"term-{game}-{name}"
        found.append({"id": name, "title": said.say(key), "text": said.say(f"{key}-text"), "rule": rule})
    return found


def two_minutes(language: str, game: str) -> list[JsonDict]:
    """The parts of the page, each with its place, heading and text."""
    found = []
    for place in PLACES.get(game, ()):
        heading, text = pages(language, f"minutes-{game}-{place}")
        found.append({"place": place, "heading": heading, "text": text})
    return found
