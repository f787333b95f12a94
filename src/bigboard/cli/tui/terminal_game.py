"""A game at this terminal: the view of the person at the keyboard, and the answers that are not given yet."""

from __future__ import annotations

import secrets

from bigboard.cli.errors import UserError
from bigboard.cli.language import say
from bigboard.cli.session import Session
from bigboard.cli.tui.prompts import questions
from bigboard.cli.tui.sentences import Voice
from bigboard.cli.tui.terminal import Terminal
from bigboard.games.contract import SPECTATOR, IllegalAction, JsonDict, State
from bigboard.games.rng import Rng
from bigboard.records.notation import parse_actions

SEEDS = 1 << 32


class TerminalGame:
    """All that is shown comes from `observe`, `sample` and `seen_by`."""

    def __init__(self, session: Session, terminal: Terminal) -> None:
        self.session = session
        self.terminal = terminal
        self.game = session.state.game.name
        self.rng = Rng(secrets.randbelow(SEEDS))
        self.viewer = SPECTATOR  # the seat at the keyboard
        self.refusal: IllegalAction | None = None
        self.gathered: list[str] = []  # answers not yet given, where they may come in any order
        self.picked: list[JsonDict] = []  # the same as described actions, where the offer is a pick
        self.notice: list[str] = []
        self.stale = True  # the screen has to be drawn again
        self.saving_failed = False

    def view(self) -> JsonDict:
        """Return the view of the person at the keyboard, with the names of all players."""
        return {**self.session.state.view(self.viewer), "names": self.session.seating.names}

    def world(self) -> State:
        """Return a state that the person at the keyboard cannot distinguish from the real one."""
        return self.session.state.sample(self.viewer, self.rng)

    def events(self) -> list[JsonDict]:
        return [event.seen_by(self.viewer) for event in self.session.log]

    def voice(self) -> Voice:
        return Voice(self.session.seating.names, self.viewer)

    @property
    def waiting(self) -> bool:
        """True while answers are gathered and not yet given."""
        return bool(self.gathered or self.picked)

    def forget(self) -> None:
        self.gathered, self.picked = [], []

    def parse(self, line: str) -> list[int]:
        """Read notation, tried out in a sampled state."""
        try:
            return parse_actions(self.world(), questions(self.game).notation(line))
        except IllegalAction:
            raise
        except ValueError:
            raise UserError(say("cli-not-understood", line=line, examples=questions(self.game).EXAMPLES)) from None

    def autosave(self) -> None:
        """Save after every action. A failure is reported once, and the game continues."""
        try:
            self.session.save()
        except OSError as error:
            if not self.saving_failed:
                self.notice = [say("cli-cannot-save", trouble=str(error.strerror))]
            self.saving_failed = True
        else:
            self.saving_failed = False
