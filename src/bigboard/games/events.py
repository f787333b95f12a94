"""The values that a state hands out: events, refusals, the outcome; and the seats that are not players."""

from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

SPECTATOR: Final = -1
NO_SEAT: Final = -1

JsonDict = dict[str, Any]


class Seat:
    """A name for the seat that is not a player: `observe(Seat.SPECTATOR)` is what an onlooker may know."""

    SPECTATOR: Final = SPECTATOR


class Event:
    """One thing that happened: its type, the seat that did it, the rule behind it, and the seats that may know it all.

    `data` is for all seats. `secret` is for the seats in `privy` alone: a drawn tile, a card laid face down.
    """

    def __init__(
        self,
        type: str,
        seat: int,
        rule: str,
        data: JsonDict,
        secret: JsonDict | None = None,
        privy: tuple[int, ...] = (),
    ) -> None:
        self.type = type
        self.seat = seat
        self.rule = rule
        self.data = data
        self.secret = secret
        self.privy = privy

    def seen_by(self, seat: int) -> JsonDict:
        """Return the event as that seat may see it, ready for JSON; a spectator is seat -1."""
        seen: JsonDict = {"type": self.type, "seat": self.seat, "rule": self.rule}
        seen.update(self.data)
        if self.secret is not None and seat in self.privy:
            seen.update(self.secret)
        return seen

    def to_json(self) -> JsonDict:
        """Return all of it, secrets included: for records and tests, never for clients."""
        whole: JsonDict = {"type": self.type, "seat": self.seat, "rule": self.rule, "data": self.data}
        if self.secret is not None:
            whole["secret"] = self.secret
            whole["privy"] = list(self.privy)
        return whole

    def __repr__(self) -> str:
        return f"Event({self.to_json()})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.type, self.seat, self.rule))

    def __reduce__(self) -> tuple[Any, ...]:
        return (Event, (self.type, self.seat, self.rule, self.data, self.secret, self.privy))


@mypyc_attr(native_class=False)
class IllegalAction(ValueError):
    """An action that the rules forbid now. Nothing has changed.

    `rule` is the id of the clause that forbids it, `reason` a short fixed name of the refusal, `args` the facts
    that a sentence about it needs (a dict, so that the sentence can be written in any language).
    """

    def __init__(self, rule: str, reason: str, message: str, args: JsonDict | None = None) -> None:
        super().__init__(message)
        self.rule = rule
        self.reason = reason
        self.message = message
        self._facts: JsonDict = args or {}

    @property
    def args(self) -> JsonDict:  # type: ignore[override]
        """The facts of the refusal, by name."""
        return self._facts

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (IllegalAction, (self.rule, self.reason, self.message, self._facts))


class Outcome(NamedTuple):
    """The end of a game: the score of each seat, the seats that won, and the clause by which the game ended.

    `rule` is "" where the state does not know it: a game in plain Python that was loaded from its last position.
    """

    scores: list[int]
    winners: list[int]
    rule: str
