"""`bigboard lesson`: collections of positions for teachers, as files and links."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="Lessons of your own: collections of positions with your words, played in the browser.",
    no_args_is_help=True,
    add_completion=False,
)
File = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the collection.")]
EXAMPLE = "acquire players=2 W=1A-3A T=5A,6A hands=4A,9I/7C,8C"


@app.command("new")
def new_command(
    file: File,
    title: Annotated[str, typer.Option(metavar="TEXT", help="Title of the collection.")] = "My lesson",
    position: Annotated[
        list[str] | None,
        typer.Option(metavar="LINE", help="A position in notation; repeat it for more. Default: an example."),
    ] = None,
    question: Annotated[
        list[str] | None, typer.Option(metavar="TEXT", help="Your question about each position, in the same order.")
    ] = None,
) -> None:
    """Write a new collection. Add answers and explanations with a text editor, then run `lesson link`."""
    from bigboard.cli.errors import sentences

    with sentences("server"):
        from bigboard.coach.lessons.collection import FORMAT, check_collection

        lines, asked = position or [EXAMPLE], question or []
        if len(asked) > len(lines):
            raise ValueError("There are more questions than positions.")
        asked += [""] * (len(lines) - len(asked))
        positions = [{"position": line, "question": text} for line, text in zip(lines, asked, strict=True)]
        found = check_collection({"format": FORMAT, "title": title, "positions": positions})
        with file.open("x", encoding="utf-8") as target:  # no file is overwritten
            json.dump(found.to_json(), target, ensure_ascii=False, indent=2)
        typer.echo(f"{file} has {len(found.exercises)} positions.")


@app.command("link")
def link_command(
    file: File,
    server: Annotated[str, typer.Option(metavar="URL", help="The server that plays it.")] = "http://localhost:8000",
) -> None:
    """Check a collection, and print the link that plays it."""
    from bigboard.cli.errors import sentences

    with sentences("server"):
        from bigboard.coach.lessons.collection import read_collection

        typer.echo(f"{server.rstrip('/')}/collection#{read_collection(file.read_text(encoding='utf-8')).word()}")
