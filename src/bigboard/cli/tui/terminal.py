"""The terminal: what is printed, and the lines that people type."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from time import perf_counter

from rich.console import Console, RenderableType
from rich.live import Live
from rich.spinner import Spinner
from rich.text import Text

from bigboard.cli.errors import Leave
from bigboard.cli.language import say

NOTICE_AFTER = 0.3  # seconds until waiting is explained

# What stands for these signs where the terminal has nothing but ASCII.
PLAIN_SIGNS = {
    "·": ".", "→": "->", "×": "x", "…": "...", "–": "-", "’": "'", "≤": "<=", "▲": "+", "▼": "-",
    "\u00a0": " ", "\u202f": " ",
}  # fmt: skip


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

    def __init__(self, width: int | None = None, color: bool = True, console: Console | None = None) -> None:
        never_fail_on_signs()
        # None lets Rich look at NO_COLOR and TERM itself.
        self.console = console or Console(
            width=width, no_color=None if color else True, highlight=False, emoji=False, markup=False
        )

    @property
    def interactive(self) -> bool:
        """True if a person is there; only then screens are cleared and texts are paged."""
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

    def rows(self, part: RenderableType, width: int | None = None) -> int:
        """Return the number of rows of the part, at that width."""
        options = self.console.options if width is None else self.console.options.update(width=width)
        return len(self.console.render_lines(part, options, pad=False))

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
                if self.ask(f"({say('cli-more', count=left)}) ").lower().startswith("q"):
                    return
                used = 0
            self.show(line)
            used += rows

    @contextmanager
    def wait_notice(self) -> Iterator[WaitNotice]:
        """Explain waits in this block."""
        waiting = WaitNotice(self)
        try:
            yield waiting
        finally:
            waiting.end()


class WaitNotice:
    """A line that explains a wait. It comes before the work, because compiled code blocks all threads."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.began = perf_counter()
        self.line: Live | None = None

    def tell(self, text: str, expected: float) -> None:
        """Show the text if the wait is expected to be long enough."""
        if not self.terminal.interactive or perf_counter() - self.began + expected < NOTICE_AFTER:
            return
        spinner = Spinner("dots", text)
        if self.line is None:
            self.line = Live(spinner, console=self.terminal.console, transient=True)
            self.line.start()
        self.line.update(spinner, refresh=True)

    def end(self) -> None:
        if self.line is not None:
            self.line.stop()


def enable_line_editing() -> None:
    """Arrow keys and history at the prompt, where the machine has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
