"""Room for changes from outside the server: a revision of the seats, closed tables, notices."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go to this revision."""
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("closed", sa.Float))
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    """Go back to the first tables."""
    op.drop_table("notices")
    op.drop_column("tables", "closed")
    op.drop_column("tables", "revision")
