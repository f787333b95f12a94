"""A database on the bench: checking it, taking it elsewhere, and mending what can be mended."""

from __future__ import annotations

import base64
import gzip
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, select

from bigboard.room.game_log import GameLog
from bigboard.room.record import TableRecord
from bigboard.server.db.engines import open_engine
from bigboard.server.db.file_lock import lock_beside
from bigboard.server.db.migrate import LAYOUTS, prepare_layout
from bigboard.server.db.schema import PASSING, chats, entries, metadata, seatings, tables
from bigboard.server.db.table_rows import dump, put_seatings
from bigboard.services.stored_table import OtherRules, read_log

FORMAT = 1
CHUNK = 500


class MaintenanceError(ValueError):
    """The reason why a request cannot be carried out."""


@dataclass
class Findings:
    """The findings of a check: the number of tables of each status, and the problems of each table."""

    tables: Counter[str] = field(default_factory=Counter)
    entries: int = 0
    broken: dict[str, str] = field(default_factory=dict)  # table and sentence
    loose: int = 0  # rows of tables that do not exist

    @property
    def sound(self) -> bool:
        return not self.broken and not self.loose


def upgrade(url: str, layout: str = "") -> tuple[str | None, str]:
    """Brings a database to that layout, or to the newest; returns the one of before and the one of now."""
    engine = open_engine(url)
    require_there(engine)
    lock = lock_beside(engine)
    try:
        return prepare_layout(engine, layout), layout or LAYOUTS[-1]
    finally:
        engine.dispose()
        if lock is not None:
            lock.close()


def require_there(engine: Engine) -> None:
    file = engine.url.database
    if engine.dialect.name == "sqlite" and (not file or not Path(file).is_file()):
        raise MaintenanceError(f"There is no database {file}.")


def open_database(url: str, must_exist: bool = True) -> Engine:
    engine = open_engine(url)
    if must_exist:
        require_there(engine)
    prepare_layout(engine)
    return engine


def moment_of(engine: Engine) -> Connection:
    """Yield a connection that sees everything as it is now, whatever others write."""
    if engine.dialect.name == "sqlite":
        connection = engine.connect()
        connection.exec_driver_sql("BEGIN")  # the driver begins a transaction only before it writes
        return connection
    return engine.connect().execution_options(isolation_level="REPEATABLE READ", stream_results=True)


def check(url: str) -> Findings:
    """Read everything and replay every game. A server may be running."""
    engine = open_database(url)
    found = Findings()
    with moment_of(engine) as connection:
        found.entries = connection.execute(select(func.count()).select_from(entries)).scalar_one()
        for table_id, status, document in connection.execute(
            select(tables.c.id, tables.c.status, tables.c.document).order_by(tables.c.id)
        ):
            found.tables[status] += 1
            trouble = trouble_of(connection, table_id, status, document)
            if trouble:
                found.broken[table_id] = trouble
        for other in (entries, chats):
            query = select(func.count()).select_from(other).where(other.c.table_id.not_in(select(tables.c.id)))
            found.loose += connection.execute(query).scalar_one()
    engine.dispose()
    return found


def trouble_of(connection: Connection, table_id: str, status: str, document: str) -> str:
    """Return what is wrong with a table; an empty text if nothing is."""
    try:
        known = json.loads(document)
        logged = logged_of(connection, table_id)
        record, game_log = read_log(known, logged)
    except OtherRules as error:
        return f"It was {error}."
    except Exception as error:
        return f"It cannot be read: {type(error).__name__}: {error}"
    if record.status != status:
        return f"Its row says {status}, its document {record.status}."
    if game_log.over and record.status == "running":
        return "Its game is over, but it is still running."
    if record.status == "finished" and not game_log.over:
        return f"It is finished, but its log ends after entry {game_log.seq}, before the end of the game."
    if record.status == "open" and game_log.seq:
        return "Its game has begun, but it is still open."
    if record.status == "running" and not game_log.seq:
        return "It is running, but its log is empty."
    return ""


def logged_of(connection: Connection, table_id: str) -> list[dict[str, Any]]:
    query = select(entries.c.seq, entries.c.entry).where(entries.c.table_id == table_id).order_by(entries.c.seq)
    found = []
    for place, (seq, text) in enumerate(connection.execute(query), 1):
        if seq != place:
            raise ValueError(f"entry {place} of the log is missing")
        found.append(json.loads(text))
    return found


# Elsewhere: one line for each row, compressed, for any kind of database.


def export(url: str, file: Path) -> int:
    """Write the whole database to a file, as it is at one moment; return the number of rows."""
    engine = open_database(url)
    rows = 0
    draft = file.with_name(f".{file.name}.draft")
    with gzip.open(draft, "wt", encoding="utf-8") as out, moment_of(engine) as connection:
        out.write(dump({"bigboard": FORMAT, "layout": LAYOUTS[-1]}) + "\n")
        for table in metadata.sorted_tables:
            if table not in PASSING:
                for row in connection.execute(select(table)).mappings():
                    out.write(
                        dump({"in": table.name, "row": {name: pack(value) for name, value in row.items()}}) + "\n"
                    )
                    rows += 1
    draft.replace(file)
    engine.dispose()
    return rows


def pack(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def unpack(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value


def import_(url: str, file: Path) -> int:
    """Fills an empty database from such a file, all of it or nothing; returns the number of rows."""
    engine = open_database(url, must_exist=False)
    lock = lock_beside(engine)
    rows = 0
    try:
        with engine.begin() as connection:
            for table in metadata.sorted_tables:
                if table not in PASSING and connection.execute(select(table).limit(1)).first() is not None:
                    raise MaintenanceError(f"The database has {table.name} already: an import needs an empty one.")
            for name, batch in batches(file):
                connection.execute(insert(metadata.tables[name]), batch)
                rows += len(batch)
    finally:
        engine.dispose()
        if lock is not None:
            lock.close()
    return rows


def batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if head.get("bigboard") != FORMAT or head.get("layout") not in LAYOUTS:
                raise MaintenanceError(f"{file} was written by another version: {head}.")
            name, batch = "", list[dict[str, Any]]()
            for line in lines:
                row = json.loads(line)
                if batch and (row["in"] != name or len(batch) == CHUNK):
                    yield name, batch
                    batch = []
                name = row["in"]
                batch.append({column: unpack(value) for column, value in row["row"].items()})
            if batch:
                yield name, batch
    except (OSError, EOFError, ValueError, KeyError, StopIteration, AttributeError) as error:
        if isinstance(error, MaintenanceError):
            raise
        raise MaintenanceError(f"{file} is not a complete export of Big Board: {error}") from None


# Mending.


def repair(url: str, aside: Path) -> list[str]:
    """Mends what can be: rows that contradict their documents, and logs that can be read up to some entry.

    What is cut off goes into a file first. The server has to be stopped. Returns what was done, in sentences.
    """
    engine = open_database(url)
    lock = lock_beside(engine)
    done: list[str] = []
    try:
        with engine.begin() as connection:
            for table_id, status, document in connection.execute(
                select(tables.c.id, tables.c.status, tables.c.document)
            ).all():
                if trouble_of(connection, table_id, status, document):
                    done.append(f"Table {table_id}: {mend(connection, table_id, document, aside)}")
            for other in (entries, chats, seatings):
                gone = connection.execute(delete(other).where(other.c.table_id.not_in(select(tables.c.id)))).rowcount
                if gone:
                    done.append(f"{gone} rows of {other.name} belonged to no table and are deleted.")
    finally:
        engine.dispose()
        if lock is not None:
            lock.close()
    return done


def mend(connection: Connection, table_id: str, document: str, aside: Path) -> str:
    try:
        record = TableRecord.from_json(json.loads(document))
    except Exception:
        return "its document cannot be read, so it stays as it is and set aside."
    rows = connection.execute(
        select(entries.c.seq, entries.c.entry).where(entries.c.table_id == table_id).order_by(entries.c.seq)
    ).all()
    good = readable(record.game, [(row[0], row[1]) for row in rows])
    if rows and good == 0:
        return "its game cannot even begin under these rules, so it stays as it is and set aside."
    cut = rows[good:]
    if cut:
        with aside.open("a", encoding="utf-8") as out:
            out.writelines(dump({"table": table_id, "seq": row[0], "entry": row[1]}) + "\n" for row in cut)
        connection.execute(delete(entries).where(entries.c.table_id == table_id, entries.c.seq >= cut[0][0]))
    game_log = GameLog.load(record.game, [json.loads(row[1]) for row in rows[:good]])
    if game_log.over and game_log.state is not None:
        record.status, record.finished = "finished", game_log.entries[-1].time
        record.result = {"scores": game_log.state.scores(), "winners": game_log.state.winners()}
    elif record.status == "finished":
        record.status = "closed"  # its players have seen the end, and the hands with it
    elif game_log.seq and record.status != "closed":
        record.status = "running"
    record.seq = game_log.seq
    values = {"status": record.status, "public": record.public, "document": dump(record.to_json())}
    connection.execute(tables.update().where(tables.c.id == table_id).values(**values))
    put_seatings(connection, record.to_json())
    return f"{len(cut)} entries that cannot be read were cut off and put aside; it is {record.status}."


def readable(game: str, rows: list[tuple[int, str]]) -> int:
    """Return the number of entries, counted from the first, that can be replayed."""
    game_log = GameLog(game)
    for place, (seq, text) in enumerate(rows):
        try:
            if seq != place + 1:
                return place
            game_log.with_stored(json.loads(text))
        except Exception:
            return place
    return len(rows)
