"""The result of an arena: games become shares of victories, ratings and times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from bigboard.lab.analysis.ratings import WHOLE, Rating, Share, rate, wilson
from bigboard.lab.run.durations import percentile
from bigboard.lab.run.pairings import Field, reasons_against


@dataclass
class Account:
    """The counts for a bot, a place in the field or a seat. Whole numbers only, so that their order never matters."""

    games: int = 0
    points: int = 0  # sixtieths of victories
    money: int = 0
    decisions: int = 0
    failures: int = 0
    times: Counter[int] = field(default_factory=Counter)

    def __add__(self, other: Account) -> Account:
        return Account(
            self.games + other.games,
            self.points + other.points,
            self.money + other.money,
            self.decisions + other.decisions,
            self.failures + other.failures,
            self.times + other.times,
        )

    @property
    def share(self) -> Share:
        return wilson(self.points / WHOLE, self.games)

    def result(self) -> dict[str, Any]:
        """Return the results, which the same seed gives again."""
        share = self.share
        return {
            "games": self.games,
            "wins": round(self.points / WHOLE, 4),
            "win_share": round(share.share, 6),
            "low": round(share.low, 6),
            "high": round(share.high, 6),
            "money": round(self.money / self.games, 1) if self.games else 0.0,
            "decisions": self.decisions,
            "failures": self.failures,
        }

    def clock(self) -> dict[str, float | None]:
        """Return the median and the 95th percentile of the seconds per decision."""
        return {"p50": percentile(self.times, 0.50), "p95": percentile(self.times, 0.95)}


class Standings:
    """The counts of games as they come in, by place in the field and seat; all other numbers are sums of those."""

    def __init__(self, played: Field) -> None:
        self.field = played
        self.names = list(dict.fromkeys(played.bots))
        self.seatings = [played.seating(rotation) for rotation in range(played.players)]
        self.cells = [[Account() for _ in played.bots] for _ in played.bots]
        self.played: list[tuple[int, int, list[int]]] = []  # deal, rotation, money

    def take(self, line: dict[str, Any]) -> None:
        """Count the game of one line of the journal."""
        deal, rotation, money, winners = line["deal"], line["rotation"], line["money"], line["winners"]
        part = WHOLE // len(winners)
        for seat, place in enumerate(self.seatings[rotation]):
            account = self.cells[place][seat]
            account.games += 1
            account.money += money[seat]
            if seat in winners:
                account.points += part
        self.played.append((deal, rotation, money))
        if "decisions" in line:
            self.take_details(line)

    def take_details(self, line: dict[str, Any]) -> None:
        failures = line.get("failures")
        for seat, place in enumerate(self.seatings[line["rotation"]]):
            account = self.cells[place][seat]
            account.decisions += line["decisions"][seat]
            for slot, count in line["times"][seat].items():
                account.times[int(slot)] += count
            if failures:
                account.failures += failures[seat]

    def sum_of(self, places: Iterable[int], seats: Iterable[int] | None = None) -> Account:
        """Return the sum over these places of the field and these seats; None means all."""
        chosen = list(seats if seats is not None else range(self.field.players))
        return sum((self.cells[place][seat] for place in places for seat in chosen), Account())

    def places_of(self, name: str) -> list[int]:
        return [place for place, one in enumerate(self.field.bots) if one == name]

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def alone(self) -> bool:
        """True if all bots have one name; then the places in the field are listed instead."""
        return len(self.names) == 1

    def ratings(self) -> list[Rating] | None:
        """By place in the field; copies of a bot are rated on their own."""
        self.played.sort(key=lambda game: game[:2])
        seated: Iterable[tuple[list[int], list[int]]] = (
            (self.field.seating(rotation), money) for _, rotation, money in self.played
        )
        return rate(self.field.players, seated)

    def accounts(self) -> list[tuple[str, Account, list[int]]]:
        """Return the rows of the table: a label, the counts, and the places in the field."""
        groups = [(name, self.places_of(name)) for name in self.names]
        if self.alone:
            groups = [(f"{self.names[0]} #{place + 1}", [place]) for place in range(self.field.players)]
        return [(label, self.sum_of(places), places) for label, places in groups]

    def to_json(self) -> dict[str, Any]:
        """Return everything that follows from the field, ready for JSON. Times differ from run to run: see `clocks`."""
        ratings = self.ratings()
        accounts = self.accounts()
        reasons = reasons_against(self.field)
        places = range(self.field.players)
        rows = []
        for label, account, group in accounts:
            row = {"bot": label, "copies": len(group), **account.result()}
            if ratings is not None:
                row["mu"] = round(sum(ratings[place].mu for place in group) / len(group), 3)
                row["sigma"] = round(sum(ratings[place].sigma for place in group) / len(group), 3)
            rows.append(row)
        return {
            "field": self.field.to_json(),
            "games": self.games,
            "chance": round(1 / self.field.players, 6),
            "reproducible": not reasons,
            "not_reproducible": reasons,
            "bots": rows,
            "places": [self.sum_of([place]).result() for place in places],
            "seats": [self.sum_of(places, [seat]).result() for seat in places],
            "bots_by_seat": [
                {"bot": name, "seat": seat + 1, **self.sum_of(self.places_of(name), [seat]).result()}
                for name in self.names
                for seat in places
            ],
        }

    def clocks(self) -> dict[str, dict[str, float | None]]:
        """Return the seconds per decision of each bot, which depend on the machine."""
        return {label: account.clock() for label, account, _ in self.accounts()}
