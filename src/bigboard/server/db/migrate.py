"""Detection and migration of a database's layout: Alembic's steps, run once, by one process at a time.

A database that this program has made or brought up to date is recognized by a single query; Alembic is not even loaded.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, literal, select, text
from sqlalchemy import column as sql_column
from sqlalchemy import table as sql_table

from bigboard.server.db.schema import metadata

LAYOUTS = ("0001",)  # all there ever were; tests compare them with the files
STEPS = Path(__file__).parent / "migrations"
LOCK = 0x626967626F617264  # of the database, while steps are taken: "bigboard"


class WrongLayout(ValueError):
    """The database is of another version of Big Board, and what to do about it."""


def layout_of(connection: Connection) -> str | None:
    """The layout's number; None for an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        taken = sorted(set(inspect(connection).get_table_names()) & set(metadata.tables))
        if taken:
            raise WrongLayout(
                f"The database has a table {taken[0]!r}, but no layout of Big Board: another program made it, or a "
                "version before 0.1.0. Give Big Board a database of its own."
            )
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found is not None and found not in LAYOUTS:
        raise newer(found)
    return found


def newer(found: str) -> WrongLayout:
    return WrongLayout(
        f"The database has layout {found}, and this version of Big Board reads up to {LAYOUTS[-1]}. "
        "Install the version that wrote it, or have that one take it back: bigboard upgrade --layout."
    )


def prepare_layout(engine: Engine, layout: str = "") -> str | None:
    """Run the missing steps, forward or back; return the previous layout. Raise WrongLayout if it cannot."""
    layout = layout or LAYOUTS[-1]
    if layout not in LAYOUTS:
        raise WrongLayout(f"There is no layout {layout}: they are {', '.join(LAYOUTS)}.")
    with engine.connect() as connection:
        if layout_of(connection) == layout:
            return layout
    from alembic import command, config  # noqa: F401  (before others wait for us)

    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # all steps or none, and no other writer
        elif engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        before = layout_of(connection)
        if before != layout:
            migrate(connection, before, layout)
    return before


def migrate(connection: Connection, before: str | None, layout: str) -> None:
    """Take the steps to a layout. A step back that would delete data is refused.

    A step names columns that can be computed again in `derived`, as "table.column": these may be deleted.
    """
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if before is None or layout > before:
        command.upgrade(config, layout)
        return
    trial = connection.begin_nested()
    known = columns_of(connection)
    command.downgrade(config, layout)
    gone = known - columns_of(connection)
    trial.rollback()
    steps = ScriptDirectory.from_config(config).iterate_revisions(before, layout)
    derived = {column for step in steps for column in getattr(step.module, "derived", ())}
    lost = [f"{table}.{column}" for table, column in sorted(gone) if has_data(connection, table, column)]
    if set(lost) - derived:
        raise WrongLayout(
            f"Layout {layout} has no place for the data in {', '.join(sorted(set(lost) - derived))}. "
            "To go back without it, restore an export of the older version."
        )
    command.downgrade(config, layout)


def columns_of(connection: Connection) -> set[tuple[str, str]]:
    found = inspect(connection)
    return {(table, column["name"]) for table in found.get_table_names() for column in found.get_columns(table)}


def has_data(connection: Connection, table: str, column: str) -> bool:
    query = select(literal(1)).select_from(sql_table(table, sql_column(column)))
    return connection.execute(query.where(sql_column(column).is_not(None)).limit(1)).first() is not None
