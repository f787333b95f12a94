"""The editor of positions: the parts that can be changed, as a title declares them.

A title's `editor` is a module with the functions of `PositionEditor`. They work on the JSON of a draft, which need not
be a possible position: the checks of the engine say what cannot be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

Value = str | int | list[str]
Draft = dict[str, Any]


@dataclass(frozen=True)
class Control:
    """A part of a position that can be changed. `schemas.analysis.EditorControl` explains the fields."""

    id: str
    group: str
    label: str
    kind: Literal["number", "choice", "cards", "board"]
    value: Value
    low: int = 0
    high: int = 0
    step: int = 1
    choices: Sequence[str] = ()
    faces: Sequence[str] = ()


class PositionEditor(Protocol):
    """The interface of a title's editor."""

    def tidy(self, position: Mapping[str, Any]) -> Draft:
        """Return a draft of a position, without what follows from the rest or belongs to the middle of a move."""

    def controls(self, draft: Draft) -> list[Control]:
        """Return everything that can be changed."""

    def change(self, draft: Draft, name: str, value: Value) -> None:
        """Change the control of that id; ValueError says why the value makes no sense."""


def whole(value: Value) -> int:
    """Return a control's number; ValueError if it is none."""
    if not isinstance(value, int):
        raise ValueError(f"{value!r} is not a whole number.")
    return value


def one_of(value: Value, choices: Sequence[str]) -> str:
    """Return a choice; ValueError if it is none of these."""
    if not isinstance(value, str) or value not in choices:
        raise ValueError(f"{value!r} is not one of {', '.join(choices)}.")
    return value
