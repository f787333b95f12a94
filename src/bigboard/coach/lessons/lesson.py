"""A lesson: a fixed deal, steps that a person does, and what the bots answer. `lessons/NAME.toml` has one each.

The texts are messages named after lesson and step, in `locales/LANG/lessons`. docs/learn/lessons.md has the recipe.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from bigboard.games import registry
from bigboard.games.contract import JsonDict

PERSON = 0  # the seat of the learner

# A pattern names fields of an offered choice (docs/reference/offers.md): a value, or a list of accepted values.
Pattern = Mapping[str, Any]


@dataclass(frozen=True)
class Step:
    """One thing to do. Its text is `lesson-NAME-STEP`; `¶` in it turns the page.

    It is due when the person is asked one of these questions, in that round if one is named, and after that event if
    one is named. What `optional` steps wait for may never come; they are passed over.
    """

    name: str
    questions: tuple[str, ...]
    round: int | None = None
    event: str | None = None
    optional: bool = False
    allow: tuple[Pattern, ...] = ()  # none: whatever the rules allow
    refuse: tuple[Pattern, ...] = ()
    count: int | None = None  # how many pieces a choice of several has
    spot: tuple[str, ...] = ()  # what lights up on the table: data-spot of the client


@dataclass(frozen=True)
class Lesson:
    name: str
    game: str
    place: int  # among the lessons of the game
    kind: str  # "first" for a whole first game, "module" for one module
    minutes: int
    players: int
    options: Mapping[str, Any]
    seed: str
    fixed: Mapping[str, Any]  # what of the deal is not left to the seed
    bots: tuple[str, ...]  # on the seats after the person's
    script: Mapping[int, tuple[Pattern, ...]]  # what those seats answer, one after the other
    steps: tuple[Step, ...]

    @property
    def whole(self) -> bool:
        """Return whether the lesson lasts until the game is over."""
        return self.kind == "first"

    def deal(self) -> JsonDict:
        """The deal of the seed, with what the lesson lays down: first tiles, first cards, pairs of the first rounds."""
        deal = registry.game(self.game).deal(self.players, self.seed, self.options)
        for name, wanted in self.fixed.items():
            if name in ("bag", "market", "commerce", "investors", "strategies"):
                deal[name] = first_of(deal[name], wanted)
            elif name == "pairs":
                for number, pairs in enumerate(wanted):
                    deal["rounds"][number]["pairs"] = [list(pair) for pair in pairs]
            elif name == "starting_shares":
                given_back = list(deal[name])
                deal["market"] = swap_starting_shares(deal["market"], given_back, list(wanted))
                deal[name] = list(wanted)
            else:
                deal[name] = wanted
        return deal


def first_of(shuffled: Sequence[str], wanted: Sequence[str]) -> list[str]:
    """The wanted pieces on top, the others after them as they were shuffled."""
    rest = list(shuffled)
    for piece in wanted:
        rest.remove(piece)
    return [*wanted, *rest]


def swap_starting_shares(market: Sequence[str], given_back: Sequence[str], taken: Sequence[str]) -> list[str]:
    """The deck after other shares were taken out of it for the start; what is put back goes to the bottom."""
    deck = [*market, *given_back]
    for card in taken:
        deck.remove(card)
    return deck


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by their name, game by game, in the order in which they are learnt."""
    files = [file for title in registry.titles().values() for file in title.files("lessons")]
    found = [read(file.name.removesuffix(".toml"), tomllib.loads(file.read_text(encoding="utf-8"))) for file in files]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: (lesson.game, lesson.place))}


def read(name: str, entry: dict[str, Any]) -> Lesson:
    return Lesson(
        name=name,
        game=entry["game"],
        place=entry["place"],
        kind=entry["kind"],
        minutes=entry["minutes"],
        players=len(entry["bots"]) + 1,
        options=entry.get("options", {}),
        seed=entry.get("seed", name),
        fixed=entry.get("deal", {}),
        bots=tuple(entry["bots"]),
        script={int(seat): tuple(answers) for seat, answers in entry.get("script", {}).items()},
        steps=tuple(read_step(step) for step in entry["steps"]),
    )


def read_step(entry: dict[str, Any]) -> Step:
    questions = entry["question"]
    return Step(
        name=entry["name"],
        questions=(questions,) if isinstance(questions, str) else tuple(questions),
        round=entry.get("round"),
        event=entry.get("event"),
        optional=entry.get("optional", False),
        allow=tuple(entry.get("allow", ())),
        refuse=tuple(entry.get("refuse", ())),
        count=entry.get("count"),
        spot=tuple(entry.get("spot", ())),
    )
