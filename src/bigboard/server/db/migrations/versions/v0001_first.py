"""The first layout, as versions before Alembic made it: whatever of it is missing is added.

Those versions added tables as they needed them, so a file of an early one has some of these and lacks others.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

metadata = sa.MetaData()


def table(name: str, *columns: sa.Column[Any] | sa.Index) -> sa.Table:
    return sa.Table(name, metadata, *columns)


def key(name: str, kind: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, primary_key=True, autoincrement=False)


def column(name: str, kind: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False)


PERSON, TABLE, HASH = sa.String(32), sa.String(32), sa.String(64)

version = table("schema_version", sa.Column("version", sa.Integer, primary_key=True))
table("people", key("id", PERSON), column("name", sa.Text), column("created", sa.Float))
table("secrets", key("hash", HASH), column("person", PERSON), column("created", sa.Float))
table("links", key("hash", HASH), column("person", PERSON), column("expires", sa.Float))
table(
    "tables",
    key("id", TABLE),
    column("status", sa.String(16)),
    column("public", sa.Boolean),
    column("created", sa.Float),
    column("updated", sa.Float),
    column("document", sa.Text),
    sa.Index("tables_by_status", "status", "updated"),
)
table("seatings", key("table_id", TABLE), key("person", PERSON), sa.Index("seatings_by_person", "person"))
table("log", key("table_id", TABLE), key("seq", sa.Integer()), column("entry", sa.Text))
table("chat", key("table_id", TABLE), key("n", sa.Integer()), column("line", sa.Text))
table("devices", key("hash", HASH), column("used", sa.Float))
table(
    "replays",
    key("table_id", TABLE),
    key("seat", sa.String(8)),
    column("version", sa.String(32)),
    column("packed", sa.LargeBinary),
)
table(
    "reviews",
    key("table_id", TABLE),
    key("piece", sa.String(32)),
    column("result", sa.Text),
    sa.Index("reviews_by_piece", "piece"),
)
table("reminders", key("person", PERSON), column("document", sa.Text))
table("tries", key("contest", HASH), key("table_id", TABLE), column("person", PERSON), column("created", sa.Float))
table("solvers", key("person", PERSON), column("document", sa.Text))
table("answers", key("person", PERSON), column("kinds", sa.Text))
table(
    "measures",
    key("person", PERSON),
    column("kind", sa.String(16)),
    column("name", sa.Text),
    column("created", sa.Float),
    sa.Column("until", sa.Float),
)
table(
    "reports",
    key("table_id", TABLE),
    key("n", sa.Integer()),
    column("person", PERSON),
    column("name", sa.Text),
    column("text", sa.Text),
    column("created", sa.Float),
    column("times", sa.Integer),
)


def upgrade() -> None:
    connection = op.get_bind()
    metadata.create_all(connection)
    if connection.execute(sa.select(version)).first() is None:
        connection.execute(version.insert().values(version=1))


def downgrade() -> None:
    raise ValueError("There is no layout before the first one.")
