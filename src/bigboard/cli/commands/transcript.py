"""`bigboard keep`: write down a game that is played on a real table, move by move."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bigboard.cli.options import Language, NoColor, Width

if TYPE_CHECKING:
    from bigboard.cli.tui.terminal import Terminal
    from bigboard.games.contract import IllegalAction
    from bigboard.games.transcript.transcript import NoteError, Transcript


def keep_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game on the table: acquire, stockpile.")] = "acquire",
    players: Annotated[str, typer.Option(metavar="NAMES", help="The players, clockwise, such as Ana,Bo,Cy.")] = "",
    me: Annotated[str, typer.Option(metavar="NAME", help="Your name, if you play yourself.")] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule option, such as bonds=true.")
    ] = None,
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The record; an unfinished one is continued.")
    ] = None,
    no_color: NoColor = False,
    width: Width = None,
    language: Language = "",
) -> None:
    """Record a tabletop game, with every move checked, to replay and review it.

    Type what all players see, and what you see yourself. Unknown cards are filled in, so that the record is a
    whole game.
    """
    from bigboard.cli.errors import Leave, UserError
    from bigboard.cli.language import say, speak
    from bigboard.cli.tui.terminal import Terminal, enable_line_editing
    from bigboard.records import transcript_record
    from bigboard.records.record import RecordError

    speak(language)
    terminal = Terminal(width, not no_color)
    enable_line_editing()
    try:
        if file is not None and file.exists():
            transcript = read_transcript(file)
        else:
            if game.lower() not in transcript_record.games_to_keep():
                raise UserError(say("keep-no-game", games=", ".join(transcript_record.games_to_keep())))
            names = words(players) or words(terminal.ask(f"{say('keep-players')} "))
            check_names(game.lower(), names, me)
            chosen = options(game.lower(), option or [])
            transcript = transcript_record.begin(game.lower(), names, chosen, names.index(me) if me else None)
    except (RecordError, ValueError) as error:
        raise UserError(str(error)) from None
    target = file or Path(f"{transcript.game.name}-transcript.json")
    terminal.show(say("keep-how"))
    with suppress(Leave, KeyboardInterrupt):
        write_down(terminal, transcript, target)
    terminal.show(say("keep-saved", file=str(target)))


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def read_transcript(file: Path) -> Transcript:
    """The game that the file holds; UserError if it was not being written down."""
    from bigboard.cli.errors import UserError
    from bigboard.cli.language import say
    from bigboard.games.transcript.transcript import NoteError
    from bigboard.records import transcript_record
    from bigboard.records.record import read_record

    try:
        return transcript_record.resume(read_record(file))
    except NoteError:
        raise UserError(say("keep-foreign", file=str(file))) from None


def check_names(game: str, names: list[str], me: str) -> None:
    from bigboard.cli.errors import UserError
    from bigboard.cli.language import say
    from bigboard.games import registry

    least, most = registry.game(game).min_players, registry.game(game).max_players
    if not least <= len(names) <= most:
        label = registry.title(game).label
        raise UserError(say("keep-count", game=label, least=least, most=most, names=len(names)))
    if len(set(names)) != len(names):
        raise UserError(say("keep-same-name"))
    if me and me not in names:
        raise UserError(say("keep-who", names=", ".join(names)))


def options(game: str, texts: list[str]) -> dict[str, str | bool]:
    """Read --option; UserError lists the known options."""
    from bigboard.cli.errors import UserError
    from bigboard.cli.language import say
    from bigboard.games import registry

    possible = {
        option.name: [str(choice.value) for choice in option.choices] or ["true", "false"]
        for option in registry.declaration(game).options
    }
    chosen: dict[str, str | bool] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if value not in possible.get(name, ()):
            known = "; ".join(f"{one}={'|'.join(values)}" for one, values in possible.items())
            raise UserError(say("keep-bad-option", option=text, game=registry.title(game).label, known=known))
        chosen[name] = {"true": True, "false": False}.get(value, value)
    return chosen


def write_down(terminal: Terminal, transcript: Transcript, target: Path) -> None:
    """Ask line by line until the game is over; each line is saved at once."""
    from rich.text import Text

    from bigboard.cli.commands.transcript_input import note
    from bigboard.cli.errors import Leave
    from bigboard.cli.tui.screens import screen
    from bigboard.cli.tui.sentences import Voice
    from bigboard.games.contract import IllegalAction
    from bigboard.games.transcript.transcript import NoteError
    from bigboard.records.record import write_record

    voice = Voice(transcript.names, -1)
    stale = True
    while True:
        if stale and transcript.ask.kind != "see":
            view = {**transcript.state.view(-1), "names": transcript.names}
            terminal.show(screen(transcript.game.name).table(view, voice, [], terminal.width))
        stale = False
        if transcript.ask.kind == "over":
            write_record(target, transcript.record())
            return
        line = terminal.ask(f"{question_text(transcript)} > ").strip()
        if line.lower() in ("q", "quit", "exit"):
            raise Leave
        try:
            if line.lower() == "undo":
                transcript.undo()
            elif line:
                transcript.take(note(transcript.ask, line, transcript.names))
            write_record(target, transcript.record())
            stale = True
        except (IllegalAction, NoteError) as refusal:
            terminal.show(Text(refusal_text(transcript.game.name, refusal)))


def refusal_text(game: str, refusal: IllegalAction | NoteError) -> str:
    """Return the reason why a line cannot be noted, in the language of the terminal."""
    from bigboard.cli.language import can_say, say
    from bigboard.cli.tui.prompts import refusal_text
    from bigboard.games.contract import IllegalAction

    if isinstance(refusal, IllegalAction):
        return refusal_text(game, refusal)
    if refusal.reason == "words":
        return say("keep-words", **refusal.facts)
    key = f"error-bad_note-{refusal.reason}"
    sentence = say(key if can_say(key) else "error-bad_note", **refusal.facts)
    several = refusal.reason == "form" and int(refusal.facts["count"]) > 1
    return f"{sentence} {say('keep-separated')}" if several else sentence


def question_text(transcript: Transcript) -> str:
    """The question in words, and for what is seen, the blanks."""
    from bigboard.cli.language import can_say, say

    ask = transcript.ask
    player = transcript.names[ask.seat] if ask.seat >= 0 else ""
    if ask.kind == "do":
        key = f"{transcript.game.name}-wait-{ask.what}"
        return say(key if can_say(key) else f"{transcript.game.name}-wait", decision=ask.what, player=player)
    blanks = []
    for blank in ask.fields:
        about = [
            transcript.names[int(value)]
            if name == "seat"
            else str(int(value) + 1 if name in ("pile", "pair") else value)
            for name, value in blank.about.items()
        ]
        blanks.append(" ".join(about) or blank.name)
    if any("-" in blank.choices for blank in ask.fields):
        blanks[-1] += f"; {say('keep-dash')}"
    return f"{say(f'keep-see-{ask.what}', player=player)} ({', '.join(blanks)})"
