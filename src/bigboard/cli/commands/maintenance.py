"""`bigboard verify`, and `check`, `export`, `import`, `repair` for the database of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bigboard.cli.errors import sentences

Database = Annotated[
    str,
    typer.Option(metavar="URL", help="For example sqlite:///games.sqlite; default: in your data folder."),
]
File = Annotated[Path, typer.Argument(metavar="FILE")]


def verify_command(file: File) -> None:
    """Check that no one chose the deal of a recorded game, and that every action in it was legal.

    For a result of `bigboard evaluate --out`: replay every game, measure the luck of some games again, and check that
    all figures follow from the games.
    """
    with sentences("server"):
        from bigboard.lab.experiments.evaluate import is_evaluation, read_result, verify_evaluation
        from bigboard.records.commitments import verify
        from bigboard.records.record import read_record

        if is_evaluation(stored := read_result(file)):
            for sentence in verify_evaluation(stored):
                typer.echo(sentence)
            return
        for sentence in verify(read_record(file)):
            typer.echo(sentence)


def check_command(database: Database = "") -> None:
    """Read a server's whole database, replay every game and report problems. Can run while the server is running."""
    with sentences("server"):
        from bigboard.server.db.maintenance import check

        found = check(url_of(database))
    counted = ", ".join(f"{number} {status}" for status, number in sorted(found.tables.items())) or "none"
    typer.echo(f"Tables: {counted}. Entries of logs: {found.entries}.")
    for table, trouble in found.broken.items():
        typer.echo(f"Table {table}: {trouble}")
    if found.loose:
        typer.echo(f"{found.loose} rows belong to no table.")
    typer.echo("All of it can be read." if found.sound else "`bigboard repair` mends what can be mended.")
    raise typer.Exit(0 if found.sound else 1)


def upgrade_command(
    database: Database = "",
    layout: Annotated[str, typer.Option(metavar="NUMBER", help="An earlier layout, for a rollback.")] = "",
) -> None:
    """Bring a database to this version's layout, or to an earlier one. `bigboard serve` upgrades automatically."""
    with sentences("server"):
        from bigboard.server.db.maintenance import upgrade

        before, after = upgrade(url_of(database), layout)
    typer.echo(f"The database has layout {after}; it had {before or 'none'}.")


def export_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; with --public, a folder.")],
    database: Database = "",
    public: Annotated[
        bool,
        typer.Option("--public", metavar="", help="Write open data: games whose players all agreed, as Parquet."),
    ] = False,
) -> None:
    """Write a server's whole database into one file, for a backup or another kind of database.

    With --public: the finished public games of people who agreed, without names and times, with a data card.
    """
    with sentences("data"):
        from bigboard.server.db.maintenance import export

        if public:
            from bigboard.server.db.open_games import export_public

            games, decisions = export_public(url_of(database), file)
            typer.echo(f"{games} games with {decisions} decisions are in {file}, with a data card.")
            return
        typer.echo(f"{export(url_of(database), file)} rows are in {file}.")


def import_command(file: File, database: Database = "") -> None:
    """Import an exported file into an empty database."""
    with sentences("server"):
        from bigboard.server.db.maintenance import import_

        typer.echo(f"{import_(url_of(database), file)} rows are in the database.")


def repair_command(database: Database = "", aside: Path = Path("bigboard-cut.jsonl")) -> None:
    """Repair a database while its server is stopped. Removed entries are saved to a file first."""
    with sentences("server"):
        from bigboard.server.db.maintenance import repair

        done = repair(url_of(database), aside)
    for sentence in done or ["There was nothing to mend."]:
        typer.echo(sentence)


def url_of(database: str) -> str:
    """The database that is named here, or in the settings, or else the usual one."""
    from bigboard.server.run.serve import chosen_settings

    return chosen_settings(database or None, "", "").database
