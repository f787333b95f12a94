"""Events told in plain sentences, one module a game.

All English of a game's events stands in its module, ready to move to message files when other languages come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple, Protocol, cast

from bigboard.cli.parts import part
from bigboard.games.contract import JsonDict


class Phrase(NamedTuple):
    """A piece of a sentence. With `acts`, the seat of the event is its subject; otherwise it has its own."""

    text: str
    acts: bool = True


@dataclass(frozen=True)
class Voice:
    """Who is told, and what the others are called. `you` is -1 for a spectator."""

    names: Sequence[str]
    you: int = -1

    def who(self, seat: int) -> str:
        return "You" if seat == self.you else self.names[seat]

    def everybody(self) -> list[str]:
        return [self.who(seat) for seat in range(len(self.names))]


class Sentences(Protocol):
    """What a game's module offers."""

    def phrases(self, events: Sequence[JsonDict], voice: Voice) -> list[Phrase]:
        """What one seat did, in as few phrases as possible. The events are as `seen_by` shows them."""

    def is_small(self, event: JsonDict, voice: Voice) -> bool:
        """Whether the short log leaves this event out."""


def sentences(game: str) -> Sentences:
    return cast(Sentences, part("sentences", game))


def verb(base: str, you: bool) -> str:
    """The verb for "you" or for somebody else: play, plays."""
    if you:
        return base
    irregular = {"have": "has", "are": "is", "pass": "passes"}
    return irregular.get(base, base + "s")


def listed(words: Sequence[str]) -> str:
    """one, two and three"""
    return " and ".join(words) if len(words) < 3 else f"{', '.join(words[:-1])} and {words[-1]}"


def sentence(game: str, event: JsonDict, voice: Voice) -> str:
    """One event as a whole sentence."""
    return line(sentences(game).phrases([event], voice), event["seat"], voice)


def line(phrases: Sequence[Phrase], seat: int, voice: Voice) -> str:
    """The phrases of one seat as one sentence."""
    parts: list[str] = []
    named = False
    for phrase in phrases:
        parts.append(f"{voice.who(seat)} {phrase.text}" if phrase.acts and not named else phrase.text)
        named = named or phrase.acts
    text = "; ".join(parts)
    return f"{text[:1].upper()}{text[1:]}."


def log_lines(game: str, events: Sequence[JsonDict], voice: Voice, whole: bool = False) -> list[str]:
    """The events as lines, one for everything a seat does in a row; without `whole`, only what matters."""
    teller = sentences(game)
    told = [event for event in events if whole or not teller.is_small(event, voice)]
    lines = []
    for seat, group in groupby(told, key=lambda event: int(event["seat"])):
        if seat < 0:
            lines += [line([phrase], seat, voice) for phrase in teller.phrases(list(group), voice)]
        else:
            lines.append(line(teller.phrases(list(group), voice), seat, voice))
    return lines
