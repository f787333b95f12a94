"""`bigboard keep`: write down a game that is played on a real table, move by move."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from bigboard.cli.terminal import Terminal
    from bigboard.games.scribe import Scribe


def keep_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game on the table: acquire, stockpile.")] = "acquire",
    players: Annotated[str, typer.Option(metavar="NAMES", help="Who plays, clockwise, as in Ana,Bo,Cy.")] = "",
    me: Annotated[str, typer.Option(metavar="NAME", help="Which of them you are, if you play yourself.")] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game, as in bonds=true.")
    ] = None,
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The record; one that was begun is continued.")
    ] = None,
    no_color: Annotated[bool, typer.Option("--no-color", metavar="", help="Letters only, no colours.")] = False,
    width: Annotated[int | None, typer.Option(metavar="COLUMNS", help="Columns to use.", min=40)] = None,
    language: Annotated[str, typer.Option(metavar="CODE", help="The language, as in fr.")] = "",
) -> None:
    """Write down a game played on a real table, with every move checked: to keep, replay and review it.

    You type what everybody sees, and what you see yourself. What nobody has shown is filled in, so that the record
    is a whole game.
    """
    from bigboard.cli.messages import say, speak
    from bigboard.cli.terminal import Leave, Terminal, UserError, enable_line_editing
    from bigboard.records import evening
    from bigboard.records.record import RecordError, read_record

    speak(language)
    terminal = Terminal(width, not no_color)
    enable_line_editing()
    try:
        if file is not None and file.exists():
            scribe = evening.resume(read_record(file))
        else:
            if game.lower() not in evening.games_to_keep():
                raise UserError(say("keep-no-game", games=", ".join(evening.games_to_keep())))
            names = words(players) or words(terminal.ask(f"{say('keep-players')} "))
            if me and me not in names:
                raise UserError(say("keep-who", names=", ".join(names)))
            scribe = evening.begin(game.lower(), names, options(option or []), names.index(me) if me else None)
    except (RecordError, ValueError) as error:
        raise UserError(str(error)) from None
    target = file or Path(f"{scribe.game.name}-evening.json")
    terminal.show(say("keep-how"))
    with suppress(Leave, KeyboardInterrupt):
        write_down(terminal, scribe, target)
    terminal.show(say("keep-saved", file=str(target)))


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def options(texts: list[str]) -> dict[str, str | bool]:
    pairs = (text.partition("=") for text in texts)
    return {name: {"true": True, "false": False}.get(value, value) for name, _, value in pairs}


def write_down(terminal: Terminal, scribe: Scribe, target: Path) -> None:
    """Asks line by line until the game is over; each line is kept at once."""
    from rich.text import Text

    from bigboard.cli.keep_words import note
    from bigboard.cli.screens import screen
    from bigboard.cli.sentences import Voice
    from bigboard.cli.terminal import Leave
    from bigboard.games.contract import IllegalAction
    from bigboard.games.scribe import NoteError
    from bigboard.records.record import write_record

    voice = Voice(scribe.names, -1)
    stale = True
    while True:
        if stale and scribe.ask.kind != "see":
            view = {**scribe.state.view(-1), "names": scribe.names}
            terminal.show(screen(scribe.game.name).table(view, voice, [], terminal.width))
        stale = False
        if scribe.ask.kind == "over":
            write_record(target, scribe.record())
            return
        line = terminal.ask(f"{asked(scribe)} > ").strip()
        if line.lower() in ("q", "quit", "exit"):
            raise Leave
        try:
            if line.lower() == "undo":
                scribe.undo()
            elif line:
                scribe.take(note(scribe.ask, line))
            write_record(target, scribe.record())
            stale = True
        except (IllegalAction, NoteError) as refusal:
            terminal.show(Text(str(refusal)))


def asked(scribe: Scribe) -> str:
    """The question in words, and for what is seen, the blanks."""
    from bigboard.cli.messages import say

    ask = scribe.ask
    player = scribe.names[ask.seat] if ask.seat >= 0 else ""
    if ask.kind == "do":
        return say(f"{scribe.game.name}-wait-{ask.what}", player=player)
    blanks = []
    for blank in ask.fields:
        about = [
            scribe.names[int(value)] if name == "seat" else str(int(value) + 1 if name in ("pile", "pair") else value)
            for name, value in blank.about.items()
        ]
        blanks.append(" ".join(about) or blank.name)
    return f"{say(f'keep-see-{ask.what}', player=player)} ({', '.join(blanks)})"
