"""Passkeys, and games on real tables that people write down."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("signed", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_index("evenings_by_person", "evenings", ["person"])


def downgrade() -> None:
    for name in ("evenings", "challenges", "passkeys"):
        op.drop_table(name)
