"""Which layout a database has, and the steps to this program's: Alembic's, run once, by one process at a time.

A database that this program has made or brought up to date is recognised by a single query; Alembic is not even loaded.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

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
    """Takes the steps that are missing, forward or back; returns the layout of before. WrongLayout if it cannot."""
    layout = layout or LAYOUTS[-1]
    if layout not in LAYOUTS:
        raise WrongLayout(f"There is no layout {layout}: they are {', '.join(LAYOUTS)}.")
    with engine.connect() as connection:
        if layout_of(connection) == layout:
            return layout
    from alembic import command, config  # noqa: F401  (before others wait for us)

    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # all steps or none, and nobody else meanwhile
        elif engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        before = layout_of(connection)
        if before != layout:
            migrate(connection, before, layout)
    return before


def migrate(connection: Connection, before: str | None, layout: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if before is not None and layout < before:
        command.downgrade(config, layout)
    else:
        command.upgrade(config, layout)
