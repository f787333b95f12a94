"""Options that several commands share, and how their values are read."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from bigboard.cli.errors import UserError
from bigboard.cli.language import say
from bigboard.i18n import LANGUAGES

Game = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as acquire; `bigboard games` lists them.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A rule option; may be repeated.")
]
With = Annotated[
    str, typer.Option("--with", metavar="MODULES", help="Modules to play with, such as bonds,dice, or all.")
]
Jobs = Annotated[int | None, typer.Option(metavar="NUMBER", help="Number of processes; default: all cores.", min=0)]
On = Annotated[
    str, typer.Option(metavar="CLUSTER", help="Run on a Ray cluster: ray, or ray://HOST:10001; default: this machine.")
]
NoColor = Annotated[
    bool, typer.Option("--no-color", metavar="", help="Letters only, no colors (NO_COLOR does the same).")
]
Width = Annotated[
    int | None, typer.Option(metavar="COLUMNS", help="Columns to use; default: the terminal's width.", min=40)
]
Language = Annotated[
    str,
    typer.Option(metavar="CODE", help=f"One of {', '.join(LANGUAGES)}; default: BIGBOARD_LANGUAGE or the system's."),
]


def read_option(text: str) -> tuple[str, Any]:
    """Return the name and value of an option as typed, name=value; the game checks both."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise UserError(say("cli-bad-option", option=text))
    words: dict[str, Any] = {"true": True, "yes": True, "false": False, "no": False}
    if value.lower() in words:
        return name, words[value.lower()]
    return name, int(value) if value.isascii() and value.isdigit() and len(value) < 10 else value


def read_options(game: str, option: list[str] | None, modules: str) -> dict[str, Any]:
    """Return the options of a deal from --option and --with."""
    from bigboard.lab.run.pairings import with_modules

    options = dict(read_option(text) for text in option or [])
    return with_modules(game.lower(), options, [name.strip() for name in modules.split(",") if name.strip()])
