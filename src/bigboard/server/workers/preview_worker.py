"""Preview pictures of links, drawn in a worker process from a spectator's view, a puzzle, or an example."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from bigboard.bots import registry as bots
from bigboard.coach.puzzles.puzzle import puzzle_of
from bigboard.games import registry
from bigboard.games.contract import JsonDict
from bigboard.games.rng import Rng
from bigboard.server.workers.canvas import ACCENT, GOLD, HEIGHT, INK, MUTED, PAPER, RAISED, SEATS, WIDTH, Canvas

BOARD = (40, 54, 700, 522)  # x, y, width and height of the title's part of a picture
TEXT_X, TEXT_ROOM = 784, 376
EXAMPLE_SEED, EXAMPLE_PLAYERS = 11, 4
EXAMPLE_PART = 0.55  # of the example game that is played
MOST_ROWS = 6

Draw = Callable[[JsonDict, Canvas, tuple[int, int, int, int]], None]


@dataclass(frozen=True)
class Row:
    """A line of a picture: a player and the money, or a free seat."""

    name: str
    note: str = ""
    winner: bool = False
    seat: int = -1  # gives the color; -1 for none


@dataclass(frozen=True)
class Picture:
    """Everything that a picture shows besides the board."""

    game: str
    kicker: str  # above the heading: the title, "Puzzle"
    heading: str
    action: str  # for the button
    rows: tuple[Row, ...] = field(default=())


@cache
def example_view(game: str) -> JsonDict:
    """Return the spectator's view of a game that only exists to be looked at."""
    rules = registry.game(game)
    players = min(EXAMPLE_PLAYERS, rules.max_players)
    finished = rules.start(rules.deal(players, EXAMPLE_SEED, {}))
    moves = []
    bot, rng = bots.bot("greedy"), Rng(EXAMPLE_SEED)
    while not finished.is_over:
        moves.append(bot.choose(finished.sample(finished.seat, rng), rng))
        finished.apply(moves[-1])
    state = rules.start(rules.deal(players, EXAMPLE_SEED, {}))
    for action in moves[: int(len(moves) * EXAMPLE_PART)]:
        state.apply(action)
    return state.observe(-1)


def draw_example(picture: Picture, static: Path) -> bytes:
    return draw_view(picture, example_view(picture.game), static)


def draw_puzzle(picture: Picture, puzzle_id: str, static: Path) -> bytes:
    puzzle = puzzle_of(puzzle_id)
    assert puzzle is not None
    state = puzzle.state()
    return draw_view(picture, state.observe(state.seat), static)


def draw_view(picture: Picture, view: JsonDict, static: Path) -> bytes:
    """Return a PNG of 1200 × 630 pixels: the board on the left, heading, players and a button on the right."""
    canvas = Canvas(static)
    title = registry.titles()[picture.game]
    if title.preview:
        draw: Draw = title.load("preview")
        draw(view, canvas, BOARD)
    else:
        x, y, width, height = BOARD
        canvas.box(x, y, width, height, RAISED, 16)
    write_facts(picture, canvas)
    return canvas.png()


def write_facts(picture: Picture, canvas: Canvas) -> None:
    draw_logo(canvas, TEXT_X, 54)
    canvas.text(TEXT_X + 52, 83, "Big Board", 26, MUTED, 700)
    canvas.text(TEXT_X, 152, picture.kicker, 24, ACCENT, 700, room=TEXT_ROOM)
    y = canvas.lines(TEXT_X, 202, picture.heading, 42, TEXT_ROOM, 3 if len(picture.rows) <= 3 else 2)
    y = max(y - 6, 280)
    for row in picture.rows[:MOST_ROWS]:
        if row.seat >= 0:
            canvas.box(TEXT_X, y - 17, 20, 20, SEATS[row.seat % len(SEATS)], 6)
        color = GOLD if row.winner else INK
        note = canvas.measure(row.note, 24) if row.note else 0
        canvas.text(TEXT_X + 34, y, row.name, 24, color, 700, room=TEXT_ROOM - 46 - note)
        canvas.text(TEXT_X + TEXT_ROOM, y, row.note, 24, color, 600, "right")
        y += 37
    canvas.box(TEXT_X, HEIGHT - 122, TEXT_ROOM, 68, ACCENT, 14)
    canvas.text(TEXT_X + TEXT_ROOM / 2, HEIGHT - 79, picture.action, 27, PAPER, 800, "center", TEXT_ROOM - 24)


def draw_logo(canvas: Canvas, x: float, y: float) -> None:
    """Draw the icon of the client: three cells, and a chain of five."""
    canvas.box(x, y, 40, 40, "#0f3d30", 9)
    cell = 9.0
    for column, row in ((0, 0), (1, 0), (0, 1)):
        canvas.box(x + 5 + column * 10.5, y + 5 + row * 10.5, cell, cell, "#4d6c61", 2)
    for column, row in ((2, 0), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)):
        canvas.box(x + 5 + column * 10.5, y + 5 + row * 10.5, cell, cell, INK, 2)


assert BOARD[0] + BOARD[2] < TEXT_X < WIDTH - TEXT_ROOM
