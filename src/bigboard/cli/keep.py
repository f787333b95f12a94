"""`bigboard keep`: write down a game that is played on a real table, move by move."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from bigboard.cli.terminal import Terminal
    from bigboard.records.evening import Evening

GAME = "acquire"


def keep_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game on the table: acquire.")] = GAME,
    players: Annotated[str, typer.Option(metavar="NAMES", help="Who plays, clockwise, as in Ana,Bo,Cy.")] = "",
    start: Annotated[str, typer.Option(metavar="TILES", help="Their start tiles, as in 5C,1A,9I.")] = "",
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The record; one that was begun is continued.")
    ] = None,
    no_color: Annotated[bool, typer.Option("--no-color", metavar="", help="Letters only, no colours.")] = False,
    width: Annotated[int | None, typer.Option(metavar="COLUMNS", help="Columns to use.", min=40)] = None,
    language: Annotated[str, typer.Option(metavar="CODE", help="The language, as in fr.")] = "",
) -> None:
    """Write down a game played on a real table, with every move checked: to keep, replay and review it.

    You type what everybody sees. Hands that nobody has shown are filled in, so that the record is a whole game.
    """
    from bigboard.cli.messages import say, speak
    from bigboard.cli.terminal import Leave, Terminal, UserError, enable_line_editing
    from bigboard.records.evening import Evening, EveningError
    from bigboard.records.record import RecordError, read_record

    speak(language)
    if game.lower() != GAME:
        raise UserError(say("keep-only-acquire"))
    terminal = Terminal(width, not no_color)
    enable_line_editing()
    try:
        if file is not None and file.exists():
            evening = Evening.resumed(read_record(file))
        else:
            names = words(players) or words(terminal.ask(f"{say('keep-players')} "))
            tiles = words(start) or words(terminal.ask(f"{say('keep-start-tiles', names=', '.join(names))} "))
            evening = Evening(names, tiles)
    except (EveningError, RecordError, ValueError) as error:
        raise UserError(str(error)) from None
    target = file or Path(f"{GAME}-evening.json")
    terminal.show(say("keep-how"))
    with suppress(Leave, KeyboardInterrupt):
        write_down(terminal, evening, target)
    terminal.show(say("keep-saved", file=str(target)))


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def write_down(terminal: Terminal, evening: Evening, target: Path) -> None:
    """Asks line by line until the game is over; each line is kept at once."""
    from rich.text import Text

    from bigboard.cli.messages import say
    from bigboard.cli.screens import screen
    from bigboard.cli.sentences import Voice
    from bigboard.cli.terminal import Leave
    from bigboard.games.contract import IllegalAction
    from bigboard.records.evening import EveningError
    from bigboard.records.record import write_record

    voice = Voice(evening.names, -1)
    stale = True
    while True:
        state = evening.state
        view = {**state.view(-1), "names": evening.names}
        if stale:
            terminal.show(screen(GAME).table(view, voice, [], terminal.width))
            stale = False
        if state.seat < 0:
            return
        line = terminal.ask(f"{say(f'acquire-wait-{state.decision}', player=evening.names[state.seat])} > ").strip()
        if line.lower() in ("q", "quit", "exit"):
            raise Leave
        try:
            if line.lower() == "undo":
                evening.undo()
            elif line:
                evening.take(line)
            write_record(target, evening.record())
            stale = True
        except IllegalAction as refusal:
            terminal.show(Text(str(refusal)))
        except (EveningError, ValueError) as error:
            terminal.show(Text(str(error)))
