"""Several processes on one PostgreSQL: ownership of tables, and requests carried between processes."""
