"""Advice for a person who has to decide: the best actions, from what the seat may know."""

from __future__ import annotations

from typing import Any, NamedTuple

from bigboard.bots.protocol import Adviser
from bigboard.games.contract import State
from bigboard.games.rng import Rng


class Hint(NamedTuple):
    """An action, the money that its seat may expect at the end, and how sure the adviser is, from 0 to 1."""

    action: int
    money: float | None
    share: float | None


def hints(adviser: object, world: State, rng: Rng) -> list[Hint] | None:
    """The actions of a sampled world, best first; None if this bot gives no advice.

    A bot of one's own may leave money and sureness out, or answer with tuples.
    """
    if not isinstance(adviser, Adviser):
        return None
    legal = set(world.legal_actions())
    world.events = False
    found = []
    for advice in adviser.advise(world, rng):
        parts = advice if isinstance(advice, tuple) else (advice.action, advice.money, advice.share)
        hint = Hint(int(parts[0]), number(parts[1]), number(parts[2]))
        if hint.action in legal:
            found.append(hint)
    return found


def number(value: Any) -> float | None:
    return None if value is None else float(value)
