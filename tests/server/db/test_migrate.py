"""A database of an earlier layout is brought up to date when it is opened, and can be taken back.

There is one layout so far. The later ones of these tests are steps in a folder of their own, as a later version of Big
Board will have them.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text
from tests.server.postgres import running_postgres

from bigboard.cli.main import run
from bigboard.server.db import migrate
from bigboard.server.db.engines import NoDriver, open_engine
from bigboard.server.db.migrate import LAYOUTS, STEPS, WrongLayout, layout_of, prepare_layout
from bigboard.server.db.schema import metadata

NEXT_STEP = """
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade():
    op.create_table("clubs", sa.Column("id", sa.String(32), primary_key=True))
    op.add_column("people", sa.Column("club", sa.String(32)))
    op.execute("UPDATE people SET club = 'chess'")


def downgrade():
    with op.batch_alter_table("people") as people:
        people.drop_column("club")
    op.drop_table("clubs")
"""


@pytest.fixture
def engine(folder: Path) -> Iterator[Engine]:
    """A database of the first layout, with a person in it."""
    engine = open_engine(f"sqlite:///{folder / 'old.sqlite'}")
    assert prepare_layout(engine, LAYOUTS[0]) is None
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO people (id, name, created) VALUES ('1', 'Anna', 5.0)"))
    yield engine
    engine.dispose()


@pytest.fixture
def later(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The next step, in a program that has it."""
    steps = folder / "migrations"
    shutil.copytree(STEPS, steps, ignore=shutil.ignore_patterns("__pycache__"))
    step = steps / "versions" / "v0002_clubs.py"
    step.write_text(NEXT_STEP)
    monkeypatch.setattr(migrate, "STEPS", steps)
    monkeypatch.setattr(migrate, "LAYOUTS", ("0001", "0002"))
    return step


def differences(engine: Engine) -> list[object]:
    """Between the database and what the program expects."""
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        return [one for one in compare_metadata(context, metadata) if "alembic_version" not in str(one)]


def layout_now(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return layout_of(connection)


def test_the_first_layout_is_what_the_program_expects(engine: Engine) -> None:
    assert differences(engine) == []
    assert prepare_layout(engine) == layout_now(engine) == LAYOUTS[-1]  # there is nothing left to do


def test_the_steps_are_those_that_the_program_knows() -> None:
    steps = [step.revision for step in ScriptDirectory(str(STEPS)).walk_revisions()]
    assert tuple(reversed(steps)) == LAYOUTS


@pytest.mark.usefixtures("later")
def test_an_earlier_layout_becomes_the_newest_and_keeps_its_rows(engine: Engine) -> None:
    assert prepare_layout(engine) == "0001"
    assert layout_now(engine) == "0002"
    with engine.connect() as connection:
        assert connection.execute(text("SELECT name, club FROM people")).all() == [("Anna", "chess")]
    assert inspect(engine).has_table("clubs")
    assert prepare_layout(engine) == "0002"


@pytest.mark.usefixtures("later")
def test_an_empty_database_takes_all_steps(folder: Path) -> None:
    engine = open_engine(f"sqlite:///{folder / 'new.sqlite'}")
    assert prepare_layout(engine) is None
    assert layout_now(engine) == "0002"
    assert inspect(engine).has_table("clubs")
    engine.dispose()


@pytest.mark.usefixtures("later")
def test_a_layout_can_be_taken_back(engine: Engine, capsys: pytest.CaptureFixture[str]) -> None:
    prepare_layout(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE people SET club = NULL"))
    assert run(["upgrade", "--database", str(engine.url), "--layout", "0001"]) == 0
    assert "The database has layout 0001; it had 0002." in capsys.readouterr().out
    assert differences(engine) == []
    with engine.connect() as connection:
        assert connection.execute(text("SELECT name FROM people")).scalars().all() == ["Anna"]


@pytest.mark.usefixtures("later")
@pytest.mark.parametrize("lost", ["people.club", "clubs.id"])
def test_a_layout_is_not_taken_back_if_that_would_delete_data(engine: Engine, lost: str) -> None:
    prepare_layout(engine)
    with engine.begin() as connection:
        if lost == "clubs.id":
            connection.execute(text("UPDATE people SET club = NULL"))
            connection.execute(text("INSERT INTO clubs (id) VALUES ('chess')"))
    with pytest.raises(WrongLayout, match=rf"Layout 0001 has no place for the data in {lost}\."):
        prepare_layout(engine, "0001")
    assert layout_now(engine) == "0002"
    table, column = lost.split(".")
    with engine.connect() as connection:
        assert connection.execute(text(f"SELECT {column} FROM {table}")).scalars().all() == ["chess"]


def test_a_layout_is_taken_back_if_only_derived_data_is_deleted(engine: Engine, later: Path) -> None:
    later.write_text(f'{NEXT_STEP}\n\nderived = ("people.club",)\n')
    prepare_layout(engine)
    assert prepare_layout(engine, "0001") == "0002"
    assert differences(engine) == []


def test_a_step_that_fails_leaves_the_database_as_it_was(engine: Engine, later: Path) -> None:
    later.write_text(NEXT_STEP.replace("'chess'", "no_such_column"))
    with pytest.raises(Exception, match="no_such_column"):
        prepare_layout(engine)
    assert layout_now(engine) == "0001"
    assert differences(engine) == []


def test_a_newer_database_is_a_sentence(
    engine: Engine, later: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    prepare_layout(engine)
    monkeypatch.setattr(migrate, "LAYOUTS", LAYOUTS)
    with pytest.raises(WrongLayout, match=r"layout 0002.*reads up to 0001"):
        prepare_layout(engine)
    assert run(["upgrade", "--database", str(engine.url), "--layout", "0007"]) != 0
    assert "There is no layout 0007: they are 0001." in capsys.readouterr().err


def test_a_database_that_others_made_is_a_sentence_and_stays_as_it_is(folder: Path) -> None:
    engine = open_engine(f"sqlite:///{folder / 'other.sqlite'}")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE people (surname TEXT)"))
    with pytest.raises(WrongLayout, match="has a table 'people', but no layout of Big Board"):
        prepare_layout(engine)
    assert inspect(engine).get_table_names() == ["people"]
    engine.dispose()


@pytest.fixture(scope="module")
def postgres_engine() -> Iterator[Engine]:
    with running_postgres() as postgres:
        engine = open_engine(postgres.url())
        yield engine
        engine.dispose()


def test_an_empty_postgresql_gets_the_same_layout(postgres_engine: Engine) -> None:
    prepare_layout(postgres_engine)
    assert differences(postgres_engine) == []


def test_without_its_driver_postgresql_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "psycopg", None)
    with pytest.raises(NoDriver, match="pip install"):
        open_engine("postgresql://host/name")
