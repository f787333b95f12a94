"""Ratings of play from reviews: a person's average loss per decision, and the mistakes."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

from bigboard.coach.judge.judgment import FLAGGED
from bigboard.room.record import TableRecord
from bigboard.schemas.my_games import Rating
from bigboard.services.ports import ReviewStore

REMEMBERED = 5000  # seats of reviewed games


@dataclass(frozen=True)
class Played:
    """The quality of one seat's play in one game."""

    decisions: int
    average_loss: float
    blunders: int
    mistakes: frozenset[int] = frozenset()  # numbers of the actions, from 1, that the review flags


Reviewed = dict[tuple[str, int], Played]  # by table and seat


class Ratings:
    """A cache of seats' reviews. A finished review never changes."""

    def __init__(self, repo: ReviewStore) -> None:
        self.repo = repo
        self.known: OrderedDict[tuple[str, int], Played] = OrderedDict()

    async def reviewed_play(self, games: list[tuple[TableRecord, int]]) -> Reviewed:
        """Return what the reviews say of these seats; a game without a review is missing."""
        seats = [(record.id, seat) for record, seat in games]
        unknown = [one for one in seats if one not in self.known]
        if unknown:
            texts = await self.repo.read_finished({table_id for table_id, _ in unknown})
            self.known.update(reviewed_play(texts, unknown))
        found = {one: self.known[one] for one in seats if one in self.known}
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return found


def ratings(games: list[tuple[TableRecord, int]], judged: Reviewed) -> list[Rating]:
    """Return a rating for each title with reviewed games."""
    found: dict[str, list[Played]] = {}
    for record, seat in games:
        played = judged.get((record.id, seat))
        if played is not None and played.decisions:
            found.setdefault(record.game, []).append(played)
    return [rating(game, played) for game, played in sorted(found.items())]


def reviewed_play(texts: Mapping[str, str], wanted: list[tuple[str, int]]) -> Reviewed:
    """Return the play of these seats from reviews by table; most tables have none."""
    found: Reviewed = {}
    for table_id, seat in wanted:
        text = texts.get(table_id)
        if text is None:
            continue
        review = json.loads(text)
        own = [one for one in review["decisions"] if one["seat"] == seat]
        mistakes = frozenset(one["n"] for one in own if one["verdict"] in FLAGGED)
        for row in review["seats"]:
            if row["seat"] == seat:
                found[table_id, seat] = Played(row["decisions"], row["average_loss"], row["blunders"], mistakes)
    return found


def rating(game: str, played: list[Played]) -> Rating:
    decisions = sum(one.decisions for one in played)
    loss = sum(one.average_loss * one.decisions for one in played)
    return Rating(
        game=game,
        games=len(played),
        decisions=decisions,
        average_loss=loss / decisions,
        blunders=sum(one.blunders for one in played),
    )
