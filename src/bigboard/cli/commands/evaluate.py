"""`bigboard evaluate`: bots compared with the luck taken out."""

from __future__ import annotations

import json as json_module
from pathlib import Path
from typing import Annotated

import typer

from bigboard.cli.commands.lab import AsJson, Games, Limit, Resume, Seed, Strict
from bigboard.cli.errors import sentences
from bigboard.cli.options import Game, Jobs, On, Options, With, read_options


def evaluate_command(
    game: Game,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT BOT…", help="The bots to compare, such as: medium easy 'cmd:./mybot'.")
    ],
    games: Games = 100,
    players: Annotated[
        int | None,
        typer.Option(metavar="NUMBER", help="Seats at the table, filled with the bots in turn; default: one each."),
    ] = None,
    seed: Seed = "1",
    option: Options = None,
    modules: With = "",
    jobs: Jobs = None,
    on: On = "",
    limit: Limit = None,
    strict: Strict = False,
    redraws: Annotated[
        int,
        typer.Option(metavar="NUMBER", help="Samples per random event to measure luck; 0 measures none.", min=0),
    ] = 24,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the whole result to this file, for `bigboard verify`.")
    ] = None,
    resume: Resume = False,
    json: AsJson = False,
) -> None:
    """Compare bots on the same deals from every seat, with luck taken out of the results.

    A luck-adjusted result has the same mean as the plain one and varies less, so fewer games are enough to tell two
    bots apart. The result says how many. `--out` writes every game and all figures into one file, which
    `bigboard verify` checks.
    """
    with sentences("lab"):
        from rich.console import Console

        from bigboard.lab.analysis.export import checked_targets
        from bigboard.lab.experiments.evaluate import evaluate, result_file, show
        from bigboard.lab.run.pairings import read_bots

        checked_targets([out])
        seated = [bot for text in bots for bot in read_bots(text)]
        options = read_options(game, option, modules)
        found, ending = evaluate(
            game.lower(), seated, games, players, seed, options, limit, jobs, None, resume, strict, on, redraws
        )
        stored = result_file(found, redraws)
        if out is not None:
            out.write_text(json_module.dumps(stored, ensure_ascii=False) + "\n", encoding="utf-8")
        if json:
            typer.echo(json_module.dumps({**stored, "games": len(stored["games"])}, indent=2, ensure_ascii=False))
        else:
            show(found, ending, Console(highlight=False))
        if ending.stopped:
            raise typer.Exit(130)


def leaderboard_command(
    results: Annotated[list[Path], typer.Argument(metavar="RESULT…", help="Files of `bigboard evaluate --out`.")],
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the page to this file: HTML, or Markdown if it ends in .md."),
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", metavar="", help="Trust the files and do not replay the games.")
    ] = False,
) -> None:
    """Make a leaderboard from evaluation results, with a table for each game.

    Every result is verified first, as `bigboard verify` does: a changed number is named and nothing is written.
    """
    with sentences("lab"):
        from bigboard.lab.analysis.export import checked_targets
        from bigboard.lab.analysis.leaderboard import leaderboard_html, leaderboard_markdown, leaderboard_tables
        from bigboard.lab.experiments.evaluate import is_evaluation, read_result, verify_evaluation

        checked_targets([out])
        stored = []
        for file in results:
            if not file.is_file():
                raise ValueError(f"There is no file {file}.")
            result = read_result(file)
            if not is_evaluation(result):
                raise ValueError(f"{file} is not a result of `bigboard evaluate --out`.")
            try:
                if not quick:
                    list(verify_evaluation(result))
            except ValueError as error:
                raise ValueError(f"{file}: {error}") from None
            stored.append(result)
        tables = leaderboard_tables(stored)
        if out is None:
            typer.echo(leaderboard_markdown(tables))
        else:
            page = leaderboard_markdown(tables) + "\n" if out.suffix == ".md" else leaderboard_html(tables)
            out.write_text(page, encoding="utf-8")
