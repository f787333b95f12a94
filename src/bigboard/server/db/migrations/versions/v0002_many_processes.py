"""Several processes and machines on one database: who is alive, who owns which table, brakes and a secret in common."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(16), nullable=False),
    )
    op.create_index("owners_by_process", "owners", ["process"])
    op.create_table(
        "brakes",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("level", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "shared",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("shared", "brakes", "owners", "processes"):
        op.drop_table(name)
