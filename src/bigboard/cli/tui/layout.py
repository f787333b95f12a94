"""The layout of a screen: the table, the events, the question. It knows no game."""

from __future__ import annotations

from dataclasses import dataclass

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bigboard.cli.language import say
from bigboard.cli.tui.prompts import Fit, Question, answer_table, color_lines, color_names
from bigboard.cli.tui.screens import WIDE, screen
from bigboard.cli.tui.sentences import Voice, log_lines
from bigboard.cli.tui.terminal import Terminal
from bigboard.games.contract import JsonDict

FEWEST_LOG_ROWS = 1
OLD_EVENTS = 40  # of those seen before, so many can still be on the screen
PROMPT_ROWS = 2
RECORD_ROWS = 2  # where the record is kept
PANEL_SIDES = 4  # columns that the frame of a panel takes
PANEL_ENDS = 2  # rows


@dataclass(frozen=True)
class Scene:
    """Everything that one screen shows."""

    game: str
    view: JsonDict
    voice: Voice
    events: list[JsonDict]
    recent: int  # events the person has seen before
    notice: list[str]
    asked: Question | None


def draw(terminal: Terminal, scene: Scene, account: RenderableType | None = None) -> None:
    """Clear the screen and fill it. With the final account of a game, the log gets the rest of the space."""
    terminal.clear()
    fresh = scene.events[scene.recent :]
    table = screen(scene.game).table(scene.view, scene.voice, fresh, terminal.width)
    room = terminal.height - terminal.rows(table) - PROMPT_ROWS
    if account is not None:
        room -= terminal.rows(account) + RECORD_ROWS
        log = log_part(terminal, scene, terminal.width, room) if room >= FEWEST_LOG_ROWS else []
        terminal.show(table, *log, account)
    elif terminal.width >= WIDE:
        terminal.show(table, side_by_side(terminal, scene, room))
    else:
        below = question_part(scene, terminal.width)
        rows = room - terminal.rows(below)
        for fit in (Fit.TIGHT, Fit.BRIEF):
            if rows < (FEWEST_LOG_ROWS if fit is Fit.TIGHT else 0):
                below = question_part(scene, terminal.width, fit)
                rows = room - terminal.rows(below)
        log = log_part(terminal, scene, terminal.width, rows) if rows >= FEWEST_LOG_ROWS or scene.notice else []
        terminal.show(table, *log, below)


def question_part(scene: Scene, width: int, fit: Fit = Fit.USUAL) -> RenderableType:
    """The hand where it is not part of the answers and there is room, the question, the answers."""
    drawn = screen(scene.game)
    if scene.asked is None:
        return Text("")
    parts: list[RenderableType] = []
    if not scene.asked.shows_hand and fit is Fit.USUAL:
        parts.append(color_names(Text(drawn.hand(scene.view), style="dim"), drawn.WORD_STYLES))
    parts.append(color_names(Text(scene.asked.text, style="bold"), drawn.WORD_STYLES))
    parts.append(answer_table(scene.asked, width, drawn.WORD_STYLES, fit))
    return Group(*parts)


def log_part(terminal: Terminal, scene: Scene, width: int, rows: int) -> list[Text]:
    """As much of the log as there is room for, newest last; what the person saw before is dim."""
    styles = screen(scene.game).WORD_STYLES
    notice = [Text(line, style="italic") for line in scene.notice]
    rows -= sum(rows_of(terminal, text, width) for text in notice)
    rows = max(rows, FEWEST_LOG_ROWS)
    old = log_lines(scene.game, scene.events[max(0, scene.recent - OLD_EVENTS) : scene.recent], scene.voice)
    new = log_lines(scene.game, scene.events[scene.recent :], scene.voice)
    lines = [Text(line, style="dim") for line in old] + color_lines(new[-rows:], styles)
    shown: list[Text] = []
    while lines and rows >= rows_of(terminal, lines[-1], width):
        rows -= rows_of(terminal, lines[-1], width)
        shown.insert(0, lines.pop())
    return [*notice, *shown]


def rows_of(terminal: Terminal, text: Text, width: int) -> int:
    return len(text.wrap(terminal.console, width))


def side_by_side(terminal: Terminal, scene: Scene, room: int) -> RenderableType:
    """On a wide screen: the log to the left, the question to the right."""
    left = (terminal.width - 1) // 2
    right = terminal.width - 1 - left
    rows = max(room - PANEL_ENDS, FEWEST_LOG_ROWS)
    below = question_part(scene, right - PANEL_SIDES)
    for fit in (Fit.TIGHT, Fit.BRIEF):
        if terminal.rows(below, right - PANEL_SIDES) > rows:
            below = question_part(scene, right - PANEL_SIDES, fit)
    log = log_part(terminal, scene, left - PANEL_SIDES, min(rows, 16))
    grid = Table.grid(padding=(0, 1, 0, 0))
    question = Panel(below, box=ROUNDED, title=say("your-turn"), width=right)
    grid.add_row(
        Panel(Group(*log), box=ROUNDED, title=say("panel-log"), width=left),
        question if scene.asked is not None else "",
    )
    return grid
