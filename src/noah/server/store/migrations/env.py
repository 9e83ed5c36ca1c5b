"""Alembic's entry: runs the migrations on the connection that ``noah.server.store.database`` passes."""

from alembic import context

from noah.server.store.schema import metadata

connection = context.config.attributes["connection"]
# SQLite can alter a table only by making it anew.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
