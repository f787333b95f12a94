"""Commands that work at any prompt."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from bigboard.cli.errors import Leave, UserError
from bigboard.cli.language import percent, say
from bigboard.cli.tui.prompts import Answer, color_lines, questions
from bigboard.cli.tui.rulebook import show_clause, show_rules
from bigboard.cli.tui.screens import screen
from bigboard.cli.tui.sentences import log_lines, sentence, sentences
from bigboard.cli.tui.terminal_game import TerminalGame
from bigboard.games.contract import IllegalAction
from bigboard.games.rulebook import game_of_clause
from bigboard.records.notation import parse_actions, position_text
from bigboard.records.record import RecordError, read_record, write_record

MOST_REASONS = 3
MOST_HINTS = 3
ADVISER, ADVISER_SECONDS = "search:seconds=1", 1.0
DECKS = ("bag", "market", "commerce", "deck", "rounds")  # what is left to draw, in positions


def help_(play: TerminalGame, _: str) -> None:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text(say("cli-a-number"), style="bold"), say("cli-a-number-note"))
    grid.add_row(Text(say("cli-words"), style="bold"), questions(play.game).EXAMPLES)
    for name, command in COMMANDS.items():
        own = say(f"cli-command-{name}")
        word = name if own == name else f"{own}, {name}"
        argument = f" {say(command.argument)}" if command.argument else ""
        grid.add_row(Text(f"{word}{argument}", style="bold"), say(f"cli-help-{name}"))
    grid.add_row(Text("Enter", style="bold"), say("cli-enter-note"))
    play.terminal.show(grid)


def why(play: TerminalGame, word: str) -> None:
    """The clause behind a refusal, an event, a tile, or the one that is asked for."""
    if not word:
        why_last(play)
    elif "-" in word and game_of_clause(word):
        show_clause(play.terminal, word)
    elif (answer := answer_of(play, word)) is not None:
        play.terminal.show(Text(answer.word, style="bold"), Text(answer.note))
    else:
        explained = questions(play.game).explain(play.view(), word)
        if explained is not None:
            play.terminal.show(Text(explained.text))
            show_clause(play.terminal, explained.rule)
            return
        try:
            parse_actions(play.world(), questions(play.game).notation(word))
        except IllegalAction as refusal:
            play.terminal.show(Text(questions(play.game).explain_refusal(play.view(), refusal)))
            show_clause(play.terminal, refusal.rule)
        except ValueError:
            raise UserError(say("cli-why-unknown", word=word)) from None
        else:
            play.terminal.show(Text(say("cli-allowed")))


def answer_of(play: TerminalGame, key: str) -> Answer | None:
    """The answer with that number, if there is more to it than a word."""
    asked = questions(play.game).question(play.view(), play.world())
    answer = asked.answer_at(key) if key.isdigit() else None
    return answer if answer is not None and answer.note else None


def why_last(play: TerminalGame) -> None:
    """The last refusal; without one, the last things that happened."""
    if play.refusal is not None:
        play.terminal.show(Text(questions(play.game).explain_refusal(play.view(), play.refusal)))
        show_clause(play.terminal, play.refusal.rule)
        return
    teller, voice = sentences(play.game), play.voice()
    reasons: dict[str, str] = {}
    for event in reversed(play.events()):
        worth = teller.has_sentence(event) and not teller.is_small(event, voice)
        if worth and event["rule"] not in reasons:
            reasons[event["rule"]] = sentence(play.game, event, voice)
        if len(reasons) == MOST_REASONS:
            break
    for rule, text in reversed(reasons.items()):
        play.terminal.show(*color_lines([text], screen(play.game).WORD_STYLES))
        show_clause(play.terminal, rule)


def undo(play: TerminalGame, _: str) -> None:
    if play.waiting:
        play.forget()
        play.terminal.show(Text(say("cli-forgotten")))
        return
    play.session.undo(play.viewer)
    play.autosave()
    play.refusal = None
    play.notice = [say("cli-taken-back")]
    play.stale = True


def log(play: TerminalGame, _: str) -> None:
    lines = log_lines(play.game, play.events(), play.voice(), whole=True)
    play.terminal.page(color_lines(lines, screen(play.game).WORD_STYLES))


def chart(play: TerminalGame, _: str) -> None:
    play.terminal.show(screen(play.game).chart(play.view()))


def rules(play: TerminalGame, word: str) -> None:
    show_rules(play.terminal, [play.game], word)


def save(play: TerminalGame, file: str) -> None:
    """Write a copy of the record; overwrite only another record."""
    if not file:
        raise UserError(say("cli-save-what"))
    path = Path(file).expanduser()
    try:
        if path.exists() and "format" not in read_record(path):
            raise RecordError
        write_record(path, play.session.record())
    except RecordError:
        raise UserError(say("cli-no-record", file=str(path))) from None
    except OSError as error:
        raise UserError(say("cli-cannot-write", file=str(path), trouble=str(error.strerror))) from None
    play.terminal.show(Text(say("cli-saved", file=f" {path}")))


def position(play: TerminalGame, _: str) -> None:
    """A world that looks like this one to the person who asks; what is left to draw is made up, so it is left out."""
    words = [word for word in position_text(play.world()).split() if word.partition("=")[0] not in DECKS]
    play.terminal.show(Text(say("cli-made-up"), style="dim"))
    play.terminal.console.print(" ".join(words), soft_wrap=True)


def hint(play: TerminalGame, _: str) -> None:
    """Show a search's rating of the legal actions, from the knowledge of the person at the keyboard."""
    from bigboard.bots import bot, hints

    if play.session.state.seat != play.viewer:
        raise UserError(say("error-no_hint-not_deciding"))
    with play.terminal.wait_notice() as waiting:
        waiting.tell(say("thinking"), ADVISER_SECONDS)
        world = play.world()
        found = hints(bot(ADVISER), world.clone(), play.rng) or []
    asks, view = questions(play.game), play.view()
    keys = {answer.action: answer.key for answer in asks.question(view, world).answers if answer.open}
    grid = Table.grid(padding=(0, 2, 0, 0))
    for advice in found[:MOST_HINTS]:
        words = asks.action_words(view, world.describe(advice.action))
        expects = "" if advice.money is None else say("cli-expects", money=asks.money(advice.money))
        sure = "" if advice.share is None else say("hint-share", share=percent(advice.share))
        grid.add_row(Text(keys.get(advice.action, ""), style="bold"), words, expects, sure)
    play.terminal.show(Text(say("cli-hint-title"), style="dim"), grid)


def quit_(play: TerminalGame, _: str) -> None:
    raise Leave


class Command(NamedTuple):
    run: Callable[[TerminalGame, str], None]
    argument: str = ""  # its message


COMMANDS = {
    "help": Command(help_),
    "hint": Command(hint),
    "why": Command(why, "cli-argument-word"),
    "undo": Command(undo),
    "log": Command(log),
    "chart": Command(chart),
    "rules": Command(rules, "cli-argument-word"),
    "save": Command(save, "cli-argument-file"),
    "position": Command(position),
    "quit": Command(quit_),
}
OTHER_NAMES = {"?": "help", "h": "help", "exit": "quit", "q": "quit"}


def plain(word: str) -> str:
    """Without capitals and accents, as people type in a hurry."""
    parts = unicodedata.normalize("NFD", word.lower())
    return "".join(part for part in parts if not unicodedata.combining(part))


def command(line: str) -> tuple[Command, str] | None:
    """The command that the line begins with, in English or in the reader's language, and the rest of the line."""
    word, _, rest = line.partition(" ")
    own = {plain(say(f"cli-command-{name}")): name for name in COMMANDS}
    found = COMMANDS.get({**own, **OTHER_NAMES}.get(plain(word), plain(word)))
    return None if found is None else (found, rest.strip())
