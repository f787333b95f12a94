"""What a game brings with it: its manifest, and the way to its parts.

A game is one folder (or one file) and one `Title`. Parts are named as "module" or "module:name" and loaded
when they are first needed, so that playing in the browser never loads the terminal and the rules never load the
bots. A part that a title leaves out has a plain version that works from the game's declaration.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bigboard.games.contract import Game
    from bigboard.games.declaration import Declaration

Value = int | str
Quotes = Mapping[str, Value | Sequence[Mapping[str, Value]]]  # numbers and names; tables as lists of rows


@dataclass(frozen=True)
class Title:
    """The manifest of a game."""

    name: str  # "acquire": in code, records and addresses
    label: str  # "Acquire": for people
    rules: str  # the prefix of its clauses, "ACQ"
    game: str  # the contract's Game
    declaration: str  # actions, questions, events and options
    about: str = ""  # the game in a sentence, where no message has it
    notation: str = ""  # actions and positions as text
    instinct: str = ""  # rules of thumb for bots
    search: Mapping[str, int] = field(default_factory=dict)  # settings with which the search plays it best
    insight: str = ""  # what a learned net is told about each action: a class, `bots/nets/action_features.py`
    collector: str = ""  # what the laboratory counts
    prospects: str = ""  # what the coach has to know: `games/coach_facts.py`
    scribe: str = ""  # how a game from a real table is written down: a class, `games/transcript/transcript.py`
    terminal: str = ""  # a package with questions, screen and sentences
    package: str = ""  # the package with its files: clauses/, lessons/, puzzles.json, net.npz
    clauses: str = ""  # the text with all clauses ("module:NAME"), for a game that has no file of them
    quotes: str = ""  # the numbers that its clauses quote
    corrections: str = ""  # a function: a data file checked, as the values of the option `data`
    reference: str = ""  # a function: what is printed beside the board, as JSON for clients

    def load(self, part: str) -> Any:
        """The part of that name."""
        return load_part(getattr(self, part))

    def files(self, folder: str) -> list[Traversable]:
        """The title's files in that folder, by name; none where it brings no such folder."""
        found = files(self.package).joinpath(folder) if self.package else None
        return sorted(found.iterdir(), key=lambda file: file.name) if found is not None and found.is_dir() else []

    def file(self, name: str) -> Traversable | None:
        """The title's file of that name; None where it brings none."""
        found = files(self.package).joinpath(name) if self.package else None
        return found if found is not None and found.is_file() else None


@cache
def load_part(address: str) -> Any:
    module, _, name = address.partition(":")
    loaded = import_module(module)
    return getattr(loaded, name) if name else loaded


def game_of(title: Title) -> Game:
    found: Game = title.load("game")
    return found


def declaration_of(title: Title) -> Declaration:
    found: Declaration = title.load("declaration")
    return found
