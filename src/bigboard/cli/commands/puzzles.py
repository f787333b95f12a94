"""`bigboard puzzles`: find puzzles in games between bots, and solve those there are."""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bigboard.cli.options import Language, NoColor, Width

if TYPE_CHECKING:
    from bigboard.cli.commands.play import Play
    from bigboard.cli.tui.terminal import Terminal
    from bigboard.coach.judge.answers import Answer
    from bigboard.coach.puzzles.progress import Solver
    from bigboard.coach.puzzles.puzzle import Puzzle

app = typer.Typer(
    help="Puzzles: positions in which one move is clearly best. `puzzles solve` lets you play them; "
    "`puzzles` alone finds new ones in games between bots.",
    add_completion=False,
)


@app.callback(invoke_without_command=True)
def make_command(
    context: typer.Context,
    game: Annotated[str, typer.Option(metavar="NAME", help="The game, such as acquire.")] = "acquire",
    number: Annotated[int, typer.Option(metavar="NUMBER", help="Number of puzzles.", min=1)] = 200,
    seed: Annotated[str, typer.Option(metavar="SEED", help="The same seed finds the same puzzles again.")] = "1",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Output file; an unfinished one is continued.")
    ] = None,
) -> None:
    """Find puzzles. Ctrl-C stops; the same command goes on where it was."""
    if context.invoked_subcommand is not None:
        return
    from bigboard.cli.errors import sentences

    with sentences("lab"):
        from bigboard.coach.puzzles.generator import Progress, make
        from bigboard.games import registry

        name = game.lower()
        registry.title(name)  # ValueError names the games there are
        target = out or Path(f"{name}-puzzles.json")

        def tell(progress: Progress) -> None:
            typer.echo(f"{progress.found} of {progress.wanted} puzzles, {progress.games} games played", err=True)

        try:
            found = make(name, number, seed, target, tell)
        except KeyboardInterrupt:
            typer.echo(f"Stopped; {target} has what was found. The same command goes on.", err=True)
            raise typer.Exit(130) from None
        typer.echo(f"{len(found)} puzzles are in {target}.")


@app.command("check")
def check_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as acquire.")] = "acquire",
    first: Annotated[int, typer.Option(metavar="NUMBER", help="Start with this puzzle.", min=1)] = 1,
    number: Annotated[int | None, typer.Option(metavar="NUMBER", help="Check only this many puzzles.", min=1)] = None,
    worlds: Annotated[int, typer.Option(metavar="NUMBER", help="Maximum number of samples per answer.", min=2)] = 1600,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help="A collection other than the built-in one.")] = None,
) -> None:
    """Check puzzles again in other samples. The exit code is 1 if an answer is no longer clearly the best."""
    from bigboard.cli.errors import sentences
    from bigboard.coach.puzzles.puzzle import collection, read_collection
    from bigboard.coach.puzzles.recheck import check
    from bigboard.games import registry

    with sentences("lab"):
        name = game.lower()
        registry.title(name)
        puzzles = collection(name) if file is None else tuple(read_collection(name, file.read_text("utf-8")))
        wanted = puzzles[first - 1 :][:number]
        failed = 0
        for puzzle in wanted:
            found = check(puzzle, worlds)
            failed += not found.right
            if not found.right:
                typer.echo(f"{puzzle.id}: {found.trouble or f'leads by {found.sure:.1f} standard errors'}")
        typer.echo(f"{len(wanted) - failed} of {len(wanted)} puzzles hold in other worlds.")
    if failed:
        raise typer.Exit(1)


@app.command("solve")
def solve_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as acquire.")] = "acquire",
    puzzle: Annotated[
        int | None, typer.Option("--number", metavar="NUMBER", help="Solve this puzzle instead of the next one.")
    ] = None,
    no_color: NoColor = False,
    width: Width = None,
    language: Language = "",
) -> None:
    """Solve puzzles of about your strength, one after the other; your rating is saved."""
    from bigboard.cli.errors import UserError
    from bigboard.cli.language import say, speak
    from bigboard.cli.tui.terminal import Terminal, enable_line_editing
    from bigboard.coach.puzzles.puzzle import collection, games_with_puzzles, puzzle_of

    speak(language)
    name = game.lower()
    if name not in games_with_puzzles():
        raise UserError(say("error-no_puzzle"))
    terminal = Terminal(width, not no_color)
    enable_line_editing()
    solver = read_progress()
    last = ""
    while True:
        wanted = puzzle_of(f"{name}-{puzzle}") if puzzle is not None else None
        found = wanted or solver.next_of(collection(name), random.choice, last)
        if found is None or (puzzle is not None and wanted is None):
            raise UserError(say("error-no_puzzle"))
        ask(terminal, found, solver)
        if puzzle is not None:
            return
        last = found.id
        terminal.ask(f"{say('puzzle-next')} (Enter) ")


def file_of_solver() -> Path:
    from bigboard.data_folder import data_folder

    return data_folder() / "puzzles.json"


def read_progress() -> Solver:
    """Return the progress of the person at this keyboard; an unreadable file counts as none."""
    from bigboard.coach.puzzles.progress import Solver

    try:
        return Solver(**json.loads(file_of_solver().read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return Solver()


def keep(solver: Solver) -> None:
    file = file_of_solver()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(asdict(solver)), "utf-8")


def ask(terminal: Terminal, puzzle: Puzzle, solver: Solver) -> None:
    """One puzzle: the table, the question, an answer, and what it is worth."""
    from rich.text import Text

    from bigboard.cli.language import number, say

    play = at_the_table(terminal, puzzle)
    play.notice = [
        f"{say('puzzle-number', number=puzzle.number)} · {say('puzzle-rated', rating=number(puzzle.rating))}",
        say("puzzles-note"),
    ]
    answer = ask_answer(play)
    right = answer == puzzle.right
    before = round(solver.rating)
    counted = solver.count(puzzle, right)
    if counted:
        keep(solver)
    terminal.show(Text(say("puzzle-right" if right else "puzzle-wrong"), style="bold"))
    tell_worths(play, puzzle, answer)
    tell_reasons(play, puzzle, answer)
    if counted:
        change = f"{round(solver.rating) - before:+d}"
        terminal.show(Text(say("puzzle-new-rating", rating=number(round(solver.rating)), change=change)))
    else:
        terminal.show(Text(say("puzzle-not-counted")))


def tell_reasons(play: Play, puzzle: Puzzle, answer: Answer) -> None:
    """Print the reasons for the difference."""
    from rich.text import Text

    from bigboard.cli.language import language, say
    from bigboard.coach.judge.wording import Words
    from bigboard.coach.puzzles.explanation import reasons_of
    from bigboard.i18n import Messages

    words = Words(Messages(language()), puzzle.game, play.session.seating.names)
    reasons = reasons_of(puzzle, answer)
    if reasons:
        play.terminal.show(Text(say("advice-why"), style="bold"))
    for reason in reasons:
        figures = words.figures(reason)
        play.terminal.show(Text(f"• {words.reason(reason, 'you')}{f' ({figures})' if figures else ''}."))


def at_the_table(terminal: Terminal, puzzle: Puzzle) -> Play:
    """The position at the usual table, the solver in the seat that decides."""
    from bigboard.bots.personas import personas
    from bigboard.cli.commands.play import Play
    from bigboard.cli.language import say
    from bigboard.cli.session import HUMAN, Seating, Session, new_path

    others = [one.name for one in personas().values()]
    seat = puzzle.state().seat
    names = [
        say("player-number", number=seat + 1) if number == seat else others[number] for number in range(puzzle.players)
    ]
    players = [HUMAN if number == seat else "random" for number in range(puzzle.players)]
    session = Session(puzzle.opening(), Seating(names, players), new_path(puzzle.game))
    for action in puzzle.actions:
        session.take(action)
    play = Play(session, terminal)
    play.viewer = seat
    return play


def ask_answer(play: Play) -> Answer:
    """Ask until there is an answer; the commands of a game work here, but no action is taken."""
    from rich.text import Text

    from bigboard.cli.errors import UserError
    from bigboard.cli.language import say
    from bigboard.cli.tui.prompts import questions
    from bigboard.games.contract import IllegalAction

    while True:
        asked = questions(play.game).question(play.view(), play.world())
        if play.stale:
            play.show(asked)
        line = play.terminal.ask()
        if not line and not play.waiting:
            play.stale = True
            continue
        try:
            if line and play.run_command(line):
                continue
            actions = play.actions_in(line, asked)
            if actions:
                return tuple(actions)
        except IllegalAction as refusal:
            why = questions(play.game).explain_refusal(play.view(), refusal)
            play.terminal.show(Text(f"{why} ({say('cli-why-rule', rule=refusal.rule)})"))
        except UserError as complaint:
            play.terminal.show(Text(str(complaint)))


def tell_worths(play: Play, puzzle: Puzzle, given: Answer) -> None:
    """Print the mean result of each answer, and the lead of the best."""
    from rich.table import Table
    from rich.text import Text

    from bigboard.cli.language import say
    from bigboard.cli.tui.prompts import questions

    asks, view = questions(play.game), play.view()
    best, second = puzzle.worths[0], puzzle.worths[1]
    gain = best.money - second.money
    more = "puzzle-more-money" if gain >= 0 else "puzzle-less-money"
    chance = round(100 * (best.chance - second.chance))
    play.terminal.show(
        Text(f"{say('puzzle-more-chance', chance=chance)} {say(more, money=asks.money(abs(gain)))}"),
        Text(say("puzzle-average"), style="dim"),
    )
    grid = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("", say("puzzle-chance"), say("puzzle-money"), ""):
        grid.add_column(heading)
    for worth in puzzle.worths:
        at, words = puzzle.state(), []
        for action in worth.answer:
            words.append(asks.action_words(view, at.describe(action)))
            at.apply(action)
        mark = say("puzzle-your-answer") if worth.answer == given else ""
        chance_text = say("puzzle-chance-of", chance=round(100 * worth.chance))
        grid.add_row(", ".join(words), chance_text, asks.money(worth.money), mark)
    play.terminal.show(grid)
