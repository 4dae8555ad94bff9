"""What Alembic calls: migrations run on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from trailboss.server.store.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
