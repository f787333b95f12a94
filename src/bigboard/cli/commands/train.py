"""`bigboard train`: a net teaches itself a game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from bigboard.cli.errors import sentences
from bigboard.cli.options import Game, Jobs, On, Options, With, read_options


def train_command(
    game: Game,
    minutes: Annotated[
        float, typer.Option(metavar="NUMBER", help="Total minutes of training, including earlier runs.", min=0.01)
    ] = 60.0,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Output folder; default: training-GAME.")] = None,
    resume: Annotated[bool, typer.Option("--resume", metavar="", help="Continue the run of that folder.")] = False,
    seed: Annotated[int, typer.Option(metavar="NUMBER", help="Random seed.", min=0)] = 1,
    players: Annotated[int, typer.Option(metavar="NUMBER", help="Players at a table.", min=2, max=6)] = 4,
    option: Options = None,
    modules: With = "",
    teacher: Annotated[
        str, typer.Option(metavar="NAME", help="greedy: the net corrects the heuristic; none: train from scratch.")
    ] = "greedy",
    against: Annotated[
        str,
        typer.Option(metavar="NET", help="Train against this bot only: learned, or a weights file."),
    ] = "",
    width: Annotated[
        int,
        typer.Option(
            metavar="NUMBER", help="Hidden layer size; the action head uses four times as many.", min=8, max=1024
        ),
    ] = 128,
    rows: Annotated[int, typer.Option(metavar="NUMBER", help="Number of parallel games.", min=2, max=4096)] = 256,
    decisions: Annotated[
        int, typer.Option(metavar="NUMBER", help="Decisions per iteration.", min=64, max=1_000_000)
    ] = 16_000,
    iterations: Annotated[
        int,
        typer.Option(
            metavar="NUMBER", help="Stop after this many iterations of self-play; -1: when the time is up.", min=-1
        ),
    ] = -1,
    lessons: Annotated[
        int,
        typer.Option(metavar="NUMBER", help="Games that imitate a search first; -1: half of the time.", min=-1),
    ] = -1,
    jobs: Jobs = None,
    on: On = "",
    threads: Annotated[
        int, typer.Option(metavar="NUMBER", help="Threads for the arithmetic; 0: one per core.", min=0)
    ] = 0,
) -> None:
    """Train a net from a search and by self-play, and write a weights file for the bot `learned`.

    Needs the extra `bigboard[train]` (JAX and Optax on the processor, about 100 MB). Ctrl-C keeps what was learned;
    `--resume` continues. `curve.svg` shows the win share against three `greedy` during training.
    """
    if threads:
        os.environ["XLA_FLAGS"] = (
            f"{os.environ.get('XLA_FLAGS', '')} --xla_cpu_multi_thread_eigen={'true' if threads > 1 else 'false'} "
            f"intra_op_parallelism_threads={threads}"
        ).strip()
    with sentences("train"):
        from bigboard.train.learner import Plan
        from bigboard.train.run import train

        if teacher not in ("greedy", "none"):
            raise ValueError(f"There is no teacher {teacher!r}: it is greedy or none.")
        plan = Plan(
            game=game.lower(),
            players=players,
            options=read_options(game, option, modules),
            seed=seed,
            teacher=teacher,
            against=against,
            width=width,
            action_width=4 * width,
            critic_width=max(8, width // 2),
            rows=rows,
            decisions=decisions,
            minibatch=min(2048, decisions),
            lessons=0 if against or teacher == "none" else lessons,
        )
        train(plan, minutes, out or Path(f"training-{game.lower()}"), resume, typer.echo, iterations, jobs, on)
