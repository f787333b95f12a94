"""A game as a harness for language models: a prompt goes out, an answer comes in, an illegal one is counted.

harness = Harness("acquire", players=4, seed=7)
while not harness.is_over:
    harness.step(model(harness.generate_prompt()))
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import bigboard
from bigboard.games.contract import IllegalAction, State
from bigboard.games.declaration import Action
from bigboard.games.registry import declaration, names
from bigboard.records.notation import action_text
from bigboard.text.names import Names
from bigboard.text.state_text import legal_moves, view_text

ANSWER = "MOVE"
MARKED = re.compile(rf"^\W*{ANSWER}\s*:\s*(.+?)\W*$", re.IGNORECASE | re.MULTILINE)
AROUND = " \t`*\"'."  # what models put around an answer


class Harness:
    """One game that models play by text.

    `list_moves` puts the legal moves into every prompt. `obfuscate` replaces the names of chains, companies and the
    title. `illegal` counts, by seat, the answers that were refused.
    """

    def __init__(
        self,
        game: str,
        players: int = 4,
        seed: int | str = 1,
        options: Mapping[str, Any] | None = None,
        list_moves: bool = False,
        obfuscate: bool = False,
    ) -> None:
        rules = bigboard.game(game)
        self.state = rules.start(rules.deal(players, seed, options))
        self.list_moves = list_moves
        self.names = Names(self.state, obfuscate)
        self.illegal = [0] * players
        self.refusal = ""  # of the latest answer

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    def get_legal_moves(self) -> list[str]:
        """Return the legal moves as text."""
        return [self.names.hide(move) for move in legal_moves(self.state)]

    def generate_prompt(self) -> str:
        """Return everything that the deciding seat needs: the table, the question, and how to answer."""
        state = self.state
        return prompt(state, state.seat, self.names, self.list_moves, self.refusal)

    def parse_response(self, response: str) -> list[int]:
        """Return the actions that an answer means, in order; ValueError or IllegalAction says why there are none."""
        return parse_response(self.state, response, self.names)

    def step(self, response: str) -> bool:
        """Play an answer; return False and count it if it is not legal, with the reason in the next prompt."""
        try:
            actions = self.parse_response(response)
        except ValueError as error:
            self.illegal[self.state.seat] += 1
            self.refusal = self.names.hide(str(error))
            return False
        self.refusal = ""
        for action in actions:
            self.state.apply(action, events=False)
        return True


def prompt(state: State, seat: int, aliases: Names, list_moves: bool = False, refusal: str = "") -> str:
    """Return the prompt for a seat that is asked. `state` may be a sampled one: only the seat's view is used."""
    parts = [aliases.hide(view_text(aliases.hide_board(state.observe(seat))))]
    if refusal:
        parts.append(f"Your last answer was refused: {refusal}")
    if list_moves:
        parts.append(f"Legal moves: {' | '.join(aliases.hide(move) for move in legal_moves(state))}")
    else:
        written = [aliases.hide(form) for form in forms(state)]
        parts.append(f"Moves are written like: {' | '.join(written)}" if written else "")
    parts.append(f"Think, then end with one line: {ANSWER}: your move")
    return "\n".join(part for part in parts if part)


def forms(state: State) -> list[str]:
    """Return how the answers to this question are written: one of each type, legal or not."""
    game = state.game.name
    if game not in names():
        return []
    declared = declaration(game)
    wanted = declared.question(state.decision).answers
    found = [form_of(game, action) for action in declared.actions if action.type in wanted]
    return [form for form in found if form]


def form_of(game: str, action: Action) -> str:
    described = {"type": action.type, **{name: values.values[0] for name, values in action.fields.items()}}
    try:
        return action_text(game, described)
    except (KeyError, ValueError, TypeError, IndexError):
        return ""  # its text needs facts of the table


def parse_response(state: State, response: str, aliases: Names) -> list[int]:
    """Return the actions of an answer: of its last line that begins with MOVE:, or else of its last line."""
    marked = MARKED.findall(response)
    lines = [line for line in response.splitlines() if line.strip()]
    if not lines:
        raise ValueError("The answer is empty.")
    text = (marked[-1] if marked else lines[-1]).strip(AROUND)
    said = aliases.reveal(text)
    for action in state.legal_actions():
        if state.text(action).lower() == said.lower():
            return [action]
    if not said:
        raise ValueError("The answer is empty.")
    try:
        return state.parse(said)
    except IllegalAction:
        raise
    except ValueError as error:
        raise ValueError(f"{error} Moves are written like: {' | '.join(forms(state)) or 'the legal moves'}.") from None
