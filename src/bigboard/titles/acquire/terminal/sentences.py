"""Sentences for the events of Acquire: the message of the event's type, with names, chains and money put in."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from bigboard.cli.language import dollars, join_list, say
from bigboard.cli.tui.sentences import Voice, victory
from bigboard.games.contract import JsonDict

NO_FACTS = ("type", "seat", "rule", "money", "effect")
SMALL = ("start_tile", "hand_dealt", "chain_absorbed", "founder_share", "merger_complete")


def has_sentence(event: JsonDict) -> bool:
    secret = {"tile_drawn": "tile", "hand_dealt": "hand"}.get(event["type"])
    return secret is None or secret in event


def is_small(event: JsonDict, voice: Voice) -> bool:
    if event["type"] == "survivor":
        return bool(event["rule"] == "ACQ-MRG-1")  # the largest: no player chose
    return event["type"] in SMALL


def group_events(events: Sequence[JsonDict]) -> list[list[JsonDict]]:
    """Equal shares bought together share a sentence."""
    found: list[list[JsonDict]] = []
    for (kind, _), group in groupby(events, key=lambda event: (event["type"], event.get("chain"))):
        alike = list(group)
        found += [alike] if kind == "share_bought" else [[event] for event in alike]
    return found


def sentence(events: Sequence[JsonDict], voice: Voice) -> str:
    event = events[0]
    if event["type"] == "result":
        return victory(event, voice)
    args: dict[str, Any] = {"player": voice.who(event["seat"]), "shares": len(events)}
    for name, value in event.items():
        if name not in NO_FACTS:
            args |= fact(name, value)
    if event["type"] == "share_bought":
        args["price"] = dollars(sum(int(bought["price"]) for bought in events))
    return say(f"acquire-event-{event['type']}", **args)


def fact(name: str, value: Any) -> dict[str, Any]:
    """A field of an event as an argument of its message."""
    match name:
        case "amount" | "price":
            return {name: dollars(int(value))}
        case "sizes":
            return {"chains": join_list([f"{chain} ({size})" for chain, size in value.items()])}
        case "hand":
            return {"hand": join_list(value)}
    return {name: value} if isinstance(value, str | int) else {}
