"""Public events as a table of numbers: one row per event, the newest last.

    history = PublicHistory("acquire", players=4, length=64)
    history.add(state.opening)
    history.add(state.apply(action))
    history.seen_from(seat)  # float32, length × width, between -1 and 1

Only public events go in, so that one history serves all seats; `docs/reference/views.md` lists the columns.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

import bigboard
from bigboard.games.contract import SPECTATOR, Event
from bigboard.games.event_features import columns, facts, number_of, value_lists
from bigboard.games.registry import declaration


class PublicHistory:
    """The latest public events of one game."""

    def __init__(self, game: str, players: int, length: int = 64) -> None:
        declared = declaration(game)
        self.players = players
        self.columns = [column.name for column in columns(declared, bigboard.game(game).max_players)]
        self.types = {kind.type: place for place, kind in enumerate(declared.events)}
        self.first_seat = len(self.types)
        self.first_fact = len(self.columns) - len(facts(declared))
        self.facts = {name: self.first_fact + place for place, name in enumerate(facts(declared))}
        self.values = value_lists(declared)
        self.rows: NDArray[np.float32] = np.zeros((length, len(self.columns)), np.float32)
        self.seats: NDArray[np.int64] = np.full(length, -1)  # of each row; -1 for an event of no seat
        self.added = 0  # events so far, also those that are no longer in the table

    def add(self, events: Iterable[Event]) -> None:
        """Add the events of an action; the oldest rows are dropped."""
        for event in events:
            seen = event.seen_by(SPECTATOR)
            self.rows[:-1] = self.rows[1:]
            self.seats[:-1] = self.seats[1:]
            row = self.rows[-1]
            row[:] = 0.0
            row[self.types[seen["type"]]] = 1.0
            self.seats[-1] = seen["seat"]
            for name, place in self.facts.items():
                if name in seen:
                    row[place] = number_of(seen[name], self.values.get(name))
            self.added += 1

    def seen_from(self, seat: int) -> NDArray[np.float32]:
        """Return a copy with the seats counted clockwise from this one; for -1, a spectator, from seat 0."""
        table = self.rows.copy()
        taken = np.flatnonzero(self.seats >= 0)
        table[taken, self.first_seat + (self.seats[taken] - max(seat, 0)) % self.players] = 1.0
        return table
