"""The first layout, as version 0.1.0 makes it. It stays as it is: what changes later is a further step."""

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


PERSON, TABLE, HASH, PROCESS = sa.String(32), sa.String(32), sa.String(64), sa.String(16)
OPEN = sa.text("windows > 0")

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
    column("version", sa.Integer),
    column("chats", sa.Integer),
    column("players_since", sa.Float),
    sa.Column("fills", sa.Float),
    column("document", sa.Text),
    sa.Index("tables_by_status", "status", "updated"),
)
table("seatings", key("table_id", TABLE), key("person", PERSON), sa.Index("seatings_by_person", "person"))
table(
    "log",
    key("table_id", TABLE),
    key("seq", sa.Integer()),
    column("next", sa.Integer),
    column("at", sa.Float),
    column("process", PROCESS),
    column("entry", sa.Text),
)
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
table("reminders", key("person", PERSON), column("matches", sa.Boolean), column("document", sa.Text))
table("tries", key("contest", HASH), key("table_id", TABLE), column("person", PERSON), column("created", sa.Float))
table("solvers", key("person", PERSON), column("document", sa.Text))
table(
    "cards",
    key("id", sa.String(16)),
    column("person", PERSON),
    column("table_id", TABLE),
    column("n", sa.Integer),
    column("game", sa.String(40)),
    column("step", sa.Integer),
    column("due", sa.Float),
    column("answers", sa.Integer),
    column("document", sa.Text),
    sa.Index("cards_by_person", "person", "due"),
    sa.Index("cards_by_table", "table_id", "person"),
)
table(
    "judged_games",
    key("person", PERSON),
    key("table_id", TABLE),
    column("engine", sa.Integer),
    column("document", sa.Text),
)
table("verdicts", key("hash", HASH), column("engine", sa.Integer), column("result", sa.Text))
table("training", key("person", PERSON), column("document", sa.Text))
table("answers", key("person", PERSON), column("kinds", sa.Text))
table("contacts", key("person", PERSON), column("since", sa.Float))
table("open_data", key("person", PERSON), column("since", sa.Float))
table(
    "blocks",
    key("person", PERSON),
    key("other", PERSON),
    column("name", sa.Text),
    sa.Index("blocks_by_other", "other"),
)
table(
    "invitations",
    key("table_id", TABLE),
    key("person", PERSON),
    column("host", PERSON),
    column("created", sa.Float),
    sa.Index("invitations_by_person", "person"),
)
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
table(
    "passkeys",
    key("id", sa.String(1400)),
    column("person", PERSON),
    column("public_key", sa.Text),
    column("signed", sa.Integer),
    column("created", sa.Float),
    column("used", sa.Float),
    sa.Index("passkeys_by_person", "person"),
)
table("challenges", key("hash", HASH), column("person", PERSON), column("expires", sa.Float))
table(
    "transcripts",
    key("id", sa.String(32)),
    column("person", PERSON),
    column("updated", sa.Float),
    column("document", sa.Text),
    sa.Index("transcripts_by_person", "person"),
)
table(
    "commitments", key("table_id", TABLE), key("person", PERSON), column("commitment", HASH), sa.Column("value", HASH)
)
table("bot_accounts", key("person", PERSON), column("document", sa.Text), column("until", sa.Float))
table(
    "bot_invitations",
    key("person", PERSON),
    key("table_id", TABLE),
    column("host", sa.Text),
    column("created", sa.Float),
)
table("processes", key("id", PROCESS), column("until", sa.Float))
table(
    "presence",
    key("table_id", TABLE),
    key("person", PERSON),
    key("process", PROCESS),
    column("name", sa.Text),
    column("windows", sa.Integer),
    column("since", sa.Float),
    sa.Index("presence_open", "process", sqlite_where=OPEN, postgresql_where=OPEN),
)
table("rate_limits", key("name", sa.String(32)), key("who", HASH), column("level", sa.Float), column("at", sa.Float))
table("shared", key("name", sa.String(32)), column("value", sa.Text))


def upgrade() -> None:
    metadata.create_all(op.get_bind(), checkfirst=False)


def downgrade() -> None:
    raise ValueError("There is no layout before the first one.")
