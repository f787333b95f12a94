"""The manifest of a title: its parts by address, and the constants that differ between titles.

A title is one folder (or one file) and one `Title`. A part is named as "module" or "module:name" and loaded when it is
needed: playing in the browser never loads the terminal, and the rules never load the bots. A part that a title leaves
out has a plain version that works from the game's declaration.
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
    """The manifest of a title."""

    name: str  # "acquire": in code, records and addresses
    label: str  # "Acquire": for people
    rules: str  # the prefix of its clauses, "ACQ"
    game: str  # the contract's Game
    declaration: str  # actions, questions, events and options
    about: str = ""  # the game in a sentence, where no message has it
    notation: str = ""  # actions and positions as text
    heuristic: str = ""  # a class, `bots/heuristic/heuristic.py`
    heuristic_weights: str = ""  # the names of the heuristic's weights, in their order
    action_features: str = ""  # a class, `bots/nets/action_features.py`
    collector: str = ""  # a class that counts facts of simulated games
    coach_facts: str = ""  # `games/coach_facts.py`
    editor: str = ""  # a module, `games/position_editor.py`
    transcript: str = ""  # a class, `games/transcript/transcript.py`
    terminal: str = ""  # a package with questions, screen and sentences
    drawing: str = ""  # a function that draws a view for environments, `envs/rendering.py`
    package: str = (
        ""  # the package with its files: clauses/, lessons/, personas.toml, terms.toml, puzzles.json, net.npz
    )
    clauses: str = ""  # the text with all clauses ("module:NAME"), for a game that has no file of them
    quotes: str = ""  # the numbers that its clauses quote
    corrections: str = ""  # a function: a data file checked, as the values of the option `data`
    reference: str = ""  # a function: the table printed on the board, as JSON for clients

    money_unit: int = 1  # dollars for each unit of a score
    search: Mapping[str, int] = field(default_factory=dict)  # settings with which the search plays it best
    level_simulations: Mapping[str, int] = field(default_factory=dict)  # of a decision, by level
    level_nets: tuple[str, ...] = ()  # levels whose search starts from the title's net
    label_search: tuple[int, int] = (64, 0)  # simulations and horizon of the search that labels training data
    rating_temperature: float = 300.0  # dollars: the difference of ratings that matters to a net
    secret_fields: tuple[str, ...] = ()  # of the tensor: only the seat itself sees them
    puzzles_from: float = 0.65  # part of a game's decisions that are over before its first puzzle
    puzzles_solved_by_greedy: float = 0.7  # part of the puzzles, at most
    text_omits: tuple[str, ...] = ()  # fields of the view, "companies.track", that its text for language models omits
    summary_parts: tuple[str, ...] = ()  # of the two-minute page, in their order: `minutes-GAME-PART`
    ladder: Sequence[tuple[str, int, float, tuple[str, ...]]] = ()  # seats, games, target share, modules

    def load(self, part: str) -> Any:
        """Return the part of that name."""
        return load_part(getattr(self, part))

    def files(self, folder: str) -> list[Traversable]:
        """Return the title's files in that folder, by name; none where there is no such folder."""
        found = files(self.package).joinpath(folder) if self.package else None
        return sorted(found.iterdir(), key=lambda file: file.name) if found is not None and found.is_dir() else []

    def file(self, name: str) -> Traversable | None:
        """Return the title's file of that name, or None."""
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
