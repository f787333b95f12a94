"""A database of any version before this one is brought up to date when it is opened, and goes on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text
from tests.server.postgres import running_postgres

from bigboard.cli.main import run
from bigboard.server.db.engines import NoDriver, open_engine
from bigboard.server.db.migrate import LAYOUTS, STEPS, WrongLayout, layout_of, prepare_layout
from bigboard.server.db.schema import PASSING, metadata

OLD = sorted((Path(__file__).parent / "layouts").glob("*.sql"))  # each as the version of that commit made it


def old_database(folder: Path, script: Path) -> Engine:
    with sqlite3.connect(folder / "old.sqlite") as database:
        database.executescript(script.read_text())
    database.close()
    return open_engine(f"sqlite:///{folder / 'old.sqlite'}")


def differences(engine: Engine) -> list[object]:
    """Between the database and what the program expects."""
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        return [one for one in compare_metadata(context, metadata) if "alembic_version" not in str(one)]


@pytest.mark.parametrize("script", OLD, ids=lambda path: path.stem)
def test_every_layout_there_ever_was_becomes_this_one_and_keeps_its_rows(script: Path, folder: Path) -> None:
    engine = old_database(folder, script)
    assert prepare_layout(engine) is None
    assert differences(engine) == []
    with engine.connect() as connection:
        assert layout_of(connection) == LAYOUTS[-1]
        assert connection.execute(text("SELECT name FROM people")).scalars().all() == ["Anna"]
        assert connection.execute(text("SELECT count(*) FROM schema_version")).scalar() == 1
    assert prepare_layout(engine) == LAYOUTS[-1]  # there is nothing left to do
    engine.dispose()


def test_the_steps_are_those_that_the_program_knows() -> None:
    steps = [step.revision for step in ScriptDirectory(str(STEPS)).walk_revisions()]
    assert tuple(reversed(steps)) == LAYOUTS


@pytest.fixture(scope="module")
def postgres_engine() -> Iterator[Engine]:
    with running_postgres() as postgres:
        engine = open_engine(postgres.url())
        yield engine
        engine.dispose()


def test_an_empty_postgresql_gets_the_same_layout(postgres_engine: Engine) -> None:
    prepare_layout(postgres_engine)
    assert differences(postgres_engine) == []


def test_a_layout_can_be_taken_back(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = old_database(folder, OLD[-1])
    prepare_layout(engine)
    url = str(engine.url)
    assert run(["upgrade", "--database", url, "--layout", "0001"]) == 0
    assert not set(inspect(engine).get_table_names()) & {table.name for table in PASSING}
    assert run(["upgrade", "--database", url]) == 0
    assert differences(engine) == []
    assert f"layout {LAYOUTS[-1]}" in capsys.readouterr().out
    engine.dispose()


def test_a_newer_database_is_a_sentence(folder: Path) -> None:
    engine = old_database(folder, OLD[-1])
    prepare_layout(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0099'"))
    with pytest.raises(WrongLayout, match=r"layout 0099.*reads up to"):
        prepare_layout(engine)
    engine.dispose()


def test_a_database_of_numbers_before_the_steps_is_refused_too(folder: Path) -> None:
    engine = old_database(folder, OLD[0])
    with engine.begin() as connection:
        connection.execute(text("UPDATE schema_version SET version = 7"))
    with pytest.raises(WrongLayout, match="layout 7"):
        prepare_layout(engine)
    engine.dispose()


def test_without_its_driver_postgresql_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "psycopg", None)
    with pytest.raises(NoDriver, match="pip install"):
        open_engine("postgresql://host/name")
