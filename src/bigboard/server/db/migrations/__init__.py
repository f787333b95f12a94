"""Steps from one layout of the database to the next, for Alembic: one file each in `versions`."""
