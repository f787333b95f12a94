"""Events as sentences; each title has a module for its own. The messages are those of the web client."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Protocol, cast

from bigboard.cli.language import join_list, say
from bigboard.cli.tui.plugins import plugin
from bigboard.games.contract import JsonDict


@dataclass(frozen=True)
class Voice:
    """The names of the players, and the reader's seat. `you` is -1 for a spectator."""

    names: Sequence[str]
    you: int = -1

    def who(self, seat: int) -> str:
        """In sentences."""
        return self.names[seat]

    def label(self, seat: int) -> str:
        """In tables."""
        return say("you") if seat == self.you else self.names[seat]

    def labels(self) -> list[str]:
        return [self.label(seat) for seat in range(len(self.names))]


class Sentences(Protocol):
    """The module `sentences` of a title. Events are as `seen_by` shows them."""

    def group_events(self, events: Sequence[JsonDict]) -> list[list[JsonDict]]:
        """Group the events; each group gets one sentence."""

    def sentence(self, events: Sequence[JsonDict], voice: Voice) -> str:
        """The sentence of such a group."""

    def has_sentence(self, event: JsonDict) -> bool:
        """True if the event has a sentence; the draws of others have none."""

    def is_small(self, event: JsonDict, voice: Voice) -> bool:
        """True if the short log omits this event."""


def sentences(game: str) -> Sentences:
    return cast(Sentences, plugin("sentences", game))


def sentence(game: str, event: JsonDict, voice: Voice) -> str:
    """One event alone."""
    return sentences(game).sentence([event], voice)


def log_lines(game: str, events: Sequence[JsonDict], voice: Voice, whole: bool = False) -> list[str]:
    """The events as lines, one for everything a seat does in a row; without `whole`, only what matters."""
    teller = sentences(game)
    worth = [event for event in events if teller.has_sentence(event) and (whole or not teller.is_small(event, voice))]
    lines = []
    for seat, group in groupby(worth, key=lambda event: int(event["seat"])):
        parts = [teller.sentence(alike, voice) for alike in teller.group_events(list(group))]
        lines += parts if seat < 0 else [in_a_row(parts, voice.who(seat))]
    return lines


def in_a_row(parts: Sequence[str], name: str) -> str:
    """Join sentences about one player without repeating the name."""
    joined = [parts[0]]
    for before, after in pairwise(parts):
        if before.startswith(f"{name} ") and after.startswith(f"{name} "):
            joined[-1] = say("cli-then", first=joined[-1].removesuffix("."), second=after.removeprefix(f"{name} "))
        else:
            joined.append(after)
    return " ".join(joined)


def victory(event: JsonDict, voice: Voice) -> str:
    """Return the sentence about the winners, in any game."""
    winners = event["winners"]
    return say("acquire-event-result", winners=join_list([voice.who(seat) for seat in winners]), count=len(winners))
