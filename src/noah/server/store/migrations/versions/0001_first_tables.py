"""The first tables: guests, tables, seats and entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Go to this revision."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(400), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_guests_seen", "guests", ["seen"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("next", sa.String(32)),
        sa.Column("due", sa.Float),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_public", "tables", ["public", "status", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32)),
        sa.Column("name", sa.String(400), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("kept", sa.Boolean, nullable=False),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("action", sa.String(80)),
        sa.Column("body", sa.JSON),
        sa.Column("guest", sa.String(32)),
        sa.Column("key", sa.String(64)),
        sa.Column("batch", sa.JSON),
    )


def downgrade() -> None:
    """Go back to an empty database."""
    for table in ("entries", "seats", "tables", "guests"):
        op.drop_table(table)
