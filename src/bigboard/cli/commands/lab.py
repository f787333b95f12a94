"""`bigboard arena`, `bigboard ladder`, `bigboard simulate` and `bigboard report`: bots against bots."""

from __future__ import annotations

import json as json_module
from pathlib import Path
from typing import Annotated

import typer

from bigboard.cli.errors import sentences
from bigboard.cli.options import Game, Jobs, On, Options, With, read_options

Games = Annotated[
    int,
    typer.Option(
        metavar="NUMBER", help="Number of games, rounded up so that each deal is played from every seat.", min=1
    ),
]
Seed = Annotated[str, typer.Option(metavar="SEED", help="The same seed plays the same games again.")]
Limit = Annotated[
    float | None, typer.Option(metavar="SECONDS", help="Time limit per decision; after it, greedy decides.", min=0.001)
]
Strict = Annotated[bool, typer.Option("--strict", metavar="", help="Stop at the first decision a bot fails to make.")]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help="Log file, one line per finished game.")]
Resume = Annotated[bool, typer.Option("--resume", metavar="", help="Resume a run that was stopped.")]
AsJson = Annotated[bool, typer.Option("--json", metavar="", help="Print the result as JSON instead of tables.")]
Csv = Annotated[Path | None, typer.Option(metavar="FILE", help="Also write every seat of every game as CSV.")]
Html = Annotated[Path | None, typer.Option(metavar="FILE", help="Also write a report with plots, in one file.")]
Parquet = Annotated[Path | None, typer.Option(metavar="FILE", help="Also write the same as Parquet.")]


def arena_command(
    game: Game,
    seats: Annotated[
        str, typer.Option(metavar="BOTS", help="For example search,greedy,greedy,greedy or search,greedy*3.")
    ],
    games: Games = 1000,
    seed: Seed = "1",
    option: Options = None,
    modules: With = "",
    jobs: Jobs = None,
    on: On = "",
    limit: Limit = None,
    strict: Strict = False,
    out: Out = None,
    resume: Resume = False,
    json: AsJson = False,
    csv: Csv = None,
    parquet: Parquet = None,
) -> None:
    """Let bots play each other on the same deals from every seat, and show which is stronger and how certain that is.

    A bot is `random`, `greedy`, `search`, a level (`easy` to `expert`), with settings `search:simulations=200`, your
    own class, `my_module:MyBot`, or a program in any language, `'cmd:./mybot'`. Ctrl-C stops; the same command with
    `--resume` continues.
    """
    with sentences("lab"):
        from rich.console import Console

        from bigboard.lab.analysis.export import checked_targets, write_games
        from bigboard.lab.experiments.arena import arena, show
        from bigboard.lab.run.pairings import read_bots

        checked_targets([csv, parquet])
        options = read_options(game, option, modules)
        standings, ending = arena(
            game.lower(), read_bots(seats), games, seed, options, limit, jobs, out, resume, strict, on
        )
        write_games(standings.field, ending.path, csv, parquet)
        if json:
            typer.echo(
                json_module.dumps({**standings.to_json(), "run": ending.to_json()}, indent=2, ensure_ascii=False)
            )
        else:
            show(standings, ending, Console(highlight=False))
        if ending.stopped:
            raise typer.Exit(130)


def ladder_command(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game; default: all games.")] = "",
    quick: Annotated[
        bool, typer.Option("--quick", metavar="", help="A tenth of the games: takes minutes, with wider intervals.")
    ] = False,
    seed: Seed = "1",
    jobs: Jobs = None,
    on: On = "",
    resume: Resume = False,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Only the rows of this bot, such as hard.")] = "",
    results: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write each row to this file of results, with its origin.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Play the ladder of `docs/bots/built-in-bots.md` again: every bot against three of the one below it."""
    with sentences("lab"):
        from rich.console import Console

        from bigboard.lab.experiments.ladder import climb, show

        rungs, stopped = climb(game.lower(), quick, seed, jobs, resume, on, bot, results)
        if json:
            typer.echo(json_module.dumps([rung.to_json() for rung in rungs], indent=2, ensure_ascii=False))
        else:
            show(rungs, Console(highlight=False))
        if stopped:
            raise typer.Exit(130)


def simulate_command(
    game: Game,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="One bot for all seats, or one for each.")] = "greedy",
    players: Annotated[int, typer.Option(metavar="NUMBER", help="Number of players, if one bot plays all seats.")] = 4,
    games: Games = 10_000,
    seed: Seed = "1",
    option: Options = None,
    modules: With = "",
    jobs: Jobs = None,
    on: On = "",
    out: Out = None,
    resume: Resume = False,
    json: AsJson = False,
    csv: Csv = None,
    parquet: Parquet = None,
    decisions: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write every decision of every game, as Parquet or .csv.")
    ] = None,
    corpus: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Also write games and decisions as open data: docs/research/open-data.md."),
    ] = None,
    html: Html = None,
) -> None:
    """Play many games and show statistics: wins by seat, chains, mergers, investors, cards, and money by round."""
    with sentences("lab"):
        from rich.console import Console

        from bigboard.lab.analysis.export import checked_targets, write_corpus, write_games
        from bigboard.lab.analysis.report import write_report
        from bigboard.lab.experiments.simulate import show, simulate
        from bigboard.lab.run.pairings import read_bots

        checked_targets([csv, parquet, decisions, corpus, html])
        seated = read_bots(bots)
        tally, ending = simulate(
            game.lower(),
            seated * players if len(seated) == 1 else seated,
            games,
            seed,
            read_options(game, option, modules),
            jobs,
            out,
            resume,
            on,
        )
        write_games(tally.field, ending.path, csv, parquet, decisions)
        if corpus is not None:
            write_corpus(tally.field, ending.path, corpus)
        if html is not None:
            write_report(html, tally)
        if json:
            typer.echo(json_module.dumps({**tally.to_json(), "run": ending.to_json()}, indent=2, ensure_ascii=False))
        else:
            show(tally, ending, Console(highlight=False))
        if ending.stopped:
            raise typer.Exit(130)


def report_command(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="A log written by `bigboard simulate --out`.")],
    against: Annotated[
        Path | None, typer.Option(metavar="OLD", help="The log of an earlier run to compare with.")
    ] = None,
    html: Html = None,
    json: AsJson = False,
) -> None:
    """Answer a designer's questions: which card is too strong, what a seat is worth, how money is made.

    With `--against`, every row also shows the value of an earlier run and the change: after you changed a data file,
    a module or an option.
    """
    with sentences("lab"):
        from rich.console import Console

        from bigboard.lab.analysis.export import checked_targets
        from bigboard.lab.analysis.findings import answers
        from bigboard.lab.analysis.past_runs import checked_pair, read_tally, show_answers
        from bigboard.lab.analysis.report import write_report

        checked_targets([html])
        tally = read_tally(run)
        before = read_tally(against) if against is not None else None
        checked_pair(tally, before)
        found = answers(tally, before)
        if html is not None:
            write_report(html, tally, before)
        if json:
            typer.echo(json_module.dumps([answer.to_json() for answer in found], indent=2, ensure_ascii=False))
        else:
            show_answers(found, Console(highlight=False))
