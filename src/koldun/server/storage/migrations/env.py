"""Alembic's entry: the connection is handed over by `koldun.server.storage.store`."""

from alembic import context

from koldun.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
