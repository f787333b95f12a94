"""A database that hangs: its line stays open, and nothing comes over it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError, ProgrammingError
from tests.server.cuttable_wire import Wire
from tests.server.db.test_store import document
from tests.server.postgres import Postgres

from bigboard.schemas.errors import Refused
from bigboard.server.db import engines, writer
from bigboard.server.db.engines import is_lost, open_engine
from bigboard.server.db.store import Store


@pytest.fixture
def wire(postgres: Postgres) -> Iterator[Wire]:
    made = Wire(postgres.port)
    yield made
    made.close()


def test_a_line_that_goes_silent_in_the_middle_is_given_up(
    postgres: Postgres, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "ANSWER_S", 0.3)
    engine = open_engine(postgres.url(port=wire.port), serving=True)
    with engine.connect() as waiting, engine.connect() as other:
        for line in (waiting, other):
            line.execute(text("SELECT 1"))
        wire.hush()
        with pytest.raises(OperationalError, match=r"not answered for 0\.3 s") as raised:
            waiting.execute(text("SELECT 1"))
        assert is_lost(raised.value)
        with pytest.raises(OperationalError, match="not answered"):
            other.commit()
    with engine.connect() as fresh:  # and none of the lines that were open is used again
        assert fresh.execute(text("SELECT 2")).scalar() == 2
    engine.dispose()


def test_a_slow_answer_is_waited_for(postgres: Postgres, wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "ANSWER_S", 60.0)
    engine = open_engine(postgres.url(port=wire.port), serving=True)
    with engine.connect() as line:
        assert line.execute(text("SELECT 3 FROM pg_sleep(1)")).scalar() == 3
    engine.dispose()


def test_what_is_written_meanwhile_goes_over_a_new_line(
    postgres: Postgres, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "ANSWER_S", 0.3)
    postgres.new_database("silent")
    kept = Store(postgres.url("silent", wire.port))

    async def scenario() -> None:
        await kept.add_table(document("t"))
        wire.hush()
        await asyncio.gather(*(kept.add_table(document(f"t{n}")) for n in range(20)))
        assert await kept.load_table("t19") is not None

    asyncio.run(scenario())
    kept.close()


def test_in_an_outage_no_one_waits_for_all_who_came_before(
    postgres: Postgres, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each would wait until the database is back, one after the other: the last of many for hours."""
    waited: list[float] = []
    monkeypatch.setattr(writer, "OUTAGE_S", 0.5)
    monkeypatch.setattr(writer, "STILL_S", 600.0)
    monkeypatch.setattr(time, "sleep", waited.append)
    postgres.new_database("away")
    kept = Store(postgres.url("away", wire.port))

    async def scenario() -> None:
        await kept.add_table(document("t"))
        wire.cut()
        first = await asyncio.gather(*(kept.add_table(document(f"t{n}")) for n in range(20)), return_exceptions=True)
        assert {type(error) for error in first} == {Refused}
        waited.clear()
        later = await asyncio.gather(*(kept.add_table(document(f"t{n}")) for n in range(20)), return_exceptions=True)
        assert {type(error) for error in later} == {Refused}
        assert not waited
        wire.mend()
        kept.writer.gave_up = float("-inf")
        await kept.add_table(document("t20"))

    asyncio.run(scenario())
    kept.close()


def test_an_error_of_the_database_names_no_values(postgres: Postgres) -> None:
    """Deals, hands and secrets are among them, and errors go to the log."""
    engine = open_engine(postgres.url(), serving=True)
    with engine.connect() as line, pytest.raises(ProgrammingError) as raised:
        line.execute(text("INSERT INTO nowhere VALUES (:deal)"), {"deal": "the whole deck"})
    assert "the whole deck" not in str(raised.value)
    engine.dispose()
