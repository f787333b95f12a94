"""The command `bigboard`.

Every command is declared here and imports what it needs when it runs, so that `bigboard --help` comes at once.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from bigboard.cli.commands import lesson, puzzles
from bigboard.cli.commands.evaluate import evaluate_command, leaderboard_command
from bigboard.cli.commands.lab import arena_command, ladder_command, report_command, simulate_command
from bigboard.cli.commands.maintenance import (
    check_command,
    export_command,
    import_command,
    repair_command,
    upgrade_command,
    verify_command,
)
from bigboard.cli.commands.mcp import mcp_command
from bigboard.cli.commands.serve import bot_command, serve_command
from bigboard.cli.commands.train import train_command
from bigboard.cli.commands.transcript import keep_command
from bigboard.cli.options import Jobs, Language, NoColor, On, Width, read_option

app = typer.Typer(
    name="bigboard",
    help="Big Board: stock-market board games, to play and to study.\n\n"
    "New here? Run `bigboard serve --open` to play in the browser, or `bigboard play` to play in this terminal.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def tell_version(wanted: bool) -> None:
    if wanted:
        import platform

        import bigboard

        typer.echo(f"bigboard {bigboard.__version__}")
        typer.echo(f"Python {platform.python_version()}")
        typer.echo(f"Engine: {bigboard.engine()}")
        raise typer.Exit


@app.callback()
def bigboard_(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=tell_version,
            is_eager=True,
            metavar="",
            help="Show the versions of Big Board, Python and the engine.",
        ),
    ] = False,
) -> None:
    pass


@app.command("play")
def play_command(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game; with --resume, the file of a saved game.")
    ] = "",
    players: Annotated[int, typer.Option(metavar="NUMBER", help="Number of players, including you.")] = 4,
    against: Annotated[
        str,
        typer.Option(
            "--against",
            "--bot",
            metavar="BOTS",
            help="easy, medium, hard, expert, greedy, random, search:seconds=1 or module:Class; "
            "one for all, or one for each, separated by commas. Default: medium.",
        ),
    ] = "",
    humans: Annotated[int, typer.Option(metavar="NUMBER", help="Number of people at this keyboard.")] = 1,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A person's name; repeat for each person.")
    ] = None,
    seat: Annotated[
        int, typer.Option(metavar="NUMBER", help="Your seat, counted from 1; people sit side by side.")
    ] = 1,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule option, such as open_holdings=false.")
    ] = None,
    modules: Annotated[
        str,
        typer.Option("--with", metavar="MODULES", help="Modules to play with, such as bonds,investors, or all."),
    ] = "",
    board: Annotated[str, typer.Option(metavar="BOARD", help="Stockpile's board: standard or advanced.")] = "",
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="The same seed deals the same game again.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", metavar="", help="Resume the last unfinished game, or a file.")
    ] = False,
    no_color: NoColor = False,
    width: Width = None,
    language: Language = "",
) -> None:
    """Play a game in the terminal. Without options: Acquire, you against three bots.

    **Acquire in a minute:** you hold six tiles, each for one cell of the board. On your turn you play one of them and
    buy up to three shares. Adjacent tiles make a hotel chain; the bigger the chain, the more its shares cost. When a
    tile connects two chains, the bigger one acquires the smaller, and the two largest shareholders of the smaller
    one are paid a bonus. At the end all shares are sold, and the most money wins.

    **Stockpile in a minute** (`bigboard play stockpile`): everyone knows how one share price will move. You place
    cards on stockpiles, face up and face down, bid for one of them, and sell at the right moment. `--with all` adds
    bonds, commodities, strategy cards and investors. At the end all shares are sold, and the most money wins.

    `bigboard games` lists all games. At every step you see your possible answers; type the number of one. The game is
    saved after each step.
    """
    import bigboard
    from bigboard.cli.commands.play import play_games
    from bigboard.cli.game_setup import GameRequest
    from bigboard.cli.language import speak
    from bigboard.cli.tui.terminal import Terminal

    speak(language)
    request = GameRequest(
        game=game.lower() if game and not resume else bigboard.game_names()[0],
        players=players,
        seed=int(seed) if seed is not None and seed.isascii() and seed.isdigit() else seed,
        options=dict(read_option(text) for text in option or []) | ({"board": board.lower()} if board else {}),
        against=against,
        seat=seat,
        humans=humans,
        names=tuple(name or ()),
        modules=modules,
    )
    play_games(request, Terminal(width, not no_color), game if resume else None)


@app.command("replay")
def replay_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The file of a recorded game.")],
    everything: Annotated[
        bool, typer.Option("--all", metavar="", help="Print the whole game instead of stepping through it.")
    ] = False,
    step: Annotated[
        bool, typer.Option("--step", metavar="", help="Step through it even if the output is not a terminal.")
    ] = False,
    seat: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Show only what this seat saw, counted from 1.")
    ] = None,
    board: Annotated[
        int, typer.Option(metavar="MOVES", help="With --all: show the table after this many moves each time.", min=0)
    ] = 0,
    no_color: NoColor = False,
    width: Width = None,
    language: Language = "",
) -> None:
    """Show a recorded game move by move: Enter for the next, p for the one before, g 40 to go there, q to stop."""
    from bigboard.cli.commands.replay import replay_file
    from bigboard.cli.language import speak
    from bigboard.cli.tui.terminal import Terminal

    speak(language)
    replay_file(Terminal(width, not no_color), file, everything, step, seat, board)


@app.command("review")
def review_command(
    file: Annotated[str, typer.Argument(metavar="[RECORD]", help="The file of a recorded game.")] = "",
    mine: Annotated[
        str,
        typer.Option(
            metavar="FOLDER", help="Show where you lose, over all records in a folder, instead of one RECORD."
        ),
    ] = "",
    name: Annotated[
        str, typer.Option(metavar="NAME", help="Your name in the records of --mine; default: the only human.")
    ] = "",
    json: Annotated[
        str, typer.Option(metavar="FILE", help="Write all figures to this file as JSON; - prints them.")
    ] = "",
    html: Annotated[
        str, typer.Option(metavar="FILE", help="Write a page with a chart to this file; - prints it.")
    ] = "",
    seat: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Only this seat's decisions, counted from 1.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="NUMBER", help="Random seed; the same seed gives the same review.")] = 1,
    simulations: Annotated[
        int, typer.Option(metavar="NUMBER", help="Simulated games for each decision; close ones get more.", min=20)
    ] = 240,
    jobs: Jobs = None,
    on: On = "",
    no_color: NoColor = False,
    width: Width = None,
    language: Language = "",
) -> None:
    """Review a recorded game: what each decision cost and why, and how much was luck.

    With --mine, add up your own decisions over many games: by type, phase and money.
    """
    from bigboard.cli.commands.review import review_file
    from bigboard.cli.commands.review_mine import review_mine
    from bigboard.cli.errors import UserError
    from bigboard.cli.language import say, speak
    from bigboard.cli.tui.terminal import Terminal
    from bigboard.coach import Plan

    speak(language)
    plan = Plan(seed, simulations)
    terminal = Terminal(width, not no_color)
    if bool(file) == bool(mine) or (mine and html):
        raise UserError(say("cli-mine-or-record"))
    if mine:
        review_mine(terminal, mine, name, seat, json, plan, jobs, on)
    else:
        review_file(terminal, file, json, html, seat, plan, jobs, on)


@app.command("rules")
def rules_command(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME] [WORD]", help="A word, or an id like ACQ-MRG-3.")
    ] = None,
    no_color: NoColor = False,
    width: Width = None,
    language: Language = "",
) -> None:
    """Show the rulebooks as numbered clauses: one clause, those that contain a word, or all of a game.

    Without a game, a word is looked up in every rulebook.
    """
    import bigboard
    from bigboard.cli.language import speak
    from bigboard.cli.tui.rulebook import show_rules
    from bigboard.cli.tui.terminal import Terminal

    speak(language)
    wanted = list(words or [])
    games = bigboard.game_names()
    if wanted and wanted[0].lower() in games:
        games = [wanted.pop(0).lower()]
    elif not wanted:
        games = games[:1]
    show_rules(Terminal(width, not no_color), games, " ".join(wanted))


@app.command("games")
def games_command(language: Language = "") -> None:
    """List the games: ours, and those that installed packages add."""
    from bigboard.cli.language import can_say, say, speak
    from bigboard.games.manifest import game_of
    from bigboard.games.registry import titles

    speak(language)
    for title in titles().values():
        game, about, name = game_of(title), f"about-{title.name}", f"game-{title.name}"
        players = say("players-from-to", **{"from": game.min_players, "to": game.max_players})
        typer.echo(f"{title.name}: {say(name) if can_say(name) else title.label}, {players}")
        typer.echo(f"    {say(about) if can_say(about) else title.about}")


@app.command("bench")
def bench_command(
    json: Annotated[
        bool, typer.Option("--json", metavar="", help="Print the figures as JSON instead of a table.")
    ] = False,
    seconds: Annotated[float, typer.Option(metavar="SECONDS", help="Seconds per measurement.", min=0.01)] = 1.0,
    game: Annotated[str | None, typer.Option(metavar="NAME", help="Only this game.")] = None,
) -> None:
    """Measure how fast the games run on this machine; needs a checkout of the source code."""
    from bigboard.cli.commands.bench import bench

    raise typer.Exit(bench(json, seconds, game))


app.add_typer(puzzles.app, name="puzzles")
app.add_typer(lesson.app, name="lesson")
app.command("arena")(arena_command)
app.command("evaluate")(evaluate_command)
app.command("leaderboard")(leaderboard_command)
app.command("ladder")(ladder_command)
app.command("simulate")(simulate_command)
app.command("report")(report_command)
app.command("train")(train_command)
app.command("serve")(serve_command)
app.command("bot")(bot_command)
app.command("mcp")(mcp_command)
app.command("keep")(keep_command)
app.command("verify")(verify_command)
app.command("check")(check_command)
app.command("upgrade")(upgrade_command)
app.command("export")(export_command)
app.command("import")(import_command)
app.command("repair")(repair_command)


def run(arguments: Sequence[str] | None = None) -> int:
    """The command; returns its exit code. Mistakes get one sentence on stderr and the code 2."""
    from bigboard.cli.errors import Leave, UserError, explain

    try:
        code = app(args=arguments, prog_name="bigboard", standalone_mode=False)
    except (UserError, typer.BadParameter) as error:
        sentence = error.format_message() if isinstance(error, typer.BadParameter) else str(error)
        print(f"bigboard: {sentence}", file=sys.stderr)
        return 2
    except (Leave, KeyboardInterrupt):
        return 130
    except OSError as error:
        if error.filename is None:
            raise
        print(f"bigboard: {explain(error)}", file=sys.stderr)
        return 2
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        print(f"bigboard: {error.format_message()} `bigboard --help` helps.", file=sys.stderr)
        return 2
    return code if isinstance(code, int) else 0


def main() -> None:
    sys.exit(run())
