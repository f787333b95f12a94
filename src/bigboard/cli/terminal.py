"""The terminal: what is printed, and the lines that people type."""

from __future__ import annotations

import codecs
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

from rich.console import Console, RenderableType
from rich.text import Text

PATIENCE = 1.0  # seconds until waiting is explained

# What stands for these signs where the terminal has nothing but ASCII.
PLAIN_SIGNS = {"·": ".", "→": "->", "×": "x", "…": "...", "–": "-", "’": "'"}


class Complaint(Exception):
    """One clear sentence for the person who made the mistake."""


class Leave(Exception):
    """The person has left: Ctrl-C, Ctrl-D, or the input is at its end."""


def plain_sign(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(PLAIN_SIGNS.get(sign, "?") for sign in signs), error.end


def never_fail_on_signs() -> None:
    """A terminal without UTF-8 shows plainer signs instead of an error."""
    codecs.register_error("bigboard-plain", plain_sign)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="bigboard-plain")


class Terminal:
    """A console to print on and a keyboard to read from."""

    def __init__(self, width: int | None = None, colour: bool = True, console: Console | None = None) -> None:
        never_fail_on_signs()
        # None lets Rich look at NO_COLOR and TERM itself.
        self.console = console or Console(
            width=width, no_color=None if colour else True, highlight=False, emoji=False, markup=False
        )

    @property
    def interactive(self) -> bool:
        """Whether a person sits there: only then screens are cleared and texts are paged."""
        return self.console.is_terminal and not self.console.is_dumb_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.interactive else 30

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def rows(self, part: RenderableType) -> int:
        """How many rows the part takes."""
        return len(self.console.render_lines(part, pad=False))

    def clear(self, scrollback: bool = False) -> None:
        """An empty screen; with `scrollback`, nothing can be scrolled back to either."""
        if self.interactive:
            self.console.clear()
            if scrollback:
                self.console.file.write("\x1b[3J")
                self.console.file.flush()

    def ask(self, prompt: str = "> ") -> str:
        """One line from the keyboard."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        if not sys.stdin.isatty():
            self.console.print(Text(line))  # a transcript shows the answers too
        return line.strip()

    def page(self, lines: Sequence[RenderableType]) -> None:
        """Many lines, a screenful at a time."""
        room = self.height - 2
        used = 0
        for number, line in enumerate(lines):
            rows = self.rows(line)
            if self.interactive and used and used + rows > room:
                left = len(lines) - number
                if self.ask(f"({left} more; Enter goes on, q stops) ").lower().startswith("q"):
                    return
                used = 0
            self.show(line)
            used += rows

    @contextmanager
    def patience(self, text: str = "") -> Iterator[Callable[[str], None]]:
        """Says what is going on when it takes longer than a moment. What it yields changes the text."""
        status = self.console.status(text)
        shown = False

        def explain() -> None:
            nonlocal shown
            shown = True
            if self.interactive:
                status.start()
            else:
                self.console.print("One moment …")

        def tell(changed: str) -> None:
            if self.interactive:
                status.update(changed)

        timer = threading.Timer(PATIENCE, explain)
        timer.daemon = True
        timer.start()
        try:
            yield tell
        finally:
            timer.cancel()
            timer.join()
            if shown:
                status.stop()


def enable_line_editing() -> None:
    """Arrow keys and history at the prompt, where the machine has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
