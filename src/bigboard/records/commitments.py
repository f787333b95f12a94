"""The proof that no player and no server chose the deal of a game.

Before the start the server fixes a secret, and each player's device a random value. All players see the SHA-256 of
each, its commitment, and nothing more. Then the players' values are revealed, and the deal is drawn from all of them
together with the secret, which is revealed when the game is over. `docs/host/trust.md` says it in plain words.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from bigboard.games.contract import JsonDict
from bigboard.games.registry import game
from bigboard.records.record import RecordError, replay

HEAD = "bigboard deal 1"
NOT_REVEALED = "-"


class Dishonest(ValueError):
    """The proof of a record does not hold. The sentence says what is wrong."""


def commitment(value: str) -> str:
    """Return the commitment (SHA-256) that is published before the value is revealed."""
    return hashlib.sha256(f"{HEAD}\n{value}".encode()).hexdigest()


def seed_of(table: str, secret: str, values: Sequence[str | None]) -> str:
    """The seed of the deal: of the server's secret and the players' values, by seat."""
    parts = [HEAD, table, secret, *(value or NOT_REVEALED for value in values)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def verify(record: Mapping[str, Any]) -> list[str]:
    """Return what the record proves, in sentences; raise Dishonest or RecordError if something is wrong with it."""
    proof, deal = record.get("proof"), record.get("deal")
    if not isinstance(proof, Mapping) or not isinstance(deal, Mapping):
        raise RecordError("The record has no proof: the game was not played on a server, or on an older version.")
    try:
        told = check_commitments(proof)
        seed = seed_of(proof["table"], proof["secret"], [player["value"] for player in proof["players"]])
    except (KeyError, TypeError, AttributeError) as error:
        raise RecordError(f"The record's proof is damaged: {error!r}.") from None
    if deal.get("seed") != seed:
        raise Dishonest("The deal was not drawn from these values: its seed is another.")
    if draw_deal(deal, seed) != deal:
        raise Dishonest("The cards of the deal are not those that its seed gives.")
    replay(record)
    return [*told, "The deal is the one that follows from these values.", "Every action was legal."]


def check_commitments(proof: Mapping[str, Any]) -> list[str]:
    if commitment(proof["secret"]) != proof["commitment"]:
        raise Dishonest("The server's secret is not the one that it committed to before the start.")
    told = [f"The server's secret matches its commitment {proof['commitment']}."]
    for player in proof["players"]:
        seat = player["seat"] + 1
        if player["value"] is None:
            told.append(f"Seat {seat} committed to a value and did not reveal it.")
        elif commitment(player["value"]) != player["commitment"]:
            raise Dishonest(f"The value of seat {seat} is not the one that it committed to before the start.")
        else:
            told.append(f"The value of seat {seat} matches its commitment {player['commitment']}.")
    if not proof["players"]:
        told.append("No player added a value: the proof shows only that the deal was fixed before the start.")
    return told


def draw_deal(deal: Mapping[str, Any], seed: str) -> JsonDict:
    """The deal that the seed gives."""
    try:
        return game(deal["game"]).deal(deal["players"], seed, deal.get("options", {}))
    except (KeyError, ValueError) as error:
        raise RecordError(f"The record's 'deal' is damaged: {error}") from None
