"""Alembic's entry point: run the steps on the connection that `server.db.migrate` has opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
