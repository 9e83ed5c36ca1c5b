"""The tables of the database. Migrations make them; a test compares the two."""

import sqlalchemy as sa

metadata = sa.MetaData()

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(400), nullable=False),
    # The token itself is nowhere: whoever reads the database cannot act as a guest.
    sa.Column("token_hash", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("seen", sa.Float, nullable=False, index=True),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("host", sa.Integer, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    # The rematch, once somebody has asked for it.
    sa.Column("next", sa.String(32)),
    # When the table moves by itself: a bot's turn. Swept at start and every second.
    sa.Column("due", sa.Float, index=True),
    # How often seats, host or rematch have changed: two who change them at once do not undo each other's change.
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
    # When the host closed it: then it is no table any more, and only its log stays.
    sa.Column("closed", sa.Float),
    sa.Index("ix_tables_public", "public", "status", "created"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(32), index=True),
    sa.Column("name", sa.String(400), nullable=False),
    sa.Column("bot", sa.String(40)),
    sa.Column("kept", sa.Boolean, nullable=False),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    # Two writers of the same version: the second gets a conflict, not a corrupted game.
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("by", sa.String(8), nullable=False),
    sa.Column("action", sa.String(80)),
    sa.Column("body", sa.JSON),
    # Of a person's batch, on its first entry: who sent it, under which key, and what it was.
    sa.Column("guest", sa.String(32)),
    sa.Column("key", sa.String(64)),
    sa.Column("batch", sa.JSON),
)

# Tables that something else than the server has changed: the server reads them again.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sqlite_autoincrement=True,
)
