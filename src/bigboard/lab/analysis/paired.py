"""The change from one simulation to another of the same deals, and how sure it is.

Both runs have the luck of the deals in common, so their difference varies less than either. The error of a change is
a jackknife: all figures are computed again without one group of deals at a time, in both runs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from math import inf, sqrt
from typing import Any

from bigboard.lab.analysis.tally import Bin, Lead, Tally
from bigboard.lab.run.pairings import Field

GROUPS = 40  # of deals
COUNTS = (
    "games", "shared", "seats", "bots", "cards", "leads", "counts", "lengths", "words", "kinds", "accounts", "offers",
    "worth", "money",
)  # fmt: skip
FIXED = ("others",)  # a field that is the same in the whole and in its parts

Values = Mapping[str, Mapping[str, float]]  # by question and row


class GroupedTally(Tally):
    """A tally that also counts its games in groups of deals."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.groups = [Tally(field) for _ in range(GROUPS)]

    def take(self, line: Mapping[str, Any]) -> None:
        """Count the game of one line of the journal."""
        super().take(line)
        self.groups[line["deal"] % GROUPS].take(line)


def change_errors(now: Tally, before: Tally, values: Callable[[Tally], Values]) -> dict[tuple[str, str], float]:
    """Return the standard error of each row's change; infinite where a row needs one group of deals to exist.

    Nothing is returned where the runs played different deals, or too few.
    """
    if not isinstance(now, GroupedTally) or not isinstance(before, GroupedTally) or not same_deals(now, before):
        return {}
    places = [at for at in range(GROUPS) if now.groups[at].games and before.groups[at].games]
    if len(places) < 2:
        return {}
    samples = []
    for at in places:
        later, earlier = (values(without(run, run.groups[at])) for run in (now, before))
        samples.append(
            {
                (question, row): value - earlier[question][row]
                for question, rows in later.items()
                for row, value in rows.items()
                if row in earlier.get(question, {})
            }
        )
    found = {}
    for key in {key for sample in samples for key in sample}:
        changes = [sample[key] for sample in samples if key in sample]
        mean = sum(changes) / len(changes)
        spread = sum((change - mean) ** 2 for change in changes) * (len(places) - 1) / len(places)
        found[key] = sqrt(spread) if len(changes) == len(places) else inf
    return found


def same_deals(now: Tally, before: Tally) -> bool:
    """Return whether both simulations played the same deals."""
    return now.field.seed == before.field.seed and now.field.players == before.field.players


def without(whole: Tally, part: Tally) -> Tally:
    """Return the counts of a simulation without those of some of its games."""
    rest = Tally(whole.field)
    for name in COUNTS:
        setattr(rest, name, subtract(getattr(whole, name), getattr(part, name)))
    return rest


def subtract(whole: Any, part: Any) -> Any:
    """Subtract counts, however nested; bins that become empty are left out."""
    if part is None:
        return whole
    if isinstance(whole, int):
        return whole - part
    if is_dataclass(whole) and not isinstance(whole, type):
        numbers = {field.name: getattr(whole, field.name) for field in fields(whole)}
        less = {name: value if name in FIXED else value - getattr(part, name) for name, value in numbers.items()}
        return type(whole)(**less)
    if isinstance(whole, dict):
        rest = {key: subtract(value, part.get(key)) for key, value in whole.items()}
        return type(whole)({key: value for key, value in rest.items() if not is_empty(value)})
    parts = [subtract(value, part[at] if at < len(part) else None) for at, value in enumerate(whole)]
    return type(whole)(parts)


def is_empty(value: Any) -> bool:
    return value.seats == 0 if isinstance(value, Bin | Lead) else value == 0
