"""What can be typed at any prompt besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.table import Table
from rich.text import Text

from bigboard.cli.questions import coloured_lines, questions
from bigboard.cli.rulebook import show_clause, show_rules
from bigboard.cli.screens import screen
from bigboard.cli.sentences import log_lines, sentence, sentences
from bigboard.cli.terminal import Complaint, Leave
from bigboard.games.contract import IllegalAction
from bigboard.games.rules import GAME_OF_PREFIX
from bigboard.records.notation import parse_actions, position_text
from bigboard.records.record import RecordError, read_record, write_record

if TYPE_CHECKING:
    from bigboard.cli.play import Play

MOST_REASONS = 3
DECKS = ("bag", "market", "commerce", "deck", "rounds")  # what is left to draw, in positions


def help_(play: Play, _: str) -> None:
    asks = questions(play.game)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text("a number", style="bold"), "the answer with that number")
    grid.add_row(Text("words", style="bold"), asks.EXAMPLES)
    for name, command in COMMANDS.items():
        grid.add_row(Text(f"{name} {command.argument}".strip(), style="bold"), command.meaning)
    grid.add_row(Text("Enter", style="bold"), "show the table again")
    play.terminal.show(grid)


def why(play: Play, word: str) -> None:
    """The clause behind a refusal, an event, a tile, or the one that is asked for."""
    if not word:
        why_last(play)
    elif word.upper().partition("-")[0] in GAME_OF_PREFIX and "-" in word:
        show_clause(play.terminal, word, play.language)
    else:
        explained = questions(play.game).explain(play.view(), word)
        if explained is not None:
            play.terminal.show(Text(explained.text))
            show_clause(play.terminal, explained.rule, play.language)
            return
        try:
            parse_actions(play.world(), word)
        except IllegalAction as refusal:
            play.terminal.show(Text(questions(play.game).refused(play.view(), refusal)))
            show_clause(play.terminal, refusal.rule, play.language)
        except ValueError as error:
            raise Complaint(f"{error} `rules {word}` searches the rulebook.") from None
        else:
            play.terminal.show(Text("Nothing forbids that: it is allowed now."))


def why_last(play: Play) -> None:
    """The last refusal; without one, the last things that happened."""
    if play.refusal is not None:
        play.terminal.show(Text(questions(play.game).refused(play.view(), play.refusal)))
        show_clause(play.terminal, play.refusal.rule, play.language)
        return
    teller, voice = sentences(play.game), play.voice()
    reasons: dict[str, str] = {}
    for event in reversed(play.events()):
        if not teller.is_small(event, voice) and event["rule"] not in reasons:
            reasons[event["rule"]] = sentence(play.game, event, voice)
        if len(reasons) == MOST_REASONS:
            break
    for rule, text in reversed(reasons.items()):
        play.terminal.show(*coloured_lines([text], screen(play.game).WORD_STYLES))
        show_clause(play.terminal, rule, play.language)


def undo(play: Play, _: str) -> None:
    if play.gathered:
        play.gathered = []
        play.terminal.show(Text("Forgotten. Nothing was done yet; choose anew."))
        return
    play.session.undo(play.viewer)
    play.autosave()
    play.refusal = None
    play.notice = ["Taken back."]
    play.stale = True


def log(play: Play, _: str) -> None:
    lines = log_lines(play.game, play.events(), play.voice(), whole=True)
    play.terminal.page(coloured_lines(lines, screen(play.game).WORD_STYLES))


def chart(play: Play, _: str) -> None:
    play.terminal.show(screen(play.game).chart(play.view()))


def rules(play: Play, word: str) -> None:
    show_rules(play.terminal, play.game, word, play.language)


def save(play: Play, file: str) -> None:
    """Writes a copy of the record, never over anything but another record."""
    if not file:
        raise Complaint("`save` wants the name of a file after it, as in `save friday.json`. The game is saved anyway.")
    path = Path(file).expanduser()
    try:
        if path.exists() and "format" not in read_record(path):
            raise RecordError
        write_record(path, play.session.record())
    except RecordError:
        raise Complaint(f"{path} is there already and is no game record, so it is left alone.") from None
    except OSError as error:
        raise Complaint(f"{path} cannot be written: {error.strerror}.") from None
    play.terminal.show(Text(f"Saved. `bigboard play --resume {path}` continues from here."))


def position(play: Play, _: str) -> None:
    """A world that looks like this one to the person who asks; what is left to draw is made up, so it is left out."""
    words = [word for word in position_text(play.world()).split() if word.partition("=")[0] not in DECKS]
    play.terminal.show(Text("The hands of the others are made up: nobody can see them.", style="dim"))
    play.terminal.console.print(" ".join(words), soft_wrap=True)


def quit_(play: Play, _: str) -> None:
    raise Leave


class Command(NamedTuple):
    run: Callable[[Play, str], None]
    argument: str
    meaning: str


COMMANDS = {
    "help": Command(help_, "", "this list"),
    "why": Command(why, "[word]", "the rule behind a refusal, an event, a word on the screen or a rule's id"),
    "undo": Command(undo, "", "take your last step back, if nothing hidden was shown"),
    "log": Command(log, "", "everything that has happened"),
    "chart": Command(chart, "", "the printed tables, and cards with their texts"),
    "rules": Command(rules, "[word]", "the rulebook, or the rules with that word"),
    "save": Command(save, "FILE", "write a copy of the game; it is saved by itself anyway"),
    "position": Command(position, "", "the position in one line of text"),
    "quit": Command(quit_, "", "leave; the game is saved"),
}
OTHER_NAMES = {"?": "help", "h": "help", "exit": "quit", "q": "quit"}


def command(line: str) -> tuple[Command, str] | None:
    """The command that the line begins with, and the rest of the line."""
    word, _, rest = line.partition(" ")
    found = COMMANDS.get(OTHER_NAMES.get(word.lower(), word.lower()))
    return None if found is None else (found, rest.strip())
